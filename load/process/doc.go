// Package process is the C side of the process that a program is, for package load:
// by github.com/ebitengine/purego, which needs no cgo. A program that imports it is
// linked dynamically, with the C library, whether or not cgo is used; that is why
// it is a package of its own.
package process
