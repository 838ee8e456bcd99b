package interp

// atomicFunctions returns the operations of libatomic on 8 bytes, which
// machines with narrower registers call. Threads run one after the other here.
func atomicFunctions() map[string]native {
	table := map[string]native{
		"__atomic_load_8":  func(c *nativeCall) { c.give(c.get(c.ptr(), 8), 64) },
		"__atomic_store_8": func(c *nativeCall) { c.put(c.ptr(), 8, uint64(c.int64())) },
		"__atomic_compare_exchange_8": func(c *nativeCall) {
			at, expected, next := c.ptr(), c.ptr(), uint64(c.int64())
			old := c.get(at, 8)
			if old != c.get(expected, 8) {
				c.put(expected, 8, old)
				c.give(0, 8)
				return
			}
			c.put(at, 8, next)
			c.give(1, 8)
		},
	}
	for name, f := range map[string]func(old, x uint64) uint64{
		"exchange":   func(_, x uint64) uint64 { return x },
		"fetch_add":  func(old, x uint64) uint64 { return old + x },
		"fetch_sub":  func(old, x uint64) uint64 { return old - x },
		"fetch_and":  func(old, x uint64) uint64 { return old & x },
		"fetch_nand": func(old, x uint64) uint64 { return ^(old & x) },
		"fetch_or":   func(old, x uint64) uint64 { return old | x },
		"fetch_xor":  func(old, x uint64) uint64 { return old ^ x },
	} {
		table["__atomic_"+name+"_8"] = func(c *nativeCall) {
			at, x := c.ptr(), uint64(c.int64())
			old := c.get(at, 8)
			c.put(at, 8, f(old, x))
			c.give(old, 64)
		}
	}
	return table
}
