package object

import "fmt"

// An Error reports a malformed file and the position of the defect.
type Error struct {
	Name   string // of the file
	Offset int64  // bytes
	Err    string
}

func (e *Error) Error() string { return fmt.Sprintf("%s: offset 0x%x: %s", e.Name, e.Offset, e.Err) }
