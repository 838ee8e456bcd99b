//go:build !purego

package route

import "golang.org/x/sys/cpu"

// vectors reports whether propagateAVX2 can be used.
var vectors = cpu.X86.HasAVX2

//go:noescape
func propagateAVX2(p *propagation)
