; What assembly text of x86-64 has: relocations by modifiers, versions, call frames, sections in groups.
target triple = "x86_64-pc-linux-gnu"

module asm ".text"
module asm ".globl start"
module asm "start: .cfi_startproc"
module asm "pushq %rbp; .cfi_def_cfa_offset 16; .cfi_offset %rbp, -16"
module asm "movq %rsp, %rbp; .cfi_def_cfa_register rbp"
module asm "subq $16, %rsp; .cfi_remember_state"
module asm "movq foo@GOTPCREL(%rip), %rax; call *bar@GOTPCREL(%rip); jmp *bar@GOTPCREL(%rip); addq foo@GOTPCREL(%rip), %rcx; movl foo@GOTPCREL(%rip), %eax"
module asm "movq tls@GOTTPOFF(%rip), %rax; movq %fs:tls@TPOFF, %rax; leaq tls@TPOFF(%rax), %rdx"
module asm ".byte 0x66; leaq tls@TLSGD(%rip), %rdi; .value 0x6666; .byte 0x48; call __tls_get_addr@PLT"
module asm "leaq _GLOBAL_OFFSET_TABLE_(%rip), %rbx"
module asm "leaq local_data(%rip), %rsi; movl $local_data, %edi; movq $local_data+8, %rdi; movabsq $local_data, %rdx; movl local_data+4(,%rax,8), %ecx; cmpl $5, local_data(%rip)"
module asm "pushq $local_data; call local_function; callq start; jmp start; jz start; jz weak_start"
module asm "leave; .cfi_def_cfa rsp, 8; ret; .cfi_restore_state; .cfi_adjust_cfa_offset 8; nop; .cfi_rel_offset rbx, 0; nop; .cfi_escape 0x2e, 16; .cfi_endproc"
module asm ".size start, .-start"
module asm "wide: .cfi_startproc; .cfi_offset 70, -8; nop; .cfi_restore 70; nop; .cfi_restore 5; .cfi_offset 5, 16; nop; .cfi_def_cfa 300, -16; nop; .cfi_def_cfa_offset -8; ret; .cfi_endproc"
module asm ".section .rodata.fill,\22a\22; .fill 2, 8, -1; .fill 2, 4, -1; .fill 3, 5, 0x123456789"
module asm "local_function: jrcxz 1f; loop local_function; 1: ret"
module asm ".weak weak_start; weak_start: lock cmpxchg16b (%rdi); rep movsb; repne scasb; xacquire lock incl (%rax); data16 nop; ret"
module asm ".data; local_data: .quad start, local_data + 8, undefined_one, . - 4; .long start - ., local_data - ., undefined_one - .; .quad local_function - local_data, 0"
module asm ".section .text.unlikely,\22axG\22,@progbits,start_group,comdat"
module asm ".weak start_group; .type start_group, @function; start_group: ret; .size start_group, 1"
module asm ".section .init_array,\22aw\22; .quad start"
module asm ".section .tbss,\22awT\22,@nobits; .globl tls; .type tls, @object; tls: .zero 8; .size tls, 8"
module asm ".symver start, start@VERS_1"
module asm ".text; sha256rnds2 %xmm0, %xmm2, %xmm1; sha256rnds2 %xmm2, %xmm1; sha256rnds2 %xmm0, 8(%rsp), %xmm12"
module asm "pblendvb %xmm0, (%rax), %xmm9; blendvpd %xmm0, %xmm8, %xmm1; blendvps %xmm0, %xmm3, %xmm1; blendvps %xmm3, %xmm1"
module asm ".intel_syntax noprefix; blendvps xmm1, xmm2, xmm0; sha256rnds2 xmm1, xmmword ptr [rax], xmm0; .att_syntax"
module asm ".weak not_there; .hidden hidden_there; .data; .quad hidden_there"

define void @code() {
  call void asm sideeffect "cmpl $$0, local_data(%rip); jne undefined_two; .pushsection .data; .quad 1f; .popsection; 1: call *local_data(%rip)", ""()
  ret void
}
