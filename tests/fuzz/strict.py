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

    def __len__(self) -> int:
        return len(self.row)

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
    """Has to come before any game is opened."""
    view, kernels = Record.view, import_module("ludotheque.contract.kernel")
    table = kernels.table
    Record.view = lambda state, name: StrictRow(view(state, name))
    kernels.table = contract.table = lambda *values: StrictRow(table(*values))
