package target_test

import (
	"fmt"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/x86"
)

// toy returns a machine of four registers, filled in except for its tiles.
func toy() *target.Target {
	m := &regalloc.Machine{Name: "toy", PrefixBytes: 1}
	class := regalloc.Class{Name: "int", SpillSize: 4, SpillAlign: 4}
	names := []string{"r0", "r1", "r2", "r3"}
	for i, name := range names {
		r := regalloc.Reg(i)
		m.Regs = append(m.Regs, regalloc.RegInfo{Name: name, Units: regalloc.SetOf(r)})
		class.Regs = append(class.Regs, r)
	}
	m.Classes = []regalloc.Class{class}
	return &target.Target{
		Platform: target.Platform{Name: "toy", Layout: ir.Layout{PtrBytes: 4}}, Machine: m,
		Classes: target.TypeClasses{Ptr: ir.I32},
		Output: target.Output{
			Syntax: target.Syntax{RegPrefix: "%", ImmPrefix: "$", Encoding: x86.Encoding,
				MemBytes: func(base, index regalloc.Reg, scale int, off int64, sym, _ bool) int {
					if off == 0 {
						return 0
					}
					return 4
				},
				Mem: func(b []byte, base, index string, scale int, off int64, sym string) []byte {
					return fmt.Appendf(b, "%d(%s)", off, base)
				}},
		},
		RegisterNames: target.RegisterNames{RegNames: map[int][]string{32: names},
			SP: regalloc.NoReg, FP: regalloc.NoReg, Accum: 0,
		},
		RegisterCosts: target.RegisterCosts{PrefixRegs: regalloc.SetOf(3)},
	}
}

// An addition, with its second operand in memory and as a constant, is three
// rows; that they belong together follows from their patterns.
func Example() {
	t := toy()
	err := t.Finish([]target.Row{
		{Name: "add", Pattern: "d:i32 = (add.i32 a b)", Constraints: "d=a", Asm: "addl {b}, {d} | 01 /r"},
		{Name: "add.mem", Pattern: "d:i32 = (add.i32 a (load.i32 m))", Constraints: "d=a", Asm: "addl {m}, {d} | 03 /r"},
		{Name: "add.const", Pattern: "d:i32 = (add.i32 a k:imm)", Constraints: "d=a", Asm: "addl {k}, {d} | 81 /0 id* ax:d"},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	add := &t.Tiles[t.Rooted(ir.OpAdd, ir.I32)[0]]
	for _, id := range []target.TileID{add.ID, add.MemForm[2], add.ImmForm[2]} {
		fmt.Println(t.Describe(id))
	}

	p := target.Unassigned()
	p.Regs[0], p.Regs[1], p.Imm = 3, 3, 1000
	line := &t.Tiles[2].Lines(0)[0]
	fmt.Printf("%s: %d bytes\n", t.AppendLine(nil, 2, line, &p, &target.Names{}), t.Bytes(2, &p))
	p.Regs[0], p.Regs[1] = 0, 0
	fmt.Printf("%s: %d bytes\n", t.AppendLine(nil, 2, line, &p, &target.Names{}), t.Bytes(2, &p))
	// Output:
	// add: d:i32 = (add.i32 a:i32 b:i32) d=a | addl {b}, {d}; 2 bytes
	// add.mem: d:i32 = (add.i32 a:i32 (load.i32 m)) d=a | addl {m}, {d}; 2 bytes
	// add.const: d:i32 = (add.i32 a:i32 k:-2147483648..2147483647) d=a | addl {k}, {d}; 3 bytes
	// addl $1000, %r3: 7 bytes
	// addl $1000, %r0: 5 bytes
}
