; What enters functions of ghccc.ll from C's, and what leaves them.
target triple = "x86_64-unknown-linux-gnu"

module asm ".text"
module asm "enter: push %rbx; push %rbp; push %r12; push %r13; push %r14; push %r15; sub $8, %rsp"
module asm "mov %rdi, %rbx; mov %rsi, %r14; mov %rdx, %r13; mov %rdx, %rbp; mov %rdx, %r12; mov %rdx, %r15; xorps %xmm1, %xmm1; jmp even"
module asm "leave: mov %rbx, %rax; movaps %xmm2, %xmm0; add $8, %rsp; pop %r15; pop %r14; pop %r13; pop %r12; pop %rbp; pop %rbx; ret"
module asm ".globl enter; .globl leave"
