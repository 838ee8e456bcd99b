// The playground: LLVM IR or text in a small language on the left; assembly, the page of a function and the program's output on the right.

import { Answer, Backend, Choice, Func, Problem, Server, WasmWorker } from "./backend";
import type { Doc } from "./document";
import { amount, h, percent, plural, table } from "./dom";
import { Editor, Listing } from "./editor";

interface Example { title: string; source: string; language?: string; target?: string; level?: string; allocator?: string; function?: string; tab?: string }

// Settings are what a permalink keeps.
interface Settings { source: string; language?: string; target: string; level: string; allocator: string; budget: string; function: string }

const pause = 150; // milliseconds without typing after which it is compiled

class Playground {
  private readonly backend: Backend = document.documentElement.dataset.backend === "server" ? new Server() : new WasmWorker();
  private readonly examples: Example[] = JSON.parse(document.getElementById("examples")!.textContent!);
  private readonly editor: Editor;
  private readonly listing: Listing;
  private readonly ir: Listing; // what the source is in LLVM IR
  private readonly example = select("example", "example", this.examples.map((e) => ({ name: e.title, doc: "" })));
  private readonly language = select("language", "language", []);
  private readonly target = select("target", "machine", []);
  private readonly level = select("level", "level", []);
  private readonly allocator = select("allocator", "allocator", []);
  private readonly budget = h("input", { id: "budget", size: 8, placeholder: "30it, 10ms", title: "end the improvement of an allocation after iterations (30it), a time (10ms) or at a gap to the bound (gap=0.01)" }) as HTMLInputElement;
  private readonly function = select("function", "function", []);
  private readonly status = h("span", { id: "status", role: "status" }, "loading the compiler");
  private readonly problems = h("ul", { id: "problems", "aria-label": "problems" });
  private readonly stats = h("div", { id: "stats", tabindex: 0, role: "region", "aria-label": "statistics" });
  private readonly output = h("div", { id: "output", class: "output", tabindex: 0 });
  private readonly picture = h("div", { id: "picture", class: "picture" });
  private readonly tabs: { id: string; button: HTMLElement; panel: HTMLElement }[] = [];
  private readonly left = new Map<string, string>(); // texts by language that another took the place of
  private shown = "assembly";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = 0; // counts changes of what is compiled
  private busy = false;
  private functions: Func[] = []; // of the code that is shown
  private pictured = -1; // the change that the picture is of

  constructor() {
    const left = h("section", { class: "source", "aria-label": "source" });
    const code = h("div", { id: "assembly", class: "listing" }), ir = h("div", { id: "ir", class: "listing" });
    const run = h("button", { id: "run", title: "interpret the machine code (Ctrl+Enter)", onclick: () => void this.run() }, "run");
    const stop = h("button", { id: "stop", title: "stop the compiler or the program", onclick: () => this.stop() }, "stop");
    const link = h("button", { id: "link", title: "copy an address that leads here", onclick: () => void this.copyLink() }, "copy link");
    const theme = h("button", { id: "theme", onclick: () => nextTheme(theme) }, "theme: auto");
    const tabs = [["assembly", "Assembly", code], ["picture", "Picture", this.picture], ["output", "Output", this.output], ["ir", "LLVM IR", ir]] as const;
    for (const [n, [id, title, content]] of tabs.entries()) {
      const button = h("button", { role: "tab", id: `tab-${id}`, "aria-controls": `panel-${id}`, onclick: () => this.open(id), onkeydown: (e: KeyboardEvent) => this.tabKey(e, n) }, title);
      this.tabs.push({ id, button, panel: h("div", { role: "tabpanel", class: "panel", id: `panel-${id}`, "aria-labelledby": `tab-${id}` }, content) });
    }
    document.getElementById("app")!.replaceChildren(
      h("header", { class: "top" }, h("h1", {}, "Spillway playground"), labeled("example", this.example), labeled("language", this.language), labeled("machine", this.target), labeled("level", this.level), labeled("allocator", this.allocator),
        labeled("budget", this.budget), labeled("function", this.function), run, stop, h("span", { class: "grow" }), this.status, link, theme),
      h("div", { class: "split" }, left,
        h("section", { class: "result", "aria-label": "result" }, h("nav", { role: "tablist", "aria-label": "results" }, ...this.tabs.map((t) => t.button)), ...this.tabs.map((t) => t.panel), this.stats)));
    const area = h("div", { id: "editor", class: "editor" });
    left.append(area, this.problems);
    this.editor = new Editor(area, () => this.changed());
    this.listing = new Listing(code, "assembly");
    this.ir = new Listing(ir, "LLVM IR");
    this.example.addEventListener("change", () => this.take(this.examples[this.example.selectedIndex]));
    this.language.addEventListener("change", () => this.speak());
    for (const e of [this.target, this.level, this.allocator, this.function]) e.addEventListener("change", () => this.changed(0));
    this.budget.addEventListener("input", () => this.changed());
    addEventListener("keydown", (e) => {
      if (e.ctrlKey && e.key === "Enter") { e.preventDefault(); void this.run(); }
    });
    addEventListener("hashchange", () => void this.fromLink());
    this.open("assembly");
  }

  async start(): Promise<void> {
    const a = await this.backend.ask({ want: "choices" });
    if (a?.problems) return this.fail(a.problems);
    const c = a!.choices!;
    this.language.replaceChildren(...c.languages.map((l) => h("option", { value: l.name === "llvm" ? "" : l.name, title: l.doc }, l.name === "llvm" ? l.doc : l.name)));
    fill(this.target, c.targets);
    fill(this.level, c.levels.map((l) => ({ name: l.name, doc: l.doc })), "-O");
    fill(this.allocator, [{ name: "", doc: "as the level has it" }, ...c.allocators]);
    this.level.value = "2";
    if (!await this.fromLink()) this.take(this.examples[0]);
  }

  // take shows an example.
  private take(e: Example): void {
    this.set({ source: e.source, language: e.language ?? "", target: e.target ?? this.target.value, level: e.level ?? "2", allocator: e.allocator ?? "", budget: "", function: e.function ?? "" });
    if (e.tab) this.open(e.tab);
  }

  // speak goes on in the language that is chosen: with the text there was in it, or an example.
  private speak(): void {
    this.left.set(this.editor.language, this.editor.text);
    const language = this.language.value, source = this.left.get(language);
    const e = this.examples.find((x) => (x.language ?? "") === language);
    if (source !== undefined) this.set({ ...this.settings, source, language });
    else if (e) this.take(e);
  }

  private set(s: Settings): void {
    const language = s.language ?? "";
    this.editor.language = language;
    this.tabs.find((t) => t.id === "ir")!.button.hidden = language === "";
    if (language === "" && this.shown === "ir") this.open("assembly");
    for (const [e, v] of [[this.language, language], [this.target, s.target], [this.level, s.level], [this.allocator, s.allocator]] as const) {
      if ([...e.options].some((o) => o.value === v)) e.value = v;
    }
    this.budget.value = s.budget;
    fill(this.function, [{ name: s.function, doc: "" }]);
    this.editor.text = s.source;
    this.changed(0);
  }

  private get settings(): Settings {
    return { source: this.editor.text, language: this.language.value, target: this.target.value, level: this.level.value, allocator: this.allocator.value, budget: this.budget.value.trim(), function: this.function.value };
  }

  // changed compiles soon; what is being compiled is finished before, since most of it takes less than starting anew.
  private changed(after = pause): void {
    this.wanted++;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.compile(), after);
  }

  private async compile(): Promise<void> {
    if (this.busy) return; // which looks again when it is done
    this.busy = true;
    for (let done = -1; done !== this.wanted;) {
      done = this.wanted;
      this.status.textContent = "compiling";
      const start = performance.now();
      const a = await this.backend.ask({ ...this.settings, want: "compile" });
      if (a) this.show(a, performance.now() - start);
      if (a && !a.problems && done === this.wanted) await this.draw(done);
    }
    this.busy = false;
  }

  private show(a: Answer, time: number): void {
    if (a.problems) return this.fail(a.problems);
    this.problems.replaceChildren();
    this.editor.show([]);
    this.listing.text = a.assembly!;
    this.ir.text = a.ir ?? "";
    const list = this.functions = a.functions!;
    const name = this.function.value;
    fill(this.function, list.map((f) => ({ name: f.name, doc: "" })));
    this.function.value = list.some((f) => f.name === name) ? name : largest(list);
    this.stats.replaceChildren(statistics(list));
    this.status.textContent = `${a.target}, ${plural(list.reduce((n, f) => n + f.bytes, 0), "byte")} in ${time.toFixed(0)} ms`;
    document.documentElement.dataset.compiled = String(this.wanted);
  }

  private fail(list: Problem[]): void {
    this.status.textContent = plural(list.length, "problem");
    this.editor.show(list);
    this.problems.replaceChildren(...list.map((p) => h("li", {}, p.line > 0 ? h("button", { class: "link", onclick: () => this.editor.go(p.line, p.column) }, `line ${p.line}:${p.column}`) : null, " ", p.message)));
    document.documentElement.dataset.compiled = String(this.wanted);
  }

  // draw makes the picture of the function that is chosen, if it is open and of something else.
  private async draw(change: number): Promise<void> {
    if (this.shown !== "picture" || this.pictured === change) return;
    this.status.textContent = "drawing";
    const start = performance.now();
    const a = await this.backend.ask({ ...this.settings, want: "explain" });
    if (!a) return;
    if (a.problems) return this.fail(a.problems);
    this.pictured = change;
    const run = a.document!.runs[0], f = this.functions.find((x) => x.name === a.document!.function);
    if (f) f.model_bound ??= run.totals.model_bound ?? run.prices?.bound ?? null;
    this.stats.replaceChildren(statistics(this.functions));
    await this.frame(a.document!);
    this.status.textContent = `picture in ${(performance.now() - start).toFixed(0)} ms`;
  }

  // frame shows a document in a page of its own, which takes the place of the one that is there when it is ready.
  private frame(doc: Doc): Promise<void> {
    const old = this.picture.querySelector("iframe");
    let where = "";
    try { where = old?.contentWindow?.location.hash.split(",")[0] ?? ""; } catch { /* of another origin: opened from disk */ }
    const frame = h("iframe", { src: "explain.html" + where, title: `@${doc.function}` }) as HTMLIFrameElement;
    const theme = document.documentElement.dataset.theme;
    return new Promise((done) => {
      const listen = (e: MessageEvent): void => {
        if (e.source !== frame.contentWindow || e.data !== "ready") return;
        removeEventListener("message", listen);
        if (theme) frame.contentDocument!.documentElement.dataset.theme = theme;
        frame.contentWindow!.postMessage(doc, "*");
        old?.remove();
        done();
      };
      addEventListener("message", listen);
      this.picture.append(frame);
    });
  }

  private async run(): Promise<void> {
    this.open("output");
    this.output.replaceChildren(h("p", { class: "dim" }, "running"));
    delete document.documentElement.dataset.ran;
    const a = await this.backend.ask({ ...this.settings, want: "run" });
    if (!a) this.output.replaceChildren(h("p", {}, "stopped"));
    else if (a.problems) {
      this.output.replaceChildren(...a.problems.map((p) => h("p", { class: "warn" }, p.message)));
    } else {
      const r = a.run!, c = r.counts;
      this.output.replaceChildren(h("pre", {}, r.output), r.truncated ? h("p", { class: "warn" }, "The rest of the output is left out.") : "",
        h("p", {}, r.fault ? h("span", { class: "warn" }, r.fault) : `exit code ${r.exit_code}`),
        table("executed", ["instructions", "loads", "stores", "of spills", "moves", "swaps"], [[c.instructions, c.loads, c.stores, c.spill_loads + c.spill_stores, c.moves, c.swaps].map((n) => n.toLocaleString("en-US"))], [0, 1, 2, 3, 4, 5]));
    }
    document.documentElement.dataset.ran = "true";
  }

  private stop(): void {
    this.backend.stop();
    this.status.textContent = "stopped";
  }

  private open(id: string): void {
    this.shown = id;
    for (const t of this.tabs) {
      const on = t.id === id;
      t.panel.hidden = !on;
      t.button.setAttribute("aria-selected", String(on));
      t.button.setAttribute("tabindex", on ? "0" : "-1");
    }
    if (id === "picture" && this.pictured !== this.wanted) void this.compile();
  }

  private tabKey(e: KeyboardEvent, n: number): void {
    const there = this.tabs.filter((t) => !t.button.hidden);
    const to = { ArrowRight: n + 1, ArrowLeft: n - 1, Home: 0, End: there.length - 1 }[e.key];
    if (to === undefined) return;
    const t = there[(to + there.length) % there.length];
    this.open(t.id);
    t.button.focus();
    e.preventDefault();
  }

  private async copyLink(): Promise<void> {
    location.hash = await pack(JSON.stringify(this.settings));
    try {
      await navigator.clipboard.writeText(location.href);
      this.status.textContent = "copied";
    } catch {
      this.status.textContent = "the address of this page leads here";
    }
  }

  // fromLink takes what a permalink says, and reports whether there is one.
  private async fromLink(): Promise<boolean> {
    if (location.hash.length < 2) return false;
    try {
      const s: Settings = JSON.parse(await unpack(location.hash.slice(1)));
      if (s.source !== this.editor.text || JSON.stringify(s) !== JSON.stringify(this.settings)) this.set(s);
      return true;
    } catch {
      this.fail([{ line: 0, column: 0, message: "the address of this page says nothing that can be read: it was cut off" }]);
      return false;
    }
  }
}

// statistics is a table of functions.
function statistics(list: Func[]): HTMLElement {
  const rows = list.map((f) => {
    const bound = f.bound ?? f.model_bound;
    return [`@${f.name}`, f.bytes, f.instructions, f.spill_loads + f.spill_stores + f.folded, f.remats, f.moves + f.swaps, f.frame_size, amount(f.cost), bound === null ? "" : amount(bound),
      bound === null || f.cost <= 0 ? "" : percent(Math.max(0, (f.cost - bound) / f.cost))];
  });
  return table("functions", ["function", "bytes", "instructions", "spill code", "recomputed", "moves", "frame", "cost", "bound", "gap"], rows, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
}

function largest(list: Func[]): string { return list.reduce((a, b) => (b.instructions > a.instructions ? b : a), list[0])?.name ?? ""; }

function labeled(text: string, e: HTMLElement): HTMLElement { return h("label", {}, text, " ", e); }

function select(id: string, label: string, list: Choice[]): HTMLSelectElement {
  const e = h("select", { id, "aria-label": label }) as HTMLSelectElement;
  fill(e, list);
  return e;
}

function fill(e: HTMLSelectElement, list: Choice[], before = ""): void {
  e.replaceChildren(...list.map((c) => h("option", { value: c.name, title: c.doc }, before + (c.name || "default"))));
}

function nextTheme(button: HTMLElement): void {
  const order = ["auto", "light", "dark"];
  const now = order[(order.indexOf(document.documentElement.dataset.theme ?? "auto") + 1) % 3];
  document.documentElement.dataset.theme = now;
  button.textContent = `theme: ${now}`;
  const frame = document.querySelector("iframe");
  if (frame) frame.contentDocument!.documentElement.dataset.theme = now;
}

// Streams that pack: the compiler's libraries have them only since 5.1.
const { CompressionStream, DecompressionStream } = globalThis as unknown as Record<string, new (format: string) => ReadableWritablePair<Uint8Array, Uint8Array>>;

// pack makes text fit to be a part of an address.
async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let s = "";
  for (const b of bytes) s += String.fromCharCode(b);
  return btoa(s).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

async function unpack(text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}

void new Playground().start();
