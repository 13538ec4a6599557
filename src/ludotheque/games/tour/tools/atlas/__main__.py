"""Draw the map of Le tour du monde anew: the classes of its cells and its board."""

from . import cells, plate

FILES = {cells.GAME / "cells.toml": cells.write, cells.GAME / "art" / "board.svg": plate.write}


def main() -> None:
    for path, write in FILES.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(write(), "utf-8")


if __name__ == "__main__":
    main()
