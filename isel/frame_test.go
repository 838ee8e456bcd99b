package isel_test

import (
	"os"
	"path/filepath"
	"testing"

	"spillway/isel"
	"spillway/mach"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// TestFramePointer expects what reads the frame pointer, or moves the stack pointer,
// to make its function keep a frame pointer, and a return address not to.
func TestFramePointer(t *testing.T) {
	for _, machine := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC)} {
		for body, want := range map[string]bool{
			"%r = call ptr @llvm.frameaddress.p0(i32 0)":                                   true,
			"%r = call ptr @llvm.frameaddress.p0(i32 2)":                                   true,
			"%r = call ptr @llvm.returnaddress(i32 0)":                                     false,
			"%r = call ptr @llvm.returnaddress(i32 1)":                                     true,
			"%r = alloca i8, i32 %n":                                                       true,
			"%r = call ptr @llvm.stacksave.p0()\ncall void @llvm.stackrestore.p0(ptr %r)":  true,
			"call i32 @llvm.eh.sjlj.setjmp(ptr @b)\n%r = getelementptr i8, ptr @b, i32 %n": true,
			"%r = alloca i8\nstore volatile i8 0, ptr %r":                                  false,
		} {
			text := "declare ptr @llvm.frameaddress.p0(i32)\ndeclare ptr @llvm.returnaddress(i32)\ndeclare ptr @llvm.stacksave.p0()\n" +
				"declare void @llvm.stackrestore.p0(ptr)\ndeclare i32 @llvm.eh.sjlj.setjmp(ptr)\n@b = global [5 x ptr] zeroinitializer\ndefine ptr @f(i32 %n) {\n" + body + "\nret ptr %r\n}\n"
			file := filepath.Join(t.TempDir(), "test.ll")
			if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
			m := legalModule(t, file, machine)
			f, err := isel.Select(m.Funcs[len(m.Funcs)-1], machine, isel.Options{})
			if err != nil {
				t.Fatal(err)
			}
			if errs := mach.Verify(f, mach.Selected); errs != nil {
				t.Errorf("%s: %s: %v", machine.Name, body, errs)
			}
			if f.UsesFP != want {
				t.Errorf("%s: %s: keeps a frame pointer: %v", machine.Name, body, f.UsesFP)
			}
		}
	}
}
