import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor, type ESTree, type Rolldown } from 'vite';
import type { ShellFile, ShellFiles } from '../src/app/worker/shellFiles.ts';
import { isNamedFile } from './chunks.ts';
import { languageCodes, ownAreaOf, SHARED, SOURCE_LANGUAGE, START } from './generate/locales.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The marker in code and manifests (src/lib/neededOffline.ts). */
const MARK = 'neededOffline';

/** What a source declares as needed without a network. */
export interface Declared {
  /** What it imports late. */
  readonly imports: readonly string[];
  /** Names of properties of manifests that import something late. */
  readonly properties: readonly string[];
}

/** The addresses in `import()` calls inside a node. */
function importsIn(program: ESTree.Program, isInside: (node: { start: number; end: number }) => boolean): readonly string[] {
  const found: string[] = [];
  new Visitor({
    ImportExpression(node) {
      if (isInside(node) && node.source.type === 'Literal' && typeof node.source.value === 'string') found.push(node.source.value);
    },
  }).visit(program);
  return found;
}

const hasMark = (node: ESTree.Node): boolean =>
  node.type === 'ObjectExpression' &&
  node.properties.some((one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === MARK);

/** Finds what calls of `neededOffline`, and calls with the option of this name, import. */
export function declaredIn(path: string, source: string): Declared {
  const { program } = parseSync(path, source);
  const calls: ESTree.CallExpression[] = [];
  const properties: string[] = [];
  new Visitor({
    CallExpression(node) {
      const isCall = node.callee.type === 'Identifier' && node.callee.name === MARK;
      if (!isCall && !node.arguments.some(hasMark)) return;
      calls.push(node);
      const [argument] = node.arguments;
      if (isCall && argument?.type === 'Identifier') properties.push(argument.name);
      if (isCall && argument?.type === 'MemberExpression' && argument.property.type === 'Identifier')
        properties.push(argument.property.name);
    },
  }).visit(program);
  const isInside = ({ start, end }: { start: number; end: number }) => calls.some((call) => call.start <= start && end <= call.end);
  return { imports: importsIn(program, isInside), properties };
}

/** Finds what properties of a manifest import. */
export function propertyImports(path: string, source: string, names: ReadonlySet<string>): readonly string[] {
  const { program } = parseSync(path, source);
  const nodes: { start: number; end: number }[] = [];
  new Visitor({
    Property(node) {
      if (node.key.type === 'Identifier' && names.has(node.key.name)) nodes.push(node);
    },
  }).visit(program);
  return importsIn(program, ({ start, end }) => nodes.some((node) => node.start <= start && end <= node.end));
}

const isFeatureCode = (path: string): boolean => /^preload\.ts$|(?:Page|Window)\.tsx$/.test(basename(path));

/** Whether a source that mentions the marker is a manifest, which declares its whole feature. */
const isNeededManifest = (path: string, source: string): boolean => path.endsWith('/manifest.ts') && source.includes(`${MARK}: true`);

/** The part of the bundler's context that is asked. */
type Context = Pick<Rolldown.PluginContext, 'getModuleIds' | 'resolve'>;

/** The modules that people need without a network, and the catalogs of their features, as the sources declare. */
async function neededModules(context: Context): Promise<{ readonly modules: ReadonlySet<string>; readonly catalogs: readonly string[] }> {
  const ids = [...context.getModuleIds()];
  const own = ids.filter((id) => id.startsWith(root) && !id.includes('/node_modules/') && /\.tsx?$/.test(id));
  const sources = new Map(own.map((id) => [id, readFileSync(id, 'utf8')]));
  const modules = new Set<string>();
  const catalogs: string[] = [];
  const properties = new Set<string>();
  const add = async (specifiers: readonly string[], importer: string) => {
    for (const specifier of specifiers) {
      const found = await context.resolve(specifier, importer);
      if (!found) throw new Error(`${importer} imports ${specifier}, which does not exist`);
      modules.add(found.id);
    }
  };
  for (const [id, source] of sources) {
    if (!source.includes(MARK)) continue;
    if (isNeededManifest(id, source)) {
      for (const code of own) if (dirname(code) === dirname(id) && isFeatureCode(code)) modules.add(code);
      catalogs.push(ownAreaOf(dirname(id.slice(root.length))));
      continue;
    }
    const declared = declaredIn(id, source);
    for (const name of declared.properties) properties.add(name);
    await add(declared.imports, id);
  }
  for (const [id, source] of sources) if (id.endsWith('/manifest.ts')) await add(propertyImports(id, source, properties), id);
  return { modules, catalogs };
}

const bytesOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): number =>
  Buffer.byteLength(file.type === 'chunk' ? file.code : file.source);

/** A short hash of a content, which changes with it. */
export const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** The language that a late file belongs to, by the name of its source: `ja-JP.json`. */
function languageOf({ facadeModuleId }: Rolldown.OutputChunk): string | null {
  const name = basename(facadeModuleId ?? '', '.json');
  return languageCodes().includes(name) ? name : null;
}

/** The workers that a chunk starts, with the code and the binaries that they load. The bundler makes them apart, so only their names connect them. */
function workerFiles(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const found = new Set<string>();
  const others = Object.keys(bundle).filter((name) => /\.(?:js|wasm)$/.test(name) && bundle[name]?.type === 'asset');
  const follow = (code: string): void => {
    for (const name of others) {
      const asset = bundle[name];
      if (found.has(name) || asset?.type !== 'asset' || !code.includes(basename(name))) continue;
      found.add(name);
      if (name.endsWith('.js')) follow(String(asset.source));
    }
  };
  follow(chunk.code);
  return found;
}

/**
 * Lists what opens the product without a network: the files that every visit loads, what is needed without a network, and everything that
 * they import, with their styles.
 * @param publicDir the folder of the files that are served as they are
 * @param top where the product is on its origin, with a slash at its end
 */
export async function shellFiles(context: Context, bundle: Rolldown.OutputBundle, publicDir: string, top = '/'): Promise<ShellFiles> {
  const { modules, catalogs } = await neededModules(context);
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const page = bundle['index.html'];
  if (!entry || page?.type !== 'asset') throw new Error('the build has no page');
  const wanted = new Set<string>();
  const want = (fileName: string): void => {
    const file = bundle[fileName];
    if (wanted.has(fileName) || !file) return;
    wanted.add(fileName);
    if (file.type !== 'chunk') return;
    for (const imported of file.imports) want(imported);
    for (const style of file.viteMetadata?.importedCss ?? []) want(style);
  };
  const ofLanguage: Record<string, ShellFile[]> = {};
  for (const chunk of chunks) {
    const lang = languageOf(chunk);
    if (lang !== null && lang !== SOURCE_LANGUAGE) (ofLanguage[lang] ??= []).push([top + chunk.fileName, bytesOf(chunk)]);
    const isNeeded = chunk === entry || isNamedFile(chunk.fileName) || lang === SOURCE_LANGUAGE;
    const isDeclared = chunk.moduleIds.some((id) => modules.has(id));
    if (isNeeded || isDeclared) want(chunk.fileName);
    if (isDeclared) for (const file of workerFiles(chunk, bundle)) wanted.add(file);
  }
  const text = String(page.source);
  const named = [...text.matchAll(/(?:href|src)="(\/[^"]+)"/g)]
    .flatMap(([, path = '']) => (path.startsWith(top) ? [path.slice(top.length)] : []))
    .filter((path) => !path.startsWith('assets/'));
  const catalog = Object.keys(bundle).find((name) => name.endsWith(`/${SOURCE_LANGUAGE}/${START}.json`));
  if (catalog === undefined) throw new Error('the build has no texts');
  const base = dirname(dirname(catalog));
  return {
    build: top + entry.fileName,
    page: hashOf(text),
    files: Object.values(bundle)
      .filter(({ fileName }) => wanted.has(fileName))
      .map((file): ShellFile => [top + file.fileName, bytesOf(file)])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    rootFiles: [...new Set(named)].toSorted().map((path) => {
      const file = bundle[path];
      return [top + path, hashOf(file?.type === 'asset' ? file.source : readFileSync(join(publicDir, path)))];
    }),
    ofLanguage,
    texts: { base: top + base, names: [START, SHARED, ...catalogs.filter((name) => `${base}/${SOURCE_LANGUAGE}/${name}.json` in bundle)] },
  };
}
