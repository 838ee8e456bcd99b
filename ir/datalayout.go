package ir

import (
	"strconv"
	"strings"
)

// LayoutOf returns the layout given by m's triple and data layout string; without either, that of x86-64. Parts missing
// in the string, or unsupported by every target, are the triple's default.
func LayoutOf(m *Module) Layout {
	l := tripleLayout(m.Triple)
	if m.Triple == "" && strings.Contains(m.Layout, "p:32:32") {
		l = tripleLayout("i386")
	}
	if m.Layout == "" {
		return l
	}
	wide := strings.Contains(m.Layout, "-i128:")
	for _, part := range strings.Split(m.Layout, "-") {
		l.apply(part)
	}
	if !wide { // before LLVM 18, i128 was aligned as i64
		l.I128Align = l.I64Align
	}
	return l
}

// tripleLayout returns the default layout of a target triple.
func tripleLayout(triple string) Layout {
	arch, _, _ := strings.Cut(triple, "-")
	switch {
	case len(arch) == 4 && arch[0] == 'i' && strings.HasSuffix(arch, "86"):
		return Layout{PtrBytes: 4, I64Align: 4, F64Align: 4, F80Align: 4, I128Align: 16, StackAlign: 16, MaxIntBytes: 4}
	case strings.HasPrefix(arch, "arm") || strings.HasPrefix(arch, "thumb"):
		return Layout{PtrBytes: 4, I64Align: 8, F64Align: 8, F80Align: 16, I128Align: 8, StackAlign: 8, MaxIntBytes: 4}
	}
	return Layout{PtrBytes: 8, I64Align: 8, F64Align: 8, F80Align: 16, I128Align: 16, StackAlign: 16, MaxIntBytes: 8}
}

// apply applies one part of a data layout string, such as i64:32:64.
func (l *Layout) apply(part string) {
	fields := strings.Split(part, ":")
	bytes := func(i int) int {
		if i >= len(fields) {
			return 0
		}
		n, err := strconv.Atoi(fields[i])
		if err != nil || n < 8 || n > 128 || n&(n-1) != 0 {
			return 0
		}
		return n / 8
	}
	set := func(dst *int, n int) {
		if n > 0 {
			*dst = n
		}
	}
	switch key := fields[0]; key {
	case "E":
		l.BigEndian = true
	case "e":
		l.BigEndian = false
	case "p":
		if n := bytes(1); n == 4 || n == 8 {
			l.PtrBytes = n
		}
	case "i64":
		set(&l.I64Align, bytes(1))
	case "i128":
		set(&l.I128Align, bytes(1))
	case "f64":
		set(&l.F64Align, bytes(1))
	case "f80":
		set(&l.F80Align, bytes(1))
	default:
		if strings.HasPrefix(key, "S") {
			fields = []string{"", key[1:]}
			set(&l.StackAlign, bytes(1))
		}
	}
}
