package llvmir_test

import (
	"bytes"
	"testing"

	"spillway/llvmir"
)

// TestVectorConstants reads constant expressions of vectors.
func TestVectorConstants(t *testing.T) {
	for _, c := range []struct{ typ, text, want string }{
		{"i32", "extractelement (<4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 2)", "\x03\x00\x00\x00"},
		{"i32", "extractelement (<4 x i32> zeroinitializer, i64 7)", ""},
		{"i8", "extractelement (<2 x i8> insertelement (<2 x i8> zeroinitializer, i8 5, i8 1), i8 1)", "\x05"},
		{"<3 x i8>", "insertelement (<3 x i8> <i8 1, i8 2, i8 3>, i8 9, i32 1)", "\x01\x09\x03"},
		{"<3 x i8>", "insertelement (<3 x i8> <i8 1, i8 2, i8 3>, i8 9, i32 3)", "\x01\x02\x03"},
		{"<2 x i16>", "shufflevector (<3 x i16> <i16 1, i16 2, i16 3>, <3 x i16> <i16 5, i16 6, i16 7>, <2 x i32> <i32 2, i32 4>)", "\x03\x00\x06\x00"},
		{"<2 x float>", "shufflevector (<2 x float> zeroinitializer, <2 x float> <float 1.0, float 2.0>, <2 x i32> <i32 poison, i32 3>)", "\x00\x00\x00\x00\x00\x00\x00\x40"},
	} {
		m, err := llvmir.Parse("a.ll", []byte("@g = global "+c.typ+" "+c.text+"\n"))
		if err != nil {
			t.Errorf("%s: %v", c.text, err)
			continue
		}
		if got := bytes.TrimRight(m.Globals[0].Init.Bytes, "\x00"); string(got) != string(bytes.TrimRight([]byte(c.want), "\x00")) {
			t.Errorf("%s: % x, want % x", c.text, got, c.want)
		}
	}
	const old = "define i32 @f(<4 x float> %x, <4 x float> %y) {\n  %r = call i32 @llvm.x86.sse41.ptestz(<4 x float> %x, <4 x float> %y)\n  ret i32 %r\n}\ndeclare i32 @llvm.x86.sse41.ptestz(<4 x float>, <4 x float>)\n"
	if _, err := llvmir.Parse("a.ll", []byte(old), machines...); err != nil {
		t.Errorf("ptest of floats: %v", err)
	}
}
