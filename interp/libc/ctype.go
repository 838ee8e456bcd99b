package libc

// Classes of characters, as bits of glibc's table on little-endian machines.
const (
	ctUpper  = 1 << 8
	ctLower  = 1 << 9
	ctAlpha  = 1 << 10
	ctDigit  = 1 << 11
	ctXDigit = 1 << 12
	ctSpace  = 1 << 13
	ctPrint  = 1 << 14
	ctGraph  = 1 << 15
	ctBlank  = 1 << 0
	ctCntrl  = 1 << 1
	ctPunct  = 1 << 2
	ctAlnum  = 1 << 3
)

// ctype returns the classes of x in the C locale.
func ctype(x int32) (class uint16) {
	set := func(in bool, bits uint16) {
		if in {
			class |= bits
		}
	}
	upper, lower, number := x >= 'A' && x <= 'Z', x >= 'a' && x <= 'z', x >= '0' && x <= '9'
	hex := x|0x20 >= 'a' && x|0x20 <= 'f'
	graph := x > ' ' && x < 0x7F
	set(upper, ctUpper)
	set(lower, ctLower)
	set(upper || lower, ctAlpha|ctAlnum)
	set(number, ctDigit|ctXDigit|ctAlnum)
	set(hex, ctXDigit)
	set(x == ' ' || x >= '\t' && x <= '\r', ctSpace)
	set(x >= ' ' && x < 0x7F, ctPrint)
	set(graph, ctGraph)
	set(x == ' ' || x == '\t', ctBlank)
	set(x >= 0 && x < ' ' || x == 0x7F, ctCntrl)
	set(graph && !upper && !lower && !number, ctPunct)
	return class
}

func toLower(x int32) int32 {
	if x >= 'A' && x <= 'Z' {
		return x + 'a' - 'A'
	}
	return x
}

func toUpper(x int32) int32 {
	if x >= 'a' && x <= 'z' {
		return x - 'a' + 'A'
	}
	return x
}

func ctypeFunctions() map[string]Func {
	table := map[string]Func{
		"tolower":             func(c *Call) { c.GiveInt(toLower(c.Int())) },
		"toupper":             func(c *Call) { c.GiveInt(toUpper(c.Int())) },
		"isascii":             func(c *Call) { c.GiveInt(int32(1 - min(uint32(c.Int())/128, 1))) },
		"toascii":             func(c *Call) { c.GiveInt(c.Int() & 0x7F) },
		"__ctype_b_loc":       func(c *Call) { c.ctypeTable(0, 2, func(x int32) uint64 { return uint64(ctype(x)) }) },
		"__ctype_tolower_loc": func(c *Call) { c.ctypeTable(1, 4, func(x int32) uint64 { return uint64(toLower(x)) }) },
		"__ctype_toupper_loc": func(c *Call) { c.ctypeTable(2, 4, func(x int32) uint64 { return uint64(toUpper(x)) }) },
	}
	for name, bits := range map[string]uint16{
		"isupper": ctUpper, "islower": ctLower, "isalpha": ctAlpha, "isdigit": ctDigit, "isxdigit": ctXDigit, "isspace": ctSpace,
		"isprint": ctPrint, "isgraph": ctGraph, "isblank": ctBlank, "iscntrl": ctCntrl, "ispunct": ctPunct, "isalnum": ctAlnum,
	} {
		table[name] = func(c *Call) { c.GiveInt(int32(ctype(c.Int()) & bits)) }
	}
	return table
}

// ctypeTable returns to the program the address of a pointer to a table for the characters -128 to 255, built at the
// first call.
func (c *Call) ctypeTable(which int, size uint64, entry func(int32) uint64) {
	if c.Lib.ctype[which] == 0 {
		table := c.Mem.Alloc(384*size, 16)
		for x := int32(-128); x < 256; x++ {
			c.Put(table+uint64(x+128)*size, size, entry(x))
		}
		at := c.Mem.Alloc(8, 8)
		c.Put(at, uint64(c.Layout.PtrBytes), table+128*size)
		c.Lib.ctype[which] = at
	}
	c.GivePtr(c.Lib.ctype[which])
}
