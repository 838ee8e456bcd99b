// The editor of the playground, and the listing of assembly.

import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { HighlightStyle, StreamLanguage, StringStream, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { searchKeymap } from "@codemirror/search";
import { EditorState, Extension } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { Problem } from "./backend";

const keywords = /^(?:define|declare|global|constant|target|type|attributes|private|internal|external|linkonce_odr|weak|hidden|dso_local|unnamed_addr|local_unnamed_addr|align|to|nuw|nsw|exact|inbounds|volatile|tail|musttail|nounwind|readonly|noalias|nonnull|signext|zeroext|byval|sret|undef|poison|null|true|false|zeroinitializer|eq|ne|ugt|uge|ult|ule|sgt|sge|slt|sle|oeq|ogt|oge|olt|ole|one|ord|uno|ueq|une)\b/;
const types = /^(?:void|ptr|half|bfloat|float|double|fp128|x86_fp80|label|metadata|i\d+)\b/;

// ir gives each token of LLVM IR its kind.
function ir(s: StringStream): string | null {
  if (s.eatSpace()) return null;
  if (s.match(/^;.*/)) return "comment";
  if (s.match(/^c?"[^"]*"/)) return "string";
  if (s.match(/^[%@][-$.\w"]+/)) return "variableName";
  if (s.match(/^[-$.\w]+:/)) return "labelName";
  if (s.match(/^[!#][-$.\w]*/)) return "meta";
  if (s.match(types)) return "typeName";
  if (s.match(keywords)) return "keyword";
  if (s.match(/^-?(?:0x[0-9a-fA-F]+|\d[\d.]*(?:e[-+]?\d+)?)\b/)) return "number";
  if (s.match(/^[a-z][\w.]*/)) return "operatorKeyword";
  s.next();
  return null;
}

// calc gives each token of the small language its kind.
function calc(s: StringStream): string | null {
  if (s.eatSpace()) return null;
  if (s.match(/^\/\/.*/) || s.match(/^\/\*.*?\*\//)) return "comment";
  if (s.match(/^(?:def|if|then|else|let|in)\b/)) return "keyword";
  if (s.match(/^[A-Za-z_]\w*(?=\s*\()/)) return "operatorKeyword";
  if (s.match(/^[A-Za-z_]\w*/)) return "variableName";
  if (s.match(/^\d[\d.]*(?:e[-+]?\d+)?/)) return "number";
  s.next();
  return null;
}

// assembly gives each token of assembly its kind.
function assembly(s: StringStream): string | null {
  if (s.sol() && s.match(/^[.$\w@]+:/)) return "labelName";
  if (s.sol() && s.match(/^\s+\.[\w.]+/)) return "meta";
  if (s.sol() && s.match(/^\s+[a-z][\w.]*/)) return "operatorKeyword";
  if (s.eatSpace()) return null;
  if (s.match(/^(?:#[^-\d:].*|\/\/.*)/)) return "comment";
  if (s.match(/^"[^"]*"/)) return "string";
  if (s.match(/^[#$]?-?(?:0x[0-9a-fA-F]+|\d+)\b/)) return "number";
  if (s.match(/^%?[a-z]\w*\b/)) return "variableName";
  s.next();
  return null;
}

const style = HighlightStyle.define([
  { tag: tags.comment, color: "var(--dim)", fontStyle: "italic" },
  { tag: tags.string, color: "var(--string)" },
  { tag: tags.number, color: "var(--number)" },
  { tag: tags.typeName, color: "var(--type)" },
  { tag: tags.keyword, color: "var(--keyword)" },
  { tag: tags.operatorKeyword, color: "var(--fg)", fontWeight: "600" },
  { tag: tags.labelName, color: "var(--accent)", fontWeight: "600" },
  { tag: tags.meta, color: "var(--dim)" },
]);

const theme = EditorView.theme({
  "&": { height: "100%", backgroundColor: "var(--panel)", color: "var(--fg)", fontSize: "0.8rem" },
  ".cm-scroller": { fontFamily: "var(--mono)", overflow: "auto" },
  ".cm-gutters": { backgroundColor: "var(--head)", color: "var(--dim)", borderRight: "1px solid var(--line)" },
  ".cm-activeLine": { backgroundColor: "transparent", boxShadow: "inset 2px 0 0 var(--accent)" },
  ".cm-cursor": { borderLeftColor: "var(--fg)" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground": { backgroundColor: "var(--hit) !important" },
  ".cm-tooltip": { backgroundColor: "var(--panel)", color: "var(--fg)", borderColor: "var(--line)" },
});

function common(name: string, token: (s: StringStream) => string | null, label: string): Extension[] {
  return [lineNumbers(), drawSelection(), keymap.of([...searchKeymap, ...defaultKeymap, ...historyKeymap]), StreamLanguage.define({ name, token, languageData: { commentTokens: { line: ";" } } }),
    syntaxHighlighting(style), theme, EditorView.contentAttributes.of({ "aria-label": label })];
}

// An Editor edits LLVM IR, or text in the small language.
export class Editor {
  readonly view: EditorView;
  language = ""; // "calc", or LLVM IR; text that is set from then on has its colors
  constructor(parent: Element, changed: () => void) {
    const token = (s: StringStream) => (this.language === "calc" ? calc : ir)(s);
    const extensions = [...common("source", token, "source"), history(), highlightActiveLine(), lintGutter(), EditorView.updateListener.of((u) => { if (u.docChanged) changed(); })];
    this.view = new EditorView({ state: EditorState.create({ extensions }), parent });
  }
  get text(): string { return this.view.state.doc.toString(); }
  set text(text: string) { this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text }, selection: { anchor: 0 } }); }

  // show marks problems where they are.
  show(problems: Problem[]): void {
    const doc = this.view.state.doc;
    const list = problems.filter((p) => p.line >= 1 && p.line <= doc.lines).map((p) => {
      const line = doc.line(p.line);
      const from = Math.min(line.from + Math.max(0, p.column - 1), line.to);
      return { from, to: Math.max(from, Math.min(line.to, from + 1)), severity: "error" as const, message: p.message };
    });
    list.sort((a, b) => a.from - b.from);
    this.view.dispatch(setDiagnostics(this.view.state, list));
  }
  // go puts the cursor to a place.
  go(line: number, column: number): void {
    const doc = this.view.state.doc;
    if (line < 1 || line > doc.lines) return;
    const l = doc.line(line);
    this.view.dispatch({ selection: { anchor: Math.min(l.from + Math.max(0, column - 1), l.to) }, scrollIntoView: true });
    this.view.focus();
  }
}

// A Listing shows assembly, or LLVM IR.
export class Listing {
  private readonly view: EditorView;
  private readonly extensions: Extension;
  constructor(parent: Element, of: "assembly" | "LLVM IR") {
    this.extensions = [...common(of, of === "assembly" ? assembly : ir, of), EditorState.readOnly.of(true), EditorState.tabSize.of(8)];
    this.view = new EditorView({ state: EditorState.create({ extensions: this.extensions }), parent });
  }
  set text(text: string) { this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text } }); }
  get text(): string { return this.view.state.doc.toString(); }
}
