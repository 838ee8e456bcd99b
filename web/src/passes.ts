// The columns of passes, from the text to bytes.

import { h, plural } from "./dom";
import type { Pass } from "./document";
import { Index, Marks, Sel, State } from "./model";
import { VList } from "./vlist";

interface Piece { text: string; sel?: Sel }

const words = /%"[^"]*"|%[\w.$-]+|@[\w]+|\.L[A-Z]+\d+_[\w$.]*|\bblock \d+|-> \d+|\bs\d+\b|\bv\d+\b|[\w.$]+/g;

// pieces takes a line apart into what can be chosen and what stands between.
export function pieces(x: Index, form: string, names: Record<string, string> | undefined, text: string): Piece[] {
  const out: Piece[] = [];
  let at = 0;
  for (const m of text.matchAll(words)) {
    const sel = meaning(x, form, names, m[0]);
    if (!sel) continue;
    const from = m.index ?? 0;
    if (from > at) out.push({ text: text.slice(at, from) });
    out.push({ text: m[0], sel });
    at = from + m[0].length;
  }
  if (at < text.length) out.push({ text: text.slice(at) });
  return out;
}

function meaning(x: Index, form: string, names: Record<string, string> | undefined, w: string): Sel | undefined {
  if (names) {
    const id = names[w] ?? (w[0] !== "%" ? undefined : names[w.replace(/"/g, "")]);
    if (id === undefined || w[0] !== "%") return undefined;
    return id[0] === "b" ? { kind: "block", id: Number(id.slice(1)) } : { kind: "ir", id: Number(id) };
  }
  const v = /^v(\d+)$/.exec(w);
  if (v && form !== "assembly" && Number(v[1]) < x.run.values.length) return { kind: "value", id: Number(v[1]) };
  const b = /^(?:block |-> |\.LB)(\d+)/.exec(w);
  if (b && Number(b[1]) < x.run.blocks.length) return { kind: "block", id: Number(b[1]) };
  const lane = x.laneByName.get(w[0] === "@" || w[0] === "%" ? w.slice(1) : w);
  if (lane !== undefined && (x.run.lanes[lane].kind === "register" || form === "result")) return { kind: "lane", id: lane };
  return undefined;
}

// marked reports whether a selection marks what sel names.
export function marked(m: Marks, sel: Sel): boolean {
  switch (sel.kind) {
    case "value": return m.values.has(sel.id);
    case "ir": return m.irs.has(String(sel.id));
    case "block": return m.blocks.has(sel.id);
    case "lane": return m.lanes.has(sel.id);
    case "line": return m.lines.has(sel.id);
    case "instr": return m.instrs.has(sel.id);
  }
  return false;
}

// code fills e with a line whose words can be chosen.
export function code(st: State, x: Index, e: HTMLElement, form: string, names: Record<string, string> | undefined, text: string, choose: (s: Sel) => void): boolean {
  let any = false;
  const line = h("span", { class: "code" });
  e.append(line);
  for (const p of pieces(x, form, names, text)) {
    if (!p.sel) {
      line.append(p.text);
      continue;
    }
    const sel = p.sel;
    const on = st.index === x && marked(st.marks, sel);
    any = any || on;
    line.append(h("span", { class: on ? "pick on" : "pick", onclick: () => choose(sel) }, p.text));
  }
  return any;
}

interface Column { name: string; title: string; doc: string; note: string; list: VList; lines: number; hits(): number }

// A Finder finds the first line in which something is named; it reads the lines when it is asked first.
class Finder {
  private first: Map<string, number> | null = null;
  constructor(private readonly line: (i: number) => Piece[], private readonly count: number) {}
  find(m: Marks): number {
    if (!this.first) {
      this.first = new Map();
      for (let i = 0; i < this.count; i++) {
        for (const p of this.line(i)) {
          if (!p.sel) continue;
          const key = p.sel.kind + p.sel.id;
          if (!this.first.has(key)) this.first.set(key, i);
        }
      }
    }
    let best = -1;
    const note = (kind: string, ids: Iterable<number | string>) => {
      for (const id of ids) {
        const i = this.first!.get(kind + id);
        if (i !== undefined && (best < 0 || i < best)) best = i;
      }
    };
    note("value", m.values);
    note("ir", m.irs);
    note("block", m.blocks);
    note("lane", m.lanes);
    return best;
  }
}

// first returns the first of two lines, of which either may be none.
function first(a: number, b: number): number { return a < 0 || (b >= 0 && b < a) ? b : a; }

// source is the first column: the text of the file.
function source(st: State): Column {
  const src = st.doc.source;
  const names = st.run.passes[0]?.names;
  const list = new VList({
    count: src.lines.length, label: "source",
    row(i, e) {
      const n = src.first + i;
      if (st.marks.lines.has(n)) e.classList.add("hit");
      e.append(h("span", { class: "no" }, n));
      code(st, st.index, e, "ir", names, src.lines[i], (s) => st.select(s));
    },
    choose(i) { st.select({ kind: "line", id: src.first + i }); },
  });
  const finder = new Finder((i) => pieces(st.index, "ir", names, src.lines[i]), src.lines.length);
  return { name: "source", title: "source", doc: st.doc.file, note: "", list, lines: src.lines.length, hits: () => first(src.lines.findIndex((_, i) => st.marks.lines.has(src.first + i)), finder.find(st.marks)) };
}

// program is the column of the source that the text was compiled from, if debug information names it.
function program(st: State): Column | null {
  const p = st.places;
  if (!p.length) return null;
  const hit = (i: number) => p[i].lines.some((n) => st.marks.lines.has(n));
  const list = new VList({
    count: p.length, label: "program",
    row(i, e) {
      if (hit(i)) e.classList.add("hit");
      if (!p[i].line) {
        e.append(h("span", { class: "no" }, ""), h("strong", {}, p[i].text));
        return;
      }
      e.append(h("span", { class: "no" }, p[i].line), p[i].lines.length ? h("span", { class: st.sel?.kind === "place" && st.sel.id === i ? "code pick on" : "code pick", onclick: () => st.select({ kind: "place", id: i }) }, p[i].text) : h("span", { class: "code dim" }, p[i].text));
    },
    choose(i) { if (p[i].lines.length) st.select({ kind: "place", id: i }); },
  });
  const files = st.doc.program!.files;
  return { name: "program", title: "program", doc: files.map((f) => f.name).join(", "), note: "", list, lines: p.filter((x) => x.line).length, hits: () => p.findIndex((_, i) => hit(i)) };
}

// keys returns what tells lines apart that are not the same: in IR values have their numbers in place of names, which
// each pass gives anew.
function keys(st: State, p: Pass): string[] {
  const names = p.names;
  return p.lines.text.map((t) => (names ? st.doc.texts[t].replace(/%[\w.$-]+|^[\w.$-]+:/g, (w) => "%" + (names[w] ?? names["%" + w.slice(0, -1)] ?? w)).replace(/!prof !\d+/, "!prof") : String(t)));
}

function column(st: State, p: Pass, text: string[], before: Set<string> | null): Column {
  const l = p.lines, bytes = !!l.code;
  const names = p.names;
  const fresh = before ? text.map((t) => t !== "" && !before.has(t)) : null;
  const numbered = !!l.instr && l.instr.some((i) => i >= 0);
  const lineHit = (i: number) =>
    (l.instr && st.marks.instrs.has(l.instr[i])) || (l.line && st.marks.lines.has(l.line[i])) || st.marks.blocks.has(l.block[i]) ||
    (names && l.value && l.value[i] >= 0 && st.marks.irs.has(String(l.value[i])));
  const list = new VList({
    count: l.text.length, label: `after ${p.name}`,
    row(i, e) {
      if (lineHit(i)) e.classList.add("hit");
      if (fresh && fresh[i]) {
        e.classList.add("new");
        e.append(h("span", { class: "gutter", title: "not in the column before" }, "+"));
      } else e.append(h("span", { class: "gutter" }, " "));
      if (bytes) {
        const off = l.offset![i];
        e.append(h("span", { class: "off" }, off >= 0 ? off.toString(16).padStart(4, "0") : ""), h("span", { class: "hex" }, (l.code![i].match(/../g) ?? []).join(" ")));
      } else if (numbered && l.instr![i] >= 0) e.append(h("span", { class: "no" }, `i${l.instr![i]}`));
      else if (numbered) e.append(h("span", { class: "no" }, ""));
      code(st, st.index, e, p.form, names, st.doc.texts[l.text[i]].replace(/\t/g, " "), (s) => st.select(s));
    },
    choose(i) {
      if (l.instr && l.instr[i] >= 0) st.select({ kind: "instr", id: l.instr[i] });
      else if (l.line && l.line[i] > 0) st.select({ kind: "line", id: l.line[i] });
      else if (l.block[i] >= 0) st.select({ kind: "block", id: l.block[i] });
    },
  });
  const finder = new Finder((i) => pieces(st.index, p.form, names, st.doc.texts[l.text[i]]), l.text.length);
  const n = fresh ? fresh.filter(Boolean).length : 0;
  return {
    name: p.name, title: p.name, doc: p.doc, note: fresh ? plural(n, "line") + " changed" : "", list, lines: l.text.length,
    hits() {
      const at = finder.find(st.marks);
      const end = at < 0 ? l.text.length : at;
      for (let i = 0; i < end; i++) if (lineHit(i)) return i;
      return at;
    },
  };
}

const family: Record<string, string> = { ir: "ir", "legal ir": "ir", selected: "code", split: "code", allocated: "code", framed: "code" };

// passesPanel makes the panel; it is made anew for another run.
export function passesPanel(st: State): HTMLElement {
  const bar = h("div", { class: "columns", role: "group", "aria-label": "passes, in order" });
  const written = program(st);
  const columns: Column[] = [...(written ? [written] : []), source(st)];
  const before = new Map<string, Set<string>>();
  const groups: (Column | string[])[] = [...columns];
  const last = new Map<string, string>();
  for (const p of st.run.passes) {
    if (!p.changed) {
      const end = groups[groups.length - 1];
      if (Array.isArray(end)) end.push(p.name);
      else groups.push([p.name]);
      continue;
    }
    const f = family[p.form] ?? p.form;
    const text = keys(st, p);
    const c = column(st, p, text, before.get(f) ?? null);
    before.set(f, new Set(text));
    last.set(p.form, p.name);
    columns.push(c);
    groups.push(c);
  }
  const open = new Set<string>(["program", "source", last.get("legal ir") ?? "", last.get("selected") ?? "", last.get("result") ?? "", "assembly"]);
  for (const g of groups) {
    if (Array.isArray(g)) {
      bar.append(h("div", { class: "same", title: `unchanged: ${g.join(", ")}` }, h("span", {}, `unchanged: ${g.join(", ")}`)));
      continue;
    }
    const button = h("button", { class: "fold", "aria-expanded": String(open.has(g.name)), title: g.doc }, g.title);
    const box = h("section", { class: (open.has(g.name) ? "column" : "column folded") + (g.name === "assembly" ? " wide" : ""), "aria-label": `pass ${g.title}` },
      h("header", {}, button, h("span", { class: "doc" }, g.doc), h("span", { class: "note" }, `${plural(g.lines, "line")}${g.note ? ", " + g.note : ""}`)), g.list.element);
    button.addEventListener("click", () => {
      const folded = box.classList.toggle("folded");
      button.setAttribute("aria-expanded", String(!folded));
      g.list.refresh();
      if (!folded) reveal(g);
    });
    bar.append(box);
  }
  const reveal = (c: Column) => {
    if (!st.sel || c.list.element.clientHeight === 0) return;
    const at = c.hits();
    if (at >= 0) c.list.show(at);
  };
  st.onSelect(() => {
    if (!bar.isConnected) return;
    for (const c of columns) {
      c.list.refresh();
      if (!c.list.element.matches(":focus")) reveal(c);
    }
  });
  return bar;
}
