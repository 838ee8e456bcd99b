package load

import (
	"fmt"
	"os"
	"slices"
	"sync"
	"sync/atomic"
)

// present are the modules of all scopes: a thread created by loaded code belongs to none.
var present struct {
	mu      sync.Mutex
	modules []*Module
}

func (m *Module) enlist() {
	present.mu.Lock()
	defer present.mu.Unlock()
	present.modules = append(present.modules, m)
}

func (m *Module) delist() {
	present.mu.Lock()
	defer present.mu.Unlock()
	present.modules = slices.DeleteFunc(present.modules, func(o *Module) bool { return o == m })
}

// watch waits for a fault in a thread created by loaded code, which no call from Go can report, prints it and ends the
// process with the signal. The handler writes to a pipe: it must not use the Go runtime in such a thread, which may
// hold any lock.
func watch() error {
	r, w, err := os.Pipe()
	if err != nil {
		return err
	}
	process.pipe = w
	atomic.StoreUintptr(&foreignPipe, w.Fd())
	go func() {
		if n, _ := r.Read(make([]byte, 1)); n == 1 {
			report(newFault(&foreignFault))
		}
	}()
	return nil
}

func report(e *Fault) {
	present.mu.Lock()
	for _, m := range present.modules {
		m.scope.mu.Lock()
		m.locate(e)
		m.scope.mu.Unlock()
	}
	present.mu.Unlock()
	fmt.Fprintf(os.Stderr, "spillway: %v, in a thread created by loaded code\n", e)
	die(e.Signal)
}
