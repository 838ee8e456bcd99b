package cli

import (
	"os"
	"runtime/debug"

	"spillway/ir"
)

// inputBytes is the length of the text that ParseFile read last.
var inputBytes int

// What a compilation that gives functions up as it goes uses before the collector works
// harder: the parsed module takes six times the bytes of its text (see BENCHMARKS.md).
const (
	memoryBase     = 88 << 20
	memoryPerInput = 8
	limitedPercent = 4000
)

// What is known of the largest function adds to that, by its instructions beyond those that memoryBase allows for.
const (
	memoryPerInstr = 1 << 10
	includedInstrs = 16 << 10
)

// What a compilation uses that reads bodies of functions as it goes: the text, what is known
// of the symbols, and machine code. The collector leaves it alone until then.
const (
	lazyBase     = 72 << 20
	lazyPerInput = 4
	lazyPercent  = 4000
)

// collectSeldom makes collections rarer still, for a compilation that will keep to a limit.
func collectSeldom() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(limitedPercent)
	}
}

// hurry makes collections rarer still, for a compilation that reads bodies of functions as it goes.
func hurry() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(lazyPercent)
	}
}

// TuneCollector makes collections rare, which halves the time of a small compilation,
// unless the environment says how rare.
func TuneCollector() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
}

// limitMemory makes the collector keep to what a compilation of m, the last input, needs.
func limitMemory(m *ir.Module, lazy bool) {
	largest := 0
	for _, f := range m.Funcs {
		n := 0
		for _, b := range f.Blocks {
			n += len(b.Values)
		}
		largest = max(largest, n)
	}
	limit := memoryBase + memoryPerInput*int64(inputBytes) + memoryPerInstr*int64(max(0, largest-includedInstrs))
	if lazy {
		limit = lazyBase + lazyPerInput*int64(inputBytes)
	}
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(limit)
	}
}
