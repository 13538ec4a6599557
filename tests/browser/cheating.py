"""A house that cheats with its dice, at each table in the way that its opener's name says."""

import secrets
from contextlib import contextmanager

from msgspec.structs import replace

from ludotheque.contract import Match
from ludotheque.table import actions, fairness, house, loading
from ludotheque.table.entries import Played
from ludotheque.table.table import Table
from ludotheque.web import app
from ludotheque.web.serve import serve
from tests.web.servers import running

LOADED = "loaded"  # a tag of matches with loaded dice
fair_odds = Match.odds


def loaded_odds(match):
    """Everything on the first outcome."""
    odds = fair_odds(match)
    return [1000 * odds[0], *odds[1:]] if LOADED in match.tags else odds


class CheatingTable(Table):
    @property
    def cheat(self):
        return self.people[0].name if self.people else ""

    def first_position(self):
        match = super().first_position()
        if LOADED in self.opened.tags:
            match.tags[LOADED] = "yes"
        return match

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

    def throw(self, secret):
        """Another outcome than the one that was drawn."""
        thrown = super().throw(secret)
        if self.cheat != "changed outcome":
            return thrown
        others = [text for text in self.match.moves() if text != thrown.text]
        return Played(thrown.seat, (others or [thrown.text])[0])


class CheatingHouse(house.House):
    async def create(self, id, secret, log):
        opened, *people = log
        if people[0].name == "no commitment":
            opened = replace(opened, commitment="")
        if people[0].name == "invented entropy" and opened.root != id:
            people = [replace(joined, entropy=secrets.token_hex(16)) for joined in people]
        if people[0].name == "changed weights":
            opened = replace(opened, tags={LOADED: "yes"})
        await super().create(id, secret, [opened, *people])

    async def act(self, id, person, action):
        """A secret chosen when the entropy is known, and committed to only now."""
        done = await super().act(id, person, action)
        live = await self.live(id)
        if isinstance(action, actions.Stir) and live.table.cheat in ("late secret", "swapped commitment"):
            live.secret = fairness.new_secret()
            if live.table.cheat == "late secret":
                self.commit_again(live)
        return done

    def commit_again(self, live):
        live.table.opened = replace(live.table.opened, commitment=fairness.commitment(live.secret))
        live.table.sight.forget_table()


class CheatingDriver(house.Driver):
    async def entries_of(self, live, step):
        if step == "reveal" and live.table.cheat == "swapped commitment":
            self.house.commit_again(live)
        return await super().entries_of(live, step)


def serve_cheating(settings, host, port):
    Match.odds = loaded_odds
    loading.Table, house.Driver, app.House = CheatingTable, CheatingDriver, CheatingHouse
    serve(settings, host, port)


@contextmanager
def cheating():
    with running(target=serve_cheating) as server:
        yield server
