"""Game files: those of tables, signed, and those that people bring. And what is left of tables that are set aside."""

from concurrent.futures import Executor, ThreadPoolExecutor

from .. import load
from ..contract import LudothequeError, Match
from ..contract.head import sort_tags
from ..scene.svg import picture
from . import loading
from .house import House
from .loading import Aside
from .older import older_file
from .opening import archive
from .parcel import unpacked
from .refused import Refused
from .table import Table
from .tags import file_tags
from .turns import Crowded, Turns

READERS = 2  # files that are read at a time, one of each who brings some
WAITING, MOST_WAITING = 8, 100  # files of one address, and in all


class Files:
    """A file that somebody brings is read for `seconds` at most."""

    def __init__(self, house: House, seconds: float = 10, readers: Executor | None = None):
        self.house, self.seconds = house, seconds
        self.turns = Turns(1, READERS, WAITING, MOST_WAITING, seconds)
        self.readers = readers or ThreadPoolExecutor(READERS, "file")

    def close(self) -> None:
        self.readers.shutdown(wait=False, cancel_futures=True)

    async def bring(self, text: str, visitor: str = "", address: str = "") -> str:
        """Lay a game file, or the one in a link, on the shelf, to be replayed; the id of its table."""
        try:
            text = unpacked(text)
            match = await self.turns.run(address, self.readers, load, text, self.seconds)
        except Crowded:
            raise Refused("busy", "refused-busy") from None
        except TimeoutError:
            raise Refused("invalid", "refused-slow-file") from None
        except LudothequeError as wrong:
            raise Refused("invalid", "refused-file", text=str(wrong)) from None
        return await archive(self.house, match, text, visitor)

    async def of(self, table: Table) -> str:
        """A table as a file; one that came as a file is given back as it came."""
        return table.opened.file or self.signed(await self.house.off_loop(to_file(table).save))

    async def of_older(self, aside: Aside) -> str:
        """The game file of a table of an older edition."""
        if not aside.is_older or not aside.opened:
            raise aside.refusal()
        return self.signed(await self.house.off_loop(older_file, aside.id, aside.opened, aside.log))

    def signed(self, file: str) -> str:
        return self.house.key.sign(file) if self.house.key else file

    async def raw_log(self, id: str) -> str:
        """The entries of a log, one a line, whatever is in them."""
        return "".join(f"{seq} {printable(data)}\n" for seq, data in await self.house.store.read(id))

    async def last_picture(self, aside: Aside) -> str:
        """How it looked last; where that was not kept, as far as the present rules lead."""
        kept = None if self.house.is_family else await self.house.store.picture(aside.id)
        if kept:
            return kept[1]
        if not aside.log:
            raise Refused("unknown", "refused-table")
        try:
            table = await self.house.off_loop(loading.as_far_as_it_goes, aside.id, aside.log)
        except LudothequeError:
            raise Refused("unknown", "refused-table") from None
        return await self.house.off_loop(picture, table.match)


def to_file(table: Table) -> Match:
    """The match as it is now, with what its file says beside the moves."""
    match = table.match.fork()
    tags = file_tags(table.id, table.opened, table.company, table.entropies, table.secret, table.resigned)
    match.tags, match.notes = sort_tags(tags)
    return match


def printable(data: bytes) -> str:
    text = data.decode("utf-8", "backslashreplace")
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)
