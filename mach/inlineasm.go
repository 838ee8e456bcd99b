package mach

import (
	"encoding/json"
	"strconv"

	"spillway/ir"
)

// InlineAsm returns the inline assembly that in is, or nil.
func (in *Instr) InlineAsm() *ir.InlineAsm {
	if v := in.Value; v != nil && v.Op == ir.OpAsm {
		return v.Call.Asm
	}
	return nil
}

// asmText is inline assembly in the text form: symbols are their names.
type asmText struct {
	Text     string
	Intel    bool           `json:",omitempty"`
	Operands []asmOperand   `json:",omitempty"`
	Results  []ir.AsmResult `json:",omitempty"`
}

type asmOperand struct {
	ir.AsmOperand
	Sym string `json:",omitempty"`
}

// quoteAsm returns a as one word.
func quoteAsm(a *ir.InlineAsm) string {
	t := asmText{Text: a.Text, Intel: a.Intel, Results: a.Results}
	for _, o := range a.Operands {
		x := asmOperand{AsmOperand: o}
		if o.Sym != nil {
			x.Sym, x.AsmOperand.Sym = o.Sym.Sym().Name, nil
		}
		t.Operands = append(t.Operands, x)
	}
	data, err := json.Marshal(t)
	if err != nil { // there is nothing in it that JSON has not
		panic(err)
	}
	return strconv.Quote(string(data))
}

// inlineAsm reads the word that quoteAsm made.
func (p *parser) inlineAsm(w string) *ir.Value {
	var t asmText
	data, err := strconv.Unquote(w)
	if err == nil {
		err = json.Unmarshal([]byte(data), &t)
	}
	if err != nil {
		p.errorf("want inline assembly, not %q", w)
	}
	a := &ir.InlineAsm{Text: t.Text, Intel: t.Intel, Results: t.Results}
	for _, x := range t.Operands {
		o := x.AsmOperand
		if x.Sym != "" {
			o.Sym = p.symbol(strconv.Quote(x.Sym))
		}
		a.Operands = append(a.Operands, o)
	}
	return &ir.Value{Op: ir.OpAsm, Type: ir.Void, Call: &ir.CallInfo{Asm: a}}
}

// fitsInlineAsm reports whether in has the operands that its inline assembly wants, if it is any.
func (in *Instr) fitsInlineAsm() bool {
	a := in.InlineAsm()
	if a == nil || len(a.Results) != int(in.NumRets) {
		return a == nil
	}
	args := len(in.Regs) - len(a.Results)
	for _, o := range a.Operands {
		if !o.Const && (o.Result < 0 && (o.Arg < 0 || o.Arg >= args) || o.Result >= len(a.Results)) {
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
