package spillway_test

import (
	"strings"
	"testing"
)

// TestThumbThreadLocals expects offsets of the program's own thread-local variables to be constants, and the thread pointer to be asked for
// once; offsets of others are in the global offset table.
func TestThumbThreadLocals(t *testing.T) {
	const text = `@a = internal thread_local global i32 1
@b = external thread_local(initialexec) global i32
define void @f(i32 %x) minsize {
  store i32 %x, ptr @a
  %c = icmp eq i32 %x, 7
  br i1 %c, label %y, label %z
y:
  store i32 3, ptr @b
  br label %z
z:
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 7, !"PIE Level", i32 2}
`
	for _, triple := range []string{"thumbv6m-none-eabi", "thumbv7-unknown-linux-gnueabi", "armv6-unknown-linux-gnueabi"} {
		got := textFor(t, triple, "", "z", text)
		for _, want := range []string{"a(TPOFF)", "b(GOTTPOFF)", "bl __aeabi_read_tp"} {
			if n := strings.Count(got, want); n != 1 {
				t.Errorf("%s: %d times %s in\n%s", triple, n, want, got)
			}
		}
	}
}

// TestLeadingZerosCall expects leading zeros to be counted by the library where size counts, without a test for zero if that is poison, and
// trailing ones by these.
func TestLeadingZerosCall(t *testing.T) {
	function := func(call, attr string) string {
		return "declare i32 @llvm.ctlz.i32(i32, i1)\ndeclare i32 @llvm.cttz.i32(i32, i1)\ndefine i32 @f(i32 %x) " + attr + " {\n  %n = call i32 @llvm." + call + "\n  ret i32 %n\n}\n"
	}
	for _, c := range []struct {
		call, attr   string
		calls, tests int
	}{
		{"ctlz.i32(i32 %x, i1 true)", "minsize", 1, 0},
		{"ctlz.i32(i32 %x, i1 false)", "minsize", 1, 1},
		{"cttz.i32(i32 %x, i1 false)", "minsize", 1, 1},
		{"ctlz.i32(i32 %x, i1 true)", "", 0, 0},
	} {
		level := "2"
		if c.attr != "" {
			level = "z"
		}
		got := textFor(t, "thumbv6m-none-eabi", "cortex-m0", level, function(c.call, c.attr))
		if calls, tests := strings.Count(got, "__clzsi2"), strings.Count(got, "cmp r"); calls != c.calls || tests > c.tests {
			t.Errorf("%s %s: %d calls, %d comparisons in\n%s", c.call, c.attr, calls, tests, got)
		}
	}
	// The program's own bit counts: of zero without it the result would be another.
	set := strings.Replace(function("ctlz.i32(i32 %y, i1 false)", "minsize"), "  %n", "  %y = or i32 %x, 1\n  %n", 1)
	if got := textFor(t, "thumbv6m-none-eabi", "cortex-m0", "z", set); strings.Count(got, "orrs") != 1 || strings.Count(got, "__clzsi2") != 1 || strings.Contains(got, "cmp r") {
		t.Errorf("a word with a bit set:\n%s", got)
	}
}

// TestFarFrame expects large frames to be allocated by a register that is saved, or by one instruction where the machine has it.
func TestFarFrame(t *testing.T) {
	const text = `declare void @g(ptr)
define void @f() {
  %p = alloca [3000 x i8]
  call void @g(ptr %p)
  call void asm sideeffect "", "~{r4}"()
  ret void
}
`
	for triple, want := range map[string]string{"thumbv6m-none-eabi": "add sp, r4", "thumbv7em-none-eabi": "addw sp, sp, #"} {
		if got := textFor(t, triple, "", "z", text); strings.Count(got, want) != 2 || strings.Contains(got, "r12") {
			t.Errorf("%s: not %s in\n%s", triple, want, got)
		}
	}
}

// TestAssemblyLeaf expects no frame pointer in functions with assembly and nothing else that needs a frame, whatever the
// attribute says; assembly that addresses variables needs one, and so does assembly that calls.
func TestAssemblyLeaf(t *testing.T) {
	const text = `define i32 @f() "frame-pointer"="all" {
  %v = call i32 asm sideeffect "mrs $0, MSP", "=r"()
  ret i32 %v
}
define void @g() "frame-pointer"="all" {
  %p = alloca i32
  call void asm sideeffect "str r0, $0", "=*m,~{memory}"(ptr elementtype(i32) %p)
  ret void
}
define void @h() "frame-pointer"="all" {
  call void asm sideeffect "bl k", "~{lr},~{r0},~{memory}"()
  ret void
}
`
	got := textFor(t, "thumbv7m-none-eabi", "", "2", text)
	f, rest, _ := strings.Cut(got, "\ng:\n")
	g, h, _ := strings.Cut(rest, "\nh:\n")
	if strings.Contains(f, "push") || !strings.Contains(g, "push") || !strings.Contains(h, "push") {
		t.Errorf("want frames in g and h only:\n%s", got)
	}
}
