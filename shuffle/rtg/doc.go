// Package rtg reads register transfer graphs as text, solves them, and shows the solutions: as JSON,
// with a proof that nothing is cheaper, and as a picture.
package rtg
