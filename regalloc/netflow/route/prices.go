package route

import (
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// Rent returns the price of register k of l in a row, at the prices that the next
// iteration will evaluate.
func (d *Dual) Rent(l *model.Layout, row int32, k int) (c model.Cost) {
	p := d.prices().price
	for _, u := range l.UnitList[k] {
		c += p.price[int(row)*p.n+int(u)]
	}
	return c
}

// LimitPrice returns the price of an operand of i in memory.
func (d *Dual) LimitPrice(i regalloc.InstrID) model.Cost { return d.price.limit[i] }
