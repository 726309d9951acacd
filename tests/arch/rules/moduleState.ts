import type { ESTree } from 'vite';
import { bare, dottedName, parse } from '../lib/ast';
import type { SourceFile } from '../lib/tree';
import { lineAt, type Violation } from '../lib/violations';

/** Classes whose objects never change. */
const CONSTANT_CLASSES = /^(?:RegExp|URL|Error|TextEncoder|TextDecoder|Date|Intl\.\w+)$/;

/** Containers that are constants when they are created with their content, and state when they start empty. */
const CONTAINERS = new Set(['Map', 'Set']);

/** Calls that create something observable. */
const OBSERVABLE = /^(?:observable|makeAutoObservable|makeObservable)\b/;

function stateIn(value: ESTree.Node): string | null {
  const inner = bare(value);
  if (inner.type === 'ArrayExpression' && inner.elements.length === 0) return 'an empty array';
  if (inner.type === 'ObjectExpression' && inner.properties.length === 0) return 'an empty object';
  if (inner.type === 'CallExpression') {
    const name = dottedName(inner.callee);
    return name !== null && OBSERVABLE.test(name) ? `${name}(…)` : null;
  }
  if (inner.type !== 'NewExpression') return null;
  const name = dottedName(inner.callee) ?? 'something';
  if (CONSTANT_CLASSES.test(name) || (CONTAINERS.has(name) && inner.arguments.length > 0)) return null;
  return `new ${name}`;
}

/** A piece of state outside of every store. */
export interface ModuleState extends Violation {
  readonly name: string;
}

/**
 * Finds state in modules: two accounts, two tests or two windows in one process would share it, and nothing could
 * dispose of it. State belongs in a store that the root creates.
 */
export function findModuleState(files: readonly SourceFile[]): ModuleState[] {
  return files.flatMap((file) => {
    const found: ModuleState[] = [];
    for (const node of parse(file).program.body) {
      const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
      if (declaration?.type !== 'VariableDeclaration' || declaration.declare) continue;
      for (const { id, init, start } of declaration.declarations) {
        const name = id.type === 'Identifier' ? id.name : file.text.slice(id.start, id.end);
        const what = declaration.kind === 'const' ? init && stateIn(init) : `a top-level ${declaration.kind}`;
        if (what)
          found.push({
            path: file.path,
            line: lineAt(file, start),
            name,
            message: `${name} is ${what} at module level: give it to a store`,
          });
      }
    }
    return found;
  });
}
