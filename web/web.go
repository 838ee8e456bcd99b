// Package web renders the documents of package explain, and the playground, as HTML. A page is one self-contained file:
// script and style are inline, and it loads nothing.
//
// The code is TypeScript, in src. The command in bundle, a separate module, builds dist from it; dist is committed, so
// that building the compiler requires only Go. A test there checks that dist is up to date.
package web

import (
	"bytes"
	"compress/flate"
	_ "embed"
	"encoding/base64"
	"fmt"
	"html"
	"io"

	"spillway/explain"
)

//go:embed dist/explain.js
var explainScript []byte

//go:embed dist/explain.css
var explainStyle []byte

// Explain writes the page of d.
func Explain(w io.Writer, d *explain.Document) error {
	var packed bytes.Buffer
	z, err := flate.NewWriter(&packed, flate.BestCompression)
	if err != nil {
		return err
	}
	if err := deltas(d).WriteJSON(z); err != nil {
		return err
	}
	if err := z.Close(); err != nil {
		return err
	}
	return writeExplain(w, "@"+d.Function, packed.Bytes())
}

// writeExplain writes the page of a compressed document; without one, the embedding page sends a document.
func writeExplain(w io.Writer, title string, packed []byte) error {
	data := ""
	if packed != nil {
		data = fmt.Sprintf(`<script type="application/octet-stream" id="data">%s</script>
`, base64.StdEncoding.EncodeToString(packed))
	}
	_, err := fmt.Fprintf(w, `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="spillway explain">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:">
<title>%s</title>
<style>
%s</style>
</head>
<body>
<noscript>This page needs JavaScript; it loads nothing.</noscript>
<main id="app"></main>
%s<script>
%s</script>
</body>
</html>
`, html.EscapeString(title), explainStyle, data, explainScript)
	return err
}

// deltas returns d with the arrays of lines delta-encoded, which compresses better; src/document.ts decodes it.
func deltas(d *explain.Document) *explain.Document {
	e := *d
	e.Runs = nil
	for _, r := range d.Runs {
		x := *r
		x.Passes = nil
		for _, p := range r.Passes {
			l := &p.Lines
			l.Text, l.Block, l.Instr, l.Line, l.Value, l.Offset = delta(l.Text), delta(l.Block), delta(l.Instr), delta(l.Line), delta(l.Value), delta(l.Offset)
			x.Passes = append(x.Passes, p)
		}
		s := &x.Steps
		s.Value, s.Other, s.Instr, s.Why = delta(s.Value), delta(s.Other), delta(s.Instr), delta(s.Why)
		e.Runs = append(e.Runs, &x)
	}
	return &e
}

func delta[T int | int64](list []T) []T {
	out := make([]T, len(list))
	last := T(0)
	for i, x := range list {
		out[i], last = x-last, x
	}
	return out
}
