package i386

import (
	"fmt"
	"testing"

	"spillway/internal/tiletest"
	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// TestNative runs functions that find their frame at a fixed address, so that all
// registers are free.
func TestNative(t *testing.T) {
	named := func(r regalloc.Reg, float *ir.Type) string {
		if ir.VectorBits(float) == 256 {
			return names(256)[r]
		}
		if r >= numWhole {
			return names(8)[r]
		}
		return names(32)[r]
	}
	move := func(r regalloc.Reg, float *ir.Type) string {
		switch {
		case r >= numWhole:
			return "movb"
		case float == nil:
			return "movl"
		case float == ir.F32:
			return "movss"
		case ir.VectorBits(float) == 256:
			return "vmovups"
		case float.IsVector():
			return "movups"
		}
		return "movsd"
	}
	h := &tiletest.Harness{
		Flags: []string{"-m32"},
		Word:  ".long",
		Enter: "\tpushl %ebx\n\tpushl %ebp\n\tpushl %esi\n\tpushl %edi\n",
		Leave: "\tpopl %edi\n\tpopl %esi\n\tpopl %ebp\n\tpopl %ebx\n\tret\n",
		Load: func(r regalloc.Reg, float *ir.Type, at int) string {
			return fmt.Sprintf("\t%s frame+%d, %%%s\n", move(r, float), at, named(r, float))
		},
		Store: func(r regalloc.Reg, float *ir.Type, at int) string {
			return fmt.Sprintf("\t%s %%%s, frame+%d\n", move(r, float), named(r, float), at)
		},
		Address: func(r regalloc.Reg, at int) string { return fmt.Sprintf("\tmovl $frame%+d, %%%s\n", at, named(r, nil)) },
		Set:     func(value, at int) string { return fmt.Sprintf("\tmovl $%d, frame+%d\n", value, at) },
	}
	tiletest.CheckMeanings(t, Target(target.PIC), h)
	tiletest.CheckMeanings(t, Target(target.Static), h)
	for _, cpu := range cpus {
		tiletest.CheckMeanings(t, withCPU(t, cpu), h)
	}
	tiletest.CheckFloatStack(t, Target(target.PIC), h)
}
