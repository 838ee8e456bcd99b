package link_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"spillway/internal/leftout"
	"spillway/link"
	"spillway/object/elf"
	"spillway/target/arm64"
)

// crossRoot is where the libraries for another machine are.
const crossRoot = "/usr/aarch64-linux-gnu"

// armFlags make clang a compiler for the machine.
var armFlags = []string{"--target=aarch64-linux-gnu", "-isystem", crossRoot + "/include/c++/12", "-isystem", crossRoot + "/include/c++/12/aarch64-linux-gnu", "-isystem", crossRoot + "/include"}

// armWays are the ways in which programs are compiled and linked.
var armWays = []struct {
	kind  link.Kind
	flags []string
}{
	{link.PIE, []string{"-O1", "-fPIE"}},
	{link.PIE, []string{"-O2", "-fPIC", "-mbranch-protection=standard"}},
	{link.NoPIE, []string{"-O1", "-fno-pic"}},
	{link.Static, []string{"-O1", "-fno-pic"}},
	{link.Static, []string{"-O0", "-fPIE", "-mno-outline-atomics"}},
}

// needArm leaves the test out where programs for the machine cannot be made or run.
func needArm(t *testing.T) {
	t.Helper()
	emulator := []string{"qemu-aarch64", "-L", crossRoot}
	if runtime.GOARCH == "arm64" {
		emulator = nil
	}
	libs := []string{"clang-19", "--target=aarch64-linux-gnu", "-fuse-ld=lld", "-B", crossRoot + "/lib", "-L", crossRoot + "/lib", "-isystem", crossRoot + "/include"}
	for _, dir := range glob("/usr/lib/gcc-cross/aarch64-linux-gnu/*") {
		libs = append(libs, "-B", dir, "-L", dir)
	}
	leftout.NeedCross(t, libs, emulator)
}

func glob(pattern string) []string {
	list, _ := filepath.Glob(pattern)
	return list
}

// compileArm compiles a file of C or C++ for the machine.
func compileArm(t *testing.T, dir, name, source string, flags ...string) string {
	t.Helper()
	path, compiler := filepath.Join(dir, name+".c"), "clang-19"
	if strings.HasPrefix(source, "//C++") {
		path, compiler = filepath.Join(dir, name+".cc"), "clang++-19"
	}
	if err := os.WriteFile(path, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	obj := filepath.Join(dir, name+".o")
	run(t, slices.Concat([]string{compiler, "-w", "-c", path, "-o", obj}, armFlags, flags)...)
	return obj
}

// resultArm runs a program and returns what it prints.
func resultArm(prog string) string {
	cmd := exec.Command(prog)
	if runtime.GOARCH != "arm64" {
		cmd = exec.Command("qemu-aarch64", "-L", crossRoot, prog)
	}
	var errs bytes.Buffer
	cmd.Stderr = &errs
	out, err := cmd.Output()
	return string(out) + fmt.Sprint(err) + errs.String()
}

// TestArm64 links the feature programs for AArch64 in every way and runs them, and has readelf look at them.
func TestArm64(t *testing.T) {
	needArm(t)
	for _, f := range features {
		t.Run(f.name, func(t *testing.T) {
			for _, w := range armWays {
				if w.kind == link.Static && f.library != "" {
					continue
				}
				dir := t.TempDir()
				flags := append(slices.Clone(w.flags), f.flags...)
				if f.name == "indirect functions" || f.name == "function pointers" {
					flags = append(flags, "-O0") // clang resolves the one, and knows that names are different variables
				}
				var args []string
				for i, source := range f.files {
					args = append(args, compileArm(t, dir, string(rune('a'+i)), source, flags...))
				}
				if f.library != "" {
					armLibrary(t, dir, compileArm(t, dir, "lib", f.library, append(flags, "-fPIC")...))
					args = append(args, "-lx")
				}
				if f.name == "exceptions" {
					if w.kind == link.Static {
						args = append(args, "-lstdc++", "-lm", "-lc")
					} else {
						args = append(args, "-l:libstdc++.so.6", "-l:libgcc_s.so.1")
					}
				}
				if args = append(args, "-lc"); w.kind == link.Static {
					args = append(args, "-lgcc", "-lgcc_eh", "-lc")
				} else {
					args = append(args, "-lgcc")
				}
				prog, err := build(t, dir, link.Options{Format: arm64.Object(), Kind: w.kind, RunPath: []string{dir}}, args...)
				if err != nil {
					t.Errorf("%v: %v", w.flags, err)
					continue
				}
				if got := resultArm(prog); got != f.want+"<nil>" {
					t.Errorf("kind %d %v: the program prints\n%s\nwant\n%s", w.kind, w.flags, got, f.want)
				}
				run(t, "readelf", "-aW", prog)
			}
		})
	}
}

// armLibrary links an object to the shared library libx.
func armLibrary(t *testing.T, dir, obj string) {
	t.Helper()
	s := link.Search{Format: arm64.Object()}
	in, err := s.File(obj)
	libc, err2 := s.Library("c")
	if err = errors.Join(err, err2); err != nil {
		t.Fatal(err)
	}
	image, err := link.Link(append(in, libc...), link.Options{Format: arm64.Object(), Kind: link.Shared, Soname: "libx.so.1"})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"libx.so", "libx.so.1"} {
		if err := os.WriteFile(filepath.Join(dir, name), image, 0o777); err != nil {
			t.Fatal(err)
		}
	}
	run(t, "readelf", "-aW", filepath.Join(dir, "libx.so"))
}

// TestArm64Far runs a program that calls functions, its own and of libraries, over more code than a call reaches.
func TestArm64Far(t *testing.T) {
	if testing.Short() {
		t.Skip("makes files of 140 MB")
	}
	needArm(t)
	for _, w := range armWays {
		dir := t.TempDir()
		a := compileArm(t, dir, "a", `#include <stdio.h>
int far(int); int near(int x) { return x + 1; } int main(void) { printf("%d\n", far(20)); puts("end"); return 0; }`, w.flags...)
		big := compileArm(t, dir, "big", `__asm__(".section .text.big,\"ax\"\n.zero 0x8c00000\n.previous");`)
		b := compileArm(t, dir, "b", `#include <stdio.h>
int near(int); int far(int x) { printf("far\n"); return 2 * near(x); }`, w.flags...)
		args := []string{a, big, b, "-lc"}
		if w.kind == link.Static {
			args = append(args, "-lgcc", "-lgcc_eh", "-lc")
		}
		prog, err := build(t, dir, link.Options{Format: arm64.Object(), Kind: w.kind}, args...)
		if err != nil {
			t.Errorf("%v: %v", w.flags, err)
			continue
		}
		if got := resultArm(prog); got != "far\n42\nend\n<nil>" {
			t.Errorf("kind %d %v: the program prints %s", w.kind, w.flags, got)
		}
		os.RemoveAll(dir)
	}
}

// TestArm64Examples links the examples with this linker and with lld: the programs print the same. The objects are read and
// written before: binutils see the same code and relocations.
func TestArm64Examples(t *testing.T) {
	needArm(t)
	leftout.Need(t, "ld.lld", "llvm-objdump-19")
	for i, source := range glob("../testdata/programs/*/*.c") {
		if testing.Short() && i%5 != 0 {
			continue
		}
		t.Run(strings.TrimSuffix(filepath.Base(source), ".c"), func(t *testing.T) {
			w := armWays[i%len(armWays)]
			dir := t.TempDir()
			text, err := os.ReadFile(source)
			if err != nil {
				t.Fatal(err)
			}
			obj := compileArm(t, dir, "x", string(text), append(w.flags, "-g", "-ffunction-sections")...)
			again := rewriteArm(t, obj)
			show := func(path string) string {
				_, text, _ := strings.Cut(run(t, "llvm-objdump-19", "-dr", "--no-show-raw-insn", path), "file format")
				return text
			}
			if show(obj) != show(again) {
				t.Errorf("objdump sees a difference in %s", again)
			}
			libs := []string{"-lm", "-lc"}
			kind := map[link.Kind]string{link.PIE: "-pie", link.NoPIE: "-no-pie", link.Static: "-static"}[w.kind]
			if w.kind == link.Static {
				libs = append(libs, "-lgcc", "-lgcc_eh", "-lc")
			} else {
				libs = append(libs, "-lgcc")
			}
			prog, err := build(t, dir, link.Options{Format: arm64.Object(), Kind: w.kind}, append([]string{again}, libs...)...)
			if err != nil {
				t.Fatal(err)
			}
			theirs := filepath.Join(dir, "theirs")
			cc := []string{"clang-19", "--target=aarch64-linux-gnu", "-fuse-ld=lld", kind, again, "-o", theirs, "-lm", "-B" + crossRoot + "/lib", "-L" + crossRoot + "/lib"}
			for _, dir := range glob("/usr/lib/gcc-cross/aarch64-linux-gnu/*") {
				cc = append(cc, "-B"+dir, "-L"+dir)
			}
			run(t, cc...)
			if got, want := resultArm(prog), resultArm(theirs); got != want {
				t.Errorf("%v: the program prints\n%s\nwant\n%s", w.flags, got, want)
			}
		})
	}
}

// rewriteArm reads an object and writes it beside itself.
func rewriteArm(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	f, err := elf.Read(path, data, arm64.Object())
	if err != nil {
		t.Fatal(err)
	}
	if data, err = elf.Append(nil, f); err != nil {
		t.Fatal(err)
	}
	again := path + ".again.o"
	if err := os.WriteFile(again, data, 0o666); err != nil {
		t.Fatal(err)
	}
	return again
}
