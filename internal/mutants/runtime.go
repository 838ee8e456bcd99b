package main

// runtime is the file that is added to a mutated package. MUTANT is the number of the mutant to be;
// MUTANT_REACHED names a file with a byte for each mutant, which becomes 1 where its place is
// reached; MUTANT_CPU is after how many seconds of processor time the process is ended.
const runtime = `package %s

import (
	mutantOS "os"
	mutantNumbers "strconv"
	mutantSys "syscall"
)

var mutantActive, mutantReached = mutantStart()

func mutantStart() (int, []byte) {
	if most, err := mutantNumbers.ParseUint(mutantOS.Getenv("MUTANT_CPU"), 10, 32); err == nil {
		if err := mutantSys.Setrlimit(mutantSys.RLIMIT_CPU, &mutantSys.Rlimit{Cur: most, Max: most}); err != nil {
			panic(err)
		}
	}
	n, err := mutantNumbers.Atoi(mutantOS.Getenv("MUTANT"))
	if err != nil {
		n = -1
	}
	f, err := mutantOS.OpenFile(mutantOS.Getenv("MUTANT_REACHED"), mutantOS.O_RDWR, 0)
	if err != nil {
		return n, nil
	}
	reached, err := mutantSys.Mmap(int(f.Fd()), 0, %d, mutantSys.PROT_READ|mutantSys.PROT_WRITE, mutantSys.MAP_SHARED)
	if err != nil {
		panic(err)
	}
	return n, reached
}

func mutant(n int) bool {
	if mutantReached != nil {
		mutantReached[n] = 1
	}
	return n == mutantActive
}

type mutantInteger interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uintptr
}

type mutantNumber interface{ mutantInteger | ~float32 | ~float64 }

type mutantOrdered interface{ mutantNumber | ~string }

func mutantLess[T mutantOrdered](n int, a, b T) bool {
	if mutant(n) {
		return a <= b
	}
	return a < b
}

func mutantLessEqual[T mutantOrdered](n int, a, b T) bool {
	if mutant(n) {
		return a < b
	}
	return a <= b
}

func mutantGreater[T mutantOrdered](n int, a, b T) bool {
	if mutant(n) {
		return a >= b
	}
	return a > b
}

func mutantGreaterEqual[T mutantOrdered](n int, a, b T) bool {
	if mutant(n) {
		return a > b
	}
	return a >= b
}

func mutantAdd[T mutantNumber](n int, a, b T) T {
	if mutant(n) {
		return a - b
	}
	return a + b
}

func mutantSub[T mutantNumber](n int, a, b T) T {
	if mutant(n) {
		return a + b
	}
	return a - b
}

func mutantMul[T mutantNumber](n int, a, b T) T {
	if mutant(n) {
		return a / b
	}
	return a * b
}

func mutantDiv[T mutantNumber](n int, a, b T) T {
	if mutant(n) {
		return a * b
	}
	return a / b
}

func mutantRem[T mutantInteger](n int, a, b T) T {
	if mutant(n) {
		return a * b
	}
	return a %% b
}

func mutantAnd[T mutantInteger](n int, a, b T) T {
	if mutant(n) {
		return a | b
	}
	return a & b
}

func mutantOr[T mutantInteger](n int, a, b T) T {
	if mutant(n) {
		return a & b
	}
	return a | b
}

func mutantAndNot[T mutantInteger](n int, a, b T) T {
	if mutant(n) {
		return a & b
	}
	return a &^ b
}

func mutantShl[T, U mutantInteger](n int, a T, b U) T {
	if mutant(n) {
		return a >> b
	}
	return a << b
}

func mutantShr[T, U mutantInteger](n int, a T, b U) T {
	if mutant(n) {
		return a << b
	}
	return a >> b
}

// mutantStep returns what a step up adds to x, or with down a step down.
func mutantStep[T mutantNumber](n int, x T, down bool) T {
	one := T(1)
	if mutant(n) != down {
		return -one
	}
	return one
}

func mutantLiteral[T mutantNumber](n int, x T) T {
	if mutant(n) {
		return x + 1
	}
	return x
}
`
