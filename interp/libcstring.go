package interp

import (
	"bytes"
	"math"
)

func stringFunctions() map[string]native {
	return map[string]native{
		"strlen": func(c *nativeCall) { c.givePtr(uint64(len(c.str(c.ptr())))) },
		"strnlen": func(c *nativeCall) {
			s, n := c.ptr(), c.ptr()
			c.givePtr(uint64(len(c.strN(s, n))))
		},
		"strcmp":  func(c *nativeCall) { s, t := c.ptr(), c.ptr(); c.giveInt(compareStrings(c.str(s), c.str(t))) },
		"strcoll": func(c *nativeCall) { s, t := c.ptr(), c.ptr(); c.giveInt(compareStrings(c.str(s), c.str(t))) },
		"strncmp": func(c *nativeCall) {
			s, t, n := c.ptr(), c.ptr(), c.ptr()
			c.giveInt(compareStrings(c.strN(s, n), c.strN(t, n)))
		},
		"strcasecmp": func(c *nativeCall) {
			s, t := c.ptr(), c.ptr()
			c.giveInt(compareStrings(bytes.ToLower(c.str(s)), bytes.ToLower(c.str(t))))
		},
		"strncasecmp": func(c *nativeCall) {
			s, t, n := c.ptr(), c.ptr(), c.ptr()
			c.giveInt(compareStrings(bytes.ToLower(c.strN(s, n)), bytes.ToLower(c.strN(t, n))))
		},
		"strcpy": strcpy, "__strcpy_chk": strcpy,
		"stpcpy": stpcpy, "__stpcpy_chk": stpcpy,
		"strncpy": strncpy, "__strncpy_chk": strncpy,
		"strcat": strcat, "__strcat_chk": strcat,
		"strncat": strncat, "__strncat_chk": strncat,
		"strchr":  func(c *nativeCall) { c.find(bytes.IndexByte) },
		"index":   func(c *nativeCall) { c.find(bytes.IndexByte) },
		"strrchr": func(c *nativeCall) { c.find(bytes.LastIndexByte) },
		"rindex":  func(c *nativeCall) { c.find(bytes.LastIndexByte) },
		"strchrnul": func(c *nativeCall) {
			s, x := c.ptr(), c.int()
			p := c.str(s)
			i := bytes.IndexByte(p, byte(x))
			if i < 0 {
				i = len(p)
			}
			c.givePosition(s, i)
		},
		"strstr": func(c *nativeCall) {
			s, t := c.ptr(), c.ptr()
			c.givePosition(s, bytes.Index(c.str(s), c.str(t)))
		},
		"strspn": func(c *nativeCall) {
			s, t := c.ptr(), c.ptr()
			c.givePtr(uint64(span(c.str(s), c.str(t), true)))
		},
		"strcspn": func(c *nativeCall) {
			s, t := c.ptr(), c.ptr()
			c.givePtr(uint64(span(c.str(s), c.str(t), false)))
		},
		"strpbrk": func(c *nativeCall) {
			s, t := c.ptr(), c.ptr()
			p := c.str(s)
			i := span(p, c.str(t), false)
			if i == len(p) {
				i = -1
			}
			c.givePosition(s, i)
		},
		"strdup": func(c *nativeCall) { c.duplicate(c.str(c.ptr())) },
		"strndup": func(c *nativeCall) {
			s, n := c.ptr(), c.ptr()
			c.duplicate(c.strN(s, n))
		},
		"strtok": func(c *nativeCall) {
			s, t := c.ptr(), c.ptr()
			c.lib.strtok = c.token(s, t, c.lib.strtok)
		},
		"strtok_r": func(c *nativeCall) {
			s, t, at := c.ptr(), c.ptr(), c.ptr()
			ptr := uint64(c.layout.PtrBytes)
			c.put(at, ptr, c.token(s, t, c.get(at, ptr)))
		},
		"strerror": func(c *nativeCall) {
			c.int()
			c.duplicate([]byte("error"))
		},
	}
}

// strN returns the string at addr, at most n bytes of it.
func (c *nativeCall) strN(addr, n uint64) []byte {
	if n == 0 {
		return nil
	}
	p := c.mem.read(addr, 1)
	if p == nil {
		c.fail("string at unmapped address %#x", addr)
	}
	p = p[:min(n, uint64(len(p)))]
	if i := bytes.IndexByte(p, 0); i >= 0 {
		return p[:i]
	}
	if uint64(len(p)) < n {
		c.fail("string at %#x has no end", addr)
	}
	return p
}

// compareStrings compares as if a zero followed each string.
func compareStrings(s, t []byte) int32 {
	if d := compareBytes(s, t); d != 0 {
		return d
	}
	switch {
	case len(s) > len(t):
		return int32(s[len(t)])
	case len(s) < len(t):
		return -int32(t[len(s)])
	}
	return 0
}

func strcpy(c *nativeCall) {
	dst, src := c.ptr(), c.ptr()
	c.putStr(dst, c.str(src))
	c.givePtr(dst)
}

func stpcpy(c *nativeCall) {
	dst, src := c.ptr(), c.ptr()
	s := c.str(src)
	c.putStr(dst, s)
	c.givePtr(dst + uint64(len(s)))
}

func strncpy(c *nativeCall) {
	dst, src, n := c.ptr(), c.ptr(), c.ptr()
	p := c.room(dst, n)
	k := copy(p, c.strN(src, n))
	clear(p[k:])
	c.givePtr(dst)
}

func strcat(c *nativeCall) {
	dst, src := c.ptr(), c.ptr()
	c.putStr(dst+uint64(len(c.str(dst))), c.str(src))
	c.givePtr(dst)
}

func strncat(c *nativeCall) {
	dst, src, n := c.ptr(), c.ptr(), c.ptr()
	c.putStr(dst+uint64(len(c.str(dst))), c.strN(src, n))
	c.givePtr(dst)
}

// find gives the place of a byte in a string; the zero at the end is part of it.
func (c *nativeCall) find(index func([]byte, byte) int) {
	s, x := c.ptr(), c.int()
	p := c.str(s)
	if byte(x) == 0 {
		c.givePosition(s, len(p))
		return
	}
	c.givePosition(s, index(p, byte(x)))
}

// span returns how many bytes at the start of s are in set, or are not.
func span(s, set []byte, in bool) int {
	for i, b := range s {
		if (bytes.IndexByte(set, b) >= 0) != in {
			return i
		}
	}
	return len(s)
}

func (c *nativeCall) duplicate(s []byte) {
	addr := c.allocate(uint64(len(s))+1, heapAlign)
	if addr != 0 {
		c.putStr(addr, append([]byte(nil), s...))
	}
	c.givePtr(addr)
}

// token gives the next token of s, or if s is null of the rest; it returns the new rest.
func (c *nativeCall) token(s, separators, rest uint64) uint64 {
	if s == 0 {
		s = rest
	}
	c.givePtr(0)
	if s == 0 {
		return 0
	}
	set := c.str(separators)
	s += uint64(span(c.str(s), set, true))
	p := c.str(s)
	if len(p) == 0 || c.err != nil {
		return 0
	}
	c.givePtr(s)
	n := span(p, set, false)
	if n == len(p) {
		return 0
	}
	c.put(s+uint64(n), 1, 0)
	return s + uint64(n) + 1
}

// parseInteger is strtol's grammar: it returns the magnitude, and how many
// bytes of s it took (0 if there is no number).
func parseInteger(s []byte, base int) (magnitude uint64, negative, overflow bool, n int) {
	i := skipSpace(s)
	if i < len(s) && (s[i] == '-' || s[i] == '+') {
		negative = s[i] == '-'
		i++
	}
	hex := i+2 < len(s) && s[i] == '0' && s[i+1]|0x20 == 'x' && digit(s[i+2]) < 16
	switch {
	case (base == 0 || base == 16) && hex:
		base = 16
		i += 2
	case base == 0 && i < len(s) && s[i] == '0':
		base = 8
	case base == 0:
		base = 10
	}
	start := i
	for ; i < len(s) && digit(s[i]) < base; i++ {
		if magnitude > (math.MaxUint64-uint64(digit(s[i])))/uint64(base) {
			overflow = true
		}
		magnitude = magnitude*uint64(base) + uint64(digit(s[i]))
	}
	if i == start {
		return 0, false, false, 0
	}
	return magnitude, negative, overflow, i
}

func skipSpace(s []byte) int {
	i := 0
	for i < len(s) && (s[i] == ' ' || s[i] >= '\t' && s[i] <= '\r') {
		i++
	}
	return i
}

func digit(b byte) int {
	switch {
	case b >= '0' && b <= '9':
		return int(b - '0')
	case b|0x20 >= 'a' && b|0x20 <= 'z':
		return int(b|0x20-'a') + 10
	}
	return 99
}
