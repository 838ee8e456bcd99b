target triple = "x86_64-unknown-linux-gnu"
define i32 @f(i32 %a, i32 %b, i1 %c) !dbg !4 {
entry:
  br i1 %c, label %l, label %r, !dbg !9
l:
    #dbg_value(i32 %a, !8, !DIExpression(), !9)
  call void @g(), !dbg !9
  br label %j, !dbg !9
r:
    #dbg_value(i32 %b, !8, !DIExpression(), !9)
  call void @h(), !dbg !9
  br label %j, !dbg !9
j:
  call void @k(), !dbg !10
  call void @k(), !dbg !10
  %s = sub i32 %a, %b, !dbg !10
  ret i32 %s, !dbg !10
}
declare void @g()
declare void @h()
declare void @k()
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !7)
!5 = !DISubroutineType(types: !6)
!6 = !{!11, !11, !11}
!7 = !{!8}
!8 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !11)
!9 = !DILocation(line: 3, scope: !4)
!10 = !DILocation(line: 9, scope: !4)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
