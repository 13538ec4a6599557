"""The kernels that are called from outside, and what each of them takes: by this list a library of compiled code is
made, and its functions are called."""

RECORD, NUMBER = "s", "n"
ROW, GRID, WORDS, FLOATS, FLOAT_GRID, FLOAT_BLOCK = "q", "qq", "i", "d", "dd", "ddd"  # by format and dimensions

Kinds = tuple[str, ...]

RULES: dict[str, Kinds] = {
    "begin": (RECORD, NUMBER, ROW),
    "moves": (RECORD, ROW),
    "play": (RECORD, NUMBER, GRID),
    "why_not": (RECORD, NUMBER),
    "scores": (RECORD, ROW),
    "odds": (RECORD, ROW),
    "seen_by": (RECORD,),
    "hide": (RECORD, NUMBER),
    "imagine": (RECORD, NUMBER, ROW),
}
HINTS: dict[str, Kinds] = {
    "first_priors": (RECORD, ROW, NUMBER, ROW),
    "chosen": (RECORD, NUMBER, ROW, ROW),
}
SEARCH: dict[str, Kinds] = {
    "think": (
        *(RECORD, WORDS, WORDS, NUMBER, NUMBER, GRID, FLOAT_GRID, ROW, ROW, ROW),
        *(ROW, ROW, ROW, ROW, ROW, ROW, GRID),
    )
}
PLAYING_ON: dict[str, Kinds] = {"play_on": (RECORD, WORDS, WORDS, NUMBER, NUMBER, NUMBER, ROW, ROW, FLOATS, ROW, GRID)}
ROLLOUT: dict[str, Kinds] = {
    "play_many": (
        *(RECORD, WORDS, WORDS, NUMBER, NUMBER, NUMBER, NUMBER, ROW, ROW, ROW),
        *(GRID, ROW, ROW, ROW),
    )
}
