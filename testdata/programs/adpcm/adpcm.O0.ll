; ModuleID = 'adpcm.c'
source_filename = "adpcm.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.state = type { i16, i8 }

@steps = internal global [89 x i16] zeroinitializer, align 16
@sound = internal global [2000 x i16] zeroinitializer, align 16
@packed = internal global [1000 x i8] zeroinitializer, align 16
@back = internal global [2000 x i16] zeroinitializer, align 16
@image = internal global [48 x [64 x i8]] zeroinitializer, align 16
@edges = internal global [48 x [64 x i8]] zeroinitializer, align 16
@.str = private unnamed_addr constant [40 x i8] c"error %d, bits %d, edges %d, hash %08x\0A\00", align 1
@adjust = internal constant [8 x i8] c"\FF\FF\FF\FF\02\04\06\08", align 1
@cosines = internal constant [8 x [8 x i16]] [[8 x i16] [i16 2896, i16 2896, i16 2896, i16 2896, i16 2896, i16 2896, i16 2896, i16 2896], [8 x i16] [i16 4017, i16 3406, i16 2276, i16 799, i16 -799, i16 -2276, i16 -3406, i16 -4017], [8 x i16] [i16 3784, i16 1567, i16 -1567, i16 -3784, i16 -3784, i16 -1567, i16 1567, i16 3784], [8 x i16] [i16 3406, i16 -799, i16 -4017, i16 -2276, i16 2276, i16 4017, i16 799, i16 -3406], [8 x i16] [i16 2896, i16 -2896, i16 -2896, i16 2896, i16 2896, i16 -2896, i16 -2896, i16 2896], [8 x i16] [i16 2276, i16 -4017, i16 799, i16 3406, i16 -3406, i16 -799, i16 4017, i16 -2276], [8 x i16] [i16 1567, i16 -3784, i16 3784, i16 -1567, i16 -1567, i16 3784, i16 -3784, i16 1567], [8 x i16] [i16 799, i16 -2276, i16 3406, i16 -4017, i16 4017, i16 -3406, i16 2276, i16 -799]], align 16
@quantise.zigzag = internal constant [64 x i8] c"\00\01\08\10\09\02\03\0A\11\18 \19\12\0B\04\05\0C\13\1A!(0)\22\1B\14\0D\06\07\0E\15\1C#*1892+$\1D\16\0F\17\1E%,3:;4-&\1F'.5<=6/7>?", align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
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
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca [8 x [8 x i32]], align 16
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %26 = load i32, ptr %4, align 4
  %27 = icmp sgt i32 %26, 1
  br i1 %27, label %28, label %33

28:
  %29 = load ptr, ptr %5, align 8
  %30 = getelementptr inbounds ptr, ptr %29, i64 1
  %31 = load ptr, ptr %30, align 8
  %32 = call i32 @atoi(ptr noundef %31) #5
  br label %34

33:
  br label %34

34:
  %35 = phi i32 [ %32, %28 ], [ 2, %33 ]
  store i32 %35, ptr %6, align 4
  store i32 1, ptr %7, align 4
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  store i32 7, ptr %13, align 4
  br label %36

36:
  %37 = load i32, ptr %12, align 4
  %38 = icmp slt i32 %37, 89
  br i1 %38, label %39, label %62

39:
  %40 = load i32, ptr %13, align 4
  %41 = icmp sgt i32 %40, 32767
  br i1 %41, label %42, label %43

42:
  br label %45

43:
  %44 = load i32, ptr %13, align 4
  br label %45

45:
  %46 = phi i32 [ 32767, %42 ], [ %44, %43 ]
  %47 = trunc i32 %46 to i16
  %48 = load i32, ptr %12, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [89 x i16], ptr @steps, i64 0, i64 %49
  store i16 %47, ptr %50, align 2
  br label %51

51:
  %52 = load i32, ptr %12, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %12, align 4
  %54 = load i32, ptr %13, align 4
  %55 = sdiv i32 %54, 10
  %56 = load i32, ptr %13, align 4
  %57 = icmp slt i32 %56, 20
  %58 = zext i1 %57 to i32
  %59 = add nsw i32 %55, %58
  %60 = load i32, ptr %13, align 4
  %61 = add nsw i32 %60, %59
  store i32 %61, ptr %13, align 4
  br label %36, !llvm.loop !6

62:
  store i32 0, ptr %14, align 4
  br label %63

63:
  %64 = load i32, ptr %14, align 4
  %65 = load i32, ptr %6, align 4
  %66 = icmp slt i32 %64, %65
  br i1 %66, label %67, label %261

67:
  store i32 0, ptr %15, align 4
  store i32 130, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %68

68:
  %69 = load i32, ptr %17, align 4
  %70 = icmp slt i32 %69, 2000
  br i1 %70, label %71, label %98

71:
  %72 = load i32, ptr %16, align 4
  %73 = load i32, ptr %15, align 4
  %74 = add nsw i32 %73, %72
  store i32 %74, ptr %15, align 4
  %75 = load i32, ptr %15, align 4
  %76 = icmp sgt i32 %75, 9000
  br i1 %76, label %80, label %77

77:
  %78 = load i32, ptr %15, align 4
  %79 = icmp slt i32 %78, -9000
  br i1 %79, label %80, label %83

80:
  %81 = load i32, ptr %16, align 4
  %82 = sub nsw i32 0, %81
  store i32 %82, ptr %16, align 4
  br label %83

83:
  %84 = load i32, ptr %7, align 4
  %85 = mul i32 %84, 1664525
  %86 = add i32 %85, 1013904223
  store i32 %86, ptr %7, align 4
  %87 = load i32, ptr %15, align 4
  %88 = load i32, ptr %7, align 4
  %89 = lshr i32 %88, 24
  %90 = add nsw i32 %87, %89
  %91 = trunc i32 %90 to i16
  %92 = load i32, ptr %17, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [2000 x i16], ptr @sound, i64 0, i64 %93
  store i16 %91, ptr %94, align 2
  br label %95

95:
  %96 = load i32, ptr %17, align 4
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %17, align 4
  br label %68, !llvm.loop !8

98:
  call void @encode(ptr noundef @sound, ptr noundef @packed, i32 noundef 2000)
  call void @decode(ptr noundef @packed, ptr noundef @back, i32 noundef 2000)
  store i32 100, ptr %18, align 4
  br label %99

99:
  %100 = load i32, ptr %18, align 4
  %101 = icmp slt i32 %100, 2000
  br i1 %101, label %102, label %137

102:
  %103 = load i32, ptr %18, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [2000 x i16], ptr @sound, i64 0, i64 %104
  %106 = load i16, ptr %105, align 2
  %107 = sext i16 %106 to i32
  %108 = load i32, ptr %18, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [2000 x i16], ptr @back, i64 0, i64 %109
  %111 = load i16, ptr %110, align 2
  %112 = sext i16 %111 to i32
  %113 = sub nsw i32 %107, %112
  %114 = call i32 @llvm.abs.i32(i32 %113, i1 true)
  %115 = load i32, ptr %11, align 4
  %116 = icmp sgt i32 %114, %115
  br i1 %116, label %117, label %130

117:
  %118 = load i32, ptr %18, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [2000 x i16], ptr @sound, i64 0, i64 %119
  %121 = load i16, ptr %120, align 2
  %122 = sext i16 %121 to i32
  %123 = load i32, ptr %18, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [2000 x i16], ptr @back, i64 0, i64 %124
  %126 = load i16, ptr %125, align 2
  %127 = sext i16 %126 to i32
  %128 = sub nsw i32 %122, %127
  %129 = call i32 @llvm.abs.i32(i32 %128, i1 true)
  br label %132

130:
  %131 = load i32, ptr %11, align 4
  br label %132

132:
  %133 = phi i32 [ %129, %117 ], [ %131, %130 ]
  store i32 %133, ptr %11, align 4
  br label %134

134:
  %135 = load i32, ptr %18, align 4
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr %18, align 4
  br label %99, !llvm.loop !9

137:
  store i32 0, ptr %19, align 4
  br label %138

138:
  %139 = load i32, ptr %19, align 4
  %140 = icmp slt i32 %139, 48
  br i1 %140, label %141, label %185

141:
  store i32 0, ptr %20, align 4
  br label %142

142:
  %143 = load i32, ptr %20, align 4
  %144 = icmp slt i32 %143, 64
  br i1 %144, label %145, label %181

145:
  %146 = load i32, ptr %20, align 4
  %147 = sub nsw i32 %146, 30
  %148 = load i32, ptr %20, align 4
  %149 = sub nsw i32 %148, 30
  %150 = mul nsw i32 %147, %149
  %151 = load i32, ptr %19, align 4
  %152 = sub nsw i32 %151, 20
  %153 = load i32, ptr %19, align 4
  %154 = sub nsw i32 %153, 20
  %155 = mul nsw i32 %152, %154
  %156 = add nsw i32 %150, %155
  %157 = icmp slt i32 %156, 300
  br i1 %157, label %158, label %161

158:
  %159 = load i32, ptr %20, align 4
  %160 = sub nsw i32 220, %159
  br label %169

161:
  %162 = load i32, ptr %20, align 4
  %163 = load i32, ptr %19, align 4
  %164 = mul nsw i32 %163, 2
  %165 = add nsw i32 %162, %164
  %166 = load i32, ptr %14, align 4
  %167 = srem i32 %166, 8
  %168 = add nsw i32 %165, %167
  br label %169

169:
  %170 = phi i32 [ %160, %158 ], [ %168, %161 ]
  %171 = trunc i32 %170 to i8
  %172 = load i32, ptr %19, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %173
  %175 = load i32, ptr %20, align 4
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds [64 x i8], ptr %174, i64 0, i64 %176
  store i8 %171, ptr %177, align 1
  br label %178

178:
  %179 = load i32, ptr %20, align 4
  %180 = add nsw i32 %179, 1
  store i32 %180, ptr %20, align 4
  br label %142, !llvm.loop !10

181:
  br label %182

182:
  %183 = load i32, ptr %19, align 4
  %184 = add nsw i32 %183, 1
  store i32 %184, ptr %19, align 4
  br label %138, !llvm.loop !11

185:
  store i32 0, ptr %9, align 4
  store i32 0, ptr %21, align 4
  br label %186

186:
  %187 = load i32, ptr %21, align 4
  %188 = icmp slt i32 %187, 48
  br i1 %188, label %189, label %222

189:
  store i32 0, ptr %22, align 4
  br label %190

190:
  %191 = load i32, ptr %22, align 4
  %192 = icmp slt i32 %191, 64
  br i1 %192, label %193, label %218

193:
  %194 = load i32, ptr %21, align 4
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %195
  %197 = load i32, ptr %22, align 4
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds [64 x i8], ptr %196, i64 0, i64 %198
  %200 = getelementptr inbounds [8 x [8 x i32]], ptr %23, i64 0, i64 0
  call void @forward(ptr noundef %199, i32 noundef 64, ptr noundef %200)
  %201 = getelementptr inbounds [8 x [8 x i32]], ptr %23, i64 0, i64 0
  %202 = call i32 @quantise(ptr noundef %201)
  %203 = load i32, ptr %9, align 4
  %204 = add nsw i32 %203, %202
  store i32 %204, ptr %9, align 4
  %205 = load i32, ptr %8, align 4
  %206 = mul i32 %205, 31
  %207 = getelementptr inbounds [8 x [8 x i32]], ptr %23, i64 0, i64 0
  %208 = getelementptr inbounds [8 x i32], ptr %207, i64 0, i64 0
  %209 = load i32, ptr %208, align 16
  %210 = add i32 %206, %209
  %211 = getelementptr inbounds [8 x [8 x i32]], ptr %23, i64 0, i64 1
  %212 = getelementptr inbounds [8 x i32], ptr %211, i64 0, i64 2
  %213 = load i32, ptr %212, align 8
  %214 = add i32 %210, %213
  store i32 %214, ptr %8, align 4
  br label %215

215:
  %216 = load i32, ptr %22, align 4
  %217 = add nsw i32 %216, 8
  store i32 %217, ptr %22, align 4
  br label %190, !llvm.loop !12

218:
  br label %219

219:
  %220 = load i32, ptr %21, align 4
  %221 = add nsw i32 %220, 8
  store i32 %221, ptr %21, align 4
  br label %186, !llvm.loop !13

222:
  %223 = call i32 @sobel()
  store i32 %223, ptr %10, align 4
  store i32 0, ptr %24, align 4
  br label %224

224:
  %225 = load i32, ptr %24, align 4
  %226 = icmp slt i32 %225, 64
  br i1 %226, label %227, label %257

227:
  %228 = load i32, ptr %8, align 4
  %229 = mul i32 %228, 31
  %230 = load i32, ptr %24, align 4
  %231 = srem i32 %230, 48
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %232
  %234 = load i32, ptr %24, align 4
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds [64 x i8], ptr %233, i64 0, i64 %235
  %237 = load i8, ptr %236, align 1
  %238 = zext i8 %237 to i32
  %239 = load i32, ptr %24, align 4
  %240 = sub nsw i32 %239, 32
  %241 = load i32, ptr %24, align 4
  %242 = srem i32 %241, 48
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds [48 x [64 x i8]], ptr @edges, i64 0, i64 %243
  %245 = load i32, ptr %24, align 4
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds [64 x i8], ptr %244, i64 0, i64 %246
  %248 = load i8, ptr %247, align 1
  %249 = zext i8 %248 to i32
  %250 = srem i32 %249, 32
  %251 = sub nsw i32 16, %250
  %252 = call i32 @toRGB(i32 noundef %238, i32 noundef %240, i32 noundef %251)
  %253 = add i32 %229, %252
  store i32 %253, ptr %8, align 4
  br label %254

254:
  %255 = load i32, ptr %24, align 4
  %256 = add nsw i32 %255, 1
  store i32 %256, ptr %24, align 4
  br label %224, !llvm.loop !14

257:
  br label %258

258:
  %259 = load i32, ptr %14, align 4
  %260 = add nsw i32 %259, 1
  store i32 %260, ptr %14, align 4
  br label %63, !llvm.loop !15

261:
  store i32 0, ptr %25, align 4
  br label %262

262:
  %263 = load i32, ptr %25, align 4
  %264 = icmp slt i32 %263, 1000
  br i1 %264, label %265, label %277

265:
  %266 = load i32, ptr %8, align 4
  %267 = mul i32 %266, 31
  %268 = load i32, ptr %25, align 4
  %269 = sext i32 %268 to i64
  %270 = getelementptr inbounds [1000 x i8], ptr @packed, i64 0, i64 %269
  %271 = load i8, ptr %270, align 1
  %272 = zext i8 %271 to i32
  %273 = add i32 %267, %272
  store i32 %273, ptr %8, align 4
  br label %274

274:
  %275 = load i32, ptr %25, align 4
  %276 = add nsw i32 %275, 1
  store i32 %276, ptr %25, align 4
  br label %262, !llvm.loop !16

277:
  %278 = load i32, ptr %11, align 4
  %279 = load i32, ptr %9, align 4
  %280 = load i32, ptr %10, align 4
  %281 = load i32, ptr %8, align 4
  %282 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %278, i32 noundef %279, i32 noundef %280, i32 noundef %281)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @encode(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.state, align 2
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  call void @llvm.memset.p0.i64(ptr align 2 %7, i8 0, i64 4, i1 false)
  store i32 0, ptr %8, align 4
  br label %13

13:
  %14 = load i32, ptr %8, align 4
  %15 = load i32, ptr %6, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %91

17:
  %18 = load ptr, ptr %4, align 8
  %19 = load i32, ptr %8, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i16, ptr %18, i64 %20
  %22 = load i16, ptr %21, align 2
  %23 = sext i16 %22 to i32
  %24 = getelementptr inbounds %struct.state, ptr %7, i32 0, i32 0
  %25 = load i16, ptr %24, align 2
  %26 = sext i16 %25 to i32
  %27 = sub nsw i32 %23, %26
  store i32 %27, ptr %9, align 4
  store i32 0, ptr %10, align 4
  %28 = getelementptr inbounds %struct.state, ptr %7, i32 0, i32 1
  %29 = load i8, ptr %28, align 2
  %30 = sext i8 %29 to i64
  %31 = getelementptr inbounds [89 x i16], ptr @steps, i64 0, i64 %30
  %32 = load i16, ptr %31, align 2
  %33 = sext i16 %32 to i32
  store i32 %33, ptr %11, align 4
  %34 = load i32, ptr %9, align 4
  %35 = icmp slt i32 %34, 0
  br i1 %35, label %36, label %39

36:
  store i32 8, ptr %10, align 4
  %37 = load i32, ptr %9, align 4
  %38 = sub nsw i32 0, %37
  store i32 %38, ptr %9, align 4
  br label %39

39:
  store i32 4, ptr %12, align 4
  br label %40

40:
  %41 = load i32, ptr %12, align 4
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %60

43:
  %44 = load i32, ptr %9, align 4
  %45 = load i32, ptr %11, align 4
  %46 = icmp sge i32 %44, %45
  br i1 %46, label %47, label %54

47:
  %48 = load i32, ptr %12, align 4
  %49 = load i32, ptr %10, align 4
  %50 = or i32 %49, %48
  store i32 %50, ptr %10, align 4
  %51 = load i32, ptr %11, align 4
  %52 = load i32, ptr %9, align 4
  %53 = sub nsw i32 %52, %51
  store i32 %53, ptr %9, align 4
  br label %54

54:
  br label %55

55:
  %56 = load i32, ptr %12, align 4
  %57 = ashr i32 %56, 1
  store i32 %57, ptr %12, align 4
  %58 = load i32, ptr %11, align 4
  %59 = ashr i32 %58, 1
  store i32 %59, ptr %11, align 4
  br label %40, !llvm.loop !17

60:
  %61 = load i32, ptr %10, align 4
  call void @advance(ptr noundef %7, i32 noundef %61)
  %62 = load i32, ptr %8, align 4
  %63 = and i32 %62, 1
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %65, label %79

65:
  %66 = load i32, ptr %10, align 4
  %67 = shl i32 %66, 4
  %68 = trunc i32 %67 to i8
  %69 = zext i8 %68 to i32
  %70 = load ptr, ptr %5, align 8
  %71 = load i32, ptr %8, align 4
  %72 = sdiv i32 %71, 2
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i8, ptr %70, i64 %73
  %75 = load i8, ptr %74, align 1
  %76 = zext i8 %75 to i32
  %77 = or i32 %76, %69
  %78 = trunc i32 %77 to i8
  store i8 %78, ptr %74, align 1
  br label %87

79:
  %80 = load i32, ptr %10, align 4
  %81 = trunc i32 %80 to i8
  %82 = load ptr, ptr %5, align 8
  %83 = load i32, ptr %8, align 4
  %84 = sdiv i32 %83, 2
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i8, ptr %82, i64 %85
  store i8 %81, ptr %86, align 1
  br label %87

87:
  br label %88

88:
  %89 = load i32, ptr %8, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %8, align 4
  br label %13, !llvm.loop !18

91:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @decode(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.state, align 2
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  call void @llvm.memset.p0.i64(ptr align 2 %7, i8 0, i64 4, i1 false)
  store i32 0, ptr %8, align 4
  br label %9

9:
  %10 = load i32, ptr %8, align 4
  %11 = load i32, ptr %6, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %35

13:
  %14 = load ptr, ptr %4, align 8
  %15 = load i32, ptr %8, align 4
  %16 = sdiv i32 %15, 2
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr %14, i64 %17
  %19 = load i8, ptr %18, align 1
  %20 = zext i8 %19 to i32
  %21 = load i32, ptr %8, align 4
  %22 = and i32 %21, 1
  %23 = mul nsw i32 %22, 4
  %24 = ashr i32 %20, %23
  %25 = and i32 %24, 15
  call void @advance(ptr noundef %7, i32 noundef %25)
  %26 = getelementptr inbounds %struct.state, ptr %7, i32 0, i32 0
  %27 = load i16, ptr %26, align 2
  %28 = load ptr, ptr %5, align 8
  %29 = load i32, ptr %8, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i16, ptr %28, i64 %30
  store i16 %27, ptr %31, align 2
  br label %32

32:
  %33 = load i32, ptr %8, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %8, align 4
  br label %9, !llvm.loop !19

35:
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @forward(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca [8 x [8 x i32]], align 16
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  store i32 0, ptr %8, align 4
  br label %16

16:
  %17 = load i32, ptr %8, align 4
  %18 = icmp slt i32 %17, 8
  br i1 %18, label %19, label %70

19:
  store i32 0, ptr %9, align 4
  br label %20

20:
  %21 = load i32, ptr %9, align 4
  %22 = icmp slt i32 %21, 8
  br i1 %22, label %23, label %66

23:
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %24

24:
  %25 = load i32, ptr %11, align 4
  %26 = icmp slt i32 %25, 8
  br i1 %26, label %27, label %53

27:
  %28 = load ptr, ptr %4, align 8
  %29 = load i32, ptr %8, align 4
  %30 = load i32, ptr %5, align 4
  %31 = mul nsw i32 %29, %30
  %32 = load i32, ptr %11, align 4
  %33 = add nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr %28, i64 %34
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i32
  %38 = sub nsw i32 %37, 128
  %39 = load i32, ptr %9, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [8 x [8 x i16]], ptr @cosines, i64 0, i64 %40
  %42 = load i32, ptr %11, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [8 x i16], ptr %41, i64 0, i64 %43
  %45 = load i16, ptr %44, align 2
  %46 = sext i16 %45 to i32
  %47 = mul nsw i32 %38, %46
  %48 = load i32, ptr %10, align 4
  %49 = add nsw i32 %48, %47
  store i32 %49, ptr %10, align 4
  br label %50

50:
  %51 = load i32, ptr %11, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %11, align 4
  br label %24, !llvm.loop !20

53:
  %54 = load i32, ptr %10, align 4
  %55 = add nsw i32 %54, 1024
  %56 = ashr i32 %55, 11
  %57 = load i32, ptr %8, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [8 x [8 x i32]], ptr %7, i64 0, i64 %58
  %60 = load i32, ptr %9, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [8 x i32], ptr %59, i64 0, i64 %61
  store i32 %56, ptr %62, align 4
  br label %63

63:
  %64 = load i32, ptr %9, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %9, align 4
  br label %20, !llvm.loop !21

66:
  br label %67

67:
  %68 = load i32, ptr %8, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %8, align 4
  br label %16, !llvm.loop !22

70:
  store i32 0, ptr %12, align 4
  br label %71

71:
  %72 = load i32, ptr %12, align 4
  %73 = icmp slt i32 %72, 8
  br i1 %73, label %74, label %122

74:
  store i32 0, ptr %13, align 4
  br label %75

75:
  %76 = load i32, ptr %13, align 4
  %77 = icmp slt i32 %76, 8
  br i1 %77, label %78, label %118

78:
  store i32 0, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %79

79:
  %80 = load i32, ptr %15, align 4
  %81 = icmp slt i32 %80, 8
  br i1 %81, label %82, label %104

82:
  %83 = load i32, ptr %15, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [8 x [8 x i32]], ptr %7, i64 0, i64 %84
  %86 = load i32, ptr %13, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [8 x i32], ptr %85, i64 0, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = load i32, ptr %12, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [8 x [8 x i16]], ptr @cosines, i64 0, i64 %91
  %93 = load i32, ptr %15, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [8 x i16], ptr %92, i64 0, i64 %94
  %96 = load i16, ptr %95, align 2
  %97 = sext i16 %96 to i32
  %98 = mul nsw i32 %89, %97
  %99 = load i32, ptr %14, align 4
  %100 = add nsw i32 %99, %98
  store i32 %100, ptr %14, align 4
  br label %101

101:
  %102 = load i32, ptr %15, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %15, align 4
  br label %79, !llvm.loop !23

104:
  %105 = load i32, ptr %14, align 4
  %106 = add nsw i32 %105, 8192
  %107 = ashr i32 %106, 14
  %108 = load ptr, ptr %6, align 8
  %109 = load i32, ptr %12, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [8 x i32], ptr %108, i64 %110
  %112 = load i32, ptr %13, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [8 x i32], ptr %111, i64 0, i64 %113
  store i32 %107, ptr %114, align 4
  br label %115

115:
  %116 = load i32, ptr %13, align 4
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %13, align 4
  br label %75, !llvm.loop !24

118:
  br label %119

119:
  %120 = load i32, ptr %12, align 4
  %121 = add nsw i32 %120, 1
  store i32 %121, ptr %12, align 4
  br label %71, !llvm.loop !25

122:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @quantise(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  store i32 0, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %9

9:
  %10 = load i32, ptr %5, align 4
  %11 = icmp slt i32 %10, 64
  br i1 %11, label %12, label %79

12:
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [64 x i8], ptr @quantise.zigzag, i64 0, i64 %14
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i32
  %18 = sdiv i32 %17, 8
  %19 = mul nsw i32 %18, 3
  %20 = add nsw i32 8, %19
  %21 = load i32, ptr %5, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [64 x i8], ptr @quantise.zigzag, i64 0, i64 %22
  %24 = load i8, ptr %23, align 1
  %25 = zext i8 %24 to i32
  %26 = srem i32 %25, 8
  %27 = mul nsw i32 %26, 3
  %28 = add nsw i32 %20, %27
  store i32 %28, ptr %6, align 4
  %29 = load ptr, ptr %2, align 8
  %30 = load i32, ptr %5, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [64 x i8], ptr @quantise.zigzag, i64 0, i64 %31
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = ashr i32 %34, 3
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [8 x i32], ptr %29, i64 %36
  %38 = load i32, ptr %5, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [64 x i8], ptr @quantise.zigzag, i64 0, i64 %39
  %41 = load i8, ptr %40, align 1
  %42 = zext i8 %41 to i32
  %43 = and i32 %42, 7
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [8 x i32], ptr %37, i64 0, i64 %44
  store ptr %45, ptr %7, align 8
  %46 = load i32, ptr %6, align 4
  %47 = load ptr, ptr %7, align 8
  %48 = load i32, ptr %47, align 4
  %49 = sdiv i32 %48, %46
  store i32 %49, ptr %47, align 4
  %50 = load ptr, ptr %7, align 8
  %51 = load i32, ptr %50, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %56

53:
  %54 = load i32, ptr %4, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %4, align 4
  br label %76

56:
  %57 = load i32, ptr %4, align 4
  %58 = sdiv i32 %57, 16
  %59 = mul nsw i32 %58, 8
  %60 = add nsw i32 4, %59
  %61 = load i32, ptr %3, align 4
  %62 = add nsw i32 %61, %60
  store i32 %62, ptr %3, align 4
  %63 = load ptr, ptr %7, align 8
  %64 = load i32, ptr %63, align 4
  %65 = call i32 @llvm.abs.i32(i32 %64, i1 true)
  store i32 %65, ptr %8, align 4
  br label %66

66:
  %67 = load i32, ptr %8, align 4
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %75

69:
  %70 = load i32, ptr %3, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %3, align 4
  br label %72

72:
  %73 = load i32, ptr %8, align 4
  %74 = ashr i32 %73, 1
  store i32 %74, ptr %8, align 4
  br label %66, !llvm.loop !26

75:
  store i32 0, ptr %4, align 4
  br label %76

76:
  %77 = load i32, ptr %5, align 4
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %5, align 4
  br label %9, !llvm.loop !27

79:
  %80 = load i32, ptr %3, align 4
  ret i32 %80
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sobel() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 1, ptr %2, align 4
  br label %7

7:
  %8 = load i32, ptr %2, align 4
  %9 = icmp slt i32 %8, 47
  br i1 %9, label %10, label %176

10:
  store i32 1, ptr %3, align 4
  br label %11

11:
  %12 = load i32, ptr %3, align 4
  %13 = icmp slt i32 %12, 63
  br i1 %13, label %14, label %172

14:
  %15 = load i32, ptr %2, align 4
  %16 = sub nsw i32 %15, 1
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %17
  %19 = load i32, ptr %3, align 4
  %20 = add nsw i32 %19, 1
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [64 x i8], ptr %18, i64 0, i64 %21
  %23 = load i8, ptr %22, align 1
  %24 = zext i8 %23 to i32
  %25 = load i32, ptr %2, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %26
  %28 = load i32, ptr %3, align 4
  %29 = add nsw i32 %28, 1
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [64 x i8], ptr %27, i64 0, i64 %30
  %32 = load i8, ptr %31, align 1
  %33 = zext i8 %32 to i32
  %34 = mul nsw i32 2, %33
  %35 = add nsw i32 %24, %34
  %36 = load i32, ptr %2, align 4
  %37 = add nsw i32 %36, 1
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %38
  %40 = load i32, ptr %3, align 4
  %41 = add nsw i32 %40, 1
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [64 x i8], ptr %39, i64 0, i64 %42
  %44 = load i8, ptr %43, align 1
  %45 = zext i8 %44 to i32
  %46 = add nsw i32 %35, %45
  %47 = load i32, ptr %2, align 4
  %48 = sub nsw i32 %47, 1
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %49
  %51 = load i32, ptr %3, align 4
  %52 = sub nsw i32 %51, 1
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [64 x i8], ptr %50, i64 0, i64 %53
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i32
  %57 = sub nsw i32 %46, %56
  %58 = load i32, ptr %2, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %59
  %61 = load i32, ptr %3, align 4
  %62 = sub nsw i32 %61, 1
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [64 x i8], ptr %60, i64 0, i64 %63
  %65 = load i8, ptr %64, align 1
  %66 = zext i8 %65 to i32
  %67 = mul nsw i32 2, %66
  %68 = sub nsw i32 %57, %67
  %69 = load i32, ptr %2, align 4
  %70 = add nsw i32 %69, 1
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %71
  %73 = load i32, ptr %3, align 4
  %74 = sub nsw i32 %73, 1
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [64 x i8], ptr %72, i64 0, i64 %75
  %77 = load i8, ptr %76, align 1
  %78 = zext i8 %77 to i32
  %79 = sub nsw i32 %68, %78
  store i32 %79, ptr %4, align 4
  %80 = load i32, ptr %2, align 4
  %81 = add nsw i32 %80, 1
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %82
  %84 = load i32, ptr %3, align 4
  %85 = sub nsw i32 %84, 1
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [64 x i8], ptr %83, i64 0, i64 %86
  %88 = load i8, ptr %87, align 1
  %89 = zext i8 %88 to i32
  %90 = load i32, ptr %2, align 4
  %91 = add nsw i32 %90, 1
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %92
  %94 = load i32, ptr %3, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [64 x i8], ptr %93, i64 0, i64 %95
  %97 = load i8, ptr %96, align 1
  %98 = zext i8 %97 to i32
  %99 = mul nsw i32 2, %98
  %100 = add nsw i32 %89, %99
  %101 = load i32, ptr %2, align 4
  %102 = add nsw i32 %101, 1
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %103
  %105 = load i32, ptr %3, align 4
  %106 = add nsw i32 %105, 1
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [64 x i8], ptr %104, i64 0, i64 %107
  %109 = load i8, ptr %108, align 1
  %110 = zext i8 %109 to i32
  %111 = add nsw i32 %100, %110
  %112 = load i32, ptr %2, align 4
  %113 = sub nsw i32 %112, 1
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %114
  %116 = load i32, ptr %3, align 4
  %117 = sub nsw i32 %116, 1
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [64 x i8], ptr %115, i64 0, i64 %118
  %120 = load i8, ptr %119, align 1
  %121 = zext i8 %120 to i32
  %122 = sub nsw i32 %111, %121
  %123 = load i32, ptr %2, align 4
  %124 = sub nsw i32 %123, 1
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %125
  %127 = load i32, ptr %3, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [64 x i8], ptr %126, i64 0, i64 %128
  %130 = load i8, ptr %129, align 1
  %131 = zext i8 %130 to i32
  %132 = mul nsw i32 2, %131
  %133 = sub nsw i32 %122, %132
  %134 = load i32, ptr %2, align 4
  %135 = sub nsw i32 %134, 1
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %136
  %138 = load i32, ptr %3, align 4
  %139 = add nsw i32 %138, 1
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [64 x i8], ptr %137, i64 0, i64 %140
  %142 = load i8, ptr %141, align 1
  %143 = zext i8 %142 to i32
  %144 = sub nsw i32 %133, %143
  store i32 %144, ptr %5, align 4
  %145 = load i32, ptr %4, align 4
  %146 = call i32 @llvm.abs.i32(i32 %145, i1 true)
  %147 = load i32, ptr %5, align 4
  %148 = call i32 @llvm.abs.i32(i32 %147, i1 true)
  %149 = add nsw i32 %146, %148
  store i32 %149, ptr %6, align 4
  %150 = load i32, ptr %6, align 4
  %151 = icmp sgt i32 %150, 255
  br i1 %151, label %152, label %153

152:
  br label %155

153:
  %154 = load i32, ptr %6, align 4
  br label %155

155:
  %156 = phi i32 [ 255, %152 ], [ %154, %153 ]
  %157 = trunc i32 %156 to i8
  %158 = load i32, ptr %2, align 4
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [48 x [64 x i8]], ptr @edges, i64 0, i64 %159
  %161 = load i32, ptr %3, align 4
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [64 x i8], ptr %160, i64 0, i64 %162
  store i8 %157, ptr %163, align 1
  %164 = load i32, ptr %6, align 4
  %165 = icmp sgt i32 %164, 200
  %166 = zext i1 %165 to i32
  %167 = load i32, ptr %1, align 4
  %168 = add nsw i32 %167, %166
  store i32 %168, ptr %1, align 4
  br label %169

169:
  %170 = load i32, ptr %3, align 4
  %171 = add nsw i32 %170, 1
  store i32 %171, ptr %3, align 4
  br label %11, !llvm.loop !28

172:
  br label %173

173:
  %174 = load i32, ptr %2, align 4
  %175 = add nsw i32 %174, 1
  store i32 %175, ptr %2, align 4
  br label %7, !llvm.loop !29

176:
  %177 = load i32, ptr %1, align 4
  ret i32 %177
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @toRGB(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %11 = load i32, ptr %4, align 4
  %12 = sub nsw i32 %11, 16
  %13 = mul nsw i32 %12, 298
  store i32 %13, ptr %7, align 4
  %14 = load i32, ptr %7, align 4
  %15 = load i32, ptr %6, align 4
  %16 = mul nsw i32 409, %15
  %17 = add nsw i32 %14, %16
  %18 = add nsw i32 %17, 128
  %19 = ashr i32 %18, 8
  store i32 %19, ptr %8, align 4
  %20 = load i32, ptr %7, align 4
  %21 = load i32, ptr %5, align 4
  %22 = mul nsw i32 100, %21
  %23 = sub nsw i32 %20, %22
  %24 = load i32, ptr %6, align 4
  %25 = mul nsw i32 208, %24
  %26 = sub nsw i32 %23, %25
  %27 = add nsw i32 %26, 128
  %28 = ashr i32 %27, 8
  store i32 %28, ptr %9, align 4
  %29 = load i32, ptr %7, align 4
  %30 = load i32, ptr %5, align 4
  %31 = mul nsw i32 516, %30
  %32 = add nsw i32 %29, %31
  %33 = add nsw i32 %32, 128
  %34 = ashr i32 %33, 8
  store i32 %34, ptr %10, align 4
  %35 = load i32, ptr %8, align 4
  %36 = call i32 @clamp(i32 noundef %35, i32 noundef 0, i32 noundef 255)
  %37 = shl i32 %36, 16
  %38 = load i32, ptr %9, align 4
  %39 = call i32 @clamp(i32 noundef %38, i32 noundef 0, i32 noundef 255)
  %40 = shl i32 %39, 8
  %41 = or i32 %37, %40
  %42 = load i32, ptr %10, align 4
  %43 = call i32 @clamp(i32 noundef %42, i32 noundef 0, i32 noundef 255)
  %44 = or i32 %41, %43
  ret i32 %44
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @advance(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds %struct.state, ptr %7, i32 0, i32 1
  %9 = load i8, ptr %8, align 2
  %10 = sext i8 %9 to i64
  %11 = getelementptr inbounds [89 x i16], ptr @steps, i64 0, i64 %10
  %12 = load i16, ptr %11, align 2
  %13 = sext i16 %12 to i32
  store i32 %13, ptr %5, align 4
  %14 = load i32, ptr %5, align 4
  %15 = ashr i32 %14, 3
  store i32 %15, ptr %6, align 4
  %16 = load i32, ptr %4, align 4
  %17 = and i32 %16, 4
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %23

19:
  %20 = load i32, ptr %5, align 4
  %21 = load i32, ptr %6, align 4
  %22 = add nsw i32 %21, %20
  store i32 %22, ptr %6, align 4
  br label %23

23:
  %24 = load i32, ptr %4, align 4
  %25 = and i32 %24, 2
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %32

27:
  %28 = load i32, ptr %5, align 4
  %29 = ashr i32 %28, 1
  %30 = load i32, ptr %6, align 4
  %31 = add nsw i32 %30, %29
  store i32 %31, ptr %6, align 4
  br label %32

32:
  %33 = load i32, ptr %4, align 4
  %34 = and i32 %33, 1
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %41

36:
  %37 = load i32, ptr %5, align 4
  %38 = ashr i32 %37, 2
  %39 = load i32, ptr %6, align 4
  %40 = add nsw i32 %39, %38
  store i32 %40, ptr %6, align 4
  br label %41

41:
  %42 = load i32, ptr %4, align 4
  %43 = and i32 %42, 8
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %45, label %52

45:
  %46 = load ptr, ptr %3, align 8
  %47 = getelementptr inbounds %struct.state, ptr %46, i32 0, i32 0
  %48 = load i16, ptr %47, align 2
  %49 = sext i16 %48 to i32
  %50 = load i32, ptr %6, align 4
  %51 = sub nsw i32 %49, %50
  br label %59

52:
  %53 = load ptr, ptr %3, align 8
  %54 = getelementptr inbounds %struct.state, ptr %53, i32 0, i32 0
  %55 = load i16, ptr %54, align 2
  %56 = sext i16 %55 to i32
  %57 = load i32, ptr %6, align 4
  %58 = add nsw i32 %56, %57
  br label %59

59:
  %60 = phi i32 [ %51, %45 ], [ %58, %52 ]
  %61 = call i32 @clamp(i32 noundef %60, i32 noundef -32768, i32 noundef 32767)
  %62 = trunc i32 %61 to i16
  %63 = load ptr, ptr %3, align 8
  %64 = getelementptr inbounds %struct.state, ptr %63, i32 0, i32 0
  store i16 %62, ptr %64, align 2
  %65 = load ptr, ptr %3, align 8
  %66 = getelementptr inbounds %struct.state, ptr %65, i32 0, i32 1
  %67 = load i8, ptr %66, align 2
  %68 = sext i8 %67 to i32
  %69 = load i32, ptr %4, align 4
  %70 = and i32 %69, 7
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [8 x i8], ptr @adjust, i64 0, i64 %71
  %73 = load i8, ptr %72, align 1
  %74 = sext i8 %73 to i32
  %75 = add nsw i32 %68, %74
  %76 = call i32 @clamp(i32 noundef %75, i32 noundef 0, i32 noundef 88)
  %77 = trunc i32 %76 to i8
  %78 = load ptr, ptr %3, align 8
  %79 = getelementptr inbounds %struct.state, ptr %78, i32 0, i32 1
  store i8 %77, ptr %79, align 2
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @clamp(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load i32, ptr %4, align 4
  %8 = load i32, ptr %5, align 4
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %12

10:
  %11 = load i32, ptr %5, align 4
  br label %22

12:
  %13 = load i32, ptr %4, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp sgt i32 %13, %14
  br i1 %15, label %16, label %18

16:
  %17 = load i32, ptr %6, align 4
  br label %20

18:
  %19 = load i32, ptr %4, align 4
  br label %20

20:
  %21 = phi i32 [ %17, %16 ], [ %19, %18 ]
  br label %22

22:
  %23 = phi i32 [ %11, %10 ], [ %21, %20 ]
  ret i32 %23
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind willreturn memory(read) }

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
