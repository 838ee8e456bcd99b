package legalize

import (
	"fmt"
	"slices"
	"strings"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// lowerAsm lowers inline assembly. Empty text emits no instruction, but must still be opaque to optimizers: benchmarks
// and constant-time code rely on that. If the operands of empty text cannot be assigned to registers, its results are
// the tied arguments, or it becomes a compiler barrier, or nothing.
func (l *lowering) lowerAsm(v *ir.Value) {
	a := v.Call.Asm
	l.placeStackMap(v)
	empty := strings.TrimSpace(a.Text) == ""
	s := &asmLowering{lowering: l, v: v, constraints: a.SplitConstraints(), regs: map[regalloc.Reg]string{}, args: map[regalloc.Reg]string{},
		pairs: map[*ir.AsmConstraint][]regalloc.Reg{}, quiet: empty}
	if l.t.InlineAsm != nil {
		s.in = l.t.InlineAsm()
	}
	if s.in == nil || !l.ops.Has(ir.OpAsm, nil) {
		s.fail("inline assembly is not supported on this target")
	} else {
		s.lower()
	}
	if empty && s.failed {
		l.emptyAsm(v)
	}
}

// emptyAsm lowers inline assembly without text whose operands cannot be assigned.
func (l *builder) emptyAsm(v *ir.Value) {
	a := v.Call.Asm
	tied, types := a.TiedArguments(), []*ir.Type{v.Type}
	if v.Type.Kind == ir.StructKind {
		types = v.Type.Fields
	}
	if (a.SideEffect || strings.Contains(a.Constraints, "~{memory}")) && l.ops.Has(ir.OpAsm, nil) {
		l.emit(ir.OpAsm, ir.Void).Call = &ir.CallInfo{Type: v.Call.Type, Asm: &ir.InlineAsm{}}
	}
	var parts []*ir.Value
	for i, t := range types {
		if i < len(tied) && tied[i] >= 0 && tied[i]+1 < len(v.Args) {
			arg := v.Args[tied[i]+1]
			if l.count(arg.Type) == l.count(t) {
				parts = append(parts, l.get(arg)...)
				continue
			}
		}
		for _, p := range l.parts(t) {
			if p.extended {
				parts = append(parts, l.ext.extendedConst(0, 0))
			} else {
				parts = append(parts, l.f.Const(p.typ, 0))
			}
		}
	}
	l.set(v, parts...)
}

// asmLowering builds an OpAsm for inline assembly with text. Operands that allow any register of a class are left to
// register allocation; other choices are made here, among registers that nothing else needs.
type asmLowering struct {
	*lowering
	v           *ir.Value
	in          *target.InlineAsm
	constraints []ir.AsmConstraint

	regs    map[regalloc.Reg]string              // required by results or clobbered, and by which constraint
	args    map[regalloc.Reg]string              // required by arguments
	pairs   map[*ir.AsmConstraint][]regalloc.Reg // of values of two words, where registers for them come in pairs
	out     ir.InlineAsm
	values  []*ir.Value // arguments in registers
	argRegs []int16
	types   []*ir.Type // of results
	resRegs []int16
	first   []int // by output: its first result, or -1
	count   []int // by output: its results
	outputs []asmOutput
	pads    [2]int // before a landing pad: the results that it reads
	failed  bool
	quiet   bool // do not report failures

	// Operands on the x87 stack and in MMX registers, by constraint; nil if there are none. For the stack: the number
	// of arguments on it, how many of these the text pops, and the number of results it leaves.
	foreign             []*foreignOperand
	depth, popped, left int
}

// An asmOutput is a result of the raw program.
type asmOutput struct {
	typ    *ir.Type
	first  int
	parts  []part
	isCond bool
	form   *ir.Type  // type in the register
	to     *ir.Value // address to store it to after the text, or nil: it is a result

	foreign *foreignOperand
}

func (s *asmLowering) fail(format string, args ...any) {
	s.failed = true
	if s.quiet {
		return
	}
	s.lowering.fail(s.v, "rewrite it", "inline assembly %q: "+format, append([]any{s.v.Call.Asm.Text}, args...)...)
}

func (s *asmLowering) lower() {
	a := s.v.Call.Asm
	// Assembly without results can be removed only if it declares that it does not touch memory.
	removable := (s.v.Type.Kind != ir.VoidKind || s.v.Call.Attrs.ReadNone) && !throws(s.v)
	if !a.SideEffect && !s.used[s.v.ID] && removable && !strings.Contains(a.Constraints, "~{memory}") && !strings.Contains(a.Constraints, "=*") {
		return
	}
	s.out = ir.InlineAsm{Text: a.Text, SideEffect: a.SideEffect, Intel: a.Intel, AlignStack: a.AlignStack, Unwind: throws(s.v), Calls: a.Calls}
	for i := range s.constraints {
		if letter, ok := s.in.Long[s.constraints[i].Codes]; ok {
			s.constraints[i].Codes = string([]byte{letter})
		}
	}
	s.findForeign()
	s.wordPairs(true)
	s.demanded()
	s.wordPairs(false)
	types := []*ir.Type{s.v.Type}
	if s.v.Type.Kind == ir.StructKind {
		types = s.v.Type.Fields
	} else if s.v.Type.Kind == ir.VoidKind {
		types = nil
	}
	args := s.v.Args[1:]
	for i := range s.constraints {
		c := &s.constraints[i]
		switch {
		case s.failed || c.Clobber:
			continue
		case c.Output && c.Indirect && s.inRegister(i) != nil:
			if s.output(i, c, s.inRegister(i)); !s.failed {
				s.outputs[len(s.outputs)-1].to = args[0]
			}
			args = args[1:]
		case c.Output && !c.Indirect:
			if len(types) == 0 {
				s.fail("constraint %q has no result", c.Text)
				continue
			}
			if s.foreign != nil && s.foreign[i] != nil {
				s.foreignOutput(i, types[0])
			} else {
				s.output(i, c, types[0])
			}
			types = types[1:]
		default:
			if len(args) == 0 {
				s.fail("constraint %q has no argument", c.Text)
				continue
			}
			if s.foreign != nil && s.foreign[i] != nil {
				s.foreignInput(i, args[0])
			} else {
				s.input(i, c, args[0])
			}
			args = args[1:]
		}
	}
	if !s.failed && (len(types) > 0 || len(args) > 0) {
		s.fail("%d results and %d arguments have no constraints", len(types), len(args))
	}
	s.moveForeign()
	s.clobbers()
	s.unwinds()
	s.feasible()
	if !s.failed {
		s.finish()
	}
}

// demanded records the registers that constraints require, before others are chosen. Two results, or two different
// arguments, cannot share one.
func (s *asmLowering) demanded() {
	args := s.v.Args[1:]
	passed, clobbered := make(map[regalloc.Reg]*ir.Value), make(map[regalloc.Reg]bool)
	for i := range s.constraints {
		c := &s.constraints[i]
		arg := (*ir.Value)(nil)
		if !c.Clobber && !(c.Output && !c.Indirect) && len(args) > 0 {
			arg, args = args[0], args[1:]
		}
		if s.foreign != nil && s.foreign[i] != nil {
			continue
		}
		for _, r := range s.only(c) {
			switch {
			case c.Clobber && clobbered[r]: // duplicate
			case c.Output, c.Clobber:
				clobbered[r] = c.Clobber
				if s.regs[r] == c.Text && c.Output {
					s.fail("two operands %q both need register %s", c.Text, s.t.Machine.RegName(r))
				}
				s.take(s.regs, r, c.Text)
			default:
				if x := passed[r]; x != nil && x != arg && s.args[r] == c.Text {
					s.fail("two operands %q both need register %s", c.Text, s.t.Machine.RegName(r))
				}
				s.take(s.args, r, c.Text)
				passed[r] = arg
			}
		}
	}
	for i := range s.constraints {
		c := &s.constraints[i]
		if !c.Clobber && !c.Early || s.failed {
			continue
		}
		if s.foreign != nil && s.foreign[i] != nil {
			continue
		}
		for _, r := range s.only(c) {
			if by := s.args[r]; by != "" {
				s.fail("%q and %q both need register %s", by, c.Text, s.t.Machine.RegName(r))
			}
		}
	}
}

func (s *asmLowering) take(set map[regalloc.Reg]string, r regalloc.Reg, by string) {
	if other, taken := set[r]; taken && other != by {
		s.fail("%q and %q both need register %s", other, by, s.t.Machine.RegName(r))
	}
	set[r] = by
}

// only returns the registers that c requires, if it leaves no choice.
func (s *asmLowering) only(c *ir.AsmConstraint) []regalloc.Reg {
	if pair := s.pairs[c]; pair != nil {
		return pair
	}
	if c.Reg != "" {
		name := strings.ToLower(c.Reg)
		if r, ok := s.in.Names[name]; ok {
			if s.t.Machine.Regs[r].Reserved && (s.t.ABI.Link == nil || r != *s.t.ABI.Link) {
				return nil
			}
			return []regalloc.Reg{r}
		}
		if !c.Clobber || !slices.ContainsFunc(s.in.Ignored, func(n target.Numbered) bool { return n.Has(name) }) {
			s.fail("%q names no register", c.Text)
		}
		return nil
	}
	if len(c.Codes) == 1 {
		if p, ok := s.in.Pairs[c.Codes[0]]; ok {
			return p[:]
		}
		if list := s.in.Letters[c.Codes[0]]; len(list) == 1 {
			return list
		}
	}
	return nil
}

// register returns the register of operand n with type t: a required or chosen one, or NoReg for any of t's class. ok
// is false if c allows no register.
func (s *asmLowering) register(n int, c *ir.AsmConstraint, t *ir.Type, taken ...map[regalloc.Reg]string) (r regalloc.Reg, ok bool) {
	if only := s.only(c); len(only) > 0 {
		return only[0], true
	}
	list := []regalloc.Reg(nil)
	for i := range len(c.Codes) {
		switch code := c.Codes[i]; {
		case strings.IndexByte(s.in.Class, code) >= 0:
			ok = true
		case s.in.Letters[code] != nil && !ok && list == nil:
			list = s.in.Letters[code]
		}
	}
	if t.IsInt() {
		if b, h := s.seenAs(n, 'b'), s.seenAs(n, 'h'); b && t.Bits > 8 || h {
			names := s.t.RegNames[8]
			ok, list = ok || list != nil, slices.DeleteFunc(slices.Clone(s.t.Machine.Classes[s.t.ClassOf(s.word)].Regs), func(r regalloc.Reg) bool {
				return names[r] == "" || h && s.in.High[r] == ""
			})
			if !h && len(list) == len(s.t.Machine.Classes[s.t.ClassOf(s.word)].Regs) {
				list = nil
			}
			if list != nil && ok {
				return s.choose(c, list, taken), true
			}
		}
	}
	if ok || list == nil {
		return regalloc.NoReg, ok
	}
	return s.choose(c, list, taken), true
}

// banks reports whether c allows word registers and whether it allows vector registers.
func (s *asmLowering) banks(c *ir.AsmConstraint) (words, vectors bool) {
	if only := s.only(c); len(only) > 0 {
		words = s.t.Machine.Classes[s.t.ClassOf(s.word)].Set.Has(only[0])
		return words, !words
	}
	for i := range len(c.Codes) {
		code := c.Codes[i]
		word, vector := strings.IndexByte(s.in.Words, code) >= 0, strings.IndexByte(s.in.Vectors, code) >= 0
		either := strings.IndexByte(s.in.Class, code) >= 0 && !word && !vector
		if list := s.in.Letters[code]; list != nil && !word && !vector {
			word = s.t.Machine.Classes[s.t.ClassOf(s.word)].Set.Has(list[0])
			vector = !word
		}
		words = words || word || either
		vectors = vectors || vector || either
	}
	return words, vectors
}

// inForm returns the type in which registers of c hold an operand of type t: a vector if these are vector registers and
// t is an integer of their width; an integer if they are word registers and t is wider than one; otherwise t.
func (s *asmLowering) inForm(c *ir.AsmConstraint, t *ir.Type) *ir.Type {
	words, vectors := s.banks(c)
	switch {
	case words == vectors:
	case vectors && t.IsInt() && t.Bits == s.vectorBits() && !s.t.NoFloats:
		return ir.V2I64
	case vectors && t.IsInt() && t.Bits == 64 && s.wbits < 64 && !s.t.NoFloats:
		return ir.F64
	case words && (t.Kind == ir.FP128Kind || t.Kind == ir.DoubleKind && s.wbits < 64):
		return ir.Int(int(s.layout.Size(t)) * 8)
	}
	return t
}

// seen returns the type of part p of an operand in the registers of c: its own, or one of the other register bank with
// the same bits; nil if there is none.
func (s *asmLowering) seen(c *ir.AsmConstraint, p part) *ir.Type {
	words, vectors := s.banks(c)
	t := s.paramType(p, ir.ParamAttrs{})
	isInt := p.typ.IsInt() && !p.small
	switch {
	case s.quiet && len(s.only(c)) == 0 && !p.small || isInt && words || !isInt && vectors || words == vectors:
		return t
	case p.small:
		return p.typ
	case t == ir.F32:
		return ir.I32
	case t == ir.F64 && s.wbits == 64:
		return ir.I64
	case s.t.NoFloats:
		return nil
	case t == ir.I32:
		return ir.F32
	case t == ir.I64:
		return ir.F64
	}
	return nil
}

// bitsAs bitcasts x, an integer or a float, to type t. A half or bfloat is an integer of 16 bits or, as for arguments,
// in a float.
func (s *asmLowering) bitsAs(t *ir.Type, x *ir.Value) *ir.Value {
	switch {
	case x.Type.IsInt() == t.IsInt():
		return x
	case t == ir.I16:
		return s.fp.outOfFloat(x)
	case x.Type == ir.I16:
		return s.fp.inFloat(x)
	case t.IsInt():
		return s.fp.floatWords(x)[0]
	}
	return s.fp.floatOf(t, words{x})
}

// choose returns a register of list that is not taken.
func (s *asmLowering) choose(c *ir.AsmConstraint, list []regalloc.Reg, taken []map[regalloc.Reg]string) regalloc.Reg {
	for _, r := range list {
		if !slices.ContainsFunc(taken, func(set map[regalloc.Reg]string) bool { return set[r] != "" }) {
			return r
		}
	}
	var names []string
	for _, r := range list {
		names = append(names, s.t.Machine.RegName(r))
	}
	s.fail("no register left for %q, which needs one of %s", c.Text, strings.Join(names, ", "))
	return regalloc.NoReg
}

// seenAs reports whether the text uses operand n with a modifier.
func (s *asmLowering) seenAs(n int, modifier byte) bool {
	return strings.Contains(s.out.Text, fmt.Sprintf("${%d:%c}", n, modifier))
}

// result adds a result and returns its number.
func (s *asmLowering) result(t *ir.Type, r regalloc.Reg, how ir.AsmResult) int {
	s.types, s.resRegs = append(s.types, t), append(s.resRegs, int16(r))
	s.out.Results = append(s.out.Results, how)
	return len(s.types) - 1
}

// inRegister returns the type of the tied input of output i, which may be in memory or in a register, if there is one:
// both are then in one register. Otherwise it returns nil.
func (s *asmLowering) inRegister(i int) *ir.Type {
	if s.only(&s.constraints[i]) == nil && !strings.ContainsAny(s.constraints[i].Codes, s.in.Words+s.in.Vectors) {
		return nil
	}
	args := s.v.Args[1:]
	for k := range s.constraints {
		c := &s.constraints[k]
		if c.Clobber || c.Output && !c.Indirect || len(args) == 0 {
			continue
		}
		if !c.Output && c.Tied == i {
			return args[0].Type
		}
		args = args[1:]
	}
	return nil
}

func (s *asmLowering) output(n int, c *ir.AsmConstraint, t *ir.Type) {
	o := asmOutput{typ: t, first: len(s.types)}
	if c.Cond != "" {
		if !s.in.Conditions[c.Cond] || !t.IsInt() {
			s.fail("%q is not a condition", c.Text)
		}
		o.isCond = true
		k := s.result(ir.I8, regalloc.NoReg, ir.AsmResult{Tied: -1, Cond: c.Cond})
		s.operand(ir.AsmOperand{Arg: -1, Result: k, Bits: 8})
		s.first, s.count, s.outputs = append(s.first, -1), append(s.count, 0), append(s.outputs, o)
		return
	}
	if o.parts, o.form = s.registerParts(n, c, t), s.inForm(c, t); s.failed {
		return
	}
	for i, p := range o.parts {
		r, ok := regalloc.NoReg, false
		seen := s.seen(c, p)
		if only := s.only(c); i > 0 && len(only) > 0 {
			r, ok = only[i], true
		} else if seen != nil {
			r, ok = s.register(n, c, seen, s.regs, s.args)
		}
		if !ok {
			s.fail("%q: no register for a value of type %s", c.Text, t)
			return
		}
		if r != regalloc.NoReg {
			s.take(s.regs, r, c.Text)
		}
		s.result(seen, r, ir.AsmResult{Tied: -1, Early: c.Early})
	}
	bits := o.parts[0].typ
	if t := s.types[o.first]; t.IsInt() != bits.IsInt() {
		bits = t
	}
	s.operand(ir.AsmOperand{Arg: -1, Result: o.first, Bits: s.seenBits(bits), Pair: len(o.parts) == 2})
	s.first, s.count, s.outputs = append(s.first, o.first), append(s.count, len(o.parts)), append(s.outputs, o)
}

// registerParts returns the parts of an operand of type t in registers: as many as the constraint names or, if any
// register will do, several for a wide integer, of which the text names the first.
func (s *asmLowering) registerParts(n int, c *ir.AsmConstraint, t *ir.Type) []part {
	form := s.inForm(c, t)
	parts := s.parts(form)
	only := s.only(c)
	words, _ := s.banks(c)
	switch {
	case len(parts) == 1 && !parts[0].extended:
	case len(parts) > 1 && form.IsInt() && words && (len(only) == len(parts) || len(only) == 0):
	default:
		s.fail("operand $%d: %q: a value of type %s does not fit in one register", n, c.Text, t)
	}
	return parts
}

// seenBits returns the width at which the text names a register with a value of type t, absent a modifier.
func (s *asmLowering) seenBits(t *ir.Type) int {
	if t.IsInt() {
		return t.Bits
	}
	return max(128, ir.VectorBits(t))
}

func (s *asmLowering) operand(o ir.AsmOperand) { s.out.Operands = append(s.out.Operands, o) }

// argument adds a value in a register and returns its number.
func (s *asmLowering) argument(x *ir.Value, r regalloc.Reg) int {
	s.values, s.argRegs = append(s.values, x), append(s.argRegs, int16(r))
	return len(s.values) - 1
}

func (s *asmLowering) input(n int, c *ir.AsmConstraint, raw *ir.Value) {
	switch {
	case c.Indirect:
		s.operand(s.memory(s.one(raw)))
		if c.Output {
			s.first, s.count = append(s.first, -1), append(s.count, 0)
		}
	case c.Tied >= 0:
		s.tiedInput(n, c, raw)
	case s.immediate(c, raw):
	default:
		s.registerInput(n, c, raw)
	}
}

// memory returns the operand at address x: a register plus a constant offset, so that operands at other offsets share
// the register.
func (s *asmLowering) memory(x *ir.Value) ir.AsmOperand {
	if s.in.BaseOnly {
		return ir.AsmOperand{Arg: s.argument(x, regalloc.NoReg), Result: -1, Memory: true}
	}
	off, reach := int64(0), s.t.Address
	within := func(n int64) bool { return reach.MinOff <= n && n <= reach.MaxOff-8 } // a modifier adds 8
	for x.Op == ir.OpAdd && x.Args[1].IsConst() && within(off+x.Args[1].Imm) {
		off += x.Args[1].Imm
		x = x.Args[0]
	}
	slot := x.Op == ir.OpSlotAddr && within(off+x.Hi)
	if slot {
		off += x.Hi
	}
	for k, y := range s.values {
		if s.argRegs[k] == int16(regalloc.NoReg) && (y == x || slot && y.Op == ir.OpSlotAddr && y.Imm == x.Imm && y.Hi == 0) {
			return ir.AsmOperand{Arg: k, Result: -1, Memory: true, Imm: off}
		}
	}
	if slot {
		x = s.slotAddr(int32(x.Imm), 0)
	}
	return ir.AsmOperand{Arg: s.argument(x, regalloc.NoReg), Result: -1, Memory: true, Imm: off}
}

// immediate makes the operand a constant if c allows it.
func (s *asmLowering) immediate(c *ir.AsmConstraint, raw *ir.Value) bool {
	o := ir.AsmOperand{Arg: -1, Result: -1, Const: true, Imm: raw.Imm}
	switch {
	case raw.IsConst():
	case raw.Op == ir.OpSym && !raw.Sym.Sym().ThreadLocal:
		o.Sym = raw.Sym
	default:
		return false
	}
	for i := range len(c.Codes) {
		code := c.Codes[i]
		r, ok := s.in.Immediates[code]
		anything := strings.IndexByte(s.in.Any, code) >= 0 && (o.Sym == nil || code == 'i' && len(c.Codes) == 1)
		if anything || ok && r.Allows(o.Imm, o.Sym) {
			s.operand(o)
			return true
		}
	}
	return false
}

// passed returns a part as it is passed: an i1 as a byte.
func (s *asmLowering) passed(x *ir.Value) *ir.Value {
	if x.Type == ir.I1 {
		return s.convert(ir.OpZExt, ir.I8, x)
	}
	return x
}

func (s *asmLowering) registerInput(n int, c *ir.AsmConstraint, raw *ir.Value) {
	form := s.inForm(c, raw.Type)
	ps, vals := s.parts(form), s.get(raw)
	if len(ps) == 0 {
		s.fail("operand $%d: %q has type %s", n, c.Text, raw.Type)
		return
	}
	seen := s.seen(c, ps[0])
	r, ok := regalloc.NoReg, false
	if seen != nil {
		r, ok = s.register(n, c, seen, s.args, s.regs)
	}
	switch {
	case ok && len(c.Codes)+len(c.Reg) > 0:
		if s.registerParts(n, c, raw.Type); s.failed {
			return
		}
		if form != raw.Type {
			vals = s.atom.castWhole(raw.Type, form, vals)
		}
		first := len(s.values)
		for i, x := range vals {
			if only := s.only(c); i > 0 && len(only) > 0 {
				r = only[i]
			} else if i > 0 {
				seen = s.seen(c, ps[i])
				r, _ = s.register(n, c, seen, s.args, s.regs)
			}
			if r != regalloc.NoReg {
				s.take(s.args, r, c.Text)
			}
			x = s.bitsAs(seen, s.passed(x))
			arg := s.argument(x, r)
			if k := slices.Index(s.resRegs, int16(r)); s.quiet && r != regalloc.NoReg && k >= 0 && s.types[k] == x.Type {
				s.out.Results[k].Tied = arg // without text, the result is the old contents of the register
			}
		}
		bits := ps[0].typ
		if t := s.values[first].Type; t.IsInt() != bits.IsInt() {
			bits = t
		}
		s.operand(ir.AsmOperand{Arg: first, Result: -1, Bits: s.seenBits(bits), Pair: len(vals) == 2})
	case strings.ContainsAny(c.Codes, s.in.Memory):
		slot := s.slotAddr(s.newSlot(ir.Slot{Kind: ir.LocalSlot, Size: s.layout.Size(raw.Type), Align: s.t.ABI.ArgSlot}), 0)
		for i, p := range s.parts(raw.Type) {
			s.storePart(new(ir.Value), p, vals[i], slot, s.t.ABI.ArgSlot)
		}
		s.operand(s.memory(slot))
	default:
		s.fail("operand $%d: constraint %q is not supported for this value of type %s", n, c.Text, raw.Type)
	}
}

// tiedInput passes an argument in the register of the result that it is tied to.
func (s *asmLowering) tiedInput(n int, c *ir.AsmConstraint, raw *ir.Value) {
	if c.Tied >= len(s.first) || s.first[c.Tied] < 0 {
		s.fail("operand $%d is tied to $%d, which is not a register", n, c.Tied)
		return
	}
	first, vals := s.first[c.Tied], s.get(raw)
	if form := s.inForm(&s.constraints[c.Tied], raw.Type); form != raw.Type && s.count[c.Tied] == s.lowering.count(form) {
		vals = s.atom.castWhole(raw.Type, form, vals)
	}
	if raw.Type.IsInt() && len(vals) == 1 && s.count[c.Tied] == 1 && s.types[first].IsInt() {
		op := ir.OpTrunc
		if vals[0].Type.Bits < s.types[first].Bits {
			op = ir.OpZExt
		}
		vals = []*ir.Value{s.convert(op, s.types[first], vals[0])}
	}
	small := isSmall(raw.Type) && (s.types[first] == ir.I16 || s.types[first] == ir.F32)
	if len(vals) == 1 && s.count[c.Tied] == 1 && vals[0].Type.IsInt() != s.types[first].IsInt() && (small || s.layout.Size(vals[0].Type) == s.layout.Size(s.types[first])) {
		vals = []*ir.Value{s.bitsAs(s.types[first], vals[0])}
	}
	if len(vals) != s.count[c.Tied] {
		s.fail("operand $%d of type %s is tied to $%d of another size", n, raw.Type, c.Tied)
		return
	}
	for i, x := range vals {
		r := regalloc.Reg(s.resRegs[first+i])
		if r != regalloc.NoReg {
			s.take(s.args, r, c.Text)
		}
		k := s.argument(s.passed(x), r)
		s.out.Results[first+i].Tied = k
	}
	s.operand(ir.AsmOperand{Arg: len(s.values) - len(vals), Result: -1, Bits: s.seenBits(vals[0].Type), Pair: len(vals) == 2})
}

// clobbers adds an unused result for each clobbered register.
func (s *asmLowering) clobbers() {
	for i := range s.constraints {
		c := &s.constraints[i]
		if !c.Clobber {
			continue
		}
		for _, r := range s.only(c) {
			if slices.Contains(s.resRegs, int16(r)) { // duplicate
				continue
			}
			for _, t := range []*ir.Type{s.word, ir.V2I64, ir.F64} { // the last types are for registers that calls preserve in part
				if k := s.t.ClassOf(t); s.t.Machine.Classes[k].Set.Has(r) {
					s.result(t, r, ir.AsmResult{Tied: -1, Early: true})
					break
				}
			}
		}
	}
}

// unwinds adds results for the registers in which an exception reaches the landing pad, if the text may throw. If a
// result or clobber already occupies one of them, it is widened to the whole word, and the result truncated from it.
func (s *asmLowering) unwinds() {
	if s.exc.invoke == nil {
		return
	}
	for i, r := range s.t.ABI.PadRegs {
		k := slices.Index(s.resRegs, int16(r))
		if k < 0 {
			k = s.result(s.iptr, r, ir.AsmResult{Tied: -1})
		}
		if n := s.out.Results[k].Tied; n >= 0 && s.values[n].Type.IsInt() {
			s.values[n] = s.resized(ir.OpZExt, s.values[n].Type.Bits, s.iptr.Bits, words{s.values[n]})[0]
		}
		s.types[k], s.pads[i] = s.iptr, k
	}
	if s.foreign != nil || s.left != 0 {
		s.fail("operands on the floating-point stack are not supported if it may throw")
	}
}

// feasible fails if there are more operands than registers. If there are nearly as many, stack memory is addressed from
// the frame pointer: those offsets stay valid if the text pushes.
func (s *asmLowering) feasible() {
	all := len(s.t.Machine.Classes[s.t.ClassOf(s.word)].Regs)
	before, after := s.registersNeeded()
	if max(before, after) >= all && !s.in.BaseOnly && s.framed() {
		all--
		before, after = s.registersNeeded()
	}
	if s.failed || max(before, after) <= all {
		return
	}
	var names []string
	for _, c := range s.constraints {
		names = append(names, c.Text)
	}
	s.fail("operands %s need %d registers at once, but only %d are available", strings.Join(names, ", "), max(before, after), all)
}

// registersNeeded returns the number of word registers that the text needs before and after it.
func (s *asmLowering) registersNeeded() (before, after int) {
	for k := range s.argRegs {
		if s.values[k].Type.IsInt() {
			before++
		}
	}
	for i, t := range s.types {
		if !t.IsInt() {
			continue
		}
		after++
		if s.out.Results[i].Early && s.out.Results[i].Tied < 0 {
			before++
		}
	}
	return before, after
}

// framed turns operands at addresses of slots into frame operands, and reports whether there are any. The addresses
// remain arguments, after those in registers, since the text accesses the slots.
func (s *asmLowering) framed() bool {
	wantsFP := func(r int16) bool { return r == int16(s.t.FP) }
	if slices.ContainsFunc(s.resRegs, wantsFP) || slices.ContainsFunc(s.argRegs, wantsFP) {
		return false
	}
	inRegister := make([]bool, len(s.values))
	for k, x := range s.values {
		inRegister[k] = x.Op != ir.OpSlotAddr || s.argRegs[k] != int16(regalloc.NoReg)
	}
	for _, o := range s.out.Operands {
		if o.Arg >= 0 && !o.Memory {
			inRegister[o.Arg] = true
		}
	}
	for _, r := range s.out.Results {
		if r.Tied >= 0 {
			inRegister[r.Tied] = true
		}
	}
	if !slices.Contains(inRegister, false) {
		return false
	}
	number := make([]int, len(s.values)) // by argument: its new number
	var values, slots []*ir.Value
	var regs []int16
	for k, x := range s.values {
		if inRegister[k] {
			number[k] = len(values)
			values, regs = append(values, x), append(regs, s.argRegs[k])
		} else {
			slots = append(slots, x)
		}
	}
	for i := range s.out.Operands {
		switch o := &s.out.Operands[i]; {
		case o.Arg < 0:
		case inRegister[o.Arg]:
			o.Arg = number[o.Arg]
		default:
			x := s.values[o.Arg]
			o.Arg, o.Slot, o.Imm = -1, int32(x.Imm)+1, o.Imm+x.Hi
		}
	}
	for i := range s.out.Results {
		if r := &s.out.Results[i]; r.Tied >= 0 {
			r.Tied = number[r.Tied]
		}
	}
	s.values, s.argRegs = append(values, slots...), regs
	return true
}

// finish appends the OpAsm and extracts its results.
func (s *asmLowering) finish() {
	dummy := func(results bool) func(i int) regalloc.Reg {
		return func(i int) regalloc.Reg {
			t, r := s.types, s.resRegs
			if results {
				if r[i] >= 0 {
					return regalloc.Reg(r[i])
				}
				return s.t.Machine.Classes[s.t.ClassOf(t[i])].Regs[0]
			}
			if s.argRegs[i] >= 0 {
				return regalloc.Reg(s.argRegs[i])
			}
			return s.t.Machine.Classes[s.t.ClassOf(s.values[i].Type)].Regs[0]
		}
	}
	text, err := s.t.AppendAsm(nil, &s.out, &target.AsmNames{Arg: dummy(false), Result: dummy(true), Symbol: func(ir.Symbol) string { return "" },
		Slot: func(int32) (regalloc.Reg, int64) { return s.t.FP, 0 }})
	if err == nil {
		err = s.t.WrongAsm(text)
	}
	if err != nil {
		s.fail("%v", err)
		return
	}
	v := s.emit(ir.OpAsm, ir.Void, s.values...)
	v.Call = &ir.CallInfo{Type: s.v.Call.Type, CallConv: s.v.Call.CallConv, ArgRegs: s.argRegs, ResultRegs: s.resRegs, Asm: &s.out, StackMap: s.v.Call.StackMap}
	results := make([]*ir.Value, len(s.types))
	switch len(s.types) {
	case 0:
	case 1:
		v.Type, results[0] = s.types[0], v
	default:
		v.Type = ir.StructOf(s.types...)
		for i, t := range s.types {
			if i == 0 || !s.isClobber(i) || s.exc.invoke != nil && slices.Contains(s.pads[:], i) {
				x := s.emit(ir.OpExtractValue, t, v)
				x.SetPath([]int{i})
				results[i] = x
			}
		}
	}
	if s.exc.invoke != nil {
		s.exc.leave(v, results[s.pads[0]], results[s.pads[1]])
	}
	var parts []*ir.Value
	for _, o := range s.outputs {
		if o.foreign != nil {
			parts = append(parts, s.foreignResult(o.foreign)...)
			continue
		}
		if o.isCond {
			parts = append(parts, s.resized(ir.OpZExt, 8, o.typ.Bits, words{results[o.first]})...)
			continue
		}
		var found []*ir.Value
		for i, p := range o.parts {
			x := results[o.first+i]
			if t := s.paramType(p, ir.ParamAttrs{}); x.Type != p.typ || !p.small {
				if t.IsInt() && x.Type.IsInt() && t.Bits < x.Type.Bits { // a landing pad receives the whole register
					x = s.convert(ir.OpTrunc, t, x)
				}
				x = s.bitsAs(t, x)
			}
			found = append(found, s.cleanArrival(p, ir.ParamAttrs{}, x))
		}
		if o.form != o.typ {
			found = s.atom.castWhole(o.form, o.typ, found)
		}
		if o.to != nil {
			s.storeParts(new(ir.Value), o.typ, found, s.one(o.to), 1)
			continue
		}
		parts = append(parts, found...)
	}
	s.set(s.v, parts...)
	s.putBack()
}

// putBack restores the forwarded registers that the text clobbers and that unwinding restores only in part.
func (s *asmLowering) putBack() {
	kept := s.t.KeptInPart(s.abiOf(s.f))
	if kept.Empty() || s.f.Attrs.NoUnwind {
		return
	}
	var values []*ir.Value
	var regs []int16
	for _, h := range s.conv.forwardedRegs {
		if kept.Has(h.reg) && slices.Contains(s.resRegs, int16(h.reg)) {
			values, regs = append(values, h.v), append(regs, int16(h.reg))
		}
	}
	if values == nil {
		return
	}
	if s.out.Unwind || s.exc.invoke != nil {
		s.fail("it may throw, and clobbers %s, which must be preserved", s.t.Machine.RegName(regalloc.Reg(regs[0])))
		return
	}
	s.emit(ir.OpAsm, ir.Void, values...).Call = &ir.CallInfo{Type: s.v.Call.Type, ArgRegs: regs, Asm: &ir.InlineAsm{}}
}

// isClobber reports whether result i belongs to no output.
func (s *asmLowering) isClobber(i int) bool {
	return !slices.ContainsFunc(s.outputs, func(o asmOutput) bool { return i >= o.first && i < o.first+max(len(o.parts), 1) })
}
