// Package ir is the typed SSA program between the LLVM IR text and machine
// code: modules of symbols, functions of blocks, blocks of values.
//
// # Two forms
//
// A program as read has every type and operation of package llvmir's input.
// A legal program (package legalize makes it) obeys these rules, which package
// isel relies on, for a machine whose widest general register has W bits:
//
//  1. Values have one of the types i1, i8, i16, i32, ... iW, float and double, or
//     are vectors of 16 bytes. Only the type of an operation's value
//     specifies their elements: arguments may have any such type; loads, constants
//     (all bits zero or all bits one) and logic have <2 x i64>. Addresses are integers of pointer width. An operation with several results
//     (call, *.with.overflow, addc, subc, cmpxchg, *.wide) has a
//     struct of such types, and only extractvalue with a one-element Path takes it apart.
//  2. The target has a tile for every operation at its type.
//  3. The operations alloca, getelementptr, insertvalue, ptrtoint, inttoptr,
//     freeze, switch, memcpy, memmove, memset, va_*, returnaddress and undef are gone:
//     there are slotaddr, dynalloca, add, mul, shl, loads, calls, compare trees and
//     jumptable; frameaddress is of the function's own frame.
//  4. Params are those that arrive in registers, with Func.ParamRegs; the others
//     are loads from incoming slots. A call's Args[1:] are scalars in registers
//     (CallInfo.ArgRegs); what is passed in memory is stored to outgoing slots
//     right before the call. A call with several results has a
//     struct type; CallInfo.ResultRegs names their registers; ret likewise
//     (Func.RetRegs). tailcall is a call and a ret of what it returns; its
//     arguments in memory are stored over the function's own.
//  5. sym is an address that the linker can place directly (of a symbol that it
//     places, and within reach of its relocation); others are symgot
//     or, if they are thread-local, sums of tlsoffset or tlslocal and the thread pointer (the leaf threadptr, or a call), or tlsget, which is a call with arguments and a result
//     of its own. Where addresses are made from that of the global offset table,
//     a sym that is not called is the distance from gotbase, to which it is added,
//     and symgot, tlsoffset, tlsget and jumptable have gotbase as their last argument.
//     An x86_fp80 is the address of memory that holds it, and only operations of
//     the machine that have an effect (OrderedOp) compute with it, on a stack; the stack is empty where a block
//     ends, except for what a ret returns, and has the results of a call right after it. asm
//     is inline assembly: CallInfo.ArgRegs and ResultRegs are the registers that its operands
//     require, or -1 for any of their class; further arguments are addresses of slots, which its
//     text accesses relative to the frame pointer.
//  6. At most one indirectbr block, and its targets have no other predecessor.
//  7. No block but the entry lacks predecessors.
//
// A narrow integer in a register has undefined upper bits; an i1 is 0 or 1 in
// the low byte.
//
// # Order
//
// Ids are dense and given in order of creation. Blocks and values are walked in
// slice order; nothing depends on map order.
package ir
