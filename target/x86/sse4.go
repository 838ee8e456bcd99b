package x86

import "spillway/target"

// sse4 returns the rows of SSE3, SSSE3, SSE4.1, SSE4.2 and POPCNT, on vectors of 16 bytes,
// floats and, of the last, integers.
func sse4(rows []target.Row, c Config) []target.Row {
	if c.Features&(SSE3|SSSE3|SSE41|SSE42|POPCNT) == 0 {
		return rows
	}
	for _, op := range sse4Ops {
		rows = append(rows, needing(op.needs, op.cycles, with(vectorBinary, "OP", op.name, "IR", op.ir, "XX", op.encoding))...)
	}
	for _, op := range []struct{ name, ir, opcode string }{{"pabsb", "abs.v16i8", "1C"}, {"pabsw", "abs.v8i16", "1D"}, {"pabsd", "abs.v4i32", "1E"}} {
		rows = append(rows, needing(SSSE3, 0, with(sse4Unary, "OP", op.name, "IR", op.ir, "XX", op.opcode))...)
	}
	for _, e := range sse4Extensions {
		rows = append(rows, needing(SSE41, 0, with([]target.Row{
			{Name: "OP.r", Pattern: "d:v = " + replaced(e.pattern, "a"), Asm: "OP {a}, {d} | 66 0F 38 XX /r"},
			{Name: "OP.m", Pattern: "d:v = " + replaced(e.pattern, e.loaded), Asm: "OP {m}, {d} | 66 0F 38 XX /r"},
		}, "OP", e.name, "XX", e.opcode))...)
	}
	for _, mode := range []struct{ ir, k string }{{"roundeven", "8"}, {"floor", "9"}, {"ceil", "10"}, {"trunc.f", "11"}, {"rint", "4"}} {
		for _, t := range []struct{ typ, suffix, opcode string }{{"f32", "ss", "0A"}, {"f64", "sd", "0B"}} {
			rows = append(rows, needing(SSE41, 8, with(sse4Rounds, "IR", mode.ir, "KK", mode.k, "TT", t.typ, "SS", t.suffix, "XX", t.opcode))...)
		}
		for _, t := range []struct{ typ, suffix, opcode string }{{"v4f32", "ps", "08"}, {"v2f64", "pd", "09"}} {
			r := needing(SSE41, 8, with(sse4Rounds, "d:TT", "d:v", "load.TT", "load.v", "IR", mode.ir, "KK", mode.k, "TT", t.typ, "SS", t.suffix, "XX", t.opcode))
			rows = append(rows, r...)
		}
	}
	rows = append(rows, sse4Elements...)
	if c.Wide {
		rows = append(rows, sse4Wide...)
	}
	for _, w := range c.widths() {
		if w.bits > 8 {
			rows = append(rows, needing(POPCNT, 3, at(w, popcnt...))...)
		}
	}
	return rows
}

// needing returns rows with what they need and their latency.
func needing(features target.Features, cycles int8, rows []target.Row) []target.Row {
	for i := range rows {
		rows[i].Needs |= features
		if cycles != 0 {
			rows[i].Cycles = cycles
		}
	}
	return rows
}

// replaced returns a pattern with what it extends in place of X.
func replaced(pattern, x string) string {
	return with([]target.Row{{Pattern: pattern}}, "X", x)[0].Written().Pattern
}

var sse4Ops = []struct {
	name, ir, encoding string
	needs              target.Features
	cycles             int8
}{
	{"pshufb", "v.shufbytes.v16i8", "66 0F 38 00", SSSE3, 0},
	{"pmuldq", "v.smuleven.v2i64", "66 0F 38 28", SSE41, 5},
	{"pmulld", "mul.v4i32", "66 0F 38 40", SSE41, 10},
	{"pminsb", "smin.v16i8", "66 0F 38 38", SSE41, 0}, {"pmaxsb", "smax.v16i8", "66 0F 38 3C", SSE41, 0},
	{"pminuw", "umin.v8i16", "66 0F 38 3A", SSE41, 0}, {"pmaxuw", "umax.v8i16", "66 0F 38 3E", SSE41, 0},
	{"pminsd", "smin.v4i32", "66 0F 38 39", SSE41, 0}, {"pmaxsd", "smax.v4i32", "66 0F 38 3D", SSE41, 0},
	{"pminud", "umin.v4i32", "66 0F 38 3B", SSE41, 0}, {"pmaxud", "umax.v4i32", "66 0F 38 3F", SSE41, 0},
	{"pcmpeqq", "v.eq.v2i64", "66 0F 38 29", SSE41, 0}, {"pcmpgtq", "v.sgt.v2i64", "66 0F 38 37", SSE42, 3},
	{"packusdw", "v.packu.v8i16", "66 0F 38 2B", SSE41, 0},
}

var sse4Unary = []target.Row{
	{Name: "OP.r", Pattern: "d:v = (IR a)", Asm: "OP {a}, {d} | 66 0F 38 XX /r"},
	{Name: "OP.m", Pattern: "d:v = (IR (load.v m))", Asm: "OP {m}, {d} | 66 0F 38 XX /r"},
}

// sse4Extensions widen elements of the low end of a vector, which may be loaded as a scalar.
var sse4Extensions = []struct{ name, opcode, pattern, loaded string }{
	{"pmovsxbw", "20", "(v.sext.low.v8i16 X)", "(v.of.v2f64 (load.f64 m))"},
	{"pmovsxbd", "21", "(v.sext.low.v4i32 (v.sext.low.v8i16 X))", "(v.of.v4f32 (load.f32 m))"},
	{"pmovsxbq", "22", "(v.sext.low.v2i64 (v.sext.low.v4i32 (v.sext.low.v8i16 X)))", "(v.of.v4i32 (zext.i32 (load.i16 m)))"},
	{"pmovsxwd", "23", "(v.sext.low.v4i32 X)", "(v.of.v2f64 (load.f64 m))"},
	{"pmovsxwq", "24", "(v.sext.low.v2i64 (v.sext.low.v4i32 X))", "(v.of.v4f32 (load.f32 m))"},
	{"pmovsxdq", "25", "(v.sext.low.v2i64 X)", "(v.of.v2f64 (load.f64 m))"},
	{"pmovzxbw", "30", "(v.unpacklo.v16i8 X #0)", "(v.of.v2f64 (load.f64 m))"},
	{"pmovzxbd", "31", "(v.unpacklo.v8i16 (v.unpacklo.v16i8 X #0) #0)", "(v.of.v4f32 (load.f32 m))"},
	{"pmovzxbq", "32", "(v.unpacklo.v4i32 (v.unpacklo.v8i16 (v.unpacklo.v16i8 X #0) #0) #0)", "(v.of.v4i32 (zext.i32 (load.i16 m)))"},
	{"pmovzxwd", "33", "(v.unpacklo.v8i16 X #0)", "(v.of.v2f64 (load.f64 m))"},
	{"pmovzxwq", "34", "(v.unpacklo.v4i32 (v.unpacklo.v8i16 X #0) #0)", "(v.of.v4f32 (load.f32 m))"},
	{"pmovzxdq", "35", "(v.unpacklo.v4i32 X #0)", "(v.of.v2f64 (load.f64 m))"},
}

var sse4Rounds = []target.Row{
	{Name: "IR.roundSS.r", Pattern: "d:TT = (IR.TT a)", Asm: "roundSS $KK, {a}, {d} | 66 0F 3A XX /r ib"},
	{Name: "IR.roundSS.m", Pattern: "d:TT = (IR.TT (load.TT m))", Asm: "roundSS $KK, {m}, {d} | 66 0F 3A XX /r ib"},
}

// sse4Elements move elements about.
var sse4Elements = []target.Row{
	{Name: "movddup.shuf", Pattern: "d:v = (v.shuf.v4i32 a #68)", Needs: SSE3, Asm: "movddup {a}, {d} | F2 0F 12 /r"},
	{Name: "movshdup.r", Pattern: "d:v = (v.shuf.v4i32 a #245)", Needs: SSE3, Asm: "movshdup {a}, {d} | F3 0F 16 /r"},
	{Name: "movsldup.r", Pattern: "d:v = (v.shuf.v4i32 a #160)", Needs: SSE3, Asm: "movsldup {a}, {d} | F3 0F 12 /r"},
	{Name: "movddup.r", Pattern: "d:v = (v.unpacklo.v2i64 a a)", Needs: SSE3, Asm: "movddup {a}, {d} | F2 0F 12 /r"},
	{Name: "palignr.rr", Pattern: "d:v = (v.align.v16i8 a b k:0..255)", Constraints: "d=a", Needs: SSSE3, Asm: "palignr {k}, {b}, {d} | 66 0F 3A 0F /r ib"},
	{Name: "palignr.rm", Pattern: "d:v = (v.align.v16i8 a (load.v m) k:0..255)", Constraints: "d=a", Needs: SSSE3, Asm: "palignr {k}, {m}, {d} | 66 0F 3A 0F /r ib"},
	{Name: "pblendw.rr", Pattern: "d:v = (v.blend16.v8i16 a b k:0..255)", Constraints: "d=a", Needs: SSE41, Asm: "pblendw {k}, {b}, {d} | 66 0F 3A 0E /r ib"},
	{Name: "pblendw.rm", Pattern: "d:v = (v.blend16.v8i16 a (load.v m) k:0..255)", Constraints: "d=a", Needs: SSE41, Asm: "pblendw {k}, {m}, {d} | 66 0F 3A 0E /r ib"},
	{Name: "pblendvb.rr", Pattern: "d:v = (v.blend.v16i8 a b m)", Constraints: "d=a m@xmm0", Needs: SSE41, Cycles: 2, Asm: "pblendvb {b}, {d} | 66 0F 38 10 /r"},
	{Name: "pblendvb.rm", Pattern: "d:v = (v.blend.v16i8 a (load.v n) m)", Constraints: "d=a m@xmm0", Needs: SSE41, Cycles: 2, Asm: "pblendvb {n}, {d} | 66 0F 38 10 /r"},
	{Name: "insertps.rr", Pattern: "d:v = (v.insertf.v4f32 a b k:0..255)", Constraints: "d=a", Needs: SSE41, Asm: "insertps {k}, {b}, {d} | 66 0F 3A 21 /r ib"},
	{Name: "insertps.rf", Pattern: "d:v = (v.insertf.v4f32 a (v.of.v4f32 b) k:0..63)", Constraints: "d=a", Needs: SSE41, Asm: "insertps {k}, {b}, {d} | 66 0F 3A 21 /r ib"},
	{Name: "insertps.rm", Pattern: "d:v = (v.insertf.v4f32 a (v.of.v4f32 (load.f32 m)) k:0..63)", Constraints: "d=a", Needs: SSE41, Asm: "insertps {k}, {m}, {d} | 66 0F 3A 21 /r ib"},
	{Name: "pinsrb.r", Pattern: "d:v = (v.insert.v16i8 a x k:0..15)", Constraints: "d=a", Needs: SSE41, Cycles: 2, Asm: "pinsrb {k}, {x}, {d} | 66 0F 3A 20 /r ib"},
	{Name: "pinsrb.m", Pattern: "d:v = (v.insert.v16i8 a (zext.i32 (load.i8 m)) k:0..15)", Constraints: "d=a", Needs: SSE41, Asm: "pinsrb {k}, {m}, {d} | 66 0F 3A 20 /r ib"},
	{Name: "pinsrw.m", Pattern: "d:v = (v.insert.v8i16 a (zext.i32 (load.i16 m)) k:0..7)", Constraints: "d=a", Needs: SSE41, Asm: "pinsrw {k}, {m}, {d} | 66 0F C4 /r ib"},
	{Name: "pinsrd.r", Pattern: "d:v = (v.insert.v4i32 a x k:0..3)", Constraints: "d=a", Needs: SSE41, Cycles: 2, Asm: "pinsrd {k}, {x}, {d} | 66 0F 3A 22 /r ib"},
	{Name: "pinsrd.m", Pattern: "d:v = (v.insert.v4i32 a (load.i32 m) k:0..3)", Constraints: "d=a", Needs: SSE41, Asm: "pinsrd {k}, {m}, {d} | 66 0F 3A 22 /r ib"},
	{Name: "pextrb.r", Pattern: "d:i32 = (v.extract8.i32 a k:0..15)", Needs: SSE41, Cycles: 3, Asm: "pextrb {k}, {a}, {d} | 66 0F 3A 14 /r ib rm:d"},
	{Name: "pextrb.m", Pattern: "(store.i8 (trunc.i8 (v.extract8.i32 a k:0..15)) m)", Needs: SSE41, Asm: "pextrb {k}, {a}, {m} | 66 0F 3A 14 /r ib"},
	{Name: "pextrw.m", Pattern: "(store.i16 (trunc.i16 (v.extract16.i32 a k:0..7)) m)", Needs: SSE41, Asm: "pextrw {k}, {a}, {m} | 66 0F 3A 15 /r ib"},
	{Name: "pextrd.r", Pattern: "d:i32 = (v.first.i32 (v.shuf.v4i32 a k:1..3))", Needs: SSE41, Cycles: 3, Asm: "pextrd {k}, {a}, {d} | 66 0F 3A 16 /r ib rm:d"},
	{Name: "pextrd.m", Pattern: "(store.i32 (v.first.i32 (v.shuf.v4i32 a k:1..3)) m)", Needs: SSE41, Asm: "pextrd {k}, {a}, {m} | 66 0F 3A 16 /r ib"},
	{Name: "pextrd.hi", Pattern: "d:i32 = (v.first.i32 (v.unpackhi.v2i64 a a))", Needs: SSE41, Cycles: 3, Asm: "pextrd $2, {a}, {d} | 66 0F 3A 16 /r ib rm:d"},
	{Name: "pextrd.hi.m", Pattern: "(store.i32 (v.first.i32 (v.unpackhi.v2i64 a a)) m)", Needs: SSE41, Asm: "pextrd $2, {a}, {m} | 66 0F 3A 16 /r ib"},
	{Name: "extractps.m", Pattern: "(store.f32 (v.first.f32 (v.shuf.v4i32 a k:1..3)) m)", Needs: SSE41, Asm: "extractps {k}, {a}, {m} | 66 0F 3A 17 /r ib"},
	{Name: "extractps.hi.m", Pattern: "(store.f32 (v.first.f32 (v.unpackhi.v2i64 a a)) m)", Needs: SSE41, Asm: "extractps $2, {a}, {m} | 66 0F 3A 17 /r ib"},
}

// sse4Wide are those that need 64-bit registers.
var sse4Wide = []target.Row{
	{Name: "pinsrq.r", Pattern: "d:v = (v.insert.v2i64 a x k:0..1)", Constraints: "d=a", Needs: SSE41, Cycles: 2, Asm: "pinsrq {k}, {x}, {d} | 66 REX.W 0F 3A 22 /r ib"},
	{Name: "pinsrq.m", Pattern: "d:v = (v.insert.v2i64 a (load.i64 m) k:0..1)", Constraints: "d=a", Needs: SSE41, Asm: "pinsrq {k}, {m}, {d} | 66 REX.W 0F 3A 22 /r ib"},
	{Name: "pextrq.hi", Pattern: "d:i64 = (v.first.i64 (v.unpackhi.v2i64 a a))", Needs: SSE41, Cycles: 3, Asm: "pextrq $1, {a}, {d} | 66 REX.W 0F 3A 16 /r ib rm:d"},
}

var popcnt = []target.Row{
	{Name: "popcnt$w.r", Pattern: "d:$T = (ctpop.$T a)", Asm: "popcnt$s {a}, {d} | $p F3 0F B8 /r"},
	{Name: "popcnt$w.m", Pattern: "d:$T = (ctpop.$T (load.$T m))", Asm: "popcnt$s {m}, {d} | $p F3 0F B8 /r"},
}
