package arm64

import (
	"strconv"
	"strings"

	"spillway/target"
)

// A laneKind is an integer type of elements of vectors.
type laneKind struct {
	typ, elem, arr   string // v16i8, b, 16b
	wide, wideArr    string // those of twice the width: v8i16, 8h
	low              string // half a vector: 8b
	bits, last, most string // 8, 15 (the number of the last element), 7
	scalar           string // how a general register is seen: 32
}

var lanes = []laneKind{
	{"v16i8", "b", "16b", "v8i16", "8h", "8b", "8", "15", "7", "32"},
	{"v8i16", "h", "8h", "v4i32", "4s", "4h", "16", "7", "15", "32"},
	{"v4i32", "s", "4s", "v2i64", "2d", "2s", "32", "3", "31", "32"},
	{"v2i64", "d", "2d", "", "", "", "64", "1", "63", "64"},
}

// rows returns rows written for k. In rows $T is the type of vectors, $A the arrangement, $E the letter of an element, $W, $X
// and $L those of twice the width and of half a vector, $w the bits of an element, $last the number of the last one, $max the
// most that it can be shifted and $S how a register that holds one is seen.
func (k *laneKind) rows(list []target.Row) []target.Row {
	return with(list, "$T", k.typ, "$A", k.arr, "$E", k.elem, "$W", k.wide, "$X", k.wideArr, "$L", k.low, "$w", k.bits, "$last", k.last, "$max", k.most, "$S", k.scalar)
}

// vectors returns the rows of vectors of 16 bytes, which are in the registers of floats.
func vectors() (rows []target.Row) {
	rows = append(rows, vectorMemory...)
	for _, c := range vectorConstants {
		rows = append(rows, with([]target.Row{{Name: "OP.FORM", Pattern: "d:v = (v.repeat.v2i64 k:movi.FORM)", Asm: "OP {d:256}.ARR, {k:=movi.FORM}"}},
			"OP", c.name, "FORM", c.form, "ARR", c.arr)...)
	}
	for i := range lanes {
		k := &lanes[i]
		for _, op := range laneOps {
			if op.elements == "" || contains(op.elements, k.elem) {
				rows = append(rows, k.rows(with([]target.Row{{Name: "OP.$E", Pattern: "d:v = (IR.$T a b)", Cycles: op.cycles, Asm: "OP {d:256}.$A, {a:256}.$A, {b:256}.$A"}},
					"OP", op.name, "IR", op.ir))...)
			}
		}
		for _, op := range laneUnary {
			if op.elements == "" || contains(op.elements, k.elem) {
				rows = append(rows, k.rows(with([]target.Row{{Name: "OP.$E", Pattern: "d:v = (IR.$T " + op.args + ")", Cycles: op.cycles, Asm: "OP {d:256}.$A, {a:256}.$A"}},
					"OP", op.name, "IR", op.ir))...)
			}
		}
		for _, c := range laneCompares {
			rows = append(rows, k.rows(with([]target.Row{{Name: "OP.$E.zero", Pattern: "d:v = (IR)", Asm: "OP {d:256}.$A, {a:256}.$A, #0"}}, "OP", c.name, "IR", c.pattern))...)
		}
		rows = append(rows, k.rows(laneRows)...)
		rows = append(rows, k.rotations()...)
		if k.bits != "64" {
			rows = append(rows, k.rows(shortLaneRows)...)
			rows = append(rows, k.narrowShifts()...)
			for _, n := range narrowings {
				args := ", {a:256}.$X"
				switch {
				case strings.Contains(n.pattern, " k:"):
					args += ", {k}"
				case strings.Contains(n.pattern, " b)"):
					args += ", {b:256}.$X"
				}
				rows = append(rows, k.rows(with([]target.Row{
					{Name: "OP.$E", Pattern: "d:v = FROM", Cycles: 3, Asm: "OP {d:256}.$LARGS"},
					{Name: "OP2.$E", Pattern: "d:v = (v.unpacklo.v2i64 c FROM)", Constraints: "d=c", Cycles: 3, Asm: "OP2 {d:256}.$AARGS"},
				}, "OP", n.name, "FROM", n.pattern, "ARGS", args))...)
			}
			for _, s := range []struct{ letter, low, high string }{{"s", "v.sext.low", "v.sext.high"}, {"u", "v.zext.low", "v.zext.high"}} {
				rows = append(rows, k.rows(with(longRows, "Z", s.letter, "LOW", s.low, "HIGH", s.high))...)
			}
			for _, x := range acrossOps {
				rows = append(rows, k.rows(with(acrossRows, "OP", x.name))...)
			}
			rows = append(rows, k.rows(with(acrossRows, "OP", "add"))...)
		}
	}
	for _, p := range []struct{ typ, ints, arr, bits, elem string }{{"v4f32", "v4i32", "4s", "32", "s"}, {"v2f64", "v2i64", "2d", "64", "d"}} {
		list := with(vectorFloatRows, "$T", p.typ, "$I", p.ints, "$A", p.arr, "$E", p.elem, "LAST$w", map[string]string{"32": "3", "64": "1"}[p.bits],
			"offN$w", map[string]string{"32": "off4*4", "64": "off8*8"}[p.bits], "$w", p.bits)
		for _, op := range vectorFloatOps {
			list = append(list, with([]target.Row{{Name: "OP.$E", Pattern: "d:v = (IR.$T a b)", Cycles: op.cycles, Asm: "OP {d:256}.$A, {a:256}.$A, {b:256}.$A"}},
				"OP", op.name, "IR", op.ir, "$T", p.typ, "$A", p.arr, "$E", p.elem)...)
		}
		for _, op := range []struct {
			ir, asm string
			cycles  int8
		}{{"fneg", "fneg", 2}, {"fabs", "fabs", 2}, {"sqrt", "fsqrt", 15}, {"floor", "frintm", 3}, {"ceil", "frintp", 3}, {"trunc.f", "frintz", 3},
			{"rint", "frintx", 3}, {"round", "frinta", 3}, {"roundeven", "frintn", 3}} {
			list = append(list, with([]target.Row{{Name: "OP.$E", Pattern: "d:v = (IR.$T a)", Cycles: op.cycles, Asm: "OP {d:256}.$A, {a:256}.$A"}},
				"OP", op.asm, "IR", op.ir, "$T", p.typ, "$A", p.arr, "$E", p.elem)...)
		}
		for n, c := range floatCompares {
			list = append(list, with([]target.Row{{Name: "fcmp.K.$E", Pattern: "d:v = (v.fcmp.$I a b #K)", Constraints: c.constraints, Cycles: 4, Asm: c.asm}},
				"K", strconv.Itoa(n), "$T", p.typ, "$I", p.ints, "$A", p.arr, "$E", p.elem)...)
		}
		rows = append(rows, list...)
	}
	for _, x := range []struct{ z, low, high, wide, of, arr, bits string }{{"s", "v.sext.low", "v.sext.high", "h", "v8i16", "16b", "16"}, {"u", "v.zext.low", "v.zext.high", "h", "v8i16", "16b", "16"},
		{"s", "v.sext.low", "v.sext.high", "s", "v4i32", "8h", "32"}, {"u", "v.zext.low", "v.zext.high", "s", "v4i32", "8h", "32"}} {
		rows = append(rows, with(longAcrossRows, "Z", x.z, "LOW", x.low, "HIGH", x.high, "WIDE", x.wide, "TYPE", x.of, "ARR", x.arr, "BITS", x.bits)...)
	}
	rows = append(rows, wordProducts...)
	rows = append(rows, with(longWordProducts, "Z", "s")...)
	rows = append(rows, with(longWordProducts, "Z", "u")...)
	rows = append(rows, vectorLogic...)
	rows = append(rows, vectorConversions...)
	return append(rows, vectorElements...)
}

// rotations returns rows for rotations and shifts of two vectors as one by a constant.
func (k *laneKind) rotations() []target.Row {
	rows := k.rows([]target.Row{{Name: "sri.$E.UP", Pattern: "d:v = (or.v (v.shl.$T a #UP) (v.lshr.$T b #DOWN))", Constraints: "b~", Cycles: 3, Asm: "shl {d:256}.$A, {a:256}.$A, #UP; sri {d:256}.$A, {b:256}.$A, #DOWN"}})
	w, _ := strconv.Atoi(k.bits)
	for up := 1; up < w; up++ {
		rows[0].Each = append(rows[0].Each, []string{"UP", strconv.Itoa(up), "DOWN", strconv.Itoa(w - up)})
	}
	return rows
}

// narrowShifts returns rows for the lower halves of elements that are shifted down, of two vectors.
func (k *laneKind) narrowShifts() []target.Row {
	rows := k.rows([]target.Row{{Name: "shrn.$E.both.BY", Pattern: "d:v = (v.uzp1.$T (v.lshr.$W a #BY) (v.lshr.$W b #BY))", Constraints: "b~", Cycles: 6,
		Asm: "shrn {d:256}.$L, {a:256}.$X, #BY; shrn2 {d:256}.$A, {b:256}.$X, #BY"}})
	w, _ := strconv.Atoi(k.bits)
	for by := 1; by < w; by++ {
		rows[0].Each = append(rows[0].Each, []string{"BY", strconv.Itoa(by)})
	}
	return rows
}

// contains reports whether the letters of a set have that one.
func contains(set, letter string) bool {
	for i := range len(set) {
		if set[i] == letter[0] {
			return true
		}
	}
	return false
}

// vectorMemory are loads, stores and moves.
var vectorMemory = []target.Row{
	{Named: true, Name: "loadv", Pattern: "d:v = (load.v m)", Constraints: "m+off16*16", Cycles: loadCycles, Asm: "ldr {d:128}, {m}"},
	{Named: true, Name: "storev", Pattern: "(store.v x m)", Constraints: "m+off16*16", Asm: "str {x:128}, {m}"},
	{Name: "movev", Pattern: "d:v = a:v", Flags: target.TileHidden, Asm: "mov {d:256}.16b, {a:256}.16b"},
	{Name: "swapv", Pattern: "d:v, e:v = b:v, a:v", Constraints: "d=a e=b", Flags: target.TileHidden,
		Asm: "eor {d:256}.16b, {d:256}.16b, {e:256}.16b; eor {e:256}.16b, {d:256}.16b, {e:256}.16b; eor {d:256}.16b, {d:256}.16b, {e:256}.16b"},
	{Name: "zerov", Pattern: "d:v = #0", Asm: "movi {d:256}.2d, #0"},
	{Name: "onesv", Pattern: "d:v = #-1", Asm: "movi {d:256}.2d, #0xffffffffffffffff"},
}

// vectorConstants are the forms of constants that instructions hold; see vectorForm.
var vectorConstants = []vectorConstant{
	{"movi", "x64", "2d"}, {"movi", "v8", "16b"}, {"movi", "v16", "8h"}, {"movi", "v32", "4s"}, {"movi", "m32", "4s"},
	{"mvni", "n16", "8h"}, {"mvni", "n32", "4s"}, {"mvni", "nm32", "4s"}, {"fmov", "f32", "4s"}, {"fmov", "f64", "2d"},
}

type vectorConstant struct{ name, form, arr string }

// A laneOp is an operation on elements, all or those with the letters.
type laneOp struct {
	name, ir string
	cycles   int8
	elements string
	args     string // of those with one argument: the arguments of the pattern
}

// laneOps have two arguments.
var laneOps = []laneOp{
	{"add", "add", 0, "", ""}, {"sub", "sub", 0, "", ""}, {"mul", "mul", 4, noLongs, ""},
	{"sqadd", "sadd.sat", 0, "", ""}, {"uqadd", "uadd.sat", 0, "", ""}, {"sqsub", "ssub.sat", 0, "", ""}, {"uqsub", "usub.sat", 0, "", ""},
	{"smin", "smin", 0, noLongs, ""}, {"smax", "smax", 0, noLongs, ""}, {"umin", "umin", 0, noLongs, ""}, {"umax", "umax", 0, noLongs, ""},
	{"cmeq", "v.eq", 0, "", ""}, {"cmgt", "v.sgt", 0, "", ""}, {"cmge", "v.sge", 0, "", ""}, {"cmhi", "v.ugt", 0, "", ""}, {"cmhs", "v.uge", 0, "", ""},
	{"ushl", "v.shiftby", 0, "", ""}, {"sshl", "v.sshiftby", 0, "", ""}, {"urhadd", "v.average", 0, "bh", ""},
	{"zip1", "v.unpacklo", 0, "", ""}, {"zip2", "v.unpackhi", 0, "", ""}, {"uzp1", "v.uzp1", 0, "", ""}, {"uzp2", "v.uzp2", 0, "", ""},
	{"trn1", "v.trn1", 0, "", ""}, {"trn2", "v.trn2", 0, "", ""}, {"addp", "v.addpairs", 0, "", ""},
	{"sabd", "v.sabd", 0, noLongs, ""}, {"uabd", "v.uabd", 0, noLongs, ""},
}

// laneUnary have one.
var laneUnary = []laneOp{
	{"abs", "abs", 0, "", "a"}, {"neg", "sub", 0, "", "#0 a"}, {"cnt", "ctpop", 0, "b", "a"}, {"clz", "ctlz", 0, noLongs, "a"},
	{"rbit", "bitreverse", 0, "b", "a"}, {"rev16", "v.rev16", 0, "b", "a"}, {"rev32", "v.rev32", 0, "bh", "a"}, {"rev64", "v.rev64", 0, noLongs, "a"},
}

// narrowings make elements of half the width, in the low half or in the high one.
var narrowings = []struct{ name, pattern string }{
	{"xtn", "(v.narrow.$T a)"}, {"uqxtn", "(v.narrowu.$T a)"}, {"sqxtn", "(v.narrows.$T a)"}, {"sqxtun", "(v.narrowsu.$T a)"},
	{"shrn", "(v.narrow.$T (v.lshr.$W a k:1..$w))"}, {"rshrn", "(v.rshrn.$T a k:1..$w)"},
	{"uqshrn", "(v.narrowu.$T (v.lshr.$W a k:1..$w))"}, {"sqshrn", "(v.narrows.$T (v.ashr.$W a k:1..$w))"}, {"sqshrun", "(v.narrowsu.$T (v.ashr.$W a k:1..$w))"},
	{"addhn", "(v.narrow.$T (v.lshr.$W (add.$W a b) #$w))"}, {"subhn", "(v.narrow.$T (v.lshr.$W (sub.$W a b) #$w))"},
	{"raddhn", "(v.rshrn.$T (add.$W a b) #$w)"}, {"rsubhn", "(v.rshrn.$T (sub.$W a b) #$w)"},
	{"uqrshrn", "(v.narrowu.$T (v.urshr.$W a k:1..$w))"}, {"sqrshrn", "(v.narrows.$T (v.srshr.$W a k:1..$w))"}, {"sqrshrun", "(v.narrowsu.$T (v.srshr.$W a k:1..$w))"},
}

// laneCompares compare with zero.
var laneCompares = []struct{ name, pattern string }{
	{"cmeq", "v.eq.$T a #0"}, {"cmgt", "v.sgt.$T a #0"}, {"cmge", "v.sge.$T a #0"}, {"cmlt", "v.sgt.$T #0 a"}, {"cmle", "v.sge.$T #0 a"},
}

// laneRows are of elements of all widths.
var laneRows = []target.Row{
	{Name: "cmtst.$E", Pattern: "d:v = (xor.v (v.eq.$T (and.v a b) #0) #-1)", Asm: "cmtst {d:256}.$A, {a:256}.$A, {b:256}.$A"},
	{Name: "shl.$E", Pattern: "d:v = (v.shl.$T a k:0..$max)", Asm: "shl {d:256}.$A, {a:256}.$A, {k}"},
	{Name: "ushr.$E", Pattern: "d:v = (v.lshr.$T a k:1..$w)", Asm: "ushr {d:256}.$A, {a:256}.$A, {k}"},
	{Name: "sshr.$E", Pattern: "d:v = (v.ashr.$T a k:1..$w)", Asm: "sshr {d:256}.$A, {a:256}.$A, {k}"},
	{Name: "usra.$E", Pattern: "d:v = (add.$T c (v.lshr.$T a k:1..$w))", Constraints: "d=c", Asm: "usra {d:256}.$A, {a:256}.$A, {k}"},
	{Name: "srshr.$E", Pattern: "d:v = (v.srshr.$T a k:1..$w)", Cycles: 3, Asm: "srshr {d:256}.$A, {a:256}.$A, {k}"},
	{Name: "urshr.$E", Pattern: "d:v = (v.urshr.$T a k:1..$w)", Cycles: 3, Asm: "urshr {d:256}.$A, {a:256}.$A, {k}"},
	{Name: "srsra.$E", Pattern: "d:v = (add.$T c (v.srshr.$T a k:1..$w))", Constraints: "d=c", Cycles: 3, Asm: "srsra {d:256}.$A, {a:256}.$A, {k}"},
	{Name: "ursra.$E", Pattern: "d:v = (add.$T c (v.urshr.$T a k:1..$w))", Constraints: "d=c", Cycles: 3, Asm: "ursra {d:256}.$A, {a:256}.$A, {k}"},
	{Name: "ssra.$E", Pattern: "d:v = (add.$T c (v.ashr.$T a k:1..$w))", Constraints: "d=c", Asm: "ssra {d:256}.$A, {a:256}.$A, {k}"},
	{Name: "dup.$E", Pattern: "d:v = (v.dup.$T a k:0..$last)", Asm: "dup {d:256}.$A, {a:256}.$E[{k:raw}]"},
	{Name: "ins.$E", Pattern: "d:v = (v.ins.$T a b k:0..255)", Constraints: "d=a", Asm: "mov {d:256}.$E[{k:=hi$last}], {b:256}.$E[{k:=lo$last}]"},
	{Name: "ins.$E.r", Pattern: "d:v = (v.insert.$T a x k:0..$last)", Constraints: "d=a", Cycles: 3, Asm: "mov {d:256}.$E[{k:raw}], {x:$S}"},
}

// shortLaneRows are of elements of 8, 16 and 32 bits.
var shortLaneRows = []target.Row{
	{Name: "mla.$E", Pattern: "d:v = (add.$T c (mul.$T a b))", Constraints: "d=c", Cycles: 4, Asm: "mla {d:256}.$A, {a:256}.$A, {b:256}.$A"},
	{Name: "mls.$E", Pattern: "d:v = (sub.$T c (mul.$T a b))", Constraints: "d=c", Cycles: 4, Asm: "mls {d:256}.$A, {a:256}.$A, {b:256}.$A"},
	{Name: "saba.$E", Pattern: "d:v = (add.$T c (v.sabd.$T a b))", Constraints: "d=c", Cycles: 4, Asm: "saba {d:256}.$A, {a:256}.$A, {b:256}.$A"},
	{Name: "uaba.$E", Pattern: "d:v = (add.$T c (v.uabd.$T a b))", Constraints: "d=c", Cycles: 4, Asm: "uaba {d:256}.$A, {a:256}.$A, {b:256}.$A"},
	{Name: "zip1.$E.zero", Pattern: "d:v = (v.unpacklo.$T a #0)", Asm: "ushll {d:256}.$X, {a:256}.$L, #0"},
	{Name: "zip2.$E.zero", Pattern: "d:v = (v.unpackhi.$T a #0)", Asm: "ushll2 {d:256}.$X, {a:256}.$A, #0"},
	{Name: "uzp2.$E.shift", Pattern: "d:v = (v.uzp1.$T (v.lshr.$W a #$w) (v.lshr.$W b #$w))", Asm: "uzp2 {d:256}.$A, {a:256}.$A, {b:256}.$A"},
	{Name: "sqxtn.$E.both", Pattern: "d:v = (v.packs.$T a b)", Constraints: "b~", Cycles: 6, Asm: "sqxtn {d:256}.$L, {a:256}.$X; sqxtn2 {d:256}.$A, {b:256}.$X"},
	{Name: "sqxtun.$E.both", Pattern: "d:v = (v.packu.$T a b)", Constraints: "b~", Cycles: 6, Asm: "sqxtun {d:256}.$L, {a:256}.$X; sqxtun2 {d:256}.$A, {b:256}.$X"},
}

// longRows extend elements, of the low half or of the high one, and compute with what is extended: Z is s or u.
var longRows = []target.Row{
	{Name: "Zshll.$E", Pattern: "d:v = (LOW.$W a)", Asm: "Zshll {d:256}.$X, {a:256}.$L, #0"},
	{Name: "Zshll2.$E", Pattern: "d:v = (HIGH.$W a)", Asm: "Zshll2 {d:256}.$X, {a:256}.$A, #0"},
	{Name: "Zshll.$E.shift", Pattern: "d:v = (v.shl.$W (LOW.$W a) k:1..$max)", Asm: "Zshll {d:256}.$X, {a:256}.$L, {k}"},
	{Name: "Zshll2.$E.shift", Pattern: "d:v = (v.shl.$W (HIGH.$W a) k:1..$max)", Asm: "Zshll2 {d:256}.$X, {a:256}.$A, {k}"},
	{Name: "Zaddl.$E", Pattern: "d:v = (add.$W (LOW.$W a) (LOW.$W b))", Asm: "Zaddl {d:256}.$X, {a:256}.$L, {b:256}.$L"},
	{Name: "Zaddl2.$E", Pattern: "d:v = (add.$W (HIGH.$W a) (HIGH.$W b))", Asm: "Zaddl2 {d:256}.$X, {a:256}.$A, {b:256}.$A"},
	{Name: "Zaddw.$E", Pattern: "d:v = (add.$W a (LOW.$W b))", Asm: "Zaddw {d:256}.$X, {a:256}.$X, {b:256}.$L"},
	{Name: "Zaddw2.$E", Pattern: "d:v = (add.$W a (HIGH.$W b))", Asm: "Zaddw2 {d:256}.$X, {a:256}.$X, {b:256}.$A"},
	{Name: "Zsubl.$E", Pattern: "d:v = (sub.$W (LOW.$W a) (LOW.$W b))", Asm: "Zsubl {d:256}.$X, {a:256}.$L, {b:256}.$L"},
	{Name: "Zsubl2.$E", Pattern: "d:v = (sub.$W (HIGH.$W a) (HIGH.$W b))", Asm: "Zsubl2 {d:256}.$X, {a:256}.$A, {b:256}.$A"},
	{Name: "Zsubw.$E", Pattern: "d:v = (sub.$W a (LOW.$W b))", Asm: "Zsubw {d:256}.$X, {a:256}.$X, {b:256}.$L"},
	{Name: "Zsubw2.$E", Pattern: "d:v = (sub.$W a (HIGH.$W b))", Asm: "Zsubw2 {d:256}.$X, {a:256}.$X, {b:256}.$A"},
	{Name: "Zmull.$E", Pattern: "d:v = (v.Zmull.$W a b)", Cycles: 4, Asm: "Zmull {d:256}.$X, {a:256}.$L, {b:256}.$L"},
	{Name: "Zmull2.$E", Pattern: "d:v = (v.Zmull2.$W a b)", Cycles: 4, Asm: "Zmull2 {d:256}.$X, {a:256}.$A, {b:256}.$A"},
	{Name: "Zmlal.$E", Pattern: "d:v = (add.$W c (v.Zmull.$W a b))", Constraints: "d=c", Cycles: 4, Asm: "Zmlal {d:256}.$X, {a:256}.$L, {b:256}.$L"},
	{Name: "Zmlal2.$E", Pattern: "d:v = (add.$W c (v.Zmull2.$W a b))", Constraints: "d=c", Cycles: 4, Asm: "Zmlal2 {d:256}.$X, {a:256}.$A, {b:256}.$A"},
	{Name: "Zmlsl.$E", Pattern: "d:v = (sub.$W c (v.Zmull.$W a b))", Constraints: "d=c", Cycles: 4, Asm: "Zmlsl {d:256}.$X, {a:256}.$L, {b:256}.$L"},
	{Name: "Zmlsl2.$E", Pattern: "d:v = (sub.$W c (v.Zmull2.$W a b))", Constraints: "d=c", Cycles: 4, Asm: "Zmlsl2 {d:256}.$X, {a:256}.$A, {b:256}.$A"},
	{Name: "Zabdl.$E", Pattern: "d:v = (abs.$W (sub.$W (LOW.$W a) (LOW.$W b)))", Cycles: 4, Asm: "Zabdl {d:256}.$X, {a:256}.$L, {b:256}.$L"},
	{Name: "Zabdl2.$E", Pattern: "d:v = (abs.$W (sub.$W (HIGH.$W a) (HIGH.$W b)))", Cycles: 4, Asm: "Zabdl2 {d:256}.$X, {a:256}.$A, {b:256}.$A"},
	{Name: "Zabdl.$E.of", Pattern: "d:v = (v.zext.low.$W (v.Zabd.$T a b))", Cycles: 4, Asm: "Zabdl {d:256}.$X, {a:256}.$L, {b:256}.$L"},
	{Name: "Zabdl2.$E.of", Pattern: "d:v = (v.zext.high.$W (v.Zabd.$T a b))", Cycles: 4, Asm: "Zabdl2 {d:256}.$X, {a:256}.$A, {b:256}.$A"},
	{Name: "Zabal.$E.of", Pattern: "d:v = (add.$W c (v.zext.low.$W (v.Zabd.$T a b)))", Constraints: "d=c", Cycles: 4, Asm: "Zabal {d:256}.$X, {a:256}.$L, {b:256}.$L"},
	{Name: "Zabal2.$E.of", Pattern: "d:v = (add.$W c (v.zext.high.$W (v.Zabd.$T a b)))", Constraints: "d=c", Cycles: 4, Asm: "Zabal2 {d:256}.$X, {a:256}.$A, {b:256}.$A"},
	{Name: "Zabal.$E", Pattern: "d:v = (add.$W c (abs.$W (sub.$W (LOW.$W a) (LOW.$W b))))", Constraints: "d=c", Cycles: 4, Asm: "Zabal {d:256}.$X, {a:256}.$L, {b:256}.$L"},
	{Name: "Zabal2.$E", Pattern: "d:v = (add.$W c (abs.$W (sub.$W (HIGH.$W a) (HIGH.$W b))))", Constraints: "d=c", Cycles: 4, Asm: "Zabal2 {d:256}.$X, {a:256}.$A, {b:256}.$A"},
	{Name: "Zaddlp.$E", Pattern: "d:v = (v.addpairs.$W (LOW.$W a) (HIGH.$W a))", Cycles: 3, Asm: "Zaddlp {d:256}.$X, {a:256}.$A"},
	{Name: "Zadalp.$E", Pattern: "d:v = (add.$W c (v.addpairs.$W (LOW.$W a) (HIGH.$W a)))", Constraints: "d=c", Cycles: 4, Asm: "Zadalp {d:256}.$X, {a:256}.$A"},
}

// wordProducts are products with one element of 32 bits. Elements of 16 would have to be in the first 16 registers.
var wordProducts = []target.Row{
	{Name: "mul.s.el", Pattern: "d:v = (mul.v4i32 a (v.dup.v4i32 b k:0..3))", Cycles: 4, Asm: "mul {d:256}.4s, {a:256}.4s, {b:256}.s[{k:raw}]"},
	{Name: "mla.s.el", Pattern: "d:v = (add.v4i32 c (mul.v4i32 a (v.dup.v4i32 b k:0..3)))", Constraints: "d=c", Cycles: 4, Asm: "mla {d:256}.4s, {a:256}.4s, {b:256}.s[{k:raw}]"},
	{Name: "mls.s.el", Pattern: "d:v = (sub.v4i32 c (mul.v4i32 a (v.dup.v4i32 b k:0..3)))", Constraints: "d=c", Cycles: 4, Asm: "mls {d:256}.4s, {a:256}.4s, {b:256}.s[{k:raw}]"},
}

// longWordProducts are of twice the width: Z is s or u.
var longWordProducts = []target.Row{
	{Name: "Zmull.s.el", Pattern: "d:v = (v.Zmull.v2i64 a (v.dup.v4i32 b k:0..3))", Cycles: 4, Asm: "Zmull {d:256}.2d, {a:256}.2s, {b:256}.s[{k:raw}]"},
	{Name: "Zmull2.s.el", Pattern: "d:v = (v.Zmull2.v2i64 a (v.dup.v4i32 b k:0..3))", Cycles: 4, Asm: "Zmull2 {d:256}.2d, {a:256}.4s, {b:256}.s[{k:raw}]"},
	{Name: "Zmlal.s.el", Pattern: "d:v = (add.v2i64 c (v.Zmull.v2i64 a (v.dup.v4i32 b k:0..3)))", Constraints: "d=c", Cycles: 4, Asm: "Zmlal {d:256}.2d, {a:256}.2s, {b:256}.s[{k:raw}]"},
	{Name: "Zmlal2.s.el", Pattern: "d:v = (add.v2i64 c (v.Zmull2.v2i64 a (v.dup.v4i32 b k:0..3)))", Constraints: "d=c", Cycles: 4, Asm: "Zmlal2 {d:256}.2d, {a:256}.4s, {b:256}.s[{k:raw}]"},
	{Name: "Zmlsl.s.el", Pattern: "d:v = (sub.v2i64 c (v.Zmull.v2i64 a (v.dup.v4i32 b k:0..3)))", Constraints: "d=c", Cycles: 4, Asm: "Zmlsl {d:256}.2d, {a:256}.2s, {b:256}.s[{k:raw}]"},
	{Name: "Zmlsl2.s.el", Pattern: "d:v = (sub.v2i64 c (v.Zmull2.v2i64 a (v.dup.v4i32 b k:0..3)))", Constraints: "d=c", Cycles: 4, Asm: "Zmlsl2 {d:256}.2d, {a:256}.4s, {b:256}.s[{k:raw}]"},
}

// acrossRows make a number of all elements.
var acrossRows = []target.Row{
	{Name: "OPv.$E", Pattern: "d:i32 = (v.OPv$E.i32 a)", Constraints: "t:f32", Cycles: 8, Asm: "OPv {t:$w}, {a:256}.$A; fmov {d}, {t:32}"},
	{Name: "OPv.$E.m", Pattern: "(store.i32 (v.OPv$E.i32 a) m)", Constraints: "t:f32 m+off4*4", Cycles: 8, Asm: "OPv {t:$w}, {a:256}.$A; str {t:32}, {m}"},
}

// longAcrossRows make a number of twice the width.
var longAcrossRows = []target.Row{
	{Name: "Zaddlv.WIDE", Pattern: "d:i32 = (v.addvWIDE.i32 (v.addpairs.TYPE (LOW.TYPE a) (HIGH.TYPE a)))", Constraints: "t:f32", Cycles: 8, Asm: "Zaddlv {t:BITS}, {a:256}.ARR; fmov {d}, {t:32}"},
	{Name: "Zaddlv.WIDE.m", Pattern: "(store.i32 (v.addvWIDE.i32 (v.addpairs.TYPE (LOW.TYPE a) (HIGH.TYPE a))) m)", Constraints: "t:f32 m+off4*4", Cycles: 8,
		Asm: "Zaddlv {t:BITS}, {a:256}.ARR; str {t:32}, {m}"},
}

// A floatCompare is the text of a comparison of v.fcmp by its number.
var floatCompares = []struct{ asm, constraints string }{
	{"fcmeq {d:256}.$A, {a:256}.$A, {b:256}.$A", ""},
	{"fcmgt {d:256}.$A, {b:256}.$A, {a:256}.$A", ""},
	{"fcmge {d:256}.$A, {b:256}.$A, {a:256}.$A", ""},
	{"fcmeq {d:256}.$A, {a:256}.$A, {a:256}.$A; fcmeq {t:256}.$A, {b:256}.$A, {b:256}.$A; and {d:256}.16b, {d:256}.16b, {t:256}.16b; mvn {d:256}.16b, {d:256}.16b", "b~ t:f64"},
	{"fcmeq {d:256}.$A, {a:256}.$A, {b:256}.$A; mvn {d:256}.16b, {d:256}.16b", ""},
	{"fcmgt {d:256}.$A, {b:256}.$A, {a:256}.$A; mvn {d:256}.16b, {d:256}.16b", ""},
	{"fcmge {d:256}.$A, {b:256}.$A, {a:256}.$A; mvn {d:256}.16b, {d:256}.16b", ""},
	{"fcmeq {d:256}.$A, {a:256}.$A, {a:256}.$A; fcmeq {t:256}.$A, {b:256}.$A, {b:256}.$A; and {d:256}.16b, {d:256}.16b, {t:256}.16b", "b~ t:f64"},
}

var vectorFloatOps = []laneOp{
	{"fminnm", "minnum", 4, "", ""}, {"fmaxnm", "maxnum", 4, "", ""},
	{"fadd", "fadd", 4, "", ""}, {"fsub", "fsub", 4, "", ""}, {"fmul", "fmul", 4, "", ""}, {"fdiv", "fdiv", 13, "", ""},
}

// vectorFloatRows are of both precisions.
var vectorFloatRows = []target.Row{
	{Name: "fmla.$E", Pattern: "d:v = (fma.$T a b c)", Constraints: "d=c", Cycles: 4, Asm: "fmla {d:256}.$A, {a:256}.$A, {b:256}.$A"},
	{Name: "fmls.$E", Pattern: "d:v = (fma.$T (fneg.$T a) b c)", Constraints: "d=c", Cycles: 4, Asm: "fmls {d:256}.$A, {a:256}.$A, {b:256}.$A"},
	{Name: "fmul.$E.el", Pattern: "d:v = (fmul.$T a (v.dup.$I b k:0..LAST$w))", Cycles: 4, Asm: "fmul {d:256}.$A, {a:256}.$A, {b:256}.$E[{k:raw}]"},
	{Name: "fmul.$E.f", Pattern: "d:v = (fmul.$T a (v.dup.$I (v.of.$T b) #0))", Cycles: 4, Asm: "fmul {d:256}.$A, {a:256}.$A, {b:256}.$E[0]"},
	{Name: "fmla.$E.el", Pattern: "d:v = (fma.$T a (v.dup.$I b k:0..LAST$w) c)", Constraints: "d=c", Cycles: 4, Asm: "fmla {d:256}.$A, {a:256}.$A, {b:256}.$E[{k:raw}]"},
	{Name: "fmla.$E.f", Pattern: "d:v = (fma.$T a (v.dup.$I (v.of.$T b) #0) c)", Constraints: "d=c", Cycles: 4, Asm: "fmla {d:256}.$A, {a:256}.$A, {b:256}.$E[0]"},
	{Name: "fmls.$E.el", Pattern: "d:v = (fma.$T (fneg.$T a) (v.dup.$I b k:0..LAST$w) c)", Constraints: "d=c", Cycles: 4, Asm: "fmls {d:256}.$A, {a:256}.$A, {b:256}.$E[{k:raw}]"},
	{Name: "fmls.$E.f", Pattern: "d:v = (fma.$T (fneg.$T a) (v.dup.$I (v.of.$T b) #0) c)", Constraints: "d=c", Cycles: 4, Asm: "fmls {d:256}.$A, {a:256}.$A, {b:256}.$E[0]"},
	{Name: "fabd.$E", Pattern: "d:v = (fabs.$T (fsub.$T a b))", Cycles: 4, Asm: "fabd {d:256}.$A, {a:256}.$A, {b:256}.$A"},
	{Name: "fcmp.$E.0.zero", Pattern: "d:v = (v.fcmp.$I a #0 #0)", Cycles: 3, Asm: "fcmeq {d:256}.$A, {a:256}.$A, #0.0"},
	{Name: "fcmp.$E.1.zero", Pattern: "d:v = (v.fcmp.$I a #0 #1)", Cycles: 3, Asm: "fcmlt {d:256}.$A, {a:256}.$A, #0.0"},
	{Name: "fcmp.$E.2.zero", Pattern: "d:v = (v.fcmp.$I a #0 #2)", Cycles: 3, Asm: "fcmle {d:256}.$A, {a:256}.$A, #0.0"},
	{Name: "fcmp.$E.1.less", Pattern: "d:v = (v.fcmp.$I #0 a #1)", Cycles: 3, Asm: "fcmgt {d:256}.$A, {a:256}.$A, #0.0"},
	{Name: "fcmp.$E.2.less", Pattern: "d:v = (v.fcmp.$I #0 a #2)", Cycles: 3, Asm: "fcmge {d:256}.$A, {a:256}.$A, #0.0"},
	{Name: "fcmp.$E.3.nan", Pattern: "d:v = (v.fcmp.$I a a #3)", Cycles: 4, Asm: "fcmeq {d:256}.$A, {a:256}.$A, {a:256}.$A; mvn {d:256}.16b, {d:256}.16b"},
	{Name: "fcmp.$E.7.nan", Pattern: "d:v = (v.fcmp.$I a a #7)", Cycles: 4, Asm: "fcmeq {d:256}.$A, {a:256}.$A, {a:256}.$A"},
	{Name: "of$w.r", Pattern: "d:v = (v.of.$T a)", Asm: "fmov {d:$w}, {a:$w}"},
	{Named: true, Name: "of$w.m", Pattern: "d:v = (v.of.$T (load.f$w m))", Constraints: "m+offN$w", Cycles: loadCycles, Asm: "ldr {d:$w}, {m}"},
	{Name: "ofi$w.r", Pattern: "d:v = (v.of.$I a)", Cycles: 3, Asm: "fmov {d:$w}, {a}"},
	{Named: true, Name: "ofi$w.m", Pattern: "d:v = (v.of.$I (load.i$w m))", Constraints: "m+offN$w", Cycles: loadCycles, Asm: "ldr {d:$w}, {m}"},
	{Name: "firstf$w", Pattern: "d:f$w = (v.first.f$w a)", Constraints: "d=a", Flags: target.TileAlias},
	{Named: true, Name: "firstf$w.m", Pattern: "(store.f$w (v.first.f$w a) m)", Constraints: "m+offN$w", Asm: "str {a:$w}, {m}"},
	{Name: "firsti$w", Pattern: "d:i$w = (v.first.i$w a)", Cycles: 3, Asm: "fmov {d}, {a:$w}"},
	{Named: true, Name: "firsti$w.m", Pattern: "(store.i$w (v.first.i$w a) m)", Constraints: "m+offN$w", Asm: "str {a:$w}, {m}"},
	{Name: "elementf$w", Pattern: "d:f$w = (v.first.f$w (v.dup.$I a k:1..LAST$w))", Cycles: 2, Asm: "mov {d:$w}, {a:256}.$E[{k:raw}]"},
	{Name: "elementi$w", Pattern: "d:i$w = (v.first.i$w (v.dup.$I a k:1..LAST$w))", Cycles: 3, Asm: "mov {d}, {a:256}.$E[{k:raw}]"},
	{Name: "dup$w.r", Pattern: "d:v = (v.dup.$I (v.of.$I a) #0)", Cycles: 3, Asm: "dup {d:256}.$A, {a}"},
	{Name: "dup$w.m", Pattern: "d:v = (v.dup.$I (v.of.$I (load.i$w m)) #0)", Constraints: "m+none*0", Cycles: 5, Asm: "ld1r {{{d:256}.$A}}, {m}"},
	{Name: "dupf$w.r", Pattern: "d:v = (v.dup.$I (v.of.$T a) #0)", Cycles: 2, Asm: "dup {d:256}.$A, {a:256}.$E[0]"},
	{Name: "dupf$w.m", Pattern: "d:v = (v.dup.$I (v.of.$T (load.f$w m)) #0)", Constraints: "m+none*0", Cycles: 5, Asm: "ld1r {{{d:256}.$A}}, {m}"},
	{Name: "insf$w.r", Pattern: "d:v = (v.ins.$I a (v.of.$T b) k:ins$w)", Constraints: "d=a", Asm: "mov {d:256}.$E[{k:=hi15}], {b:256}.$E[0]"},
}

// vectorLogic are operations on bits.
var vectorLogic = []target.Row{
	{Name: "and.v", Pattern: "d:v = (and.v a b)", Asm: "and {d:256}.16b, {a:256}.16b, {b:256}.16b"},
	{Name: "orr.v", Pattern: "d:v = (or.v a b)", Asm: "orr {d:256}.16b, {a:256}.16b, {b:256}.16b"},
	{Name: "eor.v", Pattern: "d:v = (xor.v a b)", Asm: "eor {d:256}.16b, {a:256}.16b, {b:256}.16b"},
	{Name: "mvn.v", Pattern: "d:v = (xor.v a #-1)", Asm: "mvn {d:256}.16b, {a:256}.16b"},
	{Name: "bic.v", Pattern: "d:v = (and.v (xor.v a #-1) b)", Asm: "bic {d:256}.16b, {b:256}.16b, {a:256}.16b"},
	{Name: "orn.v", Pattern: "d:v = (or.v (xor.v a #-1) b)", Asm: "orn {d:256}.16b, {b:256}.16b, {a:256}.16b"},
	{Name: "bsl.v", Pattern: "d:v = (v.select.v16i8 a b m)", Constraints: "d=m", Asm: "bsl {d:256}.16b, {b:256}.16b, {a:256}.16b"},
}

var vectorConversions = []target.Row{
	{Name: "scvtf.4s", Pattern: "d:v = (v.sitofp.v4f32 a)", Cycles: 4, Asm: "scvtf {d:256}.4s, {a:256}.4s"},
	{Name: "ucvtf.4s", Pattern: "d:v = (v.uitofp.v4f32 a)", Cycles: 4, Asm: "ucvtf {d:256}.4s, {a:256}.4s"},
	{Name: "scvtf.2d", Pattern: "d:v = (v.sitofp2.v2f64 a)", Cycles: 4, Asm: "scvtf {d:256}.2d, {a:256}.2d"},
	{Name: "ucvtf.2d", Pattern: "d:v = (v.uitofp2.v2f64 a)", Cycles: 4, Asm: "ucvtf {d:256}.2d, {a:256}.2d"},
	{Name: "fcvtzs.4s", Pattern: "d:v = (v.fptosi.v4i32 a)", Cycles: 4, Asm: "fcvtzs {d:256}.4s, {a:256}.4s"},
	{Name: "fcvtzu.4s", Pattern: "d:v = (v.fptoui.v4i32 a)", Cycles: 4, Asm: "fcvtzu {d:256}.4s, {a:256}.4s"},
	{Name: "fcvtzs.2d", Pattern: "d:v = (v.fptosi2.v2i64 a)", Cycles: 4, Asm: "fcvtzs {d:256}.2d, {a:256}.2d"},
	{Name: "fcvtzu.2d", Pattern: "d:v = (v.fptoui2.v2i64 a)", Cycles: 4, Asm: "fcvtzu {d:256}.2d, {a:256}.2d"},
	{Name: "fcvtl.2d", Pattern: "d:v = (v.fpext.low.v2f64 a)", Cycles: 4, Asm: "fcvtl {d:256}.2d, {a:256}.2s"},
	{Name: "fcvtl2.2d", Pattern: "d:v = (v.fpext.high.v2f64 a)", Cycles: 4, Asm: "fcvtl2 {d:256}.2d, {a:256}.4s"},
	{Name: "fcvtn.2s", Pattern: "d:v = (v.fptrunc.low.v4f32 a)", Cycles: 4, Asm: "fcvtn {d:256}.2s, {a:256}.2d"},
	{Name: "fcvtl.4s", Pattern: "d:v = (v.halftofp.v4f32 a)", Cycles: 4, Asm: "fcvtl {d:256}.4s, {a:256}.4h"},
	{Name: "fcvtn.4h", Pattern: "d:v = (v.fptohalf.v8i16 a)", Cycles: 4, Asm: "fcvtn {d:256}.4h, {a:256}.4s"},
	{Name: "addv.d", Pattern: "d:i64 = (v.addvd.i64 a)", Constraints: "t:f64", Cycles: 6, Asm: "addp {t:64}, {a:256}.2d; fmov {d}, {t:64}"},
	{Name: "fminnmv.s", Pattern: "d:f32 = (v.fminnmvs.f32 a)", Cycles: 6, Asm: "fminnmv {d:32}, {a:256}.4s"},
	{Name: "fmaxnmv.s", Pattern: "d:f32 = (v.fmaxnmvs.f32 a)", Cycles: 6, Asm: "fmaxnmv {d:32}, {a:256}.4s"},
	{Name: "faddv.s", Pattern: "d:f32 = (v.faddvs.f32 a)", Constraints: "t:f64", Cycles: 8, Asm: "faddp {t:256}.4s, {a:256}.4s, {a:256}.4s; faddp {d:32}, {t:256}.2s"},
	{Name: "faddv.d", Pattern: "d:f64 = (v.faddvd.f64 a)", Cycles: 4, Asm: "faddp {d:64}, {a:256}.2d"},
	{Name: "fminnmv.d", Pattern: "d:f64 = (v.fminnmvd.f64 a)", Cycles: 4, Asm: "fminnmp {d:64}, {a:256}.2d"},
	{Name: "fmaxnmv.d", Pattern: "d:f64 = (v.fmaxnmvd.f64 a)", Cycles: 4, Asm: "fmaxnmp {d:64}, {a:256}.2d"},
}

// vectorElements move elements about.
var vectorElements = []target.Row{
	{Name: "ext.v", Pattern: "d:v = (v.align.v16i8 a b k:0..15)", Asm: "ext {d:256}.16b, {b:256}.16b, {a:256}.16b, {k}"},
	{Name: "tbl.v", Pattern: "d:v = (v.tbl.v16i8 a b)", Cycles: 3, Asm: "tbl {d:256}.16b, {{{a:256}.16b}}, {b:256}.16b"},
	{Name: "umov.b", Pattern: "d:i32 = (v.extract8.i32 a k:0..15)", Cycles: 3, Asm: "umov {d}, {a:256}.b[{k:raw}]"},
	{Name: "umov.h", Pattern: "d:i32 = (v.extract16.i32 a k:0..7)", Cycles: 3, Asm: "umov {d}, {a:256}.h[{k:raw}]"},
	{Name: "umov.b.trunc", Pattern: "d:i8 = (trunc.i8 (v.extract8.i32 a k:0..15))", Cycles: 3, Asm: "umov {d:32}, {a:256}.b[{k:raw}]"},
	{Name: "umov.h.trunc", Pattern: "d:i16 = (trunc.i16 (v.extract16.i32 a k:0..7))", Cycles: 3, Asm: "umov {d:32}, {a:256}.h[{k:raw}]"},
	{Name: "umov.b.zext", Pattern: "d:i32 = (zext.i32 (trunc.i8 (v.extract8.i32 a k:0..15)))", Cycles: 3, Asm: "umov {d}, {a:256}.b[{k:raw}]"},
	{Name: "umov.h.zext", Pattern: "d:i32 = (zext.i32 (trunc.i16 (v.extract16.i32 a k:0..7)))", Cycles: 3, Asm: "umov {d}, {a:256}.h[{k:raw}]"},
	{Name: "smov.b", Pattern: "d:i32 = (sext.i32 (trunc.i8 (v.extract8.i32 a k:0..15)))", Cycles: 3, Asm: "smov {d}, {a:256}.b[{k:raw}]"},
	{Name: "smov.h", Pattern: "d:i32 = (sext.i32 (trunc.i16 (v.extract16.i32 a k:0..7)))", Cycles: 3, Asm: "smov {d}, {a:256}.h[{k:raw}]"},
	{Name: "st1.b", Pattern: "(store.i8 (trunc.i8 (v.extract8.i32 a k:0..15)) m)", Constraints: "m+none*0", Asm: "st1 {{{a:256}.b}}[{k:raw}], {m}"},
	{Name: "st1.h", Pattern: "(store.i16 (trunc.i16 (v.extract16.i32 a k:0..7)) m)", Constraints: "m+none*0", Asm: "st1 {{{a:256}.h}}[{k:raw}], {m}"},
	{Name: "st1.s", Pattern: "(store.i32 (v.first.i32 (v.dup.v4i32 a k:1..3)) m)", Constraints: "m+none*0", Asm: "st1 {{{a:256}.s}}[{k:raw}], {m}"},
	{Name: "st1.d", Pattern: "(store.i64 (v.first.i64 (v.dup.v2i64 a k:1..1)) m)", Constraints: "m+none*0", Asm: "st1 {{{a:256}.d}}[{k:raw}], {m}"},
	{Name: "st1.sf", Pattern: "(store.f32 (v.first.f32 (v.dup.v4i32 a k:1..3)) m)", Constraints: "m+none*0", Asm: "st1 {{{a:256}.s}}[{k:raw}], {m}"},
	{Name: "st1.df", Pattern: "(store.f64 (v.first.f64 (v.dup.v2i64 a k:1..1)) m)", Constraints: "m+none*0", Asm: "st1 {{{a:256}.d}}[{k:raw}], {m}"},
	{Name: "ins.b.zext", Pattern: "d:v = (v.insert.v16i8 a (zext.i32 x:i8) k:0..15)", Constraints: "d=a", Cycles: 3, Asm: "mov {d:256}.b[{k:raw}], {x:32}"},
	{Name: "ins.h.zext", Pattern: "d:v = (v.insert.v8i16 a (zext.i32 x:i16) k:0..7)", Constraints: "d=a", Cycles: 3, Asm: "mov {d:256}.h[{k:raw}], {x:32}"},
	{Name: "ld1.b", Pattern: "d:v = (v.insert.v16i8 a (zext.i32 (load.i8 m)) k:0..15)", Constraints: "d=a m+none*0", Cycles: 6, Asm: "ld1 {{{d:256}.b}}[{k:raw}], {m}"},
	{Name: "ld1.h", Pattern: "d:v = (v.insert.v8i16 a (zext.i32 (load.i16 m)) k:0..7)", Constraints: "d=a m+none*0", Cycles: 6, Asm: "ld1 {{{d:256}.h}}[{k:raw}], {m}"},
	{Name: "ld1.s", Pattern: "d:v = (v.insert.v4i32 a (load.i32 m) k:0..3)", Constraints: "d=a m+none*0", Cycles: 6, Asm: "ld1 {{{d:256}.s}}[{k:raw}], {m}"},
	{Name: "ld1.d", Pattern: "d:v = (v.insert.v2i64 a (load.i64 m) k:0..1)", Constraints: "d=a m+none*0", Cycles: 6, Asm: "ld1 {{{d:256}.d}}[{k:raw}], {m}"},
	{Name: "dup.b.r", Pattern: "d:v = (v.dup.v16i8 (v.of.v4i32 (zext.i32 x:i8)) #0)", Cycles: 3, Asm: "dup {d:256}.16b, {x:32}"},
	{Name: "dup.h.r", Pattern: "d:v = (v.dup.v8i16 (v.of.v4i32 (zext.i32 x:i16)) #0)", Cycles: 3, Asm: "dup {d:256}.8h, {x:32}"},
	{Name: "dup.b.r32", Pattern: "d:v = (v.dup.v16i8 (v.of.v4i32 x:i32) #0)", Cycles: 3, Asm: "dup {d:256}.16b, {x:32}"},
	{Name: "dup.h.r32", Pattern: "d:v = (v.dup.v8i16 (v.of.v4i32 x:i32) #0)", Cycles: 3, Asm: "dup {d:256}.8h, {x:32}"},
	{Name: "dup.b.m", Pattern: "d:v = (v.dup.v16i8 (v.of.v4i32 (zext.i32 (load.i8 m))) #0)", Constraints: "m+none*0", Cycles: 6, Asm: "ld1r {{{d:256}.16b}}, {m}"},
	{Name: "dup.h.m", Pattern: "d:v = (v.dup.v8i16 (v.of.v4i32 (zext.i32 (load.i16 m))) #0)", Constraints: "m+none*0", Cycles: 6, Asm: "ld1r {{{d:256}.8h}}, {m}"},
	{Name: "firsti32.of64", Pattern: "d:i32 = (v.first.i32 (v.of.v2f64 a))", Cycles: 3, Asm: "fmov {d}, {a:32}"},
	{Name: "ofi8.m", Pattern: "d:v = (v.of.v4i32 (zext.i32 (load.i8 m)))", Constraints: "m+off1*1", Cycles: loadCycles, Asm: "ldr {d:8}, {m}"},
	{Name: "ofi16.m", Pattern: "d:v = (v.of.v4i32 (zext.i32 (load.i16 m)))", Constraints: "m+off2*2", Cycles: loadCycles, Asm: "ldr {d:16}, {m}"},
	{Name: "firsti8.m", Pattern: "(store.i8 (trunc.i8 (v.first.i32 a)) m)", Constraints: "m+off1*1", Asm: "str {a:8}, {m}"},
	{Name: "firsti16.m", Pattern: "(store.i16 (trunc.i16 (v.first.i32 a)) m)", Constraints: "m+off2*2", Asm: "str {a:16}, {m}"},
}
