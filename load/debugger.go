package load

import (
	"fmt"
	"sync"
	"unsafe"

	"spillway/object/elf"
)

// A debugDescription is what a debugger reads: which of the entries in a list has just come or is about to go.
type debugDescription struct {
	_      uint32 // the version: 1
	action uint32
	entry  *debugEntry
	first  *debugEntry
}

// What is done with an entry.
const (
	debugRegister   = 1
	debugUnregister = 2
)

// A debugEntry is an object whose sections have the addresses that they are loaded at.
type debugEntry struct {
	next, prev *debugEntry
	image      *byte
	size       uint64
}

// debugEntries are the entries of the process. They are reachable from here, since the garbage collector does not look into the
// description.
var debugEntries struct {
	mu   sync.Mutex
	list map[*debugEntry][]byte
}

// registerDebugger tells debuggers of the module's objects.
func (l *loader) registerDebugger() error {
	for i, f := range l.files {
		addrs := make([]uint64, len(f.Sections))
		for j := range addrs {
			if p := &l.lay.places[i][j]; p.region != nil && p.region != &l.lay.thread {
				addrs[j] = uint64(l.m.base) + uint64(p.region.start+p.off)
			}
		}
		image, err := elf.AppendAt(nil, f, addrs)
		if err != nil {
			return fmt.Errorf("%s: %w", l.m.name, err)
		}
		l.m.debug = append(l.m.debug, addDebugEntry(image))
	}
	return nil
}

func addDebugEntry(image []byte) *debugEntry {
	e := &debugEntry{image: unsafe.SliceData(image), size: uint64(len(image))}
	t := &debugEntries
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.list == nil {
		t.list = map[*debugEntry][]byte{}
	}
	t.list[e] = image
	if e.next = debugDescriptor.first; e.next != nil {
		e.next.prev = e
	}
	debugDescriptor.first = e
	announce(debugRegister, e)
	return e
}

// deregisterDebugger tells debuggers that the module's objects go.
func (m *Module) deregisterDebugger() {
	t := &debugEntries
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, e := range m.debug {
		if e.next != nil {
			e.next.prev = e.prev
		}
		if e.prev != nil {
			e.prev.next = e.next
		} else {
			debugDescriptor.first = e.next
		}
		announce(debugUnregister, e)
		delete(t.list, e)
	}
	m.debug = nil
}

// announce says what has been done with an entry.
func announce(action uint32, e *debugEntry) {
	debugDescriptor.action, debugDescriptor.entry = action, e
	tellDebugger()
	debugDescriptor.action, debugDescriptor.entry = 0, nil
}
