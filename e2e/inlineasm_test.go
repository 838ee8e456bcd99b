package e2e

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestInlineAsm compiles a program of inline assembly at two levels, by one way after the other to
// allocate registers.
func TestInlineAsm(t *testing.T) {
	for k, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			source := filepath.Join("testdata", "inlineasm"+map[string]string{"arm64": "64", "arm": "32"}[m.target]+".c")
			for i, level := range []string{"O0", "O2"} {
				dir := t.TempDir()
				file, reference := filepath.Join(dir, "inlineasm.ll"), filepath.Join(dir, "reference")
				m.native(level, reference, []string{source}).must(t)
				m.emit(level, source, file).must(t)
				for n := range 3 {
					m.same(t, file, reference, filepath.Join(dir, "prog"), allocated(t, 2*k+i+2*n))
				}
				if r := spill("compile", "-c", file, "-o", filepath.Join(dir, "own.o")).must(t); r.stderr != "" {
					t.Errorf("an assembler is needed: %s", r.stderr)
				}
				if r := spill("run", file).run(t); r.code != 1 || !strings.Contains(r.stderr, "variable words is not defined") {
					t.Errorf("the interpreter knows what module-level assembly defines: %s", r)
				}
			}
		})
	}
}

// TestAsmPairs compiles inline assembly with values in two registers, for 32-bit Arm with and without floating point in registers.
func TestAsmPairs(t *testing.T) {
	soft := arm32
	soft.clang = append(slices.Clip(arm32.clang), "-march=armv7-a")
	for _, base := range []machine{soft, armHard} {
		for _, mode := range []string{"arm", "thumb"} {
			m := base
			m.target, m.clang = mode, append(slices.Clip(base.clang), "-m"+mode)
			t.Run(fmt.Sprintf("%s/%v", mode, m.hardFloat), func(t *testing.T) {
				m.need(t)
				source := filepath.Join("testdata", "asmpairs.c")
				for i, level := range []string{"O0", "O2"} {
					dir := t.TempDir()
					file, reference := filepath.Join(dir, "asmpairs.ll"), filepath.Join(dir, "reference")
					m.native(level, reference, []string{source}).must(t)
					m.emit(level, source, file).must(t)
					for n := range 3 {
						m.same(t, file, reference, filepath.Join(dir, "prog"), allocated(t, i+2*n))
					}
				}
			})
		}
	}
}

// TestUnwindInlineAsm has exceptions leave inline assembly.
func TestUnwindInlineAsm(t *testing.T) {
	source := filepath.Join("testdata", "asmunwind.cpp")
	for k, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t, clangxx)
			dir := t.TempDir()
			reference := filepath.Join(dir, "reference")
			m.cxx("O1", source, "-o", reference).must(t)
			for i, level := range []string{"O0", "O2"} {
				file := filepath.Join(dir, level+".ll")
				m.cxx(level, "-fPIC", "-S", "-emit-llvm", source, "-o", file).must(t)
				for n, flags := range [][]string{{"-O0"}, {"-O2"}, {"-Oz"}} {
					m.same(t, file, reference, filepath.Join(dir, "prog"), slices.Concat(flags, allocated(t, 2*k+i+3*n), []string{"-lstdc++"}))
				}
			}
		})
	}
}

// TestBarriers compiles and interprets inline assembly without text, which hides values from
// optimizers and keeps what it is given.
func TestBarriers(t *testing.T) {
	source := filepath.Join("testdata", "barriers.c")
	for k, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			m.needs(t, floatRegisters)
			dir := t.TempDir()
			file, reference := filepath.Join(dir, "barriers.ll"), filepath.Join(dir, "reference")
			m.native("O2", reference, []string{source}).must(t)
			m.emit("O2", source, file).must(t)
			want := (command{name: reference}).must(t).stdout
			for n := range 3 {
				m.same(t, file, reference, filepath.Join(dir, "prog"), allocated(t, k+2*n))
			}
			for _, stage := range []string{"ir", "selected", "allocated", "framed"} {
				if r := spill("run", "--stage", stage, file).must(t); r.stdout != want {
					t.Errorf("stage %s: got %q, want %q", stage, r.stdout, want)
				}
			}
			text := spill("compile", "-S", file, "-o", "-").must(t).stdout
			folded, kept := "$125,", []string{"$5,", "$7,"}
			if m.target == "arm64" {
				folded, kept = "#0x7d", []string{"#0x5\n", "#0x7\n"}
			}
			if strings.Contains(text, folded) || !strings.Contains(text, kept[0]) || !strings.Contains(text, kept[1]) {
				t.Errorf("a value is seen through a barrier, or not computed for one:\n%s", text)
			}
		})
	}
}
