package cli

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"time"

	"spillway/regalloc"
)

// ResultsProgram finds Results behind URLs, for --results. It contains the libraries of cloud services, and is therefore
// built from the module lab. docs/experiments.md documents the protocol.
const ResultsProgram = "spillway-results"

// resultsGreeting is what the program says first, with the version of the protocol.
const resultsGreeting = "spillway-results 1"

// A remote is a running ResultsProgram. Any number of questions can be open, and the answers may have any order.
type remote struct {
	url  string
	cmd  *exec.Cmd
	said bytes.Buffer  // on standard error; read after the program has ended
	done chan struct{} // closed when the program has ended; err is set then

	asking sync.Mutex     // held while writing to in; never while holding mu, which the reader of answers needs
	in     io.WriteCloser // the program's standard input

	mu   sync.Mutex
	open map[string]*question // by digest
	err  error
}

// A question is about one Problem. It may have been asked by several functions.
type question struct {
	answered chan struct{} // closed when the rest is set
	list     []storedResult
	err      error
}

// openRemote starts the program and waits for its greeting, which comes once it has opened the store.
func openRemote(ctx context.Context, url string) (resultSource, error) {
	path, err := Companion(ResultsProgram)
	if err != nil {
		return nil, fmt.Errorf("%s: %s, which reads such stores, is neither next to this program nor in PATH; in Spillway's source: go install -C lab -tags buckets ./spillway-results", url, ResultsProgram)
	}
	r := &remote{url: url, cmd: exec.CommandContext(ctx, path, url), done: make(chan struct{}), open: map[string]*question{}}
	r.cmd.Stderr = &r.said
	if r.in, err = r.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := r.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := r.cmd.Start(); err != nil {
		return nil, err
	}
	answers := bufio.NewReader(out)
	line, err := answers.ReadString('\n')
	if line != resultsGreeting+"\n" {
		if err == nil {
			err = fmt.Errorf("it begins with %.60q, not %q: it and this program are of different versions", line, resultsGreeting)
			r.cmd.Process.Kill()
		}
		return nil, r.ended(err)
	}
	go r.read(answers)
	return r, nil
}

// ended waits for the end of the program, and returns why it ended: because of err, or io.EOF.
func (r *remote) ended(err error) error {
	r.in.Close()
	exit := r.cmd.Wait()
	if text := strings.TrimSpace(r.said.String()); text != "" {
		return fmt.Errorf("%s: %s", r.url, text)
	}
	if errors.Is(err, io.EOF) && exit != nil {
		err = exit
	}
	return fmt.Errorf("%s: %s ended: %w", r.url, r.cmd.Path, err)
}

// read reads answers until the program ends.
func (r *remote) read(answers *bufio.Reader) {
	var err error
	for err == nil {
		err = r.answer(answers)
	}
	if err != io.EOF {
		r.cmd.Process.Kill() // what it writes next means nothing
	}
	err = r.ended(err)
	r.mu.Lock()
	defer r.mu.Unlock()
	r.err = err
	for _, q := range r.open {
		q.err = err
		close(q.answered)
	}
	clear(r.open)
	close(r.done)
}

// answer reads one answer.
func (r *remote) answer(in *bufio.Reader) error {
	line, err := in.ReadString('\n')
	if err != nil {
		if line != "" {
			err = io.ErrUnexpectedEOF
		}
		return err
	}
	line = strings.TrimSuffix(line, "\n")
	digest, rest, _ := strings.Cut(line, " ")
	var list []storedResult
	var failed error
	if text, ok := strings.CutPrefix(rest, "error "); ok {
		failed = fmt.Errorf("%s: %s", r.url, text)
	} else {
		n, err := strconv.ParseUint(rest, 10, 31)
		if err != nil {
			return fmt.Errorf("it answers %.100q", line)
		}
		for range n {
			x, err := r.result(in)
			if err != nil {
				return err
			}
			list = append(list, x)
		}
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	q := r.open[digest]
	if q == nil {
		return fmt.Errorf("it answers a question that was not asked: %.100q", line)
	}
	delete(r.open, digest)
	q.list, q.err = list, failed
	close(q.answered)
	return nil
}

// result reads one of an answer's Results.
func (r *remote) result(in *bufio.Reader) (x storedResult, err error) {
	line, err := in.ReadString('\n')
	if err != nil {
		return x, io.ErrUnexpectedEOF
	}
	size, name, ok := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
	n, err := strconv.ParseUint(size, 10, 31)
	if err != nil || !ok {
		return x, fmt.Errorf("it answers %.100q, where a result begins", line)
	}
	var data bytes.Buffer // grows with what arrives, whatever n says
	if _, err := io.CopyN(&data, in, int64(n)); err != nil {
		return x, io.ErrUnexpectedEOF
	}
	return storedResult{r.url + ": " + name, data.Bytes(), "remove it from the store"}, nil
}

func (r *remote) find(ctx context.Context, p *regalloc.Problem) func() ([]storedResult, error) {
	digest := p.Digest()
	r.mu.Lock()
	q, asked := r.open[digest]
	if !asked && r.err == nil {
		q = &question{answered: make(chan struct{})}
		r.open[digest] = q
	}
	err := r.err
	r.mu.Unlock()
	if err != nil {
		return func() ([]storedResult, error) { return nil, err }
	}
	if !asked {
		r.asking.Lock()
		fmt.Fprintf(r.in, "%s\n", digest) // where this fails, the program has ended, which read reports
		r.asking.Unlock()
	}
	return func() ([]storedResult, error) {
		select {
		case <-q.answered:
			return q.list, q.err
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

// ending is how long the program may take to end after its input has ended.
const ending = 10 * time.Second

func (r *remote) close() {
	r.asking.Lock()
	r.in.Close()
	r.asking.Unlock()
	late := time.AfterFunc(ending, func() { r.cmd.Process.Kill() })
	defer late.Stop()
	<-r.done
}
