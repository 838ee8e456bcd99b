package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestCache has a compiler that counts what it compiles read files that are equal, of one that
// includes something else than it did, and with other flags.
func TestCache(t *testing.T) {
	dir := t.TempDir()
	put := func(name, text string, mode os.FileMode) string {
		t.Helper()
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), mode); err != nil {
			t.Fatal(err)
		}
		return path
	}
	count := put("count", "", 0o666)
	included := put("included", "1", 0o666)
	compiler := put("clang", `#!/bin/sh
case " $* " in *" -E "*) cat `+included+`; exit;; esac
while [ "$1" != -o ]; do shift; done
printf x >>`+count+`
cp `+count+` "$2"
`, 0o777)
	d := driver{clang: compiler, cache: t.TempDir()}
	emit := func(want string, args string, more ...string) {
		t.Helper()
		ir := filepath.Join(dir, "out.ll")
		if err := d.emit(strings.Fields(args), more, ir); err != nil {
			t.Fatal(err)
		}
		if got, err := os.ReadFile(ir); err != nil || string(got) != want {
			t.Errorf("%s %v: %q, %v, want %q", args, more, got, err, want)
		}
	}
	emit("x", "-O2 a.c")
	emit("x", "-O2 a.c")
	emit("xx", "-O1 a.c")
	emit("x", "-O2 a.c")
	put("included", "2", 0o666)
	emit("xxx", "-O2 a.c")
	emit("xxx", "-O2 a.c")
	emit("xxxx", "-O2 -g a.c")
	emit("xxxxx", "-O2 -g a.c")
	emit("xxxxxx", "-O2 a.c", "-MF", "a.d")
	d.cache = ""
	emit("xxxxxxx", "-O2 a.c")
}
