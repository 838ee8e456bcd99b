// Package amd64 is the x86-64 machine under the System V ABI: baseline
// instructions and SSE2, and the extensions that are asked for. Its tiles are those of
// package x86 and those that need 64 bits.
package amd64
