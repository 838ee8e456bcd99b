package spillway_test

import (
	"context"
	"errors"
	"runtime"
	"strings"
	"testing"
	"unsafe"

	"spillway"
	"spillway/load"
	"spillway/load/process"
)

const statepoints = `
declare void @collect(i64) memory(none) ; but for the collector
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare i64 @llvm.experimental.gc.result.i64(token)
declare i32 @__gxx_personality_v0(...)

define i64 @inner(ptr addrspace(1) %p, i64 %n) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void (i64)) @collect, i32 1, i32 0, i64 %n, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %v = load i64, ptr addrspace(1) %q
  %promoted = alloca i64
  store i64 %v, ptr %promoted
  %w = load i64, ptr %promoted
  ret i64 %w
}

; What the tokens name stands before the statepoint in the text.
define i64 @outer(ptr addrspace(1) %a0, i64 %i, i32 %k) gc "statepoint-example" personality ptr @__gxx_personality_v0 {
entry:
  %d0 = getelementptr i64, ptr addrspace(1) %a0, i64 %i
  br label %loop
back:
  %r = call i64 @llvm.experimental.gc.result.i64(token %t)
  %a2 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %d2 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  %x = load i64, ptr addrspace(1) %a2
  %y = load i64, ptr addrspace(1) %d2
  %s1 = add i64 %sum, %r
  %s2 = add i64 %s1, %x
  %s3 = add i64 %s2, %y
  %n2 = add i64 %n, 1
  %more = icmp ult i64 %n2, 3
  br i1 %more, label %loop, label %exit
loop:
  %n = phi i64 [ 0, %entry ], [ %n2, %back ]
  %sum = phi i64 [ 0, %entry ], [ %s3, %back ]
  %a = phi ptr addrspace(1) [ %a0, %entry ], [ %a2, %back ]
  %d = phi ptr addrspace(1) [ %d0, %entry ], [ %d2, %back ]
  %t = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 0, ptr elementtype(i64 (ptr addrspace(1), i64)) @inner, i32 2, i32 2, ptr addrspace(1) %d, i64 %n, i32 0, i32 0)
    [ "deopt"(i32 %k, i64 -5, i64 123456789012, i64 %n, ptr addrspace(1) null), "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %d) ]
    to label %back unwind label %pad
pad:
  %l = landingpad token cleanup
  %a3 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %l, i32 0, i32 0)
  %z = load i64, ptr addrspace(1) %a3
  ret i64 %z
exit:
  call void @collect(i64 99) [ "deopt"(i64 %s3) ]
  ret i64 %s3
}
`

// TestLoadStackMaps has a Go function move what functions keep pointers to, at every level and with every allocator.
func TestLoadStackMaps(t *testing.T) {
	if runtime.GOOS != "linux" || spillway.HostTarget() == nil {
		t.Skip("code is loaded on linux/amd64, linux/386 and linux/arm64 only")
	}
	for _, l := range spillway.Levels() {
		var options spillway.Options
		l.Apply(&options)
		testStackMaps(t, "-O"+l.Name, options, false)
	}
	for _, a := range spillway.Allocators() {
		testStackMaps(t, a.Name, spillway.Options{Allocator: a.New}, false)
	}
	testStackMaps(t, "closed", spillway.Options{}, true)
}

// testStackMaps runs the functions of statepoints; closed says that the first collection closes their module.
func testStackMaps(t *testing.T, name string, options spillway.Options, closed bool) {
	m, err := spillway.Parse("statepoints.ll", []byte(statepoints))
	if err != nil {
		t.Fatal(err)
	}
	const half = 32
	mem := make([]int64, 2*half)
	for i := range mem {
		mem[i] = int64(i * i)
	}
	moves, last := 0, int64(-1)
	var code *load.Module
	collect := func(c *load.Caller, n int64) {
		if closed && moves == 0 {
			if err := code.Close(); err != nil {
				t.Error(err)
			}
		}
		delta := int64(half * 8)
		if moves++; moves%2 == 0 {
			delta = -delta
		}
		var ids []uint64
		for f := range c.Frames() {
			ids = append(ids, f.Map.ID)
			list := f.Map.Locations
			if n == 99 {
				last = *(*int64)(f.Slot(3))
				continue
			}
			if f.Map.ID == 2 {
				want := []int64{0, 2, 5, 77, -5, 123456789012, n, 0}
				for i, w := range want {
					var got int64
					switch l := &list[i]; {
					case l.Constant:
						got = l.Value
					case l.Size == 4:
						got = int64(*(*int32)(f.Slot(i)))
					default:
						got = *(*int64)(f.Slot(i))
					}
					if got != w {
						t.Errorf("%s: location %d is %d, want %d", name, i, got, w)
					}
				}
			}
			moved := map[unsafe.Pointer]bool{}
			for i := 3 + int(list[2].Value); i < len(list); i++ {
				if at := f.Slot(i); !moved[at] {
					moved[at] = true
					*(*uintptr)(at) += uintptr(delta)
				}
			}
		}
		if n != 99 && (len(ids) != 2 || ids[0] != 1 || ids[1] != 2) || n == 99 && (len(ids) != 1 || ids[0] != 0xABCDEF00) {
			t.Errorf("%s: frames with the maps %x", name, ids)
		}
	}
	options.Check = true
	code, err = spillway.Load(context.Background(), m, spillway.LoadOptions{Host: process.Host(), Callbacks: map[string]any{"collect": collect},
		Symbols: map[string]uintptr{"__gxx_personality_v0": 1}, Compile: options})
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	defer code.Close()
	var outer func(a *int64, i int64, k int32) (int64, error)
	if err := code.Func("outer", &outer); err != nil {
		t.Fatal(err)
	}
	const i = 5
	want := int64(0)
	for _, at := range []int{half, 0, half} {
		want += mem[at] + 2*mem[at+i]
	}
	if got, err := outer(&mem[0], i, 77); err != nil || got != want || last != want || moves != 4 {
		t.Errorf("%s: %d, %v after %d moves, and %d in the last map; want %d", name, got, err, moves, last, want)
	}
}

// TestStackMapFields expects what no field of a record holds to be refused, with a place.
func TestStackMapFields(t *testing.T) {
	for _, c := range []struct{ body, want string }{
		{"  %a = alloca [70000 x i8]\n  call void @f() [ \"stackmap\"(i64 1, ptr %a) ]", "4:3: in @g: an alloca of 70000 bytes is too large for a stack map; store its address"},
		{"  %a = alloca [700 x i8], i32 100\n  call void @f() [ \"stackmap\"(i64 1, ptr %a) ]", "4:3: in @g: an alloca of 70000 bytes is too large for a stack map; store its address"},
		{"  %a = alloca i64, align 64\n  call void @f() [ \"stackmap\"(i64 1, ptr %a) ]", "4:3: in @g: an over-aligned alloca has no known frame offset for a stack map; use a smaller alignment"},
		{"  call void @f() [ \"stackmap\"(i64 1" + strings.Repeat(", i64 0", 1<<16) + ") ]", "3:3: in @g: a stack map of 65536 locations is too large; name fewer values"},
	} {
		m, err := spillway.Parse("a.ll", []byte("declare void @f()\ndefine void @g() {\n"+c.body+"\n  ret void\n}\n"))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := spillway.Compile(context.Background(), m, spillway.Options{}); err == nil || !strings.HasSuffix(err.Error(), c.want) {
			t.Errorf("%v\nwant %s", err, c.want)
		}
	}
}

const patchpoints = `
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
define i64 @sum(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, double %x) {
  %1 = add i64 %a, %b
  %2 = sub i64 %1, %c
  %3 = add i64 %2, %d
  %4 = sub i64 %3, %e
  %5 = add i64 %4, %f
  %6 = sub i64 %5, %g
  %7 = add i64 %6, %h
  %8 = mul i64 %7, %i
  %y = fptosi double %x to i64
  %9 = add i64 %8, %y
  ret i64 %9
}
define void @quiet() naked nounwind {
  call void asm sideeffect "ret", ""()
  unreachable
}
define i64 @call(i64 %n, double %x) {
  %r = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 1, i32 24, ptr @sum, i32 10,
    i64 %n, i64 2, i64 3, i64 4, i64 %n, i64 6, i64 7, i64 8, i64 9, double %x, i64 %n)
  %s = add i64 %r, %n
  ret i64 %s
}
declare i32 @__gxx_personality_v0(...)
define i64 @caught(i64 %n) personality ptr @__gxx_personality_v0 {
  %r = invoke i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 4, i32 24, ptr @sum, i32 10,
    i64 %n, i64 2, i64 3, i64 4, i64 %n, i64 6, i64 7, i64 8, i64 9, double 1.0, i64 %n) to label %more unwind label %pad
more:
  ret i64 %r
pad:
  %l = landingpad { ptr, i32 } cleanup
  ret i64 -1
}
define i64 @keep(i64 %a, i64 %b, i64 %c, double %x) {
  %p = mul i64 %a, %b
  %q = mul i64 %b, %c
  %y = fmul double %x, 3.0
  call anyregcc void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 2, i32 20, ptr @quiet, i32 2, i64 %p, double %y)
  call void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 3, i32 8, ptr null, i32 0)
  %z = fptosi double %y to i64
  %r = add i64 %p, %q
  %s = add i64 %r, %z
  %t = add i64 %s, %a
  ret i64 %t
}
`

// TestLoadPatchpoints runs patchpoints that call: with arguments in memory, and with arguments in any registers, all of which such
// a call leaves alone.
func TestLoadPatchpoints(t *testing.T) {
	if runtime.GOOS != "linux" || spillway.HostTarget() == nil || runtime.GOARCH == "386" {
		t.Skip("patchpoints call on linux/amd64 and linux/arm64 only")
	}
	run := func(name string, options spillway.Options) {
		m, err := spillway.Parse("patchpoints.ll", []byte(patchpoints))
		if err != nil {
			t.Fatal(err)
		}
		options.Check = true
		code, err := spillway.Load(context.Background(), m, spillway.LoadOptions{Host: process.Host(), Compile: options, Symbols: map[string]uintptr{"__gxx_personality_v0": 1}})
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		defer code.Close()
		var call func(n int64, x float64) (int64, error)
		var keep func(a, b, c int64, x float64) (int64, error)
		var caught func(n int64) (int64, error)
		if err := errors.Join(code.Func("call", &call), code.Func("keep", &keep), code.Func("caught", &caught)); err != nil {
			t.Fatal(err)
		}
		if got, err := call(100, 5.5); err != nil || got != (100+2-3+4-100+6-7+8)*9+5+100 {
			t.Errorf("%s: call: %d, %v", name, got, err)
		}
		if got, err := caught(100); err != nil || got != (2-3+4+6-7+8)*9+1 {
			t.Errorf("%s: caught: %d, %v", name, got, err)
		}
		if got, err := keep(3, 5, 7, 2); err != nil || got != 15+35+6+3 {
			t.Errorf("%s: keep: %d, %v", name, got, err)
		}
	}
	for _, l := range spillway.Levels() {
		var options spillway.Options
		l.Apply(&options)
		run("-O"+l.Name, options)
	}
	for _, a := range spillway.Allocators() {
		run(a.Name, spillway.Options{Allocator: a.New})
	}
}

// TestPatchpointErrors expects patchpoints that no machine has to be refused, with a place.
func TestPatchpointErrors(t *testing.T) {
	for _, c := range []struct{ triple, call, want string }{
		{"x86_64-linux-gnu", "i64 1, i32 12, ptr inttoptr (i64 64 to ptr), i32 0", "4:3: in @g: a patchpoint of 12 bytes is shorter than its call, which has 13; reserve more"},
		{"aarch64-linux-gnu", "i64 1, i32 18, ptr null, i32 0", "4:3: in @g: a patchpoint of 18 bytes ends within an instruction; reserve whole instructions"},
		{"aarch64-linux-gnu", "i64 1, i32 16, ptr inttoptr (i64 -1 to ptr), i32 0", "4:3: in @g: the address 0xffffffffffffffff is out of range of patchpoints; call a function there"},
		{"i386-linux-gnu", "i64 1, i32 16, ptr inttoptr (i64 64 to ptr), i32 0", "4:3: in @g: a patchpoint that calls is not supported on this target; pass null"},
		{"x86_64-linux-gnu", "i64 1, i32 16, ptr %p, i32 0", "4:3: in @g: a patchpoint of a computed address is not supported; pass null, a number or a function"},
	} {
		m, err := spillway.Parse("a.ll", []byte("target triple = \""+c.triple+"\"\ndeclare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)\n"+
			"define void @g(ptr %p) {\n  call void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void("+c.call+")\n  ret void\n}\n"))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := spillway.Compile(context.Background(), m, spillway.Options{}); err == nil || !strings.HasSuffix(err.Error(), c.want) {
			t.Errorf("%v\nwant %s", err, c.want)
		}
	}
}
