package link_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"testing"

	"spillway/internal/leftout"
	"spillway/link"
	"spillway/object"
	"spillway/object/elf"
)

// linkBytes links what bytes hold, if they hold an object, in every way: an answer or an error.
func linkBytes(data []byte, more ...link.Input) {
	for _, f := range formats {
		s := link.Search{Format: f, Bare: true}
		in, err := s.Data("fuzz.o", bytes.Clone(data))
		if err != nil {
			continue
		}
		for kind := link.PIE; kind <= link.StaticPIE; kind++ {
			link.Link(append(in, more...), link.Options{Format: f, Kind: kind, Workers: 1})
		}
	}
}

const fuzzed = `#include <stddef.h>
extern int puts(const char *); extern int gone __attribute__((weak)); static __thread int t = 3; __thread int u; extern __thread int v;
int common, *p = &common; static const char *names[] = {"one", "two", "one"}; static int pick_(void) { return 1; }
static void *choose(void) { return pick_; } int pick(void) __attribute__((ifunc("choose")));
__attribute__((section("items"))) int item = 1; extern int __start_items[];
__attribute__((constructor(200))) static void init(void) { t++; u++; }
inline __attribute__((gnu_inline)) int g(void); __attribute__((weak)) int h(void) { return 2; }
int main(void) { puts(names[t % 3]); return v + pick() + (&gone != 0) + __start_items[0] + h() + *p; }
void _start(void) { main(); } __thread int v = 9; int puts(const char *s) { return *s; }`

// mutate changes a few bytes, most often those of tables.
func mutate(r *rand.Rand, data []byte) []byte {
	data = bytes.Clone(data)
	for range 1 + r.IntN(4) {
		at := r.IntN(len(data))
		if r.IntN(2) == 0 {
			at = len(data) - 1 - r.IntN(min(len(data), 4096))
		}
		switch r.IntN(4) {
		case 0:
			data[at] = byte(r.Uint32())
		case 1:
			data[at] ^= 1 << r.IntN(8)
		case 2:
			data[at]++
		case 3:
			n := min(r.IntN(9), len(data)-at)
			copy(data[at:at+n], data[r.IntN(len(data)-8):])
		}
	}
	return data
}

// TestMutated links objects with wrong bytes.
func TestMutated(t *testing.T) {
	leftout.NeedPrograms(t, "-m32")
	r := rand.New(rand.NewPCG(1, 2))
	for _, flags := range [][]string{{"-fPIE"}, {"-O2", "-fno-pic", "-g"}, {"-m32", "-fPIC", "-ftls-model=global-dynamic"}, {"-fPIC", "-ftls-model=initial-exec"}} {
		obj := compile(t, t.TempDir(), "x", fuzzed, flags...)
		data, err := os.ReadFile(obj)
		if err != nil {
			t.Fatal(err)
		}
		for range 1500 {
			linkBytes(mutate(r, data))
		}
	}
}

// FuzzLink checks that no object makes the linker panic or run away.
func FuzzLink(f *testing.F) {
	for _, format := range formats {
		o := &object.File{Name: "seed.o", Format: format,
			Sections: []object.Section{
				{Name: ".text", Attrs: object.Loaded | object.Executable, Align: 16, Data: make([]byte, 32), Size: 32, Relocs: []object.Reloc{{Offset: 4, Symbol: 1, Type: 2, Addend: -4}, {Offset: 12, Symbol: 3, Type: 19}}},
				{Name: ".rodata.str1.1", Attrs: object.Loaded | object.Mergeable | object.Strings, EntrySize: 1, Align: 1, Data: []byte("a\x00b\x00a\x00"), Size: 6},
				{Name: ".tbss", Kind: object.KindZeros, Attrs: object.Loaded | object.Writable | object.ThreadLocal, Align: 8, Size: 16},
				{Name: ".data", Attrs: object.Loaded | object.Writable, Align: 8, Data: make([]byte, 16), Size: 16, Relocs: []object.Reloc{{Offset: 8, Symbol: 2, Type: 1}}},
			},
			Symbols: []object.Symbol{{Type: object.TypeSection, Section: 1}, {Name: "_start", Bind: object.BindGlobal, Type: object.TypeFunc}, {Name: "u", Section: object.Common, Bind: object.BindGlobal, Value: 8, Size: 8}, {Name: "t", Section: 2, Type: object.TypeThreadLocal, Bind: object.BindGlobal}},
			Groups:  []object.Group{{Signature: 1, Sections: []object.SectionID{0}}},
		}
		b, err := elf.Append(nil, o)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b)
	}
	f.Fuzz(func(t *testing.T, data []byte) { linkBytes(data) })
}
