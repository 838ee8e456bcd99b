// Package regalloc is the contract between a compiler and a register
// allocator: a Problem goes in, a Result comes out. The package knows no IR and
// no target; any compiler can fill a Problem in, through the API or the text
// form, and every allocator below alloc answers with the same Result.
//
// # From your instructions to registers
//
//  1. Describe the Machine once: registers, classes, what moves and slots cost.
//     Finish it.
//  2. For each function fill a Problem in with a Builder: blocks in any order,
//     instructions with the operands that matter. Build checks it.
//  3. Give it to an Allocator: one from regalloc/alloc/linear takes a Problem out of SSA
//     form, one from regalloc/alloc/puzzle takes one in SSA form, and package outssa
//     brings a Problem in SSA form to an allocator that needs none, and the Result
//     back. check.Result proves what comes out, whoever made it.
//  4. Write the code with Emit: your instructions with a location for each operand,
//     and moves, which package shuffle puts in sequence.
//
// The example of this package does all of it for a toy machine.
//
// An instruction is opaque: the allocator sees its operands, the registers it
// destroys, and what it may do otherwise. An x86 addition, whose result is in the
// place of its first source, either of which may be in memory, and whose second
// source may be a constant, is
//
//	b.Instr("add", b.Def(sum).TiedTo(1).OrMem(0), b.Use(x), b.Use(y).OrMem(0).OrConst(0))
//
// or, in an assembler whose variables are overwritten in place (OutOfSSA),
//
//	b.Instr("add", b.UseDef(x).OrMem(0), b.Use(y).OrMem(0).OrConst(0))
//
// What one instruction writes before it has read all of its sources is an early
// definition (At(Early)); what it reads after it has written results, a late use.
// A scratch register is a definition that nothing reads.
//
// # Classes
//
// A class is a set of registers together with the width at which values in it are moved: the
// general registers seen as words and seen as double words are two classes of the same registers
// if their slots or moves differ. Every virtual register has one class, for its whole life. An
// operand may demand a narrower one (Within): a shift count that must be in one of four
// registers, an address that cannot be in one. Regs are in order of preference; registers that
// make code longer, and registers that must be saved, come last. A register that programs
// must not use is Reserved; an instruction can still name it (Fixed). If all registers of a
// class are reserved, as the top of the x87 stack is, values of the class are only handed on:
// defined in one of them, read there and never moved. The Problem must ensure that nothing
// else writes this register in between.
//
// # Costs
//
// Costs are bytes of code and executions, weighed by a Metric. Only costs that depend on the
// allocator's decisions are needed; an instruction's own length is not:
//   - of a class, what it takes to move, load, store and exchange (Swap < 0: the
//     machine cannot); under the metric Speed only that there is a load, a store or
//     a move counts, and how often it is executed;
//   - of a register, what saving and restoring it costs a function that uses it
//     (SaveCost in bytes, SaveSpeed in executions as LoadSpeed and StoreSpeed have
//     it): 0 for what a caller expects to be destroyed;
//   - of an operand, what a slot (OrMem) or a constant (OrConst) in its place adds,
//     and, where encodings differ, its RegCost: a REX prefix for r8 to r15
//     (Prefix, of Machine.PrefixBytes, once for each instruction), a byte more for
//     some registers as base of an address (Longer), a byte less for the
//     accumulator (Shorter);
//   - of a constant or an address, what it takes to rematerialize it (Builder.Remat).
//
// A machine whose instructions all have one length needs none but that length in
// Move, Load and Store. Costs are not needed to get right code, only good code.
//
// # Registers that share units
//
// Two registers conflict if they have units in common; writing one destroys the contents of
// the other. A register may be declared a part of a wider one (RegInfo.Part): al and ah of
// eax. This has two consequences for an allocator. All parts are saved with the whole, so that
// a function that has paid for one has paid for all (Machine.Kin). And a value in a class of
// wholes has a low part that is another value: the instruction that takes it (FlagLow) has an
// early use, which may end there, and a late definition, so that both may be in one register;
// if the definition is in Machine.Low of the use's register, the instruction emits no code.
// Allocators should try to achieve this; otherwise it is an ordinary instruction whose result
// is a new value. There is no copy (FlagMove) or Move between a whole and its part.
package regalloc
