package interp

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"spillway/ir"
	"spillway/mach"
	"spillway/target"
)

// A Program is a set of modules linked together.
type Program struct {
	Modules []*ir.Module
	// Target is the machine that the program is for. It is nil for modules as
	// read, and not nil for legal ones.
	Target *target.Target
	// Machine is, if Target is nil, the source of the C convention used by the modules: the layout of va_list. nil:
	// x86's, by the size of pointers.
	Machine *target.Target
	// Semantics is the behavior of floating-point operations that the IR leaves unspecified; with a Target it is that
	// of the machine.
	Semantics ir.Semantics
	// Code are functions to run as machine code, at stage Selected, Split or
	// Allocated, in place of their Func.IR.
	Code []*mach.Func
}

// Options of Run. The zero value runs main without arguments, input and output.
type Options struct {
	Args     []string // argv[1:]
	Name     string   // argv[0]; "prog" if empty
	Stdin    io.Reader
	Stdout   io.Writer
	Stderr   io.Writer
	MaxSteps uint64 // instructions after which the program is stopped; 0: no limit
	MaxStack int    // bytes of stack; 0: 8 MiB
	MaxHeap  int    // bytes of heap; 0: 1 GiB
}

// Counts of a program's execution, excluding C library functions.
type Counts struct {
	Instructions uint64 `json:"instructions"` // values of ir, but no phis; or instances of tiles that are code
	Loads        uint64 `json:"loads"`        // of the program, spills included
	Stores       uint64 `json:"stores"`
	SpillLoads   uint64 `json:"spill_loads"` // of those, from spill slots, folded into other instructions or not
	SpillStores  uint64 `json:"spill_stores"`
	Moves        uint64 `json:"moves"` // register to register, made by allocation
	Swaps        uint64 `json:"swaps"`
	Permutations uint64 `json:"permutations"` // on machines that have such instructions
}

// A Result of Run.
type Result struct {
	ExitCode int
	Counts   Counts
}

// A StepsError reports that a program exceeded its step limit.
type StepsError struct {
	Func  string
	Limit uint64
}

// Error returns the message.
func (e *StepsError) Error() string {
	return fmt.Sprintf("%s: stopped after %d instructions", e.Func, e.Limit)
}

// Run runs p's main. The error is a *Fault if the program does something invalid, a *StepsError, the context's error,
// or the reason why the program cannot be run. The Result holds the counts up to the error.
func Run(ctx context.Context, p Program, opts Options) (Result, error) {
	maxStack, maxHeap := opts.MaxStack, opts.MaxHeap
	if maxStack <= 0 {
		maxStack = 8 << 20
	}
	if maxHeap <= 0 {
		maxHeap = 1 << 30
	}
	mem := newMemory(layoutOf(p).PtrBytes, maxStack, maxHeap)
	im, err := load(p, mem)
	if err != nil {
		return Result{}, err
	}
	fn := im.functionAt(im.byName["main"])
	if fn == nil || fn.ir == nil {
		return Result{}, errors.New("there is no function main to run")
	}
	m := &machine{image: im, ctx: ctx, limit: opts.MaxSteps, nextPoll: pollInterval, state: im.newState()}
	if m.limit == 0 {
		m.limit = ^uint64(0)
	}
	out := bufio.NewWriter(orDiscard(opts.Stdout))
	m.lib.Stdout, m.lib.Stderr = out, orDiscard(opts.Stderr)
	m.lib.Stdin = bufio.NewReader(orEmpty(opts.Stdin))
	code, err := m.main(fn, opts)
	if flushErr := out.Flush(); err == nil {
		err = flushErr
	}
	m.counts.SpillLoads, m.counts.SpillStores = m.counters[countSpillLoad], m.counters[countSpillStore]
	m.counts.Moves, m.counts.Swaps = m.counters[countMove], m.counters[countSwap]
	m.counts.Permutations = m.counters[countPermi]
	return Result{ExitCode: code, Counts: m.counts}, err
}

func orDiscard(w io.Writer) io.Writer {
	if w == nil {
		return io.Discard
	}
	return w
}

func orEmpty(r io.Reader) io.Reader {
	if r == nil {
		return strings.NewReader("")
	}
	return r
}

// main calls constructors, fn, atexit handlers and destructors; it returns the exit code.
func (m *machine) main(fn *function, opts Options) (int, error) {
	m.thread = m.newThread()
	sp := m.mem.stack.base - 256
	argc, argv := m.arguments(opts)
	if !m.mem.reserveStack(sp) {
		return 0, &Fault{fn.name, "entry", "stack overflow"}
	}
	for _, fn := range m.structors(".fini_array") {
		m.atExit = append(m.atExit, exitCall{fn: fn})
	}
	code, err := m.runMain(fn, sp, argc, argv)
	for err == nil || isExit(err) {
		if e := (*exit)(nil); errors.As(err, &e) {
			code, err = uint64(e.code), nil
			if e.quick {
				break
			}
		}
		n := len(m.atExit)
		if n == 0 {
			break
		}
		next := m.atExit[n-1]
		m.atExit = m.atExit[:n-1]
		m.depth = 0
		_, err = m.invoke(next.fn, sp, next.args...)
		if err != nil && !isExit(err) {
			return 0, err
		}
	}
	return int(code & 0xFF), err
}

func isExit(err error) bool {
	e := (*exit)(nil)
	return errors.As(err, &e)
}

func (m *machine) runMain(fn *function, sp, argc, argv uint64) (uint64, error) {
	for _, ctor := range m.structors(".init_array") {
		if _, err := m.invoke(ctor, sp); err != nil {
			return 0, err
		}
	}
	return m.invoke(fn, sp, argc, argv, argv+(argc+1)*uint64(m.layout.PtrBytes))
}

// structors returns the functions listed in the sections of the given name, in
// the order of the linker: those with a priority first, by its digits.
func (m *machine) structors(section string) []*function {
	arrays := slices.DeleteFunc(slices.Clone(m.arrays), func(g *ir.Global) bool {
		return g.Section != section && !strings.HasPrefix(g.Section, section+".")
	})
	slices.SortStableFunc(arrays, func(a, b *ir.Global) int {
		if (a.Section == section) != (b.Section == section) {
			return len(b.Section) - len(a.Section)
		}
		return strings.Compare(a.Section, b.Section)
	})
	var list []*function
	ptr := uint64(m.layout.PtrBytes)
	for _, g := range arrays {
		for off := uint64(0); off+ptr <= uint64(g.Init.Size); off += ptr {
			at, _ := m.mem.ReadN(m.addrs[g]+off, ptr)
			if fn := m.functionAt(at); fn != nil {
				list = append(list, fn)
			}
		}
	}
	return list
}

// newThread returns the address of a new copy of the thread-local variables.
func (m *machine) newThread() uint64 {
	if len(m.tlsInit) == 0 {
		return 0
	}
	addr := m.mem.Alloc(uint64(len(m.tlsInit)), 64)
	copy(m.mem.Write(addr, uint64(len(m.tlsInit))), m.tlsInit)
	return addr
}

// arguments stores argc strings and the array argv, which an empty environment follows.
func (m *machine) arguments(opts Options) (argc, argv uint64) {
	name := opts.Name
	if name == "" {
		name = "prog"
	}
	args := append([]string{name}, opts.Args...)
	ptr := uint64(m.layout.PtrBytes)
	argv = m.mem.Alloc(uint64(len(args)+2)*ptr, 16)
	for i, a := range args {
		s := m.mem.Alloc(uint64(len(a))+1, 1)
		p := m.mem.Write(s, uint64(len(a))+1)
		p[copy(p, a)] = 0
		m.mem.WriteN(argv+uint64(i)*ptr, ptr, s)
	}
	m.mem.WriteN(argv+uint64(len(args))*ptr, ptr, 0)
	m.mem.WriteN(argv+uint64(len(args)+1)*ptr, ptr, 0)
	return uint64(len(args)), argv
}
