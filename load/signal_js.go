package load

import "syscall"

// Linux's numbers; unused, since nothing is loaded here.
const sigSEGV, sigBUS, sigFPE, sigILL, sigABRT = syscall.Signal(11), syscall.Signal(7), syscall.Signal(8), syscall.Signal(4), syscall.Signal(6)
