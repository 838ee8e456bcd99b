package legalize

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spillway/internal/irgen"
	"spillway/ir"
	"spillway/llvmir"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/x86"
)

// A vectorMachine is a machine with registers of 16 bytes that does what a table says with them, and with
// scalars what x86-64 does.
type vectorMachine struct {
	tiles
	has map[ir.Op][]*ir.Type
}

func (m vectorMachine) Has(op ir.Op, t *ir.Type) bool {
	if op.IsVector() || t != nil && t.IsVector() {
		return m.HasOn(op, t)
	}
	return m.tiles.Has(op, t)
}

func (m vectorMachine) HasOn(op ir.Op, t *ir.Type) bool {
	for _, x := range m.has[op] {
		if x == t {
			return true
		}
	}
	return false
}

// vectorMachines returns machines with little more than what target.VectorOps needs of all: the least, the least with a
// table of bytes, and one with about what NEON has.
func vectorMachines() map[string]*Legalizer {
	const shuffle, compare = x86.OpVShufBytes, x86.OpVFCmp
	i8, i16, i32, i64, f32, f64 := ir.V16I8, ir.V8I16, ir.V4I32, ir.V2I64, ir.V4F32, ir.V2F64
	least := map[ir.Op][]*ir.Type{
		ir.OpAdd: {i8, i16, i32, i64}, ir.OpSub: {i8, i16, i32, i64}, ir.OpAnd: {i64}, ir.OpOr: {i64}, ir.OpXor: {i64},
		ir.OpVEq: {i8, i16, i32}, ir.OpVSGt: {i8, i16, i32},
		ir.OpVShl: {i16, i32, i64}, ir.OpVLShr: {i16, i32, i64}, ir.OpVAShr: {i16, i32},
		ir.OpVOf: {i32, i64, f32, f64}, ir.OpVFirst: {ir.I32, ir.I64, ir.F32, ir.F64}, ir.OpVInsert: {i16}, ir.OpVExtract16: {ir.I32},
	}
	with := func(more map[ir.Op][]*ir.Type) map[ir.Op][]*ir.Type {
		all := map[ir.Op][]*ir.Type{}
		for _, m := range [...]map[ir.Op][]*ir.Type{least, more} {
			for op, types := range m {
				all[op] = append(all[op], types...)
			}
		}
		return all
	}
	table := with(map[ir.Op][]*ir.Type{shuffle: {i8}, compare: {i32, i64}})
	rich := with(map[ir.Op][]*ir.Type{shuffle: {i8}, compare: {i32, i64}, ir.OpVUnpackLo: {i8, i16, i32, i64}, ir.OpVUnpackHi: {i8, i16, i32, i64}, ir.OpVAlign: {i8},
		ir.OpVEq: {i64}, ir.OpVSGt: {i64}, ir.OpVShl: {i8}, ir.OpVLShr: {i8}, ir.OpVAShr: {i8, i64}, ir.OpVInsert: {i8, i32, i64}, ir.OpVExtract8: {ir.I32},
		ir.OpMul: {i8, i16, i32}, ir.OpShl: {i8, i16, i32, i64}, ir.OpLShr: {i8, i16, i32, i64}, ir.OpAShr: {i8, i16, i32, i64},
		ir.OpUMin: {i8, i16, i32}, ir.OpUMax: {i8, i16, i32}, ir.OpSMin: {i8, i16, i32}, ir.OpSMax: {i8, i16, i32}, ir.OpAbs: {i8, i16, i32, i64},
		ir.OpCtPop: {i8}, ir.OpCtLz: {i8, i16, i32}, ir.OpBitReverse: {i8}, ir.OpVSExtLow: {i16, i32, i64}, ir.OpVAverage: {i8, i16},
		ir.OpUAddSat: {i8, i16, i32, i64}, ir.OpSAddSat: {i8, i16, i32, i64}, ir.OpUSubSat: {i8, i16, i32, i64}, ir.OpSSubSat: {i8, i16, i32, i64},
		ir.OpFAdd: {f32, f64}, ir.OpFSub: {f32, f64}, ir.OpFMul: {f32, f64}, ir.OpFDiv: {f32, f64}, ir.OpFSqrt: {f32, f64}, ir.OpFMA: {f32, f64},
		ir.OpFNeg: {f32, f64}, ir.OpFAbs: {f32, f64}, ir.OpVSIToFP: {f32}, ir.OpVFPToSI: {i32}, ir.OpVFPExtLow: {f64}, ir.OpVFPTruncLow: {f32}})
	moves := with(map[ir.Op][]*ir.Type{shuffle: {i8}})
	permutations, ops := movesLikeNEON()
	for _, p := range permutations {
		moves[p.Op] = append(moves[p.Op], p.Type)
	}
	machines := map[string]*Legalizer{}
	for name, has := range map[string]map[ir.Op][]*ir.Type{"least": least, "table": table, "rich": rich, "moves": moves} {
		m := *amd64.Target(target.PIC)
		m.Vectors, m.Semantics = new(target.VectorOps), ir.Semantics{Convert: ir.Saturated, PositiveNaN: true}
		if name == "moves" {
			m.Vectors.Permutations, m.Vectors.TableCost, m.Ops = func() []target.Permutation { return permutations }, 2, ops
		}
		if has[shuffle] != nil {
			m.Vectors.ShuffleBytes = shuffle
		}
		if has[compare] != nil {
			m.Vectors.FloatCompares = target.FloatCompares{Op: compare, Preds: []ir.Pred{ir.FOEQ, ir.FOLT, ir.FOLE}}
		}
		machines[name] = New(&m, vectorMachine{tiles{&m}, has})
	}
	return machines
}

// movesLikeNEON returns permutations like those of NEON, and their operations.
func movesLikeNEON() ([]target.Permutation, *ir.TargetOps) {
	ops := new(ir.TargetOps)
	ops.AddVector(x86.OpVShufBytes, "v.shufbytes", *x86.Ops.Vector(x86.OpVShufBytes))
	var all []target.Permutation
	op := x86.OpVShufBytes + 1
	add := func(name string, shape ir.VectorShape, p target.Permutation) {
		p.Cost = 1
		if p.Op == ir.OpInvalid {
			p.Op = op
			op++
			ops.AddVector(p.Op, name, ir.VectorOp{Shape: shape, Eval: p.Eval})
		}
		all = append(all, p)
	}
	for _, w := range []int{8, 16, 32, 64} {
		t, n := intLanes(w), 128/w
		fixed := func(name string, op ir.Op, args int, element func(i int) int) {
			mask := make([]int8, n)
			for i := range mask {
				mask[i] = int8(element(i))
			}
			shape := ir.BinaryShape
			if args == 1 {
				shape = ir.UnaryShape
			}
			add(fmt.Sprint(name, w), shape, target.Permutation{Op: op, Type: t, Width: w, Args: args, Masks: [][]int8{mask}})
		}
		fixed("zip1.", ir.OpVUnpackLo, 2, func(i int) int { return i/2 + i%2*n })
		fixed("zip2.", ir.OpVUnpackHi, 2, func(i int) int { return n/2 + i/2 + i%2*n })
		if w < 64 {
			fixed("uzp1.", 0, 2, func(i int) int { return 2 * i })
			fixed("uzp2.", 0, 2, func(i int) int { return 2*i + 1 })
			fixed("trn1.", 0, 2, func(i int) int { return i&^1 + i%2*n })
			fixed("trn2.", 0, 2, func(i int) int { return i | 1 + i%2*n })
			for of := 64; of > max(w, 8); of /= 2 {
				fixed(fmt.Sprint("rev", of, "."), 0, 1, func(i int) int { return i ^ (of/w - 1) })
			}
		}
		var dup [][]int8
		for k := range n {
			dup = append(dup, slices.Repeat([]int8{int8(k)}, n))
		}
		add(fmt.Sprint("dup.", w), ir.NumberShape, target.Permutation{Type: t, Width: w, Args: 1, Masks: dup})
		add(fmt.Sprint("ins.", w), ir.Number2Shape, target.Permutation{Type: t, Width: w, Args: 2, Insert: &target.Insert{To: 0, From: 4}})
	}
	var ext [][]int8
	for k := range 16 {
		mask := make([]int8, 16)
		for i := range mask {
			mask[i] = int8((i + k + 16) % 32)
		}
		ext = append(ext, mask)
	}
	add("ext", ir.Number2Shape, target.Permutation{Op: ir.OpVAlign, Type: ir.V16I8, Width: 8, Args: 2, Masks: ext})
	return all, ops
}

// TestLeastVectors holds what programs print on machines that have nothing of x86's vectors to what they mean.
func TestLeastVectors(t *testing.T) {
	texts := map[string]string{"idioms": idiomProgram(true)}
	for seed := range uint64(sampled(8)) {
		texts[fmt.Sprint("random ", seed)] = irgen.VectorProgram(rand.New(rand.NewPCG(seed, 8)), 20, true)
		texts[fmt.Sprint("shuffles ", seed)] = shuffleProgram(rand.New(rand.NewPCG(seed, 8)), 40)
	}
	for name, text := range texts {
		parse := func() *ir.Module {
			m, err := llvmir.Parse("test.ll", []byte("target triple = \"x86_64-linux-gnu\"\n"+text))
			if err != nil {
				t.Fatal(err)
			}
			return m
		}
		machines := vectorMachines()
		for on, lz := range machines {
			want := run(t, parse(), nil, "")
			m := parse()
			lz.Prepare(m)
			if err := legalizeAll(t, lz, m); err != nil {
				t.Fatalf("%s, %s: %v", name, on, err)
			}
			if got := run(t, m, lz.t, ""); got != want {
				t.Errorf("%s, %s: %s", name, on, firstDifference(strings.Clone(got), want))
			}
		}
	}
}
