package spillway_test

import (
	"regexp"
	"strings"
	"testing"
)

// TestThumbFarFrameFloats expects prologues and epilogues of large frames to borrow saved registers that can be added to the stack pointer, also if
// registers for floating point are saved after these.
func TestThumbFarFrameFloats(t *testing.T) {
	const text = `declare double @get(ptr)
define double @f() "target-features"="+vfp2,+vfp2sp" {
  %a = alloca [123456 x i8]
  br label %loop
loop:
  %sum = phi double [ 0.0, %0 ], [ %next, %loop ]
  %x = call double @get(ptr %a)
  %next = fadd double %sum, %x
  %more = fcmp olt double %next, 9.0
  br i1 %more, label %loop, label %end
end:
  ret double %next
}
`
	got := textFor(t, "thumbv7-unknown-linux-gnueabihf", "cortex-a9", "z", text)
	if n := len(regexp.MustCompile(`add(\.w)? sp, (sp, )?r\d`).FindAllString(got, -1)); n != 2 || !strings.Contains(got, "vpush") {
		t.Errorf("%d additions of registers to sp in\n%s", n, got)
	}
}
