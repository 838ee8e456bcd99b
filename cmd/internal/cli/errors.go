// Package cli holds what the commands share: the flags of compilation, errors in a
// command line, and files that are read and written.
package cli

import "fmt"

// Exit codes.
const (
	ExitDone  = 0
	ExitInput = 1
	ExitUsage = 2

	ExitUnsupported = 3 // the linker does not do it, and was asked to do it alone
)

// A UsageError is a mistake in the command line rather than in the input.
type UsageError struct{ Err error }

// Error returns the message.
func (e UsageError) Error() string { return e.Err.Error() }

// Unwrap returns the mistake itself.
func (e UsageError) Unwrap() error { return e.Err }

// Usagef returns a UsageError.
func Usagef(format string, args ...any) error { return UsageError{fmt.Errorf(format, args...)} }

// An UnsupportedError is something that is refused because nothing here does it, though other tools do.
type UnsupportedError struct{ Err error }

// Error returns the message.
func (e UnsupportedError) Error() string { return e.Err.Error() }

// Unwrap returns the cause.
func (e UnsupportedError) Unwrap() error { return e.Err }

// An ExitCode ends the command with that code and no message.
type ExitCode int

// Error returns a message that is never shown.
func (e ExitCode) Error() string { return fmt.Sprintf("exit status %d", int(e)) }
