package legalize

import (
	"fmt"
	"strings"
	"testing"

	"spillway/llvmir"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// TestAllocaTooLarge expects variables that fit into no stack to be errors with a position.
func TestAllocaTooLarge(t *testing.T) {
	for _, machine := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC)} {
		for _, what := range []string{"alloca i1, align 4294967296", "alloca i1, align 2147483648", "alloca i1, i32 %n, align 4294967296",
			"alloca [2000000000 x i8]", "alloca i64, i64 4611686018427387904", "alloca i32, i32 -1"} {
			m, err := llvmir.ParseFor("test.ll", []byte("define void @f(i32 %n) {\n%p = "+what+"\nstore volatile i1 false, ptr %p\nret void\n}\n"), machine.Triples[0])
			if err != nil {
				t.Fatal(err)
			}
			err = Module(m, machine)
			if err == nil || !strings.HasPrefix(err.Error(), "test.ll:2:6: ") && !strings.HasPrefix(err.Error(), "test.ll:2:1: ") {
				t.Errorf("%s: %s: %v", machine.Name, what, err)
			}
		}
	}
}

// TestArgumentTooLarge expects the same of arguments by value, at the parameter and at the call.
func TestArgumentTooLarge(t *testing.T) {
	for _, machine := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC)} {
		for _, what := range []string{"byval(i64) align 4294967296", "byval([2000000000 x i8])"} {
			for _, c := range []struct{ at, text string }{
				{"test.ll:1:", "define void @f(ptr %s %%q) {\nstore i8 1, ptr %%q\nret void\n}\n"},
				{"test.ll:2:1: ", "define void @f(ptr %%q) {\ncall void @g(ptr %s %%q)\nret void\n}\ndeclare void @g(ptr)\n"},
			} {
				m, err := llvmir.ParseFor("test.ll", fmt.Appendf(nil, c.text, what), machine.Triples[0])
				if err != nil {
					t.Fatal(err)
				}
				if err := Module(m, machine); err == nil || !strings.HasPrefix(err.Error(), c.at) {
					t.Errorf("%s: %s: %v, want it at %s", machine.Name, what, err, c.at)
				}
			}
		}
	}
}
