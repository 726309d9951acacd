import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** The module that brings React, the router and the frame of the product. */
const SHELL = 'src/app/start.ts';

/**
 * The files that every visit loads, as few as possible. Each contains these sources with everything that they import,
 * except what an earlier file contains. Without this the bundler makes dozens, one for each set of pages that share a
 * module; each is a request and is compressed alone. The order matters: a file can import only from earlier ones.
 */
const FILES: readonly { readonly name: string; readonly sources: readonly string[] }[] = [
  { name: 'main', sources: ['index.html'] },
  { name: 'shell', sources: [SHELL] },
  { name: 'stores', sources: ['src/stores/createBrowserRoot.ts', 'pages/timeline/preload.ts'] },
  { name: 'notes', sources: ['pages/timeline/TimelinePage.tsx'] },
];

/** Files that are loaded later, after the files above. Sources of less than 3 kB come together with others (docs/decisions/0014). */
const PARTS: typeof FILES = [
  { name: 'rail', sources: ['src/workspace/shell/NavRail.tsx', 'src/workspace/dashboard/DashboardBeside.tsx'] },
  {
    name: 'background',
    sources: [
      'src/stores/settings/RegistrySync.ts',
      'src/stores/emojis/EmojiList.ts',
      'src/sound/SoundPlayer.ts',
      'src/storage/openKeyValueStore.ts',
      'src/api/upload.ts',
      'src/workspace/drag/ResizeBorder.tsx',
    ],
  },
  {
    name: 'panes',
    sources: [
      'src/workspace/OpenPanes.tsx',
      'src/stores/workspace/createWorkspace.ts',
      'src/storage/PassingStore.ts',
      'src/workspace/panes/panesToPreload.ts',
      'src/workspace/lib/useElementSize.ts',
    ],
  },
  // Columns on phones, without the tiling of wide screens.
  { name: 'columns', sources: ['src/workspace/phone/PhoneColumns.tsx'] },
  { name: 'deck', sources: ['src/workspace/deck/Deck.tsx'] },
  // Commands search the settings. What the options of widgets share with them must not bring the dashboard along.
  { name: 'settings', sources: ['src/stores/settings/searchSettings.ts'] },
  { name: 'dashboard', sources: ['src/workspace/dashboard/Dashboard.tsx'] },
  {
    name: 'menus',
    sources: [
      'src/workspace/shell/accountMenu.ts',
      'src/workspace/shell/navMenus.ts',
      'src/workspace/deck/addColumnMenu.ts',
      'src/router/linkMenu.ts',
      'src/components/composer/attachMenu.ts',
    ],
  },
  {
    name: 'noteParts',
    sources: [
      'src/components/note/card/PollView.tsx',
      'src/components/note/card/TranslationBox.tsx',
      'src/components/user/CatEars.tsx',
      'src/components/effects/drawEffects.ts',
    ],
  },
  {
    name: 'markup',
    sources: [
      'src/mfm/markupViews.ts',
      'src/mfm/SimplifiedMark.tsx',
      'src/mfm/SearchBox.tsx',
      'src/mfm/functions/BlurToggle.tsx',
      'src/mfm/code/CodeBlock.tsx',
    ],
  },
  {
    name: 'player',
    sources: [
      'src/components/media/player/Film.tsx',
      'src/components/media/player/AudioPlayer.tsx',
      'src/components/media/player/hasNoSound.ts',
    ],
  },
  { name: 'phone', sources: ['src/workspace/shell/BottomBar.tsx', 'src/components/pull/PullToRefresh.tsx'] },
  { name: 'visitor', sources: ['src/workspace/shell/VisitorHeader.tsx', 'src/workspace/shell/VisitorPanel.tsx'] },
];

/** Packages that the shell needs. They change rarely, so their file stays in caches when ours change. */
const LIBRARIES = 'libraries';

const absolute = (source: string): string => fileURLToPath(new URL(`../${source}`, import.meta.url));

/** Modules and everything that they import statically. */
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

/** The bundler's own helpers, which are always in a file of their own. */
const RUNTIME = 'rolldown-runtime';

/**
 * Preloads these files in the page itself, so that they load together instead of one after the other. Almost every page
 * shows notes, so all of them are needed.
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
