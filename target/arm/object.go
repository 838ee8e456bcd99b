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
	offset := &target.RelocField{Bits: 13, Sign: 23, Parts: []target.BitRange{{From: 0, Width: 12, At: 0}}}
	list := make([]target.RelocType, RelTLSLE32+1)
	for _, x := range []struct {
		number int
		name   string
		value  target.RelocValue
		pcrel  bool
		field  *target.RelocField
	}{
		{RelABS32, "ABS32", target.RelocAddr, false, nil}, {RelREL32, "REL32", target.RelocAddr, true, nil}, {RelLDRPCG0, "LDR_PC_G0", target.RelocAddr, true, offset},
		{RelGOTPREL, "GOT_PREL", target.RelocGOTEntry, true, nil}, {RelTLSIE32, "TLS_IE32", target.RelocGOTTPOff, true, nil}, {RelTLSLE32, "TLS_LE32", target.RelocTPOff, false, nil},
		{RelCALL, "CALL", target.RelocPLT, true, words}, {RelJUMP24, "JUMP24", target.RelocPLT, true, words},
		{RelMOVWABSNC, "MOVW_ABS_NC", target.RelocAddr, false, halves(0)}, {RelMOVTABS, "MOVT_ABS", target.RelocAddr, false, halves(16)},
		{RelMOVWPRELNC, "MOVW_PREL_NC", target.RelocAddr, true, halves(0)}, {RelMOVTPREL, "MOVT_PREL", target.RelocAddr, true, halves(16)},
	} {
		list[x.number] = target.RelocType{Name: "R_ARM_" + x.name, Bytes: 4, Value: x.value, PCRel: x.pcrel, Signed: x.field == words || x.field == offset, Field: x.field}
	}
	return list
}
