package regalloc_test

import (
	"bytes"
	"reflect"
	"slices"
	"strings"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
)

func encoded(t testing.TB, p *regalloc.Problem) []byte {
	t.Helper()
	b, err := p.AppendBinary(nil)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestBinary writes random Problems and reads them back, of text and of what is in memory.
func TestBinary(t *testing.T) {
	for _, target := range []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.Tiny(3)} {
		for seed := range uint64(40) {
			p := irgen.Problem(target, seed, irgen.Options{Wild: seed%2 == 0, Critical: seed%3 == 0})
			data := encoded(t, p)
			q, err := regalloc.ParseProblem("p", data)
			if err != nil {
				t.Fatal(err)
			}
			if text, again := p.String(), q.String(); again != text {
				t.Fatalf("seed %d: read back as another problem:\n%s", seed, diff(text, again))
			}
			read, err := regalloc.ParseProblem("p", []byte(p.String()))
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(encoded(t, read), data) || !bytes.Equal(encoded(t, q), data) {
				t.Fatalf("seed %d: equal problems have several binary forms", seed)
			}
			if 3*len(data) > len(p.String()) {
				t.Errorf("seed %d: %d bytes of a text of %d", seed, len(data), len(p.String()))
			}
		}
	}
}

// TestBinaryResult writes a Result and reads it back.
func TestBinaryResult(t *testing.T) {
	p, err := regalloc.ParseProblem("p", []byte(small))
	if err != nil {
		t.Fatal(err)
	}
	text := "result small bound -2 model 2.5\nslot s0 4 4\nslot s1 8 16\ni0 r0\nbefore i1 step 0 v0 s0 <- r0\nbefore i1 step 1 v0 r1 <- s0\ni1 remat\n" +
		"before i3 step 2 v1 r1 <- remat\ni3 s0 -\non e0 step 0 v0 s1 <- r1\non e0 step 3 v0 s0 <- s1\n"
	for _, text := range []string{text, strings.Replace(text, "-2 model 2.5", "none", 1), "result small bound none\n"} {
		want, err := regalloc.ParseResult("r", []byte(text), p)
		if err != nil {
			t.Fatal(err)
		}
		data := regalloc.AppendResult(nil, p, want)
		if r, err := regalloc.ParseResult("r", data, p); err != nil || !reflect.DeepEqual(r, want) {
			t.Errorf("%v, read back as %+v, want %+v", err, r, want)
		}
		other := irgen.Problem(irgen.Tiny(3), 1, irgen.Options{})
		if _, err := regalloc.ParseResult("r", data, other); err == nil || !strings.Contains(err.Error(), "this is a result for 4 operands") {
			t.Errorf("a result of another problem: %v", err)
		}
	}
}

// TestBadBinary cuts the forms short, changes each byte, and has others of the faults that there are: an error says
// where, and nothing panics.
func TestBadBinary(t *testing.T) {
	p, err := regalloc.ParseProblem("p", []byte(small))
	if err != nil {
		t.Fatal(err)
	}
	r, err := regalloc.ParseResult("r", []byte("result small bound none\nslot s0 4 4\ni0 r0\non e0 step 0 v0 s0 <- r0\ni1 remat\nbefore i3 step 0 v2 r1 <- s0\ni3 r1 remat"), p)
	if err != nil {
		t.Fatal(err)
	}
	problem, result := encoded(t, p), regalloc.AppendResult(nil, p, r)
	read := func(data []byte) error {
		_, err := regalloc.ParseProblem("f", data)
		_, err2 := regalloc.ParseResult("f", data, p)
		if err == nil || err2 == nil {
			return nil
		}
		if bytes.HasPrefix(result, data[:min(8, len(data))]) {
			return err2
		}
		return err
	}
	for _, whole := range [][]byte{problem, result} {
		if err := read(whole); err != nil {
			t.Fatal(err)
		}
		for n := range whole {
			if n == 0 {
				continue // an empty file is a text
			}
			if err := read(whole[:n]); err == nil || !strings.HasPrefix(err.Error(), "f: offset ") {
				t.Errorf("the first %d bytes: %v", n, err)
			}
			for x := range 256 {
				data := slices.Clone(whole)
				data[n] = byte(x)
				readAgain(t, data, p)
			}
		}
		for _, c := range []struct {
			at   int
			x    byte
			want string
		}{{8, 2, "binary form has version 2, expected version 1"}, {1, 'x', "in text or binary form"}, {len(whole), 0, "trailing data"}} {
			data := append(slices.Clone(whole), 0)
			if data[c.at] = c.x; c.at < len(whole) {
				data = data[:len(whole)]
			}
			if err := read(data); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("byte %d is %d: %v, want %s", c.at, c.x, err, c.want)
			}
		}
	}
	p.Blocks[0].LastSplit = 3
	if _, err := regalloc.ParseProblem("f", encoded(t, p)); err == nil || err.Error() != "f: small: block 0 has its last split point at 3, outside" {
		t.Errorf("a problem that is wrong: %v", err)
	}
}

// readAgain holds that what is read of data, a Problem or a Result of p, if it is one, is written and read back the same, a Problem
// as text too.
func readAgain(t *testing.T, data []byte, p *regalloc.Problem) {
	if r, err := regalloc.ParseResult("f", data, p); err == nil {
		again := regalloc.AppendResult(nil, p, r)
		if q, err := regalloc.ParseResult("f", again, p); err != nil || !bytes.Equal(regalloc.AppendResult(nil, p, q), again) {
			t.Errorf("a result reads back differently: %v", err)
		}
	}
	q, err := regalloc.ParseProblem("f", data)
	if err != nil {
		return
	}
	read, err := regalloc.ParseProblem("f", []byte(q.String()))
	if err != nil {
		t.Fatalf("%v\n%s", err, q)
	}
	if !bytes.Equal(encoded(t, read), encoded(t, q)) {
		t.Errorf("reads back differently: %s", diff(q.String(), read.String()))
	}
}

// FuzzBinary looks for inputs that panic, or whose text reads back as another Problem.
func FuzzBinary(f *testing.F) {
	p, err := regalloc.ParseProblem("p", []byte(small))
	if err != nil {
		f.Fatal(err)
	}
	r, err := regalloc.ParseResult("r", []byte("result small bound none\nslot s0 4 4\ni0 r0\nbefore i3 step 0 v2 r1 <- s0\ni3 r1 remat"), p)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(encoded(f, p))
	f.Add(encoded(f, irgen.Problem(irgen.I386(), 1, irgen.Options{Wild: true})))
	f.Add(regalloc.AppendResult(nil, p, r))
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) == 0 || data[0] != 0 {
			return
		}
		readAgain(t, data, p)
	})
}

// BenchmarkForms reads and writes a Problem of some thousand instructions in either form.
func BenchmarkForms(b *testing.B) {
	p := irgen.Problem(irgen.AMD64(), 1, irgen.Options{Blocks: 60, Instrs: 60})
	text, data := []byte(p.String()), encoded(b, p)
	b.Logf("%d instructions, %d bytes of text, %d in binary form", len(p.Instrs), len(text), len(data))
	for name, form := range map[string][]byte{"text": text, "binary": data} {
		b.Run("read/"+name, func(b *testing.B) {
			for b.Loop() {
				if _, err := regalloc.ParseProblem("p", form); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
	b.Run("write/text", func(b *testing.B) {
		for b.Loop() {
			p.WriteTo(new(bytes.Buffer))
		}
	})
	b.Run("write/binary", func(b *testing.B) {
		for b.Loop() {
			encoded(b, p)
		}
	})
}
