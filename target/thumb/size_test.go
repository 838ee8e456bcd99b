package thumb

import (
	"testing"

	"spillway/internal/tiletest"
	"spillway/target"
)

// assembler is what assembles the text of rows: GNU's assembler, as clang starts it.
var assembler = []string{"clang-19", "--target=arm-linux-gnueabi", "-mthumb", "-march=armv6-m", "-fno-integrated-as"}

func TestSizes(t *testing.T) {
	for _, reloc := range []target.Relocation{target.PIC, target.Static} {
		tiletest.CheckSizes(t, made.Target(reloc, withV6M), assembler...)
	}
}

func TestCode(t *testing.T) {
	for _, reloc := range []target.Relocation{target.PIC, target.Static} {
		tiletest.CheckCode(t, made.Target(reloc, withV6M), assembler...)
	}
}

// assemblerT2 assembles the text of rows with instructions of four bytes.
var assemblerT2 = []string{"clang-19", "--target=arm-linux-gnueabi", "-mthumb", "-march=armv7e-m", "-mfpu=fp-armv8", "-fno-integrated-as"}

// featuresT2 are those of the machines with such instructions: without floats, with floats and with doubles.
var featuresT2 = []target.Features{withV7EM, withV7EM | VFP | VFP4, withV7EM | VFP | FP64 | VFP4 | D32 | FPV8}

func TestSizesT2(t *testing.T) {
	for _, reloc := range []target.Relocation{target.PIC, target.Static} {
		for _, features := range featuresT2 {
			tiletest.CheckSizes(t, made.Target(reloc, features), assemblerT2...)
		}
	}
}

func TestCodeT2(t *testing.T) {
	for _, reloc := range []target.Relocation{target.PIC, target.Static} {
		for _, features := range featuresT2 {
			tiletest.CheckCode(t, made.Target(reloc, features), assemblerT2...)
		}
	}
}
