package load

import (
	"fmt"
	"sync"
	"unsafe"

	"spillway/object/elf"
)

// A debugDescription is the structure that a debugger reads: the entry of a list that was just registered or is about
// to be deregistered.
type debugDescription struct {
	_      uint32 // the version: 1
	action uint32
	entry  *debugEntry
	first  *debugEntry
}

// Actions on an entry.
const (
	debugRegister   = 1
	debugUnregister = 2
)

// A debugEntry is an object whose sections have the addresses at which they are loaded.
type debugEntry struct {
	next, prev *debugEntry
	image      *byte
	size       uint64
}

// debugEntries are the entries of the process. They keep the entries reachable: the garbage collector does not follow
// the description.
var debugEntries struct {
	mu   sync.Mutex
	list map[*debugEntry][]byte
}

// registerDebugger registers the module's objects with debuggers.
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

// deregisterDebugger deregisters the module's objects.
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

// announce notifies debuggers of an action on an entry.
func announce(action uint32, e *debugEntry) {
	debugDescriptor.action, debugDescriptor.entry = action, e
	tellDebugger()
	debugDescriptor.action, debugDescriptor.entry = 0, nil
}
