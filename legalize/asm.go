package legalize

import (
	"strconv"
	"strings"

	"spillway/ir"
)

// lowerAsm translates inline assembly without text: its results are the
// arguments tied to them, and it is otherwise nothing.
func (l *lowering) lowerAsm(v *ir.Value) {
	asm := v.Call.Asm
	if strings.TrimSpace(asm.Text) != "" {
		l.fail(v, "replace it by C or a built-in function", "inline assembly %q is not supported", asm.Text)
		return
	}
	tied, ok := tiedInputs(asm.Constraints)
	if !ok {
		l.fail(v, "replace it by C or a built-in function", "inline assembly with constraints %q is not supported", asm.Constraints)
		return
	}
	types := []*ir.Type{v.Type}
	if v.Type.Kind == ir.StructKind {
		types = v.Type.Fields
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
			parts = append(parts, l.f.Const(p.typ, 0))
		}
	}
	l.set(v, parts...)
}

// tiedInputs returns, for each result of inline assembly, the number of the
// argument that is tied to it, or -1.
func tiedInputs(constraints string) (tied []int, ok bool) {
	arg := 0
	var results []int // by output operand: number of the result, or -1
	for _, c := range strings.Split(constraints, ",") {
		switch {
		case c == "" || c[0] == '~' || c[0] == '!':
			continue
		case c[0] == '=' && strings.Contains(c, "*"):
			results = append(results, -1)
		case c[0] == '=':
			results = append(results, len(tied))
			tied = append(tied, -1)
			continue
		default:
			if n, err := strconv.Atoi(c); err == nil {
				if n < 0 || n >= len(results) {
					return nil, false
				}
				if results[n] >= 0 {
					tied[results[n]] = arg
				}
			}
		}
		arg++
	}
	return tied, true
}
