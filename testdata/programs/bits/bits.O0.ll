; ModuleID = 'bits.c'
source_filename = "bits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@main.members = internal constant [9 x i32] [i32 0, i32 1, i32 63, i32 64, i32 69, i32 100, i32 128, i32 200, i32 255], align 16
@.str = private unnamed_addr constant [35 x i8] c"%016llx %016llx %016llx\0A%lld %08x\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %16 = load i32, ptr %4, align 4
  %17 = icmp sgt i32 %16, 1
  br i1 %17, label %18, label %23

18:
  %19 = load ptr, ptr %5, align 8
  %20 = getelementptr inbounds ptr, ptr %19, i64 1
  %21 = load ptr, ptr %20, align 8
  %22 = call i32 @atoi(ptr noundef %21) #5
  br label %24

23:
  br label %24

24:
  %25 = phi i32 [ %22, %18 ], [ 3, %23 ]
  store i32 %25, ptr %6, align 4
  store i64 81985529216486895, ptr %7, align 8
  store i64 0, ptr %8, align 8
  store i64 0, ptr %9, align 8
  store i64 0, ptr %10, align 8
  store i64 0, ptr %11, align 8
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %26

26:
  %27 = load i32, ptr %13, align 4
  %28 = load i32, ptr %6, align 4
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %30, label %130

30:
  store i32 0, ptr %14, align 4
  br label %31

31:
  %32 = load i32, ptr %14, align 4
  %33 = icmp slt i32 %32, 200
  br i1 %33, label %34, label %126

34:
  %35 = load i64, ptr %7, align 8
  %36 = shl i64 %35, 13
  %37 = load i64, ptr %7, align 8
  %38 = xor i64 %37, %36
  store i64 %38, ptr %7, align 8
  %39 = load i64, ptr %7, align 8
  %40 = lshr i64 %39, 7
  %41 = load i64, ptr %7, align 8
  %42 = xor i64 %41, %40
  store i64 %42, ptr %7, align 8
  %43 = load i64, ptr %7, align 8
  %44 = shl i64 %43, 17
  %45 = load i64, ptr %7, align 8
  %46 = xor i64 %45, %44
  store i64 %46, ptr %7, align 8
  %47 = load i32, ptr %14, align 4
  %48 = srem i32 %47, 9
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %50, label %56

50:
  %51 = load i64, ptr %7, align 8
  %52 = load i32, ptr %14, align 4
  %53 = srem i32 %52, 60
  %54 = zext i32 %53 to i64
  %55 = lshr i64 %51, %54
  br label %57

56:
  br label %57

57:
  %58 = phi i64 [ %55, %50 ], [ 0, %56 ]
  store i64 %58, ptr %15, align 8
  %59 = load i64, ptr %8, align 8
  %60 = mul i64 %59, 31
  %61 = load i64, ptr %15, align 8
  %62 = call i32 @counts(i64 noundef %61)
  %63 = sext i32 %62 to i64
  %64 = add i64 %60, %63
  %65 = load i64, ptr %15, align 8
  %66 = call i64 @swaps(i64 noundef %65)
  %67 = add i64 %64, %66
  store i64 %67, ptr %8, align 8
  %68 = load i64, ptr %9, align 8
  %69 = mul i64 %68, 31
  %70 = load i64, ptr %7, align 8
  %71 = load i32, ptr %14, align 4
  %72 = call i64 @rotates(i64 noundef %70, i32 noundef %71)
  %73 = add i64 %69, %72
  %74 = load i64, ptr %15, align 8
  %75 = call i64 @reverse(i64 noundef %74)
  %76 = add i64 %73, %75
  store i64 %76, ptr %9, align 8
  %77 = load i64, ptr %10, align 8
  %78 = mul i64 %77, 31
  %79 = load i64, ptr %7, align 8
  %80 = load i32, ptr %14, align 4
  %81 = srem i32 %80, 40
  %82 = load i32, ptr %14, align 4
  %83 = srem i32 %82, 23
  %84 = add nsw i32 %83, 1
  %85 = call i64 @fields(i64 noundef %79, i32 noundef %81, i32 noundef %84)
  %86 = add i64 %78, %85
  %87 = load i64, ptr %7, align 8
  %88 = trunc i64 %87 to i32
  %89 = load i64, ptr %7, align 8
  %90 = lshr i64 %89, 32
  %91 = trunc i64 %90 to i32
  %92 = call i32 @saturate(i32 noundef %88, i32 noundef %91)
  %93 = sext i32 %92 to i64
  %94 = add i64 %86, %93
  store i64 %94, ptr %10, align 8
  %95 = load i64, ptr %7, align 8
  %96 = load i32, ptr %14, align 4
  %97 = call i64 @shifts(i64 noundef %95, i32 noundef %96)
  %98 = load i32, ptr %14, align 4
  %99 = call i32 @bitset(ptr noundef @main.members, i32 noundef 9, i32 noundef %98)
  %100 = sext i32 %99 to i64
  %101 = xor i64 %97, %100
  %102 = load i64, ptr %11, align 8
  %103 = xor i64 %102, %101
  store i64 %103, ptr %11, align 8
  %104 = load i32, ptr %12, align 4
  %105 = mul i32 %104, 31
  %106 = load i64, ptr %15, align 8
  %107 = trunc i64 %106 to i32
  %108 = call i32 @tricks(i32 noundef %107)
  %109 = add i32 %105, %108
  %110 = load i64, ptr %7, align 8
  %111 = trunc i64 %110 to i8
  %112 = load i64, ptr %7, align 8
  %113 = lshr i64 %112, 8
  %114 = trunc i64 %113 to i8
  %115 = load i64, ptr %7, align 8
  %116 = lshr i64 %115, 20
  %117 = trunc i64 %116 to i16
  %118 = load i64, ptr %7, align 8
  %119 = lshr i64 %118, 40
  %120 = trunc i64 %119 to i16
  %121 = call i32 @narrow(i8 noundef zeroext %111, i8 noundef signext %114, i16 noundef zeroext %117, i16 noundef signext %120)
  %122 = add i32 %109, %121
  store i32 %122, ptr %12, align 4
  br label %123

123:
  %124 = load i32, ptr %14, align 4
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %14, align 4
  br label %31, !llvm.loop !6

126:
  br label %127

127:
  %128 = load i32, ptr %13, align 4
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr %13, align 4
  br label %26, !llvm.loop !8

130:
  %131 = load i64, ptr %8, align 8
  %132 = load i64, ptr %9, align 8
  %133 = load i64, ptr %10, align 8
  %134 = load i64, ptr %11, align 8
  %135 = load i32, ptr %12, align 4
  %136 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %131, i64 noundef %132, i64 noundef %133, i64 noundef %134, i32 noundef %135)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @counts(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i16, align 2
  %5 = alloca i32, align 4
  store i64 %0, ptr %2, align 8
  %6 = load i64, ptr %2, align 8
  %7 = trunc i64 %6 to i32
  store i32 %7, ptr %3, align 4
  %8 = load i64, ptr %2, align 8
  %9 = trunc i64 %8 to i16
  store i16 %9, ptr %4, align 2
  %10 = load i64, ptr %2, align 8
  %11 = call i64 @llvm.ctpop.i64(i64 %10)
  %12 = trunc i64 %11 to i32
  %13 = load i32, ptr %3, align 4
  %14 = call i32 @llvm.ctpop.i32(i32 %13)
  %15 = mul nsw i32 3, %14
  %16 = add nsw i32 %12, %15
  %17 = load i16, ptr %4, align 2
  %18 = zext i16 %17 to i32
  %19 = call i32 @llvm.ctpop.i32(i32 %18)
  %20 = mul nsw i32 5, %19
  %21 = add nsw i32 %16, %20
  %22 = load i64, ptr %2, align 8
  %23 = call i64 @llvm.ctpop.i64(i64 %22)
  %24 = and i64 %23, 1
  %25 = trunc i64 %24 to i32
  %26 = mul nsw i32 7, %25
  %27 = add nsw i32 %21, %26
  store i32 %27, ptr %5, align 4
  %28 = load i64, ptr %2, align 8
  %29 = icmp ne i64 %28, 0
  br i1 %29, label %30, label %42

30:
  %31 = load i64, ptr %2, align 8
  %32 = call i64 @llvm.ctlz.i64(i64 %31, i1 true)
  %33 = trunc i64 %32 to i32
  %34 = mul nsw i32 11, %33
  %35 = load i64, ptr %2, align 8
  %36 = call i64 @llvm.cttz.i64(i64 %35, i1 true)
  %37 = trunc i64 %36 to i32
  %38 = mul nsw i32 13, %37
  %39 = add nsw i32 %34, %38
  %40 = load i32, ptr %5, align 4
  %41 = add nsw i32 %40, %39
  store i32 %41, ptr %5, align 4
  br label %42

42:
  %43 = load i32, ptr %3, align 4
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %45, label %55

45:
  %46 = load i32, ptr %3, align 4
  %47 = call i32 @llvm.ctlz.i32(i32 %46, i1 true)
  %48 = mul nsw i32 17, %47
  %49 = load i32, ptr %3, align 4
  %50 = call i32 @llvm.cttz.i32(i32 %49, i1 true)
  %51 = mul nsw i32 19, %50
  %52 = add nsw i32 %48, %51
  %53 = load i32, ptr %5, align 4
  %54 = add nsw i32 %53, %52
  store i32 %54, ptr %5, align 4
  br label %55

55:
  %56 = load i32, ptr %5, align 4
  %57 = load i32, ptr %3, align 4
  %58 = call i32 @llvm.cttz.i32(i32 %57, i1 true)
  %59 = add i32 %58, 1
  %60 = icmp eq i32 %57, 0
  %61 = select i1 %60, i32 0, i32 %59
  %62 = mul nsw i32 23, %61
  %63 = add nsw i32 %56, %62
  %64 = load i64, ptr %2, align 8
  %65 = call i64 @llvm.cttz.i64(i64 %64, i1 true)
  %66 = add i64 %65, 1
  %67 = icmp eq i64 %64, 0
  %68 = select i1 %67, i64 0, i64 %66
  %69 = trunc i64 %68 to i32
  %70 = mul nsw i32 29, %69
  %71 = add nsw i32 %63, %70
  %72 = load i32, ptr %3, align 4
  %73 = icmp slt i32 %72, 0
  %74 = xor i32 %72, -1
  %75 = select i1 %73, i32 %74, i32 %72
  %76 = call i32 @llvm.ctlz.i32(i32 %75, i1 false)
  %77 = sub i32 %76, 1
  %78 = mul nsw i32 31, %77
  %79 = add nsw i32 %71, %78
  ret i32 %79
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @swaps(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = call i64 @llvm.bswap.i64(i64 %3)
  %5 = load i64, ptr %2, align 8
  %6 = trunc i64 %5 to i32
  %7 = call i32 @llvm.bswap.i32(i32 %6)
  %8 = zext i32 %7 to i64
  %9 = xor i64 %4, %8
  %10 = load i64, ptr %2, align 8
  %11 = trunc i64 %10 to i16
  %12 = call i16 @llvm.bswap.i16(i16 %11)
  %13 = zext i16 %12 to i64
  %14 = shl i64 %13, 40
  %15 = xor i64 %9, %14
  ret i64 %15
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @rotates(i64 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i16, align 2
  %7 = alloca i8, align 1
  %8 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %9 = load i64, ptr %3, align 8
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %5, align 4
  %11 = load i64, ptr %3, align 8
  %12 = trunc i64 %11 to i16
  store i16 %12, ptr %6, align 2
  %13 = load i64, ptr %3, align 8
  %14 = trunc i64 %13 to i8
  store i8 %14, ptr %7, align 1
  %15 = load i64, ptr %3, align 8
  %16 = load i32, ptr %4, align 4
  %17 = and i32 %16, 63
  %18 = zext i32 %17 to i64
  %19 = shl i64 %15, %18
  %20 = load i64, ptr %3, align 8
  %21 = load i32, ptr %4, align 4
  %22 = sub nsw i32 0, %21
  %23 = and i32 %22, 63
  %24 = zext i32 %23 to i64
  %25 = lshr i64 %20, %24
  %26 = or i64 %19, %25
  %27 = load i64, ptr %3, align 8
  %28 = lshr i64 %27, 17
  %29 = load i64, ptr %3, align 8
  %30 = shl i64 %29, 47
  %31 = or i64 %28, %30
  %32 = xor i64 %26, %31
  store i64 %32, ptr %8, align 8
  %33 = load i32, ptr %5, align 4
  %34 = load i32, ptr %4, align 4
  %35 = and i32 %34, 31
  %36 = lshr i32 %33, %35
  %37 = load i32, ptr %5, align 4
  %38 = load i32, ptr %4, align 4
  %39 = sub nsw i32 0, %38
  %40 = and i32 %39, 31
  %41 = shl i32 %37, %40
  %42 = or i32 %36, %41
  %43 = load i32, ptr %5, align 4
  %44 = shl i32 %43, 5
  %45 = load i32, ptr %5, align 4
  %46 = lshr i32 %45, 27
  %47 = or i32 %44, %46
  %48 = xor i32 %42, %47
  %49 = zext i32 %48 to i64
  %50 = load i64, ptr %8, align 8
  %51 = add i64 %50, %49
  store i64 %51, ptr %8, align 8
  %52 = load i16, ptr %6, align 2
  %53 = zext i16 %52 to i32
  %54 = shl i32 %53, 3
  %55 = load i16, ptr %6, align 2
  %56 = zext i16 %55 to i32
  %57 = ashr i32 %56, 13
  %58 = or i32 %54, %57
  %59 = trunc i32 %58 to i16
  %60 = zext i16 %59 to i64
  %61 = shl i64 %60, 20
  %62 = load i64, ptr %8, align 8
  %63 = xor i64 %62, %61
  store i64 %63, ptr %8, align 8
  %64 = load i64, ptr %8, align 8
  %65 = load i8, ptr %7, align 1
  %66 = zext i8 %65 to i32
  %67 = load i32, ptr %4, align 4
  %68 = and i32 %67, 7
  %69 = shl i32 %66, %68
  %70 = load i8, ptr %7, align 1
  %71 = zext i8 %70 to i32
  %72 = load i32, ptr %4, align 4
  %73 = sub nsw i32 0, %72
  %74 = and i32 %73, 7
  %75 = ashr i32 %71, %74
  %76 = or i32 %69, %75
  %77 = trunc i32 %76 to i8
  %78 = zext i8 %77 to i64
  %79 = add i64 %64, %78
  ret i64 %79
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @reverse(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = lshr i64 %3, 1
  %5 = and i64 %4, 6148914691236517205
  %6 = load i64, ptr %2, align 8
  %7 = and i64 %6, 6148914691236517205
  %8 = shl i64 %7, 1
  %9 = or i64 %5, %8
  store i64 %9, ptr %2, align 8
  %10 = load i64, ptr %2, align 8
  %11 = lshr i64 %10, 2
  %12 = and i64 %11, 3689348814741910323
  %13 = load i64, ptr %2, align 8
  %14 = and i64 %13, 3689348814741910323
  %15 = shl i64 %14, 2
  %16 = or i64 %12, %15
  store i64 %16, ptr %2, align 8
  %17 = load i64, ptr %2, align 8
  %18 = lshr i64 %17, 4
  %19 = and i64 %18, 1085102592571150095
  %20 = load i64, ptr %2, align 8
  %21 = and i64 %20, 1085102592571150095
  %22 = shl i64 %21, 4
  %23 = or i64 %19, %22
  store i64 %23, ptr %2, align 8
  %24 = load i64, ptr %2, align 8
  %25 = call i64 @llvm.bswap.i64(i64 %24)
  ret i64 %25
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @fields(i64 noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %10 = load i32, ptr %6, align 4
  %11 = zext i32 %10 to i64
  %12 = shl i64 1, %11
  %13 = sub i64 %12, 1
  store i64 %13, ptr %7, align 8
  %14 = load i64, ptr %4, align 8
  %15 = load i32, ptr %5, align 4
  %16 = zext i32 %15 to i64
  %17 = lshr i64 %14, %16
  %18 = load i64, ptr %7, align 8
  %19 = and i64 %17, %18
  store i64 %19, ptr %8, align 8
  %20 = load i64, ptr %4, align 8
  %21 = load i32, ptr %5, align 4
  %22 = sub nsw i32 64, %21
  %23 = load i32, ptr %6, align 4
  %24 = sub nsw i32 %22, %23
  %25 = zext i32 %24 to i64
  %26 = shl i64 %20, %25
  %27 = load i32, ptr %6, align 4
  %28 = sub nsw i32 64, %27
  %29 = zext i32 %28 to i64
  %30 = ashr i64 %26, %29
  store i64 %30, ptr %9, align 8
  %31 = load i64, ptr %8, align 8
  %32 = mul i64 %31, 3
  %33 = load i64, ptr %9, align 8
  %34 = add i64 %32, %33
  %35 = load i64, ptr %4, align 8
  %36 = load i64, ptr %7, align 8
  %37 = load i32, ptr %5, align 4
  %38 = zext i32 %37 to i64
  %39 = shl i64 %36, %38
  %40 = xor i64 %39, -1
  %41 = and i64 %35, %40
  %42 = add i64 %34, %41
  %43 = load i64, ptr %4, align 8
  %44 = load i32, ptr %5, align 4
  %45 = zext i32 %44 to i64
  %46 = shl i64 1, %45
  %47 = or i64 %43, %46
  %48 = add i64 %42, %47
  %49 = load i64, ptr %4, align 8
  %50 = load i32, ptr %6, align 4
  %51 = zext i32 %50 to i64
  %52 = shl i64 1, %51
  %53 = xor i64 %49, %52
  %54 = add i64 %48, %53
  %55 = load i64, ptr %4, align 8
  %56 = load i32, ptr %5, align 4
  %57 = zext i32 %56 to i64
  %58 = shl i64 1, %57
  %59 = and i64 %55, %58
  %60 = icmp ne i64 %59, 0
  %61 = zext i1 %60 to i64
  %62 = select i1 %60, i32 5, i32 9
  %63 = sext i32 %62 to i64
  %64 = add i64 %54, %63
  ret i64 %64
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @saturate(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i16, align 2
  %7 = alloca i8, align 1
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %8 = load i32, ptr %3, align 4
  %9 = load i32, ptr %4, align 4
  %10 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %8, i32 %9)
  %11 = extractvalue { i32, i1 } %10, 1
  %12 = extractvalue { i32, i1 } %10, 0
  store i32 %12, ptr %5, align 4
  br i1 %11, label %13, label %18

13:
  %14 = load i32, ptr %3, align 4
  %15 = icmp slt i32 %14, 0
  %16 = zext i1 %15 to i64
  %17 = select i1 %15, i32 -2147483648, i32 2147483647
  store i32 %17, ptr %5, align 4
  br label %18

18:
  %19 = load i32, ptr %5, align 4
  %20 = icmp sgt i32 %19, 32767
  br i1 %20, label %21, label %22

21:
  br label %30

22:
  %23 = load i32, ptr %5, align 4
  %24 = icmp slt i32 %23, -32768
  br i1 %24, label %25, label %26

25:
  br label %28

26:
  %27 = load i32, ptr %5, align 4
  br label %28

28:
  %29 = phi i32 [ -32768, %25 ], [ %27, %26 ]
  br label %30

30:
  %31 = phi i32 [ 32767, %21 ], [ %29, %28 ]
  %32 = trunc i32 %31 to i16
  store i16 %32, ptr %6, align 2
  %33 = load i16, ptr %6, align 2
  %34 = sext i16 %33 to i32
  %35 = icmp slt i32 %34, 0
  br i1 %35, label %36, label %37

36:
  br label %47

37:
  %38 = load i16, ptr %6, align 2
  %39 = sext i16 %38 to i32
  %40 = icmp sgt i32 %39, 255
  br i1 %40, label %41, label %42

41:
  br label %45

42:
  %43 = load i16, ptr %6, align 2
  %44 = sext i16 %43 to i32
  br label %45

45:
  %46 = phi i32 [ 255, %41 ], [ %44, %42 ]
  br label %47

47:
  %48 = phi i32 [ 0, %36 ], [ %46, %45 ]
  %49 = trunc i32 %48 to i8
  store i8 %49, ptr %7, align 1
  %50 = load i32, ptr %5, align 4
  %51 = load i16, ptr %6, align 2
  %52 = sext i16 %51 to i32
  %53 = xor i32 %50, %52
  %54 = load i8, ptr %7, align 1
  %55 = zext i8 %54 to i32
  %56 = xor i32 %53, %55
  ret i32 %56
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @shifts(i64 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i16, align 2
  %7 = alloca i8, align 1
  store i64 %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %8 = load i64, ptr %3, align 8
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %5, align 4
  %10 = load i64, ptr %3, align 8
  %11 = trunc i64 %10 to i16
  store i16 %11, ptr %6, align 2
  %12 = load i64, ptr %3, align 8
  %13 = trunc i64 %12 to i8
  store i8 %13, ptr %7, align 1
  %14 = load i64, ptr %3, align 8
  %15 = load i32, ptr %4, align 4
  %16 = srem i32 %15, 64
  %17 = zext i32 %16 to i64
  %18 = ashr i64 %14, %17
  %19 = load i64, ptr %3, align 8
  %20 = load i32, ptr %4, align 4
  %21 = srem i32 %20, 64
  %22 = zext i32 %21 to i64
  %23 = lshr i64 %19, %22
  %24 = xor i64 %18, %23
  %25 = load i32, ptr %5, align 4
  %26 = load i32, ptr %4, align 4
  %27 = srem i32 %26, 32
  %28 = ashr i32 %25, %27
  %29 = sext i32 %28 to i64
  %30 = xor i64 %24, %29
  %31 = load i32, ptr %5, align 4
  %32 = load i32, ptr %4, align 4
  %33 = srem i32 %32, 32
  %34 = lshr i32 %31, %33
  %35 = zext i32 %34 to i64
  %36 = xor i64 %30, %35
  %37 = load i16, ptr %6, align 2
  %38 = sext i16 %37 to i32
  %39 = load i32, ptr %4, align 4
  %40 = srem i32 %39, 16
  %41 = ashr i32 %38, %40
  %42 = sext i32 %41 to i64
  %43 = xor i64 %36, %42
  %44 = load i8, ptr %7, align 1
  %45 = sext i8 %44 to i32
  %46 = load i32, ptr %4, align 4
  %47 = srem i32 %46, 8
  %48 = ashr i32 %45, %47
  %49 = sext i32 %48 to i64
  %50 = xor i64 %43, %49
  %51 = load i64, ptr %3, align 8
  %52 = load i32, ptr %4, align 4
  %53 = srem i32 %52, 64
  %54 = zext i32 %53 to i64
  %55 = shl i64 %51, %54
  %56 = xor i64 %50, %55
  %57 = load i8, ptr %7, align 1
  %58 = zext i8 %57 to i32
  %59 = load i32, ptr %4, align 4
  %60 = srem i32 %59, 8
  %61 = shl i32 %58, %60
  %62 = trunc i32 %61 to i8
  %63 = zext i8 %62 to i64
  %64 = xor i64 %56, %63
  ret i64 %64
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @bitset(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca [4 x i64], align 16
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  call void @llvm.memset.p0.i64(ptr align 16 %7, i8 0, i64 32, i1 false)
  store i32 0, ptr %8, align 4
  br label %13

13:
  %14 = load i32, ptr %8, align 4
  %15 = load i32, ptr %5, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %40

17:
  %18 = load ptr, ptr %4, align 8
  %19 = load i32, ptr %8, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %18, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = srem i32 %22, 64
  %24 = zext i32 %23 to i64
  %25 = shl i64 1, %24
  %26 = load ptr, ptr %4, align 8
  %27 = load i32, ptr %8, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = sdiv i32 %30, 64
  %32 = and i32 %31, 3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [4 x i64], ptr %7, i64 0, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = or i64 %35, %25
  store i64 %36, ptr %34, align 8
  br label %37

37:
  %38 = load i32, ptr %8, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %8, align 4
  br label %13, !llvm.loop !9

40:
  %41 = getelementptr inbounds [4 x i64], ptr %7, i64 0, i64 1
  %42 = load i64, ptr %41, align 8
  %43 = and i64 %42, -33
  store i64 %43, ptr %41, align 8
  %44 = load i32, ptr %6, align 4
  %45 = and i32 %44, 63
  %46 = zext i32 %45 to i64
  %47 = shl i64 1, %46
  %48 = getelementptr inbounds [4 x i64], ptr %7, i64 0, i64 2
  %49 = load i64, ptr %48, align 16
  %50 = xor i64 %49, %47
  store i64 %50, ptr %48, align 16
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %51

51:
  %52 = load i32, ptr %10, align 4
  %53 = icmp slt i32 %52, 256
  br i1 %53, label %54, label %72

54:
  %55 = load i32, ptr %10, align 4
  %56 = ashr i32 %55, 6
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [4 x i64], ptr %7, i64 0, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = load i32, ptr %10, align 4
  %61 = and i32 %60, 63
  %62 = zext i32 %61 to i64
  %63 = lshr i64 %59, %62
  %64 = and i64 %63, 1
  %65 = load i32, ptr %9, align 4
  %66 = sext i32 %65 to i64
  %67 = add i64 %66, %64
  %68 = trunc i64 %67 to i32
  store i32 %68, ptr %9, align 4
  br label %69

69:
  %70 = load i32, ptr %10, align 4
  %71 = add nsw i32 %70, 3
  store i32 %71, ptr %10, align 4
  br label %51, !llvm.loop !10

72:
  store i32 0, ptr %11, align 4
  br label %73

73:
  %74 = load i32, ptr %11, align 4
  %75 = icmp slt i32 %74, 4
  br i1 %75, label %76, label %102

76:
  %77 = load i32, ptr %11, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [4 x i64], ptr %7, i64 0, i64 %78
  %80 = load i64, ptr %79, align 8
  store i64 %80, ptr %12, align 8
  br label %81

81:
  %82 = load i64, ptr %12, align 8
  %83 = icmp ne i64 %82, 0
  br i1 %83, label %84, label %98

84:
  %85 = load i32, ptr %11, align 4
  %86 = mul nsw i32 %85, 64
  %87 = load i64, ptr %12, align 8
  %88 = call i64 @llvm.cttz.i64(i64 %87, i1 true)
  %89 = trunc i64 %88 to i32
  %90 = add nsw i32 %86, %89
  %91 = load i32, ptr %9, align 4
  %92 = add nsw i32 %91, %90
  store i32 %92, ptr %9, align 4
  br label %93

93:
  %94 = load i64, ptr %12, align 8
  %95 = sub i64 %94, 1
  %96 = load i64, ptr %12, align 8
  %97 = and i64 %96, %95
  store i64 %97, ptr %12, align 8
  br label %81, !llvm.loop !11

98:
  br label %99

99:
  %100 = load i32, ptr %11, align 4
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %11, align 4
  br label %73, !llvm.loop !12

102:
  %103 = load i32, ptr %9, align 4
  ret i32 %103
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @tricks(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = load i32, ptr %2, align 4
  %7 = sub i32 %6, 1
  %8 = and i32 %5, %7
  store i32 %8, ptr %3, align 4
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %2, align 4
  %11 = sub i32 0, %10
  %12 = and i32 %9, %11
  %13 = load i32, ptr %3, align 4
  %14 = xor i32 %13, %12
  store i32 %14, ptr %3, align 4
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %2, align 4
  %17 = sub i32 %16, 1
  %18 = xor i32 %15, %17
  %19 = load i32, ptr %3, align 4
  %20 = add i32 %19, %18
  store i32 %20, ptr %3, align 4
  %21 = load i32, ptr %2, align 4
  %22 = add i32 %21, 2147483647
  %23 = load i32, ptr %2, align 4
  %24 = xor i32 %23, -1
  %25 = and i32 %22, %24
  %26 = load i32, ptr %3, align 4
  %27 = xor i32 %26, %25
  store i32 %27, ptr %3, align 4
  %28 = load i32, ptr %2, align 4
  %29 = or i32 %28, 1
  %30 = call i32 @llvm.abs.i32(i32 %29, i1 true)
  %31 = load i32, ptr %2, align 4
  %32 = lshr i32 %31, 1
  %33 = load i32, ptr %2, align 4
  %34 = xor i32 %32, %33
  %35 = xor i32 %30, %34
  %36 = load i32, ptr %3, align 4
  %37 = add i32 %36, %35
  store i32 %37, ptr %3, align 4
  %38 = load i32, ptr %2, align 4
  %39 = load i32, ptr %2, align 4
  %40 = lshr i32 %39, 1
  %41 = and i32 %40, 1431655765
  %42 = sub i32 %38, %41
  store i32 %42, ptr %4, align 4
  %43 = load i32, ptr %4, align 4
  %44 = and i32 %43, 858993459
  %45 = load i32, ptr %4, align 4
  %46 = lshr i32 %45, 2
  %47 = and i32 %46, 858993459
  %48 = add i32 %44, %47
  store i32 %48, ptr %4, align 4
  %49 = load i32, ptr %3, align 4
  %50 = load i32, ptr %4, align 4
  %51 = load i32, ptr %4, align 4
  %52 = lshr i32 %51, 4
  %53 = add i32 %50, %52
  %54 = and i32 %53, 252645135
  %55 = mul i32 %54, 16843009
  %56 = lshr i32 %55, 24
  %57 = xor i32 %49, %56
  ret i32 %57
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @narrow(i8 noundef zeroext %0, i8 noundef signext %1, i16 noundef zeroext %2, i16 noundef signext %3) #0 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = alloca i16, align 2
  %8 = alloca i16, align 2
  %9 = alloca i8, align 1
  %10 = alloca i8, align 1
  %11 = alloca i16, align 2
  %12 = alloca i16, align 2
  store i8 %0, ptr %5, align 1
  store i8 %1, ptr %6, align 1
  store i16 %2, ptr %7, align 2
  store i16 %3, ptr %8, align 2
  %13 = load i8, ptr %5, align 1
  %14 = zext i8 %13 to i32
  %15 = load i8, ptr %6, align 1
  %16 = sext i8 %15 to i32
  %17 = load i16, ptr %7, align 2
  %18 = zext i16 %17 to i32
  %19 = mul nsw i32 %16, %18
  %20 = add nsw i32 %14, %19
  %21 = trunc i32 %20 to i8
  store i8 %21, ptr %9, align 1
  %22 = load i8, ptr %6, align 1
  %23 = sext i8 %22 to i32
  %24 = load i16, ptr %8, align 2
  %25 = sext i16 %24 to i32
  %26 = sub nsw i32 %23, %25
  %27 = trunc i32 %26 to i8
  store i8 %27, ptr %10, align 1
  %28 = load i16, ptr %7, align 2
  %29 = zext i16 %28 to i32
  %30 = load i16, ptr %8, align 2
  %31 = sext i16 %30 to i32
  %32 = mul nsw i32 %29, %31
  %33 = load i8, ptr %5, align 1
  %34 = zext i8 %33 to i32
  %35 = or i32 %34, 1
  %36 = sdiv i32 %32, %35
  %37 = trunc i32 %36 to i16
  store i16 %37, ptr %11, align 2
  %38 = load i16, ptr %8, align 2
  %39 = sext i16 %38 to i32
  %40 = load i8, ptr %6, align 1
  %41 = sext i8 %40 to i32
  %42 = or i32 %41, 1
  %43 = srem i32 %39, %42
  %44 = load i8, ptr %5, align 1
  %45 = zext i8 %44 to i32
  %46 = shl i32 %45, 7
  %47 = add nsw i32 %43, %46
  %48 = trunc i32 %47 to i16
  store i16 %48, ptr %12, align 2
  %49 = load i8, ptr %9, align 1
  %50 = zext i8 %49 to i32
  %51 = shl i32 %50, 24
  %52 = load i8, ptr %10, align 1
  %53 = sext i8 %52 to i32
  %54 = shl i32 %53, 12
  %55 = xor i32 %51, %54
  %56 = load i16, ptr %11, align 2
  %57 = zext i16 %56 to i32
  %58 = xor i32 %55, %57
  %59 = load i16, ptr %12, align 2
  %60 = sext i16 %59 to i32
  %61 = mul nsw i32 %60, 3
  %62 = xor i32 %58, %61
  %63 = load i8, ptr %9, align 1
  %64 = zext i8 %63 to i32
  %65 = load i8, ptr %10, align 1
  %66 = zext i8 %65 to i32
  %67 = icmp slt i32 %64, %66
  %68 = zext i1 %67 to i32
  %69 = xor i32 %62, %68
  %70 = load i8, ptr %10, align 1
  %71 = sext i8 %70 to i32
  %72 = load i8, ptr %6, align 1
  %73 = sext i8 %72 to i32
  %74 = icmp slt i32 %71, %73
  %75 = zext i1 %74 to i32
  %76 = shl i32 %75, 5
  %77 = xor i32 %69, %76
  %78 = load i16, ptr %11, align 2
  %79 = zext i16 %78 to i32
  %80 = load i16, ptr %7, align 2
  %81 = zext i16 %80 to i32
  %82 = icmp sgt i32 %79, %81
  %83 = zext i1 %82 to i32
  %84 = shl i32 %83, 9
  %85 = xor i32 %77, %84
  ret i32 %85
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
