package run

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"strings"
	"sync"

	"github.com/apache/beam/sdks/v2/go/container/tools"
	fnpb "github.com/apache/beam/sdks/v2/go/pkg/beam/model/fnexecution_v1"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/util/grpcx"
	"google.golang.org/grpc"
)

// Workers is a worker pool for runners on other machines: an external environment of Beam, which starts a process for
// each requested worker. A crashed worker affects neither the pool nor other workers; when the pool exits its workers
// do, too.
type Workers struct {
	fnpb.UnimplementedBeamFnExternalWorkerPoolServer

	// Log receives a line for each event of a worker.
	Log io.Writer

	mu      sync.Mutex
	workers map[string]*os.Process
}

// pooled is the environment variable that marks workers of a pool.
const pooled = "SPILLWAY_LAB_POOL"

// Worker must be called first by a program that Workers may start: it exits the process when its pool has exited, and
// reports whether the process is a worker, by its arguments.
func Worker(args []string) bool {
	for _, arg := range args {
		if strings.HasPrefix(arg, "--worker=") {
			if os.Getenv(pooled) != "" {
				go func() {
					io.Copy(io.Discard, os.Stdin) // the pool writes nothing: EOF means that it has exited
					os.Exit(0)
				}()
			}
			return true
		}
	}
	return false
}

// Serve serves runners at a listener until the context is done.
func (w *Workers) Serve(ctx context.Context, at net.Listener) error {
	s := grpc.NewServer()
	fnpb.RegisterBeamFnExternalWorkerPoolServer(s, w)
	defer context.AfterFunc(ctx, s.Stop)()
	return s.Serve(at)
}

// StartWorker implements fnpb.BeamFnExternalWorkerPoolServer.
func (w *Workers) StartWorker(ctx context.Context, req *fnpb.StartWorkerRequest) (*fnpb.StartWorkerResponse, error) {
	if err := w.start(ctx, req); err != nil {
		return &fnpb.StartWorkerResponse{Error: err.Error()}, nil
	}
	return &fnpb.StartWorkerResponse{}, nil
}

func (w *Workers) start(ctx context.Context, req *fnpb.StartWorkerRequest) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	id := req.GetWorkerId()
	cmd := exec.Command(self, "--worker=true", "--id="+id, "--logging_endpoint="+req.GetLoggingEndpoint().GetUrl(), "--control_endpoint="+req.GetControlEndpoint().GetUrl())
	cmd.Env = append(os.Environ(), pooled+"=1")
	if at := req.GetProvisionEndpoint().GetUrl(); at != "" {
		info, err := tools.ProvisionInfo(grpcx.WriteWorkerID(ctx, id), at)
		if err != nil {
			return err
		}
		cmd.Env = append(cmd.Env, "STATUS_ENDPOINT="+info.GetStatusEndpoint().GetUrl(), "RUNNER_CAPABILITIES="+strings.Join(info.GetRunnerCapabilities(), " "))
	}
	life, err := cmd.StdinPipe()
	if err != nil {
		return err
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.workers[id] != nil {
		return fmt.Errorf("worker %s already exists", id)
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	if w.workers == nil {
		w.workers = map[string]*os.Process{}
	}
	w.workers[id] = cmd.Process
	w.log("worker %s is process %d", id, cmd.Process.Pid)
	go func() {
		err := cmd.Wait()
		life.Close()
		w.mu.Lock()
		defer w.mu.Unlock()
		if w.workers[id] == cmd.Process { // not stopped by request
			delete(w.workers, id)
			w.log("worker %s has ended: %v", id, err)
		}
	}()
	return nil
}

// StopWorker implements fnpb.BeamFnExternalWorkerPoolServer.
func (w *Workers) StopWorker(_ context.Context, req *fnpb.StopWorkerRequest) (*fnpb.StopWorkerResponse, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if p := w.workers[req.GetWorkerId()]; p != nil {
		delete(w.workers, req.GetWorkerId())
		p.Kill() // nothing is lost: outcomes are in the store
	}
	return &fnpb.StopWorkerResponse{}, nil
}

func (w *Workers) log(format string, args ...any) { fmt.Fprintf(w.Log, format+"\n", args...) }

// binary identifies the running binary, including compiler and operations, by its content.
var binary = sync.OnceValues(func() (string, error) {
	self, err := os.Executable()
	if err != nil {
		return "", err
	}
	f, err := os.Open(self)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	_, err = io.Copy(h, f)
	return hex.EncodeToString(h.Sum(nil))[:16], err
})
