package check_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/check"
	"spillway/regalloc/outssa"
)

// A mutation changes a Result in one place; it reports whether it found one.
type mutation struct {
	name   string
	mutate func(rng *rand.Rand, p *regalloc.Problem, r *regalloc.Result) bool
}

var mutations = []mutation{
	{"register of an operand", func(rng *rand.Rand, p *regalloc.Problem, r *regalloc.Result) bool {
		k := rng.IntN(len(r.Locs))
		class := &p.Machine.Classes[p.Operands[k].Class]
		return set(&r.Locs[k], regalloc.InRegister(class.Regs[rng.IntN(len(class.Regs))]))
	}},
	{"operand to a slot", func(rng *rand.Rand, p *regalloc.Problem, r *regalloc.Result) bool {
		if len(r.Slots) == 0 {
			return false
		}
		return set(&r.Locs[rng.IntN(len(r.Locs))], regalloc.InSlot(int32(rng.IntN(len(r.Slots)))))
	}},
	{"operand to a constant", func(rng *rand.Rand, p *regalloc.Problem, r *regalloc.Result) bool {
		return set(&r.Locs[rng.IntN(len(r.Locs))], regalloc.Recomputed)
	}},
	{"move left out", func(rng *rand.Rand, p *regalloc.Problem, r *regalloc.Result) bool {
		if len(r.InstrMoves) == 0 {
			return false
		}
		k := rng.IntN(len(r.InstrMoves))
		r.InstrMoves = slices.Delete(slices.Clone(r.InstrMoves), k, k+1)
		return true
	}},
	{"edge move left out", func(rng *rand.Rand, p *regalloc.Problem, r *regalloc.Result) bool {
		if len(r.EdgeMoves) == 0 {
			return false
		}
		k := rng.IntN(len(r.EdgeMoves))
		r.EdgeMoves = slices.Delete(slices.Clone(r.EdgeMoves), k, k+1)
		return true
	}},
	{"source of a move", func(rng *rand.Rand, p *regalloc.Problem, r *regalloc.Result) bool {
		if len(r.InstrMoves) == 0 {
			return false
		}
		m := &r.InstrMoves[rng.IntN(len(r.InstrMoves))]
		class := &p.Machine.Classes[p.VRegs[m.VReg].Class]
		return set(&m.Src, regalloc.InRegister(class.Regs[rng.IntN(len(class.Regs))]))
	}},
	{"destination of a move", func(rng *rand.Rand, p *regalloc.Problem, r *regalloc.Result) bool {
		if len(r.InstrMoves) == 0 {
			return false
		}
		m := &r.InstrMoves[rng.IntN(len(r.InstrMoves))]
		class := &p.Machine.Classes[p.VRegs[m.VReg].Class]
		return set(&m.Dst, regalloc.InRegister(class.Regs[rng.IntN(len(class.Regs))]))
	}},
	{"slot of a move", func(rng *rand.Rand, p *regalloc.Problem, r *regalloc.Result) bool {
		if len(r.EdgeMoves) == 0 || len(r.Slots) < 2 {
			return false
		}
		m := &r.EdgeMoves[rng.IntN(len(r.EdgeMoves))]
		return set(&m.Src, regalloc.InSlot(int32(rng.IntN(len(r.Slots)))))
	}},
	{"order of steps", func(rng *rand.Rand, p *regalloc.Problem, r *regalloc.Result) bool {
		for range 8 {
			if len(r.InstrMoves) < 2 {
				return false
			}
			k := rng.IntN(len(r.InstrMoves) - 1)
			a, b := &r.InstrMoves[k], &r.InstrMoves[k+1]
			if a.Before == b.Before && a.Step != b.Step {
				a.Move, b.Move = b.Move, a.Move
				a.Step, b.Step = b.Step, a.Step
				return true
			}
		}
		return false
	}},
}

// set stores x and reports whether that is a change.
func set(l *regalloc.Loc, x regalloc.Loc) bool {
	old := *l
	*l = x
	return old != x
}

func copyOf(r *regalloc.Result) *regalloc.Result {
	return &regalloc.Result{
		Locs: slices.Clone(r.Locs), InstrMoves: slices.Clone(r.InstrMoves), EdgeMoves: slices.Clone(r.EdgeMoves), Slots: r.Slots, Bound: r.Bound,
	}
}

func solve(t *testing.T, p *regalloc.Problem) *regalloc.Result {
	t.Helper()
	low, err := outssa.Lower(p, outssa.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r, err := linear.New().Allocate(low.Problem, regalloc.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return low.Raise(r)
}

// TestMutations changes good Results. Whatever makes an execution go wrong must
// be found; the oracle is the interpreter, with several choices of branches.
func TestMutations(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	wrong, found, harmless := 0, 0, 0
	kills := make([]int, len(mutations))
	for _, target := range []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.Tiny(3)} {
		for seed := range uint64(60) {
			p := irgen.Problem(target, seed, irgen.Options{Window: 16, Wild: seed%2 == 0})
			good := solve(t, p)
			if fs := check.Result(p, good); len(fs) > 0 {
				t.Fatal(fs[0].Error())
			}
			for range 60 {
				k := rng.IntN(len(mutations))
				bad := copyOf(good)
				if !mutations[k].mutate(rng, p, bad) {
					continue
				}
				findings := check.Result(p, bad)
				if same(p, bad) {
					if len(findings) == 0 {
						harmless++
					}
					continue
				}
				wrong++
				if len(findings) == 0 {
					t.Fatalf("%s, seed %d: %s goes unnoticed", target.Machine.Name, seed, mutations[k].name)
				}
				found++
				kills[k]++
			}
		}
	}
	t.Logf("%d of %d wrong Results found, %d harmless ones let pass", found, wrong, harmless)
	for k, n := range kills {
		if n == 0 {
			t.Errorf("no Result went wrong by %s", mutations[k].name)
		}
	}
}

// same reports whether p computes the same with r as without on some executions.
func same(p *regalloc.Problem, r *regalloc.Result) bool {
	for seed := range uint64(4) {
		if !slices.Equal(irgen.Execute(p, seed, 300), irgen.ExecuteResult(p, r, seed, 300)) {
			return false
		}
	}
	return true
}

// TestConstraints breaks one rule each.
func TestConstraints(t *testing.T) {
	m := irgen.Tiny(4).Machine
	r := func(n regalloc.Reg) regalloc.Loc { return regalloc.InRegister(n) }
	for _, c := range []struct {
		name   string
		change func(p *regalloc.Problem)
		locs   []regalloc.Loc
		ok     bool
	}{
		{"dying use and late definition share", nil, []regalloc.Loc{r(0), r(1), r(0), r(1), r(1)}, true},
		{"early definition and use share", func(p *regalloc.Problem) { p.Operands[4].Pos = regalloc.Early }, []regalloc.Loc{r(0), r(1), r(0), r(1), r(1)}, false},
		{"late use and definition share", func(p *regalloc.Problem) { p.Operands[3].Pos = regalloc.Late }, []regalloc.Loc{r(0), r(1), r(0), r(1), r(1)}, false},
		{"tied", func(p *regalloc.Problem) { p.Operands[4].Constraint = regalloc.TiedTo }, []regalloc.Loc{r(0), r(1), r(0), r(1), r(0)}, true},
		{"tied and apart", func(p *regalloc.Problem) { p.Operands[4].Constraint = regalloc.TiedTo }, []regalloc.Loc{r(0), r(1), r(0), r(1), r(1)}, false},
		{"fixed elsewhere", func(p *regalloc.Problem) { p.Operands[4].Constraint, p.Operands[4].Reg = regalloc.InReg, 3 }, []regalloc.Loc{r(0), r(1), r(0), r(1), r(2)}, false},
		{"reserved", func(p *regalloc.Problem) { p.Reserved.Add(2) }, []regalloc.Loc{r(0), r(1), r(0), r(1), r(2)}, false},
		{"early definition clobbered", func(p *regalloc.Problem) {
			p.Operands[4].Pos = regalloc.Early
			p.Instrs[1].Clobbers = regalloc.SetOf(2)
		}, []regalloc.Loc{r(0), r(1), r(0), r(1), r(2)}, false},
		{"slot not allowed", nil, []regalloc.Loc{r(0), r(1), r(0), r(1), regalloc.InSlot(0)}, false},
		{"slot allowed", func(p *regalloc.Problem) { p.Operands[4].Mem = 1; p.Instrs[1].MemLimit = 1 }, []regalloc.Loc{r(0), r(1), r(0), r(1), regalloc.InSlot(0)}, true},
		{"too many slots", func(p *regalloc.Problem) { p.Operands[4].Mem = 1 }, []regalloc.Loc{r(0), r(1), r(0), r(1), regalloc.InSlot(0)}, false},
		{"nowhere", nil, []regalloc.Loc{r(0), r(1), r(0), r(1), 0}, false},
		{"not in the class", nil, []regalloc.Loc{r(0), r(1), r(0), r(1), r(100)}, false},
		{"wrong value", nil, []regalloc.Loc{r(0), r(1), r(1), r(0), r(2)}, false},
		{"two definitions share", nil, []regalloc.Loc{r(0), r(0), r(0), r(0), r(2)}, false},
	} {
		b := regalloc.NewBuilder(c.name, m)
		v, w, x := b.VReg(0), b.VReg(0), b.VReg(0)
		b.Begin(b.Block())
		b.Instr("two", b.Def(v), b.Def(w))
		b.Instr("join", b.Use(v), b.Use(w), b.Def(x))
		b.Return("end")
		p, err := b.Build()
		if err != nil {
			t.Fatal(err)
		}
		if c.change != nil {
			c.change(p)
		}
		res := &regalloc.Result{Locs: c.locs, Slots: []regalloc.Slot{{Size: 4, Align: 4}}}
		if fs := check.Result(p, res); (len(fs) == 0) != c.ok {
			t.Errorf("%s: findings %v", c.name, fs)
		}
	}
}
