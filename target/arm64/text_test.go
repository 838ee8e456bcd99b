package arm64

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"spillway/internal/tiletest"
	"spillway/target"
)

// assembled returns the code and the relocations, by place, of text that a program writes.
func assembled(text string) ([]byte, map[int64]uint32, error) {
	p, err := tiletest.Text(Target(target.PIC), text)
	if err != nil {
		return nil, nil, err
	}
	relocs := make(map[int64]uint32)
	for _, x := range p.Fixes {
		relocs[x.Off] = x.Reloc
	}
	return p.Data, relocs, nil
}

// TestText compares the code of what programs write with what the assembler makes of it, and its relocations; the text is
// a line of testdata/text.txt each.
func TestText(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("testdata", "text.txt"))
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	var text strings.Builder
	text.WriteString("\t.arch armv8.6-a+memtag+rng+crypto+sha3+sm4+ssbs+predres+flagm\n")
	for line := range strings.SplitSeq(string(data), "\n") {
		if line == "" || line[0] == '@' {
			continue
		}
		lines = append(lines, line)
		fmt.Fprintf(&text, "%s\n", line)
	}
	f, err := elf.Open(tiletest.Assemble(t, []byte(text.String()), assembler...))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	want, err := f.Section(".text").Data()
	if err != nil || len(want) != 4*len(lines) {
		t.Fatalf("%d bytes of %d instructions: %v", len(want), len(lines), err)
	}
	wanted := make(map[int64]uint32)
	if s := f.Section(".rela.text"); s != nil {
		rela, err := s.Data()
		if err != nil {
			t.Fatal(err)
		}
		for ; len(rela) >= 24; rela = rela[24:] {
			wanted[int64(binary.LittleEndian.Uint64(rela))] = binary.LittleEndian.Uint32(rela[8:])
		}
	}
	for i, line := range lines {
		got, relocs, err := assembled(line)
		if err != nil || !bytes.Equal(got, want[4*i:4*i+4]) {
			t.Errorf("%s: % x, want % x (%v)", line, got, want[4*i:4*i+4], err)
		} else if relocs[0] != wanted[int64(4*i)] {
			t.Errorf("%s: relocation %d, want %d", line, relocs[0], wanted[int64(4*i)])
		}
	}
}

// TestTextTable assembles each form of the table of instructions for the system and of atomics with some registers.
func TestTextTable(t *testing.T) {
	var text strings.Builder
	text.WriteString("\t.arch armv8.6-a+memtag+rng+crypto+sha3+sm4+ssbs+predres+flagm\n")
	var lines []string
	for _, list := range [][]instruction{systemInstructions(), largeAtomics(), unscaled(), exclusives()} {
		for _, x := range list {
			if operands, ok := someOperands(x.operands); ok {
				lines = append(lines, strings.TrimSpace(x.name+" "+operands))
				text.WriteString(lines[len(lines)-1] + "\n")
			}
		}
	}
	f, err := elf.Open(tiletest.Assemble(t, []byte(text.String()), assembler...))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	want, err := f.Section(".text").Data()
	if err != nil || len(want) != 4*len(lines) || len(lines) < 300 {
		t.Fatalf("%d bytes of %d instructions: %v", len(want), len(lines), err)
	}
	for i, line := range lines {
		if got, _, err := assembled(line); err != nil || !bytes.Equal(got, want[4*i:4*i+4]) {
			t.Errorf("%s: % x, want % x (%v)", line, got, want[4*i:4*i+4], err)
		}
	}
}

// someOperands returns operands as spec has them.
func someOperands(spec string) (string, bool) {
	var out []string
	for i, one := range strings.Split(spec, ",") {
		kind, rest, _ := strings.Cut(one, ":")
		reg := 2 * (i + 3)
		switch {
		case one == "":
		case one[0] == 'W' || one[0] == 'R' || one[0] == 'X' || one[0] == 'S':
			letter := "w"
			if one[0] == 'X' || one[0] == 'S' {
				letter = "x"
			}
			if one[1] == '+' {
				reg = 2*(i+2) + 1
			}
			out = append(out, fmt.Sprint(letter, reg))
		case strings.Contains("B H E D Q", one[:1]) && len(one) == 2:
			out = append(out, fmt.Sprint(map[byte]string{'B': "b", 'H': "h", 'E': "s", 'D': "d", 'Q': "q"}[one[0]], reg))
		case one == "mem1":
			out = append(out, "[x3]")
		case one == "mem9":
			out = append(out, "[sp, #-17]")
		case kind == "npair":
			out = append(out, "[x9, #-64]")
		case kind == "imm":
			out = append(out, "#5")
		case kind == "cn":
			out = append(out, "c7")
		case kind == "option":
			out = append(out, rest)
		case one == "barrier":
			out = append(out, "sy")
		case one == "sh":
			out = append(out, "lsr #3")
		case one == "sft":
			out = append(out, "#3, #7")
		default: // operations and registers of the system, which names decide
			return "", false
		}
	}
	return strings.Join(out, ", "), true
}

// TestTextSystem assembles every name of a register and of an operation of the system.
func TestTextSystem(t *testing.T) {
	var lines []string
	for name := range systemRegisters() {
		lines = append(lines, "mrs x7, "+name)
	}
	for name := range stateFields() {
		lines = append(lines, "msr "+name+", #1")
	}
	for kind, list := range systemOperations() {
		for name := range list {
			alone := strings.Contains(name, "all") || strings.HasPrefix(name, "vmalls")
			if alone {
				lines = append(lines, kind+" "+name)
			} else {
				lines = append(lines, kind+" "+name+", x9")
			}
		}
	}
	f, err := elf.Open(tiletest.Assemble(t, []byte("\t.arch armv8.6-a+memtag+rng+sve+ssbs\n"+strings.Join(lines, "\n")+"\n"), assembler...))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	want, err := f.Section(".text").Data()
	if err != nil || len(want) != 4*len(lines) {
		t.Fatalf("%d bytes of %d instructions: %v", len(want), len(lines), err)
	}
	for i, line := range lines {
		if got, _, err := assembled(line); err != nil || !bytes.Equal(got, want[4*i:4*i+4]) {
			t.Errorf("%s: % x, want % x (%v)", line, got, want[4*i:4*i+4], err)
		}
	}
}

// TestTextErrors expects errors of what is not an instruction.
func TestTextErrors(t *testing.T) {
	for _, line := range []string{
		"add x0, x1, #4097", "add x0, x1, #4096, lsl #12", "add x0, x1, w2", "add w0, w1, x2", "add x0, x1, x2, ror #1", "add x0, x1, x2, lsl #64", "and x0, x1, #5",
		"and w0, w1, #0xffffffff", "mov x0, #0x12345", "movz x0, #65536", "movz w0, #1, lsl #32", "movk x0, #1, lsl #8", "ldr x0, [x1, #32761]", "ldr x0, [w1]", "ldr x0, [xzr]",
		"ldr x0, [x1, w2]", "ldr x0, [x1, x2, lsl #2]", "ldr x0, [x1, x2, uxtw #3]", "ldr x0, [x1], #256", "ldp x0, x1, [x2, #4]", "ldp x0, x1, [x2, #512]", "ldur x0, [x1, #256]",
		"lsl w0, w1, #32", "ubfx x0, x1, #60, #5", "tbz w0, #32, foo", "tbz x0, #64, foo", "ccmp x0, #32, #0, eq", "svc #65536", "hint #128", "msr daifset, #16", "fmov d0, #0.1",
		"casp x0, x2, x4, x5, [x6]", "madd x0, x1, x2, w3", "fadd d0, d1, s2", "csel x0, x1, x2, xx", "mrs x0, nothing", "dc nothing, x0", "frob x0", "add", "add x0", "mov x0, foo",
		"prfm nothing, [x0]", "ldr x0, =0x123456789", "b", "bl x0 + +", "ldxr x0, [x1, #8]", "dmb nothing", "bti q", "mov sp, #5", "sys #8, c7, c5, #0", "extr x0, x1, x2, #64",
		".word 1 +", "sbfiz w0, w1, #31, #2",
	} {
		if got, _, err := assembled(line); err == nil {
			t.Errorf("%s: % x, want an error", line, got)
		}
	}
}

// FuzzText expects errors, not panics, of any text.
func FuzzText(f *testing.F) {
	for _, s := range []string{"add x0, x1, x2, lsl #3", "ldr x0, [x1, :lo12:foo]", "1: cbz w0, 1b", "mov v0.16b, v1.16b", "ld1 {v0.4s, v1.4s}, [x0], #32", "msr s3_3_c13_c0_2, x0", "ldr x0, =1",
		".inst 0xd503201f", "adrp x0, :got:foo", "fmov d0, #1.0", "movz x0, #:abs_g1:foo", "b.eq 1f; 1:"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) { assembled(s) })
}

// TestTextConstant loads constants that one instruction moves without a literal, as LLVM's assembler does.
func TestTextConstant(t *testing.T) {
	for load, move := range map[string]string{"ldr x0, =5": "mov x0, #5", "ldr w3, = 0xff00ff00": "mov w3, #0xff00ff00", "ldr x1,=-1": "mov x1, #-1"} {
		got, _, err := assembled(load)
		want, _, _ := assembled(move)
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s: % x, want % x (%v)", load, got, want, err)
		}
	}
}
