; ModuleID = 'dijkstra.c'
source_filename = "dijkstra.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.edge = type { i32, i32, i32 }

@head = internal unnamed_addr global [90 x i32] zeroinitializer, align 16
@all = internal unnamed_addr global [90 x [90 x i32]] zeroinitializer, align 16
@.str = private unnamed_addr constant [20 x i8] c"to %2d, length %3d:\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c" %d\00", align 1
@.str.3 = private unnamed_addr constant [31 x i8] c"sum %08x, %d rounds, %d wrong\0A\00", align 1
@edges = internal unnamed_addr global [700 x %struct.edge] zeroinitializer, align 16
@heapLen = internal unnamed_addr global i32 0, align 4
@heapKey = internal unnamed_addr global [790 x i32] zeroinitializer, align 16
@heapNode = internal unnamed_addr global [790 x i32] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [90 x i32], align 16
  %4 = alloca [90 x i32], align 16
  %5 = alloca [90 x i32], align 16
  %6 = icmp sgt i32 %0, 1
  br i1 %6, label %7, label %12

7:
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !5
  %10 = tail call i64 @strtol(ptr nocapture noundef nonnull %9, ptr noundef null, i32 noundef 10) #8
  %11 = trunc i64 %10 to i32
  br label %12

12:
  %13 = phi i32 [ %11, %7 ], [ 1, %2 ]
  call void @llvm.lifetime.start.p0(i64 360, ptr nonnull %3) #8
  call void @llvm.lifetime.start.p0(i64 360, ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(i64 360, ptr nonnull %5) #8
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %19, label %15

15:
  %16 = phi i32 [ 0, %12 ], [ %200, %110 ]
  %17 = phi i32 [ 0, %12 ], [ %198, %110 ]
  %18 = phi i32 [ 0, %12 ], [ %172, %110 ]
  call fastcc void @dijkstra(i32 noundef 0, ptr noundef nonnull %3, ptr noundef nonnull %4)
  br label %205

19:
  %20 = phi i32 [ %111, %110 ], [ 0, %12 ]
  %21 = phi i32 [ %172, %110 ], [ 0, %12 ]
  %22 = phi i32 [ %198, %110 ], [ 0, %12 ]
  %23 = phi i32 [ %200, %110 ], [ 0, %12 ]
  %24 = phi i32 [ %33, %110 ], [ -1831433054, %12 ]
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(360) @head, i8 -1, i64 360, i1 false), !tbaa !9
  br label %25

25:
  %26 = phi i64 [ 0, %19 ], [ %46, %25 ]
  %27 = phi i32 [ %24, %19 ], [ %33, %25 ]
  %28 = shl i32 %27, 13
  %29 = xor i32 %28, %27
  %30 = lshr i32 %29, 17
  %31 = xor i32 %30, %29
  %32 = shl i32 %31, 5
  %33 = xor i32 %32, %31
  %34 = urem i32 %33, 90
  %35 = udiv i32 %33, 90
  %36 = urem i32 %35, 90
  %37 = lshr i32 %33, 20
  %38 = urem i32 %37, 97
  %39 = add nuw nsw i32 %38, 1
  %40 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %26
  %41 = zext nneg i32 %34 to i64
  %42 = getelementptr inbounds [90 x i32], ptr @head, i64 0, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !9
  store i32 %36, ptr %40, align 4, !tbaa !9
  %44 = getelementptr inbounds i8, ptr %40, i64 4
  store i32 %39, ptr %44, align 4, !tbaa !9
  %45 = getelementptr inbounds i8, ptr %40, i64 8
  store i32 %43, ptr %45, align 4, !tbaa !9
  %46 = add nuw nsw i64 %26, 1
  %47 = trunc nsw i64 %26 to i32
  store i32 %47, ptr %42, align 4, !tbaa !9
  %48 = and i64 %46, 4294967295
  %49 = icmp eq i64 %48, 700
  br i1 %49, label %50, label %25, !llvm.loop !11

50:
  %51 = phi i64 [ %53, %52 ], [ 0, %25 ]
  br label %55

52:
  %53 = add nuw nsw i64 %51, 1
  %54 = icmp eq i64 %53, 90
  br i1 %54, label %62, label %50, !llvm.loop !14

55:
  %56 = phi i64 [ 0, %50 ], [ %60, %55 ]
  %57 = icmp eq i64 %51, %56
  %58 = select i1 %57, i32 0, i32 268435456
  %59 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %51, i64 %56
  store i32 %58, ptr %59, align 4, !tbaa !9
  %60 = add nuw nsw i64 %56, 1
  %61 = icmp eq i64 %60, 90
  br i1 %61, label %52, label %55, !llvm.loop !15

62:
  %63 = phi i64 [ %68, %67 ], [ 0, %52 ]
  %64 = getelementptr inbounds [90 x i32], ptr @head, i64 0, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !9
  %66 = icmp sgt i32 %65, -1
  br i1 %66, label %70, label %67

67:
  %68 = add nuw nsw i64 %63, 1
  %69 = icmp eq i64 %68, 90
  br i1 %69, label %86, label %62, !llvm.loop !16

70:
  %71 = phi i32 [ %84, %82 ], [ %65, %62 ]
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %72
  %74 = getelementptr inbounds i8, ptr %73, i64 4
  %75 = load i32, ptr %74, align 4, !tbaa !17
  %76 = load i32, ptr %73, align 4, !tbaa !19
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %63, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !9
  %80 = icmp slt i32 %75, %79
  br i1 %80, label %81, label %82

81:
  store i32 %75, ptr %78, align 4, !tbaa !9
  br label %82

82:
  %83 = getelementptr inbounds i8, ptr %73, i64 8
  %84 = load i32, ptr %83, align 4, !tbaa !9
  %85 = icmp sgt i32 %84, -1
  br i1 %85, label %70, label %67, !llvm.loop !20

86:
  %87 = phi i64 [ %92, %91 ], [ 0, %67 ]
  br label %88

88:
  %89 = phi i64 [ 0, %86 ], [ %95, %94 ]
  %90 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %89, i64 %87
  br label %97

91:
  %92 = add nuw nsw i64 %87, 1
  %93 = icmp eq i64 %92, 90
  br i1 %93, label %113, label %86, !llvm.loop !21

94:
  %95 = add nuw nsw i64 %89, 1
  %96 = icmp eq i64 %95, 90
  br i1 %96, label %91, label %88, !llvm.loop !22

97:
  %98 = phi i64 [ 0, %88 ], [ %108, %107 ]
  %99 = load i32, ptr %90, align 4, !tbaa !9
  %100 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %87, i64 %98
  %101 = load i32, ptr %100, align 4, !tbaa !9
  %102 = add nsw i32 %101, %99
  %103 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %89, i64 %98
  %104 = load i32, ptr %103, align 4, !tbaa !9
  %105 = icmp slt i32 %102, %104
  br i1 %105, label %106, label %107

106:
  store i32 %102, ptr %103, align 4, !tbaa !9
  br label %107

107:
  %108 = add nuw nsw i64 %98, 1
  %109 = icmp eq i64 %108, 90
  br i1 %109, label %94, label %97, !llvm.loop !23

110:
  %111 = add nuw nsw i32 %20, 1
  %112 = icmp eq i32 %111, %13
  br i1 %112, label %15, label %19, !llvm.loop !24

113:
  %114 = phi i64 [ %174, %173 ], [ 0, %91 ]
  %115 = phi i32 [ %172, %173 ], [ %21, %91 ]
  %116 = phi i32 [ %198, %173 ], [ %22, %91 ]
  %117 = phi i32 [ %200, %173 ], [ %23, %91 ]
  %118 = trunc nuw nsw i64 %114 to i32
  call fastcc void @dijkstra(i32 noundef %118, ptr noundef nonnull %3, ptr noundef nonnull %4)
  %119 = and i64 %114, 7
  %120 = icmp eq i64 %119, 0
  br i1 %120, label %121, label %171

121:
  %122 = phi i64 [ %126, %121 ], [ 0, %113 ]
  %123 = icmp eq i64 %122, %114
  %124 = select i1 %123, i32 0, i32 2147483647
  %125 = getelementptr inbounds i32, ptr %5, i64 %122
  store i32 %124, ptr %125, align 4, !tbaa !9
  %126 = add nuw nsw i64 %122, 1
  %127 = icmp eq i64 %126, 90
  br i1 %127, label %128, label %121, !llvm.loop !25

128:
  %129 = phi i32 [ %131, %130 ], [ 0, %121 ]
  br label %133

130:
  %131 = add nuw nsw i32 %129, 1
  %132 = icmp eq i32 %142, 0
  br i1 %132, label %169, label %128, !llvm.loop !26

133:
  %134 = phi i64 [ 0, %128 ], [ %143, %141 ]
  %135 = phi i32 [ 0, %128 ], [ %142, %141 ]
  %136 = getelementptr inbounds [90 x i32], ptr @head, i64 0, i64 %134
  %137 = load i32, ptr %136, align 4, !tbaa !9
  %138 = icmp sgt i32 %137, -1
  br i1 %138, label %139, label %141

139:
  %140 = getelementptr inbounds i32, ptr %5, i64 %134
  br label %145

141:
  %142 = phi i32 [ %135, %133 ], [ %164, %163 ]
  %143 = add nuw nsw i64 %134, 1
  %144 = icmp eq i64 %143, 90
  br i1 %144, label %130, label %133, !llvm.loop !27

145:
  %146 = phi i32 [ %137, %139 ], [ %167, %163 ]
  %147 = phi i32 [ %135, %139 ], [ %164, %163 ]
  %148 = load i32, ptr %140, align 4, !tbaa !9
  %149 = icmp eq i32 %148, 2147483647
  br i1 %149, label %163, label %150

150:
  %151 = zext nneg i32 %146 to i64
  %152 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %151
  %153 = getelementptr inbounds i8, ptr %152, i64 4
  %154 = load i32, ptr %153, align 4, !tbaa !17
  %155 = add nsw i32 %154, %148
  %156 = load i32, ptr %152, align 4, !tbaa !19
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds i32, ptr %5, i64 %157
  %159 = load i32, ptr %158, align 4, !tbaa !9
  %160 = icmp slt i32 %155, %159
  %161 = tail call i32 @llvm.smin.i32(i32 %155, i32 %159)
  store i32 %161, ptr %158, align 4
  %162 = select i1 %160, i32 1, i32 %147
  br label %163

163:
  %164 = phi i32 [ %147, %145 ], [ %162, %150 ]
  %165 = zext nneg i32 %146 to i64
  %166 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %165, i32 2
  %167 = load i32, ptr %166, align 4, !tbaa !9
  %168 = icmp sgt i32 %167, -1
  br i1 %168, label %145, label %141, !llvm.loop !28

169:
  %170 = add nsw i32 %131, %115
  br label %171

171:
  %172 = phi i32 [ %170, %169 ], [ %115, %113 ]
  br label %176

173:
  %174 = add nuw nsw i64 %114, 1
  %175 = icmp eq i64 %174, 90
  br i1 %175, label %110, label %113, !llvm.loop !29

176:
  %177 = phi i64 [ 0, %171 ], [ %201, %188 ]
  %178 = phi i32 [ %116, %171 ], [ %198, %188 ]
  %179 = phi i32 [ %117, %171 ], [ %200, %188 ]
  br i1 %120, label %180, label %188

180:
  %181 = getelementptr inbounds [90 x i32], ptr %3, i64 0, i64 %177
  %182 = load i32, ptr %181, align 4, !tbaa !9
  %183 = getelementptr inbounds [90 x i32], ptr %5, i64 0, i64 %177
  %184 = load i32, ptr %183, align 4, !tbaa !9
  %185 = icmp ne i32 %182, %184
  %186 = zext i1 %185 to i32
  %187 = add nsw i32 %178, %186
  br label %188

188:
  %189 = phi i32 [ %187, %180 ], [ %178, %176 ]
  %190 = getelementptr inbounds [90 x i32], ptr %3, i64 0, i64 %177
  %191 = load i32, ptr %190, align 4, !tbaa !9
  %192 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %114, i64 %177
  %193 = load i32, ptr %192, align 4, !tbaa !9
  %194 = icmp sgt i32 %193, 268435455
  %195 = select i1 %194, i32 2147483647, i32 %193
  %196 = icmp ne i32 %191, %195
  %197 = zext i1 %196 to i32
  %198 = add nsw i32 %189, %197
  %199 = mul i32 %179, 17
  %200 = add i32 %191, %199
  %201 = add nuw nsw i64 %177, 1
  %202 = icmp eq i64 %201, 90
  br i1 %202, label %173, label %176, !llvm.loop !30

203:
  %204 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %16, i32 noundef %18, i32 noundef %17)
  call void @llvm.lifetime.end.p0(i64 360, ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(i64 360, ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(i64 360, ptr nonnull %3) #8
  ret i32 0

205:
  %206 = phi i64 [ 7, %15 ], [ %214, %212 ]
  %207 = getelementptr inbounds [90 x i32], ptr %3, i64 0, i64 %206
  %208 = load i32, ptr %207, align 4, !tbaa !9
  %209 = trunc nuw nsw i64 %206 to i32
  %210 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %209, i32 noundef %208)
  %211 = trunc nuw nsw i64 %206 to i32
  br label %216

212:
  %213 = tail call i32 @putchar(i32 10)
  %214 = add nuw nsw i64 %206, 13
  %215 = icmp ult i64 %206, 77
  br i1 %215, label %205, label %203, !llvm.loop !31

216:
  %217 = phi i32 [ %211, %205 ], [ %221, %216 ]
  %218 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %217)
  %219 = zext nneg i32 %217 to i64
  %220 = getelementptr inbounds [90 x i32], ptr %4, i64 0, i64 %219
  %221 = load i32, ptr %220, align 4, !tbaa !9
  %222 = icmp sgt i32 %221, -1
  br i1 %222, label %216, label %212, !llvm.loop !32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @dijkstra(i32 noundef %0, ptr nocapture noundef %1, ptr nocapture noundef writeonly %2) unnamed_addr #2 {
  br label %32

4:
  %5 = sext i32 %0 to i64
  %6 = getelementptr inbounds i32, ptr %1, i64 %5
  store i32 0, ptr %6, align 4, !tbaa !9
  %7 = load i32, ptr @heapLen, align 4, !tbaa !9
  %8 = add nsw i32 %7, 1
  store i32 %8, ptr @heapLen, align 4, !tbaa !9
  %9 = icmp sgt i32 %7, 0
  br i1 %9, label %10, label %25

10:
  %11 = phi i32 [ %13, %18 ], [ %7, %4 ]
  %12 = add nsw i32 %11, -1
  %13 = lshr i32 %12, 1
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !9
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %25

18:
  %19 = zext nneg i32 %11 to i64
  %20 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %19
  store i32 %16, ptr %20, align 4, !tbaa !9
  %21 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %14
  %22 = load i32, ptr %21, align 4, !tbaa !9
  %23 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %19
  store i32 %22, ptr %23, align 4, !tbaa !9
  %24 = icmp ult i32 %12, 2
  br i1 %24, label %25, label %10, !llvm.loop !33

25:
  %26 = phi i32 [ %7, %4 ], [ %11, %10 ], [ %13, %18 ]
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %27
  store i32 0, ptr %28, align 4, !tbaa !9
  %29 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %27
  store i32 %0, ptr %29, align 4, !tbaa !9
  %30 = load i32, ptr @heapLen, align 4, !tbaa !9
  %31 = icmp sgt i32 %30, 0
  br i1 %31, label %38, label %142

32:
  %33 = phi i64 [ 0, %3 ], [ %36, %32 ]
  %34 = getelementptr inbounds i32, ptr %1, i64 %33
  store i32 2147483647, ptr %34, align 4, !tbaa !9
  %35 = getelementptr inbounds i32, ptr %2, i64 %33
  store i32 -1, ptr %35, align 4, !tbaa !9
  %36 = add nuw nsw i64 %33, 1
  %37 = icmp eq i64 %36, 90
  br i1 %37, label %4, label %32, !llvm.loop !34

38:
  %39 = phi i32 [ %139, %138 ], [ %30, %25 ]
  %40 = load i32, ptr @heapNode, align 16, !tbaa !9
  %41 = load i32, ptr @heapKey, align 16, !tbaa !9
  %42 = add nsw i32 %39, -1
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !9
  %46 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %43
  %47 = load i32, ptr %46, align 4, !tbaa !9
  %48 = icmp ugt i32 %39, 2
  br i1 %48, label %49, label %82

49:
  %50 = phi i32 [ %77, %70 ], [ 1, %38 ]
  %51 = phi i32 [ %76, %70 ], [ 0, %38 ]
  %52 = phi i32 [ %65, %70 ], [ 0, %38 ]
  %53 = add nsw i32 %51, 2
  %54 = icmp slt i32 %53, %42
  br i1 %54, label %55, label %64

55:
  %56 = sext i32 %53 to i64
  %57 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %56
  %58 = load i32, ptr %57, align 8, !tbaa !9
  %59 = sext i32 %50 to i64
  %60 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !9
  %62 = icmp slt i32 %58, %61
  %63 = select i1 %62, i32 %53, i32 %50
  br label %64

64:
  %65 = phi i32 [ %50, %49 ], [ %63, %55 ]
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %66
  %68 = load i32, ptr %67, align 4, !tbaa !9
  %69 = icmp slt i32 %68, %45
  br i1 %69, label %70, label %79

70:
  %71 = sext i32 %52 to i64
  %72 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %71
  store i32 %68, ptr %72, align 4, !tbaa !9
  %73 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %66
  %74 = load i32, ptr %73, align 4, !tbaa !9
  %75 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %71
  store i32 %74, ptr %75, align 4, !tbaa !9
  %76 = shl nsw i32 %65, 1
  %77 = or disjoint i32 %76, 1
  %78 = icmp slt i32 %77, %42
  br i1 %78, label %49, label %79, !llvm.loop !35

79:
  %80 = phi i32 [ %65, %70 ], [ %52, %64 ]
  %81 = sext i32 %80 to i64
  br label %82

82:
  %83 = phi i64 [ 0, %38 ], [ %81, %79 ]
  %84 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %83
  store i32 %45, ptr %84, align 4, !tbaa !9
  %85 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %83
  store i32 %47, ptr %85, align 4, !tbaa !9
  %86 = sext i32 %40 to i64
  %87 = getelementptr inbounds i32, ptr %1, i64 %86
  %88 = load i32, ptr %87, align 4, !tbaa !9
  %89 = icmp sgt i32 %41, %88
  br i1 %89, label %138, label %90, !llvm.loop !36

90:
  %91 = getelementptr inbounds [90 x i32], ptr @head, i64 0, i64 %86
  %92 = load i32, ptr %91, align 4, !tbaa !9
  %93 = icmp sgt i32 %92, -1
  br i1 %93, label %94, label %138

94:
  %95 = phi i32 [ %136, %133 ], [ %92, %90 ]
  %96 = phi i32 [ %134, %133 ], [ %42, %90 ]
  %97 = zext nneg i32 %95 to i64
  %98 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %97
  %99 = getelementptr inbounds i8, ptr %98, i64 4
  %100 = load i32, ptr %99, align 4, !tbaa !17
  %101 = add nsw i32 %100, %41
  %102 = load i32, ptr %98, align 4, !tbaa !19
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds i32, ptr %1, i64 %103
  %105 = load i32, ptr %104, align 4, !tbaa !9
  %106 = icmp slt i32 %101, %105
  br i1 %106, label %107, label %133

107:
  store i32 %101, ptr %104, align 4, !tbaa !9
  %108 = load i32, ptr %98, align 4, !tbaa !19
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i32, ptr %2, i64 %109
  store i32 %40, ptr %110, align 4, !tbaa !9
  %111 = add nsw i32 %96, 1
  %112 = icmp sgt i32 %96, 0
  br i1 %112, label %113, label %128

113:
  %114 = phi i32 [ %116, %121 ], [ %96, %107 ]
  %115 = add nsw i32 %114, -1
  %116 = lshr i32 %115, 1
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %117
  %119 = load i32, ptr %118, align 4, !tbaa !9
  %120 = icmp sgt i32 %119, %101
  br i1 %120, label %121, label %128

121:
  %122 = zext nneg i32 %114 to i64
  %123 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %122
  store i32 %119, ptr %123, align 4, !tbaa !9
  %124 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %117
  %125 = load i32, ptr %124, align 4, !tbaa !9
  %126 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %122
  store i32 %125, ptr %126, align 4, !tbaa !9
  %127 = icmp ult i32 %115, 2
  br i1 %127, label %128, label %113, !llvm.loop !33

128:
  %129 = phi i32 [ %96, %107 ], [ %114, %113 ], [ %116, %121 ]
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %130
  store i32 %101, ptr %131, align 4, !tbaa !9
  %132 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %130
  store i32 %108, ptr %132, align 4, !tbaa !9
  br label %133

133:
  %134 = phi i32 [ %111, %128 ], [ %96, %94 ]
  %135 = getelementptr inbounds i8, ptr %98, i64 8
  %136 = load i32, ptr %135, align 4, !tbaa !9
  %137 = icmp sgt i32 %136, -1
  br i1 %137, label %94, label %138, !llvm.loop !37

138:
  %139 = phi i32 [ %42, %82 ], [ %42, %90 ], [ %134, %133 ]
  %140 = icmp sgt i32 %139, 0
  br i1 %140, label %38, label %141

141:
  store i32 %139, ptr @heapLen, align 4, !tbaa !9
  br label %142

142:
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nounwind }

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
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = distinct !{!15, !12, !13}
!16 = distinct !{!16, !12, !13}
!17 = !{!18, !10, i64 4}
!18 = !{!"edge", !10, i64 0, !10, i64 4, !10, i64 8}
!19 = !{!18, !10, i64 0}
!20 = distinct !{!20, !12, !13}
!21 = distinct !{!21, !12, !13}
!22 = distinct !{!22, !12, !13}
!23 = distinct !{!23, !12, !13}
!24 = distinct !{!24, !12, !13}
!25 = distinct !{!25, !12, !13}
!26 = distinct !{!26, !12, !13}
!27 = distinct !{!27, !12, !13}
!28 = distinct !{!28, !12, !13}
!29 = distinct !{!29, !12, !13}
!30 = distinct !{!30, !12, !13}
!31 = distinct !{!31, !12, !13}
!32 = distinct !{!32, !12, !13}
!33 = distinct !{!33, !12, !13}
!34 = distinct !{!34, !12, !13}
!35 = distinct !{!35, !12, !13}
!36 = distinct !{!36, !12, !13}
!37 = distinct !{!37, !12, !13}
