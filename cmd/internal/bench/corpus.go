package bench

import (
	"path/filepath"
	"slices"
	"strings"

	"spillway/cmd/internal/cli"
)

// corpus is a named set of files.
type corpus struct {
	name  string
	files []string
}

// parseCorpora groups arguments: NAME=PATTERN adds files to a corpus of that name,
// another argument is a file.
func parseCorpora(args []string) (corpora []corpus, err error) {
	for _, arg := range args {
		name, files := "files", []string{arg}
		if before, pattern, ok := strings.Cut(arg, "="); ok {
			name = before
			if files, err = filepath.Glob(pattern); err != nil || len(files) == 0 {
				return nil, cli.Usagef("no file matches %s", pattern)
			}
		}
		k := slices.IndexFunc(corpora, func(c corpus) bool { return c.name == name })
		if k < 0 {
			k = len(corpora)
			corpora = append(corpora, corpus{name: name})
		}
		corpora[k].files = append(corpora[k].files, files...)
	}
	return corpora, nil
}

// programsIn returns the programs below a directory, one per subdirectory, with their files of a level, omitting
// programs without any.
func programsIn(dir, level string) (programs []corpus, err error) {
	dirs, err := filepath.Glob(filepath.Join(dir, "*", ""))
	if err != nil || len(dirs) == 0 {
		return nil, cli.Usagef("%s: no programs", dir)
	}
	for _, d := range dirs {
		files, err := filepath.Glob(filepath.Join(d, "*."+level+".ll"))
		if err != nil {
			return nil, err
		}
		if len(files) > 0 {
			programs = append(programs, corpus{filepath.Base(d), files})
		}
	}
	return programs, nil
}
