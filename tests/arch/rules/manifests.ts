import { posix } from 'node:path';
import type { ESTree } from 'vite';
import { bare, literalText, parse, propertyValue } from '../lib/ast';
import { importsOf } from '../lib/imports';
import type { Texts } from '../lib/locales';
import type { SourceFile } from '../lib/tree';
import { lineAt, type Violation } from '../lib/violations';

/** The function that declares a feature of each kind, what its manifest must say beside `id` and `title`, and how the file of its component ends. */
const KINDS: Readonly<Record<string, { readonly define: string; readonly fields: readonly string[]; readonly ending: string }>> = {
  pages: { define: 'definePage', fields: ['icon', 'routes'], ending: 'Page.tsx' },
  widgets: { define: 'defineWidget', fields: ['icon', 'category', 'size', 'options'], ending: 'Widget.tsx' },
  windows: { define: 'defineWindow', fields: [], ending: 'Window.tsx' },
};

/** What a manifest may import besides types: the function that declares it and its options. All manifests load together, so they have to stay small. */
const LIGHT = /^src\/registry\/|\/options$/;

type Manifest = { readonly folder: string; readonly kind: string; readonly body: ESTree.ObjectExpression };

/** The argument of `definePage({ … })` in the default export. */
function bodyOf(file: SourceFile, define: string): ESTree.ObjectExpression | null {
  for (const node of parse(file).program.body) {
    if (node.type !== 'ExportDefaultDeclaration') continue;
    const call = bare(node.declaration);
    if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier' || call.callee.name !== define) return null;
    const [body] = call.arguments;
    return body?.type === 'ObjectExpression' ? body : null;
  }
  return null;
}

const hasDefaultExport = (file: SourceFile): boolean =>
  parse(file).module.staticExports.some(({ entries }) => entries.some((entry) => entry.exportName.kind === 'Default'));

/** A component is found by its name. */
function checkComponent(folder: string, ending: string, files: ReadonlyMap<string, SourceFile>): string[] {
  const found = [...files.values()].filter(({ path }) => posix.dirname(path) === folder && path.endsWith(ending));
  if (found.length !== 1) return [`one file beside it must be named …${ending}, and ${found.length} are`];
  return hasDefaultExport(found[0]!) ? [] : [`${found[0]!.path} has no default export to load`];
}

function checkBody({ folder, kind, body }: Manifest, files: ReadonlyMap<string, SourceFile>, texts: Texts): string[] {
  const problems: string[] = [];
  const id = literalText(propertyValue(body, 'id'));
  const below = folder.slice(kind.length + 1);
  if (id !== below) problems.push(`its id is ${id}, its folder ${below}: they must be the same`);
  for (const name of kind === 'widgets' ? ['title', 'keywords'] : ['title']) {
    const key = literalText(propertyValue(body, name));
    if (key === null || !texts.has(key)) problems.push(`its ${name} ${key} is not among the English texts`);
  }
  const { fields, ending } = KINDS[kind]!;
  for (const field of fields) if (!propertyValue(body, field)) problems.push(`it does not say ${field}`);
  problems.push(...checkComponent(folder, ending, files));
  const options = propertyValue(body, 'options');
  if (options && !files.has(`${folder}/options.ts`)) problems.push('its options must stand in options.ts beside it');
  return problems;
}

function checkManifest(file: SourceFile, files: ReadonlyMap<string, SourceFile>, texts: Texts): Violation[] {
  const folder = posix.dirname(file.path);
  const kind = folder.split('/')[0]!;
  const { define } = KINDS[kind]!;
  const body = bodyOf(file, define);
  const at = (message: string, line?: number): Violation => ({ path: file.path, message, ...(line === undefined ? {} : { line }) });
  if (!body) return [at(`must be one default export: ${define}({ … })`)];
  const named = parse(file).module.staticExports.some(({ entries }) => entries.some((entry) => entry.exportName.kind === 'Name'));
  const heavy = importsOf(file).filter((edge) => !edge.isTypeOnly && !edge.isDynamic && !LIGHT.test(edge.to ?? ''));
  return [
    ...checkBody({ folder, kind, body }, files, texts).map((message) => at(message, lineAt(file, body.start))),
    ...(named ? [at('exports something beside the manifest: a schema belongs into options.ts')] : []),
    ...heavy.map((edge) => at(`imports ${edge.specifier}, which every visitor would load with the manifests`, edge.line)),
  ];
}

/** Finds feature folders without a complete manifest that loads its component lazily. */
export function checkManifests(all: readonly SourceFile[], texts: Texts): Violation[] {
  const files = new Map(all.map((file) => [file.path, file]));
  const manifests = all.filter(({ path }) => path.endsWith('/manifest.ts'));
  const folders = new Set(all.map(({ path }) => path.split('/').slice(0, 2).join('/')));
  const lonely = [...folders].filter((folder) => !manifests.some(({ path }) => path.startsWith(`${folder}/`)));
  return [
    ...manifests.flatMap((file) => checkManifest(file, files, texts)),
    ...lonely.map((folder) => ({ path: folder, message: 'has no manifest.ts, so nothing finds it' })),
  ];
}

/** Only the types of manifests and schemas reach a component: its chunk would carry them otherwise. */
export function checkThreeFiles(all: readonly SourceFile[]): Violation[] {
  return all.flatMap((file) =>
    importsOf(file).flatMap((edge) => {
      const problem =
        edge.to?.endsWith('/manifest') === true && !edge.isGlob && !edge.isTypeOnly
          ? 'imports a manifest at run time: import its type'
          : edge.to?.endsWith('/options') === true && file.path.endsWith('.tsx') && !edge.isTypeOnly
            ? 'imports a schema at run time: import its type'
            : null;
      return problem === null ? [] : [{ path: file.path, line: edge.line, message: problem }];
    }),
  );
}
