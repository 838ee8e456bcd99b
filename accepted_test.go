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

// notOn are the modules that ask for what a target does not have, and what its refusal says: x86_fp80, another machine's intrinsics, and where
// floats are integers, what no library computes with them.
var notOn = map[string]map[string]string{
	"arm64": {"extended_vectors.ll": refused, "x86_intrinsics.ll": refused},
	"arm": {"extended_vectors.ll": refused, "x86_intrinsics.ll": refused, "atomic_halves.ll": refused,
		"nested.ll": "the nest attribute is not supported here", "forwarded_arguments.ll": "arguments occupy all registers that could hold the target address"},
	"thumb": {"extended_vectors.ll": refused, "x86_intrinsics.ll": refused, "atomic_halves.ll": refused,
		"nested.ll": "the nest attribute is not supported here", "forwarded_arguments.ll": noJump, "forwarding_functions.ll": noJump, "traced.ll": noJump},
}

// noJump is what Thumb-1 says, none of whose registers could hold where to jump.
const noJump = "a musttail call cannot be lowered to a jump: the target has no tail calls"

const refused = "is not supported on this target"

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
	if want := notOn[target.Name][file.Name]; want != "" {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", target.Name, err)
		}
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

// TestOtherMachine checks that intrinsics of another machine are refused, which have numbers of the target's own
// operations, and those of two machines in one function.
func TestOtherMachine(t *testing.T) {
	const x86 = `  %r = call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> %a, <16 x i8> %a)
`
	const arm = `  %s = call <16 x i8> @llvm.aarch64.neon.sabd.v16i8(<16 x i8> %a, <16 x i8> %a)
`
	for _, test := range []struct{ body, target, want string }{
		{x86, "arm64", "t.ll:4:3: in @f: an intrinsic of another machine is not supported on this target"},
		{x86 + arm, "", "t.ll:5:3: intrinsic @llvm.aarch64.neon.sabd.v16i8 is of another machine than those before it"},
		{x86, "amd64", ""},
		{x86, "i386", ""},
		{arm, "arm64", ""},
	} {
		text := "declare <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8>, <16 x i8>)\ndeclare <16 x i8> @llvm.aarch64.neon.sabd.v16i8(<16 x i8>, <16 x i8>)\n" +
			"define void @f(<16 x i8> %a) {\n" + test.body + "  ret void\n}\n"
		m, err := spillway.Parse("t.ll", []byte(text))
		if err == nil {
			var info *spillway.TargetInfo
			if info, err = spillway.TargetByName(test.target); err != nil {
				t.Fatal(err)
			}
			_, err = spillway.Compile(context.Background(), m, spillway.Options{Target: info})
		}
		if test.want == "" && err != nil || test.want != "" && (err == nil || !strings.HasPrefix(err.Error(), test.want)) {
			t.Errorf("%s on %s: %v", test.body, test.target, err)
		}
	}
}
