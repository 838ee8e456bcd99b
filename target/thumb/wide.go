package thumb

import (
	"strconv"
	"strings"

	"spillway/target"
	"spillway/target/arm"
)

// Thumb-2's instructions of four bytes: rows besides those of two bytes, which with registers beyond r7 have four bytes, too.
const (
	four = " | +4 any" // whatever the registers
	two  = " | +2 any" // the same
)

// shiftedOperands are the second operands that are shifted by a constant.
var shiftedOperands = []struct{ name, pattern, asm string }{
	{"lsl", "(shl.$T b k:1..$max)", "{b}, lsl {k}"}, {"lsr", "(lshr.$T b k:1..$max)", "{b}, lsr {k}"}, {"asr", "(ashr.$T b k:1..$max)", "{b}, asr {k}"},
	{"ror", "(rotr.$T b k:1..$max)", "{b}, ror {k}"}, {"rol", "(rotl.$T b k:1..$max)", "{b}, ror {k:=less32}"},
}

// wideRows returns the rows that Thumb-2 has besides those of Thumb-1.
func wideRows() (rows []target.Row) {
	for _, list := range [][]target.Row{arm.Saturations(four), wideArithmetic(), multiplication(), bitFields(), wideOverflow(), wideConstants(), wideMemory(), atomics(), nearBranches(), wideTables()} {
		rows = append(rows, list...)
	}
	for i := range rows {
		rows[i].Needs |= T2
	}
	return rows
}

// always gives each line of a row's text that says nothing of its length four bytes.
func always(rows ...target.Row) []target.Row {
	for i := range rows {
		lines := strings.Split(rows[i].Asm, "; ")
		for k, line := range lines {
			if line != "" && !strings.Contains(line, " | ") && !strings.HasSuffix(line, ":") {
				lines[k] += four
			}
		}
		rows[i].Asm = strings.Join(lines, "; ")
	}
	return rows
}

// nearBranches returns branches on whether a register is zero, which reach up to 126 bytes further on.
func nearBranches() (rows []target.Row) {
	for _, p := range [][3]string{{"eq", "br.zero", "cb{z|nz}"}, {"ne", "br.nonzero", "cb{nz|z}"}} {
		rows = append(rows, target.Row{Name: p[1], Pattern: "(condbr (icmp.i32 " + p[0] + " a #0))", Flags: target.TileHidden, Asm: p[2] + " {a}, {T} | jump:2,2,0..128; b {F} | jump:2,4,-2046..2048"})
	}
	return rows
}

// wideTables returns jumps through a table that follows them.
func wideTables() []target.Row {
	return []target.Row{
		{Named: true, Name: wideTable, Pattern: "(jumptable i)", Cycles: 4, Asm: "tbh [pc, {i}, lsl #1]" + four, Table: distances(2, 0)},
		{Name: narrowTable, Pattern: "(jumptable i)", Flags: target.TileHidden, Cycles: 4, Asm: "tbb [pc, {i}]" + four, Table: distances(1, 0)},
	}
}

// wideArithmetic returns additions and logic with constants, shifted operands and three registers.
func wideArithmetic() (rows []target.Row) {
	for _, w := range widths {
		for _, op := range []struct{ asm, pattern string }{
			{"add.w", "(add.$T a %)"}, {"sub.w", "(sub.$T a %)"}, {"rsb", "(sub.$T % a)"}, {"and", "(and.$T a %)"}, {"orr", "(or.$T a %)"}, {"eor", "(xor.$T a %)"},
			{"bic", "(and.$T a (xor.$T % #-1))"}, {"orn", "(or.$T a (xor.$T % #-1))"},
		} {
			for _, s := range shiftedOperands {
				if w < 32 && s.name != "lsl" {
					continue
				}
				rows = append(rows, always(at(w, target.Row{Name: op.asm + "$w." + s.name, Pattern: "d:$T = " + strings.ReplaceAll(op.pattern, "%", s.pattern), Asm: op.asm + " {d}, {a}, " + s.asm})...)...)
			}
		}
		rows = append(rows, always(at(w,
			target.Row{Named: true, Name: "add$w.ri", Pattern: "d:$T = (add.$T a k:0..7)", Asm: "adds {d}, {a}, {k} | +2"},
			target.Row{Named: true, Name: "add$w.ri8", Pattern: "d:$T = (add.$T a k:0..255)", Constraints: "d=a", Asm: "adds {d}, {k} | +2"},
			target.Row{Name: "sub$w.ri", Pattern: "d:$T = (add.$T a k:-7..-1)", Asm: "subs {d}, {a}, {k:=negated} | +2"},
			target.Row{Name: "sub$w.ri8", Pattern: "d:$T = (add.$T a k:-255..-1)", Constraints: "d=a", Asm: "subs {d}, {k:=negated} | +2"},
			target.Row{Name: "orn$w.rr", Pattern: "d:$T = (or.$T a (xor.$T b #-1))", Asm: "orn {d}, {a}, {b}"},
			target.Row{Name: "add$w.mod", Pattern: "d:$T = (add.$T a k:arith)", Asm: "add.w {d}, {a}, {k}"},
			target.Row{Named: true, Name: "add$w.flat", Pattern: "d:$T = (add.$T a k:-4095..4095)", Asm: "addw {d}, {a}, {k}"},
			target.Row{Name: "rsb$w.mod", Pattern: "d:$T = (sub.$T k:mod a)", Asm: "rsb.w {d}, {a}, {k}"},
			target.Row{Name: "and$w.mod", Pattern: "d:$T = (and.$T a k:logic)", Asm: "and {d}, {a}, {k}"},
			target.Row{Name: "orr$w.mod", Pattern: "d:$T = (or.$T a k:mod)", Asm: "orr {d}, {a}, {k}"},
			target.Row{Name: "orn$w.mod", Pattern: "d:$T = (or.$T a k:modnot)", Asm: "orn {d}, {a}, {k:=inverse}"},
			target.Row{Name: "eor$w.mod", Pattern: "d:$T = (xor.$T a k:mod)", Asm: "eor {d}, {a}, {k}"})...)...)
	}
	return append(rows, always(
		target.Row{Name: "adjustsp.flat", Constraints: "k:-4095..4095", Flags: effect, Asm: "addw sp, sp, {k}"},
		target.Row{Name: "zext8to32.and.mod", Pattern: "d:i32 = (zext.i32 (and.i8 a k:0..127))", Asm: "and {d}, {a}, {k}"},
		target.Row{Name: "zext16to32.and.mod", Pattern: "d:i32 = (zext.i32 (and.i16 a k:0..127))", Asm: "and {d}, {a}, {k}"},
		target.Row{Name: "not1.mod", Pattern: "d:i1 = (xor.i1 a #-1)", Asm: "eor {d}, {a}, #1"},
		target.Row{Name: "ror32.wide", Pattern: "d:i32 = (rotr.i32 a k:1..31)", Asm: "ror {d}, {a}, {k}"},
		target.Row{Name: "rol32.wide", Pattern: "d:i32 = (rotl.i32 a k:1..31)", Asm: "ror {d}, {a}, {k:=less32}"},
		target.Row{Name: "smax32.shift", Pattern: "d:i32 = (smax.i32 a #0)", Asm: "bic {d}, {a}, {a}, asr #31"},
		target.Row{Name: "smin32.shift", Pattern: "d:i32 = (smin.i32 a #0)", Asm: "and {d}, {a}, {a}, asr #31"},
		target.Row{Name: "fshr32.ri", Pattern: "d:i32 = (fshr.i32 a b k:1..31)", Constraints: "d!", Cycles: 2, Asm: "lsrs {d}, {b}, {k} | +2; orr {d}, {d}, {a}, lsl {k:=less32}"},
		target.Row{Name: "fshl32.ri", Pattern: "d:i32 = (fshl.i32 a b k:1..31)", Constraints: "d!", Cycles: 2, Asm: "lsls {d}, {a}, {k} | +2; orr {d}, {d}, {b}, lsr {k:=less32}"},
		target.Row{Name: "fshr32.rr", Pattern: "d:i32 = (fshr.i32 a b c)", Constraints: "d! t:i32! u:i32!", Cycles: 5, Asm: "and {t}, {c}, #31; lsr.w {d}, {b}, {t}; rsb.w {t}, {t}, #32; lsl.w {u}, {a}, {t}; orrs {d}, {u} | +2"},
		target.Row{Name: "fshl32.rr", Pattern: "d:i32 = (fshl.i32 a b c)", Constraints: "d! t:i32! u:i32!", Cycles: 5, Asm: "and {t}, {c}, #31; lsl.w {d}, {a}, {t}; rsb.w {t}, {t}, #32; lsr.w {u}, {b}, {t}; orrs {d}, {u} | +2"})...)
}

// wideConditions are comparisons with constants and shifted operands.
func wideConditions() []condition {
	list := []condition{{Name: "cmp.mod", Pattern: "(icmp.i32 ?cc a k:arith)", Asm: "cmp.w {a}, {k}" + four, CC: "{cc}"}}
	for _, s := range shiftedOperands {
		r := at(32, target.Row{Name: "cmp." + s.name, Pattern: "(icmp.i32 ?cc a " + s.pattern + ")", Asm: "cmp.w {a}, " + s.asm + four})[0].Written()
		list = append(list, condition{Name: r.Name, Pattern: r.Pattern, Asm: r.Asm, CC: "{cc}"})
	}
	for _, p := range []struct{ pred, cc string }{{"ne", "{ne|eq}"}, {"eq", "{eq|ne}"}} {
		list = append(list, condition{Name: "tst.mod." + p.pred, Pattern: "(icmp.i32 " + p.pred + " (and.i32 a k:mod) #0)", Asm: "tst {a}, {k}" + four, CC: p.cc})
		for _, from := range []string{"8", "16"} {
			list = append(list,
				condition{Name: "tst" + from + ".mod." + p.pred, Pattern: "(icmp.i" + from + " " + p.pred + " (and.i" + from + " a k:0..127) #0)", Asm: "tst {a}, {k}" + four, CC: p.cc},
				condition{Name: "tst" + from + ".mod.zext." + p.pred, Pattern: "(icmp.i32 " + p.pred + " (zext.i32 (and.i" + from + " a k:0..127)) #0)", Asm: "tst {a}, {k}" + four, CC: p.cc})
		}
	}
	for _, p := range []struct{ op, cc, not string }{{"ult", "lo", "hs"}, {"slt", "lt", "ge"}} {
		for _, f := range []struct{ name, args, asm string }{
			{"ri", "a b e k:mod", "cmp {a}, {e}; sbcs {t}, {b}, {k}" + four}, {"s0", "a b k:0..255 #0", "cmp {a}, {k} | +2; sbcs {t}, {b}, #0" + four},
			{"i0", "a b k:arith #0", "cmp.w {a}, {k}" + four + "; sbcs {t}, {b}, #0" + four}, {"i1", "a b k:arith #-1", "cmp.w {a}, {k}" + four + "; sbcs {t}, {b}, #-1" + four},
		} {
			pattern := "(" + p.op + ".wide.i1 " + f.args + ")"
			list = append(list, condition{Name: p.op + "wide." + f.name, Pattern: pattern, Asm: f.asm, CC: "{" + p.cc + "|" + p.not + "}", Temp: true},
				condition{Name: p.op + "wide." + f.name + ".less", Pattern: "(xor.i1 " + pattern + " #-1)", Asm: f.asm, CC: "{" + p.not + "|" + p.cc + "}", Temp: true})
		}
	}
	return list
}

// multiplication returns products of one and of two words, and quotients.
func multiplication() (rows []target.Row) {
	for _, w := range widths {
		rows = append(rows, at(w,
			target.Row{Name: "mul$w.wide", Pattern: "d:$T = (mul.$T a b)", Cycles: 2, Asm: "mul {d}, {a}, {b}"},
			target.Row{Name: "mla$w", Pattern: "d:$T = (add.$T c (mul.$T a b))", Cycles: 2, Asm: "mla {d}, {a}, {b}, {c}"},
			target.Row{Name: "mls$w", Pattern: "d:$T = (sub.$T c (mul.$T a b))", Cycles: 2, Asm: "mls {d}, {a}, {b}, {c}"})...)
	}
	for _, op := range []string{"s", "u"} {
		rows = append(rows, with([]target.Row{
			{Name: "OPmulh32", Pattern: "d:i32 = (OPmulh.i32 a b)", Constraints: "t:i32", Cycles: 3, Asm: "OPmull {t}, {d}, {a}, {b}"},
			{Name: "OPmulwide32", Pattern: "d:i32, h:i32 = (OPmul.wide.i32 a b)", Cycles: 3, Asm: "OPmull {d}, {h}, {a}, {b}"},
			{Name: "OPdiv32", Pattern: "d:i32 = (OPdiv.i32 a b)", Cycles: 8, Needs: HWDiv, Asm: "OPdiv {d}, {a}, {b}"},
			{Name: "OPrem32", Pattern: "d:i32 = (OPrem.i32 a b)", Constraints: "t:i32!", Cycles: 10, Needs: HWDiv, Asm: "OPdiv {t}, {a}, {b}; mls {d}, {t}, {b}, {a}"},
			{Name: "OPdivrem32", Pattern: "d:i32, r:i32 = (OPdivrem.i32 a b)", Constraints: "d!", Cycles: 10, Needs: HWDiv, Asm: "OPdiv {d}, {a}, {b}; mls {r}, {d}, {b}, {a}"},
		}, "OP", op)...)
	}
	return always(append(rows,
		target.Row{Name: "smulbb", Pattern: "d:i32 = (mul.i32 (sext.i32 a:i16) (sext.i32 b:i16))", Cycles: 2, Needs: DSP, Asm: "smulbb {d}, {a}, {b}"},
		target.Row{Name: "smlabb", Pattern: "d:i32 = (add.i32 c (mul.i32 (sext.i32 a:i16) (sext.i32 b:i16)))", Cycles: 2, Needs: DSP, Asm: "smlabb {d}, {a}, {b}, {c}"},
		target.Row{Name: "umulo32", Pattern: "d:i32, o:i1 = (umul.with.overflow.i32 a b)", Constraints: "d! o! t:i32!", Cycles: 7, Asm: "umull {d}, {t}, {a}, {b}; movs {o}, #1 | +2; cmp {t}, #0 | +2; bne {L0} | +2; movs {o}, #0 | +2; L0:"},
		target.Row{Name: "smulo32", Pattern: "d:i32, o:i1 = (smul.with.overflow.i32 a b)", Constraints: "d! o! t:i32!", Cycles: 7, Asm: "smull {d}, {t}, {a}, {b}; movs {o}, #1 | +2; cmp.w {t}, {d}, asr #31; bne {L0} | +2; movs {o}, #0 | +2; L0:"})...)
}

// bitFields returns fields taken out of a register, counts of bits and what is added of one with DSP.
func bitFields() (rows []target.Row) {
	var each [][]string
	for n := 1; n < 31; n++ {
		each = append(each, []string{"BITS", strconv.Itoa(n), "MASK", strconv.FormatUint(1<<n-1, 10), "MOST", strconv.Itoa(32 - n)})
	}
	rows = append(rows, target.Row{Name: "ubfx.BITS", Pattern: "d:i32 = (and.i32 (lshr.i32 a k:1..MOST) #MASK)", Each: each, Asm: "ubfx {d}, {a}, {k}, #BITS"})
	for _, from := range widths[:2] {
		for _, x := range []struct{ ir, asm string }{{"zext", "u"}, {"sext", "s"}} {
			rows = append(rows, with([]target.Row{{Name: "EXTtaS", Pattern: "d:i32 = (add.i32 a (EXT.i32 b:iFROM))", Needs: DSP, Asm: "Xxta+S {d}, {a}, {b}"}},
				"FROM", strconv.Itoa(int(from)), "EXT", x.ir, "Xxt", x.asm+"xt", "+S", from.suffix(), "taS", "ta"+from.suffix())...)
		}
	}
	return always(append(rows,
		target.Row{Name: "ctlz32", Pattern: "d:i32 = (ctlz.i32 a)", Asm: "clz {d}, {a}"},
		target.Row{Name: "cttz32", Pattern: "d:i32 = (cttz.i32 a)", Cycles: 2, Asm: "rbit {d}, {a}; clz {d}, {d}"},
		target.Row{Name: "rbit32", Pattern: "d:i32 = (bitreverse.i32 a)", Asm: "rbit {d}, {a}"},
		target.Row{Name: "pkhbt", Pattern: "d:i32 = (or.i32 (and.i32 a #65535) (shl.i32 b #16))", Needs: DSP, Asm: "pkhbt {d}, {a}, {b}, lsl #16"},
		target.Row{Name: "pkhbt.zext", Pattern: "d:i32 = (or.i32 (zext.i32 a:i16) (shl.i32 b #16))", Needs: DSP, Asm: "pkhbt {d}, {a}, {b}, lsl #16"})...)
}

// wideOverflow returns arithmetic of two words with constants and shifted operands.
func wideOverflow() (rows []target.Row) {
	for _, op := range []struct{ ir, low, high string }{{"add", "adds", "adc"}, {"sub", "subs", "sbc"}} {
		rows = append(rows, always(with([]target.Row{
			{Name: "IRwide.three", Pattern: "d:i32, h:i32 = (IR.wide.i32 a b x y)", Constraints: "b~ y~", Cycles: 2, Asm: "LOW {d}, {a}, {x} | +2; HIGH {h}, {b}, {y}"},
			{Name: "IRwide.i0", Pattern: "d:i32, h:i32 = (IR.wide.i32 a b k:0..7 #0)", Constraints: "b~", Cycles: 2, Asm: "LOW {d}, {a}, {k} | +2; HIGH {h}, {b}, #0"},
			{Name: "IRwide.m0", Pattern: "d:i32, h:i32 = (IR.wide.i32 a b k:arith #0)", Constraints: "b~", Cycles: 2, Asm: "LOW.w {d}, {a}, {k}; HIGH {h}, {b}, #0"},
			{Name: "IRwide.i1", Pattern: "d:i32, h:i32 = (IR.wide.i32 a b k:arith #-1)", Constraints: "b~", Cycles: 2, Asm: "LOW.w {d}, {a}, {k}; HIGH {h}, {b}, #-1"},
			{Name: "IRwide.ri", Pattern: "d:i32, h:i32 = (IR.wide.i32 a b x k:mod)", Constraints: "b~", Cycles: 2, Asm: "LOW {d}, {a}, {x} | +2; HIGH {h}, {b}, {k}"},
		}, "IR", op.ir, "LOW", op.low, "HIGH", op.high)...)...)
	}
	return append(rows, always(
		target.Row{Name: "addwide.less", Pattern: "d:i32, h:i32 = (add.wide.i32 a b k:-7..-1 #-1)", Constraints: "b~", Cycles: 2, Asm: "subs {d}, {a}, {k:=negated} | +2; sbc {h}, {b}, #0"})...)
}

// wideConstants returns constants that one instruction has.
func wideConstants() (rows []target.Row) {
	for _, w := range widths[1:] {
		rows = append(rows, always(at(w,
			target.Row{Name: "const$w.mod", Pattern: "d:$T = k:logic", Asm: "mov.w {d}, {k}"},
			target.Row{Name: "const$w.movw", Pattern: "d:$T = k:movw", Asm: "movw {d}, {k}"})...)...)
	}
	return rows
}

// wideMemory returns accesses with offsets of 12 bits and indexes that are shifted.
func wideMemory() (rows []target.Row) {
	for _, w := range widths {
		rows = append(rows, with(at(w,
			target.Row{Name: "load$w.wide", Pattern: "d:$T = (load.$T!monotonic m)", Cycles: loadCycles, Asm: "ldrS.w {d}, {m}"},
			target.Row{Name: "store$w.wide", Pattern: "(store.$T!monotonic v m)", Cycles: loadCycles, Asm: "strS.w {v}, {m}"}), "rS.w", "r"+w.suffix()+".w")...)
	}
	rows = append(rows,
		target.Row{Name: "lea.wide", Pattern: "d:i32 = m:mem", Flags: target.TileRemat, Asm: "add.w {d}, {m:sum}"},
		target.Row{Name: "load1.wide", Pattern: "d:i1 = (load.i1!monotonic m)", Cycles: loadCycles, Asm: "ldrb.w {d}, {m}"},
		target.Row{Name: "store1.wide", Pattern: "(store.i1!monotonic v m)", Cycles: loadCycles, Asm: "strb.w {v}, {m}"})
	for i, to := range widths {
		for _, from := range widths[:i] {
			rows = append(rows, with(at(to,
				target.Row{Name: "zextFROMto$w.m.wide", Pattern: "d:$T = (zext.$T (load.iFROM!monotonic m))", Cycles: loadCycles, Asm: "ldrS.w {d}, {m}"},
				target.Row{Name: "sextFROMto$w.m.wide", Pattern: "d:$T = (sext.$T (load.iFROM!monotonic m))", Cycles: loadCycles, Asm: "ldrsS.w {d}, {m}"},
			), "FROM", strconv.Itoa(int(from)), "S.w", from.suffix()+".w")...)
		}
	}
	for i := range rows {
		rows[i].Constraints, rows[i].Named = "m+-255..4095", true
	}
	return always(rows...)
}

// accesses returns the names of the rows with an address that wideMemory has wider ones of.
func accesses() []string {
	names := []string{"lea", "load1", "store1"}
	for i, w := range widths {
		to := strconv.Itoa(int(w))
		names = append(names, "load"+to, "store"+to)
		for _, from := range widths[:i] {
			names = append(names, "zext"+strconv.Itoa(int(from))+"to"+to+".m", "sext"+strconv.Itoa(int(from))+"to"+to+".m")
		}
	}
	return names
}

// atomics returns read-modify-write operations and compare-and-exchange by exclusive pairs.
func atomics() (rows []target.Row) {
	for _, o := range arm.Orderings {
		before, after := "", ""
		if o.Before {
			before = "dmb sy; "
		}
		if o.After {
			after = "; dmb sy"
		}
		rows = append(rows, exchanges(o.Name, before, after)...)
	}
	return rows
}

// exchanges returns those of an order, with what is before and after them.
func exchanges(order, before, after string) (rows []target.Row) {
	for _, w := range widths {
		var list []target.Row
		for _, op := range []struct{ name, compute string }{
			{"xchg", ""}, {"add", "add.w {t}, {d}, {v}; "}, {"sub", "sub.w {t}, {d}, {v}; "}, {"and", "and {t}, {d}, {v}; "},
			{"or", "orr {t}, {d}, {v}; "}, {"xor", "eor {t}, {d}, {v}; "}, {"nand", "and {t}, {d}, {v}; mvns {t}, {t} | +2; "},
		} {
			value, constraints := "t", "m+none*0 d! v~ t:i32! s:i32!"
			if op.name == "xchg" {
				value, constraints = "v", "m+none*0 d! v~ s:i32!"
			}
			list = append(list, target.Row{Name: "rmw." + op.name + "$w." + order, Pattern: "d:$T = (atomicrmw.$T!" + order + " " + op.name + " m v)", Constraints: constraints, Cycles: 20,
				Asm: before + "L0:; ldrexS {d}, {m}; " + op.compute + "strexS {s}, {" + value + "}, {m}; cmp {s}, #0 | +2; bne {L0} | +2" + after})
		}
		compare := "cmp {d}, {e}" + two + "; "
		if w < 32 {
			compare = "uxtS {o}, {e} | +2; cmp {d}, {o}" + two + "; "
		}
		list = append(list, target.Row{Name: "cmpxchg$w." + order, Pattern: "d:$T, o:i1 = (cmpxchg.$T!" + order + " m e n)", Constraints: "m+none*0 d! o! e~ n~", Cycles: 20,
			Asm: before + "L0:; ldrexS {d}, {m}; " + compare + "mov.w {o}, #0; bne {L1} | +2; strexS {o}, {n}, {m}; cmp {o}, #0 | +2; bne {L0} | +2; movs {o}, #1 | +2; L1:" + after})
		rows = append(rows, with(always(at(w, list...)...), "exS ", "ex"+w.suffix()+" ", "tS ", "t"+w.suffix()+" ")...)
	}
	return rows
}
