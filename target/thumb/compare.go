package thumb

import (
	"strings"

	"spillway/target"
)

// A condition is a way to compute a truth value into the flags: the pattern of an i1, the lines that set the flags, and
// the condition that then holds.
type condition struct {
	name, pattern, asm string
	cc                 string // as in the text of a line
	temp               bool   // a register t is destroyed
	value              bool   // an i1 that needs no tile to be a value
}

// negated returns the text of the opposite condition.
func (c *condition) negated() string {
	if body, ok := strings.CutPrefix(c.cc, "{cc"); ok {
		return "{!cc" + body
	}
	a, b, _ := strings.Cut(strings.Trim(c.cc, "{}"), "|")
	return "{" + b + "|" + a + "}"
}

// pairs returns what stands for the words of the rows that c decides.
func (c *condition) pairs() []string {
	temp := ""
	if c.temp {
		temp = " t:i32!"
	}
	return []string{"NAME", c.name, "PATTERN", c.pattern, "COMPARE", c.asm + "; ", "{CC}", c.cc, "{NOT}", c.negated(), "TEMP", temp}
}

// conditions returns all conditions.
func conditions() (conds []condition) {
	add := func(list ...condition) { conds = append(conds, list...) }
	add(condition{name: "cmp.rr", pattern: "(icmp.i32 ?cc a b)", asm: "cmp {a}, {b}", cc: "{cc}"},
		condition{name: "cmp.ri", pattern: "(icmp.i32 ?cc a k:0..255)", asm: "cmp {a}, {k}", cc: "{cc}"})
	for _, p := range []struct{ pred, cc string }{{"ne", "{ne|eq}"}, {"eq", "{eq|ne}"}} {
		add(condition{name: "tst.rr." + p.pred, pattern: "(icmp.i32 " + p.pred + " (and.i32 a b) #0)", asm: "tst {a}, {b}", cc: p.cc},
			condition{name: "cmn." + p.pred, pattern: "(icmp.i32 " + p.pred + " a (sub.i32 #0 b))", asm: "cmn {a}, {b}", cc: p.cc},
			condition{name: "cmn.sum." + p.pred, pattern: "(icmp.i32 " + p.pred + " (add.i32 a b) #0)", asm: "cmn {a}, {b}", cc: p.cc},
			condition{name: "cmp.neg." + p.pred, pattern: "(icmp.i32 " + p.pred + " a k:-7..-1)", asm: "subs {t}, {a}, {k}", cc: p.cc, temp: true},
			condition{name: "low." + p.pred, pattern: "(icmp.i32 " + p.pred + " (and.i32 a k:low) #0)", asm: "lsls {t}, {a}, {k:=above}", cc: p.cc, temp: true},
			condition{name: "low8." + p.pred, pattern: "(icmp.i32 " + p.pred + " (and.i32 a #255) #0)", asm: "lsls {t}, {a}, #24", cc: p.cc, temp: true},
			condition{name: "zero8." + p.pred, pattern: "(icmp.i8 " + p.pred + " a #0)", asm: "lsls {t}, {a}, #24", cc: p.cc, temp: true},
			condition{name: "zero16." + p.pred, pattern: "(icmp.i16 " + p.pred + " a #0)", asm: "lsls {t}, {a}, #16", cc: p.cc, temp: true},
			condition{name: "bit." + p.pred, pattern: "(icmp.i32 " + p.pred + " (and.i32 a k:pow2) #0)", asm: "lsls {t}, {a}, {k:=bit}", cc: map[string]string{"ne": "{mi|pl}", "eq": "{pl|mi}"}[p.pred], temp: true})
	}
	for _, p := range []struct{ op, cc, not string }{{"ult", "lo", "hs"}, {"slt", "lt", "ge"}} {
		cc, not := "{"+p.cc+"|"+p.not+"}", "{"+p.not+"|"+p.cc+"}"
		pattern := "(" + p.op + ".wide.i1 a b e f)"
		add(condition{name: p.op + "wide", pattern: pattern, asm: "mov {t}, {b}; cmp {a}, {e}; sbcs {t}, {f}", cc: cc, temp: true},
			condition{name: p.op + "wide.less", pattern: "(xor.i1 " + pattern + " #-1)", asm: "mov {t}, {b}; cmp {a}, {e}; sbcs {t}, {f}", cc: not, temp: true})
	}
	for _, w := range widths {
		add(condition{name: "odd" + w.typ(), pattern: "(trunc.i1 a:" + w.typ() + ")", asm: "lsls {t}, {a}, #31", cc: "{mi|pl}", temp: true, value: true})
	}
	return append(conds,
		condition{name: "true.r", pattern: "c:i1", asm: "lsls {t}, {c}, #31", cc: "{mi|pl}", temp: true, value: true},
		condition{name: "false.r", pattern: "(xor.i1 c #-1)", asm: "lsls {t}, {c}, #31", cc: "{pl|mi}", temp: true, value: true})
}

// comparisons returns everything that uses a condition: branches, truth values and selections, which branch within.
func comparisons() (rows []target.Row) {
	conds := conditions()
	var all, truth, free [][]string // free: those whose instructions have no constant that is an operand
	for i := range conds {
		pairs := conds[i].pairs()
		all = append(all, pairs)
		if !strings.Contains(conds[i].pattern, " k:") {
			free = append(free, pairs)
		}
		if !conds[i].value {
			truth = append(truth, pairs)
		}
	}
	add := func(each [][]string, more ...target.Row) {
		for _, r := range more {
			r.Cycles = 4
			r.Each = each
			r.Constraints += "TEMP"
			rows = append(rows, r)
		}
	}
	add(all, target.Row{Name: "br.NAME", Pattern: "(condbr PATTERN)", Asm: "COMPAREb{CC} {T}" + branch + "; b {F}" + jump})
	for _, pairs := range truth { // their roots differ
		rows = append(rows, with([]target.Row{{Name: "set.NAME", Pattern: "d:i1 = PATTERN", Constraints: "d!TEMP", Cycles: 4, Asm: setText("")}}, pairs...)...)
		for _, w := range widths {
			rows = append(rows, with(at(w,
				target.Row{Name: "set$w.NAME", Pattern: "d:$T = (zext.$T PATTERN)", Constraints: "d!TEMP", Cycles: 4, Asm: setText("")},
				target.Row{Name: "mask$w.NAME", Pattern: "d:$T = (sext.$T PATTERN)", Constraints: "d!TEMP", Cycles: 5, Asm: setText("; rsbs {d}, {d}, #0")}), pairs...)...)
		}
	}
	for _, w := range widths {
		add(all, at(w, target.Row{Name: "sel$w.NAME", Pattern: "d:$T = (select.$T PATTERN x y)", Constraints: "d=x", Asm: "COMPAREb{CC} {L0}; mov {d}, {y}; L0:"})...)
		add(free, at(w,
			target.Row{Name: "sel$w.NAME.imm", Pattern: "d:$T = (select.$T PATTERN n:0..255 y)", Constraints: "d=y", Asm: "COMPAREb{NOT} {L0}; movs {d}, {n}; L0:"},
			target.Row{Name: "sel$w.NAME.not.imm", Pattern: "d:$T = (select.$T PATTERN x n:0..255)", Constraints: "d=x", Asm: "COMPAREb{CC} {L0}; movs {d}, {n}; L0:"})...)
	}
	add(all, target.Row{Name: "sel1.NAME", Pattern: "d:i1 = (select.i1 PATTERN x y)", Constraints: "d=x", Asm: "COMPAREb{CC} {L0}; mov {d}, {y}; L0:"})
	return append(rows, values()...)
}

// setText is the text that makes a register 1 where a condition holds, and else 0: the 1 is made before the comparison, since to make it changes
// the flags.
func setText(after string) string {
	return "movs {d}, #1; COMPAREb{CC} {L0}; movs {d}, #0; L0:" + after
}

// values are truth values that need no branch.
func values() (rows []target.Row) {
	type value struct{ name, pattern, constraints, asm string }
	list := []value{
		{"zero", "(icmp.i32 eq a #0)", "d!", "rsbs {d}, {a}, #0; adcs {d}, {a}"},
		{"differ", "(icmp.i32 ne a #0)", "d=a t:i32!", "subs {t}, {a}, #1; sbcs {d}, {t}"},
		{"equal.rr", "(icmp.i32 eq a b)", "t:i32!", "subs {t}, {a}, {b}; rsbs {d}, {t}, #0; adcs {d}, {t}"},
		{"differ.rr", "(icmp.i32 ne a b)", "t:i32!", "subs {d}, {a}, {b}; subs {t}, {d}, #1; sbcs {d}, {t}"},
		{"equal.ri", "(icmp.i32 eq a k:-7..7)", "t:i32!", "subs {t}, {a}, {k}; rsbs {d}, {t}, #0; adcs {d}, {t}"},
		{"less.rr", "(icmp.i32 ult a b)", "", "cmp {a}, {b}; sbcs {d}, {d}; rsbs {d}, {d}, #0"},
		{"less.ri", "(icmp.i32 ult a k:0..255)", "", "cmp {a}, {k}; sbcs {d}, {d}; rsbs {d}, {d}, #0"},
		{"negative", "(icmp.i32 slt a #0)", "", "lsrs {d}, {a}, #31"},
		{"positive", "(icmp.i32 sge a #0)", "", "mvns {d}, {a}; lsrs {d}, {d}, #31"},
		{"positive.more", "(icmp.i32 sgt a #-1)", "", "mvns {d}, {a}; lsrs {d}, {d}, #31"},
	}
	for i := range list {
		v := &list[i]
		rows = append(rows, target.Row{Name: v.name + ".bit", Pattern: "d:i1 = " + v.pattern, Constraints: v.constraints, Cycles: 2, Asm: v.asm})
		for _, w := range widths {
			rows = append(rows, at(w, target.Row{Name: v.name + "$w", Pattern: "d:$T = (zext.$T " + v.pattern + ")", Constraints: v.constraints, Cycles: 2, Asm: v.asm})...)
		}
	}
	masks := []value{
		{"less.rr.mask", "(icmp.i32 ult a b)", "", "cmp {a}, {b}; sbcs {d}, {d}"},
		{"less.ri.mask", "(icmp.i32 ult a k:0..255)", "", "cmp {a}, {k}; sbcs {d}, {d}"},
		{"differ.mask", "(icmp.i32 ne a #0)", "", "rsbs {d}, {a}, #0; sbcs {d}, {d}"},
		{"zero.mask", "(icmp.i32 eq a #0)", "", "subs {d}, {a}, #1; sbcs {d}, {d}"},
		{"negative.mask", "(icmp.i32 slt a #0)", "", "asrs {d}, {a}, #31"},
	}
	for i := range masks {
		v := &masks[i]
		for _, w := range widths {
			rows = append(rows, at(w, target.Row{Name: v.name + "$w", Pattern: "d:$T = (sext.$T " + v.pattern + ")", Constraints: v.constraints, Cycles: 2, Asm: v.asm})...)
		}
	}
	return rows
}
