package arm64

import "spillway/target"

// twoWords returns sums and differences of 128 bits. A high word that is zero needs no register.
func twoWords() (rows []target.Row) {
	for _, op := range []struct{ ir, low, high, other string }{{"add", "adds", "adc", "sbc"}, {"sub", "subs", "sbc", "adc"}} {
		rows = append(rows, with([]target.Row{
			{Name: "IRwide.i0", Pattern: "d:i64, h:i64 = (IR.wide.i64 a b k:arith #0)", Asm: "LOW {d}, {a}, {k}; HIGH {h}, {b}, xzr"},
			{Name: "IRwide.i1", Pattern: "d:i64, h:i64 = (IR.wide.i64 a b k:arith #-1)", Asm: "LOW {d}, {a}, {k}; OTHER {h}, {b}, xzr"},
		}, "IR", op.ir, "LOW", op.low, "HIGH", op.high, "OTHER", op.other)...)
		lows := []struct{ name, pattern, asm string }{{"r", "x", "{x}"}, {"uxtw", "(zext.i64 x:i32)", "{x:32}, uxtw"}}
		for _, s := range shiftKinds {
			lows = append(lows, struct{ name, pattern, asm string }{s.asm, "(" + s.ir + ".i64 x k:1..63)", "{x}, " + s.asm + " {k}"})
		}
		for _, x := range lows {
			rows = append(rows, with([]target.Row{
				{Name: "IRwide.FORMr", Pattern: "d:i64, h:i64 = (IR.wide.i64 a b LOWER y)", Asm: "LOW {d}, {a}, OPERAND; HIGH {h}, {b}, {y}"},
				{Name: "IRwide.FORM0", Pattern: "d:i64, h:i64 = (IR.wide.i64 a b LOWER #0)", Asm: "LOW {d}, {a}, OPERAND; HIGH {h}, {b}, xzr"},
				{Name: "IRwide.FORM0.both", Pattern: "d:i64, h:i64 = (IR.wide.i64 a #0 LOWER #0)", Asm: "LOW {d}, {a}, OPERAND; HIGH {h}, xzr, xzr"},
			}, "IR", op.ir, "LOWER", x.pattern, "LOW", op.low, "HIGH", op.high, "FORM", x.name, "OPERAND", x.asm)...)
		}
	}
	rows = append(rows, target.Row{Name: "negwide", Pattern: "d:i64, h:i64 = (sub.wide.i64 #0 #0 x y)", Asm: "negs {d}, {x}; sbc {h}, xzr, {y}"})
	for i := range rows {
		rows[i].Constraints, rows[i].Cycles = "d!", 2
	}
	return rows
}

// wordConditions returns comparisons of 128 bits.
func wordConditions() (conds []condition) {
	for _, p := range []struct{ pred, cc string }{{"ne", "{ne|eq}"}, {"eq", "{eq|ne}"}} {
		conds = append(conds,
			condition{Name: "cmpwide.rr." + p.pred, Pattern: "(icmp.i64 " + p.pred + " (or.i64 (xor.i64 a e) (xor.i64 b f)) #0)", Asm: "cmp {a}, {e}; ccmp {b}, {f}, #0, eq", CC: p.cc},
			condition{Name: "cmpwide.ri." + p.pred, Pattern: "(icmp.i64 " + p.pred + " (or.i64 (xor.i64 a k:arith) b) #0)", Asm: "cmp {a}, {k}; ccmp {b}, #0, #0, eq", CC: p.cc})
	}
	for _, p := range []struct{ op, cc, not string }{{"ult", "lo", "hs"}, {"slt", "lt", "ge"}} {
		cc, not := "{"+p.cc+"|"+p.not+"}", "{"+p.not+"|"+p.cc+"}"
		for _, f := range []struct{ name, args, asm string }{
			{"rr", "a b e f", "cmp {a}, {e}; sbcs xzr, {b}, {f}"}, {"r0", "a b e #0", "cmp {a}, {e}; sbcs xzr, {b}, xzr"}, {"0r", "a #0 e f", "cmp {a}, {e}; sbcs xzr, xzr, {f}"},
			{"i0", "a b k:arith #0", "cmp {a}, {k}; sbcs xzr, {b}, xzr"}, {"i1", "a b k:arith #-1", "cmp {a}, {k}; adcs xzr, {b}, xzr"},
		} {
			pattern := "(" + p.op + ".wide.i1 " + f.args + ")"
			conds = append(conds, condition{Name: p.op + "wide." + f.name, Pattern: pattern, Asm: f.asm, CC: cc},
				condition{Name: p.op + "wide." + f.name + ".less", Pattern: "(xor.i1 " + pattern + " #-1)", Asm: f.asm, CC: not})
		}
	}
	return conds
}
