; ModuleID = 'globals.c'
source_filename = "globals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.tree = type { i8*, %struct.tree*, %struct.tree*, i32 }
%union.cell = type { i32 }

@.str = private unnamed_addr constant [5 x i8] c"root\00", align 1
@inner = internal constant %struct.tree { i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i32 0, i32 0), %struct.tree* getelementptr inbounds ([3 x %struct.tree], [3 x %struct.tree]* @leaves, i32 0, i32 0), %struct.tree* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x %struct.tree]* @leaves to i8*), i64 32) to %struct.tree*), i32 11 }, align 8
@leaves = internal constant [3 x %struct.tree] [%struct.tree { i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.12, i32 0, i32 0), %struct.tree* null, %struct.tree* null, i32 3 }, %struct.tree { i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.13, i32 0, i32 0), %struct.tree* null, %struct.tree* null, i32 5 }, %struct.tree { i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i32 0, i32 0), %struct.tree* null, %struct.tree* null, i32 7 }], align 16
@root = dso_local constant %struct.tree { i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0), %struct.tree* @inner, %struct.tree* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x %struct.tree]* @leaves to i8*), i64 64) to %struct.tree*), i32 13 }, align 8
@exported = dso_local global i32 42, align 4
@placed = dso_local local_unnamed_addr global [3 x i32] [i32 10, i32 20, i32 30], section "special", align 4
@truth = dso_local local_unnamed_addr global i8 1, align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@cells.2 = internal unnamed_addr global i32 1, align 16
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@wideAligned = internal global [3 x i8] c"hi\00", align 256
@.str.3 = private unnamed_addr constant [33 x i8] c"%u %u %x %d %llx %u %u, size %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [22 x i8] c"%u %x %x %g, size %d\0A\00", align 1
@header.1 = internal unnamed_addr global i32 16909060, align 4
@header.2 = internal unnamed_addr global i16 -16657, align 2
@header.3 = internal unnamed_addr global double 2.500000e+00, align 8
@.str.5 = private unnamed_addr constant [19 x i8] c"%08x %08x %08x %g\0A\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"[%s] %.17g\0A\00", align 1
@reltable.main = internal unnamed_addr constant [5 x i32] [i32 trunc (i64 sub (i64 ptrtoint ([5 x i8]* @.str.17 to i64), i64 ptrtoint ([5 x i32]* @reltable.main to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([4 x i8]* @.str.18 to i64), i64 ptrtoint ([5 x i32]* @reltable.main to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([4 x i8]* @.str.19 to i64), i64 ptrtoint ([5 x i32]* @reltable.main to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.19, i32 0, i64 1) to i64), i64 ptrtoint ([5 x i32]* @reltable.main to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (i8* getelementptr inbounds ([16 x i8], [16 x i8]* @letters, i32 0, i64 3) to i64), i64 ptrtoint ([5 x i32]* @reltable.main to i64)) to i32)], align 4
@constants = internal unnamed_addr constant [5 x double] [double 1.000000e-01, double -0.000000e+00, double 1.000000e+308, double 4.940660e-324, double 0x3FD5555555555555], align 16
@.str.7 = private unnamed_addr constant [13 x i8] c"%d %d %g %g\0A\00", align 1
@.str.8 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@operations = internal unnamed_addr constant [3 x i32 (i32)*] [i32 (i32)* @hook, i32 (i32)* @optional, i32 (i32)* @replaceable], align 16
@.str.10 = private unnamed_addr constant [25 x i8] c"\0A%s %ld %d %d %llx %llx\0A\00", align 1
@common = dso_local local_unnamed_addr global i32 0, align 4
@huge = internal unnamed_addr global i128 1267650600228229401496703205383, align 16
@.str.11 = private unnamed_addr constant [6 x i8] c"inner\00", align 1
@.str.12 = private unnamed_addr constant [4 x i8] c"ash\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"birch\00", align 1
@.str.14 = private unnamed_addr constant [6 x i8] c"cedar\00", align 1
@zeros = internal unnamed_addr global [1000 x i32] zeroinitializer, align 16
@counter.n = internal unnamed_addr global i64 100, align 8
@flags.0 = internal unnamed_addr global i32 360299555, align 8
@flags.1 = internal unnamed_addr global i8 44, align 4
@flags.2 = internal unnamed_addr global i64 115526908410010, align 8
@table = internal unnamed_addr global <{ %union.cell, { [4 x i8] }, { float } }> <{ %union.cell { i32 1065353216 }, { [4 x i8] } { [4 x i8] c"\01\02\03\04" }, { float } { float -5.000000e-01 } }>, align 4
@.str.17 = private unnamed_addr constant [5 x i8] c"zero\00", align 1
@.str.18 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.19 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@letters = internal constant [16 x i8] c"a\09b\22c\\d\FF\00hidden\00", align 16

@renamed = dso_local alias i32, i32* @exported
@replaceable = weak dso_local alias i32 (i32), i32 (i32)* @hook

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal i32 @hook(i32 noundef %0) #0 {
  %2 = shl nsw i32 %0, 1
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define weak dso_local i32 @optional(i32 noundef %0) #1 {
  %2 = add nsw i32 %0, 5
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %10

4:
  %5 = getelementptr inbounds i8*, i8** %1, i64 1
  %6 = load i8*, i8** %5, align 8
  %7 = tail call i64 @strtol(i8* nocapture noundef nonnull %6, i8** noundef null, i32 noundef 10) #8
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = phi i32 [ %8, %4 ], [ 5, %2 ]
  br label %47

12:
  %13 = phi i64 [ 0, %4 ], [ %49, %47 ]
  %14 = tail call fastcc i32 @weigh(%struct.tree* noundef nonnull @root)
  %15 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef %14, i32 noundef 9, i32 noundef 0, i32 noundef 24)
  %16 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i32 noundef 21, i32 noundef 0)
  %17 = load i32, i32* @flags.0, align 8
  %18 = and i32 %17, 1
  %19 = lshr i32 %17, 1
  %20 = and i32 %19, 31
  %21 = lshr i32 %17, 9
  %22 = and i32 %21, 1048575
  %23 = load i8, i8* @flags.1, align 4
  %24 = shl i8 %23, 2
  %25 = ashr exact i8 %24, 2
  %26 = sext i8 %25 to i32
  %27 = load i64, i64* @flags.2, align 8
  %28 = and i64 %27, 1099511627775
  %29 = lshr i64 %27, 40
  %30 = trunc i64 %29 to i32
  %31 = and i32 %30, 15
  %32 = lshr i64 %27, 44
  %33 = trunc i64 %32 to i32
  %34 = and i32 %33, 15
  %35 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([33 x i8], [33 x i8]* @.str.3, i64 0, i64 0), i32 noundef %18, i32 noundef %20, i32 noundef %22, i32 noundef %26, i64 noundef %28, i32 noundef %31, i32 noundef %34, i32 noundef 16)
  %36 = load i32, i32* @header.1, align 4
  %37 = load i16, i16* @header.2, align 2
  %38 = zext i16 %37 to i32
  %39 = load double, double* @header.3, align 8
  %40 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([22 x i8], [22 x i8]* @.str.4, i64 0, i64 0), i32 noundef 1, i32 noundef %36, i32 noundef %38, double noundef %39, i32 noundef 15)
  %41 = load i32, i32* getelementptr inbounds (<{ %union.cell, { [4 x i8] }, { float } }>, <{ %union.cell, { [4 x i8] }, { float } }>* @table, i64 0, i32 0, i32 0), align 4
  %42 = load i32, i32* bitcast (i8* getelementptr inbounds (<{ %union.cell, { [4 x i8] }, { float } }>, <{ %union.cell, { [4 x i8] }, { float } }>* @table, i64 0, i32 1, i32 0, i64 0) to i32*), align 4
  %43 = load i32, i32* bitcast (float* getelementptr inbounds (<{ %union.cell, { [4 x i8] }, { float } }>, <{ %union.cell, { [4 x i8] }, { float } }>* @table, i64 0, i32 2, i32 0) to i32*), align 4
  %44 = bitcast i32 %43 to float
  %45 = fpext float %44 to double
  %46 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.5, i64 0, i64 0), i32 noundef %41, i32 noundef %42, i32 noundef %43, double noundef %45)
  br label %57

47:
  %48 = phi i32 [ %50, %47 ], [ 0, %10 ]
  tail call fastcc void @stir(i32 noundef %48)
  %49 = tail call fastcc i64 @counter()
  %50 = add nuw nsw i32 %48, 1
  %51 = icmp eq i32 %50, %11
  br i1 %51, label %12, label %47, !llvm.loop !5

52:
  %53 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([13 x i8], [13 x i8]* @.str.7, i64 0, i64 0), i32 noundef 16, i32 noundef 233, double noundef 0x3FB99999A0000000, double noundef 0x47B913C440000000)
  %54 = load i32, i32* @exported, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, i32* @exported, align 4
  %56 = tail call i32 @replaceable(i32 noundef 4) #8
  br i1 icmp ne (i32 (i32)* @missing, i32 (i32)* null), label %66, label %68

57:
  %58 = phi i64 [ 0, %12 ], [ %64, %57 ]
  %59 = shl i64 %58, 2
  %60 = call i8* @llvm.load.relative.i64(i8* bitcast ([5 x i32]* @reltable.main to i8*), i64 %59)
  %61 = getelementptr inbounds [5 x double], [5 x double]* @constants, i64 0, i64 %58
  %62 = load double, double* %61, align 8
  %63 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([12 x i8], [12 x i8]* @.str.6, i64 0, i64 0), i8* noundef %60, double noundef %62)
  %64 = add nuw nsw i64 %58, 1
  %65 = icmp eq i64 %64, 5
  br i1 %65, label %52, label %57, !llvm.loop !8

66:
  %67 = tail call i32 @missing(i32 noundef 1) #8
  br label %68

68:
  %69 = phi i32 [ %67, %66 ], [ -1, %52 ]
  %70 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i64 0, i64 0), i32 noundef %55, i32 noundef %56, i32 noundef %69)
  br label %80

71:
  %72 = load i32, i32* @common, align 4
  %73 = load i8, i8* @truth, align 1, !range !9
  %74 = zext i8 %73 to i32
  %75 = load i128, i128* @huge, align 16
  %76 = lshr i128 %75, 64
  %77 = trunc i128 %76 to i64
  %78 = trunc i128 %75 to i64
  %79 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([25 x i8], [25 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @wideAligned, i64 0, i64 0), i64 noundef %13, i32 noundef %72, i32 noundef %74, i64 noundef %77, i64 noundef %78)
  ret i32 0

80:
  %81 = phi i64 [ 0, %68 ], [ %88, %80 ]
  %82 = getelementptr inbounds [3 x i32 (i32)*], [3 x i32 (i32)*]* @operations, i64 0, i64 %81
  %83 = load i32 (i32)*, i32 (i32)** %82, align 8
  %84 = trunc i64 %81 to i32
  %85 = add i32 %84, 10
  %86 = tail call i32 %83(i32 noundef %85) #8
  %87 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.9, i64 0, i64 0), i32 noundef %86)
  %88 = add nuw nsw i64 %81, 1
  %89 = icmp eq i64 %88, 3
  br i1 %89, label %71, label %80, !llvm.loop !10
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind uwtable willreturn
define internal fastcc void @stir(i32 noundef %0) unnamed_addr #2 {
  %2 = load i32, i32* @flags.0, align 8
  %3 = add i32 %2, 6
  %4 = and i32 %3, 62
  %5 = and i32 %2, -536870463
  %6 = or i32 %5, %4
  %7 = lshr i32 %2, 8
  %8 = and i32 %7, 1048574
  %9 = and i32 %0, 1048575
  %10 = or i32 %8, %9
  %11 = shl nuw nsw i32 %10, 9
  %12 = or i32 %11, %6
  %13 = xor i32 %12, 1
  store i32 %13, i32* @flags.0, align 8
  %14 = load i8, i8* @flags.1, align 4
  %15 = add i8 %14, 63
  %16 = and i8 %15, 63
  %17 = and i8 %14, -64
  %18 = or i8 %16, %17
  store i8 %18, i8* @flags.1, align 4
  %19 = load i64, i64* @flags.2, align 8
  %20 = and i64 %19, 1099511627775
  %21 = mul nuw nsw i64 %20, 3
  %22 = and i64 %19, -17592186044416
  %23 = lshr i64 %19, 4
  %24 = and i64 %23, 16492674416640
  %25 = add i64 %24, %19
  %26 = and i64 %25, 16492674416640
  %27 = and i64 %21, 1099511627775
  %28 = or i64 %27, %22
  %29 = or i64 %28, %26
  store i64 %29, i64* @flags.2, align 8
  %30 = load i16, i16* @header.2, align 2
  %31 = zext i16 %30 to i32
  %32 = load i32, i32* @header.1, align 4
  %33 = add i32 %32, %31
  store i32 %33, i32* @header.1, align 4
  %34 = load double, double* @header.3, align 8
  %35 = fmul double %34, 1.500000e+00
  store double %35, double* @header.3, align 8
  %36 = mul i16 %30, 5
  %37 = add i16 %36, 1
  store i16 %37, i16* @header.2, align 2
  %38 = and i32 %0, 1
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds [3 x %union.cell], [3 x %union.cell]* bitcast (<{ %union.cell, { [4 x i8] }, { float } }>* @table to [3 x %union.cell]*), i64 0, i64 %39
  %41 = bitcast %union.cell* %40 to [4 x i8]*
  %42 = and i32 %0, 3
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds [4 x i8], [4 x i8]* %41, i64 0, i64 %43
  %45 = load i8, i8* %44, align 1
  %46 = add i8 %45, 1
  store i8 %46, i8* %44, align 1
  %47 = load i128, i128* @huge, align 16
  %48 = mul i128 %47, 3
  %49 = zext i32 %0 to i128
  %50 = sub i128 %48, %49
  store i128 %50, i128* @huge, align 16
  %51 = mul nsw i32 %0, 37
  %52 = srem i32 %51, 1000
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [1000 x i32], [1000 x i32]* @zeros, i64 0, i64 %53
  %55 = load i32, i32* %54, align 4
  %56 = add nsw i32 %55, %0
  store i32 %56, i32* %54, align 4
  %57 = add nsw i32 %51, 37
  %58 = srem i32 %57, 1000
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [1000 x i32], [1000 x i32]* @zeros, i64 0, i64 %59
  %61 = load i32, i32* %60, align 4
  %62 = srem i32 %0, 3
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [3 x i32], [3 x i32]* @placed, i64 0, i64 %63
  %65 = load i32, i32* %64, align 4
  %66 = add nsw i32 %65, %61
  %67 = load i32, i32* @common, align 4
  %68 = add nsw i32 %66, %67
  store i32 %68, i32* @common, align 4
  %69 = trunc i32 %68 to i8
  %70 = lshr i8 %69, 2
  %71 = and i8 %70, 1
  store i8 %71, i8* @truth, align 1
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind uwtable willreturn
define internal fastcc i64 @counter() unnamed_addr #2 {
  %1 = load i32, i32* @cells.2, align 16
  %2 = add nsw i32 %1, 1
  store i32 %2, i32* @cells.2, align 16
  %3 = sext i32 %2 to i64
  %4 = load i64, i64* @counter.n, align 8
  %5 = add nsw i64 %4, %3
  store i64 %5, i64* @counter.n, align 8
  ret i64 %5
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: nofree noinline nosync nounwind readonly uwtable
define internal fastcc i32 @weigh(%struct.tree* noundef readonly %0) unnamed_addr #4 {
  %2 = icmp eq %struct.tree* %0, null
  br i1 %2, label %3, label %5

3:
  %4 = phi i32 [ %17, %5 ], [ 0, %1 ]
  ret i32 %4

5:
  %6 = getelementptr inbounds %struct.tree, %struct.tree* %0, i64 0, i32 3
  %7 = load i32, i32* %6, align 8
  %8 = getelementptr inbounds %struct.tree, %struct.tree* %0, i64 0, i32 1
  %9 = load %struct.tree*, %struct.tree** %8, align 8
  %10 = tail call fastcc i32 @weigh(%struct.tree* noundef %9)
  %11 = shl nsw i32 %10, 1
  %12 = add nsw i32 %11, %7
  %13 = getelementptr inbounds %struct.tree, %struct.tree* %0, i64 0, i32 2
  %14 = load %struct.tree*, %struct.tree** %13, align 8
  %15 = tail call fastcc i32 @weigh(%struct.tree* noundef %14)
  %16 = mul nsw i32 %15, 3
  %17 = add nsw i32 %12, %16
  br label %3
}

declare extern_weak i32 @missing(i32 noundef) #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: argmemonly nofree nosync nounwind readonly willreturn
declare i8* @llvm.load.relative.i64(i8*, i64) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline nosync nounwind readonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly nofree nosync nounwind readonly willreturn }
attributes #8 = { nounwind }

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
!8 = distinct !{!8, !6, !7}
!9 = !{i8 0, i8 2}
!10 = distinct !{!10, !6, !7}
