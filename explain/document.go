package explain

// Format is the version of the Document format.
const Format = 1

// A Document explains how one or several compilations turned a function from its text into machine code. Its JSON form
// is documented in docs/explain.md.
type Document struct {
	Format   int      `json:"format"`
	Function string   `json:"function"`
	File     string   `json:"file"`
	Source   Source   `json:"source"`
	Program  *Program `json:"program,omitempty"` // nil: no debug information
	Texts    []string `json:"texts"`             // every line of the passes, without duplicates; Lines.Text are indices into it
	Runs     []*Run   `json:"runs"`
}

// A Source is the text of the function in its file.
type Source struct {
	First int      `json:"first"` // line in the file
	Lines []string `json:"lines"`
}

// A Run is one compilation.
type Run struct {
	Options   string     `json:"options"` // of the command
	Target    string     `json:"target"`
	Allocator string     `json:"allocator"`
	Metric    string     `json:"metric"`
	Totals    Totals     `json:"totals"`
	Passes    []Pass     `json:"passes"`
	Blocks    []Block    `json:"blocks"`
	Loops     []Loop     `json:"loops"`
	Instrs    []Instr    `json:"instrs"`
	Values    []Value    `json:"values"`
	Lanes     []Lane     `json:"lanes"`
	Banks     []Bank     `json:"banks"`
	Events    []Event    `json:"events"`
	Transfers []Transfer `json:"transfers"`
	Boards    []Board    `json:"boards"` // of the puzzle allocator
	Steps     Steps      `json:"steps"`
	Prices    *Prices    `json:"prices"` // nil: the result does not fit the model of netflow
	History   []Progress `json:"history"`
}

// Totals are sums over the function.
type Totals struct {
	Cost         float64  `json:"cost"`        // of the allocation, in the unit of the metric: the sum of the costs of Events
	Bound        *float64 `json:"bound"`       // lower bound on the cost of any allocation; null: unknown
	ModelBound   *float64 `json:"model_bound"` // the same for allocations with a value in one register at a time
	Iterations   int      `json:"iterations"`
	Kinds        []Total  `json:"kinds"` // by Event.Kind
	Instructions int      `json:"instructions"`
	Bytes        int      `json:"bytes"`
	Frame        int64    `json:"frame"`
}

// A Total sums up events of one kind.
type Total struct {
	Kind  string  `json:"kind"`
	Count int     `json:"count"`
	Freq  float64 `json:"freq"` // executions per call of the function
	Price float64 `json:"price"`
}

// A Pass is the output of a pass for the function.
type Pass struct {
	Name    string `json:"name"`
	Doc     string `json:"doc"`
	Form    string `json:"form"`
	Changed bool   `json:"changed"` // if not, it has no Lines
	Lines   Lines  `json:"lines"`
	// Names are the names of IR values (by Value.IR) and blocks ("b" and their number) in this text, if it is IR:
	// unnamed ones are renumbered by each pass.
	Names map[string]string `json:"names,omitempty"`
}

// Lines are the lines of a text, as parallel arrays; 0 or -1 is none.
type Lines struct {
	Text   []int    `json:"text"`
	Block  []int    `json:"block"`            // of the line
	Instr  []int    `json:"instr,omitempty"`  // of Run.Instrs
	Line   []int    `json:"line,omitempty"`   // of the file
	Value  []int    `json:"value,omitempty"`  // of IR
	Offset []int64  `json:"offset,omitempty"` // of the machine code
	Code   []string `json:"code,omitempty"`   // of the machine code, in hexadecimal digits
}

// A Block is a block at register allocation.
type Block struct {
	Name  string  `json:"name"` // of the IR, or ""
	Freq  float64 `json:"freq"` // executions per call of the function
	Loop  int     `json:"loop"` // innermost, or -1
	First int     `json:"first"`
	End   int     `json:"end"` // of Instrs
	Succs []Succ  `json:"succs"`
}

// A Succ is an edge.
type Succ struct {
	To   int     `json:"to"`
	Freq float64 `json:"freq"`
}

// A Loop is a loop of blocks.
type Loop struct {
	Header int `json:"header"`
	Parent int `json:"parent"` // or -1
	Depth  int `json:"depth"`
}

// An Instr is a program point of the allocation.
type Instr struct {
	Text string `json:"text"` // with locations
	Line int    `json:"line"`
	Op   string `json:"op"`
	Call bool   `json:"call,omitempty"`
}

// A Value is a virtual register.
type Value struct {
	Name  string  `json:"name"`  // in the IR, or ""
	IR    int     `json:"ir"`    // number of the IR value that it holds, or -1
	Class string  `json:"class"` // of registers
	Bank  int     `json:"bank"`
	Remat bool    `json:"remat"` // can be rematerialized anywhere
	Def   int     `json:"def"`   // defining instruction, or -1: a block parameter
	Cost  float64 `json:"cost"`  // sum of its Events
	// Ranges are triples of a lane and two points: the value is needed there from the first to before the second. At
	// point 2i instruction i reads, at 2i+1 it writes; moves before instruction i are before point 2i.
	Ranges [][3]int `json:"ranges"`
}

// A Lane is a register or a stack slot.
type Lane struct {
	Name    string   `json:"name"`
	Kind    string   `json:"kind"`            // register or slot
	Bank    int      `json:"bank"`            // of registers; -1 of slots
	Names   []string `json:"names,omitempty"` // names of the register and its parts
	Save    float64  `json:"save,omitempty"`  // cost of using it at all
	Used    bool     `json:"used"`            // it holds some value
	Out     bool     `json:"out,omitempty"`   // reserved
	Size    int      `json:"size,omitempty"`  // of slots
	Clobber []int    `json:"clobber,omitempty"`
}

// A Bank is a set of registers that values of some classes share.
type Bank struct {
	Name      string `json:"name"` // of its widest class
	Registers int    `json:"registers"`
	// Pressure is the number of live values of the bank by point, wherever they are.
	Pressure []int `json:"pressure"`
}

// Kinds of events.
const (
	Spill  = "spill"       // stored to a slot
	Reload = "reload"      // loaded from a slot
	Move   = "move"        // from register to register
	Slots  = "memory move" // from slot to slot
	Remat  = "remat"       // rematerialized at its uses
	Define = "define"      // computed by its instruction, which could be rematerialized instead
	Folded = "folded"      // read or written in its slot by an instruction
	Copy   = "copy"        // in the program
	Encode = "encoding"    // prefixes, and longer or shorter encodings, due to registers
	Save   = "save"        // a callee-saved register
)

// An Event is a cost of the allocation.
type Event struct {
	Kind     string  `json:"kind"`
	Value    int     `json:"value"` // or -1
	Instr    int     `json:"instr"` // that it is in or before; -1: see Edge
	Edge     []int   `json:"edge,omitempty"`
	From     int     `json:"from"` // lane, or -1: none, or rematerialized
	To       int     `json:"to"`
	Freq     float64 `json:"freq"`
	Bytes    int     `json:"bytes"`
	Price    float64 `json:"price"`
	Cause    string  `json:"cause"` // a word: call, pressure, split, price, edge, convention, fixed, tied, program ...
	Why      string  `json:"why"`   // as text
	At       int     `json:"at"`    // the instruction of the decision, or -1
	Transfer int     `json:"transfer"`
}

// A Transfer is a parallel copy.
type Transfer struct {
	Cause string   `json:"cause"`
	Block int      `json:"block"`
	Instr int      `json:"instr"` // before which it is, or -1: see Edge
	Edge  []int    `json:"edge,omitempty"`
	Moves [][3]int `json:"moves"` // value, to, from
	Ops   []string `json:"ops"`   // the instructions that implement it
	Graph []Graph  `json:"graphs"`
}

// A Graph is the register transfer graph of a Transfer in one bank.
type Graph struct {
	Bank   string      `json:"bank"`
	Edges  [][2]string `json:"edges"` // from, to; a preserved register is a pair with itself
	Bound  float64     `json:"bound"` // lower bound on the cost of any sequence, a copy costing 1
	Swap   float64     `json:"swap"`  // cost of a swap; 0: not available
	Reason []string    `json:"reason"`
}

// A Board is a solved puzzle of the puzzle allocator.
type Board struct {
	Instr  int     `json:"instr"`
	Title  string  `json:"title"`
	Areas  []Area  `json:"areas"`
	Pieces []Piece `json:"pieces"`
}

// An Area is a register on a board: its squares filled initially.
type Area struct {
	Name    string `json:"name"`
	Columns int    `json:"columns"`
	Upper   int    `json:"upper"` // bits
	Lower   int    `json:"lower"`
}

// A Piece is placed on a board.
type Piece struct {
	Kind    string `json:"kind"`
	Area    int    `json:"area"`
	Column  int    `json:"column"`
	Squares int    `json:"squares"`
	Label   string `json:"label"`
}

// Steps are the decisions of the allocator, in order, as parallel arrays, followed by those of the improvement passes.
// For an allocator that records no decisions they are derived from its result, block by block.
type Steps struct {
	// Kind is begin: an attempt at the whole function, which discards earlier decisions; note: no change; enter: a
	// block begins; keep: the value is there at its start, or from the beginning of the attempt; assign, split, evict,
	// spill, fold, copy: the value gets a register, continues elsewhere, leaves its register, is in memory or stored,
	// is used by the instruction where it is, or as a temporary copy; coalesce: two values are merged; simplify: it is
	// colored after those still in the graph.
	Kind  []string `json:"kind"`
	Value []int    `json:"value"` // or -1
	Other []int    `json:"other"` // the other value, or -1
	Instr []int    `json:"instr"` // before which, or at which; -1: in the whole function
	From  []int    `json:"from"`  // a lane, Nowhere, InMemory or Recomputed
	To    []int    `json:"to"`
	Why   []int    `json:"why"` // of Document.Texts
}

// Prices are the prices of registers and values in network flow.
type Prices struct {
	Cost  float64 `json:"cost"`
	Bound float64 `json:"bound"`
	At    float64 `json:"at"` // the bound at these rents
	// Values are the costs of values in the model: pairs of a value and an amount.
	Values    [][2]float64 `json:"values"`
	Stretches []Stretch    `json:"stretches"`
	// Rents are a point, a lane and the price of the lane there, to four digits: the six highest at a point, omitting
	// those below a ten-thousandth of the highest of all.
	Rents   [][3]float64 `json:"rents"`
	Gap     []Part       `json:"gap"` // adds up to Cost less At
	History []Progress   `json:"history"`
}

// A Stretch is an interval in which a value is in no register.
type Stretch struct {
	Value  int     `json:"value"`
	From   int     `json:"from"`
	To     int     `json:"to"`     // instructions, inclusive
	Lane   int     `json:"lane"`   // the cheapest register throughout, or -1: none could hold it
	Spared float64 `json:"spared"` // its rent
}

// A Part is a part of the gap between cost and bound.
type Part struct {
	Why    string  `json:"why"`
	Values []int   `json:"values,omitempty"`
	Lane   int     `json:"lane"`
	By     float64 `json:"by"`
}

// A Progress is a point in the improvement.
type Progress struct {
	Iteration int      `json:"iteration"`
	Cost      float64  `json:"cost"`
	Bound     *float64 `json:"bound"`
}
