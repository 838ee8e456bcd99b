; ModuleID = 'cipher.c'
source_filename = "cipher.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@__const.main.stream = private unnamed_addr constant [16 x i8] c"Plaintext\00\00\00\00\00\00\00", align 16
@__const.main.v = private unnamed_addr constant [2 x i32] [i32 1094861636, i32 1162233672], align 4
@.str = private unnamed_addr constant [4 x i8] c"aes\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"aes back %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Key\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"chacha\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"xtea\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"rc4\00", align 1
@sbox = internal global [256 x i8] zeroinitializer, align 16
@inverse = internal global [256 x i8] zeroinitializer, align 16
@.str.6 = private unnamed_addr constant [5 x i8] c"%-8s\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"%02x\00", align 1
@.str.8 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [16 x i8], align 16
  %8 = alloca [176 x i8], align 16
  %9 = alloca [16 x i8], align 16
  %10 = alloca [16 x i8], align 16
  %11 = alloca [16 x i8], align 16
  %12 = alloca [16 x i32], align 16
  %13 = alloca [16 x i32], align 16
  %14 = alloca [2 x i32], align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %17 = load i32, ptr %4, align 4
  %18 = icmp sgt i32 %17, 1
  br i1 %18, label %19, label %24

19:
  %20 = load ptr, ptr %5, align 8
  %21 = getelementptr inbounds ptr, ptr %20, i64 1
  %22 = load ptr, ptr %21, align 8
  %23 = call i32 @atoi(ptr noundef %22) #5
  br label %25

24:
  br label %25

25:
  %26 = phi i32 [ %23, %19 ], [ 100, %24 ]
  store i32 %26, ptr %6, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %11, ptr align 16 @__const.main.stream, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %12, i8 0, i64 64, i1 false)
  %27 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr %12, i32 0, i32 0
  store i32 1634760805, ptr %27, align 16
  %28 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr %12, i32 0, i32 1
  store i32 857760878, ptr %28, align 4
  %29 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr %12, i32 0, i32 2
  store i32 2036477234, ptr %29, align 8
  %30 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr %12, i32 0, i32 3
  store i32 1797285236, ptr %30, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 @__const.main.v, i64 8, i1 false)
  call void @makeBox()
  store i32 0, ptr %15, align 4
  br label %31

31:
  %32 = load i32, ptr %15, align 4
  %33 = icmp slt i32 %32, 16
  br i1 %33, label %34, label %63

34:
  %35 = load i32, ptr %15, align 4
  %36 = trunc i32 %35 to i8
  %37 = load i32, ptr %15, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 %38
  store i8 %36, ptr %39, align 1
  %40 = load i32, ptr %15, align 4
  %41 = mul nsw i32 %40, 17
  %42 = trunc i32 %41 to i8
  %43 = load i32, ptr %15, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [16 x i8], ptr %10, i64 0, i64 %44
  store i8 %42, ptr %45, align 1
  %46 = load i32, ptr %15, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [16 x i8], ptr %9, i64 0, i64 %47
  store i8 %42, ptr %48, align 1
  %49 = load i32, ptr %15, align 4
  %50 = icmp sge i32 %49, 4
  br i1 %50, label %51, label %59

51:
  %52 = load i32, ptr %15, align 4
  %53 = sub nsw i32 %52, 4
  %54 = mul i32 67372036, %53
  %55 = add i32 50462976, %54
  %56 = load i32, ptr %15, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %57
  store i32 %55, ptr %58, align 4
  br label %59

59:
  br label %60

60:
  %61 = load i32, ptr %15, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %15, align 4
  br label %31, !llvm.loop !6

63:
  %64 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 0
  %65 = getelementptr inbounds [176 x i8], ptr %8, i64 0, i64 0
  call void @expand(ptr noundef %64, ptr noundef %65)
  %66 = getelementptr inbounds [16 x i8], ptr %9, i64 0, i64 0
  %67 = getelementptr inbounds [176 x i8], ptr %8, i64 0, i64 0
  call void @encrypt(ptr noundef %66, ptr noundef %67)
  %68 = getelementptr inbounds [16 x i8], ptr %9, i64 0, i64 0
  call void @dump(ptr noundef @.str, ptr noundef %68, i32 noundef 16)
  %69 = getelementptr inbounds [16 x i8], ptr %9, i64 0, i64 0
  %70 = getelementptr inbounds [176 x i8], ptr %8, i64 0, i64 0
  call void @decrypt(ptr noundef %69, ptr noundef %70)
  %71 = getelementptr inbounds [16 x i8], ptr %9, i64 0, i64 0
  %72 = getelementptr inbounds [16 x i8], ptr %10, i64 0, i64 0
  %73 = call i32 @memcmp(ptr noundef %71, ptr noundef %72, i64 noundef 16) #5
  %74 = icmp eq i32 %73, 0
  %75 = zext i1 %74 to i32
  %76 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %75)
  store i32 0, ptr %16, align 4
  br label %77

77:
  %78 = load i32, ptr %16, align 4
  %79 = load i32, ptr %6, align 4
  %80 = icmp slt i32 %78, %79
  br i1 %80, label %81, label %108

81:
  %82 = getelementptr inbounds [16 x i8], ptr %9, i64 0, i64 0
  %83 = getelementptr inbounds [176 x i8], ptr %8, i64 0, i64 0
  call void @encrypt(ptr noundef %82, ptr noundef %83)
  %84 = load i32, ptr %16, align 4
  %85 = srem i32 %84, 4
  %86 = icmp eq i32 %85, 3
  br i1 %86, label %87, label %90

87:
  %88 = getelementptr inbounds [16 x i8], ptr %9, i64 0, i64 0
  %89 = getelementptr inbounds [176 x i8], ptr %8, i64 0, i64 0
  call void @decrypt(ptr noundef %88, ptr noundef %89)
  br label %90

90:
  %91 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 0
  %92 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 0
  call void @chacha(ptr noundef %91, ptr noundef %92)
  %93 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 12
  %94 = load i32, ptr %93, align 16
  %95 = add i32 %94, 1
  store i32 %95, ptr %93, align 16
  %96 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 3
  %97 = load i32, ptr %96, align 4
  %98 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 5
  %99 = load i32, ptr %98, align 4
  %100 = xor i32 %99, %97
  store i32 %100, ptr %98, align 4
  %101 = getelementptr inbounds [2 x i32], ptr %14, i64 0, i64 0
  %102 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 0
  %103 = getelementptr inbounds i32, ptr %102, i64 4
  call void @xtea(ptr noundef %101, ptr noundef %103)
  %104 = getelementptr inbounds [16 x i8], ptr %11, i64 0, i64 0
  call void @rc4(ptr noundef @.str.2, ptr noundef %104, i32 noundef 16)
  br label %105

105:
  %106 = load i32, ptr %16, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %16, align 4
  br label %77, !llvm.loop !8

108:
  %109 = getelementptr inbounds [16 x i8], ptr %9, i64 0, i64 0
  call void @dump(ptr noundef @.str, ptr noundef %109, i32 noundef 16)
  %110 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 0
  call void @dump(ptr noundef @.str.3, ptr noundef %110, i32 noundef 64)
  %111 = getelementptr inbounds [2 x i32], ptr %14, i64 0, i64 0
  call void @dump(ptr noundef @.str.4, ptr noundef %111, i32 noundef 8)
  %112 = getelementptr inbounds [16 x i8], ptr %11, i64 0, i64 0
  call void @rc4(ptr noundef @.str.2, ptr noundef %112, i32 noundef 9)
  %113 = getelementptr inbounds [16 x i8], ptr %11, i64 0, i64 0
  call void @dump(ptr noundef @.str.5, ptr noundef %113, i32 noundef 9)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @makeBox() #0 {
  %1 = alloca i8, align 1
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = alloca i32, align 4
  store i8 1, ptr %1, align 1
  store i8 1, ptr %2, align 1
  br label %5

5:
  %6 = load i8, ptr %1, align 1
  %7 = zext i8 %6 to i32
  %8 = load i8, ptr %1, align 1
  %9 = call zeroext i8 @xtime(i8 noundef zeroext %8)
  %10 = zext i8 %9 to i32
  %11 = xor i32 %7, %10
  %12 = trunc i32 %11 to i8
  store i8 %12, ptr %1, align 1
  %13 = load i8, ptr %2, align 1
  %14 = zext i8 %13 to i32
  %15 = shl i32 %14, 1
  %16 = trunc i32 %15 to i8
  %17 = zext i8 %16 to i32
  %18 = load i8, ptr %2, align 1
  %19 = zext i8 %18 to i32
  %20 = xor i32 %19, %17
  %21 = trunc i32 %20 to i8
  store i8 %21, ptr %2, align 1
  %22 = load i8, ptr %2, align 1
  %23 = zext i8 %22 to i32
  %24 = shl i32 %23, 2
  %25 = trunc i32 %24 to i8
  %26 = zext i8 %25 to i32
  %27 = load i8, ptr %2, align 1
  %28 = zext i8 %27 to i32
  %29 = xor i32 %28, %26
  %30 = trunc i32 %29 to i8
  store i8 %30, ptr %2, align 1
  %31 = load i8, ptr %2, align 1
  %32 = zext i8 %31 to i32
  %33 = shl i32 %32, 4
  %34 = trunc i32 %33 to i8
  %35 = zext i8 %34 to i32
  %36 = load i8, ptr %2, align 1
  %37 = zext i8 %36 to i32
  %38 = xor i32 %37, %35
  %39 = trunc i32 %38 to i8
  store i8 %39, ptr %2, align 1
  %40 = load i8, ptr %2, align 1
  %41 = zext i8 %40 to i32
  %42 = and i32 %41, 128
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %44, label %49

44:
  %45 = load i8, ptr %2, align 1
  %46 = zext i8 %45 to i32
  %47 = xor i32 %46, 9
  %48 = trunc i32 %47 to i8
  store i8 %48, ptr %2, align 1
  br label %49

49:
  %50 = load i8, ptr %2, align 1
  %51 = zext i8 %50 to i32
  %52 = load i8, ptr %2, align 1
  %53 = zext i8 %52 to i32
  %54 = shl i32 %53, 1
  %55 = load i8, ptr %2, align 1
  %56 = zext i8 %55 to i32
  %57 = ashr i32 %56, 7
  %58 = or i32 %54, %57
  %59 = trunc i32 %58 to i8
  %60 = zext i8 %59 to i32
  %61 = xor i32 %51, %60
  %62 = load i8, ptr %2, align 1
  %63 = zext i8 %62 to i32
  %64 = shl i32 %63, 2
  %65 = load i8, ptr %2, align 1
  %66 = zext i8 %65 to i32
  %67 = ashr i32 %66, 6
  %68 = or i32 %64, %67
  %69 = trunc i32 %68 to i8
  %70 = zext i8 %69 to i32
  %71 = xor i32 %61, %70
  %72 = load i8, ptr %2, align 1
  %73 = zext i8 %72 to i32
  %74 = shl i32 %73, 3
  %75 = load i8, ptr %2, align 1
  %76 = zext i8 %75 to i32
  %77 = ashr i32 %76, 5
  %78 = or i32 %74, %77
  %79 = trunc i32 %78 to i8
  %80 = zext i8 %79 to i32
  %81 = xor i32 %71, %80
  %82 = load i8, ptr %2, align 1
  %83 = zext i8 %82 to i32
  %84 = shl i32 %83, 4
  %85 = load i8, ptr %2, align 1
  %86 = zext i8 %85 to i32
  %87 = ashr i32 %86, 4
  %88 = or i32 %84, %87
  %89 = trunc i32 %88 to i8
  %90 = zext i8 %89 to i32
  %91 = xor i32 %81, %90
  %92 = trunc i32 %91 to i8
  store i8 %92, ptr %3, align 1
  %93 = load i8, ptr %3, align 1
  %94 = zext i8 %93 to i32
  %95 = xor i32 %94, 99
  %96 = trunc i32 %95 to i8
  %97 = load i8, ptr %1, align 1
  %98 = zext i8 %97 to i64
  %99 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %98
  store i8 %96, ptr %99, align 1
  br label %100

100:
  %101 = load i8, ptr %1, align 1
  %102 = zext i8 %101 to i32
  %103 = icmp ne i32 %102, 1
  br i1 %103, label %5, label %104, !llvm.loop !9

104:
  store i8 99, ptr @sbox, align 16
  store i32 0, ptr %4, align 4
  br label %105

105:
  %106 = load i32, ptr %4, align 4
  %107 = icmp slt i32 %106, 256
  br i1 %107, label %108, label %120

108:
  %109 = load i32, ptr %4, align 4
  %110 = trunc i32 %109 to i8
  %111 = load i32, ptr %4, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %112
  %114 = load i8, ptr %113, align 1
  %115 = zext i8 %114 to i64
  %116 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %115
  store i8 %110, ptr %116, align 1
  br label %117

117:
  %118 = load i32, ptr %4, align 4
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %4, align 4
  br label %105, !llvm.loop !10

120:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @expand(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  %7 = alloca [4 x i8], align 1
  %8 = alloca i8, align 1
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = load ptr, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %10, ptr align 1 %11, i64 16, i1 false)
  store i8 1, ptr %5, align 1
  store i32 16, ptr %6, align 4
  br label %12

12:
  %13 = load i32, ptr %6, align 4
  %14 = icmp slt i32 %13, 176
  br i1 %14, label %15, label %92

15:
  %16 = getelementptr inbounds [4 x i8], ptr %7, i64 0, i64 0
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %6, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr %17, i64 %19
  %21 = getelementptr inbounds i8, ptr %20, i64 -4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %16, ptr align 1 %21, i64 4, i1 false)
  %22 = load i32, ptr %6, align 4
  %23 = srem i32 %22, 16
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %58

25:
  %26 = getelementptr inbounds [4 x i8], ptr %7, i64 0, i64 0
  %27 = load i8, ptr %26, align 1
  store i8 %27, ptr %8, align 1
  %28 = getelementptr inbounds [4 x i8], ptr %7, i64 0, i64 1
  %29 = load i8, ptr %28, align 1
  %30 = zext i8 %29 to i64
  %31 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %30
  %32 = load i8, ptr %31, align 1
  %33 = zext i8 %32 to i32
  %34 = load i8, ptr %5, align 1
  %35 = zext i8 %34 to i32
  %36 = xor i32 %33, %35
  %37 = trunc i32 %36 to i8
  %38 = getelementptr inbounds [4 x i8], ptr %7, i64 0, i64 0
  store i8 %37, ptr %38, align 1
  %39 = getelementptr inbounds [4 x i8], ptr %7, i64 0, i64 2
  %40 = load i8, ptr %39, align 1
  %41 = zext i8 %40 to i64
  %42 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %41
  %43 = load i8, ptr %42, align 1
  %44 = getelementptr inbounds [4 x i8], ptr %7, i64 0, i64 1
  store i8 %43, ptr %44, align 1
  %45 = getelementptr inbounds [4 x i8], ptr %7, i64 0, i64 3
  %46 = load i8, ptr %45, align 1
  %47 = zext i8 %46 to i64
  %48 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %47
  %49 = load i8, ptr %48, align 1
  %50 = getelementptr inbounds [4 x i8], ptr %7, i64 0, i64 2
  store i8 %49, ptr %50, align 1
  %51 = load i8, ptr %8, align 1
  %52 = zext i8 %51 to i64
  %53 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %52
  %54 = load i8, ptr %53, align 1
  %55 = getelementptr inbounds [4 x i8], ptr %7, i64 0, i64 3
  store i8 %54, ptr %55, align 1
  %56 = load i8, ptr %5, align 1
  %57 = call zeroext i8 @xtime(i8 noundef zeroext %56)
  store i8 %57, ptr %5, align 1
  br label %58

58:
  store i32 0, ptr %9, align 4
  br label %59

59:
  %60 = load i32, ptr %9, align 4
  %61 = icmp slt i32 %60, 4
  br i1 %61, label %62, label %88

62:
  %63 = load ptr, ptr %4, align 8
  %64 = load i32, ptr %6, align 4
  %65 = load i32, ptr %9, align 4
  %66 = add nsw i32 %64, %65
  %67 = sub nsw i32 %66, 16
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i8, ptr %63, i64 %68
  %70 = load i8, ptr %69, align 1
  %71 = zext i8 %70 to i32
  %72 = load i32, ptr %9, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [4 x i8], ptr %7, i64 0, i64 %73
  %75 = load i8, ptr %74, align 1
  %76 = zext i8 %75 to i32
  %77 = xor i32 %71, %76
  %78 = trunc i32 %77 to i8
  %79 = load ptr, ptr %4, align 8
  %80 = load i32, ptr %6, align 4
  %81 = load i32, ptr %9, align 4
  %82 = add nsw i32 %80, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store i8 %78, ptr %84, align 1
  br label %85

85:
  %86 = load i32, ptr %9, align 4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %9, align 4
  br label %59, !llvm.loop !11

88:
  br label %89

89:
  %90 = load i32, ptr %6, align 4
  %91 = add nsw i32 %90, 4
  store i32 %91, ptr %6, align 4
  br label %12, !llvm.loop !12

92:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @encrypt(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca [16 x i8], align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = load ptr, ptr %4, align 8
  call void @addKey(ptr noundef %12, ptr noundef %13)
  store i32 1, ptr %5, align 4
  br label %14

14:
  %15 = load i32, ptr %5, align 4
  %16 = icmp sle i32 %15, 10
  br i1 %16, label %17, label %157

17:
  store i32 0, ptr %7, align 4
  br label %18

18:
  %19 = load i32, ptr %7, align 4
  %20 = icmp slt i32 %19, 4
  br i1 %20, label %21, label %53

21:
  store i32 0, ptr %8, align 4
  br label %22

22:
  %23 = load i32, ptr %8, align 4
  %24 = icmp slt i32 %23, 4
  br i1 %24, label %25, label %49

25:
  %26 = load ptr, ptr %3, align 8
  %27 = load i32, ptr %7, align 4
  %28 = load i32, ptr %8, align 4
  %29 = add nsw i32 %27, %28
  %30 = and i32 %29, 3
  %31 = mul nsw i32 4, %30
  %32 = load i32, ptr %8, align 4
  %33 = add nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr %26, i64 %34
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i64
  %38 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %37
  %39 = load i8, ptr %38, align 1
  %40 = load i32, ptr %7, align 4
  %41 = mul nsw i32 4, %40
  %42 = load i32, ptr %8, align 4
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 %44
  store i8 %39, ptr %45, align 1
  br label %46

46:
  %47 = load i32, ptr %8, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %8, align 4
  br label %22, !llvm.loop !13

49:
  br label %50

50:
  %51 = load i32, ptr %7, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %7, align 4
  br label %18, !llvm.loop !14

53:
  store i32 0, ptr %9, align 4
  br label %54

54:
  %55 = load i32, ptr %9, align 4
  %56 = icmp slt i32 %55, 16
  br i1 %56, label %57, label %147

57:
  %58 = load i32, ptr %9, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 %59
  %61 = load i8, ptr %60, align 1
  %62 = zext i8 %61 to i32
  %63 = load i32, ptr %9, align 4
  %64 = add nsw i32 %63, 1
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 %65
  %67 = load i8, ptr %66, align 1
  %68 = zext i8 %67 to i32
  %69 = xor i32 %62, %68
  %70 = load i32, ptr %9, align 4
  %71 = add nsw i32 %70, 2
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 %72
  %74 = load i8, ptr %73, align 1
  %75 = zext i8 %74 to i32
  %76 = xor i32 %69, %75
  %77 = load i32, ptr %9, align 4
  %78 = add nsw i32 %77, 3
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 %79
  %81 = load i8, ptr %80, align 1
  %82 = zext i8 %81 to i32
  %83 = xor i32 %76, %82
  %84 = trunc i32 %83 to i8
  store i8 %84, ptr %10, align 1
  store i32 0, ptr %11, align 4
  br label %85

85:
  %86 = load i32, ptr %11, align 4
  %87 = icmp slt i32 %86, 4
  br i1 %87, label %88, label %143

88:
  %89 = load i32, ptr %5, align 4
  %90 = icmp eq i32 %89, 10
  br i1 %90, label %91, label %99

91:
  %92 = load i32, ptr %9, align 4
  %93 = load i32, ptr %11, align 4
  %94 = add nsw i32 %92, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 %95
  %97 = load i8, ptr %96, align 1
  %98 = zext i8 %97 to i32
  br label %131

99:
  %100 = load i32, ptr %9, align 4
  %101 = load i32, ptr %11, align 4
  %102 = add nsw i32 %100, %101
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 %103
  %105 = load i8, ptr %104, align 1
  %106 = zext i8 %105 to i32
  %107 = load i8, ptr %10, align 1
  %108 = zext i8 %107 to i32
  %109 = xor i32 %106, %108
  %110 = load i32, ptr %9, align 4
  %111 = load i32, ptr %11, align 4
  %112 = add nsw i32 %110, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 %113
  %115 = load i8, ptr %114, align 1
  %116 = zext i8 %115 to i32
  %117 = load i32, ptr %9, align 4
  %118 = load i32, ptr %11, align 4
  %119 = add nsw i32 %118, 1
  %120 = and i32 %119, 3
  %121 = add nsw i32 %117, %120
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 %122
  %124 = load i8, ptr %123, align 1
  %125 = zext i8 %124 to i32
  %126 = xor i32 %116, %125
  %127 = trunc i32 %126 to i8
  %128 = call zeroext i8 @xtime(i8 noundef zeroext %127)
  %129 = zext i8 %128 to i32
  %130 = xor i32 %109, %129
  br label %131

131:
  %132 = phi i32 [ %98, %91 ], [ %130, %99 ]
  %133 = trunc i32 %132 to i8
  %134 = load ptr, ptr %3, align 8
  %135 = load i32, ptr %9, align 4
  %136 = load i32, ptr %11, align 4
  %137 = add nsw i32 %135, %136
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds i8, ptr %134, i64 %138
  store i8 %133, ptr %139, align 1
  br label %140

140:
  %141 = load i32, ptr %11, align 4
  %142 = add nsw i32 %141, 1
  store i32 %142, ptr %11, align 4
  br label %85, !llvm.loop !15

143:
  br label %144

144:
  %145 = load i32, ptr %9, align 4
  %146 = add nsw i32 %145, 4
  store i32 %146, ptr %9, align 4
  br label %54, !llvm.loop !16

147:
  %148 = load ptr, ptr %3, align 8
  %149 = load ptr, ptr %4, align 8
  %150 = load i32, ptr %5, align 4
  %151 = mul nsw i32 16, %150
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds i8, ptr %149, i64 %152
  call void @addKey(ptr noundef %148, ptr noundef %153)
  br label %154

154:
  %155 = load i32, ptr %5, align 4
  %156 = add nsw i32 %155, 1
  store i32 %156, ptr %5, align 4
  br label %14, !llvm.loop !17

157:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @dump(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %9 = load ptr, ptr %5, align 8
  store ptr %9, ptr %7, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, ptr noundef %10)
  store i32 0, ptr %8, align 4
  br label %12

12:
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %27

16:
  %17 = load ptr, ptr %7, align 8
  %18 = load i32, ptr %8, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr %17, i64 %19
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  %23 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %22)
  br label %24

24:
  %25 = load i32, ptr %8, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %8, align 4
  br label %12, !llvm.loop !18

27:
  %28 = call i32 (ptr, ...) @printf(ptr noundef @.str.8)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @decrypt(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca [16 x i8], align 16
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca i8, align 1
  %10 = alloca i8, align 1
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i32 10, ptr %5, align 4
  br label %14

14:
  %15 = load i32, ptr %5, align 4
  %16 = icmp sge i32 %15, 1
  br i1 %16, label %17, label %183

17:
  %18 = load ptr, ptr %3, align 8
  %19 = load ptr, ptr %4, align 8
  %20 = load i32, ptr %5, align 4
  %21 = mul nsw i32 16, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr %19, i64 %22
  call void @addKey(ptr noundef %18, ptr noundef %23)
  %24 = load i32, ptr %5, align 4
  %25 = icmp slt i32 %24, 10
  br i1 %25, label %26, label %141

26:
  store i32 0, ptr %7, align 4
  br label %27

27:
  %28 = load i32, ptr %7, align 4
  %29 = icmp slt i32 %28, 16
  br i1 %29, label %30, label %140

30:
  %31 = load ptr, ptr %3, align 8
  %32 = load i32, ptr %7, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i8, ptr %31, i64 %33
  %35 = load i8, ptr %34, align 1
  store i8 %35, ptr %8, align 1
  %36 = load ptr, ptr %3, align 8
  %37 = load i32, ptr %7, align 4
  %38 = add nsw i32 %37, 1
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr %36, i64 %39
  %41 = load i8, ptr %40, align 1
  store i8 %41, ptr %9, align 1
  %42 = load ptr, ptr %3, align 8
  %43 = load i32, ptr %7, align 4
  %44 = add nsw i32 %43, 2
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr %42, i64 %45
  %47 = load i8, ptr %46, align 1
  store i8 %47, ptr %10, align 1
  %48 = load ptr, ptr %3, align 8
  %49 = load i32, ptr %7, align 4
  %50 = add nsw i32 %49, 3
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i8, ptr %48, i64 %51
  %53 = load i8, ptr %52, align 1
  store i8 %53, ptr %11, align 1
  %54 = load i8, ptr %8, align 1
  %55 = call zeroext i8 @mul(i8 noundef zeroext %54, i8 noundef zeroext 14)
  %56 = zext i8 %55 to i32
  %57 = load i8, ptr %9, align 1
  %58 = call zeroext i8 @mul(i8 noundef zeroext %57, i8 noundef zeroext 11)
  %59 = zext i8 %58 to i32
  %60 = xor i32 %56, %59
  %61 = load i8, ptr %10, align 1
  %62 = call zeroext i8 @mul(i8 noundef zeroext %61, i8 noundef zeroext 13)
  %63 = zext i8 %62 to i32
  %64 = xor i32 %60, %63
  %65 = load i8, ptr %11, align 1
  %66 = call zeroext i8 @mul(i8 noundef zeroext %65, i8 noundef zeroext 9)
  %67 = zext i8 %66 to i32
  %68 = xor i32 %64, %67
  %69 = trunc i32 %68 to i8
  %70 = load ptr, ptr %3, align 8
  %71 = load i32, ptr %7, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i8, ptr %70, i64 %72
  store i8 %69, ptr %73, align 1
  %74 = load i8, ptr %8, align 1
  %75 = call zeroext i8 @mul(i8 noundef zeroext %74, i8 noundef zeroext 9)
  %76 = zext i8 %75 to i32
  %77 = load i8, ptr %9, align 1
  %78 = call zeroext i8 @mul(i8 noundef zeroext %77, i8 noundef zeroext 14)
  %79 = zext i8 %78 to i32
  %80 = xor i32 %76, %79
  %81 = load i8, ptr %10, align 1
  %82 = call zeroext i8 @mul(i8 noundef zeroext %81, i8 noundef zeroext 11)
  %83 = zext i8 %82 to i32
  %84 = xor i32 %80, %83
  %85 = load i8, ptr %11, align 1
  %86 = call zeroext i8 @mul(i8 noundef zeroext %85, i8 noundef zeroext 13)
  %87 = zext i8 %86 to i32
  %88 = xor i32 %84, %87
  %89 = trunc i32 %88 to i8
  %90 = load ptr, ptr %3, align 8
  %91 = load i32, ptr %7, align 4
  %92 = add nsw i32 %91, 1
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i8, ptr %90, i64 %93
  store i8 %89, ptr %94, align 1
  %95 = load i8, ptr %8, align 1
  %96 = call zeroext i8 @mul(i8 noundef zeroext %95, i8 noundef zeroext 13)
  %97 = zext i8 %96 to i32
  %98 = load i8, ptr %9, align 1
  %99 = call zeroext i8 @mul(i8 noundef zeroext %98, i8 noundef zeroext 9)
  %100 = zext i8 %99 to i32
  %101 = xor i32 %97, %100
  %102 = load i8, ptr %10, align 1
  %103 = call zeroext i8 @mul(i8 noundef zeroext %102, i8 noundef zeroext 14)
  %104 = zext i8 %103 to i32
  %105 = xor i32 %101, %104
  %106 = load i8, ptr %11, align 1
  %107 = call zeroext i8 @mul(i8 noundef zeroext %106, i8 noundef zeroext 11)
  %108 = zext i8 %107 to i32
  %109 = xor i32 %105, %108
  %110 = trunc i32 %109 to i8
  %111 = load ptr, ptr %3, align 8
  %112 = load i32, ptr %7, align 4
  %113 = add nsw i32 %112, 2
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds i8, ptr %111, i64 %114
  store i8 %110, ptr %115, align 1
  %116 = load i8, ptr %8, align 1
  %117 = call zeroext i8 @mul(i8 noundef zeroext %116, i8 noundef zeroext 11)
  %118 = zext i8 %117 to i32
  %119 = load i8, ptr %9, align 1
  %120 = call zeroext i8 @mul(i8 noundef zeroext %119, i8 noundef zeroext 13)
  %121 = zext i8 %120 to i32
  %122 = xor i32 %118, %121
  %123 = load i8, ptr %10, align 1
  %124 = call zeroext i8 @mul(i8 noundef zeroext %123, i8 noundef zeroext 9)
  %125 = zext i8 %124 to i32
  %126 = xor i32 %122, %125
  %127 = load i8, ptr %11, align 1
  %128 = call zeroext i8 @mul(i8 noundef zeroext %127, i8 noundef zeroext 14)
  %129 = zext i8 %128 to i32
  %130 = xor i32 %126, %129
  %131 = trunc i32 %130 to i8
  %132 = load ptr, ptr %3, align 8
  %133 = load i32, ptr %7, align 4
  %134 = add nsw i32 %133, 3
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds i8, ptr %132, i64 %135
  store i8 %131, ptr %136, align 1
  br label %137

137:
  %138 = load i32, ptr %7, align 4
  %139 = add nsw i32 %138, 4
  store i32 %139, ptr %7, align 4
  br label %27, !llvm.loop !19

140:
  br label %141

141:
  store i32 0, ptr %12, align 4
  br label %142

142:
  %143 = load i32, ptr %12, align 4
  %144 = icmp slt i32 %143, 4
  br i1 %144, label %145, label %177

145:
  store i32 0, ptr %13, align 4
  br label %146

146:
  %147 = load i32, ptr %13, align 4
  %148 = icmp slt i32 %147, 4
  br i1 %148, label %149, label %173

149:
  %150 = load ptr, ptr %3, align 8
  %151 = load i32, ptr %12, align 4
  %152 = mul nsw i32 4, %151
  %153 = load i32, ptr %13, align 4
  %154 = add nsw i32 %152, %153
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds i8, ptr %150, i64 %155
  %157 = load i8, ptr %156, align 1
  %158 = zext i8 %157 to i64
  %159 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %158
  %160 = load i8, ptr %159, align 1
  %161 = load i32, ptr %12, align 4
  %162 = load i32, ptr %13, align 4
  %163 = add nsw i32 %161, %162
  %164 = and i32 %163, 3
  %165 = mul nsw i32 4, %164
  %166 = load i32, ptr %13, align 4
  %167 = add nsw i32 %165, %166
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 %168
  store i8 %160, ptr %169, align 1
  br label %170

170:
  %171 = load i32, ptr %13, align 4
  %172 = add nsw i32 %171, 1
  store i32 %172, ptr %13, align 4
  br label %146, !llvm.loop !20

173:
  br label %174

174:
  %175 = load i32, ptr %12, align 4
  %176 = add nsw i32 %175, 1
  store i32 %176, ptr %12, align 4
  br label %142, !llvm.loop !21

177:
  %178 = load ptr, ptr %3, align 8
  %179 = getelementptr inbounds [16 x i8], ptr %6, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %178, ptr align 16 %179, i64 16, i1 false)
  br label %180

180:
  %181 = load i32, ptr %5, align 4
  %182 = add nsw i32 %181, -1
  store i32 %182, ptr %5, align 4
  br label %14, !llvm.loop !22

183:
  %184 = load ptr, ptr %3, align 8
  %185 = load ptr, ptr %4, align 8
  call void @addKey(ptr noundef %184, ptr noundef %185)
  ret void
}

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @chacha(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [16 x i32], align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %8 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 0
  %9 = load ptr, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %8, ptr align 4 %9, i64 64, i1 false)
  store i32 0, ptr %6, align 4
  br label %10

10:
  %11 = load i32, ptr %6, align 4
  %12 = icmp slt i32 %11, 10
  br i1 %12, label %13, label %401

13:
  %14 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 4
  %15 = load i32, ptr %14, align 16
  %16 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 0
  %17 = load i32, ptr %16, align 16
  %18 = add i32 %17, %15
  store i32 %18, ptr %16, align 16
  %19 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 12
  %20 = load i32, ptr %19, align 16
  %21 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 0
  %22 = load i32, ptr %21, align 16
  %23 = xor i32 %20, %22
  %24 = call i32 @rotl(i32 noundef %23, i32 noundef 16)
  %25 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 12
  store i32 %24, ptr %25, align 16
  %26 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 12
  %27 = load i32, ptr %26, align 16
  %28 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 8
  %29 = load i32, ptr %28, align 16
  %30 = add i32 %29, %27
  store i32 %30, ptr %28, align 16
  %31 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 4
  %32 = load i32, ptr %31, align 16
  %33 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 8
  %34 = load i32, ptr %33, align 16
  %35 = xor i32 %32, %34
  %36 = call i32 @rotl(i32 noundef %35, i32 noundef 12)
  %37 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 4
  store i32 %36, ptr %37, align 16
  %38 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 4
  %39 = load i32, ptr %38, align 16
  %40 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 0
  %41 = load i32, ptr %40, align 16
  %42 = add i32 %41, %39
  store i32 %42, ptr %40, align 16
  %43 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 12
  %44 = load i32, ptr %43, align 16
  %45 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 0
  %46 = load i32, ptr %45, align 16
  %47 = xor i32 %44, %46
  %48 = call i32 @rotl(i32 noundef %47, i32 noundef 8)
  %49 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 12
  store i32 %48, ptr %49, align 16
  %50 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 12
  %51 = load i32, ptr %50, align 16
  %52 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 8
  %53 = load i32, ptr %52, align 16
  %54 = add i32 %53, %51
  store i32 %54, ptr %52, align 16
  %55 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 4
  %56 = load i32, ptr %55, align 16
  %57 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 8
  %58 = load i32, ptr %57, align 16
  %59 = xor i32 %56, %58
  %60 = call i32 @rotl(i32 noundef %59, i32 noundef 7)
  %61 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 4
  store i32 %60, ptr %61, align 16
  %62 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 5
  %63 = load i32, ptr %62, align 4
  %64 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 1
  %65 = load i32, ptr %64, align 4
  %66 = add i32 %65, %63
  store i32 %66, ptr %64, align 4
  %67 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 13
  %68 = load i32, ptr %67, align 4
  %69 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 1
  %70 = load i32, ptr %69, align 4
  %71 = xor i32 %68, %70
  %72 = call i32 @rotl(i32 noundef %71, i32 noundef 16)
  %73 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 13
  store i32 %72, ptr %73, align 4
  %74 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 13
  %75 = load i32, ptr %74, align 4
  %76 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 9
  %77 = load i32, ptr %76, align 4
  %78 = add i32 %77, %75
  store i32 %78, ptr %76, align 4
  %79 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 5
  %80 = load i32, ptr %79, align 4
  %81 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 9
  %82 = load i32, ptr %81, align 4
  %83 = xor i32 %80, %82
  %84 = call i32 @rotl(i32 noundef %83, i32 noundef 12)
  %85 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 5
  store i32 %84, ptr %85, align 4
  %86 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 5
  %87 = load i32, ptr %86, align 4
  %88 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 1
  %89 = load i32, ptr %88, align 4
  %90 = add i32 %89, %87
  store i32 %90, ptr %88, align 4
  %91 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 13
  %92 = load i32, ptr %91, align 4
  %93 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 1
  %94 = load i32, ptr %93, align 4
  %95 = xor i32 %92, %94
  %96 = call i32 @rotl(i32 noundef %95, i32 noundef 8)
  %97 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 13
  store i32 %96, ptr %97, align 4
  %98 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 13
  %99 = load i32, ptr %98, align 4
  %100 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 9
  %101 = load i32, ptr %100, align 4
  %102 = add i32 %101, %99
  store i32 %102, ptr %100, align 4
  %103 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 5
  %104 = load i32, ptr %103, align 4
  %105 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 9
  %106 = load i32, ptr %105, align 4
  %107 = xor i32 %104, %106
  %108 = call i32 @rotl(i32 noundef %107, i32 noundef 7)
  %109 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 5
  store i32 %108, ptr %109, align 4
  %110 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 6
  %111 = load i32, ptr %110, align 8
  %112 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 2
  %113 = load i32, ptr %112, align 8
  %114 = add i32 %113, %111
  store i32 %114, ptr %112, align 8
  %115 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 14
  %116 = load i32, ptr %115, align 8
  %117 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 2
  %118 = load i32, ptr %117, align 8
  %119 = xor i32 %116, %118
  %120 = call i32 @rotl(i32 noundef %119, i32 noundef 16)
  %121 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 14
  store i32 %120, ptr %121, align 8
  %122 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 14
  %123 = load i32, ptr %122, align 8
  %124 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 10
  %125 = load i32, ptr %124, align 8
  %126 = add i32 %125, %123
  store i32 %126, ptr %124, align 8
  %127 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 6
  %128 = load i32, ptr %127, align 8
  %129 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 10
  %130 = load i32, ptr %129, align 8
  %131 = xor i32 %128, %130
  %132 = call i32 @rotl(i32 noundef %131, i32 noundef 12)
  %133 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 6
  store i32 %132, ptr %133, align 8
  %134 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 6
  %135 = load i32, ptr %134, align 8
  %136 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 2
  %137 = load i32, ptr %136, align 8
  %138 = add i32 %137, %135
  store i32 %138, ptr %136, align 8
  %139 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 14
  %140 = load i32, ptr %139, align 8
  %141 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 2
  %142 = load i32, ptr %141, align 8
  %143 = xor i32 %140, %142
  %144 = call i32 @rotl(i32 noundef %143, i32 noundef 8)
  %145 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 14
  store i32 %144, ptr %145, align 8
  %146 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 14
  %147 = load i32, ptr %146, align 8
  %148 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 10
  %149 = load i32, ptr %148, align 8
  %150 = add i32 %149, %147
  store i32 %150, ptr %148, align 8
  %151 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 6
  %152 = load i32, ptr %151, align 8
  %153 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 10
  %154 = load i32, ptr %153, align 8
  %155 = xor i32 %152, %154
  %156 = call i32 @rotl(i32 noundef %155, i32 noundef 7)
  %157 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 6
  store i32 %156, ptr %157, align 8
  %158 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 7
  %159 = load i32, ptr %158, align 4
  %160 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 3
  %161 = load i32, ptr %160, align 4
  %162 = add i32 %161, %159
  store i32 %162, ptr %160, align 4
  %163 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 15
  %164 = load i32, ptr %163, align 4
  %165 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 3
  %166 = load i32, ptr %165, align 4
  %167 = xor i32 %164, %166
  %168 = call i32 @rotl(i32 noundef %167, i32 noundef 16)
  %169 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 15
  store i32 %168, ptr %169, align 4
  %170 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 15
  %171 = load i32, ptr %170, align 4
  %172 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 11
  %173 = load i32, ptr %172, align 4
  %174 = add i32 %173, %171
  store i32 %174, ptr %172, align 4
  %175 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 7
  %176 = load i32, ptr %175, align 4
  %177 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 11
  %178 = load i32, ptr %177, align 4
  %179 = xor i32 %176, %178
  %180 = call i32 @rotl(i32 noundef %179, i32 noundef 12)
  %181 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 7
  store i32 %180, ptr %181, align 4
  %182 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 7
  %183 = load i32, ptr %182, align 4
  %184 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 3
  %185 = load i32, ptr %184, align 4
  %186 = add i32 %185, %183
  store i32 %186, ptr %184, align 4
  %187 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 15
  %188 = load i32, ptr %187, align 4
  %189 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 3
  %190 = load i32, ptr %189, align 4
  %191 = xor i32 %188, %190
  %192 = call i32 @rotl(i32 noundef %191, i32 noundef 8)
  %193 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 15
  store i32 %192, ptr %193, align 4
  %194 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 15
  %195 = load i32, ptr %194, align 4
  %196 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 11
  %197 = load i32, ptr %196, align 4
  %198 = add i32 %197, %195
  store i32 %198, ptr %196, align 4
  %199 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 7
  %200 = load i32, ptr %199, align 4
  %201 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 11
  %202 = load i32, ptr %201, align 4
  %203 = xor i32 %200, %202
  %204 = call i32 @rotl(i32 noundef %203, i32 noundef 7)
  %205 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 7
  store i32 %204, ptr %205, align 4
  %206 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 5
  %207 = load i32, ptr %206, align 4
  %208 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 0
  %209 = load i32, ptr %208, align 16
  %210 = add i32 %209, %207
  store i32 %210, ptr %208, align 16
  %211 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 15
  %212 = load i32, ptr %211, align 4
  %213 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 0
  %214 = load i32, ptr %213, align 16
  %215 = xor i32 %212, %214
  %216 = call i32 @rotl(i32 noundef %215, i32 noundef 16)
  %217 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 15
  store i32 %216, ptr %217, align 4
  %218 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 15
  %219 = load i32, ptr %218, align 4
  %220 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 10
  %221 = load i32, ptr %220, align 8
  %222 = add i32 %221, %219
  store i32 %222, ptr %220, align 8
  %223 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 5
  %224 = load i32, ptr %223, align 4
  %225 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 10
  %226 = load i32, ptr %225, align 8
  %227 = xor i32 %224, %226
  %228 = call i32 @rotl(i32 noundef %227, i32 noundef 12)
  %229 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 5
  store i32 %228, ptr %229, align 4
  %230 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 5
  %231 = load i32, ptr %230, align 4
  %232 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 0
  %233 = load i32, ptr %232, align 16
  %234 = add i32 %233, %231
  store i32 %234, ptr %232, align 16
  %235 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 15
  %236 = load i32, ptr %235, align 4
  %237 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 0
  %238 = load i32, ptr %237, align 16
  %239 = xor i32 %236, %238
  %240 = call i32 @rotl(i32 noundef %239, i32 noundef 8)
  %241 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 15
  store i32 %240, ptr %241, align 4
  %242 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 15
  %243 = load i32, ptr %242, align 4
  %244 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 10
  %245 = load i32, ptr %244, align 8
  %246 = add i32 %245, %243
  store i32 %246, ptr %244, align 8
  %247 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 5
  %248 = load i32, ptr %247, align 4
  %249 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 10
  %250 = load i32, ptr %249, align 8
  %251 = xor i32 %248, %250
  %252 = call i32 @rotl(i32 noundef %251, i32 noundef 7)
  %253 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 5
  store i32 %252, ptr %253, align 4
  %254 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 6
  %255 = load i32, ptr %254, align 8
  %256 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 1
  %257 = load i32, ptr %256, align 4
  %258 = add i32 %257, %255
  store i32 %258, ptr %256, align 4
  %259 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 12
  %260 = load i32, ptr %259, align 16
  %261 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 1
  %262 = load i32, ptr %261, align 4
  %263 = xor i32 %260, %262
  %264 = call i32 @rotl(i32 noundef %263, i32 noundef 16)
  %265 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 12
  store i32 %264, ptr %265, align 16
  %266 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 12
  %267 = load i32, ptr %266, align 16
  %268 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 11
  %269 = load i32, ptr %268, align 4
  %270 = add i32 %269, %267
  store i32 %270, ptr %268, align 4
  %271 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 6
  %272 = load i32, ptr %271, align 8
  %273 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 11
  %274 = load i32, ptr %273, align 4
  %275 = xor i32 %272, %274
  %276 = call i32 @rotl(i32 noundef %275, i32 noundef 12)
  %277 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 6
  store i32 %276, ptr %277, align 8
  %278 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 6
  %279 = load i32, ptr %278, align 8
  %280 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 1
  %281 = load i32, ptr %280, align 4
  %282 = add i32 %281, %279
  store i32 %282, ptr %280, align 4
  %283 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 12
  %284 = load i32, ptr %283, align 16
  %285 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 1
  %286 = load i32, ptr %285, align 4
  %287 = xor i32 %284, %286
  %288 = call i32 @rotl(i32 noundef %287, i32 noundef 8)
  %289 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 12
  store i32 %288, ptr %289, align 16
  %290 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 12
  %291 = load i32, ptr %290, align 16
  %292 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 11
  %293 = load i32, ptr %292, align 4
  %294 = add i32 %293, %291
  store i32 %294, ptr %292, align 4
  %295 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 6
  %296 = load i32, ptr %295, align 8
  %297 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 11
  %298 = load i32, ptr %297, align 4
  %299 = xor i32 %296, %298
  %300 = call i32 @rotl(i32 noundef %299, i32 noundef 7)
  %301 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 6
  store i32 %300, ptr %301, align 8
  %302 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 7
  %303 = load i32, ptr %302, align 4
  %304 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 2
  %305 = load i32, ptr %304, align 8
  %306 = add i32 %305, %303
  store i32 %306, ptr %304, align 8
  %307 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 13
  %308 = load i32, ptr %307, align 4
  %309 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 2
  %310 = load i32, ptr %309, align 8
  %311 = xor i32 %308, %310
  %312 = call i32 @rotl(i32 noundef %311, i32 noundef 16)
  %313 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 13
  store i32 %312, ptr %313, align 4
  %314 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 13
  %315 = load i32, ptr %314, align 4
  %316 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 8
  %317 = load i32, ptr %316, align 16
  %318 = add i32 %317, %315
  store i32 %318, ptr %316, align 16
  %319 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 7
  %320 = load i32, ptr %319, align 4
  %321 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 8
  %322 = load i32, ptr %321, align 16
  %323 = xor i32 %320, %322
  %324 = call i32 @rotl(i32 noundef %323, i32 noundef 12)
  %325 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 7
  store i32 %324, ptr %325, align 4
  %326 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 7
  %327 = load i32, ptr %326, align 4
  %328 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 2
  %329 = load i32, ptr %328, align 8
  %330 = add i32 %329, %327
  store i32 %330, ptr %328, align 8
  %331 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 13
  %332 = load i32, ptr %331, align 4
  %333 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 2
  %334 = load i32, ptr %333, align 8
  %335 = xor i32 %332, %334
  %336 = call i32 @rotl(i32 noundef %335, i32 noundef 8)
  %337 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 13
  store i32 %336, ptr %337, align 4
  %338 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 13
  %339 = load i32, ptr %338, align 4
  %340 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 8
  %341 = load i32, ptr %340, align 16
  %342 = add i32 %341, %339
  store i32 %342, ptr %340, align 16
  %343 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 7
  %344 = load i32, ptr %343, align 4
  %345 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 8
  %346 = load i32, ptr %345, align 16
  %347 = xor i32 %344, %346
  %348 = call i32 @rotl(i32 noundef %347, i32 noundef 7)
  %349 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 7
  store i32 %348, ptr %349, align 4
  %350 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 4
  %351 = load i32, ptr %350, align 16
  %352 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 3
  %353 = load i32, ptr %352, align 4
  %354 = add i32 %353, %351
  store i32 %354, ptr %352, align 4
  %355 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 14
  %356 = load i32, ptr %355, align 8
  %357 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 3
  %358 = load i32, ptr %357, align 4
  %359 = xor i32 %356, %358
  %360 = call i32 @rotl(i32 noundef %359, i32 noundef 16)
  %361 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 14
  store i32 %360, ptr %361, align 8
  %362 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 14
  %363 = load i32, ptr %362, align 8
  %364 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 9
  %365 = load i32, ptr %364, align 4
  %366 = add i32 %365, %363
  store i32 %366, ptr %364, align 4
  %367 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 4
  %368 = load i32, ptr %367, align 16
  %369 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 9
  %370 = load i32, ptr %369, align 4
  %371 = xor i32 %368, %370
  %372 = call i32 @rotl(i32 noundef %371, i32 noundef 12)
  %373 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 4
  store i32 %372, ptr %373, align 16
  %374 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 4
  %375 = load i32, ptr %374, align 16
  %376 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 3
  %377 = load i32, ptr %376, align 4
  %378 = add i32 %377, %375
  store i32 %378, ptr %376, align 4
  %379 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 14
  %380 = load i32, ptr %379, align 8
  %381 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 3
  %382 = load i32, ptr %381, align 4
  %383 = xor i32 %380, %382
  %384 = call i32 @rotl(i32 noundef %383, i32 noundef 8)
  %385 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 14
  store i32 %384, ptr %385, align 8
  %386 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 14
  %387 = load i32, ptr %386, align 8
  %388 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 9
  %389 = load i32, ptr %388, align 4
  %390 = add i32 %389, %387
  store i32 %390, ptr %388, align 4
  %391 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 4
  %392 = load i32, ptr %391, align 16
  %393 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 9
  %394 = load i32, ptr %393, align 4
  %395 = xor i32 %392, %394
  %396 = call i32 @rotl(i32 noundef %395, i32 noundef 7)
  %397 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 4
  store i32 %396, ptr %397, align 16
  br label %398

398:
  %399 = load i32, ptr %6, align 4
  %400 = add nsw i32 %399, 1
  store i32 %400, ptr %6, align 4
  br label %10, !llvm.loop !23

401:
  store i32 0, ptr %7, align 4
  br label %402

402:
  %403 = load i32, ptr %7, align 4
  %404 = icmp slt i32 %403, 16
  br i1 %404, label %405, label %423

405:
  %406 = load i32, ptr %7, align 4
  %407 = sext i32 %406 to i64
  %408 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 %407
  %409 = load i32, ptr %408, align 4
  %410 = load ptr, ptr %3, align 8
  %411 = load i32, ptr %7, align 4
  %412 = sext i32 %411 to i64
  %413 = getelementptr inbounds i32, ptr %410, i64 %412
  %414 = load i32, ptr %413, align 4
  %415 = add i32 %409, %414
  %416 = load ptr, ptr %4, align 8
  %417 = load i32, ptr %7, align 4
  %418 = sext i32 %417 to i64
  %419 = getelementptr inbounds i32, ptr %416, i64 %418
  store i32 %415, ptr %419, align 4
  br label %420

420:
  %421 = load i32, ptr %7, align 4
  %422 = add nsw i32 %421, 1
  store i32 %422, ptr %7, align 4
  br label %402, !llvm.loop !24

423:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @xtea(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds i32, ptr %9, i64 0
  %11 = load i32, ptr %10, align 4
  store i32 %11, ptr %5, align 4
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds i32, ptr %12, i64 1
  %14 = load i32, ptr %13, align 4
  store i32 %14, ptr %6, align 4
  store i32 0, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %15

15:
  %16 = load i32, ptr %8, align 4
  %17 = icmp slt i32 %16, 32
  br i1 %17, label %18, label %61

18:
  %19 = load i32, ptr %6, align 4
  %20 = shl i32 %19, 4
  %21 = load i32, ptr %6, align 4
  %22 = lshr i32 %21, 5
  %23 = xor i32 %20, %22
  %24 = load i32, ptr %6, align 4
  %25 = add i32 %23, %24
  %26 = load i32, ptr %7, align 4
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %7, align 4
  %29 = and i32 %28, 3
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %27, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = add i32 %26, %32
  %34 = xor i32 %25, %33
  %35 = load i32, ptr %5, align 4
  %36 = add i32 %35, %34
  store i32 %36, ptr %5, align 4
  %37 = load i32, ptr %7, align 4
  %38 = add i32 %37, -1640531527
  store i32 %38, ptr %7, align 4
  %39 = load i32, ptr %5, align 4
  %40 = shl i32 %39, 4
  %41 = load i32, ptr %5, align 4
  %42 = lshr i32 %41, 5
  %43 = xor i32 %40, %42
  %44 = load i32, ptr %5, align 4
  %45 = add i32 %43, %44
  %46 = load i32, ptr %7, align 4
  %47 = load ptr, ptr %4, align 8
  %48 = load i32, ptr %7, align 4
  %49 = lshr i32 %48, 11
  %50 = and i32 %49, 3
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %47, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = add i32 %46, %53
  %55 = xor i32 %45, %54
  %56 = load i32, ptr %6, align 4
  %57 = add i32 %56, %55
  store i32 %57, ptr %6, align 4
  br label %58

58:
  %59 = load i32, ptr %8, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %8, align 4
  br label %15, !llvm.loop !25

61:
  %62 = load i32, ptr %5, align 4
  %63 = load ptr, ptr %3, align 8
  %64 = getelementptr inbounds i32, ptr %63, i64 0
  store i32 %62, ptr %64, align 4
  %65 = load i32, ptr %6, align 4
  %66 = load ptr, ptr %3, align 8
  %67 = getelementptr inbounds i32, ptr %66, i64 1
  store i32 %65, ptr %67, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @rc4(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [256 x i8], align 16
  %8 = alloca i8, align 1
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  %13 = alloca i8, align 1
  %14 = alloca i8, align 1
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i8 0, ptr %8, align 1
  %15 = load ptr, ptr %4, align 8
  %16 = call i64 @strlen(ptr noundef %15) #5
  store i64 %16, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %17

17:
  %18 = load i32, ptr %10, align 4
  %19 = icmp slt i32 %18, 256
  br i1 %19, label %20, label %29

20:
  %21 = load i32, ptr %10, align 4
  %22 = trunc i32 %21 to i8
  %23 = load i32, ptr %10, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [256 x i8], ptr %7, i64 0, i64 %24
  store i8 %22, ptr %25, align 1
  br label %26

26:
  %27 = load i32, ptr %10, align 4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %10, align 4
  br label %17, !llvm.loop !26

29:
  store i32 0, ptr %11, align 4
  br label %30

30:
  %31 = load i32, ptr %11, align 4
  %32 = icmp ult i32 %31, 256
  br i1 %32, label %33, label %70

33:
  %34 = load i8, ptr %8, align 1
  %35 = zext i8 %34 to i32
  %36 = load i32, ptr %11, align 4
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds [256 x i8], ptr %7, i64 0, i64 %37
  %39 = load i8, ptr %38, align 1
  %40 = zext i8 %39 to i32
  %41 = add nsw i32 %35, %40
  %42 = load ptr, ptr %4, align 8
  %43 = load i32, ptr %11, align 4
  %44 = zext i32 %43 to i64
  %45 = load i64, ptr %9, align 8
  %46 = urem i64 %44, %45
  %47 = getelementptr inbounds i8, ptr %42, i64 %46
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i32
  %50 = add nsw i32 %41, %49
  %51 = trunc i32 %50 to i8
  store i8 %51, ptr %8, align 1
  %52 = load i32, ptr %11, align 4
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds [256 x i8], ptr %7, i64 0, i64 %53
  %55 = load i8, ptr %54, align 1
  store i8 %55, ptr %12, align 1
  %56 = load i8, ptr %8, align 1
  %57 = zext i8 %56 to i64
  %58 = getelementptr inbounds [256 x i8], ptr %7, i64 0, i64 %57
  %59 = load i8, ptr %58, align 1
  %60 = load i32, ptr %11, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds [256 x i8], ptr %7, i64 0, i64 %61
  store i8 %59, ptr %62, align 1
  %63 = load i8, ptr %12, align 1
  %64 = load i8, ptr %8, align 1
  %65 = zext i8 %64 to i64
  %66 = getelementptr inbounds [256 x i8], ptr %7, i64 0, i64 %65
  store i8 %63, ptr %66, align 1
  br label %67

67:
  %68 = load i32, ptr %11, align 4
  %69 = add i32 %68, 1
  store i32 %69, ptr %11, align 4
  br label %30, !llvm.loop !27

70:
  store i8 0, ptr %13, align 1
  store i8 0, ptr %8, align 1
  br label %71

71:
  %72 = load i32, ptr %6, align 4
  %73 = add nsw i32 %72, -1
  store i32 %73, ptr %6, align 4
  %74 = icmp ne i32 %72, 0
  br i1 %74, label %75, label %125

75:
  %76 = load i8, ptr %13, align 1
  %77 = add i8 %76, 1
  store i8 %77, ptr %13, align 1
  %78 = zext i8 %77 to i64
  %79 = getelementptr inbounds [256 x i8], ptr %7, i64 0, i64 %78
  %80 = load i8, ptr %79, align 1
  %81 = zext i8 %80 to i32
  %82 = load i8, ptr %8, align 1
  %83 = zext i8 %82 to i32
  %84 = add nsw i32 %83, %81
  %85 = trunc i32 %84 to i8
  store i8 %85, ptr %8, align 1
  %86 = load i8, ptr %13, align 1
  %87 = zext i8 %86 to i64
  %88 = getelementptr inbounds [256 x i8], ptr %7, i64 0, i64 %87
  %89 = load i8, ptr %88, align 1
  store i8 %89, ptr %14, align 1
  %90 = load i8, ptr %8, align 1
  %91 = zext i8 %90 to i64
  %92 = getelementptr inbounds [256 x i8], ptr %7, i64 0, i64 %91
  %93 = load i8, ptr %92, align 1
  %94 = load i8, ptr %13, align 1
  %95 = zext i8 %94 to i64
  %96 = getelementptr inbounds [256 x i8], ptr %7, i64 0, i64 %95
  store i8 %93, ptr %96, align 1
  %97 = load i8, ptr %14, align 1
  %98 = load i8, ptr %8, align 1
  %99 = zext i8 %98 to i64
  %100 = getelementptr inbounds [256 x i8], ptr %7, i64 0, i64 %99
  store i8 %97, ptr %100, align 1
  %101 = load i8, ptr %13, align 1
  %102 = zext i8 %101 to i64
  %103 = getelementptr inbounds [256 x i8], ptr %7, i64 0, i64 %102
  %104 = load i8, ptr %103, align 1
  %105 = zext i8 %104 to i32
  %106 = load i8, ptr %8, align 1
  %107 = zext i8 %106 to i64
  %108 = getelementptr inbounds [256 x i8], ptr %7, i64 0, i64 %107
  %109 = load i8, ptr %108, align 1
  %110 = zext i8 %109 to i32
  %111 = add nsw i32 %105, %110
  %112 = trunc i32 %111 to i8
  %113 = zext i8 %112 to i64
  %114 = getelementptr inbounds [256 x i8], ptr %7, i64 0, i64 %113
  %115 = load i8, ptr %114, align 1
  %116 = zext i8 %115 to i32
  %117 = load ptr, ptr %5, align 8
  %118 = load i8, ptr %117, align 1
  %119 = zext i8 %118 to i32
  %120 = xor i32 %119, %116
  %121 = trunc i32 %120 to i8
  store i8 %121, ptr %117, align 1
  br label %122

122:
  %123 = load ptr, ptr %5, align 8
  %124 = getelementptr inbounds i8, ptr %123, i32 1
  store ptr %124, ptr %5, align 8
  br label %71, !llvm.loop !28

125:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal zeroext i8 @xtime(i8 noundef zeroext %0) #0 {
  %2 = alloca i8, align 1
  store i8 %0, ptr %2, align 1
  %3 = load i8, ptr %2, align 1
  %4 = zext i8 %3 to i32
  %5 = shl i32 %4, 1
  %6 = load i8, ptr %2, align 1
  %7 = zext i8 %6 to i32
  %8 = ashr i32 %7, 7
  %9 = mul nsw i32 %8, 27
  %10 = xor i32 %5, %9
  %11 = trunc i32 %10 to i8
  ret i8 %11
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @addKey(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %6

6:
  %7 = load i32, ptr %5, align 4
  %8 = icmp slt i32 %7, 16
  br i1 %8, label %9, label %27

9:
  %10 = load ptr, ptr %4, align 8
  %11 = load i32, ptr %5, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i8, ptr %10, i64 %12
  %14 = load i8, ptr %13, align 1
  %15 = zext i8 %14 to i32
  %16 = load ptr, ptr %3, align 8
  %17 = load i32, ptr %5, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i8, ptr %16, i64 %18
  %20 = load i8, ptr %19, align 1
  %21 = zext i8 %20 to i32
  %22 = xor i32 %21, %15
  %23 = trunc i32 %22 to i8
  store i8 %23, ptr %19, align 1
  br label %24

24:
  %25 = load i32, ptr %5, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %5, align 4
  br label %6, !llvm.loop !29

27:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal zeroext i8 @mul(i8 noundef zeroext %0, i8 noundef zeroext %1) #0 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  store i8 %0, ptr %3, align 1
  store i8 %1, ptr %4, align 1
  store i8 0, ptr %5, align 1
  br label %6

6:
  %7 = load i8, ptr %4, align 1
  %8 = icmp ne i8 %7, 0
  br i1 %8, label %9, label %29

9:
  %10 = load i8, ptr %4, align 1
  %11 = zext i8 %10 to i32
  %12 = and i32 %11, 1
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %21

14:
  %15 = load i8, ptr %3, align 1
  %16 = zext i8 %15 to i32
  %17 = load i8, ptr %5, align 1
  %18 = zext i8 %17 to i32
  %19 = xor i32 %18, %16
  %20 = trunc i32 %19 to i8
  store i8 %20, ptr %5, align 1
  br label %21

21:
  br label %22

22:
  %23 = load i8, ptr %4, align 1
  %24 = zext i8 %23 to i32
  %25 = ashr i32 %24, 1
  %26 = trunc i32 %25 to i8
  store i8 %26, ptr %4, align 1
  %27 = load i8, ptr %3, align 1
  %28 = call zeroext i8 @xtime(i8 noundef zeroext %27)
  store i8 %28, ptr %3, align 1
  br label %6, !llvm.loop !30

29:
  %30 = load i8, ptr %5, align 1
  ret i8 %30
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @rotl(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = shl i32 %5, %6
  %8 = load i32, ptr %3, align 4
  %9 = load i32, ptr %4, align 4
  %10 = sub nsw i32 32, %9
  %11 = lshr i32 %8, %10
  %12 = or i32 %7, %11
  ret i32 %12
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7}
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !7}
!24 = distinct !{!24, !7}
!25 = distinct !{!25, !7}
!26 = distinct !{!26, !7}
!27 = distinct !{!27, !7}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
