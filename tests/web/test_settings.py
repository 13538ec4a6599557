"""What a host says, in a file or on the command line."""

import pytest

from ludotheque.contract import BadOption
from ludotheque.web.settings import Settings, choose_settings


def choose(file=None, data=None, memory=True, pace=None, names=(), proxies=()):
    return choose_settings(file, data, memory, pace, list(names), list(proxies))


def test_the_command_line_goes_before_the_file(tmp_path):
    file = tmp_path / "house.toml"
    file.write_text('pace = 0.1\nmost_sockets = 50\nnames = ["a.example"]\nping_seconds = 7\ndata = "tables.db"\n')
    chosen = choose(file, pace=0.0, names=["b.example"])
    assert (chosen.pace, chosen.most_sockets, chosen.names, chosen.ping_seconds) == (0.0, 50, ("b.example",), 7)
    assert chosen.data is None
    assert choose(file, memory=False).data.name == "tables.db"
    assert choose(file, tmp_path / "other.db", memory=False).data == tmp_path / "other.db"
    assert choose() == Settings()


@pytest.mark.parametrize(
    "text", ["pace = -1", "most_sockets = 0", "speed = 3", "pace = [", 'trusted_proxies = ["everybody"]', "\udcff"]
)
def test_what_makes_no_sense_is_refused(tmp_path, text):
    file = tmp_path / "house.toml"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(BadOption):
        choose(file)
    with pytest.raises(BadOption, match="cannot be read"):
        choose(tmp_path / "nowhere.toml")
