package arm

import (
	"fmt"
	"testing"

	"spillway/internal/tiletest"
	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// TestNative runs rows in an emulator, against the meanings of their patterns. The frame is at r12.
func TestNative(t *testing.T) {
	const gcc, libs = "/usr/lib/gcc-cross/arm-linux-gnueabi/12", "/usr/arm-linux-gnueabi/lib"
	h := &tiletest.Harness{
		Flags: []string{"clang-19", "--target=arm-linux-gnueabi", "-march=armv7ve", "-mfpu=fp-armv8", "-mfloat-abi=softfp", "-fuse-ld=lld", "-Wno-unused-command-line-argument", "-fno-integrated-as",
			"-isystem", "/usr/arm-linux-gnueabi/include", "-B" + gcc, "-L" + gcc, "-B" + libs, "-L" + libs},
		Emulator: []string{"qemu-arm", "-L", "/usr/arm-linux-gnueabi"},
		Jump:     "b",
		Reserved: regalloc.SetOf(R12),
		Word:     ".long",
		Enter:    "\tpush {r4, r5, r6, r7, r8, r9, r10, r11, lr}\n\tmov r12, r0\n",
		Leave:    "\tpop {r4, r5, r6, r7, r8, r9, r10, r11, pc}\n",
		Load: func(r regalloc.Reg, _ *ir.Type, at int) string {
			if r >= S0 {
				return fmt.Sprintf("\tadd r11, r12, #%d\n\tadd r11, r11, #%d\n\tvldr %s, [r11]\n", at&^0xff, at&0xff, vfpNames()[r])
			}
			return fmt.Sprintf("\tldr %s, [r12, #%d]\n", names()[r], at)
		},
		Store: func(r regalloc.Reg, _ *ir.Type, at int) string {
			if r >= S0 {
				return fmt.Sprintf("\tadd r11, r12, #%d\n\tadd r11, r11, #%d\n\tvstr %s, [r11]\n", at&^0xff, at&0xff, vfpNames()[r])
			}
			return fmt.Sprintf("\tstr %s, [r12, #%d]\n", names()[r], at)
		},
		Address: func(r regalloc.Reg, at int) string {
			return fmt.Sprintf("\tmovw %[1]s, #%[2]d\n\tmovt %[1]s, #%[3]d\n\tadd %[1]s, r12, %[1]s\n", names()[r], uint16(at), uint16(at>>16))
		},
		Set: func(value, at int) string { return fmt.Sprintf("\tmov r11, #%d\n\tstr r11, [r12, #%d]\n", value, at) },
	}
	tiletest.CheckMeanings(t, Target(target.PIC), h)
	tiletest.CheckMeanings(t, made.Target(target.PIC, withV7|HWDiv), h)
	tiletest.CheckMeanings(t, made.Target(target.PIC, withV7|VFP|VFP4|FPV8), h)
}
