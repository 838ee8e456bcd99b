package cli

import (
	"math"
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"

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

// A limit that what is in use comes near is raised: from nearLimit of it on to as many times what is in use.
const (
	nearLimit  = 0.6
	raisedFrom = 2
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

// collectSeldom makes collections even rarer, for a compilation with a memory limit.
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

// hurry makes collections even rarer, for a compilation that reads function bodies lazily.
func hurry() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(lazyPercent)
	}
}

// tuneCollector makes collections rare, which halves the time of a small compilation, unless the environment sets a
// rate.
func tuneCollector() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
}

// limitMemory limits memory to the needs of compiling m, the last input. Bodies, if not nil, are m's function bodies,
// read lazily; hurried: at -O0.
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
		keepTo(lazyBase + lazyPerInput*int64(inputBytes) + more)
		return
	}
	perInput := int64(memoryPerInput)
	if bodies != nil {
		perInput = memoryPerText
	}
	keepTo(memoryBase + perInput*int64(inputBytes) + more)
}

// keepTo limits memory to limit, as long as it suffices. No estimate knows how many instructions
// legalization makes of one of 128 bits, and near its limit the collector runs all the time: its work
// would grow with the square of the function. So each collection has a look at what it left.
func keepTo(limit int64) {
	debug.SetMemoryLimit(limit)
	// The runtime calls the finalizer of an unreachable object after each collection.
	type witness struct{ _ [16]byte } // smaller ones share memory with others
	var look func(*witness)
	look = func(w *witness) {
		if debug.SetMemoryLimit(-1) != limit {
			return // someone else has set another one
		}
		live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
		metrics.Read(live)
		if live[0].Value.Kind() != metrics.KindUint64 {
			return
		}
		if n := int64(live[0].Value.Uint64()); float64(n) > nearLimit*float64(limit) {
			limit = raisedFrom * n
			debug.SetMemoryLimit(limit)
		}
		runtime.SetFinalizer(w, look)
	}
	runtime.SetFinalizer(&witness{}, look)
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
