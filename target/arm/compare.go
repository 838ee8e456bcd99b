package arm

import (
	"strings"

	"spillway/target"
)

type condition = target.Condition

// conditions returns all conditions.
func conditions() (conds []condition) {
	add := func(list ...condition) {
		for _, c := range list {
			row := at(32, target.Row{Name: c.Name, Pattern: c.Pattern, Asm: c.Asm})[0].Written()
			c.Name, c.Pattern, c.Asm = row.Name, row.Pattern, row.Asm
			conds = append(conds, c)
		}
	}
	add(condition{Name: "cmp.rr", Pattern: "(icmp.i32 ?cc a b)", Asm: "cmp {a}, {b}", CC: "{cc}"},
		condition{Name: "cmp.ri", Pattern: "(icmp.i32 ?cc a k:arith)", Asm: "cmp {a}, {k}", CC: "{cc}"})
	for _, s := range shifted(32) {
		add(condition{Name: "cmp." + s.name, Pattern: "(icmp.i32 ?cc a " + s.pattern + ")", Asm: "cmp {a}, " + s.asm, CC: "{cc}"})
	}
	for _, p := range []struct{ pred, cc string }{{"ne", "{ne|eq}"}, {"eq", "{eq|ne}"}, {"slt", "{mi|pl}"}, {"sge", "{pl|mi}"}} {
		add(condition{Name: "tst.rr." + p.pred, Pattern: "(icmp.i32 " + p.pred + " (and.i32 a b) #0)", Asm: "tst {a}, {b}", CC: p.cc},
			condition{Name: "tst.ri." + p.pred, Pattern: "(icmp.i32 " + p.pred + " (and.i32 a k:rot) #0)", Asm: "tst {a}, {k}", CC: p.cc})
		for _, s := range shifted(32) {
			add(condition{Name: "tst." + s.name + "." + p.pred, Pattern: "(icmp.i32 " + p.pred + " (and.i32 a " + s.pattern + ") #0)", Asm: "tst {a}, " + s.asm, CC: p.cc})
		}
	}
	for _, p := range []struct{ pred, cc string }{{"ne", "{ne|eq}"}, {"eq", "{eq|ne}"}} {
		add(condition{Name: "cmn." + p.pred, Pattern: "(icmp.i32 " + p.pred + " a (sub.i32 #0 b))", Asm: "cmn {a}, {b}", CC: p.cc},
			condition{Name: "cmn.sum." + p.pred, Pattern: "(icmp.i32 " + p.pred + " (add.i32 a b) #0)", Asm: "cmn {a}, {b}", CC: p.cc},
			condition{Name: "cmpwide.rr." + p.pred, Pattern: "(icmp.i32 " + p.pred + " (or.i32 (xor.i32 a e) (xor.i32 b f)) #0)", Asm: "cmp {a}, {e}; cmpeq {b}, {f}", CC: p.cc},
			condition{Name: "cmpwide.ri." + p.pred, Pattern: "(icmp.i32 " + p.pred + " (or.i32 (xor.i32 a k:rot) b) #0)", Asm: "cmp {a}, {k}; cmpeq {b}, #0", CC: p.cc},
			condition{Name: "cmpwide.r0." + p.pred, Pattern: "(icmp.i32 " + p.pred + " (or.i32 a b) #0)", Asm: "cmp {a}, #0; cmpeq {b}, #0", CC: p.cc})
		for _, from := range []struct{ t, bits string }{{"i8", "8"}, {"i16", "16"}} {
			add(condition{Name: "tst" + from.bits + "." + p.pred, Pattern: "(icmp." + from.t + " " + p.pred + " (and." + from.t + " a k:0..127) #0)", Asm: "tst {a}, {k}", CC: p.cc},
				condition{Name: "tst" + from.bits + ".zext." + p.pred, Pattern: "(icmp.i32 " + p.pred + " (zext.i32 (and." + from.t + " a k:0..127)) #0)", Asm: "tst {a}, {k}", CC: p.cc})
		}
		add(condition{Name: "tst8.zero." + p.pred, Pattern: "(icmp.i8 " + p.pred + " a #0)", Asm: "tst {a}, #255", CC: p.cc})
	}
	for _, p := range []struct{ op, cc, not string }{{"ult", "lo", "hs"}, {"slt", "lt", "ge"}} {
		cc, not := "{"+p.cc+"|"+p.not+"}", "{"+p.not+"|"+p.cc+"}"
		for _, f := range []struct{ name, args, asm string }{
			{"rr", "a b e f", "cmp {a}, {e}; sbcs {t}, {b}, {f}"}, {"ri", "a b e k:rot", "cmp {a}, {e}; sbcs {t}, {b}, {k}"},
			{"i0", "a b k:arith #0", "cmp {a}, {k}; sbcs {t}, {b}, #0"}, {"i1", "a b k:arith #-1", "cmp {a}, {k}; sbcs {t}, {b}, #-1"},
		} {
			pattern := "(" + p.op + ".wide.i1 " + f.args + ")"
			add(condition{Name: p.op + "wide." + f.name, Pattern: pattern, Asm: f.asm, CC: cc, Temp: true},
				condition{Name: p.op + "wide." + f.name + ".less", Pattern: "(xor.i1 " + pattern + " #-1)", Asm: f.asm, CC: not, Temp: true})
		}
	}
	for _, w := range widths {
		conds = append(conds, condition{Name: "odd" + w.typ(), Pattern: "(trunc.i1 a:" + w.typ() + ")", Asm: "tst {a}, #1", CC: "{ne|eq}", Value: true})
	}
	return append(conds,
		condition{Name: "true.r", Pattern: "c:i1", Asm: "tst {c}, #1", CC: "{ne|eq}", Value: true},
		condition{Name: "false.r", Pattern: "(xor.i1 c #-1)", Asm: "tst {c}, #1", CC: "{eq|ne}", Value: true})
}

// selections returns selections between registers, and between one and zero or all ones.
func selections() []target.Row {
	return []target.Row{
		{Name: "sel$w.NAME", Pattern: "d:$T = (select.$T PATTERN x y)", Constraints: "d=y", Asm: "COMPAREmov{CC} {d}, {x}"},
		{Name: "sel$w.NAME.zero", Pattern: "d:$T = (select.$T PATTERN #0 y)", Constraints: "d=y", Asm: "COMPAREmov{CC} {d}, #0"},
		{Name: "sel$w.NAME.ones", Pattern: "d:$T = (select.$T PATTERN #-1 y)", Constraints: "d=y", Asm: "COMPAREmvn{CC} {d}, #0"},
		{Name: "sel$w.NAME.not.zero", Pattern: "d:$T = (select.$T PATTERN x #0)", Constraints: "d=x", Asm: "COMPAREmov{NOT} {d}, #0"},
		{Name: "sel$w.NAME.not.ones", Pattern: "d:$T = (select.$T PATTERN x #-1)", Constraints: "d=x", Asm: "COMPAREmvn{NOT} {d}, #0"},
	}
}

// onFlags returns branches and selections by truth values that are in a flag already (target.Forms.OnFlag). What puts them
// there from the register, which is clobbered, is always left out.
func onFlags() (rows []target.Row) {
	const fromSign = "lsl {c}, {c}, #31; rsbs {c}, {c}, #0; "
	for _, f := range []struct {
		flag, compare, cc, not string
		lines                  int8
	}{
		{".carry", "lsrs {c}, {c}, #1; ", "{hs|lo}", "{lo|hs}", 1}, {".borrow", fromSign, "{lo|hs}", "{hs|lo}", 2},
		{".overflow", fromSign, "{vs|vc}", "{vc|vs}", 2}, {".unequal", fromSign, "{ne|eq}", "{eq|ne}", 2},
	} {
		list := []target.Row{
			{Name: "br.true.r", Pattern: "(condbr c:i1)", Asm: "COMPAREb{CC} {T}" + branch + "; b {F}" + branch},
			{Name: "br.false.r", Pattern: "(condbr (xor.i1 c #-1))", Asm: "COMPAREb{NOT} {T}" + branch + "; b {F}" + branch},
		}
		list = append(list, at(32, append(selections(),
			target.Row{Name: "sel$w.NAME.imm", Pattern: "d:$T = (select.$T PATTERN n:mov y)", Constraints: "d=y", Asm: "COMPAREmov{CC} {d}, {n}"},
			target.Row{Name: "sel$w.NAME.not.imm", Pattern: "d:$T = (select.$T PATTERN x n:mov)", Constraints: "d=x", Asm: "COMPAREmov{NOT} {d}, {n}"})...)...)
		for _, w := range widths {
			list = append(list, at(w, target.Row{Name: "zext1to$w", Pattern: "d:$T = (zext.$T c:i1)", Asm: "COMPAREmov{CC} {d}, #1; mov{NOT} {d}, #0"})...)
			switch f.flag {
			case ".carry":
				list = append(list, at(w, target.Row{Name: "inc$w.true.r", Pattern: "d:$T = (add.$T z (zext.$T c:i1))", Constraints: "t:i32!", Asm: "COMPAREadc {d}, {z}, #0"})...)
			case ".borrow":
				list = append(list, at(w, target.Row{Name: "dec$w.true.r", Pattern: "d:$T = (sub.$T z (zext.$T c:i1))", Constraints: "t:i32!", Asm: "COMPAREsbc {d}, {z}, #0"})...)
			}
		}
		list = with(list, "NAME", "true.r", "PATTERN", "c:i1", "COMPARE", f.compare, "{CC}", f.cc, "{NOT}", f.not)
		for i := range list {
			r := &list[i]
			r.Name, r.Flags, r.Cycles, r.FlagLines = r.Name+f.flag, target.TileHidden, 2, f.lines
		}
		rows = append(rows, list...)
	}
	return rows
}

// comparisons returns everything that uses a condition: branches, truth values and selections.
func comparisons(features target.Features) (rows []target.Row) {
	conds := conditions()
	if features&VFP != 0 {
		conds = append(conds, floatConditions()...)
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
		add(all, at(w, selections()...)...)
		add(free, at(w,
			target.Row{Name: "sel$w.NAME.imm", Pattern: "d:$T = (select.$T PATTERN n:mov y)", Constraints: "d=y", Asm: "COMPAREmov{CC} {d}, {n}"},
			target.Row{Name: "sel$w.NAME.not.imm", Pattern: "d:$T = (select.$T PATTERN x n:mov)", Constraints: "d=x", Asm: "COMPAREmov{NOT} {d}, {n}"})...)
	}
	add(truth, // operations that are executed on a condition
		target.Row{Name: "inc.NAME", Pattern: "d:i32 = (add.i32 x (zext.i32 PATTERN))", Constraints: "d=x", Asm: "COMPAREadd{CC} {d}, {d}, #1"},
		target.Row{Name: "dec.NAME", Pattern: "d:i32 = (sub.i32 x (zext.i32 PATTERN))", Constraints: "d=x", Asm: "COMPAREsub{CC} {d}, {d}, #1"},
		target.Row{Name: "dec.mask.NAME", Pattern: "d:i32 = (add.i32 x (sext.i32 PATTERN))", Constraints: "d=x", Asm: "COMPAREsub{CC} {d}, {d}, #1"},
		target.Row{Name: "inc.mask.NAME", Pattern: "d:i32 = (sub.i32 x (sext.i32 PATTERN))", Constraints: "d=x", Asm: "COMPAREadd{CC} {d}, {d}, #1"})
	for _, op := range []struct{ name, asm, neutral string }{{"add", "add", "0"}, {"sub", "sub", "0"}, {"or", "orr", "0"}, {"xor", "eor", "0"}, {"and", "and", "-1"}} {
		add(all,
			target.Row{Name: "sel." + op.name + ".NAME", Pattern: "d:i32 = (select.i32 PATTERN (" + op.name + ".i32 x y) x)", Constraints: "d=x", Asm: "COMPARE" + op.asm + "{CC} {d}, {d}, {y}"},
			target.Row{Name: "sel.not." + op.name + ".NAME", Pattern: "d:i32 = (select.i32 PATTERN x (" + op.name + ".i32 x y))", Constraints: "d=x", Asm: "COMPARE" + op.asm + "{NOT} {d}, {d}, {y}"},
			target.Row{Name: op.name + ".sel.NAME", Pattern: "d:i32 = (" + op.name + ".i32 x (select.i32 PATTERN y #" + op.neutral + "))", Constraints: "d=x", Asm: "COMPARE" + op.asm + "{CC} {d}, {d}, {y}"},
			target.Row{Name: op.name + ".sel.not.NAME", Pattern: "d:i32 = (" + op.name + ".i32 x (select.i32 PATTERN #" + op.neutral + " y))", Constraints: "d=x", Asm: "COMPARE" + op.asm + "{NOT} {d}, {d}, {y}"})
	}
	add(all, target.Row{Name: "sel1.NAME", Pattern: "d:i1 = (select.i1 PATTERN x y)", Constraints: "d=y", Asm: "COMPAREmov{CC} {d}, {x}"})
	if features&VFP != 0 {
		for _, p := range precisions {
			add(all, p.rows(target.Row{Name: "self$w.NAME", Pattern: "d:$T = (select.$T PATTERN x y)", Constraints: "d=y", Cycles: 3, Asm: "COMPAREvmov{CC}.$T {d}, {x}"})...)
		}
	}
	for _, w := range widths { // truth values added to a number and subtracted from it
		rows = append(rows, at(w,
			target.Row{Name: "inc$w.true.r", Pattern: "d:$T = (add.$T z (zext.$T c:i1))", Constraints: "t:i32!", Cycles: 2, Asm: "lsl {t}, {c}, #31; add {d}, {z}, {t}, lsr #31"},
			target.Row{Name: "dec$w.true.r", Pattern: "d:$T = (sub.$T z (zext.$T c:i1))", Constraints: "t:i32!", Cycles: 2, Asm: "lsl {t}, {c}, #31; sub {d}, {z}, {t}, lsr #31"})...)
	}
	rows = append(rows, onFlags()...)
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
