package x86

import "spillway/target"

// fma returns the rows of FMA: products and sums that are rounded once. A result shares the
// register of the summand (the form 231) or of a factor (213 and 132).
func fma(rows []target.Row, c Config) []target.Row {
	if c.Features&FMA == 0 {
		return rows
	}
	before := len(rows)
	for _, op := range []struct {
		name      string
		a, c      string // the first factor and the summand, as patterns of TT
		opcodes   [3]int // of 231, 213 and 132, for vectors
		onVectors bool
	}{
		{"vfmadd", "A", "C", [3]int{0xB8, 0xA8, 0x98}, true},
		{"vfmsub", "A", "(fneg.TT C)", [3]int{0xBA, 0xAA, 0x9A}, false},
		{"vfnmadd", "(fneg.TT A)", "C", [3]int{0xBC, 0xAC, 0x9C}, false},
		{"vfnmsub", "(fneg.TT A)", "(fneg.TT C)", [3]int{0xBE, 0xAE, 0x9E}, false},
	} {
		for _, t := range []struct {
			typ, reg, suffix, w, length string
			scalar                      int
		}{{"f32", "f32", "ss", "W0", "LIG", 1}, {"f64", "f64", "sd", "W1", "LIG", 1}, {"v4f32", "v", "ps", "W0", "128", 0}, {"v2f64", "v", "pd", "W1", "128", 0}} {
			if t.scalar == 0 && !op.onVectors {
				continue
			}
			for i := range fmaRows {
				r := fmaRows[i]
				a, b, c := "a", "b", "c"
				for _, x := range []*string{&b, &c} {
					if r.Pattern == *x {
						*x = "(load." + t.reg + " m)"
					}
				}
				product := with([]target.Row{{Pattern: "d:" + t.reg + " = (fma.TT " + op.a + " B " + op.c + ")"}}, "A", a, "B", b, "C", c)
				r.Pattern = product[0].Written().Pattern
				rows = append(rows, with([]target.Row{r}, "OP", op.name, "TT", t.typ, "SS", t.suffix,
					"LL", t.length, "WW", t.w, "X231", hex(op.opcodes[0]+t.scalar), "X213", hex(op.opcodes[1]+t.scalar), "X132", hex(op.opcodes[2]+t.scalar))...)
			}
		}
	}
	needing(FMA, 4, rows[before:])
	return rows
}

// hex returns an opcode as rows have it.
func hex(opcode int) string {
	const digits = "0123456789ABCDEF"
	return string([]byte{digits[opcode>>4], digits[opcode&15]})
}

// fmaRows are the forms; in place of a pattern is which operand is in memory.
var fmaRows = []target.Row{
	{Name: "OP231SS.rr", Constraints: "d=c", Asm: "OP231SS {b}, {a}, {d} | VEX.LL.66.0F38.WW X231 /r"},
	{Name: "OP231SS.rm", Pattern: "b", Constraints: "d=c", Asm: "OP231SS {m}, {a}, {d} | VEX.LL.66.0F38.WW X231 /r"},
	{Name: "OP213SS.rr", Constraints: "d=a", Asm: "OP213SS {c}, {b}, {d} | VEX.LL.66.0F38.WW X213 /r"},
	{Name: "OP213SS.rm", Pattern: "c", Constraints: "d=a", Asm: "OP213SS {m}, {b}, {d} | VEX.LL.66.0F38.WW X213 /r"},
	{Name: "OP132SS.rm", Pattern: "b", Constraints: "d=a", Asm: "OP132SS {m}, {c}, {d} | VEX.LL.66.0F38.WW X132 /r"},
}
