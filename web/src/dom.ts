// Small helpers to make elements.

type Child = Node | string | number | null | undefined | false;
type Attrs = Record<string, string | number | boolean | null | undefined | ((e: never) => void)>;

function fill(e: Element, attrs: Attrs, children: Child[]): void {
  for (const [k, v] of Object.entries(attrs)) {
    if (v === null || v === undefined || v === false) continue;
    if (typeof v === "function") e.addEventListener(k.slice(2), v as EventListener);
    else e.setAttribute(k, v === true ? "" : String(v));
  }
  for (const c of children) {
    if (c === null || c === undefined || c === false) continue;
    e.append(typeof c === "number" ? String(c) : c);
  }
}

// h makes an element of HTML; attributes that begin with "on" are listeners.
export function h(tag: string, attrs: Attrs = {}, ...children: Child[]): HTMLElement {
  const e = document.createElement(tag);
  fill(e, attrs, children);
  return e;
}

// s makes an element of SVG.
export function s(tag: string, attrs: Attrs = {}, ...children: Child[]): SVGElement {
  const e = document.createElementNS("http://www.w3.org/2000/svg", tag);
  fill(e, attrs, children);
  return e;
}

// amount prints a price or a frequency.
export function amount(x: number): string {
  if (x === 0) return "0";
  const a = Math.abs(x);
  if (a >= 1000) return Math.round(x).toLocaleString("en-US");
  return String(Number(x.toPrecision(4)));
}

export function percent(x: number): string { return (100 * x).toFixed(2) + " %"; }

export function plural(n: number, word: string): string { return `${n.toLocaleString("en-US")} ${word}${n === 1 ? "" : "s"}`; }

// table makes a table whose first row is its head. Cells may be nodes.
export function table(caption: string, head: string[], rows: Child[][], numeric: number[] = []): HTMLElement {
  const cls = (i: number) => (numeric.includes(i) ? "num" : null);
  return h("table", {}, h("caption", {}, caption),
    h("thead", {}, h("tr", {}, ...head.map((t, i) => h("th", { scope: "col", class: cls(i) }, t)))),
    h("tbody", {}, ...rows.map((r) => h("tr", {}, ...r.map((c, i) => h("td", { class: cls(i) }, c))))));
}
