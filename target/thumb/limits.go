package thumb

import (
	"spillway/target"
	"spillway/target/arm"
)

// limits returns those of package arm, but that cases are compared one by one: no instruction has the address of a table.
func limits() target.Limits {
	l := arm.Limits()
	l.TableEntries, l.TableDensity = 1<<30, [3]float64{1, 1, 1}
	return l
}
