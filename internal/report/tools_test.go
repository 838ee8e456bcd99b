package report_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"spillway/internal/report"
)

func TestParseSpillCode(t *testing.T) {
	text := `	.text
	.type	f,@function                     # -- Begin function f
f:                                      # @f
	.cfi_startproc
	pushq	%rbx
	movq	%rdi, 8(%rsp)                   # 8-byte Spill
.LBB0_1:
	addl	4(%rsp), %eax                   # 4-byte Folded Reload
	movl	$0, 4(%rsp)                     # 4-byte Folded Spill
	movl	%eax, x(%rip)                   # no Reload
	.type "g h", @function
	.type	x,@object                       # @x
x:
"g h":
	ret
	.type	main, %function
main:
	movq 8(%rsp), %rdi	# 8-byte Reload
`
	s := report.ParseSpillCode(text)
	want := []report.FunctionSpills{{"f", 3}, {`main`, 1}}
	got := slices.DeleteFunc(slices.Clone(s.Functions), func(f report.FunctionSpills) bool { return f.Accesses == 0 })
	if !slices.Equal(got, want) || len(s.Functions) != 3 || s.Accesses() != 4 || s.Spilling() != 2 {
		t.Errorf("%d accesses in %d functions: %v", s.Accesses(), s.Spilling(), s.Functions)
	}
	for line, mark := range map[int]bool{5: false, 6: true, 8: true, 9: true, 10: false, 18: true, 19: false} {
		if s.Marked(line) != mark {
			t.Errorf("line %d: marked %v", line, s.Marked(line))
		}
	}
}

const profile = `# callgrind format
positions: line
events: Ir Dr Dw I1mr
summary: 131768 29154 13392 1068

ob=/usr/lib/libc.so.6
fl=strlen.c
fn=strlen
8 1000 500 5

ob=/tmp/prog
fl=/tmp/prog.s
fn=main
8 1
9 10 10 0 3
10 10 0 10
calls=10 43
11 10 0 10
cob=/usr/lib/libc.so.6
cfi=strlen.c
cfn=strlen
calls=10 8
12 1000 500 5
fi=/tmp/other.c
9 7 7 7
fe=/tmp/prog.s
13 2 2 2
`

func TestParseCallgrind(t *testing.T) {
	marked := func(line int) bool { return line == 9 || line == 13 }
	got, err := report.ParseCallgrind(strings.NewReader(profile), "/tmp/prog.s", marked)
	if want := (report.Executed{Instructions: 23, Loads: 12, Stores: 12, Inserted: 14}); err != nil || got != want {
		t.Errorf("%+v, %v; want %+v", got, err, want)
	}
	for text, wrong := range map[string]string{
		strings.ReplaceAll(profile, "prog.s", "q.s"):                             "no line of /tmp/prog.s",
		strings.Replace(profile, "Ir Dr Dw I1mr", "Ir", 1):                       "more than 1 events",
		strings.Replace(profile, "Dw", "Bc", 1):                                  "not counted Dw",
		strings.Replace(profile, "\n9 10 10 0 3", "\n9 -1 10 0 3", 1):            "invalid syntax",
		"events: Ir Dr Dw\nfl=/tmp/prog.s\n" + strings.Repeat("1", 2<<20) + "\n": "too long",
	} {
		if _, err := report.ParseCallgrind(strings.NewReader(text), "/tmp/prog.s", marked); err == nil || !strings.Contains(err.Error(), wrong) {
			t.Errorf("error %v, want one with %q", err, wrong)
		}
	}
}

func TestParsePassTimes(t *testing.T) {
	text := `===---===
                          Pass execution timing report
===---===
  Total Execution Time: 0.1454 seconds (0.1731 wall clock)

   ---User Time---   --System Time--   --User+System--   ---Wall Time---  --- Name ---
   0.0298 ( 36.0%)   0.0226 ( 36.1%)   0.0524 ( 36.0%)   0.0550 ( 31.7%)  X86 DAG->DAG Instruction Selection
   0.0024 (  2.9%)   0.0016 (  2.6%)   0.0040 (  2.8%)   0.0050 (  2.3%)  Greedy Register Allocator #2
   0.0001 (  2.9%)   0.0001 (  2.6%)   0.0002 (  2.8%)   0.0002 (  2.3%)  Greedy Register Allocator
   0.0015 (  1.9%)   0.0008 (  1.3%)   0.0023 (  1.6%)   0.0093 (  1.5%)  Register Coalescer
   0.0827 (100.0%)   0.0627 (100.0%)   0.1454 (100.0%)   0.1731 (100.0%)  Total
`
	if s, err := report.ParsePassTimes(text); err != nil || math.Abs(s-0.0145) > 1e-9 {
		t.Errorf("%v seconds, %v", s, err)
	}
	noSystem := `   ---User Time---   --User+System--   ---Wall Time---  --- Name ---
   0.0030 (  2.9%)   0.0031 (  2.8%)   0.0090 (  2.3%)  Fast Register Allocator
`
	if s, err := report.ParsePassTimes(noSystem); err != nil || s != 0.0090 {
		t.Errorf("%v seconds, %v", s, err)
	}
	if s, err := report.ParsePassTimes("llc: error\n"); err == nil {
		t.Errorf("%v seconds of nothing", s)
	}
}

func TestCountMIR(t *testing.T) {
	text := `--- |
  define i32 @f(i32 %x) {
    ret i32 %x
  }
...
---
name:            f
registers:
  - { id: 0, class: gr32, preferred-register: '' }
body:             |
  bb.0 (%ir-block.2):
    successors: %bb.1(0x40000000)
    liveins: $edi
  
    DBG_VALUE $edi, $noreg, !80
    %1:gr32 = COPY killed $edi
    ; predecessors
    JMP_1 %bb.1
  
  bb.1:
    %0:gr32 = PHI %1, %bb.0, %2, %bb.1
    %2:gr32 = ADD32ri %0, 1
    RET 0, $eax

...
`
	if n := report.CountMIR(text + text); n != 8 {
		t.Errorf("%d instructions", n)
	}
}
