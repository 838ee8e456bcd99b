package main

import (
	"fmt"
	"net"

	"github.com/spf13/cobra"

	"spillway/lab/internal/run"
)

// newWorker returns the command "worker".
func newWorker() *cobra.Command {
	at := ""
	cmd := &cobra.Command{
		Use:   "worker",
		Short: "Run a worker pool for runners on other machines",
		Long: `Run a worker pool for runners of Apache Beam on other machines, as Beam's external environment: for each worker that
a runner requests, a process is started. All processes must run the same binary, including the driver ("lab experiments"):
workers refuse pieces of a different binary. Workers access the driver's store by the same name.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			l, err := net.Listen("tcp", at)
			if err != nil {
				return err
			}
			fmt.Fprintf(cmd.ErrOrStderr(), "workers at %s\n", l.Addr())
			return (&run.Workers{Log: cmd.ErrOrStderr()}).Serve(cmd.Context(), l)
		},
	}
	cmd.Flags().StringVar(&at, "listen", "localhost:50000", "`HOST:PORT` to listen on for runners")
	return cmd
}
