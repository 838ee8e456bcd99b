// The worker with the compiler: it answers each message, a request, by one, its answer; both are JSON.

interface Scope {
  importScripts(file: string): void;
  Go: new () => { importObject: WebAssembly.Imports; run(instance: WebAssembly.Instance): Promise<void> };
  ready(): void;
  spillway(request: string): string;
  postMessage(answer: string): void;
  onmessage: (e: MessageEvent) => void;
}
const scope = globalThis as unknown as Scope;
scope.importScripts("wasm_exec.js");
const running = new Promise<void>((ready) => { scope.ready = ready; });
const go = new scope.Go();

async function load(): Promise<void> {
  const response = await fetch("spillway.wasm");
  if (!response.ok) throw new Error(`spillway.wasm: ${response.status} ${response.statusText}`);
  // Servers that do not know the type of the file are as good.
  const typed = new Response(response.body, { headers: { "Content-Type": "application/wasm" } });
  const { instance } = await WebAssembly.instantiateStreaming(typed, go.importObject);
  void go.run(instance);
  await running;
}

const loaded = load();
scope.onmessage = async (e) => {
  try {
    await loaded;
    scope.postMessage(scope.spillway(e.data));
  } catch (err) {
    scope.postMessage(JSON.stringify({ problems: [{ line: 0, column: 0, message: `the compiler does not run here: ${err}` }] }));
  }
};
export {};
