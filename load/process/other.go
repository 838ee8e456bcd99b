//go:build !(linux && (amd64 || 386 || arm64))

package process

import (
	"errors"
	"unsafe"

	"spillway/load"
)

// Host returns a Host for which load.NewScope fails.
func Host() load.Host { return host{} }

type host struct{}

var errUnsupported = errors.New("process: unsupported process (valid: linux/amd64, linux/386, linux/arm64)")

func (host) Call(fn uintptr, arg unsafe.Pointer)        { panic(errUnsupported) }
func (host) Callback(fn func(arg uintptr)) uintptr      { return 0 }
func (host) Open(library string) (uintptr, error)       { return 0, errUnsupported }
func (host) Close(handle uintptr) error                 { return errUnsupported }
func (host) Lookup(handle uintptr, name string) uintptr { return 0 }
