package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// A source is the code of a package, with types.
type source struct {
	name  string
	files []sourceFile
	fset  *token.FileSet
	info  *types.Info
	pkg   *types.Package
}

type sourceFile struct {
	path string // absolute
	text []byte
	tree *ast.File
}

// load reads the package in dir, without its tests.
func load(dir string) (*source, error) {
	listed, err := list(dir)
	if err != nil {
		return nil, err
	}
	own := &listed[len(listed)-1] // dependencies come first
	s := &source{name: own.Name, fset: token.NewFileSet(), info: &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}}}
	var trees []*ast.File
	for _, name := range own.GoFiles {
		f := sourceFile{path: filepath.Join(own.Dir, name)}
		if f.text, err = os.ReadFile(f.path); err != nil {
			return nil, err
		}
		if f.tree, err = parser.ParseFile(s.fset, f.path, f.text, parser.SkipObjectResolution); err != nil {
			return nil, err
		}
		s.files = append(s.files, f)
		trees = append(trees, f.tree)
	}
	exports := map[string]string{}
	for _, p := range listed {
		exports[p.ImportPath] = p.Export
	}
	open := func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) }
	conf := types.Config{Importer: importer.ForCompiler(s.fset, "gc", open)}
	s.pkg, err = conf.Check(own.ImportPath, s.fset, trees, s.info)
	return s, err
}

// listedPackage is what we read of the output of go list.
type listedPackage struct {
	Dir, ImportPath, Name, Export string
	GoFiles                       []string
}

// list returns the package in dir, last, and all that it depends on.
func list(dir string) (all []listedPackage, err error) {
	out, err := exec.Command("go", "list", "-deps", "-export", "-json=Dir,ImportPath,Name,Export,GoFiles", "./"+dir).Output()
	if err != nil {
		var e *exec.ExitError
		if errors.As(err, &e) {
			err = fmt.Errorf("go list: %s", strings.TrimSpace(string(e.Stderr)))
		}
		return nil, err
	}
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p listedPackage
		if err := d.Decode(&p); err == io.EOF {
			return all, nil
		} else if err != nil {
			return nil, err
		}
		all = append(all, p)
	}
}
