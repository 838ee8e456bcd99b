package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"spillway/cmd/internal/cli"
	"spillway/regalloc/alloc/puzzle/board"
)

const puzzleHelp = `Puzzle puts pieces into the free squares of areas, as a register allocator does for one
instruction. A board is a JSON object like

  {"areas":["#./..","../..","#/."],"pieces":{"X1":2,"X2":1,"Z2":1,"Y4":1}}

An area is its upper row / its lower row, # filled and . free, one, two, four or eight columns wide.
X-pieces lie in an upper row, Z-pieces in a lower, Y-pieces in both; the number counts squares:
X1 X2 X4 X8, Z1 Z2 Z4 Z8, Y2 Y4 Y8 Y16. Beside wider areas, a column of a narrow one is so much wider
itself: one column beside areas of two takes X2, Z2 and Y4.

Boards are given as arguments or, without arguments, one per line on standard input. Each is
answered by a line: {"solvable":true,"placement":[{"piece":"X2","area":1,"row":0,"column":0},...]},
{"solvable":false}, or {"line":n,"error":"..."} if it is no board.`

// newPuzzleCommand returns the command "spillway puzzle".
func newPuzzleCommand() *cobra.Command {
	var p puzzleRun
	var svg string
	cmd := &cobra.Command{
		Use:     "puzzle [flags] [BOARD...]",
		Short:   "Solve a register allocation puzzle",
		Long:    puzzleHelp,
		Example: `  spillway puzzle --text '{"areas":["#./..","../.."],"pieces":{"X1":1,"Z2":1,"Y4":1}}'`,
		RunE: func(cmd *cobra.Command, args []string) error {
			p.draw = svg != ""
			in := cmd.InOrStdin()
			if len(args) > 0 {
				for i, a := range args {
					args[i] = strings.ReplaceAll(a, "\n", " ")
				}
				in = strings.NewReader(strings.Join(args, "\n"))
			}
			if err := p.batch(in, cmd.OutOrStdout()); err != nil {
				return err
			}
			if svg != "" {
				if err := writePuzzleSVG(svg, p.pictures); err != nil {
					return err
				}
			}
			if len(args) > 0 && p.failed {
				return cli.ExitCode(cli.ExitInput)
			}
			return nil
		},
	}
	cmd.Flags().StringVar(&svg, "svg", "", "draw the boards into `FILE`")
	cmd.Flags().BoolVar(&p.text, "text", false, "print each board as text instead of JSON")
	return cmd
}

// puzzleRun solves boards.
type puzzleRun struct {
	text, draw bool
	solver     board.Solver
	pictures   []board.Picture
	failed     bool // a line was not a board
}

// A puzzleBoard is a line of input.
type puzzleBoard struct {
	Areas  []string         `json:"areas"`
	Pieces map[string]int32 `json:"pieces"`
}

// A puzzleAnswer is a line of output.
type puzzleAnswer struct {
	Solvable  bool           `json:"solvable"`
	Placement []placedAnswer `json:"placement"`
}

type placedAnswer struct {
	Piece  string `json:"piece"`
	Area   int16  `json:"area"`
	Row    int    `json:"row"`
	Column uint8  `json:"column"`
}

// A lineError is an error in a line of input.
type lineError struct {
	Line  int    `json:"line"`
	Error string `json:"error"`
}

// Limits on a board, far beyond any register file.
const (
	maxAreas  = 10000
	maxPieces = 100000
)

// parseBoard reads a board.
func parseBoard(text string) (areas []board.Area, pieces board.Pieces, err error) {
	d := json.NewDecoder(strings.NewReader(text))
	d.DisallowUnknownFields()
	var b puzzleBoard
	if err := d.Decode(&b); err != nil {
		if err == io.EOF {
			err = errors.New("empty line")
		}
		return nil, pieces, err
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, pieces, errors.New("more than one JSON value")
	}
	if len(b.Areas) == 0 || len(b.Areas) > maxAreas {
		return nil, pieces, fmt.Errorf("%d areas; expected 1 to %d", len(b.Areas), maxAreas)
	}
	for _, s := range b.Areas {
		a, err := board.ParseArea(s)
		if err != nil {
			return nil, pieces, err
		}
		areas = append(areas, a)
	}
	for k := range board.Kind(board.NumKinds) {
		n := b.Pieces[k.String()]
		if n < 0 || n > maxPieces {
			return nil, pieces, fmt.Errorf("%d pieces %v; expected 0 to %d", n, k, maxPieces)
		}
		pieces[k] = n
		delete(b.Pieces, k.String())
	}
	unknown := ""
	for name := range b.Pieces {
		if unknown == "" || name < unknown {
			unknown = name
		}
	}
	if len(b.Pieces) > 0 {
		_, err = board.ParseKind(unknown)
	}
	return areas, pieces, err
}

// batch answers each line with a line. It flushes before waiting for input.
func (r *puzzleRun) batch(in io.Reader, out io.Writer) error {
	lines, w := bufio.NewReader(in), bufio.NewWriter(out)
	for n := 1; ; n++ {
		text, readErr := lines.ReadString('\n')
		if readErr != nil && (readErr != io.EOF || text == "") {
			err := w.Flush()
			if readErr != io.EOF {
				err = errors.Join(err, readErr)
			}
			return err
		}
		if err := r.answer(text, n, w); err != nil {
			return err
		}
		if lines.Buffered() == 0 {
			if err := w.Flush(); err != nil {
				return err
			}
		}
	}
}

// answer answers one line.
func (r *puzzleRun) answer(text string, n int, w io.Writer) error {
	areas, pieces, err := parseBoard(text)
	if err != nil {
		r.failed = true
		return encodeLine(w, lineError{Line: n, Error: err.Error()})
	}
	placed, ok := r.solver.Solve(nil, areas, pieces)
	picture := board.Picture{Areas: areas, Placed: placed}
	if r.draw {
		titled := picture
		titled.Title = fmt.Sprintf("board %d", n)
		if !ok {
			titled.Title += ": not solvable"
		}
		r.pictures = append(r.pictures, titled)
	}
	switch {
	case r.text && !ok:
		_, err = fmt.Fprintln(w, "not solvable")
		return err
	case r.text:
		return picture.WriteText(w)
	case !ok:
		_, err = io.WriteString(w, "{\"solvable\":false}\n")
		return err
	}
	answer := puzzleAnswer{Solvable: true, Placement: make([]placedAnswer, len(placed))}
	for i, p := range placed {
		row := board.Lower
		if p.Kind.InUpper() {
			row = board.Upper
		}
		answer.Placement[i] = placedAnswer{p.Kind.String(), p.Area, row, p.Column}
	}
	return encodeLine(w, answer)
}
