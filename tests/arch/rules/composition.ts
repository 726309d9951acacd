import type { ESTree } from 'vite';
import { bare, dottedName, literalText, visit } from '../lib/ast';
import type { SourceFile } from '../lib/tree';
import { lineAt, type Violation } from '../lib/violations';

/** The only place that may read the flag of the browser, which Safari does not set for every key of an input method. */
const HELPER = 'src/lib/keys.ts';

/** Elements that people write in. */
const FIELDS = new Set(['input', 'textarea', 'TextField', 'TextArea']);

/** Files that listen to all keys and never take one that an input method uses, each with the reason. */
export const ALLOWED: Readonly<Record<string, string>> = {
  'src/components/drive/Marquee.ts': 'Escape ends a drag, in which nobody writes',
  'src/workspace/commands/lazyCommands.ts': 'pressKey asks',
  'src/workspace/drag/followPointer.ts': 'Escape ends a drag, in which nobody writes',
  'src/workspace/dashboard/MovableGrid.tsx': 'Escape ends a drag, in which nobody writes',
  'src/workspace/overlays/useAnchorPresses.ts': 'any key counts, and none is taken',
  'src/components/ui/TooltipWatch.ts': 'any key counts, and none is taken',
};

const nameOf = (name: ESTree.JSXElementName): string => (name.type === 'JSXIdentifier' ? name.name : '');

/** Finds keys that would be taken away from an input method: Enter ends a word in Japanese, and means nothing else then. */
export function checkComposition(files: readonly SourceFile[], allowed = ALLOWED): Violation[] {
  const unused = new Set(Object.keys(allowed));
  const found = files.flatMap((file) => {
    const found: Violation[] = [];
    if (file.path === HELPER) return found;
    const asks = /\b(?:isComposing|submitWithKeys)\b/.test(file.text);
    const add = (message: string, offset: number) => found.push({ path: file.path, line: lineAt(file, offset), message });
    const needsToAsk = (offset: number) => {
      if (file.path in allowed) unused.delete(file.path);
      else if (!asks) add('handles keys of text fields without isComposing of ~/lib/keys', offset);
    };
    visit(file, {
      MemberExpression({ property, start }) {
        if (property.type === 'Identifier' && property.name === 'isComposing')
          add('reads the flag itself: use isComposing of ~/lib/keys', start);
      },
      JSXOpeningElement({ name, attributes, start }) {
        const isHandled = attributes.some((one) => one.type === 'JSXAttribute' && one.name.name === 'onKeyDown');
        if (FIELDS.has(nameOf(name)) && isHandled) needsToAsk(start);
      },
      CallExpression({ callee, arguments: [type], start }) {
        const target = /^(?:window|document|root)\.addEventListener$/.test(dottedName(bare(callee)) ?? '');
        if (target && type && literalText(type) === 'keydown') needsToAsk(start);
      },
    });
    return found;
  });
  return [...found, ...[...unused].map((path) => ({ path, message: 'is allowed without need: remove it from the list' }))];
}
