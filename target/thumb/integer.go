package thumb

import (
	"strconv"

	"spillway/target"
)

// arithmetic returns additions, logic, negations and products.
func arithmetic() (rows []target.Row) {
	for _, w := range widths {
		for _, op := range []struct{ asm, ir string }{{"and", "and"}, {"orr", "or"}, {"eor", "xor"}} {
			rows = append(rows, with(at(w, target.Row{Name: "OP$w.rr", Pattern: "d:$T = (IR.$T a b)", Constraints: "d=a", Asm: "OPs {d}, {b}"}), "OP", op.asm, "IR", op.ir)...)
		}
		rows = append(rows, at(w,
			target.Row{Name: "add$w.rr", Pattern: "d:$T = (add.$T a b)", Asm: "adds {d}, {a}, {b}"},
			target.Row{Name: "sub$w.rr", Pattern: "d:$T = (sub.$T a b)", Asm: "subs {d}, {a}, {b}"},
			target.Row{Named: true, Name: "add$w.ri", Pattern: "d:$T = (add.$T a k:-7..7)", Asm: "adds {d}, {a}, {k}"},
			target.Row{Named: true, Name: "add$w.ri8", Pattern: "d:$T = (add.$T a k:-255..255)", Constraints: "d=a", Asm: "adds {d}, {k}"},
			target.Row{Name: "bic$w.rr", Pattern: "d:$T = (and.$T a (xor.$T b #-1))", Constraints: "d=a", Asm: "bics {d}, {b}"},
			target.Row{Name: "neg$w", Pattern: "d:$T = (sub.$T #0 a)", Asm: "rsbs {d}, {a}, #0"},
			target.Row{Name: "not$w", Pattern: "d:$T = (xor.$T a #-1)", Asm: "mvns {d}, {a}"},
			target.Row{Name: "mul$w", Pattern: "d:$T = (mul.$T a b)", Constraints: "d=a", Cycles: 4, Asm: "muls {d}, {b}, {d}"})...)
	}
	rows = append(rows,
		target.Row{Name: "add32.ri2", Pattern: "d:i32 = (add.i32 a k:sum2)", Constraints: "d=a", Cycles: 2, Asm: "adds {d}, {k:=most}; adds {d}, {k:=rest}"},
		target.Row{Name: "and32.clear", Pattern: "d:i32 = (and.i32 a k:not)", Constraints: "d=a t:i32!", Cycles: 2, Asm: "movs {t}, {k:=not}; bics {d}, {t}"},
		target.Row{Name: "and32.low", Pattern: "d:i32 = (and.i32 a k:low)", Cycles: 2, Asm: "lsls {d}, {a}, {k:=above}; lsrs {d}, {d}, {k:=above}"},
		target.Row{Name: "and32.high", Pattern: "d:i32 = (and.i32 a k:high)", Cycles: 2, Asm: "lsrs {d}, {a}, {k:=below}; lsls {d}, {d}, {k:=below}"})
	return append(rows, logicOfBits...)
}

// logicOfBits works on i1, which is 0 or 1 in the low byte.
var logicOfBits = []target.Row{
	{Name: "and1.rr", Pattern: "d:i1 = (and.i1 a b)", Constraints: "d=a", Asm: "ands {d}, {b}"},
	{Name: "or1.rr", Pattern: "d:i1 = (or.i1 a b)", Constraints: "d=a", Asm: "orrs {d}, {b}"},
	{Name: "xor1.rr", Pattern: "d:i1 = (xor.i1 a b)", Constraints: "d=a", Asm: "eors {d}, {b}"},
	{Name: "not1.r", Pattern: "d:i1 = (xor.i1 a #-1)", Constraints: "d=a t:i32!", Cycles: 2, Asm: "movs {t}, #1; eors {d}, {t}"},
	{Name: "bic1.rr", Pattern: "d:i1 = (and.i1 a (xor.i1 b #-1))", Constraints: "d=a", Asm: "bics {d}, {b}"},
	{Name: "ne1.rr", Pattern: "d:i1 = (icmp.i1 ne a b)", Constraints: "d=a", Asm: "eors {d}, {b}"},
	{Name: "eq1.rr", Pattern: "d:i1 = (icmp.i1 eq a b)", Constraints: "d=a t:i32!", Cycles: 3, Asm: "movs {t}, #1; eors {d}, {b}; eors {d}, {t}"},
}

// shiftKinds are the shifts.
var shiftKinds = []struct{ ir, asm string }{{"shl", "lsl"}, {"lshr", "lsr"}, {"ashr", "asr"}}

// shifts returns shifts and rotations. The lowest byte of a register says how far.
func shifts() (rows []target.Row) {
	for _, w := range widths {
		for _, op := range shiftKinds {
			if w < 32 && op.asm != "lsl" {
				continue
			}
			rows = append(rows, with(at(w,
				target.Row{Name: "OP$w.rr", Pattern: "d:$T = (IR.$T a b)", Constraints: "d=a", Asm: "OPs {d}, {b}"},
				target.Row{Name: "OP$w.ri", Pattern: "d:$T = (IR.$T a k:1..$max)", Asm: "OPs {d}, {a}, {k}"}), "OP", op.asm, "IR", op.ir)...)
		}
	}
	return append(rows,
		target.Row{Name: "ror32.rr", Pattern: "d:i32 = (rotr.i32 a b)", Constraints: "d=a", Asm: "rors {d}, {b}"},
		target.Row{Name: "ror32.ri", Pattern: "d:i32 = (rotr.i32 a k:1..31)", Constraints: "d=a t:i32!", Cycles: 2, Asm: "movs {t}, {k}; rors {d}, {t}"},
		target.Row{Name: "rol32.rr", Pattern: "d:i32 = (rotl.i32 a b)", Constraints: "d=a t:i32!", Cycles: 2, Asm: "rsbs {t}, {b}, #0; rors {d}, {t}"},
		target.Row{Name: "rol32.ri", Pattern: "d:i32 = (rotl.i32 a k:1..31)", Constraints: "d=a t:i32!", Cycles: 2, Asm: "movs {t}, {k:=less32}; rors {d}, {t}"})
}

// choices returns the choices of the lesser and the greater, absolute values and byte swaps.
func choices() (rows []target.Row) {
	for _, op := range []struct{ ir, cc string }{{"smin", "le"}, {"smax", "ge"}, {"umin", "ls"}, {"umax", "hs"}} {
		rows = append(rows, with([]target.Row{
			{Name: "IR32.rr", Pattern: "d:i32 = (IR.i32 a b)", Constraints: "d=a", Cycles: 3, Asm: "cmp {a}, {b}; bCC {L0}; mov {d}, {b}; L0:"},
			{Name: "IR32.ri", Pattern: "d:i32 = (IR.i32 a k:0..255)", Constraints: "d=a", Cycles: 3, Asm: "cmp {a}, {k}; bCC {L0}; movs {d}, {k}; L0:"},
		}, "IR", op.ir, "CC", op.cc)...)
	}
	return append(rows,
		target.Row{Name: "smax32.r0", Pattern: "d:i32 = (smax.i32 a #0)", Constraints: "d=a t:i32!", Cycles: 2, Asm: "asrs {t}, {a}, #31; bics {d}, {t}"},
		target.Row{Name: "smin32.r0", Pattern: "d:i32 = (smin.i32 a #0)", Constraints: "d!", Cycles: 2, Asm: "asrs {d}, {a}, #31; ands {d}, {a}"},
		target.Row{Name: "bswap32", Pattern: "d:i32 = (bswap.i32 a)", Asm: "rev {d}, {a}"},
		target.Row{Name: "bswap16", Pattern: "d:i16 = (bswap.i16 a)", Asm: "rev16 {d}, {a}"},
		target.Row{Name: "abs32", Pattern: "d:i32 = (abs.i32 a)", Constraints: "d=a t:i32!", Cycles: 3, Asm: "asrs {t}, {a}, #31; adds {d}, {d}, {t}; eors {d}, {t}"})
}

// overflow returns arithmetic with overflow bits and carries, and that of two words.
func overflow(wide bool) (rows []target.Row) {
	if wide {
		return append(inFlags(), twoWords...)
	}
	const carry, borrow = "; movs {o}, #0; adcs {o}, {o}", "; sbcs {o}, {o}; rsbs {o}, {o}, #0"
	rows = []target.Row{
		{Name: "uaddo32.rr", Pattern: "d:i32, o:i1 = (uadd.with.overflow.i32 a b)", Cycles: 3, Asm: "adds {d}, {a}, {b}" + carry},
		{Name: "usubo32.rr", Pattern: "d:i32, o:i1 = (usub.with.overflow.i32 a b)", Cycles: 3, Asm: "subs {d}, {a}, {b}" + borrow},
		{Name: "uaddo32.ri", Pattern: "d:i32, o:i1 = (uadd.with.overflow.i32 a k:1..255)", Constraints: "d=a", Cycles: 3, Asm: "adds {d}, {k}" + carry},
		{Name: "usubo32.ri", Pattern: "d:i32, o:i1 = (usub.with.overflow.i32 a k:1..255)", Constraints: "d=a", Cycles: 3, Asm: "subs {d}, {k}" + borrow},
		{Name: "adc32", Pattern: "d:i32, o:i1 = (addc.i32 a b c)", Constraints: "d=a t:i32!", Cycles: 4, Asm: "lsrs {t}, {c}, #1; adcs {d}, {b}" + carry},
		{Name: "sbc32", Pattern: "d:i32, o:i1 = (subc.i32 a b c)", Constraints: "d=a t:i32!", Cycles: 5, Asm: "lsls {t}, {c}, #31; rsbs {t}, {t}, #0; sbcs {d}, {b}" + borrow},
	}
	for _, op := range []struct{ ir, asm string }{{"sadd", "adds"}, {"ssub", "subs"}} {
		rows = append(rows, with([]target.Row{
			{Name: "IRo32.rr", Pattern: "d:i32, o:i1 = (IR.with.overflow.i32 a b)", Constraints: "o!", Cycles: 4, Asm: "movs {o}, #1; OP {d}, {a}, {b}; bvs {L0}; movs {o}, #0; L0:"},
			{Name: "IRo32.ri", Pattern: "d:i32, o:i1 = (IR.with.overflow.i32 a k:1..255)", Constraints: "d=a o!", Cycles: 4, Asm: "movs {o}, #1; OP {d}, {k}; bvs {L0}; movs {o}, #0; L0:"},
		}, "IR", op.ir, "OP", op.asm)...)
	}
	return append(rows, twoWords...)
}

// twoWords are sums and differences of two words.
var twoWords = []target.Row{
	{Name: "addwide.rr", Pattern: "d:i32, h:i32 = (add.wide.i32 a b x y)", Constraints: "d! h=b", Cycles: 2, Asm: "adds {d}, {a}, {x}; adcs {h}, {y}"},
	{Name: "subwide.rr", Pattern: "d:i32, h:i32 = (sub.wide.i32 a b x y)", Constraints: "d! h=b", Cycles: 2, Asm: "subs {d}, {a}, {x}; sbcs {h}, {y}"},
	{Name: "negwide", Pattern: "d:i32, h:i32 = (sub.wide.i32 #0 #0 x y)", Constraints: "d! h!", Cycles: 3, Asm: "rsbs {d}, {x}, #0; movs {h}, #0; sbcs {h}, {y}"},
}

// inFlags returns arithmetic with overflow bits and carries for machines on which these are set by what keeps the flags
// (target.Forms.OnFlag).
func inFlags() (rows []target.Row) {
	for _, op := range []struct{ ir, asm, cc, not, flag string }{
		{"uadd", "adds", "hs", "lo", ".carry"}, {"sadd", "adds", "vs", "vc", ".overflow"}, {"usub", "subs", "lo", "hs", ".borrow"}, {"ssub", "subs", "vs", "vc", ".overflow"}} {
		rows = append(rows, with(target.InFlag(op.flag, "; ite", []target.Row{
			{Name: "IRo32.rr", Pattern: "d:i32, o:i1 = (IR.with.overflow.i32 a b)", Cycles: 4, Asm: "OP {d}, {a}, {b}" + setByFlag},
			{Name: "IRo32.ri", Pattern: "d:i32, o:i1 = (IR.with.overflow.i32 a k:1..255)", Constraints: "d=a", Cycles: 4, Asm: "OP {d}, {k}" + setByFlag},
		}), "IR", op.ir, "OP", op.asm, "CC", op.cc, "NOT", op.not)...)
	}
	for _, op := range []struct {
		ir, asm, flag, in, cc, not string
		lines                      int8
		takes                      target.TileFlags
	}{
		{"addc", "adcs", ".carry", "lsrs {o}, {o}, #1", "hs", "lo", 1, target.TileTakesCarry},
		{"subc", "sbcs", ".borrow", "lsls {o}, {o}, #31; rsbs {o}, {o}, #0", "lo", "hs", 2, target.TileTakesBorrow},
	} {
		list := append(target.InFlag(op.flag, "; ite", []target.Row{
			{Name: "OP32", Pattern: "d:i32, o:i1 = (IR.i32 a b c)", Constraints: "d=a o=c!", Asm: "IN; OP {d}, {b}" + setByFlag},
		}), // and where nothing needs the carry
			target.Row{Name: "OP32.last", Pattern: "d:i32 = (IR.i32 a b c)", Constraints: "d=a o:i1=c!", Flags: target.TileHidden, Asm: "IN; OP {d}, {b}"})
		for i := range list {
			list[i].Cycles, list[i].FlagLines = 5, op.lines
			list[i].Flags |= op.takes
		}
		rows = append(rows, with(list, "IR", op.ir, "OP", op.asm, "IN", op.in, "CC", op.cc, "NOT", op.not)...)
	}
	return rows
}

const setByFlag = "; ite CC; movCC {o}, #1; movNOT {o}, #0"

// conversions returns extensions of integers.
func conversions() (rows []target.Row) {
	for i, to := range widths {
		rows = append(rows, at(to,
			target.Row{Name: "zext1to$w", Pattern: "d:$T = (zext.$T a:i1)", Cycles: 2, Asm: "lsls {d}, {a}, #31; lsrs {d}, {d}, #31"},
			target.Row{Name: "sext1to$w", Pattern: "d:$T = (sext.$T a:i1)", Cycles: 2, Asm: "lsls {d}, {a}, #31; asrs {d}, {d}, #31"},
			target.Row{Name: "trunc$wto1", Pattern: "d:i1 = (trunc.i1 a:$T)", Cycles: 2, Asm: "lsls {d}, {a}, #31; lsrs {d}, {d}, #31"})...)
		for _, from := range widths[:i] {
			rows = append(rows, with(at(to,
				target.Row{Named: true, Name: "zextFROMto$w", Pattern: "d:$T = (zext.$T a:iFROM)", Asm: "uxtS {d}, {a}"},
				target.Row{Named: true, Name: "sextFROMto$w", Pattern: "d:$T = (sext.$T a:iFROM)", Asm: "sxtS {d}, {a}"},
				target.Row{Name: "truncFROMto$w", Pattern: "d:iFROM = (trunc.iFROM a:$T)", Constraints: "d=a", Flags: target.TileAlias},
			), "FROM", strconv.Itoa(int(from)), "tS ", "t"+from.suffix()+" ")...)
		}
	}
	for _, from := range []string{"8", "16"} {
		rows = append(rows, with([]target.Row{
			{Name: "zextFROMto32.low", Pattern: "d:i32 = (zext.i32 (and.iFROM a k:mask))", Cycles: 2, Asm: "lsls {d}, {a}, {k:=bit}; lsrs {d}, {d}, {k:=bit}"},
			{Name: "zextFROMto32.and", Pattern: "d:i32 = (zext.i32 (and.iFROM a k:0..127))", Constraints: "d=a t:i32!", Cycles: 2, Asm: "movs {t}, {k}; ands {d}, {t}"},
		}, "FROM", from)...)
	}
	return append(rows,
		target.Row{Name: "uxtb.and", Pattern: "d:i32 = (and.i32 a #255)", Asm: "uxtb {d}, {a}"},
		target.Row{Name: "uxth.and", Pattern: "d:i32 = (and.i32 a #65535)", Asm: "uxth {d}, {a}"})
}

// constants returns rows that make constants and addresses.
func constants() (rows []target.Row) {
	rows = []target.Row{
		{Name: "zero1", Pattern: "d:i1 = #0", Asm: "movs {d}, #0"},
		{Name: "one1", Pattern: "d:i1 = #-1", Asm: "movs {d}, #1"},
		{Name: "const8", Pattern: "d:i8 = k:imm", Asm: "movs {d}, {k:uns}"},
		{Named: true, Name: "lea", Pattern: "d:i32 = m:mem", Constraints: "m+sp!0..1020/4", Flags: target.TileRemat, Asm: "add {d}, {m:sum}"},
	}
	for _, w := range widths[1:] {
		rows = append(rows, at(w,
			target.Row{Name: "const$w", Pattern: "d:$T = k:0..255", Asm: "movs {d}, {k}"},
			target.Row{Name: "const$w.sum", Pattern: "d:$T = k:256..510", Cycles: 2, Asm: "movs {d}, #255; adds {d}, {k:=rest}"},
			target.Row{Name: "const$w.not", Pattern: "d:$T = k:not", Cycles: 2, Asm: "movs {d}, {k:=not}; mvns {d}, {d}"},
			target.Row{Name: "const$w.shifted", Pattern: "d:$T = k:shifted", Cycles: 2, Asm: "movs {d}, {k:=low8}; lsls {d}, {d}, {k:=shift}"})...)
	}
	return rows
}
