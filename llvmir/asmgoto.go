package llvmir

import (
	"slices"
	"strconv"
	"strings"

	"spillway/ir"
)

// callBranch reads callbr: inline assembly that may jump to blocks (asm goto). The labels that the assembly names are
// appended to it, with code that sets an additional result to the index of the label jumped to, or 0 for the
// fallthrough. A switch on that result follows. So results are in registers after the assembly on every path, and no
// other phase deals with its jumps.
func (p *parser) callBranch() {
	p.next()
	info := &p.mem.calls.info
	*info = ir.CallInfo{CallConv: p.callConv()}
	p.paramAttrs(&info.RetAttrs, false)
	t := p.typ()
	if !p.is("asm") {
		p.failInst("callbr of a function is not supported, call or invoke it")
	}
	info.Asm = p.inlineAsm()
	labels := p.joinLabels(info.Asm)
	ret, full := t, t
	if t.Kind == ir.FuncKind {
		ret = t.Ret
	}
	fields := []*ir.Type{ret, ir.I32}
	switch ret.Kind {
	case ir.VoidKind:
		full = ir.I32
	case ir.StructKind:
		fields = append(slices.Clone(ret.Fields), ir.I32)
		fallthrough
	default:
		full = p.types.structOf(false, fields)
	}
	if t.Kind == ir.FuncKind {
		full = p.types.funcOf(full, t.Fields, t.Variadic)
	}
	all := p.capture(func() { p.finishCall(info, full, nil) })
	p.expectWord("to")
	targets := []*ir.Block{p.labelRef()}
	p.expect('[')
	for p.tok != ']' {
		if len(targets) > 1 {
			p.expect(',')
		}
		targets = append(targets, p.labelRef())
	}
	p.next()
	if len(targets) != labels+1 {
		p.failInst("callbr names %d blocks for %d constraints of labels, !i, correct one of the two", len(targets)-1, labels)
	}
	where := p.branchResult(all, ret)
	cases := make([]ir.Case, labels)
	for i := range cases {
		cases[i].Lo = int64(i + 1)
	}
	p.mem.terminate(p.emit(ir.OpSwitch, ir.Void, where), targets...).SetCases(cases)
}

// branchResult makes all results but the last one the result of the current instruction, of type t, and returns the
// last one.
func (p *parser) branchResult(all *ir.Value, t *ir.Type) (where *ir.Value) {
	part := func(i int) *ir.Value {
		x := p.emit(ir.OpExtractValue, all.Type.Fields[i], all)
		x.SetPath([]int{i})
		return x
	}
	switch t.Kind {
	case ir.VoidKind:
		p.fn.resultSet = p.fn.result < 0 // a name is an error
		return all
	case ir.StructKind:
		sum := p.fn.f.Undef(t)
		for i := range t.Fields {
			x := p.emit(ir.OpInsertValue, t, sum, part(i))
			x.SetPath([]int{i})
			sum = x
		}
		p.same(sum)
		return part(len(t.Fields))
	}
	p.same(part(0))
	return part(1)
}

// joinLabels replaces the label operands of a by an additional result, the index of the label that the text jumped to,
// and returns the number of labels.
func (p *parser) joinLabels(a *ir.InlineAsm) (labels int) {
	m := p.machine()
	if m == nil || m.Goto == nil {
		p.failInst("callbr is not supported for triple %q, let the assembly have a result and branch on that", p.m.Triple)
	}
	var outputs, others []string
	var operands []int // after the outputs: the index of the label, or below 0: the index among the others, from -1 down
	for _, item := range strings.Split(a.Constraints, ",") {
		switch {
		case strings.HasPrefix(item, "!"):
			labels++
			operands = append(operands, labels)
		case strings.HasPrefix(item, "="):
			outputs = append(outputs, item)
		case item != "":
			others = append(others, item)
			operands = append(operands, -len(others))
		}
	}
	a.SideEffect = true
	a.Constraints = strings.Join(append(append(outputs, "=r"), others...), ",")
	label := func(n int) string { return ".Lgoto${:uid}_" + strconv.Itoa(n) }
	var b strings.Builder
	renumber(&b, a.Text, func(n int) (string, bool) {
		k := n - len(outputs)
		switch {
		case k < 0:
			return strconv.Itoa(n), false
		case k >= len(operands): // there is none
			return strconv.Itoa(n + 1), false
		case operands[k] < 0:
			return strconv.Itoa(len(outputs) - operands[k]), false
		}
		return label(operands[k]), true
	})
	for n := range labels + 1 {
		move, jump := m.Goto(n, strconv.Itoa(len(outputs)), a.Intel)
		if n > 0 {
			b.WriteString("\n" + label(n) + ":")
		}
		b.WriteString("\n\t" + move)
		if n < labels {
			b.WriteString("\n\t" + jump + label(0))
		}
	}
	b.WriteString("\n" + label(0) + ":")
	a.Text = b.String()
	return labels
}

// renumber writes the text of inline assembly to b with its operands renamed: name returns the replacement of an
// operand's number, with its modifier kept, or of the whole reference if whole is set.
func renumber(b *strings.Builder, text string, name func(n int) (s string, whole bool)) {
	for {
		i := strings.IndexByte(text, '$') + 1
		if i == 0 || i == len(text) {
			b.WriteString(text)
			return
		}
		b.WriteString(text[:i-1])
		text = text[i:]
		end, number, modifier := 1, "", ""
		switch c := text[0]; {
		case c == '{':
			inside, _, found := strings.Cut(text[1:], "}")
			if found {
				end = len(inside) + 2
				number, modifier, _ = strings.Cut(inside, ":")
			}
		case class[c]&cDigit != 0:
			for end < len(text) && class[text[end]]&cDigit != 0 {
				end++
			}
			number = text[:end]
		}
		n, err := strconv.Atoi(number)
		if err != nil || n < 0 { // no operand
			b.WriteString("$" + text[:end])
			text = text[end:]
			continue
		}
		s, whole := name(n)
		switch {
		case whole:
			b.WriteString(s)
		case modifier != "":
			b.WriteString("${" + s + ":" + modifier + "}")
		default:
			b.WriteString("${" + s + "}")
		}
		text = text[end:]
	}
}
