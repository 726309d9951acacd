import type { SourceFile } from '../lib/tree';
import { lineAt, type Violation } from '../lib/violations';

/** A numbered rule or the beginning of a test's name. */
export interface SpecId {
  readonly id: string;
  readonly path: string;
  readonly line: number;
}

const ID = String.raw`[A-Z]{2,4}\d+`;

/** A rule begins its line with its id, whether as a list item, a table cell, a heading or a paragraph: `- **TL7** …`. */
const RULE = new RegExp(String.raw`^[ \t]*(?:[-*+|][ \t]+|#+[ \t]+)?(?:\*\*|\x60)?(${ID})(?:\*\*|\x60)?(?=[\s:.|])`, 'gm');

/** The name of a test or group begins with one or more ids: `test('TL7 TL8: …')`. */
const TEST = new RegExp(String.raw`\b(?:test|it|describe)(?:\.\w+(?:\([\s\S]*?\))?)*\(\s*['"\x60]((?:${ID}[ ,:]+)+)`, 'g');

/** The rules that the documents define. */
export function rulesIn(files: readonly SourceFile[]): SpecId[] {
  return files.flatMap((file) =>
    [...file.text.matchAll(RULE)].map((match) => ({ id: match[1]!, path: file.path, line: lineAt(file, match.index + match[0].length) })),
  );
}

/** The ids that tests carry in their names. */
export function testedIn(files: readonly SourceFile[]): SpecId[] {
  return files.flatMap((file) =>
    [...file.text.matchAll(TEST)].flatMap((match) =>
      [...match[1]!.matchAll(new RegExp(ID, 'g'))].map(([id]) => ({ id, path: file.path, line: lineAt(file, match.index) })),
    ),
  );
}

const prefixOf = (id: string): string => id.replace(/\d+$/, '');

/** Rules without a test, tests of rules that are not there, and numbers given twice. */
export function checkSpecIds(rules: readonly SpecId[], tests: readonly SpecId[]): Violation[] {
  const defined = new Map<string, SpecId>();
  const found: Violation[] = [];
  for (const rule of rules) {
    const first = defined.get(rule.id);
    if (first) found.push({ path: rule.path, line: rule.line, message: `${rule.id} is defined a second time (first in ${first.path})` });
    else defined.set(rule.id, rule);
  }
  const tested = new Set(tests.map(({ id }) => id));
  for (const { id, path, line } of defined.values())
    if (!tested.has(id)) found.push({ path, line, message: `no test's name begins with ${id}` });
  const prefixes = new Set([...defined.keys()].map(prefixOf));
  for (const { id, path, line } of tests) {
    if (prefixes.has(prefixOf(id)) && !defined.has(id)) found.push({ path, line, message: `docs/spec has no rule ${id}` });
  }
  return found;
}
