package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"spillway/internal/leftout"
)

// rustc is Debian's compiler of Rust where there are several.
func rustc() string {
	if _, err := os.Stat("/usr/bin/rustc"); err == nil {
		return "/usr/bin/rustc"
	}
	return "rustc"
}

// TestRust compiles programs of Rust as rustc emits them and links them with its libraries: what
// they print, panics caught and not among it, is held to what rustc makes of them.
func TestRust(t *testing.T) {
	amd64.need(t)
	leftout.Need(t, "rustc")
	for i, file := range glob(t, filepath.Join("testdata", "rust"), "*.rs") {
		for n, level := range []string{"0", "3"} {
			t.Run(strings.TrimSuffix(filepath.Base(file), ".rs")+"/"+level, func(t *testing.T) {
				t.Parallel()
				dir := t.TempDir()
				ll, object, reference, prog := filepath.Join(dir, "prog.ll"), filepath.Join(dir, "ours.o"), filepath.Join(dir, "reference"), filepath.Join(dir, "prog")
				// The linker that rustc calls takes our object in place of the crate's.
				linker := filepath.Join(dir, "linker")
				script := fmt.Sprintf("#!/bin/bash\nargs=()\nfor a in \"$@\"; do case \"$a\" in *-cgu.0.rcgu.o) args+=(%s);; *) args+=(\"$a\");; esac; done\nexec cc \"${args[@]}\"\n", object)
				if err := os.WriteFile(linker, []byte(script), 0o777); err != nil {
					t.Fatal(err)
				}
				rust := func(args ...string) {
					command{name: rustc(), args: append([]string{"-Awarnings", "--edition=2021", "-C", "opt-level=" + level, "-C", "codegen-units=1", file}, args...)}.must(t)
				}
				rust("--emit=llvm-ir", "-o", ll)
				rust("-o", reference)
				spill(append(append([]string{"compile", "-c"}, extraFlags()...), append(allocated(t, 3*i+n), ll, "-o", object)...)...).must(t)
				rust("-C", "linker="+linker, "-o", prog)
				want := command{name: reference}.must(t).stdout
				if got := (command{name: prog}).must(t).stdout; got != want {
					t.Errorf("the program prints\n%s\nwant\n%s", tail(got), tail(want))
				}
			})
		}
	}
}
