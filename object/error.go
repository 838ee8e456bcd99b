package object

import "fmt"

// An Error reports a malformed file, with the position.
type Error struct {
	Name   string // the file's
	Offset int64  // bytes
	Err    string
}

func (e *Error) Error() string { return fmt.Sprintf("%s: offset 0x%x: %s", e.Name, e.Offset, e.Err) }
