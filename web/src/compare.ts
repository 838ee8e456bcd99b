// Two runs side by side.

import { amount, h, percent, table } from "./dom";
import type { Pass, Run } from "./document";
import { State, symbols } from "./model";
import { code } from "./passes";
import { VList } from "./vlist";

export function comparePanel(st: State): HTMLElement {
  const runs = st.doc.runs;
  let a = 0, b = Math.min(1, runs.length - 1);
  const totals = h("div", { class: "scroll" });
  const code2 = h("div", { class: "fill" });
  let list: VList | null = null;
  const foreign = (r: Run) => !r.instrs.length; // of another compiler: only its code is known
  const bound = (r: Run) => r.totals.model_bound ?? r.totals.bound ?? r.prices?.bound ?? null;
  const name = (n: number) => `${String.fromCharCode(65 + n)}: ${runs[n].allocator}${runs[n].options && runs[n].options !== runs[n].allocator ? ` (${runs[n].options})` : ""}`;
  function draw(): void {
    const x = runs[a].totals, y = runs[b].totals;
    const ours = (r: Run, n: number) => (foreign(r) ? null : n);
    const row = (what: string, p: number | null, q: number | null) => [what, p === null ? "unknown" : amount(p), q === null ? "unknown" : amount(q), p === null || q === null || p === q ? "" : `${q > p ? "+" : "−"}${amount(Math.abs(q - p))}${p ? ` (${q > p ? "+" : "−"}${percent(Math.abs(q / p - 1))})` : ""}`];
    const kinds = Object.keys(symbols).filter((k) => [x, y].some((t) => t.kinds.some((z) => z.kind === k)));
    const price = (r: Run, k: string) => ours(r, r.totals.kinds.find((z) => z.kind === k)?.price ?? 0);
    const count = (r: Run, k: string) => r.totals.kinds.find((z) => z.kind === k)?.count ?? 0;
    const causes = [...new Set([...runs[a].events, ...runs[b].events].map((e) => e.cause))].sort();
    const by = (r: Run, c: string) => ours(r, r.events.reduce((n, e) => (e.cause === c ? n + e.price : n), 0));
    totals.replaceChildren(
      table("Totals", ["", name(a), name(b), "difference"], [row("cost of allocation", ours(runs[a], x.cost), ours(runs[b], y.cost)), row("lower bound, a value in one register at a time", bound(runs[a]), bound(runs[b])), row("bytes", ours(runs[a], x.bytes), ours(runs[b], y.bytes)), row("instructions", x.instructions, y.instructions), row("frame, bytes", ours(runs[a], x.frame), ours(runs[b], y.frame))], [1, 2, 3]),
      table("Price by kind", ["kind", name(a), name(b), "difference"], kinds.map((k) => {
        const r = row("", price(runs[a], k), price(runs[b], k));
        const times = (run: Run, text: string | number) => (foreign(run) && !["spill", "reload", "folded"].includes(k) ? "not marked" : `${text} (${count(run, k)}×)`);
        return [`${symbols[k]} ${k}`, times(runs[a], r[1]), times(runs[b], r[2]), r[3]];
      }), [1, 2, 3]),
      table("Price by cause", ["cause", name(a), name(b), "difference"], causes.map((c) => { const r = row("", by(runs[a], c), by(runs[b], c)); return [c, r[1], r[2], r[3]]; }), [1, 2, 3]),
      runs[a].metric !== runs[b].metric ? h("p", { class: "hint" }, `The costs are in different units: ${runs[a].metric} and ${runs[b].metric}.`) : h("p", { class: "hint" }, `Costs are in the unit of the metric ${runs[a].metric}.`));
    const last = (n: number) => runs[n].passes.filter((p) => p.changed).at(-1)!;
    const left = shown(st, last(a)), right = shown(st, last(b));
    const pairs = beside(diff(left.map((x) => x.key), right.map((x) => x.key)));
    const rows = {
      count: pairs.length, label: `final code of ${name(a)} and ${name(b)}`,
      row(i: number, e: HTMLElement) {
        const { p, q, same } = pairs[i];
        e.classList.add("pair");
        [{ n: a, k: p, list: left }, { n: b, k: q, list: right }].forEach(({ n, k, list }, side) => {
          const cell = h("span", { class: k < 0 ? "half none" : same ? "half" : "half diff" });
          cell.append(h("span", { class: "gutter" }, k < 0 || same ? " " : side ? "+" : "−"));
          if (k >= 0) code(st, st.indexes[n], cell, "assembly", undefined, list[k].text, (sel) => { pickRun(n); st.select(sel); });
          e.append(cell);
        });
      },
      choose(i: number) {
        const { p, q } = pairs[i];
        const n = p >= 0 ? a : b, k = p >= 0 ? left[p].line : right[q].line;
        pickRun(n);
        const instr = last(n).lines.instr?.[k] ?? -1;
        if (instr >= 0) st.select({ kind: "instr", id: instr });
      },
    };
    list = new VList(rows);
    code2.replaceChildren(list.element);
  }
  function pickRun(n: number): void { st.setRun(n); }
  const choose = (get: () => number, set: (n: number) => void, label: string) => {
    const e = h("select", { "aria-label": label, onchange: (ev: Event) => { set(Number((ev.target as HTMLSelectElement).value)); draw(); } }, ...runs.map((_, n) => h("option", { value: n, selected: n === get() }, name(n)))) as HTMLSelectElement;
    return e;
  };
  if (runs.length < 2) return h("div", { class: "main detail" }, h("p", {}, "One run only. Put another beside it with --against, which takes the flags of a second compilation:"), h("pre", {}, `spillway explain --html page.html ${st.doc.file} --func ${st.doc.function} --against "--regalloc netflow"`), h("p", {}, "Before and after improvement: --against \"--without improve\"."));
  draw();
  st.onSelect(() => list?.refresh());
  return h("div", { class: "split compare" }, h("div", { class: "side wide" }, h("div", { class: "tools" }, choose(() => a, (n) => (a = n), "left"), choose(() => b, (n) => (b = n), "right")), totals), h("div", { class: "main code" }, h("h2", {}, "Final code: instructions and labels"), code2));
}

interface Shown { line: number; text: string; key: string }

// shown returns the lines of the code that are compared: instructions and labels. Lines have the same key if they differ
// in nothing but comments, white space and the names of labels.
function shown(st: State, p: Pass): Shown[] {
  const out: Shown[] = [];
  p.lines.text.forEach((t, line) => {
    const raw = st.doc.texts[t];
    const bare = raw.replace(/\s*(#[^-\d:]|\/\/|\/\*|(?<!\S)@\s).*$/, "").trim().replace(/\s+/g, " ");
    const label = /^[.\w$]+:$/.test(bare);
    if (!bare || (bare[0] === "." && !label)) return;
    out.push({ line, text: raw.trim().replace(/\s+/g, " ").replace(/^(?![.\w$]+:)/, "  "), key: label ? ":" : bare.replace(/\.L\w+/g, ".L").replace(/^callq /, "call ").replace(/^retq/, "ret") });
  });
  return out;
}

interface Beside { p: number; q: number; same: boolean }

// beside puts lines of one side that have no equal beside those of the other.
function beside(pairs: [number, number][]): Beside[] {
  const out: Beside[] = [];
  let ps: number[] = [], qs: number[] = [];
  const flush = () => {
    for (let i = 0; i < Math.max(ps.length, qs.length); i++) out.push({ p: ps[i] ?? -1, q: qs[i] ?? -1, same: false });
    ps = [];
    qs = [];
  };
  for (const [p, q] of pairs) {
    if (p >= 0 && q >= 0) {
      flush();
      out.push({ p, q, same: true });
    } else if (p >= 0) ps.push(p);
    else qs.push(q);
  }
  flush();
  return out;
}

// diff pairs equal lines of two texts: indices, -1 where the other one has nothing (Myers; where the texts are too
// unlike, what is left is not paired).
export function diff<T>(x: T[], y: T[]): [number, number][] {
  let from = 0;
  while (from < x.length && from < y.length && x[from] === y[from]) from++;
  let ex = x.length, ey = y.length;
  while (ex > from && ey > from && x[ex - 1] === y[ey - 1]) { ex--; ey--; }
  const out: [number, number][] = [];
  for (let i = 0; i < from; i++) out.push([i, i]);
  const n = ex - from, m = ey - from, most = Math.min(n + m, 2500);
  const trace: Int32Array[] = [];
  let found = -1;
  let v = new Int32Array(2 * most + 3);
  const off = most + 1;
  search: for (let d = 0; d <= most; d++) {
    trace.push(v.slice(off - d - 1, off + d + 2));
    for (let k = -d; k <= d; k += 2) {
      let i = k === -d || (k !== d && v[off + k - 1] < v[off + k + 1]) ? v[off + k + 1] : v[off + k - 1] + 1;
      while (i < n && i - k < m && x[from + i] === y[from + i - k]) i++;
      v[off + k] = i;
      if (i >= n && i - k >= m) { found = d; break search; }
    }
  }
  const middle: [number, number][] = [];
  if (found < 0) {
    for (let i = 0; i < Math.max(n, m); i++) { if (i < n) middle.push([from + i, -1]); if (i < m) middle.push([-1, from + i]); }
  } else {
    let i = n, j = m;
    for (let d = found; d >= 0; d--) {
      const w = trace[d], at = (k: number) => w[k + d + 1];
      const k = i - j;
      const down = k === -d || (k !== d && at(k - 1) < at(k + 1));
      const pi = d === 0 ? 0 : at(down ? k + 1 : k - 1);
      const start = d === 0 ? 0 : down ? pi : pi + 1;
      while (i > start) { i--; j--; middle.push([from + i, from + j]); }
      if (d > 0) {
        if (down) { j--; middle.push([-1, from + j]); }
        else { i--; middle.push([from + i, -1]); }
      }
    }
    middle.reverse();
  }
  out.push(...middle);
  for (let i = 0; ex + i < x.length; i++) out.push([ex + i, ey + i]);
  return out;
}
