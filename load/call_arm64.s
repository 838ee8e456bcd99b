//go:build linux

#include "textflag.h"
#include "go_asm.h"

// Everything here has the C calling convention and runs on a system stack.

// The frame of a thread that loaded code made and that no call by enter is in, when it is back from
// Go: it has a g from then on.
#define FOREIGN 1

#define THREAD(r) WORD $(0xd53bd040 + r) // mrs r, tpidr_el0

// What enter saves.
#define SAVED 192

GLOBL ·enterAddr(SB), NOPTR|RODATA, $8
DATA ·enterAddr(SB)/8, $·enter(SB)

// enter(*callFrame) calls a C function with the registers and the stack that the frame says.
TEXT ·enter(SB), NOSPLIT|NOFRAME, $0
	SUB  $SAVED, RSP
	STP  (R29, R30), 0(RSP)
	STP  (R19, R20), 16(RSP)
	STP  (R21, R22), 32(RSP)
	STP  (R23, R24), 48(RSP)
	STP  (R25, R26), 64(RSP)
	STP  (R27, g), 80(RSP)
	FSTPD (F8, F9), 96(RSP)
	FSTPD (F10, F11), 112(RSP)
	FSTPD (F12, F13), 128(RSP)
	FSTPD (F14, F15), 144(RSP)
	MOVD FPCR, R1
	MOVD R1, 160(RSP)
	MOVD RSP, R29
	MOVD R0, R19
	MOVD R29, callFrame_sp(R19)

	// From here on the thread recovers from faults by this frame.
	MOVD ·guardOffset(SB), R1
	CBZ  R1, arguments
	THREAD(2)
	MOVD R19, (R2)(R1)

arguments:
	MOVD callFrame_words(R19), R1
	ADD  $1, R1, R2
	AND  $~1, R2
	LSL  $3, R2
	MOVD RSP, R3
	SUB  R2, R3
	MOVD R3, RSP
	MOVD callFrame_stack(R19), R2

word:
	CBZ  R1, registers
	MOVD.P 8(R2), R4
	MOVD.P R4, 8(R3)
	SUB  $1, R1
	B    word

registers:
	FLDPQ (callFrame_floats+0)(R19), (F0, F1)
	FLDPQ (callFrame_floats+32)(R19), (F2, F3)
	FLDPQ (callFrame_floats+64)(R19), (F4, F5)
	FLDPQ (callFrame_floats+96)(R19), (F6, F7)
	MOVD callFrame_fn(R19), R16
	MOVD (callFrame_ints+0)(R19), R0
	MOVD (callFrame_ints+8)(R19), R1
	MOVD (callFrame_ints+16)(R19), R2
	MOVD (callFrame_ints+24)(R19), R3
	MOVD (callFrame_ints+32)(R19), R4
	MOVD (callFrame_ints+40)(R19), R5
	MOVD (callFrame_ints+48)(R19), R6
	MOVD (callFrame_ints+56)(R19), R7
	MOVD callFrame_place(R19), R8
	BL   (R16)
	MOVD R0, (callFrame_intResults+0)(R19)
	MOVD R1, (callFrame_intResults+8)(R19)
	MOVD R2, (callFrame_intResults+16)(R19)
	MOVD R3, (callFrame_intResults+24)(R19)
	FSTPQ (F0, F1), (callFrame_floatResults+0)(R19)
	FSTPQ (F2, F3), (callFrame_floatResults+32)(R19)

	MOVD ·guardOffset(SB), R1
	CBZ  R1, restore
	THREAD(2)
	MOVD ZR, (R2)(R1)

restore:
	MOVD callFrame_sp(R19), R0
	MOVD R0, RSP
	B    ·leave(SB)

// leave returns from enter, whose stack pointer is as it was after saving.
TEXT ·leave(SB), NOSPLIT|NOFRAME, $0
	MOVD 160(RSP), R1
	MOVD R1, FPCR
	FLDPD 144(RSP), (F14, F15)
	FLDPD 128(RSP), (F12, F13)
	FLDPD 112(RSP), (F10, F11)
	FLDPD 96(RSP), (F8, F9)
	LDP  80(RSP), (R27, g)
	LDP  64(RSP), (R25, R26)
	LDP  48(RSP), (R23, R24)
	LDP  32(RSP), (R21, R22)
	LDP  16(RSP), (R19, R20)
	WORD $0xa9407bfd // ldp x29, x30, [sp]
	ADD  $SAVED, RSP
	RET

GLOBL ·faultAddr(SB), NOPTR|RODATA, $8
DATA ·faultAddr(SB)/8, $·fault(SB)

// Where the registers are in a ucontext.
#define CONTEXT_R19 336
#define CONTEXT_SP 432
#define CONTEXT_PC 440

// fault(sig, *siginfo, *ucontext) is the handler of the signals of faults. If the thread
// is in a call by enter, it goes on at leave; if loaded code made it, Go ends the
// process; else the signal is for the handler that was there before.
TEXT ·fault(SB), NOSPLIT|NOFRAME, $0
	MOVD ·guardOffset(SB), R9
	CBZ  R9, chain
	THREAD(10)
	ADD  R10, R9
	MOVD (R9), R11 // the frame
	CBNZ R11, raised

	// g: none in threads that others made
	MOVD g, R12
	MOVD R27, R13
	MOVD R30, R14
	MOVD R0, R15
	BL   runtime·load_g(SB)
	MOVD g, R11
	MOVD R12, g
	MOVD R13, R27
	MOVD R14, R30
	MOVD R15, R0
	CBNZ R11, chain
	MOVD $FOREIGN, R11

raised:
	MOVW 8(R1), R8 // si_code: positive if the processor raised it
	CMPW $6, R0    // SIGABRT
	BEQ  abort
	CMP  $0, R8
	BLE  chain
	B    take

abort:
	CMP  $-6, R8 // SI_TKILL: abort raises it so
	BNE  chain

take:
	CMP  $FOREIGN, R11
	BEQ  foreign
	MOVWU R0, R0
	MOVD R0, callFrame_signal(R11)
	MOVD R8, callFrame_code(R11)
	MOVD 16(R1), R8            // si_addr
	MOVD R8, callFrame_addr(R11)
	MOVD CONTEXT_PC(R2), R8
	MOVD R8, callFrame_pc(R11)
	MOVD CONTEXT_SP(R2), R8
	MOVD R8, callFrame_faultSP(R11)
	MOVD $·leave(SB), R8
	MOVD R8, CONTEXT_PC(R2)
	MOVD callFrame_sp(R11), R8
	MOVD R8, CONTEXT_SP(R2)
	MOVD ZR, (R9)
	RET

foreign:
	// Go reports the first of such faults, in another thread: this one may hold any lock. It ends the
	// process; the others wait for that, and go on where they would if it does not come.
	SUB  $48, RSP
	STP  (R0, R1), 0(RSP)
	STP  (R2, R30), 16(RSP)
	MOVD R19, 32(RSP)
	MOVD $·foreignFault(SB), R11
	ADD  $callFrame_signal, R11, R12
	MOVWU R0, R0

claim:
	LDAXR (R12), R13
	CBNZ R13, wait
	STLXR R0, (R12), R13
	CBNZ R13, claim
	MOVD R8, callFrame_code(R11)
	MOVD 16(R1), R8            // si_addr
	MOVD R8, callFrame_addr(R11)
	MOVD CONTEXT_PC(R2), R8
	MOVD R8, callFrame_pc(R11)
	MOVD CONTEXT_SP(R2), R8
	MOVD R8, callFrame_faultSP(R11)
	MOVD ·foreignPipe(SB), R0
	MOVD R11, R1
	MOVD $1, R2
	MOVD $64, R8 // write
	SVC
	CMP  $1, R0
	BNE  resume

wait:
	MOVD $10, R0 // seconds
	STP  (R0, ZR), -16(RSP)
	SUB  $16, RSP
	MOVD RSP, R0
	MOVD ZR, R1
	MOVD $101, R8 // nanosleep
	SVC
	ADD  $16, RSP

resume:
	LDP  0(RSP), (R0, R1)
	LDP  16(RSP), (R2, R30)
	MOVD 32(RSP), R19
	ADD  $48, RSP

chain:
	MOVWU R0, R8
	MOVD $·oldHandlers(SB), R9
	MOVD (R9)(R8<<3), R9
	JMP  (R9)

GLOBL ·callbackAddr(SB), NOPTR|RODATA, $8
DATA ·callbackAddr(SB)/8, $·callback(SB)

// What callback has below the callbackFrame: the link and frame registers, R19, and R27, which the assembler uses.
#define LINK 32
#define FRAME (callbackFrame__size + LINK + 15)/16*16

// ENTER fills in the callbackFrame, which R19 leads to from then on, below what links frames.
#define ENTER \
	STP  (R19, R27), 16(RSP); \
	MOVD RSP, R29; \
	ADD  $LINK, RSP, R19; \
	MOVD R17, callbackFrame_index(R19); \
	STP  (R0, R1), (callbackFrame_ints+0)(R19); \
	STP  (R2, R3), (callbackFrame_ints+16)(R19); \
	STP  (R4, R5), (callbackFrame_ints+32)(R19); \
	STP  (R6, R7), (callbackFrame_ints+48)(R19); \
	MOVD R8, callbackFrame_place(R19); \
	FSTPQ (F0, F1), (callbackFrame_floats+0)(R19); \
	FSTPQ (F2, F3), (callbackFrame_floats+32)(R19); \
	FSTPQ (F4, F5), (callbackFrame_floats+64)(R19); \
	FSTPQ (F6, F7), (callbackFrame_floats+96)(R19)

// callback is what the stubs of Go functions go to: R17 is the number of the function.
TEXT ·callback(SB), NOSPLIT|NOFRAME, $0
	SUB  $(FRAME), RSP
	STP  (R29, R30), 0(RSP)
	ENTER
	ADD  $(FRAME), RSP, R0
	MOVD R0, callbackFrame_stack(R19)

	// Faults in Go code are Go's.
	MOVD ·guardOffset(SB), R1
	CBZ  R1, dispatch
	THREAD(2)
	ADD  R1, R2
	MOVD (R2), R1
	MOVD R1, callbackFrame_guard(R19)
	MOVD ZR, (R2)

dispatch:
	MOVD R19, R0
	MOVD ·dispatchAddr(SB), R16
	BL   (R16)
	MOVD ·guardOffset(SB), R1
	CBZ  R1, results
	THREAD(2)
	ADD  R1, R2
	MOVD callbackFrame_guard(R19), R1
	MOVD $FOREIGN, R3
	CMP  $0, R1
	CSEL EQ, R3, R1, R1
	MOVD R1, (R2)

results:
	MOVD (callbackFrame_intResults+0)(R19), R0
	MOVD (callbackFrame_intResults+8)(R19), R1
	MOVD (callbackFrame_intResults+16)(R19), R2
	MOVD (callbackFrame_intResults+24)(R19), R3
	FLDPQ (callbackFrame_floatResults+0)(R19), (F0, F1)
	FLDPQ (callbackFrame_floatResults+32)(R19), (F2, F3)
	LDP  16(RSP), (R19, R27)
	LDP  0(RSP), (R29, R30)
	ADD  $(FRAME), RSP
	RET

GLOBL ·lazyAddr(SB), NOPTR|RODATA, $8
DATA ·lazyAddr(SB)/8, $·lazy(SB)

// Behind the callbackFrame lazy has the registers in which other conventions pass arguments, R9 to R15 and R20 to R28.
#define MORE LINK + (callbackFrame__size + 15)/16*16
#define LAZY MORE + 128

// lazy is what the stubs of functions go to that are made when they are called first: R17 is the number of
// the callback. It keeps all that a call may pass, lets Go make the function, and goes there.
TEXT ·lazy(SB), NOSPLIT|NOFRAME, $0
	SUB  $(LAZY), RSP
	STP  (R29, R30), 0(RSP)
	ENTER
	ADD  $(MORE), RSP, R0
	STP  (R9, R10), 0(R0)
	STP  (R11, R12), 16(R0)
	STP  (R13, R14), 32(R0)
	MOVD R15, 48(R0)
	MOVD ·guardOffset(SB), R1
	CBZ  R1, make
	THREAD(2)
	ADD  R1, R2
	MOVD (R2), R1
	MOVD R1, callbackFrame_guard(R19)
	MOVD ZR, (R2)

make:
	MOVD R19, R0
	MOVD ·dispatchAddr(SB), R16
	BL   (R16)
	MOVD ·guardOffset(SB), R1
	CBZ  R1, made
	THREAD(2)
	ADD  R1, R2
	MOVD callbackFrame_guard(R19), R1
	MOVD $FOREIGN, R3
	CMP  $0, R1
	CSEL EQ, R3, R1, R1
	MOVD R1, (R2)

made:
	ADD  $(MORE), RSP, R0
	LDP  0(R0), (R9, R10)
	LDP  16(R0), (R11, R12)
	LDP  32(R0), (R13, R14)
	MOVD 48(R0), R15
	FLDPQ (callbackFrame_floats+0)(R19), (F0, F1)
	FLDPQ (callbackFrame_floats+32)(R19), (F2, F3)
	FLDPQ (callbackFrame_floats+64)(R19), (F4, F5)
	FLDPQ (callbackFrame_floats+96)(R19), (F6, F7)
	MOVD callbackFrame_intResults(R19), R16
	LDP  (callbackFrame_ints+0)(R19), (R0, R1)
	LDP  (callbackFrame_ints+16)(R19), (R2, R3)
	LDP  (callbackFrame_ints+32)(R19), (R4, R5)
	LDP  (callbackFrame_ints+48)(R19), (R6, R7)
	MOVD callbackFrame_place(R19), R8
	LDP  16(RSP), (R19, R27)
	LDP  0(RSP), (R29, R30)
	ADD  $(LAZY), RSP
	JMP  (R16)

GLOBL ·descriptorAddr(SB), NOPTR|RODATA, $8
DATA ·descriptorAddr(SB)/8, $·descriptor(SB)

// descriptor is the function of a descriptor of a thread-local variable, whose address R0 is: what follows it there is the
// offset from the thread pointer.
TEXT ·descriptor(SB), NOSPLIT|NOFRAME, $0
	MOVD 8(R0), R0
	RET

// synchronize(from, to uintptr) makes what was written to memory code: the caches of data and of instructions agree.
TEXT ·synchronize(SB), NOSPLIT|NOFRAME, $0-16
	MOVD from+0(FP), R0
	MOVD to+8(FP), R1
	WORD $0xd53b0022 // mrs x2, ctr_el0
	AND  $15, R2, R3
	MOVD $4, R4
	LSL  R3, R4, R3 // bytes of a line of the instruction cache
	UBFX $16, R2, $4, R2
	LSL  R2, R4, R2 // ... of the data cache
	SUB  $1, R2, R5
	BIC  R5, R0, R5

data:
	CMP  R1, R5
	BHS  clean
	WORD $0xd50b7b25 // dc cvau, x5
	ADD  R2, R5
	B    data

clean:
	DSB  $11 // of the inner shareable domain
	SUB  $1, R3, R5
	BIC  R5, R0, R5

instructions:
	CMP  R1, R5
	BHS  done
	WORD $0xd50b7525 // ic ivau, x5
	ADD  R3, R5
	B    instructions

done:
	DSB  $11
	ISB  $15
	RET
