package regalloc

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// A Metric says what is to be minimized: bytes of code weighed against
// executions. The price of an instruction of b bytes that is executed f times per
// call of the function is Byte*b + f times the price of executing it.
type Metric struct {
	Byte   float64 // of a byte of code
	Access float64 // of executing a load or a store
	Move   float64 // of executing a move, or a rematerialization that reads no memory
}

// The metrics that need no exchange rate. Under Speed executions count alone, and
// a load or store costs as much as eight moves; under Size bytes as encoded.
var (
	Speed = Metric{Access: LoadSpeed, Move: MoveSpeed}
	Size  = Metric{Byte: 1}
)

// Costs of executing one memory operation or move under the speed metric.
const (
	LoadSpeed  = 8
	StoreSpeed = 8
	MoveSpeed  = 1
)

// Mixed returns the metric in which a byte costs 1, executing a load or store once
// per call costs 4 mu and a move 2 mu: mu is what an execution is worth in bytes.
// A move is an instruction too, so it weighs more against an access than under Speed.
func Mixed(mu float64) Metric { return Metric{Byte: 1, Access: 4 * mu, Move: 2 * mu} }

func (m Metric) orSpeed() Metric {
	if m == (Metric{}) {
		return Speed
	}
	return m
}

// Counts reports whether executions count; if they do not, frequencies do not matter.
func (m Metric) Counts() bool { return m.Access > 0 || m.Move > 0 }

// Remat returns the price of executing a rematerialization once. One that takes as
// long as a load reads memory (a constant from the pool) and costs what a load does.
func (m Metric) Remat(v *VRegInfo) float64 {
	if v.RematSpeed >= LoadSpeed {
		return m.Access * float64(v.RematSpeed) / LoadSpeed
	}
	return m.Move * float64(v.RematSpeed) / MoveSpeed
}

// Copy returns the price of a copy between registers of class c that is executed freq times, without prefixes.
func (m Metric) Copy(c *Class, freq float64) float64 {
	return m.Byte*float64(c.Move) + m.Move*freq
}

// Save returns the price of using r at all in a function.
func (m Metric) Save(r *RegInfo) float64 {
	return m.Byte*float64(r.SaveCost) + m.Access*float64(r.SaveSpeed)/LoadSpeed
}

// String returns the name of m: speed, size or mixed:MU.
func (m Metric) String() string {
	switch m = m.orSpeed(); {
	case m == Speed:
		return "speed"
	case m == Size:
		return "size"
	case m == Mixed(m.Move/2):
		return fmt.Sprintf("mixed:%g", m.Move/2)
	}
	return fmt.Sprintf("byte %g, access %g, move %g", m.Byte, m.Access, m.Move)
}

// ParseMetric reads what String writes: speed, size or mixed:MU.
func ParseMetric(name string) (Metric, error) {
	switch mu, mixed := strings.CutPrefix(name, "mixed:"); {
	case name == "speed":
		return Speed, nil
	case name == "size":
		return Size, nil
	case mixed:
		if x, err := strconv.ParseFloat(mu, 64); err == nil && x >= 0 && !math.IsInf(x, 0) {
			return Mixed(x), nil
		}
		return Metric{}, fmt.Errorf("metric %q: MU in mixed:MU is a number that is not negative", name)
	}
	return Metric{}, fmt.Errorf("no metric %q; there are: speed, size, mixed:MU", name)
}
