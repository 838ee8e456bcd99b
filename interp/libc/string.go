package libc

import (
	"bytes"
	"math"
)

func stringFunctions() map[string]Func {
	return map[string]Func{
		"strlen": func(c *Call) { c.GivePtr(uint64(len(c.Str(c.Ptr())))) },
		"strnlen": func(c *Call) {
			s, n := c.Ptr(), c.Ptr()
			c.GivePtr(uint64(len(c.strN(s, n))))
		},
		"strcmp":  func(c *Call) { s, t := c.Ptr(), c.Ptr(); c.GiveInt(compareStrings(c.Str(s), c.Str(t))) },
		"strcoll": func(c *Call) { s, t := c.Ptr(), c.Ptr(); c.GiveInt(compareStrings(c.Str(s), c.Str(t))) },
		"strncmp": func(c *Call) {
			s, t, n := c.Ptr(), c.Ptr(), c.Ptr()
			c.GiveInt(compareStrings(c.strN(s, n), c.strN(t, n)))
		},
		"strcasecmp": func(c *Call) {
			s, t := c.Ptr(), c.Ptr()
			c.GiveInt(compareStrings(bytes.ToLower(c.Str(s)), bytes.ToLower(c.Str(t))))
		},
		"strncasecmp": func(c *Call) {
			s, t, n := c.Ptr(), c.Ptr(), c.Ptr()
			c.GiveInt(compareStrings(bytes.ToLower(c.strN(s, n)), bytes.ToLower(c.strN(t, n))))
		},
		"strcpy": strcpy, "__strcpy_chk": strcpy,
		"stpcpy": stpcpy, "__stpcpy_chk": stpcpy,
		"strncpy": strncpy, "__strncpy_chk": strncpy,
		"strcat": strcat, "__strcat_chk": strcat,
		"strncat": strncat, "__strncat_chk": strncat,
		"strchr":  func(c *Call) { c.find(bytes.IndexByte) },
		"index":   func(c *Call) { c.find(bytes.IndexByte) },
		"strrchr": func(c *Call) { c.find(bytes.LastIndexByte) },
		"rindex":  func(c *Call) { c.find(bytes.LastIndexByte) },
		"strchrnul": func(c *Call) {
			s, x := c.Ptr(), c.Int()
			p := c.Str(s)
			i := bytes.IndexByte(p, byte(x))
			if i < 0 {
				i = len(p)
			}
			c.givePosition(s, i)
		},
		"strstr": func(c *Call) {
			s, t := c.Ptr(), c.Ptr()
			c.givePosition(s, bytes.Index(c.Str(s), c.Str(t)))
		},
		"strspn": func(c *Call) {
			s, t := c.Ptr(), c.Ptr()
			c.GivePtr(uint64(span(c.Str(s), c.Str(t), true)))
		},
		"strcspn": func(c *Call) {
			s, t := c.Ptr(), c.Ptr()
			c.GivePtr(uint64(span(c.Str(s), c.Str(t), false)))
		},
		"strpbrk": func(c *Call) {
			s, t := c.Ptr(), c.Ptr()
			p := c.Str(s)
			i := span(p, c.Str(t), false)
			if i == len(p) {
				i = -1
			}
			c.givePosition(s, i)
		},
		"strdup": func(c *Call) { c.duplicate(c.Str(c.Ptr())) },
		"strndup": func(c *Call) {
			s, n := c.Ptr(), c.Ptr()
			c.duplicate(c.strN(s, n))
		},
		"strtok": func(c *Call) {
			s, t := c.Ptr(), c.Ptr()
			c.Lib.strtok = c.token(s, t, c.Lib.strtok)
		},
		"strtok_r": func(c *Call) {
			s, t, at := c.Ptr(), c.Ptr(), c.Ptr()
			ptr := uint64(c.Layout.PtrBytes)
			c.Put(at, ptr, c.token(s, t, c.Get(at, ptr)))
		},
		"strerror": func(c *Call) {
			c.Int()
			c.duplicate([]byte("error"))
		},
	}
}

// strN returns the string at addr, at most n bytes of it.
func (c *Call) strN(addr, n uint64) []byte {
	if n == 0 {
		return nil
	}
	p := c.Mem.Read(addr, 1)
	if p == nil {
		c.Fail("string at unmapped address %#x", addr)
	}
	p = p[:min(n, uint64(len(p)))]
	if i := bytes.IndexByte(p, 0); i >= 0 {
		return p[:i]
	}
	if uint64(len(p)) < n {
		c.Fail("string at %#x is not terminated", addr)
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

func strcpy(c *Call) {
	dst, src := c.Ptr(), c.Ptr()
	c.PutStr(dst, c.Str(src))
	c.GivePtr(dst)
}

func stpcpy(c *Call) {
	dst, src := c.Ptr(), c.Ptr()
	s := c.Str(src)
	c.PutStr(dst, s)
	c.GivePtr(dst + uint64(len(s)))
}

func strncpy(c *Call) {
	dst, src, n := c.Ptr(), c.Ptr(), c.Ptr()
	p := c.room(dst, n)
	k := copy(p, c.strN(src, n))
	clear(p[k:])
	c.GivePtr(dst)
}

func strcat(c *Call) {
	dst, src := c.Ptr(), c.Ptr()
	c.PutStr(dst+uint64(len(c.Str(dst))), c.Str(src))
	c.GivePtr(dst)
}

func strncat(c *Call) {
	dst, src, n := c.Ptr(), c.Ptr(), c.Ptr()
	c.PutStr(dst+uint64(len(c.Str(dst))), c.strN(src, n))
	c.GivePtr(dst)
}

// find returns to the program the position of a byte in a string; the zero at the end is part of it.
func (c *Call) find(index func([]byte, byte) int) {
	s, x := c.Ptr(), c.Int()
	p := c.Str(s)
	if byte(x) == 0 {
		c.givePosition(s, len(p))
		return
	}
	c.givePosition(s, index(p, byte(x)))
}

// span returns the number of bytes at the start of s that are in set, or are not.
func span(s, set []byte, in bool) int {
	for i, b := range s {
		if (bytes.IndexByte(set, b) >= 0) != in {
			return i
		}
	}
	return len(s)
}

func (c *Call) duplicate(s []byte) {
	addr := c.Allocate(uint64(len(s))+1, blockAlign)
	if addr != 0 {
		c.PutStr(addr, append([]byte(nil), s...))
	}
	c.GivePtr(addr)
}

// token returns to the program the next token of s, or of rest if s is null; it returns the new rest.
func (c *Call) token(s, separators, rest uint64) uint64 {
	if s == 0 {
		s = rest
	}
	c.GivePtr(0)
	if s == 0 {
		return 0
	}
	set := c.Str(separators)
	s += uint64(span(c.Str(s), set, true))
	p := c.Str(s)
	if len(p) == 0 || c.Err != nil {
		return 0
	}
	c.GivePtr(s)
	n := span(p, set, false)
	if n == len(p) {
		return 0
	}
	c.Put(s+uint64(n), 1, 0)
	return s + uint64(n) + 1
}

// parseInteger implements strtol's grammar: it returns the magnitude, and the number of bytes of s it consumed (0 if
// there is no number).
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
