package amd64

import (
	"testing"

	"spillway/target"
	"spillway/target/tiletest"
)

func TestSizes(t *testing.T) {
	tiletest.CheckSizes(t, Target(target.PIC))
	tiletest.CheckSizes(t, Target(target.Static))
}
