package thumb

import (
	"spillway/target"
	"spillway/target/arm"
)

// limits returns those of package arm, but for jump tables, whose entries are short and reach forward only.
func limits() target.Limits {
	l := arm.Limits()
	l.TableEntries, l.TableDensity = 4, [3]float64{0.10, 0.40, 0.40}
	l.TableLength = 1 << 12
	return l
}
