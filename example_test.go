package spillway_test

import (
	"context"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"spillway"
	"spillway/interp"
	"spillway/ir"
	"spillway/link"
	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/alloc/puzzle"
	"spillway/regalloc/check"
)

// A module built with package ir becomes assembly text.
func ExampleCompile() {
	m := &ir.Module{Triple: "x86_64-linux-gnu"}
	f := m.NewFunc("scale", ir.FuncOf(ir.I64, false, ir.I64, ir.I64))
	f.Attrs.NoUnwind = true
	b := f.NewBuilder(f.NewBlock("entry"))
	b.Ret(b.Add(b.Mul(f.Params[0], b.Int(ir.I64, 8)), f.Params[1]))

	out, err := spillway.Compile(context.Background(), m, spillway.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	os.Stdout.Write(out.Assembly)
	// Output:
	// 	.text
	// 	.globl	scale
	// 	.type	scale,@function
	// 	.balign	16
	// scale:
	// 	leaq (%rsi,%rdi,8), %rax
	// 	ret
	// 	.size	scale, .-scale
	// 	.section	.note.GNU-stack,"",@progbits
}

// A program from a module built with package ir, without a tool: compiled to an object, linked with
// the C library, run.
func ExampleCompile_program() {
	m := &ir.Module{}
	printf := m.NewFunc("printf", ir.FuncOf(ir.I32, true, ir.Ptr))

	// i64 @factorial(i64 %n) { return n < 2 ? 1 : n * factorial(n-1) }
	factorial := m.NewFunc("factorial", ir.FuncOf(ir.I64, false, ir.I64))
	n := factorial.Params[0]
	b := factorial.NewBuilder(factorial.NewBlock("entry"))
	last, more := factorial.NewBlock("last"), factorial.NewBlock("more")
	one := b.Int(ir.I64, 1)
	b.CondBr(b.ICmp(ir.SLE, n, one), last, more)
	b.Block = last
	b.Ret(one)
	b.Block = more
	b.Ret(b.Mul(n, b.Call(factorial, b.Sub(n, one))))

	main := m.NewFunc("main", ir.FuncOf(ir.I32, false))
	b = main.NewBuilder(main.NewBlock("entry"))
	b.Call(printf, b.Sym(m.NewString("format", "10! = %ld\n")), b.Call(factorial, b.Int(ir.I64, 10)))
	b.Ret(b.Int(ir.I32, 0))

	out, err := spillway.Compile(context.Background(), m, spillway.Options{Stage: spillway.ToObject})
	if err != nil {
		log.Fatal(err)
	}
	search := link.Search{Format: out.Target.Object}
	libraries, _, err := search.Defaults()
	if err != nil {
		log.Fatal(err)
	}
	inputs := append([]link.Input{{Object: out.Object}}, libraries...)
	image, err := link.Link(inputs, link.Options{Format: out.Target.Object})
	if err != nil {
		log.Fatal(err)
	}
	dir, err := os.MkdirTemp("", "example")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(dir)
	program := filepath.Join(dir, "factorial")
	if err := os.WriteFile(program, image, 0o777); err != nil {
		log.Fatal(err)
	}
	printed, err := exec.Command(program).CombinedOutput()
	fmt.Print(string(printed), err)
	// Output:
	// 10! = 3628800
	// <nil>
}

// Text with typed pointers, as older LLVMs print it, is compiled to machine code
// with registers, which the interpreter runs.
func ExampleCompile_typedPointers() {
	const text = `
@format = constant [4 x i8] c"%d\0A\00"
@numbers = global [3 x i32] [i32 20, i32 1, i32 21]
declare i32 @printf(i8*, ...)

define i32 @sum(i32* %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %more, %loop ]
  %q = getelementptr inbounds i32, i32* %p, i64 %i
  %x = load i32, i32* %q, align 4
  %more = add i32 %s, %x
  %next = add i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %done
done:
  ret i32 %more
}

define i32 @main() {
  %s = call i32 @sum(i32* getelementptr inbounds ([3 x i32], [3 x i32]* @numbers, i64 0, i64 0), i64 3)
  %r = call i32 (i8*, ...) @printf(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @format, i64 0, i64 0), i32 %s)
  ret i32 0
}`
	m, err := spillway.Parse("sum.ll", []byte(text))
	if err != nil {
		fmt.Println(err)
		return
	}
	out, err := spillway.Compile(context.Background(), m, spillway.Options{Stage: spillway.ToAllocated, Check: true})
	if err != nil {
		fmt.Println(err)
		return
	}
	p := interp.Program{Modules: []*ir.Module{m}, Target: out.Target, Code: out.Funcs}
	if _, err := interp.Run(context.Background(), p, interp.Options{Stdout: os.Stdout}); err != nil {
		fmt.Println(err)
	}
	// Output: 42
}

// Errors name the place in the text.
func ExampleCompile_errors() {
	m, err := spillway.Parse("long.ll", []byte("define ppc_fp128 @f(ppc_fp128 %x) {\n  ret ppc_fp128 %x\n}\n"))
	if err == nil {
		_, err = spillway.Compile(context.Background(), m, spillway.Options{})
	}
	place, _, _ := strings.Cut(err.Error(), ": ")
	fmt.Println(place)
	// Output: long.ll:1:8
}

// A register allocation problem needs no program: here it comes from text, of a
// machine with two registers. Three values need them.
func ExampleAllocate() {
	p, err := regalloc.ParseProblem("three.problem", []byte(`machine tiny units 2 prefix 1
reg a units 0
reg b units 1
class r slot 4 4 move 2 load 3 store 4 swap 2 regs a b
problem three ssa
vreg v0 r
vreg v1 r
vreg v2 r
vreg v3 r
block b0 freq 1 loop 0 split i5
  i0 @0 0 make : def v0 r
  i1 @1 0 make : def v1 r
  i2 @2 0 make : def v2 r
  i3 @3 1 add : def v3 r tied 1 ; use v1 r ; use v2 r
  i4 @6 1 add : use v3 r ; use v0 r
  i5 @8 2 return term
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	a, err := spillway.AllocatorByName("linear")
	if err != nil {
		fmt.Println(err)
		return
	}
	r, err := spillway.Allocate(p, a.New(), regalloc.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(len(check.Result(p, r)), "findings;", len(r.Slots), "slot; cost", regalloc.Cost(p, r, regalloc.Speed))
	// Output: 0 findings; 1 slot; cost 16
}

// cheapest is a register allocator of one's own: it solves every Problem by several
// others and takes the Result that costs least.
type cheapest []regalloc.Allocator

func (c cheapest) SSA() bool { return true }

func (c cheapest) Allocate(p *regalloc.Problem, opts regalloc.Options) (best *regalloc.Result, err error) {
	for _, a := range c {
		r, err := spillway.Allocate(p, a, opts)
		if err != nil {
			return nil, err
		}
		if best == nil || regalloc.Cost(p, r, opts.Price()) < regalloc.Cost(p, best, opts.Price()) {
			best = r
		}
	}
	return best, nil
}

// Compile takes any allocator, and Check proves what it does.
func ExampleOptions_allocator() {
	text, err := os.ReadFile("testdata/programs/hash/hash.O2.ll")
	if err != nil {
		fmt.Println(err)
		return
	}
	cost := func(allocator func() regalloc.Allocator) (sum float64) {
		m, err := spillway.Parse("hash.ll", text)
		if err != nil {
			fmt.Println(err)
			return
		}
		out, err := spillway.Compile(context.Background(), m, spillway.Options{Allocator: allocator, Check: true})
		if err != nil {
			fmt.Println(err)
			return
		}
		for _, f := range out.Stats {
			sum += f.Cost
		}
		return sum
	}
	own := cost(func() regalloc.Allocator { return cheapest{linear.New(), puzzle.New()} })
	fmt.Println(own > 0, own <= cost(func() regalloc.Allocator { return linear.New() }), own <= cost(func() regalloc.Allocator { return puzzle.New() }))
	// Output: true true true
}

// A level sets the options that -O and its name mean to the command.
func ExampleLevelInfo_Apply() {
	text, err := os.ReadFile("testdata/programs/hash/hash.O2.ll")
	if err != nil {
		fmt.Println(err)
		return
	}
	bytes := map[string]int{}
	for _, level := range spillway.Levels() {
		m, err := spillway.Parse("hash.ll", text)
		if err != nil {
			fmt.Println(err)
			return
		}
		var opts spillway.Options
		level.Apply(&opts)
		out, err := spillway.Compile(context.Background(), m, opts)
		if err != nil {
			fmt.Println(err)
			return
		}
		for _, f := range out.Stats {
			bytes[level.Name] += f.Bytes
		}
	}
	fmt.Println(bytes["z"] <= bytes["s"], bytes["s"] < bytes["2"], bytes["2"] < bytes["0"])
	// Output: true true true
}
