package e2e

import (
	"bytes"
	"debug/elf"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
)

// smashes is in how many ways testdata/smash.c overruns a variable, and smashLine what it prints if
// it does in none.
const (
	smashes   = 8
	smashLine = "65 0 1094795585 130 65 21.667 357.500 65\n"
)

// TestStackProtector runs a program that overruns variables: each function that does is ended
// before it returns, at every level, with a fourth of the ways to allocate registers, others for each, by way of assembly text and of objects,
// in the interpreter and in memory; and a program that overruns none does what it would without
// guards.
func TestStackProtector(t *testing.T) {
	source := filepath.Join("testdata", "smash.c")
	for k, m := range machines {
		m.need(t)
		for i, level := range []string{"O0", "O1", "O2", "Oz"} {
			t.Run(m.target+"/"+level, func(t *testing.T) {
				t.Parallel()
				dir := t.TempDir()
				ll, prog := filepath.Join(dir, "smash.ll"), filepath.Join(dir, "smash")
				m.emit(level, source, ll, "-fstack-protector-strong", "-fPIE").must(t)
				for n, alloc := range allocations(t) {
					if (n+i+k)%8 != 0 {
						continue
					}
					flags := append([]string{"-" + level, "--relocation", []string{"pic", "static"}[n/4%2], fmt.Sprintf("--integrated-as=%v", n%3 != 0 || m.emulator != "")}, alloc...)
					m.build(flags, prog, ll).must(t)
					checkSmash(t, fmt.Sprint(flags), n, func(args ...string) command { return command{name: prog, args: args} })
				}
				stages := []string{"ir", "selected", "allocated", "framed"}
				if m.emulator != "" { // where it calls what the interpreter's compiler library has not, for long double
					stages = stages[:1]
				}
				for _, stage := range stages {
					args := []string{"run", "--target", m.target, "-" + level, "--check", "--stage", stage, ll}
					compare(t, spill(args...).must(t).stdout, smashLine)
				}
				if m.target == "amd64" {
					compare(t, spill("run", "--native", "-"+level, ll).must(t).stdout, smashLine)
				}
			})
		}
	}
}

// checkSmash runs a program that overruns nothing, and then one variable; all of them if n is 0.
func checkSmash(t *testing.T, how string, n int, run func(args ...string) command) {
	t.Helper()
	compare(t, run("0").must(t).stdout, smashLine)
	for i := 1; i <= smashes; i++ {
		if n > 0 && i != 1+n%smashes {
			continue
		}
		if r := run(fmt.Sprint(i)).run(t); !r.signal || !strings.Contains(r.stderr, "stack smashing detected") {
			t.Errorf("%s: overrun %d is not found: %s", how, i, r)
		}
	}
}

// TestStackProtectorUnwinds throws exceptions through functions that all have a guard.
func TestStackProtectorUnwinds(t *testing.T) {
	for k, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t, clangxx)
			for i, name := range []string{"cleanup_paths", "unwind_order", "variadic_throw", "big_frames", "coroutines", "live_values"} {
				level := cxxLevels[(i+k)%len(cxxLevels)]
				t.Run(name+"/"+level, func(t *testing.T) {
					t.Parallel()
					dir := t.TempDir()
					ll, reference, prog := filepath.Join(dir, "prog.ll"), filepath.Join(dir, "reference"), filepath.Join(dir, "prog")
					m.cxx(level, "-fstack-protector-all", "-S", "-emit-llvm", filepath.Join("testdata", "cpp", name+".cpp"), "-o", ll).must(t)
					m.cxx(level, ll, "-o", reference).must(t)
					m.same(t, ll, reference, prog, []string{"-" + level})
				})
			}
		})
	}
}

// The bits of the property of features: indirect jumps, and returns, may be checked.
const checksBranches, checksReturns = 1, 2

// featuresOf returns which checks a program says that it is made for.
func featuresOf(t *testing.T, prog string) byte {
	t.Helper()
	f, err := elf.Open(prog)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	s := f.Section(".note.gnu.property")
	if s == nil {
		return 0
	}
	data, err := s.Data()
	if err != nil {
		t.Fatal(err)
	}
	if i := bytes.Index(data, []byte{2, 0, 0, 0xC0, 4, 0, 0, 0}); i >= 0 {
		return data[i+8]
	}
	return 0
}

// TestControlFlowProtection runs a program whose jumps and returns may be checked, at every level,
// by way of text and of objects, and needs as many marks in it as llc makes, and the note in
// programs of which all files have it.
func TestControlFlowProtection(t *testing.T) {
	source := filepath.Join("testdata", "landing.c")
	for _, m := range x86 {
		m.need(t, "llc-19")
		for _, level := range []string{"O0", "O2", "Oz"} {
			t.Run(m.target+"/"+level, func(t *testing.T) {
				t.Parallel()
				dir := t.TempDir()
				path := func(name string) string { return filepath.Join(dir, name) }
				ll, prog, plain, text := path("prog.ll"), path("prog"), path("plain.ll"), path("prog.s")
				m.emit(level, source, ll, "-fcf-protection=full", "-fPIE").must(t)
				want := command{name: m.nativeAt(t, level, source)}.must(t).stdout
				for n, alloc := range allocations(t) {
					if n%5 != 0 {
						continue
					}
					flags := append([]string{"-" + level, "--relocation", []string{"pic", "static"}[n%2], fmt.Sprintf("--integrated-as=%v", n%3 != 0)}, alloc...)
					m.build(flags, prog, ll).must(t)
					compare(t, command{name: prog}.must(t).stdout, want)
					if got := featuresOf(t, prog); got != checksBranches|checksReturns {
						t.Errorf("%v: features %d", flags, got)
					}
				}
				for _, stage := range []string{"ir", "selected", "allocated", "framed"} {
					compare(t, spill("run", "--target", m.target, "-"+level, "--check", "--stage", stage, ll).must(t).stdout, want)
				}

				spill("compile", "--target", m.target, "-"+level, "--check", "-S", ll, "-o", text).must(t)
				ours, theirs := string(read(t, text)), command{name: "llc-19", args: []string{"-" + strings.Replace(level, "Oz", "O2", 1), ll, "-o", "-"}}.must(t).stdout
				for _, word := range []string{"endbr", "notrack"} {
					if got, want := strings.Count(ours, word), strings.Count(theirs, word); got != want {
						t.Errorf("%d times %s, llc has it %d times", got, word, want)
					}
				}

				m.emit(level, source, plain, "-fcf-protection=branch", "-fPIE").must(t)
				m.build(nil, prog, plain).must(t)
				if got := featuresOf(t, prog); got != checksBranches {
					t.Errorf("of branches only: features %d", got)
				}
				m.emit(level, write(t, path("more.c"), "int more(void) { return 1; }"), plain, "-fcf-protection=none").must(t)
				m.build([]string{ll}, prog, plain).must(t)
				compare(t, command{name: prog}.must(t).stdout, want)
				if got := featuresOf(t, prog); got != 0 {
					t.Errorf("with a file that is not made for checks: features %d", got)
				}
			})
		}
	}
}

// TestControlFlowProtectionUnwinds throws exceptions to landing pads with marks.
func TestControlFlowProtectionUnwinds(t *testing.T) {
	for k, m := range x86 {
		t.Run(m.target, func(t *testing.T) {
			m.need(t, clangxx)
			for i, name := range []string{"cleanup_paths", "unwind_order", "multiple_catch", "function_try", "coroutines", "live_values"} {
				level := cxxLevels[(i+k)%len(cxxLevels)]
				t.Run(name+"/"+level, func(t *testing.T) {
					t.Parallel()
					dir := t.TempDir()
					ll, reference, prog := filepath.Join(dir, "prog.ll"), filepath.Join(dir, "reference"), filepath.Join(dir, "prog")
					m.cxx(level, "-fcf-protection=full", "-fstack-protector-strong", "-S", "-emit-llvm", filepath.Join("testdata", "cpp", name+".cpp"), "-o", ll).must(t)
					m.cxx(level, ll, "-o", reference).must(t)
					m.same(t, ll, reference, prog, []string{"-" + level})
				})
			}
		})
	}
}

// TestStackProbes runs functions with large frames on a small stack with a guard page: with probes
// each of them ends at that page, without them none does, since what it accesses is beyond.
func TestStackProbes(t *testing.T) {
	source := filepath.Join("testdata", "probe.c")
	const line, frames = "1 2 31 4 4 6\n", 5
	for _, m := range machines {
		m.need(t)
		for _, level := range []string{"O0", "O2", "Oz"} {
			t.Run(m.target+"/"+level, func(t *testing.T) {
				m.needs(t, stackProbes)
				t.Parallel()
				dir := t.TempDir()
				ll, plain, prog := filepath.Join(dir, "probe.ll"), filepath.Join(dir, "plain.ll"), filepath.Join(dir, "probe")
				m.emit(level, source, ll, "-fstack-clash-protection", "-fPIE").must(t)
				m.emit(level, source, plain, "-fPIE").must(t)
				check := func(i int, found bool, how string) {
					t.Helper()
					if r := (command{name: prog, args: []string{fmt.Sprint(i)}}).run(t); r.signal != found || !found && r.code != 0 {
						t.Errorf("%s: frame %d: want an end by a signal: %v: %s", how, i, found, r)
					}
				}
				for n, alloc := range allocations(t) {
					if n%7 != 0 {
						continue
					}
					flags := append([]string{"-" + level, fmt.Sprintf("--integrated-as=%v", n%3 != 0 || m.emulator != "")}, alloc...)
					m.build(flags, prog, ll).must(t)
					compare(t, command{name: prog}.must(t).stdout, line)
					for i := 1; i <= frames; i++ {
						check(i, true, fmt.Sprint(flags))
					}
				}
				m.build([]string{"-" + level}, prog, plain).must(t)
				for i := 1; i <= frames; i++ {
					check(i, false, "without probes")
				}
				for _, stage := range []string{"ir", "selected", "allocated", "framed"} {
					compare(t, spill("run", "--target", m.target, "-"+level, "--check", "--stage", stage, ll).must(t).stdout, line)
				}
			})
		}
	}
}

// TestBranchTargets runs a program of AArch64 whose indirect jumps the emulator checks, at every level, and needs the note
// that has it do so, but not that returns are checked, where they are not.
func TestBranchTargets(t *testing.T) {
	m := arm64
	m.need(t)
	source := filepath.Join("testdata", "branches.c")
	for _, level := range []string{"O0", "O2", "Oz"} {
		t.Run(level, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			ll, prog := filepath.Join(dir, "prog.ll"), filepath.Join(dir, "prog")
			m.emit(level, source, ll, "-mbranch-protection=bti", "-fPIE").must(t)
			want := command{name: m.nativeAt(t, level, source)}.must(t).stdout
			for n, alloc := range allocations(t) {
				if n%9 != 0 {
					continue
				}
				m.build(append([]string{"-" + level, "--linker", "own"}, alloc...), prog, ll).must(t)
				compare(t, command{name: prog}.must(t).stdout, want)
				f, err := elf.Open(prog)
				if err != nil {
					t.Fatal(err)
				}
				s := f.Section(".note.gnu.property")
				if s == nil {
					t.Fatalf("%v: no note", alloc)
				}
				data, err := s.Data()
				f.Close()
				if err != nil || !bytes.Contains(data, []byte{0, 0, 0, 0xC0, 4, 0, 0, 0, 1, 0, 0, 0}) {
					t.Errorf("%v: the note is % x, %v", alloc, data, err)
				}
			}
		})
	}
}

// returnSignatures are ways to sign return addresses.
var returnSignatures = [][]string{{"-mbranch-protection=pac-ret"}, {"-mbranch-protection=pac-ret+leaf+b-key"}, {"-mbranch-protection=standard", "-march=armv8.3-a"}, {"-mbranch-protection=pac-ret+b-key", "-march=armv8.3-a"}}

// TestSignedReturns runs a function that is made to return elsewhere: it does so where return addresses are not signed, and the
// program ends where they are.
func TestSignedReturns(t *testing.T) {
	m := arm64
	m.need(t)
	source := filepath.Join("testdata", "signed.c")
	for i, way := range append([][]string{{"-mbranch-protection=none"}}, returnSignatures...) {
		for _, level := range []string{"O0", "O2", "Oz"} {
			t.Run(strings.Join(way, "")+"/"+level, func(t *testing.T) {
				t.Parallel()
				dir := t.TempDir()
				ll, prog := filepath.Join(dir, "prog.ll"), filepath.Join(dir, "prog")
				m.emit(level, source, ll, append(way, "-fPIE")...).must(t)
				m.build([]string{"-" + level, "--linker", "own"}, prog, ll).must(t)
				compare(t, command{name: prog}.must(t).stdout, "right\n")
				elsewhere := command{name: prog, args: []string{"elsewhere"}}
				r := elsewhere.run(t)
				// A signature has a few bits and a new key in each process: once in some hundred times it is right by chance.
				for n := 0; i > 0 && r.code == 3 && n < 3; n++ {
					r = elsewhere.run(t)
				}
				if i == 0 && (r.stdout != "right\nelsewhere\n" || r.code != 3) || i > 0 && (!r.signal || strings.Contains(r.stdout, "elsewhere")) {
					t.Errorf("a function that is made to return elsewhere: %s", r)
				}
			})
		}
	}
}

// TestSignedReturnsUnwind throws exceptions through functions with signed return addresses.
func TestSignedReturnsUnwind(t *testing.T) {
	m := arm64
	m.need(t, clangxx)
	for i, name := range []string{"cleanup_paths", "unwind_order", "multiple_catch", "big_frames", "coroutines", "live_values"} {
		level := cxxLevels[i%len(cxxLevels)]
		t.Run(name+"/"+level, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			ll, reference, prog := filepath.Join(dir, "prog.ll"), filepath.Join(dir, "reference"), filepath.Join(dir, "prog")
			flags := append([]string{"-S", "-emit-llvm", filepath.Join("testdata", "cpp", name+".cpp"), "-o", ll}, returnSignatures[i%len(returnSignatures)]...)
			m.cxx(level, flags...).must(t)
			m.cxx(level, ll, "-o", reference).must(t)
			m.same(t, ll, reference, prog, []string{"-" + level})
		})
	}
}
