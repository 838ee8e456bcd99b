package target

// Limits bound the inline expansion of operations that otherwise are library calls or table lookups, for functions
// optimized for speed, for size (optsize), and for minimal size (minsize), in this order. The zero value expands
// nothing.
type Limits struct {
	CopyWords    [3]int // maximum loads and stores, in words, of an inline memcpy
	SetWords     [3]int // maximum stores of an inline memset
	CompareWords [3]int // maximum accesses to each operand of an inline bcmp
	// The same if there are vectors.
	CopyVectors, SetVectors [3]int
	TableEntries            int        // minimum number of cases of a jump table
	TableDensity            [3]float64 // minimum ratio of cases to the length of a jump table
	TableLength             int        // maximum length of a jump table; 0: unlimited
}
