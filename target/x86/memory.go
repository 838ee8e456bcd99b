package x86

import "spillway/target"

// extensions returns conversions between integers.
func extensions(rows []target.Row, c Config) []target.Row {
	ws := c.widths()
	for i, from := range ws {
		for _, to := range ws[i+1:] {
			r := []string{"FROM", from.typ[1:], "TO", to.typ[1:]}
			rows = append(rows, with(truncation, r...)...)
			rows = append(rows, extend(from, to, r)...)
		}
		rows = append(rows, at(from, bits...)...)
	}
	rows = append(rows, target.Row{Name: "zext1to8", Pattern: "d:i8 = (zext.i8 a:i1)", Constraints: "d=a", Flags: target.TileAlias})
	for _, w := range ws[1:] {
		rows = append(rows, at(w,
			target.Row{Name: "zext1to$w", Pattern: "d:$T = (zext.$T a:i1)", Asm: "movzbl {a}, {d:32} | 0F B6 /r"},
			target.Row{Name: "zext1to$w.m", Pattern: "d:$T = (zext.$T (load.i1 m))", Asm: "movzbl {m}, {d:32} | 0F B6 /r"},
			target.Row{Name: "sext1to$w", Pattern: "d:$T = (sext.$T a:i1)", Asm: "movzbl {a}, {d:32} | 0F B6 /r; neg$S {d:$R} | $P F7 /3"})...)
	}
	return append(rows, target.Row{Name: "sext1to8", Pattern: "d:i8 = (sext.i8 a:i1)", Constraints: "d=a", Asm: "negl {d:32} | F7 /3"})
}

var truncation = []target.Row{
	{Name: "truncFROMtoTO", Pattern: "d:iFROM = (trunc.iFROM a:iTO)", Constraints: "d=a", Flags: target.TileAlias},
}

// bits are the conversions to i1.
var bits = []target.Row{
	{Name: "trunc$wto1", Pattern: "d:i1 = (trunc.i1 a:$T)", Constraints: "d=a", Asm: "andl $1, {d:32} | 83 /4 ib"},
}

// extend returns the extensions from one width to another.
func extend(from, to *width, r []string) []target.Row {
	zero := target.Row{Name: "zextFROMtoTO", Pattern: "d:iTO = (zext.iTO a:iFROM)"}
	sign := target.Row{Name: "sextFROMtoTO", Pattern: "d:iTO = (sext.iTO a:iFROM)"}
	suffix, prefix, reg := "l", "", "32"
	if to.bits == 64 {
		suffix, prefix, reg = "q", "REX.W ", "64"
	}
	zeroing, signing := "B6", "BE"
	if from.bits == 16 {
		zeroing, signing = "B7", "BF"
	}
	if from.bits == 32 {
		zero.Asm = "movl {a}, {d:32} | 89 /r"
		sign.Asm = "movslq {a}, {d} | REX.W 63 /r"
	} else {
		zero.Asm = "movz" + from.suffix + "l {a}, {d:32} | 0F " + zeroing + " /r"
		sign.Asm = "movs" + from.suffix + suffix + " {a}, {d:" + reg + "} | " + prefix + "0F " + signing + " /r"
	}
	rows := with([]target.Row{zero, sign}, r...)
	loads := with(rows, "a:"+from.typ+")", "(load."+from.typ+" m))", "{a}", "{m}", "| 89 /r", "| 8B /r")
	for i := range loads {
		loads[i].Name += ".m"
	}
	return append(rows, loads...)
}

// memory returns loads, stores, constants and addresses of integers.
func memory(rows []target.Row, c Config) []target.Row {
	for _, w := range c.widths() {
		load := "movz$sl {m}, {d:32} | 0F ~B7 /r"
		if w.bits >= 32 {
			load = "mov$s {m}, {d} | $p 8B /r abs:d"
		}
		rows = append(rows, at(w,
			target.Row{Named: true, Name: "load$w", Pattern: "d:$T = (load.$T!seqcst m)", Asm: load},
			target.Row{Named: true, Name: "store$w", Pattern: "(store.$T!release v m)", Asm: "mov$s {v}, {m} | $p ~89 /r abs:v"},
			target.Row{Name: "store$w.i", Pattern: "(store.$T!release k:$k m)", Asm: "mov$s {k}, {m} | $p ~C7 /0 $I"},
			target.Row{Name: "zero$w", Pattern: "d:$T = #0", Asm: "xorl {d:32}, {d:32} | 31 /r"},
			target.Row{Name: "zero$w.keeping", Pattern: "d:$T = #0", Flags: target.TileHidden, Asm: "movl $0, {d:32} | B8+r id"},
			target.Row{Name: "lea$w", Pattern: "d:$T = m:mem", Flags: target.TileRemat, Asm: "lea$S {m}, {d:$R} | $P 8D /r"})...)
		if w.bits > 8 {
			rows = append(rows, at(w, smallStores...)...)
		}
		switch w.bits {
		case 8:
			rows = append(rows, target.Row{Name: "const8", Pattern: "d:i8 = k:imm", Asm: "movb {k}, {d} | B0+r ib"})
		case 16, 32:
			rows = append(rows, at(w, target.Row{Name: "const$w", Pattern: "d:$T = k:imm", Asm: "movl {k}, {d:32} | B8+r id"})...)
		}
	}
	if c.Wide {
		rows = append(rows, smallLoads...)
	}
	return append(rows, bitMemory...)
}

// smallStores write constants that an immediate of one byte makes, whatever is there.
var smallStores = []target.Row{
	{Name: "store$w.zero", Pattern: "(store.$T #0 m)", Flags: target.TileSmall, Cycles: 6, Asm: "and$s $0, {m} | $p 83 /4 ib"},
	{Name: "store$w.ones", Pattern: "(store.$T #-1 m)", Flags: target.TileSmall, Cycles: 6, Asm: "or$s $-1, {m} | $p 83 /1 ib"},
}

// smallLoads leave the rest of the register as it is.
var smallLoads = []target.Row{
	{Name: "load8.low", Pattern: "d:i8 = (load.i8!seqcst m)", Flags: target.TileSmall, Cycles: 6, Asm: "movb {m}, {d} | 8A /r"},
	{Name: "load1.low", Pattern: "d:i1 = (load.i1!seqcst m)", Flags: target.TileSmall, Cycles: 6, Asm: "movb {m}, {d} | 8A /r"},
}

// bitMemory are loads, stores and constants of i1.
var bitMemory = []target.Row{
	{Name: "load1", Pattern: "d:i1 = (load.i1!seqcst m)", Asm: "movzbl {m}, {d:32} | 0F B6 /r"},
	{Name: "store1", Pattern: "(store.i1!release v m)", Asm: "movb {v}, {m} | 88 /r abs:v"},
	{Name: "store1.i", Pattern: "(store.i1!release k:imm m)", Asm: "movb {k}, {m} | C6 /0 ib"},
	{Name: "zero1", Pattern: "d:i1 = #0", Asm: "xorl {d:32}, {d:32} | 31 /r"},
	{Name: "zero1.keeping", Pattern: "d:i1 = #0", Flags: target.TileHidden, Asm: "movl $0, {d:32} | B8+r id"},
	{Name: "const1", Pattern: "d:i1 = k:imm", Asm: "movb {k}, {d} | B0+r ib"},
}

// atomics returns read-modify-write operations and compare-and-exchange.
func atomics(rows []target.Row, c Config) []target.Row {
	for _, w := range c.widths() {
		rows = append(rows, at(w, atomic...)...)
		rows = append(rows, at(w, InFlag(".equal", compareExchange)...)...)
		for _, op := range []struct{ name, opcode, digit string }{{"add", "~01", "0"}, {"or", "~09", "1"}, {"and", "~21", "4"}, {"sub", "~29", "5"}, {"xor", "~31", "6"}} {
			rows = append(rows, at(w, with(locked, "OP", op.name, "XX", op.opcode, "DD", op.digit)...)...)
		}
		for _, op := range []struct{ name, text string }{
			{"and", "and$S {v:$R}, {t:$R} | $P 21 /r"}, {"or", "or$S {v:$R}, {t:$R} | $P 09 /r"}, {"xor", "xor$S {v:$R}, {t:$R} | $P 31 /r"},
			{"nand", "and$S {v:$R}, {t:$R} | $P 21 /r; not$S {t:$R} | $P F7 /2"}} {
			rows = append(rows, at(w, with(exchanging, "OP", op.name, "COMPUTE", op.text)...)...)
		}
		for _, op := range []struct{ name, cc string }{{"min", "g"}, {"max", "l"}, {"umin", "a"}, {"umax", "b"}} {
			choose := "cmp$s {v}, {t} | $p ~39 /r; cmov" + op.cc + "$S {v:$R}, {t:$R} | $P 0F 40 /r"
			rows = append(rows, at(w, with(exchanging, "OP", op.name, "COMPUTE", choose)...)...)
		}
	}
	return append(rows,
		target.Row{Name: "fence.light", Pattern: "(fence!acqrel)"},
		target.Row{Name: "fence.full", Pattern: "(fence!seqcst)", Cycles: 30, Asm: "mfence | 0F AE F0"})
}

var atomic = []target.Row{
	{Name: "xchg$w.m", Pattern: "d:$T = (atomicrmw.$T!seqcst xchg m v)", Constraints: "d=v", Cycles: 20, Asm: "xchg$s {d}, {m} | $p ~87 /r"},
	{Name: "xadd$w", Pattern: "d:$T = (atomicrmw.$T!seqcst add m v)", Constraints: "d=v", Cycles: 20, Asm: "lock xadd$s {d}, {m} | F0 $p 0F ~C1 /r"},
	{Name: "xsub$w", Pattern: "d:$T = (atomicrmw.$T!seqcst sub m v)", Constraints: "d=v", Cycles: 20, Asm: "neg$S {d:$R} | $P F7 /3; lock xadd$s {d}, {m} | F0 $p 0F ~C1 /r"},
	{Name: "cmpxchg$w.old", Pattern: "d:$T = (cmpxchg.$T!seqcst m e n)", Constraints: "d@rax e@rax o:i1", Cycles: 20, Flags: target.TileHidden, Asm: "lock cmpxchg$s {n}, {m} | F0 $p 0F ~B1 /r"},
}

// compareExchange says, of compare-and-exchange, whether the value was the expected one.
var compareExchange = []target.Row{
	{Name: "cmpxchg$w", Pattern: "d:$T, o:i1 = (cmpxchg.$T!seqcst m e n)", Constraints: "d@rax e@rax", Cycles: 20, Asm: "lock cmpxchg$s {n}, {m} | F0 $p 0F ~B1 /r; sete {o} | 0F 94 /0"},
}

// locked are operations whose old value nothing needs.
var locked = []target.Row{
	{Name: "lock.OP$w.mr", Pattern: "(atomicrmw.$T!seqcst OP m v)", Cycles: 20, Asm: "lock OP$s {v}, {m} | F0 $p XX /r"},
	{Name: "lock.OP$w.mi", Pattern: "(atomicrmw.$T!seqcst OP m k:$k)", Cycles: 20, Asm: "lock OP$s {k}, {m} | F0 $p ~81 /DD $i"},
}

// exchanging is a loop around compare-and-exchange.
var exchanging = []target.Row{
	{Name: "loop.OP$w", Pattern: "d:$T = (atomicrmw.$T!seqcst OP m v)", Constraints: "d@rax! t:$T!", Cycles: 30,
		Asm: "mov$s {m}, {d} | $p ~8B /r abs:d; L0:; mov$S {d:$R}, {t:$R} | $P 89 /r; COMPUTE; lock cmpxchg$s {t}, {m} | F0 $p 0F ~B1 /r; jne {L0} | 75 cb"},
}
