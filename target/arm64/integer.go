package arm64

import (
	"strconv"
	"strings"

	"spillway/target"
)

// shiftKinds are the shifts that an operand may have.
var shiftKinds = []struct{ ir, asm string }{{"shl", "lsl"}, {"lshr", "lsr"}, {"ashr", "asr"}}

// arithmetic returns additions, logic and negations.
func arithmetic() (rows []target.Row) {
	for _, op := range []struct {
		asm, ir string
		logic   bool
	}{{"add", "add", false}, {"sub", "sub", false}, {"and", "and", true}, {"orr", "or", true}, {"eor", "xor", true}} {
		for _, w := range widths {
			list := []target.Row{{Name: "OP$w.rr", Pattern: "d:$T = (IR.$T a b)", Asm: "OP {d:$R}, {a:$R}, {b:$R}"}}
			switch {
			case op.logic:
				list = append(list, target.Row{Name: "OP$w.ri", Pattern: "d:$T = (IR.$T a k:logic$R)", Asm: "OP {d:$R}, {a:$R}, {k:=$x}"})
			case op.ir == "add":
				list = append(list, target.Row{Named: true, Name: "OP$w.ri", Pattern: "d:$T = (IR.$T a k:arith)", Asm: "OP {d:$R}, {a:$R}, {k}"})
			}
			if w == 64 {
				list = append(list, at(w, withExtension("d:$T = (IR.$T a %)", "OP {d}, {a}, %", op.logic)...)...)
			}
			if w == 64 && !op.logic {
				list = append(list, lowParts...)
			}
			list = append(list, withShift(w, "d:$T = (IR.$T a %)", "OP {d:$R}, {a:$R}, %", op.logic)...)
			if w == 32 && !op.logic {
				list = append(list, narrowExtension...)
			}
			if w >= 32 && op.asm[0] != 'o' && op.asm[0] != 'e' {
				list = append(list, flagging(list)...)
			}
			if w > 8 && op.ir == "add" {
				list = append(list, target.Row{Name: "OP$w.ri2", Pattern: "d:$T = (IR.$T a k:arith2)", Cycles: 2, Asm: "OP {d:$R}, {a:$R}, {k:=above12}; OP {d:$R}, {d:$R}, {k:=below12}"})
			}
			rows = append(rows, with(at(w, list...), "OP", op.asm, "IR", op.ir)...)
		}
	}
	for _, op := range []struct{ asm, ir string }{{"bic", "and"}, {"orn", "or"}, {"eon", "xor"}} {
		for _, w := range widths {
			list := []target.Row{{Name: "OP$w.rr", Pattern: "d:$T = (IR.$T a (xor.$T b #-1))", Asm: "OP {d:$R}, {a:$R}, {b:$R}"}}
			if w >= 32 {
				list = append(list, withShift(w, "d:$T = (IR.$T a (xor.$T % #-1))", "OP {d:$R}, {a:$R}, %", true)...)
			}
			rows = append(rows, with(at(w, list...), "OP", op.asm, "IR", op.ir)...)
		}
	}
	for _, w := range widths {
		rows = append(rows, at(w,
			target.Row{Name: "neg$w", Pattern: "d:$T = (sub.$T #0 a)", Asm: "neg {d:$R}, {a:$R}"},
			target.Row{Name: "not$w", Pattern: "d:$T = (xor.$T a #-1)", Asm: "mvn {d:$R}, {a:$R}"})...)
		if w >= 32 {
			list := withShift(w, "d:$T = (sub.$T #0 %)", "neg {d:$R}, %", false)
			rows = append(rows, at(w, with(list, "OP", "neg")...)...)
			list = withShift(w, "d:$T = (xor.$T % #-1)", "mvn {d:$R}, %", true)
			rows = append(rows, at(w, with(list, "OP", "mvn")...)...)
		}
	}
	return append(rows, logicOfBits...)
}

// flagging returns the rows of list with instructions that set the condition flags.
func flagging(list []target.Row) (rows []target.Row) {
	for _, r := range list {
		r.Name, r.Asm, r.Flags, r.Named = r.Name+".flagging", strings.Replace(r.Asm, "OP ", "OPs ", 1), r.Flags|target.TileHidden, false
		rows = append(rows, r)
	}
	return rows
}

// withShift returns rows with a shifted operand for % in pattern and asm; rotated tells that it may be rotated.
func withShift(w width, pattern, asm string, rotated bool) (rows []target.Row) {
	kinds := shiftKinds
	switch {
	case w < 32:
		kinds = kinds[:1] // what is above a value must not come down
	case rotated:
		kinds = append(kinds[:3:3], struct{ ir, asm string }{"rotr", "ror"})
	}
	add := func(name, ir, shift string) {
		rows = append(rows, target.Row{Name: "OP$w." + name, Pattern: replaceAll(pattern, "("+ir+".$T b k:1..$max)"), Asm: replaceAll(asm, "{b:$R}, "+shift)})
	}
	for _, s := range kinds {
		add(s.asm, s.ir, s.asm+" {k}")
	}
	if rotated && w >= 32 {
		add("rol", "rotl", "ror {k:=less$w}")
	}
	return rows
}

// withExtension returns rows of 64 bits with an operand of fewer bits, extended and perhaps shifted, for % in pattern and asm.
func withExtension(pattern, asm string, logic bool) (rows []target.Row) {
	if logic {
		return nil
	}
	for _, from := range []string{"8", "16", "32"} {
		for _, x := range []struct{ ir, asm string }{{"zext", "uxt"}, {"sext", "sxt"}} {
			name := x.asm + map[string]string{"8": "b", "16": "h", "32": "w"}[from]
			extended := "(" + x.ir + ".$T b:i" + from + ")"
			for _, f := range [][3]string{{"", extended, ""}, {".shift", "(shl.$T " + extended + " k:1..4)", " {k}"}} {
				rows = append(rows, target.Row{Name: "OP$w." + name + f[0],
					Pattern: replaceAll(pattern, f[1]), Asm: replaceAll(asm, "{b:32}, "+name+f[2])})
			}
		}
	}
	return rows
}

// replaceAll puts an operand in the place of each % of a text.
func replaceAll(s, operand string) string { return strings.ReplaceAll(s, "%", operand) }

// narrowExtension are rows of 32 bits with an operand of fewer bits, extended.
var narrowExtension = []target.Row{
	{Name: "OP32.uxtb", Pattern: "d:i32 = (IR.i32 a (zext.i32 b:i8))", Asm: "OP {d}, {a}, {b:32}, uxtb"},
	{Name: "OP32.uxth", Pattern: "d:i32 = (IR.i32 a (zext.i32 b:i16))", Asm: "OP {d}, {a}, {b:32}, uxth"},
	{Name: "OP32.sxtb", Pattern: "d:i32 = (IR.i32 a (sext.i32 b:i8))", Asm: "OP {d}, {a}, {b:32}, sxtb"},
	{Name: "OP32.sxth", Pattern: "d:i32 = (IR.i32 a (sext.i32 b:i16))", Asm: "OP {d}, {a}, {b:32}, sxth"},
	{Name: "OP32.uxtb.and", Pattern: "d:i32 = (IR.i32 a (and.i32 b #255))", Asm: "OP {d}, {a}, {b:32}, uxtb"},
	{Name: "OP32.uxth.and", Pattern: "d:i32 = (IR.i32 a (and.i32 b #65535))", Asm: "OP {d}, {a}, {b:32}, uxth"},
}

// lowParts are rows of 64 bits with the low bits of an operand.
var lowParts = []target.Row{
	{Name: "OP64.uxtb.and", Pattern: "d:i64 = (IR.i64 a (and.i64 b #255))", Asm: "OP {d}, {a}, {b:32}, uxtb"},
	{Name: "OP64.uxth.and", Pattern: "d:i64 = (IR.i64 a (and.i64 b #65535))", Asm: "OP {d}, {a}, {b:32}, uxth"},
	{Name: "OP64.uxtw.and", Pattern: "d:i64 = (IR.i64 a (and.i64 b #4294967295))", Asm: "OP {d}, {a}, {b:32}, uxtw"},
	{Name: "OP64.uxtb.and.shift", Pattern: "d:i64 = (IR.i64 a (shl.i64 (and.i64 b #255) k:1..4))", Asm: "OP {d}, {a}, {b:32}, uxtb {k}"},
	{Name: "OP64.uxth.and.shift", Pattern: "d:i64 = (IR.i64 a (shl.i64 (and.i64 b #65535) k:1..4))", Asm: "OP {d}, {a}, {b:32}, uxth {k}"},
	{Name: "OP64.uxtw.and.shift", Pattern: "d:i64 = (IR.i64 a (shl.i64 (and.i64 b #4294967295) k:1..4))", Asm: "OP {d}, {a}, {b:32}, uxtw {k}"},
}

// logicOfBits works on i1, which is 0 or 1 in the low byte.
var logicOfBits = []target.Row{
	{Name: "and1.rr", Pattern: "d:i1 = (and.i1 a b)", Asm: "and {d:32}, {a:32}, {b:32}"},
	{Name: "or1.rr", Pattern: "d:i1 = (or.i1 a b)", Asm: "orr {d:32}, {a:32}, {b:32}"},
	{Name: "xor1.rr", Pattern: "d:i1 = (xor.i1 a b)", Asm: "eor {d:32}, {a:32}, {b:32}"},
	{Name: "not1.r", Pattern: "d:i1 = (xor.i1 a #-1)", Asm: "eor {d:32}, {a:32}, #1"},
	{Name: "bic1.rr", Pattern: "d:i1 = (and.i1 a (xor.i1 b #-1))", Asm: "bic {d:32}, {a:32}, {b:32}"},
	{Name: "ne1.rr", Pattern: "d:i1 = (icmp.i1 ne a b)", Asm: "eor {d:32}, {a:32}, {b:32}"},
	{Name: "eq1.rr", Pattern: "d:i1 = (icmp.i1 eq a b)", Cycles: 2, Asm: "eor {d:32}, {a:32}, {b:32}; eor {d:32}, {d:32}, #1"},
}

// multiplication returns products of one and of two widths, quotients and remainders.
func multiplication() (rows []target.Row) {
	for _, w := range widths {
		rows = append(rows, at(w,
			target.Row{Name: "mul$w", Pattern: "d:$T = (mul.$T a b)", Cycles: 3, Asm: "mul {d:$R}, {a:$R}, {b:$R}"},
			target.Row{Name: "madd$w", Pattern: "d:$T = (add.$T c (mul.$T a b))", Cycles: 3, Asm: "madd {d:$R}, {a:$R}, {b:$R}, {c:$R}"},
			target.Row{Name: "msub$w", Pattern: "d:$T = (sub.$T c (mul.$T a b))", Cycles: 3, Asm: "msub {d:$R}, {a:$R}, {b:$R}, {c:$R}"},
			target.Row{Name: "mneg$w", Pattern: "d:$T = (sub.$T #0 (mul.$T a b))", Cycles: 3, Asm: "mneg {d:$R}, {a:$R}, {b:$R}"})...)
	}
	rows = append(rows, longProducts()...)
	for _, x := range []struct{ ir, asm string }{{"sext", "s"}, {"zext", "u"}} {
		rows = append(rows, with([]target.Row{
			{Name: "OPmulh64", Pattern: "d:i64 = (OPmulh.i64 a b)", Cycles: 4, Asm: "OPmulh {d}, {a}, {b}"},
			{Name: "OPmulwide64", Pattern: "d:i64, h:i64 = (OPmul.wide.i64 a b)", Constraints: "d!", Cycles: 6, Asm: "mul {d}, {a}, {b}; OPmulh {h}, {a}, {b}"},
			{Name: "OPmulh32", Pattern: "d:i32 = (OPmulh.i32 a b)", Cycles: 4, Asm: "OPmull {d:64}, {a}, {b}; lsr {d:64}, {d:64}, #32"},
			{Name: "OPmulwide32", Pattern: "d:i32, h:i32 = (OPmul.wide.i32 a b)", Cycles: 4, Asm: "OPmull {d:64}, {a}, {b}; lsr {h:64}, {d:64}, #32"},
		}, "EXT", x.ir, "OP", x.asm)...)
		for _, w := range full {
			rows = append(rows, with(at(w, []target.Row{
				{Name: "OPdiv$w", Pattern: "d:$T = (OPdiv.$T a b)", Cycles: 12, Asm: "OPdiv {d}, {a}, {b}"},
				{Name: "OPrem$w", Pattern: "d:$T = (OPrem.$T a b)", Constraints: "t:$T!", Cycles: 15, Asm: "OPdiv {t}, {a}, {b}; msub {d}, {t}, {b}, {a}"},
				{Name: "OPdivrem$w", Pattern: "d:$T, r:$T = (OPdivrem.$T a b)", Constraints: "d!", Cycles: 15, Asm: "OPdiv {d}, {a}, {b}; msub {r}, {d}, {b}, {a}"},
			}...), "OP", x.asm)...)
		}
	}
	return rows
}

// longProducts returns products of 64 bits of two numbers of 32 bits, which may be the low halves of others.
func longProducts() (rows []target.Row) {
	low := func(x string) string { return "(and.i64 " + x + " #4294967295)" }
	for _, x := range []struct{ name, op, a, b string }{
		{"", "s", "(sext.i64 a:i32)", "(sext.i64 b:i32)"},
		{"", "u", "(zext.i64 a:i32)", "(zext.i64 b:i32)"},
		{".low", "u", low("a"), "(zext.i64 b:i32)"},
		{".lows", "u", low("a"), low("b")},
	} {
		rows = append(rows, with([]target.Row{
			{Name: "OPmullNAME", Pattern: "d:i64 = PRODUCT", Cycles: 3, Asm: "OPmull {d}, {a:32}, {b:32}"},
			{Name: "OPmaddlNAME", Pattern: "d:i64 = (add.i64 c PRODUCT)", Cycles: 3, Asm: "OPmaddl {d}, {a:32}, {b:32}, {c}"},
			{Name: "OPmsublNAME", Pattern: "d:i64 = (sub.i64 c PRODUCT)", Cycles: 3, Asm: "OPmsubl {d}, {a:32}, {b:32}, {c}"},
			{Name: "OPmneglNAME", Pattern: "d:i64 = (sub.i64 #0 PRODUCT)", Cycles: 3, Asm: "OPmnegl {d}, {a:32}, {b:32}"},
		}, "OP", x.op, "NAME", x.name, "PRODUCT", "(mul.i64 "+x.a+" "+x.b+")")...)
	}
	return rows
}

// shifts returns shifts and rotations, and takes bit fields apart.
func shifts() (rows []target.Row) {
	for _, w := range widths {
		rows = append(rows, at(w,
			target.Row{Name: "lsl$w.rr", Pattern: "d:$T = (shl.$T a b)", Asm: "lsl {d:$R}, {a:$R}, {b:$R}"},
			target.Row{Name: "lsl$w.ri", Pattern: "d:$T = (shl.$T a k:1..$max)", Asm: "lsl {d:$R}, {a:$R}, {k}"})...)
		if w < 32 {
			rows = append(rows, at(w,
				target.Row{Name: "lsr$w.ri", Pattern: "d:$T = (lshr.$T a k:1..$max)", Asm: "ubfx {d:32}, {a:32}, {k:=left$w}"},
				target.Row{Name: "asr$w.ri", Pattern: "d:$T = (ashr.$T a k:1..$max)", Asm: "sbfx {d:32}, {a:32}, {k:=left$w}"})...)
			continue
		}
		for _, op := range []struct{ ir, asm string }{{"shl", "lsl"}, {"lshr", "lsr"}, {"ashr", "asr"}, {"rotr", "ror"}} {
			list := []target.Row{
				{Name: "OP$w.rmask", Pattern: "d:$T = (IR.$T a (and.$T b #$max))", Asm: "OP {d}, {a}, {b}"},
				{Name: "OP$w.rr", Pattern: "d:$T = (IR.$T a b)", Asm: "OP {d}, {a}, {b}"},
				{Name: "OP$w.ri", Pattern: "d:$T = (IR.$T a k:1..$max)", Asm: "OP {d}, {a}, {k}"},
			}
			if op.ir == "shl" {
				list = list[:1]
			}
			for _, from := range widths[:2] {
				list = append(list, with([]target.Row{{Name: "OP$w.rextFROM", Pattern: "d:$T = (IR.$T a (zext.$T b:iFROM))", Asm: "OP {d}, {a}, {b:$w}"}}, "FROM", strconv.Itoa(int(from)))...)
			}
			if w == 64 {
				list = append(list,
					target.Row{Name: "OP$w.rext32", Pattern: "d:$T = (IR.$T a (zext.$T b:i32))", Asm: "OP {d}, {a}, {b:64}"},
					target.Row{Name: "OP$w.rmask32", Pattern: "d:$T = (IR.$T a (zext.$T (and.i32 b #$max)))", Asm: "OP {d}, {a}, {b:64}"})
			}
			rows = append(rows, with(at(w, list...), "OP", op.asm, "IR", op.ir)...)
		}
		rows = append(rows, at(w,
			target.Row{Name: "rol$w.rr", Pattern: "d:$T = (rotl.$T a b)", Constraints: "t:$T!", Cycles: 2, Asm: "neg {t}, {b}; ror {d}, {a}, {t}"},
			target.Row{Name: "rol$w.ri", Pattern: "d:$T = (rotl.$T a k:1..$max)", Asm: "ror {d}, {a}, {k:=less$w}"},
			target.Row{Name: "fshr$w.ri", Pattern: "d:$T = (fshr.$T a b k:1..$max)", Asm: "extr {d}, {a}, {b}, {k}"},
			target.Row{Name: "fshl$w.ri", Pattern: "d:$T = (fshl.$T a b k:1..$max)", Asm: "extr {d}, {a}, {b}, {k:=less$w}"})...)
		rows = append(rows, partFields(w)...)
		for _, from := range widths {
			if from < w {
				rows = append(rows, with(at(w, fields...), "FROM", from.typ(), "BITS", strconv.Itoa(int(from)), "MOST", strconv.Itoa(int(w-from)))...)
			}
		}
	}
	return rows
}

// partFields take 8 or 16 bits out of a value of w bits.
func partFields(w width) (rows []target.Row) {
	for _, n := range widths[:2] {
		rows = append(rows, with(at(w,
			target.Row{Name: "ubfx$w.part32.BITS", Pattern: "d:i32 = (zext.i32 (trunc.iBITS (lshr.$T a k:1..MOST)))", Asm: "ubfx {d:$w}, {a}, {k}, #BITS"},
			target.Row{Name: "sbfx$w.part.BITS", Pattern: "d:$T = (sext.$T (trunc.iBITS (lshr.$T a k:1..MOST)))", Asm: "sbfx {d}, {a}, {k}, #BITS"}),
			"BITS", strconv.Itoa(int(n)), "MOST", strconv.Itoa(int(w-n)))...)
	}
	return rows
}

// fields shift values of fewer bits once they are extended.
var fields = []target.Row{
	{Name: "ubfiz$w.FROM", Pattern: "d:$T = (shl.$T (zext.$T a:FROM) k:1..MOST)", Asm: "ubfiz {d}, {a:$w}, {k}, #BITS"},
	{Name: "sbfiz$w.FROM", Pattern: "d:$T = (shl.$T (sext.$T a:FROM) k:1..MOST)", Asm: "sbfiz {d}, {a:$w}, {k}, #BITS"},
}

// bitCounting returns searches for bits, byte swaps, absolute values and the choices of the lesser and the greater.
func bitCounting() (rows []target.Row) {
	for _, w := range full {
		rows = append(rows, at(w,
			target.Row{Name: "ctlz$w", Pattern: "d:$T = (ctlz.$T a)", Asm: "clz {d}, {a}"},
			target.Row{Name: "cttz$w", Pattern: "d:$T = (cttz.$T a)", Cycles: 2, Asm: "rbit {d}, {a}; clz {d}, {d}"},
			target.Row{Name: "bswap$w", Pattern: "d:$T = (bswap.$T a)", Asm: "rev {d}, {a}"},
			target.Row{Name: "rbit$w", Pattern: "d:$T = (bitreverse.$T a)", Asm: "rbit {d}, {a}"},
			target.Row{Name: "abs$w", Pattern: "d:$T = (abs.$T a)", Cycles: 2, Asm: "cmp {a}, #0; cneg {d}, {a}, mi"})...)
		for _, op := range []struct{ ir, cc string }{{"smin", "lt"}, {"smax", "gt"}, {"umin", "lo"}, {"umax", "hi"}} {
			list := []target.Row{{Name: "IR$w.rr", Pattern: "d:$T = (IR.$T a b)", Cycles: 2, Asm: "cmp {a}, {b}; csel {d}, {a}, {b}, CC"},
				{Name: "IR$w.one", Pattern: "d:$T = (IR.$T a #1)", Cycles: 2, Asm: "cmp {a}, #1; csinc {d}, {a}, $xzr, CC"}}
			if op.ir[0] == 's' {
				list = append(list, target.Row{Name: "IR$w.ones", Pattern: "d:$T = (IR.$T a #-1)", Cycles: 2, Asm: "cmp {a}, #-1; csinv {d}, {a}, $xzr, CC"})
			}
			rows = append(rows, with(at(w, list...), "IR", op.ir, "CC", op.cc)...)
		}
	}
	return append(rows,
		target.Row{Name: "ctpop64", Pattern: "d:i64 = (ctpop.i64 a)", Constraints: "t:f64", Cycles: 10,
			Asm: "fmov {t:64}, {a}; cnt {t:256}.8b, {t:256}.8b; addv {t:8}, {t:256}.8b; fmov {d:32}, {t:32}"},
		target.Row{Name: "ctpop32", Pattern: "d:i32 = (ctpop.i32 a)", Constraints: "t:f64", Cycles: 10,
			Asm: "fmov {t:32}, {a}; cnt {t:256}.8b, {t:256}.8b; addv {t:8}, {t:256}.8b; fmov {d}, {t:32}"},
		target.Row{Name: "bswap16", Pattern: "d:i16 = (bswap.i16 a)", Asm: "rev16 {d:32}, {a:32}"})
}

// overflow returns arithmetic with overflow bits and carries.
func overflow() (rows []target.Row) {
	for _, w := range full {
		for _, op := range []struct{ ir, asm, cc, flag string }{{"uadd", "adds", "hs", ".carry"}, {"sadd", "adds", "vs", ".overflow"}, {"usub", "subs", "lo", ".borrow"}, {"ssub", "subs", "vs", ".overflow"}} {
			rows = append(rows, target.InFlag(op.flag, "; cset", with(at(w,
				target.Row{Name: "IRo$w.rr", Pattern: "d:$T, o:i1 = (IR.with.overflow.$T a b)", Cycles: 2, Asm: "OP {d}, {a}, {b}; cset {o:32}, CC"},
				target.Row{Name: "IRo$w.ri", Pattern: "d:$T, o:i1 = (IR.with.overflow.$T a k:1..4095)", Cycles: 2, Asm: "OP {d}, {a}, {k}; cset {o:32}, CC"}),
				"IR", op.ir, "OP", op.asm, "CC", op.cc))...)
		}
		for _, op := range []struct {
			ir, asm, flag, in, cc, result, tied string
			lines                               int8
			takes                               target.TileFlags
		}{
			{"addc", "adcs", ".carry", "lsl {o:32}, {o:32}, #31; cmn {o:32}, {o:32}", "hs", "o=c!", "=c!", 2, target.TileTakesCarry},
			{"subc", "sbcs", ".borrow", "cmp wzr, {c:32}, lsl #31", "lo", "", "", 1, target.TileTakesBorrow},
		} {
			list := []target.Row{
				{Name: "OP$w.rr", Pattern: "d:$T, o:i1 = (IR.$T a b c)", Constraints: "RESULT", Asm: "IN; OP {d}, {a}, {b}; cset {o:32}, CC"},
				{Name: "OP$w.r0", Pattern: "d:$T, o:i1 = (IR.$T a #0 c)", Constraints: "RESULT", Asm: "IN; OP {d}, {a}, $xzr; cset {o:32}, CC"},
			}
			last := []target.Row{ // where nothing needs the carry
				{Name: "OP$w.rr.last", Pattern: "d:$T = (IR.$T a b c)", Constraints: "o:i1TIED", Flags: target.TileHidden, Asm: "IN; OP {d}, {a}, {b}"},
				{Name: "OP$w.r0.last", Pattern: "d:$T = (IR.$T a #0 c)", Constraints: "o:i1TIED", Flags: target.TileHidden, Asm: "IN; OP {d}, {a}, $xzr"},
			}
			list = append(target.InFlag(op.flag, "; cset", list), last...)
			for i := range list {
				list[i].Cycles, list[i].FlagLines = 4, op.lines
				list[i].Flags |= op.takes
			}
			rows = append(rows, with(at(w, list...), "IR", op.ir, "OP", op.asm, "IN", op.in, "CC", op.cc, "RESULT", op.result, "TIED", op.tied)...)
		}
	}
	return append(rows, target.InFlag(".unequal", "; cset", checkedProducts)...)
}

// checkedProducts are products with overflow bits.
var checkedProducts = []target.Row{
	{Name: "umulo32", Pattern: "d:i32, o:i1 = (umul.with.overflow.i32 a b)", Cycles: 5, Asm: "umull {d:64}, {a}, {b}; tst {d:64}, #0xffffffff00000000; cset {o:32}, ne"},
	{Name: "smulo32", Pattern: "d:i32, o:i1 = (smul.with.overflow.i32 a b)", Cycles: 5, Asm: "smull {d:64}, {a}, {b}; cmp {d:64}, {d:32}, sxtw; cset {o:32}, ne"},
	{Name: "umulo64", Pattern: "d:i64, o:i1 = (umul.with.overflow.i64 a b)", Cycles: 7, Constraints: "t:i64!", Asm: "umulh {t}, {a}, {b}; mul {d}, {a}, {b}; cmp {t}, #0; cset {o:32}, ne"},
	{Name: "smulo64", Pattern: "d:i64, o:i1 = (smul.with.overflow.i64 a b)", Cycles: 7, Constraints: "t:i64!", Asm: "smulh {t}, {a}, {b}; mul {d}, {a}, {b}; cmp {t}, {d}, asr #63; cset {o:32}, ne"},
}

// extensions returns conversions between integers.
func extensions() (rows []target.Row) {
	for i, to := range widths {
		rows = append(rows, at(to,
			target.Row{Name: "zext1to$w", Pattern: "d:$T = (zext.$T a:i1)", Asm: "and {d:32}, {a:32}, #1"},
			target.Row{Name: "sext1to$w", Pattern: "d:$T = (sext.$T a:i1)", Asm: "sbfx {d:$R}, {a:$R}, #0, #1"},
			target.Row{Name: "trunc$wto1", Pattern: "d:i1 = (trunc.i1 a:$T)", Asm: "and {d:32}, {a:32}, #1"})...)
		if to >= 32 {
			rows = append(rows, at(to, target.Row{Name: "trunc$wto1.bit", Pattern: "d:i1 = (trunc.i1 (lshr.$T a k:1..$max))", Asm: "ubfx {d:$R}, {a:$R}, {k}, #1"})...)
		}
		for _, from := range widths[:i] {
			list := []target.Row{
				{Named: true, Name: "zextFROMto$w", Pattern: "d:$T = (zext.$T a:iFROM)", Asm: "ubfx {d:32}, {a:32}, #0, #FROM"},
				{Named: true, Name: "sextFROMto$w", Pattern: "d:$T = (sext.$T a:iFROM)", Asm: "sbfx {d:$R}, {a:$R}, #0, #FROM"},
				{Name: "truncFROMto$w", Pattern: "d:iFROM = (trunc.iFROM a:$T)", Constraints: "d=a", Flags: target.TileAlias},
			}
			if from == 32 {
				list[0].Asm = "mov {d:32}, {a:32}"
			}
			rows = append(rows, with(at(to, list...), "FROM", strconv.Itoa(int(from)))...)
			rows = append(rows, with(at(to, extendedLoads(from, to)...), "FROM", strconv.Itoa(int(from)))...)
		}
	}
	return rows
}

// extendedLoads load a value of fewer bits.
func extendedLoads(from, to width) []target.Row {
	size := map[width]string{8: "b", 16: "h", 32: "w"}[from]
	unsigned := "ldr" + size
	if from == 32 {
		unsigned = "ldr"
	}
	bytes := strconv.Itoa(int(from) / 8)
	return with([]target.Row{
		{Named: true, Name: "zextFROMto$w.m", Pattern: "d:$T = (zext.$T (load.iFROM!monotonic m))", Constraints: "m+offN*N", Cycles: loadCycles, Asm: unsigned + " {d:32}, {m}"},
		{Named: true, Name: "sextFROMto$w.m", Pattern: "d:$T = (sext.$T (load.iFROM!monotonic m))", Constraints: "m+offN*N", Cycles: loadCycles, Asm: "ldrs" + size + " {d:$R}, {m}"},
	}, "N", bytes)
}

const loadCycles = 3
