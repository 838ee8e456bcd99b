package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"spillway/internal/leftout"
)

// tortureTests returns the directory with GCC's tests of what C programs do, which Debian has the source of.
func tortureTests(t *testing.T) string {
	t.Helper()
	return sources.get(t, "gcc-12", "torture", func(work string) (string, error) {
		leftout.Need(t, "sh", "tar", "gzip", "xz")
		if r := sources.apt(work, "source", "--download-only", "--tar-only", "gcc-12").run(t); !r.ok() {
			return "", fmt.Errorf("apt-get source: %s", r)
		}
		archives, _ := filepath.Glob(filepath.Join(work, "gcc-12_*.orig.tar.gz"))
		if len(archives) != 1 {
			return "", fmt.Errorf("apt-get source gcc-12 leaves %d archives", len(archives))
		}
		const dir = "gcc.c-torture/execute"
		unpack := exec.Command("sh", "-c", `tar -xzOf "$1" --wildcards '*/gcc-*.tar.xz' | tar -xJ -C "$2" --strip-components=3 --wildcards '*/gcc/testsuite/`+dir+`/*'`, "sh", archives[0], work)
		if out, err := unpack.CombinedOutput(); err != nil {
			return "", fmt.Errorf("tar: %w\n%s", err, out)
		}
		return filepath.Join(work, dir), nil
	})
}

// TestTorture runs GCC's tests of what C programs do, each of which fails if the code is wrong, but for those that fail with clang's
// code, too: on each machine some, at a level and with an allocator in turn. SPILLWAY_TORTURE says how many, SPILLWAY_TORTURE_SEED which.
func TestTorture(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	dir := tortureTests(t)
	files := slices.Concat(glob(t, dir, "*.c"), glob(t, dir, "ieee/*.c"))
	if len(files) < 1000 {
		t.Fatalf("%d programs, want 1000 or more", len(files))
	}
	count, seed := envCount(t, "SPILLWAY_TORTURE", 8), envCount(t, "SPILLWAY_TORTURE_SEED", 1)
	thumb2 := thumb
	thumb2.processor = "cortex-m4"
	hard := armHard
	hard.clang = append(slices.Clip(armHard.clang), "-mfpu=vfpv3-d16")
	const step = 617 // a prime: tests with numbers that follow one another are much alike
	for k, m := range []machine{amd64, i386, arm64, arm32, hard, thumb, thumb2} {
		t.Run(m.name()+m.processor, func(t *testing.T) {
			m.need(t)
			var passed atomic.Int64
			t.Cleanup(func() {
				if n := passed.Load(); n < int64(count)/2 && !t.Failed() {
					t.Errorf("of %d programs, only %d could be compiled and run by clang", count, n)
				}
			})
			for i := range min(count, len(files)) {
				n := (seed+k)*count + i
				file := files[n*step%len(files)]
				level := []string{"O0", "O1", "O2", "Oz"}[(n+k)%4]
				t.Run(strings.TrimSuffix(filepath.Base(file), ".c")+"/"+level, func(t *testing.T) {
					t.Parallel()
					m.torture(t, file, level, allocated(t, n), &passed)
				})
			}
		})
	}
}

// torture runs one of the tests at a level.
func (m machine) torture(t *testing.T, file, level string, flags []string, passed *atomic.Int64) {
	dir := t.TempDir()
	c := []string{"-std=gnu89", "-fno-strict-aliasing"}
	if m.noVectors {
		c = append(c, "-fno-vectorize", "-fno-slp-vectorize")
	}
	ll, prog, own := filepath.Join(dir, "prog.ll"), filepath.Join(dir, "prog"), filepath.Join(dir, "own")
	if !m.emit(level, file, ll, c...).run(t).ok() {
		t.Skip("clang refuses it")
	}
	got := m.build(append(slices.Clip(flags), "-lm"), prog, ll).run(t)
	if got.ok() {
		if got = (command{name: prog}).run(t); got.ok() {
			passed.Add(1)
			return
		}
	}
	if r := m.native(level, own, []string{file}, append(c, "-lm")...).run(t); !r.ok() || !(command{name: own}).run(t).ok() {
		t.Skip("it fails with clang's code, too")
	}
	kept := keepFailure(t, "torture-"+m.name()+"-"+level+"-"+filepath.Base(file), file, ll, prog, own)
	t.Errorf("%s: %s\nkept in %s%c", file, got, kept, os.PathSeparator)
}
