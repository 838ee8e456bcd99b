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
  br i1 %3, label %4, label %9, !dbg !96

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !97
  %6 = load ptr, ptr %5, align 8, !dbg !97, !tbaa !98
    #dbg_value(ptr %6, !102, !DIExpression(), !109)
  %7 = tail call i64 @strtol(ptr nocapture noundef nonnull %6, ptr noundef null, i32 noundef 10) #9, !dbg !111
  %8 = trunc i64 %7 to i32, !dbg !112
  br label %9, !dbg !96

9:
  %10 = phi i32 [ %8, %4 ], [ 1, %2 ], !dbg !96
    #dbg_value(i32 %10, !82, !DIExpression(), !94)
    #dbg_value(i32 0, !83, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !94)
    #dbg_value(i32 0, !83, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !94)
    #dbg_value(i32 0, !83, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !94)
    #dbg_value(i32 0, !87, !DIExpression(), !94)
    #dbg_value(i32 0, !88, !DIExpression(), !113)
  %11 = icmp sgt i32 %10, 0, !dbg !114
  br i1 %11, label %12, label %15, !dbg !116

12:
  %13 = tail call fastcc i32 @byMask(i32 noundef 255, i32 noundef 0, i32 noundef 0, i32 noundef 0), !dbg !94
  %14 = tail call fastcc i32 @byMask(i32 noundef 511, i32 noundef 0, i32 noundef 0, i32 noundef 0), !dbg !94
  br label %21, !dbg !116

15:
  %16 = phi i32 [ 0, %9 ], [ %13, %57 ], !dbg !94
  %17 = phi i32 [ 0, %9 ], [ %14, %57 ], !dbg !94
  %18 = phi i32 [ 0, %9 ], [ %24, %57 ], !dbg !94
  %19 = phi i32 [ 0, %9 ], [ %59, %57 ], !dbg !94
  %20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %16, i32 noundef %18, i32 noundef %17), !dbg !117
    #dbg_value(i32 0, !90, !DIExpression(), !118)
  br label %66, !dbg !119

21:
  %22 = phi i32 [ 0, %12 ], [ %60, %57 ]
  %23 = phi i32 [ 0, %12 ], [ %59, %57 ]
    #dbg_value(i32 %22, !88, !DIExpression(), !113)
    #dbg_value(i32 %23, !87, !DIExpression(), !94)
  store i32 -1, ptr @firstRow, align 16, !dbg !120, !tbaa !122
    #dbg_value(i32 %13, !83, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !94)
    #dbg_value(i32 %14, !83, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !94)
  %24 = tail call fastcc i32 @byArray(i32 noundef 0), !dbg !124
    #dbg_value(i32 %24, !83, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !94)
    #dbg_value(ptr @puzzle, !125, !DIExpression(), !134)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(82) @board, ptr noundef nonnull align 16 dereferenceable(82) @puzzle, i64 82, i1 false) #9, !dbg !136
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(18) @rows, i8 0, i64 18, i1 false), !dbg !137
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(18) @cols, i8 0, i64 18, i1 false), !dbg !138
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(18) @boxes, i8 0, i64 18, i1 false), !dbg !139
  store i64 0, ptr @nodes, align 8, !dbg !140, !tbaa !141
    #dbg_value(i32 0, !128, !DIExpression(), !143)
  br label %25, !dbg !144

25:
  %26 = phi i64 [ 0, %21 ], [ %55, %54 ]
    #dbg_value(i64 %26, !128, !DIExpression(), !143)
  %27 = getelementptr inbounds [82 x i8], ptr @board, i64 0, i64 %26, !dbg !145
  %28 = load i8, ptr %27, align 1, !dbg !145, !tbaa !146
  %29 = icmp eq i8 %28, 46, !dbg !147
  br i1 %29, label %54, label %30, !dbg !148

30:
  %31 = sext i8 %28 to i32, !dbg !145
  %32 = add nsw i32 %31, -49, !dbg !149
    #dbg_value(!DIArgList(i32 1, i32 %32), !130, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_shl, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 16, DW_ATE_unsigned, DW_OP_stack_value), !150)
  %33 = shl nuw i32 1, %32, !dbg !151
  %34 = trunc nuw nsw i64 %26 to i32, !dbg !152
  %35 = udiv i32 %34, 9, !dbg !152
  %36 = zext nneg i32 %35 to i64, !dbg !153
  %37 = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %36, !dbg !153
  %38 = load i16, ptr %37, align 2, !dbg !154, !tbaa !155
  %39 = trunc i32 %33 to i16, !dbg !154
  %40 = or i16 %38, %39, !dbg !154
  store i16 %40, ptr %37, align 2, !dbg !154, !tbaa !155
  %41 = urem i32 %34, 9, !dbg !157
  %42 = zext nneg i32 %41 to i64, !dbg !158
  %43 = getelementptr inbounds [9 x i16], ptr @cols, i64 0, i64 %42, !dbg !158
  %44 = load i16, ptr %43, align 2, !dbg !159, !tbaa !155
  %45 = or i16 %44, %39, !dbg !159
  store i16 %45, ptr %43, align 2, !dbg !159, !tbaa !155
  %46 = udiv i32 %34, 27, !dbg !160
  %47 = mul nuw nsw i32 %46, 3, !dbg !161
  %48 = udiv i32 %41, 3, !dbg !162
  %49 = add nuw nsw i32 %47, %48, !dbg !163
  %50 = zext nneg i32 %49 to i64, !dbg !164
  %51 = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %50, !dbg !164
  %52 = load i16, ptr %51, align 2, !dbg !165, !tbaa !155
  %53 = or i16 %52, %39, !dbg !165
  store i16 %53, ptr %51, align 2, !dbg !165, !tbaa !155
  br label %54, !dbg !166

54:
  %55 = add nuw nsw i64 %26, 1, !dbg !167
    #dbg_value(i64 %55, !128, !DIExpression(), !143)
  %56 = icmp eq i64 %55, 81, !dbg !168
  br i1 %56, label %57, label %25, !dbg !144, !llvm.loop !169

57:
  %58 = tail call fastcc noundef i32 @solve(), !dbg !173
  %59 = add nsw i32 %58, %23, !dbg !174
    #dbg_value(i32 %59, !87, !DIExpression(), !94)
  %60 = add nuw nsw i32 %22, 1, !dbg !175
    #dbg_value(i32 %60, !88, !DIExpression(), !113)
    #dbg_value(i32 %24, !83, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !94)
    #dbg_value(i32 %14, !83, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !94)
    #dbg_value(i32 %13, !83, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !94)
  %61 = icmp eq i32 %60, %10, !dbg !114
  br i1 %61, label %15, label %21, !dbg !116, !llvm.loop !176

62:
  %63 = sdiv i32 %19, %10, !dbg !178
  %64 = load i64, ptr @nodes, align 8, !dbg !179, !tbaa !141
  %65 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %63, i64 noundef %64), !dbg !180
    #dbg_value(i32 0, !92, !DIExpression(), !181)
  br label %74, !dbg !182

66:
  %67 = phi i64 [ 0, %15 ], [ %71, %66 ]
    #dbg_value(i64 %67, !90, !DIExpression(), !118)
  %68 = getelementptr inbounds [16 x i32], ptr @firstRow, i64 0, i64 %67, !dbg !183
  %69 = load i32, ptr %68, align 4, !dbg !183, !tbaa !122
  %70 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %69), !dbg !185
  %71 = add nuw nsw i64 %67, 1, !dbg !186
    #dbg_value(i64 %71, !90, !DIExpression(), !118)
  %72 = icmp eq i64 %71, 8, !dbg !187
  br i1 %72, label %62, label %66, !dbg !119, !llvm.loop !188

73:
  ret i32 0, !dbg !190

74:
  %75 = phi i64 [ 0, %62 ], [ %79, %74 ]
    #dbg_value(i64 %75, !92, !DIExpression(), !181)
  %76 = mul nuw nsw i64 %75, 9, !dbg !191
  %77 = getelementptr inbounds i8, ptr @board, i64 %76, !dbg !193
  %78 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, ptr noundef nonnull %77), !dbg !194
  %79 = add nuw nsw i64 %75, 1, !dbg !195
    #dbg_value(i64 %79, !92, !DIExpression(), !181)
  %80 = icmp eq i64 %79, 9, !dbg !196
  br i1 %80, label %73, label %74, !dbg !182, !llvm.loop !197
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal fastcc i32 @byMask(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #2 !dbg !199 {
    #dbg_value(i32 %0, !203, !DIExpression(), !213)
    #dbg_value(i32 %1, !204, !DIExpression(), !213)
    #dbg_value(i32 %2, !205, !DIExpression(), !213)
    #dbg_value(i32 %3, !206, !DIExpression(), !213)
  %5 = icmp eq i32 %1, %0, !dbg !214
  br i1 %5, label %26, label %6, !dbg !216

6:
    #dbg_value(i32 0, !207, !DIExpression(), !213)
  %7 = or i32 %2, %1, !dbg !217
  %8 = or i32 %7, %3, !dbg !218
  %9 = xor i32 %8, -1, !dbg !219
  %10 = and i32 %9, %0, !dbg !220
    #dbg_value(i32 %10, !208, !DIExpression(), !221)
    #dbg_value(i32 0, !207, !DIExpression(), !213)
  %11 = icmp eq i32 %10, 0, !dbg !222
  br i1 %11, label %26, label %12, !dbg !222

12:
  %13 = phi i32 [ %17, %12 ], [ %10, %6 ]
  %14 = phi i32 [ %24, %12 ], [ 0, %6 ]
    #dbg_value(i32 %13, !208, !DIExpression(), !221)
    #dbg_value(i32 %14, !207, !DIExpression(), !213)
  %15 = sub nsw i32 0, %13, !dbg !223
  %16 = and i32 %13, %15, !dbg !224
    #dbg_value(i32 %16, !210, !DIExpression(), !225)
  %17 = xor i32 %16, %13, !dbg !226
    #dbg_value(i32 %17, !208, !DIExpression(), !221)
  %18 = or i32 %16, %1, !dbg !227
  %19 = or i32 %16, %2, !dbg !228
  %20 = shl i32 %19, 1, !dbg !229
  %21 = or i32 %16, %3, !dbg !230
  %22 = lshr i32 %21, 1, !dbg !231
  %23 = tail call fastcc i32 @byMask(i32 noundef %0, i32 noundef %18, i32 noundef %20, i32 noundef %22), !dbg !232
  %24 = add nsw i32 %23, %14, !dbg !233
    #dbg_value(i32 %24, !207, !DIExpression(), !213)
  %25 = icmp eq i32 %16, %13, !dbg !222
  br i1 %25, label %26, label %12, !dbg !222, !llvm.loop !234

26:
  %27 = phi i32 [ 1, %4 ], [ 0, %6 ], [ %24, %12 ], !dbg !213
  ret i32 %27, !dbg !236
}

; Function Attrs: nofree nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc i32 @byArray(i32 noundef %0) unnamed_addr #3 !dbg !237 {
    #dbg_value(i32 %0, !241, !DIExpression(), !246)
    #dbg_value(i32 8, !242, !DIExpression(), !246)
  %2 = icmp eq i32 %0, 8, !dbg !247
  br i1 %2, label %9, label %3, !dbg !249

3:
    #dbg_value(i32 0, !244, !DIExpression(), !250)
    #dbg_value(i32 0, !243, !DIExpression(), !246)
  %4 = add i32 %0, 8
  %5 = zext nneg i32 %0 to i64
  %6 = getelementptr inbounds [16 x i32], ptr @row, i64 0, i64 %5
  %7 = add nuw nsw i32 %0, 1
  %8 = sext i32 %0 to i64, !dbg !251
  br label %13, !dbg !251

9:
  %10 = load i32, ptr @firstRow, align 16, !dbg !252, !tbaa !122
  %11 = icmp slt i32 %10, 0, !dbg !255
  br i1 %11, label %12, label %39, !dbg !256

12:
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) @firstRow, ptr noundef nonnull align 16 dereferenceable(64) @row, i64 64, i1 false), !dbg !257
  br label %39, !dbg !257

13:
  %14 = phi i64 [ 0, %3 ], [ %37, %35 ]
  %15 = phi i32 [ 0, %3 ], [ %36, %35 ]
    #dbg_value(i64 %14, !244, !DIExpression(), !250)
    #dbg_value(i32 %15, !243, !DIExpression(), !246)
  %16 = getelementptr inbounds [16 x i32], ptr @usedCol, i64 0, i64 %14, !dbg !258
  %17 = load i32, ptr %16, align 4, !dbg !258, !tbaa !122
  %18 = icmp eq i32 %17, 0, !dbg !258
  br i1 %18, label %19, label %35, !dbg !262

19:
  %20 = add nsw i64 %14, %8, !dbg !263
  %21 = getelementptr inbounds [32 x i32], ptr @usedUp, i64 0, i64 %20, !dbg !264
  %22 = load i32, ptr %21, align 4, !dbg !264, !tbaa !122
  %23 = icmp eq i32 %22, 0, !dbg !264
  br i1 %23, label %24, label %35, !dbg !265

24:
  %25 = trunc nuw nsw i64 %14 to i32, !dbg !266
  %26 = sub i32 %4, %25, !dbg !266
  %27 = zext nneg i32 %26 to i64, !dbg !267
  %28 = getelementptr inbounds [32 x i32], ptr @usedDown, i64 0, i64 %27, !dbg !267
  %29 = load i32, ptr %28, align 4, !dbg !267, !tbaa !122
  %30 = icmp eq i32 %29, 0, !dbg !267
  br i1 %30, label %31, label %35, !dbg !268

31:
  %32 = trunc nuw nsw i64 %14 to i32, !dbg !269
  store i32 %32, ptr %6, align 4, !dbg !269, !tbaa !122
  store i32 1, ptr %28, align 4, !dbg !270, !tbaa !122
  store i32 1, ptr %21, align 4, !dbg !271, !tbaa !122
  store i32 1, ptr %16, align 4, !dbg !272, !tbaa !122
  %33 = tail call fastcc i32 @byArray(i32 noundef %7), !dbg !273
  %34 = add nsw i32 %33, %15, !dbg !274
    #dbg_value(i32 %34, !243, !DIExpression(), !246)
  store i32 0, ptr %28, align 4, !dbg !275, !tbaa !122
  store i32 0, ptr %21, align 4, !dbg !276, !tbaa !122
  store i32 0, ptr %16, align 4, !dbg !277, !tbaa !122
  br label %35, !dbg !278

35:
  %36 = phi i32 [ %15, %13 ], [ %15, %19 ], [ %15, %24 ], [ %34, %31 ], !dbg !246
    #dbg_value(i32 %36, !243, !DIExpression(), !246)
  %37 = add nuw nsw i64 %14, 1, !dbg !279
    #dbg_value(i64 %37, !244, !DIExpression(), !250)
  %38 = icmp eq i64 %37, 8, !dbg !280
  br i1 %38, label %39, label %13, !dbg !251, !llvm.loop !281

39:
  %40 = phi i32 [ 1, %12 ], [ 1, %9 ], [ %36, %35 ], !dbg !246
  ret i32 %40, !dbg !283
}

; Function Attrs: nofree nounwind
declare !dbg !284 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !289 i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: nofree nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc noundef i32 @solve() unnamed_addr #3 !dbg !293 {
    #dbg_value(i32 -1, !297, !DIExpression(), !311)
    #dbg_value(i32 10, !298, !DIExpression(), !311)
    #dbg_value(i32 0, !299, !DIExpression(), !311)
  %1 = load i64, ptr @nodes, align 8, !dbg !312, !tbaa !141
  %2 = add nsw i64 %1, 1, !dbg !312
  store i64 %2, ptr @nodes, align 8, !dbg !312, !tbaa !141
    #dbg_value(i32 0, !300, !DIExpression(), !313)
    #dbg_value(i32 -1, !297, !DIExpression(), !311)
    #dbg_value(i32 10, !298, !DIExpression(), !311)
    #dbg_value(i32 0, !299, !DIExpression(), !311)
  br label %20, !dbg !314

3:
  %4 = icmp slt i32 %61, 0, !dbg !315
  br i1 %4, label %97, label %5, !dbg !317

5:
    #dbg_value(i32 0, !306, !DIExpression(), !318)
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
  %16 = udiv i32 %11, 3
  %17 = add nuw nsw i32 %15, %16
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %18
  br label %64, !dbg !319

20:
  %21 = phi i64 [ 0, %0 ], [ %62, %58 ]
  %22 = phi i32 [ -1, %0 ], [ %61, %58 ]
  %23 = phi i32 [ 10, %0 ], [ %60, %58 ]
  %24 = phi i32 [ 0, %0 ], [ %59, %58 ]
    #dbg_value(i32 %22, !297, !DIExpression(), !311)
    #dbg_value(i32 %23, !298, !DIExpression(), !311)
    #dbg_value(i64 %21, !300, !DIExpression(), !313)
    #dbg_value(i32 %24, !299, !DIExpression(), !311)
  %25 = getelementptr inbounds [82 x i8], ptr @board, i64 0, i64 %21, !dbg !320
  %26 = load i8, ptr %25, align 1, !dbg !320, !tbaa !146
  %27 = icmp eq i8 %26, 46, !dbg !322
  br i1 %27, label %28, label %58, !dbg !323

28:
  %29 = trunc nuw nsw i64 %21 to i32, !dbg !324
  %30 = udiv i32 %29, 9, !dbg !324
  %31 = zext nneg i32 %30 to i64, !dbg !325
  %32 = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %31, !dbg !325
  %33 = load i16, ptr %32, align 2, !dbg !325, !tbaa !155
  %34 = trunc nuw nsw i64 %21 to i32, !dbg !326
  %35 = urem i32 %34, 9, !dbg !326
  %36 = zext nneg i32 %35 to i64, !dbg !327
  %37 = getelementptr inbounds [9 x i16], ptr @cols, i64 0, i64 %36, !dbg !327
  %38 = load i16, ptr %37, align 2, !dbg !327, !tbaa !155
  %39 = or i16 %38, %33, !dbg !328
  %40 = trunc nuw nsw i64 %21 to i32, !dbg !329
  %41 = udiv i32 %40, 27, !dbg !329
  %42 = mul nuw nsw i32 %41, 3, !dbg !330
  %43 = udiv i32 %35, 3, !dbg !331
  %44 = add nuw nsw i32 %42, %43, !dbg !332
  %45 = zext nneg i32 %44 to i64, !dbg !333
  %46 = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %45, !dbg !333
  %47 = load i16, ptr %46, align 2, !dbg !333, !tbaa !155
  %48 = or i16 %39, %47, !dbg !334
  %49 = and i16 %48, 511, !dbg !335
  %50 = xor i16 %49, 511, !dbg !335
  %51 = zext nneg i16 %50 to i32, !dbg !335
    #dbg_value(i32 %51, !302, !DIExpression(), !336)
  %52 = tail call range(i32 0, 10) i32 @llvm.ctpop.i32(i32 %51), !dbg !337
    #dbg_value(i32 %52, !305, !DIExpression(), !336)
  %53 = icmp slt i32 %52, %23, !dbg !338
  %54 = select i1 %53, i32 %51, i32 %24, !dbg !340
  %55 = tail call i32 @llvm.smin.i32(i32 %52, i32 %23), !dbg !340
  %56 = trunc nuw nsw i64 %21 to i32, !dbg !340
  %57 = select i1 %53, i32 %56, i32 %22, !dbg !340
    #dbg_value(i32 %57, !297, !DIExpression(), !311)
    #dbg_value(i32 %55, !298, !DIExpression(), !311)
    #dbg_value(i32 %54, !299, !DIExpression(), !311)
  br label %58, !dbg !341

58:
  %59 = phi i32 [ %24, %20 ], [ %54, %28 ], !dbg !311
  %60 = phi i32 [ %23, %20 ], [ %55, %28 ], !dbg !311
  %61 = phi i32 [ %22, %20 ], [ %57, %28 ], !dbg !311
    #dbg_value(i32 %61, !297, !DIExpression(), !311)
    #dbg_value(i32 %60, !298, !DIExpression(), !311)
    #dbg_value(i32 %59, !299, !DIExpression(), !311)
  %62 = add nuw nsw i64 %21, 1, !dbg !342
    #dbg_value(i64 %62, !300, !DIExpression(), !313)
  %63 = icmp eq i64 %62, 81, !dbg !343
  br i1 %63, label %3, label %20, !dbg !314, !llvm.loop !344

64:
  %65 = phi i1 [ true, %5 ], [ %92, %90 ]
  %66 = phi i32 [ 0, %5 ], [ %91, %90 ]
    #dbg_value(i32 %66, !306, !DIExpression(), !318)
  %67 = shl nuw nsw i32 1, %66, !dbg !346
  %68 = and i32 %67, %59, !dbg !346
  %69 = icmp eq i32 %68, 0, !dbg !346
  br i1 %69, label %90, label %70, !dbg !348

70:
    #dbg_value(!DIArgList(i32 1, i32 %66), !308, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_shl, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 16, DW_ATE_unsigned, DW_OP_stack_value), !349)
  %71 = trunc nuw i32 %66 to i8, !dbg !350
  %72 = add nuw nsw i8 %71, 49, !dbg !350
  store i8 %72, ptr %7, align 1, !dbg !351, !tbaa !146
  %73 = shl nuw nsw i32 1, %66, !dbg !352
  %74 = load i16, ptr %10, align 2, !dbg !353, !tbaa !155
  %75 = trunc nuw i32 %73 to i16, !dbg !353
  %76 = xor i16 %74, %75, !dbg !353
  store i16 %76, ptr %10, align 2, !dbg !353, !tbaa !155
  %77 = load i16, ptr %13, align 2, !dbg !354, !tbaa !155
  %78 = xor i16 %77, %75, !dbg !354
  store i16 %78, ptr %13, align 2, !dbg !354, !tbaa !155
  %79 = load i16, ptr %19, align 2, !dbg !355, !tbaa !155
  %80 = xor i16 %79, %75, !dbg !355
  store i16 %80, ptr %19, align 2, !dbg !355, !tbaa !155
  %81 = tail call fastcc i32 @solve(), !dbg !356
  %82 = icmp eq i32 %81, 0, !dbg !356
  br i1 %82, label %83, label %94, !dbg !358

83:
  %84 = load i16, ptr %10, align 2, !dbg !359, !tbaa !155
  %85 = xor i16 %84, %75, !dbg !359
  store i16 %85, ptr %10, align 2, !dbg !359, !tbaa !155
  %86 = load i16, ptr %13, align 2, !dbg !360, !tbaa !155
  %87 = xor i16 %86, %75, !dbg !360
  store i16 %87, ptr %13, align 2, !dbg !360, !tbaa !155
  %88 = load i16, ptr %19, align 2, !dbg !361, !tbaa !155
  %89 = xor i16 %88, %75, !dbg !361
  store i16 %89, ptr %19, align 2, !dbg !361, !tbaa !155
  store i8 46, ptr %7, align 1, !dbg !362, !tbaa !146
  br label %90

90:
  %91 = add nuw nsw i32 %66, 1, !dbg !363
    #dbg_value(i32 %91, !306, !DIExpression(), !318)
  %92 = icmp ult i32 %66, 8, !dbg !364
  %93 = icmp eq i32 %91, 9, !dbg !364
  br i1 %93, label %94, label %64, !dbg !319, !llvm.loop !365

94:
  %95 = phi i1 [ %65, %70 ], [ %92, %90 ], !dbg !364
  %96 = zext i1 %95 to i32
  br label %97

97:
  %98 = phi i32 [ 1, %3 ], [ %96, %94 ], !dbg !311
  ret i32 %98, !dbg !367
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
!119 = !DILocation(line: 105, column: 2, scope: !91)
!120 = !DILocation(line: 98, column: 15, scope: !121)
!121 = distinct !DILexicalBlock(scope: !115, file: !3, line: 97, column: 33)
!122 = !{!123, !123, i64 0}
!123 = !{!"int", !100, i64 0}
!124 = !DILocation(line: 101, column: 15, scope: !121)
!125 = !DILocalVariable(name: "text", arg: 1, scope: !126, file: !3, line: 76, type: !107)
!126 = distinct !DISubprogram(name: "sudoku", scope: !3, file: !3, line: 76, type: !105, scopeLine: 76, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !127)
!127 = !{!125, !128, !130}
!128 = !DILocalVariable(name: "i", scope: !129, file: !3, line: 82, type: !5)
!129 = distinct !DILexicalBlock(scope: !126, file: !3, line: 82, column: 2)
!130 = !DILocalVariable(name: "bit", scope: !131, file: !3, line: 84, type: !10)
!131 = distinct !DILexicalBlock(scope: !132, file: !3, line: 83, column: 24)
!132 = distinct !DILexicalBlock(scope: !133, file: !3, line: 83, column: 7)
!133 = distinct !DILexicalBlock(scope: !129, file: !3, line: 82, column: 2)
!134 = !DILocation(line: 0, scope: !126, inlinedAt: !135)
!135 = distinct !DILocation(line: 102, column: 13, scope: !121)
!136 = !DILocation(line: 77, column: 2, scope: !126, inlinedAt: !135)
!137 = !DILocation(line: 78, column: 2, scope: !126, inlinedAt: !135)
!138 = !DILocation(line: 79, column: 2, scope: !126, inlinedAt: !135)
!139 = !DILocation(line: 80, column: 2, scope: !126, inlinedAt: !135)
!140 = !DILocation(line: 81, column: 8, scope: !126, inlinedAt: !135)
!141 = !{!142, !142, i64 0}
!142 = !{!"long", !100, i64 0}
!143 = !DILocation(line: 0, scope: !129, inlinedAt: !135)
!144 = !DILocation(line: 82, column: 2, scope: !129, inlinedAt: !135)
!145 = !DILocation(line: 83, column: 7, scope: !132, inlinedAt: !135)
!146 = !{!100, !100, i64 0}
!147 = !DILocation(line: 83, column: 16, scope: !132, inlinedAt: !135)
!148 = !DILocation(line: 83, column: 7, scope: !133, inlinedAt: !135)
!149 = !DILocation(line: 84, column: 39, scope: !131, inlinedAt: !135)
!150 = !DILocation(line: 0, scope: !131, inlinedAt: !135)
!151 = !DILocation(line: 85, column: 19, scope: !131, inlinedAt: !135)
!152 = !DILocation(line: 85, column: 11, scope: !131, inlinedAt: !135)
!153 = !DILocation(line: 85, column: 4, scope: !131, inlinedAt: !135)
!154 = !DILocation(line: 85, column: 16, scope: !131, inlinedAt: !135)
!155 = !{!156, !156, i64 0}
!156 = !{!"short", !100, i64 0}
!157 = !DILocation(line: 86, column: 11, scope: !131, inlinedAt: !135)
!158 = !DILocation(line: 86, column: 4, scope: !131, inlinedAt: !135)
!159 = !DILocation(line: 86, column: 16, scope: !131, inlinedAt: !135)
!160 = !DILocation(line: 87, column: 12, scope: !131, inlinedAt: !135)
!161 = !DILocation(line: 87, column: 17, scope: !131, inlinedAt: !135)
!162 = !DILocation(line: 87, column: 29, scope: !131, inlinedAt: !135)
!163 = !DILocation(line: 87, column: 21, scope: !131, inlinedAt: !135)
!164 = !DILocation(line: 87, column: 4, scope: !131, inlinedAt: !135)
!165 = !DILocation(line: 87, column: 34, scope: !131, inlinedAt: !135)
!166 = !DILocation(line: 88, column: 3, scope: !131, inlinedAt: !135)
!167 = !DILocation(line: 82, column: 27, scope: !133, inlinedAt: !135)
!168 = !DILocation(line: 82, column: 20, scope: !133, inlinedAt: !135)
!169 = distinct !{!169, !144, !170, !171, !172}
!170 = !DILocation(line: 88, column: 3, scope: !129, inlinedAt: !135)
!171 = !{!"llvm.loop.mustprogress"}
!172 = !{!"llvm.loop.unroll.disable"}
!173 = !DILocation(line: 89, column: 9, scope: !126, inlinedAt: !135)
!174 = !DILocation(line: 102, column: 10, scope: !121)
!175 = !DILocation(line: 97, column: 29, scope: !115)
!176 = distinct !{!176, !116, !177, !171, !172}
!177 = !DILocation(line: 103, column: 2, scope: !89)
!178 = !DILocation(line: 107, column: 46, scope: !76)
!179 = !DILocation(line: 107, column: 54, scope: !76)
!180 = !DILocation(line: 107, column: 2, scope: !76)
!181 = !DILocation(line: 0, scope: !93)
!182 = !DILocation(line: 108, column: 2, scope: !93)
!183 = !DILocation(line: 106, column: 17, scope: !184)
!184 = distinct !DILexicalBlock(scope: !91, file: !3, line: 105, column: 2)
!185 = !DILocation(line: 106, column: 3, scope: !184)
!186 = !DILocation(line: 105, column: 26, scope: !184)
!187 = !DILocation(line: 105, column: 20, scope: !184)
!188 = distinct !{!188, !119, !189, !171, !172}
!189 = !DILocation(line: 106, column: 28, scope: !91)
!190 = !DILocation(line: 110, column: 2, scope: !76)
!191 = !DILocation(line: 109, column: 30, scope: !192)
!192 = distinct !DILexicalBlock(scope: !93, file: !3, line: 108, column: 2)
!193 = !DILocation(line: 109, column: 26, scope: !192)
!194 = !DILocation(line: 109, column: 3, scope: !192)
!195 = !DILocation(line: 108, column: 26, scope: !192)
!196 = !DILocation(line: 108, column: 20, scope: !192)
!197 = distinct !{!197, !182, !198, !171, !172}
!198 = !DILocation(line: 109, column: 33, scope: !93)
!199 = distinct !DISubprogram(name: "byMask", scope: !3, file: !3, line: 6, type: !200, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !202)
!200 = !DISubroutineType(types: !201)
!201 = !{!5, !11, !11, !11, !11}
!202 = !{!203, !204, !205, !206, !207, !208, !210}
!203 = !DILocalVariable(name: "all", arg: 1, scope: !199, file: !3, line: 6, type: !11)
!204 = !DILocalVariable(name: "cols", arg: 2, scope: !199, file: !3, line: 6, type: !11)
!205 = !DILocalVariable(name: "left", arg: 3, scope: !199, file: !3, line: 6, type: !11)
!206 = !DILocalVariable(name: "right", arg: 4, scope: !199, file: !3, line: 6, type: !11)
!207 = !DILocalVariable(name: "n", scope: !199, file: !3, line: 9, type: !5)
!208 = !DILocalVariable(name: "free", scope: !209, file: !3, line: 10, type: !11)
!209 = distinct !DILexicalBlock(scope: !199, file: !3, line: 10, column: 2)
!210 = !DILocalVariable(name: "bit", scope: !211, file: !3, line: 11, type: !11)
!211 = distinct !DILexicalBlock(scope: !212, file: !3, line: 10, column: 60)
!212 = distinct !DILexicalBlock(scope: !209, file: !3, line: 10, column: 2)
!213 = !DILocation(line: 0, scope: !199)
!214 = !DILocation(line: 7, column: 11, scope: !215)
!215 = distinct !DILexicalBlock(scope: !199, file: !3, line: 7, column: 6)
!216 = !DILocation(line: 7, column: 6, scope: !199)
!217 = !DILocation(line: 10, column: 36, scope: !209)
!218 = !DILocation(line: 10, column: 43, scope: !209)
!219 = !DILocation(line: 10, column: 29, scope: !209)
!220 = !DILocation(line: 10, column: 27, scope: !209)
!221 = !DILocation(line: 0, scope: !209)
!222 = !DILocation(line: 10, column: 2, scope: !209)
!223 = !DILocation(line: 11, column: 25, scope: !211)
!224 = !DILocation(line: 11, column: 23, scope: !211)
!225 = !DILocation(line: 0, scope: !211)
!226 = !DILocation(line: 12, column: 8, scope: !211)
!227 = !DILocation(line: 13, column: 25, scope: !211)
!228 = !DILocation(line: 13, column: 38, scope: !211)
!229 = !DILocation(line: 13, column: 45, scope: !211)
!230 = !DILocation(line: 13, column: 58, scope: !211)
!231 = !DILocation(line: 13, column: 65, scope: !211)
!232 = !DILocation(line: 13, column: 8, scope: !211)
!233 = !DILocation(line: 13, column: 5, scope: !211)
!234 = distinct !{!234, !222, !235, !171, !172}
!235 = !DILocation(line: 14, column: 2, scope: !209)
!236 = !DILocation(line: 16, column: 1, scope: !199)
!237 = distinct !DISubprogram(name: "byArray", scope: !3, file: !3, line: 20, type: !238, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !240)
!238 = !DISubroutineType(cc: DW_CC_nocall, types: !239)
!239 = !{!5, !5, !5}
!240 = !{!241, !242, !243, !244}
!241 = !DILocalVariable(name: "r", arg: 1, scope: !237, file: !3, line: 20, type: !5)
!242 = !DILocalVariable(name: "n", arg: 2, scope: !237, file: !3, line: 20, type: !5)
!243 = !DILocalVariable(name: "count", scope: !237, file: !3, line: 26, type: !5)
!244 = !DILocalVariable(name: "c", scope: !245, file: !3, line: 27, type: !5)
!245 = distinct !DILexicalBlock(scope: !237, file: !3, line: 27, column: 2)
!246 = !DILocation(line: 0, scope: !237)
!247 = !DILocation(line: 21, column: 8, scope: !248)
!248 = distinct !DILexicalBlock(scope: !237, file: !3, line: 21, column: 6)
!249 = !DILocation(line: 21, column: 6, scope: !237)
!250 = !DILocation(line: 0, scope: !245)
!251 = !DILocation(line: 27, column: 2, scope: !245)
!252 = !DILocation(line: 22, column: 7, scope: !253)
!253 = distinct !DILexicalBlock(scope: !254, file: !3, line: 22, column: 7)
!254 = distinct !DILexicalBlock(scope: !248, file: !3, line: 21, column: 14)
!255 = !DILocation(line: 22, column: 19, scope: !253)
!256 = !DILocation(line: 22, column: 7, scope: !254)
!257 = !DILocation(line: 23, column: 4, scope: !253)
!258 = !DILocation(line: 28, column: 7, scope: !259)
!259 = distinct !DILexicalBlock(scope: !260, file: !3, line: 28, column: 7)
!260 = distinct !DILexicalBlock(scope: !261, file: !3, line: 27, column: 30)
!261 = distinct !DILexicalBlock(scope: !245, file: !3, line: 27, column: 2)
!262 = !DILocation(line: 28, column: 18, scope: !259)
!263 = !DILocation(line: 28, column: 30, scope: !259)
!264 = !DILocation(line: 28, column: 21, scope: !259)
!265 = !DILocation(line: 28, column: 35, scope: !259)
!266 = !DILocation(line: 28, column: 53, scope: !259)
!267 = !DILocation(line: 28, column: 38, scope: !259)
!268 = !DILocation(line: 28, column: 7, scope: !260)
!269 = !DILocation(line: 30, column: 10, scope: !260)
!270 = !DILocation(line: 31, column: 52, scope: !260)
!271 = !DILocation(line: 31, column: 30, scope: !260)
!272 = !DILocation(line: 31, column: 14, scope: !260)
!273 = !DILocation(line: 32, column: 12, scope: !260)
!274 = !DILocation(line: 32, column: 9, scope: !260)
!275 = !DILocation(line: 33, column: 52, scope: !260)
!276 = !DILocation(line: 33, column: 30, scope: !260)
!277 = !DILocation(line: 33, column: 14, scope: !260)
!278 = !DILocation(line: 34, column: 2, scope: !260)
!279 = !DILocation(line: 27, column: 26, scope: !261)
!280 = !DILocation(line: 27, column: 20, scope: !261)
!281 = distinct !{!281, !251, !282, !171, !172}
!282 = !DILocation(line: 34, column: 2, scope: !245)
!283 = !DILocation(line: 36, column: 1, scope: !237)
!284 = !DISubprogram(name: "printf", scope: !285, file: !285, line: 356, type: !286, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!285 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!286 = !DISubroutineType(types: !287)
!287 = !{!5, !288, null}
!288 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !107)
!289 = !DISubprogram(name: "strtol", scope: !104, file: !104, line: 177, type: !290, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!290 = !DISubroutineType(types: !291)
!291 = !{!40, !288, !292, !5}
!292 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !6)
!293 = distinct !DISubprogram(name: "solve", scope: !3, file: !3, line: 42, type: !294, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !296)
!294 = !DISubroutineType(types: !295)
!295 = !{!5}
!296 = !{!297, !298, !299, !300, !302, !305, !306, !308}
!297 = !DILocalVariable(name: "best", scope: !293, file: !3, line: 43, type: !5)
!298 = !DILocalVariable(name: "fewest", scope: !293, file: !3, line: 43, type: !5)
!299 = !DILocalVariable(name: "mask", scope: !293, file: !3, line: 43, type: !5)
!300 = !DILocalVariable(name: "i", scope: !301, file: !3, line: 45, type: !5)
!301 = distinct !DILexicalBlock(scope: !293, file: !3, line: 45, column: 2)
!302 = !DILocalVariable(name: "free", scope: !303, file: !3, line: 48, type: !5)
!303 = distinct !DILexicalBlock(scope: !304, file: !3, line: 45, column: 31)
!304 = distinct !DILexicalBlock(scope: !301, file: !3, line: 45, column: 2)
!305 = !DILocalVariable(name: "n", scope: !303, file: !3, line: 49, type: !5)
!306 = !DILocalVariable(name: "d", scope: !307, file: !3, line: 58, type: !5)
!307 = distinct !DILexicalBlock(scope: !293, file: !3, line: 58, column: 2)
!308 = !DILocalVariable(name: "bit", scope: !309, file: !3, line: 61, type: !10)
!309 = distinct !DILexicalBlock(scope: !310, file: !3, line: 58, column: 30)
!310 = distinct !DILexicalBlock(scope: !307, file: !3, line: 58, column: 2)
!311 = !DILocation(line: 0, scope: !293)
!312 = !DILocation(line: 44, column: 7, scope: !293)
!313 = !DILocation(line: 0, scope: !301)
!314 = !DILocation(line: 45, column: 2, scope: !301)
!315 = !DILocation(line: 56, column: 11, scope: !316)
!316 = distinct !DILexicalBlock(scope: !293, file: !3, line: 56, column: 6)
!317 = !DILocation(line: 56, column: 6, scope: !293)
!318 = !DILocation(line: 0, scope: !307)
!319 = !DILocation(line: 58, column: 2, scope: !307)
!320 = !DILocation(line: 46, column: 7, scope: !321)
!321 = distinct !DILexicalBlock(scope: !303, file: !3, line: 46, column: 7)
!322 = !DILocation(line: 46, column: 16, scope: !321)
!323 = !DILocation(line: 46, column: 7, scope: !303)
!324 = !DILocation(line: 48, column: 31, scope: !303)
!325 = !DILocation(line: 48, column: 24, scope: !303)
!326 = !DILocation(line: 48, column: 45, scope: !303)
!327 = !DILocation(line: 48, column: 38, scope: !303)
!328 = !DILocation(line: 48, column: 36, scope: !303)
!329 = !DILocation(line: 48, column: 60, scope: !303)
!330 = !DILocation(line: 48, column: 65, scope: !303)
!331 = !DILocation(line: 48, column: 77, scope: !303)
!332 = !DILocation(line: 48, column: 69, scope: !303)
!333 = !DILocation(line: 48, column: 52, scope: !303)
!334 = !DILocation(line: 48, column: 50, scope: !303)
!335 = !DILocation(line: 48, column: 20, scope: !303)
!336 = !DILocation(line: 0, scope: !303)
!337 = !DILocation(line: 49, column: 11, scope: !303)
!338 = !DILocation(line: 50, column: 9, scope: !339)
!339 = distinct !DILexicalBlock(scope: !303, file: !3, line: 50, column: 7)
!340 = !DILocation(line: 50, column: 7, scope: !303)
!341 = !DILocation(line: 55, column: 2, scope: !303)
!342 = !DILocation(line: 45, column: 27, scope: !304)
!343 = !DILocation(line: 45, column: 20, scope: !304)
!344 = distinct !{!344, !314, !345, !171, !172}
!345 = !DILocation(line: 55, column: 2, scope: !301)
!346 = !DILocation(line: 59, column: 19, scope: !347)
!347 = distinct !DILexicalBlock(scope: !309, file: !3, line: 59, column: 7)
!348 = !DILocation(line: 59, column: 7, scope: !309)
!349 = !DILocation(line: 0, scope: !309)
!350 = !DILocation(line: 62, column: 17, scope: !309)
!351 = !DILocation(line: 62, column: 15, scope: !309)
!352 = !DILocation(line: 63, column: 21, scope: !309)
!353 = !DILocation(line: 63, column: 18, scope: !309)
!354 = !DILocation(line: 64, column: 18, scope: !309)
!355 = !DILocation(line: 65, column: 39, scope: !309)
!356 = !DILocation(line: 66, column: 7, scope: !357)
!357 = distinct !DILexicalBlock(scope: !309, file: !3, line: 66, column: 7)
!358 = !DILocation(line: 66, column: 7, scope: !309)
!359 = !DILocation(line: 68, column: 18, scope: !309)
!360 = !DILocation(line: 69, column: 18, scope: !309)
!361 = !DILocation(line: 70, column: 39, scope: !309)
!362 = !DILocation(line: 71, column: 15, scope: !309)
!363 = !DILocation(line: 58, column: 26, scope: !310)
!364 = !DILocation(line: 58, column: 20, scope: !310)
!365 = distinct !{!365, !319, !366, !171, !172}
!366 = !DILocation(line: 72, column: 2, scope: !307)
!367 = !DILocation(line: 74, column: 1, scope: !293)
