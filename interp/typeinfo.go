package interp

import (
	"strings"
	"sync"
)

// C++ type information, in the layout of the Itanium C++ ABI. The kind of a typeinfo is determined by the vtable to
// which its first word points.
const (
	vtableClass    = "_ZTVN10__cxxabiv117__class_type_infoE"
	vtableSingle   = "_ZTVN10__cxxabiv120__si_class_type_infoE"
	vtableMultiple = "_ZTVN10__cxxabiv121__vmi_class_type_infoE"
	vtablePointer  = "_ZTVN10__cxxabiv119__pointer_type_infoE"
	vtablePlain    = "_ZTVN10__cxxabiv123__fundamental_type_infoE"
)

// standardBases are the exception classes of the library, by the end of their mangled names, with their bases.
var standardBases = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"St9exception": "", "St11logic_error": "St9exception", "St13runtime_error": "St9exception", "St9bad_alloc": "St9exception",
		"St8bad_cast": "St9exception", "St10bad_typeid": "St9exception", "St13bad_exception": "St9exception",
		"St20bad_array_new_length": "St9bad_alloc", "St17bad_function_call": "St9exception",
		"St12domain_error": "St11logic_error", "St16invalid_argument": "St11logic_error", "St12length_error": "St11logic_error", "St12out_of_range": "St11logic_error",
		"St11range_error": "St13runtime_error", "St14overflow_error": "St13runtime_error", "St15underflow_error": "St13runtime_error",
	}
})

// cxxVariable returns the address of a typeinfo or a vtable of the C++ library, or 0.
func (im *image) cxxVariable(name string) uint64 {
	ptr := uint64(im.layout.PtrBytes)
	words := func(values ...uint64) uint64 {
		addr := im.mem.Alloc(max(uint64(len(values)), 8)*ptr, 16)
		clear(im.mem.Write(addr, 8*ptr)[:8*ptr])
		im.byName[name] = addr
		for i, x := range values {
			im.mem.WriteN(addr+uint64(i)*ptr, ptr, x)
		}
		return addr
	}
	kind := func(vtable string) uint64 { return im.nativeVariable(vtable) + 2*ptr }
	of, isType := strings.CutPrefix(name, "_ZTI")
	base, isStandard := standardBases()[of]
	class, isVTable := strings.CutPrefix(name, "_ZTV")
	switch {
	case isStandard && base == "":
		return words(kind(vtableClass), im.text(of))
	case isStandard:
		return words(kind(vtableSingle), im.text(of), im.nativeVariable("_ZTI"+base))
	case isType && strings.HasPrefix(of, "PK"):
		return words(kind(vtablePointer), im.text(of), 1, im.nativeVariable("_ZTI"+of[2:]))
	case isType && strings.HasPrefix(of, "P"):
		return words(kind(vtablePointer), im.text(of), 0, im.nativeVariable("_ZTI"+of[1:]))
	case isType:
		return words(kind(vtablePlain), im.text(of))
	case strings.HasPrefix(name, "_ZTVN10__cxxabiv1"):
		return words()
	}
	if _, ok := standardBases()[class]; isVTable && ok {
		what := "_ZNKSt9exception4whatEv"
		if _, ok := im.library["_ZNK"+class+"4whatEv"]; ok {
			what = "_ZNK" + class + "4whatEv"
		}
		destroy, free := im.nativeFunction("_ZNSt9exceptionD2Ev"), im.nativeFunction("_ZNSt9exceptionD0Ev")
		return words(0, im.nativeVariable("_ZTI"+class), destroy, free, im.nativeFunction(what))
	}
	return 0
}

// nativeFunction returns the address of a function of the library.
func (im *image) nativeFunction(name string) uint64 {
	if addr, ok := im.byName[name]; ok {
		return addr
	}
	fn := im.addFunction(name)
	fn.native = im.library[name]
	im.byName[name] = fn.addr
	return fn.addr
}

// text returns the address of a new string.
func (im *image) text(s string) uint64 {
	n := uint64(len(s)) + 1
	addr := im.mem.Alloc(n, 1)
	p := im.mem.Write(addr, n)
	p[copy(p, s)] = 0
	return addr
}

// word returns word i of the memory at addr, 0 if it is not mapped.
func (im *image) word(addr uint64, i int) uint64 {
	n := uint64(im.layout.PtrBytes)
	x, _ := im.mem.ReadN(addr+uint64(i)*n, n)
	return x
}

// isKind reports whether the typeinfo at t is of a kind.
func (im *image) isKind(t uint64, vtable string) bool {
	at, ok := im.byName[vtable]
	return ok && im.word(t, 0) == at+2*uint64(im.layout.PtrBytes)
}

// sameType reports whether two typeinfos are of one type: they may be from different modules.
func (im *image) sameType(a, b uint64) bool {
	if a == b {
		return true
	}
	s, ok := im.mem.CString(im.word(a, 1))
	t, ok2 := im.mem.CString(im.word(b, 1))
	return ok && ok2 && string(s) == string(t) && len(s) > 0 && s[0] != '*'
}

// catchType reports whether a handler of the type with typeinfo want catches an object of type have, and the address
// that it receives: for pointers, which match by pointee, the pointer.
func (im *image) catchType(want, have, object uint64) (uint64, bool) {
	if im.isKind(have, vtablePointer) {
		pointer := im.word(object, 0)
		if im.sameType(want, have) {
			return pointer, true
		}
		const qualifiers = 7
		if !im.isKind(want, vtablePointer) || im.flags(have)&qualifiers&^im.flags(want) != 0 {
			return 0, false
		}
		to, from := im.word(want, 3), im.word(have, 3)
		if im.isNamed(to, "v") && !im.isNamed(from, "v") || im.sameType(to, from) {
			return pointer, true
		}
		return im.base(to, from, pointer)
	}
	if im.sameType(want, have) {
		return object, true
	}
	if im.isNamed(have, "Dn") && im.isKind(want, vtablePointer) {
		return 0, true
	}
	return im.base(want, have, object)
}

// isNamed reports whether t is the typeinfo of the type with the given mangled name.
func (im *image) isNamed(t uint64, name string) bool {
	s, ok := im.mem.CString(im.word(t, 1))
	return ok && string(s) == name
}

// flags returns the flags of the typeinfo of a pointer or of a class with several bases.
func (im *image) flags(t uint64) uint64 {
	x, _ := im.mem.ReadN(t+2*uint64(im.layout.PtrBytes), 4)
	return x
}

// base returns the address of the unique public base of type want in an object of class have.
func (im *image) base(want, have, object uint64) (uint64, bool) {
	found, n := uint64(0), 0
	im.subobjects(have, object, true, 0, func(t, at uint64, public bool) {
		if public && im.sameType(t, want) && (n == 0 || at != found) {
			found = at
			n++
		}
	})
	return found, n == 1
}

// maxBases is the maximum depth of base classes, for corrupt memory.
const maxBases = 100

// subobjects visits an object of class t and its bases; object is 0 if there is none.
func (im *image) subobjects(t, object uint64, public bool, depth int, visit func(t, at uint64, public bool)) {
	visit(t, object, public)
	if depth > maxBases {
		return
	}
	switch {
	case im.isKind(t, vtableSingle):
		im.subobjects(im.word(t, 2), object, public, depth+1, visit)
	case im.isKind(t, vtableMultiple):
		ptr := uint64(im.layout.PtrBytes)
		count, _ := im.mem.ReadN(t+2*ptr+4, 4)
		list := t + 2*ptr + 8
		for i := range min(int(count), maxBases) {
			offsetFlags := im.word(list, 2*i+1)
			offset := int64(offsetFlags) >> 8
			if ptr == 4 {
				offset = int64(int32(offsetFlags)) >> 8
			}
			if offsetFlags&1 != 0 && object != 0 { // virtual: the offset is in the vtable
				offset = int64(im.word(im.word(object, 0)+uint64(offset), 0))
				if ptr == 4 {
					offset = int64(int32(offset))
				}
			}
			im.subobjects(im.word(list, 2*i), object+uint64(offset), public && offsetFlags&2 != 0, depth+1, visit)
		}
	}
}

// dynamicCast is __dynamic_cast.
func dynamicCast(c *nativeCall) {
	object, from, to := c.Ptr(), c.Ptr(), c.Ptr()
	ptr := uint64(c.layout.PtrBytes)
	vtable := c.word(object, 0)
	top := int64(c.word(vtable-2*ptr, 0))
	if ptr == 4 {
		top = int64(int32(top))
	}
	whole, class := object+uint64(top), c.word(vtable-ptr, 0)
	c.GivePtr(0)
	var down []uint64
	c.subobjects(class, whole, true, 0, func(t, at uint64, public bool) {
		if !public || !c.sameType(t, to) {
			return
		}
		c.subobjects(t, at, true, 0, func(t, part uint64, public bool) {
			if public && part == object && c.sameType(t, from) && (len(down) == 0 || down[len(down)-1] != at) {
				down = append(down, at)
			}
		})
	})
	if len(down) == 1 {
		c.GivePtr(down[0])
		return
	}
	visible := false
	c.subobjects(class, whole, true, 0, func(t, at uint64, public bool) {
		visible = visible || public && at == object && c.sameType(t, from)
	})
	if at, ok := c.base(to, class, whole); ok && visible && len(down) == 0 {
		c.GivePtr(at)
	}
}
