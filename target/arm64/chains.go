package arm64

import (
	"slices"
	"strconv"
	"strings"

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
