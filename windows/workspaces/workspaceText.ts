import type { WorkspaceFile } from '~/services/workspace/parseWorkspace';
import { readStrictly } from '~/services/workspace/strictWorkspace';

/** What came of reading a text. `at` is the line and column, or the place in the data, that is wrong. */
export type TextReading =
  | { readonly ok: true; readonly file: WorkspaceFile }
  | { readonly ok: false; readonly reason: 'syntax' | 'content'; readonly at: string };

/** A workspace as a text that people can read. Accounts are in it by their ids only. @param head stands above it as a comment */
export async function writeWorkspaceText(file: WorkspaceFile, head: string): Promise<string> {
  const { default: json5 } = await import('json5');
  return `// ${head}\n${json5.stringify(file, null, 2)}\n`;
}

/** Reads such a text, as a whole or not at all. */
export async function readWorkspaceText(text: string): Promise<TextReading> {
  const { default: json5 } = await import('json5');
  let data: unknown;
  try {
    data = json5.parse(text);
  } catch (thrown) {
    const { lineNumber, columnNumber } = thrown as { lineNumber?: number; columnNumber?: number };
    return { ok: false, reason: 'syntax', at: `${lineNumber ?? '?'}:${columnNumber ?? '?'}` };
  }
  const read = readStrictly(data);
  return read.ok ? read : { ok: false, reason: 'content', at: read.path };
}
