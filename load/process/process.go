//go:build linux && (amd64 || 386 || arm64)

package process

import (
	"runtime"
	"unsafe"

	"github.com/ebitengine/purego"

	"spillway/load"
)

// Host returns the Host of this process.
func Host() load.Host { return host{} }

type host struct{}

func (host) Call(fn uintptr, arg unsafe.Pointer) {
	purego.SyscallN(fn, uintptr(arg))
	runtime.KeepAlive(arg)
}

func (host) Callback(fn func(arg uintptr)) uintptr { return purego.NewCallback(fn) }

func (host) Open(library string) (uintptr, error) {
	return purego.Dlopen(library, purego.RTLD_NOW|purego.RTLD_LOCAL)
}

func (host) Close(handle uintptr) error { return purego.Dlclose(handle) }

func (host) Lookup(handle uintptr, name string) uintptr {
	addr, err := purego.Dlsym(handle, name)
	if err != nil {
		return 0
	}
	return addr
}
