package libc

import (
	"math"
	"strconv"
)

// sscanf reads numbers, words and characters.
func sscanf(c *Call) {
	text, format := c.Str(c.Ptr()), c.Str(c.Ptr())
	src := &formatSource{c: c}
	pos, done := 0, int32(0)
	for i := 0; i < len(format) && c.Err == nil; i++ {
		b := format[i]
		switch {
		case skipSpace(format[i:i+1]) == 1:
			pos += skipSpace(text[pos:])
			continue
		case b != '%':
			if pos >= len(text) || text[pos] != b {
				c.scanned(done, pos >= len(text))
				return
			}
			pos++
			continue
		}
		suppress := i+1 < len(format) && format[i+1] == '*'
		if suppress {
			i++
		}
		v, n := parseVerb(format[i+1:], src)
		i += n
		took, ok := c.scan(v, text[pos:], suppress)
		if !ok {
			c.scanned(done, pos+skipSpace(text[pos:]) >= len(text))
			return
		}
		pos += took
		if v.letter != 'n' && v.letter != '%' && !suppress {
			done++
		}
	}
	c.GiveInt(done)
}

// scanned returns the number of conversions to the program, or -1 if the text ended before any.
func (c *Call) scanned(done int32, ended bool) {
	if ended && done == 0 {
		done = -1
	}
	c.GiveInt(done)
}

// scan performs one conversion, and returns the number of bytes of text it consumed.
func (c *Call) scan(v verb, text []byte, suppress bool) (took int, ok bool) {
	skip := 0
	if v.letter != 'c' {
		skip = skipSpace(text)
	}
	field := text[skip:]
	if v.width > 0 && v.width < len(field) {
		field = field[:v.width]
	}
	store := func(n, x uint64) {
		if !suppress {
			c.Put(c.Ptr(), n, x)
		}
	}
	switch v.letter {
	case '%':
		return skip + 1, len(field) > 0 && field[0] == '%'
	case 'd', 'u', 'i', 'x', 'X', 'o':
		base := map[byte]int{'d': 10, 'u': 10, 'i': 0, 'x': 16, 'X': 16, 'o': 8}[v.letter]
		x, negative, _, n := parseInteger(field, base)
		if n == 0 {
			return 0, false
		}
		if negative {
			x = -x
		}
		store(v.bytes(c.Layout), x)
		return skip + n, true
	case 'f', 'g', 'e', 'a', 'F', 'G', 'E':
		x, n := parseFloat(field)
		if n == 0 {
			return 0, false
		}
		if v.size == "l" {
			store(8, math.Float64bits(x))
		} else {
			store(4, uint64(math.Float32bits(float32(x))))
		}
		return skip + n, true
	case 's', 'c':
		return c.scanText(v, field, skip, suppress)
	}
	c.Fail("conversion %%%s%c is not supported", v.size, v.letter)
	return 0, false
}

// scanText stores a word, or the characters of %c.
func (c *Call) scanText(v verb, field []byte, skip int, suppress bool) (int, bool) {
	n := 0
	for n < len(field) && skipSpace(field[n:n+1]) == 0 {
		n++
	}
	if v.letter == 'c' {
		n = max(v.width, 1)
	}
	if n == 0 || n > len(field) {
		return 0, false
	}
	if suppress {
		return skip + n, true
	}
	if v.letter == 's' {
		c.PutStr(c.Ptr(), field[:n])
	} else {
		copy(c.room(c.Ptr(), uint64(n)), field[:n])
	}
	return skip + n, true
}

// parseFloat implements strtod's grammar: it returns the number, and the number of bytes of s it consumed (0 if there
// is none).
func parseFloat(s []byte) (x float64, n int) {
	start := skipSpace(s)
	i := start
	if i < len(s) && (s[i] == '-' || s[i] == '+') {
		i++
	}
	for _, word := range []string{"infinity", "inf", "nan"} {
		if len(s)-i >= len(word) && equalFold(s[i:i+len(word)], word) {
			x, _ = strconv.ParseFloat(string(s[start:i+len(word)]), 64)
			if word == "nan" {
				x = math.NaN()
			}
			return x, i + len(word)
		}
	}
	end, hex := floatEnd(s, i)
	if end == i {
		return 0, 0
	}
	text := string(s[start:end])
	if hex && !containsFold(text, 'p') {
		text += "p0"
	}
	x, _ = strconv.ParseFloat(text, 64)
	return x, end
}

func equalFold(s []byte, lower string) bool {
	for i := range s {
		if s[i]|0x20 != lower[i] {
			return false
		}
	}
	return true
}

func containsFold(s string, lower byte) bool {
	for i := range s {
		if s[i]|0x20 == lower {
			return true
		}
	}
	return false
}

// floatEnd returns the end of the digits, point and exponent that begin at i,
// or i if there are no digits.
func floatEnd(s []byte, i int) (end int, hex bool) {
	start, base, mark := i, 10, byte('e')
	if i+2 < len(s) && s[i] == '0' && s[i+1]|0x20 == 'x' && (digit(s[i+2]) < 16 || s[i+2] == '.') {
		hex, base, mark = true, 16, 'p'
		i += 2
	}
	digits, point := 0, false
	for ; i < len(s); i++ {
		if s[i] == '.' && !point {
			point = true
		} else if digit(s[i]) < base {
			digits++
		} else {
			break
		}
	}
	if digits == 0 {
		return start, false
	}
	if i < len(s) && s[i]|0x20 == mark {
		j := i + 1
		if j < len(s) && (s[j] == '-' || s[j] == '+') {
			j++
		}
		first := j
		for j < len(s) && digit(s[j]) < 10 {
			j++
		}
		if j > first {
			i = j
		}
	}
	return i, hex
}
