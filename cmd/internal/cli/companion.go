package cli

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
)

// The programs that are built together. The others have code that is slow to load or initialize.
const (
	Program           = "spillway"
	NativeProgram     = "spillway-native"     // linked with the C library
	BenchProgram      = "spillway-bench"      // with chart drawing
	PlaygroundProgram = "spillway-playground" // a server
)

// Become replaces this process by another of the programs that are built together, from this program's directory or
// from PATH, with the same command line. Purpose, a command or a flag, is part of the error if there is none.
func Become(program, purpose string) error {
	path, err := Companion(program)
	if err != nil {
		return Usagef("%s: %v", purpose, err)
	}
	return fmt.Errorf("spillway: %s: %w", path, syscall.Exec(path, os.Args, os.Environ()))
}

// Companion returns the path of one of the programs that are built together: Program, NativeProgram,
// BenchProgram or PlaygroundProgram.
func Companion(program string) (string, error) {
	if self, err := os.Executable(); err == nil {
		if path, err := exec.LookPath(filepath.Join(filepath.Dir(self), program)); err == nil {
			return path, nil
		}
	}
	path, err := exec.LookPath(program)
	if err != nil || errors.Is(err, exec.ErrDot) { // a program of the same name in the current directory
		return "", fmt.Errorf("cannot find %s, which must be next to this program or in PATH: go install ./cmd/... installs both", program)
	}
	return path, nil
}
