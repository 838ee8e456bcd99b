// The document that package explain makes; docs/explain.md says what its parts are.

export interface Doc {
  format: number; function: string; file: string;
  source: { first: number; lines: string[] };
  program?: { files: { name: string; numbers: number[]; lines: string[]; note?: string }[]; lines: [number, number, number][] };
  texts: string[];
  runs: Run[];
}
export interface Run {
  options: string; target: string; allocator: string; metric: string;
  totals: Totals; passes: Pass[]; blocks: Block[]; loops: { header: number; parent: number; depth: number }[];
  instrs: Instr[]; values: Value[]; lanes: Lane[]; banks: Bank[];
  events: Ev[]; transfers: Transfer[]; boards: Board[]; steps: Steps; prices: Prices | null; history: Progress[];
}
export interface Totals {
  cost: number; bound: number | null; model_bound: number | null; iterations: number;
  kinds: { kind: string; count: number; freq: number; price: number }[];
  instructions: number; bytes: number; frame: number;
}
export interface Pass {
  name: string; doc: string; form: string; changed: boolean; names?: Record<string, string>;
  lines: { text: number[]; block: number[]; instr?: number[]; line?: number[]; value?: number[]; offset?: number[]; code?: string[] };
}
export interface Block { name: string; freq: number; loop: number; first: number; end: number; succs: { to: number; freq: number }[] }
export interface Instr { text: string; line: number; op: string; call?: boolean }
export interface Value { name: string; ir: number; class: string; bank: number; remat: boolean; def: number; cost: number; ranges: [number, number, number][] }
export interface Lane { name: string; kind: string; bank: number; names?: string[]; save?: number; used: boolean; out?: boolean; size?: number; clobber?: number[] }
export interface Bank { name: string; registers: number; pressure: number[] }
export interface Ev {
  kind: string; value: number; instr: number; edge?: [number, number]; from: number; to: number;
  freq: number; bytes: number; price: number; cause: string; why: string; at: number; transfer: number;
}
export interface Transfer { cause: string; block: number; instr: number; edge?: [number, number]; moves: [number, number, number][]; ops: string[]; graphs: Graph[] }
export interface Graph { bank: string; edges: [string, string][]; bound: number; swap: number; reason: string[] }
export interface Board { instr: number; title: string; areas: { name: string; columns: number; upper: number; lower: number }[]; pieces: { kind: string; area: number; column: number; squares: number; label: string }[] }
export interface Steps { kind: string[]; value: number[]; other: number[]; instr: number[]; from: number[]; to: number[]; why: number[] }
export interface Prices {
  cost: number; bound: number; at: number; values: [number, number][];
  stretches: { value: number; from: number; to: number; lane: number; spared: number }[];
  rents: [number, number, number][]; gap: { why: string; values?: number[]; lane: number; by: number }[]; history: Progress[];
}
export interface Progress { iteration: number; cost: number; bound: number | null }

// read unpacks the document out of the page, or waits for the page around this one to send it (playground.ts).
export async function read(): Promise<Doc> {
  const data = document.getElementById("data");
  if (!data) return received();
  const text = data.textContent!;
  const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  // As the compiler's libraries have it only since 5.1.
  const { DecompressionStream } = globalThis as unknown as { DecompressionStream: new (format: string) => ReadableWritablePair<Uint8Array, Uint8Array> };
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const doc: Doc = JSON.parse(await new Response(stream).text());
  for (const r of doc.runs) {
    for (const { lines: l } of r.passes) {
      for (const list of [l.text, l.block, l.instr, l.line, l.value, l.offset]) undelta(list);
    }
    for (const list of [r.steps.value, r.steps.other, r.steps.instr, r.steps.why]) undelta(list);
  }
  return doc;
}

// undelta makes numbers of their differences (package web).
function undelta(list: number[] | undefined): void {
  if (!list) return;
  for (let i = 1; i < list.length; i++) list[i] += list[i - 1];
}

// received returns the document that the page around this one sends when it is told that this one is ready.
function received(): Promise<Doc> {
  return new Promise((resolve) => {
    addEventListener("message", (e) => { if (e.source === parent) resolve(e.data); }, { once: true });
    parent.postMessage("ready", "*");
  });
}
