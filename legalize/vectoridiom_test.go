package legalize

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
	"spillway/target/x86"
)

// vectorIdioms are bodies of functions that make %r of the loaded vectors %a and %b and of the
// integers %i and %n; r is its type.
var vectorIdioms = []struct{ a, r, body string }{
	// signs, which are not whole bytes
	{"<4 x i32>", "<4 x float>", "%x = bitcast <4 x i32> %a to <4 x float>\n  %y = bitcast <4 x i32> %b to <4 x float>\n  %r = call <4 x float> @llvm.copysign.v4f32(<4 x float> %x, <4 x float> %y)"},
	{"<4 x i64>", "<4 x double>", "%x = bitcast <4 x i64> %a to <4 x double>\n  %y = bitcast <4 x i64> %b to <4 x double>\n  %r = call <4 x double> @llvm.copysign.v4f64(<4 x double> %x, <4 x double> %y)"},
	// products of 64 bits
	{"<4 x i32>", "<4 x i64>", "%x = sext <4 x i32> %a to <4 x i64>\n  %y = sext <4 x i32> %b to <4 x i64>\n  %r = mul <4 x i64> %x, %y"},
	{"<8 x i16>", "<8 x i64>", "%x = zext <8 x i16> %a to <8 x i64>\n  %y = sext <8 x i16> %b to <8 x i64>\n  %r = mul <8 x i64> %x, %y"},
	{"<4 x i64>", "<4 x i64>", "%x = and <4 x i64> %a, splat (i64 4294967295)\n  %r = mul <4 x i64> %x, %b"},
	{"<2 x i64>", "<2 x i64>", "%x = lshr <2 x i64> %a, splat (i64 32)\n  %y = shufflevector <2 x i64> %x, <2 x i64> poison, <2 x i32> <i32 1, i32 0>\n  %r = mul <2 x i64> %x, %y"},
	{"<2 x i64>", "<2 x i64>", "%x = ashr <2 x i64> %a, splat (i64 33)\n  %y = sext i32 %i to i64\n  %z = insertelement <2 x i64> poison, i64 %y, i64 0\n  %s = shufflevector <2 x i64> %z, <2 x i64> poison, <2 x i32> zeroinitializer\n  %r = mul <2 x i64> %s, %x"},
	{"<4 x i64>", "<4 x i64>", "%x = lshr <4 x i64> %a, splat (i64 31)\n  %r = mul <4 x i64> %x, <i64 -5, i64 7, i64 2147483647, i64 -2147483648>"},
	{"<16 x i8>", "<16 x i32>", "%x = zext <16 x i8> %a to <16 x i32>\n  %y = zext <16 x i8> %b to <16 x i32>\n  %z = sub <16 x i32> %x, %y\n  %u = add <16 x i32> %x, %y\n  %r = mul <16 x i32> %z, %u"},
	{"<8 x i16>", "<8 x i32>", "%x = sext <8 x i16> %a to <8 x i32>\n  %r = mul <8 x i32> %x, <i32 3, i32 32767, i32 0, i32 1, i32 255, i32 256, i32 9, i32 32767>"},
	{"<8 x i16>", "<8 x i64>", "%x = sext <8 x i16> %a to <8 x i64>\n  %y = zext <8 x i16> %b to <8 x i64>\n  %z = mul <8 x i64> %x, %y\n  %u = shl <8 x i64> %y, splat (i64 15)\n  %d = add <8 x i64> %u, %y\n  %r = mul <8 x i64> %z, %d"},
	{"<8 x i16>", "<8 x i64>", "%x = zext <8 x i16> %a to <8 x i64>\n  %y = zext <8 x i16> %b to <8 x i64>\n  %z = mul <8 x i64> %x, %y\n  %u = shl <8 x i64> %y, splat (i64 16)\n  %d = sub <8 x i64> %u, %y\n  %r = mul <8 x i64> %z, %d"},
	{"<4 x i64>", "<4 x i64>", "%m = and i64 %n, 31\n  %z = insertelement <4 x i64> poison, i64 %m, i64 0\n  %s = shufflevector <4 x i64> %z, <4 x i64> poison, <4 x i32> zeroinitializer\n  %r = ashr <4 x i64> %a, %s"},
	{"<4 x i64>", "<4 x i64>", "%m = and <4 x i64> %b, splat (i64 63)\n  %r = ashr <4 x i64> %a, %m"},
	{"<4 x i32>", "<4 x i32>", "%r = call <4 x i32> @llvm.bswap.v4i32(<4 x i32> %a)"},
	{"<8 x i16>", "<8 x i16>", "%r = call <8 x i16> @llvm.bswap.v8i16(<8 x i16> %a)"},
	{"<4 x i64>", "<4 x i64>", "%r = call <4 x i64> @llvm.bswap.v4i64(<4 x i64> %a)"},
	{"<16 x i16>", "<8 x i32>", "%ae = shufflevector <16 x i16> %a, <16 x i16> poison, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>\n  %ao = shufflevector <16 x i16> %a, <16 x i16> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>\n" +
		"  %be = shufflevector <16 x i16> %b, <16 x i16> poison, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>\n  %bo = shufflevector <16 x i16> %b, <16 x i16> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>\n" +
		"  %aex = sext <8 x i16> %ae to <8 x i32>\n  %aox = sext <8 x i16> %ao to <8 x i32>\n  %bex = sext <8 x i16> %be to <8 x i32>\n  %box = sext <8 x i16> %bo to <8 x i32>\n" +
		"  %m = mul <8 x i32> %aex, %bex\n  %o = mul <8 x i32> %box, %aox\n  %r = add <8 x i32> %o, %m"},
	// the lesser and the greater ones of floats, which are made of integers: NaNs may have other bits
	{"<4 x i32>", "<4 x i32>", "%x = sitofp <4 x i32> %a to <4 x float>\n  %y = sitofp <4 x i32> %b to <4 x float>\n  %z = call <4 x float> @llvm.maxnum.v4f32(<4 x float> %x, <4 x float> %y)\n  %u = call nnan <4 x float> @llvm.minnum.v4f32(<4 x float> %z, <4 x float> splat (float 3.0))\n  %r = bitcast <4 x float> %u to <4 x i32>"},
	{"<8 x i32>", "<4 x i32>", "%x = sitofp <8 x i32> %a to <8 x float>\n  %s = call float @llvm.vector.reduce.fmin.v8f32(<8 x float> %x)\n  %gr = call nnan float @llvm.vector.reduce.fmax.v8f32(<8 x float> %x)\n  %t = fadd float %s, %gr\n  %bits = bitcast float %t to i32\n  %r = insertelement <4 x i32> zeroinitializer, i32 %bits, i64 0"},
	{"<2 x i64>", "<2 x i64>", "%x = sitofp <2 x i64> %a to <2 x double>\n  %y = sitofp <2 x i64> %b to <2 x double>\n  %z = call <2 x double> @llvm.minnum.v2f64(<2 x double> splat (double 0x7FF8000000000000), <2 x double> %x)\n  %u = call <2 x double> @llvm.maxnum.v2f64(<2 x double> %z, <2 x double> %y)\n  %s = call double @llvm.minnum.f64(double 4.0, double 0x7FF8000000000000)\n  %t = insertelement <2 x double> %u, double %s, i64 1\n  %r = bitcast <2 x double> %t to <2 x i64>"},
	{"<2 x i64>", "<2 x i64>", "%e = extractelement <2 x i64> %a, i64 0\n  %f = sitofp i64 %e to double\n  %zero = fsub double %f, %f\n  %nan = fdiv double %zero, %zero\n" +
		"  %m1 = call double @llvm.maxnum.f64(double %f, double %nan)\n  %m2 = call double @llvm.minnum.f64(double %nan, double %m1)\n  %m3 = call double @llvm.maxnum.f64(double %m2, double 5.0)\n" +
		"  %m4 = call double @llvm.minnum.f64(double %nan, double -3.0)\n  %m5 = call nnan double @llvm.minnum.f64(double %m2, double %m4)\n  %s2 = fadd double %m3, %m5\n" +
		"  %bits = bitcast double %s2 to i64\n  %r = insertelement <2 x i64> zeroinitializer, i64 %bits, i64 0"},
	{"<8 x i32>", "<8 x i32>", "%r = call <8 x i32> @llvm.x86.avx2.permd(<8 x i32> %a, <8 x i32> %b)"},
	{"<8 x i32>", "<8 x i32>", "%x = bitcast <8 x i32> %a to <8 x float>\n  %y = call <8 x float> @llvm.x86.avx2.permps(<8 x float> %x, <8 x i32> %b)\n  %r = bitcast <8 x float> %y to <8 x i32>"},
	// upper halves of products, signs, numbers above which there are zeros
	{"<8 x i16>", "<8 x i16>", "%x = sext <8 x i16> %a to <8 x i32>\n  %y = sext <8 x i16> %b to <8 x i32>\n  %m = mul <8 x i32> %x, %y\n  %s = lshr <8 x i32> %m, splat (i32 16)\n  %r = trunc <8 x i32> %s to <8 x i16>"},
	{"<16 x i16>", "<16 x i16>", "%x = zext <16 x i16> %a to <16 x i32>\n  %m = mul <16 x i32> %x, splat (i32 40000)\n  %s = ashr <16 x i32> %m, splat (i32 16)\n  %r = trunc <16 x i32> %s to <16 x i16>"},
	{"<8 x i16>", "<8 x i16>", "%x = sext <8 x i16> %a to <8 x i32>\n  %m = mul <8 x i32> %x, <i32 -1, i32 32767, i32 -32768, i32 0, i32 1, i32 7, i32 -7, i32 300>\n  %s = ashr <8 x i32> %m, splat (i32 16)\n  %r = trunc <8 x i32> %s to <8 x i16>"},
	{"<4 x i16>", "<4 x i16>", "%x = sext <4 x i16> %a to <4 x i64>\n  %m = mul <4 x i64> %x, splat (i64 40000)\n  %s = ashr <4 x i64> %m, splat (i64 16)\n  %r = trunc <4 x i64> %s to <4 x i16>"},
	{"<16 x i8>", "<4 x i32>", "%c = icmp slt <16 x i8> %a, zeroinitializer\n  %m = bitcast <16 x i1> %c to i16\n  %z = zext i16 %m to i32\n  %r = insertelement <4 x i32> zeroinitializer, i32 %z, i64 0"},
	{"<4 x i64>", "<2 x i64>", "%c = icmp slt <4 x i64> %a, zeroinitializer\n  %m = bitcast <4 x i1> %c to i4\n  %z = zext i4 %m to i64\n  %r = insertelement <2 x i64> zeroinitializer, i64 %z, i64 0"},
	{"<2 x i8>", "<4 x i32>", "%c = icmp slt <2 x i8> %a, zeroinitializer\n  %m = bitcast <2 x i1> %c to i2\n  %z = zext i2 %m to i32\n  %r = insertelement <4 x i32> zeroinitializer, i32 %z, i64 0"},
	// numbers made narrower with saturation
	{"<8 x i16>", "<8 x i8>", "%x = add <8 x i16> %a, %b\n  %c0 = call <8 x i16> @llvm.smax.v8i16(<8 x i16> %x, <8 x i16> splat (i16 0))\n  %c1 = call <8 x i16> @llvm.smin.v8i16(<8 x i16> %c0, <8 x i16> splat (i16 255))\n  %r = trunc <8 x i16> %c1 to <8 x i8>"},
	{"<8 x i16>", "<8 x i8>", "%x = add <8 x i16> %a, %b\n  %c0 = call <8 x i16> @llvm.smin.v8i16(<8 x i16> %x, <8 x i16> splat (i16 127))\n  %c1 = call <8 x i16> @llvm.smax.v8i16(<8 x i16> %c0, <8 x i16> splat (i16 -128))\n  %r = trunc <8 x i16> %c1 to <8 x i8>"},
	{"<16 x i16>", "<16 x i8>", "%x = add <16 x i16> %a, %b\n  %c0 = call <16 x i16> @llvm.smax.v16i16(<16 x i16> %x, <16 x i16> splat (i16 0))\n  %c1 = call <16 x i16> @llvm.umin.v16i16(<16 x i16> %c0, <16 x i16> splat (i16 255))\n  %r = trunc <16 x i16> %c1 to <16 x i8>"},
	{"<4 x i32>", "<4 x i16>", "%x = add <4 x i32> %a, %b\n  %c0 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %x, <4 x i32> splat (i32 32767))\n  %c1 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %c0, <4 x i32> splat (i32 -32768))\n  %r = trunc <4 x i32> %c1 to <4 x i16>"},
	{"<8 x i32>", "<8 x i16>", "%x = add <8 x i32> %a, %b\n  %c0 = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %x, <8 x i32> splat (i32 0))\n  %c1 = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %c0, <8 x i32> splat (i32 65535))\n  %r = trunc <8 x i32> %c1 to <8 x i16>"},
	{"<16 x i32>", "<16 x i8>", "%x = add <16 x i32> %a, %b\n  %c0 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %x, <16 x i32> splat (i32 0))\n  %c1 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %c0, <16 x i32> splat (i32 255))\n  %r = trunc <16 x i32> %c1 to <16 x i8>"},
	{"<8 x i32>", "<8 x i8>", "%x = add <8 x i32> %a, %b\n  %c0 = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %x, <8 x i32> splat (i32 -128))\n  %c1 = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %c0, <8 x i32> splat (i32 127))\n  %r = trunc <8 x i32> %c1 to <8 x i8>"},
	{"<8 x i16>", "<8 x i8>", "%x = add <8 x i16> %a, %b\n  %c0 = call <8 x i16> @llvm.umin.v8i16(<8 x i16> %x, <8 x i16> splat (i16 255))\n  %c1 = call <8 x i16> @llvm.smax.v8i16(<8 x i16> %c0, <8 x i16> splat (i16 0))\n  %r = trunc <8 x i16> %c1 to <8 x i8>"},
	{"<8 x i16>", "<8 x i8>", "%x = add <8 x i16> %a, %b\n  %c0 = call <8 x i16> @llvm.smax.v8i16(<8 x i16> %x, <8 x i16> splat (i16 1))\n  %c1 = call <8 x i16> @llvm.smin.v8i16(<8 x i16> %c0, <8 x i16> splat (i16 255))\n  %r = trunc <8 x i16> %c1 to <8 x i8>"},
	{"<8 x i16>", "<8 x i8>", "%x = add <8 x i16> %a, %b\n  %c0 = call <8 x i16> @llvm.smax.v8i16(<8 x i16> %x, <8 x i16> splat (i16 -128))\n  %c1 = call <8 x i16> @llvm.smin.v8i16(<8 x i16> %c0, <8 x i16> splat (i16 255))\n  %r = trunc <8 x i16> %c1 to <8 x i8>"},
	{"<8 x i16>", "<8 x i8>", "%x = add <8 x i16> %a, %b\n  %c0 = call <8 x i16> @llvm.smax.v8i16(<8 x i16> %x, <8 x i16> splat (i16 -1))\n  %c1 = call <8 x i16> @llvm.umin.v8i16(<8 x i16> %c0, <8 x i16> splat (i16 255))\n  %r = trunc <8 x i16> %c1 to <8 x i8>"},
	{"<8 x i16>", "<8 x i8>", "%x = add <8 x i16> %a, %b\n  %c0 = call <8 x i16> @llvm.smin.v8i16(<8 x i16> %x, <8 x i16> splat (i16 255))\n  %r = trunc <8 x i16> %c0 to <8 x i8>"},
	// averages, and what is none
	{"<16 x i8>", "<16 x i8>", "%x = zext <16 x i8> %a to <16 x i16>\n  %y = zext <16 x i8> %b to <16 x i16>\n  %pp = add <16 x i16> %x, splat (i16 1)\n  %s = add <16 x i16> %pp, %y\n  %hh = lshr <16 x i16> %s, splat (i16 1)\n  %r = trunc <16 x i16> %hh to <16 x i8>"},
	{"<8 x i16>", "<8 x i16>", "%x = zext <8 x i16> %a to <8 x i32>\n  %y = zext <8 x i16> %b to <8 x i32>\n  %pp = add <8 x i32> %x, %y\n  %s = add <8 x i32> %pp, splat (i32 1)\n  %hh = lshr <8 x i32> %s, splat (i32 1)\n  %r = trunc <8 x i32> %hh to <8 x i16>"},
	{"<32 x i8>", "<32 x i8>", "%x = zext <32 x i8> %a to <32 x i32>\n  %y = zext <32 x i8> %b to <32 x i32>\n  %pp = add <32 x i32> %y, splat (i32 1)\n  %s = add <32 x i32> %x, %pp\n  %hh = lshr <32 x i32> %s, splat (i32 1)\n  %r = trunc <32 x i32> %hh to <32 x i8>"},
	{"<16 x i8>", "<16 x i8>", "%x = zext <16 x i8> %a to <16 x i16>\n  %y = zext <16 x i8> %b to <16 x i16>\n  %pp = add <16 x i16> %x, splat (i16 2)\n  %s = add <16 x i16> %pp, %y\n  %hh = lshr <16 x i16> %s, splat (i16 1)\n  %r = trunc <16 x i16> %hh to <16 x i8>"},
	{"<16 x i8>", "<16 x i8>", "%x = zext <16 x i8> %a to <16 x i16>\n  %y = zext <16 x i8> %b to <16 x i16>\n  %pp = add <16 x i16> %x, %y\n  %qq = add <16 x i16> %x, splat (i16 1)\n  %s = add <16 x i16> %pp, %qq\n  %hh = lshr <16 x i16> %s, splat (i16 1)\n  %r = trunc <16 x i16> %hh to <16 x i8>"},
	{"<16 x i8>", "<16 x i8>", "%x = zext <16 x i8> %a to <16 x i16>\n  %y = zext <16 x i8> %b to <16 x i16>\n  %pp = add <16 x i16> %x, splat (i16 1)\n  %s = add <16 x i16> %pp, %y\n  %hh = lshr <16 x i16> %s, splat (i16 2)\n  %r = trunc <16 x i16> %hh to <16 x i8>"},
	{"<4 x i64>", "<4 x i32>", "%x = lshr <4 x i64> %a, splat (i64 32)\n  %r = trunc <4 x i64> %x to <4 x i32>"},
	{"<2 x i64>", "<2 x i32>", "%x = ashr <2 x i64> %a, splat (i64 32)\n  %r = trunc <2 x i64> %x to <2 x i32>"},
	{"<4 x i32>", "<4 x i32>", "%x = uitofp <4 x i32> %a to <4 x float>\n  %m = fmul <4 x float> %x, splat (float 0.75)\n  %r = fptoui <4 x float> %m to <4 x i32>"},
	{"<8 x i32>", "<8 x i32>", "%x = uitofp <8 x i32> %a to <8 x float>\n  %m = fmul <8 x float> %x, splat (float 0.5)\n  %r = fptoui <8 x float> %m to <8 x i32>"},
	// truth values that are counted
	{"<4 x i32>", "<4 x i32>", "%c = icmp ugt <4 x i32> %a, %b\n  %z = zext <4 x i1> %c to <4 x i32>\n  %r = add <4 x i32> %z, %b"},
	{"<8 x i16>", "<8 x i32>", "%c = icmp slt <8 x i16> %a, %b\n  %z = zext <8 x i1> %c to <8 x i32>\n  %x = sext <8 x i16> %a to <8 x i32>\n  %r = sub <8 x i32> %x, %z"},
	{"<2 x i64>", "<2 x i64>", "%c = icmp eq <2 x i64> %a, %b\n  %y = zext <2 x i1> %c to <2 x i64>\n  %d = icmp sgt <2 x i64> %a, zeroinitializer\n  %z = zext <2 x i1> %d to <2 x i64>\n  %s = add <2 x i64> %y, %z\n  %r = sub <2 x i64> %y, %s"},
	{"<4 x i8>", "<4 x i16>", "%c = icmp ne <4 x i8> %a, %b\n  %z = zext <4 x i1> %c to <4 x i16>\n  %x = zext <4 x i8> %b to <4 x i16>\n  %r = add <4 x i16> %x, %z"},
	// sums of differences of bytes
	{"<8 x i8>", "<4 x i32>", "%x = zext <8 x i8> %a to <8 x i16>\n  %y = zext <8 x i8> %b to <8 x i16>\n  %d = sub <8 x i16> %x, %y\n  %m = call <8 x i16> @llvm.abs.v8i16(<8 x i16> %d, i1 false)\n  %w = zext <8 x i16> %m to <8 x i32>\n" +
		"  %s = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %w)\n  %r = insertelement <4 x i32> zeroinitializer, i32 %s, i64 1"},
	{"<32 x i8>", "<4 x i32>", "%x = zext <32 x i8> %a to <32 x i32>\n  %y = zext <32 x i8> %b to <32 x i32>\n  %d = sub <32 x i32> %x, %y\n  %m = call <32 x i32> @llvm.abs.v32i32(<32 x i32> %d, i1 false)\n" +
		"  %s = call i32 @llvm.vector.reduce.add.v32i32(<32 x i32> %m)\n  %r = insertelement <4 x i32> zeroinitializer, i32 %s, i64 1"},
	{"<16 x i8>", "<2 x i64>", "%r = call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> %a, <16 x i8> %b)"},
	{"<32 x i8>", "<4 x i64>", "%r = call <4 x i64> @llvm.x86.avx2.psad.bw(<32 x i8> %a, <32 x i8> %b)"},
	// sums of bytes, and numbers in vectors of zeros
	{"<32 x i8>", "<16 x i8>", "%s = call i8 @llvm.vector.reduce.add.v32i8(<32 x i8> %a)\n  %r = insertelement <16 x i8> zeroinitializer, i8 %s, i64 0"},
	{"<8 x i8>", "<8 x i16>", "%x = add <8 x i8> %a, %b\n  %s = call i8 @llvm.vector.reduce.add.v8i8(<8 x i8> %x)\n  %w = zext i8 %s to i16\n  %r = insertelement <8 x i16> zeroinitializer, i16 %w, i64 0"},
	{"<4 x i8>", "<2 x i64>", "%s = call i8 @llvm.vector.reduce.add.v4i8(<4 x i8> %a)\n  %w = sext i8 %s to i64\n  %r = insertelement <2 x i64> zeroinitializer, i64 %w, i64 0"},
	{"<8 x i32>", "<8 x i32>", "%r = call <8 x i32> @llvm.bitreverse.v8i32(<8 x i32> %a)"},
	{"<16 x i8>", "<16 x i8>", "%r = call <16 x i8> @llvm.bitreverse.v16i8(<16 x i8> %a)"},
	{"<2 x i64>", "<2 x i64>", "%r = call <2 x i64> @llvm.bitreverse.v2i64(<2 x i64> %a)"},
	// loads of which only wider elements are made
	{"<16 x i16>", "<16 x i32>", "%r = sext <16 x i16> %a to <16 x i32>"},
	{"<8 x float>", "<8 x i64>", "%x = fpext <8 x float> %a to <8 x double>\n  %y = sitofp <8 x i32> splat (i32 7) to <8 x double>\n  %c = fcmp olt <8 x double> %x, %y\n  %r = sext <8 x i1> %c to <8 x i64>"},
	{"<24 x i8>", "<24 x i16>", "%x = zext <24 x i8> %a to <24 x i16>\n  %y = sext <24 x i8> %a to <24 x i16>\n  %r = mul <24 x i16> %x, %y"},
}

// randomShuffles returns bodies with shuffles of shuffles.
func randomShuffles(r *rand.Rand, n int) (bodies []struct{ a, r, body string }) {
	mask := func(to, from int) string {
		out, stride, first := make([]string, to), r.IntN(4), r.IntN(from)
		for i := range out {
			k := r.IntN(from)
			switch r.IntN(6) {
			case 0:
				k = first
			case 1:
			default:
				k = (first + stride*i) % from
			}
			if out[i] = fmt.Sprintf("i32 %d", k); stride == 0 && r.IntN(3) == 0 {
				out[i] = "i32 poison"
			}
		}
		return fmt.Sprintf("<%d x i32> <%s>", to, strings.Join(out, ", "))
	}
	for range n {
		w := []int{8, 8, 16, 16, 32, 64}[r.IntN(6)]
		per, more, to := 128/w, 64/w<<r.IntN(3), 64/w<<r.IntN(3)
		typ := func(n int) string { return fmt.Sprintf("<%d x i%d>", n, w) }
		first := fmt.Sprintf("%%x = shufflevector %s %%a, %s %%b, %s", typ(per), typ(per), mask(more, 2*per))
		if r.IntN(2) == 0 {
			first = fmt.Sprintf("%%x = shufflevector %s %%a, %s poison, %s", typ(per), typ(per), mask(more, per))
		}
		second := fmt.Sprintf("%%s = shufflevector %s %%x, %s poison, %s", typ(more), typ(more), mask(to, more))
		body := strings.ReplaceAll(first+"\n  "+second, "i32 poison", "i32 0") // what is poison is not to be seen
		bodies = append(bodies, struct{ a, r, body string }{typ(per), typ(to), body + fmt.Sprintf("\n  %%r = add %s %%s, zeroinitializer", typ(to))})
	}
	return bodies
}

// particularShuffles returns bodies with shuffles that choose elements and zeros in an order that machines have, except for one
// at times; that choose every fourth or eighth element; and that choose truth values.
func particularShuffles(r *rand.Rand) (bodies []struct{ a, r, body string }) {
	add := func(a, result, body string, args ...any) {
		bodies = append(bodies, struct{ a, r, body string }{a, result, fmt.Sprintf(body, args...)})
	}
	list := func(n int, element func(i int) int) string {
		out := make([]string, n)
		for i := range out {
			out[i] = fmt.Sprintf("i32 %d", element(i))
		}
		return fmt.Sprintf("<%d x i32> <%s>", n, strings.Join(out, ", "))
	}
	for range 120 {
		w := 8 << r.IntN(3)
		per := 128 / w
		kind, move, wrong := r.IntN(4), r.IntN(per), r.IntN(3*per)
		t := fmt.Sprintf("<%d x i%d>", per, w)
		add(t, t, "%%r = shufflevector %s %%a, %s zeroinitializer, %s", t, t, list(per, func(i int) int {
			k := i - move
			switch {
			case kind == 1:
				k = i + move
			case kind > 1 && (k < 0 || k%2 != 0):
				k = -1
			case kind > 1:
				k = k/2 + (kind-2)*per/2
			}
			if k < 0 || k >= per {
				k = per + r.IntN(per)
			}
			if i == wrong {
				k = r.IntN(2 * per)
			}
			return k
		}))
	}
	for _, t := range []struct{ w, n, step int }{{8, 64, 4}, {8, 64, 8}, {16, 32, 4}, {8, 64, 3}} {
		for first := range t.step + 1 {
			n := (t.n - first) / t.step
			n -= n % 4
			a := fmt.Sprintf("<%d x i%d>", t.n, t.w)
			add(a, fmt.Sprintf("<%d x i%d>", n, t.w), "%%r = shufflevector %s %%a, %s poison, %s", a, a, list(n, func(i int) int { return first + t.step*i }))
		}
	}
	for range 40 {
		of, with, to := 2<<r.IntN(3), 8<<r.IntN(4), 2<<r.IntN(4)
		t := fmt.Sprintf("<%d x i%d>", of, with)
		add(t, fmt.Sprintf("<%d x i16>", to), "%%x = icmp slt %[1]s %%a, %%b\n  %%y = icmp eq %[1]s %%a, %%a\n  %%m = shufflevector <%[2]d x i1> %%x, <%[2]d x i1> %%y, %[3]s\n  %%r = sext <%[4]d x i1> %%m to <%[4]d x i16>",
			t, of, list(to, func(int) int { return r.IntN(2 * of) }), to)
	}
	add("<4 x i32>", "<4 x i32>", "%%x = icmp slt <4 x i32> %%a, %%b\n  %%z = sext <4 x i32> %%a to <4 x i64>\n  %%y = icmp sgt <4 x i64> %%z, splat (i64 77)\n  %%m = shufflevector <4 x i1> %%x, <4 x i1> %%y, <4 x i32> <i32 6, i32 1, i32 0, i32 7>\n  %%r = select <4 x i1> %%m, <4 x i32> %%a, <4 x i32> %%b")
	add("<4 x i32>", "<4 x i32>", "%%x = lshr <4 x i32> %%a, splat (i32 1)\n  %%f = uitofp nneg <4 x i32> %%x to <4 x float>\n  %%r = bitcast <4 x float> %%f to <4 x i32>")
	return bodies
}

// idiomProgram returns a program that prints what vectorIdioms compute, and shuffles; generic leaves those out
// that call intrinsics of x86.
func idiomProgram(generic bool) string {
	const words = 32
	var b strings.Builder
	b.WriteString("@words = internal constant [10 x i8] c\"%d: %08x\\0A\\00\"\n@out = internal global [64 x i32] zeroinitializer, align 64\ndeclare i32 @printf(ptr, ...)\n" +
		"declare <8 x i16> @llvm.abs.v8i16(<8 x i16>, i1)\ndeclare <32 x i32> @llvm.abs.v32i32(<32 x i32>, i1)\ndeclare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)\ndeclare i32 @llvm.vector.reduce.add.v32i32(<32 x i32>)\n" +
		"declare i8 @llvm.vector.reduce.add.v32i8(<32 x i8>)\ndeclare i8 @llvm.vector.reduce.add.v8i8(<8 x i8>)\ndeclare i8 @llvm.vector.reduce.add.v4i8(<4 x i8>)\n" +
		"declare <8 x i32> @llvm.bitreverse.v8i32(<8 x i32>)\ndeclare <16 x i8> @llvm.bitreverse.v16i8(<16 x i8>)\ndeclare <2 x i64> @llvm.bitreverse.v2i64(<2 x i64>)\n" +
		"declare <4 x float> @llvm.copysign.v4f32(<4 x float>, <4 x float>)\ndeclare <4 x double> @llvm.copysign.v4f64(<4 x double>, <4 x double>)\n" +
		"declare <4 x i32> @llvm.bswap.v4i32(<4 x i32>)\ndeclare <8 x i16> @llvm.bswap.v8i16(<8 x i16>)\ndeclare <4 x i64> @llvm.bswap.v4i64(<4 x i64>)\n")
	var counts []struct{ a, r, body string }
	for i, op := range []string{"ctpop", "cttz"} {
		for _, w := range []int{8, 16, 32, 64} {
			t, flag := fmt.Sprintf("<%d x i%d>", 256/w, w), []string{"", ", i1 false"}[i]
			name := fmt.Sprintf("@llvm.%s.v%di%d", op, 256/w, w)
			fmt.Fprintf(&b, "declare %s %s(%s%s)\n", t, name, t, []string{"", ", i1"}[i])
			counts = append(counts, struct{ a, r, body string }{t, t, fmt.Sprintf("%%r = call %s %s(%s %%a%s)", t, name, t, flag)})
		}
	}
	random := rand.New(rand.NewPCG(1, 2))
	for _, name := range []string{"a", "b"} {
		var data []string
		for range 3 * words {
			x := random.Uint32()
			switch random.IntN(4) { // bytes of zeros and ones are likely to be particular
			case 0:
				x &= 0xFF00FF
			case 1:
				x |= 0xFFFF0000
			}
			data = append(data, fmt.Sprintf("i32 %d", int32(x)))
		}
		fmt.Fprintf(&b, "@%s = internal global [%d x i32] [%s], align 64\n", name, 3*words, strings.Join(data, ", "))
	}
	var main strings.Builder
	for i, c := range slices.Concat(vectorIdioms, counts, randomShuffles(random, 300), particularShuffles(random)) {
		if generic && strings.Contains(c.body, "@llvm.x86.") {
			continue
		}
		fmt.Fprintf(&b, "define void @f%d(i32 %%i, i64 %%n, ptr %%p, ptr %%q) {\n  %%a = load %s, ptr %%p, align 4\n  %%b = load %s, ptr %%q, align 4\n  %s\n  store %s %%r, ptr @out\n  ret void\n}\n", i, c.a, c.a, c.body, c.r)
		for k := range 3 {
			fmt.Fprintf(&main, "  %%a%d.%d = getelementptr i32, ptr @a, i32 %d\n  %%b%d.%d = getelementptr i32, ptr @b, i32 %d\n  call void @f%d(i32 %d, i64 %d, ptr %%a%d.%d, ptr %%b%d.%d)\n  call void @print(i32 %d)\n",
				i, k, k*words, i, k, k*words, i, int32(random.Uint32()), random.IntN(8), i, k, i, k, i)
		}
	}
	b.WriteString("define void @print(i32 %f) {\nentry:\n  br label %loop\nloop:\n  %k = phi i32 [0, %entry], [%l, %loop]\n  %p = getelementptr i32, ptr @out, i32 %k\n  %x = load i32, ptr %p\n  store i32 0, ptr %p\n" +
		"  call i32 (ptr, ...) @printf(ptr @words, i32 %f, i32 %x)\n  %l = add i32 %k, 1\n  %c = icmp ult i32 %l, 64\n  br i1 %c, label %loop, label %end\nend:\n  ret void\n}\n")
	b.WriteString("define i32 @main() {\n" + main.String() + "  ret i32 0\n}\n")
	return b.String()
}

// TestVectorIdioms holds what vectorIdioms compute when they are legal to what they compute as they are, on
// all machines.
func TestVectorIdioms(t *testing.T) {
	text := idiomProgram(false)
	parse := func(triple string) *ir.Module {
		m, err := llvmir.Parse("test.ll", []byte("target triple = \""+triple+"\"\n"+text), amd64.Platform().Text)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	for triple, machine := range map[string]*target.Target{"x86_64-linux-gnu": amd64.Target(target.PIC), "i386-linux-gnu": i386.Target(target.Static)} {
		want := run(t, parse(triple), nil, "")
		if strings.Contains(want, "error") {
			t.Fatal(want)
		}
		cpus := []string{"x86-64", "core2", "x86-64-v2", "sandybridge", "x86-64-v3"}
		if testing.Short() { // the least and the most
			cpus = map[string][]string{"x86_64-linux-gnu": {"x86-64-v3"}, "i386-linux-gnu": {"x86-64"}}[triple]
		}
		for _, cpu := range cpus {
			set, err := machine.CPUByName(cpu)
			if err != nil {
				t.Fatal(err)
			}
			m, machine := parse(triple), machine.WithFeatures(set)
			lz := New(machine, nil)
			lz.Prepare(m)
			if err := legalizeAll(t, lz, m); err != nil {
				t.Fatal(err)
			}
			if got := run(t, m, machine, ""); got != want {
				t.Errorf("%s, %s: %s", triple, cpu, firstDifference(got, want))
			}
		}
	}
}

// TestVectorCounts expects ones to be counted in vectors, except for those of 64 bits where the machine counts them in one instruction,
// by sums of distances of bytes, which intrinsics are themselves.
func TestVectorCounts(t *testing.T) {
	const count, distances = "%r = call T @llvm.ctpop.NAME(T %a)", "%x = bitcast T %a to <BYTES x i8>\n  %r = call T @llvm.x86.KIND.psad.bw(<BYTES x i8> %x, <BYTES x i8> splat (i8 7))"
	for _, c := range []struct {
		cpu, t, body string
		sums         int
	}{
		{"x86-64", "v2i64", count, 1}, {"x86-64", "v4i32", count, 2}, {"x86-64", "v8i32", count, 4}, {"x86-64-v2", "v2i64", count, 0},
		{"x86-64-v2", "v4i32", count, 2}, {"x86-64-v3", "v8i32", count, 2},
		{"x86-64", "v2i64", strings.NewReplacer("KIND", "sse2", "BYTES", "16").Replace(distances), 1},
		{"x86-64", "v4i64", strings.NewReplacer("KIND", "avx2", "BYTES", "32").Replace(distances), 2},
		{"x86-64-v3", "v4i64", strings.NewReplacer("KIND", "avx2", "BYTES", "32").Replace(distances), 1},
	} {
		typ := "<" + strings.ReplaceAll(c.t[1:], "i", " x i") + ">"
		body := strings.NewReplacer("T", typ, "NAME", c.t).Replace(c.body)
		m, err := llvmir.Parse("test.ll", fmt.Appendf(nil, "define void @f(ptr %%p) {\n  %%a = load %[1]s, ptr %%p\n  %[2]s\n  store %[1]s %%r, ptr %%p\n  ret void\n}\n", typ, body), amd64.Platform().Text)
		if err != nil {
			t.Fatal(err)
		}
		machine := amd64.Target(target.PIC)
		set, err := machine.CPUByName(c.cpu)
		if err != nil {
			t.Fatal(err)
		}
		lz := New(machine.WithFeatures(set), nil)
		lz.Prepare(m)
		if err := legalizeAll(t, lz, m); err != nil {
			t.Fatal(err)
		}
		sums := 0
		for _, f := range m.Funcs {
			for _, b := range f.Blocks {
				for _, v := range b.Values {
					if v.Op == x86.OpVSad {
						sums++
					}
				}
			}
		}
		if sums != c.sums {
			t.Errorf("%s of %s: %d sums of bytes, want %d", c.cpu, c.t, sums, c.sums)
		}
	}
}

// TestVectorOperations expects what programs write down in several operations to become the one that the machine has, and
// nothing to become it that is something else.
func TestVectorOperations(t *testing.T) {
	const (
		high  = "%x = sext <8 x i16> %a to <8 x i32>\n  %y = sext <8 x i16> %b to <8 x i32>\n  %m = mul <8 x i32> %x, %y\n  %s = lshr <8 x i32> %m, splat (i32 N)\n  %r = trunc <8 x i32> %s to <8 x i16>"
		mean  = "%x = zext <8 x i16> %a to <8 x i32>\n  %y = zext <8 x i16> %b to <8 x i32>\n  %p = add <8 x i32> %x, splat (i32 N)\n  %s = add <8 x i32> %p, %y\n  %h = lshr <8 x i32> %s, splat (i32 1)\n  %r = trunc <8 x i32> %h to <8 x i16>"
		clamp = "%x = call <8 x i16> @llvm.smin.v8i16(<8 x i16> %a, <8 x i16> splat (i16 N))\n  %y = call <8 x i16> @llvm.smax.v8i16(<8 x i16> %x, <8 x i16> splat (i16 -128))\n  %r = trunc <8 x i16> %y to <8 x i8>"
		count = "%c = icmp eq <8 x i16> %a, %b\n  %z = zext <8 x i1> %c to <8 x i16>\n  %r = "
		signs = "%c = icmp slt <4 x i32> %a, splat (i32 N)\n  %r = bitcast <4 x i1> %c to i4"
		sum   = "%r = call N float @llvm.vector.reduce.fadd.v8f32(float -0.0, <8 x float> %a)"
		most  = "%r = call N <4 x float> @llvm.maxnum.v4f32(<4 x float> %a, <4 x float> %b)"
		bytes = "%r = call i8 @llvm.vector.reduce.add.v16i8(<16 x i8> %a)"
		first = "%x = trunc i32 N to i8\n  %r = insertelement <16 x i8> zeroinitializer, i8 %x, i64 0"
		limit = "%r = call <4 x float> @llvm.minnum.v4f32(<4 x float> splat (float N), <4 x float> %b)"
	)
	for _, c := range []struct {
		argument, body, n, result string
		op                        ir.Op
		want                      int
	}{
		{"<8 x i16>", high, "16", "<8 x i16>", ir.OpSMulHi, 1}, {"<8 x i16>", strings.ReplaceAll(high, "sext", "zext"), "16", "<8 x i16>", ir.OpUMulHi, 1}, {"<8 x i16>", high, "15", "<8 x i16>", ir.OpSMulHi, 1},
		{"<8 x i16>", mean, "1", "<8 x i16>", ir.OpVAverage, 1}, {"<8 x i16>", mean, "2", "<8 x i16>", ir.OpVAverage, 0},
		{"<8 x i16>", clamp, "127", "<8 x i8>", ir.OpSMin, 0}, {"<8 x i16>", clamp, "126", "<8 x i8>", ir.OpSMin, 1},
		{"<8 x i16>", count + "add <8 x i16> %z, %b", "", "<8 x i16>", ir.OpSub, 1}, {"<8 x i16>", count + "add <8 x i16> %b, %z", "", "<8 x i16>", ir.OpSub, 1},
		{"<8 x i16>", count + "sub <8 x i16> %b, %z", "", "<8 x i16>", ir.OpAdd, 1}, {"<8 x i16>", count + "sub <8 x i16> %z, %b", "", "<8 x i16>", ir.OpSub, 1},
		{"<4 x i32>", signs, "0", "i4", ir.OpVSGt, 0}, {"<4 x i32>", signs, "1", "i4", ir.OpVSGt, 1},
		{"<8 x float>", sum, "reassoc", "float", ir.OpFAdd, 3}, {"<8 x float>", sum, "nnan", "float", ir.OpFAdd, 8},
		{"<4 x float>", most, "", "<4 x float>", x86.OpVFCmp, 1}, {"<4 x float>", most, "nnan", "<4 x float>", x86.OpVFCmp, 0}, {"<4 x float>", most, "fast", "<4 x float>", x86.OpVFMax, 1},
		{"<16 x i8>", bytes, "", "i8", x86.OpVSad, 1}, {"<16 x i8>", bytes, "", "i8", ir.OpAdd, 1}, {"<4 x i32>", first, "77", "<16 x i8>", ir.OpVInsert, 0},
		{"<4 x float>", limit, "2.0", "<4 x float>", x86.OpVFCmp, 0}, {"<4 x float>", limit, "0x7FF8000000000000", "<4 x float>", x86.OpVFCmp, 1},
	} {
		body := strings.ReplaceAll(c.body, " N", " "+c.n)
		body = strings.ReplaceAll(body, "call  ", "call ")
		m, err := llvmir.Parse("test.ll", fmt.Appendf(nil, "define %s @f(%s %%a, %[2]s %%b) {\n  %s\n  ret %[1]s %%r\n}\n", c.result, c.argument, body))
		if err != nil {
			t.Fatal(err)
		}
		lz := New(amd64.Target(target.PIC), nil)
		lz.Prepare(m)
		if err := legalizeAll(t, lz, m); err != nil {
			t.Fatal(err)
		}
		uses := map[*ir.Value]bool{}
		var reach func(v *ir.Value)
		reach = func(v *ir.Value) {
			if !uses[v] {
				uses[v] = true
				for _, a := range v.Args {
					reach(a)
				}
			}
		}
		reach(m.Funcs[0].Blocks[0].Term())
		got := 0
		for v := range uses {
			if v.Op == c.op {
				got++
			}
		}
		if got != c.want {
			t.Errorf("%d of %s, want %d:\n%s", got, c.op, c.want, body)
		}
	}
}

// TestBitOfCast reads single bits of numbers and of vectors that are taken for vectors of bits, and
// needs none of these vectors made.
func TestBitOfCast(t *testing.T) {
	for from, c := range map[string]struct {
		bits   int
		number string // of the type from
	}{
		"i8": {8, "-91"}, "i33": {33, "5726623061"}, "i64": {64, "-6510615555426900571"}, "i128": {128, "113427455640312821154458202477256070485"},
		"<8 x i8>": {64, "<i8 1, i8 -2, i8 3, i8 -4, i8 85, i8 -86, i8 0, i8 127>"}, "<4 x i32>": {128, "<i32 1431655765, i32 -2, i32 305419896, i32 -559038737>"},
		"<4 x i64>": {256, "<i64 1, i64 -2, i64 1311768467463790320, i64 -559038737>"},
	} {
		if testing.Short() && c.bits > 64 {
			continue // a function for each bit: the long ones in the full run
		}
		var f, main strings.Builder
		for i := range c.bits {
			fmt.Fprintf(&f, "define i32 @f%d(ptr %%p) {\n  %%x = load %s, ptr %%p\n  %%v = bitcast %[2]s %%x to <%d x i1>\n  %%b = extractelement <%[3]d x i1> %%v, i32 %[1]d\n  %%r = zext i1 %%b to i32\n  ret i32 %%r\n}\n", i, from, c.bits)
			fmt.Fprintf(&main, "  %%r%d = call i32 @f%[1]d(ptr @x)\n  call i32 (ptr, ...) @printf(ptr @format, i32 %%r%[1]d)\n", i)
		}
		sameBehavior(t, fmt.Sprintf("@format = internal constant [3 x i8] c\"%%d\\00\"\n@x = internal global %s %s\ndeclare i32 @printf(ptr, ...)\n%sdefine i32 @main() {\n%s  ret i32 0\n}\n", from, c.number, f.String(), main.String()))
		m := legalMemory(t, amd64.Target(target.PIC), f.String())
		needed := map[*ir.Value]bool{}
		var need func(v *ir.Value)
		need = func(v *ir.Value) {
			if !needed[v] {
				needed[v] = true
				for _, a := range v.Args {
					need(a)
				}
			}
		}
		read := m.Funcs[c.bits/2]
		need(read.Blocks[0].Values[len(read.Blocks[0].Values)-1])
		if len(needed) > 20 {
			t.Errorf("bit %d of %s takes %d values:\n%s", c.bits/2, from, len(needed), read)
		}
	}
}
