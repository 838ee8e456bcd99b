; ModuleID = 'varargs.c'
source_filename = "varargs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.pair = type { i64, double }
%struct.big = type { [7 x i32] }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@__const.main.p = private unnamed_addr constant %struct.pair { i64 -7, double 2.500000e+00 }, align 8
@__const.main.b = private unnamed_addr constant %struct.big { [7 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 77] }, align 8
@buffer = internal global [512 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [48 x i8] c"%d %u %x|%c%s|%ld %lx|%g %p2 %b7 %d %p2 %s %g%%\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"end\00", align 1
@.str.3 = private unnamed_addr constant [19 x i8] c"iddddddiiidddddidi\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"A\00", align 1
@.str.5 = private unnamed_addr constant [13 x i8] c"%s\0A%ld %.3f\0A\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"%ld/1000\00", align 1
@.str.7 = private unnamed_addr constant [12 x i8] c"(%ld, %.2f)\00", align 1
@.str.8 = private unnamed_addr constant [9 x i8] c"[%d..%d]\00", align 1
@.str.9 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %10

4:
  %5 = getelementptr inbounds i8*, i8** %1, i64 1
  %6 = load i8*, i8** %5, align 8
  %7 = tail call i64 @strtol(i8* nocapture noundef nonnull %6, i8** noundef null, i32 noundef 10) #10
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = phi i32 [ %8, %4 ], [ 1, %2 ]
  br label %16

12:
  %13 = phi i64 [ 0, %4 ], [ %29, %16 ]
  %14 = phi double [ 0.000000e+00, %4 ], [ %27, %16 ]
  %15 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([512 x i8], [512 x i8]* @buffer, i64 0, i64 0), i64 noundef %13, double noundef %14)
  ret i32 0

16:
  %17 = phi i32 [ %30, %16 ], [ 0, %10 ]
  %18 = phi double [ %27, %16 ], [ 0.000000e+00, %10 ]
  %19 = phi i64 [ %29, %16 ], [ 0, %10 ]
  %20 = sub nuw nsw i32 -12345, %17
  %21 = tail call i32 (i8*, i8*, ...) @format(i8* undef, i8* undef, i32 noundef %20, i32 noundef -294967296, i32 noundef 48879, i32 noundef 122, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0), i64 noundef -9000000000, i64 noundef 81985529216486895, double noundef 3.750000e+00, %struct.pair* noundef nonnull byval(%struct.pair) align 8 @__const.main.p, %struct.big* noundef nonnull byval(%struct.big) align 8 @__const.main.b, i32 noundef 42, %struct.pair* noundef nonnull byval(%struct.pair) align 8 @__const.main.p, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), double noundef -1.250000e-01)
  %22 = sext i32 %21 to i64
  %23 = add nsw i64 %19, %22
  %24 = tail call i64 (i32, ...) @sumTwice(i32 undef, i64 noundef 1, i64 noundef 2, i64 noundef 3, i64 noundef 4, i64 noundef 5, i64 noundef 6, i64 noundef 7, i64 noundef 8, i64 noundef 1099511627776)
  %25 = add nsw i64 %23, %24
  %26 = tail call double (i8*, ...) @mixed(i8* undef, i32 noundef 1, double noundef 2.000000e+00, double noundef 3.500000e+00, double noundef 4.000000e+00, double noundef 5.000000e+00, double noundef 6.000000e+00, double noundef 7.000000e+00, i32 noundef 8, i32 noundef 9, i32 noundef 10, double noundef 1.100000e+01, double noundef 1.200000e+01, double noundef 1.325000e+01, double noundef 1.400000e+01, double noundef 1.500000e+01, i32 noundef 16, double noundef 1.700000e+01, i32 noundef 18)
  %27 = fadd double %18, %26
  %28 = tail call i64 (i64, i64, i64, i64, i64, i64, i64, double, ...) @late(i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, double undef, i32 noundef 9, double noundef 4.000000e+00, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.4, i64 0, i64 0))
  %29 = xor i64 %25, %28
  %30 = add nuw nsw i32 %17, 1
  %31 = icmp eq i32 %30, %11
  br i1 %31, label %12, label %16, !llvm.loop !5
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nofree noinline nounwind uwtable
define internal i32 @format(i8* nocapture readnone %0, i8* nocapture readnone %1, ...) unnamed_addr #3 {
  %3 = alloca [32 x i8], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #10
  call void @llvm.va_start(i8* nonnull %5)
  %6 = getelementptr inbounds [32 x i8], [32 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %6) #10
  %7 = getelementptr inbounds [32 x i8], [32 x i8]* %3, i64 0, i64 32
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 2
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 0
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 1
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, i32 3
  %12 = ptrtoint i8* %7 to i64
  br label %13

13:
  %14 = phi i8* [ getelementptr inbounds ([48 x i8], [48 x i8]* @.str, i64 0, i64 0), %2 ], [ %239, %236 ]
  %15 = phi i8* [ getelementptr inbounds ([512 x i8], [512 x i8]* @buffer, i64 0, i64 0), %2 ], [ %238, %236 ]
  %16 = load i8, i8* %14, align 1
  switch i8 %16, label %17 [
    i8 0, label %240
    i8 37, label %19
  ]

17:
  %18 = getelementptr inbounds i8, i8* %15, i64 1
  store i8 %16, i8* %15, align 1
  br label %236

19:
  %20 = getelementptr inbounds i8, i8* %14, i64 1
  %21 = load i8, i8* %20, align 1
  %22 = icmp eq i8 %21, 108
  %23 = zext i1 %22 to i64
  %24 = getelementptr inbounds i8, i8* %20, i64 %23
  %25 = load i8, i8* %24, align 1
  %26 = sext i8 %25 to i32
  switch i32 %26, label %234 [
    i32 100, label %27
    i32 117, label %79
    i32 120, label %79
    i32 99, label %127
    i32 115, label %144
    i32 103, label %169
    i32 112, label %189
    i32 98, label %222
  ]

27:
  %28 = load i32, i32* %9, align 16
  %29 = icmp ult i32 %28, 41
  br i1 %22, label %30, label %43

30:
  br i1 %29, label %31, label %36

31:
  %32 = load i8*, i8** %11, align 16
  %33 = zext i32 %28 to i64
  %34 = getelementptr i8, i8* %32, i64 %33
  %35 = add nuw nsw i32 %28, 8
  store i32 %35, i32* %9, align 16
  br label %39

36:
  %37 = load i8*, i8** %8, align 8
  %38 = getelementptr i8, i8* %37, i64 8
  store i8* %38, i8** %8, align 8
  br label %39

39:
  %40 = phi i8* [ %34, %31 ], [ %37, %36 ]
  %41 = bitcast i8* %40 to i64*
  %42 = load i64, i64* %41, align 8
  br label %57

43:
  br i1 %29, label %44, label %49

44:
  %45 = load i8*, i8** %11, align 16
  %46 = zext i32 %28 to i64
  %47 = getelementptr i8, i8* %45, i64 %46
  %48 = add nuw nsw i32 %28, 8
  store i32 %48, i32* %9, align 16
  br label %52

49:
  %50 = load i8*, i8** %8, align 8
  %51 = getelementptr i8, i8* %50, i64 8
  store i8* %51, i8** %8, align 8
  br label %52

52:
  %53 = phi i8* [ %47, %44 ], [ %50, %49 ]
  %54 = bitcast i8* %53 to i32*
  %55 = load i32, i32* %54, align 4
  %56 = sext i32 %55 to i64
  br label %57

57:
  %58 = phi i64 [ %42, %39 ], [ %56, %52 ]
  %59 = icmp slt i64 %58, 0
  %60 = sub i64 0, %58
  %61 = select i1 %59, i64 %60, i64 %58
  br label %62

62:
  %63 = phi i64 [ %61, %57 ], [ %69, %62 ]
  %64 = phi i8* [ %7, %57 ], [ %68, %62 ]
  %65 = urem i64 %63, 10
  %66 = getelementptr inbounds [17 x i8], [17 x i8]* @.str.9, i64 0, i64 %65
  %67 = load i8, i8* %66, align 1
  %68 = getelementptr inbounds i8, i8* %64, i64 -1
  store i8 %67, i8* %68, align 1
  %69 = udiv i64 %63, 10
  %70 = icmp ult i64 %63, 10
  br i1 %70, label %71, label %62, !llvm.loop !8

71:
  br i1 %59, label %72, label %74

72:
  %73 = getelementptr inbounds i8, i8* %64, i64 -2
  store i8 45, i8* %73, align 1
  br label %74

74:
  %75 = phi i8* [ %73, %72 ], [ %68, %71 ]
  %76 = ptrtoint i8* %75 to i64
  %77 = sub i64 %12, %76
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %15, i8* nonnull align 1 %75, i64 %77, i1 false) #10
  %78 = getelementptr inbounds i8, i8* %15, i64 %77
  br label %236

79:
  %80 = load i32, i32* %9, align 16
  %81 = icmp ult i32 %80, 41
  br i1 %22, label %82, label %95

82:
  br i1 %81, label %83, label %88

83:
  %84 = load i8*, i8** %11, align 16
  %85 = zext i32 %80 to i64
  %86 = getelementptr i8, i8* %84, i64 %85
  %87 = add nuw nsw i32 %80, 8
  store i32 %87, i32* %9, align 16
  br label %91

88:
  %89 = load i8*, i8** %8, align 8
  %90 = getelementptr i8, i8* %89, i64 8
  store i8* %90, i8** %8, align 8
  br label %91

91:
  %92 = phi i8* [ %86, %83 ], [ %89, %88 ]
  %93 = bitcast i8* %92 to i64*
  %94 = load i64, i64* %93, align 8
  br label %109

95:
  br i1 %81, label %96, label %101

96:
  %97 = load i8*, i8** %11, align 16
  %98 = zext i32 %80 to i64
  %99 = getelementptr i8, i8* %97, i64 %98
  %100 = add nuw nsw i32 %80, 8
  store i32 %100, i32* %9, align 16
  br label %104

101:
  %102 = load i8*, i8** %8, align 8
  %103 = getelementptr i8, i8* %102, i64 8
  store i8* %103, i8** %8, align 8
  br label %104

104:
  %105 = phi i8* [ %99, %96 ], [ %102, %101 ]
  %106 = bitcast i8* %105 to i32*
  %107 = load i32, i32* %106, align 4
  %108 = zext i32 %107 to i64
  br label %109

109:
  %110 = phi i64 [ %94, %91 ], [ %108, %104 ]
  %111 = load i8, i8* %24, align 1
  %112 = icmp eq i8 %111, 120
  %113 = select i1 %112, i64 16, i64 10
  br label %114

114:
  %115 = phi i64 [ %110, %109 ], [ %121, %114 ]
  %116 = phi i8* [ %7, %109 ], [ %120, %114 ]
  %117 = urem i64 %115, %113
  %118 = getelementptr inbounds [17 x i8], [17 x i8]* @.str.9, i64 0, i64 %117
  %119 = load i8, i8* %118, align 1
  %120 = getelementptr inbounds i8, i8* %116, i64 -1
  store i8 %119, i8* %120, align 1
  %121 = udiv i64 %115, %113
  %122 = icmp ult i64 %115, %113
  br i1 %122, label %123, label %114, !llvm.loop !8

123:
  %124 = ptrtoint i8* %120 to i64
  %125 = sub i64 %12, %124
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %15, i8* nonnull align 1 %120, i64 %125, i1 false) #10
  %126 = getelementptr inbounds i8, i8* %15, i64 %125
  br label %236

127:
  %128 = load i32, i32* %9, align 16
  %129 = icmp ult i32 %128, 41
  br i1 %129, label %130, label %135

130:
  %131 = load i8*, i8** %11, align 16
  %132 = zext i32 %128 to i64
  %133 = getelementptr i8, i8* %131, i64 %132
  %134 = add nuw nsw i32 %128, 8
  store i32 %134, i32* %9, align 16
  br label %138

135:
  %136 = load i8*, i8** %8, align 8
  %137 = getelementptr i8, i8* %136, i64 8
  store i8* %137, i8** %8, align 8
  br label %138

138:
  %139 = phi i8* [ %133, %130 ], [ %136, %135 ]
  %140 = bitcast i8* %139 to i32*
  %141 = load i32, i32* %140, align 4
  %142 = trunc i32 %141 to i8
  %143 = getelementptr inbounds i8, i8* %15, i64 1
  store i8 %142, i8* %15, align 1
  br label %236

144:
  %145 = load i32, i32* %9, align 16
  %146 = icmp ult i32 %145, 41
  br i1 %146, label %147, label %152

147:
  %148 = load i8*, i8** %11, align 16
  %149 = zext i32 %145 to i64
  %150 = getelementptr i8, i8* %148, i64 %149
  %151 = add nuw nsw i32 %145, 8
  store i32 %151, i32* %9, align 16
  br label %155

152:
  %153 = load i8*, i8** %8, align 8
  %154 = getelementptr i8, i8* %153, i64 8
  store i8* %154, i8** %8, align 8
  br label %155

155:
  %156 = phi i8* [ %150, %147 ], [ %153, %152 ]
  %157 = bitcast i8* %156 to i8**
  %158 = load i8*, i8** %157, align 8
  %159 = load i8, i8* %158, align 1
  %160 = icmp eq i8 %159, 0
  br i1 %160, label %236, label %161

161:
  %162 = phi i8 [ %167, %161 ], [ %159, %155 ]
  %163 = phi i8* [ %166, %161 ], [ %15, %155 ]
  %164 = phi i8* [ %165, %161 ], [ %158, %155 ]
  %165 = getelementptr inbounds i8, i8* %164, i64 1
  %166 = getelementptr inbounds i8, i8* %163, i64 1
  store i8 %162, i8* %163, align 1
  %167 = load i8, i8* %165, align 1
  %168 = icmp eq i8 %167, 0
  br i1 %168, label %236, label %161, !llvm.loop !9

169:
  %170 = load i32, i32* %10, align 4
  %171 = icmp ult i32 %170, 161
  br i1 %171, label %172, label %177

172:
  %173 = load i8*, i8** %11, align 16
  %174 = zext i32 %170 to i64
  %175 = getelementptr i8, i8* %173, i64 %174
  %176 = add nuw nsw i32 %170, 16
  store i32 %176, i32* %10, align 4
  br label %180

177:
  %178 = load i8*, i8** %8, align 8
  %179 = getelementptr i8, i8* %178, i64 8
  store i8* %179, i8** %8, align 8
  br label %180

180:
  %181 = phi i8* [ %175, %172 ], [ %178, %177 ]
  %182 = bitcast i8* %181 to double*
  %183 = load double, double* %182, align 8
  %184 = fmul double %183, 1.000000e+03
  %185 = fptosi double %184 to i64
  %186 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef nonnull dereferenceable(1) %15, i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([9 x i8], [9 x i8]* @.str.6, i64 0, i64 0), i64 noundef %185) #10
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds i8, i8* %15, i64 %187
  br label %236

189:
  %190 = load i32, i32* %9, align 16
  %191 = icmp ult i32 %190, 41
  %192 = load i32, i32* %10, align 4
  %193 = icmp ult i32 %192, 161
  %194 = and i1 %191, %193
  br i1 %194, label %195, label %207

195:
  %196 = load i8*, i8** %11, align 16
  %197 = zext i32 %190 to i64
  %198 = getelementptr i8, i8* %196, i64 %197
  %199 = zext i32 %192 to i64
  %200 = getelementptr i8, i8* %196, i64 %199
  %201 = bitcast i8* %198 to i64*
  %202 = load i64, i64* %201, align 8
  %203 = bitcast i8* %200 to double*
  %204 = load double, double* %203, align 8
  %205 = add nuw nsw i32 %190, 8
  store i32 %205, i32* %9, align 16
  %206 = add nuw nsw i32 %192, 16
  store i32 %206, i32* %10, align 4
  br label %215

207:
  %208 = load i8*, i8** %8, align 8
  %209 = getelementptr inbounds i8, i8* %208, i64 8
  %210 = bitcast i8* %209 to double*
  %211 = bitcast i8* %208 to i64*
  %212 = getelementptr i8, i8* %208, i64 16
  store i8* %212, i8** %8, align 8
  %213 = load double, double* %210, align 8
  %214 = load i64, i64* %211, align 8
  br label %215

215:
  %216 = phi i64 [ %202, %195 ], [ %214, %207 ]
  %217 = phi double [ %204, %195 ], [ %213, %207 ]
  %218 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef nonnull dereferenceable(1) %15, i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i64 0, i64 0), i64 noundef %216, double noundef %217) #10
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds i8, i8* %15, i64 %219
  %221 = getelementptr inbounds i8, i8* %24, i64 1
  br label %236

222:
  %223 = load i8*, i8** %8, align 8
  %224 = getelementptr i8, i8* %223, i64 32
  store i8* %224, i8** %8, align 8
  %225 = bitcast i8* %223 to i32*
  %226 = load i32, i32* %225, align 4
  %227 = getelementptr inbounds i8, i8* %223, i64 24
  %228 = bitcast i8* %227 to i32*
  %229 = load i32, i32* %228, align 4
  %230 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef nonnull dereferenceable(1) %15, i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([9 x i8], [9 x i8]* @.str.8, i64 0, i64 0), i32 noundef %226, i32 noundef %229) #10
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds i8, i8* %15, i64 %231
  %233 = getelementptr inbounds i8, i8* %24, i64 1
  br label %236

234:
  %235 = getelementptr inbounds i8, i8* %15, i64 1
  store i8 %25, i8* %15, align 1
  br label %236

236:
  %237 = phi i8* [ %14, %17 ], [ %24, %234 ], [ %233, %222 ], [ %221, %215 ], [ %24, %180 ], [ %24, %138 ], [ %24, %123 ], [ %24, %74 ], [ %24, %155 ], [ %24, %161 ]
  %238 = phi i8* [ %18, %17 ], [ %235, %234 ], [ %232, %222 ], [ %220, %215 ], [ %188, %180 ], [ %143, %138 ], [ %126, %123 ], [ %78, %74 ], [ %15, %155 ], [ %166, %161 ]
  %239 = getelementptr inbounds i8, i8* %237, i64 1
  br label %13, !llvm.loop !10

240:
  store i8 0, i8* %15, align 1
  %241 = ptrtoint i8* %15 to i64
  %242 = trunc i64 %241 to i32
  %243 = sub i32 %242, ptrtoint ([512 x i8]* @buffer to i32)
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %6) #10
  call void @llvm.va_end(i8* nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #10
  ret i32 %243
}

; Function Attrs: nofree noinline nosync nounwind uwtable
define internal i64 @sumTwice(i32 %0, ...) unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #10
  %5 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #10
  call void @llvm.va_start(i8* nonnull %4)
  call void @llvm.va_copy(i8* nonnull %5, i8* nonnull %4)
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %9 = load i8*, i8** %8, align 16
  %10 = load i32, i32* %6, align 16
  br label %17

11:
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 0
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3
  %15 = load i8*, i8** %14, align 16
  %16 = load i32, i32* %12, align 16
  br label %39

17:
  %18 = phi i32 [ %10, %1 ], [ %30, %29 ]
  %19 = phi i64 [ 0, %1 ], [ %34, %29 ]
  %20 = phi i64 [ 0, %1 ], [ %36, %29 ]
  %21 = icmp ult i32 %18, 41
  br i1 %21, label %22, label %26

22:
  %23 = zext i32 %18 to i64
  %24 = getelementptr i8, i8* %9, i64 %23
  %25 = add nuw nsw i32 %18, 8
  store i32 %25, i32* %6, align 16
  br label %29

26:
  %27 = load i8*, i8** %7, align 8
  %28 = getelementptr i8, i8* %27, i64 8
  store i8* %28, i8** %7, align 8
  br label %29

29:
  %30 = phi i32 [ %25, %22 ], [ %18, %26 ]
  %31 = phi i8* [ %24, %22 ], [ %27, %26 ]
  %32 = bitcast i8* %31 to i64*
  %33 = load i64, i64* %32, align 8
  %34 = add nuw nsw i64 %19, 1
  %35 = mul nsw i64 %33, %34
  %36 = add nsw i64 %35, %20
  %37 = icmp eq i64 %34, 9
  br i1 %37, label %11, label %17, !llvm.loop !11

38:
  call void @llvm.va_end(i8* nonnull %5)
  call void @llvm.va_end(i8* nonnull %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #10
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #10
  ret i64 %56

39:
  %40 = phi i32 [ %16, %11 ], [ %52, %51 ]
  %41 = phi i32 [ 0, %11 ], [ %57, %51 ]
  %42 = phi i64 [ %36, %11 ], [ %56, %51 ]
  %43 = icmp ult i32 %40, 41
  br i1 %43, label %44, label %48

44:
  %45 = zext i32 %40 to i64
  %46 = getelementptr i8, i8* %15, i64 %45
  %47 = add nuw nsw i32 %40, 8
  store i32 %47, i32* %12, align 16
  br label %51

48:
  %49 = load i8*, i8** %13, align 8
  %50 = getelementptr i8, i8* %49, i64 8
  store i8* %50, i8** %13, align 8
  br label %51

51:
  %52 = phi i32 [ %47, %44 ], [ %40, %48 ]
  %53 = phi i8* [ %46, %44 ], [ %49, %48 ]
  %54 = bitcast i8* %53 to i64*
  %55 = load i64, i64* %54, align 8
  %56 = sub nsw i64 %42, %55
  %57 = add nuw nsw i32 %41, 1
  %58 = icmp eq i32 %57, 9
  br i1 %58, label %38, label %39, !llvm.loop !12
}

; Function Attrs: nofree noinline nosync nounwind uwtable
define internal double @mixed(i8* nocapture readnone %0, ...) unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #10
  call void @llvm.va_start(i8* nonnull %3)
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 1
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %7 = load i8*, i8** %6, align 16
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  br label %10

9:
  call void @llvm.va_end(i8* nonnull %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #10
  ret double %48

10:
  %11 = phi i8 [ 105, %1 ], [ %51, %46 ]
  %12 = phi i32 [ 1, %1 ], [ %50, %46 ]
  %13 = phi double [ 0.000000e+00, %1 ], [ %48, %46 ]
  %14 = phi i8* [ getelementptr inbounds ([19 x i8], [19 x i8]* @.str.3, i64 0, i64 0), %1 ], [ %49, %46 ]
  %15 = sitofp i32 %12 to double
  %16 = icmp eq i8 %11, 105
  br i1 %16, label %17, label %32

17:
  %18 = load i32, i32* %8, align 16
  %19 = icmp ult i32 %18, 41
  br i1 %19, label %20, label %24

20:
  %21 = zext i32 %18 to i64
  %22 = getelementptr i8, i8* %7, i64 %21
  %23 = add nuw nsw i32 %18, 8
  store i32 %23, i32* %8, align 16
  br label %27

24:
  %25 = load i8*, i8** %5, align 8
  %26 = getelementptr i8, i8* %25, i64 8
  store i8* %26, i8** %5, align 8
  br label %27

27:
  %28 = phi i8* [ %22, %20 ], [ %25, %24 ]
  %29 = bitcast i8* %28 to i32*
  %30 = load i32, i32* %29, align 4
  %31 = sitofp i32 %30 to double
  br label %46

32:
  %33 = load i32, i32* %4, align 4
  %34 = icmp ult i32 %33, 161
  br i1 %34, label %35, label %39

35:
  %36 = zext i32 %33 to i64
  %37 = getelementptr i8, i8* %7, i64 %36
  %38 = add nuw nsw i32 %33, 16
  store i32 %38, i32* %4, align 4
  br label %42

39:
  %40 = load i8*, i8** %5, align 8
  %41 = getelementptr i8, i8* %40, i64 8
  store i8* %41, i8** %5, align 8
  br label %42

42:
  %43 = phi i8* [ %37, %35 ], [ %40, %39 ]
  %44 = bitcast i8* %43 to double*
  %45 = load double, double* %44, align 8
  br label %46

46:
  %47 = phi double [ %31, %27 ], [ %45, %42 ]
  %48 = call double @llvm.fmuladd.f64(double %15, double %47, double %13)
  %49 = getelementptr inbounds i8, i8* %14, i64 1
  %50 = add nuw nsw i32 %12, 1
  %51 = load i8, i8* %49, align 1
  %52 = icmp eq i8* %49, getelementptr inbounds ([19 x i8], [19 x i8]* @.str.3, i64 0, i64 18)
  br i1 %52, label %9, label %10, !llvm.loop !13
}

; Function Attrs: mustprogress nofree noinline nosync nounwind uwtable willreturn
define internal i64 @late(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, double %7, ...) unnamed_addr #5 {
  %9 = alloca [1 x %struct.__va_list_tag], align 16
  %10 = bitcast [1 x %struct.__va_list_tag]* %9 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %10) #10
  call void @llvm.va_start(i8* nonnull %10)
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %9, i64 0, i64 0, i32 0
  %12 = load i32, i32* %11, align 16
  %13 = icmp ult i32 %12, 41
  br i1 %13, label %14, label %20

14:
  %15 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %9, i64 0, i64 0, i32 3
  %16 = load i8*, i8** %15, align 16
  %17 = zext i32 %12 to i64
  %18 = getelementptr i8, i8* %16, i64 %17
  %19 = add nuw nsw i32 %12, 8
  store i32 %19, i32* %11, align 16
  br label %24

20:
  %21 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %9, i64 0, i64 0, i32 2
  %22 = load i8*, i8** %21, align 8
  %23 = getelementptr i8, i8* %22, i64 8
  store i8* %23, i8** %21, align 8
  br label %24

24:
  %25 = phi i32 [ %19, %14 ], [ %12, %20 ]
  %26 = phi i8* [ %18, %14 ], [ %22, %20 ]
  %27 = bitcast i8* %26 to i32*
  %28 = load i32, i32* %27, align 4
  %29 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %9, i64 0, i64 0, i32 1
  %30 = load i32, i32* %29, align 4
  %31 = icmp ult i32 %30, 161
  br i1 %31, label %32, label %38

32:
  %33 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %9, i64 0, i64 0, i32 3
  %34 = load i8*, i8** %33, align 16
  %35 = zext i32 %30 to i64
  %36 = getelementptr i8, i8* %34, i64 %35
  %37 = add nuw nsw i32 %30, 16
  store i32 %37, i32* %29, align 4
  br label %42

38:
  %39 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %9, i64 0, i64 0, i32 2
  %40 = load i8*, i8** %39, align 8
  %41 = getelementptr i8, i8* %40, i64 8
  store i8* %41, i8** %39, align 8
  br label %42

42:
  %43 = phi i8* [ %36, %32 ], [ %40, %38 ]
  %44 = bitcast i8* %43 to double*
  %45 = load double, double* %44, align 8
  %46 = icmp ult i32 %25, 41
  br i1 %46, label %47, label %53

47:
  %48 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %9, i64 0, i64 0, i32 3
  %49 = load i8*, i8** %48, align 16
  %50 = zext i32 %25 to i64
  %51 = getelementptr i8, i8* %49, i64 %50
  %52 = add nuw nsw i32 %25, 8
  store i32 %52, i32* %11, align 16
  br label %57

53:
  %54 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %9, i64 0, i64 0, i32 2
  %55 = load i8*, i8** %54, align 8
  %56 = getelementptr i8, i8* %55, i64 8
  store i8* %56, i8** %54, align 8
  br label %57

57:
  %58 = phi i8* [ %51, %47 ], [ %55, %53 ]
  %59 = bitcast i8* %58 to i8**
  %60 = sext i32 %28 to i64
  %61 = mul nsw i64 %60, 10
  %62 = add nsw i64 %61, 14800
  %63 = fptosi double %45 to i64
  %64 = add nsw i64 %62, %63
  %65 = mul nsw i64 %64, 10
  %66 = load i8*, i8** %59, align 8
  %67 = load i8, i8* %66, align 1
  %68 = sext i8 %67 to i64
  %69 = add nsw i64 %65, %68
  call void @llvm.va_end(i8* nonnull %10)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %10) #10
  ret i64 %69
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #8

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #8

; Function Attrs: nofree nounwind
declare noundef i32 @sprintf(i8* noalias nocapture noundef writeonly, i8* nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #8

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #9

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { nofree noinline nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree noinline nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nosync nounwind willreturn }
attributes #9 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #10 = { nounwind }

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
