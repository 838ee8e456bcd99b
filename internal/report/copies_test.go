package report

import "testing"

func TestCountCopies(t *testing.T) {
	text := "f:\n\tmovq\t%rax, %rbx\n\tmovl %eax, %ecx # copy\n\tmovaps\t%xmm0, %xmm1\n\tmovq\t(%rax), %rbx\n\tmovq\t%rax, 8(%rsp)  # 8-byte Spill\n" +
		"\tmovzbl\t%al, %eax\n\tmovl\t$1, %eax\n\tmovb\t%al, %cl\n\taddl\t%eax, %ecx\n\tmovq\t%fs:0, %rax\n"
	if n := CountCopies(text); n != 4 {
		t.Errorf("%d copies, want 4", n)
	}
	text = "f:\n\tmov r0, r1\n\tmov\tr0, lr                          @ copy\n\tvmov.f64 d0, d8\n\tvmov s0, r1\n\tmov r0, #1\n\tvmov.f32 s0, #1.0\n\tmov r0, r1, lsl #2\n\tmov x0, x1\n\tmovs\tr0, r4\n\tldr r0, [r1]\n"
	if n := CountCopies(text); n != 5 {
		t.Errorf("%d copies in Arm's text, want 5", n)
	}
}
