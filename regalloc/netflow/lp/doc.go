// Package lp writes the model of register allocation as network flow as an integer
// program, in the file formats LP and MPS that solvers read [Koes09 ch. 3, §6.1.1].
//
// # The program
//
// An integer variable stands for each state of a value at each point of package model,
// for each place of an operand that is read, for each register that must be saved and
// for each instruction with a prefix. From one point to the next a value is a flow
// between its states. Since every change from a kind of state (a register with or
// without a prefix, in memory too or not; memory; nowhere) to another costs the same
// whatever the registers, the flow goes through a hub for each kind, and a point takes
// a number of variables linear in the registers. An edge's links, copies and low parts
// are such flows too; a tied definition is where its operand is.
//
// Operands are modeled as in facility location: each is served by the register where the value stays, or by a copy,
// which stays where the value was, or is moved, loaded or rematerialized; a copy is paid for once, however many
// operands share it. Rows that bound an operand's share of a register or memory by what is there are implied for
// integers, but tighten the relaxation. Operands in memory, and values that continue there, want a store unless memory
// is valid.
//
// Rows bound each unit of the machine when an instruction reads, when it writes and at
// the start of a block by 1, or by the variable of the register's saving, whose cost is
// a fixed charge; and operands in memory by their instruction's limit.
//
// # Forms
//
// Joint, above, is one formulation. In Anti a value flows from location to location, and that
// memory is valid is the flow of an anti-variable, which pays for stores: a value is in memory only
// where its anti-variable is not [Koes09 §3.3]. Changes of location go through a full crossbar. In
// ZigZag they go through two layers of arcs, to later registers and then to earlier ones, with room
// for one value in each register in between [Koes09 §3.2.4]. Operands, ties and rows are the same
// in all. Every solution of Joint, integers or not, is one of Anti of no higher cost, and so are
// the integers of Anti one of Joint: so both have the same optimum, and Joint's relaxation is at
// least as tight. In ZigZag values cannot change places, so its optimum may be higher. So may that
// of Boundary, in which values move from register to register only at the boundaries of blocks: it
// is Joint with fewer variables.
//
// # Presolve
//
// Presolve removes variables of states that prices rule out (route.Dual.RuleOut: no solution below a known cost has
// them), and those whose value rows or costs then determine; an optimal solution of what is left is one of the whole.
//
// # Requires, ensures
//
// Export's program has for every right assignment of the model with the given slots a solution of the same cost
// (model.Total), and States converts every integral solution to such an assignment. So its optimum is that of the
// model: at least every bound on the model's assignments, at most the cost of each. It excludes assignments (Has) in
// which a value stays in an unallocatable register that an operand required.
//
// # Complexity
//
// Variables and rows are linear in points times registers; in Anti and ZigZag in points
// times pairs of registers.
//
// # Differences
//
// The thesis's program has a variable for each edge of its network, and its crossbars are within
// blocks; here values change their locations on edges too, through a full crossbar. What a store
// costs depends on the register stored, of which an anti-variable knows nothing: rows tie the two
// together. Where an instruction reads one value in several registers, was it in none before,
// package model fills the first of them first; here any of them may be, which differs if just one
// has a prefix.
package lp
