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

; Function Attrs: minsize nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %9

5:
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !5
  %8 = tail call i32 @atoi(ptr nocapture noundef %7) #10
  br label %9

9:
  %10 = phi i32 [ %8, %5 ], [ 1, %2 ]
  %11 = tail call i32 @llvm.smax.i32(i32 %10, i32 0)
  br label %12

12:
  %13 = phi i64 [ 0, %9 ], [ %25, %27 ]
  %14 = phi i32 [ 0, %9 ], [ %28, %27 ]
  %15 = icmp eq i32 %14, %11
  br i1 %15, label %18, label %16

16:
  %17 = icmp eq i32 %14, 0
  br label %23

18:
  %19 = tail call fastcc i32 @nested(i32 noundef 4) #11
  %20 = tail call fastcc i32 @retry() #11
  %21 = load i32, ptr @cleanups, align 4, !tbaa !9
  %22 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %19, i32 noundef %20, i32 noundef %21, i64 noundef %13) #11
  ret i32 0

23:
  %24 = phi i64 [ 0, %16 ], [ %41, %40 ]
  %25 = phi i64 [ %13, %16 ], [ %37, %40 ]
  %26 = icmp eq i64 %24, 8
  br i1 %26, label %27, label %29

27:
  %28 = add nuw i32 %14, 1
  br label %12, !llvm.loop !11

29:
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #12
  store i32 -1, ptr %3, align 4, !tbaa !9
  %30 = getelementptr inbounds [8 x ptr], ptr @inputs, i64 0, i64 %24
  %31 = load ptr, ptr %30, align 8, !tbaa !5
  %32 = call fastcc i32 @evaluate(ptr noundef %31, ptr noundef nonnull %3) #11
  %33 = load i32, ptr %3, align 4, !tbaa !9
  %34 = mul nsw i32 %33, 7
  %35 = add nsw i32 %34, %32
  %36 = sext i32 %35 to i64
  %37 = add nsw i64 %25, %36
  br i1 %17, label %38, label %40

38:
  %39 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef %31, i32 noundef %33, i32 noundef %32) #11
  br label %40

40:
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #12
  %41 = add nuw nsw i64 %24, 1
  br label %23, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: minsize noinline nounwind optsize uwtable
define internal fastcc i32 @evaluate(ptr noundef %0, ptr nocapture noundef writeonly %1) unnamed_addr #3 {
  %3 = alloca %struct.handler, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.parser, align 8
  call void @llvm.lifetime.start.p0(i64 216, ptr nonnull %3) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(216) %3, i8 0, i64 216, i1 false)
  %6 = getelementptr inbounds i8, ptr %3, i64 200
  %7 = load ptr, ptr @top, align 8, !tbaa !5
  store ptr %7, ptr %6, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  store volatile i32 0, ptr %4, align 4, !tbaa !9
  %8 = call i32 @_setjmp(ptr noundef nonnull %3) #13
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %19

10:
  store ptr %3, ptr @top, align 8, !tbaa !5
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #12
  store ptr %0, ptr %5, align 8, !tbaa !16
  %11 = getelementptr inbounds i8, ptr %5, i64 8
  store i32 0, ptr %11, align 8, !tbaa !18
  store volatile i32 1, ptr %4, align 4, !tbaa !9
  %12 = call fastcc i32 @expression(ptr noundef nonnull %5) #11
  store i32 %12, ptr %1, align 4, !tbaa !9
  store volatile i32 2, ptr %4, align 4, !tbaa !9
  %13 = load ptr, ptr %5, align 8, !tbaa !16
  %14 = load i8, ptr %13, align 1, !tbaa !19
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %17, label %16

16:
  call fastcc void @throw(i32 noundef 6) #14
  unreachable

17:
  %18 = load ptr, ptr %6, align 8, !tbaa !14
  store ptr %18, ptr @top, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #12
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
  call void @llvm.lifetime.end.p0(i64 216, ptr nonnull %3) #12
  ret i32 %26
}

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize noinline nounwind optsize uwtable
define internal fastcc i32 @nested(i32 noundef %0) unnamed_addr #3 {
  %2 = alloca %struct.handler, align 8
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 216, ptr nonnull %2) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(216) %2, i8 0, i64 216, i1 false)
  %4 = getelementptr inbounds i8, ptr %2, i64 200
  %5 = load ptr, ptr @top, align 8, !tbaa !5
  store ptr %5, ptr %4, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3)
  %6 = mul nuw nsw i32 %0, 100
  store volatile i32 %6, ptr %3, align 4, !tbaa !9
  %7 = call i32 @_setjmp(ptr noundef nonnull %2) #13
  switch i32 %7, label %22 [
    i32 0, label %8
    i32 9, label %17
  ]

8:
  store ptr %2, ptr @top, align 8, !tbaa !5
  %9 = icmp eq i32 %0, 0
  br i1 %9, label %10, label %11

10:
  call fastcc void @throw(i32 noundef 9) #14
  unreachable

11:
  %12 = add nsw i32 %0, -1
  %13 = call fastcc i32 @nested(i32 noundef %12) #11
  %14 = load volatile i32, ptr %3, align 4, !tbaa !9
  %15 = add nsw i32 %14, %13
  store volatile i32 %15, ptr %3, align 4, !tbaa !9
  %16 = load ptr, ptr %4, align 8, !tbaa !14
  store ptr %16, ptr @top, align 8, !tbaa !5
  br label %25

17:
  %18 = load volatile i32, ptr %3, align 4, !tbaa !9
  %19 = add nsw i32 %18, 1
  store volatile i32 %19, ptr %3, align 4, !tbaa !9
  %20 = icmp slt i32 %0, 2
  br i1 %20, label %21, label %25

21:
  call fastcc void @throw(i32 noundef 9) #14
  unreachable

22:
  %23 = load volatile i32, ptr %3, align 4, !tbaa !9
  %24 = add nsw i32 %23, 2
  store volatile i32 %24, ptr %3, align 4, !tbaa !9
  br label %25

25:
  %26 = load volatile i32, ptr %3, align 4, !tbaa !9
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 216, ptr nonnull %2) #12
  ret i32 %26
}

; Function Attrs: minsize noinline nounwind optsize uwtable
define internal fastcc range(i32 -2147483639, -2147483648) i32 @retry() unnamed_addr #3 {
  %1 = alloca [1 x %struct.__jmp_buf_tag], align 16
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 200, ptr nonnull %1) #12
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2)
  store volatile i32 0, ptr %2, align 4, !tbaa !9
  %3 = call i32 @_setjmp(ptr noundef nonnull %1) #13
  %4 = load volatile i32, ptr %2, align 4, !tbaa !9
  %5 = add nsw i32 %4, 1
  store volatile i32 %5, ptr %2, align 4, !tbaa !9
  %6 = icmp slt i32 %3, 9
  br i1 %6, label %7, label %9

7:
  %8 = add nsw i32 %3, 2
  call void @longjmp(ptr noundef nonnull %1, i32 noundef %8) #15
  unreachable

9:
  %10 = load volatile i32, ptr %2, align 4, !tbaa !9
  %11 = mul nsw i32 %10, 1000
  %12 = add nsw i32 %11, %3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 200, ptr nonnull %1) #12
  ret i32 %12
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: minsize nounwind optsize returns_twice
declare i32 @_setjmp(ptr noundef) local_unnamed_addr #6

; Function Attrs: minsize nounwind optsize uwtable
define internal fastcc i32 @expression(ptr nocapture noundef %0) unnamed_addr #0 {
  %2 = tail call fastcc i32 @term(ptr noundef %0) #11
  br label %3

3:
  %4 = phi i32 [ %2, %1 ], [ %14, %7 ]
  %5 = load ptr, ptr %0, align 8, !tbaa !16
  %6 = load i8, ptr %5, align 1, !tbaa !19
  switch i8 %6, label %15 [
    i8 43, label %7
    i8 45, label %7
  ]

7:
  %8 = getelementptr inbounds i8, ptr %5, i64 1
  store ptr %8, ptr %0, align 8, !tbaa !16
  %9 = load i8, ptr %5, align 1, !tbaa !19
  %10 = icmp eq i8 %9, 43
  %11 = tail call fastcc i32 @term(ptr noundef nonnull %0) #11
  %12 = sub i32 0, %11
  %13 = select i1 %10, i32 %11, i32 %12
  %14 = add i32 %4, %13
  br label %3, !llvm.loop !20

15:
  ret i32 %4
}

; Function Attrs: minsize noreturn nounwind optsize uwtable
define internal fastcc void @throw(i32 noundef %0) unnamed_addr #7 {
  %2 = load ptr, ptr @top, align 8, !tbaa !5
  %3 = getelementptr inbounds i8, ptr %2, i64 200
  %4 = load ptr, ptr %3, align 8, !tbaa !14
  store ptr %4, ptr @top, align 8, !tbaa !5
  %5 = getelementptr inbounds i8, ptr %2, i64 208
  store i32 %0, ptr %5, align 8, !tbaa !21
  tail call void @longjmp(ptr noundef %2, i32 noundef %0) #15
  unreachable
}

; Function Attrs: minsize nounwind optsize uwtable
define internal fastcc i32 @term(ptr nocapture noundef %0) unnamed_addr #0 {
  %2 = tail call fastcc i32 @primary(ptr noundef %0) #11
  br label %3

3:
  %4 = phi i32 [ %2, %1 ], [ %17, %16 ]
  %5 = load ptr, ptr %0, align 8, !tbaa !16
  %6 = load i8, ptr %5, align 1, !tbaa !19
  switch i8 %6, label %18 [
    i8 42, label %7
    i8 47, label %7
  ]

7:
  %8 = getelementptr inbounds i8, ptr %5, i64 1
  store ptr %8, ptr %0, align 8, !tbaa !16
  %9 = load i8, ptr %5, align 1, !tbaa !19
  %10 = icmp eq i8 %9, 42
  %11 = tail call fastcc i32 @primary(ptr noundef nonnull %0) #11
  br i1 %10, label %12, label %14

12:
  %13 = mul nsw i32 %11, %4
  br label %16

14:
  %15 = tail call fastcc i32 @divide(i32 noundef %4, i32 noundef %11) #11
  br label %16

16:
  %17 = phi i32 [ %13, %12 ], [ %15, %14 ]
  br label %3, !llvm.loop !22

18:
  ret i32 %4
}

; Function Attrs: minsize nounwind optsize uwtable
define internal fastcc i32 @primary(ptr nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8, !tbaa !18
  %4 = icmp sgt i32 %3, 8
  br i1 %4, label %5, label %6

5:
  tail call fastcc void @throw(i32 noundef 7) #14
  unreachable

6:
  %7 = load ptr, ptr %0, align 8, !tbaa !16
  %8 = load i8, ptr %7, align 1, !tbaa !19
  %9 = icmp eq i8 %8, 40
  br i1 %9, label %10, label %21

10:
  %11 = getelementptr inbounds i8, ptr %7, i64 1
  store ptr %11, ptr %0, align 8, !tbaa !16
  %12 = add nsw i32 %3, 1
  store i32 %12, ptr %2, align 8, !tbaa !18
  %13 = tail call fastcc i32 @expression(ptr noundef nonnull %0) #11
  %14 = load i32, ptr %2, align 8, !tbaa !18
  %15 = add nsw i32 %14, -1
  store i32 %15, ptr %2, align 8, !tbaa !18
  %16 = load ptr, ptr %0, align 8, !tbaa !16
  %17 = getelementptr inbounds i8, ptr %16, i64 1
  store ptr %17, ptr %0, align 8, !tbaa !16
  %18 = load i8, ptr %16, align 1, !tbaa !19
  %19 = icmp eq i8 %18, 41
  br i1 %19, label %39, label %20

20:
  tail call fastcc void @throw(i32 noundef 4) #14
  unreachable

21:
  %22 = add i8 %8, -58
  %23 = icmp ult i8 %22, -10
  br i1 %23, label %24, label %25

24:
  tail call fastcc void @throw(i32 noundef 5) #14
  unreachable

25:
  %26 = phi i8 [ %38, %31 ], [ %8, %21 ]
  %27 = phi ptr [ %33, %31 ], [ %7, %21 ]
  %28 = phi i32 [ %37, %31 ], [ 0, %21 ]
  %29 = add i8 %26, -48
  %30 = icmp ult i8 %29, 10
  br i1 %30, label %31, label %39

31:
  %32 = mul nsw i32 %28, 10
  %33 = getelementptr inbounds i8, ptr %27, i64 1
  store ptr %33, ptr %0, align 8, !tbaa !16
  %34 = load i8, ptr %27, align 1, !tbaa !19
  %35 = sext i8 %34 to i32
  %36 = add i32 %32, -48
  %37 = add i32 %36, %35
  %38 = load i8, ptr %33, align 1, !tbaa !19
  br label %25, !llvm.loop !23

39:
  %40 = phi i32 [ %13, %10 ], [ %28, %25 ]
  ret i32 %40
}

; Function Attrs: minsize noinline nounwind optsize uwtable
define internal fastcc noundef i32 @divide(i32 noundef %0, i32 noundef %1) unnamed_addr #3 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %5

4:
  tail call fastcc void @throw(i32 noundef 3) #14
  unreachable

5:
  %6 = sdiv i32 %0, %1
  ret i32 %6
}

; Function Attrs: minsize noreturn nounwind optsize
declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #9

attributes #0 = { minsize nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { minsize noinline nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { minsize nounwind optsize returns_twice "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { minsize noreturn nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { minsize noreturn nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { minsize nounwind optsize willreturn memory(read) }
attributes #11 = { minsize optsize }
attributes #12 = { nounwind }
attributes #13 = { minsize nounwind optsize returns_twice }
attributes #14 = { minsize noreturn optsize }
attributes #15 = { minsize noreturn nounwind optsize }

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
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = !{!15, !6, i64 200}
!15 = !{!"handler", !7, i64 0, !6, i64 200, !10, i64 208}
!16 = !{!17, !6, i64 0}
!17 = !{!"parser", !6, i64 0, !10, i64 8}
!18 = !{!17, !10, i64 8}
!19 = !{!7, !7, i64 0}
!20 = distinct !{!20, !12}
!21 = !{!15, !10, i64 208}
!22 = distinct !{!22, !12}
!23 = distinct !{!23, !12}
