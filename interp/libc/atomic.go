package libc

import (
	"strconv"
	"strings"

	"spillway/ir"
)

// AtomicHelper returns the function of the given name if it is one of those of compilers' libraries that do an atomic operation by the
// best instructions that there are (outline atomics), __MACHINE_ldadd4_acq_rel and so on; else nil.
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

// compareExchange replaces an integer of so many bytes by another if it is the expected one, and gives the old one.
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
