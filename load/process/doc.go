// Package process implements load.Host, the C side of the process, using github.com/ebitengine/purego, without cgo. A
// program that imports it is linked dynamically with the C library whether or not cgo is used; therefore it is a
// separate package.
package process
