package arm

import (
	"testing"

	"spillway/internal/tiletest"
	"spillway/target"
)

// assembler is what assembles the text of rows: GNU's assembler, as clang starts it.
var assembler = []string{"clang-19", "--target=arm-linux-gnueabi", "-march=armv7ve", "-mfpu=fp-armv8", "-mfloat-abi=softfp", "-fno-integrated-as"}

func TestSizes(t *testing.T) {
	for _, reloc := range []target.Relocation{target.PIC, target.Static} {
		for _, features := range []target.Features{0, withV7 | HWDiv | VFP | VFP4 | FPV8} {
			tiletest.CheckSizes(t, made.Target(reloc, features), assembler...)
		}
	}
}

func TestCode(t *testing.T) {
	for _, reloc := range []target.Relocation{target.PIC, target.Static} {
		for _, features := range []target.Features{0, withV7 | HWDiv | VFP | VFP4 | FPV8} {
			tiletest.CheckCode(t, made.Target(reloc, features), assembler...)
		}
	}
}
