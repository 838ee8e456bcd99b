package live

import (
	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// deadParams finds dead parameters: those read only by edges to dead parameters.
type deadParams struct {
	dead  []bool  // by position in Params
	at    []int32 // by register: its position in Params plus one, or 0
	block []int32 // parallel to Params: the block that has it
	work  []int32
}

// DeadParams reports for each position in p.Params whether the parameter is dead, transitively: no instruction reads
// its value. f is the flow graph of p. Linear in operands and arguments.
func (ws *Workspace) DeadParams(p *regalloc.Problem, f *cfg.Flow) []bool {
	d := &ws.params
	d.dead, d.block = scratch.Filled(d.dead, len(p.Params), true), scratch.Sized(d.block, len(p.Params))
	d.at, d.work = scratch.Zeroed(d.at, len(p.VRegs)), d.work[:0]
	for b := range p.Blocks {
		r := p.Blocks[b].Params
		for n := r[0]; n < r[1]; n++ {
			d.at[p.Params[n]], d.block[n] = n+1, int32(b)
		}
	}
	for k := range p.Operands {
		if o := &p.Operands[k]; o.Role != regalloc.Def {
			d.use(o.VReg)
		}
	}
	for len(d.work) > 0 {
		n := d.work[len(d.work)-1]
		d.work = d.work[:len(d.work)-1]
		b := d.block[n]
		for k := f.PredStart[b]; k < f.PredStart[b+1]; k++ {
			from := f.Preds[k]
			e := p.Blocks[from].Succs[0] + regalloc.EdgeID(f.PredEdge[k]-f.SuccStart[from])
			d.use(p.EdgeArgs(e)[n-p.Blocks[b].Params[0]])
		}
	}
	return d.dead
}

// use records a use of v.
func (d *deadParams) use(v regalloc.VReg) {
	if n := d.at[v] - 1; n >= 0 && d.dead[n] {
		d.dead[n] = false
		d.work = append(d.work, n)
	}
}
