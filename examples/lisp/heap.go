package main

import (
	"fmt"
	"strings"
	"unsafe"

	"spillway/load"
)

// A value is an integer n as 2n+1, or the address of a cell, or 0 for nil.

// A cell is a pair.
type cell struct{ car, cdr int64 }

const cellBytes = int64(unsafe.Sizeof(cell{}))

// A heap is two spaces of cells, of which one is in use: the collector copies what is reachable to the other one. Compiled code takes
// cells from free on, up to limit.
type heap struct {
	free, limit int64
	space       []cell
	collections int
	kept        int
	always      bool // collect for each cell, for tests
}

func newHeap(bytes int) *heap {
	h := &heap{}
	h.use(make([]cell, max(int64(bytes)/cellBytes, 1)), 0)
	return h
}

// use makes space the one in use, of which the first n cells are taken.
func (h *heap) use(space []cell, n int) {
	h.space = space
	start := int64(uintptr(unsafe.Pointer(&space[0])))
	h.free, h.limit = start+int64(n)*cellBytes, start+int64(len(space))*cellBytes
}

// collect makes room for a cell. The code that calls it, and its callers, have their values where their stack maps say.
func (h *heap) collect(caller *load.Caller) {
	h.collections++
	c := &copier{from: h.space}
	n := len(h.space)
	c.to = make([]cell, 0, 2*n+1)
	for frame := range caller.Frames() {
		for i := range frame.Map.Locations {
			root := (*int64)(frame.Slot(i))
			*root = c.copy(*root)
		}
	}
	for i := 0; i < len(c.to); i++ { // cells whose parts are in the old space yet
		c.to[i].car = c.copy(c.to[i].car)
		c.to[i].cdr = c.copy(c.to[i].cdr)
	}
	used := len(c.to)
	h.kept += used
	if used > n/2 {
		n = 2*n + 1
	}
	old := h.space
	h.use(c.to[:n], used)
	if h.always {
		h.limit = h.free + cellBytes
		clear(old)
	}
}

// A copier copies cells. The old cell then has the mark as its car, and as its cdr where it is.
type copier struct {
	from, to []cell
}

// moved is the car of a cell that has been copied: no value, since the addresses of cells are multiples of 8.
const moved = 2

// copy returns the value v after the collection.
func (c *copier) copy(v int64) int64 {
	if v == 0 || v&1 != 0 {
		return v
	}
	old := &c.from[(v-int64(uintptr(unsafe.Pointer(&c.from[0]))))/cellBytes]
	if old.car != moved {
		c.to = append(c.to, *old)
		*old = cell{moved, int64(uintptr(unsafe.Pointer(&c.to[len(c.to)-1])))}
	}
	return old.cdr
}

// text returns a value as it is written.
func (h *heap) text(v int64) string {
	if v&1 != 0 {
		return fmt.Sprint(v >> 1)
	}
	var b strings.Builder
	b.WriteByte('(')
	for i := 0; v != 0 && v&1 == 0; i++ {
		if i > 0 {
			b.WriteByte(' ')
		}
		c := h.cell(v)
		b.WriteString(h.text(c.car))
		v = c.cdr
	}
	if v != 0 {
		b.WriteString(" . " + h.text(v))
	}
	b.WriteByte(')')
	return b.String()
}

// cell returns the cell at an address.
func (h *heap) cell(v int64) *cell {
	return &h.space[(v-int64(uintptr(unsafe.Pointer(&h.space[0]))))/cellBytes]
}
