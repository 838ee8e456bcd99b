package x86

import "spillway/target"

// bmi returns the rows of BMI1, BMI2, LZCNT and MOVBE. Of BMI2 there is only what is
// shorter than what does the same without it: shifts and products in any registers are
// not.
func bmi(c Config) (rows []target.Row) {
	if c.Features&(BMI|BMI2|LZCNT|MOVBE) == 0 {
		return nil
	}
	for _, w := range c.full() {
		rows = append(rows, at(w, with(bmiRows, "WW", map[int]string{32: "W0", 64: "W1"}[w.bits])...)...)
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
