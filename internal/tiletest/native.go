package tiletest

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"spillway/internal/leftout"
	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// A Harness says how a function of a machine loads operands of a tile from a
// frame, which the function is called with, and stores results there. The texts
// are for the assembler; "at" is a number of bytes from the frame's beginning.
type Harness struct {
	Flags        []string        // for cc; or another compiler driver and its flags
	Emulator     []string        // the command that runs programs, or nil
	Jump         string          // the name of a jump; "": jmp
	Reserved     regalloc.RegSet // registers that the function keeps for itself
	Word         string          // the directive for an address
	Enter, Leave string
	Load, Store  func(r regalloc.Reg, float *ir.Type, at int) string // float: of a float or a vector; nil for integers
	Address      func(r regalloc.Reg, at int) string                 // of something in the frame
	Set          func(value, at int) string                          // stores a constant
}

// driver reads (number of a function, frame) pairs, runs the functions and
// writes the frames.
const driver = `#include <stdint.h>
#include <stdio.h>
extern void (*const functions[])(uint64_t *);
uint64_t number, frame[76] __attribute__((aligned(32)));
int main(void) {
	while (fread(&number, 8, 1, stdin) == 1 && fread(frame, sizeof frame, 1, stdin) == 1) {
		functions[number](frame);
		fwrite(frame, sizeof frame, 1, stdout);
	}
	return 0;
}
`

// CheckMeanings runs every tile that is arithmetic, a memory operation or a
// conditional branch on this machine, which must be an x86, or in an emulator, and compares what it
// does with the meaning of its pattern; where m has features, only those that need some.
func CheckMeanings(t *testing.T, m *target.Target, h *Harness) {
	t.Helper()
	switch {
	case h.Emulator != nil:
		leftout.NeedCross(t, h.Flags, h.Emulator)
	case runtime.GOARCH != "amd64" || runtime.GOOS != "linux":
		leftout.Skip(t, "this machine runs no x86 code")
	default:
		leftout.NeedPrograms(t, h.Flags...)
	}
	if err := m.Complete(); err != nil {
		t.Fatal(err)
	}
	for i := range m.Extensions {
		if e := &m.Extensions[i]; h.Emulator == nil && m.Features&e.Bit != 0 && !leftout.HaveCPU(t, e.Name) {
			return
		}
	}
	g := &sampler{Generator{Target: m, Rand: rand.New(rand.NewPCG(3, 4))}, h}
	var runs []Instance
	tested := 0
	for i := range m.Tiles {
		tile := &m.Tiles[i]
		if !executable(m, tile) || m.Features != 0 && tile.Needs == 0 {
			continue
		}
		tested++
		for range 3 {
			runs = append(runs, Instance{Tile: tile.ID, At: g.nativeAssignment(tile)})
		}
	}
	t.Logf("%d of %d tiles run", tested, len(m.Tiles))
	program := h.build(t, m, runs)
	compareNative(t, g, append(slices.Clip(h.Emulator), program), runs, h.emulated(t))
}

// build builds a program with a function for each instance.
func (h *Harness) build(t *testing.T, m *target.Target, runs []Instance) string {
	dir := t.TempDir()
	constants := Pool{}
	var b bytes.Buffer
	b.WriteString(m.Syntax.Header)
	for i := range runs {
		names := target.Names{Succ: [2]string{fmt.Sprintf("t%d", i), fmt.Sprintf("f%d", i)}, Local: fmt.Sprintf(".L%d_", i), Pool: constants.Label}
		fmt.Fprintf(&b, "%s\t%s\nfn%d:\n", aligned(m), m.Syntax.FuncMark, i)
		h.function(&b, m, &runs[i], &names)
	}
	b.WriteString("\t.data\n")
	b.WriteString(constants.Text())
	b.WriteString("\t.globl functions\nfunctions:\n")
	for i := range runs {
		fmt.Fprintf(&b, "\t%s fn%d\n", h.Word, i)
	}
	b.WriteString("\t.section .note.GNU-stack,\"\",%progbits\n")
	return h.link(t, dir, driver, Assemble(t, b.Bytes(), h.Flags...))
}

// link makes a program of C and objects in a directory.
func (h *Harness) link(t *testing.T, dir, source string, objects ...string) string {
	main, program := filepath.Join(dir, "main.c"), filepath.Join(dir, "program")
	if err := os.WriteFile(main, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	driver, flags := driverOf(h.Flags)
	args := append(slices.Clone(flags), "-no-pie", "-o", program, main)
	if out, err := exec.Command(driver, append(args, objects...)...).CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%.2000s", driver, err, out)
	}
	return program
}

// emulated reports whether programs run in an emulator that does not make the NaN of two that a processor
// makes in SSE registers, which is the first.
func (h *Harness) emulated(t *testing.T) bool {
	t.Helper()
	if h.Emulator != nil {
		return true
	}
	probe := h.link(t, t.TempDir(), `int main(void) {
	unsigned long long a = 0x7ff8000000000001, b = 0x7ff8000000000002;
	__asm__ volatile("movsd %0, %%xmm0\n\taddsd %1, %%xmm0\n\tmovsd %%xmm0, %0" : "+m"(a) : "m"(b));
	return a != 0x7ff8000000000001;
}
`)
	if exec.Command(probe).Run() == nil {
		return false
	}
	leftout.Part(t, "an emulator runs the programs that cc makes with "+strings.Join(h.Flags, " ")+" (its NaNs differ)")
	return true
}

// function writes a C function that loads the operands of in from a frame,
// runs it and stores its results.
func (h *Harness) function(b *bytes.Buffer, m *target.Target, in *Instance, names *target.Names) {
	tile := &m.Tiles[in.Tile]
	b.WriteString(h.Enter)
	for k := range tile.NumUses {
		b.WriteString(h.Load(in.At.Regs[tile.NumDefs+k], floatType(tile.Operands[tile.NumDefs+k].Type), 32*k))
	}
	if base := in.At.Base; base >= 0 && isAddress(tile) {
		b.WriteString(h.Load(base, nil, memAt+64))
	} else if base >= 0 {
		b.WriteString(h.Address(base, memAt-int(in.At.Off)-8*indexed(&in.At)))
	}
	if in.At.Index >= 0 {
		b.WriteString(h.Load(in.At.Index, nil, memAt+72))
	}
	in.Text = in.Lines(m, names)
	b.WriteString(in.Text)
	if tile.Flags&target.TileInFlag != 0 { // the last result is in a flag: what the tile of the register does with that
		lines := m.Tiles[inRegister(m, tile)].Lines(0)
		for i := range lines[len(tile.Lines(0)):] {
			b.WriteByte('\t')
			b.Write(m.AppendLine(nil, tile.ID, &lines[len(tile.Lines(0))+i], &in.At, names))
			b.WriteByte('\n')
		}
	}
	for k := range tile.NumDefs {
		b.WriteString(h.Store(in.At.Regs[k], floatType(tile.Operands[k].Type), 256+32*k))
	}
	if tile.Pattern.Op == ir.OpCondBr {
		first, second, yes := names.Succ[0], names.Succ[1], 1
		if in.At.Falls == 2 {
			first, second, yes = second, first, 0
		}
		fmt.Fprintf(b, "%s:\n%s\t%s .Lend%s\n%s:\n%s.Lend%[4]s:\n", first, h.Set(yes, memAt+80), cmp.Or(h.Jump, "jmp"), names.Local[2:], second, h.Set(1-yes, memAt+80))
	}
	b.WriteString(h.Leave + in.Literals)
}

// inRegister returns the tile that has the last result of tile, which is in a flag, in its register.
func inRegister(m *target.Target, tile *target.Tile) target.TileID {
	for i := range m.Tiles {
		if slices.Contains(m.Tiles[i].OnFlag[:], tile.ID) {
			return m.Tiles[i].ID
		}
	}
	panic(tile.Name + " has no tile that has its result in a register")
}

// floatType returns t, or nil if it is not a float's and no vector's.
func floatType(t *ir.Type) *ir.Type {
	if t.IsFloat() || t.IsVector() {
		return t
	}
	return nil
}

// sampler generates executable instances, and inputs for them.
type sampler struct {
	Generator
	harness *Harness
}

func (g *sampler) reserved(r regalloc.Reg) bool { return r >= 0 && g.harness.Reserved.Has(r) }

// A frame is what a tile reads and writes when it runs alone: register uses,
// results, memory, base and index of an address, and which way a branch went.
type frame struct {
	Uses, Defs   [8]word
	Mem          [8]uint64
	Base, Index  uint64
	Taken, Spare uint64
}

// A word is the contents of a register: only vectors use more than the first word.
type word [4]uint64

const (
	frameBytes = 8 * 76
	memAt      = 8 * 64 // offset of frame.Mem
)

// executable reports whether the tile can run without a linker's or a frame's help.
func executable(m *target.Target, tile *target.Tile) bool {
	if tile.Pattern == nil || tile.Flags&target.TileCall != 0 || tile.Needs&^m.Features != 0 {
		return false
	}
	if tile.Imm >= 0 && tile.Operands[tile.Imm].Imm.Lo > tile.Operands[tile.Imm].Imm.Hi {
		return false
	}
	if tile.Mem >= 0 && tile.Operands[tile.Mem].Stack == target.StackOnly {
		return false
	}
	ok := true
	var visit func(n *target.Node)
	visit = func(n *target.Node) {
		ok = ok && !n.Op.IsOrdered() && n.Op != ir.OpAsm // see CheckFloatStack
		switch n.Op {
		case ir.OpSymGOT, ir.OpThreadPtr, ir.OpStackGuard, ir.OpTLSOffset, ir.OpTLSLocal, ir.OpFrameAddress, ir.OpStackSave, ir.OpStackRestore, ir.OpDynAlloca, ir.OpSetJmp, ir.OpLongJmp,
			ir.OpGOTBase, ir.OpFreeze, ir.OpFence, ir.OpPrefetch, ir.OpTrap, ir.OpRet, ir.OpTailCall, ir.OpBr, ir.OpInvoke, ir.OpIndirectBr, ir.OpJumpTable, ir.OpUnreachable:
			ok = false
		}
		for _, k := range n.Kids {
			visit(k)
		}
	}
	visit(tile.Pattern)
	return ok
}

// isAddress reports whether the tile computes an address and does not use it.
func isAddress(tile *target.Tile) bool {
	p := tile.Pattern
	if p.Op == ir.OpZExt {
		p = p.Kids[0]
	}
	return p.Op == ir.OpInvalid && !p.Const && p.Operand == tile.Mem && tile.Mem >= 0
}

// nativeAssignment puts operands outside of the harness's registers, with addresses
// that point into frame.Mem.
func (g *sampler) nativeAssignment(tile *target.Tile) target.Assignment {
	for {
		p := g.Assignment(tile)
		p.Long, p.ImmSym = false, false
		if tile.Imm >= 0 && !tile.Operands[tile.Imm].Imm.Allows(p.Imm, nil) || slices.ContainsFunc(p.Regs[:], g.reserved) ||
			g.reserved(p.Base) || g.reserved(p.Index) || p.Base == g.Target.SP {
			continue
		}
		if tile.Mem >= 0 && (p.Sym || p.Thread || p.Base < 0) {
			continue
		}
		g.share(tile, &p)
		return p
	}
}

// share puts some late results into registers of uses and of the address, as an
// allocator may do.
func (g *sampler) share(tile *target.Tile, p *target.Assignment) {
	for k := range tile.NumDefs {
		o := &tile.Operands[k]
		if o.Early || o.Tied >= 0 || g.Rand.IntN(2) == 0 {
			continue
		}
		var from []*regalloc.Reg
		for u := tile.NumDefs; u < tile.NumDefs+tile.NumUses; u++ {
			if !tiedUse(tile, u) && !tile.Operands[u].Late && (floatType(tile.Operands[u].Type) != nil) == (floatType(o.Type) != nil) && (o.Fixed < 0 || tile.Operands[u].Fixed < 0) {
				from = append(from, &p.Regs[u])
			}
		}
		if p.Base >= 0 && o.Type.IsInt() {
			from = append(from, &p.Base)
		}
		if p.Index >= 0 && o.Type.IsInt() {
			from = append(from, &p.Index)
		}
		if len(from) == 0 {
			continue
		}
		r := from[g.Rand.IntN(len(from))]
		if c := g.Target.Machine.Classes[o.Class].Regs; o.Fixed < 0 && !slices.Contains(c, *r) {
			continue // a result that needs a byte
		}
		switch {
		case o.Fixed >= 0 && !g.overlaps(p.Regs[tile.NumDefs:tile.NumDefs+tile.NumUses], o.Fixed):
			*r = o.Fixed
		case o.Fixed < 0 && !g.overlaps(p.Regs[:tile.NumDefs], *r):
			p.Regs[k] = *r
		}
	}
}

// overlaps reports whether r shares a unit with one of regs.
func (g *sampler) overlaps(regs []regalloc.Reg, r regalloc.Reg) bool {
	c := g.Target.Machine.Conflicts(r)
	return slices.ContainsFunc(regs, func(x regalloc.Reg) bool { return x >= 0 && c.Has(x) })
}

// tiedUse reports whether a result shares the location of use u.
func tiedUse(tile *target.Tile, u int) bool {
	for k := range tile.NumDefs {
		if tile.Operands[k].Tied == u {
			return true
		}
	}
	return false
}

// indexed returns the scale of the index, which is 8/scale when memory is
// accessed, as a multiple of 8 bytes.
func indexed(p *target.Assignment) int {
	if p.Index >= 0 {
		return 1
	}
	return 0
}

// compareNative runs the program on random frames and compares the results, which NaN one is only
// if no emulator makes them.
func compareNative(t *testing.T, g *sampler, program []string, runs []Instance, emulated bool) {
	var input bytes.Buffer
	var want []frame
	var which []int
	for i := range runs {
		tile := &g.Target.Tiles[runs[i].Tile]
		for range 12 {
			in, out, ok := g.example(tile, &runs[i].At)
			if !ok {
				t.Fatalf("%s: no input has a meaning", tile.Name)
			}
			binary.Write(&input, binary.LittleEndian, uint64(i))
			binary.Write(&input, binary.LittleEndian, in)
			want, which = append(want, out), append(which, i)
		}
	}
	cmd := exec.Command(program[0], program[1:]...)
	cmd.Stdin = &input
	out, err := cmd.Output()
	if err != nil {
		t.Errorf("%v after %d of %d runs, in:\n%s", err, len(out)/frameBytes, len(want), runs[which[min(len(out)/frameBytes, len(want)-1)]].Text)
	}
	failed := map[target.TileID]bool{}
	for k := 0; k < len(want) && (k+1)*frameBytes <= len(out); k++ {
		var got frame
		binary.Decode(out[k*frameBytes:], binary.LittleEndian, &got)
		run := &runs[which[k]]
		if diff := difference(&g.Target.Tiles[run.Tile], &got, &want[k], emulated); diff != "" && !failed[run.Tile] {
			failed[run.Tile] = true
			t.Errorf("%s: %s\nuses %x memory %x base %x index %x imm %d pred %s\n%s", g.Target.Tiles[run.Tile].Name, diff,
				want[k].Uses, want[k].Mem[:2], want[k].Base, want[k].Index, run.At.Imm, run.At.Pred, run.Text)
		}
	}
}

// difference returns how got differs from want in the tile's results; NaNs are all equal under an emulator.
func difference(tile *target.Tile, got, want *frame, emulated bool) string {
	for k := range tile.NumDefs {
		o := &tile.Operands[k]
		if o.Temp {
			continue
		}
		m := mask(o.Type)
		a, b := got.Defs[k], want.Defs[k]
		for i := range a {
			a[i], b[i] = a[i]&m[i], b[i]&m[i]
		}
		if emulated || has(tile.Pattern, ir.OpFMA) { // which NaN it is of several, and its sign, differ by manufacturer
			anyNaN(tile.Pattern.Type, &a)
			anyNaN(tile.Pattern.Type, &b)
		}
		if a != b {
			return fmt.Sprintf("result %s is %#x, not %#x", o.Name, a, b)
		}
	}
	if tile.Mem >= 0 && got.Mem != want.Mem {
		return fmt.Sprintf("memory is %x, not %x", got.Mem, want.Mem)
	}
	if tile.Pattern.Op == ir.OpCondBr && got.Taken != want.Taken {
		return fmt.Sprintf("branch taken: %d, not %d", got.Taken, want.Taken)
	}
	return ""
}

// anyNaN canonicalizes the NaNs among the floats of x, of type t.
func anyNaN(t *ir.Type, x *word) {
	w := ir.LaneBits(t.Lane())
	for i := range max(128, ir.VectorBits(t)) / w {
		v := ir.LaneOf(x[:], i, w).Lo
		if f := math.Float64frombits(v); w == 64 && f != f {
			ir.SetLane(x[:], i, w, ir.U128{Lo: math.Float64bits(math.NaN())})
		} else if f := math.Float32frombits(uint32(v)); w == 32 && f != f {
			ir.SetLane(x[:], i, w, ir.U128{Lo: uint64(math.Float32bits(float32(math.NaN())))})
		}
	}
}

// mask returns the bits that count of a register of type t; of an i1 the low byte.
func mask(t *ir.Type) word {
	switch {
	case ir.VectorBits(t) == 256:
		return word{math.MaxUint64, math.MaxUint64, math.MaxUint64, math.MaxUint64}
	case t.IsVector():
		return word{math.MaxUint64, math.MaxUint64}
	case t == ir.F32:
		return word{math.MaxUint32}
	case t == ir.F64 || t.Bits == 64:
		return word{math.MaxUint64}
	}
	return word{1<<max(t.Bits, 8) - 1}
}

// example returns a random frame and the pattern's result on it.
func (g *sampler) example(tile *target.Tile, p *target.Assignment) (in, out frame, ok bool) {
	for range 1000 {
		for k := range tile.NumUses {
			in.Uses[k] = g.register(tile, tile.Operands[tile.NumDefs+k].Type)
		}
		for i := range in.Mem {
			in.Mem[i] = g.value(ir.I64)
		}
		if t := loaded(tile.Pattern); t != nil && t.IsVector() {
			x := g.register(tile, t)
			copy(in.Mem[:], x[:ir.VectorBits(t)/64])
		} else if t == ir.I1 {
			in.Mem[0] &^= 0xFE
		} else if t != nil && t.IsFloat() {
			in.Mem[0] = g.value(t)
		}
		in.Base, in.Index = g.Rand.Uint64(), g.Rand.Uint64()
		if !isAddress(tile) && p.Index >= 0 {
			in.Index = uint64(8 / p.Scale)
		}
		e := evaluator{semantics: &g.Target.Semantics, ops: g.Target.Ops, tile: tile, at: p, out: in}
		switch root := tile.Pattern; { // what is expected is there, half of the time
		case g.Rand.IntN(2) == 0:
		case root.Op == ir.OpCmpXchg:
			e.store(root.Type, e.scalar(root.Kids[1]))
		case root.Op == ir.OpCmpXchgWide:
			e.storeWords(e.scalar(root.Kids[1]), e.scalar(root.Kids[2]), width(root.Kids[1].Type))
		}
		in = e.out
		if e.run(); e.ok {
			return in, e.out, true
		}
	}
	return in, out, false
}

// register returns a random value of type t; the elements of a vector are such as some
// operation of the tile has. A float that is seen as a vector has zeros above it, as
// ir.EvalVector has it, though it could have anything there.
func (g *sampler) register(tile *target.Tile, t *ir.Type) word {
	switch {
	case t == ir.F32 && has(tile.Pattern, ir.OpVOf):
		return word{g.value(t) & math.MaxUint32}
	case !t.IsVector():
		return word{g.value(t)}
	}
	elem := tile.Pattern.Type
	if v := g.Target.Vectors; v != nil && tile.Pattern.Op == v.FloatCompares.Op { // of floats as wide
		elem = map[*ir.Type]*ir.Type{ir.V4I32: ir.V4F32, ir.V2I64: ir.V2F64, ir.V8I32: ir.V8F32, ir.V4I64: ir.V4F64}[elem]
	}
	if elem == nil || !elem.IsVector() || g.Rand.IntN(4) == 0 {
		elem = []*ir.Type{ir.V16I8, ir.V8I16, ir.V4I32, ir.V2I64, ir.V4F32, ir.V2F64}[g.Rand.IntN(6)]
	}
	var x word
	w := ir.LaneBits(elem.Elem)
	for i := range ir.VectorBits(t) / w {
		ir.SetLane(x[:], i, w, ir.U128{Lo: g.value(elem.Elem)})
	}
	across := tile.Pattern.Type != nil && tile.Pattern.Type.IsFloat()                 // a number of all elements, perhaps the least or the greatest
	if across || has(tile.Pattern, ir.OpFMinNum) || has(tile.Pattern, ir.OpFMaxNum) { // what these make of a signaling NaN is left open
		w := ir.LaneBits(tile.Pattern.Type.Lane())
		for i := range ir.VectorBits(t) / w {
			v := ir.LaneOf(x[:], i, w).Lo
			if ir.FloatLane(v, w) != ir.FloatLane(v, w) {
				v |= map[int]uint64{32: 1 << 22, 64: 1 << 51}[w]
			}
			ir.SetLane(x[:], i, w, ir.U128{Lo: v})
		}
	}
	return x
}

// has reports whether op is in the pattern n.
func has(n *target.Node, op ir.Op) bool {
	return n.Op == op || slices.ContainsFunc(n.Kids, func(k *target.Node) bool { return has(k, op) })
}

// loaded returns the type that n loads from memory, or nil.
func loaded(n *target.Node) *ir.Type {
	if n.Op == ir.OpLoad {
		return n.Type
	}
	for _, k := range n.Kids {
		if t := loaded(k); t != nil {
			return t
		}
	}
	return nil
}

// value returns a register that holds a random value of type t, with junk in
// the bits that do not count.
func (g *sampler) value(t *ir.Type) uint64 {
	junk := g.Rand.Uint64()
	switch {
	case t == ir.I1:
		return junk&^0xFF | junk>>63
	case t == ir.F32:
		f := []float32{0, float32(math.Copysign(0, -1)), 1, -1, 1.5, float32(math.Inf(1)), float32(math.NaN()), 3e9, -3e9, 1e19, 123.75, math.SmallestNonzeroFloat32}
		if g.Rand.IntN(3) == 0 {
			return junk
		}
		return junk<<32 | uint64(math.Float32bits(f[g.Rand.IntN(len(f))]))
	case t == ir.F64:
		f := []float64{0, math.Copysign(0, -1), 1, -1, 1.5, math.Inf(-1), math.NaN(), 3e9, -3e9, 1e19, 1e10, 4294967296.5, 123.75, math.MaxFloat64}
		if g.Rand.IntN(3) == 0 {
			return junk
		}
		return math.Float64bits(f[g.Rand.IntN(len(f))])
	}
	v := []uint64{0, 1, 2, 7, 31, 63, math.MaxUint64, 1 << (t.Bits - 1), 1<<(t.Bits-1) - 1, junk, junk, uint64(g.Rand.IntN(64)), 1 << g.Rand.IntN(64)}[g.Rand.IntN(13)]
	if t.Bits == 64 {
		return v
	}
	return v&(1<<t.Bits-1) | junk<<t.Bits
}

// evaluator executes a tile's patterns by their meaning.
type evaluator struct {
	semantics *ir.Semantics
	ops       *ir.TargetOps
	tile      *target.Tile
	at        *target.Assignment
	out       frame
	ok        bool
}

func (e *evaluator) run() {
	e.ok = true
	meanings := e.tile.Patterns
	if meanings == nil {
		meanings = []*target.Node{e.tile.Pattern}
	}
	switch root := e.tile.Pattern; root.Op {
	case ir.OpCmpXchg:
		e.compareExchange(root)
		return
	case ir.OpCmpXchgWide:
		e.compareExchangeWide(root)
		return
	}
	for i, n := range meanings {
		v := e.node(n)
		if i < e.tile.NumDefs && !e.tile.Operands[i].Temp {
			e.out.Defs[i] = v
		}
	}
}

func (e *evaluator) node(n *target.Node) word {
	if _, _, _, ok := n.Op.MaskedArgs(); ok {
		return e.masked(n)
	}
	switch {
	case n.Op == ir.OpInvalid && n.Type != nil && n.Type.IsVector():
		return e.vectorLeaf(n)
	case n.Op == ir.OpLoad && n.Type.IsVector():
		var r word
		copy(r[:], e.out.Mem[:ir.VectorBits(n.Type)/64])
		return r
	case n.Op == ir.OpStore && n.Type.IsVector():
		v := e.node(n.Kids[0])
		copy(e.out.Mem[:], v[:ir.VectorBits(n.Type)/64])
		return word{}
	case n.Op.IsVector() || n.Type != nil && n.Type.IsVector() && n.Op != ir.OpInvalid:
		return e.vector(n)
	}
	return word{e.scalar(n)}
}

// vector evaluates an operation on vectors.
func (e *evaluator) vector(n *target.Node) (r word) {
	var args [3]word
	var list [3][]uint64
	for i, k := range n.Kids {
		args[i] = e.node(k)
		list[i] = args[i][:max(1, ir.VectorBits(k.Type)/64)]
	}
	e.ok = e.semantics.EvalVector(e.ops, n.Op, ir.PredNone, n.Type, n.Type, r[:max(1, ir.VectorBits(n.Type)/64)], list[0], list[1], list[2]) && e.ok
	return r
}

func (e *evaluator) vectorLeaf(n *target.Node) word {
	if n.Const {
		high := uint64(n.Imm >> 63)
		return word{uint64(n.Imm), high, high, high}
	}
	return e.out.Uses[n.Operand-e.tile.NumDefs]
}

func (e *evaluator) scalar(n *target.Node) uint64 {
	switch n.Op {
	case ir.OpInvalid:
		return e.leaf(n)
	case ir.OpLoad:
		return ir.ZeroExtend(e.out.Mem[0], width(n.Type))
	case ir.OpStore:
		e.store(n.Type, e.node(n.Kids[0])[0])
		return 0
	case ir.OpCondBr:
		e.out.Taken = e.scalar(n.Kids[0])
		return 0
	case ir.OpAtomicRMW:
		return e.modify(n)
	case ir.OpAddWide, ir.OpSubWide, ir.OpULTWide, ir.OpSLTWide:
		return e.words(n)
	}
	return e.pure(n)
}

func (e *evaluator) pure(n *target.Node) uint64 {
	var args [3]uint64
	for i, k := range n.Kids {
		args[i] = e.node(k)[0]
	}
	pred := n.Pred
	if n.PredOp >= 0 {
		pred = e.at.Pred
	}
	switch n.Op {
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		e.ok = e.ok && args[1] < uint64(n.Type.Bits)
	case ir.OpFPToSI, ir.OpFPToUI:
		// A narrower instruction may give what it likes where the number does not fit.
	}
	lo, hi, ok := e.semantics.Eval(n.Op, pred, n.Type, n.Kids[0].Type, args[0], args[1], args[2])
	e.ok = e.ok && ok
	if n.Result == 1 {
		return hi
	}
	return lo
}

func (e *evaluator) words(n *target.Node) uint64 {
	var a [4]uint64
	for i, k := range n.Kids {
		a[i] = e.node(k)[0]
	}
	lo, hi := ir.EvalWords(n.Op, n.Kids[0].Type, [2]uint64(a[:2]), [2]uint64(a[2:]))
	if n.Result == 1 {
		return hi
	}
	return lo
}

func (e *evaluator) leaf(n *target.Node) uint64 {
	if n.Const {
		return ir.ZeroExtend(uint64(n.Imm), width(n.Type))
	}
	switch e.tile.Operands[n.Operand].Kind {
	case target.ImmOperand:
		return ir.ZeroExtend(uint64(e.at.Imm), width(n.Type))
	case target.MemOperand:
		a := e.out.Base + uint64(e.at.Off)
		if e.at.Index >= 0 {
			a += e.out.Index * uint64(e.at.Scale)
		}
		return ir.ZeroExtend(a, width(n.Type))
	}
	return ir.ZeroExtend(e.out.Uses[n.Operand-e.tile.NumDefs][0], width(n.Type))
}

// store writes v to memory; an i1 takes a byte.
func (e *evaluator) store(t *ir.Type, v uint64) {
	w := max(width(t), 8)
	e.out.Mem[0] = e.out.Mem[0]&^ir.ZeroExtend(math.MaxUint64, w) | v
}

var modifications = map[ir.RMW]ir.Op{ir.RMWAdd: ir.OpAdd, ir.RMWSub: ir.OpSub, ir.RMWAnd: ir.OpAnd, ir.RMWOr: ir.OpOr, ir.RMWXor: ir.OpXor,
	ir.RMWMax: ir.OpSMax, ir.RMWMin: ir.OpSMin, ir.RMWUMax: ir.OpUMax, ir.RMWUMin: ir.OpUMin}

// modify executes an atomicrmw and returns the old value.
func (e *evaluator) modify(n *target.Node) uint64 {
	old, v := ir.ZeroExtend(e.out.Mem[0], width(n.Type)), e.scalar(n.Kids[1])
	switch op, ok := modifications[n.RMW]; {
	case ok:
		v, _, _ = ir.Eval(op, ir.PredNone, n.Type, n.Type, old, v, 0)
	case n.RMW == ir.RMWNand:
		v = ir.ZeroExtend(^(old & v), width(n.Type))
	}
	e.store(n.Type, v)
	return old
}

func (e *evaluator) compareExchange(n *target.Node) {
	old := ir.ZeroExtend(e.out.Mem[0], width(n.Type))
	e.out.Defs[0], e.out.Defs[1] = word{old}, word{}
	if old == e.scalar(n.Kids[1]) {
		e.out.Defs[1] = word{1}
		e.store(n.Type, e.scalar(n.Kids[2]))
	}
}

// compareExchangeWide exchanges two words, which are two of memory or, of 32 bits, one.
func (e *evaluator) compareExchangeWide(n *target.Node) {
	w := width(n.Kids[1].Type)
	lo, hi := e.out.Mem[0], e.out.Mem[1]
	if w == 32 {
		lo, hi = lo&math.MaxUint32, lo>>32
	}
	e.out.Defs[0], e.out.Defs[1], e.out.Defs[2] = word{lo}, word{hi}, word{}
	if lo == e.scalar(n.Kids[1]) && hi == e.scalar(n.Kids[2]) {
		e.out.Defs[2] = word{1}
		e.storeWords(e.scalar(n.Kids[3]), e.scalar(n.Kids[4]), w)
	}
}

// storeWords puts two words of w bits at the beginning of memory.
func (e *evaluator) storeWords(lo, hi uint64, w int) {
	if w == 32 {
		e.out.Mem[0] = lo | hi<<32
	} else {
		e.out.Mem[0], e.out.Mem[1] = lo, hi
	}
}

func width(t *ir.Type) int {
	switch t.Kind {
	case ir.FloatKind:
		return 32
	case ir.IntKind:
		return t.Bits
	}
	return 64
}

// masked accesses the elements of memory that a mask says.
func (e *evaluator) masked(n *target.Node) (r word) {
	_, mask, value, _ := n.Op.MaskedArgs()
	m := e.node(n.Kids[mask])
	w := 64
	if n.Op == ir.OpVMaskStore32 || n.Type != nil && n.Type.Elem == ir.I32 {
		w = 32
	}
	var v word
	if value >= 0 {
		v = e.node(n.Kids[value])
	}
	for i := range ir.VectorBits(n.Kids[mask].Type) / w {
		switch {
		case ir.LaneOf(m[:], i, w).Lo>>(w-1) == 0:
		case value >= 0:
			ir.SetLane(e.out.Mem[:], i, w, ir.LaneOf(v[:], i, w))
		default:
			ir.SetLane(r[:], i, w, ir.LaneOf(e.out.Mem[:], i, w))
		}
	}
	return r
}
