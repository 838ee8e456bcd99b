package cli

import (
	"os"
	"runtime/debug"
)

// inputBytes is the length of the text that ParseFile read last.
var inputBytes int

// What a compilation that gives functions up as it goes uses before the collector works
// harder: the parsed module takes six times the bytes of its text (see BENCHMARKS.md).
const (
	memoryBase     = 88 << 20
	memoryPerInput = 8
)

// TuneCollector makes collections rare, which halves the time of a small compilation,
// unless the environment says how rare.
func TuneCollector() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
}

// limitMemory makes the collector keep to what a compilation of the last input needs.
func limitMemory() {
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(memoryBase + memoryPerInput*int64(inputBytes))
	}
}
