package legalize

import (
	"sync"

	"spillway/internal/scratch"
	"spillway/ir"
	"spillway/target"
)

// kept is the memory that legalization reuses between functions.
type kept struct {
	ofModule
	ofFunction

	// Arguments of the current call, those of nested calls on top.
	args   []argument
	placed [][]place
	scaled []scaledIndex // of the current address computation

	// Arenas of data that functions keep.
	regs   []int16
	blocks []*ir.Block
}

// ofModule is the information about a module for a target.
type ofModule struct {
	machine     *target.Target
	module      *ir.Module
	layout      ir.Layout // the machine's, adjusted to the module
	layouts     map[*ir.Type][]part
	structs     map[*ir.Type]*structLayout
	pairs       [8][8]*ir.Type          // struct types of two results
	passed      map[passedType]*ir.Type // see passedAs; nil until a type may differ
	returnTypes map[passedType]*ir.Type // likewise, see returnedAs
	pieces      map[*ir.Type]bool       // structs that vectors are passed as
}

// ofFunction is the information about the current function.
type ofFunction struct {
	order     ir.Ordering
	used      []bool        // by raw value: it has a use
	edges     []edge        // phi arguments by predecessor, see edgeStart
	edgeStart []int32       // by raw block: start in edges
	preds     [][]*ir.Block // by raw block: its old predecessors
	refs      []ref         // by raw value
	flat      []*ir.Value
	recipes   []recipe
	rawPhis   [][]*ir.Value // by raw block: its old phis
	phis      [][]*ir.Value // by raw block: its new phis
	origin    []*ir.Block   // by new block: the raw block it comes from
	made      [][2]int      // by raw block: range in f.Blocks of the blocks made from it
	incoming  []incoming
	places    []place // those that assigners handed out
	results   []*ir.Value
	got       gotBase
}

// structLayout is the layout of a struct type.
type structLayout struct {
	size    int64
	offsets []int64
	first   []int32 // the number of each field's first part; see builder.partIndex
}

// idle holds the unused kept memories.
type idle struct {
	mu   sync.Mutex
	list []*kept
}

// take returns a kept for a function of m, which is compiled for t.
func (i *idle) take(t *target.Target, m *ir.Module) *kept {
	var k *kept
	i.mu.Lock()
	if n := len(i.list); n > 0 {
		k = i.list[n-1]
		i.list = i.list[:n-1]
	}
	i.mu.Unlock()
	if k == nil {
		k = new(kept)
	}
	if k.machine != t || k.module != m || m == nil {
		k.machine, k.module, k.layout = t, m, LayoutFor(t, m)
		k.passed, k.pieces, k.returnTypes = nil, nil, nil
		k.layouts, k.structs, k.pairs = make(map[*ir.Type][]part), make(map[*ir.Type]*structLayout), [8][8]*ir.Type{}
	}
	return k
}

// put returns k for reuse.
func (i *idle) put(k *kept) {
	i.mu.Lock()
	i.list = append(i.list, k)
	i.mu.Unlock()
}

// prepare makes k ready for a function with the given numbers of values and blocks.
func (k *kept) prepare(values, blocks int) {
	k.used = scratch.Zeroed(k.used, values)
	k.refs = scratch.Zeroed(k.refs, values)
	k.edgeStart = scratch.Zeroed(k.edgeStart, blocks+1)
	k.preds = scratch.Zeroed(k.preds, blocks)
	k.rawPhis = scratch.Zeroed(k.rawPhis, blocks)
	k.phis = scratch.Zeroed(k.phis, blocks)
	k.origin = scratch.Zeroed(k.origin, blocks)
	k.made = scratch.Zeroed(k.made, blocks)
	k.flat, k.recipes, k.incoming = k.flat[:0], k.recipes[:0], k.incoming[:0]
	k.places, k.results = k.places[:0], k.results[:0]
	k.args, k.placed = k.args[:0], k.placed[:0]
}

// structOf returns the layout of a struct type.
func (k *kept) structOf(t *ir.Type) *structLayout {
	s := k.structs[t]
	if s == nil {
		s = &structLayout{size: k.layout.Size(t), offsets: make([]int64, len(t.Fields))}
		for i := range t.Fields {
			s.offsets[i] = k.layout.Offset(t, i)
		}
		k.structs[t] = s
	}
	return s
}

// size returns the distance in bytes between two values of type t in an array.
func (k *kept) size(t *ir.Type) int64 {
	switch t.Kind {
	case ir.StructKind:
		return k.structOf(t).size
	case ir.ArrayKind:
		return t.Len * k.size(t.Elem)
	}
	return k.layout.Size(t)
}

// takeRegs allocates an empty list of capacity n from the function's arena.
func (k *kept) takeRegs(n int) []int16 {
	if len(k.regs) < n {
		k.regs = make([]int16, 256+n)
	}
	regs := k.regs[:0:n]
	k.regs = k.regs[n:]
	return regs
}

// takeBlocks allocates an empty list of capacity n from the function's arena.
func (k *kept) takeBlocks(n int) []*ir.Block {
	if len(k.blocks) < n {
		k.blocks = make([]*ir.Block, 256+n)
	}
	blocks := k.blocks[:0:n]
	k.blocks = k.blocks[n:]
	return blocks
}

// list returns the values given in the function's arena.
func (k *kept) list(values ...*ir.Value) []*ir.Value {
	at := len(k.results)
	k.results = append(k.results, values...)
	return k.results[at:len(k.results):len(k.results)]
}
