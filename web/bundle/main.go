// Command bundle makes ../dist of ../src: one script and one style sheet for each page, with the libraries that they
// use. It is a module of its own, so that the compiler needs none of this.
//
//	go run .            # in web/bundle: writes ../dist
//	go run . -check     # says whether ../dist is what ../src makes
//
// Libraries come from the registry of npm, each by the digest that stands here, and are kept in the user's cache.
package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha512"
	"encoding/base64"
	"errors"
	"flag"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// A library is a file of a package, and its license.
type library struct {
	name, version, digest string // digest: as npm says it, SHA-512
	file, license         string // in the package
}

var libraries = []library{
	{"@dagrejs/dagre", "3.1.3", "X4aUTwOReZvthaZWOVHqlJ52/ZdhZFEM4+Lh/uR4XooUSLE6p71bcy7MPGzYnNUcNh+nj+i/qJQpCMIdQnSmrg==", "dist/dagre.esm.js", "LICENSE"},
}

func main() {
	check := flag.Bool("check", false, "compare, and write nothing")
	flag.Parse()
	made, err := bundle("..")
	if err == nil {
		if *check {
			err = compare("..", made)
		} else {
			err = write("..", made)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "bundle:", err)
		os.Exit(1)
	}
}

// bundle returns the files of dist by name.
func bundle(web string) (map[string][]byte, error) {
	web, err := filepath.Abs(web)
	if err != nil {
		return nil, err
	}
	r := api.Build(api.BuildOptions{
		EntryPoints:       []string{filepath.Join(web, "src", "explain.ts"), filepath.Join(web, "src", "explain.css")},
		AbsWorkingDir:     web,
		Outdir:            filepath.Join(web, "dist"),
		Bundle:            true,
		MinifyWhitespace:  true,
		MinifyIdentifiers: true,
		MinifySyntax:      true,
		Format:            api.FormatIIFE,
		Target:            api.ES2022,
		Charset:           api.CharsetASCII,
		LegalComments:     api.LegalCommentsEndOfFile,
		TsconfigRaw:       `{"compilerOptions":{"strict":true}}`,
		Plugins:           []api.Plugin{{Name: "libraries", Setup: resolve}},
		LogLevel:          api.LogLevelSilent,
	})
	if len(r.Errors) > 0 {
		return nil, errors.New(strings.Join(api.FormatMessages(r.Errors, api.FormatMessagesOptions{Kind: api.ErrorMessage}), ""))
	}
	made := map[string][]byte{}
	for _, f := range r.OutputFiles {
		if bytes.Contains(f.Contents, []byte("</script")) {
			return nil, fmt.Errorf("%s ends the script that it is put into", f.Path)
		}
		made[filepath.Base(f.Path)] = f.Contents
	}
	return made, nil
}

// resolve finds the libraries.
func resolve(b api.PluginBuild) {
	b.OnResolve(api.OnResolveOptions{Filter: `^[^.]`}, func(a api.OnResolveArgs) (api.OnResolveResult, error) {
		for i := range libraries {
			if libraries[i].name == a.Path {
				return api.OnResolveResult{Path: a.Path, Namespace: "library"}, nil
			}
		}
		return api.OnResolveResult{}, nil
	})
	b.OnLoad(api.OnLoadOptions{Filter: `.`, Namespace: "library"}, func(a api.OnLoadArgs) (api.OnLoadResult, error) {
		for i := range libraries {
			if libraries[i].name == a.Path {
				text, err := libraries[i].load()
				return api.OnLoadResult{Contents: &text, Loader: api.LoaderJS}, err
			}
		}
		return api.OnLoadResult{}, fmt.Errorf("no library %s", a.Path)
	})
}

// load returns the library's code after a comment with its license.
func (l *library) load() (string, error) {
	pack, err := l.fetch()
	if err != nil {
		return "", fmt.Errorf("%s: %w", l.name, err)
	}
	files, err := unpack(pack)
	if err != nil {
		return "", fmt.Errorf("%s: %w", l.name, err)
	}
	code, license := files["package/"+l.file], files["package/"+l.license]
	if code == "" || license == "" {
		return "", fmt.Errorf("%s: no %s or no %s in the package", l.name, l.file, l.license)
	}
	var head strings.Builder
	fmt.Fprintf(&head, "/*! %s %s\n\n%s*/\n", l.name, l.version, license)
	if at := strings.LastIndex(code, "//# sourceMappingURL="); at >= 0 {
		code = code[:at]
	}
	return head.String() + code, nil
}

// fetch returns the package, from the cache if it is there.
func (l *library) fetch() ([]byte, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		return nil, err
	}
	base := strings.ReplaceAll(strings.TrimPrefix(l.name, "@"), "/", "-") + "-" + l.version + ".tgz"
	file := filepath.Join(cache, "spillway", base)
	if pack, err := os.ReadFile(file); err == nil && l.matches(pack) {
		return pack, nil
	}
	registry := "https://registry.npmjs.org"
	if r := os.Getenv("NPM_CONFIG_REGISTRY"); r != "" {
		registry = strings.TrimSuffix(r, "/")
	}
	_, short, _ := strings.Cut(l.name, "/")
	r, err := http.Get(registry + "/" + l.name + "/-/" + short + "-" + l.version + ".tgz")
	if err != nil {
		return nil, err
	}
	defer r.Body.Close()
	if r.StatusCode != http.StatusOK {
		return nil, errors.New(r.Status)
	}
	pack, err := io.ReadAll(io.LimitReader(r.Body, 16<<20))
	if err != nil {
		return nil, err
	}
	if !l.matches(pack) {
		return nil, errors.New("the package is not the one whose digest is known")
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		return nil, err
	}
	return pack, os.WriteFile(file, pack, 0o666)
}

func (l *library) matches(pack []byte) bool {
	sum := sha512.Sum512(pack)
	return base64.StdEncoding.EncodeToString(sum[:]) == l.digest
}

// unpack returns the files of an archive by name.
func unpack(pack []byte) (map[string]string, error) {
	z, err := gzip.NewReader(bytes.NewReader(pack))
	if err != nil {
		return nil, err
	}
	files := map[string]string{}
	for t := tar.NewReader(z); ; {
		h, err := t.Next()
		if err == io.EOF {
			return files, nil
		}
		if err != nil {
			return nil, err
		}
		text, err := io.ReadAll(t)
		if err != nil {
			return nil, err
		}
		files[h.Name] = string(text)
	}
}

func write(web string, made map[string][]byte) error {
	for name, text := range made {
		if err := os.WriteFile(filepath.Join(web, "dist", name), text, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// compare returns an error unless dist has what was made.
func compare(web string, made map[string][]byte) error {
	for name, text := range made {
		have, err := os.ReadFile(filepath.Join(web, "dist", name))
		if err != nil {
			return err
		}
		if !bytes.Equal(have, text) {
			return fmt.Errorf("web/dist/%s is not what web/src makes: run go run . in web/bundle", name)
		}
	}
	return nil
}
