package thumb

import (
	"slices"
	"strings"

	"spillway/target"
	"spillway/target/arm"
)

// Floating point in registers (VFP): the registers, conventions, rows and instructions of package arm. Each instruction has four bytes, whatever its
// registers, and the halves of its code are exchanged.

// floats returns the rows of floating point: those of arm, but where they load and store integers.
func floats(features target.Features) []target.Row {
	rows := arm.FloatRows()
	for i := range rows {
		switch r := &rows[i]; r.Name {
		case "castf32toi32.m":
			r.Asm, r.Constraints = "ldr.w {d}, {m}", "m+-255..4095"
		case "casti32tof32.store":
			r.Asm, r.Constraints = "str.w {a}, {m}", "m+-255..4095"
		case "movef64":
			if features&FP64 == 0 { // only loads and stores have doubles
				r.Asm = "vpush {{{a}}}; vpop {{{d}}}"
			}
		case "swapf64":
			if features&FP64 == 0 {
				r.Asm = "vpush {{{d}}}; vpush {{{e}}}; vpop {{{d}}}; vpop {{{e}}}"
			}
		default:
			if usesDoubles(r) {
				r.Needs |= FP64
			}
			r.Asm = strings.ReplaceAll(r.Asm, " | lit:-1012..1028", " | +4 lit:-1012..1020 any")
		}
	}
	return target.Available(always(rows...), features)
}

// usesDoubles reports whether a row does arithmetic on doubles: what else there is of them are loads, stores and constants.
func usesDoubles(r *target.Row) bool {
	return strings.Contains(r.Asm, ".f64")
}

// floatConditions returns the comparisons of floats.
func floatConditions(features target.Features) []condition {
	list := arm.FloatConditions()
	if features&FP64 == 0 {
		list = slices.DeleteFunc(list, func(c condition) bool { return strings.Contains(c.Asm, ".f64") })
	}
	for i := range list {
		list[i].Asm = strings.ReplaceAll(list[i].Asm, "; ", four+"; ") + four
	}
	return list
}

// floatSelections returns selections of floats, written for each condition.
func floatSelections(features target.Features) []target.Row {
	rows := arm.FloatTypes(target.Row{Name: "self$w.NAME", Pattern: "d:$T = (select.$T PATTERN x y)", Constraints: "d=x", Asm: "COMPAREb{CC} {L0}; vmov.$T {d}, {y}" + four + "; L0:"})
	if features&FP64 == 0 {
		return rows[:1]
	}
	return rows
}

// addFloats makes of t, which is not finished, a machine with registers for floating point.
func addFloats(t *target.Target) {
	arm.AddFloats(t.Machine, t.Features)
	soft := *t.SoftFloat
	arm.UseFloats(t)
	if t.Features&FP64 == 0 {
		soft.Doubles = true
		t.SoftFloat = &soft
	}
}

// A floatLine is a line of floating point (target.LineCoder).
type floatLine struct{ arm target.LineCoder }

// Append implements target.LineCoder.
func (l floatLine) Append(c *target.Code, p *target.Assignment) {
	at, fixups := len(c.Bytes), len(c.Fixups)
	l.arm.Append(c, p)
	b := c.Bytes[at:]
	b[0], b[1], b[2], b[3] = b[2], b[3], b[0], b[1]
	for i := range c.Fixups[fixups:] {
		x := &c.Fixups[fixups+i]
		x.Reloc, x.Addend = arm.RelTHMLDC, x.Addend+4 // the program counter is four bytes ahead, not eight
	}
}
