"""Fewer points for a coast line: those that matter least go first (Visvalingam and Whyatt)."""

from heapq import heapify, heappop, heappush

from .coast import Point, Ring


def simplify(ring: Ring, least: float) -> Ring:
    """Without the points whose triangle with their neighbours is smaller than `least`."""
    count = len(ring)
    before, after = [i - 1 for i in range(count)], [i + 1 for i in range(count)]
    before[0], after[-1] = count - 1, 0
    size = [triangle(ring[before[i]], ring[i], ring[after[i]]) for i in range(count)]
    queue = [(size[i], i) for i in range(count)]
    heapify(queue)
    left = count
    while queue and left > 3:
        smallest, i = heappop(queue)
        if smallest != size[i]:
            continue  # weighed anew since
        if smallest >= least:
            break
        size[i] = -1.0
        left -= 1
        after[before[i]], before[after[i]] = after[i], before[i]
        for j in (before[i], after[i]):
            size[j] = max(smallest, triangle(ring[before[j]], ring[j], ring[after[j]]))
            heappush(queue, (size[j], j))
    return [point for point, kept in zip(ring, size, strict=True) if kept >= 0]


def triangle(a: Point, b: Point, c: Point) -> float:
    return abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2
