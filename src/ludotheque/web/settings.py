"""What the host of a house can choose."""

from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path


@dataclass(frozen=True)
class Settings:
    data: Path | None = None  # the database; None keeps tables in memory only
    pace: float = 0.6  # seconds that bots and unthrown dice take
    absence: float = 60  # seconds after which somebody who left can be stood in for
    reading: float = 10  # seconds that reading a game file may take
    requests_per_minute: int = 600  # over HTTP, for one address
    actions_per_second: float = 20  # over one WebSocket
    most_connections: int = 5000


def default_data() -> Path:
    return user_data_path("ludotheque", ensure_exists=True) / "tables.sqlite"
