package arm64

import (
	"slices"
	"strconv"
	"strings"

	"spillway/ir"
	"spillway/target"
)

// A conditionalCompare is a second comparison, which is made where the condition of the first one holds and else sets the
// flags as given: the pattern of an i1, the line up to these flags, and the condition that then holds.
type conditionalCompare struct {
	name, pattern, asm string
	cc                 string // as in the text of a line
	yes, no            int    // flags with which the condition holds, and does not
	float, constant    bool   // of floats; has the constant j
}

// flagsFor are flags with which the condition of a predicate holds and does not, as N, Z, C and V from bit 3 down. Integers have
// the predicates to which simplify brings comparisons with constants: the others are for the first of two comparisons.
var flagsFor = []struct {
	pred, cc, not string
	yes, no       int
	float         bool
}{
	{"eq", "eq", "ne", 4, 0, false}, {"ne", "ne", "eq", 0, 4, false},
	{"ugt", "hi", "ls", 2, 0, false}, {"ult", "lo", "hs", 0, 2, false}, {"sgt", "gt", "le", 0, 4, false}, {"slt", "lt", "ge", 8, 0, false},
	{"oeq", "eq", "ne", 4, 0, true}, {"ogt", "gt", "le", 0, 4, true}, {"oge", "ge", "lt", 0, 8, true}, {"olt", "mi", "pl", 8, 0, true}, {"ole", "ls", "hi", 0, 2, true},
	{"ugt", "hi", "ls", 2, 0, true}, {"uge", "pl", "mi", 0, 8, true}, {"ult", "lt", "ge", 8, 0, true}, {"ule", "le", "gt", 4, 0, true}, {"une", "ne", "eq", 0, 4, true},
}

// conditionalCompares returns all of them.
func conditionalCompares() (list []conditionalCompare) {
	add := func(name, pattern, asm string, float, constant bool) {
		for _, f := range flagsFor {
			if f.float == float {
				list = append(list, conditionalCompare{name: name + "." + f.pred, pattern: strings.ReplaceAll(pattern, "PRED", f.pred), asm: asm,
					cc: "{" + f.cc + "|" + f.not + "}", yes: f.yes, no: f.no, float: float, constant: constant})
			}
		}
	}
	for _, w := range full {
		add("ccmp"+strconv.Itoa(int(w))+".rr", "(icmp."+w.typ()+" PRED e f)", "ccmp {e}, {f}", false, false)
		add("ccmp"+strconv.Itoa(int(w))+".ri", "(icmp."+w.typ()+" PRED e j:0..31)", "ccmp {e}, {j}", false, true)
		add("ccmp"+strconv.Itoa(int(w))+".r0", "(icmp."+w.typ()+" PRED e #0)", "ccmp {e}, #0", false, false)
	}
	for _, p := range precisions {
		add("fccmp"+p.bits+".rr", "(fcmp."+p.typ+" PRED e f)", "fccmp {e:"+p.bits+"}, {f:"+p.bits+"}", true, false)
	}
	return list
}

// chainStarts are the names of the conditions that a conditional compare may follow.
var chainStarts = []string{"cmp32.rr", "cmp32.ri", "cmp64.rr", "cmp64.ri", "tst32.ri.ne", "tst32.ri.eq", "fcmp32.rr", "fcmp64.rr", "true.r"}

// follows reports whether x, the second comparison of a chain, may be placed after c: not with a second constant, and a constant zero only
// where no other constant would do.
func (x *conditionalCompare) follows(c *condition) bool {
	zero, constant := strings.HasSuffix(x.pattern, "#0)"), strings.Contains(c.Pattern, "k:")
	return (c.Value || x.float == strings.HasPrefix(c.Name, "f")) && !(x.constant && constant) && (!zero || constant)
}

// chains returns the rows for two comparisons that both hold, or one of which does: as the condition of a branch or a
// selection, and as a truth value.
func chains(conds []condition) (rows []target.Row) {
	seconds := conditionalCompares()
	var both, either [][]string
	for i := range conds {
		c := &conds[i]
		if !slices.Contains(chainStarts, c.Name) {
			continue
		}
		not := c.Negated()
		for k := range seconds {
			x := &seconds[k]
			if !x.follows(c) {
				continue
			}
			pairs := func(flags int, cc string) []string {
				return []string{"NAME", c.Name + "." + x.name, "FIRST", c.Pattern, "SECOND", x.pattern,
					"COMPARE", c.Asm + "; " + x.asm + ", #" + strconv.Itoa(flags) + ", " + cc + "; ", "{CC}", x.cc}
			}
			both = append(both, pairs(x.no, c.CC))
			either = append(either, pairs(x.yes, not))
		}
	}
	for _, op := range []struct {
		ir   string
		each [][]string
	}{{"and", both}, {"or", either}} {
		list := []target.Row{
			{Name: "br.OP.NAME", Pattern: "(condbr (OP.i1 FIRST SECOND))", Asm: "COMPAREb.{CC} {T}" + condBranch + "; b {F}" + farBranch},
			{Name: "set.OP.NAME", Pattern: "d:i1 = (OP.i1 FIRST SECOND)", Asm: "COMPAREcset {d:32}, {CC}"},
		}
		for _, w := range full {
			list = append(list, at(w, target.Row{Name: "set$w.OP.NAME", Pattern: "d:$T = (zext.$T (OP.i1 FIRST SECOND))", Asm: "COMPAREcset {d:32}, {CC}"},
				target.Row{Name: "sel$w.OP.NAME", Pattern: "d:$T = (select.$T (OP.i1 FIRST SECOND) x y)", Asm: "COMPAREcsel {d:$R}, {x:$R}, {y:$R}, {CC}"})...)
		}
		for i := range list {
			list[i].Cycles, list[i].Each = 3, op.each
		}
		rows = append(rows, with(list, "OP", op.ir)...)
	}
	return rows
}

// chained reports whether a row of chains computes the comparisons first and second in two instructions, and two branches
// would take two each: those on zero and on a bit take one.
func chained(first, second *ir.Value) bool {
	if first.Op != second.Op {
		return false
	}
	if second.Op == ir.OpFCmp {
		return plainFloats(first) && plainFloats(second) && hasFlags(second.Pred, true)
	}
	if !plainIntegers(first) || !plainIntegers(second) || !hasFlags(second.Pred, false) {
		return false
	}
	a, b := first.Args[1], second.Args[1]
	return !b.IsConst() || b.Imm == 0 || !a.IsConst() && 0 < b.Imm && b.Imm <= 31
}

// hasFlags reports whether flagsFor has the predicate.
func hasFlags(pred ir.Pred, float bool) bool {
	for i := range flagsFor {
		if f := &flagsFor[i]; f.float == float && f.pred == pred.String() {
			return true
		}
	}
	return false
}

// plainFloats reports whether comparison c takes one instruction, with registers.
func plainFloats(c *ir.Value) bool {
	t := c.Args[0].Type
	isZero := func(v *ir.Value) bool { return v.Op == ir.OpConst && v.Imm == 0 }
	return (t == ir.F32 || t == ir.F64) && !isZero(c.Args[0]) && !isZero(c.Args[1])
}

// plainIntegers reports whether comparison c is one instruction with its operands as they are, and a branch on it another.
func plainIntegers(c *ir.Value) bool {
	a, b := c.Args[0], c.Args[1]
	switch {
	case c.Op != ir.OpICmp || a.Type != ir.I32 && a.Type != ir.I64 || a.IsConst():
		return false
	case !b.IsConst():
		return b.Op != ir.OpZExt && b.Op != ir.OpSExt && b.Op != ir.OpShl && b.Op != ir.OpSub
	case b.Imm == 0:
		return c.Pred == ir.SGT
	}
	return isArith(b.Imm) && !(b.Imm == -1 && c.Pred == ir.SGT)
}
