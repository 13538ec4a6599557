"""Scratch paper of a kernel: zeros on its stack, of a shape known when it is compiled, and gone when it ends."""

from math import prod
from typing import Any

from numba.core import cgutils, types
from numba.extending import intrinsic


def paper(kind: Any, *shape: Any) -> Any:
    """How zeros are laid out."""
    array = types.Array(kind, len(shape), "C")

    def lay_out(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        word = context.get_value_type(types.intp)
        item, lengths = context.get_data_type(kind), [each.literal_value for each in shape]
        size = context.get_abi_sizeof(item)
        strides = [size * prod(lengths[i + 1 :]) for i in range(len(lengths))]
        place = cgutils.alloca_once(builder, item, size=word(prod(lengths)))
        cgutils.memset(builder, place, word(size * prod(lengths)), 0)
        row = context.make_array(array)(context, builder)
        layout = {"shape": [word(n) for n in lengths], "strides": [word(n) for n in strides], "itemsize": word(size)}
        context.populate_array(row, data=place, meminfo=None, **layout)
        return row._getvalue()

    return array(*shape), lay_out


@intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
def scratch(context: Any, length: Any) -> Any:
    """Integers of a kernel's own, all zero. It may hand them on, but not return them."""
    return paper(types.int64, length)


@intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
def scratch_grid(context: Any, length: Any, width: Any) -> Any:
    return paper(types.int64, length, width)


@intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
def scratch_floats(context: Any, length: Any) -> Any:
    return paper(types.float64, length)
