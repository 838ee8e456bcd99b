package legalize

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"spillway/ir"
	"spillway/llvmir"
)

func countValues(m *ir.Module) int {
	n := 0
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			n += len(b.Values)
		}
	}
	return n
}

// BenchmarkExamples legalizes the examples; it reports nanoseconds for each
// value of the raw program.
func BenchmarkExamples(b *testing.B) {
	machine := machine64(b)
	for _, suffix := range []string{".O0.ll", ".O2.ll"} {
		b.Run(suffix, func(b *testing.B) {
			benchmark(b, New(machine, testOps(64, true)), func() []*ir.Module {
				var ms []*ir.Module
				for _, file := range exampleFiles(b) {
					if strings.HasSuffix(file, suffix) {
						ms = append(ms, parseFile(b, file))
					}
				}
				return ms
			})
		})
	}
}

// BenchmarkGrowth legalizes functions of many blocks and values.
func BenchmarkGrowth(b *testing.B) {
	for _, n := range []int{100, 1000, 10000} {
		src := longFunction(n)
		b.Run(fmt.Sprintf("blocks=%d", n), func(b *testing.B) {
			benchmark(b, New(machine64(b), testOps(64, true)), func() []*ir.Module {
				m, err := llvmir.Parse("long.ll", []byte(src))
				if err != nil {
					b.Fatal(err)
				}
				return []*ir.Module{m}
			})
		})
	}
}

func benchmark(b *testing.B, lz *Legalizer, load func() []*ir.Module) {
	var spent time.Duration
	values := 0
	b.ReportAllocs()
	for range b.N {
		b.StopTimer()
		ms := load()
		b.StartTimer()
		for _, m := range ms {
			values += countValues(m)
			start := time.Now()
			for _, f := range m.Funcs {
				if err := lz.Func(f); err != nil {
					b.Fatal(err)
				}
			}
			spent += time.Since(start)
			lz.Complete(m)
		}
	}
	b.ReportMetric(float64(spent.Nanoseconds())/float64(values), "ns/value")
}

// longFunction returns a function of n blocks in a row, each of which may leave
// to one block with a phi.
func longFunction(n int) string {
	var b, phi strings.Builder
	b.WriteString("define i32 @f(ptr %p, i32 %x0) {\n  br label %b0\n")
	for i := range n {
		fmt.Fprintf(&b, "b%d:\n  %%a%d = getelementptr [4 x i32], ptr %%p, i64 %d, i64 1\n  %%l%d = load i32, ptr %%a%d\n", i, i, i, i, i)
		fmt.Fprintf(&b, "  %%x%d = add i32 %%x%d, %%l%d\n  %%w%d = zext i32 %%x%d to i64\n  %%m%d = mul i64 %%w%d, %%w%d\n", i+1, i, i, i, i, i, i, i)
		fmt.Fprintf(&b, "  %%t%d = trunc i64 %%m%d to i32\n  store i32 %%t%d, ptr %%a%d\n  %%c%d = icmp slt i32 %%t%d, %%l%d\n", i, i, i, i, i, i, i)
		fmt.Fprintf(&b, "  br i1 %%c%d, label %%b%d, label %%end\n", i, i+1)
		fmt.Fprintf(&phi, "[%%t%d, %%b%d], ", i, i)
	}
	fmt.Fprintf(&b, "b%d:\n  br label %%end\nend:\n  %%r = phi i32 %s[0, %%b%d]\n  ret i32 %%r\n}\n", n, &phi, n)
	return b.String()
}
