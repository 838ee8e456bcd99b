// Parallel copies: the register transfer graph of each, the sequence that was chosen, and why none is shorter.

import dagre from "@dagrejs/dagre";
import { amount, h, plural, s } from "./dom";
import type { Graph, Run } from "./document";
import { link } from "./inspector";
import { State } from "./model";
import { code } from "./passes";
import { VList } from "./vlist";

export function movesPanel(st: State): HTMLElement {
  const { run, index } = st;
  const detail = h("div", { class: "main detail", tabindex: 0, role: "region", "aria-label": "parallel copy" });
  let chosen = 0; // the one with the most to tell
  const tells = (t: Run["transfers"][number]) => Math.max(0, ...t.graphs.map((g) => g.edges.filter(([a, b]) => a !== b).length));
  run.transfers.forEach((t, i) => { if (tells(t) > tells(run.transfers[chosen])) chosen = i; });
  const where = (n: number) => {
    const t = run.transfers[n];
    if (t.edge) return `edge b${t.edge[0]} → b${t.edge[1]}`;
    return t.instr >= 0 ? `before i${t.instr}` : `in b${t.block}`;
  };
  const list = new VList({
    count: run.transfers.length, label: "parallel copies", height: 24,
    row(i, e) {
      const t = run.transfers[i];
      if (i === chosen) e.classList.add("hit");
      e.append(h("span", { class: "pick", onclick: () => pick(i) }, `${i}: ${where(i)}`), h("span", { class: "tag" }, t.cause), h("span", { class: "dim" }, ` ${plural(t.moves.length, "move")}, ${plural(t.ops.length, "instruction")}`));
    },
    choose: pick,
  });
  function pick(i: number): void {
    chosen = i;
    list.refresh();
    draw();
  }
  function draw(): void {
    if (!run.transfers.length) {
      detail.replaceChildren(h("p", {}, "Nothing moves: every value stays where it is."));
      return;
    }
    const t = run.transfers[chosen];
    const cost = run.events.reduce((n, e) => (e.transfer === chosen ? n + e.price : n), 0);
    const steps = h("ol", { class: "code" });
    for (const op of t.ops) {
      const li = h("li", {});
      code(st, index, li, "allocated", undefined, op, (sel) => st.select(sel));
      steps.append(li);
    }
    detail.replaceChildren(
      h("h2", {}, `Parallel copy ${chosen}: ${where(chosen)}`),
      h("p", {}, `Cause: ${t.cause}. `, t.instr >= 0 ? link(st, { kind: "instr", id: t.instr }, `i${t.instr} ${run.instrs[t.instr].op}`) : link(st, { kind: "block", id: t.block }, index.blockName(t.block)), ` Price of its moves: ${amount(cost)}.`),
      h("h3", {}, "What has to move, at once"),
      h("ul", {}, ...t.moves.map((m) => h("li", {}, link(st, { kind: "value", id: m[0] }, index.valueName(m[0])), `: ${m[2] >= 0 ? index.laneName(m[2]) : "recomputed"} → ${index.laneName(m[1])}`))),
      ...t.graphs.flatMap((g) => [h("h3", {}, `Register transfer graph, ${g.bank}`), drawGraph(g), kept(g)]),
      h("h3", {}, "The sequence"), t.ops.length ? steps : h("p", {}, "No instruction: everything is where it has to be."),
      ...t.graphs.flatMap((g) => [h("h3", {}, "Nothing is cheaper"), h("p", {}, `Any sequence for the graph costs at least ${amount(g.bound)}, where a copy costs 1${g.swap ? ` and a swap ${amount(g.swap)}` : " and there is no swap"}:`), h("ul", {}, ...g.reason.map((r) => h("li", {}, r)))]));
  }
  function kept(g: Graph): HTMLElement | string {
    const moving = g.edges.filter(([a, b]) => a !== b).flat();
    const list = g.edges.filter(([a, b]) => a === b).map(([a]) => a + (moving.includes(a) ? " (and copied)" : ""));
    return list.length ? h("p", { class: "hint" }, `To be kept as they are: ${list.join(", ")}. Others may be overwritten.`) : "";
  }
  function drawGraph(g: Graph): SVGElement {
    const d = new dagre.graphlib.Graph({ multigraph: true });
    d.setGraph({ nodesep: 24, ranksep: 36, marginx: 10, marginy: 10, rankdir: "LR" });
    d.setDefaultEdgeLabel(() => ({}));
    const moving = g.edges.filter(([a, b]) => a !== b);
    for (const [a, b] of moving) for (const r of [a, b]) d.setNode(r, { width: 64, height: 30 });
    moving.forEach(([a, b], i) => d.setEdge(a, b, {}, String(i)));
    dagre.layout(d);
    const { width = 80, height = 40 } = d.graph();
    const svg = s("svg", { width, height, role: "img", "aria-label": `register transfer graph: ${moving.map(([a, b]) => `${a} to ${b}`).join(", ")}` });
    moving.forEach(([a, b], i) => {
      const pts = d.edge(a, b, String(i)).points;
      svg.append(s("path", { d: "M" + pts.map((p) => `${p.x} ${p.y}`).join("L"), class: "edge", "marker-end": "url(#tip)", "stroke-width": 1.5 }));
    });
    for (const r of new Set(moving.flat())) {
      const n = d.node(r), lane = index.laneByName.get(r);
      svg.append(s("g", { class: lane !== undefined && st.marks.lanes.has(lane) ? "node on" : "node", transform: `translate(${n.x - 32},${n.y - 15})`, tabindex: 0, role: "button", "aria-label": `register ${r}`, onclick: () => { if (lane !== undefined) st.select({ kind: "lane", id: lane }); }, onkeydown: (e: KeyboardEvent) => { if (e.key === "Enter" && lane !== undefined) st.select({ kind: "lane", id: lane }); } },
        s("rect", { width: 64, height: 30, rx: 15 }), s("text", { x: 32, y: 20, "text-anchor": "middle", class: "name" }, r)));
    }
    svg.prepend(s("defs", {}, s("marker", { id: "tip", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 8, markerHeight: 8, orient: "auto", markerUnits: "userSpaceOnUse" }, s("path", { d: "M0 0L8 4L0 8z", class: "tip" }))));
    return svg;
  }
  const panel = h("div", { class: "split" }, h("div", { class: "side" }, h("h2", {}, "Parallel copies"), list.element), detail);
  st.onSelect(() => {
    if (!panel.isConnected) return;
    const sel = st.sel;
    if (sel?.kind === "event" && run.events[sel.id].transfer >= 0) {
      chosen = run.events[sel.id].transfer;
      list.refresh();
      list.show(chosen);
    }
    draw();
  });
  draw();
  return panel;
}
