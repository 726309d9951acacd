import { insertText } from '~/lib/insertText';
import { safeHttpUrl } from '~/lib/safeHttpUrl';

/** The markup around the selected text, by the key that is pressed with Control or Command. */
const MARKS: Readonly<Record<string, readonly [string, string]>> = { b: ['**', '**'], i: ['<i>', '</i>'] };

/** Puts markup around the selected text if the key is one for that. @returns whether it did */
export function formatByKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  field: HTMLTextAreaElement,
): boolean {
  const marks = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey ? MARKS[event.key.toLowerCase()] : undefined;
  if (!marks || field.readOnly) return false;
  const [before, after] = marks;
  const { value, selectionStart: start, selectionEnd: end } = field;
  const inside = value.slice(start, end);
  insertText(field, before + inside + after, { start, end, select: [before.length, before.length + inside.length] });
  return true;
}

/** Makes the selected words a link to a pasted address. @returns whether it did */
export function linkByPaste(pasted: string, field: HTMLTextAreaElement): boolean {
  const { value, selectionStart: start, selectionEnd: end } = field;
  const words = value.slice(start, end);
  const isAddress = /^https?:\/\/[^\s()]+$/i.test(pasted) && safeHttpUrl(pasted) !== null;
  // A label has one line and no links, and its brackets would end it.
  if (!isAddress || words.trim() === '' || /[\n[\]]|https?:/i.test(words)) return false;
  insertText(field, `[${words}](${pasted})`, { start, end });
  return true;
}
