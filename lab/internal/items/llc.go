package items

import (
	"fmt"
	"math"
	"strconv"

	"spillway/lab/internal/ops"
	"spillway/lab/internal/piece"
	"spillway/lab/internal/report"
)

// llcProgram is the llc of comparisons, in a fixed version.
const llcProgram = "llc-19"

// A contender is an allocator of either compiler.
type contender struct {
	name, op, allocator string
	iterations          bool // as many as the scale has
}

// contenders are llc's allocators, the one that they are compared with first, and ours, the progressive one last.
var contenders = []contender{
	{"llc greedy", "llc", "greedy", false}, {"llc basic", "llc", "basic", false}, {"llc pbqp", "llc", "pbqp", false}, {"llc fast", "llc", "fast", false},
	{"linear", "spill-code", "linear", false}, {"hybrid", "spill-code", "hybrid", false}, {"netflow", "spill-code", "netflow", true},
}

func (l *Lab) contend(c *contender) []piece.Piece {
	args := map[string]string{"allocator": c.allocator}
	if c.op == "llc" {
		args["program"] = llcProgram
	}
	if c.iterations {
		args["iterations"] = strconv.Itoa(l.Scale.Iterations)
	}
	return l.onModules(c.op, nil, args)
}

func planLLC(l *Lab, add adder) {
	for i := range contenders {
		add(l.contend(&contenders[i])...)
	}
}

// thesisAgainstLLVM are the thesis' figures after 1000 iterations, in percent of bytes.
var thesisAgainstLLVM = map[string]float64{"i386": 5.48, "amd64": 3.18, "arm": 2.12, "thumb": 4.95}

func againstLLC(r *Reader, s *report.Section) {
	lists := make([][]piece.Piece, len(contenders))
	for k := range contenders {
		lists[k] = r.contend(&contenders[k])
	}
	holds, of := 0, 0
	for _, g := range goals {
		t := report.Table{Title: "Metric " + g.metric + ", -" + g.level, Header: []string{"machine", "modules", "functions", "allocator", "functions with spill code", "accesses in code", "fewer than greedy %", "copies", "bytes", "fewer than greedy %", "executed accesses, estimated"}}
		for _, target := range r.Targets {
			sums, modules := r.contest(lists, target, g.level)
			if modules == 0 {
				continue
			}
			greedy, last := &sums[0], &sums[len(sums)-1]
			for k := range sums {
				x, executed := &sums[k], ""
				if contenders[k].op != "llc" {
					executed = fmt.Sprint(math.Round(x.Executed))
				}
				t.Row(target, modules, x.Functions, contenders[k].name, x.Spilling, x.Accesses, improvement(float64(greedy.Accesses), float64(x.Accesses)), x.Copies,
					x.Bytes, improvement(float64(greedy.Bytes), float64(x.Bytes)), executed)
			}
			smaller := improvement(float64(greedy.Bytes), float64(last.Bytes))
			if paper, ok := thesisAgainstLLVM[target]; ok && g.metric == "size" {
				s.Claims = append(s.Claims, report.Claim{What: fmt.Sprintf("%s, bytes, thesis against linear scan, here netflow after %d iterations against greedy", target, r.Scale.Iterations), Paper: paper, Ours: smaller, Unit: "%"})
			}
			if of++; smaller > 0 && (g.metric == "size" || last.Accesses <= greedy.Accesses) {
				holds++
			}
		}
		s.Tables = append(s.Tables, t)
	}
	verdict(s, holds, of, "Code is smaller than with llc's greedy allocator, and under speed has no more spill code. Everything else of the two compilers differs, too, so that bytes are not the allocators' alone; functions count outlined ones.",
		"code is larger than with llc's greedy allocator, or, under speed, has more spill code; under that metric what is executed seldom may be spilled more often.")
}

// contest adds up what contenders make of the modules of a machine and level that all of them compile.
func (r *Reader) contest(lists [][]piece.Piece, target, level string) (sums []ops.SpillCode, modules int) {
	sums = make([]ops.SpillCode, len(lists))
	for i := range lists[0] {
		if a := lists[0][i].Args; a["target"] != target || "O"+a["level"] != level {
			continue
		}
		made, all := make([]ops.SpillCode, len(lists)), true
		for k := range lists {
			_, ok := r.Read(&lists[k][i], &made[k])
			all = all && ok
		}
		if !all {
			continue
		}
		modules++
		for k := range made {
			sums[k].Functions += made[k].Functions
			sums[k].Spilling += made[k].Spilling
			sums[k].Accesses += made[k].Accesses
			sums[k].Copies += made[k].Copies
			sums[k].Bytes += made[k].Bytes
			sums[k].Executed += made[k].Executed
		}
	}
	return sums, modules
}
