package arm

import (
	"strings"

	"spillway/target"
)

// barrier is what orders accesses: an instruction of ARMv7, and before that an operation of the system's coprocessor, which takes a register
// that is zero.
func barrier(features target.Features, zero string) string {
	if features&V7 != 0 {
		return "dmb ish"
	}
	return "mov {" + zero + "}, #0; mcr p15, #0, {" + zero + "}, c7, c10, #5"
}

// An Ordering says where operations of an order have barriers.
type Ordering struct {
	Name          string
	Before, After bool
}

// Orderings are those of read-modify-write operations.
var Orderings = []Ordering{{"monotonic", false, false}, {"acquire", false, true}, {"release", true, false}, {"seqcst", true, true}}

// atomics returns ordered accesses, read-modify-write operations and compare-and-exchange, by exclusive pairs.
func atomics(features target.Features) (rows []target.Row) {
	temp := ""
	if features&V7 == 0 {
		temp = " z:i32!"
	}
	before, after := barrier(features, "z")+"; ", "; "+barrier(features, "z")
	for _, o := range Orderings {
		first, last, scratch := "", "", ""
		if o.Before {
			first, scratch = before, temp
		}
		if o.After {
			last, scratch = after, temp
		}
		rows = append(rows, exchanges(o.Name, first, last, scratch)...)
	}
	for _, w := range widths {
		suffix := w.suffix()
		rows = append(rows, with(at(w,
			target.Row{Name: "load$w.acquire", Pattern: "d:$T = (load.$T!seqcst m)", Constraints: w.reach() + temp, Cycles: 8, Asm: "ldrS {d}, {m}" + after},
			target.Row{Name: "store$w.release", Pattern: "(store.$T!release v m)", Constraints: w.reach() + temp, Cycles: 8, Asm: before + "strS {v}, {m}"},
			target.Row{Name: "store$w.ordered", Pattern: "(store.$T!seqcst v m)", Constraints: w.reach() + temp, Cycles: 8, Asm: before + "strS {v}, {m}" + after}),
			"rS ", "r"+suffix+" ")...)
	}
	temp = strings.TrimSpace(temp)
	return append(rows,
		target.Row{Name: "load1.acquire", Pattern: "d:i1 = (load.i1!seqcst m)", Constraints: temp, Cycles: 8, Asm: "ldrb {d}, {m}" + after},
		target.Row{Name: "store1.release", Pattern: "(store.i1!seqcst v m)", Constraints: temp, Cycles: 8, Asm: before + "strb {v}, {m}" + after},
		target.Row{Name: "fence", Pattern: "(fence!seqcst)", Constraints: temp, Cycles: 30, Asm: barrier(features, "z")})
}

// exchanges returns read-modify-write operations and compare-and-exchange of an order, with what is before and after them and a
// register for that.
func exchanges(order, before, after, temp string) (rows []target.Row) {
	for _, w := range widths {
		var needs target.Features
		if w < 32 {
			needs = V6K
		}
		suffix := w.suffix()
		var list []target.Row
		for _, op := range []struct{ name, compute string }{
			{"xchg", ""}, {"add", "add {t}, {d}, {v}; "}, {"sub", "sub {t}, {d}, {v}; "}, {"and", "and {t}, {d}, {v}; "},
			{"or", "orr {t}, {d}, {v}; "}, {"xor", "eor {t}, {d}, {v}; "}, {"nand", "and {t}, {d}, {v}; mvn {t}, {t}; "},
		} {
			value, constraints := "t", "d! v~ t:i32! s:i32!"
			if op.name == "xchg" {
				value, constraints = "v", "d! v~ s:i32!"
			}
			list = append(list, with([]target.Row{{Name: "rmw.OP$w." + order, Pattern: "d:$T = (atomicrmw.$T!" + order + " OP m v)", Constraints: "m+none*0 " + constraints + temp, Cycles: 20, Needs: needs,
				Asm: before + "L0:; ldrexS {d}, {m}; " + op.compute + "strexS {s}, {" + value + "}, {m}; cmp {s}, #0; bne {L0}" + after}}, "OP", op.name)...)
		}
		compare := "cmp {d}, {e}; "
		if w < 32 {
			compare = "uxtS {o}, {e}; cmp {d}, {o}; "
		}
		list = append(list, target.Row{Name: "cmpxchg$w." + order, Pattern: "d:$T, o:i1 = (cmpxchg.$T!" + order + " m e n)", Constraints: "m+none*0 d! o! e~ n~" + temp, Cycles: 20, Needs: needs,
			Asm: before + "L0:; ldrexS {d}, {m}; " + compare + "bne {L1}; strexS {o}, {n}, {m}; cmp {o}, #0; bne {L0}; L1:; moveq {o}, #1; movne {o}, #0" + after})
		rows = append(rows, with(at(w, list...), "rS ", "r"+suffix+" ", "exS ", "ex"+suffix+" ", "tS ", "t"+suffix+" ")...)
	}
	return append(rows,
		target.Row{Name: "cmpxchg64." + order, Pattern: "d:i32, h:i32, o:i1 = (cmpxchg.wide.i32!" + order + " m a b n p)", Cycles: 24, Needs: V6K,
			Constraints: "m+none*0 d@r0! h@r1! n@r2~ p@r3~ a~ b~ o!" + temp,
			Asm:         before + "L0:; ldrexd {d}, {h}, {m}; cmp {d}, {a}; cmpeq {h}, {b}; bne {L1}; strexd {o}, {n}, {p}, {m}; cmp {o}, #0; bne {L0}; L1:; moveq {o}, #1; movne {o}, #0" + after})
}
