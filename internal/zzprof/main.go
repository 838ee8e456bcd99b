package main

import (
	"context"
	"fmt"
	"os"
	"runtime"
	"runtime/pprof"
	"spillway"
	"spillway/llvmir"
	"syscall"
)

func main() {
	src, _ := os.ReadFile(os.Args[2])
	f, _ := os.Create(os.Args[3])
	pprof.StartCPUProfile(f)
	opts := spillway.Options{Workers: 1, Discard: true, Verified: true}
	m, err := llvmir.Parse(os.Args[2], src)
	if err != nil {
		panic(err)
	}
	if os.Args[1] == "c" {
		opts.Stage = spillway.ToObject
	}
	out, err := spillway.Compile(context.Background(), m, opts)
	if err != nil {
		panic(err)
	}
	pprof.StopCPUProfile()
	var ru syscall.Rusage
	syscall.Getrusage(0, &ru)
	var ms runtime.MemStats
	runtime.ReadMemStats(&ms)
	fmt.Println(len(out.Assembly), ru.Utime, ru.Maxrss, ms.TotalAlloc>>20)
}
