package debuginfo

import (
	"cmp"
	"slices"

	"spillway/ir"
)

// Flow finds the instructions at which each debug record of f holds (ir.FuncDebug.Spans): a record holds up to the next
// one for bits of the same variable, on all paths. Where paths with different records join, none holds, but a mixed
// span notes that each path has one.
//
// Requires: the raw program. Time: the size of f and, for each variable with records in several places, the number of
// blocks times the loop depth; beyond a bound on this, records hold only in their own block.
func Flow(f *ir.Func, d *ir.Debug) {
	fd := f.Debug
	if fd == nil || len(fd.Records) == 0 {
		return
	}
	w := &flow{f: f, d: d}
	w.blocks()
	w.sort()
	for from := 0; from < len(w.order); {
		to := from + 1
		for to < len(w.order) && w.variableOf(w.order[to]) == w.variableOf(w.order[from]) {
			to++
		}
		w.variable(w.order[from:to])
		from = to
	}
	fd.Spans = w.spans
}

// flow is the state of Flow.
type flow struct {
	f     *ir.Func
	d     *ir.Debug
	rpo   []*ir.Block
	index []int32 // by block: its index in rpo, -1 if unreachable
	first []int32 // by index in rpo: its first position
	last  []int32 // likewise: the last one
	order []int32 // record numbers, by variable and position
	spans []ir.DebugSpan
	in    []int32 // by index in rpo: the record in effect at the block's start, or one of the constants below
	end   []int32 // likewise at its end
	work  int     // work done so far

	wholes bool // all records of the current variable describe the same bits
}

// Special record numbers.
const (
	noRecord  = -1 // no record holds
	anyRecord = -2 // not yet visited
	unchanged = -3 // the record in effect at the block's start
	mixed     = -4 // different records on different paths
)

// maxFlow is the maximum number of block visits for all variables of a function.
const maxFlow = 1 << 26

func (w *flow) blocks() {
	w.rpo = w.f.ReversePostorder()
	n := 0
	for _, b := range w.f.Blocks {
		n = max(n, b.ID+1)
	}
	w.index = make([]int32, n)
	for i := range w.index {
		w.index[i] = -1
	}
	w.first, w.last = make([]int32, len(w.rpo)), make([]int32, len(w.rpo))
	for i, b := range w.rpo {
		w.index[b.ID] = int32(i)
		lo, hi := int32(0), int32(0)
		for _, v := range b.Values {
			if v.Pos > 0 {
				if lo == 0 || v.Pos < lo {
					lo = v.Pos
				}
				hi = max(hi, v.Pos)
			}
		}
		// Include the positions of removed values.
		if k, found := slices.BinarySearch(w.f.Debug.Blocks, lo); found || k > 0 {
			if !found {
				k--
			}
			if lo = w.f.Debug.Blocks[k]; k+1 < len(w.f.Debug.Blocks) {
				hi = max(hi, w.f.Debug.Blocks[k+1]-1)
			}
		}
		w.first[i], w.last[i] = lo, hi
	}
	w.in, w.end = make([]int32, len(w.rpo)), make([]int32, len(w.rpo))
}

// An instance identifies a variable in one inlined copy.
type instance struct{ node, inlined ir.DebugID }

func (w *flow) variableOf(r int32) instance {
	x := &w.f.Debug.Records[r]
	return instance{x.Var, w.d.Loc(x.Loc).InlinedAt}
}

func (w *flow) place(r int32) int32 { return w.index[w.f.Debug.Records[r].Block.ID] }

// sort lists the records with values, by variable, block and position.
func (w *flow) sort() {
	rs := w.f.Debug.Records
	for i := range rs {
		r := &rs[i]
		if r.Kind != ir.DebugLabeled && r.Block != nil && r.Block.ID < len(w.index) && w.index[r.Block.ID] >= 0 && w.d.Kind(r.Var) == ir.DebugLocalVariable {
			if r.Kind == ir.DebugDeclare && r.PieceBits == 0 && r.Value != nil && r.Value.Op == ir.OpAlloca {
				continue // holds throughout the function
			}
			w.order = append(w.order, int32(i))
		}
	}
	slices.SortStableFunc(w.order, func(a, b int32) int {
		x, y := w.variableOf(a), w.variableOf(b)
		return cmp.Or(cmp.Compare(x.node, y.node), cmp.Compare(x.inlined, y.inlined), cmp.Compare(w.place(a), w.place(b)), cmp.Compare(rs[a].Pos, rs[b].Pos))
	})
}

// bits returns the bits of its variable that record r describes.
func (w *flow) bits(r int32) (off, n int64) {
	x := &w.f.Debug.Records[r]
	off, n = int64(x.PieceOff), int64(x.PieceBits)
	fs := w.d.Fields(x.Expr)
	for i := 0; i+2 < len(fs); i++ {
		if fs[i].Value == ir.OpLLVMFragment && i+3 == len(fs) {
			if n == 0 {
				return fs[i+1].Value, fs[i+2].Value
			}
			return off + fs[i+1].Value, n
		}
	}
	return off, n
}

// variable computes the ranges of the records of one variable.
func (w *flow) variable(records []int32) {
	type part struct{ off, n int64 }
	var parts []part
	for _, r := range records {
		off, n := w.bits(r)
		if p := (part{off, n}); !slices.Contains(parts, p) {
			parts = append(parts, p)
		}
	}
	if len(parts) > 64 {
		return
	}
	w.wholes = len(parts) == 1
	about := make([]part, len(records))
	for i, r := range records {
		about[i].off, about[i].n = w.bits(r)
	}
	for _, p := range parts {
		w.part(records, func(i int) int32 {
			switch q := about[i]; {
			case q == p:
				return w.same(records, i, func(k int) bool { return about[k] == p })
			case q.n == 0 || p.n == 0 || q.off < p.off+p.n && p.off < q.off+q.n:
				return noRecord // bits that overlap are described from here on
			}
			return unchanged
		})
	}
}

// same returns the first record equal to record i among those that among accepts, or noRecord if record i has no value.
func (w *flow) same(records []int32, i int, among func(int) bool) int32 {
	rs := w.f.Debug.Records
	x := &rs[records[i]]
	if x.Value == nil {
		return noRecord
	}
	for k, r := range records[:min(i, 64)] {
		if y := &rs[r]; among(k) && y.Value == x.Value && slices.Equal(y.More, x.More) && y.Kind == x.Kind && y.Expr == x.Expr {
			return r
		}
	}
	return records[i]
}

// part computes the ranges of records for one fragment of a variable; set is the transfer function.
func (w *flow) part(records []int32, set func(i int) int32) {
	n := len(w.rpo)
	sets := make([]int32, len(records))
	for i := range records {
		sets[i] = set(i)
	}
	for i := range w.in {
		w.in[i], w.end[i] = anyRecord, unchanged
	}
	for i, r := range records {
		if sets[i] != unchanged {
			w.end[w.place(r)] = sets[i]
		}
	}
	w.in[0] = noRecord
	if w.work += n; w.work > maxFlow {
		for i := range w.in {
			w.in[i] = noRecord
		}
	} else {
		w.iterate()
	}
	// Records and blocks are both in order.
	k := 0
	for b := range n {
		cur, from := w.in[b], w.first[b]
		for ; k < len(records) && w.place(records[k]) == int32(b); k++ {
			if sets[k] == unchanged {
				continue
			}
			at := w.f.Debug.Records[records[k]].Pos
			w.span(w.marked(cur, records), from, min(at, w.last[b]+1))
			cur, from = sets[k], max(at, w.first[b])
		}
		w.span(w.marked(cur, records), from, w.last[b]+1)
	}
}

// marked returns the value of a span for cur: for mixed, the one that names its variable.
func (w *flow) marked(cur int32, records []int32) int32 {
	if cur == mixed && w.wholes {
		return ^records[0]
	}
	return max(cur, noRecord)
}

// iterate computes the records in effect at block starts.
func (w *flow) iterate() {
	for again := true; again; {
		again = false
		for i, b := range w.rpo[1:] {
			in := int32(anyRecord)
			for _, p := range b.Preds {
				k := w.index[p.ID]
				if k < 0 {
					continue
				}
				out := w.end[k]
				if out == unchanged {
					out = w.in[k]
				}
				switch {
				case out == anyRecord || out == in:
				case in == anyRecord:
					in = out
				case in == noRecord || out == noRecord:
					in = noRecord
				default:
					in = mixed
				}
			}
			if in != w.in[i+1] {
				w.in[i+1] = in
				again = true
			}
		}
		if w.work += len(w.rpo); w.work > maxFlow {
			for i := range w.in {
				w.in[i] = noRecord
			}
			return
		}
	}
}

// span records that record r holds at the positions in [from, to).
func (w *flow) span(r, from, to int32) {
	if r == noRecord || from <= 0 || to <= from {
		return
	}
	if n := len(w.spans) - 1; n >= 0 && w.spans[n].Record == r && w.spans[n].To == from {
		w.spans[n].To = to
		return
	}
	w.spans = append(w.spans, ir.DebugSpan{Record: r, From: from, To: to})
}
