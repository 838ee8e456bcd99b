; ModuleID = 'jumps.c'
source_filename = "jumps.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.handler = type { [1 x %struct.__jmp_buf_tag], ptr, i32 }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.parser = type { ptr, i32 }

@inputs = internal constant [8 x ptr] [ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8, ptr @.str.9], align 16
@.str = private unnamed_addr constant [22 x i8] c"%-22s = %d, error %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [43 x i8] c"nested %d, retry %d, cleanups %d, sum %ld\0A\00", align 1
@cleanups = internal global i32 0, align 4
@top = internal global ptr null, align 8
@.str.2 = private unnamed_addr constant [6 x i8] c"1+2*3\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"(4+5)*(6-2)/3\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"7/(3-3)\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"2*(3+4\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"12 \00", align 1
@.str.8 = private unnamed_addr constant [22 x i8] c"((((((((((1))))))))))\00", align 1
@.str.9 = private unnamed_addr constant [8 x i8] c"100/7*7\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %12 = load i32, ptr %4, align 4
  %13 = icmp sgt i32 %12, 1
  br i1 %13, label %14, label %19

14:
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds ptr, ptr %15, i64 1
  %17 = load ptr, ptr %16, align 8
  %18 = call i32 @atoi(ptr noundef %17) #7
  br label %20

19:
  br label %20

20:
  %21 = phi i32 [ %18, %14 ], [ 1, %19 ]
  store i32 %21, ptr %6, align 4
  store i64 0, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %22

22:
  %23 = load i32, ptr %8, align 4
  %24 = load i32, ptr %6, align 4
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %62

26:
  store i32 0, ptr %9, align 4
  br label %27

27:
  %28 = load i32, ptr %9, align 4
  %29 = zext i32 %28 to i64
  %30 = icmp ult i64 %29, 8
  br i1 %30, label %31, label %58

31:
  store i32 -1, ptr %10, align 4
  %32 = load i32, ptr %9, align 4
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds [8 x ptr], ptr @inputs, i64 0, i64 %33
  %35 = load ptr, ptr %34, align 8
  %36 = call i32 @evaluate(ptr noundef %35, ptr noundef %10)
  store i32 %36, ptr %11, align 4
  %37 = load i32, ptr %10, align 4
  %38 = mul nsw i32 %37, 7
  %39 = load i32, ptr %11, align 4
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = load i64, ptr %7, align 8
  %43 = add nsw i64 %42, %41
  store i64 %43, ptr %7, align 8
  %44 = load i32, ptr %8, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %54

46:
  %47 = load i32, ptr %9, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds [8 x ptr], ptr @inputs, i64 0, i64 %48
  %50 = load ptr, ptr %49, align 8
  %51 = load i32, ptr %10, align 4
  %52 = load i32, ptr %11, align 4
  %53 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %50, i32 noundef %51, i32 noundef %52)
  br label %54

54:
  br label %55

55:
  %56 = load i32, ptr %9, align 4
  %57 = add i32 %56, 1
  store i32 %57, ptr %9, align 4
  br label %27, !llvm.loop !6

58:
  br label %59

59:
  %60 = load i32, ptr %8, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %8, align 4
  br label %22, !llvm.loop !8

62:
  %63 = call i32 @nested(i32 noundef 4)
  %64 = call i32 @retry(i32 noundef 9)
  %65 = load i32, ptr @cleanups, align 4
  %66 = load i64, ptr %7, align 8
  %67 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %63, i32 noundef %64, i32 noundef %65, i64 noundef %66)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @evaluate(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca %struct.handler, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.parser, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %6, i8 0, i64 216, i1 false)
  %10 = getelementptr inbounds %struct.handler, ptr %6, i32 0, i32 0
  %11 = getelementptr inbounds %struct.handler, ptr %6, i32 0, i32 1
  %12 = load ptr, ptr @top, align 8
  store ptr %12, ptr %11, align 8
  %13 = getelementptr inbounds %struct.handler, ptr %6, i32 0, i32 2
  store volatile i32 0, ptr %7, align 4
  %14 = getelementptr inbounds %struct.handler, ptr %6, i32 0, i32 0
  %15 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %14, i64 0, i64 0
  %16 = call i32 @_setjmp(ptr noundef %15) #8
  store i32 %16, ptr %8, align 4
  %17 = load i32, ptr %8, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %33

19:
  store ptr %6, ptr @top, align 8
  %20 = getelementptr inbounds %struct.parser, ptr %9, i32 0, i32 0
  %21 = load ptr, ptr %4, align 8
  store ptr %21, ptr %20, align 8
  %22 = getelementptr inbounds %struct.parser, ptr %9, i32 0, i32 1
  store i32 0, ptr %22, align 8
  store volatile i32 1, ptr %7, align 4
  %23 = call i32 @expression(ptr noundef %9)
  %24 = load ptr, ptr %5, align 8
  store i32 %23, ptr %24, align 4
  store volatile i32 2, ptr %7, align 4
  %25 = getelementptr inbounds %struct.parser, ptr %9, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = load i8, ptr %26, align 1
  %28 = icmp ne i8 %27, 0
  br i1 %28, label %29, label %30

29:
  call void @throw(i32 noundef 6) #9
  unreachable

30:
  %31 = getelementptr inbounds %struct.handler, ptr %6, i32 0, i32 1
  %32 = load ptr, ptr %31, align 8
  store ptr %32, ptr @top, align 8
  store i32 0, ptr %3, align 4
  br label %40

33:
  %34 = load i32, ptr @cleanups, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr @cleanups, align 4
  %36 = load i32, ptr %8, align 4
  %37 = mul nsw i32 %36, 10
  %38 = load volatile i32, ptr %7, align 4
  %39 = add nsw i32 %37, %38
  store i32 %39, ptr %3, align 4
  br label %40

40:
  %41 = load i32, ptr %3, align 4
  ret i32 %41
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @nested(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.handler, align 8
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 216, i1 false)
  %5 = getelementptr inbounds %struct.handler, ptr %3, i32 0, i32 0
  %6 = getelementptr inbounds %struct.handler, ptr %3, i32 0, i32 1
  %7 = load ptr, ptr @top, align 8
  store ptr %7, ptr %6, align 8
  %8 = getelementptr inbounds %struct.handler, ptr %3, i32 0, i32 2
  %9 = load i32, ptr %2, align 4
  %10 = mul nsw i32 %9, 100
  store volatile i32 %10, ptr %4, align 4
  %11 = getelementptr inbounds %struct.handler, ptr %3, i32 0, i32 0
  %12 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %11, i64 0, i64 0
  %13 = call i32 @_setjmp(ptr noundef %12) #8
  switch i32 %13, label %33 [
    i32 0, label %14
    i32 9, label %26
  ]

14:
  store ptr %3, ptr @top, align 8
  %15 = load i32, ptr %2, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %18

17:
  call void @throw(i32 noundef 9) #9
  unreachable

18:
  %19 = load i32, ptr %2, align 4
  %20 = sub nsw i32 %19, 1
  %21 = call i32 @nested(i32 noundef %20)
  %22 = load volatile i32, ptr %4, align 4
  %23 = add nsw i32 %22, %21
  store volatile i32 %23, ptr %4, align 4
  %24 = getelementptr inbounds %struct.handler, ptr %3, i32 0, i32 1
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr @top, align 8
  br label %36

26:
  %27 = load volatile i32, ptr %4, align 4
  %28 = add nsw i32 %27, 1
  store volatile i32 %28, ptr %4, align 4
  %29 = load i32, ptr %2, align 4
  %30 = icmp slt i32 %29, 2
  br i1 %30, label %31, label %32

31:
  call void @throw(i32 noundef 9) #9
  unreachable

32:
  br label %36

33:
  %34 = load volatile i32, ptr %4, align 4
  %35 = add nsw i32 %34, 2
  store volatile i32 %35, ptr %4, align 4
  br label %36

36:
  %37 = load volatile i32, ptr %4, align 4
  ret i32 %37
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @retry(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__jmp_buf_tag], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store volatile i32 0, ptr %4, align 4
  %6 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %3, i64 0, i64 0
  %7 = call i32 @_setjmp(ptr noundef %6) #8
  store i32 %7, ptr %5, align 4
  %8 = load volatile i32, ptr %4, align 4
  %9 = add nsw i32 %8, 1
  store volatile i32 %9, ptr %4, align 4
  %10 = load i32, ptr %5, align 4
  %11 = load i32, ptr %2, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %17

13:
  %14 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %3, i64 0, i64 0
  %15 = load i32, ptr %5, align 4
  %16 = add nsw i32 %15, 2
  call void @longjmp(ptr noundef %14, i32 noundef %16) #10
  unreachable

17:
  %18 = load volatile i32, ptr %4, align 4
  %19 = mul nsw i32 %18, 1000
  %20 = load i32, ptr %5, align 4
  %21 = add nsw i32 %19, %20
  ret i32 %21
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @expression(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call i32 @term(ptr noundef %4)
  store i32 %5, ptr %3, align 4
  br label %6

6:
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds %struct.parser, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load i8, ptr %9, align 1
  %11 = sext i8 %10 to i32
  %12 = icmp eq i32 %11, 43
  br i1 %12, label %20, label %13

13:
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds %struct.parser, ptr %14, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = load i8, ptr %16, align 1
  %18 = sext i8 %17 to i32
  %19 = icmp eq i32 %18, 45
  br label %20

20:
  %21 = phi i1 [ true, %6 ], [ %19, %13 ]
  br i1 %21, label %22, label %42

22:
  %23 = load ptr, ptr %2, align 8
  %24 = getelementptr inbounds %struct.parser, ptr %23, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds i8, ptr %25, i32 1
  store ptr %26, ptr %24, align 8
  %27 = load i8, ptr %25, align 1
  %28 = sext i8 %27 to i32
  %29 = icmp eq i32 %28, 43
  br i1 %29, label %30, label %35

30:
  %31 = load i32, ptr %3, align 4
  %32 = load ptr, ptr %2, align 8
  %33 = call i32 @term(ptr noundef %32)
  %34 = add nsw i32 %31, %33
  br label %40

35:
  %36 = load i32, ptr %3, align 4
  %37 = load ptr, ptr %2, align 8
  %38 = call i32 @term(ptr noundef %37)
  %39 = sub nsw i32 %36, %38
  br label %40

40:
  %41 = phi i32 [ %34, %30 ], [ %39, %35 ]
  store i32 %41, ptr %3, align 4
  br label %6, !llvm.loop !9

42:
  %43 = load i32, ptr %3, align 4
  ret i32 %43
}

; Function Attrs: noinline noreturn nounwind optnone uwtable
define internal void @throw(i32 noundef %0) #5 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  %4 = load ptr, ptr @top, align 8
  store ptr %4, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.handler, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8
  store ptr %7, ptr @top, align 8
  %8 = load i32, ptr %2, align 4
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds %struct.handler, ptr %9, i32 0, i32 2
  store i32 %8, ptr %10, align 8
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.handler, ptr %11, i32 0, i32 0
  %13 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %12, i64 0, i64 0
  %14 = load i32, ptr %2, align 4
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %18

16:
  %17 = load i32, ptr %2, align 4
  br label %19

18:
  br label %19

19:
  %20 = phi i32 [ %17, %16 ], [ 1, %18 ]
  call void @longjmp(ptr noundef %13, i32 noundef %20) #10
  unreachable
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @term(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call i32 @primary(ptr noundef %4)
  store i32 %5, ptr %3, align 4
  br label %6

6:
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds %struct.parser, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load i8, ptr %9, align 1
  %11 = sext i8 %10 to i32
  %12 = icmp eq i32 %11, 42
  br i1 %12, label %20, label %13

13:
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds %struct.parser, ptr %14, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = load i8, ptr %16, align 1
  %18 = sext i8 %17 to i32
  %19 = icmp eq i32 %18, 47
  br label %20

20:
  %21 = phi i1 [ true, %6 ], [ %19, %13 ]
  br i1 %21, label %22, label %42

22:
  %23 = load ptr, ptr %2, align 8
  %24 = getelementptr inbounds %struct.parser, ptr %23, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds i8, ptr %25, i32 1
  store ptr %26, ptr %24, align 8
  %27 = load i8, ptr %25, align 1
  %28 = sext i8 %27 to i32
  %29 = icmp eq i32 %28, 42
  br i1 %29, label %30, label %35

30:
  %31 = load i32, ptr %3, align 4
  %32 = load ptr, ptr %2, align 8
  %33 = call i32 @primary(ptr noundef %32)
  %34 = mul nsw i32 %31, %33
  br label %40

35:
  %36 = load i32, ptr %3, align 4
  %37 = load ptr, ptr %2, align 8
  %38 = call i32 @primary(ptr noundef %37)
  %39 = call i32 @divide(i32 noundef %36, i32 noundef %38)
  br label %40

40:
  %41 = phi i32 [ %34, %30 ], [ %39, %35 ]
  store i32 %41, ptr %3, align 4
  br label %6, !llvm.loop !10

42:
  %43 = load i32, ptr %3, align 4
  ret i32 %43
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @primary(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.parser, ptr %6, i32 0, i32 1
  %8 = load i32, ptr %7, align 8
  %9 = icmp sgt i32 %8, 8
  br i1 %9, label %10, label %11

10:
  call void @throw(i32 noundef 7) #9
  unreachable

11:
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds %struct.parser, ptr %12, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = load i8, ptr %14, align 1
  %16 = sext i8 %15 to i32
  %17 = icmp eq i32 %16, 40
  br i1 %17, label %18, label %43

18:
  %19 = load ptr, ptr %3, align 8
  %20 = getelementptr inbounds %struct.parser, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %21, i32 1
  store ptr %22, ptr %20, align 8
  %23 = load ptr, ptr %3, align 8
  %24 = getelementptr inbounds %struct.parser, ptr %23, i32 0, i32 1
  %25 = load i32, ptr %24, align 8
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %24, align 8
  %27 = load ptr, ptr %3, align 8
  %28 = call i32 @expression(ptr noundef %27)
  store i32 %28, ptr %4, align 4
  %29 = load ptr, ptr %3, align 8
  %30 = getelementptr inbounds %struct.parser, ptr %29, i32 0, i32 1
  %31 = load i32, ptr %30, align 8
  %32 = add nsw i32 %31, -1
  store i32 %32, ptr %30, align 8
  %33 = load ptr, ptr %3, align 8
  %34 = getelementptr inbounds %struct.parser, ptr %33, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds i8, ptr %35, i32 1
  store ptr %36, ptr %34, align 8
  %37 = load i8, ptr %35, align 1
  %38 = sext i8 %37 to i32
  %39 = icmp ne i32 %38, 41
  br i1 %39, label %40, label %41

40:
  call void @throw(i32 noundef 4) #9
  unreachable

41:
  %42 = load i32, ptr %4, align 4
  store i32 %42, ptr %2, align 4
  br label %88

43:
  %44 = load ptr, ptr %3, align 8
  %45 = getelementptr inbounds %struct.parser, ptr %44, i32 0, i32 0
  %46 = load ptr, ptr %45, align 8
  %47 = load i8, ptr %46, align 1
  %48 = sext i8 %47 to i32
  %49 = icmp slt i32 %48, 48
  br i1 %49, label %57, label %50

50:
  %51 = load ptr, ptr %3, align 8
  %52 = getelementptr inbounds %struct.parser, ptr %51, i32 0, i32 0
  %53 = load ptr, ptr %52, align 8
  %54 = load i8, ptr %53, align 1
  %55 = sext i8 %54 to i32
  %56 = icmp sgt i32 %55, 57
  br i1 %56, label %57, label %58

57:
  call void @throw(i32 noundef 5) #9
  unreachable

58:
  store i32 0, ptr %5, align 4
  br label %59

59:
  %60 = load ptr, ptr %3, align 8
  %61 = getelementptr inbounds %struct.parser, ptr %60, i32 0, i32 0
  %62 = load ptr, ptr %61, align 8
  %63 = load i8, ptr %62, align 1
  %64 = sext i8 %63 to i32
  %65 = icmp sge i32 %64, 48
  br i1 %65, label %66, label %73

66:
  %67 = load ptr, ptr %3, align 8
  %68 = getelementptr inbounds %struct.parser, ptr %67, i32 0, i32 0
  %69 = load ptr, ptr %68, align 8
  %70 = load i8, ptr %69, align 1
  %71 = sext i8 %70 to i32
  %72 = icmp sle i32 %71, 57
  br label %73

73:
  %74 = phi i1 [ false, %59 ], [ %72, %66 ]
  br i1 %74, label %75, label %86

75:
  %76 = load i32, ptr %5, align 4
  %77 = mul nsw i32 %76, 10
  %78 = load ptr, ptr %3, align 8
  %79 = getelementptr inbounds %struct.parser, ptr %78, i32 0, i32 0
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds i8, ptr %80, i32 1
  store ptr %81, ptr %79, align 8
  %82 = load i8, ptr %80, align 1
  %83 = sext i8 %82 to i32
  %84 = add nsw i32 %77, %83
  %85 = sub nsw i32 %84, 48
  store i32 %85, ptr %5, align 4
  br label %59, !llvm.loop !11

86:
  %87 = load i32, ptr %5, align 4
  store i32 %87, ptr %2, align 4
  br label %88

88:
  %89 = load i32, ptr %2, align 4
  ret i32 %89
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @divide(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:
  call void @throw(i32 noundef 3) #9
  unreachable

8:
  %9 = load i32, ptr %3, align 4
  %10 = load i32, ptr %4, align 4
  %11 = sdiv i32 %9, %10
  ret i32 %11
}

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline noreturn nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { nounwind returns_twice }
attributes #9 = { noreturn }
attributes #10 = { noreturn nounwind }

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
