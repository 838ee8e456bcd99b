package regalloc

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// A Metric is the objective: bytes of code weighed against executions. The price of an instruction of b bytes that is
// executed f times per call of the function is Byte*b + f times the price of executing it.
type Metric struct {
	Byte   float64 // of a byte of code
	Access float64 // of executing a load or a store
	Move   float64 // of executing a move, or a rematerialization that reads no memory
	Store  float64 // of executing a store, on top of Access
}

// The metrics that need no exchange rate. Speed counts executions alone, with a load or store at eight times the price
// of a move; Size counts encoded bytes.
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

// Mixed returns the metric in which a byte costs 1, executing a load or store once per call 4 mu and a move 2 mu: mu
// is the value of an execution in bytes. A move is an instruction too, so it weighs more against an access than under
// Speed.
func Mixed(mu float64) Metric { return Metric{Byte: 1, Access: 4 * mu, Move: 2 * mu} }

// Executed returns the metric with these prices for executing loads, stores and moves, in which bytes are free.
func Executed(load, store, move float64) Metric {
	return Metric{Access: load, Store: store - load, Move: move}
}

func (m Metric) orSpeed() Metric {
	if m == (Metric{}) {
		return Speed
	}
	return m
}

// Counts reports whether executions count; otherwise frequencies do not matter.
func (m Metric) Counts() bool { return m.Access > 0 || m.Move > 0 || m.Store > 0 }

// Accesses returns the price of executing the given numbers of loads and stores.
func (m Metric) Accesses(loads, stores float64) float64 {
	return m.Access*(loads+stores) + m.Store*stores
}

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
	return m.Byte*float64(r.SaveCost) + m.saving(float64(r.SaveSpeed))
}

// saving returns the price of saving and restoring registers whose SaveSpeed is x: every other access is a store.
func (m Metric) saving(x float64) float64 { return m.Access*x/LoadSpeed + m.Store*x/(2*LoadSpeed) }

// String returns the name of m: speed, size, mixed:MU or speed:LOAD,STORE,MOVE.
func (m Metric) String() string {
	switch m = m.orSpeed(); {
	case m == Speed:
		return "speed"
	case m == Size:
		return "size"
	case m == Mixed(m.Move/2):
		return fmt.Sprintf("mixed:%g", m.Move/2)
	}
	if m.Byte == 0 {
		return fmt.Sprintf("speed:%g,%g,%g", m.Access, m.Access+m.Store, m.Move)
	}
	return fmt.Sprintf("byte %g, load %g, store %g, move %g", m.Byte, m.Access, m.Access+m.Store, m.Move)
}

// ParseMetric parses the names that String returns: speed, size, mixed:MU or, with explicit prices of executions,
// speed:LOAD,STORE,MOVE.
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
		return Metric{}, fmt.Errorf("metric %q: MU in mixed:MU must be a nonnegative number", name)
	}
	if prices, ok := strings.CutPrefix(name, "speed:"); ok {
		return parseExecuted(name, prices)
	}
	return Metric{}, fmt.Errorf("unknown metric %q (valid: speed, size, mixed:MU, speed:LOAD,STORE,MOVE)", name)
}

func parseExecuted(name, prices string) (Metric, error) {
	var x [3]float64
	list := strings.Split(prices, ",")
	some := false
	for k, text := range list {
		f, err := strconv.ParseFloat(text, 64)
		if len(list) != len(x) || err != nil || !(f >= 0) || math.IsInf(f, 0) {
			some = false
			break
		}
		x[k], some = f, some || f > 0
	}
	if !some {
		return Metric{}, fmt.Errorf("metric %q: LOAD,STORE,MOVE in speed:LOAD,STORE,MOVE must be three nonnegative numbers, not all 0", name)
	}
	return Executed(x[0], x[1], x[2]), nil
}
