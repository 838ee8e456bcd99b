; ModuleID = 'structs.c'
source_filename = "structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
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
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
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
  %17 = getelementptr inbounds i8*, i8** %1, i64 1
  %18 = load i8*, i8** %17, align 8
  %19 = tail call i64 @strtol(i8* nocapture noundef nonnull %18, i8** noundef null, i32 noundef 10) #13
  %20 = trunc i64 %19 to i32
  br label %21

21:
  %22 = phi i32 [ %20, %16 ], [ 3, %2 ]
  %23 = bitcast %struct.longs* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %23) #13
  %24 = bitcast %struct.mixed* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %24) #13
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %24, i8* noundef nonnull align 8 dereferenceable(16) bitcast (%struct.mixed* @__const.main.mixed to i8*), i64 16, i1 false)
  %25 = bitcast %struct.large* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %25) #13
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %25, i8* noundef nonnull align 8 dereferenceable(32) bitcast (%struct.large* @__const.main.large to i8*), i64 32, i1 false)
  %26 = getelementptr inbounds %struct.packed, %struct.packed* %6, i64 0, i32 0
  call void @llvm.lifetime.start.p0i8(i64 11, i8* nonnull %26) #13
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(11) %26, i8* noundef nonnull align 1 dereferenceable(11) getelementptr inbounds (%struct.packed, %struct.packed* @__const.main.packed, i64 0, i32 0), i64 11, i1 false)
  %27 = getelementptr inbounds %struct.aligned, %struct.aligned* %7, i64 0, i32 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %27) #13
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 32 dereferenceable(32) %27, i8* noundef nonnull align 32 dereferenceable(32) getelementptr inbounds (%struct.aligned, %struct.aligned* @__const.main.aligned, i64 0, i32 0, i64 0), i64 32, i1 false)
  %28 = icmp sgt i32 %22, 0
  br i1 %28, label %29, label %89

29:
  %30 = getelementptr inbounds %struct.longs, %struct.longs* %3, i64 0, i32 0
  %31 = getelementptr inbounds %struct.longs, %struct.longs* %3, i64 0, i32 1
  %32 = getelementptr inbounds %struct.mixed, %struct.mixed* %4, i64 0, i32 0
  %33 = getelementptr inbounds %struct.mixed, %struct.mixed* %4, i64 0, i32 1
  %34 = bitcast %struct.large* %8 to i8*
  %35 = getelementptr inbounds %struct.packed, %struct.packed* %9, i64 0, i32 0
  %36 = getelementptr inbounds %struct.aligned, %struct.aligned* %10, i64 0, i32 0, i64 0
  %37 = getelementptr inbounds %struct.longs, %struct.longs* %11, i64 0, i32 0
  %38 = getelementptr inbounds %struct.longs, %struct.longs* %11, i64 0, i32 1
  %39 = getelementptr inbounds %struct.doubles, %struct.doubles* %12, i64 0, i32 0
  %40 = getelementptr inbounds %struct.doubles, %struct.doubles* %12, i64 0, i32 1
  %41 = getelementptr inbounds %struct.mixed, %struct.mixed* %13, i64 0, i32 0
  %42 = getelementptr inbounds %struct.mixed, %struct.mixed* %13, i64 0, i32 1
  %43 = getelementptr inbounds %struct.large, %struct.large* %14, i64 0, i32 0
  %44 = getelementptr inbounds %struct.large, %struct.large* %5, i64 0, i32 0
  %45 = getelementptr inbounds %struct.large, %struct.large* %5, i64 0, i32 2, i64 2
  %46 = zext i32 %22 to i64
  br label %141

47:
  %48 = extractvalue { double, double } %197, 0
  %49 = extractvalue { double, double } %197, 1
  %50 = extractvalue { double, i32 } %200, 1
  %51 = extractvalue { i64, float } %203, 1
  %52 = extractvalue { i64, i16 } %210, 1
  %53 = extractvalue { i64, i64 } %222, 0
  %54 = extractvalue { i64, i64 } %222, 1
  %55 = extractvalue { i64, double } %231, 0
  %56 = zext i24 %186 to i32
  %57 = trunc i64 %191 to i32
  %58 = trunc i64 %192 to i32
  %59 = trunc i64 %214 to i32
  %60 = trunc i64 %53 to i32
  %61 = trunc i64 %225 to i32
  %62 = trunc i64 %55 to i32
  %63 = trunc i64 %234 to i32
  %64 = and i24 %182, 255
  %65 = zext i24 %64 to i32
  %66 = and i24 %184, 255
  %67 = zext i24 %66 to i32
  %68 = fpext float %51 to double
  %69 = sext i16 %52 to i32
  %70 = sext i8 %174 to i32
  %71 = fpext float %260 to double
  %72 = fpext float %217 to double
  %73 = bitcast i64 %236 to double
  %74 = getelementptr inbounds %struct.large, %struct.large* %5, i64 0, i32 1
  %75 = load double, double* %74, align 8
  %76 = getelementptr inbounds %struct.large, %struct.large* %5, i64 0, i32 2, i64 0
  %77 = load i32, i32* %76, align 8
  %78 = getelementptr inbounds %struct.large, %struct.large* %5, i64 0, i32 2, i64 1
  %79 = load i32, i32* %78, align 4
  %80 = load i8, i8* %26, align 8
  %81 = getelementptr inbounds %struct.packed, %struct.packed* %6, i64 0, i32 1
  %82 = load i64, i64* %81, align 1
  %83 = getelementptr inbounds %struct.packed, %struct.packed* %6, i64 0, i32 2
  %84 = load i16, i16* %83, align 1
  %85 = getelementptr inbounds %struct.aligned, %struct.aligned* %7, i64 0, i32 1
  %86 = load i32, i32* %85, align 8
  %87 = sext i8 %80 to i32
  %88 = sext i16 %84 to i32
  br label %89

89:
  %90 = phi i32 [ %86, %47 ], [ 4, %21 ]
  %91 = phi i32 [ %88, %47 ], [ 3, %21 ]
  %92 = phi i64 [ %82, %47 ], [ 2, %21 ]
  %93 = phi i32 [ %87, %47 ], [ 1, %21 ]
  %94 = phi i32 [ %256, %47 ], [ 9, %21 ]
  %95 = phi i32 [ %79, %47 ], [ 8, %21 ]
  %96 = phi i32 [ %77, %47 ], [ 7, %21 ]
  %97 = phi double [ %75, %47 ], [ 1.005000e+02, %21 ]
  %98 = phi i64 [ %254, %47 ], [ 5, %21 ]
  %99 = phi i32 [ %50, %47 ], [ 77, %21 ]
  %100 = phi double [ %259, %47 ], [ 1.250000e-01, %21 ]
  %101 = phi i64 [ %252, %47 ], [ -5, %21 ]
  %102 = phi i64 [ %251, %47 ], [ 8589934592, %21 ]
  %103 = phi double [ %246, %47 ], [ 0.000000e+00, %21 ]
  %104 = phi i64 [ %250, %47 ], [ 0, %21 ]
  %105 = phi i32 [ %237, %47 ], [ -1672600795, %21 ]
  %106 = phi double [ %73, %47 ], [ 1.500000e+00, %21 ]
  %107 = phi double [ %258, %47 ], [ 6.500000e+00, %21 ]
  %108 = phi i32 [ %62, %47 ], [ 4, %21 ]
  %109 = phi i32 [ %63, %47 ], [ 5, %21 ]
  %110 = phi i64 [ %54, %47 ], [ 17179869187, %21 ]
  %111 = phi i32 [ %60, %47 ], [ 1, %21 ]
  %112 = phi i32 [ %61, %47 ], [ 2, %21 ]
  %113 = phi double [ %72, %47 ], [ 1.250000e+00, %21 ]
  %114 = phi double [ %71, %47 ], [ 5.000000e-01, %21 ]
  %115 = phi i32 [ %59, %47 ], [ 9, %21 ]
  %116 = phi i32 [ %69, %47 ], [ -3, %21 ]
  %117 = phi i64 [ %257, %47 ], [ 1000, %21 ]
  %118 = phi double [ %68, %47 ], [ 2.500000e+00, %21 ]
  %119 = phi double [ %48, %47 ], [ 1.500000e+00, %21 ]
  %120 = phi double [ %49, %47 ], [ -2.250000e+00, %21 ]
  %121 = phi i32 [ %57, %47 ], [ 10, %21 ]
  %122 = phi i32 [ %58, %47 ], [ -20, %21 ]
  %123 = phi i32 [ %65, %47 ], [ 1, %21 ]
  %124 = phi i32 [ %67, %47 ], [ 2, %21 ]
  %125 = phi i32 [ %56, %47 ], [ 3, %21 ]
  %126 = phi i32 [ %70, %47 ], [ 3, %21 ]
  %127 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([27 x i8], [27 x i8]* @.str, i64 0, i64 0), i32 noundef %126, i32 noundef %123, i32 noundef %124, i32 noundef %125, i32 noundef %121, i32 noundef %122, i64 noundef %102, i64 noundef %101)
  %128 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), double noundef %119, double noundef %120, double noundef %100, i32 noundef %99, i64 noundef %117, double noundef %118, double noundef %114, i32 noundef %115, i32 noundef %116, double noundef %113)
  %129 = trunc i64 %110 to i32
  %130 = lshr i64 %110, 32
  %131 = trunc i64 %130 to i32
  %132 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i64 0, i64 0), i32 noundef %111, i32 noundef %112, i32 noundef %129, i32 noundef %131, i64 noundef %98, double noundef %97, i32 noundef %96, i32 noundef %95, i32 noundef %94)
  %133 = and i32 %105, 7
  %134 = lshr i32 %105, 3
  %135 = and i32 %134, 127
  %136 = lshr i32 %105, 10
  %137 = and i32 %136, 8191
  %138 = ashr i32 %105, 23
  %139 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([38 x i8], [38 x i8]* @.str.3, i64 0, i64 0), i32 noundef %93, i64 noundef %92, i32 noundef %91, i32 noundef %108, i32 noundef %109, double noundef %107, double noundef %106, i32 noundef %133, i32 noundef %135, i32 noundef %137, i32 noundef %138, i32 noundef %90)
  %140 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i64 0, i64 0), i64 noundef %104, double noundef %103)
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %27) #13
  call void @llvm.lifetime.end.p0i8(i64 11, i8* nonnull %26) #13
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %25) #13
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %24) #13
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %23) #13
  ret i32 0

141:
  %142 = phi i32 [ 77, %29 ], [ %202, %141 ]
  %143 = phi double [ 1.250000e-01, %29 ], [ %259, %141 ]
  %144 = phi i64 [ -5, %29 ], [ %252, %141 ]
  %145 = phi i64 [ 8589934592, %29 ], [ %251, %141 ]
  %146 = phi i64 [ 0, %29 ], [ %261, %141 ]
  %147 = phi i8 [ 3, %29 ], [ %174, %141 ]
  %148 = phi i8 [ 3, %29 ], [ %187, %141 ]
  %149 = phi i8 [ 2, %29 ], [ %185, %141 ]
  %150 = phi i8 [ 1, %29 ], [ %183, %141 ]
  %151 = phi i64 [ 4294967276, %29 ], [ %192, %141 ]
  %152 = phi i64 [ 10, %29 ], [ %191, %141 ]
  %153 = phi double [ -2.250000e+00, %29 ], [ %199, %141 ]
  %154 = phi double [ 1.500000e+00, %29 ], [ %198, %141 ]
  %155 = phi float [ 2.500000e+00, %29 ], [ %205, %141 ]
  %156 = phi i64 [ 1000, %29 ], [ %257, %141 ]
  %157 = phi i16 [ -3, %29 ], [ %212, %141 ]
  %158 = phi i64 [ 9, %29 ], [ %214, %141 ]
  %159 = phi float [ 5.000000e-01, %29 ], [ %260, %141 ]
  %160 = phi float [ 1.250000e+00, %29 ], [ %217, %141 ]
  %161 = phi i64 [ 2, %29 ], [ %225, %141 ]
  %162 = phi i64 [ 1, %29 ], [ %223, %141 ]
  %163 = phi i64 [ 17179869187, %29 ], [ %224, %141 ]
  %164 = phi i64 [ 5, %29 ], [ %234, %141 ]
  %165 = phi i64 [ 4, %29 ], [ %232, %141 ]
  %166 = phi double [ 6.500000e+00, %29 ], [ %258, %141 ]
  %167 = phi i64 [ 4609434218613702656, %29 ], [ %236, %141 ]
  %168 = phi i32 [ -1672600795, %29 ], [ %237, %141 ]
  %169 = phi i64 [ 0, %29 ], [ %250, %141 ]
  %170 = phi double [ 0.000000e+00, %29 ], [ %246, %141 ]
  %171 = trunc i64 %146 to i32
  %172 = and i32 %171, 1
  %173 = add nuw nsw i32 %172, 1
  %174 = tail call fastcc i8 @rOne(i8 %147, i32 noundef %173)
  %175 = zext i8 %148 to i24
  %176 = shl nuw i24 %175, 16
  %177 = zext i8 %149 to i24
  %178 = shl nuw nsw i24 %177, 8
  %179 = or i24 %176, %178
  %180 = zext i8 %150 to i24
  %181 = or i24 %179, %180
  %182 = tail call fastcc i24 @rThree(i24 %181, i32 noundef %173)
  %183 = trunc i24 %182 to i8
  %184 = lshr i24 %182, 8
  %185 = trunc i24 %184 to i8
  %186 = lshr i24 %182, 16
  %187 = trunc i24 %186 to i8
  %188 = shl nuw i64 %151, 32
  %189 = and i64 %152, 4294967295
  %190 = or i64 %188, %189
  %191 = tail call fastcc i64 @rInts(i64 %190, i32 noundef %173)
  %192 = lshr i64 %191, 32
  %193 = xor i32 %172, -1
  %194 = tail call fastcc { i64, i64 } @rLongs(i64 %145, i64 %144, i32 noundef %193)
  %195 = extractvalue { i64, i64 } %194, 0
  %196 = extractvalue { i64, i64 } %194, 1
  store i64 %195, i64* %30, align 8
  store i64 %196, i64* %31, align 8
  %197 = tail call fastcc { double, double } @rDoubles(double %154, double %153, i32 noundef %173)
  %198 = extractvalue { double, double } %197, 0
  %199 = extractvalue { double, double } %197, 1
  %200 = tail call fastcc { double, i32 } @rMixed(double %143, i32 %142, i32 noundef %173)
  %201 = extractvalue { double, i32 } %200, 0
  %202 = extractvalue { double, i32 } %200, 1
  store double %201, double* %32, align 8
  store i32 %202, i32* %33, align 8
  %203 = tail call fastcc { i64, float } @rOther(i64 %156, float %155, i32 noundef %173)
  %204 = extractvalue { i64, float } %203, 0
  %205 = extractvalue { i64, float } %203, 1
  %206 = bitcast float %159 to i32
  %207 = shl nuw i64 %158, 32
  %208 = zext i32 %206 to i64
  %209 = or i64 %207, %208
  %210 = tail call fastcc { i64, i16 } @rSqueezed(i64 %209, i16 %157, i32 noundef %173)
  %211 = extractvalue { i64, i16 } %210, 0
  %212 = extractvalue { i64, i16 } %210, 1
  %213 = trunc i64 %211 to i32
  %214 = lshr i64 %211, 32
  %215 = bitcast i32 %213 to float
  %216 = sub nuw nsw i32 2, %172
  %217 = tail call fastcc float @rSingle(float %160, i32 noundef %216)
  %218 = xor i32 %172, 1
  %219 = shl nuw i64 %161, 32
  %220 = and i64 %162, 4294967295
  %221 = or i64 %219, %220
  %222 = tail call fastcc { i64, i64 } @rArray(i64 %221, i64 %163, i32 noundef %218)
  %223 = extractvalue { i64, i64 } %222, 0
  %224 = extractvalue { i64, i64 } %222, 1
  %225 = lshr i64 %223, 32
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %34) #13
  call fastcc void @rLarge(%struct.large* nonnull sret(%struct.large) align 8 %8, %struct.large* noundef nonnull byval(%struct.large) align 8 %5, i32 noundef %173)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %25, i8* noundef nonnull align 8 dereferenceable(32) %34, i64 32, i1 false)
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %34) #13
  call void @llvm.lifetime.start.p0i8(i64 11, i8* nonnull %35) #13
  call fastcc void @rPacked(%struct.packed* nonnull sret(%struct.packed) align 1 %9, %struct.packed* noundef nonnull byval(%struct.packed) align 8 %6, i32 noundef %173)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(11) %26, i8* noundef nonnull align 1 dereferenceable(11) %35, i64 11, i1 false)
  call void @llvm.lifetime.end.p0i8(i64 11, i8* nonnull %35) #13
  %226 = shl nuw nsw i32 %173, 1
  %227 = add nsw i32 %226, -3
  %228 = shl nuw i64 %164, 32
  %229 = and i64 %165, 4294967295
  %230 = or i64 %228, %229
  %231 = tail call fastcc { i64, double } @rNested(i64 %230, double %166, i32 noundef %227)
  %232 = extractvalue { i64, double } %231, 0
  %233 = extractvalue { i64, double } %231, 1
  %234 = lshr i64 %232, 32
  %235 = tail call fastcc i64 @rNumber(i64 %167, i32 noundef %173)
  %236 = and i64 %235, 9218868437227405311
  %237 = tail call fastcc i32 @rBits(i32 %168, i32 noundef %173)
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %36) #13
  call fastcc void @rAligned(%struct.aligned* nonnull sret(%struct.aligned) align 32 %10, %struct.aligned* noundef nonnull byval(%struct.aligned) align 32 %7, i32 noundef %173)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 32 dereferenceable(32) %27, i8* noundef nonnull align 32 dereferenceable(32) %36, i64 32, i1 false)
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %36) #13
  store i64 %146, i64* %37, align 8
  %238 = sub nsw i64 0, %146
  store i64 %238, i64* %38, align 8
  %239 = tail call fastcc i64 @crowded(i32 noundef %173, %struct.longs* noundef nonnull byval(%struct.longs) align 8 %3, %struct.longs* noundef nonnull byval(%struct.longs) align 8 %11, %struct.mixed* noundef nonnull byval(%struct.mixed) align 8 %4, %struct.large* noundef nonnull byval(%struct.large) align 8 %5)
  %240 = xor i64 %239, %169
  %241 = srem i64 %240, 1000003
  %242 = fmul double %170, 5.000000e-01
  store double 5.000000e+00, double* %39, align 8
  %243 = urem i32 %171, 100
  %244 = sitofp i32 %243 to double
  store double %244, double* %40, align 8
  store double 8.000000e+00, double* %41, align 8
  store i32 9, i32* %42, align 8
  %245 = tail call fastcc double @floats(double %198, double %199, float %217, %struct.doubles* noundef nonnull byval(%struct.doubles) align 8 %12, %struct.mixed* noundef nonnull byval(%struct.mixed) align 8 %13)
  %246 = fadd double %242, %245
  call fastcc void @climb(%struct.large* nonnull sret(%struct.large) align 8 %14, i32 noundef 5, %struct.large* noundef nonnull byval(%struct.large) align 8 %5)
  %247 = load i64, i64* %43, align 8
  %248 = srem i64 %247, 1000
  %249 = add nsw i64 %241, 1
  %250 = add nsw i64 %249, %248
  %251 = srem i64 %195, 1099511627776
  store i64 %251, i64* %30, align 8
  %252 = srem i64 %196, 1099511627776
  store i64 %252, i64* %31, align 8
  %253 = load i64, i64* %44, align 8
  %254 = srem i64 %253, 1000
  store i64 %254, i64* %44, align 8
  %255 = load i32, i32* %45, align 8
  %256 = srem i32 %255, 1000
  store i32 %256, i32* %45, align 8
  %257 = srem i64 %204, 100000
  %258 = fmul double %233, 5.000000e-01
  %259 = fdiv double %201, 3.000000e+00
  store double %259, double* %32, align 8
  %260 = fdiv float %215, 3.000000e+00
  %261 = add nuw nsw i64 %146, 1
  %262 = icmp eq i64 %261, %46
  br i1 %262, label %47, label %141, !llvm.loop !5
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i8 @rOne(i8 %0, i32 noundef %1) unnamed_addr #3 {
  %3 = trunc i32 %1 to i8
  %4 = mul i8 %3, %0
  ret i8 %4
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i24 @rThree(i24 %0, i32 noundef %1) unnamed_addr #3 {
  %3 = lshr i24 %0, 16
  %4 = zext i24 %3 to i32
  %5 = mul nsw i32 %4, %1
  %6 = trunc i32 %5 to i24
  %7 = shl i24 %6, 16
  %8 = mul i24 %0, 257
  %9 = and i24 %8, 65280
  %10 = or i24 %7, %9
  %11 = and i24 %0, 255
  %12 = or i24 %10, %11
  ret i24 %12
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i64 @rInts(i64 %0, i32 noundef %1) unnamed_addr #3 {
  %3 = trunc i64 %0 to i32
  %4 = lshr i64 %0, 32
  %5 = trunc i64 %4 to i32
  %6 = sub nsw i32 %5, %1
  %7 = add nsw i32 %3, %1
  %8 = zext i32 %7 to i64
  %9 = shl nuw i64 %8, 32
  %10 = zext i32 %6 to i64
  %11 = or i64 %9, %10
  ret i64 %11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc { i64, i64 } @rLongs(i64 %0, i64 %1, i32 noundef %2) unnamed_addr #3 {
  %4 = sext i32 %2 to i64
  %5 = mul nsw i64 %4, %1
  %6 = sub nsw i64 %0, %4
  %7 = insertvalue { i64, i64 } poison, i64 %5, 0
  %8 = insertvalue { i64, i64 } %7, i64 %6, 1
  ret { i64, i64 } %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc { double, double } @rDoubles(double %0, double %1, i32 noundef %2) unnamed_addr #3 {
  %4 = fmul double %1, 5.000000e-01
  %5 = sitofp i32 %2 to double
  %6 = fadd double %5, %0
  %7 = insertvalue { double, double } poison, double %4, 0
  %8 = insertvalue { double, double } %7, double %6, 1
  ret { double, double } %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc { double, i32 } @rMixed(double %0, i32 %1, i32 noundef %2) unnamed_addr #3 {
  %4 = sitofp i32 %1 to double
  %5 = fadd double %4, %0
  %6 = xor i32 %2, %1
  %7 = insertvalue { double, i32 } poison, double %5, 0
  %8 = insertvalue { double, i32 } %7, i32 %6, 1
  ret { double, i32 } %8
}

; Function Attrs: mustprogress nofree noinline nosync nounwind readnone uwtable willreturn
define internal fastcc { i64, float } @rOther(i64 %0, float %1, i32 noundef %2) unnamed_addr #4 {
  %4 = fptosi float %1 to i64
  %5 = add nsw i64 %4, %0
  %6 = sitofp i32 %2 to float
  %7 = tail call float @llvm.fmuladd.f32(float %1, float 5.000000e-01, float %6)
  %8 = insertvalue { i64, float } poison, i64 %5, 0
  %9 = insertvalue { i64, float } %8, float %7, 1
  ret { i64, float } %9
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc { i64, i16 } @rSqueezed(i64 %0, i16 %1, i32 noundef %2) unnamed_addr #3 {
  %4 = trunc i64 %0 to i32
  %5 = lshr i64 %0, 32
  %6 = trunc i64 %5 to i32
  %7 = bitcast i32 %4 to float
  %8 = add i16 %1, 1
  %9 = sitofp i32 %6 to float
  %10 = fadd float %7, %9
  %11 = sub nsw i32 %6, %2
  %12 = bitcast float %10 to i32
  %13 = zext i32 %11 to i64
  %14 = shl nuw i64 %13, 32
  %15 = zext i32 %12 to i64
  %16 = or i64 %14, %15
  %17 = insertvalue { i64, i16 } poison, i64 %16, 0
  %18 = insertvalue { i64, i16 } %17, i16 %8, 1
  ret { i64, i16 } %18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc float @rSingle(float %0, i32 noundef %1) unnamed_addr #3 {
  %3 = sitofp i32 %1 to float
  %4 = fmul float %3, %0
  ret float %4
}

; Function Attrs: nofree noinline norecurse nosync nounwind readnone uwtable
define internal fastcc { i64, i64 } @rArray(i64 %0, i64 %1, i32 noundef %2) unnamed_addr #5 {
  %4 = alloca { i64, i64 }, align 8
  %5 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %4, i64 0, i32 0
  store i64 %0, i64* %5, align 8
  %6 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %4, i64 0, i32 1
  store i64 %1, i64* %6, align 8
  %7 = bitcast { i64, i64 }* %4 to [4 x i32]*
  br label %13

8:
  %9 = load i64, i64* %5, align 8
  %10 = load i64, i64* %6, align 8
  %11 = insertvalue { i64, i64 } poison, i64 %9, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12

13:
  %14 = phi i64 [ 0, %3 ], [ %20, %13 ]
  %15 = getelementptr inbounds [4 x i32], [4 x i32]* %7, i64 0, i64 %14
  %16 = load i32, i32* %15, align 4
  %17 = mul nsw i32 %16, %2
  %18 = trunc i64 %14 to i32
  %19 = add nsw i32 %17, %18
  store i32 %19, i32* %15, align 4
  %20 = add nuw nsw i64 %14, 1
  %21 = icmp eq i64 %20, 4
  br i1 %21, label %8, label %13, !llvm.loop !8
}

; Function Attrs: mustprogress nofree noinline nosync nounwind uwtable willreturn
define internal fastcc void @rLarge(%struct.large* noalias nocapture writeonly sret(%struct.large) align 8 %0, %struct.large* nocapture noundef byval(%struct.large) align 8 %1, i32 noundef %2) unnamed_addr #6 {
  %4 = getelementptr inbounds %struct.large, %struct.large* %1, i64 0, i32 2, i64 1
  %5 = load i32, i32* %4, align 4
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds %struct.large, %struct.large* %1, i64 0, i32 0
  %8 = load i64, i64* %7, align 8
  %9 = add nsw i64 %8, %6
  store i64 %9, i64* %7, align 8
  %10 = sitofp i32 %2 to double
  %11 = getelementptr inbounds %struct.large, %struct.large* %1, i64 0, i32 1
  %12 = load double, double* %11, align 8
  %13 = fdiv double %12, %10
  store double %13, double* %11, align 8
  %14 = trunc i64 %9 to i32
  %15 = getelementptr inbounds %struct.large, %struct.large* %1, i64 0, i32 2, i64 2
  %16 = load i32, i32* %15, align 8
  %17 = sub nsw i32 %16, %14
  store i32 %17, i32* %15, align 8
  %18 = bitcast %struct.large* %0 to i8*
  %19 = bitcast %struct.large* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %18, i8* noundef nonnull align 8 dereferenceable(32) %19, i64 32, i1 false)
  ret void
}

; Function Attrs: mustprogress nofree noinline nosync nounwind uwtable willreturn
define internal fastcc void @rPacked(%struct.packed* noalias nocapture writeonly sret(%struct.packed) align 1 %0, %struct.packed* nocapture noundef byval(%struct.packed) align 8 %1, i32 noundef %2) unnamed_addr #6 {
  %4 = getelementptr inbounds %struct.packed, %struct.packed* %1, i64 0, i32 0
  %5 = load i8, i8* %4, align 8
  %6 = sext i8 %5 to i64
  %7 = getelementptr inbounds %struct.packed, %struct.packed* %1, i64 0, i32 1
  %8 = load i64, i64* %7, align 1
  %9 = add nsw i64 %8, %6
  store i64 %9, i64* %7, align 1
  %10 = getelementptr inbounds %struct.packed, %struct.packed* %1, i64 0, i32 2
  %11 = load i16, i16* %10, align 1
  %12 = trunc i32 %2 to i16
  %13 = sub i16 %11, %12
  store i16 %13, i16* %10, align 1
  %14 = getelementptr inbounds %struct.packed, %struct.packed* %0, i64 0, i32 0
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(11) %14, i8* noundef nonnull align 8 dereferenceable(11) %4, i64 11, i1 false)
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc { i64, double } @rNested(i64 %0, double %1, i32 noundef %2) unnamed_addr #3 {
  %4 = trunc i64 %0 to i32
  %5 = lshr i64 %0, 32
  %6 = trunc i64 %5 to i32
  %7 = sitofp i32 %4 to double
  %8 = fadd double %7, %1
  %9 = mul nsw i32 %6, %2
  %10 = zext i32 %9 to i64
  %11 = shl nuw i64 %10, 32
  %12 = and i64 %0, 4294967295
  %13 = or i64 %11, %12
  %14 = insertvalue { i64, double } poison, i64 %13, 0
  %15 = insertvalue { i64, double } %14, double %8, 1
  ret { i64, double } %15
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i64 @rNumber(i64 %0, i32 noundef %1) unnamed_addr #3 {
  %3 = zext i32 %1 to i64
  %4 = shl i64 %3, 52
  %5 = add nsw i64 %4, %0
  ret i64 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
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
  %12 = or i32 %11, %4
  %13 = or i32 %12, %9
  ret i32 %13
}

; Function Attrs: mustprogress nofree noinline nosync nounwind uwtable willreturn
define internal fastcc void @rAligned(%struct.aligned* noalias nocapture writeonly sret(%struct.aligned) align 32 %0, %struct.aligned* nocapture noundef byval(%struct.aligned) align 32 %1, i32 noundef %2) unnamed_addr #6 {
  %4 = getelementptr inbounds %struct.aligned, %struct.aligned* %1, i64 0, i32 0, i64 3
  %5 = load i8, i8* %4, align 1
  %6 = sext i8 %5 to i32
  %7 = add nsw i32 %6, %2
  %8 = getelementptr inbounds %struct.aligned, %struct.aligned* %1, i64 0, i32 1
  %9 = load i32, i32* %8, align 8
  %10 = add nsw i32 %7, %9
  store i32 %10, i32* %8, align 8
  %11 = getelementptr inbounds %struct.aligned, %struct.aligned* %0, i64 0, i32 0, i64 0
  %12 = getelementptr inbounds %struct.aligned, %struct.aligned* %1, i64 0, i32 0, i64 0
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 32 dereferenceable(32) %11, i8* noundef nonnull align 32 dereferenceable(32) %12, i64 32, i1 false)
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readonly uwtable willreturn
define internal fastcc i64 @crowded(i32 noundef %0, %struct.longs* nocapture noundef readonly byval(%struct.longs) align 8 %1, %struct.longs* nocapture noundef readonly byval(%struct.longs) align 8 %2, %struct.mixed* nocapture noundef readonly byval(%struct.mixed) align 8 %3, %struct.large* nocapture noundef readonly byval(%struct.large) align 8 %4) unnamed_addr #7 {
  %6 = add nsw i32 %0, 90
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds %struct.longs, %struct.longs* %1, i64 0, i32 0
  %9 = load i64, i64* %8, align 8
  %10 = mul nsw i64 %9, 7
  %11 = getelementptr inbounds %struct.longs, %struct.longs* %1, i64 0, i32 1
  %12 = load i64, i64* %11, align 8
  %13 = shl nsw i64 %12, 3
  %14 = getelementptr inbounds %struct.longs, %struct.longs* %2, i64 0, i32 0
  %15 = load i64, i64* %14, align 8
  %16 = mul nsw i64 %15, 9
  %17 = getelementptr inbounds %struct.longs, %struct.longs* %2, i64 0, i32 1
  %18 = load i64, i64* %17, align 8
  %19 = mul nsw i64 %18, 10
  %20 = getelementptr inbounds %struct.mixed, %struct.mixed* %3, i64 0, i32 0
  %21 = load double, double* %20, align 8
  %22 = fmul double %21, 1.100000e+01
  %23 = fptosi double %22 to i64
  %24 = getelementptr inbounds %struct.mixed, %struct.mixed* %3, i64 0, i32 1
  %25 = load i32, i32* %24, align 8
  %26 = mul nsw i32 %25, 12
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds %struct.large, %struct.large* %4, i64 0, i32 2, i64 2
  %29 = load i32, i32* %28, align 8
  %30 = mul nsw i32 %29, 13
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %struct.large, %struct.large* %4, i64 0, i32 1
  %33 = load double, double* %32, align 8
  %34 = fmul double %33, 1.400000e+01
  %35 = fptosi double %34 to i64
  %36 = add nuw nsw i64 %7, 120
  %37 = add i64 %36, %10
  %38 = add i64 %37, %13
  %39 = add i64 %38, %16
  %40 = add i64 %39, %19
  %41 = add i64 %40, %23
  %42 = add i64 %41, %27
  %43 = add i64 %42, %31
  %44 = add i64 %43, %35
  ret i64 %44
}

; Function Attrs: mustprogress nofree noinline nosync nounwind readonly uwtable willreturn
define internal fastcc double @floats(double %0, double %1, float %2, %struct.doubles* nocapture noundef readonly byval(%struct.doubles) align 8 %3, %struct.mixed* nocapture noundef readonly byval(%struct.mixed) align 8 %4) unnamed_addr #8 {
  %6 = tail call double @llvm.fmuladd.f64(double %1, double 2.000000e+00, double %0)
  %7 = fadd double %6, 3.000000e+00
  %8 = fadd double %7, 8.000000e+00
  %9 = fadd double %8, 1.500000e+01
  %10 = fadd double %9, 2.400000e+01
  %11 = fmul float %2, 7.000000e+00
  %12 = fpext float %11 to double
  %13 = fadd double %10, %12
  %14 = getelementptr inbounds %struct.doubles, %struct.doubles* %3, i64 0, i32 0
  %15 = load double, double* %14, align 8
  %16 = tail call double @llvm.fmuladd.f64(double %15, double 8.000000e+00, double %13)
  %17 = getelementptr inbounds %struct.doubles, %struct.doubles* %3, i64 0, i32 1
  %18 = load double, double* %17, align 8
  %19 = tail call double @llvm.fmuladd.f64(double %18, double 9.000000e+00, double %16)
  %20 = fadd double %19, 7.000000e+01
  %21 = getelementptr inbounds %struct.mixed, %struct.mixed* %4, i64 0, i32 0
  %22 = load double, double* %21, align 8
  %23 = tail call double @llvm.fmuladd.f64(double %22, double 1.100000e+01, double %20)
  %24 = getelementptr inbounds %struct.mixed, %struct.mixed* %4, i64 0, i32 1
  %25 = load i32, i32* %24, align 8
  %26 = mul nsw i32 %25, 12
  %27 = sitofp i32 %26 to double
  %28 = fadd double %23, %27
  ret double %28
}

; Function Attrs: nofree noinline nosync nounwind uwtable
define internal fastcc void @climb(%struct.large* noalias nocapture writeonly sret(%struct.large) align 8 %0, i32 noundef %1, %struct.large* nocapture noundef byval(%struct.large) align 8 %2) unnamed_addr #9 {
  %4 = alloca %struct.large, align 8
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %9

6:
  %7 = bitcast %struct.large* %0 to i8*
  %8 = bitcast %struct.large* %2 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %7, i8* noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  br label %24

9:
  %10 = srem i32 %1, 3
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds %struct.large, %struct.large* %2, i64 0, i32 2, i64 %11
  %13 = load i32, i32* %12, align 4
  %14 = add nsw i32 %13, %1
  store i32 %14, i32* %12, align 4
  %15 = bitcast %struct.large* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %15) #13
  %16 = add nsw i32 %1, -1
  call fastcc void @climb(%struct.large* nonnull sret(%struct.large) align 8 %4, i32 noundef %16, %struct.large* noundef nonnull byval(%struct.large) align 8 %2)
  %17 = getelementptr inbounds %struct.large, %struct.large* %2, i64 0, i32 2, i64 0
  %18 = load i32, i32* %17, align 8
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds %struct.large, %struct.large* %4, i64 0, i32 0
  %21 = load i64, i64* %20, align 8
  %22 = add nsw i64 %21, %19
  store i64 %22, i64* %20, align 8
  %23 = bitcast %struct.large* %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %23, i8* noundef nonnull align 8 dereferenceable(32) %15, i64 32, i1 false)
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %15) #13
  br label %24

24:
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #10

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #11

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #12

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #12

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree noinline nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline norecurse nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree noinline nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree noinline nosync nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree noinline nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #13 = { nounwind }

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
