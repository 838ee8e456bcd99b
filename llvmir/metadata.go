package llvmir

import (
	"strconv"

	"spillway/ir"
)

// metadataEntity reads !name = ... or !12 = ... and keeps what affects the code: branch weights and PIC levels.
func (p *parser) metadataEntity() {
	numbered := p.number(p.text)
	num := p.num
	units := p.m.Debug != nil && string(p.text) == "llvm.dbg.cu"
	p.next()
	p.expect('=')
	switch {
	case units:
		mark := len(p.meta.diFields)
		p.debugBody()
		for _, f := range p.meta.diFields[mark:] {
			if f.Form == ir.DebugRef {
				p.m.Debug.Units = append(p.m.Debug.Units, ir.DebugID(f.Value))
			}
		}
		p.meta.diFields = p.meta.diFields[:mark]
		return
	case numbered && p.m.Debug != nil:
		p.debugEntity(num)
		return
	}
	p.accept("distinct")
	if p.tok == '!' && p.src[p.tokPos] == '!' {
		p.next()
		if p.tok != '{' {
			p.fail("expected metadata but found %s, write !{ ... }", p.found())
		}
		if numbered {
			p.node(num)
			return
		}
	} else if p.tok == tMeta {
		p.next()
	}
	if p.tok == '{' || p.tok == '(' {
		p.skipBrackets()
		return
	}
	p.fail("expected metadata but found %s, write !{ ... }", p.found())
}

// node reads the elements of !{ ... } if they are strings and integers, as in branch weights, module flags and
// function types, and skips it otherwise.
func (p *parser) node(num uint64) {
	m := p.here()
	p.next()
	var texts []string
	var numbers []uint64
	for p.tok != '}' {
		switch p.tok {
		case '!':
			p.next()
			if p.tok != tString {
				p.seek(m)
				p.skipBrackets()
				return
			}
			texts = append(texts, string(p.text))
			p.next()
		case tIntType:
			bits := p.num
			p.next()
			n, err := strconv.ParseUint(string(p.text), 10, 64)
			if err != nil { // LLVM prints all numbers as signed, even weights above 1<<31
				var signed int64
				signed, err = strconv.ParseInt(string(p.text), 10, 64)
				n = uint64(signed) & (1<<min(bits, 64) - 1)
			}
			if p.tok != tInt || err != nil {
				p.seek(m)
				p.skipBrackets()
				return
			}
			numbers = append(numbers, n)
			p.next()
		default:
			p.seek(m)
			p.skipBrackets()
			return
		}
		if p.tok != '}' && !p.got(',') {
			p.seek(m)
			p.skipBrackets()
			return
		}
	}
	p.keepNode(num, texts, numbers)
	p.next()
}

// maxStackAlign is LLVM's maximum stack alignment of functions.
const maxStackAlign = 256

// keepNode keeps a node, whose end has just been read, if it affects the code.
func (p *parser) keepNode(num uint64, texts []string, numbers []uint64) {
	switch {
	case len(texts) == 0:
		if len(numbers) == 1 || len(numbers) == 2 {
			if p.meta.numberNodes == nil {
				p.meta.numberNodes = make(map[uint64][]uint64)
			}
			p.meta.numberNodes[num] = numbers
		}
	case len(texts) == 1 && len(numbers) == 0:
		if p.meta.texts == nil {
			p.meta.texts = make(map[uint64]string)
		}
		p.meta.texts[num] = texts[0]
	case texts[0] == "branch_weights":
		p.meta.profs[num] = numbers
	case len(numbers) == 2 && texts[0] == "PIC Level":
		p.m.Flags.PICLevel = int(numbers[1] & 3)
	case len(numbers) == 2 && texts[0] == "PIE Level":
		p.m.Flags.PIELevel = int(numbers[1] & 3)
	case len(numbers) == 2 && (texts[0] == "cf-protection-branch" || texts[0] == "branch-target-enforcement"):
		p.m.Flags.CFBranch = numbers[1] != 0
	case len(numbers) == 2 && (texts[0] == "cf-protection-return" || texts[0] == "sign-return-address"):
		p.m.Flags.CFReturn = numbers[1] != 0
	case len(numbers) == 2 && texts[0] == "sign-return-address-all":
		p.m.Flags.SignAll = numbers[1] != 0
	case len(numbers) == 2 && texts[0] == "sign-return-address-with-bkey":
		p.m.Flags.SignKeyB = numbers[1] != 0
	case len(numbers) == 2 && texts[0] == "override-stack-alignment":
		n := numbers[1]
		if n&(n-1) != 0 || n > maxStackAlign {
			p.report(p.tokLine, p.col(), "stack alignment %d is not a power of two up to %d, use 4, 8, 16, ...", n, maxStackAlign)
			return
		}
		p.m.Flags.StackAlign = int64(n)
	case len(numbers) == 2 && texts[0] == "stack-protector-guard-offset":
		off := int64(int32(numbers[1]))
		p.m.Flags.StackGuard.Offset = &off
	case len(texts) == 2 && texts[0] == "stack-protector-guard":
		p.m.Flags.StackGuard.Kind = texts[1]
	case len(texts) == 2 && texts[0] == "stack-protector-guard-reg":
		p.m.Flags.StackGuard.Register = texts[1]
	case len(texts) == 2 && texts[0] == "stack-protector-guard-symbol":
		p.m.Flags.StackGuard.Symbol = texts[1]
	}
}

// attachment reads !kind !12 or !kind !{...}; it returns the branch weights if it attaches some.
func (p *parser) attachment() []uint64 {
	prof := string(p.text) == "prof"
	p.next()
	return p.metadataRef(prof)
}

// debugAttachment reads !kind !12 or !kind !{...} and returns the node number if it is a !dbg attachment, or 0.
func (p *parser) debugAttachment() ir.DebugID {
	if p.m.Debug == nil || string(p.text) != "dbg" {
		p.attachment()
		return 0
	}
	p.next()
	return p.debugRef()
}

// metadataRef reads a metadata operand: !12, !{...}, !"...", !DIExpression(...).
func (p *parser) metadataRef(prof bool) []uint64 {
	p.accept("distinct")
	switch p.tok {
	case tMeta:
		var weights []uint64
		if prof && p.number(p.text) {
			weights = p.meta.profs[p.num]
		}
		p.next()
		if p.tok == '(' {
			p.skipBrackets()
		}
		return weights
	case '!':
		p.next()
		if p.tok == '{' {
			p.skipBrackets()
			return nil
		}
		if p.tok == tString {
			p.next()
			return nil
		}
	}
	p.fail("expected metadata but found %s, write !12 or !{ ... }", p.found())
	return nil
}

// located sets the location of the current instruction, or of the record that a call was.
func (p *parser) located(loc ir.DebugID) {
	fn := p.fn
	d := fn.f.Debug
	if n := len(d.Records) - 1; fn.isRecord && n >= 0 {
		d.Records[n].Loc = loc
		return
	}
	for len(d.Locs) < int(fn.pos) {
		d.Locs = append(d.Locs, 0)
	}
	d.Locs[fn.pos-1] = loc
}

// trailing reads the metadata attachments after an instruction; the comma
// before the first is the current token. It returns branch weights.
func (p *parser) trailing() (weights []uint64) {
	for p.tok == ',' {
		p.next()
		if p.tok != tMeta {
			p.fail("expected metadata after the comma but found %s, remove it", p.found())
		}
		if p.fn.f.Debug != nil {
			switch string(p.text) {
			case "dbg":
				p.next()
				p.located(p.debugRef())
				continue
			case "DIAssignID":
				p.next()
				p.fn.assigns = append(p.fn.assigns, p.debugRef())
				continue
			}
		}
		if p.fn.coroutine && string(p.text) == "coro.outside.frame" {
			p.outsideFrame()
		}
		if w := p.attachment(); w != nil {
			weights = w
		}
	}
	return weights
}
