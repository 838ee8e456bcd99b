package e2e

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// armVariants is the number of sets of instructions here that share what csmith makes: together they get as many programs as another machine.
const armVariants = 9

// TestArm32 holds programs of testdata that are for machines of 32 bits to clang's, and csmith's for Armv7, with floats in registers too.
func TestArm32(t *testing.T) {
	v7 := arm32
	v7.sharing = armVariants
	v7.clang = append(slices.Clip(arm32.clang), "-march=armv7-a")
	t.Run("csmith7", v7.testCsmith)
	vfp := arm32
	vfp.sharing = armVariants
	vfp.clang = append(slices.Clip(v7.clang), "-mfpu=vfpv4", "-mfloat-abi=softfp", "-fno-vectorize", "-fno-slp-vectorize")
	t.Run("vfp/convention", vfp.testCallingConvention)
	t.Run("vfp/csmith", vfp.testCsmith)
	hard := armHard
	hard.sharing = armVariants
	t.Run("hard/convention", hard.testCallingConvention)
	t.Run("hard/saves", func(t *testing.T) { hard.conventions(t, filepath.Join("testdata", "floatsaves.c")) })
	t.Run("hard/csmith", hard.testCsmith)
	testPrograms(t, 0, arm32, v7, vfp, hard)
}

// TestThumb does so for the machine with instructions of two bytes, its calling convention too, whose programs have the libraries of the other one.
func TestThumb(t *testing.T) {
	m := thumb
	m.sharing = armVariants
	t.Run("convention", m.testCallingConvention)
	t.Run("csmith", m.testCsmith)
	testPrograms(t, 1, m)
}

// TestThumb2 does it with instructions of four bytes, too. (Programs of files for cortex-m4 have stubs for calls of libraries, by lld 15
// and later, that only microcontrollers execute: TestBareMetal is for those.)
func TestThumb2(t *testing.T) {
	m := thumb
	m.processor, m.sharing = "cortex-a7", armVariants
	t.Run("convention", m.testCallingConvention)
	t.Run("csmith", m.testCsmith)
	testPrograms(t, 2, m)
}

// TestThumb7 does it with the instructions of Linux on ARMv7-A, as the triple says: without division, and with it.
func TestThumb7(t *testing.T) {
	m, divides := thumb, thumb
	m.sharing = armVariants
	m.clang = append(slices.Clip(arm32.clang), "-march=armv7-a", "-mthumb")
	divides.clang = append(slices.Clip(m.clang), "-mcpu=cortex-a7")
	t.Run("convention", m.testCallingConvention)
	t.Run("csmith", m.testCsmith)
	testPrograms(t, 3, m, divides)
}

// TestThumbFloats does it with floating point in registers, passed in them or in those of integers, and with floats there but no doubles.
func TestThumbFloats(t *testing.T) {
	hard := thumbHard()
	hard.sharing = armVariants
	base := hard
	base.hardFloat = false
	base.clang = append(slices.Clip(arm32.clang), "-march=armv7-a", "-mthumb", "-mfpu=vfpv4", "-mfloat-abi=softfp", "-fno-vectorize", "-fno-slp-vectorize")
	base.flags = append(slices.Clip(thumb.flags), "-march=armv7-a")
	single := hard // doubles by the library, passed in registers for floating point nevertheless
	single.clang = append(slices.Clip(hard.clang), "-mfpu=fpv4-sp-d16", "-mfloat-abi=hard")
	for _, m := range []struct {
		name string
		machine
	}{{"hard", hard}, {"base", base}, {"single", single}} {
		t.Run(m.name+"/convention", m.testCallingConvention)
		t.Run(m.name+"/csmith", m.testCsmith)
		if m.hardFloat {
			t.Run(m.name+"/saves", func(t *testing.T) { m.conventions(t, filepath.Join("testdata", "floatsaves.c")) })
		}
	}
	testPrograms(t, 4, hard, base, single)
}

// testPrograms holds programs of testdata that are for machines of 32 bits to clang's, each on one of machines: every
// third, for set number k of machines.
func testPrograms(t *testing.T, k int, machines ...machine) {
	for n, source := range glob(t, root, "testdata/programs/*/*.c") {
		if (n+k)%3 != 0 {
			continue
		}
		i := n / 3
		m := machines[i%len(machines)]
		text, err := os.ReadFile(source)
		if err != nil {
			t.Fatal(err)
		}
		if name := filepath.Base(source); bytes.Contains(text, []byte("__int128")) || name == "varargs.c" || !slices.Contains(m.clang, "-march=armv7-a") && bytes.Contains(text, []byte("stdatomic.h")) {
			continue // of 64 bits, or with libatomic
		}
		level := []string{"O0", "O1", "O2", "Oz"}[(i+i/4)%4]
		t.Run(strings.TrimSuffix(filepath.Base(source), ".c")+"/"+level, func(t *testing.T) {
			t.Parallel()
			m.need(t)
			dir := t.TempDir()
			reference, ll, prog := filepath.Join(dir, "own"), filepath.Join(dir, "prog.ll"), filepath.Join(dir, "prog")
			m.native("O1", reference, []string{source}, "-lm", "-lpthread").must(t)
			m.emit(level, source, ll).must(t)
			m.build(append(slices.Clip(allocated(t, i)), "-lm", "-lpthread"), prog, ll).must(t)
			compare(t, command{name: prog}.must(t).stdout, command{name: reference}.must(t).stdout)
		})
	}
}

// TestArmAssemblers has clang, whose assembler takes less than GNU's, assemble the text of programs for each set of
// instructions: it is the compiler driver that assembles where cc is one.
func TestArmAssemblers(t *testing.T) {
	v7, wide := arm32, thumb
	v7.clang = append(slices.Clip(arm32.clang), "-march=armv7-a")
	wide.clang = append(slices.Clip(v7.clang), "-mthumb")
	for k, m := range []machine{v7, thumb, wide} {
		t.Run(m.target+"/"+strings.Join(m.clang[len(m.clang)-1:], ""), func(t *testing.T) {
			t.Parallel()
			m.need(t)
			dir := t.TempDir()
			ll, text := filepath.Join(dir, "prog.ll"), filepath.Join(dir, "prog.s")
			for n, name := range []string{"interpreter", "lz", "strings", "queens"} {
				level := []string{"O2", "Oz"}[(n+k)%2]
				m.emit(level, filepath.Join(root, "testdata", "programs", name, name+".c"), ll).must(t)
				spill("compile", "-"+level, "-S", "-o", text, ll).must(t)
				command{name: clang, args: append(slices.Clip(m.clang), "-c", "-o", filepath.Join(dir, "prog.o"), text)}.must(t)
			}
		})
	}
}
