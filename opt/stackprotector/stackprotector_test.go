package stackprotector_test

import (
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"spillway/internal/leftout"
	"spillway/ir"
	"spillway/llvmir"
	"spillway/opt/stackprotector"
)

const functions = "testdata/functions.ll"

// parse reads the module in a file.
func parse(t *testing.T, file string) *ir.Module {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	m, err := llvmir.Parse(file, text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// protected reports by name whether the functions of m have a stack protector.
func protected(m *ir.Module) map[string]bool {
	all := map[string]bool{}
	var ws stackprotector.Workspace
	l := ir.LayoutOf(m)
	for _, f := range m.Funcs {
		if len(f.Blocks) > 0 {
			all[f.Name] = ws.Func(f, &l)
		}
	}
	return all
}

func TestFunc(t *testing.T) {
	m := parse(t, functions)
	for name, guarded := range protected(m) {
		_, want, _ := strings.Cut(name, ".")
		got := ""
		for _, f := range m.Funcs {
			if f.Name != name {
				continue
			}
			if f.Guarded != guarded {
				t.Errorf("%s: %v is said, %v is marked", name, guarded, f.Guarded)
			}
			for _, b := range f.Blocks {
				for _, v := range b.Values {
					if v.Op == ir.OpAlloca {
						got += string("uasl"[v.Protection()])
					}
				}
			}
		}
		if !guarded {
			got = "0"
		}
		if got != want {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// TestLikeLLC compares the protected functions with those that llc protects.
func TestLikeLLC(t *testing.T) {
	const llc = "llc-19"
	leftout.Need(t, llc)
	asm, err := exec.Command(llc, "-O0", functions, "-o", "-").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, asm)
	}
	got := protected(parse(t, functions))
	seen := 0
	for _, part := range regexp.MustCompile(`(?s)\n\S+:\s+# @(\S+).*?\.cfi_endproc`).FindAllStringSubmatch(string(asm), -1) {
		seen++
		if want := strings.Contains(part[0], "__stack_chk_fail"); got[part[1]] != want {
			t.Errorf("%s: protected: %v, by llc: %v", part[1], got[part[1]], want)
		}
	}
	if seen != len(got) {
		t.Errorf("%d functions of %d are in what llc writes", seen, len(got))
	}
}
