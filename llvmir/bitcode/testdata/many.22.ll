; ModuleID = 'many.22.bc'
source_filename = "many.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = dso_local global i32 3, align 4, !dbg !0
@.str = private unnamed_addr constant [3 x i8] c"%s\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [3 x i8] c"%f\00", align 1, !dbg !13
@.str.2 = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !15

; Function Attrs: nounwind uwtable
define dso_local i32 @sum(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !41 {
    #dbg_value(ptr %0, !52, !DIExpression(), !60)
    #dbg_value(i32 %1, !53, !DIExpression(), !60)
  switch i32 %1, label %24 [
    i32 1, label %3
    i32 2, label %5
    i32 7, label %21
  ], !dbg !61

3:                                                ; preds = %2
  %4 = tail call i32 (ptr, ...) @other(ptr noundef nonnull @.str, ptr noundef nonnull @.str.2) #3, !dbg !62
  br label %31, !dbg !64

5:                                                ; preds = %2
    #dbg_value(ptr %0, !65, !DIExpression(), !71)
    #dbg_value(double 0.000000e+00, !70, !DIExpression(), !71)
  %6 = icmp eq ptr %0, null, !dbg !73
  br i1 %6, label %18, label %7, !dbg !75

7:                                                ; preds = %5, %7
  %8 = phi double [ %15, %7 ], [ 0.000000e+00, %5 ]
  %9 = phi ptr [ %16, %7 ], [ %0, %5 ]
    #dbg_value(double %8, !70, !DIExpression(), !71)
    #dbg_value(ptr %9, !65, !DIExpression(), !71)
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 16, !dbg !76
  %11 = load double, ptr %10, align 8, !dbg !76, !tbaa !78
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 8, !dbg !83
  %13 = load i32, ptr %12, align 8, !dbg !83, !tbaa !84
  %14 = sitofp i32 %13 to double, !dbg !85
  %15 = tail call double @llvm.fmuladd.f64(double %11, double %14, double %8), !dbg !86
    #dbg_value(double %15, !70, !DIExpression(), !71)
  %16 = load ptr, ptr %9, align 8, !dbg !87, !tbaa !88
    #dbg_value(ptr %16, !65, !DIExpression(), !71)
  %17 = icmp eq ptr %16, null, !dbg !89
  br i1 %17, label %18, label %7, !dbg !90, !llvm.loop !91

18:                                               ; preds = %7, %5
  %19 = phi double [ 0.000000e+00, %5 ], [ %15, %7 ], !dbg !71
  %20 = tail call i32 (ptr, ...) @other(ptr noundef nonnull @.str.1, double noundef %19) #3, !dbg !96
  br label %31, !dbg !97

21:                                               ; preds = %2
  %22 = atomicrmw add ptr @counter, i32 7 seq_cst, align 4, !dbg !98
  %23 = add i32 %22, 7, !dbg !99
  br label %31, !dbg !100

24:                                               ; preds = %2
    #dbg_value(i32 %1, !54, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 128, DW_ATE_signed, DW_OP_stack_value), !60)
  %25 = and i32 %1, 1, !dbg !101
  %26 = icmp eq i32 %25, 0, !dbg !102
    #dbg_value(ptr poison, !56, !DIExpression(), !60)
  br i1 %26, label %29, label %27

27:                                               ; preds = %24
    #dbg_value(i32 %1, !54, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 128, DW_ATE_signed, DW_OP_stack_value), !60)
    #dbg_label(!58, !103)
  %28 = shl i32 %1, 2, !dbg !104
  br label %31, !dbg !105

29:                                               ; preds = %24
    #dbg_label(!59, !106)
  %30 = sub nsw i32 0, %1, !dbg !107
  br label %31, !dbg !108

31:                                               ; preds = %29, %27, %21, %18, %3
  %32 = phi i32 [ %28, %27 ], [ %30, %29 ], [ %4, %3 ], [ %20, %18 ], [ %23, %21 ], !dbg !60
  ret i32 %32, !dbg !109
}

declare !dbg !110 i32 @other(ptr noundef, ...) local_unnamed_addr #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}
!llvm.ident = !{!36}
!llvm.errno.tbaa = !{!37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 3, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "many.c", directory: "/src", checksumkind: CSK_MD5, checksum: "22fa596d920678b92b0d35f0e68b040f")
!4 = !{!5}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!0, !7, !13, !15, !20, !22}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 24, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 3)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 14, type: !9, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 2, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 32, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 4)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 2, type: !17, isLocal: true, isDefinition: true)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 2, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 128, elements: !27)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!27 = !{!28}
!28 = !DISubrange(count: 2)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 8, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 2}
!35 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!36 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!37 = !{!38, !38, i64 0}
!38 = !{!"int", !39, i64 0}
!39 = !{!"omnipotent char", !40, i64 0}
!40 = !{!"Simple C/C++ TBAA"}
!41 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 11, type: !42, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !51, keyInstructions: true)
!42 = !DISubroutineType(types: !43)
!43 = !{!5, !44, !5}
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 1, size: 192, elements: !46)
!46 = !{!47, !48, !49}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !45, file: !3, line: 1, baseType: !44, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !45, file: !3, line: 1, baseType: !5, size: 32, offset: 64)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "weight", scope: !45, file: !3, line: 1, baseType: !50, size: 64, offset: 128)
!50 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!51 = !{!52, !53, !54, !56, !58, !59}
!52 = !DILocalVariable(name: "n", arg: 1, scope: !41, file: !3, line: 11, type: !44)
!53 = !DILocalVariable(name: "k", arg: 2, scope: !41, file: !3, line: 11, type: !5)
!54 = !DILocalVariable(name: "wide", scope: !41, file: !3, line: 17, type: !55)
!55 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!56 = !DILocalVariable(name: "to", scope: !41, file: !3, line: 17, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!58 = !DILabel(scope: !41, name: "a", file: !3, line: 19, column: 1)
!59 = !DILabel(scope: !41, name: "b", file: !3, line: 20, column: 1)
!60 = !DILocation(line: 0, scope: !41)
!61 = !DILocation(line: 12, column: 3, scope: !41, atomGroup: 1, atomRank: 1)
!62 = !DILocation(line: 13, column: 18, scope: !63, atomGroup: 2, atomRank: 2)
!63 = distinct !DILexicalBlock(scope: !41, file: !3, line: 12, column: 14)
!64 = !DILocation(line: 13, column: 11, scope: !63, atomGroup: 2, atomRank: 1)
!65 = !DILocalVariable(name: "n", arg: 1, scope: !66, file: !3, line: 5, type: !44)
!66 = distinct !DISubprogram(name: "total", scope: !3, file: !3, line: 5, type: !67, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !69, keyInstructions: true)
!67 = !DISubroutineType(types: !68)
!68 = !{!50, !44}
!69 = !{!65, !70}
!70 = !DILocalVariable(name: "sum", scope: !66, file: !3, line: 6, type: !50)
!71 = !DILocation(line: 0, scope: !66, inlinedAt: !72)
!72 = distinct !DILocation(line: 14, column: 30, scope: !63)
!73 = !DILocation(line: 7, column: 3, scope: !74, inlinedAt: !72, atomGroup: 12, atomRank: 1)
!74 = distinct !DILexicalBlock(scope: !66, file: !3, line: 7, column: 3)
!75 = !DILocation(line: 7, column: 3, scope: !74, inlinedAt: !72, atomGroup: 13, atomRank: 1)
!76 = !DILocation(line: 8, column: 15, scope: !77, inlinedAt: !72)
!77 = distinct !DILexicalBlock(scope: !74, file: !3, line: 7, column: 3)
!78 = !{!79, !82, i64 16}
!79 = !{!"node", !80, i64 0, !38, i64 8, !82, i64 16}
!80 = !{!"p1 _ZTS4node", !81, i64 0}
!81 = !{!"any pointer", !39, i64 0}
!82 = !{!"double", !39, i64 0}
!83 = !DILocation(line: 8, column: 27, scope: !77, inlinedAt: !72)
!84 = !{!79, !38, i64 8}
!85 = !DILocation(line: 8, column: 24, scope: !77, inlinedAt: !72)
!86 = !DILocation(line: 8, column: 9, scope: !77, inlinedAt: !72, atomGroup: 4, atomRank: 2)
!87 = !DILocation(line: 7, column: 20, scope: !77, inlinedAt: !72, atomGroup: 5, atomRank: 2)
!88 = !{!79, !80, i64 0}
!89 = !DILocation(line: 7, column: 3, scope: !74, inlinedAt: !72, atomGroup: 2, atomRank: 1)
!90 = !DILocation(line: 7, column: 3, scope: !74, inlinedAt: !72, atomGroup: 3, atomRank: 1)
!91 = distinct !{!91, !92, !93, !94, !95}
!92 = !DILocation(line: 7, column: 3, scope: !74, inlinedAt: !72)
!93 = !DILocation(line: 8, column: 27, scope: !74, inlinedAt: !72)
!94 = !{!"llvm.loop.mustprogress"}
!95 = !{!"llvm.loop.unroll.disable"}
!96 = !DILocation(line: 14, column: 18, scope: !63, atomGroup: 3, atomRank: 2)
!97 = !DILocation(line: 14, column: 11, scope: !63, atomGroup: 3, atomRank: 1)
!98 = !DILocation(line: 15, column: 18, scope: !63)
!99 = !DILocation(line: 15, column: 18, scope: !63, atomGroup: 5, atomRank: 2)
!100 = !DILocation(line: 15, column: 11, scope: !63, atomGroup: 4, atomRank: 1)
!101 = !DILocation(line: 17, column: 35, scope: !41)
!102 = !DILocation(line: 17, column: 33, scope: !41)
!103 = !DILocation(line: 19, column: 1, scope: !41)
!104 = !DILocation(line: 19, column: 28, scope: !41, atomGroup: 9, atomRank: 3)
!105 = !DILocation(line: 19, column: 4, scope: !41, atomGroup: 9, atomRank: 1)
!106 = !DILocation(line: 20, column: 1, scope: !41)
!107 = !DILocation(line: 20, column: 11, scope: !41, atomGroup: 10, atomRank: 2)
!108 = !DILocation(line: 20, column: 4, scope: !41, atomGroup: 10, atomRank: 1)
!109 = !DILocation(line: 21, column: 1, scope: !41, atomGroup: 11, atomRank: 1)
!110 = !DISubprogram(name: "other", scope: !3, file: !3, line: 4, type: !111, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!111 = !DISubroutineType(types: !112)
!112 = !{!5, !25, null}
