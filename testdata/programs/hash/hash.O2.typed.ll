; ModuleID = 'hash.c'
source_filename = "hash.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i8*, i64 (i8*, i64)* }
%struct.table = type { %struct.entry*, i32, i32, i32 }
%struct.entry = type { i32, i32, i8 }

@hashes = internal unnamed_addr constant [5 x %struct.anon] [%struct.anon { i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i32 0, i32 0), i64 (i8*, i64)* @fnv }, %struct.anon { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i32 0, i32 0), i64 (i8*, i64)* @oneAtATime }, %struct.anon { i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0), i64 (i8*, i64)* @murmur }, %struct.anon { i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i32 0, i32 0), i64 (i8*, i64)* @siphash }, %struct.anon { i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i32 0, i32 0), i64 (i8*, i64)* @wide }], align 16
@.str = private unnamed_addr constant [15 x i8] c"%-14s %016llx\0A\00", align 1
@.str.1 = private unnamed_addr constant [33 x i8] c"table: %u live of %u, total %ld\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"fnv\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"one-at-a-time\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"murmur\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"siphash\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"wide\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca [257 x i8], align 16
  %6 = alloca [5 x i64], align 16
  %7 = alloca %struct.table, align 8
  %8 = icmp sgt i32 %0, 1
  br i1 %8, label %9, label %14

9:
  %10 = getelementptr inbounds i8*, i8** %1, i64 1
  %11 = load i8*, i8** %10, align 8
  %12 = tail call i64 @strtol(i8* nocapture noundef nonnull %11, i8** noundef null, i32 noundef 10) #9
  %13 = trunc i64 %12 to i32
  br label %14

14:
  %15 = phi i32 [ %13, %9 ], [ 1, %2 ]
  %16 = getelementptr inbounds [257 x i8], [257 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 257, i8* nonnull %16) #9
  %17 = bitcast [5 x i64]* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %17) #9
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(40) %17, i8 0, i64 40, i1 false)
  br label %29

18:
  %19 = icmp sgt i32 %15, 0
  br i1 %19, label %20, label %45

20:
  %21 = bitcast %struct.table* %7 to i8*
  %22 = bitcast %struct.table* %7 to i8**
  %23 = getelementptr inbounds %struct.table, %struct.table* %7, i64 0, i32 1
  %24 = getelementptr inbounds %struct.table, %struct.table* %7, i64 0, i32 2
  %25 = getelementptr inbounds %struct.table, %struct.table* %7, i64 0, i32 3
  %26 = bitcast i32* %4 to i8*
  %27 = getelementptr inbounds %struct.table, %struct.table* %7, i64 0, i32 0
  %28 = bitcast i32* %3 to i8*
  br label %40

29:
  %30 = phi i64 [ 0, %14 ], [ %38, %29 ]
  %31 = trunc i64 %30 to i32
  %32 = lshr i32 %31, 3
  %33 = trunc i64 %30 to i32
  %34 = mul i32 %33, 7
  %35 = add nuw nsw i32 %34, %32
  %36 = trunc i32 %35 to i8
  %37 = getelementptr inbounds [257 x i8], [257 x i8]* %5, i64 0, i64 %30
  store i8 %36, i8* %37, align 1
  %38 = add nuw nsw i64 %30, 1
  %39 = icmp eq i64 %38, 257
  br i1 %39, label %18, label %29, !llvm.loop !5

40:
  %41 = phi i64 [ 0, %20 ], [ %194, %139 ]
  %42 = phi i32 [ 0, %20 ], [ %57, %139 ]
  br label %49

43:
  %44 = add i32 %71, 1
  br label %45

45:
  %46 = phi i32 [ %140, %43 ], [ 0, %18 ]
  %47 = phi i32 [ %44, %43 ], [ 1, %18 ]
  %48 = phi i64 [ %194, %43 ], [ 0, %18 ]
  br label %199

49:
  %50 = phi i64 [ 0, %40 ], [ %59, %58 ]
  %51 = getelementptr inbounds [5 x i64], [5 x i64]* %6, i64 0, i64 %50
  %52 = getelementptr inbounds [5 x %struct.anon], [5 x %struct.anon]* @hashes, i64 0, i64 %50, i32 1
  %53 = load i64 (i8*, i64)*, i64 (i8*, i64)** %52, align 8
  %54 = load i64, i64* %51, align 8
  br label %61

55:
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %21) #9
  %56 = call noalias dereferenceable_or_null(96) i8* @calloc(i64 noundef 8, i64 noundef 12) #9
  store i8* %56, i8** %22, align 8
  store i32 7, i32* %23, align 8
  store i32 0, i32* %24, align 4
  store i32 0, i32* %25, align 8
  %57 = add nuw nsw i32 %42, 1
  br label %73

58:
  store i64 %66, i64* %51, align 8
  %59 = add nuw nsw i64 %50, 1
  %60 = icmp eq i64 %59, 5
  br i1 %60, label %55, label %49, !llvm.loop !8

61:
  %62 = phi i64 [ 0, %49 ], [ %67, %61 ]
  %63 = phi i64 [ %54, %49 ], [ %66, %61 ]
  %64 = call i64 @llvm.fshl.i64(i64 %63, i64 %63, i64 5)
  %65 = call i64 %53(i8* noundef nonnull %16, i64 noundef %62) #9
  %66 = xor i64 %65, %64
  %67 = add nuw nsw i64 %62, 1
  %68 = icmp eq i64 %67, 258
  br i1 %68, label %58, label %61, !llvm.loop !9

69:
  %70 = load %struct.entry*, %struct.entry** %27, align 8
  %71 = load i32, i32* %23, align 8
  %72 = bitcast %struct.entry* %70 to i8*
  br label %142

73:
  %74 = phi i32 [ 0, %55 ], [ %137, %136 ]
  %75 = phi i32 [ %57, %55 ], [ %77, %136 ]
  %76 = mul i32 %75, 69069
  %77 = add i32 %76, 1
  %78 = lshr i32 %77, 16
  %79 = trunc i32 %78 to i16
  %80 = urem i16 %79, 1500
  %81 = zext i16 %80 to i32
  %82 = and i32 %77, -536870912
  %83 = icmp eq i32 %82, 1610612736
  br i1 %83, label %84, label %132

84:
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %26)
  store i32 %81, i32* %4, align 4
  %85 = and i16 %80, 255
  %86 = zext i16 %85 to i64
  %87 = xor i64 %86, -3750763034362895579
  %88 = mul i64 %87, 1099511628211
  br label %89

89:
  %90 = phi i64 [ %88, %84 ], [ %98, %89 ]
  %91 = phi i8* [ %26, %84 ], [ %93, %89 ]
  %92 = phi i64 [ 3, %84 ], [ %95, %89 ]
  %93 = getelementptr inbounds i8, i8* %91, i64 1
  %94 = load i8, i8* %93, align 1
  %95 = add nsw i64 %92, -1
  %96 = zext i8 %94 to i64
  %97 = xor i64 %90, %96
  %98 = mul i64 %97, 1099511628211
  %99 = icmp eq i64 %95, 0
  br i1 %99, label %100, label %89, !llvm.loop !10

100:
  %101 = trunc i64 %98 to i32
  %102 = load %struct.entry*, %struct.entry** %27, align 8
  %103 = load i32, i32* %23, align 8
  %104 = and i32 %103, %101
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds %struct.entry, %struct.entry* %102, i64 %105, i32 2
  %107 = load i8, i8* %106, align 4
  %108 = icmp eq i8 %107, 0
  br i1 %108, label %109, label %110

109:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %26)
  br label %136

110:
  %111 = phi i8 [ %126, %120 ], [ %107, %100 ]
  %112 = phi i64 [ %124, %120 ], [ %105, %100 ]
  %113 = phi i32 [ %121, %120 ], [ 1, %100 ]
  %114 = phi i32 [ %122, %120 ], [ %101, %100 ]
  %115 = icmp eq i8 %111, 1
  br i1 %115, label %116, label %120

116:
  %117 = getelementptr inbounds %struct.entry, %struct.entry* %102, i64 %112, i32 0
  %118 = load i32, i32* %117, align 4
  %119 = icmp eq i32 %118, %81
  br i1 %119, label %128, label %120

120:
  %121 = add i32 %113, 1
  %122 = add i32 %114, %113
  %123 = and i32 %122, %103
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds %struct.entry, %struct.entry* %102, i64 %124, i32 2
  %126 = load i8, i8* %125, align 4
  %127 = icmp eq i8 %126, 0
  br i1 %127, label %109, label %110, !llvm.loop !11

128:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %26)
  %129 = getelementptr inbounds %struct.entry, %struct.entry* %102, i64 %112, i32 2
  store i8 2, i8* %129, align 4
  %130 = load i32, i32* %25, align 8
  %131 = add i32 %130, -1
  store i32 %131, i32* %25, align 8
  br label %136

132:
  %133 = lshr i32 %77, 8
  %134 = and i32 %133, 63
  %135 = add nsw i32 %134, -20
  call fastcc void @put(%struct.table* noundef nonnull %7, i32 noundef %81, i32 noundef %135)
  br label %136

136:
  %137 = add nuw nsw i32 %74, 1
  %138 = icmp eq i32 %137, 6000
  br i1 %138, label %69, label %73, !llvm.loop !12

139:
  %140 = load i32, i32* %25, align 8
  call void @free(i8* noundef nonnull %72) #9
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %21) #9
  %141 = icmp eq i32 %57, %15
  br i1 %141, label %43, label %40, !llvm.loop !13

142:
  %143 = phi i64 [ 0, %69 ], [ %195, %193 ]
  %144 = phi i64 [ %41, %69 ], [ %194, %193 ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %28)
  %145 = trunc i64 %143 to i32
  store i32 %145, i32* %3, align 4
  %146 = and i64 %143, 255
  %147 = xor i64 %146, -3750763034362895579
  %148 = mul i64 %147, 1099511628211
  br label %149

149:
  %150 = phi i64 [ %148, %142 ], [ %158, %149 ]
  %151 = phi i8* [ %28, %142 ], [ %153, %149 ]
  %152 = phi i64 [ 3, %142 ], [ %155, %149 ]
  %153 = getelementptr inbounds i8, i8* %151, i64 1
  %154 = load i8, i8* %153, align 1
  %155 = add nsw i64 %152, -1
  %156 = zext i8 %154 to i64
  %157 = xor i64 %150, %156
  %158 = mul i64 %157, 1099511628211
  %159 = icmp eq i64 %155, 0
  br i1 %159, label %160, label %149, !llvm.loop !10

160:
  %161 = trunc i64 %158 to i32
  %162 = and i32 %71, %161
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds %struct.entry, %struct.entry* %70, i64 %163, i32 2
  %165 = load i8, i8* %164, align 4
  %166 = icmp eq i8 %165, 0
  br i1 %166, label %167, label %168

167:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %28)
  br label %193

168:
  %169 = phi i8 [ %185, %179 ], [ %165, %160 ]
  %170 = phi i64 [ %183, %179 ], [ %163, %160 ]
  %171 = phi i32 [ %180, %179 ], [ 1, %160 ]
  %172 = phi i32 [ %181, %179 ], [ %161, %160 ]
  %173 = icmp eq i8 %169, 1
  br i1 %173, label %174, label %179

174:
  %175 = getelementptr inbounds %struct.entry, %struct.entry* %70, i64 %170, i32 0
  %176 = load i32, i32* %175, align 4
  %177 = zext i32 %176 to i64
  %178 = icmp eq i64 %143, %177
  br i1 %178, label %187, label %179

179:
  %180 = add i32 %171, 1
  %181 = add i32 %172, %171
  %182 = and i32 %181, %71
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds %struct.entry, %struct.entry* %70, i64 %183, i32 2
  %185 = load i8, i8* %184, align 4
  %186 = icmp eq i8 %185, 0
  br i1 %186, label %167, label %168, !llvm.loop !11

187:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %28)
  %188 = getelementptr inbounds %struct.entry, %struct.entry* %70, i64 %170, i32 1
  %189 = load i32, i32* %188, align 4
  %190 = sext i32 %189 to i64
  %191 = mul nsw i64 %143, %190
  %192 = add nsw i64 %191, %144
  br label %193

193:
  %194 = phi i64 [ %192, %187 ], [ %144, %167 ]
  %195 = add nuw nsw i64 %143, 1
  %196 = icmp eq i64 %195, 1500
  br i1 %196, label %139, label %142, !llvm.loop !14

197:
  %198 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i64 0, i64 0), i32 noundef %46, i32 noundef %47, i64 noundef %48)
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %17) #9
  call void @llvm.lifetime.end.p0i8(i64 257, i8* nonnull %16) #9
  ret i32 0

199:
  %200 = phi i64 [ 0, %45 ], [ %206, %199 ]
  %201 = getelementptr inbounds [5 x %struct.anon], [5 x %struct.anon]* @hashes, i64 0, i64 %200, i32 0
  %202 = load i8*, i8** %201, align 16
  %203 = getelementptr inbounds [5 x i64], [5 x i64]* %6, i64 0, i64 %200
  %204 = load i64, i64* %203, align 8
  %205 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i8* noundef %202, i64 noundef %204)
  %206 = add nuw nsw i64 %200, 1
  %207 = icmp eq i64 %206, 5
  br i1 %207, label %197, label %199, !llvm.loop !15
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal fastcc void @put(%struct.table* nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = getelementptr inbounds %struct.table, %struct.table* %0, i64 0, i32 2
  %6 = load i32, i32* %5, align 4
  %7 = shl i32 %6, 2
  %8 = getelementptr inbounds %struct.table, %struct.table* %0, i64 0, i32 1
  %9 = load i32, i32* %8, align 8
  %10 = mul i32 %9, 3
  %11 = icmp ult i32 %7, %10
  br i1 %11, label %38, label %12

12:
  %13 = getelementptr inbounds %struct.table, %struct.table* %0, i64 0, i32 0
  %14 = load %struct.entry*, %struct.entry** %13, align 8
  %15 = shl i32 %9, 1
  %16 = or i32 %15, 1
  store i32 %16, i32* %8, align 8
  %17 = add i32 %15, 2
  %18 = zext i32 %17 to i64
  %19 = tail call noalias i8* @calloc(i64 noundef %18, i64 noundef 12) #9
  %20 = bitcast %struct.table* %0 to i8**
  store i8* %19, i8** %20, align 8
  %21 = getelementptr inbounds %struct.table, %struct.table* %0, i64 0, i32 3
  store i32 0, i32* %21, align 8
  store i32 0, i32* %5, align 4
  br label %24

22:
  %23 = bitcast %struct.entry* %14 to i8*
  tail call void @free(i8* noundef %23) #9
  br label %38

24:
  %25 = phi i32 [ 0, %12 ], [ %36, %35 ]
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds %struct.entry, %struct.entry* %14, i64 %26, i32 2
  %28 = load i8, i8* %27, align 4
  %29 = icmp eq i8 %28, 1
  br i1 %29, label %30, label %35

30:
  %31 = getelementptr inbounds %struct.entry, %struct.entry* %14, i64 %26, i32 0
  %32 = load i32, i32* %31, align 4
  %33 = getelementptr inbounds %struct.entry, %struct.entry* %14, i64 %26, i32 1
  %34 = load i32, i32* %33, align 4
  tail call fastcc void @put(%struct.table* noundef %0, i32 noundef %32, i32 noundef %34)
  br label %35

35:
  %36 = add i32 %25, 1
  %37 = icmp ugt i32 %36, %9
  br i1 %37, label %22, label %24, !llvm.loop !16

38:
  %39 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %39)
  store i32 %1, i32* %4, align 4
  %40 = and i32 %1, 255
  %41 = zext i32 %40 to i64
  %42 = xor i64 %41, -3750763034362895579
  %43 = mul i64 %42, 1099511628211
  br label %44

44:
  %45 = phi i64 [ %43, %38 ], [ %53, %44 ]
  %46 = phi i8* [ %39, %38 ], [ %48, %44 ]
  %47 = phi i64 [ 3, %38 ], [ %50, %44 ]
  %48 = getelementptr inbounds i8, i8* %46, i64 1
  %49 = load i8, i8* %48, align 1
  %50 = add nsw i64 %47, -1
  %51 = zext i8 %49 to i64
  %52 = xor i64 %45, %51
  %53 = mul i64 %52, 1099511628211
  %54 = icmp eq i64 %50, 0
  br i1 %54, label %55, label %44, !llvm.loop !10

55:
  %56 = trunc i64 %53 to i32
  %57 = getelementptr inbounds %struct.table, %struct.table* %0, i64 0, i32 0
  %58 = load %struct.entry*, %struct.entry** %57, align 8
  %59 = load i32, i32* %8, align 8
  %60 = and i32 %59, %56
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds %struct.entry, %struct.entry* %58, i64 %61
  %63 = getelementptr inbounds %struct.entry, %struct.entry* %58, i64 %61, i32 2
  %64 = load i8, i8* %63, align 4
  %65 = icmp eq i8 %64, 0
  br i1 %65, label %66, label %71

66:
  %67 = phi %struct.entry* [ null, %55 ], [ %80, %86 ]
  %68 = phi %struct.entry* [ %62, %55 ], [ %91, %86 ]
  %69 = icmp eq %struct.entry* %67, null
  %70 = select i1 %69, %struct.entry* %68, %struct.entry* %67
  br label %95

71:
  %72 = phi i8 [ %93, %86 ], [ %64, %55 ]
  %73 = phi %struct.entry* [ %91, %86 ], [ %62, %55 ]
  %74 = phi i32 [ %87, %86 ], [ 1, %55 ]
  %75 = phi %struct.entry* [ %80, %86 ], [ null, %55 ]
  %76 = phi i32 [ %88, %86 ], [ %56, %55 ]
  %77 = icmp ne i8 %72, 2
  %78 = icmp ne %struct.entry* %75, null
  %79 = select i1 %77, i1 true, i1 %78
  %80 = select i1 %79, %struct.entry* %75, %struct.entry* %73
  %81 = icmp eq i8 %72, 1
  br i1 %81, label %82, label %86

82:
  %83 = getelementptr inbounds %struct.entry, %struct.entry* %73, i64 0, i32 0
  %84 = load i32, i32* %83, align 4
  %85 = icmp eq i32 %84, %1
  br i1 %85, label %95, label %86

86:
  %87 = add i32 %74, 1
  %88 = add i32 %76, %74
  %89 = and i32 %88, %59
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds %struct.entry, %struct.entry* %58, i64 %90
  %92 = getelementptr inbounds %struct.entry, %struct.entry* %58, i64 %90, i32 2
  %93 = load i8, i8* %92, align 4
  %94 = icmp eq i8 %93, 0
  br i1 %94, label %66, label %71, !llvm.loop !11

95:
  %96 = phi %struct.entry* [ %70, %66 ], [ %73, %82 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %39)
  %97 = getelementptr inbounds %struct.entry, %struct.entry* %96, i64 0, i32 2
  %98 = load i8, i8* %97, align 4
  %99 = icmp eq i8 %98, 1
  br i1 %99, label %100, label %103

100:
  %101 = getelementptr inbounds %struct.entry, %struct.entry* %96, i64 0, i32 1
  %102 = load i32, i32* %101, align 4
  br label %113

103:
  %104 = icmp eq i8 %98, 0
  %105 = zext i1 %104 to i32
  %106 = load i32, i32* %5, align 4
  %107 = add i32 %106, %105
  store i32 %107, i32* %5, align 4
  %108 = getelementptr inbounds %struct.table, %struct.table* %0, i64 0, i32 3
  %109 = load i32, i32* %108, align 8
  %110 = add i32 %109, 1
  store i32 %110, i32* %108, align 8
  store i8 1, i8* %97, align 4
  %111 = getelementptr inbounds %struct.entry, %struct.entry* %96, i64 0, i32 0
  store i32 %1, i32* %111, align 4
  %112 = getelementptr inbounds %struct.entry, %struct.entry* %96, i64 0, i32 1
  store i32 0, i32* %112, align 4
  br label %113

113:
  %114 = phi i32 [ %102, %100 ], [ 0, %103 ]
  %115 = getelementptr inbounds %struct.entry, %struct.entry* %96, i64 0, i32 1
  %116 = add nsw i32 %114, %2
  store i32 %116, i32* %115, align 4
  ret void
}

; Function Attrs: inaccessiblemem_or_argmemonly mustprogress nounwind willreturn
declare void @free(i8* nocapture noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define internal i64 @fnv(i8* nocapture noundef readonly %0, i64 noundef %1) #7 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %15, label %4

4:
  %5 = phi i64 [ %13, %4 ], [ -3750763034362895579, %2 ]
  %6 = phi i64 [ %8, %4 ], [ %1, %2 ]
  %7 = phi i8* [ %9, %4 ], [ %0, %2 ]
  %8 = add i64 %6, -1
  %9 = getelementptr inbounds i8, i8* %7, i64 1
  %10 = load i8, i8* %7, align 1
  %11 = zext i8 %10 to i64
  %12 = xor i64 %5, %11
  %13 = mul i64 %12, 1099511628211
  %14 = icmp eq i64 %8, 0
  br i1 %14, label %15, label %4, !llvm.loop !10

15:
  %16 = phi i64 [ -3750763034362895579, %2 ], [ %13, %4 ]
  ret i64 %16
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define internal i64 @oneAtATime(i8* nocapture noundef readonly %0, i64 noundef %1) #7 {
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
  %15 = getelementptr inbounds i8, i8* %0, i64 %13
  %16 = load i8, i8* %15, align 1
  %17 = zext i8 %16 to i32
  %18 = add i32 %14, %17
  %19 = mul i32 %18, 1025
  %20 = lshr i32 %19, 6
  %21 = xor i32 %20, %19
  %22 = add nuw i64 %13, 1
  %23 = icmp eq i64 %22, %1
  br i1 %23, label %4, label %12, !llvm.loop !17
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define internal i64 @murmur(i8* nocapture noundef readonly %0, i64 noundef %1) #7 {
  %3 = icmp ult i64 %1, 4
  br i1 %3, label %22, label %4

4:
  %5 = phi i64 [ %20, %4 ], [ 4, %2 ]
  %6 = phi i64 [ %5, %4 ], [ 0, %2 ]
  %7 = phi i32 [ %19, %4 ], [ -1756908916, %2 ]
  %8 = getelementptr inbounds i8, i8* %0, i64 %6
  %9 = bitcast i8* %8 to i32*
  %10 = load i32, i32* %9, align 1
  %11 = mul i32 %10, -862048943
  %12 = mul i32 %10, 380141568
  %13 = lshr i32 %11, 17
  %14 = or i32 %13, %12
  %15 = mul i32 %14, 461845907
  %16 = xor i32 %15, %7
  %17 = tail call i32 @llvm.fshl.i32(i32 %16, i32 %16, i32 13)
  %18 = mul i32 %17, 5
  %19 = add i32 %18, -430675100
  %20 = add nuw i64 %5, 4
  %21 = icmp ugt i64 %20, %1
  br i1 %21, label %22, label %4, !llvm.loop !18

22:
  %23 = phi i32 [ -1756908916, %2 ], [ %19, %4 ]
  %24 = phi i64 [ 0, %2 ], [ %5, %4 ]
  %25 = and i64 %1, 3
  switch i64 %25, label %52 [
    i64 3, label %26
    i64 2, label %32
    i64 1, label %40
  ]

26:
  %27 = or i64 %24, 2
  %28 = getelementptr inbounds i8, i8* %0, i64 %27
  %29 = load i8, i8* %28, align 1
  %30 = zext i8 %29 to i32
  %31 = shl nuw nsw i32 %30, 16
  br label %32

32:
  %33 = phi i32 [ 0, %22 ], [ %31, %26 ]
  %34 = or i64 %24, 1
  %35 = getelementptr inbounds i8, i8* %0, i64 %34
  %36 = load i8, i8* %35, align 1
  %37 = zext i8 %36 to i32
  %38 = shl nuw nsw i32 %37, 8
  %39 = or i32 %38, %33
  br label %40

40:
  %41 = phi i32 [ 0, %22 ], [ %39, %32 ]
  %42 = getelementptr inbounds i8, i8* %0, i64 %24
  %43 = load i8, i8* %42, align 1
  %44 = zext i8 %43 to i32
  %45 = xor i32 %41, %44
  %46 = mul i32 %45, -862048943
  %47 = mul i32 %45, 380141568
  %48 = lshr i32 %46, 17
  %49 = or i32 %48, %47
  %50 = mul i32 %49, 461845907
  %51 = xor i32 %50, %23
  br label %52

52:
  %53 = phi i32 [ %23, %22 ], [ %51, %40 ]
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

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define internal i64 @siphash(i8* nocapture noundef readonly %0, i64 noundef %1) #7 {
  %3 = icmp ult i64 %1, 8
  br i1 %3, label %46, label %4

4:
  %5 = phi i64 [ %44, %4 ], [ 8, %2 ]
  %6 = phi i64 [ %5, %4 ], [ 0, %2 ]
  %7 = phi i64 [ %38, %4 ], [ 8893317812261383291, %2 ]
  %8 = phi i64 [ %42, %4 ], [ 7746018054687388513, %2 ]
  %9 = phi i64 [ %41, %4 ], [ 7737605742629119589, %2 ]
  %10 = phi i64 [ %43, %4 ], [ 8388350548712186997, %2 ]
  %11 = getelementptr inbounds i8, i8* %0, i64 %6
  %12 = bitcast i8* %11 to i64*
  %13 = load i64, i64* %12, align 1
  %14 = xor i64 %13, %7
  %15 = add i64 %9, %10
  %16 = tail call i64 @llvm.fshl.i64(i64 %9, i64 %9, i64 13)
  %17 = xor i64 %16, %15
  %18 = tail call i64 @llvm.fshl.i64(i64 %15, i64 %15, i64 32)
  %19 = add i64 %14, %8
  %20 = tail call i64 @llvm.fshl.i64(i64 %14, i64 %14, i64 16)
  %21 = xor i64 %20, %19
  %22 = add i64 %21, %18
  %23 = tail call i64 @llvm.fshl.i64(i64 %21, i64 %21, i64 21)
  %24 = xor i64 %23, %22
  %25 = add i64 %19, %17
  %26 = tail call i64 @llvm.fshl.i64(i64 %17, i64 %17, i64 17)
  %27 = xor i64 %25, %26
  %28 = tail call i64 @llvm.fshl.i64(i64 %25, i64 %25, i64 32)
  %29 = add i64 %22, %27
  %30 = tail call i64 @llvm.fshl.i64(i64 %27, i64 %27, i64 13)
  %31 = xor i64 %30, %29
  %32 = tail call i64 @llvm.fshl.i64(i64 %29, i64 %29, i64 32)
  %33 = add i64 %24, %28
  %34 = tail call i64 @llvm.fshl.i64(i64 %24, i64 %24, i64 16)
  %35 = xor i64 %34, %33
  %36 = add i64 %35, %32
  %37 = tail call i64 @llvm.fshl.i64(i64 %35, i64 %35, i64 21)
  %38 = xor i64 %37, %36
  %39 = add i64 %33, %31
  %40 = tail call i64 @llvm.fshl.i64(i64 %31, i64 %31, i64 17)
  %41 = xor i64 %40, %39
  %42 = tail call i64 @llvm.fshl.i64(i64 %39, i64 %39, i64 32)
  %43 = xor i64 %36, %13
  %44 = add nuw i64 %5, 8
  %45 = icmp ugt i64 %44, %1
  br i1 %45, label %46, label %4, !llvm.loop !19

46:
  %47 = phi i64 [ 8388350548712186997, %2 ], [ %43, %4 ]
  %48 = phi i64 [ 7737605742629119589, %2 ], [ %41, %4 ]
  %49 = phi i64 [ 7746018054687388513, %2 ], [ %42, %4 ]
  %50 = phi i64 [ 8893317812261383291, %2 ], [ %38, %4 ]
  %51 = phi i64 [ 0, %2 ], [ %5, %4 ]
  %52 = shl i64 %1, 56
  %53 = icmp ult i64 %51, %1
  br i1 %53, label %142, label %54

54:
  %55 = phi i64 [ %52, %46 ], [ %150, %142 ]
  %56 = xor i64 %55, %50
  %57 = add i64 %48, %47
  %58 = tail call i64 @llvm.fshl.i64(i64 %48, i64 %48, i64 13)
  %59 = xor i64 %58, %57
  %60 = tail call i64 @llvm.fshl.i64(i64 %57, i64 %57, i64 32)
  %61 = add i64 %56, %49
  %62 = tail call i64 @llvm.fshl.i64(i64 %56, i64 %56, i64 16)
  %63 = xor i64 %62, %61
  %64 = add i64 %63, %60
  %65 = tail call i64 @llvm.fshl.i64(i64 %63, i64 %63, i64 21)
  %66 = xor i64 %65, %64
  %67 = add i64 %61, %59
  %68 = tail call i64 @llvm.fshl.i64(i64 %59, i64 %59, i64 17)
  %69 = xor i64 %67, %68
  %70 = tail call i64 @llvm.fshl.i64(i64 %67, i64 %67, i64 32)
  %71 = add i64 %64, %69
  %72 = tail call i64 @llvm.fshl.i64(i64 %69, i64 %69, i64 13)
  %73 = xor i64 %72, %71
  %74 = tail call i64 @llvm.fshl.i64(i64 %71, i64 %71, i64 32)
  %75 = add i64 %66, %70
  %76 = tail call i64 @llvm.fshl.i64(i64 %66, i64 %66, i64 16)
  %77 = xor i64 %76, %75
  %78 = add i64 %77, %74
  %79 = tail call i64 @llvm.fshl.i64(i64 %77, i64 %77, i64 21)
  %80 = xor i64 %79, %78
  %81 = add i64 %75, %73
  %82 = tail call i64 @llvm.fshl.i64(i64 %73, i64 %73, i64 17)
  %83 = xor i64 %82, %81
  %84 = tail call i64 @llvm.fshl.i64(i64 %81, i64 %81, i64 32)
  %85 = xor i64 %78, %55
  %86 = xor i64 %84, 255
  %87 = add i64 %85, %83
  %88 = tail call i64 @llvm.fshl.i64(i64 %83, i64 %83, i64 13)
  %89 = xor i64 %87, %88
  %90 = tail call i64 @llvm.fshl.i64(i64 %87, i64 %87, i64 32)
  %91 = add i64 %86, %80
  %92 = tail call i64 @llvm.fshl.i64(i64 %80, i64 %80, i64 16)
  %93 = xor i64 %92, %91
  %94 = add i64 %90, %93
  %95 = tail call i64 @llvm.fshl.i64(i64 %93, i64 %93, i64 21)
  %96 = xor i64 %95, %94
  %97 = add i64 %89, %91
  %98 = tail call i64 @llvm.fshl.i64(i64 %89, i64 %89, i64 17)
  %99 = xor i64 %98, %97
  %100 = tail call i64 @llvm.fshl.i64(i64 %97, i64 %97, i64 32)
  %101 = add i64 %99, %94
  %102 = tail call i64 @llvm.fshl.i64(i64 %99, i64 %99, i64 13)
  %103 = xor i64 %102, %101
  %104 = tail call i64 @llvm.fshl.i64(i64 %101, i64 %101, i64 32)
  %105 = add i64 %100, %96
  %106 = tail call i64 @llvm.fshl.i64(i64 %96, i64 %96, i64 16)
  %107 = xor i64 %106, %105
  %108 = add i64 %104, %107
  %109 = tail call i64 @llvm.fshl.i64(i64 %107, i64 %107, i64 21)
  %110 = xor i64 %109, %108
  %111 = add i64 %103, %105
  %112 = tail call i64 @llvm.fshl.i64(i64 %103, i64 %103, i64 17)
  %113 = xor i64 %112, %111
  %114 = tail call i64 @llvm.fshl.i64(i64 %111, i64 %111, i64 32)
  %115 = add i64 %113, %108
  %116 = tail call i64 @llvm.fshl.i64(i64 %113, i64 %113, i64 13)
  %117 = xor i64 %116, %115
  %118 = tail call i64 @llvm.fshl.i64(i64 %115, i64 %115, i64 32)
  %119 = add i64 %114, %110
  %120 = tail call i64 @llvm.fshl.i64(i64 %110, i64 %110, i64 16)
  %121 = xor i64 %120, %119
  %122 = add i64 %118, %121
  %123 = tail call i64 @llvm.fshl.i64(i64 %121, i64 %121, i64 21)
  %124 = xor i64 %123, %122
  %125 = add i64 %117, %119
  %126 = tail call i64 @llvm.fshl.i64(i64 %117, i64 %117, i64 17)
  %127 = xor i64 %126, %125
  %128 = tail call i64 @llvm.fshl.i64(i64 %125, i64 %125, i64 32)
  %129 = add i64 %127, %122
  %130 = tail call i64 @llvm.fshl.i64(i64 %127, i64 %127, i64 13)
  %131 = xor i64 %130, %129
  %132 = add i64 %128, %124
  %133 = tail call i64 @llvm.fshl.i64(i64 %124, i64 %124, i64 16)
  %134 = xor i64 %133, %132
  %135 = tail call i64 @llvm.fshl.i64(i64 %134, i64 %134, i64 21)
  %136 = add i64 %131, %132
  %137 = tail call i64 @llvm.fshl.i64(i64 %131, i64 %131, i64 17)
  %138 = tail call i64 @llvm.fshl.i64(i64 %136, i64 %136, i64 32)
  %139 = xor i64 %136, %135
  %140 = xor i64 %139, %137
  %141 = xor i64 %140, %138
  ret i64 %141

142:
  %143 = phi i64 [ %152, %142 ], [ 0, %46 ]
  %144 = phi i64 [ %151, %142 ], [ %51, %46 ]
  %145 = phi i64 [ %150, %142 ], [ %52, %46 ]
  %146 = getelementptr inbounds i8, i8* %0, i64 %144
  %147 = load i8, i8* %146, align 1
  %148 = zext i8 %147 to i64
  %149 = shl i64 %148, %143
  %150 = or i64 %149, %145
  %151 = add nuw i64 %144, 1
  %152 = add nuw i64 %143, 8
  %153 = icmp eq i64 %151, %1
  br i1 %153, label %54, label %142, !llvm.loop !20
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define internal i64 @wide(i8* nocapture noundef readonly %0, i64 noundef %1) #7 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %23, label %4

4:
  %5 = mul i64 %1, -7046029254386353131
  br label %6

6:
  %7 = phi i8* [ %11, %6 ], [ %0, %4 ]
  %8 = phi i64 [ %19, %6 ], [ %5, %4 ]
  %9 = phi i64 [ %10, %6 ], [ %1, %4 ]
  %10 = add i64 %9, -1
  %11 = getelementptr inbounds i8, i8* %7, i64 1
  %12 = load i8, i8* %7, align 1
  %13 = zext i8 %12 to i64
  %14 = xor i64 %8, %13
  %15 = zext i64 %14 to i128
  %16 = mul nuw i128 %15, 11562461410679940143
  %17 = lshr i128 %16, 64
  %18 = xor i128 %17, %16
  %19 = trunc i128 %18 to i64
  %20 = icmp eq i64 %10, 0
  br i1 %20, label %21, label %6, !llvm.loop !21

21:
  %22 = trunc i128 %18 to i64
  br label %23

23:
  %24 = phi i64 [ 0, %2 ], [ %22, %21 ]
  ret i64 %24
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.fshl.i64(i64, i64, i64) #8

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.fshl.i32(i32, i32, i32) #8

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #3 = { inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { inaccessiblemem_or_argmemonly mustprogress nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree norecurse nosync nounwind readonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #9 = { nounwind }

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
!11 = distinct !{!11, !7}
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
