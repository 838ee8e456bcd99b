package thumb

import (
	"slices"
	"strconv"
	"strings"

	"spillway/target"
)

// A width is an integer width.
type width int

// typ is the type of width w.
func (w width) typ() string { return "i" + strconv.Itoa(int(w)) }

// suffix is what the names of loads and stores of width w end in.
func (w width) suffix() string { return map[width]string{8: "b", 16: "h"}[w] }

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
	wide := features&T2 != 0
	for _, list := range [][]target.Row{arithmetic(), shifts(), choices(), overflow(wide), conversions(), constants(), memory(), comparisons(features), control(), addresses(reloc)} {
		all = append(all, list...)
	}
	if !wide {
		return target.Available(slices.Concat(all, byName(mostSaved), tables(), fusionRows(false)), features)
	}
	all = append(all, byName(mostSavedWide)...)
	all = slices.DeleteFunc(all, onlyNarrow)
	all = target.Fill(all, lengthFiller{})
	for i := range all {
		r := &all[i]
		for k, pairs := range r.Each {
			r.Each[k] = slices.Clone(pairs)
			for j := 1; j < len(pairs); j += 2 {
				r.Each[k][j] = lengths(pairs[j])
			}
		}
	}
	all = append(append(all, wideRows()...), fusionRows(true)...)
	if hasFloats(features) {
		all = append(all, floats(features)...)
	}
	return target.Available(all, features)
}

// onlyNarrow reports whether a row of Thumb-1 has text that means something else to assemblers of Thumb-2: products have no form
// of four bytes that sets flags, and sums no negative constants of two bytes.
func onlyNarrow(r target.Row) bool {
	return strings.HasPrefix(r.Asm, "muls ") || strings.HasPrefix(r.Asm, "adds ") && (strings.HasSuffix(r.Asm, ", {k}") && strings.Contains(r.Pattern, "k:-") || strings.Contains(r.Asm, "{k:=most}"))
}

// lengthFiller puts lengths into texts.
type lengthFiller struct{}

func (lengthFiller) Effect() target.FillEffect { return target.FillsNames }

func (lengthFiller) Fill(_ *target.Pen, template string, asm bool) string {
	if !asm {
		return template
	}
	return lengths(template)
}

// lengths says in the text of a row of Thumb-1 what is different in Thumb-2: of some lines the registers do not matter, and jumps reach
// everything.
func lengths(asm string) string {
	asm = strings.ReplaceAll(asm, "jump:2,2,", "jump:2,4,")
	asm = strings.ReplaceAll(asm, popLink, "pop {{lr}}"+four)
	lines := strings.Split(asm, "; ")
	for i, line := range lines {
		if name, rest, _ := strings.Cut(line, " "); strings.Contains(line, " | ") {
			continue
		} else if name == "mov" || name == "add" && !strings.Contains(rest, "#") && !strings.Contains(rest, "{m") && !strings.Contains(rest, "{k") || name == "bx" || name == "blx" ||
			name == "cmp" && !strings.Contains(rest, "#") && !strings.Contains(rest, "{k") {
			lines[i] += two
		}
	}
	return strings.Join(lines, "; ")
}

// effect is the flag of rows that are used by name and change more than their results.
const effect = target.TileHidden | target.TileEffect

// Saved registers in one instruction: at most those that functions preserve, the link register among them, and those that only make room: of Thumb-1
// there are eight that pop has, and no tile has more than ten operands.
const mostSaved, mostSavedWide = 8, 10

// byName returns the rows that are used by name: moves and swaps, and those of prologues and epilogues.
func byName(mostSaved int) (rows []target.Row) {
	rows = []target.Row{
		{Name: "move32", Pattern: "d:i32 = a:i32", Flags: target.TileHidden, Asm: "mov {d}, {a}"},
		{Name: "swap32", Pattern: "d:i32, e:i32 = b:i32, a:i32", Constraints: "d=a e=b", Flags: target.TileHidden,
			Asm: "eors {d}, {e}; eors {e}, {d}; eors {d}, {e}"},
	}
	rows = append(rows, frameRows...)
	letters := "abcdefghij"
	for n := 1; n <= mostSaved; n++ {
		var uses, results, list []string
		for i := range n {
			uses, results = append(uses, "<"+letters[i:i+1]+":i32"), append(results, ">"+letters[i:i+1]+":i32")
			list = append(list, "{"+letters[n-1-i:n-i]+"}")
		}
		regs, back := "{{"+strings.Join(list, ", ")+"}}", "{{"+strings.Join(append(list[:n-1:n-1], "pc"), ", ")+"}}"
		name := strconv.Itoa(n)
		if n == 1 {
			name = ""
		} else if mostSaved == mostSavedWide {
			rows = append(rows, target.Row{Name: "poplink" + name, Constraints: strings.Join(results, " "), Flags: effect, Asm: "pop.w " + regs + four})
		}
		rows = append(rows,
			target.Row{Name: "push" + name, Constraints: strings.Join(uses, " "), Flags: effect, Asm: "push " + regs},
			target.Row{Name: "pop" + name, Constraints: strings.Join(results, " "), Flags: effect, Asm: "pop " + regs},
			target.Row{Name: "popret" + name, Constraints: strings.Join(results, " "), Pattern: "(ret)", Flags: target.TileHidden | target.TileRet, Asm: "pop " + back})
	}
	return rows
}

// popLink pops the link register, which pop does not have, by way of r3.
const popLink = "mov r12, r3; pop {{r3}}; mov lr, r3; mov r3, r12"

// frameRows are those of prologues and epilogues.
var frameRows = []target.Row{
	{Name: "entry", Flags: target.TileHidden},
	{Name: "poplink", Constraints: ">d:i32", Flags: effect, Asm: popLink},
	{Name: "adjustsp", Constraints: "k:sp", Flags: effect, Asm: "{k:=addsub} sp, sp, {k:=abs}"},
	{Name: "adjustsp.far", Constraints: "k:imm32", Flags: effect, Asm: "mov r12, r3; ldr r3, {k:lit}" + fromLiteral + "; add sp, r3; mov r3, r12"},
	{Name: "adjustsp.saved", Constraints: ">d:i32 k:imm32", Flags: effect, Asm: "ldr {d}, {k:lit}" + fromLiteral + "; add sp, {d}"}, // by a register that is saved
	{Name: "alignsp", Constraints: "k:aligned", Flags: effect, Asm: "mov r12, r3; mov r3, sp; lsrs r3, r3, {k:=log2}; lsls r3, r3, {k:=log2}; mov sp, r3; mov r3, r12"},
	{Name: "setfp", Flags: effect, Asm: "mov r7, sp"},
	{Name: "setfp.above", Constraints: "k:above", Flags: effect, Asm: "add r7, sp, {k}"},
	{Name: "leave", Flags: effect, Asm: "mov sp, r7; pop {{r7}}; " + popLink},
	{Name: "leaveret", Pattern: "(ret)", Flags: target.TileHidden | target.TileRet, Asm: "mov sp, r7; pop {{r7, pc}}"},
	{Name: "restoresp", Constraints: "k:-255..0", Flags: effect, Asm: "subs r7, {k:=negated}; mov sp, r7"}, // the frame pointer is restored after it
	{Name: "nop", Flags: effect, Asm: "mov r8, r8"},
}

// The ranges of branches, from the end of an instruction. What is longer leads around a jump without a condition.
const (
	branch = " | jump:2,4,-254..256"
	jump   = " | jump:2,2,-2046..2048"
)

// tailJumps are the tiles of target.FrameTiles.TailJumps, by register. Without Thumb-2 there are none: jumps do not reach other functions.
var tailJumps = []string{"r3", "r2", "r1", "r0"}

// control returns jumps, calls, returns and what else has no value.
func control() []target.Row {
	rows := []target.Row{
		{Named: true, Name: "jump", Pattern: "(br)", Asm: "b {T}" + jump},
		{Name: "jump.far", Pattern: "(br)", Flags: target.TileHidden, Asm: "bl {T} | jump:4,4,-4194300..4194302"},
		{Name: "invoke", Pattern: "(invoke)", Asm: "b {T}" + jump},
		{Name: "jump.r", Pattern: "(indirectbr a)", Asm: "mov pc, {a}"},
		{Named: true, Name: "ret", Pattern: "(ret)", Flags: target.TileRet, Asm: "bx lr"},
		{Name: "unreachable", Pattern: "(unreachable)"},
		{Name: "trap", Pattern: "(trap)", Asm: "udf #0"},
		{Name: "call.sym", Pattern: "(call f:sym)", Asm: "bl {f} | +4"},
		{Name: "call.r", Pattern: "(call f)", Asm: "blx {f}"},
		{Name: "tailjump.sym", Pattern: "(tailcall f:sym)", Needs: T2, Asm: "b {f}" + four},
		{Name: "asm", Pattern: "(asm)", Cycles: 10},
		{Named: true, Name: "asm.call", Pattern: "(asm)", Flags: target.TileHidden | target.TileCall, Cycles: 10}, // that exceptions may leave
		{Name: "frameaddress", Pattern: "d:i32 = (frameaddress.i32)", Asm: "mov {d}, r7"},
		{Name: "stacksave", Pattern: "d:i32 = (stacksave.i32)", Asm: "mov {d}, sp"},
		{Name: "stackrestore", Pattern: "(stackrestore a)", Asm: "mov sp, {a}"},
		{Name: "dynalloca", Pattern: "d:i32 = (dynalloca.i32 a)", Constraints: "d!", Asm: "mov {d}, sp; subs {d}, {d}, {a}; mov sp, {d}; add {d}, sp, #{out}"},
		{Name: "fence", Pattern: "(fence!seqcst)", Cycles: 4, Needs: DB, Asm: "dmb sy | +4"},
	}
	for i, r := range tailJumps {
		row := target.Row{Named: true, Name: "tailjump." + r, Pattern: "(tailcall f)", Constraints: "f@" + r, Needs: T2, Asm: "bx {f}"}
		if i > 0 {
			row.Flags = target.TileHidden
		}
		rows = append(rows, row)
	}
	return rows
}

// tables returns jumps through a table that follows them: the load of Thumb-1 reads four bytes beyond the addition of the program counter, and the
// jump adds to what is two bytes beyond the beginning of the table.
func tables() []target.Row {
	const jump = "; lsls {t}, {t}, #1; add pc, {t}"
	rows := []target.Row{
		{Named: true, Name: wideTable, Asm: "lsls {t}, {i}, #1; add {t}, pc; ldrh {t}, [{t}, #4]" + jump, Table: distances(2, 2)},
		{Name: narrowTable, Asm: "add {t}, pc; ldrb {t}, [{t}, #4]" + jump, Flags: target.TileHidden, Table: distances(1, 2)},
	}
	for i := range rows {
		rows[i].Pattern, rows[i].Constraints, rows[i].Cycles = "(jumptable i)", "t:i32=i", 6
	}
	return rows
}

// The names of jumps through a table.
const (
	wideTable   = "jumptable"
	narrowTable = "jumptable.bytes"
)

// distances says that entries of so many bytes count half-words from base on.
func distances(entry int, base int64) *target.InlineTable {
	return &target.InlineTable{Entry: entry, Unit: instrBytes, Base: base}
}

// fromLiteral is what the line of a load from the literal pool ends in: how far it reaches from its beginning.
const fromLiteral = " | lit:4..1022"

// addresses returns what makes constants that no instruction holds, and the addresses of symbols.
func addresses(reloc target.Relocation) []target.Row {
	address := "ldr {d}, {k:lit}" + fromLiteral
	if reloc == target.PIC {
		address = "ldr {d}, {k:lit-L0+4}" + fromLiteral + "; L0:; add {d}, pc"
	}
	return []target.Row{
		{Named: true, Name: "symaddr", Pattern: "d:i32 = k:sym", Asm: address},
		{Name: "symaddr.kept", Pattern: "d:i32 = (add.i32 k:sym #0)", Asm: address}, // that is to be in a register
		{Name: "symgot", Pattern: "d:i32 = (symgot.i32)", Flags: target.TileRemat, Asm: "ldr {d}, {sym:lit=got-L0+4}" + fromLiteral + "; L0:; add {d}, pc; ldr {d}, [{d}]"},
		{Name: "tlsoffset", Pattern: "d:i32 = (tlsoffset.i32)", Flags: target.TileRemat, Asm: "ldr {d}, {sym:lit=gottpoff-L0+4}" + fromLiteral + "; L0:; add {d}, pc; ldr {d}, [{d}]"},
		{Name: "tlslocal", Pattern: "d:i32 = (tlslocal.i32)", Flags: target.TileRemat, Asm: "ldr {d}, {sym:lit=tpoff}" + fromLiteral},
		{Name: "const32.lit", Pattern: "d:i32 = k:far", Cycles: loadCycles, Asm: "ldr {d}, {k:lit}" + fromLiteral},
		{Name: "const16.lit", Pattern: "d:i16 = k:far", Cycles: loadCycles, Asm: "ldr {d}, {k:lit}" + fromLiteral},
		{Name: "add.far", Pattern: "d:i32 = (add.i32 a k:imm)", Constraints: "d!", Flags: target.TileHidden, Cycles: 4,
			Asm: "ldr {d}, {k:lit}" + fromLiteral + "; add {d}, {a}"}, // of the stack pointer
		{Name: "add.far.low", Pattern: "d:i32 = (add.i32 a k:imm)", Constraints: "d!", Flags: target.TileHidden, Cycles: 4,
			Asm: "ldr {d}, {k:lit}" + fromLiteral + "; adds {d}, {d}, {a}"},
	}
}
