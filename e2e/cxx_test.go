package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The C++ compiler whose IR is compiled.
const clangxx = "clang++-19"

// cxx is the command that compiles C++, or links what it has made.
func (m machine) cxx(level string, args ...string) command {
	return command{name: clangxx, args: slices.Concat([]string{"-" + level, "-w", "-std=c++20"}, m.clang, m.headers, args)}
}

// cxxPrograms returns the programs of testdata/cpp.
func cxxPrograms(t *testing.T) []string {
	files := glob(t, filepath.Join("testdata", "cpp"), "*.cpp")
	if len(files) < 60 {
		t.Fatalf("%d C++ programs, want 60", len(files))
	}
	return files
}

// cxxLevels are what the programs are compiled at, in turn.
var cxxLevels = []string{"O0", "O2", "Oz"}

// interpretable are the programs that use little enough of the C++ library to run in the
// interpreter, where inlining has left little of it.
var interpretable = []string{"aligned_new", "argument_passing", "big_frames", "cleanup_loops", "cleanup_paths", "coroutines",
	"dynamic_casts", "float_results", "function_try", "lambdas", "live_values", "loops", "matrix_solver", "member_pointers",
	"multiple_catch", "overflow_builtins", "placement", "templates", "throw_types", "thunks", "unwind_order", "variadic_throw",
	"variants", "virtual_inheritance", "wide_integers"}

// cxxMachines are the machines of these tests.
var cxxMachines = append(slices.Clip(machines), armHard)

// withFutures are the programs that need futures of the C++ library, which armel's has not.
var withFutures = []string{"exception_pointers", "futures", "threads"}

// TestCXX compiles programs of C++, and holds what they print to what clang makes of them: half of them on
// one machine, at one level and with one allocator, in turn, and some interpreted before and after compiling;
// SPILLWAY_CXX=all all of them on all machines and at all levels.
func TestCXX(t *testing.T) {
	all := os.Getenv("SPILLWAY_CXX") == "all"
	for k, m := range cxxMachines {
		t.Run(m.name(), func(t *testing.T) {
			m.need(t, clangxx)
			for i, file := range cxxPrograms(t) {
				if m.target == arm32.target && !m.hardFloat && slices.Contains(withFutures, strings.TrimSuffix(filepath.Base(file), ".cpp")) {
					continue
				}
				for n, level := range cxxLevels {
					if !all && (i%len(cxxMachines) != k || i/len(cxxMachines)%len(cxxLevels) != n || (i+k)%2 == 0) {
						continue
					}
					t.Run(strings.TrimSuffix(filepath.Base(file), ".cpp")+"/"+level, func(t *testing.T) {
						t.Parallel()
						dir := t.TempDir()
						ll, reference, prog := filepath.Join(dir, "prog.ll"), filepath.Join(dir, "reference"), filepath.Join(dir, "prog")
						m.cxx(level, "-S", "-emit-llvm", file, "-o", ll).must(t)
						m.cxx(level, ll, "-o", reference).must(t)
						m.same(t, ll, reference, prog, append(allocated(t, i+n), "--relocation", []string{"pic", "static"}[(i+n)/2%2]))
						if name := strings.TrimSuffix(filepath.Base(file), ".cpp"); slices.Contains(interpretable, name) && level != "O0" {
							want := command{name: reference}.must(t).stdout
							for _, stage := range []string{"ir", []string{"selected", "allocated", "framed"}[(i/2+n)%3]} {
								compare(t, spill("run", "--target", m.target, "--stage", stage, ll).must(t).stdout, want)
							}
						}
					})
				}
			}
		})
	}
}

// TestCXXAcross throws exceptions across frames of which every other is compiled by clang, on each machine at one level.
func TestCXXAcross(t *testing.T) {
	dir := filepath.Join("testdata", "cpp", "across")
	for k, m := range cxxMachines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t, clangxx)
			t.Parallel()
			level, tmp := cxxLevels[k%len(cxxLevels)], t.TempDir()
			reference := filepath.Join(tmp, "reference")
			a, b := filepath.Join(dir, "a.cpp"), filepath.Join(dir, "b.cpp")
			m.cxx(level, a, b, "-o", reference).must(t)
			for n, files := range [][2]string{{a, b}, {b, a}} {
				ll, object := filepath.Join(tmp, "ours.ll"), filepath.Join(tmp, "theirs.o")
				m.cxx(level, "-S", "-emit-llvm", files[0], "-o", ll).must(t)
				m.cxx(level, "-fPIC", "-c", files[1], "-o", object).must(t)
				m.same(t, ll, reference, filepath.Join(tmp, "prog"), append(allocated(t, 5*k+n), object))
			}
		})
	}
}

// TestCXXShared throws exceptions out of a shared library and through its caller back into it.
func TestCXXShared(t *testing.T) {
	dir := filepath.Join("testdata", "cpp", "across")
	for _, m := range cxxMachines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t, clangxx)
			tmp := t.TempDir()
			reference, library, prog := filepath.Join(tmp, "reference"), filepath.Join(tmp, "libb.so"), filepath.Join(tmp, "prog")
			var lls [2]string
			m.cxx("O2", filepath.Join(dir, "a.cpp"), filepath.Join(dir, "b.cpp"), "-o", reference).must(t)
			for i, name := range []string{"a", "b"} {
				lls[i] = filepath.Join(tmp, name+".ll")
				m.cxx("O2", "-fPIC", "-S", "-emit-llvm", filepath.Join(dir, name+".cpp"), "-o", lls[i]).must(t)
			}
			m.build([]string{"--shared"}, library, lls[1]).must(t)
			m.same(t, lls[0], reference, prog, []string{"-L" + tmp, "-lb", fmt.Sprintf("-Wl,-rpath,%s", tmp)})
		})
	}
}

// cxxPackage is a Debian source package written in C++ whose tests are one program of it.
type cxxPackage struct {
	name    string
	sources []string // patterns of files, those of the tests among them
	flags   []string
	passed  string // what the tests say when they pass
}

var cxxPackages = []cxxPackage{
	{"tinyxml2", []string{"tinyxml2.cpp", "xmltest.cpp"}, nil, "Fail 0\n"},
	{"libjsoncpp", []string{"src/lib_json/*.cpp", "src/test_lib_json/*.cpp"}, []string{"-Iinclude"}, "All 119 tests passed"},
	{"pugixml", []string{"src/*.cpp", "tests/*.cpp"}, []string{"-Isrc"}, "Success: "},
	{"double-conversion", []string{"double-conversion/*.cc", "test/cctest/*.cc"}, []string{"-I.", "-Itest"}, ""},
}

// TestCXXPackage runs the tests of Debian packages written in C++, each on one machine, at one level and with
// one allocator, in turn; the two smallest unless SPILLWAY_CXX=all.
func TestCXXPackage(t *testing.T) {
	some := cxxPackages[:2]
	if os.Getenv("SPILLWAY_CXX") == "all" {
		some = cxxPackages
	}
	for k, m := range machines {
		for i, p := range some {
			if len(some) < len(cxxPackages) && i%len(machines) != k {
				continue
			}
			t.Run(m.target+"/"+p.name, func(t *testing.T) {
				m.need(t, clangxx)
				p.run(t, m, cxxLevels[1+(i+k)%2], allocated(t, 2*i+k))
			})
		}
	}
}

func (p *cxxPackage) run(t *testing.T, m machine, level string, flags []string) {
	dir := filepath.Join(t.TempDir(), p.name)
	copyTree(t, sources.source(t, p.name), dir)
	var objects []string
	env := driverEnv(level, "own", flags)
	compiler := func(args ...string) {
		command{name: spillcxx, args: slices.Concat([]string{"-w"}, m.flags, m.headers, args), dir: dir, env: env}.must(t)
	}
	for _, pattern := range p.sources {
		for _, file := range glob(t, dir, pattern) {
			if strings.HasPrefix(filepath.Base(file), "fuzz_") {
				continue // for a fuzzer's main
			}
			object := strings.TrimSuffix(file, filepath.Ext(file)) + ".o"
			compiler(append(append([]string{"-std=c++17"}, p.flags...), "-c", file, "-o", object)...)
			objects = append(objects, object)
		}
	}
	prog := filepath.Join(dir, "prog")
	compiler(append(objects, "-o", prog)...)
	tests := [][]string{nil}
	if p.passed == "" { // they run one by one
		tests = nil
		for name := range strings.FieldsSeq(command{name: prog, args: []string{"--list"}, dir: dir}.must(t).stdout) {
			tests = append(tests, []string{strings.TrimSuffix(name, "<")})
		}
	}
	for _, args := range tests {
		out := command{name: prog, args: args, dir: dir}.must(t).stdout // the exit code counts failures
		if !strings.Contains(out, p.passed) {
			t.Errorf("the package's tests say: %s", tail(out))
		}
	}
}
