import { posix } from 'node:path';
import type { SourceFile } from '../lib/tree';
import { lineAt, type Violation } from '../lib/violations';

const LINK = /\[[^\]]*\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g;
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const LINE_NUMBER = /\b[\w/.-]+\.(?:tsx?|mjs|css|json)(?::\d+|#L\d+)\b/g;

/** Blanks out code, which is not checked for links, but keeps its length, so that positions stay correct. */
const withoutCode = (text: string): string => text.replaceAll(/^```[\s\S]*?^```|`[^`\n]*`/gm, (code) => code.replaceAll(/[^\n]/g, ' '));

/** The anchor that a heading gets in rendered Markdown. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

function anchorsIn(file: SourceFile): Set<string> {
  return new Set([...file.text.matchAll(/^#+\s+(.+)$/gm)].map((match) => anchorOf(match[1]!)));
}

/** Finds links inside the project that lead nowhere, and line numbers, which are wrong after the next change. */
export function checkDocuments(documents: readonly SourceFile[], paths: ReadonlySet<string>): Violation[] {
  const byPath = new Map(documents.map((file) => [file.path, file]));
  return documents.flatMap((file) => {
    const found: Violation[] = [];
    const add = (message: string, offset: number): void => {
      found.push({ path: file.path, line: lineAt(file, offset), message });
    };
    for (const match of withoutCode(file.text).matchAll(LINK)) {
      const target = match[1]!;
      if (ELSEWHERE.test(target)) continue;
      const [to = '', anchor] = decodeURI(target).split('#');
      const path = to === '' ? file.path : posix.normalize(posix.join(posix.dirname(file.path), to)).replace(/\/$/, '');
      if (!paths.has(path)) add(`the link to ${target} leads nowhere`, match.index);
      else if (anchor && byPath.has(path) && !anchorsIn(byPath.get(path)!).has(anchor))
        add(`${path} has no heading #${anchor}`, match.index);
    }
    for (const match of file.text.matchAll(LINE_NUMBER)) add(`${match[0]} names a line: name the function instead`, match.index);
    return found;
  });
}
