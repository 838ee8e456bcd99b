package e2e

import (
	"path/filepath"
	"slices"
	"testing"
)

// TestACLE compiles a program of the functions of <arm_acle.h> for each set of instructions of 32-bit Arm, and holds what it
// prints to clang's program.
func TestACLE(t *testing.T) {
	thumb2 := thumb
	thumb2.processor = "cortex-m4"
	for _, c := range []struct {
		name             string
		m                machine
		flags, reference []string
	}{
		{"arm", arm32, []string{"-march=armv7-a"}, []string{"-march=armv7-a"}},
		{"hard", armHard, []string{"-mfpu=vfpv3-d16"}, []string{"-mfpu=vfpv3-d16"}},
		{"thumb", thumb2, []string{"-march=armv7e-m"}, []string{"-march=armv7-a"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.m.need(t)
			source := filepath.Join("testdata", "acle.c")
			for i, level := range []string{"O0", "O2", "Oz"} {
				dir := t.TempDir()
				file, reference := filepath.Join(dir, "acle.ll"), filepath.Join(dir, "reference")
				c.m.native("O1", reference, []string{source}, slices.Concat(c.reference, []string{"-Wno-implicit-function-declaration"})...).must(t)
				c.m.emit(level, source, file, c.flags...).must(t)
				c.m.same(t, file, reference, filepath.Join(dir, "prog"), allocated(t, i))
			}
		})
	}
}
