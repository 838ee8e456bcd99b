; ModuleID = 'dijkstra.c'
source_filename = "dijkstra.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.edge = type { i32, i32, i32 }

@nedges = internal global i32 0, align 4
@head = internal global [90 x i32] zeroinitializer, align 16
@all = internal global [90 x [90 x i32]] zeroinitializer, align 16
@.str = private unnamed_addr constant [20 x i8] c"to %2d, length %3d:\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c" %d\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.3 = private unnamed_addr constant [31 x i8] c"sum %08x, %d rounds, %d wrong\0A\00", align 1
@edges = internal global [700 x %struct.edge] zeroinitializer, align 16
@heapLen = internal global i32 0, align 4
@heapKey = internal global [790 x i32] zeroinitializer, align 16
@heapNode = internal global [790 x i32] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [90 x i32], align 16
  %8 = alloca [90 x i32], align 16
  %9 = alloca [90 x i32], align 16
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %20 = load i32, ptr %4, align 4
  %21 = icmp sgt i32 %20, 1
  br i1 %21, label %22, label %27

22:
  %23 = load ptr, ptr %5, align 8
  %24 = getelementptr inbounds ptr, ptr %23, i64 1
  %25 = load ptr, ptr %24, align 8
  %26 = call i32 @atoi(ptr noundef %25) #4
  br label %28

27:
  br label %28

28:
  %29 = phi i32 [ %26, %22 ], [ 1, %27 ]
  store i32 %29, ptr %6, align 4
  store i32 -1831433054, ptr %10, align 4
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %30

30:
  %31 = load i32, ptr %14, align 4
  %32 = load i32, ptr %6, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %155

34:
  store i32 0, ptr @nedges, align 4
  store i32 0, ptr %15, align 4
  br label %35

35:
  %36 = load i32, ptr %15, align 4
  %37 = icmp slt i32 %36, 90
  br i1 %37, label %38, label %45

38:
  %39 = load i32, ptr %15, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [90 x i32], ptr @head, i64 0, i64 %40
  store i32 -1, ptr %41, align 4
  br label %42

42:
  %43 = load i32, ptr %15, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %15, align 4
  br label %35, !llvm.loop !6

45:
  br label %46

46:
  %47 = load i32, ptr @nedges, align 4
  %48 = icmp slt i32 %47, 700
  br i1 %48, label %49, label %71

49:
  %50 = load i32, ptr %10, align 4
  %51 = shl i32 %50, 13
  %52 = load i32, ptr %10, align 4
  %53 = xor i32 %52, %51
  store i32 %53, ptr %10, align 4
  %54 = load i32, ptr %10, align 4
  %55 = lshr i32 %54, 17
  %56 = load i32, ptr %10, align 4
  %57 = xor i32 %56, %55
  store i32 %57, ptr %10, align 4
  %58 = load i32, ptr %10, align 4
  %59 = shl i32 %58, 5
  %60 = load i32, ptr %10, align 4
  %61 = xor i32 %60, %59
  store i32 %61, ptr %10, align 4
  %62 = load i32, ptr %10, align 4
  %63 = urem i32 %62, 90
  %64 = load i32, ptr %10, align 4
  %65 = udiv i32 %64, 90
  %66 = urem i32 %65, 90
  %67 = load i32, ptr %10, align 4
  %68 = lshr i32 %67, 20
  %69 = srem i32 %68, 97
  %70 = add nsw i32 %69, 1
  call void @addEdge(i32 noundef %63, i32 noundef %66, i32 noundef %70)
  br label %46, !llvm.loop !8

71:
  call void @floydWarshall()
  store i32 0, ptr %16, align 4
  br label %72

72:
  %73 = load i32, ptr %16, align 4
  %74 = icmp slt i32 %73, 90
  br i1 %74, label %75, label %151

75:
  %76 = load i32, ptr %16, align 4
  %77 = getelementptr inbounds [90 x i32], ptr %7, i64 0, i64 0
  %78 = getelementptr inbounds [90 x i32], ptr %8, i64 0, i64 0
  call void @dijkstra(i32 noundef %76, ptr noundef %77, ptr noundef %78)
  %79 = load i32, ptr %16, align 4
  %80 = srem i32 %79, 8
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %88

82:
  %83 = load i32, ptr %16, align 4
  %84 = getelementptr inbounds [90 x i32], ptr %9, i64 0, i64 0
  %85 = call i32 @bellmanFord(i32 noundef %83, ptr noundef %84)
  %86 = load i32, ptr %13, align 4
  %87 = add nsw i32 %86, %85
  store i32 %87, ptr %13, align 4
  br label %88

88:
  store i32 0, ptr %17, align 4
  br label %89

89:
  %90 = load i32, ptr %17, align 4
  %91 = icmp slt i32 %90, 90
  br i1 %91, label %92, label %147

92:
  %93 = load i32, ptr %16, align 4
  %94 = srem i32 %93, 8
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %109

96:
  %97 = load i32, ptr %17, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [90 x i32], ptr %7, i64 0, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = load i32, ptr %17, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [90 x i32], ptr %9, i64 0, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = icmp ne i32 %100, %104
  %106 = zext i1 %105 to i32
  %107 = load i32, ptr %12, align 4
  %108 = add nsw i32 %107, %106
  store i32 %108, ptr %12, align 4
  br label %109

109:
  %110 = load i32, ptr %17, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [90 x i32], ptr %7, i64 0, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = load i32, ptr %16, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %115
  %117 = load i32, ptr %17, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [90 x i32], ptr %116, i64 0, i64 %118
  %120 = load i32, ptr %119, align 4
  %121 = icmp sge i32 %120, 268435456
  br i1 %121, label %122, label %123

122:
  br label %131

123:
  %124 = load i32, ptr %16, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %125
  %127 = load i32, ptr %17, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [90 x i32], ptr %126, i64 0, i64 %128
  %130 = load i32, ptr %129, align 4
  br label %131

131:
  %132 = phi i32 [ 2147483647, %122 ], [ %130, %123 ]
  %133 = icmp ne i32 %113, %132
  %134 = zext i1 %133 to i32
  %135 = load i32, ptr %12, align 4
  %136 = add nsw i32 %135, %134
  store i32 %136, ptr %12, align 4
  %137 = load i32, ptr %11, align 4
  %138 = mul i32 %137, 17
  %139 = load i32, ptr %17, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [90 x i32], ptr %7, i64 0, i64 %140
  %142 = load i32, ptr %141, align 4
  %143 = add i32 %138, %142
  store i32 %143, ptr %11, align 4
  br label %144

144:
  %145 = load i32, ptr %17, align 4
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %17, align 4
  br label %89, !llvm.loop !9

147:
  br label %148

148:
  %149 = load i32, ptr %16, align 4
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %16, align 4
  br label %72, !llvm.loop !10

151:
  br label %152

152:
  %153 = load i32, ptr %14, align 4
  %154 = add nsw i32 %153, 1
  store i32 %154, ptr %14, align 4
  br label %30, !llvm.loop !11

155:
  %156 = getelementptr inbounds [90 x i32], ptr %7, i64 0, i64 0
  %157 = getelementptr inbounds [90 x i32], ptr %8, i64 0, i64 0
  call void @dijkstra(i32 noundef 0, ptr noundef %156, ptr noundef %157)
  store i32 7, ptr %18, align 4
  br label %158

158:
  %159 = load i32, ptr %18, align 4
  %160 = icmp slt i32 %159, 90
  br i1 %160, label %161, label %185

161:
  %162 = load i32, ptr %18, align 4
  %163 = load i32, ptr %18, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [90 x i32], ptr %7, i64 0, i64 %164
  %166 = load i32, ptr %165, align 4
  %167 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %162, i32 noundef %166)
  %168 = load i32, ptr %18, align 4
  store i32 %168, ptr %19, align 4
  br label %169

169:
  %170 = load i32, ptr %19, align 4
  %171 = icmp sge i32 %170, 0
  br i1 %171, label %172, label %180

172:
  %173 = load i32, ptr %19, align 4
  %174 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %173)
  br label %175

175:
  %176 = load i32, ptr %19, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [90 x i32], ptr %8, i64 0, i64 %177
  %179 = load i32, ptr %178, align 4
  store i32 %179, ptr %19, align 4
  br label %169, !llvm.loop !12

180:
  %181 = call i32 (ptr, ...) @printf(ptr noundef @.str.2)
  br label %182

182:
  %183 = load i32, ptr %18, align 4
  %184 = add nsw i32 %183, 13
  store i32 %184, ptr %18, align 4
  br label %158, !llvm.loop !13

185:
  %186 = load i32, ptr %11, align 4
  %187 = load i32, ptr %13, align 4
  %188 = load i32, ptr %12, align 4
  %189 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %186, i32 noundef %187, i32 noundef %188)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @addEdge(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.edge, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %8 = load i32, ptr @nedges, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %9
  %11 = getelementptr inbounds %struct.edge, ptr %7, i32 0, i32 0
  %12 = load i32, ptr %5, align 4
  store i32 %12, ptr %11, align 4
  %13 = getelementptr inbounds %struct.edge, ptr %7, i32 0, i32 1
  %14 = load i32, ptr %6, align 4
  store i32 %14, ptr %13, align 4
  %15 = getelementptr inbounds %struct.edge, ptr %7, i32 0, i32 2
  %16 = load i32, ptr %4, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [90 x i32], ptr @head, i64 0, i64 %17
  %19 = load i32, ptr %18, align 4
  store i32 %19, ptr %15, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %7, i64 12, i1 false)
  %20 = load i32, ptr @nedges, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr @nedges, align 4
  %22 = load i32, ptr %4, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [90 x i32], ptr @head, i64 0, i64 %23
  store i32 %20, ptr %24, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @floydWarshall() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  br label %8

8:
  %9 = load i32, ptr %1, align 4
  %10 = icmp slt i32 %9, 90
  br i1 %10, label %11, label %34

11:
  store i32 0, ptr %2, align 4
  br label %12

12:
  %13 = load i32, ptr %2, align 4
  %14 = icmp slt i32 %13, 90
  br i1 %14, label %15, label %30

15:
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %2, align 4
  %18 = icmp eq i32 %16, %17
  %19 = zext i1 %18 to i64
  %20 = select i1 %18, i32 0, i32 268435456
  %21 = load i32, ptr %1, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %22
  %24 = load i32, ptr %2, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [90 x i32], ptr %23, i64 0, i64 %25
  store i32 %20, ptr %26, align 4
  br label %27

27:
  %28 = load i32, ptr %2, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %2, align 4
  br label %12, !llvm.loop !14

30:
  br label %31

31:
  %32 = load i32, ptr %1, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %1, align 4
  br label %8, !llvm.loop !15

34:
  store i32 0, ptr %3, align 4
  br label %35

35:
  %36 = load i32, ptr %3, align 4
  %37 = icmp slt i32 %36, 90
  br i1 %37, label %38, label %91

38:
  %39 = load i32, ptr %3, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [90 x i32], ptr @head, i64 0, i64 %40
  %42 = load i32, ptr %41, align 4
  store i32 %42, ptr %4, align 4
  br label %43

43:
  %44 = load i32, ptr %4, align 4
  %45 = icmp sge i32 %44, 0
  br i1 %45, label %46, label %87

46:
  %47 = load i32, ptr %4, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %48
  %50 = getelementptr inbounds %struct.edge, ptr %49, i32 0, i32 1
  %51 = load i32, ptr %50, align 4
  %52 = load i32, ptr %3, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %53
  %55 = load i32, ptr %4, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %56
  %58 = getelementptr inbounds %struct.edge, ptr %57, i32 0, i32 0
  %59 = load i32, ptr %58, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [90 x i32], ptr %54, i64 0, i64 %60
  %62 = load i32, ptr %61, align 4
  %63 = icmp slt i32 %51, %62
  br i1 %63, label %64, label %80

64:
  %65 = load i32, ptr %4, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %66
  %68 = getelementptr inbounds %struct.edge, ptr %67, i32 0, i32 1
  %69 = load i32, ptr %68, align 4
  %70 = load i32, ptr %3, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %71
  %73 = load i32, ptr %4, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %74
  %76 = getelementptr inbounds %struct.edge, ptr %75, i32 0, i32 0
  %77 = load i32, ptr %76, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [90 x i32], ptr %72, i64 0, i64 %78
  store i32 %69, ptr %79, align 4
  br label %80

80:
  br label %81

81:
  %82 = load i32, ptr %4, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %83
  %85 = getelementptr inbounds %struct.edge, ptr %84, i32 0, i32 2
  %86 = load i32, ptr %85, align 4
  store i32 %86, ptr %4, align 4
  br label %43, !llvm.loop !16

87:
  br label %88

88:
  %89 = load i32, ptr %3, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %3, align 4
  br label %35, !llvm.loop !17

91:
  store i32 0, ptr %5, align 4
  br label %92

92:
  %93 = load i32, ptr %5, align 4
  %94 = icmp slt i32 %93, 90
  br i1 %94, label %95, label %161

95:
  store i32 0, ptr %6, align 4
  br label %96

96:
  %97 = load i32, ptr %6, align 4
  %98 = icmp slt i32 %97, 90
  br i1 %98, label %99, label %157

99:
  store i32 0, ptr %7, align 4
  br label %100

100:
  %101 = load i32, ptr %7, align 4
  %102 = icmp slt i32 %101, 90
  br i1 %102, label %103, label %153

103:
  %104 = load i32, ptr %6, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %105
  %107 = load i32, ptr %5, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [90 x i32], ptr %106, i64 0, i64 %108
  %110 = load i32, ptr %109, align 4
  %111 = load i32, ptr %5, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %112
  %114 = load i32, ptr %7, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [90 x i32], ptr %113, i64 0, i64 %115
  %117 = load i32, ptr %116, align 4
  %118 = add nsw i32 %110, %117
  %119 = load i32, ptr %6, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %120
  %122 = load i32, ptr %7, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [90 x i32], ptr %121, i64 0, i64 %123
  %125 = load i32, ptr %124, align 4
  %126 = icmp slt i32 %118, %125
  br i1 %126, label %127, label %149

127:
  %128 = load i32, ptr %6, align 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %129
  %131 = load i32, ptr %5, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [90 x i32], ptr %130, i64 0, i64 %132
  %134 = load i32, ptr %133, align 4
  %135 = load i32, ptr %5, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %136
  %138 = load i32, ptr %7, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [90 x i32], ptr %137, i64 0, i64 %139
  %141 = load i32, ptr %140, align 4
  %142 = add nsw i32 %134, %141
  %143 = load i32, ptr %6, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %144
  %146 = load i32, ptr %7, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [90 x i32], ptr %145, i64 0, i64 %147
  store i32 %142, ptr %148, align 4
  br label %149

149:
  br label %150

150:
  %151 = load i32, ptr %7, align 4
  %152 = add nsw i32 %151, 1
  store i32 %152, ptr %7, align 4
  br label %100, !llvm.loop !18

153:
  br label %154

154:
  %155 = load i32, ptr %6, align 4
  %156 = add nsw i32 %155, 1
  store i32 %156, ptr %6, align 4
  br label %96, !llvm.loop !19

157:
  br label %158

158:
  %159 = load i32, ptr %5, align 4
  %160 = add nsw i32 %159, 1
  store i32 %160, ptr %5, align 4
  br label %92, !llvm.loop !20

161:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @dijkstra(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %12

12:
  %13 = load i32, ptr %7, align 4
  %14 = icmp slt i32 %13, 90
  br i1 %14, label %15, label %27

15:
  %16 = load ptr, ptr %5, align 8
  %17 = load i32, ptr %7, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %16, i64 %18
  store i32 2147483647, ptr %19, align 4
  %20 = load ptr, ptr %6, align 8
  %21 = load i32, ptr %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  store i32 -1, ptr %23, align 4
  br label %24

24:
  %25 = load i32, ptr %7, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %7, align 4
  br label %12, !llvm.loop !21

27:
  %28 = load ptr, ptr %5, align 8
  %29 = load i32, ptr %4, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %28, i64 %30
  store i32 0, ptr %31, align 4
  %32 = load i32, ptr %4, align 4
  call void @push(i32 noundef 0, i32 noundef %32)
  br label %33

33:
  %34 = load i32, ptr @heapLen, align 4
  %35 = icmp sgt i32 %34, 0
  br i1 %35, label %36, label %106

36:
  %37 = call i32 @pop(ptr noundef %8)
  store i32 %37, ptr %9, align 4
  %38 = load i32, ptr %8, align 4
  %39 = load ptr, ptr %5, align 8
  %40 = load i32, ptr %9, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = icmp sgt i32 %38, %43
  br i1 %44, label %45, label %46

45:
  br label %33, !llvm.loop !22

46:
  %47 = load i32, ptr %9, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [90 x i32], ptr @head, i64 0, i64 %48
  %50 = load i32, ptr %49, align 4
  store i32 %50, ptr %10, align 4
  br label %51

51:
  %52 = load i32, ptr %10, align 4
  %53 = icmp sge i32 %52, 0
  br i1 %53, label %54, label %105

54:
  %55 = load i32, ptr %8, align 4
  %56 = load i32, ptr %10, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %57
  %59 = getelementptr inbounds %struct.edge, ptr %58, i32 0, i32 1
  %60 = load i32, ptr %59, align 4
  %61 = add nsw i32 %55, %60
  store i32 %61, ptr %11, align 4
  %62 = load i32, ptr %11, align 4
  %63 = load ptr, ptr %5, align 8
  %64 = load i32, ptr %10, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %65
  %67 = getelementptr inbounds %struct.edge, ptr %66, i32 0, i32 0
  %68 = load i32, ptr %67, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr %63, i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = icmp slt i32 %62, %71
  br i1 %72, label %73, label %98

73:
  %74 = load i32, ptr %11, align 4
  %75 = load ptr, ptr %5, align 8
  %76 = load i32, ptr %10, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %77
  %79 = getelementptr inbounds %struct.edge, ptr %78, i32 0, i32 0
  %80 = load i32, ptr %79, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr %75, i64 %81
  store i32 %74, ptr %82, align 4
  %83 = load i32, ptr %9, align 4
  %84 = load ptr, ptr %6, align 8
  %85 = load i32, ptr %10, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %86
  %88 = getelementptr inbounds %struct.edge, ptr %87, i32 0, i32 0
  %89 = load i32, ptr %88, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr %84, i64 %90
  store i32 %83, ptr %91, align 4
  %92 = load i32, ptr %11, align 4
  %93 = load i32, ptr %10, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %94
  %96 = getelementptr inbounds %struct.edge, ptr %95, i32 0, i32 0
  %97 = load i32, ptr %96, align 4
  call void @push(i32 noundef %92, i32 noundef %97)
  br label %98

98:
  br label %99

99:
  %100 = load i32, ptr %10, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %101
  %103 = getelementptr inbounds %struct.edge, ptr %102, i32 0, i32 2
  %104 = load i32, ptr %103, align 4
  store i32 %104, ptr %10, align 4
  br label %51, !llvm.loop !23

105:
  br label %33, !llvm.loop !22

106:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @bellmanFord(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %5, align 4
  store i32 1, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %10

10:
  %11 = load i32, ptr %7, align 4
  %12 = icmp slt i32 %11, 90
  br i1 %12, label %13, label %26

13:
  %14 = load i32, ptr %7, align 4
  %15 = load i32, ptr %3, align 4
  %16 = icmp eq i32 %14, %15
  %17 = zext i1 %16 to i64
  %18 = select i1 %16, i32 0, i32 2147483647
  %19 = load ptr, ptr %4, align 8
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %19, i64 %21
  store i32 %18, ptr %22, align 4
  br label %23

23:
  %24 = load i32, ptr %7, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %7, align 4
  br label %10, !llvm.loop !24

26:
  br label %27

27:
  %28 = load i32, ptr %6, align 4
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %106

30:
  store i32 0, ptr %6, align 4
  store i32 0, ptr %8, align 4
  br label %31

31:
  %32 = load i32, ptr %8, align 4
  %33 = icmp slt i32 %32, 90
  br i1 %33, label %34, label %102

34:
  %35 = load i32, ptr %8, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [90 x i32], ptr @head, i64 0, i64 %36
  %38 = load i32, ptr %37, align 4
  store i32 %38, ptr %9, align 4
  br label %39

39:
  %40 = load i32, ptr %9, align 4
  %41 = icmp sge i32 %40, 0
  br i1 %41, label %42, label %98

42:
  %43 = load ptr, ptr %4, align 8
  %44 = load i32, ptr %8, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr %43, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = icmp ne i32 %47, 2147483647
  br i1 %48, label %49, label %91

49:
  %50 = load ptr, ptr %4, align 8
  %51 = load i32, ptr %8, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %50, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = load i32, ptr %9, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %56
  %58 = getelementptr inbounds %struct.edge, ptr %57, i32 0, i32 1
  %59 = load i32, ptr %58, align 4
  %60 = add nsw i32 %54, %59
  %61 = load ptr, ptr %4, align 8
  %62 = load i32, ptr %9, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %63
  %65 = getelementptr inbounds %struct.edge, ptr %64, i32 0, i32 0
  %66 = load i32, ptr %65, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %61, i64 %67
  %69 = load i32, ptr %68, align 4
  %70 = icmp slt i32 %60, %69
  br i1 %70, label %71, label %91

71:
  %72 = load ptr, ptr %4, align 8
  %73 = load i32, ptr %8, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr %72, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = load i32, ptr %9, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %78
  %80 = getelementptr inbounds %struct.edge, ptr %79, i32 0, i32 1
  %81 = load i32, ptr %80, align 4
  %82 = add nsw i32 %76, %81
  %83 = load ptr, ptr %4, align 8
  %84 = load i32, ptr %9, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %85
  %87 = getelementptr inbounds %struct.edge, ptr %86, i32 0, i32 0
  %88 = load i32, ptr %87, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr %83, i64 %89
  store i32 %82, ptr %90, align 4
  store i32 1, ptr %6, align 4
  br label %91

91:
  br label %92

92:
  %93 = load i32, ptr %9, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %94
  %96 = getelementptr inbounds %struct.edge, ptr %95, i32 0, i32 2
  %97 = load i32, ptr %96, align 4
  store i32 %97, ptr %9, align 4
  br label %39, !llvm.loop !25

98:
  br label %99

99:
  %100 = load i32, ptr %8, align 4
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %8, align 4
  br label %31, !llvm.loop !26

102:
  br label %103

103:
  %104 = load i32, ptr %5, align 4
  %105 = add nsw i32 %104, 1
  store i32 %105, ptr %5, align 4
  br label %27, !llvm.loop !27

106:
  %107 = load i32, ptr %5, align 4
  ret i32 %107
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @push(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %6 = load i32, ptr @heapLen, align 4
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr @heapLen, align 4
  store i32 %6, ptr %5, align 4
  br label %8

8:
  %9 = load i32, ptr %5, align 4
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %20

11:
  %12 = load i32, ptr %5, align 4
  %13 = sub nsw i32 %12, 1
  %14 = sdiv i32 %13, 2
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = load i32, ptr %3, align 4
  %19 = icmp sgt i32 %17, %18
  br label %20

20:
  %21 = phi i1 [ false, %8 ], [ %19, %11 ]
  br i1 %21, label %22, label %45

22:
  %23 = load i32, ptr %5, align 4
  %24 = sub nsw i32 %23, 1
  %25 = sdiv i32 %24, 2
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = load i32, ptr %5, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %30
  store i32 %28, ptr %31, align 4
  %32 = load i32, ptr %5, align 4
  %33 = sub nsw i32 %32, 1
  %34 = sdiv i32 %33, 2
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = load i32, ptr %5, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %39
  store i32 %37, ptr %40, align 4
  br label %41

41:
  %42 = load i32, ptr %5, align 4
  %43 = sub nsw i32 %42, 1
  %44 = sdiv i32 %43, 2
  store i32 %44, ptr %5, align 4
  br label %8, !llvm.loop !28

45:
  %46 = load i32, ptr %3, align 4
  %47 = load i32, ptr %5, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %48
  store i32 %46, ptr %49, align 4
  %50 = load i32, ptr %4, align 4
  %51 = load i32, ptr %5, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %52
  store i32 %50, ptr %53, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @pop(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %8 = load i32, ptr @heapNode, align 16
  store i32 %8, ptr %3, align 4
  store i32 0, ptr %4, align 4
  %9 = load i32, ptr @heapKey, align 16
  %10 = load ptr, ptr %2, align 8
  store i32 %9, ptr %10, align 4
  %11 = load i32, ptr @heapLen, align 4
  %12 = add nsw i32 %11, -1
  store i32 %12, ptr @heapLen, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %13
  %15 = load i32, ptr %14, align 4
  store i32 %15, ptr %5, align 4
  %16 = load i32, ptr @heapLen, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %17
  %19 = load i32, ptr %18, align 4
  store i32 %19, ptr %6, align 4
  br label %20

20:
  %21 = load i32, ptr %4, align 4
  %22 = mul nsw i32 2, %21
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %7, align 4
  %24 = load i32, ptr @heapLen, align 4
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %70

26:
  %27 = load i32, ptr %7, align 4
  %28 = add nsw i32 %27, 1
  %29 = load i32, ptr @heapLen, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %45

31:
  %32 = load i32, ptr %7, align 4
  %33 = add nsw i32 %32, 1
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = load i32, ptr %7, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = icmp slt i32 %36, %40
  br i1 %41, label %42, label %45

42:
  %43 = load i32, ptr %7, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %7, align 4
  br label %45

45:
  %46 = load i32, ptr %7, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = load i32, ptr %5, align 4
  %51 = icmp sge i32 %49, %50
  br i1 %51, label %52, label %53

52:
  br label %70

53:
  %54 = load i32, ptr %7, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = load i32, ptr %4, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %59
  store i32 %57, ptr %60, align 4
  %61 = load i32, ptr %7, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = load i32, ptr %4, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %66
  store i32 %64, ptr %67, align 4
  br label %68

68:
  %69 = load i32, ptr %7, align 4
  store i32 %69, ptr %4, align 4
  br label %20, !llvm.loop !29

70:
  %71 = load i32, ptr %5, align 4
  %72 = load i32, ptr %4, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %73
  store i32 %71, ptr %74, align 4
  %75 = load i32, ptr %6, align 4
  %76 = load i32, ptr %4, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %77
  store i32 %75, ptr %78, align 4
  %79 = load i32, ptr %3, align 4
  ret i32 %79
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind willreturn memory(read) }

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
!21 = distinct !{!21, !7}
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !7}
!24 = distinct !{!24, !7}
!25 = distinct !{!25, !7}
!26 = distinct !{!26, !7}
!27 = distinct !{!27, !7}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
