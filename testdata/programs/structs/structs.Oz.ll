; ModuleID = 'structs.c'
source_filename = "structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.mixed = type { double, i32 }
%struct.large = type { i64, double, [3 x i32] }
%struct.packed = type <{ i8, i64, i16 }>
%struct.aligned = type { [8 x i8], i32, [20 x i8] }
%struct.longs = type { i64, i64 }
%struct.doubles = type { double, double }
%struct.array = type { [4 x i32] }

@__const.main.mixed = private unnamed_addr constant %struct.mixed { double 1.250000e-01, i32 77 }, align 8
@__const.main.large = private unnamed_addr constant %struct.large { i64 5, double 1.005000e+02, [3 x i32] [i32 7, i32 8, i32 9] }, align 8
@__const.main.packed = private unnamed_addr constant %struct.packed <{ i8 1, i64 2, i16 3 }>, align 1
@__const.main.aligned = private unnamed_addr constant %struct.aligned { [8 x i8] c"\00\01\02\03\00\00\00\00", i32 4, [20 x i8] undef }, align 32
@.str = private unnamed_addr constant [27 x i8] c"%d %d,%d,%d %d,%d %ld,%ld\0A\00", align 1
@.str.1 = private unnamed_addr constant [32 x i8] c"%g,%g %g,%d %ld,%g %g,%d,%d %g\0A\00", align 1
@.str.2 = private unnamed_addr constant [29 x i8] c"%d,%d,%d,%d %ld,%g,%d,%d,%d\0A\00", align 1
@.str.3 = private unnamed_addr constant [38 x i8] c"%d,%ld,%d %d,%d,%g %g %u,%u,%u,%d %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"%ld %g\0A\00", align 1

; Function Attrs: minsize nofree nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.longs, align 8
  %4 = alloca %struct.mixed, align 8
  %5 = alloca %struct.large, align 8
  %6 = alloca %struct.packed, align 8
  %7 = alloca %struct.aligned, align 32
  %8 = alloca %struct.large, align 8
  %9 = alloca %struct.packed, align 1
  %10 = alloca %struct.aligned, align 32
  %11 = alloca %struct.longs, align 8
  %12 = alloca %struct.doubles, align 8
  %13 = alloca %struct.mixed, align 8
  %14 = alloca %struct.large, align 8
  %15 = icmp sgt i32 %0, 1
  br i1 %15, label %16, label %20

16:
  %17 = getelementptr inbounds i8, ptr %1, i64 8
  %18 = load ptr, ptr %17, align 8, !tbaa !5
  %19 = tail call i32 @atoi(ptr nocapture noundef %18) #12
  br label %20

20:
  %21 = phi i32 [ %19, %16 ], [ 3, %2 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #13
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) @__const.main.mixed, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) @__const.main.large, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(i64 11, ptr nonnull %6) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11) %6, ptr noundef nonnull align 1 dereferenceable(11) @__const.main.packed, i64 11, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 32 dereferenceable(32) %7, ptr noundef nonnull align 32 dereferenceable(32) @__const.main.aligned, i64 32, i1 false)
  %22 = getelementptr inbounds i8, ptr %3, i64 8
  %23 = getelementptr inbounds i8, ptr %4, i64 8
  %24 = getelementptr inbounds i8, ptr %11, i64 8
  %25 = getelementptr inbounds i8, ptr %12, i64 8
  %26 = getelementptr inbounds i8, ptr %13, i64 8
  %27 = getelementptr inbounds i8, ptr %5, i64 24
  %28 = tail call i32 @llvm.smax.i32(i32 %21, i32 0)
  %29 = zext nneg i32 %28 to i64
  br label %30

30:
  %31 = phi i32 [ %199, %102 ], [ 9, %20 ]
  %32 = phi i64 [ %197, %102 ], [ 5, %20 ]
  %33 = phi i64 [ %204, %102 ], [ 0, %20 ]
  %34 = phi i32 [ %137, %102 ], [ 77, %20 ]
  %35 = phi i64 [ %195, %102 ], [ -5, %20 ]
  %36 = phi double [ %202, %102 ], [ 1.250000e-01, %20 ]
  %37 = phi i64 [ %194, %102 ], [ 8589934592, %20 ]
  %38 = phi double [ %189, %102 ], [ 0.000000e+00, %20 ]
  %39 = phi i64 [ %193, %102 ], [ 0, %20 ]
  %40 = phi i32 [ %180, %102 ], [ -1672600795, %20 ]
  %41 = phi i64 [ %179, %102 ], [ 4609434218613702656, %20 ]
  %42 = phi double [ %201, %102 ], [ 6.500000e+00, %20 ]
  %43 = phi i32 [ %175, %102 ], [ 4, %20 ]
  %44 = phi i32 [ %177, %102 ], [ 5, %20 ]
  %45 = phi i64 [ %162, %102 ], [ 17179869187, %20 ]
  %46 = phi i32 [ %163, %102 ], [ 1, %20 ]
  %47 = phi i32 [ %165, %102 ], [ 2, %20 ]
  %48 = phi float [ %154, %102 ], [ 1.250000e+00, %20 ]
  %49 = phi float [ %203, %102 ], [ 5.000000e-01, %20 ]
  %50 = phi i32 [ %151, %102 ], [ 9, %20 ]
  %51 = phi i16 [ %148, %102 ], [ -3, %20 ]
  %52 = phi i64 [ %200, %102 ], [ 1000, %20 ]
  %53 = phi float [ %140, %102 ], [ 2.500000e+00, %20 ]
  %54 = phi double [ %133, %102 ], [ 1.500000e+00, %20 ]
  %55 = phi double [ %134, %102 ], [ -2.250000e+00, %20 ]
  %56 = phi i32 [ %125, %102 ], [ 10, %20 ]
  %57 = phi i32 [ %127, %102 ], [ -20, %20 ]
  %58 = phi i8 [ %115, %102 ], [ 1, %20 ]
  %59 = phi i8 [ %117, %102 ], [ 2, %20 ]
  %60 = phi i8 [ %119, %102 ], [ 3, %20 ]
  %61 = phi i8 [ %106, %102 ], [ 3, %20 ]
  %62 = icmp eq i64 %33, %29
  br i1 %62, label %63, label %102

63:
  %64 = sext i8 %61 to i32
  %65 = zext i8 %58 to i32
  %66 = zext i8 %59 to i32
  %67 = zext i8 %60 to i32
  %68 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %64, i32 noundef %65, i32 noundef %66, i32 noundef %67, i32 noundef %56, i32 noundef %57, i64 noundef %37, i64 noundef %35) #14
  %69 = fpext float %53 to double
  %70 = fpext float %49 to double
  %71 = sext i16 %51 to i32
  %72 = fpext float %48 to double
  %73 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %54, double noundef %55, double noundef %36, i32 noundef %34, i64 noundef %52, double noundef %69, double noundef %70, i32 noundef %50, i32 noundef %71, double noundef %72) #14
  %74 = trunc i64 %45 to i32
  %75 = lshr i64 %45, 32
  %76 = trunc nuw i64 %75 to i32
  %77 = getelementptr inbounds i8, ptr %5, i64 8
  %78 = load double, ptr %77, align 8, !tbaa !9
  %79 = getelementptr inbounds i8, ptr %5, i64 16
  %80 = load i32, ptr %79, align 8, !tbaa !13
  %81 = getelementptr inbounds i8, ptr %5, i64 20
  %82 = load i32, ptr %81, align 4, !tbaa !13
  %83 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %46, i32 noundef %47, i32 noundef %74, i32 noundef %76, i64 noundef %32, double noundef %78, i32 noundef %80, i32 noundef %82, i32 noundef %31) #14
  %84 = load i8, ptr %6, align 8, !tbaa !15
  %85 = sext i8 %84 to i32
  %86 = getelementptr inbounds i8, ptr %6, i64 1
  %87 = load i64, ptr %86, align 1, !tbaa !18
  %88 = getelementptr inbounds i8, ptr %6, i64 9
  %89 = load i16, ptr %88, align 1, !tbaa !19
  %90 = sext i16 %89 to i32
  %91 = bitcast i64 %41 to double
  %92 = and i32 %40, 7
  %93 = lshr i32 %40, 3
  %94 = and i32 %93, 127
  %95 = lshr i32 %40, 10
  %96 = and i32 %95, 8191
  %97 = ashr i32 %40, 23
  %98 = getelementptr inbounds i8, ptr %7, i64 8
  %99 = load i32, ptr %98, align 8, !tbaa !20
  %100 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %85, i64 noundef %87, i32 noundef %90, i32 noundef %43, i32 noundef %44, double noundef %42, double noundef %91, i32 noundef %92, i32 noundef %94, i32 noundef %96, i32 noundef %97, i32 noundef %99) #14
  %101 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i64 noundef %39, double noundef %38) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #13
  call void @llvm.lifetime.end.p0(i64 11, ptr nonnull %6) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #13
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #13
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #13
  ret i32 0

102:
  %103 = trunc nuw nsw i64 %33 to i32
  %104 = and i32 %103, 1
  %105 = add nuw nsw i32 %104, 1
  %106 = tail call fastcc i8 @rOne(i8 %61, i32 noundef %105) #14
  %107 = zext i8 %60 to i24
  %108 = shl nuw i24 %107, 16
  %109 = zext i8 %59 to i24
  %110 = shl nuw nsw i24 %109, 8
  %111 = or disjoint i24 %108, %110
  %112 = zext i8 %58 to i24
  %113 = or disjoint i24 %111, %112
  %114 = tail call fastcc i24 @rThree(i24 %113, i32 noundef %105) #14
  %115 = trunc i24 %114 to i8
  %116 = lshr i24 %114, 8
  %117 = trunc i24 %116 to i8
  %118 = lshr i24 %114, 16
  %119 = trunc nuw i24 %118 to i8
  %120 = zext i32 %57 to i64
  %121 = shl nuw i64 %120, 32
  %122 = zext i32 %56 to i64
  %123 = or disjoint i64 %121, %122
  %124 = tail call fastcc i64 @rInts(i64 %123, i32 noundef %105) #14
  %125 = trunc i64 %124 to i32
  %126 = lshr i64 %124, 32
  %127 = trunc nuw i64 %126 to i32
  %128 = xor i32 %104, -1
  %129 = tail call fastcc { i64, i64 } @rLongs(i64 %37, i64 %35, i32 noundef %128) #14
  %130 = extractvalue { i64, i64 } %129, 0
  %131 = extractvalue { i64, i64 } %129, 1
  store i64 %130, ptr %3, align 8, !tbaa !22
  store i64 %131, ptr %22, align 8, !tbaa !22
  %132 = tail call fastcc { double, double } @rDoubles(double %54, double %55, i32 noundef %105) #14
  %133 = extractvalue { double, double } %132, 0
  %134 = extractvalue { double, double } %132, 1
  %135 = tail call fastcc { double, i32 } @rMixed(double %36, i32 %34, i32 noundef %105) #14
  %136 = extractvalue { double, i32 } %135, 0
  %137 = extractvalue { double, i32 } %135, 1
  store double %136, ptr %4, align 8, !tbaa !23
  store i32 %137, ptr %23, align 8, !tbaa !13
  %138 = tail call fastcc { i64, float } @rOther(i64 %52, float %53, i32 noundef %105) #14
  %139 = extractvalue { i64, float } %138, 0
  %140 = extractvalue { i64, float } %138, 1
  %141 = bitcast float %49 to i32
  %142 = zext i32 %50 to i64
  %143 = shl nuw i64 %142, 32
  %144 = zext i32 %141 to i64
  %145 = or disjoint i64 %143, %144
  %146 = tail call fastcc { i64, i16 } @rSqueezed(i64 %145, i16 %51, i32 noundef %105) #14
  %147 = extractvalue { i64, i16 } %146, 0
  %148 = extractvalue { i64, i16 } %146, 1
  %149 = trunc i64 %147 to i32
  %150 = lshr i64 %147, 32
  %151 = trunc nuw i64 %150 to i32
  %152 = bitcast i32 %149 to float
  %153 = sub nuw nsw i32 2, %104
  %154 = tail call fastcc float @rSingle(float %48, i32 noundef %153) #14
  %155 = xor i32 %104, 1
  %156 = zext i32 %47 to i64
  %157 = shl nuw i64 %156, 32
  %158 = zext i32 %46 to i64
  %159 = or disjoint i64 %157, %158
  %160 = tail call fastcc { i64, i64 } @rArray(i64 %159, i64 %45, i32 noundef %155) #14
  %161 = extractvalue { i64, i64 } %160, 0
  %162 = extractvalue { i64, i64 } %160, 1
  %163 = trunc i64 %161 to i32
  %164 = lshr i64 %161, 32
  %165 = trunc nuw i64 %164 to i32
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #13
  call fastcc void @rLarge(ptr dead_on_unwind nonnull writable sret(%struct.large) align 8 %8, ptr noundef nonnull byval(%struct.large) align 8 %5, i32 noundef %105) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false), !tbaa.struct !24
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #13
  call void @llvm.lifetime.start.p0(i64 11, ptr nonnull %9) #13
  call fastcc void @rPacked(ptr dead_on_unwind nonnull writable sret(%struct.packed) align 1 %9, ptr noundef nonnull byval(%struct.packed) align 8 %6, i32 noundef %105) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11) %6, ptr noundef nonnull align 1 dereferenceable(11) %9, i64 11, i1 false), !tbaa.struct !26
  call void @llvm.lifetime.end.p0(i64 11, ptr nonnull %9) #13
  %166 = shl nuw nsw i32 %105, 1
  %167 = add nsw i32 %166, -3
  %168 = zext i32 %44 to i64
  %169 = shl nuw i64 %168, 32
  %170 = zext i32 %43 to i64
  %171 = or disjoint i64 %169, %170
  %172 = tail call fastcc { i64, double } @rNested(i64 %171, double %42, i32 noundef %167) #14
  %173 = extractvalue { i64, double } %172, 0
  %174 = extractvalue { i64, double } %172, 1
  %175 = trunc i64 %173 to i32
  %176 = lshr i64 %173, 32
  %177 = trunc nuw i64 %176 to i32
  %178 = tail call fastcc i64 @rNumber(i64 %41, i32 noundef %105) #14
  %179 = and i64 %178, 9218868437227405311
  %180 = tail call fastcc i32 @rBits(i32 %40, i32 noundef %105) #14
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10) #13
  call fastcc void @rAligned(ptr dead_on_unwind nonnull writable sret(%struct.aligned) align 32 %10, ptr noundef nonnull byval(%struct.aligned) align 32 %7, i32 noundef %105) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 32 dereferenceable(32) %7, ptr noundef nonnull align 32 dereferenceable(32) %10, i64 32, i1 false), !tbaa.struct !28
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10) #13
  store i64 %33, ptr %11, align 8, !tbaa !29
  %181 = sub nsw i64 0, %33
  store i64 %181, ptr %24, align 8, !tbaa !31
  %182 = tail call fastcc i64 @crowded(i32 noundef %105, ptr noundef nonnull byval(%struct.longs) align 8 %3, ptr noundef nonnull byval(%struct.longs) align 8 %11, ptr noundef nonnull byval(%struct.mixed) align 8 %4, ptr noundef nonnull byval(%struct.large) align 8 %5) #14
  %183 = xor i64 %182, %39
  %184 = srem i64 %183, 1000003
  %185 = fmul double %38, 5.000000e-01
  store double 5.000000e+00, ptr %12, align 8, !tbaa !32
  %186 = urem i32 %103, 100
  %187 = uitofp nneg i32 %186 to double
  store double %187, ptr %25, align 8, !tbaa !34
  store double 8.000000e+00, ptr %13, align 8, !tbaa !35
  store i32 9, ptr %26, align 8, !tbaa !37
  %188 = tail call fastcc double @floats(double %133, double %134, float %154, ptr noundef nonnull byval(%struct.doubles) align 8 %12, ptr noundef nonnull byval(%struct.mixed) align 8 %13) #14
  %189 = fadd double %185, %188
  call fastcc void @climb(ptr dead_on_unwind nonnull writable sret(%struct.large) align 8 %14, i32 noundef 5, ptr noundef nonnull byval(%struct.large) align 8 %5) #14
  %190 = load i64, ptr %14, align 8, !tbaa !38
  %191 = srem i64 %190, 1000
  %192 = add nsw i64 %184, 1
  %193 = add nsw i64 %192, %191
  %194 = srem i64 %130, 1099511627776
  store i64 %194, ptr %3, align 8, !tbaa !29
  %195 = srem i64 %131, 1099511627776
  store i64 %195, ptr %22, align 8, !tbaa !31
  %196 = load i64, ptr %5, align 8, !tbaa !38
  %197 = srem i64 %196, 1000
  store i64 %197, ptr %5, align 8, !tbaa !38
  %198 = load i32, ptr %27, align 8, !tbaa !13
  %199 = srem i32 %198, 1000
  store i32 %199, ptr %27, align 8, !tbaa !13
  %200 = srem i64 %139, 100000
  %201 = fmul double %174, 5.000000e-01
  %202 = fdiv double %136, 3.000000e+00
  store double %202, ptr %4, align 8, !tbaa !35
  %203 = fdiv float %152, 3.000000e+00
  %204 = add nuw nsw i64 %33, 1
  br label %30, !llvm.loop !39
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc i8 @rOne(i8 %0, i32 noundef %1) unnamed_addr #4 {
  %3 = trunc i32 %1 to i8
  %4 = mul i8 %3, %0
  ret i8 %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc i24 @rThree(i24 %0, i32 noundef %1) unnamed_addr #4 {
  %3 = lshr i24 %0, 16
  %4 = zext nneg i24 %3 to i32
  %5 = mul nuw nsw i32 %4, %1
  %6 = trunc i32 %5 to i24
  %7 = shl i24 %6, 16
  %8 = mul i24 %0, 257
  %9 = and i24 %8, 65280
  %10 = or disjoint i24 %7, %9
  %11 = and i24 %0, 255
  %12 = or disjoint i24 %10, %11
  ret i24 %12
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc i64 @rInts(i64 %0, i32 noundef %1) unnamed_addr #4 {
  %3 = trunc i64 %0 to i32
  %4 = lshr i64 %0, 32
  %5 = trunc nuw i64 %4 to i32
  %6 = sub nsw i32 %5, %1
  %7 = add nsw i32 %3, %1
  %8 = zext i32 %7 to i64
  %9 = shl nuw i64 %8, 32
  %10 = zext i32 %6 to i64
  %11 = or disjoint i64 %9, %10
  ret i64 %11
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc { i64, i64 } @rLongs(i64 %0, i64 %1, i32 noundef %2) unnamed_addr #4 {
  %4 = sext i32 %2 to i64
  %5 = mul nsw i64 %4, %1
  %6 = sub nsw i64 %0, %4
  %7 = insertvalue { i64, i64 } poison, i64 %5, 0
  %8 = insertvalue { i64, i64 } %7, i64 %6, 1
  ret { i64, i64 } %8
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc { double, double } @rDoubles(double %0, double %1, i32 noundef %2) unnamed_addr #4 {
  %4 = fmul double %1, 5.000000e-01
  %5 = uitofp nneg i32 %2 to double
  %6 = fadd double %5, %0
  %7 = insertvalue { double, double } poison, double %4, 0
  %8 = insertvalue { double, double } %7, double %6, 1
  ret { double, double } %8
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc { double, i32 } @rMixed(double %0, i32 %1, i32 noundef %2) unnamed_addr #4 {
  %4 = sitofp i32 %1 to double
  %5 = fadd double %4, %0
  %6 = xor i32 %2, %1
  %7 = insertvalue { double, i32 } poison, double %5, 0
  %8 = insertvalue { double, i32 } %7, i32 %6, 1
  ret { double, i32 } %8
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc { i64, float } @rOther(i64 %0, float %1, i32 noundef %2) unnamed_addr #4 {
  %4 = fptosi float %1 to i64
  %5 = add nsw i64 %4, %0
  %6 = uitofp nneg i32 %2 to float
  %7 = tail call float @llvm.fmuladd.f32(float %1, float 5.000000e-01, float %6)
  %8 = insertvalue { i64, float } poison, i64 %5, 0
  %9 = insertvalue { i64, float } %8, float %7, 1
  ret { i64, float } %9
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc { i64, i16 } @rSqueezed(i64 %0, i16 %1, i32 noundef %2) unnamed_addr #4 {
  %4 = trunc i64 %0 to i32
  %5 = lshr i64 %0, 32
  %6 = trunc nuw i64 %5 to i32
  %7 = bitcast i32 %4 to float
  %8 = add i16 %1, 1
  %9 = sitofp i32 %6 to float
  %10 = fadd float %7, %9
  %11 = sub nsw i32 %6, %2
  %12 = bitcast float %10 to i32
  %13 = zext i32 %11 to i64
  %14 = shl nuw i64 %13, 32
  %15 = zext i32 %12 to i64
  %16 = or disjoint i64 %14, %15
  %17 = insertvalue { i64, i16 } poison, i64 %16, 0
  %18 = insertvalue { i64, i16 } %17, i16 %8, 1
  ret { i64, i16 } %18
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc float @rSingle(float %0, i32 noundef %1) unnamed_addr #4 {
  %3 = uitofp nneg i32 %1 to float
  %4 = fmul float %3, %0
  ret float %4
}

; Function Attrs: minsize nofree noinline norecurse nosync nounwind optsize memory(none) uwtable
define internal fastcc { i64, i64 } @rArray(i64 %0, i64 %1, i32 noundef %2) unnamed_addr #5 {
  %4 = alloca %struct.array, align 8
  store i64 %0, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 %1, ptr %5, align 8
  br label %6

6:
  %7 = phi i64 [ %20, %14 ], [ 0, %3 ]
  %8 = icmp eq i64 %7, 4
  br i1 %8, label %9, label %14

9:
  %10 = load i64, ptr %4, align 8
  %11 = load i64, ptr %5, align 8, !tbaa !25
  %12 = insertvalue { i64, i64 } poison, i64 %10, 0
  %13 = insertvalue { i64, i64 } %12, i64 %11, 1
  ret { i64, i64 } %13

14:
  %15 = getelementptr inbounds [4 x i32], ptr %4, i64 0, i64 %7
  %16 = load i32, ptr %15, align 4, !tbaa !13
  %17 = mul nsw i32 %16, %2
  %18 = trunc nuw nsw i64 %7 to i32
  %19 = add nsw i32 %17, %18
  store i32 %19, ptr %15, align 4, !tbaa !13
  %20 = add nuw nsw i64 %7, 1
  br label %6, !llvm.loop !41
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @rLarge(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.large) align 8 %0, ptr nocapture noundef byval(%struct.large) align 8 %1, i32 noundef %2) unnamed_addr #6 {
  %4 = getelementptr inbounds i8, ptr %1, i64 20
  %5 = load i32, ptr %4, align 4, !tbaa !13
  %6 = sext i32 %5 to i64
  %7 = load i64, ptr %1, align 8, !tbaa !38
  %8 = add nsw i64 %7, %6
  store i64 %8, ptr %1, align 8, !tbaa !38
  %9 = uitofp nneg i32 %2 to double
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = load double, ptr %10, align 8, !tbaa !9
  %12 = fdiv double %11, %9
  store double %12, ptr %10, align 8, !tbaa !9
  %13 = trunc i64 %8 to i32
  %14 = getelementptr inbounds i8, ptr %1, i64 24
  %15 = load i32, ptr %14, align 8, !tbaa !13
  %16 = sub nsw i32 %15, %13
  store i32 %16, ptr %14, align 8, !tbaa !13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(32) %1, i64 32, i1 false), !tbaa.struct !24
  ret void
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @rPacked(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.packed) align 1 %0, ptr nocapture noundef byval(%struct.packed) align 8 %1, i32 noundef %2) unnamed_addr #6 {
  %4 = load i8, ptr %1, align 8, !tbaa !15
  %5 = sext i8 %4 to i64
  %6 = getelementptr inbounds i8, ptr %1, i64 1
  %7 = load i64, ptr %6, align 1, !tbaa !18
  %8 = add nsw i64 %7, %5
  store i64 %8, ptr %6, align 1, !tbaa !18
  %9 = getelementptr inbounds i8, ptr %1, i64 9
  %10 = load i16, ptr %9, align 1, !tbaa !19
  %11 = trunc i32 %2 to i16
  %12 = sub i16 %10, %11
  store i16 %12, ptr %9, align 1, !tbaa !19
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(11) %0, ptr noundef nonnull align 8 dereferenceable(11) %1, i64 11, i1 false), !tbaa.struct !26
  ret void
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc { i64, double } @rNested(i64 %0, double %1, i32 noundef %2) unnamed_addr #4 {
  %4 = trunc i64 %0 to i32
  %5 = lshr i64 %0, 32
  %6 = trunc nuw i64 %5 to i32
  %7 = sitofp i32 %4 to double
  %8 = fadd double %7, %1
  %9 = mul nsw i32 %6, %2
  %10 = zext i32 %9 to i64
  %11 = shl nuw i64 %10, 32
  %12 = and i64 %0, 4294967295
  %13 = or disjoint i64 %11, %12
  %14 = insertvalue { i64, double } poison, i64 %13, 0
  %15 = insertvalue { i64, double } %14, double %8, 1
  ret { i64, double } %15
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc i64 @rNumber(i64 %0, i32 noundef %1) unnamed_addr #4 {
  %3 = zext nneg i32 %1 to i64
  %4 = shl i64 %3, 52
  %5 = add nsw i64 %4, %0
  ret i64 %5
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc i32 @rBits(i32 %0, i32 noundef %1) unnamed_addr #4 {
  %3 = add i32 %0, 3
  %4 = and i32 %3, 7
  %5 = lshr i32 %0, 7
  %6 = and i32 %5, 1016
  %7 = shl i32 %1, 10
  %8 = xor i32 %7, %0
  %9 = and i32 %8, 8387584
  %10 = and i32 %0, -8388608
  %11 = sub i32 %6, %10
  %12 = or disjoint i32 %11, %4
  %13 = or disjoint i32 %12, %9
  ret i32 %13
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @rAligned(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.aligned) align 32 %0, ptr nocapture noundef byval(%struct.aligned) align 32 %1, i32 noundef %2) unnamed_addr #6 {
  %4 = getelementptr inbounds i8, ptr %1, i64 3
  %5 = load i8, ptr %4, align 1, !tbaa !25
  %6 = sext i8 %5 to i32
  %7 = add nsw i32 %6, %2
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load i32, ptr %8, align 8, !tbaa !20
  %10 = add nsw i32 %7, %9
  store i32 %10, ptr %8, align 8, !tbaa !20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 32 dereferenceable(32) %0, ptr noundef nonnull align 32 dereferenceable(32) %1, i64 32, i1 false), !tbaa.struct !28
  ret void
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: read) uwtable
define internal fastcc range(i64 -9223372036854775688, -9223372036854775808) i64 @crowded(i32 noundef %0, ptr nocapture noundef readonly byval(%struct.longs) align 8 %1, ptr nocapture noundef readonly byval(%struct.longs) align 8 %2, ptr nocapture noundef readonly byval(%struct.mixed) align 8 %3, ptr nocapture noundef readonly byval(%struct.large) align 8 %4) unnamed_addr #7 {
  %6 = load i64, ptr %1, align 8, !tbaa !29
  %7 = mul nsw i64 %6, 7
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !31
  %10 = shl nsw i64 %9, 3
  %11 = load i64, ptr %2, align 8, !tbaa !29
  %12 = mul nsw i64 %11, 9
  %13 = getelementptr inbounds i8, ptr %2, i64 8
  %14 = load i64, ptr %13, align 8, !tbaa !31
  %15 = mul nsw i64 %14, 10
  %16 = load double, ptr %3, align 8, !tbaa !35
  %17 = fmul double %16, 1.100000e+01
  %18 = fptosi double %17 to i64
  %19 = getelementptr inbounds i8, ptr %3, i64 8
  %20 = load i32, ptr %19, align 8, !tbaa !37
  %21 = mul nsw i32 %20, 12
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr %4, i64 24
  %24 = load i32, ptr %23, align 8, !tbaa !13
  %25 = mul nsw i32 %24, 13
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr %4, i64 8
  %28 = load double, ptr %27, align 8, !tbaa !9
  %29 = fmul double %28, 1.400000e+01
  %30 = fptosi double %29 to i64
  %31 = sext i32 %0 to i64
  %32 = add nsw i64 %31, 210
  %33 = add i64 %32, %7
  %34 = add i64 %33, %10
  %35 = add i64 %34, %12
  %36 = add i64 %35, %15
  %37 = add i64 %36, %18
  %38 = add i64 %37, %22
  %39 = add i64 %38, %26
  %40 = add i64 %39, %30
  ret i64 %40
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: read) uwtable
define internal fastcc double @floats(double %0, double %1, float %2, ptr nocapture noundef readonly byval(%struct.doubles) align 8 %3, ptr nocapture noundef readonly byval(%struct.mixed) align 8 %4) unnamed_addr #7 {
  %6 = tail call double @llvm.fmuladd.f64(double %1, double 2.000000e+00, double %0)
  %7 = fadd double %6, 3.000000e+00
  %8 = fadd double %7, 8.000000e+00
  %9 = fadd double %8, 1.500000e+01
  %10 = fadd double %9, 2.400000e+01
  %11 = fmul float %2, 7.000000e+00
  %12 = fpext float %11 to double
  %13 = fadd double %10, %12
  %14 = load double, ptr %3, align 8, !tbaa !32
  %15 = tail call double @llvm.fmuladd.f64(double %14, double 8.000000e+00, double %13)
  %16 = getelementptr inbounds i8, ptr %3, i64 8
  %17 = load double, ptr %16, align 8, !tbaa !34
  %18 = tail call double @llvm.fmuladd.f64(double %17, double 9.000000e+00, double %15)
  %19 = fadd double %18, 7.000000e+01
  %20 = load double, ptr %4, align 8, !tbaa !35
  %21 = tail call double @llvm.fmuladd.f64(double %20, double 1.100000e+01, double %19)
  %22 = getelementptr inbounds i8, ptr %4, i64 8
  %23 = load i32, ptr %22, align 8, !tbaa !37
  %24 = mul nsw i32 %23, 12
  %25 = sitofp i32 %24 to double
  %26 = fadd double %21, %25
  ret double %26
}

; Function Attrs: minsize nofree noinline nosync nounwind optsize memory(argmem: readwrite) uwtable
define internal fastcc void @climb(ptr dead_on_unwind noalias nocapture writable sret(%struct.large) align 8 %0, i32 noundef %1, ptr nocapture noundef byval(%struct.large) align 8 %2) unnamed_addr #8 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %5, label %7

5:
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !24
  br label %6

6:
  ret void

7:
  %8 = getelementptr inbounds i8, ptr %2, i64 16
  %9 = urem i32 %1, 3
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds [3 x i32], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !13
  %13 = add nsw i32 %12, %1
  store i32 %13, ptr %11, align 4, !tbaa !13
  %14 = add nsw i32 %1, -1
  tail call fastcc void @climb(ptr dead_on_unwind writable sret(%struct.large) align 8 %0, i32 noundef %14, ptr noundef nonnull byval(%struct.large) align 8 %2) #14
  %15 = load i32, ptr %8, align 8, !tbaa !13
  %16 = sext i32 %15 to i64
  %17 = load i64, ptr %0, align 8, !tbaa !38
  %18 = add nsw i64 %17, %16
  store i64 %18, ptr %0, align 8, !tbaa !38
  br label %6
}

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #11

attributes #0 = { minsize nofree nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { minsize nofree noinline norecurse nosync nounwind optsize memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { minsize nofree noinline nosync nounwind optsize memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { minsize nounwind optsize willreturn memory(read) }
attributes #13 = { nounwind }
attributes #14 = { minsize optsize }

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
!9 = !{!10, !12, i64 8}
!10 = !{!"large", !11, i64 0, !12, i64 8, !7, i64 16}
!11 = !{!"long", !7, i64 0}
!12 = !{!"double", !7, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !7, i64 0}
!15 = !{!16, !7, i64 0}
!16 = !{!"packed", !7, i64 0, !11, i64 1, !17, i64 9}
!17 = !{!"short", !7, i64 0}
!18 = !{!16, !11, i64 1}
!19 = !{!16, !17, i64 9}
!20 = !{!21, !14, i64 8}
!21 = !{!"aligned", !7, i64 0, !14, i64 8}
!22 = !{!11, !11, i64 0}
!23 = !{!12, !12, i64 0}
!24 = !{i64 0, i64 8, !22, i64 8, i64 8, !23, i64 16, i64 12, !25}
!25 = !{!7, !7, i64 0}
!26 = !{i64 0, i64 1, !25, i64 1, i64 8, !22, i64 9, i64 2, !27}
!27 = !{!17, !17, i64 0}
!28 = !{i64 0, i64 8, !25, i64 8, i64 4, !13}
!29 = !{!30, !11, i64 0}
!30 = !{!"longs", !11, i64 0, !11, i64 8}
!31 = !{!30, !11, i64 8}
!32 = !{!33, !12, i64 0}
!33 = !{!"doubles", !12, i64 0, !12, i64 8}
!34 = !{!33, !12, i64 8}
!35 = !{!36, !12, i64 0}
!36 = !{!"mixed", !12, i64 0, !14, i64 8}
!37 = !{!36, !14, i64 8}
!38 = !{!10, !11, i64 0}
!39 = distinct !{!39, !40}
!40 = !{!"llvm.loop.mustprogress"}
!41 = distinct !{!41, !40}
