package x86

import "spillway/target"

// vectors returns the rows of vectors of 16 bytes. All of them are in the registers of
// floats; ps forms are used where it does not matter what the elements are, since they
// are shorter by a byte.
func vectors(rows []target.Row, c Config) []target.Row {
	if c.Wide {
		rows = append(rows, vectorWide...)
	}
	rows = append(rows, vectorMemory...)
	for _, op := range vectorOps {
		filled := with(vectorBinary, "OP", op.name, "IR", op.ir, "XX", op.encoding)
		for i := range filled {
			filled[i].Cycles = op.cycles
		}
		rows = append(rows, filled...)
	}
	for _, s := range vectorShifts {
		rows = append(rows, with(vectorShift, "OP", s.name, "IR", s.ir, "REG", s.opcode, "IMM", s.immediate, "DD", s.digit)...)
	}
	for _, f := range [...][]string{{"ps", "32", ""}, {"pd", "64", "66 "}} {
		rows = append(rows, with(vectorFloat, "PX", f[0], "WW", f[1], "PRE", f[2], "LANES", map[string]string{"32": "4", "64": "2"}[f[1]])...)
	}
	return append(append(rows, vectorConversions...), vectorElements...)
}

// vectorMemory are loads, stores and constants. Those of any alignment are no slower
// than the aligned ones where memory is aligned.
var vectorMemory = []target.Row{
	{Named: true, Name: "loadv", Pattern: "d:v = (load.v m)", Asm: "movups {m}, {d} | 0F 10 /r"},
	{Named: true, Name: "storev", Pattern: "(store.v x m)", Asm: "movups {x}, {m} | 0F 11 /r"},
	{Name: "zerov", Pattern: "d:v = #0", Asm: "xorps {d}, {d} | 0F 57 /r"},
	{Name: "onesv", Pattern: "d:v = #-1", Asm: "pcmpeqd {d}, {d} | 66 0F 76 /r"},
}

// A vectorOp is an operation on two vectors.
type vectorOp struct {
	name, ir, encoding string
	cycles             int8
}

var vectorOps = []vectorOp{
	{"andps", "and.v", "0F 54", 0}, {"orps", "or.v", "0F 56", 0}, {"xorps", "xor.v", "0F 57", 0},
	{"paddb", "add.v16i8", "66 0F FC", 0}, {"paddw", "add.v8i16", "66 0F FD", 0}, {"paddd", "add.v4i32", "66 0F FE", 0}, {"paddq", "add.v2i64", "66 0F D4", 0},
	{"psubb", "sub.v16i8", "66 0F F8", 0}, {"psubw", "sub.v8i16", "66 0F F9", 0}, {"psubd", "sub.v4i32", "66 0F FA", 0}, {"psubq", "sub.v2i64", "66 0F FB", 0},
	{"pmullw", "mul.v8i16", "66 0F D5", 5}, {"pmulhw", "smulh.v8i16", "66 0F E5", 5}, {"pmulhuw", "umulh.v8i16", "66 0F E4", 5},
	{"psadbw", "v.sad.v2i64", "66 0F F6", 3}, {"pavgb", "v.average.v16i8", "66 0F E0", 0}, {"pavgw", "v.average.v8i16", "66 0F E3", 0},
	{"pmuludq", "v.muleven.v2i64", "66 0F F4", 5}, {"pmaddwd", "v.muladd.v4i32", "66 0F F5", 5},
	{"paddsb", "sadd.sat.v16i8", "66 0F EC", 0}, {"paddsw", "sadd.sat.v8i16", "66 0F ED", 0},
	{"paddusb", "uadd.sat.v16i8", "66 0F DC", 0}, {"paddusw", "uadd.sat.v8i16", "66 0F DD", 0},
	{"psubsb", "ssub.sat.v16i8", "66 0F E8", 0}, {"psubsw", "ssub.sat.v8i16", "66 0F E9", 0},
	{"psubusb", "usub.sat.v16i8", "66 0F D8", 0}, {"psubusw", "usub.sat.v8i16", "66 0F D9", 0},
	{"pminub", "umin.v16i8", "66 0F DA", 0}, {"pmaxub", "umax.v16i8", "66 0F DE", 0},
	{"pminsw", "smin.v8i16", "66 0F EA", 0}, {"pmaxsw", "smax.v8i16", "66 0F EE", 0},
	{"pcmpeqb", "v.eq.v16i8", "66 0F 74", 0}, {"pcmpeqw", "v.eq.v8i16", "66 0F 75", 0}, {"pcmpeqd", "v.eq.v4i32", "66 0F 76", 0},
	{"pcmpgtb", "v.sgt.v16i8", "66 0F 64", 0}, {"pcmpgtw", "v.sgt.v8i16", "66 0F 65", 0}, {"pcmpgtd", "v.sgt.v4i32", "66 0F 66", 0},
	{"addps", "fadd.v4f32", "0F 58", 4}, {"addpd", "fadd.v2f64", "66 0F 58", 4}, {"subps", "fsub.v4f32", "0F 5C", 4}, {"subpd", "fsub.v2f64", "66 0F 5C", 4},
	{"mulps", "fmul.v4f32", "0F 59", 4}, {"mulpd", "fmul.v2f64", "66 0F 59", 4}, {"divps", "fdiv.v4f32", "0F 5E", 13}, {"divpd", "fdiv.v2f64", "66 0F 5E", 13},
	{"minps", "v.fmin.v4f32", "0F 5D", 4}, {"minpd", "v.fmin.v2f64", "66 0F 5D", 4}, {"maxps", "v.fmax.v4f32", "0F 5F", 4}, {"maxpd", "v.fmax.v2f64", "66 0F 5F", 4},
	{"punpcklbw", "v.unpacklo.v16i8", "66 0F 60", 0}, {"punpcklwd", "v.unpacklo.v8i16", "66 0F 61", 0},
	{"unpcklps", "v.unpacklo.v4i32", "0F 14", 0},
	{"punpckhbw", "v.unpackhi.v16i8", "66 0F 68", 0}, {"punpckhwd", "v.unpackhi.v8i16", "66 0F 69", 0},
	{"unpckhps", "v.unpackhi.v4i32", "0F 15", 0}, {"unpckhpd", "v.unpackhi.v2i64", "66 0F 15", 0},
	{"packsswb", "v.packs.v16i8", "66 0F 63", 0}, {"packssdw", "v.packs.v8i16", "66 0F 6B", 0}, {"packuswb", "v.packu.v16i8", "66 0F 67", 0},
}

var vectorBinary = []target.Row{
	{Name: "OP.rr", Pattern: "d:v = (IR a b)", Constraints: "d=a", Asm: "OP {b}, {d} | XX /r"},
	{Name: "OP.rm", Pattern: "d:v = (IR a (load.v m))", Constraints: "d=a", Asm: "OP {m}, {d} | XX /r"},
}

// vectorShifts shift all elements by one count.
var vectorShifts = []struct{ name, ir, opcode, immediate, digit string }{
	{"psllw", "v.shl.v8i16", "F1", "71", "6"}, {"pslld", "v.shl.v4i32", "F2", "72", "6"}, {"psllq", "v.shl.v2i64", "F3", "73", "6"},
	{"psrlw", "v.lshr.v8i16", "D1", "71", "2"}, {"psrld", "v.lshr.v4i32", "D2", "72", "2"}, {"psrlq", "v.lshr.v2i64", "D3", "73", "2"},
	{"psraw", "v.ashr.v8i16", "E1", "71", "4"}, {"psrad", "v.ashr.v4i32", "E2", "72", "4"},
}

var vectorShift = []target.Row{
	{Name: "OP.ri", Pattern: "d:v = (IR a k:0..127)", Constraints: "d=a", Asm: "OP {k}, {d} | 66 0F IMM /DD ib"},
	{Name: "OP.rr", Pattern: "d:v = (IR a n)", Constraints: "d=a! t:f32!", Cycles: 3, Asm: "movd {n}, {t} | 66 0F 6E /r; OP {t}, {d} | 66 0F REG /r"},
}

// vectorFloat are rows for both widths of floats: PX, WW bits, LANES elements.
var vectorFloat = []target.Row{
	{Name: "cmpPX.rr", Pattern: "d:v = (v.fcmp.vLANESiWW a b k:0..7)", Constraints: "d=a", Cycles: 4, Asm: "cmpPX {k}, {b}, {d} | PRE0F C2 /r ib"},
	{Name: "cmpPX.rm", Pattern: "d:v = (v.fcmp.vLANESiWW a (load.v m) k:0..7)", Constraints: "d=a", Cycles: 4, Asm: "cmpPX {k}, {m}, {d} | PRE0F C2 /r ib"},
	{Name: "sqrtPX.r", Pattern: "d:v = (sqrt.vLANESfWW a)", Cycles: 15, Asm: "sqrtPX {a}, {d} | PRE0F 51 /r"},
	{Name: "sqrtPX.m", Pattern: "d:v = (sqrt.vLANESfWW (load.v m))", Cycles: 15, Asm: "sqrtPX {m}, {d} | PRE0F 51 /r"},
}

var vectorConversions = []target.Row{
	{Name: "cvtdq2ps.r", Pattern: "d:v = (v.sitofp.v4f32 a)", Cycles: 4, Asm: "cvtdq2ps {a}, {d} | 0F 5B /r"},
	{Name: "cvtdq2ps.m", Pattern: "d:v = (v.sitofp.v4f32 (load.v m))", Cycles: 4, Asm: "cvtdq2ps {m}, {d} | 0F 5B /r"},
	{Name: "cvttps2dq.r", Pattern: "d:v = (v.fptosi.v4i32 a)", Cycles: 4, Asm: "cvttps2dq {a}, {d} | F3 0F 5B /r"},
	{Name: "cvttps2dq.m", Pattern: "d:v = (v.fptosi.v4i32 (load.v m))", Cycles: 4, Asm: "cvttps2dq {m}, {d} | F3 0F 5B /r"},
	{Name: "cvtdq2pd.r", Pattern: "d:v = (v.sitofp.low.v2f64 a)", Cycles: 5, Asm: "cvtdq2pd {a}, {d} | F3 0F E6 /r"},
	{Name: "cvttpd2dq.r", Pattern: "d:v = (v.fptosi.low.v4i32 a)", Cycles: 5, Asm: "cvttpd2dq {a}, {d} | 66 0F E6 /r"},
	{Name: "cvtps2pd.r", Pattern: "d:v = (v.fpext.low.v2f64 a)", Cycles: 5, Asm: "cvtps2pd {a}, {d} | 0F 5A /r"},
	{Name: "cvtpd2ps.r", Pattern: "d:v = (v.fptrunc.low.v4f32 a)", Cycles: 5, Asm: "cvtpd2ps {a}, {d} | 66 0F 5A /r"},
	{Name: "cvtdq2pd.m", Pattern: "d:v = (v.sitofp.low.v2f64 (v.of.v2f64 (load.f64 m)))", Cycles: 5, Asm: "cvtdq2pd {m}, {d} | F3 0F E6 /r"},
	{Name: "cvtps2pd.m", Pattern: "d:v = (v.fpext.low.v2f64 (v.of.v2f64 (load.f64 m)))", Cycles: 5, Asm: "cvtps2pd {m}, {d} | 0F 5A /r"},
	{Name: "movmskb", Pattern: "d:i32 = (v.mask8.i32 a)", Cycles: 3, Asm: "pmovmskb {a}, {d} | 66 0F D7 /r"},
	{Name: "movmskps", Pattern: "d:i32 = (v.mask32.i32 a)", Cycles: 3, Asm: "movmskps {a}, {d} | 0F 50 /r"},
	{Name: "movmskpd", Pattern: "d:i32 = (v.mask64.i32 a)", Cycles: 3, Asm: "movmskpd {a}, {d} | 66 0F 50 /r"},
}

// vectorElements move elements about.
var vectorElements = []target.Row{
	{Name: "andnps.rr", Pattern: "d:v = (and.v (xor.v a #-1) b)", Constraints: "d=a", Asm: "andnps {b}, {d} | 0F 55 /r"},
	{Name: "andnps.rm", Pattern: "d:v = (and.v (xor.v a #-1) (load.v m))", Constraints: "d=a", Asm: "andnps {m}, {d} | 0F 55 /r"},
	{Name: "pshufd.r", Pattern: "d:v = (v.shuf.v4i32 a k:0..255)", Asm: "pshufd {k}, {a}, {d} | 66 0F 70 /r ib"},
	{Name: "pshufd.m", Pattern: "d:v = (v.shuf.v4i32 (load.v m) k:0..255)", Asm: "pshufd {k}, {m}, {d} | 66 0F 70 /r ib"},
	{Name: "pshufd.f32", Pattern: "d:v = (v.shuf.v4i32 (v.of.v4f32 a) k:0..255)", Asm: "pshufd {k}, {a}, {d} | 66 0F 70 /r ib"},
	{Name: "pshufd.f64", Pattern: "d:v = (v.shuf.v4i32 (v.of.v2f64 a) k:0..255)", Asm: "pshufd {k}, {a}, {d} | 66 0F 70 /r ib"},
	{Name: "pshuflw.r", Pattern: "d:v = (v.shuflo.v8i16 a k:0..255)", Asm: "pshuflw {k}, {a}, {d} | F2 0F 70 /r ib"},
	{Name: "pshuflw.m", Pattern: "d:v = (v.shuflo.v8i16 (load.v m) k:0..255)", Asm: "pshuflw {k}, {m}, {d} | F2 0F 70 /r ib"},
	{Name: "pshufhw.r", Pattern: "d:v = (v.shufhi.v8i16 a k:0..255)", Asm: "pshufhw {k}, {a}, {d} | F3 0F 70 /r ib"},
	{Name: "pshufhw.m", Pattern: "d:v = (v.shufhi.v8i16 (load.v m) k:0..255)", Asm: "pshufhw {k}, {m}, {d} | F3 0F 70 /r ib"},
	{Name: "shufps.rr", Pattern: "d:v = (v.shuf2.v4f32 a b k:0..255)", Constraints: "d=a", Asm: "shufps {k}, {b}, {d} | 0F C6 /r ib"},
	{Name: "shufps.rm", Pattern: "d:v = (v.shuf2.v4f32 a (load.v m) k:0..255)", Constraints: "d=a", Asm: "shufps {k}, {m}, {d} | 0F C6 /r ib"},
	{Name: "pslldq", Pattern: "d:v = (v.shlbytes.v2i64 a k:0..255)", Constraints: "d=a", Asm: "pslldq {k}, {d} | 66 0F 73 /7 ib"},
	{Name: "psrldq", Pattern: "d:v = (v.lshrbytes.v2i64 a k:0..255)", Constraints: "d=a", Asm: "psrldq {k}, {d} | 66 0F 73 /3 ib"},
	{Name: "movss.rr", Pattern: "d:v = (v.low.v4f32 a b)", Constraints: "d=a", Asm: "movss {b}, {d} | F3 0F 10 /r"},
	{Name: "movsd.rr", Pattern: "d:v = (v.low.v2f64 a b)", Constraints: "d=a", Asm: "movsd {b}, {d} | F2 0F 10 /r"},
	{Name: "movsd.low.m", Pattern: "d:v = (v.low.v2f64 #0 (v.of.v2f64 (load.f64 m)))", Asm: "movsd {m}, {d} | F2 0F 10 /r"},
	{Name: "movss.rf", Pattern: "d:v = (v.low.v4f32 a (v.of.v4f32 b))", Constraints: "d=a", Asm: "movss {b}, {d} | F3 0F 10 /r"},
	{Name: "movsd.rf", Pattern: "d:v = (v.low.v2f64 a (v.of.v2f64 b))", Constraints: "d=a", Asm: "movsd {b}, {d} | F2 0F 10 /r"},
	{Name: "movlps.rm", Pattern: "d:v = (v.low.v2f64 a (v.of.v2f64 (load.f64 m)))", Constraints: "d=a", Asm: "movlps {m}, {d} | 0F 12 /r"},
	{Name: "movlhps.rr", Pattern: "d:v = (v.unpacklo.v2i64 a b)", Constraints: "d=a", Asm: "movlhps {b}, {d} | 0F 16 /r"},
	{Name: "unpcklpd.rm", Pattern: "d:v = (v.unpacklo.v2i64 a (load.v m))", Constraints: "d=a", Asm: "unpcklpd {m}, {d} | 66 0F 14 /r"},
	{Name: "movhps.rm", Pattern: "d:v = (v.unpacklo.v2i64 a (v.of.v2f64 (load.f64 m)))", Constraints: "d=a", Asm: "movhps {m}, {d} | 0F 16 /r"},
	{Name: "movlhps.rf", Pattern: "d:v = (v.unpacklo.v2i64 a (v.of.v2f64 b))", Constraints: "d=a", Asm: "movlhps {b}, {d} | 0F 16 /r"},
	{Name: "unpcklps.rf", Pattern: "d:v = (v.unpacklo.v4i32 a (v.of.v4f32 b))", Constraints: "d=a", Asm: "unpcklps {b}, {d} | 0F 14 /r"},
	{Name: "movhps.mr", Pattern: "(store.f64 (v.first.f64 (v.unpackhi.v2i64 a a)) m)", Asm: "movhps {a}, {m} | 0F 17 /r"},
	{Name: "movhps.mr.shuf", Pattern: "(store.f64 (v.first.f64 (v.shuf.v4i32 a #238)) m)", Asm: "movhps {a}, {m} | 0F 17 /r"},
	{Name: "pinsrw.r", Pattern: "d:v = (v.insert.v8i16 a x k:0..7)", Constraints: "d=a", Cycles: 2, Asm: "pinsrw {k}, {x}, {d} | 66 0F C4 /r ib"},
	{Name: "pextrw.r", Pattern: "d:i32 = (v.extract16.i32 a k:0..7)", Cycles: 3, Asm: "pextrw {k}, {a}, {d} | 66 0F C5 /r ib"},
	{Name: "ofi32.r", Pattern: "d:v = (v.of.v4i32 a)", Cycles: 2, Asm: "movd {a}, {d} | 66 0F 6E /r"},
	{Name: "ofi32.m", Pattern: "d:v = (v.of.v4i32 (load.i32 m))", Asm: "movss {m}, {d} | F3 0F 10 /r"},
	{Name: "off32.r", Pattern: "d:v = (v.of.v4f32 a)", Asm: "movaps {a}, {d} | 0F 28 /r"},
	{Name: "off32.m", Pattern: "d:v = (v.of.v4f32 (load.f32 m))", Asm: "movss {m}, {d} | F3 0F 10 /r"},
	{Name: "off64.r", Pattern: "d:v = (v.of.v2f64 a)", Asm: "movaps {a}, {d} | 0F 28 /r"},
	{Name: "off64.m", Pattern: "d:v = (v.of.v2f64 (load.f64 m))", Asm: "movsd {m}, {d} | F2 0F 10 /r"},
	{Name: "firstf32", Pattern: "d:f32 = (v.first.f32 a)", Constraints: "d=a", Flags: target.TileAlias},
	{Name: "firstf64", Pattern: "d:f64 = (v.first.f64 a)", Constraints: "d=a", Flags: target.TileAlias},
	{Name: "firsti32", Pattern: "d:i32 = (v.first.i32 a)", Cycles: 2, Asm: "movd {a}, {d} | 66 0F 7E /r"},
	{Name: "firsti32.mr", Pattern: "(store.i32 (v.first.i32 a) m)", Asm: "movss {a}, {m} | F3 0F 11 /r"},
}

// vectorWide are the rows that need 64-bit registers.
var vectorWide = []target.Row{
	{Name: "ofi64.r", Pattern: "d:v = (v.of.v2i64 a:i64)", Cycles: 2, Asm: "movq {a}, {d} | 66 REX.W 0F 6E /r"},
	{Name: "ofi64.m", Pattern: "d:v = (v.of.v2i64 (load.i64 m))", Asm: "movsd {m}, {d} | F2 0F 10 /r"},
	{Name: "firsti64", Pattern: "d:i64 = (v.first.i64 a)", Cycles: 2, Asm: "movq {a}, {d} | 66 REX.W 0F 7E /r"},
	{Name: "firsti64.mr", Pattern: "(store.i64 (v.first.i64 a) m)", Asm: "movlps {a}, {m} | 0F 13 /r"},
	{Name: "secondi64.mr", Pattern: "(store.i64 (v.first.i64 (v.unpackhi.v2i64 a a)) m)", Asm: "movhps {a}, {m} | 0F 17 /r"},
	{Name: "secondi64.mr.shuf", Pattern: "(store.i64 (v.first.i64 (v.shuf.v4i32 a #238)) m)", Asm: "movhps {a}, {m} | 0F 17 /r"},
}
