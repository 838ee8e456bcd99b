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
	{"mach", []tests{{"mach", ""}, {"internal/ratchet", "TestText"}}, false},
	{"frame", []tests{{"frame", ""}, {"internal/ratchet", "TestText"}}, false},
	{"isel", []tests{{"isel", ""}, {"internal/ratchet", "Selectors"}}, false},
}

// more are subjects that are only run when they are named.
var more = []subject{
	{"alloc/linear", []tests{{"internal/ratchet", "Allocators"}}, false},
	{"alloc/puzzle", []tests{{"internal/ratchet", "Allocators"}}, false},
	{"internal/interference", []tests{{"alloc/color", ""}, {"alloc/intervals", ""}, {"internal/ratchet", "Allocators"}}, false},
	{"alloc/fast", []tests{{"alloc/fast", ""}, {"internal/ratchet", "Allocators"}}, false},
	{"pbqp", []tests{{"pbqp", "Exhaustive|Determinism|Allocations|Fuzz|Example"}, {"internal/ratchet", "Allocators"}}, false},
	{"alloc/pbqp", []tests{{"alloc/pbqp", ""}, {"internal/ratchet", "Allocators"}}, false},
	{"layout", []tests{{"layout", ""}, {"internal/ratchet", "Layout"}}, false},
	{"shuffle", []tests{{"shuffle", ""}, {"internal/ratchet", "Shuffle"}}, false},
	{"promote", []tests{{"promote", ""}, {"internal/ratchet", "Promotion"}}, false},
	{"overlay", []tests{{"overlay", ""}}, false},
	{"live", []tests{{"live", ""}, {"internal/ratchet", "Allocators"}}, false},
}
