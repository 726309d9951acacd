import type { WorkspaceFile } from '~/services/workspace/parseWorkspace';
import { readStrictly } from '~/services/workspace/strictWorkspace';

/** The result of reading a text. `at` is the line and column of the fault, or its path in the data. */
export type TextReading =
  | { readonly ok: true; readonly file: WorkspaceFile }
  | { readonly ok: false; readonly reason: 'syntax' | 'content'; readonly at: string };

/** Writes a workspace as readable text. It names accounts by id only. @param head a comment for the top */
export async function writeWorkspaceText(file: WorkspaceFile, head: string): Promise<string> {
  const { default: json5 } = await import('json5');
  return `// ${head}\n${json5.stringify(file, null, 2)}\n`;
}

/** Reads a workspace from a text. A text with any fault is rejected as a whole. */
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
