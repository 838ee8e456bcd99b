package e2e

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"spillway/internal/leftout"
)

// TestCallingConvention makes random functions, compiles their callers with one compiler and
// their bodies with the other, and lets the program say which arguments and results are not what
// was passed.
func TestCallingConvention(t *testing.T) {
	for _, m := range machines {
		t.Run(m.target, m.testCallingConvention)
	}
}

func (m machine) testCallingConvention(t *testing.T) {
	m.need(t)
	count := 6 // of 8 that are each level with each model of relocation
	switch {
	case m.sharing > 0:
		count = 3
	case testing.Short():
		count = 4
	}
	for seed := range envCount(t, "SPILLWAY_ABI", count) {
		t.Run(strconv.Itoa(seed), func(t *testing.T) {
			t.Parallel()
			level := []string{"O0", "O1", "O2", "Oz"}[seed%4]
			relocation := []string{"pic", "static"}[(seed+seed/4)%2]
			m.callingConvention(t, uint64(seed), level, relocation)
		})
	}
}

func (m machine) callingConvention(t *testing.T, seed uint64, level, relocation string) {
	dir := t.TempDir()
	var flags []string
	avx := seed%3 == 2 && m.emulator == "" && leftout.HaveCPU(t, "avx2")
	if avx {
		flags = append(flags, "-mavx2")
	}
	text := newSignatures(seed, m, avx).program(12)
	var sources, irs, natives, objects []string
	for _, side := range []string{"caller", "callee"} {
		path := filepath.Join(dir, side)
		sources = append(sources, write(t, path+".c", "#define "+strings.ToUpper(side)+"\n"+text))
		irs = append(irs, path+".ll")
		natives = append(natives, path+".native.o")
		objects = append(objects, path+".o")
	}
	for i := range sources {
		m.emit(level, sources[i], irs[i], flags...).must(t)
		m.native(level, natives[i], sources[i:i+1], append([]string{"-c"}, flags...)...).must(t)
		args := []string{"compile", "--target", m.target, "--relocation", relocation, "-c", irs[i], "-o", objects[i]}
		if m.processor != "" {
			args = append(args, "--cpu", m.processor)
		}
		spill(append(args, extraFlags()...)...).must(t)
	}
	for _, pair := range [][2]string{{natives[0], objects[1]}, {objects[0], natives[1]}, {objects[0], objects[1]}} {
		prog := filepath.Join(dir, "prog")
		pie := map[string]string{"pic": "-pie", "static": "-no-pie"}[relocation]
		m.cc(pie, "-o", prog, pair[0], pair[1]).must(t)
		if r := (command{name: prog}).run(t); !r.ok() {
			kept := keepFailure(t, fmt.Sprintf("abi-%s-%d", m.target, seed), append(append(sources, irs...), pair[0], pair[1])...)
			t.Errorf("-%s --relocation %s, %s with %s: %s\nthe files are in %s",
				level, relocation, filepath.Base(pair[0]), filepath.Base(pair[1]), r, kept)
		}
	}
}

// TestConventions compiles the callers of functions with calling conventions besides C's with one
// compiler and the functions with the other, and runs functions that jump to functions of other types.
func TestConventions(t *testing.T) {
	t.Run("amd64", func(t *testing.T) { amd64.conventions(t, filepath.Join("testdata", "conventions.c")) })
	t.Run("i386", func(t *testing.T) { i386.conventions(t, filepath.Join("testdata", "conventions32.c")) })
	t.Run("arm64", func(t *testing.T) { arm64.conventions(t, filepath.Join("testdata", "conventions.c")) })
	for _, level := range []string{"-O0", "-O2", "-Oz"} {
		if got, want := buildAndRun(t, []string{filepath.Join("testdata", "tailcc.ll")}, level, "--check"), "2000005000000 500000.0\n"; got != want {
			t.Errorf("tailcc at %s prints %q, want %q", level, got, want)
		}
		const want = "at 4000000\nat 3000000\nat 2000000\nat 1000000\n24000004 1000000.0 7 9 name 119\n"
		for _, m := range []machine{amd64, arm64} {
			t.Run("ghccc "+m.target+" "+level, func(t *testing.T) {
				m.need(t)
				files := []string{filepath.Join("testdata", "ghccc.ll"), filepath.Join("testdata", "ghccc."+m.target+".ll")}
				if got := buildAndRun(t, files, level, "--check", "--target", m.target); got != want {
					t.Errorf("prints %q, want %q", got, want)
				}
			})
		}
		buildAndRun(t, []string{filepath.Join("testdata", "unwindmost.ll"), "-lstdc++"}, level, "--check")
		const twice = "7 8 9 10 11\n7 8 9 10 11\n"
		if got := buildAndRun(t, []string{filepath.Join("testdata", "setjmpmost.ll")}, level, "--check"); got != twice {
			t.Errorf("setjmpmost at %s prints %q, want %q", level, got, twice)
		}
	}
}

// conventions is TestConventions of the functions in one file.
func (m machine) conventions(t *testing.T, source string) {
	m.need(t)
	dir := t.TempDir()
	natives := map[string]string{}
	for _, side := range []string{"CALLER", "CALLEE"} {
		natives[side] = filepath.Join(dir, side+".native.o")
		m.native("O1", natives[side], []string{source}, "-c", "-D"+side).must(t)
	}
	prog := filepath.Join(dir, "prog")
	link := func(t *testing.T, caller, callee string) string {
		m.cc("-o", prog, caller, callee).must(t)
		return command{name: prog}.must(t).stdout
	}
	want := link(t, natives["CALLER"], natives["CALLEE"])
	for i, level := range []string{"O0", "O1", "O2", "Oz"} {
		t.Run(level, func(t *testing.T) {
			objects, irs := map[string]string{}, []string{}
			for side := range natives {
				file := filepath.Join(dir, side+level)
				m.emit(level, source, file+".ll", "-D"+side).must(t)
				spill(append([]string{"compile", "--check", "-c", file + ".ll", "-o", file + ".o"}, allocated(t, i)...)...).must(t)
				objects[side] = file + ".o"
				irs = append(irs, file+".ll")
			}
			for _, pair := range [][2]string{{natives["CALLER"], objects["CALLEE"]}, {objects["CALLER"], natives["CALLEE"]}, {objects["CALLER"], objects["CALLEE"]}} {
				if got := link(t, pair[0], pair[1]); got != want {
					t.Errorf("%s with %s prints\n%s\nwant\n%s", filepath.Base(pair[0]), filepath.Base(pair[1]), got, want)
				}
			}
			for _, stage := range []string{"ir", "selected", "framed"} {
				if got := spill(append([]string{"run", "--stage", stage}, irs...)...).must(t).stdout; got != want {
					t.Errorf("interpreted, %s: it prints\n%s\nwant\n%s", stage, got, want)
				}
			}
		})
	}
}

// signatures makes random C types and functions of them.
type signatures struct {
	rand    *rand.Rand
	types   strings.Builder // definitions of the structures
	structs []cType
	vectors []cType // the first of them
	value   int     // the last constant allocated
	scalars []string
	regparm bool // the machine has functions with some arguments in registers
}

// cType is a C type with the paths from a value of it to its scalars.
type cType struct {
	name   string
	leaves []leaf
}

type leaf struct{ path, scalar string }

// Scalar types; a small one passed through "..." is promoted, so the variable arguments have
// types of their own.
var (
	scalars  = []string{"signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long", "unsigned long", "_Bool", "float", "double", "double", "char *", "__int128"}
	promoted = []string{"int", "unsigned", "long", "double", "double", "char *"}
)

func newSignatures(seed uint64, m machine, avx bool) *signatures {
	int128 := m.int128
	s := &signatures{rand: rand.New(rand.NewPCG(seed, 1)), scalars: slices.Clone(scalars)}
	if !int128 {
		s.scalars[len(scalars)-1], s.regparm = "long long", m.emulator == ""
	}
	types := vectorTypes
	switch {
	case m.noVectors:
		types = nil
	case avx:
		types = slices.Concat(types, longVectorTypes)
	case s.regparm: // results in several registers
		types = append(slices.Clip(types), vectorType{"int", 4, 64})
	}
	for i, v := range types {
		if !int128 && v.scalar == "float" && v.bytes == 8 {
			continue // clang reads 8 bytes where it passed 16 as a variable argument
		}
		t := cType{name: fmt.Sprintf("vector%d", i)}
		for k := range v.bytes / v.size {
			t.leaves = append(t.leaves, leaf{fmt.Sprintf("[%d]", k), v.scalar})
		}
		fmt.Fprintf(&s.types, "typedef %s %s __attribute__((vector_size(%d)));\n", v.scalar, t.name, v.bytes)
		s.structs = append(s.structs, t)
	}
	s.vectors = s.structs[:len(s.structs):len(s.structs)]
	for i := range 10 {
		s.structs = append(s.structs, s.structure(i))
	}
	if m.hardFloat {
		s.scalars = append(s.scalars, "float", "double", "float", "double")
		for i := range 12 {
			s.structs = append(s.structs, s.floats(len(s.structs), []string{"float", "double"}[i%2]))
		}
	}
	return s
}

// A vectorType is a vector of scalars of size bytes.
type vectorType struct {
	scalar      string
	size, bytes int
}

// vectorTypes are the vectors among the types, by what they consist of.
var vectorTypes = []vectorType{{"int", 4, 16}, {"float", 4, 16}, {"double", 8, 16}, {"signed char", 1, 16}, {"float", 4, 8}, {"short", 2, 8}}

// longVectorTypes are those of them in registers of 32 bytes.
var longVectorTypes = []vectorType{{"int", 4, 32}, {"float", 4, 32}, {"double", 8, 32}, {"signed char", 1, 32}, {"short", 2, 32}}

// structure defines a structure of one to five members.
func (s *signatures) structure(id int) cType {
	t := cType{name: fmt.Sprintf("struct s%d", id)}
	var members []string
	for i := range 1 + s.rand.IntN(5) {
		member := fmt.Sprintf("m%d", i)
		switch {
		case id > 2 && s.rand.IntN(6) == 0:
			inner := s.structs[s.rand.IntN(len(s.structs))]
			members = append(members, inner.name+" "+member+";")
			for _, l := range inner.leaves {
				t.leaves = append(t.leaves, leaf{"." + member + l.path, l.scalar})
			}
		case s.rand.IntN(6) == 0:
			n := 1 + s.rand.IntN(3)
			members = append(members, fmt.Sprintf("short %s[%d];", member, n))
			for k := range n {
				t.leaves = append(t.leaves, leaf{fmt.Sprintf(".%s[%d]", member, k), "short"})
			}
		default:
			scalar := s.pick(s.scalars)
			members = append(members, scalar+" "+member+";")
			t.leaves = append(t.leaves, leaf{"." + member, scalar})
		}
	}
	if members == nil {
		members, t.leaves = []string{"int m;"}, []leaf{{".m", "int"}}
	}
	packed := ""
	if s.rand.IntN(5) == 0 {
		packed = " __attribute__((packed))"
	}
	fmt.Fprintf(&s.types, "struct%s s%d { %s };\n", packed, id, strings.Join(members, " "))
	return t
}

// floats defines a structure of one to five members of a type, some of them in an array.
func (s *signatures) floats(id int, scalar string) cType {
	t := cType{name: fmt.Sprintf("struct s%d", id)}
	n, single := 1+s.rand.IntN(5), s.rand.IntN(3)
	fmt.Fprintf(&s.types, "struct s%d {", id)
	for i := range min(n, single) {
		fmt.Fprintf(&s.types, " %s m%d;", scalar, i)
		t.leaves = append(t.leaves, leaf{fmt.Sprintf(".m%d", i), scalar})
	}
	if single < n {
		fmt.Fprintf(&s.types, " struct { %s a[%d]; } in;", scalar, n-single)
		for i := range n - single {
			t.leaves = append(t.leaves, leaf{fmt.Sprintf(".in.a[%d]", i), scalar})
		}
	}
	s.types.WriteString(" };\n")
	return t
}

func (s *signatures) pick(from []string) string { return from[s.rand.IntN(len(from))] }

// any returns a scalar of those given, or, one time in three, a structure.
func (s *signatures) any(from []string) cType {
	if s.rand.IntN(3) == 0 {
		return s.structs[s.rand.IntN(len(s.structs))]
	}
	scalar := s.pick(from)
	return cType{scalar, []leaf{{"", scalar}}}
}

// constant returns a new constant, for a scalar type; each differs from the one before.
func (s *signatures) constant(scalar string) string {
	s.value = (s.value*29 + 17) % 9973
	sign := ""
	if s.value%2 == 0 {
		sign = "-"
	}
	switch scalar {
	case "_Bool":
		return strconv.Itoa(s.value % 2)
	case "float", "double":
		return fmt.Sprintf("(%s)%s%d.25", scalar, sign, s.value)
	case "signed char":
		return sign + strconv.Itoa(s.value%128)
	case "unsigned char":
		return strconv.Itoa(s.value % 256)
	case "unsigned short":
		return strconv.Itoa(s.value * 6)
	case "unsigned":
		return fmt.Sprintf("%du", uint32(s.value)*430000)
	case "short", "int":
		return sign + strconv.Itoa(s.value)
	case "long":
		return fmt.Sprintf("((long)%s%d00000000007LL)", sign, s.value)
	case "unsigned long":
		return fmt.Sprintf("((unsigned long)%d00000000000007uLL)", s.value)
	case "long long":
		return fmt.Sprintf("(%s((long long)%d << 32 | %d))", sign, s.value, s.value*3)
	case "__int128":
		return fmt.Sprintf("(%s((__int128)%d << 64 | %dL))", sign, s.value, s.value*3)
	case "char *":
		return fmt.Sprintf("((char *)0 + %d)", s.value)
	}
	panic("no constants of type " + scalar)
}

// program returns the text of n functions and of the main function that calls them all. CALLER
// or CALLEE chooses which of the two a compiler sees.
func (s *signatures) program(n int) string {
	var declarations, bodies, calls strings.Builder
	for i := range n {
		s.function(fmt.Sprintf("f%d", i), &declarations, &bodies, &calls)
	}
	return "#include <stdarg.h>\nextern int printf(const char *, ...);\nextern int errors, called;\n" +
		"#define CHECK(f, x, want) do if ((x) != (want)) errors++, printf(f \": \" #x \" is wrong\\n\"); while (0)\n" +
		s.types.String() + declarations.String() +
		"#ifdef CALLEE\n" + bodies.String() + "#endif\n" +
		"#ifdef CALLER\nint errors, called;\nint main(void) {\n" + calls.String() +
		fmt.Sprintf("\tCHECK(\"main\", called, %d);\n\treturn errors > 0;\n}\n#endif\n", n)
}

func (s *signatures) function(name string, declarations, bodies, calls *strings.Builder) {
	result := s.any(s.scalars)
	var formal, actual []string
	var setup, checks strings.Builder
	argument := func(t cType, variable string) {
		fmt.Fprintf(&setup, "\t\t%s %s;\n", t.name, variable)
		for _, l := range t.leaves {
			c := s.constant(l.scalar)
			fmt.Fprintf(&setup, "\t\t%s%s = %s;\n", variable, l.path, c)
			fmt.Fprintf(&checks, "\tCHECK(\"%s\", %s%s, %s);\n", name, variable, l.path, c)
		}
		actual = append(actual, variable)
	}
	if len(s.vectors) > 0 && s.rand.IntN(4) == 0 { // more than there are registers for
		for i := range 6 + s.rand.IntN(8) {
			t, variable := s.vectors[s.rand.IntN(len(s.vectors))], fmt.Sprintf("w%d", i)
			formal = append(formal, t.name+" "+variable)
			argument(t, variable)
		}
	}
	for i := range 1 + s.rand.IntN(10) {
		// Where a 128-bit integer finds too few registers left, clang and the standard differ
		// about the arguments after it. The first two always find some.
		t := s.any(s.scalars)
		for i > 1 && t.name == "__int128" {
			t = s.any(s.scalars)
		}
		variable := fmt.Sprintf("a%d", i)
		formal = append(formal, t.name+" "+variable)
		argument(t, variable)
	}
	if s.rand.IntN(3) == 0 {
		// va_start needs a last parameter that no promotion changes.
		last := "last"
		formal = append(formal, "int "+last)
		argument(cType{"int", []leaf{{"", "int"}}}, last)
		fmt.Fprintf(&checks, "\tva_list ap;\n\tva_start(ap, %s);\n", last)
		for i := range 1 + s.rand.IntN(8) {
			t := s.any(promoted)
			for s.regparm && strings.HasPrefix(t.name, "vector") && len(t.leaves) > 4 && t.leaves[0].scalar == "int" {
				t = s.any(promoted) // the callee looks for 64 bytes where the caller has not put them
			}
			variable := fmt.Sprintf("v%d", i)
			fmt.Fprintf(&checks, "\t%s %s = va_arg(ap, %s);\n", t.name, variable, t.name)
			argument(t, variable)
		}
		formal = append(formal, "...")
		checks.WriteString("\tva_end(ap);\n")
	}
	head := fmt.Sprintf("%s %s(%s)", result.name, name, strings.Join(formal, ", "))
	if s.regparm && s.rand.IntN(3) == 0 {
		conventions := []string{"regparm(1)", "regparm(2)", "regparm(3)", "stdcall", "stdcall, regparm(2)", "fastcall"}
		if slices.Contains(formal, "...") { // takes nothing off the stack
			conventions = conventions[:3]
		}
		head = fmt.Sprintf("__attribute__((%s)) %s", conventions[s.rand.IntN(len(conventions))], head)
	}
	fmt.Fprintf(declarations, "%s;\n", head)
	fmt.Fprintf(bodies, "%s {\n\tcalled++;\n%s\t%s r;\n", head, checks.String(), result.name)
	fmt.Fprintf(calls, "\t{\n%s\t\t%s r = %s(%s);\n", setup.String(), result.name, name, strings.Join(actual, ", "))
	for _, l := range result.leaves {
		c := s.constant(l.scalar)
		fmt.Fprintf(bodies, "\tr%s = %s;\n", l.path, c)
		fmt.Fprintf(calls, "\t\tCHECK(\"%s\", r%s, %s);\n", name, l.path, c)
	}
	bodies.WriteString("\treturn r;\n}\n")
	calls.WriteString("\t}\n")
}

// TestTailConvention calls functions of tailcc, which take their arguments off the stack, from modules that clang compiles and from our
// own on AArch64, and the other way around.
func TestTailConvention(t *testing.T) {
	m := arm64
	m.need(t)
	dir := t.TempDir()
	for i, level := range []string{"O2", "Oz"} { // clang's own code at -O0 does not run

		var objects [2][2]string // by module, and by who compiles it
		for n, name := range []string{"tailcc.caller", "tailcc.callee"} {
			file := filepath.Join(dir, name+level)
			text := bytes.ReplaceAll(read(t, filepath.Join("testdata", name+".ll")), []byte("TRIPLE"), []byte("aarch64-unknown-linux-gnu"))
			if err := os.WriteFile(file+".ll", text, 0o666); err != nil {
				t.Fatal(err)
			}
			spill(append([]string{"compile", "--check", "-" + level, "-c", file + ".ll", "-o", file + ".our.o"}, allocated(t, i+n)...)...).must(t)
			m.cc("-"+level, "-Wno-override-module", "-c", file+".ll", "-o", file+".o").must(t)
			objects[n] = [2]string{file + ".o", file + ".our.o"}
		}
		want := ""
		for k := range 4 {
			prog := filepath.Join(dir, "prog")
			m.cc(objects[0][k&1], objects[1][k>>1], "-o", prog).must(t)
			got := command{name: prog}.must(t).stdout
			if k == 0 {
				want = got
			} else if got != want {
				t.Errorf("-%s, modules %b: %q, want %q", level, k, got, want)
			}
		}
	}
}

// TestFarPops runs functions that take 64 KB of arguments off the stack, more than a return of x86 can.
func TestFarPops(t *testing.T) {
	const text = `
%big = type { [70000 x i8] }
@bytes = global %big zeroinitializer
@last = global ptr getelementptr (i8, ptr @bytes, i64 69999)
define internal CONV i32 @callee(ptr byval(%big) %p, i32 %k) noinline {
  %q = getelementptr i8, ptr %p, i32 69999
  %b = load volatile i8, ptr %q
  %w = zext i8 %b to i32
  %r = add i32 %w, %k
  ret i32 %r
}
define i32 @main() {
  %last = load ptr, ptr @last
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %sum = phi i32 [ 0, %0 ], [ %s, %loop ]
  %n = trunc i32 %i to i8
  store i8 %n, ptr %last
  %x = call CONV i32 @callee(ptr byval(%big) @bytes, i32 %i)
  %y = call CONV i32 @callee(ptr byval(%big) @bytes, i32 -1)
  %xy = add i32 %x, %y
  %s = add i32 %sum, %xy
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 10
  br i1 %c, label %loop, label %done
done:
  ret i32 %s
}
`
	for _, x := range []struct {
		m    *machine
		conv string
	}{{&i386, "x86_stdcallcc"}, {&amd64, "tailcc"}} {
		t.Run(x.m.target, func(t *testing.T) {
			if x.m.target == "i386" {
				leftout.NeedPrograms(t, x.m.flags...)
			}
			file := filepath.Join(t.TempDir(), "a")
			write(t, file+".ll", strings.ReplaceAll(text, "CONV", x.conv))
			for _, level := range []string{"-O0", "-O2", "-Oz"} {
				args := []string{level, "--check", "--target", x.m.target, file + ".ll"}
				spill(append([]string{"build", "-o", file}, args...)...).must(t)
				for _, c := range []command{{name: file}, spill(append([]string{"run", "--stage", "framed"}, args...)...)} {
					if r := c.run(t); r.code != 125 { // 0 to 9 three times, less ten
						t.Errorf("%s: %s ends with %d, want 125: %s", level, c.name, r.code, r)
					}
				}
			}
		})
	}
}
