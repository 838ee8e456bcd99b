package cli

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"spillway"
	"spillway/internal/atomicfile"
	"spillway/ir"
	"spillway/llvmir"
	"spillway/llvmir/bitcode"
	"spillway/opt/nounwind"
)

// stdin is the name of standard input in messages.
const stdin = "<stdin>"

// Inputs returns the files of a command: args, or standard input if there are none, unless that is a terminal.
func Inputs(cmd *cobra.Command, args []string) ([]string, error) {
	if len(args) > 0 {
		return args, nil
	}
	if f, ok := cmd.InOrStdin().(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		return nil, Usagef("no input; usage: %s", cmd.UseLine())
	}
	return []string{"-"}, nil
}

// ParseFile reads and parses one file of LLVM IR. A module without a target is for t, if not nil.
func ParseFile(cmd *cobra.Command, name string, t *spillway.TargetInfo) (*ir.Module, error) {
	shown, src, triple, err := read(cmd, name, t)
	if err != nil {
		return nil, err
	}
	return llvmir.ParseFor(shown, src, triple, spillway.Machines()...)
}

// ParseLazy is ParseFile for a compilation with the given options: function bodies are parsed on demand, unless they
// affect other functions.
func (c *CompileFlags) ParseLazy(cmd *cobra.Command, name string, opts *spillway.Options) (*ir.Module, error) {
	shown, src, triple, err := read(cmd, name, opts.Target)
	if err != nil {
		return nil, err
	}
	if c.Override && opts.Target != nil {
		src = withoutTarget(src)
	}
	if !opts.Discard {
		return llvmir.ParseFor(shown, src, triple, spillway.Machines()...)
	}
	if c.Level == "0" {
		hurry()
	} else {
		collectSeldom()
	}
	m, bodies, err := llvmir.ParseLazy(shown, src, triple, spillway.Machines()...)
	switch {
	case bodies == nil:
		if c.Level == "0" {
			tuneCollector()
		}
	case c.Level != "0" && !nounwind.Known(m): // function bodies determine nounwind
		return llvmir.ParseFor(shown, src, triple, spillway.Machines()...)
	default:
		opts.Bodies = bodies
	}
	return m, err
}

// withoutTarget blanks out the target in a text, preserving positions. Bitcode is unchanged.
func withoutTarget(src []byte) []byte {
	if bitcode.Is(src) {
		return src
	}
	out := make([]byte, 0, len(src))
	for line := range bytes.Lines(src) {
		if bytes.HasPrefix(line, []byte("target triple")) || bytes.HasPrefix(line, []byte("target datalayout")) {
			line = []byte("\n")
		}
		out = append(out, line...)
	}
	return out
}

// ParseBodies is ParseFile without function bodies, if these can be parsed later; otherwise the Bodies are nil.
func ParseBodies(cmd *cobra.Command, name string, t *spillway.TargetInfo) (*ir.Module, *llvmir.Bodies, error) {
	shown, src, triple, err := read(cmd, name, t)
	if err != nil {
		return nil, nil, err
	}
	return llvmir.ParseLazy(shown, src, triple, spillway.Machines()...)
}

// makers are the compilers from other file types to LLVM IR, by extension.
var makers = map[string]string{
	".c": "clang -O1 -S -emit-llvm", ".cc": "clang++ -O1 -S -emit-llvm", ".cpp": "clang++ -O1 -S -emit-llvm", ".cxx": "clang++ -O1 -S -emit-llvm", ".m": "clang -O1 -S -emit-llvm",
	".rs": "rustc -O --emit=llvm-ir", ".d": "ldc2 -O1 --output-ll", ".f90": "flang -O1 -S -emit-llvm", ".cr": "crystal build --emit llvm-ir",
}

// read reads one file. Shown is its name in messages, and triple that of t.
func read(cmd *cobra.Command, name string, t *spillway.TargetInfo) (shown string, src []byte, triple string, err error) {
	shown = name
	if tool := makers[filepath.Ext(name)]; tool != "" {
		return "", nil, "", fmt.Errorf("spillway: %s is not LLVM IR: compile it with %s %s", name, tool, name)
	}
	if name == "-" {
		shown = stdin
		src, err = io.ReadAll(cmd.InOrStdin())
		standardInput = src
	} else {
		src, err = os.ReadFile(name)
	}
	if err != nil {
		return "", nil, "", fmt.Errorf("spillway: %w", err)
	}
	inputBytes = len(src)
	if t != nil {
		triple = t.Triple()
	}
	return shown, src, triple, nil
}

// WriteFile writes a file atomically; name - is standard output.
func WriteFile(cmd *cobra.Command, name string, data []byte) error {
	if name == "-" {
		_, err := cmd.OutOrStdout().Write(data)
		return err
	}
	if IsSpecial(name) {
		return WriteThrough(name, data)
	}
	if err := atomicfile.Write(name, data, 0o644); err != nil {
		return CannotWrite(name, err)
	}
	return nil
}

// CannotWrite returns the error for a file that cannot be written. Err may refer to a temporary file, which the error
// does not mention.
func CannotWrite(name string, err error) error {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		err = path.Err
	case errors.As(err, &link):
		err = link.Err
	}
	return fmt.Errorf("spillway: cannot write %s: %w", name, err)
}

// IsSpecial reports whether name is a device, a pipe etc., which must be written in place, not replaced.
func IsSpecial(name string) bool {
	info, err := os.Stat(name)
	return err == nil && !info.Mode().IsRegular()
}

// Head returns the first bytes of a file, to detect its type; nil if it cannot be read twice.
func Head(name string) []byte {
	if name == "-" || IsSpecial(name) {
		return nil
	}
	f, err := os.Open(name)
	if err != nil {
		return nil
	}
	defer f.Close()
	head := make([]byte, 8)
	n, _ := io.ReadFull(f, head)
	return head[:n]
}

// WriteThrough writes to the existing file of that name.
func WriteThrough(name string, data []byte) error {
	f, err := os.OpenFile(name, os.O_WRONLY, 0)
	if err == nil {
		_, err = f.Write(data)
		err = errors.Join(err, f.Close())
	}
	if err != nil {
		return CannotWrite(name, err)
	}
	return nil
}

// WithExtension returns the base name of an input with another extension, or - for -.
func WithExtension(input, ext string) string {
	if input == "-" {
		return "-"
	}
	base := filepath.Base(input)
	return strings.TrimSuffix(base, filepath.Ext(base)) + ext
}
