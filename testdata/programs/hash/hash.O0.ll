; ModuleID = 'hash.c'
source_filename = "hash.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { ptr, ptr }
%struct.table = type { ptr, i32, i32, i32 }
%struct.entry = type { i32, i32, i8 }

@hashes = internal constant [5 x %struct.anon] [%struct.anon { ptr @.str.2, ptr @fnv }, %struct.anon { ptr @.str.3, ptr @oneAtATime }, %struct.anon { ptr @.str.4, ptr @murmur }, %struct.anon { ptr @.str.5, ptr @siphash }, %struct.anon { ptr @.str.6, ptr @wide }], align 16
@.str = private unnamed_addr constant [15 x i8] c"%-14s %016llx\0A\00", align 1
@.str.1 = private unnamed_addr constant [33 x i8] c"table: %u live of %u, total %ld\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"fnv\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"one-at-a-time\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"murmur\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"siphash\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"wide\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [257 x i8], align 16
  %8 = alloca [5 x i64], align 16
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca %struct.table, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %24 = load i32, ptr %4, align 4
  %25 = icmp sgt i32 %24, 1
  br i1 %25, label %26, label %31

26:
  %27 = load ptr, ptr %5, align 8
  %28 = getelementptr inbounds ptr, ptr %27, i64 1
  %29 = load ptr, ptr %28, align 8
  %30 = call i32 @atoi(ptr noundef %29) #7
  br label %32

31:
  br label %32

32:
  %33 = phi i32 [ %30, %26 ], [ 1, %31 ]
  store i32 %33, ptr %6, align 4
  call void @llvm.memset.p0.i64(ptr align 16 %8, i8 0, i64 40, i1 false)
  store i32 0, ptr %9, align 4
  br label %34

34:
  %35 = load i32, ptr %9, align 4
  %36 = icmp slt i32 %35, 257
  br i1 %36, label %37, label %50

37:
  %38 = load i32, ptr %9, align 4
  %39 = mul nsw i32 %38, 7
  %40 = load i32, ptr %9, align 4
  %41 = ashr i32 %40, 3
  %42 = add nsw i32 %39, %41
  %43 = trunc i32 %42 to i8
  %44 = load i32, ptr %9, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [257 x i8], ptr %7, i64 0, i64 %45
  store i8 %43, ptr %46, align 1
  br label %47

47:
  %48 = load i32, ptr %9, align 4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %9, align 4
  br label %34, !llvm.loop !6

50:
  store i64 0, ptr %10, align 8
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %51

51:
  %52 = load i32, ptr %13, align 4
  %53 = load i32, ptr %6, align 4
  %54 = icmp slt i32 %52, %53
  br i1 %54, label %55, label %164

55:
  store i32 0, ptr %14, align 4
  br label %56

56:
  %57 = load i32, ptr %14, align 4
  %58 = icmp slt i32 %57, 5
  br i1 %58, label %59, label %88

59:
  store i64 0, ptr %15, align 8
  br label %60

60:
  %61 = load i64, ptr %15, align 8
  %62 = icmp ule i64 %61, 257
  br i1 %62, label %63, label %84

63:
  %64 = load i32, ptr %14, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [5 x i64], ptr %8, i64 0, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = call i64 @rotl64(i64 noundef %67, i32 noundef 5)
  %69 = load i32, ptr %14, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [5 x %struct.anon], ptr @hashes, i64 0, i64 %70
  %72 = getelementptr inbounds %struct.anon, ptr %71, i32 0, i32 1
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds [257 x i8], ptr %7, i64 0, i64 0
  %75 = load i64, ptr %15, align 8
  %76 = call i64 %73(ptr noundef %74, i64 noundef %75)
  %77 = xor i64 %68, %76
  %78 = load i32, ptr %14, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [5 x i64], ptr %8, i64 0, i64 %79
  store i64 %77, ptr %80, align 8
  br label %81

81:
  %82 = load i64, ptr %15, align 8
  %83 = add i64 %82, 1
  store i64 %83, ptr %15, align 8
  br label %60, !llvm.loop !8

84:
  br label %85

85:
  %86 = load i32, ptr %14, align 4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %14, align 4
  br label %56, !llvm.loop !9

88:
  %89 = getelementptr inbounds %struct.table, ptr %16, i32 0, i32 0
  %90 = call noalias ptr @calloc(i64 noundef 8, i64 noundef 12) #8
  store ptr %90, ptr %89, align 8
  %91 = getelementptr inbounds %struct.table, ptr %16, i32 0, i32 1
  store i32 7, ptr %91, align 8
  %92 = getelementptr inbounds %struct.table, ptr %16, i32 0, i32 2
  store i32 0, ptr %92, align 4
  %93 = getelementptr inbounds %struct.table, ptr %16, i32 0, i32 3
  store i32 0, ptr %93, align 8
  %94 = load i32, ptr %13, align 4
  %95 = add i32 1, %94
  store i32 %95, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %96

96:
  %97 = load i32, ptr %18, align 4
  %98 = icmp slt i32 %97, 6000
  br i1 %98, label %99, label %131

99:
  %100 = load i32, ptr %17, align 4
  %101 = mul i32 %100, 69069
  %102 = add i32 %101, 1
  store i32 %102, ptr %17, align 4
  %103 = load i32, ptr %17, align 4
  %104 = lshr i32 %103, 16
  %105 = urem i32 %104, 1500
  store i32 %105, ptr %19, align 4
  %106 = load i32, ptr %17, align 4
  %107 = lshr i32 %106, 29
  %108 = icmp eq i32 %107, 3
  br i1 %108, label %109, label %121

109:
  %110 = load i32, ptr %19, align 4
  %111 = call ptr @find(ptr noundef %16, i32 noundef %110, i32 noundef 0)
  store ptr %111, ptr %20, align 8
  %112 = load ptr, ptr %20, align 8
  %113 = icmp ne ptr %112, null
  br i1 %113, label %114, label %120

114:
  %115 = load ptr, ptr %20, align 8
  %116 = getelementptr inbounds %struct.entry, ptr %115, i32 0, i32 2
  store i8 2, ptr %116, align 4
  %117 = getelementptr inbounds %struct.table, ptr %16, i32 0, i32 3
  %118 = load i32, ptr %117, align 8
  %119 = add i32 %118, -1
  store i32 %119, ptr %117, align 8
  br label %120

120:
  br label %127

121:
  %122 = load i32, ptr %19, align 4
  %123 = load i32, ptr %17, align 4
  %124 = lshr i32 %123, 8
  %125 = and i32 %124, 63
  %126 = sub nsw i32 %125, 20
  call void @put(ptr noundef %16, i32 noundef %122, i32 noundef %126)
  br label %127

127:
  br label %128

128:
  %129 = load i32, ptr %18, align 4
  %130 = add nsw i32 %129, 1
  store i32 %130, ptr %18, align 4
  br label %96, !llvm.loop !10

131:
  store i32 0, ptr %21, align 4
  br label %132

132:
  %133 = load i32, ptr %21, align 4
  %134 = icmp ult i32 %133, 1500
  br i1 %134, label %135, label %154

135:
  %136 = load i32, ptr %21, align 4
  %137 = call ptr @find(ptr noundef %16, i32 noundef %136, i32 noundef 0)
  store ptr %137, ptr %22, align 8
  %138 = load ptr, ptr %22, align 8
  %139 = icmp ne ptr %138, null
  br i1 %139, label %140, label %150

140:
  %141 = load i32, ptr %21, align 4
  %142 = zext i32 %141 to i64
  %143 = load ptr, ptr %22, align 8
  %144 = getelementptr inbounds %struct.entry, ptr %143, i32 0, i32 1
  %145 = load i32, ptr %144, align 4
  %146 = sext i32 %145 to i64
  %147 = mul nsw i64 %142, %146
  %148 = load i64, ptr %10, align 8
  %149 = add nsw i64 %148, %147
  store i64 %149, ptr %10, align 8
  br label %150

150:
  br label %151

151:
  %152 = load i32, ptr %21, align 4
  %153 = add i32 %152, 1
  store i32 %153, ptr %21, align 4
  br label %132, !llvm.loop !11

154:
  %155 = getelementptr inbounds %struct.table, ptr %16, i32 0, i32 3
  %156 = load i32, ptr %155, align 8
  store i32 %156, ptr %11, align 4
  %157 = getelementptr inbounds %struct.table, ptr %16, i32 0, i32 1
  %158 = load i32, ptr %157, align 8
  store i32 %158, ptr %12, align 4
  %159 = getelementptr inbounds %struct.table, ptr %16, i32 0, i32 0
  %160 = load ptr, ptr %159, align 8
  call void @free(ptr noundef %160) #9
  br label %161

161:
  %162 = load i32, ptr %13, align 4
  %163 = add nsw i32 %162, 1
  store i32 %163, ptr %13, align 4
  br label %51, !llvm.loop !12

164:
  store i32 0, ptr %23, align 4
  br label %165

165:
  %166 = load i32, ptr %23, align 4
  %167 = icmp slt i32 %166, 5
  br i1 %167, label %168, label %182

168:
  %169 = load i32, ptr %23, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [5 x %struct.anon], ptr @hashes, i64 0, i64 %170
  %172 = getelementptr inbounds %struct.anon, ptr %171, i32 0, i32 0
  %173 = load ptr, ptr %172, align 16
  %174 = load i32, ptr %23, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [5 x i64], ptr %8, i64 0, i64 %175
  %177 = load i64, ptr %176, align 8
  %178 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %173, i64 noundef %177)
  br label %179

179:
  %180 = load i32, ptr %23, align 4
  %181 = add nsw i32 %180, 1
  store i32 %181, ptr %23, align 4
  br label %165, !llvm.loop !13

182:
  %183 = load i32, ptr %11, align 4
  %184 = load i32, ptr %12, align 4
  %185 = add i32 %184, 1
  %186 = load i64, ptr %10, align 8
  %187 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %183, i32 noundef %185, i64 noundef %186)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @rotl64(i64 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i64 %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load i64, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = zext i32 %6 to i64
  %8 = shl i64 %5, %7
  %9 = load i64, ptr %3, align 8
  %10 = load i32, ptr %4, align 4
  %11 = sub nsw i32 64, %10
  %12 = zext i32 %11 to i64
  %13 = lshr i64 %9, %12
  %14 = or i64 %8, %13
  ret i64 %14
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @find(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  %12 = call i64 @fnv(ptr noundef %6, i64 noundef 4)
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %8, align 4
  store ptr null, ptr %9, align 8
  store i32 1, ptr %10, align 4
  br label %14

14:
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds %struct.table, ptr %15, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = load i32, ptr %8, align 4
  %19 = load ptr, ptr %5, align 8
  %20 = getelementptr inbounds %struct.table, ptr %19, i32 0, i32 1
  %21 = load i32, ptr %20, align 8
  %22 = and i32 %18, %21
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds %struct.entry, ptr %17, i64 %23
  store ptr %24, ptr %11, align 8
  %25 = load ptr, ptr %11, align 8
  %26 = getelementptr inbounds %struct.entry, ptr %25, i32 0, i32 2
  %27 = load i8, ptr %26, align 4
  %28 = zext i8 %27 to i32
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %45

30:
  %31 = load i32, ptr %7, align 4
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %42

33:
  %34 = load ptr, ptr %9, align 8
  %35 = icmp ne ptr %34, null
  br i1 %35, label %36, label %38

36:
  %37 = load ptr, ptr %9, align 8
  br label %40

38:
  %39 = load ptr, ptr %11, align 8
  br label %40

40:
  %41 = phi ptr [ %37, %36 ], [ %39, %38 ]
  br label %43

42:
  br label %43

43:
  %44 = phi ptr [ %41, %40 ], [ null, %42 ]
  store ptr %44, ptr %4, align 8
  br label %76

45:
  %46 = load ptr, ptr %11, align 8
  %47 = getelementptr inbounds %struct.entry, ptr %46, i32 0, i32 2
  %48 = load i8, ptr %47, align 4
  %49 = zext i8 %48 to i32
  %50 = icmp eq i32 %49, 2
  br i1 %50, label %51, label %56

51:
  %52 = load ptr, ptr %9, align 8
  %53 = icmp ne ptr %52, null
  br i1 %53, label %56, label %54

54:
  %55 = load ptr, ptr %11, align 8
  store ptr %55, ptr %9, align 8
  br label %56

56:
  %57 = load ptr, ptr %11, align 8
  %58 = getelementptr inbounds %struct.entry, ptr %57, i32 0, i32 2
  %59 = load i8, ptr %58, align 4
  %60 = zext i8 %59 to i32
  %61 = icmp eq i32 %60, 1
  br i1 %61, label %62, label %70

62:
  %63 = load ptr, ptr %11, align 8
  %64 = getelementptr inbounds %struct.entry, ptr %63, i32 0, i32 0
  %65 = load i32, ptr %64, align 4
  %66 = load i32, ptr %6, align 4
  %67 = icmp eq i32 %65, %66
  br i1 %67, label %68, label %70

68:
  %69 = load ptr, ptr %11, align 8
  store ptr %69, ptr %4, align 8
  br label %76

70:
  br label %71

71:
  %72 = load i32, ptr %10, align 4
  %73 = add i32 %72, 1
  store i32 %73, ptr %10, align 4
  %74 = load i32, ptr %8, align 4
  %75 = add i32 %74, %72
  store i32 %75, ptr %8, align 4
  br label %14

76:
  %77 = load ptr, ptr %4, align 8
  ret ptr %77
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @put(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.table, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.table, ptr %10, i32 0, i32 2
  %12 = load i32, ptr %11, align 4
  %13 = mul i32 %12, 4
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds %struct.table, ptr %14, i32 0, i32 1
  %16 = load i32, ptr %15, align 8
  %17 = mul i32 %16, 3
  %18 = icmp uge i32 %13, %17
  br i1 %18, label %19, label %78

19:
  %20 = load ptr, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %20, i64 24, i1 false)
  %21 = load ptr, ptr %4, align 8
  %22 = getelementptr inbounds %struct.table, ptr %21, i32 0, i32 1
  %23 = load i32, ptr %22, align 8
  %24 = mul i32 %23, 2
  %25 = add i32 %24, 1
  %26 = load ptr, ptr %4, align 8
  %27 = getelementptr inbounds %struct.table, ptr %26, i32 0, i32 1
  store i32 %25, ptr %27, align 8
  %28 = load ptr, ptr %4, align 8
  %29 = getelementptr inbounds %struct.table, ptr %28, i32 0, i32 1
  %30 = load i32, ptr %29, align 8
  %31 = add i32 %30, 1
  %32 = zext i32 %31 to i64
  %33 = call noalias ptr @calloc(i64 noundef %32, i64 noundef 12) #8
  %34 = load ptr, ptr %4, align 8
  %35 = getelementptr inbounds %struct.table, ptr %34, i32 0, i32 0
  store ptr %33, ptr %35, align 8
  %36 = load ptr, ptr %4, align 8
  %37 = getelementptr inbounds %struct.table, ptr %36, i32 0, i32 3
  store i32 0, ptr %37, align 8
  %38 = load ptr, ptr %4, align 8
  %39 = getelementptr inbounds %struct.table, ptr %38, i32 0, i32 2
  store i32 0, ptr %39, align 4
  store i32 0, ptr %8, align 4
  br label %40

40:
  %41 = load i32, ptr %8, align 4
  %42 = getelementptr inbounds %struct.table, ptr %7, i32 0, i32 1
  %43 = load i32, ptr %42, align 8
  %44 = icmp ule i32 %41, %43
  br i1 %44, label %45, label %75

45:
  %46 = getelementptr inbounds %struct.table, ptr %7, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8
  %48 = load i32, ptr %8, align 4
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds %struct.entry, ptr %47, i64 %49
  %51 = getelementptr inbounds %struct.entry, ptr %50, i32 0, i32 2
  %52 = load i8, ptr %51, align 4
  %53 = zext i8 %52 to i32
  %54 = icmp eq i32 %53, 1
  br i1 %54, label %55, label %71

55:
  %56 = load ptr, ptr %4, align 8
  %57 = getelementptr inbounds %struct.table, ptr %7, i32 0, i32 0
  %58 = load ptr, ptr %57, align 8
  %59 = load i32, ptr %8, align 4
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds %struct.entry, ptr %58, i64 %60
  %62 = getelementptr inbounds %struct.entry, ptr %61, i32 0, i32 0
  %63 = load i32, ptr %62, align 4
  %64 = getelementptr inbounds %struct.table, ptr %7, i32 0, i32 0
  %65 = load ptr, ptr %64, align 8
  %66 = load i32, ptr %8, align 4
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds %struct.entry, ptr %65, i64 %67
  %69 = getelementptr inbounds %struct.entry, ptr %68, i32 0, i32 1
  %70 = load i32, ptr %69, align 4
  call void @put(ptr noundef %56, i32 noundef %63, i32 noundef %70)
  br label %71

71:
  br label %72

72:
  %73 = load i32, ptr %8, align 4
  %74 = add i32 %73, 1
  store i32 %74, ptr %8, align 4
  br label %40, !llvm.loop !14

75:
  %76 = getelementptr inbounds %struct.table, ptr %7, i32 0, i32 0
  %77 = load ptr, ptr %76, align 8
  call void @free(ptr noundef %77) #9
  br label %78

78:
  %79 = load ptr, ptr %4, align 8
  %80 = load i32, ptr %5, align 4
  %81 = call ptr @find(ptr noundef %79, i32 noundef %80, i32 noundef 1)
  store ptr %81, ptr %9, align 8
  %82 = load ptr, ptr %9, align 8
  %83 = getelementptr inbounds %struct.entry, ptr %82, i32 0, i32 2
  %84 = load i8, ptr %83, align 4
  %85 = zext i8 %84 to i32
  %86 = icmp ne i32 %85, 1
  br i1 %86, label %87, label %109

87:
  %88 = load ptr, ptr %9, align 8
  %89 = getelementptr inbounds %struct.entry, ptr %88, i32 0, i32 2
  %90 = load i8, ptr %89, align 4
  %91 = zext i8 %90 to i32
  %92 = icmp eq i32 %91, 0
  %93 = zext i1 %92 to i32
  %94 = load ptr, ptr %4, align 8
  %95 = getelementptr inbounds %struct.table, ptr %94, i32 0, i32 2
  %96 = load i32, ptr %95, align 4
  %97 = add i32 %96, %93
  store i32 %97, ptr %95, align 4
  %98 = load ptr, ptr %4, align 8
  %99 = getelementptr inbounds %struct.table, ptr %98, i32 0, i32 3
  %100 = load i32, ptr %99, align 8
  %101 = add i32 %100, 1
  store i32 %101, ptr %99, align 8
  %102 = load ptr, ptr %9, align 8
  %103 = getelementptr inbounds %struct.entry, ptr %102, i32 0, i32 2
  store i8 1, ptr %103, align 4
  %104 = load i32, ptr %5, align 4
  %105 = load ptr, ptr %9, align 8
  %106 = getelementptr inbounds %struct.entry, ptr %105, i32 0, i32 0
  store i32 %104, ptr %106, align 4
  %107 = load ptr, ptr %9, align 8
  %108 = getelementptr inbounds %struct.entry, ptr %107, i32 0, i32 1
  store i32 0, ptr %108, align 4
  br label %109

109:
  %110 = load i32, ptr %6, align 4
  %111 = load ptr, ptr %9, align 8
  %112 = getelementptr inbounds %struct.entry, ptr %111, i32 0, i32 1
  %113 = load i32, ptr %112, align 4
  %114 = add nsw i32 %113, %110
  store i32 %114, ptr %112, align 4
  ret void
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #4

declare i32 @printf(ptr noundef, ...) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @fnv(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i64 -3750763034362895579, ptr %5, align 8
  br label %6

6:
  %7 = load i64, ptr %4, align 8
  %8 = add i64 %7, -1
  store i64 %8, ptr %4, align 8
  %9 = icmp ne i64 %7, 0
  br i1 %9, label %10, label %18

10:
  %11 = load i64, ptr %5, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds i8, ptr %12, i32 1
  store ptr %13, ptr %3, align 8
  %14 = load i8, ptr %12, align 1
  %15 = zext i8 %14 to i64
  %16 = xor i64 %11, %15
  %17 = mul i64 %16, 1099511628211
  store i64 %17, ptr %5, align 8
  br label %6, !llvm.loop !15

18:
  %19 = load i64, ptr %5, align 8
  ret i64 %19
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @oneAtATime(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i32 0, ptr %5, align 4
  store i64 0, ptr %6, align 8
  br label %7

7:
  %8 = load i64, ptr %6, align 8
  %9 = load i64, ptr %4, align 8
  %10 = icmp ult i64 %8, %9
  br i1 %10, label %11, label %30

11:
  %12 = load ptr, ptr %3, align 8
  %13 = load i64, ptr %6, align 8
  %14 = getelementptr inbounds i8, ptr %12, i64 %13
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i32
  %17 = load i32, ptr %5, align 4
  %18 = add i32 %17, %16
  store i32 %18, ptr %5, align 4
  %19 = load i32, ptr %5, align 4
  %20 = shl i32 %19, 10
  %21 = load i32, ptr %5, align 4
  %22 = add i32 %21, %20
  store i32 %22, ptr %5, align 4
  %23 = load i32, ptr %5, align 4
  %24 = lshr i32 %23, 6
  %25 = load i32, ptr %5, align 4
  %26 = xor i32 %25, %24
  store i32 %26, ptr %5, align 4
  br label %27

27:
  %28 = load i64, ptr %6, align 8
  %29 = add i64 %28, 1
  store i64 %29, ptr %6, align 8
  br label %7, !llvm.loop !16

30:
  %31 = load i32, ptr %5, align 4
  %32 = shl i32 %31, 3
  %33 = load i32, ptr %5, align 4
  %34 = add i32 %33, %32
  store i32 %34, ptr %5, align 4
  %35 = load i32, ptr %5, align 4
  %36 = lshr i32 %35, 11
  %37 = load i32, ptr %5, align 4
  %38 = xor i32 %37, %36
  store i32 %38, ptr %5, align 4
  %39 = load i32, ptr %5, align 4
  %40 = load i32, ptr %5, align 4
  %41 = shl i32 %40, 15
  %42 = add i32 %39, %41
  %43 = zext i32 %42 to i64
  ret i64 %43
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @murmur(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i32 -1756908916, ptr %5, align 4
  store i64 0, ptr %7, align 8
  br label %8

8:
  %9 = load i64, ptr %7, align 8
  %10 = add i64 %9, 4
  %11 = load i64, ptr %4, align 8
  %12 = icmp ule i64 %10, %11
  br i1 %12, label %13, label %30

13:
  %14 = load ptr, ptr %3, align 8
  %15 = load i64, ptr %7, align 8
  %16 = getelementptr inbounds i8, ptr %14, i64 %15
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 1 %16, i64 4, i1 false)
  %17 = load i32, ptr %6, align 4
  %18 = mul i32 %17, -862048943
  %19 = call i32 @rotl32(i32 noundef %18, i32 noundef 15)
  %20 = mul i32 %19, 461845907
  store i32 %20, ptr %6, align 4
  %21 = load i32, ptr %5, align 4
  %22 = load i32, ptr %6, align 4
  %23 = xor i32 %21, %22
  %24 = call i32 @rotl32(i32 noundef %23, i32 noundef 13)
  %25 = mul i32 %24, 5
  %26 = add i32 %25, -430675100
  store i32 %26, ptr %5, align 4
  br label %27

27:
  %28 = load i64, ptr %7, align 8
  %29 = add i64 %28, 4
  store i64 %29, ptr %7, align 8
  br label %8, !llvm.loop !17

30:
  store i32 0, ptr %6, align 4
  %31 = load i64, ptr %4, align 8
  %32 = and i64 %31, 3
  switch i64 %32, label %67 [
    i64 3, label %33
    i64 2, label %43
    i64 1, label %53
  ]

33:
  %34 = load ptr, ptr %3, align 8
  %35 = load i64, ptr %7, align 8
  %36 = add i64 %35, 2
  %37 = getelementptr inbounds i8, ptr %34, i64 %36
  %38 = load i8, ptr %37, align 1
  %39 = zext i8 %38 to i32
  %40 = shl i32 %39, 16
  %41 = load i32, ptr %6, align 4
  %42 = xor i32 %41, %40
  store i32 %42, ptr %6, align 4
  br label %43

43:
  %44 = load ptr, ptr %3, align 8
  %45 = load i64, ptr %7, align 8
  %46 = add i64 %45, 1
  %47 = getelementptr inbounds i8, ptr %44, i64 %46
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i32
  %50 = shl i32 %49, 8
  %51 = load i32, ptr %6, align 4
  %52 = xor i32 %51, %50
  store i32 %52, ptr %6, align 4
  br label %53

53:
  %54 = load ptr, ptr %3, align 8
  %55 = load i64, ptr %7, align 8
  %56 = getelementptr inbounds i8, ptr %54, i64 %55
  %57 = load i8, ptr %56, align 1
  %58 = zext i8 %57 to i32
  %59 = load i32, ptr %6, align 4
  %60 = xor i32 %59, %58
  store i32 %60, ptr %6, align 4
  %61 = load i32, ptr %6, align 4
  %62 = mul i32 %61, -862048943
  %63 = call i32 @rotl32(i32 noundef %62, i32 noundef 15)
  %64 = mul i32 %63, 461845907
  %65 = load i32, ptr %5, align 4
  %66 = xor i32 %65, %64
  store i32 %66, ptr %5, align 4
  br label %67

67:
  %68 = load i64, ptr %4, align 8
  %69 = trunc i64 %68 to i32
  %70 = load i32, ptr %5, align 4
  %71 = xor i32 %70, %69
  store i32 %71, ptr %5, align 4
  %72 = load i32, ptr %5, align 4
  %73 = load i32, ptr %5, align 4
  %74 = lshr i32 %73, 16
  %75 = xor i32 %72, %74
  %76 = mul i32 %75, -2048144789
  store i32 %76, ptr %5, align 4
  %77 = load i32, ptr %5, align 4
  %78 = load i32, ptr %5, align 4
  %79 = lshr i32 %78, 13
  %80 = xor i32 %77, %79
  %81 = mul i32 %80, -1028477387
  store i32 %81, ptr %5, align 4
  %82 = load i32, ptr %5, align 4
  %83 = load i32, ptr %5, align 4
  %84 = lshr i32 %83, 16
  %85 = xor i32 %82, %84
  %86 = zext i32 %85 to i64
  ret i64 %86
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @siphash(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i64 506097522914230528, ptr %5, align 8
  store i64 1084818905618843912, ptr %6, align 8
  store i64 8388350548712186997, ptr %7, align 8
  store i64 7737605742629119589, ptr %8, align 8
  store i64 7746018054687388513, ptr %9, align 8
  store i64 8893317812261383291, ptr %10, align 8
  store i64 0, ptr %12, align 8
  br label %14

14:
  %15 = load i64, ptr %12, align 8
  %16 = add i64 %15, 8
  %17 = load i64, ptr %4, align 8
  %18 = icmp ule i64 %16, %17
  br i1 %18, label %19, label %100

19:
  %20 = load ptr, ptr %3, align 8
  %21 = load i64, ptr %12, align 8
  %22 = getelementptr inbounds i8, ptr %20, i64 %21
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 1 %22, i64 8, i1 false)
  %23 = load i64, ptr %11, align 8
  %24 = load i64, ptr %10, align 8
  %25 = xor i64 %24, %23
  store i64 %25, ptr %10, align 8
  br label %26

26:
  %27 = load i64, ptr %8, align 8
  %28 = load i64, ptr %7, align 8
  %29 = add i64 %28, %27
  store i64 %29, ptr %7, align 8
  %30 = load i64, ptr %8, align 8
  %31 = call i64 @rotl64(i64 noundef %30, i32 noundef 13)
  %32 = load i64, ptr %7, align 8
  %33 = xor i64 %31, %32
  store i64 %33, ptr %8, align 8
  %34 = load i64, ptr %7, align 8
  %35 = call i64 @rotl64(i64 noundef %34, i32 noundef 32)
  store i64 %35, ptr %7, align 8
  %36 = load i64, ptr %10, align 8
  %37 = load i64, ptr %9, align 8
  %38 = add i64 %37, %36
  store i64 %38, ptr %9, align 8
  %39 = load i64, ptr %10, align 8
  %40 = call i64 @rotl64(i64 noundef %39, i32 noundef 16)
  %41 = load i64, ptr %9, align 8
  %42 = xor i64 %40, %41
  store i64 %42, ptr %10, align 8
  %43 = load i64, ptr %10, align 8
  %44 = load i64, ptr %7, align 8
  %45 = add i64 %44, %43
  store i64 %45, ptr %7, align 8
  %46 = load i64, ptr %10, align 8
  %47 = call i64 @rotl64(i64 noundef %46, i32 noundef 21)
  %48 = load i64, ptr %7, align 8
  %49 = xor i64 %47, %48
  store i64 %49, ptr %10, align 8
  %50 = load i64, ptr %8, align 8
  %51 = load i64, ptr %9, align 8
  %52 = add i64 %51, %50
  store i64 %52, ptr %9, align 8
  %53 = load i64, ptr %8, align 8
  %54 = call i64 @rotl64(i64 noundef %53, i32 noundef 17)
  %55 = load i64, ptr %9, align 8
  %56 = xor i64 %54, %55
  store i64 %56, ptr %8, align 8
  %57 = load i64, ptr %9, align 8
  %58 = call i64 @rotl64(i64 noundef %57, i32 noundef 32)
  store i64 %58, ptr %9, align 8
  br label %59

59:
  br label %60

60:
  %61 = load i64, ptr %8, align 8
  %62 = load i64, ptr %7, align 8
  %63 = add i64 %62, %61
  store i64 %63, ptr %7, align 8
  %64 = load i64, ptr %8, align 8
  %65 = call i64 @rotl64(i64 noundef %64, i32 noundef 13)
  %66 = load i64, ptr %7, align 8
  %67 = xor i64 %65, %66
  store i64 %67, ptr %8, align 8
  %68 = load i64, ptr %7, align 8
  %69 = call i64 @rotl64(i64 noundef %68, i32 noundef 32)
  store i64 %69, ptr %7, align 8
  %70 = load i64, ptr %10, align 8
  %71 = load i64, ptr %9, align 8
  %72 = add i64 %71, %70
  store i64 %72, ptr %9, align 8
  %73 = load i64, ptr %10, align 8
  %74 = call i64 @rotl64(i64 noundef %73, i32 noundef 16)
  %75 = load i64, ptr %9, align 8
  %76 = xor i64 %74, %75
  store i64 %76, ptr %10, align 8
  %77 = load i64, ptr %10, align 8
  %78 = load i64, ptr %7, align 8
  %79 = add i64 %78, %77
  store i64 %79, ptr %7, align 8
  %80 = load i64, ptr %10, align 8
  %81 = call i64 @rotl64(i64 noundef %80, i32 noundef 21)
  %82 = load i64, ptr %7, align 8
  %83 = xor i64 %81, %82
  store i64 %83, ptr %10, align 8
  %84 = load i64, ptr %8, align 8
  %85 = load i64, ptr %9, align 8
  %86 = add i64 %85, %84
  store i64 %86, ptr %9, align 8
  %87 = load i64, ptr %8, align 8
  %88 = call i64 @rotl64(i64 noundef %87, i32 noundef 17)
  %89 = load i64, ptr %9, align 8
  %90 = xor i64 %88, %89
  store i64 %90, ptr %8, align 8
  %91 = load i64, ptr %9, align 8
  %92 = call i64 @rotl64(i64 noundef %91, i32 noundef 32)
  store i64 %92, ptr %9, align 8
  br label %93

93:
  %94 = load i64, ptr %11, align 8
  %95 = load i64, ptr %7, align 8
  %96 = xor i64 %95, %94
  store i64 %96, ptr %7, align 8
  br label %97

97:
  %98 = load i64, ptr %12, align 8
  %99 = add i64 %98, 8
  store i64 %99, ptr %12, align 8
  br label %14, !llvm.loop !18

100:
  %101 = load i64, ptr %4, align 8
  %102 = shl i64 %101, 56
  store i64 %102, ptr %11, align 8
  store i32 0, ptr %13, align 4
  br label %103

103:
  %104 = load i64, ptr %12, align 8
  %105 = load i64, ptr %4, align 8
  %106 = icmp ult i64 %104, %105
  br i1 %106, label %107, label %123

107:
  %108 = load ptr, ptr %3, align 8
  %109 = load i64, ptr %12, align 8
  %110 = getelementptr inbounds i8, ptr %108, i64 %109
  %111 = load i8, ptr %110, align 1
  %112 = zext i8 %111 to i64
  %113 = load i32, ptr %13, align 4
  %114 = zext i32 %113 to i64
  %115 = shl i64 %112, %114
  %116 = load i64, ptr %11, align 8
  %117 = or i64 %116, %115
  store i64 %117, ptr %11, align 8
  br label %118

118:
  %119 = load i64, ptr %12, align 8
  %120 = add i64 %119, 1
  store i64 %120, ptr %12, align 8
  %121 = load i32, ptr %13, align 4
  %122 = add nsw i32 %121, 8
  store i32 %122, ptr %13, align 4
  br label %103, !llvm.loop !19

123:
  %124 = load i64, ptr %11, align 8
  %125 = load i64, ptr %10, align 8
  %126 = xor i64 %125, %124
  store i64 %126, ptr %10, align 8
  br label %127

127:
  %128 = load i64, ptr %8, align 8
  %129 = load i64, ptr %7, align 8
  %130 = add i64 %129, %128
  store i64 %130, ptr %7, align 8
  %131 = load i64, ptr %8, align 8
  %132 = call i64 @rotl64(i64 noundef %131, i32 noundef 13)
  %133 = load i64, ptr %7, align 8
  %134 = xor i64 %132, %133
  store i64 %134, ptr %8, align 8
  %135 = load i64, ptr %7, align 8
  %136 = call i64 @rotl64(i64 noundef %135, i32 noundef 32)
  store i64 %136, ptr %7, align 8
  %137 = load i64, ptr %10, align 8
  %138 = load i64, ptr %9, align 8
  %139 = add i64 %138, %137
  store i64 %139, ptr %9, align 8
  %140 = load i64, ptr %10, align 8
  %141 = call i64 @rotl64(i64 noundef %140, i32 noundef 16)
  %142 = load i64, ptr %9, align 8
  %143 = xor i64 %141, %142
  store i64 %143, ptr %10, align 8
  %144 = load i64, ptr %10, align 8
  %145 = load i64, ptr %7, align 8
  %146 = add i64 %145, %144
  store i64 %146, ptr %7, align 8
  %147 = load i64, ptr %10, align 8
  %148 = call i64 @rotl64(i64 noundef %147, i32 noundef 21)
  %149 = load i64, ptr %7, align 8
  %150 = xor i64 %148, %149
  store i64 %150, ptr %10, align 8
  %151 = load i64, ptr %8, align 8
  %152 = load i64, ptr %9, align 8
  %153 = add i64 %152, %151
  store i64 %153, ptr %9, align 8
  %154 = load i64, ptr %8, align 8
  %155 = call i64 @rotl64(i64 noundef %154, i32 noundef 17)
  %156 = load i64, ptr %9, align 8
  %157 = xor i64 %155, %156
  store i64 %157, ptr %8, align 8
  %158 = load i64, ptr %9, align 8
  %159 = call i64 @rotl64(i64 noundef %158, i32 noundef 32)
  store i64 %159, ptr %9, align 8
  br label %160

160:
  br label %161

161:
  %162 = load i64, ptr %8, align 8
  %163 = load i64, ptr %7, align 8
  %164 = add i64 %163, %162
  store i64 %164, ptr %7, align 8
  %165 = load i64, ptr %8, align 8
  %166 = call i64 @rotl64(i64 noundef %165, i32 noundef 13)
  %167 = load i64, ptr %7, align 8
  %168 = xor i64 %166, %167
  store i64 %168, ptr %8, align 8
  %169 = load i64, ptr %7, align 8
  %170 = call i64 @rotl64(i64 noundef %169, i32 noundef 32)
  store i64 %170, ptr %7, align 8
  %171 = load i64, ptr %10, align 8
  %172 = load i64, ptr %9, align 8
  %173 = add i64 %172, %171
  store i64 %173, ptr %9, align 8
  %174 = load i64, ptr %10, align 8
  %175 = call i64 @rotl64(i64 noundef %174, i32 noundef 16)
  %176 = load i64, ptr %9, align 8
  %177 = xor i64 %175, %176
  store i64 %177, ptr %10, align 8
  %178 = load i64, ptr %10, align 8
  %179 = load i64, ptr %7, align 8
  %180 = add i64 %179, %178
  store i64 %180, ptr %7, align 8
  %181 = load i64, ptr %10, align 8
  %182 = call i64 @rotl64(i64 noundef %181, i32 noundef 21)
  %183 = load i64, ptr %7, align 8
  %184 = xor i64 %182, %183
  store i64 %184, ptr %10, align 8
  %185 = load i64, ptr %8, align 8
  %186 = load i64, ptr %9, align 8
  %187 = add i64 %186, %185
  store i64 %187, ptr %9, align 8
  %188 = load i64, ptr %8, align 8
  %189 = call i64 @rotl64(i64 noundef %188, i32 noundef 17)
  %190 = load i64, ptr %9, align 8
  %191 = xor i64 %189, %190
  store i64 %191, ptr %8, align 8
  %192 = load i64, ptr %9, align 8
  %193 = call i64 @rotl64(i64 noundef %192, i32 noundef 32)
  store i64 %193, ptr %9, align 8
  br label %194

194:
  %195 = load i64, ptr %11, align 8
  %196 = load i64, ptr %7, align 8
  %197 = xor i64 %196, %195
  store i64 %197, ptr %7, align 8
  %198 = load i64, ptr %9, align 8
  %199 = xor i64 %198, 255
  store i64 %199, ptr %9, align 8
  br label %200

200:
  %201 = load i64, ptr %8, align 8
  %202 = load i64, ptr %7, align 8
  %203 = add i64 %202, %201
  store i64 %203, ptr %7, align 8
  %204 = load i64, ptr %8, align 8
  %205 = call i64 @rotl64(i64 noundef %204, i32 noundef 13)
  %206 = load i64, ptr %7, align 8
  %207 = xor i64 %205, %206
  store i64 %207, ptr %8, align 8
  %208 = load i64, ptr %7, align 8
  %209 = call i64 @rotl64(i64 noundef %208, i32 noundef 32)
  store i64 %209, ptr %7, align 8
  %210 = load i64, ptr %10, align 8
  %211 = load i64, ptr %9, align 8
  %212 = add i64 %211, %210
  store i64 %212, ptr %9, align 8
  %213 = load i64, ptr %10, align 8
  %214 = call i64 @rotl64(i64 noundef %213, i32 noundef 16)
  %215 = load i64, ptr %9, align 8
  %216 = xor i64 %214, %215
  store i64 %216, ptr %10, align 8
  %217 = load i64, ptr %10, align 8
  %218 = load i64, ptr %7, align 8
  %219 = add i64 %218, %217
  store i64 %219, ptr %7, align 8
  %220 = load i64, ptr %10, align 8
  %221 = call i64 @rotl64(i64 noundef %220, i32 noundef 21)
  %222 = load i64, ptr %7, align 8
  %223 = xor i64 %221, %222
  store i64 %223, ptr %10, align 8
  %224 = load i64, ptr %8, align 8
  %225 = load i64, ptr %9, align 8
  %226 = add i64 %225, %224
  store i64 %226, ptr %9, align 8
  %227 = load i64, ptr %8, align 8
  %228 = call i64 @rotl64(i64 noundef %227, i32 noundef 17)
  %229 = load i64, ptr %9, align 8
  %230 = xor i64 %228, %229
  store i64 %230, ptr %8, align 8
  %231 = load i64, ptr %9, align 8
  %232 = call i64 @rotl64(i64 noundef %231, i32 noundef 32)
  store i64 %232, ptr %9, align 8
  br label %233

233:
  br label %234

234:
  %235 = load i64, ptr %8, align 8
  %236 = load i64, ptr %7, align 8
  %237 = add i64 %236, %235
  store i64 %237, ptr %7, align 8
  %238 = load i64, ptr %8, align 8
  %239 = call i64 @rotl64(i64 noundef %238, i32 noundef 13)
  %240 = load i64, ptr %7, align 8
  %241 = xor i64 %239, %240
  store i64 %241, ptr %8, align 8
  %242 = load i64, ptr %7, align 8
  %243 = call i64 @rotl64(i64 noundef %242, i32 noundef 32)
  store i64 %243, ptr %7, align 8
  %244 = load i64, ptr %10, align 8
  %245 = load i64, ptr %9, align 8
  %246 = add i64 %245, %244
  store i64 %246, ptr %9, align 8
  %247 = load i64, ptr %10, align 8
  %248 = call i64 @rotl64(i64 noundef %247, i32 noundef 16)
  %249 = load i64, ptr %9, align 8
  %250 = xor i64 %248, %249
  store i64 %250, ptr %10, align 8
  %251 = load i64, ptr %10, align 8
  %252 = load i64, ptr %7, align 8
  %253 = add i64 %252, %251
  store i64 %253, ptr %7, align 8
  %254 = load i64, ptr %10, align 8
  %255 = call i64 @rotl64(i64 noundef %254, i32 noundef 21)
  %256 = load i64, ptr %7, align 8
  %257 = xor i64 %255, %256
  store i64 %257, ptr %10, align 8
  %258 = load i64, ptr %8, align 8
  %259 = load i64, ptr %9, align 8
  %260 = add i64 %259, %258
  store i64 %260, ptr %9, align 8
  %261 = load i64, ptr %8, align 8
  %262 = call i64 @rotl64(i64 noundef %261, i32 noundef 17)
  %263 = load i64, ptr %9, align 8
  %264 = xor i64 %262, %263
  store i64 %264, ptr %8, align 8
  %265 = load i64, ptr %9, align 8
  %266 = call i64 @rotl64(i64 noundef %265, i32 noundef 32)
  store i64 %266, ptr %9, align 8
  br label %267

267:
  br label %268

268:
  %269 = load i64, ptr %8, align 8
  %270 = load i64, ptr %7, align 8
  %271 = add i64 %270, %269
  store i64 %271, ptr %7, align 8
  %272 = load i64, ptr %8, align 8
  %273 = call i64 @rotl64(i64 noundef %272, i32 noundef 13)
  %274 = load i64, ptr %7, align 8
  %275 = xor i64 %273, %274
  store i64 %275, ptr %8, align 8
  %276 = load i64, ptr %7, align 8
  %277 = call i64 @rotl64(i64 noundef %276, i32 noundef 32)
  store i64 %277, ptr %7, align 8
  %278 = load i64, ptr %10, align 8
  %279 = load i64, ptr %9, align 8
  %280 = add i64 %279, %278
  store i64 %280, ptr %9, align 8
  %281 = load i64, ptr %10, align 8
  %282 = call i64 @rotl64(i64 noundef %281, i32 noundef 16)
  %283 = load i64, ptr %9, align 8
  %284 = xor i64 %282, %283
  store i64 %284, ptr %10, align 8
  %285 = load i64, ptr %10, align 8
  %286 = load i64, ptr %7, align 8
  %287 = add i64 %286, %285
  store i64 %287, ptr %7, align 8
  %288 = load i64, ptr %10, align 8
  %289 = call i64 @rotl64(i64 noundef %288, i32 noundef 21)
  %290 = load i64, ptr %7, align 8
  %291 = xor i64 %289, %290
  store i64 %291, ptr %10, align 8
  %292 = load i64, ptr %8, align 8
  %293 = load i64, ptr %9, align 8
  %294 = add i64 %293, %292
  store i64 %294, ptr %9, align 8
  %295 = load i64, ptr %8, align 8
  %296 = call i64 @rotl64(i64 noundef %295, i32 noundef 17)
  %297 = load i64, ptr %9, align 8
  %298 = xor i64 %296, %297
  store i64 %298, ptr %8, align 8
  %299 = load i64, ptr %9, align 8
  %300 = call i64 @rotl64(i64 noundef %299, i32 noundef 32)
  store i64 %300, ptr %9, align 8
  br label %301

301:
  br label %302

302:
  %303 = load i64, ptr %8, align 8
  %304 = load i64, ptr %7, align 8
  %305 = add i64 %304, %303
  store i64 %305, ptr %7, align 8
  %306 = load i64, ptr %8, align 8
  %307 = call i64 @rotl64(i64 noundef %306, i32 noundef 13)
  %308 = load i64, ptr %7, align 8
  %309 = xor i64 %307, %308
  store i64 %309, ptr %8, align 8
  %310 = load i64, ptr %7, align 8
  %311 = call i64 @rotl64(i64 noundef %310, i32 noundef 32)
  store i64 %311, ptr %7, align 8
  %312 = load i64, ptr %10, align 8
  %313 = load i64, ptr %9, align 8
  %314 = add i64 %313, %312
  store i64 %314, ptr %9, align 8
  %315 = load i64, ptr %10, align 8
  %316 = call i64 @rotl64(i64 noundef %315, i32 noundef 16)
  %317 = load i64, ptr %9, align 8
  %318 = xor i64 %316, %317
  store i64 %318, ptr %10, align 8
  %319 = load i64, ptr %10, align 8
  %320 = load i64, ptr %7, align 8
  %321 = add i64 %320, %319
  store i64 %321, ptr %7, align 8
  %322 = load i64, ptr %10, align 8
  %323 = call i64 @rotl64(i64 noundef %322, i32 noundef 21)
  %324 = load i64, ptr %7, align 8
  %325 = xor i64 %323, %324
  store i64 %325, ptr %10, align 8
  %326 = load i64, ptr %8, align 8
  %327 = load i64, ptr %9, align 8
  %328 = add i64 %327, %326
  store i64 %328, ptr %9, align 8
  %329 = load i64, ptr %8, align 8
  %330 = call i64 @rotl64(i64 noundef %329, i32 noundef 17)
  %331 = load i64, ptr %9, align 8
  %332 = xor i64 %330, %331
  store i64 %332, ptr %8, align 8
  %333 = load i64, ptr %9, align 8
  %334 = call i64 @rotl64(i64 noundef %333, i32 noundef 32)
  store i64 %334, ptr %9, align 8
  br label %335

335:
  %336 = load i64, ptr %7, align 8
  %337 = load i64, ptr %8, align 8
  %338 = xor i64 %336, %337
  %339 = load i64, ptr %9, align 8
  %340 = xor i64 %338, %339
  %341 = load i64, ptr %10, align 8
  %342 = xor i64 %340, %341
  ret i64 %342
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @wide(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i128, align 16
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %7 = load i64, ptr %4, align 8
  %8 = mul i64 %7, -7046029254386353131
  store i64 %8, ptr %5, align 8
  br label %9

9:
  %10 = load i64, ptr %4, align 8
  %11 = add i64 %10, -1
  store i64 %11, ptr %4, align 8
  %12 = icmp ne i64 %10, 0
  br i1 %12, label %13, label %28

13:
  %14 = load i64, ptr %5, align 8
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds i8, ptr %15, i32 1
  store ptr %16, ptr %3, align 8
  %17 = load i8, ptr %15, align 1
  %18 = zext i8 %17 to i64
  %19 = xor i64 %14, %18
  %20 = zext i64 %19 to i128
  %21 = mul i128 %20, 11562461410679940143
  store i128 %21, ptr %6, align 16
  %22 = load i128, ptr %6, align 16
  %23 = trunc i128 %22 to i64
  %24 = load i128, ptr %6, align 16
  %25 = lshr i128 %24, 64
  %26 = trunc i128 %25 to i64
  %27 = xor i64 %23, %26
  store i64 %27, ptr %5, align 8
  br label %9, !llvm.loop !20

28:
  %29 = load i64, ptr %5, align 8
  ret i64 %29
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @rotl32(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = shl i32 %5, %6
  %8 = load i32, ptr %3, align 4
  %9 = load i32, ptr %4, align 4
  %10 = sub nsw i32 32, %9
  %11 = lshr i32 %8, %10
  %12 = or i32 %7, %11
  ret i32 %12
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { nounwind allocsize(0,1) }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
