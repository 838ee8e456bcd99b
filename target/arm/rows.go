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
		comparisons(features), atomics(features), control(), addresses(reloc, features)} {
		all = append(all, list...)
	}
	if features&VFP != 0 {
		all = append(all, floats()...)
	}
	all = append(all, target.ZeroExtended(all, "load", "atomicrmw", "select", "zext", "trunc")...)
	all = append(all, byName()...)
	all = append(all, fusionRows()...)
	if features&VFP != 0 {
		all = append(all, floatSaves()...)
	}
	return target.Available(all, features)
}

// effect is the flag of rows that are used by name and change more than their results.
const effect = target.TileHidden | target.TileEffect

// Saved registers in one instruction: at most those that functions preserve, the link register among them, and those that only make room: no tile has more operands.
const mostSaved = 10

// byName returns the rows that are used by name: moves and swaps, and those of prologues and epilogues.
func byName() (rows []target.Row) {
	rows = []target.Row{
		{Name: "move32", Pattern: "d:i32 = a:i32", Flags: target.TileHidden, Asm: "mov {d}, {a}"},
		{Name: "swap32", Pattern: "d:i32, e:i32 = b:i32, a:i32", Constraints: "d=a e=b", Flags: target.TileHidden,
			Asm: "eor {d}, {d}, {e}; eor {e}, {d}, {e}; eor {d}, {d}, {e}"},
	}
	rows = append(rows, frameRows...)
	rows = append(rows, target.Row{Name: "popret", Flags: effect | target.TileRet, Asm: "pop {{pc}}"})
	letters := "abcdefghij"
	for n := 2; n <= mostSaved; n++ {
		var uses, results, list []string
		for i := range n {
			uses, results = append(uses, "<"+letters[i:i+1]+":i32"), append(results, ">"+letters[i:i+1]+":i32")
			list = append(list, "{"+letters[n-1-i:n-i]+"}")
		}
		regs := "{{" + strings.Join(list, ", ") + "}}"
		rows = append(rows,
			target.Row{Name: "push" + strconv.Itoa(n), Constraints: strings.Join(uses, " "), Flags: effect, Asm: "push " + regs},
			target.Row{Name: "pop" + strconv.Itoa(n), Constraints: strings.Join(results, " "), Flags: effect, Asm: "pop " + regs},
			target.Row{Name: "popret" + strconv.Itoa(n), Constraints: strings.Join(results[1:], " "), Flags: effect | target.TileRet,
				Asm: "pop {{" + strings.Join(append(list[:n-1:n-1], "pc"), ", ") + "}}"})
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
	{Name: "setfp.above", Constraints: "k:arith", Flags: effect, Asm: "add r11, sp, {k}"},
	{Name: "leave", Flags: effect, Asm: "mov sp, r11; pop {{r11, lr}}"},
	{Name: "restoresp", Constraints: "k:arith", Flags: effect, Asm: "add sp, r11, {k}"},
	{Name: "nop", Flags: effect, Asm: "mov r0, r0"},
}

// tailJumps are the tiles of target.FrameTiles.TailJumps, by register.
var tailJumps = []string{"r3", "r2", "r1", "r0"}

// branch is the range of branches, from the end of an instruction: no function is as long.
const branch = " | jump:4,4,-33554428..33554432"

// control returns jumps, calls, returns and what else has no value.
func control() []target.Row {
	rows := []target.Row{
		{Named: true, Name: "jump", Pattern: "(br)", Asm: "b {T}" + branch},
		{Name: "invoke", Pattern: "(invoke)", Asm: "b {T}" + branch},
		{Name: "jump.r", Pattern: "(indirectbr a)", Asm: "bx {a}"},
		{Named: true, Name: "ret", Pattern: "(ret)", Flags: target.TileRet, Asm: "bx lr"},
		{Name: "ret.interrupt", Pattern: "(ret)", Flags: target.TileHidden | target.TileRet, Asm: "subs pc, lr, #4"}, // restores the status register
		{Name: "ret.exception", Pattern: "(ret)", Flags: target.TileHidden | target.TileRet, Asm: "subs pc, lr, #0"},
		{Name: "unreachable", Pattern: "(unreachable)"},
		{Name: "trap", Pattern: "(trap)", Asm: "udf #0"},
		{Name: "call.sym", Pattern: "(call f:sym)", Asm: "bl {f}"},
		{Name: "call.r", Pattern: "(call f)", Asm: "blx {f}"},
		{Name: "asm", Pattern: "(asm)", Cycles: 10},
		{Named: true, Name: "asm.call", Pattern: "(asm)", Flags: target.TileHidden | target.TileCall, Cycles: 10}, // that exceptions may leave
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
	return rows
}

// fromLiteral is what the line of a load from the literal pool ends in: how far it reaches from its beginning.
const fromLiteral = " | lit:-4084..4100"

// literals are what the entries of literal pools are.
var literals = &target.LiteralPools{Align: 4, Forms: []target.LiteralForm{
	{Reloc: RelABS32, Distance: RelREL32},
	{Name: "got", Text: "(GOT_PREL)", Reloc: RelGOTPREL, Distance: RelGOTPREL, Place: true},
	{Name: "gottpoff", Text: "(GOTTPOFF)", Reloc: RelTLSIE32, Distance: RelTLSIE32, Place: true},
	{Name: "tpoff", Text: "(TPOFF)", Reloc: RelTLSLE32, Distance: RelTLSLE32},
}}

// addresses returns what makes constants that no instruction holds, and the addresses of symbols: by two instructions, where the machine
// has them, and else from a literal pool.
func addresses(reloc target.Relocation, features target.Features) []target.Row {
	address := "ldr {d}, {k:lit}" + fromLiteral
	switch {
	case reloc == target.PIC && features&V6T2 != 0:
		address = "movw {d}, #:lower16:({k:raw}-({L0}+8)); movt {d}, #:upper16:({k:raw}-({L0}+8)); L0:; add {d}, pc, {d}"
	case reloc == target.PIC:
		address = "ldr {d}, {k:lit-L0+8}" + fromLiteral + "; L0:; add {d}, pc, {d}"
	case features&V6T2 != 0:
		address = "movw {d}, #:lower16:{k:raw}; movt {d}, #:upper16:{k:raw}"
	}
	rows := []target.Row{
		{Named: true, Name: "symaddr", Pattern: "d:i32 = k:sym", Asm: address},
		{Name: "symaddr.kept", Pattern: "d:i32 = (add.i32 k:sym #0)", Asm: address}, // that is to be in a register
		{Name: "symgot", Pattern: "d:i32 = (symgot.i32)", Flags: target.TileRemat, Asm: "ldr {d}, {sym:lit=got-L0+8}" + fromLiteral + "; L0:; ldr {d}, [pc, {d}]"},
		{Name: "tlsoffset", Pattern: "d:i32 = (tlsoffset.i32)", Flags: target.TileRemat, Asm: "ldr {d}, {sym:lit=gottpoff-L0+8}" + fromLiteral + "; L0:; ldr {d}, [pc, {d}]"},
		{Name: "tlslocal", Pattern: "d:i32 = (tlslocal.i32)", Flags: target.TileRemat, Asm: "ldr {d}, {sym:lit=tpoff}" + fromLiteral},
		{Name: "tlsaddr", Pattern: "d:i32 = k:tls", Constraints: "t:i32", Needs: V6K, Asm: "mrc p15, #0, {d}, c13, c0, #3; ldr {t}, {k:lit=tpoff}" + fromLiteral + "; add {d}, {d}, {t}"},
		{Name: "jumptable", Pattern: "(jumptable i)", Constraints: "t:i32! x:i32!", Cycles: 8, // the distance of the table is after the jump
			Asm: "ldr {t}, {L1}; L0:; add {t}, pc, {t}; ldr {x}, [{t}, {i}, lsl #2]; add pc, {t}, {x}; L1:; .word {table}-({L0}+8)"},
	}
	if features&V6T2 != 0 {
		return append(rows,
			target.Row{Name: "const32.movt", Pattern: "d:i32 = k:imm", Cycles: 2, Asm: "movw {d}, {k:=h0}; movt {d}, {k:=h1}"},
			target.Row{Name: "add.far", Pattern: "d:i32 = (add.i32 a k:imm)", Constraints: "d!", Flags: target.TileHidden, Cycles: 3,
				Asm: "movw {d}, {k:=h0}; movt {d}, {k:=h1}; add {d}, {a}, {d}"})
	}
	return append(rows,
		target.Row{Name: "const32.lit", Pattern: "d:i32 = k:imm", Cycles: loadCycles, Asm: "ldr {d}, {k:lit}" + fromLiteral},
		target.Row{Name: "const16.lit", Pattern: "d:i16 = k:imm", Cycles: loadCycles, Asm: "ldr {d}, {k:lit}" + fromLiteral},
		target.Row{Name: "add.far", Pattern: "d:i32 = (add.i32 a k:imm)", Constraints: "d!", Flags: target.TileHidden, Cycles: 4,
			Asm: "ldr {d}, {k:lit}" + fromLiteral + "; add {d}, {a}, {d}"})
}
