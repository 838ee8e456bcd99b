; ModuleID = 'strings.c'
source_filename = "strings.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon.0 = type { i32, i8* }
%struct.value = type { i32, %union.anon }
%union.anon = type { %struct.anon }
%struct.anon = type { %struct.value*, i8**, i32 }

@json = internal constant [159 x i8] c"{ \22name\22: \22spill\\u0077ay\22, \22sizes\22: [1, -2.5, 3e2, 4.25E-1], \22deep\22: [[[]], {\22x\22: {\22y\22: null}}],\0A \22yes\22: true, \22no\22: false, \22text\22: \22caf\\u00e9 \\u20ac \\\22q\\\22\22 }\00", align 16
@at = internal unnamed_addr global i8* null, align 8
@bad = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [8 x i8] c"^{n.*[]\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"sp+i?l*way\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"true,.*no$\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"z+\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"}$\00", align 1
@.str.5 = private unnamed_addr constant [12 x i8] c"%s (%d)\0A%s\0A\00", align 1
@.str.6 = private unnamed_addr constant [51 x i8] c"matches %d, runes %d %08x, words %d, lines %d, %s\0A\00", align 1
@.str.7 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@__const.main.copy = private unnamed_addr constant [20 x i8] c"one,two;;three four\00", align 16
@.str.8 = private unnamed_addr constant [50 x i8] c"%s %d %d %.*s|%5.2s|%-4d|%+d|%05d|%x|%c|%5.1f|%e\0A\00", align 1
@.str.9 = private unnamed_addr constant [2 x i8] c";\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"xyz\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"null\00", align 1
@.str.13 = private unnamed_addr constant [5 x i8] c"true\00", align 1
@.str.14 = private unnamed_addr constant [6 x i8] c"false\00", align 1
@.str.15 = private unnamed_addr constant [3 x i8] c"%g\00", align 1
@.str.16 = private unnamed_addr constant [5 x i8] c"'%s'\00", align 1
@.str.17 = private unnamed_addr constant [4 x i8] c"%s:\00", align 1
@base64.digits = internal unnamed_addr constant [65 x i8] c"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/\00", align 16
@roman.table = internal unnamed_addr constant [13 x %struct.anon.0] [%struct.anon.0 { i32 1000, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.18, i32 0, i32 0) }, %struct.anon.0 { i32 900, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.19, i32 0, i32 0) }, %struct.anon.0 { i32 500, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.20, i32 0, i32 0) }, %struct.anon.0 { i32 400, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.21, i32 0, i32 0) }, %struct.anon.0 { i32 100, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.22, i32 0, i32 0) }, %struct.anon.0 { i32 90, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.23, i32 0, i32 0) }, %struct.anon.0 { i32 50, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.24, i32 0, i32 0) }, %struct.anon.0 { i32 40, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.25, i32 0, i32 0) }, %struct.anon.0 { i32 10, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.26, i32 0, i32 0) }, %struct.anon.0 { i32 9, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.27, i32 0, i32 0) }, %struct.anon.0 { i32 5, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.28, i32 0, i32 0) }, %struct.anon.0 { i32 4, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.29, i32 0, i32 0) }, %struct.anon.0 { i32 1, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.30, i32 0, i32 0) }], align 16
@.str.18 = private unnamed_addr constant [2 x i8] c"M\00", align 1
@.str.19 = private unnamed_addr constant [3 x i8] c"CM\00", align 1
@.str.20 = private unnamed_addr constant [2 x i8] c"D\00", align 1
@.str.21 = private unnamed_addr constant [3 x i8] c"CD\00", align 1
@.str.22 = private unnamed_addr constant [2 x i8] c"C\00", align 1
@.str.23 = private unnamed_addr constant [3 x i8] c"XC\00", align 1
@.str.24 = private unnamed_addr constant [2 x i8] c"L\00", align 1
@.str.25 = private unnamed_addr constant [3 x i8] c"XL\00", align 1
@.str.26 = private unnamed_addr constant [2 x i8] c"X\00", align 1
@.str.27 = private unnamed_addr constant [3 x i8] c"IX\00", align 1
@.str.28 = private unnamed_addr constant [2 x i8] c"V\00", align 1
@.str.29 = private unnamed_addr constant [3 x i8] c"IV\00", align 1
@.str.30 = private unnamed_addr constant [2 x i8] c"I\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [600 x i8], align 16
  %4 = alloca [100 x i8], align 16
  %5 = alloca [20 x i8], align 16
  %6 = alloca i8*, align 8
  %7 = alloca %struct.value, align 8
  %8 = alloca [20 x i8], align 16
  %9 = icmp sgt i32 %0, 1
  br i1 %9, label %15, label %10

10:
  %11 = getelementptr inbounds [600 x i8], [600 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 600, i8* nonnull %11) #15
  %12 = getelementptr inbounds [100 x i8], [100 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 100, i8* nonnull %12) #15
  %13 = getelementptr inbounds [20 x i8], [20 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %13) #15
  %14 = bitcast i8** %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %14) #15
  store i8* %11, i8** %6, align 8
  br label %25

15:
  %16 = getelementptr inbounds i8*, i8** %1, i64 1
  %17 = load i8*, i8** %16, align 8
  %18 = tail call i64 @strtol(i8* nocapture noundef nonnull %17, i8** noundef null, i32 noundef 10) #15
  %19 = trunc i64 %18 to i32
  %20 = getelementptr inbounds [600 x i8], [600 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 600, i8* nonnull %20) #15
  %21 = getelementptr inbounds [100 x i8], [100 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 100, i8* nonnull %21) #15
  %22 = getelementptr inbounds [20 x i8], [20 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %22) #15
  %23 = bitcast i8** %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %23) #15
  store i8* %20, i8** %6, align 8
  %24 = icmp sgt i32 %19, 0
  br i1 %24, label %25, label %36

25:
  %26 = phi i32 [ 1, %10 ], [ %19, %15 ]
  %27 = getelementptr inbounds [600 x i8], [600 x i8]* %3, i64 0, i64 0
  %28 = getelementptr inbounds [100 x i8], [100 x i8]* %4, i64 0, i64 0
  %29 = getelementptr inbounds [20 x i8], [20 x i8]* %5, i64 0, i64 0
  %30 = bitcast %struct.value* %7 to i8*
  br label %58

31:
  %32 = or i32 %70, %60
  %33 = or i32 %32, %80
  %34 = or i32 %33, %90
  %35 = or i32 %34, %100
  br label %36

36:
  %37 = phi i32 [ %26, %31 ], [ %19, %15 ]
  %38 = phi i32 [ %208, %31 ], [ 0, %15 ]
  %39 = phi i32 [ %209, %31 ], [ 0, %15 ]
  %40 = phi i32 [ %253, %31 ], [ 0, %15 ]
  %41 = phi i32 [ %244, %31 ], [ 0, %15 ]
  %42 = phi i32 [ %35, %31 ], [ 0, %15 ]
  %43 = getelementptr inbounds [600 x i8], [600 x i8]* %3, i64 0, i64 0
  %44 = getelementptr inbounds [100 x i8], [100 x i8]* %4, i64 0, i64 0
  %45 = getelementptr inbounds [20 x i8], [20 x i8]* %5, i64 0, i64 0
  %46 = bitcast i8** %6 to i8*
  %47 = load i32, i32* @bad, align 4
  %48 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([12 x i8], [12 x i8]* @.str.5, i64 0, i64 0), i8* noundef nonnull %43, i32 noundef %47, i8* noundef nonnull %44)
  %49 = icmp eq i32 %37, 1
  %50 = select i1 %49, i8* %45, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.7, i64 0, i64 0)
  %51 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([51 x i8], [51 x i8]* @.str.6, i64 0, i64 0), i32 noundef %42, i32 noundef %39, i32 noundef %38, i32 noundef %40, i32 noundef %41, i8* noundef %50)
  %52 = getelementptr inbounds [20 x i8], [20 x i8]* %8, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %52) #15
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(20) %52, i8* noundef nonnull align 16 dereferenceable(20) getelementptr inbounds ([20 x i8], [20 x i8]* @__const.main.copy, i64 0, i64 0), i64 20, i1 false)
  %53 = call i8* @strrchr(i8* noundef nonnull %52, i32 noundef 32) #16
  %54 = getelementptr inbounds i8, i8* %53, i64 1
  %55 = call i64 @strcspn(i8* noundef nonnull %52, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.9, i64 0, i64 0)) #16
  %56 = trunc i64 %55 to i32
  %57 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([50 x i8], [50 x i8]* @.str.8, i64 0, i64 0), i8* noundef nonnull %54, i32 noundef %56, i32 noundef 1, i32 noundef 3, i8* noundef nonnull %52, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.10, i64 0, i64 0), i32 noundef 7, i32 noundef 7, i32 noundef -42, i32 noundef 255, i32 noundef 33, double noundef 2.250000e+00, double noundef 0x40C81CD6C8B43958)
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %52) #15
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %46) #15
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %45) #15
  call void @llvm.lifetime.end.p0i8(i64 100, i8* nonnull %44) #15
  call void @llvm.lifetime.end.p0i8(i64 600, i8* nonnull %43) #15
  ret i32 0

58:
  %59 = phi i32 [ 0, %25 ], [ %234, %233 ]
  store i8* getelementptr inbounds ([159 x i8], [159 x i8]* @json, i64 0, i64 0), i8** @at, align 8
  store i32 0, i32* @bad, align 4
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %30) #15
  call fastcc void @parse(%struct.value* nonnull sret(%struct.value) align 8 %7)
  store i8* %27, i8** %6, align 8
  call fastcc void @show(%struct.value* noundef nonnull %7, i8** noundef nonnull %6)
  call fastcc void @release(%struct.value* noundef nonnull %7)
  %60 = call fastcc i32 @matchHere(i8* noundef nonnull getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 1), i8* noundef nonnull %27) #15
  br label %61

61:
  %62 = phi i8* [ %66, %65 ], [ %27, %58 ]
  %63 = call fastcc i32 @matchHere(i8* noundef nonnull getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i8* noundef %62) #15
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %69

65:
  %66 = getelementptr inbounds i8, i8* %62, i64 1
  %67 = load i8, i8* %62, align 1
  %68 = icmp eq i8 %67, 0
  br i1 %68, label %69, label %61, !llvm.loop !5

69:
  %70 = phi i32 [ 0, %65 ], [ 2, %61 ]
  br label %71

71:
  %72 = phi i8* [ %76, %75 ], [ %27, %69 ]
  %73 = call fastcc i32 @matchHere(i8* noundef nonnull getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0), i8* noundef %72) #15
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %79

75:
  %76 = getelementptr inbounds i8, i8* %72, i64 1
  %77 = load i8, i8* %72, align 1
  %78 = icmp eq i8 %77, 0
  br i1 %78, label %79, label %71, !llvm.loop !5

79:
  %80 = phi i32 [ 0, %75 ], [ 4, %71 ]
  br label %81

81:
  %82 = phi i8* [ %86, %85 ], [ %27, %79 ]
  %83 = call fastcc i32 @matchHere(i8* noundef nonnull getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 0), i8* noundef %82) #15
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %89

85:
  %86 = getelementptr inbounds i8, i8* %82, i64 1
  %87 = load i8, i8* %82, align 1
  %88 = icmp eq i8 %87, 0
  br i1 %88, label %89, label %81, !llvm.loop !5

89:
  %90 = phi i32 [ 0, %85 ], [ 8, %81 ]
  br label %91

91:
  %92 = phi i8* [ %96, %95 ], [ %27, %89 ]
  %93 = call fastcc i32 @matchHere(i8* noundef nonnull getelementptr inbounds ([3 x i8], [3 x i8]* @.str.4, i64 0, i64 0), i8* noundef %92) #15
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %99

95:
  %96 = getelementptr inbounds i8, i8* %92, i64 1
  %97 = load i8, i8* %92, align 1
  %98 = icmp eq i8 %97, 0
  br i1 %98, label %99, label %91, !llvm.loop !5

99:
  %100 = phi i32 [ 0, %95 ], [ 16, %91 ]
  br label %101

101:
  %102 = phi i64 [ 0, %99 ], [ %128, %127 ]
  %103 = phi i8* [ %28, %99 ], [ %145, %127 ]
  %104 = trunc i64 %102 to i32
  %105 = getelementptr inbounds [600 x i8], [600 x i8]* %3, i64 0, i64 %102
  %106 = load i8, i8* %105, align 1
  %107 = zext i8 %106 to i32
  %108 = shl nuw nsw i32 %107, 16
  %109 = icmp eq i64 %102, 39
  br i1 %109, label %123, label %110

110:
  %111 = add nuw nsw i64 %102, 1
  %112 = getelementptr inbounds [600 x i8], [600 x i8]* %3, i64 0, i64 %111
  %113 = load i8, i8* %112, align 1
  %114 = zext i8 %113 to i32
  %115 = shl nuw nsw i32 %114, 8
  %116 = or i32 %115, %108
  %117 = icmp ult i64 %102, 38
  br i1 %117, label %118, label %123

118:
  %119 = add nuw nsw i64 %102, 2
  %120 = getelementptr inbounds [600 x i8], [600 x i8]* %3, i64 0, i64 %119
  %121 = load i8, i8* %120, align 1
  %122 = zext i8 %121 to i32
  br label %123

123:
  %124 = phi i32 [ %116, %118 ], [ %116, %110 ], [ %108, %101 ]
  %125 = phi i32 [ %122, %118 ], [ 0, %110 ], [ 0, %101 ]
  %126 = or i32 %125, %124
  br label %130

127:
  %128 = add nuw nsw i64 %102, 3
  %129 = icmp ult i64 %102, 37
  br i1 %129, label %101, label %148, !llvm.loop !8

130:
  %131 = phi i32 [ 0, %123 ], [ %146, %143 ]
  %132 = phi i8* [ %103, %123 ], [ %145, %143 ]
  %133 = add nuw nsw i32 %131, %104
  %134 = icmp ugt i32 %133, 40
  br i1 %134, label %143, label %135

135:
  %136 = mul nsw i32 %131, -6
  %137 = add nsw i32 %136, 18
  %138 = lshr i32 %126, %137
  %139 = and i32 %138, 63
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds [65 x i8], [65 x i8]* @base64.digits, i64 0, i64 %140
  %142 = load i8, i8* %141, align 1
  br label %143

143:
  %144 = phi i8 [ %142, %135 ], [ 61, %130 ]
  %145 = getelementptr inbounds i8, i8* %132, i64 1
  store i8 %144, i8* %132, align 1
  %146 = add nuw nsw i32 %131, 1
  %147 = icmp eq i32 %146, 4
  br i1 %147, label %127, label %130, !llvm.loop !9

148:
  store i8 0, i8* %145, align 1
  %149 = load i8, i8* %27, align 16
  %150 = icmp eq i8 %149, 0
  br i1 %150, label %207, label %151

151:
  %152 = phi i32 [ %204, %199 ], [ 0, %148 ]
  %153 = phi i8 [ %200, %199 ], [ %149, %148 ]
  %154 = phi i8* [ %202, %199 ], [ %27, %148 ]
  %155 = phi i32 [ %205, %199 ], [ 0, %148 ]
  %156 = zext i8 %153 to i32
  %157 = icmp ugt i8 %153, -17
  br i1 %157, label %160, label %158

158:
  %159 = icmp ugt i8 %153, -33
  br i1 %159, label %160, label %165

160:
  %161 = phi i32 [ 2, %158 ], [ 3, %151 ]
  %162 = lshr i32 63, %161
  %163 = and i32 %162, %156
  %164 = getelementptr inbounds i8, i8* %154, i64 1
  br label %172

165:
  %166 = icmp ugt i8 %153, -65
  %167 = zext i1 %166 to i32
  %168 = lshr i32 63, %167
  %169 = select i1 %166, i32 %168, i32 255
  %170 = and i32 %169, %156
  %171 = getelementptr inbounds i8, i8* %154, i64 1
  br i1 %166, label %172, label %195

172:
  %173 = phi i8* [ %164, %160 ], [ %171, %165 ]
  %174 = phi i32 [ %163, %160 ], [ %170, %165 ]
  %175 = phi i32 [ %161, %160 ], [ 1, %165 ]
  %176 = getelementptr i8, i8* %154, i64 2
  %177 = add nsw i32 %175, -1
  %178 = zext i32 %177 to i64
  %179 = getelementptr i8, i8* %176, i64 %178
  br label %180

180:
  %181 = phi i8* [ %193, %188 ], [ %173, %172 ]
  %182 = phi i32 [ %192, %188 ], [ %175, %172 ]
  %183 = phi i32 [ %191, %188 ], [ %174, %172 ]
  %184 = load i8, i8* %181, align 1
  %185 = zext i8 %184 to i32
  %186 = and i32 %185, 192
  %187 = icmp eq i32 %186, 128
  br i1 %187, label %188, label %199

188:
  %189 = shl i32 %183, 6
  %190 = and i32 %185, 63
  %191 = or i32 %190, %189
  %192 = add nsw i32 %182, -1
  %193 = getelementptr inbounds i8, i8* %181, i64 1
  %194 = icmp eq i32 %192, 0
  br i1 %194, label %195, label %180, !llvm.loop !10

195:
  %196 = phi i32 [ %170, %165 ], [ %191, %188 ]
  %197 = phi i8* [ %171, %165 ], [ %179, %188 ]
  %198 = load i8, i8* %197, align 1
  br label %199

199:
  %200 = phi i8 [ %198, %195 ], [ %184, %180 ]
  %201 = phi i32 [ %196, %195 ], [ %183, %180 ]
  %202 = phi i8* [ %197, %195 ], [ %181, %180 ]
  %203 = mul i32 %152, 31
  %204 = add i32 %201, %203
  %205 = add nuw nsw i32 %155, 1
  %206 = icmp eq i8 %200, 0
  br i1 %206, label %207, label %151, !llvm.loop !11

207:
  %208 = phi i32 [ 0, %148 ], [ %204, %199 ]
  %209 = phi i32 [ 0, %148 ], [ %205, %199 ]
  %210 = urem i32 %59, 30
  %211 = add nuw nsw i32 %210, 1994
  store i8 0, i8* %29, align 16
  br label %212

212:
  %213 = phi i64 [ %228, %226 ], [ 0, %207 ]
  %214 = phi i32 [ %227, %226 ], [ %211, %207 ]
  %215 = getelementptr inbounds [13 x %struct.anon.0], [13 x %struct.anon.0]* @roman.table, i64 0, i64 %213, i32 0
  %216 = load i32, i32* %215, align 16
  %217 = icmp slt i32 %214, %216
  br i1 %217, label %226, label %218

218:
  %219 = getelementptr inbounds [13 x %struct.anon.0], [13 x %struct.anon.0]* @roman.table, i64 0, i64 %213, i32 1
  %220 = load i8*, i8** %219, align 8
  br label %221

221:
  %222 = phi i32 [ %214, %218 ], [ %224, %221 ]
  %223 = call i8* @strcat(i8* noundef nonnull %29, i8* noundef nonnull dereferenceable(1) %220) #15
  %224 = sub nsw i32 %222, %216
  %225 = icmp slt i32 %224, %216
  br i1 %225, label %226, label %221, !llvm.loop !12

226:
  %227 = phi i32 [ %214, %212 ], [ %224, %221 ]
  %228 = add nuw i64 %213, 1
  %229 = icmp sgt i32 %227, 0
  br i1 %229, label %212, label %230, !llvm.loop !13

230:
  %231 = tail call i16** @__ctype_b_loc() #17
  %232 = load i16*, i16** %231, align 8
  br label %236

233:
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %30) #15
  %234 = add nuw nsw i32 %59, 1
  %235 = icmp eq i32 %234, %26
  br i1 %235, label %31, label %58, !llvm.loop !14

236:
  %237 = phi i8 [ 123, %230 ], [ %257, %236 ]
  %238 = phi i8* [ getelementptr inbounds ([159 x i8], [159 x i8]* @json, i64 0, i64 0), %230 ], [ %256, %236 ]
  %239 = phi i32 [ 0, %230 ], [ %255, %236 ]
  %240 = phi i32 [ 0, %230 ], [ %244, %236 ]
  %241 = phi i32 [ 0, %230 ], [ %253, %236 ]
  %242 = icmp eq i8 %237, 10
  %243 = zext i1 %242 to i32
  %244 = add nuw nsw i32 %240, %243
  %245 = zext i8 %237 to i64
  %246 = getelementptr inbounds i16, i16* %232, i64 %245
  %247 = load i16, i16* %246, align 2
  %248 = and i16 %247, 1024
  %249 = icmp ne i16 %248, 0
  %250 = icmp eq i32 %239, 0
  %251 = select i1 %249, i1 %250, i1 false
  %252 = zext i1 %251 to i32
  %253 = add nuw nsw i32 %241, %252
  %254 = lshr exact i16 %248, 10
  %255 = zext i16 %254 to i32
  %256 = getelementptr inbounds i8, i8* %238, i64 1
  %257 = load i8, i8* %256, align 1
  %258 = icmp eq i8 %257, 0
  br i1 %258, label %233, label %236, !llvm.loop !15
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind uwtable
define internal fastcc void @parse(%struct.value* noalias nocapture sret(%struct.value) align 8 %0) unnamed_addr #0 {
  %2 = alloca %struct.value, align 8
  %3 = bitcast %struct.value* %0 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %3, i8 0, i64 32, i1 false)
  %4 = load i8*, i8** @at, align 8
  br label %5

5:
  %6 = phi i8* [ %9, %8 ], [ %4, %1 ]
  %7 = load i8, i8* %6, align 1
  switch i8 %7, label %10 [
    i8 32, label %8
    i8 10, label %8
    i8 9, label %8
  ]

8:
  %9 = getelementptr inbounds i8, i8* %6, i64 1
  store i8* %9, i8** @at, align 8
  br label %5, !llvm.loop !16

10:
  %11 = sext i8 %7 to i32
  switch i32 %11, label %114 [
    i32 110, label %12
    i32 116, label %14
    i32 102, label %19
    i32 34, label %24
    i32 91, label %29
    i32 123, label %29
  ]

12:
  %13 = getelementptr inbounds i8, i8* %6, i64 4
  store i8* %13, i8** @at, align 8
  br label %248

14:
  %15 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 0
  store i32 1, i32* %15, align 8
  %16 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 1
  %17 = bitcast %union.anon* %16 to i32*
  store i32 1, i32* %17, align 8
  %18 = getelementptr inbounds i8, i8* %6, i64 4
  store i8* %18, i8** @at, align 8
  br label %248

19:
  %20 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 0
  store i32 1, i32* %20, align 8
  %21 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 1
  %22 = bitcast %union.anon* %21 to i32*
  store i32 0, i32* %22, align 8
  %23 = getelementptr inbounds i8, i8* %6, i64 5
  store i8* %23, i8** @at, align 8
  br label %248

24:
  %25 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 0
  store i32 3, i32* %25, align 8
  %26 = tail call fastcc i8* @string()
  %27 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 1
  %28 = bitcast %union.anon* %27 to i8**
  store i8* %26, i8** %28, align 8
  br label %248

29:
  %30 = icmp eq i8 %7, 91
  %31 = getelementptr inbounds i8, i8* %6, i64 1
  store i8* %31, i8** @at, align 8
  %32 = select i1 %30, i32 4, i32 5
  %33 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 0
  store i32 %32, i32* %33, align 8
  %34 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 1, i32 0
  %35 = getelementptr inbounds %struct.anon, %struct.anon* %34, i64 0, i32 0
  %36 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 1, i32 0, i32 1
  %37 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 1, i32 0, i32 2
  %38 = bitcast %struct.anon* %34 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(20) %38, i8 0, i64 20, i1 false)
  br label %39

39:
  %40 = phi i8* [ %53, %52 ], [ %31, %29 ]
  %41 = load i8, i8* %40, align 1
  switch i8 %41, label %42 [
    i8 32, label %52
    i8 10, label %52
    i8 9, label %52
  ]

42:
  %43 = select i1 %30, i32 93, i32 125
  %44 = icmp eq i8 %41, 0
  %45 = sext i8 %41 to i32
  %46 = icmp eq i32 %43, %45
  %47 = select i1 %44, i1 true, i1 %46
  br i1 %47, label %109, label %48

48:
  %49 = bitcast %struct.anon* %34 to i8**
  %50 = bitcast i8*** %36 to i8**
  %51 = bitcast %struct.value* %2 to i8*
  br label %59

52:
  %53 = getelementptr inbounds i8, i8* %40, i64 1
  store i8* %53, i8** @at, align 8
  br label %39, !llvm.loop !16

54:
  %55 = icmp eq i8 %108, 0
  %56 = sext i8 %108 to i32
  %57 = icmp eq i32 %43, %56
  %58 = select i1 %55, i1 true, i1 %57
  br i1 %58, label %109, label %59, !llvm.loop !17

59:
  %60 = phi i8* [ null, %48 ], [ %93, %54 ]
  %61 = phi i32 [ 0, %48 ], [ %63, %54 ]
  %62 = phi i8* [ null, %48 ], [ %97, %54 ]
  %63 = add nuw nsw i32 %61, 1
  %64 = zext i32 %63 to i64
  %65 = shl nuw nsw i64 %64, 5
  %66 = tail call i8* @realloc(i8* noundef %62, i64 noundef %65) #15
  store i8* %66, i8** %49, align 8
  br i1 %30, label %67, label %70

67:
  %68 = bitcast i8* %66 to %struct.value*
  %69 = zext i32 %61 to i64
  br label %90

70:
  %71 = shl nuw nsw i64 %64, 3
  %72 = tail call i8* @realloc(i8* noundef %60, i64 noundef %71) #15
  store i8* %72, i8** %50, align 8
  %73 = tail call fastcc i8* @string()
  %74 = bitcast i8* %72 to i8**
  %75 = zext i32 %61 to i64
  %76 = getelementptr inbounds i8*, i8** %74, i64 %75
  store i8* %73, i8** %76, align 8
  %77 = load i8*, i8** @at, align 8
  br label %78

78:
  %79 = phi i8* [ %82, %81 ], [ %77, %70 ]
  %80 = load i8, i8* %79, align 1
  switch i8 %80, label %83 [
    i8 32, label %81
    i8 10, label %81
    i8 9, label %81
  ]

81:
  %82 = getelementptr inbounds i8, i8* %79, i64 1
  store i8* %82, i8** @at, align 8
  br label %78, !llvm.loop !16

83:
  %84 = icmp ne i8 %80, 58
  %85 = zext i1 %84 to i32
  %86 = load i32, i32* @bad, align 4
  %87 = or i32 %86, %85
  store i32 %87, i32* @bad, align 4
  %88 = getelementptr inbounds i8, i8* %79, i64 1
  store i8* %88, i8** @at, align 8
  %89 = load %struct.value*, %struct.value** %35, align 8
  br label %90

90:
  %91 = phi i64 [ %69, %67 ], [ %75, %83 ]
  %92 = phi %struct.value* [ %68, %67 ], [ %89, %83 ]
  %93 = phi i8* [ %60, %67 ], [ %72, %83 ]
  %94 = getelementptr inbounds %struct.value, %struct.value* %92, i64 %91
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %51) #15
  call fastcc void @parse(%struct.value* nonnull sret(%struct.value) align 8 %2)
  %95 = bitcast %struct.value* %94 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %95, i8* noundef nonnull align 8 dereferenceable(32) %51, i64 32, i1 false)
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %51) #15
  store i32 %63, i32* %37, align 8
  %96 = load i8*, i8** @at, align 8
  %97 = bitcast %struct.value* %92 to i8*
  br label %98

98:
  %99 = phi i8* [ %102, %101 ], [ %96, %90 ]
  %100 = load i8, i8* %99, align 1
  switch i8 %100, label %106 [
    i8 32, label %101
    i8 10, label %101
    i8 9, label %101
    i8 44, label %103
  ]

101:
  %102 = getelementptr inbounds i8, i8* %99, i64 1
  store i8* %102, i8** @at, align 8
  br label %98, !llvm.loop !16

103:
  %104 = phi i8* [ %107, %106 ], [ %107, %106 ], [ %107, %106 ], [ %99, %98 ]
  %105 = getelementptr inbounds i8, i8* %104, i64 1
  store i8* %105, i8** @at, align 8
  br label %106

106:
  %107 = phi i8* [ %105, %103 ], [ %99, %98 ]
  %108 = load i8, i8* %107, align 1
  switch i8 %108, label %54 [
    i8 32, label %103
    i8 10, label %103
    i8 9, label %103
  ], !llvm.loop !16

109:
  %110 = phi i8* [ %40, %42 ], [ %107, %54 ]
  %111 = phi i1 [ %46, %42 ], [ %57, %54 ]
  %112 = zext i1 %111 to i64
  %113 = getelementptr inbounds i8, i8* %110, i64 %112
  store i8* %113, i8** @at, align 8
  br label %248

114:
  %115 = icmp eq i8 %7, 45
  br i1 %115, label %128, label %116

116:
  %117 = tail call i16** @__ctype_b_loc() #17
  %118 = load i16*, i16** %117, align 8
  %119 = zext i8 %7 to i64
  %120 = getelementptr inbounds i16, i16* %118, i64 %119
  %121 = load i16, i16* %120, align 2
  %122 = lshr i16 %121, 11
  %123 = and i16 %122, 1
  %124 = xor i16 %123, 1
  %125 = zext i16 %124 to i32
  %126 = load i32, i32* @bad, align 4
  %127 = or i32 %126, %125
  store i32 %127, i32* @bad, align 4
  br label %133

128:
  %129 = getelementptr inbounds i8, i8* %6, i64 1
  store i8* %129, i8** @at, align 8
  %130 = load i8, i8* %129, align 1
  %131 = zext i8 %130 to i64
  %132 = tail call i16** @__ctype_b_loc() #17
  br label %133

133:
  %134 = phi i16** [ %117, %116 ], [ %132, %128 ]
  %135 = phi i64 [ %119, %116 ], [ %131, %128 ]
  %136 = phi i8 [ %7, %116 ], [ %130, %128 ]
  %137 = phi i8* [ %6, %116 ], [ %129, %128 ]
  %138 = phi double [ 1.000000e+00, %116 ], [ -1.000000e+00, %128 ]
  %139 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 0
  store i32 2, i32* %139, align 8
  %140 = load i16*, i16** %134, align 8
  %141 = getelementptr inbounds i16, i16* %140, i64 %135
  %142 = load i16, i16* %141, align 2
  %143 = and i16 %142, 2048
  %144 = icmp eq i16 %143, 0
  br i1 %144, label %161, label %145

145:
  %146 = phi i8 [ %154, %145 ], [ %136, %133 ]
  %147 = phi double [ %153, %145 ], [ 0.000000e+00, %133 ]
  %148 = phi i8* [ %149, %145 ], [ %137, %133 ]
  %149 = getelementptr inbounds i8, i8* %148, i64 1
  %150 = sext i8 %146 to i32
  %151 = add nsw i32 %150, -48
  %152 = sitofp i32 %151 to double
  %153 = tail call double @llvm.fmuladd.f64(double %147, double 1.000000e+01, double %152) #15
  %154 = load i8, i8* %149, align 1
  %155 = zext i8 %154 to i64
  %156 = getelementptr inbounds i16, i16* %140, i64 %155
  %157 = load i16, i16* %156, align 2
  %158 = and i16 %157, 2048
  %159 = icmp eq i16 %158, 0
  br i1 %159, label %160, label %145, !llvm.loop !18

160:
  store i8* %149, i8** @at, align 8
  br label %161

161:
  %162 = phi double [ %153, %160 ], [ 0.000000e+00, %133 ]
  %163 = phi i8* [ %149, %160 ], [ %137, %133 ]
  %164 = phi i8 [ %154, %160 ], [ %136, %133 ]
  %165 = icmp eq i8 %164, 46
  br i1 %165, label %166, label %195

166:
  %167 = getelementptr inbounds i8, i8* %163, i64 1
  %168 = load i8, i8* %167, align 1
  %169 = zext i8 %168 to i64
  %170 = getelementptr inbounds i16, i16* %140, i64 %169
  %171 = load i16, i16* %170, align 2
  %172 = and i16 %171, 2048
  %173 = icmp eq i16 %172, 0
  br i1 %173, label %191, label %174

174:
  %175 = phi i8 [ %185, %174 ], [ %168, %166 ]
  %176 = phi i8* [ %184, %174 ], [ %167, %166 ]
  %177 = phi double [ %183, %174 ], [ %162, %166 ]
  %178 = phi double [ %182, %174 ], [ 1.000000e+00, %166 ]
  %179 = sext i8 %175 to i32
  %180 = add nsw i32 %179, -48
  %181 = sitofp i32 %180 to double
  %182 = fdiv double %178, 1.000000e+01
  %183 = tail call double @llvm.fmuladd.f64(double %181, double %182, double %177) #15
  %184 = getelementptr inbounds i8, i8* %176, i64 1
  %185 = load i8, i8* %184, align 1
  %186 = zext i8 %185 to i64
  %187 = getelementptr inbounds i16, i16* %140, i64 %186
  %188 = load i16, i16* %187, align 2
  %189 = and i16 %188, 2048
  %190 = icmp eq i16 %189, 0
  br i1 %190, label %191, label %174, !llvm.loop !19

191:
  %192 = phi i8 [ %168, %166 ], [ %185, %174 ]
  %193 = phi i8* [ %167, %166 ], [ %184, %174 ]
  %194 = phi double [ %162, %166 ], [ %183, %174 ]
  store i8* %193, i8** @at, align 8
  br label %195

195:
  %196 = phi i8 [ %164, %161 ], [ %192, %191 ]
  %197 = phi i8* [ %163, %161 ], [ %193, %191 ]
  %198 = phi double [ %162, %161 ], [ %194, %191 ]
  %199 = and i8 %196, -33
  %200 = icmp eq i8 %199, 69
  br i1 %200, label %201, label %243

201:
  %202 = getelementptr inbounds i8, i8* %197, i64 1
  store i8* %202, i8** @at, align 8
  %203 = load i8, i8* %202, align 1
  %204 = icmp eq i8 %203, 45
  %205 = icmp eq i8 %203, 43
  %206 = or i1 %204, %205
  %207 = zext i1 %206 to i64
  %208 = getelementptr inbounds i8, i8* %202, i64 %207
  store i8* %208, i8** @at, align 8
  %209 = load i8, i8* %208, align 1
  %210 = zext i8 %209 to i64
  %211 = getelementptr inbounds i16, i16* %140, i64 %210
  %212 = load i16, i16* %211, align 2
  %213 = and i16 %212, 2048
  %214 = icmp eq i16 %213, 0
  br i1 %214, label %243, label %217

215:
  store i8* %222, i8** @at, align 8
  %216 = icmp sgt i32 %225, 0
  br i1 %216, label %232, label %243

217:
  %218 = phi i8 [ %226, %217 ], [ %209, %201 ]
  %219 = phi i32 [ %225, %217 ], [ 0, %201 ]
  %220 = phi i8* [ %222, %217 ], [ %208, %201 ]
  %221 = mul nsw i32 %219, 10
  %222 = getelementptr inbounds i8, i8* %220, i64 1
  %223 = sext i8 %218 to i32
  %224 = add nsw i32 %223, -48
  %225 = add i32 %224, %221
  %226 = load i8, i8* %222, align 1
  %227 = zext i8 %226 to i64
  %228 = getelementptr inbounds i16, i16* %140, i64 %227
  %229 = load i16, i16* %228, align 2
  %230 = and i16 %229, 2048
  %231 = icmp eq i16 %230, 0
  br i1 %231, label %215, label %217, !llvm.loop !20

232:
  %233 = phi i32 [ %235, %240 ], [ %225, %215 ]
  %234 = phi double [ %241, %240 ], [ %198, %215 ]
  %235 = add nsw i32 %233, -1
  br i1 %204, label %236, label %238

236:
  %237 = fdiv double %234, 1.000000e+01
  br label %240

238:
  %239 = fmul double %234, 1.000000e+01
  br label %240

240:
  %241 = phi double [ %237, %236 ], [ %239, %238 ]
  %242 = icmp ugt i32 %233, 1
  br i1 %242, label %232, label %243, !llvm.loop !21

243:
  %244 = phi double [ %198, %195 ], [ %198, %215 ], [ %198, %201 ], [ %241, %240 ]
  %245 = fmul double %138, %244
  %246 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 1
  %247 = bitcast %union.anon* %246 to double*
  store double %245, double* %247, align 8
  br label %248

248:
  ret void
}

; Function Attrs: nofree nounwind uwtable
define internal fastcc void @show(%struct.value* nocapture noundef readonly %0, i8** noundef %1) unnamed_addr #2 {
  %3 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 8
  switch i32 %4, label %42 [
    i32 0, label %5
    i32 1, label %9
    i32 2, label %24
    i32 3, label %33
  ]

5:
  %6 = load i8*, i8** %1, align 8
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(5) %6, i8* noundef nonnull align 1 dereferenceable(5) getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0), i64 5, i1 false)
  %7 = load i8*, i8** %1, align 8
  %8 = getelementptr inbounds i8, i8* %7, i64 4
  store i8* %8, i8** %1, align 8
  br label %85

9:
  %10 = load i8*, i8** %1, align 8
  %11 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 1
  %12 = bitcast %union.anon* %11 to i32*
  %13 = load i32, i32* %12, align 8
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %14, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i64 0, i64 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.13, i64 0, i64 0)
  %16 = tail call i8* @stpcpy(i8* %10, i8* %15)
  %17 = ptrtoint i8* %16 to i64
  %18 = ptrtoint i8* %10 to i64
  %19 = sub i64 %17, %18
  %20 = load i8*, i8** %1, align 8
  %21 = shl i64 %19, 32
  %22 = ashr exact i64 %21, 32
  %23 = getelementptr inbounds i8, i8* %20, i64 %22
  store i8* %23, i8** %1, align 8
  br label %85

24:
  %25 = load i8*, i8** %1, align 8
  %26 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 1
  %27 = bitcast %union.anon* %26 to double*
  %28 = load double, double* %27, align 8
  %29 = tail call i32 (i8*, i8*, ...) @sprintf(i8* noundef nonnull dereferenceable(1) %25, i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([3 x i8], [3 x i8]* @.str.15, i64 0, i64 0), double noundef %28) #15
  %30 = load i8*, i8** %1, align 8
  %31 = sext i32 %29 to i64
  %32 = getelementptr inbounds i8, i8* %30, i64 %31
  store i8* %32, i8** %1, align 8
  br label %85

33:
  %34 = load i8*, i8** %1, align 8
  %35 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 1
  %36 = bitcast %union.anon* %35 to i8**
  %37 = load i8*, i8** %36, align 8
  %38 = tail call i32 (i8*, i8*, ...) @sprintf(i8* noundef nonnull dereferenceable(1) %34, i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([5 x i8], [5 x i8]* @.str.16, i64 0, i64 0), i8* noundef %37) #15
  %39 = load i8*, i8** %1, align 8
  %40 = sext i32 %38 to i64
  %41 = getelementptr inbounds i8, i8* %39, i64 %40
  store i8* %41, i8** %1, align 8
  br label %85

42:
  %43 = icmp eq i32 %4, 4
  %44 = select i1 %43, i8 91, i8 123
  %45 = load i8*, i8** %1, align 8
  %46 = getelementptr inbounds i8, i8* %45, i64 1
  store i8* %46, i8** %1, align 8
  store i8 %44, i8* %45, align 1
  %47 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 1, i32 0, i32 2
  %48 = load i32, i32* %47, align 8
  %49 = icmp sgt i32 %48, 0
  br i1 %49, label %50, label %53

50:
  %51 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 1, i32 0, i32 1
  %52 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 1, i32 0, i32 0
  br label %60

53:
  %54 = load i32, i32* %3, align 8
  %55 = icmp eq i32 %54, 4
  %56 = select i1 %55, i8 93, i8 125
  %57 = load i8*, i8** %1, align 8
  %58 = getelementptr inbounds i8, i8* %57, i64 1
  store i8* %58, i8** %1, align 8
  store i8 %56, i8* %57, align 1
  %59 = load i8*, i8** %1, align 8
  store i8 0, i8* %59, align 1
  br label %85

60:
  %61 = phi i64 [ 0, %50 ], [ %81, %78 ]
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %66, label %63

63:
  %64 = load i8*, i8** %1, align 8
  %65 = getelementptr inbounds i8, i8* %64, i64 1
  store i8* %65, i8** %1, align 8
  store i8 44, i8* %64, align 1
  br label %66

66:
  %67 = load i32, i32* %3, align 8
  %68 = icmp eq i32 %67, 5
  br i1 %68, label %69, label %78

69:
  %70 = load i8*, i8** %1, align 8
  %71 = load i8**, i8*** %51, align 8
  %72 = getelementptr inbounds i8*, i8** %71, i64 %61
  %73 = load i8*, i8** %72, align 8
  %74 = tail call i32 (i8*, i8*, ...) @sprintf(i8* noundef nonnull dereferenceable(1) %70, i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.17, i64 0, i64 0), i8* noundef %73) #15
  %75 = load i8*, i8** %1, align 8
  %76 = sext i32 %74 to i64
  %77 = getelementptr inbounds i8, i8* %75, i64 %76
  store i8* %77, i8** %1, align 8
  br label %78

78:
  %79 = load %struct.value*, %struct.value** %52, align 8
  %80 = getelementptr inbounds %struct.value, %struct.value* %79, i64 %61
  tail call fastcc void @show(%struct.value* noundef %80, i8** noundef nonnull %1)
  %81 = add nuw nsw i64 %61, 1
  %82 = load i32, i32* %47, align 8
  %83 = sext i32 %82 to i64
  %84 = icmp slt i64 %81, %83
  br i1 %84, label %60, label %53, !llvm.loop !22

85:
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @release(%struct.value* nocapture noundef readonly %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 8
  %4 = icmp eq i32 %3, 3
  br i1 %4, label %5, label %10

5:
  %6 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 1
  %7 = bitcast %union.anon* %6 to i8**
  %8 = load i8*, i8** %7, align 8
  tail call void @free(i8* noundef %8) #15
  %9 = load i32, i32* %2, align 8
  br label %10

10:
  %11 = phi i32 [ %9, %5 ], [ %3, %1 ]
  %12 = icmp ugt i32 %11, 3
  br i1 %12, label %13, label %42

13:
  %14 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 1, i32 0
  %15 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 1, i32 0, i32 2
  %16 = load i32, i32* %15, align 8
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %21

18:
  %19 = getelementptr inbounds %struct.anon, %struct.anon* %14, i64 0, i32 0
  %20 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 1, i32 0, i32 1
  br label %27

21:
  %22 = bitcast %struct.anon* %14 to i8**
  %23 = load i8*, i8** %22, align 8
  tail call void @free(i8* noundef %23) #15
  %24 = getelementptr inbounds %struct.value, %struct.value* %0, i64 0, i32 1, i32 0, i32 1
  %25 = bitcast i8*** %24 to i8**
  %26 = load i8*, i8** %25, align 8
  tail call void @free(i8* noundef %26) #15
  br label %42

27:
  %28 = phi i64 [ 0, %18 ], [ %38, %37 ]
  %29 = load %struct.value*, %struct.value** %19, align 8
  %30 = getelementptr inbounds %struct.value, %struct.value* %29, i64 %28
  tail call fastcc void @release(%struct.value* noundef %30)
  %31 = load i32, i32* %2, align 8
  %32 = icmp eq i32 %31, 5
  br i1 %32, label %33, label %37

33:
  %34 = load i8**, i8*** %20, align 8
  %35 = getelementptr inbounds i8*, i8** %34, i64 %28
  %36 = load i8*, i8** %35, align 8
  tail call void @free(i8* noundef %36) #15
  br label %37

37:
  %38 = add nuw nsw i64 %28, 1
  %39 = load i32, i32* %15, align 8
  %40 = sext i32 %39 to i64
  %41 = icmp slt i64 %38, %40
  br i1 %41, label %27, label %21, !llvm.loop !23

42:
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare i16** @__ctype_b_loc() local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i8* @strrchr(i8* noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i64 @strcspn(i8* nocapture noundef, i8* nocapture noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #8

; Function Attrs: nofree nounwind uwtable
define internal fastcc noalias i8* @string() unnamed_addr #2 {
  %1 = load i8*, i8** @at, align 8
  %2 = tail call i64 @strlen(i8* noundef nonnull dereferenceable(1) %1) #16
  %3 = add i64 %2, 1
  %4 = tail call noalias i8* @malloc(i64 noundef %3) #15
  br label %5

5:
  %6 = phi i8* [ %1, %0 ], [ %50, %49 ]
  %7 = phi i8* [ %4, %0 ], [ %51, %49 ]
  %8 = getelementptr inbounds i8, i8* %6, i64 1
  %9 = load i8, i8* %8, align 1
  switch i8 %9, label %10 [
    i8 0, label %79
    i8 34, label %79
    i8 92, label %12
  ]

10:
  %11 = getelementptr inbounds i8, i8* %7, i64 1
  store i8 %9, i8* %7, align 1
  br label %49

12:
  %13 = getelementptr inbounds i8, i8* %6, i64 2
  %14 = load i8, i8* %13, align 1
  %15 = sext i8 %14 to i32
  switch i32 %15, label %77 [
    i32 110, label %19
    i32 116, label %21
    i32 117, label %16
  ]

16:
  %17 = tail call i16** @__ctype_b_loc() #17
  %18 = load i16*, i16** %17, align 8
  br label %26

19:
  %20 = getelementptr inbounds i8, i8* %7, i64 1
  store i8 10, i8* %7, align 1
  br label %49

21:
  %22 = getelementptr inbounds i8, i8* %7, i64 1
  store i8 9, i8* %7, align 1
  br label %49

23:
  %24 = getelementptr inbounds i8, i8* %6, i64 6
  %25 = icmp ult i32 %43, 128
  br i1 %25, label %46, label %52

26:
  %27 = phi i64 [ 1, %16 ], [ %44, %26 ]
  %28 = phi i32 [ 0, %16 ], [ %43, %26 ]
  %29 = shl i32 %28, 4
  %30 = getelementptr inbounds i8, i8* %13, i64 %27
  %31 = load i8, i8* %30, align 1
  %32 = zext i8 %31 to i64
  %33 = getelementptr inbounds i16, i16* %18, i64 %32
  %34 = load i16, i16* %33, align 2
  %35 = and i16 %34, 2048
  %36 = icmp eq i16 %35, 0
  %37 = sext i8 %31 to i32
  %38 = add nsw i32 %37, -48
  %39 = or i8 %31, 32
  %40 = sext i8 %39 to i32
  %41 = add nsw i32 %40, -87
  %42 = select i1 %36, i32 %41, i32 %38
  %43 = add i32 %42, %29
  %44 = add nuw nsw i64 %27, 1
  %45 = icmp eq i64 %44, 5
  br i1 %45, label %23, label %26, !llvm.loop !24

46:
  %47 = trunc i32 %43 to i8
  %48 = getelementptr inbounds i8, i8* %7, i64 1
  store i8 %47, i8* %7, align 1
  br label %49

49:
  %50 = phi i8* [ %8, %10 ], [ %13, %77 ], [ %13, %21 ], [ %13, %19 ], [ %24, %46 ], [ %24, %54 ], [ %24, %63 ]
  %51 = phi i8* [ %11, %10 ], [ %78, %77 ], [ %22, %21 ], [ %20, %19 ], [ %48, %46 ], [ %62, %54 ], [ %76, %63 ]
  br label %5, !llvm.loop !25

52:
  %53 = icmp ult i32 %43, 2048
  br i1 %53, label %54, label %63

54:
  %55 = lshr i32 %43, 6
  %56 = trunc i32 %55 to i8
  %57 = or i8 %56, -64
  %58 = getelementptr inbounds i8, i8* %7, i64 1
  store i8 %57, i8* %7, align 1
  %59 = trunc i32 %43 to i8
  %60 = and i8 %59, 63
  %61 = or i8 %60, -128
  %62 = getelementptr inbounds i8, i8* %7, i64 2
  store i8 %61, i8* %58, align 1
  br label %49

63:
  %64 = lshr i32 %43, 12
  %65 = trunc i32 %64 to i8
  %66 = or i8 %65, -32
  %67 = getelementptr inbounds i8, i8* %7, i64 1
  store i8 %66, i8* %7, align 1
  %68 = lshr i32 %43, 6
  %69 = trunc i32 %68 to i8
  %70 = and i8 %69, 63
  %71 = or i8 %70, -128
  %72 = getelementptr inbounds i8, i8* %7, i64 2
  store i8 %71, i8* %67, align 1
  %73 = trunc i32 %43 to i8
  %74 = and i8 %73, 63
  %75 = or i8 %74, -128
  %76 = getelementptr inbounds i8, i8* %7, i64 3
  store i8 %75, i8* %72, align 1
  br label %49

77:
  %78 = getelementptr inbounds i8, i8* %7, i64 1
  store i8 %14, i8* %7, align 1
  br label %49

79:
  %80 = icmp ne i8 %9, 34
  %81 = zext i1 %80 to i32
  %82 = load i32, i32* @bad, align 4
  %83 = or i32 %82, %81
  store i32 %83, i32* @bad, align 4
  %84 = icmp eq i8 %9, 34
  %85 = zext i1 %84 to i64
  %86 = getelementptr inbounds i8, i8* %8, i64 %85
  store i8* %86, i8** @at, align 8
  store i8 0, i8* %7, align 1
  ret i8* %4
}

; Function Attrs: inaccessiblemem_or_argmemonly mustprogress nounwind willreturn
declare noalias noundef i8* @realloc(i8* nocapture noundef, i64 noundef) local_unnamed_addr #9

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #10

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i64 @strlen(i8* nocapture noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #11

; Function Attrs: nofree nounwind
declare noundef i32 @sprintf(i8* noalias nocapture noundef writeonly, i8* nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: inaccessiblemem_or_argmemonly mustprogress nounwind willreturn
declare void @free(i8* nocapture noundef) local_unnamed_addr #9

; Function Attrs: nofree nosync nounwind readonly uwtable
define internal fastcc i32 @matchHere(i8* noundef readonly %0, i8* noundef %1) unnamed_addr #12 {
  %3 = load i8, i8* %0, align 1
  switch i8 %3, label %4 [
    i8 0, label %73
    i8 36, label %7
  ]

4:
  %5 = getelementptr inbounds i8, i8* %0, i64 1
  %6 = load i8, i8* %5, align 1
  br label %14

7:
  %8 = getelementptr inbounds i8, i8* %0, i64 1
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %11, label %14

11:
  %12 = load i8, i8* %1, align 1
  %13 = icmp eq i8 %12, 0
  br label %73

14:
  %15 = phi i8 [ %6, %4 ], [ %9, %7 ]
  %16 = getelementptr inbounds i8, i8* %0, i64 1
  %17 = icmp eq i8 %15, 63
  switch i8 %15, label %60 [
    i8 63, label %18
    i8 43, label %18
    i8 42, label %18
  ]

18:
  %19 = icmp eq i8 %15, 43
  %20 = load i8, i8* %1, align 1
  %21 = icmp eq i8 %20, 0
  %22 = ptrtoint i8* %1 to i64
  br i1 %21, label %43, label %23

23:
  %24 = select i1 %17, i64 1, i64 1073741824
  %25 = icmp eq i8 %3, 46
  %26 = getelementptr i8, i8* %1, i64 %24
  br label %27

27:
  %28 = phi i8 [ %20, %23 ], [ %38, %36 ]
  %29 = phi i8* [ %1, %23 ], [ %37, %36 ]
  %30 = ptrtoint i8* %29 to i64
  %31 = sub i64 %30, %22
  %32 = icmp slt i64 %31, %24
  br i1 %32, label %33, label %40

33:
  %34 = icmp eq i8 %3, %28
  %35 = select i1 %25, i1 true, i1 %34
  br i1 %35, label %36, label %40

36:
  %37 = getelementptr inbounds i8, i8* %29, i64 1
  %38 = load i8, i8* %37, align 1
  %39 = icmp eq i8 %38, 0
  br i1 %39, label %40, label %27, !llvm.loop !26

40:
  %41 = phi i8* [ %26, %27 ], [ %37, %36 ], [ %29, %33 ]
  %42 = ptrtoint i8* %41 to i64
  br label %43

43:
  %44 = phi i64 [ %42, %40 ], [ %22, %18 ]
  %45 = phi i8* [ %41, %40 ], [ %1, %18 ]
  %46 = getelementptr inbounds i8, i8* %0, i64 2
  %47 = zext i1 %19 to i64
  %48 = sub i64 %44, %22
  %49 = icmp slt i64 %48, %47
  br i1 %49, label %73, label %50

50:
  %51 = phi i8* [ %54, %50 ], [ %45, %43 ]
  %52 = tail call fastcc i32 @matchHere(i8* noundef nonnull %46, i8* noundef nonnull %51)
  %53 = icmp eq i32 %52, 0
  %54 = getelementptr inbounds i8, i8* %51, i64 -1
  %55 = xor i1 %53, true
  %56 = ptrtoint i8* %54 to i64
  %57 = sub i64 %56, %22
  %58 = icmp slt i64 %57, %47
  %59 = select i1 %55, i1 true, i1 %58
  br i1 %59, label %71, label %50, !llvm.loop !27

60:
  %61 = load i8, i8* %1, align 1
  %62 = icmp eq i8 %61, 0
  br i1 %62, label %73, label %63

63:
  %64 = icmp eq i8 %3, 46
  %65 = icmp eq i8 %3, %61
  %66 = select i1 %64, i1 true, i1 %65
  br i1 %66, label %67, label %73

67:
  %68 = getelementptr inbounds i8, i8* %1, i64 1
  %69 = tail call fastcc i32 @matchHere(i8* noundef nonnull %16, i8* noundef nonnull %68)
  %70 = icmp ne i32 %69, 0
  br label %73

71:
  %72 = xor i1 %53, true
  br label %73

73:
  %74 = phi i1 [ %13, %11 ], [ true, %2 ], [ false, %60 ], [ %70, %67 ], [ false, %63 ], [ false, %43 ], [ %72, %71 ]
  %75 = zext i1 %74 to i32
  ret i32 %75
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare i8* @strcat(i8* noalias noundef returned, i8* noalias nocapture noundef readonly) local_unnamed_addr #13

; Function Attrs: argmemonly nofree nounwind willreturn
declare i8* @stpcpy(i8* noalias writeonly, i8* noalias nocapture readonly) local_unnamed_addr #14

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind readnone willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #6 = { argmemonly mustprogress nofree nounwind readonly willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #9 = { inaccessiblemem_or_argmemonly mustprogress nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #12 = { nofree nosync nounwind readonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { argmemonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { argmemonly nofree nounwind willreturn }
attributes #15 = { nounwind }
attributes #16 = { nounwind readonly willreturn }
attributes #17 = { nounwind readnone willreturn }

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
