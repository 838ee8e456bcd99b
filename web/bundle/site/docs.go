package main

import (
	"bytes"
	_ "embed"
	"fmt"
	"html"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

//go:embed docs.css
var style []byte

// documents writes README.md as index.html, and all files linked from it, transitively: Markdown as pages, other files
// unchanged.
func (s *site) documents() error {
	s.done = map[string]bool{}
	s.follow("README.md")
	for len(s.queue) > 0 {
		name := s.queue[0]
		s.queue = s.queue[1:]
		source, err := os.ReadFile(filepath.Join(s.root, filepath.FromSlash(name)))
		if err != nil {
			return err
		}
		if path.Ext(name) == ".md" {
			if source, err = s.page(name, source); err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
		}
		if err := s.write(place(name), source); err != nil {
			return err
		}
	}
	return s.write("docs.css", style)
}

// follow adds a file of the repository to the site.
func (s *site) follow(name string) {
	if !s.done[name] {
		s.done[name] = true
		s.queue = append(s.queue, name)
	}
}

// place returns the path of a file of the repository in the site.
func place(name string) string {
	switch {
	case name == "README.md":
		return "index.html"
	case path.Ext(name) == ".md":
		return strings.TrimSuffix(name, ".md") + ".html"
	case path.Ext(name) == ".svg":
		return name
	}
	return name + ".txt" // which browsers display
}

// page renders a Markdown file.
func (s *site) page(name string, source []byte) ([]byte, error) {
	md := goldmark.New(goldmark.WithExtensions(extension.GFM), goldmark.WithParserOptions(parser.WithAutoHeadingID()))
	doc := md.Parser().Parse(text.NewReader(source))
	title := "Spillway"
	err := ast.Walk(doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		var err error
		switch n := n.(type) {
		case *ast.Heading:
			if n.Level == 1 {
				title = string(n.Lines().Value(source))
			}
		case *ast.Link:
			n.Destination, err = s.target(name, n.Destination)
		case *ast.Image:
			n.Destination, err = s.target(name, n.Destination)
		}
		return ast.WalkContinue, err
	})
	if err != nil {
		return nil, err
	}
	up := strings.Repeat("../", strings.Count(place(name), "/"))
	var b bytes.Buffer
	fmt.Fprintf(&b, `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>%s</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="%[2]sdocs.css">
</head>
<body>
<nav><a href="%[2]sindex.html">Spillway</a> <a href="%[2]splayground/index.html">Playground</a> <a href="%[2]sdocs/README.html">Documentation</a> <a href="%[2]sdocs/benchmarks/README.html">Benchmarks</a></nav>
<main>
`, html.EscapeString(title), up)
	if err := md.Renderer().Render(&b, source, doc); err != nil {
		return nil, err
	}
	b.WriteString("</main>\n</body>\n</html>\n")
	return b.Bytes(), nil
}

// target returns the destination of a link in the site. Directories are named, not linked.
func (s *site) target(from string, destination []byte) ([]byte, error) {
	u, err := url.Parse(string(destination))
	if err != nil || u.IsAbs() || u.Path == "" {
		return destination, err
	}
	name := path.Join(path.Dir(from), u.Path)
	info, err := os.Stat(filepath.Join(s.root, filepath.FromSlash(name)))
	if err != nil {
		return nil, fmt.Errorf("broken link: %w", err)
	}
	if info.IsDir() {
		return []byte("#"), nil
	}
	s.follow(name)
	u.Path = strings.Repeat("../", strings.Count(place(from), "/")) + place(name)
	return []byte(u.String()), nil
}
