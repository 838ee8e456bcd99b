package thumb

import (
	"fmt"
	"testing"

	"spillway/internal/tiletest"
	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/arm"
)

// TestNative runs rows in an emulator, against the meanings of their patterns. The frame is at r8, which no row names; what is loaded
// and stored goes by r9 and r10, where another register is in the way.
func TestNative(t *testing.T) {
	const gcc, libs = "/usr/lib/gcc-cross/arm-linux-gnueabi/12", "/usr/arm-linux-gnueabi/lib"
	names := arm.RegNames()
	// access loads or stores r at an offset from r8 by way of another register, which keeps its value.
	access := func(op string, r regalloc.Reg, at int) string {
		base := names[(r+1)&7]
		return fmt.Sprintf("\tmov r9, %[1]s\n\tldr %[1]s, =%[2]d\n\tadd %[1]s, r8\n\t%[3]s %[4]s, [%[1]s]\n\tmov %[1]s, r9\n", base, at, op, names[r])
	}
	h := &tiletest.Harness{
		Flags: []string{"clang-19", "--target=arm-linux-gnueabi", "-mthumb", "-march=armv6", "-mfloat-abi=soft", "-fuse-ld=lld", "-Wno-unused-command-line-argument", "-fno-integrated-as",
			"-isystem", "/usr/arm-linux-gnueabi/include", "-B" + gcc, "-L" + gcc, "-B" + libs, "-L" + libs},
		Emulator: []string{"qemu-arm", "-L", "/usr/arm-linux-gnueabi"},
		Jump:     "b",
		Reserved: regalloc.SetOf(R12),
		Word:     ".long",
		Enter:    "\tpush {r4, r5, r6, r7, lr}\n\tmov r4, r8\n\tmov r5, r9\n\tpush {r4, r5}\n\tmov r8, r0\n",
		Leave:    "\tpop {r4, r5}\n\tmov r8, r4\n\tmov r9, r5\n\tpop {r4, r5, r6, r7, pc}\n\t.ltorg\n",
		Load:     func(r regalloc.Reg, _ *ir.Type, at int) string { return access("ldr", r, at) },
		Store:    func(r regalloc.Reg, _ *ir.Type, at int) string { return access("str", r, at) },
		Address: func(r regalloc.Reg, at int) string {
			return fmt.Sprintf("\tldr %[1]s, =%[2]d\n\tadd %[1]s, r8\n", names[r], at)
		},
		Set: func(value, at int) string {
			return fmt.Sprintf("\tmov r9, r0\n\tmov r10, r1\n\tldr r0, =%d\n\tadd r0, r8\n\tmovs r1, #%d\n\tstr r1, [r0]\n\tmov r0, r9\n\tmov r1, r10\n", at, value)
		},
	}
	tiletest.CheckMeanings(t, Target(target.PIC), h)
}

// TestNativeT2 does it for the rows that have instructions of four bytes: the frame is at r12.
func TestNativeT2(t *testing.T) {
	const gcc, libs = "/usr/lib/gcc-cross/arm-linux-gnueabi/12", "/usr/arm-linux-gnueabi/lib"
	names := made.Target(target.PIC, withV7EM|VFP|FP64).RegNames[32]
	access := func(op string, r regalloc.Reg, at int) string {
		if r >= numRegs {
			return fmt.Sprintf("\tadd.w r11, r12, #%d\n\tadd.w r11, r11, #%d\n\tv%s %s, [r11]\n", at&^0xff, at&0xff, op, names[r])
		}
		return fmt.Sprintf("\t%s %s, [r12, #%d]\n", op, names[r], at)
	}
	h := &tiletest.Harness{
		Flags: []string{"clang-19", "--target=arm-linux-gnueabi", "-mthumb", "-march=armv7ve", "-mfpu=fp-armv8", "-mfloat-abi=softfp", "-fuse-ld=lld", "-Wno-unused-command-line-argument", "-fno-integrated-as",
			"-isystem", "/usr/arm-linux-gnueabi/include", "-B" + gcc, "-L" + gcc, "-B" + libs, "-L" + libs},
		Emulator: []string{"qemu-arm", "-L", "/usr/arm-linux-gnueabi"},
		Jump:     "b",
		Reserved: regalloc.SetOf(R12),
		Word:     ".long",
		Enter:    "\tpush {r4, r5, r6, r7, r8, r9, r10, r11, lr}\n\tmov r12, r0\n",
		Leave:    "\tpop {r4, r5, r6, r7, r8, r9, r10, r11, pc}\n\t.ltorg\n",
		Load: func(r regalloc.Reg, _ *ir.Type, at int) string {
			return access("ldr", r, at)
		},
		Store: func(r regalloc.Reg, _ *ir.Type, at int) string {
			return access("str", r, at)
		},
		Address: func(r regalloc.Reg, at int) string {
			return fmt.Sprintf("\tmovw %[1]s, #%[2]d\n\tmovt %[1]s, #%[3]d\n\tadd.w %[1]s, r12, %[1]s\n", names[r], uint16(at), uint16(at>>16))
		},
		Set: func(value, at int) string {
			return fmt.Sprintf("\tmov.w r11, #%d\n\tstr r11, [r12, #%d]\n", value, at)
		},
	}
	for _, features := range featuresT2 {
		tiletest.CheckMeanings(t, made.Target(target.PIC, features), h)
	}
}
