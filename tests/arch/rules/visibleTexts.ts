import { outcomes, visit } from '../lib/ast';
import type { SourceFile } from '../lib/tree';
import { lineAt, type Violation } from '../lib/violations';
import type { ESTree } from 'vite';

/** Attributes that are displayed or read out. */
const SHOWN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'label',
  'placeholder',
  'title',
]);

const LETTER = /\p{L}/u;

/**
 * Literal text with letters among the possible values of an expression; punctuation and numbers need no translation.
 */
function writtenIn(expression: ESTree.Node): string | null {
  for (const node of outcomes(expression)) {
    const text =
      node.type === 'Literal' && typeof node.value === 'string'
        ? node.value
        : node.type === 'TemplateLiteral'
          ? node.quasis.map((quasi) => quasi.value.raw).join(' ')
          : '';
    if (LETTER.test(text)) return text.trim();
  }
  return null;
}

/** Finds text that people see or hear and that does not come from the locales. */
export function checkVisibleTexts(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) => {
    const found: Violation[] = [];
    const add = (text: string, offset: number): void => {
      found.push({ path: file.path, line: lineAt(file, offset), message: `"${text}" is shown but not in the locales: use t('area.key')` });
    };
    const inChildren = (children: readonly ESTree.JSXChild[]): void => {
      for (const child of children) {
        if (child.type === 'JSXText' && LETTER.test(child.value)) add(child.value.trim(), child.start);
        if (child.type !== 'JSXExpressionContainer' || child.expression.type === 'JSXEmptyExpression') continue;
        const text = writtenIn(child.expression);
        if (text !== null) add(text, child.start);
      }
    };
    visit(file, {
      JSXElement: (node) => inChildren(node.children),
      JSXFragment: (node) => inChildren(node.children),
      JSXAttribute(node) {
        if (node.name.type !== 'JSXIdentifier' || !SHOWN.has(node.name.name) || !node.value) return;
        const value = node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
        if (value.type === 'JSXEmptyExpression') return;
        const text = writtenIn(value);
        if (text !== null) add(text, node.start);
      },
    });
    return found;
  });
}
