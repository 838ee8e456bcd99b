package arm64

import (
	"testing"

	"spillway/internal/tiletest"
	"spillway/target"
)

// assembler is what assembles the text of rows: GNU's assembler, as clang starts it.
var assembler = []string{"clang-19", "--target=aarch64-linux-gnu", "-march=armv8.3-a", "-fno-integrated-as"}

func TestSizes(t *testing.T) {
	if testing.Short() {
		t.Skip("TestCode compares lengths, too")
	}
	tiletest.CheckSizes(t, Target(target.PIC), assembler...)
}

func TestCode(t *testing.T) {
	tiletest.CheckCode(t, Target(target.PIC), assembler...)
	if !testing.Short() {
		tiletest.CheckCode(t, Target(target.PIC).WithFeatures(LSE|RCpc|PAuth), assembler...)
	}
}
