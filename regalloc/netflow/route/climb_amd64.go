//go:build !purego

package route

import "golang.org/x/sys/cpu"

// vectors reports whether climbAVX2 can be used.
var vectors = cpu.X86.HasAVX2

//go:noescape
func climbAVX2(p *climb)
