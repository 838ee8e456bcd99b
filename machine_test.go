package spillway_test

import (
	"context"
	"strings"
	"testing"

	"spillway"
	"spillway/llvmir"
)

// Layouts as clang prints them.
const (
	layoutAMD64    = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
	layoutAMD64Old = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
	layoutI386     = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"
	layoutI386Old  = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
	layoutX32      = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
	layoutWin64    = "e-m:w-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
	layoutWin32    = "e-m:x-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:32-n8:16:32-a:0:32-S32"
	layoutMacOS    = "e-m:o-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
	layoutBig      = "E-m:e-i64:64-n32:64-S128"
)

// TestMachines compiles for triples and layouts that targets serve, and needs an
// error that names the triple or the layout and the target for others.
func TestMachines(t *testing.T) {
	for _, c := range []struct {
		triple, layout, target string // target: "" for that of the module
		served                 string // by which target; "" for none
	}{
		{"", "", "", "amd64"},
		{"", "", "amd64", "amd64"},
		{"", "", "i386", "i386"},
		{"x86_64-pc-linux-gnu", layoutAMD64, "", "amd64"},
		{"x86_64-pc-linux-gnu", layoutAMD64Old, "amd64", "amd64"},
		{"x86_64-unknown-freebsd14", layoutAMD64, "", "amd64"},
		{"x86_64-linux-musl", "", "", "amd64"},
		{"i686-linux-android", layoutI386, "", "i386"},
		{"i386-pc-linux-gnu", layoutI386Old, "i386", "i386"},
		{"i586-pc-linux-gnu", "", "i386", "i386"},
		{"x86_64", "", "", "amd64"},
		{"i686", layoutI386, "i386", "i386"},
		{"", layoutAMD64, "", "amd64"},
		{"", layoutI386, "", "i386"},
		{"", layoutI386, "i386", "i386"},

		{"x86_64-pc-linux-gnu", layoutAMD64, "i386", ""},
		{"x86_64-pc-linux-gnu", "", "i386", ""},
		{"", layoutAMD64, "i386", ""},
		{"i386-pc-linux-gnu", layoutI386, "amd64", ""},
		{"", layoutI386, "amd64", ""},
		{"x86_64h", "", "amd64", ""},
		{"x86_64-pc-windows-msvc19.33.0", layoutWin64, "", ""},
		{"x86_64-w64-windows-gnu", "", "amd64", ""},
		{"", layoutWin64, "", ""},
		{"i686-pc-windows-msvc", layoutWin32, "i386", ""},
		{"x86_64-apple-macosx14.0.0", layoutMacOS, "", ""},
		{"x86_64-apple-darwin23.1.0", "", "amd64", ""},
		{"", layoutMacOS, "amd64", ""},
		{"x86_64-pc-linux-gnux32", layoutX32, "", ""},
		{"armv7-unknown-linux-gnueabi", "", "", "arm"},
		{"arm-linux-gnueabi", "", "", "arm"},
		{"thumbv6m-none-unknown-eabi", "", "", "thumb"},
		{"thumbv6-unknown-linux-gnueabi", "", "", "thumb"},
		{"thumbv7-unknown-linux-gnueabi", "", "", "thumb"},
		{"thumbv7a-unknown-linux-gnueabi", "", "", "thumb"},
		{"thumbv7-unknown-linux-gnueabihf", "", "", "thumb"},
		{"armv7-unknown-linux-gnueabihf", "", "", "arm"},
		{"thumbv6m-none-eabihf", "", "thumb", ""}, // floats in registers of their own
		{"x86_64-pc-linux-gnux32", "", "amd64", ""},
		{"", layoutX32, "", ""},
		{"aarch64-unknown-linux-gnu", "", "amd64", ""},
		{"", layoutBig, "amd64", ""},
	} {
		text := "define i64 @f(i64 %x) {\n  ret i64 %x\n}\n"
		if c.triple != "" {
			text = "target triple = \"" + c.triple + "\"\n" + text
		}
		if c.layout != "" {
			text = "target datalayout = \"" + c.layout + "\"\n" + text
		}
		m, err := llvmir.Parse("a.ll", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		var opts spillway.Options
		named := "target amd64"
		if c.target != "" {
			opts.Target, _ = spillway.TargetByName(c.target)
			named = "target " + c.target
		}
		out, err := spillway.Compile(context.Background(), m, opts)
		switch {
		case c.served != "" && (err != nil || out.Target.Name != c.served):
			t.Errorf("%+v: %v", c, err)
		case c.served == "" && err == nil:
			t.Errorf("%+v: compiles", c)
		case c.served == "":
			msg := err.Error()
			if !strings.Contains(msg, named) || !(c.triple != "" && strings.Contains(msg, c.triple) || c.layout != "" && strings.Contains(msg, c.layout)) {
				t.Errorf("%+v: the error does not name both: %s", c, msg)
			}
		}
	}
}

// TestRefusedTriples wants advice for triples of Arm that are not supported, whichever target is named.
func TestRefusedTriples(t *testing.T) {
	for triple, advice := range map[string]string{
		"armv5e-unknown-linux-gnueabi":  "-march=armv6", // clang's for arm-linux-gnueabi
		"armv4t-unknown-linux-gnueabi":  "-march=armv6",
		"thumbv5e-none-unknown-eabi":    "-march=armv6",
		"armebv7-unknown-linux-gnueabi": "little-endian",
	} {
		m, err := llvmir.Parse("a.ll", []byte("target triple = \""+triple+"\"\ndefine void @f() {\n  ret void\n}\n"))
		if err != nil {
			t.Fatal(err)
		}
		arm, err := spillway.TargetByName("arm")
		if err != nil {
			t.Fatal(err)
		}
		for _, opts := range []spillway.Options{{}, {Target: arm}} {
			if _, err := spillway.Compile(context.Background(), m, opts); err == nil || !strings.Contains(err.Error(), triple) || !strings.Contains(err.Error(), advice) {
				t.Errorf("%s: error %v, want advice with %q", triple, err, advice)
			}
		}
	}
}

// textOf returns what the body of @f with parameters x and y, of type typ, becomes on a machine.
func textOf(t *testing.T, triple, typ, body string) string {
	t.Helper()
	m, err := llvmir.Parse("a.ll", []byte("target triple = \""+triple+"\"\ndeclare i32 @g(i32)\ndefine "+typ+" @f("+typ+" %x, "+typ+" %y) {\n"+body+"}\n"))
	if err != nil {
		t.Fatal(err)
	}
	out, err := spillway.Compile(context.Background(), m, spillway.Options{Check: true})
	if err != nil {
		t.Fatal(err)
	}
	return string(out.Assembly)
}

// TestPadSaves expects functions with calls to align the stack pointer by one more saved register where their frame holds nothing else.
func TestPadSaves(t *testing.T) {
	for _, triple := range []string{"armv6-unknown-linux-gnueabi", "thumbv6m-none-unknown-eabi"} {
		text := textOf(t, triple, "i32", "  %v = call i32 @g(i32 %x)\n  %w = add i32 %v, 1\n  ret i32 %w\n")
		if !strings.Contains(text, "push {r4, lr}") || !strings.Contains(text, "pop {r4, pc}") || strings.Contains(text, "add sp") {
			t.Errorf("%s:\n%s", triple, text)
		}
	}
}

// TestHardFloat expects floats in the registers of the convention that the triple, or the function, asks for.
func TestHardFloat(t *testing.T) {
	const vfp = " #0 {\nentry:\n"
	for _, c := range []struct{ triple, head, body, want string }{
		{"armv7-unknown-linux-gnueabihf", "define float @f(float %a, double %b, float %x)", "ret float %x", "vmov.f32 s0, s1"},
		{"armv7-unknown-linux-gnueabihf", "define double @f({ float, [2 x float] } %a, double %b)", "ret double %b", "vmov.f64 d0, d2"},
		{"armv7-unknown-linux-gnueabihf", "define double @f([4 x double] %a, [4 x double] %b, [2 x double] %c, float %d, double %e)", "ret double %e", "vldr d0, [sp, #24]"},
		{"armv7-unknown-linux-gnueabihf", "define float @f(i64 %a)", "%x = uitofp i64 %a to float\nret float %x", "bl __aeabi_ul2f\n\tvmov s0, r0"},
		{"armv7-unknown-linux-gnueabihf", "define float @f(i32 %a, ...)", "%x = bitcast i32 %a to float\nret float %x", "vmov s0, r0\n\tvmov r0, s0"},
		{"thumbv7em-none-eabihf", "define float @f(float %a, double %b, float %c)", "%x = fadd float %a, %c\nret float %x", "vadd.f32 s0, s0, s1"},
		{"thumbv7em-none-eabihf", "define double @f(double %a, double %b)", "%x = fadd double %a, %b\nret double %x", "bl __aeabi_dadd\n\tstr r0, [sp]\n\tstr r1, [sp, #4]\n\tvldr d0, [sp]"},
		{"thumbv7em-none-eabihf", "define float @f(ptr %p, float %b)", "%x = atomicrmw fadd ptr %p, float %b monotonic\nret float %x", "vadd.f32"},
		{"thumbv7em-none-eabihf", "define float @f(ptr %p, float %b)", "%x = atomicrmw fmax ptr %p, float %b monotonic\nret float %x", "vcmp.f32"},
		{"thumbv7em-none-eabihf", "define double @f(ptr %p, double %b)", "%x = atomicrmw fmin ptr %p, double %b monotonic\nret double %x", "vldr d1, [sp, #8]\n\tbl fmin\n"},
		{"armv7-unknown-linux-gnueabihf", "define arm_aapcscc float @f(float %a, float %b)", "ret float %b", "vmov s0, r1"},
		{"armv7-unknown-linux-gnueabi", "define float @f(float %a, float %b)", "ret float %b", "vmov s0, r1"},
		{"armv7-unknown-linux-gnueabi", "define arm_aapcs_vfpcc float @f(float %a, float %b)", "ret float %b", "vmov.f32 s0, s1"},
	} {
		text := "target triple = \"" + c.triple + "\"\n" + c.head + vfp + c.body + "\n}\nattributes #0 = { nounwind \"target-features\"=\"+vfp2\" }\n"
		if strings.HasPrefix(c.triple, "thumb") { // doubles by the library
			text = strings.Replace(text, "+vfp2", "+vfp2sp", 1)
		}
		m, err := llvmir.Parse("a.ll", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		out, err := spillway.Compile(context.Background(), m, spillway.Options{Check: true})
		if err != nil {
			t.Errorf("%s: %v", c.head, err)
		} else if !strings.Contains(string(out.Assembly), c.want) {
			t.Errorf("%s, %s: no %q in\n%s", c.triple, c.head, c.want, out.Assembly)
		}
	}
}

// TestWideCalls expects products and shifts of 64 bits to be calls on Thumb-1, and instructions elsewhere.
func TestWideCalls(t *testing.T) {
	for triple, calls := range map[string]bool{"thumbv6m-none-unknown-eabi": true, "armv6-unknown-linux-gnueabi": false, "i386-pc-linux-gnu": false} {
		text := textOf(t, triple, "i64", "  %v = mul i64 %x, %y\n  %w = shl i64 %v, %x\n  ret i64 %w\n")
		if strings.Contains(text, "bl __aeabi_lmul") != calls || strings.Contains(text, "bl __aeabi_llsl") != calls {
			t.Errorf("%s:\n%s", triple, text)
		}
	}
}
