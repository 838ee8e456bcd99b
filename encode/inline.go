package encode

import (
	"fmt"
	"strings"

	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// An InlineAsmError says that text of inline or module-level assembly is not understood:
// an assembler has to translate the module's text.
type InlineAsmError struct{ Text string }

func (e *InlineAsmError) Error() string {
	return fmt.Sprintf("assembly %q needs an assembler: let cc assemble the text (--integrated-as=false)", e.Text)
}

// inline returns the code of inline assembly, if each of its instructions is one that the
// target knows by its text.
func (e *machine) inline(in *mach.Instr, a *ir.InlineAsm) ([]byte, error) {
	results := len(in.Regs) - int(in.NumRets)
	text, err := e.t.AppendAsm(nil, a, &target.AsmNames{
		Arg:    func(i int) regalloc.Reg { return in.Regs[i].Reg },
		Result: func(i int) regalloc.Reg { return in.Regs[results+i].Reg },
		Symbol: func(s ir.Symbol) string { return s.Sym().Name },
	})
	if err != nil {
		return nil, err
	}
	var code []byte
	for _, s := range strings.FieldsFunc(string(text), func(r rune) bool { return r == '\n' || r == ';' }) {
		s, _, _ = strings.Cut(s, "#")
		if s = strings.Join(strings.Fields(s), " "); s == "" || s == e.t.InlineAsm.Begin || s == e.t.InlineAsm.End {
			continue
		}
		known, ok := e.t.InlineAsm.Known[s]
		if !ok {
			return nil, &InlineAsmError{strings.TrimSpace(string(text))}
		}
		code = append(code, known...)
	}
	return code, nil
}
