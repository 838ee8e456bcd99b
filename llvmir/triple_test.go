package llvmir

import "testing"

// TestParseFor expects text without a triple and layout to get those of the given triple, and other text to keep its
// own.
func TestParseFor(t *testing.T) {
	const text = "@x = global i32 5\n@t = global ptr @x\n"
	for _, c := range []struct {
		head, triple string
		size         int64
	}{
		{"", "", 8}, {"", "i386-linux-gnu", 4}, {"target triple = \"x86_64-linux-gnu\"\n", "i386-linux-gnu", 8},
		{"target datalayout = \"e-p:32:32\"\n", "x86_64-linux-gnu", 4},
	} {
		m, err := ParseFor("test.ll", []byte(c.head+text), c.triple)
		if err != nil {
			t.Fatal(err)
		}
		if size := m.Globals[1].Init.Size; size != c.size {
			t.Errorf("%q for %q: a pointer has %d bytes, want %d", c.head, c.triple, size, c.size)
		}
	}
}
