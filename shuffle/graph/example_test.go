package graph_test

import (
	"encoding/json"
	"fmt"

	"spillway/shuffle/graph"
)

func Example() {
	var p graph.Parser
	g, err := p.Parse("1->2 1->3 4->5 5->4", 1)
	if err != nil {
		fmt.Println(err)
		return
	}
	s := graph.Solver{ISA: graph.Swap, SwapCost: 3}
	answer, err := s.Solve(g)
	text, _ := json.Marshal(answer)
	fmt.Println(string(text), err)
	fmt.Println(s.Prove(g).Bound)

	_, err = p.Parse("1->2 3->2", 1)
	fmt.Println(err)
	// Output:
	// {"regs":5,"edges":[[1,2],[1,3],[4,5],[5,4]],"ops":[{"op":"swap","a":4,"b":5},{"op":"copy","from":1,"to":2},{"op":"copy","from":1,"to":3}],"length":3,"cost":5} <nil>
	// 5
	// line 1, column 9: second edge into register 2
}
