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

// A step of a sequence on the x87 stack: an operation, and where in frame.Mem its address is.
type step struct {
	op ir.Op
	at int
}

// x87Sequences has every operation on the x87 stack in sequences that leave it empty. They
// take numbers from offsets 0 and 16, and leave one at 32; 48 and 50 are control words.
func x87Sequences() (all [][]step) {
	const a, b, out = 0, 16, 32
	store := step{ir.OpX87St80, out}
	for op := ir.OpX87Ld32; op <= ir.OpX87LdI64; op++ {
		all = append(all, []step{{op, a}, store})
	}
	for op := ir.OpX87St32; op <= ir.OpX87St80; op++ {
		all = append(all, []step{{ir.OpX87Ld80, a}, {op, out}})
	}
	for op := ir.OpX87StI32; op <= ir.OpX87StI64; op++ {
		all = append(all, []step{{ir.OpX87StCW, 48}, {ir.OpX87LdCW, 50}, {ir.OpX87Ld80, a}, {op, out}, {ir.OpX87LdCW, 48}})
	}
	for _, op := range []ir.Op{ir.OpX87Neg, ir.OpX87Abs, ir.OpX87Sqrt, ir.OpX87Rint} {
		all = append(all, []step{{ir.OpX87Ld80, a}, {op, 0}, store})
	}
	all = append(all, []step{{ir.OpX87Zero, 0}, store}, []step{{ir.OpX87One, 0}, store},
		[]step{{ir.OpX87Ld80, a}, {ir.OpX87Dup, 0}, {ir.OpX87Add, 0}, store},
		[]step{{ir.OpX87Ld80, a}, {ir.OpX87Ld80, b}, {ir.OpX87Swap, 0}, {ir.OpX87Sub, 0}, store})
	for op := ir.OpX87Add; op <= ir.OpX87DivR; op++ {
		all = append(all, []step{{ir.OpX87Ld80, a}, {ir.OpX87Ld80, b}, {op, 0}, store})
	}
	for op := ir.OpX87GT; op <= ir.OpX87OEQ; op++ {
		all = append(all, []step{{ir.OpX87Ld80, a}, {ir.OpX87Ld80, b}, {op, 0}})
	}
	return all
}

// CheckX87 runs every operation of m on the x87 stack on this machine, in short sequences of
// tiles, and compares what they leave with what ir.EvalX87 says.
func CheckX87(t *testing.T, m *target.Target, h *Harness) {
	t.Helper()
	if runtime.GOARCH != "amd64" || runtime.GOOS != "linux" {
		leftout.Skip(t, "this machine runs no x86 code")
	}
	leftout.NeedPrograms(t, h.Flags...)
	g := &sampler{Generator{Target: m, Rand: rand.New(rand.NewPCG(5, 6))}, h}
	sequences := x87Sequences()
	done := map[ir.Op]bool{}
	var text bytes.Buffer
	for i, s := range sequences {
		fmt.Fprintf(&text, "fn%d:\n", i)
		g.x87Function(t, &text, s)
		for _, x := range s {
			done[x.op] = true
		}
	}
	for op := ir.OpInvalid; op < ir.NumOps; op++ {
		if op.IsX87() && !done[op] {
			t.Errorf("no sequence has %s", op)
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
	g.compareX87(t, program, sequences)
}

// x87Function writes a C function of the tiles of s.
func (g *sampler) x87Function(t *testing.T, b *bytes.Buffer, s []step) {
	h := g.harness
	b.WriteString(h.Enter)
	for _, x := range s {
		var typ *ir.Type
		if x.op >= ir.OpX87GT {
			typ = ir.I1
		}
		tiles := g.Target.Rooted(x.op, typ)
		if len(tiles) != 1 {
			t.Fatalf("%d tiles for %s, want 1", len(tiles), x.op)
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

// compareX87 runs the sequences on random numbers.
func (g *sampler) compareX87(t *testing.T, program string, sequences [][]step) {
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
			want, which = append(want, runX87(t, f, s)), append(which, i)
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
				names = append(names, s.op.String())
			}
			t.Errorf("%s of %x: memory %x, result %x, want %x, %x", strings.Join(names, " "), given[k].Mem, got.Mem, got.Defs[0][0], want[k].Mem, want[k].Defs[0][0])
		}
	}
}

// runX87 returns what f is after the sequence s.
func runX87(t *testing.T, f frame, s []step) frame {
	machine := ir.NewX87()
	var mem [64]byte
	for i, x := range f.Mem {
		binary.LittleEndian.PutUint64(mem[8*i:], x)
	}
	for _, x := range s {
		var bits [16]byte
		size := int(x.op.X87Bytes())
		copy(bits[:size], mem[x.at:])
		r, ok := machine.EvalX87(x.op, ir.U128{Lo: binary.LittleEndian.Uint64(bits[:]), Hi: binary.LittleEndian.Uint64(bits[8:])})
		if !ok {
			t.Fatalf("%s: the stack has %d numbers", x.op, machine.Depth())
		}
		switch {
		case x.op >= ir.OpX87GT:
			f.Defs[0][0] = r.Lo
		case x.op >= ir.OpX87St32 && x.op <= ir.OpX87StCW:
			binary.LittleEndian.PutUint64(bits[:], r.Lo)
			binary.LittleEndian.PutUint64(bits[8:], r.Hi)
			copy(mem[x.at:x.at+size], bits[:])
		}
	}
	if machine.Depth() != 0 {
		t.Fatal("a sequence leaves numbers on the stack")
	}
	for i := range f.Mem {
		f.Mem[i] = binary.LittleEndian.Uint64(mem[8*i:])
	}
	return f
}
