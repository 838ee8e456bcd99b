package i386

import (
	"testing"

	"spillway/target"
	"spillway/target/tiletest"
)

func TestSizes(t *testing.T) {
	tiletest.CheckSizes(t, Target(target.PIC), "-m32")
	tiletest.CheckSizes(t, Target(target.Static), "-m32")
}
