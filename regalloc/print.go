package regalloc

import (
	"bytes"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// WriteTo writes p in its text form, which ParseProblem reads. Each line declares one entity: the machine's registers,
// classes, groups and register costs; then virtual registers; then blocks with their instructions and edges.
// Instructions, edges and first operands carry their numbers, since a Result refers to them.
func (p *Problem) WriteTo(w io.Writer) (int64, error) {
	var b bytes.Buffer
	t := printer{&b, p.Machine}
	t.machine(p)
	t.printf("problem %s", name(p.Name))
	if p.SSA {
		t.printf(" ssa")
	}
	t.printf("\n")
	if !p.Reserved.Empty() {
		t.printf("reserved%s\n", t.regs(p.Reserved))
	}
	for v := range p.VRegs {
		x := &p.VRegs[v]
		t.printf("vreg v%d %s", v, name(t.m.Classes[x.Class].Name))
		if x.Remat != None {
			t.printf(" remat i%d bytes %d speed %d", x.Remat, x.RematBytes, x.RematSpeed)
		}
		t.printf("\n")
	}
	for blk := range p.Blocks {
		t.block(p, BlockID(blk))
	}
	n, err := w.Write(b.Bytes())
	return int64(n), err
}

// String returns the text form of p.
func (p *Problem) String() string {
	var b strings.Builder
	p.WriteTo(&b)
	return b.String()
}

type printer struct {
	w *bytes.Buffer
	m *Machine
}

func (t *printer) printf(format string, args ...any) { fmt.Fprintf(t.w, format, args...) }

// name quotes s if it would not be parsed as one word.
func name(s string) string {
	if s == "" || strings.ContainsAny(s, " \t\n\r,#\"\\:;") || strings.HasPrefix(s, "@") {
		return strconv.Quote(s)
	}
	return s
}

func (t *printer) regs(rs RegSet) string {
	var b strings.Builder
	for !rs.Empty() {
		r := rs.First()
		rs.Remove(r)
		b.WriteString(" " + name(t.m.RegName(r)))
	}
	return b.String()
}

// machine prints the machine with those of its RegCosts that p uses.
func (t *printer) machine(p *Problem) {
	m := t.m
	used := usedCosts(p)
	t.printf("machine %s units %d prefix %d\n", name(m.Name), m.NumUnits, m.PrefixBytes)
	for r := range m.Regs {
		x := &m.Regs[r]
		t.printf("reg %s units", name(x.Name))
		for u := x.Units; !u.Empty(); {
			k := u.First()
			u.Remove(k)
			t.printf(" %d", k)
		}
		if x.Part != nil {
			t.printf(" part %s %d", name(m.Regs[x.Part.Of].Name), x.Part.Bit)
		}
		if x.SaveCost != 0 || x.SaveSpeed != 0 {
			t.printf(" save %d %d", x.SaveCost, x.SaveSpeed)
		}
		if x.Reserved {
			t.printf(" reserved")
		}
		t.printf("\n")
	}
	for c := range m.Classes {
		x := &m.Classes[c]
		t.printf("class %s slot %d %d move %d load %d store %d swap %d regs", name(x.Name), x.SpillSize, x.SpillAlign, x.Move, x.Load, x.Store, x.Swap)
		for _, r := range x.Regs {
			t.printf(" %s", name(m.RegName(r)))
		}
		if !x.Prefix.Empty() {
			t.printf(" prefix%s", t.regs(x.Prefix))
		}
		t.printf("\n")
	}
	for g := range m.Groups {
		t.printf("group %s", name(m.Groups[g].Name))
		for _, tuple := range m.Groups[g].Tuples {
			t.printf(" tuple")
			for _, r := range tuple {
				t.printf(" %s", name(m.RegName(r)))
			}
		}
		t.printf("\n")
	}
	for k := range used {
		if !used[k] {
			continue
		}
		x := &m.RegCosts[k]
		t.printf("regcost %d prefix%s longer%s shorter%s\n", k, t.regs(x.Prefix), t.regs(x.Longer), t.regs(x.Shorter))
	}
}

func (t *printer) block(p *Problem, b BlockID) {
	x := &p.Blocks[b]
	t.printf("block b%d freq %s loop %d split i%d", b, number(x.Freq), x.Loop, x.LastSplit)
	if ps := p.BlockParams(b); len(ps) > 0 {
		t.printf(" params%s", vregs(ps))
	}
	t.printf("\n")
	first, end := p.InstrRange(b)
	for i := first; i < end; i++ {
		t.instr(p, i)
	}
	e0, e1 := p.Succs(b)
	for e := e0; e < e1; e++ {
		y := &p.Edges[e]
		t.printf("  e%d -> b%d freq %s", e, y.To, number(y.Freq))
		if y.NoSplit {
			t.printf(" nosplit")
		}
		if args := p.EdgeArgs(e); len(args) > 0 {
			t.printf(" args%s", vregs(args))
		}
		t.printf("\n")
	}
}

func number(x float64) string { return strconv.FormatFloat(x, 'g', -1, 64) }

func vregs(vs []VReg) string {
	var b strings.Builder
	for _, v := range vs {
		fmt.Fprintf(&b, " v%d", v)
	}
	return b.String()
}

var flagNames = []struct {
	flag Flags
	name string
}{{FlagMove, "move"}, {FlagCall, "call"}, {FlagTerm, "term"}, {FlagRemat, "remat"}, {FlagLow, "low"}}

func (t *printer) instr(p *Problem, i InstrID) {
	in := &p.Instrs[i]
	op := ""
	if in.Op >= 0 && int(in.Op) < len(p.OpNames) {
		op = p.OpNames[in.Op]
	}
	t.printf("  i%d @%d %d %s", i, in.Operands[0], in.Op, name(op))
	for _, f := range flagNames {
		if in.Flags&f.flag != 0 {
			t.printf(" %s", f.name)
		}
	}
	if in.MemLimit != 0 {
		t.printf(" mem %d", in.MemLimit)
	}
	if !in.Clobbers.Empty() {
		t.printf(" clobbers%s", t.regs(in.Clobbers))
	}
	for k, o := range p.Ops(i) {
		sep := ";"
		if k == 0 {
			sep = ":"
		}
		t.printf(" %s", sep)
		t.operand(&o)
	}
	t.printf("\n")
}

func (t *printer) operand(o *Operand) {
	t.printf(" %s v%d %s", [...]string{"use", "def", "usedef"}[o.Role], o.VReg, name(t.m.Classes[o.Class].Name))
	if pos := defaultPos(o.Role); o.Pos != pos {
		t.printf(" %s", [...]string{"early", "late"}[o.Pos])
	}
	switch o.Constraint {
	case InReg:
		t.printf(" in %s", name(t.m.RegName(o.Reg)))
	case TiedTo:
		t.printf(" tied %d", o.Tied)
	case InGroup:
		t.printf(" group %d %d", o.Reg, o.Tied)
	case Anywhere:
		t.printf(" anywhere")
	}
	if o.RegCost != 0 {
		t.printf(" regcost %d", o.RegCost)
	}
	if o.Mem != NoAlt {
		t.printf(" mem %d", o.Mem)
	}
	if o.Const != NoAlt {
		t.printf(" const %d", o.Const)
	}
}

func defaultPos(r Role) Pos {
	if r == Def {
		return Late
	}
	return Early
}

func boundText(x float64) string {
	if x == NoBound {
		return "none"
	}
	return number(x)
}

// WriteResult writes r, a Result of p, in its text form, which ParseResult reads.
func WriteResult(w io.Writer, p *Problem, r *Result) error {
	var b bytes.Buffer
	fmt.Fprintf(&b, "result %s bound %s", name(p.Name), boundText(r.Bound))
	if r.ModelBound != NoBound {
		fmt.Fprintf(&b, " model %s", boundText(r.ModelBound))
	}
	b.WriteByte('\n')
	for k, s := range r.Slots {
		fmt.Fprintf(&b, "slot s%d %d %d\n", k, s.Size, s.Align)
	}
	m := 0
	for i := range p.Instrs {
		for ; m < len(r.InstrMoves) && r.InstrMoves[m].Before == InstrID(i); m++ {
			fmt.Fprintf(&b, "before i%d %s\n", i, r.InstrMoves[m].Move.text())
		}
		ops := p.Instrs[i].Operands
		if ops[0] == ops[1] || int(ops[1]) > len(r.Locs) {
			continue
		}
		fmt.Fprintf(&b, "i%d", i)
		for _, l := range r.Locs[ops[0]:ops[1]] {
			fmt.Fprintf(&b, " %s", l)
		}
		b.WriteByte('\n')
	}
	for k := range r.EdgeMoves {
		fmt.Fprintf(&b, "on e%d %s\n", r.EdgeMoves[k].Edge, r.EdgeMoves[k].Move.text())
	}
	_, err := w.Write(b.Bytes())
	return err
}

func (m *Move) text() string {
	return fmt.Sprintf("step %d v%d %s <- %s", m.Step, m.VReg, m.Dst, m.Src)
}
