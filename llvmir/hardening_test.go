package llvmir_test

import (
	"strings"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
)

const hardened = `define internal void @f() sspstrong nocf_check "probe-stack"="inline-asm" "stack-probe-size"="8192" "stack-protector-buffer-size"="4" "patchable-function-entry"="5" "patchable-function-prefix"="2" {
  ret void
}
define void @g() #0 {
  ret void
}
define void @h() sspreq "probe-stack"="inline-asm" "stack-probe-size"="4096" {
  ret void
}
define void @plain() "stack-protector-buffer-size"="4" "stack-probe-size"="8192" {
  ret void
}
attributes #0 = { ssp "stack-protector-buffer-size"="8" }
!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}
!0 = !{i32 8, !"cf-protection-return", i32 1}
!1 = !{i32 8, !"cf-protection-branch", i32 1}
!2 = !{i32 1, !"stack-protector-guard", !"tls"}
!3 = !{i32 1, !"stack-protector-guard-reg", !"fs"}
!4 = !{i32 1, !"stack-protector-guard-offset", i32 -48}
!5 = !{i32 1, !"stack-protector-guard-symbol", !"guard"}
`

// TestHardening reads attributes and module flags of hardening, writes them and reads what is written.
func TestHardening(t *testing.T) {
	text := hardened
	for range 2 {
		m, err := llvmir.Parse("in.ll", []byte(text), machines...)
		if err != nil {
			t.Fatal(err)
		}
		fl, g := &m.Flags, &m.Flags.StackGuard
		if !fl.CFBranch || !fl.CFReturn || g.Kind != "tls" || g.Register != "fs" || g.Symbol != "guard" || g.Offset == nil || *g.Offset != -48 {
			t.Errorf("flags %+v", fl)
		}
		if a := &m.Funcs[0].Attrs; a.PatchEntry != 5 || a.PatchPrefix != 2 {
			t.Errorf("room for patches: %d bytes and %d before the entry", a.PatchEntry, a.PatchPrefix)
		}
		for i, want := range []struct {
			guard  ir.StackProtector
			buffer int64
			probe  int64
			nocf   bool
		}{{ir.ProtectStrong, 4, 8192, true}, {ir.ProtectBuffers, 8, 0, false}, {ir.ProtectAlways, 8, 4096, false}, {ir.NoStackProtector, 4, 0, false}} {
			a := &m.Funcs[i].Attrs
			buffer := a.StackBuffer
			if buffer == 0 {
				buffer = ir.DefaultStackBuffer
			}
			if a.StackProtector != want.guard || want.guard != 0 && buffer != want.buffer || a.Probe(16) != want.probe || a.NoCFCheck != want.nocf {
				t.Errorf("@%s: %+v", m.Funcs[i].Name, a)
			}
		}
		text = m.String()
	}
	if _, bodies, err := llvmir.ParseLazy("in.ll", []byte(hardened), "", machines...); err != nil || bodies != nil {
		t.Errorf("%v: bodies are read later, though it matters whose addresses they take", err)
	}
	for _, c := range []struct{ attr, want string }{
		{`"stack-probe-size"="many"`, `in.ll:1:18: stack-probe-size "many" is not a byte count`},
		{`"stack-protector-buffer-size"="-1"`, `in.ll:1:18: stack-protector-buffer-size "-1" is not a byte count`},
	} {
		if _, err := llvmir.Parse("in.ll", []byte("define void @f() "+c.attr+" {\n  ret void\n}\n"), machines...); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", c.attr, err)
		}
	}
}
