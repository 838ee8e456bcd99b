// Package asm writes assembly text for the system assembler: functions at stage Framed, variables, and what both refer
// to (constants, jump tables, unwind information). A function's text depends only on the function, so functions can be
// printed in parallel and concatenated in order.
package asm
