package x86

import (
	"strings"

	"spillway/target"
)

// A condition is a way to compute a truth value into the flags: the pattern of
// an i1, the lines that set the flags, and the condition that then holds.
type condition struct {
	name, pattern, asm string
	cc                 string // as in the text of a line
	plain              bool   // compares two registers, so that users may have operands in memory
	value              bool   // an i1 that needs no tile to be a value
	mem                bool   // has an address
}

// negated returns the text of the opposite condition.
func (c *condition) negated() string {
	if body, ok := strings.CutPrefix(c.cc, "{cc"); ok {
		return "{!cc" + body
	}
	a, b, _ := strings.Cut(strings.Trim(c.cc, "{}"), "|")
	return "{" + b + "|" + a + "}"
}

// conditions returns all conditions on integers.
func conditions(c Config) (conds []condition) {
	for _, w := range c.widths() {
		conds = append(conds, conditionsAt(w, integerConditions)...)
		if w.bits > 8 {
			conds = append(conds, conditionsAt(w, lowByte)...)
		}
		if w.bits == 64 {
			conds = append(conds, conditionsAt(w, lowHalf)...)
		}
		if w.bits >= 32 {
			conds = append(conds, conditionsAt(w, bitTests)...)
		}
	}
	return append(conds, truths...)
}

// conditionsAt returns conds written for w.
func conditionsAt(w *width, conds []condition) []condition {
	out := make([]condition, len(conds))
	for i, c := range conds {
		row := at(w, target.Row{Name: c.name, Pattern: c.pattern, Asm: c.asm})[0].Written()
		c.name, c.pattern, c.asm = row.Name, row.Pattern, row.Asm
		out[i] = c
	}
	return out
}

var integerConditions = []condition{
	{name: "cmp$w.rr", pattern: "(icmp.$T ?cc a b)", asm: "cmp$s {b}, {a} | $p ~39 /r", cc: "{cc}", plain: true},
	{name: "cmp$w.ri", pattern: "(icmp.$T ?cc a k:$k)", asm: "cmp$s {k}, {a} | $p ~81 /7 $i ax:a", cc: "{cc}", plain: true},
	{name: "cmp$w.r0", pattern: "(icmp.$T ?cc a #0)", asm: "test$s {a}, {a} | $p ~85 /r", cc: "{cc}", plain: true},
	{name: "cmp$w.rm", pattern: "(icmp.$T ?cc a (load.$T m))", asm: "cmp$s {m}, {a} | $p ~3B /r", cc: "{cc}", mem: true},
	{name: "cmp$w.mr", pattern: "(icmp.$T ?cc (load.$T m) b)", asm: "cmp$s {b}, {m} | $p ~39 /r", cc: "{cc}", mem: true},
	{name: "cmp$w.mi", pattern: "(icmp.$T ?cc (load.$T m) k:$k)", asm: "cmp$s {k}, {m} | $p ~81 /7 $i", cc: "{cc}", mem: true},
	{name: "cmp$w.m0", pattern: "(icmp.$T ?cc (load.$T m) #0)", asm: "cmp$s $0, {m} | $p ~83 /7 ib", cc: "{cc}", mem: true},
	{name: "test$w.rr", pattern: "(icmp.$T ?cc (and.$T a b) #0)", asm: "test$s {b}, {a} | $p ~85 /r", cc: "{cc}", plain: true},
	{name: "test$w.ri", pattern: "(icmp.$T ?cc (and.$T a k:$k) #0)", asm: "test$s {k}, {a} | $p ~F7 /0 $I ax:a", cc: "{cc}", plain: true},
	{name: "test$w.mr", pattern: "(icmp.$T ?cc (and.$T (load.$T m) b) #0)", asm: "test$s {b}, {m} | $p ~85 /r", cc: "{cc}", mem: true},
	{name: "test$w.mi", pattern: "(icmp.$T ?cc (and.$T (load.$T m) k:$k) #0)", asm: "test$s {k}, {m} | $p ~F7 /0 $I", cc: "{cc}", mem: true},
	{name: "odd$w", pattern: "(trunc.i1 a:$T)", asm: "testb $1, {a:8} | F6 /0 ib ax:a", cc: "{ne|e}", value: true},
}

// lowByte tests bits of the low byte of something wider.
var lowByte = []condition{
	{name: "testlow$w.ne", pattern: "(icmp.$T ne (and.$T a k:1..255) #0)", asm: "testb {k}, {a:8} | F6 /0 ib ax:a", cc: "{ne|e}"},
	{name: "testlow$w.eq", pattern: "(icmp.$T eq (and.$T a k:1..255) #0)", asm: "testb {k}, {a:8} | F6 /0 ib ax:a", cc: "{e|ne}"},
	{name: "testlow$w.m.ne", pattern: "(icmp.$T ne (and.$T (load.$T m) k:1..255) #0)", asm: "testb {k}, {m} | F6 /0 ib", cc: "{ne|e}", mem: true},
	{name: "testlow$w.m.eq", pattern: "(icmp.$T eq (and.$T (load.$T m) k:1..255) #0)", asm: "testb {k}, {m} | F6 /0 ib", cc: "{e|ne}", mem: true},
}

// lowHalf tests bits of the low half of 64.
var lowHalf = []condition{
	{name: "testhalf.ne", pattern: "(icmp.i64 ne (and.i64 a k:1..0xFFFFFFFF) #0)", asm: "testl {k}, {a:32} | F7 /0 id ax:a", cc: "{ne|e}"},
	{name: "testhalf.eq", pattern: "(icmp.i64 eq (and.i64 a k:1..0xFFFFFFFF) #0)", asm: "testl {k}, {a:32} | F7 /0 id ax:a", cc: "{e|ne}"},
}

// bitTests use bt, which leaves the bit in the carry flag.
var bitTests = []condition{
	{name: "bt$w.ri.ne", pattern: "(icmp.$T ne (and.$T a k:pow2) #0)", asm: "bt$s {k:log2}, {a} | $p 0F BA /4 ib", cc: "{b|ae}"},
	{name: "bt$w.ri.eq", pattern: "(icmp.$T eq (and.$T a k:pow2) #0)", asm: "bt$s {k:log2}, {a} | $p 0F BA /4 ib", cc: "{ae|b}"},
	{name: "bt$w.shr.ne", pattern: "(icmp.$T ne (and.$T (lshr.$T a b) #1) #0)", asm: "bt$s {b}, {a} | $p 0F A3 /r", cc: "{b|ae}"},
	{name: "bt$w.shr.eq", pattern: "(icmp.$T eq (and.$T (lshr.$T a b) #1) #0)", asm: "bt$s {b}, {a} | $p 0F A3 /r", cc: "{ae|b}"},
	{name: "bt$w.shl.ne", pattern: "(icmp.$T ne (and.$T a (shl.$T #1 b)) #0)", asm: "bt$s {b}, {a} | $p 0F A3 /r", cc: "{b|ae}"},
	{name: "bt$w.shl.eq", pattern: "(icmp.$T eq (and.$T a (shl.$T #1 b)) #0)", asm: "bt$s {b}, {a} | $p 0F A3 /r", cc: "{ae|b}"},
	{name: "bt$w.shr.mask.ne", pattern: "(icmp.$T ne (and.$T (lshr.$T a (and.$T b #$max)) #1) #0)", asm: "bt$s {b}, {a} | $p 0F A3 /r", cc: "{b|ae}"},
	{name: "bt$w.shr.mask.eq", pattern: "(icmp.$T eq (and.$T (lshr.$T a (and.$T b #$max)) #1) #0)", asm: "bt$s {b}, {a} | $p 0F A3 /r", cc: "{ae|b}"},
	{name: "bt$w.shl.mask.ne", pattern: "(icmp.$T ne (and.$T a (shl.$T #1 (and.$T b #$max))) #0)", asm: "bt$s {b}, {a} | $p 0F A3 /r", cc: "{b|ae}"},
	{name: "bt$w.shl.mask.eq", pattern: "(icmp.$T eq (and.$T a (shl.$T #1 (and.$T b #$max))) #0)", asm: "bt$s {b}, {a} | $p 0F A3 /r", cc: "{ae|b}"},
	{name: "bt$w.trunc.mask", pattern: "(trunc.i1 (lshr.$T a (and.$T b #$max)))", asm: "bt$s {b}, {a} | $p 0F A3 /r", cc: "{b|ae}"},
	{name: "bt$w.trunc", pattern: "(trunc.i1 (lshr.$T a b))", asm: "bt$s {b}, {a} | $p 0F A3 /r", cc: "{b|ae}"},
}

// truths are i1 values and comparisons of them.
var truths = []condition{
	{name: "true.r", pattern: "c:i1", asm: "testb {c}, {c} | 84 /r", cc: "{ne|e}", plain: true, value: true},
	{name: "true.m", pattern: "(load.i1 m)", asm: "cmpb $0, {m} | 80 /7 ib", cc: "{ne|e}", value: true, mem: true},
	{name: "false.r", pattern: "(xor.i1 c #-1)", asm: "testb {c}, {c} | 84 /r", cc: "{e|ne}", plain: true, value: true},
	{name: "cmp1.ne", pattern: "(icmp.i1 ne a b)", asm: "cmpb {b}, {a} | 38 /r", cc: "{ne|e}", plain: true},
	{name: "cmp1.eq", pattern: "(icmp.i1 eq a b)", asm: "cmpb {b}, {a} | 38 /r", cc: "{e|ne}", plain: true},
}

// onFlags are i1 values that are in a flag already (target.Forms.OnFlag). The instruction that puts
// them there from the register, which the first one destroys, is always left out.
var onFlags = []condition{
	{name: "true.r.carry", pattern: "c:i1", asm: "addb $-1, {c} | 80 /0 ib ax:c", cc: "{b|ae}"},
	{name: "true.r.overflow", pattern: "c:i1", asm: "cmpb $-127, {c} | 80 /7 ib ax:c", cc: "{o|no}"},
	{name: "true.r.equal", pattern: "c:i1", asm: "cmpb $1, {c} | 80 /7 ib ax:c", cc: "{e|ne}"},
}

// floatConditions returns the conditions on floats that one flag decides.
func floatConditions() (conds []condition) {
	for _, f := range []struct{ typ, op, prefix string }{{"f32", "ucomiss", ""}, {"f64", "ucomisd", "66 "}} {
		conds = append(conds,
			condition{name: f.op + ".rr", pattern: "(fcmp." + f.typ + " ?cc a b)", asm: f.op + " {b}, {a} | " + f.prefix + "0F 2E /r", cc: "{cc}", plain: true},
			condition{name: f.op + ".rm", pattern: "(fcmp." + f.typ + " ?cc a (load." + f.typ + " m))", asm: f.op + " {m}, {a} | " + f.prefix + "0F 2E /r", cc: "{cc}", mem: true},
			condition{name: f.op + ".rk", pattern: "(fcmp." + f.typ + " ?cc a k:imm)", asm: f.op + " {k:pool}, {a} | " + f.prefix + "0F 2E /r", cc: "{cc}"})
	}
	return conds
}

// comparisons returns everything that uses a condition: branches, truth
// values and selections.
func comparisons(rows []target.Row, c Config) []target.Row {
	all := append(conditions(c), floatConditions()...)
	for i := range all {
		if !all[i].value {
			rows = append(rows, with(truthValue, all[i].pairs()...)...)
		}
	}
	rows = append(rows, users(c, all)...)
	for _, w := range c.widths() {
		below, notBelow := borrowsAt(w)
		for _, v := range c.full() {
			for _, row := range at(v, onBorrow...) {
				row.Each = below
				rows = append(rows, row)
			}
			for _, row := range at(v, onNoBorrow...) {
				row.Each = notBelow
				rows = append(rows, row)
			}
		}
	}
	return append(rows, equalFloats(c)...)
}

// borrowsAt returns what rows have of the borrows of width w: of those that set the carry if they are true, and of the others.
func borrowsAt(w *width) (below, notBelow [][]string) {
	for i := range borrows {
		b := &borrows[i]
		compare := w.fillAsm(b.asm)
		if w.bits == 8 {
			compare = strings.Replace(compare, "{x} |  83 /7 ib", "{x} | 80 /7 ib ax:x", 1)
		}
		pairs := []string{"FORM", b.name + w.typ[1:], "COMPARISON", w.fill(b.pattern), "COMPARE", compare}
		if b.below {
			below = append(below, pairs)
		} else {
			notBelow = append(notBelow, pairs)
		}
	}
	return below, notBelow
}

// A borrow is a comparison that leaves its result in the carry flag: the carry is set if it is true, or
// if it is not.
type borrow struct {
	name, pattern, asm string
	below              bool // it is set if it is true
}

var borrows = []borrow{
	{"cmp.rr", "(icmp.$T ult x y)", "cmp$s {y}, {x} | $p ~39 /r", true},
	{"cmp.ri", "(icmp.$T ult x k:$k)", "cmp$s {k}, {x} | $p ~81 /7 $i ax:x", true},
	{"cmp.rm", "(icmp.$T ult x (load.$T m))", "cmp$s {m}, {x} | $p ~3B /r", true},
	{"cmp.mr", "(icmp.$T ult (load.$T m) y)", "cmp$s {y}, {m} | $p ~39 /r", true},
	{"cmp.mi", "(icmp.$T ult (load.$T m) k:$k)", "cmp$s {k}, {m} | $p ~81 /7 $i", true},
	{"not.rr", "(icmp.$T uge x y)", "cmp$s {y}, {x} | $p ~39 /r", false},
	{"not.rm", "(icmp.$T uge x (load.$T m))", "cmp$s {m}, {x} | $p ~3B /r", false},
	{"not.mr", "(icmp.$T uge (load.$T m) y)", "cmp$s {y}, {m} | $p ~39 /r", false},
	{"zero.r", "(icmp.$T eq x #0)", "cmp$s $1, {x} | $p 83 /7 ib", true},
	{"zero.m", "(icmp.$T eq (load.$T m) #0)", "cmp$s $1, {m} | $p ~83 /7 ib", true},
	{"some.r", "(icmp.$T ne x #0)", "cmp$s $1, {x} | $p 83 /7 ib", false},
	{"some.m", "(icmp.$T ne (load.$T m) #0)", "cmp$s $1, {m} | $p ~83 /7 ib", false},
}

// onBorrow and onNoBorrow take the carry that a comparison leaves as a number.
var (
	onBorrow = []target.Row{
		{Name: "adc$w.FORM", Pattern: "d:$T = (add.$T a (zext.$T COMPARISON))", Constraints: "d=a", Cycles: 2, Asm: "COMPARE; adc$s $0, {d} | $p 83 /2 ib"},
		{Name: "sbb$w.FORM", Pattern: "d:$T = (sub.$T a (zext.$T COMPARISON))", Constraints: "d=a", Cycles: 2, Asm: "COMPARE; sbb$s $0, {d} | $p 83 /3 ib"},
		{Name: "mask$w.FORM", Pattern: "d:$T = (sext.$T COMPARISON)", Cycles: 2, Asm: "COMPARE; sbb$s {d}, {d} | $p 19 /r"},
	}
	onNoBorrow = []target.Row{
		{Name: "adc$w.FORM", Pattern: "d:$T = (add.$T a (zext.$T COMPARISON))", Constraints: "d=a", Cycles: 2, Asm: "COMPARE; sbb$s $-1, {d} | $p 83 /3 ib"},
		{Name: "sbb$w.FORM", Pattern: "d:$T = (sub.$T a (zext.$T COMPARISON))", Constraints: "d=a", Cycles: 2, Asm: "COMPARE; adc$s $-1, {d} | $p 83 /2 ib"},
	}
)

// truthValue is the truth value of a condition: PATTERN is the condition's pattern,
// COMPARE its lines, CC what then holds and NOT the opposite.
var truthValue = []target.Row{{Name: "set.NAME", Pattern: "d:i1 = PATTERN", Asm: "COMPAREsetCC {d} | 0F 90 /0", Cycles: 2}}

// pairs returns what stands for the words of the rows that c decides.
func (c *condition) pairs() []string {
	return []string{"NAME", c.name, "PATTERN", c.pattern, "COMPARE", c.asm + "; ", "CC", c.cc, "NOT", c.negated()}
}

// users returns the other rows that conditions decide.
func users(cfg Config, conds []condition) (rows []target.Row) {
	var all, truth, stored, plain [][]string
	for i := range conds {
		c := &conds[i]
		pairs := c.pairs()
		all = append(all, pairs)
		if !c.value {
			truth = append(truth, pairs)
		}
		if !c.value && !c.mem {
			stored = append(stored, pairs)
		}
		if c.plain {
			plain = append(plain, pairs)
		}
	}
	flagged := make([][]string, len(onFlags))
	for i := range onFlags {
		flagged[i] = onFlags[i].pairs()
	}
	add := func(each [][]string, more ...target.Row) {
		for _, r := range more {
			r.Cycles, r.Each = 2, each
			rows = append(rows, r)
		}
	}
	hidden := func(r target.Row) target.Row {
		r.Flags |= target.TileHidden
		return r
	}
	branch := target.Row{Name: "br.NAME", Pattern: "(condbr PATTERN)", Asm: "COMPAREjCC {T} | jcc; jmp {F} | jmp"}
	add(all, branch)
	add(flagged, hidden(branch))
	for _, w := range cfg.widths()[1:] {
		add(truth, at(w,
			target.Row{Name: "set$w.NAME", Pattern: "d:$T = (zext.$T PATTERN)", Asm: "COMPAREsetCC {d:8} | 0F 90 /0; movzbl {d:8}, {d:32} | 0F B6 /r"},
			target.Row{Name: "set$w.NAME.apart", Pattern: "d:$T = (zext.$T PATTERN)", Constraints: "d!", Flags: target.TileHidden, Asm: "xorl {d:32}, {d:32} | 31 /r; COMPAREsetCC {d:8} | 0F 90 /0"})...)
	}
	add(stored, target.Row{Name: "setm.NAME", Pattern: "(store.i8 (zext.i8 PATTERN) m)", Asm: "COMPAREsetCC {m} | 0F 90 /0"})
	for _, w := range cfg.widths() {
		choice := at(w, target.Row{Name: "sel$w.NAME", Pattern: "d:$T = (select.$T PATTERN x y)", Constraints: "d=y", Asm: "COMPAREcmovCC$S {x:$R}, {d:$R} | $P 0F 40 /r"})[0]
		add(all, choice)
		add(flagged, hidden(choice))
		if w.bits >= 32 {
			add(plain, at(w, target.Row{Name: "selm$w.NAME", Pattern: "d:$T = (select.$T PATTERN (load.$T m) y)", Constraints: "d=y", Asm: "COMPAREcmovCC$S {m}, {d:$R} | $P 0F 40 /r"})...)
		}
	}
	add(all, target.Row{Name: "sel1.NAME", Pattern: "d:i1 = (select.i1 PATTERN x y)", Constraints: "d=y", Asm: "COMPAREcmovCCl {x:32}, {d:32} | 0F 40 /r"})
	for _, t := range []string{"f32", "f64"} {
		add(all, with([]target.Row{{Name: "selTYP.NAME", Pattern: "d:TYP = (select.TYP PATTERN x y)", Constraints: "d=y", Asm: "COMPAREjNOT {L0} | 70 cb; movaps {x}, {d} | 0F 28 /r; L0:"}}, "TYP", t)...)
	}
	return rows
}

// equalFloats returns the users of ordered equality and its opposite, for
// which two flags count.
func equalFloats(cfg Config) (rows []target.Row) {
	for _, f := range []struct{ typ, op, prefix string }{{"f32", "ucomiss", ""}, {"f64", "ucomisd", "66 "}} {
		for _, from := range []struct{ name, pattern, text string }{{"rr", "b", "{b}"}, {"rm", "(load." + f.typ + " m)", "{m}"}, {"rk", "k:imm", "{k:pool}"}} {
			rows = append(rows, with(equalities, "OP", f.op, "TYP", f.typ, "NAME", from.name, "OTHER", from.pattern,
				"COMPARE", f.op+" "+from.text+", {a} | "+f.prefix+"0F 2E /r")...)
		}
		for _, w := range cfg.widths() {
			rows = append(rows, at(w, with(equalSelections, "OP", f.op, "TYP", f.typ, "COMPARE", f.op+" {b}, {a} | "+f.prefix+"0F 2E /r")...)...)
		}
		for _, sel := range []string{"f32", "f64"} {
			rows = append(rows, with(equalFloatSelections, "OP", f.op, "TYP", f.typ, "SEL", sel, "COMPARE", f.op+" {b}, {a} | "+f.prefix+"0F 2E /r")...)
		}
	}
	return rows
}

var equalities = []target.Row{
	{Name: "set.OP.oeq.NAME", Pattern: "d:i1 = (fcmp.TYP oeq a OTHER)", Constraints: "t:i8", Cycles: 4,
		Asm: "COMPARE; setnp {t} | 0F 9B /0; sete {d} | 0F 94 /0; andb {t}, {d} | 20 /r"},
	{Name: "set.OP.une.NAME", Pattern: "d:i1 = (fcmp.TYP une a OTHER)", Constraints: "t:i8", Cycles: 4,
		Asm: "COMPARE; setp {t} | 0F 9A /0; setne {d} | 0F 95 /0; orb {t}, {d} | 08 /r"},
	{Name: "br.OP.oeq.NAME", Pattern: "(condbr (fcmp.TYP oeq a OTHER))", Cycles: 3,
		Asm: "COMPARE; jne {F} | jcc; j{p|np} {F} | jcc; jmp {T} | jmp"},
	{Name: "br.OP.une.NAME", Pattern: "(condbr (fcmp.TYP une a OTHER))", Cycles: 3,
		Asm: "COMPARE; jne {T} | jcc; j{p|np} {T} | jcc; jmp {F} | jmp"},
}

var equalSelections = []target.Row{
	{Name: "sel$w.OP.oeq", Pattern: "d:$T = (select.$T (fcmp.TYP oeq a b) x y)", Constraints: "d=x", Cycles: 3,
		Asm: "COMPARE; cmovne$S {y:$R}, {d:$R} | $P 0F 45 /r; cmovp$S {y:$R}, {d:$R} | $P 0F 4A /r"},
	{Name: "sel$w.OP.une", Pattern: "d:$T = (select.$T (fcmp.TYP une a b) x y)", Constraints: "d=y", Cycles: 3,
		Asm: "COMPARE; cmovne$S {x:$R}, {d:$R} | $P 0F 45 /r; cmovp$S {x:$R}, {d:$R} | $P 0F 4A /r"},
}

var equalFloatSelections = []target.Row{
	{Name: "selSEL.OP.oeq", Pattern: "d:SEL = (select.SEL (fcmp.TYP oeq a b) x y)", Constraints: "d=x", Cycles: 3,
		Asm: "COMPARE; jne {L0} | 75 cb; jnp {L1} | 7B cb; L0:; movaps {y}, {d} | 0F 28 /r; L1:"},
	{Name: "selSEL.OP.une", Pattern: "d:SEL = (select.SEL (fcmp.TYP une a b) x y)", Constraints: "d=y", Cycles: 3,
		Asm: "COMPARE; jne {L0} | 75 cb; jnp {L1} | 7B cb; L0:; movaps {x}, {d} | 0F 28 /r; L1:"},
}
