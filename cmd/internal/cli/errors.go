// Package cli holds what the commands share: compilation flags, usage errors, and reading and writing files.
package cli

import "fmt"

// Exit codes.
const (
	ExitDone  = 0
	ExitInput = 1
	ExitUsage = 2

	ExitUnsupported = 3 // not supported by the own linker, which was required
)

// A UsageError is an error in the command line rather than in the input.
type UsageError struct{ Err error }

// Error returns the message.
func (e UsageError) Error() string { return e.Err.Error() }

// Unwrap returns the underlying error.
func (e UsageError) Unwrap() error { return e.Err }

// Usagef returns a UsageError.
func Usagef(format string, args ...any) error { return UsageError{fmt.Errorf(format, args...)} }

// An UnsupportedError reports a feature that is not supported here, but by other tools.
type UnsupportedError struct{ Err error }

// Error returns the message.
func (e UnsupportedError) Error() string { return e.Err.Error() }

// Unwrap returns the cause.
func (e UnsupportedError) Unwrap() error { return e.Err }

// An ExitCode is an error that ends the command with that code and no message.
type ExitCode int

// Error returns a message that is never shown.
func (e ExitCode) Error() string { return fmt.Sprintf("exit status %d", int(e)) }
