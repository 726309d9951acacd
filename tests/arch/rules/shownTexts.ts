import type { ESTree } from 'vite';
import { dottedName, visit } from '../lib/ast';
import type { SourceFile } from '../lib/tree';
import { lineAt, type Violation } from '../lib/violations';

/** Functions whose results only people read. */
const SHOWN = new Set(['hostText', 'shownAcct']);

/** Files that make such texts, and why they may. */
export const MAKERS: Readonly<Record<string, string>> = {
  'src/components/user/acct.ts': 'it puts the name and the decoded host of a user together',
};

/**
 * Finds texts for people that become a part of another text: the result is an ordinary text, which the compiler lets into a note,
 * an address or a request.
 */
export function checkShownTexts(files: readonly SourceFile[], makers = MAKERS): Violation[] {
  return files.flatMap((file) => {
    if (file.path in makers) return [];
    const shown = new Set<string>();
    const found: Violation[] = [];
    const isShown = (node: ESTree.Node): boolean => {
      if (node.type === 'Identifier') return shown.has(node.name);
      return node.type === 'CallExpression' && SHOWN.has(dottedName(node.callee) ?? '');
    };
    const check = (...nodes: readonly (ESTree.Node | null)[]): void => {
      for (const node of nodes) {
        if (!node || !isShown(node)) continue;
        const message = 'makes an ordinary text of one for people: use mentionText for notes and addresses, or a text with values';
        found.push({ path: file.path, line: lineAt(file, node.start), message });
      }
    };
    visit(file, {
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && init && isShown(init)) shown.add(id.name);
      },
    });
    visit(file, {
      TemplateLiteral: ({ expressions }) => check(...expressions),
      BinaryExpression: ({ operator, left, right }) => void (operator === '+' && check(left, right)),
      MemberExpression: ({ object }) => check(object),
      ArrayExpression: ({ elements }) => check(...elements),
    });
    return found;
  });
}
