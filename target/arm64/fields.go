package arm64

import (
	"strconv"

	"spillway/target"
)

// bitFields returns the instructions that take a field out of a register or put one in its place, and those that
// extend what they compute of fewer bits.
func bitFields() (rows []target.Row) {
	for _, w := range full {
		var each [][]string
		for n := 1; n < int(w)-1; n++ {
			each = append(each, []string{"BITS", strconv.Itoa(n), "MASK", strconv.FormatUint(1<<n-1, 10), "MOST", strconv.Itoa(int(w) - n)})
		}
		for _, r := range at(w,
			target.Row{Name: "ubfx$w.BITS", Pattern: "d:$T = (and.$T (lshr.$T a k:1..MOST) #MASK)", Asm: "ubfx {d}, {a}, {k}, #BITS"},
			target.Row{Name: "ubfiz$w.BITS", Pattern: "d:$T = (shl.$T (and.$T a #MASK) k:1..MOST)", Asm: "ubfiz {d}, {a}, {k}, #BITS"}) {
			r.Each = each
			rows = append(rows, r)
		}
		set := map[width]string{32: "low", 64: "field"}[w]
		for k := 1; k < int(w); k++ {
			rows = append(rows, with(at(w, target.Row{Name: "ubfiz$w.mask.FROM", Pattern: "d:$T = (and.$T (shl.$T a #FROM) k:SETFROM)", Asm: "ubfiz {d}, {a}, #FROM, {k:=ones$w}"}),
				"FROM", strconv.Itoa(k), "SET", set)...)
		}
		rows = append(rows, between(w)...)
		rows = append(rows, inserts(w)...)
		rows = append(rows, at(w,
			target.Row{Name: "smax$w.r0", Pattern: "d:$T = (smax.$T a #0)", Asm: "bic {d}, {a}, {a}, asr #$max"},
			target.Row{Name: "smin$w.r0", Pattern: "d:$T = (smin.$T a #0)", Asm: "and {d}, {a}, {a}, asr #$max"})...)
	}
	for i, to := range widths {
		for _, from := range widths[:min(i, 2)] {
			rows = append(rows, with(at(to,
				target.Row{Name: "zextFROMto$w.and", Pattern: "d:$T = (zext.$T (and.iFROM a k:narrowFROM))", Asm: "and {d:32}, {a:32}, {k:=narrowFROM}"},
				target.Row{Name: "zextFROMto$w.lsr", Pattern: "d:$T = (zext.$T (lshr.iFROM a k:1..LAST))", Asm: "ubfx {d:32}, {a:32}, {k:=leftFROM}"}),
				"FROM", strconv.Itoa(int(from)), "LAST", strconv.Itoa(int(from)-1))...)
		}
	}
	return rows
}

// between returns the rows of w bits that take a signed field out of a value by two shifts, or out of two values.
func between(w width) (rows []target.Row) {
	var each [][]string
	for n := 1; n < int(w); n++ {
		each = append(each, []string{"FROM", strconv.Itoa(n), "REST", strconv.Itoa(int(w) - n), "BELOW", strconv.Itoa(n - 1)})
	}
	for _, r := range at(w,
		target.Row{Name: "sbfx$w.FROM", Pattern: "d:$T = (ashr.$T (shl.$T a #FROM) k:FROM..$max)", Asm: "sbfx {d}, {a}, {k:=downFROM}, {k:=less$w}"},
		target.Row{Name: "sbfiz$w.FROM", Pattern: "d:$T = (ashr.$T (shl.$T a #FROM) k:1..BELOW)", Asm: "sbfiz {d}, {a}, {k:=lessFROM}, #REST"},
		target.Row{Name: "extr$w.FROM", Pattern: "d:$T = (or.$T (shl.$T a #FROM) (lshr.$T b #REST))", Asm: "extr {d}, {a}, {b}, #REST"}) {
		if r.Each = each; r.Name[:5] == "sbfiz" {
			r.Each = each[1:]
		}
		rows = append(rows, r)
	}
	return rows
}

// inserts returns the rows of w bits that put the low bits of a value, or its high bits, in the place of others.
func inserts(w width) (rows []target.Row) {
	var each [][]string
	for n := 1; n < int(w); n++ {
		low := uint64(1)<<n - 1
		each = append(each, []string{"BITS", strconv.Itoa(n), "REST", strconv.Itoa(int(w) - n), "LOW", strconv.FormatUint(low, 10), "HIGH", strconv.Itoa(-1 << n)})
	}
	for _, r := range at(w,
		target.Row{Name: "bfxil$w.BITS", Pattern: "d:$T = (or.$T (and.$T a #HIGH) (and.$T b #LOW))", Constraints: "d=a", Asm: "bfxil {d}, {b}, #0, #BITS"},
		target.Row{Name: "bfi$w.BITS", Pattern: "d:$T = (or.$T (and.$T a #LOW) (shl.$T b #BITS))", Constraints: "d=a", Asm: "bfi {d}, {b}, #BITS, #REST"},
		target.Row{Name: "bfi$w.add.BITS", Pattern: "d:$T = (add.$T (and.$T a #LOW) (shl.$T b #BITS))", Constraints: "d=a", Asm: "bfi {d}, {b}, #BITS, #REST"},
		target.Row{Name: "bfxil$w.top.BITS", Pattern: "d:$T = (or.$T (and.$T a #HIGH) (lshr.$T b #REST))", Constraints: "d=a", Asm: "bfxil {d}, {b}, #REST, #BITS"}) {
		r.Each = each
		rows = append(rows, r)
	}
	return rows
}

// narrowTests are conditions on bits of a value of fewer bits that is extended to $w bits.
func narrowTests() (conds []condition) {
	for _, from := range widths[:2] {
		for _, p := range []struct{ pred, cc string }{{"ne", "{ne|eq}"}, {"eq", "{eq|ne}"}} {
			f := strconv.Itoa(int(from))
			conds = append(conds, condition{Name: "tst$w.zext" + f + "." + p.pred, Pattern: "(icmp.$T " + p.pred + " (zext.$T (and.i" + f + " a k:narrow" + f + ")) #0)",
				Asm: "tst {a:32}, {k:=narrow" + f + "}", CC: p.cc})
		}
	}
	return conds
}

// narrowBranches test a bit of a value of fewer bits, extended or not.
func narrowBranches() (rows []target.Row) {
	for _, from := range widths[:2] {
		for bit := range int(from) {
			mask := int64(1) << bit
			if bit == int(from)-1 {
				mask = -mask // the sign
			}
			pairs := []string{"FROM", from.typ(), "BIT", strconv.Itoa(bit), "MASK", strconv.FormatInt(mask, 10)}
			for _, p := range []struct{ pred, asm string }{{"eq", "tb{z|nz}"}, {"ne", "tb{nz|z}"}} {
				list := []target.Row{{Name: "tbFROM.BIT.PRED", Pattern: "(condbr (icmp.FROM PRED (and.FROM a #MASK) #0))"}}
				for _, w := range full {
					list = append(list, at(w, target.Row{Name: "tbFROM.BIT.zext$w.PRED", Pattern: "(condbr (icmp.$T PRED (zext.$T (and.FROM a #MASK)) #0))"})...)
				}
				for i := range list {
					list[i].Asm = "OP {a:32}, #BIT, {T}" + nearBranch + "; b {F}" + farBranch
				}
				rows = append(rows, with(list, append([]string{"PRED", p.pred, "OP", p.asm}, pairs...)...)...)
			}
		}
	}
	return rows
}
