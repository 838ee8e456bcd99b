package spillway_test

import (
	"context"
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
