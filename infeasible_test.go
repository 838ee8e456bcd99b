package spillway_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"spillway"
	"spillway/llvmir"
	"spillway/regalloc"
)

// narrow is a machine of four registers, of which two are a class of their own.
func narrow() *regalloc.Machine {
	word := regalloc.Class{Name: "word", Regs: []regalloc.Reg{0, 1, 2, 3}, SpillSize: 4, SpillAlign: 4, Move: 2, Load: 3, Store: 3, Swap: 2}
	two := word
	two.Name, two.Regs = "two", []regalloc.Reg{0, 1}
	return (&regalloc.Machine{
		Name:    "narrow",
		Regs:    []regalloc.RegInfo{{Name: "a"}, {Name: "b"}, {Name: "c"}, {Name: "d"}},
		Classes: []regalloc.Class{word, two},
		Groups:  []regalloc.Group{{Name: "pair", Tuples: [][]regalloc.Reg{{0, 1}, {2, 3}}}},
	}).Finish()
}

// TestInfeasible expects every allocator to name the operands that cannot be satisfied together, no others, and the
// registers that they need.
func TestInfeasible(t *testing.T) {
	late, early := regalloc.Late, regalloc.Early
	for _, c := range []struct {
		name, want string
		instr      func(b *regalloc.Builder, v, w []regalloc.VReg) // v are defined, w is not
	}{
		{"five", "operand 0 (v0 use in class word), operand 1 (v1 use in class word), operand 2 (v2 use in class word), operand 3 (v3 use in class word), operand 4 (v4 use in class word) compete for a, b, c, d",
			func(b *regalloc.Builder, v, _ []regalloc.VReg) {
				b.Instr("x", b.Use(v[0]), b.Use(v[1]), b.Use(v[2]), b.Use(v[3]), b.Use(v[4]))
			}},
		{"two", "operand 1 (v1 use in class two), operand 3 (v3 use in class two), operand 4 (v4 use in a) compete for a, b",
			func(b *regalloc.Builder, v, _ []regalloc.VReg) {
				b.Instr("x", b.Use(v[0]).OrMem(0), b.Use(v[1]).Within(1), b.Use(v[2]).Fixed(3), b.Use(v[3]).Within(1), b.Use(v[4]).Fixed(0))
			}},
		{"early", "operand 0 (v0 use in class two), operand 1 (v1 use in class two), operand 3 (v5 early def in class two) compete for a, b",
			func(b *regalloc.Builder, v, w []regalloc.VReg) {
				b.Instr("x", b.Use(v[0]).Within(1), b.Use(v[1]).Within(1), b.Use(v[2]), b.Def(w[0]).Within(1).At(early))
			}},
		{"tied", "operand 0 (v5 def tied to operand 1), operand 1 (v0 use in class two), operand 2 (v6 def in class two), operand 3 (v1 late use in a) compete for a, b",
			func(b *regalloc.Builder, v, w []regalloc.VReg) {
				b.Instr("x", b.Def(w[0]).TiedTo(1), b.Use(v[0]).Within(1), b.Def(w[1]).Within(1), b.Use(v[1]).Fixed(0).At(late))
			}},
		{"destroyed", "operand 1 (v1 late use in class two) needs one of a, b; the instruction clobbers a, b",
			func(b *regalloc.Builder, v, _ []regalloc.VReg) {
				b.Instr("x", b.Use(v[0]).OrMem(0), b.Use(v[1]).Within(1).At(late), b.Use(v[2]).Fixed(2))
				b.Clobber(0, 1)
			}},
		{"pair", "operand 0 (v0 use as number 0 of pair), operand 1 (v1 use as number 1 of pair), operand 2 (v2 use in a), operand 3 (v3 use in d) compete for a, b, c, d",
			func(b *regalloc.Builder, v, _ []regalloc.VReg) {
				b.Instr("x", b.Use(v[0]).InTuple(0, 0), b.Use(v[1]).InTuple(0, 1), b.Use(v[2]).Fixed(0), b.Use(v[3]).Fixed(3), b.Use(v[4]).OrMem(0))
				b.MemLimit(1)
			}},
	} {
		b := regalloc.NewBuilder("f", narrow())
		b.Begin(b.Block())
		var v, w []regalloc.VReg
		for range 5 {
			x := b.VReg(0)
			v = append(v, x)
			b.Instr("make", b.Def(x))
		}
		for range 2 {
			w = append(w, b.VReg(0))
		}
		c.instr(b, v, w)
		b.Return("return")
		p, err := b.Build()
		if err != nil {
			t.Fatal(c.name, err)
		}
		for _, info := range spillway.Allocators() {
			_, err := spillway.Allocate(p, info.New(), regalloc.Options{})
			var bad *regalloc.InfeasibleError
			if !errors.As(err, &bad) {
				t.Errorf("%s by %s: %v", c.name, info.Name, err)
			} else if !strings.HasPrefix(err.Error(), "f: instruction 5 (x): its ") || !strings.HasSuffix(err.Error(), ": "+c.want) {
				t.Errorf("%s by %s: %v, want %s", c.name, info.Name, err, c.want)
			}
		}
	}
}

// TestInfeasiblePlace expects the error of every allocator to begin with the place of the instruction
// in the problem's text, and to name instruction and operands as the text does, though the copies
// before it shift its number out of SSA form.
func TestInfeasiblePlace(t *testing.T) {
	b := regalloc.NewBuilder("f", narrow())
	x, y, p1, p2 := b.VReg(0), b.VReg(0), b.VReg(0), b.VReg(0)
	entry, loop, exit := b.Block(), b.Block(p1, p2), b.Block()
	b.Begin(entry)
	b.Instr("make", b.Def(x))
	b.Instr("make", b.Def(y))
	b.Jump("jump", loop, x, y)
	b.Begin(loop)
	bad := b.Instr("x", b.Use(p1).Fixed(0), b.Use(p2).Within(1).At(regalloc.Late), b.Use(y).Within(1))
	b.Branch("branch", []regalloc.Succ{{To: loop, Args: []regalloc.VReg{p2, p1}}, {To: exit}}, b.Use(x))
	b.Begin(exit)
	b.Return("return")
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	text := p.String()
	p, err = regalloc.ParseProblem("dir/f.problem", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	at := 1 + strings.Count(text[:strings.Index(text, fmt.Sprintf("i%d ", bad))], "\n")
	want := fmt.Sprintf("dir/f.problem:%d:3: f: instruction %d (x): ", at, bad)
	for _, info := range spillway.Allocators() {
		_, err := spillway.Allocate(p, info.New(), regalloc.Options{})
		if err == nil || !strings.HasPrefix(err.Error(), want) || !strings.HasSuffix(err.Error(), "compete for a, b") || !strings.Contains(err.Error(), "operand 1 (v3 late use") {
			t.Errorf("%s: %v, want %s", info.Name, err, want)
		}
	}
}

// refusing is an allocator that says of the first call in a function that it is infeasible.
type refusing struct{}

func (refusing) SSA() bool { return true }

func (refusing) Allocate(p *regalloc.Problem, _ regalloc.Options) (*regalloc.Result, error) {
	for i := range p.Instrs {
		if p.Instrs[i].Flags&regalloc.FlagCall != 0 {
			return nil, &regalloc.InfeasibleError{Func: p.Name, Instr: regalloc.InstrID(i), Why: "refused"}
		}
	}
	return nil, errors.New("no call")
}

// TestInfeasibleLine expects the line of the instruction in the module's text where compiling fails
// for its operands.
func TestInfeasibleLine(t *testing.T) {
	const text = `target triple = "i386-unknown-linux-gnu"
declare i32 @g(i32)
define i32 @f(i32 %a, i32 %b) {
entry:
  %c = icmp eq i32 %a, %b
  br i1 %c, label %yes, label %no
yes:
  %d = mul i32 %a, 1000
    %r = call i32 @g(i32 %d)
  %s = add i32 %r, %b
  ret i32 %s
no:
  ret i32 %b
}
`
	m, err := llvmir.Parse("dir/f.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	_, err = spillway.Compile(context.Background(), m, spillway.Options{Allocator: func() regalloc.Allocator { return refusing{} }})
	if err == nil || !strings.HasPrefix(err.Error(), "dir/f.ll:9:5: f: instruction ") {
		t.Errorf("%v", err)
	}
}
