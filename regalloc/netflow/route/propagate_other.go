//go:build !amd64 || purego

package route

// vectors reports whether propagateAVX2 can be used.
var vectors = false

func propagateAVX2(p *propagation) { panic("no vectors") }
