import type { BrowserContextOptions } from '@playwright/test';
import { testI18n } from '../../../tests/fixtures/testI18n';
import { expect, test, type TestFixtures } from '../../fixtures';
import type { App } from '../../objects/App';
import type { ApiUser } from '../../support/ApiUser';
import { expectAccessible, expectAccessibleIn, type Aspect } from '../../support/axe';
import { examplesOf, manifests, type Example } from '../../support/examples';
import { faceFor } from '../../support/faceFor';
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
async function visitsOf(role: Role, alice: ApiUser, staff: ApiUser): Promise<readonly Visit[]> {
  const isSignedIn = role !== 'visitor';
  const examples = await examplesOf(alice, staff);
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
const FOR_STAFF = [{ role: 'textbox', name: t('profile.moderationNote') }] as const;

/** Pages that show moderators and administrators something else than users. */
const DIFFERENT = new Set(['avatar-decorations', 'channel', 'custom-emojis-manager', 'invite', 'user']);

const isStaff = (role: Role): boolean => role === 'moderator' || role === 'administrator';

/** Whether a page shows a role something else than it shows a user, who finds it in another test. */
function differs(role: Role, { href, page, face }: Visit): boolean {
  const forUser = faceFor(href, 'user');
  if (isStaff(role)) return face !== forUser.face || (page !== null && DIFFERENT.has(page));
  return face !== 'content' || page !== forUser.page;
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

/** The panes that show pages at once. In the main pane, that is one after the other. */
type Shown = readonly { readonly pane: string; readonly visit: Visit }[];

/** Shows pages in a frame. In the main pane, it uses the browser's Back, as after a long way through the product, which starts once. */
async function* show(app: App, frame: Frame, visits: readonly Visit[]): AsyncGenerator<Shown> {
  if (frame !== 'main') {
    for (const group of inGroups(visits, TOGETHER)) {
      const panes = await startWith(app, frame, group);
      yield group.map((visit, index) => ({ pane: panes[index]!, visit }));
    }
    return;
  }
  for (const group of inGroups(visits, STEPS)) {
    await app.page.evaluate(
      (hrefs) => {
        for (const href of [...hrefs, '/']) history.pushState(null, '', href);
      },
      group.map(({ href }) => href).toReversed(),
    );
    for (const visit of group) {
      await app.page.goBack();
      yield [{ pane: 'main', visit }];
    }
  }
}

/** Expects that pages show a role what they should, and that they are accessible in the aspect that is named for each. */
async function walk(
  app: App,
  { role, frame }: { readonly role: Role; readonly frame: Frame },
  visits: readonly Visit[],
  aspectOf: (visit: Visit) => Aspect | null,
): Promise<void> {
  const width = app.page.viewportSize()!.width;
  const lists = new Set<string>();
  for await (const shown of show(app, frame, visits)) {
    for (const { pane, visit } of shown) {
      // Only the column in sight and its neighbors are drawn.
      if (frame === 'column' && width === PHONE.width) await app.page.locator(`[role="tab"][data-tab="${pane}"]`).click();
      await look(app, role, visit, pane, frame);
    }
    const places = (aspect: Aspect) =>
      shown
        .filter(({ visit }) => aspectOf(visit) === aspect)
        .map(({ pane, visit }) => (frame === 'main' && width === WIDE.width ? newPlaceOf(visit, lists) : placeOf(frame, pane)));
    for (const aspect of ['everything', 'colors', 'structure'] as const) {
      const selector = places(aspect).join(', ');
      if (selector) await expectAccessibleIn(app.page, selector, aspect);
    }
  }
}

/** The selector of what a frame shows, with what the frame has around it. The shell around the pages stays the same. */
const placeOf = (frame: Frame, pane: string): string => (frame === 'main' ? '#main' : `[data-${frame}]:has([data-pane="${pane}"])`);

/**
 * The selector of what a wide main pane shows and no earlier page had. The list of a parent page stands beside each of its child pages.
 * @param lists the parent pages whose list was there, to which this page's one is added
 */
function newPlaceOf({ page }: Visit, lists: Set<string>): string {
  const parent = page?.split('/')[0];
  if (page === null || parent === undefined || parent === page) return '#main';
  const isKnown = lists.has(parent);
  lists.add(parent);
  return isKnown ? `#main [data-page="${page}"]` : '#main';
}

const WIDE = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };

const all = (): Aspect => 'everything';

type Opens = Pick<TestFixtures, 'openBrowser' | 'actAs'>;

/** Whether a page is one of several that only administrators find: others read the same on each. */
const isHidden = ({ href }: Visit): boolean => href.startsWith('/admin/');

/** Opens a browser for a role. @returns it, with everything to visit */
async function openAs(role: Role, options: Pick<BrowserContextOptions, 'viewport' | 'colorScheme'>, { openBrowser, actAs }: Opens) {
  const [alice, staff] = [await actAs('alice'), await actAs('admin')];
  await grant(role, staff, alice);
  const app = await openBrowser(role === 'visitor' ? undefined : 'alice', options);
  return { app, visits: await visitsOf(role, alice, staff) };
}

/** Like {@link openAs}, with what is worth a visit before a merge. */
async function openShortAs(...[role, options, opens]: Parameters<typeof openAs>): ReturnType<typeof openAs> {
  const { app, visits } = await openAs(role, options, opens);
  return { app, visits: role === 'administrator' ? visits : visits.filter((visit) => !isHidden(visit)) };
}

const inGroups = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, group) => all.slice(group * size, (group + 1) * size));

/** The pages with the most on them. */
const RICH: ReadonlySet<string | null> = new Set(['note', 'settings/general', 'drive']);

const isRich = ({ page }: Visit): boolean => RICH.has(page);

/** Colors do not change with the width, and columns have those of the main pane. */
const richStructure = (visit: Visit): Aspect | null => (isRich(visit) ? 'structure' : null);

const isTenth = (_visit: Visit, index: number): boolean => index % 10 === 0;

const isThird = (_visit: Visit, index: number): boolean => index % 3 === 0;

/** Some pages, whose rules of accessibility stand for those of all, which take most of the time of a walk. The long walk asks all. */
function checkedOf(visits: readonly Visit[]): (visit: Visit) => Aspect | null {
  const checked = new Set(visits.filter((visit, index) => isRich(visit) || isThird(visit, index)));
  return (visit) => (checked.has(visit) ? 'everything' : null);
}

/** Some pages, which stand for all in a frame whose every page the long walk visits. */
const someOf = (visits: readonly Visit[]): readonly Visit[] => visits.filter((visit, index) => isRich(visit) || isTenth(visit, index));

const QUARTERS = ['first', 'second', 'third', 'fourth'];

for (const [index, quarter] of QUARTERS.entries()) {
  test(`a user finds every page of the ${quarter} quarter in the main pane of a wide screen, and some prove to be accessible`, async ({
    openBrowser,
    actAs,
  }) => {
    const { app, visits } = await openShortAs('user', { viewport: WIDE }, { openBrowser, actAs });
    await app.openSignedIn();
    if (index === 0) await expectAccessible(app.page);
    const own = inGroups(visits, Math.ceil(visits.length / QUARTERS.length))[index]!;
    await walk(app, { role: 'user', frame: 'main' }, own, checkedOf(own));
  });
}

test('a user finds the richest pages and every tenth one in a window on a wide screen, where dark colors can be read', async ({
  openBrowser,
  actAs,
}) => {
  const { app, visits } = await openShortAs('user', { viewport: WIDE, colorScheme: 'dark' }, { openBrowser, actAs });
  await walk(app, { role: 'user', frame: 'window' }, someOf(visits), (visit) => (isRich(visit) ? 'everything' : 'colors'));
});

test('a user finds the richest pages and every tenth one in a column on a wide screen', async ({ openBrowser, actAs }) => {
  const { app, visits } = await openShortAs('user', { viewport: WIDE }, { openBrowser, actAs });
  await walk(app, { role: 'user', frame: 'column' }, someOf(visits), richStructure);
});

test('a user finds the richest pages and every tenth one in the main pane of a phone', async ({ openBrowser, actAs }) => {
  const { app, visits } = await openShortAs('user', { viewport: PHONE }, { openBrowser, actAs });
  await app.open();
  await walk(app, { role: 'user', frame: 'main' }, someOf(visits), richStructure);
});

test('a user finds every tenth page in a column on a phone', async ({ openBrowser, actAs }) => {
  const { app, visits } = await openShortAs('user', { viewport: PHONE }, { openBrowser, actAs });
  await walk(app, { role: 'user', frame: 'column' }, visits.filter(isTenth), () => null);
});

test('a visitor finds pages or the question to sign in in the main pane of a wide screen, and what users do not find is accessible', async ({
  openBrowser,
  actAs,
}) => {
  const { app, visits } = await openShortAs('visitor', { viewport: WIDE }, { openBrowser, actAs });
  await app.open();
  // Visitors are asked to sign in on most pages, always in the same words.
  const refused = visits.filter(({ face }) => face === 'sign-in');
  const found = visits.filter((visit) => !refused.includes(visit));
  await walk(app, { role: 'visitor', frame: 'main' }, found, (visit) => (differs('visitor', visit) ? 'everything' : null));
  await walk(app, { role: 'visitor', frame: 'main' }, refused.filter(isTenth), (visit) => (visit === refused[0] ? 'everything' : null));
});

test(
  'a moderator finds what users do not find in the main pane of a wide screen, and it is accessible',
  { tag: '@whole' },
  async ({ openBrowser, actAs }) => {
    const { app, visits } = await openShortAs('moderator', { viewport: WIDE }, { openBrowser, actAs });
    await app.open();
    const own = visits.filter((visit) => differs('moderator', visit));
    await walk(app, { role: 'moderator', frame: 'main' }, own, all);
  },
);

test('an administrator finds some of what users do not find in the main pane of a wide screen, and it is accessible', async ({
  openBrowser,
  actAs,
}) => {
  const { app, visits } = await openShortAs('administrator', { viewport: WIDE }, { openBrowser, actAs });
  await app.open();
  const own = visits.filter((visit) => differs('administrator', visit));
  await walk(app, { role: 'administrator', frame: 'main' }, own.filter(isThird), all);
});

const SCREENS = { 'a wide screen': WIDE, 'a phone': PHONE };

for (const role of ROLES) {
  for (const frame of ['main', 'column', 'window'] as const) {
    for (const [screen, viewport] of Object.entries(SCREENS)) {
      const where = frame === 'main' ? 'the main pane' : `a ${frame}`;
      const name = `${ROLE_NAMES[role]} finds every page in ${where} on ${screen}, and each is accessible`;
      test(name, { tag: '@whole' }, async ({ openBrowser, actAs }) => {
        test.setTimeout(300_000);
        const { app, visits } = await openAs(role, { viewport }, { openBrowser, actAs });
        if (frame === 'main') await app.open();
        await walk(app, { role, frame }, visits, frame === 'column' || viewport === PHONE ? () => 'structure' : all);
      });
    }
  }
}
