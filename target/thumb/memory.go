package thumb

import (
	"strconv"

	"spillway/target"
)

const loadCycles = 2

// reach is the constraint on addresses of loads, that extend with zeros, and stores of width w: offsets of 5 bits that count
// units of it, and only words from the stack pointer.
func (w width) reach() string {
	switch w {
	case 8:
		return "m+0..31*1 m+sp=none"
	case 16:
		return "m+0..62/2*1 m+sp=none"
	}
	return "m+0..124/4*1 m+sp=0..1020/4"
}

// memory returns loads and stores of integers. Loads that extend with the sign have addresses of two registers.
func memory() (rows []target.Row) {
	for _, w := range widths {
		suffix, reach := w.suffix(), w.reach()
		list := []target.Row{
			{Named: true, Name: "load$w", Pattern: "d:$T = (load.$T!monotonic m)", Constraints: reach, Cycles: loadCycles, Asm: "ldrS {d}, {m}"},
			{Named: true, Name: "store$w", Pattern: "(store.$T!monotonic v m)", Constraints: reach, Cycles: loadCycles, Asm: "strS {v}, {m}"},
		}
		rows = append(rows, with(at(w, list...), "rS ", "r"+suffix+" ")...)
	}
	bytes := width(8).reach()
	rows = append(rows,
		target.Row{Named: true, Name: "load1", Pattern: "d:i1 = (load.i1!monotonic m)", Constraints: bytes, Cycles: loadCycles, Asm: "ldrb {d}, {m}"},
		target.Row{Named: true, Name: "store1", Pattern: "(store.i1!monotonic v m)", Constraints: bytes, Cycles: loadCycles, Asm: "strb {v}, {m}"})
	for i, to := range widths {
		for _, from := range widths[:i] {
			rows = append(rows, with(at(to,
				target.Row{Named: true, Name: "zextFROMto$w.m", Pattern: "d:$T = (zext.$T (load.iFROM!monotonic m))", Constraints: from.reach(), Cycles: loadCycles, Asm: "ldrS {d}, {m}"},
				target.Row{Named: true, Name: "sextFROMto$w.m", Pattern: "d:$T = (sext.$T (load.iFROM!monotonic m))", Constraints: from.reach(), Cycles: loadCycles + 1, Asm: "ldrS {d}, {m}; sxtS {d}, {d}"},
			), "FROM", strconv.Itoa(int(from)), "rS ", "r"+from.suffix()+" ", "tS ", "t"+from.suffix()+" ")...)
		}
	}
	return rows
}
