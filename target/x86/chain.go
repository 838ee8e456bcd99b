package x86

import (
	"slices"

	"spillway/ir"
)

// A links is a chain: operations of which each has what the one before it made as its argument. They choose elements of 16 bits
// within a half, and those of 32 bits.
type links []link

// A link is an operation on one vector, by the constant k.
type link struct {
	op ir.Op
	t  *ir.Type // that it has as an operation
	k  int
}

// chain returns the shortest of the chains that the ways below make, at most five operations.
func chain(mask []int) (shortest links, ok bool) {
	for _, way := range [...]func(mask []int) (links, bool){repeated, halvesFirst, pairsKept, pairsFirst, anyPairs} {
		if c, can := way(mask); can && (!ok || len(c) < len(shortest)) {
			shortest, ok = c, true
		}
	}
	return shortest, ok
}

// choose appends op with four choices; elements stay where none is made.
func (c *links) choose(op ir.Op, t *ir.Type, mask ...int) {
	k, stays := 0, true
	for i, x := range mask {
		if x < 0 {
			x = i
		}
		k |= x & 3 << (2 * i)
		stays = stays && x == i
	}
	if !stays {
		*c = append(*c, link{op, t, k})
	}
}

// within appends choices of eight elements that each are of their own half, numbered from its beginning.
func (c *links) within(mask []int) {
	c.choose(OpVShufLo, ir.V8I16, mask[:4]...)
	c.choose(OpVShufHi, ir.V8I16, mask[4:]...)
}

// pairs appends a choice of elements of 32 bits.
func (c *links) pairs(mask ...int) { c.choose(OpVShuf, ir.V4I32, mask...) }

// repeated makes all elements one.
func repeated(mask []int) (c links, ok bool) {
	k := mask[0]
	for _, x := range mask {
		if x != k || x < 0 {
			return nil, false
		}
	}
	op, at := OpVShufLo, 0
	if k >= 4 {
		op, at, k = OpVShufHi, 2, k-4
	}
	c = append(c, link{op, ir.V8I16, k * 0x55})
	c.pairs(at, at, at, at)
	return c, true
}

// halvesFirst moves halves and then the elements in them, if each half of the result is of one half.
func halvesFirst(mask []int) (c links, ok bool) {
	half := [2]int{-1, -1}
	rest := make([]int, 8)
	for i, k := range mask {
		rest[i] = -1
		if k < 0 {
			continue
		}
		if h := &half[i/4]; *h < 0 {
			*h = k / 4
		} else if *h != k/4 {
			return nil, false
		}
		rest[i] = k % 4
	}
	for h := range half {
		if half[h] < 0 {
			half[h] = h
		}
	}
	c.pairs(2*half[0], 2*half[0]+1, 2*half[1], 2*half[1]+1)
	c.within(rest)
	return c, true
}

// pairsKept moves pairs as they are, and then their elements, if each half of the result is of two of them.
func pairsKept(mask []int) (c links, ok bool) {
	pairs, rest := []int{-1, -1, -1, -1}, make([]int, 8)
	for i, k := range mask {
		rest[i] = -1
		if k < 0 {
			continue
		}
		h := 2 * (i / 4)
		// Where the pair is already it stays.
		switch q := k / 2; {
		case pairs[h] == q || pairs[h] < 0 && pairs[h+1] != q:
			pairs[h], rest[i] = q, k%2
		case pairs[h+1] == q || pairs[h+1] < 0:
			pairs[h+1], rest[i] = q, 2+k%2
		default:
			return nil, false
		}
	}
	c.pairs(pairs...)
	c.within(rest)
	return c, true
}

// pairsFirst makes the pairs of the result within halves and moves them then, if they are of one half each and no more than two of each.
func pairsFirst(mask []int) (c links, ok bool) {
	var made [2][][2]int // of each half
	pairs := []int{-1, -1, -1, -1}
	for i := range pairs {
		a, b := mask[2*i], mask[2*i+1]
		if a < 0 && b < 0 {
			continue
		}
		h := max(a, b) / 4
		if a >= 0 && b >= 0 && a/4 != b/4 {
			return nil, false
		}
		at := slices.IndexFunc(made[h], func(q [2]int) bool {
			return (a < 0 || q[0] < 0 || a == q[0]) && (b < 0 || q[1] < 0 || b == q[1])
		})
		if at < 0 {
			at = len(made[h])
			made[h] = append(made[h], [2]int{-1, -1})
		}
		made[h][at] = [2]int{max(a, made[h][at][0]), max(b, made[h][at][1])}
		pairs[i] = 2*h + at
	}
	if len(made[0]) > 2 || len(made[1]) > 2 {
		return nil, false
	}
	within := slices.Repeat([]int{-1}, 8)
	for h := range made {
		for i, q := range made[h] {
			for j, k := range q {
				if k >= 0 {
					within[4*h+2*i+j] = k % 4
				}
			}
		}
	}
	c.within(within)
	c.pairs(pairs...)
	return c, true
}

// anyPairs makes pairs, in any order, of what each half of the result needs of each half, moves them, and orders their elements then.
func anyPairs(mask []int) (c links, ok bool) {
	first, rest := slices.Repeat([]int{-1}, 8), slices.Repeat([]int{-1}, 8)
	pairs := []int{-1, -1, -1, -1}
	var used [2]int // pairs made in each half
	for h := range 2 {
		place := [8]int{-1, -1, -1, -1, -1, -1, -1, -1}
		moved := 0 // pairs in this half of the result
		for half := range 2 {
			n := 0
			for _, k := range mask[4*h : 4*h+4] {
				if k < 0 || k/4 != half || place[k] >= 0 {
					continue
				}
				if n%2 == 0 {
					if used[half] == 2 || moved == 2 {
						return nil, false
					}
					pairs[2*h+moved] = 2*half + used[half]
					used[half]++
					moved++
				}
				place[k] = 2*(moved-1) + n%2
				first[4*half+2*(used[half]-1)+n%2] = k % 4
				n++
			}
		}
		for i := 4 * h; i < 4*h+4; i++ {
			if k := mask[i]; k >= 0 {
				rest[i] = place[k]
			}
		}
	}
	c.within(first)
	c.pairs(pairs...)
	c.within(rest)
	return c, true
}
