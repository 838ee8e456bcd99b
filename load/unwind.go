package load

import "unsafe"

// registerFrames registers the functions' unwind tables, which end with a length of zero.
func (m *Module) registerFrames(at uintptr) {
	if process.register != 0 && m.unwinder(process.register, at) {
		m.frames = at
	}
}

func (m *Module) deregisterFrames() {
	if m.frames != 0 {
		m.unwinder(process.deregister, m.frames)
		m.frames = 0
	}
}

// unwinder calls a function of the unwinder and reports whether it returned.
func (m *Module) unwinder(fn, arg uintptr) bool {
	f := getFrame()
	defer putFrame(f)
	f.fn, f.signal, f.x87 = fn, 0, 0
	f.integers(uint64(arg))
	m.scope.host.Call(enterAddr, unsafe.Pointer(f))
	return f.signal == 0
}
