//go:build !purego

#include "textflag.h"

// Costs of states in registers are in vectors of four: D0 to D3 (not in memory) and Q0 to Q3 (in memory too), or D0, D1,
// Q0 and Q1 for up to eight registers. In lanes beyond the last register they are far above all, by their rent.
//
// AX is the argument, SI the next row, DI where the next stop goes or 0, R8 and R9 are the costs in memory and nowhere, R11 is
// the size of the costs in registers. On the stack is, for each vector, what a prefix costs there and what storing does.

#define D0 Y0
#define D1 Y1
#define D2 Y2
#define D3 Y3
#define Q0 Y4
#define Q1 Y5
#define Q2 Y6
#define Q3 Y7

// Fields of propagation.
#define FROM 0
#define TO 8
#define RENTS 16
#define WIDTH 24
#define ROWS 32
#define LEFT 40
#define STOPS 48
#define STRIDE 56
#define SIZE 64
#define HIGH 72
#define MOVE 80
#define LOAD 88
#define STORE 96
#define REMAT 104
#define PREFIX 112
#define BEST 120

// LEAST sets d to the lower of a and b in each lane.
#define LEAST(a, b, d) \
	VPCMPGTQ  b, a, Y15 \
	VBLENDVPD Y15, b, a, d

// LOWER sets b to the lower of a and b.
#define LOWER(a, b) \
	CMPQ    a, b \
	CMOVQLT a, b

// PREPARE puts what a prefix and what storing costs in vector i onto the stack; Y14 is the prefix, Y13 the store.
#define PREPARE(i) \
	VPAND   (i*32)(BX), Y14, Y12 \
	VMOVDQU Y12, (i*32)(SP)      \
	VPADDQ  Y13, Y12, Y12        \
	VMOVDQU Y12, (128+i*32)(SP)

// PAY adds the rent of vector i.
#define PAY(i, d, q) \
	VMOVDQU (i*32)(BX), Y8 \
	VPADDQ  Y8, d, d       \
	VPADDQ  Y8, q, q

// MOVED sets y to x with what the prefix costs in vector i.
#define MOVED(i, x, y) VPADDQ (i*32)(SP), x, y

// GATHER puts the least lanes of Y8 to Y11 into DX, BX, R12 and R13.
#define GATHER \
	VPUNPCKLQDQ  Y9, Y8, Y12        \
	VPUNPCKHQDQ  Y9, Y8, Y13        \
	LEAST(Y12, Y13, Y8)             \
	VPUNPCKLQDQ  Y11, Y10, Y12      \
	VPUNPCKHQDQ  Y11, Y10, Y13      \
	LEAST(Y12, Y13, Y9)             \
	VPERM2I128   $0x20, Y9, Y8, Y12 \
	VPERM2I128   $0x31, Y9, Y8, Y13 \
	LEAST(Y12, Y13, Y8)             \
	VEXTRACTI128 $1, Y8, X9         \
	VMOVQ        X8, DX             \
	VPEXTRQ      $1, X8, BX         \
	VMOVQ        X9, R12            \
	VPEXTRQ      $1, X9, R13

// DECIDE is reach, from the least costs in registers: not in memory (DX, with what a prefix costs BX) and in memory too (R12,
// R13). It leaves the costs of coming to a register without and with a prefix, not in memory, in R10 and R15, in memory too in CX
// and R12, and moves R8 and R9 on.
#define DECIDE \
	MOVQ STORE(AX), R14     \
	LEAQ (R13)(R14*1), R15  \
	LOWER(DX, R15)          \
	ADDQ R8, R14            \
	LOWER(R15, R14)         \
	ADDQ REMAT(AX), R14     \
	LOWER(R14, R9)          \
	MOVQ MOVE(AX), R14      \
	LEAQ (R13)(R14*1), CX   \
	LOWER(R8, CX)           \
	ADDQ STORE(AX), CX      \
	LEAQ (BX)(R14*1), R10   \
	LOWER(CX, R10)          \
	LOWER(R9, R10)          \
	ADDQ PREFIX(AX), R14    \
	LEAQ (R12)(R14*1), CX   \
	LOWER(R8, CX)           \
	ADDQ STORE(AX), CX      \
	ADDQ PREFIX(AX), CX     \
	ADDQ R14, R15           \
	LOWER(CX, R15)          \
	LOWER(R9, R15)          \
	LOWER(BX, R13)          \
	LOWER(DX, R12)          \
	LOWER(R9, R8)           \
	ADDQ R14, R12           \
	LOWER(R8, R12)          \
	MOVQ MOVE(AX), CX       \
	ADDQ R13, CX            \
	LOWER(R8, CX)           \
	ADDQ LOAD(AX), R13      \
	LOWER(R13, R8)

// NOTE stores what DECIDE has found at DX.
#define NOTE \
	MOVQ R10, 0(DX)  \
	MOVQ R15, 8(DX)  \
	MOVQ CX, 16(DX)  \
	MOVQ R12, 24(DX) \
	MOVQ R8, 32(DX)  \
	MOVQ R9, 40(DX)

// SPREAD puts it into the lanes of Y8 to Y11, for SETTLE.
#define SPREAD \
	VMOVQ        R10, X8   \
	VMOVQ        R15, X9   \
	VMOVQ        CX, X10   \
	VMOVQ        R12, X11  \
	VPBROADCASTQ X8, Y8    \
	VPBROADCASTQ X9, Y9    \
	VPBROADCASTQ X10, Y10  \
	VPBROADCASTQ X11, Y11  \
	MOVQ         HIGH(AX), BX

// SETTLE takes vector i to before the change of location.
#define SETTLE(i, d, q) \
	VMOVDQU   (i*32)(BX), Y14        \
	VPADDQ    (128+i*32)(SP), q, Y12 \
	VBLENDVPD Y14, Y9, Y8, Y13       \
	LEAST(Y12, Y13, Y12)             \
	LEAST(d, q, q)                   \
	LEAST(d, Y12, d)                 \
	VBLENDVPD Y14, Y11, Y10, Y13     \
	LEAST(q, Y13, q)

// func propagateAVX2(p *propagation)
TEXT ·propagateAVX2(SB), NOSPLIT, $256-8
	MOVQ         p+0(FP), AX
	MOVQ         ROWS(AX), SI
	MOVQ         STOPS(AX), DI
	MOVQ         SIZE(AX), R11
	MOVQ         HIGH(AX), BX
	MOVQ         FROM(AX), DX
	VPBROADCASTQ PREFIX(AX), Y14
	VPBROADCASTQ STORE(AX), Y13
	PREPARE(0)
	PREPARE(1)
	LEAQ         (DX)(R11*1), CX
	MOVQ         (CX)(R11*1), R8
	MOVQ         8(CX)(R11*1), R9
	VMOVDQU      0(DX), D0
	VMOVDQU      32(DX), D1
	VMOVDQU      0(CX), Q0
	VMOVDQU      32(CX), Q1
	CMPQ         R11, $64
	JGT          wide

narrow:
	MOVLQSX      (SI), BX
	ADDQ         $4, SI
	IMULQ        WIDTH(AX), BX
	ADDQ         RENTS(AX), BX
	PAY(0, D0, Q0)
	PAY(1, D1, Q1)
	TESTQ        DI, DI
	JZ           narrowLeast
	VMOVDQU      D0, 0(DI)
	VMOVDQU      D1, 32(DI)
	VMOVDQU      Q0, 0(DI)(R11*1)
	VMOVDQU      Q1, 32(DI)(R11*1)
	MOVQ         R8, 0(DI)(R11*2)
	MOVQ         R9, 8(DI)(R11*2)

narrowLeast:
	LEAST(D0, D1, Y8)
	MOVED(0, D0, Y9)
	MOVED(1, D1, Y10)
	LEAST(Y9, Y10, Y9)
	LEAST(Q0, Q1, Y10)
	MOVED(0, Q0, Y11)
	MOVED(1, Q1, Y12)
	LEAST(Y11, Y12, Y11)
	GATHER
	DECIDE
	LEAQ         BEST(AX), DX
	TESTQ        DI, DI
	JZ           narrowNote
	LEAQ         16(DI)(R11*2), DX
	ADDQ         STRIDE(AX), DI

narrowNote:
	NOTE
	SPREAD
	SETTLE(0, D0, Q0)
	SETTLE(1, D1, Q1)
	DECQ         LEFT(AX)
	JNZ          narrow
	MOVQ         TO(AX), DX
	VMOVDQU      D0, 0(DX)
	VMOVDQU      D1, 32(DX)
	VMOVDQU      Q0, 0(DX)(R11*1)
	VMOVDQU      Q1, 32(DX)(R11*1)
	JMP          done

wide:
	PREPARE(2)
	PREPARE(3)
	VMOVDQU      64(DX), D2
	VMOVDQU      96(DX), D3
	VMOVDQU      64(CX), Q2
	VMOVDQU      96(CX), Q3

wideNext:
	MOVLQSX      (SI), BX
	ADDQ         $4, SI
	IMULQ        WIDTH(AX), BX
	ADDQ         RENTS(AX), BX
	PAY(0, D0, Q0)
	PAY(1, D1, Q1)
	PAY(2, D2, Q2)
	PAY(3, D3, Q3)
	TESTQ        DI, DI
	JZ           wideLeast
	VMOVDQU      D0, 0(DI)
	VMOVDQU      D1, 32(DI)
	VMOVDQU      D2, 64(DI)
	VMOVDQU      D3, 96(DI)
	VMOVDQU      Q0, 0(DI)(R11*1)
	VMOVDQU      Q1, 32(DI)(R11*1)
	VMOVDQU      Q2, 64(DI)(R11*1)
	VMOVDQU      Q3, 96(DI)(R11*1)
	MOVQ         R8, 0(DI)(R11*2)
	MOVQ         R9, 8(DI)(R11*2)

wideLeast:
	LEAST(D0, D1, Y8)
	LEAST(D2, D3, Y9)
	LEAST(Y8, Y9, Y8)
	MOVED(0, D0, Y9)
	MOVED(1, D1, Y10)
	LEAST(Y9, Y10, Y9)
	MOVED(2, D2, Y10)
	MOVED(3, D3, Y11)
	LEAST(Y10, Y11, Y10)
	LEAST(Y9, Y10, Y9)
	LEAST(Q0, Q1, Y10)
	LEAST(Q2, Q3, Y11)
	LEAST(Y10, Y11, Y10)
	MOVED(0, Q0, Y11)
	MOVED(1, Q1, Y12)
	LEAST(Y11, Y12, Y11)
	MOVED(2, Q2, Y12)
	MOVED(3, Q3, Y13)
	LEAST(Y12, Y13, Y12)
	LEAST(Y11, Y12, Y11)
	GATHER
	DECIDE
	LEAQ         BEST(AX), DX
	TESTQ        DI, DI
	JZ           wideNote
	LEAQ         16(DI)(R11*2), DX
	ADDQ         STRIDE(AX), DI

wideNote:
	NOTE
	SPREAD
	SETTLE(0, D0, Q0)
	SETTLE(1, D1, Q1)
	SETTLE(2, D2, Q2)
	SETTLE(3, D3, Q3)
	DECQ         LEFT(AX)
	JNZ          wideNext
	MOVQ         TO(AX), DX
	VMOVDQU      D0, 0(DX)
	VMOVDQU      D1, 32(DX)
	VMOVDQU      D2, 64(DX)
	VMOVDQU      D3, 96(DX)
	VMOVDQU      Q0, 0(DX)(R11*1)
	VMOVDQU      Q1, 32(DX)(R11*1)
	VMOVDQU      Q2, 64(DX)(R11*1)
	VMOVDQU      Q3, 96(DX)(R11*1)

done:
	MOVQ         R8, 0(DX)(R11*2)
	MOVQ         R9, 8(DX)(R11*2)
	VZEROUPPER
	RET
