; ModuleID = 'structs.c'
source_filename = "structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.longs = type { i64, i64 }
%struct.mixed = type { double, i32 }
%struct.large = type { i64, double, [3 x i32] }
%struct.packed = type <{ i8, i64, i16 }>
%struct.aligned = type { [8 x i8], i32, [20 x i8] }
%struct.doubles = type { double, double }
%struct.array = type { [4 x i32] }

@__const.main.longs = private unnamed_addr constant %struct.longs { i64 8589934592, i64 -5 }, align 8
@__const.main.mixed = private unnamed_addr constant %struct.mixed { double 1.250000e-01, i32 77 }, align 8
@__const.main.large = private unnamed_addr constant %struct.large { i64 5, double 1.005000e+02, [3 x i32] [i32 7, i32 8, i32 9] }, align 8
@__const.main.packed = private unnamed_addr constant %struct.packed <{ i8 1, i64 2, i16 3 }>, align 1
@__const.main.aligned = private unnamed_addr constant %struct.aligned { [8 x i8] c"\00\01\02\03\00\00\00\00", i32 4, [20 x i8] undef }, align 32
@.str = private unnamed_addr constant [27 x i8] c"%d %d,%d,%d %d,%d %ld,%ld\0A\00", align 1
@.str.1 = private unnamed_addr constant [32 x i8] c"%g,%g %g,%d %ld,%g %g,%d,%d %g\0A\00", align 1
@.str.2 = private unnamed_addr constant [29 x i8] c"%d,%d,%d,%d %ld,%g,%d,%d,%d\0A\00", align 1
@.str.3 = private unnamed_addr constant [38 x i8] c"%d,%ld,%d %d,%d,%g %g %u,%u,%u,%d %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"%ld %g\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
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
  br i1 %15, label %16, label %21

16:
  %17 = getelementptr inbounds i8, ptr %1, i64 8
  %18 = load ptr, ptr %17, align 8, !tbaa !5
  %19 = tail call i64 @strtol(ptr nocapture noundef nonnull %18, ptr noundef null, i32 noundef 10) #11
  %20 = trunc i64 %19 to i32
  br label %21

21:
  %22 = phi i32 [ %20, %16 ], [ 3, %2 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #11
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) @__const.main.longs, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #11
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) @__const.main.mixed, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #11
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) @__const.main.large, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(i64 11, ptr nonnull %6) #11
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11) %6, ptr noundef nonnull align 1 dereferenceable(11) @__const.main.packed, i64 11, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #11
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 32 dereferenceable(32) %7, ptr noundef nonnull align 32 dereferenceable(32) @__const.main.aligned, i64 32, i1 false)
  %23 = icmp sgt i32 %22, 0
  br i1 %23, label %24, label %55

24:
  %25 = load double, ptr %4, align 8
  %26 = load i64, ptr %3, align 8
  %27 = getelementptr inbounds i8, ptr %3, i64 8
  %28 = getelementptr inbounds i8, ptr %4, i64 8
  %29 = getelementptr inbounds i8, ptr %11, i64 8
  %30 = getelementptr inbounds i8, ptr %12, i64 8
  %31 = getelementptr inbounds i8, ptr %13, i64 8
  %32 = getelementptr inbounds i8, ptr %5, i64 24
  %33 = load i64, ptr %27, align 8
  %34 = load i32, ptr %28, align 8
  %35 = zext nneg i32 %22 to i64
  br label %118

36:
  %37 = trunc nuw i64 %211 to i32
  %38 = trunc i64 %209 to i32
  %39 = trunc nuw i64 %202 to i32
  %40 = trunc i64 %200 to i32
  %41 = trunc nuw i64 %191 to i32
  %42 = trunc nuw i64 %169 to i32
  %43 = trunc i64 %168 to i32
  %44 = sext i8 %151 to i32
  %45 = and i24 %159, 255
  %46 = zext nneg i24 %45 to i32
  %47 = and i24 %161, 255
  %48 = zext nneg i24 %47 to i32
  %49 = zext nneg i24 %163 to i32
  %50 = fpext float %182 to double
  %51 = fpext float %238 to double
  %52 = sext i16 %189 to i32
  %53 = fpext float %194 to double
  %54 = bitcast i64 %213 to double
  br label %55

55:
  %56 = phi double [ 0.000000e+00, %21 ], [ %224, %36 ]
  %57 = phi i64 [ 0, %21 ], [ %228, %36 ]
  %58 = phi i32 [ -1672600795, %21 ], [ %214, %36 ]
  %59 = phi double [ 1.500000e+00, %21 ], [ %54, %36 ]
  %60 = phi double [ 6.500000e+00, %21 ], [ %236, %36 ]
  %61 = phi i32 [ 4, %21 ], [ %38, %36 ]
  %62 = phi i32 [ 5, %21 ], [ %37, %36 ]
  %63 = phi i64 [ 17179869187, %21 ], [ %201, %36 ]
  %64 = phi i32 [ 1, %21 ], [ %40, %36 ]
  %65 = phi i32 [ 2, %21 ], [ %39, %36 ]
  %66 = phi double [ 1.250000e+00, %21 ], [ %53, %36 ]
  %67 = phi double [ 5.000000e-01, %21 ], [ %51, %36 ]
  %68 = phi i32 [ 9, %21 ], [ %41, %36 ]
  %69 = phi i32 [ -3, %21 ], [ %52, %36 ]
  %70 = phi i64 [ 1000, %21 ], [ %235, %36 ]
  %71 = phi double [ 2.500000e+00, %21 ], [ %50, %36 ]
  %72 = phi double [ 1.500000e+00, %21 ], [ %175, %36 ]
  %73 = phi double [ -2.250000e+00, %21 ], [ %176, %36 ]
  %74 = phi i32 [ 10, %21 ], [ %43, %36 ]
  %75 = phi i32 [ -20, %21 ], [ %42, %36 ]
  %76 = phi i32 [ 1, %21 ], [ %46, %36 ]
  %77 = phi i32 [ 2, %21 ], [ %48, %36 ]
  %78 = phi i32 [ 3, %21 ], [ %49, %36 ]
  %79 = phi i32 [ 3, %21 ], [ %44, %36 ]
  %80 = load i64, ptr %3, align 8, !tbaa !9
  %81 = getelementptr inbounds i8, ptr %3, i64 8
  %82 = load i64, ptr %81, align 8, !tbaa !12
  %83 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %79, i32 noundef %76, i32 noundef %77, i32 noundef %78, i32 noundef %74, i32 noundef %75, i64 noundef %80, i64 noundef %82)
  %84 = load double, ptr %4, align 8, !tbaa !13
  %85 = getelementptr inbounds i8, ptr %4, i64 8
  %86 = load i32, ptr %85, align 8, !tbaa !17
  %87 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %72, double noundef %73, double noundef %84, i32 noundef %86, i64 noundef %70, double noundef %71, double noundef %67, i32 noundef %68, i32 noundef %69, double noundef %66)
  %88 = trunc i64 %63 to i32
  %89 = lshr i64 %63, 32
  %90 = trunc nuw i64 %89 to i32
  %91 = load i64, ptr %5, align 8, !tbaa !18
  %92 = getelementptr inbounds i8, ptr %5, i64 8
  %93 = load double, ptr %92, align 8, !tbaa !20
  %94 = getelementptr inbounds i8, ptr %5, i64 16
  %95 = load i32, ptr %94, align 8, !tbaa !21
  %96 = getelementptr inbounds i8, ptr %5, i64 20
  %97 = load i32, ptr %96, align 4, !tbaa !21
  %98 = getelementptr inbounds i8, ptr %5, i64 24
  %99 = load i32, ptr %98, align 8, !tbaa !21
  %100 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %64, i32 noundef %65, i32 noundef %88, i32 noundef %90, i64 noundef %91, double noundef %93, i32 noundef %95, i32 noundef %97, i32 noundef %99)
  %101 = load i8, ptr %6, align 8, !tbaa !22
  %102 = sext i8 %101 to i32
  %103 = getelementptr inbounds i8, ptr %6, i64 1
  %104 = load i64, ptr %103, align 1, !tbaa !25
  %105 = getelementptr inbounds i8, ptr %6, i64 9
  %106 = load i16, ptr %105, align 1, !tbaa !26
  %107 = sext i16 %106 to i32
  %108 = and i32 %58, 7
  %109 = lshr i32 %58, 3
  %110 = and i32 %109, 127
  %111 = lshr i32 %58, 10
  %112 = and i32 %111, 8191
  %113 = ashr i32 %58, 23
  %114 = getelementptr inbounds i8, ptr %7, i64 8
  %115 = load i32, ptr %114, align 8, !tbaa !27
  %116 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %102, i64 noundef %104, i32 noundef %107, i32 noundef %61, i32 noundef %62, double noundef %60, double noundef %59, i32 noundef %108, i32 noundef %110, i32 noundef %112, i32 noundef %113, i32 noundef %115)
  %117 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i64 noundef %57, double noundef %56)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #11
  call void @llvm.lifetime.end.p0(i64 11, ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #11
  ret i32 0

118:
  %119 = phi i64 [ 0, %24 ], [ %239, %118 ]
  %120 = phi i32 [ %34, %24 ], [ %179, %118 ]
  %121 = phi i64 [ %33, %24 ], [ %230, %118 ]
  %122 = phi i8 [ 3, %24 ], [ %151, %118 ]
  %123 = phi i8 [ 3, %24 ], [ %164, %118 ]
  %124 = phi i8 [ 2, %24 ], [ %162, %118 ]
  %125 = phi i8 [ 1, %24 ], [ %160, %118 ]
  %126 = phi i64 [ 4294967276, %24 ], [ %169, %118 ]
  %127 = phi i64 [ 10, %24 ], [ %168, %118 ]
  %128 = phi double [ -2.250000e+00, %24 ], [ %176, %118 ]
  %129 = phi double [ 1.500000e+00, %24 ], [ %175, %118 ]
  %130 = phi float [ 2.500000e+00, %24 ], [ %182, %118 ]
  %131 = phi i64 [ 1000, %24 ], [ %235, %118 ]
  %132 = phi i16 [ -3, %24 ], [ %189, %118 ]
  %133 = phi i64 [ 9, %24 ], [ %191, %118 ]
  %134 = phi float [ 5.000000e-01, %24 ], [ %238, %118 ]
  %135 = phi float [ 1.250000e+00, %24 ], [ %194, %118 ]
  %136 = phi i64 [ 2, %24 ], [ %202, %118 ]
  %137 = phi i64 [ 1, %24 ], [ %200, %118 ]
  %138 = phi i64 [ 17179869187, %24 ], [ %201, %118 ]
  %139 = phi i64 [ 5, %24 ], [ %211, %118 ]
  %140 = phi i64 [ 4, %24 ], [ %209, %118 ]
  %141 = phi double [ 6.500000e+00, %24 ], [ %236, %118 ]
  %142 = phi i64 [ 4609434218613702656, %24 ], [ %213, %118 ]
  %143 = phi i32 [ -1672600795, %24 ], [ %214, %118 ]
  %144 = phi i64 [ 0, %24 ], [ %228, %118 ]
  %145 = phi double [ 0.000000e+00, %24 ], [ %224, %118 ]
  %146 = phi i64 [ %26, %24 ], [ %229, %118 ]
  %147 = phi double [ %25, %24 ], [ %237, %118 ]
  %148 = trunc nuw nsw i64 %119 to i32
  %149 = and i32 %148, 1
  %150 = add nuw nsw i32 %149, 1
  %151 = tail call fastcc i8 @rOne(i8 %122, i32 noundef %150)
  %152 = zext i8 %123 to i24
  %153 = shl nuw i24 %152, 16
  %154 = zext i8 %124 to i24
  %155 = shl nuw nsw i24 %154, 8
  %156 = or disjoint i24 %153, %155
  %157 = zext i8 %125 to i24
  %158 = or disjoint i24 %156, %157
  %159 = tail call fastcc i24 @rThree(i24 %158, i32 noundef %150)
  %160 = trunc i24 %159 to i8
  %161 = lshr i24 %159, 8
  %162 = trunc i24 %161 to i8
  %163 = lshr i24 %159, 16
  %164 = trunc nuw i24 %163 to i8
  %165 = shl nuw i64 %126, 32
  %166 = and i64 %127, 4294967295
  %167 = or disjoint i64 %165, %166
  %168 = tail call fastcc i64 @rInts(i64 %167, i32 noundef %150)
  %169 = lshr i64 %168, 32
  %170 = xor i32 %149, -1
  %171 = tail call fastcc { i64, i64 } @rLongs(i64 %146, i64 %121, i32 noundef %170)
  %172 = extractvalue { i64, i64 } %171, 0
  %173 = extractvalue { i64, i64 } %171, 1
  store i64 %172, ptr %3, align 8, !tbaa !29
  store i64 %173, ptr %27, align 8, !tbaa !29
  %174 = tail call fastcc { double, double } @rDoubles(double %129, double %128, i32 noundef %150)
  %175 = extractvalue { double, double } %174, 0
  %176 = extractvalue { double, double } %174, 1
  %177 = tail call fastcc { double, i32 } @rMixed(double %147, i32 %120, i32 noundef %150)
  %178 = extractvalue { double, i32 } %177, 0
  %179 = extractvalue { double, i32 } %177, 1
  store double %178, ptr %4, align 8, !tbaa !30
  store i32 %179, ptr %28, align 8, !tbaa !21
  %180 = tail call fastcc { i64, float } @rOther(i64 %131, float %130, i32 noundef %150)
  %181 = extractvalue { i64, float } %180, 0
  %182 = extractvalue { i64, float } %180, 1
  %183 = bitcast float %134 to i32
  %184 = shl nuw i64 %133, 32
  %185 = zext i32 %183 to i64
  %186 = or disjoint i64 %184, %185
  %187 = tail call fastcc { i64, i16 } @rSqueezed(i64 %186, i16 %132, i32 noundef %150)
  %188 = extractvalue { i64, i16 } %187, 0
  %189 = extractvalue { i64, i16 } %187, 1
  %190 = trunc i64 %188 to i32
  %191 = lshr i64 %188, 32
  %192 = bitcast i32 %190 to float
  %193 = sub nuw nsw i32 2, %149
  %194 = tail call fastcc float @rSingle(float %135, i32 noundef %193)
  %195 = xor i32 %149, 1
  %196 = shl nuw i64 %136, 32
  %197 = and i64 %137, 4294967295
  %198 = or disjoint i64 %196, %197
  %199 = tail call fastcc { i64, i64 } @rArray(i64 %198, i64 %138, i32 noundef %195)
  %200 = extractvalue { i64, i64 } %199, 0
  %201 = extractvalue { i64, i64 } %199, 1
  %202 = lshr i64 %200, 32
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #11
  call fastcc void @rLarge(ptr dead_on_unwind nonnull writable sret(%struct.large) align 8 %8, ptr noundef nonnull byval(%struct.large) align 8 %5, i32 noundef %150)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false), !tbaa.struct !31
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #11
  call void @llvm.lifetime.start.p0(i64 11, ptr nonnull %9) #11
  call fastcc void @rPacked(ptr dead_on_unwind nonnull writable sret(%struct.packed) align 1 %9, ptr noundef nonnull byval(%struct.packed) align 8 %6, i32 noundef %150)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11) %6, ptr noundef nonnull align 1 dereferenceable(11) %9, i64 11, i1 false), !tbaa.struct !33
  call void @llvm.lifetime.end.p0(i64 11, ptr nonnull %9) #11
  %203 = shl nuw nsw i32 %150, 1
  %204 = add nsw i32 %203, -3
  %205 = shl nuw i64 %139, 32
  %206 = and i64 %140, 4294967295
  %207 = or disjoint i64 %205, %206
  %208 = tail call fastcc { i64, double } @rNested(i64 %207, double %141, i32 noundef %204)
  %209 = extractvalue { i64, double } %208, 0
  %210 = extractvalue { i64, double } %208, 1
  %211 = lshr i64 %209, 32
  %212 = tail call fastcc i64 @rNumber(i64 %142, i32 noundef %150)
  %213 = and i64 %212, 9218868437227405311
  %214 = tail call fastcc i32 @rBits(i32 %143, i32 noundef %150)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10) #11
  call fastcc void @rAligned(ptr dead_on_unwind nonnull writable sret(%struct.aligned) align 32 %10, ptr noundef nonnull byval(%struct.aligned) align 32 %7, i32 noundef %150)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 32 dereferenceable(32) %7, ptr noundef nonnull align 32 dereferenceable(32) %10, i64 32, i1 false), !tbaa.struct !35
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10) #11
  store i64 %119, ptr %11, align 8, !tbaa !9
  %215 = sub nsw i64 0, %119
  store i64 %215, ptr %29, align 8, !tbaa !12
  %216 = tail call fastcc i64 @crowded(i32 noundef %150, ptr noundef nonnull byval(%struct.longs) align 8 %3, ptr noundef nonnull byval(%struct.longs) align 8 %11, ptr noundef nonnull byval(%struct.mixed) align 8 %4, ptr noundef nonnull byval(%struct.large) align 8 %5)
  %217 = xor i64 %216, %144
  %218 = srem i64 %217, 1000003
  %219 = fmul double %145, 5.000000e-01
  store double 5.000000e+00, ptr %12, align 8, !tbaa !36
  %220 = trunc nuw nsw i64 %119 to i32
  %221 = urem i32 %220, 100
  %222 = uitofp nneg i32 %221 to double
  store double %222, ptr %30, align 8, !tbaa !38
  store double 8.000000e+00, ptr %13, align 8, !tbaa !13
  store i32 9, ptr %31, align 8, !tbaa !17
  %223 = tail call fastcc double @floats(double %175, double %176, float %194, ptr noundef nonnull byval(%struct.doubles) align 8 %12, ptr noundef nonnull byval(%struct.mixed) align 8 %13)
  %224 = fadd double %219, %223
  call fastcc void @climb(ptr dead_on_unwind nonnull writable sret(%struct.large) align 8 %14, i32 noundef 5, ptr noundef nonnull byval(%struct.large) align 8 %5)
  %225 = load i64, ptr %14, align 8, !tbaa !18
  %226 = srem i64 %225, 1000
  %227 = add nsw i64 %218, 1
  %228 = add nsw i64 %227, %226
  %229 = srem i64 %172, 1099511627776
  store i64 %229, ptr %3, align 8, !tbaa !9
  %230 = srem i64 %173, 1099511627776
  store i64 %230, ptr %27, align 8, !tbaa !12
  %231 = load i64, ptr %5, align 8, !tbaa !18
  %232 = srem i64 %231, 1000
  store i64 %232, ptr %5, align 8, !tbaa !18
  %233 = load i32, ptr %32, align 8, !tbaa !21
  %234 = srem i32 %233, 1000
  store i32 %234, ptr %32, align 8, !tbaa !21
  %235 = srem i64 %181, 100000
  %236 = fmul double %210, 5.000000e-01
  %237 = fdiv double %178, 3.000000e+00
  store double %237, ptr %4, align 8, !tbaa !13
  %238 = fdiv float %192, 3.000000e+00
  %239 = add nuw nsw i64 %119, 1
  %240 = icmp eq i64 %239, %35
  br i1 %240, label %36, label %118, !llvm.loop !39
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i8 @rOne(i8 %0, i32 noundef %1) unnamed_addr #3 {
  %3 = trunc i32 %1 to i8
  %4 = mul i8 %3, %0
  ret i8 %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i24 @rThree(i24 %0, i32 noundef %1) unnamed_addr #3 {
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i64 @rInts(i64 %0, i32 noundef %1) unnamed_addr #3 {
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc { i64, i64 } @rLongs(i64 %0, i64 %1, i32 noundef %2) unnamed_addr #3 {
  %4 = sext i32 %2 to i64
  %5 = mul nsw i64 %4, %1
  %6 = sub nsw i64 %0, %4
  %7 = insertvalue { i64, i64 } poison, i64 %5, 0
  %8 = insertvalue { i64, i64 } %7, i64 %6, 1
  ret { i64, i64 } %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc { double, double } @rDoubles(double %0, double %1, i32 noundef %2) unnamed_addr #3 {
  %4 = fmul double %1, 5.000000e-01
  %5 = uitofp nneg i32 %2 to double
  %6 = fadd double %5, %0
  %7 = insertvalue { double, double } poison, double %4, 0
  %8 = insertvalue { double, double } %7, double %6, 1
  ret { double, double } %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc { double, i32 } @rMixed(double %0, i32 %1, i32 noundef %2) unnamed_addr #3 {
  %4 = sitofp i32 %1 to double
  %5 = fadd double %4, %0
  %6 = xor i32 %2, %1
  %7 = insertvalue { double, i32 } poison, double %5, 0
  %8 = insertvalue { double, i32 } %7, i32 %6, 1
  ret { double, i32 } %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc { i64, float } @rOther(i64 %0, float %1, i32 noundef %2) unnamed_addr #3 {
  %4 = fptosi float %1 to i64
  %5 = add nsw i64 %4, %0
  %6 = uitofp nneg i32 %2 to float
  %7 = tail call float @llvm.fmuladd.f32(float %1, float 5.000000e-01, float %6)
  %8 = insertvalue { i64, float } poison, i64 %5, 0
  %9 = insertvalue { i64, float } %8, float %7, 1
  ret { i64, float } %9
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc { i64, i16 } @rSqueezed(i64 %0, i16 %1, i32 noundef %2) unnamed_addr #3 {
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc float @rSingle(float %0, i32 noundef %1) unnamed_addr #3 {
  %3 = uitofp nneg i32 %1 to float
  %4 = fmul float %3, %0
  ret float %4
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc { i64, i64 } @rArray(i64 %0, i64 %1, i32 noundef %2) unnamed_addr #4 {
  %4 = alloca %struct.array, align 8
  store i64 %0, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 %1, ptr %5, align 8
  br label %11

6:
  %7 = load i64, ptr %4, align 8
  %8 = load i64, ptr %5, align 8, !tbaa !32
  %9 = insertvalue { i64, i64 } poison, i64 %7, 0
  %10 = insertvalue { i64, i64 } %9, i64 %8, 1
  ret { i64, i64 } %10

11:
  %12 = phi i64 [ 0, %3 ], [ %18, %11 ]
  %13 = getelementptr inbounds [4 x i32], ptr %4, i64 0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !21
  %15 = mul nsw i32 %14, %2
  %16 = trunc nuw nsw i64 %12 to i32
  %17 = add nsw i32 %15, %16
  store i32 %17, ptr %13, align 4, !tbaa !21
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, 4
  br i1 %19, label %6, label %11, !llvm.loop !42
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @rLarge(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.large) align 8 %0, ptr nocapture noundef byval(%struct.large) align 8 %1, i32 noundef %2) unnamed_addr #5 {
  %4 = getelementptr inbounds i8, ptr %1, i64 20
  %5 = load i32, ptr %4, align 4, !tbaa !21
  %6 = sext i32 %5 to i64
  %7 = load i64, ptr %1, align 8, !tbaa !18
  %8 = add nsw i64 %7, %6
  store i64 %8, ptr %1, align 8, !tbaa !18
  %9 = uitofp nneg i32 %2 to double
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = load double, ptr %10, align 8, !tbaa !20
  %12 = fdiv double %11, %9
  store double %12, ptr %10, align 8, !tbaa !20
  %13 = trunc i64 %8 to i32
  %14 = getelementptr inbounds i8, ptr %1, i64 24
  %15 = load i32, ptr %14, align 8, !tbaa !21
  %16 = sub nsw i32 %15, %13
  store i32 %16, ptr %14, align 8, !tbaa !21
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(32) %1, i64 32, i1 false), !tbaa.struct !31
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @rPacked(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.packed) align 1 %0, ptr nocapture noundef byval(%struct.packed) align 8 %1, i32 noundef %2) unnamed_addr #5 {
  %4 = load i8, ptr %1, align 8, !tbaa !22
  %5 = sext i8 %4 to i64
  %6 = getelementptr inbounds i8, ptr %1, i64 1
  %7 = load i64, ptr %6, align 1, !tbaa !25
  %8 = add nsw i64 %7, %5
  store i64 %8, ptr %6, align 1, !tbaa !25
  %9 = getelementptr inbounds i8, ptr %1, i64 9
  %10 = load i16, ptr %9, align 1, !tbaa !26
  %11 = trunc i32 %2 to i16
  %12 = sub i16 %10, %11
  store i16 %12, ptr %9, align 1, !tbaa !26
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(11) %0, ptr noundef nonnull align 8 dereferenceable(11) %1, i64 11, i1 false), !tbaa.struct !33
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc { i64, double } @rNested(i64 %0, double %1, i32 noundef %2) unnamed_addr #3 {
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i64 @rNumber(i64 %0, i32 noundef %1) unnamed_addr #3 {
  %3 = zext nneg i32 %1 to i64
  %4 = shl i64 %3, 52
  %5 = add nsw i64 %4, %0
  ret i64 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i32 @rBits(i32 %0, i32 noundef %1) unnamed_addr #3 {
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @rAligned(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.aligned) align 32 %0, ptr nocapture noundef byval(%struct.aligned) align 32 %1, i32 noundef %2) unnamed_addr #5 {
  %4 = getelementptr inbounds i8, ptr %1, i64 3
  %5 = load i8, ptr %4, align 1, !tbaa !32
  %6 = sext i8 %5 to i32
  %7 = add nsw i32 %6, %2
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load i32, ptr %8, align 8, !tbaa !27
  %10 = add nsw i32 %7, %9
  store i32 %10, ptr %8, align 8, !tbaa !27
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 32 dereferenceable(32) %0, ptr noundef nonnull align 32 dereferenceable(32) %1, i64 32, i1 false), !tbaa.struct !35
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal fastcc range(i64 -9223372036854775688, -9223372036854775808) i64 @crowded(i32 noundef %0, ptr nocapture noundef readonly byval(%struct.longs) align 8 %1, ptr nocapture noundef readonly byval(%struct.longs) align 8 %2, ptr nocapture noundef readonly byval(%struct.mixed) align 8 %3, ptr nocapture noundef readonly byval(%struct.large) align 8 %4) unnamed_addr #6 {
  %6 = load i64, ptr %1, align 8, !tbaa !9
  %7 = mul nsw i64 %6, 7
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !12
  %10 = shl nsw i64 %9, 3
  %11 = load i64, ptr %2, align 8, !tbaa !9
  %12 = mul nsw i64 %11, 9
  %13 = getelementptr inbounds i8, ptr %2, i64 8
  %14 = load i64, ptr %13, align 8, !tbaa !12
  %15 = mul nsw i64 %14, 10
  %16 = load double, ptr %3, align 8, !tbaa !13
  %17 = fmul double %16, 1.100000e+01
  %18 = fptosi double %17 to i64
  %19 = getelementptr inbounds i8, ptr %3, i64 8
  %20 = load i32, ptr %19, align 8, !tbaa !17
  %21 = mul nsw i32 %20, 12
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr %4, i64 24
  %24 = load i32, ptr %23, align 8, !tbaa !21
  %25 = mul nsw i32 %24, 13
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr %4, i64 8
  %28 = load double, ptr %27, align 8, !tbaa !20
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal fastcc double @floats(double %0, double %1, float %2, ptr nocapture noundef readonly byval(%struct.doubles) align 8 %3, ptr nocapture noundef readonly byval(%struct.mixed) align 8 %4) unnamed_addr #6 {
  %6 = tail call double @llvm.fmuladd.f64(double %1, double 2.000000e+00, double %0)
  %7 = fadd double %6, 3.000000e+00
  %8 = fadd double %7, 8.000000e+00
  %9 = fadd double %8, 1.500000e+01
  %10 = fadd double %9, 2.400000e+01
  %11 = fmul float %2, 7.000000e+00
  %12 = fpext float %11 to double
  %13 = fadd double %10, %12
  %14 = load double, ptr %3, align 8, !tbaa !36
  %15 = tail call double @llvm.fmuladd.f64(double %14, double 8.000000e+00, double %13)
  %16 = getelementptr inbounds i8, ptr %3, i64 8
  %17 = load double, ptr %16, align 8, !tbaa !38
  %18 = tail call double @llvm.fmuladd.f64(double %17, double 9.000000e+00, double %15)
  %19 = fadd double %18, 7.000000e+01
  %20 = load double, ptr %4, align 8, !tbaa !13
  %21 = tail call double @llvm.fmuladd.f64(double %20, double 1.100000e+01, double %19)
  %22 = getelementptr inbounds i8, ptr %4, i64 8
  %23 = load i32, ptr %22, align 8, !tbaa !17
  %24 = mul nsw i32 %23, 12
  %25 = sitofp i32 %24 to double
  %26 = fadd double %21, %25
  ret double %26
}

; Function Attrs: nofree noinline nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @climb(ptr dead_on_unwind noalias nocapture writable sret(%struct.large) align 8 %0, i32 noundef %1, ptr nocapture noundef byval(%struct.large) align 8 %2) unnamed_addr #7 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %5, label %7

5:
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !31
  br label %6

6:
  ret void

7:
  %8 = getelementptr inbounds i8, ptr %2, i64 16
  %9 = urem i32 %1, 3
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds [3 x i32], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !21
  %13 = add nsw i32 %12, %1
  store i32 %13, ptr %11, align 4, !tbaa !21
  %14 = add nsw i32 %1, -1
  tail call fastcc void @climb(ptr dead_on_unwind writable sret(%struct.large) align 8 %0, i32 noundef %14, ptr noundef nonnull byval(%struct.large) align 8 %2)
  %15 = load i32, ptr %8, align 8, !tbaa !21
  %16 = sext i32 %15 to i64
  %17 = load i64, ptr %0, align 8, !tbaa !18
  %18 = add nsw i64 %17, %16
  store i64 %18, ptr %0, align 8, !tbaa !18
  br label %6
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #10

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree noinline nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nounwind }

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
!9 = !{!10, !11, i64 0}
!10 = !{!"longs", !11, i64 0, !11, i64 8}
!11 = !{!"long", !7, i64 0}
!12 = !{!10, !11, i64 8}
!13 = !{!14, !15, i64 0}
!14 = !{!"mixed", !15, i64 0, !16, i64 8}
!15 = !{!"double", !7, i64 0}
!16 = !{!"int", !7, i64 0}
!17 = !{!14, !16, i64 8}
!18 = !{!19, !11, i64 0}
!19 = !{!"large", !11, i64 0, !15, i64 8, !7, i64 16}
!20 = !{!19, !15, i64 8}
!21 = !{!16, !16, i64 0}
!22 = !{!23, !7, i64 0}
!23 = !{!"packed", !7, i64 0, !11, i64 1, !24, i64 9}
!24 = !{!"short", !7, i64 0}
!25 = !{!23, !11, i64 1}
!26 = !{!23, !24, i64 9}
!27 = !{!28, !16, i64 8}
!28 = !{!"aligned", !7, i64 0, !16, i64 8}
!29 = !{!11, !11, i64 0}
!30 = !{!15, !15, i64 0}
!31 = !{i64 0, i64 8, !29, i64 8, i64 8, !30, i64 16, i64 12, !32}
!32 = !{!7, !7, i64 0}
!33 = !{i64 0, i64 1, !32, i64 1, i64 8, !29, i64 9, i64 2, !34}
!34 = !{!24, !24, i64 0}
!35 = !{i64 0, i64 8, !32, i64 8, i64 4, !21}
!36 = !{!37, !15, i64 0}
!37 = !{!"doubles", !15, i64 0, !15, i64 8}
!38 = !{!37, !15, i64 8}
!39 = distinct !{!39, !40, !41}
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!"llvm.loop.unroll.disable"}
!42 = distinct !{!42, !40, !41}
