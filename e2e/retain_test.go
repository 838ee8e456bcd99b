package e2e

import (
	"debug/elf"
	"os"
	"path/filepath"
	"testing"
)

// TestRetain lets a linker that leaves out what nothing refers to keep what the program says is to stay
// (llvm.used), and nothing else, in text and in objects.
func TestRetain(t *testing.T) {
	const program = "__attribute__((retain, used)) static int kept = 4;\n__attribute__((retain, used)) static int keptFunction(int x) { return x + 1; }\n" +
		"__attribute__((retain, used, section(\"named\"))) static int keptElsewhere = 5;\n" +
		"__attribute__((used, section(\".data.left\"))) static int left = 6;\nint main(void) { return 0; }\n"
	for _, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			dir := t.TempDir()
			source, file := filepath.Join(dir, "retain.c"), filepath.Join(dir, "retain.ll")
			if err := os.WriteFile(source, []byte(program), 0o666); err != nil {
				t.Fatal(err)
			}
			m.emit("O1", source, file).must(t)
			for _, as := range []string{"--integrated-as=true", "--integrated-as=false"} {
				if m.emulator != "" && as == "--integrated-as=false" {
					continue // cc is the host's
				}
				prog := filepath.Join(dir, "prog")
				m.build([]string{as, "-Wl,--gc-sections"}, prog, file).must(t)
				f, err := elf.Open(prog)
				if err != nil {
					t.Fatal(err)
				}
				symbols, err := f.Symbols()
				f.Close()
				if err != nil {
					t.Fatal(err)
				}
				have := make(map[string]bool)
				for _, s := range symbols {
					have[s.Name] = true
				}
				for name, want := range map[string]bool{"kept": true, "keptFunction": true, "keptElsewhere": true, "left": false} {
					if have[name] != want {
						t.Errorf("%s: %s is there: %v, want %v", as, name, have[name], want)
					}
				}
			}
		})
	}
}
