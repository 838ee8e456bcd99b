package coroutine_test

import (
	"fmt"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
)

// TestDebug splits a coroutine with debug information: the parts have their own subprograms, scopes, variables and
// locations, and records of variables in the frame refer to its address; in the ramp, from llvm.coro.begin on.
func TestDebug(t *testing.T) {
	const text = `
define ptr @f(ptr %mem, i32 %n) !dbg !5 {
  %a = alloca i32, !dbg !20
  %wide = alloca i32, align 64, !dbg !20
  store i32 %n, ptr %a, !dbg !20
    #dbg_declare(ptr %a, !7, !DIExpression(DW_OP_deref), !20)
    #dbg_declare(ptr %wide, !8, !DIExpression(), !21)
    #dbg_value(i32 %n, !9, !DIExpression(), !20)
  %id = call token @llvm.coro.id(i32 16, ptr null, ptr null, ptr null), !dbg !20
  %hdl = call ptr @llvm.coro.begin(token %id, ptr %mem), !dbg !20
  store i32 %n, ptr %wide, !dbg !21
  %s = call i8 @llvm.coro.suspend(token none, i1 false), !dbg !21
  switch i8 %s, label %return [ i8 0, label %next i8 1, label %return ], !dbg !21
next:
  %x = load i32, ptr %a, !dbg !22
    #dbg_value(i32 %x, !9, !DIExpression(), !22)
  %y = load i32, ptr %wide, !dbg !22
  store i32 %y, ptr %mem, !dbg !22
  store i32 %x, ptr %mem, !dbg !22
  br label %return
return:
  call i1 @llvm.coro.end(ptr %hdl, i1 false, token none), !dbg !20
  ret ptr %hdl, !dbg !20
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{null})
!5 = distinct !DISubprogram(name: "f", linkageName: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !{})
!6 = distinct !DILexicalBlock(scope: !5, file: !1, line: 2)
!7 = !DILocalVariable(name: "a", scope: !5, file: !1, line: 2, type: !10)
!8 = !DILocalVariable(name: "wide", scope: !6, file: !1, line: 3, type: !10)
!9 = !DILocalVariable(name: "n", scope: !5, file: !1, line: 4, type: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DILocation(line: 1, scope: !5)
!21 = !DILocation(line: 2, scope: !6)
!22 = !DILocation(line: 3, scope: !6)
` + declarations
	m, err := llvmir.Parse("a.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	for _, err := range append(ir.VerifyModule(m), ir.VerifyDebug(m)...) {
		t.Error(err)
	}
	d := m.Debug
	records := func(name string) (list []string) {
		for _, r := range m.Lookup(name).(*ir.Func).Debug.Records {
			value := "nothing"
			if r.Value != nil {
				value = r.Value.Op.String()
			}
			expr := []int64{}
			for _, f := range d.Fields(r.Expr) {
				expr = append(expr, f.Value)
			}
			list = append(list, fmt.Sprint(d.Str(r.Var, ir.KeyName), " ", r.Kind, " ", value, " ", expr))
		}
		return list
	}
	// The frame: two functions, the suspend index, wide at 32 or later, where it is aligned to 64 bytes at run time,
	// mem, and a at 96.
	subs := map[ir.DebugID]bool{}
	for name, want := range map[string][]string{
		"f":         {"a 2 alloca [6]", "a 2 arg [35 96 6]", "wide 2 arg [35 95 17 -64 26]", "n 1 arg []"},
		"f.resume":  {"a 0 arg [35 96 6]", "wide 0 arg [35 95 17 -64 26]", "n 1 load []"},
		"f.destroy": {"a 0 arg [35 96 6]", "wide 0 arg [35 95 17 -64 26]"},
	} {
		if got := records(name); fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("records of %s:\n%q\nwant\n%q", name, got, want)
		}
		sub := m.Lookup(name).(*ir.Func).Debug.Subprogram
		if got := d.Str(sub, ir.KeyLinkageName); got != name || d.Str(sub, ir.KeyName) != "f" || subs[sub] {
			t.Errorf("%s has the subprogram of %s, %s", name, d.Str(sub, ir.KeyName), got)
		}
		subs[sub] = true
	}
	f := m.Lookup("f.resume").(*ir.Func)
	lines := map[int32]bool{}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			lines[d.Loc(f.Debug.LocOf(v.Pos)).Line] = true
		}
	}
	if !lines[3] || !lines[1] {
		t.Errorf("lines of f.resume: %v", lines)
	}
}
