package amd64

import (
	"testing"

	"spillway/internal/tiletest"
	"spillway/target"
)

func TestSizes(t *testing.T) {
	tiletest.CheckSizes(t, Target(target.PIC))
	tiletest.CheckSizes(t, Target(target.Static))
	for _, cpu := range cpus {
		tiletest.CheckSizes(t, withCPU(t, cpu))
	}
}

func TestCode(t *testing.T) {
	tiletest.CheckCode(t, Target(target.PIC))
	tiletest.CheckCode(t, Target(target.Static))
	for _, cpu := range cpus {
		tiletest.CheckCode(t, withCPU(t, cpu))
	}
}
