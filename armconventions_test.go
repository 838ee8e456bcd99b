package spillway_test

import (
	"context"
	"regexp"
	"strings"
	"testing"

	"spillway"
)

// TestArmConventions compiles functions of Arm's conventions and of Swift's for the triples of the machine: floats are
// in the registers that llc-19 passes them in, swiftself is in r10 and swifterror in r8.
func TestArmConventions(t *testing.T) {
	const base = "define arm_aapcscc float @f(float %x, float %y) {\n  ret float %y\n}\n"
	const hard = "define arm_aapcs_vfpcc float @f(float %x, float %y) {\n  ret float %y\n}\n"
	const floats = "define swiftcc float @f(float %x, float %y) {\n  ret float %y\n}\n"
	const swift = `define swiftcc i32 @f(ptr swiftself %s, ptr swifterror %e) {
  store ptr %s, ptr %e
  %l = load i32, ptr %s
  ret i32 %l
}
`
	const inWord, inFloat = `\tmov r0, r1\n`, `\tvmov\.f32 s0, s1\n`
	for _, test := range []struct{ triple, text, want string }{
		{"armv7-linux-gnueabi", base, inWord},
		{"armv7-linux-gnueabi", hard, inWord},
		{"armv7-linux-gnueabi", floats, inWord},
		{"armv7-linux-gnueabi", swift, `\tldr(\.w)? r0, \[r10\]\n\tldr(\.w)? r8, \[sp\]\n`},
		{"armv7-linux-gnueabihf", hard, inFloat},
		{"armv7-linux-gnueabihf", floats, inFloat},
		{"armv8-linux-gnueabihf", hard, inFloat},
		{"thumbv6m-none-eabi", base, inWord},
		{"thumbv6m-none-eabi", hard, inWord},
		{"thumbv8m.base-none-eabi", hard, inWord},
		{"thumbv7em-none-eabi", hard, inWord},
		{"thumbv7em-none-eabi", floats, inWord},
		{"thumbv7em-none-eabi", swift, `\tldr(\.w)? r0, \[r10\]\n\tldr(\.w)? r8, \[sp\]\n`},
		{"thumbv8.1m.main-none-eabi", base, inWord},
		{"thumbv8-linux-gnueabi", base, inWord},
	} {
		if got := textFor(t, test.triple, "", "2", test.text); !regexp.MustCompile(test.want).MatchString(got) {
			t.Errorf("%s: want %q in\n%s\nof\n%s", test.triple, test.want, got, test.text)
		}
	}
	for _, text := range []string{"target triple = \"thumbv6m-none-eabi\"\n" + swift,
		"target triple = \"thumbv7em-none-eabi\"\n" + strings.ReplaceAll(swift, "swiftself", "swiftasync")} {
		m, err := spillway.Parse("t.ll", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := spillway.Compile(context.Background(), m, spillway.Options{}); err == nil || !strings.Contains(err.Error(), "attribute is not supported here") {
			t.Errorf("%s: %v", text, err)
		}
	}
}
