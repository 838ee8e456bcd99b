package lp

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"time"
)

// A Solver runs cbc, of COIN-OR.
type Solver struct {
	Dir   string        // for its files
	Limit time.Duration // of processor time for one program, in whole seconds; 0: none
	MPS   bool          // read the program as MPS, not LP
	// Cutoff, if not 0 or infinite, is the cost of a known solution: more expensive ones are not searched for.
	Cutoff float64
}

// ErrNone is the error if there is no solution, or none below the cutoff; the relaxation's solution may accompany it.
var ErrNone = errors.New("no solution")

// cutoffMargin is the relative tolerance for Cutoff, because of rounding.
const cutoffMargin = 1e-6

// patience is the wall-clock limit as a multiple of the processor-time limit: others may have the processor.
const patience = 8

// Solve solves the linear relaxation of n, and then n. Both are nil if the time limit is exceeded; other failures are
// errors.
func (s Solver) Solve(ctx context.Context, n *Network) (relaxed, whole *Solution, err error) {
	return s.SolveProgram(ctx, &n.Program)
}

// SolveReduced is Solve for a reduced Program; the solutions are the original Program's.
func (s Solver) SolveReduced(ctx context.Context, r *Reduced) (relaxed, whole *Solution, err error) {
	if len(r.Cols) == 0 {
		x := r.Solution(&Solution{Optimal: true})
		return x, x, nil
	}
	if relaxed, whole, err = s.SolveProgram(ctx, &r.Program); relaxed != nil {
		relaxed, whole = r.Solution(relaxed), r.Solution(whole)
	}
	return relaxed, whole, err
}

// SolveProgram is Solve for any Program.
func (s Solver) SolveProgram(ctx context.Context, n *Program) (relaxed, whole *Solution, err error) {
	file, write := filepath.Join(s.Dir, "program.lp"), n.WriteLP
	if s.MPS {
		file, write = filepath.Join(s.Dir, "program.mps"), n.WriteMPS
	}
	var text bytes.Buffer
	if err := errors.Join(write(&text), os.WriteFile(file, text.Bytes(), 0o666)); err != nil {
		return nil, nil, err
	}
	first, last := filepath.Join(s.Dir, "first"), filepath.Join(s.Dir, "last")
	command := []string{"cbc", file, "-initialSolve", "-solution", first}
	if s.Cutoff != 0 && !math.IsInf(s.Cutoff, 0) {
		command = append(command, "-cutoff", number(s.Cutoff+cutoffMargin*max(1, math.Abs(s.Cutoff))))
	}
	command = append(command, "-solve", "-solution", last)
	if s.Limit > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, patience*s.Limit)
		defer cancel()
		// Without cbc's own limit: it does not always mark such a result as stopped.
		limit := strconv.Itoa(int(math.Ceil(s.Limit.Seconds())))
		command = append([]string{"sh", "-c", `ulimit -t "$0" && exec "$@"`, limit}, command...)
	}
	out, err := exec.CommandContext(ctx, command[0], command[1:]...).CombinedOutput()
	if errors.Is(ctx.Err(), context.DeadlineExceeded) || s.Limit > 0 && killed(err) {
		return nil, nil, nil
	}
	if err == nil {
		relaxed, err = n.readFile(first)
	}
	if err == nil {
		whole, err = n.readFile(last)
	}
	if err == nil && (relaxed.Stopped || whole.Stopped) {
		return nil, nil, nil
	}
	if err == nil && !(relaxed.Optimal && whole.Optimal) {
		err = ErrNone
	}
	if errors.Is(err, ErrNone) && relaxed.Optimal {
		return relaxed, nil, fmt.Errorf("%s: cbc: %w", n.Name, err)
	}
	if err != nil {
		return nil, nil, fmt.Errorf("%s: cbc: %w\n%s", n.Name, err, out)
	}
	return relaxed, whole, nil
}

// killed reports whether err is that of a program terminated by a signal, as at the time limit.
func killed(err error) bool {
	var exit *exec.ExitError
	return errors.As(err, &exit) && exit.ExitCode() < 0
}

// readFile reads a solution and removes the file.
func (p *Program) readFile(name string) (*Solution, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	s, err := p.ReadSolution(f)
	return s, errors.Join(err, os.Remove(name))
}
