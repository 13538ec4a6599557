"""The row of a table tells whose turn it is, also when nobody has the table in mind."""

import pytest

from ludotheque.table import actions
from ludotheque.table.acting import act

from .houses import action_for, house, join, open_table

pytestmark = pytest.mark.anyio


async def test_the_row_tells_the_turn(monkeypatch):
    async with house() as here:
        id, ada = await open_table(here, "me", "friend", options={"turn_cap": "50"})
        (row,) = await here.store.find()
        assert (row.state, row.turn) == ("open", -1)
        bea = await join(here, id, "Bea")
        table = (await here.live(id)).table
        turns = set()
        for _ in range(40):
            while table.turn < 0 and not table.is_over:
                await (await here.live(id)).wait(1)
            if table.is_over:
                break
            async with (await here.live(id)).lock:
                (row,) = await here.store.find()
                assert (row.state, row.turn) == ("running", table.turn)
            turns.add(row.turn)
            await act(here, id, (ada, bea)[table.turn], action_for(table, table.turn))
        assert turns == {0, 1}
        await act(here, id, ada, actions.Resign())
        (row,) = await here.store.find()
        assert (row.state, row.turn) == ("over", -1)
