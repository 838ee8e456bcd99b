package load

import (
	"fmt"
	"reflect"
	"sync"
)

// callbacks are the Go functions that loaded code can call.
var callbacks callbackTable

// A callbackTable gives numbers to functions, and gives those of removed ones again.
type callbackTable struct {
	mu    sync.RWMutex
	funcs []*callback
	free  []uint32
}

// A callback is a Go function and how its arguments arrive.
type callback struct {
	fn   reflect.Value
	plan *plan
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

// callback takes in a Go function that the code knows by a name.
func (l *loader) callback(name string, fn any) (uint32, error) {
	v := reflect.ValueOf(fn)
	if v.Kind() != reflect.Func || v.IsNil() {
		return 0, fmt.Errorf("%s: the callback %s is %T, not a Go function", l.m.name, name, fn)
	}
	p, err := planOf(name, v.Type(), l.opts, true)
	if err != nil {
		return 0, fmt.Errorf("%s: callback %w", l.m.name, err)
	}
	i := callbacks.add(&callback{v, p})
	l.m.callbacks = append(l.m.callbacks, i)
	return i, nil
}

// dispatch is called by the assembly for every call of a Go function from loaded code.
func dispatch(arg uintptr) {
	f := (*callbackFrame)(pointerTo(arg))
	c := callbacks.get(uint32(f.index))
	c.plan.receive(c.fn, f)
}
