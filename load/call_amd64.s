//go:build linux

#include "textflag.h"
#include "go_asm.h"

// Everything here has the C calling convention and runs on a system stack.

// The frame of a thread that loaded code made and that no call by enter is in, when it is back from
// Go: it has a g from then on.
#define FOREIGN 1

GLOBL ·enterAddr(SB), NOPTR|RODATA, $8
DATA ·enterAddr(SB)/8, $·enter(SB)

// enter(*callFrame) calls a C function with the registers and the stack that the frame says.
TEXT ·enter(SB), NOSPLIT|NOFRAME, $0
	PUSHQ BP
	MOVQ  SP, BP
	PUSHQ BX
	PUSHQ R12
	PUSHQ R13
	PUSHQ R14
	PUSHQ R15
	SUBQ  $24, SP
	STMXCSR 0(SP)
	FSTCW 8(SP)
	MOVQ  DI, BX
	MOVQ  SP, callFrame_sp(BX)

	// From here on the thread recovers from faults by this frame.
	MOVQ  ·guardOffset(SB), AX
	TESTQ AX, AX
	JZ    arguments
	BYTE  $0x64; MOVQ BX, (AX) // %fs:(%rax)

arguments:
	MOVQ callFrame_words(BX), CX
	LEAQ 1(CX), AX
	ANDQ $~1, AX
	SHLQ $3, AX
	SUBQ AX, SP
	MOVQ callFrame_stack(BX), SI
	MOVQ SP, DI
	CLD
	REP; MOVSQ
	MOVUPS (callFrame_floats+0)(BX), X0
	MOVUPS (callFrame_floats+16)(BX), X1
	MOVUPS (callFrame_floats+32)(BX), X2
	MOVUPS (callFrame_floats+48)(BX), X3
	MOVUPS (callFrame_floats+64)(BX), X4
	MOVUPS (callFrame_floats+80)(BX), X5
	MOVUPS (callFrame_floats+96)(BX), X6
	MOVUPS (callFrame_floats+112)(BX), X7
	MOVQ (callFrame_ints+0)(BX), DI
	MOVQ (callFrame_ints+8)(BX), SI
	MOVQ (callFrame_ints+16)(BX), DX
	MOVQ (callFrame_ints+24)(BX), CX
	MOVQ (callFrame_ints+32)(BX), R8
	MOVQ (callFrame_ints+40)(BX), R9
	MOVQ callFrame_fn(BX), R11
	MOVL $8, AX // functions of variable arguments: vector registers have some
	CALL R11
	MOVQ AX, (callFrame_intResults+0)(BX)
	MOVQ DX, (callFrame_intResults+8)(BX)
	MOVUPS X0, (callFrame_floatResults+0)(BX)
	MOVUPS X1, (callFrame_floatResults+16)(BX)
	CMPQ callFrame_x87(BX), $0
	JE   leave
	FMOVXP F0, callFrame_x87Result(BX)

leave:
	MOVQ  ·guardOffset(SB), AX
	TESTQ AX, AX
	JZ    restore
	XORL  CX, CX
	BYTE  $0x64; MOVQ CX, (AX)

restore:
	MOVQ callFrame_sp(BX), SP
	ADDQ $24, SP
	POPQ R15
	POPQ R14
	POPQ R13
	POPQ R12
	POPQ BX
	POPQ BP
	RET

GLOBL ·faultAddr(SB), NOPTR|RODATA, $8
DATA ·faultAddr(SB)/8, $·fault(SB)

// fault(sig, *siginfo, *ucontext) is the handler of the signals of faults. If the thread
// is in a call by enter, it goes on at recovered; if loaded code made it, Go ends the
// process; else the signal is for the handler that was there before.
TEXT ·fault(SB), NOSPLIT|NOFRAME, $0
	MOVQ  ·guardOffset(SB), AX
	TESTQ AX, AX
	JZ    chain
	BYTE  $0x64; MOVQ (AX), CX // the frame
	TESTQ CX, CX
	JNZ   raised
	MOVQ  TLS, R8
	MOVQ  0(R8)(TLS*1), R8 // g: none in threads that others made
	TESTQ R8, R8
	JNZ   chain
	MOVQ  $FOREIGN, CX

raised:
	MOVLQSX 8(SI), R8 // si_code: positive if the processor raised it
	CMPL  DI, $6      // SIGABRT
	JEQ   abort
	TESTQ R8, R8
	JLE   chain
	JMP   take

abort:
	CMPQ R8, $-6 // SI_TKILL: abort raises it so
	JNE  chain

take:
	CMPQ CX, $FOREIGN
	JEQ  foreign

	MOVLQZX DI, DI
	MOVQ DI, callFrame_signal(CX)
	MOVQ R8, callFrame_code(CX)
	MOVQ 16(SI), R8            // si_addr
	MOVQ R8, callFrame_addr(CX)
	MOVQ 168(DX), R8           // rip
	MOVQ R8, callFrame_pc(CX)
	MOVQ 160(DX), R8           // rsp
	MOVQ R8, callFrame_faultSP(CX)
	LEAQ ·recovered(SB), R8
	MOVQ R8, 168(DX)
	MOVQ callFrame_sp(CX), R8
	MOVQ R8, 160(DX)
	MOVQ CX, 128(DX)           // rbx
	ANDQ $~0x40500, 176(DX)    // alignment check, direction and trap flags
	XORL R8, R8
	BYTE $0x64; MOVQ R8, (AX)
	RET

foreign:
	// Go reports the first of such faults, in another thread: this one may hold any lock. It ends the
	// process; the others wait for that, and go on where they would if it does not come.
	MOVQ DI, R12
	MOVQ SI, R13
	MOVQ DX, R14
	LEAQ ·foreignFault(SB), CX
	XORL AX, AX
	MOVLQZX DI, DI
	LOCK
	CMPXCHGQ DI, callFrame_signal(CX)
	JNE  wait
	MOVQ R8, callFrame_code(CX)
	MOVQ 16(SI), R8            // si_addr
	MOVQ R8, callFrame_addr(CX)
	MOVQ 168(DX), R8           // rip
	MOVQ R8, callFrame_pc(CX)
	MOVQ 160(DX), R8           // rsp
	MOVQ R8, callFrame_faultSP(CX)
	MOVQ ·foreignPipe(SB), DI
	MOVQ CX, SI
	MOVL $1, DX
	MOVL $1, AX // write
	SYSCALL
	CMPQ AX, $1
	JNE  resume

wait:
	XORL DI, DI
	XORL SI, SI
	MOVL $10000, DX // milliseconds
	MOVL $7, AX     // poll
	SYSCALL

resume:
	MOVQ R12, DI
	MOVQ R13, SI
	MOVQ R14, DX

chain:
	MOVLQZX DI, AX
	LEAQ ·oldHandlers(SB), CX
	MOVQ (CX)(AX*8), AX
	JMP  AX

// recovered is where a call goes on after a fault, with its frame in BX.
TEXT ·recovered(SB), NOSPLIT|NOFRAME, $0
	BYTE $0xDB; BYTE $0xE3 // fninit
	FLDCW 8(SP)
	LDMXCSR 0(SP)
	MOVQ 24(SP), R15
	MOVQ 32(SP), R14
	MOVQ 40(SP), R13
	MOVQ 48(SP), R12
	BYTE $0x48; BYTE $0x8B; BYTE $0x6C; BYTE $0x24; BYTE $0x40 // movq 64(%rsp), %rbp
	MOVQ 56(SP), BX
	LEAQ 72(SP), SP
	RET

GLOBL ·callbackAddr(SB), NOPTR|RODATA, $8
DATA ·callbackAddr(SB)/8, $·callback(SB)

#define FRAME (callbackFrame__size + 8 + 15)/16*16 + 8

// callback is what the stubs of Go functions go to: R11 is the number of the function.
TEXT ·callback(SB), NOSPLIT|NOFRAME, $0
	PUSHQ BP
	MOVQ  SP, BP
	PUSHQ BX
	SUBQ  $(FRAME), SP
	MOVQ  R11, callbackFrame_index(SP)
	MOVQ  DI, (callbackFrame_ints+0)(SP)
	MOVQ  SI, (callbackFrame_ints+8)(SP)
	MOVQ  DX, (callbackFrame_ints+16)(SP)
	MOVQ  CX, (callbackFrame_ints+24)(SP)
	MOVQ  R8, (callbackFrame_ints+32)(SP)
	MOVQ  R9, (callbackFrame_ints+40)(SP)
	MOVUPS X0, (callbackFrame_floats+0)(SP)
	MOVUPS X1, (callbackFrame_floats+16)(SP)
	MOVUPS X2, (callbackFrame_floats+32)(SP)
	MOVUPS X3, (callbackFrame_floats+48)(SP)
	MOVUPS X4, (callbackFrame_floats+64)(SP)
	MOVUPS X5, (callbackFrame_floats+80)(SP)
	MOVUPS X6, (callbackFrame_floats+96)(SP)
	MOVUPS X7, (callbackFrame_floats+112)(SP)
	LEAQ  16(BP), AX
	MOVQ  AX, callbackFrame_stack(SP)
	XORL  AX, AX
	MOVQ  AX, callbackFrame_x87(SP)

	// Faults in Go code are Go's.
	MOVQ  ·guardOffset(SB), BX
	TESTQ BX, BX
	JZ    dispatch
	BYTE  $0x64; MOVQ (BX), CX
	MOVQ  CX, callbackFrame_guard(SP)
	BYTE  $0x64; MOVQ AX, (BX)

dispatch:
	MOVQ SP, DI
	MOVQ ·dispatchAddr(SB), AX
	CALL AX
	TESTQ BX, BX
	JZ    results
	MOVQ callbackFrame_guard(SP), CX
	MOVL $FOREIGN, AX
	TESTQ CX, CX
	CMOVQEQ AX, CX
	BYTE $0x64; MOVQ CX, (BX)

results:
	CMPQ callbackFrame_x87(SP), $0
	JE   registers
	FMOVX callbackFrame_x87Result(SP), F0

registers:
	MOVQ (callbackFrame_intResults+0)(SP), AX
	MOVQ (callbackFrame_intResults+8)(SP), DX
	MOVUPS (callbackFrame_floatResults+0)(SP), X0
	MOVUPS (callbackFrame_floatResults+16)(SP), X1
	ADDQ $(FRAME), SP
	POPQ BX
	POPQ BP
	RET

GLOBL ·lazyAddr(SB), NOPTR|RODATA, $8
DATA ·lazyAddr(SB)/8, $·lazy(SB)

#define LAZY (callbackFrame__size + 16 + 256 + 8 + 15)/16*16 + 8

// lazy is what the stubs of functions go to that are made when they are called first: R11 is the number of
// the callback. It keeps all that a call may pass, lets Go make the function, and goes there.
TEXT ·lazy(SB), NOSPLIT|NOFRAME, $0
	PUSHQ BP
	MOVQ  SP, BP
	PUSHQ BX
	SUBQ  $(LAZY), SP
	MOVQ  R11, callbackFrame_index(SP)
	MOVQ  DI, (callbackFrame_ints+0)(SP)
	MOVQ  SI, (callbackFrame_ints+8)(SP)
	MOVQ  DX, (callbackFrame_ints+16)(SP)
	MOVQ  CX, (callbackFrame_ints+24)(SP)
	MOVQ  R8, (callbackFrame_ints+32)(SP)
	MOVQ  R9, (callbackFrame_ints+40)(SP)
	MOVQ  AX, (callbackFrame__size+0)(SP)
	MOVQ  R10, (callbackFrame__size+8)(SP)
	CMPQ  ·wide(SB), $0
	JE    narrow
	VMOVUPS Y0, (callbackFrame__size+16)(SP)
	VMOVUPS Y1, (callbackFrame__size+48)(SP)
	VMOVUPS Y2, (callbackFrame__size+80)(SP)
	VMOVUPS Y3, (callbackFrame__size+112)(SP)
	VMOVUPS Y4, (callbackFrame__size+144)(SP)
	VMOVUPS Y5, (callbackFrame__size+176)(SP)
	VMOVUPS Y6, (callbackFrame__size+208)(SP)
	VMOVUPS Y7, (callbackFrame__size+240)(SP)
	VZEROUPPER
	JMP   saved

narrow:
	MOVUPS X0, (callbackFrame__size+16)(SP)
	MOVUPS X1, (callbackFrame__size+48)(SP)
	MOVUPS X2, (callbackFrame__size+80)(SP)
	MOVUPS X3, (callbackFrame__size+112)(SP)
	MOVUPS X4, (callbackFrame__size+144)(SP)
	MOVUPS X5, (callbackFrame__size+176)(SP)
	MOVUPS X6, (callbackFrame__size+208)(SP)
	MOVUPS X7, (callbackFrame__size+240)(SP)

saved:
	XORL  AX, AX
	MOVQ  ·guardOffset(SB), BX
	TESTQ BX, BX
	JZ    make
	BYTE  $0x64; MOVQ (BX), CX
	MOVQ  CX, callbackFrame_guard(SP)
	BYTE  $0x64; MOVQ AX, (BX)

make:
	MOVQ SP, DI
	MOVQ ·dispatchAddr(SB), AX
	CALL AX
	TESTQ BX, BX
	JZ    made
	MOVQ callbackFrame_guard(SP), CX
	MOVL $FOREIGN, AX
	TESTQ CX, CX
	CMOVQEQ AX, CX
	BYTE $0x64; MOVQ CX, (BX)

made:
	CMPQ  ·wide(SB), $0
	JE    few
	VMOVUPS (callbackFrame__size+16)(SP), Y0
	VMOVUPS (callbackFrame__size+48)(SP), Y1
	VMOVUPS (callbackFrame__size+80)(SP), Y2
	VMOVUPS (callbackFrame__size+112)(SP), Y3
	VMOVUPS (callbackFrame__size+144)(SP), Y4
	VMOVUPS (callbackFrame__size+176)(SP), Y5
	VMOVUPS (callbackFrame__size+208)(SP), Y6
	VMOVUPS (callbackFrame__size+240)(SP), Y7
	JMP   go

few:
	MOVUPS (callbackFrame__size+16)(SP), X0
	MOVUPS (callbackFrame__size+48)(SP), X1
	MOVUPS (callbackFrame__size+80)(SP), X2
	MOVUPS (callbackFrame__size+112)(SP), X3
	MOVUPS (callbackFrame__size+144)(SP), X4
	MOVUPS (callbackFrame__size+176)(SP), X5
	MOVUPS (callbackFrame__size+208)(SP), X6
	MOVUPS (callbackFrame__size+240)(SP), X7

go:
	MOVQ (callbackFrame_ints+0)(SP), DI
	MOVQ (callbackFrame_ints+8)(SP), SI
	MOVQ (callbackFrame_ints+16)(SP), DX
	MOVQ (callbackFrame_ints+24)(SP), CX
	MOVQ (callbackFrame_ints+32)(SP), R8
	MOVQ (callbackFrame_ints+40)(SP), R9
	MOVQ callbackFrame_intResults(SP), R11
	MOVQ (callbackFrame__size+0)(SP), AX
	MOVQ (callbackFrame__size+8)(SP), R10
	ADDQ $(LAZY), SP
	POPQ BX
	POPQ BP
	JMP  R11
