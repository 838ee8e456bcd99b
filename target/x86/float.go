package x86

import "spillway/target"

// A precision is a float type with the forms of its instructions.
type precision struct {
	typ, scalar     string // f32, ss
	prefix          string // of scalar instructions
	sign, magnitude string // masks, in hexadecimal
	two63           string // 2 to the 63rd, in hexadecimal
}

var precisions = []precision{
	{"f32", "ss", "F3", "80000000", "7FFFFFFF", "5F000000"},
	{"f64", "sd", "F2", "8000000000000000", "7FFFFFFFFFFFFFFF", "43E0000000000000"},
}

// float returns rows written for p. In rows, $T is the type, $x ss or sd, $f
// the prefix of scalar instructions, $n the sign bit and $m the others.
func (p precision) float(rows ...target.Row) []target.Row {
	return with(rows, "$T", p.typ, "$x", p.scalar, "$f", p.prefix, "$n", p.sign, "$m", p.magnitude, "$w", p.typ[1:], "TWO63", p.two63)
}

// floats returns arithmetic on floats and how they move.
func floats(rows []target.Row, c Config) []target.Row {
	for _, p := range precisions {
		for _, op := range []struct {
			name, ir, opcode string
			cycles           int8
		}{{"add", "fadd", "58", 4}, {"mul", "fmul", "59", 4}, {"sub", "fsub", "5C", 4}, {"div", "fdiv", "5E", 13}} {
			arith := with(p.float(floatBinary...), "OP", op.name, "IR", op.ir, "XX", op.opcode)
			for i := range arith {
				arith[i].Cycles = op.cycles
			}
			rows = append(rows, arith...)
		}
		rows = append(rows, p.float(floatUnary...)...)
		rows = append(rows, p.float(floatMemory...)...)
		for _, op := range []struct{ name, ir, opcode string }{{"min", "olt", "5D"}, {"max", "ogt", "5F"}} {
			rows = append(rows, with(p.float(floatChoice...), "OP", op.name, "PRED", op.ir, "XX", op.opcode)...)
		}
	}
	if c.Wide {
		rows = append(rows, target.Row{Name: "storef64.i", Pattern: "(store.f64!release #0 m)", Asm: "movq $0, {m} | REX.W C7 /0 id"})
	}
	return append(rows, target.Row{Name: "storef32.i", Pattern: "(store.f32!release k:imm m)", Asm: "movl {k}, {m} | C7 /0 id"})
}

var floatBinary = []target.Row{
	{Name: "OP$x.rr", Pattern: "d:$T = (IR.$T a b)", Constraints: "d=a", Asm: "OP$x {b}, {d} | $f 0F XX /r"},
	{Name: "OP$x.rm", Pattern: "d:$T = (IR.$T a (load.$T m))", Constraints: "d=a", Asm: "OP$x {m}, {d} | $f 0F XX /r"},
	{Name: "OP$x.rk", Pattern: "d:$T = (IR.$T a k:imm)", Constraints: "d=a", Asm: "OP$x {k:pool}, {d} | $f 0F XX /r"},
}

var floatUnary = []target.Row{
	{Name: "sqrt$x.r", Pattern: "d:$T = (sqrt.$T a)", Cycles: 15, Asm: "sqrt$x {a}, {d} | $f 0F 51 /r"},
	{Name: "sqrt$x.m", Pattern: "d:$T = (sqrt.$T (load.$T m))", Cycles: 15, Asm: "sqrt$x {m}, {d} | $f 0F 51 /r"},
	{Name: "neg$x", Pattern: "d:$T = (fneg.$T a)", Constraints: "d=a", Asm: "xorps {@16:$n}, {d} | 0F 57 /r"},
	{Name: "abs$x", Pattern: "d:$T = (fabs.$T a)", Constraints: "d=a", Asm: "andps {@16:$m}, {d} | 0F 54 /r"},
	{Name: "copysign$x", Pattern: "d:$T = (copysign.$T a b)", Constraints: "d=a t:$T", Cycles: 3,
		Asm: "movaps {b}, {t} | 0F 28 /r; andps {@16:$m}, {d} | 0F 54 /r; andps {@16:$n}, {t} | 0F 54 /r; orps {t}, {d} | 0F 56 /r"},
}

// floatChoice are the selections that minss and maxss are: the second operand
// where the numbers are equal or not ordered.
var floatChoice = []target.Row{
	{Name: "OP$x.rr", Pattern: "d:$T = (select.$T (fcmp.$T PRED a b) a b)", Constraints: "d=a", Cycles: 4, Asm: "OP$x {b}, {d} | $f 0F XX /r"},
	{Name: "OP$x.rk", Pattern: "d:$T = (select.$T (fcmp.$T PRED a k:imm) a k:imm)", Constraints: "d=a", Cycles: 4, Asm: "OP$x {k:pool}, {d} | $f 0F XX /r"},
}

var floatMemory = []target.Row{
	{Named: true, Name: "load$x", Pattern: "d:$T = (load.$T!seqcst m)", Asm: "mov$x {m}, {d} | $f 0F 10 /r"},
	{Named: true, Name: "store$x", Pattern: "(store.$T!release v m)", Asm: "mov$x {v}, {m} | $f 0F 11 /r"},
	{Named: true, Name: "zero$x", Pattern: "d:$T = #0", Asm: "xorps {d}, {d} | 0F 57 /r"},
	{Name: "keep$x", Pattern: "d:$T = (bitcast.$T a:$T)", Constraints: "d=a", Flags: target.TileAlias},
	{Name: "const$x", Pattern: "d:$T = k:imm", Asm: "mov$x {k:pool}, {d} | $f 0F 10 /r"},
}

// conversions returns conversions from and to floats.
func conversions(rows []target.Row, c Config) []target.Row {
	rows = append(rows, []target.Row{
		{Name: "fpext.r", Pattern: "d:f64 = (fpext.f64 a:f32)", Cycles: 5, Asm: "cvtss2sd {a}, {d} | F3 0F 5A /r"},
		{Name: "fpext.m", Pattern: "d:f64 = (fpext.f64 (load.f32 m))", Cycles: 5, Asm: "cvtss2sd {m}, {d} | F3 0F 5A /r"},
		{Name: "fptrunc.r", Pattern: "d:f32 = (fptrunc.f32 a:f64)", Cycles: 5, Asm: "cvtsd2ss {a}, {d} | F2 0F 5A /r"},
		{Name: "fptrunc.m", Pattern: "d:f32 = (fptrunc.f32 (load.f64 m))", Cycles: 5, Asm: "cvtsd2ss {m}, {d} | F2 0F 5A /r"},
	}...)
	for _, p := range precisions {
		for _, w := range c.full() {
			rows = append(rows, with(p.float(converting...), "siI", "s"+w.typ, "WIDTH", w.typ, "SUF", w.suffix, "PRE", w.prefix)...)
		}
		rows = append(rows, p.float(narrowConverting...)...)
		if c.Wide {
			rows = append(rows, p.float(unsignedConverting...)...)
		}
	}
	rows = append(rows, bitcasts("32", "32", "d", "")...)
	if c.Wide {
		rows = append(rows, bitcasts("64", "64", "q", "REX.W ")...)
	}
	return rows
}

// converting are conversions of an integer of an instruction's width. p.float
// has replaced $T and $x.
var converting = []target.Row{
	{Name: "cvtsiI2$x.r", Pattern: "d:$T = (sitofp.$T a:WIDTH)", Cycles: 5, Asm: "cvtsi2$xSUF {a}, {d} | $f PRE 0F 2A /r"},
	{Name: "cvtsiI2$x.m", Pattern: "d:$T = (sitofp.$T (load.WIDTH m))", Cycles: 5, Asm: "cvtsi2$xSUF {m}, {d} | $f PRE 0F 2A /r"},
	{Name: "cvtt$x2siI.r", Pattern: "d:WIDTH = (fptosi.WIDTH a:$T)", Cycles: 6, Asm: "cvtt$x2si {a}, {d} | $f PRE 0F 2C /r"},
	{Name: "cvtt$x2siI.m", Pattern: "d:WIDTH = (fptosi.WIDTH (load.$T m))", Cycles: 6, Asm: "cvtt$x2si {m}, {d} | $f PRE 0F 2C /r"},
}

// narrowConverting are conversions from and to integers narrower than an
// instruction's.
var narrowConverting = []target.Row{
	{Name: "cvtsi8to$x", Pattern: "d:$T = (sitofp.$T a:i8)", Constraints: "t:i32", Cycles: 6, Asm: "movsbl {a}, {t} | 0F BE /r; cvtsi2$xl {t}, {d} | $f 0F 2A /r"},
	{Name: "cvtsi16to$x", Pattern: "d:$T = (sitofp.$T a:i16)", Constraints: "t:i32", Cycles: 6, Asm: "movswl {a}, {t} | 0F BF /r; cvtsi2$xl {t}, {d} | $f 0F 2A /r"},
	{Name: "cvtui8to$x", Pattern: "d:$T = (uitofp.$T a:i8)", Constraints: "t:i32", Cycles: 6, Asm: "movzbl {a}, {t} | 0F B6 /r; cvtsi2$xl {t}, {d} | $f 0F 2A /r"},
	{Name: "cvtui16to$x", Pattern: "d:$T = (uitofp.$T a:i16)", Constraints: "t:i32", Cycles: 6, Asm: "movzwl {a}, {t} | 0F B7 /r; cvtsi2$xl {t}, {d} | $f 0F 2A /r"},
	{Name: "cvtui1to$x", Pattern: "d:$T = (uitofp.$T a:i1)", Constraints: "t:i32", Cycles: 6, Asm: "movzbl {a}, {t:32} | 0F B6 /r; cvtsi2$xl {t}, {d} | $f 0F 2A /r"},
	{Name: "cvtt$x2si8", Pattern: "d:i8 = (fptosi.i8 a:$T)", Cycles: 6, Asm: "cvtt$x2si {a}, {d:32} | $f 0F 2C /r"},
	{Name: "cvtt$x2si16", Pattern: "d:i16 = (fptosi.i16 a:$T)", Cycles: 6, Asm: "cvtt$x2si {a}, {d:32} | $f 0F 2C /r"},
}

// unsignedConverting need 64-bit registers.
var unsignedConverting = []target.Row{
	{Name: "cvtui32to$x", Pattern: "d:$T = (uitofp.$T a:i32)", Constraints: "t:i64", Cycles: 6,
		Asm: "movl {a}, {t:32} | 89 /r; cvtsi2$xq {t}, {d} | $f REX.W 0F 2A /r"},
	{Name: "cvtui64to$x", Pattern: "d:$T = (uitofp.$T a:i64)", Constraints: "t:i64! u:i64", Cycles: 12,
		Asm: "testq {a}, {a} | REX.W 85 /r; js {L0} | 78 cb; cvtsi2$xq {a}, {d} | $f REX.W 0F 2A /r; jmp {L1} | EB cb; L0:;" +
			"movq {a}, {t} | REX.W 89 /r; movl {a:32}, {u:32} | 89 /r; shrq {t} | REX.W D1 /5; andl $1, {u:32} | 83 /4 ib; orq {u}, {t} | REX.W 09 /r;" +
			"cvtsi2$xq {t}, {d} | $f REX.W 0F 2A /r; add$x {d}, {d} | $f 0F 58 /r; L1:"},
	{Name: "cvtt$x2ui8", Pattern: "d:i8 = (fptoui.i8 a:$T)", Cycles: 6, Asm: "cvtt$x2si {a}, {d:64} | $f REX.W 0F 2C /r"},
	{Name: "cvtt$x2ui16", Pattern: "d:i16 = (fptoui.i16 a:$T)", Cycles: 6, Asm: "cvtt$x2si {a}, {d:64} | $f REX.W 0F 2C /r"},
	{Name: "cvtt$x2ui32", Pattern: "d:i32 = (fptoui.i32 a:$T)", Cycles: 6, Asm: "cvtt$x2si {a}, {d:64} | $f REX.W 0F 2C /r"},
	{Name: "cvtt$x2ui64", Pattern: "d:i64 = (fptoui.i64 a:$T)", Constraints: "d! t:i64 u:i64 x:$T", Cycles: 14,
		Asm: "cvtt$x2si {a}, {d} | $f REX.W 0F 2C /r; movaps {a}, {x} | 0F 28 /r; sub$x {@16:TWO63}, {x} | $f 0F 5C /r;" +
			"cvtt$x2si {x}, {t} | $f REX.W 0F 2C /r; movq {d}, {u} | REX.W 89 /r; sarq $63, {u} | REX.W C1 /7 ib;" +
			"andq {u}, {t} | REX.W 21 /r; orq {t}, {d} | REX.W 09 /r"},
}

// bitcasts returns the moves between register files.
func bitcasts(n, w, suffix, prefix string) []target.Row {
	return with([]target.Row{
		{Name: "castiWtofW", Pattern: "d:fW = (bitcast.fW a:iW)", Cycles: 2, Asm: "movSUF {a}, {d} | 66 PRE0F 6E /r"},
		{Name: "castiWtofW.m", Pattern: "d:fW = (bitcast.fW (load.iW m))", Asm: "LOADF {m}, {d} | FF 0F 10 /r"},
		{Name: "castfWtoiW", Pattern: "d:iW = (bitcast.iW a:fW)", Cycles: 2, Asm: "movSUF {a}, {d} | 66 PRE0F 7E /r"},
		{Name: "castfWtoiW.m", Pattern: "d:iW = (bitcast.iW (load.fW m))", Asm: "LOADI {m}, {d} | PRE8B /r abs:d"},
		{Name: "castfWtoiW.store", Pattern: "(store.iW (bitcast.iW a:fW) m)", Asm: "LOADF {a}, {m} | FF 0F 11 /r"},
		{Name: "castiWtofW.store", Pattern: "(store.fW (bitcast.fW a:iW) m)", Asm: "LOADI {a}, {m} | PRE89 /r abs:a"},
	}, "fW", "f"+n, "iW", "i"+w, "SUF", suffix, "PRE", prefix, "FF ", map[string]string{"32": "F3 ", "64": "F2 "}[n],
		"LOADF", map[string]string{"32": "movss", "64": "movsd"}[n], "LOADI", map[string]string{"32": "movl", "64": "movq"}[n])
}
