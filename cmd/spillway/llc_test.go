package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// llcModule calls, computes with vectors, and has functions of which one says what it may use.
const llcModule = `target triple = "x86_64-unknown-linux-gnu"
@v = global i32 1
declare void @h()
define <4 x float> @add(<4 x float> %a, <4 x float> %b) {
  %c = fadd <4 x float> %a, %b
  ret <4 x float> %c
}
define i32 @leaf() {
  %x = load i32, ptr @v
  ret i32 %x
}
define i32 @count(i32 %x) "target-cpu"="x86-64" {
  call void @h()
  %n = call i32 @llvm.ctpop.i32(i32 %x)
  ret i32 %n
}
declare i32 @llvm.ctpop.i32(i32)
`

// TestLLC holds that each option of llc does what it says, and what is said of those that do not exist.
func TestLLC(t *testing.T) {
	tests := []struct {
		options string
		want    string // in what is written, - before what must not be there
		errors  string
		code    int
	}{
		{"", "v(%rip); -@GOTPCREL; -vaddps; -rbp; addps %xmm1, %xmm0; .globl\tadd", "", 0},
		{"--relocation-model=pic", "v@GOTPCREL(%rip)", "", 0},
		{"-relocation-model static -O0", "v(%rip)", "", 0},
		{"-mattr=+avx,-sse4.2 -mattr=+avx", "vaddps", "", 0},
		{"-mattr=+popcnt", "popcntl", "", 0},
		{"-mcpu=x86-64-v3", "vaddps; -popcntl", "", 0}, // count has its own
		{"-mattr=+nonsense", "addps", `warning: "+nonsense" has no effect for target amd64`, 0},
		{"-mattr=avx", "", `-mattr: "avx": each extension must start with + or -`, 2},
		{"-mcpu=nonsense", "", `-mcpu: unknown CPU "nonsense" for target amd64`, 2},
		{"-frame-pointer=all", "leaf:\n\tpushq %rbp", "", 0},
		{"--frame-pointer=non-leaf", "leaf:\n\tmovl; count:\n\t.cfi_startproc\n\tpushq %rbp", "", 0},
		{"-function-sections", ".section\t.text.leaf", "", 0},
		{"-function-sections=false", "-.text.leaf", "", 0},
		{"-data-sections=1", ".section\t.data.v", "", 0},
		{"-code-model=large -float-abi=default -asm-verbose=false -fp-contract=on", "addps", "", 0},
		{"-O1", "addps", "", 0},
		{"-O=3 -regalloc=greedy -verify-machineinstrs", "addps", "", 0},
		{"-regalloc=pbqp", "addps", "", 0},
		{"-stats", "addps", "add ", 0},
		{"-stats-json", "addps", `"functions"`, 0},
		{"-time-passes", "addps", "allocate ", 0},
		{"-print-after=select", "addps", "func @add target amd64 stage selected", 0},
		{"-print-after-all", "addps", "func @add target amd64 stage selected", 0},
		{"-stop-after select", "func @add target amd64 stage selected", "", 0},
		{"-print-after=nonsense", "", "unknown pass", 2},
		{"-mtriple=i686-pc-linux-gnu", "movl v, %eax", "", 0},
		{"-march=x86", "movl v, %eax", "", 0},
		{"-march=aarch64", "ldr w0", "", 0},
		{"-march=nonsense", "", `unknown target "nonsense"`, 2},
		{"-mtriple=x86_64-pc-windows-msvc", "", "does not support", 2},
		{"-filetype=null", "-add", "", 0},
		{"-filetype=exe", "", `-filetype "exe": must be asm, obj, null`, 2},
		{"-relocation-model=ropi", "", `-relocation-model "ropi": must be static, pic`, 2},
		{"-emulated-tls", "", "unknown option -emulated-tls", 2},
		{"--regaloc=fast", "", "unknown option --regaloc=fast; did you mean regalloc?", 2},
		{"-function-sections=maybe", "", `"maybe": must be true or false`, 2},
		{"-mcpu", "", "-mcpu: missing argument CPU", 2},
		{"-x=mir", "", `-x "mir": must be ir`, 2},
	}
	dir, env := workplace(t)
	if err := os.WriteFile(filepath.Join(dir, "m.ll"), []byte(llcModule), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, test := range tests {
		out, errs, err := shell(t, dir, env, "spillway llc "+test.options+" <m.ll || exit $?", "")
		code := 0
		if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
			code = exit.ExitCode()
		}
		if code != test.code || !strings.Contains(errs, test.errors) || (errs != "") != (test.errors != "") {
			t.Errorf("%s: exit code %d, want %d: %s", test.options, code, test.code, errs)
		}
		for want := range strings.SplitSeq(test.want, "; ") {
			without, not := strings.CutPrefix(want, "-")
			if strings.Contains(out, without) == not {
				t.Errorf("%s: want %q in\n%s", test.options, want, out)
			}
		}
	}
}

// TestLLCFiles holds where llc writes, and that a link of its name is it.
func TestLLCFiles(t *testing.T) {
	dir, env := workplace(t)
	if err := os.MkdirAll(filepath.Join(dir, "sub"), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "sub", "m.ll"), []byte(llcModule), 0o666); err != nil {
		t.Fatal(err)
	}
	lines := `ln -s "$(command -v spillway)" llc
PATH=.:$PATH
llc sub/m.ll && test -s sub/m.s
llc --filetype obj sub/m.ll && test -s sub/m.o
llc -filetype=obj -O2 -o - sub/m.ll | cmp - sub/m.o
llc -filetype=obj -otwo.o - <sub/m.ll && cmp two.o sub/m.o
! llc sub/m.ll sub/m.ll 2>said && grep -q 'llc compiles one file' said
llc --help | grep -q 'relocation-model=MODEL'
llc --version | grep -q '^spillway '
`
	if out, errs, err := shell(t, dir, env, lines, ""); err != nil {
		t.Errorf("%v %s %s", err, out, errs)
	}
}
