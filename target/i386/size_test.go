package i386

import (
	"testing"

	"spillway/internal/tiletest"
	"spillway/target"
)

func TestSizes(t *testing.T) {
	tiletest.CheckSizes(t, Target(target.PIC), "-m32")
	tiletest.CheckSizes(t, Target(target.Static), "-m32")
	for _, cpu := range cpus {
		tiletest.CheckSizes(t, withCPU(t, cpu), "-m32")
	}
}

func TestCode(t *testing.T) {
	tiletest.CheckCode(t, Target(target.PIC), "-m32")
	tiletest.CheckCode(t, Target(target.Static), "-m32")
	for _, cpu := range cpus {
		tiletest.CheckCode(t, withCPU(t, cpu), "-m32")
	}
}
