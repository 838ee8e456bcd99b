package arm

import "spillway/target"

// Object returns how the machine's ELF files look [AAELF32]. It is shared.
func Object() *target.ObjectFormat { return object }

var object = &target.ObjectFormat{Name: "arm", Machine: 40, Bits: 32, Relocs: relocs()}

// relocs returns the types of relocation by number.
func relocs() []target.RelocType {
	words := &target.RelocField{Bits: 26, Scale: 2, Parts: []target.BitRange{{From: 2, Width: 24, At: 0}}}
	halves := func(from uint8) *target.RelocField {
		return &target.RelocField{
			Parts:  []target.BitRange{{From: from, Width: 12, At: 0}, {From: from + 12, Width: 4, At: 16}},
			Addend: []target.BitRange{{From: 0, Width: 12, At: 0}, {From: 12, Width: 4, At: 16}},
		}
	}
	list := make([]target.RelocType, RelMOVTPREL+1)
	list[RelCALL] = target.RelocType{Name: "R_ARM_CALL", Bytes: 4, Value: target.RelocPLT, PCRel: true, Signed: true, Field: words}
	list[RelJUMP24] = target.RelocType{Name: "R_ARM_JUMP24", Bytes: 4, Value: target.RelocPLT, PCRel: true, Signed: true, Field: words}
	list[RelMOVWABSNC] = target.RelocType{Name: "R_ARM_MOVW_ABS_NC", Bytes: 4, Value: target.RelocAddr, Field: halves(0)}
	list[RelMOVTABS] = target.RelocType{Name: "R_ARM_MOVT_ABS", Bytes: 4, Value: target.RelocAddr, Field: halves(16)}
	list[RelMOVWPRELNC] = target.RelocType{Name: "R_ARM_MOVW_PREL_NC", Bytes: 4, Value: target.RelocAddr, PCRel: true, Field: halves(0)}
	list[RelMOVTPREL] = target.RelocType{Name: "R_ARM_MOVT_PREL", Bytes: 4, Value: target.RelocAddr, PCRel: true, Field: halves(16)}
	return list
}
