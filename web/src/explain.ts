// The page of one function.

import { boardsPanel } from "./boards";
import { cfgPanel } from "./cfg";
import { comparePanel } from "./compare";
import { Doc, read } from "./document";
import { amount, h, percent } from "./dom";
import { inspector } from "./inspector";
import { Sel, State } from "./model";
import { movesPanel } from "./moves";
import { passesPanel } from "./passes";
import { pricesPanel } from "./prices";
import { rangesPanel } from "./ranges";
import { stepsPanel } from "./steps";
import { printing } from "./vlist";

interface Panel { id: string; title: string; make(st: State): HTMLElement; element?: HTMLElement; run?: number }

const panels: Panel[] = [
  { id: "passes", title: "Passes", make: passesPanel },
  { id: "cfg", title: "Control flow", make: cfgPanel },
  { id: "ranges", title: "Live ranges", make: rangesPanel },
  { id: "moves", title: "Moves", make: movesPanel },
  { id: "prices", title: "Prices", make: pricesPanel },
  { id: "boards", title: "Boards", make: boardsPanel },
  { id: "steps", title: "Steps", make: stepsPanel },
  { id: "compare", title: "Compare", make: comparePanel },
];

function start(doc: Doc): void {
  const app = document.getElementById("app")!;
  const st = new State(doc);
  let shown = panels[0];
  const box = h("div", { class: "panelbox" });
  const tabs = panels.map((p, n) => h("button", { role: "tab", id: `tab-${p.id}`, "aria-controls": `panel-${p.id}`, title: `key ${n + 1}`, onclick: () => open(p, false), onkeydown: (e: KeyboardEvent) => tabKey(e, n) }, p.title));
  const summary = h("p", { class: "summary" });
  const find = h("input", { type: "search", placeholder: "find: v12, %x, i30, b4, rax, line 9", "aria-label": "find a value, instruction, block, register or line", id: "find", list: "names" }) as HTMLInputElement;
  const names = h("datalist", { id: "names" });
  const message = h("span", { class: "message", role: "status" });
  find.addEventListener("keydown", (e) => { if (e.key === "Enter") search(find.value); });
  const theme = h("button", { class: "theme", onclick: () => nextTheme() }, "theme: auto");
  const details = h("button", { "aria-pressed": "true", onclick: () => {
    aside.hidden = !aside.hidden;
    details.setAttribute("aria-pressed", String(!aside.hidden));
  } }, "details");
  const clear = h("button", { onclick: () => st.select(null) }, "clear selection");
  const runs = h("select", { "aria-label": "run that is shown", onchange: (e: Event) => st.setRun(Number((e.target as HTMLSelectElement).value)) },
    ...doc.runs.map((r, n) => h("option", { value: n }, `${String.fromCharCode(65 + n)}: ${r.allocator}${r.options && r.options !== r.allocator ? ` (${r.options})` : ""}`))) as HTMLSelectElement;
  const aside = h("aside", { "aria-label": "selection" }, inspector(st));
  app.replaceChildren(
    h("header", { class: "top" }, h("h1", {}, `@${doc.function}`), doc.runs.length > 1 ? runs : null, h("span", { class: "grow" }), message, find, names, clear, details, theme, h("button", { onclick: () => dialog.showModal(), "aria-haspopup": "dialog" }, "help"), summary),
    h("nav", { role: "tablist", "aria-label": "panels" }, ...tabs),
    h("div", { class: "body" }, box, aside));
  const dialog = help();
  app.append(dialog);

  function open(p: Panel, focus: boolean): void {
    shown = p;
    for (const [i, q] of panels.entries()) {
      const on = q === p;
      tabs[i].setAttribute("aria-selected", String(on));
      tabs[i].setAttribute("tabindex", on ? "0" : "-1");
      if (on && focus) tabs[i].focus();
    }
    if (!p.element || p.run !== st.runIndex) {
      p.element = h("div", { class: "panel", role: "tabpanel", id: `panel-${p.id}`, "aria-labelledby": `tab-${p.id}` }, st.run.instrs.length || p.id === "passes" || p.id === "compare" ? p.make(st) : h("div", { class: "main detail" }, h("p", {}, `Of ${st.run.allocator} only the code is known: see Passes and Compare.`)));
      p.run = st.runIndex;
    }
    box.replaceChildren(p.element);
    st.select(st.sel);
  }
  function tabKey(e: KeyboardEvent, n: number): void {
    const to = { ArrowRight: n + 1, ArrowLeft: n - 1, Home: 0, End: panels.length - 1 }[e.key];
    if (to === undefined) return;
    open(panels[(to + panels.length) % panels.length], true);
    e.preventDefault();
  }
  function nextTheme(): void {
    const order = ["auto", "light", "dark"];
    const now = order[(order.indexOf(document.documentElement.dataset.theme ?? "auto") + 1) % 3];
    document.documentElement.dataset.theme = now;
    theme.textContent = `theme: ${now}`;
    st.select(st.sel);
    dispatchEvent(new Event("resize"));
  }
  function search(text: string): void {
    const sel = meaning(text.trim());
    message.textContent = sel ? "" : `nothing is called ${text}`;
    if (sel) st.select(sel);
  }
  function meaning(text: string): Sel | null {
    const x = st.index, run = st.run;
    const m = /^(v|i|b|line|:)\s*(\d+)$/i.exec(text);
    if (m) {
      const n = Number(m[2]);
      if (m[1] === "v" && n < run.values.length) return { kind: "value", id: n };
      if (m[1] === "i" && n < run.instrs.length) return { kind: "instr", id: n };
      if (m[1] === "b" && n < run.blocks.length) return { kind: "block", id: n };
      if (m[1] === "line" || m[1] === ":") return { kind: "line", id: n };
      return null;
    }
    const lane = x.laneByName.get(text.replace(/^%/, ""));
    const id = run.passes[0]?.names?.[text] ?? run.passes[0]?.names?.["%" + text];
    if (id !== undefined) return id[0] === "b" ? { kind: "block", id: Number(id.slice(1)) } : { kind: "ir", id: Number(id) };
    const v = run.values.findIndex((y) => y.name === text || y.name === "%" + text);
    if (v >= 0) return { kind: "value", id: v };
    return lane !== undefined ? { kind: "lane", id: lane } : null;
  }
  function sum(): void {
    const r = st.run, t = r.totals, bound = t.model_bound ?? t.bound ?? r.prices?.bound ?? null;
    if (!r.instrs.length) summary.textContent = `${doc.file} · ${r.target} · ${r.allocator} · ${t.instructions} instructions`;
    else summary.textContent = `${doc.file} · ${r.target} · ${r.allocator} · ${t.bytes} bytes, ${t.instructions} instructions · allocation ${amount(t.cost)} (${r.metric})` + (bound !== null && t.cost > 0 ? `, bound ${amount(bound)}, gap ${percent(Math.max(0, Math.min(1, (t.cost - bound) / t.cost)))}` : "");
    runs.value = String(st.runIndex);
    names.replaceChildren(...Object.keys(r.passes[0]?.names ?? {}).slice(0, 2000).map((n) => h("option", { value: n })));
  }
  addEventListener("keydown", (e) => {
    if (e.ctrlKey || e.metaKey || e.altKey || (e.target as Element).matches("input,select") || dialog.open) return;
    const n = Number(e.key);
    if (n >= 1 && n <= panels.length) open(panels[n - 1], true);
    else if (e.key === "/") find.focus();
    else if (e.key === "?") dialog.showModal();
    else if (e.key === "Escape") st.select(null);
    else if (",.<>".includes(e.key) && shown.id === "steps") shown.element?.firstElementChild?.dispatchEvent(new CustomEvent("step", { detail: e.key }));
    else if (e.key === "e" || e.key === "E") step(e.key === "e" ? 1 : -1);
    else return;
    e.preventDefault();
  });
  // step selects the next event that moves a value.
  function step(by: number): void {
    const list = st.run.events.map((e, i) => [e, i] as const).filter(([e]) => e.kind !== "encoding" && e.kind !== "define" && e.kind !== "save").sort(([a], [b]) => where(a) - where(b)).map(([, i]) => i);
    if (!list.length) return;
    const at = st.sel?.kind === "event" ? list.indexOf(st.sel.id) : by > 0 ? -1 : 0;
    st.select({ kind: "event", id: list[(at + by + list.length) % list.length] });
  }
  function where(e: { instr: number; edge?: [number, number] }): number {
    return e.instr >= 0 ? e.instr : e.edge ? st.run.blocks[e.edge[1]].first - 0.5 : -1;
  }
  st.onSelect(() => {
    const s = st.sel;
    history.replaceState(null, "", "#" + shown.id + (doc.runs.length > 1 ? `,run=${st.runIndex}` : "") + (s ? `,${s.kind}=${s.id}` : ""));
  });
  st.onRun(() => {
    sum();
    for (const p of panels) if (p.id !== "compare") p.element = undefined;
    if (shown.id === "compare") panels.at(-1)!.run = st.runIndex;
    else open(shown, false);
  });
  addEventListener("beforeprint", () => printing(true));
  addEventListener("afterprint", () => printing(false));
  sum();
  const hash = location.hash.slice(1).split(",");
  for (const part of hash.slice(1)) {
    const [k, v] = part.split("=");
    if (k === "run" && Number(v) < doc.runs.length) st.setRun(Number(v));
    else if (["value", "ir", "block", "lane", "line", "instr", "event", "step", "place"].includes(k)) st.sel = { kind: k, id: Number(v) } as Sel;
  }
  open(panels.find((p) => p.id === hash[0]) ?? panels[0], false);
  document.documentElement.dataset.ready = "true";
}

function help(): HTMLDialogElement {
  const keys: [string, string][] = [["1 to 8", "panels; ← → on the tabs"], ["Tab", "to the next list, graph or table"], ["↑ ↓ PgUp PgDn Home End", "rows of a list"], ["← →", "what can be chosen in a row; successors and predecessors in the graph: ↓ ↑"], ["Enter", "choose: marks it in every panel"], ["e, E", "next, previous event: spills, reloads, moves, recomputations"], [". ,", "in Steps: one step forward, back"], ["> <", "in Steps: on, back to the next step of the same value"], ["/", "find"], ["Esc", "clear the selection"]];
  const d = h("dialog", { "aria-label": "help" }, h("h2", {}, "Keys"), h("dl", {}, ...keys.flatMap(([k, v]) => [h("dt", {}, h("kbd", {}, k)), h("dd", {}, v)])),
    h("p", {}, "Prices are in the unit of the metric: under mixed:10 a byte costs 1, executing a load or store 40 and a move 20, times their frequency. The prices of all events add up to the cost of the allocation."),
    h("form", { method: "dialog" }, h("button", {}, "close"))) as HTMLDialogElement;
  return d;
}

read().then(start, (e) => {
  document.getElementById("app")!.textContent = `This page cannot be read: ${e}`;
  throw e;
});
