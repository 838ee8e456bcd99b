// Command spillway-results finds known Results in a store of the lab for "spillway compile --results URL", which starts it
// from its own directory or from PATH, so that the libraries of cloud services stay out of the compiler.
//
//	go install -C lab -tags buckets ./spillway-results
//
// Its argument is the URL of the store. It writes the line "spillway-results 1", the version of the protocol, once the store
// is open. Each line that it reads is a question: the digest of a Problem (regalloc.Problem.Digest). The answers, in any
// order, have the line
//
//	DIGEST COUNT
//
// and for each Result that is kept for the Problem, in the order of their names, the line
//
//	LENGTH NAME
//
// with LENGTH bytes after it; or they are the line "DIGEST error MESSAGE", if the store fails. Whether a Result belongs to
// the Problem is for the compiler to prove. The program ends when its input does, with exit code 0, or, if
// it cannot write, with 1 and a message.
package main

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"sync"

	"spillway/lab/internal/known"
	"spillway/lab/internal/store"
)

// greeting is the first line of output. The number changes with the protocol.
const greeting = "spillway-results 1\n"

// atOnce is how many questions the store is asked at once. Services answer one in tens of milliseconds, whatever their number.
const atOnce = 32

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, os.Args[1:], os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "spillway-results:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string, in io.Reader, out io.Writer) error {
	if len(args) != 1 || !strings.Contains(args[0], "://") {
		return fmt.Errorf("want one argument, the URL of a store: file:///DIRECTORY, s3://BUCKET, gs://BUCKET or azblob://CONTAINER; spillway compile --results URL starts this program")
	}
	s, err := store.Open(ctx, args[0])
	if err != nil {
		return err
	}
	defer s.Close()
	return serve(ctx, s, in, out)
}

// serve answers questions until there are no more.
func serve(ctx context.Context, s *store.Store, in io.Reader, out io.Writer) error {
	if _, err := io.WriteString(out, greeting); err != nil {
		return err
	}
	var (
		answers sync.WaitGroup
		writing sync.Mutex
		failed  error // the first failure to write; guarded by writing
		free    = make(chan struct{}, atOnce)
	)
	lines := bufio.NewScanner(in)
	for lines.Scan() {
		digest := lines.Text()
		free <- struct{}{}
		answers.Go(func() {
			defer func() { <-free }()
			text := answer(ctx, s, digest)
			writing.Lock()
			defer writing.Unlock()
			if _, err := out.Write(text); failed == nil {
				failed = err
			}
		})
	}
	answers.Wait()
	return cmp.Or(failed, lines.Err())
}

// answer returns the answer to a question.
func answer(ctx context.Context, s *store.Store, digest string) []byte {
	fail := func(err error) []byte {
		return fmt.Appendf(nil, "%s error %s\n", digest, strings.Join(strings.Fields(err.Error()), " "))
	}
	names, err := known.Names(ctx, s, digest)
	if err != nil {
		return fail(err)
	}
	var text bytes.Buffer
	fmt.Fprintf(&text, "%s %d\n", digest, len(names))
	for _, name := range names {
		data, err := s.Get(ctx, name)
		if err != nil {
			return fail(err)
		}
		fmt.Fprintf(&text, "%d %s\n", len(data), name)
		text.Write(data)
	}
	return text.Bytes()
}
