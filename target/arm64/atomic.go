package arm64

import (
	"strconv"

	"spillway/ir"
	"spillway/target"
)

// An accessOrder is what an atomic operation keeps in order: acquire and release are the parts of names of exclusive accesses that
// say so, large the part of names of LSE.
type accessOrder struct{ name, acquire, release, large string }

var accessOrders = []accessOrder{{"monotonic", "", "", ""}, {"acquire", "a", "", "a"}, {"release", "", "l", "l"}, {"seqcst", "a", "l", "al"}}

// atomics returns read-modify-write operations, compare-and-exchange and fences: by LSE where the features have it, else by
// exclusive pairs.
func atomics(features target.Features) (rows []target.Row) {
	for _, o := range accessOrders {
		for _, w := range widths {
			list := exclusiveLoops(w)
			if features&LSE != 0 {
				list = largeOperations(w)
			}
			suffix := map[width]string{8: "b", 16: "h"}[w]
			rows = append(rows, with(at(w, list...), "ORDER", o.name, "ACQ", o.acquire, "REL", o.release, "AL", o.large, "rS ", "r"+suffix+" ", "S ", suffix+" ")...)
		}
		wide := wideExclusive
		if features&LSE != 0 {
			wide = wideLarge
		}
		rows = append(rows, with([]target.Row{wide}, "ORDER", o.name, "ACQ", o.acquire, "REL", o.release, "AL", o.large)...)
	}
	if features&RCpc != 0 {
		for _, w := range widths {
			rows = append(rows, with(at(w, target.Row{Name: "load$w.rcpc", Pattern: "d:$T = (load.$T!acquire m)", Constraints: "m+none*0", Cycles: 6, Needs: RCpc, Asm: "ldaprS {d:$R}, {m}"}),
				"S ", map[width]string{8: "b", 16: "h"}[w]+" ")...)
		}
	}
	return append(rows,
		target.Row{Name: "fence.acquire", Pattern: "(fence!acquire)", Cycles: 20, Asm: "dmb ishld"},
		target.Row{Name: "fence", Pattern: "(fence!seqcst)", Cycles: 30, Asm: "dmb ish"})
}

// exclusiveLoops returns the operations of width w that retry until no other access comes between the exclusive load and the store.
func exclusiveLoops(w width) (rows []target.Row) {
	for _, op := range []struct{ name, compute string }{
		{"xchg", ""}, {"add", "add {t:$R}, {d:$R}, {v:$R}; "}, {"sub", "sub {t:$R}, {d:$R}, {v:$R}; "}, {"and", "and {t:$R}, {d:$R}, {v:$R}; "},
		{"or", "orr {t:$R}, {d:$R}, {v:$R}; "}, {"xor", "eor {t:$R}, {d:$R}, {v:$R}; "}, {"nand", "and {t:$R}, {d:$R}, {v:$R}; mvn {t:$R}, {t:$R}; "},
		{"umin", compare(w, "u") + "csel {t:$R}, {d:$R}, {v:$R}, ls; "}, {"umax", compare(w, "u") + "csel {t:$R}, {d:$R}, {v:$R}, hi; "},
		{"min", compare(w, "s") + "csel {t:$R}, {d:$R}, {v:$R}, le; "}, {"max", compare(w, "s") + "csel {t:$R}, {d:$R}, {v:$R}, gt; "},
	} {
		value, constraints := "t", "m+none*0 d! v~ t:$T! s:i32!"
		if op.name == "xchg" {
			value, constraints = "v", "m+none*0 d! v~ s:i32!"
		}
		rows = append(rows, target.Row{Name: "rmw.ORDER." + op.name + "$w", Pattern: "d:$T = (atomicrmw.$T!ORDER " + op.name + " m v)", Constraints: constraints, Cycles: 20,
			Asm: "L0:; ldACQxrS {d:$R}, {m}; " + op.compute + "stRELxrS {s}, {" + value + ":$R}, {m}; cbnz {s}, {L0}"})
	}
	return append(rows, target.Row{Name: "cmpxchg.ORDER$w", Pattern: "d:$T, o:i1 = (cmpxchg.$T!ORDER m e n)", Constraints: "m+none*0 d! o! e~ n~", Cycles: 20,
		Asm: "L0:; ldACQxrS {d:$R}, {m}; " + compareTo(w) + "b.ne {L1}; stRELxrS {o:32}, {n:$R}, {m}; cbnz {o:32}, {L0}; L1:; cset {o:32}, eq"})
}

// wideExclusive stores a pair even where the comparison fails: only the store proves that the pair it loaded is one value and not halves of two.
var wideExclusive = target.Row{Name: "cmpxchg.ORDER.wide", Pattern: "d:i64, h:i64, o:i1 = (cmpxchg.wide.i64!ORDER m a b n p)",
	Constraints: "m+none*0 d! h! o! a~ b~ n~ p~ t:i64! u:i64!", Cycles: 30,
	Asm: "L0:; ldACQxp {d}, {h}, {m}; cmp {d}, {a}; ccmp {h}, {b}, #0, eq; csel {t}, {n}, {d}, eq; csel {u}, {p}, {h}, eq; " +
		"stRELxp {o:32}, {t}, {u}, {m}; cbnz {o:32}, {L0}; cset {o:32}, eq"}

// largeOperations returns the operations of width w that LSE has; the others are loops about compare-and-exchange.
func largeOperations(w width) (rows []target.Row) {
	for _, op := range []struct{ name, asm string }{{"xchg", "swp"}, {"add", "ldadd"}, {"or", "ldset"}, {"xor", "ldeor"},
		{"umin", "ldumin"}, {"umax", "ldumax"}, {"min", "ldsmin"}, {"max", "ldsmax"}} {
		rows = append(rows, target.Row{Name: "rmw.ORDER." + op.name + "$w", Pattern: "d:$T = (atomicrmw.$T!ORDER " + op.name + " m v)", Constraints: "m+none*0", Cycles: 15, Needs: LSE,
			Asm: op.asm + "ALS {v:$R}, {d:$R}, {m}"})
	}
	return append(rows,
		target.Row{Name: "rmw.ORDER.and$w", Pattern: "d:$T = (atomicrmw.$T!ORDER and m v)", Constraints: "m+none*0 t:$T!", Cycles: 16, Needs: LSE,
			Asm: "mvn {t:$R}, {v:$R}; ldclrALS {t:$R}, {d:$R}, {m}"},
		target.Row{Name: "rmw.ORDER.bic$w", Pattern: "d:$T = (atomicrmw.$T!ORDER and m (xor.$T v #-1))", Constraints: "m+none*0", Cycles: 15, Needs: LSE,
			Asm: "ldclrALS {v:$R}, {d:$R}, {m}"},
		target.Row{Name: "cmpxchg.ORDER$w", Pattern: "d:$T, o:i1 = (cmpxchg.$T!ORDER m e n)", Constraints: "m+none*0 d! o! e~ n~", Cycles: 16, Needs: LSE,
			Asm: "mov {d:$R}, {e:$R}; casALS {d:$R}, {n:$R}, {m}; " + compareTo(w) + "cset {o:32}, eq"})
}

// wideLarge has its operands in pairs of registers that begin with an even one.
var wideLarge = target.Row{Name: "cmpxchg.ORDER.wide", Pattern: "d:i64, h:i64, o:i1 = (cmpxchg.wide.i64!ORDER m a b n p)",
	Constraints: "m+none*0 d@x4 h@x5 d! h! o! a~ b~ n@x6 p@x7", Cycles: 20, Needs: LSE,
	Asm: "mov x4, {a}; mov x5, {b}; caspAL x4, x5, x6, x7, {m}; cmp x4, {a}; ccmp x5, {b}, #0, eq; cset {o:32}, eq"}

// atomicCalls are the functions of libgcc and compiler-rt that use LSE if the processor has it.
var atomicCalls = &target.AtomicCalls{Feature: "outline-atomics", Name: func(op ir.Op, k ir.RMW, bytes int64, order ir.Order) string {
	name := map[ir.RMW]string{ir.RMWXchg: "swp", ir.RMWAdd: "ldadd", ir.RMWAnd: "ldclr", ir.RMWOr: "ldset", ir.RMWXor: "ldeor"}[k]
	if op == ir.OpCmpXchg {
		name = "cas"
	}
	if name == "" || bytes > 8 && op != ir.OpCmpXchg {
		return ""
	}
	suffix := "_acq_rel"
	switch order {
	case ir.Monotonic:
		suffix = "_relax"
	case ir.Acquire:
		suffix = "_acq"
	case ir.Release:
		suffix = "_rel"
	}
	return "__aarch64_" + name + strconv.FormatInt(bytes, 10) + suffix
}}
