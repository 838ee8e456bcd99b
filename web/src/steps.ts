// What the allocator decided, step by step, forward and back.

import { board } from "./boards";
import { h, plural, table } from "./dom";
import { link } from "./inspector";
import { Index, State, stepSymbols } from "./model";
import { inMemory, nowhere, recomputed, Replay } from "./replay";
import { VList } from "./vlist";

// place is what a place is called.
function place(x: Index, p: number): string {
  return p === inMemory ? "memory" : p === recomputed ? "nowhere: recomputed" : p === nowhere ? "" : x.laneName(p);
}

// words says what step k does.
export function words(x: Index, k: number): string {
  const s = x.run.steps;
  const v = s.value[k] >= 0 ? x.valueName(s.value[k]) : `what i${s.instr[k]} needs for itself`;
  const other = s.other[k] >= 0 ? x.valueName(s.other[k]) : "";
  const at = s.instr[k] >= 0 ? ` at i${s.instr[k]} ${x.run.instrs[s.instr[k]].op}` : "";
  const from = s.from[k] !== nowhere ? ` from ${place(x, s.from[k])}` : "", to = place(x, s.to[k]);
  switch (s.kind[k]) {
    case "begin": return "an attempt begins";
    case "note": return s.value[k] >= 0 ? v : "remark";
    case "enter": return `block ${x.blockName(x.blockOf[s.instr[k]])} begins`;
    case "keep": return `${v} is in ${to}`;
    case "assign": return to === "nowhere: recomputed" ? `${v} is recomputed where it is read${at}` : `${v} gets ${to}${at}`;
    case "split": return `${v} goes${from} to ${to}${at}`;
    case "evict": return `${v} leaves ${place(x, s.from[k])}${other ? ` for ${other}` : ""}${at}${s.to[k] === recomputed ? "" : `: ${to}`}`;
    case "spill": return s.from[k] >= 0 ? `${v} is stored${from}${at}` : `${v} is in ${to}${at}`;
    case "fold": return s.to[k] === recomputed ? `${v} is a constant in the instruction${at}` : `${v} is used in ${to}${at}`;
    case "copy": return `a copy of ${v}${from} in ${to}${at}`;
    case "coalesce": return other ? `${v} and ${other} are one` : `${v} and what i${s.instr[k]} needs for itself are one`;
    case "simplify": return `${v} is put aside`;
  }
  return s.kind[k];
}

// why is the reason of step k.
export function why(st: State, k: number): string { return st.doc.texts[st.run.steps.why[k]]; }

export function stepsPanel(st: State): HTMLElement {
  const { run, index } = st;
  const s = run.steps, n = s.kind.length;
  if (!n) return h("div", { class: "main detail" }, h("p", {}, `${run.allocator} does not tell its decisions.`));
  const replay = new Replay(s, index);
  // What is there when a block or an attempt begins is no step of its own: it goes with that one.
  const stops: number[] = [];
  s.kind.forEach((k, i) => { if (k !== "keep") stops.push(i); });
  const stopOf = (k: number) => {
    let lo = 0, hi = stops.length;
    while (lo + 1 < hi) {
      const mid = (lo + hi) >> 1;
      if (stops[mid] <= k) lo = mid;
      else hi = mid;
    }
    return lo;
  };
  let now = st.sel?.kind === "step" ? stopOf(st.sel.id) : 0; // in stops

  const list = new VList({
    count: n, label: "decisions, in their order", height: 22,
    row(k, e) {
      if (k === stops[now]) e.classList.add("hit");
      if (k > stops[now] && s.kind[k] !== "keep") e.classList.add("later");
      if ((s.value[k] >= 0 && st.marks.values.has(s.value[k])) || (s.instr[k] >= 0 && st.marks.instrs.has(s.instr[k]) && st.sel?.kind !== "step")) e.classList.add("about");
      e.append(h("span", { class: "no" }, String(k)), h("span", { class: "pick" + (s.kind[k] === "keep" ? " dim" : ""), "data-step": k, onclick: () => go(stopOf(k)) }, `${stepSymbols[s.kind[k]]} ${words(index, k)}`));
    },
    choose(k) { go(stopOf(k)); },
  });
  const slider = h("input", { type: "range", min: 0, max: stops.length - 1, value: now, "aria-label": "step", class: "slider", oninput: () => go(Number(slider.value)) }) as HTMLInputElement;
  const count = h("span", { class: "dim" });
  const button = (text: string, name: string, key: string, f: () => void) => h("button", { "aria-label": name, title: key ? `${name} (key ${key})` : name, onclick: f }, text);
  const tools = h("div", { class: "tools", role: "toolbar", "aria-label": "steps" },
    button("|◀", "first step", "", () => go(0)), button("◀ back", "one step back", ",", () => go(now - 1)), button("forward ▶", "one step forward", ".", () => go(now + 1)), button("▶|", "last step", "", () => go(stops.length - 1)),
    slider, count, button("◀ same value", "back to the last step of the same value", "<", () => same(-1)), button("same value ▶", "on to the next step of the same value", ">", () => same(1)));
  const view = h("div", { class: "main detail", tabindex: 0, role: "region", "aria-label": "registers at this step" });
  const said = h("div", { class: "said", role: "status", "aria-live": "polite" });

  function go(to: number): void {
    st.select({ kind: "step", id: stops[Math.max(0, Math.min(stops.length - 1, to))] });
  }
  // same goes to the next step about a value of the present one, or about what is selected.
  function same(by: number): void {
    const values = st.marks.values.size ? st.marks.values : new Set([s.value[stops[now]], s.other[stops[now]]]);
    for (let k = now + by; k >= 0 && k < stops.length; k += by) {
      const i = stops[k];
      if ((s.value[i] >= 0 && values.has(s.value[i])) || (s.other[i] >= 0 && values.has(s.other[i]))) return go(k);
    }
  }
  function draw(): void {
    const k = stops[now];
    replay.to(now + 1 < stops.length ? stops[now + 1] : n);
    slider.value = String(now);
    slider.setAttribute("aria-valuetext", `${now + 1} of ${stops.length}: ${words(index, k)}`);
    count.textContent = `${now + 1} of ${stops.length}`;
    said.replaceChildren(h("h2", { id: "step-words", "data-step": k }, `${stepSymbols[s.kind[k]]} ${words(index, k)}`), h("p", { id: "step-why" }, why(st, k)));
    const i = s.instr[k];
    view.replaceChildren(said, ...(i >= 0 ? [code(i)] : []), registers(i, k), ...rest(i), ...run.boards.filter((b) => i >= 0 && b.instr === i && s.kind[k] !== "enter").map((b) => board(st, b)));
  }
  // code shows the block around instruction i, without places: they are what is decided.
  function code(i: number): HTMLElement {
    const b = run.blocks[index.blockOf[i]], out = h("div", { class: "around", "aria-label": "instructions" });
    for (let k = Math.max(b.first, i - 3); k < Math.min(b.end, i + 4); k++) {
      out.append(h("div", { class: k === i ? "here" : null }, h("span", { class: "no" }, k === i ? "▶" : ""), link(st, { kind: "instr", id: k }, `i${k}`), " " + run.instrs[k].text.replace(/@\S+/g, "")));
    }
    return out;
  }
  function names(values: number[], changed: number): HTMLElement {
    const out = h("span", {});
    for (const v of values) out.append(link(st, { kind: "value", id: v }, index.valueName(v)), v === changed ? h("b", {}, " ●") : "", " ");
    return out;
  }
  function registers(i: number, k: number): HTMLElement {
    const at = replay.at(i);
    if (s.kind[k] === "copy" && s.value[k] >= 0) at.set(s.to[k], [...(at.get(s.to[k]) ?? []), s.value[k]]);
    const lanes = run.lanes.map((_, l) => l).filter((l) => run.lanes[l].kind === "register" && (!run.lanes[l].out || at.has(l)) && (run.lanes[l].used || at.has(l)));
    const rows = lanes.map((l) => {
      const what = at.get(l) ?? [];
      const destroyed = i >= 0 && run.lanes[l].clobber?.includes(i);
      return [link(st, { kind: "lane", id: l }, index.laneName(l)), what.length ? names(what, s.value[k]) : h("span", { class: "dim" }, "free"), (l === s.to[k] ? "▶ to here" : "") + (l === s.from[k] ? "◀ from here" : "") + (destroyed ? " × destroyed" : "")];
    });
    for (const [p, name] of [[inMemory, "memory"], [recomputed, "recomputed"]] as const) {
      if (at.has(p)) rows.push([h("span", {}, name), names(at.get(p)!, s.value[k]), p === s.to[k] ? "▶ to here" : ""]);
    }
    return h("div", { class: "scroll" }, h("h3", {}, i >= 0 ? `Who is where at i${i}, as far as it is decided` : "Who has which register, all over the function, as far as it is decided"), table("", ["in", "value", ""], rows));
  }
  function rest(i: number): HTMLElement[] {
    const out: HTMLElement[] = [];
    if (replay.aside.length) out.push(h("div", {}, h("h3", {}, `Put aside: ${plural(replay.aside.length, "value")}, the first to be colored first`), names([...replay.aside].reverse().slice(0, 60), -1)));
    const groups = [...replay.groups()].filter(([, list]) => i < 0 || list.some((v) => run.values[v].ranges.some((r) => r[1] <= 2 * i + 1 && r[2] > 2 * i)));
    if (groups.length) out.push(h("div", {}, h("h3", {}, "One with each other"), ...groups.slice(0, 40).map(([, list]) => h("div", {}, names(list, -1)))));
    return out;
  }
  const panel = h("div", { class: "stack steps" }, tools, h("div", { class: "split" }, h("div", { class: "side" }, list.element), view));
  draw();
  st.onSelect(() => {
    if (!panel.isConnected) return;
    if (st.sel?.kind === "step") {
      now = stopOf(st.sel.id);
      list.show(stops[now]);
    }
    list.refresh();
    draw();
  });
  panel.addEventListener("step", (e) => {
    const by = (e as CustomEvent<string>).detail;
    if (by === "." || by === ",") go(now + (by === "." ? 1 : -1));
    else same(by === ">" ? 1 : -1);
  });
  return panel;
}
