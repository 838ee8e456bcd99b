package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"
)

// prepare runs the tests without a mutant. It sets reached, by binary and mutant,
// and limit, the time that a binary may take.
func (b *bench) prepare() (reached [][]byte, limit []time.Duration, err error) {
	for i := range b.binaries {
		file := filepath.Join(b.temp, "reached")
		if err := os.WriteFile(file, make([]byte, max(1, len(b.mutants))), 0o666); err != nil {
			return nil, nil, err
		}
		start := time.Now()
		if out, ok := b.binaries[i].test(time.Hour, "MUTANT_REACHED="+file); !ok {
			return nil, nil, fmt.Errorf("the tests of %s fail without a mutant:\n%s", b.binaries[i].dir, out)
		}
		limit = append(limit, 5*time.Second+5*time.Since(start))
		hits, err := os.ReadFile(file)
		if err != nil {
			return nil, nil, err
		}
		reached = append(reached, hits)
	}
	return reached, limit, nil
}

// test runs the tests and returns their output and whether they pass in time.
func (x *binary) test(limit time.Duration, env ...string) (output []byte, ok bool) {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, x.path, "-test.failfast", "-test.run", x.run)
	cmd.Dir, cmd.WaitDelay = x.dir, time.Second
	cmd.Env = append(os.Environ(), env...)
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	err := cmd.Run()
	return out.Bytes(), err == nil
}

// outcome is what became of a mutant.
type outcome uint8

const (
	killed outcome = iota
	survived
	unreached // by any test, and so survived as well
)

// try runs the mutants of the given numbers, some at once.
func (b *bench) try(numbers []int, workers int) (map[int]outcome, error) {
	reached, limit, err := b.prepare()
	if err != nil {
		return nil, err
	}
	results := make([]outcome, len(numbers))
	var next atomic.Int64
	var wg sync.WaitGroup
	for range workers {
		wg.Go(func() {
			for k := int(next.Add(1)) - 1; k < len(numbers); k = int(next.Add(1)) - 1 {
				results[k] = b.one(numbers[k], reached, limit)
			}
		})
	}
	wg.Wait()
	byNumber := map[int]outcome{}
	for k, n := range numbers {
		byNumber[n] = results[k]
	}
	return byNumber, nil
}

// one runs one mutant.
func (b *bench) one(n int, reached [][]byte, limit []time.Duration) outcome {
	result := unreached
	for i := range b.binaries {
		if reached[i][n] == 0 {
			continue
		}
		if _, ok := b.binaries[i].test(limit[i], fmt.Sprintf("MUTANT=%d", n)); !ok {
			return killed
		}
		result = survived
	}
	return result
}
