package interp

import "fmt"

// A jumpPoint is the state recorded by a setjmp.
type jumpPoint struct {
	serial int64 // of the call
	pc     int
	sp     uint64
	dst    int32    // word of setjmp's result
	regs   []uint64 // target form: the registers
}

// A longJump unwinds to a jumpPoint.
type longJump struct {
	point jumpPoint
	value uint64
}

func (j *longJump) Error() string { return "longjmp to a function that has returned" }

// An exit ends the program.
type exit struct {
	code  int
	quick bool // without atexit handlers
}

func (e *exit) Error() string { return fmt.Sprintf("exit %d", e.code) }

// A Fault is a run-time error of the program: it names the function and the value or instruction.
type Fault struct {
	Func  string
	Where string
	Msg   string
}

// Error returns the fault on one line.
func (f *Fault) Error() string { return fmt.Sprintf("%s: %s: %s", f.Func, f.Where, f.Msg) }

// fault returns a Fault at instruction pc of fn.
func fault(fn *function, pc int, format string, args ...any) error {
	return &Fault{fn.name, fn.code.origins[pc].String(), fmt.Sprintf(format, args...)}
}

func unmapped(fn *function, pc int, what string, n, addr uint64) error {
	return fault(fn, pc, "%s of %d bytes at unmapped address %#x", what, n, addr)
}
