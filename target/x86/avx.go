package x86

import (
	"slices"
	"strings"
	"sync"

	"spillway/regalloc"
	"spillway/target"
)

// With AVX, the instructions on floats and vectors have VEX prefixes. Those that change
// their first operand have a third one for the result, and operands in memory need not be
// aligned. The rows are made from those of SSE.

// vexForm says how an instruction of SSE becomes one of AVX.
type vexForm uint8

const (
	vexSame  vexForm = iota // the same operands
	vexThree                // the destination is the first source too, which becomes an operand of its own
	vexMerge                // the destination keeps its upper part, which is that of a further operand
)

// merging are the instructions whose results are in the low part of a register of which they keep the rest.
const merging = "sqrtss sqrtsd roundss roundsd cvtss2sd cvtsd2ss cvtsi2ssl cvtsi2ssq cvtsi2sdl cvtsi2sdq"

// Merges is Syntax.Merges: with VEX prefixes the rest is that of the operand before.
func Merges(name string) int { return merges()[name] }

var merges = sync.OnceValue(func() map[string]int {
	m := make(map[string]int, 24)
	for name := range strings.FieldsSeq(merging) {
		m[name], m["v"+name] = 1, 2
	}
	return m
})

// vexForms are the instructions that have a form in AVX, by mnemonic.
var vexForms = sync.OnceValue(makeVexForms)

func makeVexForms() map[string]vexForm {
	forms := map[string]vexForm{}
	for form, names := range map[vexForm]string{
		vexSame: "movaps movups pshufd pshuflw pshufhw cvtdq2ps cvttps2dq cvtdq2pd cvttpd2dq cvtps2pd cvtpd2ps sqrtps sqrtpd pmovmskb movmskps movmskpd " +
			"movd movq pextrw pextrb pextrd pextrq extractps pabsb pabsw pabsd pmovsxbw pmovsxbd pmovsxbq pmovsxwd pmovsxwq pmovsxdq " +
			"pmovzxbw pmovzxbd pmovzxbq pmovzxwd pmovzxwq pmovzxdq roundps roundpd movddup movshdup movsldup cvttss2si cvttsd2si",
		vexThree: "andps orps xorps andnps paddb paddw paddd paddq psubb psubw psubd psubq pmullw pmulhw pmulhuw pmuludq pmuldq psadbw pavgb pavgw pmaddwd pmulld " +
			"paddsb paddsw paddusb paddusw psubsb psubsw psubusb psubusw pminub pmaxub pminsw pmaxsw pminsb pmaxsb pminuw pmaxuw pminsd pmaxsd pminud pmaxud " +
			"pcmpeqb pcmpeqw pcmpeqd pcmpeqq pcmpgtb pcmpgtw pcmpgtd pcmpgtq addps addpd subps subpd mulps mulpd divps divpd minps minpd maxps maxpd " +
			"addss addsd subss subsd mulss mulsd divss divsd minss minsd maxss maxsd punpcklbw punpcklwd punpckhbw punpckhwd " +
			"unpcklps unpcklpd unpckhps unpckhpd packsswb packssdw packuswb packusdw psllw pslld psllq psrlw psrld psrlq psraw psrad pslldq psrldq " +
			"cmpps cmppd shufps pshufb palignr pblendw insertps pinsrw pinsrb pinsrd pinsrq movlhps movlps movhps",
		vexMerge: merging,
	} {
		for _, name := range strings.Fields(names) {
			forms[name] = form
		}
	}
	// Of registers they merge, to and from memory they move.
	forms["movss"], forms["movsd"] = vexThree, vexThree
	return forms
}

// Vex returns rows in which the instructions of SSE have the forms of AVX, if the machine has that.
func Vex(rows []target.Row, features target.Features) []target.Row {
	if features&AVX == 0 {
		return rows
	}
	for i := range rows {
		rows[i] = rows[i].Written()
		r := &rows[i]
		if strings.HasPrefix(r.Name, "pblendvb.") {
			*r = vexBlend(*r)
			continue
		}
		lines := strings.Split(r.Asm, ";")
		source := "" // the use that the result need not share its register with
		if tie := slices.Index(strings.Fields(r.Constraints), "d=a"); tie >= 0 && len(lines) == 1 && r.Flags&target.TileHidden == 0 {
			source = "{a}"
		}
		changed, three := false, false
		for k, line := range lines {
			out, form, ok := vexLine(strings.TrimSpace(line), source)
			if ok {
				lines[k], changed, three = out, true, form == vexThree
			}
		}
		if !changed {
			continue
		}
		r.Asm, r.Needs = strings.Join(lines, "; "), r.Needs|AVX
		if source != "" && three {
			words := strings.Fields(r.Constraints)
			r.Constraints = strings.Join(slices.DeleteFunc(words, func(w string) bool { return w == "d=a" }), " ")
		}
	}
	return rows
}

// vexLine returns a line, text and encoding, in the form of AVX, and whether there is one.
func vexLine(line, source string) (out string, form vexForm, ok bool) {
	text, enc, ok := strings.Cut(line, " | ")
	mnemonic, rest, _ := strings.Cut(text, " ")
	form, known := vexForms()[mnemonic]
	if !ok || !known || !slices.Contains(strings.Fields(enc), "0F") { // movq moves integers, too
		return line, form, false
	}
	ops := strings.Split(rest, ", ")
	last := ops[len(ops)-1]
	inMemory := func(op string) bool {
		return op == "{m}" || op == "{n}" || strings.Contains(op, ":pool}") || strings.HasPrefix(op, "{@")
	}
	switch {
	case (mnemonic == "movss" || mnemonic == "movsd") && (inMemory(ops[0]) || inMemory(last)), inMemory(last):
		form = vexSame
	case form == vexThree:
		if source == "" || source == last {
			source = last
		}
		ops = slices.Insert(ops, len(ops)-1, source)
	case form == vexMerge:
		further := last
		if from := ops[len(ops)-2]; !inMemory(from) && !strings.HasPrefix(mnemonic, "cvtsi2") {
			further = from
		}
		ops = slices.Insert(ops, len(ops)-1, further)
	}
	return "v" + mnemonic + " " + strings.Join(ops, ", ") + " | " + vexEncoding(mnemonic, enc, last), form, true
}

// vexEncoding returns an encoding with a VEX prefix in place of the others. last is the last operand.
func vexEncoding(mnemonic, enc, last string) string {
	words := strings.Fields(enc)
	prefix, w, opcodes := "NP", "WIG", "0F"
	for len(words) > 0 && words[0] != "0F" {
		switch words[0] {
		case "66", "F3", "F2":
			prefix = words[0]
		case "REX.W":
			w = "W1"
		default:
			panic("x86: " + mnemonic + " | " + enc)
		}
		words = words[1:]
	}
	words = words[1:]
	if words[0] == "38" || words[0] == "3A" {
		opcodes += words[0]
		words = words[1:]
	}
	length := "128"
	if mnemonic[0] != 'p' && (strings.HasSuffix(mnemonic, "ss") || strings.HasSuffix(mnemonic, "sd")) {
		length = "LIG"
	}
	out := "VEX." + length + "." + prefix + "." + opcodes + "." + w + " " + strings.Join(words, " ")
	switch {
	case words[0] == "7E" && !strings.HasPrefix(last, "{m"):
		out += " rm:" + strings.Trim(strings.Split(last, ":")[0], "{}")
	case mnemonic == "movaps":
		out += " rev:29"
	case (mnemonic == "movss" || mnemonic == "movsd") && words[0] == "10" && !strings.HasPrefix(last, "{m"):
		out += " rev:11"
	}
	return out
}

// vexBlend returns a row of pblendvb as vpblendvb, whose mask may be in any register.
func vexBlend(r target.Row) target.Row {
	r.Needs, r.Constraints = r.Needs|AVX, ""
	b, rm := "{b}", " rm:b"
	if strings.HasSuffix(r.Name, ".rm") {
		b, rm = "{n}", ""
	}
	r.Asm = "vpblendvb {m}, " + b + ", {a}, {d} | VEX.128.66.0F3A.W0 4C /r vvvv:a is4:m" + rm
	return r
}

// CodeAlign is for processors that fetch at least 16 bytes at a time.
var CodeAlign = target.CodeAlign{Instr: 1, Func: 16, Fetch: 16, Line: 64}

// VectorAlign returns the alignment that instructions on vectors need of memory operands.
func VectorAlign(features target.Features) int64 {
	if features&AVX != 0 {
		return 0
	}
	return 16
}

// VexCosts makes the prices of classes those of AVX, if the machine has that: a VEX prefix
// has a byte more than no prefix at all.
func VexCosts(classes []regalloc.Class, features target.Features) {
	if features&AVX == 0 {
		return
	}
	for i := range classes {
		c := &classes[i]
		c.Move, c.Swap = c.Move+1, c.Swap+3
		if c.SpillSize == 16 {
			c.Load, c.Store = c.Load+1, c.Store+1
		}
	}
}
