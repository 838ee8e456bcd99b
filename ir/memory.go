package ir

import "sync"

// memory is memory of discarded functions of the module (see Func.Discard), which later functions reuse.
type memory struct {
	mu     sync.Mutex
	values [][]Value
	args   [][]*Value
	consts []map[constKey]*Value
	leaves []map[leafKey]*Value
	params []Value  // not yet used by functions
	lists  []*Value // likewise
}

// The numbers of values and of arguments in reusable pieces; fewer in the first piece of a function, if it is not
// reusable: all functions of a module may be in memory at once, most of them short.
const (
	chunk         = 64
	argChunk      = 256
	firstChunk    = 16
	firstArgChunk = 64
)

// pop removes and returns the last element of list, or returns the zero value.
func pop[T any](list *[]T) (x T) {
	if n := len(*list); n > 0 {
		x = (*list)[n-1]
		*list = (*list)[:n-1]
	}
	return x
}

// again pops from one of the lists of f's module.
func again[T any](f *Func, list func(*memory) *[]T) (x T) {
	if f.Module == nil {
		return x
	}
	m := &f.Module.memory
	m.mu.Lock()
	defer m.mu.Unlock()
	return pop(list(m))
}

func valueChunks(m *memory) *[][]Value           { return &m.values }
func argChunks(m *memory) *[][]*Value            { return &m.args }
func constMaps(m *memory) *[]map[constKey]*Value { return &m.consts }
func leafMaps(m *memory) *[]map[leafKey]*Value   { return &m.leaves }

// give makes the memory of f reusable for other functions of its module.
func (f *Func) give() {
	for i, c := range f.chunks {
		if i == len(f.chunks)-1 && cap(f.arena) == cap(c) && &f.arena[:1][0] == &c[0] {
			c = c[:len(f.arena)] // the others are unused
		}
		clear(c)
	}
	for i, c := range f.argChunks {
		if n := len(f.args); i == len(f.argChunks)-1 && n > 0 && n <= len(c) && &f.args[n-1] == &c[len(c)-1] {
			c = c[:len(c)-n]
		}
		clear(c)
	}
	clear(f.consts)
	clear(f.leaves)
	if f.Module != nil {
		m := &f.Module.memory
		m.mu.Lock()
		defer m.mu.Unlock()
		for _, c := range f.chunks {
			m.values = append(m.values, c[:0])
		}
		m.args = append(m.args, f.argChunks...)
		if f.consts != nil {
			m.consts = append(m.consts, f.consts)
		}
		if f.leaves != nil {
			m.leaves = append(m.leaves, f.leaves)
		}
	}
	f.chunks, f.argChunks, f.arena, f.args, f.consts, f.leaves = nil, nil, nil, nil, nil, nil
}

// NewParams creates the parameters of f, which has no values yet, with the given types. O(parameters).
func (f *Func) NewParams(types []*Type) {
	n := len(types)
	if n == 0 {
		return
	}
	f.arena, f.Params = f.paramRoom(n)
	for i, t := range types {
		v := f.newValue(OpArg, t)
		v.Imm = int64(i)
		f.Params[i] = v
	}
}

// paramRoom returns memory for n parameters and the list of them, which is not reused: most functions are only
// declared.
func (f *Func) paramRoom(n int) ([]Value, []*Value) {
	if f.Module == nil {
		return make([]Value, 0, n), make([]*Value, n)
	}
	m := &f.Module.memory
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.params) < n {
		m.params, m.lists = make([]Value, max(n, chunk)), make([]*Value, max(n, chunk))
	}
	values, list := m.params[:0:n], m.lists[:n:n]
	m.params, m.lists = m.params[n:], m.lists[n:]
	return values, list
}

// moreValues returns memory for values.
func (f *Func) moreValues() []Value {
	c := again(f, valueChunks)
	if c == nil && len(f.chunks) == 0 {
		c = make([]Value, 0, firstChunk)
	} else if c == nil {
		c = make([]Value, 0, chunk)
	}
	f.chunks = append(f.chunks, c[:cap(c)])
	return c
}

// moreArgs returns memory for at least n arguments.
func (f *Func) moreArgs(n int) []*Value {
	if n > argChunk {
		return make([]*Value, n)
	}
	c := again(f, argChunks)
	if len(c) < n {
		size := argChunk
		if len(f.argChunks) == 0 {
			size = max(n, firstArgChunk)
		}
		c = make([]*Value, size)
	}
	f.argChunks = append(f.argChunks, c)
	return c
}
