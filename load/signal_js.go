package load

import "syscall"

// Linux's numbers: nothing is loaded here, and nothing raises them.
const sigSEGV, sigBUS, sigFPE, sigILL, sigABRT = syscall.Signal(11), syscall.Signal(7), syscall.Signal(8), syscall.Signal(4), syscall.Signal(6)
