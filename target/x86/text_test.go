package x86_test

import (
	"bytes"
	"debug/elf"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"spillway/emit/gas"
	"spillway/internal/leftout"
	"spillway/internal/tiletest"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
	"spillway/target/x86"
)

var textMachines = []struct {
	name, flag string
	t          *target.Target
}{{"amd64", "--64", amd64.Target(target.PIC)}, {"i386", "--32", i386.Target(target.PIC)}}

// TestTextInstructions assembles every row of instructions of text with many operands, and compares the
// bytes with the assembler's.
func TestTextInstructions(t *testing.T) {
	leftout.Need(t, "as")
	for _, m := range textMachines {
		t.Run(m.name, func(t *testing.T) {
			wide := m.name == "amd64"
			var att []string
			for _, s := range x86.TextSamples(wide) {
				if _, err := gas.Assemble(m.t.InlineAsm().Text, s, gas.Section{Name: ".text", Flags: "ax"}, false); err == nil {
					att = append(att, s)
				}
			}
			if len(att) < 3000 {
				t.Errorf("only %d instructions", len(att))
			}
			compareText(t, m.t, m.flag, "", att)
		})
	}
}

// compareText compares what gas and the assembler make of statements.
func compareText(t *testing.T, machine *target.Target, flag, before string, list []string) {
	t.Helper()
	dir := t.TempDir()
	src, out := filepath.Join(dir, "a.s"), filepath.Join(dir, "a.o")
	bad := make(map[int]bool)
	errLine := regexp.MustCompile(`(?m)a\.s:(\d+): (Error: .*)`)
	for round := 0; ; round++ {
		var b strings.Builder
		b.WriteString(before + "\n")
		for i, s := range list {
			if bad[i] {
				s = ""
			}
			fmt.Fprintf(&b, "L%d: %s\n", i, s)
		}
		fmt.Fprintf(&b, "L%d:\n", len(list))
		if err := os.WriteFile(src, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		msg, err := exec.Command("as", flag, "-mmnemonic=att", src, "-o", out).CombinedOutput()
		if err == nil {
			break
		}
		found := errLine.FindAllStringSubmatch(string(msg), -1)
		if round > 3 || len(found) == 0 {
			t.Fatalf("as: %v\n%.3000s", err, msg)
		}
		for _, f := range found {
			n, _ := strconv.Atoi(f[1])
			if !bad[n-2] {
				t.Errorf("the assembler does not take %q: %s", list[n-2], f[2])
			}
			bad[n-2] = true
		}
	}
	f, err := elf.Open(out)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	text, _ := f.Section(".text").Data()
	syms, _ := f.Symbols()
	at := make(map[string]int)
	for _, s := range syms {
		at[s.Name] = int(s.Value)
	}
	failed := 0
	for i, s := range list {
		if bad[i] {
			continue
		}
		want := text[at["L"+strconv.Itoa(i)]:at["L"+strconv.Itoa(i+1)]]
		got, err := assemble(machine, before+"\n"+s)
		if err != nil || !bytes.Equal(got, want) {
			if failed++; failed < 60 {
				t.Errorf("%s: % x, not % x (%v)", s, got, want, err)
			}
		}
	}
	if failed > 0 {
		t.Errorf("%d of %d differ", failed, len(list))
	}
}

// assemble returns the code of text, fields of relocations zero.
func assemble(m *target.Target, text string) ([]byte, error) {
	p, err := tiletest.Text(m, text)
	if err != nil {
		return nil, err
	}
	if !m.Object.Rela {
		for _, x := range p.Fixes { // the addend is in the field
			for k := range x.Size {
				p.Data[x.Off+int64(k)] = byte(x.Add >> (8 * k))
			}
		}
	}
	return p.Data, nil
}

// FuzzTextInstr expects errors, not panics, of any text.
func FuzzTextInstr(f *testing.F) {
	for _, s := range []string{"addl %eax, 4(%ebx,%ecx,4)", "mov eax, dword ptr [rip+foo]", ".intel_syntax noprefix; lea rax, [rax*4+rbx-8]", "lock; xaddl %eax, (%rdx)", "fadd %st(1), %st",
		"vpaddd %ymm1, %ymm2, %ymm3", "jmp *foo@GOTPCREL(%rip)", "movabs $foo, %rax", "enter $1, $2", "call foo@PLT", "rep; movsb", "jne,pt 1f; 1:", "push offset foo", "mov fs:[0], eax"} {
		f.Add(s)
		f.Add(".intel_syntax noprefix; " + s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		for _, m := range textMachines {
			assemble(m.t, s)
		}
	})
}
