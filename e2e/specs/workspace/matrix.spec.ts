import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../fixtures';
import type { App } from '../../objects/App';
import { expectAccessible, expectAccessibleIn } from '../../support/axe';

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
];

const FOLDERS = ['pages', 'src/workspace'];

/** Every address pattern that a page registers for signed-in people. */
function registeredPatterns(): readonly string[] {
  const root = join(import.meta.dirname, '../../..');
  const manifests = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)(manifest|page)\.ts$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );
  const routes = manifests.flatMap((text) => [...text.matchAll(/\{[^{}]*pattern: '([^']+)'[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g)]);
  return routes.filter(([route]) => !route.includes("only: 'visitors'")).map(([, pattern]) => pattern!);
}

/** An address for each pattern. */
async function addresses(alice: { callAny(endpoint: string, params: object): Promise<unknown> }): Promise<Map<string, string>> {
  type Named = { readonly id: string };
  const first = async (endpoint: string, params: object = {}): Promise<string> =>
    ((await alice.callAny(endpoint, params)) as readonly Named[])[0]!.id;
  const made = async (endpoint: string, params: object): Promise<string> => ((await alice.callAny(endpoint, params)) as Named).id;
  const known: readonly (readonly [string, string])[] = [
    ['/', '/'],
    ['/timeline', '/timeline?src=local'],
    ['/timeline/list/:listId', `/timeline/list/${await first('users/lists/list')}`],
    ['/timeline/antenna/:antennaId', `/timeline/antenna/${await first('antennas/list')}`],
    ['/notes/:noteId', `/notes/${await first('notes/local-timeline', { limit: 1 })}`],
    ['/@:acct/:page?', '/@bob'],
    ['/@:acct/following', '/@bob/following'],
    ['/@:acct/followers', '/@bob/followers'],
    ['/my/notifications', '/my/notifications'],
    ['/dashboard', '/dashboard'],
    ['/search', '/search?q=moss'],
    ['/tags/:tag', '/tags/garden'],
    ['/compose', '/compose'],
    ['/share', '/share?text=Hello'],
    ['/miauth/:session', '/miauth/5f0e?name=App&permission=read:account'],
    ['/auth/:token', `/auth/${await appToken(alice)}`],
    ['/signup-complete/:code', '/signup-complete/of-somebody-else'],
    ['/my/drive', '/my/drive'],
    ['/my/drive/folder/:folderId', `/my/drive/folder/${await made('drive/folders/create', { name: 'Pictures' })}`],
    ['/my/drive/file/:fileId', `/my/drive/file/${await first('drive/files')}`],
    ['/announcements', '/announcements'],
    ['/my/clips', '/my/clips'],
    ['/dev', '/dev'],
    ['/clips/:clipId', `/clips/${await made('clips/create', { name: 'Kept' })}`],
  ];
  return new Map(known);
}

/** The address to which an app sends people when it asks for access. */
async function appToken(alice: { callAny(endpoint: string, params: object): Promise<unknown> }): Promise<string> {
  const app = { name: 'App', description: 'Reads', permission: ['read:account'] };
  const { secret } = (await alice.callAny('app/create', app)) as { secret: string };
  const { token } = (await alice.callAny('auth/session/generate', { appSecret: secret })) as { token: string };
  return token;
}

/**
 * Puts addresses into the stored workspace, as columns or windows, and starts with it.
 * @returns their panes. The ids are new, because the copy on the server remembers closed panes
 */
async function startWith(app: App, frame: 'column' | 'window', hrefs: readonly string[]): Promise<readonly string[]> {
  const ids = hrefs.map((href) => `pane-${href}`);
  await app.page.evaluate(
    ({ frame, hrefs, ids }) => {
      const { me } = JSON.parse(localStorage.getItem('account')!).data as { me: { id: string } };
      const workspace = {
        panes: Object.fromEntries(ids.map((id) => [id, {}])),
        deck: frame === 'column' ? { root: { type: 'split', direction: 'row', children: ['main', ...ids] } } : null,
        windows: frame === 'window' ? ids.map((paneId) => ({ paneId, rect: { x: 100, y: 100, width: 500, height: 500 } })) : [],
      };
      const visits = Object.fromEntries(ids.map((id, index) => [id, { entries: [{ href: hrefs[index], key: '0' }], index: 0 }]));
      localStorage.setItem(`workspace::${location.host}/${me.id}`, JSON.stringify({ version: 0, data: { workspace, visits } }));
    },
    { frame, hrefs, ids },
  );
  await app.page.reload();
  return ids;
}

// The longest tests there are, and none needs another.
test.describe.configure({ mode: 'parallel' });

test('this test has an address for every registered page', async ({ actAs }) => {
  const known = await addresses(await actAs('alice'));
  expect(registeredPatterns().filter((pattern) => !known.has(pattern))).toEqual([]);
});

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test('every page works in the main pane', async ({ openApp, actAs }) => {
      test.slow();
      const known = await addresses(await actAs('alice'));
      const app = await openApp('alice', { viewport, reducedMotion: 'reduce' });
      for (const [index, pattern] of registeredPatterns().entries()) {
        await app.open(known.get(pattern));
        await expectPage(app, 'main');
        // The shell around the pages stays the same, and the colors of a page are the same on every screen.
        const isFirst = index === 0;
        const part = isFirst ? 'html' : '#main';
        await (viewport.width > PHONE ? expectAccessible(app.page, part) : expectAccessibleIn(app.page, part, { hasColors: isFirst }));
      }
    });

    for (const frame of ['column', 'window'] as const) {
      test(`every page works in a ${frame}`, async ({ openApp, actAs }) => {
        test.slow();
        const known = await addresses(await actAs('alice'));
        const app = await openApp('alice', { viewport, reducedMotion: 'reduce' });
        const hrefs = registeredPatterns().map((pattern) => known.get(pattern)!);
        // A window has another background than the main pane, and columns have the same.
        const hasColors = frame === 'window' && viewport.width > PHONE;
        for (const group of inGroups(hrefs, TOGETHER)) {
          const panes = await startWith(app, frame, group);
          // The test of the main pane covers the shell around the frame, and the dark colors.
          if (viewport.width > PHONE) {
            for (const pane of panes) await expectPage(app, pane);
            await expectAccessibleIn(app.page, `[data-${frame}]:not([inert])`, { hasColors });
          } else {
            const look = async (pane: string) => {
              await expectPage(app, pane);
              await expectAccessibleIn(app.page, `[data-${frame}]:has([data-pane="${pane}"])`, { hasColors });
            };
            await (frame === 'column' ? eachColumn(app, panes, look) : eachWindow(app, panes, look));
          }
        }
      });
    }
  });
}

/** The number of panes at once: beside each other on a wide screen, behind each other on a phone. */
const TOGETHER = 4;

/** The widest screen of a phone, in px. */
const PHONE = 500;

type Look = (pane: string) => Promise<void>;

/** Checks the columns of a phone one after the other. */
async function eachColumn({ page }: App, panes: readonly string[], look: Look): Promise<void> {
  for (const [index, pane] of panes.entries()) {
    const tabs = page.getByRole('tablist', { name: 'Columns' }).getByRole('tab');
    await tabs.nth(index + 1).click();
    await look(pane);
  }
}

/** Checks the windows of a phone, the last of which covers the others, and closes each afterwards. */
async function eachWindow({ page }: App, panes: readonly string[], look: Look): Promise<void> {
  for (const pane of panes.toReversed()) {
    await look(pane);
    await page.locator(`[data-window="${pane}"]`).getByRole('button', { name: 'Close', exact: true }).click();
  }
}

const inGroups = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, group) => all.slice(group * size, (group + 1) * size));

/** Checks that a page has come, and is neither loading nor broken. */
const COMPLETE = '[data-page]:has([data-part="scroller"]):not(:has([role="progressbar"], [role="feed"][aria-busy="true"]))';

async function expectPage({ page }: App, pane: string): Promise<void> {
  await expect(page.locator(`[data-pane="${pane}"] ${COMPLETE}`).first()).toBeVisible();
}
