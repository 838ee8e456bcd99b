// What the panels share: the run that is shown, what is selected, and what follows from both.

import type { Doc, Ev, Run } from "./document";

export type Sel =
  | { kind: "value"; id: number }
  | { kind: "ir"; id: number }
  | { kind: "block"; id: number }
  | { kind: "lane"; id: number }
  | { kind: "line"; id: number }
  | { kind: "instr"; id: number }
  | { kind: "event"; id: number }
  | { kind: "step"; id: number }
  | { kind: "place"; id: number }; // of places

// Marks are what a selection marks.
export interface Marks { values: Set<number>; irs: Set<string>; blocks: Set<number>; lanes: Set<number>; lines: Set<number>; instrs: Set<number> }

// An Index is what is looked up in a run.
export class Index {
  readonly laneByName = new Map<string, number>();
  readonly byIR = new Map<number, number[]>();
  readonly eventsAt: number[][]; // by instruction
  readonly eventsOf = new Map<number, number[]>(); // by value
  readonly edgeEvents: number[][]; // by block that the edge leads to
  readonly blockOf: Int32Array; // by instruction
  readonly preds: number[][];
  readonly byLine = new Map<number, number[]>();
  readonly registers: number;
  constructor(readonly run: Run) {
    const n = run.instrs.length;
    this.registers = run.lanes.filter((l) => l.kind === "register").length;
    run.lanes.forEach((l, i) => { this.laneByName.set(l.name, i); for (const x of l.names ?? []) this.laneByName.set(x, i); });
    run.values.forEach((v, i) => { if (v.ir >= 0) push(this.byIR, v.ir, i); });
    this.eventsAt = Array.from({ length: n }, () => []);
    this.edgeEvents = Array.from({ length: run.blocks.length }, () => []);
    run.events.forEach((e, i) => {
      if (e.instr >= 0) this.eventsAt[e.instr].push(i);
      else if (e.edge) this.edgeEvents[e.edge[1]].push(i);
      if (e.value >= 0) push(this.eventsOf, e.value, i);
    });
    this.blockOf = new Int32Array(n);
    this.preds = Array.from({ length: run.blocks.length }, () => []);
    run.blocks.forEach((b, i) => {
      this.blockOf.fill(i, b.first, b.end);
      for (const x of b.succs) this.preds[x.to].push(i);
    });
    run.instrs.forEach((x, i) => { if (x.line > 0) push(this.byLine, x.line, i); });
  }

  valueName(v: number): string {
    const x = this.run.values[v];
    return x && x.name ? `v${v} ${x.name}` : `v${v}`;
  }
  blockName(b: number): string {
    const x = this.run.blocks[b];
    return x && x.name ? `b${b} ${x.name}` : `b${b}`;
  }
  laneName(l: number): string {
    if (l < 0) return "nowhere";
    const x = this.run.lanes[l];
    return x.kind === "slot" ? `slot ${x.name}` : x.name;
  }
  // place says where an event is.
  place(e: Ev): string {
    if (e.edge) return `edge b${e.edge[0]} → b${e.edge[1]}`;
    if (e.instr < 0) return "entry and exits";
    const inside = e.kind === "folded" || e.kind === "copy" || e.kind === "define" || e.kind === "encoding";
    return `${inside ? "at" : "before"} i${e.instr} ${this.run.instrs[e.instr].op}`;
  }
}

function push<K>(m: Map<K, number[]>, k: K, v: number): void {
  const list = m.get(k);
  if (list) list.push(v);
  else m.set(k, [v]);
}

// Symbols and words of events: no mark is by color alone.
export const symbols: Record<string, string> = {
  spill: "▼", reload: "▲", folded: "◆", "memory move": "⇅", move: "→", copy: "⇒", remat: "↻", define: "•", save: "⊡", encoding: "≡",
};

// Those of steps.
export const stepSymbols: Record<string, string> = {
  begin: "◇", note: "✎", enter: "▭", keep: "·", assign: "●", split: "→", evict: "▽", spill: "▼", fold: "◆", copy: "⇢", coalesce: "∪", simplify: "↥",
};

// A Place is a line of the program that the text was compiled from, or one that is shown between those.
export interface Place { file: number; line: number; text: string; lines: number[] } // lines: of the text; line 0: a remark

function placesOf(doc: Doc): Place[] {
  const out: Place[] = [];
  doc.program?.files.forEach((f, file) => {
    const by = new Map<number, number[]>();
    for (const [text, n, line] of doc.program!.lines) if (n === file) push(by, line, text);
    if (doc.program!.files.length > 1 || f.note) out.push({ file, line: 0, text: f.note ? `${f.name}: ${f.note}` : f.name, lines: [] });
    f.numbers.forEach((n, k) => {
      if (k > 0 && n !== f.numbers[k - 1] + 1) out.push({ file, line: 0, text: "…", lines: [] });
      out.push({ file, line: n, text: f.lines[k], lines: by.get(n) ?? [] });
    });
  });
  return out;
}

type Listener = () => void;

export class State {
  index: Index;
  runIndex = 0;
  sel: Sel | null = null;
  marks: Marks = empty();
  private listeners: Listener[] = [];
  private runListeners: Listener[] = [];
  readonly indexes: Index[];
  readonly places: Place[];
  constructor(readonly doc: Doc) {
    this.places = placesOf(doc);
    this.indexes = doc.runs.map((r) => new Index(r));
    this.index = this.indexes[0];
  }
  get run(): Run { return this.index.run; }
  onSelect(f: Listener): void { this.listeners.push(f); }
  onRun(f: Listener): void { this.runListeners.push(f); }
  setRun(n: number): void {
    if (n === this.runIndex) return;
    const old = this.sel;
    this.runIndex = n;
    this.index = this.indexes[n];
    this.sel = null; // numbers mean something else there, but lines of the text do not
    this.marks = empty();
    for (const f of this.runListeners) f();
    this.select(old && (old.kind === "line" || old.kind === "ir" || old.kind === "place") ? old : null);
  }
  select(sel: Sel | null): void {
    this.sel = sel;
    this.marks = this.marksOf(sel);
    for (const f of this.listeners) f();
  }
  private marksOf(sel: Sel | null): Marks {
    const m = empty();
    if (!sel) return m;
    const x = this.index;
    const value = (v: number) => {
      m.values.add(v);
      if (x.run.values[v]?.ir >= 0) m.irs.add(String(x.run.values[v].ir));
    };
    const line = (n: number) => {
      m.lines.add(n);
      for (const i of x.byLine.get(n) ?? []) m.instrs.add(i);
    };
    switch (sel.kind) {
      case "value": value(sel.id); break;
      case "ir":
        m.irs.add(String(sel.id));
        for (const v of x.byIR.get(sel.id) ?? []) m.values.add(v);
        break;
      case "block": m.blocks.add(sel.id); break;
      case "lane": m.lanes.add(sel.id); break;
      case "line": line(sel.id); break;
      case "place": for (const n of this.places[sel.id]?.lines ?? []) line(n); break;
      case "instr":
        m.instrs.add(sel.id);
        if (x.run.instrs[sel.id]?.line > 0) m.lines.add(x.run.instrs[sel.id].line);
        break;
      case "event": {
        const e = x.run.events[sel.id];
        if (e.value >= 0) value(e.value);
        if (e.instr >= 0) m.instrs.add(e.instr);
        break;
      }
      case "step": {
        const s = x.run.steps;
        if (s.value[sel.id] >= 0) value(s.value[sel.id]);
        if (s.instr[sel.id] >= 0) m.instrs.add(s.instr[sel.id]);
        break;
      }
    }
    return m;
  }
}

function empty(): Marks { return { values: new Set(), irs: new Set(), blocks: new Set(), lanes: new Set(), lines: new Set(), instrs: new Set() }; }

// color returns the colors of a value: neighbors in number are far apart in hue.
export function hue(v: number): number { return Math.round((v * 137.508) % 360); }
