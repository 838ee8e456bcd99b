package arm64

import (
	"fmt"

	"spillway/target"
)

// patchpoints returns the calls of patchpoints, in the instructions of LLVM's: through x16, an address of 48 bits. Of a symbol, which
// LLVM does not call right, the address comes from the table.
func patchpoints() *target.Patchpoints {
	return &target.Patchpoints{
		Number: func(addr uint64) (string, int64) {
			if addr>>48 != 0 {
				return "", 0
			}
			return fmt.Sprintf("movz\tx16, #%d, lsl #32\n\tmovk\tx16, #%d, lsl #16\n\tmovk\tx16, #%d\n\tblr\tx16", addr>>32, addr>>16&0xffff, addr&0xffff), 4 * instrBytes
		},
		Symbol: func(bool) (string, int64) {
			return "adrp\tx16, :got:${0:c}\n\tldr\tx16, [x16, :got_lo12:${0:c}]\n\tblr\tx16", 3 * instrBytes
		},
		Clobbers: []string{"~{x16}", "~{x17}", "~{lr}"},
	}
}
