package cli

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
)

// addCompletion adds the command "completion" to root. Cobra's script for bash requires the package bash-completion for
// one function; it is defined here instead.
func addCompletion(root *cobra.Command) {
	root.InitDefaultCompletionCmd("completion")
	bash, _, err := root.Find([]string{"completion", "bash"})
	if err != nil || bash.Name() != "bash" {
		return
	}
	bash.Long = strings.Replace(bash.Long, `This script depends on the 'bash-completion' package.
If it is not installed already, you can install it via your OS's package manager.
`, "The script depends on no other package.\n", 1)
	bash.RunE = func(cmd *cobra.Command, _ []string) error {
		plain, _ := cmd.Flags().GetBool("no-descriptions")
		var script bytes.Buffer
		if err := root.GenBashCompletionV2(&script, !plain); err != nil {
			return err
		}
		text := strings.Replace(script.String(), `_get_comp_words_by_ref "$@" cur prev words cword`, bashWords, 1)
		_, err := fmt.Fprint(cmd.OutOrStdout(), text)
		return err
	}
}

// bashWords sets the words of the completed line, with --flag=value and a:b, which bash splits, as one word.
const bashWords = `words=() cword=0 cur="" prev=""
    local i joined=""
    for ((i = 0; i < ${#COMP_WORDS[@]}; i++)); do
        if ((i > 1)) && [[ ${COMP_WORDS[i]} == [=:] || $joined == yes ]]; then
            words[${#words[@]}-1]+=${COMP_WORDS[i]}
        else
            words+=("${COMP_WORDS[i]}")
        fi
        if [[ ${COMP_WORDS[i]} == [=:] ]]; then joined=yes; else joined=""; fi
        if ((i == COMP_CWORD)); then cword=$((${#words[@]} - 1)); fi
    done
    cur=${words[cword]}
    if ((cword > 0)); then prev=${words[cword-1]}; fi`
