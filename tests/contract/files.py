"""Files to be tampered with."""

from ludotheque.contract.seal import is_mark, open_sheet, sealed


def resealed(text, change):
    """What somebody without a key can do: change lines of a file, then make the chain anew. Digests stay."""
    sheet = open_sheet(text)
    head, body = [line.text for line in sheet.head], [line.text for line in sheet.body]
    moves = [line.text for line in sheet.body if not is_mark(line)]
    states = {int(line.split()[1]): line.split()[2] for line in body if line.startswith("#")}
    parts = {"head": head, "moves": moves, "states": states, "ending": sheet.ending.text}
    change(parts)
    return sealed(*parts.values())


def with_line(find, *put):
    """A change of the head: its first line that starts so replaced, or some added at its end."""

    def change(parts):
        head = parts["head"]
        at = next((n for n, line in enumerate(head) if line.startswith(find)), len(head)) if find else len(head)
        head[at : at + 1] = put

    return change


def older(text):
    """The same game in the format before, which has no chain."""
    lines = ["ludo 1", *text.split("\n")[1:]]
    lines = [" ".join(line.split()[:3]) if line.startswith("# ") else line for line in lines]
    return "\n".join(line for line in lines if not line.startswith(("seal ", "signed ")))
