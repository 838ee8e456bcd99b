package ir

import (
	"math"
	"sync"
)

// A DebugID is the number of a node of debug metadata within its module; 0 is none.
type DebugID int32

// DebugKind is the kind of a node of debug metadata.
type DebugKind uint8

// The kinds of nodes, as LLVM names them.
const (
	DebugUndefined DebugKind = iota // undefined
	DebugOther                      // unknown here
	DebugTuple                      // !{ ... }
	DebugExpression
	DebugLocation
	DebugCompileUnit
	DebugFile
	DebugSubprogram
	DebugLexicalBlock
	DebugLexicalBlockFile
	DebugNamespace
	DebugModule
	DebugCommonBlock
	DebugBasicType
	DebugStringType
	DebugDerivedType
	DebugCompositeType
	DebugSubroutineType
	DebugSubrange
	DebugGenericSubrange
	DebugEnumerator
	DebugTemplateType
	DebugTemplateValue
	DebugGlobalVariable
	DebugGlobalVariableExpression
	DebugLocalVariable
	DebugLabel
	DebugImportedEntity
	DebugObjCProperty
	DebugMacro
	DebugMacroFile
	DebugAssignID
)

// DebugKinds returns the names of the kinds of nodes in LLVM's text.
var DebugKinds = sync.OnceValue(func() map[string]DebugKind {
	return map[string]DebugKind{
		"DIExpression": DebugExpression, "DILocation": DebugLocation, "DICompileUnit": DebugCompileUnit, "DIFile": DebugFile,
		"DISubprogram": DebugSubprogram, "DILexicalBlock": DebugLexicalBlock, "DILexicalBlockFile": DebugLexicalBlockFile,
		"DINamespace": DebugNamespace, "DIModule": DebugModule, "DICommonBlock": DebugCommonBlock, "DIBasicType": DebugBasicType,
		"DIStringType": DebugStringType, "DIDerivedType": DebugDerivedType, "DICompositeType": DebugCompositeType,
		"DISubroutineType": DebugSubroutineType, "DISubrange": DebugSubrange, "DIGenericSubrange": DebugGenericSubrange,
		"DIEnumerator": DebugEnumerator, "DITemplateTypeParameter": DebugTemplateType, "DITemplateValueParameter": DebugTemplateValue,
		"DIGlobalVariable": DebugGlobalVariable, "DIGlobalVariableExpression": DebugGlobalVariableExpression,
		"DILocalVariable": DebugLocalVariable, "DILabel": DebugLabel, "DIImportedEntity": DebugImportedEntity,
		"DIObjCProperty": DebugObjCProperty, "DIMacro": DebugMacro, "DIMacroFile": DebugMacroFile, "DIAssignID": DebugAssignID,
	}
})

// DebugKey is the name of a field of a node.
type DebugKey uint8

// The fields of nodes, as LLVM names them. The elements of tuples and expressions have DebugElement.
const (
	DebugElement DebugKey = iota
	KeyOther
	KeyAlign
	KeyAllocated
	KeyArg
	KeyArtificial
	KeyAssociated
	KeyBaseType
	KeyCC
	KeyChecksum
	KeyChecksumKind
	KeyColumn
	KeyContainingType
	KeyCount
	KeyDeclaration
	KeyDefault
	KeyDirectory
	KeyDiscriminator
	KeyElements
	KeyEmissionKind
	KeyEncoding
	KeyEntity
	KeyEnums
	KeyExportSymbols
	KeyExpr
	KeyExtraData
	KeyFile
	KeyFilename
	KeyFlags
	KeyGlobals
	KeyIdentifier
	KeyImplicitCode
	KeyImports
	KeyInlinedAt
	KeyIsDefinition
	KeyIsLocal
	KeyIsOptimized
	KeyIsUnsigned
	KeyLanguage
	KeyLine
	KeyLinkageName
	KeyLowerBound
	KeyName
	KeyOffset
	KeyProducer
	KeyRetainedNodes
	KeyRetainedTypes
	KeyRuntimeVersion
	KeyScope
	KeyScopeLine
	KeySize
	KeySPFlags
	KeyStride
	KeySource
	KeyTag
	KeyTemplateParams
	KeyThisAdjustment
	KeyThrownTypes
	KeyType
	KeyTypes
	KeyUnit
	KeyUpperBound
	KeyValue
	KeyVar
	KeyVirtuality
	KeyVirtualIndex
	KeyVTableHolder
)

// DebugKeys returns the names of fields in LLVM's text.
var DebugKeys = sync.OnceValue(func() map[string]DebugKey {
	return map[string]DebugKey{
		"align": KeyAlign, "allocated": KeyAllocated, "arg": KeyArg, "isArtificial": KeyArtificial, "associated": KeyAssociated,
		"baseType": KeyBaseType, "cc": KeyCC, "checksum": KeyChecksum, "checksumkind": KeyChecksumKind, "column": KeyColumn,
		"containingType": KeyContainingType, "count": KeyCount, "declaration": KeyDeclaration, "defaulted": KeyDefault,
		"directory": KeyDirectory, "discriminator": KeyDiscriminator, "elements": KeyElements, "emissionKind": KeyEmissionKind,
		"encoding": KeyEncoding, "entity": KeyEntity, "enums": KeyEnums, "exportSymbols": KeyExportSymbols, "expr": KeyExpr,
		"extraData": KeyExtraData, "file": KeyFile, "filename": KeyFilename, "flags": KeyFlags, "globals": KeyGlobals,
		"identifier": KeyIdentifier, "isImplicitCode": KeyImplicitCode, "imports": KeyImports, "inlinedAt": KeyInlinedAt,
		"isDefinition": KeyIsDefinition, "isLocal": KeyIsLocal, "isOptimized": KeyIsOptimized, "isUnsigned": KeyIsUnsigned,
		"language": KeyLanguage, "line": KeyLine, "linkageName": KeyLinkageName, "lowerBound": KeyLowerBound, "name": KeyName,
		"offset": KeyOffset, "producer": KeyProducer, "retainedNodes": KeyRetainedNodes, "retainedTypes": KeyRetainedTypes,
		"runtimeVersion": KeyRuntimeVersion, "scope": KeyScope, "scopeLine": KeyScopeLine, "size": KeySize, "spFlags": KeySPFlags,
		"stride": KeyStride, "source": KeySource, "tag": KeyTag, "templateParams": KeyTemplateParams,
		"thisAdjustment": KeyThisAdjustment, "thrownTypes": KeyThrownTypes, "type": KeyType, "types": KeyTypes, "unit": KeyUnit,
		"upperBound": KeyUpperBound, "value": KeyValue, "var": KeyVar, "virtuality": KeyVirtuality, "virtualIndex": KeyVirtualIndex,
		"vtableHolder": KeyVTableHolder,
	}
})

// DebugForm is the kind of a field's value.
type DebugForm uint8

// The forms of fields.
const (
	DebugNull   DebugForm = iota
	DebugInt              // a number, flags, or a constant of DWARF
	DebugString           // number of a string
	DebugRef              // a node
	DebugWide             // a 128-bit number: the number of a string with its bytes, least significant first
)

// DebugLimit returns the maximum of a numeric field that debug information stores in a fixed width: LLVM's limit,
// except for lines, which have 31 bits here, and sizes, which have 63.
func DebugLimit(key DebugKey) (most int64, bounded bool) {
	switch key {
	case KeyLine, KeyScopeLine:
		return math.MaxInt32, true
	case KeyColumn, KeyTag, KeyLanguage, KeyArg:
		return math.MaxUint16, true
	case KeyEncoding, KeyCC:
		return math.MaxUint8, true
	case KeyAlign, KeyDiscriminator, KeyVirtualIndex:
		return math.MaxUint32, true
	case KeySize:
		return math.MaxInt64, true
	}
	return 0, false
}

// A DebugField is a field of a node.
type DebugField struct {
	Key   DebugKey
	Form  DebugForm
	Value int64
}

// A DebugLoc is a location in the program's source: a DILocation.
type DebugLoc struct {
	Line, Col int32
	Scope     DebugID
	InlinedAt DebugID // a DILocation: the call that was inlined, or 0
}

// A DebugNode is a node of debug metadata.
type DebugNode struct {
	Kind     DebugKind
	Distinct bool
	Line     int32    // in the text, for messages
	fields   [2]int32 // range of Debug.fields; of a DILocation: its number in Debug.locs
}

// Debug is the debug metadata of a module: numbered nodes, all in a few slices.
type Debug struct {
	Units   []DebugID // the compile units
	Nodes   []DebugNode
	fields  []DebugField
	locs    []DebugLoc
	strings []string
	numbers map[string]int32 // of strings
}

// Define defines the reserved node id with the given kind and fields, which may refer to nodes defined later.
// O(fields).
func (d *Debug) Define(id DebugID, n DebugNode, fields []DebugField) {
	if n.Kind == DebugLocation {
		var l DebugLoc
		for _, f := range fields {
			switch f.Key {
			case KeyLine:
				l.Line = int32(f.Value)
			case KeyColumn:
				l.Col = int32(f.Value)
			case KeyScope:
				l.Scope = DebugID(f.Value)
			case KeyInlinedAt:
				l.InlinedAt = DebugID(f.Value)
			}
		}
		n.fields[0] = int32(len(d.locs))
		d.locs = append(d.locs, l)
	} else {
		n.fields[0] = int32(len(d.fields))
		d.fields = append(d.fields, fields...)
		n.fields[1] = int32(len(d.fields))
	}
	d.Nodes[id] = n
}

// Reserve returns the number of a new, undefined node.
func (d *Debug) Reserve() DebugID {
	if len(d.Nodes) == 0 {
		d.Nodes = append(d.Nodes, DebugNode{})
	}
	d.Nodes = append(d.Nodes, DebugNode{})
	return DebugID(len(d.Nodes) - 1)
}

// String returns the number of the string s, for fields.
func (d *Debug) String(s []byte) int64 {
	if n, ok := d.numbers[string(s)]; ok {
		return int64(n)
	}
	if d.numbers == nil {
		d.numbers = make(map[string]int32)
	}
	n := int32(len(d.strings))
	d.strings = append(d.strings, string(s))
	d.numbers[d.strings[n]] = n
	return int64(n)
}

// Text returns string number n.
func (d *Debug) Text(n int64) string { return d.strings[n] }

// Kind returns the kind of node id.
func (d *Debug) Kind(id DebugID) DebugKind {
	if d == nil || id <= 0 || int(id) >= len(d.Nodes) {
		return DebugUndefined
	}
	return d.Nodes[id].Kind
}

// Fields returns the fields of node id, in the order of the text; none of a DILocation.
func (d *Debug) Fields(id DebugID) []DebugField {
	if k := d.Kind(id); k == DebugUndefined || k == DebugLocation {
		return nil
	}
	n := &d.Nodes[id]
	return d.fields[n.fields[0]:n.fields[1]]
}

// Loc returns the DILocation id; the zero location if it is another node.
func (d *Debug) Loc(id DebugID) DebugLoc {
	if d.Kind(id) != DebugLocation {
		return DebugLoc{}
	}
	return d.locs[d.Nodes[id].fields[0]]
}

// Field returns the field of node id with the given key, or the zero field.
func (d *Debug) Field(id DebugID, key DebugKey) DebugField {
	fs := d.Fields(id)
	for i := range fs {
		if fs[i].Key == key {
			return fs[i]
		}
	}
	return DebugField{}
}

// Int returns a numeric field, 0 if missing.
func (d *Debug) Int(id DebugID, key DebugKey) int64 {
	if f := d.Field(id, key); f.Form == DebugInt {
		return f.Value
	}
	return 0
}

// Wide returns the bytes of a 128-bit numeric field, least significant first; nil if missing.
func (d *Debug) Wide(id DebugID, key DebugKey) []byte {
	if f := d.Field(id, key); f.Form == DebugWide {
		return []byte(d.strings[f.Value])
	}
	return nil
}

// Ref returns a field that refers to a node, 0 if missing.
func (d *Debug) Ref(id DebugID, key DebugKey) DebugID {
	if f := d.Field(id, key); f.Form == DebugRef {
		return DebugID(f.Value)
	}
	return 0
}

// Str returns a string field, "" if missing.
func (d *Debug) Str(id DebugID, key DebugKey) string {
	if f := d.Field(id, key); f.Form == DebugString {
		return d.strings[f.Value]
	}
	return ""
}

// Elements returns the fields of the tuple that a field refers to.
func (d *Debug) Elements(id DebugID, key DebugKey) []DebugField {
	if t := d.Ref(id, key); d.Kind(t) == DebugTuple {
		return d.Fields(t)
	}
	return nil
}

// Scope returns the scope of node id, or 0.
func (d *Debug) Scope(id DebugID) DebugID { return d.Ref(id, KeyScope) }

// Subprogram returns the DISubprogram that the local scope id is in, or 0. O(depth).
func (d *Debug) Subprogram(id DebugID) DebugID {
	for range len(d.Nodes) {
		switch d.Kind(id) {
		case DebugSubprogram:
			return id
		case DebugLexicalBlock, DebugLexicalBlockFile:
			id = d.Scope(id)
		default:
			return 0
		}
	}
	return 0
}

// FuncDebug is the debug information of a function.
type FuncDebug struct {
	Subprogram DebugID
	// Locs are the DILocations of the instructions of the text, by Value.Pos less 1; 0 if none.
	Locs    []DebugID
	Blocks  []int32       // positions at which blocks of the text begin, ascending
	Records []DebugRecord // in the order of the text
	// Spans are the ranges in which records are valid. Computed before legalization, when the records are complete
	// (debuginfo.Flow).
	Spans []DebugSpan
}

// A DebugSpan says that a record is valid at the instructions at text positions From to To-1. If Record is negative,
// the valid record depends on the path to them; all describe the same bits of the same variable as record ^Record.
type DebugSpan struct{ Record, From, To int32 }

// Of returns the number of a record for the variable of s.
func (s *DebugSpan) Of() int32 { return max(s.Record, ^s.Record) }

// DebugRecordKind is the kind of a DebugRecord.
type DebugRecordKind uint8

// The kinds of records.
const (
	DebugDeclare DebugRecordKind = iota // the variable is in memory at Value, throughout
	DebugValue                          // from here on the variable has the value Value, or an unknown one
	DebugMemory                         // from here on it is in memory at Value
	DebugLabeled                        // a label of the program
)

// A DebugRecord describes a variable of the program from a position in the function on: in LLVM a debug record, or a
// call of llvm.dbg.*.
type DebugRecord struct {
	Kind  DebugRecordKind
	Pos   int32   // of the instruction after it
	Block *Block  // its block
	Var   DebugID // a DILocalVariable or DILabel
	Expr  DebugID // a DIExpression
	Loc   DebugID // a DILocation: the scope and where it is inlined
	Value *Value  // nil: unknown. A constant or an address of a symbol is not a value of the function: its ID is -1

	// More are the values of a list (DIArgList) after Value; the expression refers to them by number. If one is
	// unknown, Value is nil.
	More []*Value

	// Set by passes: the fragment of the variable, in bits; all of it if PieceBits is 0.
	PieceOff, PieceBits int32
	// Set by legalization: the parts of Value, least significant first; for a list, each of its values.
	Parts []*Value
}

// LocOf returns the DILocation of the instruction at a position, or 0.
func (f *FuncDebug) LocOf(pos int32) DebugID {
	if f == nil || pos <= 0 || int(pos) > len(f.Locs) {
		return 0
	}
	return f.Locs[pos-1]
}
