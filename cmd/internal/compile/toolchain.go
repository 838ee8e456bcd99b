package compile

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"spillway/cmd/internal/cli"
)

// toolchain assembles and links with the system's C compiler driver.
type toolchain struct {
	cmd     *cobra.Command
	verbose bool // print commands
}

// assemble assembles text into an object file, written atomically; driver holds the target's flags.
func (t *toolchain) assemble(text []byte, output string, driver []string) error {
	dir, err := os.MkdirTemp("", "spillway")
	if err != nil {
		return fmt.Errorf("spillway: %w", err)
	}
	defer os.RemoveAll(dir)
	src := filepath.Join(dir, "out.s")
	if err := os.WriteFile(src, text, 0o666); err != nil {
		return fmt.Errorf("spillway: %w", err)
	}
	return t.cc(output, append(slices.Clone(driver), "-c", src)...)
}

// cc runs the C compiler driver and writes output atomically.
func (t *toolchain) cc(output string, args ...string) error {
	through := output == "-" || cli.IsSpecial(output)
	beside, name := filepath.Dir(output), filepath.Base(output)
	if through {
		beside, name = "", "out"
	}
	dir, err := os.MkdirTemp(beside, ".spillway")
	if err != nil {
		return cli.CannotWrite(output, err)
	}
	defer os.RemoveAll(dir)
	tmp := filepath.Join(dir, name)
	if err := t.run(append(args, "-o", tmp)); err != nil {
		return err
	}
	if !through {
		if err := os.Rename(tmp, output); err != nil {
			return cli.CannotWrite(output, err)
		}
		return nil
	}
	data, err := os.ReadFile(tmp)
	if err != nil {
		return fmt.Errorf("spillway: %w", err)
	}
	return cli.WriteFile(t.cmd, output, data)
}

// depthVariable tells commands started by run their nesting depth, and mostDepth limits it: if CC is a script that
// calls this command, the two would call each other forever.
const (
	depthVariable = "SPILLWAY_CC_DEPTH"
	mostDepth     = 4
)

// run runs $CC, or cc.
func (t *toolchain) run(args []string) error {
	words := strings.Fields(os.Getenv("CC"))
	if len(words) == 0 {
		words = []string{"cc"}
	}
	depth, _ := strconv.Atoi(os.Getenv(depthVariable)) // 0 if unset
	if depth >= mostDepth {
		return fmt.Errorf("spillway: %s, which CC names, calls spillway, and that calls it again (set CC to a C compiler driver)", words[0])
	}
	words = append(words, args...)
	cmd := exec.CommandContext(t.cmd.Context(), words[0], words[1:]...)
	cmd.Env = append(os.Environ(), fmt.Sprintf("%s=%d", depthVariable, depth+1))
	cmd.Stderr = t.cmd.ErrOrStderr()
	if t.verbose {
		io.WriteString(cmd.Stderr, shellLine(words)+"\n")
	}
	err := cmd.Run()
	var exit *exec.ExitError
	switch {
	case errors.As(err, &exit):
		return fmt.Errorf("spillway: %s failed", words[0])
	case err != nil:
		return fmt.Errorf("spillway: cannot run %s (set CC to a C compiler driver): %w", words[0], err)
	}
	return nil
}

// shellLine returns words quoted for a shell.
func shellLine(words []string) string {
	quoted := make([]string, len(words))
	for i, w := range words {
		if w == "" || strings.ContainsAny(w, " \t\n'\"$&|;<>()*?[]#~`\\") {
			w = "'" + strings.ReplaceAll(w, "'", `'\''`) + "'"
		}
		quoted[i] = w
	}
	return strings.Join(quoted, " ")
}
