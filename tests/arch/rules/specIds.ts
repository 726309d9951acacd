import type { ESTree } from 'vite';
import { literalText, visit } from '../lib/ast';
import type { SourceFile } from '../lib/tree';
import { lineAt, type Violation } from '../lib/violations';

/** A numbered rule, or a number at the start of a test's name. */
export interface SpecId {
  readonly id: string;
  readonly path: string;
  readonly line: number;
}

const ID = String.raw`[A-Z]{2,4}\d+`;

/** A rule starts its line with its id, in a list item, table cell, heading or paragraph: `- **TL7** …`. */
const RULE = new RegExp(String.raw`^[ \t]*(?:[-*+|][ \t]+|#+[ \t]+)?(?:\*\*|\x60)?(${ID})(?:\*\*|\x60)?(?=[\s:.|])`, 'gm');

/** The numbers at the start of a test's name: `TL7`, or `TL7 TL8:`. */
const NAMED = new RegExp(`^(?:${ID}[ ,:]+)+`);

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe']);

/** The first name in a chain of members and calls: `test` for `test.skip.each(rows)`. */
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

/** The numbers that tests and groups have in their names. */
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

/** Finds rules without a test, tests of rules that do not exist, and duplicate numbers. */
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
