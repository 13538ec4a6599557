"""What can be found out about a game file: what is right, what could not be checked, what is wrong."""

from typing import Any, Literal, NamedTuple

from ..contract import BadGameFile, Match, Provenance
from ..contract.seal import FORMAT
from .fairness import check_dice

State = Literal["right", "unchecked", "wrong"]
VERDICTS: dict[State, str] = {
    "right": "All is well.",
    "unchecked": "Nothing is wrong, as far as it could be checked.",
    "wrong": "Do not trust this file.",
}


class Finding(NamedTuple):
    about: str
    state: State
    words: str


class Verdict(NamedTuple):
    about: str
    findings: list[Finding]

    @classmethod
    def of(cls, wrong: BadGameFile) -> "Verdict":
        """About a file that cannot even be read."""
        return cls("", [Finding("file", "wrong", str(wrong))])

    @property
    def state(self) -> State:
        return max((finding.state for finding in self.findings), key=list(VERDICTS).index)

    @property
    def wrong(self) -> list[str]:
        return [finding.words for finding in self.findings if finding.state == "wrong"]

    def lines(self) -> list[str]:
        found = [f"{about:9}  {state:9}  {words}" for about, state, words in self.findings]
        return [self.about, *found, VERDICTS[self.state]]

    def as_dict(self) -> dict[str, Any]:
        found = [finding._asdict() for finding in self.findings]
        return {"verdict": self.state, "about": self.about, "findings": found}


def examine(match: Match, house: str = "", saw: str = "", sent: str = "", parts: str = "") -> Verdict:
    """Everything about a match that was read from a file; with the key of a house, that house must have signed it.

    `saw`, `sent` and `parts` are the commitment and the entropies that somebody who was there has kept.
    """
    assert match.provenance, "it was not read from a file"
    said = match.provenance
    given_up = f"given up by seat {match.tags['resigned']}" if "resigned" in match.tags else "unfinished"
    ending = f"ended by {match.ended_by}, scores {match.scores}" if match.ended_by else given_up
    return Verdict(
        f"{match.game.name}, {len(match.log)} lines of play, {ending}.",
        [
            Finding("moves", "right", "every one is legal and in turn, and they lead to the result."),
            about_digests(said),
            about_chain(said),
            *about_dice(match, saw, sent, parts),
            about_signature(said, house),
            about_rules(match, said),
            *about_notes(match),
        ],
    )


def about_digests(said: Provenance) -> Finding:
    if said.untold:
        return Finding("digests", "unchecked", f"{said.untold} of the state are not told, {said.digests} fit.")
    return Finding("digests", "right", f"{said.digests} of the state fit.")


def about_chain(said: Provenance) -> Finding:
    if said.format != FORMAT:
        return Finding("chain", "unchecked", f"the file is of format {said.format}, without a seal: it may be altered.")
    return Finding("chain", "right", f"no line has changed since it was sealed as {said.seal}.")


def about_dice(match: Match, saw: str, sent: str, parts: str) -> list[Finding]:
    try:
        checked, unchecked = check_dice(match, saw, sent, parts)
    except BadGameFile as wrong:
        return [Finding("dice", "wrong", str(wrong))]
    right = [Finding("dice", "right", words) for words in checked]
    return right + [Finding("dice", "unchecked", words) for words in unchecked]


def about_signature(said: Provenance, house: str) -> Finding:
    if house and said.key != house:
        by = f"it is signed by {said.key}" if said.key else "nobody has signed it"
        return Finding("signature", "wrong", f"{by}, not by the house {house}.")
    if not said.key:
        return Finding("signature", "unchecked", "nobody has signed it: whoever altered it could have sealed it again.")
    if not house:
        return Finding("signature", "unchecked", f"it is that of {said.key}: is this the key on the house's page?")
    return Finding("signature", "right", f"it is that of the house {house}.")


def about_rules(match: Match, said: Provenance) -> Finding:
    name, version = match.game.name, match.game.version
    if said.rules == version:
        return Finding("rules", "right", f"version {version} of {name}, as it is played here.")
    return Finding("rules", "right", f"version {said.rules} of {name}; all of it holds by version {version} too.")


def about_notes(match: Match) -> list[Finding]:
    words = f"{', '.join(match.notes)}: sealed with the rest, but anybody's words."
    return [Finding("notes", "unchecked", words)] if match.notes else []
