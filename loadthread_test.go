package spillway_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"runtime"
	"strings"
	"syscall"
	"testing"

	"spillway"
)

// threads is a module that makes threads, which begin with a call of Go, and do what they are told then.
const threads = `
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(%long, ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @abort() noreturn
declare i32 @tell(i32)

define internal ptr @worker(ptr %what) noinline {
  %n = ptrtoint ptr %what to i32
  %told = call i32 @tell(i32 %n)
  switch i32 %told, label %done [ i32 1, label %null  i32 2, label %zero  i32 3, label %abort  i32 4, label %away ]
done:
  ret ptr null
null:
  store volatile i32 0, ptr inttoptr (%long 16 to ptr)
  ret ptr null
zero:
  %z = sub i32 %told, 2
  %q = sdiv i32 %told, %z
  %p = inttoptr i32 %q to ptr
  ret ptr %p
abort:
  call void @abort()
  unreachable
away:
  call void inttoptr (%long 4660 to ptr)()
  ret ptr null
}

; Code that has never called Go.
define internal ptr @silent(ptr %what) noinline {
  store volatile i32 0, ptr %what
  ret ptr null
}

define void @run(i32 %what, i1 %silent) {
  %t = alloca [4 x %long]
  %arg = inttoptr i32 %what to ptr
  %fn = select i1 %silent, ptr @silent, ptr @worker
  br label %make
make:
  %i = phi i32 [ 0, %0 ], [ %i1, %make ]
  %at = getelementptr %long, ptr %t, i32 %i
  %r = call i32 @pthread_create(ptr %at, ptr null, ptr %fn, ptr %arg)
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, 4
  br i1 %more, label %make, label %join
join:
  %j = phi i32 [ 0, %make ], [ %j1, %join ]
  %of = getelementptr %long, ptr %t, i32 %j
  %id = load %long, ptr %of
  %e = call i32 @pthread_join(%long %id, ptr null)
  %j1 = add i32 %j, 1
  %left = icmp slt i32 %j1, 4
  br i1 %left, label %join, label %out
out:
  ret void
}
`

// TestThreadFault has threads that loaded code made raise signals, in a process of its own: it says
// what is known, once, and ends by the signal.
func TestThreadFault(t *testing.T) {
	onlyHere(t)
	const variable = "SPILLWAY_THREAD_FAULT"
	if what := os.Getenv(variable); what != "" {
		var n int32
		var silent bool
		if _, err := fmt.Sscan(what, &n, &silent); err != nil {
			t.Fatal(err)
		}
		code := loaded(t, strings.ReplaceAll(threads, "%long", fmt.Sprint("i", wordBits)), spillway.LoadOptions{
			Callbacks: map[string]any{"tell": func(n int32) int32 { return n }},
		})
		var run func(int32, bool) error
		if err := code.Func("run", &run); err != nil {
			t.Fatal(err)
		}
		if err := run(n, silent); err != nil {
			t.Fatal(err)
		}
		fmt.Println("done")
		return
	}
	for _, c := range []struct {
		what   string
		signal syscall.Signal
		says   string
	}{
		{"0 false", 0, ""},
		{"1 false", syscall.SIGSEGV, "segmentation fault in worker+0x"},
		{"1 false", syscall.SIGSEGV, "of a.ll: address 0x10, in a thread created by loaded code"},
		{"2 false", syscall.SIGFPE, "floating point exception in worker+0x"},
		{"3 false", syscall.SIGABRT, "aborted at 0x"},
		{"4 false", syscall.SIGSEGV, "segmentation fault at 0x1234, outside loaded code"},
		{"24 true", syscall.SIGSEGV, "address 0x18, in a thread created by loaded code"},
	} {
		cmd := exec.Command(os.Args[0], "-test.run", "^TestThreadFault$")
		cmd.Env = append(os.Environ(), variable+"="+c.what)
		var out, errs bytes.Buffer
		cmd.Stdout, cmd.Stderr = &out, &errs
		err := cmd.Run()
		status, _ := cmd.ProcessState.Sys().(syscall.WaitStatus)
		if c.signal == 0 {
			if err != nil || errs.Len() > 0 || !strings.Contains(out.String(), "done\n") {
				t.Errorf("%s: %v\n%s%s", c.what, err, &out, &errs)
			}
			continue
		}
		if !status.Signaled() || status.Signal() != c.signal || strings.Contains(out.String(), "done\n") {
			t.Errorf("%s: %v, want %v\n%s%s", c.what, err, c.signal, &out, &errs)
		}
		said := emulatorLine.ReplaceAllString(errs.String(), "")
		if !strings.Contains(said, c.says) || strings.Count(said, "\n") != 1 {
			t.Errorf("%s: it says\n%swant one line with %q", c.what, said, c.says)
		}
	}
}

// emulatorLine is what qemu adds where it runs the process.
var emulatorLine = regexp.MustCompile(`(?m)^qemu: uncaught target signal .*\n`)

// TestConstructorThread expects constructors and functions in the thread of the goroutine that is
// locked to one.
func TestConstructorThread(t *testing.T) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	code := loaded(t, `
@own = internal thread_local global i32 5
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @add, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @add, ptr null }]
define internal void @add() { %x = load i32, ptr @own  %y = add i32 %x, 10  store i32 %y, ptr @own  ret void }
define i32 @get() { %x = load i32, ptr @own  ret i32 %x }
`, spillway.LoadOptions{})
	var get func() int32
	if err := code.Func("get", &get); err != nil {
		t.Fatal(err)
	}
	if got := get(); got != 25 {
		t.Errorf("the thread's variable is %d, want 25", got)
	}
}
