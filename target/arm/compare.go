package arm

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
	add := func(list ...condition) {
		for _, c := range list {
			row := at(32, target.Row{Name: c.name, Pattern: c.pattern, Asm: c.asm})[0].Written()
			c.name, c.pattern, c.asm = row.Name, row.Pattern, row.Asm
			conds = append(conds, c)
		}
	}
	add(condition{name: "cmp.rr", pattern: "(icmp.i32 ?cc a b)", asm: "cmp {a}, {b}", cc: "{cc}"},
		condition{name: "cmp.ri", pattern: "(icmp.i32 ?cc a k:arith)", asm: "cmp {a}, {k}", cc: "{cc}"})
	for _, s := range shifted(32) {
		add(condition{name: "cmp." + s.name, pattern: "(icmp.i32 ?cc a " + s.pattern + ")", asm: "cmp {a}, " + s.asm, cc: "{cc}"})
	}
	for _, p := range []struct{ pred, cc string }{{"ne", "{ne|eq}"}, {"eq", "{eq|ne}"}, {"slt", "{mi|pl}"}, {"sge", "{pl|mi}"}} {
		add(condition{name: "tst.rr." + p.pred, pattern: "(icmp.i32 " + p.pred + " (and.i32 a b) #0)", asm: "tst {a}, {b}", cc: p.cc},
			condition{name: "tst.ri." + p.pred, pattern: "(icmp.i32 " + p.pred + " (and.i32 a k:rot) #0)", asm: "tst {a}, {k}", cc: p.cc})
		for _, s := range shifted(32) {
			add(condition{name: "tst." + s.name + "." + p.pred, pattern: "(icmp.i32 " + p.pred + " (and.i32 a " + s.pattern + ") #0)", asm: "tst {a}, " + s.asm, cc: p.cc})
		}
	}
	for _, p := range []struct{ pred, cc string }{{"ne", "{ne|eq}"}, {"eq", "{eq|ne}"}} {
		add(condition{name: "cmn." + p.pred, pattern: "(icmp.i32 " + p.pred + " a (sub.i32 #0 b))", asm: "cmn {a}, {b}", cc: p.cc},
			condition{name: "cmn.sum." + p.pred, pattern: "(icmp.i32 " + p.pred + " (add.i32 a b) #0)", asm: "cmn {a}, {b}", cc: p.cc},
			condition{name: "cmpwide.rr." + p.pred, pattern: "(icmp.i32 " + p.pred + " (or.i32 (xor.i32 a e) (xor.i32 b f)) #0)", asm: "cmp {a}, {e}; cmpeq {b}, {f}", cc: p.cc},
			condition{name: "cmpwide.ri." + p.pred, pattern: "(icmp.i32 " + p.pred + " (or.i32 (xor.i32 a k:rot) b) #0)", asm: "cmp {a}, {k}; cmpeq {b}, #0", cc: p.cc},
			condition{name: "cmpwide.r0." + p.pred, pattern: "(icmp.i32 " + p.pred + " (or.i32 a b) #0)", asm: "cmp {a}, #0; cmpeq {b}, #0", cc: p.cc})
		for _, from := range []struct{ t, bits string }{{"i8", "8"}, {"i16", "16"}} {
			add(condition{name: "tst" + from.bits + "." + p.pred, pattern: "(icmp." + from.t + " " + p.pred + " (and." + from.t + " a k:0..127) #0)", asm: "tst {a}, {k}", cc: p.cc},
				condition{name: "tst" + from.bits + ".zext." + p.pred, pattern: "(icmp.i32 " + p.pred + " (zext.i32 (and." + from.t + " a k:0..127)) #0)", asm: "tst {a}, {k}", cc: p.cc})
		}
		add(condition{name: "tst8.zero." + p.pred, pattern: "(icmp.i8 " + p.pred + " a #0)", asm: "tst {a}, #255", cc: p.cc})
	}
	for _, p := range []struct{ op, cc, not string }{{"ult", "lo", "hs"}, {"slt", "lt", "ge"}} {
		cc, not := "{"+p.cc+"|"+p.not+"}", "{"+p.not+"|"+p.cc+"}"
		for _, f := range []struct{ name, args, asm string }{
			{"rr", "a b e f", "cmp {a}, {e}; sbcs {t}, {b}, {f}"}, {"ri", "a b e k:rot", "cmp {a}, {e}; sbcs {t}, {b}, {k}"},
			{"i0", "a b k:arith #0", "cmp {a}, {k}; sbcs {t}, {b}, #0"}, {"i1", "a b k:arith #-1", "cmp {a}, {k}; sbcs {t}, {b}, #-1"},
		} {
			pattern := "(" + p.op + ".wide.i1 " + f.args + ")"
			add(condition{name: p.op + "wide." + f.name, pattern: pattern, asm: f.asm, cc: cc, temp: true},
				condition{name: p.op + "wide." + f.name + ".less", pattern: "(xor.i1 " + pattern + " #-1)", asm: f.asm, cc: not, temp: true})
		}
	}
	for _, w := range widths {
		conds = append(conds, condition{name: "odd" + w.typ(), pattern: "(trunc.i1 a:" + w.typ() + ")", asm: "tst {a}, #1", cc: "{ne|eq}", value: true})
	}
	return append(conds,
		condition{name: "true.r", pattern: "c:i1", asm: "tst {c}, #1", cc: "{ne|eq}", value: true},
		condition{name: "false.r", pattern: "(xor.i1 c #-1)", asm: "tst {c}, #1", cc: "{eq|ne}", value: true})
}

// comparisons returns everything that uses a condition: branches, truth values and selections.
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
			if r.Cycles == 0 {
				r.Cycles = 2
			}
			r.Each = each
			r.Constraints += "TEMP"
			rows = append(rows, r)
		}
	}
	const set = "COMPAREmov{CC} {d}, #1; mov{NOT} {d}, #0"
	for _, pairs := range truth { // their roots differ
		rows = append(rows, with([]target.Row{{Name: "set.NAME", Pattern: "d:i1 = PATTERN", Constraints: "TEMP", Cycles: 3, Asm: set}}, pairs...)...)
	}
	add(all, target.Row{Name: "br.NAME", Pattern: "(condbr PATTERN)", Asm: "COMPAREb{CC} {T}" + branch + "; b {F}" + branch})
	for _, w := range widths {
		add(truth, at(w,
			target.Row{Name: "set$w.NAME", Pattern: "d:$T = (zext.$T PATTERN)", Cycles: 3, Asm: set},
			target.Row{Name: "mask$w.NAME", Pattern: "d:$T = (sext.$T PATTERN)", Cycles: 3, Asm: "COMPAREmvn{CC} {d}, #0; mov{NOT} {d}, #0"})...)
		add(all, at(w,
			target.Row{Name: "sel$w.NAME", Pattern: "d:$T = (select.$T PATTERN x y)", Constraints: "d=y", Asm: "COMPAREmov{CC} {d}, {x}"},
			target.Row{Name: "sel$w.NAME.zero", Pattern: "d:$T = (select.$T PATTERN #0 y)", Constraints: "d=y", Asm: "COMPAREmov{CC} {d}, #0"},
			target.Row{Name: "sel$w.NAME.ones", Pattern: "d:$T = (select.$T PATTERN #-1 y)", Constraints: "d=y", Asm: "COMPAREmvn{CC} {d}, #0"},
			target.Row{Name: "sel$w.NAME.not.zero", Pattern: "d:$T = (select.$T PATTERN x #0)", Constraints: "d=x", Asm: "COMPAREmov{NOT} {d}, #0"},
			target.Row{Name: "sel$w.NAME.not.ones", Pattern: "d:$T = (select.$T PATTERN x #-1)", Constraints: "d=x", Asm: "COMPAREmvn{NOT} {d}, #0"})...)
		add(free, at(w,
			target.Row{Name: "sel$w.NAME.imm", Pattern: "d:$T = (select.$T PATTERN n:mov y)", Constraints: "d=y", Asm: "COMPAREmov{CC} {d}, {n}"},
			target.Row{Name: "sel$w.NAME.not.imm", Pattern: "d:$T = (select.$T PATTERN x n:mov)", Constraints: "d=x", Asm: "COMPAREmov{NOT} {d}, {n}"})...)
	}
	add(all, target.Row{Name: "sel1.NAME", Pattern: "d:i1 = (select.i1 PATTERN x y)", Constraints: "d=y", Asm: "COMPAREmov{CC} {d}, {x}"})
	eq := target.Row{Name: "IDENT", Pattern: "d:$T = (zext.$T (icmp.i32 eq a #0))", Cycles: 2, Asm: "clz {d}, {a}; lsr {d}, {d}, #5"}
	rows = append(rows, target.Row{Name: "zero.bit", Pattern: "d:i1 = (icmp.i32 eq a #0)", Cycles: 2, Asm: eq.Asm})
	for _, w := range widths {
		eq.Name = "zero.bit" + w.typ()
		rows = append(rows, at(w, eq)...)
	}
	return append(rows,
		target.Row{Name: "differ", Pattern: "d:i1 = (icmp.i32 ne a #0)", Constraints: "d=a", Cycles: 2, Asm: "cmp {a}, #0; movne {d}, #1"},
		target.Row{Name: "differ32", Pattern: "d:i32 = (zext.i32 (icmp.i32 ne a #0))", Constraints: "d=a", Cycles: 2, Asm: "cmp {a}, #0; movne {d}, #1"},
		target.Row{Name: "differ.rr", Pattern: "d:i1 = (icmp.i32 ne a b)", Cycles: 2, Asm: "subs {d}, {a}, {b}; movne {d}, #1"},
		target.Row{Name: "differ32.rr", Pattern: "d:i32 = (zext.i32 (icmp.i32 ne a b))", Cycles: 2, Asm: "subs {d}, {a}, {b}; movne {d}, #1"})
}
