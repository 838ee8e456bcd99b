package x86

import (
	"strings"
	"sync"

	"spillway/target"
)

// Hardening returns the rows for what a program asks for against attacks, besides rows, all others
// of a machine: they come last, so that the numbers of the others do not depend on them.
func Hardening(rows []target.Row, c Config) []target.Row {
	word, sp := longWidth, "%esp"
	if c.Wide {
		word, sp = quadWidth, "%rsp"
	}
	endbr, mark := endbrOf(c)
	return append(with(at(word, hardened...), "SP", sp, "ENDBR", endbr, "MARK", mark), checkedForms(rows, c)...)
}

// hardened are the rows at the width of addresses; SP is the stack pointer.
var hardened = []target.Row{
	{Name: "probe", Flags: effect, Asm: "orl $0, (SP) | 83 /1 +1 ib"},
	{Name: "probe.end", Constraints: ">d:$T k:-0x7FFFFFFF..-1", Flags: effect, Asm: "lea$s {k:raw}(SP), {d} | $p 8D /r +1 id*"},
	{Name: "probe.loop", Constraints: "<a:$T k:imm32", Flags: effect, Cycles: 100,
		Asm: "L0:; sub$s {k}, SP | $p 81 /5 id*; orl $0, (SP) | 83 /1 +1 ib; cmp$s {a}, SP | $p 39 /r; jne {L0} | 75 cb"},
	{Name: "dynalloca.probed", Pattern: "d:$T = (dynalloca.$T a)", Flags: target.TileHidden | target.TileFrame, Cycles: 10,
		Asm: "mov$s {a}, {d} | $p 89 /r; neg$s {d} | $p F7 /3; add$s SP, {d} | $p 01 /r; jmp {L1} | EB cb; L0:; orl $0, (SP) | 83 /1 +1 ib; sub$s $4096, SP | $p 81 /5 id; " +
			"L1:; cmp$s {d}, SP | $p 39 /r; ja {L0} | 77 cb; mov$s {d}, SP | $p 89 /r; lea$s {out}(SP), {d} | $p 8D /r"},
	{Name: "landing", Flags: effect, Asm: "ENDBR | F3 0F 1E MARK"},
	{Name: "nop", Flags: effect, Asm: "nop | 90"},
}

// probes returns the tiles of t that access the stack as it grows.
func probes(t *target.Target) *target.ProbeTiles {
	return &target.ProbeTiles{Touch: Tile(t, "probe"), End: Tile(t, "probe.end"), Loop: Tile(t, "probe.loop"), Size: 4096,
		Forms: sync.OnceValue(func() map[target.TileID]target.TileID {
			return map[target.TileID]target.TileID{Tile(t, "dynalloca"): Tile(t, "dynalloca.probed")}
		})}
}

// endbrOf returns the instruction that marks where indirect jumps may land, and the last byte of its code.
func endbrOf(c Config) (text, last string) {
	if c.Wide {
		return "endbr64", "FA"
	}
	return "endbr32", "FB"
}

// checked are the rows with another form in code whose indirect jumps are checked.
var checked = [...]string{"jumptable", "setjmp"}

// checkedForms returns those forms of rows: a jump through a table is not checked, as where it leads is known;
// where control comes back to a setjmp, which is by a jump to its last line, there is a mark.
func checkedForms(rows []target.Row, c Config) (forms []target.Row) {
	endbr, last := endbrOf(c)
	for _, r := range rows {
		switch r.Name {
		case "jumptable":
			r = r.Written()
			at := strings.LastIndex(r.Asm, "jmp *")
			r.Asm = r.Asm[:at] + "notrack " + strings.Replace(r.Asm[at:], "| FF", "| 3E FF", 1)
		case "setjmp":
			r = r.Written()
			at := strings.LastIndex(r.Asm, "movl $1")
			r.Asm = r.Asm[:at] + endbr + " | F3 0F 1E " + last + "; " + r.Asm[at:]
		default:
			continue
		}
		r.Name += ".checked"
		r.Flags |= target.TileHidden
		forms = append(forms, r)
	}
	return forms
}

// Landing returns the tiles of t for code whose indirect jumps are checked.
func Landing(t *target.Target) *target.LandingTiles {
	l := &target.LandingTiles{Mark: Tile(t, "landing"), Forms: make(map[target.TileID]target.TileID)}
	for _, name := range checked {
		l.Forms[Tile(t, name)] = Tile(t, name+".checked")
	}
	return l
}

// Features is the property by which files say that indirect jumps, and returns, may be checked
// (GNU_PROPERTY_X86_FEATURE_1_AND).
func Features() target.FeatureProperty {
	return target.FeatureProperty{Type: 0xC0000002, Branch: 1, Return: 2}
}
