; ModuleID = 'hash.c'
source_filename = "hash.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { ptr, ptr }
%struct.table = type { ptr, i32, i32, i32 }
%struct.entry = type { i32, i32, i8 }

@hashes = internal unnamed_addr constant [5 x %struct.anon] [%struct.anon { ptr @.str.2, ptr @fnv }, %struct.anon { ptr @.str.3, ptr @oneAtATime }, %struct.anon { ptr @.str.4, ptr @murmur }, %struct.anon { ptr @.str.5, ptr @siphash }, %struct.anon { ptr @.str.6, ptr @wide }], align 16
@.str = private unnamed_addr constant [15 x i8] c"%-14s %016llx\0A\00", align 1
@.str.1 = private unnamed_addr constant [33 x i8] c"table: %u live of %u, total %ld\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"fnv\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"one-at-a-time\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"murmur\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"siphash\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"wide\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca [257 x i8], align 16
  %6 = alloca [5 x i64], align 16
  %7 = alloca %struct.table, align 8
  %8 = icmp sgt i32 %0, 1
  br i1 %8, label %9, label %14

9:
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !5
  %12 = tail call i64 @strtol(ptr nocapture noundef nonnull %11, ptr noundef null, i32 noundef 10) #10
  %13 = trunc i64 %12 to i32
  br label %14

14:
  %15 = phi i32 [ %13, %9 ], [ 1, %2 ]
  call void @llvm.lifetime.start.p0(i64 257, ptr nonnull %5) #10
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %6) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %6, i8 0, i64 40, i1 false)
  br label %22

16:
  %17 = icmp sgt i32 %15, 0
  br i1 %17, label %18, label %38

18:
  %19 = getelementptr inbounds i8, ptr %7, i64 8
  %20 = getelementptr inbounds i8, ptr %7, i64 12
  %21 = getelementptr inbounds i8, ptr %7, i64 16
  br label %33

22:
  %23 = phi i64 [ 0, %14 ], [ %31, %22 ]
  %24 = trunc nuw nsw i64 %23 to i32
  %25 = lshr i32 %24, 3
  %26 = trunc i64 %23 to i32
  %27 = mul i32 %26, 7
  %28 = add nuw nsw i32 %27, %25
  %29 = trunc i32 %28 to i8
  %30 = getelementptr inbounds [257 x i8], ptr %5, i64 0, i64 %23
  store i8 %29, ptr %30, align 1, !tbaa !9
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %31, 257
  br i1 %32, label %16, label %22, !llvm.loop !10

33:
  %34 = phi i64 [ 0, %18 ], [ %173, %122 ]
  %35 = phi i32 [ 0, %18 ], [ %50, %122 ]
  br label %42

36:
  %37 = add i32 %124, 1
  br label %38

38:
  %39 = phi i32 [ 0, %16 ], [ %123, %36 ]
  %40 = phi i32 [ 1, %16 ], [ %37, %36 ]
  %41 = phi i64 [ 0, %16 ], [ %173, %36 ]
  br label %178

42:
  %43 = phi i64 [ 0, %33 ], [ %52, %51 ]
  %44 = getelementptr inbounds [5 x i64], ptr %6, i64 0, i64 %43
  %45 = getelementptr inbounds [5 x %struct.anon], ptr @hashes, i64 0, i64 %43, i32 1
  %46 = load ptr, ptr %45, align 8, !tbaa !13
  %47 = load i64, ptr %44, align 8, !tbaa !15
  br label %54

48:
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #10
  %49 = call noalias dereferenceable_or_null(96) ptr @calloc(i64 noundef 8, i64 noundef 12) #11
  store ptr %49, ptr %7, align 8, !tbaa !17
  store i32 7, ptr %19, align 8, !tbaa !20
  store i32 0, ptr %20, align 4, !tbaa !21
  store i32 0, ptr %21, align 8, !tbaa !22
  %50 = add nuw nsw i32 %35, 1
  br label %65

51:
  store i64 %59, ptr %44, align 8, !tbaa !15
  %52 = add nuw nsw i64 %43, 1
  %53 = icmp eq i64 %52, 5
  br i1 %53, label %48, label %42, !llvm.loop !23

54:
  %55 = phi i64 [ 0, %42 ], [ %60, %54 ]
  %56 = phi i64 [ %47, %42 ], [ %59, %54 ]
  %57 = call i64 @llvm.fshl.i64(i64 %56, i64 %56, i64 5)
  %58 = call i64 %46(ptr noundef nonnull %5, i64 noundef %55) #10
  %59 = xor i64 %58, %57
  %60 = add nuw nsw i64 %55, 1
  %61 = icmp eq i64 %60, 258
  br i1 %61, label %51, label %54, !llvm.loop !24

62:
  %63 = load ptr, ptr %7, align 8, !tbaa !17
  %64 = load i32, ptr %19, align 8, !tbaa !20
  br label %127

65:
  %66 = phi i32 [ 0, %48 ], [ %120, %119 ]
  %67 = phi i32 [ %50, %48 ], [ %69, %119 ]
  %68 = mul i32 %67, 69069
  %69 = add i32 %68, 1
  %70 = lshr i32 %69, 16
  %71 = urem i32 %70, 1500
  %72 = and i32 %69, -536870912
  %73 = icmp eq i32 %72, 1610612736
  br i1 %73, label %74, label %115

74:
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  store i32 %71, ptr %4, align 4, !tbaa !25
  br label %75

75:
  %76 = phi i64 [ %84, %75 ], [ -3750763034362895579, %74 ]
  %77 = phi i64 [ %79, %75 ], [ 4, %74 ]
  %78 = phi ptr [ %80, %75 ], [ %4, %74 ]
  %79 = add nsw i64 %77, -1
  %80 = getelementptr inbounds i8, ptr %78, i64 1
  %81 = load i8, ptr %78, align 1, !tbaa !9
  %82 = zext i8 %81 to i64
  %83 = xor i64 %76, %82
  %84 = mul i64 %83, 1099511628211
  %85 = icmp eq i64 %79, 0
  br i1 %85, label %86, label %75, !llvm.loop !26

86:
  %87 = trunc i64 %84 to i32
  %88 = load ptr, ptr %7, align 8, !tbaa !17
  %89 = load i32, ptr %19, align 8, !tbaa !20
  br label %90

90:
  %91 = phi i32 [ %87, %86 ], [ %108, %106 ]
  %92 = phi i32 [ 1, %86 ], [ %107, %106 ]
  %93 = phi ptr [ undef, %86 ], [ %104, %106 ]
  %94 = and i32 %91, %89
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds %struct.entry, ptr %88, i64 %95
  %97 = getelementptr inbounds i8, ptr %96, i64 8
  %98 = load i8, ptr %97, align 4, !tbaa !27
  switch i8 %98, label %102 [
    i8 0, label %103
    i8 1, label %99
  ]

99:
  %100 = load i32, ptr %96, align 4, !tbaa !29
  %101 = icmp eq i32 %100, %71
  br i1 %101, label %103, label %102

102:
  br label %103

103:
  %104 = phi ptr [ %93, %102 ], [ %96, %99 ], [ null, %90 ]
  %105 = phi i1 [ true, %102 ], [ false, %99 ], [ false, %90 ]
  br i1 %105, label %106, label %109

106:
  %107 = add i32 %92, 1
  %108 = add i32 %92, %91
  br label %90, !llvm.loop !30

109:
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  %110 = icmp eq ptr %104, null
  br i1 %110, label %119, label %111

111:
  %112 = getelementptr inbounds i8, ptr %104, i64 8
  store i8 2, ptr %112, align 4, !tbaa !27
  %113 = load i32, ptr %21, align 8, !tbaa !22
  %114 = add i32 %113, -1
  store i32 %114, ptr %21, align 8, !tbaa !22
  br label %119

115:
  %116 = lshr i32 %69, 8
  %117 = and i32 %116, 63
  %118 = add nsw i32 %117, -20
  call fastcc void @put(ptr noundef nonnull %7, i32 noundef %71, i32 noundef %118)
  br label %119

119:
  %120 = add nuw nsw i32 %66, 1
  %121 = icmp eq i32 %120, 6000
  br i1 %121, label %62, label %65, !llvm.loop !31

122:
  %123 = load i32, ptr %21, align 8, !tbaa !22
  %124 = load i32, ptr %19, align 8, !tbaa !20
  %125 = load ptr, ptr %7, align 8, !tbaa !17
  call void @free(ptr noundef %125) #10
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #10
  %126 = icmp eq i32 %50, %15
  br i1 %126, label %36, label %33, !llvm.loop !32

127:
  %128 = phi i64 [ 0, %62 ], [ %174, %172 ]
  %129 = phi i64 [ %34, %62 ], [ %173, %172 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3)
  %130 = trunc nuw nsw i64 %128 to i32
  store i32 %130, ptr %3, align 4, !tbaa !25
  br label %131

131:
  %132 = phi i64 [ %140, %131 ], [ -3750763034362895579, %127 ]
  %133 = phi i64 [ %135, %131 ], [ 4, %127 ]
  %134 = phi ptr [ %136, %131 ], [ %3, %127 ]
  %135 = add nsw i64 %133, -1
  %136 = getelementptr inbounds i8, ptr %134, i64 1
  %137 = load i8, ptr %134, align 1, !tbaa !9
  %138 = zext i8 %137 to i64
  %139 = xor i64 %132, %138
  %140 = mul i64 %139, 1099511628211
  %141 = icmp eq i64 %135, 0
  br i1 %141, label %142, label %131, !llvm.loop !26

142:
  %143 = trunc i64 %140 to i32
  br label %144

144:
  %145 = phi i32 [ %143, %142 ], [ %163, %161 ]
  %146 = phi i32 [ 1, %142 ], [ %162, %161 ]
  %147 = phi ptr [ undef, %142 ], [ %159, %161 ]
  %148 = and i32 %145, %64
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds %struct.entry, ptr %63, i64 %149
  %151 = getelementptr inbounds i8, ptr %150, i64 8
  %152 = load i8, ptr %151, align 4, !tbaa !27
  switch i8 %152, label %157 [
    i8 0, label %158
    i8 1, label %153
  ]

153:
  %154 = load i32, ptr %150, align 4, !tbaa !29
  %155 = zext i32 %154 to i64
  %156 = icmp eq i64 %128, %155
  br i1 %156, label %158, label %157

157:
  br label %158

158:
  %159 = phi ptr [ %147, %157 ], [ %150, %153 ], [ null, %144 ]
  %160 = phi i1 [ true, %157 ], [ false, %153 ], [ false, %144 ]
  br i1 %160, label %161, label %164

161:
  %162 = add i32 %146, 1
  %163 = add i32 %146, %145
  br label %144, !llvm.loop !30

164:
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3)
  %165 = icmp eq ptr %159, null
  br i1 %165, label %172, label %166

166:
  %167 = getelementptr inbounds i8, ptr %159, i64 4
  %168 = load i32, ptr %167, align 4, !tbaa !33
  %169 = sext i32 %168 to i64
  %170 = mul nsw i64 %128, %169
  %171 = add nsw i64 %170, %129
  br label %172

172:
  %173 = phi i64 [ %171, %166 ], [ %129, %164 ]
  %174 = add nuw nsw i64 %128, 1
  %175 = icmp eq i64 %174, 1500
  br i1 %175, label %122, label %127, !llvm.loop !34

176:
  %177 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %39, i32 noundef %40, i64 noundef %41)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 257, ptr nonnull %5) #10
  ret i32 0

178:
  %179 = phi i64 [ 0, %38 ], [ %185, %178 ]
  %180 = getelementptr inbounds [5 x %struct.anon], ptr @hashes, i64 0, i64 %179
  %181 = load ptr, ptr %180, align 16, !tbaa !35
  %182 = getelementptr inbounds [5 x i64], ptr %6, i64 0, i64 %179
  %183 = load i64, ptr %182, align 8, !tbaa !15
  %184 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef %181, i64 noundef %183)
  %185 = add nuw nsw i64 %179, 1
  %186 = icmp eq i64 %185, 5
  br i1 %186, label %176, label %178, !llvm.loop !36
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal fastcc void @put(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = getelementptr inbounds i8, ptr %0, i64 12
  %6 = load i32, ptr %5, align 4, !tbaa !21
  %7 = shl i32 %6, 2
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load i32, ptr %8, align 8, !tbaa !25
  %10 = mul i32 %9, 3
  %11 = icmp ult i32 %7, %10
  br i1 %11, label %35, label %12

12:
  %13 = load ptr, ptr %0, align 8, !tbaa !5
  %14 = shl i32 %9, 1
  %15 = or disjoint i32 %14, 1
  store i32 %15, ptr %8, align 8, !tbaa !20
  %16 = add i32 %14, 2
  %17 = zext i32 %16 to i64
  %18 = tail call noalias ptr @calloc(i64 noundef %17, i64 noundef 12) #11
  store ptr %18, ptr %0, align 8, !tbaa !17
  %19 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 0, ptr %19, align 8, !tbaa !22
  store i32 0, ptr %5, align 4, !tbaa !21
  br label %21

20:
  tail call void @free(ptr noundef %13) #10
  br label %35

21:
  %22 = phi i32 [ 0, %12 ], [ %33, %32 ]
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds %struct.entry, ptr %13, i64 %23
  %25 = getelementptr inbounds i8, ptr %24, i64 8
  %26 = load i8, ptr %25, align 4, !tbaa !27
  %27 = icmp eq i8 %26, 1
  br i1 %27, label %28, label %32

28:
  %29 = load i32, ptr %24, align 4, !tbaa !29
  %30 = getelementptr inbounds i8, ptr %24, i64 4
  %31 = load i32, ptr %30, align 4, !tbaa !33
  tail call fastcc void @put(ptr noundef nonnull %0, i32 noundef %29, i32 noundef %31)
  br label %32

32:
  %33 = add i32 %22, 1
  %34 = icmp ugt i32 %33, %9
  br i1 %34, label %20, label %21, !llvm.loop !37

35:
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  store i32 %1, ptr %4, align 4, !tbaa !25
  br label %36

36:
  %37 = phi i64 [ %45, %36 ], [ -3750763034362895579, %35 ]
  %38 = phi i64 [ %40, %36 ], [ 4, %35 ]
  %39 = phi ptr [ %41, %36 ], [ %4, %35 ]
  %40 = add nsw i64 %38, -1
  %41 = getelementptr inbounds i8, ptr %39, i64 1
  %42 = load i8, ptr %39, align 1, !tbaa !9
  %43 = zext i8 %42 to i64
  %44 = xor i64 %37, %43
  %45 = mul i64 %44, 1099511628211
  %46 = icmp eq i64 %40, 0
  br i1 %46, label %47, label %36, !llvm.loop !26

47:
  %48 = trunc i64 %45 to i32
  %49 = load ptr, ptr %0, align 8, !tbaa !17
  %50 = load i32, ptr %8, align 8, !tbaa !20
  br label %51

51:
  %52 = phi i32 [ %48, %47 ], [ %81, %79 ]
  %53 = phi ptr [ null, %47 ], [ %76, %79 ]
  %54 = phi i32 [ 1, %47 ], [ %80, %79 ]
  %55 = phi ptr [ undef, %47 ], [ %77, %79 ]
  %56 = and i32 %52, %50
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds %struct.entry, ptr %49, i64 %57
  %59 = getelementptr inbounds i8, ptr %58, i64 8
  %60 = load i8, ptr %59, align 4, !tbaa !27
  %61 = icmp eq i8 %60, 0
  br i1 %61, label %62, label %65

62:
  %63 = icmp eq ptr %53, null
  %64 = select i1 %63, ptr %58, ptr %53
  br label %75

65:
  %66 = icmp ne i8 %60, 2
  %67 = icmp ne ptr %53, null
  %68 = select i1 %66, i1 true, i1 %67
  %69 = select i1 %68, ptr %53, ptr %58
  %70 = icmp eq i8 %60, 1
  br i1 %70, label %71, label %74

71:
  %72 = load i32, ptr %58, align 4, !tbaa !29
  %73 = icmp eq i32 %72, %1
  br i1 %73, label %75, label %74

74:
  br label %75

75:
  %76 = phi ptr [ %53, %62 ], [ %69, %74 ], [ %69, %71 ]
  %77 = phi ptr [ %64, %62 ], [ %55, %74 ], [ %58, %71 ]
  %78 = phi i1 [ false, %62 ], [ true, %74 ], [ false, %71 ]
  br i1 %78, label %79, label %82

79:
  %80 = add i32 %54, 1
  %81 = add i32 %54, %52
  br label %51, !llvm.loop !30

82:
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  %83 = getelementptr inbounds i8, ptr %77, i64 8
  %84 = load i8, ptr %83, align 4, !tbaa !27
  %85 = icmp eq i8 %84, 1
  br i1 %85, label %95, label %86

86:
  %87 = icmp eq i8 %84, 0
  %88 = zext i1 %87 to i32
  %89 = load i32, ptr %5, align 4, !tbaa !21
  %90 = add i32 %89, %88
  store i32 %90, ptr %5, align 4, !tbaa !21
  %91 = getelementptr inbounds i8, ptr %0, i64 16
  %92 = load i32, ptr %91, align 8, !tbaa !22
  %93 = add i32 %92, 1
  store i32 %93, ptr %91, align 8, !tbaa !22
  store i8 1, ptr %83, align 4, !tbaa !27
  store i32 %1, ptr %77, align 4, !tbaa !29
  %94 = getelementptr inbounds i8, ptr %77, i64 4
  store i32 0, ptr %94, align 4, !tbaa !33
  br label %95

95:
  %96 = getelementptr inbounds i8, ptr %77, i64 4
  %97 = load i32, ptr %96, align 4, !tbaa !33
  %98 = add nsw i32 %97, %2
  store i32 %98, ptr %96, align 4, !tbaa !33
  ret void
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable
define internal i64 @fnv(ptr nocapture noundef readonly %0, i64 noundef %1) #7 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %15, label %4

4:
  %5 = phi i64 [ %13, %4 ], [ -3750763034362895579, %2 ]
  %6 = phi i64 [ %8, %4 ], [ %1, %2 ]
  %7 = phi ptr [ %9, %4 ], [ %0, %2 ]
  %8 = add i64 %6, -1
  %9 = getelementptr inbounds i8, ptr %7, i64 1
  %10 = load i8, ptr %7, align 1, !tbaa !9
  %11 = zext i8 %10 to i64
  %12 = xor i64 %5, %11
  %13 = mul i64 %12, 1099511628211
  %14 = icmp eq i64 %8, 0
  br i1 %14, label %15, label %4, !llvm.loop !26

15:
  %16 = phi i64 [ -3750763034362895579, %2 ], [ %13, %4 ]
  ret i64 %16
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 0, 4294967296) i64 @oneAtATime(ptr nocapture noundef readonly %0, i64 noundef %1) #8 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %6, label %12

4:
  %5 = mul i32 %21, 9
  br label %6

6:
  %7 = phi i32 [ 0, %2 ], [ %5, %4 ]
  %8 = lshr i32 %7, 11
  %9 = xor i32 %8, %7
  %10 = mul i32 %9, 32769
  %11 = zext i32 %10 to i64
  ret i64 %11

12:
  %13 = phi i64 [ %22, %12 ], [ 0, %2 ]
  %14 = phi i32 [ %21, %12 ], [ 0, %2 ]
  %15 = getelementptr inbounds i8, ptr %0, i64 %13
  %16 = load i8, ptr %15, align 1, !tbaa !9
  %17 = zext i8 %16 to i32
  %18 = add i32 %14, %17
  %19 = mul i32 %18, 1025
  %20 = lshr i32 %19, 6
  %21 = xor i32 %20, %19
  %22 = add nuw i64 %13, 1
  %23 = icmp eq i64 %22, %1
  br i1 %23, label %4, label %12, !llvm.loop !38
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal range(i64 0, 4294967296) i64 @murmur(ptr nocapture noundef readonly %0, i64 noundef %1) #8 {
  %3 = icmp ult i64 %1, 4
  br i1 %3, label %21, label %4

4:
  %5 = phi i64 [ %19, %4 ], [ 4, %2 ]
  %6 = phi i64 [ %5, %4 ], [ 0, %2 ]
  %7 = phi i32 [ %18, %4 ], [ -1756908916, %2 ]
  %8 = getelementptr inbounds i8, ptr %0, i64 %6
  %9 = load i32, ptr %8, align 1
  %10 = mul i32 %9, -862048943
  %11 = mul i32 %9, 380141568
  %12 = lshr i32 %10, 17
  %13 = or disjoint i32 %12, %11
  %14 = mul i32 %13, 461845907
  %15 = xor i32 %14, %7
  %16 = tail call i32 @llvm.fshl.i32(i32 %15, i32 %15, i32 13)
  %17 = mul i32 %16, 5
  %18 = add i32 %17, -430675100
  %19 = add nuw i64 %5, 4
  %20 = icmp ugt i64 %19, %1
  br i1 %20, label %21, label %4, !llvm.loop !39

21:
  %22 = phi i32 [ -1756908916, %2 ], [ %18, %4 ]
  %23 = phi i64 [ 0, %2 ], [ %5, %4 ]
  %24 = and i64 %1, 3
  switch i64 %24, label %51 [
    i64 3, label %25
    i64 2, label %31
    i64 1, label %39
    i64 0, label %52
  ]

25:
  %26 = or disjoint i64 %23, 2
  %27 = getelementptr inbounds i8, ptr %0, i64 %26
  %28 = load i8, ptr %27, align 1, !tbaa !9
  %29 = zext i8 %28 to i32
  %30 = shl nuw nsw i32 %29, 16
  br label %31

31:
  %32 = phi i32 [ 0, %21 ], [ %30, %25 ]
  %33 = or disjoint i64 %23, 1
  %34 = getelementptr inbounds i8, ptr %0, i64 %33
  %35 = load i8, ptr %34, align 1, !tbaa !9
  %36 = zext i8 %35 to i32
  %37 = shl nuw nsw i32 %36, 8
  %38 = or disjoint i32 %37, %32
  br label %39

39:
  %40 = phi i32 [ 0, %21 ], [ %38, %31 ]
  %41 = getelementptr inbounds i8, ptr %0, i64 %23
  %42 = load i8, ptr %41, align 1, !tbaa !9
  %43 = zext i8 %42 to i32
  %44 = xor i32 %40, %43
  %45 = mul i32 %44, -862048943
  %46 = mul i32 %44, 380141568
  %47 = lshr i32 %45, 17
  %48 = or disjoint i32 %47, %46
  %49 = mul i32 %48, 461845907
  %50 = xor i32 %49, %22
  br label %52

51:
  unreachable

52:
  %53 = phi i32 [ %22, %21 ], [ %50, %39 ]
  %54 = trunc i64 %1 to i32
  %55 = xor i32 %53, %54
  %56 = lshr i32 %55, 16
  %57 = xor i32 %56, %55
  %58 = mul i32 %57, -2048144789
  %59 = lshr i32 %58, 13
  %60 = xor i32 %59, %58
  %61 = mul i32 %60, -1028477387
  %62 = lshr i32 %61, 16
  %63 = xor i32 %62, %61
  %64 = zext i32 %63 to i64
  ret i64 %64
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal i64 @siphash(ptr nocapture noundef readonly %0, i64 noundef %1) #8 {
  %3 = icmp ult i64 %1, 8
  br i1 %3, label %45, label %4

4:
  %5 = phi i64 [ %43, %4 ], [ 8, %2 ]
  %6 = phi i64 [ %5, %4 ], [ 0, %2 ]
  %7 = phi i64 [ %37, %4 ], [ 8893317812261383291, %2 ]
  %8 = phi i64 [ %41, %4 ], [ 7746018054687388513, %2 ]
  %9 = phi i64 [ %40, %4 ], [ 7737605742629119589, %2 ]
  %10 = phi i64 [ %42, %4 ], [ 8388350548712186997, %2 ]
  %11 = getelementptr inbounds i8, ptr %0, i64 %6
  %12 = load i64, ptr %11, align 1
  %13 = xor i64 %12, %7
  %14 = add i64 %9, %10
  %15 = tail call i64 @llvm.fshl.i64(i64 %9, i64 %9, i64 13)
  %16 = xor i64 %15, %14
  %17 = tail call i64 @llvm.fshl.i64(i64 %14, i64 %14, i64 32)
  %18 = add i64 %13, %8
  %19 = tail call i64 @llvm.fshl.i64(i64 %13, i64 %13, i64 16)
  %20 = xor i64 %19, %18
  %21 = add i64 %20, %17
  %22 = tail call i64 @llvm.fshl.i64(i64 %20, i64 %20, i64 21)
  %23 = xor i64 %22, %21
  %24 = add i64 %18, %16
  %25 = tail call i64 @llvm.fshl.i64(i64 %16, i64 %16, i64 17)
  %26 = xor i64 %24, %25
  %27 = tail call i64 @llvm.fshl.i64(i64 %24, i64 %24, i64 32)
  %28 = add i64 %21, %26
  %29 = tail call i64 @llvm.fshl.i64(i64 %26, i64 %26, i64 13)
  %30 = xor i64 %29, %28
  %31 = tail call i64 @llvm.fshl.i64(i64 %28, i64 %28, i64 32)
  %32 = add i64 %23, %27
  %33 = tail call i64 @llvm.fshl.i64(i64 %23, i64 %23, i64 16)
  %34 = xor i64 %33, %32
  %35 = add i64 %34, %31
  %36 = tail call i64 @llvm.fshl.i64(i64 %34, i64 %34, i64 21)
  %37 = xor i64 %36, %35
  %38 = add i64 %32, %30
  %39 = tail call i64 @llvm.fshl.i64(i64 %30, i64 %30, i64 17)
  %40 = xor i64 %39, %38
  %41 = tail call i64 @llvm.fshl.i64(i64 %38, i64 %38, i64 32)
  %42 = xor i64 %35, %12
  %43 = add nuw i64 %5, 8
  %44 = icmp ugt i64 %43, %1
  br i1 %44, label %45, label %4, !llvm.loop !40

45:
  %46 = phi i64 [ 8388350548712186997, %2 ], [ %42, %4 ]
  %47 = phi i64 [ 7737605742629119589, %2 ], [ %40, %4 ]
  %48 = phi i64 [ 7746018054687388513, %2 ], [ %41, %4 ]
  %49 = phi i64 [ 8893317812261383291, %2 ], [ %37, %4 ]
  %50 = phi i64 [ 0, %2 ], [ %5, %4 ]
  %51 = shl i64 %1, 56
  %52 = icmp ult i64 %50, %1
  br i1 %52, label %141, label %53

53:
  %54 = phi i64 [ %51, %45 ], [ %149, %141 ]
  %55 = xor i64 %54, %49
  %56 = add i64 %47, %46
  %57 = tail call i64 @llvm.fshl.i64(i64 %47, i64 %47, i64 13)
  %58 = xor i64 %57, %56
  %59 = tail call i64 @llvm.fshl.i64(i64 %56, i64 %56, i64 32)
  %60 = add i64 %55, %48
  %61 = tail call i64 @llvm.fshl.i64(i64 %55, i64 %55, i64 16)
  %62 = xor i64 %61, %60
  %63 = add i64 %62, %59
  %64 = tail call i64 @llvm.fshl.i64(i64 %62, i64 %62, i64 21)
  %65 = xor i64 %64, %63
  %66 = add i64 %60, %58
  %67 = tail call i64 @llvm.fshl.i64(i64 %58, i64 %58, i64 17)
  %68 = xor i64 %66, %67
  %69 = tail call i64 @llvm.fshl.i64(i64 %66, i64 %66, i64 32)
  %70 = add i64 %63, %68
  %71 = tail call i64 @llvm.fshl.i64(i64 %68, i64 %68, i64 13)
  %72 = xor i64 %71, %70
  %73 = tail call i64 @llvm.fshl.i64(i64 %70, i64 %70, i64 32)
  %74 = add i64 %65, %69
  %75 = tail call i64 @llvm.fshl.i64(i64 %65, i64 %65, i64 16)
  %76 = xor i64 %75, %74
  %77 = add i64 %76, %73
  %78 = tail call i64 @llvm.fshl.i64(i64 %76, i64 %76, i64 21)
  %79 = xor i64 %78, %77
  %80 = add i64 %74, %72
  %81 = tail call i64 @llvm.fshl.i64(i64 %72, i64 %72, i64 17)
  %82 = xor i64 %81, %80
  %83 = tail call i64 @llvm.fshl.i64(i64 %80, i64 %80, i64 32)
  %84 = xor i64 %77, %54
  %85 = xor i64 %83, 255
  %86 = add i64 %84, %82
  %87 = tail call i64 @llvm.fshl.i64(i64 %82, i64 %82, i64 13)
  %88 = xor i64 %86, %87
  %89 = tail call i64 @llvm.fshl.i64(i64 %86, i64 %86, i64 32)
  %90 = add i64 %85, %79
  %91 = tail call i64 @llvm.fshl.i64(i64 %79, i64 %79, i64 16)
  %92 = xor i64 %91, %90
  %93 = add i64 %89, %92
  %94 = tail call i64 @llvm.fshl.i64(i64 %92, i64 %92, i64 21)
  %95 = xor i64 %94, %93
  %96 = add i64 %88, %90
  %97 = tail call i64 @llvm.fshl.i64(i64 %88, i64 %88, i64 17)
  %98 = xor i64 %97, %96
  %99 = tail call i64 @llvm.fshl.i64(i64 %96, i64 %96, i64 32)
  %100 = add i64 %98, %93
  %101 = tail call i64 @llvm.fshl.i64(i64 %98, i64 %98, i64 13)
  %102 = xor i64 %101, %100
  %103 = tail call i64 @llvm.fshl.i64(i64 %100, i64 %100, i64 32)
  %104 = add i64 %99, %95
  %105 = tail call i64 @llvm.fshl.i64(i64 %95, i64 %95, i64 16)
  %106 = xor i64 %105, %104
  %107 = add i64 %103, %106
  %108 = tail call i64 @llvm.fshl.i64(i64 %106, i64 %106, i64 21)
  %109 = xor i64 %108, %107
  %110 = add i64 %102, %104
  %111 = tail call i64 @llvm.fshl.i64(i64 %102, i64 %102, i64 17)
  %112 = xor i64 %111, %110
  %113 = tail call i64 @llvm.fshl.i64(i64 %110, i64 %110, i64 32)
  %114 = add i64 %112, %107
  %115 = tail call i64 @llvm.fshl.i64(i64 %112, i64 %112, i64 13)
  %116 = xor i64 %115, %114
  %117 = tail call i64 @llvm.fshl.i64(i64 %114, i64 %114, i64 32)
  %118 = add i64 %113, %109
  %119 = tail call i64 @llvm.fshl.i64(i64 %109, i64 %109, i64 16)
  %120 = xor i64 %119, %118
  %121 = add i64 %117, %120
  %122 = tail call i64 @llvm.fshl.i64(i64 %120, i64 %120, i64 21)
  %123 = xor i64 %122, %121
  %124 = add i64 %116, %118
  %125 = tail call i64 @llvm.fshl.i64(i64 %116, i64 %116, i64 17)
  %126 = xor i64 %125, %124
  %127 = tail call i64 @llvm.fshl.i64(i64 %124, i64 %124, i64 32)
  %128 = add i64 %126, %121
  %129 = tail call i64 @llvm.fshl.i64(i64 %126, i64 %126, i64 13)
  %130 = xor i64 %129, %128
  %131 = add i64 %127, %123
  %132 = tail call i64 @llvm.fshl.i64(i64 %123, i64 %123, i64 16)
  %133 = xor i64 %132, %131
  %134 = tail call i64 @llvm.fshl.i64(i64 %133, i64 %133, i64 21)
  %135 = add i64 %130, %131
  %136 = tail call i64 @llvm.fshl.i64(i64 %130, i64 %130, i64 17)
  %137 = tail call i64 @llvm.fshl.i64(i64 %135, i64 %135, i64 32)
  %138 = xor i64 %134, %136
  %139 = xor i64 %138, %137
  %140 = xor i64 %139, %135
  ret i64 %140

141:
  %142 = phi i64 [ %151, %141 ], [ 0, %45 ]
  %143 = phi i64 [ %150, %141 ], [ %50, %45 ]
  %144 = phi i64 [ %149, %141 ], [ %51, %45 ]
  %145 = getelementptr inbounds i8, ptr %0, i64 %143
  %146 = load i8, ptr %145, align 1, !tbaa !9
  %147 = zext i8 %146 to i64
  %148 = shl i64 %147, %142
  %149 = or i64 %148, %144
  %150 = add nuw i64 %143, 1
  %151 = add nuw nsw i64 %142, 8
  %152 = icmp eq i64 %150, %1
  br i1 %152, label %53, label %141, !llvm.loop !41
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable
define internal i64 @wide(ptr nocapture noundef readonly %0, i64 noundef %1) #7 {
  %3 = mul i64 %1, -7046029254386353131
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %20, label %5

5:
  %6 = phi ptr [ %10, %5 ], [ %0, %2 ]
  %7 = phi i64 [ %18, %5 ], [ %3, %2 ]
  %8 = phi i64 [ %9, %5 ], [ %1, %2 ]
  %9 = add i64 %8, -1
  %10 = getelementptr inbounds i8, ptr %6, i64 1
  %11 = load i8, ptr %6, align 1, !tbaa !9
  %12 = zext i8 %11 to i64
  %13 = xor i64 %7, %12
  %14 = zext i64 %13 to i128
  %15 = mul nuw i128 %14, 11562461410679940143
  %16 = lshr i128 %15, 64
  %17 = xor i128 %16, %15
  %18 = trunc i128 %17 to i64
  %19 = icmp eq i64 %9, 0
  br i1 %19, label %20, label %5, !llvm.loop !42

20:
  %21 = phi i64 [ %3, %2 ], [ %18, %5 ]
  ret i64 %21
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #9

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nounwind }
attributes #11 = { nounwind allocsize(0,1) }

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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{!14, !6, i64 8}
!14 = !{!"", !6, i64 0, !6, i64 8}
!15 = !{!16, !16, i64 0}
!16 = !{!"long", !7, i64 0}
!17 = !{!18, !6, i64 0}
!18 = !{!"table", !6, i64 0, !19, i64 8, !19, i64 12, !19, i64 16}
!19 = !{!"int", !7, i64 0}
!20 = !{!18, !19, i64 8}
!21 = !{!18, !19, i64 12}
!22 = !{!18, !19, i64 16}
!23 = distinct !{!23, !11, !12}
!24 = distinct !{!24, !11, !12}
!25 = !{!19, !19, i64 0}
!26 = distinct !{!26, !11, !12}
!27 = !{!28, !7, i64 8}
!28 = !{!"entry", !19, i64 0, !19, i64 4, !7, i64 8}
!29 = !{!28, !19, i64 0}
!30 = distinct !{!30, !12}
!31 = distinct !{!31, !11, !12}
!32 = distinct !{!32, !11, !12}
!33 = !{!28, !19, i64 4}
!34 = distinct !{!34, !11, !12}
!35 = !{!14, !6, i64 0}
!36 = distinct !{!36, !11, !12}
!37 = distinct !{!37, !11, !12}
!38 = distinct !{!38, !11, !12}
!39 = distinct !{!39, !11, !12}
!40 = distinct !{!40, !11, !12}
!41 = distinct !{!41, !11, !12}
!42 = distinct !{!42, !11, !12}
