import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions } from '@playwright/test';
import { plainName } from '~/components/user/plainName';
import type { PageManifest } from '~/registry/definePage';
import { testI18n } from '../../../tests/fixtures/testI18n';
import { expect, test, type TestFixtures } from '../../fixtures';
import type { App } from '../../objects/App';
import type { ApiUser } from '../../support/ApiUser';
import { expectAccessibleIn } from '../../support/axe';
import { faceFor } from '../../support/faceFor';
import { FoundLinks } from '../../support/FoundLinks';
import { expectFace, type Frame, type PaneFace } from '../../support/PaneFace';
import { grant, ROLE_NAMES, ROLES, type Role } from '../../support/roles';
import { startWith, TOGETHER } from '../../support/startWith';

/** The number of entries in the browser's history at once. It keeps 50. */
const STEPS = 40;

/** The address of somebody else. */
const SOMEBODY = '/@bob';

const ROOT = join(import.meta.dirname, '../../..');

const { t } = testI18n();

const manifests = await Promise.all(
  readdirSync(join(ROOT, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)manifest\.ts$/.test(file))
    .map(async (file) => {
      const { default: manifest } = (await import(join(ROOT, 'pages', file))) as { default: PageManifest };
      return manifest;
    }),
);

interface Address {
  readonly href: string;
  /** What the page calls itself for those who may see it. By default, what its manifest says. */
  readonly title: string | undefined;
}

type Author = Parameters<typeof plainName>[0];

/** An address for each pattern, and its title where that is not the one of the page's manifest. A new page needs a line here. */
async function addresses(alice: ApiUser): Promise<Map<string, Address>> {
  type Named = { readonly id: string; readonly name: string };
  const firstOf = async (endpoint: string, params: object = {}): Promise<Named> =>
    ((await alice.callAny(endpoint, params)) as readonly Named[])[0]!;
  const first = async (endpoint: string, params: object = {}): Promise<string> => (await firstOf(endpoint, params)).id;
  const made = async (endpoint: string, params: object): Promise<string> => ((await alice.callAny(endpoint, params)) as Named).id;
  const note = (await alice.callAny('notes/local-timeline', { limit: 1, withRenotes: false })) as readonly [
    Named & { readonly user: Author },
  ];
  const [list, antenna, channel, role, file] = await Promise.all([
    firstOf('users/lists/list'),
    firstOf('antennas/list'),
    firstOf('channels/featured'),
    firstOf('roles/list'),
    firstOf('drive/files'),
  ]);
  const host = await knownHost(alice);
  const known: readonly (readonly [pattern: string, href: string, title?: string])[] = [
    ['/', '/', 'Home'],
    ['/timeline', '/timeline?src=local', 'Local'],
    ['/timeline/list/:listId', `/timeline/list/${list.id}`, list.name],
    ['/timeline/antenna/:antennaId', `/timeline/antenna/${antenna.id}`, antenna.name],
    ['/notes/:noteId', `/notes/${note[0].id}`, `Note by ${plainName(note[0].user)}`],
    ['/@:acct/:page?', SOMEBODY, 'Bob Builder-of-Keyboards (@bob)'],
    ['/@:acct/following', '/@bob/following', 'Followed by Bob Builder-of-Keyboards'],
    ['/@:acct/followers', '/@bob/followers', 'Followers of Bob Builder-of-Keyboards'],
    ['/my/notifications', '/my/notifications'],
    ['/dashboard', '/dashboard'],
    ['/search', '/search?q=moss', 'Search: moss'],
    ['/tags/:tag', '/tags/garden', '#garden'],
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
      'Bell',
    ],
    ['/settings/migration', '/settings/migration'],
    ['/settings/other', '/settings/other'],
    ['/my/drive', '/my/drive'],
    ['/my/drive/folder/:folderId', `/my/drive/folder/${await made('drive/folders/create', { name: 'Pictures' })}`, 'Pictures'],
    ['/my/drive/file/:fileId', `/my/drive/file/${file.id}`, file.name],
    ['/announcements', '/announcements'],
    ['/about', '/about', 'About Wisteria Garden'],
    ['/invite', '/invite'],
    ['/registry', '/registry'],
    ['/registry/keys/:domain/:path*', '/registry/keys/@/client/base', 'Keys in client/base'],
    ['/registry/value/:domain/:path*', await registryValue(alice), 'word'],
    ['/api-console', '/api-console'],
    ['/custom-emojis-manager', '/custom-emojis-manager'],
    ['/about-misskey', '/about-misskey'],
    ['/instance-info/:host', `/instance-info/${host.host}`, host.name],
    ['/my/clips', '/my/clips'],
    ['/pages', '/pages'],
    ['/pages/new', '/pages/new', 'New page'],
    ['/pages/edit/:pageId', `/pages/edit/${await first('i/pages')}`, 'Edit How to draw a leaf'],
    ['/@:username/pages/:pageName', '/@alice/pages/drawing-leaves', 'How to draw a leaf'],
    ['/@:username/pages/:pageName/view-source', '/@bob/pages/keyboards/view-source', 'Source of Keyboards that I regret'],
    ['/my/lists', '/my/lists'],
    ['/my/lists/:listId', `/my/lists/${list.id}`, list.name],
    ['/list/:listId', `/list/${await publicList(alice)}`, 'Bakers'],
    ['/my/antennas', '/my/antennas'],
    ['/my/antennas/create', '/my/antennas/create', 'New antenna'],
    ['/my/antennas/:antennaId', `/my/antennas/${antenna.id}`, antenna.name],
    ['/channels', '/channels'],
    ['/channels/new', '/channels/new', 'New channel'],
    ['/channels/:channelId', `/channels/${channel.id}`, channel.name],
    ['/channels/:channelId/edit', `/channels/${await made('channels/create', { name: 'Moss' })}/edit`, 'Change Moss'],
    ['/my/favorites', '/my/favorites'],
    ['/dev', '/dev'],
    ['/explore', '/explore#users'],
    ['/roles/:role', `/roles/${role.id}`, role.name],
    ['/user-tags/:tag', '/user-tags/botany', '#botany'],
    ['/my/follow-requests', '/my/follow-requests'],
    ['/authorize-follow', '/authorize-follow?acct=bob'],
    ['/redirect-test', '/redirect-test', 'Alice (@alice)'],
    ['/clips/:clipId', `/clips/${await made('clips/create', { name: 'Kept', isPublic: true })}`, 'Kept'],
  ];
  return new Map(known.map(([pattern, href, title]) => [pattern, { href, title }]));
}

/** The address of a value in the registry. */
async function registryValue(alice: ApiUser): Promise<string> {
  await alice.callAny('i/registry/set', { scope: ['client', 'notes'], key: 'word', value: 'moss' });
  return '/registry/value/@/client/notes/word';
}

/** A server that this one knows. */
async function knownHost(alice: ApiUser): Promise<{ readonly host: string; readonly name: string }> {
  const servers = (await alice.callAny('federation/instances', { limit: 1 })) as readonly {
    readonly host: string;
    readonly name: string;
  }[];
  return servers[0]!;
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

/** An address to visit, and what the viewer should find there. */
interface Visit extends PaneFace {
  readonly href: string;
}

/** Every address, with what the viewer should find there. Another test names the pages whose address is forgotten. */
async function visitsOf(role: Role, alice: ApiUser): Promise<readonly Visit[]> {
  const isSignedIn = role !== 'visitor';
  const patterns = manifests.flatMap(({ routes }) =>
    routes.filter(({ only }) => !only || (only === 'signedIn') === isSignedIn).map(({ pattern }) => pattern),
  );
  const known = await addresses(alice);
  return patterns.flatMap((pattern) => {
    const address = known.get(pattern);
    return address === undefined ? [] : visitOf(address, role);
  });
}

/** What a role should find at an address, under which title. */
function visitOf({ href, title }: Address, role: Role): Visit {
  const found = faceFor(href, role);
  const isRefused = found.face === 'sign-in' || found.face === 'nothing';
  // A visitor is led to another page than a user by one of the addresses.
  const ownTitle = title === undefined || found.page === 'welcome' ? t(manifests.find(({ id }) => id === found.page)!.title) : title;
  return { href, ...found, title: isRefused ? t('notFound.title') : ownTitle };
}

/** What only moderators and administrators find on a page of somebody. */
const FOR_STAFF = [
  { role: 'textbox', name: t('profile.moderationNote') },
  { role: 'tab', name: t('userPage.tab.raw') },
] as const;

/** Pages that show moderators and administrators something else than users. */
const DIFFERENT = new Set(['avatar-decorations', 'channel', 'custom-emojis-manager', 'invite', 'user']);

const isStaff = (role: Role): boolean => role === 'moderator' || role === 'administrator';

/** Whether the usual run leaves out visits that find what another one finds. `WALK=whole` makes all of them. */
const isShort = process.env.WALK !== 'whole';

/**
 * What roles visit where another test visits all. Moderators and administrators find what users find, except on some pages, and the
 * crawler follows every link as an administrator. Visitors are asked to sign in on most pages, always in the same words.
 */
function visitsOfItsOwn(role: Role, visits: readonly Visit[]): readonly Visit[] {
  if (!isShort || role === 'user') return visits;
  if (isStaff(role)) return visits.filter(({ page }) => page !== null && DIFFERENT.has(page));
  const [refused] = visits.filter(({ face }) => face === 'sign-in');
  return visits.filter((visit) => visit.face !== 'sign-in' || visit === refused);
}

/** Waits for what a visit should find, and for what only some roles should find there. */
async function look(app: App, role: Role, { href, ...expected }: Visit, pane: string, frame: Frame): Promise<void> {
  await expectFace(app.page, pane, frame, expected, href);
  if (href !== SOMEBODY) return;
  const area = app.page.locator(`[data-pane="${pane}"]`);
  for (const extra of FOR_STAFF) {
    const found = area.getByRole(extra.role, { name: extra.name, exact: true });
    await expect.soft(found, `${extra.name} at ${href} in ${frame}`).toHaveCount(isStaff(role) ? 1 : 0);
  }
}

/** Visits pages in the main pane with the browser's Back, as after a long way through the product, which starts once. */
async function walk({ page }: App, visits: readonly Visit[], visit: (visit: Visit) => Promise<void>): Promise<void> {
  for (const group of inGroups(visits, STEPS)) {
    await page.evaluate(
      (hrefs) => {
        for (const href of [...hrefs, '/']) history.pushState(null, '', href);
      },
      group.map(({ href }) => href).toReversed(),
    );
    for (const one of group) {
      await page.goBack();
      await visit(one);
    }
  }
}

const WIDE = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };

type Opens = Pick<TestFixtures, 'openBrowser' | 'actAs'>;

/** Opens a browser for a role. @returns it, with everything to visit */
async function openAs(role: Role, options: Pick<BrowserContextOptions, 'viewport' | 'colorScheme'>, { openBrowser, actAs }: Opens) {
  const alice = await actAs('alice');
  await grant(role, await actAs('admin'), alice);
  const app = await openBrowser(role === 'visitor' ? undefined : 'alice', options);
  return { app, visits: await visitsOf(role, alice) };
}

const inGroups = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, group) => all.slice(group * size, (group + 1) * size));

// The longest tests there are, and none needs another.
test.describe.configure({ mode: 'parallel' });

test('this test has an address for every registered page', async ({ actAs }) => {
  const known = await addresses(await actAs('alice'));
  const lines = manifests.flatMap(({ id, routes }) =>
    routes.filter(({ pattern }) => !known.has(pattern)).map(({ pattern }) => `the page "${id}" needs an address for ${pattern}`),
  );
  expect(lines, 'The function addresses in this file lacks pages').toEqual([]);
});

// Two tests, because this takes the longest: every page is checked with its colors.
for (const [index, part] of ['first', 'second'].entries()) {
  test(`a user finds every page of the ${part} half in the main pane of a wide screen`, async ({ openBrowser, actAs }) => {
    test.slow();
    const { app, visits } = await openAs('user', { viewport: WIDE }, { openBrowser, actAs });
    await app.openSignedIn();
    await expectAccessibleIn(app.page, 'html');
    const links = new FoundLinks();
    const half = visits.filter((_visit, at) => at % 2 === index);
    await walk(app, half, async (visit) => {
      await look(app, 'user', visit, 'main', 'main');
      await links.collect(app.page, 'body', visit.href);
      // The shell around the pages stays the same.
      await expectAccessibleIn(app.page, '#main');
    });
    expect(links.dead(), 'links that lead nowhere').toEqual([]);
  });
}

for (const role of ROLES) {
  const somebody = ROLE_NAMES[role];

  if (role !== 'user') {
    test(`${somebody} finds every page in the main pane of a wide screen`, async ({ openBrowser, actAs }) => {
      test.slow();
      const { app, visits } = await openAs(role, { viewport: WIDE }, { openBrowser, actAs });
      await app.open();
      const links = new FoundLinks();
      const own = visitsOfItsOwn(role, visits);
      // Only here, visitors are asked to sign in on every page that needs it.
      await walk(app, role === 'visitor' ? visits : own, async (visit) => {
        await look(app, role, visit, 'main', 'main');
        await links.collect(app.page, 'body', visit.href);
        if (own.includes(visit)) await expectAccessibleIn(app.page, '#main');
      });
      expect(links.dead(), 'links that lead nowhere').toEqual([]);
    });
  }

  test(`${somebody} finds every page in the main pane of a phone`, async ({ openBrowser, actAs }) => {
    test.slow();
    const { app, visits } = await openAs(role, { viewport: PHONE }, { openBrowser, actAs });
    await app.open();
    await expect(app.main.locator('[data-part="scroller"]').first()).toBeVisible();
    await expectAccessibleIn(app.page, 'html');
    await walk(app, visitsOfItsOwn(role, visits), async (visit) => {
      await look(app, role, visit, 'main', 'main');
      // The colors of a page are the same on every screen. Others than users get the rules in windows, which are as wide on a phone.
      if (role === 'user') await expectAccessibleIn(app.page, '#main', { hasColors: false });
    });
  });

  for (const frame of ['column', 'window'] as const) {
    test(`${somebody} finds every page in a ${frame} on a wide screen`, async ({ openBrowser, actAs }) => {
      test.slow();
      // The test of the main pane covers the light colors. Columns have its background.
      const hasColors = role === 'user' && frame === 'window';
      const { app, visits } = await openAs(role, { viewport: WIDE, colorScheme: hasColors ? 'dark' : 'light' }, { openBrowser, actAs });
      for (const group of inGroups(visitsOfItsOwn(role, visits), TOGETHER)) {
        const panes = await startWith(app, frame, group);
        for (const [index, visit] of group.entries()) await look(app, role, visit, panes[index]!, frame);
        // The test of the main pane covers the shell around the frames.
        await expectAccessibleIn(app.page, `[data-${frame}]`, { hasColors });
      }
    });

    test(`${somebody} finds every page in a ${frame} on a phone`, async ({ openBrowser, actAs }) => {
      test.slow();
      const { app, visits } = await openAs(role, { viewport: PHONE }, { openBrowser, actAs });
      for (const group of inGroups(visitsOfItsOwn(role, visits), TOGETHER)) {
        const panes = await startWith(app, frame, group);
        for (const [index, visit] of group.entries()) {
          // Only the column in sight and its neighbors are drawn.
          if (frame === 'column') await app.page.locator(`[role="tab"][data-tab="${panes[index]!}"]`).click();
          await look(app, role, visit, panes[index]!, frame);
        }
        if (frame === 'window' && role !== 'user') await expectAccessibleIn(app.page, '[data-window]', { hasColors: false });
      }
    });
  }
}
