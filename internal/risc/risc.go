// Package risc is a fictitious machine unlike x86, for tests of machine descriptions: instructions of four or two
// bytes, addresses of symbols computed in registers, short offset ranges that differ by access, pushes and pops of
// several registers, a link register, a scratch register for the addresses of far slots, short branch ranges, literal
// pools that must be near, no condition flags, and relocations of fields that are split, shifted and page-relative.
// There is no assembler for it.
package risc

import (
	"fmt"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// The registers that have a name. Calls destroy R0 to R3 and LR.
const (
	R0 regalloc.Reg = 0
	R4 regalloc.Reg = 4
	FP regalloc.Reg = 11
	IP regalloc.Reg = 12 // for addresses
	SP regalloc.Reg = 13
	LR regalloc.Reg = 14
)

// Target returns a new machine, to be modified by tests.
func Target() *target.Target {
	link := LR
	t := &target.Target{
		Platform: target.Platform{Name: "risc",
			Layout: ir.Layout{PtrBytes: 4, I64Align: 8, F64Align: 8, I128Align: 16, StackAlign: 8, MaxIntBytes: 4}},
		Machine: machine(),
		Classes: target.TypeClasses{Ptr: ir.I32},
		Address: target.AddressForm{Base: true, MinOff: -4095, MaxOff: 4095, NoSym: true},
		ABI: target.ABI{Link: &link,
			ArgRegs: target.ArgRegs{
				IntArgs: []regalloc.Reg{0, 1, 2, 3}, IntRets: []regalloc.Reg{0, 1},
			},
			ArgRules: target.ArgRules{WordsTogether: true, VarArgFloats: regalloc.NoReg},
			SavedRegs: target.SavedRegs{
				CallerSaved: regalloc.SetOf(0, 1, 2, 3, IP, LR), CalleeSaved: []regalloc.Reg{11, 10, 9, 8, 7, 6, 5, 4},
			},
			StackLayout: target.StackLayout{
				StackAlign: 8, ArgSlot: 4,
			},
		},
		Literals: &target.LiteralPools{Align: 4, Forms: []target.LiteralForm{{Reloc: RelocWord, Distance: RelocPCRel}, {Name: "here", Text: "(here)", Reloc: RelocPCRel, Distance: RelocPCRel, Place: true}}},
		Operations: target.Operations{
			Semantics: ir.Semantics{Convert: ir.Saturated, PositiveNaN: true},
			Limits:    target.Limits{CopyWords: [3]int{16, 6, 3}, SetWords: [3]int{16, 6, 3}, CompareWords: [3]int{4, 2, 2}, TableEntries: 4, TableDensity: [3]float64{0.10, 0.40, 0.40}},
		},
		Output: target.Output{Reloc: target.Static,
			CodeAlign: target.CodeAlign{Func: 16, Fetch: 16, Line: 64},
			Syntax:    syntax(), Code: coder{}, Object: Object,
		},
		RegisterNames: target.RegisterNames{
			SP: SP, FP: FP, Accum: regalloc.NoReg,
		},
	}
	var names []string
	for _, r := range t.Machine.Regs {
		names = append(names, r.Name)
	}
	t.RegNames = map[int][]string{8: names, 16: names, 32: names} // the same at all widths
	if err := t.Finish(rows()); err != nil {
		panic(err)
	}
	nameTiles(t)
	return t
}

func machine() *regalloc.Machine {
	m := &regalloc.Machine{Name: "risc"}
	c := regalloc.Class{Name: "int", SpillSize: 4, SpillAlign: 4, Move: 4, Load: 4, Store: 4, Swap: -1}
	for r := range regalloc.Reg(15) {
		x := regalloc.RegInfo{Name: fmt.Sprintf("r%d", r), Reserved: r >= IP}
		if r >= R4 && r < IP {
			x.SaveCost, x.SaveSpeed = 4, regalloc.LoadSpeed+regalloc.StoreSpeed
		}
		m.Regs = append(m.Regs, x)
		c.Regs = append(c.Regs, r)
	}
	m.Regs[SP].Name, m.Regs[LR].Name = "sp", "lr"
	m.Classes = []regalloc.Class{c}
	return m.Finish()
}

func syntax() target.Syntax {
	s := target.Syntax{
		Comment: "@", ImmPrefix: "#", TableEntry: 4,
		Mem: func(b []byte, base, index string, scale int, off int64, sym string) []byte {
			if off == 0 {
				return fmt.Appendf(b, "[%s]", base)
			}
			return fmt.Appendf(b, "[%s, #%d]", base, off)
		},
		PCRel:    func(sym string) string { return sym },
		MemBytes: func(base, index regalloc.Reg, scale int, off int64, sym, _ bool) int { return 0 },
	}
	for p := ir.EQ; p <= ir.SLE; p++ {
		s.CC[p] = p.String()
	}
	return s
}

// rows are the tiles. A word is in reach of 12 bits, a half-word of 8, a signed
// byte of 6 bits that count words.
func rows() []target.Row {
	const hidden, effect = target.TileHidden, target.TileHidden | target.TileEffect
	return []target.Row{
		{Name: "const", Pattern: "d:i32 = k:imm", Asm: "mov {d}, {k} | +4"},
		{Name: "address", Pattern: "d:i32 = k:sym", Asm: "adr {d}, {k} | +8"},
		{Name: "literal", Pattern: "d:i32 = k:imm", Flags: target.TileHidden, Asm: "ldl {d}, {k:lit} | +4 lit:0..1018"},
		{Name: "literal.near", Pattern: "d:i32 = k:imm", Flags: target.TileHidden, Asm: "ldl {d}, {k:lit} | +4 lit:-200..200"},
		{Name: "literal.sym", Pattern: "d:i32 = k:sym", Flags: target.TileHidden, Asm: "ldl {d}, {k:lit} | +4 lit:0..1018"},
		{Name: "literal.less", Pattern: "d:i32 = k:sym", Flags: target.TileHidden, Asm: "ldl {d}, {k:lit-L0+8} | +4 lit:0..1018; L0:; add {d}, {d} | +4"},
		{Name: "literal.here", Pattern: "d:i32 = k:sym", Flags: target.TileHidden, Asm: "ldl {d}, {k:lit=here-L0+8} | +4 lit:0..1018; L0:; add {d}, {d} | +4"},
		{Name: "lea", Pattern: "d:i32 = m:mem", Asm: "add {d}, {m} | +4"},
		{Name: "add", Pattern: "d:i32 = (add.i32 a b)", Asm: "add {d}, {a}, {b} | +4"},
		{Name: "add.far", Pattern: "d:i32 = (add.i32 a k:imm)", Constraints: "d!", Asm: "mov {d}, {k} | +4; add {d}, {a}, {d} | +4"},
		{Name: "load", Pattern: "d:i32 = (load.i32 m)", Asm: "ldr {d}, {m} | +4"},
		{Name: "load16", Pattern: "d:i32 = (zext.i32 (load.i16 m))", Constraints: "m+-255..255", Asm: "ldrh {d}, {m} | +4"},
		{Name: "load8", Pattern: "d:i32 = (sext.i32 (load.i8 m))", Constraints: "m+0..252/4", Asm: "ldrsb {d}, {m} | +4"},
		{Name: "store", Pattern: "(store.i32 a m)", Asm: "str {a}, {m} | +4"},
		{Name: "set", Pattern: "d:i1 = (icmp.i32 ?cc a b)", Asm: "set{cc} {d}, {a}, {b} | +4"},
		{Name: "br1", Pattern: "(condbr a:i1)", Asm: "bnz {a}, {T} | jump:2,6,-256..254; b {F} | jump:2,4,-2048..2046"},
		{Name: "br", Pattern: "(condbr (icmp.i32 ?cc a b))", Asm: "b{cc} {a}, {b}, {T} | jump:4,8,-256..254; b {F} | jump:2,4,-2048..2046"},
		{Name: "jump", Pattern: "(br)", Asm: "b {T} | jump:2,4,-2048..2046"},
		{Name: "ret", Pattern: "(ret)", Flags: target.TileRet, Asm: "bx lr | +2"},
		{Name: "call", Pattern: "(call f:sym)", Asm: "bl {f} | +4"},
		{Name: "move", Pattern: "d:i32 = a:i32", Flags: hidden, Asm: "mov {d}, {a} | +2"},
		{Name: "entry", Flags: hidden},
		{Name: "push", Constraints: "<a:i32", Flags: effect, Asm: "push {a} | +4"},
		{Name: "pop", Constraints: ">d:i32", Flags: effect, Asm: "pop {d} | +4"},
		{Name: "push2", Constraints: "<a:i32 <b:i32", Flags: effect, Asm: "push {b}, {a} | +4"},
		{Name: "pop2", Constraints: ">d:i32 >e:i32", Flags: effect, Asm: "pop {e}, {d} | +4"},
		{Name: "push3", Constraints: "<a:i32 <b:i32 <c:i32", Flags: effect, Asm: "push {c}, {b}, {a} | +4"},
		{Name: "pop3", Constraints: ">d:i32 >e:i32 >f:i32", Flags: effect, Asm: "pop {f}, {e}, {d} | +4"},
		{Name: "adjustsp", Constraints: "k:imm32", Flags: effect, Asm: "add sp, sp, {k} | +4"},
		{Name: "alignsp", Constraints: "k:imm32", Flags: effect, Asm: "and sp, sp, {k} | +4"},
		{Name: "setfp", Flags: effect, Asm: "mov r11, sp | +2"},
		{Name: "leave", Flags: effect, Asm: "mov sp, r11 | +2; pop r11, lr | +4"},
		{Name: "restoresp", Constraints: "k:imm32", Flags: effect, Asm: "add sp, r11, {k} | +4"},
	}
}

func nameTiles(t *target.Target) {
	tile := func(name string) target.TileID {
		id, ok := t.Tile(name)
		if !ok {
			panic("no tile " + name)
		}
		return id
	}
	t.Moves = []target.MoveTiles{{Move: tile("move"), Load: tile("load"), Store: tile("store"), Swap: target.NoTile, Type: ir.I32}}
	t.Frame = target.FrameTiles{ZeroUpper: target.NoTile,
		SaveTiles: target.SaveTiles{
			Push: tile("push"), Pop: tile("pop"),
			Pushes: []target.TileID{target.NoTile, target.NoTile, tile("push2"), tile("push3")},
			Pops:   []target.TileID{target.NoTile, target.NoTile, tile("pop2"), tile("pop3")},
		},
		PushImm: target.NoTile, PushMem: target.NoTile, AdjustSP: tile("adjustsp"), AlignSP: tile("alignsp"),
		SetFP: tile("setfp"), Leave: tile("leave"), RestoreSP: tile("restoresp"), Ret: tile("ret"), Jump: tile("jump"),
		Far: &target.FarTiles{Add: tile("add.far"), Scratch: IP},
	}
}
