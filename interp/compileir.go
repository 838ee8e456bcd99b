package interp

import (
	"fmt"

	"spillway/ir"
)

// compile compiles a function.
func (im *image) compile(fn *function) (*code, error) {
	if fn.mach != nil {
		return im.compileMach(fn.mach)
	}
	return im.compileIR(fn.ir)
}

// An irCompiler compiles an ir function to a code. In raw form parameters are words; in legal form (if the image has a
// target) they are in registers.
type irCompiler struct {
	emitter
	f     *ir.Func
	word  []int32 // by value: its first word, or -1
	legal *targetFrame
}

func (im *image) compileIR(f *ir.Func) (*code, error) {
	k := &irCompiler{f: f, word: make([]int32, f.NumValues())}
	k.im, k.c, k.next = im, &code{align: 1}, firstWord
	for i := range k.word {
		k.word[i] = -1
	}
	if im.target != nil {
		k.legal = newTargetFrame(im)
		k.legal.slots(k.c, irSlots(f))
		k.next += k.legal.size()
	} else {
		k.rawParams()
	}
	if k.next > maxWords {
		return nil, errTooLarge
	}
	if err := k.findLeaves(); err != nil {
		return nil, err
	}
	for range f.NumBlocks() {
		k.newLabel()
	}
	if k.legal != nil {
		k.legalParams()
	}
	for _, b := range f.Blocks {
		k.bind(int32(b.ID))
		if err := k.block(b); err != nil {
			return nil, err
		}
	}
	if err := k.finish(); err != nil {
		return nil, err
	}
	return k.c, nil
}

// rawParams assigns words to the parameters.
func (k *irCompiler) rawParams() {
	c := k.c
	c.variadic = k.f.Type.Variadic
	for i, p := range k.f.Params {
		k.word[p.ID] = k.newWords(p.Type)
		if k.next > maxWords {
			return
		}
		words := wordsOf(p.Type)
		c.params += words
		switch byVal := i < len(k.f.ParamAttrs) && k.f.ParamAttrs[i].ByVal != nil; {
		case byVal:
		case p.Type == ir.F80: // in memory
		case p.Type.IsFloating() || p.Type.IsVector():
			c.fixed[1]++
		case c.fixed[0]+words <= 6:
			c.fixed[0] += words
		}
	}
}

func (k *irCompiler) newWords(t *ir.Type) int32 { return k.emitter.word(wordsOf(t)) }

// legalParams copies the parameters from their registers.
func (k *irCompiler) legalParams() {
	for i, p := range k.f.Params {
		k.here = origin{value: p}
		if k.word[p.ID] < 0 {
			k.word[p.ID] = k.newWords(p.Type)
		}
		k.legal.get(&k.emitter, k.word[p.ID], k.f.ParamRegs[i], p.Type)
	}
}

// findLeaves assigns words to constants and to the values of blocks.
func (k *irCompiler) findLeaves() error {
	k.c.constStart = k.next
	for _, b := range k.f.Blocks {
		for _, v := range b.Values {
			for _, a := range v.Args {
				if !a.Op.IsLeaf() || k.word[a.ID] >= 0 || a.Op == ir.OpArg {
					continue
				}
				k.word[a.ID] = k.newWords(a.Type)
				if k.next > maxWords {
					return errTooLarge
				}
				if err := k.leaf(a); err != nil {
					return err
				}
			}
		}
	}
	for _, b := range k.f.Blocks {
		for _, v := range b.Values {
			k.word[v.ID] = k.newWords(v.Type)
			if k.next > maxWords {
				return errTooLarge
			}
		}
	}
	return nil
}

// leaf appends the words of the constant v.
func (k *irCompiler) leaf(v *ir.Value) error {
	at := len(k.c.consts)
	for range wordsOf(v.Type) {
		k.c.consts = append(k.c.consts, 0)
	}
	words := k.c.consts[at:]
	switch v.Op {
	case ir.OpVector:
		copy(words, v.Lanes())
	case ir.OpConst:
		if v.Type.IsVector() { // of a legal program
			words[0] = uint64(v.Imm)
			for i := range words[1:] {
				words[1+i] = uint64(v.Imm >> 63)
			}
			return nil
		}
		words[0] = uint64(v.Imm)
		if len(words) > 2 {
			copy(words, v.Words())
		} else if len(words) == 2 {
			copy(words, v.Words())
		} else {
			words[0] &= maskOf(v.Type)
		}
	case ir.OpUndef:
		for _, s := range scalarsOf(nil, k.im.layout, v.Type, 0, 0) {
			fillJunk(words[s.word:], s.typ)
		}
	case ir.OpSym:
		if off, ok := k.im.tlsOff[v.Sym]; ok {
			k.c.tls = append(k.c.tls, tlsWord{k.word[v.ID], off + uint64(v.Imm)})
			return nil
		}
		addr, err := k.im.address(v.Sym)
		words[0] = addr + uint64(v.Imm)
		return err
	case ir.OpThreadPtr:
		k.c.tls = append(k.c.tls, tlsWord{k.word[v.ID], 0})
	case ir.OpBlockAddr:
		addr, err := k.im.blockAddr(v.Sym, v.Target())
		words[0] = addr
		return err
	}
	return nil
}

// fillJunk sets words, of scalar or vector type t, to junk.
func fillJunk(words []uint64, t *ir.Type) {
	if !t.IsVector() {
		words[0] = junk & maskOf(t)
		return
	}
	w := ir.LaneBits(t.Elem)
	for i := range int(t.Len) {
		ir.SetLane(words, i, w, ir.U128{Lo: junk, Hi: junk})
	}
}

// block emits the values of b; the phis are assigned on the edges.
func (k *irCompiler) block(b *ir.Block) error {
	for _, v := range b.Values {
		if v.Op == ir.OpPhi {
			continue
		}
		k.here, k.cost = origin{value: v, block: int32(b.ID)}, 1
		n := len(k.c.insts)
		if v.Op.IsTerminator() {
			if err := k.terminator(b, v); err != nil {
				return err
			}
			return nil
		}
		if err := k.value(v); err != nil {
			return fmt.Errorf("%s: %w", k.here, err)
		}
		if len(k.c.insts) == n {
			k.op(opNop, 0, 0, 0, 0, 0)
		}
	}
	return fmt.Errorf("block %d has no terminator", b.ID)
}
