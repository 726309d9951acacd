import type { BrowserContextOptions } from '@playwright/test';
import { testI18n } from '../../../tests/fixtures/testI18n';
import { expect, test, type TestFixtures } from '../../fixtures';
import type { App } from '../../objects/App';
import type { ApiUser } from '../../support/ApiUser';
import { expectAccessibleIn } from '../../support/axe';
import { examplesOf, manifests, type Example } from '../../support/examples';
import { faceFor } from '../../support/faceFor';
import { FoundLinks } from '../../support/FoundLinks';
import { expectFace, type Frame, type PaneFace } from '../../support/PaneFace';
import { grant, ROLE_NAMES, ROLES, type Role } from '../../support/roles';
import { startWith, TOGETHER } from '../../support/startWith';

/** The number of entries in the browser's history at once. It keeps 50. */
const STEPS = 40;

/** The address of somebody else. */
const SOMEBODY = '/@bob';

const { t } = testI18n();

/** A title that is also the heading of its page. */
const ANY_TITLE = expect.not.stringContaining(', but the heading is ') as unknown as string;

/** An address to visit, and what the viewer should find there. */
interface Visit extends PaneFace {
  readonly href: string;
}

/** Every address, with what the viewer should find there. */
async function visitsOf(role: Role, alice: ApiUser): Promise<readonly Visit[]> {
  const isSignedIn = role !== 'visitor';
  const examples = await examplesOf(alice);
  return examples.filter(({ only }) => !only || (only === 'signedIn') === isSignedIn).map((example) => visitOf(example, role));
}

/** What a role should find at an address, under which title. */
function visitOf({ page, href, title }: Example, role: Role): Visit {
  const found = faceFor(href, role);
  const isRefused = found.face === 'sign-in' || found.face === 'nothing';
  // A visitor is led to another page than a user by one of the addresses.
  const ownTitle = found.page === page.id ? (title ?? ANY_TITLE) : t(manifests.find(({ id }) => id === found.page)!.title);
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
