import { readDeckText } from '~/services/workspace/deckText';

/** What a text is: one that a page or a window imports, or neither. */
export type FileKind = 'workspace' | 'theme' | 'other';

/** Finds out what the text of a file is. Whoever imports it checks it as a whole. */
export async function fileKind(text: string): Promise<FileKind> {
  if (readDeckText(text).ok) return 'workspace';
  const { default: json5 } = await import('json5');
  let data: unknown;
  try {
    data = json5.parse(text);
  } catch {
    return 'other';
  }
  if (typeof data !== 'object' || data === null) return 'other';
  return 'workspace' in data ? 'workspace' : 'props' in data ? 'theme' : 'other';
}
