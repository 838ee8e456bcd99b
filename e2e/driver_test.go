package e2e

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"spillway/internal/leftout"
)

// Commands by which most packages are built and tested.
const (
	autotools = `./configure --quiet $CONFIGURE >/dev/null && make -j2 >/dev/null`
	bootstrap = `env -u ACLOCAL -u AUTOCONF -u AUTOHEADER -u AUTOMAKE autoreconf -fi >/dev/null && ` + autotools
	makeCheck = `make check -j2`
	makeHere  = `make CC="$CC" CXX="$CXX" CFLAGS="$CFLAGS" -j2 >/dev/null`
	checkHere = `make CC="$CC" CXX="$CXX" check`
	cmakeHere = `cmake -S . -B build -G 'Unix Makefiles' -DCMAKE_BUILD_TYPE=Release $CONFIGURE >/dev/null && make -C build -j2 >/dev/null`
	ctest     = `cd build && ctest -j2 --output-on-failure`
)

// A driverPackage is a Debian source package, and what builds it and its tests with the compilers that $CC and $CXX name.
type driverPackage struct {
	name         string
	build, check string
	configure    string // the value of $CONFIGURE
}

// driverPackages build, and their own tests pass, with CC=spillcc and CXX=spillc++. The first three run always.
var driverPackages = []driverPackage{
	{name: "tinyxml2", build: cmakeHere, check: ctest},
	{name: "lzip", build: `./configure CXX="$CXX" CXXFLAGS="$CXXFLAGS" && make -j2 >/dev/null`, check: makeCheck},
	{name: "ed", build: autotools, check: makeCheck},
	{name: "brotli", build: cmakeHere, check: ctest},
	{name: "check", build: autotools, check: makeCheck},
	{name: "cjson", build: cmakeHere, check: ctest},
	{name: "cmocka", build: cmakeHere, check: ctest},
	{name: "double-conversion", build: cmakeHere, check: ctest, configure: "-DBUILD_TESTING=ON"},
	{name: "expat", build: `cd expat && env -u ACLOCAL -u AUTOCONF -u AUTOHEADER -u AUTOMAKE ./buildconf.sh >/dev/null && ` + autotools, check: `cd expat && make check`, configure: "--without-docbook"},
	{name: "fribidi", build: autotools, check: makeCheck},
	{name: "gdbm", build: autotools, check: makeCheck},
	{name: "gzip", build: autotools, check: makeCheck},
	{name: "hello", build: autotools, check: makeCheck},
	{name: "jansson", build: cmakeHere, check: ctest, configure: "-DJANSSON_BUILD_DOCS=OFF"},
	{name: "json-c", build: cmakeHere, check: ctest, configure: "-DDISABLE_WERROR=ON"},
	{name: "lcms2", build: autotools, check: makeCheck},
	{name: "libb2", build: bootstrap, check: makeCheck},
	{name: "libdeflate", build: makeHere, check: checkHere},
	{name: "libjpeg-turbo", build: cmakeHere, check: ctest},
	{name: "libmd", build: autotools, check: makeCheck},
	{name: "libogg", build: autotools, check: makeCheck},
	{name: "libpng1.6", build: autotools, check: makeCheck},
	{name: "libsamplerate", build: cmakeHere, check: ctest},
	{name: "libsigsegv", build: autotools, check: makeCheck},
	{name: "libsodium", build: bootstrap, check: makeCheck},
	{name: "libtasn1-6", build: autotools, check: makeCheck},
	{name: "libtommath", build: `make CC="$CC" -j2 test >/dev/null`, check: `./test`},
	{name: "libyaml", build: bootstrap, check: makeCheck},
	{name: "lz4", build: makeHere, check: checkHere},
	{name: "lzlib", build: `./configure CC="$CC" CFLAGS="$CFLAGS" && make -j2 >/dev/null`, check: makeCheck},
	{name: "mawk", build: autotools, check: `make check`},
	{name: "opus", build: autotools, check: makeCheck},
	{name: "patch", build: autotools, check: makeCheck},
	{name: "pcre2", build: autotools, check: makeCheck},
	{name: "popt", build: autotools, check: makeCheck},
	{name: "pugixml", build: cmakeHere, check: ctest, configure: "-DPUGIXML_BUILD_TESTS=ON"},
	{name: "tinycdb", build: makeHere, check: checkHere},
	{name: "uchardet", build: cmakeHere, check: ctest},
	{name: "xxhash", build: makeHere, check: checkHere},
	{name: "xz-utils", build: autotools, check: makeCheck},
}

// TestDriverPackages builds Debian packages with spillcc and spillc++ for compilers, as a user does, and has their own tests pass: three of them, or
// those that SPILLWAY_DRIVER_PACKAGES names, or all.
func TestDriverPackages(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	wanted := strings.Fields(os.Getenv("SPILLWAY_DRIVER_PACKAGES"))
	for i, p := range driverPackages {
		if len(wanted) == 0 && i >= 3 || len(wanted) > 0 && wanted[0] != "all" && !slices.Contains(wanted, p.name) {
			continue
		}
		t.Run(p.name, func(t *testing.T) {
			leftout.Need(t, clang, "make", "cmake")
			dir := t.TempDir()
			tree := filepath.Join(dir, "tree")
			copyTree(t, sources.source(t, p.name), tree)
			keep := keepFailure(t, "driver-"+p.name)
			env := []string{"CC=" + spillcc, "CXX=" + spillcxx, "CFLAGS=-O2 -g", "CXXFLAGS=-O2 -g", "CONFIGURE=" + p.configure, "LC_ALL=C.UTF-8", "MAKEFLAGS=",
				"SPILLCC_CLANG=" + clang, "SPILLCC_KEEP=" + keep, "FORCE_UNSAFE_CONFIGURE=1",
				// Patches disturb the times of files, and nothing made by these needs making again.
				"ACLOCAL=:", "AUTOCONF=:", "AUTOHEADER=:", "AUTOMAKE=:", "MAKEINFO=:"}
			for _, line := range []string{p.build, p.check} {
				step := command{name: "sh", args: []string{"-ec", line}, dir: tree, env: env, limit: 30 * time.Minute}
				if r := step.run(t); !r.ok() {
					t.Fatalf("%s\n%s\n%s\nIR that was refused is in %s", line, r, refusals(keep), keep)
				}
			}
			if text := refusals(keep); text != "" {
				t.Errorf("refused, with the IR kept in %s:\n%s", keep, text)
			} else if err := os.RemoveAll(keep); err != nil {
				t.Log(err)
			}
		})
	}
}

// TestBuildSystems has what configures and builds programs, caches, and sends compilations to other machines use spillcc and spillc++.
func TestBuildSystems(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	tests := []struct {
		name  string
		tools []string
		lines string
	}{
		{"cmake", []string{"cmake", "make"}, `cmake -B build -DCMAKE_C_COMPILER=$CC -DCMAKE_CXX_COMPILER=$CXX >out
			grep -q 'IPO NO' out && make -C build && cd build && ctest --output-on-failure`},
		{"meson", []string{"meson", "ninja"}, `meson setup build && meson test -C build`},
		{"automake", []string{"automake", "autoconf", "make"}, `autoreconf -i && mkdir build && cd build && ../configure && make check`},
		{"ccache", []string{"ccache"}, `export CCACHE_DIR=$PWD/cache CCACHE_COMPILERTYPE=clang CCACHE_COMPILERCHECK='%compiler% --version'
			for i in 1 2; do ccache $CC -O2 -MMD -g -c f.c && ccache $CC -c main.c && $CC f.o main.o -o p && ./p; done
			ccache --print-stats | grep -q '^direct_cache_hit[[:space:]]2$'`},
		{"sccache", []string{"sccache"}, `export SCCACHE_DIR=$PWD/cache SCCACHE_SERVER_PORT=14226
			for i in 1 2; do sccache $CC -O2 -c f.c; done; sccache -s >stats; sccache --stop-server >stopped
			grep -q 'Cache hits  *1' stats && $CC f.o main.c -o p && ./p`},
		{"distcc", []string{"distcc", "distccd"}, `export DISTCC_HOSTS=127.0.0.1:13642 DISTCC_FALLBACK=0
			distccd --no-detach --daemon --allow 127.0.0.1 --port 13642 --enable-tcp-insecure --log-stderr >log 2>&1 & server=$!
			trap "kill $server" EXIT; sleep 1
			distcc $CC -O2 -c f.c && $CC f.o main.c -o p && ./p`},
		{"cargo", []string{"cargo", "rustc"}, `cd cargo && export RUSTFLAGS="-C linker=$CC -C linker-plugin-lto -C codegen-units=1" RUST_BACKTRACE=0
			cargo run --release --offline >out && grep -q '^{"sum": 55}$' out && cargo test --offline`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			leftout.Need(t, append([]string{clang}, test.tools...)...)
			dir := filepath.Join(t.TempDir(), "project")
			copyTree(t, filepath.Join("testdata", "driver"), dir)
			env := []string{"CC=" + spillcc, "CXX=" + spillcxx, "SPILLCC_CLANG=" + clang, "LC_ALL=C.UTF-8", "MAKEFLAGS=", "CARGO_HOME=" + filepath.Join(dir, "home")}
			command{name: "sh", args: []string{"-ec", test.lines}, dir: dir, env: env, limit: 5 * time.Minute}.must(t)
		})
	}
}
