package e2e

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

// cPackage is a Debian source package, with the shell commands that build it and test it. They
// run in the package's directory; $CC is the compiler and $TESTDATA this package's testdata.
type cPackage struct {
	name  string
	build []string
	check []string
}

var cPackages = []cPackage{
	{
		name:  "bzip2",
		build: []string{`make -j2 CC="$CC" CFLAGS="-O2 -D_FILE_OFFSET_BITS=64" libbz2.a bzip2 bzip2recover`},
		check: []string{
			`make CC="$CC" CFLAGS="-O2 -D_FILE_OFFSET_BITS=64" test`,
			`cat *.c *.html manual.ps >all && ./bzip2 -k all && ./bzip2 -t all.bz2 && ./bzip2 -dc all.bz2 | cmp - all`,
			`for level in 1 5 9; do ./bzip2 -s -$level <all | ./bzip2 -sd | cmp - all; done`,
			`./bzip2recover all.bz2 && cat rec*all.bz2 | ./bzip2 -dc | cmp - all`,
			`head -c 70000 all.bz2 >cut.bz2 && ! ./bzip2 -t cut.bz2`,
			`bzip2=$(command -v bzip2) && "$bzip2" -dc all.bz2 | cmp - all || test -z "$bzip2"`,
		},
	},
	{
		name:  "zlib",
		build: []string{`CC="$CC" CFLAGS=-O2 ./configure`, `make -j2`},
		check: []string{
			`make test`,
			`cat *.c ChangeLog >all && for level in 1 3 6 9; do ./minigzip -$level <all >all.gz && ./minigzip -d <all.gz | cmp - all; done`,
			`for how in -f -h -r; do ./minigzip $how <all >all.gz && ./minigzip -d <all.gz | cmp - all; done`,
			`gzip -dc all.gz | cmp - all && gzip -9c all | ./minigzip -d | cmp - all`,
			`$CC -O2 -I. test/infcover.c libz.a -o infcover && ./infcover >infcover.out 2>&1 || { cat infcover.out; false; }`,
		},
	},
	{
		name: "lua5.4",
		build: []string{
			`printf '#define DEB_HOST_MULTIARCH "x86_64-linux-gnu"\n' >src/lua5.4-deb-multiarch.h`,
			`cd src && for c in l*.c; do test $c = luac.c || $CC -std=gnu99 -O2 -DLUA_COMPAT_5_3 -DLUA_USE_POSIX -DLUA_USE_DLOPEN -c $c || exit 1; done`,
			`cd src && $CC -o lua *.o -Wl,-E -lm -ldl`,
		},
		check: []string{
			`lua=$PWD/src/lua && cd "$TESTDATA/lua" && for script in *.lua; do $lua $script | diff ${script%.lua}.want - || exit 1; done`,
			`! src/lua -e 'local t = nil; t.x = 1' 2>err && grep -q "attempt to index a nil value (local 't')" err`,
			`echo 'print(1 + 2)' | src/lua - | grep -q '^3$'`,
		},
	},
}

// levels are the optimization levels to build the packages at.
func levels() []string {
	if text := os.Getenv("SPILLWAY_LEVELS"); text != "" {
		return strings.Fields(text)
	}
	return []string{"O2", "Oz"}
}

func TestPackages(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	cache := t.TempDir()    // clang makes the same IR for all allocators
	for n, m := range x86 { // which run what they make and test
		t.Run(m.target, func(t *testing.T) { m.testPackages(t, n, cache) })
	}
}

// testPackages is TestPackages for x86[number]. Unless SPILLWAY_LEVELS says at which levels all of them do, one allocator
// at most compiles a package for a machine at a level, another for each.
func (m machine) testPackages(t *testing.T, number int, cache string) {
	sampled := os.Getenv("SPILLWAY_LEVELS") == ""
	for k, p := range cPackages {
		t.Run(p.name, func(t *testing.T) {
			m.need(t, "make")
			source := sources.source(t, p.name)
			for n, level := range levels() {
				for i, alloc := range someAllocators(t, k) {
					if sampled && (i+3*k)%16 != n*len(x86)+number {
						continue
					}
					t.Run(level+"/"+alloc, func(t *testing.T) {
						t.Parallel()
						p.run(t, m, source, level, alloc, links[(k+n+i)%len(links)], cache)
					})
				}
			}
		})
	}
}

// links are who links packages, in turn: Spillway, or the system's linker.
var links = []string{"own", "system"}

func (p cPackage) run(t *testing.T, m machine, source, level, alloc, link, cache string) {
	dir := t.TempDir()
	tree := filepath.Join(dir, "tree")
	copyTree(t, source, tree)
	testdata, err := filepath.Abs("testdata")
	if err != nil {
		t.Fatal(err)
	}
	keep := keepFailure(t, m.target+"-"+p.name+"-"+level+"-"+alloc)
	env := append(driverEnv(level, link, allocating(alloc)),
		"CC="+strings.Join(append([]string{spillcc}, m.flags...), " "),
		"TESTDATA="+testdata,
		"SPILLCC_KEEP="+keep,
		"SPILLCC_CACHE="+cache,
		"LD_LIBRARY_PATH="+tree,
		"LC_ALL=C",
		"MAKEFLAGS=",
		// Patches disturb the times of files, and nothing made by these needs making again.
		"ACLOCAL=:", "AUTOCONF=:", "AUTOHEADER=:", "AUTOMAKE=:", "MAKEINFO=:",
	)
	for _, line := range append(append([]string{}, p.build...), p.check...) {
		step := command{name: "sh", args: []string{"-ec", line}, dir: tree, env: env, limit: 8 * time.Minute}
		if r := step.run(t); !r.ok() {
			t.Fatalf("%s\n%s\n%s\nIR that spillway refused is in %s", line, r, refusals(keep), keep)
		}
	}
	// A configure script takes a compiler's failure for an answer, so that a build may succeed in
	// spite of one; none is wanted but where the script asks for what is not offered.
	var bad []string
	for line := range strings.Lines(refusals(keep)) {
		if fields := strings.Fields(line); fields[0] != "conftest.c:" || !notOffered.Match(read(t, fields[len(fields)-1])) {
			bad = append(bad, line)
		}
	}
	if bad != nil {
		t.Errorf("spillway refused, with the IR kept in %s:\n%s", keep, strings.Join(bad, ""))
	} else if err := os.RemoveAll(keep); err != nil {
		t.Log(err)
	}
}

// notOffered finds IR of the types that are refused.
var notOffered = regexp.MustCompile(`fp128|<\d+ x `)

// driverEnv is the environment in which spillcc compiles at a level, with these flags of the back end, and links with Spillway ("own") or
// as clang does.
func driverEnv(level, link string, flags []string) []string {
	words := []string{"-" + level}
	for _, f := range slices.Concat(extraFlags(), flags) {
		words = append(words, "-Xspillway", f)
	}
	if link == "own" {
		words = append(words, "-fuse-ld=spillway")
	}
	return []string{"SPILLCC_CLANG=" + clang, "SPILLCC_FLAGS=" + strings.Join(words, " ")}
}

// refusals is what spillcc says that it could not compile: lines of a C file, a message, and the file that keeps the IR.
func refusals(keep string) string {
	data, err := os.ReadFile(filepath.Join(keep, "refused"))
	if err != nil {
		return "" // no file, no refusals
	}
	return string(data)
}
