; What enters functions of ghccc.ll from C's, and what leaves them.
target triple = "aarch64-unknown-linux-gnu"

module asm ".text"
module asm "enter: stp x29, x30, [sp, #-160]!; stp x19, x20, [sp, #16]; stp x21, x22, [sp, #32]; stp x23, x24, [sp, #48]; stp x25, x26, [sp, #64]; stp x27, x28, [sp, #80]"
module asm "stp d8, d9, [sp, #96]; stp d10, d11, [sp, #112]; stp d12, d13, [sp, #128]; stp d14, d15, [sp, #144]"
module asm "mov x22, x0; mov x23, x1; mov x20, x2; mov x19, x2; mov x21, x2; mov x28, x2; movi d12, #0; b even"
module asm "leave: mov x0, x22; fmov d0, d12; ldp x19, x20, [sp, #16]; ldp x21, x22, [sp, #32]; ldp x23, x24, [sp, #48]; ldp x25, x26, [sp, #64]; ldp x27, x28, [sp, #80]"
module asm "ldp d8, d9, [sp, #96]; ldp d10, d11, [sp, #112]; ldp d12, d13, [sp, #128]; ldp d14, d15, [sp, #144]; ldp x29, x30, [sp], #160; ret"
module asm ".globl enter; .globl leave"
