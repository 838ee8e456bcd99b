package layout_test

import (
	"testing"

	"spillway/layout"
	"spillway/mach"
)

// TestRetarget computes values where what is after them brings them, or leaves them where they are. What is stored is
// needed, and so is x19.
func TestRetarget(t *testing.T) {
	const swap = "x2 x1 = swap64 x1 x2 !swap; "
	for _, test := range []struct{ name, code, want string }{
		{"an exchange", "x2 = add64.ri x1 imm 4; " + swap + "store64 x2 [x3]; store64 x1 [x3+8]", "mov x2, x1; add x1, x2, #4; str x2, [x3]; str x1, [x3, #8]"},
		{"an exchange of what is used", "x2 = add64.ri x0 imm 4; store64 x2 [x3]; " + swap + "store64 x2 [x3]; store64 x1 [x3+8]",
			"mov x2, x1; add x1, x0, #4; str x1, [x3]; str x2, [x3]; str x1, [x3, #8]"},
		{"an exchange of what is the same", "x2 = move64 x1; x2 = add64.ri x2 imm 4; " + swap + "store64 x2 [x3]; store64 x1 [x3+8]",
			"mov x2, x1; add x1, x1, #4; str x2, [x3]; str x1, [x3, #8]"},
		{"an exchange behind a call", "x1 x2 = entry; call.sym sym @\"g\"; " + swap + "store64 x2 [x3]; store64 x1 [x3+8]",
			"bl g; eor x2, x2, x1; eor x1, x2, x1; eor x2, x2, x1; str x2, [x3]; str x1, [x3, #8]"},
		{"where it is computed", "x2 = add64.ri x0 imm 8; x4 = add64.rr x2 x3; x1 = move64 x2; store64 x1 [x4]", "add x1, x0, #8; add x4, x1, x3; str x1, [x4]"},
		{"where it is moved", "x2 = add64.ri x1 imm 8; store64 x0 [x1]; x1 = move64 x2; store64 x1 [x3]", "str x0, [x1]; add x1, x1, #8; str x1, [x3]"},
		{"neither way", "x2 = add64.ri x19 imm 8; store64 x2 [x19]; x19 = move64 x2; store64 x19 [x3]", "add x2, x19, #8; str x2, [x19]; mov x19, x2; str x19, [x3]"},
		{"a load across a store", "x2 = load64 [x19]; store64 x0 [x19]; x19 = move64 x2; store64 x19 [x3]", "ldr x2, [x19]; str x0, [x19]; mov x19, x2; str x19, [x3]"},
		{"of what changes", "x2 = add64.rr x19 x0; x0 = load64 [x19]; x19 = move64 x2; store64 x19 [x0]", "add x2, x19, x0; ldr x0, [x19]; mov x19, x2; str x19, [x0]"},
		{"of what is needed", "x2 = add64.ri x0 imm 8; x19 = move64 x2; store64 x19 [x3]; store64 x2 [x3]", "add x2, x0, #8; mov x19, x2; str x19, [x3]; str x2, [x3]"},
		{"a base", "x1 = move64 x0; x0 = add64.ri x0 imm 4; x2 = load32 [x1]; store64 x0 [x2]", "add x0, x0, #4; ldr w2, [x0, #-4]; str x0, [x2]"},
		{"a base of which an addition is made", "x1 = move64 x0; x0 = add64.ri x1 imm 4; x2 = load32 [x1]; store64 x0 [x2]", "add x0, x0, #4; ldr w2, [x0, #-4]; str x0, [x2]"},
		{"a base that is stored", "x1 = move64 x0; x0 = add64.ri x0 imm 4; store64 x1 [x1]; store64 x0 [x2]", "mov x1, x0; add x0, x0, #4; str x1, [x1]; str x0, [x2]"},
		{"a base that is too far", "x1 = move64 x0; x0 = add64.ri x0 imm 2048; x2 = load32 [x1]; store64 x0 [x2]", "mov x1, x0; add x0, x0, #2048; ldr w2, [x1]; str x0, [x2]"},
		{"an exchange of halves of what is read", "x2 = add64.ri x0 imm 4; store64 x1 [x3+16]; x2 x1 = swap32 x1 x2 !swap; store32 x2 [x3]; store32 x1 [x3+8]",
			"mov x2, x1; add x1, x0, #4; str x2, [x3, #16]; str w2, [x3]; str w1, [x3, #8]"},
		{"what is read late", "v2 = movev v0; v0 = sri.s.5 v0 v2; storev v0 [x3]", "mov v2.16b, v0.16b; shl v0.4s, v0.4s, #5; sri v0.4s, v2.4s, #27; str q0, [x3]"},
		{"what is early, over an operand read before", "x4 x1 = addwide.rr x0 x1 x2 x3; x0 = move64 x4; store64 x0 [x1]", "adds x0, x0, x2; adc x1, x1, x3; str x0, [x1]"},
		{"what is early, over an operand read after", "x4 x1 = addwide.rr x0 x1 x2 x19; x19 = move64 x4; store64 x19 [x1]", "adds x4, x0, x2; adc x1, x1, x19; mov x19, x4; str x19, [x1]"},
		{"what is read late, into its register", "v2 = sri.s.5 v0 v1; v1 = movev v2; storev v1 [x3]", "shl v2.4s, v0.4s, #5; sri v2.4s, v1.4s, #27; str q2, [x3]"},
	} {
		f := arm64Code(t, test.code)
		layout.Retarget(f)
		if got := arm64Text(f); got != test.want {
			t.Errorf("%s:\n%s, want\n%s", test.name, got, test.want)
		}
		if errs := mach.Verify(f, mach.Framed); len(errs) > 0 {
			t.Errorf("%s: %v", test.name, errs)
		}
	}
}
