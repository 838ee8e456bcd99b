package spillway

import (
	"fmt"
	"strings"

	"spillway/isel"
	"spillway/regalloc"
	"spillway/regalloc/linear"
	"spillway/regalloc/puzzle"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// An AllocatorInfo is a register allocator that Compile can use.
type AllocatorInfo struct {
	Name string
	Doc  string // one line
	SSA  bool   // takes Problems in SSA; others get them from package outssa
	New  func() regalloc.Allocator
}

// A SelectorInfo is an instruction selector that Compile can use.
type SelectorInfo struct {
	Name string
	Doc  string // one line
	New  func() isel.Selector
}

// A TargetInfo is a machine that Compile can generate code for.
type TargetInfo struct {
	Name string
	Doc  string // one line
	New  func(target.Relocation) *target.Target
}

var allocators = []AllocatorInfo{
	{"linear", "second-chance binpacking linear scan with lifetime holes", false, func() regalloc.Allocator { return linear.New() }},
	{"puzzle", "puzzle solving: a board of pieces for each instruction", true, func() regalloc.Allocator { return puzzle.New() }},
}

var selectors = []SelectorInfo{
	{"auto", "exact within a small budget, else the best of the others, part by part", func() isel.Selector { return isel.Auto() }},
	{"exact", "the cheapest cover, proved, within a large budget", func() isel.Selector { return &isel.Exact{} }},
	{"noltis-iterated", "noltis until nothing changes, and the cheapest tiling on the way", func() isel.Selector { return &isel.NOLTIS{Iterated: true} }},
	{"noltis", "dynamic programming, then again with shared nodes fixed where overlap is dear", func() isel.Selector { return &isel.NOLTIS{} }},
	{"cse-none", "dynamic programming on trees; shared nodes may be computed anew", func() isel.Selector { return &isel.Trees{} }},
	{"cse-leaves", "dynamic programming on trees, cut at shared nodes that are more than a leaf", func() isel.Selector { return &isel.Trees{Sharing: isel.FixLeaves} }},
	{"cse-all", "dynamic programming on trees, cut at every shared node", func() isel.Selector { return &isel.Trees{Sharing: isel.FixAll} }},
	{"munch", "maximal munch: the largest tile at every node, ties by bytes", func() isel.Selector { return isel.Munch{} }},
}

var targets = []TargetInfo{
	{"amd64", "x86-64, System V ABI, SSE2", amd64.Target},
	{"i386", "x86-32, System V ABI, SSE2", i386.Target},
}

// Allocators returns the register allocators, the default first.
func Allocators() []AllocatorInfo { return append([]AllocatorInfo(nil), allocators...) }

// Selectors returns the instruction selectors, the default first.
func Selectors() []SelectorInfo { return append([]SelectorInfo(nil), selectors...) }

// Targets returns the targets, the default first.
func Targets() []TargetInfo { return append([]TargetInfo(nil), targets...) }

// AllocatorByName returns the allocator of the given name; the error lists the names there are.
func AllocatorByName(name string) (*AllocatorInfo, error) {
	return byName("allocator", allocators, name, func(a *AllocatorInfo) string { return a.Name })
}

// SelectorByName returns the selector of the given name; the error lists the names there are.
func SelectorByName(name string) (*SelectorInfo, error) {
	return byName("selector", selectors, name, func(s *SelectorInfo) string { return s.Name })
}

// TargetByName returns the target of the given name; the error lists the names there are.
func TargetByName(name string) (*TargetInfo, error) {
	return byName("target", targets, name, func(t *TargetInfo) string { return t.Name })
}

func byName[T any](kind string, table []T, name string, nameOf func(*T) string) (*T, error) {
	names := make([]string, len(table))
	for i := range table {
		if names[i] = nameOf(&table[i]); names[i] == name {
			return &table[i], nil
		}
	}
	return nil, fmt.Errorf("no %s %q; there are: %s", kind, name, strings.Join(names, ", "))
}

// TargetForTriple returns the target that serves an LLVM target triple, or an
// error that says what to do.
func TargetForTriple(triple string) (*TargetInfo, error) {
	for i := range targets {
		for _, p := range targets[i].New(target.PIC).Triples {
			if strings.HasPrefix(triple, p) {
				return &targets[i], nil
			}
		}
	}
	return nil, fmt.Errorf("no target for triple %q; name one with --target (see: spillway targets)", triple)
}
