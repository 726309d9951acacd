import type { ESTree } from 'vite';
import { dottedName, outcomes, visit } from '../lib/ast';
import type { SourceFile } from '../lib/tree';
import { lineAt, type Violation } from '../lib/violations';

/** Ways to turn text into markup or code, which the content security policy forbids as well. */
const MARKUP =
  /\b(?:dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|srcDoc|srcdoc|createContextualFragment)\b|\bdocument\.write|\beval\(|\bnew Function\(/g;

/** Attributes that make the browser navigate. */
const GOING = new Set(['action', 'formAction', 'href', 'xlinkHref']);

/** Our own components that pass their address through `safeHttpUrl` themselves. */
const SAFE_COMPONENTS = new Set(['ExternalLink']);

/** Names of address fields in server data. */
const REMOTE_NAME = /(?:^|\.)(?:url|uri|link|website|homepage\w*|\w+Ur[il])$/;

/** Calls that open an address. */
const OPENING = /^(?:(?:window|globalThis)\.)?open$|\blocation\.(?:assign|replace)$/;

/**
 * A member such as `note.url` that is passed directly to an attribute or a call. Local variables are not followed:
 * assigning a remote address to one goes through `safeHttpUrl`.
 */
function remoteAddress(expression: ESTree.Node): string | null {
  for (const node of outcomes(expression)) {
    const inner = node.type === 'ChainExpression' ? node.expression : node;
    const name = inner.type === 'MemberExpression' ? dottedName(inner) : null;
    if (name !== null && REMOTE_NAME.test(name)) return name;
  }
  return null;
}

/** Finds server text that becomes markup, and server addresses that are opened unchecked. */
export function checkRemoteContent(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) => {
    const found: Violation[] = [];
    const add = (message: string, offset: number): void => {
      found.push({ path: file.path, line: lineAt(file, offset), message });
    };
    const checkAddress = (expression: ESTree.Node): void => {
      const name = remoteAddress(expression);
      if (name !== null) add(`${name} may be any address, javascript: too: pass it through safeHttpUrl`, expression.start);
    };
    for (const match of file.text.matchAll(MARKUP)) add(`${match[0]} turns text into markup or code: build elements instead`, match.index);
    visit(file, {
      JSXOpeningElement(node) {
        if (node.name.type === 'JSXIdentifier' && SAFE_COMPONENTS.has(node.name.name)) return;
        for (const attribute of node.attributes) {
          if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier' || !GOING.has(attribute.name.name)) continue;
          if (attribute.value?.type === 'JSXExpressionContainer') checkAddress(attribute.value.expression);
        }
      },
      CallExpression(node) {
        const [address] = node.arguments;
        if (address && OPENING.test(dottedName(node.callee) ?? '')) checkAddress(address);
      },
      AssignmentExpression(node) {
        if (/\blocation(?:\.href)?$/.test(dottedName(node.left) ?? '')) checkAddress(node.right);
      },
    });
    return found;
  });
}
