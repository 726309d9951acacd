import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import type { Rect } from '../../../src/services/workspace/document';
import { expect, test } from '../../fixtures';
import type { App } from '../../objects/App';
import type { ApiUser } from '../../support/ApiUser';
import { expectAccessible, expectAccessibleIn } from '../../support/axe';
import { FoundLinks } from '../../support/FoundLinks';

/** The number of columns or windows at once on a wide screen. */
const TOGETHER = 24;

/** The number of links in a note. */
const LINKS = 20;

const ROOT = join(import.meta.dirname, '../../..');

interface Route {
  readonly pattern: string;
  /** The page that the pattern leads to. */
  readonly page: string;
  readonly manifest: string;
}

/** Every address pattern that a page registers for signed-in people. */
function registeredRoutes(): readonly Route[] {
  const manifests = readdirSync(join(ROOT, 'pages'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|\/)manifest\.ts$/.test(file),
  );
  return manifests.flatMap((file) => {
    const text = readFileSync(join(ROOT, 'pages', file), 'utf8');
    const page = /\bid: '([^']+)'/.exec(text)![1]!;
    return [...text.matchAll(/\{[^{}]*pattern: '([^']+)'[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g)]
      .filter(([route]) => !route.includes("only: 'visitors'"))
      .map(([, pattern]) => ({ pattern: pattern!, page, manifest: `pages/${file}` }));
  });
}

/** An address for each pattern. A new page needs a line here. */
async function addresses(alice: ApiUser): Promise<Map<string, string>> {
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
    ['/settings', '/settings'],
    ['/settings/general', '/settings/general'],
    ['/settings/emoji-picker', '/settings/emoji-picker'],
    ['/settings/drive', '/settings/drive'],
    ['/settings/notifications', '/settings/notifications'],
    ['/settings/navbar', '/settings/navbar'],
    ['/settings/statusbar', '/settings/statusbar'],
    ['/settings/sounds', '/settings/sounds'],
    ['/settings/profile', '/settings/profile'],
    ['/settings/privacy', '/settings/privacy'],
    ['/settings/roles', '/settings/roles'],
    ['/settings/mute-block', '/settings/mute-block'],
    ['/settings/accounts', '/settings/accounts'],
    ['/settings/avatar-decoration', '/settings/avatar-decoration'],
    ['/avatar-decorations', '/avatar-decorations'],
    ['/settings/preferences-backups', '/settings/preferences-backups'],
    ['/settings/theme', '/settings/theme'],
    ['/settings/theme/install', '/settings/theme/install'],
    ['/settings/theme/manage', '/settings/theme/manage'],
    ['/settings/theme/edit', '/settings/theme/edit'],
    ['/settings/security', '/settings/security'],
    ['/settings/api', '/settings/api'],
    ['/settings/apps', '/settings/apps'],
    ['/settings/import-export', '/settings/import-export'],
    ['/settings/webhook', '/settings/webhook'],
    ['/settings/webhook/new', '/settings/webhook/new'],
    [
      '/settings/webhook/edit/:webhookId',
      `/settings/webhook/edit/${await made('i/webhooks/create', { name: 'Bell', url: 'https://hook.example/', on: ['note'] })}`,
    ],
    ['/settings/migration', '/settings/migration'],
    ['/settings/other', '/settings/other'],
    ['/my/drive', '/my/drive'],
    ['/my/drive/folder/:folderId', `/my/drive/folder/${await made('drive/folders/create', { name: 'Pictures' })}`],
    ['/my/drive/file/:fileId', `/my/drive/file/${await first('drive/files')}`],
    ['/announcements', '/announcements'],
    ['/about', '/about'],
    ['/invite', '/invite'],
    ['/registry', '/registry'],
    ['/registry/keys/:domain/:path*', '/registry/keys/@/client/base'],
    ['/registry/value/:domain/:path*', await registryValue(alice)],
    ['/api-console', '/api-console'],
    ['/custom-emojis-manager', '/custom-emojis-manager'],
    ['/about-misskey', '/about-misskey'],
    ['/instance-info/:host', `/instance-info/${await knownHost(alice)}`],
    ['/my/clips', '/my/clips'],
    ['/pages', '/pages'],
    ['/pages/new', '/pages/new'],
    ['/pages/edit/:pageId', `/pages/edit/${await first('i/pages')}`],
    ['/@:username/pages/:pageName', '/@alice/pages/drawing-leaves'],
    ['/@:username/pages/:pageName/view-source', '/@bob/pages/keyboards/view-source'],
    ['/my/lists', '/my/lists'],
    ['/my/lists/:listId', `/my/lists/${await first('users/lists/list')}`],
    ['/list/:listId', `/list/${await publicList(alice)}`],
    ['/my/antennas', '/my/antennas'],
    ['/my/antennas/create', '/my/antennas/create'],
    ['/my/antennas/:antennaId', `/my/antennas/${await first('antennas/list')}`],
    ['/channels', '/channels'],
    ['/channels/new', '/channels/new'],
    ['/channels/:channelId', `/channels/${await first('channels/featured')}`],
    ['/channels/:channelId/edit', `/channels/${await made('channels/create', { name: 'Moss' })}/edit`],
    ['/my/favorites', '/my/favorites'],
    ['/dev', '/dev'],
    ['/explore', '/explore#users'],
    ['/roles/:role', `/roles/${await first('roles/list')}`],
    ['/user-tags/:tag', '/user-tags/botany'],
    ['/my/follow-requests', '/my/follow-requests'],
    ['/authorize-follow', '/authorize-follow?acct=bob'],
    ['/redirect-test', '/redirect-test'],
    ['/clips/:clipId', `/clips/${await made('clips/create', { name: 'Kept' })}`],
  ];
  return new Map(known);
}

/** The address of a value in the registry. */
async function registryValue(alice: ApiUser): Promise<string> {
  await alice.callAny('i/registry/set', { scope: ['client', 'notes'], key: 'word', value: 'moss' });
  return '/registry/value/@/client/notes/word';
}

/** A server that this one knows. */
async function knownHost(alice: ApiUser): Promise<string> {
  const servers = (await alice.callAny('federation/instances', { limit: 1 })) as readonly { readonly host: string }[];
  return servers[0]!.host;
}

/** A list that everybody may see. */
async function publicList(alice: ApiUser): Promise<string> {
  const { id: listId } = (await alice.callAny('users/lists/create', { name: 'Bakers' })) as { id: string };
  await alice.callAny('users/lists/update', { listId, isPublic: true });
  return listId;
}

/** The address to which an app sends people when it asks for access. */
async function appToken(alice: ApiUser): Promise<string> {
  const app = { name: 'App', description: 'Reads', permission: ['read:account'] };
  const { secret } = (await alice.callAny('app/create', app)) as { secret: string };
  const { token } = (await alice.callAny('auth/session/generate', { appSecret: secret })) as { token: string };
  return token;
}

/** An address to visit, and the page that stands there. */
interface Visit extends Route {
  readonly href: string;
}

/** What to visit: every page whose address is known. Another test names the pages whose address is forgotten. */
async function visitsOf(alice: ApiUser): Promise<readonly Visit[]> {
  const known = await addresses(alice);
  return registeredRoutes().flatMap((route) => {
    const href = known.get(route.pattern);
    return href === undefined ? [] : { ...route, href };
  });
}

/**
 * Puts addresses into the stored workspace, as columns or windows, and starts with it.
 * @returns their panes. The ids are new, because the copy on the server remembers closed panes
 */
async function startWith(app: App, frame: Frame, hrefs: readonly string[]): Promise<readonly string[]> {
  const screen = app.page.viewportSize()!;
  const panes = hrefs.map((href, index) => ({ id: `pane-${href}`, href, rect: rectOf(index, screen) }));
  await app.page.evaluate(
    ({ frame, panes }) => {
      const { me } = JSON.parse(localStorage.getItem('account')!).data as { me: { id: string } };
      const ids = panes.map(({ id }) => id);
      const workspace = {
        panes: Object.fromEntries(ids.map((id) => [id, {}])),
        deck: frame === 'column' ? { root: { type: 'split', direction: 'row', children: ['main', ...ids] } } : null,
        windows: frame === 'window' ? panes.map(({ id, rect }) => ({ paneId: id, rect })) : [],
      };
      const visits = Object.fromEntries(panes.map(({ id, href }) => [id, { entries: [{ href, key: '0' }], index: 0 }]));
      localStorage.setItem(`workspace::${location.host}/${me.id}`, JSON.stringify({ version: 0, data: { workspace, visits } }));
    },
    { frame, panes },
  );
  await app.page.reload();
  return panes.map(({ id }) => id);
}

type Frame = 'column' | 'window';

/** The size of a window on a wide screen, in px. */
const WINDOW = { width: 310, height: 255 };

/** Places windows beside each other, because colors are checked only where nothing lies above. A full screen begins again. */
function rectOf(index: number, screen: { readonly width: number; readonly height: number }): Rect {
  const across = Math.max(1, Math.floor(screen.width / WINDOW.width));
  const down = Math.max(1, Math.floor(screen.height / WINDOW.height));
  return { ...WINDOW, x: (index % across) * WINDOW.width, y: (Math.floor(index / across) % down) * WINDOW.height };
}

/** Opens an address in a pane, which may mean to start anew. @returns the pane's id */
type OpenPane = (href: string) => Promise<string>;

/**
 * Visits pages in one pane, as people do: a note has a link to each page, and the browser's Back leads to the note again. The
 * product starts once for {@link LINKS} pages.
 */
async function walk<V extends Pick<Visit, 'href'>>(
  app: App,
  alice: ApiUser,
  visits: readonly V[],
  open: OpenPane,
  look: (visit: V, pane: string) => Promise<void>,
): Promise<void> {
  for (const group of inGroups(visits, LINKS)) {
    // An address as the text of a link would be shown together with the host that the link really leads to.
    const note = `/notes/${await alice.post(group.map(({ href }, index) => `?[page ${index}](${new URL(href, app.page.url()).href})`).join('\n'))}`;
    const pane = await open(note);
    for (const [index, visit] of group.entries()) {
      const link = paneOf(app, pane)
        .locator('[data-page="note"]')
        .getByRole('link', { name: `page ${index}`, exact: true });
      await expect(link).toBeVisible();
      await link.click();
      await look(visit, pane);
      await app.page.goBack();
    }
  }
}

const paneOf = ({ page }: App, pane: string): Locator => page.locator(`[data-pane="${pane}"]`);

// The longest tests there are, and none needs another.
test.describe.configure({ mode: 'parallel' });

test('this test has an address for every registered page', async ({ actAs }) => {
  const known = await addresses(await actAs('alice'));
  const forgotten = registeredRoutes().filter(({ pattern }) => !known.has(pattern));
  const lines = forgotten.map(({ pattern, page, manifest }) => `the page "${page}" (${manifest}) needs an address for ${pattern}`);
  expect(lines, 'The function addresses in this file lacks pages').toEqual([]);
});

test.describe('at 1920 px', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  // Two tests, because this takes the longest: every page is checked in both color schemes.
  for (const [index, part] of ['first', 'second'].entries()) {
    test(`every page of the ${part} half works in the main pane`, async ({ openApp, actAs, viewport }) => {
      test.slow();
      const app = await openApp('alice', { viewport, reducedMotion: 'reduce' });
      await expectAccessible(app.page);
      const alice = await actAs('alice');
      const half = (await visitsOf(alice)).filter((_visit, at) => at % 2 === index);
      const links = new FoundLinks();
      await walk(app, alice, half, inMain(app), async (visit, pane) => {
        await expectPage(app, visit, pane);
        await links.collect(app.page);
        // The shell around the pages stays the same.
        await expectAccessible(app.page, '#main', { isLast: false });
      });
      expect(links.dead(), 'links that lead nowhere').toEqual([]);
      // Those of a page that was visited are like the one that was there.
      const others = links.things().filter(({ page }) => !half.some((visit) => visit.page === page));
      await walk(app, alice, others, inMain(app), async (thing, pane) => {
        await expectPage(app, thing, pane);
        await expect(app.main.getByText('There is nothing here').or(app.main.getByRole('alert')), thing.href).toHaveCount(0);
      });
    });
  }

  for (const frame of ['column', 'window'] as const) {
    test(`every page works in a ${frame}`, async ({ openApp, actAs, viewport }) => {
      test.slow();
      const app = await openApp('alice', { viewport, reducedMotion: 'reduce' });
      for (const group of inGroups(await visitsOf(await actAs('alice')), TOGETHER)) {
        const panes = await startWith(
          app,
          frame,
          group.map(({ href }) => href),
        );
        for (const [index, visit] of group.entries()) await expectPage(app, visit, panes[index]!);
        // The test of the main pane covers the shell around the frames, and the dark colors. Columns have its background.
        await expectAccessibleIn(app.page, `[data-${frame}]`, { hasColors: frame === 'window' });
      }
    });
  }
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('every page works in the main pane', async ({ openApp, actAs, viewport }) => {
    test.slow();
    const app = await openApp('alice', { viewport, reducedMotion: 'reduce' });
    await expectAccessibleIn(app.page, 'html');
    const alice = await actAs('alice');
    await walk(app, alice, await visitsOf(alice), inMain(app), async (visit, pane) => {
      await expectPage(app, visit, pane);
      // The colors of a page are the same on every screen.
      await expectAccessibleIn(app.page, '#main', { hasColors: false });
    });
  });

  for (const frame of ['column', 'window'] as const) {
    test(`every page works in a ${frame}`, async ({ openApp, actAs, viewport }) => {
      test.slow();
      const app = await openApp('alice', { viewport, reducedMotion: 'reduce' });
      const inFrame: OpenPane = async (href) => {
        const [pane] = await startWith(app, frame, [href]);
        if (frame === 'column') await app.page.getByRole('tablist', { name: 'Columns' }).getByRole('tab').nth(1).click();
        return pane!;
      };
      // The main pane has the same width, and `windows.spec` and `phone.spec` check the frames: no rules of accessibility here.
      const alice = await actAs('alice');
      await walk(app, alice, await visitsOf(alice), inFrame, (visit, pane) => expectPage(app, visit, pane));
    });
  }
});

const inMain =
  (app: App): OpenPane =>
  async (href) => {
    await app.open(href);
    return 'main';
  };

const inGroups = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, group) => all.slice(group * size, (group + 1) * size));

/** Checks that a page has come, and is neither loading nor broken. Pages of earlier visits may still be there, hidden. */
async function expectPage(app: App, { page }: Pick<Visit, 'page'>, pane: string): Promise<void> {
  const complete = `[data-page="${page}"]:has([data-part="scroller"]):not(:has([role="progressbar"], [role="feed"][aria-busy="true"]))`;
  await expect(paneOf(app, pane).locator(complete).filter({ visible: true }).first()).toBeVisible();
}
