; ModuleID = 'queens.c'
source_filename = "queens.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@firstRow = internal unnamed_addr global [16 x i32] zeroinitializer, align 16, !dbg !0
@puzzle = internal unnamed_addr constant [82 x i8] c"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\00", align 16, !dbg !64
@.str = private unnamed_addr constant [38 x i8] c"8 queens: %d %d, 9 queens: %d, first:\00", align 1, !dbg !13
@.str.1 = private unnamed_addr constant [4 x i8] c" %d\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [25 x i8] c"\0Asudoku %d in %ld nodes\0A\00", align 1, !dbg !23
@nodes = internal unnamed_addr global i64 0, align 8, !dbg !38
@.str.3 = private unnamed_addr constant [6 x i8] c"%.9s\0A\00", align 1, !dbg !28
@board = internal global [82 x i8] zeroinitializer, align 16, !dbg !33
@row = internal unnamed_addr global [16 x i32] zeroinitializer, align 16, !dbg !41
@usedCol = internal unnamed_addr global [16 x i32] zeroinitializer, align 16, !dbg !46
@usedUp = internal unnamed_addr global [32 x i32] zeroinitializer, align 16, !dbg !48
@usedDown = internal unnamed_addr global [32 x i32] zeroinitializer, align 16, !dbg !53
@rows = internal unnamed_addr global [9 x i16] zeroinitializer, align 16, !dbg !55
@cols = internal unnamed_addr global [9 x i16] zeroinitializer, align 16, !dbg !60
@boxes = internal unnamed_addr global [9 x i16] zeroinitializer, align 16, !dbg !62

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !76 {
    #dbg_value(i32 %0, !80, !DIExpression(), !94)
    #dbg_value(ptr %1, !81, !DIExpression(), !94)
  %3 = icmp sgt i32 %0, 1, !dbg !95
  br i1 %3, label %4, label %10, !dbg !96

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !97
  %6 = load ptr, ptr %5, align 8, !dbg !97, !tbaa !98
    #dbg_value(ptr %6, !102, !DIExpression(), !109)
  %7 = tail call i64 @strtol(ptr nocapture noundef nonnull %6, ptr noundef null, i32 noundef 10) #9, !dbg !111
  %8 = trunc i64 %7 to i32, !dbg !112
    #dbg_value(i32 %8, !82, !DIExpression(), !94)
    #dbg_value(i32 0, !83, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !94)
    #dbg_value(i32 0, !83, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !94)
    #dbg_value(i32 0, !83, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !94)
    #dbg_value(i32 0, !87, !DIExpression(), !94)
    #dbg_value(i32 0, !88, !DIExpression(), !113)
  %9 = icmp sgt i32 %8, 0, !dbg !114
  br i1 %9, label %10, label %14, !dbg !116

10:
  %11 = phi i32 [ %8, %4 ], [ 1, %2 ]
  %12 = tail call fastcc i32 @byMask(i32 noundef 255, i32 noundef 0, i32 noundef 0, i32 noundef 0), !dbg !94
  %13 = tail call fastcc i32 @byMask(i32 noundef 511, i32 noundef 0, i32 noundef 0, i32 noundef 0), !dbg !94
  br label %49, !dbg !116

14:
  %15 = phi i32 [ %8, %4 ], [ %11, %85 ]
  %16 = phi i32 [ 0, %4 ], [ %12, %85 ], !dbg !94
  %17 = phi i32 [ 0, %4 ], [ %13, %85 ], !dbg !94
  %18 = phi i32 [ 0, %4 ], [ %52, %85 ], !dbg !94
  %19 = phi i32 [ 0, %4 ], [ %87, %85 ], !dbg !94
  %20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %16, i32 noundef %18, i32 noundef %17), !dbg !117
    #dbg_value(i64 0, !90, !DIExpression(), !118)
  %21 = load i32, ptr @firstRow, align 16, !dbg !119, !tbaa !121
  %22 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %21), !dbg !123
    #dbg_value(i64 1, !90, !DIExpression(), !118)
  %23 = load i32, ptr getelementptr inbounds (i8, ptr @firstRow, i64 4), align 4, !dbg !119, !tbaa !121
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %23), !dbg !123
    #dbg_value(i64 2, !90, !DIExpression(), !118)
  %25 = load i32, ptr getelementptr inbounds (i8, ptr @firstRow, i64 8), align 8, !dbg !119, !tbaa !121
  %26 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %25), !dbg !123
    #dbg_value(i64 3, !90, !DIExpression(), !118)
  %27 = load i32, ptr getelementptr inbounds (i8, ptr @firstRow, i64 12), align 4, !dbg !119, !tbaa !121
  %28 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %27), !dbg !123
    #dbg_value(i64 4, !90, !DIExpression(), !118)
  %29 = load i32, ptr getelementptr inbounds (i8, ptr @firstRow, i64 16), align 16, !dbg !119, !tbaa !121
  %30 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %29), !dbg !123
    #dbg_value(i64 5, !90, !DIExpression(), !118)
  %31 = load i32, ptr getelementptr inbounds (i8, ptr @firstRow, i64 20), align 4, !dbg !119, !tbaa !121
  %32 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %31), !dbg !123
    #dbg_value(i64 6, !90, !DIExpression(), !118)
  %33 = load i32, ptr getelementptr inbounds (i8, ptr @firstRow, i64 24), align 8, !dbg !119, !tbaa !121
  %34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %33), !dbg !123
    #dbg_value(i64 7, !90, !DIExpression(), !118)
  %35 = load i32, ptr getelementptr inbounds (i8, ptr @firstRow, i64 28), align 4, !dbg !119, !tbaa !121
  %36 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %35), !dbg !123
    #dbg_value(i64 8, !90, !DIExpression(), !118)
  %37 = sdiv i32 %19, %15, !dbg !124
  %38 = load i64, ptr @nodes, align 8, !dbg !125, !tbaa !126
  %39 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %37, i64 noundef %38), !dbg !128
    #dbg_value(i64 0, !92, !DIExpression(), !129)
  %40 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, ptr noundef nonnull @board), !dbg !130
    #dbg_value(i64 1, !92, !DIExpression(), !129)
  %41 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, ptr noundef nonnull getelementptr inbounds (i8, ptr @board, i64 9)), !dbg !130
    #dbg_value(i64 2, !92, !DIExpression(), !129)
  %42 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, ptr noundef nonnull getelementptr inbounds (i8, ptr @board, i64 18)), !dbg !130
    #dbg_value(i64 3, !92, !DIExpression(), !129)
  %43 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, ptr noundef nonnull getelementptr inbounds (i8, ptr @board, i64 27)), !dbg !130
    #dbg_value(i64 4, !92, !DIExpression(), !129)
  %44 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, ptr noundef nonnull getelementptr inbounds (i8, ptr @board, i64 36)), !dbg !130
    #dbg_value(i64 5, !92, !DIExpression(), !129)
  %45 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, ptr noundef nonnull getelementptr inbounds (i8, ptr @board, i64 45)), !dbg !130
    #dbg_value(i64 6, !92, !DIExpression(), !129)
  %46 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, ptr noundef nonnull getelementptr inbounds (i8, ptr @board, i64 54)), !dbg !130
    #dbg_value(i64 7, !92, !DIExpression(), !129)
  %47 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, ptr noundef nonnull getelementptr inbounds (i8, ptr @board, i64 63)), !dbg !130
    #dbg_value(i64 8, !92, !DIExpression(), !129)
  %48 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, ptr noundef nonnull getelementptr inbounds (i8, ptr @board, i64 72)), !dbg !130
    #dbg_value(i64 9, !92, !DIExpression(), !129)
  ret i32 0, !dbg !132

49:
  %50 = phi i32 [ 0, %10 ], [ %88, %85 ]
  %51 = phi i32 [ 0, %10 ], [ %87, %85 ]
    #dbg_value(i32 %50, !88, !DIExpression(), !113)
    #dbg_value(i32 %51, !87, !DIExpression(), !94)
  store i32 -1, ptr @firstRow, align 16, !dbg !133, !tbaa !121
    #dbg_value(i32 %12, !83, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !94)
    #dbg_value(i32 %13, !83, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !94)
  %52 = tail call fastcc i32 @byArray(i32 noundef 0), !dbg !135
    #dbg_value(i32 %52, !83, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !94)
    #dbg_value(ptr @puzzle, !136, !DIExpression(), !145)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(82) @board, ptr noundef nonnull align 16 dereferenceable(82) @puzzle, i64 82, i1 false) #9, !dbg !147
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(18) @rows, i8 0, i64 18, i1 false), !dbg !148
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(18) @cols, i8 0, i64 18, i1 false), !dbg !149
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(18) @boxes, i8 0, i64 18, i1 false), !dbg !150
  store i64 0, ptr @nodes, align 8, !dbg !151, !tbaa !126
    #dbg_value(i32 0, !139, !DIExpression(), !152)
  br label %53, !dbg !153

53:
  %54 = phi i64 [ 0, %49 ], [ %83, %82 ]
    #dbg_value(i64 %54, !139, !DIExpression(), !152)
  %55 = getelementptr inbounds [82 x i8], ptr @board, i64 0, i64 %54, !dbg !154
  %56 = load i8, ptr %55, align 1, !dbg !154, !tbaa !155
  %57 = icmp eq i8 %56, 46, !dbg !156
  br i1 %57, label %82, label %58, !dbg !157

58:
  %59 = sext i8 %56 to i32, !dbg !154
  %60 = add nsw i32 %59, -49, !dbg !158
    #dbg_value(!DIArgList(i32 1, i32 %60), !141, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_shl, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 16, DW_ATE_unsigned, DW_OP_stack_value), !159)
  %61 = shl nuw i32 1, %60, !dbg !160
  %62 = trunc i64 %54 to i8, !dbg !161
  %63 = udiv i8 %62, 9, !dbg !161
  %64 = zext nneg i8 %63 to i64, !dbg !162
  %65 = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %64, !dbg !162
  %66 = load i16, ptr %65, align 2, !dbg !163, !tbaa !164
  %67 = trunc i32 %61 to i16, !dbg !163
  %68 = or i16 %66, %67, !dbg !163
  store i16 %68, ptr %65, align 2, !dbg !163, !tbaa !164
  %69 = urem i8 %62, 9, !dbg !166
  %70 = zext nneg i8 %69 to i64, !dbg !167
  %71 = getelementptr inbounds [9 x i16], ptr @cols, i64 0, i64 %70, !dbg !167
  %72 = load i16, ptr %71, align 2, !dbg !168, !tbaa !164
  %73 = or i16 %72, %67, !dbg !168
  store i16 %73, ptr %71, align 2, !dbg !168, !tbaa !164
  %74 = udiv i8 %62, 27, !dbg !169
  %75 = mul nuw nsw i8 %74, 3, !dbg !170
  %76 = udiv i8 %69, 3, !dbg !171
  %77 = add nuw nsw i8 %75, %76, !dbg !172
  %78 = zext nneg i8 %77 to i64, !dbg !173
  %79 = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %78, !dbg !173
  %80 = load i16, ptr %79, align 2, !dbg !174, !tbaa !164
  %81 = or i16 %80, %67, !dbg !174
  store i16 %81, ptr %79, align 2, !dbg !174, !tbaa !164
  br label %82, !dbg !175

82:
  %83 = add nuw nsw i64 %54, 1, !dbg !176
    #dbg_value(i64 %83, !139, !DIExpression(), !152)
  %84 = icmp eq i64 %83, 81, !dbg !177
  br i1 %84, label %85, label %53, !dbg !153, !llvm.loop !178

85:
  %86 = tail call fastcc noundef i32 @solve(), !dbg !181
  %87 = add nsw i32 %86, %51, !dbg !182
    #dbg_value(i32 %87, !87, !DIExpression(), !94)
  %88 = add nuw nsw i32 %50, 1, !dbg !183
    #dbg_value(i32 %88, !88, !DIExpression(), !113)
    #dbg_value(i32 %52, !83, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !94)
    #dbg_value(i32 %13, !83, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !94)
    #dbg_value(i32 %12, !83, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !94)
  %89 = icmp eq i32 %88, %11, !dbg !114
  br i1 %89, label %14, label %49, !dbg !116, !llvm.loop !184
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal fastcc i32 @byMask(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #2 !dbg !186 {
    #dbg_value(i32 %0, !190, !DIExpression(), !200)
    #dbg_value(i32 %1, !191, !DIExpression(), !200)
    #dbg_value(i32 %2, !192, !DIExpression(), !200)
    #dbg_value(i32 %3, !193, !DIExpression(), !200)
  %5 = icmp eq i32 %1, %0, !dbg !201
  br i1 %5, label %26, label %6, !dbg !203

6:
    #dbg_value(i32 0, !194, !DIExpression(), !200)
  %7 = or i32 %2, %1, !dbg !204
  %8 = or i32 %7, %3, !dbg !205
  %9 = xor i32 %8, -1, !dbg !206
  %10 = and i32 %9, %0, !dbg !207
    #dbg_value(i32 %10, !195, !DIExpression(), !208)
    #dbg_value(i32 0, !194, !DIExpression(), !200)
  %11 = icmp eq i32 %10, 0, !dbg !209
  br i1 %11, label %26, label %12, !dbg !209

12:
  %13 = phi i32 [ %17, %12 ], [ %10, %6 ]
  %14 = phi i32 [ %24, %12 ], [ 0, %6 ]
    #dbg_value(i32 %13, !195, !DIExpression(), !208)
    #dbg_value(i32 %14, !194, !DIExpression(), !200)
  %15 = sub nsw i32 0, %13, !dbg !210
  %16 = and i32 %13, %15, !dbg !211
    #dbg_value(i32 %16, !197, !DIExpression(), !212)
  %17 = xor i32 %16, %13, !dbg !213
    #dbg_value(i32 %17, !195, !DIExpression(), !208)
  %18 = or i32 %16, %1, !dbg !214
  %19 = or i32 %16, %2, !dbg !215
  %20 = shl i32 %19, 1, !dbg !216
  %21 = or i32 %16, %3, !dbg !217
  %22 = lshr i32 %21, 1, !dbg !218
  %23 = tail call fastcc i32 @byMask(i32 noundef %0, i32 noundef %18, i32 noundef %20, i32 noundef %22), !dbg !219
  %24 = add nsw i32 %23, %14, !dbg !220
    #dbg_value(i32 %24, !194, !DIExpression(), !200)
  %25 = icmp eq i32 %16, %13, !dbg !209
  br i1 %25, label %26, label %12, !dbg !209, !llvm.loop !221

26:
  %27 = phi i32 [ 1, %4 ], [ 0, %6 ], [ %24, %12 ], !dbg !200
  ret i32 %27, !dbg !223
}

; Function Attrs: nofree nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc i32 @byArray(i32 noundef %0) unnamed_addr #3 !dbg !224 {
    #dbg_value(i32 %0, !228, !DIExpression(), !233)
    #dbg_value(i32 8, !229, !DIExpression(), !233)
  %2 = icmp eq i32 %0, 8, !dbg !234
  br i1 %2, label %9, label %3, !dbg !236

3:
    #dbg_value(i32 0, !231, !DIExpression(), !237)
    #dbg_value(i32 0, !230, !DIExpression(), !233)
  %4 = add i32 %0, 8
  %5 = zext nneg i32 %0 to i64
  %6 = getelementptr inbounds [16 x i32], ptr @row, i64 0, i64 %5
  %7 = add nuw nsw i32 %0, 1
  %8 = sext i32 %0 to i64, !dbg !238
  br label %13, !dbg !238

9:
  %10 = load i32, ptr @firstRow, align 16, !dbg !239, !tbaa !121
  %11 = icmp slt i32 %10, 0, !dbg !242
  br i1 %11, label %12, label %38, !dbg !243

12:
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) @firstRow, ptr noundef nonnull align 16 dereferenceable(64) @row, i64 64, i1 false), !dbg !244
  br label %38, !dbg !244

13:
  %14 = phi i64 [ 0, %3 ], [ %36, %34 ]
  %15 = phi i32 [ 0, %3 ], [ %35, %34 ]
    #dbg_value(i64 %14, !231, !DIExpression(), !237)
    #dbg_value(i32 %15, !230, !DIExpression(), !233)
  %16 = getelementptr inbounds [16 x i32], ptr @usedCol, i64 0, i64 %14, !dbg !245
  %17 = load i32, ptr %16, align 4, !dbg !245, !tbaa !121
  %18 = icmp eq i32 %17, 0, !dbg !245
  br i1 %18, label %19, label %34, !dbg !249

19:
  %20 = add nsw i64 %14, %8, !dbg !250
  %21 = getelementptr inbounds [32 x i32], ptr @usedUp, i64 0, i64 %20, !dbg !251
  %22 = load i32, ptr %21, align 4, !dbg !251, !tbaa !121
  %23 = icmp eq i32 %22, 0, !dbg !251
  br i1 %23, label %24, label %34, !dbg !252

24:
  %25 = trunc nuw nsw i64 %14 to i32, !dbg !253
  %26 = sub i32 %4, %25, !dbg !253
  %27 = zext nneg i32 %26 to i64, !dbg !254
  %28 = getelementptr inbounds [32 x i32], ptr @usedDown, i64 0, i64 %27, !dbg !254
  %29 = load i32, ptr %28, align 4, !dbg !254, !tbaa !121
  %30 = icmp eq i32 %29, 0, !dbg !254
  br i1 %30, label %31, label %34, !dbg !255

31:
  store i32 %25, ptr %6, align 4, !dbg !256, !tbaa !121
  store i32 1, ptr %28, align 4, !dbg !257, !tbaa !121
  store i32 1, ptr %21, align 4, !dbg !258, !tbaa !121
  store i32 1, ptr %16, align 4, !dbg !259, !tbaa !121
  %32 = tail call fastcc i32 @byArray(i32 noundef %7), !dbg !260
  %33 = add nsw i32 %32, %15, !dbg !261
    #dbg_value(i32 %33, !230, !DIExpression(), !233)
  store i32 0, ptr %28, align 4, !dbg !262, !tbaa !121
  store i32 0, ptr %21, align 4, !dbg !263, !tbaa !121
  store i32 0, ptr %16, align 4, !dbg !264, !tbaa !121
  br label %34, !dbg !265

34:
  %35 = phi i32 [ %15, %13 ], [ %15, %19 ], [ %15, %24 ], [ %33, %31 ], !dbg !233
    #dbg_value(i32 %35, !230, !DIExpression(), !233)
  %36 = add nuw nsw i64 %14, 1, !dbg !266
    #dbg_value(i64 %36, !231, !DIExpression(), !237)
  %37 = icmp eq i64 %36, 8, !dbg !267
  br i1 %37, label %38, label %13, !dbg !238, !llvm.loop !268

38:
  %39 = phi i32 [ 1, %12 ], [ 1, %9 ], [ %35, %34 ], !dbg !233
  ret i32 %39, !dbg !270
}

; Function Attrs: nofree nounwind
declare !dbg !271 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !276 i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: nofree nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc noundef i32 @solve() unnamed_addr #3 !dbg !280 {
    #dbg_value(i32 -1, !284, !DIExpression(), !298)
    #dbg_value(i32 10, !285, !DIExpression(), !298)
    #dbg_value(i32 0, !286, !DIExpression(), !298)
  %1 = load i64, ptr @nodes, align 8, !dbg !299, !tbaa !126
  %2 = add nsw i64 %1, 1, !dbg !299
  store i64 %2, ptr @nodes, align 8, !dbg !299, !tbaa !126
    #dbg_value(i32 0, !287, !DIExpression(), !300)
    #dbg_value(i32 -1, !284, !DIExpression(), !298)
    #dbg_value(i32 10, !285, !DIExpression(), !298)
    #dbg_value(i32 0, !286, !DIExpression(), !298)
  br label %22, !dbg !301

3:
  %4 = icmp slt i32 %61, 0, !dbg !302
  br i1 %4, label %96, label %5, !dbg !304

5:
    #dbg_value(i32 0, !293, !DIExpression(), !305)
  %6 = zext nneg i32 %61 to i64
  %7 = getelementptr inbounds [82 x i8], ptr @board, i64 0, i64 %6
  %8 = udiv i32 %61, 9
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %9
  %11 = urem i32 %61, 9
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds [9 x i16], ptr @cols, i64 0, i64 %12
  %14 = udiv i32 %61, 27
  %15 = mul nuw nsw i32 %14, 3
  %16 = trunc nuw nsw i32 %11 to i8
  %17 = udiv i8 %16, 3
  %18 = zext nneg i8 %17 to i32
  %19 = add nuw nsw i32 %15, %18
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %20
  br label %64, !dbg !306

22:
  %23 = phi i64 [ 0, %0 ], [ %62, %58 ]
  %24 = phi i32 [ -1, %0 ], [ %61, %58 ]
  %25 = phi i32 [ 10, %0 ], [ %60, %58 ]
  %26 = phi i32 [ 0, %0 ], [ %59, %58 ]
    #dbg_value(i32 %24, !284, !DIExpression(), !298)
    #dbg_value(i32 %25, !285, !DIExpression(), !298)
    #dbg_value(i64 %23, !287, !DIExpression(), !300)
    #dbg_value(i32 %26, !286, !DIExpression(), !298)
  %27 = getelementptr inbounds [82 x i8], ptr @board, i64 0, i64 %23, !dbg !307
  %28 = load i8, ptr %27, align 1, !dbg !307, !tbaa !155
  %29 = icmp eq i8 %28, 46, !dbg !309
  br i1 %29, label %30, label %58, !dbg !310

30:
  %31 = trunc nuw nsw i64 %23 to i32, !dbg !311
  %32 = trunc i64 %23 to i8, !dbg !311
  %33 = udiv i8 %32, 9, !dbg !311
  %34 = zext nneg i8 %33 to i64, !dbg !312
  %35 = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %34, !dbg !312
  %36 = load i16, ptr %35, align 2, !dbg !312, !tbaa !164
  %37 = urem i8 %32, 9, !dbg !313
  %38 = zext nneg i8 %37 to i64, !dbg !314
  %39 = getelementptr inbounds [9 x i16], ptr @cols, i64 0, i64 %38, !dbg !314
  %40 = load i16, ptr %39, align 2, !dbg !314, !tbaa !164
  %41 = or i16 %40, %36, !dbg !315
  %42 = udiv i8 %32, 27, !dbg !316
  %43 = mul nuw nsw i8 %42, 3, !dbg !317
  %44 = udiv i8 %37, 3, !dbg !318
  %45 = add nuw nsw i8 %43, %44, !dbg !319
  %46 = zext nneg i8 %45 to i64, !dbg !320
  %47 = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %46, !dbg !320
  %48 = load i16, ptr %47, align 2, !dbg !320, !tbaa !164
  %49 = or i16 %41, %48, !dbg !321
  %50 = and i16 %49, 511, !dbg !322
  %51 = xor i16 %50, 511, !dbg !322
  %52 = zext nneg i16 %51 to i32, !dbg !322
    #dbg_value(i32 %52, !289, !DIExpression(), !323)
  %53 = tail call range(i32 0, 10) i32 @llvm.ctpop.i32(i32 %52), !dbg !324
    #dbg_value(i32 %53, !292, !DIExpression(), !323)
  %54 = icmp slt i32 %53, %25, !dbg !325
  %55 = select i1 %54, i32 %52, i32 %26, !dbg !327
  %56 = tail call i32 @llvm.smin.i32(i32 %53, i32 %25), !dbg !327
  %57 = select i1 %54, i32 %31, i32 %24, !dbg !327
    #dbg_value(i32 %57, !284, !DIExpression(), !298)
    #dbg_value(i32 %56, !285, !DIExpression(), !298)
    #dbg_value(i32 %55, !286, !DIExpression(), !298)
  br label %58, !dbg !328

58:
  %59 = phi i32 [ %26, %22 ], [ %55, %30 ], !dbg !298
  %60 = phi i32 [ %25, %22 ], [ %56, %30 ], !dbg !298
  %61 = phi i32 [ %24, %22 ], [ %57, %30 ], !dbg !298
    #dbg_value(i32 %61, !284, !DIExpression(), !298)
    #dbg_value(i32 %60, !285, !DIExpression(), !298)
    #dbg_value(i32 %59, !286, !DIExpression(), !298)
  %62 = add nuw nsw i64 %23, 1, !dbg !329
    #dbg_value(i64 %62, !287, !DIExpression(), !300)
  %63 = icmp eq i64 %62, 81, !dbg !330
  br i1 %63, label %3, label %22, !dbg !301, !llvm.loop !331

64:
  %65 = phi i1 [ true, %5 ], [ %91, %89 ]
  %66 = phi i32 [ 0, %5 ], [ %90, %89 ]
    #dbg_value(i32 %66, !293, !DIExpression(), !305)
  %67 = shl nuw nsw i32 1, %66, !dbg !333
  %68 = and i32 %67, %59, !dbg !333
  %69 = icmp eq i32 %68, 0, !dbg !333
  br i1 %69, label %89, label %70, !dbg !335

70:
    #dbg_value(!DIArgList(i32 1, i32 %66), !295, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_shl, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 16, DW_ATE_unsigned, DW_OP_stack_value), !336)
  %71 = trunc nuw i32 %66 to i8, !dbg !337
  %72 = add nuw nsw i8 %71, 49, !dbg !337
  store i8 %72, ptr %7, align 1, !dbg !338, !tbaa !155
  %73 = load i16, ptr %10, align 2, !dbg !339, !tbaa !164
  %74 = trunc nuw i32 %67 to i16, !dbg !339
  %75 = xor i16 %73, %74, !dbg !339
  store i16 %75, ptr %10, align 2, !dbg !339, !tbaa !164
  %76 = load i16, ptr %13, align 2, !dbg !340, !tbaa !164
  %77 = xor i16 %76, %74, !dbg !340
  store i16 %77, ptr %13, align 2, !dbg !340, !tbaa !164
  %78 = load i16, ptr %21, align 2, !dbg !341, !tbaa !164
  %79 = xor i16 %78, %74, !dbg !341
  store i16 %79, ptr %21, align 2, !dbg !341, !tbaa !164
  %80 = tail call fastcc i32 @solve(), !dbg !342
  %81 = icmp eq i32 %80, 0, !dbg !342
  br i1 %81, label %82, label %93, !dbg !344

82:
  %83 = load i16, ptr %10, align 2, !dbg !345, !tbaa !164
  %84 = xor i16 %83, %74, !dbg !345
  store i16 %84, ptr %10, align 2, !dbg !345, !tbaa !164
  %85 = load i16, ptr %13, align 2, !dbg !346, !tbaa !164
  %86 = xor i16 %85, %74, !dbg !346
  store i16 %86, ptr %13, align 2, !dbg !346, !tbaa !164
  %87 = load i16, ptr %21, align 2, !dbg !347, !tbaa !164
  %88 = xor i16 %87, %74, !dbg !347
  store i16 %88, ptr %21, align 2, !dbg !347, !tbaa !164
  store i8 46, ptr %7, align 1, !dbg !348, !tbaa !155
  br label %89

89:
  %90 = add nuw nsw i32 %66, 1, !dbg !349
    #dbg_value(i32 %90, !293, !DIExpression(), !305)
  %91 = icmp ult i32 %66, 8, !dbg !350
  %92 = icmp eq i32 %90, 9, !dbg !350
  br i1 %92, label %93, label %64, !dbg !306, !llvm.loop !351

93:
  %94 = phi i1 [ %65, %70 ], [ %91, %89 ], !dbg !350
  %95 = zext i1 %94 to i32
  br label %96

96:
  %97 = phi i32 [ 1, %3 ], [ %95, %93 ], !dbg !298
  ret i32 %97, !dbg !353
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #8

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!68, !69, !70, !71, !72, !73, !74}
!llvm.ident = !{!75}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "firstRow", scope: !2, file: !3, line: 18, type: !43, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "queens.c", directory: ".", checksumkind: CSK_MD5, checksum: "f63e70aec6883f28f5480fad7a4a9ba6")
!4 = !{!5, !6, !9, !10, !11, !8}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!10 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = !{!13, !18, !23, !28, !0, !33, !38, !41, !46, !48, !53, !55, !60, !62, !64}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 104, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 304, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 38)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 106, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 4)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 107, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 200, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 25)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 109, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 48, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 6)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "board", scope: !2, file: !3, line: 38, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 656, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 82)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 40, type: !40, isLocal: true, isDefinition: true)
!40 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "row", scope: !2, file: !3, line: 18, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 512, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 16)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "usedCol", scope: !2, file: !3, line: 18, type: !43, isLocal: true, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "usedUp", scope: !2, file: !3, line: 18, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 1024, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 32)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "usedDown", scope: !2, file: !3, line: 18, type: !50, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "rows", scope: !2, file: !3, line: 39, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 144, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 9)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "cols", scope: !2, file: !3, line: 39, type: !57, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "boxes", scope: !2, file: !3, line: 39, type: !57, isLocal: true, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "puzzle", scope: !2, file: !3, line: 92, type: !66, isLocal: true, isDefinition: true)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !67, size: 656, elements: !36)
!67 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!68 = !{i32 7, !"Dwarf Version", i32 5}
!69 = !{i32 2, !"Debug Info Version", i32 3}
!70 = !{i32 1, !"wchar_size", i32 4}
!71 = !{i32 8, !"PIC Level", i32 2}
!72 = !{i32 7, !"PIE Level", i32 2}
!73 = !{i32 7, !"uwtable", i32 2}
!74 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!75 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!76 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 94, type: !77, scopeLine: 94, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !79)
!77 = !DISubroutineType(types: !78)
!78 = !{!5, !5, !6}
!79 = !{!80, !81, !82, !83, !87, !88, !90, !92}
!80 = !DILocalVariable(name: "argc", arg: 1, scope: !76, file: !3, line: 94, type: !5)
!81 = !DILocalVariable(name: "argv", arg: 2, scope: !76, file: !3, line: 94, type: !6)
!82 = !DILocalVariable(name: "reps", scope: !76, file: !3, line: 95, type: !5)
!83 = !DILocalVariable(name: "counts", scope: !76, file: !3, line: 96, type: !84)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 96, elements: !85)
!85 = !{!86}
!86 = !DISubrange(count: 3)
!87 = !DILocalVariable(name: "solved", scope: !76, file: !3, line: 96, type: !5)
!88 = !DILocalVariable(name: "i", scope: !89, file: !3, line: 97, type: !5)
!89 = distinct !DILexicalBlock(scope: !76, file: !3, line: 97, column: 2)
!90 = !DILocalVariable(name: "i", scope: !91, file: !3, line: 105, type: !5)
!91 = distinct !DILexicalBlock(scope: !76, file: !3, line: 105, column: 2)
!92 = !DILocalVariable(name: "i", scope: !93, file: !3, line: 108, type: !5)
!93 = distinct !DILexicalBlock(scope: !76, file: !3, line: 108, column: 2)
!94 = !DILocation(line: 0, scope: !76)
!95 = !DILocation(line: 95, column: 18, scope: !76)
!96 = !DILocation(line: 95, column: 13, scope: !76)
!97 = !DILocation(line: 95, column: 29, scope: !76)
!98 = !{!99, !99, i64 0}
!99 = !{!"any pointer", !100, i64 0}
!100 = !{!"omnipotent char", !101, i64 0}
!101 = !{!"Simple C/C++ TBAA"}
!102 = !DILocalVariable(name: "__nptr", arg: 1, scope: !103, file: !104, line: 362, type: !107)
!103 = distinct !DISubprogram(name: "atoi", scope: !104, file: !104, line: 362, type: !105, scopeLine: 363, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !108)
!104 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!105 = !DISubroutineType(types: !106)
!106 = !{!5, !107}
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!108 = !{!102}
!109 = !DILocation(line: 0, scope: !103, inlinedAt: !110)
!110 = distinct !DILocation(line: 95, column: 24, scope: !76)
!111 = !DILocation(line: 364, column: 16, scope: !103, inlinedAt: !110)
!112 = !DILocation(line: 364, column: 10, scope: !103, inlinedAt: !110)
!113 = !DILocation(line: 0, scope: !89)
!114 = !DILocation(line: 97, column: 20, scope: !115)
!115 = distinct !DILexicalBlock(scope: !89, file: !3, line: 97, column: 2)
!116 = !DILocation(line: 97, column: 2, scope: !89)
!117 = !DILocation(line: 104, column: 2, scope: !76)
!118 = !DILocation(line: 0, scope: !91)
!119 = !DILocation(line: 106, column: 17, scope: !120)
!120 = distinct !DILexicalBlock(scope: !91, file: !3, line: 105, column: 2)
!121 = !{!122, !122, i64 0}
!122 = !{!"int", !100, i64 0}
!123 = !DILocation(line: 106, column: 3, scope: !120)
!124 = !DILocation(line: 107, column: 46, scope: !76)
!125 = !DILocation(line: 107, column: 54, scope: !76)
!126 = !{!127, !127, i64 0}
!127 = !{!"long", !100, i64 0}
!128 = !DILocation(line: 107, column: 2, scope: !76)
!129 = !DILocation(line: 0, scope: !93)
!130 = !DILocation(line: 109, column: 3, scope: !131)
!131 = distinct !DILexicalBlock(scope: !93, file: !3, line: 108, column: 2)
!132 = !DILocation(line: 110, column: 2, scope: !76)
!133 = !DILocation(line: 98, column: 15, scope: !134)
!134 = distinct !DILexicalBlock(scope: !115, file: !3, line: 97, column: 33)
!135 = !DILocation(line: 101, column: 15, scope: !134)
!136 = !DILocalVariable(name: "text", arg: 1, scope: !137, file: !3, line: 76, type: !107)
!137 = distinct !DISubprogram(name: "sudoku", scope: !3, file: !3, line: 76, type: !105, scopeLine: 76, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !138)
!138 = !{!136, !139, !141}
!139 = !DILocalVariable(name: "i", scope: !140, file: !3, line: 82, type: !5)
!140 = distinct !DILexicalBlock(scope: !137, file: !3, line: 82, column: 2)
!141 = !DILocalVariable(name: "bit", scope: !142, file: !3, line: 84, type: !10)
!142 = distinct !DILexicalBlock(scope: !143, file: !3, line: 83, column: 24)
!143 = distinct !DILexicalBlock(scope: !144, file: !3, line: 83, column: 7)
!144 = distinct !DILexicalBlock(scope: !140, file: !3, line: 82, column: 2)
!145 = !DILocation(line: 0, scope: !137, inlinedAt: !146)
!146 = distinct !DILocation(line: 102, column: 13, scope: !134)
!147 = !DILocation(line: 77, column: 2, scope: !137, inlinedAt: !146)
!148 = !DILocation(line: 78, column: 2, scope: !137, inlinedAt: !146)
!149 = !DILocation(line: 79, column: 2, scope: !137, inlinedAt: !146)
!150 = !DILocation(line: 80, column: 2, scope: !137, inlinedAt: !146)
!151 = !DILocation(line: 81, column: 8, scope: !137, inlinedAt: !146)
!152 = !DILocation(line: 0, scope: !140, inlinedAt: !146)
!153 = !DILocation(line: 82, column: 2, scope: !140, inlinedAt: !146)
!154 = !DILocation(line: 83, column: 7, scope: !143, inlinedAt: !146)
!155 = !{!100, !100, i64 0}
!156 = !DILocation(line: 83, column: 16, scope: !143, inlinedAt: !146)
!157 = !DILocation(line: 83, column: 7, scope: !144, inlinedAt: !146)
!158 = !DILocation(line: 84, column: 39, scope: !142, inlinedAt: !146)
!159 = !DILocation(line: 0, scope: !142, inlinedAt: !146)
!160 = !DILocation(line: 85, column: 19, scope: !142, inlinedAt: !146)
!161 = !DILocation(line: 85, column: 11, scope: !142, inlinedAt: !146)
!162 = !DILocation(line: 85, column: 4, scope: !142, inlinedAt: !146)
!163 = !DILocation(line: 85, column: 16, scope: !142, inlinedAt: !146)
!164 = !{!165, !165, i64 0}
!165 = !{!"short", !100, i64 0}
!166 = !DILocation(line: 86, column: 11, scope: !142, inlinedAt: !146)
!167 = !DILocation(line: 86, column: 4, scope: !142, inlinedAt: !146)
!168 = !DILocation(line: 86, column: 16, scope: !142, inlinedAt: !146)
!169 = !DILocation(line: 87, column: 12, scope: !142, inlinedAt: !146)
!170 = !DILocation(line: 87, column: 17, scope: !142, inlinedAt: !146)
!171 = !DILocation(line: 87, column: 29, scope: !142, inlinedAt: !146)
!172 = !DILocation(line: 87, column: 21, scope: !142, inlinedAt: !146)
!173 = !DILocation(line: 87, column: 4, scope: !142, inlinedAt: !146)
!174 = !DILocation(line: 87, column: 34, scope: !142, inlinedAt: !146)
!175 = !DILocation(line: 88, column: 3, scope: !142, inlinedAt: !146)
!176 = !DILocation(line: 82, column: 27, scope: !144, inlinedAt: !146)
!177 = !DILocation(line: 82, column: 20, scope: !144, inlinedAt: !146)
!178 = distinct !{!178, !153, !179, !180}
!179 = !DILocation(line: 88, column: 3, scope: !140, inlinedAt: !146)
!180 = !{!"llvm.loop.mustprogress"}
!181 = !DILocation(line: 89, column: 9, scope: !137, inlinedAt: !146)
!182 = !DILocation(line: 102, column: 10, scope: !134)
!183 = !DILocation(line: 97, column: 29, scope: !115)
!184 = distinct !{!184, !116, !185, !180}
!185 = !DILocation(line: 103, column: 2, scope: !89)
!186 = distinct !DISubprogram(name: "byMask", scope: !3, file: !3, line: 6, type: !187, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !189)
!187 = !DISubroutineType(types: !188)
!188 = !{!5, !11, !11, !11, !11}
!189 = !{!190, !191, !192, !193, !194, !195, !197}
!190 = !DILocalVariable(name: "all", arg: 1, scope: !186, file: !3, line: 6, type: !11)
!191 = !DILocalVariable(name: "cols", arg: 2, scope: !186, file: !3, line: 6, type: !11)
!192 = !DILocalVariable(name: "left", arg: 3, scope: !186, file: !3, line: 6, type: !11)
!193 = !DILocalVariable(name: "right", arg: 4, scope: !186, file: !3, line: 6, type: !11)
!194 = !DILocalVariable(name: "n", scope: !186, file: !3, line: 9, type: !5)
!195 = !DILocalVariable(name: "free", scope: !196, file: !3, line: 10, type: !11)
!196 = distinct !DILexicalBlock(scope: !186, file: !3, line: 10, column: 2)
!197 = !DILocalVariable(name: "bit", scope: !198, file: !3, line: 11, type: !11)
!198 = distinct !DILexicalBlock(scope: !199, file: !3, line: 10, column: 60)
!199 = distinct !DILexicalBlock(scope: !196, file: !3, line: 10, column: 2)
!200 = !DILocation(line: 0, scope: !186)
!201 = !DILocation(line: 7, column: 11, scope: !202)
!202 = distinct !DILexicalBlock(scope: !186, file: !3, line: 7, column: 6)
!203 = !DILocation(line: 7, column: 6, scope: !186)
!204 = !DILocation(line: 10, column: 36, scope: !196)
!205 = !DILocation(line: 10, column: 43, scope: !196)
!206 = !DILocation(line: 10, column: 29, scope: !196)
!207 = !DILocation(line: 10, column: 27, scope: !196)
!208 = !DILocation(line: 0, scope: !196)
!209 = !DILocation(line: 10, column: 2, scope: !196)
!210 = !DILocation(line: 11, column: 25, scope: !198)
!211 = !DILocation(line: 11, column: 23, scope: !198)
!212 = !DILocation(line: 0, scope: !198)
!213 = !DILocation(line: 12, column: 8, scope: !198)
!214 = !DILocation(line: 13, column: 25, scope: !198)
!215 = !DILocation(line: 13, column: 38, scope: !198)
!216 = !DILocation(line: 13, column: 45, scope: !198)
!217 = !DILocation(line: 13, column: 58, scope: !198)
!218 = !DILocation(line: 13, column: 65, scope: !198)
!219 = !DILocation(line: 13, column: 8, scope: !198)
!220 = !DILocation(line: 13, column: 5, scope: !198)
!221 = distinct !{!221, !209, !222, !180}
!222 = !DILocation(line: 14, column: 2, scope: !196)
!223 = !DILocation(line: 16, column: 1, scope: !186)
!224 = distinct !DISubprogram(name: "byArray", scope: !3, file: !3, line: 20, type: !225, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !227)
!225 = !DISubroutineType(cc: DW_CC_nocall, types: !226)
!226 = !{!5, !5, !5}
!227 = !{!228, !229, !230, !231}
!228 = !DILocalVariable(name: "r", arg: 1, scope: !224, file: !3, line: 20, type: !5)
!229 = !DILocalVariable(name: "n", arg: 2, scope: !224, file: !3, line: 20, type: !5)
!230 = !DILocalVariable(name: "count", scope: !224, file: !3, line: 26, type: !5)
!231 = !DILocalVariable(name: "c", scope: !232, file: !3, line: 27, type: !5)
!232 = distinct !DILexicalBlock(scope: !224, file: !3, line: 27, column: 2)
!233 = !DILocation(line: 0, scope: !224)
!234 = !DILocation(line: 21, column: 8, scope: !235)
!235 = distinct !DILexicalBlock(scope: !224, file: !3, line: 21, column: 6)
!236 = !DILocation(line: 21, column: 6, scope: !224)
!237 = !DILocation(line: 0, scope: !232)
!238 = !DILocation(line: 27, column: 2, scope: !232)
!239 = !DILocation(line: 22, column: 7, scope: !240)
!240 = distinct !DILexicalBlock(scope: !241, file: !3, line: 22, column: 7)
!241 = distinct !DILexicalBlock(scope: !235, file: !3, line: 21, column: 14)
!242 = !DILocation(line: 22, column: 19, scope: !240)
!243 = !DILocation(line: 22, column: 7, scope: !241)
!244 = !DILocation(line: 23, column: 4, scope: !240)
!245 = !DILocation(line: 28, column: 7, scope: !246)
!246 = distinct !DILexicalBlock(scope: !247, file: !3, line: 28, column: 7)
!247 = distinct !DILexicalBlock(scope: !248, file: !3, line: 27, column: 30)
!248 = distinct !DILexicalBlock(scope: !232, file: !3, line: 27, column: 2)
!249 = !DILocation(line: 28, column: 18, scope: !246)
!250 = !DILocation(line: 28, column: 30, scope: !246)
!251 = !DILocation(line: 28, column: 21, scope: !246)
!252 = !DILocation(line: 28, column: 35, scope: !246)
!253 = !DILocation(line: 28, column: 53, scope: !246)
!254 = !DILocation(line: 28, column: 38, scope: !246)
!255 = !DILocation(line: 28, column: 7, scope: !247)
!256 = !DILocation(line: 30, column: 10, scope: !247)
!257 = !DILocation(line: 31, column: 52, scope: !247)
!258 = !DILocation(line: 31, column: 30, scope: !247)
!259 = !DILocation(line: 31, column: 14, scope: !247)
!260 = !DILocation(line: 32, column: 12, scope: !247)
!261 = !DILocation(line: 32, column: 9, scope: !247)
!262 = !DILocation(line: 33, column: 52, scope: !247)
!263 = !DILocation(line: 33, column: 30, scope: !247)
!264 = !DILocation(line: 33, column: 14, scope: !247)
!265 = !DILocation(line: 34, column: 2, scope: !247)
!266 = !DILocation(line: 27, column: 26, scope: !248)
!267 = !DILocation(line: 27, column: 20, scope: !248)
!268 = distinct !{!268, !238, !269, !180}
!269 = !DILocation(line: 34, column: 2, scope: !232)
!270 = !DILocation(line: 36, column: 1, scope: !224)
!271 = !DISubprogram(name: "printf", scope: !272, file: !272, line: 356, type: !273, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!272 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!273 = !DISubroutineType(types: !274)
!274 = !{!5, !275, null}
!275 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !107)
!276 = !DISubprogram(name: "strtol", scope: !104, file: !104, line: 177, type: !277, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!277 = !DISubroutineType(types: !278)
!278 = !{!40, !275, !279, !5}
!279 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !6)
!280 = distinct !DISubprogram(name: "solve", scope: !3, file: !3, line: 42, type: !281, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !283)
!281 = !DISubroutineType(types: !282)
!282 = !{!5}
!283 = !{!284, !285, !286, !287, !289, !292, !293, !295}
!284 = !DILocalVariable(name: "best", scope: !280, file: !3, line: 43, type: !5)
!285 = !DILocalVariable(name: "fewest", scope: !280, file: !3, line: 43, type: !5)
!286 = !DILocalVariable(name: "mask", scope: !280, file: !3, line: 43, type: !5)
!287 = !DILocalVariable(name: "i", scope: !288, file: !3, line: 45, type: !5)
!288 = distinct !DILexicalBlock(scope: !280, file: !3, line: 45, column: 2)
!289 = !DILocalVariable(name: "free", scope: !290, file: !3, line: 48, type: !5)
!290 = distinct !DILexicalBlock(scope: !291, file: !3, line: 45, column: 31)
!291 = distinct !DILexicalBlock(scope: !288, file: !3, line: 45, column: 2)
!292 = !DILocalVariable(name: "n", scope: !290, file: !3, line: 49, type: !5)
!293 = !DILocalVariable(name: "d", scope: !294, file: !3, line: 58, type: !5)
!294 = distinct !DILexicalBlock(scope: !280, file: !3, line: 58, column: 2)
!295 = !DILocalVariable(name: "bit", scope: !296, file: !3, line: 61, type: !10)
!296 = distinct !DILexicalBlock(scope: !297, file: !3, line: 58, column: 30)
!297 = distinct !DILexicalBlock(scope: !294, file: !3, line: 58, column: 2)
!298 = !DILocation(line: 0, scope: !280)
!299 = !DILocation(line: 44, column: 7, scope: !280)
!300 = !DILocation(line: 0, scope: !288)
!301 = !DILocation(line: 45, column: 2, scope: !288)
!302 = !DILocation(line: 56, column: 11, scope: !303)
!303 = distinct !DILexicalBlock(scope: !280, file: !3, line: 56, column: 6)
!304 = !DILocation(line: 56, column: 6, scope: !280)
!305 = !DILocation(line: 0, scope: !294)
!306 = !DILocation(line: 58, column: 2, scope: !294)
!307 = !DILocation(line: 46, column: 7, scope: !308)
!308 = distinct !DILexicalBlock(scope: !290, file: !3, line: 46, column: 7)
!309 = !DILocation(line: 46, column: 16, scope: !308)
!310 = !DILocation(line: 46, column: 7, scope: !290)
!311 = !DILocation(line: 48, column: 31, scope: !290)
!312 = !DILocation(line: 48, column: 24, scope: !290)
!313 = !DILocation(line: 48, column: 45, scope: !290)
!314 = !DILocation(line: 48, column: 38, scope: !290)
!315 = !DILocation(line: 48, column: 36, scope: !290)
!316 = !DILocation(line: 48, column: 60, scope: !290)
!317 = !DILocation(line: 48, column: 65, scope: !290)
!318 = !DILocation(line: 48, column: 77, scope: !290)
!319 = !DILocation(line: 48, column: 69, scope: !290)
!320 = !DILocation(line: 48, column: 52, scope: !290)
!321 = !DILocation(line: 48, column: 50, scope: !290)
!322 = !DILocation(line: 48, column: 20, scope: !290)
!323 = !DILocation(line: 0, scope: !290)
!324 = !DILocation(line: 49, column: 11, scope: !290)
!325 = !DILocation(line: 50, column: 9, scope: !326)
!326 = distinct !DILexicalBlock(scope: !290, file: !3, line: 50, column: 7)
!327 = !DILocation(line: 50, column: 7, scope: !290)
!328 = !DILocation(line: 55, column: 2, scope: !290)
!329 = !DILocation(line: 45, column: 27, scope: !291)
!330 = !DILocation(line: 45, column: 20, scope: !291)
!331 = distinct !{!331, !301, !332, !180}
!332 = !DILocation(line: 55, column: 2, scope: !288)
!333 = !DILocation(line: 59, column: 19, scope: !334)
!334 = distinct !DILexicalBlock(scope: !296, file: !3, line: 59, column: 7)
!335 = !DILocation(line: 59, column: 7, scope: !296)
!336 = !DILocation(line: 0, scope: !296)
!337 = !DILocation(line: 62, column: 17, scope: !296)
!338 = !DILocation(line: 62, column: 15, scope: !296)
!339 = !DILocation(line: 63, column: 18, scope: !296)
!340 = !DILocation(line: 64, column: 18, scope: !296)
!341 = !DILocation(line: 65, column: 39, scope: !296)
!342 = !DILocation(line: 66, column: 7, scope: !343)
!343 = distinct !DILexicalBlock(scope: !296, file: !3, line: 66, column: 7)
!344 = !DILocation(line: 66, column: 7, scope: !296)
!345 = !DILocation(line: 68, column: 18, scope: !296)
!346 = !DILocation(line: 69, column: 18, scope: !296)
!347 = !DILocation(line: 70, column: 39, scope: !296)
!348 = !DILocation(line: 71, column: 15, scope: !296)
!349 = !DILocation(line: 58, column: 26, scope: !297)
!350 = !DILocation(line: 58, column: 20, scope: !297)
!351 = distinct !{!351, !306, !352, !180}
!352 = !DILocation(line: 72, column: 2, scope: !294)
!353 = !DILocation(line: 74, column: 1, scope: !280)
