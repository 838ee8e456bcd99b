package regalloc_test

import (
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
)

func TestDigest(t *testing.T) {
	p, q := irgen.Problem(irgen.Tiny(3), 1, irgen.Options{}), irgen.Problem(irgen.Tiny(3), 1, irgen.Options{})
	q.Name = "another"
	if p.Digest() != q.Digest() || len(p.Digest()) != 64 {
		t.Error("the name changes the digest")
	}
	text := p.String()
	read, err := regalloc.ParseProblem("p", []byte(text))
	if err != nil || read.Digest() != p.Digest() || p.String() != text {
		t.Errorf("the digest of the text is another one: %v", err)
	}
	q.Blocks[0].Freq = 2
	if p.Digest() == q.Digest() {
		t.Error("another problem has the same digest")
	}
}
