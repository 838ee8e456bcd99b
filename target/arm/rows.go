package arm

import (
	"strconv"
	"strings"

	"spillway/target"
)

// A width is an integer width.
type width int

// typ is the type of width w.
func (w width) typ() string { return "i" + strconv.Itoa(int(w)) }

var widths = []width{8, 16, 32}

// at returns rows written for width w. In rows $T is the type (i32), $w its bits and $max the greatest shift.
func at(w width, rows ...target.Row) []target.Row {
	return with(rows, "$T", w.typ(), "$w", strconv.Itoa(int(w)), "$max", strconv.Itoa(int(w-1)))
}

// with is target.Replace.
func with(rows []target.Row, pairs ...string) []target.Row { return target.Replace(rows, pairs...) }

// rows returns all rows of the machine.
func rows(reloc target.Relocation, features target.Features) []target.Row {
	var all []target.Row
	for _, list := range [][]target.Row{arithmetic(), multiplication(), shifts(), bitCounting(), overflow(), conversions(), constants(), memory(),
		comparisons(), atomics(features), control(reloc)} {
		all = append(all, list...)
	}
	all = append(all, target.ZeroExtended(all, "load", "atomicrmw", "select", "zext", "trunc")...)
	all = append(all, byName()...)
	out := all[:0]
	for _, r := range all {
		if r.Needs&^features == 0 {
			out = append(out, r)
		}
	}
	return out
}

// effect is the flag of rows that are used by name and change more than their results.
const effect = target.TileHidden | target.TileEffect

// Saved registers in one instruction: at most those that functions preserve, the link register among them.
const mostSaved = 9

// byName returns the rows that are used by name: moves and swaps, and those of prologues and epilogues.
func byName() (rows []target.Row) {
	rows = []target.Row{
		{Name: "move32", Pattern: "d:i32 = a:i32", Flags: target.TileHidden, Asm: "mov {d}, {a}"},
		{Name: "swap32", Pattern: "d:i32, e:i32 = b:i32, a:i32", Constraints: "d=a e=b", Flags: target.TileHidden,
			Asm: "eor {d}, {d}, {e}; eor {e}, {d}, {e}; eor {d}, {d}, {e}"},
	}
	rows = append(rows, frameRows...)
	letters := "abcdefghi"
	for n := 2; n <= mostSaved; n++ {
		var uses, results, list []string
		for i := range n {
			uses, results = append(uses, "<"+letters[i:i+1]+":i32"), append(results, ">"+letters[i:i+1]+":i32")
			list = append(list, "{"+letters[n-1-i:n-i]+"}")
		}
		regs := "{{" + strings.Join(list, ", ") + "}}"
		rows = append(rows,
			target.Row{Name: "push" + strconv.Itoa(n), Constraints: strings.Join(uses, " "), Flags: effect, Asm: "push " + regs},
			target.Row{Name: "pop" + strconv.Itoa(n), Constraints: strings.Join(results, " "), Flags: effect, Asm: "pop " + regs})
	}
	return rows
}

// frameRows are those of prologues and epilogues.
var frameRows = []target.Row{
	{Name: "entry", Flags: target.TileHidden},
	{Name: "push", Constraints: "<a:i32", Flags: effect, Asm: "push {{{a}}}"},
	{Name: "pop", Constraints: ">d:i32", Flags: effect, Asm: "pop {{{d}}}"},
	{Name: "adjustsp", Constraints: "k:arith", Flags: effect, Asm: "add sp, sp, {k}"},
	{Name: "alignsp", Constraints: "k:logic", Flags: effect, Asm: "and sp, sp, {k}"},
	{Name: "setfp", Flags: effect, Asm: "mov r11, sp"},
	{Name: "leave", Flags: effect, Asm: "mov sp, r11; pop {{r11, lr}}"},
	{Name: "restoresp", Constraints: "k:arith", Flags: effect, Asm: "add sp, r11, {k}"},
	{Name: "add.far", Pattern: "d:i32 = (add.i32 a k:imm)", Constraints: "d!", Flags: target.TileHidden, Cycles: 5,
		Asm: "mov {d}, {k:=b0}; orr {d}, {d}, {k:=b1}; orr {d}, {d}, {k:=b2}; orr {d}, {d}, {k:=b3}; add {d}, {a}, {d}"},
	{Name: "nop", Flags: effect, Asm: "mov r0, r0"},
}

// tailJumps are the tiles of target.FrameTiles.TailJumps, by register.
var tailJumps = []string{"r3", "r2", "r1", "r0"}

// branch is the range of branches, from the end of an instruction: no function is as long.
const branch = " | jump:4,4,-33554428..33554432"

// control returns jumps, calls, returns and what else has no value.
func control(reloc target.Relocation) []target.Row {
	rows := []target.Row{
		{Named: true, Name: "jump", Pattern: "(br)", Asm: "b {T}" + branch},
		{Name: "invoke", Pattern: "(invoke)", Asm: "b {T}" + branch},
		{Name: "jump.r", Pattern: "(indirectbr a)", Asm: "bx {a}"},
		{Named: true, Name: "ret", Pattern: "(ret)", Flags: target.TileRet, Asm: "bx lr"},
		{Name: "unreachable", Pattern: "(unreachable)"},
		{Name: "trap", Pattern: "(trap)", Asm: "udf #0"},
		{Name: "call.sym", Pattern: "(call f:sym)", Asm: "bl {f}"},
		{Name: "call.r", Pattern: "(call f)", Asm: "blx {f}"},
		{Name: "asm", Pattern: "(asm)", Cycles: 10},
		{Name: "prefetch", Pattern: "(prefetch m)", Asm: "pld {m}"},
		{Name: "tailjump.sym", Pattern: "(tailcall f:sym)", Asm: "b {f}"},
		{Name: "frameaddress", Pattern: "d:i32 = (frameaddress.i32)", Asm: "mov {d}, r11"},
		{Name: "stacksave", Pattern: "d:i32 = (stacksave.i32)", Asm: "mov {d}, sp"},
		{Name: "stackrestore", Pattern: "(stackrestore a)", Asm: "mov sp, {a}"},
		{Name: "dynalloca", Pattern: "d:i32 = (dynalloca.i32 a)", Asm: "sub sp, sp, {a}; add {d}, sp, #{out}"},
		{Name: "threadptr", Pattern: "d:i32 = (threadptr.i32)", Flags: target.TileRemat, Needs: V6K, Asm: "mrc p15, #0, {d}, c13, c0, #3"},
	}
	for i, r := range tailJumps {
		row := target.Row{Named: true, Name: "tailjump." + r, Pattern: "(tailcall f)", Constraints: "f@" + r, Asm: "bx {f}"}
		if i > 0 {
			row.Flags = target.TileHidden
		}
		rows = append(rows, row)
	}
	if reloc == target.PIC {
		return append(rows, relative...)
	}
	return append(rows, absolute...)
}

// absolute are the rows of code at a fixed address.
var absolute = []target.Row{
	{Named: true, Name: "symaddr", Pattern: "d:i32 = k:sym", Needs: V6T2, Asm: "movw {d}, #:lower16:{k:raw}; movt {d}, #:upper16:{k:raw}"},
	{Name: "symaddr.kept", Pattern: "d:i32 = (add.i32 k:sym #0)", Needs: V6T2, Asm: "movw {d}, #:lower16:{k:raw}; movt {d}, #:upper16:{k:raw}"}, // that is to be in a register
	{Name: "jumptable", Pattern: "(jumptable i)", Constraints: "t:i32! x:i32!", Cycles: 6, Needs: V6T2,
		Asm: "movw {t}, #:lower16:{table}; movt {t}, #:upper16:{table}; ldr {x}, [{t}, {i}, lsl #2]; add pc, {t}, {x}"},
}

// relative are the rows of position-independent code.
var relative = []target.Row{
	{Named: true, Name: "symaddr", Pattern: "d:i32 = k:sym", Needs: V6T2, Asm: "movw {d}, #:lower16:({k:raw}-({L0}+8)); movt {d}, #:upper16:({k:raw}-({L0}+8)); L0:; add {d}, pc, {d}"},
	{Name: "symaddr.kept", Pattern: "d:i32 = (add.i32 k:sym #0)", Needs: V6T2, Asm: "movw {d}, #:lower16:({k:raw}-({L0}+8)); movt {d}, #:upper16:({k:raw}-({L0}+8)); L0:; add {d}, pc, {d}"},
	{Name: "jumptable", Pattern: "(jumptable i)", Constraints: "t:i32! x:i32!", Cycles: 7, Needs: V6T2,
		Asm: "movw {t}, #:lower16:({table}-({L0}+8)); movt {t}, #:upper16:({table}-({L0}+8)); L0:; add {t}, pc, {t}; ldr {x}, [{t}, {i}, lsl #2]; add pc, {t}, {x}"},
}
