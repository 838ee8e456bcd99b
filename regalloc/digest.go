package regalloc

import (
	"crypto/sha256"
	"encoding/hex"
)

// Digest identifies p by its content: the SHA-256, in hexadecimal, of its text form without its name. Problems that
// differ only in name have the same digest, and a Result of one is a Result of the other.
func (p *Problem) Digest() string {
	q := *p
	q.Name = ""
	h := sha256.New()
	q.WriteTo(h) // writing to a hash does not fail
	return hex.EncodeToString(h.Sum(nil))
}
