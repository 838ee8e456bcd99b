package spillway_test

import (
	"context"
	"slices"
	"strings"
	"sync"
	"testing"

	"spillway"
)

// TestPasses checks that each pass makes what the next one needs, and that those
// that may be left out, and no others, make what they need. The last two take one another's place.
func TestPasses(t *testing.T) {
	passes := spillway.Passes()
	seen := map[string]bool{}
	for i, p := range passes {
		if seen[p.Name] || p.Name == "" || p.Doc == "" {
			t.Errorf("pass %+v", p)
		}
		seen[p.Name] = true
		if p.Name == "encode" { // in place of the pass before
			continue
		}
		if i > 0 && p.Needs != passes[i-1].Makes {
			t.Errorf("%s needs %s, %s makes %s", p.Name, p.Needs, passes[i-1].Name, passes[i-1].Makes)
		}
		if p.Optional != (p.Needs == p.Makes) {
			t.Errorf("%s: optional %t, from %s to %s", p.Name, p.Optional, p.Needs, p.Makes)
		}
	}
}

const passesExample = "testdata/programs/hash/hash.O2.ll"

// TestWithout leaves out each optional pass, and all of them: the program does the same.
func TestWithout(t *testing.T) {
	var all []string
	for _, p := range spillway.Passes() {
		if p.Optional {
			all = append(all, p.Name)
		}
	}
	i386, err := spillway.TargetByName("i386")
	if err != nil {
		t.Fatal(err)
	}
	sets := [][]string{all}
	for _, name := range all {
		sets = append(sets, []string{name})
	}
	for i, without := range sets {
		for k, file := range []string{passesExample, "e2e/testdata/i386/floats.Oz.ll"} {
			if testing.Short() && i > 0 && k != i%2 {
				continue
			}
			opts := spillway.Options{Without: without, Check: true}
			wanted := "testdata/programs/floats/floats.O2.ll"
			if file == passesExample {
				wanted = file
			} else {
				opts.Target = i386
			}
			out, err := spillway.Compile(context.Background(), parse(t, file), opts)
			if err != nil {
				t.Fatalf("without %v: %v", without, err)
			}
			for _, p := range out.Stats[0].Times {
				if slices.Contains(without, p.Pass) {
					t.Errorf("without %v: %s ran", without, p.Pass)
				}
			}
			opts.StopAfter = "apply"
			if got, _ := interpret(t, file, opts); got != want(t, wanted) {
				t.Errorf("without %v: %s printed %q", without, file, got)
			}
		}
	}
}

// TestStopAfter stops after each pass: those up to it have run, and their outcome
// can be looked at.
func TestStopAfter(t *testing.T) {
	var names []string
	passes := spillway.Passes()
	for i, p := range passes {
		if i > 0 && p.Needs != passes[i-1].Makes {
			names = names[:i-1] // in place of the one before
		}
		names = append(names, p.Name)
		var mu sync.Mutex
		ran := map[string][]string{} // by function
		opts := spillway.Options{StopAfter: p.Name, ObservePass: func(pass string, s *spillway.State) {
			var text strings.Builder
			n, err := s.WriteTo(&text)
			if err != nil || n == 0 || n != int64(text.Len()) {
				t.Errorf("after %s: %d bytes, %v", pass, n, err)
			}
			mu.Lock()
			ran[s.IR.Name] = append(ran[s.IR.Name], pass)
			mu.Unlock()
		}}
		out, err := spillway.Compile(context.Background(), parse(t, passesExample), opts)
		if err != nil {
			t.Fatal(err)
		}
		if len(ran) != len(out.Stats) {
			t.Errorf("%s: %d functions of %d", p.Name, len(ran), len(out.Stats))
		}
		for fn, passes := range ran {
			if !slices.Equal(passes, names) {
				t.Errorf("up to %s, @%s went through %v", p.Name, fn, passes)
			}
		}
		if (out.Assembly != nil) != (p.Makes == "assembly") {
			t.Errorf("after %s there are %d bytes of assembly", p.Name, len(out.Assembly))
		}
	}
}

func TestPassErrors(t *testing.T) {
	for _, c := range []struct {
		opts spillway.Options
		want string
	}{
		{spillway.Options{Without: []string{"select"}}, "pass select cannot be disabled"},
		{spillway.Options{Without: []string{"color"}}, `unknown pass "color" (valid: promote, stack-protector, stack-coloring, legalize, simplify,`},
		{spillway.Options{StopAfter: "color"}, `unknown pass "color"`},
	} {
		_, err := spillway.Compile(context.Background(), parse(t, passesExample), c.opts)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v, want %s", err, c.want)
		}
	}
}
