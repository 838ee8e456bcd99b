# The few things that people type.

GOBIN := $(shell go env GOPATH)/bin
N ?= 3000
TESTFLAGS ?= -timeout 100m
SEED ?= 1

.PHONY: build test experiments site check bench benchmarks corpus csmith torture shapes operations examples ratchet ratchet-accept ratchet-problems cbc mutants bundle

# Without cgo: package net, which the flags' library imports, would bring in the C library and its loader.
build:
	CGO_ENABLED=0 go build -o . ./cmd/...

# Package e2e, which takes longest, begins first.
#
# go test shows nothing of tests that leave themselves out for lack of a tool: they
# write to a file (internal/leftout), and the last line here names them by reason.
# The file has a new name each time, so that go test takes no result of theirs from its cache.
test:
	@left=$$(mktemp) || exit; SPILLWAY_LEFT_OUT=$$left go test $(TESTFLAGS) ./e2e ./...; status=$$?; \
	(cd web/bundle && SPILLWAY_LEFT_OUT=$$left go test $(TESTFLAGS) ./...) || status=1; \
	(cd lab && go test $(TESTFLAGS) ./...) || status=1; \
	sort -u $$left | awk -F '\t' '$$1 != reason { line = line (line ? "); " : "") $$1 " ("; reason = $$1; comma = "" } \
		{ line = line comma $$2; comma = ", " } END { print "left out: " (line ? line ")" : "nothing") }'; \
	rm -f $$left; exit $$status

check:
	@unformatted=$$(gofmt -l .); test -z "$$unformatted" || { echo "gofmt -w these:"; echo "$$unformatted"; false; }
	go vet ./...
	go vet -tags man ./cmd/spillway
	GOOS=js GOARCH=wasm go vet ./web/wasm
	$(GOBIN)/staticcheck ./...
	cd web/bundle && go vet ./... && $(GOBIN)/staticcheck ./...
	cd lab && go vet ./... && $(GOBIN)/staticcheck ./...

bench: build
	./spillway bench compile

# The tables of docs/benchmarks, or those that TABLES names (go run ./internal/benchmarks -list), updated
# with commit and date. All of them take hours; CORPUS is where "make corpus" has written the IR.
CORPUS ?= $(CURDIR)/corpus
benchmarks: build
	PATH="$(CURDIR):$$PATH" CORPUS="$(CORPUS)" go run ./internal/benchmarks $(TABLES)

corpus:
	SPILLWAY_CORPUS="$(CORPUS)" go test -count 1 -timeout 0 -run 'Test(Unseen|Microcontroller)?Corpus$$' ./e2e

# The papers' experiments, with EXPERIMENTS=--quick in minutes; the report in OUT (docs/experiments.md).
OUT ?= $(CURDIR)/out/experiments
experiments:
	go run -C lab . experiments $(EXPERIMENTS) --out "$(OUT)"

# The documents and the playground, as files for a static host.
site:
	cd web/bundle && go run ./site -o "$(CURDIR)/site"

# The code of the pages (web/dist) from its TypeScript.
bundle:
	cd web/bundle && go run .

# N random programs from seed SEED on, at four optimization levels each, held to clang's results.
csmith:
	SPILLWAY_CSMITH=$(N) SPILLWAY_CSMITH_SEED=$(SEED) go test -count 1 -timeout 0 -run 'TestCsmith$$' ./e2e

# Modules of operations from seed SEED on, N of them, on each machine, held to exact arithmetic and to clang's results.
operations:
	SPILLWAY_OPERATIONS=$(N) SPILLWAY_OPERATIONS_SEED=$(SEED) go test -count 1 -timeout 0 -run 'TestOperations$$' ./e2e

# N random programs of random control flow and all calling conventions from seed SEED on, on each machine, held to clang's results.
shapes:
	SPILLWAY_SHAPES=$(N) SPILLWAY_SHAPES_SEED=$(SEED) go test -count 1 -timeout 0 -run 'TestShapes$$' ./e2e

# N of GCC's tests of what C programs do, from number SEED on, on each machine.
torture:
	SPILLWAY_TORTURE=$(N) SPILLWAY_TORTURE_SEED=$(SEED) go test -count 1 -timeout 0 -run 'TestTorture$$' ./e2e

# The IR and the expected output of the programs that tests compile, from their C.
examples:
	testdata/programs/regen.sh

# Records what has become better of the quality that internal/ratchet measures, or worse within the
# tolerance, and what is new; ratchet-accept records all of it, worse or better; ratchet-problems
# stores the allocation problems of the examples anew, and accepts.
ratchet:
	go test -count 1 ./internal/ratchet -update

ratchet-accept:
	go test -count 1 ./internal/ratchet -accept $(FORGET)

ratchet-problems:
	go test -count 1 ./internal/ratchet -run Repack -repack
	go test -count 1 ./internal/ratchet -accept -forget

# The integer programs that package regalloc/netflow/lp's test gives to cbc, all of them whole and presolved, and what becomes of them.
cbc:
	SPILLWAY_CBC=all go test -count 1 ./regalloc/netflow/lp -run TestOptimum -v -timeout 40m

# The code changed in one small place after the other, and which changes no test
# notices. PACKAGES are directories; see go run ./internal/mutants -help.
mutants:
	go run ./internal/mutants $(MUTANTS) $(PACKAGES)
