# The two commands that matter: `make play` and `make test`. `make help` lists the others.

SHELL := /bin/sh
PORT ?= 8420
DATABASE ?= sqlite:sortie.db
# Journals name the program that wrote them.
BUILD := $(shell sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)$(shell git rev-parse --short HEAD 2>/dev/null | sed 's/^/+/')
STAMPS := .stamps
WEB_SOURCES := $(shell find web/src web/public web/vite content -type f 2>/dev/null) \
	web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json

.PHONY: help play serve build test format lint rust-tests postgres-tests docs content types web-tests browser-tests \
	bench balance soak acts load siege cluster schemathesis mutants deny clean

help: ## Lists the commands.
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: build ## Builds everything and opens the table on http://127.0.0.1:8420 (PORT=… for another port).
	@echo
	@echo "  Sortie is at http://127.0.0.1:$(PORT)   (stop with ctrl-c)"
	@echo
	@exec target/release/sortie serve --port $(PORT) --database $(DATABASE)

build: tools-cargo web/dist/index.html ## Builds the client and the release binary.
	SORTIE_BUILD="$(BUILD)" cargo build --release --locked -p sortie-cli

test: format lint rust-tests postgres-tests docs content types web-tests browser-tests ## Runs every check there is.
	@echo "all checks passed"

format: tools-cargo
	cargo fmt --all --check

lint: tools-cargo
	tools/tests-left-out
	cargo clippy --workspace --all-targets --locked -- -D warnings

# Examples are compiled by `lint` only: with `--tests` they are not linked here once more.
rust-tests: tools-cargo tools-nextest ## Tests of the Rust side, with the examples in the docs.
	tools/postgres with cargo nextest run --workspace --tests --locked
	cargo test --workspace --locked --doc --quiet

# The same program that `rust-tests` built, so nothing is compiled for it.
postgres-tests: rust-tests ## Tests of the server once more, on PostgreSQL.
	@if tools/ensure-postgres; then \
		SORTIE_TEST_BACKEND=postgres tools/postgres with cargo nextest run --workspace --tests --locked \
			-E 'package(sortie-server) & test(/^(play|bad_input|kill|logs)::/) & not test(/^play::(backup|backends|protocol)::/)'; \
	else [ "$$CI" != true ]; fi

docs: tools-cargo
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked --quiet

content: tools-cargo ## Checks the content and lists the rules no test cites.
	cargo run --locked --quiet -p sortie-cli -- check content
	tools/rules-without-test

# The tests write the client's types; what is committed must be what they write.
types: rust-tests
	@git diff --exit-code --stat -- web/src/generated || \
		{ echo "web/src/generated is out of date: commit what the tests wrote"; exit 1; }

# The check of types and the unit tests use one core each for most of their time.
web-tests: $(STAMPS)/npm ## Types and unit tests of the client.
	cd web && { npm run check & check=$$!; npm test; tests=$$?; wait $$check && exit $$tests; }

browser-tests: web/dist/index.html tools-cargo ## Whole games in Chromium.
	tools/ensure-chromium
	cargo build --locked --quiet -p sortie-cli
	cd web && npm run e2e

bench: tools-cargo ## Prints one table of speeds.
	cargo bench --locked -p sortie-lab

balance: tools-cargo ## Plays thousands of games and prints who wins how often.
	cargo run --release --locked -p sortie-lab --example balance

soak: tools-cargo ## Plays tens of thousands of random and greedy games of alliance, defenders and specops and checks every step.
	cargo run --release --locked -p sortie-lab --example soak

acts: tools-cargo ## Plays the campaigns hundreds of times through the server's public interface, to each of their endings.
	cargo run --release --locked -p sortie-server --example acts

load: tools-cargo ## Plays at 10 to 2,000 tables at once on this machine and prints choices a second, waiting times and memory.
	cargo run --release --locked -p sortie-server --example load

siege: tools-cargo ## Attacks a server of its own on this machine as strangers would, and prints what it costs the others (minutes).
	cargo run --release --locked -p sortie-server --example siege

schemathesis: tools-cargo ## Asks a server of its own thousands of good and bad requests and compares with its description (python3, minutes).
	cargo build --locked --quiet -p sortie-cli
	tools/schemathesis

cluster: tools-cargo ## Three servers on one PostgreSQL, twenty kills: what is lost, and how long tables stand still.
	cargo build --release --locked -p sortie-server --example cluster
	target/release/examples/cluster

deny: tools-deny ## Asks cargo-deny about licences, bans and sources, and the network about known weaknesses.
	cargo deny check

mutants: tools-cargo tools-mutants ## Breaks the rules one by one and lists what no test notices (hours; FILES=… for some).
	cargo mutants $(if $(FILES),--file "$(FILES)")

web/dist/index.html: $(STAMPS)/npm $(WEB_SOURCES)
	cd web && npm run build
	@touch $@

$(STAMPS)/npm: web/package.json web/package-lock.json | tools-node
	cd web && npm ci --no-audit --no-fund
	@mkdir -p $(STAMPS) && touch $@

.PHONY: tools-cargo tools-node tools-nextest tools-mutants tools-deny
tools-cargo:
	@command -v cargo >/dev/null || { echo "cargo is missing. Install Rust 1.95 or newer: https://rustup.rs"; exit 1; }

tools-node:
	@command -v npm >/dev/null || { echo "node and npm are missing. Install Node.js 20 or newer: apt-get install nodejs npm"; exit 1; }
	@node -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 20 ? 0 : 1)' || \
		{ echo "Node.js $$(node --version) is too old; 20 or newer is needed: apt-get install nodejs npm"; exit 1; }

tools-nextest: tools-cargo
	@cargo nextest --version >/dev/null 2>&1 || cargo install --locked cargo-nextest

tools-mutants: tools-cargo
	@cargo mutants --version >/dev/null 2>&1 || cargo install --locked cargo-mutants

tools-deny: tools-cargo
	@cargo deny --version >/dev/null 2>&1 || cargo install --locked cargo-deny

clean: ## Removes everything that was built.
	rm -rf target web/dist web/node_modules $(STAMPS)
