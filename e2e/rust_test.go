package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"spillway/internal/leftout"
)

// rustcs are the compilers of Rust that are installed: that of the path, and Debian's.
func rustcs(t *testing.T) []string {
	t.Helper()
	leftout.Need(t, "rustc")
	found := []string{"rustc"}
	first, err := exec.LookPath("rustc")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat("/usr/bin/rustc"); err == nil && first != "/usr/bin/rustc" {
		found = append(found, "/usr/bin/rustc")
	}
	return found
}

// rustLinker makes a linker for rustc that takes an object in place of the crate's, and fails if
// it is given none of these.
func rustLinker(t *testing.T, dir, object string) string {
	t.Helper()
	linker := filepath.Join(dir, "linker")
	script := fmt.Sprintf(`#!/bin/bash
args=() found=
for a in "$@"; do
	case "$a" in *-cgu.0.rcgu.o) args+=(%s) found=1;; *) args+=("$a");; esac
done
[ "$found" ] || { echo "no object of the crate among $*" >&2; exit 1; }
exec cc "${args[@]}"
`, object)
	if err := os.WriteFile(linker, []byte(script), 0o777); err != nil {
		t.Fatal(err)
	}
	return linker
}

// TestRust compiles programs of Rust as rustc emits them and links them with its libraries: what
// they print, panics caught and not among it, is held to what rustc makes of them. Each program
// goes through one of the installed compilers at each level.
func TestRust(t *testing.T) {
	amd64.needCC(t)
	compilers := rustcs(t)
	for i, file := range glob(t, filepath.Join("testdata", "rust"), "*.rs") {
		for n, level := range []string{"0", "3"} {
			for k, rustc := range compilers {
				if (i+n)%len(compilers) != k {
					continue
				}
				name := fmt.Sprintf("%s/%s/%d", strings.TrimSuffix(filepath.Base(file), ".rs"), level, k)
				t.Run(name, func(t *testing.T) {
					t.Parallel()
					testRust(t, rustc, level, file, allocated(t, 3*i+n+k))
				})
			}
		}
	}
}

func testRust(t *testing.T, rustc, level, file string, allocation []string) {
	t.Helper()
	dir := t.TempDir()
	ll, object, reference, prog := filepath.Join(dir, "prog.ll"), filepath.Join(dir, "ours.o"), filepath.Join(dir, "reference"), filepath.Join(dir, "prog")
	rust := func(args ...string) {
		t.Helper()
		command{name: rustc, limit: 5 * time.Minute, args: append([]string{"-Awarnings", "--edition=2021", "-C", "opt-level=" + level, "-C", "codegen-units=1", file}, args...)}.must(t)
	}
	rust("--emit=llvm-ir=" + ll + ",link=" + reference)
	spill(slices.Concat([]string{"compile", "-c"}, extraFlags(), allocation, []string{ll, "-o", object})...).must(t)
	rust("-C", "linker="+rustLinker(t, dir, object), "-o", prog)
	want := command{name: reference}.must(t).stdout
	if got := (command{name: prog}).must(t).stdout; got != want {
		t.Errorf("the program prints\n%s\nwant\n%s", tail(got), tail(want))
	}
}
