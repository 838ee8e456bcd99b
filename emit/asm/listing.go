package asm

import (
	"spillway/ir"
	"spillway/mach"
)

// A Listed instruction is an instruction's range of a function's text.
type Listed struct {
	Instr    *mach.Instr
	Block    mach.BlockID
	From, To int // in the text
}

// List is Func, and returns the range of each instruction in the text, in order.
func (p *Printer) List(f *mach.Func) (Text, []Listed) {
	t := &textStream{t: f.Target, opts: p.opts}
	t.start(f)
	l := &listing{textStream: t}
	new(funcWriter).write(f, l)
	return Text{Code: t.b, Pool: t.pool, Maps: t.maps}, l.list
}

// listing is a textStream that records the positions of instructions.
type listing struct {
	*textStream
	block mach.BlockID
	list  []Listed
}

// Block implements Stream.
func (l *listing) Block(b mach.BlockID) {
	l.block = b
	l.textStream.Block(b)
}

// Instr implements Stream.
func (l *listing) Instr(in *Instr) {
	from := len(l.b)
	l.textStream.Instr(in)
	instr := *in.Instr // it may be a fusion of two in the writer's scratch memory
	l.list = append(l.list, Listed{&instr, l.block, from, len(l.b)})
}

// Inline implements Stream.
func (l *listing) Inline(in *mach.Instr, a *ir.InlineAsm) {
	from := len(l.b)
	l.textStream.Inline(in, a)
	l.list = append(l.list, Listed{in, l.block, from, len(l.b)})
}
