package arm64

import (
	"strconv"
	"strings"

	"spillway/regalloc"
	"spillway/target"
)

// A width is an integer width.
type width int

// reg is the width of the registers in instructions on values of width w.
func (w width) reg() width { return max(w, 32) }

// typ is the type of width w.
func (w width) typ() string { return "i" + strconv.Itoa(int(w)) }

var (
	widths = []width{8, 16, 32, 64}
	full   = []width{32, 64} // those that instructions exist for
)

// at returns rows written for width w. In rows $T is the type (i32), $w its bits, $R those of the registers, $max the
// greatest shift, and $x the form of constants.
func at(w width, rows ...target.Row) []target.Row {
	form := "w"
	if w == 64 {
		form = "x"
	}
	return with(rows, "$T", w.typ(), "$w", strconv.Itoa(int(w)), "$R", strconv.Itoa(int(w.reg())), "$max", strconv.Itoa(int(w-1)), "$x", form)
}

// with is target.Replace.
func with(rows []target.Row, pairs ...string) []target.Row { return target.Replace(rows, pairs...) }

// rows returns all rows of the machine.
func rows(reloc target.Relocation, features target.Features) []target.Row {
	var all []target.Row
	conds := conditions()
	for _, list := range [][]target.Row{arithmetic(), multiplication(), shifts(), bitFields(), bitCounting(), overflow(), twoWords(), extensions(), constants(), memory(),
		comparisons(conds), chains(conds), floats(), conversions(), atomics(features), control(), vectors()} {
		all = append(all, list...)
	}
	all = append(all, target.ZeroExtended(all, "load", "atomicrmw", "select", "zext", "trunc")...)
	all = append(all, byName()...)
	all = append(all, fusionRows()...)
	if features&PAuth != 0 {
		all = append(all, checkedReturns...)
	}
	clobber(all)
	return all
}

// clobber makes what finds thread-local variables by a call destroy what that destroys, and setjmp, to which control
// comes back from anywhere, all but the stack pointer and the frame pointer.
func clobber(rows []target.Row) {
	m := machine()
	var all strings.Builder
	for r := range m.Regs {
		if reg := regalloc.Reg(r); reg != X29 && reg != SP && reg != X16 && reg != X18 {
			all.WriteString("clobber:" + m.Regs[r].Name + " ")
		}
	}
	for i := range rows {
		if strings.HasPrefix(rows[i].Name, "setjmp") {
			rows[i].Constraints += " " + strings.TrimSpace(all.String())
		}
	}
}

// effect is the flag of rows that are used by name and change more than their results.
const effect = target.TileHidden | target.TileEffect

// byName returns the rows that are used by name: moves and swaps, and those of prologues and epilogues.
func byName() (rows []target.Row) {
	for _, w := range full {
		rows = append(rows, at(w,
			target.Row{Name: "move$w", Pattern: "d:$T = a:$T", Flags: target.TileHidden, Asm: "mov {d}, {a}"},
			target.Row{Name: "swap$w", Pattern: "d:$T, e:$T = b:$T, a:$T", Constraints: "d=a e=b", Flags: target.TileHidden,
				Asm: "eor {d}, {d}, {e}; eor {e}, {d}, {e}; eor {d}, {d}, {e}"})...)
	}
	for _, w := range []string{"32", "64"} {
		rows = append(rows, with([]target.Row{
			{Name: "movefW", Pattern: "d:fW = a:fW", Flags: target.TileHidden, Asm: "fmov {d:W}, {a:W}"},
			{Name: "swapfW", Pattern: "d:fW, e:fW = b:fW, a:fW", Constraints: "d=a e=b", Flags: target.TileHidden,
				Asm: "eor {d:256}.8b, {d:256}.8b, {e:256}.8b; eor {e:256}.8b, {d:256}.8b, {e:256}.8b; eor {d:256}.8b, {d:256}.8b, {e:256}.8b"},
		}, "W", w)...)
	}
	return append(rows, frameRows...)
}

// frameRows are those of prologues and epilogues. What is saved is saved in pairs.
var frameRows = []target.Row{
	{Name: "entry", Flags: target.TileHidden},
	{Name: "push", Constraints: "<a:i64", Flags: effect, Asm: "str {a}, [sp, #-8]!"},
	{Name: "pop", Constraints: ">d:i64", Flags: effect, Asm: "ldr {d}, [sp], #8"},
	{Name: "push2", Constraints: "<a:i64 <b:i64", Flags: effect, Asm: "stp {b}, {a}, [sp, #-16]!"},
	{Name: "pop2", Constraints: ">d:i64 >e:i64", Flags: effect, Asm: "ldp {e}, {d}, [sp], #16"},
	{Name: "push2.room", Constraints: "<a:i64 <b:i64 k:pair8", Flags: effect, Asm: "stp {b}, {a}, [sp, {k}]!"},
	{Name: "pop2.room", Constraints: ">d:i64 >e:i64 k:pair8", Flags: effect, Asm: "ldp {e}, {d}, [sp], {k}"},
	{Name: "pushf", Constraints: "<a:f64", Flags: effect, Asm: "str {a:64}, [sp, #-8]!"},
	{Name: "popf", Constraints: ">d:f64", Flags: effect, Asm: "ldr {d:64}, [sp], #8"},
	{Name: "pushf2", Constraints: "<a:f64 <b:f64", Flags: effect, Asm: "stp {b:64}, {a:64}, [sp, #-16]!"},
	{Name: "popf2", Constraints: ">d:f64 >e:f64", Flags: effect, Asm: "ldp {e:64}, {d:64}, [sp], #16"},
	{Name: "pushf2.room", Constraints: "<a:f64 <b:f64 k:pair8", Flags: effect, Asm: "stp {b:64}, {a:64}, [sp, {k}]!"},
	{Name: "popf2.room", Constraints: ">d:f64 >e:f64 k:pair8", Flags: effect, Asm: "ldp {e:64}, {d:64}, [sp], {k}"},
	{Name: "adjustsp", Constraints: "k:arith", Flags: effect, Asm: "add sp, sp, {k}"},
	{Name: "alignsp", Constraints: "k:logic64", Flags: effect, Asm: "mov x16, sp; and sp, x16, {k:=x}"},
	{Name: "ret.pop", Pattern: "(ret)", Constraints: "k:0..4095", Flags: target.TileHidden | target.TileRet, Asm: "add sp, sp, {k}; ret"},
	{Name: "setfp", Flags: effect, Asm: "mov x29, sp"},
	{Name: "leave", Flags: effect, Asm: "mov sp, x29; ldp x29, x30, [sp], #16"},
	{Name: "restoresp", Constraints: "k:arith", Flags: effect, Asm: "add sp, x29, {k}"},
	{Name: "add.near", Pattern: "d:i64 = (add.i64 a k:arith)", Flags: target.TileHidden, Asm: "add {d}, {a}, {k}"},
	{Name: "add.far", Pattern: "d:i64 = (add.i64 a k:imm32)", Constraints: "d!", Flags: target.TileHidden, Cycles: 4,
		Asm: "movz {d:32}, {k:=y0}; movk {d:32}, {k:=y1}; add {d}, {a}, {d:32}, sxtw"},
	{Name: "sign.a", Flags: effect, Asm: "hint #25"}, // paciasp, which does nothing on machines without it, like those that follow
	{Name: "sign.b", Flags: effect, Asm: "hint #27"},
	{Name: "check.a", Flags: effect, Asm: "hint #29"}, // autiasp
	{Name: "check.b", Flags: effect, Asm: "hint #31"},
	{Name: "nop", Flags: effect, Asm: "nop"},
	{Name: "landing", Flags: effect, Asm: "bti jc"},
	{Name: "setjmp.checked", Pattern: "d:i32 = (eh.sjlj.setjmp.i32 a)", Constraints: "d@x0 a@x1", Flags: target.TileFrame | target.TileHidden, Cycles: 5,
		Asm: "adr x0, {L0}; str x0, [x1, #8]; mov w0, #0; b {L1}; L0:; bti j; mov w0, #1; L1:"},
	{Name: "probe", Flags: effect, Asm: "str xzr, [sp]"},
	{Name: "probe.end", Constraints: ">d:i64 k:imm32", Flags: effect, Asm: "movz {d:32}, {k:=y0}; movk {d:32}, {k:=y1}; add {d}, sp, {d:32}, sxtw"},
	{Name: "probe.loop", Constraints: "<a:i64 k:arith", Flags: effect, Cycles: 100, Asm: "L0:; sub sp, sp, {k}; str xzr, [sp]; cmp sp, {a}; b.ne {L0}"},
	{Name: "dynalloca.probed", Pattern: "d:i64 = (dynalloca.i64 a)", Flags: target.TileHidden | target.TileFrame, Cycles: 10,
		Asm: "sub {d}, sp, {a}; b {L1}; L0:; str xzr, [sp]; sub sp, sp, #4096; L1:; cmp sp, {d}; b.hi {L0}; mov sp, {d}; add {d}, sp, #{out}"},
}

// checkedReturns are those that check the return address first.
var checkedReturns = []target.Row{
	{Name: "return.a", Pattern: "(ret)", Needs: PAuth, Flags: target.TileRet | target.TileHidden, Asm: "retaa"},
	{Name: "return.b", Pattern: "(ret)", Needs: PAuth, Flags: target.TileRet | target.TileHidden, Asm: "retab"},
}

// tailJumps are the tiles of target.FrameTiles.TailJumps.
var tailJumps = [...]string{"tailjump.r", "tailjump.r2", "tailjump.r3"}

// Ranges of branches, from the end of an instruction.
const (
	nearBranch = " | jump:4,8,-32772..32760"
	condBranch = " | jump:4,8,-1048580..1048568"
	farBranch  = " | jump:4,4,-134217732..134217720"
)

// control returns jumps, calls, returns and what else has no value.
func control() []target.Row {
	rows := []target.Row{
		{Named: true, Name: "jump", Pattern: "(br)", Asm: "b {T}" + farBranch},
		{Name: "invoke", Pattern: "(invoke)", Asm: "b {T}" + farBranch},
		{Name: "jump.r", Pattern: "(indirectbr a)", Asm: "br {a}"},
		{Named: true, Name: "ret", Pattern: "(ret)", Flags: target.TileRet, Asm: "ret"},
		{Name: "unreachable", Pattern: "(unreachable)"},
		{Name: "trap", Pattern: "(trap)", Asm: "brk #1"},
		{Named: true, Name: "call.sym", Pattern: "(call f:sym)", Asm: "bl {f}"},
		{Name: "call.r", Pattern: "(call f)", Asm: "blr {f}"},
		{Name: "asm", Pattern: "(asm)", Cycles: 10},
		{Named: true, Name: "asm.call", Pattern: "(asm)", Flags: target.TileHidden | target.TileCall, Cycles: 10}, // that exceptions may leave
		{Name: "prefetch", Pattern: "(prefetch m)", Constraints: "m+off8*8", Asm: "prfm pldl1keep, {m}"},
		{Named: true, Name: "tailjump.sym", Pattern: "(tailcall f:sym)", Asm: "b {f}"},
		{Name: "jumptable", Pattern: "(jumptable i)", Constraints: "t:i64! x:i64!", Cycles: 6,
			Asm: "adrp {t}, {table}; add {t}, {t}, :lo12:{table}; ldrsw {x}, [{t}, {i}, lsl #2]; add {t}, {t}, {x}; br {t}"},
		{Name: "jumptable.uxtw", Pattern: "(jumptable (zext.i64 i:i32))", Constraints: "t:i64! x:i64!", Cycles: 6,
			Asm: "adrp {t}, {table}; add {t}, {t}, :lo12:{table}; ldrsw {x}, [{t}, {i:32}, uxtw #2]; add {t}, {t}, {x}; br {t}"},
		{Named: true, Name: "symaddr", Pattern: "d:i64 = k:sym", Asm: "adrp {d}, {k:pc}; add {d}, {d}, :lo12:{k:pc}"},
		{Name: "symaddr.kept", Pattern: "d:i64 = (add.i64 k:sym #0)", Asm: "adrp {d}, {k:pc}; add {d}, {d}, :lo12:{k:pc}"}, // that is to be in a register
		{Name: "symgot", Pattern: "d:i64 = (symgot.i64)", Flags: target.TileRemat, Asm: "adrp {d}, :got:{sym:got}; ldr {d}, [{d}, :got_lo12:{sym:got}]"},
		{Name: "tlsaddr", Pattern: "d:i64 = k:tls", Asm: "mrs {d}, tpidr_el0; add {d}, {d}, :tprel_hi12:{k:raw}; add {d}, {d}, :tprel_lo12_nc:{k:raw}"},
		{Name: "threadptr", Pattern: "d:i64 = (threadptr.i64)", Flags: target.TileRemat, Asm: "mrs {d}, tpidr_el0"},
		{Name: "tlsoffset", Pattern: "d:i64 = (tlsoffset.i64)", Flags: target.TileRemat, Asm: "adrp {d}, :gottprel:{sym:gottpoff}; ldr {d}, [{d}, :gottprel_lo12:{sym:gottpoff}]"},
		{Name: "tlsget", Pattern: "d:i64 = (tlsget.i64)", Constraints: "d@x0 t:i64@x1 clobber:x30", Cycles: 10, // linkers know this sequence
			Asm: "adrp x0, :tlsdesc:{sym:tlsgd}; ldr x1, [x0, :tlsdesc_lo12:{sym:tlsgd}]; add x0, x0, :tlsdesc_lo12:{sym:tlsgd}; .tlsdesccall {sym:tlsgd} | +0; blr x1; mrs x1, tpidr_el0; add x0, x0, x1"},
		{Name: "frameaddress", Pattern: "d:i64 = (frameaddress.i64)", Asm: "mov {d}, x29"},
		{Name: "stacksave", Pattern: "d:i64 = (stacksave.i64)", Asm: "mov {d}, sp"},
		{Name: "stackrestore", Pattern: "(stackrestore a)", Asm: "mov sp, {a}"},
		{Name: "setjmp", Pattern: "d:i32 = (eh.sjlj.setjmp.i32 a)", Constraints: "d@x0 a@x1", Flags: target.TileFrame, Cycles: 5,
			Asm: "adr x0, {L0}; str x0, [x1, #8]; mov w0, #0; b {L1}; L0:; mov w0, #1; L1:"},
		{Name: "longjmp", Pattern: "(eh.sjlj.longjmp a)", Constraints: "a@x1 t:i64@x2", Cycles: 10,
			Asm: "ldr x29, [x1]; ldr x2, [x1, #16]; mov sp, x2; ldr x2, [x1, #8]; br x2"},
		{Name: "dynalloca", Pattern: "d:i64 = (dynalloca.i64 a)", Asm: "sub sp, sp, {a}; add {d}, sp, #{out}"},
	}
	for i, r := range []string{"x17", "x9", "x10"} {
		row := target.Row{Named: true, Name: tailJumps[i], Pattern: "(tailcall f)", Constraints: "f@" + r, Asm: "br {f}"}
		if i > 0 {
			row.Flags = target.TileHidden
		}
		rows = append(rows, row)
	}
	return rows
}
