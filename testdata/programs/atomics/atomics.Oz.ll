; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@i8 = internal global i8 3, align 1
@u8 = internal global i8 -56, align 1
@i16 = internal global i16 -300, align 2
@u16 = internal global i16 -5536, align 2
@i32 = internal global i32 -5, align 4
@u32 = internal global i32 -294967296, align 4
@i64 = internal global i64 -1, align 8
@u64 = internal global i64 1, align 8
@real = internal unnamed_addr global double 1.000000e+00, align 8
@flag = internal unnamed_addr global i8 0, align 1
@cursor = internal global ptr @cells, align 8
@cells = internal global [16 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [19 x i8] c"%016llx %d %d %ld\0A\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"%.6f %d %d\0A\00", align 1

; Function Attrs: minsize nofree nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %6, label %10

6:
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !5
  %9 = tail call i32 @atoi(ptr nocapture noundef %8) #8
  br label %10

10:
  %11 = phi i32 [ %9, %6 ], [ 4, %2 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #9
  store i32 1, ptr %3, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #9
  store i64 10, ptr %4, align 8, !tbaa !11
  %12 = tail call i32 @llvm.smax.i32(i32 %11, i32 0)
  %13 = zext nneg i32 %12 to i64
  br label %14

14:
  %15 = phi i64 [ %94, %91 ], [ 0, %10 ]
  %16 = phi i64 [ %68, %91 ], [ 0, %10 ]
  %17 = phi i32 [ %93, %91 ], [ 0, %10 ]
  %18 = icmp eq i64 %15, %13
  br i1 %18, label %19, label %33

19:
  %20 = load i32, ptr %3, align 4, !tbaa !9
  %21 = load i64, ptr %4, align 8, !tbaa !11
  %22 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %16, i32 noundef %17, i32 noundef %20, i64 noundef %21) #10
  %23 = load atomic double, ptr @real seq_cst, align 8, !tbaa !13
  %24 = load atomic i8, ptr @flag seq_cst, align 1, !tbaa !13
  %25 = and i8 %24, 1
  %26 = zext nneg i8 %25 to i32
  %27 = load atomic ptr, ptr @cursor seq_cst, align 8, !tbaa !13
  %28 = ptrtoint ptr %27 to i64
  %29 = sub i64 %28, ptrtoint (ptr @cells to i64)
  %30 = lshr exact i64 %29, 2
  %31 = trunc i64 %30 to i32
  %32 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %23, i32 noundef %26, i32 noundef %31) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #9
  ret i32 0

33:
  %34 = mul i64 %16, 7
  %35 = trunc nuw nsw i64 %15 to i32
  %36 = trunc i64 %15 to i8
  %37 = tail call fastcc i64 @onI8(i8 noundef signext %36) #10
  %38 = add i64 %37, %34
  %39 = mul i64 %38, 7
  %40 = mul i8 %36, 3
  %41 = tail call fastcc i64 @onU8(i8 noundef zeroext %40) #10
  %42 = add i64 %39, %41
  %43 = mul i64 %42, 7
  %44 = trunc i64 %15 to i16
  %45 = add i16 %44, -2
  %46 = tail call fastcc i64 @onI16(i16 noundef signext %45) #10
  %47 = add i64 %43, %46
  %48 = mul i64 %47, 7
  %49 = mul i16 %44, 1000
  %50 = tail call fastcc i64 @onU16(i16 noundef zeroext %49) #10
  %51 = add i64 %48, %50
  %52 = mul i64 %51, 7
  %53 = trunc i64 %15 to i32
  %54 = add i32 %53, -100
  %55 = tail call fastcc i64 @onI32(i32 noundef %54) #10
  %56 = add i64 %52, %55
  %57 = mul i64 %56, 7
  %58 = shl i32 %35, 24
  %59 = tail call fastcc i64 @onU32(i32 noundef %58) #10
  %60 = add i64 %57, %59
  %61 = mul i64 %60, 7
  %62 = shl i64 %15, 40
  %63 = tail call fastcc i64 @onI64(i64 noundef %62) #10
  %64 = add i64 %61, %63
  %65 = mul i64 %64, 7
  %66 = mul nuw i64 %15, 4886718345
  %67 = tail call fastcc i64 @onU64(i64 noundef %66) #10
  %68 = add i64 %65, %67
  %69 = load atomic double, ptr @real seq_cst, align 8, !tbaa !13
  %70 = urem i32 %35, 3
  %71 = uitofp nneg i32 %70 to double
  %72 = tail call double @llvm.fmuladd.f64(double %69, double 1.250000e+00, double %71)
  store atomic double %72, ptr @real seq_cst, align 8, !tbaa !13
  %73 = load atomic double, ptr @real seq_cst, align 8, !tbaa !13
  %74 = fcmp ogt double %73, 1.000000e+06
  br i1 %74, label %75, label %76

75:
  store atomic double 1.000000e+00, ptr @real seq_cst, align 8, !tbaa !13
  br label %76

76:
  %77 = load atomic i8, ptr @flag seq_cst, align 1, !tbaa !13
  %78 = and i8 %77, 1
  %79 = xor i8 %78, 1
  store atomic i8 %79, ptr @flag seq_cst, align 1, !tbaa !13
  %80 = load atomic ptr, ptr @cursor seq_cst, align 8, !tbaa !13
  br label %81

81:
  %82 = phi ptr [ %80, %76 ], [ %85, %81 ]
  %83 = getelementptr inbounds i8, ptr %82, i64 4
  %84 = cmpxchg ptr @cursor, ptr %82, ptr %83 seq_cst seq_cst, align 8
  %85 = extractvalue { ptr, i1 } %84, 0
  %86 = extractvalue { ptr, i1 } %84, 1
  br i1 %86, label %87, label %81

87:
  store i32 %35, ptr %80, align 4, !tbaa !9
  %88 = load atomic ptr, ptr @cursor seq_cst, align 8, !tbaa !13
  %89 = icmp eq ptr %88, getelementptr inbounds (i8, ptr @cells, i64 64)
  br i1 %89, label %90, label %91

90:
  store atomic ptr @cells, ptr @cursor seq_cst, align 8, !tbaa !13
  br label %91

91:
  %92 = call fastcc i32 @builtins(ptr noundef nonnull %3, ptr noundef nonnull %4) #10
  %93 = add nsw i32 %92, %17
  %94 = add nuw nsw i64 %15, 1
  br label %14, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: minsize nofree noinline norecurse nounwind optsize uwtable
define internal fastcc range(i64 -3360694544046145280, 3334439117921709253) i64 @onI8(i8 noundef signext %0) unnamed_addr #3 {
  %2 = load atomic i8, ptr @i8 acquire, align 1
  %3 = atomicrmw xchg ptr @i8, i8 %0 seq_cst, align 1
  %4 = atomicrmw add ptr @i8, i8 5 seq_cst, align 1
  %5 = atomicrmw sub ptr @i8, i8 %0 monotonic, align 1
  %6 = atomicrmw or ptr @i8, i8 85 seq_cst, align 1
  %7 = xor i8 %0, -1
  %8 = atomicrmw and ptr @i8, i8 %7 acq_rel, align 1
  %9 = atomicrmw xor ptr @i8, i8 %2 seq_cst, align 1
  %10 = add i8 %0, 1
  %11 = cmpxchg ptr @i8, i8 %2, i8 %10 seq_cst seq_cst, align 1
  %12 = extractvalue { i8, i1 } %11, 0
  %13 = mul i8 %0, 3
  %14 = cmpxchg ptr @i8, i8 %12, i8 %13 release monotonic, align 1
  %15 = load atomic i8, ptr @i8 seq_cst, align 1, !tbaa !13
  %16 = atomicrmw add ptr @i8, i8 2 seq_cst, align 1
  %17 = atomicrmw sub ptr @i8, i8 1 seq_cst, align 1
  %18 = load atomic i8, ptr @i8 seq_cst, align 1, !tbaa !13
  br label %19

19:
  %20 = phi i8 [ %18, %1 ], [ %23, %19 ]
  %21 = mul i8 %20, 3
  %22 = cmpxchg ptr @i8, i8 %20, i8 %21 seq_cst seq_cst, align 1
  %23 = extractvalue { i8, i1 } %22, 0
  %24 = extractvalue { i8, i1 } %22, 1
  br i1 %24, label %25, label %19

25:
  %26 = extractvalue { i8, i1 } %14, 1
  %27 = extractvalue { i8, i1 } %11, 1
  %28 = sext i8 %2 to i64
  %29 = mul nsw i64 %28, 31
  %30 = sext i8 %3 to i64
  %31 = add nsw i64 %29, %30
  %32 = mul nsw i64 %31, 31
  %33 = sext i8 %4 to i64
  %34 = add nsw i64 %32, %33
  %35 = mul nsw i64 %34, 31
  %36 = sext i8 %5 to i64
  %37 = add nsw i64 %35, %36
  %38 = mul nsw i64 %37, 31
  %39 = sext i8 %6 to i64
  %40 = add nsw i64 %38, %39
  %41 = mul nsw i64 %40, 31
  %42 = sext i8 %8 to i64
  %43 = add nsw i64 %41, %42
  %44 = mul nsw i64 %43, 31
  %45 = sext i8 %9 to i64
  %46 = add nsw i64 %44, %45
  %47 = mul nsw i64 %46, 31
  %48 = zext i1 %27 to i64
  %49 = add nsw i64 %47, %48
  %50 = mul nsw i64 %49, 31
  %51 = sext i8 %12 to i64
  %52 = add nsw i64 %50, %51
  %53 = mul nsw i64 %52, 31
  %54 = zext i1 %26 to i64
  %55 = add nsw i64 %53, %54
  %56 = mul nsw i64 %55, 31
  %57 = sext i8 %15 to i64
  %58 = add nsw i64 %56, %57
  %59 = atomicrmw xor ptr @i8, i8 31 seq_cst, align 1
  fence seq_cst
  %60 = mul nsw i64 %58, 31
  %61 = load atomic i8, ptr @i8 seq_cst, align 1, !tbaa !13
  %62 = sext i8 %61 to i64
  %63 = add nsw i64 %60, %62
  %64 = trunc i64 %63 to i8
  store atomic i8 %64, ptr @i8 release, align 1
  fence syncscope("singlethread") acquire
  ret i64 %63
}

; Function Attrs: minsize nofree noinline norecurse nounwind optsize uwtable
define internal fastcc range(i64 0, 6695133661967854533) i64 @onU8(i8 noundef zeroext %0) unnamed_addr #3 {
  %2 = load atomic i8, ptr @u8 acquire, align 1
  %3 = atomicrmw xchg ptr @u8, i8 %0 seq_cst, align 1
  %4 = atomicrmw add ptr @u8, i8 5 seq_cst, align 1
  %5 = atomicrmw sub ptr @u8, i8 %0 monotonic, align 1
  %6 = atomicrmw or ptr @u8, i8 85 seq_cst, align 1
  %7 = xor i8 %0, -1
  %8 = atomicrmw and ptr @u8, i8 %7 acq_rel, align 1
  %9 = atomicrmw xor ptr @u8, i8 %2 seq_cst, align 1
  %10 = add i8 %0, 1
  %11 = cmpxchg ptr @u8, i8 %2, i8 %10 seq_cst seq_cst, align 1
  %12 = extractvalue { i8, i1 } %11, 0
  %13 = mul i8 %0, 3
  %14 = cmpxchg ptr @u8, i8 %12, i8 %13 release monotonic, align 1
  %15 = load atomic i8, ptr @u8 seq_cst, align 1, !tbaa !13
  %16 = atomicrmw add ptr @u8, i8 2 seq_cst, align 1
  %17 = atomicrmw sub ptr @u8, i8 1 seq_cst, align 1
  %18 = load atomic i8, ptr @u8 seq_cst, align 1, !tbaa !13
  br label %19

19:
  %20 = phi i8 [ %18, %1 ], [ %23, %19 ]
  %21 = mul i8 %20, 3
  %22 = cmpxchg ptr @u8, i8 %20, i8 %21 seq_cst seq_cst, align 1
  %23 = extractvalue { i8, i1 } %22, 0
  %24 = extractvalue { i8, i1 } %22, 1
  br i1 %24, label %25, label %19

25:
  %26 = extractvalue { i8, i1 } %14, 1
  %27 = extractvalue { i8, i1 } %11, 1
  %28 = zext i8 %2 to i64
  %29 = mul nuw nsw i64 %28, 31
  %30 = zext i8 %3 to i64
  %31 = add nuw nsw i64 %29, %30
  %32 = mul nuw nsw i64 %31, 31
  %33 = zext i8 %4 to i64
  %34 = add nuw nsw i64 %32, %33
  %35 = mul nuw nsw i64 %34, 31
  %36 = zext i8 %5 to i64
  %37 = add nuw nsw i64 %35, %36
  %38 = mul nuw nsw i64 %37, 31
  %39 = zext i8 %6 to i64
  %40 = add nuw nsw i64 %38, %39
  %41 = mul nuw nsw i64 %40, 31
  %42 = zext i8 %8 to i64
  %43 = add nuw nsw i64 %41, %42
  %44 = mul nuw nsw i64 %43, 31
  %45 = zext i8 %9 to i64
  %46 = add nuw nsw i64 %44, %45
  %47 = mul nuw nsw i64 %46, 31
  %48 = zext i1 %27 to i64
  %49 = add nuw nsw i64 %47, %48
  %50 = mul nuw nsw i64 %49, 31
  %51 = zext i8 %12 to i64
  %52 = add nuw nsw i64 %50, %51
  %53 = mul nuw nsw i64 %52, 31
  %54 = zext i1 %26 to i64
  %55 = add nuw nsw i64 %53, %54
  %56 = mul nuw nsw i64 %55, 31
  %57 = zext i8 %15 to i64
  %58 = add nuw nsw i64 %56, %57
  %59 = atomicrmw xor ptr @u8, i8 31 seq_cst, align 1
  fence seq_cst
  %60 = mul nuw nsw i64 %58, 31
  %61 = load atomic i8, ptr @u8 seq_cst, align 1, !tbaa !13
  %62 = zext i8 %61 to i64
  %63 = add nuw nsw i64 %60, %62
  %64 = trunc i64 %63 to i8
  store atomic i8 %64, ptr @u8 release, align 1
  fence syncscope("singlethread") acquire
  ret i64 %63
}

; Function Attrs: minsize nofree noinline norecurse nounwind optsize uwtable
define internal fastcc i64 @onI16(i16 noundef signext %0) unnamed_addr #3 {
  %2 = load atomic i16, ptr @i16 acquire, align 2
  %3 = atomicrmw xchg ptr @i16, i16 %0 seq_cst, align 2
  %4 = atomicrmw add ptr @i16, i16 5 seq_cst, align 2
  %5 = atomicrmw sub ptr @i16, i16 %0 monotonic, align 2
  %6 = atomicrmw or ptr @i16, i16 85 seq_cst, align 2
  %7 = xor i16 %0, -1
  %8 = atomicrmw and ptr @i16, i16 %7 acq_rel, align 2
  %9 = atomicrmw xor ptr @i16, i16 %2 seq_cst, align 2
  %10 = add i16 %0, 1
  %11 = cmpxchg ptr @i16, i16 %2, i16 %10 seq_cst seq_cst, align 2
  %12 = extractvalue { i16, i1 } %11, 0
  %13 = mul i16 %0, 3
  %14 = cmpxchg ptr @i16, i16 %12, i16 %13 release monotonic, align 2
  %15 = load atomic i16, ptr @i16 seq_cst, align 2, !tbaa !13
  %16 = atomicrmw add ptr @i16, i16 2 seq_cst, align 2
  %17 = atomicrmw sub ptr @i16, i16 1 seq_cst, align 2
  %18 = load atomic i16, ptr @i16 seq_cst, align 2, !tbaa !13
  br label %19

19:
  %20 = phi i16 [ %18, %1 ], [ %23, %19 ]
  %21 = mul i16 %20, 3
  %22 = cmpxchg ptr @i16, i16 %20, i16 %21 seq_cst seq_cst, align 2
  %23 = extractvalue { i16, i1 } %22, 0
  %24 = extractvalue { i16, i1 } %22, 1
  br i1 %24, label %25, label %19

25:
  %26 = extractvalue { i16, i1 } %14, 1
  %27 = extractvalue { i16, i1 } %11, 1
  %28 = sext i16 %2 to i64
  %29 = mul nsw i64 %28, 31
  %30 = sext i16 %3 to i64
  %31 = add nsw i64 %29, %30
  %32 = mul nsw i64 %31, 31
  %33 = sext i16 %4 to i64
  %34 = add nsw i64 %32, %33
  %35 = mul nsw i64 %34, 31
  %36 = sext i16 %5 to i64
  %37 = add nsw i64 %35, %36
  %38 = mul nsw i64 %37, 31
  %39 = sext i16 %6 to i64
  %40 = add nsw i64 %38, %39
  %41 = mul nsw i64 %40, 31
  %42 = sext i16 %8 to i64
  %43 = add nsw i64 %41, %42
  %44 = mul nsw i64 %43, 31
  %45 = sext i16 %9 to i64
  %46 = add nsw i64 %44, %45
  %47 = mul nsw i64 %46, 31
  %48 = zext i1 %27 to i64
  %49 = add nsw i64 %47, %48
  %50 = mul nsw i64 %49, 31
  %51 = sext i16 %12 to i64
  %52 = add nsw i64 %50, %51
  %53 = mul nsw i64 %52, 31
  %54 = zext i1 %26 to i64
  %55 = add nsw i64 %53, %54
  %56 = mul i64 %55, 31
  %57 = sext i16 %15 to i64
  %58 = add i64 %56, %57
  %59 = atomicrmw xor ptr @i16, i16 31 seq_cst, align 2
  fence seq_cst
  %60 = mul i64 %58, 31
  %61 = load atomic i16, ptr @i16 seq_cst, align 2, !tbaa !13
  %62 = sext i16 %61 to i64
  %63 = add i64 %60, %62
  %64 = trunc i64 %63 to i16
  store atomic i16 %64, ptr @i16 release, align 2
  fence syncscope("singlethread") acquire
  ret i64 %63
}

; Function Attrs: minsize nofree noinline norecurse nounwind optsize uwtable
define internal fastcc i64 @onU16(i16 noundef zeroext %0) unnamed_addr #3 {
  %2 = load atomic i16, ptr @u16 acquire, align 2
  %3 = atomicrmw xchg ptr @u16, i16 %0 seq_cst, align 2
  %4 = atomicrmw add ptr @u16, i16 5 seq_cst, align 2
  %5 = atomicrmw sub ptr @u16, i16 %0 monotonic, align 2
  %6 = atomicrmw or ptr @u16, i16 85 seq_cst, align 2
  %7 = xor i16 %0, -1
  %8 = atomicrmw and ptr @u16, i16 %7 acq_rel, align 2
  %9 = atomicrmw xor ptr @u16, i16 %2 seq_cst, align 2
  %10 = add i16 %0, 1
  %11 = cmpxchg ptr @u16, i16 %2, i16 %10 seq_cst seq_cst, align 2
  %12 = extractvalue { i16, i1 } %11, 0
  %13 = mul i16 %0, 3
  %14 = cmpxchg ptr @u16, i16 %12, i16 %13 release monotonic, align 2
  %15 = load atomic i16, ptr @u16 seq_cst, align 2, !tbaa !13
  %16 = atomicrmw add ptr @u16, i16 2 seq_cst, align 2
  %17 = atomicrmw sub ptr @u16, i16 1 seq_cst, align 2
  %18 = load atomic i16, ptr @u16 seq_cst, align 2, !tbaa !13
  br label %19

19:
  %20 = phi i16 [ %18, %1 ], [ %23, %19 ]
  %21 = mul i16 %20, 3
  %22 = cmpxchg ptr @u16, i16 %20, i16 %21 seq_cst seq_cst, align 2
  %23 = extractvalue { i16, i1 } %22, 0
  %24 = extractvalue { i16, i1 } %22, 1
  br i1 %24, label %25, label %19

25:
  %26 = extractvalue { i16, i1 } %14, 1
  %27 = extractvalue { i16, i1 } %11, 1
  %28 = zext i16 %2 to i64
  %29 = mul nuw nsw i64 %28, 31
  %30 = zext i16 %3 to i64
  %31 = add nuw nsw i64 %29, %30
  %32 = mul nuw nsw i64 %31, 31
  %33 = zext i16 %4 to i64
  %34 = add nuw nsw i64 %32, %33
  %35 = mul nuw nsw i64 %34, 31
  %36 = zext i16 %5 to i64
  %37 = add nuw nsw i64 %35, %36
  %38 = mul nuw nsw i64 %37, 31
  %39 = zext i16 %6 to i64
  %40 = add nuw nsw i64 %38, %39
  %41 = mul nuw nsw i64 %40, 31
  %42 = zext i16 %8 to i64
  %43 = add nuw nsw i64 %41, %42
  %44 = mul nuw nsw i64 %43, 31
  %45 = zext i16 %9 to i64
  %46 = add nuw nsw i64 %44, %45
  %47 = mul nuw nsw i64 %46, 31
  %48 = zext i1 %27 to i64
  %49 = add nuw nsw i64 %47, %48
  %50 = mul nuw nsw i64 %49, 31
  %51 = zext i16 %12 to i64
  %52 = add nuw nsw i64 %50, %51
  %53 = mul nuw nsw i64 %52, 31
  %54 = zext i1 %26 to i64
  %55 = add nuw nsw i64 %53, %54
  %56 = mul i64 %55, 31
  %57 = zext i16 %15 to i64
  %58 = add i64 %56, %57
  %59 = atomicrmw xor ptr @u16, i16 31 seq_cst, align 2
  fence seq_cst
  %60 = mul i64 %58, 31
  %61 = load atomic i16, ptr @u16 seq_cst, align 2, !tbaa !13
  %62 = zext i16 %61 to i64
  %63 = add i64 %60, %62
  %64 = trunc i64 %63 to i16
  store atomic i16 %64, ptr @u16 release, align 2
  fence syncscope("singlethread") acquire
  ret i64 %63
}

; Function Attrs: minsize nofree noinline norecurse nounwind optsize uwtable
define internal fastcc i64 @onI32(i32 noundef %0) unnamed_addr #3 {
  %2 = load atomic i32, ptr @i32 acquire, align 4
  %3 = atomicrmw xchg ptr @i32, i32 %0 seq_cst, align 4
  %4 = atomicrmw add ptr @i32, i32 5 seq_cst, align 4
  %5 = atomicrmw sub ptr @i32, i32 %0 monotonic, align 4
  %6 = atomicrmw or ptr @i32, i32 85 seq_cst, align 4
  %7 = xor i32 %0, -1
  %8 = atomicrmw and ptr @i32, i32 %7 acq_rel, align 4
  %9 = atomicrmw xor ptr @i32, i32 %2 seq_cst, align 4
  %10 = add nsw i32 %0, 1
  %11 = cmpxchg ptr @i32, i32 %2, i32 %10 seq_cst seq_cst, align 4
  %12 = extractvalue { i32, i1 } %11, 0
  %13 = mul nsw i32 %0, 3
  %14 = cmpxchg ptr @i32, i32 %12, i32 %13 release monotonic, align 4
  %15 = load atomic i32, ptr @i32 seq_cst, align 4, !tbaa !13
  %16 = atomicrmw add ptr @i32, i32 2 seq_cst, align 4
  %17 = atomicrmw sub ptr @i32, i32 1 seq_cst, align 4
  %18 = load atomic i32, ptr @i32 seq_cst, align 4, !tbaa !13
  br label %19

19:
  %20 = phi i32 [ %18, %1 ], [ %23, %19 ]
  %21 = mul nsw i32 %20, 3
  %22 = cmpxchg ptr @i32, i32 %20, i32 %21 seq_cst seq_cst, align 4
  %23 = extractvalue { i32, i1 } %22, 0
  %24 = extractvalue { i32, i1 } %22, 1
  br i1 %24, label %25, label %19

25:
  %26 = extractvalue { i32, i1 } %14, 1
  %27 = extractvalue { i32, i1 } %11, 1
  %28 = sext i32 %2 to i64
  %29 = mul nsw i64 %28, 31
  %30 = sext i32 %3 to i64
  %31 = add nsw i64 %29, %30
  %32 = mul nsw i64 %31, 31
  %33 = sext i32 %4 to i64
  %34 = add nsw i64 %32, %33
  %35 = mul nsw i64 %34, 31
  %36 = sext i32 %5 to i64
  %37 = add nsw i64 %35, %36
  %38 = mul nsw i64 %37, 31
  %39 = sext i32 %6 to i64
  %40 = add nsw i64 %38, %39
  %41 = mul nsw i64 %40, 31
  %42 = sext i32 %8 to i64
  %43 = add nsw i64 %41, %42
  %44 = mul nsw i64 %43, 31
  %45 = sext i32 %9 to i64
  %46 = add nsw i64 %44, %45
  %47 = mul i64 %46, 31
  %48 = zext i1 %27 to i64
  %49 = add i64 %47, %48
  %50 = mul i64 %49, 31
  %51 = sext i32 %12 to i64
  %52 = add i64 %50, %51
  %53 = mul i64 %52, 31
  %54 = zext i1 %26 to i64
  %55 = add i64 %53, %54
  %56 = mul i64 %55, 31
  %57 = sext i32 %15 to i64
  %58 = add i64 %56, %57
  %59 = atomicrmw xor ptr @i32, i32 31 seq_cst, align 4
  fence seq_cst
  %60 = mul i64 %58, 31
  %61 = load atomic i32, ptr @i32 seq_cst, align 4, !tbaa !13
  %62 = sext i32 %61 to i64
  %63 = add i64 %60, %62
  %64 = trunc i64 %63 to i32
  store atomic i32 %64, ptr @i32 release, align 4
  fence syncscope("singlethread") acquire
  ret i64 %63
}

; Function Attrs: minsize nofree noinline norecurse nounwind optsize uwtable
define internal fastcc i64 @onU32(i32 noundef %0) unnamed_addr #3 {
  %2 = load atomic i32, ptr @u32 acquire, align 4
  %3 = atomicrmw xchg ptr @u32, i32 %0 seq_cst, align 4
  %4 = atomicrmw add ptr @u32, i32 5 seq_cst, align 4
  %5 = atomicrmw sub ptr @u32, i32 %0 monotonic, align 4
  %6 = atomicrmw or ptr @u32, i32 85 seq_cst, align 4
  %7 = xor i32 %0, -1
  %8 = atomicrmw and ptr @u32, i32 %7 acq_rel, align 4
  %9 = atomicrmw xor ptr @u32, i32 %2 seq_cst, align 4
  %10 = add nuw i32 %0, 1
  %11 = cmpxchg ptr @u32, i32 %2, i32 %10 seq_cst seq_cst, align 4
  %12 = extractvalue { i32, i1 } %11, 0
  %13 = mul i32 %0, 3
  %14 = cmpxchg ptr @u32, i32 %12, i32 %13 release monotonic, align 4
  %15 = load atomic i32, ptr @u32 seq_cst, align 4, !tbaa !13
  %16 = atomicrmw add ptr @u32, i32 2 seq_cst, align 4
  %17 = atomicrmw sub ptr @u32, i32 1 seq_cst, align 4
  %18 = load atomic i32, ptr @u32 seq_cst, align 4, !tbaa !13
  br label %19

19:
  %20 = phi i32 [ %18, %1 ], [ %23, %19 ]
  %21 = mul i32 %20, 3
  %22 = cmpxchg ptr @u32, i32 %20, i32 %21 seq_cst seq_cst, align 4
  %23 = extractvalue { i32, i1 } %22, 0
  %24 = extractvalue { i32, i1 } %22, 1
  br i1 %24, label %25, label %19

25:
  %26 = extractvalue { i32, i1 } %14, 1
  %27 = extractvalue { i32, i1 } %11, 1
  %28 = zext i32 %2 to i64
  %29 = mul nuw nsw i64 %28, 31
  %30 = zext i32 %3 to i64
  %31 = add nuw nsw i64 %29, %30
  %32 = mul nuw nsw i64 %31, 31
  %33 = zext i32 %4 to i64
  %34 = add nuw nsw i64 %32, %33
  %35 = mul nuw nsw i64 %34, 31
  %36 = zext i32 %5 to i64
  %37 = add nuw nsw i64 %35, %36
  %38 = mul nuw nsw i64 %37, 31
  %39 = zext i32 %6 to i64
  %40 = add nuw nsw i64 %38, %39
  %41 = mul nuw nsw i64 %40, 31
  %42 = zext i32 %8 to i64
  %43 = add nuw nsw i64 %41, %42
  %44 = mul nuw nsw i64 %43, 31
  %45 = zext i32 %9 to i64
  %46 = add nuw nsw i64 %44, %45
  %47 = mul i64 %46, 31
  %48 = zext i1 %27 to i64
  %49 = add i64 %47, %48
  %50 = mul i64 %49, 31
  %51 = zext i32 %12 to i64
  %52 = add i64 %50, %51
  %53 = mul i64 %52, 31
  %54 = zext i1 %26 to i64
  %55 = add i64 %53, %54
  %56 = mul i64 %55, 31
  %57 = zext i32 %15 to i64
  %58 = add i64 %56, %57
  %59 = atomicrmw xor ptr @u32, i32 31 seq_cst, align 4
  fence seq_cst
  %60 = mul i64 %58, 31
  %61 = load atomic i32, ptr @u32 seq_cst, align 4, !tbaa !13
  %62 = zext i32 %61 to i64
  %63 = add i64 %60, %62
  %64 = trunc i64 %63 to i32
  store atomic i32 %64, ptr @u32 release, align 4
  fence syncscope("singlethread") acquire
  ret i64 %63
}

; Function Attrs: minsize nofree noinline norecurse nounwind optsize uwtable
define internal fastcc i64 @onI64(i64 noundef %0) unnamed_addr #3 {
  %2 = load atomic i64, ptr @i64 acquire, align 8
  %3 = atomicrmw xchg ptr @i64, i64 %0 seq_cst, align 8
  %4 = atomicrmw add ptr @i64, i64 5 seq_cst, align 8
  %5 = atomicrmw sub ptr @i64, i64 %0 monotonic, align 8
  %6 = atomicrmw or ptr @i64, i64 85 seq_cst, align 8
  %7 = xor i64 %0, -1
  %8 = atomicrmw and ptr @i64, i64 %7 acq_rel, align 8
  %9 = atomicrmw xor ptr @i64, i64 %2 seq_cst, align 8
  %10 = add nuw nsw i64 %0, 1
  %11 = cmpxchg ptr @i64, i64 %2, i64 %10 seq_cst seq_cst, align 8
  %12 = extractvalue { i64, i1 } %11, 0
  %13 = mul nsw i64 %0, 3
  %14 = cmpxchg ptr @i64, i64 %12, i64 %13 release monotonic, align 8
  %15 = load atomic i64, ptr @i64 seq_cst, align 8, !tbaa !13
  %16 = atomicrmw add ptr @i64, i64 2 seq_cst, align 8
  %17 = atomicrmw sub ptr @i64, i64 1 seq_cst, align 8
  %18 = load atomic i64, ptr @i64 seq_cst, align 8, !tbaa !13
  br label %19

19:
  %20 = phi i64 [ %18, %1 ], [ %23, %19 ]
  %21 = mul nsw i64 %20, 3
  %22 = cmpxchg ptr @i64, i64 %20, i64 %21 seq_cst seq_cst, align 8
  %23 = extractvalue { i64, i1 } %22, 0
  %24 = extractvalue { i64, i1 } %22, 1
  br i1 %24, label %25, label %19

25:
  %26 = extractvalue { i64, i1 } %14, 1
  %27 = extractvalue { i64, i1 } %11, 1
  %28 = mul i64 %2, 31
  %29 = add i64 %28, %3
  %30 = mul i64 %29, 31
  %31 = add i64 %30, %4
  %32 = mul i64 %31, 31
  %33 = add i64 %32, %5
  %34 = mul i64 %33, 31
  %35 = add i64 %34, %6
  %36 = mul i64 %35, 31
  %37 = add i64 %36, %8
  %38 = mul i64 %37, 31
  %39 = add i64 %38, %9
  %40 = mul i64 %39, 31
  %41 = zext i1 %27 to i64
  %42 = add i64 %40, %41
  %43 = mul i64 %42, 31
  %44 = add i64 %43, %12
  %45 = mul i64 %44, 31
  %46 = zext i1 %26 to i64
  %47 = add i64 %45, %46
  %48 = mul i64 %47, 31
  %49 = add i64 %48, %15
  %50 = atomicrmw xor ptr @i64, i64 31 seq_cst, align 8
  fence seq_cst
  %51 = mul i64 %49, 31
  %52 = load atomic i64, ptr @i64 seq_cst, align 8, !tbaa !13
  %53 = add i64 %52, %51
  store atomic i64 %53, ptr @i64 release, align 8
  fence syncscope("singlethread") acquire
  ret i64 %53
}

; Function Attrs: minsize nofree noinline norecurse nounwind optsize uwtable
define internal fastcc i64 @onU64(i64 noundef %0) unnamed_addr #3 {
  %2 = load atomic i64, ptr @u64 acquire, align 8
  %3 = atomicrmw xchg ptr @u64, i64 %0 seq_cst, align 8
  %4 = atomicrmw add ptr @u64, i64 5 seq_cst, align 8
  %5 = atomicrmw sub ptr @u64, i64 %0 monotonic, align 8
  %6 = atomicrmw or ptr @u64, i64 85 seq_cst, align 8
  %7 = xor i64 %0, -1
  %8 = atomicrmw and ptr @u64, i64 %7 acq_rel, align 8
  %9 = atomicrmw xor ptr @u64, i64 %2 seq_cst, align 8
  %10 = add i64 %0, 1
  %11 = cmpxchg ptr @u64, i64 %2, i64 %10 seq_cst seq_cst, align 8
  %12 = extractvalue { i64, i1 } %11, 0
  %13 = mul i64 %0, 3
  %14 = cmpxchg ptr @u64, i64 %12, i64 %13 release monotonic, align 8
  %15 = load atomic i64, ptr @u64 seq_cst, align 8, !tbaa !13
  %16 = atomicrmw add ptr @u64, i64 2 seq_cst, align 8
  %17 = atomicrmw sub ptr @u64, i64 1 seq_cst, align 8
  %18 = load atomic i64, ptr @u64 seq_cst, align 8, !tbaa !13
  br label %19

19:
  %20 = phi i64 [ %18, %1 ], [ %23, %19 ]
  %21 = mul i64 %20, 3
  %22 = cmpxchg ptr @u64, i64 %20, i64 %21 seq_cst seq_cst, align 8
  %23 = extractvalue { i64, i1 } %22, 0
  %24 = extractvalue { i64, i1 } %22, 1
  br i1 %24, label %25, label %19

25:
  %26 = extractvalue { i64, i1 } %14, 1
  %27 = extractvalue { i64, i1 } %11, 1
  %28 = mul i64 %2, 31
  %29 = add i64 %28, %3
  %30 = mul i64 %29, 31
  %31 = add i64 %30, %4
  %32 = mul i64 %31, 31
  %33 = add i64 %32, %5
  %34 = mul i64 %33, 31
  %35 = add i64 %34, %6
  %36 = mul i64 %35, 31
  %37 = add i64 %36, %8
  %38 = mul i64 %37, 31
  %39 = add i64 %38, %9
  %40 = mul i64 %39, 31
  %41 = zext i1 %27 to i64
  %42 = add i64 %40, %41
  %43 = mul i64 %42, 31
  %44 = add i64 %43, %12
  %45 = mul i64 %44, 31
  %46 = zext i1 %26 to i64
  %47 = add i64 %45, %46
  %48 = mul i64 %47, 31
  %49 = add i64 %48, %15
  %50 = atomicrmw xor ptr @u64, i64 31 seq_cst, align 8
  fence seq_cst
  %51 = mul i64 %49, 31
  %52 = load atomic i64, ptr @u64 seq_cst, align 8, !tbaa !13
  %53 = add i64 %52, %51
  store atomic i64 %53, ptr @u64 release, align 8
  fence syncscope("singlethread") acquire
  ret i64 %53
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: minsize mustprogress nofree noinline norecurse nounwind optsize willreturn uwtable
define internal fastcc i32 @builtins(ptr nocapture noundef %0, ptr nocapture noundef %1) unnamed_addr #5 {
  %3 = atomicrmw add ptr %0, i32 7 seq_cst, align 4
  %4 = atomicrmw sub ptr %1, i64 2 seq_cst, align 8
  %5 = atomicrmw nand ptr %0, i32 255 seq_cst, align 4
  %6 = cmpxchg ptr %1, i64 8, i64 100 seq_cst seq_cst, align 8
  %7 = extractvalue { i64, i1 } %6, 1
  %8 = zext i1 %7 to i32
  %9 = add nsw i32 %5, %8
  %10 = cmpxchg ptr %1, i64 9, i64 200 seq_cst seq_cst, align 8
  %11 = extractvalue { i64, i1 } %10, 0
  %12 = trunc i64 %11 to i32
  %13 = add nsw i32 %9, %12
  %14 = atomicrmw sub ptr %0, i32 1 seq_cst, align 4
  %15 = icmp eq i32 %14, 1
  %16 = add nsw i32 %13, 1000
  %17 = select i1 %15, i32 %16, i32 %13
  %18 = atomicrmw or ptr %1, i64 1048576 seq_cst, align 8
  %19 = and i64 %18, 1048576
  %20 = icmp eq i64 %19, 0
  %21 = add nsw i32 %17, 10000
  %22 = select i1 %20, i32 %17, i32 %21
  fence seq_cst
  %23 = atomicrmw min ptr %0, i32 -3 seq_cst, align 4
  %24 = atomicrmw max ptr %1, i64 50 seq_cst, align 8
  ret i32 %22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

attributes #0 = { minsize nofree nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { minsize nofree noinline norecurse nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { minsize mustprogress nofree noinline norecurse nounwind optsize willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { minsize nounwind optsize willreturn memory(read) }
attributes #9 = { nounwind }
attributes #10 = { minsize optsize }

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
!11 = !{!12, !12, i64 0}
!12 = !{!"long", !7, i64 0}
!13 = !{!7, !7, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
