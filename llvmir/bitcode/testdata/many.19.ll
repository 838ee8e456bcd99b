; ModuleID = 'many.19.bc'
source_filename = "many.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = dso_local global i32 3, align 4, !dbg !0
@.str = private unnamed_addr constant [3 x i8] c"%s\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [3 x i8] c"%f\00", align 1, !dbg !13
@.str.2 = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !15

; Function Attrs: nounwind uwtable
define dso_local i32 @sum(ptr noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 !dbg !37 {
    #dbg_value(ptr %0, !48, !DIExpression(), !56)
    #dbg_value(i32 %1, !49, !DIExpression(), !56)
  switch i32 %1, label %24 [
    i32 1, label %3
    i32 2, label %5
    i32 7, label %21
  ], !dbg !57

3:                                                ; preds = %2
  %4 = tail call i32 (ptr, ...) @other(ptr noundef nonnull @.str, ptr noundef nonnull @.str.2) #3, !dbg !58
  br label %31, !dbg !60

5:                                                ; preds = %2
    #dbg_value(ptr %0, !61, !DIExpression(), !67)
    #dbg_value(double 0.000000e+00, !66, !DIExpression(), !67)
  %6 = icmp eq ptr %0, null, !dbg !69
  br i1 %6, label %18, label %7, !dbg !69

7:                                                ; preds = %5, %7
  %8 = phi double [ %15, %7 ], [ 0.000000e+00, %5 ]
  %9 = phi ptr [ %16, %7 ], [ %0, %5 ]
    #dbg_value(double %8, !66, !DIExpression(), !67)
    #dbg_value(ptr %9, !61, !DIExpression(), !67)
  %10 = getelementptr inbounds i8, ptr %9, i64 16, !dbg !71
  %11 = load double, ptr %10, align 8, !dbg !71, !tbaa !73
  %12 = getelementptr inbounds i8, ptr %9, i64 8, !dbg !80
  %13 = load i32, ptr %12, align 8, !dbg !80, !tbaa !81
  %14 = sitofp i32 %13 to double, !dbg !82
  %15 = tail call double @llvm.fmuladd.f64(double %11, double %14, double %8), !dbg !83
    #dbg_value(double %15, !66, !DIExpression(), !67)
  %16 = load ptr, ptr %9, align 8, !dbg !84, !tbaa !85
    #dbg_value(ptr %16, !61, !DIExpression(), !67)
  %17 = icmp eq ptr %16, null, !dbg !69
  br i1 %17, label %18, label %7, !dbg !69, !llvm.loop !86

18:                                               ; preds = %7, %5
  %19 = phi double [ 0.000000e+00, %5 ], [ %15, %7 ], !dbg !67
  %20 = tail call i32 (ptr, ...) @other(ptr noundef nonnull @.str.1, double noundef %19) #3, !dbg !90
  br label %31, !dbg !91

21:                                               ; preds = %2
  %22 = atomicrmw add ptr @counter, i32 7 seq_cst, align 4, !dbg !92
  %23 = add i32 %22, 7, !dbg !92
  br label %31, !dbg !93

24:                                               ; preds = %2
    #dbg_value(i32 %1, !50, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 128, DW_ATE_signed, DW_OP_stack_value), !56)
  %25 = and i32 %1, 1, !dbg !94
  %26 = icmp eq i32 %25, 0, !dbg !95
    #dbg_value(ptr poison, !52, !DIExpression(), !56)
  br i1 %26, label %29, label %27

27:                                               ; preds = %24
    #dbg_value(i32 %1, !50, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 128, DW_ATE_signed, DW_OP_stack_value), !56)
    #dbg_label(!54, !96)
  %28 = shl i32 %1, 2, !dbg !97
  br label %31, !dbg !98

29:                                               ; preds = %24
    #dbg_label(!55, !99)
  %30 = sub nsw i32 0, %1, !dbg !100
  br label %31, !dbg !101

31:                                               ; preds = %29, %27, %21, %18, %3
  %32 = phi i32 [ %28, %27 ], [ %30, %29 ], [ %23, %21 ], [ %20, %18 ], [ %4, %3 ], !dbg !56
  ret i32 %32, !dbg !102
}

declare !dbg !103 i32 @other(ptr noundef, ...) local_unnamed_addr #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}
!llvm.ident = !{!36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 3, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
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
!36 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!37 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 11, type: !38, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !47)
!38 = !DISubroutineType(types: !39)
!39 = !{!5, !40, !5}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 1, size: 192, elements: !42)
!42 = !{!43, !44, !45}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !41, file: !3, line: 1, baseType: !40, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !41, file: !3, line: 1, baseType: !5, size: 32, offset: 64)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "weight", scope: !41, file: !3, line: 1, baseType: !46, size: 64, offset: 128)
!46 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!47 = !{!48, !49, !50, !52, !54, !55}
!48 = !DILocalVariable(name: "n", arg: 1, scope: !37, file: !3, line: 11, type: !40)
!49 = !DILocalVariable(name: "k", arg: 2, scope: !37, file: !3, line: 11, type: !5)
!50 = !DILocalVariable(name: "wide", scope: !37, file: !3, line: 17, type: !51)
!51 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!52 = !DILocalVariable(name: "to", scope: !37, file: !3, line: 17, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!54 = !DILabel(scope: !37, name: "a", file: !3, line: 19)
!55 = !DILabel(scope: !37, name: "b", file: !3, line: 20)
!56 = !DILocation(line: 0, scope: !37)
!57 = !DILocation(line: 12, column: 3, scope: !37)
!58 = !DILocation(line: 13, column: 18, scope: !59)
!59 = distinct !DILexicalBlock(scope: !37, file: !3, line: 12, column: 14)
!60 = !DILocation(line: 13, column: 11, scope: !59)
!61 = !DILocalVariable(name: "n", arg: 1, scope: !62, file: !3, line: 5, type: !40)
!62 = distinct !DISubprogram(name: "total", scope: !3, file: !3, line: 5, type: !63, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !65)
!63 = !DISubroutineType(types: !64)
!64 = !{!46, !40}
!65 = !{!61, !66}
!66 = !DILocalVariable(name: "sum", scope: !62, file: !3, line: 6, type: !46)
!67 = !DILocation(line: 0, scope: !62, inlinedAt: !68)
!68 = distinct !DILocation(line: 14, column: 30, scope: !59)
!69 = !DILocation(line: 7, column: 3, scope: !70, inlinedAt: !68)
!70 = distinct !DILexicalBlock(scope: !62, file: !3, line: 7, column: 3)
!71 = !DILocation(line: 8, column: 15, scope: !72, inlinedAt: !68)
!72 = distinct !DILexicalBlock(scope: !70, file: !3, line: 7, column: 3)
!73 = !{!74, !79, i64 16}
!74 = !{!"node", !75, i64 0, !78, i64 8, !79, i64 16}
!75 = !{!"any pointer", !76, i64 0}
!76 = !{!"omnipotent char", !77, i64 0}
!77 = !{!"Simple C/C++ TBAA"}
!78 = !{!"int", !76, i64 0}
!79 = !{!"double", !76, i64 0}
!80 = !DILocation(line: 8, column: 27, scope: !72, inlinedAt: !68)
!81 = !{!74, !78, i64 8}
!82 = !DILocation(line: 8, column: 24, scope: !72, inlinedAt: !68)
!83 = !DILocation(line: 8, column: 9, scope: !72, inlinedAt: !68)
!84 = !DILocation(line: 7, column: 20, scope: !72, inlinedAt: !68)
!85 = !{!74, !75, i64 0}
!86 = distinct !{!86, !69, !87, !88, !89}
!87 = !DILocation(line: 8, column: 27, scope: !70, inlinedAt: !68)
!88 = !{!"llvm.loop.mustprogress"}
!89 = !{!"llvm.loop.unroll.disable"}
!90 = !DILocation(line: 14, column: 18, scope: !59)
!91 = !DILocation(line: 14, column: 11, scope: !59)
!92 = !DILocation(line: 15, column: 18, scope: !59)
!93 = !DILocation(line: 15, column: 11, scope: !59)
!94 = !DILocation(line: 17, column: 35, scope: !37)
!95 = !DILocation(line: 17, column: 33, scope: !37)
!96 = !DILocation(line: 19, column: 1, scope: !37)
!97 = !DILocation(line: 19, column: 28, scope: !37)
!98 = !DILocation(line: 19, column: 4, scope: !37)
!99 = !DILocation(line: 20, column: 1, scope: !37)
!100 = !DILocation(line: 20, column: 11, scope: !37)
!101 = !DILocation(line: 20, column: 4, scope: !37)
!102 = !DILocation(line: 21, column: 1, scope: !37)
!103 = !DISubprogram(name: "other", scope: !3, file: !3, line: 4, type: !104, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!104 = !DISubroutineType(types: !105)
!105 = !{!5, !25, null}
