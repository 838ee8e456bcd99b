package llvmir_test

import (
	"strings"
	"testing"

	"spillway/llvmir"
)

// TestFloatConstants reads constants of every floating-point type and prints them again.
func TestFloatConstants(t *testing.T) {
	const text = "define void @f(ptr %p) {\n" +
		"  store half 0xH3C00, ptr %p\n  store bfloat 0xR3FC0, ptr %p\n  store x86_fp80 0xK3FFF8000000000000001, ptr %p\n" +
		"  store fp128 0xL00000000000000013FFF000000000000, ptr %p\n  store half 1.5, ptr %p\n  store x86_fp80 zeroinitializer, ptr %p\n  ret void\n}\n"
	m, err := llvmir.Parse("x.ll", []byte(text), machines...)
	if err != nil {
		t.Fatal(err)
	}
	printed := m.String()
	for _, want := range []string{"half 0xH3C00", "bfloat 0xR3FC0", "x86_fp80 0xK3FFF8000000000000001", "fp128 0xL00000000000000013FFF000000000000",
		"half 0xH3E00", "x86_fp80 0xK00000000000000000000"} {
		if !strings.Contains(printed, want) {
			t.Errorf("no %s in\n%s", want, printed)
		}
	}
	if again, err := llvmir.Parse("y.ll", []byte(printed), machines...); err != nil || again.String() != printed {
		t.Errorf("%v: what is printed reads as something else", err)
	}
	for _, bad := range []string{"half 0xK3C00", "x86_fp80 0xK3FFF", "x86_fp80 1.0", "half 1.0001", "fp128 0xL0"} {
		if _, err := llvmir.Parse("x.ll", []byte("@g = global "+bad+"\n"), machines...); err == nil {
			t.Errorf("%s is accepted", bad)
		}
	}
}
