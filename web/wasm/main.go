//go:build js

// Command wasm is the compiler in a web worker: it defines the JavaScript function spillway, from a request to an
// answer, both JSON (package playground), and serves calls to it.
package main

import (
	"context"
	"runtime/debug"
	"syscall/js"

	"spillway/internal/playground"
)

func main() {
	debug.SetGCPercent(400) // memory for speed: only one compilation runs at a time
	js.Global().Set("spillway", js.FuncOf(func(_ js.Value, args []js.Value) any {
		return string(playground.Serve(context.Background(), []byte(args[0].String())))
	}))
	js.Global().Call("ready")
	select {}
}
