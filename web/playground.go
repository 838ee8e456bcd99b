package web

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"strings"
)

//go:embed dist/playground.js
var playgroundScript []byte

//go:embed dist/playground.css
var playgroundStyle []byte

//go:embed dist/worker.js
var worker []byte

// An Example is an example of the playground.
type Example struct {
	Title     string `json:"title"`
	Source    string `json:"source"`
	Language  string `json:"language,omitempty"` // as in package internal/playground; "": LLVM IR
	Target    string `json:"target,omitempty"`
	Level     string `json:"level,omitempty"`
	Allocator string `json:"allocator,omitempty"`
	Function  string `json:"function,omitempty"` // the function to explain
	Tab       string `json:"tab,omitempty"`      // the tab to open: assembly, picture or output
}

// A Backend is where the compiler of a playground runs.
type Backend string

const (
	Server Backend = "server" // the page's server answers requests by POST to "answer"
	Wasm   Backend = "wasm"   // files spillway.wasm and wasm_exec.js next to the page
)

// Playground returns the files of the playground by name, without those of the Backend. Package internal/playground
// answers its requests.
func Playground(b Backend, examples []Example) (map[string][]byte, error) {
	list, err := json.Marshal(examples) // < and > are escaped
	if err != nil {
		return nil, err
	}
	policy := "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; frame-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:"
	page := fmt.Sprintf(`<!DOCTYPE html>
<html lang="en" data-backend="%s">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Compile LLVM IR as you type, and see what the register allocator did, why, and how far it is from the optimum">
<meta http-equiv="Content-Security-Policy" content="%s">
<link rel="icon" href="data:,">
<title>Spillway playground</title>
<link rel="stylesheet" href="playground.css">
</head>
<body>
<noscript>This page needs JavaScript.</noscript>
<main id="app"></main>
<script type="application/json" id="examples">%s</script>
<script src="playground.js"></script>
</body>
</html>
`, b, policy, list)
	var explain strings.Builder
	if err := writeExplain(&explain, "spillway", nil); err != nil {
		return nil, err
	}
	files := map[string][]byte{"index.html": []byte(page), "playground.js": playgroundScript, "playground.css": playgroundStyle, "explain.html": []byte(explain.String())}
	if b == Wasm {
		files["worker.js"] = worker
	}
	return files, nil
}
