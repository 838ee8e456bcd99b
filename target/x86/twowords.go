package x86

import "spillway/target"

// twoWords returns additions and subtractions of two registers each of width w.
func twoWords(w width) []target.Row {
	var rows []target.Row
	for _, op := range [][]string{
		{"LOW", "add", "LRR", "01", "LLL", "03", "LDD", "0", "HIGH", "adc", "HRR", "11", "HLL", "13", "HDD", "2"},
		{"LOW", "sub", "LRR", "29", "LLL", "2B", "LDD", "5", "HIGH", "sbb", "HRR", "19", "HLL", "1B", "HDD", "3"},
	} {
		rows = append(rows, with(wordByWord, op...)...)
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
	{Name: "LOWwide$w.i0", Pattern: "d:$T, h:$T = (LOW.wide.$T a b k:$k #0)", Constraints: "d=a! h=b", Cycles: 2, Asm: lowImm + "HIGH$s $0, {h} | $p 83 /HDD ib"},
	{Name: "LOWwide$w.i1", Pattern: "d:$T, h:$T = (LOW.wide.$T a b k:$k #-1)", Constraints: "d=a! h=b", Cycles: 2, Asm: lowImm + "HIGH$s $-1, {h} | $p 83 /HDD ib"},
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
	{Name: "negwide$w", Pattern: "d:$T, h:$T = (sub.wide.$T #0 #0 x y)", Constraints: "d=x! h=y", Cycles: 3, Asm: "neg$s {d} | $p F7 /3; adc$s $0, {h} | $p 83 /2 ib; neg$s {h} | $p F7 /3"},
}
