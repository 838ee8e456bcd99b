package ir

import "slices"

// TypeNumbers gives the types of a function's landing pads their selectors: their numbers in a list, counted
// from 1. The zero value has none.
type TypeNumbers struct {
	List   []Symbol
	number map[Symbol]int64 // of List, once it is long
}

// shortList is how many types are looked through.
const shortList = 16

// Of returns the number of s, or 0.
func (t *TypeNumbers) Of(s Symbol) int64 {
	if len(t.List) <= shortList {
		return int64(slices.Index(t.List, s)) + 1
	}
	if t.number == nil {
		t.number = make(map[Symbol]int64, 2*len(t.List))
		for i, x := range t.List {
			t.number[x] = int64(i) + 1
		}
	}
	return t.number[s]
}

// Add appends s to the list, if it is not there.
func (t *TypeNumbers) Add(s Symbol) {
	if t.Of(s) > 0 {
		return
	}
	t.List = append(t.List, s)
	if t.number != nil {
		t.number[s] = int64(len(t.List))
	}
}
