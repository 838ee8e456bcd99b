package x86

import "spillway/target"

// avx2 returns the rows of AVX, AVX2 and F16C that SSE has nothing like, for 16 bytes.
func avx2(rows []target.Row, c Config) []target.Row {
	if c.Features&AVX == 0 {
		return rows
	}
	for _, s := range []struct{ name, ir, opcode, w string }{
		{"vpsllvd", "shl.v4i32", "47", "W0"}, {"vpsllvq", "shl.v2i64", "47", "W1"},
		{"vpsrlvd", "lshr.v4i32", "45", "W0"}, {"vpsrlvq", "lshr.v2i64", "45", "W1"}, {"vpsravd", "ashr.v4i32", "46", "W0"},
	} {
		rows = append(rows, needing(AVX2, 1, with([]target.Row{
			{Name: "OP.rr", Pattern: "d:v = (IR a b)", Asm: "OP {b}, {a}, {d} | VEX.128.66.0F38.WW XX /r"},
			{Name: "OP.rm", Pattern: "d:v = (IR a (load.v m))", Asm: "OP {m}, {a}, {d} | VEX.128.66.0F38.WW XX /r"},
		}, "OP", s.name, "IR", s.ir, "XX", s.opcode, "WW", s.w))...)
	}
	rows = append(rows,
		target.Row{Name: "vcvtph2ps.r", Pattern: "d:v = (v.halftofp.v4f32 a)", Needs: F16C, Cycles: 5, Asm: "vcvtph2ps {a}, {d} | VEX.128.66.0F38.W0 13 /r"},
		target.Row{Name: "vcvtps2ph.r", Pattern: "d:v = (v.fptohalf.v8i16 a)", Needs: F16C, Cycles: 5, Asm: "vcvtps2ph $0, {a}, {d} | VEX.128.66.0F3A.W0 1D /r ib rm:d"})
	for _, s := range []struct{ name, k, prefix, opcode string }{{"vunpckhpd", "238", "66", "15"}, {"vunpcklps", "80", "NP", "14"}, {"vunpckhps", "250", "NP", "15"}} { // a byte shorter than vpshufd
		rows = append(rows, with([]target.Row{{Name: "OP.shuf", Pattern: "d:v = (v.shuf.v4i32 a #KK)", Needs: AVX, Asm: "OP {a}, {a}, {d} | VEX.128.PRE.0F.WIG XX /r"}},
			"OP", s.name, "KK", s.k, "PRE", s.prefix, "XX", s.opcode)...)
	}
	return append(rows, broadcasts...)
}

// broadcasts make a vector of one element.
var broadcasts = []target.Row{
	{Name: "vbroadcastss.m", Pattern: "d:v = (v.shuf.v4i32 (v.of.v4f32 (load.f32 m)) #0)", Needs: AVX, Asm: "vbroadcastss {m}, {d} | VEX.128.66.0F38.W0 18 /r"},
	{Name: "vpbroadcastd.m", Pattern: "d:v = (v.shuf.v4i32 (v.of.v4i32 (load.i32 m)) #0)", Needs: AVX, Asm: "vbroadcastss {m}, {d} | VEX.128.66.0F38.W0 18 /r"},
	{Name: "vpbroadcastb.r", Pattern: "d:v = (v.shufbytes.v16i8 a #0)", Needs: AVX2, Asm: "vpbroadcastb {a}, {d} | VEX.128.66.0F38.W0 78 /r"},
	{Name: "vpbroadcastb.m", Pattern: "d:v = (v.shufbytes.v16i8 (v.of.v4i32 (zext.i32 (load.i8 m))) #0)", Needs: AVX2, Asm: "vpbroadcastb {m}, {d} | VEX.128.66.0F38.W0 78 /r"},
	{Name: "vpbroadcastw.r", Pattern: "d:v = (v.shuf.v4i32 (v.shuflo.v8i16 a #0) #0)", Needs: AVX2, Asm: "vpbroadcastw {a}, {d} | VEX.128.66.0F38.W0 79 /r"},
	{Name: "vpbroadcastw.m", Pattern: "d:v = (v.shuf.v4i32 (v.shuflo.v8i16 (v.of.v4i32 (zext.i32 (load.i16 m))) #0) #0)", Needs: AVX2, Asm: "vpbroadcastw {m}, {d} | VEX.128.66.0F38.W0 79 /r"},
}
