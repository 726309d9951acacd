import type { SourceFile } from '../lib/tree';
import { lineAt, type Violation } from '../lib/violations';

/** Where the address of the page is taken: for the servers, for the addresses of pages, and at the start. */
const HOME = /^src\/(?:stores\/server\/|stores\/createBrowserRoot\.ts$|app\/|router\/|main\.tsx$)/;

/** Files that may read it elsewhere, each with the reason. */
export const ALLOWED: Readonly<Record<string, string>> = {
  'pages/dev/sampleFiles.ts': 'samples are files of the build',
  'pages/dev/sampleNotes.ts': 'samples are files of the build',
  'pages/dev/widgetAnswers.ts': 'samples are files of the build',
};

const READ = /\blocation\s*\??\.\s*(?:origin|host)\b|\{[^{}]*\b(?:origin|host)\b[^{}]*\}\s*=\s*(?:\w+\.)?location\b/g;

/** Finds code that takes the page for its server. An account may be on any other. */
export function checkPageOrigin(files: readonly SourceFile[], allowed: typeof ALLOWED = ALLOWED): Violation[] {
  return files.flatMap((file) => {
    const found = [...file.text.matchAll(READ)];
    if (HOME.test(file.path)) return [];
    if (Object.hasOwn(allowed, file.path)) {
      return found.length > 0
        ? []
        : [{ path: file.path, line: 1, message: 'no longer reads the address of the page: remove the exception' }];
    }
    return found.map(({ index }) => ({
      path: file.path,
      line: lineAt(file, index),
      message: 'takes the page for the server: ask the Server of the account (useServer), or clientUrl for addresses of the product',
    }));
  });
}
