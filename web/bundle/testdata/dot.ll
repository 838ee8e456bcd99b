
source_filename = "dot.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i64 @dot(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 !dbg !12 {
    #dbg_value(ptr %0, !19, !DIExpression(), !25)
    #dbg_value(ptr %1, !20, !DIExpression(), !25)
    #dbg_value(i32 %2, !21, !DIExpression(), !25)
    #dbg_value(i64 0, !22, !DIExpression(), !25)
    #dbg_value(i32 0, !23, !DIExpression(), !26)
  %4 = icmp sgt i32 %2, 0, !dbg !27
  br i1 %4, label %5, label %7, !dbg !29

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64, !dbg !27
  br label %9, !dbg !29

7:                                                ; preds = %9, %3
  %8 = phi i64 [ 0, %3 ], [ %20, %9 ], !dbg !25
  ret i64 %8, !dbg !30

9:                                                ; preds = %5, %9
  %10 = phi i64 [ 0, %5 ], [ %21, %9 ]
  %11 = phi i64 [ 0, %5 ], [ %20, %9 ]
    #dbg_value(i64 %10, !23, !DIExpression(), !26)
    #dbg_value(i64 %11, !22, !DIExpression(), !25)
  %12 = getelementptr inbounds i32, ptr %0, i64 %10, !dbg !31
  %13 = load i32, ptr %12, align 4, !dbg !31, !tbaa !33
  %14 = sext i32 %13 to i64, !dbg !37
  %15 = getelementptr inbounds i32, ptr %1, i64 %10, !dbg !38
  %16 = load i32, ptr %15, align 4, !dbg !38, !tbaa !33
    #dbg_value(i32 %16, !39, !DIExpression(), !44)
  %17 = shl nsw i32 %16, 1, !dbg !46
  %18 = sext i32 %17 to i64, !dbg !47
  %19 = mul nsw i64 %18, %14, !dbg !48
  %20 = add nsw i64 %19, %11, !dbg !49
    #dbg_value(i64 %20, !22, !DIExpression(), !25)
  %21 = add nuw nsw i64 %10, 1, !dbg !50
    #dbg_value(i64 %21, !23, !DIExpression(), !26)
  %22 = icmp eq i64 %21, %6, !dbg !27
  br i1 %22, label %7, label %9, !dbg !29, !llvm.loop !51
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "dot.c", directory: "/build", checksumkind: CSK_MD5, checksum: "cbefd65fd55c9778fc095a3b21233f73")
!2 = !{!3}
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!11 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!12 = distinct !DISubprogram(name: "dot", scope: !1, file: !1, line: 3, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !18)
!13 = !DISubroutineType(types: !14)
!14 = !{!3, !15, !15, !17}
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{!19, !20, !21, !22, !23}
!19 = !DILocalVariable(name: "a", arg: 1, scope: !12, file: !1, line: 3, type: !15)
!20 = !DILocalVariable(name: "b", arg: 2, scope: !12, file: !1, line: 3, type: !15)
!21 = !DILocalVariable(name: "n", arg: 3, scope: !12, file: !1, line: 3, type: !17)
!22 = !DILocalVariable(name: "sum", scope: !12, file: !1, line: 5, type: !3)
!23 = !DILocalVariable(name: "i", scope: !24, file: !1, line: 6, type: !17)
!24 = distinct !DILexicalBlock(scope: !12, file: !1, line: 6, column: 2)
!25 = !DILocation(line: 0, scope: !12)
!26 = !DILocation(line: 0, scope: !24)
!27 = !DILocation(line: 6, column: 20, scope: !28)
!28 = distinct !DILexicalBlock(scope: !24, file: !1, line: 6, column: 2)
!29 = !DILocation(line: 6, column: 2, scope: !24)
!30 = !DILocation(line: 10, column: 2, scope: !12)
!31 = !DILocation(line: 8, column: 16, scope: !32)
!32 = distinct !DILexicalBlock(scope: !28, file: !1, line: 6, column: 30)
!33 = !{!34, !34, i64 0}
!34 = !{!"int", !35, i64 0}
!35 = !{!"omnipotent char", !36, i64 0}
!36 = !{!"Simple C/C++ TBAA"}
!37 = !DILocation(line: 8, column: 10, scope: !32)
!38 = !DILocation(line: 8, column: 29, scope: !32)
!39 = !DILocalVariable(name: "x", arg: 1, scope: !40, file: !1, line: 1, type: !17)
!40 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 1, type: !41, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!17, !17}
!43 = !{!39}
!44 = !DILocation(line: 0, scope: !40, inlinedAt: !45)
!45 = distinct !DILocation(line: 8, column: 23, scope: !32)
!46 = !DILocation(line: 1, column: 36, scope: !40, inlinedAt: !45)
!47 = !DILocation(line: 8, column: 23, scope: !32)
!48 = !DILocation(line: 8, column: 21, scope: !32)
!49 = !DILocation(line: 8, column: 7, scope: !32)
!50 = !DILocation(line: 6, column: 26, scope: !28)
!51 = distinct !{!51, !29, !52, !53, !54}
!52 = !DILocation(line: 9, column: 2, scope: !24)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !{!"llvm.loop.unroll.disable"}
