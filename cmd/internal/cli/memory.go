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

// inputBytes is the length of the text that ParseFile last read.
var inputBytes int

// Estimated memory of a compilation that frees functions as it goes, before the collector runs more often: the parsed
// module, unless function bodies are read lazily, takes six times the size of its text.
const (
	memoryBase     = 88 << 20
	memoryPerInput = 8
	memoryPerText  = 6 // if bodies are read lazily
)

// How rarely the collector runs before that: when the heap has grown to 4 MB times limitedPercent, since reusing memory
// is cheaper than touching new pages. While a text of more than largeInput bytes is parsed, the whole heap is live.
const (
	limitedPercent = 1600
	largePercent   = 4000
	largeInput     = 8 << 20
)

// Added to that: what is kept of each function, and all data of the largest one, by its instructions beyond those that
// memoryBase covers.
const (
	memoryPerFunc  = 6 << 10
	memoryPerInstr = 8 << 10
	includedInstrs = 8 << 10
	textPerInstr   = 48 // bytes, about
)

// A memory limit that the live heap approaches is raised: from nearLimit of it on, to a multiple of the live heap.
const (
	nearLimit  = 0.6
	raisedFrom = 2
)

// A function of more than unlimitedInstrs instructions is compiled without a limit: near a limit the collector would
// run all the time, and no estimate excludes that. With largeFuncPercent the collector's time is linear in the
// allocated memory.
const (
	unlimitedInstrs  = 24 << 10
	largeFuncPercent = 300
)

// Memory of a compilation at -O0 with lazily read bodies: the text, symbol data, and machine code. The collector does
// not run until then.
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

// keepTo limits memory to limit, as long as that suffices. The estimate cannot know how many instructions legalization
// makes of a 128-bit one, and near its limit the collector runs all the time: its work would be quadratic in the
// function. So each collection checks the live heap.
func keepTo(limit int64) {
	debug.SetMemoryLimit(limit)
	// A finalizer of an unreachable object runs after each collection.
	type witness struct{ _ [16]byte } // smaller objects share memory with others
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

// largestFunc estimates the number of instructions of the largest function of m.
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
