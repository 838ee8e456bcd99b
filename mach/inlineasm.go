package mach

import (
	"encoding/json"
	"errors"
	"strconv"

	"spillway/emit/gas"
	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// InlineAsm returns the inline assembly of in, or nil.
func (in *Instr) InlineAsm() *ir.InlineAsm {
	if v := in.Value; v != nil && v.Op == ir.OpAsm {
		return v.Call.Asm
	}
	return nil
}

// asmText is inline assembly in the text form, with symbols by name.
type asmText struct {
	Text     string
	Intel    bool           `json:",omitempty"`
	Calls    bool           `json:",omitempty"`
	Conv     ir.CallConv    `json:",omitempty"` // of Calls
	Operands []asmOperand   `json:",omitempty"`
	Results  []ir.AsmResult `json:",omitempty"`
}

type asmOperand struct {
	ir.AsmOperand
	Sym string `json:",omitempty"`
}

// quoteAsm returns a as one word.
func quoteAsm(a *ir.InlineAsm, conv ir.CallConv) string {
	t := asmText{Text: a.Text, Intel: a.Intel, Calls: a.Calls, Conv: conv, Results: a.Results}
	for _, o := range a.Operands {
		x := asmOperand{AsmOperand: o}
		if o.Sym != nil {
			x.Sym, x.AsmOperand.Sym = o.Sym.Sym().Name, nil
		}
		t.Operands = append(t.Operands, x)
	}
	data, err := json.Marshal(t)
	if err != nil { // all its types can be encoded
		panic(err)
	}
	return strconv.Quote(string(data))
}

// inlineAsm parses the word written by quoteAsm.
func (p *parser) inlineAsm(w string) *ir.Value {
	var t asmText
	data, err := strconv.Unquote(w)
	if err == nil {
		err = json.Unmarshal([]byte(data), &t)
	}
	if err != nil {
		p.errorf("want inline assembly, not %q", w)
	}
	a := &ir.InlineAsm{Text: t.Text, Intel: t.Intel, Calls: t.Calls, Results: t.Results}
	for _, x := range t.Operands {
		o := x.AsmOperand
		if x.Sym != "" {
			o.Sym = p.symbol(strconv.Quote(x.Sym))
		}
		a.Operands = append(a.Operands, o)
	}
	return &ir.Value{Op: ir.OpAsm, Type: ir.Void, Call: &ir.CallInfo{Asm: a, CallConv: t.Conv}}
}

// fitsInlineAsm reports whether in has the operands that its inline assembly needs, if it is any.
func (in *Instr) fitsInlineAsm() bool {
	a := in.InlineAsm()
	if a == nil || len(a.Results) != int(in.NumRets) {
		return a == nil
	}
	args := len(in.Regs) - len(a.Results)
	for _, o := range a.Operands {
		if !o.Const && o.Fixed == "" && o.Slot == 0 && (o.Result < 0 && (o.Arg < 0 || o.Arg >= args) || o.Result >= len(a.Results)) {
			return false
		}
	}
	for _, r := range a.Results {
		if r.Tied >= args {
			return false
		}
	}
	return true
}

// AsmText returns the text of a, the inline assembly of in, with the registers of in and the slots of f. symbol
// returns the name of a symbol in the text; id is unique to this piece of inline assembly.
func (f *Func) AsmText(in *Instr, a *ir.InlineAsm, symbol func(ir.Symbol) string, id string) ([]byte, error) {
	results := len(in.Regs) - int(in.NumRets)
	return f.Target.AppendAsm(nil, a, &target.AsmNames{
		Arg:    func(i int) regalloc.Reg { return in.Regs[i].Reg },
		Result: func(i int) regalloc.Reg { return in.Regs[results+i].Reg },
		Symbol: symbol,
		Slot: func(i int32) (regalloc.Reg, int64) {
			if f.Stage != Framed {
				return f.Target.FP, NearOffset
			}
			return f.Slots[i].Base, f.Slots[i].Disp
		},
		ID: id,
	})
}

// AsmUnit assembles the text of in, which is inline assembly with registers. The error describes text that is not
// understood.
func (f *Func) AsmUnit(in *Instr) (*gas.Unit, error) {
	if f.Stage != Allocated && f.Stage != Framed || f.Target.InlineAsm == nil || f.Target.InlineAsm().Text == nil {
		return nil, errNoAssembler
	}
	text, err := f.AsmText(in, in.InlineAsm(), func(s ir.Symbol) string { return strconv.Quote(s.Sym().Name) }, "0")
	if err != nil {
		return nil, err
	}
	return gas.Assemble(f.Target.InlineAsm().Text, string(text), gas.Section{Name: ".text", Flags: "ax"}, false)
}

var errNoAssembler = errors.New("the target has no assembler, or registers are not assigned")

// NamedSlots calls visit for each slot that in refers to other than by its address: in the text of inline assembly and
// in the stack map of a call.
func (in *Instr) NamedSlots(visit func(slot int32)) {
	in.AsmSlots(visit)
	if m := in.Value.StackMap(); m != nil {
		for i := range m.Locations {
			if n := m.Locations[i].Slot; n > 0 {
				visit(n - 1)
			}
		}
	}
}

// AsmSlots calls visit for each slot that in, if it is inline assembly, addresses in its text.
func (in *Instr) AsmSlots(visit func(slot int32)) {
	if a := in.InlineAsm(); a != nil {
		for i := range a.Operands {
			if n := a.Operands[i].Slot; n > 0 {
				visit(n - 1)
			}
		}
	}
}

// asmBytes returns the length of inline assembly; an upper bound if its text is not understood.
func (f *Func) asmBytes(in *Instr) int {
	u, err := f.AsmUnit(in)
	if err == nil {
		var n int64
		if n, err = u.Layout(1); err == nil { // the largest padding
			return int(n)
		}
	}
	return f.Target.AsmBytes(in.InlineAsm())
}
