package llvmir_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
)

// TestLazy reads bodies in the opposite order, and gets the same functions.
func TestLazy(t *testing.T) {
	files, err := filepath.Glob("../testdata/programs/*/*.O0.ll")
	if err != nil || len(files) == 0 {
		t.Fatal(err, len(files))
	}
	lazy := 0
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		want, err := llvmir.Parse(name, text, machines...)
		if err != nil {
			t.Fatal(err)
		}
		m, bodies, err := llvmir.ParseLazy(name, text, "", machines...)
		if err != nil {
			t.Fatal(err)
		}
		if bodies == nil {
			continue
		}
		lazy++
		for i := len(m.Funcs) - 1; i >= 0; i-- {
			if f := m.Funcs[i]; !f.Declared && len(f.Blocks) > 0 {
				t.Fatalf("%s: @%s has a body already", name, f.Name)
			}
			if err := bodies.Read(m.Funcs[i]); err != nil {
				t.Fatal(err)
			}
		}
		byName := make(map[string]*ir.Func)
		for _, f := range want.Funcs {
			byName[f.Name] = f
		}
		for _, f := range m.Funcs {
			if got := f.String(); got != byName[f.Name].String() {
				t.Errorf("%s: @%s differs:\n%s", name, f.Name, got)
			}
		}
	}
	if lazy < len(files)/2 {
		t.Errorf("%d of %d files were read lazily", lazy, len(files))
	}
}

// TestLazyErrors checks that errors are those of the whole file, and that bodies that affect others are read at once.
func TestLazyErrors(t *testing.T) {
	const good = "define i32 @f(i32 %x) {\n  ret i32 %x\n}\n"
	const bad = "define i32 @g(i32 %x) {\n  ret i32 %y\n}\ndefine i32 @h() {\n  ret i64 0\n}\n"
	m, bodies, err := llvmir.ParseLazy("a.ll", []byte(good+bad), "", machines...)
	if err != nil {
		t.Fatal(err)
	}
	_, want := llvmir.Parse("a.ll", []byte(good+bad), machines...)
	if want == nil {
		t.Fatal("no error")
	}
	if err := bodies.Read(m.Funcs[0]); err != nil {
		t.Error(err)
	}
	if err := bodies.Read(m.Funcs[2]); err == nil || err.Error() != want.Error() {
		t.Errorf("%v, want %v", err, want)
	}
	if _, _, err := llvmir.ParseLazy("a.ll", []byte(bad+"garbage\n"), "", machines...); err == nil || !strings.Contains(err.Error(), "%y") {
		t.Errorf("%v, want all errors of the file", err)
	}
	for _, whole := range []string{
		"define internal fastcc i32 @f(i32 %x) {\n  ret i32 %x\n}\ndefine ptr @g() {\n  ret ptr @f\n}\n",
		"define internal fastcc i32 @f(i32 %x) {\n  ret i32 %x\n}\ndefine i32 @g() {\n  %x = call i32 @f(i32 1)\n  ret i32 %x\n}\n",
		"define internal fastcc i32 @f(i32 %x) {\n  ret i32 %x\n}\ndefine fastcc i32 @g() { %x = call i32 @f(i32 1) ret i32 %x }\n",
		"define internal fastcc i32 @f(i32 %x) {\n  ret i32 %x\n}\ndefine i32 @g() {\n  %x = call fastcc i32 @\"\\66\"(i32 1)\n  ret i32 %x\n}\n",
		"define internal fastcc i32 @0(i32 %x) {\n  ret i32 %x\n}\ndefine ptr @g() {\n  ret ptr @0\n}\n",
		"define internal fastcc i32 @\"f\"(i32 %x) {\n  ret i32 %x\n}\n",
		"define internal fastcc i32 @f(i32 %x) {\n  ret i32 %x\n}\n@p = global ptr @f\n",
		"define internal fastcc i32 @f(i32 %x) {\n  ret i32 %x\n}\ndefine fastcc i32 @g(i32 %x) {\n  %y = musttail call fastcc i32 @f(i32 %x)\n  ret i32 %y\n}\n",
		"define internal fastcc i32 @f(i32 %x) {\n  ret i32 %x\n}\n!0 = !{} define ptr @g() { ret ptr @f }\n",
		"define internal fastcc i32 @f(i32 %x) {\n  ret i32 %x\n}\n!0 = !{} @p = global ptr @f\n",
		"define internal void @f({ i32, <8 x i32> } %x) {\n  ret void\n}\n",
		"define ptr @f() {\n  br label %a\na:\n  ret ptr blockaddress(@f, %a)\n}\n",
		"define void @f() personality ptr @p {\n  invoke void @g() to label %a unwind label %b\na:\n  ret void\nb:\n  %l = landingpad { ptr, i32 } cleanup\n  ret void\n}\n" +
			"declare void @g()\ndeclare i32 @p(...)\n",
		"define i32 @f() personality ptr @p {\n  %x = invoke i32 @g() to label %a unwind label %b\na:\n  ret i32 %x\nb:\n  %l = landingpad { ptr, i32 } cleanup\n  ret i32 0\n}\n" +
			"declare i32 @g()\ndeclare i32 @p(...)\n",
	} {
		m, bodies, err := llvmir.ParseLazy("a.ll", []byte(whole), "", machines...)
		if bodies != nil || err != nil {
			t.Fatalf("bodies %v, error %v:\n%s", bodies != nil, err, whole)
		}
		if size, err := bodies.Size(m.Funcs[0]), bodies.Read(m.Funcs[0]); size != 0 || err != nil {
			t.Errorf("%d bytes are left to read, error %v:\n%s", size, err, whole)
		}
	}
}

// TestLazyFast defers bodies if functions of the fast convention are only called.
func TestLazyFast(t *testing.T) {
	const text = "define internal fastcc { i32, i1 } @f(i32 %x) {\n  ret { i32, i1 } zeroinitializer\n}\n" +
		"define i32 @g(ptr %p) {\n  %a = tail call fastcc { i32, i1 } @f(i32 1) #0\n  %b = extractvalue { i32, i1 } %a, 0\n  call void @h(ptr @g)\n  ret i32 %b\n}\n" +
		"declare void @h(ptr)\n@s = global [4 x i8] c\"a@b\\00\"\n@t = global [2 x i8] c\"a@\"\n@\"u v\" = global i8 0\nattributes #0 = { nounwind }\n!0 = !{ptr @g, ptr @f}\n"
	if _, bodies, err := llvmir.ParseLazy("a.ll", []byte(text), "", machines...); bodies == nil || err != nil {
		t.Errorf("bodies %v, error %v", bodies != nil, err)
	}
}

// TestLazySideBySide reads bodies from several goroutines, each in an order of its own, and expects the same
// functions and errors.
func TestLazySideBySide(t *testing.T) {
	files, err := filepath.Glob("../testdata/programs/*/*.O0.ll")
	if err != nil || len(files) == 0 {
		t.Fatal(err, len(files))
	}
	const readers = 4
	lazy := 0
	read := func(m *ir.Module, bodies *llvmir.Bodies) (errs [readers]error) {
		var wg sync.WaitGroup
		for n := range readers {
			wg.Go(func() {
				for _, i := range rand.New(rand.NewPCG(1, uint64(n))).Perm(len(m.Funcs)) {
					if err := bodies.Read(m.Funcs[i]); err != nil {
						errs[n] = err
					}
				}
			})
		}
		wg.Wait()
		return errs
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		// Types, and functions of the C library, that only bodies name, and what several of them share.
		for i := range 8 {
			text = fmt.Appendf(text, "define void @lazy.%d(ptr %%p, ptr %%q, i64 %%n, double %%x, ptr %%d) {\n"+
				"  call void @llvm.memcpy.p0.p0.i64(ptr %%p, ptr %%q, i64 %%n, i1 false)\n"+
				"  %%y = call double @llvm.pow.f64(double %%x, double %%x)\n  store double %%y, ptr %%d\n"+
				"  %%z = load { i8, [3 x { i16, ptr }], %%lazy.unknown* }, ptr %%p\n"+
				"  store { i8, [3 x { i16, ptr }], %%lazy.unknown* } %%z, ptr %%q\n  ret void\n}\n", i)
		}
		want, err := llvmir.Parse(name, text, machines...)
		if err != nil {
			t.Fatal(err)
		}
		m, bodies, err := llvmir.ParseLazy(name, text, "", machines...)
		if err != nil {
			t.Fatal(err)
		}
		if bodies == nil { // a body matters to others
			continue
		}
		lazy++
		for _, err := range read(m, bodies) {
			if err != nil {
				t.Error(err)
			}
		}
		for i, f := range m.Funcs {
			if got := f.String(); got != want.Funcs[i].String() {
				t.Errorf("%s: @%s differs:\n%s", name, f.Name, got)
			}
		}
		text = append(text, "define i32 @one() {\n  ret i64 0\n}\ndefine i32 @two() {\n  %a = add i32 %b, 1\n  ret i32 %a\n}\n"...)
		_, wrong := llvmir.Parse(name, text, machines...)
		if m, bodies, err = llvmir.ParseLazy(name, text, "", machines...); err != nil || bodies == nil {
			t.Fatal(err, bodies)
		}
		for _, err := range read(m, bodies) {
			if wrong == nil || err == nil || err.Error() != wrong.Error() {
				t.Errorf("%s: error %v, want %v", name, err, wrong)
			}
		}
	}
	if lazy < len(files)/2 {
		t.Errorf("%d of %d files were read lazily", lazy, len(files))
	}
}

// TestLazyRegister reads a body that names a register by metadata outside of it.
func TestLazyRegister(t *testing.T) {
	text := []byte(`target triple = "x86_64-linux-gnu"

define i64 @f() {
  %r = call i64 @llvm.read_register.i64(metadata !0)
  ret i64 %r
}

declare i64 @llvm.read_register.i64(metadata)

!llvm.named.register.rsp = !{!0}
!llvm.module.flags = !{!1}

!0 = !{!"rsp"}
!1 = !{i32 1, !"wchar_size", i32 4}
`)
	m, bodies, err := llvmir.ParseLazy("a.ll", text, "", machines...)
	if err != nil || bodies == nil {
		t.Fatal(bodies == nil, err)
	}
	if err := bodies.Read(m.Funcs[0]); err != nil {
		t.Error(err)
	}
}

// TestLazySymbols finds each symbol that a body uses in its text.
func TestLazySymbols(t *testing.T) {
	files, err := filepath.Glob("../testdata/programs/*/*.O1.ll")
	if err != nil || len(files) == 0 {
		t.Fatal(err, len(files))
	}
	const names = `@"a \22b" = global i32 0
@0 = global i32 0
@plain.x = global i32 0
@other = global i32 0
define ptr @f() {
  store i32 ptrtoint (ptr @"a \22b" to i32), ptr @0
  ret ptr @plain.x
}
`
	found := 0
	check := func(name string, text []byte) {
		m, bodies, err := llvmir.ParseLazy(name, text, "", machines...)
		if err != nil || bodies == nil {
			return
		}
		for _, f := range m.Funcs {
			symbols := make(map[ir.Symbol]bool)
			bodies.Symbols(f, func(s ir.Symbol) { symbols[s] = true })
			if err := bodies.Read(f); err != nil {
				t.Fatal(err)
			}
			for _, b := range f.Blocks {
				for _, v := range b.Values {
					for _, a := range v.Args {
						if g, ok := a.Sym.(*ir.Global); ok && a.Op == ir.OpSym {
							if found++; !symbols[g] {
								t.Errorf("%s: @%s is not found in the text of @%s", name, g.Name, f.Name)
							}
						}
					}
				}
			}
			if name == "names.ll" && len(symbols) != 3 {
				t.Errorf("%d symbols in the text of a function that uses three", len(symbols))
			}
			bodies.Symbols(f, func(ir.Symbol) { t.Error("a body that has been read has text") })
		}
	}
	check("names.ll", []byte(names))
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		check(name, text)
	}
	if found < 100 {
		t.Errorf("%d uses of variables in bodies", found)
	}
}
