package spillway_test

import (
	"context"
	"strings"
	"testing"

	"spillway"
	"spillway/llvmir"
)

// TestGlobalAlign holds where variables are whose text says no alignment to llc's: flang's at -O1
// say none, and are read 16 bytes at once.
func TestGlobalAlign(t *testing.T) {
	for _, triple := range []string{"x86_64-linux-gnu", "i386-linux-gnu"} {
		for _, test := range []struct{ global, want string }{
			{"@g = global [20 x double] zeroinitializer", "\t.balign\t16\ng:"},
			{"@g = global { i8, i16 } { i8 1, i16 2 }", "\t.balign\t8\ng:"},
			{"@g = global [3 x i8] c\"abc\"", "@object\ng:"},
			{"@g = global i64 5", "\t.balign\t8\ng:"},
			{"@g = global <{ i8, [17 x i8] }> <{ i8 1, [17 x i8] zeroinitializer }>", "\t.balign\t16\ng:"},
			{"@g = common global [3 x i32] zeroinitializer", "\t.comm\tg,12,4"},
			{"@g = global [20 x i8] c\"01234567890123456789\", align 4", "\t.balign\t4\ng:"},
		} {
			m, err := llvmir.Parse("a.ll", []byte("target triple = \""+triple+"\"\n"+test.global+"\n"))
			if err != nil {
				t.Fatal(err)
			}
			out, err := spillway.Compile(context.Background(), m, spillway.Options{})
			if err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(string(out.Assembly), test.want) {
				t.Errorf("%s: %s is\n%s\nwithout %q", triple, test.global, out.Assembly, test.want)
			}
		}
	}
}
