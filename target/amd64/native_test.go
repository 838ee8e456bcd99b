package amd64

import (
	"fmt"
	"testing"

	"spillway/internal/tiletest"
	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

func TestNative(t *testing.T) {
	wide := names(64)
	h := &tiletest.Harness{
		Reserved: regalloc.SetOf(R15),
		Word:     ".quad",
		Enter:    "\tpushq %rbx\n\tpushq %rbp\n\tpushq %r12\n\tpushq %r13\n\tpushq %r14\n\tpushq %r15\n\tmovq %rdi, %r15\n",
		Leave:    "\tpopq %r15\n\tpopq %r14\n\tpopq %r13\n\tpopq %r12\n\tpopq %rbp\n\tpopq %rbx\n\tret\n",
		Load: func(r regalloc.Reg, t *ir.Type, at int) string {
			switch ir.VectorBits(t) {
			case 256:
				return fmt.Sprintf("\tvmovups %d(%%r15), %%%s\n", at, names(256)[r])
			case 128:
				return fmt.Sprintf("\tmovups %d(%%r15), %%%s\n", at, wide[r])
			}
			return fmt.Sprintf("\tmovq %d(%%r15), %%%s\n", at, wide[r])
		},
		Store: func(r regalloc.Reg, t *ir.Type, at int) string {
			switch ir.VectorBits(t) {
			case 256:
				return fmt.Sprintf("\tvmovups %%%s, %d(%%r15)\n", names(256)[r], at)
			case 128:
				return fmt.Sprintf("\tmovups %%%s, %d(%%r15)\n", wide[r], at)
			}
			return fmt.Sprintf("\tmovq %%%s, %d(%%r15)\n", wide[r], at)
		},
		Address: func(r regalloc.Reg, at int) string { return fmt.Sprintf("\tleaq %d(%%r15), %%%s\n", at, wide[r]) },
		Set:     func(value, at int) string { return fmt.Sprintf("\tmovq $%d, %d(%%r15)\n", value, at) },
	}
	tiletest.CheckMeanings(t, Target(target.PIC), h)
	for _, cpu := range cpus {
		tiletest.CheckMeanings(t, withCPU(t, cpu), h)
	}
	tiletest.CheckFloatStack(t, Target(target.PIC), h)
}
