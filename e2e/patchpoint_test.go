package e2e

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"spillway/internal/leftout"
)

const patchpoints = `
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
declare double @llvm.experimental.patchpoint.double(i64, i32, ptr, i32, ...)

define i64 @number(i64 %x, i64 %y) {
  %r = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 5, i32 24, ptr inttoptr (i64 244837814094590 to ptr), i32 2, i64 %x, i64 %y, i32 7)
  ret i64 %r
}
define i64 @null(i64 %x) {
  %r = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 -1, i32 36, ptr null, i32 1, i64 %x, i64 123456789012)
  ret i64 %r
}
define void @any(i64 %x, double %z, i32 %w) {
  call anyregcc void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 8, i32 8, ptr null, i32 3, i64 %x, double %z, i32 %w, i32 7)
  ret void
}
define i64 @result(i64 %x, i64 %y) {
  %r = call anyregcc i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 9, i32 20, ptr inttoptr (i64 100000 to ptr), i32 2, i64 %x, i64 %y)
  ret i64 %r
}
define double @float(double %x) {
  %r = call anyregcc double (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.double(i64 10, i32 28, ptr null, i32 1, double %x)
  ret double %r
}
define void @two(i64 %x) {
  call void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 11, i32 4, ptr null, i32 0)
  call void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 12, i32 0, ptr null, i32 0)
  ret void
}
`

// TestPatchpoints compares the stack maps and the reserved bytes of patchpoints with those of llc. Where registers are the allocator's
// choice, their numbers are not compared.
func TestPatchpoints(t *testing.T) {
	leftout.Need(t, "llc-19")
	for _, m := range []struct{ target, triple string }{{"amd64", "x86_64-linux-gnu"}, {"arm64", "aarch64-linux-gnu"}} {
		dir := t.TempDir()
		source, own, theirs := filepath.Join(dir, "a.ll"), filepath.Join(dir, "own.o"), filepath.Join(dir, "theirs.o")
		if err := os.WriteFile(source, []byte(patchpoints), 0o666); err != nil {
			t.Fatal(err)
		}
		command{name: "llc-19", args: []string{"-O2", "-mtriple=" + m.triple, "-filetype=obj", source, "-o", theirs}}.must(t)
		want := readPatches(t, theirs)
		for _, level := range []string{"-O0", "-O2", "-Oz"} {
			spill("compile", "--check", level, "--target", m.target, "-c", source, "-o", own).must(t)
			got := readPatches(t, own)
			if len(want) != 7 || len(got) != len(want) {
				t.Fatalf("%s %s: %d records, want %d", m.target, level, len(got), len(want))
			}
			for i := range want {
				g, w := got[i], want[i]
				if g.id != w.id || !reflect.DeepEqual(g.locations, w.locations) || level == "-O2" && !reflect.DeepEqual(g.liveOuts, w.liveOuts) {
					t.Errorf("%s %s: record\n%v, want\n%v", m.target, level, g, w)
				}
				if !bytes.Equal(swapped(g.code), swapped(w.code)) {
					t.Errorf("%s %s: record %d: bytes\n% x, want\n% x", m.target, level, w.id, g.code, w.code)
				}
			}
		}
	}
}

// swapped puts the two prefixes of the longest no-op of x86 in the order of GNU's assembler: LLVM's is the other one.
func swapped(code []byte) []byte {
	return bytes.ReplaceAll(code, []byte{0x66, 0x2e}, []byte{0x2e, 0x66})
}

// A patch is a record of .llvm_stackmaps, with the bytes at its place.
type patch struct {
	id        int64
	locations []string // without registers
	liveOuts  []int64  // without frameRegs
	code      []byte
}

// frameRegs are the frame pointer, which LLVM's functions have, and the stack pointer, which LLVM takes for live before some instructions
// only.
var frameRegs = map[elf.Machine][]int64{elf.EM_X86_64: {6, 7}, elf.EM_AARCH64: {29, 31}}

// patchBytes are the bytes that the records of patchpoints reserve.
var patchBytes = map[int64]int{5: 24, -1: 36, 8: 8, 9: 20, 10: 28, 11: 4, 12: 0}

// readPatches reads the section of an object whose functions are in the order of their addresses.
func readPatches(t *testing.T, file string) (list []patch) {
	t.Helper()
	f, err := elf.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	section := func(name string) []byte {
		data, err := f.Section(name).Data()
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	symbols, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	address := map[string]int{}
	for _, s := range symbols {
		address[s.Name] = int(s.Value)
	}
	text, data, at := section(".text"), section(".llvm_stackmaps"), 0
	number := func(n int) int64 {
		at += n
		b := append(append([]byte(nil), data[at-n:at]...), make([]byte, 8)...)
		return int64(binary.LittleEndian.Uint64(b))
	}
	align := func() { at += -at & 7 }
	if number(4) != 3 {
		t.Fatalf("%s: not version 3", file)
	}
	funcs, constants, records := int(number(4)), number(4), number(4)
	var of []string
	for i := range funcs {
		number(16)
		for range number(8) {
			of = append(of, []string{"number", "null", "any", "result", "float", "two"}[i])
		}
	}
	for range constants {
		number(8)
	}
	for i := range records {
		p := patch{id: number(8)}
		offset := address[of[i]] + int(number(4))
		number(2)
		for range number(2) {
			kind, size, reg, _, value := number(2), number(2), number(2), number(2), number(4)
			if kind != 1 {
				p.locations = append(p.locations, fmt.Sprint(kind, size, reg, value))
			} else {
				p.locations = append(p.locations, fmt.Sprint(kind, size))
			}
		}
		align()
		number(2)
		for range number(2) {
			if reg, _, size := number(2), number(1), number(1); !slices.Contains(frameRegs[f.Machine], reg) {
				p.liveOuts = append(p.liveOuts, reg)
			} else if size != 8 {
				t.Errorf("%s: register %d has %d bytes", file, reg, size)
			}
		}
		align()
		p.code = text[offset : offset+patchBytes[p.id]]
		list = append(list, p)
	}
	return list
}
