package libc

import "bytes"

func memoryFunctions() map[string]Func {
	return map[string]Func{
		"memcpy": memmove, "memmove": memmove, "__memcpy_chk": memmove, "__memmove_chk": memmove,
		"mempcpy": func(c *Call) {
			dst, src, n := c.Ptr(), c.Ptr(), c.Ptr()
			copy(c.room(dst, n), c.bytes(src, n))
			c.GivePtr(dst + n)
		},
		"memset": memset, "__memset_chk": memset,
		"bzero": func(c *Call) {
			dst, n := c.Ptr(), c.Ptr()
			clear(c.room(dst, n))
		},
		"memcmp": memcmp, "bcmp": memcmp,
		"memchr": func(c *Call) {
			s, x, n := c.Ptr(), c.Int(), c.Ptr()
			// Bytes after the one that is found need not be mapped.
			p := c.Mem.Read(s, 1)
			c.givePosition(s, bytes.IndexByte(p[:min(n, uint64(len(p)))], byte(x)))
		},
		"memrchr": func(c *Call) {
			s, x, n := c.Ptr(), c.Int(), c.Ptr()
			c.givePosition(s, bytes.LastIndexByte(c.bytes(s, n), byte(x)))
		},
		"memmem": func(c *Call) {
			s, n, t, k := c.Ptr(), c.Ptr(), c.Ptr(), c.Ptr()
			c.givePosition(s, bytes.Index(c.bytes(s, n), c.bytes(t, k)))
		},
		"malloc":         func(c *Call) { c.GivePtr(c.Allocate(c.Ptr(), blockAlign)) },
		"calloc":         func(c *Call) { n, size := c.Ptr(), c.Ptr(); c.calloc(n, size) },
		"realloc":        func(c *Call) { p, n := c.Ptr(), c.Ptr(); c.GivePtr(c.realloc(p, n)) },
		"reallocarray":   func(c *Call) { p, n, k := c.Ptr(), c.Ptr(), c.Ptr(); c.GivePtr(c.realloc(p, n*k)) },
		"free":           func(c *Call) { c.free(c.Ptr()) },
		"aligned_alloc":  func(c *Call) { align, n := c.Ptr(), c.Ptr(); c.GivePtr(c.aligned(n, align)) },
		"memalign":       func(c *Call) { align, n := c.Ptr(), c.Ptr(); c.GivePtr(c.aligned(n, align)) },
		"posix_memalign": posixMemalign,
		"malloc_usable_size": func(c *Call) {
			n, _ := c.Mem.BlockSize(c.Ptr())
			c.GivePtr(n)
		},
	}
}

func memmove(c *Call) {
	dst, src, n := c.Ptr(), c.Ptr(), c.Ptr()
	copy(c.room(dst, n), c.bytes(src, n))
	c.GivePtr(dst)
}

func memset(c *Call) {
	dst, x, n := c.Ptr(), c.Int(), c.Ptr()
	p := c.room(dst, n)
	for i := range p {
		p[i] = byte(x)
	}
	c.GivePtr(dst)
}

func memcmp(c *Call) {
	s, t, n := c.Ptr(), c.Ptr(), c.Ptr()
	c.GiveInt(compareBytes(c.bytes(s, n), c.bytes(t, n)))
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

// givePosition returns the address s+i to the program, or null if i is negative.
func (c *Call) givePosition(s uint64, i int) {
	if i < 0 {
		c.GivePtr(0)
		return
	}
	c.GivePtr(s + uint64(i))
}

// aligned allocates n bytes at a multiple of align.
func (c *Call) aligned(n, align uint64) uint64 {
	if align == 0 || align&(align-1) != 0 || align > 1<<20 {
		c.setErrno(einval)
		return 0
	}
	return c.Allocate(n, max(align, blockAlign))
}

func posixMemalign(c *Call) {
	to, align, n := c.Ptr(), c.Ptr(), c.Ptr()
	addr := c.aligned(n, align)
	if addr == 0 {
		c.GiveInt(enomem)
		return
	}
	c.Put(to, uint64(c.Layout.PtrBytes), addr)
	c.GiveInt(0)
}
