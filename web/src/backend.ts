// The compiler: WebAssembly in a worker, or the server that the page comes from. Package internal/playground says what a
// request and an answer are.

import type { Doc } from "./document";

export interface Request { want: "choices" | "compile" | "explain" | "run"; source?: string; language?: string; target?: string; level?: string; allocator?: string; metric?: string; budget?: string; function?: string }
export interface Problem { line: number; column: number; message: string }
export interface Choice { name: string; doc: string }
export interface Func {
  name: string; bytes: number; instructions: number; spill_loads: number; spill_stores: number; folded: number; remats: number; moves: number; swaps: number;
  frame_size: number; cost: number; bound: number | null; model_bound: number | null; iterations: number;
}
export interface RunResult {
  output: string; truncated: boolean; exit_code: number; fault: string;
  counts: { instructions: number; loads: number; stores: number; spill_loads: number; spill_stores: number; moves: number; swaps: number };
}
export interface Answer {
  problems?: Problem[]; choices?: { languages: Choice[]; targets: Choice[]; levels: Choice[]; allocators: Choice[] };
  target?: string; ir?: string; assembly?: string; functions?: Func[]; document?: Doc; run?: RunResult;
}

// A Backend answers requests one after the other. Stop ends the one that it is at, which is then answered by null.
export interface Backend { ask(r: Request): Promise<Answer | null>; stop(): void }

// A Server is the program that serves the page.
export class Server implements Backend {
  private controller = new AbortController();
  async ask(r: Request): Promise<Answer | null> {
    try {
      const response = await fetch("answer", { method: "POST", body: JSON.stringify(r), signal: this.controller.signal });
      return await response.json();
    } catch (e) {
      if ((e as Error).name === "AbortError") return null;
      return { problems: [{ line: 0, column: 0, message: `the server does not answer: ${(e as Error).message}` }] };
    }
  }
  stop(): void {
    this.controller.abort();
    this.controller = new AbortController();
  }
}

// A WasmWorker is the compiler in a worker. To stop it is to start another.
export class WasmWorker implements Backend {
  private worker = this.start();
  private waiting: ((a: Answer | null) => void)[] = [];
  private start(): Worker {
    const w = new Worker("worker.js");
    w.onmessage = (e: MessageEvent) => this.waiting.shift()?.(JSON.parse(e.data));
    w.onerror = (e) => { for (const f of this.waiting.splice(0)) f({ problems: [{ line: 0, column: 0, message: `the compiler does not run here: ${e.message}` }] }); };
    return w;
  }
  ask(r: Request): Promise<Answer | null> {
    return new Promise((answer) => {
      this.waiting.push(answer);
      this.worker.postMessage(JSON.stringify(r));
    });
  }
  stop(): void {
    this.worker.terminate();
    for (const f of this.waiting.splice(0)) f(null);
    this.worker = this.start();
  }
}
