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

; Function Attrs: minsize nofree nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [90 x i32], align 16
  %4 = alloca [90 x i32], align 16
  %5 = alloca [90 x i32], align 16
  %6 = icmp sgt i32 %0, 1
  br i1 %6, label %7, label %11

7:
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !5
  %10 = tail call i32 @atoi(ptr nocapture noundef %9) #8
  br label %11

11:
  %12 = phi i32 [ %10, %7 ], [ 1, %2 ]
  call void @llvm.lifetime.start.p0(i64 360, ptr nonnull %3) #9
  call void @llvm.lifetime.start.p0(i64 360, ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(i64 360, ptr nonnull %5) #9
  %13 = tail call i32 @llvm.smax.i32(i32 %12, i32 0)
  br label %14

14:
  %15 = phi i32 [ -1831433054, %11 ], [ %30, %124 ]
  %16 = phi i32 [ 0, %11 ], [ %120, %124 ]
  %17 = phi i32 [ 0, %11 ], [ %121, %124 ]
  %18 = phi i32 [ 0, %11 ], [ %122, %124 ]
  %19 = phi i32 [ 0, %11 ], [ %125, %124 ]
  %20 = icmp eq i32 %19, %13
  br i1 %20, label %21, label %22

21:
  call fastcc void @dijkstra(i32 noundef 0, ptr noundef nonnull %3, ptr noundef nonnull %4) #10
  br label %209

22:
  %23 = phi i64 [ %27, %25 ], [ 0, %14 ]
  %24 = icmp eq i64 %23, 90
  br i1 %24, label %28, label %25

25:
  %26 = getelementptr inbounds [90 x i32], ptr @head, i64 0, i64 %23
  store i32 -1, ptr %26, align 4, !tbaa !9
  %27 = add nuw nsw i64 %23, 1
  br label %22, !llvm.loop !11

28:
  %29 = phi i64 [ %53, %32 ], [ 0, %22 ]
  %30 = phi i32 [ %38, %32 ], [ %15, %22 ]
  %31 = icmp ult i64 %29, 700
  br i1 %31, label %32, label %55

32:
  %33 = shl i32 %30, 13
  %34 = xor i32 %33, %30
  %35 = lshr i32 %34, 17
  %36 = xor i32 %35, %34
  %37 = shl i32 %36, 5
  %38 = xor i32 %37, %36
  %39 = urem i32 %38, 90
  %40 = udiv i32 %38, 90
  %41 = urem i32 %40, 90
  %42 = lshr i32 %38, 20
  %43 = trunc nuw nsw i32 %42 to i16
  %44 = urem i16 %43, 97
  %45 = add nuw nsw i16 %44, 1
  %46 = zext nneg i16 %45 to i32
  %47 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %29
  %48 = zext nneg i32 %39 to i64
  %49 = getelementptr inbounds [90 x i32], ptr @head, i64 0, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !9
  store i32 %41, ptr %47, align 4, !tbaa !9
  %51 = getelementptr inbounds i8, ptr %47, i64 4
  store i32 %46, ptr %51, align 4, !tbaa !9
  %52 = getelementptr inbounds i8, ptr %47, i64 8
  store i32 %50, ptr %52, align 4, !tbaa !9
  %53 = add nuw nsw i64 %29, 1
  %54 = trunc nuw nsw i64 %29 to i32
  store i32 %54, ptr %49, align 4, !tbaa !9
  br label %28, !llvm.loop !13

55:
  %56 = phi i64 [ %62, %61 ], [ 0, %28 ]
  %57 = icmp eq i64 %56, 90
  br i1 %57, label %68, label %58

58:
  %59 = phi i64 [ %67, %63 ], [ 0, %55 ]
  %60 = icmp eq i64 %59, 90
  br i1 %60, label %61, label %63

61:
  %62 = add nuw nsw i64 %56, 1
  br label %55, !llvm.loop !14

63:
  %64 = icmp eq i64 %56, %59
  %65 = select i1 %64, i32 0, i32 268435456
  %66 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %56, i64 %59
  store i32 %65, ptr %66, align 4, !tbaa !9
  %67 = add nuw nsw i64 %59, 1
  br label %58, !llvm.loop !15

68:
  %69 = phi i64 [ %78, %77 ], [ 0, %55 ]
  %70 = icmp eq i64 %69, 90
  br i1 %70, label %92, label %71

71:
  %72 = getelementptr inbounds [90 x i32], ptr @head, i64 0, i64 %69
  br label %73

73:
  %74 = phi ptr [ %72, %71 ], [ %91, %90 ]
  %75 = load i32, ptr %74, align 4, !tbaa !9
  %76 = icmp sgt i32 %75, -1
  br i1 %76, label %79, label %77

77:
  %78 = add nuw nsw i64 %69, 1
  br label %68, !llvm.loop !16

79:
  %80 = zext nneg i32 %75 to i64
  %81 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %80
  %82 = getelementptr inbounds i8, ptr %81, i64 4
  %83 = load i32, ptr %82, align 4, !tbaa !17
  %84 = load i32, ptr %81, align 4, !tbaa !19
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %69, i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !9
  %88 = icmp slt i32 %83, %87
  br i1 %88, label %89, label %90

89:
  store i32 %83, ptr %86, align 4, !tbaa !9
  br label %90

90:
  %91 = getelementptr inbounds i8, ptr %81, i64 8
  br label %73, !llvm.loop !20

92:
  %93 = phi i64 [ %101, %100 ], [ 0, %68 ]
  %94 = icmp eq i64 %93, 90
  br i1 %94, label %118, label %95

95:
  %96 = phi i64 [ %106, %105 ], [ 0, %92 ]
  %97 = icmp eq i64 %96, 90
  br i1 %97, label %100, label %98

98:
  %99 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %96, i64 %93
  br label %102

100:
  %101 = add nuw nsw i64 %93, 1
  br label %92, !llvm.loop !21

102:
  %103 = phi i64 [ 0, %98 ], [ %117, %116 ]
  %104 = icmp eq i64 %103, 90
  br i1 %104, label %105, label %107

105:
  %106 = add nuw nsw i64 %96, 1
  br label %95, !llvm.loop !22

107:
  %108 = load i32, ptr %99, align 4, !tbaa !9
  %109 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %93, i64 %103
  %110 = load i32, ptr %109, align 4, !tbaa !9
  %111 = add nsw i32 %110, %108
  %112 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %96, i64 %103
  %113 = load i32, ptr %112, align 4, !tbaa !9
  %114 = icmp slt i32 %111, %113
  br i1 %114, label %115, label %116

115:
  store i32 %111, ptr %112, align 4, !tbaa !9
  br label %116

116:
  %117 = add nuw nsw i64 %103, 1
  br label %102, !llvm.loop !23

118:
  %119 = phi i64 [ %187, %186 ], [ 0, %92 ]
  %120 = phi i32 [ %183, %186 ], [ %16, %92 ]
  %121 = phi i32 [ %184, %186 ], [ %17, %92 ]
  %122 = phi i32 [ %180, %186 ], [ %18, %92 ]
  %123 = icmp eq i64 %119, 90
  br i1 %123, label %124, label %126

124:
  %125 = add nuw i32 %19, 1
  br label %14, !llvm.loop !24

126:
  %127 = trunc nuw nsw i64 %119 to i32
  call fastcc void @dijkstra(i32 noundef %127, ptr noundef nonnull %3, ptr noundef nonnull %4) #10
  %128 = and i32 %127, 7
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %130, label %179

130:
  %131 = phi i64 [ %137, %133 ], [ 0, %126 ]
  %132 = icmp eq i64 %131, 90
  br i1 %132, label %138, label %133

133:
  %134 = icmp eq i64 %131, %119
  %135 = select i1 %134, i32 0, i32 2147483647
  %136 = getelementptr inbounds i32, ptr %5, i64 %131
  store i32 %135, ptr %136, align 4, !tbaa !9
  %137 = add nuw nsw i64 %131, 1
  br label %130, !llvm.loop !25

138:
  %139 = phi i32 [ %147, %146 ], [ 0, %130 ]
  %140 = phi i32 [ %144, %146 ], [ 1, %130 ]
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %177, label %142

142:
  %143 = phi i64 [ %157, %156 ], [ 0, %138 ]
  %144 = phi i32 [ %152, %156 ], [ 0, %138 ]
  %145 = icmp eq i64 %143, 90
  br i1 %145, label %146, label %148

146:
  %147 = add nuw nsw i32 %139, 1
  br label %138, !llvm.loop !26

148:
  %149 = getelementptr inbounds [90 x i32], ptr @head, i64 0, i64 %143
  %150 = getelementptr inbounds i32, ptr %5, i64 %143
  br label %151

151:
  %152 = phi i32 [ %144, %148 ], [ %175, %174 ]
  %153 = phi ptr [ %149, %148 ], [ %176, %174 ]
  %154 = load i32, ptr %153, align 4, !tbaa !9
  %155 = icmp sgt i32 %154, -1
  br i1 %155, label %158, label %156

156:
  %157 = add nuw nsw i64 %143, 1
  br label %142, !llvm.loop !27

158:
  %159 = load i32, ptr %150, align 4, !tbaa !9
  %160 = icmp eq i32 %159, 2147483647
  %161 = zext nneg i32 %154 to i64
  br i1 %160, label %174, label %162

162:
  %163 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %161
  %164 = getelementptr inbounds i8, ptr %163, i64 4
  %165 = load i32, ptr %164, align 4, !tbaa !17
  %166 = add nsw i32 %165, %159
  %167 = load i32, ptr %163, align 4, !tbaa !19
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds i32, ptr %5, i64 %168
  %170 = load i32, ptr %169, align 4, !tbaa !9
  %171 = icmp slt i32 %166, %170
  %172 = tail call i32 @llvm.smin.i32(i32 %166, i32 %170)
  store i32 %172, ptr %169, align 4
  %173 = select i1 %171, i32 1, i32 %152
  br label %174

174:
  %175 = phi i32 [ %152, %158 ], [ %173, %162 ]
  %176 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %161, i32 2
  br label %151, !llvm.loop !28

177:
  %178 = add nsw i32 %139, %122
  br label %179

179:
  %180 = phi i32 [ %178, %177 ], [ %122, %126 ]
  br label %181

181:
  %182 = phi i64 [ %208, %197 ], [ 0, %179 ]
  %183 = phi i32 [ %207, %197 ], [ %120, %179 ]
  %184 = phi i32 [ %205, %197 ], [ %121, %179 ]
  %185 = icmp eq i64 %182, 90
  br i1 %185, label %186, label %188

186:
  %187 = add nuw nsw i64 %119, 1
  br label %118, !llvm.loop !29

188:
  %189 = getelementptr inbounds [90 x i32], ptr %3, i64 0, i64 %182
  %190 = load i32, ptr %189, align 4, !tbaa !9
  br i1 %129, label %191, label %197

191:
  %192 = getelementptr inbounds [90 x i32], ptr %5, i64 0, i64 %182
  %193 = load i32, ptr %192, align 4, !tbaa !9
  %194 = icmp ne i32 %190, %193
  %195 = zext i1 %194 to i32
  %196 = add nsw i32 %184, %195
  br label %197

197:
  %198 = phi i32 [ %196, %191 ], [ %184, %188 ]
  %199 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %119, i64 %182
  %200 = load i32, ptr %199, align 4, !tbaa !9
  %201 = icmp sgt i32 %200, 268435455
  %202 = select i1 %201, i32 2147483647, i32 %200
  %203 = icmp ne i32 %190, %202
  %204 = zext i1 %203 to i32
  %205 = add nsw i32 %198, %204
  %206 = mul i32 %183, 17
  %207 = add i32 %190, %206
  %208 = add nuw nsw i64 %182, 1
  br label %181, !llvm.loop !30

209:
  %210 = phi i64 [ %224, %222 ], [ 7, %21 ]
  %211 = icmp ult i64 %210, 90
  br i1 %211, label %214, label %212

212:
  %213 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %16, i32 noundef %18, i32 noundef %17) #10
  call void @llvm.lifetime.end.p0(i64 360, ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(i64 360, ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(i64 360, ptr nonnull %3) #9
  ret i32 0

214:
  %215 = getelementptr inbounds [90 x i32], ptr %3, i64 0, i64 %210
  %216 = load i32, ptr %215, align 4, !tbaa !9
  %217 = trunc nuw nsw i64 %210 to i32
  %218 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %217, i32 noundef %216) #10
  br label %219

219:
  %220 = phi i32 [ %217, %214 ], [ %229, %225 ]
  %221 = icmp sgt i32 %220, -1
  br i1 %221, label %225, label %222

222:
  %223 = tail call i32 @putchar(i32 10)
  %224 = add nuw nsw i64 %210, 13
  br label %209, !llvm.loop !31

225:
  %226 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %220) #10
  %227 = zext nneg i32 %220 to i64
  %228 = getelementptr inbounds [90 x i32], ptr %4, i64 0, i64 %227
  %229 = load i32, ptr %228, align 4, !tbaa !9
  br label %219, !llvm.loop !32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @dijkstra(i32 noundef %0, ptr nocapture noundef %1, ptr nocapture noundef writeonly %2) unnamed_addr #3 {
  br label %4

4:
  %5 = phi i64 [ %13, %10 ], [ 0, %3 ]
  %6 = icmp eq i64 %5, 90
  br i1 %6, label %7, label %10

7:
  %8 = sext i32 %0 to i64
  %9 = getelementptr inbounds i32, ptr %1, i64 %8
  store i32 0, ptr %9, align 4, !tbaa !9
  tail call fastcc void @push(i32 noundef 0, i32 noundef %0) #10
  br label %14

10:
  %11 = getelementptr inbounds i32, ptr %1, i64 %5
  store i32 2147483647, ptr %11, align 4, !tbaa !9
  %12 = getelementptr inbounds i32, ptr %2, i64 %5
  store i32 -1, ptr %12, align 4, !tbaa !9
  %13 = add nuw nsw i64 %5, 1
  br label %4, !llvm.loop !33

14:
  %15 = load i32, ptr @heapLen, align 4, !tbaa !9
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %88

17:
  %18 = load i32, ptr @heapNode, align 16, !tbaa !9
  %19 = load i32, ptr @heapKey, align 16, !tbaa !9
  %20 = add nsw i32 %15, -1
  store i32 %20, ptr @heapLen, align 4, !tbaa !9
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !9
  %24 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %21
  %25 = load i32, ptr %24, align 4, !tbaa !9
  br label %26

26:
  %27 = phi i32 [ 0, %17 ], [ %44, %49 ]
  %28 = shl nsw i32 %27, 1
  %29 = or disjoint i32 %28, 1
  %30 = icmp slt i32 %29, %20
  br i1 %30, label %31, label %55

31:
  %32 = add nsw i32 %28, 2
  %33 = icmp slt i32 %32, %20
  br i1 %33, label %34, label %43

34:
  %35 = sext i32 %32 to i64
  %36 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %35
  %37 = load i32, ptr %36, align 8, !tbaa !9
  %38 = sext i32 %29 to i64
  %39 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !9
  %41 = icmp slt i32 %37, %40
  %42 = select i1 %41, i32 %32, i32 %29
  br label %43

43:
  %44 = phi i32 [ %29, %31 ], [ %42, %34 ]
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !9
  %48 = icmp slt i32 %47, %23
  br i1 %48, label %49, label %55

49:
  %50 = sext i32 %27 to i64
  %51 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %50
  store i32 %47, ptr %51, align 4, !tbaa !9
  %52 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %45
  %53 = load i32, ptr %52, align 4, !tbaa !9
  %54 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %50
  store i32 %53, ptr %54, align 4, !tbaa !9
  br label %26, !llvm.loop !34

55:
  %56 = sext i32 %27 to i64
  %57 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %56
  store i32 %23, ptr %57, align 4, !tbaa !9
  %58 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %56
  store i32 %25, ptr %58, align 4, !tbaa !9
  %59 = sext i32 %18 to i64
  %60 = getelementptr inbounds i32, ptr %1, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !9
  %62 = icmp sgt i32 %19, %61
  br i1 %62, label %63, label %64

63:
  br label %14, !llvm.loop !35

64:
  %65 = getelementptr inbounds [90 x i32], ptr @head, i64 0, i64 %59
  br label %66

66:
  %67 = phi ptr [ %65, %64 ], [ %87, %86 ]
  %68 = load i32, ptr %67, align 4, !tbaa !9
  %69 = icmp sgt i32 %68, -1
  br i1 %69, label %70, label %63

70:
  %71 = zext nneg i32 %68 to i64
  %72 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %71
  %73 = getelementptr inbounds i8, ptr %72, i64 4
  %74 = load i32, ptr %73, align 4, !tbaa !17
  %75 = add nsw i32 %74, %19
  %76 = load i32, ptr %72, align 4, !tbaa !19
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr %1, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !9
  %80 = icmp slt i32 %75, %79
  br i1 %80, label %81, label %86

81:
  store i32 %75, ptr %78, align 4, !tbaa !9
  %82 = load i32, ptr %72, align 4, !tbaa !19
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i32, ptr %2, i64 %83
  store i32 %18, ptr %84, align 4, !tbaa !9
  %85 = load i32, ptr %72, align 4, !tbaa !19
  tail call fastcc void @push(i32 noundef %75, i32 noundef %85) #10
  br label %86

86:
  %87 = getelementptr inbounds i8, ptr %72, i64 8
  br label %66, !llvm.loop !36

88:
  ret void
}

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc void @push(i32 noundef %0, i32 noundef %1) unnamed_addr #5 {
  %3 = load i32, ptr @heapLen, align 4, !tbaa !9
  %4 = add nsw i32 %3, 1
  store i32 %4, ptr @heapLen, align 4, !tbaa !9
  br label %5

5:
  %6 = phi i32 [ %3, %2 ], [ %10, %15 ]
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %21

8:
  %9 = add nsw i32 %6, -1
  %10 = lshr i32 %9, 1
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !9
  %14 = icmp sgt i32 %13, %0
  br i1 %14, label %15, label %21

15:
  %16 = zext nneg i32 %6 to i64
  %17 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %16
  store i32 %13, ptr %17, align 4, !tbaa !9
  %18 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %11
  %19 = load i32, ptr %18, align 4, !tbaa !9
  %20 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %16
  store i32 %19, ptr %20, align 4, !tbaa !9
  br label %5, !llvm.loop !37

21:
  %22 = sext i32 %6 to i64
  %23 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %22
  store i32 %0, ptr %23, align 4, !tbaa !9
  %24 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %22
  store i32 %1, ptr %24, align 4, !tbaa !9
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

attributes #0 = { minsize nofree nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { minsize nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { minsize nofree norecurse nosync nounwind optsize memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nounwind }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { minsize nounwind optsize willreturn memory(read) }
attributes #9 = { nounwind }
attributes #10 = { minsize optsize }

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
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !12}
!16 = distinct !{!16, !12}
!17 = !{!18, !10, i64 4}
!18 = !{!"edge", !10, i64 0, !10, i64 4, !10, i64 8}
!19 = !{!18, !10, i64 0}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !12}
!22 = distinct !{!22, !12}
!23 = distinct !{!23, !12}
!24 = distinct !{!24, !12}
!25 = distinct !{!25, !12}
!26 = distinct !{!26, !12}
!27 = distinct !{!27, !12}
!28 = distinct !{!28, !12}
!29 = distinct !{!29, !12}
!30 = distinct !{!30, !12}
!31 = distinct !{!31, !12}
!32 = distinct !{!32, !12}
!33 = distinct !{!33, !12}
!34 = distinct !{!34, !12}
!35 = distinct !{!35, !12}
!36 = distinct !{!36, !12}
!37 = distinct !{!37, !12}
