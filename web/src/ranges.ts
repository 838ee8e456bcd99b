// Live ranges against registers: program points down, a lane for each register, and memory.

import { amount, h } from "./dom";
import { hue, State, symbols } from "./model";
import { VList } from "./vlist";

type Row = { kind: "block"; block: number } | { kind: "event"; event: number } | { kind: "instr"; instr: number };
interface Cell { value: number; begins: boolean; read: boolean; write: boolean; more: number }

export function rangesPanel(st: State): HTMLElement {
  const { run, index } = st;
  const rows: Row[] = [];
  const rowOf = new Int32Array(run.instrs.length);
  run.blocks.forEach((b, i) => {
    rows.push({ kind: "block", block: i });
    for (const e of index.edgeEvents[i]) rows.push({ kind: "event", event: e });
    for (let k = b.first; k < b.end; k++) {
      for (const e of index.eventsAt[k]) if (run.events[e].kind !== "encoding") rows.push({ kind: "event", event: e });
      rowOf[k] = rows.length;
      rows.push({ kind: "instr", instr: k });
    }
  });
  const registers = run.lanes.map((_, i) => i).filter((i) => run.lanes[i].kind === "register");
  const slots = run.lanes.map((_, i) => i).filter((i) => run.lanes[i].kind === "slot");
  let everything = false, apart = slots.length > 0 && slots.length <= 4;
  let lanes: number[] = []; // -2: all of memory
  let at = new Map<number, number>();
  function choose(): void {
    lanes = registers.filter((l) => everything ? !run.lanes[l].out || run.lanes[l].used : run.lanes[l].used);
    lanes = apart ? [...lanes, ...slots] : [...lanes, -2];
    at = new Map(lanes.map((l, i) => [l, i]));
    if (!apart) for (const l of slots) at.set(l, lanes.length - 1);
  }
  choose();

  // Ranges by instruction in which they begin, and those that go on from a checkpoint: every step rows.
  const step = 64;
  type Piece = { lane: number; from: number; to: number; value: number };
  const sorted: Piece[] = [];
  run.values.forEach((v, i) => v.ranges.forEach((r) => sorted.push({ lane: r[0], from: r[1], to: r[2], value: i })));
  sorted.sort((a, b) => a.from - b.from || a.lane - b.lane || a.value - b.value);
  const starts: number[] = [];
  const through: Piece[][] = [];
  {
    let k = 0, live: Piece[] = [];
    for (let p = 0; p <= 2 * run.instrs.length; p += 2 * step) {
      while (k < sorted.length && sorted[k].from < p) live.push(sorted[k++]);
      live = live.filter((x) => x.to > p);
      through.push([...live]);
      starts.push(k);
    }
  }
  // cells returns what is in the lanes at an instruction.
  function cells(i: number): Map<number, Cell> {
    const out = new Map<number, Cell>();
    const c = Math.floor(i / step);
    const put = (x: Piece) => {
      if (x.from > 2 * i + 1 || x.to <= 2 * i) return;
      const lane = at.get(x.lane);
      if (lane === undefined) return;
      const read = x.from <= 2 * i, write = x.to > 2 * i + 1;
      const old = out.get(lane);
      if (old && lanes[lane] === -2) {
        if (old.value !== x.value) old.more++;
        if (st.marks.values.has(x.value)) old.value = x.value;
        old.read = old.read || read;
        old.write = old.write || write;
        old.begins = old.begins || x.from >= 2 * i;
        return;
      }
      // Of two in one lane the one that ends is above the one that begins: the cell is the latter's.
      if (old) {
        if (old.write && !write) return;
        out.set(lane, { value: x.value, begins: true, read: false, write, more: 0 });
        return;
      }
      out.set(lane, { value: x.value, begins: x.from >= 2 * i, read, write, more: 0 });
    };
    for (const x of through[c] ?? []) put(x);
    for (let k = starts[c] ?? 0; k < sorted.length && sorted[k].from <= 2 * i + 1; k++) put(sorted[k]);
    return out;
  }
  function head(): HTMLElement {
    const e = h("div", { class: "lanes head", role: "presentation" }, h("span", { class: "point" }, "at"), h("span", { class: "what" }, "instruction, or event: cause, price"),
      ...run.banks.map((b) => h("span", { class: "press", title: `live values of ${b.name}, which has ${b.registers} registers` }, b.name)));
    for (const l of lanes) {
      e.append(h("span", { class: "lane" }, l === -2 ? h("span", { class: "name" }, "memory") : h("button", { class: "link name", title: run.lanes[l].kind === "slot" ? `stack slot, ${run.lanes[l].size} bytes` : `register ${run.lanes[l].name}`, tabindex: -1, onclick: () => st.select({ kind: "lane", id: l }) }, run.lanes[l].name)));
    }
    return e;
  }
  const headBox = h("div", { class: "headbox", role: "presentation" }, head());
  const list = new VList({ count: rows.length, label: "live ranges by program point", height: 22, row: fill, choose: pick }, headBox);
  list.element.classList.add("ranges");

  function fill(n: number, e: HTMLElement): void {
    const r = rows[n];
    e.classList.add("lanes");
    if (r.kind === "block") {
      const b = run.blocks[r.block];
      e.classList.add("blockrow");
      if (st.marks.blocks.has(r.block)) e.classList.add("hit");
      e.append(h("span", { class: "point" }, h("span", { class: "pick", onclick: () => st.select({ kind: "block", id: r.block }) }, `b${r.block}`)), h("span", { class: "what wide" }, `${b.name ? b.name + ", " : ""}×${amount(b.freq)}${b.loop >= 0 ? `, loop depth ${run.loops[b.loop].depth}` : ""}${index.preds[r.block].length ? ", from " + index.preds[r.block].map((p) => "b" + p).join(" ") : ""}`));
      return;
    }
    if (r.kind === "event") {
      const ev = run.events[r.event];
      e.classList.add("eventrow");
      const selected = st.sel?.kind === "event" && st.sel.id === r.event;
      if (selected || (ev.value >= 0 && st.marks.values.has(ev.value)) || (ev.instr >= 0 && st.marks.instrs.has(ev.instr))) e.classList.add("hit");
      const words = `${symbols[ev.kind]} ${ev.kind}${ev.edge ? ` on edge b${ev.edge[0]}→b${ev.edge[1]}` : ""} v${Math.max(0, ev.value)}${ev.from >= 0 ? " " + index.laneName(ev.from) : ""}${ev.to >= 0 ? " → " + index.laneName(ev.to) : ""}`;
      e.append(h("span", { class: "point" }, ""), h("span", { class: `what event ${ev.kind.replace(" ", "-")}`, title: ev.why }, h("span", { class: "pick", "data-event": r.event, "aria-label": `${words}, price ${amount(ev.price)}, ${ev.cause}`, onclick: () => st.select({ kind: "event", id: r.event }) }, words), h("span", { class: "tag" }, ev.cause), h("span", { class: "cost" }, amount(ev.price))));
      const point = ev.instr >= 0 ? 2 * ev.instr : 2 * run.blocks[ev.edge![1]].first;
      const around = cells(point >> 1);
      addPressure(e, -1);
      const box = laneBox(e);
      const from = ev.from >= 0 ? at.get(ev.from) : undefined, to = ev.to >= 0 ? at.get(ev.to) : undefined;
      for (const [k, c] of around) if (c.read) laneAt(box, k).append(bar(c, false, "full thin"));
      if (from !== undefined && from !== to) laneAt(box, from).append(h("span", { class: "markat", title: `${ev.kind}, from here` }, "○"));
      if (to !== undefined) laneAt(box, to).append(h("span", { class: "markat", title: `${ev.kind}: ${amount(ev.price)}, ${ev.cause}` }, symbols[ev.kind]));
      return;
    }
    const i = r.instr, x = run.instrs[i];
    if (st.marks.instrs.has(i) || (x.line > 0 && st.marks.lines.has(x.line)) || st.marks.blocks.has(index.blockOf[i])) e.classList.add("hit");
    e.append(h("span", { class: "point" }, `i${i}`), h("span", { class: "what", title: x.text }, x.text));
    const here = cells(i);
    const clobbers = new Set<number>();
    for (const [l, k] of at) if (l >= 0 && run.lanes[l].clobber && has(run.lanes[l].clobber!, i)) clobbers.add(k);
    addPressure(e, i);
    const box = laneBox(e), first = i === run.blocks[index.blockOf[i]].first;
    for (const l of st.marks.lanes) {
      const k = at.get(l);
      if (k !== undefined) laneAt(box, k).classList.add("onlane");
    }
    for (const [k, c] of here) laneAt(box, k).append(bar(c, c.begins || first || i % 12 === 0, ""));
    for (const k of clobbers) if (!here.has(k)) laneAt(box, k).append(h("span", { class: "clobber", title: `${run.lanes[lanes[k]].name} is destroyed by i${i}` }, "×"));
  }
  // laneBox is the part of a row that has the lanes, with lines between them; laneAt a place in it, made when needed.
  function laneBox(e: HTMLElement): HTMLElement {
    const box = h("span", { class: "lanebox" });
    box.style.width = `calc(${lanes.length} * var(--lane))`;
    e.append(box);
    return box;
  }
  function laneAt(box: HTMLElement, k: number): HTMLElement {
    const e = h("span", { class: "lane" });
    e.style.left = `calc(${k} * var(--lane))`;
    box.append(e);
    return e;
  }
  function bar(c: Cell, label: boolean, extra: string): HTMLElement {
    const shape = extra || (c.read && c.write ? "full" : c.read ? "upper" : "lower");
    const on = st.marks.values.has(c.value);
    const e = h("span", { class: `${extra ? "" : "pick "}cell ${shape}${on ? " on" : ""}${extra ? " thin" : ""}`, title: index.valueName(c.value) + (c.more ? ` and ${c.more} more` : ""), "aria-label": index.valueName(c.value) }, label ? `v${c.value}${c.more ? "+" + c.more : ""}` : "");
    e.style.setProperty("--hue", String(hue(c.value)));
    if (!extra) e.addEventListener("click", () => st.select({ kind: "value", id: c.value }));
    return e;
  }
  function addPressure(e: HTMLElement, i: number): void {
    for (const b of run.banks) {
      const cell = h("span", { class: "press" });
      if (i >= 0) {
        const n = Math.max(b.pressure[2 * i], b.pressure[2 * i + 1]);
        if (n > 0) {
          const g = h("span", { class: n > b.registers ? "gauge over" : n === b.registers ? "gauge full" : "gauge" });
          g.style.width = `${Math.min(100, (100 * n) / b.registers)}%`;
          cell.append(g, h("span", { class: "n", title: `${n} live values of ${b.name}, ${b.registers} registers` }, n > b.registers ? `${n}!` : n));
        }
      }
      e.append(cell);
    }
  }
  function pick(n: number): void {
    const r = rows[n];
    if (r.kind === "block") st.select({ kind: "block", id: r.block });
    else if (r.kind === "event") st.select({ kind: "event", id: r.event });
    else st.select({ kind: "instr", id: r.instr });
  }

  // The map: pressure over the whole function, with marks for spills; a click goes there.
  const map = h("canvas", { class: "map", width: 72, height: 400, title: "the whole function: pressure, limits and spills; click to go there", "aria-hidden": "true" }) as HTMLCanvasElement;
  const base = document.createElement("canvas");
  let mapHeight = 0;
  // paint draws all of it, frame what of it is in sight.
  function paint(): void {
    mapHeight = map.clientHeight;
    if (!mapHeight) return;
    const ratio = devicePixelRatio || 1;
    map.width = base.width = Math.round(72 * ratio);
    map.height = base.height = Math.round(mapHeight * ratio);
    const c = base.getContext("2d")!;
    c.scale(ratio, ratio);
    const style = getComputedStyle(map);
    const ink = style.getPropertyValue("--accent"), warn = style.getPropertyValue("--warn"), dim = style.getPropertyValue("--line");
    const hgt = mapHeight, n = Math.max(1, run.instrs.length);
    const width = 60 / Math.max(1, run.banks.length);
    run.banks.forEach((b, k) => {
      const most = Math.max(b.registers, ...sampled(b.pressure), 1);
      for (let y = 0; y < hgt; y++) {
        const from = Math.floor((y * 2 * n) / hgt), to = Math.max(from + 1, Math.floor(((y + 1) * 2 * n) / hgt));
        let p = 0;
        for (let j = from; j < Math.min(to, b.pressure.length); j++) p = Math.max(p, b.pressure[j]);
        c.fillStyle = p > b.registers ? warn : ink;
        c.fillRect(k * width, y, ((width - 3) * p) / most, 1);
      }
      c.fillStyle = dim;
      c.fillRect(k * width + ((width - 3) * b.registers) / most, 0, 1, hgt);
    });
    for (const e of run.events) {
      if (e.kind !== "spill" && e.kind !== "reload") continue;
      const i = e.instr >= 0 ? e.instr : run.blocks[e.edge![1]].first;
      c.fillStyle = e.kind === "spill" ? warn : ink;
      c.fillRect(62, (i * hgt) / n, 9, 2);
    }
    frame();
  }
  function frame(): void {
    if (!mapHeight) return;
    const c = map.getContext("2d")!;
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.clearRect(0, 0, map.width, map.height);
    c.drawImage(base, 0, 0);
    const ratio = map.height / mapHeight, e = list.element;
    c.scale(ratio, ratio);
    c.strokeStyle = getComputedStyle(map).color;
    c.strokeRect(0.5, (mapHeight * e.scrollTop) / Math.max(1, e.scrollHeight) + 0.5, 71, Math.max(4, (mapHeight * e.clientHeight) / Math.max(1, e.scrollHeight)) - 1);
  }
  function sampled(p: number[]): number[] {
    const out: number[] = [];
    for (let i = 0; i < p.length; i += Math.max(1, Math.floor(p.length / 4000))) out.push(p[i]);
    return out;
  }
  map.addEventListener("click", (e) => {
    const box = map.getBoundingClientRect();
    list.show(Math.min(rows.length - 1, Math.floor((rows.length * (e.clientY - box.top)) / box.height)));
  });
  list.element.addEventListener("scroll", () => requestAnimationFrame(frame));
  new ResizeObserver(paint).observe(map);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", paint);

  function size(): void {
    const min = `${5 + 43 + run.banks.length * 5 + lanes.length * 5.2}ch`; // as the style sheet has them
    list.element.style.setProperty("--lanes", min);
  }
  size();
  const toggle = (text: string, get: () => boolean, set: (on: boolean) => void) => {
    const b = h("button", { "aria-pressed": String(get()) }, text);
    b.addEventListener("click", () => {
      set(!get());
      b.setAttribute("aria-pressed", String(get()));
      choose();
      size();
      headBox.replaceChildren(head());
      list.refresh();
    });
    return b;
  };
  const legend = h("p", { class: "legend" }, ...["spill", "reload", "folded", "move", "remat", "copy", "define", "memory move"].map((k) => h("span", {}, h("b", {}, symbols[k]), ` ${k} `)), h("span", {}, h("b", {}, "×"), " destroyed "), h("span", {}, h("b", {}, "n!"), " more live values than registers"));
  const panel = h("div", { class: "stack" },
    h("div", { class: "tools" }, toggle("all registers", () => everything, (x) => (everything = x)), slots.length ? toggle(`a lane for each of ${slots.length} slots`, () => apart, (x) => (apart = x)) : null, legend),
    h("div", { class: "withmap" }, list.element, map));
  st.onSelect(() => {
    if (!panel.isConnected) return;
    list.refresh();
    const s = st.sel;
    if (!s || list.element.matches(":focus")) return;
    let row = -1;
    if (s.kind === "event") row = rows.findIndex((r) => r.kind === "event" && r.event === s.id);
    else if (s.kind === "block") row = rows.findIndex((r) => r.kind === "block" && r.block === s.id);
    else if (s.kind === "value" || s.kind === "ir") {
      const [v] = st.marks.values;
      if (v !== undefined && run.values[v].ranges.length && ![...st.marks.values].some((u) => list.element.querySelector(`.cell.on`) && u >= 0)) row = rowOf[Math.min(run.instrs.length - 1, run.values[v].ranges[0][1] >> 1)];
    } else {
      const [i] = st.marks.instrs;
      if (i !== undefined) row = rowOf[i];
    }
    if (row >= 0) list.show(row);
  });
  return panel;
}

function has(list: number[], x: number): boolean {
  let lo = 0, hi = list.length;
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if (list[mid] < x) lo = mid + 1;
    else hi = mid;
  }
  return list[lo] === x;
}
