//go:build !amd64 || purego

package route

// vectors reports whether climbAVX2 can be used.
var vectors = false

func climbAVX2(p *climb) { panic("no vectors") }
