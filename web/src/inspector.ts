// What is selected, in words and figures.

import { amount, h, plural, table } from "./dom";
import type { Ev } from "./document";
import { Sel, State, symbols } from "./model";
import { why, words } from "./steps";

export function inspector(st: State): HTMLElement {
  const body = h("div", { class: "inspect", "aria-live": "polite" });
  const update = () => body.replaceChildren(...describe(st));
  st.onSelect(update);
  st.onRun(update);
  update();
  return body;
}

// link is a button that selects something.
export function link(st: State, sel: Sel, text: string): HTMLElement {
  return h("button", { class: "link", onclick: () => st.select(sel) }, text);
}

function values(st: State, list: Iterable<number>): HTMLElement {
  const out = h("span", {});
  for (const v of list) out.append(link(st, { kind: "value", id: v }, st.index.valueName(v)), " ");
  return out;
}

function describe(st: State): Node[] {
  const { run, index, sel } = st;
  if (!sel) return [h("h2", {}, "Nothing selected"), h("p", {}, "Choose a value, block, register, line or mark: it is marked in every panel, and this says what it is and what it costs."), overview(st)];
  switch (sel.kind) {
    case "event": return event(st, sel.id);
    case "value": return value(st, sel.id);
    case "ir": {
      const list = index.byIR.get(sel.id) ?? [];
      const name = Object.entries(run.passes[0]?.names ?? {}).find(([, id]) => id === String(sel.id))?.[0] ?? `value ${sel.id}`;
      if (list.length === 1) return value(st, list[0]);
      return [h("h2", {}, `${name}`), h("p", {}, list.length ? "In virtual registers " : "No virtual register holds it: it has become part of an instruction, or of nothing."), values(st, list)];
    }
    case "block": {
      const b = run.blocks[sel.id];
      const events = run.events.map((e, i) => [e, i] as const).filter(([e]) => (e.instr >= b.first && e.instr < b.end) || (e.edge && e.edge[1] === sel.id));
      return [h("h2", {}, `Block ${index.blockName(sel.id)}`),
        facts([["executed", times(b.freq)], ["loop", b.loop < 0 ? "none" : `${b.loop}, depth ${run.loops[b.loop].depth}${run.loops[b.loop].header === sel.id ? ", its header" : ""}`], ["instructions", `i${b.first} to i${b.end - 1}`],
          ["to", spans(b.succs.map((x) => h("span", {}, link(st, { kind: "block", id: x.to }, index.blockName(x.to)), ` ×${amount(x.freq)} `)))],
          ["from", spans(index.preds[sel.id].map((x) => link(st, { kind: "block", id: x }, index.blockName(x))))]]), eventTable(st, "What allocation costs here", events)];
    }
    case "lane": {
      const l = run.lanes[sel.id];
      const who = run.values.map((v, i) => [v, i] as const).filter(([v]) => v.ranges.some((r) => r[0] === sel.id));
      const events = run.events.map((e, i) => [e, i] as const).filter(([e]) => e.to === sel.id || e.from === sel.id);
      return [h("h2", {}, l.kind === "slot" ? `Stack slot ${l.name}` : `Register ${l.name}`),
        facts([["bank", l.bank >= 0 ? run.banks[l.bank].name : "memory"], ["size", l.size ? `${l.size} bytes` : null], ["names", l.names ? l.names.join(", ") : null], ["saving it costs", l.save ? amount(l.save) : null], ["", l.out ? "reserved: never given out" : null], ["holds", values(st, who.slice(0, 60).map(([, i]) => i))]]), eventTable(st, "Events", events)];
    }
    case "line": {
      const text = st.doc.source.lines[sel.id - st.doc.source.first];
      const list = index.byLine.get(sel.id) ?? [];
      return [h("h2", {}, `Line ${sel.id}`), h("pre", {}, text ?? ""), h("p", {}, list.length ? "Instructions: " : "No instruction comes from it any more, or it is part of another one."), spans(list.map((i) => link(st, { kind: "instr", id: i }, `i${i} ${run.instrs[i].op}`)))];
    }
    case "place": {
      const p = st.places[sel.id];
      if (!p) return [];
      const list = [...st.marks.instrs];
      return [h("h2", {}, `${st.doc.program!.files[p.file].name}:${p.line}`), h("pre", {}, p.text), h("p", {}, "Lines of the text: "), spans(p.lines.map((n) => link(st, { kind: "line", id: n }, `line ${n}`))),
        h("p", {}, list.length ? "Instructions: " : "No instruction comes from it any more, or it is part of another one."), spans(list.map((i) => link(st, { kind: "instr", id: i }, `i${i} ${run.instrs[i].op}`))),
        eventTable(st, "What allocation costs here", run.events.map((e, i) => [e, i] as const).filter(([e]) => st.marks.instrs.has(e.instr)))];
    }
    case "instr": return instr(st, sel.id);
    case "step": return step(st, sel.id);
  }
}

function step(st: State, id: number): Node[] {
  const { run, index } = st, s = run.steps;
  const others = s.value[id] < 0 ? [] : s.kind.map((_, k) => k).filter((k) => s.value[k] === s.value[id] || s.other[k] === s.value[id]);
  return [h("h2", {}, `Step ${id}: ${s.kind[id]}`), h("p", {}, words(index, id)),
    facts([["value", s.value[id] >= 0 ? link(st, { kind: "value", id: s.value[id] }, index.valueName(s.value[id])) : null], ["with, or for", s.other[id] >= 0 ? link(st, { kind: "value", id: s.other[id] }, index.valueName(s.other[id])) : null],
      ["at", s.instr[id] >= 0 ? link(st, { kind: "instr", id: s.instr[id] }, `i${s.instr[id]} ${run.instrs[s.instr[id]].op}`) : "all over the function"]]),
    h("p", {}, why(st, id)),
    others.length ? table("All steps of this value", ["step", "what"], others.slice(0, 100).map((k) => [link(st, { kind: "step", id: k }, String(k)), words(index, k)]), [0]) : h("span", {})];
}

function spans(list: HTMLElement[]): HTMLElement {
  const out = h("span", {});
  for (const e of list) out.append(e, " ");
  return out;
}

function facts(list: [string, string | HTMLElement | null][]): HTMLElement {
  return h("dl", {}, ...list.filter(([, v]) => v !== null).flatMap(([k, v]) => [h("dt", {}, k), h("dd", {}, v)]));
}

export function eventTable(st: State, caption: string, events: (readonly [Ev, number])[]): HTMLElement {
  const x = st.index;
  const sorted = [...events].sort(([a], [b]) => b.price - a.price);
  const rows = sorted.slice(0, 200).map(([e, i]) => [
    h("button", { class: "link", "data-event": i, onclick: () => st.select({ kind: "event", id: i }) }, `${symbols[e.kind]} ${e.kind}`), e.value >= 0 ? x.valueName(e.value) : "", x.place(e), e.cause, amount(e.price)]);
  const sum = events.reduce((n, [e]) => n + e.price, 0);
  return h("div", { class: "scroll" }, table(`${caption}: ${plural(events.length, "event")}, ${amount(sum)} in all${sorted.length > 200 ? "; the 200 dearest" : ""}`, ["what", "value", "where", "cause", "price"], rows, [4]));
}

function event(st: State, id: number): Node[] {
  const { index, run } = st;
  const e = run.events[id];
  const out = [h("h2", {}, `${symbols[e.kind]} ${e.kind}`),
    facts([["value", e.value >= 0 ? link(st, { kind: "value", id: e.value }, index.valueName(e.value)) : null],
      ["where", index.place(e)], ["from", e.from >= 0 ? link(st, { kind: "lane", id: e.from }, index.laneName(e.from)) : e.kind === "remat" ? "nowhere: recomputed" : null],
      ["to", e.to >= 0 ? link(st, { kind: "lane", id: e.to }, index.laneName(e.to)) : null],
      ["executed", times(e.freq)], ["bytes", String(e.bytes)]]),
    h("p", { class: "price" }, "price ", h("output", { id: "event-price", "data-price": e.price }, amount(e.price))),
    h("p", { id: "event-cause", "data-cause": e.cause }, h("strong", {}, `${e.cause}: `), h("span", { id: "event-why" }, e.why))];
  if (e.at >= 0) out.push(h("p", {}, "decided at ", link(st, { kind: "instr", id: e.at }, `i${e.at} ${run.instrs[e.at].op}`)));
  const s = run.prices?.stretches.find((x) => x.value === e.value && x.from <= e.instr + 1 && x.to >= e.instr - 1 && e.instr >= 0);
  if (s) out.push(next(st, s));
  if (e.transfer >= 0) out.push(h("p", {}, "part of ", h("button", { class: "link", onclick: () => document.getElementById("tab-moves")!.click() }, `parallel copy ${e.transfer}`)));
  return out;
}

function times(freq: number): string { return freq === 1 ? "once per call" : `${amount(freq)} times per call`; }

// next says what the next best would have cost.
function next(st: State, s: { from: number; to: number; lane: number; spared: number }): HTMLElement {
  return h("p", {}, s.lane < 0 ? `The next best: no register could hold it from i${s.from} to i${s.to} in this block.` : `The next best, ${st.index.laneName(s.lane)} from i${s.from} to i${s.to}, would cost ${amount(s.spared)} by the rents of netflow.`);
}

function value(st: State, id: number): Node[] {
  const { run, index } = st;
  const v = run.values[id];
  const events = (index.eventsOf.get(id) ?? []).map((i) => [run.events[i], i] as const);
  const stretches = run.prices?.stretches.filter((s) => s.value === id) ?? [];
  const where = v.ranges.slice(0, 80).map((r) => [link(st, { kind: "lane", id: r[0] }, index.laneName(r[0])), h("span", {}, link(st, { kind: "instr", id: r[1] >> 1 }, `i${r[1] >> 1}`), r[1] & 1 ? " (written)" : ""), link(st, { kind: "instr", id: (r[2] - 1) >> 1 }, `i${(r[2] - 1) >> 1}`)]);
  return [h("h2", {}, `Value ${index.valueName(id)}`),
    facts([["class", v.class], ["computed", v.def >= 0 ? link(st, { kind: "instr", id: v.def }, `i${v.def} ${run.instrs[v.def].op}`) : "a parameter of a block"], ["recomputable", v.remat ? "yes" : null], ["costs", amount(v.cost)]]),
    where.length ? table("Where it is", ["in", "from", "to"], where) : h("p", {}, "It is in no register and no slot: it is recomputed, or a constant in instructions."),
    eventTable(st, "What it costs", events), spared(st, stretches)];
}

// spared lists what the next best register would have cost, for the stretches in no register.
function spared(st: State, list: { from: number; to: number; lane: number; spared: number }[]): HTMLElement {
  if (!list.length) return h("span", {});
  const rows = [...list].sort((a, b) => (b.lane < 0 ? 1e300 : b.spared) - (a.lane < 0 ? 1e300 : a.spared)).slice(0, 40).map((s) => [h("span", {}, link(st, { kind: "instr", id: s.from }, `i${s.from}`), " to ", link(st, { kind: "instr", id: s.to }, `i${s.to}`)), s.lane < 0 ? "none could hold it" : link(st, { kind: "lane", id: s.lane }, st.index.laneName(s.lane)), s.lane < 0 ? "" : amount(s.spared)]);
  return table("Where it is in no register: the next best, and its rent", ["where", "next best", "rent"], rows, [2]);
}

function instr(st: State, id: number): Node[] {
  const { run, index } = st;
  const x = run.instrs[id];
  const live: [number, number, number][] = [];
  run.values.forEach((v, i) => v.ranges.forEach((r) => { if (r[1] <= 2 * id + 1 && r[2] > 2 * id) live.push([r[0], i, (r[1] <= 2 * id ? 1 : 0) + (r[2] > 2 * id + 1 ? 2 : 0)]); }));
  live.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const events = index.eventsAt[id].map((i) => [run.events[i], i] as const);
  const rents = (run.prices?.rents ?? []).filter((r) => r[0] >> 1 === id);
  return [h("h2", {}, `Instruction i${id}`), h("pre", {}, x.text),
    facts([["block", link(st, { kind: "block", id: index.blockOf[id] }, index.blockName(index.blockOf[id]))], ["line", x.line ? link(st, { kind: "line", id: x.line }, String(x.line)) : null], ["pressure", run.banks.map((b) => `${b.name} ${Math.max(b.pressure[2 * id], b.pressure[2 * id + 1])} of ${b.registers}`).join(", ")]]),
    eventTable(st, "Events", events),
    table("Who has what here", ["in", "value", "when it"], live.map(([l, v, when]) => [link(st, { kind: "lane", id: l }, index.laneName(l)), link(st, { kind: "value", id: v }, index.valueName(v)), ["", "reads", "writes", "reads and writes"][when]])),
    rents.length ? table("Rents of registers here", ["register", "when it", "rent"], rents.map((r) => [index.laneName(r[1]), r[0] & 1 ? "writes" : "reads", amount(r[2])]), [2]) : h("span", {})];
}

// overview is the totals of the run.
export function overview(st: State): HTMLElement {
  const t = st.run.totals;
  return table(`Cost of the allocation: ${amount(t.cost)}`, ["what", "count", "executed", "price"], t.kinds.map((k) => [`${symbols[k.kind]} ${k.kind}`, k.count, amount(k.freq), amount(k.price)]), [1, 2, 3]);
}
