; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
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
@cursor = internal global i32* getelementptr inbounds ([16 x i32], [16 x i32]* @cells, i64 0, i64 0), align 8
@cells = internal global [16 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [19 x i8] c"%016llx %d %d %ld\0A\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"%.6f %d %d\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %9, label %6

6:
  %7 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #7
  store i32 1, i32* %3, align 4
  %8 = bitcast i64* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %8) #7
  store i64 10, i64* %4, align 8
  br label %17

9:
  %10 = getelementptr inbounds i8*, i8** %1, i64 1
  %11 = load i8*, i8** %10, align 8
  %12 = tail call i64 @strtol(i8* nocapture noundef nonnull %11, i8** noundef null, i32 noundef 10) #7
  %13 = trunc i64 %12 to i32
  %14 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %14) #7
  store i32 1, i32* %3, align 4
  %15 = bitcast i64* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %15) #7
  store i64 10, i64* %4, align 8
  %16 = icmp sgt i32 %13, 0
  br i1 %16, label %17, label %23

17:
  %18 = phi i64 [ 4, %6 ], [ %12, %9 ]
  %19 = and i64 %18, 4294967295
  br label %41

20:
  %21 = load i32, i32* %3, align 4
  %22 = load i64, i64* %4, align 8
  br label %23

23:
  %24 = phi i64 [ 10, %9 ], [ %22, %20 ]
  %25 = phi i32 [ 1, %9 ], [ %21, %20 ]
  %26 = phi i64 [ 0, %9 ], [ %79, %20 ]
  %27 = phi i32 [ 0, %9 ], [ %112, %20 ]
  %28 = bitcast i32* %3 to i8*
  %29 = bitcast i64* %4 to i8*
  %30 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str, i64 0, i64 0), i64 noundef %26, i32 noundef %27, i32 noundef %25, i64 noundef %24)
  %31 = load atomic i64, i64* bitcast (double* @real to i64*) seq_cst, align 8
  %32 = bitcast i64 %31 to double
  %33 = load atomic i8, i8* @flag seq_cst, align 1
  %34 = and i8 %33, 1
  %35 = zext i8 %34 to i32
  %36 = load atomic i64, i64* bitcast (i32** @cursor to i64*) seq_cst, align 8
  %37 = sub i64 %36, ptrtoint ([16 x i32]* @cells to i64)
  %38 = lshr exact i64 %37, 2
  %39 = trunc i64 %38 to i32
  %40 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), double noundef %32, i32 noundef %35, i32 noundef %39)
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %29) #7
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %28) #7
  ret i32 0

41:
  %42 = phi i64 [ 0, %17 ], [ %113, %110 ]
  %43 = phi i32 [ 0, %17 ], [ %112, %110 ]
  %44 = phi i64 [ 0, %17 ], [ %79, %110 ]
  %45 = mul i64 %44, 7
  %46 = trunc i64 %42 to i32
  %47 = trunc i64 %42 to i8
  %48 = tail call fastcc i64 @onI8(i8 noundef signext %47)
  %49 = add i64 %48, %45
  %50 = mul i64 %49, 7
  %51 = mul i8 %47, 3
  %52 = tail call fastcc i64 @onU8(i8 noundef zeroext %51)
  %53 = add i64 %50, %52
  %54 = mul i64 %53, 7
  %55 = trunc i64 %42 to i16
  %56 = add i16 %55, -2
  %57 = tail call fastcc i64 @onI16(i16 noundef signext %56)
  %58 = add i64 %54, %57
  %59 = mul i64 %58, 7
  %60 = mul i16 %55, 1000
  %61 = tail call fastcc i64 @onU16(i16 noundef zeroext %60)
  %62 = add i64 %59, %61
  %63 = mul i64 %62, 7
  %64 = trunc i64 %42 to i32
  %65 = add i32 %64, -100
  %66 = tail call fastcc i64 @onI32(i32 noundef %65)
  %67 = add i64 %63, %66
  %68 = mul i64 %67, 7
  %69 = shl i32 %46, 24
  %70 = tail call fastcc i64 @onU32(i32 noundef %69)
  %71 = add i64 %68, %70
  %72 = mul i64 %71, 7
  %73 = shl i64 %42, 40
  %74 = tail call fastcc i64 @onI64(i64 noundef %73)
  %75 = add i64 %72, %74
  %76 = mul i64 %75, 7
  %77 = mul nuw i64 %42, 4886718345
  %78 = tail call fastcc i64 @onU64(i64 noundef %77)
  %79 = add i64 %76, %78
  %80 = load atomic i64, i64* bitcast (double* @real to i64*) seq_cst, align 8
  %81 = bitcast i64 %80 to double
  %82 = urem i32 %46, 3
  %83 = sitofp i32 %82 to double
  %84 = tail call double @llvm.fmuladd.f64(double %81, double 1.250000e+00, double %83)
  %85 = bitcast double %84 to i64
  store atomic i64 %85, i64* bitcast (double* @real to i64*) seq_cst, align 8
  %86 = load atomic i64, i64* bitcast (double* @real to i64*) seq_cst, align 8
  %87 = bitcast i64 %86 to double
  %88 = fcmp ogt double %87, 1.000000e+06
  br i1 %88, label %89, label %90

89:
  store atomic i64 4607182418800017408, i64* bitcast (double* @real to i64*) seq_cst, align 8
  br label %90

90:
  %91 = load atomic i8, i8* @flag seq_cst, align 1
  %92 = and i8 %91, 1
  %93 = xor i8 %92, 1
  store atomic i8 %93, i8* @flag seq_cst, align 1
  %94 = load atomic i64, i64* bitcast (i32** @cursor to i64*) seq_cst, align 8
  %95 = inttoptr i64 %94 to i32*
  br label %96

96:
  %97 = phi i32* [ %95, %90 ], [ %104, %96 ]
  %98 = getelementptr inbounds i32, i32* %97, i64 1
  %99 = ptrtoint i32* %97 to i64
  %100 = ptrtoint i32* %98 to i64
  %101 = cmpxchg i64* bitcast (i32** @cursor to i64*), i64 %99, i64 %100 seq_cst seq_cst, align 8
  %102 = extractvalue { i64, i1 } %101, 0
  %103 = extractvalue { i64, i1 } %101, 1
  %104 = inttoptr i64 %102 to i32*
  br i1 %103, label %105, label %96

105:
  store i32 %46, i32* %95, align 4
  %106 = load atomic i64, i64* bitcast (i32** @cursor to i64*) seq_cst, align 8
  %107 = inttoptr i64 %106 to i32*
  %108 = icmp eq i32* %107, getelementptr inbounds ([16 x i32], [16 x i32]* @cells, i64 1, i64 0)
  br i1 %108, label %109, label %110

109:
  store atomic i64 ptrtoint ([16 x i32]* @cells to i64), i64* bitcast (i32** @cursor to i64*) seq_cst, align 8
  br label %110

110:
  %111 = call fastcc i32 @builtins(i32* noundef nonnull %3, i64* noundef nonnull %4)
  %112 = add nsw i32 %111, %43
  %113 = add nuw nsw i64 %42, 1
  %114 = icmp eq i64 %113, %19
  br i1 %114, label %20, label %41, !llvm.loop !5
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree noinline norecurse nounwind uwtable
define internal fastcc i64 @onI8(i8 noundef signext %0) unnamed_addr #2 {
  %2 = load atomic i8, i8* @i8 acquire, align 1
  %3 = atomicrmw xchg i8* @i8, i8 %0 seq_cst, align 1
  %4 = atomicrmw add i8* @i8, i8 5 seq_cst, align 1
  %5 = atomicrmw sub i8* @i8, i8 %0 monotonic, align 1
  %6 = atomicrmw or i8* @i8, i8 85 seq_cst, align 1
  %7 = xor i8 %0, -1
  %8 = atomicrmw and i8* @i8, i8 %7 acq_rel, align 1
  %9 = atomicrmw xor i8* @i8, i8 %2 seq_cst, align 1
  %10 = add i8 %0, 1
  %11 = cmpxchg i8* @i8, i8 %2, i8 %10 seq_cst seq_cst, align 1
  %12 = extractvalue { i8, i1 } %11, 0
  %13 = mul i8 %0, 3
  %14 = cmpxchg i8* @i8, i8 %12, i8 %13 release monotonic, align 1
  %15 = load atomic i8, i8* @i8 seq_cst, align 1
  %16 = atomicrmw add i8* @i8, i8 2 seq_cst, align 1
  %17 = atomicrmw sub i8* @i8, i8 1 seq_cst, align 1
  %18 = load atomic i8, i8* @i8 seq_cst, align 1
  br label %19

19:
  %20 = phi i8 [ %18, %1 ], [ %23, %19 ]
  %21 = mul i8 %20, 3
  %22 = cmpxchg i8* @i8, i8 %20, i8 %21 seq_cst seq_cst, align 1
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
  %59 = atomicrmw xor i8* @i8, i8 31 seq_cst, align 1
  fence seq_cst
  %60 = mul nsw i64 %58, 31
  %61 = load atomic i8, i8* @i8 seq_cst, align 1
  %62 = sext i8 %61 to i64
  %63 = add nsw i64 %60, %62
  %64 = trunc i64 %63 to i8
  store atomic i8 %64, i8* @i8 release, align 1
  fence syncscope("singlethread") acquire
  ret i64 %63
}

; Function Attrs: nofree noinline norecurse nounwind uwtable
define internal fastcc i64 @onU8(i8 noundef zeroext %0) unnamed_addr #2 {
  %2 = load atomic i8, i8* @u8 acquire, align 1
  %3 = atomicrmw xchg i8* @u8, i8 %0 seq_cst, align 1
  %4 = atomicrmw add i8* @u8, i8 5 seq_cst, align 1
  %5 = atomicrmw sub i8* @u8, i8 %0 monotonic, align 1
  %6 = atomicrmw or i8* @u8, i8 85 seq_cst, align 1
  %7 = xor i8 %0, -1
  %8 = atomicrmw and i8* @u8, i8 %7 acq_rel, align 1
  %9 = atomicrmw xor i8* @u8, i8 %2 seq_cst, align 1
  %10 = add i8 %0, 1
  %11 = cmpxchg i8* @u8, i8 %2, i8 %10 seq_cst seq_cst, align 1
  %12 = extractvalue { i8, i1 } %11, 0
  %13 = mul i8 %0, 3
  %14 = cmpxchg i8* @u8, i8 %12, i8 %13 release monotonic, align 1
  %15 = load atomic i8, i8* @u8 seq_cst, align 1
  %16 = atomicrmw add i8* @u8, i8 2 seq_cst, align 1
  %17 = atomicrmw sub i8* @u8, i8 1 seq_cst, align 1
  %18 = load atomic i8, i8* @u8 seq_cst, align 1
  br label %19

19:
  %20 = phi i8 [ %18, %1 ], [ %23, %19 ]
  %21 = mul i8 %20, 3
  %22 = cmpxchg i8* @u8, i8 %20, i8 %21 seq_cst seq_cst, align 1
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
  %59 = atomicrmw xor i8* @u8, i8 31 seq_cst, align 1
  fence seq_cst
  %60 = mul nuw nsw i64 %58, 31
  %61 = load atomic i8, i8* @u8 seq_cst, align 1
  %62 = zext i8 %61 to i64
  %63 = add nuw nsw i64 %60, %62
  %64 = trunc i64 %63 to i8
  store atomic i8 %64, i8* @u8 release, align 1
  fence syncscope("singlethread") acquire
  ret i64 %63
}

; Function Attrs: nofree noinline norecurse nounwind uwtable
define internal fastcc i64 @onI16(i16 noundef signext %0) unnamed_addr #2 {
  %2 = load atomic i16, i16* @i16 acquire, align 2
  %3 = atomicrmw xchg i16* @i16, i16 %0 seq_cst, align 2
  %4 = atomicrmw add i16* @i16, i16 5 seq_cst, align 2
  %5 = atomicrmw sub i16* @i16, i16 %0 monotonic, align 2
  %6 = atomicrmw or i16* @i16, i16 85 seq_cst, align 2
  %7 = xor i16 %0, -1
  %8 = atomicrmw and i16* @i16, i16 %7 acq_rel, align 2
  %9 = atomicrmw xor i16* @i16, i16 %2 seq_cst, align 2
  %10 = add i16 %0, 1
  %11 = cmpxchg i16* @i16, i16 %2, i16 %10 seq_cst seq_cst, align 2
  %12 = extractvalue { i16, i1 } %11, 0
  %13 = mul i16 %0, 3
  %14 = cmpxchg i16* @i16, i16 %12, i16 %13 release monotonic, align 2
  %15 = load atomic i16, i16* @i16 seq_cst, align 2
  %16 = atomicrmw add i16* @i16, i16 2 seq_cst, align 2
  %17 = atomicrmw sub i16* @i16, i16 1 seq_cst, align 2
  %18 = load atomic i16, i16* @i16 seq_cst, align 2
  br label %19

19:
  %20 = phi i16 [ %18, %1 ], [ %23, %19 ]
  %21 = mul i16 %20, 3
  %22 = cmpxchg i16* @i16, i16 %20, i16 %21 seq_cst seq_cst, align 2
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
  %59 = atomicrmw xor i16* @i16, i16 31 seq_cst, align 2
  fence seq_cst
  %60 = mul i64 %58, 31
  %61 = load atomic i16, i16* @i16 seq_cst, align 2
  %62 = sext i16 %61 to i64
  %63 = add i64 %60, %62
  %64 = trunc i64 %63 to i16
  store atomic i16 %64, i16* @i16 release, align 2
  fence syncscope("singlethread") acquire
  ret i64 %63
}

; Function Attrs: nofree noinline norecurse nounwind uwtable
define internal fastcc i64 @onU16(i16 noundef zeroext %0) unnamed_addr #2 {
  %2 = load atomic i16, i16* @u16 acquire, align 2
  %3 = atomicrmw xchg i16* @u16, i16 %0 seq_cst, align 2
  %4 = atomicrmw add i16* @u16, i16 5 seq_cst, align 2
  %5 = atomicrmw sub i16* @u16, i16 %0 monotonic, align 2
  %6 = atomicrmw or i16* @u16, i16 85 seq_cst, align 2
  %7 = xor i16 %0, -1
  %8 = atomicrmw and i16* @u16, i16 %7 acq_rel, align 2
  %9 = atomicrmw xor i16* @u16, i16 %2 seq_cst, align 2
  %10 = add i16 %0, 1
  %11 = cmpxchg i16* @u16, i16 %2, i16 %10 seq_cst seq_cst, align 2
  %12 = extractvalue { i16, i1 } %11, 0
  %13 = mul i16 %0, 3
  %14 = cmpxchg i16* @u16, i16 %12, i16 %13 release monotonic, align 2
  %15 = load atomic i16, i16* @u16 seq_cst, align 2
  %16 = atomicrmw add i16* @u16, i16 2 seq_cst, align 2
  %17 = atomicrmw sub i16* @u16, i16 1 seq_cst, align 2
  %18 = load atomic i16, i16* @u16 seq_cst, align 2
  br label %19

19:
  %20 = phi i16 [ %18, %1 ], [ %23, %19 ]
  %21 = mul i16 %20, 3
  %22 = cmpxchg i16* @u16, i16 %20, i16 %21 seq_cst seq_cst, align 2
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
  %59 = atomicrmw xor i16* @u16, i16 31 seq_cst, align 2
  fence seq_cst
  %60 = mul i64 %58, 31
  %61 = load atomic i16, i16* @u16 seq_cst, align 2
  %62 = zext i16 %61 to i64
  %63 = add i64 %60, %62
  %64 = trunc i64 %63 to i16
  store atomic i16 %64, i16* @u16 release, align 2
  fence syncscope("singlethread") acquire
  ret i64 %63
}

; Function Attrs: nofree noinline norecurse nounwind uwtable
define internal fastcc i64 @onI32(i32 noundef %0) unnamed_addr #2 {
  %2 = load atomic i32, i32* @i32 acquire, align 4
  %3 = atomicrmw xchg i32* @i32, i32 %0 seq_cst, align 4
  %4 = atomicrmw add i32* @i32, i32 5 seq_cst, align 4
  %5 = atomicrmw sub i32* @i32, i32 %0 monotonic, align 4
  %6 = atomicrmw or i32* @i32, i32 85 seq_cst, align 4
  %7 = xor i32 %0, -1
  %8 = atomicrmw and i32* @i32, i32 %7 acq_rel, align 4
  %9 = atomicrmw xor i32* @i32, i32 %2 seq_cst, align 4
  %10 = add nsw i32 %0, 1
  %11 = cmpxchg i32* @i32, i32 %2, i32 %10 seq_cst seq_cst, align 4
  %12 = extractvalue { i32, i1 } %11, 0
  %13 = mul nsw i32 %0, 3
  %14 = cmpxchg i32* @i32, i32 %12, i32 %13 release monotonic, align 4
  %15 = load atomic i32, i32* @i32 seq_cst, align 4
  %16 = atomicrmw add i32* @i32, i32 2 seq_cst, align 4
  %17 = atomicrmw sub i32* @i32, i32 1 seq_cst, align 4
  %18 = load atomic i32, i32* @i32 seq_cst, align 4
  br label %19

19:
  %20 = phi i32 [ %18, %1 ], [ %23, %19 ]
  %21 = mul nsw i32 %20, 3
  %22 = cmpxchg i32* @i32, i32 %20, i32 %21 seq_cst seq_cst, align 4
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
  %59 = atomicrmw xor i32* @i32, i32 31 seq_cst, align 4
  fence seq_cst
  %60 = mul i64 %58, 31
  %61 = load atomic i32, i32* @i32 seq_cst, align 4
  %62 = sext i32 %61 to i64
  %63 = add i64 %60, %62
  %64 = trunc i64 %63 to i32
  store atomic i32 %64, i32* @i32 release, align 4
  fence syncscope("singlethread") acquire
  ret i64 %63
}

; Function Attrs: nofree noinline norecurse nounwind uwtable
define internal fastcc i64 @onU32(i32 noundef %0) unnamed_addr #2 {
  %2 = load atomic i32, i32* @u32 acquire, align 4
  %3 = atomicrmw xchg i32* @u32, i32 %0 seq_cst, align 4
  %4 = atomicrmw add i32* @u32, i32 5 seq_cst, align 4
  %5 = atomicrmw sub i32* @u32, i32 %0 monotonic, align 4
  %6 = atomicrmw or i32* @u32, i32 85 seq_cst, align 4
  %7 = xor i32 %0, -1
  %8 = atomicrmw and i32* @u32, i32 %7 acq_rel, align 4
  %9 = atomicrmw xor i32* @u32, i32 %2 seq_cst, align 4
  %10 = add i32 %0, 1
  %11 = cmpxchg i32* @u32, i32 %2, i32 %10 seq_cst seq_cst, align 4
  %12 = extractvalue { i32, i1 } %11, 0
  %13 = mul i32 %0, 3
  %14 = cmpxchg i32* @u32, i32 %12, i32 %13 release monotonic, align 4
  %15 = load atomic i32, i32* @u32 seq_cst, align 4
  %16 = atomicrmw add i32* @u32, i32 2 seq_cst, align 4
  %17 = atomicrmw sub i32* @u32, i32 1 seq_cst, align 4
  %18 = load atomic i32, i32* @u32 seq_cst, align 4
  br label %19

19:
  %20 = phi i32 [ %18, %1 ], [ %23, %19 ]
  %21 = mul i32 %20, 3
  %22 = cmpxchg i32* @u32, i32 %20, i32 %21 seq_cst seq_cst, align 4
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
  %59 = atomicrmw xor i32* @u32, i32 31 seq_cst, align 4
  fence seq_cst
  %60 = mul i64 %58, 31
  %61 = load atomic i32, i32* @u32 seq_cst, align 4
  %62 = zext i32 %61 to i64
  %63 = add i64 %60, %62
  %64 = trunc i64 %63 to i32
  store atomic i32 %64, i32* @u32 release, align 4
  fence syncscope("singlethread") acquire
  ret i64 %63
}

; Function Attrs: nofree noinline norecurse nounwind uwtable
define internal fastcc i64 @onI64(i64 noundef %0) unnamed_addr #2 {
  %2 = load atomic i64, i64* @i64 acquire, align 8
  %3 = atomicrmw xchg i64* @i64, i64 %0 seq_cst, align 8
  %4 = atomicrmw add i64* @i64, i64 5 seq_cst, align 8
  %5 = atomicrmw sub i64* @i64, i64 %0 monotonic, align 8
  %6 = atomicrmw or i64* @i64, i64 85 seq_cst, align 8
  %7 = xor i64 %0, -1
  %8 = atomicrmw and i64* @i64, i64 %7 acq_rel, align 8
  %9 = atomicrmw xor i64* @i64, i64 %2 seq_cst, align 8
  %10 = add nsw i64 %0, 1
  %11 = cmpxchg i64* @i64, i64 %2, i64 %10 seq_cst seq_cst, align 8
  %12 = extractvalue { i64, i1 } %11, 0
  %13 = mul nsw i64 %0, 3
  %14 = cmpxchg i64* @i64, i64 %12, i64 %13 release monotonic, align 8
  %15 = load atomic i64, i64* @i64 seq_cst, align 8
  %16 = atomicrmw add i64* @i64, i64 2 seq_cst, align 8
  %17 = atomicrmw sub i64* @i64, i64 1 seq_cst, align 8
  %18 = load atomic i64, i64* @i64 seq_cst, align 8
  br label %19

19:
  %20 = phi i64 [ %18, %1 ], [ %23, %19 ]
  %21 = mul nsw i64 %20, 3
  %22 = cmpxchg i64* @i64, i64 %20, i64 %21 seq_cst seq_cst, align 8
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
  %50 = atomicrmw xor i64* @i64, i64 31 seq_cst, align 8
  fence seq_cst
  %51 = mul i64 %49, 31
  %52 = load atomic i64, i64* @i64 seq_cst, align 8
  %53 = add i64 %52, %51
  store atomic i64 %53, i64* @i64 release, align 8
  fence syncscope("singlethread") acquire
  ret i64 %53
}

; Function Attrs: nofree noinline norecurse nounwind uwtable
define internal fastcc i64 @onU64(i64 noundef %0) unnamed_addr #2 {
  %2 = load atomic i64, i64* @u64 acquire, align 8
  %3 = atomicrmw xchg i64* @u64, i64 %0 seq_cst, align 8
  %4 = atomicrmw add i64* @u64, i64 5 seq_cst, align 8
  %5 = atomicrmw sub i64* @u64, i64 %0 monotonic, align 8
  %6 = atomicrmw or i64* @u64, i64 85 seq_cst, align 8
  %7 = xor i64 %0, -1
  %8 = atomicrmw and i64* @u64, i64 %7 acq_rel, align 8
  %9 = atomicrmw xor i64* @u64, i64 %2 seq_cst, align 8
  %10 = add i64 %0, 1
  %11 = cmpxchg i64* @u64, i64 %2, i64 %10 seq_cst seq_cst, align 8
  %12 = extractvalue { i64, i1 } %11, 0
  %13 = mul i64 %0, 3
  %14 = cmpxchg i64* @u64, i64 %12, i64 %13 release monotonic, align 8
  %15 = load atomic i64, i64* @u64 seq_cst, align 8
  %16 = atomicrmw add i64* @u64, i64 2 seq_cst, align 8
  %17 = atomicrmw sub i64* @u64, i64 1 seq_cst, align 8
  %18 = load atomic i64, i64* @u64 seq_cst, align 8
  br label %19

19:
  %20 = phi i64 [ %18, %1 ], [ %23, %19 ]
  %21 = mul i64 %20, 3
  %22 = cmpxchg i64* @u64, i64 %20, i64 %21 seq_cst seq_cst, align 8
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
  %50 = atomicrmw xor i64* @u64, i64 31 seq_cst, align 8
  fence seq_cst
  %51 = mul i64 %49, 31
  %52 = load atomic i64, i64* @u64 seq_cst, align 8
  %53 = add i64 %52, %51
  store atomic i64 %53, i64* @u64 release, align 8
  fence syncscope("singlethread") acquire
  ret i64 %53
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nofree noinline norecurse nounwind uwtable willreturn
define internal fastcc i32 @builtins(i32* nocapture noundef %0, i64* nocapture noundef %1) unnamed_addr #4 {
  %3 = atomicrmw add i32* %0, i32 7 seq_cst, align 4
  %4 = atomicrmw sub i64* %1, i64 2 seq_cst, align 8
  %5 = atomicrmw nand i32* %0, i32 255 seq_cst, align 4
  %6 = cmpxchg i64* %1, i64 8, i64 100 seq_cst seq_cst, align 8
  %7 = extractvalue { i64, i1 } %6, 1
  %8 = zext i1 %7 to i32
  %9 = add nsw i32 %5, %8
  %10 = cmpxchg i64* %1, i64 9, i64 200 seq_cst seq_cst, align 8
  %11 = extractvalue { i64, i1 } %10, 0
  %12 = trunc i64 %11 to i32
  %13 = add nsw i32 %9, %12
  %14 = atomicrmw sub i32* %0, i32 1 seq_cst, align 4
  %15 = icmp eq i32 %14, 1
  %16 = add nsw i32 %13, 1000
  %17 = select i1 %15, i32 %16, i32 %13
  %18 = atomicrmw or i64* %1, i64 1048576 seq_cst, align 8
  %19 = and i64 %18, 1048576
  %20 = icmp eq i64 %19, 0
  %21 = add nsw i32 %17, 10000
  %22 = select i1 %20, i32 %17, i32 %21
  fence seq_cst
  %23 = atomicrmw min i32* %0, i32 -3 seq_cst, align 4
  %24 = atomicrmw max i64* %1, i64 50 seq_cst, align 8
  ret i32 %22
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #6

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nofree noinline norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { mustprogress nofree noinline norecurse nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
