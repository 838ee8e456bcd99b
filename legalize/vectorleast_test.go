package legalize

import (
	"fmt"
	"math/rand/v2"
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

// vectorMachines returns machines with little more than what target.VectorOps wants of all: the least, the least with a
// table of bytes, and one with about what NEON has.
func vectorMachines() map[string]*Legalizer {
	const shuffle = x86.OpVShufBytes
	i8, i16, i32, i64, f32, f64 := ir.V16I8, ir.V8I16, ir.V4I32, ir.V2I64, ir.V4F32, ir.V2F64
	least := map[ir.Op][]*ir.Type{
		ir.OpAdd: {i8, i16, i32, i64}, ir.OpSub: {i8, i16, i32, i64}, ir.OpAnd: {i64}, ir.OpOr: {i64}, ir.OpXor: {i64},
		ir.OpVEq: {i8, i16, i32}, ir.OpVSGt: {i8, i16, i32}, ir.OpVFCmp: {i32, i64},
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
	table := with(map[ir.Op][]*ir.Type{shuffle: {i8}})
	rich := with(map[ir.Op][]*ir.Type{shuffle: {i8}, ir.OpVUnpackLo: {i8, i16, i32, i64}, ir.OpVUnpackHi: {i8, i16, i32, i64}, ir.OpVAlign: {i8},
		ir.OpVEq: {i64}, ir.OpVSGt: {i64}, ir.OpVShl: {i8}, ir.OpVLShr: {i8}, ir.OpVAShr: {i8, i64}, ir.OpVInsert: {i8, i32, i64}, ir.OpVExtract8: {ir.I32},
		ir.OpMul: {i8, i16, i32}, ir.OpShl: {i8, i16, i32, i64}, ir.OpLShr: {i8, i16, i32, i64}, ir.OpAShr: {i8, i16, i32, i64},
		ir.OpUMin: {i8, i16, i32}, ir.OpUMax: {i8, i16, i32}, ir.OpSMin: {i8, i16, i32}, ir.OpSMax: {i8, i16, i32}, ir.OpAbs: {i8, i16, i32, i64},
		ir.OpCtPop: {i8}, ir.OpCtLz: {i8, i16, i32}, ir.OpBitReverse: {i8}, ir.OpVSExtLow: {i16, i32, i64}, ir.OpVAverage: {i8, i16},
		ir.OpUAddSat: {i8, i16, i32, i64}, ir.OpSAddSat: {i8, i16, i32, i64}, ir.OpUSubSat: {i8, i16, i32, i64}, ir.OpSSubSat: {i8, i16, i32, i64},
		ir.OpFAdd: {f32, f64}, ir.OpFSub: {f32, f64}, ir.OpFMul: {f32, f64}, ir.OpFDiv: {f32, f64}, ir.OpFSqrt: {f32, f64}, ir.OpFMA: {f32, f64},
		ir.OpFNeg: {f32, f64}, ir.OpFAbs: {f32, f64}, ir.OpVSIToFP: {f32}, ir.OpVFPToSI: {i32}, ir.OpVFPExtLow: {f64}, ir.OpVFPTruncLow: {f32}})
	machines := map[string]*Legalizer{}
	for name, has := range map[string]map[ir.Op][]*ir.Type{"least": least, "table": table, "rich": rich} {
		m := *amd64.Target(target.PIC)
		m.Vectors, m.Semantics = new(target.VectorOps), ir.Semantics{Convert: ir.Saturated, PositiveNaN: true}
		if has[shuffle] != nil {
			m.Vectors.ShuffleBytes = shuffle
		}
		machines[name] = New(&m, vectorMachine{tiles{&m}, has})
	}
	return machines
}

// TestLeastVectors holds what programs print on machines that have nothing of x86's vectors to what they mean.
func TestLeastVectors(t *testing.T) {
	texts := map[string]string{"idioms": idiomProgram(true)}
	for seed := range uint64(8) {
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
