; ModuleID = 'queens.c'
source_filename = "queens.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@firstRow = internal unnamed_addr global [16 x i32] zeroinitializer, align 16, !dbg !0
@puzzle = internal unnamed_addr constant [82 x i8] c"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\00", align 16, !dbg !44
@.str = private unnamed_addr constant [38 x i8] c"8 queens: %d %d, 9 queens: %d, first:\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c" %d\00", align 1
@.str.2 = private unnamed_addr constant [25 x i8] c"\0Asudoku %d in %ld nodes\0A\00", align 1
@nodes = internal unnamed_addr global i64 0, align 8, !dbg !18
@.str.3 = private unnamed_addr constant [6 x i8] c"%.9s\0A\00", align 1
@board = internal global [82 x i8] zeroinitializer, align 16, !dbg !13
@row = internal unnamed_addr global [16 x i32] zeroinitializer, align 16, !dbg !21
@usedCol = internal unnamed_addr global [16 x i32] zeroinitializer, align 16, !dbg !26
@usedUp = internal unnamed_addr global [32 x i32] zeroinitializer, align 16, !dbg !28
@usedDown = internal unnamed_addr global [32 x i32] zeroinitializer, align 16, !dbg !33
@rows = internal unnamed_addr global [9 x i16] zeroinitializer, align 16, !dbg !35
@cols = internal unnamed_addr global [9 x i16] zeroinitializer, align 16, !dbg !40
@boxes = internal unnamed_addr global [9 x i16] zeroinitializer, align 16, !dbg !42

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !55 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !59, metadata !DIExpression()), !dbg !73
  call void @llvm.dbg.value(metadata i8** %1, metadata !60, metadata !DIExpression()), !dbg !73
  %3 = icmp sgt i32 %0, 1, !dbg !74
  br i1 %3, label %4, label %10, !dbg !75

4:
  %5 = getelementptr inbounds i8*, i8** %1, i64 1, !dbg !76
  %6 = load i8*, i8** %5, align 8, !dbg !76
  call void @llvm.dbg.value(metadata i8* %6, metadata !77, metadata !DIExpression()) #9, !dbg !84
  %7 = tail call i64 @strtol(i8* nocapture noundef nonnull %6, i8** noundef null, i32 noundef 10) #9, !dbg !86
  %8 = trunc i64 %7 to i32, !dbg !87
  call void @llvm.dbg.value(metadata i32 %8, metadata !61, metadata !DIExpression()), !dbg !73
  call void @llvm.dbg.value(metadata i32 0, metadata !62, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !73
  call void @llvm.dbg.value(metadata i32 0, metadata !62, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !73
  call void @llvm.dbg.value(metadata i32 0, metadata !62, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !73
  call void @llvm.dbg.value(metadata i32 0, metadata !66, metadata !DIExpression()), !dbg !73
  call void @llvm.dbg.value(metadata i32 0, metadata !67, metadata !DIExpression()), !dbg !88
  %9 = icmp sgt i32 %8, 0, !dbg !89
  br i1 %9, label %10, label %14, !dbg !91

10:
  %11 = phi i32 [ %8, %4 ], [ 1, %2 ]
  %12 = tail call fastcc i32 @byMask(i32 noundef 255, i32 noundef 0, i32 noundef 0, i32 noundef 0), !dbg !73
  %13 = tail call fastcc i32 @byMask(i32 noundef 511, i32 noundef 0, i32 noundef 0, i32 noundef 0), !dbg !73
  br label %21, !dbg !91

14:
  %15 = phi i32 [ %8, %4 ], [ %11, %60 ]
  %16 = phi i32 [ 0, %4 ], [ %12, %60 ], !dbg !73
  %17 = phi i32 [ 0, %4 ], [ %13, %60 ], !dbg !73
  %18 = phi i32 [ 0, %4 ], [ %24, %60 ], !dbg !73
  %19 = phi i32 [ 0, %4 ], [ %62, %60 ], !dbg !73
  %20 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([38 x i8], [38 x i8]* @.str, i64 0, i64 0), i32 noundef %16, i32 noundef %18, i32 noundef %17), !dbg !92
  call void @llvm.dbg.value(metadata i32 0, metadata !69, metadata !DIExpression()), !dbg !93
  br label %69, !dbg !94

21:
  %22 = phi i32 [ 0, %10 ], [ %63, %60 ]
  %23 = phi i32 [ 0, %10 ], [ %62, %60 ]
  call void @llvm.dbg.value(metadata i32 %22, metadata !67, metadata !DIExpression()), !dbg !88
  call void @llvm.dbg.value(metadata i32 %23, metadata !66, metadata !DIExpression()), !dbg !73
  store i32 -1, i32* getelementptr inbounds ([16 x i32], [16 x i32]* @firstRow, i64 0, i64 0), align 16, !dbg !95
  call void @llvm.dbg.value(metadata i32 %12, metadata !62, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !73
  call void @llvm.dbg.value(metadata i32 %13, metadata !62, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !73
  %24 = tail call fastcc i32 @byArray(i32 noundef 0), !dbg !97
  call void @llvm.dbg.value(metadata i32 %24, metadata !62, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !73
  call void @llvm.dbg.value(metadata i8* getelementptr inbounds ([82 x i8], [82 x i8]* @puzzle, i64 0, i64 0), metadata !98, metadata !DIExpression()) #9, !dbg !107
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(82) getelementptr inbounds ([82 x i8], [82 x i8]* @board, i64 0, i64 0), i8* noundef nonnull align 16 dereferenceable(82) getelementptr inbounds ([82 x i8], [82 x i8]* @puzzle, i64 0, i64 0), i64 82, i1 false) #9, !dbg !109
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(18) bitcast ([9 x i16]* @rows to i8*), i8 0, i64 18, i1 false) #9, !dbg !110
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(18) bitcast ([9 x i16]* @cols to i8*), i8 0, i64 18, i1 false) #9, !dbg !111
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(18) bitcast ([9 x i16]* @boxes to i8*), i8 0, i64 18, i1 false) #9, !dbg !112
  store i64 0, i64* @nodes, align 8, !dbg !113
  call void @llvm.dbg.value(metadata i32 0, metadata !101, metadata !DIExpression()) #9, !dbg !114
  br label %25, !dbg !115

25:
  %26 = phi i8 [ 56, %21 ], [ %59, %57 ], !dbg !116
  %27 = phi i64 [ 0, %21 ], [ %55, %57 ]
  call void @llvm.dbg.value(metadata i64 %27, metadata !101, metadata !DIExpression()) #9, !dbg !114
  %28 = icmp eq i8 %26, 46, !dbg !117
  br i1 %28, label %54, label %29, !dbg !118

29:
  %30 = sext i8 %26 to i32, !dbg !116
  %31 = add nsw i32 %30, -49, !dbg !119
  call void @llvm.dbg.value(metadata !DIArgList(i32 1, i32 %31), metadata !103, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_shl, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 16, DW_ATE_unsigned, DW_OP_stack_value)) #9, !dbg !120
  %32 = shl i32 65536, %31, !dbg !121
  %33 = lshr exact i32 %32, 16, !dbg !121
  %34 = trunc i64 %27 to i8, !dbg !122
  %35 = udiv i8 %34, 9, !dbg !122
  %36 = zext i8 %35 to i64, !dbg !123
  %37 = getelementptr inbounds [9 x i16], [9 x i16]* @rows, i64 0, i64 %36, !dbg !123
  %38 = load i16, i16* %37, align 2, !dbg !124
  %39 = trunc i32 %33 to i16, !dbg !124
  %40 = or i16 %38, %39, !dbg !124
  store i16 %40, i16* %37, align 2, !dbg !124
  %41 = urem i8 %34, 9, !dbg !125
  %42 = zext i8 %41 to i64, !dbg !126
  %43 = getelementptr inbounds [9 x i16], [9 x i16]* @cols, i64 0, i64 %42, !dbg !126
  %44 = load i16, i16* %43, align 2, !dbg !127
  %45 = or i16 %44, %39, !dbg !127
  store i16 %45, i16* %43, align 2, !dbg !127
  %46 = udiv i8 %34, 27, !dbg !128
  %47 = mul nuw nsw i8 %46, 3, !dbg !129
  %48 = udiv i8 %41, 3, !dbg !130
  %49 = add nuw nsw i8 %47, %48, !dbg !131
  %50 = zext i8 %49 to i64, !dbg !132
  %51 = getelementptr inbounds [9 x i16], [9 x i16]* @boxes, i64 0, i64 %50, !dbg !132
  %52 = load i16, i16* %51, align 2, !dbg !133
  %53 = or i16 %52, %39, !dbg !133
  store i16 %53, i16* %51, align 2, !dbg !133
  br label %54, !dbg !134

54:
  %55 = add nuw nsw i64 %27, 1, !dbg !135
  call void @llvm.dbg.value(metadata i64 %55, metadata !101, metadata !DIExpression()) #9, !dbg !114
  %56 = icmp eq i64 %55, 81, !dbg !136
  br i1 %56, label %60, label %57, !dbg !115, !llvm.loop !137

57:
  %58 = getelementptr inbounds [82 x i8], [82 x i8]* @board, i64 0, i64 %55
  %59 = load i8, i8* %58, align 1, !dbg !116
  br label %25, !dbg !115

60:
  %61 = tail call fastcc i32 @solve() #9, !dbg !141
  %62 = add nsw i32 %61, %23, !dbg !142
  call void @llvm.dbg.value(metadata i32 %62, metadata !66, metadata !DIExpression()), !dbg !73
  %63 = add nuw nsw i32 %22, 1, !dbg !143
  call void @llvm.dbg.value(metadata i32 %63, metadata !67, metadata !DIExpression()), !dbg !88
  call void @llvm.dbg.value(metadata i32 %24, metadata !62, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !73
  call void @llvm.dbg.value(metadata i32 %13, metadata !62, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !73
  call void @llvm.dbg.value(metadata i32 %12, metadata !62, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !73
  %64 = icmp eq i32 %63, %11, !dbg !89
  br i1 %64, label %14, label %21, !dbg !91, !llvm.loop !144

65:
  %66 = sdiv i32 %19, %15, !dbg !146
  %67 = load i64, i64* @nodes, align 8, !dbg !147
  %68 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i64 0, i64 0), i32 noundef %66, i64 noundef %67), !dbg !148
  call void @llvm.dbg.value(metadata i32 0, metadata !71, metadata !DIExpression()), !dbg !149
  br label %77, !dbg !150

69:
  %70 = phi i64 [ 0, %14 ], [ %74, %69 ]
  call void @llvm.dbg.value(metadata i64 %70, metadata !69, metadata !DIExpression()), !dbg !93
  %71 = getelementptr inbounds [16 x i32], [16 x i32]* @firstRow, i64 0, i64 %70, !dbg !151
  %72 = load i32, i32* %71, align 4, !dbg !151
  %73 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %72), !dbg !153
  %74 = add nuw nsw i64 %70, 1, !dbg !154
  call void @llvm.dbg.value(metadata i64 %74, metadata !69, metadata !DIExpression()), !dbg !93
  %75 = icmp eq i64 %74, 8, !dbg !155
  br i1 %75, label %65, label %69, !dbg !94, !llvm.loop !156

76:
  ret i32 0, !dbg !158

77:
  %78 = phi i64 [ 0, %65 ], [ %82, %77 ]
  call void @llvm.dbg.value(metadata i64 %78, metadata !71, metadata !DIExpression()), !dbg !149
  %79 = mul nuw nsw i64 %78, 9, !dbg !159
  %80 = getelementptr inbounds [82 x i8], [82 x i8]* @board, i64 0, i64 %79, !dbg !161
  %81 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i64 0, i64 0), i8* noundef nonnull %80), !dbg !162
  %82 = add nuw nsw i64 %78, 1, !dbg !163
  call void @llvm.dbg.value(metadata i64 %82, metadata !71, metadata !DIExpression()), !dbg !149
  %83 = icmp eq i64 %82, 9, !dbg !164
  br i1 %83, label %76, label %77, !dbg !150, !llvm.loop !165
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: nofree nosync nounwind readnone uwtable
define internal fastcc i32 @byMask(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #2 !dbg !167 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !171, metadata !DIExpression()), !dbg !181
  call void @llvm.dbg.value(metadata i32 %1, metadata !172, metadata !DIExpression()), !dbg !181
  call void @llvm.dbg.value(metadata i32 %2, metadata !173, metadata !DIExpression()), !dbg !181
  call void @llvm.dbg.value(metadata i32 %3, metadata !174, metadata !DIExpression()), !dbg !181
  %5 = icmp eq i32 %1, %0, !dbg !182
  br i1 %5, label %26, label %6, !dbg !184

6:
  call void @llvm.dbg.value(metadata i32 0, metadata !175, metadata !DIExpression()), !dbg !181
  %7 = or i32 %2, %1, !dbg !185
  %8 = or i32 %7, %3, !dbg !186
  %9 = xor i32 %8, -1, !dbg !187
  %10 = and i32 %9, %0, !dbg !188
  call void @llvm.dbg.value(metadata i32 %10, metadata !176, metadata !DIExpression()), !dbg !189
  call void @llvm.dbg.value(metadata i32 0, metadata !175, metadata !DIExpression()), !dbg !181
  %11 = icmp eq i32 %10, 0, !dbg !190
  br i1 %11, label %26, label %12, !dbg !190

12:
  %13 = phi i32 [ %17, %12 ], [ %10, %6 ]
  %14 = phi i32 [ %24, %12 ], [ 0, %6 ]
  call void @llvm.dbg.value(metadata i32 %13, metadata !176, metadata !DIExpression()), !dbg !189
  call void @llvm.dbg.value(metadata i32 %14, metadata !175, metadata !DIExpression()), !dbg !181
  %15 = sub i32 0, %13, !dbg !191
  %16 = and i32 %13, %15, !dbg !192
  call void @llvm.dbg.value(metadata i32 %16, metadata !178, metadata !DIExpression()), !dbg !193
  %17 = xor i32 %16, %13, !dbg !194
  call void @llvm.dbg.value(metadata i32 %17, metadata !176, metadata !DIExpression()), !dbg !189
  %18 = or i32 %16, %1, !dbg !195
  %19 = or i32 %16, %2, !dbg !196
  %20 = shl i32 %19, 1, !dbg !197
  %21 = or i32 %16, %3, !dbg !198
  %22 = lshr i32 %21, 1, !dbg !199
  %23 = tail call fastcc i32 @byMask(i32 noundef %0, i32 noundef %18, i32 noundef %20, i32 noundef %22), !dbg !200
  %24 = add nsw i32 %23, %14, !dbg !201
  call void @llvm.dbg.value(metadata i32 %24, metadata !175, metadata !DIExpression()), !dbg !181
  %25 = icmp eq i32 %17, 0, !dbg !190
  br i1 %25, label %26, label %12, !dbg !190, !llvm.loop !202

26:
  %27 = phi i32 [ 1, %4 ], [ 0, %6 ], [ %24, %12 ], !dbg !181
  ret i32 %27, !dbg !204
}

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc i32 @byArray(i32 noundef %0) unnamed_addr #3 !dbg !205 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !209, metadata !DIExpression()), !dbg !214
  call void @llvm.dbg.value(metadata i32 8, metadata !210, metadata !DIExpression()), !dbg !214
  %2 = icmp eq i32 %0, 8, !dbg !215
  br i1 %2, label %8, label %3, !dbg !217

3:
  call void @llvm.dbg.value(metadata i32 0, metadata !212, metadata !DIExpression()), !dbg !218
  call void @llvm.dbg.value(metadata i32 0, metadata !211, metadata !DIExpression()), !dbg !214
  %4 = add i32 %0, 8
  %5 = sext i32 %0 to i64
  %6 = getelementptr inbounds [16 x i32], [16 x i32]* @row, i64 0, i64 %5
  %7 = add nsw i32 %0, 1
  br label %12, !dbg !219

8:
  %9 = load i32, i32* getelementptr inbounds ([16 x i32], [16 x i32]* @firstRow, i64 0, i64 0), align 16, !dbg !220
  %10 = icmp slt i32 %9, 0, !dbg !223
  br i1 %10, label %11, label %37, !dbg !224

11:
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(64) bitcast ([16 x i32]* @firstRow to i8*), i8* noundef nonnull align 16 dereferenceable(64) bitcast ([16 x i32]* @row to i8*), i64 64, i1 false), !dbg !225
  br label %37, !dbg !225

12:
  %13 = phi i64 [ 0, %3 ], [ %35, %33 ]
  %14 = phi i32 [ 0, %3 ], [ %34, %33 ]
  call void @llvm.dbg.value(metadata i64 %13, metadata !212, metadata !DIExpression()), !dbg !218
  call void @llvm.dbg.value(metadata i32 %14, metadata !211, metadata !DIExpression()), !dbg !214
  %15 = getelementptr inbounds [16 x i32], [16 x i32]* @usedCol, i64 0, i64 %13, !dbg !226
  %16 = load i32, i32* %15, align 4, !dbg !226
  %17 = icmp eq i32 %16, 0, !dbg !226
  br i1 %17, label %18, label %33, !dbg !230

18:
  %19 = add nsw i64 %13, %5, !dbg !231
  %20 = getelementptr inbounds [32 x i32], [32 x i32]* @usedUp, i64 0, i64 %19, !dbg !232
  %21 = load i32, i32* %20, align 4, !dbg !232
  %22 = icmp eq i32 %21, 0, !dbg !232
  br i1 %22, label %23, label %33, !dbg !233

23:
  %24 = trunc i64 %13 to i32, !dbg !234
  %25 = sub i32 %4, %24, !dbg !234
  %26 = sext i32 %25 to i64, !dbg !235
  %27 = getelementptr inbounds [32 x i32], [32 x i32]* @usedDown, i64 0, i64 %26, !dbg !235
  %28 = load i32, i32* %27, align 4, !dbg !235
  %29 = icmp eq i32 %28, 0, !dbg !235
  br i1 %29, label %30, label %33, !dbg !236

30:
  store i32 %24, i32* %6, align 4, !dbg !237
  store i32 1, i32* %27, align 4, !dbg !238
  store i32 1, i32* %20, align 4, !dbg !239
  store i32 1, i32* %15, align 4, !dbg !240
  %31 = tail call fastcc i32 @byArray(i32 noundef %7), !dbg !241
  %32 = add nsw i32 %31, %14, !dbg !242
  call void @llvm.dbg.value(metadata i32 %32, metadata !211, metadata !DIExpression()), !dbg !214
  store i32 0, i32* %27, align 4, !dbg !243
  store i32 0, i32* %20, align 4, !dbg !244
  store i32 0, i32* %15, align 4, !dbg !245
  br label %33, !dbg !246

33:
  %34 = phi i32 [ %14, %12 ], [ %14, %18 ], [ %14, %23 ], [ %32, %30 ], !dbg !214
  call void @llvm.dbg.value(metadata i32 %34, metadata !211, metadata !DIExpression()), !dbg !214
  %35 = add nuw nsw i64 %13, 1, !dbg !247
  call void @llvm.dbg.value(metadata i64 %35, metadata !212, metadata !DIExpression()), !dbg !218
  %36 = icmp eq i64 %35, 8, !dbg !248
  br i1 %36, label %37, label %12, !dbg !219, !llvm.loop !249

37:
  %38 = phi i32 [ 1, %11 ], [ 1, %8 ], [ %34, %33 ], !dbg !214
  ret i32 %38, !dbg !251
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc i32 @solve() unnamed_addr #3 !dbg !252 {
  call void @llvm.dbg.value(metadata i32 -1, metadata !256, metadata !DIExpression()), !dbg !270
  call void @llvm.dbg.value(metadata i32 10, metadata !257, metadata !DIExpression()), !dbg !270
  call void @llvm.dbg.value(metadata i32 0, metadata !258, metadata !DIExpression()), !dbg !270
  %1 = load i64, i64* @nodes, align 8, !dbg !271
  %2 = add nsw i64 %1, 1, !dbg !271
  store i64 %2, i64* @nodes, align 8, !dbg !271
  call void @llvm.dbg.value(metadata i32 0, metadata !259, metadata !DIExpression()), !dbg !272
  call void @llvm.dbg.value(metadata i32 -1, metadata !256, metadata !DIExpression()), !dbg !270
  call void @llvm.dbg.value(metadata i32 10, metadata !257, metadata !DIExpression()), !dbg !270
  call void @llvm.dbg.value(metadata i32 0, metadata !258, metadata !DIExpression()), !dbg !270
  br label %22, !dbg !273

3:
  %4 = icmp slt i32 %61, 0, !dbg !274
  br i1 %4, label %98, label %5, !dbg !276

5:
  call void @llvm.dbg.value(metadata i32 0, metadata !265, metadata !DIExpression()), !dbg !277
  %6 = zext i32 %61 to i64
  %7 = getelementptr inbounds [82 x i8], [82 x i8]* @board, i64 0, i64 %6
  %8 = udiv i32 %61, 9
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds [9 x i16], [9 x i16]* @rows, i64 0, i64 %9
  %11 = urem i32 %61, 9
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds [9 x i16], [9 x i16]* @cols, i64 0, i64 %12
  %14 = udiv i32 %61, 27
  %15 = mul nuw nsw i32 %14, 3
  %16 = trunc i32 %11 to i8
  %17 = udiv i8 %16, 3
  %18 = zext i8 %17 to i32
  %19 = add nuw nsw i32 %15, %18
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds [9 x i16], [9 x i16]* @boxes, i64 0, i64 %20
  br label %64, !dbg !278

22:
  %23 = phi i64 [ 0, %0 ], [ %62, %58 ]
  %24 = phi i32 [ -1, %0 ], [ %61, %58 ]
  %25 = phi i32 [ 10, %0 ], [ %60, %58 ]
  %26 = phi i32 [ 0, %0 ], [ %59, %58 ]
  call void @llvm.dbg.value(metadata i32 %24, metadata !256, metadata !DIExpression()), !dbg !270
  call void @llvm.dbg.value(metadata i32 %25, metadata !257, metadata !DIExpression()), !dbg !270
  call void @llvm.dbg.value(metadata i64 %23, metadata !259, metadata !DIExpression()), !dbg !272
  call void @llvm.dbg.value(metadata i32 %26, metadata !258, metadata !DIExpression()), !dbg !270
  %27 = getelementptr inbounds [82 x i8], [82 x i8]* @board, i64 0, i64 %23, !dbg !279
  %28 = load i8, i8* %27, align 1, !dbg !279
  %29 = icmp eq i8 %28, 46, !dbg !281
  br i1 %29, label %30, label %58, !dbg !282

30:
  %31 = trunc i64 %23 to i32
  %32 = trunc i64 %23 to i8, !dbg !283
  %33 = udiv i8 %32, 9, !dbg !283
  %34 = zext i8 %33 to i64, !dbg !284
  %35 = getelementptr inbounds [9 x i16], [9 x i16]* @rows, i64 0, i64 %34, !dbg !284
  %36 = load i16, i16* %35, align 2, !dbg !284
  %37 = urem i8 %32, 9, !dbg !285
  %38 = zext i8 %37 to i64, !dbg !286
  %39 = getelementptr inbounds [9 x i16], [9 x i16]* @cols, i64 0, i64 %38, !dbg !286
  %40 = load i16, i16* %39, align 2, !dbg !286
  %41 = or i16 %40, %36, !dbg !287
  %42 = udiv i8 %32, 27, !dbg !288
  %43 = mul nuw nsw i8 %42, 3, !dbg !289
  %44 = udiv i8 %37, 3, !dbg !290
  %45 = add nuw nsw i8 %43, %44, !dbg !291
  %46 = zext i8 %45 to i64, !dbg !292
  %47 = getelementptr inbounds [9 x i16], [9 x i16]* @boxes, i64 0, i64 %46, !dbg !292
  %48 = load i16, i16* %47, align 2, !dbg !292
  %49 = or i16 %41, %48, !dbg !293
  %50 = and i16 %49, 511, !dbg !294
  %51 = xor i16 %50, 511, !dbg !294
  %52 = zext i16 %51 to i32, !dbg !294
  call void @llvm.dbg.value(metadata i32 %52, metadata !261, metadata !DIExpression()), !dbg !295
  %53 = tail call i32 @llvm.ctpop.i32(i32 %52), !dbg !296, !range !297
  call void @llvm.dbg.value(metadata i32 %53, metadata !264, metadata !DIExpression()), !dbg !295
  %54 = icmp slt i32 %53, %25, !dbg !298
  %55 = select i1 %54, i32 %52, i32 %26, !dbg !300
  %56 = select i1 %54, i32 %53, i32 %25, !dbg !300
  %57 = select i1 %54, i32 %31, i32 %24, !dbg !300
  call void @llvm.dbg.value(metadata i32 %57, metadata !256, metadata !DIExpression()), !dbg !270
  call void @llvm.dbg.value(metadata i32 %56, metadata !257, metadata !DIExpression()), !dbg !270
  call void @llvm.dbg.value(metadata i32 %55, metadata !258, metadata !DIExpression()), !dbg !270
  br label %58, !dbg !301

58:
  %59 = phi i32 [ %26, %22 ], [ %55, %30 ], !dbg !270
  %60 = phi i32 [ %25, %22 ], [ %56, %30 ], !dbg !270
  %61 = phi i32 [ %24, %22 ], [ %57, %30 ], !dbg !270
  call void @llvm.dbg.value(metadata i32 %61, metadata !256, metadata !DIExpression()), !dbg !270
  call void @llvm.dbg.value(metadata i32 %60, metadata !257, metadata !DIExpression()), !dbg !270
  call void @llvm.dbg.value(metadata i32 %59, metadata !258, metadata !DIExpression()), !dbg !270
  %62 = add nuw nsw i64 %23, 1, !dbg !302
  call void @llvm.dbg.value(metadata i64 %62, metadata !259, metadata !DIExpression()), !dbg !272
  %63 = icmp eq i64 %62, 81, !dbg !303
  br i1 %63, label %3, label %22, !dbg !273, !llvm.loop !304

64:
  %65 = phi i1 [ true, %5 ], [ %93, %91 ]
  %66 = phi i32 [ 0, %5 ], [ %92, %91 ]
  call void @llvm.dbg.value(metadata i32 %66, metadata !265, metadata !DIExpression()), !dbg !277
  %67 = shl nuw nsw i32 1, %66, !dbg !306
  %68 = and i32 %67, %59, !dbg !306
  %69 = icmp eq i32 %68, 0, !dbg !306
  br i1 %69, label %91, label %70, !dbg !308

70:
  call void @llvm.dbg.value(metadata !DIArgList(i32 1, i32 %66), metadata !267, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_shl, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 16, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !309
  %71 = trunc i32 %66 to i8, !dbg !310
  %72 = add nuw nsw i8 %71, 49, !dbg !310
  store i8 %72, i8* %7, align 1, !dbg !311
  %73 = shl nuw nsw i32 65536, %66, !dbg !312
  %74 = lshr exact i32 %73, 16, !dbg !312
  %75 = load i16, i16* %10, align 2, !dbg !313
  %76 = trunc i32 %74 to i16, !dbg !313
  %77 = xor i16 %75, %76, !dbg !313
  store i16 %77, i16* %10, align 2, !dbg !313
  %78 = load i16, i16* %13, align 2, !dbg !314
  %79 = xor i16 %78, %76, !dbg !314
  store i16 %79, i16* %13, align 2, !dbg !314
  %80 = load i16, i16* %21, align 2, !dbg !315
  %81 = xor i16 %80, %76, !dbg !315
  store i16 %81, i16* %21, align 2, !dbg !315
  %82 = tail call fastcc i32 @solve(), !dbg !316
  %83 = icmp eq i32 %82, 0, !dbg !316
  br i1 %83, label %84, label %95, !dbg !318

84:
  %85 = load i16, i16* %10, align 2, !dbg !319
  %86 = xor i16 %85, %76, !dbg !319
  store i16 %86, i16* %10, align 2, !dbg !319
  %87 = load i16, i16* %13, align 2, !dbg !320
  %88 = xor i16 %87, %76, !dbg !320
  store i16 %88, i16* %13, align 2, !dbg !320
  %89 = load i16, i16* %21, align 2, !dbg !321
  %90 = xor i16 %89, %76, !dbg !321
  store i16 %90, i16* %21, align 2, !dbg !321
  store i8 46, i8* %7, align 1, !dbg !322
  br label %91

91:
  %92 = add nuw nsw i32 %66, 1, !dbg !323
  call void @llvm.dbg.value(metadata i32 %92, metadata !265, metadata !DIExpression()), !dbg !277
  %93 = icmp ult i32 %66, 8, !dbg !324
  %94 = icmp eq i32 %92, 9, !dbg !324
  br i1 %94, label %95, label %64, !dbg !278, !llvm.loop !325

95:
  %96 = phi i1 [ %65, %70 ], [ %93, %91 ], !dbg !324
  %97 = zext i1 %96 to i32
  br label %98

98:
  %99 = phi i32 [ 1, %3 ], [ %97, %95 ], !dbg !270
  ret i32 %99, !dbg !327
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #7

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #8

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #2 = { nofree nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #7 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!48, !49, !50, !51, !52, !53}
!llvm.ident = !{!54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "firstRow", scope: !2, file: !3, line: 18, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "queens.c", directory: ".", checksumkind: CSK_MD5, checksum: "f63e70aec6883f28f5480fad7a4a9ba6")
!4 = !{!5, !6, !9, !10, !11, !8}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!10 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = !{!0, !13, !18, !21, !26, !28, !33, !35, !40, !42, !44}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "board", scope: !2, file: !3, line: 38, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 656, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 82)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 40, type: !20, isLocal: true, isDefinition: true)
!20 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "row", scope: !2, file: !3, line: 18, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 512, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 16)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "usedCol", scope: !2, file: !3, line: 18, type: !23, isLocal: true, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "usedUp", scope: !2, file: !3, line: 18, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 1024, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 32)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "usedDown", scope: !2, file: !3, line: 18, type: !30, isLocal: true, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "rows", scope: !2, file: !3, line: 39, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 144, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 9)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "cols", scope: !2, file: !3, line: 39, type: !37, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "boxes", scope: !2, file: !3, line: 39, type: !37, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "puzzle", scope: !2, file: !3, line: 92, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !47, size: 656, elements: !16)
!47 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!48 = !{i32 7, !"Dwarf Version", i32 5}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 7, !"PIC Level", i32 2}
!52 = !{i32 7, !"PIE Level", i32 2}
!53 = !{i32 7, !"uwtable", i32 1}
!54 = !{!"Debian clang version 14.0.6"}
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 94, type: !56, scopeLine: 94, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!5, !5, !6}
!58 = !{!59, !60, !61, !62, !66, !67, !69, !71}
!59 = !DILocalVariable(name: "argc", arg: 1, scope: !55, file: !3, line: 94, type: !5)
!60 = !DILocalVariable(name: "argv", arg: 2, scope: !55, file: !3, line: 94, type: !6)
!61 = !DILocalVariable(name: "reps", scope: !55, file: !3, line: 95, type: !5)
!62 = !DILocalVariable(name: "counts", scope: !55, file: !3, line: 96, type: !63)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 96, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 3)
!66 = !DILocalVariable(name: "solved", scope: !55, file: !3, line: 96, type: !5)
!67 = !DILocalVariable(name: "i", scope: !68, file: !3, line: 97, type: !5)
!68 = distinct !DILexicalBlock(scope: !55, file: !3, line: 97, column: 2)
!69 = !DILocalVariable(name: "i", scope: !70, file: !3, line: 105, type: !5)
!70 = distinct !DILexicalBlock(scope: !55, file: !3, line: 105, column: 2)
!71 = !DILocalVariable(name: "i", scope: !72, file: !3, line: 108, type: !5)
!72 = distinct !DILexicalBlock(scope: !55, file: !3, line: 108, column: 2)
!73 = !DILocation(line: 0, scope: !55)
!74 = !DILocation(line: 95, column: 18, scope: !55)
!75 = !DILocation(line: 95, column: 13, scope: !55)
!76 = !DILocation(line: 95, column: 29, scope: !55)
!77 = !DILocalVariable(name: "__nptr", arg: 1, scope: !78, file: !79, line: 362, type: !82)
!78 = distinct !DISubprogram(name: "atoi", scope: !79, file: !79, line: 362, type: !80, scopeLine: 363, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !83)
!79 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!80 = !DISubroutineType(types: !81)
!81 = !{!5, !82}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!83 = !{!77}
!84 = !DILocation(line: 0, scope: !78, inlinedAt: !85)
!85 = distinct !DILocation(line: 95, column: 24, scope: !55)
!86 = !DILocation(line: 364, column: 16, scope: !78, inlinedAt: !85)
!87 = !DILocation(line: 364, column: 10, scope: !78, inlinedAt: !85)
!88 = !DILocation(line: 0, scope: !68)
!89 = !DILocation(line: 97, column: 20, scope: !90)
!90 = distinct !DILexicalBlock(scope: !68, file: !3, line: 97, column: 2)
!91 = !DILocation(line: 97, column: 2, scope: !68)
!92 = !DILocation(line: 104, column: 2, scope: !55)
!93 = !DILocation(line: 0, scope: !70)
!94 = !DILocation(line: 105, column: 2, scope: !70)
!95 = !DILocation(line: 98, column: 15, scope: !96)
!96 = distinct !DILexicalBlock(scope: !90, file: !3, line: 97, column: 33)
!97 = !DILocation(line: 101, column: 15, scope: !96)
!98 = !DILocalVariable(name: "text", arg: 1, scope: !99, file: !3, line: 76, type: !82)
!99 = distinct !DISubprogram(name: "sudoku", scope: !3, file: !3, line: 76, type: !80, scopeLine: 76, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !100)
!100 = !{!98, !101, !103}
!101 = !DILocalVariable(name: "i", scope: !102, file: !3, line: 82, type: !5)
!102 = distinct !DILexicalBlock(scope: !99, file: !3, line: 82, column: 2)
!103 = !DILocalVariable(name: "bit", scope: !104, file: !3, line: 84, type: !10)
!104 = distinct !DILexicalBlock(scope: !105, file: !3, line: 83, column: 24)
!105 = distinct !DILexicalBlock(scope: !106, file: !3, line: 83, column: 7)
!106 = distinct !DILexicalBlock(scope: !102, file: !3, line: 82, column: 2)
!107 = !DILocation(line: 0, scope: !99, inlinedAt: !108)
!108 = distinct !DILocation(line: 102, column: 13, scope: !96)
!109 = !DILocation(line: 77, column: 2, scope: !99, inlinedAt: !108)
!110 = !DILocation(line: 78, column: 2, scope: !99, inlinedAt: !108)
!111 = !DILocation(line: 79, column: 2, scope: !99, inlinedAt: !108)
!112 = !DILocation(line: 80, column: 2, scope: !99, inlinedAt: !108)
!113 = !DILocation(line: 81, column: 8, scope: !99, inlinedAt: !108)
!114 = !DILocation(line: 0, scope: !102, inlinedAt: !108)
!115 = !DILocation(line: 82, column: 2, scope: !102, inlinedAt: !108)
!116 = !DILocation(line: 83, column: 7, scope: !105, inlinedAt: !108)
!117 = !DILocation(line: 83, column: 16, scope: !105, inlinedAt: !108)
!118 = !DILocation(line: 83, column: 7, scope: !106, inlinedAt: !108)
!119 = !DILocation(line: 84, column: 39, scope: !104, inlinedAt: !108)
!120 = !DILocation(line: 0, scope: !104, inlinedAt: !108)
!121 = !DILocation(line: 85, column: 19, scope: !104, inlinedAt: !108)
!122 = !DILocation(line: 85, column: 11, scope: !104, inlinedAt: !108)
!123 = !DILocation(line: 85, column: 4, scope: !104, inlinedAt: !108)
!124 = !DILocation(line: 85, column: 16, scope: !104, inlinedAt: !108)
!125 = !DILocation(line: 86, column: 11, scope: !104, inlinedAt: !108)
!126 = !DILocation(line: 86, column: 4, scope: !104, inlinedAt: !108)
!127 = !DILocation(line: 86, column: 16, scope: !104, inlinedAt: !108)
!128 = !DILocation(line: 87, column: 12, scope: !104, inlinedAt: !108)
!129 = !DILocation(line: 87, column: 17, scope: !104, inlinedAt: !108)
!130 = !DILocation(line: 87, column: 29, scope: !104, inlinedAt: !108)
!131 = !DILocation(line: 87, column: 21, scope: !104, inlinedAt: !108)
!132 = !DILocation(line: 87, column: 4, scope: !104, inlinedAt: !108)
!133 = !DILocation(line: 87, column: 34, scope: !104, inlinedAt: !108)
!134 = !DILocation(line: 88, column: 3, scope: !104, inlinedAt: !108)
!135 = !DILocation(line: 82, column: 27, scope: !106, inlinedAt: !108)
!136 = !DILocation(line: 82, column: 20, scope: !106, inlinedAt: !108)
!137 = distinct !{!137, !115, !138, !139, !140}
!138 = !DILocation(line: 88, column: 3, scope: !102, inlinedAt: !108)
!139 = !{!"llvm.loop.mustprogress"}
!140 = !{!"llvm.loop.unroll.disable"}
!141 = !DILocation(line: 89, column: 9, scope: !99, inlinedAt: !108)
!142 = !DILocation(line: 102, column: 10, scope: !96)
!143 = !DILocation(line: 97, column: 29, scope: !90)
!144 = distinct !{!144, !91, !145, !139, !140}
!145 = !DILocation(line: 103, column: 2, scope: !68)
!146 = !DILocation(line: 107, column: 46, scope: !55)
!147 = !DILocation(line: 107, column: 54, scope: !55)
!148 = !DILocation(line: 107, column: 2, scope: !55)
!149 = !DILocation(line: 0, scope: !72)
!150 = !DILocation(line: 108, column: 2, scope: !72)
!151 = !DILocation(line: 106, column: 17, scope: !152)
!152 = distinct !DILexicalBlock(scope: !70, file: !3, line: 105, column: 2)
!153 = !DILocation(line: 106, column: 3, scope: !152)
!154 = !DILocation(line: 105, column: 26, scope: !152)
!155 = !DILocation(line: 105, column: 20, scope: !152)
!156 = distinct !{!156, !94, !157, !139, !140}
!157 = !DILocation(line: 106, column: 28, scope: !70)
!158 = !DILocation(line: 110, column: 2, scope: !55)
!159 = !DILocation(line: 109, column: 30, scope: !160)
!160 = distinct !DILexicalBlock(scope: !72, file: !3, line: 108, column: 2)
!161 = !DILocation(line: 109, column: 26, scope: !160)
!162 = !DILocation(line: 109, column: 3, scope: !160)
!163 = !DILocation(line: 108, column: 26, scope: !160)
!164 = !DILocation(line: 108, column: 20, scope: !160)
!165 = distinct !{!165, !150, !166, !139, !140}
!166 = !DILocation(line: 109, column: 33, scope: !72)
!167 = distinct !DISubprogram(name: "byMask", scope: !3, file: !3, line: 6, type: !168, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !170)
!168 = !DISubroutineType(types: !169)
!169 = !{!5, !11, !11, !11, !11}
!170 = !{!171, !172, !173, !174, !175, !176, !178}
!171 = !DILocalVariable(name: "all", arg: 1, scope: !167, file: !3, line: 6, type: !11)
!172 = !DILocalVariable(name: "cols", arg: 2, scope: !167, file: !3, line: 6, type: !11)
!173 = !DILocalVariable(name: "left", arg: 3, scope: !167, file: !3, line: 6, type: !11)
!174 = !DILocalVariable(name: "right", arg: 4, scope: !167, file: !3, line: 6, type: !11)
!175 = !DILocalVariable(name: "n", scope: !167, file: !3, line: 9, type: !5)
!176 = !DILocalVariable(name: "free", scope: !177, file: !3, line: 10, type: !11)
!177 = distinct !DILexicalBlock(scope: !167, file: !3, line: 10, column: 2)
!178 = !DILocalVariable(name: "bit", scope: !179, file: !3, line: 11, type: !11)
!179 = distinct !DILexicalBlock(scope: !180, file: !3, line: 10, column: 60)
!180 = distinct !DILexicalBlock(scope: !177, file: !3, line: 10, column: 2)
!181 = !DILocation(line: 0, scope: !167)
!182 = !DILocation(line: 7, column: 11, scope: !183)
!183 = distinct !DILexicalBlock(scope: !167, file: !3, line: 7, column: 6)
!184 = !DILocation(line: 7, column: 6, scope: !167)
!185 = !DILocation(line: 10, column: 36, scope: !177)
!186 = !DILocation(line: 10, column: 43, scope: !177)
!187 = !DILocation(line: 10, column: 29, scope: !177)
!188 = !DILocation(line: 10, column: 27, scope: !177)
!189 = !DILocation(line: 0, scope: !177)
!190 = !DILocation(line: 10, column: 2, scope: !177)
!191 = !DILocation(line: 11, column: 25, scope: !179)
!192 = !DILocation(line: 11, column: 23, scope: !179)
!193 = !DILocation(line: 0, scope: !179)
!194 = !DILocation(line: 12, column: 8, scope: !179)
!195 = !DILocation(line: 13, column: 25, scope: !179)
!196 = !DILocation(line: 13, column: 38, scope: !179)
!197 = !DILocation(line: 13, column: 45, scope: !179)
!198 = !DILocation(line: 13, column: 58, scope: !179)
!199 = !DILocation(line: 13, column: 65, scope: !179)
!200 = !DILocation(line: 13, column: 8, scope: !179)
!201 = !DILocation(line: 13, column: 5, scope: !179)
!202 = distinct !{!202, !190, !203, !139, !140}
!203 = !DILocation(line: 14, column: 2, scope: !177)
!204 = !DILocation(line: 16, column: 1, scope: !167)
!205 = distinct !DISubprogram(name: "byArray", scope: !3, file: !3, line: 20, type: !206, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !208)
!206 = !DISubroutineType(types: !207)
!207 = !{!5, !5, !5}
!208 = !{!209, !210, !211, !212}
!209 = !DILocalVariable(name: "r", arg: 1, scope: !205, file: !3, line: 20, type: !5)
!210 = !DILocalVariable(name: "n", arg: 2, scope: !205, file: !3, line: 20, type: !5)
!211 = !DILocalVariable(name: "count", scope: !205, file: !3, line: 26, type: !5)
!212 = !DILocalVariable(name: "c", scope: !213, file: !3, line: 27, type: !5)
!213 = distinct !DILexicalBlock(scope: !205, file: !3, line: 27, column: 2)
!214 = !DILocation(line: 0, scope: !205)
!215 = !DILocation(line: 21, column: 8, scope: !216)
!216 = distinct !DILexicalBlock(scope: !205, file: !3, line: 21, column: 6)
!217 = !DILocation(line: 21, column: 6, scope: !205)
!218 = !DILocation(line: 0, scope: !213)
!219 = !DILocation(line: 27, column: 2, scope: !213)
!220 = !DILocation(line: 22, column: 7, scope: !221)
!221 = distinct !DILexicalBlock(scope: !222, file: !3, line: 22, column: 7)
!222 = distinct !DILexicalBlock(scope: !216, file: !3, line: 21, column: 14)
!223 = !DILocation(line: 22, column: 19, scope: !221)
!224 = !DILocation(line: 22, column: 7, scope: !222)
!225 = !DILocation(line: 23, column: 4, scope: !221)
!226 = !DILocation(line: 28, column: 7, scope: !227)
!227 = distinct !DILexicalBlock(scope: !228, file: !3, line: 28, column: 7)
!228 = distinct !DILexicalBlock(scope: !229, file: !3, line: 27, column: 30)
!229 = distinct !DILexicalBlock(scope: !213, file: !3, line: 27, column: 2)
!230 = !DILocation(line: 28, column: 18, scope: !227)
!231 = !DILocation(line: 28, column: 30, scope: !227)
!232 = !DILocation(line: 28, column: 21, scope: !227)
!233 = !DILocation(line: 28, column: 35, scope: !227)
!234 = !DILocation(line: 28, column: 53, scope: !227)
!235 = !DILocation(line: 28, column: 38, scope: !227)
!236 = !DILocation(line: 28, column: 7, scope: !228)
!237 = !DILocation(line: 30, column: 10, scope: !228)
!238 = !DILocation(line: 31, column: 52, scope: !228)
!239 = !DILocation(line: 31, column: 30, scope: !228)
!240 = !DILocation(line: 31, column: 14, scope: !228)
!241 = !DILocation(line: 32, column: 12, scope: !228)
!242 = !DILocation(line: 32, column: 9, scope: !228)
!243 = !DILocation(line: 33, column: 52, scope: !228)
!244 = !DILocation(line: 33, column: 30, scope: !228)
!245 = !DILocation(line: 33, column: 14, scope: !228)
!246 = !DILocation(line: 34, column: 2, scope: !228)
!247 = !DILocation(line: 27, column: 26, scope: !229)
!248 = !DILocation(line: 27, column: 20, scope: !229)
!249 = distinct !{!249, !219, !250, !139, !140}
!250 = !DILocation(line: 34, column: 2, scope: !213)
!251 = !DILocation(line: 36, column: 1, scope: !205)
!252 = distinct !DISubprogram(name: "solve", scope: !3, file: !3, line: 42, type: !253, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !255)
!253 = !DISubroutineType(types: !254)
!254 = !{!5}
!255 = !{!256, !257, !258, !259, !261, !264, !265, !267}
!256 = !DILocalVariable(name: "best", scope: !252, file: !3, line: 43, type: !5)
!257 = !DILocalVariable(name: "fewest", scope: !252, file: !3, line: 43, type: !5)
!258 = !DILocalVariable(name: "mask", scope: !252, file: !3, line: 43, type: !5)
!259 = !DILocalVariable(name: "i", scope: !260, file: !3, line: 45, type: !5)
!260 = distinct !DILexicalBlock(scope: !252, file: !3, line: 45, column: 2)
!261 = !DILocalVariable(name: "free", scope: !262, file: !3, line: 48, type: !5)
!262 = distinct !DILexicalBlock(scope: !263, file: !3, line: 45, column: 31)
!263 = distinct !DILexicalBlock(scope: !260, file: !3, line: 45, column: 2)
!264 = !DILocalVariable(name: "n", scope: !262, file: !3, line: 49, type: !5)
!265 = !DILocalVariable(name: "d", scope: !266, file: !3, line: 58, type: !5)
!266 = distinct !DILexicalBlock(scope: !252, file: !3, line: 58, column: 2)
!267 = !DILocalVariable(name: "bit", scope: !268, file: !3, line: 61, type: !10)
!268 = distinct !DILexicalBlock(scope: !269, file: !3, line: 58, column: 30)
!269 = distinct !DILexicalBlock(scope: !266, file: !3, line: 58, column: 2)
!270 = !DILocation(line: 0, scope: !252)
!271 = !DILocation(line: 44, column: 7, scope: !252)
!272 = !DILocation(line: 0, scope: !260)
!273 = !DILocation(line: 45, column: 2, scope: !260)
!274 = !DILocation(line: 56, column: 11, scope: !275)
!275 = distinct !DILexicalBlock(scope: !252, file: !3, line: 56, column: 6)
!276 = !DILocation(line: 56, column: 6, scope: !252)
!277 = !DILocation(line: 0, scope: !266)
!278 = !DILocation(line: 58, column: 2, scope: !266)
!279 = !DILocation(line: 46, column: 7, scope: !280)
!280 = distinct !DILexicalBlock(scope: !262, file: !3, line: 46, column: 7)
!281 = !DILocation(line: 46, column: 16, scope: !280)
!282 = !DILocation(line: 46, column: 7, scope: !262)
!283 = !DILocation(line: 48, column: 31, scope: !262)
!284 = !DILocation(line: 48, column: 24, scope: !262)
!285 = !DILocation(line: 48, column: 45, scope: !262)
!286 = !DILocation(line: 48, column: 38, scope: !262)
!287 = !DILocation(line: 48, column: 36, scope: !262)
!288 = !DILocation(line: 48, column: 60, scope: !262)
!289 = !DILocation(line: 48, column: 65, scope: !262)
!290 = !DILocation(line: 48, column: 77, scope: !262)
!291 = !DILocation(line: 48, column: 69, scope: !262)
!292 = !DILocation(line: 48, column: 52, scope: !262)
!293 = !DILocation(line: 48, column: 50, scope: !262)
!294 = !DILocation(line: 48, column: 20, scope: !262)
!295 = !DILocation(line: 0, scope: !262)
!296 = !DILocation(line: 49, column: 11, scope: !262)
!297 = !{i32 0, i32 10}
!298 = !DILocation(line: 50, column: 9, scope: !299)
!299 = distinct !DILexicalBlock(scope: !262, file: !3, line: 50, column: 7)
!300 = !DILocation(line: 50, column: 7, scope: !262)
!301 = !DILocation(line: 55, column: 2, scope: !262)
!302 = !DILocation(line: 45, column: 27, scope: !263)
!303 = !DILocation(line: 45, column: 20, scope: !263)
!304 = distinct !{!304, !273, !305, !139, !140}
!305 = !DILocation(line: 55, column: 2, scope: !260)
!306 = !DILocation(line: 59, column: 19, scope: !307)
!307 = distinct !DILexicalBlock(scope: !268, file: !3, line: 59, column: 7)
!308 = !DILocation(line: 59, column: 7, scope: !268)
!309 = !DILocation(line: 0, scope: !268)
!310 = !DILocation(line: 62, column: 17, scope: !268)
!311 = !DILocation(line: 62, column: 15, scope: !268)
!312 = !DILocation(line: 63, column: 21, scope: !268)
!313 = !DILocation(line: 63, column: 18, scope: !268)
!314 = !DILocation(line: 64, column: 18, scope: !268)
!315 = !DILocation(line: 65, column: 39, scope: !268)
!316 = !DILocation(line: 66, column: 7, scope: !317)
!317 = distinct !DILexicalBlock(scope: !268, file: !3, line: 66, column: 7)
!318 = !DILocation(line: 66, column: 7, scope: !268)
!319 = !DILocation(line: 68, column: 18, scope: !268)
!320 = !DILocation(line: 69, column: 18, scope: !268)
!321 = !DILocation(line: 70, column: 39, scope: !268)
!322 = !DILocation(line: 71, column: 15, scope: !268)
!323 = !DILocation(line: 58, column: 26, scope: !269)
!324 = !DILocation(line: 58, column: 20, scope: !269)
!325 = distinct !{!325, !278, !326, !139, !140}
!326 = !DILocation(line: 72, column: 2, scope: !266)
!327 = !DILocation(line: 74, column: 1, scope: !252)
