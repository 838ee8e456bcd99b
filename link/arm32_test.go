package link_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"spillway/internal/leftout"
	"spillway/link"
	"spillway/target/arm"
)

// cross32 is where the libraries of 32-bit Arm are.
const cross32 = "/usr/arm-linux-gnueabi"

// flags32 make clang a compiler for the machine.
var flags32 = []string{"--target=arm-linux-gnueabi", "-march=armv6", "-marm", "-mfloat-abi=soft", "-isystem", cross32 + "/include/c++/12", "-isystem", cross32 + "/include/c++/12/arm-linux-gnueabi",
	"-isystem", cross32 + "/include"}

// ways32 are the ways in which programs are compiled and linked.
var ways32 = []struct {
	kind  link.Kind
	flags []string
}{
	{link.PIE, []string{"-O1", "-fPIE"}},
	{link.PIE, []string{"-O2", "-fPIC"}},
	{link.NoPIE, []string{"-O1", "-fno-pic"}},
	{link.Static, []string{"-O1", "-fno-pic"}},
	{link.Static, []string{"-O2", "-fPIE"}},
}

// need32 leaves the test out where programs for the machine cannot be made or run.
func need32(t *testing.T) {
	t.Helper()
	libs := slices.Concat([]string{"clang-19", "-fuse-ld=lld", "-B", cross32 + "/lib", "-L", cross32 + "/lib"}, flags32)
	for _, dir := range glob("/usr/lib/gcc-cross/arm-linux-gnueabi/*") {
		libs = append(libs, "-B", dir, "-L", dir)
	}
	leftout.NeedCross(t, libs, []string{"qemu-arm", "-L", cross32})
}

// compile32 compiles a file of C or C++ for the machine.
func compile32(t *testing.T, dir, name, source string, flags ...string) string {
	t.Helper()
	path, compiler := filepath.Join(dir, name+".c"), "clang-19"
	if strings.HasPrefix(source, "//C++") {
		path, compiler = filepath.Join(dir, name+".cc"), "clang++-19"
	}
	if err := os.WriteFile(path, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	obj := filepath.Join(dir, name+".o")
	run(t, slices.Concat([]string{compiler, "-w", "-c", path, "-o", obj}, flags32, flags)...)
	return obj
}

// result32 runs a program and returns what it prints.
func result32(prog string) string {
	out, err := exec.Command("qemu-arm", "-L", cross32, prog).CombinedOutput()
	if err != nil {
		return string(out) + err.Error()
	}
	return string(out)
}

// TestArm links the feature programs for 32-bit Arm, in two ways each, and runs them, and has readelf look at them.
func TestArm(t *testing.T) {
	need32(t)
	for i, f := range features {
		t.Run(f.name, func(t *testing.T) {
			for k, w := range ways32 {
				if w.kind == link.Static && f.library != "" || !sampled(i, k, len(ways32)) {
					continue
				}
				dir := t.TempDir()
				flags := append(slices.Clone(w.flags), f.flags...)
				if f.name == "indirect functions" || f.name == "function pointers" {
					flags = append(flags, "-O0") // clang resolves the one, and knows that names are different variables
				}
				var args []string
				for i, source := range f.files {
					args = append(args, compile32(t, dir, string(rune('a'+i)), source, flags...))
				}
				if f.library != "" {
					library32(t, dir, compile32(t, dir, "lib", f.library, append(flags, "-fPIC")...))
					args = append(args, "-lx")
				}
				if f.name == "exceptions" {
					if w.kind == link.Static {
						args = append(args, "-lstdc++", "-lm", "-lc")
					} else {
						args = append(args, "-l:libstdc++.so.6", "-l:libgcc_s.so.1")
					}
				}
				if args = append(args, "-lc", "-lgcc"); w.kind == link.Static {
					args = append(args, "-lgcc_eh", "-lc", "-lgcc")
				}
				prog, err := build(t, dir, link.Options{Format: arm.Object(), Kind: w.kind, RunPath: []string{dir}}, args...)
				if err != nil {
					t.Errorf("%v: %v", w.flags, err)
					continue
				}
				if got := result32(prog); got != f.want {
					t.Errorf("kind %d %v: the program prints\n%s\nwant\n%s", w.kind, w.flags, got, f.want)
				}
				run(t, "readelf", "-aW", prog)
			}
		})
	}
}

// library32 links an object to the shared library libx.
func library32(t *testing.T, dir, obj string) {
	t.Helper()
	image, err := build(t, dir, link.Options{Format: arm.Object(), Kind: link.Shared, Soname: "libx.so.1"}, obj, "-lc", "-lgcc")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"libx.so", "libx.so.1"} {
		run(t, "cp", image, filepath.Join(dir, name))
	}
}

// TestArmFar runs a program that calls functions, its own and of libraries, over more code than a call reaches.
func TestArmFar(t *testing.T) {
	if testing.Short() {
		t.Skip("makes files of 40 MB")
	}
	need32(t)
	for _, w := range ways32 {
		dir := t.TempDir()
		a := compile32(t, dir, "a", `#include <stdio.h>
int far(int); int near(int x) { return x + 1; } int main(void) { printf("%d\n", far(20)); puts("end"); return 0; }`, w.flags...)
		big := compile32(t, dir, "big", `__asm__(".section .text.big,\"ax\"\n.zero 0x2400000\n.previous");`)
		b := compile32(t, dir, "b", `#include <stdio.h>
int near(int); int far(int x) { printf("far\n"); return 2 * near(x); }`, w.flags...)
		args := []string{a, big, b, "-lc", "-lgcc"}
		if w.kind == link.Static {
			args = append(args, "-lgcc_eh", "-lc", "-lgcc")
		}
		prog, err := build(t, dir, link.Options{Format: arm.Object(), Kind: w.kind}, args...)
		if err != nil {
			t.Errorf("%v: %v", w.flags, err)
			continue
		}
		if got := result32(prog); got != "far\n42\nend\n" {
			t.Errorf("kind %d %v: the program prints %s", w.kind, w.flags, got)
		}
		os.RemoveAll(dir)
	}
}

// TestArmCrossing runs a program whose functions jump from one set of instructions to the other at their ends, near and through the table of linked procedures.
func TestArmCrossing(t *testing.T) {
	need32(t)
	for i, w := range ways32 {
		if testing.Short() && i > 1 {
			continue
		}
		dir := t.TempDir()
		flags := append([]string{"-march=armv7-a", "-O2"}, w.flags[1:]...)
		a := compile32(t, dir, "a", `#include <stdio.h>
int thumb(int), back(int), last(int); int arm(int x) { return thumb(x + 1); }
int back(int x) { return last(2 * x); }
int main(void) { printf("%d\n", arm(19)); return 0; }`, flags...)
		b := compile32(t, dir, "b", `int puts(const char *); int back(int); int thumb(int x) { puts("thumb"); return back(x + 1); } int last(int x) { return puts("last") > 0 ? x : puts("no"); }
int end(const char *s) { return puts(s); }`, append(slices.Clone(flags), "-mthumb")...)
		args := []string{a, b, "-lc", "-lgcc"}
		if w.kind == link.Static {
			args = append(args, "-lgcc_eh", "-lc", "-lgcc")
		}
		prog, err := build(t, dir, link.Options{Format: arm.Object(), Kind: w.kind}, args...)
		if err != nil {
			t.Errorf("%v: %v", w.flags, err)
			continue
		}
		if got := result32(prog); got != "thumb\nlast\n42\n" {
			t.Errorf("kind %d %v: the program prints %s", w.kind, w.flags, got)
		}
	}
}
