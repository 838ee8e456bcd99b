; ModuleID = 'sort.c'
source_filename = "sort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.record = type { [12 x i8], i16, i32 }
%struct.anon = type { ptr, ptr }

@main.a = internal global [2000 x i32] zeroinitializer, align 16
@main.original = internal unnamed_addr global [2000 x i32] zeroinitializer, align 16
@main.r = internal global [300 x %struct.record] zeroinitializer, align 16
@sorts = internal unnamed_addr constant [5 x %struct.anon] [%struct.anon { ptr @.str.2, ptr @insertion }, %struct.anon { ptr @.str.3, ptr @shell }, %struct.anon { ptr @.str.4, ptr @quick }, %struct.anon { ptr @.str.5, ptr @heap }, %struct.anon { ptr @.str.6, ptr @radix }], align 16
@.str = private unnamed_addr constant [32 x i8] c"%-10s sum %08x out of order %u\0A\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"%3d %-9s %3u\0A\00", align 1
@seed = internal unnamed_addr global i32 12345, align 4
@.str.2 = private unnamed_addr constant [10 x i8] c"insertion\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"shell\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"quick\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"heap\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"radix\00", align 1
@radix.tmp = internal unnamed_addr global [2000 x i32] zeroinitializer, align 16

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %10

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i64 @strtol(ptr nocapture noundef nonnull %6, ptr noundef null, i32 noundef 10) #14
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %16

10:
  %11 = phi i32 [ %8, %4 ], [ 1, %2 ]
  %12 = add nsw i32 %11, -1
  br label %13

13:
  %14 = phi i32 [ 0, %10 ], [ %118, %117 ]
  %15 = load i32, ptr @seed, align 4, !tbaa !9
  br label %55

16:
  %17 = load i16, ptr getelementptr inbounds (i8, ptr @main.r, i64 12), align 4, !tbaa !11
  %18 = sext i16 %17 to i32
  %19 = load i32, ptr getelementptr inbounds (i8, ptr @main.r, i64 16), align 16, !tbaa !14
  %20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %18, ptr noundef nonnull @main.r, i32 noundef %19)
  %21 = load i16, ptr getelementptr inbounds (i8, ptr @main.r, i64 752), align 16, !tbaa !11
  %22 = sext i16 %21 to i32
  %23 = load i32, ptr getelementptr inbounds (i8, ptr @main.r, i64 756), align 4, !tbaa !14
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %22, ptr noundef nonnull getelementptr inbounds (i8, ptr @main.r, i64 740), i32 noundef %23)
  %25 = load i16, ptr getelementptr inbounds (i8, ptr @main.r, i64 1492), align 4, !tbaa !11
  %26 = sext i16 %25 to i32
  %27 = load i32, ptr getelementptr inbounds (i8, ptr @main.r, i64 1496), align 8, !tbaa !14
  %28 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %26, ptr noundef nonnull getelementptr inbounds (i8, ptr @main.r, i64 1480), i32 noundef %27)
  %29 = load i16, ptr getelementptr inbounds (i8, ptr @main.r, i64 2232), align 8, !tbaa !11
  %30 = sext i16 %29 to i32
  %31 = load i32, ptr getelementptr inbounds (i8, ptr @main.r, i64 2236), align 4, !tbaa !14
  %32 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %30, ptr noundef nonnull getelementptr inbounds (i8, ptr @main.r, i64 2220), i32 noundef %31)
  %33 = load i16, ptr getelementptr inbounds (i8, ptr @main.r, i64 2972), align 4, !tbaa !11
  %34 = sext i16 %33 to i32
  %35 = load i32, ptr getelementptr inbounds (i8, ptr @main.r, i64 2976), align 16, !tbaa !14
  %36 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %34, ptr noundef nonnull getelementptr inbounds (i8, ptr @main.r, i64 2960), i32 noundef %35)
  %37 = load i16, ptr getelementptr inbounds (i8, ptr @main.r, i64 3712), align 16, !tbaa !11
  %38 = sext i16 %37 to i32
  %39 = load i32, ptr getelementptr inbounds (i8, ptr @main.r, i64 3716), align 4, !tbaa !14
  %40 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %38, ptr noundef nonnull getelementptr inbounds (i8, ptr @main.r, i64 3700), i32 noundef %39)
  %41 = load i16, ptr getelementptr inbounds (i8, ptr @main.r, i64 4452), align 4, !tbaa !11
  %42 = sext i16 %41 to i32
  %43 = load i32, ptr getelementptr inbounds (i8, ptr @main.r, i64 4456), align 8, !tbaa !14
  %44 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %42, ptr noundef nonnull getelementptr inbounds (i8, ptr @main.r, i64 4440), i32 noundef %43)
  %45 = load i16, ptr getelementptr inbounds (i8, ptr @main.r, i64 5192), align 8, !tbaa !11
  %46 = sext i16 %45 to i32
  %47 = load i32, ptr getelementptr inbounds (i8, ptr @main.r, i64 5196), align 4, !tbaa !14
  %48 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %46, ptr noundef nonnull getelementptr inbounds (i8, ptr @main.r, i64 5180), i32 noundef %47)
  %49 = load i16, ptr getelementptr inbounds (i8, ptr @main.r, i64 5932), align 4, !tbaa !11
  %50 = sext i16 %49 to i32
  %51 = load i32, ptr getelementptr inbounds (i8, ptr @main.r, i64 5936), align 16, !tbaa !14
  %52 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %50, ptr noundef nonnull getelementptr inbounds (i8, ptr @main.r, i64 5920), i32 noundef %51)
  ret i32 0

53:
  store i32 %68, ptr @seed, align 4, !tbaa !9
  %54 = icmp eq i32 %14, %12
  br label %79

55:
  %56 = phi i64 [ 0, %13 ], [ %75, %55 ]
  %57 = phi i32 [ %15, %13 ], [ %68, %55 ]
  %58 = mul i32 %57, 1664525
  %59 = add i32 %58, 1013904223
  %60 = shl i32 %59, 1
  %61 = and i32 %60, -512
  %62 = trunc nuw nsw i64 %56 to i32
  %63 = and i32 %62, 6
  %64 = ashr exact i32 %61, %63
  %65 = getelementptr inbounds [2000 x i32], ptr @main.original, i64 0, i64 %56
  store i32 %64, ptr %65, align 8, !tbaa !9
  %66 = or disjoint i64 %56, 1
  %67 = mul i32 %59, 1664525
  %68 = add i32 %67, 1013904223
  %69 = shl i32 %68, 1
  %70 = and i32 %69, -512
  %71 = trunc nuw nsw i64 %66 to i32
  %72 = and i32 %71, 7
  %73 = ashr exact i32 %70, %72
  %74 = getelementptr inbounds [2000 x i32], ptr @main.original, i64 0, i64 %66
  store i32 %73, ptr %74, align 4, !tbaa !9
  %75 = add nuw nsw i64 %56, 2
  %76 = icmp eq i64 %75, 2000
  br i1 %76, label %53, label %55, !llvm.loop !15

77:
  %78 = load i32, ptr @seed, align 4, !tbaa !9
  br label %120

79:
  %80 = phi i64 [ 0, %53 ], [ %115, %114 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(8000) @main.a, ptr noundef nonnull align 16 dereferenceable(8000) @main.original, i64 8000, i1 false)
  %81 = getelementptr inbounds [5 x %struct.anon], ptr @sorts, i64 0, i64 %80
  %82 = getelementptr inbounds i8, ptr %81, i64 8
  %83 = load ptr, ptr %82, align 8, !tbaa !17
  tail call void %83(ptr noundef nonnull @main.a, i32 noundef 2000) #14
  %84 = load i32, ptr @main.a, align 16, !tbaa !9
  br label %86

85:
  br i1 %54, label %111, label %114

86:
  %87 = phi i64 [ 1, %79 ], [ %110, %102 ]
  %88 = phi i32 [ 0, %79 ], [ %109, %102 ]
  %89 = phi i32 [ %84, %79 ], [ %106, %102 ]
  %90 = mul i32 %89, 31
  %91 = getelementptr inbounds [2000 x i32], ptr @main.a, i64 0, i64 %87
  %92 = load i32, ptr %91, align 4, !tbaa !9
  %93 = add i32 %92, %90
  %94 = add nsw i64 %87, -1
  %95 = getelementptr inbounds [2000 x i32], ptr @main.a, i64 0, i64 %94
  %96 = load i32, ptr %95, align 4, !tbaa !9
  %97 = icmp sgt i32 %96, %92
  %98 = zext i1 %97 to i32
  %99 = add i32 %88, %98
  %100 = add nuw nsw i64 %87, 1
  %101 = icmp eq i64 %100, 2000
  br i1 %101, label %85, label %102, !llvm.loop !19

102:
  %103 = mul i32 %93, 31
  %104 = getelementptr inbounds [2000 x i32], ptr @main.a, i64 0, i64 %100
  %105 = load i32, ptr %104, align 4, !tbaa !9
  %106 = add i32 %105, %103
  %107 = icmp sgt i32 %92, %105
  %108 = zext i1 %107 to i32
  %109 = add i32 %99, %108
  %110 = add nuw nsw i64 %87, 2
  br label %86

111:
  %112 = load ptr, ptr %81, align 16, !tbaa !21
  %113 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef %112, i32 noundef %93, i32 noundef %99)
  br label %114

114:
  %115 = add nuw nsw i64 %80, 1
  %116 = icmp eq i64 %115, 5
  br i1 %116, label %77, label %79, !llvm.loop !22

117:
  store i32 %168, ptr @seed, align 4, !tbaa !9
  tail call fastcc void @merge(ptr noundef nonnull @main.r, i64 noundef 300, ptr noundef nonnull @byName)
  tail call fastcc void @merge(ptr noundef nonnull @main.r, i64 noundef 300, ptr noundef nonnull @byGrade)
  %118 = add nuw nsw i32 %14, 1
  %119 = icmp eq i32 %118, %11
  br i1 %119, label %16, label %13, !llvm.loop !23

120:
  %121 = phi i64 [ 0, %77 ], [ %176, %164 ]
  %122 = phi i32 [ %78, %77 ], [ %168, %164 ]
  %123 = mul i32 %122, 1664525
  %124 = add i32 %123, 1013904223
  %125 = lshr i32 %124, 8
  %126 = urem i32 %125, 6
  %127 = add nuw nsw i32 %126, 3
  %128 = getelementptr inbounds [300 x %struct.record], ptr @main.r, i64 0, i64 %121
  %129 = zext nneg i32 %127 to i64
  %130 = and i64 %129, 1
  %131 = and i64 %129, 14
  br label %132

132:
  %133 = phi i64 [ 0, %120 ], [ %151, %132 ]
  %134 = phi i32 [ %124, %120 ], [ %145, %132 ]
  %135 = phi i64 [ 0, %120 ], [ %152, %132 ]
  %136 = mul i32 %134, 1664525
  %137 = add i32 %136, 1013904223
  %138 = lshr i32 %137, 8
  %139 = urem i32 %138, 26
  %140 = trunc nuw nsw i32 %139 to i8
  %141 = add nuw nsw i8 %140, 97
  %142 = getelementptr inbounds [12 x i8], ptr %128, i64 0, i64 %133
  store i8 %141, ptr %142, align 2, !tbaa !24
  %143 = or disjoint i64 %133, 1
  %144 = mul i32 %137, 1664525
  %145 = add i32 %144, 1013904223
  %146 = lshr i32 %145, 8
  %147 = urem i32 %146, 26
  %148 = trunc nuw nsw i32 %147 to i8
  %149 = add nuw nsw i8 %148, 97
  %150 = getelementptr inbounds [12 x i8], ptr %128, i64 0, i64 %143
  store i8 %149, ptr %150, align 1, !tbaa !24
  %151 = add nuw nsw i64 %133, 2
  %152 = add i64 %135, 2
  %153 = icmp eq i64 %152, %131
  br i1 %153, label %154, label %132, !llvm.loop !25

154:
  %155 = icmp eq i64 %130, 0
  br i1 %155, label %164, label %156

156:
  %157 = mul i32 %145, 1664525
  %158 = add i32 %157, 1013904223
  %159 = lshr i32 %158, 8
  %160 = urem i32 %159, 26
  %161 = trunc nuw nsw i32 %160 to i8
  %162 = add nuw nsw i8 %161, 97
  %163 = getelementptr inbounds [12 x i8], ptr %128, i64 0, i64 %151
  store i8 %162, ptr %163, align 1, !tbaa !24
  br label %164

164:
  %165 = phi i32 [ %145, %154 ], [ %158, %156 ]
  %166 = getelementptr inbounds [12 x i8], ptr %128, i64 0, i64 %129
  store i8 0, ptr %166, align 1, !tbaa !24
  %167 = mul i32 %165, 1664525
  %168 = add i32 %167, 1013904223
  %169 = lshr i32 %168, 8
  %170 = urem i32 %169, 7
  %171 = trunc nuw nsw i32 %170 to i16
  %172 = add nsw i16 %171, -3
  %173 = getelementptr inbounds i8, ptr %128, i64 12
  store i16 %172, ptr %173, align 4, !tbaa !11
  %174 = getelementptr inbounds i8, ptr %128, i64 16
  %175 = trunc nuw nsw i64 %121 to i32
  store i32 %175, ptr %174, align 4, !tbaa !14
  %176 = add nuw nsw i64 %121, 1
  %177 = icmp eq i64 %176, 300
  br i1 %177, label %117, label %120, !llvm.loop !26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal fastcc void @merge(ptr noundef %0, i64 noundef %1, ptr noundef %2) unnamed_addr #0 {
  %4 = icmp ult i64 %1, 2
  br i1 %4, label %41, label %5

5:
  %6 = lshr i64 %1, 1
  %7 = mul i64 %6, 20
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  %9 = mul i64 %1, 20
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  tail call fastcc void @merge(ptr noundef %0, i64 noundef %6, ptr noundef %2)
  %11 = sub i64 %1, %6
  tail call fastcc void @merge(ptr noundef %8, i64 noundef %11, ptr noundef %2)
  %12 = tail call noalias ptr @malloc(i64 noundef %9) #15
  %13 = icmp sgt i64 %7, 0
  %14 = icmp slt i64 %7, %9
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %30

16:
  %17 = phi ptr [ %26, %16 ], [ %12, %5 ]
  %18 = phi ptr [ %25, %16 ], [ %8, %5 ]
  %19 = phi ptr [ %24, %16 ], [ %0, %5 ]
  %20 = tail call i32 %2(ptr noundef %19, ptr noundef %18) #14, !callees !27
  %21 = icmp slt i32 %20, 1
  %22 = select i1 %21, ptr %19, ptr %18
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(20) %17, ptr noundef nonnull align 1 dereferenceable(20) %22, i64 20, i1 false)
  %23 = getelementptr inbounds i8, ptr %22, i64 20
  %24 = select i1 %21, ptr %23, ptr %19
  %25 = select i1 %21, ptr %18, ptr %23
  %26 = getelementptr inbounds i8, ptr %17, i64 20
  %27 = icmp ult ptr %24, %8
  %28 = icmp ult ptr %25, %10
  %29 = select i1 %27, i1 %28, i1 false
  br i1 %29, label %16, label %30, !llvm.loop !28

30:
  %31 = phi ptr [ %0, %5 ], [ %24, %16 ]
  %32 = phi ptr [ %8, %5 ], [ %25, %16 ]
  %33 = phi ptr [ %12, %5 ], [ %26, %16 ]
  %34 = ptrtoint ptr %8 to i64
  %35 = ptrtoint ptr %31 to i64
  %36 = sub i64 %34, %35
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %33, ptr align 1 %31, i64 %36, i1 false)
  %37 = getelementptr inbounds i8, ptr %33, i64 %36
  %38 = ptrtoint ptr %10 to i64
  %39 = ptrtoint ptr %32 to i64
  %40 = sub i64 %38, %39
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %37, ptr align 1 %32, i64 %40, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %12, i64 %9, i1 false)
  tail call void @free(ptr noundef %12) #14
  br label %41

41:
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read) uwtable
define internal i32 @byName(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) #4 {
  %3 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(1) %1) #16
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 -65535, 65536) i32 @byGrade(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) #5 {
  %3 = getelementptr inbounds i8, ptr %1, i64 12
  %4 = load i16, ptr %3, align 4, !tbaa !11
  %5 = sext i16 %4 to i32
  %6 = getelementptr inbounds i8, ptr %0, i64 12
  %7 = load i16, ptr %6, align 4, !tbaa !11
  %8 = sext i16 %7 to i32
  %9 = sub nsw i32 %5, %8
  ret i32 %9
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal void @insertion(ptr nocapture noundef %0, i32 noundef %1) #7 {
  %3 = icmp sgt i32 %1, 1
  br i1 %3, label %4, label %6

4:
  %5 = zext nneg i32 %1 to i64
  br label %7

6:
  ret void

7:
  %8 = phi i64 [ 1, %4 ], [ %26, %22 ]
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !9
  %11 = trunc nuw nsw i64 %8 to i32
  br label %12

12:
  %13 = phi i32 [ %11, %7 ], [ %20, %19 ]
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr i32, ptr %0, i64 %14
  %16 = getelementptr i8, ptr %15, i64 -4
  %17 = load i32, ptr %16, align 4, !tbaa !9
  %18 = icmp sgt i32 %17, %10
  br i1 %18, label %19, label %22

19:
  store i32 %17, ptr %15, align 4, !tbaa !9
  %20 = add nsw i32 %13, -1
  %21 = icmp sgt i32 %13, 1
  br i1 %21, label %12, label %22, !llvm.loop !29

22:
  %23 = phi i32 [ 0, %19 ], [ %13, %12 ]
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %0, i64 %24
  store i32 %10, ptr %25, align 4, !tbaa !9
  %26 = add nuw nsw i64 %8, 1
  %27 = icmp eq i64 %26, %5
  br i1 %27, label %6, label %7, !llvm.loop !30
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal void @shell(ptr nocapture noundef %0, i32 noundef %1) #7 {
  %3 = sdiv i32 %1, 3
  %4 = icmp sgt i32 %1, 5
  br i1 %4, label %9, label %7

5:
  %6 = icmp sgt i32 %10, -1
  br i1 %6, label %7, label %46

7:
  %8 = phi i32 [ 1, %2 ], [ %12, %5 ]
  br label %14

9:
  %10 = phi i32 [ %12, %9 ], [ 1, %2 ]
  %11 = mul nsw i32 %10, 3
  %12 = add nsw i32 %11, 1
  %13 = icmp slt i32 %12, %3
  br i1 %13, label %9, label %5, !llvm.loop !31

14:
  %15 = phi i32 [ %20, %19 ], [ %8, %7 ]
  %16 = icmp slt i32 %15, %1
  br i1 %16, label %17, label %19

17:
  %18 = zext nneg i32 %15 to i64
  br label %22

19:
  %20 = udiv i32 %15, 3
  %21 = icmp ult i32 %15, 3
  br i1 %21, label %46, label %14, !llvm.loop !32

22:
  %23 = phi i64 [ %18, %17 ], [ %43, %39 ]
  %24 = getelementptr inbounds i32, ptr %0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !9
  %26 = icmp ult i64 %23, %18
  %27 = trunc nuw i64 %23 to i32
  br i1 %26, label %39, label %28

28:
  %29 = phi i32 [ %30, %35 ], [ %27, %22 ]
  %30 = sub nsw i32 %29, %15
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %0, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !9
  %34 = icmp sgt i32 %33, %25
  br i1 %34, label %35, label %39

35:
  %36 = zext nneg i32 %29 to i64
  %37 = getelementptr inbounds i32, ptr %0, i64 %36
  store i32 %33, ptr %37, align 4, !tbaa !9
  %38 = icmp slt i32 %30, %15
  br i1 %38, label %39, label %28, !llvm.loop !33

39:
  %40 = phi i32 [ %27, %22 ], [ %30, %35 ], [ %29, %28 ]
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %0, i64 %41
  store i32 %25, ptr %42, align 4, !tbaa !9
  %43 = add nuw nsw i64 %23, 1
  %44 = trunc nuw i64 %43 to i32
  %45 = icmp slt i32 %44, %1
  br i1 %45, label %22, label %19, !llvm.loop !34

46:
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal void @quick(ptr noundef %0, i32 noundef %1) #8 {
  %3 = icmp sgt i32 %1, 16
  br i1 %3, label %4, label %69

4:
  %5 = phi ptr [ %67, %65 ], [ %0, %2 ]
  %6 = phi i32 [ %66, %65 ], [ %1, %2 ]
  %7 = lshr i32 %6, 1
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %5, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !9
  %11 = add nsw i32 %6, -1
  %12 = load i32, ptr %5, align 4, !tbaa !9
  %13 = icmp slt i32 %12, %10
  %14 = zext nneg i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr %5, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !9
  %17 = icmp sge i32 %10, %16
  %18 = xor i1 %13, %17
  %19 = icmp slt i32 %10, %12
  %20 = icmp sge i32 %12, %16
  %21 = xor i1 %19, %20
  %22 = select i1 %21, i32 %12, i32 %16
  %23 = select i1 %18, i32 %10, i32 %22
  br label %24

24:
  %25 = phi i32 [ %53, %51 ], [ %11, %4 ]
  %26 = phi i32 [ %52, %51 ], [ 0, %4 ]
  %27 = sext i32 %26 to i64
  br label %28

28:
  %29 = phi i64 [ %33, %28 ], [ %27, %24 ]
  %30 = getelementptr inbounds i32, ptr %5, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !9
  %32 = icmp slt i32 %31, %23
  %33 = add nsw i64 %29, 1
  br i1 %32, label %28, label %34, !llvm.loop !35

34:
  %35 = getelementptr inbounds i32, ptr %5, i64 %29
  %36 = trunc nsw i64 %29 to i32
  %37 = sext i32 %25 to i64
  br label %38

38:
  %39 = phi i64 [ %43, %38 ], [ %37, %34 ]
  %40 = getelementptr inbounds i32, ptr %5, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !9
  %42 = icmp sgt i32 %41, %23
  %43 = add nsw i64 %39, -1
  br i1 %42, label %38, label %44, !llvm.loop !36

44:
  %45 = trunc nsw i64 %39 to i32
  %46 = icmp sgt i64 %29, %39
  br i1 %46, label %51, label %47

47:
  %48 = getelementptr inbounds i32, ptr %5, i64 %39
  %49 = add nsw i32 %36, 1
  store i32 %41, ptr %35, align 4, !tbaa !9
  %50 = add nsw i32 %45, -1
  store i32 %31, ptr %48, align 4, !tbaa !9
  br label %51

51:
  %52 = phi i32 [ %49, %47 ], [ %36, %44 ]
  %53 = phi i32 [ %50, %47 ], [ %45, %44 ]
  %54 = icmp sgt i32 %52, %53
  br i1 %54, label %55, label %24, !llvm.loop !37

55:
  %56 = add nsw i32 %53, 1
  %57 = sub nsw i32 %6, %52
  %58 = icmp slt i32 %56, %57
  br i1 %58, label %59, label %62

59:
  tail call void @quick(ptr noundef nonnull %5, i32 noundef %56)
  %60 = sext i32 %52 to i64
  %61 = getelementptr inbounds i32, ptr %5, i64 %60
  br label %65

62:
  %63 = sext i32 %52 to i64
  %64 = getelementptr inbounds i32, ptr %5, i64 %63
  tail call void @quick(ptr noundef nonnull %64, i32 noundef %57)
  br label %65

65:
  %66 = phi i32 [ %57, %59 ], [ %56, %62 ]
  %67 = phi ptr [ %61, %59 ], [ %5, %62 ]
  %68 = icmp sgt i32 %66, 16
  br i1 %68, label %4, label %69, !llvm.loop !38

69:
  %70 = phi i32 [ %1, %2 ], [ %66, %65 ]
  %71 = phi ptr [ %0, %2 ], [ %67, %65 ]
  %72 = icmp sgt i32 %70, 1
  br i1 %72, label %73, label %96

73:
  %74 = zext nneg i32 %70 to i64
  br label %75

75:
  %76 = phi i64 [ 1, %73 ], [ %94, %90 ]
  %77 = getelementptr inbounds i32, ptr %71, i64 %76
  %78 = load i32, ptr %77, align 4, !tbaa !9
  %79 = trunc nuw nsw i64 %76 to i32
  br label %80

80:
  %81 = phi i32 [ %79, %75 ], [ %88, %87 ]
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr i32, ptr %71, i64 %82
  %84 = getelementptr i8, ptr %83, i64 -4
  %85 = load i32, ptr %84, align 4, !tbaa !9
  %86 = icmp sgt i32 %85, %78
  br i1 %86, label %87, label %90

87:
  store i32 %85, ptr %83, align 4, !tbaa !9
  %88 = add nsw i32 %81, -1
  %89 = icmp sgt i32 %81, 1
  br i1 %89, label %80, label %90, !llvm.loop !29

90:
  %91 = phi i32 [ 0, %87 ], [ %81, %80 ]
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds i32, ptr %71, i64 %92
  store i32 %78, ptr %93, align 4, !tbaa !9
  %94 = add nuw nsw i64 %76, 1
  %95 = icmp eq i64 %94, %74
  br i1 %95, label %96, label %75, !llvm.loop !30

96:
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal void @heap(ptr nocapture noundef %0, i32 noundef %1) #7 {
  %3 = icmp sgt i32 %1, 1
  br i1 %3, label %4, label %55

4:
  %5 = lshr i32 %1, 1
  %6 = zext nneg i32 %5 to i64
  %7 = zext nneg i32 %1 to i64
  br label %11

8:
  br i1 %3, label %9, label %55

9:
  %10 = zext nneg i32 %1 to i64
  br label %56

11:
  %12 = phi i64 [ %6, %4 ], [ %13, %50 ]
  %13 = add nsw i64 %12, -1
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !9
  %16 = shl nuw nsw i64 %13, 1
  %17 = or disjoint i64 %16, 1
  %18 = icmp ult i64 %17, %7
  %19 = trunc nsw i64 %13 to i32
  br i1 %18, label %20, label %50

20:
  %21 = trunc nsw i64 %17 to i32
  %22 = trunc nsw i64 %16 to i32
  br label %23

23:
  %24 = phi i32 [ %48, %44 ], [ %21, %20 ]
  %25 = phi i32 [ %47, %44 ], [ %22, %20 ]
  %26 = phi i32 [ %39, %44 ], [ %19, %20 ]
  %27 = add nsw i32 %25, 2
  %28 = icmp slt i32 %27, %1
  br i1 %28, label %29, label %38

29:
  %30 = sext i32 %27 to i64
  %31 = getelementptr inbounds i32, ptr %0, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !9
  %33 = sext i32 %24 to i64
  %34 = getelementptr inbounds i32, ptr %0, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !9
  %36 = icmp sgt i32 %32, %35
  %37 = select i1 %36, i32 %27, i32 %24
  br label %38

38:
  %39 = phi i32 [ %24, %23 ], [ %37, %29 ]
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %0, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !9
  %43 = icmp sgt i32 %42, %15
  br i1 %43, label %44, label %50

44:
  %45 = sext i32 %26 to i64
  %46 = getelementptr inbounds i32, ptr %0, i64 %45
  store i32 %42, ptr %46, align 4, !tbaa !9
  %47 = shl nsw i32 %39, 1
  %48 = or disjoint i32 %47, 1
  %49 = icmp slt i32 %48, %1
  br i1 %49, label %23, label %50, !llvm.loop !39

50:
  %51 = phi i32 [ %19, %11 ], [ %39, %44 ], [ %26, %38 ]
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %0, i64 %52
  store i32 %15, ptr %53, align 4, !tbaa !9
  %54 = icmp sgt i64 %12, 1
  br i1 %54, label %11, label %8, !llvm.loop !40

55:
  ret void

56:
  %57 = phi i64 [ %10, %9 ], [ %58, %92 ]
  %58 = add nsw i64 %57, -1
  %59 = load i32, ptr %0, align 4, !tbaa !9
  %60 = getelementptr inbounds i32, ptr %0, i64 %58
  %61 = load i32, ptr %60, align 4, !tbaa !9
  store i32 %61, ptr %0, align 4, !tbaa !9
  store i32 %59, ptr %60, align 4, !tbaa !9
  %62 = load i32, ptr %0, align 4, !tbaa !9
  %63 = icmp ugt i64 %58, 1
  br i1 %63, label %64, label %55

64:
  %65 = phi i32 [ %89, %85 ], [ 1, %56 ]
  %66 = phi i32 [ %88, %85 ], [ 0, %56 ]
  %67 = phi i32 [ %80, %85 ], [ 0, %56 ]
  %68 = add nsw i32 %66, 2
  %69 = sext i32 %68 to i64
  %70 = icmp sgt i64 %58, %69
  br i1 %70, label %71, label %79

71:
  %72 = getelementptr inbounds i32, ptr %0, i64 %69
  %73 = load i32, ptr %72, align 4, !tbaa !9
  %74 = sext i32 %65 to i64
  %75 = getelementptr inbounds i32, ptr %0, i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !9
  %77 = icmp sgt i32 %73, %76
  %78 = select i1 %77, i32 %68, i32 %65
  br label %79

79:
  %80 = phi i32 [ %65, %64 ], [ %78, %71 ]
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr %0, i64 %81
  %83 = load i32, ptr %82, align 4, !tbaa !9
  %84 = icmp sgt i32 %83, %62
  br i1 %84, label %85, label %92

85:
  %86 = sext i32 %67 to i64
  %87 = getelementptr inbounds i32, ptr %0, i64 %86
  store i32 %83, ptr %87, align 4, !tbaa !9
  %88 = shl nsw i32 %80, 1
  %89 = or disjoint i32 %88, 1
  %90 = sext i32 %89 to i64
  %91 = icmp sgt i64 %58, %90
  br i1 %91, label %64, label %92, !llvm.loop !39

92:
  %93 = phi i32 [ %67, %79 ], [ %80, %85 ]
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i32, ptr %0, i64 %94
  store i32 %62, ptr %95, align 4, !tbaa !9
  %96 = icmp sgt i64 %57, 2
  br i1 %96, label %56, label %55, !llvm.loop !41
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal void @radix(ptr nocapture noundef %0, i32 noundef %1) #9 {
  %3 = alloca [257 x i32], align 16
  %4 = icmp sgt i32 %1, 0
  %5 = sext i32 %1 to i64
  %6 = shl nsw i64 %5, 2
  %7 = zext i32 %1 to i64
  %8 = add nsw i64 %7, -1
  %9 = and i64 %7, 1
  %10 = icmp eq i64 %8, 0
  %11 = and i64 %7, 2147483646
  %12 = icmp eq i64 %9, 0
  %13 = and i64 %7, 1
  %14 = icmp eq i64 %8, 0
  %15 = and i64 %7, 2147483646
  %16 = icmp eq i64 %13, 0
  br label %18

17:
  ret void

18:
  %19 = phi i32 [ 0, %2 ], [ %99, %98 ]
  call void @llvm.lifetime.start.p0(i64 1028, ptr nonnull %3) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1028) %3, i8 0, i64 1028, i1 false)
  br i1 %4, label %20, label %34

20:
  br i1 %10, label %21, label %35

21:
  %22 = phi i64 [ 0, %20 ], [ %59, %35 ]
  br i1 %12, label %34, label %23

23:
  %24 = getelementptr inbounds i32, ptr %0, i64 %22
  %25 = load i32, ptr %24, align 4, !tbaa !9
  %26 = xor i32 %25, -2147483648
  %27 = lshr i32 %26, %19
  %28 = and i32 %27, 255
  %29 = add nuw nsw i32 %28, 1
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds [257 x i32], ptr %3, i64 0, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !9
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %31, align 4, !tbaa !9
  br label %34

34:
  br label %64

35:
  %36 = phi i64 [ %59, %35 ], [ 0, %20 ]
  %37 = phi i64 [ %60, %35 ], [ 0, %20 ]
  %38 = getelementptr inbounds i32, ptr %0, i64 %36
  %39 = load i32, ptr %38, align 4, !tbaa !9
  %40 = xor i32 %39, -2147483648
  %41 = lshr i32 %40, %19
  %42 = and i32 %41, 255
  %43 = add nuw nsw i32 %42, 1
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds [257 x i32], ptr %3, i64 0, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !9
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %45, align 4, !tbaa !9
  %48 = or disjoint i64 %36, 1
  %49 = getelementptr inbounds i32, ptr %0, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !9
  %51 = xor i32 %50, -2147483648
  %52 = lshr i32 %51, %19
  %53 = and i32 %52, 255
  %54 = add nuw nsw i32 %53, 1
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds [257 x i32], ptr %3, i64 0, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !9
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %56, align 4, !tbaa !9
  %59 = add nuw nsw i64 %36, 2
  %60 = add i64 %37, 2
  %61 = icmp eq i64 %60, %11
  br i1 %61, label %21, label %35, !llvm.loop !42

62:
  br i1 %4, label %63, label %98

63:
  br i1 %14, label %84, label %101

64:
  %65 = phi i32 [ 0, %34 ], [ %82, %64 ]
  %66 = phi i64 [ 0, %34 ], [ %79, %64 ]
  %67 = or disjoint i64 %66, 1
  %68 = getelementptr inbounds [257 x i32], ptr %3, i64 0, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !9
  %70 = add nsw i32 %69, %65
  store i32 %70, ptr %68, align 4, !tbaa !9
  %71 = or disjoint i64 %66, 2
  %72 = getelementptr inbounds [257 x i32], ptr %3, i64 0, i64 %71
  %73 = load i32, ptr %72, align 8, !tbaa !9
  %74 = add nsw i32 %73, %70
  store i32 %74, ptr %72, align 8, !tbaa !9
  %75 = or disjoint i64 %66, 3
  %76 = getelementptr inbounds [257 x i32], ptr %3, i64 0, i64 %75
  %77 = load i32, ptr %76, align 4, !tbaa !9
  %78 = add nsw i32 %77, %74
  store i32 %78, ptr %76, align 4, !tbaa !9
  %79 = add nuw nsw i64 %66, 4
  %80 = getelementptr inbounds [257 x i32], ptr %3, i64 0, i64 %79
  %81 = load i32, ptr %80, align 16, !tbaa !9
  %82 = add nsw i32 %81, %78
  store i32 %82, ptr %80, align 16, !tbaa !9
  %83 = icmp eq i64 %79, 256
  br i1 %83, label %62, label %64, !llvm.loop !43

84:
  %85 = phi i64 [ 0, %63 ], [ %127, %101 ]
  br i1 %16, label %98, label %86

86:
  %87 = getelementptr inbounds i32, ptr %0, i64 %85
  %88 = load i32, ptr %87, align 4, !tbaa !9
  %89 = xor i32 %88, -2147483648
  %90 = lshr i32 %89, %19
  %91 = and i32 %90, 255
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds [257 x i32], ptr %3, i64 0, i64 %92
  %94 = load i32, ptr %93, align 4, !tbaa !9
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %93, align 4, !tbaa !9
  %96 = sext i32 %94 to i64
  %97 = getelementptr inbounds [2000 x i32], ptr @radix.tmp, i64 0, i64 %96
  store i32 %88, ptr %97, align 4, !tbaa !9
  br label %98

98:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr nonnull align 16 @radix.tmp, i64 %6, i1 false)
  call void @llvm.lifetime.end.p0(i64 1028, ptr nonnull %3) #14
  %99 = add nuw nsw i32 %19, 8
  %100 = icmp ult i32 %19, 24
  br i1 %100, label %18, label %17, !llvm.loop !44

101:
  %102 = phi i64 [ %127, %101 ], [ 0, %63 ]
  %103 = phi i64 [ %128, %101 ], [ 0, %63 ]
  %104 = getelementptr inbounds i32, ptr %0, i64 %102
  %105 = load i32, ptr %104, align 4, !tbaa !9
  %106 = xor i32 %105, -2147483648
  %107 = lshr i32 %106, %19
  %108 = and i32 %107, 255
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds [257 x i32], ptr %3, i64 0, i64 %109
  %111 = load i32, ptr %110, align 4, !tbaa !9
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr %110, align 4, !tbaa !9
  %113 = sext i32 %111 to i64
  %114 = getelementptr inbounds [2000 x i32], ptr @radix.tmp, i64 0, i64 %113
  store i32 %105, ptr %114, align 4, !tbaa !9
  %115 = or disjoint i64 %102, 1
  %116 = getelementptr inbounds i32, ptr %0, i64 %115
  %117 = load i32, ptr %116, align 4, !tbaa !9
  %118 = xor i32 %117, -2147483648
  %119 = lshr i32 %118, %19
  %120 = and i32 %119, 255
  %121 = zext nneg i32 %120 to i64
  %122 = getelementptr inbounds [257 x i32], ptr %3, i64 0, i64 %121
  %123 = load i32, ptr %122, align 4, !tbaa !9
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %122, align 4, !tbaa !9
  %125 = sext i32 %123 to i64
  %126 = getelementptr inbounds [2000 x i32], ptr @radix.tmp, i64 0, i64 %125
  store i32 %117, ptr %126, align 4, !tbaa !9
  %127 = add nuw nsw i64 %102, 2
  %128 = add i64 %103, 2
  %129 = icmp eq i64 %128, %15
  br i1 %129, label %84, label %101, !llvm.loop !45
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #10

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #11

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #13

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nounwind }
attributes #15 = { nounwind allocsize(0) }
attributes #16 = { nounwind willreturn memory(read) }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = !{!12, !13, i64 12}
!12 = !{!"record", !7, i64 0, !13, i64 12, !10, i64 16}
!13 = !{!"short", !7, i64 0}
!14 = !{!12, !10, i64 16}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!18, !6, i64 8}
!18 = !{!"", !6, i64 0, !6, i64 8}
!19 = distinct !{!19, !16, !20}
!20 = !{!"llvm.loop.peeled.count", i32 1}
!21 = !{!18, !6, i64 0}
!22 = distinct !{!22, !16}
!23 = distinct !{!23, !16}
!24 = !{!7, !7, i64 0}
!25 = distinct !{!25, !16}
!26 = distinct !{!26, !16}
!27 = !{ptr @byGrade, ptr @byName}
!28 = distinct !{!28, !16}
!29 = distinct !{!29, !16}
!30 = distinct !{!30, !16}
!31 = distinct !{!31, !16}
!32 = distinct !{!32, !16}
!33 = distinct !{!33, !16}
!34 = distinct !{!34, !16}
!35 = distinct !{!35, !16}
!36 = distinct !{!36, !16}
!37 = distinct !{!37, !16}
!38 = distinct !{!38, !16}
!39 = distinct !{!39, !16}
!40 = distinct !{!40, !16}
!41 = distinct !{!41, !16}
!42 = distinct !{!42, !16}
!43 = distinct !{!43, !16}
!44 = distinct !{!44, !16}
!45 = distinct !{!45, !16}
