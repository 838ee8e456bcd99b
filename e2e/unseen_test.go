package e2e

import (
	"os"
	"path/filepath"
	"testing"
)

// unseen are programs that nothing was tuned to; docs/benchmarks/unseen.md names what was mended since because of them.
var unseen = []translation{
	{corpus: "box2d", source: "box2d", files: "src/*/*.cpp", include: []string{"include", "src"}, least: 40, work: cxxWork("include")},
	{corpus: "bullet", source: "bullet", files: "src/bt*All.cpp", include: []string{"src"}, least: 3, work: cxxWork("src")},
	{corpus: "chipmunk", source: "chipmunk", files: "src/*.c !src/cpHastySpace.c", include: []string{"include"}, least: 25, work: cWork("include")},
	{corpus: "hunspell", source: "hunspell", files: "src/hunspell/*.cxx", least: 10},
	{corpus: "jbig2dec", source: "jbig2dec", files: "jbig2*.c !jbig2dec.c", flags: []string{"-DHAVE_STDINT_H"}, least: 15},
	{corpus: "jbigkit", source: "jbigkit", files: "libjbig/jbig*.c", least: 3, work: cWork("libjbig")},
	{corpus: "libtommath", source: "libtommath", files: "bn*.c", include: []string{"."}, least: 100, work: cWork(".")},
	{corpus: "lzlib", source: "lzlib", files: "lzlib.c", least: 1, work: cWork(".")},
	{corpus: "lzo2", source: "lzo2", files: "src/lzo*.c", include: []string{"include"}, least: 40, work: cWork("include")},
	{corpus: "mbedtls", source: "mbedtls", files: "library/*.c", include: []string{"include"}, least: 80, work: cWork("include")},
	{corpus: "nasm", source: "nasm", files: "asm/*.c nasmlib/*.c output/*.c x86/*.c common/*.c macros/*.c stdlib/*.c",
		include: []string{".", "include", "x86", "asm", "output"}, least: 70, work: cWork("."),
		// Its main is the workload's to call; what configuring would find is named.
		flags: []string{"-D_GNU_SOURCE", "-Dmain=nasm_main", "-DHAVE_MEMPCPY", "-DHAVE_STDINT_H", "-DHAVE_INTTYPES_H", "-DHAVE_SNPRINTF", "-DHAVE_VSNPRINTF", "-DHAVE_UINTPTR_T",
			"-DHAVE_UNISTD_H", "-DHAVE_STRNLEN", "-DHAVE_STRCASECMP", "-DHAVE_STRNCASECMP", "-DHAVE_STRSEP", "-DHAVE_FILENO", "-DHAVE_FTRUNCATE"}},
	{corpus: "picosat", source: "picosat", files: "picosat.c", least: 1, work: cWork(".")},
	{corpus: "potrace", source: "potrace", files: "src/*.c !src/getopt*.c !src/mkbitmap.c", least: 15, work: &workload{include: []string{"src"}, link: []string{"curve.ll", "decompose.ll", "potracelib.ll", "trace.ll"}},
		flags: []string{`-DVERSION="1"`, `-DPOTRACE="potrace"`, "-DHAVE_STDINT_H", "-DHAVE_INTTYPES_H"}},
	{corpus: "qhull", source: "qhull", files: "src/libqhull_r/*.c", include: []string{"src"}, least: 15, work: cWork("src")},
	{corpus: "uchardet", source: "uchardet", files: "src/*.cpp src/LangModels/*.cpp", include: []string{"src"}, least: 30, work: cxxWork("src")},
	{corpus: "zopfli", source: "zopfli", files: "src/zopfli/*.c", least: 10, work: &workload{include: []string{"src/zopfli"}, link: []string{"*.ll", "!zopfli_bin.ll"}}},
}

// cWork is a workload linked with all files of its translation, in C.
func cWork(include ...string) *workload { return &workload{include: include, link: []string{"*.ll"}} }

// cxxWork is one in C++.
func cxxWork(include ...string) *workload {
	return &workload{include: include, link: []string{"*.ll", "-lstdc++"}}
}

// TestUnseenCorpus writes the IR of the programs of unseen for x86-64 below the directory "unseen" of that which
// SPILLWAY_CORPUS names, as TestCorpus does.
func TestUnseenCorpus(t *testing.T) {
	dir := os.Getenv("SPILLWAY_CORPUS")
	if dir == "" {
		t.Skip("SPILLWAY_CORPUS names no directory")
	}
	m := amd64
	m.need(t)
	w := corpusWriter{m: m, dir: filepath.Join(dir, "unseen", m.target), emitted: map[string]int{}}
	for _, x := range unseen {
		w.levels(t, x, []string{"O2", "Oz"})
		w.atLeast(t, x.corpus, x.least)
	}
}
