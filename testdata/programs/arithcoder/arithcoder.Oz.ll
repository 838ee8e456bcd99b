; ModuleID = 'arithcoder.c'
source_filename = "arithcoder.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.model = type { [65 x i16], i16 }

@input = internal global [3000 x i8] zeroinitializer, align 16
@output = internal global [3000 x i8] zeroinitializer, align 16
@packed = internal unnamed_addr global [3064 x i8] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [34 x i8] c"%d symbols to %d bytes, sum %08x\0A\00", align 1
@models = internal global [64 x %struct.model] zeroinitializer, align 16
@str = private unnamed_addr constant [9 x i8] c"mismatch\00", align 1

; Function Attrs: minsize nofree nounwind optsize uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %8

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i32 @atoi(ptr nocapture noundef %6) #11
  br label %8

8:
  %9 = phi i32 [ %7, %4 ], [ 2, %2 ]
  %10 = tail call i32 @llvm.smax.i32(i32 %9, i32 0)
  br label %11

11:
  %12 = phi i32 [ 0, %8 ], [ %174, %198 ]
  %13 = phi i32 [ 1, %8 ], [ %19, %198 ]
  %14 = phi i32 [ 0, %8 ], [ %196, %198 ]
  %15 = phi i32 [ 0, %8 ], [ %199, %198 ]
  %16 = icmp eq i32 %15, %10
  br i1 %16, label %209, label %17

17:
  %18 = phi i64 [ %193, %181 ], [ 0, %11 ]
  %19 = phi i32 [ %183, %181 ], [ %13, %11 ]
  %20 = phi i32 [ %190, %181 ], [ 0, %11 ]
  %21 = icmp eq i64 %18, 3000
  br i1 %21, label %22, label %181

22:
  tail call fastcc void @reset() #12
  br label %23

23:
  %24 = phi i64 [ %74, %72 ], [ 0, %22 ]
  %25 = phi i64 [ %75, %72 ], [ 0, %22 ]
  %26 = phi i32 [ %73, %72 ], [ 0, %22 ]
  %27 = phi i32 [ %62, %72 ], [ -1, %22 ]
  %28 = phi i32 [ %63, %72 ], [ 0, %22 ]
  %29 = icmp eq i64 %24, 3000
  br i1 %29, label %30, label %34

30:
  %31 = add i32 %28, 8388608
  %32 = icmp ugt i32 %28, -8388609
  %33 = sext i32 %26 to i64
  br i1 %32, label %76, label %83

34:
  %35 = getelementptr inbounds [64 x %struct.model], ptr @models, i64 0, i64 %25
  %36 = getelementptr inbounds [3000 x i8], ptr @input, i64 0, i64 %24
  %37 = load i8, ptr %36, align 1, !tbaa !9
  %38 = zext i8 %37 to i32
  %39 = tail call fastcc i32 @below(ptr noundef nonnull %35, i32 noundef %38) #12
  %40 = add nuw nsw i32 %38, 1
  %41 = tail call fastcc i32 @below(ptr noundef nonnull %35, i32 noundef %40) #12
  %42 = getelementptr inbounds i8, ptr %35, i64 130
  %43 = load i16, ptr %42, align 2, !tbaa !10
  %44 = zext i16 %43 to i32
  %45 = udiv i32 %27, %44
  %46 = mul i32 %45, %39
  %47 = add i32 %46, %28
  %48 = sub i32 %41, %39
  %49 = mul i32 %45, %48
  %50 = icmp ult i32 %47, %28
  %51 = sext i32 %26 to i64
  br i1 %50, label %52, label %59

52:
  %53 = phi i64 [ %54, %52 ], [ %51, %34 ]
  %54 = add nsw i64 %53, -1
  %55 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %54
  %56 = load i8, ptr %55, align 1, !tbaa !9
  %57 = add i8 %56, 1
  store i8 %57, ptr %55, align 1, !tbaa !9
  %58 = icmp eq i8 %57, 0
  br i1 %58, label %52, label %59, !llvm.loop !13

59:
  br label %60

60:
  %61 = phi i64 [ %68, %65 ], [ %51, %59 ]
  %62 = phi i32 [ %70, %65 ], [ %49, %59 ]
  %63 = phi i32 [ %71, %65 ], [ %47, %59 ]
  %64 = icmp ult i32 %62, 16777216
  br i1 %64, label %65, label %72

65:
  %66 = lshr i32 %63, 24
  %67 = trunc nuw i32 %66 to i8
  %68 = add nsw i64 %61, 1
  %69 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %61
  store i8 %67, ptr %69, align 1, !tbaa !9
  %70 = shl nuw i32 %62, 8
  %71 = shl i32 %63, 8
  br label %60, !llvm.loop !15

72:
  %73 = trunc nsw i64 %61 to i32
  tail call fastcc void @update(ptr noundef nonnull %35, i32 noundef %38) #12
  %74 = add nuw nsw i64 %24, 1
  %75 = zext i8 %37 to i64
  br label %23, !llvm.loop !16

76:
  %77 = phi i64 [ %78, %76 ], [ %33, %30 ]
  %78 = add nsw i64 %77, -1
  %79 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %78
  %80 = load i8, ptr %79, align 1, !tbaa !9
  %81 = add i8 %80, 1
  store i8 %81, ptr %79, align 1, !tbaa !9
  %82 = icmp eq i8 %81, 0
  br i1 %82, label %76, label %83, !llvm.loop !17

83:
  br label %84

84:
  %85 = phi i64 [ %92, %89 ], [ %33, %83 ]
  %86 = phi i32 [ %95, %89 ], [ %31, %83 ]
  %87 = phi i32 [ %94, %89 ], [ 0, %83 ]
  %88 = icmp eq i32 %87, 4
  br i1 %88, label %96, label %89

89:
  %90 = lshr i32 %86, 24
  %91 = trunc nuw i32 %90 to i8
  %92 = add nsw i64 %85, 1
  %93 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %85
  store i8 %91, ptr %93, align 1, !tbaa !9
  %94 = add nuw nsw i32 %87, 1
  %95 = shl i32 %86, 8
  br label %84, !llvm.loop !18

96:
  tail call fastcc void @reset() #12
  br label %97

97:
  %98 = phi i32 [ 0, %96 ], [ %108, %102 ]
  %99 = phi ptr [ @packed, %96 ], [ %104, %102 ]
  %100 = phi i32 [ 0, %96 ], [ %107, %102 ]
  %101 = icmp eq i32 %98, 4
  br i1 %101, label %109, label %102

102:
  %103 = shl i32 %100, 8
  %104 = getelementptr inbounds i8, ptr %99, i64 1
  %105 = load i8, ptr %99, align 1, !tbaa !9
  %106 = zext i8 %105 to i32
  %107 = or disjoint i32 %103, %106
  %108 = add nuw nsw i32 %98, 1
  br label %97, !llvm.loop !19

109:
  %110 = phi i64 [ %170, %167 ], [ 0, %97 ]
  %111 = phi i64 [ %172, %167 ], [ 0, %97 ]
  %112 = phi ptr [ %156, %167 ], [ getelementptr inbounds (i8, ptr @packed, i64 4), %97 ]
  %113 = phi i32 [ %157, %167 ], [ -1, %97 ]
  %114 = phi i32 [ %158, %167 ], [ %100, %97 ]
  %115 = icmp eq i64 %110, 3000
  br i1 %115, label %173, label %116

116:
  %117 = getelementptr inbounds [64 x %struct.model], ptr @models, i64 0, i64 %111
  %118 = getelementptr inbounds i8, ptr %117, i64 130
  %119 = load i16, ptr %118, align 2, !tbaa !10
  %120 = zext i16 %119 to i32
  %121 = udiv i32 %113, %120
  %122 = udiv i32 %114, %121
  %123 = icmp ult i32 %122, %120
  %124 = add nsw i32 %120, -1
  %125 = select i1 %123, i32 %122, i32 %124
  br label %126

126:
  %127 = phi i32 [ %125, %116 ], [ %144, %143 ]
  %128 = phi i32 [ 0, %116 ], [ %145, %143 ]
  %129 = phi i32 [ 64, %116 ], [ %146, %143 ]
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %147, label %131

131:
  %132 = add nuw nsw i32 %129, %128
  %133 = icmp slt i32 %132, 65
  br i1 %133, label %134, label %143

134:
  %135 = zext nneg i32 %132 to i64
  %136 = getelementptr inbounds [65 x i16], ptr %117, i64 0, i64 %135
  %137 = load i16, ptr %136, align 2, !tbaa !20
  %138 = zext i16 %137 to i32
  %139 = icmp ult i32 %127, %138
  %140 = select i1 %139, i32 0, i32 %138
  %141 = sub i32 %127, %140
  %142 = select i1 %139, i32 %128, i32 %132
  br label %143

143:
  %144 = phi i32 [ %127, %131 ], [ %141, %134 ]
  %145 = phi i32 [ %128, %131 ], [ %142, %134 ]
  %146 = lshr i32 %129, 1
  br label %126, !llvm.loop !21

147:
  %148 = tail call fastcc i32 @below(ptr noundef nonnull %117, i32 noundef %128) #12
  %149 = mul i32 %148, %121
  %150 = sub i32 %114, %149
  %151 = add nuw nsw i32 %128, 1
  %152 = tail call fastcc i32 @below(ptr noundef nonnull %117, i32 noundef %151) #12
  %153 = sub i32 %152, %148
  %154 = mul i32 %153, %121
  br label %155

155:
  %156 = phi ptr [ %112, %147 ], [ %162, %160 ]
  %157 = phi i32 [ %154, %147 ], [ %166, %160 ]
  %158 = phi i32 [ %150, %147 ], [ %165, %160 ]
  %159 = icmp ult i32 %157, 16777216
  br i1 %159, label %160, label %167

160:
  %161 = shl i32 %158, 8
  %162 = getelementptr inbounds i8, ptr %156, i64 1
  %163 = load i8, ptr %156, align 1, !tbaa !9
  %164 = zext i8 %163 to i32
  %165 = or disjoint i32 %161, %164
  %166 = shl nuw i32 %157, 8
  br label %155, !llvm.loop !22

167:
  %168 = trunc nuw nsw i32 %128 to i8
  %169 = getelementptr inbounds [3000 x i8], ptr @output, i64 0, i64 %110
  store i8 %168, ptr %169, align 1, !tbaa !9
  tail call fastcc void @update(ptr noundef nonnull %117, i32 noundef %128) #12
  %170 = add nuw nsw i64 %110, 1
  %171 = and i32 %128, 255
  %172 = zext nneg i32 %171 to i64
  br label %109, !llvm.loop !23

173:
  %174 = trunc nsw i64 %85 to i32
  %175 = tail call i32 @bcmp(ptr noundef nonnull dereferenceable(3000) @input, ptr noundef nonnull dereferenceable(3000) @output, i64 3000)
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %207

177:
  %178 = add i32 %26, 4
  %179 = tail call i32 @llvm.smax.i32(i32 %178, i32 0)
  %180 = zext nneg i32 %179 to i64
  br label %194

181:
  %182 = mul i32 %19, 134775813
  %183 = add i32 %182, 1
  %184 = icmp ult i32 %183, 1073741824
  %185 = mul nuw nsw i32 %20, 5
  %186 = lshr i32 %183, 28
  %187 = add nuw nsw i32 %185, %186
  %188 = lshr i32 %183, 20
  %189 = select i1 %184, i32 %188, i32 %187
  %190 = and i32 %189, 63
  %191 = trunc nuw nsw i32 %190 to i8
  %192 = getelementptr inbounds [3000 x i8], ptr @input, i64 0, i64 %18
  store i8 %191, ptr %192, align 1, !tbaa !9
  %193 = add nuw nsw i64 %18, 1
  br label %17, !llvm.loop !24

194:
  %195 = phi i64 [ 0, %177 ], [ %206, %200 ]
  %196 = phi i32 [ %14, %177 ], [ %205, %200 ]
  %197 = icmp eq i64 %195, %180
  br i1 %197, label %198, label %200

198:
  %199 = add nuw i32 %15, 1
  br label %11, !llvm.loop !25

200:
  %201 = tail call i32 @llvm.fshl.i32(i32 %196, i32 %196, i32 5)
  %202 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %195
  %203 = load i8, ptr %202, align 1, !tbaa !9
  %204 = zext i8 %203 to i32
  %205 = xor i32 %201, %204
  %206 = add nuw nsw i64 %195, 1
  br label %194, !llvm.loop !26

207:
  %208 = tail call i32 @puts(ptr nonnull dereferenceable(1) @str)
  br label %211

209:
  %210 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef 3000, i32 noundef %12, i32 noundef %14) #12
  br label %211

211:
  %212 = phi i32 [ 0, %209 ], [ 1, %207 ]
  ret i32 %212
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc void @reset() unnamed_addr #4 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(8448) @models, i8 0, i64 8448, i1 false)
  br label %1

1:
  %2 = phi i64 [ %11, %10 ], [ 0, %0 ]
  %3 = icmp eq i64 %2, 64
  br i1 %3, label %6, label %4

4:
  %5 = getelementptr inbounds [64 x %struct.model], ptr @models, i64 0, i64 %2
  br label %7

6:
  ret void

7:
  %8 = phi i32 [ %13, %12 ], [ 0, %4 ]
  %9 = icmp eq i32 %8, 64
  br i1 %9, label %10, label %12

10:
  %11 = add nuw nsw i64 %2, 1
  br label %1, !llvm.loop !27

12:
  tail call fastcc void @add(ptr noundef nonnull %5, i32 noundef %8, i32 noundef 1) #12
  %13 = add nuw nsw i32 %8, 1
  br label %7, !llvm.loop !28
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(argmem: read) uwtable
define internal fastcc i32 @below(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #5 {
  br label %3

3:
  %4 = phi i32 [ 0, %2 ], [ %13, %8 ]
  %5 = phi i32 [ %1, %2 ], [ %15, %8 ]
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %8, label %7

7:
  ret i32 %4

8:
  %9 = zext nneg i32 %5 to i64
  %10 = getelementptr inbounds [65 x i16], ptr %0, i64 0, i64 %9
  %11 = load i16, ptr %10, align 2, !tbaa !20
  %12 = zext i16 %11 to i32
  %13 = add i32 %4, %12
  %14 = add nuw i32 %5, 2147483647
  %15 = and i32 %14, %5
  br label %3, !llvm.loop !29
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(argmem: readwrite) uwtable
define internal fastcc void @update(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #6 {
  %3 = alloca [64 x i32], align 16
  tail call fastcc void @add(ptr noundef %0, i32 noundef %1, i32 noundef 24) #12
  %4 = getelementptr inbounds i8, ptr %0, i64 130
  %5 = load i16, ptr %4, align 2, !tbaa !10
  %6 = icmp ult i16 %5, 16384
  br i1 %6, label %31, label %7

7:
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %3) #13
  br label %8

8:
  %9 = phi i64 [ %13, %12 ], [ 0, %7 ]
  %10 = icmp eq i64 %9, 64
  br i1 %10, label %11, label %12

11:
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 2 dereferenceable(132) %0, i8 0, i64 132, i1 false)
  br label %20

12:
  %13 = add nuw nsw i64 %9, 1
  %14 = trunc nuw nsw i64 %13 to i32
  %15 = tail call fastcc i32 @below(ptr noundef %0, i32 noundef %14) #12
  %16 = trunc nuw nsw i64 %9 to i32
  %17 = tail call fastcc i32 @below(ptr noundef %0, i32 noundef %16) #12
  %18 = sub i32 %15, %17
  %19 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %9
  store i32 %18, ptr %19, align 4, !tbaa !30
  br label %8, !llvm.loop !32

20:
  %21 = phi i64 [ %30, %24 ], [ 0, %11 ]
  %22 = icmp eq i64 %21, 64
  br i1 %22, label %23, label %24

23:
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %3) #13
  br label %31

24:
  %25 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %21
  %26 = load i32, ptr %25, align 4, !tbaa !30
  %27 = add i32 %26, 1
  %28 = sdiv i32 %27, 2
  %29 = trunc nuw nsw i64 %21 to i32
  tail call fastcc void @add(ptr noundef %0, i32 noundef %29, i32 noundef %28) #12
  %30 = add nuw nsw i64 %21, 1
  br label %20, !llvm.loop !33

31:
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(argmem: readwrite) uwtable
define internal fastcc void @add(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #6 {
  %4 = add nsw i32 %1, 1
  %5 = trunc i32 %2 to i16
  br label %6

6:
  %7 = phi i32 [ %4, %3 ], [ %20, %13 ]
  %8 = icmp slt i32 %7, 65
  br i1 %8, label %13, label %9

9:
  %10 = getelementptr inbounds i8, ptr %0, i64 130
  %11 = load i16, ptr %10, align 2, !tbaa !10
  %12 = add i16 %11, %5
  store i16 %12, ptr %10, align 2, !tbaa !10
  ret void

13:
  %14 = sext i32 %7 to i64
  %15 = getelementptr inbounds [65 x i16], ptr %0, i64 0, i64 %14
  %16 = load i16, ptr %15, align 2, !tbaa !20
  %17 = add i16 %16, %5
  store i16 %17, ptr %15, align 2, !tbaa !20
  %18 = sub nsw i32 0, %7
  %19 = and i32 %7, %18
  %20 = add nsw i32 %19, %7
  br label %6, !llvm.loop !34
}

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #9

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #9

attributes #0 = { minsize nofree nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { minsize nofree norecurse nosync nounwind optsize memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { minsize nofree norecurse nosync nounwind optsize memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { minsize nofree norecurse nosync nounwind optsize memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nofree nounwind willreturn memory(argmem: read) }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nofree nounwind }
attributes #11 = { minsize nounwind optsize willreturn memory(read) }
attributes #12 = { minsize optsize }
attributes #13 = { nounwind }

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
!9 = !{!7, !7, i64 0}
!10 = !{!11, !12, i64 130}
!11 = !{!"model", !7, i64 0, !12, i64 130}
!12 = !{!"short", !7, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = distinct !{!16, !14}
!17 = distinct !{!17, !14}
!18 = distinct !{!18, !14}
!19 = distinct !{!19, !14}
!20 = !{!12, !12, i64 0}
!21 = distinct !{!21, !14}
!22 = distinct !{!22, !14}
!23 = distinct !{!23, !14}
!24 = distinct !{!24, !14}
!25 = distinct !{!25, !14}
!26 = distinct !{!26, !14}
!27 = distinct !{!27, !14}
!28 = distinct !{!28, !14}
!29 = distinct !{!29, !14}
!30 = !{!31, !31, i64 0}
!31 = !{!"int", !7, i64 0}
!32 = distinct !{!32, !14}
!33 = distinct !{!33, !14}
!34 = distinct !{!34, !14}
