package arm

import "spillway/target"

// predication describes the condition that instructions have in their highest four bits.
func (c *coder) predication() *target.Predication {
	return &target.Predication{
		Conditions: conditionNames,
		Form: func(name string, _ int) (string, bool, bool) {
			list := c.byName[name]
			return name, flags(name) == target.FlagsKept, len(list) > 0 && list[0].code>>conditionAt == 0 && name[0] != '.'
		},
		Code: func(c *target.Code, from, fixups int, n uint8) {
			for i := from + instrBytes - 1; i < len(c.Bytes); i += instrBytes {
				c.Bytes[i] = c.Bytes[i]&0x0F | n<<4
			}
			for i := range c.Fixups[fixups:] {
				if x := &c.Fixups[fixups+i]; x.Reloc == RelCALL { // linkers would make it blx, which has no condition
					x.Reloc = RelJUMP24
				}
			}
		},
	}
}
