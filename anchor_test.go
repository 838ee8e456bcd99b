package spillway_test

import (
	"context"
	"strings"
	"testing"

	"spillway"
)

// TestAnchors has accesses that are far from their base, and near each other, share a base near to them.
func TestAnchors(t *testing.T) {
	const text = `target triple = "TRIPLE"
define void @f(ptr %p, i32 %v) ATTRS {
  %a = getelementptr i8, ptr %p, i32 5000
  store i32 %v, ptr %a
  %b = getelementptr i8, ptr %p, i32 5008
  store i32 %v, ptr %b
  %c = getelementptr i8, ptr %p, i32 5016
  store i32 %v, ptr %c
  ret void
}
`
	for _, x := range []struct{ triple, attrs, want string }{
		{"armv6-linux-gnueabi", "minsize", "add r0, r0, #4992; str r1, [r0, #8]; str r1, [r0, #16]; str r1, [r0, #24]; bx lr"},
		{"thumbv6m-none-eabi", "minsize", "movs r2, #39; lsls r2, r2, #7; adds r0, r0, r2; str r1, [r0, #8]; str r1, [r0, #16]; str r1, [r0, #24]; bx lr"},
		{"thumbv7em-none-eabi", "optsize", "add.w r0, r0, #4992; str r1, [r0, #8]; str r1, [r0, #16]; str r1, [r0, #24]; bx lr"},
		{"thumbv7em-none-eabi", "", "add.w r0, r0, #4992; str r1, [r0, #8]; str r1, [r0, #16]; str r1, [r0, #24]; bx lr"},
	} {
		m, err := spillway.Parse("a.ll", []byte(strings.NewReplacer("TRIPLE", x.triple, "ATTRS", x.attrs).Replace(text)))
		if err != nil {
			t.Fatal(err)
		}
		out, err := spillway.Compile(context.Background(), m, spillway.Options{Check: true})
		if err != nil {
			t.Fatal(err)
		}
		var list []string
		for line := range strings.Lines(string(out.Assembly)) {
			if line = strings.TrimSpace(line); line != "" && line[0] != '.' && !strings.HasSuffix(line, ":") {
				list = append(list, line)
			}
		}
		if got := strings.Join(list, "; "); got != x.want {
			t.Errorf("%s %s: %s, want %s", x.triple, x.attrs, got, x.want)
		}
	}
}
