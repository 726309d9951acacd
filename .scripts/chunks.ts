import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_SIDE } from '../src/services/workspace/dashboardDefaults.ts';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** The code of features in `folder` whose manifests a condition chooses. */
function featuresOf(kind: string, isChosen: (id: string, manifest: string) => boolean): string[] {
  const folders = readdirSync(kind).filter((id) => isChosen(id, readFileSync(`${kind}/${id}/manifest.ts`, 'utf8')));
  const isCode = (name: string): boolean => /^preload\.ts$|(?:Page|Widget)\.tsx$/.test(name);
  return folders.flatMap((id) => readdirSync(`${kind}/${id}`).flatMap((name) => (isCode(name) ? [`${kind}/${id}/${name}`] : [])));
}

/** The pages that show notes at once, as their manifests say, and what asks for their first data. */
const firstPages = (): string[] => featuresOf('pages', (_id, manifest) => manifest.includes('needsOnlyStartTexts: true'));

/** The widgets of a side panel that was never arranged. */
const firstWidgets = (): string[] => featuresOf('widgets', (id) => DEFAULT_SIDE.some(({ kind }) => kind === id));

/**
 * The files that every visit loads, as few as possible. Each contains these sources with everything that they import, except what an
 * earlier file contains. Without this the bundler makes dozens, one for each set of pages that share a module; each is a request and is
 * compressed alone. The order matters: a file can import only from earlier ones.
 */
const START: Readonly<Record<string, readonly string[]>> = {
  main: ['index.html'],
  stores: ['src/stores/createBrowserRoot.ts'],
  shell: ['src/app/start.ts'],
  notes: firstPages(),
};

/**
 * The files that most visits load soon, made in the same way: around the page on each kind of screen, pictures of notes, columns and windows, and what
 * follows the first notes.
 */
const SOON = {
  rail: ['src/workspace/shell/NavRail.tsx', 'src/workspace/dashboard/DashboardBeside.tsx'],
  phone: ['src/workspace/shell/BottomBar.tsx', 'src/workspace/phone/PhoneColumns.tsx'],
  visitor: ['src/workspace/shell/VisitorHeader.tsx', 'src/workspace/shell/VisitorPanel.tsx'],
  media: ['src/components/media/MediaFile.tsx'],
  columns: ['src/workspace/deck/Deck.tsx', 'src/workspace/OpenPanes.tsx'],
  after: [
    'src/app/PointerHelp.tsx',
    'src/app/startDialogs.ts',
    'src/workspace/commands/lazyCommands.ts',
    'src/components/note/menu/noteMenus.ts',
    'src/workspace/dashboard/Dashboard.tsx',
    'src/workspace/overlays/OverlayHost.tsx',
    ...firstWidgets(),
  ],
} satisfies Readonly<Record<string, readonly string[]>>;

/** The file around the page. It also has what several of these files need, so that none of them waits for another one. */
const AROUND = 'rail';

/** Packages that the start needs. They change rarely, so their file stays in caches when ours change. */
const LIBRARIES = 'libraries';

/** How many late parts share a module before it moves into the file of shared code. What fewer share is in small files of its own. */
const SHARED_BY = 8;

const absolute = (source: string): string => fileURLToPath(new URL(`../${source}`, import.meta.url));

/** Modules and everything that they import statically. */
function closureOf(sources: readonly string[], graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const source of sources) {
    if (!graph.getModuleInfo(absolute(source))) throw new Error(`.scripts/chunks.ts: no code imports ${source}`);
    visit(absolute(source));
  }
  return found;
}

/** Groups for `output.codeSplitting`. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const closures = new Map<string, ReadonlySet<string>>();
  const has = (name: string, sources: readonly string[], id: string, graph: Rolldown.ChunkingContext): boolean => {
    const known = closures.get(name) ?? closureOf(sources, graph);
    closures.set(name, known);
    return known.has(id);
  };
  const group = (name: string, isMember: (id: string, graph: Rolldown.ChunkingContext) => boolean) => ({
    debugName: name,
    name: (id: string, graph: Rolldown.ChunkingContext) => (isMember(id, graph) ? name : null),
  });
  const soon = Object.entries(SOON);
  const groups: Rolldown.CodeSplittingGroup[] = [
    group(LIBRARIES, (id, graph) => id.includes('/node_modules/') && has(LIBRARIES, Object.values(START).flat(), id, graph)),
    ...Object.entries(START).map(([name, sources]) => group(name, (id, graph) => has(name, sources, id, graph))),
    group(
      AROUND,
      (id, graph) => has(AROUND, SOON[AROUND], id, graph) || soon.filter(([name, sources]) => has(name, sources, id, graph)).length > 1,
    ),
    ...soon.map(([name, sources]) => group(name, (id, graph) => has(name, sources, id, graph))),
    { name: 'shared', minShareCount: SHARED_BY },
  ];
  return groups.map((one, index) => ({ ...one, priority: groups.length - index }));
}

/** The bundler's own helpers, which are always in a file of their own. */
const RUNTIME = 'rolldown-runtime';

const START_NAMES: readonly string[] = [RUNTIME, LIBRARIES, ...Object.keys(START)];

/** The names of all files that are made by these rules. */
const NAMES: readonly string[] = [...START_NAMES, ...Object.keys(SOON), 'shared'];

/** Whether most visits load a file: it is one of those above. */
export const isNamedFile = (file: string): boolean => NAMES.some((name) => file.startsWith(`assets/${name}-`));

const isOfStart = (file: string): boolean => START_NAMES.some((name) => file.startsWith(`assets/${name}-`));

/**
 * Returns what is asked for together with a late part: all that it imports, except what every visit has loaded. Without it, the browser
 * finds these files one after the other, and each step takes the way to the server and back.
 */
export const askedForWith = (_part: string, needed: readonly string[]): string[] =>
  needed.filter((file) => file.endsWith('.css') || !isOfStart(file));

/**
 * Preloads the files of the start in the page itself, so that they load together instead of one after the other. Almost every page shows
 * notes, so all of them are needed.
 */
export function preloadStartFiles(): Plugin {
  let base = '/';
  const link = (rel: string, file: string): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel, href: base + file, crossorigin: true },
    injectTo: 'head',
  });
  return {
    name: 'preload-start-files',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {}).flatMap((file) => {
          if (file.type !== 'chunk' || file.isEntry || !isOfStart(file.fileName)) return [];
          const styles = [...(file.viteMetadata?.importedCss ?? [])];
          return [link('modulepreload', file.fileName), ...styles.map((css) => link('stylesheet', css))];
        }),
    },
  };
}
