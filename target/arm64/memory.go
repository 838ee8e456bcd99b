package arm64

import (
	"strconv"

	"spillway/target"
)

// constants returns rows that make constants and addresses.
func constants() (rows []target.Row) {
	for _, w := range widths {
		rows = append(rows, at(w, target.Row{Name: "zero$w", Pattern: "d:$T = #0", Asm: "mov {d:$R}, #0"})...)
		if w <= 32 {
			rows = append(rows, at(w, target.Row{Name: "const$w", Pattern: "d:$T = k:mov32", Asm: "mov {d:32}, {k:=w}"})...)
		}
	}
	rows = append(rows,
		target.Row{Name: "zero1", Pattern: "d:i1 = #0", Asm: "mov {d:32}, #0"},
		target.Row{Name: "one1", Pattern: "d:i1 = #-1", Asm: "mov {d:32}, #1"},
		target.Row{Name: "const32.2", Pattern: "d:i32 = k:imm", Cycles: 2, Asm: "movz {d}, {k:=y0}; movk {d}, {k:=y1}"},
		target.Row{Name: "const64.u", Pattern: "d:i64 = k:movu32", Asm: "mov {d:32}, {k:=w}"},
		target.Row{Name: "const64", Pattern: "d:i64 = k:mov64", Asm: "mov {d}, {k:=x}"})
	for n := 2; n <= 4; n++ {
		for _, kind := range []struct{ first, other string }{{"z", "z"}, {"n", "m"}} {
			if n == 4 && kind.first == "n" {
				break
			}
			asm := "mov" + kind.first + " {d}, {k:=" + kind.first + "0}"
			for k := 1; k < n; k++ {
				asm += "; movk {d}, {k:=" + kind.other + strconv.Itoa(k) + "}"
			}
			rows = append(rows, target.Row{Name: "const64." + kind.first + strconv.Itoa(n), Pattern: "d:i64 = k:mov" + kind.first + strconv.Itoa(n), Cycles: int8(n), Asm: asm})
		}
	}
	return append(rows,
		target.Row{Name: "const64.l1", Pattern: "d:i64 = k:logicbut1", Cycles: 2, Asm: "mov {d}, {k:=base}; movk {d}, {k:=l0}"},
		target.Row{Name: "const64.l2", Pattern: "d:i64 = k:logicbut2", Cycles: 3, Asm: "mov {d}, {k:=base}; movk {d}, {k:=l0}; movk {d}, {k:=l1}"},
		target.Row{Name: "lea", Pattern: "d:i64 = m:mem", Constraints: "m+sum", Flags: target.TileRemat, Asm: "add {d}, {m:sum}"})
}

// memory returns loads and stores of integers.
func memory() (rows []target.Row) {
	for _, w := range widths {
		suffix := map[width]string{8: "b", 16: "h"}[w]
		bytes := strconv.Itoa(int(w) / 8)
		list := at(w,
			target.Row{Named: true, Name: "load$w", Pattern: "d:$T = (load.$T!monotonic m)", Constraints: "m+offN*N", Cycles: loadCycles, Asm: "ldrS {d:$R}, {m}"},
			target.Row{Named: true, Name: "store$w", Pattern: "(store.$T!monotonic v m)", Constraints: "m+offN*N", Asm: "strS {v:$R}, {m}"},
			target.Row{Named: true, Name: "store$w.zero", Pattern: "(store.$T!monotonic #0 m)", Constraints: "m+offN*N", Asm: "strS ZR, {m}"},
			target.Row{Name: "load$w.acquire", Pattern: "d:$T = (load.$T!seqcst m)", Constraints: "m+none*0", Cycles: 8, Asm: "ldarS {d:$R}, {m}"},
			target.Row{Name: "store$w.release", Pattern: "(store.$T!seqcst v m)", Constraints: "m+none*0", Cycles: 8, Asm: "stlrS {v:$R}, {m}"})
		zero := "wzr"
		if w == 64 {
			zero = "xzr"
		}
		rows = append(rows, with(list, "rS ", "r"+suffix+" ", "offN", "off"+bytes, "*N", "*"+bytes, "ZR", zero)...)
	}
	return append(rows,
		target.Row{Named: true, Name: "load1", Pattern: "d:i1 = (load.i1!monotonic m)", Constraints: "m+off1*1", Cycles: loadCycles, Asm: "ldrb {d:32}, {m}"},
		target.Row{Name: "load1.acquire", Pattern: "d:i1 = (load.i1!seqcst m)", Constraints: "m+none*0", Cycles: 8, Asm: "ldarb {d:32}, {m}"},
		target.Row{Named: true, Name: "store1", Pattern: "(store.i1!monotonic v m)", Constraints: "m+off1*1", Asm: "strb {v:32}, {m}"},
		target.Row{Named: true, Name: "store1.zero", Pattern: "(store.i1!monotonic #0 m)", Constraints: "m+off1*1", Asm: "strb wzr, {m}"},
		target.Row{Name: "store1.release", Pattern: "(store.i1!seqcst v m)", Constraints: "m+none*0", Cycles: 8, Asm: "stlrb {v:32}, {m}"},
		target.Row{Named: true, Name: "load64.lo", Pattern: "d:i32 = (trunc.i32 (load.i64 m))", Constraints: "m+off4*4", Cycles: loadCycles, Asm: "ldr {d}, {m}"})
}

// compare returns what compares what is in memory, as a number with a sign or without, with v.
func compare(w width, sign string) string {
	switch w {
	case 8, 16:
		x := map[width]string{8: "xtb", 16: "xth"}[w]
		return sign + x + " {t:32}, {d:32}; cmp {t:32}, {v:32}, " + sign + x + "; "
	}
	return "cmp {d}, {v}; "
}

// compareTo returns what compares what is in memory with e.
func compareTo(w width) string {
	switch w {
	case 8:
		return "cmp {d:32}, {e:32}, uxtb; "
	case 16:
		return "cmp {d:32}, {e:32}, uxth; "
	}
	return "cmp {d}, {e}; "
}
