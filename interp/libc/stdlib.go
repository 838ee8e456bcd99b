package libc

import (
	"math"
	"math/bits"

	"spillway/ir"
)

func stdlibFunctions() map[string]Func {
	return map[string]Func{
		"atoi":              func(c *Call) { c.give(uint64(c.parse(c.Ptr(), 10, 64)), 32) },
		"atol":              func(c *Call) { c.GivePtr(uint64(c.parse(c.Ptr(), 10, 64))) },
		"atoll":             func(c *Call) { c.give(uint64(c.parse(c.Ptr(), 10, 64)), 64) },
		"atof":              func(c *Call) { x, _ := parseFloat(c.Str(c.Ptr())); c.giveFloat64(x) },
		"strtol":            func(c *Call) { c.strtol(8*c.Layout.PtrBytes, true) },
		"strtoll":           func(c *Call) { c.strtol(64, true) },
		"strtoimax":         func(c *Call) { c.strtol(64, true) },
		"strtoul":           func(c *Call) { c.strtol(8*c.Layout.PtrBytes, false) },
		"strtoull":          func(c *Call) { c.strtol(64, false) },
		"strtoumax":         func(c *Call) { c.strtol(64, false) },
		"__isoc23_strtol":   func(c *Call) { c.strtol(8*c.Layout.PtrBytes, true) },
		"__isoc23_strtoll":  func(c *Call) { c.strtol(64, true) },
		"__isoc23_strtoul":  func(c *Call) { c.strtol(8*c.Layout.PtrBytes, false) },
		"__isoc23_strtoull": func(c *Call) { c.strtol(64, false) },
		"strtod":            func(c *Call) { c.giveFloat64(c.strtod()) },
		"strtof":            func(c *Call) { c.giveFloat32(float32(c.strtod())) },
		"rand":              func(c *Call) { c.GiveInt(int32(c.Lib.random.draw())) },
		"random":            func(c *Call) { c.GivePtr(uint64(c.Lib.random.draw())) },
		"srand":             func(c *Call) { c.Lib.random.seed(uint32(c.Int())) },
		"srandom":           func(c *Call) { c.Lib.random.seed(uint32(c.Int())) },
		"qsort":             (*Call).qsort,
		"bsearch":           (*Call).bsearch,
		"abs":               func(c *Call) { x := c.Int(); c.GiveInt(max(x, -x)) },
		"labs":              func(c *Call) { x := c.long(); c.GivePtr(uint64(max(x, -x))) },
		"llabs":             func(c *Call) { x := c.int64(); c.give(uint64(max(x, -x)), 64) },
		"ffs":               func(c *Call) { c.GiveInt(int32((bits.TrailingZeros32(uint32(c.Int())) + 1) % 33)) },
		"getenv":            giveZero,
		"time": func(c *Call) {
			const now = 1_000_000_000
			if at := c.Ptr(); at != 0 {
				c.Put(at, uint64(c.Layout.PtrBytes), now)
			}
			c.GivePtr(now)
		},
		"clock": func(c *Call) { c.GivePtr(c.Machine.Executed() / 1000) },
		"gettimeofday": func(c *Call) {
			n := uint64(c.Layout.PtrBytes)
			at := c.Ptr()
			c.Put(at, n, 1_000_000_000)
			c.Put(at+n, n, 0)
			c.GiveInt(0)
		},
		"clock_gettime": func(c *Call) {
			n := uint64(c.Layout.PtrBytes)
			c.Int()
			at := c.Ptr()
			c.Put(at, n, 1_000_000_000+c.Machine.Executed()/1e9)
			c.Put(at+n, n, c.Machine.Executed()%1e9)
			c.GiveInt(0)
		},
		"__errno_location": func(c *Call) { c.GivePtr(c.errnoAddr()) },
		"getpid":           func(c *Call) { c.GiveInt(1) },
	}
}

// parse returns the integer at the start of the string at addr, clamped to a
// signed one of n bits.
func (c *Call) parse(addr uint64, base, n int) int64 {
	x, negative, overflow, _ := parseInteger(c.Str(addr), base)
	r, _ := clampSigned(x, negative, overflow, n)
	return r
}

func clampSigned(x uint64, negative, overflow bool, n int) (r int64, clamped bool) {
	limit := uint64(1) << (n - 1)
	switch {
	case negative && (overflow || x > limit):
		return -1 << (n - 1), true
	case negative:
		return -int64(x), false
	case overflow || x >= limit:
		return int64(limit - 1), true
	}
	return int64(x), false
}

// strtol is the family of strtol with a result of n bits.
func (c *Call) strtol(n int, signed bool) {
	s, end, base := c.Ptr(), c.Ptr(), c.Int()
	if base < 0 || base == 1 || base > 36 {
		c.setErrno(einval)
		c.give(0, n)
		return
	}
	x, negative, overflow, took := parseInteger(c.Str(s), int(base))
	if end != 0 {
		c.Put(end, uint64(c.Layout.PtrBytes), s+uint64(took))
	}
	clamped := overflow || !signed && x > ir.ZeroExtend(math.MaxUint64, n)
	switch {
	case signed:
		var r int64
		r, clamped = clampSigned(x, negative, overflow, n)
		x = uint64(r)
	case clamped:
		x = math.MaxUint64
	case negative:
		x = -x
	}
	if clamped {
		c.setErrno(erange)
	}
	c.give(x, n)
}

func (c *Call) strtod() float64 {
	s, end := c.Ptr(), c.Ptr()
	x, n := parseFloat(c.Str(s))
	if end != 0 {
		c.Put(end, uint64(c.Layout.PtrBytes), s+uint64(n))
	}
	if math.IsInf(x, 0) {
		c.setErrno(erange)
	}
	return x
}
