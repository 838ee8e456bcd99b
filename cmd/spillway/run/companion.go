package run

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/cmd/spillway/cli"
)

// CompanionName is that of the program that is linked with the C library.
const CompanionName = "spillway-native"

// Companion is the Native that puts spillway-native, from beside this program or from PATH, in place of this process.
func Companion(*cobra.Command, *cli.CompileFlags, spillway.Options, bool, []string, []string, []string) error {
	path, err := findCompanion()
	if err != nil {
		return cli.Usagef("--native: cannot find %s, which is to stand beside spillway or in PATH: go install ./cmd/... makes both", CompanionName)
	}
	return fmt.Errorf("spillway: %s: %w", path, syscall.Exec(path, os.Args, os.Environ()))
}

func findCompanion() (string, error) {
	if self, err := os.Executable(); err == nil {
		if path, err := exec.LookPath(filepath.Join(filepath.Dir(self), CompanionName)); err == nil {
			return path, nil
		}
	}
	path, err := exec.LookPath(CompanionName)
	if errors.Is(err, exec.ErrDot) { // a program of the current directory, by chance of the same name
		return "", err
	}
	return path, err
}
