package regalloc_test

import (
	"strings"
	"testing"

	"spillway/regalloc"
)

// halves has registers with parts, and takes the low part of a value.
const halves = `machine half units 4 prefix 0
reg ax units 0 1
reg al units 0 part ax 0
reg ah units 1 part ax 8
reg bx units 2 3 save 2 16
reg bl units 2 part bx 0 save 2 16
reg bh units 3 part bx 8 save 2 16
reg cx units 2
class w slot 4 4 move 2 load 4 store 4 swap 2 regs ax bx
class b slot 1 1 move 2 load 4 store 4 swap 2 regs al ah bl bh
problem halves ssa
vreg v0 w
vreg v1 b
vreg v2 b
block b0 freq 1 loop 0 split i4
  i0 @0 0 make : def v0 w
  i1 @1 1 low low mem 1 : def v1 b ; use v0 w mem 1
  i2 @3 0 make : def v2 b
  i3 @4 2 use : use v1 b ; use v2 b
  i4 @6 3 return term
`

func TestParts(t *testing.T) {
	p, err := regalloc.ParseProblem("p", []byte(halves))
	if err != nil {
		t.Fatal(err)
	}
	m := p.Machine
	reg := func(name string) regalloc.Reg {
		r, ok := m.RegByName(name)
		if !ok {
			t.Fatalf("no register %s", name)
		}
		return r
	}
	for _, c := range []struct{ name, whole, low, kin string }{
		{"ax", "ax", "al", "ax al ah"}, {"al", "ax", "", "ax al ah"}, {"ah", "ax", "", "ax al ah"}, {"bh", "bx", "", "bx bl bh"}, {"cx", "cx", "", "cx"},
	} {
		r := reg(c.name)
		var kin regalloc.RegSet
		for _, name := range strings.Fields(c.kin) {
			kin.Add(reg(name))
		}
		low := regalloc.NoReg
		if c.low != "" {
			low = reg(c.low)
		}
		if m.Whole(r) != reg(c.whole) || m.Low(r) != low || m.Kin(r) != kin {
			t.Errorf("%s is part of %s, has the low part %s, and the kin %v", c.name, m.RegName(m.Whole(r)), m.RegName(m.Low(r)), m.Kin(r))
		}
	}
}

// TestPartCosts prices copies of low parts, and registers that are saved together.
func TestPartCosts(t *testing.T) {
	p, err := regalloc.ParseProblem("p", []byte(halves))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, result string
		speed, size  float64
	}{
		{"in place", "i0 r0\ni1 r1 r0\ni2 r2\ni3 r1 r2", 0, 0},
		{"to the high part", "i0 r0\ni1 r2 r0\ni2 r1\ni3 r2 r1", 1, 2},
		{"out of a slot", "slot s0 4 4\ni0 r0\nbefore i1 step 0 v0 s0 <- r0\ni1 r1 s0\ni2 r2\ni3 r1 r2", 16, 7},
		{"both parts saved once", "i0 r0\ni1 r4 r0\ni2 r5\ni3 r4 r5", 17, 4},
		{"in place, saved once", "i0 r3\ni1 r4 r3\ni2 r5\ni3 r4 r5", 16, 2},
	} {
		r, err := regalloc.ParseResult("r", []byte("result halves bound none\n"+c.result), p)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if speed, size := regalloc.Cost(p, r, regalloc.Speed), regalloc.Cost(p, r, regalloc.Size); speed != c.speed || size != c.size {
			t.Errorf("%s costs %g and %g bytes, want %g and %g", c.name, speed, size, c.speed, c.size)
		}
	}
}

func TestBadParts(t *testing.T) {
	for _, c := range []struct{ old, new, want string }{
		{"reg al units 0 part ax", "reg al units 2 part ax", "register al is part of ax, which does not contain it"},
		{"part ax 8", "part al 8", "register ah is part of al, which does not contain it"},
		{"part ax 8", "part zx 8", "unknown register"},
		{"def v1 b ; use v0 w mem 1", "def v1 b ; use v0 w mem 1 ; use v2 b", "a copy of a low part is"},
		{"def v1 b ; use v0 w mem 1", "def v0 w ; use v1 b", "a copy of a low part is"},
	} {
		text := strings.Replace(halves, c.old, c.new, 1)
		if n := strings.Count(c.new, ";") - strings.Count(c.old, ";"); n > 0 {
			text = strings.NewReplacer("@3", "@4", "@4", "@5", "@6", "@7").Replace(text)
		}
		_, err := regalloc.ParseProblem("p", []byte(text))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s for %s: error %v, want %s", c.new, c.old, err, c.want)
		}
	}
}
