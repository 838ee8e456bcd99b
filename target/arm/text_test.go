package arm

import (
	"bytes"
	"debug/elf"
	"os"
	"strings"
	"testing"

	"spillway/internal/tiletest"
	"spillway/target"
)

// assembled returns the code of text that a program writes for a machine with features.
func assembled(features target.Features, text string) ([]byte, error) {
	p, err := tiletest.Text(made.Target(target.Static, features), text)
	return p.Data, err
}

// TestText compares the code of what programs write, a line of a file each, with what the assembler makes of it.
func TestText(t *testing.T) {
	testText(t, "testdata/a32.txt", withV7|HWDiv)
	testText(t, "testdata/vfp.txt", withV7|VFP|VFP4|D32|FPV8)
}

func testText(t *testing.T, file string, features target.Features) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for one := range strings.SplitSeq(string(data), "\n") {
		if one != "" && one[0] != '@' {
			lines = append(lines, one)
		}
	}
	text := "\t.syntax unified\n\t.arch armv7ve\n\t.fpu fp-armv8\n\t.arm\n\t" + strings.Join(lines, "\n\t") + "\n"
	f, err := elf.Open(tiletest.Assemble(t, []byte(text), "arm-linux-gnueabi-as"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	code, err := f.Section(".text").Data()
	if err != nil {
		t.Fatal(err)
	}
	if len(code) != 4*len(lines) {
		t.Fatalf("%d bytes for %d lines", len(code), len(lines))
	}
	for i, one := range lines {
		want := code[4*i : 4*i+4]
		if got, err := assembled(features, one); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s: % x, want % x (%v)", one, got, want, err)
		}
	}
}

// TestTextBlocks expects it blocks, which A32 does not need, to have no code, and the conditions that they say.
func TestTextBlocks(t *testing.T) {
	want, err := assembled(0, "moveq r0, #1; movne r0, #2")
	if err != nil {
		t.Fatal(err)
	}
	if got, err := assembled(0, "ite eq; moveq r0, #1; movne r0, #2"); err != nil || !bytes.Equal(got, want) {
		t.Errorf("got % x (%v), want % x", got, err, want)
	}
	for _, s := range []string{"it eq; movne r0, #1", "it eq; mov r0, #1", "it eq"} {
		if code, err := assembled(0, s); err == nil {
			t.Errorf("%s: % x", s, code)
		}
	}
}

// TestTextJumps has jumps whose relocation the condition decides.
func TestTextJumps(t *testing.T) {
	for text, want := range map[string]uint32{"b f": RelJUMP24, "bne f": RelJUMP24, "bl f": RelCALL, "bleq f": RelJUMP24, "bls f": RelJUMP24} {
		p, err := tiletest.Text(made.Target(target.Static, 0), text)
		if err != nil || len(p.Fixes) != 1 || p.Fixes[0].Reloc != want {
			t.Errorf("%s: fixes %+v (%v), want one of type %d", text, p.Fixes, err, want)
		}
	}
}

// TestTextRefused wants what the processor lacks, and numbers that instructions do not hold, to be refused and never encoded.
func TestTextRefused(t *testing.T) {
	for _, s := range []string{"mov r0, #0x101", "add r0, r1, #0x12345", "and r0, r1, #0x101", "ldr r0, [r1, #4096]", "ldrh r0, [r1, #256]", "ldr r0, [r1], #-4096", "ldrd r1, r2, [r3]", "ldrd r0, r2, [r3]",
		"lsl r0, r1, #32", "lsr r0, r1, #33", "ror r0, r1, #0", "ssat r0, #0, r1", "ssat r0, #33, r1", "usat r0, #32, r1", "svc #0x1000000", "bkpt #65536", "sxtb r0, r1, ror #4", "ldm pc!, {r0}",
		"cpsid q", "msr cpsr_z, r0", "mcr p16, 0, r0, c0, c0, 0", "mcr p15, 8, r0, c0, c0, 0", "frob r0", "nop r0", "bkptne #1", "dmbne", "movw r0, #1", "dmb", "wfi", "sdiv r0, r1, r2", "ldrexb r0, [r1]", "mov.w r0, r1"} {
		if code, err := assembled(0, s); err == nil {
			t.Errorf("ARMv6: %s: % x", s, code)
		}
	}
	for _, s := range []string{"vadd.f32 s0, s1, s32", "vadd.f32 s0, s1, d2", "vadd.f64 s0, s1, s2", "vldr s0, [r1, #2]", "vldr s0, [r1, #1024]", "vpush {s0, s2}", "vpush {s0, d1}", "vpush {d0-d16}",
		"vmov s4, s6, r0, r1", "vstmdb r0, {s0}", "vcmp.f32 s0, #1", "vldr s0, [r1, r2]", "vfma.f32 s0, s1, s2"} {
		if code, err := assembled(withV7|VFP, s); err == nil {
			t.Errorf("VFPv3: %s: % x", s, code)
		}
	}
	for _, s := range []string{"movw r0, #65536", "ubfx r0, r1, #31, #2", "bfc r0, #3, #30", "strexd r0, r1, r2, [r3]", "mov r0, #0x12345"} {
		if code, err := assembled(withV7|HWDiv, s); err == nil {
			t.Errorf("ARMv7: %s: % x", s, code)
		}
	}
}
