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
		Short: "Compute for runners on other machines, as a pool of workers",
		Long: `Compute for runners of Apache Beam on other machines, as what Beam calls an external environment: for each worker that
a runner asks for, a process is started. Everything must be started from one file, the driver ("lab experiments")
too: workers refuse pieces of another program. Workers read and write the driver's store, by the same name.`,
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
	cmd.Flags().StringVar(&at, "listen", "localhost:50000", "`HOST:PORT` where runners ask for workers")
	return cmd
}
