"""A house that cheats with its dice, at each table in the way that its opener's name says."""

import secrets
from contextlib import contextmanager

from msgspec.structs import replace

from ludotheque.contract import Match
from ludotheque.table import acting, actions, driver, fairness, house, loading, opening, playing, visit
from ludotheque.table.entries import Played
from ludotheque.table.table import Table
from ludotheque.web.serve import serve
from tests.web.servers import running

from .visitors import UNHURRIED

LOADED = "loaded"  # a tag of matches with loaded dice
fair_outcomes = Match.outcomes


def loaded_outcomes(match):
    """Everything on the first outcome."""
    outcomes, odds = fair_outcomes(match)
    return outcomes, [1000 * odds[0], *odds[1:]] if LOADED in match.tags else odds


class CheatingTable(Table):
    def __init__(self, id, opened):
        super().__init__(id, opened)
        if LOADED in opened.tags:
            self.match.tags[LOADED] = "yes"

    @property
    def cheat(self):
        return self.company.people[0].name if self.company.people else ""

    @property
    def entropies(self):
        """Once everybody has stirred: what the dice are really made with."""
        honest = super().entropies
        if self.state == "open":
            return honest
        crooked = {
            "dropped entropy": honest[1:],
            "replaced entropy": ("ee" * 16, *honest[1:]),
            "reordered joins": honest[::-1],
        }
        return crooked.get(self.cheat, honest)


def throw(table, secret):
    """Another outcome than the one that was drawn."""
    thrown = playing.throw(table, secret)
    if table.cheat != "changed outcome":
        return thrown
    others = [text for text in table.match.moves() if text != thrown.text]
    return Played(thrown.seat, (others or [thrown.text])[0])


async def create(house, id, secret, log, source="", create=opening.create):
    opened, *people = log
    if people[0].name == "no commitment":
        opened = replace(opened, commitment="")
    if people[0].name == "invented entropy" and opened.root != id:
        people = [replace(joined, entropy=secrets.token_hex(16)) for joined in people]
    if people[0].name == "changed weights":
        opened = replace(opened, tags={LOADED: "yes"})
    await create(house, id, secret, [opened, *people], source)


async def act(house, id, person, action, address="", act=acting.act):
    """A secret chosen when the entropy is known, and committed to only now."""
    done = await act(house, id, person, action, address)
    live = await house.live(id)
    if isinstance(action, actions.Stir) and live.table.cheat in ("late secret", "swapped commitment"):
        live.secret = fairness.new_secret()
        if live.table.cheat == "late secret":
            commit_again(live)
    return done


def commit_again(live):
    live.table.opened = replace(live.table.opened, commitment=fairness.commitment(live.secret))
    live.table.views.forget_table()


class CheatingDriver(driver.Driver):
    async def entries_of(self, live, step):
        if step == "reveal" and live.table.cheat == "swapped commitment":
            commit_again(live)
        return await super().entries_of(live, step)


def serve_cheating(settings, host, port):
    Match.outcomes = loaded_outcomes
    loading.Table, house.Driver, opening.create, visit.act = CheatingTable, CheatingDriver, create, act
    acting.thrown = driver.thrown = lambda table, secret, **_: [throw(table, secret)]
    serve(settings, host, port)


@contextmanager
def cheating():
    with running(target=serve_cheating, **UNHURRIED) as server:
        yield server
