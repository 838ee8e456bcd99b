// Package serve is the command "spillway playground".
package serve

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/spf13/cobra"
)

// NewCommand returns the command.
func NewCommand() *cobra.Command {
	var listen string
	cmd := &cobra.Command{
		Use:   "playground",
		Short: "Serve a web page that compiles as you type",
		Long: `Serve a page with LLVM IR on the left and, updated as you type, on the right: assembly, the
page of a function (see: spillway explain --html), and its costs with lower bounds. A button interprets
the machine code and shows its output and statistics. Interrupt (Ctrl-C) to stop.

The page needs no network. A server reachable from other machines (--listen :8080)
compiles and interprets what anyone sends: it accesses no files, but uses time and memory.`,
		Example: "  spillway playground --listen 127.0.0.1:8080",
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt, syscall.SIGTERM)
			defer stop()
			listener, err := net.Listen("tcp", listen)
			if err != nil {
				return fmt.Errorf("spillway: %w", err)
			}
			fmt.Fprintf(cmd.OutOrStdout(), "http://%s/\n", listener.Addr())
			return serve(ctx, listener)
		},
	}
	cmd.Flags().StringVar(&listen, "listen", "127.0.0.1:8080", "listen on this `ADDRESS`; port 0: any free port")
	return cmd
}

// serve serves the playground until ctx is done.
func serve(ctx context.Context, l net.Listener) error {
	handler, err := Handler()
	if err != nil {
		return err
	}
	server := &http.Server{Handler: handler, ReadHeaderTimeout: 10 * time.Second, BaseContext: func(net.Listener) context.Context { return ctx }}
	done := make(chan error, 1)
	go func() { done <- server.Serve(l) }()
	select {
	case err := <-done:
		return fmt.Errorf("spillway: %w", err)
	case <-ctx.Done():
	}
	last, stop := context.WithTimeout(context.Background(), time.Second)
	defer stop()
	if err := server.Shutdown(last); err != nil && !errors.Is(err, context.DeadlineExceeded) {
		return fmt.Errorf("spillway: %w", err)
	}
	return nil
}
