package cli

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// researchFlag is the annotation of experimental flags.
const researchFlag = "research"

// Research marks flags as experimental, which the help lists separately.
func Research(flags *pflag.FlagSet, names ...string) {
	for _, name := range names {
		if err := flags.SetAnnotation(name, researchFlag, nil); err != nil {
			panic(err)
		}
	}
}

// Refused hides shared flags that a command does not support from its help, and makes their use an error.
func Refused(flags *pflag.FlagSet, names ...string) {
	for _, name := range names {
		if err := flags.MarkHidden(name); err != nil {
			panic(err)
		}
	}
}

// IsResearch reports whether a flag is experimental.
func IsResearch(f *pflag.Flag) bool {
	_, ok := f.Annotations[researchFlag]
	return ok
}

// Help makes the help of root and its commands group the flags.
func Help(root *cobra.Command) {
	const all = "{{.LocalFlags.FlagUsages | trimTrailingWhitespaces}}"
	cobra.AddTemplateFunc("flagGroups", flagGroups)
	root.SetUsageTemplate(strings.Replace(root.UsageTemplate(), all, "{{flagGroups .LocalFlags | trimTrailingWhitespaces}}", 1))
}

// flagGroups lists the regular flags, then the experimental ones.
func flagGroups(flags *pflag.FlagSet) string {
	everyday, knobs := pflag.NewFlagSet("", pflag.ContinueOnError), pflag.NewFlagSet("", pflag.ContinueOnError)
	flags.VisitAll(func(f *pflag.Flag) {
		if IsResearch(f) {
			knobs.AddFlag(f)
		} else {
			everyday.AddFlag(f)
		}
	})
	text := everyday.FlagUsages()
	if knobs.HasAvailableFlags() {
		text += "\nExperimental flags:\n" + knobs.FlagUsages()
	}
	return text
}

// Nearest returns the names similar to typed.
func Nearest(typed string, names []string) []string {
	c := &cobra.Command{SuggestionsMinimumDistance: 2}
	for _, n := range names {
		c.AddCommand(&cobra.Command{Use: n, Run: func(*cobra.Command, []string) {}})
	}
	found := c.SuggestionsFor(typed)
	slices.Sort(found)
	return found
}

// DidYouMean returns a suggestion of names similar to typed, or "".
func DidYouMean(typed string, names []string) string {
	if near := Nearest(typed, names); len(near) > 0 {
		return "; did you mean " + strings.Join(near, " or ") + "?"
	}
	return ""
}

// FlagError handles errors in a command's flags: it suggests similar flags for an unknown one, and describes valid
// values.
func FlagError(cmd *cobra.Command, err error) error {
	var invalid *pflag.InvalidValueError
	if errors.As(err, &invalid) {
		return invalidValue(invalid)
	}
	typed, unknown := strings.CutPrefix(err.Error(), "unknown flag: --")
	if !unknown {
		return UsageError{err}
	}
	var names []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
	near := Nearest(typed, names)
	for i := range near {
		near[i] = "--" + near[i]
	}
	if len(near) == 0 {
		return UsageError{err}
	}
	return Usagef("%w; did you mean %s?", err, strings.Join(near, " or "))
}

// kinds describe flag values, by pflag's type names.
var kinds = map[string]string{"int": "an integer", "uint64": "a non-negative integer", "float64": "a number", "bool": "true or false"}

// invalidValue describes the valid values of a flag. Package strconv's messages are about Go.
func invalidValue(err *pflag.InvalidValueError) error {
	flag, cause := err.GetFlag(), err.Unwrap()
	if number := (*strconv.NumError)(nil); errors.As(cause, &number) {
		want := kinds[flag.Value.Type()]
		if errors.Is(cause, strconv.ErrRange) {
			want += " in range"
		}
		return Usagef("--%s %q: must be %s", flag.Name, err.GetValue(), want)
	}
	return Usagef("--%s %q: %w", flag.Name, err.GetValue(), cause)
}
