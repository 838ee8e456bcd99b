package e2e

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"spillway/internal/irgen"
	"spillway/internal/leftout"
)

// allocated returns the flags of one way to allocate registers after the other, by number.
func allocated(t *testing.T, n int) []string {
	list := allocations(t)
	return list[n%len(list)]
}

// TestVectorPrograms runs random programs of vectors of many types, and holds what they print
// to what clang makes of them.
func TestVectorPrograms(t *testing.T) {
	for _, m := range x86 {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			for seed := range envCount(t, "SPILLWAY_VECTORS", 12) {
				t.Run(fmt.Sprint(seed), func(t *testing.T) {
					t.Parallel()
					dir := t.TempDir()
					text := irgen.VectorProgram(rand.New(rand.NewPCG(uint64(seed), 2)), 20, true)
					file, reference, prog := write(t, filepath.Join(dir, "vectors.ll"), text), filepath.Join(dir, "reference"), filepath.Join(dir, "prog")
					m.native("O0", reference, []string{file}, "-lm").must(t)
					m.same(t, file, reference, prog, append(allocated(t, seed), "--relocation", []string{"pic", "static"}[seed%2], "--cpu", cpu(t, seed)))
				})
			}
		})
	}
}

// cpu returns the name of one machine with extensions after the other, by number, of those
// whose code runs here.
func cpu(t *testing.T, n int) string {
	switch (n + n/4) % 4 { // with every other choice that goes by the number
	case 1:
		if leftout.HaveCPU(t, "sse4.2") {
			return "x86-64-v2"
		}
	case 2:
		if leftout.HaveCPU(t, "avx2") && leftout.HaveCPU(t, "bmi2") && leftout.HaveCPU(t, "fma") {
			return "x86-64-v3"
		}
	case 3:
		if leftout.HaveCPU(t, "avx") {
			return "sandybridge" // AVX without AVX2
		}
	}
	return "x86-64"
}

// same builds file into prog and compares what it prints with the program reference.
func (m machine) same(t *testing.T, file, reference, prog string, flags []string) {
	t.Helper()
	want := command{name: reference}.must(t).stdout
	m.build(flags, prog, file).must(t)
	if got := (command{name: prog}).must(t).stdout; got != want {
		kept := keepFailure(t, strings.ReplaceAll(t.Name(), "/", "-"), file, prog, reference)
		t.Errorf("%v: the program prints\n%s\nwant\n%s\nthe files are in %s", flags, tail(got), tail(want), kept)
	}
}

// TestExamplesVectorized compiles the sources of the examples with the vectorizers on.
func TestExamplesVectorized(t *testing.T) {
	sources := glob(t, filepath.Join(root, "testdata/programs"), "*/*.c")
	for _, m := range x86 {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			for i, source := range sources {
				level := []string{"O2", "O3"}[i%2]
				name := strings.TrimSuffix(filepath.Base(source), ".c")
				t.Run(name, func(t *testing.T) {
					t.Parallel()
					dir := t.TempDir()
					file, reference := filepath.Join(dir, name+".ll"), filepath.Join(dir, "reference")
					if r := m.emit(level, source, file).run(t); !r.ok() {
						t.Skipf("clang does not compile it for %s", m.target)
					}
					m.native(level, reference, []string{source}, "-lm", "-lpthread").must(t)
					if r := (command{name: reference}).run(t); !r.ok() {
						t.Skipf("the program is not one for %s: %s", m.target, r)
					}
					m.same(t, file, reference, filepath.Join(dir, "prog"), allocated(t, i))
				})
			}
		})
	}
}

// TestNEON compiles a program of the functions of <arm_neon.h> and <arm_acle.h>, and loops that become vectors, and holds what
// they print to clang's programs.
func TestNEON(t *testing.T) {
	m := arm64
	m.need(t)
	for _, set := range []struct {
		source string
		flags  []string
	}{
		{"neon.c", []string{"-march=armv8.2-a+crypto+dotprod+crc", "-ffp-contract=off"}},
		{"idioms.c", []string{"-ffp-contract=off", "-fno-math-errno", "-lm"}},
	} {
		t.Run(strings.TrimSuffix(set.source, ".c"), func(t *testing.T) {
			for i, level := range []string{"O0", "O2"} {
				dir := t.TempDir()
				source, file := filepath.Join("testdata", set.source), filepath.Join(dir, "intrinsics.ll")
				reference := filepath.Join(dir, "reference")
				m.native(level, reference, []string{source}, set.flags...).must(t)
				m.emit(level, source, file, set.flags...).must(t)
				m.same(t, file, reference, filepath.Join(dir, "prog"), append(allocated(t, 5*i), "-lm"))
			}
		})
	}
}

// TestIntrinsics compiles programs of the functions of <immintrin.h> and <x86intrin.h>, and one of loops that are these
// in other words, and holds what they print to clang's programs. What no extension of the machine does is done by other means, and what is one
// instruction without a meaning elsewhere is inline assembly.
func TestIntrinsics(t *testing.T) {
	for _, set := range []struct {
		source     string
		flags, cpu []string
	}{
		{"intrinsics.c", []string{"-march=x86-64-v3", "-ffp-contract=off"}, nil},
		{"mmx.c", []string{"-march=x86-64-v3"}, nil},
		{"vaes.c", []string{"-march=x86-64-v3", "-maes", "-mpclmul", "-mvaes", "-mvpclmulqdq"}, []string{"vaes", "vpclmulqdq"}},
		{"gfni.c", []string{"-march=x86-64-v3", "-mgfni"}, []string{"gfni"}},
		{"idioms.c", []string{"-fno-math-errno", "-lm"}, nil},
		{"idioms.c", []string{"-march=x86-64-v3", "-ffp-contract=off", "-fno-math-errno", "-lm"}, nil},
		{"machine.c", []string{"-march=x86-64-v3", "-maes", "-mpclmul", "-msha", "-mrdrnd", "-mrdseed", "-mfxsr", "-mxsave"}, []string{"aes", "pclmulqdq", "sha_ni", "rdrand"}},
	} {
		for _, m := range x86 {
			t.Run(m.target+"/"+strings.TrimSuffix(set.source, ".c"), func(t *testing.T) {
				m.need(t)
				for i, level := range []string{"O0", "O2"} {
					if cpu(t, 2) != "x86-64-v3" || slices.ContainsFunc(set.cpu, func(s string) bool { return !leftout.HaveCPU(t, s) }) {
						return
					}
					dir := t.TempDir()
					source, file := filepath.Join("testdata", set.source), filepath.Join(dir, "intrinsics.ll")
					reference := filepath.Join(dir, "reference")
					m.native(level, reference, []string{source}, set.flags...).must(t)
					if m.target == "i386" && set.cpu != nil && (command{name: reference}).run(t).signal {
						leftout.Part(t, "an emulator runs the programs that cc makes with -m32 (it lacks "+strings.Join(set.cpu, " or ")+")")
						return
					}
					m.emit(level, source, file, set.flags...).must(t)
					m.same(t, file, reference, filepath.Join(dir, "prog"), append(allocated(t, 5*i), "-lm"))
				}
			})
		}
	}
}
