package report

import (
	"errors"
	"regexp"
	"strconv"
	"strings"
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

// A row of the report: times with their shares, then the pass, with a number where
// it runs more than once.
var passRow = regexp.MustCompile(`^((?: +[0-9.]+ +\( *[0-9.]+%\))+) +(.*?)(?: #\d+)?$`)

// ParsePassTimes returns the seconds of processor time that register allocation
// took by what llc -time-passes prints.
func ParsePassTimes(text string) (seconds float64, err error) {
	column, found := 0, false
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		if strings.Contains(line, "--- Name ---") {
			column = columnOf(line)
			continue
		}
		m := passRow.FindStringSubmatch(line)
		if m == nil || !allocationPasses[m[2]] {
			continue
		}
		times := strings.FieldsFunc(m[1], func(r rune) bool { return r == '(' || r == ')' || r == ' ' })
		if 2*column < len(times) { // time and share
			s, err := strconv.ParseFloat(times[2*column], 64)
			if err != nil {
				return 0, err
			}
			seconds, found = seconds+s, true
		}
	}
	if !found {
		return 0, errors.New("llc -time-passes names no pass that is register allocation")
	}
	return seconds, nil
}

// columnOf finds the processor time in the header of a report: a column that is
// zero everywhere is left out, and so is the sum where there is nothing to add.
func columnOf(header string) int {
	names := regexp.MustCompile(`--+([^-]+)--+`).FindAllStringSubmatch(header, -1)
	best := 0
	for i, n := range names {
		if n[1] == "User+System" {
			best = i
		}
	}
	return best
}

// CountMIR returns the instructions in LLVM's machine code as text: no phis, and
// nothing that only a debugger wants.
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
