"""A browser's database, as far as a store can tell."""

from ludotheque.store.memory import NOTHING


class PlainDatabase:
    def __init__(self):
        self.records, self.logs = {}, {}

    async def all(self, kind):
        return {name: value for (one, name), value in self.records.items() if one == kind}

    async def entries(self, table):
        return [entry for (one, _), entry in sorted(self.logs.items()) if one == table]

    async def write(self, records, table="", entries=NOTHING):
        if any((table, seq) in self.logs for seq in entries):
            return False
        self.logs |= {(table, seq): entry for seq, entry in entries.items()}
        self.records = {key: value for key, value in (self.records | records).items() if value is not None}
        return True

    async def overwrite(self, table, entries):
        self.logs |= {(table, seq): entry for seq, entry in entries.items()}

    async def drop(self, table, kinds):
        self.logs = {key: entry for key, entry in self.logs.items() if key[0] != table}
        for kind in kinds:
            self.records.pop((kind, table), None)

    async def clear(self):
        self.records, self.logs = {}, {}
