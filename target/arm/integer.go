package arm

import (
	"strconv"
	"strings"

	"spillway/target"
)

// shiftKinds are the shifts that an operand may have.
var shiftKinds = []struct{ ir, asm string }{{"shl", "lsl"}, {"lshr", "lsr"}, {"ashr", "asr"}, {"rotr", "ror"}}

// A shiftedOperand is the second operand of an instruction as pattern and in text, instead of a register b.
type shiftedOperand struct{ name, pattern, asm string }

// shifted returns the operands of 32 bits that are shifted, by a constant or by a register; of those of fewer bits, whose
// registers have anything above them, only what does not bring that down.
func shifted(w width) (list []shiftedOperand) {
	for _, s := range shiftKinds {
		if w < 32 && s.ir != "shl" {
			continue
		}
		list = append(list, shiftedOperand{s.asm, "(" + s.ir + ".$T b k:1..$max)", "{b}, " + s.asm + " {k}"})
		if w == 32 {
			list = append(list, shiftedOperand{s.asm + ".r", "(" + s.ir + ".$T b c)", "{b}, " + s.asm + " {c}"})
		}
	}
	if w == 32 {
		list = append(list, shiftedOperand{"rol", "(rotl.$T b k:1..$max)", "{b}, ror {k:=less32}"})
	}
	return list
}

// replaceAll puts an operand in the place of each % of a text.
func replaceAll(s, operand string) string { return strings.ReplaceAll(s, "%", operand) }

// withShift returns rows with a shifted operand for % in pattern and text.
func withShift(w width, name, pattern, asm string) (rows []target.Row) {
	for _, s := range shifted(w) {
		rows = append(rows, target.Row{Name: name + "$w." + s.name, Pattern: replaceAll(pattern, s.pattern), Asm: replaceAll(asm, s.asm)})
	}
	return rows
}

// arithmetic returns additions, logic and negations.
func arithmetic() (rows []target.Row) {
	for _, w := range widths {
		for _, op := range []struct{ asm, pattern string }{
			{"add", "(add.$T a %)"}, {"sub", "(sub.$T a %)"}, {"rsb", "(sub.$T % a)"}, {"and", "(and.$T a %)"}, {"orr", "(or.$T a %)"}, {"eor", "(xor.$T a %)"},
			{"bic", "(and.$T a (xor.$T % #-1))"},
		} {
			pattern, asm := "d:$T = "+op.pattern, op.asm+" {d}, {a}, %"
			if op.asm != "rsb" {
				rows = append(rows, at(w, target.Row{Name: op.asm + "$w.rr", Pattern: replaceAll(pattern, "b"), Asm: replaceAll(asm, "{b}")})...)
			}
			rows = append(rows, at(w, withShift(w, op.asm, pattern, asm)...)...)
		}
		rows = append(rows, at(w,
			target.Row{Named: true, Name: "add$w.ri", Pattern: "d:$T = (add.$T a k:arith)", Asm: "add {d}, {a}, {k}"},
			target.Row{Name: "rsb$w.ri", Pattern: "d:$T = (sub.$T k:rot a)", Asm: "rsb {d}, {a}, {k}"},
			target.Row{Name: "and$w.ri", Pattern: "d:$T = (and.$T a k:logic)", Asm: "and {d}, {a}, {k}"},
			target.Row{Name: "orr$w.ri", Pattern: "d:$T = (or.$T a k:rot)", Asm: "orr {d}, {a}, {k}"},
			target.Row{Name: "eor$w.ri", Pattern: "d:$T = (xor.$T a k:rot)", Asm: "eor {d}, {a}, {k}"},
			target.Row{Name: "not$w", Pattern: "d:$T = (xor.$T a #-1)", Asm: "mvn {d}, {a}"})...)
		rows = append(rows, at(w, withShift(w, "not.", "d:$T = (xor.$T % #-1)", "mvn {d}, %")...)...)
	}
	rows = append(rows,
		target.Row{Named: true, Name: "add32.ri2", Pattern: "d:i32 = (add.i32 a k:arith2)", Cycles: 2, Asm: "add {d}, {a}, {k:=s0}; add {d}, {d}, {k:=s1}"},
		target.Row{Name: "or32.ri2", Pattern: "d:i32 = (or.i32 a k:or2)", Cycles: 2, Asm: "orr {d}, {a}, {k:=o0}; orr {d}, {d}, {k:=o1}"},
		target.Row{Name: "eor32.ri2", Pattern: "d:i32 = (xor.i32 a k:or2)", Cycles: 2, Asm: "eor {d}, {a}, {k:=o0}; eor {d}, {d}, {k:=o1}"},
		target.Row{Name: "and32.ri2", Pattern: "d:i32 = (and.i32 a k:clear2)", Cycles: 2, Asm: "bic {d}, {a}, {k:=c0}; bic {d}, {d}, {k:=c1}"})
	return append(rows, logicOfBits...)
}

// logicOfBits works on i1, which is 0 or 1 in the low byte.
var logicOfBits = []target.Row{
	{Name: "and1.rr", Pattern: "d:i1 = (and.i1 a b)", Asm: "and {d}, {a}, {b}"},
	{Name: "or1.rr", Pattern: "d:i1 = (or.i1 a b)", Asm: "orr {d}, {a}, {b}"},
	{Name: "xor1.rr", Pattern: "d:i1 = (xor.i1 a b)", Asm: "eor {d}, {a}, {b}"},
	{Name: "not1.r", Pattern: "d:i1 = (xor.i1 a #-1)", Asm: "eor {d}, {a}, #1"},
	{Name: "bic1.rr", Pattern: "d:i1 = (and.i1 a (xor.i1 b #-1))", Asm: "bic {d}, {a}, {b}"},
	{Name: "ne1.rr", Pattern: "d:i1 = (icmp.i1 ne a b)", Asm: "eor {d}, {a}, {b}"},
	{Name: "eq1.rr", Pattern: "d:i1 = (icmp.i1 eq a b)", Cycles: 2, Asm: "eor {d}, {a}, {b}; eor {d}, {d}, #1"},
}

// multiplication returns products of one and of two words, and quotients where the processor has them.
func multiplication() (rows []target.Row) {
	for _, w := range widths {
		rows = append(rows, at(w,
			target.Row{Name: "mul$w", Pattern: "d:$T = (mul.$T a b)", Cycles: 4, Asm: "mul {d}, {a}, {b}"},
			target.Row{Name: "mla$w", Pattern: "d:$T = (add.$T c (mul.$T a b))", Cycles: 4, Asm: "mla {d}, {a}, {b}, {c}"},
			target.Row{Name: "mls$w", Pattern: "d:$T = (sub.$T c (mul.$T a b))", Cycles: 4, Needs: V6T2, Asm: "mls {d}, {a}, {b}, {c}"})...)
	}
	for _, op := range []string{"s", "u"} {
		rows = append(rows, with([]target.Row{
			{Name: "OPmulh32", Pattern: "d:i32 = (OPmulh.i32 a b)", Constraints: "t:i32", Cycles: 5, Asm: "OPmull {t}, {d}, {a}, {b}"},
			{Name: "OPmulwide32", Pattern: "d:i32, h:i32 = (OPmul.wide.i32 a b)", Cycles: 5, Asm: "OPmull {d}, {h}, {a}, {b}"},
			{Name: "OPdiv32", Pattern: "d:i32 = (OPdiv.i32 a b)", Cycles: 12, Needs: HWDiv, Asm: "OPdiv {d}, {a}, {b}"},
			{Name: "OPrem32", Pattern: "d:i32 = (OPrem.i32 a b)", Constraints: "t:i32!", Cycles: 15, Needs: HWDiv, Asm: "OPdiv {t}, {a}, {b}; mls {d}, {t}, {b}, {a}"},
			{Name: "OPdivrem32", Pattern: "d:i32, r:i32 = (OPdivrem.i32 a b)", Constraints: "d!", Cycles: 15, Needs: HWDiv, Asm: "OPdiv {d}, {a}, {b}; mls {r}, {d}, {b}, {a}"},
		}, "OP", op)...)
	}
	return append(rows,
		target.Row{Name: "smulbb", Pattern: "d:i32 = (mul.i32 (sext.i32 a:i16) (sext.i32 b:i16))", Cycles: 3, Asm: "smulbb {d}, {a}, {b}"},
		target.Row{Name: "smlabb", Pattern: "d:i32 = (add.i32 c (mul.i32 (sext.i32 a:i16) (sext.i32 b:i16)))", Cycles: 3, Asm: "smlabb {d}, {a}, {b}, {c}"})
}

// shifts returns shifts and rotations.
func shifts() (rows []target.Row) {
	for _, w := range widths {
		rows = append(rows, at(w,
			target.Row{Name: "lsl$w.rr", Pattern: "d:$T = (shl.$T a b)", Asm: "lsl {d}, {a}, {b}"},
			target.Row{Name: "lsl$w.ri", Pattern: "d:$T = (shl.$T a k:1..$max)", Asm: "lsl {d}, {a}, {k}"})...)
	}
	for _, op := range shiftKinds[1:] {
		rows = append(rows, with([]target.Row{
			{Name: "OP32.rr", Pattern: "d:i32 = (IR.i32 a b)", Asm: "OP {d}, {a}, {b}"},
			{Name: "OP32.ri", Pattern: "d:i32 = (IR.i32 a k:1..31)", Asm: "OP {d}, {a}, {k}"},
		}, "OP", op.asm, "IR", op.ir)...)
	}
	// The lowest byte of a register says how far: none of its bits but the last 5 counts for rotations.
	return append(rows,
		target.Row{Name: "rol32.rr", Pattern: "d:i32 = (rotl.i32 a b)", Constraints: "t:i32!", Cycles: 2, Asm: "rsb {t}, {b}, #32; ror {d}, {a}, {t}"},
		target.Row{Name: "rol32.ri", Pattern: "d:i32 = (rotl.i32 a k:1..31)", Asm: "ror {d}, {a}, {k:=less32}"},
		target.Row{Name: "fshr32.ri", Pattern: "d:i32 = (fshr.i32 a b k:1..31)", Constraints: "d!", Cycles: 2, Asm: "lsr {d}, {b}, {k}; orr {d}, {d}, {a}, lsl {k:=less32}"},
		target.Row{Name: "fshl32.ri", Pattern: "d:i32 = (fshl.i32 a b k:1..31)", Constraints: "d!", Cycles: 2, Asm: "lsl {d}, {a}, {k}; orr {d}, {d}, {b}, lsr {k:=less32}"},
		target.Row{Name: "fshr32.rr", Pattern: "d:i32 = (fshr.i32 a b c)", Constraints: "d! t:i32!", Cycles: 4, Asm: "and {t}, {c}, #31; lsr {d}, {b}, {t}; rsb {t}, {t}, #32; orr {d}, {d}, {a}, lsl {t}"},
		target.Row{Name: "fshl32.rr", Pattern: "d:i32 = (fshl.i32 a b c)", Constraints: "d! t:i32!", Cycles: 4, Asm: "and {t}, {c}, #31; lsl {d}, {a}, {t}; rsb {t}, {t}, #32; orr {d}, {d}, {b}, lsr {t}"})
}

// bitCounting returns searches for bits, byte swaps, absolute values and the choices of the lesser and the greater.
func bitCounting() (rows []target.Row) {
	for _, op := range []struct{ ir, cc string }{{"smin", "gt"}, {"smax", "lt"}, {"umin", "hi"}, {"umax", "lo"}} {
		rows = append(rows, with([]target.Row{
			{Name: "IR32.rr", Pattern: "d:i32 = (IR.i32 a b)", Constraints: "d=a", Cycles: 2, Asm: "cmp {a}, {b}; movCC {d}, {b}"},
			{Name: "IR32.ri", Pattern: "d:i32 = (IR.i32 a k:rot)", Constraints: "d=a", Cycles: 2, Asm: "cmp {a}, {k}; movCC {d}, {k}"},
		}, "IR", op.ir, "CC", op.cc)...)
	}
	rows = append(rows, Saturations("")...)
	return append(rows,
		target.Row{Name: "smax32.r0", Pattern: "d:i32 = (smax.i32 a #0)", Asm: "bic {d}, {a}, {a}, asr #31"},
		target.Row{Name: "smin32.r0", Pattern: "d:i32 = (smin.i32 a #0)", Asm: "and {d}, {a}, {a}, asr #31"},
		target.Row{Name: "ctlz32", Pattern: "d:i32 = (ctlz.i32 a)", Asm: "clz {d}, {a}"},
		target.Row{Name: "cttz32", Pattern: "d:i32 = (cttz.i32 a)", Cycles: 2, Needs: V6T2, Asm: "rbit {d}, {a}; clz {d}, {d}"},
		target.Row{Name: "rbit32", Pattern: "d:i32 = (bitreverse.i32 a)", Needs: V6T2, Asm: "rbit {d}, {a}"},
		target.Row{Name: "bswap32", Pattern: "d:i32 = (bswap.i32 a)", Asm: "rev {d}, {a}"},
		target.Row{Name: "bswap16", Pattern: "d:i16 = (bswap.i16 a)", Asm: "rev16 {d}, {a}"},
		target.Row{Name: "abs32", Pattern: "d:i32 = (abs.i32 a)", Constraints: "d=a", Cycles: 2, Asm: "cmp {a}, #0; rsbmi {d}, {d}, #0"})
}

// overflow returns arithmetic with overflow bits and carries, and that of two words.
func overflow() (rows []target.Row) {
	for _, op := range []struct{ ir, asm, cc, not, flag string }{
		{"uadd", "adds", "hs", "lo", ".carry"}, {"sadd", "adds", "vs", "vc", ".overflow"}, {"usub", "subs", "lo", "hs", ".borrow"}, {"ssub", "subs", "vs", "vc", ".overflow"}} {
		set := "; movCC {o}, #1; movNOT {o}, #0"
		rows = append(rows, with(target.InFlag(op.flag, "; mov", []target.Row{
			{Name: "IRo32.rr", Pattern: "d:i32, o:i1 = (IR.with.overflow.i32 a b)", Cycles: 3, Asm: "OP {d}, {a}, {b}" + set},
			{Name: "IRo32.ri", Pattern: "d:i32, o:i1 = (IR.with.overflow.i32 a k:1..255)", Cycles: 3, Asm: "OP {d}, {a}, {k}" + set},
		}), "IR", op.ir, "OP", op.asm, "CC", op.cc, "NOT", op.not)...)
	}
	for _, op := range []struct {
		ir, asm, flag, in, cc, not string
		lines                      int8
		takes                      target.TileFlags
	}{
		{"addc", "adcs", ".carry", "lsrs {o}, {o}, #1", "hs", "lo", 1, target.TileTakesCarry},
		{"subc", "sbcs", ".borrow", "eor {o}, {o}, #1; lsrs {o}, {o}, #1", "lo", "hs", 2, target.TileTakesBorrow},
	} {
		list := []target.Row{
			{Name: "OP32.rr", Pattern: "d:i32, o:i1 = (IR.i32 a b c)", Constraints: "o=c!", Asm: "IN; OP {d}, {a}, {b}; movCC {o}, #1; movNOT {o}, #0"},
			{Name: "OP32.ri", Pattern: "d:i32, o:i1 = (IR.i32 a k:rot c)", Constraints: "o=c!", Asm: "IN; OP {d}, {a}, {k}; movCC {o}, #1; movNOT {o}, #0"},
		}
		last := []target.Row{ // where nothing needs the carry
			{Name: "OP32.rr.last", Pattern: "d:i32 = (IR.i32 a b c)", Constraints: "o:i1=c!", Flags: target.TileHidden, Asm: "IN; OP {d}, {a}, {b}"},
			{Name: "OP32.ri.last", Pattern: "d:i32 = (IR.i32 a k:rot c)", Constraints: "o:i1=c!", Flags: target.TileHidden, Asm: "IN; OP {d}, {a}, {k}"},
		}
		list = append(target.InFlag(op.flag, "; mov", list), last...)
		for i := range list {
			list[i].Cycles, list[i].FlagLines = 5, op.lines
			list[i].Flags |= op.takes
		}
		rows = append(rows, with(list, "IR", op.ir, "OP", op.asm, "IN", op.in, "CC", op.cc, "NOT", op.not)...)
	}
	for _, op := range []struct{ ir, low, high string }{{"add", "adds", "adc"}, {"sub", "subs", "sbc"}} {
		rows = append(rows, with([]target.Row{
			{Name: "IRwide.rr", Pattern: "d:i32, h:i32 = (IR.wide.i32 a b x y)", Constraints: "b~ y~", Cycles: 2, Asm: "LOW {d}, {a}, {x}; HIGH {h}, {b}, {y}"},
			{Name: "IRwide.i0", Pattern: "d:i32, h:i32 = (IR.wide.i32 a b k:arith #0)", Constraints: "b~", Cycles: 2, Asm: "LOW {d}, {a}, {k}; HIGH {h}, {b}, #0"},
			{Name: "IRwide.i1", Pattern: "d:i32, h:i32 = (IR.wide.i32 a b k:arith #-1)", Constraints: "b~", Cycles: 2, Asm: "LOW {d}, {a}, {k}; HIGH {h}, {b}, #-1"},
			{Name: "IRwide.ri", Pattern: "d:i32, h:i32 = (IR.wide.i32 a b x k:rot)", Constraints: "b~", Cycles: 2, Asm: "LOW {d}, {a}, {x}; HIGH {h}, {b}, {k}"},
		}, "IR", op.ir, "LOW", op.low, "HIGH", op.high)...)
		for _, s := range shiftKinds[:3] {
			rows = append(rows, with([]target.Row{
				{Name: "IRwide." + s.asm, Pattern: "d:i32, h:i32 = (IR.wide.i32 a b x (" + s.ir + ".i32 y k:1..31))", Constraints: "b~ y~", Cycles: 2, Asm: "LOW {d}, {a}, {x}; HIGH {h}, {b}, {y}, " + s.asm + " {k}"},
				{Name: "IRwide.low." + s.asm, Pattern: "d:i32, h:i32 = (IR.wide.i32 a b (" + s.ir + ".i32 x k:1..31) y)", Constraints: "b~ y~", Cycles: 2, Asm: "LOW {d}, {a}, {x}, " + s.asm + " {k}; HIGH {h}, {b}, {y}"},
			}, "IR", op.ir, "LOW", op.low, "HIGH", op.high)...)
		}
	}
	rows = append(rows, target.InFlag(".unequal", "; mov", []target.Row{
		{Name: "umulo32", Pattern: "d:i32, o:i1 = (umul.with.overflow.i32 a b)", Constraints: "t:i32", Cycles: 7, Asm: "umull {d}, {t}, {a}, {b}; cmp {t}, #0; movne {o}, #1; moveq {o}, #0"},
		{Name: "smulo32", Pattern: "d:i32, o:i1 = (smul.with.overflow.i32 a b)", Constraints: "t:i32", Cycles: 7, Asm: "smull {d}, {t}, {a}, {b}; cmp {t}, {d}, asr #31; movne {o}, #1; moveq {o}, #0"},
	})...)
	return append(rows,
		target.Row{Name: "negwide", Pattern: "d:i32, h:i32 = (sub.wide.i32 #0 #0 x y)", Constraints: "y~", Cycles: 2, Asm: "rsbs {d}, {x}, #0; rsc {h}, {y}, #0"},
		target.Row{Name: "rsbwide.ri", Pattern: "d:i32, h:i32 = (sub.wide.i32 k:rot #0 x y)", Constraints: "y~", Cycles: 2, Asm: "rsbs {d}, {x}, {k}; rsc {h}, {y}, #0"})
}

// extensions of integers, and what adds them; of 8 bits at any byte of a register.
func conversions() (rows []target.Row) {
	for i, to := range widths {
		rows = append(rows, at(to,
			target.Row{Name: "zext1to$w", Pattern: "d:$T = (zext.$T a:i1)", Asm: "and {d}, {a}, #1"},
			target.Row{Name: "sext1to$w", Pattern: "d:$T = (sext.$T a:i1)", Cycles: 2, Asm: "and {d}, {a}, #1; rsb {d}, {d}, #0"},
			target.Row{Name: "trunc$wto1", Pattern: "d:i1 = (trunc.i1 a:$T)", Asm: "and {d}, {a}, #1"})...)
		for _, from := range widths[:i] {
			rows = append(rows, with(at(to,
				target.Row{Named: true, Name: "zextFROMto$w", Pattern: "d:$T = (zext.$T a:iFROM)", Asm: "uxtS {d}, {a}"},
				target.Row{Named: true, Name: "sextFROMto$w", Pattern: "d:$T = (sext.$T a:iFROM)", Asm: "sxtS {d}, {a}"},
				target.Row{Name: "truncFROMto$w", Pattern: "d:iFROM = (trunc.iFROM a:$T)", Constraints: "d=a", Flags: target.TileAlias},
			), "FROM", strconv.Itoa(int(from)), "tS ", "t"+from.suffix()+" ")...)
		}
	}
	for _, from := range widths[:2] {
		for _, x := range []struct{ ir, asm string }{{"zext", "u"}, {"sext", "s"}} {
			list := []target.Row{{Name: "EXTtaS", Pattern: "d:i32 = (add.i32 a (EXT.i32 b:iFROM))", Asm: "Xxta+S {d}, {a}, {b}"}}
			for _, bit := range []string{"8", "16", "24"}[:4-int(from)/8] {
				list = append(list, with([]target.Row{
					{Name: "EXTtS.BIT", Pattern: "d:i32 = (EXT.i32 (trunc.iFROM (lshr.i32 a #BIT)))", Asm: "Xxt+S {d}, {a}, ror #BIT"},
					{Name: "EXTtaS.BIT", Pattern: "d:i32 = (add.i32 a (EXT.i32 (trunc.iFROM (lshr.i32 b #BIT))))", Asm: "Xxta+S {d}, {a}, {b}, ror #BIT"},
				}, "BIT", bit)...)
			}
			rows = append(rows, with(list, "FROM", strconv.Itoa(int(from)), "EXT", x.ir, "Xxt", x.asm+"xt", "+S", from.suffix(), "tS", "t"+from.suffix(), "taS", "ta"+from.suffix())...)
		}
	}
	return append(rows,
		target.Row{Name: "zext8to32.and", Pattern: "d:i32 = (zext.i32 (and.i8 a k:0..127))", Asm: "and {d}, {a}, {k}"},
		target.Row{Name: "zext16to32.and", Pattern: "d:i32 = (zext.i32 (and.i16 a k:0..255))", Asm: "and {d}, {a}, {k}"},
		target.Row{Name: "uxth.and", Pattern: "d:i32 = (and.i32 a #65535)", Asm: "uxth {d}, {a}"},
		target.Row{Name: "uxtab.and", Pattern: "d:i32 = (add.i32 a (and.i32 b #255))", Asm: "uxtab {d}, {a}, {b}"},
		target.Row{Name: "uxtah.and", Pattern: "d:i32 = (add.i32 a (and.i32 b #65535))", Asm: "uxtah {d}, {a}, {b}"},
		target.Row{Name: "uxtb.8.and", Pattern: "d:i32 = (and.i32 (lshr.i32 a #8) #255)", Asm: "uxtb {d}, {a}, ror #8"},
		target.Row{Name: "uxtb.16.and", Pattern: "d:i32 = (and.i32 (lshr.i32 a #16) #255)", Asm: "uxtb {d}, {a}, ror #16"},
		target.Row{Name: "pkhbt", Pattern: "d:i32 = (or.i32 (and.i32 a #65535) (shl.i32 b #16))", Asm: "pkhbt {d}, {a}, {b}, lsl #16"},
		target.Row{Name: "pkhbt.zext", Pattern: "d:i32 = (or.i32 (zext.i32 a:i16) (shl.i32 b #16))", Asm: "pkhbt {d}, {a}, {b}, lsl #16"})
}

// constants returns rows that make constants and addresses.
func constants() (rows []target.Row) {
	for _, w := range widths {
		rows = append(rows, at(w, target.Row{Name: "const$w", Pattern: "d:$T = k:mov", Asm: "mov {d}, {k}"})...)
	}
	return append(rows,
		target.Row{Name: "const32.2", Pattern: "d:i32 = k:mov2", Cycles: 2, Asm: "mov {d}, {k:=o0}; orr {d}, {d}, {k:=o1}"},
		target.Row{Name: "const32.mvn2", Pattern: "d:i32 = k:mvn2", Cycles: 2, Asm: "mvn {d}, {k:=c0}; bic {d}, {d}, {k:=c1}"},
		target.Row{Name: "const16.2", Pattern: "d:i16 = k:mov2", Cycles: 2, Asm: "mov {d}, {k:=o0}; orr {d}, {d}, {k:=o1}"},
		target.Row{Name: "const16.mvn2", Pattern: "d:i16 = k:mvn2", Cycles: 2, Asm: "mvn {d}, {k:=c0}; bic {d}, {d}, {k:=c1}"},
		target.Row{Name: "const16.movw", Pattern: "d:i16 = k:movw", Needs: V6T2, Asm: "movw {d}, {k}"},
		target.Row{Name: "const32.movw", Pattern: "d:i32 = k:movw", Needs: V6T2, Asm: "movw {d}, {k}"},
		target.Row{Name: "zero1", Pattern: "d:i1 = #0", Asm: "mov {d}, #0"},
		target.Row{Name: "one1", Pattern: "d:i1 = #-1", Asm: "mov {d}, #1"},
		target.Row{Name: "lea", Pattern: "d:i32 = m:mem", Constraints: "m+sum", Flags: target.TileRemat, Asm: "add {d}, {m:sum}"})
}
