package tiletest

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"spillway/internal/leftout"
	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// A step of a sequence of operations on the stack of floats: an operation, and where in frame.Mem its address is.
type step struct {
	op ir.Op
	at int
}

// stackSequences has every operation of x in sequences that leave the stack empty. They
// take numbers from offsets 0 and 16, and leave one at 32; 48 and 50 are control words.
func stackSequences(x *target.FloatStack) (all [][]step) {
	const a, b, out = 0, 16, 32
	loadA, loadB, store := step{x.Load[ir.F80], a}, step{x.Load[ir.F80], b}, step{x.Store[ir.F80], out}
	for _, t := range []*ir.Type{ir.F32, ir.F64, ir.F80, ir.I32, ir.I64} {
		all = append(all, []step{{x.Load[t], a}, store})
		if t.IsInt() {
			all = append(all, []step{{x.StoreControl, 48}, {x.LoadControl, 50}, loadA, {x.Store[t], out}, {x.LoadControl, 48}})
		} else {
			all = append(all, []step{loadA, {x.Store[t], out}})
		}
	}
	for _, op := range []ir.Op{ir.OpFNeg, ir.OpFAbs, ir.OpFSqrt, ir.OpFRint} {
		all = append(all, []step{loadA, {x.Unary[op], 0}, store})
	}
	all = append(all, []step{{x.Zero, 0}, store}, []step{{x.One, 0}, store},
		[]step{loadA, {x.Dup, 0}, {x.Binary[ir.OpFAdd][0], 0}, store},
		[]step{loadA, loadB, {x.Swap, 0}, {x.Binary[ir.OpFSub][0], 0}, store})
	for _, op := range []ir.Op{ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv} {
		for _, form := range x.Binary[op] {
			all = append(all, []step{loadA, loadB, {form, 0}, store})
		}
	}
	for _, pred := range []ir.Pred{ir.FOGT, ir.FOGE, ir.FUEQ, ir.FUNO, ir.FOEQ} {
		all = append(all, []step{loadA, loadB, {x.Test[pred], 0}})
	}
	return all
}

// CheckFloatStack runs every operation of m with an effect on this machine, in short sequences of
// tiles, and compares what they leave with what ir.OrderedOp.Run does.
func CheckFloatStack(t *testing.T, m *target.Target, h *Harness) {
	t.Helper()
	if runtime.GOARCH != "amd64" || runtime.GOOS != "linux" {
		leftout.Skip(t, "this machine runs no x86 code")
	}
	leftout.NeedPrograms(t, h.Flags...)
	g := &sampler{Generator{Target: m, Rand: rand.New(rand.NewPCG(5, 6))}, h}
	sequences := stackSequences(m.FloatStack)
	done := map[ir.Op]bool{}
	var text bytes.Buffer
	for i, s := range sequences {
		fmt.Fprintf(&text, "fn%d:\n", i)
		g.stackFunction(t, &text, s)
		for _, x := range s {
			done[x.op] = true
		}
	}
	for op := ir.FirstTargetOrdered; op < ir.MaxOps; op++ {
		if m.Ops.Has(op) && !done[op] {
			t.Errorf("no sequence has %s", m.Ops.Name(op))
		}
	}
	text.WriteString("\t.data\n\t.globl functions\nfunctions:\n")
	for i := range sequences {
		fmt.Fprintf(&text, "\t%s fn%d\n", h.Word, i)
	}
	text.WriteString("\t.section .note.GNU-stack,\"\",@progbits\n")
	object := Assemble(t, text.Bytes(), h.Flags...)
	dir := t.TempDir()
	main, program := filepath.Join(dir, "main.c"), filepath.Join(dir, "program")
	if err := os.WriteFile(main, []byte(driver), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("cc", append(h.Flags, "-no-pie", "-o", program, main, object)...).CombinedOutput(); err != nil {
		t.Fatalf("cc: %v\n%.2000s", err, out)
	}
	g.compareStack(t, program, sequences)
}

// stackFunction writes a C function of the tiles of s.
func (g *sampler) stackFunction(t *testing.T, b *bytes.Buffer, s []step) {
	h := g.harness
	b.WriteString(h.Enter)
	for _, x := range s {
		var typ *ir.Type
		if g.Target.Ops.Ordered(x.op).Test {
			typ = ir.I1
		}
		tiles := g.Target.Rooted(x.op, typ)
		if len(tiles) != 1 {
			t.Fatalf("%d tiles for %s, want 1", len(tiles), g.Target.Ops.Name(x.op))
		}
		tile := &g.Target.Tiles[tiles[0]]
		in := Instance{Tile: tile.ID, At: g.nativeAssignment(tile)}
		in.At.Falls = 0
		if tile.Mem >= 0 {
			in.At.Index, in.At.Scale = regalloc.NoReg, 0
			b.WriteString(h.Address(in.At.Base, memAt+x.at-int(in.At.Off)))
		}
		b.WriteString(in.Lines(g.Target, &target.Names{}))
		if typ != nil {
			b.WriteString(h.Store(in.At.Regs[0], nil, 256))
		}
	}
	b.WriteString(h.Leave)
}

// extendedBits returns the bits of a random x86_fp80, often a special one.
func (g *sampler) extendedBits() ir.U128 {
	r := g.Rand
	special := []ir.U128{{}, {Lo: 1 << 63, Hi: 0x3FFF}, {Lo: 1 << 63, Hi: 0x7FFF}, {Lo: 3 << 62, Hi: 0x7FFF}, {Lo: 2<<62 | 5, Hi: 0x7FFF},
		{Lo: 1}, {Lo: ^uint64(0), Hi: 0x7FFE}, {Lo: 1 << 63, Hi: 1}, {Lo: 1 << 62, Hi: 0x4001}, {Lo: 3<<62 | 9, Hi: 0x4000}}
	x := ir.U128{Lo: r.Uint64() | 1<<63, Hi: uint64(16383 - 70 + r.IntN(140))}
	switch r.IntN(4) {
	case 0:
		x = special[r.IntN(len(special))]
	case 1:
		x.Lo &= ^uint64(0) << r.IntN(64)
	case 2:
		if r.IntN(4) == 0 {
			x.Hi = r.Uint64() & 0x7FFF
		}
	}
	return ir.U128{Lo: x.Lo, Hi: x.Hi | r.Uint64()&1<<15}
}

// compareStack runs the sequences on random numbers.
func (g *sampler) compareStack(t *testing.T, program string, sequences [][]step) {
	var input bytes.Buffer
	var want, given []frame
	var which []int
	for i, s := range sequences {
		for range 60 {
			f := frame{}
			a, b := g.extendedBits(), g.extendedBits()
			if g.Rand.IntN(8) == 0 {
				b = a
			}
			f.Mem = [8]uint64{a.Lo, a.Hi, b.Lo, b.Hi, 7, 7, uint64(0x37F|g.Rand.IntN(4)<<10) << 16}
			binary.Write(&input, binary.LittleEndian, uint64(i))
			binary.Write(&input, binary.LittleEndian, f)
			given = append(given, f)
			want, which = append(want, runStack(t, g.Target.Ops, f, s)), append(which, i)
		}
	}
	cmd := exec.Command(program)
	cmd.Stdin = &input
	out, err := cmd.Output()
	if err != nil || len(out) != frameBytes*len(want) {
		t.Fatalf("%v after %d of %d runs", err, len(out)/frameBytes, len(want))
	}
	failed := map[int]bool{}
	for k := range want {
		var got frame
		binary.Decode(out[k*frameBytes:], binary.LittleEndian, &got)
		got.Defs[0][0] &= 0xFF
		if (got.Mem != want[k].Mem || got.Defs[0][0] != want[k].Defs[0][0]) && !failed[which[k]] {
			failed[which[k]] = true
			var names []string
			for _, s := range sequences[which[k]] {
				names = append(names, g.Target.Ops.Name(s.op))
			}
			t.Errorf("%s of %x: memory %x, result %x, want %x, %x", strings.Join(names, " "), given[k].Mem, got.Mem, got.Defs[0][0], want[k].Mem, want[k].Defs[0][0])
		}
	}
}

// runStack returns f after the sequence s.
func runStack(t *testing.T, ops *ir.TargetOps, f frame, s []step) frame {
	state := ops.NewState()
	empty := state.String()
	var mem [64]byte
	for i, x := range f.Mem {
		binary.LittleEndian.PutUint64(mem[8*i:], x)
	}
	for _, x := range s {
		op := ops.Ordered(x.op)
		var bits [16]byte
		size := int(op.Bytes)
		copy(bits[:size], mem[x.at:])
		r, ok := op.Run(state, ir.U128{Lo: binary.LittleEndian.Uint64(bits[:]), Hi: binary.LittleEndian.Uint64(bits[8:])})
		if !ok {
			t.Fatalf("%s: %s", ops.Name(x.op), state)
		}
		switch {
		case op.Test:
			f.Defs[0][0] = r.Lo
		case op.Writes:
			binary.LittleEndian.PutUint64(bits[:], r.Lo)
			binary.LittleEndian.PutUint64(bits[8:], r.Hi)
			copy(mem[x.at:x.at+size], bits[:])
		}
	}
	if state.String() != empty {
		t.Fatal("a sequence leaves numbers on the stack")
	}
	for i := range f.Mem {
		f.Mem[i] = binary.LittleEndian.Uint64(mem[8*i:])
	}
	return f
}
