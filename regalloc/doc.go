// Package regalloc is the contract between a compiler and a register
// allocator: a Problem goes in, a Result comes out. The package knows no IR and
// no target; any compiler can fill a Problem in, through the API or the text
// form, and every allocator below this package answers with the same Result.
//
// # Registers that share units
//
// Two registers conflict where they have units in common; whoever writes one
// destroys what is in the other. A register may be declared a part of a wider one
// (RegInfo.Part): al and ah of eax. To an allocator that says two things more. All
// parts are saved with the whole, so that who has paid for one has paid for all
// (Machine.Kin). And a value in a class of wholes has a low part that is another
// value: the instruction that takes it (FlagLow) has an early use, which may end
// there, and a late definition, so that both may be in one register; if the
// definition is in Machine.Low of the use's register the instruction is no code
// at all. Allocators should see to that where they can, and need do nothing else:
// in all other respects it is an instruction like others, whose result is a new
// value. There is no copy (FlagMove) or Move between a whole and its part.
package regalloc
