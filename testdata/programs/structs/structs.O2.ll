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
  %19 = tail call i64 @strtol(ptr nocapture noundef nonnull %18, ptr noundef null, i32 noundef 10) #10
  %20 = trunc i64 %19 to i32
  br label %21

21:
  %22 = phi i32 [ %20, %16 ], [ 3, %2 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #10
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) @__const.main.mixed, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) @__const.main.large, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(i64 11, ptr nonnull %6) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11) %6, ptr noundef nonnull align 1 dereferenceable(11) @__const.main.packed, i64 11, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 32 dereferenceable(32) %7, ptr noundef nonnull align 32 dereferenceable(32) @__const.main.aligned, i64 32, i1 false)
  %23 = icmp sgt i32 %22, 0
  br i1 %23, label %24, label %66

24:
  %25 = getelementptr inbounds i8, ptr %3, i64 8
  %26 = getelementptr inbounds i8, ptr %4, i64 8
  %27 = getelementptr inbounds i8, ptr %11, i64 8
  %28 = getelementptr inbounds i8, ptr %12, i64 8
  %29 = getelementptr inbounds i8, ptr %13, i64 8
  %30 = getelementptr inbounds i8, ptr %5, i64 24
  %31 = zext nneg i32 %22 to i64
  br label %118

32:
  %33 = trunc nuw i64 %211 to i32
  %34 = trunc i64 %209 to i32
  %35 = trunc nuw i64 %202 to i32
  %36 = trunc i64 %200 to i32
  %37 = trunc nuw i64 %191 to i32
  %38 = trunc nuw i64 %169 to i32
  %39 = trunc i64 %168 to i32
  %40 = getelementptr inbounds i8, ptr %5, i64 8
  %41 = load double, ptr %40, align 8, !tbaa !9
  %42 = getelementptr inbounds i8, ptr %5, i64 16
  %43 = load i32, ptr %42, align 8, !tbaa !13
  %44 = getelementptr inbounds i8, ptr %5, i64 20
  %45 = load i32, ptr %44, align 4, !tbaa !13
  %46 = load i8, ptr %6, align 8, !tbaa !15
  %47 = getelementptr inbounds i8, ptr %6, i64 1
  %48 = load i64, ptr %47, align 1, !tbaa !18
  %49 = getelementptr inbounds i8, ptr %6, i64 9
  %50 = load i16, ptr %49, align 1, !tbaa !19
  %51 = getelementptr inbounds i8, ptr %7, i64 8
  %52 = load i32, ptr %51, align 8, !tbaa !20
  %53 = sext i8 %151 to i32
  %54 = and i24 %159, 255
  %55 = zext nneg i24 %54 to i32
  %56 = and i24 %161, 255
  %57 = zext nneg i24 %56 to i32
  %58 = zext nneg i24 %163 to i32
  %59 = fpext float %182 to double
  %60 = fpext float %237 to double
  %61 = sext i16 %189 to i32
  %62 = fpext float %194 to double
  %63 = sext i8 %46 to i32
  %64 = sext i16 %50 to i32
  %65 = bitcast i64 %213 to double
  br label %66

66:
  %67 = phi i32 [ 4, %21 ], [ %52, %32 ]
  %68 = phi i32 [ 3, %21 ], [ %64, %32 ]
  %69 = phi i64 [ 2, %21 ], [ %48, %32 ]
  %70 = phi i32 [ 1, %21 ], [ %63, %32 ]
  %71 = phi i32 [ 9, %21 ], [ %233, %32 ]
  %72 = phi i32 [ 8, %21 ], [ %45, %32 ]
  %73 = phi i32 [ 7, %21 ], [ %43, %32 ]
  %74 = phi double [ 1.005000e+02, %21 ], [ %41, %32 ]
  %75 = phi i64 [ 5, %21 ], [ %231, %32 ]
  %76 = phi i32 [ 77, %21 ], [ %179, %32 ]
  %77 = phi double [ 1.250000e-01, %21 ], [ %236, %32 ]
  %78 = phi i64 [ -5, %21 ], [ %229, %32 ]
  %79 = phi i64 [ 8589934592, %21 ], [ %228, %32 ]
  %80 = phi double [ 0.000000e+00, %21 ], [ %223, %32 ]
  %81 = phi i64 [ 0, %21 ], [ %227, %32 ]
  %82 = phi i32 [ -1672600795, %21 ], [ %214, %32 ]
  %83 = phi double [ 1.500000e+00, %21 ], [ %65, %32 ]
  %84 = phi double [ 6.500000e+00, %21 ], [ %235, %32 ]
  %85 = phi i32 [ 4, %21 ], [ %34, %32 ]
  %86 = phi i32 [ 5, %21 ], [ %33, %32 ]
  %87 = phi i64 [ 17179869187, %21 ], [ %201, %32 ]
  %88 = phi i32 [ 1, %21 ], [ %36, %32 ]
  %89 = phi i32 [ 2, %21 ], [ %35, %32 ]
  %90 = phi double [ 1.250000e+00, %21 ], [ %62, %32 ]
  %91 = phi double [ 5.000000e-01, %21 ], [ %60, %32 ]
  %92 = phi i32 [ 9, %21 ], [ %37, %32 ]
  %93 = phi i32 [ -3, %21 ], [ %61, %32 ]
  %94 = phi i64 [ 1000, %21 ], [ %234, %32 ]
  %95 = phi double [ 2.500000e+00, %21 ], [ %59, %32 ]
  %96 = phi double [ 1.500000e+00, %21 ], [ %175, %32 ]
  %97 = phi double [ -2.250000e+00, %21 ], [ %176, %32 ]
  %98 = phi i32 [ 10, %21 ], [ %39, %32 ]
  %99 = phi i32 [ -20, %21 ], [ %38, %32 ]
  %100 = phi i32 [ 1, %21 ], [ %55, %32 ]
  %101 = phi i32 [ 2, %21 ], [ %57, %32 ]
  %102 = phi i32 [ 3, %21 ], [ %58, %32 ]
  %103 = phi i32 [ 3, %21 ], [ %53, %32 ]
  %104 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %103, i32 noundef %100, i32 noundef %101, i32 noundef %102, i32 noundef %98, i32 noundef %99, i64 noundef %79, i64 noundef %78)
  %105 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %96, double noundef %97, double noundef %77, i32 noundef %76, i64 noundef %94, double noundef %95, double noundef %91, i32 noundef %92, i32 noundef %93, double noundef %90)
  %106 = trunc i64 %87 to i32
  %107 = lshr i64 %87, 32
  %108 = trunc nuw i64 %107 to i32
  %109 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %88, i32 noundef %89, i32 noundef %106, i32 noundef %108, i64 noundef %75, double noundef %74, i32 noundef %73, i32 noundef %72, i32 noundef %71)
  %110 = and i32 %82, 7
  %111 = lshr i32 %82, 3
  %112 = and i32 %111, 127
  %113 = lshr i32 %82, 10
  %114 = and i32 %113, 8191
  %115 = ashr i32 %82, 23
  %116 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %70, i64 noundef %69, i32 noundef %68, i32 noundef %85, i32 noundef %86, double noundef %84, double noundef %83, i32 noundef %110, i32 noundef %112, i32 noundef %114, i32 noundef %115, i32 noundef %67)
  %117 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i64 noundef %81, double noundef %80)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(i64 11, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #10
  ret i32 0

118:
  %119 = phi i64 [ 0, %24 ], [ %238, %118 ]
  %120 = phi i32 [ 77, %24 ], [ %179, %118 ]
  %121 = phi i64 [ -5, %24 ], [ %229, %118 ]
  %122 = phi i8 [ 3, %24 ], [ %151, %118 ]
  %123 = phi i8 [ 3, %24 ], [ %164, %118 ]
  %124 = phi i8 [ 2, %24 ], [ %162, %118 ]
  %125 = phi i8 [ 1, %24 ], [ %160, %118 ]
  %126 = phi i64 [ 4294967276, %24 ], [ %169, %118 ]
  %127 = phi i64 [ 10, %24 ], [ %168, %118 ]
  %128 = phi double [ -2.250000e+00, %24 ], [ %176, %118 ]
  %129 = phi double [ 1.500000e+00, %24 ], [ %175, %118 ]
  %130 = phi float [ 2.500000e+00, %24 ], [ %182, %118 ]
  %131 = phi i64 [ 1000, %24 ], [ %234, %118 ]
  %132 = phi i16 [ -3, %24 ], [ %189, %118 ]
  %133 = phi i64 [ 9, %24 ], [ %191, %118 ]
  %134 = phi float [ 5.000000e-01, %24 ], [ %237, %118 ]
  %135 = phi float [ 1.250000e+00, %24 ], [ %194, %118 ]
  %136 = phi i64 [ 2, %24 ], [ %202, %118 ]
  %137 = phi i64 [ 1, %24 ], [ %200, %118 ]
  %138 = phi i64 [ 17179869187, %24 ], [ %201, %118 ]
  %139 = phi i64 [ 5, %24 ], [ %211, %118 ]
  %140 = phi i64 [ 4, %24 ], [ %209, %118 ]
  %141 = phi double [ 6.500000e+00, %24 ], [ %235, %118 ]
  %142 = phi i64 [ 4609434218613702656, %24 ], [ %213, %118 ]
  %143 = phi i32 [ -1672600795, %24 ], [ %214, %118 ]
  %144 = phi i64 [ 0, %24 ], [ %227, %118 ]
  %145 = phi double [ 0.000000e+00, %24 ], [ %223, %118 ]
  %146 = phi i64 [ 8589934592, %24 ], [ %228, %118 ]
  %147 = phi double [ 1.250000e-01, %24 ], [ %236, %118 ]
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
  store i64 %172, ptr %3, align 8, !tbaa !22
  store i64 %173, ptr %25, align 8, !tbaa !22
  %174 = tail call fastcc { double, double } @rDoubles(double %129, double %128, i32 noundef %150)
  %175 = extractvalue { double, double } %174, 0
  %176 = extractvalue { double, double } %174, 1
  %177 = tail call fastcc { double, i32 } @rMixed(double %147, i32 %120, i32 noundef %150)
  %178 = extractvalue { double, i32 } %177, 0
  %179 = extractvalue { double, i32 } %177, 1
  store double %178, ptr %4, align 8, !tbaa !23
  store i32 %179, ptr %26, align 8, !tbaa !13
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
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #10
  call fastcc void @rLarge(ptr dead_on_unwind nonnull writable sret(%struct.large) align 8 %8, ptr noundef nonnull byval(%struct.large) align 8 %5, i32 noundef %150)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false), !tbaa.struct !24
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #10
  call void @llvm.lifetime.start.p0(i64 11, ptr nonnull %9) #10
  call fastcc void @rPacked(ptr dead_on_unwind nonnull writable sret(%struct.packed) align 1 %9, ptr noundef nonnull byval(%struct.packed) align 8 %6, i32 noundef %150)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11) %6, ptr noundef nonnull align 1 dereferenceable(11) %9, i64 11, i1 false), !tbaa.struct !26
  call void @llvm.lifetime.end.p0(i64 11, ptr nonnull %9) #10
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
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10) #10
  call fastcc void @rAligned(ptr dead_on_unwind nonnull writable sret(%struct.aligned) align 32 %10, ptr noundef nonnull byval(%struct.aligned) align 32 %7, i32 noundef %150)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 32 dereferenceable(32) %7, ptr noundef nonnull align 32 dereferenceable(32) %10, i64 32, i1 false), !tbaa.struct !28
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10) #10
  store i64 %119, ptr %11, align 8, !tbaa !29
  %215 = sub nsw i64 0, %119
  store i64 %215, ptr %27, align 8, !tbaa !31
  %216 = tail call fastcc i64 @crowded(i32 noundef %150, ptr noundef nonnull byval(%struct.longs) align 8 %3, ptr noundef nonnull byval(%struct.longs) align 8 %11, ptr noundef nonnull byval(%struct.mixed) align 8 %4, ptr noundef nonnull byval(%struct.large) align 8 %5)
  %217 = xor i64 %216, %144
  %218 = srem i64 %217, 1000003
  %219 = fmul double %145, 5.000000e-01
  store double 5.000000e+00, ptr %12, align 8, !tbaa !32
  %220 = urem i32 %148, 100
  %221 = uitofp nneg i32 %220 to double
  store double %221, ptr %28, align 8, !tbaa !34
  store double 8.000000e+00, ptr %13, align 8, !tbaa !35
  store i32 9, ptr %29, align 8, !tbaa !37
  %222 = tail call fastcc double @floats(double %175, double %176, float %194, ptr noundef nonnull byval(%struct.doubles) align 8 %12, ptr noundef nonnull byval(%struct.mixed) align 8 %13)
  %223 = fadd double %219, %222
  call fastcc void @climb(ptr dead_on_unwind nonnull writable sret(%struct.large) align 8 %14, i32 noundef 5, ptr noundef nonnull byval(%struct.large) align 8 %5)
  %224 = load i64, ptr %14, align 8, !tbaa !38
  %225 = srem i64 %224, 1000
  %226 = add nsw i64 %218, 1
  %227 = add nsw i64 %226, %225
  %228 = srem i64 %172, 1099511627776
  store i64 %228, ptr %3, align 8, !tbaa !29
  %229 = srem i64 %173, 1099511627776
  store i64 %229, ptr %25, align 8, !tbaa !31
  %230 = load i64, ptr %5, align 8, !tbaa !38
  %231 = srem i64 %230, 1000
  store i64 %231, ptr %5, align 8, !tbaa !38
  %232 = load i32, ptr %30, align 8, !tbaa !13
  %233 = srem i32 %232, 1000
  store i32 %233, ptr %30, align 8, !tbaa !13
  %234 = srem i64 %181, 100000
  %235 = fmul double %210, 5.000000e-01
  %236 = fdiv double %178, 3.000000e+00
  store double %236, ptr %4, align 8, !tbaa !35
  %237 = fdiv float %192, 3.000000e+00
  %238 = add nuw nsw i64 %119, 1
  %239 = icmp eq i64 %238, %31
  br i1 %239, label %32, label %118, !llvm.loop !39
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc { i64, i64 } @rArray(i64 %0, i64 %1, i32 noundef %2) unnamed_addr #3 {
  %4 = trunc i64 %0 to i32
  %5 = lshr i64 %0, 32
  %6 = trunc nuw i64 %5 to i32
  %7 = trunc i64 %1 to i32
  %8 = lshr i64 %1, 32
  %9 = trunc nuw i64 %8 to i32
  %10 = mul nsw i32 %4, %2
  %11 = mul nsw i32 %6, %2
  %12 = add nsw i32 %11, 1
  %13 = mul nsw i32 %7, %2
  %14 = add nsw i32 %13, 2
  %15 = mul nsw i32 %9, %2
  %16 = add nsw i32 %15, 3
  %17 = zext i32 %12 to i64
  %18 = shl nuw i64 %17, 32
  %19 = zext i32 %10 to i64
  %20 = or disjoint i64 %18, %19
  %21 = zext i32 %16 to i64
  %22 = shl nuw i64 %21, 32
  %23 = zext i32 %14 to i64
  %24 = or disjoint i64 %22, %23
  %25 = insertvalue { i64, i64 } poison, i64 %20, 0
  %26 = insertvalue { i64, i64 } %25, i64 %24, 1
  ret { i64, i64 } %26
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @rLarge(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.large) align 8 %0, ptr nocapture noundef byval(%struct.large) align 8 %1, i32 noundef %2) unnamed_addr #4 {
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @rPacked(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.packed) align 1 %0, ptr nocapture noundef byval(%struct.packed) align 8 %1, i32 noundef %2) unnamed_addr #4 {
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
define internal fastcc void @rAligned(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.aligned) align 32 %0, ptr nocapture noundef byval(%struct.aligned) align 32 %1, i32 noundef %2) unnamed_addr #4 {
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal fastcc range(i64 -9223372036854775688, -9223372036854775808) i64 @crowded(i32 noundef %0, ptr nocapture noundef readonly byval(%struct.longs) align 8 %1, ptr nocapture noundef readonly byval(%struct.longs) align 8 %2, ptr nocapture noundef readonly byval(%struct.mixed) align 8 %3, ptr nocapture noundef readonly byval(%struct.large) align 8 %4) unnamed_addr #5 {
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal fastcc double @floats(double %0, double %1, float %2, ptr nocapture noundef readonly byval(%struct.doubles) align 8 %3, ptr nocapture noundef readonly byval(%struct.mixed) align 8 %4) unnamed_addr #5 {
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

; Function Attrs: nofree noinline nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @climb(ptr dead_on_unwind noalias nocapture writable sret(%struct.large) align 8 %0, i32 noundef %1, ptr nocapture noundef byval(%struct.large) align 8 %2) unnamed_addr #6 {
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
  tail call fastcc void @climb(ptr dead_on_unwind writable sret(%struct.large) align 8 %0, i32 noundef %14, ptr noundef nonnull byval(%struct.large) align 8 %2)
  %15 = load i32, ptr %8, align 8, !tbaa !13
  %16 = sext i32 %15 to i64
  %17 = load i64, ptr %0, align 8, !tbaa !38
  %18 = add nsw i64 %17, %16
  store i64 %18, ptr %0, align 8, !tbaa !38
  br label %6
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #9

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree noinline nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nounwind }

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
