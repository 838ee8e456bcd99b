; ModuleID = 'jumps.c'
source_filename = "jumps.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.handler = type { [1 x %struct.__jmp_buf_tag], ptr, i32 }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.parser = type { ptr, i32 }

@inputs = internal unnamed_addr constant [8 x ptr] [ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8, ptr @.str.9], align 16
@.str = private unnamed_addr constant [22 x i8] c"%-22s = %d, error %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [43 x i8] c"nested %d, retry %d, cleanups %d, sum %ld\0A\00", align 1
@cleanups = internal unnamed_addr global i32 0, align 4
@top = internal unnamed_addr global ptr null, align 8
@.str.2 = private unnamed_addr constant [6 x i8] c"1+2*3\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"(4+5)*(6-2)/3\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"7/(3-3)\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"2*(3+4\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"12 \00", align 1
@.str.8 = private unnamed_addr constant [22 x i8] c"((((((((((1))))))))))\00", align 1
@.str.9 = private unnamed_addr constant [8 x i8] c"100/7*7\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %10

5:
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !5
  %8 = tail call i64 @strtol(ptr nocapture noundef nonnull %7, ptr noundef null, i32 noundef 10) #9
  %9 = trunc i64 %8 to i32
  br label %10

10:
  %11 = phi i32 [ %9, %5 ], [ 1, %2 ]
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %17

13:
  %14 = phi i32 [ %24, %23 ], [ 0, %10 ]
  %15 = phi i64 [ %36, %23 ], [ 0, %10 ]
  %16 = icmp eq i32 %14, 0
  br label %26

17:
  %18 = phi i64 [ 0, %10 ], [ %36, %23 ]
  %19 = tail call fastcc i32 @nested(i32 noundef 4)
  %20 = tail call fastcc i32 @retry()
  %21 = load i32, ptr @cleanups, align 4, !tbaa !9
  %22 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %19, i32 noundef %20, i32 noundef %21, i64 noundef %18)
  ret i32 0

23:
  %24 = add nuw nsw i32 %14, 1
  %25 = icmp eq i32 %24, %11
  br i1 %25, label %17, label %13, !llvm.loop !11

26:
  %27 = phi i64 [ 0, %13 ], [ %40, %39 ]
  %28 = phi i64 [ %15, %13 ], [ %36, %39 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #9
  store i32 -1, ptr %3, align 4, !tbaa !9
  %29 = getelementptr inbounds [8 x ptr], ptr @inputs, i64 0, i64 %27
  %30 = load ptr, ptr %29, align 8, !tbaa !5
  %31 = call fastcc i32 @evaluate(ptr noundef %30, ptr noundef nonnull %3)
  %32 = load i32, ptr %3, align 4, !tbaa !9
  %33 = mul nsw i32 %32, 7
  %34 = add nsw i32 %33, %31
  %35 = sext i32 %34 to i64
  %36 = add nsw i64 %28, %35
  br i1 %16, label %37, label %39

37:
  %38 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef %30, i32 noundef %32, i32 noundef %31)
  br label %39

39:
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #9
  %40 = add nuw nsw i64 %27, 1
  %41 = icmp eq i64 %40, 8
  br i1 %41, label %23, label %26, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @evaluate(ptr noundef %0, ptr nocapture noundef writeonly %1) unnamed_addr #2 {
  %3 = alloca %struct.handler, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.parser, align 8
  call void @llvm.lifetime.start.p0(i64 216, ptr nonnull %3) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(216) %3, i8 0, i64 216, i1 false)
  %6 = getelementptr inbounds i8, ptr %3, i64 200
  %7 = load ptr, ptr @top, align 8, !tbaa !5
  store ptr %7, ptr %6, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  store volatile i32 0, ptr %4, align 4, !tbaa !9
  %8 = call i32 @_setjmp(ptr noundef nonnull %3) #10
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %19

10:
  store ptr %3, ptr @top, align 8, !tbaa !5
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #9
  store ptr %0, ptr %5, align 8, !tbaa !17
  %11 = getelementptr inbounds i8, ptr %5, i64 8
  store i32 0, ptr %11, align 8, !tbaa !19
  store volatile i32 1, ptr %4, align 4, !tbaa !9
  %12 = call fastcc i32 @expression(ptr noundef nonnull %5)
  store i32 %12, ptr %1, align 4, !tbaa !9
  store volatile i32 2, ptr %4, align 4, !tbaa !9
  %13 = load ptr, ptr %5, align 8, !tbaa !17
  %14 = load i8, ptr %13, align 1, !tbaa !20
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %17, label %16

16:
  call fastcc void @throw(i32 noundef 6) #11
  unreachable

17:
  %18 = load ptr, ptr %6, align 8, !tbaa !15
  store ptr %18, ptr @top, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #9
  br label %25

19:
  %20 = load i32, ptr @cleanups, align 4, !tbaa !9
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr @cleanups, align 4, !tbaa !9
  %22 = mul nsw i32 %8, 10
  %23 = load volatile i32, ptr %4, align 4, !tbaa !9
  %24 = add nsw i32 %23, %22
  br label %25

25:
  %26 = phi i32 [ 0, %17 ], [ %24, %19 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 216, ptr nonnull %3) #9
  ret i32 %26
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @nested(i32 noundef %0) unnamed_addr #2 {
  %2 = alloca %struct.handler, align 8
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 216, ptr nonnull %2) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(216) %2, i8 0, i64 216, i1 false)
  %4 = getelementptr inbounds i8, ptr %2, i64 200
  %5 = load ptr, ptr @top, align 8, !tbaa !5
  store ptr %5, ptr %4, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3)
  %6 = mul nuw nsw i32 %0, 100
  store volatile i32 %6, ptr %3, align 4, !tbaa !9
  %7 = call i32 @_setjmp(ptr noundef nonnull %2) #10
  switch i32 %7, label %22 [
    i32 0, label %8
    i32 9, label %17
  ]

8:
  store ptr %2, ptr @top, align 8, !tbaa !5
  %9 = icmp eq i32 %0, 0
  br i1 %9, label %10, label %11

10:
  call fastcc void @throw(i32 noundef 9) #11
  unreachable

11:
  %12 = add nsw i32 %0, -1
  %13 = call fastcc i32 @nested(i32 noundef %12)
  %14 = load volatile i32, ptr %3, align 4, !tbaa !9
  %15 = add nsw i32 %14, %13
  store volatile i32 %15, ptr %3, align 4, !tbaa !9
  %16 = load ptr, ptr %4, align 8, !tbaa !15
  store ptr %16, ptr @top, align 8, !tbaa !5
  br label %25

17:
  %18 = load volatile i32, ptr %3, align 4, !tbaa !9
  %19 = add nsw i32 %18, 1
  store volatile i32 %19, ptr %3, align 4, !tbaa !9
  %20 = icmp slt i32 %0, 2
  br i1 %20, label %21, label %25

21:
  call fastcc void @throw(i32 noundef 9) #11
  unreachable

22:
  %23 = load volatile i32, ptr %3, align 4, !tbaa !9
  %24 = add nsw i32 %23, 2
  store volatile i32 %24, ptr %3, align 4, !tbaa !9
  br label %25

25:
  %26 = load volatile i32, ptr %3, align 4, !tbaa !9
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 216, ptr nonnull %2) #9
  ret i32 %26
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc range(i32 -2147483639, -2147483648) i32 @retry() unnamed_addr #2 {
  %1 = alloca [1 x %struct.__jmp_buf_tag], align 16
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 200, ptr nonnull %1) #9
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2)
  store volatile i32 0, ptr %2, align 4, !tbaa !9
  %3 = call i32 @_setjmp(ptr noundef nonnull %1) #10
  %4 = load volatile i32, ptr %2, align 4, !tbaa !9
  %5 = add nsw i32 %4, 1
  store volatile i32 %5, ptr %2, align 4, !tbaa !9
  %6 = icmp slt i32 %3, 9
  br i1 %6, label %7, label %9

7:
  %8 = add nsw i32 %3, 2
  call void @longjmp(ptr noundef nonnull %1, i32 noundef %8) #12
  unreachable

9:
  %10 = load volatile i32, ptr %2, align 4, !tbaa !9
  %11 = mul nsw i32 %10, 1000
  %12 = add nsw i32 %11, %3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 200, ptr nonnull %1) #9
  ret i32 %12
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind uwtable
define internal fastcc i32 @expression(ptr nocapture noundef %0) unnamed_addr #0 {
  %2 = tail call fastcc i32 @primary(ptr noundef %0)
  br label %3

3:
  %4 = phi i32 [ %2, %1 ], [ %17, %16 ]
  %5 = load ptr, ptr %0, align 8, !tbaa !17
  %6 = load i8, ptr %5, align 1, !tbaa !20
  switch i8 %6, label %18 [
    i8 42, label %7
    i8 47, label %7
  ]

7:
  %8 = getelementptr inbounds i8, ptr %5, i64 1
  store ptr %8, ptr %0, align 8, !tbaa !17
  %9 = load i8, ptr %5, align 1, !tbaa !20
  %10 = icmp eq i8 %9, 42
  %11 = tail call fastcc i32 @primary(ptr noundef nonnull %0)
  br i1 %10, label %12, label %14

12:
  %13 = mul nsw i32 %11, %4
  br label %16

14:
  %15 = tail call fastcc i32 @divide(i32 noundef %4, i32 noundef %11)
  br label %16

16:
  %17 = phi i32 [ %13, %12 ], [ %15, %14 ]
  br label %3, !llvm.loop !21

18:
  %19 = phi i32 [ %62, %61 ], [ %4, %3 ]
  %20 = load ptr, ptr %0, align 8, !tbaa !17
  %21 = load i8, ptr %20, align 1, !tbaa !20
  switch i8 %21, label %63 [
    i8 43, label %22
    i8 45, label %22
  ]

22:
  %23 = getelementptr inbounds i8, ptr %20, i64 1
  store ptr %23, ptr %0, align 8, !tbaa !17
  %24 = load i8, ptr %20, align 1, !tbaa !20
  %25 = icmp eq i8 %24, 43
  %26 = tail call fastcc i32 @primary(ptr noundef nonnull %0)
  br i1 %25, label %27, label %44

27:
  %28 = phi i32 [ %41, %40 ], [ %26, %22 ]
  %29 = load ptr, ptr %0, align 8, !tbaa !17
  %30 = load i8, ptr %29, align 1, !tbaa !20
  switch i8 %30, label %42 [
    i8 42, label %31
    i8 47, label %31
  ]

31:
  %32 = getelementptr inbounds i8, ptr %29, i64 1
  store ptr %32, ptr %0, align 8, !tbaa !17
  %33 = load i8, ptr %29, align 1, !tbaa !20
  %34 = icmp eq i8 %33, 42
  %35 = tail call fastcc i32 @primary(ptr noundef nonnull %0)
  br i1 %34, label %36, label %38

36:
  %37 = mul nsw i32 %35, %28
  br label %40

38:
  %39 = tail call fastcc i32 @divide(i32 noundef %28, i32 noundef %35)
  br label %40

40:
  %41 = phi i32 [ %37, %36 ], [ %39, %38 ]
  br label %27, !llvm.loop !21

42:
  %43 = add nsw i32 %28, %19
  br label %61

44:
  %45 = phi i32 [ %58, %57 ], [ %26, %22 ]
  %46 = load ptr, ptr %0, align 8, !tbaa !17
  %47 = load i8, ptr %46, align 1, !tbaa !20
  switch i8 %47, label %59 [
    i8 42, label %48
    i8 47, label %48
  ]

48:
  %49 = getelementptr inbounds i8, ptr %46, i64 1
  store ptr %49, ptr %0, align 8, !tbaa !17
  %50 = load i8, ptr %46, align 1, !tbaa !20
  %51 = icmp eq i8 %50, 42
  %52 = tail call fastcc i32 @primary(ptr noundef nonnull %0)
  br i1 %51, label %53, label %55

53:
  %54 = mul nsw i32 %52, %45
  br label %57

55:
  %56 = tail call fastcc i32 @divide(i32 noundef %45, i32 noundef %52)
  br label %57

57:
  %58 = phi i32 [ %54, %53 ], [ %56, %55 ]
  br label %44, !llvm.loop !21

59:
  %60 = sub nsw i32 %19, %45
  br label %61

61:
  %62 = phi i32 [ %43, %42 ], [ %60, %59 ]
  br label %18, !llvm.loop !22

63:
  ret i32 %19
}

; Function Attrs: noreturn nounwind uwtable
define internal fastcc void @throw(i32 noundef %0) unnamed_addr #7 {
  %2 = load ptr, ptr @top, align 8, !tbaa !5
  %3 = getelementptr inbounds i8, ptr %2, i64 200
  %4 = load ptr, ptr %3, align 8, !tbaa !15
  store ptr %4, ptr @top, align 8, !tbaa !5
  %5 = getelementptr inbounds i8, ptr %2, i64 208
  store i32 %0, ptr %5, align 8, !tbaa !23
  tail call void @longjmp(ptr noundef %2, i32 noundef %0) #12
  unreachable
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @primary(ptr nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8, !tbaa !19
  %4 = icmp sgt i32 %3, 8
  br i1 %4, label %5, label %6

5:
  tail call fastcc void @throw(i32 noundef 7) #11
  unreachable

6:
  %7 = load ptr, ptr %0, align 8, !tbaa !17
  %8 = load i8, ptr %7, align 1, !tbaa !20
  %9 = icmp eq i8 %8, 40
  br i1 %9, label %10, label %21

10:
  %11 = getelementptr inbounds i8, ptr %7, i64 1
  store ptr %11, ptr %0, align 8, !tbaa !17
  %12 = add nsw i32 %3, 1
  store i32 %12, ptr %2, align 8, !tbaa !19
  %13 = tail call fastcc i32 @expression(ptr noundef nonnull %0)
  %14 = load i32, ptr %2, align 8, !tbaa !19
  %15 = add nsw i32 %14, -1
  store i32 %15, ptr %2, align 8, !tbaa !19
  %16 = load ptr, ptr %0, align 8, !tbaa !17
  %17 = getelementptr inbounds i8, ptr %16, i64 1
  store ptr %17, ptr %0, align 8, !tbaa !17
  %18 = load i8, ptr %16, align 1, !tbaa !20
  %19 = icmp eq i8 %18, 41
  br i1 %19, label %42, label %20

20:
  tail call fastcc void @throw(i32 noundef 4) #11
  unreachable

21:
  %22 = add i8 %8, -58
  %23 = icmp ult i8 %22, -10
  br i1 %23, label %29, label %24

24:
  %25 = load ptr, ptr %0, align 8, !tbaa !17
  %26 = load i8, ptr %25, align 1, !tbaa !20
  %27 = add i8 %26, -48
  %28 = icmp ult i8 %27, 10
  br i1 %28, label %30, label %42

29:
  tail call fastcc void @throw(i32 noundef 5) #11
  unreachable

30:
  %31 = phi i32 [ %38, %30 ], [ 0, %24 ]
  %32 = phi ptr [ %34, %30 ], [ %25, %24 ]
  %33 = mul nsw i32 %31, 10
  %34 = getelementptr inbounds i8, ptr %32, i64 1
  store ptr %34, ptr %0, align 8, !tbaa !17
  %35 = load i8, ptr %32, align 1, !tbaa !20
  %36 = sext i8 %35 to i32
  %37 = add i32 %33, -48
  %38 = add i32 %37, %36
  %39 = load i8, ptr %34, align 1, !tbaa !20
  %40 = add i8 %39, -48
  %41 = icmp ult i8 %40, 10
  br i1 %41, label %30, label %42, !llvm.loop !24

42:
  %43 = phi i32 [ %13, %10 ], [ 0, %24 ], [ %38, %30 ]
  ret i32 %43
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc noundef i32 @divide(i32 noundef %0, i32 noundef %1) unnamed_addr #2 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %5

4:
  tail call fastcc void @throw(i32 noundef 3) #11
  unreachable

5:
  %6 = sdiv i32 %0, %1
  ret i32 %6
}

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #8

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind returns_twice "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { nounwind returns_twice }
attributes #11 = { noreturn }
attributes #12 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = !{!16, !6, i64 200}
!16 = !{!"handler", !7, i64 0, !6, i64 200, !10, i64 208}
!17 = !{!18, !6, i64 0}
!18 = !{!"parser", !6, i64 0, !10, i64 8}
!19 = !{!18, !10, i64 8}
!20 = !{!7, !7, i64 0}
!21 = distinct !{!21, !12, !13}
!22 = distinct !{!22, !12, !13}
!23 = !{!16, !10, i64 208}
!24 = distinct !{!24, !12, !13}
