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

// A baseline is a binary's run without a mutant.
type baseline struct {
	reached []byte // by mutant
	limit   limit
}

// A limit is for mutants that run forever: of processor time, which does not depend on what else
// the machine does, and, for those that wait, of time.
type limit struct{ cpu, wall time.Duration }

// prepare runs the tests without a mutant.
func (b *bench) prepare() (list []baseline, err error) {
	for i := range b.binaries {
		file := filepath.Join(b.temp, "reached")
		if err := os.WriteFile(file, make([]byte, max(1, len(b.mutants))), 0o666); err != nil {
			return nil, err
		}
		start := time.Now()
		out, cpu, ok := b.binaries[i].test(limit{time.Hour, time.Hour}, "MUTANT_REACHED="+file)
		if !ok {
			return nil, fmt.Errorf("the tests of %s fail without a mutant:\n%s", b.binaries[i].dir, out)
		}
		x := baseline{limit: limit{2*time.Second + 3*cpu, time.Minute + 20*time.Since(start)}}
		if x.reached, err = os.ReadFile(file); err != nil {
			return nil, err
		}
		list = append(list, x)
	}
	return list, nil
}

// test runs the tests and returns their output, the processor time they take and whether they pass
// within the limit.
func (x *binary) test(most limit, env ...string) (output []byte, cpu time.Duration, ok bool) {
	ctx, cancel := context.WithTimeout(context.Background(), most.wall)
	defer cancel()
	cmd := exec.CommandContext(ctx, x.path, "-test.v", "-test.failfast", "-test.run", x.run)
	cmd.Dir, cmd.WaitDelay = x.dir, time.Second
	cmd.Env = append(append(os.Environ(), fmt.Sprintf("MUTANT_CPU=%d", int(most.cpu.Seconds()))), env...)
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	err := cmd.Run()
	if s := cmd.ProcessState; s != nil {
		cpu = s.UserTime() + s.SystemTime()
	}
	return out.Bytes(), cpu, err == nil
}

// fate is the outcome of a mutant.
type fate uint8

const (
	killed fate = iota
	survived
	unreached // by any test, and so survived as well
)

// try runs the mutants of the given numbers, some at once, and returns what becomes of those that
// it begins within the given time, if that is not 0.
func (b *bench) try(numbers []int, workers int, most time.Duration) (map[int]fate, error) {
	baselines, err := b.prepare()
	if err != nil {
		return nil, err
	}
	start := time.Now()
	results := make([]fate, len(numbers))
	var next atomic.Int64
	var wg sync.WaitGroup
	for range workers {
		wg.Go(func() {
			for most == 0 || time.Since(start) < most {
				k := int(next.Add(1)) - 1
				if k >= len(numbers) {
					return
				}
				results[k] = b.one(numbers[k], baselines)
			}
		})
	}
	wg.Wait()
	byNumber := map[int]fate{}
	for k := range min(int(next.Load()), len(numbers)) {
		byNumber[numbers[k]] = results[k]
	}
	return byNumber, nil
}

// one runs one mutant.
func (b *bench) one(n int, baselines []baseline) fate {
	result := unreached
	for i := range b.binaries {
		x := &baselines[i]
		if x.reached[n] == 0 {
			continue
		}
		if _, _, ok := b.binaries[i].test(x.limit, fmt.Sprintf("MUTANT=%d", n)); !ok {
			return killed
		}
		result = survived
	}
	return result
}
