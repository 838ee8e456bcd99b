package spillway_test

import (
	"bytes"
	"context"
	"debug/elf"
	"os"
	"path/filepath"
	"testing"

	"spillway"
	"spillway/ir"
	"spillway/llvmir"
	"spillway/load/process"
)

// TestLoadCache loads modules of equal and of different text and options, and counts what is kept; what is kept but broken is
// made again.
func TestLoadCache(t *testing.T) {
	cache := &spillway.Cache{Dir: filepath.Join(t.TempDir(), "sub", "cache")}
	run := func(text string, opts spillway.Options, want int64, files int) {
		t.Helper()
		m, err := llvmir.Parse("a.ll", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		code, err := spillway.Load(context.Background(), m, spillway.LoadOptions{Host: process.Host(), Cache: cache, Compile: opts})
		if err != nil {
			t.Fatal(err)
		}
		defer code.Close()
		var f func(int64) (int64, error)
		if err := code.Func("f", &f); err != nil {
			t.Fatal(err)
		}
		if got, err := f(5); err != nil || got != want {
			t.Errorf("f(5) = %d, %v, want %d", got, err, want)
		}
		if list, err := os.ReadDir(cache.Dir); err != nil || len(list) != files {
			t.Errorf("%d files are kept, want %d (%v)", len(list), files, err)
		}
	}
	const text = "@v = internal global i64 3\ndefine i64 @f(i64 %x) {\n  %v = load i64, ptr @v\n  %y = add i64 %x, %v\n  store i64 %y, ptr @v\n  ret i64 %y\n}\n"
	run(text, spillway.Options{}, 8, 1)
	kept, err := filepath.Glob(filepath.Join(cache.Dir, "*.o"))
	if err != nil || len(kept) != 1 {
		t.Fatal(kept, err)
	}
	// It is the file that is loaded: one in which the variable's value is another, too.
	data, err := os.ReadFile(kept[0])
	if err != nil {
		t.Fatal(err)
	}
	file, err := elf.NewFile(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	variable := file.Section(".data")
	if variable == nil || data[variable.Offset] != 3 {
		t.Fatal("the variable is not in the object")
	}
	data[variable.Offset] = 4
	if err := os.WriteFile(kept[0], data, 0o666); err != nil {
		t.Fatal(err)
	}
	run(text, spillway.Options{}, 9, 1)
	if err := os.WriteFile(kept[0], data[:40], 0o666); err != nil {
		t.Fatal(err)
	}
	run(text, spillway.Options{}, 8, 1)
	run(text+"\n; a comment\n", spillway.Options{}, 8, 1)
	run(text+"define void @g() {\n  ret void\n}\n", spillway.Options{}, 8, 2)
	cache.Options = "-O0"
	run(text, spillway.Options{}, 8, 3)

	// What cannot be kept is an error.
	cache.Dir = kept[0]
	m := &ir.Module{}
	f := m.NewFunc("f", ir.FuncOf(ir.Void, false))
	f.NewBuilder(f.NewBlock("")).Ret()
	if _, err := spillway.Load(context.Background(), m, spillway.LoadOptions{Host: process.Host(), Cache: cache}); err == nil {
		t.Error("a file is a directory")
	}
}
