# make play: set everything up and open the house. make check: what a change has to pass, in a minute. make test:
# everything. All work on a fresh machine.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play check lint test wheel files faults fuzz no-peek screens bench bench-server static static-law setup client atlas browser locks

play: client
	$(BIN)/ludotheque serve

# Format, types, layers, the rules of every game by name, and the laws in a small size.
check: .venv/ready-test lint
	$(BIN)/ludotheque warm
	LUDOTHEQUE_GAMES=1 $(BIN)/pytest -n 2 -m "not slow" tests/contract tests/scene tests/house tests/laws tests/games

lint: .venv/ready-test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

test: .venv/ready-test lint client browser
	$(BIN)/python web/make_types.py --check
	cd web && npm run --silent check
	$(BIN)/ludotheque warm
	$(BIN)/pytest -n 3 --dist worksteal

# The product: one file with the client inside, for pip and any Python.
wheel: client
	$(BIN)/pip wheel -q --no-deps --no-build-isolation -w dist .

# Every character of a hundred game files changed, left out, or another put before it: each change must be found.
files: .venv/ready-test
	$(BIN)/python -m tests.laws.altering

bench: .venv/ready-test
	$(BIN)/python bench/engine.py

bench-server: .venv/ready-test
	$(BIN)/python bench/server.py

# Workers killed, cut off and stopped, and PostgreSQL restarted, under more load and for longer than in `make test`.
faults: .venv/ready-test
	FAULTS_TABLES=40 FAULTS_MOVES=400 FAULTS_PAUSE=10 $(BIN)/pytest tests/web/test_workers.py

# 100,000 mutated drawings and as many files of each game, with bounds checked in every kernel: hours. Inputs that fail
# are kept in tests/fuzz/found. `make fuzz FUZZ="--games tour --inputs 1000 --seed abc"` for less.
fuzz: .venv/ready-test
	nice $(BIN)/python -m tests.fuzz $(FUZZ)

# Secrets on the wire, in the large: what is sent, over redrawn worlds. Goes on where it was broken off.
no-peek: .venv/ready-test
	nice $(BIN)/python -m tests.laws.no_peek --positions 100000 --page docs/no-peek.md

# Every choice of every game on nine screens, in both languages, with every number of players: half an hour.
# `make screens SCREENS="--games tour --seats 6 6 --sizes 320x568"` for less.
screens: .venv/ready-test client browser
	$(BIN)/ludotheque warm
	$(BIN)/python -m tests.browser.screens $(SCREENS)

# The whole library as files, for any host.
static: .venv/ready-test client
	$(BIN)/ludotheque static dist/static

# The rules in a browser beside the native ones: 2,000 games of each, ply by ply.
static-law: .venv/ready-test
	LUDOTHEQUE_WASM_GAMES=2000 $(BIN)/pytest tests/static/test_webassembly.py

setup: .venv/ready

client: .venv/ready
	$(BIN)/python web/build.py

# The map of a game, from the coast lines that come with the client's packages.
atlas: client
	$(BIN)/python -m ludotheque.games.tour.tools.atlas

# The system's Chromium if there is one, else Debian's; beside it the one without windows, where it can be had: it is quicker.
DEBIAN = apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq
browser:
	command -v chromium || command -v chromium-browser || command -v google-chrome || ($(DEBIAN) chromium)
	-@command -v chromium-headless-shell || ($(DEBIAN) chromium-headless-shell)

# Entry points are read where the package is installed: a change of pyproject.toml installs it anew.
.venv/ready: requirements.txt pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q --require-hashes -r requirements.txt
	$(BIN)/pip install -q --no-deps --no-build-isolation -e .
	touch $@

.venv/ready-test: .venv/ready requirements-test.txt
	$(BIN)/pip install -q --require-hashes -r requirements-test.txt
	touch $@

# New pins after a change of pyproject.toml. The files name no index, so that any mirror will do.
COMPILE = $(BIN)/uv pip compile pyproject.toml -q --universal --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --no-annotate
locks:
	$(BIN)/pip install -q uv
	$(COMPILE) --group build -o requirements.txt
	$(COMPILE) --group build --group test --all-extras -c requirements.txt -o requirements-test.txt
