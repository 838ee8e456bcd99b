// Package compile implements the commands "spillway compile" and "spillway build", which the compiler driver spillcc
// calls, too.
package compile
