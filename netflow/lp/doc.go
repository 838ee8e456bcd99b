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
// Operands are served like customers by facilities: by the register where the value
// stays, or by a copy, which is found where the value was, moved, loaded or made
// again; a copy is paid once, whoever shares it. That an operand gets no more from a
// register or from memory than there is of it is implied by the integers, but stated,
// since it makes the relaxation tight. Operands in memory, and values that go on
// there, want a store unless memory is valid.
//
// Rows bound each unit of the machine when an instruction reads, when it writes and at
// the start of a block by 1, or by the variable of the register's saving, whose cost is
// a fixed charge; and operands in memory by their instruction's limit.
//
// # Requires, ensures
//
// Export's program has for every right assignment of the model with the given slots a
// solution of the same cost (model.Total), and States makes of every solution in
// integers such an assignment. So its optimum is that of the model: at least every
// bound on the model's assignments, at most the cost of each.
//
// # Complexity
//
// Variables and rows are linear in points times registers.
//
// # Differences
//
// The thesis's program has a variable for each edge of a network with crossbars and
// anti-variables; here are states, and memory's validity is part of them. Where an
// instruction reads one value in several registers, was it in none before, package
// model fills the first of them first; here any of them may be, which differs if just
// one has a prefix.
package lp
