// Package shuffle turns parallel copies (register transfer graphs) into short sequences of machine
// operations. It knows no compiler: locations are numbers.
package shuffle
