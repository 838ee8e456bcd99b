package main

import (
	"os"
	"os/exec"
	"testing"

	"spillway/internal/leftout"
)

// TestBundle holds dist to src.
func TestBundle(t *testing.T) {
	for i := range libraries {
		if _, err := libraries[i].fetch(); err != nil {
			t.Log(err)
			leftout.Skip(t, "no packages of npm")
		}
	}
	made, err := bundle("..")
	if err != nil {
		t.Fatal(err)
	}
	if len(made) != 5 {
		t.Errorf("%d files are made", len(made))
	}
	if err := compare("..", made); err != nil {
		t.Error(err)
	}
	made["explain.js"] = append(made["explain.js"], ' ')
	if compare("..", made) == nil {
		t.Error("a difference is not seen")
	}
}

// TestTypes has the compiler of TypeScript check the types, which bundle leaves out.
func TestTypes(t *testing.T) {
	leftout.Need(t, "tsc")
	cmd := exec.Command("tsc", "-p", "..")
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	if err := cmd.Run(); err != nil {
		t.Error(err)
	}
}
