package isel_test

import (
	"path/filepath"
	"testing"

	"spillway/ir"
	"spillway/isel"
	"spillway/legalize"
	"spillway/llvmir"
	"spillway/mach"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// TestMemo selects all examples as they are at -O0 with one engine, which matches what it remembers again:
// the tiles, or for Auto all options, must be the same, and most must have been remembered.
func TestMemo(t *testing.T) {
	files, err := filepath.Glob("../testdata/programs/*/*.O0.ll")
	if err != nil || len(files) == 0 {
		t.Fatalf("no examples: %v", err)
	}
	for _, machine := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC)} {
		for _, selector := range []isel.Selector{isel.Munch{}, isel.Auto()} {
			e := isel.NewEngine(isel.NewRules(machine))
			var stats isel.Stats
			for i, file := range files {
				for _, f := range legalModule(t, file, machine).Funcs {
					if len(f.Blocks) == 0 {
						continue
					}
					if _, err := e.Select(f, isel.Options{Selector: selector, RegisterCost: 2 * (i % 2), Check: true, Stats: &stats}); err != nil {
						t.Fatal(err)
					}
				}
			}
			t.Logf("%s, %s: %d tiles, %d shapes", machine.Name, selector.Name(), stats.Tiles, e.Shapes())
			if n := e.Shapes(); n == 0 || 4*n > stats.Tiles {
				t.Errorf("%s, %s: %d tiles of %d shapes", machine.Name, selector.Name(), stats.Tiles, n)
			}
		}
	}
}

// TestMemoChecked expects Options.Check to see that what is remembered is wrong.
func TestMemoChecked(t *testing.T) {
	machine := amd64.Target(target.PIC)
	f := legalModule(t, "../examples/hello/hello.ll", machine).Funcs[0]
	for _, g := range legalModule(t, "../testdata/programs/sort/sort.O0.ll", machine).Funcs {
		if len(g.Blocks) > 0 {
			f = g
		}
	}
	for _, selector := range []isel.Selector{isel.Munch{}, isel.Auto()} {
		e := isel.NewEngine(isel.NewRules(machine))
		for spoiled := range 2 {
			if _, err := e.Select(f, isel.Options{Selector: selector, Check: true}); (err != nil) != (spoiled == 1) {
				t.Errorf("%s, spoiled %d: %v", selector.Name(), spoiled, err)
			}
			e.Spoil()
		}
	}
}

// TestMemoMeetsAgain selects stores of sums to what the sum is of: the first time that is loaded,
// the second time it is an address of several parts, which the key of the first shape knows nothing
// of.
func TestMemoMeetsAgain(t *testing.T) {
	const text = `define void @f(ptr %q, ptr %x, i64 %i) {
  %p = load ptr, ptr %q
  %next = getelementptr i8, ptr %p, i64 8
  store ptr %next, ptr %p
  ret void
}
define void @g(ptr %q, ptr %x, i64 %i) {
  %row = getelementptr i8, ptr %x, i64 24
  %p = getelementptr [8 x i8], ptr %row, i64 %i
  %next = getelementptr i8, ptr %p, i64 8
  store ptr %next, ptr %p
  ret void
}
`
	for _, machine := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC)} {
		m := legalText(t, text, machine)
		for _, selector := range []isel.Selector{isel.Munch{}, isel.Auto()} {
			e := isel.NewEngine(isel.NewRules(machine))
			for _, f := range m.Funcs {
				if _, err := e.Select(f, isel.Options{Selector: selector, Check: true}); err != nil {
					t.Errorf("%s, %s: %v", machine.Name, selector.Name(), err)
				}
			}
		}
	}
}

// legalText makes the module that text is legal for machine.
func legalText(t *testing.T, text string, machine *target.Target) *ir.Module {
	t.Helper()
	m, err := llvmir.Parse(t.Name()+".ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if err := legalize.Module(m, machine); err != nil {
		t.Fatal(err)
	}
	return m
}

// TestMemoOfCalls expects a call to be remembered whatever it passes, and the address of a slot
// however often it is used; but not a call that passes what its callee is as one that passes
// something else.
func TestMemoOfCalls(t *testing.T) {
	const text = `declare void @g(i64, i64)
declare void @h(ptr, ptr)
define void @first(i64 %x, i64 %y, ptr %q) {
  call void @g(i64 %x, i64 %y)
  ret void
}
define void @again(i64 %x, i64 %y, ptr %q) {
  call void @g(i64 %y, i64 %y)
  ret void
}
define void @slot(i64 %x, i64 %y, ptr %q) {
  %s = alloca i64
  call void @h(ptr %s, ptr %q)
  ret void
}
define void @slotagain(i64 %x, i64 %y, ptr %q) {
  %s = alloca i64
  call void @h(ptr %s, ptr %s)
  ret void
}
define void @other(i64 %x, i64 %y, ptr %q) {
  %p = load ptr, ptr %q
  call void %p(ptr %q, ptr %q)
  ret void
}
define void @itself(i64 %x, i64 %y, ptr %q) {
  %p = load ptr, ptr %q
  call void %p(ptr %p, ptr %q)
  ret void
}
`
	machine := amd64.Target(target.PIC)
	m := legalText(t, text, machine)
	e := isel.NewEngine(isel.NewRules(machine))
	added := map[string]int{}
	for _, f := range m.Funcs {
		if len(f.Blocks) == 0 {
			continue
		}
		before := e.Shapes()
		if _, err := e.Select(f, isel.Options{Selector: isel.Auto(), RegisterCost: 2, Check: true}); err != nil {
			t.Error(err)
		}
		added[f.Name] = e.Shapes() - before
	}
	for name, want := range map[string]bool{"first": true, "again": false, "slot": true, "slotagain": false, "other": true, "itself": true} {
		if (added[name] > 0) != want {
			t.Errorf("@%s: %d new shapes", name, added[name])
		}
	}
}

// TestTableEntryOfOtherBlock uses entries of the global offset table that another block has loaded, where
// patterns may load one: they are in registers. On x86-32 an entry is read relative to a register.
func TestTableEntryOfOtherBlock(t *testing.T) {
	const text = `@buf = external global [64 x i8]
@a = external global ptr
declare void @use(i32)
define i64 @wide(i64 %x) {
b0:
  store ptr @buf, ptr @a
  br label %b1
b1:
  %s = sub i64 %x, ptrtoint (ptr @buf to i64)
  ret i64 %s
}
define i1 @compared(ptr %p, i1 %c) {
b0:
  store ptr @buf, ptr @a
  br i1 %c, label %b1, label %b2
b1:
  %q = icmp ult ptr %p, @buf
  ret i1 %q
b2:
  %r = icmp eq ptr @buf, %p
  ret i1 %r
}
define void @loop(ptr %p, i32 %n) {
b0:
  br label %b1
b1:
  %i = phi i32 [ 0, %b0 ], [ %j, %b1 ]
  %q = getelementptr ptr, ptr %p, i32 %i
  %v = load i32, ptr %q
  %w = xor i32 %v, ptrtoint (ptr @buf to i32)
  %x = and i32 %w, ptrtoint (ptr @a to i32)
  call void @use(i32 %x)
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, %n
  br i1 %c, label %b2, label %b1
b2:
  ret void
}
`
	for _, machine := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC)} {
		m := legalText(t, text, machine)
		for _, f := range m.Funcs {
			simplify.Func(f, machine) // which has each entry loaded once
		}
		for _, selector := range []isel.Selector{isel.Munch{}, isel.Auto(), &isel.NOLTIS{}, &isel.Trees{}} {
			e := isel.NewEngine(isel.NewRules(machine))
			for _, f := range m.Funcs {
				if len(f.Blocks) == 0 {
					continue
				}
				code, err := e.Select(f, isel.Options{Selector: selector, RegisterCost: 2, Check: true})
				if err != nil {
					t.Errorf("%s, %s: %v", machine.Name, selector.Name(), err)
					continue
				}
				for _, err := range mach.Verify(code, mach.Selected) {
					t.Errorf("%s, %s: %v", machine.Name, selector.Name(), err)
				}
			}
		}
	}
}
