package amd64

import (
	"slices"
	"strings"

	"spillway/target"
	"spillway/target/x86"
)

// rows returns all rows of the machine.
func rows(reloc target.Relocation, features target.Features) []target.Row {
	config := x86.Config{Wide: true, Features: features}
	shared := x86.Rows(config)
	all := append(shared, extended(shared)...)
	all = append(all, wide...)
	if reloc == target.PIC {
		all = append(all, relative...)
	} else {
		all = append(all, absolute...)
	}
	all = append(append(all, x86.ByName(config)...), thread...)
	all = x86.Whole(x86.Vex(all, features), features)
	x86.Clobber(all, machine(features), abi().CallerSaved, RBP)
	all = append(append(all, guard), x86.Hardening(all, config)...)
	if features&Permi != 0 {
		all = append(all, permiRows()...)
	}
	return all
}

// extended returns the rows for zero-extended values of the 32-bit rows, but those that need not write a register: a search
// for a bit that finds none.
func extended(rows []target.Row) []target.Row {
	out := target.ZeroExtended(rows, "load", "atomicrmw", "select", "fshl", "fshr", "zext", "trunc", "bitcast", "fptoui")
	return slices.DeleteFunc(out, func(r target.Row) bool { return strings.HasPrefix(r.Asm, "bsf") || strings.HasPrefix(r.Asm, "bsr") })
}

// wide are the rows that need 64-bit registers.
var wide = []target.Row{
	{Name: "const64.u", Pattern: "d:i64 = k:uimm32", Asm: "movl {k}, {d:32} | B8+r id"},
	{Name: "store64.push", Pattern: "(store.i64 k:imm8 m)", Flags: target.TileSmall | target.TilePushes, Cycles: 8, Asm: "pushq {k} | 6A ib; popq {m} | 8F /0"},
	{Name: "const32.push", Pattern: "d:i32 = k:imm8", Flags: target.TileSmall | target.TilePushes, Cycles: 6, Asm: "pushq {k} | 6A ib; popq {d:64} | 58+r"},
	{Name: "const64.push", Pattern: "d:i64 = k:imm8", Flags: target.TileSmall | target.TilePushes, Cycles: 6, Asm: "pushq {k} | 6A ib; popq {d} | 58+r"},
	{Name: "const64.s", Pattern: "d:i64 = k:imm32", Asm: "movq {k}, {d} | REX.W C7 /0 id"},
	{Name: "const64", Pattern: "d:i64 = k:imm64", Asm: "movabsq {k}, {d} | REX.W B8+r io"},
	{Name: "btr63.r", Pattern: "d:i64 = (and.i64 a #0x7FFFFFFFFFFFFFFF)", Constraints: "d=a", Asm: "btrq $63, {d} | REX.W 0F BA /6 ib"},
	{Name: "bsr32.xor.zx", Pattern: "d:i64 = (zext.i64 (xor.i32 (ctlz.i32 (or.i32 a #1)) #31))", Constraints: "d!", Cycles: 3,
		Asm: "xorl {d:32}, {d:32} | 31 /r; bsrl {a}, {d:32} | 0F BD /r"},
	{Name: "bsr32.zx", Pattern: "d:i64 = (zext.i64 (ctlz.i32 (or.i32 a #1)))", Constraints: "d!", Cycles: 4,
		Asm: "xorl {d:32}, {d:32} | 31 /r; bsrl {a}, {d:32} | 0F BD /r; xorl $31, {d:32} | 83 /6 ib"},
	{Name: "bsf32.zx", Pattern: "d:i64 = (zext.i64 (and.i32 (cttz.i32 a) #31))", Constraints: "d!", Cycles: 3,
		Asm: "xorl {d:32}, {d:32} | 31 /r; bsfl {a}, {d:32} | 0F BC /r"},
	{Name: "lea32.zx", Pattern: "d:i64 = (zext.i64 m:mem.i32)", Asm: "leal {m}, {d:32} | 8D /r"},
	{Name: "load64.lo", Pattern: "d:i32 = (trunc.i32 (load.i64 m))", Asm: "movl {m}, {d} | 8B /r"},
	{Name: "symgot", Pattern: "d:i64 = (symgot.i64)", Flags: target.TileRemat, Asm: "movq {sym:got}, {d} | REX.W 8B /r"},
	{Name: "tlsaddr", Pattern: "d:i64 = k:tls", Asm: "movq %fs:0, {d} | 64 REX.W 8B /r +5; addq {k}, {d} | REX.W 81 /0 id ax:d"},
	{Name: "frameaddress", Pattern: "d:i64 = (frameaddress.i64)", Asm: "movq %rbp, {d} | REX.W 89 /r"},
	{Name: "stacksave", Pattern: "d:i64 = (stacksave.i64)", Asm: "movq %rsp, {d} | REX.W 89 /r"},
	{Name: "stackrestore", Pattern: "(stackrestore a)", Asm: "movq {a}, %rsp | REX.W 89 /r"},
	{Name: "setjmp", Pattern: "d:i32 = (eh.sjlj.setjmp.i32 a)", Constraints: "d@rax a@rdx", Flags: target.TileFrame, Cycles: 5, // the address is that of the last line
		Asm: "leaq 8(%rip), {d:64} | REX.W 8D /r +4; movq {d:64}, 8({a}) | REX.W 89 /r +1; xorl {d}, {d} | 31 /r; jmp {L0} | EB cb; movl $1, {d} | B8+r id; L0:"},
	{Name: "longjmp", Pattern: "(eh.sjlj.longjmp a)", Constraints: "a@rdx t:i64@rcx", Cycles: 10,
		Asm: "movq ({a}), %rbp | REX.W 8B /r; movq 8({a}), {t} | REX.W 8B /r +1; movq 16({a}), %rsp | REX.W 8B /r +1; jmp *{t} | FF /4"},
	{Name: "dynalloca", Pattern: "d:i64 = (dynalloca.i64 a)", Asm: "subq {a}, %rsp | REX.W 29 /r; leaq {out}(%rsp), {d} | REX.W 8D /r"},
}

// relative are the rows of position-independent code.
var relative = []target.Row{
	{Name: "tlsget", Pattern: "d:i64 = (tlsget.i64)", Constraints: "d@rax", Cycles: 10, // linkers know this sequence
		Asm: "data16 leaq {sym:tlsgd}, %rdi | 66 REX.W 8D /r; .value 0x6666 | 66 66; rex64 | 48; call {tlsget} | E8 cd"},
	{Name: "symaddr", Pattern: "d:i64 = k:sym", Asm: "leaq {k:pc}, {d} | REX.W 8D /r"},
	{Name: "jumptable", Pattern: "(jumptable i)", Constraints: "t:i64! x:i64", Cycles: 6,
		Asm: "leaq {table}(%rip), {t} | REX.W 8D /r +4; movslq {(t,i,4)}, {x} | REX.W 63 /r; addq {t}, {x} | REX.W 01 /r; jmp *{x} | FF /4"},
}

// absolute are the rows of code at a fixed address in the low 2 GiB.
var absolute = []target.Row{
	{Name: "jumptable", Pattern: "(jumptable i)", Cycles: 4, Asm: "jmp *{table}(,{i},8) | FF /4 +5"},
}

// guard is the row of the guard of stack frames.
var guard = target.Row{Name: "stackguard", Pattern: "d:i64 = (stackguard.i64)", Asm: "movq %fs:40, {d} | 64 REX.W 8B /r +5"}

// thread are the rows of what is found from the thread pointer.
var thread = []target.Row{
	{Name: "threadptr", Pattern: "d:i64 = (threadptr.i64)", Flags: target.TileRemat, Asm: "movq %fs:0, {d} | 64 REX.W 8B /r +5"},
	{Name: "add64.threadptr", Pattern: "d:i64 = (add.i64 a (threadptr.i64))", Constraints: "d=a", Asm: "addq %fs:0, {d} | 64 REX.W 03 /r +5"},
	{Name: "tlsoffset", Pattern: "d:i64 = (tlsoffset.i64)", Flags: target.TileRemat, Asm: "movq {sym:gottpoff}, {d} | REX.W 8B /r"},
}
