package layout_test

import (
	"math/rand/v2"
	"testing"

	"spillway/emit/asm"
	"spillway/ir"
	"spillway/layout"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// TestQuality holds what merging leaves of random functions, most of whose blocks end alike: bytes,
// the epilogues of returns included, and hundredths of executed jumps that are not conditional.
// Each change of what is thought worthwhile shows in one of them; a change for the better lowers
// the numbers and is to be recorded here.
func TestQuality(t *testing.T) {
	for _, c := range []struct {
		name         string
		metric       regalloc.Metric
		bytes, jumps int
	}{
		{"size", regalloc.Size, 190486, 27391},
		{"mixed:1", regalloc.Mixed(1), 190517, 26904},
		{"mixed:10", regalloc.Mixed(10), 191355, 22845},
		{"speed", regalloc.Speed, 191586, 23234},
	} {
		bytes, jumps := 0, 0.0
		for seed := range uint64(3000) {
			f := randomEnds(rand.New(rand.NewPCG(seed, 0)))
			layout.Thread(f)
			layout.Merge(f, c.metric)
			layout.Thread(f)
			layout.Order(f)
			b, j := quality(f)
			bytes, jumps = bytes+b, jumps+100*j
		}
		if bytes != c.bytes || int(jumps) != c.jumps {
			t.Errorf("%s: %d bytes and %d jumps, were %d and %d", c.name, bytes, int(jumps), c.bytes, c.jumps)
		}
	}
}

// short is an instruction of few bytes.
var short = mach.Instr{Tile: tile("move64"), Mem: mach.NoMem, Regs: []mach.Operand{reg(0), reg(1)}}

// quality returns the bytes of f, with a pop for each saved register and return, and the executed
// jumps that are not conditional, returns apart.
func quality(f *mach.Func) (bytes int, jumps float64) {
	bytes = asm.Size(f)
	for k, id := range f.Layout {
		b := f.Blocks[id]
		if len(b.Instrs) > 0 && b.Instrs[len(b.Instrs)-1].Tile == machine.Frame.Ret {
			for _, r := range f.CalleeSaved {
				p := target.Unassigned()
				p.Regs[0] = r
				bytes += machine.Bytes(machine.Frame.Pop, &p)
			}
		}
		falls, least := len(b.Succs) == 0, 1.0
		for _, e := range b.Succs {
			falls = falls || k+1 < len(f.Layout) && e.To == f.Layout[k+1]
			least = min(least, e.Prob)
		}
		if !falls {
			jumps += b.Freq * least
		}
	}
	return bytes, jumps
}

// randomEnds returns a random function without loops, some of whose blocks are seldom executed and some of
// which leave it without a return.
func randomEnds(r *rand.Rand) *mach.Func {
	n := 4 + r.IntN(12)
	f := newFunc(n)
	for _, reg := range []regalloc.Reg{3, 12, 13, 14, 15} {
		if r.IntN(3) == 0 {
			f.CalleeSaved = append(f.CalleeSaved, reg)
		}
	}
	f.HasCalls = r.IntN(2) == 0
	hot := r.IntN(2) == 0
	for k, b := range f.Blocks {
		for range r.IntN(2) {
			b.Instrs = append(b.Instrs, letter(20+k))
		}
		for at := r.IntN(5); at > 0; at-- { // the last ones of a block are those of all others
			b.Instrs = append(b.Instrs, []mach.Instr{letter(at), short}[at%2])
		}
		if b.Freq = r.Float64() / 50; hot {
			b.Freq *= 100
		}
		end := func() mach.BlockID { return mach.BlockID(max(k+1, n-1-r.IntN(3))) }
		switch x := r.IntN(4); {
		case k == n-1 || x == 0 && k > 1:
			if r.IntN(2) == 0 {
				leave(b)
			} else {
				if r.IntN(2) == 0 { // as long as a jump to another one
					b.Instrs = append(b.Instrs, mach.Instr{Tile: tile("trap"), Mem: mach.NoMem})
				}
				b.Instrs = append(b.Instrs, mach.Instr{Tile: tile("unreachable"), Mem: mach.NoMem})
			}
		case x == 1:
			jump(f, b, end())
		default:
			branch(b, ir.EQ, mach.BlockID(k+1), end(), r.Float64())
		}
	}
	f.ComputePreds()
	return f
}
