package thumb

import (
	"spillway/target"
	"spillway/target/arm"
)

// limits returns those of package arm, but for jump tables: their entries are short, so that holes cost less than elsewhere, but each
// also costs a byte in flash. Of fewest cases 4 to 6 and densities 0.10 to 0.50, these have the least text of the corpus.
func limits() target.Limits {
	l := arm.Limits()
	l.TableEntries, l.TableDensity = 5, [3]float64{0.25, 0.40, 0.40}
	l.TableLength = 1 << 12 // so that a table, and jumps after it, are within reach
	return l
}
