package x86

import "spillway/target"

// x87 returns the operations on the stack of x86_fp80 numbers. Every tile leaves in the
// stack what it finds there, except for what it takes and gives, so that others may be placed
// between two of them that do not touch it.
func x87() (rows []target.Row) {
	for _, op := range []struct {
		name, asm, opcode string
		cycles            int8
	}{
		{"ld32", "flds", "D9 /0", 3}, {"ld64", "fldl", "DD /0", 3}, {"ld80", "fldt", "DB /5", 4},
		{"ldi32", "fildl", "DB /0", 5}, {"ldi64", "fildll", "DF /5", 5}, {"ldcw", "fldcw", "D9 /5", 7},
		{"st32", "fstps", "D9 /3", 3}, {"st64", "fstpl", "DD /3", 3}, {"st80", "fstpt", "DB /7", 5},
		{"sti32", "fistpl", "DB /3", 6}, {"sti64", "fistpll", "DF /7", 6}, {"stcw", "fnstcw", "D9 /7", 4},
	} {
		rows = append(rows, target.Row{Name: "x87." + op.name, Pattern: "(x87." + op.name + " m)", Cycles: op.cycles, Asm: op.asm + " {m} | " + op.opcode})
	}
	for _, op := range []struct {
		name, asm, opcode string
		cycles            int8
	}{
		{"zero", "fldz", "D9 EE", 1}, {"one", "fld1", "D9 E8", 2}, {"dup", "fld %st(0)", "D9 C0", 1}, {"swap", "fxch %st(1)", "D9 C9", 1},
		{"neg", "fchs", "D9 E0", 1}, {"abs", "fabs", "D9 E1", 1}, {"sqrt", "fsqrt", "D9 FA", 20}, {"rint", "frndint", "D9 FC", 20},
		{"add", "faddp %st, %st(1)", "DE C1", 3}, {"mul", "fmulp %st, %st(1)", "DE C9", 5},
		// The assembler has the names of Intel's fsubp and fsubrp the other way around.
		{"sub", "fsubrp %st, %st(1)", "DE E9", 3}, {"subr", "fsubp %st, %st(1)", "DE E1", 3},
		{"div", "fdivrp %st, %st(1)", "DE F9", 15}, {"divr", "fdivp %st, %st(1)", "DE F1", 15},
	} {
		rows = append(rows, target.Row{Name: "x87." + op.name, Pattern: "(x87." + op.name + ")", Cycles: op.cycles, Asm: op.asm + " | " + op.opcode})
	}
	const compare = "fucomip %st(1), %st | DF E9; fstp %st(0) | DD D8; "
	for _, op := range []struct{ name, cc, opcode string }{{"gt", "a", "97"}, {"ge", "ae", "93"}, {"ueq", "e", "94"}, {"uno", "p", "9A"}} {
		rows = append(rows, target.Row{Name: "x87." + op.name, Pattern: "d:i1 = (x87." + op.name + ".i1)", Cycles: 4,
			Asm: compare + "set" + op.cc + " {d} | 0F " + op.opcode + " /0"})
	}
	return append(rows, target.Row{Name: "x87.oeq", Pattern: "d:i1 = (x87.oeq.i1)", Constraints: "t:i8", Cycles: 5,
		Asm: compare + "setnp {t} | 0F 9B /0; sete {d} | 0F 94 /0; andb {t}, {d} | 20 /r"})
}
