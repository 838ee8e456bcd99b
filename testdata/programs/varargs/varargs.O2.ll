; ModuleID = 'varargs.c'
source_filename = "varargs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.pair = type { i64, double }
%struct.big = type { [7 x i32] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__const.main.p = private unnamed_addr constant %struct.pair { i64 -7, double 2.500000e+00 }, align 8
@__const.main.b = private unnamed_addr constant %struct.big { [7 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 77] }, align 8
@buffer = internal global [512 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [48 x i8] c"%d %u %x|%c%s|%ld %lx|%g %p2 %b7 %d %p2 %s %g%%\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"end\00", align 1
@.str.3 = private unnamed_addr constant [19 x i8] c"iddddddiiidddddidi\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"A\00", align 1
@.str.5 = private unnamed_addr constant [13 x i8] c"%s\0A%ld %.3f\0A\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"%ld/1000\00", align 1
@.str.7 = private unnamed_addr constant [12 x i8] c"(%ld, %.2f)\00", align 1
@.str.8 = private unnamed_addr constant [9 x i8] c"[%d..%d]\00", align 1
@.str.9 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %10

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i64 @strtol(ptr nocapture noundef nonnull %6, ptr noundef null, i32 noundef 10) #11
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = phi i32 [ %8, %4 ], [ 1, %2 ]
  br label %16

12:
  %13 = phi i64 [ 0, %4 ], [ %29, %16 ]
  %14 = phi double [ 0.000000e+00, %4 ], [ %27, %16 ]
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull @buffer, i64 noundef %13, double noundef %14)
  ret i32 0

16:
  %17 = phi i32 [ %30, %16 ], [ 0, %10 ]
  %18 = phi double [ %27, %16 ], [ 0.000000e+00, %10 ]
  %19 = phi i64 [ %29, %16 ], [ 0, %10 ]
  %20 = sub nuw nsw i32 -12345, %17
  %21 = tail call i32 (ptr, ptr, ...) @format(ptr nonnull poison, ptr nonnull poison, i32 noundef %20, i32 noundef -294967296, i32 noundef 48879, i32 noundef 122, ptr noundef nonnull @.str.1, i64 noundef -9000000000, i64 noundef 81985529216486895, double noundef 3.750000e+00, ptr noundef nonnull byval(%struct.pair) align 8 @__const.main.p, ptr noundef nonnull byval(%struct.big) align 8 @__const.main.b, i32 noundef 42, ptr noundef nonnull byval(%struct.pair) align 8 @__const.main.p, ptr noundef nonnull @.str.2, double noundef -1.250000e-01)
  %22 = sext i32 %21 to i64
  %23 = add nsw i64 %19, %22
  %24 = tail call i64 (i32, ...) @sumTwice(i32 poison, i64 noundef 1, i64 noundef 2, i64 noundef 3, i64 noundef 4, i64 noundef 5, i64 noundef 6, i64 noundef 7, i64 noundef 8, i64 noundef 1099511627776)
  %25 = add nsw i64 %23, %24
  %26 = tail call double (ptr, ...) @mixed(ptr nonnull poison, i32 noundef 1, double noundef 2.000000e+00, double noundef 3.500000e+00, double noundef 4.000000e+00, double noundef 5.000000e+00, double noundef 6.000000e+00, double noundef 7.000000e+00, i32 noundef 8, i32 noundef 9, i32 noundef 10, double noundef 1.100000e+01, double noundef 1.200000e+01, double noundef 1.325000e+01, double noundef 1.400000e+01, double noundef 1.500000e+01, i32 noundef 16, double noundef 1.700000e+01, i32 noundef 18)
  %27 = fadd double %18, %26
  %28 = tail call i64 (i64, i64, i64, i64, i64, i64, i64, double, ...) @late(i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, double poison, i32 noundef 9, double noundef 4.000000e+00, ptr noundef nonnull @.str.4)
  %29 = xor i64 %25, %28
  %30 = add nuw nsw i32 %17, 1
  %31 = icmp eq i32 %30, %11
  br i1 %31, label %12, label %16, !llvm.loop !9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nofree noinline nounwind uwtable
define internal i32 @format(ptr nocapture readnone %0, ptr nocapture readnone %1, ...) unnamed_addr #3 {
  %3 = alloca [32 x i8], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #11
  call void @llvm.va_start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #11
  %5 = getelementptr inbounds i8, ptr %3, i64 32
  %6 = getelementptr inbounds i8, ptr %4, i64 8
  %7 = getelementptr inbounds i8, ptr %4, i64 4
  %8 = getelementptr inbounds i8, ptr %4, i64 16
  %9 = ptrtoint ptr %5 to i64
  br label %10

10:
  %11 = phi ptr [ @.str, %2 ], [ %221, %218 ]
  %12 = phi ptr [ @buffer, %2 ], [ %220, %218 ]
  %13 = load i8, ptr %11, align 1, !tbaa !11
  switch i8 %13, label %14 [
    i8 0, label %222
    i8 37, label %16
  ]

14:
  %15 = getelementptr inbounds i8, ptr %12, i64 1
  store i8 %13, ptr %12, align 1, !tbaa !11
  br label %218

16:
  %17 = getelementptr inbounds i8, ptr %11, i64 1
  %18 = load i8, ptr %17, align 1, !tbaa !11
  %19 = icmp eq i8 %18, 108
  %20 = zext i1 %19 to i64
  %21 = getelementptr inbounds i8, ptr %17, i64 %20
  %22 = load i8, ptr %21, align 1, !tbaa !11
  switch i8 %22, label %216 [
    i8 100, label %23
    i8 117, label %72
    i8 120, label %72
    i8 99, label %118
    i8 115, label %134
    i8 103, label %158
    i8 112, label %177
    i8 98, label %206
  ]

23:
  %24 = load i32, ptr %4, align 16
  %25 = icmp ult i32 %24, 41
  br i1 %19, label %26, label %38

26:
  br i1 %25, label %27, label %32

27:
  %28 = load ptr, ptr %8, align 16
  %29 = zext nneg i32 %24 to i64
  %30 = getelementptr i8, ptr %28, i64 %29
  %31 = add nuw nsw i32 %24, 8
  store i32 %31, ptr %4, align 16
  br label %35

32:
  %33 = load ptr, ptr %6, align 8
  %34 = getelementptr i8, ptr %33, i64 8
  store ptr %34, ptr %6, align 8
  br label %35

35:
  %36 = phi ptr [ %30, %27 ], [ %33, %32 ]
  %37 = load i64, ptr %36, align 8, !tbaa !12
  br label %51

38:
  br i1 %25, label %39, label %44

39:
  %40 = load ptr, ptr %8, align 16
  %41 = zext nneg i32 %24 to i64
  %42 = getelementptr i8, ptr %40, i64 %41
  %43 = add nuw nsw i32 %24, 8
  store i32 %43, ptr %4, align 16
  br label %47

44:
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr i8, ptr %45, i64 8
  store ptr %46, ptr %6, align 8
  br label %47

47:
  %48 = phi ptr [ %42, %39 ], [ %45, %44 ]
  %49 = load i32, ptr %48, align 4, !tbaa !14
  %50 = sext i32 %49 to i64
  br label %51

51:
  %52 = phi i64 [ %37, %35 ], [ %50, %47 ]
  %53 = call i64 @llvm.abs.i64(i64 %52, i1 false)
  br label %54

54:
  %55 = phi i64 [ %53, %51 ], [ %61, %54 ]
  %56 = phi ptr [ %5, %51 ], [ %60, %54 ]
  %57 = urem i64 %55, 10
  %58 = getelementptr inbounds [17 x i8], ptr @.str.9, i64 0, i64 %57
  %59 = load i8, ptr %58, align 1, !tbaa !11
  %60 = getelementptr inbounds i8, ptr %56, i64 -1
  store i8 %59, ptr %60, align 1, !tbaa !11
  %61 = udiv i64 %55, 10
  %62 = icmp ult i64 %55, 10
  br i1 %62, label %63, label %54, !llvm.loop !16

63:
  %64 = icmp slt i64 %52, 0
  br i1 %64, label %65, label %67

65:
  %66 = getelementptr inbounds i8, ptr %56, i64 -2
  store i8 45, ptr %66, align 1, !tbaa !11
  br label %67

67:
  %68 = phi ptr [ %66, %65 ], [ %60, %63 ]
  %69 = ptrtoint ptr %68 to i64
  %70 = sub i64 %9, %69
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %12, ptr nonnull align 1 %68, i64 %70, i1 false)
  %71 = getelementptr inbounds i8, ptr %12, i64 %70
  br label %218

72:
  %73 = load i32, ptr %4, align 16
  %74 = icmp ult i32 %73, 41
  br i1 %19, label %75, label %87

75:
  br i1 %74, label %76, label %81

76:
  %77 = load ptr, ptr %8, align 16
  %78 = zext nneg i32 %73 to i64
  %79 = getelementptr i8, ptr %77, i64 %78
  %80 = add nuw nsw i32 %73, 8
  store i32 %80, ptr %4, align 16
  br label %84

81:
  %82 = load ptr, ptr %6, align 8
  %83 = getelementptr i8, ptr %82, i64 8
  store ptr %83, ptr %6, align 8
  br label %84

84:
  %85 = phi ptr [ %79, %76 ], [ %82, %81 ]
  %86 = load i64, ptr %85, align 8, !tbaa !12
  br label %100

87:
  br i1 %74, label %88, label %93

88:
  %89 = load ptr, ptr %8, align 16
  %90 = zext nneg i32 %73 to i64
  %91 = getelementptr i8, ptr %89, i64 %90
  %92 = add nuw nsw i32 %73, 8
  store i32 %92, ptr %4, align 16
  br label %96

93:
  %94 = load ptr, ptr %6, align 8
  %95 = getelementptr i8, ptr %94, i64 8
  store ptr %95, ptr %6, align 8
  br label %96

96:
  %97 = phi ptr [ %91, %88 ], [ %94, %93 ]
  %98 = load i32, ptr %97, align 4, !tbaa !14
  %99 = zext i32 %98 to i64
  br label %100

100:
  %101 = phi i64 [ %86, %84 ], [ %99, %96 ]
  %102 = load i8, ptr %21, align 1, !tbaa !11
  %103 = icmp eq i8 %102, 120
  %104 = select i1 %103, i64 16, i64 10
  br label %105

105:
  %106 = phi i64 [ %101, %100 ], [ %112, %105 ]
  %107 = phi ptr [ %5, %100 ], [ %111, %105 ]
  %108 = urem i64 %106, %104
  %109 = getelementptr inbounds [17 x i8], ptr @.str.9, i64 0, i64 %108
  %110 = load i8, ptr %109, align 1, !tbaa !11
  %111 = getelementptr inbounds i8, ptr %107, i64 -1
  store i8 %110, ptr %111, align 1, !tbaa !11
  %112 = udiv i64 %106, %104
  %113 = icmp ult i64 %106, %104
  br i1 %113, label %114, label %105, !llvm.loop !16

114:
  %115 = ptrtoint ptr %111 to i64
  %116 = sub i64 %9, %115
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %12, ptr noundef nonnull align 1 dereferenceable(1) %111, i64 %116, i1 false)
  %117 = getelementptr inbounds i8, ptr %12, i64 %116
  br label %218

118:
  %119 = load i32, ptr %4, align 16
  %120 = icmp ult i32 %119, 41
  br i1 %120, label %121, label %126

121:
  %122 = load ptr, ptr %8, align 16
  %123 = zext nneg i32 %119 to i64
  %124 = getelementptr i8, ptr %122, i64 %123
  %125 = add nuw nsw i32 %119, 8
  store i32 %125, ptr %4, align 16
  br label %129

126:
  %127 = load ptr, ptr %6, align 8
  %128 = getelementptr i8, ptr %127, i64 8
  store ptr %128, ptr %6, align 8
  br label %129

129:
  %130 = phi ptr [ %124, %121 ], [ %127, %126 ]
  %131 = load i32, ptr %130, align 4, !tbaa !14
  %132 = trunc i32 %131 to i8
  %133 = getelementptr inbounds i8, ptr %12, i64 1
  store i8 %132, ptr %12, align 1, !tbaa !11
  br label %218

134:
  %135 = load i32, ptr %4, align 16
  %136 = icmp ult i32 %135, 41
  br i1 %136, label %137, label %142

137:
  %138 = load ptr, ptr %8, align 16
  %139 = zext nneg i32 %135 to i64
  %140 = getelementptr i8, ptr %138, i64 %139
  %141 = add nuw nsw i32 %135, 8
  store i32 %141, ptr %4, align 16
  br label %145

142:
  %143 = load ptr, ptr %6, align 8
  %144 = getelementptr i8, ptr %143, i64 8
  store ptr %144, ptr %6, align 8
  br label %145

145:
  %146 = phi ptr [ %140, %137 ], [ %143, %142 ]
  %147 = load ptr, ptr %146, align 8, !tbaa !5
  %148 = load i8, ptr %147, align 1, !tbaa !11
  %149 = icmp eq i8 %148, 0
  br i1 %149, label %218, label %150

150:
  %151 = phi i8 [ %156, %150 ], [ %148, %145 ]
  %152 = phi ptr [ %155, %150 ], [ %12, %145 ]
  %153 = phi ptr [ %154, %150 ], [ %147, %145 ]
  %154 = getelementptr inbounds i8, ptr %153, i64 1
  %155 = getelementptr inbounds i8, ptr %152, i64 1
  store i8 %151, ptr %152, align 1, !tbaa !11
  %156 = load i8, ptr %154, align 1, !tbaa !11
  %157 = icmp eq i8 %156, 0
  br i1 %157, label %218, label %150, !llvm.loop !17

158:
  %159 = load i32, ptr %7, align 4
  %160 = icmp ult i32 %159, 161
  br i1 %160, label %161, label %166

161:
  %162 = load ptr, ptr %8, align 16
  %163 = zext nneg i32 %159 to i64
  %164 = getelementptr i8, ptr %162, i64 %163
  %165 = add nuw nsw i32 %159, 16
  store i32 %165, ptr %7, align 4
  br label %169

166:
  %167 = load ptr, ptr %6, align 8
  %168 = getelementptr i8, ptr %167, i64 8
  store ptr %168, ptr %6, align 8
  br label %169

169:
  %170 = phi ptr [ %164, %161 ], [ %167, %166 ]
  %171 = load double, ptr %170, align 8, !tbaa !18
  %172 = fmul double %171, 1.000000e+03
  %173 = fptosi double %172 to i64
  %174 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %12, ptr noundef nonnull dereferenceable(1) @.str.6, i64 noundef %173) #11
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds i8, ptr %12, i64 %175
  br label %218

177:
  %178 = load i32, ptr %4, align 16
  %179 = icmp ult i32 %178, 41
  %180 = load i32, ptr %7, align 4
  %181 = icmp ult i32 %180, 161
  %182 = and i1 %179, %181
  br i1 %182, label %183, label %193

183:
  %184 = load ptr, ptr %8, align 16
  %185 = zext nneg i32 %178 to i64
  %186 = getelementptr i8, ptr %184, i64 %185
  %187 = zext nneg i32 %180 to i64
  %188 = getelementptr i8, ptr %184, i64 %187
  %189 = load i64, ptr %186, align 8
  %190 = load double, ptr %188, align 8
  %191 = add nuw nsw i32 %178, 8
  store i32 %191, ptr %4, align 16
  %192 = add nuw nsw i32 %180, 16
  store i32 %192, ptr %7, align 4
  br label %199

193:
  %194 = load ptr, ptr %6, align 8
  %195 = getelementptr i8, ptr %194, i64 16
  store ptr %195, ptr %6, align 8
  %196 = load i64, ptr %194, align 8, !tbaa !12
  %197 = getelementptr inbounds i8, ptr %194, i64 8
  %198 = load double, ptr %197, align 8, !tbaa !18
  br label %199

199:
  %200 = phi double [ %190, %183 ], [ %198, %193 ]
  %201 = phi i64 [ %189, %183 ], [ %196, %193 ]
  %202 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %12, ptr noundef nonnull dereferenceable(1) @.str.7, i64 noundef %201, double noundef %200) #11
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds i8, ptr %12, i64 %203
  %205 = getelementptr inbounds i8, ptr %21, i64 1
  br label %218

206:
  %207 = load ptr, ptr %6, align 8
  %208 = getelementptr i8, ptr %207, i64 32
  store ptr %208, ptr %6, align 8
  %209 = load i32, ptr %207, align 4
  %210 = getelementptr inbounds i8, ptr %207, i64 24
  %211 = load i32, ptr %210, align 4, !tbaa !11
  %212 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %12, ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %209, i32 noundef %211) #11
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds i8, ptr %12, i64 %213
  %215 = getelementptr inbounds i8, ptr %21, i64 1
  br label %218

216:
  %217 = getelementptr inbounds i8, ptr %12, i64 1
  store i8 %22, ptr %12, align 1, !tbaa !11
  br label %218

218:
  %219 = phi ptr [ %11, %14 ], [ %21, %216 ], [ %215, %206 ], [ %205, %199 ], [ %21, %169 ], [ %21, %129 ], [ %21, %114 ], [ %21, %67 ], [ %21, %145 ], [ %21, %150 ]
  %220 = phi ptr [ %15, %14 ], [ %217, %216 ], [ %214, %206 ], [ %204, %199 ], [ %176, %169 ], [ %133, %129 ], [ %117, %114 ], [ %71, %67 ], [ %12, %145 ], [ %155, %150 ]
  %221 = getelementptr inbounds i8, ptr %219, i64 1
  br label %10, !llvm.loop !20

222:
  store i8 0, ptr %12, align 1, !tbaa !11
  %223 = ptrtoint ptr %12 to i64
  %224 = trunc i64 %223 to i32
  %225 = sub i32 %224, ptrtoint (ptr @buffer to i32)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #11
  call void @llvm.va_end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #11
  ret i32 %225
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn uwtable
define internal i64 @sumTwice(i32 %0, ...) unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #11
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #11
  call void @llvm.va_start.p0(ptr nonnull %2)
  call void @llvm.va_copy.p0(ptr nonnull %3, ptr nonnull %2)
  %4 = load i32, ptr %2, align 16
  %5 = getelementptr inbounds i8, ptr %2, i64 8
  %6 = getelementptr inbounds i8, ptr %2, i64 16
  %7 = load ptr, ptr %6, align 16
  %8 = load ptr, ptr %5, align 8
  %9 = icmp ult i32 %4, 41
  br i1 %9, label %13, label %10

10:
  %11 = getelementptr i8, ptr %8, i64 8
  store ptr %11, ptr %5, align 8
  %12 = load i64, ptr %8, align 8, !tbaa !12
  br label %19

13:
  %14 = zext nneg i32 %4 to i64
  %15 = getelementptr i8, ptr %7, i64 %14
  %16 = add nuw nsw i32 %4, 8
  store i32 %16, ptr %2, align 16
  %17 = load i64, ptr %15, align 8, !tbaa !12
  %18 = icmp ult i32 %4, 33
  br i1 %18, label %24, label %19

19:
  %20 = phi i64 [ %12, %10 ], [ %17, %13 ]
  %21 = phi ptr [ %11, %10 ], [ %8, %13 ]
  %22 = getelementptr i8, ptr %21, i64 8
  store ptr %22, ptr %5, align 8
  %23 = load i64, ptr %21, align 8, !tbaa !12
  br label %30

24:
  %25 = zext nneg i32 %16 to i64
  %26 = getelementptr i8, ptr %7, i64 %25
  %27 = add nuw nsw i32 %4, 16
  store i32 %27, ptr %2, align 16
  %28 = load i64, ptr %26, align 8, !tbaa !12
  %29 = icmp ult i32 %4, 25
  br i1 %29, label %36, label %30

30:
  %31 = phi i64 [ %23, %19 ], [ %28, %24 ]
  %32 = phi ptr [ %22, %19 ], [ %8, %24 ]
  %33 = phi i64 [ %20, %19 ], [ %17, %24 ]
  %34 = getelementptr i8, ptr %32, i64 8
  store ptr %34, ptr %5, align 8
  %35 = load i64, ptr %32, align 8, !tbaa !12
  br label %42

36:
  %37 = zext nneg i32 %27 to i64
  %38 = getelementptr i8, ptr %7, i64 %37
  %39 = add nuw nsw i32 %4, 24
  store i32 %39, ptr %2, align 16
  %40 = load i64, ptr %38, align 8, !tbaa !12
  %41 = icmp ult i32 %4, 17
  br i1 %41, label %49, label %42

42:
  %43 = phi i64 [ %35, %30 ], [ %40, %36 ]
  %44 = phi ptr [ %34, %30 ], [ %8, %36 ]
  %45 = phi i64 [ %33, %30 ], [ %17, %36 ]
  %46 = phi i64 [ %31, %30 ], [ %28, %36 ]
  %47 = getelementptr i8, ptr %44, i64 8
  store ptr %47, ptr %5, align 8
  %48 = load i64, ptr %44, align 8, !tbaa !12
  br label %55

49:
  %50 = zext nneg i32 %39 to i64
  %51 = getelementptr i8, ptr %7, i64 %50
  %52 = or disjoint i32 %4, 32
  store i32 %52, ptr %2, align 16
  %53 = load i64, ptr %51, align 8, !tbaa !12
  %54 = icmp ult i32 %52, 41
  br i1 %54, label %63, label %55

55:
  %56 = phi i64 [ %48, %42 ], [ %53, %49 ]
  %57 = phi ptr [ %47, %42 ], [ %8, %49 ]
  %58 = phi i64 [ %46, %42 ], [ %28, %49 ]
  %59 = phi i64 [ %45, %42 ], [ %17, %49 ]
  %60 = phi i64 [ %43, %42 ], [ %40, %49 ]
  %61 = getelementptr i8, ptr %57, i64 8
  store ptr %61, ptr %5, align 8
  %62 = load i64, ptr %57, align 8, !tbaa !12
  br label %69

63:
  %64 = zext nneg i32 %52 to i64
  %65 = getelementptr i8, ptr %7, i64 %64
  %66 = add nuw nsw i32 %4, 40
  store i32 %66, ptr %2, align 16
  %67 = load i64, ptr %65, align 8, !tbaa !12
  %68 = icmp eq i32 %4, 0
  br i1 %68, label %77, label %69

69:
  %70 = phi i64 [ %62, %55 ], [ %67, %63 ]
  %71 = phi ptr [ %61, %55 ], [ %8, %63 ]
  %72 = phi i64 [ %60, %55 ], [ %40, %63 ]
  %73 = phi i64 [ %59, %55 ], [ %17, %63 ]
  %74 = phi i64 [ %58, %55 ], [ %28, %63 ]
  %75 = phi i64 [ %56, %55 ], [ %53, %63 ]
  %76 = getelementptr i8, ptr %71, i64 8
  store ptr %76, ptr %5, align 8
  br label %80

77:
  %78 = zext nneg i32 %66 to i64
  %79 = getelementptr i8, ptr %7, i64 %78
  store i32 48, ptr %2, align 16
  br label %80

80:
  %81 = phi i64 [ %67, %77 ], [ %70, %69 ]
  %82 = phi i64 [ %40, %77 ], [ %72, %69 ]
  %83 = phi i64 [ %17, %77 ], [ %73, %69 ]
  %84 = phi i64 [ %28, %77 ], [ %74, %69 ]
  %85 = phi i64 [ %53, %77 ], [ %75, %69 ]
  %86 = phi ptr [ %8, %77 ], [ %76, %69 ]
  %87 = phi ptr [ %79, %77 ], [ %71, %69 ]
  %88 = load i64, ptr %87, align 8, !tbaa !12
  %89 = getelementptr i8, ptr %86, i64 8
  store ptr %89, ptr %5, align 8
  %90 = load i64, ptr %86, align 8, !tbaa !12
  %91 = getelementptr i8, ptr %86, i64 16
  store ptr %91, ptr %5, align 8
  %92 = load i64, ptr %89, align 8, !tbaa !12
  %93 = getelementptr i8, ptr %86, i64 24
  store ptr %93, ptr %5, align 8
  %94 = load i64, ptr %91, align 8, !tbaa !12
  %95 = load i32, ptr %3, align 16
  %96 = getelementptr inbounds i8, ptr %3, i64 8
  %97 = getelementptr inbounds i8, ptr %3, i64 16
  %98 = load ptr, ptr %97, align 16
  %99 = load ptr, ptr %96, align 8
  %100 = icmp ult i32 %95, 41
  br i1 %100, label %104, label %101

101:
  %102 = getelementptr i8, ptr %99, i64 8
  store ptr %102, ptr %96, align 8
  %103 = load i64, ptr %99, align 8, !tbaa !12
  br label %110

104:
  %105 = zext nneg i32 %95 to i64
  %106 = getelementptr i8, ptr %98, i64 %105
  %107 = add nuw nsw i32 %95, 8
  store i32 %107, ptr %3, align 16
  %108 = load i64, ptr %106, align 8, !tbaa !12
  %109 = icmp ult i32 %95, 33
  br i1 %109, label %115, label %110

110:
  %111 = phi i64 [ %103, %101 ], [ %108, %104 ]
  %112 = phi ptr [ %102, %101 ], [ %99, %104 ]
  %113 = getelementptr i8, ptr %112, i64 8
  store ptr %113, ptr %96, align 8
  %114 = load i64, ptr %112, align 8, !tbaa !12
  br label %121

115:
  %116 = zext nneg i32 %107 to i64
  %117 = getelementptr i8, ptr %98, i64 %116
  %118 = add nuw nsw i32 %95, 16
  store i32 %118, ptr %3, align 16
  %119 = load i64, ptr %117, align 8, !tbaa !12
  %120 = icmp ult i32 %95, 25
  br i1 %120, label %127, label %121

121:
  %122 = phi i64 [ %114, %110 ], [ %119, %115 ]
  %123 = phi ptr [ %113, %110 ], [ %99, %115 ]
  %124 = phi i64 [ %111, %110 ], [ %108, %115 ]
  %125 = getelementptr i8, ptr %123, i64 8
  store ptr %125, ptr %96, align 8
  %126 = load i64, ptr %123, align 8, !tbaa !12
  br label %133

127:
  %128 = zext nneg i32 %118 to i64
  %129 = getelementptr i8, ptr %98, i64 %128
  %130 = add nuw nsw i32 %95, 24
  store i32 %130, ptr %3, align 16
  %131 = load i64, ptr %129, align 8, !tbaa !12
  %132 = icmp ult i32 %95, 17
  br i1 %132, label %140, label %133

133:
  %134 = phi i64 [ %126, %121 ], [ %131, %127 ]
  %135 = phi ptr [ %125, %121 ], [ %99, %127 ]
  %136 = phi i64 [ %124, %121 ], [ %108, %127 ]
  %137 = phi i64 [ %122, %121 ], [ %119, %127 ]
  %138 = getelementptr i8, ptr %135, i64 8
  store ptr %138, ptr %96, align 8
  %139 = load i64, ptr %135, align 8, !tbaa !12
  br label %146

140:
  %141 = zext nneg i32 %130 to i64
  %142 = getelementptr i8, ptr %98, i64 %141
  %143 = or disjoint i32 %95, 32
  store i32 %143, ptr %3, align 16
  %144 = load i64, ptr %142, align 8, !tbaa !12
  %145 = icmp ult i32 %143, 41
  br i1 %145, label %154, label %146

146:
  %147 = phi i64 [ %139, %133 ], [ %144, %140 ]
  %148 = phi ptr [ %138, %133 ], [ %99, %140 ]
  %149 = phi i64 [ %137, %133 ], [ %119, %140 ]
  %150 = phi i64 [ %136, %133 ], [ %108, %140 ]
  %151 = phi i64 [ %134, %133 ], [ %131, %140 ]
  %152 = getelementptr i8, ptr %148, i64 8
  store ptr %152, ptr %96, align 8
  %153 = load i64, ptr %148, align 8, !tbaa !12
  br label %160

154:
  %155 = zext nneg i32 %143 to i64
  %156 = getelementptr i8, ptr %98, i64 %155
  %157 = add nuw nsw i32 %95, 40
  store i32 %157, ptr %3, align 16
  %158 = load i64, ptr %156, align 8, !tbaa !12
  %159 = icmp eq i32 %95, 0
  br i1 %159, label %168, label %160

160:
  %161 = phi i64 [ %153, %146 ], [ %158, %154 ]
  %162 = phi ptr [ %152, %146 ], [ %99, %154 ]
  %163 = phi i64 [ %151, %146 ], [ %131, %154 ]
  %164 = phi i64 [ %150, %146 ], [ %108, %154 ]
  %165 = phi i64 [ %149, %146 ], [ %119, %154 ]
  %166 = phi i64 [ %147, %146 ], [ %144, %154 ]
  %167 = getelementptr i8, ptr %162, i64 8
  store ptr %167, ptr %96, align 8
  br label %171

168:
  %169 = zext nneg i32 %157 to i64
  %170 = getelementptr i8, ptr %98, i64 %169
  store i32 48, ptr %3, align 16
  br label %171

171:
  %172 = phi i64 [ %158, %168 ], [ %161, %160 ]
  %173 = phi i64 [ %131, %168 ], [ %163, %160 ]
  %174 = phi i64 [ %108, %168 ], [ %164, %160 ]
  %175 = phi i64 [ %119, %168 ], [ %165, %160 ]
  %176 = phi i64 [ %144, %168 ], [ %166, %160 ]
  %177 = phi ptr [ %99, %168 ], [ %167, %160 ]
  %178 = phi ptr [ %170, %168 ], [ %162, %160 ]
  %179 = load i64, ptr %178, align 8, !tbaa !12
  %180 = getelementptr i8, ptr %177, i64 8
  store ptr %180, ptr %96, align 8
  %181 = load i64, ptr %177, align 8, !tbaa !12
  %182 = getelementptr i8, ptr %177, i64 16
  store ptr %182, ptr %96, align 8
  %183 = load i64, ptr %180, align 8, !tbaa !12
  %184 = getelementptr i8, ptr %177, i64 24
  store ptr %184, ptr %96, align 8
  %185 = add i64 %174, %175
  %186 = add i64 %185, %173
  %187 = add i64 %186, %176
  %188 = add i64 %187, %172
  %189 = add i64 %188, %179
  %190 = add i64 %189, %181
  %191 = mul nsw i64 %94, 9
  %192 = shl nsw i64 %92, 3
  %193 = mul nsw i64 %90, 7
  %194 = mul nsw i64 %88, 6
  %195 = mul nsw i64 %81, 5
  %196 = shl nsw i64 %85, 2
  %197 = mul nsw i64 %82, 3
  %198 = shl nsw i64 %84, 1
  %199 = add nsw i64 %198, %83
  %200 = add nsw i64 %197, %199
  %201 = add nsw i64 %196, %200
  %202 = add nsw i64 %195, %201
  %203 = add nsw i64 %194, %202
  %204 = add nsw i64 %193, %203
  %205 = add nsw i64 %192, %204
  %206 = add nsw i64 %191, %205
  %207 = add i64 %190, %183
  %208 = load i64, ptr %182, align 8, !tbaa !12
  %209 = add i64 %207, %208
  %210 = sub i64 %206, %209
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #11
  ret i64 %210
}

; Function Attrs: nofree noinline norecurse nosync nounwind uwtable
define internal double @mixed(ptr nocapture readnone %0, ...) unnamed_addr #5 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #11
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = load i32, ptr %2, align 16
  %4 = getelementptr inbounds i8, ptr %2, i64 4
  %5 = getelementptr inbounds i8, ptr %2, i64 8
  %6 = getelementptr inbounds i8, ptr %2, i64 16
  %7 = load ptr, ptr %6, align 16
  %8 = load i32, ptr %4, align 4
  %9 = load ptr, ptr %5, align 8
  br label %11

10:
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #11
  ret double %53

11:
  %12 = phi ptr [ %9, %1 ], [ %49, %48 ]
  %13 = phi i32 [ %8, %1 ], [ %50, %48 ]
  %14 = phi i8 [ 105, %1 ], [ %57, %48 ]
  %15 = phi i32 [ 1, %1 ], [ %56, %48 ]
  %16 = phi double [ 0.000000e+00, %1 ], [ %53, %48 ]
  %17 = phi i64 [ 0, %1 ], [ %54, %48 ]
  %18 = phi i32 [ %3, %1 ], [ %51, %48 ]
  %19 = uitofp nneg i32 %15 to double
  %20 = icmp eq i8 %14, 105
  br i1 %20, label %21, label %35

21:
  %22 = icmp ult i32 %18, 41
  br i1 %22, label %23, label %27

23:
  %24 = zext nneg i32 %18 to i64
  %25 = getelementptr i8, ptr %7, i64 %24
  %26 = add nuw nsw i32 %18, 8
  store i32 %26, ptr %2, align 16
  br label %29

27:
  %28 = getelementptr i8, ptr %12, i64 8
  store ptr %28, ptr %5, align 8
  br label %29

29:
  %30 = phi ptr [ %12, %23 ], [ %28, %27 ]
  %31 = phi i32 [ %26, %23 ], [ %18, %27 ]
  %32 = phi ptr [ %25, %23 ], [ %12, %27 ]
  %33 = load i32, ptr %32, align 4, !tbaa !14
  %34 = sitofp i32 %33 to double
  br label %48

35:
  %36 = icmp ult i32 %13, 161
  br i1 %36, label %37, label %41

37:
  %38 = zext nneg i32 %13 to i64
  %39 = getelementptr i8, ptr %7, i64 %38
  %40 = add nuw nsw i32 %13, 16
  store i32 %40, ptr %4, align 4
  br label %43

41:
  %42 = getelementptr i8, ptr %12, i64 8
  store ptr %42, ptr %5, align 8
  br label %43

43:
  %44 = phi ptr [ %12, %37 ], [ %42, %41 ]
  %45 = phi i32 [ %40, %37 ], [ %13, %41 ]
  %46 = phi ptr [ %39, %37 ], [ %12, %41 ]
  %47 = load double, ptr %46, align 8, !tbaa !18
  br label %48

48:
  %49 = phi ptr [ %30, %29 ], [ %44, %43 ]
  %50 = phi i32 [ %13, %29 ], [ %45, %43 ]
  %51 = phi i32 [ %31, %29 ], [ %18, %43 ]
  %52 = phi double [ %34, %29 ], [ %47, %43 ]
  %53 = call double @llvm.fmuladd.f64(double %19, double %52, double %16)
  %54 = add nuw nsw i64 %17, 1
  %55 = getelementptr inbounds i8, ptr @.str.3, i64 %54
  %56 = add nuw nsw i32 %15, 1
  %57 = load i8, ptr %55, align 1, !tbaa !11
  %58 = icmp eq i64 %54, 18
  br i1 %58, label %10, label %11, !llvm.loop !21
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn uwtable
define internal i64 @late(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, double %7, ...) unnamed_addr #4 {
  %9 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #11
  call void @llvm.va_start.p0(ptr nonnull %9)
  %10 = load i32, ptr %9, align 16
  %11 = icmp ult i32 %10, 41
  br i1 %11, label %12, label %18

12:
  %13 = getelementptr inbounds i8, ptr %9, i64 16
  %14 = load ptr, ptr %13, align 16
  %15 = zext nneg i32 %10 to i64
  %16 = getelementptr i8, ptr %14, i64 %15
  %17 = add nuw nsw i32 %10, 8
  store i32 %17, ptr %9, align 16
  br label %22

18:
  %19 = getelementptr inbounds i8, ptr %9, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr i8, ptr %20, i64 8
  store ptr %21, ptr %19, align 8
  br label %22

22:
  %23 = phi i32 [ %17, %12 ], [ %10, %18 ]
  %24 = phi ptr [ %16, %12 ], [ %20, %18 ]
  %25 = load i32, ptr %24, align 4, !tbaa !14
  %26 = getelementptr inbounds i8, ptr %9, i64 4
  %27 = load i32, ptr %26, align 4
  %28 = icmp ult i32 %27, 161
  br i1 %28, label %29, label %35

29:
  %30 = getelementptr inbounds i8, ptr %9, i64 16
  %31 = load ptr, ptr %30, align 16
  %32 = zext nneg i32 %27 to i64
  %33 = getelementptr i8, ptr %31, i64 %32
  %34 = add nuw nsw i32 %27, 16
  store i32 %34, ptr %26, align 4
  br label %39

35:
  %36 = getelementptr inbounds i8, ptr %9, i64 8
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr i8, ptr %37, i64 8
  store ptr %38, ptr %36, align 8
  br label %39

39:
  %40 = phi ptr [ %33, %29 ], [ %37, %35 ]
  %41 = load double, ptr %40, align 8, !tbaa !18
  %42 = icmp ult i32 %23, 41
  br i1 %42, label %43, label %49

43:
  %44 = getelementptr inbounds i8, ptr %9, i64 16
  %45 = load ptr, ptr %44, align 16
  %46 = zext nneg i32 %23 to i64
  %47 = getelementptr i8, ptr %45, i64 %46
  %48 = add nuw nsw i32 %23, 8
  store i32 %48, ptr %9, align 16
  br label %53

49:
  %50 = getelementptr inbounds i8, ptr %9, i64 8
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr i8, ptr %51, i64 8
  store ptr %52, ptr %50, align 8
  br label %53

53:
  %54 = phi ptr [ %47, %43 ], [ %51, %49 ]
  %55 = sext i32 %25 to i64
  %56 = mul nsw i64 %55, 10
  %57 = add nsw i64 %56, 14800
  %58 = fptosi double %41 to i64
  %59 = add nsw i64 %57, %58
  %60 = mul nsw i64 %59, 10
  %61 = load ptr, ptr %54, align 8, !tbaa !5
  %62 = load i8, ptr %61, align 1, !tbaa !11
  %63 = sext i8 %62 to i64
  %64 = add nsw i64 %60, %63
  call void @llvm.va_end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #11
  ret i64 %64
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #8

; Function Attrs: nofree nounwind
declare noundef i32 @sprintf(ptr noalias nocapture noundef writeonly, ptr nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #10

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!7, !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !7, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !7, i64 0}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = !{!19, !19, i64 0}
!19 = !{!"double", !7, i64 0}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
