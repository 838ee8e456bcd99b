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
	// Soname is the name that a shared library gives itself.
	Soname string
	// RunPath are directories where the dynamic linker looks first.
	RunPath []string
	// Export puts all symbols of default visibility of a program into its dynamic symbol table; otherwise only those
	// that libraries need.
	Export bool
	// Bare, if not nil, has a static program made for a machine without a system.
	Bare *Bare
	// CollectSections leaves out the sections that nothing leads to (ld --gc-sections).
	CollectSections bool
	// Workers is how many goroutines work; 0: as many as there are processors. The bytes do
	// not depend on it.
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
	// AsNeeded tells that a library is recorded in the program only if one of its symbols is used.
	AsNeeded bool
}

// An UnsupportedError reports that a program needs a feature that this linker lacks.
type UnsupportedError struct {
	File string // "" where it is no one file's matter
	What string
}

func (e *UnsupportedError) Error() string {
	if e.File == "" {
		return "not supported: " + e.What
	}
	return fmt.Sprintf("%s: not supported: %s", e.File, e.What)
}

// A linker is one file being made. The groups of fields are filled one after the other.
type linker struct {
	opts    Options
	f       *target.ObjectFormat
	word    int64 // bytes of an address
	pic     bool  // position-independent: PIE, Shared or StaticPIE
	workers int
	errs    []error // all that is wrong

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

// resolution is which file defines what.
type resolution struct {
	// Resolution: which file defines what.
	files   []*file
	libs    []*library
	table   map[string]*symbol
	globals []*symbol       // those of table, in order of appearance
	groups  map[string]bool // of which a copy was taken
	entry   *symbol         // nil: a shared library
	// versioned tells that some object uses a version, as in name@VERSION.
	versioned bool
	stackCode bool // some object has code on the stack
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
	copies   *section  // of shared libraries' data; nil: there are none
	owned    []*symbol // that the linker defines
	property *output   // property: nil where there is none
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
		l.collect, // which sections are left out
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

// parallel calls f for each of n numbers from several goroutines.
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
