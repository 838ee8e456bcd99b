target triple = "x86_64-unknown-linux-gnu"
define i32 @f(i32 %a, i32 %b, i1 %c) personality ptr @__gxx_personality_v0 !dbg !4 {
entry:
  %x = load volatile i32, ptr @v, !dbg !9
  br i1 %c, label %l, label %r, !dbg !9
l:
    #dbg_value(i32 %x, !8, !DIExpression(), !9)
  store volatile i32 1, ptr @v, !dbg !9
  br label %j, !dbg !9
r:
    #dbg_value(i32 %x, !8, !DIExpression(), !9)
  store volatile i32 2, ptr @v, !dbg !9
  br label %j, !dbg !9
j:
  invoke void @i(i32 %x) to label %n unwind label %u, !dbg !10
n:
  call void @k(), !dbg !10
  call void @k(), !dbg !10
  ret i32 %b, !dbg !10
u:
  %e = landingpad { ptr, i32 } cleanup, !dbg !10
  resume { ptr, i32 } %e, !dbg !10
}
@v = external global i32
declare void @i(i32)
declare i32 @__gxx_personality_v0(...)
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
