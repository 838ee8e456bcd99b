package x86

import "spillway/target"

// bytes returns the rows for registers of 8 bits that are registers of their own:
// what the other rows do 32 bits wide, and copies.
func bytes() (rows []target.Row) {
	for _, op := range []struct{ name, opcode, digit string }{{"add", "00", "0"}, {"or", "08", "1"}, {"and", "20", "4"}, {"sub", "28", "5"}, {"xor", "30", "6"}} {
		rows = append(rows, with(byteBinary, "OP", op.name, "XX", op.opcode, "DD", op.digit)...)
	}
	for _, from := range []string{"16", "32"} {
		rows = append(rows, with(byteTruncation, "FROM", from)...)
	}
	rows = append(rows, byteArithmetic...)
	for i := range rows {
		rows[i].Flags |= target.TileByte
	}
	return rows
}

var byteBinary = []target.Row{
	{Name: "OP8.rr.b", Pattern: "d:i8 = (OP.i8 a b)", Constraints: "d=a", Asm: "OPb {b}, {d} | XX /r"},
	{Name: "OP8.ri.b", Pattern: "d:i8 = (OP.i8 a k:imm)", Constraints: "d=a", Asm: "OPb {k}, {d} | 80 /DD ib ax:d"},
}

// byteTruncation takes the low part of a register; that has no code where it is there already.
var byteTruncation = []target.Row{
	{Named: true, Name: "truncFROMto8.b", Pattern: "d:i8 = (trunc.i8 a:iFROM)", Flags: target.TileLow, Asm: "movb {a:8}, {d} | 88 /r"},
	{Name: "truncFROMto8.b.m", Pattern: "d:i8 = (trunc.i8 (load.iFROM m))", Asm: "movb {m}, {d} | 8A /r abs:d"},
	{Name: "truncFROMto8.b.mr", Pattern: "(store.i8 (trunc.i8 a:iFROM) m)", Asm: "movb {a:8}, {m} | 88 /r abs:a"},
}

var byteArithmetic = []target.Row{
	{Name: "neg8.r.b", Pattern: "d:i8 = (sub.i8 #0 a)", Constraints: "d=a", Asm: "negb {d} | F6 /3"},
	{Name: "not8.r.b", Pattern: "d:i8 = (xor.i8 a #-1)", Constraints: "d=a", Asm: "notb {d} | F6 /2"},
	{Name: "inc8.r.b", Pattern: "d:i8 = (add.i8 a #1)", Constraints: "d=a", Asm: "incb {d} | FE /0"},
	{Name: "dec8.r.b", Pattern: "d:i8 = (add.i8 a #-1)", Constraints: "d=a", Asm: "decb {d} | FE /1"},
	{Name: "sub128.8.b", Pattern: "d:i8 = (add.i8 a #128)", Constraints: "d=a", Asm: "addb $-128, {d} | 80 /0 ib ax:d"},
	{Name: "shl8.r1.b", Pattern: "d:i8 = (shl.i8 a #1)", Constraints: "d=a", Asm: "shlb {d} | D0 /4"},
	{Name: "shl8.ri.b", Pattern: "d:i8 = (shl.i8 a k:2..7)", Constraints: "d=a", Asm: "shlb {k}, {d} | C0 /4 ib"},
	{Name: "shl8.rc.b", Pattern: "d:i8 = (shl.i8 a c)", Constraints: "d=a c@rcx", Cycles: 2, Asm: "shlb %cl, {d} | D2 /4"},
	{Name: "and1.rr.b", Pattern: "d:i1 = (and.i1 a b)", Constraints: "d=a", Asm: "andb {b}, {d} | 20 /r"},
	{Name: "or1.rr.b", Pattern: "d:i1 = (or.i1 a b)", Constraints: "d=a", Asm: "orb {b}, {d} | 08 /r"},
	{Name: "xor1.rr.b", Pattern: "d:i1 = (xor.i1 a b)", Constraints: "d=a", Asm: "xorb {b}, {d} | 30 /r"},
	{Name: "not1.r.b", Pattern: "d:i1 = (xor.i1 a #-1)", Constraints: "d=a", Asm: "xorb $1, {d} | 80 /6 ib ax:d"},
	{Name: "trunc8to1.b", Pattern: "d:i1 = (trunc.i1 a:i8)", Constraints: "d=a", Asm: "andb $1, {d} | 80 /4 ib ax:d"},
	{Name: "sext1to8.b", Pattern: "d:i8 = (sext.i8 a:i1)", Constraints: "d=a", Asm: "negb {d} | F6 /3"},
	{Named: true, Name: "load8.b", Pattern: "d:i8 = (load.i8!seqcst m)", Asm: "movb {m}, {d} | 8A /r abs:d"},
	{Name: "load1.b", Pattern: "d:i1 = (load.i1!seqcst m)", Asm: "movb {m}, {d} | 8A /r abs:d"},
	{Name: "zero8.b", Pattern: "d:i8 = #0", Asm: "movb $0, {d} | B0+r ib"},
	{Name: "zero1.b", Pattern: "d:i1 = #0", Asm: "movb $0, {d} | B0+r ib"},
	{Name: "xsub8.b", Pattern: "d:i8 = (atomicrmw.i8!seqcst sub m v)", Constraints: "d=v", Cycles: 20, Asm: "negb {d} | F6 /3; lock xaddb {d}, {m} | F0 0F C0 /r"},
	{Named: true, Name: "move8", Pattern: "d:i8 = a:i8", Asm: "movb {a}, {d} | 88 /r"},
	{Named: true, Name: "swap8", Pattern: "d:i8, e:i8 = b:i8, a:i8", Constraints: "d=a e=b", Asm: "xchgb {d}, {e} | 86 /r"},
}
