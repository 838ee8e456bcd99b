package encode

import (
	"fmt"

	"spillway/emit/asm"
	"spillway/ir"
	"spillway/mach"
)

// List returns the machine code of f, which is at stage Framed, and the byte range of each instruction in it, in the
// order of asm.Printer.List. Fields filled in by the linker are 0.
func List(e *Encoder, f *mach.Func) (code []byte, at [][2]int64, err error) {
	b := new(funcBuilder)
	b.reset(e, f)
	l := &listing{funcBuilder: b}
	asm.Func(f, l)
	if b.err != nil {
		return nil, nil, fmt.Errorf("function @%s: %w", f.Name, b.err)
	}
	at = make([][2]int64, len(l.at))
	for i, x := range l.at {
		at[i] = [2]int64{b.rel.final(x[0]), b.rel.final(x[1])}
	}
	return b.pieces[b.first].data, at, nil
}

// listing is a funcBuilder that records the positions of instructions.
type listing struct {
	*funcBuilder
	at [][2]pos
}

// Instr implements asm.Stream.
func (l *listing) Instr(in *asm.Instr) {
	from := l.pos()
	l.funcBuilder.Instr(in)
	l.at = append(l.at, [2]pos{from, l.pos()})
}

// Inline implements asm.Stream.
func (l *listing) Inline(in *mach.Instr, a *ir.InlineAsm) {
	from := l.pos()
	l.funcBuilder.Inline(in, a)
	l.at = append(l.at, [2]pos{from, l.pos()})
}
