import type { MachineText } from './shownText';

/** A field that people write text into. */
export type TextElement = HTMLTextAreaElement | HTMLInputElement;

/** The place of an inserted text and the selection afterward, as offsets in UTF-16 code units. */
export interface Insertion {
  /** The range that the text replaces; the selection by default. */
  readonly start?: number;
  readonly end?: number;
  /** The selection afterward, counted from the start of the inserted text; by default the caret is behind the text. */
  readonly select?: readonly [start: number, end: number];
}

/**
 * Writes into a field as typing does: the field gets the focus, its undo history stays, and it reports `input`. Only `execCommand` keeps
 * the history. Where a browser refuses it, the text is set without a history.
 */
export function insertText(field: TextElement, text: MachineText, { start, end, select }: Insertion = {}): void {
  field.focus();
  const from = start ?? field.selectionStart ?? field.value.length;
  field.setSelectionRange(from, end ?? field.selectionEnd ?? from);
  if (!typed(text)) {
    field.setRangeText(text, from, field.selectionEnd ?? from, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  }
  const [first, last] = select ?? [text.length, text.length];
  field.setSelectionRange(from + first, from + last);
}

/** @returns whether the browser did it; not every environment has the command. */
function typed(text: string): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- no other way keeps the undo history of a field
  return typeof document.execCommand === 'function' && document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}
