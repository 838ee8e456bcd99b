// Package report writes the results of experiments: as Markdown, as one self-contained HTML page, tables as CSV, plots
// as SVG.
package report

import (
	"bytes"
	"crypto/sha256"
	"encoding/csv"
	"encoding/hex"
	"fmt"
	"html/template"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// A Table has figures that are the same on every machine, unless it is a table of times.
type Table struct {
	Title  string
	Header []string
	Rows   [][]string
}

// Row adds a row.
func (t *Table) Row(cells ...any) {
	row := make([]string, len(cells))
	for i, c := range cells {
		switch c := c.(type) {
		case float64:
			row[i] = Number(c)
		default:
			row[i] = fmt.Sprint(c)
		}
	}
	t.Rows = append(t.Rows, row)
}

// Number formats a figure with significant digits only.
func Number(x float64) string {
	switch {
	case x == float64(int64(x)):
		return strconv.FormatInt(int64(x), 10)
	case x > -10 && x < 10:
		return strconv.FormatFloat(x, 'f', 3, 64)
	case x > -1000 && x < 1000:
		return strconv.FormatFloat(x, 'f', 2, 64)
	}
	return strconv.FormatFloat(x, 'f', 0, 64)
}

// A Claim is a number from the paper, next to ours.
type Claim struct {
	What        string
	Paper, Ours float64
	Unit        string
}

// A Section is one figure or table of a paper.
type Section struct {
	Key, Title string
	Paper      string // what the paper shows
	Claims     []Claim
	Agrees     string // yes, partly, no; or "not reproduced"
	Why        string // one sentence
	Times      bool   // it has times, which vary between runs
	Pieces     int
	Failed     int // of them: without an outcome, or without one on one side of a comparison
	Tables     []Table
	Plots      []Plot
}

// A Report is the whole report.
type Report struct {
	Title    string
	Intro    []string // paragraphs
	Sections []Section
}

// Write writes the report below dir: README.md, index.html, KEY-N.csv and KEY-N.svg.
func (r *Report) Write(dir string, raw bool) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	images := map[string]template.HTML{}
	for i := range r.Sections {
		s := &r.Sections[i]
		for k := range s.Plots {
			svg, err := s.Plots[k].SVG()
			if err != nil {
				return fmt.Errorf("%s: %w", s.Key, err)
			}
			name := s.file(k, "svg")
			if err := os.WriteFile(filepath.Join(dir, name), svg, 0o666); err != nil {
				return err
			}
			_, picture, _ := bytes.Cut(svg, []byte("<svg"))
			images[name] = template.HTML("<svg" + string(picture)) // generated from numbers and escaped texts
		}
		for k := range s.Tables {
			if !raw {
				break
			}
			if err := s.Tables[k].csv(filepath.Join(dir, s.file(k, "csv"))); err != nil {
				return err
			}
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "README.md"), r.markdown(), 0o666); err != nil {
		return err
	}
	if !raw {
		return nil
	}
	page, err := r.html(images)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "index.html"), page, 0o666)
}

// Digest returns a hash of the reproducible parts: the sections without times.
func (r *Report) Digest() string {
	var b bytes.Buffer
	for i := range r.Sections {
		if s := &r.Sections[i]; !s.Times {
			s.markdown(&b)
			for k := range s.Plots {
				fmt.Fprintln(&b, s.Plots[k].Series)
			}
		}
	}
	sum := sha256.Sum256(b.Bytes())
	return hex.EncodeToString(sum[:8])
}

func (s *Section) file(k int, ext string) string { return fmt.Sprintf("%s-%d.%s", s.Key, k+1, ext) }

func (t *Table) csv(file string) error {
	var b bytes.Buffer
	w := csv.NewWriter(&b)
	if err := w.WriteAll(append([][]string{t.Header}, t.Rows...)); err != nil {
		return err
	}
	return os.WriteFile(file, b.Bytes(), 0o666)
}

// Ratio returns ours divided by the paper's.
func (c *Claim) Ratio() string {
	if c.Paper == 0 {
		return "-"
	}
	return Number(c.Ours / c.Paper)
}

// PaperText and OursText return the numbers with their unit.
func (c *Claim) PaperText() string { return strings.TrimSpace(Number(c.Paper) + " " + c.Unit) }
func (c *Claim) OursText() string  { return strings.TrimSpace(Number(c.Ours) + " " + c.Unit) }

func (r *Report) markdown() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "# %s\n", r.Title)
	for _, p := range r.Intro {
		fmt.Fprintf(&b, "\n%s\n", p)
	}
	fmt.Fprintf(&b, "\n| item | what | shape agrees |\n|---|---|---|\n")
	for i := range r.Sections {
		s := &r.Sections[i]
		fmt.Fprintf(&b, "| [%s](#%s) | %s | %s |\n", s.Key, anchor(s.Key), s.Title, s.Agrees)
	}
	for i := range r.Sections {
		r.Sections[i].markdown(&b)
	}
	return b.Bytes()
}

// anchor returns the anchor of a heading in rendered Markdown.
func anchor(heading string) string { return strings.ReplaceAll(strings.ToLower(heading), ".", "") }

func (s *Section) markdown(b *bytes.Buffer) {
	fmt.Fprintf(b, "\n## %s\n\n%s. Paper: %s\n\n**Shape agrees: %s.** %s\n", s.Key, s.Title, s.Paper, s.Agrees, s.Why)
	if len(s.Claims) > 0 {
		t := Table{Header: []string{"", "paper", "ours", "ours / paper"}}
		for i := range s.Claims {
			c := &s.Claims[i]
			t.Row(c.What, c.PaperText(), c.OursText(), c.Ratio())
		}
		t.markdown(b)
	}
	for k := range s.Tables {
		s.Tables[k].markdown(b)
	}
	for k := range s.Plots {
		fmt.Fprintf(b, "\n![%s](%s)\n", s.Plots[k].Title, s.file(k, "svg"))
	}
	if s.Times {
		fmt.Fprintf(b, "\nTimes were measured in this run on its machine.\n")
	}
	if s.Failed > 0 {
		fmt.Fprintf(b, "\n%d of %d pieces have no value and are excluded from all sides.\n", s.Failed, s.Pieces)
	}
}

func (t *Table) markdown(b *bytes.Buffer) {
	if t.Title != "" {
		fmt.Fprintf(b, "\n%s:\n", t.Title)
	}
	fmt.Fprintf(b, "\n| %s |\n|%s\n", strings.Join(t.Header, " | "), "---|"+strings.Repeat("--:|", len(t.Header)-1))
	for _, row := range t.Rows {
		fmt.Fprintf(b, "| %s |\n", strings.Join(row, " | "))
	}
}

var page = template.Must(template.New("page").Funcs(template.FuncMap{"anchor": anchor}).Parse(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{{.Report.Title}}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;margin:1rem 0;display:block;overflow-x:auto}
th,td{border-bottom:1px solid #8885;padding:.2rem .7rem;text-align:right;font-variant-numeric:tabular-nums}th:first-child,td:first-child{text-align:left}
svg{max-width:100%;height:auto;background:#fff}</style></head><body>
<h1>{{.Report.Title}}</h1>{{range .Report.Intro}}<p>{{.}}</p>{{end}}
<table><tr><th>item<th>what<th>shape agrees</tr>{{range .Report.Sections}}<tr><td><a href="#{{anchor .Key}}">{{.Key}}</a><td>{{.Title}}<td>{{.Agrees}}</tr>{{end}}</table>
{{range $s := .Report.Sections}}<h2 id="{{anchor .Key}}">{{.Key}}</h2><p>{{.Title}}. Paper: {{.Paper}}</p><p><b>Shape agrees: {{.Agrees}}.</b> {{.Why}}</p>
{{if .Claims}}<table><tr><th><th>paper<th>ours<th>ours / paper</tr>{{range .Claims}}<tr><td>{{.What}}<td>{{.PaperText}}<td>{{.OursText}}<td>{{.Ratio}}</tr>{{end}}</table>{{end}}
{{range .Tables}}{{if .Title}}<p>{{.Title}}:</p>{{end}}<table><tr>{{range .Header}}<th>{{.}}{{end}}</tr>{{range .Rows}}<tr>{{range .}}<td>{{.}}{{end}}</tr>{{end}}</table>{{end}}
{{range $k, $p := .Plots}}{{index $.Images (index (index $.Files $s.Key) $k)}}{{end}}
{{if .Times}}<p>Times were measured in this run on its machine.</p>{{end}}{{if .Failed}}<p>{{.Failed}} of {{.Pieces}} pieces have no value and are excluded from all sides.</p>{{end}}{{end}}
</body></html>
`))

func (r *Report) html(images map[string]template.HTML) ([]byte, error) {
	files := map[string][]string{}
	for i := range r.Sections {
		s := &r.Sections[i]
		for k := range s.Plots {
			files[s.Key] = append(files[s.Key], s.file(k, "svg"))
		}
	}
	var b bytes.Buffer
	err := page.Execute(&b, map[string]any{"Report": r, "Images": images, "Files": files})
	return b.Bytes(), err
}
