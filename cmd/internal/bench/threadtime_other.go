//go:build !linux

package bench

import "time"

// epoch is any time before those that are measured.
var epoch = time.Now()

// threadTime returns a time that has passed.
func threadTime() time.Duration { return time.Since(epoch) }
