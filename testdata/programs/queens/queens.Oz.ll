; ModuleID = 'queens.c'
source_filename = "queens.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@firstRow = internal unnamed_addr global [16 x i32] zeroinitializer, align 16, !dbg !0
@puzzle = internal unnamed_addr constant [82 x i8] c"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\00", align 16, !dbg !61
@.str = private unnamed_addr constant [38 x i8] c"8 queens: %d %d, 9 queens: %d, first:\00", align 1, !dbg !9
@.str.1 = private unnamed_addr constant [4 x i8] c" %d\00", align 1, !dbg !14
@.str.2 = private unnamed_addr constant [25 x i8] c"\0Asudoku %d in %ld nodes\0A\00", align 1, !dbg !19
@nodes = internal unnamed_addr global i64 0, align 8, !dbg !34
@.str.3 = private unnamed_addr constant [6 x i8] c"%.9s\0A\00", align 1, !dbg !24
@board = internal global [82 x i8] zeroinitializer, align 16, !dbg !29
@row = internal unnamed_addr global [16 x i32] zeroinitializer, align 16, !dbg !37
@usedCol = internal unnamed_addr global [16 x i32] zeroinitializer, align 16, !dbg !43
@usedUp = internal unnamed_addr global [32 x i32] zeroinitializer, align 16, !dbg !45
@usedDown = internal unnamed_addr global [32 x i32] zeroinitializer, align 16, !dbg !50
@rows = internal unnamed_addr global [9 x i16] zeroinitializer, align 16, !dbg !52
@cols = internal unnamed_addr global [9 x i16] zeroinitializer, align 16, !dbg !57
@boxes = internal unnamed_addr global [9 x i16] zeroinitializer, align 16, !dbg !59

; Function Attrs: minsize nofree nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !73 {
    #dbg_value(i32 %0, !79, !DIExpression(), !93)
    #dbg_value(ptr %1, !80, !DIExpression(), !93)
  %3 = icmp sgt i32 %0, 1, !dbg !94
  br i1 %3, label %4, label %8, !dbg !95

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !96
  %6 = load ptr, ptr %5, align 8, !dbg !96, !tbaa !97
  %7 = tail call i32 @atoi(ptr nocapture noundef %6) #9, !dbg !101
  br label %8, !dbg !95

8:
  %9 = phi i32 [ %7, %4 ], [ 1, %2 ], !dbg !95
    #dbg_value(i32 %9, !81, !DIExpression(), !93)
    #dbg_value(i32 0, !82, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !93)
    #dbg_value(i32 0, !82, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !93)
    #dbg_value(i32 0, !82, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !93)
    #dbg_value(i32 0, !86, !DIExpression(), !93)
    #dbg_value(i32 0, !87, !DIExpression(), !102)
  %10 = tail call i32 @llvm.smax.i32(i32 %9, i32 0), !dbg !103
  br label %11, !dbg !103

11:
  %12 = phi i32 [ 0, %8 ], [ %21, %57 ], !dbg !93
  %13 = phi i32 [ 0, %8 ], [ %22, %57 ], !dbg !93
  %14 = phi i32 [ 0, %8 ], [ %23, %57 ], !dbg !93
  %15 = phi i32 [ 0, %8 ], [ %59, %57 ], !dbg !93
  %16 = phi i32 [ 0, %8 ], [ %60, %57 ], !dbg !104
    #dbg_value(i32 %16, !87, !DIExpression(), !102)
    #dbg_value(i32 %15, !86, !DIExpression(), !93)
    #dbg_value(i32 %14, !82, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !93)
    #dbg_value(i32 %13, !82, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !93)
    #dbg_value(i32 %12, !82, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !93)
  %17 = icmp eq i32 %16, %10, !dbg !105
  br i1 %17, label %18, label %20, !dbg !107

18:
  %19 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %12, i32 noundef %14, i32 noundef %13) #10, !dbg !108
    #dbg_value(i32 0, !89, !DIExpression(), !109)
  br label %61, !dbg !110

20:
  store i32 -1, ptr @firstRow, align 16, !dbg !111, !tbaa !113
  %21 = tail call fastcc i32 @byMask(i32 noundef 255, i32 noundef 0, i32 noundef 0, i32 noundef 0) #10, !dbg !115
    #dbg_value(i32 %21, !82, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !93)
  %22 = tail call fastcc i32 @byMask(i32 noundef 511, i32 noundef 0, i32 noundef 0, i32 noundef 0) #10, !dbg !116
    #dbg_value(i32 %22, !82, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !93)
  %23 = tail call fastcc i32 @byArray(i32 noundef 0) #10, !dbg !117
    #dbg_value(i32 %23, !82, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !93)
    #dbg_value(ptr @puzzle, !118, !DIExpression(), !130)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(82) @board, ptr noundef nonnull align 16 dereferenceable(82) @puzzle, i64 82, i1 false) #11, !dbg !132
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(18) @rows, i8 0, i64 18, i1 false), !dbg !133
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(18) @cols, i8 0, i64 18, i1 false), !dbg !134
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(18) @boxes, i8 0, i64 18, i1 false), !dbg !135
  store i64 0, ptr @nodes, align 8, !dbg !136, !tbaa !137
    #dbg_value(i32 0, !124, !DIExpression(), !139)
  br label %24, !dbg !140

24:
  %25 = phi i64 [ %56, %55 ], [ 0, %20 ], !dbg !141
    #dbg_value(i64 %25, !124, !DIExpression(), !139)
  %26 = icmp eq i64 %25, 81, !dbg !142
  br i1 %26, label %57, label %27, !dbg !143

27:
  %28 = getelementptr inbounds [82 x i8], ptr @board, i64 0, i64 %25, !dbg !144
  %29 = load i8, ptr %28, align 1, !dbg !144, !tbaa !145
  %30 = icmp eq i8 %29, 46, !dbg !146
  br i1 %30, label %55, label %31, !dbg !147

31:
  %32 = sext i8 %29 to i32, !dbg !144
  %33 = add nsw i32 %32, -49, !dbg !148
    #dbg_value(!DIArgList(i32 1, i32 %33), !126, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_shl, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 16, DW_ATE_unsigned, DW_OP_stack_value), !149)
  %34 = shl nuw i32 1, %33, !dbg !150
  %35 = trunc i64 %25 to i8, !dbg !151
  %36 = udiv i8 %35, 9, !dbg !151
  %37 = zext nneg i8 %36 to i64, !dbg !152
  %38 = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %37, !dbg !152
  %39 = load i16, ptr %38, align 2, !dbg !153, !tbaa !154
  %40 = trunc i32 %34 to i16, !dbg !153
  %41 = or i16 %39, %40, !dbg !153
  store i16 %41, ptr %38, align 2, !dbg !153, !tbaa !154
  %42 = urem i8 %35, 9, !dbg !156
  %43 = zext nneg i8 %42 to i64, !dbg !157
  %44 = getelementptr inbounds [9 x i16], ptr @cols, i64 0, i64 %43, !dbg !157
  %45 = load i16, ptr %44, align 2, !dbg !158, !tbaa !154
  %46 = or i16 %45, %40, !dbg !158
  store i16 %46, ptr %44, align 2, !dbg !158, !tbaa !154
  %47 = udiv i8 %35, 27, !dbg !159
  %48 = mul nuw nsw i8 %47, 3, !dbg !160
  %49 = udiv i8 %42, 3, !dbg !161
  %50 = add nuw nsw i8 %48, %49, !dbg !162
  %51 = zext nneg i8 %50 to i64, !dbg !163
  %52 = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %51, !dbg !163
  %53 = load i16, ptr %52, align 2, !dbg !164, !tbaa !154
  %54 = or i16 %53, %40, !dbg !164
  store i16 %54, ptr %52, align 2, !dbg !164, !tbaa !154
  br label %55, !dbg !165

55:
  %56 = add nuw nsw i64 %25, 1, !dbg !166
    #dbg_value(i64 %56, !124, !DIExpression(), !139)
  br label %24, !dbg !167, !llvm.loop !168

57:
  %58 = tail call fastcc noundef i32 @solve() #10, !dbg !171
  %59 = add nsw i32 %58, %15, !dbg !172
    #dbg_value(i32 %59, !86, !DIExpression(), !93)
  %60 = add nuw i32 %16, 1, !dbg !173
    #dbg_value(i32 %60, !87, !DIExpression(), !102)
  br label %11, !dbg !174, !llvm.loop !175

61:
  %62 = phi i64 [ %72, %68 ], [ 0, %18 ], !dbg !177
    #dbg_value(i64 %62, !89, !DIExpression(), !109)
  %63 = icmp eq i64 %62, 8, !dbg !178
  br i1 %63, label %64, label %68, !dbg !180

64:
  %65 = sdiv i32 %15, %9, !dbg !181
  %66 = load i64, ptr @nodes, align 8, !dbg !182, !tbaa !137
  %67 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %65, i64 noundef %66) #10, !dbg !183
    #dbg_value(i32 0, !91, !DIExpression(), !184)
  br label %73, !dbg !185

68:
  %69 = getelementptr inbounds [16 x i32], ptr @firstRow, i64 0, i64 %62, !dbg !186
  %70 = load i32, ptr %69, align 4, !dbg !186, !tbaa !113
  %71 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %70) #10, !dbg !187
  %72 = add nuw nsw i64 %62, 1, !dbg !188
    #dbg_value(i64 %72, !89, !DIExpression(), !109)
  br label %61, !dbg !189, !llvm.loop !190

73:
  %74 = phi i64 [ %81, %77 ], [ 0, %64 ], !dbg !192
    #dbg_value(i64 %74, !91, !DIExpression(), !184)
  %75 = icmp eq i64 %74, 9, !dbg !193
  br i1 %75, label %76, label %77, !dbg !195

76:
  ret i32 0, !dbg !196

77:
  %78 = mul nuw nsw i64 %74, 9, !dbg !197
  %79 = getelementptr inbounds i8, ptr @board, i64 %78, !dbg !198
  %80 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, ptr noundef nonnull %79) #10, !dbg !199
  %81 = add nuw nsw i64 %74, 1, !dbg !200
    #dbg_value(i64 %81, !91, !DIExpression(), !184)
  br label %73, !dbg !201, !llvm.loop !202
}

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare !dbg !204 i32 @atoi(ptr nocapture noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: minsize nofree nosync nounwind optsize memory(none) uwtable
define internal fastcc i32 @byMask(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #3 !dbg !206 {
    #dbg_value(i32 %0, !210, !DIExpression(), !220)
    #dbg_value(i32 %1, !211, !DIExpression(), !220)
    #dbg_value(i32 %2, !212, !DIExpression(), !220)
    #dbg_value(i32 %3, !213, !DIExpression(), !220)
  %5 = icmp eq i32 %1, %0, !dbg !221
  br i1 %5, label %26, label %6, !dbg !223

6:
    #dbg_value(i32 0, !214, !DIExpression(), !220)
  %7 = or i32 %2, %1, !dbg !224
  %8 = or i32 %7, %3, !dbg !225
  %9 = xor i32 %8, -1, !dbg !226
  %10 = and i32 %9, %0, !dbg !227
    #dbg_value(i32 %10, !215, !DIExpression(), !228)
  br label %11, !dbg !229

11:
  %12 = phi i32 [ 0, %6 ], [ %25, %15 ], !dbg !220
  %13 = phi i32 [ %10, %6 ], [ %18, %15 ], !dbg !228
    #dbg_value(i32 %13, !215, !DIExpression(), !228)
    #dbg_value(i32 %12, !214, !DIExpression(), !220)
  %14 = icmp eq i32 %13, 0, !dbg !230
  br i1 %14, label %26, label %15, !dbg !230

15:
  %16 = sub nsw i32 0, %13, !dbg !231
  %17 = and i32 %13, %16, !dbg !232
    #dbg_value(i32 %17, !217, !DIExpression(), !233)
  %18 = xor i32 %17, %13, !dbg !234
    #dbg_value(i32 %18, !215, !DIExpression(), !228)
  %19 = or i32 %17, %1, !dbg !235
  %20 = or i32 %17, %2, !dbg !236
  %21 = shl i32 %20, 1, !dbg !237
  %22 = or i32 %17, %3, !dbg !238
  %23 = lshr i32 %22, 1, !dbg !239
  %24 = tail call fastcc i32 @byMask(i32 noundef %0, i32 noundef %19, i32 noundef %21, i32 noundef %23) #10, !dbg !240
  %25 = add nsw i32 %24, %12, !dbg !241
    #dbg_value(i32 %25, !214, !DIExpression(), !220)
  br label %11, !dbg !242, !llvm.loop !243

26:
  %27 = phi i32 [ 1, %4 ], [ %12, %11 ], !dbg !220
  ret i32 %27, !dbg !245
}

; Function Attrs: minsize nofree nosync nounwind optsize memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc i32 @byArray(i32 noundef %0) unnamed_addr #4 !dbg !246 {
    #dbg_value(i32 %0, !250, !DIExpression(), !255)
    #dbg_value(i32 8, !251, !DIExpression(), !255)
  %2 = icmp eq i32 %0, 8, !dbg !256
  br i1 %2, label %9, label %3, !dbg !258

3:
  %4 = add i32 %0, 8
  %5 = zext nneg i32 %0 to i64
  %6 = getelementptr inbounds [16 x i32], ptr @row, i64 0, i64 %5
  %7 = add nuw nsw i32 %0, 1
  %8 = sext i32 %0 to i64, !dbg !259
  br label %13, !dbg !259

9:
  %10 = load i32, ptr @firstRow, align 16, !dbg !260, !tbaa !113
  %11 = icmp slt i32 %10, 0, !dbg !263
  br i1 %11, label %12, label %39, !dbg !264

12:
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) @firstRow, ptr noundef nonnull align 16 dereferenceable(64) @row, i64 64, i1 false), !dbg !265
  br label %39, !dbg !265

13:
  %14 = phi i64 [ 0, %3 ], [ %38, %36 ], !dbg !266
  %15 = phi i32 [ 0, %3 ], [ %37, %36 ], !dbg !266
    #dbg_value(i64 %14, !253, !DIExpression(), !267)
    #dbg_value(i32 %15, !252, !DIExpression(), !255)
  %16 = icmp eq i64 %14, 8, !dbg !268
  br i1 %16, label %39, label %17, !dbg !259

17:
  %18 = getelementptr inbounds [16 x i32], ptr @usedCol, i64 0, i64 %14, !dbg !270
  %19 = load i32, ptr %18, align 4, !dbg !270, !tbaa !113
  %20 = icmp eq i32 %19, 0, !dbg !270
  br i1 %20, label %21, label %36, !dbg !273

21:
  %22 = add nsw i64 %14, %8, !dbg !274
  %23 = getelementptr inbounds [32 x i32], ptr @usedUp, i64 0, i64 %22, !dbg !275
  %24 = load i32, ptr %23, align 4, !dbg !275, !tbaa !113
  %25 = icmp eq i32 %24, 0, !dbg !275
  br i1 %25, label %26, label %36, !dbg !276

26:
  %27 = trunc nuw nsw i64 %14 to i32, !dbg !277
  %28 = sub i32 %4, %27, !dbg !277
  %29 = zext nneg i32 %28 to i64, !dbg !278
  %30 = getelementptr inbounds [32 x i32], ptr @usedDown, i64 0, i64 %29, !dbg !278
  %31 = load i32, ptr %30, align 4, !dbg !278, !tbaa !113
  %32 = icmp eq i32 %31, 0, !dbg !278
  br i1 %32, label %33, label %36, !dbg !279

33:
  store i32 %27, ptr %6, align 4, !dbg !280, !tbaa !113
  store i32 1, ptr %30, align 4, !dbg !281, !tbaa !113
  store i32 1, ptr %23, align 4, !dbg !282, !tbaa !113
  store i32 1, ptr %18, align 4, !dbg !283, !tbaa !113
  %34 = tail call fastcc i32 @byArray(i32 noundef %7) #10, !dbg !284
  %35 = add nsw i32 %34, %15, !dbg !285
    #dbg_value(i32 %35, !252, !DIExpression(), !255)
  store i32 0, ptr %30, align 4, !dbg !286, !tbaa !113
  store i32 0, ptr %23, align 4, !dbg !287, !tbaa !113
  store i32 0, ptr %18, align 4, !dbg !288, !tbaa !113
  br label %36, !dbg !289

36:
  %37 = phi i32 [ %15, %17 ], [ %15, %21 ], [ %15, %26 ], [ %35, %33 ], !dbg !255
    #dbg_value(i32 %37, !252, !DIExpression(), !255)
  %38 = add nuw nsw i64 %14, 1, !dbg !290
    #dbg_value(i64 %38, !253, !DIExpression(), !267)
  br label %13, !dbg !291, !llvm.loop !292

39:
  %40 = phi i32 [ 1, %12 ], [ 1, %9 ], [ %15, %13 ], !dbg !255
  ret i32 %40, !dbg !294
}

; Function Attrs: minsize nofree nounwind optsize
declare !dbg !295 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: minsize nofree nosync nounwind optsize memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc noundef i32 @solve() unnamed_addr #4 !dbg !300 {
    #dbg_value(i32 -1, !304, !DIExpression(), !318)
    #dbg_value(i32 10, !305, !DIExpression(), !318)
    #dbg_value(i32 0, !306, !DIExpression(), !318)
  %1 = load i64, ptr @nodes, align 8, !dbg !319, !tbaa !137
  %2 = add nsw i64 %1, 1, !dbg !319
  store i64 %2, ptr @nodes, align 8, !dbg !319, !tbaa !137
    #dbg_value(i32 0, !307, !DIExpression(), !320)
  br label %3, !dbg !321

3:
  %4 = phi i64 [ %64, %60 ], [ 0, %0 ], !dbg !322
  %5 = phi i32 [ %61, %60 ], [ 0, %0 ], !dbg !322
  %6 = phi i32 [ %62, %60 ], [ 10, %0 ], !dbg !323
  %7 = phi i32 [ %63, %60 ], [ -1, %0 ], !dbg !324
    #dbg_value(i32 %7, !304, !DIExpression(), !318)
    #dbg_value(i32 %6, !305, !DIExpression(), !318)
    #dbg_value(i64 %4, !307, !DIExpression(), !320)
    #dbg_value(i32 %5, !306, !DIExpression(), !318)
  %8 = icmp eq i64 %4, 81, !dbg !325
  br i1 %8, label %9, label %28, !dbg !326

9:
  %10 = icmp slt i32 %7, 0, !dbg !327
  br i1 %10, label %96, label %11, !dbg !329

11:
  %12 = zext nneg i32 %7 to i64
  %13 = getelementptr inbounds [82 x i8], ptr @board, i64 0, i64 %12
  %14 = udiv i32 %7, 9
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %15
  %17 = urem i32 %7, 9
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds [9 x i16], ptr @cols, i64 0, i64 %18
  %20 = udiv i32 %7, 27
  %21 = mul nuw nsw i32 %20, 3
  %22 = trunc nuw nsw i32 %17 to i8
  %23 = udiv i8 %22, 3
  %24 = zext nneg i8 %23 to i32
  %25 = add nuw nsw i32 %21, %24
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %26
  br label %65, !dbg !330

28:
  %29 = getelementptr inbounds [82 x i8], ptr @board, i64 0, i64 %4, !dbg !331
  %30 = load i8, ptr %29, align 1, !dbg !331, !tbaa !145
  %31 = icmp eq i8 %30, 46, !dbg !333
  br i1 %31, label %32, label %60, !dbg !334

32:
  %33 = trunc nuw nsw i64 %4 to i32, !dbg !335
  %34 = trunc i64 %4 to i8, !dbg !335
  %35 = udiv i8 %34, 9, !dbg !335
  %36 = zext nneg i8 %35 to i64, !dbg !336
  %37 = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %36, !dbg !336
  %38 = load i16, ptr %37, align 2, !dbg !336, !tbaa !154
  %39 = urem i8 %34, 9, !dbg !337
  %40 = zext nneg i8 %39 to i64, !dbg !338
  %41 = getelementptr inbounds [9 x i16], ptr @cols, i64 0, i64 %40, !dbg !338
  %42 = load i16, ptr %41, align 2, !dbg !338, !tbaa !154
  %43 = or i16 %42, %38, !dbg !339
  %44 = udiv i8 %34, 27, !dbg !340
  %45 = mul nuw nsw i8 %44, 3, !dbg !341
  %46 = udiv i8 %39, 3, !dbg !342
  %47 = add nuw nsw i8 %45, %46, !dbg !343
  %48 = zext nneg i8 %47 to i64, !dbg !344
  %49 = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %48, !dbg !344
  %50 = load i16, ptr %49, align 2, !dbg !344, !tbaa !154
  %51 = or i16 %43, %50, !dbg !345
  %52 = and i16 %51, 511, !dbg !346
  %53 = xor i16 %52, 511, !dbg !346
  %54 = zext nneg i16 %53 to i32, !dbg !346
    #dbg_value(i32 %54, !309, !DIExpression(), !347)
  %55 = tail call range(i32 0, 10) i32 @llvm.ctpop.i32(i32 %54), !dbg !348
    #dbg_value(i32 %55, !312, !DIExpression(), !347)
  %56 = icmp slt i32 %55, %6, !dbg !349
  %57 = select i1 %56, i32 %54, i32 %5, !dbg !351
  %58 = tail call i32 @llvm.smin.i32(i32 %55, i32 %6), !dbg !351
  %59 = select i1 %56, i32 %33, i32 %7, !dbg !351
    #dbg_value(i32 %59, !304, !DIExpression(), !318)
    #dbg_value(i32 %58, !305, !DIExpression(), !318)
    #dbg_value(i32 %57, !306, !DIExpression(), !318)
  br label %60, !dbg !352

60:
  %61 = phi i32 [ %5, %28 ], [ %57, %32 ], !dbg !318
  %62 = phi i32 [ %6, %28 ], [ %58, %32 ], !dbg !318
  %63 = phi i32 [ %7, %28 ], [ %59, %32 ], !dbg !318
    #dbg_value(i32 %63, !304, !DIExpression(), !318)
    #dbg_value(i32 %62, !305, !DIExpression(), !318)
    #dbg_value(i32 %61, !306, !DIExpression(), !318)
  %64 = add nuw nsw i64 %4, 1, !dbg !353
    #dbg_value(i64 %64, !307, !DIExpression(), !320)
  br label %3, !dbg !354, !llvm.loop !355

65:
  %66 = phi i32 [ %92, %91 ], [ 0, %11 ], !dbg !357
    #dbg_value(i32 %66, !313, !DIExpression(), !358)
  %67 = icmp eq i32 %66, 9, !dbg !359
  br i1 %67, label %93, label %68, !dbg !330

68:
  %69 = shl nuw nsw i32 1, %66, !dbg !360
  %70 = and i32 %69, %5, !dbg !360
  %71 = icmp eq i32 %70, 0, !dbg !360
  br i1 %71, label %91, label %72, !dbg !362

72:
    #dbg_value(!DIArgList(i32 1, i32 %66), !315, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_shl, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 16, DW_ATE_unsigned, DW_OP_stack_value), !363)
  %73 = trunc nuw i32 %66 to i8, !dbg !364
  %74 = add nuw nsw i8 %73, 49, !dbg !364
  store i8 %74, ptr %13, align 1, !dbg !365, !tbaa !145
  %75 = load i16, ptr %16, align 2, !dbg !366, !tbaa !154
  %76 = trunc nuw i32 %69 to i16, !dbg !366
  %77 = xor i16 %75, %76, !dbg !366
  store i16 %77, ptr %16, align 2, !dbg !366, !tbaa !154
  %78 = load i16, ptr %19, align 2, !dbg !367, !tbaa !154
  %79 = xor i16 %78, %76, !dbg !367
  store i16 %79, ptr %19, align 2, !dbg !367, !tbaa !154
  %80 = load i16, ptr %27, align 2, !dbg !368, !tbaa !154
  %81 = xor i16 %80, %76, !dbg !368
  store i16 %81, ptr %27, align 2, !dbg !368, !tbaa !154
  %82 = tail call fastcc i32 @solve() #10, !dbg !369
  %83 = icmp eq i32 %82, 0, !dbg !369
  br i1 %83, label %84, label %93, !dbg !371

84:
  %85 = load i16, ptr %16, align 2, !dbg !372, !tbaa !154
  %86 = xor i16 %85, %76, !dbg !372
  store i16 %86, ptr %16, align 2, !dbg !372, !tbaa !154
  %87 = load i16, ptr %19, align 2, !dbg !373, !tbaa !154
  %88 = xor i16 %87, %76, !dbg !373
  store i16 %88, ptr %19, align 2, !dbg !373, !tbaa !154
  %89 = load i16, ptr %27, align 2, !dbg !374, !tbaa !154
  %90 = xor i16 %89, %76, !dbg !374
  store i16 %90, ptr %27, align 2, !dbg !374, !tbaa !154
  store i8 46, ptr %13, align 1, !dbg !375, !tbaa !145
  br label %91

91:
  %92 = add nuw nsw i32 %66, 1, !dbg !376
    #dbg_value(i32 %92, !313, !DIExpression(), !358)
  br label %65, !dbg !377, !llvm.loop !378

93:
  %94 = icmp ult i32 %66, 9
  %95 = zext i1 %94 to i32
  br label %96

96:
  %97 = phi i32 [ 1, %9 ], [ %95, %93 ], !dbg !318
  ret i32 %97, !dbg !380
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #8

attributes #0 = { minsize nofree nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { minsize nofree nosync nounwind optsize memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { minsize nofree nosync nounwind optsize memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { minsize nounwind optsize willreturn memory(read) }
attributes #10 = { minsize optsize }
attributes #11 = { minsize nounwind optsize }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!65, !66, !67, !68, !69, !70, !71}
!llvm.ident = !{!72}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "firstRow", scope: !2, file: !3, line: 18, type: !39, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "queens.c", directory: ".", checksumkind: CSK_MD5, checksum: "f63e70aec6883f28f5480fad7a4a9ba6")
!4 = !{!5, !6, !7}
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!8 = !{!9, !14, !19, !24, !0, !29, !34, !37, !43, !45, !50, !52, !57, !59, !61}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !3, line: 104, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 304, elements: !12)
!12 = !{!13}
!13 = !DISubrange(count: 38)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !3, line: 106, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 32, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 107, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 200, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 25)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 109, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 48, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 6)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "board", scope: !2, file: !3, line: 38, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 656, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 82)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 40, type: !36, isLocal: true, isDefinition: true)
!36 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "row", scope: !2, file: !3, line: 18, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 512, elements: !41)
!40 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!41 = !{!42}
!42 = !DISubrange(count: 16)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "usedCol", scope: !2, file: !3, line: 18, type: !39, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "usedUp", scope: !2, file: !3, line: 18, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 1024, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 32)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "usedDown", scope: !2, file: !3, line: 18, type: !47, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "rows", scope: !2, file: !3, line: 39, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 144, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 9)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "cols", scope: !2, file: !3, line: 39, type: !54, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "boxes", scope: !2, file: !3, line: 39, type: !54, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "puzzle", scope: !2, file: !3, line: 92, type: !63, isLocal: true, isDefinition: true)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !64, size: 656, elements: !32)
!64 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!65 = !{i32 7, !"Dwarf Version", i32 5}
!66 = !{i32 2, !"Debug Info Version", i32 3}
!67 = !{i32 1, !"wchar_size", i32 4}
!68 = !{i32 8, !"PIC Level", i32 2}
!69 = !{i32 7, !"PIE Level", i32 2}
!70 = !{i32 7, !"uwtable", i32 2}
!71 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!72 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!73 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 94, type: !74, scopeLine: 94, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !78)
!74 = !DISubroutineType(types: !75)
!75 = !{!40, !40, !76}
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!78 = !{!79, !80, !81, !82, !86, !87, !89, !91}
!79 = !DILocalVariable(name: "argc", arg: 1, scope: !73, file: !3, line: 94, type: !40)
!80 = !DILocalVariable(name: "argv", arg: 2, scope: !73, file: !3, line: 94, type: !76)
!81 = !DILocalVariable(name: "reps", scope: !73, file: !3, line: 95, type: !40)
!82 = !DILocalVariable(name: "counts", scope: !73, file: !3, line: 96, type: !83)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 96, elements: !84)
!84 = !{!85}
!85 = !DISubrange(count: 3)
!86 = !DILocalVariable(name: "solved", scope: !73, file: !3, line: 96, type: !40)
!87 = !DILocalVariable(name: "i", scope: !88, file: !3, line: 97, type: !40)
!88 = distinct !DILexicalBlock(scope: !73, file: !3, line: 97, column: 2)
!89 = !DILocalVariable(name: "i", scope: !90, file: !3, line: 105, type: !40)
!90 = distinct !DILexicalBlock(scope: !73, file: !3, line: 105, column: 2)
!91 = !DILocalVariable(name: "i", scope: !92, file: !3, line: 108, type: !40)
!92 = distinct !DILexicalBlock(scope: !73, file: !3, line: 108, column: 2)
!93 = !DILocation(line: 0, scope: !73)
!94 = !DILocation(line: 95, column: 18, scope: !73)
!95 = !DILocation(line: 95, column: 13, scope: !73)
!96 = !DILocation(line: 95, column: 29, scope: !73)
!97 = !{!98, !98, i64 0}
!98 = !{!"any pointer", !99, i64 0}
!99 = !{!"omnipotent char", !100, i64 0}
!100 = !{!"Simple C/C++ TBAA"}
!101 = !DILocation(line: 95, column: 24, scope: !73)
!102 = !DILocation(line: 0, scope: !88)
!103 = !DILocation(line: 97, column: 7, scope: !88)
!104 = !DILocation(line: 97, scope: !88)
!105 = !DILocation(line: 97, column: 20, scope: !106)
!106 = distinct !DILexicalBlock(scope: !88, file: !3, line: 97, column: 2)
!107 = !DILocation(line: 97, column: 2, scope: !88)
!108 = !DILocation(line: 104, column: 2, scope: !73)
!109 = !DILocation(line: 0, scope: !90)
!110 = !DILocation(line: 105, column: 7, scope: !90)
!111 = !DILocation(line: 98, column: 15, scope: !112)
!112 = distinct !DILexicalBlock(scope: !106, file: !3, line: 97, column: 33)
!113 = !{!114, !114, i64 0}
!114 = !{!"int", !99, i64 0}
!115 = !DILocation(line: 99, column: 15, scope: !112)
!116 = !DILocation(line: 100, column: 15, scope: !112)
!117 = !DILocation(line: 101, column: 15, scope: !112)
!118 = !DILocalVariable(name: "text", arg: 1, scope: !119, file: !3, line: 76, type: !122)
!119 = distinct !DISubprogram(name: "sudoku", scope: !3, file: !3, line: 76, type: !120, scopeLine: 76, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !123)
!120 = !DISubroutineType(types: !121)
!121 = !{!40, !122}
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!123 = !{!118, !124, !126}
!124 = !DILocalVariable(name: "i", scope: !125, file: !3, line: 82, type: !40)
!125 = distinct !DILexicalBlock(scope: !119, file: !3, line: 82, column: 2)
!126 = !DILocalVariable(name: "bit", scope: !127, file: !3, line: 84, type: !5)
!127 = distinct !DILexicalBlock(scope: !128, file: !3, line: 83, column: 24)
!128 = distinct !DILexicalBlock(scope: !129, file: !3, line: 83, column: 7)
!129 = distinct !DILexicalBlock(scope: !125, file: !3, line: 82, column: 2)
!130 = !DILocation(line: 0, scope: !119, inlinedAt: !131)
!131 = distinct !DILocation(line: 102, column: 13, scope: !112)
!132 = !DILocation(line: 77, column: 2, scope: !119, inlinedAt: !131)
!133 = !DILocation(line: 78, column: 2, scope: !119, inlinedAt: !131)
!134 = !DILocation(line: 79, column: 2, scope: !119, inlinedAt: !131)
!135 = !DILocation(line: 80, column: 2, scope: !119, inlinedAt: !131)
!136 = !DILocation(line: 81, column: 8, scope: !119, inlinedAt: !131)
!137 = !{!138, !138, i64 0}
!138 = !{!"long", !99, i64 0}
!139 = !DILocation(line: 0, scope: !125, inlinedAt: !131)
!140 = !DILocation(line: 82, column: 7, scope: !125, inlinedAt: !131)
!141 = !DILocation(line: 82, scope: !125, inlinedAt: !131)
!142 = !DILocation(line: 82, column: 20, scope: !129, inlinedAt: !131)
!143 = !DILocation(line: 82, column: 2, scope: !125, inlinedAt: !131)
!144 = !DILocation(line: 83, column: 7, scope: !128, inlinedAt: !131)
!145 = !{!99, !99, i64 0}
!146 = !DILocation(line: 83, column: 16, scope: !128, inlinedAt: !131)
!147 = !DILocation(line: 83, column: 7, scope: !129, inlinedAt: !131)
!148 = !DILocation(line: 84, column: 39, scope: !127, inlinedAt: !131)
!149 = !DILocation(line: 0, scope: !127, inlinedAt: !131)
!150 = !DILocation(line: 85, column: 19, scope: !127, inlinedAt: !131)
!151 = !DILocation(line: 85, column: 11, scope: !127, inlinedAt: !131)
!152 = !DILocation(line: 85, column: 4, scope: !127, inlinedAt: !131)
!153 = !DILocation(line: 85, column: 16, scope: !127, inlinedAt: !131)
!154 = !{!155, !155, i64 0}
!155 = !{!"short", !99, i64 0}
!156 = !DILocation(line: 86, column: 11, scope: !127, inlinedAt: !131)
!157 = !DILocation(line: 86, column: 4, scope: !127, inlinedAt: !131)
!158 = !DILocation(line: 86, column: 16, scope: !127, inlinedAt: !131)
!159 = !DILocation(line: 87, column: 12, scope: !127, inlinedAt: !131)
!160 = !DILocation(line: 87, column: 17, scope: !127, inlinedAt: !131)
!161 = !DILocation(line: 87, column: 29, scope: !127, inlinedAt: !131)
!162 = !DILocation(line: 87, column: 21, scope: !127, inlinedAt: !131)
!163 = !DILocation(line: 87, column: 4, scope: !127, inlinedAt: !131)
!164 = !DILocation(line: 87, column: 34, scope: !127, inlinedAt: !131)
!165 = !DILocation(line: 88, column: 3, scope: !127, inlinedAt: !131)
!166 = !DILocation(line: 82, column: 27, scope: !129, inlinedAt: !131)
!167 = !DILocation(line: 82, column: 2, scope: !129, inlinedAt: !131)
!168 = distinct !{!168, !143, !169, !170}
!169 = !DILocation(line: 88, column: 3, scope: !125, inlinedAt: !131)
!170 = !{!"llvm.loop.mustprogress"}
!171 = !DILocation(line: 89, column: 9, scope: !119, inlinedAt: !131)
!172 = !DILocation(line: 102, column: 10, scope: !112)
!173 = !DILocation(line: 97, column: 29, scope: !106)
!174 = !DILocation(line: 97, column: 2, scope: !106)
!175 = distinct !{!175, !107, !176, !170}
!176 = !DILocation(line: 103, column: 2, scope: !88)
!177 = !DILocation(line: 105, scope: !90)
!178 = !DILocation(line: 105, column: 20, scope: !179)
!179 = distinct !DILexicalBlock(scope: !90, file: !3, line: 105, column: 2)
!180 = !DILocation(line: 105, column: 2, scope: !90)
!181 = !DILocation(line: 107, column: 46, scope: !73)
!182 = !DILocation(line: 107, column: 54, scope: !73)
!183 = !DILocation(line: 107, column: 2, scope: !73)
!184 = !DILocation(line: 0, scope: !92)
!185 = !DILocation(line: 108, column: 7, scope: !92)
!186 = !DILocation(line: 106, column: 17, scope: !179)
!187 = !DILocation(line: 106, column: 3, scope: !179)
!188 = !DILocation(line: 105, column: 26, scope: !179)
!189 = !DILocation(line: 105, column: 2, scope: !179)
!190 = distinct !{!190, !180, !191, !170}
!191 = !DILocation(line: 106, column: 28, scope: !90)
!192 = !DILocation(line: 108, scope: !92)
!193 = !DILocation(line: 108, column: 20, scope: !194)
!194 = distinct !DILexicalBlock(scope: !92, file: !3, line: 108, column: 2)
!195 = !DILocation(line: 108, column: 2, scope: !92)
!196 = !DILocation(line: 110, column: 2, scope: !73)
!197 = !DILocation(line: 109, column: 30, scope: !194)
!198 = !DILocation(line: 109, column: 26, scope: !194)
!199 = !DILocation(line: 109, column: 3, scope: !194)
!200 = !DILocation(line: 108, column: 26, scope: !194)
!201 = !DILocation(line: 108, column: 2, scope: !194)
!202 = distinct !{!202, !195, !203, !170}
!203 = !DILocation(line: 109, column: 33, scope: !92)
!204 = !DISubprogram(name: "atoi", scope: !205, file: !205, line: 105, type: !120, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!205 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!206 = distinct !DISubprogram(name: "byMask", scope: !3, file: !3, line: 6, type: !207, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !209)
!207 = !DISubroutineType(types: !208)
!208 = !{!40, !6, !6, !6, !6}
!209 = !{!210, !211, !212, !213, !214, !215, !217}
!210 = !DILocalVariable(name: "all", arg: 1, scope: !206, file: !3, line: 6, type: !6)
!211 = !DILocalVariable(name: "cols", arg: 2, scope: !206, file: !3, line: 6, type: !6)
!212 = !DILocalVariable(name: "left", arg: 3, scope: !206, file: !3, line: 6, type: !6)
!213 = !DILocalVariable(name: "right", arg: 4, scope: !206, file: !3, line: 6, type: !6)
!214 = !DILocalVariable(name: "n", scope: !206, file: !3, line: 9, type: !40)
!215 = !DILocalVariable(name: "free", scope: !216, file: !3, line: 10, type: !6)
!216 = distinct !DILexicalBlock(scope: !206, file: !3, line: 10, column: 2)
!217 = !DILocalVariable(name: "bit", scope: !218, file: !3, line: 11, type: !6)
!218 = distinct !DILexicalBlock(scope: !219, file: !3, line: 10, column: 60)
!219 = distinct !DILexicalBlock(scope: !216, file: !3, line: 10, column: 2)
!220 = !DILocation(line: 0, scope: !206)
!221 = !DILocation(line: 7, column: 11, scope: !222)
!222 = distinct !DILexicalBlock(scope: !206, file: !3, line: 7, column: 6)
!223 = !DILocation(line: 7, column: 6, scope: !206)
!224 = !DILocation(line: 10, column: 36, scope: !216)
!225 = !DILocation(line: 10, column: 43, scope: !216)
!226 = !DILocation(line: 10, column: 29, scope: !216)
!227 = !DILocation(line: 10, column: 27, scope: !216)
!228 = !DILocation(line: 0, scope: !216)
!229 = !DILocation(line: 10, column: 7, scope: !216)
!230 = !DILocation(line: 10, column: 2, scope: !216)
!231 = !DILocation(line: 11, column: 25, scope: !218)
!232 = !DILocation(line: 11, column: 23, scope: !218)
!233 = !DILocation(line: 0, scope: !218)
!234 = !DILocation(line: 12, column: 8, scope: !218)
!235 = !DILocation(line: 13, column: 25, scope: !218)
!236 = !DILocation(line: 13, column: 38, scope: !218)
!237 = !DILocation(line: 13, column: 45, scope: !218)
!238 = !DILocation(line: 13, column: 58, scope: !218)
!239 = !DILocation(line: 13, column: 65, scope: !218)
!240 = !DILocation(line: 13, column: 8, scope: !218)
!241 = !DILocation(line: 13, column: 5, scope: !218)
!242 = !DILocation(line: 10, column: 2, scope: !219)
!243 = distinct !{!243, !230, !244, !170}
!244 = !DILocation(line: 14, column: 2, scope: !216)
!245 = !DILocation(line: 16, column: 1, scope: !206)
!246 = distinct !DISubprogram(name: "byArray", scope: !3, file: !3, line: 20, type: !247, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !249)
!247 = !DISubroutineType(cc: DW_CC_nocall, types: !248)
!248 = !{!40, !40, !40}
!249 = !{!250, !251, !252, !253}
!250 = !DILocalVariable(name: "r", arg: 1, scope: !246, file: !3, line: 20, type: !40)
!251 = !DILocalVariable(name: "n", arg: 2, scope: !246, file: !3, line: 20, type: !40)
!252 = !DILocalVariable(name: "count", scope: !246, file: !3, line: 26, type: !40)
!253 = !DILocalVariable(name: "c", scope: !254, file: !3, line: 27, type: !40)
!254 = distinct !DILexicalBlock(scope: !246, file: !3, line: 27, column: 2)
!255 = !DILocation(line: 0, scope: !246)
!256 = !DILocation(line: 21, column: 8, scope: !257)
!257 = distinct !DILexicalBlock(scope: !246, file: !3, line: 21, column: 6)
!258 = !DILocation(line: 21, column: 6, scope: !246)
!259 = !DILocation(line: 27, column: 2, scope: !254)
!260 = !DILocation(line: 22, column: 7, scope: !261)
!261 = distinct !DILexicalBlock(scope: !262, file: !3, line: 22, column: 7)
!262 = distinct !DILexicalBlock(scope: !257, file: !3, line: 21, column: 14)
!263 = !DILocation(line: 22, column: 19, scope: !261)
!264 = !DILocation(line: 22, column: 7, scope: !262)
!265 = !DILocation(line: 23, column: 4, scope: !261)
!266 = !DILocation(line: 26, column: 6, scope: !246)
!267 = !DILocation(line: 0, scope: !254)
!268 = !DILocation(line: 27, column: 20, scope: !269)
!269 = distinct !DILexicalBlock(scope: !254, file: !3, line: 27, column: 2)
!270 = !DILocation(line: 28, column: 7, scope: !271)
!271 = distinct !DILexicalBlock(scope: !272, file: !3, line: 28, column: 7)
!272 = distinct !DILexicalBlock(scope: !269, file: !3, line: 27, column: 30)
!273 = !DILocation(line: 28, column: 18, scope: !271)
!274 = !DILocation(line: 28, column: 30, scope: !271)
!275 = !DILocation(line: 28, column: 21, scope: !271)
!276 = !DILocation(line: 28, column: 35, scope: !271)
!277 = !DILocation(line: 28, column: 53, scope: !271)
!278 = !DILocation(line: 28, column: 38, scope: !271)
!279 = !DILocation(line: 28, column: 7, scope: !272)
!280 = !DILocation(line: 30, column: 10, scope: !272)
!281 = !DILocation(line: 31, column: 52, scope: !272)
!282 = !DILocation(line: 31, column: 30, scope: !272)
!283 = !DILocation(line: 31, column: 14, scope: !272)
!284 = !DILocation(line: 32, column: 12, scope: !272)
!285 = !DILocation(line: 32, column: 9, scope: !272)
!286 = !DILocation(line: 33, column: 52, scope: !272)
!287 = !DILocation(line: 33, column: 30, scope: !272)
!288 = !DILocation(line: 33, column: 14, scope: !272)
!289 = !DILocation(line: 34, column: 2, scope: !272)
!290 = !DILocation(line: 27, column: 26, scope: !269)
!291 = !DILocation(line: 27, column: 2, scope: !269)
!292 = distinct !{!292, !259, !293, !170}
!293 = !DILocation(line: 34, column: 2, scope: !254)
!294 = !DILocation(line: 36, column: 1, scope: !246)
!295 = !DISubprogram(name: "printf", scope: !296, file: !296, line: 356, type: !297, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!296 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!297 = !DISubroutineType(types: !298)
!298 = !{!40, !299, null}
!299 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !122)
!300 = distinct !DISubprogram(name: "solve", scope: !3, file: !3, line: 42, type: !301, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !303)
!301 = !DISubroutineType(types: !302)
!302 = !{!40}
!303 = !{!304, !305, !306, !307, !309, !312, !313, !315}
!304 = !DILocalVariable(name: "best", scope: !300, file: !3, line: 43, type: !40)
!305 = !DILocalVariable(name: "fewest", scope: !300, file: !3, line: 43, type: !40)
!306 = !DILocalVariable(name: "mask", scope: !300, file: !3, line: 43, type: !40)
!307 = !DILocalVariable(name: "i", scope: !308, file: !3, line: 45, type: !40)
!308 = distinct !DILexicalBlock(scope: !300, file: !3, line: 45, column: 2)
!309 = !DILocalVariable(name: "free", scope: !310, file: !3, line: 48, type: !40)
!310 = distinct !DILexicalBlock(scope: !311, file: !3, line: 45, column: 31)
!311 = distinct !DILexicalBlock(scope: !308, file: !3, line: 45, column: 2)
!312 = !DILocalVariable(name: "n", scope: !310, file: !3, line: 49, type: !40)
!313 = !DILocalVariable(name: "d", scope: !314, file: !3, line: 58, type: !40)
!314 = distinct !DILexicalBlock(scope: !300, file: !3, line: 58, column: 2)
!315 = !DILocalVariable(name: "bit", scope: !316, file: !3, line: 61, type: !5)
!316 = distinct !DILexicalBlock(scope: !317, file: !3, line: 58, column: 30)
!317 = distinct !DILexicalBlock(scope: !314, file: !3, line: 58, column: 2)
!318 = !DILocation(line: 0, scope: !300)
!319 = !DILocation(line: 44, column: 7, scope: !300)
!320 = !DILocation(line: 0, scope: !308)
!321 = !DILocation(line: 45, column: 7, scope: !308)
!322 = !DILocation(line: 43, column: 30, scope: !300)
!323 = !DILocation(line: 43, column: 17, scope: !300)
!324 = !DILocation(line: 43, column: 6, scope: !300)
!325 = !DILocation(line: 45, column: 20, scope: !311)
!326 = !DILocation(line: 45, column: 2, scope: !308)
!327 = !DILocation(line: 56, column: 11, scope: !328)
!328 = distinct !DILexicalBlock(scope: !300, file: !3, line: 56, column: 6)
!329 = !DILocation(line: 56, column: 6, scope: !300)
!330 = !DILocation(line: 58, column: 2, scope: !314)
!331 = !DILocation(line: 46, column: 7, scope: !332)
!332 = distinct !DILexicalBlock(scope: !310, file: !3, line: 46, column: 7)
!333 = !DILocation(line: 46, column: 16, scope: !332)
!334 = !DILocation(line: 46, column: 7, scope: !310)
!335 = !DILocation(line: 48, column: 31, scope: !310)
!336 = !DILocation(line: 48, column: 24, scope: !310)
!337 = !DILocation(line: 48, column: 45, scope: !310)
!338 = !DILocation(line: 48, column: 38, scope: !310)
!339 = !DILocation(line: 48, column: 36, scope: !310)
!340 = !DILocation(line: 48, column: 60, scope: !310)
!341 = !DILocation(line: 48, column: 65, scope: !310)
!342 = !DILocation(line: 48, column: 77, scope: !310)
!343 = !DILocation(line: 48, column: 69, scope: !310)
!344 = !DILocation(line: 48, column: 52, scope: !310)
!345 = !DILocation(line: 48, column: 50, scope: !310)
!346 = !DILocation(line: 48, column: 20, scope: !310)
!347 = !DILocation(line: 0, scope: !310)
!348 = !DILocation(line: 49, column: 11, scope: !310)
!349 = !DILocation(line: 50, column: 9, scope: !350)
!350 = distinct !DILexicalBlock(scope: !310, file: !3, line: 50, column: 7)
!351 = !DILocation(line: 50, column: 7, scope: !310)
!352 = !DILocation(line: 55, column: 2, scope: !310)
!353 = !DILocation(line: 45, column: 27, scope: !311)
!354 = !DILocation(line: 45, column: 2, scope: !311)
!355 = distinct !{!355, !326, !356, !170}
!356 = !DILocation(line: 55, column: 2, scope: !308)
!357 = !DILocation(line: 58, scope: !314)
!358 = !DILocation(line: 0, scope: !314)
!359 = !DILocation(line: 58, column: 20, scope: !317)
!360 = !DILocation(line: 59, column: 19, scope: !361)
!361 = distinct !DILexicalBlock(scope: !316, file: !3, line: 59, column: 7)
!362 = !DILocation(line: 59, column: 7, scope: !316)
!363 = !DILocation(line: 0, scope: !316)
!364 = !DILocation(line: 62, column: 17, scope: !316)
!365 = !DILocation(line: 62, column: 15, scope: !316)
!366 = !DILocation(line: 63, column: 18, scope: !316)
!367 = !DILocation(line: 64, column: 18, scope: !316)
!368 = !DILocation(line: 65, column: 39, scope: !316)
!369 = !DILocation(line: 66, column: 7, scope: !370)
!370 = distinct !DILexicalBlock(scope: !316, file: !3, line: 66, column: 7)
!371 = !DILocation(line: 66, column: 7, scope: !316)
!372 = !DILocation(line: 68, column: 18, scope: !316)
!373 = !DILocation(line: 69, column: 18, scope: !316)
!374 = !DILocation(line: 70, column: 39, scope: !316)
!375 = !DILocation(line: 71, column: 15, scope: !316)
!376 = !DILocation(line: 58, column: 26, scope: !317)
!377 = !DILocation(line: 58, column: 2, scope: !317)
!378 = distinct !{!378, !330, !379, !170}
!379 = !DILocation(line: 72, column: 2, scope: !314)
!380 = !DILocation(line: 74, column: 1, scope: !300)
