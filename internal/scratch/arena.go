package scratch

// chunk is the least number of elements that an Arena allocates at once.
const chunk = 512

// An Arena allocates pieces of memory that are taken back all at once, or never.
type Arena[T any] struct {
	chunks [][]T // the last one is in use up to its length
	spare  [][]T // taken back
}

// Take returns n elements of any value, and no room after them.
func (a *Arena[T]) Take(n int) []T {
	if k := len(a.chunks) - 1; k < 0 || cap(a.chunks[k])-len(a.chunks[k]) < n {
		a.grow(n)
	}
	last := &a.chunks[len(a.chunks)-1]
	at := len(*last)
	*last = (*last)[:at+n]
	return (*last)[at : at+n : at+n]
}

// Back returns the last n elements of the most recent Take.
func (a *Arena[T]) Back(n int) {
	last := &a.chunks[len(a.chunks)-1]
	*last = (*last)[:len(*last)-n]
}

// Copy returns a copy of s.
func (a *Arena[T]) Copy(s []T) []T {
	if len(s) == 0 {
		return nil
	}
	c := a.Take(len(s))
	copy(c, s)
	return c
}

// grow begins a chunk with room for n elements: of those taken back the last one that
// has it, else a new one.
func (a *Arena[T]) grow(n int) {
	for k := len(a.spare) - 1; k >= 0; k-- {
		if s := a.spare[k]; cap(s) >= n {
			a.spare[k] = a.spare[len(a.spare)-1]
			a.spare = a.spare[:len(a.spare)-1]
			a.chunks = append(a.chunks, s)
			return
		}
	}
	a.chunks = append(a.chunks, make([]T, 0, max(n, chunk)))
}

// Give leaves all taken memory to its users.
func (a *Arena[T]) Give() {
	k := len(a.chunks) - 1
	if k < 0 {
		return
	}
	last := a.chunks[k]
	clear(a.chunks)
	a.chunks = append(a.chunks[:0], last[len(last):])
}

// Reset takes everything back that was taken since the last Give: nothing uses it any more.
func (a *Arena[T]) Reset() {
	for _, c := range a.chunks {
		clear(c)
		a.spare = append(a.spare, c[:0])
	}
	clear(a.chunks)
	a.chunks = a.chunks[:0]
}
