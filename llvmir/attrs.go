package llvmir

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"spillway/ir"
)

// attrs are the attributes of a group, a function or a call; only those that affect the code are kept.
type attrs struct {
	f      ir.FuncAttrs
	groups []uint64
	traced traced
}

// isFnAttr reports whether a word may occur among the attributes of a call without a group.
func isFnAttr(word []byte) bool {
	switch string(word) {
	case "noreturn", "nounwind", "returns_twice", "minsize", "optsize", "naked", "noredzone", "uwtable", "cold",
		"hot", "alignstack", "readnone", "readonly", "writeonly", "argmemonly", "inaccessiblememonly",
		"inaccessiblemem_or_argmemonly", "memory", "willreturn", "mustprogress", "nofree", "nosync", "norecurse",
		"noinline", "alwaysinline", "inlinehint", "builtin", "nobuiltin", "noduplicate", "convergent",
		"nocallback", "nomerge", "speculatable", "strictfp", "ssp", "sspreq", "sspstrong", "allocsize",
		"allockind", "allocptr", "nonlazybind", "null_pointer_is_valid", "optnone",
		"sanitize_address", "sanitize_memory", "sanitize_thread", "shadowcallstack", "safestack", "noprofile",
		"nocf_check", "jumptable", "vscale_range", "fn_ret_thunk_extern", "presplitcoroutine", "skipprofile",
		"optdebug", "disable_sanitizer_instrumentation", "nosanitize_bounds", "nosanitize_coverage",
		"hybrid_patchable", "nocreateundeforpoison", "nodivergencesource":
		return true
	}
	return false
}

// isParamAttr reports whether a word may occur between the type of an argument and its value.
func isParamAttr(word []byte) bool {
	switch string(word) {
	case "zeroext", "signext", "inreg", "byval", "byref", "preallocated", "inalloca", "sret", "elementtype",
		"align", "noalias", "nocapture", "captures", "nofree", "nest", "returned", "nonnull", "dereferenceable",
		"dereferenceable_or_null", "swiftself", "swiftasync", "swifterror", "immarg", "noundef", "nofpclass",
		"alignstack", "allocalign", "allocptr", "readnone", "readonly", "writeonly", "writable", "initializes",
		"dead_on_unwind", "dead_on_return", "range", "noext":
		return true
	}
	return false
}

// fnAttrs reads function attributes into a. If open, every word up to stop is taken as an attribute; otherwise only
// known ones.
func (p *parser) fnAttrs(a *attrs, open bool, stop func(word []byte) bool) {
	for {
		switch p.tok {
		case tAttrGroup:
			a.groups = append(a.groups, p.num)
			p.next()
		case tString:
			p.stringAttr(a)
		case tWord:
			if stop != nil && stop(p.text) || !open && !isFnAttr(p.text) {
				return
			}
			p.fnAttr(&a.f)
		default:
			return
		}
	}
}

// stringAttr reads "key" or "key"="value".
func (p *parser) stringAttr(a *attrs) {
	key := string(p.text)
	line, col := p.tokLine, p.col()
	p.next()
	value := ""
	if p.got('=') {
		value = p.stringToken()
	}
	switch key {
	case "frame-pointer":
		a.f.FramePointer = value == "all"
		a.f.FramePointerNonLeaf = value == "non-leaf"
	case "target-cpu":
		a.f.CPU = value
	case "target-features":
		if strings.HasSuffix(a.f.Features, softFloat) {
			value += softFloat
		}
		a.f.Features = value
	case "no-builtins", "no-builtin-bcmp":
		a.f.NoBuiltin = true
	case "disable-tail-calls":
		a.f.NoTailCalls = value == "true"
	case "no-jump-tables":
		a.f.NoJumpTables = value == "true"
	case "stackrealign":
		a.f.StackRealign = true
	case "interrupt":
		a.f.Interrupt = cmp.Or(value, "IRQ")
	case "use-soft-float":
		if value == "true" {
			a.f.Features += softFloat
		}
	default:
		p.instrumentation(a, key, value, line, col)
	}
}

// softFloat is the feature implied by "use-soft-float".
const softFloat = ",+soft-float"

// instrumentation applies an attribute that adds code at entries and returns or to the stack frame.
func (p *parser) instrumentation(a *attrs, key, value string, line, col int) {
	switch key {
	case "sign-return-address":
		i := slices.Index(ir.SignReturns[:], value)
		if i <= 0 {
			p.report(line, col, "unknown sign-return-address %q, use none, non-leaf or all", printable([]byte(value)))
			i = 0
		}
		a.f.SignReturn = ir.SignReturn(i)
	case "sign-return-address-key":
		a.f.SignKeyB = value == "b_key"
	case "split-stack":
		p.report(line, col, "split stacks are not supported, compile without -fsplit-stack")
	case "zero-call-used-regs":
		if value != "skip" {
			p.report(line, col, "zeroing of call-used registers is not supported, compile without -fzero-call-used-regs")
		}
	case "patchable-function-entry", "patchable-function-prefix":
		n, err := strconv.ParseInt(value, 10, 64)
		if err != nil || n < 0 || n > math.MaxUint16 {
			p.report(line, col, "%s %q is not a byte count, use 0 to %d", key, value, math.MaxUint16)
		} else if key == "patchable-function-entry" {
			a.f.PatchEntry = n
		} else {
			a.f.PatchPrefix = n
		}
	case "fentry-call":
		if value == "true" {
			p.report(line, col, "calls of __fentry__ are not supported, compile without -mfentry")
		}
	case "instrument-function-entry-inlined", "instrument-function-exit-inlined":
		if value != "" && tracer(value) == unknownTracer {
			p.report(line, col, "instrumentation calls of %s are not supported, use mcount or __cyg_profile_func_enter and _exit", printable([]byte(value)))
		} else if key == "instrument-function-entry-inlined" {
			a.traced.entry = value
		} else {
			a.traced.exit = value
		}
	case "function-instrument":
		if value == "xray-always" {
			p.report(line, col, "XRay instrumentation is not supported, compile without -fxray-instrument")
		}
	case "stack-protector-buffer-size":
		n, err := strconv.ParseInt(value, 0, 64)
		if err != nil || n < 0 {
			p.report(line, col, "stack-protector-buffer-size %q is not a byte count", value)
		}
		a.f.StackBuffer = max(n, 1)
	case "probe-stack":
		a.f.ProbeStack = value
	case "stack-probe-size":
		n, err := strconv.ParseInt(value, 0, 64)
		if err != nil || n < 0 || n > math.MaxInt32 {
			p.report(line, col, "stack-probe-size %q is not a byte count", value)
		}
		a.f.ProbeSize = max(n, 1)
	}
}

// fnAttr reads one attribute that is a word.
func (p *parser) fnAttr(a *ir.FuncAttrs) {
	switch string(p.text) {
	case "noreturn":
		a.NoReturn = true
	case "nounwind":
		a.NoUnwind = true
	case "nonlazybind":
		a.NonLazyBind = true
	case "returns_twice":
		a.ReturnsTwice = true
	case "minsize":
		a.MinSize = true
	case "optsize":
		a.OptSize = true
	case "naked":
		a.Naked = true
	case "noredzone":
		a.NoRedZone = true
	case "nocf_check":
		a.NoCFCheck = true
	case "nobuiltin":
		a.NoBuiltin = true
	case "optnone":
		a.OptNone = true
	case "ssp", "sspstrong", "sspreq":
		s, _ := ir.ParseStackProtector(string(p.text))
		a.StackProtector = max(a.StackProtector, s)
	case "noimplicitfloat":
		a.NoImplicitFloat = true
	case "speculative_load_hardening":
		p.report(p.tokLine, p.col(), "speculative load hardening is not supported, compile without -mspeculative-load-hardening")
	case "fn_ret_thunk_extern":
		p.report(p.tokLine, p.col(), "return thunks are not supported, compile without -mfunction-return=thunk-extern")
	case "uwtable":
		a.UWTable = true
	case "cold":
		a.Cold = true
	case "readnone":
		a.ReadNone = true
	case "readonly":
		a.ReadOnly = true
	case "memory":
		p.memoryAttr(a)
		return
	case "alignstack":
		a.AlignStack = p.alignAttr()
		return
	case "align":
		p.alignAttr()
		return
	}
	p.next()
	p.attrArgs()
}

// attrArgs skips the arguments of an attribute, if it has any.
func (p *parser) attrArgs() {
	if p.tok == '(' {
		p.skipBrackets()
	} else if p.got('=') {
		p.next()
	}
}

// memoryAttr reads memory(...).
func (p *parser) memoryAttr(a *ir.FuncAttrs) {
	p.next()
	m := p.here()
	p.expect('(')
	none, read := p.accept("none"), p.accept("read")
	if p.tok == ')' {
		a.ReadNone = a.ReadNone || none
		a.ReadOnly = a.ReadOnly || read
	}
	p.seek(m)
	p.skipBrackets()
}

// alignAttr reads align 8, align(8) or align=8, or alignstack likewise.
func (p *parser) alignAttr() int64 {
	p.next()
	if p.got('(') {
		n := p.alignment()
		p.expect(')')
		return n
	}
	p.got('=')
	return p.alignment()
}

// alignment reads a power of two.
func (p *parser) alignment() int64 {
	m := p.here()
	n := p.smallInt(1<<32 + 1)
	if n&(n-1) != 0 {
		p.seek(m)
		p.fail("alignment %d is not a power of two, use 1, 2, 4, 8, ...", n)
	}
	return n
}

// paramAttrs reads attributes of a parameter, argument or result. If open, every word is taken as an attribute;
// otherwise only known ones.
func (p *parser) paramAttrs(a *ir.ParamAttrs, open bool) {
	for {
		switch {
		case p.tok == tString:
			p.next()
			if p.got('=') {
				p.stringToken()
			}
		case p.tok == tWord && (open || isParamAttr(p.text)):
			p.paramAttr(a)
		default:
			return
		}
	}
}

// paramAttr reads one attribute that is a word.
func (p *parser) paramAttr(a *ir.ParamAttrs) {
	switch string(p.text) {
	case "zeroext":
		a.ZeroExt = true
	case "signext":
		a.SignExt = true
	case "inreg":
		a.InReg = true
	case "returned":
		a.Returned = true
	case "align":
		a.Align = p.alignAttr()
		return
	case "sret":
		a.SRet = true
	case "byval":
		a.ByVal = p.typeAttr(p.fieldType)
		return
	case "elementtype":
		a.Elem = p.typeAttr(p.typ) // the function type, for a callee in inline assembly
		return
	case "nest":
		a.Nest = true
	case "swiftself", "swifterror", "swiftasync":
		a.Swift = ir.Swift(slices.Index(ir.SwiftAttrs[:], string(p.text)))
	case "inalloca", "preallocated":
		p.fail("parameter attribute %s is not supported, rewrite the code without it", p.text)
	}
	p.next()
	p.attrArgs()
}

// typeAttr reads an attribute with a type, parsed by read.
func (p *parser) typeAttr(read func() *ir.Type) *ir.Type {
	name := string(p.text)
	if p.next(); p.tok != '(' {
		p.fail("%s needs its type, write %s(T)", name, name)
	}
	p.next()
	t := read()
	p.expect(')')
	return t
}

// attrGroup reads attributes #n = { ... }.
func (p *parser) attrGroup() {
	p.next()
	if p.tok != tAttrGroup {
		p.fail("expected the number of an attribute group but found %s, write attributes #0 = { ... }", p.found())
	}
	num := p.num
	p.next()
	p.expect('=')
	p.expect('{')
	a := &attrs{}
	p.fnAttrs(a, true, nil)
	p.expect('}')
	if p.names.groups[num] == nil {
		p.names.groups[num] = a
	} else {
		p.names.groups[num].merge(a)
	}
}

// merge adds the attributes of b to a.
func (a *attrs) merge(b *attrs) {
	f, g := &a.f, &b.f
	f.NoReturn = f.NoReturn || g.NoReturn
	f.NoUnwind = f.NoUnwind || g.NoUnwind
	f.ReturnsTwice = f.ReturnsTwice || g.ReturnsTwice
	f.MinSize = f.MinSize || g.MinSize
	f.OptSize = f.OptSize || g.OptSize
	f.Naked = f.Naked || g.Naked
	f.NoRedZone = f.NoRedZone || g.NoRedZone
	f.NoCFCheck = f.NoCFCheck || g.NoCFCheck
	f.NoBuiltin = f.NoBuiltin || g.NoBuiltin
	f.OptNone = f.OptNone || g.OptNone
	f.NoImplicitFloat = f.NoImplicitFloat || g.NoImplicitFloat
	f.UWTable = f.UWTable || g.UWTable
	f.Cold = f.Cold || g.Cold
	f.ReadNone = f.ReadNone || g.ReadNone
	f.ReadOnly = f.ReadOnly || g.ReadOnly
	f.FramePointer, f.FramePointerNonLeaf = f.FramePointer || g.FramePointer, f.FramePointerNonLeaf || g.FramePointerNonLeaf
	f.NoTailCalls, f.NoJumpTables = f.NoTailCalls || g.NoTailCalls, f.NoJumpTables || g.NoJumpTables
	f.AlignStack, f.StackRealign = max(f.AlignStack, g.AlignStack), f.StackRealign || g.StackRealign
	f.StackProtector = max(f.StackProtector, g.StackProtector)
	f.StackBuffer = cmp.Or(f.StackBuffer, g.StackBuffer)
	f.SignReturn, f.SignKeyB = cmp.Or(f.SignReturn, g.SignReturn), f.SignKeyB || g.SignKeyB
	f.PatchEntry, f.PatchPrefix = cmp.Or(f.PatchEntry, g.PatchEntry), cmp.Or(f.PatchPrefix, g.PatchPrefix)
	f.ProbeStack, f.ProbeSize = cmp.Or(f.ProbeStack, g.ProbeStack), cmp.Or(f.ProbeSize, g.ProbeSize)
	f.CPU, f.Features = cmp.Or(f.CPU, g.CPU), mergeFeatures(f.Features, g.Features)
	f.Interrupt = cmp.Or(f.Interrupt, g.Interrupt)
	a.traced.entry, a.traced.exit = cmp.Or(a.traced.entry, b.traced.entry), cmp.Or(a.traced.exit, b.traced.exit)
}

// mergeFeatures returns the features of a or else b, adjusted for "use-soft-float" in either.
func mergeFeatures(a, b string) string {
	features, soft := strings.CutSuffix(a, softFloat)
	if other, ok := strings.CutSuffix(b, softFloat); features == "" || ok {
		features, soft = cmp.Or(features, other), soft || ok
	}
	if soft {
		features += softFloat
	}
	return features
}

// withGroups returns a's function attributes and those of its groups. Unknown
// groups are empty, as in LLVM.
func (p *names) withGroups(a *attrs) *attrs {
	for _, n := range a.groups {
		if g := p.groups[n]; g != nil {
			a.merge(g)
		}
	}
	return a
}
