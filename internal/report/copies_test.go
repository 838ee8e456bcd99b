package report

import "testing"

func TestCountCopies(t *testing.T) {
	text := "f:\n\tmovq\t%rax, %rbx\n\tmovl %eax, %ecx # copy\n\tmovaps\t%xmm0, %xmm1\n\tmovq\t(%rax), %rbx\n\tmovq\t%rax, 8(%rsp)  # 8-byte Spill\n" +
		"\tmovzbl\t%al, %eax\n\tmovl\t$1, %eax\n\tmovb\t%al, %cl\n\taddl\t%eax, %ecx\n\tmovq\t%fs:0, %rax\n"
	if n := CountCopies(text); n != 4 {
		t.Errorf("%d copies, want 4", n)
	}
}
