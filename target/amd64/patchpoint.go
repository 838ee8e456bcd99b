package amd64

import (
	"fmt"

	"spillway/target"
)

// patchpoints returns the calls of patchpoints, in the bytes of LLVM's: through r11, which no convention passes anything in.
// Position-independent code gets the address from the table instead of an absolute relocation.
func patchpoints() *target.Patchpoints {
	return &target.Patchpoints{
		Number: func(addr uint64) (string, int64) {
			return fmt.Sprintf("movabsq\t$$%d, %%r11\n\tcallq\t*%%r11", int64(addr)), 13
		},
		Symbol: func(pic bool) (string, int64) {
			if pic {
				return "movq\t${0:P}@GOTPCREL(%rip), %r11\n\tcallq\t*%r11", 10
			}
			return "movabsq\t$$${0:P}, %r11\n\tcallq\t*%r11", 13
		},
		Clobbers: []string{"~{r11}"},
		Nops: []string{"nop", "xchgw\t%ax, %ax", "nopl\t(%rax)", "nopl\t8(%rax)", "nopl\t8(%rax,%rax)", "nopw\t8(%rax,%rax)",
			"nopl\t512(%rax)", "nopl\t512(%rax,%rax)", "nopw\t512(%rax,%rax)", "nopw\t%cs:512(%rax,%rax)"},
	}
}
