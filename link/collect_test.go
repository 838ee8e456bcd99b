package link_test

import (
	"debug/elf"
	"slices"
	"testing"

	"spillway/internal/leftout"
	"spillway/link"
	"spillway/target/amd64"
)

// TestCollect links a program of which parts are not used: what is reached by calls, by data, by tables of exceptions,
// by the names of a section's begin and end, by initializers and by what is to be retained stays, and the rest goes.
func TestCollect(t *testing.T) {
	needFormat(t, amd64.Object())
	leftout.Need(t, "g++")
	const source = `//C++
#include <cstdio>
#include <stdexcept>
struct Own { int n; };
int byException = 7;
static int throws(int x) { if (x > 3) throw Own{x}; return x; }
int lost(int x) { if (x > 3) throw std::logic_error("never"); return x; }
int lostTable[100] = {1};
int byData(int x) { return x + 1; }
int (*pointer)(int) = byData;
int lostToo() { return lost(5) + lostTable[2]; }
static int made;
struct Init { Init() { made = 5; } } init;
__attribute__((section("listed"))) int first = 20;
__attribute__((section("listed"))) int second = 22;
extern int __start_listed[], __stop_listed[];
__attribute__((retain, used)) int retained = 3;
thread_local int perThread = 2;
int main() {
	int sum = 0;
	for (int *p = __start_listed; p < __stop_listed; p++) sum += *p;
	try { throws(pointer(4)); } catch (Own &e) { std::printf("%d %d %d %d %d\n", e.n, byException, made, sum, perThread); }
}
`
	dir := t.TempDir()
	obj := compile(t, dir, "x", source, "-O1", "-fPIE", "-ffunction-sections", "-fdata-sections")
	for _, collect := range []bool{false, true} {
		prog, err := build(t, dir, link.Options{Format: amd64.Object(), CollectSections: collect}, obj, "-lstdc++", "-lc", "-l:libgcc_s.so.1")
		if err != nil {
			t.Fatal(err)
		}
		if got := run(t, prog); got != "5 7 5 42 2\n" {
			t.Errorf("collect %t: it prints %q", collect, got)
		}
		inspect(t, prog)
		f, err := elf.Open(prog)
		if err != nil {
			t.Fatal(err)
		}
		symbols, err := f.Symbols()
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"_Z4losti", "lostTable", "_Z7lostToov"} {
			if has := slices.ContainsFunc(symbols, func(s elf.Symbol) bool { return s.Name == name }); has == collect {
				t.Errorf("collect %t: has %s: %t", collect, name, has)
			}
		}
		for _, name := range []string{"_Z6byDatai", "pointer", "byException", "first", "retained"} {
			if !slices.ContainsFunc(symbols, func(s elf.Symbol) bool { return s.Name == name }) {
				t.Errorf("collect %t: %s is gone", collect, name)
			}
		}
		f.Close()
	}
}
