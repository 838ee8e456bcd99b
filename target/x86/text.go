package x86

import (
	"fmt"
	mathbits "math/bits"
	"slices"
	"strconv"
	"strings"
	"sync"

	"spillway/emit/gas"
)

// A textRow is a row of textRows, taken apart.
type textRow struct {
	suffix  byte // AT&T's, or 0
	width   int  // that it stands for, or 0
	free    bool // it is the one that is meant where no operand has a width
	syntax  byte // 'a' or 'i': of one syntax only
	ops     []textOp
	prefix  [4]byte // 66, F2, F3, 9B
	numPre  int
	rexW    bool
	opcode  []byte
	modRM   int8 // -1: none; 8: /r
	plus    bool
	imms    []int8 // bytes of each immediate
	sizes   bool   // an operand has the width of the row
	relaxes bool
	vex     bool
	pp, mm  byte // of VEX
	long    bool // VEX.L
	// With VEX the opcode, and its prefix, for two registers the other way around, if that makes it shorter.
	reverse, reversePP byte
}

// textOp says what an operand may be.
type textOp struct {
	kind  byte // r register, m memory, i number, x y v t s c d: registers; a: address alone; 1: a number that is fixed
	rm    bool // in the field for memory
	mem   bool // memory too
	only  bool // the register n only
	dup   bool // in both fields
	vvvv  bool // in the third field, of VEX
	star  bool
	sign  bool // a number that is extended with its sign
	class byte
	n     int
	width int
}

// textTables are the rows by name, for both machines.
type textIndex map[string][]*textRow

var textTables [2]func() textIndex

func init() {
	for k, wide := range []bool{false, true} {
		textTables[k] = sync.OnceValue(func() textIndex {
			t := make(textIndex)
			for _, row := range textRows() {
				t.add(row, wide)
			}
			return t
		})
	}
}

var suffixes = map[byte]int{'b': 8, 'w': 16, 'l': 32, 'q': 64}

// add adds a row, or those that it stands for.
func (t textIndex) add(row string, wide bool) {
	f := strings.Split(row, "|")
	name, kind, _ := strings.Cut(f[0], "/")
	if strings.Contains(f[2], "{wide}") && !wide || strings.Contains(f[2], "{narrow}") && wide {
		return
	}
	word := byte('l')
	if wide {
		word = 'q'
	}
	letters := kind
	switch kind {
	case "v":
		letters = "wlq"
	case "d", "z":
		letters = string(word)
	case "":
		t[name] = append(t[name], newTextRow(f[1], f[2], 0))
		return
	}
	for _, c := range []byte(letters) {
		if c == 'q' && !wide {
			continue
		}
		w := suffixes[c]
		ops, enc := f[1], f[2]
		if kind == "v" {
			ops = strings.NewReplacer("av", map[int]string{16: "ax", 32: "eax", 64: "rax"}[w], "iv", map[int]string{16: "i16", 32: "i32", 64: "s32"}[w],
				"vrv", "vr"+strconv.Itoa(w), "rv", "r"+strconv.Itoa(w), "mv", "m"+strconv.Itoa(w)).Replace(ops)
			enc = strings.ReplaceAll(enc, "iv", map[int]string{16: "iw", 32: "id", 64: "id"}[w])
			enc = map[int]string{16: "66 ", 32: "", 64: "W "}[w] + enc
		}
		r := newTextRow(ops, enc, w)
		r.suffix, r.free = c, kind == "d" || kind == "z"
		r.sizes = r.sizes || f[1] == ""
		t[name] = append(t[name], r)
	}
}

// newTextRow takes a row apart; width is that of the operation, or 0. A wrong row is an internal error: it panics.
func newTextRow(ops, enc string, width int) *textRow {
	r := &textRow{modRM: -1, width: width}
	for _, s := range strings.Split(ops, ",") {
		if s == "" {
			continue
		}
		o := newTextOp(s, width)
		r.sizes = r.sizes || o.kind == 'r' && o.width == width && !o.only && !o.mem || o.only && o.class == 'g' && o.n == 0 || strings.Contains(ops, "%")
		r.ops = append(r.ops, o)
	}
	for _, w := range strings.Fields(enc) {
		switch {
		case w == "{wide}", w == "{narrow}":
		case w == "{att}", w == "{intel}":
			r.syntax = w[1]
		case strings.HasPrefix(w, "VEX."):
			f := strings.Split(w, ".")
			r.vex, r.long, r.pp, r.mm = true, f[1] == "256", vexPrefixes[f[2]], vexMaps[f[3]]
		case strings.HasPrefix(w, "rev:"):
			pp, op, _ := strings.Cut(w[4:], ".")
			v, err := strconv.ParseUint(op, 16, 8)
			if err != nil {
				panic("what is " + w + "?")
			}
			r.reverse, r.reversePP = byte(v), vexPrefixes[pp]
		case w == "W":
			r.rexW = true
		case w == "/r":
			r.modRM = 8
		case w[0] == '/':
			r.modRM = int8(w[1] - '0')
		case w == "ib":
			r.imms = append(r.imms, 1)
		case w == "iw":
			r.imms = append(r.imms, 2)
		case w == "id", w == "abs":
			r.imms = append(r.imms, 4)
		case w == "io":
			r.imms = append(r.imms, 8)
		default:
			hex, plus := strings.CutSuffix(w, "+r")
			v, err := strconv.ParseUint(hex, 16, 8)
			if err != nil {
				panic(fmt.Sprintf("row %q %q: what is %q?", ops, enc, w))
			}
			r.plus = r.plus || plus
			if len(r.opcode) == 0 && !r.vex && (v == 0x66 || v == 0xF2 || v == 0xF3 || v == 0x9B && strings.Contains(enc, "9B D")) && strings.TrimSpace(enc) != w {
				r.prefix[r.numPre] = byte(v)
				r.numPre++
				continue
			}
			r.opcode = append(r.opcode, byte(v))
		}
	}
	op := r.opcode[0]
	r.relaxes = len(r.opcode) == 1 && r.numPre == 0 && (op == 0x8B || op == 0x85 || op|0x38 == 0x3B || op == 0xFF && (r.modRM == 2 || r.modRM == 4))
	return r
}

var vexPrefixes = map[string]byte{"NP": 0, "66": 1, "F3": 2, "F2": 3}
var vexMaps = map[string]byte{"0F": 1, "0F38": 2, "0F3A": 3}

var fixedOps = sync.OnceValue(func() map[string]textOp {
	return map[string]textOp{"al": {kind: 'r', class: 'g', width: 8, only: true}, "ax": {kind: 'r', class: 'g', width: 16, only: true},
		"eax": {kind: 'r', class: 'g', width: 32, only: true}, "rax": {kind: 'r', class: 'g', width: 64, only: true},
		"reax": {kind: 'r', class: 'g', width: 32, only: true, rm: true},
		"cl":   {kind: 'r', class: 'g', width: 8, only: true, n: 1}, "dx": {kind: 'r', class: 'g', width: 16, only: true, n: 2},
		"st": {kind: 'r', class: 't', only: true}, "sti": {kind: 'r', class: 't', rm: true}, "sreg": {kind: 'r', class: 's'}, "cr": {kind: 'r', class: 'c'}, "dr": {kind: 'r', class: 'd'},
		"es": {kind: 'r', class: 's', only: true, n: 0}, "cs": {kind: 'r', class: 's', only: true, n: 1}, "ss": {kind: 'r', class: 's', only: true, n: 2},
		"ds": {kind: 'r', class: 's', only: true, n: 3}, "fs": {kind: 'r', class: 's', only: true, n: 4}, "gs": {kind: 'r', class: 's', only: true, n: 5},
		"x": {kind: 'r', class: 'x'}, "xr": {kind: 'r', class: 'x', rm: true}, "xmm0": {kind: 'r', class: 'x', only: true}, "mm": {kind: 'r', class: 'm'}, "mmr": {kind: 'r', class: 'm', rm: true},
		"xv": {kind: 'r', class: 'x', vvvv: true}, "y": {kind: 'r', class: 'x', width: 256}, "yv": {kind: 'r', class: 'x', width: 256, vvvv: true},
		"yr": {kind: 'r', class: 'x', width: 256, rm: true}, "ym": {kind: 'r', class: 'x', width: 256, rm: true, mem: true},
		"m": {kind: 'm', rm: true, mem: true}, "1": {kind: '1', n: 1}, "3": {kind: '1', n: 3}, "abs": {kind: 'a'}}
})

// newTextOp reads what an operand may be.
func newTextOp(s string, width int) textOp {
	s, star := strings.CutPrefix(s, "*")
	s, dup := strings.CutSuffix(s, "=rm")
	if o, ok := fixedOps()[s]; ok {
		o.star = star
		return o
	}
	digits := strings.TrimLeft(s, "abcdefghijklmnopqrstuvwxyz")
	letters := s[:len(s)-len(digits)]
	w, _ := strconv.Atoi(digits)
	o := textOp{kind: 'r', class: 'g', width: w, star: star, dup: dup, rm: dup || star}
	switch letters {
	case "r":
	case "rr":
		o.rm = true
	case "rm":
		o.rm, o.mem = true, true
	case "vr":
		o.vvvv = true
	case "m":
		o.kind, o.rm, o.mem = 'm', true, true
	case "xm":
		o.class, o.rm, o.mem, o.width = 'x', true, true, 0
	case "mm":
		o.class, o.rm, o.mem, o.width = 'm', true, true, 0
	case "i":
		o.kind = 'i'
	case "s":
		o.kind, o.sign = 'i', true
		if w == 8 && width > 0 {
			o.n = width
		}
	default:
		panic("what is the operand " + s + "?")
	}
	return o
}

// A textArg is an operand of an instruction.
type textArg struct {
	kind  byte // r, m, i
	star  bool
	class byte
	high  bool // ah to bh
	rex   bool // spl to dil
	n     int
	width int // of a register, or what ptr says of memory
	e     *gas.Expr
	mod   string
	// Memory.
	seg         int // -1: none
	base, index int
	scale       int
	ip, small   bool // registers of 32 bits on the wide machine
	alone       bool // nothing but a symbol or number
}

// textRegister is what the name of a register means.
type textRegister struct {
	class     byte
	n, width  int
	high, rex bool
}

var textRegisters = sync.OnceValue(func() map[string]textRegister {
	m := map[string]textRegister{"st": {class: 't'}, "rip": {class: 'i', width: 64}, "eip": {class: 'i', width: 32}}
	for n, name := range []string{"ax", "cx", "dx", "bx", "sp", "bp", "si", "di"} {
		m[name] = textRegister{class: 'g', n: n, width: 16}
		m["e"+name] = textRegister{class: 'g', n: n, width: 32}
		m["r"+name] = textRegister{class: 'g', n: n, width: 64}
		if n < 4 {
			m[name[:1]+"l"] = textRegister{class: 'g', n: n, width: 8}
			m[name[:1]+"h"] = textRegister{class: 'g', n: n + 4, width: 8, high: true}
		} else {
			m[name+"l"] = textRegister{class: 'g', n: n, width: 8, rex: true}
		}
	}
	for n := range 16 {
		s := strconv.Itoa(n)
		if n >= 8 {
			for suffix, w := range map[string]int{"": 64, "d": 32, "w": 16, "b": 8} {
				m["r"+s+suffix] = textRegister{class: 'g', n: n, width: w}
			}
		} else {
			m["mm"+s] = textRegister{class: 'm', n: n, width: 64}
			m["st("+s+")"] = textRegister{class: 't', n: n}
		}
		m["xmm"+s] = textRegister{class: 'x', n: n, width: 128}
		m["ymm"+s] = textRegister{class: 'x', n: n, width: 256}
		m["cr"+s] = textRegister{class: 'c', n: n}
		m["dr"+s] = textRegister{class: 'd', n: n}
		m["db"+s] = textRegister{class: 'd', n: n}
	}
	for n, name := range []string{"es", "cs", "ss", "ds", "fs", "gs"} {
		m[name] = textRegister{class: 's', n: n}
	}
	return m
})

// register reads the name of a register at the start of s.
func (x *Coder) textRegister(s string) (r textRegister, rest string, ok bool) {
	n := 0
	for n < len(s) && (s[n]|0x20 >= 'a' && s[n]|0x20 <= 'z' || s[n] >= '0' && s[n] <= '9') {
		n++
	}
	name := strings.ToLower(s[:n])
	if name == "st" && strings.HasPrefix(s[n:], "(") {
		if end := strings.IndexByte(s[n:], ')'); end > 0 {
			name += "(" + strings.TrimSpace(s[n+1:n+end]) + ")"
			n += end + 1
		}
	}
	if n < len(s) && (s[n] == '_' || s[n] == '.' || s[n] == '@' || s[n] == '$') {
		return r, s, false
	}
	r, ok = textRegisters()[name]
	if ok && !x.wide && (r.class == 'g' && (r.width == 64 || r.n >= 8 || r.rex) || r.class == 'i' || r.class == 'x' && r.n >= 8) {
		ok = false
	}
	return r, s[n:], ok
}

// The words before an instruction that are prefixes of it.
var textPrefixes = sync.OnceValue(func() map[string]byte {
	return map[string]byte{"lock": 0xF0, "rep": 0xF3, "repe": 0xF3, "repz": 0xF3, "repne": 0xF2, "repnz": 0xF2, "data16": 0x66, "addr32": 0x67,
		"notrack": 0x3E, "bnd": 0xF2, "xacquire": 0xF2, "xrelease": 0xF3, "cs": 0x2E, "ds": 0x3E, "es": 0x26, "ss": 0x36, "fs": 0x64, "gs": 0x65}
})

var segmentPrefixes = [...]byte{0x26, 0x2E, 0x36, 0x3E, 0x64, 0x65}

// Text makes code of instructions in text (gas.Machine).
type Text struct{ x *Coder }

// Word implements gas.Machine.
func (t *Text) Word() int { return t.x.t.Layout.PtrBytes }

// Dialect implements gas.Machine.
func (t *Text) Dialect() *gas.Dialect { return &dialect }

var dialect gas.Dialect

// Pad implements gas.Machine.
func (t *Text) Pad(b []byte, n int) []byte { return t.x.Pad(b, n) }

// Register implements gas.Machine.
func (t *Text) Register(name string) (int, bool) {
	name = strings.TrimPrefix(name, "%")
	if name == "rip" || name == "eip" {
		return t.x.cfi.ReturnReg, true
	}
	for r, have := range t.x.t.RegNames[8*t.Word()] {
		if have == name && have != "" && t.x.t.DebugRegs[r] >= 0 {
			return int(t.x.t.DebugRegs[r]), true
		}
	}
	return 0, false
}

// Data implements gas.Machine.
func (t *Text) Data(size int, modifier string, pcrel bool) (uint32, bool) {
	uses := &t.x.t.Object.Uses
	r := uint32(0)
	switch modifier {
	case "":
		switch {
		case pcrel && size == 4:
			r = uses.PCRel
		case pcrel && size == 8:
			r = uses.PCRel64
		case pcrel:
		case size == t.Word():
			r = uses.Addr
		case size == 4:
			r = uses.Addr32
		}
	case "@PLT":
		r = uses.PLT
	case "@GOTOFF":
		r = uses.GOTOff
	case "@GOTPCREL":
		r = uses.GOT
	case "@TPOFF", "@NTPOFF":
		r = uses.TPOff
	case "@DTPOFF":
		r = uses.DTPOff
	}
	if r == 0 || t.x.t.Object.Relocs[r].Bytes != size {
		return 0, false
	}
	return r, true
}

// Instr implements gas.Machine.
func (t *Text) Instr(c *gas.Context, s string, intel bool) (in gas.Instr, err error) {
	x := t.x
	var prefixes []byte
	var name string
	for {
		s = strings.TrimSpace(s)
		n := 0
		for n < len(s) && s[n] != ' ' && s[n] != '\t' {
			n++
		}
		name = strings.ToLower(s[:n])
		rest := strings.TrimSpace(s[n:])
		p, ok := textPrefixes()[name]
		if name == "rex64" || name == "rex.w" {
			return in, fmt.Errorf("the prefix %s is not supported", name)
		}
		if !ok {
			s = rest
			break
		}
		prefixes, s = append(prefixes, p), rest
		if s == "" {
			in.Code = prefixes
			return in, nil
		}
	}
	name, hint, hinted := strings.Cut(name, ",")
	if hinted {
		p, ok := map[string]byte{"pt": 0x3E, "pn": 0x2E}[hint]
		if !ok {
			return in, fmt.Errorf("unexpected %q", hint)
		}
		prefixes = append(prefixes, p)
	}
	if in, ok, err := x.textJump(c, name, s, prefixes, intel); ok || err != nil {
		return in, err
	}
	words := textOperands(s)
	args := make([]textArg, len(words))
	for i, w := range words {
		if args[i], err = x.textArg(c, w, intel); err != nil {
			return in, err
		}
	}
	if !intel && !(len(args) == 2 && args[0].kind == 'i' && args[1].kind == 'i') {
		for i, j := 0, len(args)-1; i < j; i, j = i+1, j-1 {
			args[i], args[j] = args[j], args[i]
		}
	}
	k := 0
	if x.wide {
		k = 1
	}
	table := textTables[k]()
	known := false
	try := func(rows []*textRow, suffix byte) bool {
		for _, r := range rows {
			if suffix != 0 && r.suffix != suffix {
				continue
			}
			known = true
			if x.matches(c, r, args, suffix, intel) {
				in, err = x.textEncode(c, r, args, prefixes)
				return true
			}
		}
		return false
	}
	if try(table[name], 0) {
		return in, err
	}
	if n := len(name) - 1; n > 0 && !intel && suffixes[name[n]] != 0 && try(table[name[:n]], name[n]) {
		return in, err
	}
	if known {
		return in, fmt.Errorf("%s cannot have these operands here", name)
	}
	return in, fmt.Errorf("unknown instruction %s", name)
}

// textOperands cuts operands at commas.
func textOperands(s string) (list []string) {
	if strings.TrimSpace(s) == "" {
		return nil
	}
	depth, start := 0, 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '(', '[':
			depth++
		case ')', ']':
			depth--
		case ',':
			if depth == 0 {
				list, start = append(list, strings.TrimSpace(s[start:i])), i+1
			}
		}
	}
	return append(list, strings.TrimSpace(s[start:]))
}

// textJump assembles jumps and calls of what has a name.
func (x *Coder) textJump(c *gas.Context, name, s string, prefixes []byte, intel bool) (in gas.Instr, ok bool, err error) {
	j := &gas.Jump{Reloc: x.t.Object.Uses.PCRel, Prefix: prefixes}
	if x.wide {
		j.Reloc = x.t.Object.Uses.PLT
	}
	call := false
	switch base := strings.TrimSuffix(strings.TrimSuffix(name, "q"), "l"); {
	case name == "jmp" || name == "jmpq" || name == "jmpl":
		j.Short, j.Long = []byte{0xEB}, []byte{0xE9}
	case base == "cal" || base == "call" || name == "call":
		call = true
	case name == "loop":
		j.Short = []byte{0xE2}
	case name == "loope" || name == "loopz":
		j.Short = []byte{0xE1}
	case name == "loopne" || name == "loopnz":
		j.Short = []byte{0xE0}
	case name == "jrcxz" && x.wide, name == "jecxz" && !x.wide:
		j.Short = []byte{0xE3}
	case name == "jecxz":
		j.Short = []byte{0x67, 0xE3}
	case name == "xbegin":
		j.Short = nil
	case name[0] == 'j':
		n, known := textConditions()[name[1:]]
		if !known {
			return in, false, nil
		}
		j.Short, j.Long = []byte{0x70 + n}, []byte{0x0F, 0x80 + n}
	default:
		return in, false, nil
	}
	if s == "" || s[0] == '*' {
		return in, false, nil
	}
	if intel {
		if _, rest, reg := x.textRegister(s); reg && strings.TrimSpace(rest) == "" || strings.ContainsAny(s, "[") || strings.Contains(strings.ToLower(s), "ptr") {
			return in, false, nil
		}
	}
	c.Mod = ""
	e, rest, err := c.Expr(s)
	if err == nil && strings.TrimSpace(rest) != "" {
		err = fmt.Errorf("unexpected %q", rest)
	}
	if err != nil {
		return in, false, err
	}
	if _, isNumber := c.Const(e); isNumber {
		return in, false, fmt.Errorf("a jump to a number is not supported")
	}
	switch c.Mod {
	case "":
	case "@PLT":
		j.Reloc = x.t.Object.Uses.PLT
	default:
		return in, false, fmt.Errorf("%s of a jump is not supported", c.Mod)
	}
	if call || j.Short == nil {
		in.Code = append(prefixes, 0xE8)
		if !call {
			in.Code = append(prefixes, 0xC7, 0xF8)
		}
		n := len(in.Code)
		in.Code = append(in.Code, 0, 0, 0, 0)
		in.Fixes = []gas.Field{{Off: n, Size: 4, PCRel: true, Reloc: j.Reloc, E: e.Plus(-4), Keep: c.Mod != ""}}
		return in, true, nil
	}
	j.To = e
	in.Jump = j
	return in, true, nil
}

var textConditions = sync.OnceValue(func() map[string]byte {
	m := make(map[string]byte)
	for n, names := range conditionSpellings {
		for _, cc := range strings.Fields(names) {
			m[cc] = byte(n)
		}
	}
	return m
})

// textArg reads one operand.
func (x *Coder) textArg(c *gas.Context, s string, intel bool) (a textArg, err error) {
	a = textArg{kind: 'm', seg: -1, base: -1, index: -1, scale: 1}
	if intel {
		return x.intelArg(c, s, a)
	}
	if s != "" && s[0] == '*' {
		a.star, s = true, strings.TrimSpace(s[1:])
	}
	for s != "" && s[0] == '%' {
		r, rest, ok := x.textRegister(s[1:])
		if !ok {
			return a, fmt.Errorf("%q is not a register", s)
		}
		rest = strings.TrimSpace(rest)
		if rest == "" {
			return a.inRegister(r), nil
		}
		if r.class != 's' || rest[0] != ':' {
			return a, fmt.Errorf("unexpected %q", s)
		}
		a.seg, s = r.n, strings.TrimSpace(rest[1:])
	}
	c.Mod = ""
	if s != "" && s[0] == '$' {
		e, rest, err := c.Expr(s[1:])
		if err == nil && strings.TrimSpace(rest) != "" {
			err = fmt.Errorf("unexpected %q", rest)
		}
		a.kind, a.e, a.mod = 'i', e, c.Mod
		return a, err
	}
	if open := strings.IndexByte(s, '('); open != 0 || !strings.HasPrefix(strings.TrimSpace(s[1:]), "%") && !strings.HasPrefix(strings.TrimSpace(s[1:]), ",") {
		if s == "" {
			return a, fmt.Errorf("an operand is missing")
		}
		if a.e, s, err = c.Expr(s); err != nil {
			return a, err
		}
		a.mod, s = c.Mod, strings.TrimSpace(s)
		if s == "" {
			a.alone = true
			return a, nil
		}
	}
	inner, ok := strings.CutSuffix(s, ")")
	if !ok || inner == "" || inner[0] != '(' {
		return a, fmt.Errorf("unexpected %q", s)
	}
	words := strings.Split(inner[1:], ",")
	if len(words) > 3 {
		return a, fmt.Errorf("unexpected %q", s)
	}
	for i, w := range words {
		w = strings.TrimSpace(w)
		switch {
		case w == "":
		case i == 2 || i == 1 && len(words) == 2 && w[0] != '%':
			if a.scale, err = strconv.Atoi(w); err != nil || mathbits.OnesCount(uint(a.scale)) != 1 || a.scale > 8 || a.scale < 1 {
				return a, fmt.Errorf("a register cannot be multiplied by %q", w)
			}
		case w[0] != '%':
			return a, fmt.Errorf("%q is not a register", w)
		default:
			r, rest, ok := x.textRegister(w[1:])
			if !ok || strings.TrimSpace(rest) != "" {
				return a, fmt.Errorf("%q is not a register", w)
			}
			if err := x.addressRegister(&a, r, i == 1); err != nil {
				return a, err
			}
		}
	}
	return a, nil
}

func (a textArg) inRegister(r textRegister) textArg {
	a.kind, a.class, a.n, a.width, a.high, a.rex = 'r', r.class, r.n, r.width, r.high, r.rex
	return a
}

// addressRegister puts r into an address.
func (x *Coder) addressRegister(a *textArg, r textRegister, index bool) error {
	word := x.t.Layout.PtrBytes * 8
	if r.class != 'g' && r.class != 'i' || r.width != word && r.width != 32 || r.class == 'i' && (index || r.width != 64) {
		return fmt.Errorf("a register that addresses cannot have")
	}
	if small := r.width != word; small != a.small && (a.base >= 0 || a.index >= 0) {
		return fmt.Errorf("registers of two widths in one address")
	} else {
		a.small = small
	}
	switch {
	case r.class == 'i':
		a.ip = true
	case index && r.n == 4:
		return fmt.Errorf("the stack pointer cannot be an index")
	case index:
		a.index = r.n
	default:
		a.base = r.n
	}
	return nil
}

var intelWidths = map[string]int{"byte": 8, "word": 16, "dword": 32, "qword": 64, "xmmword": 128, "oword": 128, "tbyte": 80, "ymmword": 256}

// intelArg reads an operand in Intel's syntax.
func (x *Coder) intelArg(c *gas.Context, s string, a textArg) (textArg, error) {
	if r, rest, ok := x.textRegister(s); ok && strings.TrimSpace(rest) == "" {
		return a.inRegister(r), nil
	}
	lower := strings.ToLower(s)
	for w, bits := range intelWidths {
		if rest, ok := strings.CutPrefix(lower, w); ok && strings.HasPrefix(strings.TrimLeft(rest, " \t"), "ptr") {
			a.width = bits
			rest = strings.TrimPrefix(strings.TrimLeft(rest, " \t"), "ptr")
			s = strings.TrimSpace(s[len(s)-len(rest):])
			break
		}
	}
	if strings.HasPrefix(strings.ToLower(s), "offset ") {
		c.Mod = ""
		e, rest, err := c.Expr(s[7:])
		if err == nil && strings.TrimSpace(rest) != "" {
			err = fmt.Errorf("unexpected %q", rest)
		}
		a.kind, a.e, a.mod = 'i', e, c.Mod
		return a, err
	}
	if r, rest, ok := x.textRegister(s); ok && r.class == 's' && strings.HasPrefix(strings.TrimSpace(rest), ":") {
		a.seg, s = r.n, strings.TrimSpace(strings.TrimSpace(rest)[1:])
	}
	open := strings.IndexByte(s, '[')
	c.Mod = ""
	if open != 0 {
		e, rest, err := c.Expr(s)
		if err != nil {
			return a, err
		}
		a.e, a.mod = e, c.Mod
		if rest = strings.TrimSpace(rest); rest == "" {
			if _, ok := c.Const(e); ok && a.width == 0 && a.seg < 0 {
				a.kind = 'i'
				return a, nil
			}
			a.alone = true
			return a, nil
		}
		s = rest
	}
	for s != "" {
		inner, rest, ok := strings.Cut(s, "]")
		if !ok || inner == "" || inner[0] != '[' {
			return a, fmt.Errorf("unexpected %q", s)
		}
		s = strings.TrimSpace(rest)
		if err := x.intelAddress(c, &a, inner[1:]); err != nil {
			return a, err
		}
	}
	a.alone = a.base < 0 && a.index < 0 && !a.ip
	return a, nil
}

// intelAddress reads what is between brackets.
func (x *Coder) intelAddress(c *gas.Context, a *textArg, s string) error {
	minus := false
	for s = strings.TrimSpace(s); s != ""; {
		n := 0
		for depth := 0; n < len(s) && (depth > 0 || s[n] != '+' && s[n] != '-' || n == 0); n++ {
			switch s[n] {
			case '(':
				depth++
			case ')':
				depth--
			}
		}
		term := strings.TrimSpace(s[:n])
		scale, reg := "1", term
		if l, r, ok := strings.Cut(term, "*"); ok {
			if l, r = strings.TrimSpace(l), strings.TrimSpace(r); l != "" && l[0] >= '0' && l[0] <= '9' {
				scale, reg = l, r
			} else {
				reg, scale = l, r
			}
		}
		if r, rest, ok := x.textRegister(reg); ok && strings.TrimSpace(rest) == "" {
			k, err := strconv.Atoi(scale)
			if err != nil || minus || mathbits.OnesCount(uint(k)) != 1 || k > 8 {
				return fmt.Errorf("unexpected %q", term)
			}
			index := k > 1 || a.base >= 0
			if index && k == 1 && r.n == 4 && a.base != 4 { // the stack pointer is the base
				a.index, a.base = a.base, 4
			} else if index && a.index >= 0 {
				return fmt.Errorf("three registers in one address")
			} else if err := x.addressRegister(a, r, index); err != nil {
				return err
			} else if index {
				a.scale = k
			}
		} else {
			e, rest, err := c.Expr(term)
			if err != nil || strings.TrimSpace(rest) != "" {
				return fmt.Errorf("unexpected %q", term)
			}
			a.e = a.e.Add(e, minus)
			if c.Mod != "" {
				a.mod = c.Mod
			}
		}
		if s = s[n:]; s != "" {
			minus = s[0] == '-'
			s = strings.TrimSpace(s[1:])
		}
	}
	return nil
}

// matches reports whether args are operands of r.
func (x *Coder) matches(c *gas.Context, r *textRow, args []textArg, suffix byte, intel bool) bool {
	if len(args) != len(r.ops) || r.syntax == 'a' && intel || r.syntax == 'i' && !intel {
		return false
	}
	if suffix == 0 && r.suffix != 0 && !r.sizes && !r.free {
		// The width is that of an operand.
		sized := false
		for i := range args {
			a, o := &args[i], &r.ops[i]
			sized = sized || a.kind == 'r' && (o.class != 'g' || o.width == r.width && !o.only) || intel && a.kind == 'm' && a.width != 0
		}
		if !sized {
			return false
		}
	}
	for i := range args {
		if !args[i].fits(c, &r.ops[i], r, intel) {
			return false
		}
	}
	return true
}

// fits reports whether a is an operand of r that o describes.
func (a *textArg) fits(c *gas.Context, o *textOp, r *textRow, intel bool) bool {
	if a.star != o.star && !(intel && o.star) {
		return false
	}
	switch a.kind {
	case 'r':
		return o.kind == 'r' && a.class == o.class && (o.width == 0 || a.width == o.width) && (!o.only || a.n == o.n && !a.high) && !(a.class == 'x' && a.width != max(o.width, 128))
	case 'm':
		if o.kind == 'a' {
			return a.alone && a.seg < 0
		}
		return o.mem && (!intel || a.width == 0 || o.width == 0 || a.width == o.width)
	}
	v, known := c.Const(a.e)
	switch {
	case o.kind == '1':
		return known && v == int64(o.n)
	case o.kind != 'i':
		return false
	case !known:
		return o.width > 8 || r.width == 8
	case o.sign && o.width == 8 && o.n > 0: // of an operation of n bits
		if o.n < 64 && (v < -1<<(o.n-1) || v >= 1<<o.n) {
			return false
		}
		v = v << (64 - o.n) >> (64 - o.n)
		return v == int64(int8(v))
	case o.sign:
		return v == v<<(64-o.width)>>(64-o.width)
	case o.width == 64:
		return true
	}
	return v >= -1<<(o.width-1) && v < 1<<o.width
}

// textEncode makes the code of an instruction.
func (x *Coder) textEncode(c *gas.Context, r *textRow, args []textArg, prefixes []byte) (in gas.Instr, err error) {
	e := textEncoding{row: r}
	e.place(args)
	opcode := e.reverse()
	pre, err := e.prefixes(x, prefixes)
	if err != nil {
		return in, err
	}
	for _, p := range pre {
		if p != 0 {
			in.Code = append(in.Code, p)
		}
	}
	e.extend()
	switch {
	case r.vex:
		if pre[segmentPrefix] == 0 && len(prefixes) > 0 {
			return in, fmt.Errorf("a prefix before VEX")
		}
		in.Code = e.appendVEX(in.Code)
		e.rex = 0
	case e.rex != 0:
		if slices.ContainsFunc(args, func(a textArg) bool { return a.high }) {
			return in, fmt.Errorf("a second byte with a REX prefix")
		}
		in.Code = append(in.Code, e.rex)
	}
	in.Code = append(in.Code, opcode...)
	at, err := e.appendModRM(x, c, &in)
	if err != nil {
		return in, err
	}
	end := len(in.Code)
	for i, a := range e.imms {
		if err := x.textImm(c, &in, a, int(r.imms[i]), r); err != nil {
			return in, err
		}
	}
	if at >= 0 && e.rm.ip {
		f := &in.Fixes[at]
		f.E = f.E.Plus(-4 - int64(len(in.Code)-end))
	}
	return in, nil
}

// A textEncoding is the fields of an instruction: its operands by the field that they are in.
type textEncoding struct {
	row           *textRow
	reg, rm, vvvv *textArg
	imms          []*textArg
	rex, pp       byte
}

// place gives each operand its field.
func (e *textEncoding) place(args []textArg) {
	r := e.row
	for i := range args {
		a, o := &args[i], &r.ops[i]
		if a.kind == 'r' && a.rex && o.width == 8 {
			e.rex |= 0x40
		}
		switch {
		case o.kind == '1', o.only && !o.rm:
		case o.kind == 'i' || o.kind == 'a':
			e.imms = append(e.imms, a)
		case o.dup:
			e.reg, e.rm = a, a
		case o.rm:
			e.rm = a
		case o.vvvv:
			e.vvvv = a
		default:
			e.reg = a
		}
	}
	if r.plus && e.rm == nil {
		e.rm, e.reg = e.reg, nil
	}
}

// reverse returns the opcode: the one of the other direction where that has a shorter VEX prefix.
func (e *textEncoding) reverse() []byte {
	r := e.row
	e.pp = r.pp
	if r.reverse == 0 || e.rm.kind != 'r' || e.rm.n < 8 || e.reg.n >= 8 {
		return r.opcode
	}
	e.reg, e.rm, e.pp = e.rm, e.reg, r.reversePP
	return []byte{r.reverse}
}

func (e *textEncoding) mem() bool { return e.rm != nil && e.rm.kind == 'm' }

// The order of prefixes.
const (
	waitPrefix = iota
	segmentPrefix
	addressPrefix
	dataPrefix
	repeatPrefix
	lockPrefix
	numPrefixes
)

// prefixes returns the prefixes that are written, that the row has and that the address needs, in order; 0 is none.
func (e *textEncoding) prefixes(x *Coder, written []byte) (pre [numPrefixes]byte, err error) {
	add := func(slot int, b byte) {
		if pre[slot] != 0 && pre[slot] != b {
			err = fmt.Errorf("two prefixes of one kind")
		}
		pre[slot] = b
	}
	for _, list := range [][]byte{written, e.row.prefix[:e.row.numPre]} {
		for _, p := range list {
			switch p {
			case 0x9B:
				add(waitPrefix, p)
			case 0x66:
				add(dataPrefix, p)
			case 0x67:
				add(addressPrefix, p)
			case 0xF2, 0xF3:
				add(repeatPrefix, p)
			case 0xF0:
				add(lockPrefix, p)
			default:
				add(segmentPrefix, p)
			}
		}
	}
	if rm := e.rm; e.mem() {
		if rm.seg >= 0 && !(rm.seg == 3 && rm.base != 4 && rm.base != 5) {
			add(segmentPrefix, segmentPrefixes[rm.seg])
		}
		if rm.small && x.wide {
			add(addressPrefix, 0x67)
		}
	}
	return pre, err
}

// extend adds the bits of the REX prefix that the width and registers of 8 and above need.
func (e *textEncoding) extend() {
	if e.row.rexW {
		e.rex |= 0x48
	}
	if e.reg != nil && e.reg.n >= 8 {
		e.rex |= 0x44
	}
	switch {
	case e.rm == nil:
	case e.mem():
		if e.rm.base >= 8 {
			e.rex |= 0x41
		}
		if e.rm.index >= 8 {
			e.rex |= 0x42
		}
	case e.rm.n >= 8:
		e.rex |= 0x41
	}
}

// appendVEX adds the VEX prefix, which has the bits of REX.
func (e *textEncoding) appendVEX(code []byte) []byte {
	v, l := 0, byte(0)
	if e.vvvv != nil {
		v = e.vvvv.n
	}
	if e.row.long {
		l = 4
	}
	last := ^byte(v)&15<<3 | l | e.pp
	if e.rex&0x0B == 0 && e.row.mm == 1 {
		return append(code, 0xC5, ^e.rex&4<<5|last)
	}
	return append(code, 0xC4, ^e.rex&7<<5|e.row.mm, e.rex&8<<4|last)
}

// appendModRM adds the byte of the register and the other operand, and an address; at is the fix of that, or -1.
func (e *textEncoding) appendModRM(x *Coder, c *gas.Context, in *gas.Instr) (at int, err error) {
	r := e.row
	field := int(r.modRM)
	if field == 8 && e.reg != nil {
		field = e.reg.n
	}
	switch {
	case r.plus:
		in.Code[len(in.Code)-1] |= byte(e.rm.n & 7)
	case r.modRM < 0:
	case e.mem():
		reloc := func() (uint32, error) { return x.textReloc(e.rm, r.relaxes, e.rex != 0) }
		return x.textAddress(c, in, e.rm, byte(field&7), reloc)
	default:
		in.Code = append(in.Code, 0xC0|byte(field&7)<<3|byte(e.rm.n&7))
	}
	return -1, nil
}

// textReloc returns the relocation of the address a.
func (x *Coder) textReloc(a *textArg, relaxes, rex bool) (uint32, error) {
	uses := &x.t.Object.Uses
	got := func() uint32 {
		switch {
		case relaxes && rex:
			return uses.GOTRelaxEx
		case relaxes && (a.base >= 0 || a.index < 0):
			return uses.GOTRelax
		}
		return uses.GOT
	}
	r := uint32(0)
	switch a.mod {
	case "":
		switch {
		case a.ip:
			r = uses.PCRel
		case x.wide && a.small:
			r = uses.Addr32
		case x.wide:
			r = uses.Addr32S
		default:
			r = uses.Addr
		}
	case gas.GOTBase:
		if a.ip {
			r = uses.GOTBase
		}
	case "@GOTPCREL":
		if a.ip {
			r = got()
		}
	case "@GOT":
		if !x.wide {
			r = got()
		}
	case "@GOTOFF":
		if !x.wide {
			r = uses.GOTOff
		}
	case "@PLT":
		r = uses.PLT
	case "@TPOFF", "@NTPOFF":
		r = uses.TPOff
	case "@GOTTPOFF", "@GOTNTPOFF":
		r = uses.GOTTPOff
	case "@INDNTPOFF":
		r = uses.GOTTPOffAbs
	case "@DTPOFF":
		r = uses.DTPOff
	case "@TLSGD":
		r = uses.TLSGD
	case "@TLSLD", "@TLSLDM":
		r = uses.TLSLD
	}
	if r == 0 {
		return 0, fmt.Errorf("%s of an address is not supported here", a.mod)
	}
	return r, nil
}

// textAddress appends ModRM, SIB and displacement, and returns the number of the fix, or -1.
func (x *Coder) textAddress(c *gas.Context, in *gas.Instr, a *textArg, reg byte, reloc func() (uint32, error)) (at int, err error) {
	reg <<= 3
	disp, known := int64(0), a.e == nil
	if a.e != nil {
		disp, known = c.Const(a.e)
	}
	if known && (disp < -1<<31 || disp >= 1<<31 && (x.wide && !a.small || disp >= 1<<32)) {
		return -1, fmt.Errorf("the address %d is out of range", disp)
	}
	if known && disp >= 1<<31 {
		disp -= 1 << 32
	}
	mod := byte(0x80)
	wide := true // a displacement of 4 bytes
	switch {
	case a.base < 0:
		mod = 0
	case !known:
	case disp == 0 && a.base&7 != 5 && a.e == nil, disp == 0 && a.base&7 != 5:
		mod, wide = 0, false
	case disp == int64(int8(disp)):
		mod, wide = 0x40, false
	}
	switch {
	case a.base < 0 && a.index < 0:
		if x.wide && !a.ip {
			in.Code = append(in.Code, reg|4, 0x25)
		} else {
			in.Code = append(in.Code, reg|5)
		}
	case a.index >= 0 || a.base&7 == 4:
		index, scale, base := byte(4), byte(0), byte(5)
		if a.index >= 0 {
			index, scale = byte(a.index&7), byte(mathbits.TrailingZeros8(uint8(a.scale)))
		}
		if a.base >= 0 {
			base = byte(a.base & 7)
		}
		in.Code = append(in.Code, mod|reg|4, scale<<6|index<<3|base)
	default:
		in.Code = append(in.Code, mod|reg|byte(a.base&7))
	}
	switch {
	case !wide && mod == 0:
		return -1, nil
	case !wide:
		in.Code = append(in.Code, byte(disp))
		return -1, nil
	case known && a.mod == "":
		in.Code = append(in.Code, byte(disp), byte(disp>>8), byte(disp>>16), byte(disp>>24))
		return -1, nil
	}
	r, err := reloc()
	if err != nil {
		return -1, err
	}
	in.Fixes = append(in.Fixes, gas.Field{Off: len(in.Code), Size: 4, PCRel: a.ip, Reloc: r, E: a.e, Keep: a.mod != ""})
	in.Code = append(in.Code, 0, 0, 0, 0)
	return len(in.Fixes) - 1, nil
}

// textImm appends a number of an instruction.
func (x *Coder) textImm(c *gas.Context, in *gas.Instr, a *textArg, size int, r *textRow) error {
	v, known := c.Const(a.e)
	if known && a.mod == "" {
		for range size {
			in.Code = append(in.Code, byte(v))
			v >>= 8
		}
		return nil
	}
	uses := &x.t.Object.Uses
	reloc := uint32(0)
	switch {
	case a.mod == "@GOTOFF" && size == 4 && !x.wide:
		reloc = uses.GOTOff
	case a.mod == "@NTPOFF" && !x.wide, a.mod == "@TPOFF":
		reloc = uses.TPOff
	case a.mod != "":
		return fmt.Errorf("%s of a number is not supported", a.mod)
	case size == x.t.Layout.PtrBytes:
		reloc = uses.Addr
	case size == 4 && (r.rexW || r.opcode[0] == 0x68):
		reloc = uses.Addr32S
	case size == 4:
		reloc = uses.Addr32
	}
	in.Fixes = append(in.Fixes, gas.Field{Off: len(in.Code), Size: size, Reloc: reloc, E: a.e, Keep: a.mod != ""})
	in.Code = append(in.Code, make([]byte, size)...)
	return nil
}
