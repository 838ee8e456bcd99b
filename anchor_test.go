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

// TestAnchorsOfAllTypes has accesses to integers, floats and vectors that share a base.
func TestAnchorsOfAllTypes(t *testing.T) {
	m, err := spillway.Parse("a.ll", []byte(`target triple = "aarch64-linux-gnu"
define void @f(ptr %p, i32 %v, float %x, double %y, <4 x i32> %z) {
  %a = getelementptr i8, ptr %p, i64 737864
  store i32 %v, ptr %a
  %b = getelementptr i8, ptr %p, i64 737876
  store float %x, ptr %b
  %c = getelementptr i8, ptr %p, i64 737880
  store double %y, ptr %c
  %d = getelementptr i8, ptr %p, i64 737904
  store <4 x i32> %z, ptr %d
  ret void
}
define ptr @g(ptr %p) {
  %a = getelementptr i8, ptr %p, i64 737865
  ret ptr %a
}
`))
	if err != nil {
		t.Fatal(err)
	}
	out, err := spillway.Compile(context.Background(), m, spillway.Options{Check: true})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"add x0, x0, #737280", "str w1, [x0, #584]", "str s0, [x0, #596]", "str d1, [x0, #600]", "str q2, [x0, #624]", "add x0, x0, #737280\n\tadd x0, x0, #585"} {
		if !strings.Contains(string(out.Assembly), want) {
			t.Errorf("no %q in\n%s", want, out.Assembly)
		}
	}
}
