import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FEATURES, readFiles, root } from '../lib/tree';
import { closure, entryOf, keyOf, keyOfName, type ViteManifest } from '../lib/viteManifest';

const DIST = `${root}dist/client/`;
const MANIFEST = `${DIST}.vite/manifest.json`;

/** The chunk that renders the frame around every page; the entry script only imports it. */
const SHELL = 'shell';

/** The shared chunks that a signed-in viewer loads besides the shell until the home timeline and the navigation are shown. */
const HOME = ['stores', 'notes', 'rail'];

/** What a signed-in viewer loads after that, until the page is idle, and the catalogs of texts that come with it. */
const IDLE = ['media', 'workspace', 'background', 'dashboard'];
const IDLE_TEXTS = ['start', 'shared'];

/** What shows columns. */
const COLUMNS = ['panes', 'deck'];

/** What is around the first notes: on wide screens, on phones, for visitors, and with columns. */
const AROUND_FIRST_NOTES = ['rail', 'phone', 'visitor', ...COLUMNS];

/** The languages whose start texts are measured. */
const LANGUAGES = ['en-US', 'ja-JP'];

/** Features that `.scripts/chunks.ts` puts into a larger file, because they are always fetched with it. */
const IN_LARGER_FILES = [
  'pages/timeline/TimelinePage',
  'pages/list-timeline/ListTimelinePage',
  'pages/antenna-timeline/AntennaTimelinePage',
  'pages/tag/TagPage',
  'widgets/calendar/CalendarWidget',
  'widgets/notifications/NotificationsWidget',
  'widgets/profile/ProfileWidget',
  'widgets/clock/ClockWidget',
  'widgets/instanceInfo/InstanceInfoWidget',
];

/** The largest sizes in kB after gzip. Beyond them the first timeline takes too long on a slow phone (docs/decisions/0014). */
const BUDGET_KB = { shellJs: 115, homeJs: 205, idleJs: 245, idleColumnsJs: 260, homeCss: 20, startTexts: 6, medianWidget: 6 };

const kilobytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(DIST + file), { level: 9 }).length, 0) / 1000;

/** A catalog of texts; the one that loads with the first scripts by default. */
function texts(language: string, name = 'start'): string {
  const [version] = readdirSync(`${DIST}assets/texts`);
  return `assets/texts/${version}/${language}/${name}.json`;
}

/** The components of pages, which are found by name, and those that other manifests load. */
function featureComponents(): string[] {
  const pages = readFiles(['pages'], /Page\.tsx$/).filter(({ path }) => existsSync(`${root}${posix.dirname(path)}/manifest.ts`));
  const loaded = readFiles(FEATURES, /\/manifest\.ts$/).flatMap(({ path, text }) =>
    [...text.matchAll(/\bload: \(\) => import\('(\.\/[^']+)'\)/g)].map((match) => posix.join(posix.dirname(path), match[1]!)),
  );
  return [...pages.map(({ path }) => path.replace(/\.tsx$/, '')), ...loaded];
}

describe.skipIf(!existsSync(MANIFEST))('the built client', () => {
  const manifest: ViteManifest = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {};
  const shellKeys = () => [entryOf(manifest), keyOfName(manifest, SHELL)];
  const shell = () => closure(manifest, shellKeys());
  const home = () => closure(manifest, [...shellKeys(), ...HOME.map((name) => keyOfName(manifest, name))]);

  test(`the built client draws its shell with at most ${BUDGET_KB.shellJs} kB of JavaScript`, () => {
    expect(kilobytes(shell().js)).toBeLessThanOrEqual(BUDGET_KB.shellJs);
  });

  test.each(LANGUAGES)(
    `the built client shows the home timeline and the navigation in %s with at most ${BUDGET_KB.homeJs} kB of JavaScript and texts`,
    (language) => {
      expect(kilobytes([...home().js, texts(language)])).toBeLessThanOrEqual(BUDGET_KB.homeJs);
    },
  );

  test.each([
    { shown: 'one pane', parts: IDLE, budget: BUDGET_KB.idleJs },
    { shown: 'columns', parts: [...IDLE, ...COLUMNS], budget: BUDGET_KB.idleColumnsJs },
  ])('the built client loads at most $budget kB of JavaScript and texts until a page with $shown is idle', ({ parts, budget }) => {
    const { js } = closure(manifest, [...shellKeys(), ...[...HOME, ...parts].map((name) => keyOfName(manifest, name))]);
    expect(kilobytes([...js, ...IDLE_TEXTS.map((name) => texts('en-US', name))])).toBeLessThanOrEqual(budget);
  });

  test('the built client asks for the code around the first notes together with its styles', () => {
    const first = [...shell().js].map((file) => readFileSync(DIST + file, 'utf8')).join('');
    const files = AROUND_FIRST_NOTES.map((name) => manifest[keyOfName(manifest, name)]!.file);
    // The list of what a part needs has paths from the root. The code that imports it has relative ones.
    expect(files.filter((file) => !first.includes(file))).toEqual([]);
  });

  test(`the built client shows the home timeline with at most ${BUDGET_KB.homeCss} kB of styles`, () => {
    expect(kilobytes(home().css)).toBeLessThanOrEqual(BUDGET_KB.homeCss);
  });

  test.each(LANGUAGES)(`the built client brings at most ${BUDGET_KB.startTexts} kB of texts in %s`, (language) => {
    expect(kilobytes([texts(language)])).toBeLessThanOrEqual(BUDGET_KB.startTexts);
  });

  test(`the built client has widgets of at most ${BUDGET_KB.medianWidget} kB each, in the middle, styles among them`, () => {
    const sizes = featureComponents()
      .filter((source) => source.startsWith('widgets/') && !IN_LARGER_FILES.includes(source))
      .map((source) => manifest[keyOf(manifest, source)!]!)
      .map(({ file, css = [] }) => kilobytes([file, ...css]))
      .toSorted((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(BUDGET_KB.medianWidget);
  });

  test('the built client has a chunk of its own for every other feature, outside of what everybody loads', () => {
    const start = shell().js;
    const apart = featureComponents().filter((source) => !IN_LARGER_FILES.includes(source));
    const wrong = apart.filter((source) => {
      const key = keyOf(manifest, source);
      return key === undefined || start.has(manifest[key]!.file);
    });
    expect(wrong).toEqual([]);
  });
});
