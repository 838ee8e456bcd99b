package x86

import (
	"slices"
	"strconv"
	"strings"

	"spillway/target"
)

// families append the rows of a kind of operations each.
var families = [...]func([]target.Row, Config) []target.Row{arithmetic, multiplication, division, shifts, bitCounting, overflow, extensions, memory,
	comparisons, floats, conversions, vectors, sse4, avx2, wide, masked, bmi, fma, atomics, control}

// Rows returns all rows that the machine of c has from this package. Registers
// are called rax or eax, whichever is the widest.
func Rows(c Config) []target.Row {
	rows := make([]target.Row, 0, 2400)
	for _, family := range families {
		rows = family(rows, c)
	}
	rows = append(rows, x87()...)
	if !c.Wide {
		rows = append(rows, bytes()...)
	}
	rows = target.Available(rows, c.Features)
	for i := range rows {
		if r := &rows[i]; c.Wide {
			r.Asm = withoutAbsolute(r.Asm)
		} else {
			r.Constraints = strings.ReplaceAll(r.Constraints, "@r", "@e")
		}
	}
	return rows
}

// withoutAbsolute removes the short forms for absolute addresses: with 64 bits,
// an address that is a symbol alone is relative to the program counter.
func withoutAbsolute(asm string) string {
	const word = " abs:"
	i := strings.Index(asm, word)
	if i < 0 {
		return asm
	}
	return asm[:i] + asm[i+len(word)+1:]
}

// arithmetic returns additions, logic, negations and increments.
func arithmetic(rows []target.Row, c Config) []target.Row {
	for _, w := range c.widths() {
		for _, op := range []struct {
			name, ir, opcode, digit string
		}{{"add", "add", "01", "0"}, {"or", "or", "09", "1"}, {"and", "and", "21", "4"}, {"sub", "sub", "29", "5"}, {"xor", "xor", "31", "6"}} {
			fromMem := opcode(op.opcode, 2)
			rows = append(rows, with(at(w, binary...), "OP", op.name, "IR", op.ir, "XX", op.opcode, "YY", opcodeAt(fromMem, w), "MM", opcodeAt(op.opcode, w), "DD", op.digit)...)
		}
		rows = append(rows, at(w, unary...)...)
		rows = append(rows, at(w, c.increments()...)...)
		if w.bits == 64 {
			rows = append(rows, wideAnd...)
		}
		if w.bits >= 16 {
			rows = append(rows, at(w, target.Row{Name: "and$w.255", Pattern: "d:$T = (and.$T a #255)", Asm: "movzbl {a:8}, {d:32} | 0F B6 /r"})...)
		}
		if w.bits >= 32 {
			rows = append(rows, at(w, bitChanges...)...)
			rows = append(rows, at(w, target.Row{Name: "and$w.65535", Pattern: "d:$T = (and.$T a #65535)", Asm: "movzwl {a:16}, {d:32} | 0F B7 /r"})...)
		}
	}
	return append(rows, logicOfBits...)
}

// binary is an operation of two operands, OP on IR.
var binary = []target.Row{
	{Name: "OP$w.rr", Pattern: "d:$T = (IR.$T a b)", Constraints: "d=a", Asm: "OP$S {b:$R}, {d:$R} | $P XX /r"},
	{Name: "OP$w.ri", Pattern: "d:$T = (IR.$T a k:$k)", Constraints: "d=a", Asm: "OP$S {k}, {d:$R} | $P 81 /DD id* ax:d"},
	{Name: "OP$w.rm", Pattern: "d:$T = (IR.$T a (load.$T m))", Constraints: "d=a", Asm: "OP$s {m}, {d} | $p YY /r"},
	{Name: "OP$w.mr", Pattern: "(store.$T (IR.$T (load.$T m) b) m)", Asm: "OP$s {b}, {m} | $p MM /r"},
	{Name: "OP$w.mi", Pattern: "(store.$T (IR.$T (load.$T m) k:$k) m)", Asm: "OP$s {k}, {m} | $p ~81 /DD $i"},
}

// unary are negations, complements and increments.
var unary = []target.Row{
	{Name: "neg$w.r", Pattern: "d:$T = (sub.$T #0 a)", Constraints: "d=a", Asm: "neg$S {d:$R} | $P F7 /3"},
	{Name: "not$w.r", Pattern: "d:$T = (xor.$T a #-1)", Constraints: "d=a", Asm: "not$S {d:$R} | $P F7 /2"},
	{Name: "inc$w.m", Pattern: "(store.$T (add.$T (load.$T m) #1) m)", Asm: "inc$s {m} | $p ~FF /0"},
	{Name: "dec$w.m", Pattern: "(store.$T (add.$T (load.$T m) #-1) m)", Asm: "dec$s {m} | $p ~FF /1"},
	{Name: "neg$w.m", Pattern: "(store.$T (sub.$T #0 (load.$T m)) m)", Asm: "neg$s {m} | $p ~F7 /3"},
	{Name: "not$w.m", Pattern: "(store.$T (xor.$T (load.$T m) #-1) m)", Asm: "not$s {m} | $p ~F7 /2"},
	{Name: "sub128.$w", Pattern: "d:$T = (add.$T a #128)", Constraints: "d=a", Asm: "sub$S $-128, {d:$R} | $P 83 /5 ib"},
}

// bitChanges set, clear and turn one bit.
var bitChanges = []target.Row{
	{Name: "bts$w.ri", Pattern: "d:$T = (or.$T a k:pow2)", Constraints: "d=a", Asm: "bts$s {k:log2}, {d} | $p 0F BA /5 ib"},
	{Name: "btc$w.ri", Pattern: "d:$T = (xor.$T a k:pow2)", Constraints: "d=a", Asm: "btc$s {k:log2}, {d} | $p 0F BA /7 ib"},
	{Name: "bts$w.rr", Pattern: "d:$T = (or.$T a (shl.$T #1 b))", Constraints: "d=a", Asm: "bts$s {b}, {d} | $p 0F AB /r"},
	{Name: "btc$w.rr", Pattern: "d:$T = (xor.$T a (shl.$T #1 b))", Constraints: "d=a", Asm: "btc$s {b}, {d} | $p 0F BB /r"},
	{Name: "btr$w.rr", Pattern: "d:$T = (and.$T a (xor.$T (shl.$T #1 b) #-1))", Constraints: "d=a", Asm: "btr$s {b}, {d} | $p 0F B3 /r"},
	{Name: "btr$w.rot", Pattern: "d:$T = (and.$T a (rotl.$T #-2 b))", Constraints: "d=a", Asm: "btr$s {b}, {d} | $p 0F B3 /r"},
}

// increments have a byte less where its opcodes are not prefixes.
func (c Config) increments() []target.Row {
	inc, dec := "40+r", "48+r"
	if c.Wide {
		inc, dec = "$P FF /0", "$P FF /1"
	}
	return []target.Row{
		{Name: "inc$w.r", Pattern: "d:$T = (add.$T a #1)", Constraints: "d=a", Asm: "inc$S {d:$R} | " + inc},
		{Name: "dec$w.r", Pattern: "d:$T = (add.$T a #-1)", Constraints: "d=a", Asm: "dec$S {d:$R} | " + dec},
	}
}

// wideAnd masks 64-bit values by 32-bit instructions, which clear the upper half.
var wideAnd = []target.Row{
	{Name: "and64.ru", Pattern: "d:i64 = (and.i64 a k:0..0xFFFFFFFE)", Constraints: "d=a", Asm: "andl {k}, {d:32} | 81 /4 id* ax:d"},
	{Name: "and64.low", Pattern: "d:i64 = (and.i64 a #0xFFFFFFFF)", Asm: "movl {a:32}, {d:32} | 89 /r"},
}

// logicOfBits works on i1, which is 0 or 1 in the low byte.
var logicOfBits = []target.Row{
	{Name: "and1.rr", Pattern: "d:i1 = (and.i1 a b)", Constraints: "d=a", Asm: "andl {b:32}, {d:32} | 21 /r"},
	{Name: "or1.rr", Pattern: "d:i1 = (or.i1 a b)", Constraints: "d=a", Asm: "orl {b:32}, {d:32} | 09 /r"},
	{Name: "xor1.rr", Pattern: "d:i1 = (xor.i1 a b)", Constraints: "d=a", Asm: "xorl {b:32}, {d:32} | 31 /r"},
	{Name: "not1.r", Pattern: "d:i1 = (xor.i1 a #-1)", Constraints: "d=a", Asm: "xorl $1, {d:32} | 83 /6 ib"},
	{Name: "and1.rm", Pattern: "d:i1 = (and.i1 a (load.i1 m))", Constraints: "d=a", Asm: "andb {m}, {d} | 22 /r"},
	{Name: "or1.rm", Pattern: "d:i1 = (or.i1 a (load.i1 m))", Constraints: "d=a", Asm: "orb {m}, {d} | 0A /r"},
	{Name: "xor1.rm", Pattern: "d:i1 = (xor.i1 a (load.i1 m))", Constraints: "d=a", Asm: "xorb {m}, {d} | 32 /r"},
}

// multiplication returns products of one and of two widths.
func multiplication(rows []target.Row, c Config) []target.Row {
	for _, w := range c.widths() {
		rows = append(rows, at(w,
			target.Row{Name: "mul$w.rr", Pattern: "d:$T = (mul.$T a b)", Constraints: "d=a", Cycles: 3, Asm: "imul$S {b:$R}, {d:$R} | $P 0F AF /r"},
			target.Row{Name: "mul$w.ri", Pattern: "d:$T = (mul.$T a k:$k)", Cycles: 3, Asm: "imul$S {k}, {a:$R}, {d:$R} | $P 69 /r id*"},
			target.Row{Name: "mul$w.r3", Pattern: "d:$T = (mul.$T a #3)", Asm: "lea$S {(a,a,2)}, {d:$R} | $P 8D /r"},
			target.Row{Name: "mul$w.r5", Pattern: "d:$T = (mul.$T a #5)", Asm: "lea$S {(a,a,4)}, {d:$R} | $P 8D /r"},
			target.Row{Name: "mul$w.r9", Pattern: "d:$T = (mul.$T a #9)", Asm: "lea$S {(a,a,8)}, {d:$R} | $P 8D /r"})...)
		if w.bits > 8 {
			rows = append(rows, at(w,
				target.Row{Name: "mul$w.rm", Pattern: "d:$T = (mul.$T a (load.$T m))", Constraints: "d=a", Cycles: 3, Asm: "imul$s {m}, {d} | $p 0F AF /r"},
				target.Row{Name: "mul$w.mi", Pattern: "d:$T = (mul.$T (load.$T m) k:$k)", Cycles: 3, Asm: "imul$s {k}, {m}, {d} | $p 69 /r $i"})...)
		}
	}
	for _, w := range c.full() {
		rows = append(rows, at(w, withMemory("b", wideProducts...)...)...)
		rows = append(rows, at(w, InFlag(".overflow", withMemory("b", checkedProduct))...)...)
	}
	return rows
}

var checkedProduct = target.Row{Name: "umulo$w", Pattern: "d:$T, o:i1 = (umul.with.overflow.$T a b)", Constraints: "d@rax a@rax t:$T@rdx", Cycles: 4, Asm: "mul$s {b} | $p F7 /4; seto {o} | 0F 90 /0"}

var wideProducts = []target.Row{
	{Name: "umulh$w", Pattern: "d:$T = (umulh.$T a b)", Constraints: "d@rdx a@rax t:$T@rax", Cycles: 4, Asm: "mul$s {b} | $p F7 /4"},
	{Name: "smulh$w", Pattern: "d:$T = (smulh.$T a b)", Constraints: "d@rdx a@rax t:$T@rax", Cycles: 4, Asm: "imul$s {b} | $p F7 /5"},
	{Name: "umulwide$w", Pattern: "d:$T, h:$T = (umul.wide.$T a b)", Constraints: "d@rax h@rdx a@rax", Cycles: 4, Asm: "mul$s {b} | $p F7 /4"},
	{Name: "smulwide$w", Pattern: "d:$T, h:$T = (smul.wide.$T a b)", Constraints: "d@rax h@rdx a@rax", Cycles: 4, Asm: "imul$s {b} | $p F7 /5"},
}

// withMemory returns rows, and for each of them the row that has operand name,
// written " name)" in the pattern and {name} in the text, in memory.
func withMemory(name string, rows ...target.Row) (out []target.Row) {
	for _, r := range rows {
		m := with([]target.Row{r}, " "+name+")", " (load.$T m))", "{"+name+"}", "{m}")[0]
		m.Name += ".m"
		r.Name += ".r"
		out = append(out, r, m)
	}
	return out
}

// division returns quotients and remainders of the widths from 32 bits.
func division(rows []target.Row, c Config) []target.Row {
	for _, w := range c.full() {
		extend := "cltd | 99"
		if w.bits == 64 {
			extend = "cqto | REX.W 99"
		}
		rows = append(rows, with(at(w, withMemory("b", divisions...)...), "EXTEND", extend)...)
	}
	return rows
}

var divisions = []target.Row{
	{Name: "udiv$w", Pattern: "d:$T = (udiv.$T a b)", Constraints: "d@rax a@rax t:$T@rdx!", Cycles: 25, Asm: "xorl %edx, %edx | 31 /r; div$s {b} | $p F7 /6"},
	{Name: "urem$w", Pattern: "d:$T = (urem.$T a b)", Constraints: "d@rdx! a@rax t:$T@rax", Cycles: 25, Asm: "xorl %edx, %edx | 31 /r; div$s {b} | $p F7 /6"},
	{Name: "sdiv$w", Pattern: "d:$T = (sdiv.$T a b)", Constraints: "d@rax a@rax t:$T@rdx!", Cycles: 25, Asm: "EXTEND; idiv$s {b} | $p F7 /7"},
	{Name: "udivrem$w", Pattern: "d:$T, r:$T = (udivrem.$T a b)", Constraints: "d@rax r@rdx! a@rax", Cycles: 25, Asm: "xorl %edx, %edx | 31 /r; div$s {b} | $p F7 /6"},
	{Name: "sdivrem$w", Pattern: "d:$T, r:$T = (sdivrem.$T a b)", Constraints: "d@rax r@rdx! a@rax", Cycles: 25, Asm: "EXTEND; idiv$s {b} | $p F7 /7"},
	{Name: "srem$w", Pattern: "d:$T = (srem.$T a b)", Constraints: "d@rdx! a@rax t:$T@rax", Cycles: 25, Asm: "EXTEND; idiv$s {b} | $p F7 /7"},
}

// shifts returns shifts and rotations by constants and by cl.
func shifts(rows []target.Row, c Config) []target.Row {
	for _, w := range c.widths() {
		for _, op := range []struct{ name, ir, digit string }{{"shr", "lshr", "5"}, {"sar", "ashr", "7"}, {"rol", "rotl", "0"}, {"ror", "rotr", "1"}} {
			forms := shift
			if op.name[0] == 'r' || !c.freeShifts(w) {
				forms = slices.Concat(shift, shiftByCL)
			}
			rows = append(rows, with(at(w, forms...), "OP", op.name, "IR", op.ir, "DD", op.digit, "WIDE", w.suffix, "BITS", w.typ[1:], "PRE", w.prefix,
				"ONE", opcodeAt("D1", w), "COUNT", opcodeAt("C1", w), "BYCL", opcodeAt("D3", w))...)
		}
		wide := w
		if w.bits < 32 {
			wide = longWidth
		}
		forms := shift
		if !c.freeShifts(w) {
			forms = slices.Concat(shift, shiftByCL)
		}
		rows = append(rows, with(at(w, forms...), "OP", "shl", "IR", "shl", "DD", "4", "WIDE", wide.suffix, "BITS", wide.typ[1:], "PRE", wide.prefix,
			"ONE", "D1", "COUNT", "C1", "BYCL", "D3")...)
		if w.bits >= 32 {
			for _, op := range []struct{ name, ir, digit string }{{"shl", "shl", "4"}, {"shr", "lshr", "5"}, {"sar", "ashr", "7"}, {"rol", "rotl", "0"}, {"ror", "rotr", "1"}} {
				if op.name[0] == 'r' || !c.freeShifts(w) {
					rows = append(rows, with(at(w, maskedByCL), "OP", op.name, "IR", op.ir, "DD", op.digit)...)
					for _, from := range c.below(w) {
						rows = append(rows, with(at(w, extendedByCL...), "OP", op.name, "IR", op.ir, "DD", op.digit, "FROM", from.typ[1:])...)
					}
				}
			}
			rows = append(rows, at(w, funnel...)...)
		}
	}
	return rows
}

// freeShifts reports whether shifts at width w have their numbers in any register (BMI2). Their instructions are
// longer, but there is nothing to be copied.
func (c Config) freeShifts(w *width) bool { return c.Features&BMI2 != 0 && w.bits >= 32 }

// shift is a shift OP on IR; in a register at width WIDE. A count of 0 never
// needs a tile, and that of 1 has its own.
var shift = []target.Row{
	{Name: "OP$w.r1", Pattern: "d:$T = (IR.$T a #1)", Constraints: "d=a", Asm: "OPWIDE {d:BITS} | PRE ONE /DD"},
	{Name: "OP$w.ri", Pattern: "d:$T = (IR.$T a k:2..$max)", Constraints: "d=a", Asm: "OPWIDE {k}, {d:BITS} | PRE COUNT /DD ib"},
	{Name: "OP$w.m1", Pattern: "(store.$T (IR.$T (load.$T m) #1) m)", Asm: "OP$s {m} | $p ~D1 /DD"},
	{Name: "OP$w.mi", Pattern: "(store.$T (IR.$T (load.$T m) k:2..$max) m)", Asm: "OP$s {k}, {m} | $p ~C1 /DD ib"},
	{Name: "OP$w.mc", Pattern: "(store.$T (IR.$T (load.$T m) c) m)", Constraints: "c@rcx", Asm: "OP$s %cl, {m} | $p ~D3 /DD"},
}

// shiftByCL is a shift by any number, which has to be in rcx.
var shiftByCL = []target.Row{
	{Name: "OP$w.rc", Pattern: "d:$T = (IR.$T a c)", Constraints: "d=a c@rcx", Cycles: 2, Asm: "OPWIDE %cl, {d:BITS} | PRE BYCL /DD"},
}

var maskedByCL = target.Row{Name: "OP$w.rmask", Pattern: "d:$T = (IR.$T a (and.$T c #$max))", Constraints: "d=a c@rcx", Asm: "OP$s %cl, {d} | $p D3 /DD"}

// extendedByCL is a shift by a number of FROM bits: cl is the low part of all of them.
var extendedByCL = []target.Row{
	{Name: "OP$w.rextFROM", Pattern: "d:$T = (IR.$T a (zext.$T c:iFROM))", Constraints: "d=a c@rcx", Cycles: 2, Asm: "OP$s %cl, {d} | $p D3 /DD"},
	{Name: "OP$w.rmaskFROM", Pattern: "d:$T = (IR.$T a (zext.$T (and.iFROM c #$max)))", Constraints: "d=a c@rcx", Asm: "OP$s %cl, {d} | $p D3 /DD"},
}

var funnel = []target.Row{
	{Name: "fshl$w.rc", Pattern: "d:$T = (fshl.$T a b c)", Constraints: "d=a c@rcx", Cycles: 3, Asm: "shld$s %cl, {b}, {d} | $p 0F A5 /r"},
	{Name: "fshr$w.rc", Pattern: "d:$T = (fshr.$T a b c)", Constraints: "d=b c@rcx", Cycles: 3, Asm: "shrd$s %cl, {a}, {d} | $p 0F AD /r"},
	{Name: "fshl$w.ri", Pattern: "d:$T = (fshl.$T a b k:1..$max)", Constraints: "d=a", Cycles: 3, Asm: "shld$s {k}, {b}, {d} | $p 0F A4 /r ib"},
	{Name: "fshr$w.ri", Pattern: "d:$T = (fshr.$T a b k:1..$max)", Constraints: "d=b", Cycles: 3, Asm: "shrd$s {k}, {a}, {d} | $p 0F AC /r ib"},
}

// bitCounting returns searches for bits, byte swaps, absolute values and the
// choices of the lesser and the greater.
func bitCounting(rows []target.Row, c Config) []target.Row {
	for _, w := range c.full() {
		rows = append(rows, at(w,
			target.Row{Name: "cttz$w", Pattern: "d:$T = (cttz.$T a)", Constraints: "t:$T!", Cycles: 3,
				Asm: "movl $$w, {t:32} | B8+r id; bsf$s {a}, {d} | $p 0F BC /r; cmove$s {t}, {d} | $p 0F 44 /r"},
			target.Row{Name: "ctlz$w", Pattern: "d:$T = (ctlz.$T a)", Constraints: "t:$T!", Cycles: 4,
				Asm: "movl $" + strconv.Itoa(2*w.bits-1) + ", {t:32} | B8+r id; bsr$s {a}, {d} | $p 0F BD /r; cmove$s {t}, {d} | $p 0F 44 /r; xorl $$max, {d:32} | 83 /6 ib"},
			target.Row{Name: "ctlz$w.xor", Pattern: "d:$T = (xor.$T (ctlz.$T a) #$max)", Constraints: "t:$T!", Cycles: 3,
				Asm: "movl $" + strconv.Itoa(2*w.bits-1) + ", {t:32} | B8+r id; bsr$s {a}, {d} | $p 0F BD /r; cmove$s {t}, {d} | $p 0F 44 /r"},
			// Of something that is not zero, which a bit that is set anyway tells, or that only the
			// low bits count. Of zero the instruction leaves the register as it is: zero.
			target.Row{Name: "bsr$w.xor", Pattern: "d:$T = (xor.$T (ctlz.$T (or.$T a #1)) #$max)", Constraints: "d=a", Cycles: 3,
				Asm: "bsr$s {d}, {d} | $p 0F BD /r"},
			target.Row{Name: "bsr$w", Pattern: "d:$T = (ctlz.$T (or.$T a #1))", Constraints: "d=a", Cycles: 4,
				Asm: "bsr$s {d}, {d} | $p 0F BD /r; xorl $$max, {d:32} | 83 /6 ib"},
			target.Row{Name: "bsf$w", Pattern: "d:$T = (and.$T (cttz.$T a) #$max)", Constraints: "d=a", Cycles: 3,
				Asm: "bsf$s {d}, {d} | $p 0F BC /r"},
			target.Row{Name: "bswap$w", Pattern: "d:$T = (bswap.$T a)", Constraints: "d=a", Asm: "bswap$s {d} | $p 0F C8+r"},
			target.Row{Name: "abs$w", Pattern: "d:$T = (abs.$T a)", Constraints: "d!", Cycles: 2,
				Asm: "mov$s {a}, {d} | $p 89 /r; neg$s {d} | $p F7 /3; cmovs$s {a}, {d} | $p 0F 48 /r"})...)
		for _, op := range []struct{ ir, cc string }{{"smin", "g"}, {"smax", "l"}, {"umin", "a"}, {"umax", "b"}} {
			rows = append(rows, with(at(w, target.Row{Name: "IR$w.rr", Pattern: "d:$T = (IR.$T a b)", Constraints: "d=a", Cycles: 2,
				Asm: "cmp$s {b}, {d} | $p 39 /r; cmovCC$s {b}, {d} | $p 0F 40 /r"}), "IR", op.ir, "CC", op.cc)...)
		}
	}
	for _, w := range c.full() {
		rows = append(rows, at(w, target.Row{Name: "umax$w.r1", Pattern: "d:$T = (umax.$T a #1)", Constraints: "d=a", Cycles: 2,
			Asm: "cmp$s $1, {d} | $p 83 /7 ib; adc$s $0, {d} | $p 83 /2 ib"})...)
	}
	for _, w := range c.full() { // how many bits are set that are tested one by one
		rows = append(rows, at(w,
			target.Row{Name: "adc$w.bit", Pattern: "d:$T = (add.$T a (and.$T (lshr.$T b c) #1))", Constraints: "d=a", Cycles: 2,
				Asm: "bt$s {c}, {b} | $p 0F A3 /r; adc$s $0, {d} | $p 83 /2 ib"},
			target.Row{Name: "adc$w.bit.mask", Pattern: "d:$T = (add.$T a (and.$T (lshr.$T b (and.$T c #$max)) #1))", Constraints: "d=a", Cycles: 2,
				Asm: "bt$s {c}, {b} | $p 0F A3 /r; adc$s $0, {d} | $p 83 /2 ib"})...)
	}
	if c.Wide {
		for _, x := range []struct{ name, count, reg string }{{"", "c", "c"}, {".mask", "(and.i64 c #63)", "c"}, {".mask32", "(zext.i64 (and.i32 c #63))", "c:64"}} {
			rows = append(rows, with([]target.Row{{Name: "adc32.bit64NAME", Pattern: "d:i32 = (add.i32 a (and.i32 (trunc.i32 (lshr.i64 b COUNT)) #1))", Constraints: "d=a", Cycles: 2,
				Asm: "btq {REG}, {b} | REX.W 0F A3 /r; adcl $0, {d} | 83 /2 ib"}}, "NAME", x.name, "COUNT", x.count, "REG", x.reg)...)
		}
		rows = append(rows, target.Row{Name: "adc64.bit.mask32", Pattern: "d:i64 = (add.i64 a (and.i64 (lshr.i64 b (zext.i64 (and.i32 c #63))) #1))", Constraints: "d=a", Cycles: 2,
			Asm: "btq {c:64}, {b} | REX.W 0F A3 /r; adcq $0, {d} | REX.W 83 /2 ib"})
	}
	return append(rows, target.Row{Name: "bswap16", Pattern: "d:i16 = (bswap.i16 a)", Constraints: "d=a", Asm: "rolw $8, {d} | 66 C1 /0 ib"})
}

// overflow returns arithmetic with overflow bits and carries.
func overflow(rows []target.Row, c Config) []target.Row {
	for _, w := range c.widths() {
		for _, op := range []struct{ name, ir, cc, flag, opcode, load, digit string }{
			{"add", "uadd", "b", ".carry", "~01", "~03", "0"}, {"add", "sadd", "o", ".overflow", "~01", "~03", "0"},
			{"sub", "usub", "b", ".carry", "~29", "~2B", "5"}, {"sub", "ssub", "o", ".overflow", "~29", "~2B", "5"}} {
			rows = append(rows, at(w, InFlag(op.flag, with([]target.Row{
				{Name: "IRo$w.rr", Pattern: "d:$T, o:i1 = (IR.with.overflow.$T a b)", Constraints: "d=a", Asm: "OP$s {b}, {d} | $p RR /r; setCC {o} | 0F 90 /0"},
				{Name: "IRo$w.ri", Pattern: "d:$T, o:i1 = (IR.with.overflow.$T a k:$k)", Constraints: "d=a", Asm: "OP$s {k}, {d} | $p ~81 /DD $i ax:d; setCC {o} | 0F 90 /0"},
				{Name: "IRo$w.rm", Pattern: "d:$T, o:i1 = (IR.with.overflow.$T a (load.$T m))", Constraints: "d=a", Asm: "OP$s {m}, {d} | $p LL /r; setCC {o} | 0F 90 /0"},
			}, "OP", op.name, "IR", op.ir, "CC", op.cc, "RR", op.opcode, "LL", op.load, "DD", op.digit))...)...)
		}
		if w.bits > 8 {
			rows = append(rows, at(w, InFlag(".overflow", []target.Row{
				{Name: "smulo$w.rr", Pattern: "d:$T, o:i1 = (smul.with.overflow.$T a b)", Constraints: "d=a", Cycles: 3, Asm: "imul$s {b}, {d} | $p 0F AF /r; seto {o} | 0F 90 /0"},
				{Name: "smulo$w.ri", Pattern: "d:$T, o:i1 = (smul.with.overflow.$T a k:$k)", Cycles: 3, Asm: "imul$s {k}, {a}, {d} | $p 69 /r $i; seto {o} | 0F 90 /0"},
			})...)...)
		}
	}
	for _, w := range c.full() {
		for _, op := range []struct{ name, ir, opcode, load, digit string }{{"adc", "addc", "11", "13", "2"}, {"sbb", "subc", "19", "1B", "3"}} {
			chain := append(InFlag(".carry", carrying), lastCarry...)
			rows = append(rows, at(w, with(chain, "OP", op.name, "IR", op.ir, "RR", op.opcode, "LL", op.load, "DD", op.digit)...)...)
		}
	}
	widest := c.full()[len(c.full())-1]
	return append(rows, twoWords(widest)...)
}

// InFlag is target.InFlag for rows that end with a line that sets their last result.
func InFlag(flag string, rows []target.Row) []target.Row { return target.InFlag(flag, "; set", rows) }

// carrying adds or subtracts with a carry, which becomes a flag by adding 255 to it.
var carrying = []target.Row{
	{Name: "OP$w.rr", Pattern: "d:$T, o:i1 = (IR.$T a b c)", Constraints: "d=a o=c!", Cycles: 2, Flags: target.TileTakesCarry, Asm: carryIn + "OP$s {b}, {d} | $p RR /r; setb {o} | 0F 92 /0"},
	{Name: "OP$w.ri", Pattern: "d:$T, o:i1 = (IR.$T a k:$k c)", Constraints: "d=a o=c!", Cycles: 2, Flags: target.TileTakesCarry, Asm: carryIn + "OP$s {k}, {d} | $p 81 /DD id* ax:d; setb {o} | 0F 92 /0"},
	{Name: "OP$w.rm", Pattern: "d:$T, o:i1 = (IR.$T a (load.$T m) c)", Constraints: "d=a o=c!", Cycles: 2, Flags: target.TileTakesCarry, Asm: carryIn + "OP$s {m}, {d} | $p LL /r; setb {o} | 0F 92 /0"},
}

// lastCarry are those, hidden, for where nothing needs the carry.
var lastCarry = []target.Row{
	{Name: "OP$w.rr.last", Pattern: "d:$T = (IR.$T a b c)", Constraints: "d=a o:i1=c!", Cycles: 2, Flags: target.TileHidden | target.TileTakesCarry, Asm: carryIn + "OP$s {b}, {d} | $p RR /r"},
	{Name: "OP$w.ri.last", Pattern: "d:$T = (IR.$T a k:$k c)", Constraints: "d=a o:i1=c!", Cycles: 2, Flags: target.TileHidden | target.TileTakesCarry, Asm: carryIn + "OP$s {k}, {d} | $p 81 /DD id* ax:d"},
	{Name: "OP$w.rm.last", Pattern: "d:$T = (IR.$T a (load.$T m) c)", Constraints: "d=a o:i1=c!", Cycles: 2, Flags: target.TileHidden | target.TileTakesCarry, Asm: carryIn + "OP$s {m}, {d} | $p LL /r"},
}

const carryIn = "addb $-1, {o} | 80 /0 ib ax:o; "
