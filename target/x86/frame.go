package x86

import (
	"strings"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// ByName returns the rows that are used by name: moves and swaps, and those of
// prologues and epilogues.
func ByName(c Config) []target.Row {
	rows := at(longWidth, moves...)
	word, sp, fp := longWidth, "%esp", "%ebp"
	if c.Wide {
		rows = append(rows, at(quadWidth, moves...)...)
		rows = append(rows, pushedMove)
		word, sp, fp = quadWidth, "%rsp", "%rbp"
	}
	for _, p := range precisions {
		rows = append(rows, p.float(floatMoves...)...)
	}
	rows = append(rows, vectorMoves...)
	if c.Features&AVX != 0 {
		rows = append(rows, wideMoves...)
	}
	return append(rows, with(at(word, frame...), "SP", sp, "FP", fp)...)
}

var moves = []target.Row{
	{Name: "move$w", Pattern: "d:$T = a:$T", Flags: target.TileHidden, Asm: "mov$s {a}, {d} | $p 89 /r"},
	{Name: "swap$w", Pattern: "d:$T, e:$T = b:$T, a:$T", Constraints: "d=a e=b", Flags: target.TileHidden, Asm: "xchg$s {d}, {e} | $p 87 /r ax:d|e"},
}

// pushedMove is shorter than a move of 64 bits by the prefix of that.
var pushedMove = target.Row{Name: "move64.push", Pattern: "d:i64 = a:i64", Flags: target.TileHidden | target.TilePushes, Asm: "pushq {a} | 50+r; popq {d} | 58+r"}

var floatMoves = []target.Row{
	{Name: "move$x", Pattern: "d:$T = a:$T", Flags: target.TileHidden, Asm: "movaps {a}, {d} | 0F 28 /r"},
	{Name: "swap$x", Pattern: "d:$T, e:$T = b:$T, a:$T", Constraints: "d=a e=b", Flags: target.TileHidden,
		Asm: "xorps {e}, {d} | 0F 57 /r; xorps {d}, {e} | 0F 57 /r; xorps {e}, {d} | 0F 57 /r"},
}

var vectorMoves = []target.Row{
	{Name: "movev", Pattern: "d:v = a:v", Flags: target.TileHidden, Asm: "movaps {a}, {d} | 0F 28 /r"},
	{Name: "swapv", Pattern: "d:v, e:v = b:v, a:v", Constraints: "d=a e=b", Flags: target.TileHidden,
		Asm: "xorps {e}, {d} | 0F 57 /r; xorps {d}, {e} | 0F 57 /r; xorps {e}, {d} | 0F 57 /r"},
}

// frame are the rows of prologues and epilogues, at the width of addresses; SP
// and FP are registers.
var frame = []target.Row{
	{Name: "push", Constraints: "<a:$T", Flags: effect, Asm: "push$s {a} | 50+r"},
	{Name: "push.i", Constraints: "k:imm32", Flags: effect, Asm: "push$s {k} | 68 id*"},
	{Name: "push.m", Constraints: "m:mem", Flags: effect | target.TileLoads, Asm: "push$s {m} | FF /6"},
	{Name: "pop", Constraints: ">d:$T", Flags: effect, Asm: "pop$s {d} | 58+r"},
	{Name: "adjustsp", Constraints: "k:imm32", Flags: effect, Asm: "add$s {k}, SP | $p 81 /0 id*"},
	{Name: "alignsp", Constraints: "k:imm32", Flags: effect, Asm: "and$s {k}, SP | $p 81 /4 id*"},
	{Name: "setfp", Flags: effect, Asm: "mov$s SP, FP | $p 89 /r"},
	{Name: "leave", Flags: effect, Asm: "leave | C9"},
	{Name: "restoresp", Constraints: "k:imm32", Flags: effect, Asm: "lea$s {k:raw}(FP), SP | $p 8D /r id*"},
	{Name: "ret.popfar", Pattern: "(ret)", Constraints: "k:0x10000..0x7FFFFFFF", Flags: target.TileHidden | target.TileRet, // the return address moves up: no register is free
		Asm: "push$s (SP) | FF /6 +1; pop$s {k:raw}(SP) | 8F /0 +5; add$s {k}, SP | $p 81 /0 id; ret | C3"},
	{Name: "entry", Flags: target.TileHidden},
}

const effect = target.TileHidden | target.TileEffect

// NameTiles fills in the tiles of t that are used by name. Classes that no type
// has get no moves.
func NameTiles(t *target.Target, c Config) {
	tile := func(name string) target.TileID { return Tile(t, name) }
	of := func(name string, typ *ir.Type) target.MoveTiles {
		return target.MoveTiles{Move: tile("move" + name), Load: tile("load" + name), Store: tile("store" + name), Swap: tile("swap" + name), Type: typ}
	}
	none := target.MoveTiles{Move: target.NoTile, Load: target.NoTile, Store: target.NoTile, Swap: target.NoTile, Type: ir.F64}
	t.Moves = make([]target.MoveTiles, len(t.Machine.Classes))
	for i := range t.Moves {
		t.Moves[i] = none
	}
	long := of("32", ir.I32)
	t.Moves[t.Classes.I8], t.Moves[t.Classes.I16], t.Moves[t.Classes.I32] = long, long, long
	if c.Wide {
		t.Moves[t.Classes.I64] = of("64", ir.I64)
		t.Moves[t.Classes.I64].Pushed = tile("move64.push")
	}
	t.Moves[t.Classes.F32], t.Moves[t.Classes.F64] = of("ss", ir.F32), of("sd", ir.F64)
	t.Moves[t.Classes.F32].Clear, t.Moves[t.Classes.F64].Clear = tile("zeross"), tile("zerosd")
	t.Moves[t.Classes.Vector] = of("v", ir.V2I64)
	if t.Classes.Wide != 0 {
		t.Moves[t.Classes.Wide] = of("y", ir.V4I64)
	}
	if t.Classes.Byte != 0 {
		t.Moves[t.Classes.Byte] = target.MoveTiles{Move: tile("move8"), Load: tile("load8.b"), Store: tile("store8"), Swap: tile("swap8"), Low: tile("trunc32to8.b"), Type: ir.I8}
	}
	t.AsmCall = tile("asm.call")
	t.Frame = target.FrameTiles{SaveTiles: target.SaveTiles{Push: tile("push"), Pop: tile("pop")}, PushImm: tile("push.i"), PushMem: tile("push.m"), AdjustSP: tile("adjustsp"), AlignSP: tile("alignsp"), SetFP: tile("setfp"),
		Leave: tile("leave"), RestoreSP: tile("restoresp"), Ret: tile("ret"), RetPops: []target.TileID{tile("ret.pop"), tile("ret.popfar")}, Jump: tile("jmp"), ZeroUpper: target.NoTile}
	for _, name := range tailJumps {
		t.Frame.TailJumps = append(t.Frame.TailJumps, tile(name))
	}
	t.Frame.Probe = probes(t)
	t.Frame.Nop, t.Frame.NopCode = Tile(t, "nop"), []byte{0x90}
	if t.Classes.Wide != 0 {
		t.Frame.ZeroUpper = tile("zeroupper")
	}
}

// Tile returns the tile of t of the given name. That there is none is an internal error: it panics.
func Tile(t *target.Target, name string) target.TileID {
	id, ok := t.Tile(name)
	if !ok {
		panic(t.Name + ": no tile " + name)
	}
	return id
}

// Clobber makes what calls to find a thread-local variable destroy the registers of set, and setjmp, to which
// control comes back from anywhere, all but the stack pointer and the frame pointer fp. What calls
// destroy is their calling convention's.
func Clobber(rows []target.Row, m *regalloc.Machine, set regalloc.RegSet, fp regalloc.Reg) {
	var call, all strings.Builder
	for r := range m.Regs {
		name := "clobber:" + m.Regs[r].Name + " "
		if set.Has(regalloc.Reg(r)) {
			call.WriteString(name)
		}
		if regalloc.Reg(r) != fp && !m.Regs[r].Reserved {
			all.WriteString(name)
		}
	}
	for i := range rows {
		switch {
		case rows[i].Name == "setjmp":
			rows[i].Constraints += " " + strings.TrimSpace(all.String())
		case rows[i].Name == "tlsget":
			rows[i].Constraints += " " + strings.TrimSpace(call.String())
		}
	}
}
