package arm64

import "spillway/target"

// A precision is a float type.
type precision struct {
	typ, bits string // f32, 32
	integer   string // i32
}

var precisions = []precision{{"f32", "32", "i32"}, {"f64", "64", "i64"}}

// rows returns rows written for p. In rows $T is the type, $w its bits and $I the integer of that width.
func (p precision) rows(list ...target.Row) []target.Row {
	bytes, zero := "4", "wzr"
	if p.bits == "64" {
		bytes, zero = "8", "xzr"
	}
	return with(list, "$T", p.typ, "$w", p.bits, "$I", p.integer, "offN*N", "off"+bytes+"*"+bytes, "ZR", zero)
}

// floats returns arithmetic on floats and how they move.
func floats() (rows []target.Row) {
	for _, p := range precisions {
		for _, op := range []struct {
			ir     string
			cycles int8
		}{{"fadd", 4}, {"fsub", 4}, {"fmul", 4}, {"fdiv", 12}} {
			rows = append(rows, with(p.rows(target.Row{Name: "OP$w", Pattern: "d:$T = (OP.$T a b)", Cycles: op.cycles, Asm: "OP {d:$w}, {a:$w}, {b:$w}"}), "OP", op.ir)...)
		}
		for _, op := range []struct {
			ir, asm string
			cycles  int8
		}{{"fneg", "fneg", 2}, {"fabs", "fabs", 2}, {"sqrt", "fsqrt", 15}, {"floor", "frintm", 3}, {"ceil", "frintp", 3}, {"trunc.f", "frintz", 3},
			{"rint", "frintx", 3}, {"round", "frinta", 3}, {"roundeven", "frintn", 3}} {
			rows = append(rows, with(p.rows(target.Row{Name: "OP$w", Pattern: "d:$T = (IR.$T a)", Cycles: op.cycles, Asm: "OP {d:$w}, {a:$w}"}), "IR", op.ir, "OP", op.asm)...)
		}
		rows = append(rows, p.rows(floatRows...)...)
	}
	return append(rows,
		target.Row{Name: "copysign32", Pattern: "d:f32 = (copysign.f32 a b)", Constraints: "d=a! b~ t:f32!", Cycles: 4,
			Asm: "movi {t:256}.2s, #0x80, lsl #24; bit {d:256}.8b, {b:256}.8b, {t:256}.8b"},
		target.Row{Name: "copysign64", Pattern: "d:f64 = (copysign.f64 a b)", Constraints: "d=a! b~ t:f64!", Cycles: 4,
			Asm: "movi {t:64}, #0; fneg {t:64}, {t:64}; bit {d:256}.8b, {b:256}.8b, {t:256}.8b"})
}

var floatRows = []target.Row{
	{Name: "fnmul$w", Pattern: "d:$T = (fneg.$T (fmul.$T a b))", Cycles: 4, Asm: "fnmul {d:$w}, {a:$w}, {b:$w}"},
	{Name: "fmadd$w", Pattern: "d:$T = (fma.$T a b c)", Cycles: 4, Asm: "fmadd {d:$w}, {a:$w}, {b:$w}, {c:$w}"},
	{Name: "fmsub$w", Pattern: "d:$T = (fma.$T (fneg.$T a) b c)", Cycles: 4, Asm: "fmsub {d:$w}, {a:$w}, {b:$w}, {c:$w}"},
	{Name: "fnmsub$w", Pattern: "d:$T = (fma.$T a b (fneg.$T c))", Cycles: 4, Asm: "fnmsub {d:$w}, {a:$w}, {b:$w}, {c:$w}"},
	{Name: "fnmadd$w", Pattern: "d:$T = (fma.$T (fneg.$T a) b (fneg.$T c))", Cycles: 4, Asm: "fnmadd {d:$w}, {a:$w}, {b:$w}, {c:$w}"},
	{Name: "fabd$w", Pattern: "d:$T = (fabs.$T (fsub.$T a b))", Cycles: 4, Asm: "fabd {d:$w}, {a:$w}, {b:$w}"},
	{Named: true, Name: "loadf$w", Pattern: "d:$T = (load.$T!monotonic m)", Constraints: "m+offN*N", Cycles: loadCycles, Asm: "ldr {d:$w}, {m}"},
	{Named: true, Name: "storef$w", Pattern: "(store.$T!monotonic v m)", Constraints: "m+offN*N", Asm: "str {v:$w}, {m}"},
	{Named: true, Name: "storef$w.zero", Pattern: "(store.$T!monotonic #0 m)", Constraints: "m+offN*N", Asm: "str ZR, {m}"},
	{Name: "loadf$w.acquire", Pattern: "d:$T = (load.$T!seqcst m)", Constraints: "m+none*0 t:$I", Cycles: 10, Asm: "ldar {t}, {m}; fmov {d:$w}, {t}"},
	{Name: "storef$w.release", Pattern: "(store.$T!seqcst v m)", Constraints: "m+none*0 t:$I!", Cycles: 10, Asm: "fmov {t}, {v:$w}; stlr {t}, {m}"},
	{Name: "zerof$w", Pattern: "d:$T = #0", Asm: "movi {d:64}, #0"},
	{Name: "constf$w", Pattern: "d:$T = k:fp$w", Asm: "fmov {d:$w}, {k:=fp$w}"},
	{Name: "constf$w.pool", Pattern: "d:$T = k:imm", Constraints: "t:i64", Cycles: 4, Asm: "adrp {t}, {k:pool}; ldr {d:$w}, [{t}, :lo12:{k:pool}]"},
	{Name: "keepf$w", Pattern: "d:$T = (bitcast.$T a:$T)", Constraints: "d=a", Flags: target.TileAlias},
	{Name: "cast$Ito$T", Pattern: "d:$T = (bitcast.$T a:$I)", Cycles: 3, Asm: "fmov {d:$w}, {a:$w}"},
	{Name: "cast$Tto$I", Pattern: "d:$I = (bitcast.$I a:$T)", Cycles: 3, Asm: "fmov {d:$w}, {a:$w}"},
	{Name: "cast$Ito$T.m", Pattern: "d:$T = (bitcast.$T (load.$I m))", Constraints: "m+offN*N", Cycles: loadCycles, Asm: "ldr {d:$w}, {m}"},
	{Name: "cast$Tto$I.m", Pattern: "d:$I = (bitcast.$I (load.$T m))", Constraints: "m+offN*N", Cycles: loadCycles, Asm: "ldr {d:$w}, {m}"},
	{Name: "cast$Tto$I.store", Pattern: "(store.$I (bitcast.$I a:$T) m)", Constraints: "m+offN*N", Asm: "str {a:$w}, {m}"},
	{Name: "cast$Ito$T.store", Pattern: "(store.$T (bitcast.$T a:$I) m)", Constraints: "m+offN*N", Asm: "str {a:$w}, {m}"},
}

// conversions returns conversions from and to floats.
func conversions() (rows []target.Row) {
	for _, p := range precisions {
		for _, sign := range []struct{ letter, extend string }{{"s", "sbfx"}, {"u", "ubfx"}} {
			for _, w := range full {
				rows = append(rows, with(p.rows(
					target.Row{Name: "Xcvtf$w.iW", Pattern: "d:$T = (Xitofp.$T a:iW)", Cycles: 5, Asm: "Xcvtf {d:$w}, {a:W}"},
					target.Row{Name: "fcvtzX$w.iW", Pattern: "d:iW = (fptoXi.iW a:$T)", Cycles: 5, Asm: "fcvtzX {d:W}, {a:$w}"},
					target.Row{Name: "fcvtzX$w.iW.sat", Pattern: "d:iW = (fptoXi.sat.iW a:$T)", Cycles: 5, Asm: "fcvtzX {d:W}, {a:$w}"}),
					"X", sign.letter, "W", w.typ()[1:])...)
				for _, r := range []struct{ ir, letter string }{{"floor", "m"}, {"ceil", "p"}, {"round", "a"}, {"roundeven", "n"}} {
					rows = append(rows, with(p.rows(target.Row{Name: "fcvtRX$w.iW", Pattern: "d:iW = (fptoXi.iW (IR.$T a))", Cycles: 5, Asm: "fcvtRX {d:W}, {a:$w}"}),
						"X", sign.letter, "W", w.typ()[1:], "R", r.letter, "IR", r.ir)...)
				}
			}
			for _, w := range widths[:2] {
				rows = append(rows, with(p.rows(
					target.Row{Name: "Xcvtf$w.iW", Pattern: "d:$T = (Xitofp.$T a:iW)", Constraints: "t:i32", Cycles: 6, Asm: "EXT {t}, {a:32}, #0, #W; Xcvtf {d:$w}, {t}"},
					target.Row{Name: "fcvtzX$w.iW", Pattern: "d:iW = (fptoXi.iW a:$T)", Cycles: 5, Asm: "fcvtzX {d:32}, {a:$w}"}),
					"X", sign.letter, "W", w.typ()[1:], "EXT", sign.extend)...)
			}
		}
		rows = append(rows, p.rows(target.Row{Name: "ucvtf$w.i1", Pattern: "d:$T = (uitofp.$T a:i1)", Constraints: "t:i32", Cycles: 6, Asm: "and {t}, {a:32}, #1; ucvtf {d:$w}, {t}"})...)
	}
	return append(rows,
		target.Row{Name: "fpext", Pattern: "d:f64 = (fpext.f64 a:f32)", Cycles: 4, Asm: "fcvt {d:64}, {a:32}"},
		target.Row{Name: "fptrunc", Pattern: "d:f32 = (fptrunc.f32 a:f64)", Cycles: 4, Asm: "fcvt {d:32}, {a:64}"})
}
