// What we use of CodeMirror.
declare module "@codemirror/state" {
  export interface Text { readonly length: number; readonly lines: number; line(n: number): { from: number; to: number }; toString(): string }
  export type Extension = object | readonly Extension[];
  export interface StateEffect { readonly value: unknown }
  export class EditorState { static create(config: { doc?: string; extensions?: Extension }): EditorState; readonly doc: Text; static readOnly: { of(value: boolean): Extension }; static tabSize: { of(value: number): Extension } }
}
declare module "@codemirror/view" {
  import type { EditorState, Extension, Text } from "@codemirror/state";
  export interface ViewUpdate { readonly docChanged: boolean; readonly state: EditorState }
  export interface KeyBinding { key?: string; run?: (view: EditorView) => boolean }
  export class EditorView {
    constructor(config: { state: EditorState; parent: Element });
    readonly state: EditorState;
    dispatch(spec: object): void;
    setState(state: EditorState): void;
    focus(): void;
    static theme(spec: Record<string, Record<string, string>>): Extension;
    static contentAttributes: { of(attributes: Record<string, string>): Extension };
    static updateListener: { of(f: (u: ViewUpdate) => void): Extension };
    static lineWrapping: Extension;
  }
  export const keymap: { of(list: readonly KeyBinding[]): Extension };
  export function lineNumbers(): Extension;
  export function highlightActiveLine(): Extension;
  export function drawSelection(): Extension;
  export type { Text };
}
declare module "@codemirror/commands" {
  import type { Extension } from "@codemirror/state";
  import type { KeyBinding } from "@codemirror/view";
  export const defaultKeymap: readonly KeyBinding[];
  export const historyKeymap: readonly KeyBinding[];
  export function history(): Extension;
}
declare module "@codemirror/search" {
  import type { KeyBinding } from "@codemirror/view";
  export const searchKeymap: readonly KeyBinding[];
}
declare module "@codemirror/lint" {
  import type { Extension } from "@codemirror/state";
  import type { EditorState } from "@codemirror/state";
  export interface Diagnostic { from: number; to: number; severity: "error" | "warning"; message: string }
  export function setDiagnostics(state: EditorState, list: Diagnostic[]): object;
  export function lintGutter(): Extension;
}
declare module "@codemirror/language" {
  import type { Extension } from "@codemirror/state";
  export interface StringStream { match(re: RegExp): boolean; next(): string | undefined; eatSpace(): boolean; skipToEnd(): void; sol(): boolean; current(): string }
  export class StreamLanguage { static define(spec: { name: string; token(s: StringStream): string | null; languageData?: object }): Extension }
  export const HighlightStyle: { define(list: { tag: unknown; [css: string]: unknown }[]): object };
  export function syntaxHighlighting(style: object): Extension;
}
declare module "@lezer/highlight" {
  export const tags: Record<string, unknown>;
}
