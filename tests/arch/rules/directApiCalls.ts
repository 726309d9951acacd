import type { SourceFile } from '../lib/tree';
import { lineAt, type Violation } from '../lib/violations';

/** Folders of views: what they load and change goes through stores, so that panes share it. */
export const VIEWS = ['src/components', 'src/workspace', 'src/app', 'pages', 'widgets', 'windows'] as const;

/** The most calls that views may make themselves. */
export const MOST_CALLS = 10;

const CALL = /\bapi\s*\.\s*(?:call|upload)\(/g;

/** Files that may call the server directly, each with its number of calls and the reason. */
export const ALLOWED: Readonly<Record<string, { readonly calls: number; readonly why: string }>> = {
  'src/components/note/card/NoteMedia.tsx': {
    calls: 1,
    why: 'notes are part of the first scripts, and only moderators need this call',
  },
  'src/components/media/MediaMenuButton.tsx': {
    calls: 1,
    why: 'media are part of the first scripts, and only moderators need this call',
  },
};

/** Finds server calls in views beyond the allowed ones, and allowances that are no longer needed. */
export function checkDirectApiCalls(files: readonly SourceFile[], allowed: typeof ALLOWED = ALLOWED): Violation[] {
  return files.flatMap(({ path, text }) => {
    const calls = [...text.matchAll(CALL)];
    const limit = allowed[path]?.calls ?? 0;
    if (calls.length < limit)
      return [{ path, line: 1, message: `makes ${calls.length} calls although ${limit} are allowed: lower the number` }];
    return calls.slice(limit).map((call) => ({
      path,
      line: lineAt({ path, text }, call.index),
      message: 'calls the server itself: load with a query or collection, change with a function beside it (src/stores/resources)',
    }));
  });
}
