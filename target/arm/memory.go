package arm

import (
	"strconv"

	"spillway/target"
)

const loadCycles = 3

// memory returns loads and stores of integers.
func memory() (rows []target.Row) {
	for _, w := range widths {
		suffix, reach := w.suffix(), w.reach()
		list := []target.Row{
			{Named: true, Name: "load$w", Pattern: "d:$T = (load.$T!monotonic m)", Constraints: reach, Cycles: loadCycles, Asm: "ldrS {d}, {m}"},
			{Named: true, Name: "store$w", Pattern: "(store.$T!monotonic v m)", Constraints: reach, Asm: "strS {v}, {m}"},
		}
		rows = append(rows, with(at(w, list...), "rS ", "r"+suffix+" ")...)
	}
	rows = append(rows,
		target.Row{Named: true, Name: "load1", Pattern: "d:i1 = (load.i1!monotonic m)", Cycles: loadCycles, Asm: "ldrb {d}, {m}"},
		target.Row{Named: true, Name: "store1", Pattern: "(store.i1!monotonic v m)", Asm: "strb {v}, {m}"})
	for i, to := range widths {
		for _, from := range widths[:i] {
			rows = append(rows, with(at(to,
				target.Row{Named: true, Name: "zextFROMto$w.m", Pattern: "d:$T = (zext.$T (load.iFROM!monotonic m))", Constraints: from.reach(), Cycles: loadCycles, Asm: "ldrS {d}, {m}"},
				target.Row{Named: true, Name: "sextFROMto$w.m", Pattern: "d:$T = (sext.$T (load.iFROM!monotonic m))", Constraints: "m+near*1", Cycles: loadCycles, Asm: "ldrsS {d}, {m}"},
			), "FROM", strconv.Itoa(int(from)), "S ", from.suffix()+" ")...)
		}
	}
	return rows
}

// suffix is what the names of loads and stores of width w end in.
func (w width) suffix() string { return map[width]string{8: "b", 16: "h"}[w] }

// reach is the constraint on addresses of loads, that extend with zeros, and stores of width w: those of 16 bits have offsets of 8 bits, or an
// index alone.
func (w width) reach() string {
	if w == 16 {
		return "m+near*1"
	}
	return ""
}
