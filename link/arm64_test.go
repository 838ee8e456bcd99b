package link_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
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
	{link.StaticPIE, []string{"-O1", "-fPIE"}},
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

// resultArm runs a program, with flags for the emulator where there is one, and returns what it prints.
func resultArm(prog string, emulator ...string) string {
	cmd := exec.Command(prog)
	if runtime.GOARCH != "arm64" {
		cmd = exec.Command("qemu-aarch64", slices.Concat(emulator, []string{"-L", crossRoot, prog})...)
	}
	var errs bytes.Buffer
	cmd.Stderr = &errs
	out, err := cmd.Output()
	return string(out) + fmt.Sprint(err) + errs.String()
}

// TestArm64 links the feature programs for AArch64, in two ways each, and runs them, and has readelf look at them.
func TestArm64(t *testing.T) {
	needArm(t)
	for i, f := range features {
		t.Run(f.name, func(t *testing.T) {
			for k, w := range armWays {
				if w.kind.IsStatic() && f.library != "" || !sampled(i, k, len(armWays)) {
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
					if w.kind.IsStatic() {
						args = append(args, "-lstdc++", "-lm", "-lc")
					} else {
						args = append(args, "-l:libstdc++.so.6", "-l:libgcc_s.so.1")
					}
				}
				if args = append(args, "-lc"); w.kind.IsStatic() {
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
	for k, w := range armWays {
		if !sampled(0, k, len(armWays)) {
			continue
		}
		dir := t.TempDir()
		a := compileArm(t, dir, "a", `#include <stdio.h>
int far(int); int near(int x) { return x + 1; } int main(void) { printf("%d\n", far(20)); puts("end"); return 0; }`, w.flags...)
		big := compileArm(t, dir, "big", `__asm__(".section .text.big,\"ax\"\n.zero 0x8c00000\n.previous");`)
		b := compileArm(t, dir, "b", `#include <stdio.h>
int near(int); int far(int x) { printf("far\n"); return 2 * near(x); }`, w.flags...)
		args := []string{a, big, b, "-lc"}
		if w.kind.IsStatic() {
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

// TestArm64Examples links every other example with this linker and with lld: the programs print the same. The objects are read and
// written before: binutils see the same code and relocations.
func TestArm64Examples(t *testing.T) {
	needArm(t)
	leftout.Need(t, "ld.lld", "llvm-objdump-19")
	every := 2
	if testing.Short() {
		every = 6
	}
	for i, source := range glob("../testdata/programs/*/*.c") {
		if i%every != 0 {
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
			kind := map[link.Kind]string{link.PIE: "-pie", link.NoPIE: "-no-pie", link.Static: "-static", link.StaticPIE: "-static-pie"}[w.kind]
			if w.kind.IsStatic() {
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

// rewriteArm reads an object and writes it next to itself.
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

// TestArm64Relaxation links sequences of instructions that linkers know, and some that they must leave alone.
func TestArm64Relaxation(t *testing.T) {
	leftout.Need(t, "clang-19", "aarch64-linux-gnu-objdump")
	const data = "\n.data\n.globl v\nv: .quad 1\n.section .tdata,\"awT\"\n.zero 0x1234\n.globl t\nt: .quad 2\n"
	for _, c := range []struct {
		name, code string
		kind       link.Kind
		want       string // operations with their registers; for immediates see the regular expression
	}{
		{"table", "adrp x3, :got:v\nldr x3, [x3, :got_lo12:v]", link.Static, "nop; adr x3, 4"},
		{"near", "adrp x3, v+4\nadd x3, x3, :lo12:v+4", link.PIE, "nop; adr x3, 3"},
		{"apart", "adrp x3, v\nnop\nadd x3, x3, :lo12:v", link.PIE, "adrp x3; nop; add x3, x3"},
		{"far", "adrp x3, big+0x100000\nadd x3, x3, :lo12:big+0x100000\n.bss\n.globl big\nbig: .zero 0x100010", link.PIE, "adrp x3; add x3, x3, #0x"},
		{"two registers", "adrp x3, :got:v\nldr x4, [x3, :got_lo12:v]", link.Static, "adrp x3; ldr x4, [x3"},
		{"apart", "adrp x3, :got:v\nnop\nldr x3, [x3, :got_lo12:v]", link.Static, "adrp x3; nop; ldr x3, [x3"},
		{"library", "adrp x3, :got:v\nldr x3, [x3, :got_lo12:v]", link.Shared, "adrp x3; ldr x3, [x3"},
		{"descriptor", "adrp x0, :tlsdesc:t\nldr x1, [x0, :tlsdesc_lo12:t]\nmov x9, x9\nadd x0, x0, :tlsdesc_lo12:t\n.tlsdesccall t\nblr x1", link.Static,
			"movz x0, #0x0, lsl #16; movk x0, #0x1244; mov x9, x9; nop; nop"},
		{"descriptor in a library", "adrp x0, :tlsdesc:t\nldr x1, [x0, :tlsdesc_lo12:t]\nadd x0, x0, :tlsdesc_lo12:t\n.tlsdesccall t\nblr x1", link.Shared,
			"adrp x0; ldr x1, [x0; add x0, x0; blr x1"},
		{"initial exec", "adrp x5, :gottprel:t\nldr x5, [x5, :gottprel_lo12:t]", link.PIE, "movz x5, #0x0, lsl #16; movk x5, #0x1244"},
		{"initial exec, two registers", "adrp x5, :gottprel:t\nldr x6, [x5, :gottprel_lo12:t]", link.PIE, "adrp x5; ldr x6, [x5"},
		{"local exec", "add x1, x1, :tprel_hi12:t\nadd x1, x1, :tprel_lo12_nc:t\nldr w2, [x1, :tprel_lo12_nc:t]", link.PIE, "add x1, x1, #0x1, lsl #12; add x1, x1, #0x244; ldr w2, [x1, #580]"},
		{"weak", ".weak none\nbl none\nadrp x3, :got:none\nldr x3, [x3, :got_lo12:none]", link.Static, "bl _start+0x4; adrp x3; ldr x3, [x3"},
	} {
		dir := t.TempDir()
		path := filepath.Join(dir, "a.s")
		if err := os.WriteFile(path, []byte(".text\n.globl _start\n_start:\n"+c.code+data), 0o666); err != nil {
			t.Fatal(err)
		}
		run(t, "clang-19", "--target=aarch64-linux-gnu", "-c", path, "-o", path+".o")
		prog, err := build(t, dir, link.Options{Format: arm64.Object(), Kind: c.kind}, path+".o")
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		text := run(t, "aarch64-linux-gnu-objdump", "-d", "--no-show-raw-insn", "--disassemble=_start", prog)
		_, text, _ = strings.Cut(text, "<_start>:\n")
		var got []string
		for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
			_, line, _ = strings.Cut(line, "\t")
			line, _, _ = strings.Cut(line, "\t// ")
			if target := regexp.MustCompile(`[0-9a-f]+ <(_start[^>]*)>`); strings.HasPrefix(line, "bl") {
				line = target.ReplaceAllString(line, "$1")
			}
			got = append(got, strings.Join(strings.Fields(line), " "))
		}
		for i, want := range strings.Split(c.want, "; ") {
			if i >= len(got) || !strings.HasPrefix(got[i], want) {
				t.Errorf("%s: %q, want %s", c.name, got, c.want)
				break
			}
		}
	}
}

// TestArm64BTI links a program of which indirect jumps and returns may be checked: it says so, what the linker adds may be jumped to, and
// it runs where jumps are checked.
func TestArm64BTI(t *testing.T) {
	needArm(t)
	leftout.Need(t, "aarch64-linux-gnu-objdump")
	for _, kind := range []link.Kind{link.PIE, link.NoPIE} {
		dir := t.TempDir()
		obj := compileArm(t, dir, "a", "int puts(const char *); int (*volatile f)(const char *) = puts; int main(void) { f(\"one\"); return puts(\"two\") < 0; }", "-O2", "-fPIE", "-mbranch-protection=standard")
		prog, err := build(t, dir, link.Options{Format: arm64.Object(), Kind: kind}, obj, "-l:libc.so.6")
		if err != nil {
			t.Fatal(err)
		}
		if notes := run(t, "readelf", "-nW", prog); !strings.Contains(notes, "AArch64 feature: BTI, PAC") {
			t.Errorf("kind %d: %s", kind, notes)
		}
		for section, begin := range map[string]string{".plt.got": ">:\n", ".text": "<_start>:\n"} {
			text := run(t, "aarch64-linux-gnu-objdump", "-d", "--no-show-raw-insn", "-j", section, prog)
			if _, text, _ = strings.Cut(text, begin); len(strings.Fields(text)) < 3 || strings.Join(strings.Fields(text)[1:3], " ") != "bti c" {
				t.Errorf("kind %d: %s: %.40s, want bti c", kind, section, text)
			}
		}
		if info, err := os.Stat(prog); err != nil || info.Size() > 16<<10 { // no page of zeros: they are large
			t.Errorf("kind %d: %v bytes, %v", kind, info.Size(), err)
		}
		if got := resultArm(prog, "-cpu", "max"); got != "one\ntwo\n<nil>" {
			t.Errorf("kind %d: %s", kind, got)
		}
	}
}

// TestArm64TLS reads and writes thread-local variables in all ways that compilers do, also those that clang does not, in programs and in a
// library that is linked with them.
func TestArm64TLS(t *testing.T) {
	needArm(t)
	leftout.Need(t, "aarch64-linux-gnu-as")
	const enter, leave = "stp x29, x30, [sp, #-16]!\n", "ldp x29, x30, [sp], #16\nret\n"
	access := map[string]string{
		"gd":   enter + "adrp x0, :tlsgd:v\nadd x0, x0, :tlsgd_lo12:v\nbl __tls_get_addr\nnop\n" + leave,
		"ld":   enter + "adrp x0, :tlsldm:w\nadd x0, x0, :tlsldm_lo12_nc:w\nbl __tls_get_addr\nnop\nadd x0, x0, :dtprel_hi12:w\nadd x0, x0, :dtprel_lo12_nc:w\n" + leave,
		"desc": enter + "adrp x0, :tlsdesc:v\nldr x1, [x0, :tlsdesc_lo12:v]\nadd x0, x0, :tlsdesc_lo12:v\n.tlsdesccall v\nblr x1\nmrs x1, tpidr_el0\nadd x0, x0, x1\n" + leave,
		"base": enter + "adrp x0, :tlsdesc:_TLS_MODULE_BASE_\nldr x1, [x0, :tlsdesc_lo12:_TLS_MODULE_BASE_]\nadd x0, x0, :tlsdesc_lo12:_TLS_MODULE_BASE_\n.tlsdesccall _TLS_MODULE_BASE_\nblr x1\n" +
			"mrs x1, tpidr_el0\nadd x0, x0, x1\nadd x0, x0, :dtprel_hi12:w\nadd x0, x0, :dtprel_lo12_nc:w\n" + leave,
		"ie": "adrp x1, :gottprel:v\nldr x1, [x1, :gottprel_lo12:v]\nmrs x0, tpidr_el0\nadd x0, x0, x1\nret\n",
	}
	text := ""
	for _, name := range []string{"gd", "ld", "desc", "base", "ie"} {
		text += fmt.Sprintf(".globl %[1]s\n%[1]s:\n%[2]s", name, access[name])
	}
	text += ".section .tdata,\"awT\"\n.zero 20\nw: .word 11\n.globl v\nv: .word 22\n.section .note.GNU-stack,\"\"\n"
	const program = `#include <stdio.h>
#include <pthread.h>
int *gd(void), *ld(void), *desc(void), *base(void), *ie(void);
void *run(void *p) { printf("%d %d %d %d %d\n", (*gd())++, (*ld())++, (*desc())++, (*base())++, (*ie())++); return 0; }
int main(void) { pthread_t t; run(0); pthread_create(&t, 0, run, 0); pthread_join(t, 0); run(0); return gd() != desc() || ld() != base(); }`
	const want = "22 11 23 12 24\n22 11 23 12 24\n25 13 26 14 27\n<nil>"
	for _, w := range armWays {
		for _, library := range []bool{false, true} {
			if library && w.kind.IsStatic() {
				continue
			}
			dir := t.TempDir()
			path := filepath.Join(dir, "tls.s")
			if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
			run(t, "aarch64-linux-gnu-as", path, "-o", path+".o")
			args := []string{compileArm(t, dir, "a", program, w.flags...), path + ".o"}
			if library {
				armLibrary(t, dir, path+".o")
				args[1] = "-lx"
			}
			if args = append(args, "-lc"); w.kind.IsStatic() {
				args = append(args, "-lgcc", "-lgcc_eh", "-lc")
			}
			prog, err := build(t, dir, link.Options{Format: arm64.Object(), Kind: w.kind, RunPath: []string{dir}}, args...)
			if err != nil {
				t.Errorf("%v: %v", w.flags, err)
				continue
			}
			if got := resultArm(prog); got != want {
				t.Errorf("kind %d %v, in a library: %v: %s", w.kind, w.flags, library, got)
			}
		}
	}
}
