package frame_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"spillway"
	"spillway/llvmir"
	"spillway/mach"
	"spillway/target"
)

const fastPaths = `
declare i32 @slow(ptr, i32)
declare void @note(i32)
define i32 @null(ptr %p, i32 %k) {
  %z = icmp eq ptr %p, null
  br i1 %z, label %none, label %some
none:
  ret i32 0
some:
  %a = call i32 @slow(ptr %p, i32 %k)
  %b = call i32 @slow(ptr %p, i32 %a)
  %c = add i32 %a, %b
  %d = add i32 %c, %k
  ret i32 %d
}
define i32 @grow(ptr %p, i32 %k) {
  %n = load i32, ptr %p
  %full = icmp eq i32 %n, 0
  br i1 %full, label %cold, label %go, !prof !0
cold:
  %m = call i32 @slow(ptr %p, i32 %k)
  br label %go
go:
  %v = phi i32 [ %n, %0 ], [ %m, %cold ]
  %s = add i32 %v, %k
  store i32 %s, ptr %p
  ret i32 %s
}
define void @loop(i32 %n, i32 %k) {
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %body, label %out
body:
  %i = phi i32 [ 0, %0 ], [ %j, %next ]
  %odd = and i32 %i, %k
  %rare = icmp eq i32 %odd, 77
  br i1 %rare, label %call, label %next, !prof !0
call:
  call void @note(i32 %i)
  br label %next
next:
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %body, label %out
out:
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 1000}
`

// frameOnPath follows f from its entry along the edges that pick picks, by block, and returns the
// instructions of the frame on the way to a return.
func frameOnPath(f *mach.Func, pick func(b *mach.Block) int) (code []string) {
	for b := f.Blocks[0]; ; b = f.Blocks[b.Succs[pick(b)].To] {
		for i := range b.Instrs {
			in := &b.Instrs[i]
			if in.Origin == mach.FromFrame {
				code = append(code, f.Target.Tiles[in.Tile].Name)
			}
		}
		if len(b.Succs) == 0 {
			return code
		}
	}
}

// calls reports whether b calls something.
func calls(f *mach.Func, b *mach.Block) bool {
	for i := range b.Instrs {
		if f.Target.Tiles[b.Instrs[i].Tile].Flags&target.TileCall != 0 {
			return true
		}
	}
	return false
}

// TestFastPaths expects ways through functions that call nothing to run without a frame, and loops
// to have one from before they begin.
func TestFastPaths(t *testing.T) {
	for _, triple := range []string{"x86_64-linux-gnu", "i386-linux-gnu"} {
		for _, fp := range []string{"", "\"frame-pointer\"=\"all\" "} {
			text := strings.ReplaceAll(fastPaths, ") {\n", ") "+fp+"{\n")
			m, err := llvmir.Parse("fast.ll", []byte("target triple = \""+triple+"\"\n"+text))
			if err != nil {
				t.Fatal(err)
			}
			out, err := spillway.Compile(context.Background(), m, spillway.Options{Stage: spillway.ToFramed, Check: true})
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range out.Funcs {
				// Away from blocks that call, and from those that can only lead there.
				leads := make([]bool, len(f.Blocks))
				for range f.Blocks {
					for i, b := range f.Blocks {
						all := len(b.Succs) > 0
						for _, e := range b.Succs {
							all = all && leads[e.To]
						}
						leads[i] = leads[i] || all || calls(f, b)
					}
				}
				steps := 0
				code := frameOnPath(f, func(b *mach.Block) int {
					if steps++; steps > 100 {
						t.Fatalf("@%s: the way goes round\n%s", f.Name, f)
					}
					for k, e := range b.Succs {
						// Over blocks that only jump, to what is in no loop.
						to := f.Blocks[e.To]
						if !leads[e.To] && to.Loop == 0 && (len(to.Succs) == 0 || f.Blocks[to.Succs[0].To].Loop == 0) {
							return k
						}
					}
					return len(b.Succs) - 1
				})
				// Where the global offset table is, x86-32 finds out in front of the test that leads to the loop.
				if len(code) > 0 && !(f.Name == "loop" && f.Target.Address.GOTBase) {
					t.Errorf("%s%s: @%s has %s on its fast path\n%s", triple, fp, f.Name, fmt.Sprint(code), f)
				}
				for _, b := range f.Blocks {
					if b.Loop == 0 {
						continue
					}
					for i := range b.Instrs {
						if b.Instrs[i].Origin == mach.FromFrame {
							t.Errorf("%s%s: @%s makes or takes away its frame in a loop\n%s", triple, fp, f.Name, f)
							break
						}
					}
				}
			}
		}
	}
}

const preserved = `
target triple = "x86_64-linux-gnu"
declare preserve_mostcc void @slow(ptr, i64)
define preserve_mostcc void @f(ptr %p, i64 %k) {
  %v = load i64, ptr %p
  %z = icmp eq i64 %v, 0
  br i1 %z, label %cold, label %go
go:
  store i64 %k, ptr %p
  ret void
cold:
  %x = add i64 %k, 17
  call preserve_mostcc void @slow(ptr %p, i64 %x)
  store i64 %x, ptr %p
  ret void
}
`

// TestParametersPreserved expects a way through a function that only reads its parameters to run
// without a frame, though these are in registers that the calling convention preserves and another
// way saves.
func TestParametersPreserved(t *testing.T) {
	m, err := llvmir.Parse("most.ll", []byte(preserved))
	if err != nil {
		t.Fatal(err)
	}
	out, err := spillway.Compile(context.Background(), m, spillway.Options{Stage: spillway.ToFramed, Check: true})
	if err != nil {
		t.Fatal(err)
	}
	f := out.Funcs[0]
	way := func(calling bool) []string {
		return frameOnPath(f, func(b *mach.Block) int {
			for k, e := range b.Succs {
				if calls(f, f.Blocks[e.To]) == calling {
					return k
				}
			}
			return 0
		})
	}
	if code := way(false); len(code) > 0 {
		t.Errorf("%s on the way that reads parameters\n%s", fmt.Sprint(code), f)
	}
	if code := way(true); len(code) == 0 {
		t.Errorf("no frame on the way that writes one\n%s", f)
	}
	// What reads a parameter after the epilogue after something has written it would read what the
	// caller had there.
	for _, b := range f.Blocks {
		if n := len(b.Instrs); calls(f, b) {
			store := slices.IndexFunc(b.Instrs, func(in mach.Instr) bool { return in.Mem.Used })
			b.Instrs = slices.Insert(b.Instrs, n-1, b.Instrs[store])
		}
	}
	if errs := mach.Verify(f, mach.Framed); len(errs) == 0 {
		t.Errorf("verified:\n%s", f)
	}
}

const overwritten = `
target triple = "x86_64-linux-gnu"
define preserve_mostcc void @f(ptr %p, i64 %k) {
  %v = load volatile i64, ptr %p
  %z = icmp eq i64 %v, 0
  br i1 %z, label %cold, label %go
go:
  ret void
cold:
  %x = mul i64 %k, 17
  %u = call i64 asm sideeffect "", "={r11},{rsi}"(i64 %x)
  %s = icmp sgt i64 %u, 3
  br i1 %s, label %last, label %done
last:
  store volatile i64 %u, ptr %p
  store volatile i64 %x, ptr %p
  ret void
done:
  ret void
}
`

// TestParametersOverwritten expects the frame in place where a register of a parameter is read after it was
// overwritten: outside of the frame it holds what the caller had there.
func TestParametersOverwritten(t *testing.T) {
	m, err := llvmir.Parse("most.ll", []byte(overwritten))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := spillway.Compile(context.Background(), m, spillway.Options{Stage: spillway.ToFramed, Check: true}); err != nil {
		t.Error(err)
	}
}
