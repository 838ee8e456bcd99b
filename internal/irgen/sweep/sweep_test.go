package sweep

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// TestFormats holds arithmetic of float and double to this machine's.
func TestFormats(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	get32 := func(x *big.Int) float32 { return math.Float32frombits(uint32(x.Uint64())) }
	get64 := func(x *big.Int) float64 { return math.Float64frombits(x.Uint64()) }
	for range 20000 {
		a, b, c := double.random(r), double.random(r), double.random(r)
		x, y, z := get64(a), get64(b), get64(c)
		for name, want := range map[string]float64{"fadd": x + y, "fsub": x - y, "fmul": x * y, "fdiv": x / y, "frem": math.Mod(x, y),
			"sqrt": math.Sqrt(x), "fma": math.FMA(x, y, z), "floor": math.Floor(x), "ceil": math.Ceil(x), "trunc": math.Trunc(x),
			"rint": math.RoundToEven(x), "round": math.Round(x)} {
			got := double.arithmetic(name, []*big.Int{a, b, c}[:floatOps[name]])
			if w := new(big.Int).SetUint64(math.Float64bits(want)); !floatType(double).same(got, w) {
				t.Fatalf("%s of %v, %v, %v: %v, want %v", name, x, y, z, get64(got), want)
			}
		}
		if got, want := get32(single.encode(double.decode(a), false)), float32(x); got != want && !math.IsNaN(float64(want)) {
			t.Fatalf("%v as float: %v, want %v", x, got, want)
		}
		p, q := single.random(r), single.random(r)
		if got, want := get32(single.arithmetic("fmul", []*big.Int{p, q})), get32(p)*get32(q); got != want && !math.IsNaN(float64(want)) {
			t.Fatalf("%v times %v as float: %v, want %v", get32(p), get32(q), got, want)
		}
	}
}

// TestCompare changes each byte of right results, which must be seen where it is part of one.
func TestCompare(t *testing.T) {
	m := New(1, Options{Cases: 40, Tuples: 3, PtrBytes: 8})
	out := make([]byte, m.Size)
	for i := range out {
		out[i] = blank
	}
	for _, c := range m.Cases {
		for k := range c.operands {
			for r, typ := range c.results {
				v := make(value, typ.count())
				for i, x := range c.want[k][r] {
					if v[i] = x; x == nil {
						v[i] = new(big.Int)
					}
				}
				copy(out[c.at+k*c.stride+c.places[r]:], typ.bytes(v))
			}
		}
	}
	if d := m.Compare(out, nil); len(d) > 0 {
		t.Fatalf("what is right is not: %v", d[0])
	}
	seen := 0
	for i := range out {
		out[i] ^= 0x55
		if len(m.Compare(out, nil)) > 0 {
			seen++
		}
		out[i] ^= 0x55
	}
	if seen < len(out)/2 {
		t.Errorf("of %d changed bytes %d are seen", len(out), seen)
	}
	if len(m.Compare(out[:len(out)-1], nil)) == 0 {
		t.Error("a program that ends too early is not seen")
	}
}

// TestSame makes the module of a seed twice.
func TestSame(t *testing.T) {
	for seed := range uint64(4) {
		o := Options{Cases: 20, Tuples: 2, PtrBytes: 4, Kind: Kind(seed % 2)}
		if first, second := New(seed, o).Text, New(seed, o).Text; first != second {
			t.Errorf("seed %d makes two modules", seed)
		}
	}
}
