"""What holds for every game."""

from collections.abc import Callable

from ...contract import Game
from ..kit import Kit
from . import records, rules, screens, secrecy

Law = Callable[[Kit], None]

LAWS: tuple[Law, ...] = (
    rules.games_end,
    rules.moves_are_ascending,
    rules.why_not_agrees,
    rules.texts_are_one_to_one,
    rules.odds_are_weights,
    rules.undo_restores,
    rules.drawings_are_whole,
    rules.positions_are_sound,
    rules.only_draws_use_the_seed,
    secrecy.secrets_are_owned_up_to,
    screens.offers_are_moves,
    screens.changes_make_the_frame,
    screens.odd_touches_mean_nothing,
    screens.pieces_keep_their_ids,
    screens.everything_can_be_said,
    screens.prompts_speak_to_who_reads,
    screens.every_clause_can_be_told,
    screens.languages_say_the_same,
    screens.scores_are_reckoned,
    screens.the_guide_is_true,
    screens.the_lesson_can_be_learnt,
    screens.pictures_show_no_more_than_a_spectator_sees,
    records.files_are_whole,
    records.replays_are_the_same_elsewhere,
    records.interpreted_draws_are_the_same,
    records.every_clause_comes_into_play,
    records.every_clause_is_tested_by_name,
    records.every_ending_has_a_golden_game,
    records.goldens_are_written_as_we_write,
    records.counts_are_pinned,
)
LAWS_OF_SUMS: tuple[Law, ...] = (rules.scores_add_up,)
LAWS_OF_THINGS: tuple[Law, ...] = (rules.nothing_is_lost,)
LAWS_OF_SECRETS: tuple[Law, ...] = (
    secrecy.views_are_blind,
    secrecy.unseen_outcomes_stay_unseen,
    secrecy.unseen_outcomes_tell_nothing,
    secrecy.imagined_worlds_fit,
    secrecy.moves_fit_imagined_worlds,
)


def laws_for(game: Game) -> list[Law]:
    """Those that say something about a game: a law that holds for want of anything to look at is left out."""
    laws = [*LAWS]
    if game.score_sum is not None:
        laws += LAWS_OF_SUMS
    if game.conserved:
        laws += LAWS_OF_THINGS
    if game.has_secrets:
        from .peeking import LAWS_OF_THE_WIRE

        laws += [*LAWS_OF_SECRETS, *LAWS_OF_THE_WIRE]
    return laws
