//go:build linux && (amd64 || 386 || arm64)

#include "textflag.h"

#ifdef GOARCH_386
#define WORD_SIZE 4
#define DESCRIPTION 16
#else
#define WORD_SIZE 8
#define DESCRIPTION 24
#endif

// What debuggers look for to learn of code in memory: a variable of this name and type, and a function, which they stop at, that is
// called when the variable has changed [GDB, JIT Compilation Interface].
GLOBL __jit_debug_descriptor(SB), NOPTR, $DESCRIPTION
DATA __jit_debug_descriptor(SB)/4, $1

TEXT __jit_debug_register_code(SB), NOSPLIT|NOFRAME, $0
	RET

GLOBL ·debugDescriptor(SB), NOPTR|RODATA, $WORD_SIZE
DATA ·debugDescriptor(SB)/WORD_SIZE, $__jit_debug_descriptor(SB)

// tellDebugger()
TEXT ·tellDebugger(SB), NOSPLIT, $0
	CALL __jit_debug_register_code(SB)
	RET
