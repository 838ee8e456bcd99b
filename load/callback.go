package load

import (
	"errors"
	"fmt"
	"reflect"
	"sync"
	"unsafe"
)

// callbacks are the Go functions that loaded code can call.
var callbacks callbackTable

// A callbackTable numbers functions, and reuses the numbers of removed ones.
type callbackTable struct {
	mu    sync.RWMutex
	funcs []*callback
	free  []uint32
}

// A callback is a Go function and the locations of its arguments.
type callback struct {
	fn   reflect.Value
	plan *plan
	// scope is not nil if the function's first parameter is a *Caller: its scope.
	scope *Scope
	// lazy, if not nil, compiles the function of that number; fn is unused.
	lazy   *lazyCode
	number int
}

func (t *callbackTable) add(c *callback) uint32 {
	t.mu.Lock()
	defer t.mu.Unlock()
	if n := len(t.free); n > 0 {
		i := t.free[n-1]
		t.free = t.free[:n-1]
		t.funcs[i] = c
		return i
	}
	t.funcs = append(t.funcs, c)
	return uint32(len(t.funcs) - 1)
}

func (t *callbackTable) set(i uint32, c *callback) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.funcs[i] = c
}

func (t *callbackTable) remove(i uint32) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.funcs[i] = nil
	t.free = append(t.free, i)
}

func (t *callbackTable) get(i uint32) *callback {
	t.mu.RLock()
	defer t.mu.RUnlock()
	return t.funcs[i]
}

// callback registers a Go function that the code calls by name.
func (l *loader) callback(name string, fn any) (uint32, error) {
	v := reflect.ValueOf(fn)
	if v.Kind() != reflect.Func || v.IsNil() {
		return 0, fmt.Errorf("%s: the callback %s is %T, not a Go function", l.m.name, name, fn)
	}
	typ, caller := withoutCaller(v.Type())
	p, err := planOf(name, typ, l.opts, true)
	if err != nil {
		return 0, fmt.Errorf("%s: callback %w", l.m.name, err)
	}
	c := &callback{fn: v, plan: p}
	if caller {
		c.scope = l.scope
	}
	i := callbacks.add(c)
	l.m.callbacks = append(l.m.callbacks, i)
	return i, nil
}

// A Callback is a Go function with an address that code can call until it is closed.
type Callback struct {
	stub stub
	once sync.Once
}

// A stub is code that calls the Go function with a number.
type stub struct {
	addr  uintptr
	index uint32
}

// stubs are the reusable stubs of Callbacks, in pages.
var stubs struct {
	mu   sync.Mutex
	free []stub
}

// Callback gives a Go function an address, for code that takes function pointers, such as qsort. Its parameters and
// result are as in Options.Callbacks, determined by its own type alone.
func (s *Scope) Callback(fn any) (*Callback, error) {
	v := reflect.ValueOf(fn)
	if v.Kind() != reflect.Func || v.IsNil() {
		return nil, fmt.Errorf("load: a callback must be a Go function, not %T", fn)
	}
	typ, caller := withoutCaller(v.Type())
	p, err := planOf("callback", typ, &Options{}, true)
	if err != nil {
		return nil, fmt.Errorf("load: %w", err)
	}
	stubs.mu.Lock()
	defer stubs.mu.Unlock()
	if len(stubs.free) == 0 {
		if err := moreStubs(); err != nil {
			return nil, fmt.Errorf("load: %w", err)
		}
	}
	n := len(stubs.free) - 1
	c := &Callback{stub: stubs.free[n]}
	stubs.free = stubs.free[:n]
	back := &callback{fn: v, plan: p}
	if caller {
		back.scope = s
	}
	callbacks.set(c.stub.index, back)
	return c, nil
}

// Addr returns the address of the function.
func (c *Callback) Addr() uintptr { return c.stub.addr }

// Close frees the address. Code must not call it afterwards.
func (c *Callback) Close() {
	c.once.Do(func() {
		callbacks.set(c.stub.index, nil)
		stubs.mu.Lock()
		defer stubs.mu.Unlock()
		stubs.free = append(stubs.free, c.stub)
	})
}

// moreStubs allocates a page of stubs after the word that they jump through. The lock is held.
func moreStubs() error {
	mem, err := mapMemory(pageSize, false)
	if err != nil {
		return err
	}
	putWord(mem, callbackAddr)
	var made []stub
	for at := int64(callbackSize); at+callbackSize <= pageSize; at += callbackSize {
		index := callbacks.add(nil)
		putCallback(mem, at, 0, index)
		made = append(made, stub{uintptr(unsafe.Pointer(&mem[at])), index})
	}
	if err := protect(mem, true); err != nil {
		unmap(mem)
		for _, s := range made {
			callbacks.remove(s.index)
		}
		return err
	}
	stubs.free = append(stubs.free, made...)
	return nil
}

// dispatch is called by the assembly for every call of a Go function from loaded code.
func dispatch(arg uintptr) {
	f := (*callbackFrame)(pointerTo(arg))
	c := callbacks.get(uint32(f.index))
	if c == nil {
		panic(errors.New("load: loaded code calls a Go function whose Callback or module is closed"))
	}
	if c.lazy != nil {
		f.intResults[0] = register(c.lazy.compileFirst(c.number))
		return
	}
	c.plan.receive(c, f)
}
