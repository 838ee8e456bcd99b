// The boards of the puzzle allocator.

import { h, s } from "./dom";
import type { Board } from "./document";
import { hue, State } from "./model";
import { VList } from "./vlist";

export function boardsPanel(st: State): HTMLElement {
  const { run } = st;
  const view = h("div", { class: "main detail", tabindex: 0, role: "region", "aria-label": "board" });
  let chosen = 0;
  const list = new VList({
    count: run.boards.length, label: "boards, in the order in which they are solved",
    row(i, e) {
      if (i === chosen || st.marks.instrs.has(run.boards[i].instr)) e.classList.add("hit");
      e.append(h("span", { class: "pick", onclick: () => pick(i) }, run.boards[i].title));
    },
    choose: pick,
  });
  function pick(i: number): void {
    chosen = i;
    list.refresh();
    draw();
  }
  function draw(): void {
    const b = run.boards[chosen];
    view.replaceChildren(h("h2", {}, b.title),
      h("p", { class: "hint" }, "An area for each register; above, before the instruction, below, after it. X: a value ends, Z: one begins, Y: one goes through, or is overwritten (v3>v5). Dark squares are filled beforehand: destroyed, or not to be given out."),
      board(st, b));
  }
  const panel = h("div", { class: "split" }, h("div", { class: "side" }, h("h2", {}, "Boards"), list.element), view);
  const other = st.doc.runs.findIndex((r) => r.boards.length > 0);
  if (!run.boards.length) return h("div", { class: "main detail" }, h("p", {}, "No boards: they are those of the puzzle allocator. ", other >= 0 ? h("button", { onclick: () => st.setRun(other) }, `show those of run ${String.fromCharCode(65 + other)}`) : "Compile with --regalloc puzzle, or put it beside this run with --against \"--regalloc puzzle\"."));
  draw();
  st.onSelect(() => {
    if (!panel.isConnected) return;
    const [i] = st.marks.instrs;
    const at = i === undefined ? -1 : run.boards.findIndex((b) => b.instr === i);
    if (at >= 0) { chosen = at; list.show(at); }
    list.refresh();
    draw();
  });
  return panel;
}

// board draws a board.
export function board(st: State, b: Board): HTMLElement {
  const box = h("div", { class: "boardbox" });
  const sq = 40;
  b.areas.forEach((a, n) => {
    const w = Math.max(a.columns * sq, 58);
    const unit = w / a.columns;
    const words = b.pieces.filter((p) => p.area === n).map((p) => `${p.kind} ${p.label}`).join(", ") || "empty";
    const svg = s("svg", { width: w + 4, height: 2 * sq + 24, role: "img", "aria-label": `${a.name}: ${words}` }, s("text", { x: 2, y: 13, class: "name" }, a.name));
    for (let row = 0; row < 2; row++) {
      const filled = row === 0 ? a.upper : a.lower;
      for (let c = 0; c < a.columns; c++) svg.append(s("rect", { x: 1 + c * unit, y: 19 + row * sq, width: unit, height: sq, class: (filled >> c) & 1 ? "square filled" : "square" }));
    }
    for (const p of b.pieces) {
      if (p.area !== n) continue;
      const upper = p.kind[0] !== "Z", lower = p.kind[0] !== "X";
      const ids = (p.label.match(/\d+/g) ?? []).map(Number);
      const on = ids.some((v) => st.marks.values.has(v));
      svg.append(s("g", { class: on ? "piece on" : "piece", style: `--hue:${hue(ids[ids.length - 1] ?? 0)}`, onclick: () => { if (ids.length) st.select({ kind: "value", id: ids[ids.length - 1] }); } },
        s("title", {}, `${p.kind} ${p.label}`),
        s("rect", { x: 4 + p.column * unit, y: 22 + (upper ? 0 : sq), width: p.squares * unit - 6, height: (upper && lower ? 2 : 1) * sq - 6, rx: 5 }),
        s("text", { x: 1 + p.column * unit + (p.squares * unit) / 2, y: 18 + (upper && lower ? sq : upper ? sq / 2 : 1.5 * sq) + 2, "text-anchor": "middle" }, p.label),
        s("text", { x: 1 + p.column * unit + (p.squares * unit) / 2, y: 18 + (upper && lower ? sq : upper ? sq / 2 : 1.5 * sq) + 14, "text-anchor": "middle", class: "kind" }, p.kind)));
    }
    box.append(svg);
  });
  return box;
}
