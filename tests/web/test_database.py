"""A poor disk under a real house: it says so, acknowledges nothing, and goes on when the disk is mended."""

import resource

import pytest

from .servers import running
from .test_hostile import act, live, replies

pytestmark = pytest.mark.anyio


class Full:
    """The house's files may not grow any more, as on a full disk."""

    def __init__(self, server, data):
        self.pid, self.data = server.process.pid, data

    def __enter__(self):
        size = self.data.with_name(self.data.name + "-wal").stat().st_size
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def __exit__(self, *_):
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


class Gone:
    """The database was moved away, and is brought back."""

    def __init__(self, server, data):
        self.data, self.away = data, data.with_name("away")

    def __enter__(self):
        self.data.rename(self.away)

    def __exit__(self, *_):
        self.away.rename(self.data)


@pytest.mark.parametrize("broken", [Full, Gone])
async def test_a_house_on_a_poor_disk(tmp_path, broken):
    data = tmp_path / "tables.sqlite"
    with running(data) as server:
        ada, eve = server.person("Ada"), server.person("Eve")
        table = ada.open("friend")
        assert ada.act(table, do="chat", text="before").status_code == 200
        before = ada.look(table)["seq"]
        with broken(server, data):
            refused = [
                ada.act(table, do="chat", text="meanwhile " * 40),
                eve.join(table),
                eve.post("/api/tables", game="jonques", seats=[{"kind": "me"}, {"kind": "bot"}], name="E"),
            ]
            for reply in refused:
                assert reply.status_code == 503, reply.text
                assert (reply.json()["kind"], reply.json()["say"]["id"]) == ("trouble", "refused-store")

            async def say():
                async with live(server, table, ada.cookie()) as socket:
                    return await replies(socket, act("chat", ref=7, text="and over the socket"))

            (reply,) = await say()
            assert (reply["ref"], reply["refusal"]["say"]["id"]) == (7, "refused-store")
            assert ada.look(table)["seq"] == before
        assert eve.join(table).status_code == 201
        assert ada.act(table, do="chat", text="after").status_code == 200
        said = [entry["text"] for entry in ada.look(table)["entries"] if entry["kind"] == "chat"]
        assert said == ["before", "after"]
    with running(data) as server:
        ada = server.welcome_back(ada)
        said = [entry["text"] for entry in ada.look(table)["entries"] if entry["kind"] == "chat"]
        assert said == ["before", "after"]
