package ratchet_test

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"spillway"
	"spillway/internal/irgen"
	"spillway/internal/ratchet"
	"spillway/interp"
	"spillway/ir"
	"spillway/regalloc"
)

// called is what functions of irgen.FrameProgram call, and a main function that fails if one of
// them does, or gets something that is not aligned.
const called = `
@bad = global i32 0
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @aligned(ptr %p, i64 %mask, i32 %kind) noinline {
  %a = ptrtoint ptr %p to i64
  %b = and i64 %a, %mask
  %c = icmp eq i64 %b, 0
  br i1 %c, label %ok, label %no
no:
  store i32 %kind, ptr @bad
  br label %ok
ok:
  ret void
}
define void @probe(ptr %p, i64 %size, i64 %align, i64 %tag) noinline {
  %mask = sub i64 %align, 1
  call void @aligned(ptr %p, i64 %mask, i32 1001)
  %b = trunc i64 %tag to i8
  call void @llvm.memset.p0.i64(ptr %p, i8 %b, i64 %size, i1 false)
  ret void
}
define i64 @many(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i) noinline {
  %b2 = mul i64 %b, 2
  %c3 = mul i64 %c, 3
  %d4 = mul i64 %d, 4
  %e5 = mul i64 %e, 5
  %f6 = mul i64 %f, 6
  %g7 = mul i64 %g, 7
  %h8 = mul i64 %h, 8
  %i9 = mul i64 %i, 9
  %s1 = add i64 %a, %b2
  %s2 = add i64 %s1, %c3
  %s3 = add i64 %s2, %d4
  %s4 = add i64 %s3, %e5
  %s5 = add i64 %s4, %f6
  %s6 = add i64 %s5, %g7
  %s7 = add i64 %s6, %h8
  %s8 = add i64 %s7, %i9
  ret i64 %s8
}
define i64 @over(ptr byval(%over) align 32 %p, i64 %k) noinline {
  call void @aligned(ptr %p, i64 31, i32 1002)
  %q = getelementptr i64, ptr %p, i64 7
  %x = load i64, ptr %p
  %y = load i64, ptr %q
  %s = add i64 %x, %y
  %r = add i64 %s, %k
  ret i64 %r
}
declare i32 @printf(ptr, ...)
@wrong = internal constant [21 x i8] c"%d is wrong, bad %d\0A\00"
define i32 @main() {
  %r = call i32 @run()
  %b = load i32, ptr @bad
  %s = or i32 %r, %b
  %c = icmp eq i32 %s, 0
  br i1 %c, label %ok, label %no
no:
  call i32 (ptr, ...) @printf(ptr @wrong, i32 %r, i32 %b)
  ret i32 1
ok:
  ret i32 0
}
`

// programs are the kinds of random programs, which have what the examples seldom have: frames of
// all kinds, vectors, and variables in memory.
var programs = []struct {
	name   string
	only64 bool
	text   func(r *rand.Rand) string
}{
	{"frames", false, func(r *rand.Rand) string { return called + irgen.FrameProgram(r, 15) }},
	{"vectors", false, func(r *rand.Rand) string { return irgen.VectorProgram(r, 12, true) }},
	{"slots", true, func(r *rand.Rand) string { return irgen.SlotProgram(r, 40) }},
}

// newer are machines with more than the least, which have vectors of 32 bytes where the family has some.
var newer = map[string]string{"amd64": "x86-64-v3", "i386": "x86-64-v3", "arm64": "neoverse-v1"}

// TestPrograms holds the bytes of random programs' code and what they execute, by the default
// allocator under both metrics, for the least machine and a newer one; they must print what their
// IR does.
func TestPrograms(t *testing.T) {
	const seeds = 5
	type job struct {
		row, target string
		text        string
		opts        spillway.Options
		bytes       int
		counts      interp.Counts
	}
	var jobs []job
	for _, target := range machines {
		for _, v := range []struct {
			name string
			opts spillway.Options
		}{{"speed", spillway.Options{}}, {"size", spillway.Options{Metric: regalloc.Size, CPU: newer[target]}}} {
			for _, p := range programs {
				if p.only64 && target == "i386" {
					continue
				}
				for seed := range uint64(seeds) {
					jobs = append(jobs, job{row: target + "/" + v.name + "/" + p.name, target: target, opts: v.opts, text: p.text(rand.New(rand.NewPCG(seed, 17)))})
				}
			}
		}
	}
	each(len(jobs), func(i int) {
		j := &jobs[i]
		e := example{name: fmt.Sprint(j.row, "/", i%seeds), text: []byte(j.text)}
		j.opts.Stage, j.opts.Workers, j.opts.Check = spillway.ToFramed, 1, true
		m := e.parse(t, j.target)
		want, _ := interpret(t, e.name, interp.Program{Modules: []*ir.Module{m}})
		out, err := spillway.Compile(context.Background(), m, e.options(t, j.target, j.opts))
		if err != nil {
			t.Errorf("%s: %v", e.name, err)
			return
		}
		for _, f := range out.Funcs {
			j.bytes += codeBytes(f)
		}
		got, counts := interpret(t, e.name, interp.Program{Modules: []*ir.Module{m}, Target: out.Target, Code: out.Funcs})
		if j.counts = counts; got != want {
			t.Errorf("%s prints\n%s\nand its IR\n%s", e.name, got, want)
		}
	})
	if t.Failed() {
		return
	}
	var table ratchet.Table
	for i := 0; i < len(jobs); i += seeds {
		var bytes, instructions, accesses float64
		for _, j := range jobs[i : i+seeds] {
			bytes += float64(j.bytes)
			instructions += float64(j.counts.Instructions)
			accesses += float64(j.counts.Loads + j.counts.Stores)
		}
		table = append(table,
			ratchet.Quantity{Name: jobs[i].row + "/bytes", Value: bytes, Best: ratchet.Unknown},
			ratchet.Quantity{Name: jobs[i].row + "/instructions", Value: instructions, Best: ratchet.Unknown},
			ratchet.Quantity{Name: jobs[i].row + "/accesses", Value: accesses, Best: ratchet.Unknown})
	}
	holdFamilies(t, "programs", ratchet.Tolerance, table, nil)
}

// interpret returns what a program prints, and its exit code, and what it executes.
func interpret(t *testing.T, name string, p interp.Program) (printed string, counts interp.Counts) {
	var out bytes.Buffer
	r, err := interp.Run(context.Background(), p, interp.Options{Stdout: &out, MaxSteps: 1e7})
	if err != nil {
		t.Errorf("%s: %v", name, err)
	}
	return fmt.Sprintf("%sexit %d\n", &out, r.ExitCode), r.Counts
}
