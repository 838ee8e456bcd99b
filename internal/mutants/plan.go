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
	{"check", []tests{{"check", ""}}, true},
	{"regalloc", []tests{{"regalloc", ""}, {"mach", ""}}, false},
	{"outssa", []tests{{"outssa", ""}, {"internal/ratchet", "OutOfSSA"}, {"alloc/linear", "Random|Squeezed"}}, false},
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
	{"alloc/auto", []tests{{"alloc/auto", ""}, allocators("auto")}, false},
	{"alloc/linear", []tests{allocators("linear"), {"alloc/linear", ""}}, false},
	{"alloc/puzzle", []tests{allocators("puzzle|puzzle-paper"), {"alloc/puzzle", ""}}, false},
	{"improve", []tests{{"improve", ""}, allocators("linear")}, false},
	{"improve/livesplit", []tests{{"improve", ""}, allocators("linear|puzzle")}, false},
	{"improve/recolour", []tests{{"improve/recolour", ""}, allocators("linear|puzzle")}, false},
	{"improve/residence", []tests{{"improve/residence", ""}, {"improve", ""}, allocators("linear")}, false},
	{"netflow/model", []tests{{"netflow/model", ""}, allocators("hybrid"), {"internal/ratchet", "FirstResults"}}, false},
	{"netflow/route", []tests{{"internal/ratchet", "^(TestFirstResults|TestBounds)$"}, {"netflow/route", "Displace|Merged|SeveralRegisters|Remainder|Marginals"}, allocators("hybrid"), {"netflow/route", "Heuristics|Ways|Priority|Branch|SpillAll"}}, false},
	{"alloc/netflow", []tests{{"alloc/netflow", ""}, allocators("netflow")}, false},
	{"alloc/heuristic", []tests{{"alloc/heuristic", ""}, allocators("hybrid")}, false},
	{"internal/interference", []tests{{"alloc/color", ""}, {"alloc/intervals", ""}, allocators("color|irc|linear-.*")}, false},
	{"alloc/irc", []tests{{"alloc/irc", ""}, allocators("irc")}, false},
	{"alloc/fast", []tests{{"alloc/fast", ""}, allocators("fast")}, false},
	{"pbqp", []tests{{"pbqp", "Exhaustive|Determinism|Allocations|Fuzz|Example"}, allocators("pbqp")}, false},
	{"alloc/pbqp", []tests{{"alloc/pbqp", ""}, allocators("pbqp")}, false},
	{"layout", []tests{{"layout", ""}, {"internal/ratchet", "Layout"}, program}, false},
	{"simplify", []tests{program, {"simplify", ""}}, false},
	{"legalize", []tests{{"legalize", ""}, program}, false},
	{"shuffle", []tests{{"shuffle", ""}, {"internal/ratchet", "Shuffle"}}, false},
	{"promote", []tests{{"promote", ""}, {"internal/ratchet", "Promotion"}}, false},
	{"protect", []tests{{"protect", ""}}, false},
	{"overlay", []tests{{"overlay", ""}}, false},
	{"live", []tests{{"live", ""}, allocators("linear|puzzle|netflow")}, false},
}
