package outssa_test

import (
	"fmt"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/outssa"
)

// shapes are Problems whose translation should take time in proportion to their size.
var shapes = []struct {
	name string
	size int
	make func(n int) *regalloc.Builder
}{
	{"instructions", 100_000, straight},
	{"blocks", 20_000, diamonds},
	{"parameters", 10_000, parameters},
	{"calls", 1_000, calls},
}

// straight is a loop around n instructions, each of which reads the two before it.
func straight(n int) *regalloc.Builder {
	b := regalloc.NewBuilder("straight", irgen.AMD64().Machine)
	x, y, p, q := b.VReg(0), b.VReg(0), b.VReg(0), b.VReg(0)
	entry, loop, done := b.Block(), b.Block(p, q), b.Block()
	b.Begin(entry)
	b.Instr("make", b.Def(x), b.Def(y))
	b.Jump("jump", loop, x, y)
	b.Begin(loop)
	s, t := p, q
	for range n {
		d := b.VReg(0)
		b.Instr("add", b.Def(d).TiedTo(1), b.Use(s), b.Use(t))
		s, t = t, d
	}
	again := b.Block()
	b.Branch("branch", []regalloc.Succ{{To: again}, {To: done}}, b.Use(s))
	b.Begin(again)
	b.Jump("jump", loop, t, s)
	b.Begin(done)
	b.Return("return", b.Use(t))
	return b
}

// diamonds is a chain of n blocks, three to a diamond, with two parameters where paths meet.
func diamonds(n int) *regalloc.Builder {
	b := regalloc.NewBuilder("diamonds", irgen.AMD64().Machine)
	x, y := b.VReg(0), b.VReg(0)
	at := b.Block()
	b.Begin(at)
	b.Instr("make", b.Def(x), b.Def(y))
	for range n / 3 {
		p, q, z := b.VReg(0), b.VReg(0), b.VReg(0)
		yes, no, meet := b.Block(), b.Block(), b.Block(p, q)
		b.Branch("branch", []regalloc.Succ{{To: yes}, {To: no}}, b.Use(x))
		b.Begin(yes)
		b.Instr("add", b.Def(z).TiedTo(1), b.Use(x), b.Use(y))
		b.Jump("jump", meet, z, x)
		b.Begin(no)
		b.Jump("jump", meet, y, x)
		b.Begin(meet)
		x, y = p, q
	}
	b.Return("return", b.Use(x), b.Use(y))
	return b
}

// parameters is a loop with n parameters, which change places.
func parameters(n int) *regalloc.Builder {
	b := regalloc.NewBuilder("parameters", irgen.AMD64().Machine)
	params, args := make([]regalloc.VReg, n), make([]regalloc.VReg, n)
	for k := range n {
		params[k], args[k] = b.VReg(0), b.VReg(0)
	}
	entry, loop, again, done := b.Block(), b.Block(params...), b.Block(), b.Block()
	b.Begin(entry)
	for _, v := range args {
		b.Instr("make", b.Def(v))
	}
	b.Jump("jump", loop, args...)
	b.Begin(loop)
	b.Branch("branch", []regalloc.Succ{{To: again}, {To: done}}, b.Use(params[0]))
	b.Begin(again)
	b.Jump("jump", loop, append(append([]regalloc.VReg(nil), params[1:]...), params[0])...)
	b.Begin(done)
	for _, v := range params {
		b.Instr("use", b.Use(v))
	}
	b.Return("return")
	return b
}

// calls is a chain of n calls, whose two arguments change places from one to the next.
func calls(n int) *regalloc.Builder {
	m := irgen.AMD64()
	b := regalloc.NewBuilder("calls", m.Machine)
	regs := m.Machine.Classes[0].Regs
	x, y := b.VReg(0), b.VReg(0)
	b.Begin(b.Block())
	b.Instr("make", b.Def(x), b.Def(y))
	for range n {
		d := b.VReg(0)
		b.Call("call", regalloc.SetOf(regs[0], regs[1], regs[2]), b.Use(x).Fixed(regs[1]), b.Use(y).Fixed(regs[2]), b.Def(d).Fixed(regs[0]))
		x, y = y, d
	}
	b.Return("return", b.Use(x))
	return b
}

// BenchmarkGrowth measures nanoseconds for an instruction (for a parameter of the shape
// that has them) of every shape, and of one a quarter as large.
func BenchmarkGrowth(b *testing.B) {
	for _, s := range shapes {
		for _, m := range outssa.Methods() {
			if s.name == "parameters" && (m == outssa.Chaitin || m == outssa.Briggs) {
				continue // their graph has an edge for every pair of parameters
			}
			for _, n := range []int{s.size / 4, s.size} {
				p, err := s.make(n).Build()
				if err != nil {
					b.Fatal(err)
				}
				b.Run(fmt.Sprintf("%s/%s/%d", s.name, m.Name, n), func(b *testing.B) {
					var ws outssa.Workspace
					for b.Loop() {
						if _, err := ws.Lower(p, outssa.Options{Method: m}); err != nil {
							b.Fatal(err)
						}
					}
					b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(max(n, len(p.Instrs))), "ns/instr")
				})
			}
		}
	}
}
