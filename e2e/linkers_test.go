package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"spillway/internal/leftout"
)

// linkers are those that link a machine's objects: Debian's binutils for armel link armhf, too.
var linkers = map[string][]string{
	"aarch64-linux-gnu":   {"ld.lld", "aarch64-linux-gnu-ld.bfd", "aarch64-linux-gnu-ld.gold"},
	"arm-linux-gnueabihf": {"ld.lld", "arm-linux-gnueabi-ld.bfd", "arm-linux-gnueabi-ld.gold"},
}

// spreadSource has variables at many offsets of a section.
const spreadSource = `#include <stdio.h>
static volatile int a[1000], b[1000], c[1000], d[1000], e[1000], f[1000], g[1000];
void spread(void) {
	for (int i = 0; i < 1000; i++)
		a[i] = i, b[i] = 2 * i, c[i] = 3 * i, d[i] = 4 * i, e[i] = 5 * i, f[i] = 6 * i, g[i] = 7 * i;
	long sum = 0;
	for (int i = 0; i < 1000; i++)
		sum = sum * 3 % 65521 + a[i] + b[i] + c[i] + d[i] + e[i] + f[i] + g[i];
	printf("%ld\n", sum);
}
`

// TestLinkers links objects in several orders with several linkers, ours among them. Addresses differ by more
// than 64 KB, so that a wrong addend or carry of a pair of instructions that make an address shows.
func TestLinkers(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "statics.c"))
	if err != nil {
		t.Fatal(err)
	}
	for n, m := range []machine{arm64, armHard, thumbHard()} {
		t.Run(m.name(), func(t *testing.T) {
			t.Parallel()
			triple := strings.TrimPrefix(m.clang[0], "--target=")
			m.need(t)
			leftout.Need(t, linkers[triple]...)
			dir := t.TempDir()
			var objects []string
			calls := "int main(void) { spread(); "
			declared := "void spread(void);\n"
			reference := []string{filepath.Join(dir, "main.c")}
			object := func(name, source, level string) {
				ll, o := filepath.Join(dir, name+".ll"), filepath.Join(dir, name+".o")
				m.emit(level, source, ll).must(t)
				spill("compile", "--check", "-"+level, "--relocation", []string{"pic", "static"}[len(objects)%2], "-c", ll, "-o", o).must(t)
				objects = append(objects, o)
			}
			for i := range 3 {
				main := fmt.Sprintf("main%d", i)
				calls += main + "(); "
				declared += fmt.Sprintf("int %s(void);\n", main)
				copied := filepath.Join(dir, main+".c")
				write(t, copied, fmt.Sprintf("#define main %s\n#define shared shared%d\n%s", main, i, text))
				object(main, copied, []string{"O2", "Oz", "O0"}[i])
				reference = append(reference, copied)
			}
			write(t, reference[0], declared+calls+"return 0; }\n")
			object("main", reference[0], "O2")
			// Variables of 28,000 bytes, each addressed by itself, and 40,000 bytes of each kind of data between the others.
			spread := filepath.Join(dir, "spread.c")
			write(t, spread, spreadSource)
			reference = append(reference, spread)
			object("spread", spread, "O0")
			padding := filepath.Join(dir, "padding.c")
			write(t, padding, "char zeros[40001], ones[40003] = {1};\nconst char rest[40005] = {1};\n")
			object("padding", padding, "O2")
			own := filepath.Join(dir, "own")
			m.native("O1", own, reference).must(t)
			want := command{name: own}.must(t).stdout
			for k, order := range [][]int{{0, 1, 2, 3, 4, 5}, {5, 3, 0, 1, 2, 4}, {2, 5, 1, 4, 0, 3}, {1, 0, 3, 5, 4, 2}} {
				files := make([]string, len(order))
				for i, at := range order {
					files[i] = objects[at]
				}
				prog := filepath.Join(dir, "prog")
				for i, linker := range linkers[triple] {
					args := append(slices.Clip(m.flags), "--ld-path="+linker, []string{"-static", "-no-pie"}[(i+k+n)%2], "-o", prog)
					command{name: clang, args: append(args, files...)}.must(t)
					compare(t, command{name: prog}.must(t).stdout, want)
				}
				spill(slices.Concat([]string{"build", "-no-pie", "-o", prog}, files)...).must(t)
				compare(t, command{name: prog}.must(t).stdout, want)
			}
		})
	}
}
