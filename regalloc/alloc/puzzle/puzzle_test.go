package puzzle_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/puzzle"
	"spillway/regalloc/alloc/puzzle/board"
	"spillway/regalloc/check"
)

func targets() map[string]*irgen.Target {
	return map[string]*irgen.Target{"amd64": irgen.AMD64(), "i386": irgen.I386(), "x87": irgen.X87(), "tiny4": irgen.Tiny(4), "tiny3": irgen.Tiny(3)}
}

// allocate allocates p and proves and runs the outcome.
func allocate(t *testing.T, p *regalloc.Problem, o puzzle.Options, opts regalloc.Options) *regalloc.Result {
	t.Helper()
	r, err := puzzle.NewWith(o).Allocate(p, opts)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range check.Result(p, r) {
		t.Error(f.Error())
	}
	want := irgen.Execute(p, 1, 2000)
	got := irgen.ExecuteResult(p, r, 1, 2000)
	for k := range want {
		if k >= len(got) || want[k] != got[k] {
			t.Errorf("execution differs at step %d", k)
			break
		}
	}
	return r
}

// variants are the options that are tested.
func variants() map[string]puzzle.Options {
	return map[string]puzzle.Options{
		"default":   {},
		"paper":     {Paper: true},
		"unlowered": {Paper: true, NoLoadLowering: true, NoTransferElimination: true},
		"plain":     {NoCoalescing: true, NoFolding: true, NoHoisting: true, NoSharing: true},
	}
}

func TestRandom(t *testing.T) {
	for name, target := range targets() {
		for _, o := range []irgen.Options{{}, {Blocks: 3, Instrs: 10}, {Blocks: 20, Window: 20}, {Blocks: 15, Wild: true}, {Blocks: 15, Critical: true}, {Blocks: 8, Params: 40}} {
			for variant, po := range variants() {
				t.Run(fmt.Sprintf("%s/%s/%+v", name, variant, o), func(t *testing.T) {
					for seed := range uint64(40) {
						p := irgen.Problem(target, seed, o)
						allocate(t, p, po, regalloc.Options{Metric: irgen.Metric(seed)})
						if t.Failed() {
							t.Fatalf("seed %d", seed)
						}
					}
				})
			}
		}
	}
}

// TestSqueezed leaves no class more registers than its instructions need.
func TestSqueezed(t *testing.T) {
	for name, target := range targets() {
		for seed := range uint64(150) {
			p := irgen.Problem(target, seed, irgen.Options{Blocks: 12, Window: 20}).Squeeze(1)
			allocate(t, p, puzzle.Options{}, regalloc.Options{Metric: irgen.Metric(seed)})
			allocate(t, p, puzzle.Options{Paper: true}, regalloc.Options{Metric: irgen.Metric(seed)})
			if t.Failed() {
				t.Fatalf("%s seed %d", name, seed)
			}
		}
	}
}

// TestAgain gets the same Result from a used allocator as from a new one.
func TestAgain(t *testing.T) {
	used := puzzle.New()
	for seed := range uint64(30) {
		for _, target := range []*irgen.Target{irgen.AMD64(), irgen.I386()} {
			p := irgen.Problem(target, seed, irgen.Options{Blocks: 5 + int(seed*7%23), Window: 20, Critical: seed%2 == 0, Wild: seed%3 == 0})
			o := regalloc.Options{Metric: irgen.Metric(seed / 2)}
			a, err := puzzle.New().Allocate(p, o)
			if err != nil {
				t.Fatal(err)
			}
			b, err := used.Allocate(p, o)
			if err != nil || !reflect.DeepEqual(a, b) {
				t.Fatalf("%s seed %d: another Result the second time, %v", target.Machine.Name, seed, err)
			}
		}
	}
}

// TestFuel stops optional decisions after each number of them.
func TestFuel(t *testing.T) {
	p := irgen.Problem(irgen.I386(), 7, irgen.Options{Blocks: 12, Window: 16})
	for fuel := 1; fuel < 60; fuel++ {
		allocate(t, p, puzzle.Options{}, regalloc.Options{Fuel: fuel})
	}
}

// TestBoards draws all boards and looks for pieces on top of each other.
func TestBoards(t *testing.T) {
	for name, target := range targets() {
		for seed := range uint64(30) {
			boards := 0
			look := func(x *puzzle.Puzzle) {
				for i := range x.Boards {
					boards++
					if why := overlap(&x.Boards[i]); why != "" {
						t.Fatalf("%s seed %d, instruction %d: %s", name, seed, x.Instr, why)
					}
				}
			}
			p := irgen.Problem(target, seed, irgen.Options{Blocks: 12, Window: 20})
			if _, err := puzzle.NewWith(puzzle.Options{Observe: look}).Allocate(p, regalloc.Options{}); err != nil {
				t.Fatal(err)
			}
			if boards == 0 {
				t.Fatalf("%s seed %d: no boards", name, seed)
			}
		}
	}
}

// overlap says which pieces of a picture cover the same square, except for copies of
// one value.
func overlap(p *board.Picture) string {
	type square struct{ area, row, column int }
	on := map[square]string{}
	for i, x := range p.Placed {
		n := x.Kind.Width() * int(p.Areas[x.Area].Columns) / board.Widest(p.Areas)
		for c := range n {
			for row, covers := range [2]bool{x.Kind.InUpper(), x.Kind.InLower()} {
				q := square{int(x.Area), row, int(x.Column) + c}
				value, after, pair := strings.Cut(p.Labels[i], ">")
				if pair && row == board.Lower {
					value = after
				}
				if other, taken := on[q]; covers && taken && other != value {
					return fmt.Sprintf("%s and %s at %v", other, value, q)
				}
				if covers {
					on[q] = value
				}
			}
		}
	}
	return ""
}

// givesWay is an instruction whose tied definition takes the register of a value
// that lives on, besides a result for which only some registers will do, where not
// all values fit: the one that gives way has to go to memory.
const givesWay = `machine tiny units 4 prefix 0
reg a units 0
reg b units 1
reg c units 2
reg d units 3
class w slot 4 4 move 2 load 3 store 3 swap 2 regs a b c d
class n slot 4 4 move 2 load 3 store 3 swap 2 regs a b
problem givesway
vreg v0 w
vreg v1 w
vreg v2 w
vreg v3 w
vreg v4 n
block b0 freq 1 loop 0 split i5
  i0 @0 0 make : def v0 w in a
  i1 @1 0 make : def v1 w
  i2 @2 0 make : def v2 w
  i3 @3 1 both : def v3 w tied 2 ; def v4 n ; use v0 w
  i4 @6 2 read : use v3 w in a ; use v4 n ; use v1 w ; use v2 w
  i5 @10 3 return term : use v0 w
`

func TestGivesWayToMemory(t *testing.T) {
	p, err := regalloc.ParseProblem("givesway", []byte(givesWay))
	if err != nil {
		t.Fatal(err)
	}
	allocate(t, p, puzzle.Options{}, regalloc.Options{})
}

// behindSplit needs a move before the instruction after the last split point.
const behindSplit = `machine tiny units 2 prefix 0
reg a units 0
reg b units 1
class w slot 4 4 move 2 load 3 store 3 swap 2 regs a b
problem behind
vreg v0 w
block b0 freq 1 loop 0 split i1
  i0 @0 0 make : def v0 w in a
  i1 @1 1 %s
  i2 @1 2 return term : use v0 w in b
`

func TestBehindLastSplit(t *testing.T) {
	for between, want := range map[string]bool{"nothing": true, "call clobbers b": false} {
		p, err := regalloc.ParseProblem("behind", fmt.Appendf(nil, behindSplit, between))
		if err != nil {
			t.Fatal(err)
		}
		if want {
			allocate(t, p, puzzle.Options{}, regalloc.Options{})
		} else if _, err := puzzle.New().Allocate(p, regalloc.Options{}); err == nil {
			t.Error("a move before an instruction that destroys its target")
		}
	}
}

// unpins is an instruction that reads a value, which lives on, in the only register for its result.
const unpins = `machine tiny units 2 prefix 0
reg a units 0
reg b units 1
class w slot 4 4 move 2 load 3 store 3 swap 2 regs a b
class n slot 4 4 move 2 load 3 store 3 swap 2 regs a
problem unpins
vreg v0 w
vreg v1 n
block b0 freq 1 loop 0 split i3
  i0 @0 0 make : def v0 w in a
  i1 @1 1 next : use v0 w in a ; def v1 n
  i2 @3 2 read : use v1 n
  i3 @4 3 return term : use v0 w
`

// TestUnpins expects a value that an operand demands in one register to continue in another if a result
// can only be in that: a move, nothing in memory.
func TestUnpins(t *testing.T) {
	p, err := regalloc.ParseProblem("unpins", []byte(unpins))
	if err != nil {
		t.Fatal(err)
	}
	r := allocate(t, p, puzzle.Options{}, regalloc.Options{Metric: regalloc.Size})
	if cost := regalloc.Cost(p, r, regalloc.Size); len(r.Slots) > 0 || cost != 2 {
		t.Errorf("%d slots and a cost of %v bytes, want none and a move of 2", len(r.Slots), cost)
	}
}
