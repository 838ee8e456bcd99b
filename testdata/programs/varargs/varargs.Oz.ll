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

; Function Attrs: minsize nofree nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %8

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i32 @atoi(ptr nocapture noundef %6) #12
  br label %8

8:
  %9 = phi i32 [ %7, %4 ], [ 1, %2 ]
  %10 = tail call i32 @llvm.smax.i32(i32 %9, i32 0)
  br label %11

11:
  %12 = phi i64 [ 0, %8 ], [ %28, %18 ]
  %13 = phi double [ 0.000000e+00, %8 ], [ %26, %18 ]
  %14 = phi i32 [ 0, %8 ], [ %29, %18 ]
  %15 = icmp eq i32 %14, %10
  br i1 %15, label %16, label %18

16:
  %17 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull @buffer, i64 noundef %12, double noundef %13) #13
  ret i32 0

18:
  %19 = sub nuw nsw i32 -12345, %14
  %20 = tail call i32 (ptr, ptr, ...) @format(ptr nonnull poison, ptr nonnull poison, i32 noundef %19, i32 noundef -294967296, i32 noundef 48879, i32 noundef 122, ptr noundef nonnull @.str.1, i64 noundef -9000000000, i64 noundef 81985529216486895, double noundef 3.750000e+00, ptr noundef nonnull byval(%struct.pair) align 8 @__const.main.p, ptr noundef nonnull byval(%struct.big) align 8 @__const.main.b, i32 noundef 42, ptr noundef nonnull byval(%struct.pair) align 8 @__const.main.p, ptr noundef nonnull @.str.2, double noundef -1.250000e-01) #13
  %21 = sext i32 %20 to i64
  %22 = add nsw i64 %12, %21
  %23 = tail call i64 (i32, ...) @sumTwice(i32 poison, i64 noundef 1, i64 noundef 2, i64 noundef 3, i64 noundef 4, i64 noundef 5, i64 noundef 6, i64 noundef 7, i64 noundef 8, i64 noundef 1099511627776) #13
  %24 = add nsw i64 %22, %23
  %25 = tail call double (ptr, ...) @mixed(ptr nonnull poison, i32 noundef 1, double noundef 2.000000e+00, double noundef 3.500000e+00, double noundef 4.000000e+00, double noundef 5.000000e+00, double noundef 6.000000e+00, double noundef 7.000000e+00, i32 noundef 8, i32 noundef 9, i32 noundef 10, double noundef 1.100000e+01, double noundef 1.200000e+01, double noundef 1.325000e+01, double noundef 1.400000e+01, double noundef 1.500000e+01, i32 noundef 16, double noundef 1.700000e+01, i32 noundef 18) #13
  %26 = fadd double %13, %25
  %27 = tail call i64 (i64, i64, i64, i64, i64, i64, i64, double, ...) @late(i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, double poison, i32 noundef 9, double noundef 4.000000e+00, ptr noundef nonnull @.str.4) #13
  %28 = xor i64 %24, %27
  %29 = add nuw i32 %14, 1
  br label %11, !llvm.loop !9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: minsize nofree noinline nounwind optsize uwtable
define internal i32 @format(ptr nocapture readnone %0, ptr nocapture readnone %1, ...) unnamed_addr #4 {
  %3 = alloca [32 x i8], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #14
  call void @llvm.va_start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #14
  %5 = getelementptr inbounds i8, ptr %3, i64 32
  %6 = getelementptr inbounds i8, ptr %4, i64 8
  %7 = getelementptr inbounds i8, ptr %4, i64 4
  %8 = getelementptr inbounds i8, ptr %4, i64 16
  %9 = ptrtoint ptr %5 to i64
  br label %10

10:
  %11 = phi ptr [ @.str, %2 ], [ %201, %198 ]
  %12 = phi ptr [ @buffer, %2 ], [ %200, %198 ]
  %13 = load i8, ptr %11, align 1, !tbaa !11
  switch i8 %13, label %14 [
    i8 0, label %202
    i8 37, label %16
  ]

14:
  %15 = getelementptr inbounds i8, ptr %12, i64 1
  store i8 %13, ptr %12, align 1, !tbaa !11
  br label %198

16:
  %17 = getelementptr inbounds i8, ptr %11, i64 1
  %18 = load i8, ptr %17, align 1, !tbaa !11
  %19 = icmp eq i8 %18, 108
  %20 = zext i1 %19 to i64
  %21 = getelementptr inbounds i8, ptr %17, i64 %20
  %22 = load i8, ptr %21, align 1, !tbaa !11
  switch i8 %22, label %196 [
    i8 100, label %23
    i8 117, label %63
    i8 120, label %63
    i8 99, label %100
    i8 115, label %116
    i8 103, label %138
    i8 112, label %157
    i8 98, label %186
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
  %53 = icmp slt i64 %52, 0
  %54 = call i64 @llvm.abs.i64(i64 %52, i1 false)
  %55 = call fastcc ptr @number(ptr noundef nonnull %5, i64 noundef %54, i32 noundef 10) #13
  br i1 %53, label %56, label %58

56:
  %57 = getelementptr inbounds i8, ptr %55, i64 -1
  store i8 45, ptr %57, align 1, !tbaa !11
  br label %58

58:
  %59 = phi ptr [ %57, %56 ], [ %55, %51 ]
  %60 = ptrtoint ptr %59 to i64
  %61 = sub i64 %9, %60
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %12, ptr nonnull align 1 %59, i64 %61, i1 false)
  %62 = getelementptr inbounds i8, ptr %12, i64 %61
  br label %198

63:
  %64 = load i32, ptr %4, align 16
  %65 = icmp ult i32 %64, 41
  br i1 %19, label %66, label %78

66:
  br i1 %65, label %67, label %72

67:
  %68 = load ptr, ptr %8, align 16
  %69 = zext nneg i32 %64 to i64
  %70 = getelementptr i8, ptr %68, i64 %69
  %71 = add nuw nsw i32 %64, 8
  store i32 %71, ptr %4, align 16
  br label %75

72:
  %73 = load ptr, ptr %6, align 8
  %74 = getelementptr i8, ptr %73, i64 8
  store ptr %74, ptr %6, align 8
  br label %75

75:
  %76 = phi ptr [ %70, %67 ], [ %73, %72 ]
  %77 = load i64, ptr %76, align 8, !tbaa !12
  br label %91

78:
  br i1 %65, label %79, label %84

79:
  %80 = load ptr, ptr %8, align 16
  %81 = zext nneg i32 %64 to i64
  %82 = getelementptr i8, ptr %80, i64 %81
  %83 = add nuw nsw i32 %64, 8
  store i32 %83, ptr %4, align 16
  br label %87

84:
  %85 = load ptr, ptr %6, align 8
  %86 = getelementptr i8, ptr %85, i64 8
  store ptr %86, ptr %6, align 8
  br label %87

87:
  %88 = phi ptr [ %82, %79 ], [ %85, %84 ]
  %89 = load i32, ptr %88, align 4, !tbaa !14
  %90 = zext i32 %89 to i64
  br label %91

91:
  %92 = phi i64 [ %77, %75 ], [ %90, %87 ]
  %93 = load i8, ptr %21, align 1, !tbaa !11
  %94 = icmp eq i8 %93, 120
  %95 = select i1 %94, i32 16, i32 10
  %96 = call fastcc ptr @number(ptr noundef nonnull %5, i64 noundef %92, i32 noundef %95) #13
  %97 = ptrtoint ptr %96 to i64
  %98 = sub i64 %9, %97
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %12, ptr nonnull align 1 %96, i64 %98, i1 false)
  %99 = getelementptr inbounds i8, ptr %12, i64 %98
  br label %198

100:
  %101 = load i32, ptr %4, align 16
  %102 = icmp ult i32 %101, 41
  br i1 %102, label %103, label %108

103:
  %104 = load ptr, ptr %8, align 16
  %105 = zext nneg i32 %101 to i64
  %106 = getelementptr i8, ptr %104, i64 %105
  %107 = add nuw nsw i32 %101, 8
  store i32 %107, ptr %4, align 16
  br label %111

108:
  %109 = load ptr, ptr %6, align 8
  %110 = getelementptr i8, ptr %109, i64 8
  store ptr %110, ptr %6, align 8
  br label %111

111:
  %112 = phi ptr [ %106, %103 ], [ %109, %108 ]
  %113 = load i32, ptr %112, align 4, !tbaa !14
  %114 = trunc i32 %113 to i8
  %115 = getelementptr inbounds i8, ptr %12, i64 1
  store i8 %114, ptr %12, align 1, !tbaa !11
  br label %198

116:
  %117 = load i32, ptr %4, align 16
  %118 = icmp ult i32 %117, 41
  br i1 %118, label %119, label %124

119:
  %120 = load ptr, ptr %8, align 16
  %121 = zext nneg i32 %117 to i64
  %122 = getelementptr i8, ptr %120, i64 %121
  %123 = add nuw nsw i32 %117, 8
  store i32 %123, ptr %4, align 16
  br label %127

124:
  %125 = load ptr, ptr %6, align 8
  %126 = getelementptr i8, ptr %125, i64 8
  store ptr %126, ptr %6, align 8
  br label %127

127:
  %128 = phi ptr [ %122, %119 ], [ %125, %124 ]
  %129 = load ptr, ptr %128, align 8, !tbaa !5
  br label %130

130:
  %131 = phi ptr [ %129, %127 ], [ %136, %135 ]
  %132 = phi ptr [ %12, %127 ], [ %137, %135 ]
  %133 = load i8, ptr %131, align 1, !tbaa !11
  %134 = icmp eq i8 %133, 0
  br i1 %134, label %198, label %135

135:
  %136 = getelementptr inbounds i8, ptr %131, i64 1
  %137 = getelementptr inbounds i8, ptr %132, i64 1
  store i8 %133, ptr %132, align 1, !tbaa !11
  br label %130, !llvm.loop !16

138:
  %139 = load i32, ptr %7, align 4
  %140 = icmp ult i32 %139, 161
  br i1 %140, label %141, label %146

141:
  %142 = load ptr, ptr %8, align 16
  %143 = zext nneg i32 %139 to i64
  %144 = getelementptr i8, ptr %142, i64 %143
  %145 = add nuw nsw i32 %139, 16
  store i32 %145, ptr %7, align 4
  br label %149

146:
  %147 = load ptr, ptr %6, align 8
  %148 = getelementptr i8, ptr %147, i64 8
  store ptr %148, ptr %6, align 8
  br label %149

149:
  %150 = phi ptr [ %144, %141 ], [ %147, %146 ]
  %151 = load double, ptr %150, align 8, !tbaa !17
  %152 = fmul double %151, 1.000000e+03
  %153 = fptosi double %152 to i64
  %154 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %12, ptr noundef nonnull dereferenceable(1) @.str.6, i64 noundef %153) #15
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds i8, ptr %12, i64 %155
  br label %198

157:
  %158 = load i32, ptr %4, align 16
  %159 = icmp ult i32 %158, 41
  %160 = load i32, ptr %7, align 4
  %161 = icmp ult i32 %160, 161
  %162 = and i1 %159, %161
  br i1 %162, label %163, label %173

163:
  %164 = load ptr, ptr %8, align 16
  %165 = zext nneg i32 %158 to i64
  %166 = getelementptr i8, ptr %164, i64 %165
  %167 = zext nneg i32 %160 to i64
  %168 = getelementptr i8, ptr %164, i64 %167
  %169 = load i64, ptr %166, align 8
  %170 = load double, ptr %168, align 8
  %171 = add nuw nsw i32 %158, 8
  store i32 %171, ptr %4, align 16
  %172 = add nuw nsw i32 %160, 16
  store i32 %172, ptr %7, align 4
  br label %179

173:
  %174 = load ptr, ptr %6, align 8
  %175 = getelementptr i8, ptr %174, i64 16
  store ptr %175, ptr %6, align 8
  %176 = load i64, ptr %174, align 8, !tbaa !12
  %177 = getelementptr inbounds i8, ptr %174, i64 8
  %178 = load double, ptr %177, align 8, !tbaa !17
  br label %179

179:
  %180 = phi double [ %170, %163 ], [ %178, %173 ]
  %181 = phi i64 [ %169, %163 ], [ %176, %173 ]
  %182 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %12, ptr noundef nonnull dereferenceable(1) @.str.7, i64 noundef %181, double noundef %180) #15
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds i8, ptr %12, i64 %183
  %185 = getelementptr inbounds i8, ptr %21, i64 1
  br label %198

186:
  %187 = load ptr, ptr %6, align 8
  %188 = getelementptr i8, ptr %187, i64 32
  store ptr %188, ptr %6, align 8
  %189 = load i32, ptr %187, align 4
  %190 = getelementptr inbounds i8, ptr %187, i64 24
  %191 = load i32, ptr %190, align 4, !tbaa !11
  %192 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %12, ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %189, i32 noundef %191) #15
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds i8, ptr %12, i64 %193
  %195 = getelementptr inbounds i8, ptr %21, i64 1
  br label %198

196:
  %197 = getelementptr inbounds i8, ptr %12, i64 1
  store i8 %22, ptr %12, align 1, !tbaa !11
  br label %198

198:
  %199 = phi ptr [ %11, %14 ], [ %21, %196 ], [ %195, %186 ], [ %185, %179 ], [ %21, %149 ], [ %21, %111 ], [ %21, %91 ], [ %21, %58 ], [ %21, %130 ]
  %200 = phi ptr [ %15, %14 ], [ %197, %196 ], [ %194, %186 ], [ %184, %179 ], [ %156, %149 ], [ %115, %111 ], [ %99, %91 ], [ %62, %58 ], [ %132, %130 ]
  %201 = getelementptr inbounds i8, ptr %199, i64 1
  br label %10, !llvm.loop !19

202:
  store i8 0, ptr %12, align 1, !tbaa !11
  %203 = ptrtoint ptr %12 to i64
  %204 = trunc i64 %203 to i32
  %205 = sub i32 %204, ptrtoint (ptr @buffer to i32)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #14
  call void @llvm.va_end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #14
  ret i32 %205
}

; Function Attrs: minsize nofree noinline norecurse nosync nounwind optsize uwtable
define internal i64 @sumTwice(i32 %0, ...) unnamed_addr #5 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #14
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #14
  call void @llvm.va_start.p0(ptr nonnull %2)
  call void @llvm.va_copy.p0(ptr nonnull %3, ptr nonnull %2)
  %4 = load i32, ptr %2, align 16
  %5 = getelementptr inbounds i8, ptr %2, i64 8
  %6 = getelementptr inbounds i8, ptr %2, i64 16
  %7 = load ptr, ptr %6, align 16
  %8 = load ptr, ptr %5, align 8
  br label %9

9:
  %10 = phi i64 [ %34, %29 ], [ 0, %1 ]
  %11 = phi ptr [ %30, %29 ], [ %8, %1 ]
  %12 = phi i32 [ %31, %29 ], [ %4, %1 ]
  %13 = phi i64 [ %36, %29 ], [ 0, %1 ]
  %14 = icmp eq i64 %10, 9
  br i1 %14, label %15, label %21

15:
  %16 = load i32, ptr %3, align 16
  %17 = getelementptr inbounds i8, ptr %3, i64 8
  %18 = getelementptr inbounds i8, ptr %3, i64 16
  %19 = load ptr, ptr %18, align 16
  %20 = load ptr, ptr %17, align 8
  br label %37

21:
  %22 = icmp ult i32 %12, 41
  br i1 %22, label %23, label %27

23:
  %24 = zext nneg i32 %12 to i64
  %25 = getelementptr i8, ptr %7, i64 %24
  %26 = add nuw nsw i32 %12, 8
  store i32 %26, ptr %2, align 16
  br label %29

27:
  %28 = getelementptr i8, ptr %11, i64 8
  store ptr %28, ptr %5, align 8
  br label %29

29:
  %30 = phi ptr [ %11, %23 ], [ %28, %27 ]
  %31 = phi i32 [ %26, %23 ], [ %12, %27 ]
  %32 = phi ptr [ %25, %23 ], [ %11, %27 ]
  %33 = load i64, ptr %32, align 8, !tbaa !12
  %34 = add nuw nsw i64 %10, 1
  %35 = mul nsw i64 %33, %34
  %36 = add nsw i64 %35, %13
  br label %9, !llvm.loop !20

37:
  %38 = phi ptr [ %53, %52 ], [ %20, %15 ]
  %39 = phi i32 [ %54, %52 ], [ %16, %15 ]
  %40 = phi i64 [ %57, %52 ], [ %13, %15 ]
  %41 = phi i32 [ %58, %52 ], [ 0, %15 ]
  %42 = icmp eq i32 %41, 9
  br i1 %42, label %43, label %44

43:
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #14
  ret i64 %40

44:
  %45 = icmp ult i32 %39, 41
  br i1 %45, label %46, label %50

46:
  %47 = zext nneg i32 %39 to i64
  %48 = getelementptr i8, ptr %19, i64 %47
  %49 = add nuw nsw i32 %39, 8
  store i32 %49, ptr %3, align 16
  br label %52

50:
  %51 = getelementptr i8, ptr %38, i64 8
  store ptr %51, ptr %17, align 8
  br label %52

52:
  %53 = phi ptr [ %38, %46 ], [ %51, %50 ]
  %54 = phi i32 [ %49, %46 ], [ %39, %50 ]
  %55 = phi ptr [ %48, %46 ], [ %38, %50 ]
  %56 = load i64, ptr %55, align 8, !tbaa !12
  %57 = sub nsw i64 %40, %56
  %58 = add nuw nsw i32 %41, 1
  br label %37, !llvm.loop !21
}

; Function Attrs: minsize nofree noinline norecurse nosync nounwind optsize uwtable
define internal double @mixed(ptr nocapture readnone %0, ...) unnamed_addr #5 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #14
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = load i32, ptr %2, align 16
  %4 = getelementptr inbounds i8, ptr %2, i64 4
  %5 = getelementptr inbounds i8, ptr %2, i64 8
  %6 = getelementptr inbounds i8, ptr %2, i64 16
  %7 = load ptr, ptr %6, align 16
  %8 = load i32, ptr %4, align 4
  %9 = load ptr, ptr %5, align 8
  br label %10

10:
  %11 = phi ptr [ %9, %1 ], [ %52, %51 ]
  %12 = phi i32 [ %8, %1 ], [ %53, %51 ]
  %13 = phi i32 [ %3, %1 ], [ %54, %51 ]
  %14 = phi i64 [ 0, %1 ], [ %57, %51 ]
  %15 = phi double [ 0.000000e+00, %1 ], [ %56, %51 ]
  %16 = phi i32 [ 1, %1 ], [ %58, %51 ]
  %17 = icmp eq i64 %14, 18
  br i1 %17, label %18, label %19

18:
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #14
  ret double %15

19:
  %20 = getelementptr inbounds i8, ptr @.str.3, i64 %14
  %21 = load i8, ptr %20, align 1, !tbaa !11
  %22 = uitofp nneg i32 %16 to double
  %23 = icmp eq i8 %21, 105
  br i1 %23, label %24, label %38

24:
  %25 = icmp ult i32 %13, 41
  br i1 %25, label %26, label %30

26:
  %27 = zext nneg i32 %13 to i64
  %28 = getelementptr i8, ptr %7, i64 %27
  %29 = add nuw nsw i32 %13, 8
  store i32 %29, ptr %2, align 16
  br label %32

30:
  %31 = getelementptr i8, ptr %11, i64 8
  store ptr %31, ptr %5, align 8
  br label %32

32:
  %33 = phi ptr [ %11, %26 ], [ %31, %30 ]
  %34 = phi i32 [ %29, %26 ], [ %13, %30 ]
  %35 = phi ptr [ %28, %26 ], [ %11, %30 ]
  %36 = load i32, ptr %35, align 4, !tbaa !14
  %37 = sitofp i32 %36 to double
  br label %51

38:
  %39 = icmp ult i32 %12, 161
  br i1 %39, label %40, label %44

40:
  %41 = zext nneg i32 %12 to i64
  %42 = getelementptr i8, ptr %7, i64 %41
  %43 = add nuw nsw i32 %12, 16
  store i32 %43, ptr %4, align 4
  br label %46

44:
  %45 = getelementptr i8, ptr %11, i64 8
  store ptr %45, ptr %5, align 8
  br label %46

46:
  %47 = phi ptr [ %11, %40 ], [ %45, %44 ]
  %48 = phi i32 [ %43, %40 ], [ %12, %44 ]
  %49 = phi ptr [ %42, %40 ], [ %11, %44 ]
  %50 = load double, ptr %49, align 8, !tbaa !17
  br label %51

51:
  %52 = phi ptr [ %33, %32 ], [ %47, %46 ]
  %53 = phi i32 [ %12, %32 ], [ %48, %46 ]
  %54 = phi i32 [ %34, %32 ], [ %13, %46 ]
  %55 = phi double [ %37, %32 ], [ %50, %46 ]
  %56 = call double @llvm.fmuladd.f64(double %22, double %55, double %15)
  %57 = add nuw nsw i64 %14, 1
  %58 = add nuw nsw i32 %16, 1
  br label %10, !llvm.loop !22
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn uwtable
define internal i64 @late(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, double %7, ...) unnamed_addr #6 {
  %9 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #14
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
  %41 = load double, ptr %40, align 8, !tbaa !17
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
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #14
  ret i64 %64
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #8

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(write, inaccessiblemem: none) uwtable
define internal fastcc noundef nonnull ptr @number(ptr noundef writeonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #9 {
  %4 = zext nneg i32 %2 to i64
  br label %5

5:
  %6 = phi i64 [ %1, %3 ], [ %12, %5 ]
  %7 = phi ptr [ %0, %3 ], [ %11, %5 ]
  %8 = urem i64 %6, %4
  %9 = getelementptr inbounds [17 x i8], ptr @.str.9, i64 0, i64 %8
  %10 = load i8, ptr %9, align 1, !tbaa !11
  %11 = getelementptr inbounds i8, ptr %7, i64 -1
  store i8 %10, ptr %11, align 1, !tbaa !11
  %12 = udiv i64 %6, %4
  %13 = icmp ult i64 %6, %4
  br i1 %13, label %14, label %5, !llvm.loop !23

14:
  ret ptr %11
}

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @sprintf(ptr noalias nocapture noundef writeonly, ptr nocapture noundef readonly, ...) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #11

attributes #0 = { minsize nofree nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { minsize nofree noinline nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { minsize nofree noinline norecurse nosync nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #9 = { minsize nofree norecurse nosync nounwind optsize memory(write, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { minsize nounwind optsize willreturn memory(read) }
attributes #13 = { minsize optsize }
attributes #14 = { nounwind }
attributes #15 = { minsize nounwind optsize }

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
!17 = !{!18, !18, i64 0}
!18 = !{!"double", !7, i64 0}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !10}
