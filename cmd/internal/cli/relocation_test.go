package cli

import (
	"testing"

	"spillway/ir"
	"spillway/target"
)

// TestRelocation has code for fixed addresses made for machines without a system, and position-independent code for all others, unless
// somebody says something else.
func TestRelocation(t *testing.T) {
	for _, test := range []struct {
		flag, triple string
		want         target.Relocation
	}{
		{"", "thumbv7em-none-eabi", target.Static},
		{"", "thumbv6m-unknown-none-eabi", target.Static},
		{"", "thumbv7m-unknown-unknown-eabi", target.Static},
		{"pic", "thumbv7em-none-eabi", target.PIC},
		{"", "armv7-unknown-linux-gnueabi", target.PIC},
		{"static", "x86_64-pc-linux-gnu", target.Static},
		{"", "", target.PIC},
	} {
		c := CompileFlags{Relocation: test.flag, Level: "2"}
		opts, err := c.Options()
		if err != nil {
			t.Fatal(err)
		}
		if c.relocate(&ir.Module{Triple: test.triple}, &opts); opts.Relocation != test.want {
			t.Errorf("--relocation %q, triple %q: %v, want %v", test.flag, test.triple, opts.Relocation, test.want)
		}
	}
}
