package arm64

import (
	"fmt"
	"testing"

	"spillway/internal/tiletest"
	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// TestNative runs rows in an emulator, against the meanings of their patterns. The frame is at x28.
func TestNative(t *testing.T) {
	const gcc, libs = "/usr/lib/gcc-cross/aarch64-linux-gnu/12", "/usr/aarch64-linux-gnu/lib"
	name := func(r regalloc.Reg) string { return names(64)[r] }
	h := &tiletest.Harness{
		Flags: []string{"clang-19", "--target=aarch64-linux-gnu", "-march=armv8.3-a", "-fuse-ld=lld", "-Wno-unused-command-line-argument",
			"-isystem", "/usr/aarch64-linux-gnu/include", "-B" + gcc, "-L" + gcc, "-B" + libs, "-L" + libs},
		Emulator: []string{"qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"},
		Jump:     "b",
		Reserved: regalloc.SetOf(28),
		Word:     ".quad",
		Enter: "\tstp x19, x20, [sp, #-96]!\n\tstp x21, x22, [sp, #16]\n\tstp x23, x24, [sp, #32]\n\tstp x25, x26, [sp, #48]\n" +
			"\tstp x27, x28, [sp, #64]\n\tstp x29, x30, [sp, #80]\n\tmov x28, x0\n",
		Leave: "\tldp x21, x22, [sp, #16]\n\tldp x23, x24, [sp, #32]\n\tldp x25, x26, [sp, #48]\n\tldp x27, x28, [sp, #64]\n" +
			"\tldp x29, x30, [sp, #80]\n\tldp x19, x20, [sp], #96\n\tret\n",
		Load: func(r regalloc.Reg, t *ir.Type, at int) string {
			if ir.VectorBits(t) == 128 {
				return fmt.Sprintf("\tldr %s, [x28, #%d]\n", names(128)[r], at)
			}
			return fmt.Sprintf("\tldr %s, [x28, #%d]\n", name(r), at)
		},
		Store: func(r regalloc.Reg, t *ir.Type, at int) string {
			if ir.VectorBits(t) == 128 {
				return fmt.Sprintf("\tstr %s, [x28, #%d]\n", names(128)[r], at)
			}
			return fmt.Sprintf("\tstr %s, [x28, #%d]\n", name(r), at)
		},
		Address: func(r regalloc.Reg, at int) string {
			return fmt.Sprintf("\tmov %[1]s, #%[2]d\n\tadd %[1]s, x28, %[1]s\n", name(r), at)
		},
		Set: func(value, at int) string { return fmt.Sprintf("\tmov x27, #%d\n\tstr x27, [x28, #%d]\n", value, at) },
	}
	tiletest.CheckMeanings(t, Target(target.PIC), h)
	tiletest.CheckMeanings(t, Target(target.PIC).WithFeatures(LSE|RCpc), h)
}
