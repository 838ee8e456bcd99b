package x86

import (
	"strconv"
	"strings"

	"spillway/regalloc"
	"spillway/target"
)

// With AVX, the registers of vectors have 32 bytes. Most instructions do on both halves what they do on
// vectors of 16 bytes; their rows are made from those (Whole). What moves elements from one half to the
// other has rows of its own. A register seen 16 bytes wide is the low half of the whole one.

// Whole returns rows and, of those that do on both halves of 32 bytes what they do on 16, a copy for 32, if the
// machine has AVX; of integers it has them with AVX2. The rows are those that Vex returns.
func Whole(rows []target.Row, features target.Features) []target.Row {
	if features&AVX == 0 {
		return rows
	}
	for i, n := 0, len(rows); i < n; i++ {
		if r, ok := whole(&rows[i]); ok {
			rows = append(rows, r)
		}
	}
	return target.Available(rows, features)
}

// onePart are the words of patterns that say something of single elements or of the low half alone.
var onePart = []string{"v.of.", "v.insert", "v.low.", ".low.", "v.first", "maskload", "halftofp", "fptohalf", "v.mask", "load.i", "load.f", ":f32", ":f64"}

// wholeTypes are the types in patterns.
var wholeTypes = strings.NewReplacer("d:v ", "d:y ", "load.v ", "load.y ", "and.v ", "and.y ", "or.v ", "or.y ", "xor.v ", "xor.y ",
	".v16i8", ".v32i8", ".v8i16", ".v16i16", ".v4i32", ".v8i32", ".v2i64", ".v4i64", ".v4f32", ".v8f32", ".v2f64", ".v4f64")

// whole returns the row of r for vectors of 32 bytes, if it has one.
func whole(r *target.Row) (w target.Row, ok bool) {
	if r.Flags&target.TileHidden != 0 || !strings.HasPrefix(r.Pattern, "d:v = (") || strings.HasPrefix(r.Name, "vpbroadcast") || strings.HasPrefix(r.Name, "movlhps") {
		return w, false
	}
	if strings.Contains(r.Pattern, "v.unpacklo") && strings.Contains(r.Pattern, "#0") { // zero extension of the low half
		return w, false
	}
	for _, word := range onePart {
		if strings.Contains(r.Pattern, word) {
			return w, false
		}
	}
	at := strings.LastIndex(r.Asm, "VEX.128.")
	if at < 0 || strings.Contains(r.Asm, "@") {
		return w, false
	}
	w = *r
	w.Name, w.Pattern = r.Name+".y", wholeTypes.Replace(r.Pattern)
	w.Asm = r.Asm[:at] + "VEX.256." + r.Asm[at+len("VEX.128."):]
	last := strings.TrimSpace(r.Asm[strings.LastIndex(r.Asm, ";")+1:])
	if strings.HasPrefix(last, "vp") {
		w.Needs |= AVX2
	}
	return w, true
}

// wide returns the rows of vectors of 32 bytes that Whole does not make.
func wide(rows []target.Row, c Config) []target.Row {
	if c.Features&AVX == 0 {
		return rows
	}
	for _, e := range wideExtensions {
		rows = append(rows, needing(AVX2, 3, with([]target.Row{
			{Name: "OP.y.r", Pattern: "d:y = " + replaced(e.pattern, "a"), Asm: "OP {a}, {d} | VEX.256.66.0F38.WIG XX /r"},
			{Name: "OP.y.m", Pattern: "d:y = " + replaced(e.pattern, e.loaded), Asm: "OP {m}, {d} | VEX.256.66.0F38.WIG XX /r"},
		}, "OP", e.name, "XX", e.opcode))...)
	}
	for _, s := range []struct{ name, typ, opcode string }{{"vpbroadcastb", "v32i8", "78"}, {"vpbroadcastw", "v16i16", "79"}, {"vpbroadcastd", "v8i32", "58"}, {"vpbroadcastq", "v4i64", "59"}} {
		rows = append(rows, with([]target.Row{{Name: "OP.y.r", Pattern: "d:y = (v.splat.TT a)", Needs: AVX2, Cycles: 3, Asm: "OP {a}, {d} | VEX.256.66.0F38.W0 XX /r"}},
			"OP", s.name, "TT", s.typ, "XX", s.opcode)...)
	}
	for _, s := range []struct{ name, typ, of, control string }{{"splat32", "v8i32", "v4f32", "0"}, {"splat64", "v4i64", "v2f64", "68"}} { // AVX alone broadcasts from memory only
		code := "vpshufd $KK, {a}, {d:128} | VEX.128.66.0F.WIG 70 /r ib; vinsertf128 $1, {d:128}, {d}, {d} | VEX.256.66.0F3A.W0 18 /r ib"
		rows = append(rows, needing(AVX, 4, with([]target.Row{
			{Name: "OP.y.r", Pattern: "d:y = (v.splat.TT a)", Asm: code},
			{Name: "OP.y.f", Pattern: "d:y = (v.splat.TT (v.of.FF a))", Asm: code},
		}, "OP", s.name, "TT", s.typ, "FF", s.of, "KK", s.control))...)
	}
	if c.Wide {
		rows = append(rows, target.Row{Name: "vpbroadcastq.y.m", Pattern: "d:y = (v.splat.v4i64 (v.of.v2i64 (load.i64 m)))", Needs: AVX, Asm: "vbroadcastsd {m}, {d} | VEX.256.66.0F38.W0 19 /r"})
	}
	return append(rows, wideRows...)
}

// wideExtensions widen all elements of a vector of 16 bytes, or some of its low end.
var wideExtensions = []struct{ name, opcode, pattern, loaded string }{
	{"vpmovsxbw", "20", "(v.sext.whole.v16i16 X)", "(load.v m)"},
	{"vpmovsxbd", "21", "(v.sext.whole.v8i32 (v.sext.low.v8i16 X))", "(v.of.v2f64 (load.f64 m))"},
	{"vpmovsxbq", "22", "(v.sext.whole.v4i64 (v.sext.low.v4i32 (v.sext.low.v8i16 X)))", "(v.of.v4f32 (load.f32 m))"},
	{"vpmovsxwd", "23", "(v.sext.whole.v8i32 X)", "(load.v m)"},
	{"vpmovsxwq", "24", "(v.sext.whole.v4i64 (v.sext.low.v4i32 X))", "(v.of.v2f64 (load.f64 m))"},
	{"vpmovsxdq", "25", "(v.sext.whole.v4i64 X)", "(load.v m)"},
	{"vpmovzxbw", "30", "(v.zext.whole.v16i16 X)", "(load.v m)"},
	{"vpmovzxbd", "31", "(v.zext.whole.v8i32 (v.unpacklo.v16i8 X #0))", "(v.of.v2f64 (load.f64 m))"},
	{"vpmovzxbq", "32", "(v.zext.whole.v4i64 (v.unpacklo.v8i16 (v.unpacklo.v16i8 X #0) #0))", "(v.of.v4f32 (load.f32 m))"},
	{"vpmovzxwd", "33", "(v.zext.whole.v8i32 X)", "(load.v m)"},
	{"vpmovzxwq", "34", "(v.zext.whole.v4i64 (v.unpacklo.v8i16 X #0))", "(v.of.v2f64 (load.f64 m))"},
	{"vpmovzxdq", "35", "(v.zext.whole.v4i64 X)", "(load.v m)"},
}

var wideRows = []target.Row{
	{Named: true, Name: "loady", Pattern: "d:y = (load.y m)", Needs: AVX, Asm: "vmovups {m}, {d} | VEX.256.NP.0F.WIG 10 /r"},
	{Named: true, Name: "storey", Pattern: "(store.y x m)", Needs: AVX, Asm: "vmovups {x}, {m} | VEX.256.NP.0F.WIG 11 /r"},
	{Name: "zeroy", Pattern: "d:y = #0", Needs: AVX, Asm: "vxorps {d:128}, {d:128}, {d:128} | VEX.128.NP.0F.WIG 57 /r"},
	{Name: "onesy", Pattern: "d:y = #-1", Needs: AVX2, Asm: "vpcmpeqd {d}, {d}, {d} | VEX.256.66.0F.WIG 76 /r"},
	{Name: "lower", Pattern: "d:v = (v.lower.v2i64 a)", Constraints: "d=a", Flags: target.TileAlias, Needs: AVX},
	{Name: "lower.mr", Pattern: "(store.v (v.lower.v2i64 a) m)", Needs: AVX, Asm: "vmovups {a:128}, {m} | VEX.128.NP.0F.WIG 11 /r"},
	{Name: "vextractf128", Pattern: "d:v = (v.upper.v2i64 a)", Needs: AVX, Cycles: 3, Asm: "vextractf128 $1, {a}, {d} | VEX.256.66.0F3A.W0 19 /r ib rm:d"},
	{Name: "vextractf128.m", Pattern: "(store.v (v.upper.v2i64 a) m)", Needs: AVX, Asm: "vextractf128 $1, {a}, {m} | VEX.256.66.0F3A.W0 19 /r ib"},
	{Name: "vinsertf128.rr", Pattern: "d:y = (v.join.v4i64 a b)", Needs: AVX, Cycles: 3, Asm: "vinsertf128 $1, {b}, {a:256}, {d} | VEX.256.66.0F3A.W0 18 /r ib"},
	{Name: "vinsertf128.rm", Pattern: "d:y = (v.join.v4i64 a (load.v m))", Needs: AVX, Asm: "vinsertf128 $1, {m}, {a:256}, {d} | VEX.256.66.0F3A.W0 18 /r ib"},
	{Name: "unpcklpd.y.rr", Pattern: "d:y = (v.unpacklo.v4i64 a b)", Needs: AVX, Asm: "vunpcklpd {b}, {a}, {d} | VEX.256.66.0F.WIG 14 /r"},
	{Name: "shufps.y.shuf", Pattern: "d:y = (v.shuf.v8i32 a k:0..255)", Needs: AVX, Asm: "vshufps {k}, {a}, {a}, {d} | VEX.256.NP.0F.WIG C6 /r ib"},
	{Name: "permilps.y.m", Pattern: "d:y = (v.shuf.v8i32 (load.y m) k:0..255)", Needs: AVX, Asm: "vpermilps {k}, {m}, {d} | VEX.256.66.0F3A.W0 04 /r ib"},
	{Name: "cvtdq2pd.y.r", Pattern: "d:y = (v.sitofp.whole.v4f64 a)", Needs: AVX, Cycles: 5, Asm: "vcvtdq2pd {a}, {d} | VEX.256.F3.0F.WIG E6 /r"},
	{Name: "cvtdq2pd.y.m", Pattern: "d:y = (v.sitofp.whole.v4f64 (load.v m))", Needs: AVX, Cycles: 5, Asm: "vcvtdq2pd {m}, {d} | VEX.256.F3.0F.WIG E6 /r"},
	{Name: "cvtps2pd.y.r", Pattern: "d:y = (v.fpext.whole.v4f64 a)", Needs: AVX, Cycles: 5, Asm: "vcvtps2pd {a}, {d} | VEX.256.NP.0F.WIG 5A /r"},
	{Name: "cvtps2pd.y.m", Pattern: "d:y = (v.fpext.whole.v4f64 (load.v m))", Needs: AVX, Cycles: 5, Asm: "vcvtps2pd {m}, {d} | VEX.256.NP.0F.WIG 5A /r"},
	{Name: "cvttpd2dq.y.r", Pattern: "d:v = (v.fptosi.half.v4i32 a)", Needs: AVX, Cycles: 5, Asm: "vcvttpd2dq {a}, {d} | VEX.256.66.0F.WIG E6 /r"},
	{Name: "cvtpd2ps.y.r", Pattern: "d:v = (v.fptrunc.half.v4f32 a)", Needs: AVX, Cycles: 5, Asm: "vcvtpd2ps {a}, {d} | VEX.256.66.0F.WIG 5A /r"},
	{Name: "vbroadcastss.y.r", Pattern: "d:y = (v.splat.v8i32 (v.of.v4f32 a))", Needs: AVX2, Cycles: 3, Asm: "vbroadcastss {a}, {d} | VEX.256.66.0F38.W0 18 /r"},
	{Name: "vbroadcastsd.y.r", Pattern: "d:y = (v.splat.v4i64 (v.of.v2f64 a))", Needs: AVX2, Cycles: 3, Asm: "vbroadcastsd {a}, {d} | VEX.256.66.0F38.W0 19 /r"},
	{Name: "vbroadcastss.y.m", Pattern: "d:y = (v.splat.v8i32 (v.of.v4f32 (load.f32 m)))", Needs: AVX, Asm: "vbroadcastss {m}, {d} | VEX.256.66.0F38.W0 18 /r"},
	{Name: "vbroadcastsd.y.m", Pattern: "d:y = (v.splat.v4i64 (v.of.v2f64 (load.f64 m)))", Needs: AVX, Asm: "vbroadcastsd {m}, {d} | VEX.256.66.0F38.W0 19 /r"},
	{Name: "vpbroadcastd.y.m", Pattern: "d:y = (v.splat.v8i32 (v.of.v4i32 (load.i32 m)))", Needs: AVX, Asm: "vbroadcastss {m}, {d} | VEX.256.66.0F38.W0 18 /r"},
	{Name: "vpbroadcastb.y.m", Pattern: "d:y = (v.splat.v32i8 (v.of.v4i32 (zext.i32 (load.i8 m))))", Needs: AVX2, Asm: "vpbroadcastb {m}, {d} | VEX.256.66.0F38.W0 78 /r"},
	{Name: "vpbroadcastw.y.m", Pattern: "d:y = (v.splat.v16i16 (v.of.v4i32 (zext.i32 (load.i16 m))))", Needs: AVX2, Asm: "vpbroadcastw {m}, {d} | VEX.256.66.0F38.W0 79 /r"},
	{Name: "vpermq.r", Pattern: "d:y = (v.permute.v4i64 a k:0..255)", Needs: AVX2, Cycles: 3, Asm: "vpermq {k}, {a}, {d} | VEX.256.66.0F3A.W1 00 /r ib"},
	{Name: "vpermq.m", Pattern: "d:y = (v.permute.v4i64 (load.y m) k:0..255)", Needs: AVX2, Cycles: 3, Asm: "vpermq {k}, {m}, {d} | VEX.256.66.0F3A.W1 00 /r ib"},
	{Name: "vpermd.rr", Pattern: "d:y = (v.permuteby.v8i32 a b)", Needs: AVX2, Cycles: 3, Asm: "vpermd {a}, {b}, {d} | VEX.256.66.0F38.W0 36 /r"},
	{Name: "vpermd.rm", Pattern: "d:y = (v.permuteby.v8i32 (load.y m) b)", Needs: AVX2, Cycles: 3, Asm: "vpermd {m}, {b}, {d} | VEX.256.66.0F38.W0 36 /r"},
	{Name: "vperm2f128.rr", Pattern: "d:y = (v.permutehalves.v4i64 a b k:0..255)", Needs: AVX, Cycles: 3, Asm: "vperm2f128 {k}, {b}, {a}, {d} | VEX.256.66.0F3A.W0 06 /r ib"},
	{Name: "vperm2f128.rm", Pattern: "d:y = (v.permutehalves.v4i64 a (load.y m) k:0..255)", Needs: AVX, Cycles: 3, Asm: "vperm2f128 {k}, {m}, {a}, {d} | VEX.256.66.0F3A.W0 06 /r ib"},
	{Name: "vpblendd.rr", Pattern: "d:y = (v.blend32.v8i32 a b k:0..255)", Needs: AVX2, Asm: "vpblendd {k}, {b}, {a}, {d} | VEX.256.66.0F3A.W0 02 /r ib"},
	{Name: "vpblendd.rm", Pattern: "d:y = (v.blend32.v8i32 a (load.y m) k:0..255)", Needs: AVX2, Asm: "vpblendd {k}, {m}, {a}, {d} | VEX.256.66.0F3A.W0 02 /r ib"},
	{Name: "movmskb.y", Pattern: "d:i32 = (v.maskwhole8.i32 a)", Needs: AVX2, Cycles: 3, Asm: "vpmovmskb {a}, {d} | VEX.256.66.0F.WIG D7 /r"},
	{Name: "movmskps.y", Pattern: "d:i32 = (v.maskwhole32.i32 a)", Needs: AVX, Cycles: 3, Asm: "vmovmskps {a}, {d} | VEX.256.NP.0F.WIG 50 /r"},
	{Name: "movmskpd.y", Pattern: "d:i32 = (v.maskwhole64.i32 a)", Needs: AVX, Cycles: 3, Asm: "vmovmskpd {a}, {d} | VEX.256.66.0F.WIG 50 /r"},
}

// masked are accesses to some elements, of 16 bytes or 32.
func masked(rows []target.Row, c Config) []target.Row {
	if c.Features&AVX == 0 {
		return rows
	}
	for _, m := range []struct{ name, typ, any, bits, load, store, length string }{
		{"vmaskmovps", "v4i32", "v", "32", "2C", "2E", "128"}, {"vmaskmovpd", "v2i64", "v", "64", "2D", "2F", "128"},
		{"vmaskmovps", "v8i32", "y", "32", "2C", "2E", "256"}, {"vmaskmovpd", "v4i64", "y", "64", "2D", "2F", "256"},
	} {
		rows = append(rows, with([]target.Row{
			{Name: "OP.TT.rm", Pattern: "d:ANY = (maskload.TT m k)", Needs: AVX, Cycles: 7, Asm: "OP {m}, {k}, {d} | VEX.LEN.66.0F38.W0 LD /r"},
			{Name: "OP.TT.mr", Pattern: "(maskstoreBITS x:ANY m k:ANY)", Needs: AVX, Asm: "OP {x}, {k}, {m} | VEX.LEN.66.0F38.W0 ST /r vvvv:k"},
		}, "OP", m.name, "TT", m.typ, "ANY", m.any, "BITS", m.bits, "LD", m.load, "ST", m.store, "LEN", m.length)...)
	}
	return rows
}

// wideMoves are used by name.
var wideMoves = []target.Row{
	{Name: "movey", Pattern: "d:y = a:y", Flags: target.TileHidden, Needs: AVX, Asm: "vmovaps {a}, {d} | VEX.256.NP.0F.WIG 28 /r rev:29"},
	{Name: "swapy", Pattern: "d:y, e:y = b:y, a:y", Constraints: "d=a e=b", Flags: target.TileHidden, Needs: AVX,
		Asm: "vxorps {e}, {d}, {d} | VEX.256.NP.0F.WIG 57 /r; vxorps {d}, {e}, {e} | VEX.256.NP.0F.WIG 57 /r; vxorps {e}, {d}, {d} | VEX.256.NP.0F.WIG 57 /r"},
	{Name: "zeroupper", Flags: effect, Needs: AVX, Asm: "vzeroupper | VEX.128.NP.0F.WIG 77"},
}

// WideClasses appends the class of vectors of 32 bytes to those of a machine with AVX, on the registers of
// the class of vectors of 16. Slots are aligned as the stack is: no instruction asks for more.
func WideClasses(classes []regalloc.Class, vectors regalloc.ClassID, features target.Features) []regalloc.Class {
	if features&AVX == 0 {
		return classes
	}
	c := classes[vectors]
	c.Name, c.SpillSize = "y", 32
	return append(classes, c)
}

// VectorName returns the name of register i of vectors seen w bits wide.
func VectorName(w, i int) string {
	if w == 256 {
		return "ymm" + strconv.Itoa(i)
	}
	return "xmm" + strconv.Itoa(i)
}
