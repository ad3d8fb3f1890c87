# A fresh machine needs Python 3.11+ and make; everything else is fetched into this folder.

PYTHON ?= python3
UV     := $(or $(shell command -v uv 2>/dev/null),.uv/bin/uv)
RUN    := .venv/bin/
PYTEST := $(RUN)python -m pytest
NODE   := PYTHON="$(PYTHON)" ../scripts/with-node

# uv uses the machine's Python and never brings one of its own.
export UV_PYTHON_DOWNLOADS := never
unexport VIRTUAL_ENV

# Read Python is kept: else every process that a test starts compiles all its modules again.
export PYTHONPYCACHEPREFIX := $(CURDIR)/.make/bytecode
unexport PYTHONDONTWRITEBYTECODE

WEB_SOURCES    = $(shell find web -mindepth 1 -not -path 'web/node_modules*') $(shell find src/podziemia/words) # folders tell of files gone
BUILT          = src/podziemia/compiled.mark
COMPILED_TESTS = tests/compiled tests/kernel tests/games/test_every_game.py
BROWSER_TESTS  = $(wildcard tests/browser/test_*.py)
DEPTH          = $(if $(PODZIEMIA_TEST_ALL),,-m "not deep")

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: refreshed built help setup play test test-all lint fields wire types client unit compiled browser rules mutants bench bench-table soak leaderboard ladder bench-peers fast plain wheel web format clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | column -t -s '|' 2>/dev/null \
	  || sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1: \2/p' Makefile

setup: .make/venv ## make .venv with the command in it (every target below does it when needed)

play: .make/venv web refreshed ## build what is missing, start the table and open the browser
	$(RUN)podziemia serve --open

# First, side by side, what works on one core: checks, the client, and most of the compiled build.
test: ## everything that must be green
	@$(MAKE) --no-print-directory -j 2 built lint types web client
	@$(MAKE) --no-print-directory unit compiled browser

test-all: export PODZIEMIA_TEST_ALL := 1
test-all: test ## the same with more of it: laws on many more games, whole games in the browser, ten thousand simulated worlds

lint: .make/venv ## style, and who may import whom
	$(RUN)ruff check
	$(RUN)ruff format --check
	$(RUN)lint-imports
	$(RUN)python scripts/fields.py --check
	$(RUN)python scripts/shape.py
	$(RUN)python scripts/wire_types.py --check

fields: .make/venv ## write copy() and the lists of fields anew from what states declare
	$(RUN)python scripts/fields.py

wire: .make/venv ## write the client's types of what goes over the wire anew
	$(RUN)python scripts/wire_types.py

types: .make/venv ## mypy, strict
	$(RUN)mypy

client: .make/client ## the client's types, style and own logic (once for every state of web and the words)

unit: .make/venv ## all tests but those in a browser, on plain Python
	PODZIEMIA_PLAIN=1 $(PYTEST) -q -n 2 --dist worksteal $(DEPTH) --ignore=tests/browser --ignore=tests/compiled

# Compiled apart from the sources and without optimisation: quick to make, and what lies in place has no say.
built: .make/venv
	$(RUN)python scripts/build_fast.py --into .make/compiled -O 0

compiled: built ## the kernel, every game and the laboratory on the compiled build
	PYTHONPATH=.make/compiled $(PYTEST) -q -n 2 --dist worksteal $(DEPTH) $(COMPILED_TESTS)

browser: .make/venv web ## the tests in a real Chromium
ifneq ($(BROWSER_TESTS),)
	scripts/need-chromium
	$(PYTEST) -q -raR -n 3 --dist load --maxschedchunk 1 --reruns 2 $(DEPTH) tests/browser
endif

rules: .make/venv ## for each game, how many rules of the ledger are proved by a test
	@$(PYTEST) -q -n 2 --ignore=tests/browser -m "rule or example or card" --rules-report

GAME  ?= abyss tyrants dungeonlords shadespire descent
COUNT ?= 200
SEED  ?= 1

mutants: .make/venv ## break rules on purpose (GAME=abyss COUNT=40 SEED=7; RULES=1: each by its id) and count how many a test notices
	@for game in $(GAME); do $(RUN)python scripts/mutants.py $$game --count $(COUNT) --seed $(SEED) $(if $(RULES),--rules) || exit 1; done

bench: .make/venv refreshed ## speed of every game on one core
	$(RUN)podziemia bench

bench-table: .make/venv ## the server under load: one process, workers on PostgreSQL, boardgame.io (fetches it), many rooms
	PYTHONPATH=. PYTHON="$(PYTHON)" $(RUN)python bench/table.py $(OPTIONS)

soak: .make/venv ## ten minutes of everything a stranger can do, beside one innocent table
	$(RUN)python bench/soak.py

leaderboard: .make/venv refreshed ## the shipped bots against each other in every game (half an hour), into bench/leaderboard
	$(RUN)python bench/leaderboard.py

ladder: .make/venv refreshed ## each level of bots against the level below, 400 games each (days); OPTIONS="--play abyss --games 40"
	$(RUN)python bench/ladder.py $(or $(OPTIONS),--play)

bench-peers: .make/venv refreshed ## ours beside OpenSpiel, RLCard, PettingZoo, python-chess, catanatron (fetches them)
	UV="$(UV)" $(RUN)python bench/peers/race.py

fast: .make/venv ## compile the kernel, the games and the bots beside the sources (a few minutes)
	$(RUN)python scripts/build_fast.py

plain: ## back to plain Python
	find src -name '*.so' -delete
	rm -f $(BUILT)

wheel: .make/venv web ## a wheel for this machine with the compiled build in it
	PODZIEMIA_COMPILE=1 $(UV) build --wheel

format: .make/venv web/node_modules/.package-lock.json ## put the code in our style
	$(RUN)ruff check --fix
	$(RUN)ruff format
	cd web && $(NODE) npm run --silent format

clean: plain ## remove all that was built or fetched
	rm -rf .venv .uv .node .make build dist web/node_modules src/podziemia/table/static
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# Who has compiled once plays and measures the compiled build: made anew when sources have changed.
refreshed: .make/venv
	@test ! -e $(BUILT) || $(MAKE) --no-print-directory fast

# ---- how the parts are made; each leaves a mark in .make, so that it is made once ----

.uv/bin/uv:
	$(PYTHON) -m venv .uv
	.uv/bin/python -m pip install --quiet uv

.make/venv: pyproject.toml uv.lock | $(UV)
	test -x .venv/bin/python || $(UV) venv --quiet --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .venv
	$(UV) sync --quiet --frozen
	@mkdir -p .make && touch $@

ifneq ($(wildcard web/package.json),)
web: .make/web ## build the browser client

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && $(NODE) npm ci --no-audit --no-fund
	@touch $@

.make/client: web/node_modules/.package-lock.json $(WEB_SOURCES)
	cd web && $(NODE) npm run --silent check
	cd web && $(NODE) npm run --silent lint
	cd web && $(NODE) npm run --silent style
	cd web && $(NODE) npm run --silent test
	@mkdir -p .make && touch $@

.make/web: web/node_modules/.package-lock.json $(WEB_SOURCES)
	cd web && $(NODE) npm run build
	@mkdir -p .make && touch $@
else
web: ;
endif
