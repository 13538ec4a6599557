"""A house in a browser's worker: the same tables, bots and messages, for who sits there, without a network."""
