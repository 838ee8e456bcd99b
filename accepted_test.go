package spillway_test

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"spillway"
	"spillway/interp"
	"spillway/ir"
)

var exitComment = regexp.MustCompile(`(?m)^; EXIT (\d+)$`)

// TestAccepted compiles the modules that llvm-as accepts though LLVM does not print
// them so, for every target, and runs those that say with what they exit: as read, as
// machine code, and as LLVM compiles them.
func TestAccepted(t *testing.T) { accepted(t, "llvmir/testdata/accepted.txtar", "llc-19") }

// TestLLVM22 does so with what LLVM 20 to 22 added.
func TestLLVM22(t *testing.T) { accepted(t, "llvmir/testdata/llvm22.txtar", "llc-22") }

// notByLLVM are the modules that LLVM's code generator does not compile.
var notByLLVM = map[string]bool{"matrices.ll": true, "unknown_to_llc.ll": true}

func accepted(t *testing.T, name, llc string) {
	archive, err := txtar.ParseFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range archive.Files {
		t.Run(file.Name, func(t *testing.T) {
			t.Parallel()
			want := -1
			if match := exitComment.FindSubmatch(file.Data); match != nil {
				want, _ = strconv.Atoi(string(match[1]))
			}
			for _, target := range spillway.Targets() {
				runAccepted(t, file, &target, want)
			}
			if want >= 0 && !notByLLVM[file.Name] {
				runByLLVM(t, llc, file.Data, want)
			}
		})
	}
}

func runAccepted(t *testing.T, file txtar.File, target *spillway.TargetInfo, want int) {
	m, err := spillway.Parse(file.Name, file.Data)
	if err != nil {
		t.Fatal(err)
	}
	run := func(p interp.Program) {
		p.Modules = []*ir.Module{m}
		if res, err := interp.Run(context.Background(), p, interp.Options{}); err != nil || res.ExitCode != want {
			t.Errorf("%s: exit code %d, want %d: %v", target.Name, res.ExitCode, want, err)
		}
	}
	if want >= 0 {
		run(interp.Program{})
	}
	out, err := spillway.Compile(context.Background(), m, spillway.Options{Target: target, Stage: spillway.ToAllocated, Check: true})
	if err != nil && out == nil && target.New(0).ABI.NoVectors && strings.Contains(err.Error(), "passing vectors is not supported") {
		return
	}
	if err != nil {
		t.Fatalf("%s: %v", target.Name, err)
	}
	if want >= 0 {
		run(interp.Program{Target: out.Target, Code: out.Funcs})
	}
}

// runByLLVM has llc compile text, if it is installed, and runs what comes out.
func runByLLVM(t *testing.T, llc string, text []byte, want int) {
	if _, err := exec.LookPath(llc); err != nil {
		t.Skip(llc + " is not installed: what the module means is not held against LLVM")
	}
	dir := t.TempDir()
	object, program := filepath.Join(dir, "a.o"), filepath.Join(dir, "a")
	cmd := exec.Command(llc, "-mtriple=x86_64-pc-linux-gnu", "-filetype=obj", "-relocation-model=pic", "-o", object)
	cmd.Stdin = bytes.NewReader(text)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("llc: %v\n%s", err, out)
	}
	if out, err := exec.Command("cc", object, "-o", program, "-lm").CombinedOutput(); err != nil {
		t.Fatalf("cc: %v\n%s", err, out)
	}
	cmd = exec.Command(program)
	cmd.Env = os.Environ()
	var exit *exec.ExitError
	if err := cmd.Run(); err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	if got := cmd.ProcessState.ExitCode(); got != want {
		t.Errorf("LLVM's program exits with %d, want %d", got, want)
	}
}
