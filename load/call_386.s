//go:build linux

#include "textflag.h"
#include "go_asm.h"

// Everything here has the C calling convention and runs on a system stack.

// The frame of a thread that loaded code made and that no call by enter is in, when it is back from
// Go: it has a g from then on.
#define FOREIGN 1

GLOBL ·enterAddr(SB), NOPTR|RODATA, $4
DATA ·enterAddr(SB)/4, $·enter(SB)

// enter(*callFrame) calls a C function with the registers and the stack that the frame says.
TEXT ·enter(SB), NOSPLIT|NOFRAME, $0
	PUSHL BP
	MOVL  SP, BP
	PUSHL BX
	PUSHL SI
	PUSHL DI
	SUBL  $12, SP
	STMXCSR 0(SP)
	FSTCW 4(SP)
	MOVL  8(BP), BX
	MOVL  SP, callFrame_sp(BX)

	// From here on the thread recovers from faults by this frame.
	MOVL  ·guardOffset(SB), AX
	TESTL AX, AX
	JZ    arguments
	BYTE  $0x65; MOVL BX, (AX) // %gs:(%eax)

arguments:
	MOVL callFrame_words(BX), CX
	MOVL CX, AX
	SHLL $2, AX
	SUBL AX, SP
	ANDL $~15, SP
	MOVL callFrame_stack(BX), SI
	MOVL SP, DI
	CLD
	REP; MOVSL
	MOVUPS (callFrame_floats+0)(BX), X0
	MOVUPS (callFrame_floats+16)(BX), X1
	MOVUPS (callFrame_floats+32)(BX), X2
	MOVL callFrame_fn(BX), AX
	CALL AX
	MOVL AX, (callFrame_intResults+0)(BX)
	MOVL DX, (callFrame_intResults+4)(BX)
	MOVUPS X0, (callFrame_floatResults+0)(BX)
	MOVUPS X1, (callFrame_floatResults+16)(BX)
	MOVL callFrame_x87(BX), AX
	CMPL AX, $0
	JE   leave
	CMPL AX, $4
	JE   single
	CMPL AX, $8
	JE   double
	FMOVXP F0, callFrame_x87Result(BX)
	JMP  leave

single:
	FMOVFP F0, callFrame_x87Result(BX)
	JMP  leave

double:
	FMOVDP F0, callFrame_x87Result(BX)

leave:
	MOVL  ·guardOffset(SB), AX
	TESTL AX, AX
	JZ    restore
	XORL  CX, CX
	BYTE  $0x65; MOVL CX, (AX)

restore:
	MOVL callFrame_sp(BX), SP
	ADDL $12, SP
	POPL DI
	POPL SI
	POPL BX
	POPL BP
	RET

GLOBL ·faultAddr(SB), NOPTR|RODATA, $4
DATA ·faultAddr(SB)/4, $·fault(SB)

// fault(sig, *siginfo, *ucontext) is the handler of the signals of faults. If the thread
// is in a call by enter, it goes on at recovered; if loaded code made it, Go ends the
// process; else the signal is for the handler that was there before.
TEXT ·fault(SB), NOSPLIT|NOFRAME, $0
	MOVL  ·guardOffset(SB), AX
	TESTL AX, AX
	JZ    chain
	BYTE  $0x65; MOVL (AX), CX // the frame
	TESTL CX, CX
	JNZ   raised
	MOVL  TLS, DX
	MOVL  0(DX)(TLS*1), DX // g: none in threads that others made
	TESTL DX, DX
	JNZ   chain
	MOVL  $FOREIGN, CX

raised:
	MOVL  4(SP), DX
	MOVL  8(SP), AX
	MOVL  8(AX), AX // si_code: positive if the processor raised it
	CMPL  DX, $6    // SIGABRT
	JEQ   abort
	TESTL AX, AX
	JLE   chain
	JMP   take

abort:
	CMPL AX, $-6 // SI_TKILL: abort raises it so
	JNE  chain

take:
	CMPL CX, $FOREIGN
	JEQ  foreign
	MOVL DX, callFrame_signal(CX)
	MOVL AX, callFrame_code(CX)
	MOVL 8(SP), AX
	MOVL 12(AX), DX           // si_addr
	MOVL DX, callFrame_addr(CX)
	MOVL 12(SP), AX
	MOVL 76(AX), DX           // eip
	MOVL DX, callFrame_pc(CX)
	MOVL 48(AX), DX           // esp
	MOVL DX, callFrame_faultSP(CX)
	LEAL ·recovered(SB), DX
	MOVL DX, 76(AX)
	MOVL callFrame_sp(CX), DX
	MOVL DX, 48(AX)
	MOVL CX, 52(AX)           // ebx
	ANDL $~0x40500, 84(AX)    // alignment check, direction and trap flags
	XORL DX, DX
	MOVL ·guardOffset(SB), AX
	BYTE $0x65; MOVL DX, (AX)
	RET

foreign:
	// Go reports the first of such faults, in another thread: this one may hold any lock. It ends the
	// process; the others wait for that, and go on where they would if it does not come.
	MOVL AX, DI
	LEAL ·foreignFault(SB), CX
	XORL AX, AX
	LOCK
	CMPXCHGL DX, callFrame_signal(CX)
	JNE  wait
	MOVL DI, callFrame_code(CX)
	MOVL 8(SP), AX
	MOVL 12(AX), DX           // si_addr
	MOVL DX, callFrame_addr(CX)
	MOVL 12(SP), AX
	MOVL 76(AX), DX           // eip
	MOVL DX, callFrame_pc(CX)
	MOVL 48(AX), DX           // esp
	MOVL DX, callFrame_faultSP(CX)
	MOVL ·foreignPipe(SB), BX
	MOVL $1, DX
	MOVL $4, AX // write
	INT  $0x80
	CMPL AX, $1
	JNE  chain

wait:
	XORL BX, BX
	XORL CX, CX
	MOVL $10000, DX // milliseconds
	MOVL $168, AX   // poll
	INT  $0x80

chain:
	MOVL 4(SP), AX
	LEAL ·oldHandlers(SB), CX
	MOVL (CX)(AX*4), AX
	JMP  AX

// recovered is where a call goes on after a fault, with its frame in BX.
TEXT ·recovered(SB), NOSPLIT|NOFRAME, $0
	BYTE $0xDB; BYTE $0xE3 // fninit
	FLDCW 4(SP)
	LDMXCSR 0(SP)
	MOVL 12(SP), DI
	MOVL 16(SP), SI
	MOVL 20(SP), BX
	MOVL 24(SP), BP
	LEAL 28(SP), SP
	RET

GLOBL ·callbackAddr(SB), NOPTR|RODATA, $4
DATA ·callbackAddr(SB)/4, $·callback(SB)

// The callbackFrame is 16 bytes above the stack pointer: below it is the argument of dispatch.
#define FRAME (callbackFrame__size + 16)

// callback is what the stubs of Go functions go to: they have pushed the number of the function.
TEXT ·callback(SB), NOSPLIT|NOFRAME, $0
	PUSHL BP
	MOVL  SP, BP
	PUSHL BX
	SUBL  $(FRAME), SP
	ANDL  $~15, SP
	MOVL  4(BP), AX
	MOVL  AX, (callbackFrame_index+16)(SP)
	LEAL  12(BP), AX
	MOVL  AX, (callbackFrame_stack+16)(SP)
	MOVUPS X0, (callbackFrame_floats+16+0)(SP)
	MOVUPS X1, (callbackFrame_floats+16+16)(SP)
	MOVUPS X2, (callbackFrame_floats+16+32)(SP)
	XORL  AX, AX
	MOVL  AX, (callbackFrame_x87+16)(SP)
	MOVL  AX, (callbackFrame_pop+16)(SP)

	// Faults in Go code are Go's.
	MOVL  ·guardOffset(SB), BX
	TESTL BX, BX
	JZ    dispatch
	BYTE  $0x65; MOVL (BX), CX
	MOVL  CX, (callbackFrame_guard+16)(SP)
	BYTE  $0x65; MOVL AX, (BX)

dispatch:
	LEAL 16(SP), AX
	MOVL AX, 0(SP)
	MOVL ·dispatchAddr(SB), AX
	CALL AX
	TESTL BX, BX
	JZ    results
	MOVL (callbackFrame_guard+16)(SP), CX
	MOVL $FOREIGN, AX
	TESTL CX, CX
	CMOVLEQ AX, CX
	BYTE $0x65; MOVL CX, (BX)

results:
	MOVL (callbackFrame_x87+16)(SP), AX
	CMPL AX, $0
	JE   registers
	CMPL AX, $4
	JE   single
	CMPL AX, $8
	JE   double
	FMOVX (callbackFrame_x87Result+16)(SP), F0
	JMP  registers

single:
	FMOVF (callbackFrame_x87Result+16)(SP), F0
	JMP  registers

double:
	FMOVD (callbackFrame_x87Result+16)(SP), F0

registers:
	MOVL (callbackFrame_intResults+16)(SP), AX
	MOVL (callbackFrame_intResults+16+4)(SP), DX
	MOVUPS (callbackFrame_floatResults+16+0)(SP), X0
	MOVUPS (callbackFrame_floatResults+16+16)(SP), X1
	MOVL (callbackFrame_pop+16)(SP), CX
	LEAL -4(BP), SP
	POPL BX
	POPL BP
	ADDL $4, SP // the number
	TESTL CX, CX
	JNZ  pops
	RET

pops:
	BYTE $0xC2; BYTE $4; BYTE $0 // ret $4

GLOBL ·lazyAddr(SB), NOPTR|RODATA, $4
DATA ·lazyAddr(SB)/4, $·lazy(SB)

// Behind the callbackFrame are the registers that a call may pass something in.
#define SAVED (callbackFrame__size + 16)
#define LAZY (callbackFrame__size + 16 + 16 + 256)

// lazy is what the stubs of functions go to that are made when they are called first: they have pushed the number of
// the callback. It keeps all that a call may pass, lets Go make the function, and goes there.
TEXT ·lazy(SB), NOSPLIT|NOFRAME, $0
	PUSHL BP
	MOVL  SP, BP
	PUSHL BX
	SUBL  $(LAZY), SP
	ANDL  $~15, SP
	MOVL  AX, (SAVED+0)(SP)
	MOVL  CX, (SAVED+4)(SP)
	MOVL  DX, (SAVED+8)(SP)
	MOVL  4(BP), AX
	MOVL  AX, (callbackFrame_index+16)(SP)
	CMPL  ·wide(SB), $0
	JE    narrow
	BYTE $0xC5; BYTE $0xFC; BYTE $0x11; BYTE $0x84; BYTE $0x24; LONG $(SAVED+16+0)   // vmovups %ymm0, ...(%esp)
	BYTE $0xC5; BYTE $0xFC; BYTE $0x11; BYTE $0x8C; BYTE $0x24; LONG $(SAVED+16+32)
	BYTE $0xC5; BYTE $0xFC; BYTE $0x11; BYTE $0x94; BYTE $0x24; LONG $(SAVED+16+64)
	BYTE $0xC5; BYTE $0xFC; BYTE $0x11; BYTE $0x9C; BYTE $0x24; LONG $(SAVED+16+96)
	BYTE $0xC5; BYTE $0xFC; BYTE $0x11; BYTE $0xA4; BYTE $0x24; LONG $(SAVED+16+128)
	BYTE $0xC5; BYTE $0xFC; BYTE $0x11; BYTE $0xAC; BYTE $0x24; LONG $(SAVED+16+160)
	BYTE $0xC5; BYTE $0xFC; BYTE $0x11; BYTE $0xB4; BYTE $0x24; LONG $(SAVED+16+192)
	BYTE $0xC5; BYTE $0xFC; BYTE $0x11; BYTE $0xBC; BYTE $0x24; LONG $(SAVED+16+224)
	BYTE $0xC5; BYTE $0xF8; BYTE $0x77 // vzeroupper
	JMP  saved

narrow:
	MOVUPS X0, (SAVED+16+0)(SP)
	MOVUPS X1, (SAVED+16+32)(SP)
	MOVUPS X2, (SAVED+16+64)(SP)
	MOVUPS X3, (SAVED+16+96)(SP)
	MOVUPS X4, (SAVED+16+128)(SP)
	MOVUPS X5, (SAVED+16+160)(SP)
	MOVUPS X6, (SAVED+16+192)(SP)
	MOVUPS X7, (SAVED+16+224)(SP)

saved:
	XORL  AX, AX
	MOVL  ·guardOffset(SB), BX
	TESTL BX, BX
	JZ    make
	BYTE  $0x65; MOVL (BX), CX
	MOVL  CX, (callbackFrame_guard+16)(SP)
	BYTE  $0x65; MOVL AX, (BX)

make:
	LEAL 16(SP), AX
	MOVL AX, 0(SP)
	MOVL ·dispatchAddr(SB), AX
	CALL AX
	TESTL BX, BX
	JZ    made
	MOVL (callbackFrame_guard+16)(SP), CX
	MOVL $FOREIGN, AX
	TESTL CX, CX
	CMOVLEQ AX, CX
	BYTE $0x65; MOVL CX, (BX)

made:
	CMPL ·wide(SB), $0
	JE   few
	BYTE $0xC5; BYTE $0xFC; BYTE $0x10; BYTE $0x84; BYTE $0x24; LONG $(SAVED+16+0) // vmovups ...(%esp), %ymm0
	BYTE $0xC5; BYTE $0xFC; BYTE $0x10; BYTE $0x8C; BYTE $0x24; LONG $(SAVED+16+32)
	BYTE $0xC5; BYTE $0xFC; BYTE $0x10; BYTE $0x94; BYTE $0x24; LONG $(SAVED+16+64)
	BYTE $0xC5; BYTE $0xFC; BYTE $0x10; BYTE $0x9C; BYTE $0x24; LONG $(SAVED+16+96)
	BYTE $0xC5; BYTE $0xFC; BYTE $0x10; BYTE $0xA4; BYTE $0x24; LONG $(SAVED+16+128)
	BYTE $0xC5; BYTE $0xFC; BYTE $0x10; BYTE $0xAC; BYTE $0x24; LONG $(SAVED+16+160)
	BYTE $0xC5; BYTE $0xFC; BYTE $0x10; BYTE $0xB4; BYTE $0x24; LONG $(SAVED+16+192)
	BYTE $0xC5; BYTE $0xFC; BYTE $0x10; BYTE $0xBC; BYTE $0x24; LONG $(SAVED+16+224)
	JMP  go

few:
	MOVUPS (SAVED+16+0)(SP), X0
	MOVUPS (SAVED+16+32)(SP), X1
	MOVUPS (SAVED+16+64)(SP), X2
	MOVUPS (SAVED+16+96)(SP), X3
	MOVUPS (SAVED+16+128)(SP), X4
	MOVUPS (SAVED+16+160)(SP), X5
	MOVUPS (SAVED+16+192)(SP), X6
	MOVUPS (SAVED+16+224)(SP), X7

go:
	MOVL (callbackFrame_intResults+16)(SP), AX
	MOVL AX, 4(BP) // in place of the number: where RET goes
	MOVL (SAVED+0)(SP), AX
	MOVL (SAVED+4)(SP), CX
	MOVL (SAVED+8)(SP), DX
	LEAL -4(BP), SP
	POPL BX
	POPL BP
	RET
