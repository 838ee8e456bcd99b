package ir

import "math"

// A DebugBuilder makes the debug information of a module: what debuggers know of files, functions, types and variables, and
// where instructions come from. Nodes are named by their numbers (DebugID); 0 stands for none everywhere.
//
// A Builder whose Debug is set gives each instruction the place that its Scope, SourceLine and SourceColumn name. Variables are declared
// (Builder.DebugDeclare) in memory, or have values from an instruction on (Builder.DebugValue). When all functions have their bodies, Finish
// numbers instructions: before it, the module has no debug information of functions.
type DebugBuilder struct {
	m     *Module
	d     *Debug
	expr  DebugID // the empty expression
	unit  DebugID
	locs  map[DebugLoc]DebugID
	subs  map[*Func]DebugID
	at    map[*Value]DebugID // the place of an instruction
	notes map[*Func][]debugNote
}

// A debugNote is a record before its position is known: after an instruction, or at the start of the block.
type debugNote struct {
	record DebugRecord
	after  *Value
}

// NewDebugBuilder returns a builder for m, which must not have debug information yet.
func NewDebugBuilder(m *Module) *DebugBuilder {
	m.Debug = &Debug{}
	d := &DebugBuilder{m: m, d: m.Debug, locs: make(map[DebugLoc]DebugID), subs: make(map[*Func]DebugID), at: make(map[*Value]DebugID), notes: make(map[*Func][]debugNote)}
	d.expr = d.node(DebugExpression, false)
	return d
}

// node defines a node.
func (d *DebugBuilder) node(kind DebugKind, distinct bool, fields ...DebugField) DebugID {
	id := d.d.Reserve()
	kept := fields[:0]
	for _, f := range fields {
		if f.Form != DebugNull || f.Key == KeyBaseType { // which is required for types
			kept = append(kept, f)
		}
	}
	d.d.Define(id, DebugNode{Kind: kind, Distinct: distinct}, kept)
	return id
}

func number(key DebugKey, n int64) DebugField { return DebugField{key, DebugInt, n} }

func (d *DebugBuilder) text(key DebugKey, s string) DebugField {
	if s == "" {
		return DebugField{}
	}
	return DebugField{key, DebugString, d.d.String([]byte(s))}
}

// ref returns a field that refers to a node, or no field if id is 0.
func ref(key DebugKey, id DebugID) DebugField {
	if id == 0 {
		return DebugField{Key: key}
	}
	return DebugField{key, DebugRef, int64(id)}
}

// tuple returns a list of nodes. 0 is a valid element.
func (d *DebugBuilder) tuple(list []DebugID) DebugID {
	id := d.d.Reserve()
	fields := make([]DebugField, len(list))
	for i, e := range list {
		if e != 0 {
			fields[i] = ref(DebugElement, e)
		}
	}
	d.d.Define(id, DebugNode{Kind: DebugTuple}, fields)
	return id
}

// File returns a source file. Name is relative to dir.
func (d *DebugBuilder) File(name, dir string) DebugID {
	return d.node(DebugFile, false, d.text(KeyFilename, name), d.text(KeyDirectory, dir))
}

// Some languages, as DWARF numbers them (DW_LANG_*).
const (
	LangC99   = 0x0c
	LangCxx14 = 0x21
)

// Unit returns a compile unit, to which functions and global variables created afterwards belong. Lang is DWARF's
// number of the language; debuggers may have special rules for unknown languages, LangC99 is widely known.
func (d *DebugBuilder) Unit(lang int64, file DebugID, producer string) DebugID {
	d.unit = d.node(DebugCompileUnit, true, number(KeyLanguage, lang), ref(KeyFile, file), d.text(KeyProducer, producer), number(KeyEmissionKind, EmitFull))
	d.d.Units = append(d.d.Units, d.unit)
	return d.unit
}

// The encodings of basic types, as DWARF numbers them (DW_ATE_*).
const (
	EncodingBoolean      = 2
	EncodingFloat        = 4
	EncodingSigned       = 5
	EncodingSignedChar   = 6
	EncodingUnsigned     = 7
	EncodingUnsignedChar = 8
	EncodingUTF          = 16
)

// Basic returns a type of the given size in bits, with an encoding such as EncodingSigned.
func (d *DebugBuilder) Basic(name string, bits, encoding int64) DebugID {
	return d.node(DebugBasicType, false, d.text(KeyName, name), number(KeySize, bits), number(KeyEncoding, encoding))
}

// The DWARF tags of types.
const (
	tagArray   = 0x01
	tagEnum    = 0x04
	tagMember  = 0x0d
	tagPointer = 0x0f
	tagStruct  = 0x13
	tagTypedef = 0x16
	tagUnion   = 0x17
	tagConst   = 0x26
)

// Pointer returns a pointer of the given size in bits to a type; 0: void.
func (d *DebugBuilder) Pointer(to DebugID, bits int64) DebugID {
	return d.node(DebugDerivedType, false, number(KeyTag, tagPointer), ref(KeyBaseType, to), number(KeySize, bits))
}

// Const returns the const-qualified type.
func (d *DebugBuilder) Const(t DebugID) DebugID {
	return d.node(DebugDerivedType, false, number(KeyTag, tagConst), ref(KeyBaseType, t))
}

// Typedef returns another name for a type.
func (d *DebugBuilder) Typedef(name string, t, file DebugID, line int) DebugID {
	return d.node(DebugDerivedType, false, number(KeyTag, tagTypedef), d.text(KeyName, name), ref(KeyBaseType, t), ref(KeyFile, file), number(KeyLine, int64(line)))
}

// A DebugMember is a member of a struct or a union.
type DebugMember struct {
	Name         string
	Type         DebugID
	Bits, Offset int64 // in bits
	Line         int
}

// Struct returns a struct, whose members may be set later (SetMembers), for recursive types.
func (d *DebugBuilder) Struct(name string, file DebugID, line int, bits int64, members ...DebugMember) DebugID {
	return d.composite(tagStruct, name, file, line, bits, members)
}

// Union returns a union.
func (d *DebugBuilder) Union(name string, file DebugID, line int, bits int64, members ...DebugMember) DebugID {
	return d.composite(tagUnion, name, file, line, bits, members)
}

func (d *DebugBuilder) composite(tag int64, name string, file DebugID, line int, bits int64, members []DebugMember) DebugID {
	list := d.tuple(nil)
	id := d.node(DebugCompositeType, true, number(KeyTag, tag), d.text(KeyName, name), ref(KeyFile, file), number(KeyLine, int64(line)), number(KeySize, bits), ref(KeyElements, list))
	d.SetMembers(id, members...)
	return id
}

// SetMembers gives a struct or a union its members.
func (d *DebugBuilder) SetMembers(t DebugID, members ...DebugMember) {
	fields := make([]DebugField, len(members))
	for i, m := range members {
		fields[i] = ref(DebugElement, d.node(DebugDerivedType, false, number(KeyTag, tagMember), d.text(KeyName, m.Name), ref(KeyScope, t), ref(KeyFile, d.d.Ref(t, KeyFile)),
			number(KeyLine, int64(m.Line)), ref(KeyBaseType, m.Type), number(KeySize, m.Bits), number(KeyOffset, m.Offset)))
	}
	d.d.Define(d.d.Ref(t, KeyElements), DebugNode{Kind: DebugTuple}, fields)
}

// Array returns an array of n elements; n < 0: of unknown length.
func (d *DebugBuilder) Array(t DebugID, n, bits int64) DebugID {
	dimension := d.node(DebugSubrange, false, number(KeyCount, max(n, -1)))
	return d.node(DebugCompositeType, false, number(KeyTag, tagArray), ref(KeyBaseType, t), number(KeySize, bits), ref(KeyElements, d.tuple([]DebugID{dimension})))
}

// A DebugEnumValue is a named value of an enumeration.
type DebugEnumValue struct {
	Name  string
	Value int64
}

// Enum returns an enumeration whose values are of a basic type.
func (d *DebugBuilder) Enum(name string, file DebugID, line int, base DebugID, bits int64, values ...DebugEnumValue) DebugID {
	list := make([]DebugID, len(values))
	for i, v := range values {
		list[i] = d.node(DebugEnumerator, false, d.text(KeyName, v.Name), number(KeyValue, v.Value))
	}
	return d.node(DebugCompositeType, false, number(KeyTag, tagEnum), d.text(KeyName, name), ref(KeyFile, file), number(KeyLine, int64(line)), ref(KeyBaseType, base),
		number(KeySize, bits), ref(KeyElements, d.tuple(list)))
}

// FuncType returns a function type with the given result, 0 for none, and parameters.
func (d *DebugBuilder) FuncType(result DebugID, params ...DebugID) DebugID {
	return d.node(DebugSubroutineType, false, ref(KeyTypes, d.tuple(append([]DebugID{result}, params...))))
}

// Func describes f's function in the source, and returns the scope of its body. Name is its name in the source; f's own
// name is the linkage name.
func (d *DebugBuilder) Func(f *Func, name string, file DebugID, line int, t DebugID) DebugID {
	flags := int64(SPFlagDefinition)
	if f.Linkage == Internal || f.Linkage == Private {
		flags |= SPFlagLocal
	}
	linkage := f.Name
	if linkage == name {
		linkage = ""
	}
	id := d.node(DebugSubprogram, true, d.text(KeyName, name), d.text(KeyLinkageName, linkage), ref(KeyScope, file), ref(KeyFile, file), number(KeyLine, int64(line)),
		ref(KeyType, t), number(KeyScopeLine, int64(line)), number(KeyFlags, FlagPrototyped), number(KeySPFlags, flags), ref(KeyUnit, d.unit))
	d.subs[f] = id
	return id
}

// Block returns a lexical block within a scope.
func (d *DebugBuilder) Block(scope, file DebugID, line, column int) DebugID {
	return d.node(DebugLexicalBlock, true, ref(KeyScope, scope), ref(KeyFile, file), number(KeyLine, int64(line)), number(KeyColumn, int64(column)))
}

// Variable returns a variable of a scope. Arg is its parameter number, from 1; 0: not a parameter.
func (d *DebugBuilder) Variable(scope DebugID, name string, arg int, file DebugID, line int, t DebugID) DebugID {
	a := DebugField{}
	if arg > 0 {
		a = number(KeyArg, int64(arg))
	}
	return d.node(DebugLocalVariable, false, d.text(KeyName, name), a, ref(KeyScope, scope), ref(KeyFile, file), number(KeyLine, int64(line)), ref(KeyType, t))
}

// Global describes g's variable in the source.
func (d *DebugBuilder) Global(g *Global, name string, file DebugID, line int, t DebugID) {
	local := int64(0)
	if g.Linkage == Internal || g.Linkage == Private {
		local = 1
	}
	v := d.node(DebugGlobalVariable, true, d.text(KeyName, name), ref(KeyScope, d.unit), ref(KeyFile, file), number(KeyLine, int64(line)), ref(KeyType, t),
		number(KeyIsLocal, local), number(KeyIsDefinition, 1))
	g.Debug = append(g.Debug, d.node(DebugGlobalVariableExpression, false, ref(KeyVar, v), ref(KeyExpr, d.expr)))
}

// location returns the node of a location, without duplicates.
func (d *DebugBuilder) location(l DebugLoc) DebugID {
	id := d.locs[l]
	if id == 0 {
		id = d.node(DebugLocation, false, number(KeyLine, int64(l.Line)), number(KeyColumn, int64(l.Col)), ref(KeyScope, l.Scope), ref(KeyInlinedAt, l.InlinedAt))
		d.locs[l] = id
	}
	return id
}

// place returns the location of the instructions that b currently creates; 0 if unknown.
func (b *Builder) place() DebugID {
	if b.Debug == nil || b.Scope == 0 {
		return 0
	}
	return b.Debug.location(DebugLoc{Line: int32(min(b.SourceLine, math.MaxInt32)), Col: int32(min(b.SourceColumn, math.MaxUint16)), Scope: b.Scope})
}

// DebugDeclare declares that a variable is in the memory at addr, throughout its scope.
func (b *Builder) DebugDeclare(variable DebugID, addr *Value) { b.note(DebugDeclare, variable, addr) }

// DebugValue records that a variable has the value x from here on; nil: unknown.
func (b *Builder) DebugValue(variable DebugID, x *Value) { b.note(DebugValue, variable, x) }

func (b *Builder) note(kind DebugRecordKind, variable DebugID, x *Value) {
	n := debugNote{record: DebugRecord{Kind: kind, Block: b.Block, Var: variable, Expr: b.Debug.expr, Loc: b.place(), Value: x}}
	if vs := b.Block.Values; b.at > 1 {
		n.after = vs[b.at-2]
	} else if b.at == 0 && len(vs) > 0 {
		n.after = vs[len(vs)-1]
	}
	b.Debug.notes[b.Func] = append(b.Debug.notes[b.Func], n)
}

// Finish adds the recorded debug information to the functions. Bodies must not change afterwards.
func (d *DebugBuilder) Finish() {
	for _, f := range d.m.Funcs {
		if sub := d.subs[f]; sub != 0 && len(f.Blocks) > 0 {
			d.finish(f, sub)
		}
	}
}

// finish numbers the instructions of f, and orders its records. O(instructions and records).
func (d *DebugBuilder) finish(f *Func, sub DebugID) {
	notes := make(map[*Value][]DebugRecord) // by the instruction before
	first := make(map[*Block][]DebugRecord)
	for _, n := range d.notes[f] {
		if n.after == nil {
			first[n.record.Block] = append(first[n.record.Block], n.record)
		} else {
			notes[n.after] = append(notes[n.after], n.record)
		}
	}
	fd := &FuncDebug{Subprogram: sub}
	pos := int32(0)
	record := func(list []DebugRecord) {
		for _, r := range list {
			r.Pos = pos + 1
			fd.Records = append(fd.Records, r)
		}
	}
	for _, b := range f.Blocks {
		fd.Blocks = append(fd.Blocks, pos+1)
		pending := first[b]
		for i, v := range b.Values {
			if v.Op != OpPhi { // after those
				record(pending)
				pending = nil
			}
			// The two values of a call that may throw are one instruction.
			if v.Op != OpInvoke || i == 0 {
				pos++
				fd.Locs = append(fd.Locs, d.at[v])
			}
			v.Pos = pos
			pending = append(pending, notes[v]...)
		}
	}
	f.Debug = fd
}
