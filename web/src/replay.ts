// What an allocator has decided up to a step: where each value is from which instruction on.

import type { Steps } from "./document";
import { Index } from "./model";

// Places that are no lanes, as package explain numbers them.
export const nowhere = -1, inMemory = -2, recomputed = -3;

type Change = [instr: number, place: number];

export class Replay {
  done = 0; // steps that are carried out
  whole = new Map<number, number>(); // by value: its place all over the function
  private byBlock = new Map<number, Map<number, Change[]>>(); // by block and value: where it goes, ascending by instruction
  aside: number[] = []; // values that are put aside, the last to be colored first
  private one = new Map<number, number>(); // by value: what it became one with
  private grouped: Map<number, number[]> | null = null; // what groups returns, until something changes
  private readonly begins: number[] = [];

  constructor(private readonly steps: Steps, private readonly index: Index) {
    steps.kind.forEach((k, i) => { if (k === "begin") this.begins.push(i); });
  }

  // to carries out the steps before number n, from the last attempt on if it has to go back.
  to(n: number): void {
    let start = 0;
    for (const b of this.begins) if (b < n) start = b;
    if (n < this.done || start > this.done) {
      this.clear();
      this.done = start;
    }
    for (; this.done < n; this.done++) this.step(this.done);
  }

  private clear(): void {
    this.whole.clear();
    this.byBlock.clear();
    this.one.clear();
    this.grouped = null;
    this.aside = [];
  }

  private step(k: number): void {
    const s = this.steps, v = s.value[k], to = s.to[k];
    switch (s.kind[k]) {
      case "begin": this.clear(); return;
      case "note": case "enter": case "fold": case "copy": return;
      case "simplify":
        if (v >= 0) this.aside.push(v);
        return;
      case "coalesce":
        if (v >= 0 && s.other[k] >= 0) {
          this.one.set(v, s.other[k]);
          this.grouped = null;
        }
        return;
      case "spill":
        if (s.from[k] >= 0 && s.instr[k] >= 0) return; // stored: it goes on where it is
    }
    if (v < 0 || to === nowhere) return;
    if (s.instr[k] < 0) {
      this.whole.set(v, to);
      this.aside = this.aside.filter((x) => x !== v);
      return;
    }
    const i = s.instr[k], b = this.index.blockOf[i];
    let values = this.byBlock.get(b);
    if (!values) this.byBlock.set(b, (values = new Map()));
    let list = values.get(v);
    if (!list) values.set(v, (list = []));
    while (list.length && list[list.length - 1][0] >= i) list.pop(); // what is decided anew from here on
    list.push([i, to]);
  }

  // leader returns the value that v has become a part of.
  leader(v: number): number {
    for (let next = this.one.get(v); next !== undefined && next !== v; next = this.one.get(v)) v = next;
    return v;
  }

  // groups returns the values that are one, by the one that stands for them.
  groups(): Map<number, number[]> {
    if (!this.grouped) {
      this.grouped = new Map();
      for (const v of this.one.keys()) {
        const l = this.leader(v);
        const list = this.grouped.get(l);
        if (list) list.push(v);
        else this.grouped.set(l, [l, v]);
      }
    }
    return this.grouped;
  }

  // at returns the values in each place around instruction i, or all over the function if that is less than 0. What the
  // result does not need at i is in none, unless it is decided just there.
  at(i: number): Map<number, number[]> {
    const out = new Map<number, number[]>();
    const put = (v: number, place: number) => {
      const list = out.get(place);
      if (!list) out.set(place, [v]);
      else if (!list.includes(v)) list.push(v);
    };
    if (i < 0) {
      for (const [v, place] of this.whole) put(v, place);
      return out;
    }
    const values = this.byBlock.get(this.index.blockOf[i]), needed = this.needed(i);
    for (const [v, place] of this.whole) if (!values?.has(v) && needed.has(v)) put(v, place);
    for (const [v, list] of values ?? []) {
      let place: number | undefined, here = false;
      for (const [from, to] of list) if (from <= i) [place, here] = [to, from === i];
      if (place !== undefined && (here || needed.has(v))) put(v, place);
    }
    return out;
  }

  // needed returns the values that are needed when instruction i reads or has written, and those that are one with them.
  private needed(i: number): Set<number> {
    const out = new Set<number>();
    this.index.run.values.forEach((x, v) => { if (x.ranges.some((r) => r[1] <= 2 * i + 1 && r[2] > 2 * i)) out.add(v); });
    for (const list of this.groups().values()) if (list.some((v) => out.has(v))) for (const v of list) out.add(v);
    return out;
  }
}
