// Package permi turns register transfer graphs into shortest sequences of copy, permi5 and permi23.
package permi
