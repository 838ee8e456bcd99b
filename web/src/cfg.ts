// The control-flow graph, with loops and frequencies.

import dagre from "@dagrejs/dagre";
import { amount, h, plural, s } from "./dom";
import { State } from "./model";
import { VList } from "./vlist";

const most = 120; // blocks that are drawn at once

export function cfgPanel(st: State): HTMLElement {
  const { run, index } = st;
  const hottest = Math.max(...run.blocks.map((b) => b.freq), 1);
  const drawing = h("div", { class: "graph" });
  const note = h("p", { class: "hint" });
  let drawn = new Set<number>();
  const costOf = run.blocks.map(() => 0);
  for (const e of run.events) {
    if (e.instr >= 0) costOf[index.blockOf[e.instr]] += e.price;
    else if (e.edge) costOf[e.edge[1]] += e.price;
  }
  const list = new VList({
    count: run.blocks.length, label: "blocks, with frequency",
    row(i, e) {
      const b = run.blocks[i];
      if (st.marks.blocks.has(i)) e.classList.add("hit");
      const bar = h("span", { class: "bar", "aria-hidden": "true" });
      bar.style.width = `${Math.max(1, (60 * Math.log1p(b.freq)) / Math.log1p(hottest))}px`;
      e.append(h("span", { class: "pick", onclick: () => st.select({ kind: "block", id: i }) }, index.blockName(i)), h("span", { class: "barbox" }, bar), h("span", { class: "dim" }, `×${amount(b.freq)}${b.loop >= 0 ? `, loop ${b.loop} depth ${run.loops[b.loop].depth}` : ""}, i${b.first}–i${b.end - 1}, allocation ${amount(costOf[i])}`));
    },
    choose(i) { st.select({ kind: "block", id: i }); },
  });

  // chosen returns the blocks to draw: all, or those around the selected one.
  function chosen(): number[] {
    if (run.blocks.length <= most) return run.blocks.map((_, i) => i);
    const start = current();
    const seen = new Set([start]);
    const queue = [start];
    for (let k = 0; k < queue.length && seen.size < most / 2; k++) {
      for (const to of [...run.blocks[queue[k]].succs.map((x) => x.to), ...index.preds[queue[k]]]) {
        if (!seen.has(to) && seen.size < most / 2) { seen.add(to); queue.push(to); }
      }
    }
    return [...seen].sort((a, b) => a - b);
  }
  function current(): number {
    const [b] = st.marks.blocks;
    if (b !== undefined) return b;
    const [i] = st.marks.instrs;
    if (i !== undefined && i >= 0) return index.blockOf[i];
    return 0;
  }
  function draw(): void {
    const blocks = chosen();
    drawn = new Set(blocks);
    note.textContent = blocks.length < run.blocks.length ? `${plural(run.blocks.length, "block")}: drawn are the ${blocks.length} around ${index.blockName(current())}; choose another in the list.` : "Arrows: to successors and predecessors. Thick edges are taken often; dashed ones lead back.";
    const g = new dagre.graphlib.Graph({ multigraph: true });
    g.setGraph({ nodesep: 30, ranksep: 44, marginx: 16, marginy: 16 });
    g.setDefaultEdgeLabel(() => ({}));
    const wide = (i: number) => Math.max(120, 7.6 * Math.max(index.blockName(i).length + 2, 21) + 18);
    for (const i of blocks) g.setNode(String(i), { width: wide(i), height: 58 });
    for (const i of blocks) run.blocks[i].succs.forEach((x, k) => { if (drawn.has(x.to)) g.setEdge(String(i), String(x.to), {}, String(k)); });
    dagre.layout(g);
    const { width = 100, height = 100 } = g.graph();
    const svg = s("svg", { width, height, viewBox: `0 0 ${width} ${height}`, role: "group", "aria-label": "control-flow graph" },
      s("defs", {}, s("marker", { id: "tip", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto-start-reverse", markerUnits: "userSpaceOnUse" }, s("path", { d: "M0 0L8 4L0 8z", class: "tip" }))));
    for (const i of blocks) {
      run.blocks[i].succs.forEach((x, k) => {
        if (!drawn.has(x.to)) return;
        const pts = g.edge(String(i), String(x.to), String(k)).points;
        let d = `M${pts[0].x} ${pts[0].y}`;
        for (let n = 1; n + 1 < pts.length; n++) d += `Q${pts[n].x} ${pts[n].y} ${(pts[n].x + pts[n + 1].x) / 2} ${(pts[n].y + pts[n + 1].y) / 2}`;
        const end = pts[pts.length - 1];
        d += `L${end.x} ${end.y}`;
        const back = x.to <= i && run.loops.some((l) => l.header === x.to);
        const w = 1 + (3 * Math.log1p(x.freq)) / Math.log1p(hottest);
        const mid = pts[Math.floor(pts.length / 2)];
        svg.append(s("path", { d, class: back ? "edge back" : "edge", "stroke-width": w.toFixed(2), "marker-end": "url(#tip)" }),
          s("text", { x: mid.x + 4, y: mid.y, class: "freq" }, `×${amount(x.freq)}`));
      });
    }
    for (const i of blocks) {
      const n = g.node(String(i)), b = run.blocks[i];
      const heat = Math.log1p(b.freq) / Math.log1p(hottest);
      const loop = b.loop >= 0 ? `loop ${b.loop}, depth ${run.loops[b.loop].depth}${run.loops[b.loop].header === i ? ", header" : ""}` : "no loop";
      const label = `${index.blockName(i)}, executed ${amount(b.freq)} times per call, ${loop}, ${plural(b.end - b.first, "instruction")}`;
      const node = s("g", {
        class: "node", tabindex: i === current() || (!drawn.has(current()) && i === blocks[0]) ? 0 : -1, role: "button", "aria-label": label, "data-block": i,
        transform: `translate(${n.x - n.width / 2},${n.y - n.height / 2})`,
        onclick: () => st.select({ kind: "block", id: i }), onkeydown: (e: KeyboardEvent) => key(e, i),
      }, s("rect", { width: n.width, height: n.height, rx: 5, style: `--heat:${(heat * 100).toFixed(0)}%` }),
        s("text", { x: 10, y: 19, class: "name" }, index.blockName(i)), s("text", { x: 10, y: 35 }, `×${amount(b.freq)} · ${plural(b.end - b.first, "instr")}`), s("text", { x: 10, y: 50, class: "dim" }, loop));
      svg.append(node);
    }
    drawing.replaceChildren(svg);
    markNodes();
  }
  function key(e: KeyboardEvent, i: number): void {
    const next = { ArrowDown: run.blocks[i].succs.map((x) => x.to), ArrowUp: index.preds[i], ArrowRight: [i + 1], ArrowLeft: [i - 1] }[e.key];
    if (e.key === "Enter" || e.key === " ") st.select({ kind: "block", id: i });
    else if (next) {
      const to = next.find((x) => drawn.has(x) && x !== i);
      if (to === undefined) return;
      focus(to);
    } else return;
    e.preventDefault();
    e.stopPropagation();
  }
  function focus(i: number): void {
    for (const n of drawing.querySelectorAll<SVGElement>(".node")) n.setAttribute("tabindex", n.dataset.block === String(i) ? "0" : "-1");
    drawing.querySelector<SVGElement>(`[data-block="${i}"]`)?.focus();
  }
  function markNodes(): void {
    for (const n of drawing.querySelectorAll<SVGElement>(".node")) {
      const i = Number(n.dataset.block), on = st.marks.blocks.has(i);
      n.classList.toggle("on", on);
      const holds = [...st.marks.values].some((v) => run.values[v]?.ranges.some((r) => r[1] < 2 * run.blocks[i].end && r[2] > 2 * run.blocks[i].first)) || [...st.marks.instrs].some((k) => index.blockOf[k] === i);
      n.classList.toggle("holds", holds && !on);
    }
  }
  const panel = h("div", { class: "split cfg" }, h("div", { class: "side" }, h("h2", {}, "Blocks"), list.element), h("div", { class: "main" }, note, drawing));
  st.onSelect(() => {
    if (!panel.isConnected) return;
    list.refresh();
    const [b] = st.marks.blocks;
    if (b !== undefined) list.show(b);
    if (b !== undefined && !drawn.has(b)) draw();
    else markNodes();
  });
  queueMicrotask(draw);
  return panel;
}
