import { insertText } from '~/lib/insertText';
import { openFunction } from '~/mfm/functions/catalog';
import type { RootStore } from '~/stores/RootStore';

/** Asks for an effect and puts it around the selected text, or at the text cursor. People turn this on in the settings. */
export async function insertFunction(
  { overlays }: Pick<RootStore, 'overlays'>,
  field: HTMLTextAreaElement | null,
  anchor: Element,
): Promise<void> {
  const name = await overlays.open('functionPicker', {}, { anchor });
  if (name === undefined || !field?.isConnected) return;
  const { value, selectionStart, selectionEnd } = field;
  const [before, inside] = [openFunction(name), value.slice(selectionStart, selectionEnd)];
  const select = [before.length, before.length + inside.length] as const;
  insertText(field, `${before}${inside}]`, { start: selectionStart, end: selectionEnd, select });
}
