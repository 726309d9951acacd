import { importsOf, type ImportEdge } from '../lib/imports';
import type { SourceFile } from '../lib/tree';
import type { Violation } from '../lib/violations';

/** The lowest layer above `src/lib`; these folders do not import each other. */
const FOUNDATION = ['src/api', 'src/storage', 'src/services', 'src/registry', 'src/theme', 'src/i18n', 'src/sound'];
const TO_STREAMING = ['src/lib', ...FOUNDATION, 'src/streaming'];
const TO_STORES = [...TO_STREAMING, 'src/memory'];
const TO_REACT = [...TO_STORES, 'src/stores', 'src/react'];
const TO_ROUTER = [...TO_REACT, 'src/router'];
const TO_COMPONENTS = [...TO_ROUTER, 'src/emoji', 'src/mfm', 'src/components'];

/** The types of requests and answers, which every layer may use. */
const WIRE = new Set(['src/api/wire', 'src/api/endpoints']);

/** Types that a lower layer uses from a higher one, each with its reason. They do not exist at run time. */
const TYPES_FROM_ABOVE = [
  {
    zones: ['src/registry', 'src/stores'],
    to: 'src/components/ui/Icon',
    why: 'manifests and menus name their icon, and the names are those of the drawn ones',
  },
  {
    zones: ['src/registry'],
    to: 'src/stores/RootStore',
    why: 'a page may begin to load its data from its manifest, and data are loaded by stores',
  },
  {
    zones: ['src/registry'],
    to: 'src/stores/ui/menuItems',
    why: 'a page may offer choices for a single column, as entries of its menu',
  },
];

/** Derived from the tree by .scripts/generate: it names features and locales for the layers, and each layer may read it. */
const DERIVED = 'src/generated';

/** Pages that show all widgets, which only the workspace can find. */
const PAGES_OF_THE_WORKSPACE = [
  { from: 'pages/dashboard/DashboardPage.tsx', to: 'src/workspace/dashboard/PageDashboard' },
  { from: 'pages/dashboard/DashboardPage.tsx', to: 'src/workspace/dashboard/wall/WallDashboard' },
  { from: 'pages/dev/WidgetGallery.tsx', to: 'src/workspace/dashboard/WidgetStage' },
  { from: 'pages/dev/widgetAnswers.ts', to: 'src/registry/collectSamples' },
];

/** The zones that each zone may import, besides its own folder. The rows are in the order of the layers. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/lib': [],
  ...Object.fromEntries(FOUNDATION.map((zone) => [zone, ['src/lib']])),
  'src/streaming': ['src/lib'],
  'src/memory': ['src/lib', 'src/services'],
  'src/stores': TO_STORES,
  'src/react': TO_REACT,
  'src/router': ['src/lib', 'src/registry', 'src/services', 'src/stores', 'src/react'],
  'src/emoji': TO_ROUTER,
  'src/mfm': [...TO_ROUTER, 'src/emoji'],
  'src/components': [...TO_ROUTER, 'src/emoji', 'src/mfm'],
  'src/registry/collect': ['src/lib', 'src/registry'],
  pages: TO_COMPONENTS,
  widgets: TO_COMPONENTS,
  windows: TO_COMPONENTS,
  'src/workspace': [...TO_COMPONENTS, 'src/registry/collect'],
  'src/app': [...TO_COMPONENTS, 'src/registry/collect', 'src/workspace'],
  'src/main': [...TO_COMPONENTS, 'src/registry/collect', 'src/workspace', 'src/app'],
  server: ['src/lib'],
};

/** The zone of a path: `src/<folder>`, a top-level folder, or the collecting files of the registry. */
export function zoneOf(path: string): string {
  if (path.startsWith('src/registry/collect')) return 'src/registry/collect';
  return /^src\/[^/.]+/.exec(path)?.[0] ?? path.split('/')[0]!;
}

const isFeature = (zone: string): boolean => zone === 'pages' || zone === 'widgets' || zone === 'windows';

/** The folder of a feature; for nested pages the outermost one: `pages/settings` for `pages/settings/privacy/…`. */
const featureOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** Whether an import of types is allowed: types of the wire, of a neighbor in the lowest layer, and the exceptions above. */
function typesAreFree(from: string, target: string, to: string): boolean {
  if (WIRE.has(to)) return true;
  if (FOUNDATION.includes(from) && FOUNDATION.includes(target)) return true;
  return TYPES_FROM_ABOVE.some((one) => one.zones.includes(from) && one.to === to);
}

function reason(edge: ImportEdge, to: string): string | null {
  const from = zoneOf(edge.from);
  const target = zoneOf(to);
  if (edge.isGlob && isFeature(target)) return from === 'src/registry/collect' ? null : 'only src/registry/collect* finds features by glob';
  if (isFeature(from) && isFeature(target))
    return featureOf(edge.from) === featureOf(to) ? null : 'features never import each other: talk through a store';
  if (PAGES_OF_THE_WORKSPACE.some((one) => edge.from === one.from && to === one.to)) return null;
  if (from === DERIVED || target === DERIVED) return null;
  if (from === target || (edge.isTypeOnly && typesAreFree(from, target, to))) return null;
  const allowed = MAY_IMPORT[from];
  if (!allowed) return `${from} has no place in the layers yet: give it one in tests/arch/rules/layers.ts`;
  return allowed.includes(target) ? null : `${from} may import ${allowed.join(', ') || 'nothing of ours'}`;
}

/** Finds imports from a higher layer, from a neighbor, or from another feature. */
export function checkLayers(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap((edge) => {
      const why = edge.to === null ? null : reason(edge, edge.to);
      return why === null ? [] : [{ path: edge.from, line: edge.line, message: `imports ${edge.to}: ${why}` }];
    }),
  );
}

/** Dependencies that only the server may import: they need Node.js, or are too large for a browser. */
const SERVER_ONLY: readonly string[] = [
  '@fastify/compress',
  '@fastify/http-proxy',
  '@fastify/multipart',
  '@fastify/static',
  '@fastify/websocket',
  '@misskey-dev/emoji-assets',
  'fast-xml-parser',
  'fastify',
  'file-type',
  'libsql',
  'otpauth',
  'sharp',
  'yazl',
  'zod',
];

/** The packages that a file imports, without Node.js modules: `@scope/name` for `@scope/name/part`. */
function packagesOf(file: SourceFile): { readonly name: string; readonly line: number }[] {
  return importsOf(file)
    .filter(({ to, specifier }) => to === null && !specifier.startsWith('virtual:'))
    .map(({ specifier, line }) => ({
      name: specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
      line,
    }));
}

/** Finds imports of the client that are not dependencies, belong to the server or are Node.js modules. */
export function checkClientPackages(files: readonly SourceFile[], dependencies: readonly string[]): Violation[] {
  return files.flatMap((file) =>
    packagesOf(file)
      .filter(({ name }) => !dependencies.includes(name) || SERVER_ONLY.includes(name))
      .map(({ name, line }) => ({ path: file.path, line, message: `imports ${name}, which is not shipped to the browser` })),
  );
}

/** Finds imports of the server that are not dependencies: it has to run after `npm ci --omit=dev`. */
export function checkServerPackages(files: readonly SourceFile[], dependencies: readonly string[]): Violation[] {
  return files.flatMap((file) =>
    packagesOf(file)
      .filter(({ name }) => !name.startsWith('node:') && !dependencies.includes(name))
      .map(({ name, line }) => ({ path: file.path, line, message: `imports ${name}, which is not among the dependencies` })),
  );
}

/** Imports of React in files that have to work without views. Types of React are free. */
export function checkWithoutReact(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap(({ from, line, specifier, isTypeOnly }) =>
      !isTypeOnly && /^(?:react|react-dom|mobx-react-lite)(?:\/|$)/.test(specifier)
        ? [{ path: from, line, message: `imports ${specifier}: what connects stores to views belongs into src/react` }]
        : [],
    ),
  );
}
