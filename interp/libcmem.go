package interp

import "bytes"

func memoryFunctions() map[string]native {
	return map[string]native{
		"memcpy": memmove, "memmove": memmove, "__memcpy_chk": memmove, "__memmove_chk": memmove,
		"mempcpy": func(c *nativeCall) {
			dst, src, n := c.ptr(), c.ptr(), c.ptr()
			copy(c.room(dst, n), c.bytes(src, n))
			c.givePtr(dst + n)
		},
		"memset": memset, "__memset_chk": memset,
		"bzero": func(c *nativeCall) {
			dst, n := c.ptr(), c.ptr()
			clear(c.room(dst, n))
		},
		"memcmp": memcmp, "bcmp": memcmp,
		"memchr": func(c *nativeCall) {
			s, x, n := c.ptr(), c.int(), c.ptr()
			// Bytes after the one that is found need not be mapped.
			p := c.mem.read(s, 1)
			c.givePosition(s, bytes.IndexByte(p[:min(n, uint64(len(p)))], byte(x)))
		},
		"memrchr": func(c *nativeCall) {
			s, x, n := c.ptr(), c.int(), c.ptr()
			c.givePosition(s, bytes.LastIndexByte(c.bytes(s, n), byte(x)))
		},
		"memmem": func(c *nativeCall) {
			s, n, t, k := c.ptr(), c.ptr(), c.ptr(), c.ptr()
			c.givePosition(s, bytes.Index(c.bytes(s, n), c.bytes(t, k)))
		},
		"malloc":         func(c *nativeCall) { c.givePtr(c.allocate(c.ptr(), heapAlign)) },
		"calloc":         func(c *nativeCall) { n, size := c.ptr(), c.ptr(); c.calloc(n, size) },
		"realloc":        func(c *nativeCall) { p, n := c.ptr(), c.ptr(); c.givePtr(c.realloc(p, n)) },
		"reallocarray":   func(c *nativeCall) { p, n, k := c.ptr(), c.ptr(), c.ptr(); c.givePtr(c.realloc(p, n*k)) },
		"free":           func(c *nativeCall) { c.free(c.ptr()) },
		"aligned_alloc":  func(c *nativeCall) { align, n := c.ptr(), c.ptr(); c.givePtr(c.aligned(n, align)) },
		"memalign":       func(c *nativeCall) { align, n := c.ptr(), c.ptr(); c.givePtr(c.aligned(n, align)) },
		"posix_memalign": posixMemalign,
		"malloc_usable_size": func(c *nativeCall) {
			c.givePtr(c.mem.size[c.ptr()])
		},
	}
}

func memmove(c *nativeCall) {
	dst, src, n := c.ptr(), c.ptr(), c.ptr()
	copy(c.room(dst, n), c.bytes(src, n))
	c.givePtr(dst)
}

func memset(c *nativeCall) {
	dst, x, n := c.ptr(), c.int(), c.ptr()
	fill(c.room(dst, n), byte(x))
	c.givePtr(dst)
}

func memcmp(c *nativeCall) {
	s, t, n := c.ptr(), c.ptr(), c.ptr()
	c.giveInt(compareBytes(c.bytes(s, n), c.bytes(t, n)))
}

// compareBytes returns the difference of the first bytes that differ, as glibc does.
func compareBytes(s, t []byte) int32 {
	for i := range s {
		if i < len(t) && s[i] != t[i] {
			return int32(s[i]) - int32(t[i])
		}
	}
	return 0
}

// givePosition gives the address s+i, or null if i is negative.
func (c *nativeCall) givePosition(s uint64, i int) {
	if i < 0 {
		c.givePtr(0)
		return
	}
	c.givePtr(s + uint64(i))
}

// aligned allocates n bytes at a multiple of align.
func (c *nativeCall) aligned(n, align uint64) uint64 {
	if align == 0 || align&(align-1) != 0 || align > 1<<20 {
		c.setErrno(einval)
		return 0
	}
	return c.allocate(n, max(align, heapAlign))
}

func posixMemalign(c *nativeCall) {
	to, align, n := c.ptr(), c.ptr(), c.ptr()
	addr := c.aligned(n, align)
	if addr == 0 {
		c.giveInt(enomem)
		return
	}
	c.put(to, uint64(c.layout.PtrBytes), addr)
	c.giveInt(0)
}
