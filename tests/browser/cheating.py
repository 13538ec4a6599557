"""A house that cheats with its dice, at each table in the way that its opener's name says."""

import secrets
from contextlib import contextmanager

from msgspec.structs import replace

from ludotheque.contract import Match
from ludotheque.table import acting, driver, fairness, house, loading
from ludotheque.table.entries import Joined, Played, Stirred
from ludotheque.table.playing import throw as throw_honestly
from ludotheque.table.table import Table
from ludotheque.web import app
from ludotheque.web.serve import serve
from tests.web.servers import running

from .visitors import UNHURRIED

LOADED = "loaded"  # a tag of matches with loaded dice
fair_odds = Match.odds


def loaded_odds(match):
    """Everything on the first outcome."""
    odds = fair_odds(match)
    return [1000 * odds[0], *odds[1:]] if LOADED in match.tags else odds


class CheatingTable(Table):
    def __init__(self, id, opened):
        super().__init__(id, opened)
        if LOADED in opened.tags:
            self.match.tags[LOADED] = "yes"

    @property
    def cheat(self):
        people = self.company.people
        return people[0].name if people else ""

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
    thrown = throw_honestly(table, secret)
    if table.cheat != "changed outcome":
        return thrown
    others = [text for text in table.match.moves() if text != thrown.text]
    return Played(thrown.seat, (others or [thrown.text])[0])


def crooked(table):
    """The table as a cheat lays it."""
    opened, *others = (logged.entry for logged in table.history)
    if table.cheat == "no commitment":
        opened = replace(opened, commitment="")
    if table.cheat == "changed weights":
        opened = replace(opened, tags={LOADED: "yes"})
    if table.cheat == "invented entropy" and opened.root != table.id:
        others = [replace(one, entropy=secrets.token_hex(16)) if isinstance(one, Joined) else one for one in others]
    return loading.fold(table.id, [opened, *others])


class CheatingHouse(house.House):
    async def create(self, table, secret):
        await super().create(crooked(table) if table.cheat else table, secret)

    async def append(self, live, added):
        """A secret chosen when the entropy is known, and committed to only now."""
        seq = await super().append(live, added)
        is_stirred = any(isinstance(entry, Stirred) for entry in added)
        if is_stirred and live.table.cheat in ("late secret", "swapped commitment"):
            live.secret = fairness.new_secret()
            if live.table.cheat == "late secret":
                self.commit_again(live)
        return seq

    def commit_again(self, live):
        live.table.opened = replace(live.table.opened, commitment=fairness.commitment(live.secret))
        live.table.views.forget_table()


class CheatingDriver(house.Driver):
    async def entries_of(self, live, step):
        if step == "reveal" and live.table.cheat == "swapped commitment":
            self.house.commit_again(live)
        return await super().entries_of(live, step)


def serve_cheating(settings, host, port):
    Match.odds = loaded_odds
    loading.Table, house.Driver, app.House = CheatingTable, CheatingDriver, CheatingHouse
    acting.throw = driver.throw = throw
    serve(settings, host, port)


@contextmanager
def cheating():
    with running(target=serve_cheating, **UNHURRIED) as server:
        yield server
