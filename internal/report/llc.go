package report

import (
	"errors"
	"regexp"
	"strconv"
	"strings"
	"sync"
)

// allocationPasses are LLVM's passes that are register allocation with its way
// out of SSA, its analyses and what follows from it. Dominators, loops and
// frequencies, which other passes need too, are not among them.
var allocationPasses = map[string]bool{
	"Basic Register Allocator":                    true,
	"Bundle Machine CFG Edges":                    true,
	"Detect Dead Lanes":                           true,
	"Eliminate PHI nodes for register allocation": true,
	"Fast Register Allocator":                     true,
	"Greedy Register Allocator":                   true,
	"Live Interval Analysis":                      true,
	"Live Register Matrix":                        true,
	"Live Stack Slot Analysis":                    true,
	"Live Variable Analysis":                      true,
	"PBQP Register Allocator":                     true,
	"Process Implicit Definitions":                true,
	"Register Coalescer":                          true,
	"Rename Disconnected Subregister Components":  true,
	"Slot index numbering":                        true,
	"Spill Code Placement Analysis":               true,
	"Stack Slot Coloring":                         true,
	"Two-Address instruction pass":                true,
	"Virtual Register Map":                        true,
	"Virtual Register Rewriter":                   true,
}

// A row of the report: times with their shares, the last of them by the clock on the
// wall, then the pass, with a number where it runs more than once.
var passRow = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^.* ([0-9.]+) +\( *[0-9.]+%\) +(.*?)(?: #\d+)?\n$`)
})

// ParsePassTimes returns the seconds spent in register allocation according to llc -time-passes.
func ParsePassTimes(text string) (seconds float64, err error) {
	found := false
	for line := range strings.Lines(text) {
		m := passRow().FindStringSubmatch(line)
		if m == nil || !allocationPasses[m[2]] {
			continue
		}
		s, err := strconv.ParseFloat(m[1], 64)
		if err != nil {
			return 0, err
		}
		seconds, found = seconds+s, true
	}
	if !found {
		return 0, errors.New("llc -time-passes lists no register allocation pass")
	}
	return seconds, nil
}

// CountMIR returns the instructions in LLVM's machine code as text: no phis, and
// nothing that only a debugger needs.
func CountMIR(text string) (n int) {
	body := false
	for line := range strings.Lines(text) {
		trimmed := strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(line, "body:"):
			body = true
		case line == "...\n":
			body = false
		case !body || trimmed == "" || !strings.HasPrefix(line, "    ") || strings.HasPrefix(trimmed, ";"),
			strings.HasPrefix(trimmed, "successors:"), strings.HasPrefix(trimmed, "liveins:"),
			strings.HasPrefix(trimmed, "DBG_"), strings.Contains(trimmed, " = PHI "), trimmed == "}":
		default:
			n++
		}
	}
	return n
}
