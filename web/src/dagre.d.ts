// What we use of @dagrejs/dagre.
declare module "@dagrejs/dagre" {
  interface Point { x: number; y: number }
  class Graph {
    constructor(options?: { multigraph?: boolean });
    setGraph(label: object): void;
    setDefaultEdgeLabel(f: () => object): void;
    setNode(name: string, label: { width: number; height: number }): void;
    setEdge(from: string, to: string, label?: object, name?: string): void;
    node(name: string): { x: number; y: number; width: number; height: number };
    edge(from: string, to: string, name?: string): { points: Point[] };
    graph(): { width?: number; height?: number };
  }
  const dagre: { graphlib: { Graph: typeof Graph }; layout(g: Graph): void };
  export default dagre;
}
