package llvmir

import (
	"strings"
	"testing"
)

const (
	declareStatepoints = `
declare void @f()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr @llvm.experimental.gc.relocate.p0(token, i32, i32)
declare <2 x ptr> @llvm.experimental.gc.relocate.v2p0(token, i32, i32)
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
declare void @llvm.gcroot(ptr, ptr)
`
	statepointOf = `call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr @f, i32 0, i32 0, i32 0, i32 0)`
)

// TestStatepoints checks the slots of statepoints: calls share them unless a value is loaded after a later call, and
// a value loaded from a slot is not stored there again. Printed modules read back the same.
func TestStatepoints(t *testing.T) {
	for _, c := range []struct{ name, body, want string }{
		{"shared", `
  %t = ` + statepointOf + ` [ "gc-live"(ptr %a, ptr %b) ]
  %a2 = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)
  %b2 = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 1, i32 1)
  %u = ` + statepointOf + ` [ "gc-live"(ptr %b2) ]
  %b3 = call ptr @llvm.experimental.gc.relocate.p0(token %u, i32 0, i32 0)
  ret ptr %b3`, `
  %1 = alloca ptr
  %2 = alloca ptr
  store ptr %a, ptr %1
  store ptr %b, ptr %2
  notail call void @f() [ "stackmap"(i64 1, i64 0, i64 0, i64 0, ptr %1, ptr %1, ptr %2, ptr %2) ]
  %a2 = load ptr, ptr %1
  %b2 = load ptr, ptr %2
  notail call void @f() [ "stackmap"(i64 1, i64 0, i64 0, i64 0, ptr %2, ptr %2) ]
  %b3 = load ptr, ptr %2
  ret ptr %b3`},
		{"apart", `
  %t = ` + statepointOf + ` [ "gc-live"(ptr %a) ]
  %u = ` + statepointOf + ` [ "gc-live"(ptr %b) ]
  %a2 = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)
  ret ptr %a2`, `
  %1 = alloca ptr
  %2 = alloca ptr
  store ptr %a, ptr %1
  notail call void @f() [ "stackmap"(i64 1, i64 0, i64 0, i64 0, ptr %1, ptr %1) ]
  store ptr %b, ptr %2
  notail call void @f() [ "stackmap"(i64 1, i64 0, i64 0, i64 0, ptr %2, ptr %2) ]
  %a2 = load ptr, ptr %1
  ret ptr %a2`},
		{"derived", `
  %d = getelementptr i8, ptr %a, i64 8
  %v = insertelement <2 x ptr> zeroinitializer, ptr %b, i32 0
  %t = ` + statepointOf + ` [ "deopt"(ptr %d, i32 5, i64 undef), "gc-live"(ptr %a, ptr %d, ptr null, <2 x ptr> %v) ]
  %d2 = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 1)
  %v2 = call <2 x ptr> @llvm.experimental.gc.relocate.v2p0(token %t, i32 3, i32 3)
  ret ptr %d2`, `
  %1 = alloca ptr
  %2 = alloca ptr
  %3 = alloca ptr
  %4 = alloca <2 x ptr>
  %d = getelementptr i8, ptr %a, i64 8
  %v = insertelement <2 x ptr> zeroinitializer, ptr %b, i32 0
  store ptr %a, ptr %1
  store ptr %d, ptr %2
  store ptr null, ptr %3
  store <2 x ptr> %v, ptr %4
  notail call void @f() [ "stackmap"(i64 1, i64 0, i64 0, i64 3, ptr %2, i64 5, i64 4278124286, ptr %1, ptr %2, ptr %4, ptr %4, ptr %1, ptr %1) ]
  %d2 = load ptr, ptr %2
  %v2 = load <2 x ptr>, ptr %4
  ret ptr %d2`},
		{"here", `
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 -1, i32 2, ptr %a, i32 7)
  call void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 5, i32 0, ptr null, i32 0, ptr %b)
  ret ptr %b`, `
  %1 = alloca ptr
  store ptr %a, ptr %1
  notail call void asm sideeffect "", ""() [ "stackmap"(i64 -1, ptr %1, i64 7) ]
  call void asm sideeffect "nop\0A\09nop", ""()
  store ptr %b, ptr %1
  notail call void null() [ "stackmap"(i64 5, ptr %1), "patchpoint"(i32 0) ]
  ret ptr %b`},
		{"patch", `
  call anyregcc void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 5, i32 20, ptr inttoptr (i64 4096 to ptr), i32 1, ptr %b, i32 3)
  ret ptr %b`, `
  notail call anyregcc void inttoptr (i64 4096 to ptr)(ptr %b) [ "stackmap"(i64 5, i64 3), "patchpoint"(i32 20) ]
  ret ptr %b`},
		{"root", `
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  call void @f()
  ret ptr %b`, `
  %r = alloca ptr
  store ptr null, ptr %r
  notail call void @f() [ "stackmap"(i64 0, ptr %r) ]
  ret ptr %b`},
	} {
		gc := ""
		if c.name == "root" {
			gc = `gc "ocaml" `
		}
		m, err := Parse(c.name+".ll", []byte(declareStatepoints+"define ptr @g(ptr %a, ptr %b) "+gc+"{"+c.body+"\n}\n"))
		if err != nil {
			t.Fatal(err)
		}
		text := m.String()
		_, body, _ := strings.Cut(text, "@g(ptr %a, ptr %b) "+gc+"{")
		if body, _, _ = strings.Cut(body, "\n}"); strings.TrimSpace(body) != strings.TrimSpace(c.want) {
			t.Errorf("%s:\n%s\nwant\n%s", c.name, body, c.want)
		}
		again, err := Parse(c.name+".ll", []byte(text))
		if err != nil {
			t.Fatalf("%s: %v\n%s", c.name, err, text)
		}
		if got := again.String(); got != text {
			t.Errorf("%s: read again it is\n%s", c.name, got)
		}
	}
}

// TestRoots checks the errors for roots that a collector does not support.
func TestRoots(t *testing.T) {
	const head = "declare void @llvm.gcroot(ptr, ptr)\n"
	for _, c := range []struct{ text, want string }{
		{"define void @f() {\n  %a = alloca ptr\n  call void @llvm.gcroot(ptr %a, ptr null)\n  ret void\n}\n", "4:3: @llvm.gcroot belongs to functions with gc"},
		{"define void @f() gc \"statepoint-example\" {\n  %a = alloca ptr\n  call void @llvm.gcroot(ptr %a, ptr null)\n  ret void\n}\n", "4:3: @llvm.gcroot belongs to functions with gc"},
		{"define void @f(ptr %a) gc \"shadow-stack\" {\n  call void @llvm.gcroot(ptr %a, ptr null)\n  ret void\n}\n", "3:3: the first argument of @llvm.gcroot"},
		{"define void @f(i32 %n) gc \"shadow-stack\" {\n  %a = alloca ptr, i32 %n\n  call void @llvm.gcroot(ptr %a, ptr null)\n  ret void\n}\n", "4:3: the first argument of @llvm.gcroot"},
		{"define void @f(ptr %m) gc \"shadow-stack\" {\n  %a = alloca ptr\n  call void @llvm.gcroot(ptr %a, ptr %m)\n  ret void\n}\n", "4:3: the second argument of @llvm.gcroot"},
		{"define void @f() gc \"shadow-stack\" {\n  %a = alloca i64\n  call void @llvm.gcroot(ptr %a, ptr null)\n  ret void\n}\n", "4:3: a root of type i64 has no metadata"},
		{"define void @f() gc \"shadow-stack\" {\n  %a = alloca ptr\n  call void @llvm.gcroot(ptr %a, ptr null)\n  call void @llvm.gcroot(ptr %a, ptr null)\n  ret void\n}\n", "5:3: a variable is a root twice"},
		{"define void @llvm_gc_root_chain() {\n  ret void\n}\ndefine void @f() gc \"shadow-stack\" {\n  %a = alloca ptr\n  call void @llvm.gcroot(ptr %a, ptr null)\n  ret void\n}\n", "@llvm_gc_root_chain is not a variable"},
		{"define void @f() gc \"other\" {\n  ret void\n}\n", "the garbage collector \"other\" is not supported"},
	} {
		if _, err := Parse("a.ll", []byte(head+c.text)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v, want %q", err, c.want)
		}
	}
}
