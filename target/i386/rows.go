package i386

import (
	"slices"
	"strings"

	"spillway/target"
	"spillway/target/x86"
)

// rows returns all rows of the machine.
func rows(reloc target.Relocation, features target.Features) []target.Row {
	config := x86.Config{Features: features}
	all := x86.Rows(config)
	if reloc == target.PIC {
		all = append(unpooled(all), relative...)
	} else {
		all = append(all, absolute...)
	}
	all = append(append(all, narrow...), x86.InFlag(".equal", exchanges)...)
	all = append(append(all, hidden...), x86.ByName(config)...)
	all = x86.Whole(x86.Vex(all, features), features)
	x86.Clobber(all, machine(features), abi().CallerSaved, EBP)
	all = append(all, thread...)
	return append(append(all, guard), x86.Hardening(all, config)...)
}

// unpooled returns the rows that name no constant in memory: in
// position-independent code its address would need a register.
func unpooled(rows []target.Row) (out []target.Row) {
	for _, r := range rows {
		r = r.Written()
		if r.Each != nil {
			r.Each = slices.DeleteFunc(slices.Clone(r.Each), func(pairs []string) bool { return slices.ContainsFunc(pairs, inPool) })
		}
		if !inPool(r.Asm) {
			out = append(out, r)
		}
	}
	return out
}

func inPool(asm string) bool {
	return strings.Contains(asm, ":pool}") || strings.Contains(asm, "{@16:")
}

// narrow are the rows that other machines have at a different width.
var narrow = []target.Row{
	{Name: "store32.push", Pattern: "(store.i32 k:imm8 m)", Flags: target.TileSmall | target.TilePushes, Cycles: 8, Asm: "pushl {k} | 6A ib; popl {m} | 8F /0"},
	{Name: "const32.push", Pattern: "d:i32 = k:imm8", Flags: target.TileSmall | target.TilePushes, Cycles: 6, Asm: "pushl {k} | 6A ib; popl {d} | 58+r"},
	{Name: "frameaddress", Pattern: "d:i32 = (frameaddress.i32)", Asm: "movl %ebp, {d} | 89 /r"},
	{Name: "stacksave", Pattern: "d:i32 = (stacksave.i32)", Asm: "movl %esp, {d} | 89 /r"},
	{Name: "stackrestore", Pattern: "(stackrestore a)", Asm: "movl {a}, %esp | 89 /r"},
	{Name: "setjmp", Pattern: "d:i32 = (eh.sjlj.setjmp.i32 a)", Constraints: "d@eax a@edx", Flags: target.TileFrame | target.TilePushes, Cycles: 12, // the address is that of the last line
		Asm: "call {L0} | E8 cd; L0:; popl {d} | 58+r; addl $11, {d} | 83 /0 ib; movl {d}, 4({a}) | 89 /r +1; xorl {d}, {d} | 31 /r; jmp {L1} | EB cb; movl $1, {d} | B8+r id; L1:"},
	{Name: "longjmp", Pattern: "(eh.sjlj.longjmp a)", Constraints: "a@edx t:i32@ecx", Cycles: 10,
		Asm: "movl ({a}), %ebp | 8B /r; movl 4({a}), {t} | 8B /r +1; movl 8({a}), %esp | 8B /r +1; jmp *{t} | FF /4"},
	{Name: "dynalloca", Pattern: "d:i32 = (dynalloca.i32 a)", Asm: "subl {a}, %esp | 29 /r; leal {out}(%esp), {d} | 8D /r"},
}

// relative are the rows of position-independent code. The masks of sign bits are
// made of ones.
var relative = []target.Row{
	{Name: "gotbase", Pattern: "d:i32 = (gotbase.i32)", Flags: target.TileEffect, Cycles: 10,
		Asm: "call {L0} | E8 cd; L0:; popl {d} | 58+r; addl $_GLOBAL_OFFSET_TABLE_+(.-{L0}), {d} | 81 /0 id ax:d"},
	{Name: "symaddr", Pattern: "d:i32 = k:sym", Flags: target.TileHidden, Asm: "movl {k}, {d} | B8+r id"},
	{Name: "constss", Pattern: "d:f32 = k:imm", Constraints: "t:i32", Cycles: 3, Asm: "movl {k}, {t} | B8+r id; movd {t}, {d} | 66 0F 6E /r"},
	{Name: "symgot", Pattern: "d:i32 = (symgot.i32 g)", Asm: "movl {sym:got}({g}), {d} | 8B /r"},
	{Name: "tlsoffset", Pattern: "d:i32 = (tlsoffset.i32 g)", Asm: "movl {sym:gottpoff}({g}), {d} | 8B /r"},
	{Name: "tlsget", Pattern: "d:i32 = (tlsget.i32 g)", Constraints: "d@eax g@ebx", Cycles: 10, // linkers know this sequence
		Asm: "leal {sym:tlsgd}(,%ebx,1), %eax | 8D /r +1; call {tlsget} | E8 cd"},
	{Name: "jumptable", Pattern: "(jumptable i g)", Constraints: "x:i32=g", Cycles: 5,
		Asm: "addl {table}@GOTOFF({g},{i},4), {x} | 03 /r +5; jmp *{x} | FF /4"},
	{Name: "negss", Pattern: "d:f32 = (fneg.f32 a)", Constraints: "d=a t:f32", Cycles: 2,
		Asm: ones + "pslld $31, {t} | 66 0F 72 /6 ib; xorps {t}, {d} | 0F 57 /r"},
	{Name: "negsd", Pattern: "d:f64 = (fneg.f64 a)", Constraints: "d=a t:f64", Cycles: 2,
		Asm: ones + "psllq $63, {t} | 66 0F 73 /6 ib; xorps {t}, {d} | 0F 57 /r"},
	{Name: "absss", Pattern: "d:f32 = (fabs.f32 a)", Constraints: "d=a t:f32", Cycles: 2,
		Asm: ones + "psrld $1, {t} | 66 0F 72 /2 ib; andps {t}, {d} | 0F 54 /r"},
	{Name: "abssd", Pattern: "d:f64 = (fabs.f64 a)", Constraints: "d=a t:f64", Cycles: 2,
		Asm: ones + "psrlq $1, {t} | 66 0F 73 /2 ib; andps {t}, {d} | 0F 54 /r"},
	{Name: "copysignss", Pattern: "d:f32 = (copysign.f32 a b)", Constraints: "d=a! b~ t:f32!", Cycles: 4,
		Asm: ones + "psrld $1, {t} | 66 0F 72 /2 ib; andps {t}, {d} | 0F 54 /r; andnps {b}, {t} | 0F 55 /r; orps {t}, {d} | 0F 56 /r"},
	{Name: "copysignsd", Pattern: "d:f64 = (copysign.f64 a b)", Constraints: "d=a! b~ t:f64!", Cycles: 4,
		Asm: ones + "psrlq $1, {t} | 66 0F 73 /2 ib; andps {t}, {d} | 0F 54 /r; andnps {b}, {t} | 0F 55 /r; orps {t}, {d} | 0F 56 /r"},
}

const ones = "pcmpeqd {t}, {t} | 66 0F 76 /r; "

// exchanges are compare-and-exchange of two registers.
var exchanges = []target.Row{
	{Name: "cmpxchg64", Pattern: "d:i32, h:i32, o:i1 = (cmpxchg.wide.i32!seqcst m a b n p)", Constraints: "d@eax h@edx a@eax b@edx n@ebx p@ecx", Cycles: 20,
		Asm: "lock cmpxchg8b {m} | F0 0F C7 /1; sete {o} | 0F 94 /0"},
}

// absolute are the rows of code at a fixed address.
var absolute = []target.Row{
	{Name: "symgot", Pattern: "d:i32 = (symgot.i32)", Asm: "movl {sym:got}, {d} | 8B /r"},
	{Name: "tlsoffset", Pattern: "d:i32 = (tlsoffset.i32)", Flags: target.TileRemat, Asm: "movl {sym:gottpoff}, {d} | 8B /r ax:d"},
	{Name: "jumptable", Pattern: "(jumptable i)", Cycles: 4, Asm: "jmp *{table}(,{i},4) | FF /4 +5"},
}

// hidden are the rows used by name that only this machine has.
var hidden = []target.Row{
	{Name: "popst32", Pattern: "d:f32 = (freeze.f32 a:f32)", Constraints: "a@st0 m:mem", Flags: transfer, Cycles: 8, Asm: "fstps {m} | D9 /3; movss {m}, {d} | F3 0F 10 /r"},
	{Name: "popst64", Pattern: "d:f64 = (freeze.f64 a:f64)", Constraints: "a@st0 m:mem", Flags: transfer, Cycles: 8, Asm: "fstpl {m} | DD /3; movsd {m}, {d} | F2 0F 10 /r"},
	{Name: "pushst32", Pattern: "d:f32 = (freeze.f32 a:f32)", Constraints: "d@st0 m:mem", Flags: transfer, Cycles: 8, Asm: "movss {a}, {m} | F3 0F 11 /r; flds {m} | D9 /0"},
	{Name: "pushst64", Pattern: "d:f64 = (freeze.f64 a:f64)", Constraints: "d@st0 m:mem", Flags: transfer, Cycles: 8, Asm: "movsd {a}, {m} | F2 0F 11 /r; fldl {m} | DD /0"},
}

const transfer = target.TileHidden | target.TileEffect

// guard is the row of the guard of stack frames.
var guard = target.Row{Name: "stackguard", Pattern: "d:i32 = (stackguard.i32)", Asm: "movl %gs:20, {d} | 65 8B /r +4 ax:d"}

// thread are the rows of what is found from the thread pointer.
var thread = []target.Row{
	{Name: "threadptr", Pattern: "d:i32 = (threadptr.i32)", Flags: target.TileRemat, Asm: "movl %gs:0, {d} | 65 8B /r +4 ax:d"},
	{Name: "add32.threadptr", Pattern: "d:i32 = (add.i32 a (threadptr.i32))", Constraints: "d=a", Asm: "addl %gs:0, {d} | 65 03 /r +4"},
	{Name: "tlsaddr", Pattern: "d:i32 = k:tls", Asm: "movl %gs:0, {d} | 65 8B /r +4 ax:d; addl {k}, {d} | 81 /0 id ax:d"},
}
