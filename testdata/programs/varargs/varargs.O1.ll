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
  br i1 %3, label %4, label %9

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i64 @strtol(ptr nocapture noundef nonnull %6, ptr noundef null, i32 noundef 10) #11
  %8 = trunc i64 %7 to i32
  br label %9

9:
  %10 = phi i32 [ %8, %4 ], [ 1, %2 ]
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %16, label %12

12:
  %13 = phi i64 [ 0, %9 ], [ %29, %16 ]
  %14 = phi double [ 0.000000e+00, %9 ], [ %27, %16 ]
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull @buffer, i64 noundef %13, double noundef %14)
  ret i32 0

16:
  %17 = phi i32 [ %30, %16 ], [ 0, %9 ]
  %18 = phi double [ %27, %16 ], [ 0.000000e+00, %9 ]
  %19 = phi i64 [ %29, %16 ], [ 0, %9 ]
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
  %31 = icmp eq i32 %30, %10
  br i1 %31, label %12, label %16, !llvm.loop !9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nofree noinline nounwind uwtable
define internal i32 @format(ptr nocapture readnone %0, ptr nocapture readnone %1, ...) unnamed_addr #3 {
  %3 = alloca [32 x i8], align 16
  %4 = alloca %struct.pair, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #11
  call void @llvm.va_start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #11
  %6 = getelementptr inbounds i8, ptr %3, i64 32
  %7 = getelementptr inbounds i8, ptr %5, i64 8
  %8 = getelementptr inbounds i8, ptr %5, i64 4
  %9 = getelementptr inbounds i8, ptr %5, i64 16
  %10 = getelementptr inbounds i8, ptr %4, i64 8
  %11 = ptrtoint ptr %6 to i64
  br label %12

12:
  %13 = phi ptr [ @.str, %2 ], [ %222, %219 ]
  %14 = phi ptr [ @buffer, %2 ], [ %221, %219 ]
  %15 = load i8, ptr %13, align 1, !tbaa !12
  switch i8 %15, label %16 [
    i8 0, label %223
    i8 37, label %18
  ]

16:
  %17 = getelementptr inbounds i8, ptr %14, i64 1
  store i8 %15, ptr %14, align 1, !tbaa !12
  br label %219

18:
  %19 = getelementptr inbounds i8, ptr %13, i64 1
  %20 = load i8, ptr %19, align 1, !tbaa !12
  %21 = icmp eq i8 %20, 108
  %22 = zext i1 %21 to i64
  %23 = getelementptr inbounds i8, ptr %19, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !12
  switch i8 %24, label %217 [
    i8 100, label %25
    i8 117, label %74
    i8 120, label %74
    i8 99, label %120
    i8 115, label %136
    i8 103, label %160
    i8 112, label %179
    i8 98, label %207
  ]

25:
  %26 = load i32, ptr %5, align 16
  %27 = icmp ult i32 %26, 41
  br i1 %21, label %28, label %40

28:
  br i1 %27, label %29, label %34

29:
  %30 = load ptr, ptr %9, align 16
  %31 = zext nneg i32 %26 to i64
  %32 = getelementptr i8, ptr %30, i64 %31
  %33 = add nuw nsw i32 %26, 8
  store i32 %33, ptr %5, align 16
  br label %37

34:
  %35 = load ptr, ptr %7, align 8
  %36 = getelementptr i8, ptr %35, i64 8
  store ptr %36, ptr %7, align 8
  br label %37

37:
  %38 = phi ptr [ %32, %29 ], [ %35, %34 ]
  %39 = load i64, ptr %38, align 8, !tbaa !13
  br label %53

40:
  br i1 %27, label %41, label %46

41:
  %42 = load ptr, ptr %9, align 16
  %43 = zext nneg i32 %26 to i64
  %44 = getelementptr i8, ptr %42, i64 %43
  %45 = add nuw nsw i32 %26, 8
  store i32 %45, ptr %5, align 16
  br label %49

46:
  %47 = load ptr, ptr %7, align 8
  %48 = getelementptr i8, ptr %47, i64 8
  store ptr %48, ptr %7, align 8
  br label %49

49:
  %50 = phi ptr [ %44, %41 ], [ %47, %46 ]
  %51 = load i32, ptr %50, align 4, !tbaa !15
  %52 = sext i32 %51 to i64
  br label %53

53:
  %54 = phi i64 [ %39, %37 ], [ %52, %49 ]
  %55 = call i64 @llvm.abs.i64(i64 %54, i1 false)
  br label %56

56:
  %57 = phi i64 [ %55, %53 ], [ %63, %56 ]
  %58 = phi ptr [ %6, %53 ], [ %62, %56 ]
  %59 = urem i64 %57, 10
  %60 = getelementptr inbounds [17 x i8], ptr @.str.9, i64 0, i64 %59
  %61 = load i8, ptr %60, align 1, !tbaa !12
  %62 = getelementptr inbounds i8, ptr %58, i64 -1
  store i8 %61, ptr %62, align 1, !tbaa !12
  %63 = udiv i64 %57, 10
  %64 = icmp ult i64 %57, 10
  br i1 %64, label %65, label %56, !llvm.loop !17

65:
  %66 = icmp slt i64 %54, 0
  br i1 %66, label %67, label %69

67:
  %68 = getelementptr inbounds i8, ptr %58, i64 -2
  store i8 45, ptr %68, align 1, !tbaa !12
  br label %69

69:
  %70 = phi ptr [ %68, %67 ], [ %62, %65 ]
  %71 = ptrtoint ptr %70 to i64
  %72 = sub i64 %11, %71
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %14, ptr nonnull align 1 %70, i64 %72, i1 false)
  %73 = getelementptr inbounds i8, ptr %14, i64 %72
  br label %219

74:
  %75 = load i32, ptr %5, align 16
  %76 = icmp ult i32 %75, 41
  br i1 %21, label %77, label %89

77:
  br i1 %76, label %78, label %83

78:
  %79 = load ptr, ptr %9, align 16
  %80 = zext nneg i32 %75 to i64
  %81 = getelementptr i8, ptr %79, i64 %80
  %82 = add nuw nsw i32 %75, 8
  store i32 %82, ptr %5, align 16
  br label %86

83:
  %84 = load ptr, ptr %7, align 8
  %85 = getelementptr i8, ptr %84, i64 8
  store ptr %85, ptr %7, align 8
  br label %86

86:
  %87 = phi ptr [ %81, %78 ], [ %84, %83 ]
  %88 = load i64, ptr %87, align 8, !tbaa !13
  br label %102

89:
  br i1 %76, label %90, label %95

90:
  %91 = load ptr, ptr %9, align 16
  %92 = zext nneg i32 %75 to i64
  %93 = getelementptr i8, ptr %91, i64 %92
  %94 = add nuw nsw i32 %75, 8
  store i32 %94, ptr %5, align 16
  br label %98

95:
  %96 = load ptr, ptr %7, align 8
  %97 = getelementptr i8, ptr %96, i64 8
  store ptr %97, ptr %7, align 8
  br label %98

98:
  %99 = phi ptr [ %93, %90 ], [ %96, %95 ]
  %100 = load i32, ptr %99, align 4, !tbaa !15
  %101 = zext i32 %100 to i64
  br label %102

102:
  %103 = phi i64 [ %88, %86 ], [ %101, %98 ]
  %104 = load i8, ptr %23, align 1, !tbaa !12
  %105 = icmp eq i8 %104, 120
  %106 = select i1 %105, i64 16, i64 10
  br label %107

107:
  %108 = phi i64 [ %103, %102 ], [ %114, %107 ]
  %109 = phi ptr [ %6, %102 ], [ %113, %107 ]
  %110 = urem i64 %108, %106
  %111 = getelementptr inbounds [17 x i8], ptr @.str.9, i64 0, i64 %110
  %112 = load i8, ptr %111, align 1, !tbaa !12
  %113 = getelementptr inbounds i8, ptr %109, i64 -1
  store i8 %112, ptr %113, align 1, !tbaa !12
  %114 = udiv i64 %108, %106
  %115 = icmp ult i64 %108, %106
  br i1 %115, label %116, label %107, !llvm.loop !17

116:
  %117 = ptrtoint ptr %113 to i64
  %118 = sub i64 %11, %117
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %14, ptr noundef nonnull align 1 dereferenceable(1) %113, i64 %118, i1 false)
  %119 = getelementptr inbounds i8, ptr %14, i64 %118
  br label %219

120:
  %121 = load i32, ptr %5, align 16
  %122 = icmp ult i32 %121, 41
  br i1 %122, label %123, label %128

123:
  %124 = load ptr, ptr %9, align 16
  %125 = zext nneg i32 %121 to i64
  %126 = getelementptr i8, ptr %124, i64 %125
  %127 = add nuw nsw i32 %121, 8
  store i32 %127, ptr %5, align 16
  br label %131

128:
  %129 = load ptr, ptr %7, align 8
  %130 = getelementptr i8, ptr %129, i64 8
  store ptr %130, ptr %7, align 8
  br label %131

131:
  %132 = phi ptr [ %126, %123 ], [ %129, %128 ]
  %133 = load i32, ptr %132, align 4, !tbaa !15
  %134 = trunc i32 %133 to i8
  %135 = getelementptr inbounds i8, ptr %14, i64 1
  store i8 %134, ptr %14, align 1, !tbaa !12
  br label %219

136:
  %137 = load i32, ptr %5, align 16
  %138 = icmp ult i32 %137, 41
  br i1 %138, label %139, label %144

139:
  %140 = load ptr, ptr %9, align 16
  %141 = zext nneg i32 %137 to i64
  %142 = getelementptr i8, ptr %140, i64 %141
  %143 = add nuw nsw i32 %137, 8
  store i32 %143, ptr %5, align 16
  br label %147

144:
  %145 = load ptr, ptr %7, align 8
  %146 = getelementptr i8, ptr %145, i64 8
  store ptr %146, ptr %7, align 8
  br label %147

147:
  %148 = phi ptr [ %142, %139 ], [ %145, %144 ]
  %149 = load ptr, ptr %148, align 8, !tbaa !5
  %150 = load i8, ptr %149, align 1, !tbaa !12
  %151 = icmp eq i8 %150, 0
  br i1 %151, label %219, label %152

152:
  %153 = phi i8 [ %158, %152 ], [ %150, %147 ]
  %154 = phi ptr [ %157, %152 ], [ %14, %147 ]
  %155 = phi ptr [ %156, %152 ], [ %149, %147 ]
  %156 = getelementptr inbounds i8, ptr %155, i64 1
  %157 = getelementptr inbounds i8, ptr %154, i64 1
  store i8 %153, ptr %154, align 1, !tbaa !12
  %158 = load i8, ptr %156, align 1, !tbaa !12
  %159 = icmp eq i8 %158, 0
  br i1 %159, label %219, label %152, !llvm.loop !18

160:
  %161 = load i32, ptr %8, align 4
  %162 = icmp ult i32 %161, 161
  br i1 %162, label %163, label %168

163:
  %164 = load ptr, ptr %9, align 16
  %165 = zext nneg i32 %161 to i64
  %166 = getelementptr i8, ptr %164, i64 %165
  %167 = add nuw nsw i32 %161, 16
  store i32 %167, ptr %8, align 4
  br label %171

168:
  %169 = load ptr, ptr %7, align 8
  %170 = getelementptr i8, ptr %169, i64 8
  store ptr %170, ptr %7, align 8
  br label %171

171:
  %172 = phi ptr [ %166, %163 ], [ %169, %168 ]
  %173 = load double, ptr %172, align 8, !tbaa !19
  %174 = fmul double %173, 1.000000e+03
  %175 = fptosi double %174 to i64
  %176 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %14, ptr noundef nonnull dereferenceable(1) @.str.6, i64 noundef %175) #11
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds i8, ptr %14, i64 %177
  br label %219

179:
  %180 = load i32, ptr %5, align 16
  %181 = icmp ult i32 %180, 41
  %182 = load i32, ptr %8, align 4
  %183 = icmp ult i32 %182, 161
  %184 = and i1 %181, %183
  br i1 %184, label %185, label %195

185:
  %186 = load ptr, ptr %9, align 16
  %187 = zext nneg i32 %180 to i64
  %188 = getelementptr i8, ptr %186, i64 %187
  %189 = zext nneg i32 %182 to i64
  %190 = getelementptr i8, ptr %186, i64 %189
  %191 = load i64, ptr %188, align 8
  store i64 %191, ptr %4, align 8
  %192 = load double, ptr %190, align 8
  store double %192, ptr %10, align 8
  %193 = add nuw nsw i32 %180, 8
  store i32 %193, ptr %5, align 16
  %194 = add nuw nsw i32 %182, 16
  store i32 %194, ptr %8, align 4
  br label %198

195:
  %196 = load ptr, ptr %7, align 8
  %197 = getelementptr i8, ptr %196, i64 16
  store ptr %197, ptr %7, align 8
  br label %198

198:
  %199 = phi ptr [ %4, %185 ], [ %196, %195 ]
  %200 = load i64, ptr %199, align 8, !tbaa !13
  %201 = getelementptr inbounds i8, ptr %199, i64 8
  %202 = load double, ptr %201, align 8, !tbaa !19
  %203 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %14, ptr noundef nonnull dereferenceable(1) @.str.7, i64 noundef %200, double noundef %202) #11
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds i8, ptr %14, i64 %204
  %206 = getelementptr inbounds i8, ptr %23, i64 1
  br label %219

207:
  %208 = load ptr, ptr %7, align 8
  %209 = getelementptr i8, ptr %208, i64 32
  store ptr %209, ptr %7, align 8
  %210 = load i32, ptr %208, align 4
  %211 = getelementptr inbounds i8, ptr %208, i64 24
  %212 = load i32, ptr %211, align 4, !tbaa !12
  %213 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %14, ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %210, i32 noundef %212) #11
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds i8, ptr %14, i64 %214
  %216 = getelementptr inbounds i8, ptr %23, i64 1
  br label %219

217:
  %218 = getelementptr inbounds i8, ptr %14, i64 1
  store i8 %24, ptr %14, align 1, !tbaa !12
  br label %219

219:
  %220 = phi ptr [ %13, %16 ], [ %23, %217 ], [ %216, %207 ], [ %206, %198 ], [ %23, %171 ], [ %23, %131 ], [ %23, %116 ], [ %23, %69 ], [ %23, %147 ], [ %23, %152 ]
  %221 = phi ptr [ %17, %16 ], [ %218, %217 ], [ %215, %207 ], [ %205, %198 ], [ %178, %171 ], [ %135, %131 ], [ %119, %116 ], [ %73, %69 ], [ %14, %147 ], [ %157, %152 ]
  %222 = getelementptr inbounds i8, ptr %220, i64 1
  br label %12, !llvm.loop !21

223:
  store i8 0, ptr %14, align 1, !tbaa !12
  %224 = ptrtoint ptr %14 to i64
  %225 = trunc i64 %224 to i32
  %226 = sub i32 %225, ptrtoint (ptr @buffer to i32)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  call void @llvm.va_end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #11
  ret i32 %226
}

; Function Attrs: nofree noinline norecurse nosync nounwind uwtable
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
  br label %15

9:
  %10 = load i32, ptr %3, align 16
  %11 = getelementptr inbounds i8, ptr %3, i64 8
  %12 = getelementptr inbounds i8, ptr %3, i64 16
  %13 = load ptr, ptr %12, align 16
  %14 = load ptr, ptr %11, align 8
  br label %37

15:
  %16 = phi i64 [ 0, %1 ], [ %32, %27 ]
  %17 = phi ptr [ %8, %1 ], [ %28, %27 ]
  %18 = phi i64 [ 0, %1 ], [ %34, %27 ]
  %19 = phi i32 [ %4, %1 ], [ %29, %27 ]
  %20 = icmp ult i32 %19, 41
  br i1 %20, label %21, label %25

21:
  %22 = zext nneg i32 %19 to i64
  %23 = getelementptr i8, ptr %7, i64 %22
  %24 = add nuw nsw i32 %19, 8
  store i32 %24, ptr %2, align 16
  br label %27

25:
  %26 = getelementptr i8, ptr %17, i64 8
  store ptr %26, ptr %5, align 8
  br label %27

27:
  %28 = phi ptr [ %17, %21 ], [ %26, %25 ]
  %29 = phi i32 [ %24, %21 ], [ %19, %25 ]
  %30 = phi ptr [ %23, %21 ], [ %17, %25 ]
  %31 = load i64, ptr %30, align 8, !tbaa !13
  %32 = add nuw nsw i64 %16, 1
  %33 = mul nsw i64 %31, %32
  %34 = add nsw i64 %33, %18
  %35 = icmp eq i64 %32, 9
  br i1 %35, label %9, label %15, !llvm.loop !22

36:
  call void @llvm.va_end.p0(ptr %3)
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #11
  ret i64 %54

37:
  %38 = phi ptr [ %14, %9 ], [ %50, %49 ]
  %39 = phi i32 [ 0, %9 ], [ %55, %49 ]
  %40 = phi i64 [ %34, %9 ], [ %54, %49 ]
  %41 = phi i32 [ %10, %9 ], [ %51, %49 ]
  %42 = icmp ult i32 %41, 41
  br i1 %42, label %43, label %47

43:
  %44 = zext nneg i32 %41 to i64
  %45 = getelementptr i8, ptr %13, i64 %44
  %46 = add nuw nsw i32 %41, 8
  store i32 %46, ptr %3, align 16
  br label %49

47:
  %48 = getelementptr i8, ptr %38, i64 8
  store ptr %48, ptr %11, align 8
  br label %49

49:
  %50 = phi ptr [ %38, %43 ], [ %48, %47 ]
  %51 = phi i32 [ %46, %43 ], [ %41, %47 ]
  %52 = phi ptr [ %45, %43 ], [ %38, %47 ]
  %53 = load i64, ptr %52, align 8, !tbaa !13
  %54 = sub nsw i64 %40, %53
  %55 = add nuw nsw i32 %39, 1
  %56 = icmp eq i32 %55, 9
  br i1 %56, label %36, label %37, !llvm.loop !23
}

; Function Attrs: nofree noinline norecurse nosync nounwind uwtable
define internal double @mixed(ptr nocapture readnone %0, ...) unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #11
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = load i32, ptr %2, align 16
  %4 = getelementptr inbounds i8, ptr %2, i64 4
  %5 = getelementptr inbounds i8, ptr %2, i64 8
  %6 = getelementptr inbounds i8, ptr %2, i64 16
  %7 = load ptr, ptr %6, align 16
  %8 = getelementptr inbounds i8, ptr %2, i64 8
  %9 = load i32, ptr %4, align 4
  %10 = load ptr, ptr %5, align 8
  br label %12

11:
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #11
  ret double %54

12:
  %13 = phi ptr [ %10, %1 ], [ %50, %49 ]
  %14 = phi i32 [ %9, %1 ], [ %51, %49 ]
  %15 = phi i8 [ 105, %1 ], [ %58, %49 ]
  %16 = phi i32 [ 1, %1 ], [ %57, %49 ]
  %17 = phi double [ 0.000000e+00, %1 ], [ %54, %49 ]
  %18 = phi i64 [ 0, %1 ], [ %55, %49 ]
  %19 = phi i32 [ %3, %1 ], [ %52, %49 ]
  %20 = uitofp nneg i32 %16 to double
  %21 = icmp eq i8 %15, 105
  br i1 %21, label %22, label %36

22:
  %23 = icmp ult i32 %19, 41
  br i1 %23, label %24, label %28

24:
  %25 = zext nneg i32 %19 to i64
  %26 = getelementptr i8, ptr %7, i64 %25
  %27 = add nuw nsw i32 %19, 8
  store i32 %27, ptr %2, align 16
  br label %30

28:
  %29 = getelementptr i8, ptr %13, i64 8
  store ptr %29, ptr %8, align 8
  br label %30

30:
  %31 = phi ptr [ %13, %24 ], [ %29, %28 ]
  %32 = phi i32 [ %27, %24 ], [ %19, %28 ]
  %33 = phi ptr [ %26, %24 ], [ %13, %28 ]
  %34 = load i32, ptr %33, align 4, !tbaa !15
  %35 = sitofp i32 %34 to double
  br label %49

36:
  %37 = icmp ult i32 %14, 161
  br i1 %37, label %38, label %42

38:
  %39 = zext nneg i32 %14 to i64
  %40 = getelementptr i8, ptr %7, i64 %39
  %41 = add nuw nsw i32 %14, 16
  store i32 %41, ptr %4, align 4
  br label %44

42:
  %43 = getelementptr i8, ptr %13, i64 8
  store ptr %43, ptr %5, align 8
  br label %44

44:
  %45 = phi ptr [ %13, %38 ], [ %43, %42 ]
  %46 = phi i32 [ %41, %38 ], [ %14, %42 ]
  %47 = phi ptr [ %40, %38 ], [ %13, %42 ]
  %48 = load double, ptr %47, align 8, !tbaa !19
  br label %49

49:
  %50 = phi ptr [ %31, %30 ], [ %45, %44 ]
  %51 = phi i32 [ %14, %30 ], [ %46, %44 ]
  %52 = phi i32 [ %32, %30 ], [ %19, %44 ]
  %53 = phi double [ %35, %30 ], [ %48, %44 ]
  %54 = call double @llvm.fmuladd.f64(double %20, double %53, double %17)
  %55 = add nuw nsw i64 %18, 1
  %56 = getelementptr inbounds i8, ptr @.str.3, i64 %55
  %57 = add nuw nsw i32 %16, 1
  %58 = load i8, ptr %56, align 1, !tbaa !12
  %59 = icmp eq i64 %55, 18
  br i1 %59, label %11, label %12, !llvm.loop !24
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn uwtable
define internal i64 @late(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, double %7, ...) unnamed_addr #5 {
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
  %23 = phi ptr [ %16, %12 ], [ %20, %18 ]
  %24 = load i32, ptr %23, align 4, !tbaa !15
  %25 = getelementptr inbounds i8, ptr %9, i64 4
  %26 = load i32, ptr %25, align 4
  %27 = icmp ult i32 %26, 161
  br i1 %27, label %28, label %34

28:
  %29 = getelementptr inbounds i8, ptr %9, i64 16
  %30 = load ptr, ptr %29, align 16
  %31 = zext nneg i32 %26 to i64
  %32 = getelementptr i8, ptr %30, i64 %31
  %33 = add nuw nsw i32 %26, 16
  store i32 %33, ptr %25, align 4
  br label %38

34:
  %35 = getelementptr inbounds i8, ptr %9, i64 8
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr i8, ptr %36, i64 8
  store ptr %37, ptr %35, align 8
  br label %38

38:
  %39 = phi ptr [ %32, %28 ], [ %36, %34 ]
  %40 = load double, ptr %39, align 8, !tbaa !19
  %41 = load i32, ptr %9, align 16
  %42 = icmp ult i32 %41, 41
  br i1 %42, label %43, label %49

43:
  %44 = getelementptr inbounds i8, ptr %9, i64 16
  %45 = load ptr, ptr %44, align 16
  %46 = zext nneg i32 %41 to i64
  %47 = getelementptr i8, ptr %45, i64 %46
  %48 = add nuw nsw i32 %41, 8
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
  %55 = sext i32 %24 to i64
  %56 = mul nsw i64 %55, 10
  %57 = add nsw i64 %56, 14800
  %58 = fptosi double %40 to i64
  %59 = add nsw i64 %57, %58
  %60 = mul nsw i64 %59, 10
  %61 = load ptr, ptr %54, align 8, !tbaa !5
  %62 = load i8, ptr %61, align 1, !tbaa !12
  %63 = sext i8 %62 to i64
  %64 = add nsw i64 %60, %63
  call void @llvm.va_end.p0(ptr %9)
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
attributes #4 = { nofree noinline norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!7, !7, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"long", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !7, i64 0}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !7, i64 0}
!21 = distinct !{!21, !10, !11}
!22 = distinct !{!22, !10, !11}
!23 = distinct !{!23, !10, !11}
!24 = distinct !{!24, !10, !11}
