// Package lp formulates the network-flow model of register allocation as an integer program and writes it in the file
// formats LP and MPS [Koes09 ch. 3, §6.1.1].
//
// # The program
//
// There is an integer variable for each state of a value at each point of package model, for each location of an
// operand that is read, for each callee-saved register and for each instruction that may have a prefix. From one
// point to the next a value is a flow between its states. Since a change from one kind of state (a register with or
// without a prefix, in memory too or not; memory; nowhere) to another costs the same for all registers, the flow goes
// through a hub for each kind, and a point takes a number of variables linear in the registers. An edge's links,
// copies and low parts are such flows too; a tied definition is in its operand's location.
//
// Operands are modeled as in facility location: each is served by the register where the value stays, or by a copy,
// which is in the value's old location, or is moved, loaded or rematerialized; a copy is paid for once, however many
// operands share it. Rows that bound an operand's share of a register or memory by its availability are implied for
// integers, but tighten the relaxation. Operands in memory, and values that continue there, require a store unless
// memory is valid.
//
// Rows bound the use of each unit of the machine when an instruction reads, when it writes and at the start of a
// block by 1, or by the variable for saving the register, whose cost is a fixed charge; and memory operands by their
// instruction's limit.
//
// # Forms
//
// Joint, above, is one formulation. In Anti a value flows from location to location, and the validity of memory is
// the flow of an anti-variable, which pays for stores: a value is in memory only where its anti-variable is not
// [Koes09 §3.3]. Changes of location go through a full crossbar. In ZigZag they go through two layers of arcs, to
// later registers and then to earlier ones, with room for one value in each register in between [Koes09 §3.2.4].
// Operands, ties and rows are the same in all forms. Every solution of Joint, integral or not, corresponds to one of
// Anti of no higher cost, and every integral solution of Anti to one of Joint: so both have the same optimum, and
// Joint's relaxation is at least as tight. In ZigZag values cannot be swapped, so its optimum may be higher. So may
// that of Boundary, which is Joint with fewer variables: values move from register to register only at block
// boundaries.
//
// # Presolve
//
// Presolve removes variables of states that prices rule out (route.Dual.RuleOut: no solution below a known cost has
// them), and those whose values rows or costs then determine; an optimal solution of the rest extends to one of the
// whole.
//
// # Requires, ensures
//
// For every valid assignment of the model with the given slots, Export's program has a solution of the same cost
// (model.Total), and States converts every integral solution to such an assignment. So its optimum is that of the
// model: at least every bound on the model's assignments, at most the cost of each. It excludes assignments (see Has)
// in which a value stays in an unallocatable register that an operand required.
//
// # Complexity
//
// Variables and rows are linear in points times registers; in Anti and ZigZag in points
// times pairs of registers.
//
// # Differences
//
// The thesis's program has a variable for each edge of its network, and its crossbars are within blocks; here values
// change location on edges too, through a full crossbar. A store's cost depends on the register stored, which an
// anti-variable does not know: rows link the two. If an instruction reads one value in several registers and it was
// in none before, package model fills the first of them first; here it may be any of them, which differs if just one
// has a prefix.
package lp
