package permi

import (
	"fmt"

	"spillway/shuffle"
)

// Kind is the instruction of an Op.
type Kind uint8

const (
	// Copy copies Regs[0] to Regs[1].
	Copy Kind = iota
	// Permi5 shifts two to five registers cyclically: the content of Regs[i] goes to Regs[i+1], that
	// of the last one to Regs[0].
	Permi5
	// Permi23 exchanges Regs[0] and Regs[1], and shifts the two or three registers from Regs[2] on
	// cyclically.
	Permi23
)

// Op is one instruction. Its registers are Regs[:Len].
type Op struct {
	Kind Kind
	Len  uint8
	Regs [5]shuffle.Loc
}

// Registers returns the registers of o.
func (o *Op) Registers() []shuffle.Loc { return o.Regs[:o.Len] }

// String prints an Op as "1 -> 2", "(1 2 3)" or "(1 2)(3 4 5)".
func (o Op) String() string {
	switch o.Kind {
	case Copy:
		return fmt.Sprintf("%d -> %d", o.Regs[0], o.Regs[1])
	case Permi5:
		return cycleString(o.Regs[:o.Len])
	}
	return cycleString(o.Regs[:2]) + cycleString(o.Regs[2:o.Len])
}

func cycleString(c []shuffle.Loc) string {
	s := fmt.Sprint(c)
	return "(" + s[1:len(s)-1] + ")"
}
