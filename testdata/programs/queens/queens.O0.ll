; ModuleID = 'queens.c'
source_filename = "queens.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@firstRow = internal global [16 x i32] zeroinitializer, align 16, !dbg !0
@puzzle = internal constant [82 x i8] c"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\00", align 16, !dbg !61
@.str = private unnamed_addr constant [38 x i8] c"8 queens: %d %d, 9 queens: %d, first:\00", align 1, !dbg !9
@.str.1 = private unnamed_addr constant [4 x i8] c" %d\00", align 1, !dbg !14
@.str.2 = private unnamed_addr constant [25 x i8] c"\0Asudoku %d in %ld nodes\0A\00", align 1, !dbg !19
@nodes = internal global i64 0, align 8, !dbg !34
@.str.3 = private unnamed_addr constant [6 x i8] c"%.9s\0A\00", align 1, !dbg !24
@board = internal global [82 x i8] zeroinitializer, align 16, !dbg !29
@row = internal global [16 x i32] zeroinitializer, align 16, !dbg !37
@usedCol = internal global [16 x i32] zeroinitializer, align 16, !dbg !43
@usedUp = internal global [32 x i32] zeroinitializer, align 16, !dbg !45
@usedDown = internal global [32 x i32] zeroinitializer, align 16, !dbg !50
@rows = internal global [9 x i16] zeroinitializer, align 16, !dbg !52
@cols = internal global [9 x i16] zeroinitializer, align 16, !dbg !57
@boxes = internal global [9 x i16] zeroinitializer, align 16, !dbg !59

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !73 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [3 x i32], align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !79, !DIExpression(), !80)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !81, !DIExpression(), !82)
    #dbg_declare(ptr %6, !83, !DIExpression(), !84)
  %12 = load i32, ptr %4, align 4, !dbg !85
  %13 = icmp sgt i32 %12, 1, !dbg !86
  br i1 %13, label %14, label %19, !dbg !85

14:
  %15 = load ptr, ptr %5, align 8, !dbg !87
  %16 = getelementptr inbounds ptr, ptr %15, i64 1, !dbg !87
  %17 = load ptr, ptr %16, align 8, !dbg !87
  %18 = call i32 @atoi(ptr noundef %17) #7, !dbg !88
  br label %20, !dbg !85

19:
  br label %20, !dbg !85

20:
  %21 = phi i32 [ %18, %14 ], [ 1, %19 ], !dbg !85
  store i32 %21, ptr %6, align 4, !dbg !84
    #dbg_declare(ptr %7, !89, !DIExpression(), !93)
  call void @llvm.memset.p0.i64(ptr align 4 %7, i8 0, i64 12, i1 false), !dbg !93
    #dbg_declare(ptr %8, !94, !DIExpression(), !95)
  store i32 0, ptr %8, align 4, !dbg !95
    #dbg_declare(ptr %9, !96, !DIExpression(), !98)
  store i32 0, ptr %9, align 4, !dbg !98
  br label %22, !dbg !99

22:
  %23 = load i32, ptr %9, align 4, !dbg !100
  %24 = load i32, ptr %6, align 4, !dbg !102
  %25 = icmp slt i32 %23, %24, !dbg !103
  br i1 %25, label %26, label %39, !dbg !104

26:
  store i32 -1, ptr @firstRow, align 16, !dbg !105
  %27 = call i32 @byMask(i32 noundef 255, i32 noundef 0, i32 noundef 0, i32 noundef 0), !dbg !107
  %28 = getelementptr inbounds [3 x i32], ptr %7, i64 0, i64 0, !dbg !108
  store i32 %27, ptr %28, align 4, !dbg !109
  %29 = call i32 @byMask(i32 noundef 511, i32 noundef 0, i32 noundef 0, i32 noundef 0), !dbg !110
  %30 = getelementptr inbounds [3 x i32], ptr %7, i64 0, i64 1, !dbg !111
  store i32 %29, ptr %30, align 4, !dbg !112
  %31 = call i32 @byArray(i32 noundef 0, i32 noundef 8), !dbg !113
  %32 = getelementptr inbounds [3 x i32], ptr %7, i64 0, i64 2, !dbg !114
  store i32 %31, ptr %32, align 4, !dbg !115
  %33 = call i32 @sudoku(ptr noundef @puzzle), !dbg !116
  %34 = load i32, ptr %8, align 4, !dbg !117
  %35 = add nsw i32 %34, %33, !dbg !117
  store i32 %35, ptr %8, align 4, !dbg !117
  br label %36, !dbg !118

36:
  %37 = load i32, ptr %9, align 4, !dbg !119
  %38 = add nsw i32 %37, 1, !dbg !119
  store i32 %38, ptr %9, align 4, !dbg !119
  br label %22, !dbg !120, !llvm.loop !121

39:
  %40 = getelementptr inbounds [3 x i32], ptr %7, i64 0, i64 0, !dbg !124
  %41 = load i32, ptr %40, align 4, !dbg !124
  %42 = getelementptr inbounds [3 x i32], ptr %7, i64 0, i64 2, !dbg !125
  %43 = load i32, ptr %42, align 4, !dbg !125
  %44 = getelementptr inbounds [3 x i32], ptr %7, i64 0, i64 1, !dbg !126
  %45 = load i32, ptr %44, align 4, !dbg !126
  %46 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %41, i32 noundef %43, i32 noundef %45), !dbg !127
    #dbg_declare(ptr %10, !128, !DIExpression(), !130)
  store i32 0, ptr %10, align 4, !dbg !130
  br label %47, !dbg !131

47:
  %48 = load i32, ptr %10, align 4, !dbg !132
  %49 = icmp slt i32 %48, 8, !dbg !134
  br i1 %49, label %50, label %59, !dbg !135

50:
  %51 = load i32, ptr %10, align 4, !dbg !136
  %52 = sext i32 %51 to i64, !dbg !137
  %53 = getelementptr inbounds [16 x i32], ptr @firstRow, i64 0, i64 %52, !dbg !137
  %54 = load i32, ptr %53, align 4, !dbg !137
  %55 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %54), !dbg !138
  br label %56, !dbg !138

56:
  %57 = load i32, ptr %10, align 4, !dbg !139
  %58 = add nsw i32 %57, 1, !dbg !139
  store i32 %58, ptr %10, align 4, !dbg !139
  br label %47, !dbg !140, !llvm.loop !141

59:
  %60 = load i32, ptr %8, align 4, !dbg !143
  %61 = load i32, ptr %6, align 4, !dbg !144
  %62 = sdiv i32 %60, %61, !dbg !145
  %63 = load i64, ptr @nodes, align 8, !dbg !146
  %64 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %62, i64 noundef %63), !dbg !147
    #dbg_declare(ptr %11, !148, !DIExpression(), !150)
  store i32 0, ptr %11, align 4, !dbg !150
  br label %65, !dbg !151

65:
  %66 = load i32, ptr %11, align 4, !dbg !152
  %67 = icmp slt i32 %66, 9, !dbg !154
  br i1 %67, label %68, label %77, !dbg !155

68:
  %69 = load i32, ptr %11, align 4, !dbg !156
  %70 = mul nsw i32 9, %69, !dbg !157
  %71 = sext i32 %70 to i64, !dbg !158
  %72 = getelementptr inbounds i8, ptr @board, i64 %71, !dbg !158
  %73 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, ptr noundef %72), !dbg !159
  br label %74, !dbg !159

74:
  %75 = load i32, ptr %11, align 4, !dbg !160
  %76 = add nsw i32 %75, 1, !dbg !160
  store i32 %76, ptr %11, align 4, !dbg !160
  br label %65, !dbg !161, !llvm.loop !162

77:
  ret i32 0, !dbg !164
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @byMask(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 !dbg !165 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
    #dbg_declare(ptr %6, !168, !DIExpression(), !169)
  store i32 %1, ptr %7, align 4
    #dbg_declare(ptr %7, !170, !DIExpression(), !171)
  store i32 %2, ptr %8, align 4
    #dbg_declare(ptr %8, !172, !DIExpression(), !173)
  store i32 %3, ptr %9, align 4
    #dbg_declare(ptr %9, !174, !DIExpression(), !175)
  %13 = load i32, ptr %7, align 4, !dbg !176
  %14 = load i32, ptr %6, align 4, !dbg !178
  %15 = icmp eq i32 %13, %14, !dbg !179
  br i1 %15, label %16, label %17, !dbg !180

16:
  store i32 1, ptr %5, align 4, !dbg !181
  br label %54, !dbg !181

17:
    #dbg_declare(ptr %10, !182, !DIExpression(), !183)
  store i32 0, ptr %10, align 4, !dbg !183
    #dbg_declare(ptr %11, !184, !DIExpression(), !186)
  %18 = load i32, ptr %6, align 4, !dbg !187
  %19 = load i32, ptr %7, align 4, !dbg !188
  %20 = load i32, ptr %8, align 4, !dbg !189
  %21 = or i32 %19, %20, !dbg !190
  %22 = load i32, ptr %9, align 4, !dbg !191
  %23 = or i32 %21, %22, !dbg !192
  %24 = xor i32 %23, -1, !dbg !193
  %25 = and i32 %18, %24, !dbg !194
  store i32 %25, ptr %11, align 4, !dbg !186
  br label %26, !dbg !195

26:
  %27 = load i32, ptr %11, align 4, !dbg !196
  %28 = icmp ne i32 %27, 0, !dbg !198
  br i1 %28, label %29, label %52, !dbg !198

29:
    #dbg_declare(ptr %12, !199, !DIExpression(), !201)
  %30 = load i32, ptr %11, align 4, !dbg !202
  %31 = load i32, ptr %11, align 4, !dbg !203
  %32 = sub i32 0, %31, !dbg !204
  %33 = and i32 %30, %32, !dbg !205
  store i32 %33, ptr %12, align 4, !dbg !201
  %34 = load i32, ptr %12, align 4, !dbg !206
  %35 = load i32, ptr %11, align 4, !dbg !207
  %36 = xor i32 %35, %34, !dbg !207
  store i32 %36, ptr %11, align 4, !dbg !207
  %37 = load i32, ptr %6, align 4, !dbg !208
  %38 = load i32, ptr %7, align 4, !dbg !209
  %39 = load i32, ptr %12, align 4, !dbg !210
  %40 = or i32 %38, %39, !dbg !211
  %41 = load i32, ptr %8, align 4, !dbg !212
  %42 = load i32, ptr %12, align 4, !dbg !213
  %43 = or i32 %41, %42, !dbg !214
  %44 = shl i32 %43, 1, !dbg !215
  %45 = load i32, ptr %9, align 4, !dbg !216
  %46 = load i32, ptr %12, align 4, !dbg !217
  %47 = or i32 %45, %46, !dbg !218
  %48 = lshr i32 %47, 1, !dbg !219
  %49 = call i32 @byMask(i32 noundef %37, i32 noundef %40, i32 noundef %44, i32 noundef %48), !dbg !220
  %50 = load i32, ptr %10, align 4, !dbg !221
  %51 = add nsw i32 %50, %49, !dbg !221
  store i32 %51, ptr %10, align 4, !dbg !221
  br label %26, !dbg !222, !llvm.loop !223

52:
  %53 = load i32, ptr %10, align 4, !dbg !225
  store i32 %53, ptr %5, align 4, !dbg !226
  br label %54, !dbg !226

54:
  %55 = load i32, ptr %5, align 4, !dbg !227
  ret i32 %55, !dbg !227
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @byArray(i32 noundef %0, i32 noundef %1) #0 !dbg !228 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !231, !DIExpression(), !232)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !233, !DIExpression(), !234)
  %8 = load i32, ptr %4, align 4, !dbg !235
  %9 = load i32, ptr %5, align 4, !dbg !237
  %10 = icmp eq i32 %8, %9, !dbg !238
  br i1 %10, label %11, label %16, !dbg !239

11:
  %12 = load i32, ptr @firstRow, align 16, !dbg !240
  %13 = icmp slt i32 %12, 0, !dbg !243
  br i1 %13, label %14, label %15, !dbg !244

14:
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @firstRow, ptr align 16 @row, i64 64, i1 false), !dbg !245
  br label %15, !dbg !245

15:
  store i32 1, ptr %3, align 4, !dbg !246
  br label %92, !dbg !246

16:
    #dbg_declare(ptr %6, !247, !DIExpression(), !248)
  store i32 0, ptr %6, align 4, !dbg !248
    #dbg_declare(ptr %7, !249, !DIExpression(), !251)
  store i32 0, ptr %7, align 4, !dbg !251
  br label %17, !dbg !252

17:
  %18 = load i32, ptr %7, align 4, !dbg !253
  %19 = load i32, ptr %5, align 4, !dbg !255
  %20 = icmp slt i32 %18, %19, !dbg !256
  br i1 %20, label %21, label %90, !dbg !257

21:
  %22 = load i32, ptr %7, align 4, !dbg !258
  %23 = sext i32 %22 to i64, !dbg !261
  %24 = getelementptr inbounds [16 x i32], ptr @usedCol, i64 0, i64 %23, !dbg !261
  %25 = load i32, ptr %24, align 4, !dbg !261
  %26 = icmp ne i32 %25, 0, !dbg !261
  br i1 %26, label %45, label %27, !dbg !262

27:
  %28 = load i32, ptr %4, align 4, !dbg !263
  %29 = load i32, ptr %7, align 4, !dbg !264
  %30 = add nsw i32 %28, %29, !dbg !265
  %31 = sext i32 %30 to i64, !dbg !266
  %32 = getelementptr inbounds [32 x i32], ptr @usedUp, i64 0, i64 %31, !dbg !266
  %33 = load i32, ptr %32, align 4, !dbg !266
  %34 = icmp ne i32 %33, 0, !dbg !266
  br i1 %34, label %45, label %35, !dbg !267

35:
  %36 = load i32, ptr %4, align 4, !dbg !268
  %37 = load i32, ptr %7, align 4, !dbg !269
  %38 = sub nsw i32 %36, %37, !dbg !270
  %39 = load i32, ptr %5, align 4, !dbg !271
  %40 = add nsw i32 %38, %39, !dbg !272
  %41 = sext i32 %40 to i64, !dbg !273
  %42 = getelementptr inbounds [32 x i32], ptr @usedDown, i64 0, i64 %41, !dbg !273
  %43 = load i32, ptr %42, align 4, !dbg !273
  %44 = icmp ne i32 %43, 0, !dbg !273
  br i1 %44, label %45, label %46, !dbg !274

45:
  br label %87, !dbg !275

46:
  %47 = load i32, ptr %7, align 4, !dbg !276
  %48 = load i32, ptr %4, align 4, !dbg !277
  %49 = sext i32 %48 to i64, !dbg !278
  %50 = getelementptr inbounds [16 x i32], ptr @row, i64 0, i64 %49, !dbg !278
  store i32 %47, ptr %50, align 4, !dbg !279
  %51 = load i32, ptr %4, align 4, !dbg !280
  %52 = load i32, ptr %7, align 4, !dbg !281
  %53 = sub nsw i32 %51, %52, !dbg !282
  %54 = load i32, ptr %5, align 4, !dbg !283
  %55 = add nsw i32 %53, %54, !dbg !284
  %56 = sext i32 %55 to i64, !dbg !285
  %57 = getelementptr inbounds [32 x i32], ptr @usedDown, i64 0, i64 %56, !dbg !285
  store i32 1, ptr %57, align 4, !dbg !286
  %58 = load i32, ptr %4, align 4, !dbg !287
  %59 = load i32, ptr %7, align 4, !dbg !288
  %60 = add nsw i32 %58, %59, !dbg !289
  %61 = sext i32 %60 to i64, !dbg !290
  %62 = getelementptr inbounds [32 x i32], ptr @usedUp, i64 0, i64 %61, !dbg !290
  store i32 1, ptr %62, align 4, !dbg !291
  %63 = load i32, ptr %7, align 4, !dbg !292
  %64 = sext i32 %63 to i64, !dbg !293
  %65 = getelementptr inbounds [16 x i32], ptr @usedCol, i64 0, i64 %64, !dbg !293
  store i32 1, ptr %65, align 4, !dbg !294
  %66 = load i32, ptr %4, align 4, !dbg !295
  %67 = add nsw i32 %66, 1, !dbg !296
  %68 = load i32, ptr %5, align 4, !dbg !297
  %69 = call i32 @byArray(i32 noundef %67, i32 noundef %68), !dbg !298
  %70 = load i32, ptr %6, align 4, !dbg !299
  %71 = add nsw i32 %70, %69, !dbg !299
  store i32 %71, ptr %6, align 4, !dbg !299
  %72 = load i32, ptr %4, align 4, !dbg !300
  %73 = load i32, ptr %7, align 4, !dbg !301
  %74 = sub nsw i32 %72, %73, !dbg !302
  %75 = load i32, ptr %5, align 4, !dbg !303
  %76 = add nsw i32 %74, %75, !dbg !304
  %77 = sext i32 %76 to i64, !dbg !305
  %78 = getelementptr inbounds [32 x i32], ptr @usedDown, i64 0, i64 %77, !dbg !305
  store i32 0, ptr %78, align 4, !dbg !306
  %79 = load i32, ptr %4, align 4, !dbg !307
  %80 = load i32, ptr %7, align 4, !dbg !308
  %81 = add nsw i32 %79, %80, !dbg !309
  %82 = sext i32 %81 to i64, !dbg !310
  %83 = getelementptr inbounds [32 x i32], ptr @usedUp, i64 0, i64 %82, !dbg !310
  store i32 0, ptr %83, align 4, !dbg !311
  %84 = load i32, ptr %7, align 4, !dbg !312
  %85 = sext i32 %84 to i64, !dbg !313
  %86 = getelementptr inbounds [16 x i32], ptr @usedCol, i64 0, i64 %85, !dbg !313
  store i32 0, ptr %86, align 4, !dbg !314
  br label %87, !dbg !315

87:
  %88 = load i32, ptr %7, align 4, !dbg !316
  %89 = add nsw i32 %88, 1, !dbg !316
  store i32 %89, ptr %7, align 4, !dbg !316
  br label %17, !dbg !317, !llvm.loop !318

90:
  %91 = load i32, ptr %6, align 4, !dbg !320
  store i32 %91, ptr %3, align 4, !dbg !321
  br label %92, !dbg !321

92:
  %93 = load i32, ptr %3, align 4, !dbg !322
  ret i32 %93, !dbg !322
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sudoku(ptr noundef %0) #0 !dbg !323 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i16, align 2
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !327, !DIExpression(), !328)
  %5 = load ptr, ptr %2, align 8, !dbg !329
  %6 = call ptr @strcpy(ptr noundef @board, ptr noundef %5) #8, !dbg !330
  call void @llvm.memset.p0.i64(ptr align 16 @rows, i8 0, i64 18, i1 false), !dbg !331
  call void @llvm.memset.p0.i64(ptr align 16 @cols, i8 0, i64 18, i1 false), !dbg !332
  call void @llvm.memset.p0.i64(ptr align 16 @boxes, i8 0, i64 18, i1 false), !dbg !333
  store i64 0, ptr @nodes, align 8, !dbg !334
    #dbg_declare(ptr %3, !335, !DIExpression(), !337)
  store i32 0, ptr %3, align 4, !dbg !337
  br label %7, !dbg !338

7:
  %8 = load i32, ptr %3, align 4, !dbg !339
  %9 = icmp slt i32 %8, 81, !dbg !341
  br i1 %9, label %10, label %65, !dbg !342

10:
  %11 = load i32, ptr %3, align 4, !dbg !343
  %12 = sext i32 %11 to i64, !dbg !345
  %13 = getelementptr inbounds [82 x i8], ptr @board, i64 0, i64 %12, !dbg !345
  %14 = load i8, ptr %13, align 1, !dbg !345
  %15 = sext i8 %14 to i32, !dbg !345
  %16 = icmp ne i32 %15, 46, !dbg !346
  br i1 %16, label %17, label %61, !dbg !347

17:
    #dbg_declare(ptr %4, !348, !DIExpression(), !350)
  %18 = load i32, ptr %3, align 4, !dbg !351
  %19 = sext i32 %18 to i64, !dbg !352
  %20 = getelementptr inbounds [82 x i8], ptr @board, i64 0, i64 %19, !dbg !352
  %21 = load i8, ptr %20, align 1, !dbg !352
  %22 = sext i8 %21 to i32, !dbg !352
  %23 = sub nsw i32 %22, 49, !dbg !353
  %24 = shl i32 1, %23, !dbg !354
  %25 = trunc i32 %24 to i16, !dbg !355
  store i16 %25, ptr %4, align 2, !dbg !350
  %26 = load i16, ptr %4, align 2, !dbg !356
  %27 = sext i16 %26 to i32, !dbg !356
  %28 = load i32, ptr %3, align 4, !dbg !357
  %29 = sdiv i32 %28, 9, !dbg !358
  %30 = sext i32 %29 to i64, !dbg !359
  %31 = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %30, !dbg !359
  %32 = load i16, ptr %31, align 2, !dbg !360
  %33 = sext i16 %32 to i32, !dbg !360
  %34 = or i32 %33, %27, !dbg !360
  %35 = trunc i32 %34 to i16, !dbg !360
  store i16 %35, ptr %31, align 2, !dbg !360
  %36 = load i16, ptr %4, align 2, !dbg !361
  %37 = sext i16 %36 to i32, !dbg !361
  %38 = load i32, ptr %3, align 4, !dbg !362
  %39 = srem i32 %38, 9, !dbg !363
  %40 = sext i32 %39 to i64, !dbg !364
  %41 = getelementptr inbounds [9 x i16], ptr @cols, i64 0, i64 %40, !dbg !364
  %42 = load i16, ptr %41, align 2, !dbg !365
  %43 = sext i16 %42 to i32, !dbg !365
  %44 = or i32 %43, %37, !dbg !365
  %45 = trunc i32 %44 to i16, !dbg !365
  store i16 %45, ptr %41, align 2, !dbg !365
  %46 = load i16, ptr %4, align 2, !dbg !366
  %47 = sext i16 %46 to i32, !dbg !366
  %48 = load i32, ptr %3, align 4, !dbg !367
  %49 = sdiv i32 %48, 27, !dbg !368
  %50 = mul nsw i32 %49, 3, !dbg !369
  %51 = load i32, ptr %3, align 4, !dbg !370
  %52 = srem i32 %51, 9, !dbg !371
  %53 = sdiv i32 %52, 3, !dbg !372
  %54 = add nsw i32 %50, %53, !dbg !373
  %55 = sext i32 %54 to i64, !dbg !374
  %56 = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %55, !dbg !374
  %57 = load i16, ptr %56, align 2, !dbg !375
  %58 = sext i16 %57 to i32, !dbg !375
  %59 = or i32 %58, %47, !dbg !375
  %60 = trunc i32 %59 to i16, !dbg !375
  store i16 %60, ptr %56, align 2, !dbg !375
  br label %61, !dbg !376

61:
  br label %62, !dbg !377

62:
  %63 = load i32, ptr %3, align 4, !dbg !378
  %64 = add nsw i32 %63, 1, !dbg !378
  store i32 %64, ptr %3, align 4, !dbg !378
  br label %7, !dbg !379, !llvm.loop !380

65:
  %66 = call i32 @solve(), !dbg !382
  ret i32 %66, !dbg !383
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @solve() #0 !dbg !384 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i16, align 2
    #dbg_declare(ptr %2, !387, !DIExpression(), !388)
  store i32 -1, ptr %2, align 4, !dbg !388
    #dbg_declare(ptr %3, !389, !DIExpression(), !390)
  store i32 10, ptr %3, align 4, !dbg !390
    #dbg_declare(ptr %4, !391, !DIExpression(), !392)
  store i32 0, ptr %4, align 4, !dbg !392
  %10 = load i64, ptr @nodes, align 8, !dbg !393
  %11 = add nsw i64 %10, 1, !dbg !393
  store i64 %11, ptr @nodes, align 8, !dbg !393
    #dbg_declare(ptr %5, !394, !DIExpression(), !396)
  store i32 0, ptr %5, align 4, !dbg !396
  br label %12, !dbg !397

12:
  %13 = load i32, ptr %5, align 4, !dbg !398
  %14 = icmp slt i32 %13, 81, !dbg !400
  br i1 %14, label %15, label %64, !dbg !401

15:
  %16 = load i32, ptr %5, align 4, !dbg !402
  %17 = sext i32 %16 to i64, !dbg !405
  %18 = getelementptr inbounds [82 x i8], ptr @board, i64 0, i64 %17, !dbg !405
  %19 = load i8, ptr %18, align 1, !dbg !405
  %20 = sext i8 %19 to i32, !dbg !405
  %21 = icmp ne i32 %20, 46, !dbg !406
  br i1 %21, label %22, label %23, !dbg !407

22:
  br label %61, !dbg !408

23:
    #dbg_declare(ptr %6, !409, !DIExpression(), !410)
  %24 = load i32, ptr %5, align 4, !dbg !411
  %25 = sdiv i32 %24, 9, !dbg !412
  %26 = sext i32 %25 to i64, !dbg !413
  %27 = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %26, !dbg !413
  %28 = load i16, ptr %27, align 2, !dbg !413
  %29 = sext i16 %28 to i32, !dbg !413
  %30 = load i32, ptr %5, align 4, !dbg !414
  %31 = srem i32 %30, 9, !dbg !415
  %32 = sext i32 %31 to i64, !dbg !416
  %33 = getelementptr inbounds [9 x i16], ptr @cols, i64 0, i64 %32, !dbg !416
  %34 = load i16, ptr %33, align 2, !dbg !416
  %35 = sext i16 %34 to i32, !dbg !416
  %36 = or i32 %29, %35, !dbg !417
  %37 = load i32, ptr %5, align 4, !dbg !418
  %38 = sdiv i32 %37, 27, !dbg !419
  %39 = mul nsw i32 %38, 3, !dbg !420
  %40 = load i32, ptr %5, align 4, !dbg !421
  %41 = srem i32 %40, 9, !dbg !422
  %42 = sdiv i32 %41, 3, !dbg !423
  %43 = add nsw i32 %39, %42, !dbg !424
  %44 = sext i32 %43 to i64, !dbg !425
  %45 = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %44, !dbg !425
  %46 = load i16, ptr %45, align 2, !dbg !425
  %47 = sext i16 %46 to i32, !dbg !425
  %48 = or i32 %36, %47, !dbg !426
  %49 = xor i32 %48, -1, !dbg !427
  %50 = and i32 511, %49, !dbg !428
  store i32 %50, ptr %6, align 4, !dbg !410
    #dbg_declare(ptr %7, !429, !DIExpression(), !430)
  %51 = load i32, ptr %6, align 4, !dbg !431
  %52 = call i32 @llvm.ctpop.i32(i32 %51), !dbg !432
  store i32 %52, ptr %7, align 4, !dbg !430
  %53 = load i32, ptr %7, align 4, !dbg !433
  %54 = load i32, ptr %3, align 4, !dbg !435
  %55 = icmp slt i32 %53, %54, !dbg !436
  br i1 %55, label %56, label %60, !dbg !437

56:
  %57 = load i32, ptr %7, align 4, !dbg !438
  store i32 %57, ptr %3, align 4, !dbg !440
  %58 = load i32, ptr %5, align 4, !dbg !441
  store i32 %58, ptr %2, align 4, !dbg !442
  %59 = load i32, ptr %6, align 4, !dbg !443
  store i32 %59, ptr %4, align 4, !dbg !444
  br label %60, !dbg !445

60:
  br label %61, !dbg !446

61:
  %62 = load i32, ptr %5, align 4, !dbg !447
  %63 = add nsw i32 %62, 1, !dbg !447
  store i32 %63, ptr %5, align 4, !dbg !447
  br label %12, !dbg !448, !llvm.loop !449

64:
  %65 = load i32, ptr %2, align 4, !dbg !451
  %66 = icmp slt i32 %65, 0, !dbg !453
  br i1 %66, label %67, label %68, !dbg !454

67:
  store i32 1, ptr %1, align 4, !dbg !455
  br label %170, !dbg !455

68:
    #dbg_declare(ptr %8, !456, !DIExpression(), !458)
  store i32 0, ptr %8, align 4, !dbg !458
  br label %69, !dbg !459

69:
  %70 = load i32, ptr %8, align 4, !dbg !460
  %71 = icmp slt i32 %70, 9, !dbg !462
  br i1 %71, label %72, label %169, !dbg !463

72:
  %73 = load i32, ptr %4, align 4, !dbg !464
  %74 = load i32, ptr %8, align 4, !dbg !467
  %75 = ashr i32 %73, %74, !dbg !468
  %76 = and i32 %75, 1, !dbg !469
  %77 = icmp ne i32 %76, 0, !dbg !469
  br i1 %77, label %79, label %78, !dbg !470

78:
  br label %166, !dbg !471

79:
    #dbg_declare(ptr %9, !472, !DIExpression(), !473)
  %80 = load i32, ptr %8, align 4, !dbg !474
  %81 = shl i32 1, %80, !dbg !475
  %82 = trunc i32 %81 to i16, !dbg !476
  store i16 %82, ptr %9, align 2, !dbg !473
  %83 = load i32, ptr %8, align 4, !dbg !477
  %84 = add nsw i32 49, %83, !dbg !478
  %85 = trunc i32 %84 to i8, !dbg !479
  %86 = load i32, ptr %2, align 4, !dbg !480
  %87 = sext i32 %86 to i64, !dbg !481
  %88 = getelementptr inbounds [82 x i8], ptr @board, i64 0, i64 %87, !dbg !481
  store i8 %85, ptr %88, align 1, !dbg !482
  %89 = load i16, ptr %9, align 2, !dbg !483
  %90 = sext i16 %89 to i32, !dbg !483
  %91 = load i32, ptr %2, align 4, !dbg !484
  %92 = sdiv i32 %91, 9, !dbg !485
  %93 = sext i32 %92 to i64, !dbg !486
  %94 = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %93, !dbg !486
  %95 = load i16, ptr %94, align 2, !dbg !487
  %96 = sext i16 %95 to i32, !dbg !487
  %97 = xor i32 %96, %90, !dbg !487
  %98 = trunc i32 %97 to i16, !dbg !487
  store i16 %98, ptr %94, align 2, !dbg !487
  %99 = load i16, ptr %9, align 2, !dbg !488
  %100 = sext i16 %99 to i32, !dbg !488
  %101 = load i32, ptr %2, align 4, !dbg !489
  %102 = srem i32 %101, 9, !dbg !490
  %103 = sext i32 %102 to i64, !dbg !491
  %104 = getelementptr inbounds [9 x i16], ptr @cols, i64 0, i64 %103, !dbg !491
  %105 = load i16, ptr %104, align 2, !dbg !492
  %106 = sext i16 %105 to i32, !dbg !492
  %107 = xor i32 %106, %100, !dbg !492
  %108 = trunc i32 %107 to i16, !dbg !492
  store i16 %108, ptr %104, align 2, !dbg !492
  %109 = load i16, ptr %9, align 2, !dbg !493
  %110 = sext i16 %109 to i32, !dbg !493
  %111 = load i32, ptr %2, align 4, !dbg !494
  %112 = sdiv i32 %111, 27, !dbg !495
  %113 = mul nsw i32 %112, 3, !dbg !496
  %114 = load i32, ptr %2, align 4, !dbg !497
  %115 = srem i32 %114, 9, !dbg !498
  %116 = sdiv i32 %115, 3, !dbg !499
  %117 = add nsw i32 %113, %116, !dbg !500
  %118 = sext i32 %117 to i64, !dbg !501
  %119 = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %118, !dbg !501
  %120 = load i16, ptr %119, align 2, !dbg !502
  %121 = sext i16 %120 to i32, !dbg !502
  %122 = xor i32 %121, %110, !dbg !502
  %123 = trunc i32 %122 to i16, !dbg !502
  store i16 %123, ptr %119, align 2, !dbg !502
  %124 = call i32 @solve(), !dbg !503
  %125 = icmp ne i32 %124, 0, !dbg !503
  br i1 %125, label %126, label %127, !dbg !505

126:
  store i32 1, ptr %1, align 4, !dbg !506
  br label %170, !dbg !506

127:
  %128 = load i16, ptr %9, align 2, !dbg !507
  %129 = sext i16 %128 to i32, !dbg !507
  %130 = load i32, ptr %2, align 4, !dbg !508
  %131 = sdiv i32 %130, 9, !dbg !509
  %132 = sext i32 %131 to i64, !dbg !510
  %133 = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %132, !dbg !510
  %134 = load i16, ptr %133, align 2, !dbg !511
  %135 = sext i16 %134 to i32, !dbg !511
  %136 = xor i32 %135, %129, !dbg !511
  %137 = trunc i32 %136 to i16, !dbg !511
  store i16 %137, ptr %133, align 2, !dbg !511
  %138 = load i16, ptr %9, align 2, !dbg !512
  %139 = sext i16 %138 to i32, !dbg !512
  %140 = load i32, ptr %2, align 4, !dbg !513
  %141 = srem i32 %140, 9, !dbg !514
  %142 = sext i32 %141 to i64, !dbg !515
  %143 = getelementptr inbounds [9 x i16], ptr @cols, i64 0, i64 %142, !dbg !515
  %144 = load i16, ptr %143, align 2, !dbg !516
  %145 = sext i16 %144 to i32, !dbg !516
  %146 = xor i32 %145, %139, !dbg !516
  %147 = trunc i32 %146 to i16, !dbg !516
  store i16 %147, ptr %143, align 2, !dbg !516
  %148 = load i16, ptr %9, align 2, !dbg !517
  %149 = sext i16 %148 to i32, !dbg !517
  %150 = load i32, ptr %2, align 4, !dbg !518
  %151 = sdiv i32 %150, 27, !dbg !519
  %152 = mul nsw i32 %151, 3, !dbg !520
  %153 = load i32, ptr %2, align 4, !dbg !521
  %154 = srem i32 %153, 9, !dbg !522
  %155 = sdiv i32 %154, 3, !dbg !523
  %156 = add nsw i32 %152, %155, !dbg !524
  %157 = sext i32 %156 to i64, !dbg !525
  %158 = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %157, !dbg !525
  %159 = load i16, ptr %158, align 2, !dbg !526
  %160 = sext i16 %159 to i32, !dbg !526
  %161 = xor i32 %160, %149, !dbg !526
  %162 = trunc i32 %161 to i16, !dbg !526
  store i16 %162, ptr %158, align 2, !dbg !526
  %163 = load i32, ptr %2, align 4, !dbg !527
  %164 = sext i32 %163 to i64, !dbg !528
  %165 = getelementptr inbounds [82 x i8], ptr @board, i64 0, i64 %164, !dbg !528
  store i8 46, ptr %165, align 1, !dbg !529
  br label %166, !dbg !530

166:
  %167 = load i32, ptr %8, align 4, !dbg !531
  %168 = add nsw i32 %167, 1, !dbg !531
  store i32 %168, ptr %8, align 4, !dbg !531
  br label %69, !dbg !532, !llvm.loop !533

169:
  store i32 0, ptr %1, align 4, !dbg !535
  br label %170, !dbg !535

170:
  %171 = load i32, ptr %1, align 4, !dbg !536
  ret i32 %171, !dbg !536
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!65, !66, !67, !68, !69, !70, !71}
!llvm.ident = !{!72}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "firstRow", scope: !2, file: !3, line: 18, type: !39, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
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
!71 = !{i32 7, !"frame-pointer", i32 2}
!72 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!73 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 94, type: !74, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !78)
!74 = !DISubroutineType(types: !75)
!75 = !{!40, !40, !76}
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!78 = !{}
!79 = !DILocalVariable(name: "argc", arg: 1, scope: !73, file: !3, line: 94, type: !40)
!80 = !DILocation(line: 94, column: 14, scope: !73)
!81 = !DILocalVariable(name: "argv", arg: 2, scope: !73, file: !3, line: 94, type: !76)
!82 = !DILocation(line: 94, column: 27, scope: !73)
!83 = !DILocalVariable(name: "reps", scope: !73, file: !3, line: 95, type: !40)
!84 = !DILocation(line: 95, column: 6, scope: !73)
!85 = !DILocation(line: 95, column: 13, scope: !73)
!86 = !DILocation(line: 95, column: 18, scope: !73)
!87 = !DILocation(line: 95, column: 29, scope: !73)
!88 = !DILocation(line: 95, column: 24, scope: !73)
!89 = !DILocalVariable(name: "counts", scope: !73, file: !3, line: 96, type: !90)
!90 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 96, elements: !91)
!91 = !{!92}
!92 = !DISubrange(count: 3)
!93 = !DILocation(line: 96, column: 6, scope: !73)
!94 = !DILocalVariable(name: "solved", scope: !73, file: !3, line: 96, type: !40)
!95 = !DILocation(line: 96, column: 23, scope: !73)
!96 = !DILocalVariable(name: "i", scope: !97, file: !3, line: 97, type: !40)
!97 = distinct !DILexicalBlock(scope: !73, file: !3, line: 97, column: 2)
!98 = !DILocation(line: 97, column: 11, scope: !97)
!99 = !DILocation(line: 97, column: 7, scope: !97)
!100 = !DILocation(line: 97, column: 18, scope: !101)
!101 = distinct !DILexicalBlock(scope: !97, file: !3, line: 97, column: 2)
!102 = !DILocation(line: 97, column: 22, scope: !101)
!103 = !DILocation(line: 97, column: 20, scope: !101)
!104 = !DILocation(line: 97, column: 2, scope: !97)
!105 = !DILocation(line: 98, column: 15, scope: !106)
!106 = distinct !DILexicalBlock(scope: !101, file: !3, line: 97, column: 33)
!107 = !DILocation(line: 99, column: 15, scope: !106)
!108 = !DILocation(line: 99, column: 3, scope: !106)
!109 = !DILocation(line: 99, column: 13, scope: !106)
!110 = !DILocation(line: 100, column: 15, scope: !106)
!111 = !DILocation(line: 100, column: 3, scope: !106)
!112 = !DILocation(line: 100, column: 13, scope: !106)
!113 = !DILocation(line: 101, column: 15, scope: !106)
!114 = !DILocation(line: 101, column: 3, scope: !106)
!115 = !DILocation(line: 101, column: 13, scope: !106)
!116 = !DILocation(line: 102, column: 13, scope: !106)
!117 = !DILocation(line: 102, column: 10, scope: !106)
!118 = !DILocation(line: 103, column: 2, scope: !106)
!119 = !DILocation(line: 97, column: 29, scope: !101)
!120 = !DILocation(line: 97, column: 2, scope: !101)
!121 = distinct !{!121, !104, !122, !123}
!122 = !DILocation(line: 103, column: 2, scope: !97)
!123 = !{!"llvm.loop.mustprogress"}
!124 = !DILocation(line: 104, column: 50, scope: !73)
!125 = !DILocation(line: 104, column: 61, scope: !73)
!126 = !DILocation(line: 104, column: 72, scope: !73)
!127 = !DILocation(line: 104, column: 2, scope: !73)
!128 = !DILocalVariable(name: "i", scope: !129, file: !3, line: 105, type: !40)
!129 = distinct !DILexicalBlock(scope: !73, file: !3, line: 105, column: 2)
!130 = !DILocation(line: 105, column: 11, scope: !129)
!131 = !DILocation(line: 105, column: 7, scope: !129)
!132 = !DILocation(line: 105, column: 18, scope: !133)
!133 = distinct !DILexicalBlock(scope: !129, file: !3, line: 105, column: 2)
!134 = !DILocation(line: 105, column: 20, scope: !133)
!135 = !DILocation(line: 105, column: 2, scope: !129)
!136 = !DILocation(line: 106, column: 26, scope: !133)
!137 = !DILocation(line: 106, column: 17, scope: !133)
!138 = !DILocation(line: 106, column: 3, scope: !133)
!139 = !DILocation(line: 105, column: 26, scope: !133)
!140 = !DILocation(line: 105, column: 2, scope: !133)
!141 = distinct !{!141, !135, !142, !123}
!142 = !DILocation(line: 106, column: 28, scope: !129)
!143 = !DILocation(line: 107, column: 39, scope: !73)
!144 = !DILocation(line: 107, column: 48, scope: !73)
!145 = !DILocation(line: 107, column: 46, scope: !73)
!146 = !DILocation(line: 107, column: 54, scope: !73)
!147 = !DILocation(line: 107, column: 2, scope: !73)
!148 = !DILocalVariable(name: "i", scope: !149, file: !3, line: 108, type: !40)
!149 = distinct !DILexicalBlock(scope: !73, file: !3, line: 108, column: 2)
!150 = !DILocation(line: 108, column: 11, scope: !149)
!151 = !DILocation(line: 108, column: 7, scope: !149)
!152 = !DILocation(line: 108, column: 18, scope: !153)
!153 = distinct !DILexicalBlock(scope: !149, file: !3, line: 108, column: 2)
!154 = !DILocation(line: 108, column: 20, scope: !153)
!155 = !DILocation(line: 108, column: 2, scope: !149)
!156 = !DILocation(line: 109, column: 32, scope: !153)
!157 = !DILocation(line: 109, column: 30, scope: !153)
!158 = !DILocation(line: 109, column: 26, scope: !153)
!159 = !DILocation(line: 109, column: 3, scope: !153)
!160 = !DILocation(line: 108, column: 26, scope: !153)
!161 = !DILocation(line: 108, column: 2, scope: !153)
!162 = distinct !{!162, !155, !163, !123}
!163 = !DILocation(line: 109, column: 33, scope: !149)
!164 = !DILocation(line: 110, column: 2, scope: !73)
!165 = distinct !DISubprogram(name: "byMask", scope: !3, file: !3, line: 6, type: !166, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!166 = !DISubroutineType(types: !167)
!167 = !{!40, !6, !6, !6, !6}
!168 = !DILocalVariable(name: "all", arg: 1, scope: !165, file: !3, line: 6, type: !6)
!169 = !DILocation(line: 6, column: 28, scope: !165)
!170 = !DILocalVariable(name: "cols", arg: 2, scope: !165, file: !3, line: 6, type: !6)
!171 = !DILocation(line: 6, column: 42, scope: !165)
!172 = !DILocalVariable(name: "left", arg: 3, scope: !165, file: !3, line: 6, type: !6)
!173 = !DILocation(line: 6, column: 57, scope: !165)
!174 = !DILocalVariable(name: "right", arg: 4, scope: !165, file: !3, line: 6, type: !6)
!175 = !DILocation(line: 6, column: 72, scope: !165)
!176 = !DILocation(line: 7, column: 6, scope: !177)
!177 = distinct !DILexicalBlock(scope: !165, file: !3, line: 7, column: 6)
!178 = !DILocation(line: 7, column: 14, scope: !177)
!179 = !DILocation(line: 7, column: 11, scope: !177)
!180 = !DILocation(line: 7, column: 6, scope: !165)
!181 = !DILocation(line: 8, column: 3, scope: !177)
!182 = !DILocalVariable(name: "n", scope: !165, file: !3, line: 9, type: !40)
!183 = !DILocation(line: 9, column: 6, scope: !165)
!184 = !DILocalVariable(name: "free", scope: !185, file: !3, line: 10, type: !6)
!185 = distinct !DILexicalBlock(scope: !165, file: !3, line: 10, column: 2)
!186 = !DILocation(line: 10, column: 16, scope: !185)
!187 = !DILocation(line: 10, column: 23, scope: !185)
!188 = !DILocation(line: 10, column: 31, scope: !185)
!189 = !DILocation(line: 10, column: 38, scope: !185)
!190 = !DILocation(line: 10, column: 36, scope: !185)
!191 = !DILocation(line: 10, column: 45, scope: !185)
!192 = !DILocation(line: 10, column: 43, scope: !185)
!193 = !DILocation(line: 10, column: 29, scope: !185)
!194 = !DILocation(line: 10, column: 27, scope: !185)
!195 = !DILocation(line: 10, column: 7, scope: !185)
!196 = !DILocation(line: 10, column: 53, scope: !197)
!197 = distinct !DILexicalBlock(scope: !185, file: !3, line: 10, column: 2)
!198 = !DILocation(line: 10, column: 2, scope: !185)
!199 = !DILocalVariable(name: "bit", scope: !200, file: !3, line: 11, type: !6)
!200 = distinct !DILexicalBlock(scope: !197, file: !3, line: 10, column: 60)
!201 = !DILocation(line: 11, column: 12, scope: !200)
!202 = !DILocation(line: 11, column: 18, scope: !200)
!203 = !DILocation(line: 11, column: 26, scope: !200)
!204 = !DILocation(line: 11, column: 25, scope: !200)
!205 = !DILocation(line: 11, column: 23, scope: !200)
!206 = !DILocation(line: 12, column: 11, scope: !200)
!207 = !DILocation(line: 12, column: 8, scope: !200)
!208 = !DILocation(line: 13, column: 15, scope: !200)
!209 = !DILocation(line: 13, column: 20, scope: !200)
!210 = !DILocation(line: 13, column: 27, scope: !200)
!211 = !DILocation(line: 13, column: 25, scope: !200)
!212 = !DILocation(line: 13, column: 33, scope: !200)
!213 = !DILocation(line: 13, column: 40, scope: !200)
!214 = !DILocation(line: 13, column: 38, scope: !200)
!215 = !DILocation(line: 13, column: 45, scope: !200)
!216 = !DILocation(line: 13, column: 52, scope: !200)
!217 = !DILocation(line: 13, column: 60, scope: !200)
!218 = !DILocation(line: 13, column: 58, scope: !200)
!219 = !DILocation(line: 13, column: 65, scope: !200)
!220 = !DILocation(line: 13, column: 8, scope: !200)
!221 = !DILocation(line: 13, column: 5, scope: !200)
!222 = !DILocation(line: 10, column: 2, scope: !197)
!223 = distinct !{!223, !198, !224, !123}
!224 = !DILocation(line: 14, column: 2, scope: !185)
!225 = !DILocation(line: 15, column: 9, scope: !165)
!226 = !DILocation(line: 15, column: 2, scope: !165)
!227 = !DILocation(line: 16, column: 1, scope: !165)
!228 = distinct !DISubprogram(name: "byArray", scope: !3, file: !3, line: 20, type: !229, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!229 = !DISubroutineType(types: !230)
!230 = !{!40, !40, !40}
!231 = !DILocalVariable(name: "r", arg: 1, scope: !228, file: !3, line: 20, type: !40)
!232 = !DILocation(line: 20, column: 24, scope: !228)
!233 = !DILocalVariable(name: "n", arg: 2, scope: !228, file: !3, line: 20, type: !40)
!234 = !DILocation(line: 20, column: 31, scope: !228)
!235 = !DILocation(line: 21, column: 6, scope: !236)
!236 = distinct !DILexicalBlock(scope: !228, file: !3, line: 21, column: 6)
!237 = !DILocation(line: 21, column: 11, scope: !236)
!238 = !DILocation(line: 21, column: 8, scope: !236)
!239 = !DILocation(line: 21, column: 6, scope: !228)
!240 = !DILocation(line: 22, column: 7, scope: !241)
!241 = distinct !DILexicalBlock(scope: !242, file: !3, line: 22, column: 7)
!242 = distinct !DILexicalBlock(scope: !236, file: !3, line: 21, column: 14)
!243 = !DILocation(line: 22, column: 19, scope: !241)
!244 = !DILocation(line: 22, column: 7, scope: !242)
!245 = !DILocation(line: 23, column: 4, scope: !241)
!246 = !DILocation(line: 24, column: 3, scope: !242)
!247 = !DILocalVariable(name: "count", scope: !228, file: !3, line: 26, type: !40)
!248 = !DILocation(line: 26, column: 6, scope: !228)
!249 = !DILocalVariable(name: "c", scope: !250, file: !3, line: 27, type: !40)
!250 = distinct !DILexicalBlock(scope: !228, file: !3, line: 27, column: 2)
!251 = !DILocation(line: 27, column: 11, scope: !250)
!252 = !DILocation(line: 27, column: 7, scope: !250)
!253 = !DILocation(line: 27, column: 18, scope: !254)
!254 = distinct !DILexicalBlock(scope: !250, file: !3, line: 27, column: 2)
!255 = !DILocation(line: 27, column: 22, scope: !254)
!256 = !DILocation(line: 27, column: 20, scope: !254)
!257 = !DILocation(line: 27, column: 2, scope: !250)
!258 = !DILocation(line: 28, column: 15, scope: !259)
!259 = distinct !DILexicalBlock(scope: !260, file: !3, line: 28, column: 7)
!260 = distinct !DILexicalBlock(scope: !254, file: !3, line: 27, column: 30)
!261 = !DILocation(line: 28, column: 7, scope: !259)
!262 = !DILocation(line: 28, column: 18, scope: !259)
!263 = !DILocation(line: 28, column: 28, scope: !259)
!264 = !DILocation(line: 28, column: 32, scope: !259)
!265 = !DILocation(line: 28, column: 30, scope: !259)
!266 = !DILocation(line: 28, column: 21, scope: !259)
!267 = !DILocation(line: 28, column: 35, scope: !259)
!268 = !DILocation(line: 28, column: 47, scope: !259)
!269 = !DILocation(line: 28, column: 51, scope: !259)
!270 = !DILocation(line: 28, column: 49, scope: !259)
!271 = !DILocation(line: 28, column: 55, scope: !259)
!272 = !DILocation(line: 28, column: 53, scope: !259)
!273 = !DILocation(line: 28, column: 38, scope: !259)
!274 = !DILocation(line: 28, column: 7, scope: !260)
!275 = !DILocation(line: 29, column: 4, scope: !259)
!276 = !DILocation(line: 30, column: 12, scope: !260)
!277 = !DILocation(line: 30, column: 7, scope: !260)
!278 = !DILocation(line: 30, column: 3, scope: !260)
!279 = !DILocation(line: 30, column: 10, scope: !260)
!280 = !DILocation(line: 31, column: 41, scope: !260)
!281 = !DILocation(line: 31, column: 45, scope: !260)
!282 = !DILocation(line: 31, column: 43, scope: !260)
!283 = !DILocation(line: 31, column: 49, scope: !260)
!284 = !DILocation(line: 31, column: 47, scope: !260)
!285 = !DILocation(line: 31, column: 32, scope: !260)
!286 = !DILocation(line: 31, column: 52, scope: !260)
!287 = !DILocation(line: 31, column: 23, scope: !260)
!288 = !DILocation(line: 31, column: 27, scope: !260)
!289 = !DILocation(line: 31, column: 25, scope: !260)
!290 = !DILocation(line: 31, column: 16, scope: !260)
!291 = !DILocation(line: 31, column: 30, scope: !260)
!292 = !DILocation(line: 31, column: 11, scope: !260)
!293 = !DILocation(line: 31, column: 3, scope: !260)
!294 = !DILocation(line: 31, column: 14, scope: !260)
!295 = !DILocation(line: 32, column: 20, scope: !260)
!296 = !DILocation(line: 32, column: 22, scope: !260)
!297 = !DILocation(line: 32, column: 27, scope: !260)
!298 = !DILocation(line: 32, column: 12, scope: !260)
!299 = !DILocation(line: 32, column: 9, scope: !260)
!300 = !DILocation(line: 33, column: 41, scope: !260)
!301 = !DILocation(line: 33, column: 45, scope: !260)
!302 = !DILocation(line: 33, column: 43, scope: !260)
!303 = !DILocation(line: 33, column: 49, scope: !260)
!304 = !DILocation(line: 33, column: 47, scope: !260)
!305 = !DILocation(line: 33, column: 32, scope: !260)
!306 = !DILocation(line: 33, column: 52, scope: !260)
!307 = !DILocation(line: 33, column: 23, scope: !260)
!308 = !DILocation(line: 33, column: 27, scope: !260)
!309 = !DILocation(line: 33, column: 25, scope: !260)
!310 = !DILocation(line: 33, column: 16, scope: !260)
!311 = !DILocation(line: 33, column: 30, scope: !260)
!312 = !DILocation(line: 33, column: 11, scope: !260)
!313 = !DILocation(line: 33, column: 3, scope: !260)
!314 = !DILocation(line: 33, column: 14, scope: !260)
!315 = !DILocation(line: 34, column: 2, scope: !260)
!316 = !DILocation(line: 27, column: 26, scope: !254)
!317 = !DILocation(line: 27, column: 2, scope: !254)
!318 = distinct !{!318, !257, !319, !123}
!319 = !DILocation(line: 34, column: 2, scope: !250)
!320 = !DILocation(line: 35, column: 9, scope: !228)
!321 = !DILocation(line: 35, column: 2, scope: !228)
!322 = !DILocation(line: 36, column: 1, scope: !228)
!323 = distinct !DISubprogram(name: "sudoku", scope: !3, file: !3, line: 76, type: !324, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!324 = !DISubroutineType(types: !325)
!325 = !{!40, !326}
!326 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!327 = !DILocalVariable(name: "text", arg: 1, scope: !323, file: !3, line: 76, type: !326)
!328 = !DILocation(line: 76, column: 31, scope: !323)
!329 = !DILocation(line: 77, column: 16, scope: !323)
!330 = !DILocation(line: 77, column: 2, scope: !323)
!331 = !DILocation(line: 78, column: 2, scope: !323)
!332 = !DILocation(line: 79, column: 2, scope: !323)
!333 = !DILocation(line: 80, column: 2, scope: !323)
!334 = !DILocation(line: 81, column: 8, scope: !323)
!335 = !DILocalVariable(name: "i", scope: !336, file: !3, line: 82, type: !40)
!336 = distinct !DILexicalBlock(scope: !323, file: !3, line: 82, column: 2)
!337 = !DILocation(line: 82, column: 11, scope: !336)
!338 = !DILocation(line: 82, column: 7, scope: !336)
!339 = !DILocation(line: 82, column: 18, scope: !340)
!340 = distinct !DILexicalBlock(scope: !336, file: !3, line: 82, column: 2)
!341 = !DILocation(line: 82, column: 20, scope: !340)
!342 = !DILocation(line: 82, column: 2, scope: !336)
!343 = !DILocation(line: 83, column: 13, scope: !344)
!344 = distinct !DILexicalBlock(scope: !340, file: !3, line: 83, column: 7)
!345 = !DILocation(line: 83, column: 7, scope: !344)
!346 = !DILocation(line: 83, column: 16, scope: !344)
!347 = !DILocation(line: 83, column: 7, scope: !340)
!348 = !DILocalVariable(name: "bit", scope: !349, file: !3, line: 84, type: !5)
!349 = distinct !DILexicalBlock(scope: !344, file: !3, line: 83, column: 24)
!350 = !DILocation(line: 84, column: 10, scope: !349)
!351 = !DILocation(line: 84, column: 36, scope: !349)
!352 = !DILocation(line: 84, column: 30, scope: !349)
!353 = !DILocation(line: 84, column: 39, scope: !349)
!354 = !DILocation(line: 84, column: 26, scope: !349)
!355 = !DILocation(line: 84, column: 16, scope: !349)
!356 = !DILocation(line: 85, column: 19, scope: !349)
!357 = !DILocation(line: 85, column: 9, scope: !349)
!358 = !DILocation(line: 85, column: 11, scope: !349)
!359 = !DILocation(line: 85, column: 4, scope: !349)
!360 = !DILocation(line: 85, column: 16, scope: !349)
!361 = !DILocation(line: 86, column: 19, scope: !349)
!362 = !DILocation(line: 86, column: 9, scope: !349)
!363 = !DILocation(line: 86, column: 11, scope: !349)
!364 = !DILocation(line: 86, column: 4, scope: !349)
!365 = !DILocation(line: 86, column: 16, scope: !349)
!366 = !DILocation(line: 87, column: 37, scope: !349)
!367 = !DILocation(line: 87, column: 10, scope: !349)
!368 = !DILocation(line: 87, column: 12, scope: !349)
!369 = !DILocation(line: 87, column: 17, scope: !349)
!370 = !DILocation(line: 87, column: 23, scope: !349)
!371 = !DILocation(line: 87, column: 25, scope: !349)
!372 = !DILocation(line: 87, column: 29, scope: !349)
!373 = !DILocation(line: 87, column: 21, scope: !349)
!374 = !DILocation(line: 87, column: 4, scope: !349)
!375 = !DILocation(line: 87, column: 34, scope: !349)
!376 = !DILocation(line: 88, column: 3, scope: !349)
!377 = !DILocation(line: 83, column: 19, scope: !344)
!378 = !DILocation(line: 82, column: 27, scope: !340)
!379 = !DILocation(line: 82, column: 2, scope: !340)
!380 = distinct !{!380, !342, !381, !123}
!381 = !DILocation(line: 88, column: 3, scope: !336)
!382 = !DILocation(line: 89, column: 9, scope: !323)
!383 = !DILocation(line: 89, column: 2, scope: !323)
!384 = distinct !DISubprogram(name: "solve", scope: !3, file: !3, line: 42, type: !385, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !78)
!385 = !DISubroutineType(types: !386)
!386 = !{!40}
!387 = !DILocalVariable(name: "best", scope: !384, file: !3, line: 43, type: !40)
!388 = !DILocation(line: 43, column: 6, scope: !384)
!389 = !DILocalVariable(name: "fewest", scope: !384, file: !3, line: 43, type: !40)
!390 = !DILocation(line: 43, column: 17, scope: !384)
!391 = !DILocalVariable(name: "mask", scope: !384, file: !3, line: 43, type: !40)
!392 = !DILocation(line: 43, column: 30, scope: !384)
!393 = !DILocation(line: 44, column: 7, scope: !384)
!394 = !DILocalVariable(name: "i", scope: !395, file: !3, line: 45, type: !40)
!395 = distinct !DILexicalBlock(scope: !384, file: !3, line: 45, column: 2)
!396 = !DILocation(line: 45, column: 11, scope: !395)
!397 = !DILocation(line: 45, column: 7, scope: !395)
!398 = !DILocation(line: 45, column: 18, scope: !399)
!399 = distinct !DILexicalBlock(scope: !395, file: !3, line: 45, column: 2)
!400 = !DILocation(line: 45, column: 20, scope: !399)
!401 = !DILocation(line: 45, column: 2, scope: !395)
!402 = !DILocation(line: 46, column: 13, scope: !403)
!403 = distinct !DILexicalBlock(scope: !404, file: !3, line: 46, column: 7)
!404 = distinct !DILexicalBlock(scope: !399, file: !3, line: 45, column: 31)
!405 = !DILocation(line: 46, column: 7, scope: !403)
!406 = !DILocation(line: 46, column: 16, scope: !403)
!407 = !DILocation(line: 46, column: 7, scope: !404)
!408 = !DILocation(line: 47, column: 4, scope: !403)
!409 = !DILocalVariable(name: "free", scope: !404, file: !3, line: 48, type: !40)
!410 = !DILocation(line: 48, column: 7, scope: !404)
!411 = !DILocation(line: 48, column: 29, scope: !404)
!412 = !DILocation(line: 48, column: 31, scope: !404)
!413 = !DILocation(line: 48, column: 24, scope: !404)
!414 = !DILocation(line: 48, column: 43, scope: !404)
!415 = !DILocation(line: 48, column: 45, scope: !404)
!416 = !DILocation(line: 48, column: 38, scope: !404)
!417 = !DILocation(line: 48, column: 36, scope: !404)
!418 = !DILocation(line: 48, column: 58, scope: !404)
!419 = !DILocation(line: 48, column: 60, scope: !404)
!420 = !DILocation(line: 48, column: 65, scope: !404)
!421 = !DILocation(line: 48, column: 71, scope: !404)
!422 = !DILocation(line: 48, column: 73, scope: !404)
!423 = !DILocation(line: 48, column: 77, scope: !404)
!424 = !DILocation(line: 48, column: 69, scope: !404)
!425 = !DILocation(line: 48, column: 52, scope: !404)
!426 = !DILocation(line: 48, column: 50, scope: !404)
!427 = !DILocation(line: 48, column: 22, scope: !404)
!428 = !DILocation(line: 48, column: 20, scope: !404)
!429 = !DILocalVariable(name: "n", scope: !404, file: !3, line: 49, type: !40)
!430 = !DILocation(line: 49, column: 7, scope: !404)
!431 = !DILocation(line: 49, column: 40, scope: !404)
!432 = !DILocation(line: 49, column: 11, scope: !404)
!433 = !DILocation(line: 50, column: 7, scope: !434)
!434 = distinct !DILexicalBlock(scope: !404, file: !3, line: 50, column: 7)
!435 = !DILocation(line: 50, column: 11, scope: !434)
!436 = !DILocation(line: 50, column: 9, scope: !434)
!437 = !DILocation(line: 50, column: 7, scope: !404)
!438 = !DILocation(line: 51, column: 13, scope: !439)
!439 = distinct !DILexicalBlock(scope: !434, file: !3, line: 50, column: 19)
!440 = !DILocation(line: 51, column: 11, scope: !439)
!441 = !DILocation(line: 52, column: 11, scope: !439)
!442 = !DILocation(line: 52, column: 9, scope: !439)
!443 = !DILocation(line: 53, column: 11, scope: !439)
!444 = !DILocation(line: 53, column: 9, scope: !439)
!445 = !DILocation(line: 54, column: 3, scope: !439)
!446 = !DILocation(line: 55, column: 2, scope: !404)
!447 = !DILocation(line: 45, column: 27, scope: !399)
!448 = !DILocation(line: 45, column: 2, scope: !399)
!449 = distinct !{!449, !401, !450, !123}
!450 = !DILocation(line: 55, column: 2, scope: !395)
!451 = !DILocation(line: 56, column: 6, scope: !452)
!452 = distinct !DILexicalBlock(scope: !384, file: !3, line: 56, column: 6)
!453 = !DILocation(line: 56, column: 11, scope: !452)
!454 = !DILocation(line: 56, column: 6, scope: !384)
!455 = !DILocation(line: 57, column: 3, scope: !452)
!456 = !DILocalVariable(name: "d", scope: !457, file: !3, line: 58, type: !40)
!457 = distinct !DILexicalBlock(scope: !384, file: !3, line: 58, column: 2)
!458 = !DILocation(line: 58, column: 11, scope: !457)
!459 = !DILocation(line: 58, column: 7, scope: !457)
!460 = !DILocation(line: 58, column: 18, scope: !461)
!461 = distinct !DILexicalBlock(scope: !457, file: !3, line: 58, column: 2)
!462 = !DILocation(line: 58, column: 20, scope: !461)
!463 = !DILocation(line: 58, column: 2, scope: !457)
!464 = !DILocation(line: 59, column: 9, scope: !465)
!465 = distinct !DILexicalBlock(scope: !466, file: !3, line: 59, column: 7)
!466 = distinct !DILexicalBlock(scope: !461, file: !3, line: 58, column: 30)
!467 = !DILocation(line: 59, column: 17, scope: !465)
!468 = !DILocation(line: 59, column: 14, scope: !465)
!469 = !DILocation(line: 59, column: 19, scope: !465)
!470 = !DILocation(line: 59, column: 7, scope: !466)
!471 = !DILocation(line: 60, column: 4, scope: !465)
!472 = !DILocalVariable(name: "bit", scope: !466, file: !3, line: 61, type: !5)
!473 = !DILocation(line: 61, column: 9, scope: !466)
!474 = !DILocation(line: 61, column: 28, scope: !466)
!475 = !DILocation(line: 61, column: 25, scope: !466)
!476 = !DILocation(line: 61, column: 15, scope: !466)
!477 = !DILocation(line: 62, column: 30, scope: !466)
!478 = !DILocation(line: 62, column: 28, scope: !466)
!479 = !DILocation(line: 62, column: 17, scope: !466)
!480 = !DILocation(line: 62, column: 9, scope: !466)
!481 = !DILocation(line: 62, column: 3, scope: !466)
!482 = !DILocation(line: 62, column: 15, scope: !466)
!483 = !DILocation(line: 63, column: 21, scope: !466)
!484 = !DILocation(line: 63, column: 8, scope: !466)
!485 = !DILocation(line: 63, column: 13, scope: !466)
!486 = !DILocation(line: 63, column: 3, scope: !466)
!487 = !DILocation(line: 63, column: 18, scope: !466)
!488 = !DILocation(line: 64, column: 21, scope: !466)
!489 = !DILocation(line: 64, column: 8, scope: !466)
!490 = !DILocation(line: 64, column: 13, scope: !466)
!491 = !DILocation(line: 64, column: 3, scope: !466)
!492 = !DILocation(line: 64, column: 18, scope: !466)
!493 = !DILocation(line: 65, column: 42, scope: !466)
!494 = !DILocation(line: 65, column: 9, scope: !466)
!495 = !DILocation(line: 65, column: 14, scope: !466)
!496 = !DILocation(line: 65, column: 19, scope: !466)
!497 = !DILocation(line: 65, column: 25, scope: !466)
!498 = !DILocation(line: 65, column: 30, scope: !466)
!499 = !DILocation(line: 65, column: 34, scope: !466)
!500 = !DILocation(line: 65, column: 23, scope: !466)
!501 = !DILocation(line: 65, column: 3, scope: !466)
!502 = !DILocation(line: 65, column: 39, scope: !466)
!503 = !DILocation(line: 66, column: 7, scope: !504)
!504 = distinct !DILexicalBlock(scope: !466, file: !3, line: 66, column: 7)
!505 = !DILocation(line: 66, column: 7, scope: !466)
!506 = !DILocation(line: 67, column: 4, scope: !504)
!507 = !DILocation(line: 68, column: 21, scope: !466)
!508 = !DILocation(line: 68, column: 8, scope: !466)
!509 = !DILocation(line: 68, column: 13, scope: !466)
!510 = !DILocation(line: 68, column: 3, scope: !466)
!511 = !DILocation(line: 68, column: 18, scope: !466)
!512 = !DILocation(line: 69, column: 21, scope: !466)
!513 = !DILocation(line: 69, column: 8, scope: !466)
!514 = !DILocation(line: 69, column: 13, scope: !466)
!515 = !DILocation(line: 69, column: 3, scope: !466)
!516 = !DILocation(line: 69, column: 18, scope: !466)
!517 = !DILocation(line: 70, column: 42, scope: !466)
!518 = !DILocation(line: 70, column: 9, scope: !466)
!519 = !DILocation(line: 70, column: 14, scope: !466)
!520 = !DILocation(line: 70, column: 19, scope: !466)
!521 = !DILocation(line: 70, column: 25, scope: !466)
!522 = !DILocation(line: 70, column: 30, scope: !466)
!523 = !DILocation(line: 70, column: 34, scope: !466)
!524 = !DILocation(line: 70, column: 23, scope: !466)
!525 = !DILocation(line: 70, column: 3, scope: !466)
!526 = !DILocation(line: 70, column: 39, scope: !466)
!527 = !DILocation(line: 71, column: 9, scope: !466)
!528 = !DILocation(line: 71, column: 3, scope: !466)
!529 = !DILocation(line: 71, column: 15, scope: !466)
!530 = !DILocation(line: 72, column: 2, scope: !466)
!531 = !DILocation(line: 58, column: 26, scope: !461)
!532 = !DILocation(line: 58, column: 2, scope: !461)
!533 = distinct !{!533, !463, !534, !123}
!534 = !DILocation(line: 72, column: 2, scope: !457)
!535 = !DILocation(line: 73, column: 2, scope: !384)
!536 = !DILocation(line: 74, column: 1, scope: !384)
