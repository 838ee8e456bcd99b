package x86

import "spillway/target"

// control returns jumps, calls, returns and what else has no value.
func control(rows []target.Row, c Config) []target.Row {
	ptr, jumps := "i32", []string{"rax", "rcx", "rdx"}
	if c.Wide {
		ptr, jumps = "i64", []string{"r11", "rax", "r10"}
	}
	rows = append(rows, with([]target.Row{
		{Named: true, Name: "jmp", Pattern: "(br)", Asm: "jmp {T} | jmp"},
		{Name: "invoke", Pattern: "(invoke)", Asm: "jmp {T} | jmp"},
		{Name: "jmp.r", Pattern: "(indirectbr a)", Asm: "jmp *{a} | FF /4"},
		{Name: "jmp.m", Pattern: "(indirectbr (load.$PTR m))", Asm: "jmp *{m} | FF /4"},
		{Named: true, Name: "ret", Pattern: "(ret)", Flags: target.TileRet, Asm: "ret | C3"},
		{Name: "ret.pop", Pattern: "(ret)", Constraints: "k:0..0xFFFF", Flags: target.TileHidden | target.TileRet, Asm: "ret {k} | C2 iw"},
		{Name: "unreachable", Pattern: "(unreachable)"},
		{Name: "trap", Pattern: "(trap)", Asm: "ud2 | 0F 0B"},
		{Name: "call.sym", Pattern: "(call f:sym)", Asm: "call {f} | E8 cd"},
		{Name: "call.r", Pattern: "(call f)", Asm: "call *{f} | FF /2"},
		{Name: "call.m", Pattern: "(call (load.$PTR m))", Asm: "call *{m} | FF /2"},
		{Name: "asm", Pattern: "(asm)", Flags: target.TilePushes, Cycles: 10},
		{Named: true, Name: "asm.call", Pattern: "(asm)", Flags: target.TilePushes | target.TileHidden | target.TileCall, Cycles: 10}, // that exceptions may leave
		{Name: "prefetch", Pattern: "(prefetch m)", Asm: "prefetcht0 {m} | 0F 18 /1"},
		{Name: "tailjump.sym", Pattern: "(tailcall f:sym)", Asm: "jmp {f} | E9 cd"},
	}, "$PTR", ptr)...)
	for i, r := range jumps {
		row := target.Row{Named: true, Name: tailJumps[i], Pattern: "(tailcall f)", Constraints: "f@" + r, Asm: "jmp *{f} | FF /4"}
		if i > 0 {
			row.Flags = target.TileHidden
		}
		rows = append(rows, row)
	}
	return rows
}

// tailJumps are the tiles of target.FrameTiles.TailJumps.
var tailJumps = [...]string{"tailjump.r", "tailjump.r2", "tailjump.r3"}

// Routine returns what outlined code is called by.
func Routine(t *target.Target) *target.RoutineTiles {
	return &target.RoutineTiles{Call: Tile(t, "call.sym"), Tail: map[target.TileID]target.TileID{Tile(t, "call.sym"): Tile(t, "tailjump.sym")}}
}
