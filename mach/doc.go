// Package mach holds machine code: functions of blocks of instructions, each an
// instance of a tile of the target.
package mach
