//go:build js

// Command wasm is the compiler in a worker of the page: it defines the function spillway, from a request to an answer,
// both JSON (package playground), and then serves calls of it.
package main

import (
	"context"
	"runtime/debug"
	"syscall/js"

	"spillway/internal/playground"
)

func main() {
	debug.SetGCPercent(400) // memory of the page is for speed here: one compilation lives at a time
	js.Global().Set("spillway", js.FuncOf(func(_ js.Value, args []js.Value) any {
		return string(playground.Serve(context.Background(), []byte(args[0].String())))
	}))
	js.Global().Call("ready")
	select {}
}
