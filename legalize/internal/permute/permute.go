// Package permute finds the cheapest short sequence of machine operations that performs a 16-byte vector shuffle. The
// operations are described by target.Permutation.
package permute

import (
	"sync"

	"spillway/target"
)

// Bytes describes each byte of a vector: the index of a byte of the first source (0 to 15) or of the second (16 to 31),
// Zero, or Any.
type Bytes [16]int8

// Bytes that come from no source.
const (
	Any  = -1
	Zero = target.ZeroElement
)

// A Step is one machine operation.
type Step struct {
	*target.Permutation
	K    int
	Of   [2]int // arguments: 0 and 1 are the sources, from 2 on the results of steps
	made Bytes
}

// HasConstant reports whether the operation takes a constant.
func (s *Step) HasConstant() bool { return len(s.Masks) != 1 }

// A Plan is a sequence of steps, the last of which computes the result; without steps, the result is source Of.
type Plan struct {
	Steps []Step
	Of    int
	Cost  int
}

// work is the budget of byte comparisons of one search.
const work = 400_000

// A Search finds plans for a machine. Safe for concurrent use.
type Search struct {
	all    []operation
	fixed  []fixed
	fields []family
	insert []*target.Permutation
	least  int // minimum cost of an operation

	mu    sync.Mutex
	found map[key]*Plan
}

type key struct {
	want                Bytes
	vectors, zero, most int8
}

// An operation is one of the machine's, with the range of its forms in fixed or its index in fields.
type operation struct {
	*target.Permutation
	first, end int
}

// A fixed is an operation with a particular constant k.
type fixed struct {
	*target.Permutation
	k    int
	mask Bytes // of the arguments
}

// A family is an operation with an independent selector per element.
type family struct {
	*target.Permutation
	bytes int // of an element
	blend bool
}

// New returns a Search over the permutations of all that has accepts.
func New(all []target.Permutation, has func(*target.Permutation) bool) *Search {
	s := &Search{found: make(map[key]*Plan)}
	for i := range all {
		p := &all[i]
		if !has(p) {
			continue
		}
		if s.least == 0 || p.Cost < s.least {
			s.least = p.Cost
		}
		o := operation{Permutation: p}
		switch {
		case p.Fields != nil:
			blend := p.Args == 2
			for k, f := range p.Fields {
				blend = blend && f.First == k && f.Count == 2 && f.Stride == len(p.Fields)
			}
			o.first = len(s.fields)
			s.fields = append(s.fields, family{p, p.Width / 8, blend})
		case p.Insert != nil:
			s.insert = append(s.insert, p)
		default:
			o.first = len(s.fixed)
			for k, mask := range p.Masks {
				if mask != nil {
					s.fixed = append(s.fixed, fixed{p, k, spread(mask, p.Width/8)})
				}
			}
			o.end = len(s.fixed)
		}
		s.all = append(s.all, o)
	}
	return s
}

// spread expands a mask of n-byte elements to bytes.
func spread(mask []int8, n int) (b Bytes) {
	for i := range b {
		if b[i] = mask[i/n]; b[i] >= 0 {
			b[i] = b[i]*int8(n) + int8(i%n)
		}
	}
	return b
}

// Least returns the minimum cost of an operation.
func (s *Search) Least() int { return s.least }

// Find returns the cheapest plan for want found within its budget, of one or two vectors and of cost at most most, or
// nil. The vector numbered zero is known to be zero; none if negative. The plan must not be modified. Safe for
// concurrent use.
func (s *Search) Find(want Bytes, vectors, zero, most int) *Plan {
	k := key{want, int8(vectors), int8(zero), int8(most)}
	s.mu.Lock()
	p, ok := s.found[k]
	s.mu.Unlock()
	if ok {
		return p
	}
	q := query{Search: s, left: work, want: want, most: most}
	for i := range vectors {
		var v Bytes
		for j := range v {
			if v[j] = int8(16*i + j); i == zero {
				v[j] = Zero
			}
		}
		q.given = append(q.given, v)
	}
	p = q.run()
	s.mu.Lock()
	s.found[k] = p
	s.mu.Unlock()
	return p
}

// A query is one search.
type query struct {
	*Search
	want  Bytes
	given []Bytes
	left  int // remaining budget
	most  int // the cost of a plan
	best  *Plan
}

// fits reports whether v satisfies want.
func (want *Bytes) fits(v *Bytes) bool {
	for i, x := range want {
		if x != Any && x != v[i] {
			return false
		}
	}
	return true
}

// nothing reports whether any vector satisfies want.
func (want *Bytes) nothing() bool { return *want == anything }

var anything = Bytes{Any, Any, Any, Any, Any, Any, Any, Any, Any, Any, Any, Any, Any, Any, Any, Any}

// is returns the number of a source that satisfies want, or -1.
func (q *query) is(want *Bytes) int {
	for i := range q.given {
		if want.fits(&q.given[i]) {
			return i
		}
	}
	return -1
}

func (q *query) run() *Plan {
	if i := q.is(&q.want); i >= 0 {
		return &Plan{Of: i}
	}
	if s, ok := q.one(&q.want); ok && s.Cost <= q.most {
		return &Plan{Steps: []Step{s}, Cost: s.Cost}
	}
	if q.most < 2*q.least {
		return nil
	}
	q.lastFixed()
	q.lastInsert()
	q.lastFields()
	return q.best
}

// offer records a plan if it is cheaper than the best so far.
func (q *query) offer(steps ...Step) {
	cost := 0
	for i := range steps {
		s := &steps[i]
		cost += s.Cost
		for j := range steps[i+1:] {
			if later := steps[i+1+j].Of; s.Copy > 0 && (later[0] == s.Of[0] || later[1] == s.Of[0]) {
				cost += s.Copy
				break
			}
		}
	}
	if cost <= q.most && (q.best == nil || cost < q.best.Cost) {
		q.best = &Plan{Steps: steps, Cost: cost}
	}
}

// beats reports whether a plan of this cost would be the best so far.
func (q *query) beats(cost int) bool {
	return q.left > 0 && cost <= q.most && (q.best == nil || cost < q.best.Cost)
}

// one returns the cheapest single operation on the sources that satisfies want, the first of several.
func (q *query) one(want *Bytes) (best Step, ok bool) {
	for _, of := range [...][2]int{{0, 1}, {1, 0}, {0, 0}, {1, 1}} {
		if of[0] >= len(q.given) || of[1] >= len(q.given) {
			continue
		}
		x, y := &q.given[of[0]], &q.given[of[1]]
		for i := range q.all {
			p := &q.all[i]
			if p.Args == 1 && of[0] != of[1] || ok && p.Cost >= best.Cost || q.left < 0 {
				continue
			}
			if k, can := q.can(p, want, x, y); can {
				if best, ok = (Step{Permutation: p.Permutation, K: k, Of: of}), true; p.Cost == q.least {
					return best, ok
				}
			}
		}
	}
	return best, ok
}

// can returns the constant with which an operation on x and y satisfies want.
func (q *query) can(p *operation, want, x, y *Bytes) (k int, ok bool) {
	switch {
	case p.Fields != nil:
		return q.chooses(&q.fields[p.first], want, x, y)
	case p.Insert != nil:
		return q.inserts(p.Permutation, want, x, y)
	}
	for i := p.first; i < p.end; i++ {
		if f := &q.fixed[i]; q.makes(f, want, x, y) {
			return f.k, true
		}
	}
	return 0, false
}

// at returns byte k of the arguments x and y.
func at(k int8, x, y *Bytes) int8 {
	switch {
	case k < 0:
		return k
	case k < 16:
		return x[k]
	}
	return y[k-16]
}

// makes reports whether f on x and y satisfies want.
func (q *query) makes(f *fixed, want, x, y *Bytes) bool {
	for i, w := range want {
		q.left--
		if w != Any && w != at(f.mask[i], x, y) {
			return false
		}
	}
	return true
}

// element reports whether the n-byte element of want at byte i is element e of x and y.
func (q *query) element(want *Bytes, i, n, e int, x, y *Bytes) bool {
	for j := range n {
		q.left--
		if w := want[i+j]; w != Any && w != at(int8(e*n+j), x, y) {
			return false
		}
	}
	return true
}

// chooses returns the constant with which f on x and y satisfies want.
func (q *query) chooses(f *family, want, x, y *Bytes) (k int, ok bool) {
	for i, field := range f.Fields {
		c := q.choice(f, i, field, want, x, y)
		if c < 0 {
			return 0, false
		}
		k |= c << field.Shift
	}
	return k, true
}

// choice returns the selector with which element i of f satisfies want, or -1. A don't-care element stays in place if
// possible.
func (q *query) choice(f *family, i int, field target.Field, want, x, y *Bytes) int {
	if stay := (i - field.First); field.Stride > 0 && stay >= 0 && stay%field.Stride == 0 && stay/field.Stride < field.Count && q.element(want, i*f.bytes, f.bytes, i, x, y) {
		return stay / field.Stride
	}
	for c := range field.Count {
		if q.element(want, i*f.bytes, f.bytes, field.First+c*field.Stride, x, y) {
			return c
		}
	}
	return -1
}

// inserts is chooses for an operation that inserts an element.
func (q *query) inserts(p *target.Permutation, want, x, y *Bytes) (k int, ok bool) {
	n, to := p.Width/8, -1
	for i := range 16 / n {
		if q.element(want, i*n, n, i, x, y) {
			continue
		}
		if to >= 0 {
			return 0, false
		}
		to = i
	}
	if to < 0 {
		return 0, false
	}
	for e := range 16 / n {
		if q.element(want, to*n, n, e, y, y) {
			return to<<p.Insert.To | e<<p.Insert.From, true
		}
	}
	return 0, false
}

// argument returns the cheapest source of an argument, a given vector or the result of one step, which would have the
// number next.
func (q *query) argument(want *Bytes, next int) (of int, s *Step, ok bool) {
	if want.nothing() {
		return 0, nil, true
	}
	if i := q.is(want); i >= 0 {
		return i, nil, true
	}
	step, ok := q.one(want)
	return next, &step, ok
}

// lastFixed searches plans that end with a fixed operation, which determines what its arguments must be.
func (q *query) lastFixed() {
	for i := range q.fixed {
		f := &q.fixed[i]
		if !q.beats(f.Cost + q.least) {
			continue
		}
		x, y, ok := f.needs(&q.want)
		if !ok {
			continue
		}
		last := Step{Permutation: f.Permutation, K: f.k}
		if both, ok := merged(&x, &y); ok && f.Args == 2 {
			if _, s, ok := q.argument(&both, 2); ok && s != nil {
				last.Of = [2]int{2, 2}
				q.offer(*s, last)
			}
		}
		q.twoArguments(last, &x, &y)
	}
}

// twoArguments offers plans that end with last, whose arguments must satisfy x and y.
func (q *query) twoArguments(last Step, x, y *Bytes) {
	if !q.beats(last.Cost+2*q.least) && !q.isGiven(x) && !q.isGiven(y) {
		return
	}
	ox, sx, ok := q.argument(x, 2)
	if !ok {
		return
	}
	next := 2
	if sx != nil {
		next++
	}
	oy, sy, ok := q.argument(y, next)
	if !ok {
		return
	}
	if last.Of = [2]int{ox, oy}; last.Args == 1 {
		last.Of[1] = ox
	}
	switch {
	case sx != nil && sy != nil:
		q.offer(*sx, *sy, last)
	case sx != nil:
		q.offer(*sx, last)
	case sy != nil:
		q.offer(*sy, last)
	}
}

// isGiven reports whether an argument is, or may be, one of the sources.
func (q *query) isGiven(want *Bytes) bool { return want.nothing() || q.is(want) >= 0 }

// needs returns the requirements on f's arguments for its result to satisfy want.
func (f *fixed) needs(want *Bytes) (x, y Bytes, ok bool) {
	x, y = anything, anything
	for i, w := range want {
		if w == Any {
			continue
		}
		k := f.mask[i]
		if k < 0 {
			if w != k {
				return x, y, false
			}
			continue
		}
		to := &x[k&15]
		if k >= 16 {
			to = &y[k&15]
		}
		if *to != Any && *to != w {
			return x, y, false
		}
		*to = w
	}
	return x, y, true
}

// merged returns the conjunction of x and y.
func merged(x, y *Bytes) (both Bytes, ok bool) {
	for i := range both {
		if both[i] = max(x[i], y[i]); x[i] == Any || y[i] == Any {
			if both[i] = x[i]; x[i] == Any {
				both[i] = y[i]
			}
		} else if x[i] != y[i] {
			return both, false
		}
	}
	return both, true
}

// lastInsert searches plans that end with the insertion of an element of a source.
func (q *query) lastInsert() {
	for _, p := range q.insert {
		n := p.Width / 8
		for i := range 16 / n {
			if !q.beats(p.Cost + q.least) {
				break
			}
			rest := q.want
			for j := range n {
				rest[i*n+j] = Any
			}
			_, s, ok := q.argument(&rest, 2)
			if !ok || s == nil {
				continue
			}
			for v := range q.given {
				for e := range 16 / n {
					if q.element(&q.want, i*n, n, e, &q.given[v], &q.given[v]) {
						q.offer(*s, Step{Permutation: p, K: i<<p.Insert.To | e<<p.Insert.From, Of: [2]int{2, v}})
					}
				}
			}
		}
	}
}

// lastFields searches plans that end with an operation of a family.
func (q *query) lastFields() {
	if len(q.fields) == 0 {
		return
	}
	for i := range q.fields {
		f := &q.fields[i]
		if f.blend && len(q.given) == 2 {
			x, y := q.want, q.want
			for j, w := range q.want {
				if w >= 16 || w == Zero {
					x[j] = Any
				} else {
					y[j] = Any
				}
			}
			for _, swapped := range [...]bool{false, true} {
				if swapped {
					x, y = y, x
				}
				if !q.beats(f.Cost + q.least) {
					continue
				}
				if k, ok := q.chooses(f, &q.want, &x, &y); ok {
					q.twoArguments(Step{Permutation: f.Permutation, K: k}, &x, &y)
				}
			}
		}
	}
	// First a fixed operation, from whose result the last one chooses.
	for i := range q.fixed {
		first := &q.fixed[i]
		q.eachGiven(first.Permutation, func(x, y int) {
			var made Bytes
			for j, k := range first.mask {
				made[j] = at(k, &q.given[x], &q.given[y])
			}
			q.lastOf(Step{Permutation: first.Permutation, K: first.k, Of: [2]int{x, y}, made: made})
		})
	}
	// Or a family's operation that provides what the last one needs.
	for i := range q.fields {
		last := &q.fields[i]
		for j := range q.fields {
			first := &q.fields[j]
			if !q.beats(first.Cost + last.Cost) {
				continue
			}
			q.eachGiven(first.Permutation, func(x, y int) {
				q.eachLast(last.Permutation, func(u, v int) {
					q.twoChoices(first, last, [2]int{x, y}, [2]int{u, v})
				})
			})
		}
	}
}

// eachGiven calls f with the sources that p may have as arguments.
func (q *query) eachGiven(p *target.Permutation, f func(x, y int)) {
	for x := range q.given {
		if p.Args == 1 {
			f(x, x)
			continue
		}
		for y := range q.given {
			f(x, y)
		}
	}
}

// eachLast calls f with the arguments that p, as the second of two operations, may have.
func (q *query) eachLast(p *target.Permutation, f func(x, y int)) {
	f(2, 2)
	if p.Args == 1 {
		return
	}
	for v := range q.given {
		f(2, v)
		f(v, 2)
	}
}

// lastOf offers the plans that end with a family's operation on the result of step s.
func (q *query) lastOf(s Step) {
	vector := func(i int) *Bytes {
		if i == 2 {
			return &s.made
		}
		return &q.given[i]
	}
	for i := range q.fields {
		f := &q.fields[i]
		q.eachLast(f.Permutation, func(x, y int) {
			if !q.beats(s.Cost + f.Cost) {
				return
			}
			if k, ok := q.chooses(f, &q.want, vector(x), vector(y)); ok {
				q.offer(s, Step{Permutation: f.Permutation, K: k, Of: [2]int{x, y}})
			}
		})
	}
}

// twoChoices offers first followed by last, with arguments of which 2 is the result of first on the vectors of.
func (q *query) twoChoices(first, last *family, of, args [2]int) {
	if !q.beats(first.Cost + last.Cost) {
		return
	}
	c := choices{query: q, first: first, last: last, x: &q.given[of[0]], y: &q.given[of[1]], args: args, need: anything, nodes: 64}
	if !c.from(0) {
		return
	}
	k, ok := q.chooses(first, &c.need, c.x, c.y)
	if !ok {
		return
	}
	q.offer(Step{Permutation: first.Permutation, K: k, Of: of}, Step{Permutation: last.Permutation, K: c.k, Of: args})
}

// choices records where the last of two operations finds the elements of its result.
type choices struct {
	*query
	first, last *family
	x, y        *Bytes // the arguments of first
	args        [2]int
	need        Bytes // requirement on first's result
	k, nodes    int
}

// from assigns the elements from i on; those before are assigned.
func (c *choices) from(i int) bool {
	n := c.last.bytes
	if i == len(c.last.Fields) {
		return true
	}
	if c.nodes--; c.nodes < 0 || c.left < 0 {
		return false
	}
	field, per := c.last.Fields[i], 16/n
	idle := true
	for j := range n {
		idle = idle && c.want[i*n+j] == Any
	}
	if idle {
		return c.from(i + 1)
	}
	for bits := range field.Count {
		e := field.First + bits*field.Stride
		of := c.args[e/per]
		e %= per
		if of < 2 {
			if v := &c.given[of]; c.element(&c.want, i*n, n, e, v, v) {
				c.k |= bits << field.Shift
				if c.from(i + 1) {
					return true
				}
				c.k &^= bits << field.Shift
			}
			continue
		}
		before := c.need
		ok := true
		for j := range n {
			w, to := c.want[i*n+j], &c.need[e*n+j]
			ok = ok && (w == Any || *to == Any || *to == w)
			if ok && w != Any {
				*to = w
			}
		}
		if ok && c.feasible(e*n, n) {
			c.k |= bits << field.Shift
			if c.from(i + 1) {
				return true
			}
			c.k &^= bits << field.Shift
		}
		c.need = before
	}
	return false
}

// feasible reports whether first can satisfy the requirement on n bytes from byte i on.
func (c *choices) feasible(i, n int) bool {
	w := c.first.bytes
	for e := i / w; e*w < i+n; e++ {
		if c.choice(c.first, e, c.first.Fields[e], &c.need, c.x, c.y) < 0 {
			return false
		}
	}
	return true
}
