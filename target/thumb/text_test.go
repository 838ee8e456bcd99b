package thumb

import (
	"bytes"
	"debug/elf"
	"fmt"
	"os"
	"path/filepath"
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

// TestText compares the code of what programs write with what the assembler makes of it; the text is a line of a file of testdata each.
func TestText(t *testing.T) {
	for _, c := range []struct {
		arch     string
		features target.Features
		files    []string
	}{{"armv6s-m", withV6M, []string{"v6m.txt"}}, {"armv7-m", withV7M, []string{"v6m.txt", "v7m.txt"}}, {"armv7-a", withV7A, []string{"v7a.txt"}},
		{"armv7e-m", withV7EM | VFP, []string{"v7m.txt", "v7em.txt", "blocks.txt"}}, {"armv8-m.main", withV8Main, []string{"v7m.txt", "v8m.txt"}},
		{"armv7-a", withV7A | VFP | FP64 | VFP4 | D32 | FPV8, []string{"../../arm/testdata/vfp.txt"}}} {
		for _, file := range c.files {
			data, err := os.ReadFile(filepath.Join("testdata", file))
			if err != nil {
				t.Fatal(err)
			}
			for _, x := range reference(t, c.arch, string(data)) {
				if got, err := assembled(c.features, x.line); err != nil || !bytes.Equal(got, x.code) {
					t.Errorf("%s: %s: % x, want % x (%v)", c.arch, x.line, got, x.code, err)
				}
			}
		}
	}
}

type line struct {
	line string
	code []byte
}

// reference returns what the assembler makes of each line: a symbol is before it.
func reference(t *testing.T, arch, lines string) (list []line) {
	var text strings.Builder
	fmt.Fprintf(&text, "\t.syntax unified\n\t.arch %s\n\t.fpu fp-armv8\n\t.thumb\n", arch)
	for one := range strings.SplitSeq(lines, "\n") {
		if one == "" || one[0] == '@' {
			continue
		}
		fmt.Fprintf(&text, "at%d:\n\t%s\n", len(list), one)
		list = append(list, line{line: one})
	}
	fmt.Fprintf(&text, "at%d:\n", len(list))
	f, err := elf.Open(tiletest.Assemble(t, []byte(text.String()), "arm-none-eabi-as"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	code, err := f.Section(".text").Data()
	if err != nil {
		t.Fatal(err)
	}
	symbols, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	at := make(map[string]uint64)
	for _, s := range symbols {
		at[s.Name] = s.Value &^ 1
	}
	for i := range list {
		list[i].code = code[at[fmt.Sprint("at", i)]:at[fmt.Sprint("at", i+1)]]
	}
	return list
}

// TestTextRefused expects what the processor lacks, and numbers that instructions do not hold, to be refused and never encoded.
func TestTextRefused(t *testing.T) {
	for _, s := range []string{"movs r0, #256", "movs r8, #1", "mov r0, #1", "ldr r0, [r1, #3]", "ldr r0, [r1, #128]", "ldr r0, [sp, #1024]", "adds r0, r1, #8", "add sp, #512", "lsls r0, r1, #32",
		"svc #256", "push {r8}", "pop {lr}", "clz r0, r1", "ldrex r0, [r1]", "mrs r0, basepri", "dsb 16", "cbz r0, .", "movw r0, #1", "ands r0, r1, r2", "muls r0, r1, r2", "frob r0", "nop r0", "strb r0, [r1, #32]"} {
		if code, err := assembled(withV6M, s); err == nil {
			t.Errorf("ARMv6-M: %s: % x", s, code)
		}
	}
	for _, s := range []string{"mov r0, #0x12345", "and r0, r1, #0x101", "movw r0, #65536", "ldr r0, [r1, #4096]", "ldr r0, [r1, #-256]", "ssat r0, #0, r1", "ssat r0, #33, r1", "usat r0, #32, r1", "ubfx r0, r1, #32, #1",
		"strex r0, r1, [r2, #2]", "lsl r0, r1, #32", "ldr r0, [r1, r2, lsl #4]", "mrs r0, psplim", "movs.n r8, #1", "nop.w", "ldrexd r0, r1, [r2]",
		"ldrd r0, r1, [r2, #2]", "strd r0, r1, [r2, #1024]", "ldr r0, [r1], #256", "ldr r0, [r1, #-256]!", "stm r0, {r1, pc}", "ldm r0, {r1, sp}", "stmdb r0!, {}", "tst r0, #-2", "teq r0, #-2", "add r0, r1, #4097", "bfc r0, #31, #2", "eor r0, r1, #-2"} {
		if code, err := assembled(withV7M, s); err == nil {
			t.Errorf("ARMv7-M: %s: % x", s, code)
		}
	}
	for text, want := range map[string]string{
		"it eq; movne r0, #1":                  "movne has the condition ne, and the it block eq",
		"ite eq; moveq r0, #1; moveq r0, #2":   "moveq has the condition eq, and the it block ne",
		"itt eq; moveq r0, #1; mov r0, #2":     "mov needs the condition eq in the it block",
		"it eq":                                "it is followed by fewer than 1 instructions",
		"itt eq; moveq r0, #1":                 "itt is followed by fewer than 2 instructions",
		"moveq r0, #1":                         "moveq needs an it instruction before it",
		"itt eq; beq f; moveq r0, #1":          "beq cannot be in an it block, or only at its end",
		"itt eq; popeq {r4, pc}; moveq r0, #1": "popeq cannot be in an it block, or only at its end",
		"it eq; cbzeq r0, 1f; 1:":              "cbzeq cannot be in an it block",
		"it eq; it eq; moveq r0, #1":           "it in an it block",
		"it":                                   "it needs one operand, a condition", "it zz; nop": "it needs one operand, a condition", "ittttt eq": "unknown instruction ittttt",
	} {
		if code, err := assembled(withV7M, text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: % x, %v; want %s", text, code, err, want)
		}
	}
	if code, err := assembled(withV6M, "it eq; moveq r0, r1"); err == nil {
		t.Errorf("ARMv6-M has it blocks: % x", code)
	}
	for _, s := range []string{"mrs r0, basepri", "mrs r0, primask", "msr primask, r0", "msr apsr_nzcvq, r0"} {
		if code, err := assembled(withV7A, s); err == nil {
			t.Errorf("ARMv7-A: %s: % x", s, code)
		}
	}
}
