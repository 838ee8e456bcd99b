package llvmir

import (
	"strings"
	"testing"

	"spillway/ir"
)

const debugText = `target triple = "x86_64-pc-linux-gnu"
@g = global i32 7, align 4, !dbg !0
define i32 @f(i32 %a, ptr %p) !dbg !5 {
    #dbg_value(i32 %a, !8, !DIExpression(), !10)
    #dbg_value(i32 %later, !8, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !10)
  %s = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %s, metadata !9, metadata !DIExpression()), !dbg !10
  br label %n, !dbg !11
n:
  %later = add i32 %a, 1, !dbg !12
  call void @llvm.dbg.value(metadata i32 -5, metadata !8, metadata !DIExpression()), !dbg !10
  call void @llvm.dbg.value(metadata ptr getelementptr (i8, ptr @g, i64 2), metadata !8, metadata !DIExpression()), !dbg !10
    #dbg_value(!DIArgList(i32 %a, i32 %later), !8, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !10)
    #dbg_value(double 0x3FF8000000000000, !8, !DIExpression(), !10)
  ret i32 %later, !dbg !12
}
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!20}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 1, type: !4, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "me", emissionKind: FullDebug, unknownField: whatever(1, 2), globals: !{!0})
!3 = !DIFile(filename: "a.c", directory: "/d")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 2, type: !6, unit: !2, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !7)
!7 = !{!4, null}
!8 = !DILocalVariable(name: "a", arg: 1, scope: !5, type: !4)
!9 = !DILocalVariable(name: "s", scope: !5, type: !4)
!10 = !DILocation(line: 3, column: 4, scope: !5)
!11 = !DILocation(line: 5, scope: !5, inlinedAt: !10)
!12 = !DILocation(line: 6, column: 1, scope: !5)
!20 = !{i32 7, !"PIC Level", i32 2}
`

func TestDebug(t *testing.T) {
	m, err := Parse("a.ll", []byte(debugText))
	if err != nil {
		t.Fatal(err)
	}
	d := m.Debug
	if len(d.Units) != 1 || d.Kind(d.Units[0]) != ir.DebugCompileUnit || d.Str(d.Units[0], ir.KeyProducer) != "me" || m.Flags.PICLevel != 2 {
		t.Errorf("units %v, flags %v", d.Units, m.Flags)
	}
	if g := m.Globals[0]; len(g.Debug) != 1 || d.Str(d.Ref(g.Debug[0], ir.KeyVar), ir.KeyName) != "g" {
		t.Errorf("global: %v", g.Debug)
	}
	if n := len(d.Elements(d.Units[0], ir.KeyGlobals)); n != 1 {
		t.Errorf("%d globals in an inline tuple", n)
	}
	f := m.Funcs[0].Debug
	if f == nil || d.Int(f.Subprogram, ir.KeyFlags) != ir.FlagPrototyped|ir.FlagNoReturn || d.Int(f.Subprogram, ir.KeySPFlags) != ir.SPFlagDefinition {
		t.Fatalf("function: %+v", f)
	}
	add := m.Funcs[0].Blocks[1].Values[0]
	if l := d.Loc(f.LocOf(add.Pos)); l.Line != 6 || l.Col != 1 || l.InlinedAt != 0 {
		t.Errorf("the add is at %+v", l)
	}
	if l := d.Loc(f.LocOf(m.Funcs[0].Blocks[0].Term().Pos)); l.Line != 5 || d.Loc(l.InlinedAt).Line != 3 {
		t.Errorf("the branch is at %+v", l)
	}
	want := []struct {
		kind  ir.DebugRecordKind
		pos   int32
		block int
		value string
		ops   int
	}{
		{ir.DebugValue, 1, 0, "%a", 0}, {ir.DebugValue, 1, 0, "%later", 3}, {ir.DebugDeclare, 2, 0, "%s", 0},
		{ir.DebugValue, 4, 1, "-5", 0}, {ir.DebugValue, 4, 1, "@g", 0}, {ir.DebugValue, 4, 1, "%a", 5}, {ir.DebugValue, 4, 1, "1.5", 0},
	}
	if len(f.Records) != len(want) {
		t.Fatalf("%d records", len(f.Records))
	}
	for i, w := range want {
		r := f.Records[i]
		value := ""
		switch {
		case r.Value == nil:
		case r.Value.Op == ir.OpSym && r.Value.Imm == 2:
			value = "@" + r.Value.Sym.Sym().Name
		case r.Value.Op == ir.OpConst && r.Value.Imm == -5:
			value = "-5"
		case r.Value.Op == ir.OpConst && r.Value.Imm == 0x3FF8000000000000:
			value = "1.5"
		default:
			value = "%" + r.Value.Name
		}
		if r.Kind != w.kind || r.Pos != w.pos || r.Block != m.Funcs[0].Blocks[w.block] || value != w.value || len(d.Fields(r.Expr)) != w.ops || d.Loc(r.Loc).Line != 3 {
			t.Errorf("record %d: %+v, value %q, want %+v", i, r, value, w)
		}
	}
}

// TestDebugErrors checks that malformed metadata is an error with its place.
func TestDebugErrors(t *testing.T) {
	for _, c := range []struct{ old, new, want string }{
		{"!12 = !DILocation(line: 6, column: 1, scope: !5)", "!12 = !DILocation(line: 6, column: 1, scope: !77)", "a.ll:33:1: the scope of this DILocation is not defined"},
		{"inlinedAt: !10", "inlinedAt: !4", "a.ll:32:1: inlinedAt: is not a DILocation"},
		{"!7 = !{!4, null}", "!7 = !{!4, !99}", "a.ll:28:1: metadata !99 is not defined"},
		{"!7 = !{!4, null}", "!6 = !{!4, null}", "!6 is defined twice"},
		{"!7 = !{!4, null}", "!7 = !{!4, null", "expected ','"},
		{"#dbg_value(i32 %a, !8,", "#dbg_value(i32 %nobody, !8,", "a.ll:4:15: %nobody is not defined"},
		{"#dbg_value(i32 %a, !8,", "#dbg_value(i32 %a, !4,", "a.ll:4:15: the variable of a debug record is not a DILocalVariable"},
		{"#dbg_value(i32 %a, !8,", "#dbg_strange(i32 %a, !8,", "unknown debug record dbg_strange"},
		{"!4 = !DIBasicType(name:", "!4 = !DIBasicType(name", "expected the name of a field"},
	} {
		text := strings.Replace(debugText, c.old, c.new, 1)
		if text == debugText {
			t.Fatalf("%q is not in the text", c.old)
		}
		if _, err := Parse("a.ll", []byte(text)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.new, err, c.want)
		}
	}
	if _, err := Parse("a.ll", []byte(strings.Replace(debugText, "unknownField: whatever(1, 2)", "another: !{}, kind: strange | odd", 1))); err != nil {
		t.Errorf("unknown fields are not passed over: %v", err)
	}
}

// TestOldDebugOffsets reads llvm.dbg.value as LLVM wrote it before version 5: with a nonzero offset the variable has
// no value.
func TestOldDebugOffsets(t *testing.T) {
	text := strings.Replace(debugText, "metadata i32 -5, metadata !8", "metadata i32 -5, i64 0, metadata !8", 1)
	text = strings.Replace(text, "i64 2), metadata !8", "i64 2), i64 4, metadata !8", 1)
	m, err := Parse("a.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	old, err := Parse("a.ll", []byte(debugText))
	if err != nil {
		t.Fatal(err)
	}
	var gone []int
	for i, r := range m.Funcs[0].Debug.Records {
		want := old.Funcs[0].Debug.Records[i]
		switch {
		case r.Var != want.Var || r.Expr != want.Expr || r.Kind != want.Kind:
			t.Errorf("record %d: %+v, want %+v", i, r, want)
		case r.Value == nil && want.Value != nil:
			gone = append(gone, i)
		}
	}
	if len(gone) != 1 || gone[0] != 4 {
		t.Errorf("records without a value: %v, want number 4", gone)
	}
}

// TestHugeInitialValue rejects values too large for objects of the small code model, and reads zeros of any size.
func TestHugeInitialValue(t *testing.T) {
	if _, err := Parse("a.ll", []byte("@z = global [4294967296 x i8] zeroinitializer\n")); err != nil {
		t.Error(err)
	}
	_, err := Parse("a.ll", []byte("@x = global <{ i32, [1073741823 x i32] }> <{ i32 1, [1073741823 x i32] zeroinitializer }>\n"))
	if err == nil || !strings.Contains(err.Error(), "a.ll:1:") || !strings.Contains(err.Error(), "an initial value of 4294967296 bytes is not supported") {
		t.Errorf("got %v", err)
	}
}
