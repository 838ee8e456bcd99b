; Inline assembly and module-level assembly of what programs have, for both machines.
target triple = "x86_64-pc-linux-gnu"

module asm ".text"
module asm ".globl text_add"
module asm ".type text_add, @function"
module asm ".p2align 4,,15"
module asm "text_add:"
module asm "\09.cfi_startproc"
module asm "\09pushl_or_q = 1 # an assignment"
module asm "\09movl $counter-., %eax; nop"
module asm "1:\09testl %eax, %eax"
module asm "\09jne 2f"
module asm "\09 jmp 1b"
module asm "2:\09call outside@PLT"
module asm "\09 jmp far_away"
module asm "\09.zero 200, 0x90"
module asm "\09jne 1b"
module asm "far_away: ret"
module asm "\09.cfi_endproc"
module asm "\09.size text_add, .-text_add"
module asm ".symver old_outside, old_outside@VERS_1.0"
module asm ".symver unused_outside, unused_outside@VERS_1.0"
module asm ".weak maybe_outside"
module asm ".symver maybe_outside, maybe_outside@VERS_1.0"
module asm "\09.data"
module asm "\09.long maybe_outside - ."
module asm "\09.text"
module asm ".weak weak_one"
module asm "weak_one = text_add"
module asm ".set second, text_add+4"
module asm ".globl second"
module asm ".hidden second"
module asm ".data"
module asm ".balign 8"
module asm "counter: .long 1, 2, text_add - counter"
module asm ".byte 'a', 0x7f, -1, (1<<3)|5, ~0 & 0xf"
module asm ".asciz \22text\5Cn\5C001\22"
module asm ".ascii \22a\22, \22b\22; .short 7, 0x1234"
module asm ".section .rodata.text,\22aMS\22,@progbits,1"
module asm ".string \22merged\22"
module asm ".pushsection .bss; .balign 16; room: .skip 40; .size room, 40; .type room, @object; .popsection"
module asm ".section .note.text,\22\22,@note"
module asm ".long 1f - 0f, 0, 1; 0: .asciz \22GNU\22; 1:"
module asm ".comm shared, 24, 8"
module asm ".section .text.other,\22ax\22,@progbits"
module asm "other: call text_add; jmp other"
module asm ".previous"

@value = global i32 5
@local = internal global i32 7
@aliased = alias i32, ptr @value

declare void @text_add()
declare i32 @weak_one()
declare void @old_outside()

define i32 @operands(i32 %a, ptr %p) {
  %1 = call i32 asm "addl $2, $0\0A\09subl $$3, $0; xorl $0, $1", "=&r,=*m,r,0,~{flags}"(ptr elementtype(i32) %p, i32 %a, i32 4)
  %2 = call i32 asm sideeffect "lock; xaddl $0, $1", "=r,=*m,0,*m,~{memory}"(ptr elementtype(i32) %p, i32 %1, ptr elementtype(i32) %p)
  %3 = call i8 asm "btl $2, $1; setc $0", "=q,r,I"(i32 %2, i32 9)
  %4 = zext i8 %3 to i32
  %5 = add i32 %2, %4
  ret i32 %5
}

define i32 @loop(i32 %n) {
  %1 = call i32 asm "1: decl $0\0A jnz 1b\0A .Lend${:uid}: jmp .Lend${:uid}", "=r,0"(i32 %n)
  %2 = icmp eq i32 %1, 3
  br i1 %2, label %then, label %else
then:
  call void asm sideeffect ".p2align 4\0A3: cmpl $0, %eax; jne 3b", "i"(i32 4)
  br label %else
else:
  %3 = call i32 @weak_one()
  ret i32 %3
}

define void @sections() {
  call void asm sideeffect "1: nop\0A.pushsection .table,\22a\22,@progbits\0A.balign 4\0A.long 1b - ., 2f - .\0A.popsection\0A2:", ""()
  call void asm sideeffect "call text_add; call ${0:P}; mfence; pause", "i"(ptr @text_add)
  call void @text_add()
  call void @old_outside()
  ret void
}

define i32 @intel(i32 %a, ptr %p) {
  %1 = call i32 asm inteldialect "mov eax, dword ptr [$1+4]; lea ecx, [$1+$1*2-8]; add eax, 0x10; imul eax, ecx, 3; cmp ecx, $2; sete cl; mov byte ptr [$1], cl", "={eax},r,r,~{ecx},~{flags}"(ptr %p, i32 %a)
  ret i32 %1
}

define double @vectors(double %x, <4 x i32> %v, ptr %p) {
  %1 = call double asm "sqrtsd $1, $0; addsd $0, $0", "=x,x"(double %x)
  %2 = call <4 x i32> asm "paddd $1, $0; pshufd $$27, $0, $0; movdqu $0, ($2)", "=x,x,r,0"(<4 x i32> %v, ptr %p, <4 x i32> %v)
  call void asm sideeffect "fldl ($0); fsqrt; fmul %st, %st; fstpl ($0); fnstcw ($0); stmxcsr ($0)", "r,~{st}"(ptr %p)
  ret double %1
}

define i32 @flags(i32 %a, i32 %b) {
  %1 = call { i32, i8 } asm "addl $3, $0", "=r,={@ccc},0,r"(i32 %a, i32 %b)
  %2 = extractvalue { i32, i8 } %1, 1
  %3 = zext i8 %2 to i32
  ret i32 %3
}
