; ModuleID = 'strings.c'
source_filename = "strings.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon.0 = type { i32, ptr }
%struct.value = type { i32, %union.anon }
%union.anon = type { %struct.anon }
%struct.anon = type { ptr, ptr, i32 }

@json = internal constant [159 x i8] c"{ \22name\22: \22spill\\u0077ay\22, \22sizes\22: [1, -2.5, 3e2, 4.25E-1], \22deep\22: [[[]], {\22x\22: {\22y\22: null}}],\0A \22yes\22: true, \22no\22: false, \22text\22: \22caf\\u00e9 \\u20ac \\\22q\\\22\22 }\00", align 16
@at = internal unnamed_addr global ptr null, align 8
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
@roman.table = internal unnamed_addr constant [13 x %struct.anon.0] [%struct.anon.0 { i32 1000, ptr @.str.18 }, %struct.anon.0 { i32 900, ptr @.str.19 }, %struct.anon.0 { i32 500, ptr @.str.20 }, %struct.anon.0 { i32 400, ptr @.str.21 }, %struct.anon.0 { i32 100, ptr @.str.22 }, %struct.anon.0 { i32 90, ptr @.str.23 }, %struct.anon.0 { i32 50, ptr @.str.24 }, %struct.anon.0 { i32 40, ptr @.str.25 }, %struct.anon.0 { i32 10, ptr @.str.26 }, %struct.anon.0 { i32 9, ptr @.str.27 }, %struct.anon.0 { i32 5, ptr @.str.28 }, %struct.anon.0 { i32 4, ptr @.str.29 }, %struct.anon.0 { i32 1, ptr @.str.30 }], align 16
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
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [600 x i8], align 16
  %4 = alloca [100 x i8], align 16
  %5 = alloca [20 x i8], align 16
  %6 = alloca ptr, align 8
  %7 = alloca %struct.value, align 8
  %8 = alloca [20 x i8], align 16
  %9 = icmp sgt i32 %0, 1
  br i1 %9, label %11, label %10

10:
  call void @llvm.lifetime.start.p0(i64 600, ptr nonnull %3) #16
  call void @llvm.lifetime.start.p0(i64 100, ptr nonnull %4) #16
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %5) #16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #16
  br label %17

11:
  %12 = getelementptr inbounds i8, ptr %1, i64 8
  %13 = load ptr, ptr %12, align 8, !tbaa !5
  %14 = tail call i64 @strtol(ptr nocapture noundef nonnull %13, ptr noundef null, i32 noundef 10) #16
  %15 = trunc i64 %14 to i32
  call void @llvm.lifetime.start.p0(i64 600, ptr nonnull %3) #16
  call void @llvm.lifetime.start.p0(i64 100, ptr nonnull %4) #16
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %5) #16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #16
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %26

17:
  %18 = phi i32 [ 1, %10 ], [ %15, %11 ]
  br label %41

19:
  %20 = or disjoint i32 %53, %43
  %21 = or disjoint i32 %20, %63
  %22 = or disjoint i32 %21, %73
  %23 = or disjoint i32 %22, %83
  %24 = icmp eq i32 %18, 1
  %25 = select i1 %24, ptr %5, ptr @.str.7
  br label %26

26:
  %27 = phi ptr [ %25, %19 ], [ @.str.7, %11 ]
  %28 = phi i32 [ %205, %19 ], [ 0, %11 ]
  %29 = phi i32 [ %206, %19 ], [ 0, %11 ]
  %30 = phi i32 [ %250, %19 ], [ 0, %11 ]
  %31 = phi i32 [ %241, %19 ], [ 0, %11 ]
  %32 = phi i32 [ %23, %19 ], [ 0, %11 ]
  %33 = load i32, ptr @bad, align 4, !tbaa !9
  %34 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull %3, i32 noundef %33, ptr noundef nonnull %4)
  %35 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %32, i32 noundef %29, i32 noundef %28, i32 noundef %30, i32 noundef %31, ptr noundef nonnull %27)
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %8) #16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %8, ptr noundef nonnull align 16 dereferenceable(20) @__const.main.copy, i64 20, i1 false)
  %36 = call ptr @strrchr(ptr noundef nonnull dereferenceable(1) %8, i32 noundef 32) #17
  %37 = getelementptr inbounds i8, ptr %36, i64 1
  %38 = call i64 @strcspn(ptr noundef nonnull %8, ptr noundef nonnull @.str.9) #17
  %39 = trunc i64 %38 to i32
  %40 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull %37, i32 noundef %39, i32 noundef 1, i32 noundef 3, ptr noundef nonnull %8, ptr noundef nonnull @.str.10, i32 noundef 7, i32 noundef 7, i32 noundef -42, i32 noundef 255, i32 noundef 33, double noundef 2.250000e+00, double noundef 0x40C81CD6C8B43958)
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %8) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #16
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %5) #16
  call void @llvm.lifetime.end.p0(i64 100, ptr nonnull %4) #16
  call void @llvm.lifetime.end.p0(i64 600, ptr nonnull %3) #16
  ret i32 0

41:
  %42 = phi i32 [ %231, %230 ], [ 0, %17 ]
  store ptr @json, ptr @at, align 8, !tbaa !5
  store i32 0, ptr @bad, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #16
  call fastcc void @parse(ptr dead_on_unwind nonnull writable sret(%struct.value) align 8 %7)
  store ptr %3, ptr %6, align 8, !tbaa !5
  call fastcc void @show(ptr noundef nonnull %7, ptr noundef nonnull %6)
  call fastcc void @release(ptr noundef nonnull %7)
  %43 = call fastcc i32 @matchHere(ptr noundef nonnull readonly getelementptr inbounds (i8, ptr @.str, i64 1), ptr noundef nonnull readonly %3)
  br label %44

44:
  %45 = phi ptr [ %49, %48 ], [ %3, %41 ]
  %46 = call fastcc i32 @matchHere(ptr noundef nonnull readonly @.str.1, ptr noundef nonnull %45)
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %52

48:
  %49 = getelementptr inbounds i8, ptr %45, i64 1
  %50 = load i8, ptr %45, align 1, !tbaa !11
  %51 = icmp eq i8 %50, 0
  br i1 %51, label %52, label %44, !llvm.loop !12

52:
  %53 = phi i32 [ 0, %48 ], [ 2, %44 ]
  br label %54

54:
  %55 = phi ptr [ %59, %58 ], [ %3, %52 ]
  %56 = call fastcc i32 @matchHere(ptr noundef nonnull readonly @.str.2, ptr noundef nonnull %55)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %62

58:
  %59 = getelementptr inbounds i8, ptr %55, i64 1
  %60 = load i8, ptr %55, align 1, !tbaa !11
  %61 = icmp eq i8 %60, 0
  br i1 %61, label %62, label %54, !llvm.loop !12

62:
  %63 = phi i32 [ 0, %58 ], [ 4, %54 ]
  br label %64

64:
  %65 = phi ptr [ %69, %68 ], [ %3, %62 ]
  %66 = call fastcc i32 @matchHere(ptr noundef nonnull readonly @.str.3, ptr noundef nonnull %65)
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %72

68:
  %69 = getelementptr inbounds i8, ptr %65, i64 1
  %70 = load i8, ptr %65, align 1, !tbaa !11
  %71 = icmp eq i8 %70, 0
  br i1 %71, label %72, label %64, !llvm.loop !12

72:
  %73 = phi i32 [ 0, %68 ], [ 8, %64 ]
  br label %74

74:
  %75 = phi ptr [ %79, %78 ], [ %3, %72 ]
  %76 = call fastcc i32 @matchHere(ptr noundef nonnull readonly @.str.4, ptr noundef nonnull %75)
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %82

78:
  %79 = getelementptr inbounds i8, ptr %75, i64 1
  %80 = load i8, ptr %75, align 1, !tbaa !11
  %81 = icmp eq i8 %80, 0
  br i1 %81, label %82, label %74, !llvm.loop !12

82:
  %83 = phi i32 [ 0, %78 ], [ 16, %74 ]
  br label %84

84:
  %85 = phi i64 [ 0, %82 ], [ %126, %118 ]
  %86 = phi ptr [ %4, %82 ], [ %131, %118 ]
  %87 = getelementptr inbounds i8, ptr %3, i64 %85
  %88 = load i8, ptr %87, align 1, !tbaa !11
  %89 = zext i8 %88 to i32
  %90 = shl nuw nsw i32 %89, 16
  %91 = icmp eq i64 %85, 39
  br i1 %91, label %103, label %92

92:
  %93 = getelementptr inbounds i8, ptr %87, i64 1
  %94 = load i8, ptr %93, align 1, !tbaa !11
  %95 = zext i8 %94 to i32
  %96 = shl nuw nsw i32 %95, 8
  %97 = or disjoint i32 %96, %90
  %98 = icmp ult i64 %85, 38
  br i1 %98, label %99, label %103

99:
  %100 = getelementptr inbounds i8, ptr %87, i64 2
  %101 = load i8, ptr %100, align 1, !tbaa !11
  %102 = zext i8 %101 to i32
  br label %103

103:
  %104 = phi i32 [ %97, %99 ], [ %97, %92 ], [ %90, %84 ]
  %105 = phi i32 [ %102, %99 ], [ 0, %92 ], [ 0, %84 ]
  %106 = lshr i32 %104, 18
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds [65 x i8], ptr @base64.digits, i64 0, i64 %107
  %109 = load i8, ptr %108, align 1, !tbaa !11
  %110 = getelementptr inbounds i8, ptr %86, i64 1
  store i8 %109, ptr %86, align 1, !tbaa !11
  %111 = lshr i32 %104, 12
  %112 = and i32 %111, 63
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds [65 x i8], ptr @base64.digits, i64 0, i64 %113
  %115 = load i8, ptr %114, align 1, !tbaa !11
  %116 = getelementptr inbounds i8, ptr %86, i64 2
  store i8 %115, ptr %110, align 1, !tbaa !11
  %117 = icmp ugt i64 %85, 38
  br i1 %117, label %132, label %118

118:
  %119 = or disjoint i32 %105, %104
  %120 = lshr i32 %119, 6
  %121 = and i32 %120, 63
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds [65 x i8], ptr @base64.digits, i64 0, i64 %122
  %124 = load i8, ptr %123, align 1, !tbaa !11
  store i8 %124, ptr %116, align 1, !tbaa !11
  %125 = getelementptr inbounds i8, ptr %86, i64 3
  %126 = add nuw nsw i64 %85, 3
  %127 = and i32 %119, 63
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds [65 x i8], ptr @base64.digits, i64 0, i64 %128
  %130 = load i8, ptr %129, align 1, !tbaa !11
  %131 = getelementptr inbounds i8, ptr %86, i64 4
  store i8 %130, ptr %125, align 1, !tbaa !11
  br label %84

132:
  store i8 61, ptr %116, align 1, !tbaa !11
  %133 = getelementptr inbounds i8, ptr %86, i64 3
  store i8 61, ptr %133, align 1, !tbaa !11
  %134 = getelementptr inbounds i8, ptr %86, i64 4
  store i8 0, ptr %134, align 1, !tbaa !11
  %135 = load i8, ptr %3, align 16, !tbaa !11
  %136 = freeze i8 %135
  %137 = icmp eq i8 %136, 0
  br i1 %137, label %204, label %138

138:
  %139 = phi i32 [ %199, %195 ], [ 0, %132 ]
  %140 = phi i8 [ %202, %195 ], [ %136, %132 ]
  %141 = phi ptr [ %197, %195 ], [ %3, %132 ]
  %142 = phi i32 [ %200, %195 ], [ 0, %132 ]
  %143 = zext i8 %140 to i32
  %144 = icmp ugt i8 %140, -17
  br i1 %144, label %147, label %145

145:
  %146 = icmp ugt i8 %140, -33
  br i1 %146, label %147, label %152

147:
  %148 = phi i32 [ 2, %145 ], [ 3, %138 ]
  %149 = lshr i32 63, %148
  %150 = and i32 %149, %143
  %151 = getelementptr inbounds i8, ptr %141, i64 1
  br label %157

152:
  %153 = icmp ult i8 %140, -64
  %154 = select i1 %153, i32 255, i32 31
  %155 = and i32 %154, %143
  %156 = getelementptr inbounds i8, ptr %141, i64 1
  br i1 %153, label %195, label %157

157:
  %158 = phi ptr [ %151, %147 ], [ %156, %152 ]
  %159 = phi i32 [ %150, %147 ], [ %155, %152 ]
  %160 = phi i32 [ %148, %147 ], [ 1, %152 ]
  %161 = getelementptr i8, ptr %141, i64 2
  %162 = zext nneg i32 %160 to i64
  %163 = getelementptr i8, ptr %161, i64 %162
  %164 = getelementptr i8, ptr %163, i64 -1
  %165 = load i8, ptr %158, align 1, !tbaa !11
  %166 = zext i8 %165 to i32
  %167 = and i32 %166, 192
  %168 = icmp eq i32 %167, 128
  br i1 %168, label %169, label %195

169:
  %170 = shl nsw i32 %159, 6
  %171 = and i32 %166, 63
  %172 = or disjoint i32 %171, %170
  %173 = icmp eq i32 %160, 1
  br i1 %173, label %195, label %174, !llvm.loop !14

174:
  %175 = getelementptr inbounds i8, ptr %141, i64 2
  %176 = load i8, ptr %175, align 1, !tbaa !11
  %177 = zext i8 %176 to i32
  %178 = and i32 %177, 192
  %179 = icmp eq i32 %178, 128
  br i1 %179, label %180, label %195

180:
  %181 = shl nsw i32 %172, 6
  %182 = and i32 %177, 63
  %183 = or disjoint i32 %182, %181
  %184 = icmp eq i32 %160, 2
  br i1 %184, label %195, label %185, !llvm.loop !14

185:
  %186 = getelementptr inbounds i8, ptr %141, i64 3
  %187 = load i8, ptr %186, align 1, !tbaa !11
  %188 = zext i8 %187 to i32
  %189 = and i32 %188, 192
  %190 = icmp eq i32 %189, 128
  br i1 %190, label %191, label %195

191:
  %192 = shl i32 %183, 6
  %193 = and i32 %188, 63
  %194 = or disjoint i32 %193, %192
  br label %195

195:
  %196 = phi i32 [ %155, %152 ], [ %159, %157 ], [ %172, %169 ], [ %172, %174 ], [ %183, %180 ], [ %183, %185 ], [ %194, %191 ]
  %197 = phi ptr [ %156, %152 ], [ %158, %157 ], [ %164, %169 ], [ %175, %174 ], [ %164, %180 ], [ %186, %185 ], [ %164, %191 ]
  %198 = mul i32 %139, 31
  %199 = add i32 %196, %198
  %200 = add nuw nsw i32 %142, 1
  %201 = load i8, ptr %197, align 1, !tbaa !11
  %202 = freeze i8 %201
  %203 = icmp eq i8 %202, 0
  br i1 %203, label %204, label %138, !llvm.loop !15

204:
  %205 = phi i32 [ 0, %132 ], [ %199, %195 ]
  %206 = phi i32 [ 0, %132 ], [ %200, %195 ]
  %207 = urem i32 %42, 30
  %208 = add nuw nsw i32 %207, 1994
  store i8 0, ptr %5, align 16, !tbaa !11
  br label %209

209:
  %210 = phi i64 [ %225, %223 ], [ 0, %204 ]
  %211 = phi i32 [ %224, %223 ], [ %208, %204 ]
  %212 = getelementptr inbounds [13 x %struct.anon.0], ptr @roman.table, i64 0, i64 %210
  %213 = load i32, ptr %212, align 16, !tbaa !16
  %214 = icmp slt i32 %211, %213
  br i1 %214, label %223, label %215

215:
  %216 = getelementptr inbounds i8, ptr %212, i64 8
  %217 = load ptr, ptr %216, align 8, !tbaa !18
  br label %218

218:
  %219 = phi i32 [ %211, %215 ], [ %221, %218 ]
  %220 = call ptr @strcat(ptr noundef nonnull dereferenceable(1) %5, ptr noundef nonnull dereferenceable(1) %217) #16
  %221 = sub nsw i32 %219, %213
  %222 = icmp slt i32 %221, %213
  br i1 %222, label %223, label %218, !llvm.loop !19

223:
  %224 = phi i32 [ %211, %209 ], [ %221, %218 ]
  %225 = add nuw nsw i64 %210, 1
  %226 = icmp sgt i32 %224, 0
  br i1 %226, label %209, label %227, !llvm.loop !20

227:
  %228 = tail call ptr @__ctype_b_loc() #18
  %229 = load ptr, ptr %228, align 8, !tbaa !5
  br label %233

230:
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #16
  %231 = add nuw nsw i32 %42, 1
  %232 = icmp eq i32 %231, %18
  br i1 %232, label %19, label %41, !llvm.loop !21

233:
  %234 = phi i8 [ 123, %227 ], [ %254, %233 ]
  %235 = phi ptr [ @json, %227 ], [ %253, %233 ]
  %236 = phi i32 [ 0, %227 ], [ %252, %233 ]
  %237 = phi i32 [ 0, %227 ], [ %241, %233 ]
  %238 = phi i32 [ 0, %227 ], [ %250, %233 ]
  %239 = icmp eq i8 %234, 10
  %240 = zext i1 %239 to i32
  %241 = add nuw nsw i32 %237, %240
  %242 = zext i8 %234 to i64
  %243 = getelementptr inbounds i16, ptr %229, i64 %242
  %244 = load i16, ptr %243, align 2, !tbaa !22
  %245 = and i16 %244, 1024
  %246 = icmp ne i16 %245, 0
  %247 = icmp eq i32 %236, 0
  %248 = select i1 %246, i1 %247, i1 false
  %249 = zext i1 %248 to i32
  %250 = add nuw nsw i32 %238, %249
  %251 = lshr exact i16 %245, 10
  %252 = zext nneg i16 %251 to i32
  %253 = getelementptr inbounds i8, ptr %235, i64 1
  %254 = load i8, ptr %253, align 1, !tbaa !11
  %255 = icmp eq i8 %254, 0
  br i1 %255, label %230, label %233, !llvm.loop !24
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind uwtable
define internal fastcc void @parse(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.value) align 8 %0) unnamed_addr #0 {
  %2 = alloca %struct.value, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %0, i8 0, i64 32, i1 false)
  %3 = load ptr, ptr @at, align 8, !tbaa !5
  br label %4

4:
  %5 = phi ptr [ %8, %7 ], [ %3, %1 ]
  %6 = load i8, ptr %5, align 1, !tbaa !11
  switch i8 %6, label %90 [
    i8 32, label %7
    i8 10, label %7
    i8 9, label %7
    i8 110, label %9
    i8 116, label %11
    i8 102, label %14
    i8 34, label %17
    i8 91, label %20
    i8 123, label %20
    i8 45, label %101
  ]

7:
  %8 = getelementptr inbounds i8, ptr %5, i64 1
  store ptr %8, ptr @at, align 8, !tbaa !5
  br label %4, !llvm.loop !25

9:
  %10 = getelementptr inbounds i8, ptr %5, i64 4
  store ptr %10, ptr @at, align 8, !tbaa !5
  br label %245

11:
  store i32 1, ptr %0, align 8, !tbaa !26
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 1, ptr %12, align 8, !tbaa !11
  %13 = getelementptr inbounds i8, ptr %5, i64 4
  store ptr %13, ptr @at, align 8, !tbaa !5
  br label %245

14:
  store i32 1, ptr %0, align 8, !tbaa !26
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 0, ptr %15, align 8, !tbaa !11
  %16 = getelementptr inbounds i8, ptr %5, i64 5
  store ptr %16, ptr @at, align 8, !tbaa !5
  br label %245

17:
  store i32 3, ptr %0, align 8, !tbaa !26
  %18 = tail call fastcc ptr @string()
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %18, ptr %19, align 8, !tbaa !11
  br label %245

20:
  %21 = icmp eq i8 %6, 91
  %22 = getelementptr inbounds i8, ptr %5, i64 1
  store ptr %22, ptr @at, align 8, !tbaa !5
  %23 = select i1 %21, i32 4, i32 5
  store i32 %23, ptr %0, align 8, !tbaa !26
  %24 = getelementptr inbounds i8, ptr %0, i64 8
  %25 = getelementptr inbounds i8, ptr %0, i64 16
  %26 = getelementptr inbounds i8, ptr %0, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(20) %24, i8 0, i64 20, i1 false)
  br label %27

27:
  %28 = phi ptr [ %36, %35 ], [ %22, %20 ]
  %29 = load i8, ptr %28, align 1, !tbaa !11
  switch i8 %29, label %30 [
    i8 32, label %35
    i8 10, label %35
    i8 9, label %35
  ]

30:
  %31 = select i1 %21, i8 93, i8 125
  %32 = icmp eq i8 %29, 0
  %33 = icmp eq i8 %29, %31
  %34 = or i1 %32, %33
  br i1 %34, label %82, label %41

35:
  %36 = getelementptr inbounds i8, ptr %28, i64 1
  store ptr %36, ptr @at, align 8, !tbaa !5
  br label %27, !llvm.loop !25

37:
  %38 = icmp eq i8 %79, 0
  %39 = icmp eq i8 %79, %31
  %40 = or i1 %38, %39
  br i1 %40, label %80, label %41, !llvm.loop !28

41:
  %42 = phi i64 [ %45, %37 ], [ 0, %30 ]
  %43 = phi ptr [ %47, %37 ], [ null, %30 ]
  %44 = phi ptr [ %66, %37 ], [ null, %30 ]
  %45 = add nuw nsw i64 %42, 1
  %46 = shl nsw i64 %45, 5
  %47 = tail call ptr @realloc(ptr noundef %43, i64 noundef %46) #19
  br i1 %21, label %65, label %48

48:
  %49 = shl nsw i64 %45, 3
  %50 = tail call ptr @realloc(ptr noundef %44, i64 noundef %49) #19
  %51 = tail call fastcc ptr @string()
  %52 = getelementptr inbounds ptr, ptr %50, i64 %42
  store ptr %51, ptr %52, align 8, !tbaa !5
  %53 = load ptr, ptr @at, align 8, !tbaa !5
  br label %54

54:
  %55 = phi ptr [ %58, %57 ], [ %53, %48 ]
  %56 = load i8, ptr %55, align 1, !tbaa !11
  switch i8 %56, label %59 [
    i8 32, label %57
    i8 10, label %57
    i8 9, label %57
  ]

57:
  %58 = getelementptr inbounds i8, ptr %55, i64 1
  store ptr %58, ptr @at, align 8, !tbaa !5
  br label %54, !llvm.loop !25

59:
  %60 = icmp ne i8 %56, 58
  %61 = zext i1 %60 to i32
  %62 = load i32, ptr @bad, align 4, !tbaa !9
  %63 = or i32 %62, %61
  store i32 %63, ptr @bad, align 4, !tbaa !9
  %64 = getelementptr inbounds i8, ptr %55, i64 1
  store ptr %64, ptr @at, align 8, !tbaa !5
  br label %65

65:
  %66 = phi ptr [ %50, %59 ], [ %44, %41 ]
  %67 = getelementptr inbounds %struct.value, ptr %47, i64 %42
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #16
  call fastcc void @parse(ptr dead_on_unwind nonnull writable sret(%struct.value) align 8 %2)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %67, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !29
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #16
  %68 = load ptr, ptr @at, align 8, !tbaa !5
  br label %69

69:
  %70 = phi ptr [ %73, %72 ], [ %68, %65 ]
  %71 = load i8, ptr %70, align 1, !tbaa !11
  switch i8 %71, label %77 [
    i8 32, label %72
    i8 10, label %72
    i8 9, label %72
    i8 44, label %74
  ]

72:
  %73 = getelementptr inbounds i8, ptr %70, i64 1
  store ptr %73, ptr @at, align 8, !tbaa !5
  br label %69, !llvm.loop !25

74:
  %75 = phi ptr [ %78, %77 ], [ %78, %77 ], [ %78, %77 ], [ %70, %69 ]
  %76 = getelementptr inbounds i8, ptr %75, i64 1
  store ptr %76, ptr @at, align 8, !tbaa !5
  br label %77

77:
  %78 = phi ptr [ %76, %74 ], [ %70, %69 ]
  %79 = load i8, ptr %78, align 1, !tbaa !11
  switch i8 %79, label %37 [
    i8 32, label %74
    i8 10, label %74
    i8 9, label %74
  ], !llvm.loop !25

80:
  %81 = trunc nsw i64 %45 to i32
  br label %82

82:
  %83 = phi ptr [ null, %30 ], [ %66, %80 ]
  %84 = phi i32 [ 0, %30 ], [ %81, %80 ]
  %85 = phi ptr [ null, %30 ], [ %47, %80 ]
  %86 = phi ptr [ %28, %30 ], [ %78, %80 ]
  %87 = phi i1 [ %33, %30 ], [ %39, %80 ]
  store ptr %85, ptr %24, align 8, !tbaa !11
  store i32 %84, ptr %26, align 8, !tbaa !11
  store ptr %83, ptr %25, align 8, !tbaa !11
  %88 = zext i1 %87 to i64
  %89 = getelementptr inbounds i8, ptr %86, i64 %88
  store ptr %89, ptr @at, align 8, !tbaa !5
  br label %245

90:
  %91 = tail call ptr @__ctype_b_loc() #18
  %92 = load ptr, ptr %91, align 8, !tbaa !5
  %93 = zext i8 %6 to i64
  %94 = getelementptr inbounds i16, ptr %92, i64 %93
  %95 = load i16, ptr %94, align 2, !tbaa !22
  %96 = and i16 %95, 2048
  %97 = icmp eq i16 %96, 0
  %98 = zext i1 %97 to i32
  %99 = load i32, ptr @bad, align 4, !tbaa !9
  %100 = or i32 %99, %98
  store i32 %100, ptr @bad, align 4, !tbaa !9
  store i32 2, ptr %0, align 8, !tbaa !26
  br label %106

101:
  store i32 2, ptr %0, align 8, !tbaa !26
  %102 = getelementptr inbounds i8, ptr %5, i64 1
  store ptr %102, ptr @at, align 8, !tbaa !5
  %103 = load i8, ptr %102, align 1, !tbaa !11
  %104 = zext i8 %103 to i64
  %105 = tail call ptr @__ctype_b_loc() #18
  br label %106

106:
  %107 = phi ptr [ %91, %90 ], [ %105, %101 ]
  %108 = phi i64 [ %93, %90 ], [ %104, %101 ]
  %109 = phi i8 [ %6, %90 ], [ %103, %101 ]
  %110 = phi ptr [ %5, %90 ], [ %102, %101 ]
  %111 = phi double [ 1.000000e+00, %90 ], [ -1.000000e+00, %101 ]
  %112 = load ptr, ptr %107, align 8, !tbaa !5
  %113 = getelementptr inbounds i16, ptr %112, i64 %108
  %114 = load i16, ptr %113, align 2, !tbaa !22
  %115 = and i16 %114, 2048
  %116 = icmp eq i16 %115, 0
  br i1 %116, label %133, label %117

117:
  %118 = phi i8 [ %126, %117 ], [ %109, %106 ]
  %119 = phi double [ %125, %117 ], [ 0.000000e+00, %106 ]
  %120 = phi ptr [ %121, %117 ], [ %110, %106 ]
  %121 = getelementptr inbounds i8, ptr %120, i64 1
  %122 = sext i8 %118 to i32
  %123 = add nsw i32 %122, -48
  %124 = sitofp i32 %123 to double
  %125 = tail call double @llvm.fmuladd.f64(double %119, double 1.000000e+01, double %124)
  %126 = load i8, ptr %121, align 1, !tbaa !11
  %127 = zext i8 %126 to i64
  %128 = getelementptr inbounds i16, ptr %112, i64 %127
  %129 = load i16, ptr %128, align 2, !tbaa !22
  %130 = and i16 %129, 2048
  %131 = icmp eq i16 %130, 0
  br i1 %131, label %132, label %117, !llvm.loop !30

132:
  store ptr %121, ptr @at, align 8, !tbaa !5
  br label %133

133:
  %134 = phi double [ %125, %132 ], [ 0.000000e+00, %106 ]
  %135 = phi ptr [ %121, %132 ], [ %110, %106 ]
  %136 = phi i8 [ %126, %132 ], [ %109, %106 ]
  %137 = icmp eq i8 %136, 46
  br i1 %137, label %138, label %167

138:
  %139 = getelementptr inbounds i8, ptr %135, i64 1
  %140 = load i8, ptr %139, align 1, !tbaa !11
  %141 = zext i8 %140 to i64
  %142 = getelementptr inbounds i16, ptr %112, i64 %141
  %143 = load i16, ptr %142, align 2, !tbaa !22
  %144 = and i16 %143, 2048
  %145 = icmp eq i16 %144, 0
  br i1 %145, label %163, label %146

146:
  %147 = phi i8 [ %157, %146 ], [ %140, %138 ]
  %148 = phi ptr [ %156, %146 ], [ %139, %138 ]
  %149 = phi double [ %155, %146 ], [ %134, %138 ]
  %150 = phi double [ %154, %146 ], [ 1.000000e+00, %138 ]
  %151 = sext i8 %147 to i32
  %152 = add nsw i32 %151, -48
  %153 = sitofp i32 %152 to double
  %154 = fdiv double %150, 1.000000e+01
  %155 = tail call double @llvm.fmuladd.f64(double %153, double %154, double %149)
  %156 = getelementptr inbounds i8, ptr %148, i64 1
  %157 = load i8, ptr %156, align 1, !tbaa !11
  %158 = zext i8 %157 to i64
  %159 = getelementptr inbounds i16, ptr %112, i64 %158
  %160 = load i16, ptr %159, align 2, !tbaa !22
  %161 = and i16 %160, 2048
  %162 = icmp eq i16 %161, 0
  br i1 %162, label %163, label %146, !llvm.loop !31

163:
  %164 = phi i8 [ %140, %138 ], [ %157, %146 ]
  %165 = phi ptr [ %139, %138 ], [ %156, %146 ]
  %166 = phi double [ %134, %138 ], [ %155, %146 ]
  store ptr %165, ptr @at, align 8, !tbaa !5
  br label %167

167:
  %168 = phi i8 [ %136, %133 ], [ %164, %163 ]
  %169 = phi ptr [ %135, %133 ], [ %165, %163 ]
  %170 = phi double [ %134, %133 ], [ %166, %163 ]
  %171 = and i8 %168, -33
  %172 = icmp eq i8 %171, 69
  br i1 %172, label %173, label %241

173:
  %174 = getelementptr inbounds i8, ptr %169, i64 1
  store ptr %174, ptr @at, align 8, !tbaa !5
  %175 = load i8, ptr %174, align 1, !tbaa !11
  %176 = icmp eq i8 %175, 45
  %177 = icmp eq i8 %175, 43
  %178 = or i1 %176, %177
  %179 = zext i1 %178 to i64
  %180 = getelementptr inbounds i8, ptr %174, i64 %179
  store ptr %180, ptr @at, align 8, !tbaa !5
  %181 = load i8, ptr %180, align 1, !tbaa !11
  %182 = zext i8 %181 to i64
  %183 = getelementptr inbounds i16, ptr %112, i64 %182
  %184 = load i16, ptr %183, align 2, !tbaa !22
  %185 = and i16 %184, 2048
  %186 = icmp eq i16 %185, 0
  br i1 %186, label %241, label %211

187:
  store ptr %216, ptr @at, align 8, !tbaa !5
  %188 = icmp sgt i32 %219, 0
  br i1 %188, label %189, label %241

189:
  %190 = mul i32 %213, 10
  %191 = add i32 %190, -49
  %192 = sext i8 %212 to i32
  %193 = add i32 %191, %192
  %194 = and i32 %219, 3
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %206, label %196

196:
  %197 = phi i32 [ %200, %196 ], [ %219, %189 ]
  %198 = phi double [ %203, %196 ], [ %170, %189 ]
  %199 = phi i32 [ %204, %196 ], [ 0, %189 ]
  %200 = add nsw i32 %197, -1
  %201 = fdiv double %198, 1.000000e+01
  %202 = fmul double %198, 1.000000e+01
  %203 = select i1 %176, double %201, double %202
  %204 = add i32 %199, 1
  %205 = icmp eq i32 %204, %194
  br i1 %205, label %206, label %196, !llvm.loop !32

206:
  %207 = phi i32 [ %219, %189 ], [ %200, %196 ]
  %208 = phi double [ %170, %189 ], [ %203, %196 ]
  %209 = phi double [ poison, %189 ], [ %203, %196 ]
  %210 = icmp ult i32 %193, 3
  br i1 %210, label %241, label %226

211:
  %212 = phi i8 [ %220, %211 ], [ %181, %173 ]
  %213 = phi i32 [ %219, %211 ], [ 0, %173 ]
  %214 = phi ptr [ %216, %211 ], [ %180, %173 ]
  %215 = mul nsw i32 %213, 10
  %216 = getelementptr inbounds i8, ptr %214, i64 1
  %217 = sext i8 %212 to i32
  %218 = add nsw i32 %217, -48
  %219 = add i32 %218, %215
  %220 = load i8, ptr %216, align 1, !tbaa !11
  %221 = zext i8 %220 to i64
  %222 = getelementptr inbounds i16, ptr %112, i64 %221
  %223 = load i16, ptr %222, align 2, !tbaa !22
  %224 = and i16 %223, 2048
  %225 = icmp eq i16 %224, 0
  br i1 %225, label %187, label %211, !llvm.loop !34

226:
  %227 = phi i32 [ %235, %226 ], [ %207, %206 ]
  %228 = phi double [ %238, %226 ], [ %208, %206 ]
  %229 = fdiv double %228, 1.000000e+01
  %230 = fmul double %228, 1.000000e+01
  %231 = fdiv double %229, 1.000000e+01
  %232 = fmul double %230, 1.000000e+01
  %233 = fdiv double %231, 1.000000e+01
  %234 = fmul double %232, 1.000000e+01
  %235 = add nsw i32 %227, -4
  %236 = fdiv double %233, 1.000000e+01
  %237 = fmul double %234, 1.000000e+01
  %238 = select i1 %176, double %236, double %237
  %239 = add i32 %227, -5
  %240 = icmp ult i32 %239, -2
  br i1 %240, label %226, label %241, !llvm.loop !35

241:
  %242 = phi double [ %170, %167 ], [ %170, %187 ], [ %170, %173 ], [ %209, %206 ], [ %238, %226 ]
  %243 = fmul double %111, %242
  %244 = getelementptr inbounds i8, ptr %0, i64 8
  store double %243, ptr %244, align 8, !tbaa !11
  br label %245

245:
  ret void
}

; Function Attrs: nofree nounwind uwtable
define internal fastcc void @show(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr #2 {
  %3 = load i32, ptr %0, align 8, !tbaa !26
  switch i32 %3, label %38 [
    i32 0, label %4
    i32 1, label %8
    i32 2, label %22
    i32 3, label %30
  ]

4:
  %5 = load ptr, ptr %1, align 8, !tbaa !5
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(5) %5, ptr noundef nonnull align 1 dereferenceable(5) @.str.11, i64 5, i1 false)
  %6 = load ptr, ptr %1, align 8, !tbaa !5
  %7 = getelementptr inbounds i8, ptr %6, i64 4
  store ptr %7, ptr %1, align 8, !tbaa !5
  br label %92

8:
  %9 = load ptr, ptr %1, align 8, !tbaa !5
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load i32, ptr %10, align 8, !tbaa !11
  %12 = icmp eq i32 %11, 0
  %13 = select i1 %12, ptr @.str.14, ptr @.str.13
  %14 = tail call ptr @stpcpy(ptr %9, ptr nonnull %13)
  %15 = ptrtoint ptr %14 to i64
  %16 = ptrtoint ptr %9 to i64
  %17 = sub i64 %15, %16
  %18 = load ptr, ptr %1, align 8, !tbaa !5
  %19 = shl i64 %17, 32
  %20 = ashr exact i64 %19, 32
  %21 = getelementptr inbounds i8, ptr %18, i64 %20
  store ptr %21, ptr %1, align 8, !tbaa !5
  br label %92

22:
  %23 = load ptr, ptr %1, align 8, !tbaa !5
  %24 = getelementptr inbounds i8, ptr %0, i64 8
  %25 = load double, ptr %24, align 8, !tbaa !11
  %26 = tail call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %23, ptr noundef nonnull dereferenceable(1) @.str.15, double noundef %25) #16
  %27 = load ptr, ptr %1, align 8, !tbaa !5
  %28 = sext i32 %26 to i64
  %29 = getelementptr inbounds i8, ptr %27, i64 %28
  store ptr %29, ptr %1, align 8, !tbaa !5
  br label %92

30:
  %31 = load ptr, ptr %1, align 8, !tbaa !5
  %32 = getelementptr inbounds i8, ptr %0, i64 8
  %33 = load ptr, ptr %32, align 8, !tbaa !11
  %34 = tail call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %31, ptr noundef nonnull dereferenceable(1) @.str.16, ptr noundef %33) #16
  %35 = load ptr, ptr %1, align 8, !tbaa !5
  %36 = sext i32 %34 to i64
  %37 = getelementptr inbounds i8, ptr %35, i64 %36
  store ptr %37, ptr %1, align 8, !tbaa !5
  br label %92

38:
  %39 = icmp eq i32 %3, 4
  %40 = select i1 %39, i8 91, i8 123
  %41 = load ptr, ptr %1, align 8, !tbaa !5
  %42 = getelementptr inbounds i8, ptr %41, i64 1
  store ptr %42, ptr %1, align 8, !tbaa !5
  store i8 %40, ptr %41, align 1, !tbaa !11
  %43 = getelementptr inbounds i8, ptr %0, i64 8
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = load i32, ptr %44, align 8, !tbaa !11
  %46 = icmp sgt i32 %45, 0
  br i1 %46, label %47, label %63

47:
  %48 = getelementptr inbounds i8, ptr %0, i64 16
  %49 = load i32, ptr %0, align 8, !tbaa !26
  %50 = icmp eq i32 %49, 5
  br i1 %50, label %51, label %59

51:
  %52 = load ptr, ptr %1, align 8, !tbaa !5
  %53 = load ptr, ptr %48, align 8, !tbaa !11
  %54 = load ptr, ptr %53, align 8, !tbaa !5
  %55 = tail call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %52, ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef %54) #16
  %56 = load ptr, ptr %1, align 8, !tbaa !5
  %57 = sext i32 %55 to i64
  %58 = getelementptr inbounds i8, ptr %56, i64 %57
  store ptr %58, ptr %1, align 8, !tbaa !5
  br label %59

59:
  %60 = load ptr, ptr %43, align 8, !tbaa !11
  tail call fastcc void @show(ptr noundef %60, ptr noundef nonnull %1)
  %61 = load i32, ptr %44, align 8, !tbaa !11
  %62 = icmp sgt i32 %61, 1
  br i1 %62, label %70, label %63

63:
  %64 = load i32, ptr %0, align 8, !tbaa !26
  %65 = icmp eq i32 %64, 4
  %66 = select i1 %65, i8 93, i8 125
  %67 = load ptr, ptr %1, align 8, !tbaa !5
  %68 = getelementptr inbounds i8, ptr %67, i64 1
  store ptr %68, ptr %1, align 8, !tbaa !5
  store i8 %66, ptr %67, align 1, !tbaa !11
  %69 = load ptr, ptr %1, align 8, !tbaa !5
  store i8 0, ptr %69, align 1, !tbaa !11
  br label %92

70:
  %71 = phi i64 [ %88, %85 ], [ 1, %59 ]
  %72 = load ptr, ptr %1, align 8, !tbaa !5
  %73 = getelementptr inbounds i8, ptr %72, i64 1
  store ptr %73, ptr %1, align 8, !tbaa !5
  store i8 44, ptr %72, align 1, !tbaa !11
  %74 = load i32, ptr %0, align 8, !tbaa !26
  %75 = icmp eq i32 %74, 5
  br i1 %75, label %76, label %85

76:
  %77 = load ptr, ptr %1, align 8, !tbaa !5
  %78 = load ptr, ptr %48, align 8, !tbaa !11
  %79 = getelementptr inbounds ptr, ptr %78, i64 %71
  %80 = load ptr, ptr %79, align 8, !tbaa !5
  %81 = tail call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %77, ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef %80) #16
  %82 = load ptr, ptr %1, align 8, !tbaa !5
  %83 = sext i32 %81 to i64
  %84 = getelementptr inbounds i8, ptr %82, i64 %83
  store ptr %84, ptr %1, align 8, !tbaa !5
  br label %85

85:
  %86 = load ptr, ptr %43, align 8, !tbaa !11
  %87 = getelementptr inbounds %struct.value, ptr %86, i64 %71
  tail call fastcc void @show(ptr noundef nonnull %87, ptr noundef nonnull %1)
  %88 = add nuw nsw i64 %71, 1
  %89 = load i32, ptr %44, align 8, !tbaa !11
  %90 = sext i32 %89 to i64
  %91 = icmp slt i64 %88, %90
  br i1 %91, label %70, label %63, !llvm.loop !36

92:
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @release(ptr nocapture noundef readonly %0) unnamed_addr #0 {
  %2 = load i32, ptr %0, align 8, !tbaa !26
  %3 = icmp eq i32 %2, 3
  br i1 %3, label %4, label %8

4:
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !11
  tail call void @free(ptr noundef %6) #16
  %7 = load i32, ptr %0, align 8, !tbaa !26
  br label %8

8:
  %9 = phi i32 [ %7, %4 ], [ %2, %1 ]
  %10 = icmp ugt i32 %9, 3
  br i1 %10, label %11, label %37

11:
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = getelementptr inbounds i8, ptr %0, i64 24
  %14 = load i32, ptr %13, align 8, !tbaa !11
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %18

16:
  %17 = getelementptr inbounds i8, ptr %0, i64 16
  br label %22

18:
  %19 = load ptr, ptr %12, align 8, !tbaa !11
  tail call void @free(ptr noundef %19) #16
  %20 = getelementptr inbounds i8, ptr %0, i64 16
  %21 = load ptr, ptr %20, align 8, !tbaa !11
  tail call void @free(ptr noundef %21) #16
  br label %37

22:
  %23 = phi i64 [ 0, %16 ], [ %33, %32 ]
  %24 = load ptr, ptr %12, align 8, !tbaa !11
  %25 = getelementptr inbounds %struct.value, ptr %24, i64 %23
  tail call fastcc void @release(ptr noundef %25)
  %26 = load i32, ptr %0, align 8, !tbaa !26
  %27 = icmp eq i32 %26, 5
  br i1 %27, label %28, label %32

28:
  %29 = load ptr, ptr %17, align 8, !tbaa !11
  %30 = getelementptr inbounds ptr, ptr %29, i64 %23
  %31 = load ptr, ptr %30, align 8, !tbaa !5
  tail call void @free(ptr noundef %31) #16
  br label %32

32:
  %33 = add nuw nsw i64 %23, 1
  %34 = load i32, ptr %13, align 8, !tbaa !11
  %35 = sext i32 %34 to i64
  %36 = icmp slt i64 %33, %35
  br i1 %36, label %22, label %18, !llvm.loop !38

37:
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__ctype_b_loc() local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare ptr @strrchr(ptr noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i64 @strcspn(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #8

; Function Attrs: nofree nounwind uwtable
define internal fastcc noalias noundef ptr @string() unnamed_addr #2 {
  %1 = load ptr, ptr @at, align 8, !tbaa !5
  %2 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %1) #17
  %3 = add i64 %2, 1
  %4 = tail call noalias ptr @malloc(i64 noundef %3) #20
  br label %5

5:
  %6 = phi ptr [ %1, %0 ], [ %86, %85 ]
  %7 = phi ptr [ %4, %0 ], [ %87, %85 ]
  %8 = getelementptr inbounds i8, ptr %6, i64 1
  %9 = load i8, ptr %8, align 1, !tbaa !11
  switch i8 %9, label %10 [
    i8 0, label %113
    i8 34, label %113
    i8 92, label %12
  ]

10:
  %11 = getelementptr inbounds i8, ptr %7, i64 1
  store i8 %9, ptr %7, align 1, !tbaa !11
  br label %85

12:
  %13 = getelementptr inbounds i8, ptr %6, i64 2
  %14 = load i8, ptr %13, align 1, !tbaa !11
  switch i8 %14, label %111 [
    i8 110, label %79
    i8 116, label %81
    i8 117, label %15
  ]

15:
  %16 = tail call ptr @__ctype_b_loc() #18
  %17 = load ptr, ptr %16, align 8, !tbaa !5
  %18 = getelementptr inbounds i8, ptr %6, i64 3
  %19 = load i8, ptr %18, align 1, !tbaa !11
  %20 = zext i8 %19 to i64
  %21 = getelementptr inbounds i16, ptr %17, i64 %20
  %22 = load i16, ptr %21, align 2, !tbaa !22
  %23 = and i16 %22, 2048
  %24 = icmp eq i16 %23, 0
  %25 = sext i8 %19 to i32
  %26 = add nsw i32 %25, 1048528
  %27 = or i8 %19, 32
  %28 = sext i8 %27 to i32
  %29 = add nsw i32 %28, 1048489
  %30 = select i1 %24, i32 %29, i32 %26
  %31 = getelementptr inbounds i8, ptr %6, i64 4
  %32 = load i8, ptr %31, align 1, !tbaa !11
  %33 = zext i8 %32 to i64
  %34 = getelementptr inbounds i16, ptr %17, i64 %33
  %35 = load i16, ptr %34, align 2, !tbaa !22
  %36 = and i16 %35, 2048
  %37 = icmp eq i16 %36, 0
  %38 = sext i8 %32 to i32
  %39 = add nsw i32 %38, 16777168
  %40 = or i8 %32, 32
  %41 = sext i8 %40 to i32
  %42 = add nsw i32 %41, 16777129
  %43 = select i1 %37, i32 %42, i32 %39
  %44 = shl nuw nsw i32 %30, 8
  %45 = shl nuw nsw i32 %43, 4
  %46 = add nuw nsw i32 %44, %45
  %47 = getelementptr inbounds i8, ptr %6, i64 5
  %48 = load i8, ptr %47, align 1, !tbaa !11
  %49 = zext i8 %48 to i64
  %50 = getelementptr inbounds i16, ptr %17, i64 %49
  %51 = load i16, ptr %50, align 2, !tbaa !22
  %52 = and i16 %51, 2048
  %53 = icmp eq i16 %52, 0
  %54 = sext i8 %48 to i32
  %55 = add nsw i32 %54, 268435408
  %56 = or i8 %48, 32
  %57 = sext i8 %56 to i32
  %58 = add nsw i32 %57, 268435369
  %59 = select i1 %53, i32 %58, i32 %55
  %60 = add nuw nsw i32 %59, %46
  %61 = shl i32 %60, 4
  %62 = getelementptr inbounds i8, ptr %6, i64 6
  %63 = load i8, ptr %62, align 1, !tbaa !11
  %64 = zext i8 %63 to i64
  %65 = getelementptr inbounds i16, ptr %17, i64 %64
  %66 = load i16, ptr %65, align 2, !tbaa !22
  %67 = and i16 %66, 2048
  %68 = icmp eq i16 %67, 0
  %69 = sext i8 %63 to i32
  %70 = add nsw i32 %69, -48
  %71 = or i8 %63, 32
  %72 = sext i8 %71 to i32
  %73 = add nsw i32 %72, -87
  %74 = select i1 %68, i32 %73, i32 %70
  %75 = add i32 %74, %61
  %76 = getelementptr inbounds i8, ptr %6, i64 6
  %77 = icmp ult i32 %75, 128
  %78 = getelementptr inbounds i8, ptr %7, i64 1
  br i1 %77, label %83, label %88

79:
  %80 = getelementptr inbounds i8, ptr %7, i64 1
  store i8 10, ptr %7, align 1, !tbaa !11
  br label %85

81:
  %82 = getelementptr inbounds i8, ptr %7, i64 1
  store i8 9, ptr %7, align 1, !tbaa !11
  br label %85

83:
  %84 = trunc nuw nsw i32 %75 to i8
  store i8 %84, ptr %7, align 1, !tbaa !11
  br label %85

85:
  %86 = phi ptr [ %8, %10 ], [ %13, %111 ], [ %13, %81 ], [ %13, %79 ], [ %76, %83 ], [ %76, %90 ], [ %76, %98 ]
  %87 = phi ptr [ %11, %10 ], [ %112, %111 ], [ %82, %81 ], [ %80, %79 ], [ %78, %83 ], [ %97, %90 ], [ %110, %98 ]
  br label %5, !llvm.loop !39

88:
  %89 = icmp ult i32 %75, 2048
  br i1 %89, label %90, label %98

90:
  %91 = lshr i32 %75, 6
  %92 = trunc nuw i32 %91 to i8
  %93 = or disjoint i8 %92, -64
  store i8 %93, ptr %7, align 1, !tbaa !11
  %94 = trunc i32 %75 to i8
  %95 = and i8 %94, 63
  %96 = or disjoint i8 %95, -128
  %97 = getelementptr inbounds i8, ptr %7, i64 2
  store i8 %96, ptr %78, align 1, !tbaa !11
  br label %85

98:
  %99 = lshr i32 %75, 12
  %100 = trunc i32 %99 to i8
  %101 = or i8 %100, -32
  store i8 %101, ptr %7, align 1, !tbaa !11
  %102 = lshr i32 %75, 6
  %103 = trunc i32 %102 to i8
  %104 = and i8 %103, 63
  %105 = or disjoint i8 %104, -128
  %106 = getelementptr inbounds i8, ptr %7, i64 2
  store i8 %105, ptr %78, align 1, !tbaa !11
  %107 = trunc i32 %75 to i8
  %108 = and i8 %107, 63
  %109 = or disjoint i8 %108, -128
  %110 = getelementptr inbounds i8, ptr %7, i64 3
  store i8 %109, ptr %106, align 1, !tbaa !11
  br label %85

111:
  %112 = getelementptr inbounds i8, ptr %7, i64 1
  store i8 %14, ptr %7, align 1, !tbaa !11
  br label %85

113:
  %114 = icmp ne i8 %9, 34
  %115 = zext i1 %114 to i32
  %116 = load i32, ptr @bad, align 4, !tbaa !9
  %117 = or i32 %116, %115
  store i32 %117, ptr @bad, align 4, !tbaa !9
  %118 = icmp eq i8 %9, 34
  %119 = zext i1 %118 to i64
  %120 = getelementptr inbounds i8, ptr %8, i64 %119
  store ptr %120, ptr @at, align 8, !tbaa !5
  store i8 0, ptr %7, align 1, !tbaa !11
  ret ptr %4
}

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #11

; Function Attrs: nofree nounwind
declare noundef i32 @sprintf(ptr noalias nocapture noundef writeonly, ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #12

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none) uwtable
define internal fastcc range(i32 0, 2) i32 @matchHere(ptr nocapture noundef readonly %0, ptr noundef %1) unnamed_addr #13 {
  %3 = load i8, ptr %0, align 1, !tbaa !11
  br label %4

4:
  %5 = phi i8 [ %3, %2 ], [ %20, %72 ]
  %6 = phi ptr [ %0, %2 ], [ %21, %72 ]
  %7 = phi ptr [ %1, %2 ], [ %73, %72 ]
  switch i8 %5, label %8 [
    i8 0, label %74
    i8 36, label %11
  ]

8:
  %9 = getelementptr inbounds i8, ptr %6, i64 1
  %10 = load i8, ptr %9, align 1, !tbaa !11
  br label %19

11:
  %12 = getelementptr inbounds i8, ptr %6, i64 1
  %13 = load i8, ptr %12, align 1, !tbaa !11
  %14 = icmp eq i8 %13, 0
  br i1 %14, label %15, label %19

15:
  %16 = load i8, ptr %7, align 1, !tbaa !11
  %17 = icmp eq i8 %16, 0
  %18 = zext i1 %17 to i32
  br label %74

19:
  %20 = phi i8 [ %10, %8 ], [ %13, %11 ]
  %21 = getelementptr inbounds i8, ptr %6, i64 1
  switch i8 %20, label %65 [
    i8 63, label %22
    i8 43, label %22
    i8 42, label %22
  ]

22:
  %23 = icmp eq i8 %20, 43
  %24 = load i8, ptr %7, align 1, !tbaa !11
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %26, label %28

26:
  %27 = ptrtoint ptr %7 to i64
  br label %48

28:
  %29 = icmp eq i8 %20, 63
  %30 = ptrtoint ptr %7 to i64
  %31 = select i1 %29, i64 1, i64 1073741824
  %32 = icmp eq i8 %5, 46
  br label %33

33:
  %34 = phi i8 [ %24, %28 ], [ %44, %42 ]
  %35 = phi ptr [ %7, %28 ], [ %43, %42 ]
  %36 = ptrtoint ptr %35 to i64
  %37 = sub i64 %36, %30
  %38 = icmp slt i64 %37, %31
  %39 = icmp eq i8 %5, %34
  %40 = or i1 %32, %39
  %41 = and i1 %38, %40
  br i1 %41, label %42, label %48

42:
  %43 = getelementptr inbounds i8, ptr %35, i64 1
  %44 = load i8, ptr %43, align 1, !tbaa !11
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %46, label %33, !llvm.loop !40

46:
  %47 = ptrtoint ptr %43 to i64
  br label %48

48:
  %49 = phi i64 [ %27, %26 ], [ %47, %46 ], [ %36, %33 ]
  %50 = phi i64 [ %27, %26 ], [ %30, %46 ], [ %30, %33 ]
  %51 = phi ptr [ %7, %26 ], [ %43, %46 ], [ %35, %33 ]
  %52 = getelementptr inbounds i8, ptr %6, i64 2
  %53 = zext i1 %23 to i64
  %54 = sub i64 %49, %50
  %55 = icmp slt i64 %54, %53
  br i1 %55, label %74, label %61

56:
  %57 = getelementptr inbounds i8, ptr %62, i64 -1
  %58 = ptrtoint ptr %57 to i64
  %59 = sub i64 %58, %50
  %60 = icmp slt i64 %59, %53
  br i1 %60, label %74, label %61, !llvm.loop !41

61:
  %62 = phi ptr [ %57, %56 ], [ %51, %48 ]
  %63 = tail call fastcc i32 @matchHere(ptr noundef nonnull %52, ptr noundef nonnull %62)
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %56, label %74

65:
  %66 = load i8, ptr %7, align 1, !tbaa !11
  %67 = icmp eq i8 %66, 0
  br i1 %67, label %74, label %68

68:
  %69 = icmp eq i8 %5, 46
  %70 = icmp eq i8 %5, %66
  %71 = or i1 %69, %70
  br i1 %71, label %72, label %74

72:
  %73 = getelementptr inbounds i8, ptr %7, i64 1
  br label %4

74:
  %75 = phi i32 [ %18, %15 ], [ 0, %48 ], [ 1, %61 ], [ 0, %56 ], [ 0, %68 ], [ 0, %65 ], [ 1, %4 ]
  ret i32 %75
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite)
declare ptr @strcat(ptr noalias noundef returned, ptr noalias nocapture noundef readonly) local_unnamed_addr #14

; Function Attrs: nofree nounwind willreturn memory(argmem: readwrite)
declare ptr @stpcpy(ptr noalias writeonly, ptr noalias nocapture readonly) local_unnamed_addr #15

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nofree nosync nounwind memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nofree nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nofree nounwind willreturn memory(argmem: readwrite) }
attributes #16 = { nounwind }
attributes #17 = { nounwind willreturn memory(read) }
attributes #18 = { nounwind willreturn memory(none) }
attributes #19 = { nounwind allocsize(1) }
attributes #20 = { nounwind allocsize(0) }

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
!11 = !{!7, !7, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}
!16 = !{!17, !10, i64 0}
!17 = !{!"", !10, i64 0, !6, i64 8}
!18 = !{!17, !6, i64 8}
!19 = distinct !{!19, !13}
!20 = distinct !{!20, !13}
!21 = distinct !{!21, !13}
!22 = !{!23, !23, i64 0}
!23 = !{!"short", !7, i64 0}
!24 = distinct !{!24, !13}
!25 = distinct !{!25, !13}
!26 = !{!27, !10, i64 0}
!27 = !{!"value", !10, i64 0, !7, i64 8}
!28 = distinct !{!28, !13}
!29 = !{i64 0, i64 4, !9, i64 8, i64 24, !11}
!30 = distinct !{!30, !13}
!31 = distinct !{!31, !13}
!32 = distinct !{!32, !33}
!33 = !{!"llvm.loop.unroll.disable"}
!34 = distinct !{!34, !13}
!35 = distinct !{!35, !13}
!36 = distinct !{!36, !13, !37}
!37 = !{!"llvm.loop.peeled.count", i32 1}
!38 = distinct !{!38, !13}
!39 = distinct !{!39, !13}
!40 = distinct !{!40, !13}
!41 = distinct !{!41, !13}
