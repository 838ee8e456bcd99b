package amd64

import (
	"testing"

	"spillway/internal/tiletest"
	"spillway/target"
)

func TestSizes(t *testing.T) {
	tiletest.CheckSizes(t, Target(target.PIC))
	tiletest.CheckSizes(t, Target(target.Static))
}

func TestCode(t *testing.T) {
	tiletest.CheckCode(t, Target(target.PIC))
	tiletest.CheckCode(t, Target(target.Static))
}
