; ModuleID = 'dijkstra.c'
source_filename = "dijkstra.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
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
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [90 x i32], align 16
  %4 = alloca [90 x i32], align 16
  %5 = alloca [90 x i32], align 16
  %6 = icmp sgt i32 %0, 1
  br i1 %6, label %11, label %7

7:
  %8 = bitcast [90 x i32]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 360, i8* nonnull %8) #7
  %9 = bitcast [90 x i32]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 360, i8* nonnull %9) #7
  %10 = bitcast [90 x i32]* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 360, i8* nonnull %10) #7
  br label %20

11:
  %12 = getelementptr inbounds i8*, i8** %1, i64 1
  %13 = load i8*, i8** %12, align 8
  %14 = tail call i64 @strtol(i8* nocapture noundef nonnull %13, i8** noundef null, i32 noundef 10) #7
  %15 = trunc i64 %14 to i32
  %16 = bitcast [90 x i32]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 360, i8* nonnull %16) #7
  %17 = bitcast [90 x i32]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 360, i8* nonnull %17) #7
  %18 = bitcast [90 x i32]* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 360, i8* nonnull %18) #7
  %19 = icmp sgt i32 %15, 0
  br i1 %19, label %20, label %24

20:
  %21 = phi i32 [ 1, %7 ], [ %15, %11 ]
  %22 = getelementptr inbounds [90 x i32], [90 x i32]* %3, i64 0, i64 0
  %23 = getelementptr inbounds [90 x i32], [90 x i32]* %4, i64 0, i64 0
  br label %30

24:
  %25 = phi i32 [ 0, %11 ], [ %210, %123 ]
  %26 = phi i32 [ 0, %11 ], [ %208, %123 ]
  %27 = phi i32 [ 0, %11 ], [ %184, %123 ]
  %28 = getelementptr inbounds [90 x i32], [90 x i32]* %3, i64 0, i64 0
  %29 = getelementptr inbounds [90 x i32], [90 x i32]* %4, i64 0, i64 0
  call fastcc void @dijkstra(i32 noundef 0, i32* noundef nonnull %28, i32* noundef nonnull %29)
  br label %218

30:
  %31 = phi i32 [ 0, %20 ], [ %124, %123 ]
  %32 = phi i32 [ 0, %20 ], [ %184, %123 ]
  %33 = phi i32 [ 0, %20 ], [ %208, %123 ]
  %34 = phi i32 [ 0, %20 ], [ %210, %123 ]
  %35 = phi i32 [ -1831433054, %20 ], [ %44, %123 ]
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(360) bitcast ([90 x i32]* @head to i8*), i8 -1, i64 360, i1 false)
  br label %36

36:
  %37 = phi i64 [ 0, %30 ], [ %59, %36 ]
  %38 = phi i32 [ %35, %30 ], [ %44, %36 ]
  %39 = shl i32 %38, 13
  %40 = xor i32 %39, %38
  %41 = lshr i32 %40, 17
  %42 = xor i32 %41, %40
  %43 = shl i32 %42, 5
  %44 = xor i32 %43, %42
  %45 = urem i32 %44, 90
  %46 = udiv i32 %44, 90
  %47 = urem i32 %46, 90
  %48 = lshr i32 %44, 20
  %49 = trunc i32 %48 to i16
  %50 = urem i16 %49, 97
  %51 = add nuw nsw i16 %50, 1
  %52 = zext i16 %51 to i32
  %53 = zext i32 %45 to i64
  %54 = getelementptr inbounds [90 x i32], [90 x i32]* @head, i64 0, i64 %53
  %55 = load i32, i32* %54, align 4
  %56 = getelementptr inbounds [700 x %struct.edge], [700 x %struct.edge]* @edges, i64 0, i64 %37, i32 0
  store i32 %47, i32* %56, align 4
  %57 = getelementptr inbounds [700 x %struct.edge], [700 x %struct.edge]* @edges, i64 0, i64 %37, i32 1
  store i32 %52, i32* %57, align 4
  %58 = getelementptr inbounds [700 x %struct.edge], [700 x %struct.edge]* @edges, i64 0, i64 %37, i32 2
  store i32 %55, i32* %58, align 4
  %59 = add nuw nsw i64 %37, 1
  %60 = trunc i64 %37 to i32
  store i32 %60, i32* %54, align 4
  %61 = trunc i64 %59 to i32
  %62 = icmp eq i32 %61, 700
  br i1 %62, label %63, label %36, !llvm.loop !5

63:
  %64 = phi i64 [ %66, %65 ], [ 0, %36 ]
  br label %68

65:
  %66 = add nuw nsw i64 %64, 1
  %67 = icmp eq i64 %66, 90
  br i1 %67, label %75, label %63, !llvm.loop !8

68:
  %69 = phi i64 [ 0, %63 ], [ %73, %68 ]
  %70 = icmp eq i64 %64, %69
  %71 = select i1 %70, i32 0, i32 268435456
  %72 = getelementptr inbounds [90 x [90 x i32]], [90 x [90 x i32]]* @all, i64 0, i64 %64, i64 %69
  store i32 %71, i32* %72, align 4
  %73 = add nuw nsw i64 %69, 1
  %74 = icmp eq i64 %73, 90
  br i1 %74, label %65, label %68, !llvm.loop !9

75:
  %76 = phi i64 [ %81, %80 ], [ 0, %65 ]
  %77 = getelementptr inbounds [90 x i32], [90 x i32]* @head, i64 0, i64 %76
  %78 = load i32, i32* %77, align 4
  %79 = icmp sgt i32 %78, -1
  br i1 %79, label %83, label %80

80:
  %81 = add nuw nsw i64 %76, 1
  %82 = icmp eq i64 %81, 90
  br i1 %82, label %99, label %75, !llvm.loop !10

83:
  %84 = phi i32 [ %97, %95 ], [ %78, %75 ]
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds [700 x %struct.edge], [700 x %struct.edge]* @edges, i64 0, i64 %85, i32 1
  %87 = load i32, i32* %86, align 4
  %88 = getelementptr inbounds [700 x %struct.edge], [700 x %struct.edge]* @edges, i64 0, i64 %85, i32 0
  %89 = load i32, i32* %88, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [90 x [90 x i32]], [90 x [90 x i32]]* @all, i64 0, i64 %76, i64 %90
  %92 = load i32, i32* %91, align 4
  %93 = icmp slt i32 %87, %92
  br i1 %93, label %94, label %95

94:
  store i32 %87, i32* %91, align 4
  br label %95

95:
  %96 = getelementptr inbounds [700 x %struct.edge], [700 x %struct.edge]* @edges, i64 0, i64 %85, i32 2
  %97 = load i32, i32* %96, align 4
  %98 = icmp sgt i32 %97, -1
  br i1 %98, label %83, label %80, !llvm.loop !11

99:
  %100 = phi i64 [ %105, %104 ], [ 0, %80 ]
  br label %101

101:
  %102 = phi i64 [ 0, %99 ], [ %108, %107 ]
  %103 = getelementptr inbounds [90 x [90 x i32]], [90 x [90 x i32]]* @all, i64 0, i64 %102, i64 %100
  br label %110

104:
  %105 = add nuw nsw i64 %100, 1
  %106 = icmp eq i64 %105, 90
  br i1 %106, label %126, label %99, !llvm.loop !12

107:
  %108 = add nuw nsw i64 %102, 1
  %109 = icmp eq i64 %108, 90
  br i1 %109, label %104, label %101, !llvm.loop !13

110:
  %111 = phi i64 [ 0, %101 ], [ %121, %120 ]
  %112 = load i32, i32* %103, align 4
  %113 = getelementptr inbounds [90 x [90 x i32]], [90 x [90 x i32]]* @all, i64 0, i64 %100, i64 %111
  %114 = load i32, i32* %113, align 4
  %115 = add nsw i32 %114, %112
  %116 = getelementptr inbounds [90 x [90 x i32]], [90 x [90 x i32]]* @all, i64 0, i64 %102, i64 %111
  %117 = load i32, i32* %116, align 4
  %118 = icmp slt i32 %115, %117
  br i1 %118, label %119, label %120

119:
  store i32 %115, i32* %116, align 4
  br label %120

120:
  %121 = add nuw nsw i64 %111, 1
  %122 = icmp eq i64 %121, 90
  br i1 %122, label %107, label %110, !llvm.loop !14

123:
  %124 = add nuw nsw i32 %31, 1
  %125 = icmp eq i32 %124, %21
  br i1 %125, label %24, label %30, !llvm.loop !15

126:
  %127 = phi i64 [ %186, %185 ], [ 0, %104 ]
  %128 = phi i32 [ %184, %185 ], [ %32, %104 ]
  %129 = phi i32 [ %208, %185 ], [ %33, %104 ]
  %130 = phi i32 [ %210, %185 ], [ %34, %104 ]
  %131 = trunc i64 %127 to i32
  call fastcc void @dijkstra(i32 noundef %131, i32* noundef nonnull %22, i32* noundef nonnull %23)
  %132 = and i32 %131, 7
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %134, label %183

134:
  %135 = phi i64 [ %139, %134 ], [ 0, %126 ]
  %136 = icmp eq i64 %135, %127
  %137 = select i1 %136, i32 0, i32 2147483647
  %138 = getelementptr inbounds [90 x i32], [90 x i32]* %5, i64 0, i64 %135
  store i32 %137, i32* %138, align 4
  %139 = add nuw nsw i64 %135, 1
  %140 = icmp eq i64 %139, 90
  br i1 %140, label %141, label %134, !llvm.loop !16

141:
  %142 = phi i32 [ %144, %143 ], [ 0, %134 ]
  br label %146

143:
  %144 = add nuw nsw i32 %142, 1
  %145 = icmp eq i32 %155, 0
  br i1 %145, label %181, label %141, !llvm.loop !17

146:
  %147 = phi i64 [ 0, %141 ], [ %156, %154 ]
  %148 = phi i32 [ 0, %141 ], [ %155, %154 ]
  %149 = getelementptr inbounds [90 x i32], [90 x i32]* @head, i64 0, i64 %147
  %150 = load i32, i32* %149, align 4
  %151 = icmp sgt i32 %150, -1
  br i1 %151, label %152, label %154

152:
  %153 = getelementptr inbounds [90 x i32], [90 x i32]* %5, i64 0, i64 %147
  br label %158

154:
  %155 = phi i32 [ %148, %146 ], [ %177, %176 ]
  %156 = add nuw nsw i64 %147, 1
  %157 = icmp eq i64 %156, 90
  br i1 %157, label %143, label %146, !llvm.loop !18

158:
  %159 = phi i32 [ %150, %152 ], [ %179, %176 ]
  %160 = phi i32 [ %148, %152 ], [ %177, %176 ]
  %161 = load i32, i32* %153, align 4
  %162 = icmp eq i32 %161, 2147483647
  %163 = zext i32 %159 to i64
  br i1 %162, label %176, label %164

164:
  %165 = getelementptr inbounds [700 x %struct.edge], [700 x %struct.edge]* @edges, i64 0, i64 %163, i32 1
  %166 = load i32, i32* %165, align 4
  %167 = add nsw i32 %166, %161
  %168 = getelementptr inbounds [700 x %struct.edge], [700 x %struct.edge]* @edges, i64 0, i64 %163, i32 0
  %169 = load i32, i32* %168, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [90 x i32], [90 x i32]* %5, i64 0, i64 %170
  %172 = load i32, i32* %171, align 4
  %173 = icmp slt i32 %167, %172
  %174 = select i1 %173, i32 %167, i32 %172
  store i32 %174, i32* %171, align 4
  %175 = select i1 %173, i32 1, i32 %160
  br label %176

176:
  %177 = phi i32 [ %160, %158 ], [ %175, %164 ]
  %178 = getelementptr inbounds [700 x %struct.edge], [700 x %struct.edge]* @edges, i64 0, i64 %163, i32 2
  %179 = load i32, i32* %178, align 4
  %180 = icmp sgt i32 %179, -1
  br i1 %180, label %158, label %154, !llvm.loop !19

181:
  %182 = add nsw i32 %144, %128
  br label %183

183:
  %184 = phi i32 [ %182, %181 ], [ %128, %126 ]
  br label %188

185:
  %186 = add nuw nsw i64 %127, 1
  %187 = icmp eq i64 %186, 90
  br i1 %187, label %123, label %126, !llvm.loop !20

188:
  %189 = phi i64 [ 0, %183 ], [ %211, %200 ]
  %190 = phi i32 [ %129, %183 ], [ %208, %200 ]
  %191 = phi i32 [ %130, %183 ], [ %210, %200 ]
  %192 = getelementptr inbounds [90 x i32], [90 x i32]* %3, i64 0, i64 %189
  %193 = load i32, i32* %192, align 4
  br i1 %133, label %194, label %200

194:
  %195 = getelementptr inbounds [90 x i32], [90 x i32]* %5, i64 0, i64 %189
  %196 = load i32, i32* %195, align 4
  %197 = icmp ne i32 %193, %196
  %198 = zext i1 %197 to i32
  %199 = add nsw i32 %190, %198
  br label %200

200:
  %201 = phi i32 [ %199, %194 ], [ %190, %188 ]
  %202 = getelementptr inbounds [90 x [90 x i32]], [90 x [90 x i32]]* @all, i64 0, i64 %127, i64 %189
  %203 = load i32, i32* %202, align 4
  %204 = icmp sgt i32 %203, 268435455
  %205 = select i1 %204, i32 2147483647, i32 %203
  %206 = icmp ne i32 %193, %205
  %207 = zext i1 %206 to i32
  %208 = add nsw i32 %201, %207
  %209 = mul i32 %191, 17
  %210 = add i32 %193, %209
  %211 = add nuw nsw i64 %189, 1
  %212 = icmp eq i64 %211, 90
  br i1 %212, label %185, label %188, !llvm.loop !21

213:
  %214 = bitcast [90 x i32]* %3 to i8*
  %215 = bitcast [90 x i32]* %4 to i8*
  %216 = bitcast [90 x i32]* %5 to i8*
  %217 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([31 x i8], [31 x i8]* @.str.3, i64 0, i64 0), i32 noundef %25, i32 noundef %27, i32 noundef %26)
  call void @llvm.lifetime.end.p0i8(i64 360, i8* nonnull %216) #7
  call void @llvm.lifetime.end.p0i8(i64 360, i8* nonnull %215) #7
  call void @llvm.lifetime.end.p0i8(i64 360, i8* nonnull %214) #7
  ret i32 0

218:
  %219 = phi i64 [ 7, %24 ], [ %226, %224 ]
  %220 = getelementptr inbounds [90 x i32], [90 x i32]* %3, i64 0, i64 %219
  %221 = load i32, i32* %220, align 4
  %222 = trunc i64 %219 to i32
  %223 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([20 x i8], [20 x i8]* @.str, i64 0, i64 0), i32 noundef %222, i32 noundef %221)
  br label %228

224:
  %225 = tail call i32 @putchar(i32 10)
  %226 = add nuw nsw i64 %219, 13
  %227 = icmp ult i64 %219, 77
  br i1 %227, label %218, label %213, !llvm.loop !22

228:
  %229 = phi i32 [ %233, %228 ], [ %222, %218 ]
  %230 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %229)
  %231 = zext i32 %229 to i64
  %232 = getelementptr inbounds [90 x i32], [90 x i32]* %4, i64 0, i64 %231
  %233 = load i32, i32* %232, align 4
  %234 = icmp sgt i32 %233, -1
  br i1 %234, label %228, label %224, !llvm.loop !23
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc void @dijkstra(i32 noundef %0, i32* nocapture noundef %1, i32* nocapture noundef writeonly %2) unnamed_addr #2 {
  br label %31

4:
  %5 = sext i32 %0 to i64
  %6 = getelementptr inbounds i32, i32* %1, i64 %5
  store i32 0, i32* %6, align 4
  %7 = load i32, i32* @heapLen, align 4
  %8 = add nsw i32 %7, 1
  store i32 %8, i32* @heapLen, align 4
  %9 = icmp sgt i32 %7, 0
  br i1 %9, label %10, label %25

10:
  %11 = phi i32 [ %13, %18 ], [ %7, %4 ]
  %12 = add nsw i32 %11, -1
  %13 = lshr i32 %12, 1
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds [790 x i32], [790 x i32]* @heapKey, i64 0, i64 %14
  %16 = load i32, i32* %15, align 4
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %25

18:
  %19 = zext i32 %11 to i64
  %20 = getelementptr inbounds [790 x i32], [790 x i32]* @heapKey, i64 0, i64 %19
  store i32 %16, i32* %20, align 4
  %21 = getelementptr inbounds [790 x i32], [790 x i32]* @heapNode, i64 0, i64 %14
  %22 = load i32, i32* %21, align 4
  %23 = getelementptr inbounds [790 x i32], [790 x i32]* @heapNode, i64 0, i64 %19
  store i32 %22, i32* %23, align 4
  %24 = icmp ult i32 %12, 2
  br i1 %24, label %25, label %10, !llvm.loop !24

25:
  %26 = phi i32 [ %7, %4 ], [ %11, %10 ], [ %13, %18 ]
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [790 x i32], [790 x i32]* @heapKey, i64 0, i64 %27
  store i32 0, i32* %28, align 4
  %29 = getelementptr inbounds [790 x i32], [790 x i32]* @heapNode, i64 0, i64 %27
  store i32 %0, i32* %29, align 4
  %30 = icmp sgt i32 %7, -1
  br i1 %30, label %37, label %140

31:
  %32 = phi i64 [ 0, %3 ], [ %35, %31 ]
  %33 = getelementptr inbounds i32, i32* %1, i64 %32
  store i32 2147483647, i32* %33, align 4
  %34 = getelementptr inbounds i32, i32* %2, i64 %32
  store i32 -1, i32* %34, align 4
  %35 = add nuw nsw i64 %32, 1
  %36 = icmp eq i64 %35, 90
  br i1 %36, label %4, label %31, !llvm.loop !25

37:
  %38 = phi i32 [ %137, %136 ], [ %8, %25 ]
  %39 = load i32, i32* getelementptr inbounds ([790 x i32], [790 x i32]* @heapNode, i64 0, i64 0), align 16
  %40 = load i32, i32* getelementptr inbounds ([790 x i32], [790 x i32]* @heapKey, i64 0, i64 0), align 16
  %41 = add nsw i32 %38, -1
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds [790 x i32], [790 x i32]* @heapKey, i64 0, i64 %42
  %44 = load i32, i32* %43, align 4
  %45 = getelementptr inbounds [790 x i32], [790 x i32]* @heapNode, i64 0, i64 %42
  %46 = load i32, i32* %45, align 4
  %47 = icmp ugt i32 %38, 2
  br i1 %47, label %48, label %78

48:
  %49 = phi i32 [ %76, %69 ], [ 1, %37 ]
  %50 = phi i32 [ %75, %69 ], [ 0, %37 ]
  %51 = phi i32 [ %64, %69 ], [ 0, %37 ]
  %52 = add i32 %50, 2
  %53 = icmp slt i32 %52, %41
  br i1 %53, label %54, label %63

54:
  %55 = sext i32 %52 to i64
  %56 = getelementptr inbounds [790 x i32], [790 x i32]* @heapKey, i64 0, i64 %55
  %57 = load i32, i32* %56, align 8
  %58 = sext i32 %49 to i64
  %59 = getelementptr inbounds [790 x i32], [790 x i32]* @heapKey, i64 0, i64 %58
  %60 = load i32, i32* %59, align 4
  %61 = icmp slt i32 %57, %60
  %62 = select i1 %61, i32 %52, i32 %49
  br label %63

63:
  %64 = phi i32 [ %49, %48 ], [ %62, %54 ]
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [790 x i32], [790 x i32]* @heapKey, i64 0, i64 %65
  %67 = load i32, i32* %66, align 4
  %68 = icmp slt i32 %67, %44
  br i1 %68, label %69, label %78

69:
  %70 = sext i32 %51 to i64
  %71 = getelementptr inbounds [790 x i32], [790 x i32]* @heapKey, i64 0, i64 %70
  store i32 %67, i32* %71, align 4
  %72 = getelementptr inbounds [790 x i32], [790 x i32]* @heapNode, i64 0, i64 %65
  %73 = load i32, i32* %72, align 4
  %74 = getelementptr inbounds [790 x i32], [790 x i32]* @heapNode, i64 0, i64 %70
  store i32 %73, i32* %74, align 4
  %75 = shl nsw i32 %64, 1
  %76 = or i32 %75, 1
  %77 = icmp slt i32 %76, %41
  br i1 %77, label %48, label %78, !llvm.loop !26

78:
  %79 = phi i32 [ 0, %37 ], [ %64, %69 ], [ %51, %63 ]
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [790 x i32], [790 x i32]* @heapKey, i64 0, i64 %80
  store i32 %44, i32* %81, align 4
  %82 = getelementptr inbounds [790 x i32], [790 x i32]* @heapNode, i64 0, i64 %80
  store i32 %46, i32* %82, align 4
  %83 = sext i32 %39 to i64
  %84 = getelementptr inbounds i32, i32* %1, i64 %83
  %85 = load i32, i32* %84, align 4
  %86 = icmp sgt i32 %40, %85
  br i1 %86, label %136, label %87, !llvm.loop !27

87:
  %88 = getelementptr inbounds [90 x i32], [90 x i32]* @head, i64 0, i64 %83
  %89 = load i32, i32* %88, align 4
  %90 = icmp sgt i32 %89, -1
  br i1 %90, label %91, label %136

91:
  %92 = phi i32 [ %134, %131 ], [ %89, %87 ]
  %93 = phi i32 [ %132, %131 ], [ %41, %87 ]
  %94 = zext i32 %92 to i64
  %95 = getelementptr inbounds [700 x %struct.edge], [700 x %struct.edge]* @edges, i64 0, i64 %94, i32 1
  %96 = load i32, i32* %95, align 4
  %97 = add nsw i32 %96, %40
  %98 = getelementptr inbounds [700 x %struct.edge], [700 x %struct.edge]* @edges, i64 0, i64 %94, i32 0
  %99 = load i32, i32* %98, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i32, i32* %1, i64 %100
  %102 = load i32, i32* %101, align 4
  %103 = icmp slt i32 %97, %102
  br i1 %103, label %104, label %131

104:
  store i32 %97, i32* %101, align 4
  %105 = load i32, i32* %98, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i32, i32* %2, i64 %106
  store i32 %39, i32* %107, align 4
  %108 = load i32, i32* %98, align 4
  %109 = add nsw i32 %93, 1
  %110 = icmp sgt i32 %93, 0
  br i1 %110, label %111, label %126

111:
  %112 = phi i32 [ %114, %119 ], [ %93, %104 ]
  %113 = add nsw i32 %112, -1
  %114 = lshr i32 %113, 1
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds [790 x i32], [790 x i32]* @heapKey, i64 0, i64 %115
  %117 = load i32, i32* %116, align 4
  %118 = icmp sgt i32 %117, %97
  br i1 %118, label %119, label %126

119:
  %120 = zext i32 %112 to i64
  %121 = getelementptr inbounds [790 x i32], [790 x i32]* @heapKey, i64 0, i64 %120
  store i32 %117, i32* %121, align 4
  %122 = getelementptr inbounds [790 x i32], [790 x i32]* @heapNode, i64 0, i64 %115
  %123 = load i32, i32* %122, align 4
  %124 = getelementptr inbounds [790 x i32], [790 x i32]* @heapNode, i64 0, i64 %120
  store i32 %123, i32* %124, align 4
  %125 = icmp ult i32 %113, 2
  br i1 %125, label %126, label %111, !llvm.loop !24

126:
  %127 = phi i32 [ %93, %104 ], [ %112, %111 ], [ %114, %119 ]
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [790 x i32], [790 x i32]* @heapKey, i64 0, i64 %128
  store i32 %97, i32* %129, align 4
  %130 = getelementptr inbounds [790 x i32], [790 x i32]* @heapNode, i64 0, i64 %128
  store i32 %108, i32* %130, align 4
  br label %131

131:
  %132 = phi i32 [ %109, %126 ], [ %93, %91 ]
  %133 = getelementptr inbounds [700 x %struct.edge], [700 x %struct.edge]* @edges, i64 0, i64 %94, i32 2
  %134 = load i32, i32* %133, align 4
  %135 = icmp sgt i32 %134, -1
  br i1 %135, label %91, label %136, !llvm.loop !28

136:
  %137 = phi i32 [ %41, %78 ], [ %41, %87 ], [ %132, %131 ]
  %138 = icmp sgt i32 %137, 0
  br i1 %138, label %37, label %139

139:
  store i32 %137, i32* @heapLen, align 4
  br label %140

140:
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #5

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind }
attributes #6 = { argmemonly nofree nounwind willreturn writeonly }
attributes #7 = { nounwind }

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
!9 = distinct !{!9, !6, !7}
!10 = distinct !{!10, !6, !7}
!11 = distinct !{!11, !6, !7}
!12 = distinct !{!12, !6, !7}
!13 = distinct !{!13, !6, !7}
!14 = distinct !{!14, !6, !7}
!15 = distinct !{!15, !6, !7}
!16 = distinct !{!16, !6, !7}
!17 = distinct !{!17, !6, !7}
!18 = distinct !{!18, !6, !7}
!19 = distinct !{!19, !6, !7}
!20 = distinct !{!20, !6, !7}
!21 = distinct !{!21, !6, !7}
!22 = distinct !{!22, !6, !7}
!23 = distinct !{!23, !6, !7}
!24 = distinct !{!24, !6, !7}
!25 = distinct !{!25, !6, !7}
!26 = distinct !{!26, !6, !7}
!27 = distinct !{!27, !6, !7}
!28 = distinct !{!28, !6, !7}
