# The few things that people type. "make test" is the README's test command with one line more.

GOBIN := $(shell go env GOPATH)/bin
LEFT_OUT := $(or $(TMPDIR),/tmp)/spillway-left-out
N ?= 3000
SEED ?= 1

.PHONY: build test check bench csmith examples

# Without cgo: package net, which the flags' library imports, would bring in the C library and its loader.
build:
	CGO_ENABLED=0 go build -o spillway ./cmd/spillway

# What was left out for want of a tool stands in the last line: go test hides it in a test that passes.
test:
	@SPILLWAY_LEFT_OUT=$(LEFT_OUT) go test ./...; status=$$?; cat $(LEFT_OUT) 2>/dev/null; exit $$status

check:
	@unformatted=$$(gofmt -l .); test -z "$$unformatted" || { echo "gofmt -w these:"; echo "$$unformatted"; false; }
	go vet ./...
	$(GOBIN)/staticcheck ./...

bench: build
	./spillway bench compile

# N random programs from seed SEED on, at four optimisation levels each, held to clang's results.
csmith:
	SPILLWAY_CSMITH=$(N) SPILLWAY_CSMITH_SEED=$(SEED) go test -count 1 -timeout 0 -run 'TestCsmith$$' ./e2e

# The IR and the expected output of the examples, from their C.
examples:
	examples/regen.sh
