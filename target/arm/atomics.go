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

// atomics returns ordered accesses, read-modify-write operations and compare-and-exchange, by exclusive pairs: all of them
// acquire and release.
func atomics(features target.Features) (rows []target.Row) {
	old := features&V7 == 0
	temp := func(name string) string {
		if old {
			return " " + name + ":i32!"
		}
		return ""
	}
	for _, w := range widths {
		var needs target.Features
		if w < 32 {
			needs = V6K
		}
		suffix := w.suffix()
		before, after := barrier(features, "z")+"; ", "; "+barrier(features, "z")
		list := []target.Row{
			{Name: "load$w.acquire", Pattern: "d:$T = (load.$T!seqcst m)", Constraints: w.reach() + temp("z"), Cycles: 8, Asm: "ldrS {d}, {m}" + after},
			{Name: "store$w.release", Pattern: "(store.$T!seqcst v m)", Constraints: w.reach() + temp("z"), Cycles: 8, Asm: before + "strS {v}, {m}" + after},
		}
		for _, op := range []struct{ name, compute string }{
			{"xchg", ""}, {"add", "add {t}, {d}, {v}; "}, {"sub", "sub {t}, {d}, {v}; "}, {"and", "and {t}, {d}, {v}; "},
			{"or", "orr {t}, {d}, {v}; "}, {"xor", "eor {t}, {d}, {v}; "}, {"nand", "and {t}, {d}, {v}; mvn {t}, {t}; "},
		} {
			value, constraints := "t", "d! v~ t:i32! s:i32!"
			if op.name == "xchg" {
				value, constraints = "v", "d! v~ s:i32!"
			}
			list = append(list, with([]target.Row{{Name: "rmw.OP$w", Pattern: "d:$T = (atomicrmw.$T!seqcst OP m v)", Constraints: "m+none*0 " + constraints + temp("z"), Cycles: 20, Needs: needs,
				Asm: before + "L0:; ldrexS {d}, {m}; " + op.compute + "strexS {s}, {" + value + "}, {m}; cmp {s}, #0; bne {L0}" + after}}, "OP", op.name)...)
		}
		compare := "cmp {d}, {e}; "
		if w < 32 {
			compare = "uxtS {o}, {e}; cmp {d}, {o}; "
		}
		list = append(list, target.Row{Name: "cmpxchg$w", Pattern: "d:$T, o:i1 = (cmpxchg.$T!seqcst m e n)", Constraints: "m+none*0 d! o! e~ n~" + temp("z"), Cycles: 20, Needs: needs,
			Asm: before + "L0:; ldrexS {d}, {m}; " + compare + "bne {L1}; strexS {o}, {n}, {m}; cmp {o}, #0; bne {L0}; L1:; moveq {o}, #1; movne {o}, #0" + after})
		rows = append(rows, with(at(w, list...), "rS ", "r"+suffix+" ", "exS ", "ex"+suffix+" ", "tS ", "t"+suffix+" ")...)
	}
	before, after := barrier(features, "z")+"; ", "; "+barrier(features, "z")
	return append(rows,
		target.Row{Name: "cmpxchg64", Pattern: "d:i32, h:i32, o:i1 = (cmpxchg.wide.i32!seqcst m a b n p)", Cycles: 24, Needs: V6K,
			Constraints: "m+none*0 d@r0! h@r1! n@r2~ p@r3~ a~ b~ o!" + temp("z"),
			Asm:         before + "L0:; ldrexd {d}, {h}, {m}; cmp {d}, {a}; cmpeq {h}, {b}; bne {L1}; strexd {o}, {n}, {p}, {m}; cmp {o}, #0; bne {L0}; L1:; moveq {o}, #1; movne {o}, #0" + after},
		target.Row{Name: "load1.acquire", Pattern: "d:i1 = (load.i1!seqcst m)", Constraints: strings.TrimSpace(temp("z")), Cycles: 8, Asm: "ldrb {d}, {m}; " + barrier(features, "z")},
		target.Row{Name: "store1.release", Pattern: "(store.i1!seqcst v m)", Constraints: strings.TrimSpace(temp("z")), Cycles: 8, Asm: barrier(features, "z") + "; strb {v}, {m}; " + barrier(features, "z")},
		target.Row{Name: "fence", Pattern: "(fence!seqcst)", Constraints: strings.TrimSpace(temp("z")), Cycles: 30, Asm: barrier(features, "z")})
}
