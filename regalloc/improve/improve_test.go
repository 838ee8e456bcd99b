package improve_test

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/heuristic"
	"spillway/regalloc/alloc/irc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/alloc/puzzle"
	"spillway/regalloc/check"
	"spillway/regalloc/improve"
	"spillway/regalloc/outssa"
)

// allocators are those whose Results are improved.
func allocators() map[string]func(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	var ws outssa.Workspace
	return map[string]func(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error){
		"puzzle": func(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
			return puzzle.New().Allocate(p, opts)
		},
		"iterative": func(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
			return heuristic.New(heuristic.Iterative).Allocate(p, opts)
		},
		"irc": func(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
			return irc.New().Allocate(p, opts)
		},
		"linear": func(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
			return ws.Allocate(p, linear.New(), opts)
		},
	}
}

// prove improves a Result for p and proves, runs and prices the outcome. It returns
// both, or nil if there is none.
func prove(t *testing.T, w *improve.Workspace, p *regalloc.Problem, allocate func(*regalloc.Problem, regalloc.Options) (*regalloc.Result, error), opts regalloc.Options) (r, next *regalloc.Result) {
	t.Helper()
	r, err := allocate(p, opts)
	if err != nil {
		return nil, nil
	}
	text := fmt.Sprint(*r)
	next = w.Result(p, r, opts)
	if fmt.Sprint(*r) != text {
		t.Fatal("the Result was changed")
	}
	if len(p.Instrs)%8 == 0 {
		checkLog(t, p, r, next, opts)
	}
	for _, f := range check.Result(p, next) {
		t.Fatal(f.Error())
	}
	if a, b := regalloc.Cost(p, r, opts.Metric), regalloc.Cost(p, next, opts.Metric); b > a {
		t.Fatalf("cost was %g and is %g", a, b)
	}
	if !slices.Equal(irgen.Execute(p, 1, 500), irgen.ExecuteResult(p, next, 1, 500)) {
		t.Fatal("execution differs")
	}
	return r, next
}

// checkLog improves r again with a log: the outcome is next, and the log leads from r to it at falling costs.
func checkLog(t *testing.T, p *regalloc.Problem, r, next *regalloc.Result, opts regalloc.Options) {
	t.Helper()
	at := r
	opts.Log = func(d regalloc.Decision) {
		if d.Kind != regalloc.Became || d.Was != at || d.Is == at || d.Why == "" || regalloc.Cost(p, d.Is, opts.Metric) > regalloc.Cost(p, at, opts.Metric) {
			t.Fatalf("logged %v", d.Why)
		}
		at = d.Is
	}
	var w improve.Workspace
	if x := w.Result(p, r, opts); !reflect.DeepEqual(x, next) || !slices.Equal(at.InstrMoves, x.InstrMoves) && len(at.Slots) == len(x.Slots) {
		t.Fatal("another Result with a log, or one that was not logged")
	}
}

func targets() map[string]*irgen.Target {
	return map[string]*irgen.Target{"amd64": irgen.AMD64(), "i386": irgen.I386(), "tiny4": irgen.Tiny(4), "tiny3": irgen.Tiny(3)}
}

// TestRandom improves Results of random Problems, with many short blocks too, where
// most of what is split lies on edges, and by way of each method to leave SSA form, which
// differ in what shares a register.
func TestRandom(t *testing.T) {
	var w improve.Workspace
	methods := outssa.Methods()
	for name, target := range targets() {
		for allocator, allocate := range allocators() {
			for k, o := range []irgen.Options{{}, {Blocks: 20, Window: 20}, {Blocks: 15, Wild: true}, {Blocks: 15, Critical: true, Window: 12}, {Blocks: 40, Instrs: 4, Window: 16}} {
				t.Run(fmt.Sprintf("%s/%s/%d", name, allocator, k), func(t *testing.T) {
					for seed := range uint64(30) {
						o.Wild = o.Wild || seed%5 == 4
						p := irgen.Problem(target, seed, o)
						opts := regalloc.Options{Metric: irgen.Metric(seed), OutOfSSA: methods[seed%uint64(len(methods))].Name}
						if prove(t, &w, p, allocate, opts); t.Failed() {
							t.Fatalf("seed %d", seed)
						}
					}
				})
			}
		}
	}
}

// TestSharedRegister improves a Result in which three values share a register, of which the
// one that began first is needed longest.
func TestSharedRegister(t *testing.T) {
	var w improve.Workspace
	p := irgen.Problem(irgen.Tiny(4), 66, irgen.Options{Blocks: 20, Window: 20})
	if r, _ := prove(t, &w, p, allocators()["linear"], regalloc.Options{Metric: irgen.Metric(66), OutOfSSA: "chaitin"}); r == nil {
		t.Error("there is no Result to improve")
	}
}

// TestPays compares accesses, executed and in the code, before and after.
func TestPays(t *testing.T) {
	var w improve.Workspace
	for name, target := range map[string]*irgen.Target{"amd64": irgen.AMD64(), "i386": irgen.I386()} {
		for allocator, allocate := range allocators() {
			if allocator == "iterative" {
				continue // it has weighed splitting against all else already
			}
			var executed, code [2]float64
			for seed := range uint64(40) {
				p := irgen.Problem(target, seed, irgen.Options{Blocks: 20, Window: 20})
				r, next := prove(t, &w, p, allocate, regalloc.Options{Metric: regalloc.Speed})
				for k, r := range []*regalloc.Result{r, next} {
					c := regalloc.Costs(p, r)
					executed[k] += c.LoadFreq + c.StoreFreq
					code[k] += float64(c.Loads + c.Stores)
				}
			}
			if executed[1] > 0.975*executed[0] || code[1] > 0.93*code[0] {
				t.Errorf("%s, %s: %.0f accesses executed after %.0f, %.0f in the code after %.0f", name, allocator, executed[1], executed[0], code[1], code[0])
			}
		}
	}
}

// TestFuel stops after each number of values.
func TestFuel(t *testing.T) {
	var w improve.Workspace
	p := irgen.Problem(irgen.I386(), 7, irgen.Options{Blocks: 12, Window: 16})
	for _, allocate := range allocators() {
		for fuel := 1; fuel < 40; fuel++ {
			prove(t, &w, p, allocate, regalloc.Options{Metric: regalloc.Speed, Fuel: fuel})
		}
	}
}

// TestAgain gets the same from a used workspace as from a new one.
func TestAgain(t *testing.T) {
	var used improve.Workspace
	for seed := range uint64(30) {
		p := irgen.Problem(irgen.I386(), seed, irgen.Options{Blocks: 5 + int(seed*7%23), Window: 20, Critical: seed%2 == 0, Wild: seed%3 == 0})
		opts := regalloc.Options{Metric: irgen.Metric(seed)}
		r, err := puzzle.New().Allocate(p, opts)
		if err != nil {
			t.Fatal(err)
		}
		if a, b := new(improve.Workspace).Result(p, r, opts), used.Result(p, r, opts); !reflect.DeepEqual(a, b) {
			t.Fatalf("seed %d: another Result the second time", seed)
		}
	}
}

// TestEarlyResult rejoins the ranges of a value that an instruction reads twice, once tied to its result, which is
// written before the other is read: that must not come to the register of the result.
func TestEarlyResult(t *testing.T) { improveFile(t, "early-result") }

// TestClobberedResult moves an unused result out of a register that its instruction clobbers: no value may be there
// across the instruction afterwards.
func TestClobberedResult(t *testing.T) { improveFile(t, "clobbered-result") }

// improveFile checks what is made of the problem of that name under several metrics.
func improveFile(t *testing.T, name string) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name+".problem"))
	if err != nil {
		t.Fatal(err)
	}
	p, err := regalloc.ParseProblem(name, data)
	if err != nil {
		t.Fatal(err)
	}
	for _, metric := range []regalloc.Metric{regalloc.Mixed(0.1), regalloc.Mixed(0.5), regalloc.Size, regalloc.Speed} {
		r, err := improve.After(linear.New()).Allocate(p, regalloc.Options{Metric: metric})
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range check.Result(p, r) {
			t.Errorf("%v: %v", metric, &e)
		}
	}
}

// TestSplitTwice improves an allocation in which one live range is split twice in a row: moves of the first time
// were taken for moves of the second.
func TestSplitTwice(t *testing.T) {
	data, err := os.ReadFile("testdata/split-twice.problem")
	if err != nil {
		t.Fatal(err)
	}
	p, err := regalloc.ParseProblem("split-twice.problem", data)
	if err != nil {
		t.Fatal(err)
	}
	for r := range p.Machine.Regs {
		if p.Machine.Regs[r].Name == "ebp" {
			p.Reserved.Add(regalloc.Reg(r))
		}
	}
	r, err := improve.After(linear.New()).Allocate(p, regalloc.Options{Metric: regalloc.Mixed(1)})
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range check.Result(p, r) {
		t.Error(&e)
	}
}
