package ir

import "fmt"

// A VerifyError is one violation of the rules of the program.
type VerifyError struct {
	Func      *Func
	Block     *Block // nil if it concerns the function
	Value     *Value // nil if it concerns the block
	Line, Col int    // of the value in the text, 0 if not known
	Msg       string // what, and what to do
}

// Error returns the violation with the place where it stands.
func (e *VerifyError) Error() string {
	where := "@" + quoteName(e.Func.Name)
	if e.Block != nil {
		where += fmt.Sprintf(", block %d", e.Block.ID)
	}
	if e.Value != nil {
		where += fmt.Sprintf(", value %d (%s)", e.Value.ID, e.Value.Op)
	}
	return where + ": " + e.Msg
}

// Verify lists every violation of the rules of SSA programs in f, nil if there
// is none; a declaration has none. It serves programs as read and legal ones
// (where an address may be an integer of pointer width), but does not check
// that a program is legal. O(values) but for dominance, which takes a few
// passes over the blocks.
func Verify(f *Func) []error {
	if len(f.Blocks) == 0 {
		return nil
	}
	v := &verifier{f: f, at: make([]int32, f.NumValues())}
	v.blocks()
	if len(v.errs) > 0 {
		return v.errs
	}
	v.number()
	dom := dominators(f)
	var late []error // about dominance: they only count where all else is right
	for _, b := range f.Blocks {
		v.block = b
		for i, val := range b.Values {
			v.value(val, i)
			if len(v.errs) == 0 && len(val.Args) > 0 && dom.pre[b.ID] != 0 {
				v.dominance(dom, val, i)
				late, v.errs = append(late, v.errs...), v.errs[:0]
			}
		}
		v.terminator(b)
	}
	if len(v.errs) == 0 {
		return late
	}
	return v.errs
}

type verifier struct {
	f     *Func
	block *Block
	val   *Value
	at    []int32 // position+1 of each value in its block, 0: in none
	errs  []error
}

// fail records a violation by the current value.
func (v *verifier) fail(format string, args ...any) {
	e := &VerifyError{Func: v.f, Block: v.block, Value: v.val, Msg: fmt.Sprintf(format, args...)}
	if v.val != nil {
		e.Line, e.Col = int(v.val.Line), int(v.val.Col)
	}
	v.errs = append(v.errs, e)
}

// blocks checks ids and edges.
func (v *verifier) blocks() {
	f := v.f
	seen := make([]*Block, f.NumBlocks())
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

// edges checks that predecessors and successors tell the same edges. O(edges).
func (v *verifier) edges() {
	n := v.f.NumBlocks()
	start := make([]int32, n+1) // of the list of blocks that name each block as predecessor
	for _, b := range v.f.Blocks {
		for _, p := range b.Preds {
			start[p.ID+1]++
		}
	}
	for i := range n {
		start[i+1] += start[i]
	}
	named := make([]*Block, start[n])
	fill := append([]int32(nil), start[:n]...)
	for _, b := range v.f.Blocks {
		for _, p := range b.Preds {
			named[fill[p.ID]] = b
			fill[p.ID]++
		}
	}
	balance := make([]int32, n) // edges from the current block less those that the target knows of
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
			v.fail("the edges from here are not those that its successors have as Preds, keep Preds and Succs in step")
		}
	}
}

// number notes where each value stands.
func (v *verifier) number() {
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
				v.fail("the value says that it stands in another block, set its Block")
			case val.Op.IsLeaf() || val.Op == OpInvalid || val.Op >= NumOps:
				v.fail("operation %s cannot stand in a block, use it as an argument only", val.Op)
			default:
				v.at[val.ID] = int32(i) + 1
			}
		}
	}
	v.val = nil
}

// value checks one value: arguments, place in its block and types.
func (v *verifier) value(val *Value, i int) {
	v.val = val
	if val.Type == nil {
		v.fail("the value has no type, give it one (Void if it has no result)")
		return
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
			if a.Op == OpArg && (a.Imm < 0 || a.Imm >= int64(len(v.f.Params)) || v.f.Params[a.Imm] != a) {
				v.fail("argument %d is no parameter of this function, use one of Params", k)
			}
		case int(a.ID) >= len(v.at) || v.at[a.ID] == 0 || a.Block == nil || a.Block.Func != v.f:
			v.fail("argument %d stands in no block of the function, put it into one", k)
		}
	}
	b := val.Block
	switch {
	case val.Op == OpPhi && i > 0 && b.Values[i-1].Op != OpPhi:
		v.fail("a phi stands behind another operation, put phis first in their block")
	case val.Op.IsTerminator() && i != len(b.Values)-1:
		v.fail("a terminator stands within the block, end the block with it")
	}
	v.types(val)
}

// terminator checks the end of b.
func (v *verifier) terminator(b *Block) {
	t := b.Term()
	v.val = t
	if t == nil {
		v.fail("the block has no terminator, end it with one such as br or ret")
		return
	}
	want := -1
	switch t.Op {
	case OpRet, OpTailCall, OpUnreachable:
		want = 0
	case OpBr:
		want = 1
	case OpCondBr:
		want = 2
	case OpSwitch:
		want = len(t.Cases()) + 1
	}
	if want >= 0 && len(b.Succs) != want {
		v.fail("%s has %d targets, not %d; correct them", t.Op, len(b.Succs), want)
	}
	if b.Probs != nil && len(b.Probs) != len(b.Succs) {
		v.fail("there are %d probabilities for %d edges, give one for each", len(b.Probs), len(b.Succs))
	}
}
