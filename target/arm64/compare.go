package arm64

import (
	"strings"

	"spillway/target"
)

type condition = target.Condition

// conditions returns all conditions.
func conditions() (conds []condition) {
	add := func(w width, list ...condition) {
		for _, c := range list {
			row := at(w, target.Row{Name: c.Name, Pattern: c.Pattern, Asm: c.Asm})[0].Written()
			c.Name, c.Pattern, c.Asm = row.Name, row.Pattern, row.Asm
			conds = append(conds, c)
		}
	}
	for _, w := range full {
		add(w,
			condition{Name: "cmp$w.rr", Pattern: "(icmp.$T ?cc a b)", Asm: "cmp {a}, {b}", CC: "{cc}"},
			condition{Name: "cmp$w.ri", Pattern: "(icmp.$T ?cc a k:arith)", Asm: "cmp {a}, {k}", CC: "{cc}"},
			condition{Name: "cmp$w.zr", Pattern: "(icmp.$T ?cc #0 b)", Asm: "cmp $xzr, {b}", CC: "{cc}"})
		for _, s := range shiftKinds {
			add(w, condition{Name: "cmp$w." + s.asm, Pattern: "(icmp.$T ?cc a (" + s.ir + ".$T b k:1..$max))", Asm: "cmp {a}, {b}, " + s.asm + " {k}", CC: "{cc}"})
		}
		for _, x := range []struct{ ir, asm string }{{"zext", "uxt"}, {"sext", "sxt"}} {
			for _, from := range []struct {
				w      width
				letter string
			}{{8, "b"}, {16, "h"}, {32, "w"}} {
				if from.w < w {
					extended := "(" + x.ir + ".$T b:" + from.w.typ() + ")"
					add(w, condition{Name: "cmp$w." + x.asm + from.letter, Pattern: "(icmp.$T ?cc a " + extended + ")", Asm: "cmp {a}, {b:32}, " + x.asm + from.letter, CC: "{cc}"})
					if w == 64 {
						add(w, condition{Name: "cmp$w." + x.asm + from.letter + ".shift", Pattern: "(icmp.$T ?cc a (shl.$T " + extended + " k:1..4))", Asm: "cmp {a}, {b:32}, " + x.asm + from.letter + " {k}", CC: "{cc}"})
					}
				}
			}
		}
		if w == 64 {
			add(w, condition{Name: "cmp$w.uxtw.and", Pattern: "(icmp.$T ?cc a (and.$T b #4294967295))", Asm: "cmp {a}, {b:32}, uxtw", CC: "{cc}"})
		}
		for _, p := range []struct{ pred, cc, not string }{{"ne", "ne", "eq"}, {"eq", "eq", "ne"}, {"slt", "mi", "pl"}, {"sge", "pl", "mi"}, {"sgt", "gt", "le"}, {"sle", "le", "gt"}} {
			cc := "{" + p.cc + "|" + p.not + "}"
			add(w,
				condition{Name: "tst$w.rr." + p.pred, Pattern: "(icmp.$T " + p.pred + " (and.$T a b) #0)", Asm: "tst {a}, {b}", CC: cc},
				condition{Name: "tst$w.ri." + p.pred, Pattern: "(icmp.$T " + p.pred + " (and.$T a k:logic$w) #0)", Asm: "tst {a}, {k:=$x}", CC: cc})
		}
		add(w,
			condition{Name: "cmn$w.eq", Pattern: "(icmp.$T eq a (sub.$T #0 b))", Asm: "cmn {a}, {b}", CC: "{eq|ne}"},
			condition{Name: "cmn$w.ne", Pattern: "(icmp.$T ne a (sub.$T #0 b))", Asm: "cmn {a}, {b}", CC: "{ne|eq}"},
			condition{Name: "cmn$w.sum.eq", Pattern: "(icmp.$T eq (add.$T a b) #0)", Asm: "cmn {a}, {b}", CC: "{eq|ne}"},
			condition{Name: "cmn$w.sum.ne", Pattern: "(icmp.$T ne (add.$T a b) #0)", Asm: "cmn {a}, {b}", CC: "{ne|eq}"})
	}
	for _, w := range full {
		add(w, narrowTests()...)
	}
	for _, w := range widths[:2] {
		add(w,
			condition{Name: "tst$w.ri.ne", Pattern: "(icmp.$T ne (and.$T a k:narrow$w) #0)", Asm: "tst {a:32}, {k:=narrow$w}", CC: "{ne|eq}"},
			condition{Name: "tst$w.ri.eq", Pattern: "(icmp.$T eq (and.$T a k:narrow$w) #0)", Asm: "tst {a:32}, {k:=narrow$w}", CC: "{eq|ne}"},
			condition{Name: "tst$w.zero.ne", Pattern: "(icmp.$T ne a #0)", Asm: "tst {a:32}, #NARROW", CC: "{ne|eq}"},
			condition{Name: "tst$w.zero.eq", Pattern: "(icmp.$T eq a #0)", Asm: "tst {a:32}, #NARROW", CC: "{eq|ne}"})
	}
	for _, w := range widths {
		add(w, condition{Name: "odd$w", Pattern: "(trunc.i1 a:$T)", Asm: "tst {a:32}, #1", CC: "{ne|eq}", Value: true})
	}
	for _, p := range precisions {
		for _, c := range []condition{
			{Name: "fcmp$w.rr", Pattern: "(fcmp.$T ?cc a b)", Asm: "fcmp {a:$w}, {b:$w}", CC: "{cc}"},
			{Name: "fcmp$w.r0", Pattern: "(fcmp.$T ?cc a #0)", Asm: "fcmp {a:$w}, #0.0", CC: "{cc}"},
		} {
			row := p.rows(target.Row{Name: c.Name, Pattern: c.Pattern, Asm: c.Asm})[0].Written()
			c.Name, c.Pattern, c.Asm = row.Name, row.Pattern, row.Asm
			conds = append(conds, c)
		}
	}
	for i := range conds {
		c := &conds[i]
		narrow := "0xff"
		if strings.Contains(c.Pattern, "i16") {
			narrow = "0xffff"
		}
		c.Asm = strings.NewReplacer("#NARROW", "#"+narrow).Replace(c.Asm)
	}
	return append(append(conds, wordConditions()...),
		condition{Name: "true.r", Pattern: "c:i1", Asm: "tst {c:32}, #1", CC: "{ne|eq}", Value: true},
		condition{Name: "false.r", Pattern: "(xor.i1 c #-1)", Asm: "tst {c:32}, #1", CC: "{eq|ne}", Value: true})
}

// comparisons returns everything that uses a condition: branches, truth values and selections.
func comparisons(conds []condition) (rows []target.Row) {
	var all, truth [][]string
	for i := range conds {
		pairs := conds[i].Pairs()
		all = append(all, pairs)
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
			rows = append(rows, r)
		}
	}
	for _, pairs := range truth { // their roots differ
		rows = append(rows, with([]target.Row{{Name: "set.NAME", Pattern: "d:i1 = PATTERN", Cycles: 2, Asm: "COMPAREcset {d:32}, {CC}"}}, pairs...)...)
	}
	add(all, target.Row{Name: "br.NAME", Pattern: "(condbr PATTERN)", Asm: "COMPAREb.{CC} {T}" + condBranch + "; b {F}" + farBranch})
	for _, w := range widths {
		add(truth, at(w, target.Row{Name: "set$w.NAME", Pattern: "d:$T = (zext.$T PATTERN)", Asm: "COMPAREcset {d:32}, {CC}"})...)
	}
	for _, w := range widths {
		add(truth, at(w, target.Row{Name: "mask$w.NAME", Pattern: "d:$T = (sext.$T PATTERN)", Asm: "COMPAREcsetm {d:$R}, {CC}"})...)
		zero := "wzr"
		if w == 64 {
			zero = "xzr"
		}
		list := selections(zero)
		for _, x := range []struct{ name, pattern, asm string }{{"inc", "(add.$T z #1)", "csinc"}, {"inv", "(xor.$T z #-1)", "csinv"}, {"neg", "(sub.$T #0 z)", "csneg"}} {
			list = append(list, with([]target.Row{
				{Name: "sel$w.NAME.OTHER", Pattern: "d:$T = (select.$T PATTERN x CHANGED)", Asm: "COMPAREOP {d:$R}, {x:$R}, {z:$R}, {CC}"},
				{Name: "sel$w.NAME.not.OTHER", Pattern: "d:$T = (select.$T PATTERN CHANGED y)", Asm: "COMPAREOP {d:$R}, {y:$R}, {z:$R}, {NOT}"},
			}, "OTHER", x.name, "CHANGED", x.pattern, "OP", x.asm)...)
		}
		add(all, at(w, list...)...)
		add(truth, at(w, target.Row{Name: "inc$w.NAME", Pattern: "d:$T = (add.$T z (zext.$T PATTERN))", Asm: "COMPAREcinc {d:$R}, {z:$R}, {CC}"})...)
	}
	add(all,
		target.Row{Name: "sel1.NAME", Pattern: "d:i1 = (select.i1 PATTERN x y)", Asm: "COMPAREcsel {d:32}, {x:32}, {y:32}, {CC}"},
		target.Row{Name: "sel1.NAME.zero", Pattern: "d:i1 = (select.i1 PATTERN x #0)", Asm: "COMPAREcsel {d:32}, {x:32}, wzr, {CC}"},
		target.Row{Name: "sel1.NAME.one", Pattern: "d:i1 = (select.i1 PATTERN x #-1)", Asm: "COMPAREcsinc {d:32}, {x:32}, wzr, {CC}"})
	for _, p := range precisions {
		add(all, p.rows(target.Row{Name: "sel$T.NAME", Pattern: "d:$T = (select.$T PATTERN x y)", Asm: "COMPAREfcsel {d:$w}, {x:$w}, {y:$w}, {CC}"})...)
	}
	for _, w := range widths {
		rows = append(rows, at(w, counted...)...)
	}
	return append(append(append(rows, branches()...), narrowBranches()...), onFlags()...)
}

// counted are truth values added to a number and subtracted from it.
var counted = []target.Row{
	{Name: "inc$w.true.r", Pattern: "d:$T = (add.$T z (zext.$T c:i1))", Cycles: 2, Asm: "tst {c:32}, #1; cinc {d:$R}, {z:$R}, ne"},
	{Name: "dec$w.true.r", Pattern: "d:$T = (sub.$T z (zext.$T c:i1))", Cycles: 2, Asm: "cmp wzr, {c:32}, lsl #31; sbc {d:$R}, {z:$R}, $xzr"},
}

// onFlags returns branches and selections by truth values that are in a flag already (target.Forms.OnFlag). What puts them
// there from the register, which may be clobbered, is always left out.
func onFlags() (rows []target.Row) {
	const fromSign = "cmp wzr, {c:32}, lsl #31; "
	for _, f := range []struct {
		flag, compare, cc, not string
		lines                  int8
	}{
		{".carry", "lsl {c:32}, {c:32}, #31; cmn {c:32}, {c:32}; ", "{hs|lo}", "{lo|hs}", 2}, {".borrow", fromSign, "{lo|hs}", "{hs|lo}", 1},
		{".overflow", fromSign, "{vs|vc}", "{vc|vs}", 1}, {".unequal", fromSign, "{ne|eq}", "{eq|ne}", 1},
	} {
		list := []target.Row{
			{Name: "tbnz1", Pattern: "(condbr c:i1)", Asm: "COMPAREb.{CC} {T}" + condBranch + "; b {F}" + farBranch},
			{Name: "tbz1", Pattern: "(condbr (xor.i1 c #-1))", Asm: "COMPAREb.{NOT} {T}" + condBranch + "; b {F}" + farBranch},
		}
		for _, w := range full {
			list = append(list, at(w, selections("$xzr")...)...)
		}
		for _, w := range widths {
			more := []target.Row{{Name: "zext1to$w", Pattern: "d:$T = (zext.$T c:i1)", Asm: "COMPAREcset {d:32}, {CC}"}, {Name: "inc$w.true.r", Pattern: "d:$T = (add.$T z (zext.$T c:i1))", Asm: "COMPAREcinc {d:$R}, {z:$R}, {CC}"}}
			if f.flag == ".borrow" {
				more = append(more, target.Row{Name: "dec$w.true.r", Pattern: "d:$T = (sub.$T z (zext.$T c:i1))", Asm: "COMPAREsbc {d:$R}, {z:$R}, $xzr"})
			}
			list = append(list, at(w, more...)...)
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

// selections returns selections between a register and another one or a constant that zero, the register, makes.
func selections(zero string) []target.Row {
	return with([]target.Row{
		{Name: "sel$w.NAME", Pattern: "d:$T = (select.$T PATTERN x y)", Asm: "COMPAREcsel {d:$R}, {x:$R}, {y:$R}, {CC}"},
		{Name: "sel$w.NAME.zero", Pattern: "d:$T = (select.$T PATTERN x #0)", Asm: "COMPAREcsel {d:$R}, {x:$R}, ZR, {CC}"},
		{Name: "sel$w.NAME.one", Pattern: "d:$T = (select.$T PATTERN x #1)", Asm: "COMPAREcsinc {d:$R}, {x:$R}, ZR, {CC}"},
		{Name: "sel$w.NAME.ones", Pattern: "d:$T = (select.$T PATTERN x #-1)", Asm: "COMPAREcsinv {d:$R}, {x:$R}, ZR, {CC}"},
		{Name: "sel$w.NAME.not.zero", Pattern: "d:$T = (select.$T PATTERN #0 y)", Asm: "COMPAREcsel {d:$R}, {y:$R}, ZR, {NOT}"},
		{Name: "sel$w.NAME.not.one", Pattern: "d:$T = (select.$T PATTERN #1 y)", Asm: "COMPAREcsinc {d:$R}, {y:$R}, ZR, {NOT}"},
		{Name: "sel$w.NAME.not.ones", Pattern: "d:$T = (select.$T PATTERN #-1 y)", Asm: "COMPAREcsinv {d:$R}, {y:$R}, ZR, {NOT}"},
	}, "ZR", zero)
}

// branches returns those that compare with zero or test a bit by themselves.
func branches() (rows []target.Row) {
	for _, w := range full {
		rows = append(rows, at(w,
			target.Row{Name: "cbz$w", Pattern: "(condbr (icmp.$T eq a #0))", Asm: "cb{z|nz} {a}, {T}" + condBranch + "; b {F}" + farBranch},
			target.Row{Name: "cbnz$w", Pattern: "(condbr (icmp.$T ne a #0))", Asm: "cb{nz|z} {a}, {T}" + condBranch + "; b {F}" + farBranch},
			target.Row{Name: "tbz$w", Pattern: "(condbr (icmp.$T eq (and.$T a k:pow2) #0))", Asm: "tb{z|nz} {a}, {k:log2}, {T}" + nearBranch + "; b {F}" + farBranch},
			target.Row{Name: "tbnz$w", Pattern: "(condbr (icmp.$T ne (and.$T a k:pow2) #0))", Asm: "tb{nz|z} {a}, {k:log2}, {T}" + nearBranch + "; b {F}" + farBranch},
			target.Row{Name: "tbz$w.sign", Pattern: "(condbr (icmp.$T sge a #0))", Asm: "tb{z|nz} {a}, #$max, {T}" + nearBranch + "; b {F}" + farBranch},
			target.Row{Name: "tbnz$w.sign", Pattern: "(condbr (icmp.$T slt a #0))", Asm: "tb{nz|z} {a}, #$max, {T}" + nearBranch + "; b {F}" + farBranch},
			target.Row{Name: "tbz$w.ones", Pattern: "(condbr (icmp.$T sgt a #-1))", Asm: "tb{z|nz} {a}, #$max, {T}" + nearBranch + "; b {F}" + farBranch})...)
	}
	for _, w := range widths {
		rows = append(rows, at(w, target.Row{Name: "tbnz$w.low", Pattern: "(condbr (trunc.i1 a:$T))", Asm: "tb{nz|z} {a:32}, #0, {T}" + nearBranch + "; b {F}" + farBranch})...)
	}
	for _, w := range full {
		rows = append(rows, at(w, target.Row{Name: "tbnz$w.bit", Pattern: "(condbr (trunc.i1 (lshr.$T a k:1..$max)))", Asm: "tb{nz|z} {a}, {k}, {T}" + nearBranch + "; b {F}" + farBranch})...)
	}
	return append(rows,
		target.Row{Name: "tbnz1", Pattern: "(condbr c:i1)", Asm: "tb{nz|z} {c:32}, #0, {T}" + nearBranch + "; b {F}" + farBranch},
		target.Row{Name: "tbz1", Pattern: "(condbr (xor.i1 c #-1))", Asm: "tb{z|nz} {c:32}, #0, {T}" + nearBranch + "; b {F}" + farBranch})
}
