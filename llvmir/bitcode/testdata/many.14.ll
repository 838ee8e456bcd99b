; ModuleID = 'many.14.bc'
source_filename = "many.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node*, i32, double }

@counter = dso_local global i32 3, align 4, !dbg !0
@.str = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"%f\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"one\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @sum(%struct.node* noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 !dbg !22 {
  call void @llvm.dbg.value(metadata %struct.node* %0, metadata !33, metadata !DIExpression()), !dbg !41
  call void @llvm.dbg.value(metadata i32 %1, metadata !34, metadata !DIExpression()), !dbg !41
  switch i32 %1, label %25 [
    i32 1, label %3
    i32 2, label %5
    i32 7, label %22
  ], !dbg !42

3:                                                ; preds = %2
  %4 = call i32 (i8*, ...) @other(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0)) #3, !dbg !43
  br label %32, !dbg !45

5:                                                ; preds = %2
  call void @llvm.dbg.value(metadata %struct.node* %0, metadata !46, metadata !DIExpression()) #3, !dbg !52
  call void @llvm.dbg.value(metadata double 0.000000e+00, metadata !51, metadata !DIExpression()) #3, !dbg !52
  %6 = icmp eq %struct.node* %0, null, !dbg !54
  br i1 %6, label %19, label %7, !dbg !54

7:                                                ; preds = %5, %7
  %8 = phi double [ %15, %7 ], [ 0.000000e+00, %5 ]
  %9 = phi %struct.node* [ %17, %7 ], [ %0, %5 ]
  call void @llvm.dbg.value(metadata double %8, metadata !51, metadata !DIExpression()) #3, !dbg !52
  call void @llvm.dbg.value(metadata %struct.node* %9, metadata !46, metadata !DIExpression()) #3, !dbg !52
  %10 = getelementptr inbounds %struct.node, %struct.node* %9, i64 0, i32 2, !dbg !56
  %11 = load double, double* %10, align 8, !dbg !56, !tbaa !58
  %12 = getelementptr inbounds %struct.node, %struct.node* %9, i64 0, i32 1, !dbg !65
  %13 = load i32, i32* %12, align 8, !dbg !65, !tbaa !66
  %14 = sitofp i32 %13 to double, !dbg !67
  %15 = call double @llvm.fmuladd.f64(double %11, double %14, double %8) #3, !dbg !68
  call void @llvm.dbg.value(metadata double %15, metadata !51, metadata !DIExpression()) #3, !dbg !52
  %16 = getelementptr inbounds %struct.node, %struct.node* %9, i64 0, i32 0, !dbg !69
  %17 = load %struct.node*, %struct.node** %16, align 8, !dbg !69, !tbaa !70
  call void @llvm.dbg.value(metadata %struct.node* %17, metadata !46, metadata !DIExpression()) #3, !dbg !52
  %18 = icmp eq %struct.node* %17, null, !dbg !54
  br i1 %18, label %19, label %7, !dbg !54, !llvm.loop !71

19:                                               ; preds = %7, %5
  %20 = phi double [ 0.000000e+00, %5 ], [ %15, %7 ], !dbg !52
  %21 = call i32 (i8*, ...) @other(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0), double noundef %20) #3, !dbg !75
  br label %32, !dbg !76

22:                                               ; preds = %2
  %23 = atomicrmw add i32* @counter, i32 7 seq_cst, align 4, !dbg !77
  %24 = add i32 %23, 7, !dbg !77
  br label %32, !dbg !78

25:                                               ; preds = %2
  call void @llvm.dbg.value(metadata i32 %1, metadata !35, metadata !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 128, DW_ATE_signed, DW_OP_stack_value)), !dbg !41
  %26 = and i32 %1, 1, !dbg !79
  %27 = icmp eq i32 %26, 0, !dbg !80
  call void @llvm.dbg.value(metadata i8* undef, metadata !37, metadata !DIExpression()), !dbg !41
  br i1 %27, label %30, label %28

28:                                               ; preds = %25
  call void @llvm.dbg.value(metadata i32 %1, metadata !35, metadata !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 128, DW_ATE_signed, DW_OP_stack_value)), !dbg !41
  call void @llvm.dbg.label(metadata !39), !dbg !81
  %29 = shl i32 %1, 2, !dbg !82
  br label %32, !dbg !83

30:                                               ; preds = %25
  call void @llvm.dbg.label(metadata !40), !dbg !84
  %31 = sub nsw i32 0, %1, !dbg !85
  br label %32, !dbg !86

32:                                               ; preds = %30, %28, %22, %19, %3
  %33 = phi i32 [ %29, %28 ], [ %31, %30 ], [ %24, %22 ], [ %21, %19 ], [ %4, %3 ], !dbg !41
  ret i32 %33, !dbg !87
}

declare !dbg !88 i32 @other(i8* noundef, ...) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #2

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 3, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "many.c", directory: "/src", checksumkind: CSK_MD5, checksum: "22fa596d920678b92b0d35f0e68b040f")
!4 = !{!5}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 2, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !13)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14}
!14 = !DISubrange(count: 2)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 7, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 1}
!21 = !{!"Debian clang version 14.0.6"}
!22 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 11, type: !23, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !32)
!23 = !DISubroutineType(types: !24)
!24 = !{!5, !25, !5}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 1, size: 192, elements: !27)
!27 = !{!28, !29, !30}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !26, file: !3, line: 1, baseType: !25, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !26, file: !3, line: 1, baseType: !5, size: 32, offset: 64)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "weight", scope: !26, file: !3, line: 1, baseType: !31, size: 64, offset: 128)
!31 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!32 = !{!33, !34, !35, !37, !39, !40}
!33 = !DILocalVariable(name: "n", arg: 1, scope: !22, file: !3, line: 11, type: !25)
!34 = !DILocalVariable(name: "k", arg: 2, scope: !22, file: !3, line: 11, type: !5)
!35 = !DILocalVariable(name: "wide", scope: !22, file: !3, line: 17, type: !36)
!36 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!37 = !DILocalVariable(name: "to", scope: !22, file: !3, line: 17, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!39 = !DILabel(scope: !22, name: "a", file: !3, line: 19)
!40 = !DILabel(scope: !22, name: "b", file: !3, line: 20)
!41 = !DILocation(line: 0, scope: !22)
!42 = !DILocation(line: 12, column: 3, scope: !22)
!43 = !DILocation(line: 13, column: 18, scope: !44)
!44 = distinct !DILexicalBlock(scope: !22, file: !3, line: 12, column: 14)
!45 = !DILocation(line: 13, column: 11, scope: !44)
!46 = !DILocalVariable(name: "n", arg: 1, scope: !47, file: !3, line: 5, type: !25)
!47 = distinct !DISubprogram(name: "total", scope: !3, file: !3, line: 5, type: !48, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!31, !25}
!50 = !{!46, !51}
!51 = !DILocalVariable(name: "sum", scope: !47, file: !3, line: 6, type: !31)
!52 = !DILocation(line: 0, scope: !47, inlinedAt: !53)
!53 = distinct !DILocation(line: 14, column: 30, scope: !44)
!54 = !DILocation(line: 7, column: 3, scope: !55, inlinedAt: !53)
!55 = distinct !DILexicalBlock(scope: !47, file: !3, line: 7, column: 3)
!56 = !DILocation(line: 8, column: 15, scope: !57, inlinedAt: !53)
!57 = distinct !DILexicalBlock(scope: !55, file: !3, line: 7, column: 3)
!58 = !{!59, !64, i64 16}
!59 = !{!"node", !60, i64 0, !63, i64 8, !64, i64 16}
!60 = !{!"any pointer", !61, i64 0}
!61 = !{!"omnipotent char", !62, i64 0}
!62 = !{!"Simple C/C++ TBAA"}
!63 = !{!"int", !61, i64 0}
!64 = !{!"double", !61, i64 0}
!65 = !DILocation(line: 8, column: 27, scope: !57, inlinedAt: !53)
!66 = !{!59, !63, i64 8}
!67 = !DILocation(line: 8, column: 24, scope: !57, inlinedAt: !53)
!68 = !DILocation(line: 8, column: 9, scope: !57, inlinedAt: !53)
!69 = !DILocation(line: 7, column: 20, scope: !57, inlinedAt: !53)
!70 = !{!59, !60, i64 0}
!71 = distinct !{!71, !54, !72, !73, !74}
!72 = !DILocation(line: 8, column: 27, scope: !55, inlinedAt: !53)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !{!"llvm.loop.unroll.disable"}
!75 = !DILocation(line: 14, column: 18, scope: !44)
!76 = !DILocation(line: 14, column: 11, scope: !44)
!77 = !DILocation(line: 15, column: 18, scope: !44)
!78 = !DILocation(line: 15, column: 11, scope: !44)
!79 = !DILocation(line: 17, column: 35, scope: !22)
!80 = !DILocation(line: 17, column: 33, scope: !22)
!81 = !DILocation(line: 19, column: 1, scope: !22)
!82 = !DILocation(line: 19, column: 28, scope: !22)
!83 = !DILocation(line: 19, column: 4, scope: !22)
!84 = !DILocation(line: 20, column: 1, scope: !22)
!85 = !DILocation(line: 20, column: 11, scope: !22)
!86 = !DILocation(line: 20, column: 4, scope: !22)
!87 = !DILocation(line: 21, column: 1, scope: !22)
!88 = !DISubprogram(name: "other", scope: !3, file: !3, line: 4, type: !89, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !91)
!89 = !DISubroutineType(types: !90)
!90 = !{!5, !10, null}
!91 = !{}
