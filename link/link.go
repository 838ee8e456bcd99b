package link

import (
	"errors"
	"fmt"
	"runtime"
	"sync"

	"spillway/object"
	"spillway/target"
)

// Options configure linking. Format is required; the zero value of the others links a position-independent program.
type Options struct {
	Format *target.ObjectFormat
	Kind   Kind
	// Soname is the DT_SONAME of a shared library.
	Soname string
	// RunPath are directories that the dynamic linker searches first (DT_RUNPATH).
	RunPath []string
	// Export puts all symbols of default visibility of a program into its dynamic symbol table, not only those that
	// libraries need.
	Export bool
	// Bare, if not nil, selects a static program for a machine without an operating system.
	Bare *Bare
	// MultipleDefinitions allows several definitions of a symbol, of which the first counts (ld -z muldefs).
	MultipleDefinitions bool
	// CollectSections removes unreachable sections (ld --gc-sections).
	CollectSections bool
	// Workers is the number of goroutines; 0: the number of processors. It does not affect the output.
	Workers int
}

// Kind is the kind of output file.
type Kind uint8

// The kinds.
const (
	PIE       Kind = iota // a position-independent program with shared libraries
	NoPIE                 // a program for a fixed address with shared libraries
	Static                // a program for a fixed address without shared libraries
	Shared                // a shared library
	StaticPIE             // a position-independent program without shared libraries, which relocates itself
)

// IsStatic reports whether a program is linked without shared libraries.
func (k Kind) IsStatic() bool { return k == Static || k == StaticPIE }

// An Input is a file to link: exactly one of the three.
type Input struct {
	Object  *object.File
	Archive *object.Archive
	Library *object.Library
	// AsNeeded records a library in the program only if one of its symbols is used.
	AsNeeded bool
}

// An UnsupportedError reports that a program needs a feature that this linker lacks.
type UnsupportedError struct {
	File string // "" if it does not concern a single file
	What string
}

func (e *UnsupportedError) Error() string {
	if e.File == "" {
		return "not supported: " + e.What
	}
	return fmt.Sprintf("%s: not supported: %s", e.File, e.What)
}

// A linker is the state of linking one file. The groups of fields are filled one after the other.
type linker struct {
	opts    Options
	f       *target.ObjectFormat
	word    int64 // bytes of an address
	pic     bool  // position-independent: PIE, Shared or StaticPIE
	workers int
	errs    []error // all errors so far

	slots   slots
	veneers veneers
	index   unwindIndex
	tables  tables
	dynamic dynamic

	res  resolution
	prop properties
	sec  sections
	lay  placement
}

// resolution is the result of symbol resolution.
type resolution struct {
	// Resolution: which file defines what.
	files   []*file
	libs    []*library
	table   map[string]*symbol
	globals []*symbol       // those of table, in order of appearance
	groups  map[string]bool // already included
	entry   *symbol         // nil: a shared library
	// versioned tells that some object uses a version, as in name@VERSION.
	versioned bool
	stackCode bool // some object requests an executable stack
}

// properties are the enabled processor checks, and the PLT entries for them.
type properties struct {
	// Properties: enabled processor checks, and PLT entries for them.
	features uint32
	plt      target.PLTEntry
	pltAbs   target.PLTEntry
	pltAny   target.PLTEntry
}

// sections are those of the output file.
type sections struct {
	// Sections.
	outs     []*output
	byName   map[outKey]*output
	merges   map[mergeKey]*merged
	order    []*merged
	frames   *frames
	copies   *section  // copies of shared libraries' data; nil: none
	owned    []*symbol // symbols that the linker defines
	property *output   // .note.gnu.property, or nil
	buildID  *output
}

// placement is the layout of sections, in the file and in memory.
type placement struct {
	// Layout.
	segments []segment
	image    []byte
	tls      struct{ addr, size, align int64 }
	relro    struct{ begin, end int64 } // addresses
}

// Link links the inputs, in order, and returns the output file.
func Link(inputs []Input, opts Options) ([]byte, error) {
	l := &linker{
		opts: opts, f: opts.Format, word: int64(opts.Format.Bits / 8), pic: opts.Kind != NoPIE && opts.Kind != Static,
		workers: opts.Workers,
		res:     resolution{table: map[string]*symbol{}, groups: map[string]bool{}},
		sec:     sections{byName: map[outKey]*output{}, merges: map[mergeKey]*merged{}},
	}
	if l.workers <= 0 {
		l.workers = runtime.GOMAXPROCS(0)
	}
	for _, phase := range []func(){
		func() { l.resolve(inputs) },
		l.collect, // which sections are removed
		l.properties,
		l.place,   // input sections into output sections
		l.scan,    // which relocations need dynamic linking
		l.reserve, // tables of the right size
		l.checkSections,
		l.layout, // addresses
		l.finish, // contents
	} {
		phase()
		if len(l.errs) > 0 {
			return nil, errors.Join(l.errs...)
		}
	}
	return l.lay.image, nil
}

func (l *linker) fail(err error) { l.errs = append(l.errs, err) }

func (l *linker) failf(format string, args ...any) { l.fail(fmt.Errorf(format, args...)) }

// parallel calls f for each number below n from several goroutines.
func (l *linker) parallel(n int, f func(i int)) {
	if l.workers == 1 || n < 2 {
		for i := range n {
			f(i)
		}
		return
	}
	var wg sync.WaitGroup
	next := make(chan int, n)
	for i := range n {
		next <- i
	}
	close(next)
	for range min(l.workers, n) {
		wg.Go(func() {
			for i := range next {
				f(i)
			}
		})
	}
	wg.Wait()
}

// alignUp returns the smallest multiple of a power of two that is at least n.
func alignUp(n, align int64) int64 { return (n + align - 1) &^ (align - 1) }
