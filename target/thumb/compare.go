package thumb

import (
	"cmp"
	"strings"

	"spillway/target"
)

type condition = target.Condition

// conditions returns all conditions.
func conditions(wide bool) (conds []condition) {
	add := func(list ...condition) { conds = append(conds, list...) }
	add(condition{Name: "cmp.rr", Pattern: "(icmp.i32 ?cc a b)", Asm: "cmp {a}, {b}", CC: "{cc}"},
		condition{Name: "cmp.ri", Pattern: "(icmp.i32 ?cc a k:0..255)", Asm: "cmp {a}, {k}", CC: "{cc}"})
	signs := map[string]string{"ne": "{mi|pl}", "eq": "{pl|mi}"} // of a bit that is shifted to where the sign is
	for _, p := range []struct{ pred, cc string }{{"ne", "{ne|eq}"}, {"eq", "{eq|ne}"}} {
		add(condition{Name: "tst.rr." + p.pred, Pattern: "(icmp.i32 " + p.pred + " (and.i32 a b) #0)", Asm: "tst {a}, {b}", CC: p.cc},
			condition{Name: "cmn." + p.pred, Pattern: "(icmp.i32 " + p.pred + " a (sub.i32 #0 b))", Asm: "cmn {a}, {b}", CC: p.cc},
			condition{Name: "cmn.sum." + p.pred, Pattern: "(icmp.i32 " + p.pred + " (add.i32 a b) #0)", Asm: "cmn {a}, {b}", CC: p.cc},
			condition{Name: "cmp.neg." + p.pred, Pattern: "(icmp.i32 " + p.pred + " a k:-7..-1)", Asm: "adds {t}, {a}, {k:=negated}", CC: p.cc, Temp: true},
			condition{Name: "low." + p.pred, Pattern: "(icmp.i32 " + p.pred + " (and.i32 a k:mask) #0)", Asm: "lsls {t}, {a}, {k:=bit}", CC: p.cc, Temp: true},
			condition{Name: "zero8." + p.pred, Pattern: "(icmp.i8 " + p.pred + " a #0)", Asm: "lsls {t}, {a}, #24", CC: p.cc, Temp: true},
			condition{Name: "zero16." + p.pred, Pattern: "(icmp.i16 " + p.pred + " a #0)", Asm: "lsls {t}, {a}, #16", CC: p.cc, Temp: true},
			condition{Name: "bit." + p.pred, Pattern: "(icmp.i32 " + p.pred + " (and.i32 a k:pow2) #0)", Asm: "lsls {t}, {a}, {k:=bit}", CC: signs[p.pred], Temp: true})
		for _, from := range []string{"8", "16"} {
			for _, x := range []struct{ name, pattern string }{{"", "(icmp.i" + from + " " + p.pred + " % #0)"}, {"zext.", "(icmp.i32 " + p.pred + " (zext.i32 %) #0)"}} {
				masked := func(set string) string {
					return strings.ReplaceAll(x.pattern, "%", "(and.i"+from+" a k:"+set+")")
				}
				add(condition{Name: "low" + from + "." + x.name + p.pred, Pattern: masked("mask"), Asm: "lsls {t}, {a}, {k:=bit}", CC: p.cc, Temp: true},
					condition{Name: "bit" + from + "." + x.name + p.pred, Pattern: masked("onebit"), Asm: "lsls {t}, {a}, {k:=bit}", CC: signs[p.pred], Temp: true})
				if !wide {
					add(condition{Name: "tst" + from + "." + x.name + p.pred, Pattern: masked("0..127"), Asm: "movs {t}, {k}; tst {a}, {t}", CC: p.cc, Temp: true})
				}
			}
		}
	}
	if wide {
		add(wideConditions()...)
	}
	for _, p := range []struct{ op, cc, not string }{{"ult", "lo", "hs"}, {"slt", "lt", "ge"}} {
		cc, not := "{"+p.cc+"|"+p.not+"}", "{"+p.not+"|"+p.cc+"}"
		pattern := "(" + p.op + ".wide.i1 a b e f)"
		add(condition{Name: p.op + "wide", Pattern: pattern, Asm: "mov {t}, {b}; cmp {a}, {e}; sbcs {t}, {f}", CC: cc, Temp: true},
			condition{Name: p.op + "wide.less", Pattern: "(xor.i1 " + pattern + " #-1)", Asm: "mov {t}, {b}; cmp {a}, {e}; sbcs {t}, {f}", CC: not, Temp: true})
	}
	for _, w := range widths {
		add(condition{Name: "odd" + w.typ(), Pattern: "(trunc.i1 a:" + w.typ() + ")", Asm: "lsls {t}, {a}, #31", CC: "{mi|pl}", Temp: true, Value: true})
	}
	return append(conds,
		condition{Name: "true.r", Pattern: "c:i1", Asm: "lsls {t}, {c}, #31", CC: "{mi|pl}", Temp: true, Value: true},
		condition{Name: "false.r", Pattern: "(xor.i1 c #-1)", Asm: "lsls {t}, {c}, #31", CC: "{pl|mi}", Temp: true, Value: true})
}

// comparisons returns everything that uses a condition: branches, truth values and selections, which branch within.
func comparisons(features target.Features) (rows []target.Row) {
	wide, float := features&T2 != 0, hasFloats(features)
	conds := conditions(wide)
	if float {
		conds = append(conds, floatConditions(features)...)
	}
	var all, truth, free [][]string // free: those whose instructions have no constant that is an operand
	for i := range conds {
		pairs := conds[i].Pairs()
		all = append(all, pairs)
		if !strings.Contains(conds[i].Pattern, " k:") {
			free = append(free, pairs)
		}
		if !conds[i].Value {
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
	x := selections(wide)
	for _, pairs := range truth { // their roots differ
		rows = append(rows, with([]target.Row{{Name: "set.NAME", Pattern: "d:i1 = PATTERN", Constraints: x.early + "TEMP", Cycles: 4, Asm: x.set}}, pairs...)...)
		for _, w := range widths {
			rows = append(rows, with(at(w,
				target.Row{Name: "set$w.NAME", Pattern: "d:$T = (zext.$T PATTERN)", Constraints: x.early + "TEMP", Cycles: 4, Asm: x.set},
				target.Row{Name: "mask$w.NAME", Pattern: "d:$T = (sext.$T PATTERN)", Constraints: x.early + "TEMP", Cycles: 5, Asm: x.mask}), pairs...)...)
		}
	}
	for _, w := range widths {
		add(all, at(w, target.Row{Name: "sel$w.NAME", Pattern: "d:$T = (select.$T PATTERN x y)", Constraints: "d=x", Asm: x.move})...)
		add(free, at(w,
			target.Row{Name: "sel$w.NAME.imm", Pattern: "d:$T = (select.$T PATTERN n:0..255 y)", Constraints: "d=y", Asm: x.constant},
			target.Row{Name: "sel$w.NAME.not.imm", Pattern: "d:$T = (select.$T PATTERN x n:0..255)", Constraints: "d=x", Asm: x.constantElse})...)
	}
	inc, dec := x.on("add", "{d}, #1", ""), x.on("sub", "{d}, #1", "")
	add(truth,
		target.Row{Name: "inc.NAME", Pattern: "d:i32 = (add.i32 x (zext.i32 PATTERN))", Constraints: "d=x", Asm: inc[0]},
		target.Row{Name: "dec.NAME", Pattern: "d:i32 = (sub.i32 x (zext.i32 PATTERN))", Constraints: "d=x", Asm: dec[0]},
		target.Row{Name: "dec.mask.NAME", Pattern: "d:i32 = (add.i32 x (sext.i32 PATTERN))", Constraints: "d=x", Asm: dec[0]},
		target.Row{Name: "inc.mask.NAME", Pattern: "d:i32 = (sub.i32 x (sext.i32 PATTERN))", Constraints: "d=x", Asm: inc[0]})
	for _, op := range []struct {
		name, neutral string
		asm           [2]string
	}{{"add", "0", x.on("add", "{d}, {d}, {y}", "{d}, {y}"+two)}, {"sub", "0", x.on("sub", "{d}, {d}, {y}", "")}, {"or", "0", x.on("orr", "{d}, {y}", "")}, {"xor", "0", x.on("eor", "{d}, {y}", "")}, {"and", "-1", x.on("and", "{d}, {y}", "")}} {
		add(all,
			target.Row{Name: "sel." + op.name + ".NAME", Pattern: "d:i32 = (select.i32 PATTERN (" + op.name + ".i32 x y) x)", Constraints: "d=x", Asm: op.asm[0]},
			target.Row{Name: "sel.not." + op.name + ".NAME", Pattern: "d:i32 = (select.i32 PATTERN x (" + op.name + ".i32 x y))", Constraints: "d=x", Asm: op.asm[1]},
			target.Row{Name: op.name + ".sel.NAME", Pattern: "d:i32 = (" + op.name + ".i32 x (select.i32 PATTERN y #" + op.neutral + "))", Constraints: "d=x", Asm: op.asm[0]},
			target.Row{Name: op.name + ".sel.not.NAME", Pattern: "d:i32 = (" + op.name + ".i32 x (select.i32 PATTERN #" + op.neutral + " y))", Constraints: "d=x", Asm: op.asm[1]})
	}
	add(all, target.Row{Name: "sel1.NAME", Pattern: "d:i1 = (select.i1 PATTERN x y)", Constraints: "d=x", Asm: x.move})
	if float {
		add(all, floatSelections(features)...)
	}
	if wide {
		for _, w := range widths { // truth values added to a number and subtracted from it
			rows = append(rows, at(w,
				target.Row{Name: "inc$w.true.r", Pattern: "d:$T = (add.$T z (zext.$T c:i1))", Constraints: "t:i32!", Cycles: 3, Asm: "lsls {t}, {c}, #31; add {d}, {z}, {t}, lsr #31" + four},
				target.Row{Name: "dec$w.true.r", Pattern: "d:$T = (sub.$T z (zext.$T c:i1))", Constraints: "t:i32!", Cycles: 3, Asm: "lsls {t}, {c}, #31; sub {d}, {z}, {t}, lsr #31" + four})...)
		}
		rows = append(rows, onFlags(&x)...)
	}
	return append(rows, values()...)
}

// onFlags returns branches and selections by truth values that are in a flag already (target.Forms.OnFlag). What puts them
// there from the register is always left out.
func onFlags(x *selectionText) (rows []target.Row) {
	const fromSign = "lsls {t}, {c}, #31; rsbs {t}, {t}, #0; "
	for _, f := range []struct {
		flag, compare, cc, not string
		lines                  int8
	}{
		{".carry", "lsrs {t}, {c}, #1; ", "{hs|lo}", "{lo|hs}", 1}, {".borrow", fromSign, "{lo|hs}", "{hs|lo}", 2}, {".overflow", fromSign, "{vs|vc}", "{vc|vs}", 2},
	} {
		list := with([]target.Row{
			{Name: "br.true.r", Pattern: "(condbr c:i1)", Constraints: "t:i32!", Asm: "COMPAREb{CC} {T}" + branch + "; b {F}" + jump},
			{Name: "br.false.r", Pattern: "(condbr (xor.i1 c #-1))", Constraints: "t:i32!", Asm: "COMPAREb{NOT} {T}" + branch + "; b {F}" + jump},
			{Name: "sel32.true.r", Pattern: "d:i32 = (select.i32 c:i1 x y)", Constraints: "d=x t:i32!", Asm: x.move},
			{Name: "sel32.true.r.imm", Pattern: "d:i32 = (select.i32 c:i1 n:0..255 y)", Constraints: "d=y t:i32!", Asm: x.constant},
			{Name: "sel32.true.r.not.imm", Pattern: "d:i32 = (select.i32 c:i1 x n:0..255)", Constraints: "d=x t:i32!", Asm: x.constantElse},
		}, "COMPARE", f.compare, "{CC}", f.cc, "{NOT}", f.not)
		for _, w := range widths {
			list = append(list, with(at(w, target.Row{Name: "zext1to$w", Pattern: "d:$T = (zext.$T c:i1)", Asm: x.set}),
				"COMPARE", strings.ReplaceAll(f.compare, "{t}", "{c}"), "{CC}", f.cc, "{NOT}", f.not)...)
			switch f.flag {
			case ".carry":
				list = append(list, at(w, target.Row{Name: "inc$w.true.r", Pattern: "d:$T = (add.$T z (zext.$T c:i1))", Constraints: "t:i32!", Asm: f.compare + "adc {d}, {z}, #0" + four})...)
			case ".borrow":
				list = append(list, at(w, target.Row{Name: "dec$w.true.r", Pattern: "d:$T = (sub.$T z (zext.$T c:i1))", Constraints: "t:i32!", Asm: f.compare + "sbc {d}, {z}, #0" + four})...)
			}
		}
		for i := range list {
			r := &list[i]
			r.Name, r.Flags, r.Cycles, r.FlagLines = r.Name+f.flag, target.TileHidden, 4, f.lines
		}
		rows = append(rows, list...)
	}
	return rows
}

// selectionText is the text of what depends on a condition.
type selectionText struct {
	early                        string // the constraint of the result of set and mask
	set, mask                    string // 1, or all ones, where the condition holds, else 0
	move, constant, constantElse string // one of two values, of which the result is the other
	wide                         bool
}

// on returns the text of an operation that is executed where the condition holds, and of one where it does not: with a
// branch it has the form of two bytes, which sets the flags. block are its operands in a block of it, if they differ.
func (x *selectionText) on(op, operands, block string) [2]string {
	if !x.wide {
		line := op + "s " + operands + "; L0:"
		return [2]string{"COMPAREb{NOT} {L0}; " + line, "COMPAREb{CC} {L0}; " + line}
	}
	operands = cmp.Or(block, operands)
	return [2]string{"COMPAREit {CC}; " + op + "{CC} " + operands, "COMPAREit {NOT}; " + op + "{NOT} " + operands}
}

// selections returns the text with branches or, on machines that have it, with it. A 1 is made before the comparison
// there, since to make it changes the flags.
func selections(wide bool) selectionText {
	if wide {
		return selectionText{"", "COMPAREite {CC}; mov{CC} {d}, #1; mov{NOT} {d}, #0", "COMPAREite {CC}; mvn{CC} {d}, #0" + four + "; mov{NOT} {d}, #0",
			"COMPAREit {NOT}; mov{NOT} {d}, {y}" + two, "COMPAREit {CC}; mov{CC} {d}, {n}", "COMPAREit {NOT}; mov{NOT} {d}, {n}", true}
	}
	const set = "movs {d}, #1; COMPAREb{CC} {L0}; movs {d}, #0; L0:"
	return selectionText{"d!", set, set + "; rsbs {d}, {d}, #0",
		"COMPAREb{CC} {L0}; mov {d}, {y}; L0:", "COMPAREb{NOT} {L0}; movs {d}, {n}; L0:", "COMPAREb{CC} {L0}; movs {d}, {n}; L0:", false}
}

// values are truth values that need no branch.
func values() (rows []target.Row) {
	type value struct{ name, pattern, constraints, asm string }
	list := []value{
		{"zero", "(icmp.i32 eq a #0)", "d!", "rsbs {d}, {a}, #0; adcs {d}, {a}"},
		{"differ", "(icmp.i32 ne a #0)", "d=a t:i32!", "subs {t}, {a}, #1; sbcs {d}, {t}"},
		{"equal.rr", "(icmp.i32 eq a b)", "t:i32!", "subs {t}, {a}, {b}; rsbs {d}, {t}, #0; adcs {d}, {t}"},
		{"differ.rr", "(icmp.i32 ne a b)", "t:i32!", "subs {d}, {a}, {b}; subs {t}, {d}, #1; sbcs {d}, {t}"},
		{"equal.ri", "(icmp.i32 eq a k:1..7)", "t:i32!", "subs {t}, {a}, {k}; rsbs {d}, {t}, #0; adcs {d}, {t}"},
		{"equal.neg", "(icmp.i32 eq a k:-7..-1)", "t:i32!", "adds {t}, {a}, {k:=negated}; rsbs {d}, {t}, #0; adcs {d}, {t}"},
		{"less.rr", "(icmp.i32 ult a b)", "", "cmp {a}, {b}; sbcs {d}, {d}; rsbs {d}, {d}, #0"},
		{"less.ri", "(icmp.i32 ult a k:0..255)", "", "cmp {a}, {k}; sbcs {d}, {d}; rsbs {d}, {d}, #0"},
		{"negative", "(icmp.i32 slt a #0)", "", "lsrs {d}, {a}, #31"},
		{"positive", "(icmp.i32 sge a #0)", "", "mvns {d}, {a}; lsrs {d}, {d}, #31"},
		{"positive.more", "(icmp.i32 sgt a #-1)", "", "mvns {d}, {a}; lsrs {d}, {d}, #31"},
	}
	extended := func(v *value, op string) {
		for _, w := range widths {
			rows = append(rows, at(w, target.Row{Name: v.name + "$w", Pattern: "d:$T = (" + op + ".$T " + v.pattern + ")", Constraints: v.constraints, Cycles: 2, Asm: v.asm})...)
		}
	}
	for i := range list {
		v := &list[i]
		rows = append(rows, target.Row{Name: v.name + ".bit", Pattern: "d:i1 = " + v.pattern, Constraints: v.constraints, Cycles: 2, Asm: v.asm})
		extended(v, "zext")
	}
	masks := []value{
		{"less.rr.mask", "(icmp.i32 ult a b)", "", "cmp {a}, {b}; sbcs {d}, {d}"},
		{"less.ri.mask", "(icmp.i32 ult a k:0..255)", "", "cmp {a}, {k}; sbcs {d}, {d}"},
		{"differ.mask", "(icmp.i32 ne a #0)", "", "rsbs {d}, {a}, #0; sbcs {d}, {d}"},
		{"zero.mask", "(icmp.i32 eq a #0)", "", "subs {d}, {a}, #1; sbcs {d}, {d}"},
		{"negative.mask", "(icmp.i32 slt a #0)", "", "asrs {d}, {a}, #31"},
	}
	for i := range masks {
		extended(&masks[i], "sext")
	}
	return rows
}
