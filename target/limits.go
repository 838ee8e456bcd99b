package target

// Limits bound what legalization writes out in place instead of calling a function or looking it up in a
// table, for functions that are optimized for speed, for size (optsize), and for minimal size (minsize), in
// this order. The zero value writes nothing out.
type Limits struct {
	CopyWords    [3]int // loads and stores of a memcpy, of words
	SetWords     [3]int // stores of a memset
	CompareWords [3]int // accesses to each area of a bcmp
	// Likewise, where there are vectors.
	CopyVectors, SetVectors [3]int
	TableEntries            int        // fewest cases of a jump table
	TableDensity            [3]float64 // fewest cases by the length of a jump table
	TableLength             int        // most entries of a jump table; 0: as many as may be
}
