// Package regalloc is the contract between a compiler and a register
// allocator: a Problem goes in, a Result comes out. The package knows no IR and
// no target; any compiler can fill a Problem in, through the API or the text
// form, and every allocator below this package answers with the same Result.
package regalloc
