package main

import (
	"runtime"
	"strings"
	"testing"

	"spillway"
)

// TestRepl holds answers to lines: those that follow a line up to the next that begins with "> ".
func TestRepl(t *testing.T) {
	if runtime.GOOS != "linux" || spillway.HostTarget() == nil {
		t.Skip("code is loaded on linux/amd64, linux/386 and linux/arm64 only")
	}
	const talk = `
> 1 + 2 * 3
7
> (1 + 2) * -3
-9
> def fib(n) = if n < 2 then n else fib(n-1) + fib(n-2)
> fib(20)
6765
> sqrt(2) * sqrt(2) > 2
1
> pow(2, 10) - exp(0)
1023
> def even(n) = if n < 1 then 1 else odd(n - 1)
> even(0)
1
> even(3)
error: load: call of undefined function odd/1
> def odd(n) = if n < 1 then 0 else even(n - 1)
> even(10)
1
> even(7)
0
> def odd(n) = 100 + n
> even(7)
106
> def twice(x) = x * 2
> def four(x) = twice(twice(x))
> four(3)
12
> def twice(x) = x + 1
> four(3)
5
> def twice(x, y) = x * y
> four(3) + twice(2, 3)
11
> print(1) + print(2)
1
2
3
> def loop(n) = 1 + loop(n + 1)
> loop(0)
error: load: stack overflow in loop/1+0x0 of input
> nobody(1)
error: load: call of undefined function nobody/1
> 1 +
error: column 4: want a name
> 1 2
error: column 3: unexpected 2 at the end of the line
> def f(x) = y
error: column 12: y is not a parameter
> def sin(x) = x
error: column 5: sin is the math library's
> def sin(x, y) = let s = x + y in let d = x - y in s * d
> sin(5, 4) + (let x = 2 in x * x)
13
> def if(x) = x
error: column 5: want a name
> four(3)
5
`
	var in []string
	for line := range strings.Lines(talk) {
		if text, ok := strings.CutPrefix(line, "> "); ok {
			in = append(in, text)
		}
	}
	var want, got strings.Builder
	for line := range strings.Lines(strings.TrimPrefix(talk, "\n")) {
		if !strings.HasPrefix(line, "> ") {
			want.WriteString(line)
		}
	}
	if err := repl(strings.NewReader(strings.Join(in, "")), &got); err != nil {
		t.Fatal(err)
	}
	a, b := strings.Split(got.String(), "\n"), strings.Split(want.String(), "\n")
	for i := range min(len(a), len(b)) {
		// Where in its code the function was does not concern this test.
		if before, _, found := strings.Cut(b[i], "+0x0 of"); found && strings.HasPrefix(a[i], before) {
			continue
		}
		if a[i] != b[i] {
			t.Errorf("line %d: %q, want %q", i+1, a[i], b[i])
		}
	}
	if len(a) != len(b) {
		t.Errorf("%d lines, want %d:\n%s", len(a), len(b), got.String())
	}
}
