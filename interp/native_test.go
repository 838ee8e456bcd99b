package interp

import (
	"bytes"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"spillway/interp/libc"
	"spillway/ir"
)

// newCall returns a call of a native function with the given words as
// arguments, in a machine with an empty program.
func newCall(args ...uint64) *nativeCall {
	layout := &ir.Layout{PtrBytes: 8, I64Align: 8, F64Align: 8, I128Align: 16, StackAlign: 16}
	im := &image{layout: layout, semantics: &ir.Semantics{}, mem: newMemory(8, 1<<20, 1<<24), byName: map[string]uint64{}}
	m := &machine{image: im, lib: libc.Library{Stdin: strings.NewReader("input"), Stdout: &bytes.Buffer{}, Stderr: &bytes.Buffer{}}}
	info := &callInfo{}
	for i := range args {
		info.args = append(info.args, argInfo{typ: ir.I64, word: int32(firstWord + i)})
	}
	r := append(make([]uint64, firstWord), args...)
	c := &nativeCall{machine: m, fn: &function{name: "test"}, r: r, info: info}
	c.bind("test")
	return c
}

// store returns the address of a copy of s with a zero.
func (c *nativeCall) store(s string) uint64 {
	addr := c.Allocate(uint64(len(s))+1, heapAlign)
	c.PutStr(addr, []byte(s))
	return addr
}

// with sets the arguments of the next use of c.
func (c *nativeCall) with(args ...uint64) *nativeCall {
	d := newCall(args...)
	d.machine = c.machine
	d.bind("test")
	return d
}

// sprintf returns what sprintf makes in the memory of c.
func sprintf(c *nativeCall, format string, args ...uint64) (string, error) {
	const room = 1 << 12
	at := c.Allocate(room, 8)
	d := c.with(append([]uint64{at, room, c.store(format)}, args...)...)
	natives()["snprintf"](d)
	return string(d.Str(at)), d.Err
}

// TestPrintf compares conversions with what the GNU C library makes.
func TestPrintf(t *testing.T) {
	text, err := os.ReadFile("testdata/printf.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		fields := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		format, value, want := fields[0], fields[1], strings.Trim(fields[2], "[]")
		var word uint64
		if strings.ContainsAny(format[len(format)-2:], "fegaEGA") {
			x, err := strconv.ParseFloat(value, 64)
			if err != nil {
				t.Fatal(err)
			}
			word = math.Float64bits(x)
		} else {
			x, err := strconv.ParseInt(value, 10, 64)
			if err != nil {
				t.Fatal(err)
			}
			word = uint64(x)
		}
		if got, err := sprintf(newCall(), format, word); got != want || err != nil {
			t.Errorf("printf(%q, %s) = %q, %v, want %q", format, value, got, err, want)
		}
	}
}

func TestPrintfArguments(t *testing.T) {
	c := newCall()
	s := c.store("word")
	for _, k := range []struct {
		format string
		args   []uint64
		want   string
	}{
		{"%s|%5s|%-5s|%.2s", []uint64{s, s, s, s}, "word| word|word |wo"},
		{"%c%%%3c", []uint64{'x', 'y'}, "x%  y"},
		{"%*d|%-*d|%.*f", []uint64{4, 7, ^uint64(3), 7, 1, math.Float64bits(2.25)}, "   7|7   |2.2"},
		{"%p %p", []uint64{0, 0xABC}, "(nil) 0xabc"},
		{"%zu %lx", []uint64{1 << 40, 1<<64 - 1}, "1099511627776 ffffffffffffffff"},
		{"%s", []uint64{0}, "(null)"},
	} {
		if got, err := sprintf(c, k.format, k.args...); got != k.want || err != nil {
			t.Errorf("printf(%q) = %q, %v, want %q", k.format, got, err, k.want)
		}
	}
	for _, bad := range []string{"%s", "%n", "%Q", "%"} {
		if _, err := sprintf(c, bad, 12345); err == nil {
			t.Errorf("printf(%q) with a wild pointer does not fail", bad)
		}
	}
}

func TestStringFunctions(t *testing.T) {
	c := newCall()
	hello, lo, abc := c.store("hello, world"), c.store("lo"), c.store("abcabd")
	for _, k := range []struct {
		name string
		args []uint64
		want uint64
	}{
		{"strlen", []uint64{hello}, 12},
		{"strnlen", []uint64{hello, 3}, 3},
		{"strchr", []uint64{hello, 'o'}, hello + 4},
		{"strrchr", []uint64{hello, 'o'}, hello + 8},
		{"strchr", []uint64{hello, 0}, hello + 12},
		{"strchr", []uint64{hello, 'q'}, 0},
		{"strstr", []uint64{hello, lo}, hello + 3},
		{"strspn", []uint64{abc, c.store("cba")}, 5},
		{"strcspn", []uint64{abc, c.store("xc")}, 2},
		{"strpbrk", []uint64{abc, c.store("xd")}, abc + 5},
		{"memchr", []uint64{hello, 'w', 100}, hello + 7},
		{"memchr", []uint64{hello, 'w', 7}, 0},
		{"strcmp", []uint64{lo, hello}, 4},
		{"strcmp", []uint64{lo, c.store("lot")}, uint64(uint32(0xFFFFFF8C))},
		{"strncmp", []uint64{abc, c.store("abcxyz"), 3}, 0},
		{"memcmp", []uint64{abc, abc + 3, 3}, uint64(uint32(0xFFFFFFFF))},
		{"atoi", []uint64{c.store("  -123x")}, uint64(uint32(0xFFFFFF85))},
		{"strtol", []uint64{c.store("0x1fz"), 0, 0}, 31},
		{"strtol", []uint64{c.store("9999999999999999999999"), 0, 10}, math.MaxInt64},
		{"strtoul", []uint64{c.store("-1"), 0, 10}, math.MaxUint64},
		{"isalpha", []uint64{'7'}, 0},
		{"toupper", []uint64{'q'}, 'Q'},
		{"abs", []uint64{uint64(uint32(0xFFFFFFFB))}, 5},
		{"__popcountdi2", []uint64{0xFF00FF}, 16},
		{"__udivdi3", []uint64{100, 7}, 14},
	} {
		d := c.with(k.args...)
		natives()[k.name](d)
		if d.Result != k.want || d.Err != nil {
			t.Errorf("%s(%#x) = %#x, %v, want %#x", k.name, k.args, d.Result, d.Err, k.want)
		}
	}
}

// TestNativesSurviveWildArguments calls every function with addresses that are
// not mapped and absurd sizes: the result may be a fault, but no panic.
func TestNativesSurviveWildArguments(t *testing.T) {
	for name, f := range natives() {
		for _, args := range [][]uint64{
			{0, 0, 0, 0, 0, 0}, {1, 2, 3, 4, 5, 6}, {1 << 63, 1 << 63, 1 << 63, 1 << 63, 1 << 63, 1 << 63},
			{math.MaxUint64, math.MaxUint64, math.MaxUint64, math.MaxUint64, math.MaxUint64, math.MaxUint64},
		} {
			c := newCall(args...)
			c.serial = -1
			func() {
				defer func() {
					if r := recover(); r != nil {
						t.Errorf("%s(%#x): panic: %v", name, args, r)
					}
				}()
				f(c)
			}()
		}
	}
}

func TestScanf(t *testing.T) {
	c := newCall()
	a, b, s := c.Allocate(8, 8), c.Allocate(8, 8), c.Allocate(16, 8)
	d := c.with(c.store("12, 0x1F word 2.5"), c.store("%d, %x %15s %lf"), a, b, s, a+4)
	c.Put(a, 8, 0)
	natives()["sscanf"](d)
	if d.Result != 4 || c.Get(a, 4) != 12 || c.Get(b, 4) != 31 || string(c.Str(s)) != "word" || d.Err != nil {
		t.Errorf("%d conversions: %d %d %q, %v", d.Result, c.Get(a, 4), c.Get(b, 4), c.Str(s), d.Err)
	}
	for text, want := range map[string]uint64{"": 0xFFFFFFFF, "x": 0, "7": 1} {
		d := c.with(c.store(text), c.store("%d"), a)
		if natives()["sscanf"](d); d.Result != want {
			t.Errorf("sscanf(%q) = %d, want %d", text, int32(d.Result), int32(want))
		}
	}
}

// TestHeap: blocks that are allocated do not overlap, whatever the order of
// allocations and releases, and keep their content.
func TestHeap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := newMemory(8, 1<<16, 1<<26)
		live := map[uint64]uint64{}
		var order []uint64
		for i := range rapid.IntRange(1, 60).Draw(t, "steps") {
			if len(order) > 0 && rapid.IntRange(0, 2).Draw(t, "kind") == 0 {
				k := rapid.IntRange(0, len(order)-1).Draw(t, "which")
				addr := order[k]
				order = append(order[:k], order[k+1:]...)
				if !m.Release(addr) || m.Release(addr) {
					t.Fatalf("release of %#x", addr)
				}
				delete(live, addr)
				continue
			}
			n := rapid.Uint64Range(0, 5000).Draw(t, "size")
			align := uint64(1) << rapid.IntRange(0, 8).Draw(t, "align")
			addr := m.Alloc(n, max(align, heapAlign))
			if addr == 0 || addr%align != 0 {
				t.Fatalf("alloc(%d, %d) = %#x", n, align, addr)
			}
			fill(m.Write(addr, n)[:n], byte(i))
			for other, size := range live {
				if addr < other+max(size, 1) && other < addr+max(n, 1) {
					t.Fatalf("block %#x of %d bytes overlaps %#x of %d", addr, n, other, size)
				}
			}
			live[addr] = n
			order = append(order, addr)
		}
	})
}

func TestStackGrows(t *testing.T) {
	m := newMemory(8, 1<<20, 1<<20)
	top := m.stack.base
	if !m.reserveStack(top - 100) {
		t.Fatal("no stack")
	}
	m.WriteN(top-100, 8, 12345)
	if !m.reserveStack(top - 1<<19) {
		t.Fatal("stack does not grow")
	}
	if x, _ := m.ReadN(top-100, 8); x != 12345 {
		t.Errorf("content is lost: %d", x)
	}
	if m.reserveStack(top-1<<21) || m.reserveStack(top+8) {
		t.Error("stack grows beyond its limits")
	}
	if m.Read(top-4, 8) != nil {
		t.Error("an access over the end of the stack is allowed")
	}
}
