import type { ESTree } from 'vite';
import { literalText, visit } from '../lib/ast';
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

/** What a test's name begins with when it is about rules: `TL7`, or `TL7 TL8:`. */
const NAMED = new RegExp(`^(?:${ID}[ ,:]+)+`);

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe']);

/** The name that a chain of members and calls starts with: `test` for `test.skip.each(rows)`. */
function startOf(node: ESTree.Node): string | null {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return startOf(node.object);
  if (node.type === 'CallExpression') return startOf(node.callee);
  if (node.type === 'TaggedTemplateExpression') return startOf(node.tag);
  return null;
}

/** The rules that the documents define. */
export function rulesIn(files: readonly SourceFile[]): SpecId[] {
  return files.flatMap((file) =>
    [...file.text.matchAll(RULE)].map((match) => ({ id: match[1]!, path: file.path, line: lineAt(file, match.index + match[0].length) })),
  );
}

/** The ids that tests and groups carry in their names. */
export function testedIn(files: readonly SourceFile[]): SpecId[] {
  return files.flatMap((file) => {
    const found: SpecId[] = [];
    visit(file, {
      CallExpression(node) {
        const name = literalText(node.arguments[0]);
        if (name === null || !TEST_FUNCTIONS.has(startOf(node.callee) ?? '')) return;
        const ids = NAMED.exec(name)?.[0].match(new RegExp(ID, 'g')) ?? [];
        for (const id of ids) found.push({ id, path: file.path, line: lineAt(file, node.start) });
      },
    });
    return found;
  });
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
