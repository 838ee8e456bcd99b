// Package linear is a second-chance binpacking linear-scan register allocator
// (Traub, Holloway and Smith, PLDI 1998; [Koes09 §2.1.3]).
package linear
