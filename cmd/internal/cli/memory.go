package cli

import (
	"math"
	"os"
	"runtime/debug"

	"spillway"
	"spillway/ir"
)

// inputBytes is the length of the text that ParseFile read last.
var inputBytes int

// What a compilation that gives functions up as it goes uses before the collector works harder: the
// parsed module, unless it reads bodies of functions as it goes, takes six times the bytes of its
// text.
const (
	memoryBase     = 88 << 20
	memoryPerInput = 8
	memoryPerText  = 6 // where bodies are read as it goes
)

// How rarely the collector runs before that: when the heap has grown to 4 MB times limitedPercent,
// since memory that is used again costs less than pages that are new. While a text of more than
// largeInput bytes is read, all of the heap is in use then.
const (
	limitedPercent = 1600
	largePercent   = 4000
	largeInput     = 8 << 20
)

// What is known of each function adds to that, and all that is made of the largest one, by its instructions
// beyond those that memoryBase allows for.
const (
	memoryPerFunc  = 6 << 10
	memoryPerInstr = 8 << 10
	includedInstrs = 8 << 10
	textPerInstr   = 48 // bytes, about
)

// A function of more than unlimitedInstrs instructions is compiled without a limit: where a limit is near what is
// in use, the collector runs all the time, and no estimate excludes that. With largeFuncPercent the
// time that it takes is linear in what is allocated.
const (
	unlimitedInstrs  = 24 << 10
	largeFuncPercent = 300
)

// What a compilation at -O0 uses that reads bodies of functions as it goes: the text, what is known
// of the symbols, and machine code. The collector leaves it alone until then.
const (
	lazyBase     = 72 << 20
	lazyPerInput = 4
	lazyPercent  = 4000
)

// collectSeldom makes collections rarer still, for a compilation that will keep to a limit.
func collectSeldom() {
	if os.Getenv("GOGC") != "" {
		return
	}
	if inputBytes > largeInput {
		debug.SetGCPercent(largePercent)
	} else {
		debug.SetGCPercent(limitedPercent)
	}
}

// hurry makes collections rarer still, for a compilation that reads bodies of functions as it goes.
func hurry() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(lazyPercent)
	}
}

// tuneCollector makes collections rare, which halves the time of a small compilation,
// unless the environment says how rare.
func tuneCollector() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
}

// limitMemory makes the collector keep to what a compilation of m, the last input, needs.
// Bodies, if not nil, reads the bodies of m's functions as it goes; hurried says that it is one at -O0.
func limitMemory(m *ir.Module, bodies spillway.Bodies, hurried bool) {
	if os.Getenv("GOMEMLIMIT") != "" {
		return
	}
	largest := largestFunc(m, bodies)
	if largest > unlimitedInstrs {
		debug.SetMemoryLimit(math.MaxInt64)
		if os.Getenv("GOGC") == "" {
			debug.SetGCPercent(largeFuncPercent)
		}
		return
	}
	more := memoryPerFunc*int64(len(m.Funcs)) + memoryPerInstr*int64(max(0, largest-includedInstrs))
	if bodies != nil && hurried {
		debug.SetMemoryLimit(lazyBase + lazyPerInput*int64(inputBytes) + more)
		return
	}
	perInput := int64(memoryPerInput)
	if bodies != nil {
		perInput = memoryPerText
	}
	debug.SetMemoryLimit(memoryBase + perInput*int64(inputBytes) + more)
}

// largestFunc returns how many instructions the largest function of m has, about.
func largestFunc(m *ir.Module, bodies spillway.Bodies) int {
	largest := 0
	for _, f := range m.Funcs {
		n := 0
		if bodies != nil {
			n = bodies.Size(f) / textPerInstr
		}
		for _, b := range f.Blocks {
			n += len(b.Values)
		}
		largest = max(largest, n)
	}
	return largest
}
