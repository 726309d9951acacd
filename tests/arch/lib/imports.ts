import { posix } from 'node:path';
import { literalText, parse, visit } from './ast';
import type { SourceFile } from './tree';
import { lineAt } from './violations';

/** One `import`, `export … from`, `import()` or `import.meta.glob` of a file. */
export interface ImportEdge {
  readonly from: string;
  readonly line: number;
  readonly specifier: string;
  /** The imported path in the project without its extension (`src/lib/clock`), or null for a package. */
  readonly to: string | null;
  /** Removed by compilation. */
  readonly isTypeOnly: boolean;
  readonly isGlob: boolean;
  /** `import()`: loaded later. */
  readonly isDynamic: boolean;
}

/** Resolves a specifier to a path in the project; null for packages. */
export function resolveSpecifier(from: string, specifier: string): string | null {
  const path = specifier.split('?')[0]!.replace(/\.tsx?$/, '');
  if (path.startsWith('~/')) return posix.join('src', path.slice(2));
  if (path.startsWith('./') || path.startsWith('../')) return posix.join(posix.dirname(from), path);
  if (path.startsWith('/')) return path.slice(1);
  return null;
}

const known = new WeakMap<SourceFile, readonly ImportEdge[]>();

/** All imports of a file, found once. */
export function importsOf(file: SourceFile): readonly ImportEdge[] {
  const edges = known.get(file) ?? findImports(file);
  known.set(file, edges);
  return edges;
}

function findImports(file: SourceFile): ImportEdge[] {
  const edges: ImportEdge[] = [];
  const add = (written: string, offset: number, { isTypeOnly = false, isGlob = false, isDynamic = false } = {}): void => {
    // A glob can only name the files of a package by their place.
    const specifier = written.replace(/^\/node_modules\//, '');
    const to = resolveSpecifier(file.path, specifier);
    edges.push({ from: file.path, line: lineAt(file, offset), specifier, to, isTypeOnly, isGlob, isDynamic });
  };
  const { staticImports, staticExports } = parse(file).module;
  for (const { moduleRequest, start, entries } of staticImports) {
    add(moduleRequest.value, start, { isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType) });
  }
  for (const { entries } of staticExports) {
    for (const { moduleRequest, start, isType } of entries) if (moduleRequest) add(moduleRequest.value, start, { isTypeOnly: isType });
  }
  visit(file, {
    ImportExpression(node) {
      const specifier = literalText(node.source);
      if (specifier !== null) add(specifier, node.start, { isDynamic: true });
    },
    TSImportType(node) {
      const specifier = literalText(node.source);
      if (specifier !== null) add(specifier, node.start, { isTypeOnly: true });
    },
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty') return;
      if (callee.property.type !== 'Identifier' || callee.property.name !== 'glob') return;
      const [pattern] = node.arguments;
      const patterns = pattern?.type === 'ArrayExpression' ? pattern.elements : [pattern];
      for (const one of patterns) {
        const specifier = literalText(one);
        if (specifier !== null && !specifier.startsWith('!')) add(specifier, node.start, { isGlob: true });
      }
    },
  });
  return edges;
}
