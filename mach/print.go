package mach

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// Print writes f in its text form, which Parse reads back.
//
//	func @name target amd64 stage selected fp calls
//	slot 0 local size 16 align 8 offset 0
//	block 0 freq 1 loop 0
//	  v0:r64@rdi = entry
//	  v1:r32 = load32 [v0:r64+8]
//	  jmp
//	  -> 1(v1:r32) 1
func Print(w io.Writer, f *Func) error {
	p := &printer{w: bufio.NewWriter(w), f: f, t: f.Target}
	name := f.Name
	if name == "" || strings.ContainsFunc(name, func(r rune) bool { return r <= ' ' || r == '"' || r == '\\' || r > '~' }) {
		name = strconv.Quote(name)
	}
	p.printf("func @%s target %s stage %s", name, f.Target.Name, f.Stage)
	if f.UsesFP {
		p.printf(" fp")
	}
	if f.HasCalls {
		p.printf(" calls")
	}
	p.printf("\n")
	for i, s := range f.Slots {
		p.printf("slot %d %s size %d align %d offset %d", i, s.Kind, s.Size, s.Align, s.Offset)
		if s.Protection != ir.Unprotected {
			p.printf(" protect %s", s.Protection)
		}
		p.printf("\n")
	}
	for _, b := range f.Blocks {
		p.block(b)
	}
	return p.w.Flush()
}

// String returns the text form of f.
func (f *Func) String() string {
	var b strings.Builder
	Print(&b, f)
	return b.String()
}

// Text returns in as in the text form of f.
func (f *Func) Text(in *Instr) string {
	p := printer{f: f, t: f.Target}
	return p.instr(in)
}

var slotKindNames = [...]string{"local", "incoming", "outgoing", "spill"}

// String returns the kind's name in the text form.
func (k SlotKind) String() string { return slotKindNames[k] }

var originNames = [numOrigins]string{"", "spill", "reload", "remat", "copy", "swap", "frame", "permi", "call", "clear"}

// String returns the origin's name in the text form; "" for FromProgram.
func (o Origin) String() string { return originNames[o] }

type printer struct {
	w *bufio.Writer
	f *Func
	t *target.Target
}

func (p *printer) printf(format string, args ...any) { fmt.Fprintf(p.w, format, args...) }

func (p *printer) block(b *Block) {
	p.printf("block %d freq %s loop %d", b.ID, strconv.FormatFloat(b.Freq, 'g', -1, 64), b.Loop)
	if b.AddressTaken {
		p.printf(" address")
	}
	if b.Bare {
		p.printf(" bare")
	}
	if b.When > 0 {
		p.printf(" when %s", p.t.Predication.Conditions[b.When-1])
	}
	if len(b.Params) > 0 {
		p.printf(" params %s", p.vregs(b.Params))
	}
	p.printf("\n")
	for i := range b.Instrs {
		p.printf("  %s\n", p.instr(&b.Instrs[i]))
	}
	if len(b.Succs) > 0 {
		p.printf("  ->")
		for i, e := range b.Succs {
			if i > 0 {
				p.printf(",")
			}
			p.printf(" %d(%s) %s", e.To, p.vregs(e.Args), strconv.FormatFloat(e.Prob, 'g', -1, 64))
		}
		p.printf("\n")
	}
}

func (p *printer) vregs(vs []VReg) string {
	s := make([]string, len(vs))
	for i, v := range vs {
		s[i] = p.operand(Operand{VReg: v, Reg: regalloc.NoReg})
	}
	return strings.Join(s, " ")
}

// operand returns v3:r64, v3:r64@rdi or, where there is no virtual register, @rdi.
func (p *printer) operand(o Operand) string {
	s := ""
	if o.VReg != NoVReg {
		s = fmt.Sprintf("v%d:%s", o.VReg, p.t.Machine.Classes[p.f.VRegs[o.VReg].Class].Name)
	}
	if o.Reg != regalloc.NoReg {
		s += "@" + p.t.Machine.RegName(o.Reg)
	}
	return s
}

// instr returns the instruction: results, the tile's name, uses, and the rest.
func (p *printer) instr(in *Instr) string {
	tile := &p.t.Tiles[in.Tile]
	var b strings.Builder
	sep := ""
	for k, r := range in.Regs {
		if k < tile.NumDefs || k >= len(in.Regs)-int(in.NumRets) {
			b.WriteString(sep + p.operand(r))
			sep = " "
		}
	}
	if sep != "" {
		b.WriteString(" = ")
	}
	b.WriteString(tile.Name)
	for k := tile.NumDefs; k < len(in.Regs)-int(in.NumRets); k++ {
		if !in.Mem.Used || int8(k) != in.Mem.Base && int8(k) != in.Mem.Index {
			b.WriteString(" " + p.operand(in.Regs[k]))
		}
	}
	if in.Mem.Used {
		b.WriteString(" " + p.mem(in))
	}
	if in.Imm != 0 || tile.Imm >= 0 {
		fmt.Fprintf(&b, " imm %d", in.Imm)
	}
	if in.Pred != ir.PredNone {
		kind := "cond "
		if in.Pred >= ir.FFalse {
			kind = "fcond "
		}
		b.WriteString(" " + kind + in.Pred.String())
	}
	if in.Sym != nil {
		b.WriteString(" sym @" + strconv.Quote(in.Sym.Sym().Name))
	}
	if in.Block != nil {
		fmt.Fprintf(&b, " label %d", in.Block.ID)
	}
	if a := in.InlineAsm(); a != nil {
		b.WriteString(" asm " + quoteAsm(a, in.Value.Call.CallConv))
	}
	if in.Origin != FromProgram {
		b.WriteString(" !" + in.Origin.String())
	}
	if in.Folded {
		b.WriteString(" !folded")
	}
	if in.Flags {
		b.WriteString(" !flags")
	}
	if in.Join != Alone {
		b.WriteString(" !" + joinNames[in.Join])
	}
	if in.Routine > 0 {
		fmt.Fprintf(&b, " !routine %d %d", in.Routine, p.f.Routines[in.Routine-1].Length)
	}
	return b.String()
}

// mem returns the address of in: its parts joined by +, in brackets.
func (p *printer) mem(in *Instr) string {
	m := &in.Mem
	var parts []string
	if m.Slot >= 0 {
		parts = append(parts, fmt.Sprintf("slot%d", m.Slot))
	}
	if m.HasSym {
		parts = append(parts, "sym")
	}
	if m.GOT {
		parts = append(parts, "got")
	}
	if m.Thread {
		parts = append(parts, "thread")
	}
	if m.Segment != 0 {
		parts = append(parts, "segment:"+strconv.Itoa(int(m.Segment)))
	}
	if m.Base >= 0 {
		parts = append(parts, p.operand(in.Regs[m.Base]))
	}
	if m.Index >= 0 {
		parts = append(parts, fmt.Sprintf("%s*%d", p.operand(in.Regs[m.Index]), m.Scale))
	}
	if m.Off != 0 || len(parts) == 0 {
		parts = append(parts, strconv.Itoa(int(m.Off)))
	}
	return "[" + strings.Join(parts, "+") + "]"
}
