// A list of rows of one height of which only those in sight are elements. The list is one stop of the Tab key; arrows
// move over rows, and within a row over what can be chosen in it.

import { h } from "./dom";

export interface Rows {
  count: number;
  label: string;
  height?: number; // of a row, in pixels at the usual size of letters
  // row fills in an element for row i. What can be chosen in it has the class "pick" and listens to clicks.
  row(i: number, e: HTMLElement): void;
  choose?(i: number): void; // the row itself
}

// letters returns the size of letters that the reader has chosen, which is asked for again when the window changes.
let size = 0;
function letters(): number {
  if (!size) size = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return size;
}
addEventListener("resize", () => (size = 0));

let lists = 0;
const all = new Set<WeakRef<VList>>();

export class VList {
  readonly element: HTMLElement;
  private readonly space: HTMLElement;
  private rows: Rows;
  private shown = new Map<number, HTMLElement>();
  private active = 0;
  private pick = -1;
  private readonly id = `l${lists++}`;
  private height = 20;
  private printing = false;

  constructor(rows: Rows, private readonly head?: HTMLElement) {
    this.rows = rows;
    this.space = h("div", { class: "space", role: "presentation" });
    this.element = h("div", {
      class: "vlist", tabindex: 0, role: "listbox", "aria-label": rows.label,
      onscroll: () => this.draw(), onkeydown: (e: KeyboardEvent) => this.key(e), onfocus: () => this.mark(),
      onclick: (e: MouseEvent) => this.click(e),
    }, ...(head ? [head] : []), this.space);
    new ResizeObserver(() => this.draw()).observe(this.element);
    all.add(new WeakRef(this));
    this.set(rows);
  }

  set(rows: Rows): void {
    this.rows = rows;
    this.element.setAttribute("aria-label", rows.label);
    this.active = Math.min(this.active, Math.max(0, rows.count - 1));
    this.refresh();
  }

  // refresh draws every row in sight anew.
  refresh(): void {
    for (const e of this.shown.values()) e.remove();
    this.shown.clear();
    this.draw();
  }

  private rowHeight(): number { return Math.round(((this.rows.height ?? 20) * letters()) / 16); }

  draw(): void {
    const ht = (this.height = this.rowHeight());
    this.space.style.height = `${this.rows.count * ht}px`;
    const top = this.element.scrollTop - (this.head?.offsetHeight ?? 0);
    let from = Math.max(0, Math.floor(top / ht) - 8);
    let to = Math.min(this.rows.count, Math.ceil((top + this.element.clientHeight) / ht) + 8);
    if (this.printing) {
      from = 0;
      to = Math.min(this.rows.count, 5000);
    } else if (this.element.clientHeight === 0) return;
    for (const [i, e] of this.shown) {
      if (i < from || i >= to) {
        e.remove();
        this.shown.delete(i);
      }
    }
    for (let i = from; i < to; i++) {
      if (this.shown.has(i)) continue;
      const e = h("div", { class: "row", role: "option", id: `${this.id}-${i}`, "aria-posinset": i + 1, "aria-setsize": this.rows.count });
      e.style.transform = `translateY(${i * ht}px)`;
      e.style.height = `${ht}px`;
      this.rows.row(i, e);
      e.dataset.i = String(i);
      this.shown.set(i, e);
      this.space.append(e);
    }
    this.mark();
  }

  private mark(): void {
    for (const [i, e] of this.shown) {
      const on = i === this.active;
      e.classList.toggle("active", on);
      e.setAttribute("aria-selected", String(e.classList.contains("hit")));
      const picks = e.querySelectorAll(".pick");
      picks.forEach((p, k) => p.classList.toggle("focus", on && k === this.pick));
    }
    if (this.shown.has(this.active)) this.element.setAttribute("aria-activedescendant", `${this.id}-${this.active}`);
    else this.element.removeAttribute("aria-activedescendant");
  }

  private click(e: MouseEvent): void {
    const row = (e.target as Element).closest<HTMLElement>(".row");
    if (!row) return;
    this.active = Number(row.dataset.i);
    this.pick = -1;
    if (!(e.target as Element).closest(".pick")) this.rows.choose?.(this.active);
    this.mark();
  }

  private key(e: KeyboardEvent): void {
    if (e.altKey || e.ctrlKey || e.metaKey || e.target !== this.element) return;
    const page = Math.max(1, Math.floor(this.element.clientHeight / this.height) - 2);
    const row = this.shown.get(this.active);
    const picks = row ? row.querySelectorAll<HTMLElement>(".pick") : null;
    switch (e.key) {
      case "ArrowDown": this.go(this.active + 1); break;
      case "ArrowUp": this.go(this.active - 1); break;
      case "PageDown": this.go(this.active + page); break;
      case "PageUp": this.go(this.active - page); break;
      case "Home": this.go(0); break;
      case "End": this.go(this.rows.count - 1); break;
      case "ArrowRight": this.pick = Math.min((picks?.length ?? 0) - 1, this.pick + 1); break;
      case "ArrowLeft": this.pick = Math.max(-1, this.pick - 1); break;
      case "Enter": case " ":
        if (this.pick >= 0 && picks && picks[this.pick]) picks[this.pick].dispatchEvent(new MouseEvent("click", { bubbles: false }));
        else this.rows.choose?.(this.active);
        break;
      default: return;
    }
    e.preventDefault();
    e.stopPropagation();
    this.mark();
  }

  private go(i: number): void {
    this.active = Math.max(0, Math.min(this.rows.count - 1, i));
    this.pick = -1;
    this.show(this.active, false);
    this.draw();
  }

  // show scrolls to row i unless it is in sight.
  show(i: number, center = true): void {
    if (i < 0 || i >= this.rows.count) return;
    this.active = i;
    const ht = this.rowHeight(), head = this.head?.offsetHeight ?? 0;
    const top = i * ht + head, seen = this.element.clientHeight;
    if (seen === 0) return;
    if (top < this.element.scrollTop + head || top + ht > this.element.scrollTop + seen) {
      if (center) this.element.scrollTop = Math.max(0, top - seen / 2);
      else this.element.scrollTop = top < this.element.scrollTop + head ? top - head : top + ht - seen;
    }
    this.draw();
  }

  get first(): number { return Math.floor(this.element.scrollTop / this.height); }

  print(on: boolean): void {
    this.printing = on;
    this.refresh();
  }
}

// printing has every list that is shown make all its rows, and back.
export function printing(on: boolean): void {
  for (const ref of all) {
    const l = ref.deref();
    if (!l) all.delete(ref);
    else if (l.element.isConnected) l.print(on);
  }
}
