package ops

import (
	"bytes"
	"context"
	"debug/elf"
	"errors"
	"fmt"
	"maps"
	"os/exec"
	"strings"

	"spillway"
	"spillway/internal/report"
	"spillway/lab/internal/piece"
	"spillway/lab/internal/store"
	"spillway/regalloc"
)

func init() {
	piece.Register("llc", piece.Op{Revision: 1, Do: llc})
	piece.Register("spill-code", piece.Op{Revision: 1, Do: spillCode})
}

// LLCAllocators are the flags of llc's register allocators by name.
var LLCAllocators = map[string][]string{
	"fast":   {"-regalloc=fast", "-optimize-regalloc=false"},
	"basic":  {"-regalloc=basic"},
	"greedy": {"-regalloc=greedy"},
	"pbqp":   {"-regalloc=pbqp"},
}

// SpillCode is what a register allocator inserted into a module's code.
type SpillCode struct {
	Functions int     `json:"functions"`
	Spilling  int     `json:"spilling"` // of them, those with spill code
	Accesses  int     `json:"accesses"` // loads and stores of spill slots, as comments in the text mark them
	Copies    int     `json:"copies"`   // between registers, in the text
	Bytes     int     `json:"bytes"`    // of functions, without padding between them
	Executed  float64 `json:"executed"` // ours alone: loads and stores of spill slots, estimated, for a call of each function
}

// marked counts the marks in assembly text.
func (x *SpillCode) marked(text string) {
	s := report.ParseSpillCode(text)
	x.Functions, x.Spilling, x.Accesses, x.Copies = len(s.Functions), s.Spilling(), s.Accesses(), report.CountCopies(text)
}

// llc compiles a module with llc and returns SpillCode.
func llc(ctx context.Context, s *store.Store, p *piece.Piece) (any, error) {
	flags, ok := LLCAllocators[p.Args["allocator"]]
	if !ok {
		return nil, fmt.Errorf("llc has no allocator %q", p.Args["allocator"])
	}
	text, err := s.Get(ctx, p.Inputs[0])
	if err != nil {
		return nil, err
	}
	run := func(kind string) ([]byte, error) {
		args := append([]string{"-O2", "-relocation-model=pic", "-filetype=" + kind, "-o", "-", "-"}, flags...)
		cmd := exec.CommandContext(ctx, p.Args["program"], args...)
		cmd.Stdin = bytes.NewReader(text)
		out, err := cmd.Output()
		var failed *exec.ExitError
		if errors.As(err, &failed) {
			err = fmt.Errorf("%w: %.200s", err, strings.TrimSpace(string(failed.Stderr)))
		}
		return out, err
	}
	x := &SpillCode{}
	asm, err := run("asm")
	if err != nil {
		return nil, err
	}
	x.marked(string(asm))
	obj, err := run("obj")
	if err != nil {
		return nil, err
	}
	x.Bytes, err = functionBytes(obj)
	return x, err
}

// functionBytes returns the length of the functions in an object. Functions with the same code may have several names.
func functionBytes(object []byte) (n int, err error) {
	f, err := elf.NewFile(bytes.NewReader(object))
	if err != nil {
		return 0, err
	}
	symbols, err := f.Symbols()
	if err != nil {
		return 0, err
	}
	type place struct {
		section elf.SectionIndex
		at      uint64
	}
	longest := map[place]uint64{}
	for _, s := range symbols {
		if elf.ST_TYPE(s.Info) == elf.STT_FUNC && s.Section != elf.SHN_UNDEF {
			at := place{s.Section, s.Value}
			longest[at] = max(longest[at], s.Size)
		}
	}
	for size := range maps.Values(longest) {
		n += int(size)
	}
	return n, nil
}

// spillCode compiles a module with one of our allocators and returns SpillCode.
func spillCode(ctx context.Context, s *store.Store, p *piece.Piece) (any, error) {
	m, opts, err := load(ctx, s, p)
	if err != nil {
		return nil, err
	}
	if opts.Allocator, err = Allocator(p.Args["allocator"]); err != nil {
		return nil, err
	}
	if opts.Budget.Iterations, err = number(p, "iterations"); err != nil {
		return nil, err
	}
	x := &SpillCode{}
	opts.Comment = true
	opts.Observe = func(q *regalloc.Problem, r *regalloc.Result) {
		c := regalloc.Costs(q, r)
		x.Executed += c.LoadFreq + c.StoreFreq
	}
	out, err := spillway.Compile(ctx, m, opts)
	if err != nil {
		return nil, err
	}
	x.marked(string(out.Assembly))
	for i := range out.Stats {
		x.Bytes += out.Stats[i].Bytes
	}
	return x, nil
}
