package interp_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"spillway/interp"
)

// thrower throws an int, which main catches, or does not, by what it says of the call.
const thrower = `target triple = "x86_64-linux-gnu"
@_ZTIi = external constant ptr
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @__gxx_personality_v0(...)
declare i32 @llvm.eh.typeid.for.p0(ptr)
define void @toss(i32 %x) {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 %x, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
`

const catcher = thrower + `
define i32 @main(i32 %argc, ptr %argv) personality ptr @__gxx_personality_v0 {
  %kept = mul i32 %argc, 30
  invoke void @toss(i32 7) to label %never unwind label %pad
never:
  ret i32 1
pad:
  %p = landingpad { ptr, i32 } catch ptr @_ZTIi
  %object = extractvalue { ptr, i32 } %p, 0
  %selector = extractvalue { ptr, i32 } %p, 1
  %want = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi)
  %mine = icmp eq i32 %selector, %want
  br i1 %mine, label %caught, label %other
caught:
  %at = call ptr @__cxa_begin_catch(ptr %object)
  %x = load i32, ptr %at
  call void @__cxa_end_catch()
  %sum = add i32 %x, %kept
  ret i32 %sum
other:
  resume { ptr, i32 } %p
}`

// TestThrow runs a program that throws and catches in every form.
func TestThrow(t *testing.T) {
	for form := asRead; form <= allocated; form++ {
		got, err := interp.Run(context.Background(), program(t, "a.ll", catcher, form), interp.Options{})
		if err != nil || got.ExitCode != 37 {
			t.Errorf("%s: exit code %d, error %v; want 37", formNames[form], got.ExitCode, err)
		}
	}
}

// TestThrowUncaught ends where it throws: what nothing catches leaves nothing.
func TestThrowUncaught(t *testing.T) {
	text := thrower + `
define i32 @main(i32 %argc, ptr %argv) {
  call void @toss(i32 7)
  ret i32 0
}`
	got, err := interp.Run(context.Background(), program(t, "a.ll", text, asRead), interp.Options{})
	if err != nil || got.ExitCode != 134 {
		t.Errorf("exit code %d, error %v; want 134", got.ExitCode, err)
	}
}

// TestThrowNoUnwind is at fault: the call that the exception leaves says that none does.
func TestThrowNoUnwind(t *testing.T) {
	text := strings.Replace(catcher, "define i32 @main", `define void @between(i32 %x) {
  call void @toss(i32 %x) nounwind
  ret void
}
define i32 @main`, 1)
	text = strings.Replace(text, "invoke void @toss", "invoke void @between", 1)
	_, err := interp.Run(context.Background(), program(t, "a.ll", text, asRead), interp.Options{})
	var fault *interp.Fault
	if !errors.As(err, &fault) || fault.Func != "between" || !strings.Contains(fault.Msg, "nounwind") {
		t.Errorf("error %v, want a fault of between", err)
	}
}
