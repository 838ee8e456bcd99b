//go:build !linux

package cli

// useHugePages does nothing: other systems have no such call, or use huge pages unasked.
func useHugePages(int64) {}
