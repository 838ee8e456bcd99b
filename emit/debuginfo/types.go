package debuginfo

import (
	"debug/dwarf"

	"spillway/emit/asm"
	"spillway/ir"
)

// Attributes without names in debug/dwarf.
const (
	attrGNUVector = 0x2107
	attrDiscrList = 0x3d
)

// typ returns the entry of type id, or nil for void.
func (b *builder) typ(id ir.DebugID) *die {
	if b.dies[id] != nil {
		return b.dies[id]
	}
	m := b.x.d
	tag := dwarf.Tag(m.Int(id, ir.KeyTag))
	switch m.Kind(id) {
	case ir.DebugBasicType:
		if tag == 0 {
			tag = dwarf.TagBaseType
		}
		t := b.newDie(id, b.cur.root, tag)
		t.str(dwarf.AttrName, m.Str(id, ir.KeyName))
		if tag != dwarf.TagUnspecifiedType {
			t.uint(dwarf.AttrEncoding, m.Int(id, ir.KeyEncoding))
			t.uint(dwarf.AttrByteSize, (m.Int(id, ir.KeySize)+7)/8)
		}
		return t
	case ir.DebugStringType:
		t := b.newDie(id, b.cur.root, dwarf.TagStringType)
		t.str(dwarf.AttrName, m.Str(id, ir.KeyName))
		t.uint(dwarf.AttrByteSize, m.Int(id, ir.KeySize)/8)
		return t
	case ir.DebugDerivedType:
		return b.derived(id, b.context(m.Scope(id)), tag)
	case ir.DebugCompositeType:
		return b.composite(id, b.context(m.Scope(id)), tag)
	case ir.DebugSubroutineType:
		t := b.newDie(id, b.cur.root, dwarf.TagSubroutineType)
		types := m.Elements(id, ir.KeyTypes)
		if len(types) > 0 && types[0].Form == ir.DebugRef {
			t.refer(dwarf.AttrType, b.typ(ir.DebugID(types[0].Value)))
		}
		if m.Int(id, ir.KeyFlags)&ir.FlagPrototyped != 0 {
			t.flag(dwarf.AttrPrototyped)
		}
		b.parameters(t, types)
		return t
	}
	return nil
}

// newDie makes the entry of node id as a child of parent.
func (b *builder) newDie(id ir.DebugID, parent *die, tag dwarf.Tag) *die {
	d := parent.child(tag)
	b.dies[id] = d
	return d
}

// parameters adds the parameter types in types, whose first element is the result type, to t.
func (b *builder) parameters(t *die, types []ir.DebugField) {
	m := b.x.d
	for i, f := range types {
		switch {
		case i == 0:
		case f.Form != ir.DebugRef:
			t.child(dwarf.TagUnspecifiedParameters)
		default:
			id := ir.DebugID(f.Value)
			p := t.child(dwarf.TagFormalParameter)
			p.refer(dwarf.AttrType, b.typ(id))
			if m.Int(id, ir.KeyFlags)&ir.FlagArtificial != 0 {
				p.flag(dwarf.AttrArtificial)
			}
		}
	}
}

// declared adds the declaration coordinates of node id.
func (b *builder) declared(d *die, id ir.DebugID) {
	m := b.x.d
	line := m.Int(id, ir.KeyLine)
	if f := m.Ref(id, ir.KeyFile); f != 0 && line > 0 {
		d.uint(dwarf.AttrDeclFile, int64(b.x.file[f]))
		d.uint(dwarf.AttrDeclLine, line)
	}
}

// access adds the accessibility of a member.
func (b *builder) access(d *die, flags int64) {
	switch flags & ir.FlagPublic {
	case ir.FlagPublic:
		d.uint(dwarf.AttrAccessibility, 1)
	case ir.FlagProtected:
		d.uint(dwarf.AttrAccessibility, 2)
	case ir.FlagPrivate:
		d.uint(dwarf.AttrAccessibility, 3)
	}
}

func (b *builder) derived(id ir.DebugID, parent *die, tag dwarf.Tag) *die {
	m := b.x.d
	base, size, flags := m.Ref(id, ir.KeyBaseType), m.Int(id, ir.KeySize), m.Int(id, ir.KeyFlags)
	if flags&ir.FlagStaticMember != 0 {
		return b.staticMember(id, parent)
	}
	if b.dies[id] != nil { // created with its context
		return b.dies[id]
	}
	t := b.newDie(id, parent, tag)
	t.str(dwarf.AttrName, m.Str(id, ir.KeyName))
	t.refer(dwarf.AttrType, b.typ(base))
	switch tag {
	case dwarf.TagMember, dwarf.TagInheritance:
		b.member(t, id, base, size, flags)
	case dwarf.TagPtrToMemberType:
		t.refer(dwarf.AttrContainingType, b.typ(m.Ref(id, ir.KeyExtraData)))
		t.uint(dwarf.AttrByteSize, size/8)
	case dwarf.TagPointerType, dwarf.TagReferenceType, dwarf.TagRvalueReferenceType:
	default:
		if size > 0 {
			t.uint(dwarf.AttrByteSize, size/8)
		}
	}
	if tag != dwarf.TagInheritance {
		b.declared(t, id)
	}
	if flags&ir.FlagArtificial != 0 && tag == dwarf.TagMember {
		t.flag(dwarf.AttrArtificial)
	}
	return t
}

// member adds the location of a member or base class in its structure.
func (b *builder) member(t *die, id, base ir.DebugID, size, flags int64) {
	m := b.x.d
	off := m.Int(id, ir.KeyOffset)
	switch {
	case t.tag == dwarf.TagInheritance && flags&ir.FlagVirtual != 0:
		// The offset is stored at a negative offset in the vtable.
		code := []byte{opDup, opDeref, opConstu}
		code = append(asm.AppendULEB(code, uint64(off)), opMinus, opDeref, opPlus)
		t.location(dwarf.AttrDataMemberLoc, expr{code: code})
		t.uint(dwarf.AttrVirtuality, 1)
	case flags&ir.FlagBitField != 0:
		t.uint(dwarf.AttrBitSize, size)
		t.uint(dwarf.AttrDataBitOffset, off)
	default:
		t.uint(dwarf.AttrDataMemberLoc, off/8)
	}
	b.access(t, flags)
}

func (b *builder) staticMember(id ir.DebugID, parent *die) *die {
	m := b.x.d
	if b.dies[id] != nil {
		return b.dies[id]
	}
	t := b.newDie(id, parent, dwarf.TagVariable)
	t.str(dwarf.AttrName, m.Str(id, ir.KeyName))
	t.refer(dwarf.AttrType, b.typ(m.Ref(id, ir.KeyBaseType)))
	b.declared(t, id)
	t.flag(dwarf.AttrExternal)
	t.flag(dwarf.AttrDeclaration)
	b.access(t, m.Int(id, ir.KeyFlags))
	if f := m.Field(id, ir.KeyExtraData); f.Form == ir.DebugInt {
		t.int(dwarf.AttrConstValue, f.Value)
	} else if b := m.Wide(id, ir.KeyExtraData); b != nil {
		t.add(attr{name: dwarf.AttrConstValue, form: formBlock1, expr: &expr{code: b}})
	}
	return t
}

func (b *builder) composite(id ir.DebugID, parent *die, tag dwarf.Tag) *die {
	m := b.x.d
	if b.dies[id] != nil { // created with its context
		return b.dies[id]
	}
	t := b.newDie(id, parent, tag)
	t.str(dwarf.AttrName, m.Str(id, ir.KeyName))
	flags := m.Int(id, ir.KeyFlags)
	elements := m.Elements(id, ir.KeyElements)
	size := m.Int(id, ir.KeySize)
	switch tag {
	case dwarf.TagArrayType:
		b.array(t, id, elements, flags)
		return t
	case dwarf.TagEnumerationType:
		b.enumeration(t, id, elements, flags)
	case dwarf.TagVariantPart:
		b.variants(t, id, elements)
		return t
	default:
		if flags&ir.FlagFwdDecl == 0 {
			t.uint(dwarf.AttrByteSize, (size+7)/8)
		}
		for _, f := range elements {
			if f.Form == ir.DebugRef {
				b.element(t, ir.DebugID(f.Value))
			}
		}
		b.templates(t, id)
		if h := m.Ref(id, ir.KeyVTableHolder); h != 0 {
			t.refer(dwarf.AttrContainingType, b.typ(h))
		}
	}
	if flags&ir.FlagFwdDecl != 0 {
		t.flag(dwarf.AttrDeclaration)
	}
	if flags&ir.FlagExportSymbols != 0 {
		t.flag(dwarf.AttrExportSymbols)
	}
	b.declared(t, id)
	return t
}

// element adds an element of a structure.
func (b *builder) element(t *die, id ir.DebugID) {
	m := b.x.d
	if b.dies[id] != nil {
		return
	}
	switch m.Kind(id) {
	case ir.DebugSubprogram:
		b.declaration(id, t)
	case ir.DebugDerivedType:
		tag := dwarf.Tag(m.Int(id, ir.KeyTag))
		if tag == dwarf.TagFriend {
			t.child(tag).refer(dwarf.AttrFriend, b.typ(m.Ref(id, ir.KeyBaseType)))
			return
		}
		b.derived(id, t, tag)
	case ir.DebugCompositeType:
		b.composite(id, t, dwarf.Tag(m.Int(id, ir.KeyTag)))
	}
}

func (b *builder) array(t *die, id ir.DebugID, elements []ir.DebugField, flags int64) {
	m := b.x.d
	if flags&ir.FlagVector != 0 {
		t.flag(attrGNUVector)
	}
	t.refer(dwarf.AttrType, b.typ(m.Ref(id, ir.KeyBaseType)))
	if b.index[b.cur] == nil {
		i := b.cur.root.child(dwarf.TagBaseType)
		i.str(dwarf.AttrName, "__ARRAY_SIZE_TYPE__")
		i.uint(dwarf.AttrByteSize, 8)
		i.uint(dwarf.AttrEncoding, 7)
		b.index[b.cur] = i
	}
	for _, f := range elements {
		e := ir.DebugID(f.Value)
		if f.Form != ir.DebugRef || m.Kind(e) != ir.DebugSubrange {
			continue
		}
		s := t.child(dwarf.TagSubrangeType)
		s.refer(dwarf.AttrType, b.index[b.cur])
		bound := func(key ir.DebugKey, name dwarf.Attr) {
			switch f := m.Field(e, key); {
			case f.Form == ir.DebugInt && !(key == ir.KeyCount && f.Value < 0):
				if f.Value >= 0 {
					s.uint(name, f.Value)
				} else {
					s.int(name, f.Value)
				}
			case f.Form == ir.DebugRef && m.Kind(ir.DebugID(f.Value)) == ir.DebugLocalVariable:
				b.later = append(b.later, reference{s, name, ir.DebugID(f.Value)})
			}
		}
		bound(ir.KeyLowerBound, dwarf.AttrLowerBound)
		bound(ir.KeyCount, dwarf.AttrCount)
		bound(ir.KeyUpperBound, dwarf.AttrUpperBound)
	}
}

func (b *builder) enumeration(t *die, id ir.DebugID, elements []ir.DebugField, flags int64) {
	m := b.x.d
	t.refer(dwarf.AttrType, b.typ(m.Ref(id, ir.KeyBaseType)))
	t.uint(dwarf.AttrByteSize, m.Int(id, ir.KeySize)/8)
	if flags&ir.FlagEnumClass != 0 {
		t.flag(dwarf.AttrEnumClass)
	}
	for _, f := range elements {
		e := ir.DebugID(f.Value)
		if f.Form != ir.DebugRef || m.Kind(e) != ir.DebugEnumerator {
			continue
		}
		k := t.child(dwarf.TagEnumerator)
		k.str(dwarf.AttrName, m.Str(e, ir.KeyName))
		if b := m.Wide(e, ir.KeyValue); b != nil {
			k.add(attr{name: dwarf.AttrConstValue, form: formBlock1, expr: &expr{code: b}})
		} else if v := m.Int(e, ir.KeyValue); m.Int(e, ir.KeyIsUnsigned) != 0 {
			k.add(attr{name: dwarf.AttrConstValue, form: formUdata, value: v})
		} else {
			k.int(dwarf.AttrConstValue, v)
		}
	}
}

// variants adds the variants of a variant type, and its discriminant.
func (b *builder) variants(t *die, id ir.DebugID, elements []ir.DebugField) {
	m := b.x.d
	if d := m.Ref(id, ir.KeyDiscriminator); d != 0 {
		t.refer(dwarf.AttrDiscr, b.derived(d, t, dwarf.TagMember))
	}
	for _, f := range elements {
		e := ir.DebugID(f.Value)
		if f.Form != ir.DebugRef || m.Kind(e) != ir.DebugDerivedType {
			continue
		}
		v := t.child(dwarf.TagVariant)
		if x := m.Field(e, ir.KeyExtraData); x.Form == ir.DebugInt {
			v.add(attr{name: dwarf.AttrDiscrValue, form: formUdata, value: x.Value})
		} else if b := m.Wide(e, ir.KeyExtraData); b != nil {
			v.add(attr{name: dwarf.AttrDiscrValue, form: formBlock1, expr: &expr{code: b}})
		}
		b.derived(e, v, dwarf.TagMember)
	}
}

// templates adds the arguments of a template.
func (b *builder) templates(t *die, id ir.DebugID) {
	m := b.x.d
	for _, f := range m.Elements(id, ir.KeyTemplateParams) {
		e := ir.DebugID(f.Value)
		if f.Form != ir.DebugRef {
			continue
		}
		switch m.Kind(e) {
		case ir.DebugTemplateType:
			p := t.child(dwarf.TagTemplateTypeParameter)
			p.refer(dwarf.AttrType, b.typ(m.Ref(e, ir.KeyType)))
			p.str(dwarf.AttrName, m.Str(e, ir.KeyName))
		case ir.DebugTemplateValue:
			tag := dwarf.Tag(m.Int(e, ir.KeyTag))
			if tag == 0 {
				tag = dwarf.TagTemplateValueParameter
			}
			p := t.child(tag)
			p.refer(dwarf.AttrType, b.typ(m.Ref(e, ir.KeyType)))
			p.str(dwarf.AttrName, m.Str(e, ir.KeyName))
			if v := m.Field(e, ir.KeyValue); v.Form == ir.DebugInt {
				p.int(dwarf.AttrConstValue, v.Value)
			}
		}
	}
}

// context returns the parent entry for the contents of a scope.
func (b *builder) context(scope ir.DebugID) *die {
	m := b.x.d
	for range maxScopes {
		switch m.Kind(scope) {
		case ir.DebugNamespace, ir.DebugModule, ir.DebugCommonBlock:
			return b.namespace(scope)
		case ir.DebugCompositeType:
			return b.typ(scope)
		case ir.DebugSubprogram:
			if d := b.dies[scope]; d != nil {
				return d
			}
			return b.context(m.Scope(scope))
		case ir.DebugLexicalBlock, ir.DebugLexicalBlockFile:
			scope = m.Scope(scope)
		default:
			return b.cur.root
		}
	}
	return b.cur.root
}

// maxScopes is the maximum nesting depth of scopes.
const maxScopes = 1 << 12

func (b *builder) namespace(id ir.DebugID) *die {
	if b.dies[id] != nil {
		return b.dies[id]
	}
	m := b.x.d
	tag := dwarf.TagNamespace
	if m.Kind(id) == ir.DebugModule {
		tag = dwarf.TagModule
	}
	d := b.newDie(id, b.context(m.Scope(id)), tag)
	d.str(dwarf.AttrName, m.Str(id, ir.KeyName))
	if m.Int(id, ir.KeyExportSymbols) != 0 {
		d.flag(dwarf.AttrExportSymbols)
	}
	return d
}

// declaration creates the entry of a subprogram declared in a type or elsewhere.
func (b *builder) declaration(id ir.DebugID, parent *die) *die {
	if b.dies[id] != nil {
		return b.dies[id]
	}
	d := b.newDie(id, parent, dwarf.TagSubprogram)
	b.subprogram(d, id)
	d.flag(dwarf.AttrDeclaration)
	m := b.x.d
	if types := m.Elements(m.Ref(id, ir.KeyType), ir.KeyTypes); len(types) > 1 {
		b.parameters(d, types)
		if first := ir.DebugID(types[1].Value); types[1].Form == ir.DebugRef && m.Int(first, ir.KeyFlags)&ir.FlagObjectPointer != 0 {
			d.refer(dwarf.AttrObjectPointer, d.kids)
		}
	}
	return d
}

// subprogram adds the attributes common to definitions and declarations.
func (b *builder) subprogram(d *die, id ir.DebugID) {
	m := b.x.d
	d.str(dwarf.AttrLinkageName, m.Str(id, ir.KeyLinkageName))
	d.str(dwarf.AttrName, m.Str(id, ir.KeyName))
	b.declared(d, id)
	flags, sp := m.Int(id, ir.KeyFlags), m.Int(id, ir.KeySPFlags)
	if flags&ir.FlagPrototyped != 0 {
		d.flag(dwarf.AttrPrototyped)
	}
	if types := m.Elements(m.Ref(id, ir.KeyType), ir.KeyTypes); len(types) > 0 && types[0].Form == ir.DebugRef {
		d.refer(dwarf.AttrType, b.typ(ir.DebugID(types[0].Value)))
	}
	if sp&ir.SPFlagLocal == 0 {
		d.flag(dwarf.AttrExternal)
	}
	if v := sp & ir.SPFlagVirtuality; v != 0 {
		d.uint(dwarf.AttrVirtuality, v)
		d.location(dwarf.AttrVtableElemLoc, expr{code: asm.AppendULEB([]byte{opConstu}, uint64(m.Int(id, ir.KeyVirtualIndex)))})
		d.refer(dwarf.AttrContainingType, b.typ(m.Ref(id, ir.KeyContainingType)))
	}
	if flags&ir.FlagArtificial != 0 {
		d.flag(dwarf.AttrArtificial)
	}
	if flags&ir.FlagExplicit != 0 {
		d.flag(dwarf.AttrExplicit)
	}
	if flags&ir.FlagNoReturn != 0 {
		d.flag(dwarf.AttrNoreturn)
	}
	if sp&ir.SPFlagMain != 0 {
		d.flag(dwarf.AttrMainSubprogram)
	}
	if sp&ir.SPFlagDeleted != 0 {
		d.flag(dwarf.AttrDeleted)
	}
	b.access(d, flags)
	b.templates(d, id)
}
