package legalize

import (
	"fmt"
	"slices"
	"strings"

	"spillway/ir"
)

// Inline assembly operands on the x87 stack, or in registers that are not allocated otherwise, live in memory before
// and after the text, which is extended by instructions that load the arguments and store the results.

// A foreignOperand is such an operand.
type foreignOperand struct {
	in, out bool
	typ     *ir.Type
	index   int  // stack position, or register number
	stack   bool // it is on the stack
	tied    int  // of an argument: the output it is tied to, or -1
	addr    *ir.Value
	operand int // number of the address operand, or -1
}

// foreignPlace returns the place that c denotes: known is false if it is not such a place, index is -1 for any.
func (s *asmLowering) foreignPlace(c *ir.AsmConstraint) (index int, stack, known bool) {
	x := &s.in.Foreign
	if c.Reg != "" {
		name := strings.ToLower(c.Reg)
		if i := slices.Index(x.Stack, name); i >= 0 {
			return i, true, true
		}
		if name == x.StackTop && len(x.Stack) > 0 {
			return 0, true, true
		}
		if i := slices.Index(x.Registers, name); i >= 0 {
			return i, false, true
		}
		return 0, false, false
	}
	if len(c.Codes) != 1 {
		return 0, false, false
	}
	if i, ok := x.StackLetters[c.Codes[0]]; ok {
		return i, true, true
	}
	if strings.Contains(x.RegisterLetters, c.Codes) {
		return -1, false, true
	}
	return 0, false, false
}

// findForeign collects the foreign operands, and chooses a place for each.
func (s *asmLowering) findForeign() {
	used, any := s.collectForeign()
	if !any {
		s.foreign = nil
		return
	}
	if s.out.Intel {
		s.fail("operands on %s or in %s are not supported in Intel's syntax", s.in.Foreign.StackName, s.in.Foreign.RegistersName)
		return
	}
	s.chooseForeign(&used)
	s.depth, s.popped, s.left = s.top(&used.args), 0, s.top(&used.results)
	for k := range s.depth {
		if used.results[k] || used.clobbered[k] {
			if k != s.popped {
				s.fail("it pops an operand of %s from below another one", s.in.Foreign.StackName)
			}
			s.popped++
		}
	}
}

// foreignPlaces are the places that constraints name: on the stack those of arguments, of results and of clobbers, and
// registers.
type foreignPlaces struct{ args, results, clobbered, taken [16]bool }

// collectForeign sets s.foreign to the foreign operands, and returns the places that constraints name; any is false if
// there is no foreign operand.
func (s *asmLowering) collectForeign() (used foreignPlaces, any bool) {
	s.foreign = make([]*foreignOperand, len(s.constraints))
	var outputs []int // by output: its constraint
	for i := range s.constraints {
		c := &s.constraints[i]
		index, stack, known := s.foreignPlace(c)
		if c.Output {
			outputs = append(outputs, i)
		}
		tied := -1
		if !c.Output && !c.Clobber && c.Tied >= 0 && c.Tied < len(outputs) && s.foreign[outputs[c.Tied]] != nil {
			o := s.foreign[outputs[c.Tied]]
			index, stack, known, tied = o.index, o.stack, true, outputs[c.Tied]
		}
		switch {
		case !known || c.Indirect:
			continue
		case c.Clobber && stack:
			used.clobbered[index] = true
			continue
		case c.Clobber:
			used.taken[index] = true
			continue
		case c.Output && stack && index < 0:
			s.fail("%q: a result must be at the top of %s", c.Text, s.in.Foreign.StackName)
			return used, false
		}
		any = true
		o := &foreignOperand{in: !c.Output, out: c.Output, index: index, stack: stack, tied: tied, operand: -1}
		s.foreign[i] = o
		set := &used.args
		if c.Output {
			set = &used.results
		}
		switch {
		case stack && index >= 0:
			if set[index] {
				s.fail("%q: another operand occupies the same position of %s", c.Text, s.in.Foreign.StackName)
				return used, false
			}
			set[index] = true
		case !stack && index >= 0:
			used.taken[index] = true
		}
	}
	return used, any
}

// chooseForeign assigns a place to operands that may be in any.
func (s *asmLowering) chooseForeign(used *foreignPlaces) {
	choose := func(set *[16]bool, n int) int {
		for k := range n {
			if !set[k] {
				set[k] = true
				return k
			}
		}
		s.fail("too many operands on %s or in %s", s.in.Foreign.StackName, s.in.Foreign.RegistersName)
		return 0
	}
	for _, o := range s.foreign {
		switch {
		case o == nil || o.index >= 0:
		case o.tied >= 0:
			o.index = s.foreign[o.tied].index
		case o.stack:
			o.index = choose(&used.args, len(s.in.Foreign.Stack))
		default:
			o.index = choose(&used.taken, len(s.in.Foreign.Registers))
		}
	}
}

// top returns the number of stack positions in set, which must be the topmost ones.
func (s *asmLowering) top(set *[16]bool) (n int) {
	for n < len(set) && set[n] {
		n++
	}
	if slices.Contains(set[n:], true) {
		s.fail("operands on %s leave a position above them free", s.in.Foreign.StackName)
	}
	return n
}

// foreignOutput adds the result of constraint i.
func (s *asmLowering) foreignOutput(i int, t *ir.Type) {
	o := s.foreign[i]
	o.typ = t
	if !s.foreignType(o, s.constraints[i].Text) {
		return
	}
	o.addr = s.slotAddr(s.newSlot(ir.Slot{Kind: ir.LocalSlot, Size: s.layout.Size(t), Align: s.layout.Align(t)}), 0)
	s.outputs = append(s.outputs, asmOutput{typ: t, first: -1, foreign: o})
	s.first, s.count = append(s.first, -1), append(s.count, 0)
	s.operand(s.foreignText(o))
}

// foreignInput adds the argument of constraint i.
func (s *asmLowering) foreignInput(i int, raw *ir.Value) {
	o := s.foreign[i]
	o.typ = raw.Type
	if !s.foreignType(o, s.constraints[i].Text) {
		return
	}
	if isExtended(raw.Type) {
		o.addr = s.one(raw)
	} else {
		o.addr = s.slotAddr(s.newSlot(ir.Slot{Kind: ir.LocalSlot, Size: s.layout.Size(raw.Type), Align: s.layout.Align(raw.Type)}), 0)
		vals := s.get(raw)
		for k, p := range s.parts(raw.Type) {
			s.storePart(new(ir.Value), p, vals[k], o.addr, s.layout.Align(raw.Type))
		}
	}
	s.operand(s.foreignText(o))
}

func (s *asmLowering) foreignType(o *foreignOperand, text string) bool {
	n := s.layout.StoreSize(o.typ)
	if o.stack && (isExtended(o.typ) || o.typ == ir.F32 || o.typ == ir.F64) || !o.stack && n == 8 {
		return true
	}
	s.fail("operand $%d: constraint %q is not supported for this value of type %s", len(s.out.Operands), text, o.typ)
	return false
}

// foreignText returns o as an operand of the text.
func (s *asmLowering) foreignText(o *foreignOperand) ir.AsmOperand {
	names := s.in.Foreign.Registers
	if o.stack {
		names = s.in.Foreign.Stack
	}
	return ir.AsmOperand{Arg: -1, Result: -1, Fixed: names[o.index]}
}

// moveForeign adds the loads and stores of the foreign operands around the text.
func (s *asmLowering) moveForeign() {
	if s.foreign == nil || s.failed {
		return
	}
	x := &s.in.Foreign
	move := func(format string, o *foreignOperand) string {
		if o.operand < 0 {
			o.operand = len(s.out.Operands)
			s.operand(ir.AsmOperand{Arg: s.argument(o.addr, -1), Result: -1, Memory: true})
		}
		return fmt.Sprintf(format, fmt.Sprintf("$%d", o.operand))
	}
	var before, after []string
	for k := s.depth - 1; k >= 0; k-- {
		for _, o := range s.foreign {
			if o != nil && o.in && o.stack && o.index == k {
				before = append(before, move(x.Load[s.layout.StoreSize(o.typ)], o))
			}
		}
	}
	for k := range s.left {
		for _, o := range s.foreign {
			if o != nil && o.out && o.stack && o.index == k {
				after = append(after, move(x.Store[s.layout.StoreSize(o.typ)], o))
			}
		}
	}
	for range s.depth - s.popped {
		after = append(after, x.Drop)
	}
	for _, o := range s.foreign {
		if o == nil || o.stack {
			continue
		}
		format := x.LoadRegister
		if o.out {
			format = x.StoreRegister
		}
		line := fmt.Sprintf(strings.Replace(move(strings.Replace(format, "%r", "\x00", 1), o), "\x00", "%s", 1), s.t.Syntax.RegPrefix+x.Registers[o.index])
		if o.out {
			after = append(after, line)
		} else {
			before = append(before, line)
		}
	}
	lines := append(append(before, strings.Trim(s.out.Text, "\n")), after...)
	s.out.Text = strings.Join(lines, "\n\t")
	for i := range s.out.Results { // no result may share a register with an address that is needed after the text
		s.out.Results[i].Early = s.out.Results[i].Early || len(after) > 0
	}
}

// foreignResult returns the value of a result.
func (s *asmLowering) foreignResult(o *foreignOperand) (vals []*ir.Value) {
	if isExtended(o.typ) {
		return []*ir.Value{o.addr}
	}
	for _, p := range s.parts(o.typ) {
		vals = append(vals, s.loadPart(new(ir.Value), p, o.addr, s.layout.Align(o.typ)))
	}
	return vals
}
