package mach_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// TestFields gives every tile of every machine constants at the limits of its field and beyond them, and slots at
// distances at those of its address and beyond them: the first fit, the others are refused by name.
func TestFields(t *testing.T) {
	for _, m := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC), amd64.Target(target.Static), i386.Target(target.Static)} {
		if err := m.Complete(); err != nil {
			t.Fatal(err)
		}
		constants, addresses := 0, 0
		for id := range m.Tiles {
			tile := &m.Tiles[id]
			if int(tile.Imm) >= len(tile.Operands) {
				continue // no row
			}
			in := mach.Instr{Tile: target.TileID(id), Mem: mach.NoMem}
			f := &mach.Func{Name: "f", Target: m, Stage: mach.Framed, Blocks: []*mach.Block{{Instrs: []mach.Instr{in}}}}
			code := &f.Blocks[0].Instrs[0]
			wants := func(what string, fits bool) {
				t.Helper()
				err := mach.Fields(f)
				if fits && err != nil || !fits && (err == nil || !strings.Contains(err.Error(), "@f: ") || !strings.Contains(err.Error(), tile.Name)) {
					t.Errorf("%s: %s: %v", tile.Name, what, err)
				}
			}
			if tile.Imm >= 0 {
				constants++
				r := tile.Operands[tile.Imm].Imm
				for _, v := range []int64{r.Lo, r.Hi} {
					code.Imm = v
					wants("limit", r.Allows(v, nil))
				}
				if r.Hi < 1<<62 {
					code.Imm = r.Hi + 1
					wants("beyond", false)
				}
				if r.Lo > -1<<62 {
					code.Imm = r.Lo - 1
					wants("below", false)
				}
				for code.Imm = r.Lo; code.Imm < r.Hi && !r.Allows(code.Imm, nil); code.Imm++ {
				}
			}
			if tile.Mem >= 0 {
				addresses++
				f.Slots = make([]mach.Slot, 1)
				code.Mem = mach.Mem{Used: true, Base: -1, Index: -1, Slot: 0}
				for disp, fits := range map[int64]bool{m.Address.MaxOff: true, m.Address.MinOff: true, m.Address.MaxOff + 1: false, m.Address.MinOff - 1: false} {
					f.Slots[0].Disp = disp
					wants("address", fits)
				}
			}
		}
		if constants < 50 || addresses < 50 {
			t.Errorf("%s: %d tiles with constants, %d with addresses", m.Name, constants, addresses)
		}
	}
}

// TestFieldsHold encodes every tile with the constants that its row allows at the limits of fields of one, two and four bytes:
// two constants have two encodings, or the field does not hold what the row says.
func TestFieldsHold(t *testing.T) {
	for _, m := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC)} {
		if err := m.Complete(); err != nil {
			t.Fatal(err)
		}
		tried := 0
		for id := range m.Tiles {
			tile := &m.Tiles[id]
			if tile.Imm < 0 || int(tile.Imm) >= len(tile.Operands) || tile.Operands[tile.Imm].Imm.Pow2 {
				continue
			}
			r := tile.Operands[tile.Imm].Imm
			encode := func(v int64) string {
				var c target.Code
				p := target.Unassigned()
				p.Base, p.Index, p.Imm = m.FP, regalloc.NoReg, v
				for k := range tile.Operands {
					if o := &tile.Operands[k]; k < len(p.Regs) && o.Kind == target.RegOperand {
						p.Regs[k] = m.Machine.Classes[o.Class].Set.First()
					}
				}
				lines := tile.Lines(0)
				for i := range lines {
					if lines[i].NumParts() == 0 {
						return "" // a row of no instruction
					}
					l, err := m.Code.Line(tile, &lines[i])
					if err != nil {
						return ""
					}
					l.Append(&c, &p)
				}
				return fmt.Sprintf("% x %v", c.Bytes, c.Fixups)
			}
			for _, v := range []int64{r.Lo, r.Hi, 0, 127, -128, 255, 0x7FFF, 0xFFFF, 0x7FFFFFFF} {
				for _, delta := range []int64{1 << 8, 1 << 16, 1 << 32} {
					for _, w := range []int64{v + delta, v - delta} {
						if !r.Allows(v, nil) || !r.Allows(w, nil) {
							continue
						}
						tried++
						if a, b := encode(v), encode(w); a != "" && a == b && !slices.Contains(aliases, tile.Name) {
							t.Errorf("%s %s: %d and %d have one encoding, %s", m.Name, tile.Name, v, w, a)
						}
					}
				}
			}
		}
		if tried == 0 {
			t.Error("no tile has a constant at a limit")
		}
	}
}

// aliases are tiles whose constants are the 32 bits of a float.
var aliases = []string{"storef32.i", "constss"}
