package main

// A subject is a package whose code is mutated.
type subject struct {
	dir string
	// tests are packages and tests that must kill the mutants, the quickest first.
	tests []tests
	// complete: no mutant may survive that is not listed as equivalent.
	complete bool
}

// tests are the tests of a package whose names match run; "" is all.
type tests struct{ dir, run string }

// plan lists the packages that can be mutated, those of the default run first.
var plan = []subject{
	{"regalloc/check", []tests{{"regalloc/check", ""}}, true},
	{"regalloc", []tests{{"regalloc", ""}, {"mach", ""}}, false},
	{"regalloc/outssa", []tests{{"regalloc/outssa", ""}, {"internal/ratchet", "OutOfSSA"}, {"regalloc/alloc/linear", "Random|Squeezed"}}, false},
	{"mach", []tests{{"mach", ""}, program}, false},
	{"frame", []tests{{"frame", ""}, program}, false},
	{"isel", []tests{{"isel", ""}, {"internal/ratchet", "Selectors"}, program}, false},
}

// program measures whole programs, with the default allocator.
var program = tests{"internal/ratchet", "^(TestPrograms|TestText|TestExecuted)$/^linear$"}

// allocators returns the measure of the named allocators, which regular expressions may be.
func allocators(names string) tests {
	return tests{"internal/ratchet", "^(TestAllocators|TestText)$/^(" + names + ")$"}
}

// more are subjects that are only run when they are named.
var more = []subject{
	{"regalloc/alloc/auto", []tests{{"regalloc/alloc/auto", ""}, allocators("auto")}, false},
	{"regalloc/alloc/linear", []tests{allocators("linear"), {"regalloc/alloc/linear", ""}}, false},
	{"regalloc/alloc/puzzle", []tests{allocators("puzzle|puzzle-paper"), {"regalloc/alloc/puzzle", ""}}, false},
	{"regalloc/improve", []tests{{"regalloc/improve", ""}, allocators("linear")}, false},
	{"regalloc/improve/internal/livesplit", []tests{{"regalloc/improve", ""}, allocators("linear|puzzle")}, false},
	{"regalloc/improve/internal/recolor", []tests{{"regalloc/improve/internal/recolor", ""}, allocators("linear|puzzle")}, false},
	{"regalloc/improve/internal/locations", []tests{{"regalloc/improve/internal/locations", ""}, {"regalloc/improve", ""}, allocators("linear")}, false},
	{"regalloc/netflow/model", []tests{{"regalloc/netflow/model", ""}, allocators("hybrid"), {"internal/ratchet", "FirstResults"}}, false},
	{"regalloc/netflow/route", []tests{{"internal/ratchet", "^(TestFirstResults|TestBounds)$"}, {"regalloc/netflow/route", "Displace|Merged|SeveralRegisters|Remainder|Marginals"}, allocators("hybrid"), {"regalloc/netflow/route", "Heuristics|Ways|Priority|Branch|SpillAll"}}, false},
	{"regalloc/alloc/netflow", []tests{{"regalloc/alloc/netflow", ""}, allocators("regalloc/netflow")}, false},
	{"regalloc/alloc/heuristic", []tests{{"regalloc/alloc/heuristic", ""}, allocators("hybrid")}, false},
	{"regalloc/internal/interference", []tests{{"regalloc/alloc/color", ""}, {"regalloc/alloc/intervals", ""}, allocators("color|irc|linear-.*")}, false},
	{"regalloc/alloc/irc", []tests{{"regalloc/alloc/irc", ""}, allocators("irc")}, false},
	{"regalloc/alloc/fast", []tests{{"regalloc/alloc/fast", ""}, allocators("fast")}, false},
	{"regalloc/pbqp", []tests{{"regalloc/pbqp", "Exhaustive|Determinism|Allocations|Fuzz|Example"}, allocators("regalloc/pbqp")}, false},
	{"regalloc/alloc/pbqp", []tests{{"regalloc/alloc/pbqp", ""}, allocators("regalloc/pbqp")}, false},
	{"layout", []tests{{"layout", ""}, {"internal/ratchet", "Layout"}, program}, false},
	{"opt/simplify", []tests{program, {"opt/simplify", ""}}, false},
	{"legalize", []tests{{"legalize", ""}, program}, false},
	{"shuffle", []tests{{"shuffle", ""}, {"internal/ratchet", "Shuffle"}}, false},
	{"opt/promote", []tests{{"opt/promote", ""}, {"internal/ratchet", "Promotion"}}, false},
	{"opt/stackprotector", []tests{{"opt/stackprotector", ""}}, false},
	{"opt/mergeglobals", []tests{{"opt/mergeglobals", ""}}, false},
	{"opt/stackcoloring", []tests{{"opt/stackcoloring", ""}}, false},
	{"emit/encode", []tests{{"emit/encode", ""}}, false},
	{"emit/debuginfo", []tests{{"emit/debuginfo", "Places|Entries|Fields|Thread|Meet"}, {"emit/debuginfo", ""}}, false},
	{"link", []tests{{"link", ""}}, false},
	{"load", []tests{{"load", ""}, {"", "Load"}}, false},
	{"regalloc/live", []tests{{"regalloc/live", ""}, allocators("linear|puzzle|netflow")}, false},
}
