// Package corpora lists the programs used in experiments and benchmarks: files of Debian source packages, and how to
// compile them. It is data; the code that fetches and compiles them is in e2e and in lab.
package corpora

// A Program is the source of IR in a Debian source package.
type Program struct {
	Name    string
	Source  string            // the package
	Files   string            // patterns of C and C++ files, those behind ! left out
	Include []string          // its directories with headers
	Flags   []string          // in addition to those for every C file
	Headers map[string]string // that configuring would make: the text, or @ and a file of the package
	Least   int               // files that must be there
	Work    *Workload         // nil: no program is linked of them
}

// A Workload makes a program of a Program's files: the C or C++ file of the same name in e2e/testdata/workloads,
// which uses them, runs what is to be measured as often as its argument says.
type Workload struct {
	Include []string // directories of the package, or of another one as in zlib:.
	Link    []string // patterns of IR files without level, from the program's directory, and libraries, as in -lstdc++
	More    []string // patterns of C files of the package that it needs too
	Input   []string // files of e2e/testdata that it reads
}

// Tuned are the programs that benchmarks were recorded of from the start. The last eight are large programs of different kinds that nothing here was tuned on.
var Tuned = []Program{
	{Name: "lua5.4", Source: "lua5.4", Files: "src/l*.c", Flags: []string{"-std=gnu99", "-DLUA_COMPAT_5_3", "-DLUA_USE_POSIX", "-DLUA_USE_DLOPEN"},
		Headers: map[string]string{"lua5.4-deb-multiarch.h": "#define DEB_HOST_MULTIARCH \"x86_64-linux-gnu\"\n"}, Work: &Workload{Include: []string{"src"}, Link: []string{"*.ll", "!lua.ll", "!luac.ll"}, Input: []string{"lua/programs.lua"}}, Least: 30},
	{Name: "bzip2", Source: "bzip2", Files: "*.c", Flags: []string{"-D_FILE_OFFSET_BITS=64"}, Work: &Workload{Include: []string{"."}, Link: []string{"bzlib.ll", "blocksort.ll", "compress.ll", "crctable.ll", "decompress.ll", "huffman.ll", "randtable.ll"}}, Least: 10},
	{Name: "zlib", Source: "zlib", Files: "*.c", Flags: []string{"-D_LARGEFILE64_SOURCE=1", "-DHAVE_UNISTD_H"}, Work: &Workload{Include: []string{"."}, Link: []string{"*.ll"}}, Least: 10},

	{Name: "sqlite3", Source: "fossil", Files: "extsrc/sqlite3.c", Flags: []string{"-DSQLITE_THREADSAFE=0", "-DSQLITE_OMIT_LOAD_EXTENSION"}, Work: &Workload{Include: []string{"extsrc"}, Link: []string{"*.ll"}}, Least: 1},
	{Name: "tcc", Source: "tcc", Files: "tcc.c", Flags: []string{"-DONE_SOURCE=1"},
		Headers: map[string]string{"config.h": "#define TCC_VERSION \"0.9.27\"\n#define CONFIG_TCCDIR \"/usr/lib/tcc\"\n"}, Work: &Workload{Include: []string{"."}, Link: []string{"*.ll"}}, Least: 1},
	{Name: "lz4", Source: "lz4", Files: "lib/*.c", Work: &Workload{Include: []string{"lib"}, Link: []string{"*.ll", "!lz4file.ll"}}, Least: 4},
	{Name: "libonig", Source: "libonig", Files: "src/reg*.c", Work: &Workload{Include: []string{"src"}, Link: []string{"*.ll"},
		More: []string{"src/st.c", "src/ascii.c", "src/utf8.c", "src/utf16_?e.c", "src/sjis*.c", "src/euc_jp*.c", "src/unicode.c", "src/unicode_*_key.c", "src/unicode_fold_data.c"}}, Least: 8,
		Headers: map[string]string{"config.h": "#define SIZEOF_INT 4\n#define SIZEOF_LONG __SIZEOF_LONG__\n#define SIZEOF_LONG_LONG 8\n#define SIZEOF_VOIDP __SIZEOF_POINTER__\n#define STDC_HEADERS 1\n#define HAVE_ALLOCA_H 1\n#define HAVE_STDINT_H 1\n#define HAVE_SYS_TYPES_H 1\n"}},
	{Name: "libpng", Source: "libpng1.6", Files: "png*.c", Flags: []string{"-DPNG_INTEL_SSE_OPT=0", "-DPNG_ARM_NEON_OPT=0"},
		Headers: map[string]string{"pnglibconf.h": "@scripts/pnglibconf.h.prebuilt"}, Work: &Workload{Include: []string{".", "zlib:."}, Link: []string{"*.ll", "!pngtest.ll", "../zlib/*.ll"}}, Least: 10},
	{Name: "zstd", Source: "libzstd", Files: "lib/*/*.c", Flags: []string{"-DZSTD_DISABLE_ASM", "-DZSTD_NO_INTRINSICS", "-DXXH_VECTOR=0"}, Work: &Workload{Include: []string{"lib"}, Link: []string{"*.ll"}}, Least: 25},
	{Name: "mujs", Source: "mujs", Files: "one.c", Work: &Workload{Include: []string{"."}, Link: []string{"*.ll"}, Input: []string{"workloads/script.js"}}, Least: 1},
	{Name: "duktape", Source: "duktape", Files: "src/duktape.c", Work: &Workload{Include: []string{"src"}, Link: []string{"*.ll"}, Input: []string{"workloads/script.js"}}, Least: 1},
}

// Unseen are programs that nothing was tuned to; docs/benchmarks/unseen.md names what was mended since because of them.
var Unseen = []Program{
	{Name: "box2d", Source: "box2d", Files: "src/*/*.cpp", Include: []string{"include", "src"}, Least: 40, Work: cxxProgram("include")},
	{Name: "bullet", Source: "bullet", Files: "src/bt*All.cpp", Include: []string{"src"}, Least: 3, Work: cxxProgram("src")},
	{Name: "chipmunk", Source: "chipmunk", Files: "src/*.c !src/cpHastySpace.c", Include: []string{"include"}, Least: 25, Work: cProgram("include")},
	{Name: "hunspell", Source: "hunspell", Files: "src/hunspell/*.cxx", Least: 10},
	{Name: "jbig2dec", Source: "jbig2dec", Files: "jbig2*.c !jbig2dec.c", Flags: []string{"-DHAVE_STDINT_H"}, Least: 15},
	{Name: "jbigkit", Source: "jbigkit", Files: "libjbig/jbig*.c", Least: 3, Work: cProgram("libjbig")},
	{Name: "libtommath", Source: "libtommath", Files: "bn*.c", Include: []string{"."}, Least: 100, Work: cProgram(".")},
	{Name: "lzlib", Source: "lzlib", Files: "lzlib.c", Least: 1, Work: cProgram(".")},
	{Name: "lzo2", Source: "lzo2", Files: "src/lzo*.c", Include: []string{"include"}, Least: 40, Work: cProgram("include")},
	{Name: "mbedtls", Source: "mbedtls", Files: "library/*.c", Include: []string{"include"}, Least: 80, Work: cProgram("include")},
	{Name: "nasm", Source: "nasm", Files: "asm/*.c nasmlib/*.c output/*.c x86/*.c common/*.c macros/*.c stdlib/*.c",
		Include: []string{".", "include", "x86", "asm", "output"}, Least: 70, Work: cProgram("."),
		// Its main is the workload's to call; what configuring would find is named.
		Flags: []string{"-D_GNU_SOURCE", "-Dmain=nasm_main", "-DHAVE_MEMPCPY", "-DHAVE_STDINT_H", "-DHAVE_INTTYPES_H", "-DHAVE_SNPRINTF", "-DHAVE_VSNPRINTF", "-DHAVE_UINTPTR_T",
			"-DHAVE_UNISTD_H", "-DHAVE_STRNLEN", "-DHAVE_STRCASECMP", "-DHAVE_STRNCASECMP", "-DHAVE_STRSEP", "-DHAVE_FILENO", "-DHAVE_FTRUNCATE"}},
	{Name: "picosat", Source: "picosat", Files: "picosat.c", Least: 1, Work: cProgram(".")},
	{Name: "potrace", Source: "potrace", Files: "src/*.c !src/getopt*.c !src/mkbitmap.c", Least: 15, Work: &Workload{Include: []string{"src"}, Link: []string{"curve.ll", "decompose.ll", "potracelib.ll", "trace.ll"}},
		Flags: []string{`-DVERSION="1"`, `-DPOTRACE="potrace"`, "-DHAVE_STDINT_H", "-DHAVE_INTTYPES_H"}},
	{Name: "qhull", Source: "qhull", Files: "src/libqhull_r/*.c", Include: []string{"src"}, Least: 15, Work: cProgram("src")},
	{Name: "uchardet", Source: "uchardet", Files: "src/*.cpp src/LangModels/*.cpp", Include: []string{"src"}, Least: 30, Work: cxxProgram("src")},
	{Name: "zopfli", Source: "zopfli", Files: "src/zopfli/*.c", Least: 10, Work: &Workload{Include: []string{"src/zopfli"}, Link: []string{"*.ll", "!zopfli_bin.ll"}}},
}

// cProgram is a workload linked with all files of its program, in C.
func cProgram(include ...string) *Workload {
	return &Workload{Include: include, Link: []string{"*.ll"}}
}

// cxxProgram is one in C++.
func cxxProgram(include ...string) *Workload {
	return &Workload{Include: include, Link: []string{"*.ll", "-lstdc++"}}
}
