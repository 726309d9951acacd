import type { ESTree } from 'vite';
import { literalText, visit } from '../lib/ast';
import type { SourceFile } from '../lib/tree';

/**
 * Keys that no code names, neither as a string (tables contain keys as data) nor with a template that matches them
 * (`error.${code}`) nor as an item of a field with a label (`<label>.<item>`).
 */
export function unusedKeys(files: readonly SourceFile[], known: Iterable<string>): string[] {
  const written = new Set<string>();
  const patterns: RegExp[] = [];
  for (const file of files) {
    visit(file, {
      Literal(node) {
        if (typeof node.value === 'string') written.add(node.value);
      },
      ObjectExpression(node) {
        for (const key of itemKeys(node)) written.add(key);
      },
      TemplateLiteral(node) {
        const parts = node.quasis.map((quasi) => quasi.value.cooked ?? '');
        if (parts.length === 1) written.add(parts[0]!);
        else if (/^[a-z]\w*\./i.test(parts[0]!)) patterns.push(new RegExp(`^${parts.map(escaped).join('.+')}$`));
      },
    });
  }
  return [...known].filter((key) => !written.has(key) && !patterns.some((pattern) => pattern.test(key)));
}

/** The keys of a field's items, if an object describes a field with items. */
function itemKeys({ properties }: ESTree.ObjectExpression): string[] {
  const valueOf = (name: string): ESTree.Node | null => {
    const found = properties.find((one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name);
    return found?.type === 'Property' ? found.value : null;
  };
  const label = literalText(valueOf('label'));
  const items = valueOf('items');
  if (label === null || items?.type !== 'ArrayExpression') return [];
  // Items may be numbers or null as well.
  return items.elements.flatMap((item) => (item?.type === 'Literal' ? [`${label}.${String(item.value)}`] : []));
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
