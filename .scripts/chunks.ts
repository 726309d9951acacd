import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** What brings React, the router and the frame of the product. */
const SHELL = 'src/app/start.ts';

/**
 * What everybody loads, as few files: each is these sources with all that they import, less what the files before it
 * hold. Left to itself the bundler makes dozens, one for each set of pages that share a module, and every one is a
 * request and compresses alone. Order matters: a file may only import from those before it.
 */
const FILES: readonly { readonly name: string; readonly sources: readonly string[] }[] = [
  { name: 'main', sources: ['index.html'] },
  { name: 'shell', sources: [SHELL] },
  { name: 'stores', sources: ['src/stores/createBrowserRoot.ts', 'pages/timeline/preload.ts'] },
  { name: 'notes', sources: ['pages/timeline/TimelinePage.tsx'] },
];

/** What comes together for those who need it, after the files above and as few as they. */
const PARTS: typeof FILES = [
  { name: 'rail', sources: ['src/workspace/shell/NavRail.tsx', 'src/workspace/dashboard/DashboardBeside.tsx'] },
  {
    name: 'panes',
    sources: [
      'src/workspace/OpenPanes.tsx',
      'src/stores/workspace/createWorkspace.ts',
      'src/workspace/panes/panesToPreload.ts',
      'src/workspace/lib/useElementSize.ts',
    ],
  },
  { name: 'deck', sources: ['src/workspace/deck/Deck.tsx'] },
  { name: 'dashboard', sources: ['src/workspace/dashboard/Dashboard.tsx'] },
];

/** Packages that the shell needs: they change seldom, so their file stays in caches when ours do not. */
const LIBRARIES = 'libraries';

const absolute = (source: string): string => fileURLToPath(new URL(`../${source}`, import.meta.url));

/** Modules and everything that they import without asking. */
function closureOf(sources: readonly string[], graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const source of sources) visit(absolute(source));
  return found;
}

/** Groups for `output.codeSplitting`. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const group = (name: string, sources: readonly string[], isMember: (id: string) => boolean) => {
    let closure: ReadonlySet<string> | undefined;
    return {
      debugName: name,
      name: (id: string, graph: Rolldown.ChunkingContext) => {
        closure ??= closureOf(sources, graph);
        return closure.has(id) && isMember(id) ? name : null;
      },
    };
  };
  const groups = [
    group(LIBRARIES, [SHELL], (id) => id.includes('/node_modules/')),
    ...[...FILES, ...PARTS].map(({ name, sources }) => group(name, sources, () => true)),
  ];
  return groups.map((one, index) => ({ ...one, priority: groups.length - index }));
}

/** The bundler's own helpers, which it always keeps in a file of their own. */
const RUNTIME = 'rolldown-runtime';

/**
 * Names these files in the page itself, so that they travel together with the first one instead of one after the other:
 * whatever the address, notes are almost always part of what it shows.
 */
export function preloadStartFiles(): Plugin {
  const names: readonly string[] = [RUNTIME, LIBRARIES, ...FILES.map(({ name }) => name)];
  const link = (rel: string, file: string): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel, href: `/${file}`, crossorigin: true },
    injectTo: 'head',
  });
  return {
    name: 'preload-start-files',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {}).flatMap((file) => {
          if (file.type !== 'chunk' || file.isEntry || !names.includes(file.name)) return [];
          const styles = [...(file.viteMetadata?.importedCss ?? [])];
          return [link('modulepreload', file.fileName), ...styles.map((css) => link('stylesheet', css))];
        }),
    },
  };
}
