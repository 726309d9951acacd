import type { ESTree } from 'vite';
import { dottedName, outcomes, visit } from '../lib/ast';
import type { SourceFile } from '../lib/tree';
import { lineAt, type Violation } from '../lib/violations';

/** Ways to turn text into markup or code, which the content security policy forbids as well. */
const MARKUP =
  /\b(?:dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|srcDoc|srcdoc|createContextualFragment)\b|\bdocument\.write|\beval\(|\bnew Function\(/g;

/** Attributes that make the browser go somewhere. */
const GOING = new Set(['action', 'formAction', 'href', 'xlinkHref']);

/** Components of ours that pass what they get through `safeHttpUrl` themselves. */
const SAFE_COMPONENTS = new Set(['ExternalLink']);

/** Names under which servers send addresses. */
const REMOTE_NAME = /(?:^|\.)(?:url|uri|link|website|homepage\w*|\w+Ur[il])$/;

/** Calls that go to an address. */
const OPENING = /^(?:(?:window|globalThis)\.)?open$|\blocation\.(?:assign|replace)$/;

/**
 * A member such as `note.url` that goes into an attribute or a call as it is. A local name is not followed: whoever
 * gives a remote address a name does it by way of `safeHttpUrl`.
 */
function remoteAddress(expression: ESTree.Node): string | null {
  for (const node of outcomes(expression)) {
    const inner = node.type === 'ChainExpression' ? node.expression : node;
    const name = inner.type === 'MemberExpression' ? dottedName(inner) : null;
    if (name !== null && REMOTE_NAME.test(name)) return name;
  }
  return null;
}

/** Text from servers that becomes markup, and addresses from servers that are followed unchecked. */
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
