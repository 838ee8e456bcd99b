package bench

import (
	"syscall"
	"time"
)

// threadTime returns the processor time that the thread has taken; other load on the machine hardly matters to it.
func threadTime() time.Duration {
	const thread = 1 // RUSAGE_THREAD
	var u syscall.Rusage
	if err := syscall.Getrusage(thread, &u); err != nil {
		panic(err) // the arguments are right
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
