"""Rows that refuse a negative index, for interpreted kernels: both compiled and interpreted, -1 is silently the last
entry, where a kernel means none."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from ludotheque import contract
from ludotheque.contract.record import Record


class StrictRow:
    def __init__(self, row: memoryview):
        self.row = row

    def __getitem__(self, index: Any) -> Any:
        refuse_negative(index)
        return self.row[index]

    def __setitem__(self, index: Any, value: int) -> None:
        refuse_negative(index)
        self.row[index] = value

    def __eq__(self, other: object) -> bool:
        return self.row == (other.row if isinstance(other, StrictRow) else other)

    def __len__(self) -> int:
        return len(self.row)

    def tolist(self) -> list[Any]:
        return self.row.tolist()

    @property
    def shape(self) -> tuple[int, ...]:
        return self.row.shape or ()

    def __iter__(self) -> Iterator[int]:
        return iter(self.row)


def refuse_negative(index: Any) -> None:
    for number in index if isinstance(index, tuple) else (index,):
        if not isinstance(number, slice) and number < 0:
            raise IndexError(f"{index} is a negative index.")


def make_strict() -> None:
    """Rows of records, tables, buffers and scratch paper. Has to come before any game is opened."""
    memory: Any = import_module("ludotheque.contract.memory")
    view, table, buffer = Record.view, memory.table, memory.buffer
    Record.view = lambda state, name: StrictRow(view(state, name))
    memory.table = contract.table = lambda *values: StrictRow(table(*values))
    memory.buffer = lambda *shape: StrictRow(buffer(*shape))
