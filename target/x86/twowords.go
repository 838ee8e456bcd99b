package x86

import "spillway/target"

// twoWords returns additions, subtractions and comparisons of two registers each
// of width w, the widest.
func twoWords(w *width) []target.Row {
	var rows []target.Row
	for _, op := range [][]string{
		{"LOW", "add", "LRR", "01", "LLL", "03", "LDD", "0", "HIGH", "adc", "HRR", "11", "HLL", "13", "HDD", "2"},
		{"LOW", "sub", "LRR", "29", "LLL", "2B", "LDD", "5", "HIGH", "sbb", "HRR", "19", "HLL", "1B", "HDD", "3"},
	} {
		rows = append(rows, with(wordByWord, op...)...)
	}
	for _, op := range [][]string{{"OP", "ult", "CC", "b", "NOT", "ae"}, {"OP", "slt", "CC", "l", "NOT", "ge"}} {
		rows = append(rows, with(lessWords(), op...)...)
	}
	return at(w, append(rows, sumsAndNegation...)...)
}

// wordByWord is LOW of the low words and then HIGH, with a carry, of the high
// ones. The low result is early: it is there before the high words are read.
var wordByWord = []target.Row{
	{Name: "LOWwide$w.rr", Pattern: "d:$T, h:$T = (LOW.wide.$T a b x y)", Constraints: "d=a! h=b", Cycles: 2, Asm: lowReg + "HIGH$s {y}, {h} | $p HRR /r"},
	{Name: "LOWwide$w.rm", Pattern: "d:$T, h:$T = (LOW.wide.$T a b x (load.$T m))", Constraints: "d=a! h=b", Cycles: 2, Asm: lowReg + "HIGH$s {m}, {h} | $p HLL /r"},
	{Name: "LOWwide$w.ri", Pattern: "d:$T, h:$T = (LOW.wide.$T a b x k:$k)", Constraints: "d=a! h=b", Cycles: 2, Asm: lowReg + highImm},
	{Name: "LOWwide$w.mr", Pattern: "d:$T, h:$T = (LOW.wide.$T a b (load.$T m) y)", Constraints: "d=a! h=b", Cycles: 2, Asm: lowMem + "HIGH$s {y}, {h} | $p HRR /r"},
	{Name: "LOWwide$w.mi", Pattern: "d:$T, h:$T = (LOW.wide.$T a b (load.$T m) k:$k)", Constraints: "d=a! h=b", Cycles: 2, Asm: lowMem + highImm},
	{Name: "LOWwide$w.i0", Pattern: "d:$T, h:$T = (LOW.wide.$T a b k:$k #0)", Constraints: "d=a h=b", Cycles: 2, Asm: lowImm + "HIGH$s $0, {h} | $p 83 /HDD ib"},
	{Name: "LOWwide$w.i1", Pattern: "d:$T, h:$T = (LOW.wide.$T a b k:$k #-1)", Constraints: "d=a h=b", Cycles: 2, Asm: lowImm + "HIGH$s $-1, {h} | $p 83 /HDD ib"},
}

const (
	lowReg  = "LOW$s {x}, {d} | $p LRR /r; "
	lowMem  = "LOW$s {m}, {d} | $p LLL /r; "
	lowImm  = "LOW$s {k}, {d} | $p 81 /LDD id* ax:d; "
	highImm = "HIGH$s {k}, {h} | $p 81 /HDD id* ax:h"
)

// sumsAndNegation are a sum with its first operand in memory, and a negation.
var sumsAndNegation = []target.Row{
	{Name: "addwide$w.lm", Pattern: "d:$T, h:$T = (add.wide.$T (load.$T m) b x y)", Constraints: "d=x! h=b", Cycles: 2, Asm: "add$s {m}, {d} | $p 03 /r; adc$s {y}, {h} | $p 11 /r"},
	{Name: "addwide$w.hm", Pattern: "d:$T, h:$T = (add.wide.$T a (load.$T m) x y)", Constraints: "d=a! h=y", Cycles: 2, Asm: "add$s {x}, {d} | $p 01 /r; adc$s {m}, {h} | $p 13 /r"},
	{Name: "negwide$w", Pattern: "d:$T, h:$T = (sub.wide.$T #0 #0 x y)", Constraints: "d=x h=y", Cycles: 3, Asm: "neg$s {d} | $p F7 /3; adc$s $0, {h} | $p 83 /2 ib; neg$s {h} | $p F7 /3"},
}

// lessWords returns the comparisons OP, after which CC holds or else NOT. A
// subtraction of the high words, with a carry, overwrites the first one.
func lessWords() (rows []target.Row) {
	for _, c := range []struct{ name, a, low, high, asm string }{
		{"rr", "a", "e", "f", "cmp$s {e}, {a} | $p 39 /r; sbb$s {f}, {t} | $p 19 /r; "},
		{"rm", "a", "e", "(load.$T m)", "cmp$s {e}, {a} | $p 39 /r; sbb$s {m}, {t} | $p 1B /r; "},
		{"mr", "a", "(load.$T m)", "f", "cmp$s {m}, {a} | $p 3B /r; sbb$s {f}, {t} | $p 19 /r; "},
		{"ri", "a", "e", "k:$k", "cmp$s {e}, {a} | $p 39 /r; sbb$s {k}, {t} | $p 81 /3 id* ax:t; "},
		{"mi", "a", "(load.$T m)", "k:$k", "cmp$s {m}, {a} | $p 3B /r; sbb$s {k}, {t} | $p 81 /3 id* ax:t; "},
		{"i0", "a", "k:$k", "#0", "cmp$s {k}, {a} | $p 81 /7 id* ax:a; sbb$s $0, {t} | $p 83 /3 ib; "},
		{"i1", "a", "k:$k", "#-1", "cmp$s {k}, {a} | $p 81 /7 id* ax:a; sbb$s $-1, {t} | $p 83 /3 ib; "},
		{"lr", "(load.$T m)", "e", "f", "cmp$s {e}, {m} | $p 39 /r; sbb$s {f}, {t} | $p 19 /r; "},
		{"li", "(load.$T m)", "e", "k:$k", "cmp$s {e}, {m} | $p 39 /r; sbb$s {k}, {t} | $p 81 /3 id* ax:t; "},
		{"l0", "(load.$T m)", "k:$k", "#0", "cmp$s {k}, {m} | $p 81 /7 id*; sbb$s $0, {t} | $p 83 /3 ib; "},
		{"l1", "(load.$T m)", "k:$k", "#-1", "cmp$s {k}, {m} | $p 81 /7 id*; sbb$s $-1, {t} | $p 83 /3 ib; "},
	} {
		rows = append(rows, with(lessUsers, "FORM", c.name, "PATTERN", "(OP.wide.i1 "+c.a+" b "+c.low+" "+c.high+")", "COMPARE", c.asm)...)
	}
	return rows
}

var lessUsers = []target.Row{
	{Name: "set.OPwide$w.FORM", Pattern: "d:i1 = PATTERN", Constraints: "t:$T=b", Cycles: 3, Asm: "COMPAREsetCC {d} | 0F 90 /0"},
	{Name: "set.OPwide$w.FORM.not", Pattern: "d:i1 = (xor.i1 PATTERN #-1)", Constraints: "t:$T=b", Cycles: 3, Asm: "COMPAREsetNOT {d} | 0F 90 /0"},
	{Name: "br.OPwide$w.FORM", Pattern: "(condbr PATTERN)", Constraints: "t:$T=b", Cycles: 3, Asm: "COMPAREj{CC|NOT} {T} | jcc; jmp {F} | jmp"},
	{Name: "br.OPwide$w.FORM.not", Pattern: "(condbr (xor.i1 PATTERN #-1))", Constraints: "t:$T=b", Cycles: 3, Asm: "COMPAREj{NOT|CC} {T} | jcc; jmp {F} | jmp"},
}
