package legalize

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spillway/internal/irgen"
	"spillway/ir"
	"spillway/llvmir"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// TestRandomVectors holds what random programs of vectors print when they are legal to what
// they print as they are, on machines with registers of vectors and without.
func TestRandomVectors(t *testing.T) {
	for seed := range uint64(sampled(12)) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			sameBehavior(t, irgen.VectorProgram(rand.New(rand.NewPCG(seed, 5)), 20, false))
			text := irgen.VectorProgram(rand.New(rand.NewPCG(seed, 6)), 20, true)
			parse := func(text string) *ir.Module {
				m, err := llvmir.Parse("test.ll", []byte(text))
				if err != nil {
					t.Fatal(err)
				}
				return m
			}
			want := run(t, parse(text), nil, "")
			for triple, machine := range map[string]*target.Target{"x86_64-linux-gnu": amd64.Target(target.PIC), "i386-linux-gnu": i386.Target(target.Static)} {
				for _, cpu := range []string{"x86-64", "x86-64-v2", "sandybridge", "x86-64-v3"} {
					set, err := machine.CPUByName(cpu)
					if err != nil {
						t.Fatal(err)
					}
					m := parse("target triple = \"" + triple + "\"\n" + text)
					machine := machine.WithFeatures(set)
					lz := New(machine, nil)
					lz.Prepare(m)
					if err := legalizeAll(t, lz, m); err != nil {
						t.Fatal(err)
					}
					if got := run(t, m, machine, ""); got != want {
						t.Errorf("%s, %s: %s", triple, cpu, firstDifference(got, want))
					}
				}
			}
		})
	}
}

// TestVectorCosts counts the operations that vectors become: what the tiles compute is not
// taken apart, and shuffles of the usual kinds take one or two.
func TestVectorCosts(t *testing.T) {
	for _, c := range []struct {
		body string
		most int // operations besides loads, stores and what makes their addresses
	}{
		{"%r = add <4 x i32> %a, %b", 1},
		{"%r = add <4 x i32> %a, splat (i32 7)", 1},
		{"%r = mul <4 x i32> %a, %b", 7},
		{"%c = icmp sgt <4 x i32> %a, %b\n  %r = select <4 x i1> %c, <4 x i32> %a, <4 x i32> %b", 5},
		{"%r = lshr <4 x i32> %a, splat (i32 3)", 1},
		{"%r = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>", 1},
		{"%r = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 0, i32 4, i32 1, i32 5>", 1},
		{"%r = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 0, i32 2, i32 4, i32 6>", 1},
		{"%r = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 4, i32 1, i32 2, i32 3>", 1},
		{"%r = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> zeroinitializer", 1},
		{"%s = bitcast <4 x i32> %a to <16 x i8>\n  %w = shufflevector <16 x i8> %s, <16 x i8> poison, <16 x i32> zeroinitializer\n  %r = bitcast <16 x i8> %w to <4 x i32>", 3},
		{"%f = bitcast <4 x i32> %a to <4 x float>\n  %g = fneg <4 x float> %f\n  %r = bitcast <4 x float> %g to <4 x i32>", 1},
	} {
		text := "define void @f(ptr %p, ptr %q) {\n  %a = load <4 x i32>, ptr %p\n  %b = load <4 x i32>, ptr %q\n  " + c.body + "\n  store <4 x i32> %r, ptr %p\n  ret void\n}\n"
		m, err := llvmir.Parse("test.ll", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if err := legalizeAll(t, testMachines(t)[0].lz, m); err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, v := range m.Funcs[0].Blocks[0].Values {
			if v.Type.IsVector() && v.Op != ir.OpLoad {
				n++
			}
		}
		if n > c.most {
			t.Errorf("%s\nbecomes %d operations, not %d\n%s", c.body, n, c.most, printed(m))
		}
	}
}

// TestLongVectorCosts is TestVectorCosts of vectors of 32 bytes, of a machine that has such registers.
func TestLongVectorCosts(t *testing.T) {
	machine := amd64.Target(target.PIC)
	for _, c := range []struct {
		cpu, body string
		most      int
	}{
		{"x86-64-v3", "%r = add <8 x i32> %a, %b", 1},
		{"x86-64-v3", "%r = mul <8 x i32> %a, splat (i32 7)", 1},
		{"x86-64-v3", "%c = icmp sgt <8 x i32> %a, %b\n  %r = select <8 x i1> %c, <8 x i32> %a, <8 x i32> splat (i32 3)", 2},
		{"x86-64-v3", "%r = shufflevector <8 x i32> %a, <8 x i32> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>", 1},
		{"x86-64-v3", "%r = shufflevector <8 x i32> %a, <8 x i32> poison, <8 x i32> zeroinitializer", 2},
		{"x86-64-v3", "%r = shufflevector <8 x i32> %a, <8 x i32> %b, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 5, i32 6, i32 15>", 1},
		{"x86-64-v3", "%r = shufflevector <8 x i32> %a, <8 x i32> %b, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>", 1},
		{"x86-64-v3", "%r = shufflevector <8 x i32> %a, <8 x i32> %b, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>", 2},
		{"x86-64-v3", "%r = shufflevector <8 x i32> %a, <8 x i32> %b, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11>", 1},
		{"x86-64-v3", "%s = trunc <8 x i32> %a to <8 x i16>\n  %r = sext <8 x i16> %s to <8 x i32>", 5}, // of which one is free
		{"x86-64-v3", "%f = sitofp <8 x i32> %a to <8 x float>\n  %g = fneg <8 x float> %f\n  %r = bitcast <8 x float> %g to <8 x i32>", 2},
		{"x86-64-v3", "%c = icmp ne <8 x i32> %a, zeroinitializer\n  %r = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %q, i32 4, <8 x i1> %c, <8 x i32> poison)", 3},
		{"sandybridge", "%r = shufflevector <8 x i32> %a, <8 x i32> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>", 1},
		{"sandybridge", "%q1 = getelementptr i8, ptr %q, i32 8\n  %p1 = getelementptr i8, ptr %p, i32 8\n" +
			"  %x = load <2 x i32>, ptr %p\n  %y = load <2 x i32>, ptr %q\n  %z = load <2 x i32>, ptr %p1\n  %u = load <2 x i32>, ptr %q1\n" +
			"  %v = shufflevector <2 x i32> %x, <2 x i32> %y, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>\n" +
			"  %w = shufflevector <2 x i32> %z, <2 x i32> %u, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>\n" +
			"  %r = shufflevector <8 x i32> %v, <8 x i32> %w, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>", 7}, // of which four are the loaded ones
		{"x86-64-v3", "%q1 = getelementptr i8, ptr %q, i32 8\n  %p1 = getelementptr i8, ptr %p, i32 8\n" +
			"  %x = load <2 x i32>, ptr %p\n  %y = load <2 x i32>, ptr %q\n  %z = load <2 x i32>, ptr %p1\n  %u = load <2 x i32>, ptr %q1\n" +
			"  %v = shufflevector <2 x i32> %x, <2 x i32> %y, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>\n" +
			"  %w = shufflevector <2 x i32> %z, <2 x i32> %u, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>\n" +
			"  %r = shufflevector <8 x i32> %v, <8 x i32> %w, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>", 7}, // of which four are the loaded ones
	} {
		set, err := machine.CPUByName(c.cpu)
		if err != nil {
			t.Fatal(err)
		}
		text := "define void @f(ptr %p, ptr %q) {\n  %a = load <8 x i32>, ptr %p\n  %b = load <8 x i32>, ptr %q\n  " + c.body + "\n  store <8 x i32> %r, ptr %p\n  ret void\n}\n"
		m, err := llvmir.Parse("test.ll", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		lz := New(machine.WithFeatures(set), nil)
		if err := legalizeAll(t, lz, m); err != nil {
			t.Fatal(err)
		}
		needed := map[*ir.Value]bool{} // the others are swept away
		n := 0
		for _, v := range slices.Backward(m.Funcs[0].Blocks[0].Values) {
			if !needed[v] && v.Type.IsVector() {
				continue
			}
			for _, a := range v.Args {
				needed[a] = true
			}
			if v.Type.IsVector() && v.Op != ir.OpLoad {
				n++
			}
		}
		if n > c.most {
			t.Errorf("%s\non %s becomes %d operations, not %d\n%s", c.body, c.cpu, n, c.most, printed(m))
		}
	}
}

func printed(m *ir.Module) string {
	var b strings.Builder
	ir.Print(&b, m)
	return b.String()
}

// TestVectorsRefused expects what is not supported to be refused at its place.
func TestVectorsRefused(t *testing.T) {
	for _, c := range []struct{ body, want string }{
		{"  store { <8 x i1> } zeroinitializer, ptr %p\n", "type { <8 x i1> } in memory is not supported"},
		{"  %x = load [2 x <3 x i7>], ptr %p\n", "type [2 x <3 x i7>] in memory is not supported"},
		{"  %x = load <600 x i7>, ptr %p\n", "type <600 x i7> in memory is not supported"},
	} {
		m, err := llvmir.Parse("test.ll", []byte("define void @f(ptr %p) {\n"+c.body+"  ret void\n}\n"))
		if err != nil {
			t.Fatal(err)
		}
		err = legalizeAll(t, testMachines(t)[0].lz, m)
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), "test.ll:2:3") {
			t.Errorf("%s: %v", c.body, err)
		}
	}
}
