package spillway_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// mostFields is how many fields a struct has at most: more are grouped as types of their own, by what they are about.
const mostFields = 25

// manyFields are the structs that have more, each with the reason.
var manyFields = map[string]string{
	"Options":                       "what a user of the package may ask for, by name",
	"cmd/internal/cli.CompileFlags": "the flags of a command",
	"ir.FuncAttrs":                  "LLVM's attributes of functions, one field each",
	"target.InlineAsm":              "data of a machine, written down once in a literal",
	"target.ObjectFormat":           "likewise",
	"target.Syntax":                 "likewise",
	"target.Target":                 "likewise, already in groups",
	"target.VectorOps":              "likewise",
}

// TestStructs holds structs to mostFields.
func TestStructs(t *testing.T) {
	found := map[string]bool{}
	for _, dir := range packages(t) {
		files, err := filepath.Glob(filepath.Join(".", dir, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			set := token.NewFileSet()
			f, err := parser.ParseFile(set, file, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(f, func(n ast.Node) bool {
				spec, ok := n.(*ast.TypeSpec)
				if !ok {
					return true
				}
				s, ok := spec.Type.(*ast.StructType)
				if !ok || s.Fields.NumFields() <= mostFields {
					return true
				}
				name := strings.TrimPrefix(filepath.ToSlash(dir)+"."+spec.Name.Name, ".")
				if found[name] = true; manyFields[name] == "" {
					t.Errorf("%s: struct %s has %d fields, more than %d: group them by what they are about", set.Position(spec.Pos()), name, s.Fields.NumFields(), mostFields)
				}
				return true
			})
		}
	}
	for name := range manyFields {
		if !found[name] {
			t.Errorf("%s has no more than %d fields: take it out of the list", name, mostFields)
		}
	}
}
