"""A record as compiled kernels are given it."""

import numpy as np


class Cell(np.void):  # type: ignore[misc]
    """Numba asks what it is given for its `data`, at every call. NumPy would describe all fields anew each time, which
    takes longer than most kernels; here the bytes are at hand."""

    __slots__ = ("data",)
