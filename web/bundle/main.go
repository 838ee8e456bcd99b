// Command bundle builds ../dist from ../src: one script and one style sheet for each page, including the libraries that
// they use. It is a separate module, so that the compiler does not depend on its dependencies.
//
//	go run .            # in web/bundle: writes ../dist
//	go run . -check     # checks that ../dist is up to date
//
// Libraries are fetched from the npm registry, verified by the digests below, and cached.
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
	name, version, digest string // digest: as in npm, SHA-512
	file, license         string // in the package
}

var libraries = []library{
	{"@codemirror/commands", "6.11.1", "O/4hG3SC1YwcmQ0d2UVNDs+AsaNWd1iHVxbTeEBuqH+6bExAiPK3iS/BvpY6rZGURALv4ZD3sIgcCmRvw3ehBg==", "dist/index.js", "LICENSE"},
	{"@codemirror/language", "6.13.1", "zfvU2r3TyylQLMj/te+5CnQ0rSqZi8B1oTCBbQkagcLW4Xc6imab6qN+pEJhsuNOLaJqiRyBXp9UhWA1DhVvDw==", "dist/index.js", "LICENSE"},
	{"@codemirror/lint", "6.9.8", "qNvtcE73xUto/D1RvtgSRI4A1Hg8ekxlvtZpjHpdpisLBnhyu82EUEJMEgaxkjuQCA8vqnrylENWKOsEDCOHcw==", "dist/index.js", "LICENSE"},
	{"@codemirror/search", "6.7.2", "gUYkYhT2+n/+VGZ+8EzE5WFkYZUZYm1VOKDudIsNqh42uRVQJ0a6Yss9sdKT3MeOYfuL1N6AZA57oza0Oyr0LA==", "dist/index.js", "LICENSE"},
	{"@codemirror/state", "6.7.6", "kAz+AncRtKuIknedxT1bq4XwXv4UowhbkHU1myPrtVb/jZtImWuV5BXzv5vK6i3kYACsdiZiQKFQQ5Mq7elW8w==", "dist/index.js", "LICENSE"},
	{"@codemirror/streamparser", "6.0.0", "JTFPF6xrfjt0mnfGPgzcLiMwYmvIyNaoizp8BYzv8FE8KrT6GBGDZ190rtt+O7Wke3gG/MFHyiY9YGNeimof4w==", "dist/index.js", "LICENSE"},
	{"@codemirror/view", "6.43.15", "HHsfpqFeHyXLs983pSRe38Xajs0vFWZQ2BuX0m7Ki8w3jZ5iD8cuR3lBz2/5/X53Dhf32SBHKh6rtSTB6tKeGw==", "dist/index.js", "LICENSE"},
	{"@dagrejs/dagre", "3.1.3", "X4aUTwOReZvthaZWOVHqlJ52/ZdhZFEM4+Lh/uR4XooUSLE6p71bcy7MPGzYnNUcNh+nj+i/qJQpCMIdQnSmrg==", "dist/dagre.esm.js", "LICENSE"},
	{"@lezer/common", "1.5.5", "Pw7PVCndruF1pb3ebCxpSVpkMHSDjwRCLcTRw+RizUKco5QbWylwq2g4lnG/RYN7yTTQDXE9F77MwtkAyphrjg==", "dist/index.js", "LICENSE"},
	{"@lezer/highlight", "1.2.5", "O1GMVKgtf5YspFaRzpmqkVgMtIk2HG9uMAbH6wdAIdNh3TVzCsch/+cRi+6l2//UGDKe6NB9BW3cvuR5ezMQ0w==", "dist/index.js", "LICENSE"},
	{"@lezer/lr", "1.4.12", "On9HU4oMMiHPMkQDgoTnGahjgG5n/MkN38CgG77sMraKLL+3JBbeQNi1FcCXV9QRqwF9/BUXP3caHyJC1fBOTQ==", "dist/index.js", "LICENSE"},
	{"@marijn/find-cluster-break", "1.0.4", "Wy0V7+SGUjnF9/TkiM1hKVDPj7jKXduPNboMVtHTA8dySMURWqfg/JZ9E2Sq8JgSJmkl7k7Qe9FLeMSrSraWmQ==", "src/index.js", "LICENSE"},
	{"crelt", "1.0.7", "aK6BbWfhf4U/wCcLHKPJl/xa6VkVstRaPywWtMKGwuOLc/wZTyQYuoxgvZnNsBvv7Kg3YTBQYYBCggcviQczuA==", "index.js", "LICENSE"},
	{"style-mod", "4.1.5", "WQ2llCZa9sZSkJA+aOwpg5DkfbAXFKGh//t3MRTBeruFiSBC+GXUmbBzrw3bXyboCWAbtCW9InDfBsXrRD/rAg==", "src/style-mod.js", "LICENSE"},
	{"w3c-keyname", "2.2.8", "dpojBhNsCNN7T82Tm7k26A6G9ML3NkhDsnw9n/eoxSRlVBB4CEtIQ/KTCLI2Fwf3ataSXRhYFkQi3SlnFwPvPQ==", "index.js", "LICENSE"},
}

func main() {
	check := flag.Bool("check", false, "compare only, do not write")
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
		EntryPoints:       entries(web),
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
			return nil, fmt.Errorf("%s terminates the enclosing script", f.Path)
		}
		made[filepath.Base(f.Path)] = f.Contents
	}
	return made, nil
}

// entries returns the files of src that become files of dist.
func entries(web string) (list []string) {
	for _, name := range []string{"explain.ts", "explain.css", "playground.ts", "playground.css", "worker.ts"} {
		list = append(list, filepath.Join(web, "src", name))
	}
	return list
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

// fetch returns the package, from the cache if possible.
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
	short := l.name[strings.LastIndexByte(l.name, '/')+1:]
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
		return nil, errors.New("the package does not match the expected digest")
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

// compare returns an error unless dist equals made.
func compare(web string, made map[string][]byte) error {
	for name, text := range made {
		have, err := os.ReadFile(filepath.Join(web, "dist", name))
		if err != nil {
			return err
		}
		if !bytes.Equal(have, text) {
			return fmt.Errorf("web/dist/%s is out of date with web/src: run go run . in web/bundle", name)
		}
	}
	return nil
}
