package compile

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/cmd/internal/run"
	"spillway/object/elf"
)

// Native implements --native of "spillway run": programs for this machine are run by spillway-native; programs for a
// machine with an emulator are linked and run by that.
func Native(cmd *cobra.Command, flags *cli.CompileFlags, opts spillway.Options, how run.NativeOptions, files, args []string) error {
	t := machineOf(opts.Target, files)
	if t == nil || t == spillway.HostTarget() || len(t.Object.Link.Emulator) == 0 {
		return cli.Become(cli.NativeProgram, "--native")
	}
	program := t.Object.Link.Emulator[0]
	path, err := exec.LookPath(program)
	if err != nil {
		return fmt.Errorf("spillway: programs for %s run under %s here, which is not installed; without --native they are interpreted", t.Name, program)
	}
	if how.Lazy || how.Debugger || how.JITDump != "" {
		return cli.Usagef("--lazy, --debugger and --jitdump require a program for this machine, not for %s", t.Name)
	}
	dir, err := os.MkdirTemp("", "spillway")
	if err != nil {
		return fmt.Errorf("spillway: %w", err)
	}
	defer os.RemoveAll(dir)
	b := &build{flags: *flags, output: filepath.Join(dir, "program"), linker: "own"}
	b.flags.IntegratedAs = true
	for _, lib := range how.Libraries {
		if strings.Contains(lib, "/") {
			files = append(slices.Clone(files), lib)
			continue
		}
		b.link = append(b.link, "-l:"+lib)
	}
	if err := b.run(cmd, opts, files); err != nil {
		return err
	}
	emulator := b.format.Link.Emulator // for the target's variant
	run := exec.CommandContext(cmd.Context(), path, slices.Concat(emulator[1:], []string{"-0", files[0], b.output}, args)...)
	run.Stdin, run.Stdout, run.Stderr = cmd.InOrStdin(), cmd.OutOrStdout(), cmd.ErrOrStderr()
	var exit *exec.ExitError
	switch err := run.Run(); {
	case errors.As(err, &exit) && exit.ExitCode() > 0:
		return cli.ExitCode(exit.ExitCode())
	case err != nil:
		return fmt.Errorf("spillway: %s: %w", program, err)
	}
	return nil
}

// machineOf returns the requested target, or that of the first file with one, or nil.
func machineOf(t *spillway.TargetInfo, files []string) *spillway.TargetInfo {
	if t != nil {
		return t
	}
	infos := spillway.Targets()
	for _, name := range files {
		if name == "-" || cli.IsSpecial(name) {
			continue
		}
		f, err := os.Open(name)
		if err != nil {
			continue
		}
		r := bufio.NewReader(f)
		head, _ := r.Peek(20)
		for i := range infos {
			if elf.IsFor(head, infos[i].Object) {
				f.Close()
				return &infos[i]
			}
		}
		triple := tripleIn(r)
		f.Close()
		if info, err := spillway.TargetForTriple(triple); triple != "" && err == nil {
			return info
		}
	}
	return nil
}

// tripleIn returns the triple given in a module's text before its first function, or "".
func tripleIn(text io.Reader) string {
	lines := bufio.NewScanner(text)
	for lines.Scan() {
		line := lines.Text()
		if rest, ok := strings.CutPrefix(line, "target triple"); ok {
			if _, rest, ok = strings.Cut(rest, "\""); ok {
				triple, _, _ := strings.Cut(rest, "\"")
				return triple
			}
		}
		if strings.HasPrefix(line, "define") {
			break
		}
	}
	return ""
}
