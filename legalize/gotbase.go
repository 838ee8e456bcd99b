package legalize

import (
	"cmp"
	"slices"
	"strconv"

	"spillway/internal/scratch"
	"spillway/ir"
)

// A gotBase rewrites the addresses of a legal function relative to the global offset table, for machines without
// PC-relative addressing (target.AddressForm.GOTBase). Each block that refers to a symbol adds its GOT offset to the
// GOT's address, computed in the entry block; floating-point constants become loads.
type gotBase struct {
	*builder
	base *ir.Value
	made []*ir.Value // by leaf: its value in the current block, valid if seen matches
	seen []int32     // by leaf: number of the block plus 1
	now  int32
	out  []*ir.Value // the values of the current block
}

// useGOTBase rewrites the function if the machine requires it. Linear in its values and edges.
func (l *lowering) useGOTBase() {
	if !l.t.Address.GOTBase {
		return
	}
	n := l.f.NumValues()
	g := &l.got
	*g = gotBase{builder: &l.builder, made: scratch.Sized(g.made, n), seen: scratch.Zeroed(g.seen, n), out: g.out}
	passed := g.phiArgs()
	for _, b := range l.f.Blocks {
		g.now++
		g.out = g.out[:0]
		l.cur = b
		for _, v := range b.Values {
			if v.Op.IsTerminator() {
				for _, a := range passed[b.ID] {
					a.phi.Args[a.index] = g.value(a.phi.Args[a.index])
				}
			}
			if v.Op != ir.OpPhi {
				g.rewrite(v)
			}
			g.out = append(g.out, v)
		}
		if len(g.out) > len(b.Values) {
			b.Values = slices.Clone(g.out)
		}
	}
	if g.base != nil {
		entry := l.f.Blocks[0]
		g.base.Block = entry
		entry.Values = append([]*ir.Value{g.base}, entry.Values...)
	}
	clear(g.made)
	clear(g.out)
	g.builder, g.base = nil, nil
}

// A phiArg is a phi argument to be materialized in the predecessor.
type phiArg struct {
	phi   *ir.Value
	index int
}

// phiArgs returns, by block, the phi arguments to materialize there.
func (g *gotBase) phiArgs() [][]phiArg {
	at := make([][]phiArg, g.f.NumBlocks())
	for _, b := range g.f.Blocks {
		for _, phi := range b.Phis() {
			for i, a := range phi.Args {
				if isAbsolute(a) {
					p := b.Preds[i].ID
					at[p] = append(at[p], phiArg{phi, i})
				}
			}
		}
	}
	return at
}

// isAbsolute reports whether the leaf v needs an absolute address.
func isAbsolute(v *ir.Value) bool {
	switch v.Op {
	case ir.OpSym:
		return !v.Sym.Sym().ThreadLocal
	case ir.OpBlockAddr:
		return true
	case ir.OpConst:
		return v.Type.IsFloat() && v.Imm != 0
	}
	return false
}

// rewrite replaces the absolute arguments of v.
func (g *gotBase) rewrite(v *ir.Value) {
	first := 0
	switch v.Op {
	case ir.OpSymGOT, ir.OpTLSOffset, ir.OpTLSGet:
		v.Args = g.f.Arguments(g.tableAddress())
		return
	case ir.OpCall:
		if callee := v.Args[0]; callee.Op == ir.OpSym {
			first = 1
			if !g.t.IsDirect(callee.Sym.Sym()) {
				defer g.throughTable(v)
			}
		}
	case ir.OpTailCall:
		first = 1 // not a function of another module, see jumpTarget
	case ir.OpStore:
		if v.Args[0].Type == ir.F32 && v.Args[0].Op == ir.OpConst {
			first = 1 // as an integer
		}
	case ir.OpJumpTable:
		v.Args = g.f.Arguments(v.Args[0], g.tableAddress())
	}
	for i, a := range v.Args[first:] {
		if isAbsolute(a) {
			v.Args[first+i] = g.value(a)
		}
	}
}

// throughTable passes the GOT's address to a call of another module's function.
func (g *gotBase) throughTable(call *ir.Value) {
	args := append(append([]*ir.Value(nil), call.Args...), g.tableAddress())
	info := *call.Call
	info.ArgRegs = append(append([]int16(nil), info.ArgRegs...), int16(g.t.ABI.GOT))
	call.Args, call.Call = args, &info
}

func (g *gotBase) tableAddress() *ir.Value {
	if g.base == nil {
		g.base = g.f.NewValue(ir.OpGOTBase, g.iptr)
	}
	return g.base
}

// value returns the value of leaf a in the current block.
func (g *gotBase) value(a *ir.Value) *ir.Value {
	if !isAbsolute(a) {
		return a
	}
	if int(a.ID) < len(g.seen) && g.seen[a.ID] == g.now {
		return g.made[a.ID]
	}
	sym := a
	if a.Op == ir.OpConst {
		sym = g.f.SymAddr(g.iptr, g.pooledFloat(a), 0)
	}
	v := g.put2(ir.OpAdd, g.iptr, g.tableAddress(), sym)
	if a.Op == ir.OpConst {
		v = g.put2(ir.OpLoad, a.Type, v)
		v.Align = int64(floatBits(a.Type) / 8)
	}
	if int(a.ID) < len(g.seen) {
		g.seen[a.ID], g.made[a.ID] = g.now, v
	}
	return v
}

// put2 appends a value to the current block.
func (g *gotBase) put2(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	v := g.f.NewValue(op, t, args...)
	v.Block = g.cur
	g.out = append(g.out, v)
	return v
}

// A poolKey is a floating-point or vector constant in a module's constant pool.
type poolKey struct {
	m    *ir.Module
	size int
	bits [4]uint64
}

// pooledFloat returns the variable that holds the constant a.
func (g *gotBase) pooledFloat(a *ir.Value) *ir.Global {
	return g.pooledBits(floatBits(a.Type)/8, uint64(a.Imm), 0, a.Type)
}

// pooledBits returns the variable that holds the given bits, of type t and size bytes, at most 16.
func (l *builder) pooledBits(size int, lo, hi uint64, t *ir.Type) *ir.Global {
	return l.pooledWords(size, [4]uint64{lo, hi}, t)
}

// pooledWords returns the variable that holds the given bits, of type t and size bytes.
func (l *builder) pooledWords(size int, bits [4]uint64, t *ir.Type) *ir.Global {
	return l.Legalizer.pooled(l.f.Module, size, bits, t)
}

// Constant returns the 16-byte aligned variable that holds the given 16 bytes, lowest first, in f's module once that is
// complete. Safe for concurrent use.
func (lz *Legalizer) Constant(f *ir.Func, bits [2]uint64) *ir.Global {
	return lz.pooled(f.Module, 16, [4]uint64{bits[0], bits[1]}, ir.V2I64)
}

// pooled returns the variable of m that holds the given bits, of type t and size bytes.
func (lz *Legalizer) pooled(m *ir.Module, size int, bits [4]uint64, t *ir.Type) *ir.Global {
	lz.mu.Lock()
	defer lz.mu.Unlock()
	key := poolKey{m, size, bits}
	if v := lz.pool[key]; v != nil {
		return v
	}
	data := make([]byte, key.size)
	for i := range data {
		data[i] = byte(bits[i/8] >> (8 * (i % 8)))
	}
	name := "C" + strconv.Itoa(key.size) + "_" + strconv.FormatUint(bits[0], 16)
	last := len(bits) - 1
	for last > 0 && bits[last] == 0 {
		last--
	}
	for _, x := range bits[1 : last+1] {
		name += "_" + strconv.FormatUint(x, 16)
	}
	v := &ir.Global{
		SymInfo: ir.SymInfo{Name: name, Linkage: ir.Private, DSOLocal: true, Align: int64(key.size)},
		Type:    t, Constant: true, Init: &ir.Data{Bytes: data, Size: int64(key.size)},
	}
	if lz.pool == nil {
		lz.pool = make(map[poolKey]*ir.Global)
	}
	lz.pool[key] = v
	return v
}

// completePool adds the constants of m to its variables, in a deterministic order.
func (lz *Legalizer) completePool(m *ir.Module) {
	var added []*ir.Global
	for key, v := range lz.pool {
		if key.m == m {
			delete(lz.pool, key)
			added = append(added, v)
		}
	}
	slices.SortFunc(added, func(a, b *ir.Global) int { return cmp.Compare(a.Name, b.Name) })
	m.Globals = append(m.Globals, added...)
}
