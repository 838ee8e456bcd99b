package debuginfo

import (
	"debug/dwarf"

	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// A callSite is a call, and those of its arguments whose values the caller can still recover on return.
type callSite struct {
	at     int32 // the instruction
	tail   bool  // a tail call
	callee ir.DebugID
	target expr // location of the callee's address, if not constant
	args   []argument
}

// An argument is the DWARF register it is passed in, and its value.
type argument struct {
	reg   int16
	value expr
}

// maxArgument is the maximum number of instructions searched backward for the value of an argument.
const maxArgument = 64

// callSites lists the calls of a function with FlagAllCalls, with the register arguments whose values the caller can
// still recover on return: debuggers need them for entry values [DWARF5 §3.4].
func (w *describer) callSites() {
	d, c := w.x.d, &w.code
	if d.Int(w.out.sub, ir.KeyFlags)&ir.FlagAllCalls == 0 {
		return
	}
	if c.instr == nil {
		w.instructions()
	}
	for at, in := range c.instr {
		tile := &w.f.Target.Tiles[in.Tile]
		if tile.Flags&target.TileCall == 0 || in.InlineAsm() != nil || tile.Pattern.Op == ir.OpTLSGet {
			continue
		}
		s := callSite{at: int32(at), tail: !tile.Returns()}
		if f, ok := in.Sym.(*ir.Func); ok {
			if f.Debug == nil || d.Kind(f.Debug.Subprogram) != ir.DebugSubprogram {
				continue // unknown callee
			}
			s.callee = f.Debug.Subprogram
		} else {
			w.callee(&s, in, tile)
		}
		uses := in.Regs[min(tile.NumDefs, len(in.Regs)) : len(in.Regs)-int(in.NumRets)]
		for _, r := range w.f.Called(in).IntArgs {
			for _, u := range uses {
				if u.Reg == r {
					if e, ok := w.argument(int32(at), r, w.f.Called(in).CallerSaved); ok {
						s.args = append(s.args, argument{w.x.t.DebugRegs[r], e})
					}
					break
				}
			}
		}
		w.out.calls = append(w.out.calls, s)
	}
}

// callee sets the target of s for the indirect call in, if the callee's address is in a callee-saved register, which
// preserves it until return.
func (w *describer) callee(s *callSite, in *mach.Instr, tile *target.Tile) {
	if in.Mem.Used || tile.NumUses == 0 || len(in.Regs) == 0 {
		return
	}
	r := in.Regs[tile.NumDefs].Reg
	if !s.tail && r != regalloc.NoReg && !w.f.Called(in).CallerSaved.Has(r) && w.x.t.DebugRegs[r] >= 0 {
		e := &encoder{x: w.x}
		e.push(place{kind: inRegister, reg: w.x.t.DebugRegs[r], bits: w.x.addressBits()})
		s.target = e.expr
	}
}

// argument returns the value of register r, an argument of the call at instruction at, in terms of what is preserved
// until return; the call clobbers the registers in lost.
func (w *describer) argument(at int32, r regalloc.Reg, lost regalloc.RegSet) (expr, bool) {
	c := &w.code
	first := max(c.begin[c.block[at]], at-maxArgument)
	e := &encoder{x: w.x}
	for i := at - 1; i >= first; i-- {
		in := c.instr[i]
		if !w.sets(in, r) {
			continue
		}
		tile := &w.f.Target.Tiles[in.Tile]
		p, ok := place{}, false
		switch v := in.Value; {
		case in.Tile == c.entry:
			p, ok = place{kind: atEntry, reg: w.x.t.DebugRegs[r], bits: w.x.addressBits()}, true
		case tile.NumDefs != 1 || len(in.Regs) == 0 || in.Regs[0].Reg != r:
		case tile.Flags&target.TileMove != 0 && len(in.Regs) == 2:
			r = in.Regs[1].Reg
			if !lost.Has(r) && w.x.t.DebugRegs[r] >= 0 && !w.setBetween(i+1, at, r) {
				p, ok = place{kind: inRegister, reg: w.x.t.DebugRegs[r], bits: w.x.addressBits()}, true
				break
			}
			continue // a move: search for the definition of its source
		case in.Origin == mach.FromReload && in.Mem.Used && in.Mem.Slot >= 0 && in.Mem.Off == 0:
			off, found := w.slotOffset(in.Mem.Slot, 0)
			size := 8 * w.f.Slots[in.Mem.Slot].Size
			p, ok = place{kind: inFrame, off: off, bits: int32(size)}, found && size <= int64(w.x.addressBits()) && !w.storedBetween(i+1, at, in.Mem.Slot)
		case v != nil && (v.Op == ir.OpConst || v.Op == ir.OpSym || v.Op == ir.OpSlotAddr):
			p, ok = w.fixed(v)
			ok = ok && !p.float
		}
		if !ok || !e.push(p) {
			break
		}
		return e.expr, true
	}
	return expr{}, false
}

// sets reports whether in writes register r or a part of it.
func (w *describer) sets(in *mach.Instr, r regalloc.Reg) bool {
	tile := &w.f.Target.Tiles[in.Tile]
	conflicts := w.f.Target.Machine.Conflicts(r)
	if !w.f.Clobbers(in).Intersect(conflicts).Empty() {
		return true
	}
	for k, o := range in.Regs {
		if (k < tile.NumDefs || k >= len(in.Regs)-int(in.NumRets)) && conflicts.Has(o.Reg) {
			return true
		}
	}
	return false
}

// setBetween reports whether an instruction in [from, to) writes r.
func (w *describer) setBetween(from, to int32, r regalloc.Reg) bool {
	for i := from; i < to; i++ {
		if w.sets(w.code.instr[i], r) {
			return true
		}
	}
	return false
}

// storedBetween reports whether an instruction in [from, to) writes to a slot.
func (w *describer) storedBetween(from, to, slot int32) bool {
	for i := from; i < to; i++ {
		in := w.code.instr[i]
		if w.f.Target.Tiles[in.Tile].Flags&target.TileStores != 0 && in.Mem.Used && in.Mem.Slot == slot {
			return true
		}
	}
	return false
}

// labels locates the program's labels.
func (w *describer) labels() {
	fd := w.f.IR.Debug
	for i := range fd.Records {
		r := &fd.Records[i]
		if r.Kind != ir.DebugLabeled || w.x.d.Kind(r.Var) != ir.DebugLabel {
			continue
		}
		s := w.find(w.x.d.Scope(r.Var), w.x.d.Loc(r.Loc).InlinedAt)
		if s < 0 {
			continue
		}
		if w.code.instr == nil {
			w.instructions()
		}
		if at := w.behind(r.Pos); at >= 0 {
			w.out.labels = append(w.out.labels, labeled{node: r.Var, scope: s, at: at})
		}
	}
}

// behind returns the first instruction at position pos or, if it has none, at the next position of its block that does,
// or -1.
func (w *describer) behind(pos int32) int32 {
	fd, c := w.f.IR.Debug, &w.code
	end := int32(len(c.start) - 1)
	for _, b := range fd.Blocks {
		if b > pos {
			end = min(end, b)
			break
		}
	}
	for p := pos; p < end; p++ {
		if c.start[p] < c.start[p+1] {
			return c.byPos[c.start[p]]
		}
	}
	return -1
}

// Tags and attributes without names in debug/dwarf.
const (
	tagCallSite          dwarf.Tag  = 0x48
	tagCallSiteParameter dwarf.Tag  = 0x49
	attrCallAllCalls     dwarf.Attr = 0x7a
	attrCallReturnPC     dwarf.Attr = 0x7d
	attrCallValue        dwarf.Attr = 0x7e
	attrCallOrigin       dwarf.Attr = 0x7f
	attrCallPC           dwarf.Attr = 0x81
	attrCallTailCall     dwarf.Attr = 0x82
	attrCallTarget       dwarf.Attr = 0x83
)

// calls adds the call sites of f to d, its entry.
func (b *builder) calls(f *function, d *die) {
	m := b.x.d
	if m.Int(f.sub, ir.KeyFlags)&ir.FlagAllCalls == 0 {
		return
	}
	d.flag(attrCallAllCalls)
	for i := range f.calls {
		c := &f.calls[i]
		k := d.child(tagCallSite)
		switch {
		case c.callee != 0:
			k.refer(attrCallOrigin, b.callee(c.callee))
		case len(c.target.code) > 0:
			k.location(attrCallTarget, c.target)
		}
		if c.tail {
			k.flag(attrCallTailCall)
			k.address(attrCallPC, b.fn, c.at)
		} else {
			k.address(attrCallReturnPC, b.fn, c.at+1)
		}
		for _, a := range c.args {
			p := k.child(tagCallSiteParameter)
			e := &encoder{x: b.x}
			e.register(opReg0, opRegx, a.reg)
			p.location(dwarf.AttrLocation, e.expr)
			p.location(attrCallValue, a.value)
		}
	}
}

// callee returns the entry of a called subprogram, which may be defined elsewhere.
func (b *builder) callee(id ir.DebugID) *die {
	m := b.x.d
	if d := b.dies[id]; d != nil {
		return d
	}
	if m.Int(id, ir.KeySPFlags)&ir.SPFlagDefinition != 0 {
		if b.of[m.Ref(id, ir.KeyUnit)] == nil {
			return nil
		}
		return b.subprogramOf(id)
	}
	return b.declaration(id, b.context(m.Scope(id)))
}
