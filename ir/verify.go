package ir

import (
	"cmp"
	"fmt"
	"strconv"

	"spillway/cfg"
	"spillway/internal/scratch"
)

// A VerifyError is one violation of the rules of the program.
type VerifyError struct {
	Symbol    Symbol // what is wrong, or the function in which something is; nil if it concerns the module
	Block     *Block // nil if it concerns the symbol
	Value     *Value // nil if it concerns the block
	Line, Col int    // of the value in the text, 0 if not known
	Msg       string // what, and what to do
}

// Error returns the violation with its position.
func (e *VerifyError) Error() string {
	where := "module"
	if e.Symbol != nil {
		where = "@" + quoteName(e.Symbol.Sym().Name)
	}
	if e.Block != nil {
		where += ", block " + cmp.Or(e.Block.Name, strconv.Itoa(e.Block.ID))
	}
	if e.Value != nil {
		where += ", " + described(e.Value)
	}
	return where + ": " + e.Msg
}

// described names a value and says what it does with which types, whatever is wrong with it.
func described(v *Value) string {
	named := func(v *Value) string {
		switch {
		case v.Op == OpConst:
			return strconv.FormatInt(v.Imm, 10)
		case v.Sym != nil:
			return "@" + quoteName(v.Sym.Sym().Name)
		case v.Name != "":
			return "%" + quoteName(v.Name)
		}
		return fmt.Sprintf("value %d", v.ID)
	}
	text := fmt.Sprintf("%s (%s", named(v), v.OpName())
	for i, a := range v.Args {
		if i > 0 {
			text += ","
		}
		if a == nil || a.Type == nil {
			text += " nothing"
			continue
		}
		text += fmt.Sprintf(" %v %s", a.Type, named(a))
	}
	return text + ")"
}

// Verify lists every violation of the rules of SSA programs in f, nil if there
// is none; a declaration has none. It accepts programs as read and legal ones
// (where an address may be an integer of pointer width), but does not check
// that a program is legal. O(values) except for dominance, which takes a few
// passes over the blocks.
func Verify(f *Func) []error { return new(Verifier).Func(f) }

// A Verifier verifies functions one after the other in the same memory. The zero
// value is ready; it is not for use by several goroutines.
type Verifier struct {
	f     *Func
	block *Block
	val   *Value
	errs  []error

	entry *Block   // nil if a call that an exception may leave ends it
	at    []int32  // position+1 of each value in its block, 0: in none
	seen  []*Block // by id
	edge  edgeLists
	cfg   cfg.Workspace
	graph Graph
	order *cfg.Order
	dom   *cfg.DomTree
}

// Func lists the violations in f: see Verify.
func (v *Verifier) Func(f *Func) []error {
	if len(f.Blocks) == 0 {
		return nil
	}
	v.f, v.block, v.val, v.errs = f, nil, nil, nil
	v.at = scratch.Zeroed(v.at, f.NumValues())
	v.blocks()
	if len(v.errs) > 0 {
		return v.errs
	}
	v.number()
	v.order, v.dom = nil, nil
	if v.entry = f.Blocks[0]; v.entry.Invoked() != nil {
		v.entry = nil
	}
	var late []error // about dominance: they only count where all else is right
	for _, b := range f.Blocks {
		v.block = b
		invoked := b.Invoked() != nil // its result is not available after it in the same block
		for i, val := range b.Values {
			v.value(val, i)
			if len(v.errs) == 0 && (invoked || !v.behind(val, i)) && v.reachable(b) {
				v.dominance(val, i)
				late, v.errs = append(late, v.errs...), v.errs[:0]
			}
		}
		v.terminator(b)
		if b.Term() != nil {
			v.unwindEdges(b)
		}
	}
	if len(v.errs) == 0 {
		return late
	}
	return v.errs
}

// fail records a violation by the current value.
func (v *Verifier) fail(format string, args ...any) {
	e := &VerifyError{Symbol: v.f, Block: v.block, Value: v.val, Msg: fmt.Sprintf(format, args...)}
	if v.val != nil {
		e.Line, e.Col = int(v.val.Line), int(v.val.Col)
	}
	v.errs = append(v.errs, e)
}

// blocks checks ids and edges.
func (v *Verifier) blocks() {
	f := v.f
	v.seen = scratch.Zeroed(v.seen, f.NumBlocks())
	seen := v.seen
	for _, b := range f.Blocks {
		v.block = b
		switch {
		case b.ID < 0 || b.ID >= len(seen):
			v.fail("block id %d is out of range, make blocks with NewBlock", b.ID)
			return
		case seen[b.ID] != nil:
			v.fail("block id %d is used twice, make blocks with NewBlock", b.ID)
			return
		case b.Func != f:
			v.fail("the block belongs to another function, make it with this function's NewBlock")
		}
		seen[b.ID] = b
	}
	for _, b := range f.Blocks {
		v.block = b
		for _, s := range b.Succs {
			if s == nil || s.ID < 0 || s.ID >= len(seen) || seen[s.ID] != s {
				v.fail("a successor is not a block of the function, correct the terminator's targets")
				return
			}
		}
		for _, p := range b.Preds {
			if p == nil || p.ID < 0 || p.ID >= len(seen) || seen[p.ID] != p {
				v.fail("a predecessor is not a block of the function, remove it")
				return
			}
		}
	}
	v.edges()
	v.block, v.val = f.Blocks[0], f.Blocks[0].Term()
	if len(f.Blocks[0].Preds) > 0 {
		v.fail("the entry block has predecessors, put a new block before it")
	}
	v.val = nil
}

// edgeLists is memory for the check of edges.
type edgeLists struct {
	start   []int32 // of the list of blocks that name each block as predecessor
	named   []*Block
	fill    []int32
	balance []int32 // edges from the current block less those that the target knows of
}

// edges checks that predecessors and successors tell the same edges. O(edges).
func (v *Verifier) edges() {
	n := v.f.NumBlocks()
	e := &v.edge
	e.start = scratch.Zeroed(e.start, n+1)
	start := e.start
	for _, b := range v.f.Blocks {
		for _, p := range b.Preds {
			start[p.ID+1]++
		}
	}
	for i := range n {
		start[i+1] += start[i]
	}
	e.named, e.fill, e.balance = scratch.Zeroed(e.named, int(start[n])), append(e.fill[:0], start[:n]...), scratch.Zeroed(e.balance, n)
	named, fill, balance := e.named, e.fill, e.balance
	for _, b := range v.f.Blocks {
		for _, p := range b.Preds {
			named[fill[p.ID]] = b
			fill[p.ID]++
		}
	}
	for _, p := range v.f.Blocks {
		ends := named[start[p.ID]:start[p.ID+1]]
		for _, s := range p.Succs {
			balance[s.ID]++
		}
		for _, b := range ends {
			balance[b.ID]--
		}
		v.block = p
		wrong := false
		for _, list := range [2][]*Block{p.Succs, ends} {
			for _, b := range list {
				wrong = wrong || balance[b.ID] != 0
				balance[b.ID] = 0
			}
		}
		if wrong {
			v.fail("Succs disagrees with the Preds of the successors, keep them consistent")
		}
	}
}

// number notes where each value is.
func (v *Verifier) number() {
	for _, b := range v.f.Blocks {
		v.block = b
		for i, val := range b.Values {
			v.val = val
			switch {
			case val == nil:
				v.fail("a value of the block is nil, remove it")
			case val.ID < 0 || int(val.ID) >= len(v.at) || v.at[val.ID] != 0:
				v.fail("value id %d is used twice or out of range, make values with NewValue", val.ID)
			case val.Block != b:
				v.fail("the value's Block is another block, set it")
			case val.Op >= MaxOps || val.Op.IsLeaf() || !v.f.TargetOps.Has(val.Op):
				v.fail("operation %s cannot stand in a block, use it as an argument only", val.Op)
			default:
				v.at[val.ID] = int32(i) + 1
			}
		}
	}
	v.val = nil
}

// value checks one value: arguments, position in its block and types.
func (v *Verifier) value(val *Value, i int) {
	v.val = val
	if val.Type == nil {
		v.fail("the value has no type, give it one (Void if it has no result)")
		return
	}
	if tooWide(val.Type) {
		v.width(val.Type)
	}
	for k, a := range val.Args {
		switch {
		case a == nil:
			v.fail("argument %d is missing, give one", k)
			return
		case a.Type == nil || a.Type.Kind == VoidKind:
			v.fail("argument %d has no value, use one that has", k)
			return
		case a.Op.IsLeaf():
			if tooWide(a.Type) {
				v.width(a.Type)
			}
			if a.Op != OpConst {
				v.leaf(k, a)
			}
		case int(a.ID) >= len(v.at) || v.at[a.ID] == 0 || a.Block == nil || a.Block.Func != v.f:
			v.fail("argument %d is in no block of the function, put it into one", k)
		}
	}
	b := v.block
	switch {
	case val.Op == OpPhi && i > 0 && b.Values[i-1].Op != OpPhi:
		v.fail("a phi follows another operation, put phis first in their block")
	case val.Op.IsTerminator() && i != len(b.Values)-1:
		v.fail("a terminator is not at the end of its block, end the block with it")
	case val.Op == OpLandingPad && b.LandingPad() != val:
		v.fail("a landing pad follows another operation, put it first in its block")
	}
	v.types(val)
}

// tooWide reports whether t is an integer, or has elements, wider than programs may use.
func tooWide(t *Type) bool {
	return t.Kind == IntKind && t.Bits > MaxIntBits || t.Kind == VectorKind && t.Elem.Bits > MaxLaneBits
}

// width says that t is too wide.
func (v *Verifier) width(t *Type) {
	v.fail("%s is too wide, use integers of at most %d bits, %d in vectors", t, MaxIntBits, MaxLaneBits)
}

// leaf checks the leaf a, argument k of the current value.
func (v *Verifier) leaf(k int, a *Value) {
	switch a.Op {
	case OpArg:
		if a.Imm < 0 || a.Imm >= int64(len(v.f.Params)) || v.f.Params[a.Imm] != a {
			v.fail("argument %d is not a parameter of this function, use one of Params", k)
		}
	case OpSym:
		if a.Sym == nil {
			v.fail("argument %d is a symbol address without a symbol, make it with SymAddr", k)
		}
	case OpBlockAddr:
		if a.Target() == nil || a.Sym == nil {
			v.fail("argument %d is a block address without a block, make it with BlockAddr", k)
		}
	}
}

// terminator checks the end of b.
func (v *Verifier) terminator(b *Block) {
	t := b.Term()
	v.val = t
	if t == nil {
		v.fail("the block has no terminator, end it with one such as br or ret")
		return
	}
	want := -1
	switch t.Op {
	case OpRet, OpTailCall, OpUnreachable, OpResume:
		want = 0
	case OpBr:
		want = 1
	case OpCondBr, OpInvoke:
		want = 2
	case OpSwitch:
		want = len(t.Cases()) + 1
	}
	if want >= 0 && len(b.Succs) != want {
		v.fail("%s has %d targets, not %d; correct them", t.Op, len(b.Succs), want)
	}
	if b.Probs != nil && len(b.Probs) != len(b.Succs) {
		v.fail("there are %d probabilities for %d edges, give one for each edge", len(b.Probs), len(b.Succs))
	}
}
