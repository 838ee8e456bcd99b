package libc

import (
	"slices"
	"strconv"
	"strings"

	"spillway/ir"
)

// AtomicHelper returns the outline atomics function of the given name, such as __MACHINE_ldadd4_acq_rel, with which the
// runtime library performs an atomic operation by the best available instructions; nil if there is none.
func AtomicHelper(name string) Func {
	rest, ok := strings.CutPrefix(name, "__")
	if !ok {
		return nil
	}
	_, rest, _ = strings.Cut(rest, "_")
	op, order, _ := strings.Cut(rest, "_")
	digits := strings.IndexAny(op, "0123456789")
	switch order {
	case "relax", "acq", "rel", "acq_rel", "sync":
	default:
		return nil
	}
	if digits < 0 {
		return nil
	}
	bytes, err := strconv.Atoi(op[digits:])
	if err != nil || bytes&(bytes-1) != 0 || bytes > 16 {
		return nil
	}
	if op[:digits] == "cas" {
		return func(c *Call) { c.compareExchange(bytes) }
	}
	compute := map[string]func(old, x uint64) uint64{
		"swp":   func(_, x uint64) uint64 { return x },
		"ldadd": func(old, x uint64) uint64 { return old + x },
		"ldclr": func(old, x uint64) uint64 { return old &^ x },
		"ldeor": func(old, x uint64) uint64 { return old ^ x },
		"ldset": func(old, x uint64) uint64 { return old | x },
	}[op[:digits]]
	if compute == nil || bytes > 8 {
		return nil
	}
	return func(c *Call) {
		x, _ := c.Machine.Integer(8 * bytes)
		addr := c.Ptr()
		old, ok := c.Mem.ReadN(addr, uint64(bytes))
		if !ok || !c.Mem.WriteN(addr, uint64(bytes), compute(old, x)) {
			c.Fail("%d bytes at unmapped address %#x", bytes, addr)
		}
		c.give(old, 8*bytes)
	}
}

// compareExchange replaces an integer of the given number of bytes if it has the expected value, and returns the old
// one.
func (c *Call) compareExchange(bytes int) {
	expected, next := c.wide(8*bytes), c.wide(8*bytes)
	addr := c.Ptr()
	word := uint64(min(bytes, 8))
	var old ir.U128
	var ok bool
	if old.Lo, ok = c.Mem.ReadN(addr, word); ok && bytes > 8 {
		old.Hi, ok = c.Mem.ReadN(addr+8, word)
	}
	if ok && old == expected {
		if ok = c.Mem.WriteN(addr, word, next.Lo); ok && bytes > 8 {
			ok = c.Mem.WriteN(addr+8, word, next.Hi)
		}
	}
	if !ok {
		c.Fail("%d bytes at unmapped address %#x", bytes, addr)
	}
	c.giveWide(old, 8*bytes)
}

// LibAtomic returns the libatomic function of the given name, or nil: __atomic_load_8 etc., of 1 to 8 bytes, or
// __atomic_load etc., with the size as their first argument and operands in memory. Orderings are ignored, since
// nothing runs concurrently.
func LibAtomic(name string) Func {
	op, ok := strings.CutPrefix(name, "__atomic_")
	if !ok {
		return nil
	}
	bytes := uint64(0)
	if at := strings.LastIndexByte(op, '_'); at >= 0 {
		if n, err := strconv.ParseUint(op[at+1:], 10, 8); err == nil {
			if op, bytes = op[:at], n; n&(n-1) != 0 || n == 0 || n > 8 {
				return nil
			}
		}
	}
	switch compute := fetched[op]; {
	case compute != nil && bytes > 0:
		return func(c *Call) {
			addr := c.Ptr()
			x, _ := c.Machine.Integer(int(8 * bytes))
			old := c.Get(addr, bytes)
			c.Put(addr, bytes, compute(old, x))
			c.give(old, int(8*bytes))
		}
	case op == "load" && bytes > 0:
		return func(c *Call) { c.give(c.Get(c.Ptr(), bytes), int(8*bytes)) }
	case op == "store" && bytes > 0:
		return func(c *Call) {
			addr := c.Ptr()
			x, _ := c.Machine.Integer(int(8 * bytes))
			c.Put(addr, bytes, x)
		}
	case op == "compare_exchange" && bytes > 0:
		return func(c *Call) {
			addr, expected := c.Ptr(), c.Ptr()
			next, _ := c.Machine.Integer(int(8 * bytes))
			c.exchangeIfEqual(addr, expected, bytes, func() { c.Put(addr, bytes, next) })
		}
	}
	if bytes > 0 {
		return nil
	}
	switch op {
	case "load", "store":
		return func(c *Call) {
			n, from, to := c.Ptr(), c.Ptr(), c.Ptr()
			if op == "store" {
				from, to = to, from
			}
			copy(c.room(to, n), c.bytes(from, n))
		}
	case "exchange":
		return func(c *Call) {
			n, addr, next, result := c.Ptr(), c.Ptr(), c.Ptr(), c.Ptr()
			x := slices.Clone(c.bytes(next, n))
			copy(c.room(result, n), c.bytes(addr, n))
			copy(c.room(addr, n), x)
		}
	case "compare_exchange":
		return func(c *Call) {
			n, addr, expected, next := c.Ptr(), c.Ptr(), c.Ptr(), c.Ptr()
			c.exchangeIfEqual(addr, expected, n, func() { copy(c.room(addr, n), c.bytes(next, n)) })
		}
	}
	return nil
}

// exchangeIfEqual calls store if the n bytes at addr equal those at expected, else copies them to expected; it returns
// whether it stored.
func (c *Call) exchangeIfEqual(addr, expected, n uint64, store func()) {
	seen := c.bytes(addr, n)
	equal := slices.Equal(seen, c.bytes(expected, n))
	if equal {
		store()
	} else {
		copy(c.room(expected, n), seen)
	}
	c.give(map[bool]uint64{true: 1}[equal], 8)
}

// fetched are the values stored by the libatomic functions that return the old value.
var fetched = map[string]func(old, x uint64) uint64{
	"exchange":   func(_, x uint64) uint64 { return x },
	"fetch_add":  func(old, x uint64) uint64 { return old + x },
	"fetch_sub":  func(old, x uint64) uint64 { return old - x },
	"fetch_and":  func(old, x uint64) uint64 { return old & x },
	"fetch_or":   func(old, x uint64) uint64 { return old | x },
	"fetch_xor":  func(old, x uint64) uint64 { return old ^ x },
	"fetch_nand": func(old, x uint64) uint64 { return ^(old & x) },
}
