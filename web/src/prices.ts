// What values and registers are worth: prices of network flow, how cost and bound met, and what is left between them.

import { amount, h, percent, s, table } from "./dom";
import type { Progress } from "./document";
import { link, overview } from "./inspector";
import { State } from "./model";
import { VList } from "./vlist";

export function pricesPanel(st: State): HTMLElement {
  const { run, index } = st;
  const t = run.totals, p = run.prices;
  const left = h("div", { class: "main detail", tabindex: 0, role: "region", "aria-label": "cost and bound" },
    h("h2", {}, "Cost and bound"), overview(st),
    t.bound !== null || t.model_bound !== null ? h("p", {}, `The allocator's own bound: ${amount(t.bound ?? NaN)}${t.model_bound !== null ? `; with a value in one register at a time ${amount(t.model_bound)}` : ""}; ${t.iterations} iterations.`) : null);
  if (run.history.length) left.append(h("h3", {}, "Improvement by the allocator"), chart(run.history));
  if (!p) {
    left.append(h("p", {}, "This result does not fit the model of network flow (a value would move where nothing can stand), so there are no rents."));
    return left;
  }
  left.append(
    h("p", {}, `In the model of network flow, with a value in one register at a time, the allocation costs ${amount(p.cost)}; no other costs less than ${amount(p.bound)}: the gap is ${percent(p.cost > 0 ? Math.min(1, (p.cost - p.bound) / p.cost) : 0)}.`),
    h("h3", {}, "How the bound rose"), chart(p.history),
    table(`What the gap of ${amount(p.cost - p.at)} at these rents consists of`, ["why", "who", "by"], p.gap.slice(0, 40).map((g) => [g.why, g.values ? spans(g.values.slice(0, 12).map((v) => link(st, { kind: "value", id: v }, index.valueName(v)))) : g.lane >= 0 ? link(st, { kind: "lane", id: g.lane }, index.laneName(g.lane)) : "", amount(g.by)]), [2]),
    table("The dearest values", ["value", "price"], [...p.values].sort((a, b) => b[1] - a[1]).slice(0, 30).map(([v, c]) => [link(st, { kind: "value", id: v }, index.valueName(v)), amount(c)]), [1]),
    table("Stretches in no register, and what the next best would cost", ["value", "from", "to", "next best", "rent"], [...p.stretches].sort((a, b) => b.spared - a.spared).slice(0, 60).map((x) => [link(st, { kind: "value", id: x.value }, index.valueName(x.value)), link(st, { kind: "instr", id: x.from }, `i${x.from}`), link(st, { kind: "instr", id: x.to }, `i${x.to}`), x.lane < 0 ? "no register could" : index.laneName(x.lane), x.lane < 0 ? "" : amount(x.spared)]), [4]));
  // Rents by point.
  const points: { point: number; rents: [number, number][] }[] = [];
  let top = 1e-9;
  for (const [point, lane, price] of p.rents) {
    top = Math.max(top, price);
    const end = points[points.length - 1];
    if (end && end.point === point) end.rents.push([lane, price]);
    else points.push({ point, rents: [[lane, price]] });
  }
  const list = new VList({
    count: points.length, label: "rents of registers by point", height: 22,
    row(n, e) {
      const x = points[n], i = x.point >> 1;
      if (st.marks.instrs.has(i)) e.classList.add("hit");
      e.append(h("span", { class: "pick", onclick: () => st.select({ kind: "instr", id: i }) }, `i${i} ${run.instrs[i].op}`), h("span", { class: "dim" }, x.point & 1 ? " writes " : " reads "));
      for (const [lane, price] of [...x.rents].sort((a, b) => b[1] - a[1])) {
        const bar = h("span", { class: "rent" + (st.marks.lanes.has(lane) ? " on" : "") }, `${index.laneName(lane)} ${amount(price)}`);
        bar.style.setProperty("--share", `${Math.min(100, (100 * Math.log1p(price)) / Math.log1p(top))}%`);
        e.append(bar);
      }
    },
    choose(n) { st.select({ kind: "instr", id: points[n].point >> 1 }); },
  });
  const panel = h("div", { class: "split prices" }, h("div", { class: "side half" }, h("h2", {}, "Rents of registers"), h("p", { class: "hint" }, "What those that would like to have a register there are ready to pay, when an instruction reads and when it writes. The highest at each point."), list.element), left);
  st.onSelect(() => {
    if (!panel.isConnected) return;
    list.refresh();
    const [i] = st.marks.instrs;
    const at = i === undefined ? -1 : points.findIndex((x) => x.point >> 1 === i);
    if (at >= 0 && !list.element.matches(":focus")) list.show(at);
  });
  return panel;
}

function spans(list: HTMLElement[]): HTMLElement {
  const e = h("span", {});
  for (const x of list) e.append(x, " ");
  return e;
}

// chart draws cost and bound over iterations: with words at the lines, not colors alone.
export function chart(list: Progress[]): SVGElement {
  const w = 460, ht = 170, l = 74, b = 26;
  const bounds = list.filter((x) => x.bound !== null).map((x) => x.bound!);
  const all = [...list.map((x) => x.cost), ...bounds];
  if (!list.length) return s("svg", { width: 1, height: 1 });
  let lo = Math.min(...all), hi = Math.max(...all);
  if (hi === lo) { hi += 1; lo -= 1; }
  const n = list[list.length - 1].iteration, first = list[0].iteration;
  const x = (i: number) => l + ((w - l - 60) * (i - first)) / Math.max(1, n - first);
  const y = (v: number) => 10 + ((ht - b - 16) * (hi - v)) / (hi - lo);
  const line = (get: (p: Progress) => number | null) => list.filter((p) => get(p) !== null).map((p, k) => `${k ? "L" : "M"}${x(p.iteration).toFixed(1)} ${y(get(p)!).toFixed(1)}`).join("");
  const end = list[list.length - 1];
  const svg = s("svg", { width: w, height: ht, viewBox: `0 0 ${w} ${ht}`, class: "chart", role: "img", "aria-label": `cost ${amount(end.cost)}, bound ${end.bound === null ? "unknown" : amount(end.bound)} after ${n} iterations` });
  for (const v of ticks(lo, hi)) svg.append(s("path", { d: `M${l} ${y(v)}H${w - 60}`, class: "grid" }), s("text", { x: l - 6, y: y(v) + 4, "text-anchor": "end" }, amount(v)));
  svg.append(s("text", { x: l, y: ht - 6 }, `iteration ${first}`), s("text", { x: w - 60, y: ht - 6, "text-anchor": "end" }, String(n)));
  svg.append(s("path", { d: line((p) => p.cost), class: "costline" }), s("text", { x: w - 56, y: y(end.cost) + 4 }, "cost"));
  if (bounds.length) {
    const last = bounds[bounds.length - 1];
    svg.append(s("path", { d: line((p) => p.bound), class: "boundline" }), s("text", { x: w - 56, y: Math.max(y(last) + 4, y(end.cost) + 18) }, "bound"));
  }
  return svg;
}

function ticks(lo: number, hi: number): number[] {
  const step = 10 ** Math.floor(Math.log10((hi - lo) / 3));
  const unit = [1, 2, 5, 10].map((k) => k * step).find((u) => (hi - lo) / u <= 5) ?? step * 10;
  const out: number[] = [];
  for (let v = Math.ceil(lo / unit) * unit; v <= hi; v += unit) out.push(v);
  return out;
}
