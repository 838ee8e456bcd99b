package x86

import "spillway/target"

// bmi returns the rows of BMI1, BMI2, LZCNT and MOVBE. Products and rotations in any registers are left out:
// mulx and rorx are two bytes longer than what does the same, and save a copy at most.
func bmi(rows []target.Row, c Config) []target.Row {
	if c.Features&(BMI|BMI2|LZCNT|MOVBE) == 0 {
		return rows
	}
	for _, w := range c.full() {
		rows = append(rows, at(w, with(bmiRows, "WW", map[int]string{32: "W0", 64: "W1"}[w.bits])...)...)
	}
	for _, w := range c.full() {
		for _, op := range []struct{ name, ir, prefix string }{{"shlx", "shl", "66"}, {"shrx", "lshr", "F2"}, {"sarx", "ashr", "F3"}} {
			fields := []string{"WW", map[int]string{32: "W0", 64: "W1"}[w.bits], "OP", op.name, "IR", op.ir, "PP", op.prefix}
			rows = append(rows, at(w, with(freeShifts, fields...)...)...)
			for _, from := range c.below(w) {
				rows = append(rows, at(w, with(extendedFreeShifts, append(fields, "FROM", from.typ[1:])...)...)...)
			}
		}
	}
	for _, w := range c.widths() {
		if w.bits > 8 {
			rows = append(rows, at(w, bmiCounts...)...)
			rows = append(rows, at(w, movbe...)...)
		}
	}
	return rows
}

// bmiRows are at the widths of registers, WW in the prefix.
var bmiRows = []target.Row{
	{Name: "andn$w.rr", Pattern: "d:$T = (and.$T (xor.$T a #-1) b)", Needs: BMI, Asm: "andn$s {b}, {a}, {d} | VEX.LZ.NP.0F38.WW F2 /r"},
	{Name: "andn$w.rm", Pattern: "d:$T = (and.$T (xor.$T a #-1) (load.$T m))", Needs: BMI, Asm: "andn$s {m}, {a}, {d} | VEX.LZ.NP.0F38.WW F2 /r"},
	{Name: "blsr$w.r", Pattern: "d:$T = (and.$T a (add.$T a #-1))", Needs: BMI, Asm: "blsr$s {a}, {d} | VEX.LZ.NP.0F38.WW F3 /1 vvvv:d"},
	{Name: "blsmsk$w.r", Pattern: "d:$T = (xor.$T a (add.$T a #-1))", Needs: BMI, Asm: "blsmsk$s {a}, {d} | VEX.LZ.NP.0F38.WW F3 /2 vvvv:d"},
	{Name: "blsi$w.r", Pattern: "d:$T = (and.$T a (sub.$T #0 a))", Needs: BMI, Asm: "blsi$s {a}, {d} | VEX.LZ.NP.0F38.WW F3 /3 vvvv:d"},
	{Name: "bzhi$w.not", Pattern: "d:$T = (and.$T a (xor.$T (shl.$T #-1 n) #-1))", Needs: BMI2, Asm: "bzhi$s {n}, {a}, {d} | VEX.LZ.NP.0F38.WW F5 /r rm:a vvvv:n"},
	{Name: "bzhi$w.less", Pattern: "d:$T = (and.$T a (add.$T (shl.$T #1 n) #-1))", Needs: BMI2, Asm: "bzhi$s {n}, {a}, {d} | VEX.LZ.NP.0F38.WW F5 /r rm:a vvvv:n"},
	{Name: "bzhi$w.m", Pattern: "d:$T = (and.$T (load.$T m) (add.$T (shl.$T #1 n) #-1))", Needs: BMI2, Asm: "bzhi$s {n}, {m}, {d} | VEX.LZ.NP.0F38.WW F5 /r vvvv:n"},
}

// freeShifts shift by a number in any register, from any register or memory to another.
var freeShifts = []target.Row{
	{Name: "OP$w.rr", Pattern: "d:$T = (IR.$T a c)", Needs: BMI2, Asm: "OP$s {c}, {a}, {d} | VEX.LZ.PP.0F38.WW F7 /r rm:a vvvv:c"},
	{Name: "OP$w.rmask", Pattern: "d:$T = (IR.$T a (and.$T c #$max))", Needs: BMI2, Asm: "OP$s {c}, {a}, {d} | VEX.LZ.PP.0F38.WW F7 /r rm:a vvvv:c"},
	{Name: "OP$w.mr", Pattern: "d:$T = (IR.$T (load.$T m) c)", Needs: BMI2, Asm: "OP$s {c}, {m}, {d} | VEX.LZ.PP.0F38.WW F7 /r vvvv:c"},
	{Name: "OP$w.mmask", Pattern: "d:$T = (IR.$T (load.$T m) (and.$T c #$max))", Needs: BMI2, Asm: "OP$s {c}, {m}, {d} | VEX.LZ.PP.0F38.WW F7 /r vvvv:c"},
}

// extendedFreeShifts are shifts by a number of FROM bits.
var extendedFreeShifts = []target.Row{
	{Name: "OP$w.rextFROM", Pattern: "d:$T = (IR.$T a (zext.$T c:iFROM))", Needs: BMI2, Asm: "OP$s {c:$w}, {a}, {d} | VEX.LZ.PP.0F38.WW F7 /r rm:a vvvv:c"},
	{Name: "OP$w.rmaskFROM", Pattern: "d:$T = (IR.$T a (zext.$T (and.iFROM c #$max)))", Needs: BMI2, Asm: "OP$s {c:$w}, {a}, {d} | VEX.LZ.PP.0F38.WW F7 /r rm:a vvvv:c"},
}

// bmiCounts count zeros, of zero the width.
var bmiCounts = []target.Row{
	{Name: "tzcnt$w.r", Pattern: "d:$T = (cttz.$T a)", Needs: BMI, Cycles: 2, Asm: "tzcnt$s {a}, {d} | $p F3 0F BC /r"},
	{Name: "tzcnt$w.m", Pattern: "d:$T = (cttz.$T (load.$T m))", Needs: BMI, Cycles: 2, Asm: "tzcnt$s {m}, {d} | $p F3 0F BC /r"},
	{Name: "lzcnt$w.r", Pattern: "d:$T = (ctlz.$T a)", Needs: LZCNT, Cycles: 1, Asm: "lzcnt$s {a}, {d} | $p F3 0F BD /r"},
	{Name: "lzcnt$w.m", Pattern: "d:$T = (ctlz.$T (load.$T m))", Needs: LZCNT, Cycles: 1, Asm: "lzcnt$s {m}, {d} | $p F3 0F BD /r"},
}

var movbe = []target.Row{
	{Name: "movbe$w.rm", Pattern: "d:$T = (bswap.$T (load.$T m))", Needs: MOVBE, Asm: "movbe$s {m}, {d} | $p 0F 38 F0 /r"},
	{Name: "movbe$w.mr", Pattern: "(store.$T (bswap.$T a) m)", Needs: MOVBE, Asm: "movbe$s {a}, {m} | $p 0F 38 F1 /r"},
}
