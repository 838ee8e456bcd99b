; ModuleID = 'callbacks.c'
source_filename = "callbacks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.methods = type { i8*, double (%struct.shape*)*, void (%struct.shape*, double)*, %struct.shape* (%struct.shape*)* }
%struct.shape = type { %struct.methods*, double, double }
%struct.machine = type { i8*, i32, i32 }

@box = internal constant %struct.methods { i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i32 0, i32 0), double (%struct.shape*)* @boxArea, void (%struct.shape*, double)* @boxScale, %struct.shape* (%struct.shape*)* @copy }, align 8
@disc = internal constant %struct.methods { i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.4, i32 0, i32 0), double (%struct.shape*)* @discArea, void (%struct.shape*, double)* @discScale, %struct.shape* (%struct.shape*)* @copy }, align 8
@__const.main.shapes = private unnamed_addr constant [3 x %struct.shape] [%struct.shape { %struct.methods* @box, double 2.000000e+00, double 3.000000e+00 }, %struct.shape { %struct.methods* @disc, double 1.500000e+00, double 0.000000e+00 }, %struct.shape { %struct.methods* @box, double 5.000000e-01, double 8.000000e+00 }], align 16
@.str = private unnamed_addr constant [10 x i8] c"34+5*27-m\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"the 12 quick  foxes 345 jump\00", align 1
@.str.2 = private unnamed_addr constant [25 x i8] c"%.3f %ld %d %d %d %d %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"box\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"disc\00", align 1
@switch.table.main = private unnamed_addr constant [4 x i32 (i32, i32)*] [i32 (i32, i32)* @mul, i32 (i32, i32)* @add, i32 (i32, i32)* @imin, i32 (i32, i32)* @sub], align 8

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [16 x i32], align 16
  %4 = alloca [50 x i32], align 16
  %5 = alloca %struct.machine, align 8
  %6 = alloca [3 x %struct.shape], align 16
  %7 = icmp sgt i32 %0, 1
  br i1 %7, label %11, label %8

8:
  %9 = bitcast [50 x i32]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 200, i8* nonnull %9) #15
  %10 = bitcast %struct.machine* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %10) #15
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  br label %19

11:
  %12 = getelementptr inbounds i8*, i8** %1, i64 1
  %13 = load i8*, i8** %12, align 8
  %14 = tail call i64 @strtol(i8* nocapture noundef nonnull %13, i8** noundef null, i32 noundef 10) #15
  %15 = trunc i64 %14 to i32
  %16 = bitcast [50 x i32]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 200, i8* nonnull %16) #15
  %17 = bitcast %struct.machine* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %17) #15
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %17, i8 0, i64 16, i1 false)
  %18 = icmp sgt i32 %15, 0
  br i1 %18, label %19, label %37

19:
  %20 = phi i32 [ 1, %8 ], [ %15, %11 ]
  %21 = bitcast [50 x i32]* %4 to i8*
  %22 = bitcast [3 x %struct.shape]* %6 to i8*
  %23 = bitcast [16 x i32]* %3 to i8*
  %24 = getelementptr inbounds [16 x i32], [16 x i32]* %3, i64 0, i64 0
  %25 = getelementptr inbounds %struct.machine, %struct.machine* %5, i64 0, i32 0
  %26 = getelementptr inbounds %struct.machine, %struct.machine* %5, i64 0, i32 1
  %27 = getelementptr inbounds %struct.machine, %struct.machine* %5, i64 0, i32 2
  br label %81

28:
  %29 = mul nsw i32 %150, 10
  %30 = add nsw i32 %29, %149
  %31 = mul nsw i32 %151, 100
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = add nsw i64 %33, 5250
  %35 = getelementptr inbounds [50 x i32], [50 x i32]* %4, i64 0, i64 20
  %36 = load i32, i32* %35, align 16
  br label %37

37:
  %38 = phi i32 [ %36, %28 ], [ undef, %11 ]
  %39 = phi i32 [ %166, %28 ], [ 0, %11 ]
  %40 = phi i64 [ %34, %28 ], [ 0, %11 ]
  %41 = phi double [ %109, %28 ], [ 0.000000e+00, %11 ]
  br label %42

42:
  %43 = phi i64 [ %61, %59 ], [ 0, %37 ]
  %44 = phi i64 [ %60, %59 ], [ 50, %37 ]
  %45 = add i64 %44, %43
  %46 = lshr i64 %45, 1
  %47 = getelementptr [50 x i32], [50 x i32]* %4, i64 0, i64 %46
  %48 = load i32, i32* %47, align 4
  %49 = icmp sgt i32 %38, %48
  %50 = zext i1 %49 to i32
  %51 = icmp slt i32 %38, %48
  %52 = sext i1 %51 to i32
  %53 = add nsw i32 %52, %50
  %54 = icmp slt i32 %53, 0
  br i1 %54, label %59, label %55

55:
  %56 = icmp eq i32 %53, 0
  br i1 %56, label %63, label %57

57:
  %58 = add nuw i64 %46, 1
  br label %59

59:
  %60 = phi i64 [ %44, %57 ], [ %46, %42 ]
  %61 = phi i64 [ %58, %57 ], [ %43, %42 ]
  %62 = icmp ult i64 %61, %60
  br i1 %62, label %42, label %66, !llvm.loop !5

63:
  %64 = getelementptr [50 x i32], [50 x i32]* %4, i64 0, i64 %46
  %65 = ptrtoint i32* %64 to i64
  br label %66

66:
  %67 = phi i64 [ %65, %63 ], [ 0, %59 ]
  %68 = bitcast [50 x i32]* %4 to i8*
  %69 = bitcast %struct.machine* %5 to i8*
  %70 = getelementptr inbounds %struct.machine, %struct.machine* %5, i64 0, i32 1
  %71 = load i32, i32* %70, align 8
  %72 = getelementptr inbounds %struct.machine, %struct.machine* %5, i64 0, i32 2
  %73 = load i32, i32* %72, align 4
  %74 = getelementptr inbounds [50 x i32], [50 x i32]* %4, i64 0, i64 10
  %75 = load i32, i32* %74, align 8
  %76 = ptrtoint [50 x i32]* %4 to i64
  %77 = sub i64 %67, %76
  %78 = lshr exact i64 %77, 2
  %79 = trunc i64 %78 to i32
  %80 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i64 0, i64 0), double noundef %41, i64 noundef %40, i32 noundef %71, i32 noundef %73, i32 noundef %39, i32 noundef %75, i32 noundef %79)
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %69) #15
  call void @llvm.lifetime.end.p0i8(i64 200, i8* nonnull %68) #15
  ret i32 0

81:
  %82 = phi i32 [ 0, %19 ], [ %170, %169 ]
  call void @llvm.lifetime.start.p0i8(i64 72, i8* nonnull %22) #15
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(72) %22, i8* noundef nonnull align 16 dereferenceable(72) bitcast ([3 x %struct.shape]* @__const.main.shapes to i8*), i64 72, i1 false)
  br label %83

83:
  %84 = phi i64 [ 0, %81 ], [ %96, %83 ]
  %85 = phi double [ 0.000000e+00, %81 ], [ %109, %83 ]
  %86 = getelementptr inbounds [3 x %struct.shape], [3 x %struct.shape]* %6, i64 0, i64 %84
  %87 = getelementptr inbounds %struct.shape, %struct.shape* %86, i64 0, i32 0
  %88 = load %struct.methods*, %struct.methods** %87, align 8
  %89 = getelementptr inbounds %struct.methods, %struct.methods* %88, i64 0, i32 3
  %90 = load %struct.shape* (%struct.shape*)*, %struct.shape* (%struct.shape*)** %89, align 8
  %91 = call %struct.shape* %90(%struct.shape* noundef nonnull %86) #15
  %92 = getelementptr inbounds %struct.shape, %struct.shape* %91, i64 0, i32 0
  %93 = load %struct.methods*, %struct.methods** %92, align 8
  %94 = getelementptr inbounds %struct.methods, %struct.methods* %93, i64 0, i32 2
  %95 = load void (%struct.shape*, double)*, void (%struct.shape*, double)** %94, align 8
  %96 = add nuw nsw i64 %84, 1
  %97 = trunc i64 %96 to i32
  %98 = sitofp i32 %97 to double
  call void %95(%struct.shape* noundef %91, double noundef %98) #15
  %99 = load %struct.methods*, %struct.methods** %92, align 8
  %100 = getelementptr inbounds %struct.methods, %struct.methods* %99, i64 0, i32 1
  %101 = load double (%struct.shape*)*, double (%struct.shape*)** %100, align 8
  %102 = call double %101(%struct.shape* noundef %91) #15
  %103 = load %struct.methods*, %struct.methods** %92, align 8
  %104 = getelementptr inbounds %struct.methods, %struct.methods* %103, i64 0, i32 0
  %105 = load i8*, i8** %104, align 8
  %106 = call i64 @strlen(i8* noundef nonnull dereferenceable(1) %105) #16
  %107 = uitofp i64 %106 to double
  %108 = fadd double %102, %107
  %109 = fadd double %85, %108
  %110 = bitcast %struct.shape* %91 to i8*
  call void @free(i8* noundef %110) #15
  %111 = icmp eq i64 %96, 3
  br i1 %111, label %112, label %83, !llvm.loop !8

112:
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %23) #15
  br label %113

113:
  %114 = phi i8 [ 51, %112 ], [ %146, %143 ]
  %115 = phi i32 [ 0, %112 ], [ %144, %143 ]
  %116 = phi i8* [ getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), %112 ], [ %145, %143 ]
  %117 = sext i8 %114 to i32
  %118 = add i8 %114, -48
  %119 = icmp ult i8 %118, 10
  br i1 %119, label %120, label %125

120:
  %121 = add nsw i32 %117, -48
  %122 = add nsw i32 %115, 1
  %123 = sext i32 %115 to i64
  %124 = getelementptr inbounds [16 x i32], [16 x i32]* %3, i64 0, i64 %123
  store i32 %121, i32* %124, align 4
  br label %143

125:
  %126 = add nsw i32 %115, -1
  %127 = add nsw i32 %117, -42
  %128 = icmp ult i32 %127, 4
  br i1 %128, label %129, label %133

129:
  %130 = sext i32 %127 to i64
  %131 = getelementptr inbounds [4 x i32 (i32, i32)*], [4 x i32 (i32, i32)*]* @switch.table.main, i64 0, i64 %130
  %132 = load i32 (i32, i32)*, i32 (i32, i32)** %131, align 8
  br label %133

133:
  %134 = phi i32 (i32, i32)* [ %132, %129 ], [ @imin, %125 ]
  %135 = add nsw i32 %115, -2
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [16 x i32], [16 x i32]* %3, i64 0, i64 %136
  %138 = load i32, i32* %137, align 4
  %139 = sext i32 %126 to i64
  %140 = getelementptr inbounds [16 x i32], [16 x i32]* %3, i64 0, i64 %139
  %141 = load i32, i32* %140, align 4
  %142 = call i32 %134(i32 noundef %138, i32 noundef %141) #15, !callees !9
  store i32 %142, i32* %137, align 4
  br label %143

143:
  %144 = phi i32 [ %122, %120 ], [ %126, %133 ]
  %145 = getelementptr inbounds i8, i8* %116, i64 1
  %146 = load i8, i8* %145, align 1
  %147 = icmp eq i8* %145, getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 9)
  br i1 %147, label %148, label %113, !llvm.loop !10

148:
  %149 = load i32, i32* %24, align 16
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %23) #15
  %150 = call fastcc i32 @even(i32 noundef 1001)
  %151 = call fastcc i32 @odd(i32 noundef 77)
  store i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.1, i64 0, i64 0), i8** %25, align 8
  store i32 0, i32* %26, align 8
  store i32 0, i32* %27, align 4
  br label %152

152:
  %153 = phi {}* [ bitcast ({}* (%struct.machine*)* @between to {}*), %148 ], [ %155, %152 ]
  %154 = bitcast {}* %153 to {}* (%struct.machine*)*
  %155 = call {}* %154(%struct.machine* noundef nonnull %5) #15
  %156 = icmp eq {}* %155, null
  br i1 %156, label %172, label %152, !llvm.loop !11

157:
  call void @qsort(i8* noundef nonnull %21, i64 noundef 50, i64 noundef 4, i32 (i8*, i8*)* noundef nonnull @compareInts) #15
  br label %158

158:
  %159 = phi i64 [ 0, %157 ], [ %167, %158 ]
  %160 = phi i32 [ 0, %157 ], [ %166, %158 ]
  %161 = getelementptr inbounds [50 x i32], [50 x i32]* %4, i64 0, i64 %159
  %162 = load i32, i32* %161, align 4
  %163 = icmp sgt i32 %162, 600
  %164 = select i1 %163, i32 600, i32 %162
  %165 = zext i1 %163 to i32
  %166 = add nuw nsw i32 %160, %165
  store i32 %164, i32* %161, align 4
  %167 = add nuw nsw i64 %159, 1
  %168 = icmp eq i64 %167, 50
  br i1 %168, label %169, label %158, !llvm.loop !12

169:
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %22) #15
  %170 = add nuw nsw i32 %82, 1
  %171 = icmp eq i32 %170, %20
  br i1 %171, label %28, label %81, !llvm.loop !13

172:
  %173 = phi i64 [ %178, %172 ], [ 0, %152 ]
  %174 = trunc i64 %173 to i32
  %175 = mul i32 %174, 7919
  %176 = urem i32 %175, 1009
  %177 = getelementptr inbounds [50 x i32], [50 x i32]* %4, i64 0, i64 %173
  store i32 %176, i32* %177, align 4
  %178 = add nuw nsw i64 %173, 1
  %179 = icmp eq i64 %178, 50
  br i1 %179, label %157, label %172, !llvm.loop !14
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i64 @strlen(i8* nocapture noundef) local_unnamed_addr #4

; Function Attrs: inaccessiblemem_or_argmemonly mustprogress nounwind willreturn
declare void @free(i8* nocapture noundef) local_unnamed_addr #5

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree noinline nosync nounwind readnone uwtable
define internal fastcc i32 @even(i32 noundef %0) unnamed_addr #6 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %6, label %3

3:
  %4 = add i32 %0, -1
  %5 = tail call fastcc i32 @odd(i32 noundef %4)
  br label %6

6:
  %7 = phi i32 [ %5, %3 ], [ 1, %1 ]
  ret i32 %7
}

; Function Attrs: nofree noinline nosync nounwind readnone uwtable
define internal fastcc i32 @odd(i32 noundef %0) unnamed_addr #6 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %6, label %3

3:
  %4 = add i32 %0, -1
  %5 = tail call fastcc i32 @even(i32 noundef %4)
  br label %6

6:
  %7 = phi i32 [ %5, %3 ], [ 0, %1 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define internal {}* @between(%struct.machine* nocapture noundef %0) #7 {
  %2 = getelementptr inbounds %struct.machine, %struct.machine* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8
  %4 = getelementptr inbounds i8, i8* %3, i64 1
  store i8* %4, i8** %2, align 8
  %5 = load i8, i8* %3, align 1
  switch i8 %5, label %7 [
    i8 0, label %18
    i8 32, label %6
  ]

6:
  br label %18

7:
  %8 = add i8 %5, -48
  %9 = icmp ult i8 %8, 10
  br i1 %9, label %10, label %14

10:
  %11 = getelementptr inbounds %struct.machine, %struct.machine* %0, i64 0, i32 2
  %12 = load i32, i32* %11, align 4
  %13 = add nsw i32 %12, 1
  store i32 %13, i32* %11, align 4
  br label %18

14:
  %15 = getelementptr inbounds %struct.machine, %struct.machine* %0, i64 0, i32 1
  %16 = load i32, i32* %15, align 8
  %17 = add nsw i32 %16, 1
  store i32 %17, i32* %15, align 8
  br label %18

18:
  %19 = phi {}* [ bitcast ({}* (%struct.machine*)* @between to {}*), %6 ], [ bitcast ({}* (%struct.machine*)* @inDigits to {}*), %10 ], [ bitcast ({}* (%struct.machine*)* @inWord to {}*), %14 ], [ null, %1 ]
  ret {}* %19
}

; Function Attrs: nofree
declare void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* nocapture noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define internal i32 @compareInts(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) #9 {
  %3 = bitcast i8* %0 to i32*
  %4 = load i32, i32* %3, align 4
  %5 = bitcast i8* %1 to i32*
  %6 = load i32, i32* %5, align 4
  %7 = icmp sgt i32 %4, %6
  %8 = zext i1 %7 to i32
  %9 = icmp slt i32 %4, %6
  %10 = sext i1 %9 to i32
  %11 = add nsw i32 %10, %8
  ret i32 %11
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #10

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #11

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define internal double @boxArea(%struct.shape* nocapture noundef readonly %0) #9 {
  %2 = getelementptr inbounds %struct.shape, %struct.shape* %0, i64 0, i32 1
  %3 = load double, double* %2, align 8
  %4 = getelementptr inbounds %struct.shape, %struct.shape* %0, i64 0, i32 2
  %5 = load double, double* %4, align 8
  %6 = fmul double %3, %5
  ret double %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define internal void @boxScale(%struct.shape* nocapture noundef %0, double noundef %1) #7 {
  %3 = getelementptr inbounds %struct.shape, %struct.shape* %0, i64 0, i32 1
  %4 = load double, double* %3, align 8
  %5 = fmul double %4, %1
  store double %5, double* %3, align 8
  %6 = getelementptr inbounds %struct.shape, %struct.shape* %0, i64 0, i32 2
  %7 = load double, double* %6, align 8
  %8 = fmul double %7, %1
  store double %8, double* %6, align 8
  ret void
}

; Function Attrs: mustprogress nofree nounwind uwtable willreturn
define internal noalias %struct.shape* @copy(%struct.shape* nocapture noundef readonly %0) #12 {
  %2 = tail call noalias dereferenceable_or_null(24) i8* @malloc(i64 noundef 24) #15
  %3 = bitcast i8* %2 to %struct.shape*
  %4 = bitcast %struct.shape* %0 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(24) %2, i8* noundef nonnull align 8 dereferenceable(24) %4, i64 24, i1 false)
  ret %struct.shape* %3
}

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #13

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define internal double @discArea(%struct.shape* nocapture noundef readonly %0) #9 {
  %2 = getelementptr inbounds %struct.shape, %struct.shape* %0, i64 0, i32 1
  %3 = load double, double* %2, align 8
  %4 = fmul double %3, 3.000000e+00
  %5 = fmul double %3, %4
  ret double %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define internal void @discScale(%struct.shape* nocapture noundef %0, double noundef %1) #7 {
  %3 = getelementptr inbounds %struct.shape, %struct.shape* %0, i64 0, i32 1
  %4 = load double, double* %3, align 8
  %5 = fmul double %4, %1
  store double %5, double* %3, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal i32 @add(i32 noundef %0, i32 noundef %1) unnamed_addr #14 {
  %3 = add nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal i32 @sub(i32 noundef %0, i32 noundef %1) unnamed_addr #14 {
  %3 = sub nsw i32 %0, %1
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal i32 @mul(i32 noundef %0, i32 noundef %1) unnamed_addr #14 {
  %3 = mul nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal i32 @imin(i32 noundef %0, i32 noundef %1) unnamed_addr #14 {
  %3 = icmp slt i32 %0, %1
  %4 = select i1 %3, i32 %0, i32 %1
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define internal {}* @inDigits(%struct.machine* nocapture noundef %0) #7 {
  %2 = getelementptr inbounds %struct.machine, %struct.machine* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8
  %4 = getelementptr inbounds i8, i8* %3, i64 1
  store i8* %4, i8** %2, align 8
  %5 = load i8, i8* %3, align 1
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %13, label %7

7:
  %8 = getelementptr inbounds %struct.machine, %struct.machine* %0, i64 0, i32 2
  %9 = load i32, i32* %8, align 4
  %10 = add nsw i32 %9, 1
  store i32 %10, i32* %8, align 4
  %11 = icmp eq i8 %5, 32
  %12 = select i1 %11, {}* bitcast ({}* (%struct.machine*)* @between to {}*), {}* bitcast ({}* (%struct.machine*)* @inDigits to {}*)
  br label %13

13:
  %14 = phi {}* [ %12, %7 ], [ null, %1 ]
  ret {}* %14
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define internal {}* @inWord(%struct.machine* nocapture noundef %0) #7 {
  %2 = getelementptr inbounds %struct.machine, %struct.machine* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8
  %4 = getelementptr inbounds i8, i8* %3, i64 1
  store i8* %4, i8** %2, align 8
  %5 = load i8, i8* %3, align 1
  %6 = icmp eq i8 %5, 0
  %7 = icmp eq i8 %5, 32
  %8 = select i1 %7, {}* bitcast ({}* (%struct.machine*)* @between to {}*), {}* bitcast ({}* (%struct.machine*)* @inWord to {}*)
  %9 = select i1 %6, {}* null, {}* %8
  ret {}* %9
}

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind readonly willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { inaccessiblemem_or_argmemonly mustprogress nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree noinline nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nounwind }
attributes #16 = { nounwind readonly willreturn }

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
!9 = !{i32 (i32, i32)* @add, i32 (i32, i32)* @imin, i32 (i32, i32)* @mul, i32 (i32, i32)* @sub}
!10 = distinct !{!10, !6, !7}
!11 = distinct !{!11, !6, !7}
!12 = distinct !{!12, !6, !7}
!13 = distinct !{!13, !6, !7}
!14 = distinct !{!14, !6, !7}
