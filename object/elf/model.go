package elf

import (
	"debug/elf"

	"spillway/internal/elfclass"
	"spillway/object"
	"spillway/target"
)

// Constants missing from debug/elf.
const (
	shfRetain    elf.SectionFlag = 0x200000   // SHF_GNU_RETAIN
	shfExclude   elf.SectionFlag = 0x80000000 // SHF_EXCLUDE
	stbGNUUnique elf.SymBind     = 10
)

// attrs are the flags represented in the model.
var attrs = [...]struct {
	attr object.Attrs
	flag elf.SectionFlag
}{
	{object.Loaded, elf.SHF_ALLOC}, {object.Writable, elf.SHF_WRITE}, {object.Executable, elf.SHF_EXECINSTR}, {object.Mergeable, elf.SHF_MERGE},
	{object.Strings, elf.SHF_STRINGS}, {object.ThreadLocal, elf.SHF_TLS}, {object.Retained, shfRetain}, {object.Ordered, elf.SHF_LINK_ORDER},
	{object.Excluded, shfExclude},
}

// fileFlags are the flags represented otherwise in a File (by Groups), or not at all.
const fileFlags = elf.SHF_GROUP | elf.SHF_COMPRESSED

// kinds are the types by kind; that of KindUnwind is the machine's.
var kinds = [...]elf.SectionType{object.KindContents: elf.SHT_PROGBITS, object.KindZeros: elf.SHT_NOBITS, object.KindNotes: elf.SHT_NOTE,
	object.KindInitArray: elf.SHT_INIT_ARRAY, object.KindFiniArray: elf.SHT_FINI_ARRAY, object.KindPreinitArray: elf.SHT_PREINIT_ARRAY}

// Flags returns the flags (sh_flags) for attributes.
func Flags(a object.Attrs) (flags elf.SectionFlag) {
	for i := range attrs {
		if a&attrs[i].attr != 0 {
			flags |= attrs[i].flag
		}
	}
	return flags
}

// Type returns the type (sh_type) of sections of a kind, which may be foreign.
func Type(kind object.SectionKind, foreign object.Foreign, f *target.ObjectFormat) elf.SectionType {
	switch {
	case int(kind) < len(kinds):
		return kinds[kind]
	case kind == object.KindForeign:
		return elf.SectionType(foreign.Kind)
	case f.UnwindSection != 0:
		return elf.SectionType(f.UnwindSection)
	}
	return elf.SHT_PROGBITS
}

// describe sets the kind and attributes of s from its header.
func (r *reader) describe(s *object.Section, h *elfclass.Section) {
	rest := elf.SectionFlag(h.Flags) &^ fileFlags
	for i := range attrs {
		if rest&attrs[i].flag != 0 {
			s.Attrs |= attrs[i].attr
			rest &^= attrs[i].flag
		}
	}
	s.Foreign.Attrs = uint64(rest)
	if h.Flags>>32 != 0 { // more than the type holds
		s.Foreign.Attrs |= h.Flags >> 32 << 32
	}
	if s.Kind = Kind(elf.SectionType(h.Type), r.format); s.Kind == object.KindForeign {
		s.Foreign.Kind = h.Type
	}
}

// Kind returns the kind of sections of a type (sh_type).
func Kind(typ elf.SectionType, f *target.ObjectFormat) object.SectionKind {
	if uint32(typ) == f.UnwindSection && typ != elf.SHT_NULL {
		return object.KindUnwind
	}
	for k := range kinds {
		if kinds[k] == typ {
			return object.SectionKind(k)
		}
	}
	return object.KindForeign
}

// The numbers of bindings, types and visibilities.
var (
	bindings = [...]elf.SymBind{object.BindLocal: elf.STB_LOCAL, object.BindGlobal: elf.STB_GLOBAL, object.BindWeak: elf.STB_WEAK,
		object.BindUnique: stbGNUUnique}
	types = [...]elf.SymType{object.TypeNone: elf.STT_NOTYPE, object.TypeData: elf.STT_OBJECT, object.TypeFunc: elf.STT_FUNC,
		object.TypeIndirectFunc: elf.STT_GNU_IFUNC, object.TypeThreadLocal: elf.STT_TLS, object.TypeSection: elf.STT_SECTION, object.TypeFile: elf.STT_FILE}
	visibilities = [...]object.Visibility{elf.STV_DEFAULT: object.VisDefault, elf.STV_INTERNAL: object.VisInternal,
		elf.STV_HIDDEN: object.VisHidden, elf.STV_PROTECTED: object.VisProtected}
)

// Info returns the byte with a binding and a type (st_info).
func Info(b object.Binding, t object.SymbolType) byte { return byte(bindings[b])<<4 | byte(types[t]) }

// Other returns the byte with a visibility (st_other).
func Other(v object.Visibility) byte {
	switch v {
	case object.VisProtected:
		return byte(elf.STV_PROTECTED)
	case object.VisHidden:
		return byte(elf.STV_HIDDEN)
	case object.VisInternal:
		return byte(elf.STV_INTERNAL)
	}
	return byte(elf.STV_DEFAULT)
}

// GNU reports whether a binding or a type is a GNU extension; the file is then marked as ELFOSABI_GNU.
func GNU(b object.Binding, t object.SymbolType) bool {
	return b == object.BindUnique || t == object.TypeIndirectFunc
}

// symbolInfo decodes a byte with a binding and a type, or returns false.
func symbolInfo(info byte) (b object.Binding, t object.SymbolType, ok bool) {
	bind, typ := elf.SymBind(info>>4), elf.SymType(info&15)
	if typ == elf.STT_COMMON {
		typ = elf.STT_OBJECT // implied by its section
	}
	for int(b) < len(bindings) && bindings[b] != bind {
		b++
	}
	for int(t) < len(types) && types[t] != typ {
		t++
	}
	return b, t, int(b) < len(bindings) && int(t) < len(types)
}
