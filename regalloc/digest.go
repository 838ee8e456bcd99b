package regalloc

import (
	"crypto/sha256"
	"encoding/hex"
)

// Digest names p by its content: the SHA-256, in hexadecimal, of its text form without its name. Equal
// functions of different names have one digest, and a Result of one is a Result of the other.
func (p *Problem) Digest() string {
	q := *p
	q.Name = ""
	h := sha256.New()
	q.WriteTo(h) // a hash takes everything
	return hex.EncodeToString(h.Sum(nil))
}
