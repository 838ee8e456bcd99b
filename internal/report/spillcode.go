package report

import (
	"regexp"
	"strings"
	"sync"
)

// SpillCode is the code that a register allocator inserted, as comments in
// assembly text mark it. Spillway with --comment and llc use the same words, and
// mark neither what saves registers for the caller nor what is computed again.
type SpillCode struct {
	Functions []FunctionSpills // in the order of the text
	marked    map[int]bool     // lines, from 1
}

// FunctionSpills counts the marked instructions of a function; one that loads
// from and stores to its slot counts once.
type FunctionSpills struct {
	Name     string
	Accesses int
}

var functionType = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^\s*\.type\s+("[^"]*"|\S+?),\s*[@%]function\b`)
})

// ParseSpillCode reads assembly text.
func ParseSpillCode(text string) *SpillCode {
	s := &SpillCode{marked: map[int]bool{}}
	functions := map[string]bool{}
	n := 0
	for line := range strings.Lines(text) {
		n++
		line = strings.TrimRight(line, "\n")
		if m := functionType().FindStringSubmatch(line); m != nil {
			functions[m[1]] = true
		}
		if label, _, ok := strings.Cut(line, ":"); ok && functions[label] {
			s.Functions = append(s.Functions, FunctionSpills{Name: label})
		}
		if len(s.Functions) > 0 && (strings.HasSuffix(line, "-byte Spill") || strings.HasSuffix(line, "-byte Reload") ||
			strings.HasSuffix(line, "-byte Folded Spill") || strings.HasSuffix(line, "-byte Folded Reload")) {
			s.Functions[len(s.Functions)-1].Accesses++
			s.marked[n] = true
		}
	}
	return s
}

// Accesses returns the marked instructions of all functions.
func (s *SpillCode) Accesses() (n int) {
	for i := range s.Functions {
		n += s.Functions[i].Accesses
	}
	return n
}

// Spilling returns how many functions have marked instructions.
func (s *SpillCode) Spilling() (n int) {
	for i := range s.Functions {
		n += min(1, s.Functions[i].Accesses)
	}
	return n
}

// Marked reports whether an instruction is in the given line of the text,
// counted from 1, that is marked.
func (s *SpillCode) Marked(line int) bool { return s.marked[line] }
