import type { Page } from '@playwright/test';
import { HEIGHT_LIMIT, WIDE } from '~/services/workspace/dashboard';
import type { CellSize, WidgetManifest } from '~/registry/defineWidget';
import { expect, test, type TestFixtures } from '../../fixtures';
import { expectAccessible, expectAccessibleIn } from '../../support/axe';
import { storeAgain } from '../../support/browserStorage';
import type { Instance } from '../../support/Instance';
import { signedInState } from '../../support/signedInState';
import { WIDGET_CONTENT } from '../../support/widgetContent';
import { allWidgets, withWidgets } from '../../support/withColumns';

/** What the server answers for the feed of a site, which it would not fetch from this machine. */
const FEED = {
  items: [
    { title: 'Moss in winter', link: 'https://news.example/moss', pubDate: '2024-02-01T10:00:00.000Z' },
    { title: 'How to read a fern', link: 'https://news.example/fern', pubDate: '2024-01-28T10:00:00.000Z' },
  ],
};

const SCREEN = { width: 1920, height: 1080 };

const FEED_OPTIONS = { url: 'https://news.example/feed' };

const manifestOf = async (kind: string): Promise<WidgetManifest> =>
  ((await import(`../../../widgets/${kind}/manifest.ts`)) as { default: WidgetManifest }).default;

/** The options of the widgets that need some. The list is one of Alice's. */
const optionsWith = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  rss: FEED_OPTIONS,
  rssTicker: FEED_OPTIONS,
  slideshow: { folderId: '' },
  userList: { list: { id, name } },
});

async function serveFeed(page: Page): Promise<void> {
  await page.route('**/api/fetch-rss*', (route) => route.fulfill({ json: FEED }));
}

/** Expects that a widget shows its content and nothing failed. */
async function expectContent(page: Page, kind: string): Promise<void> {
  const widget = page.locator(`[data-widget="${kind}"]`);
  await expect(WIDGET_CONTENT[kind]!(widget).first(), `the widget ${kind}`).toBeVisible();
  await expect(widget.getByRole('alert'), `failures of the widget ${kind}`).toHaveCount(0);
}

/** The largest size of a widget, in cells. */
const largest = ({ size }: WidgetManifest): CellSize => size.max ?? { w: WIDE, h: HEIGHT_LIMIT };

/** Places boxes beside each other in rows. */
function inRows(sizes: readonly CellSize[]): readonly (CellSize & { readonly x: number; readonly y: number })[] {
  let [x, y, height] = [0, 0, 0];
  return sizes.map(({ w, h }) => {
    if (x + w > WIDE) [x, y, height] = [0, y + height, 0];
    const place = { x, y, w, h };
    x += w;
    height = Math.max(height, h);
    return place;
  });
}

/** Opens a dashboard of all widgets and expects that each shows its content. @returns the page */
async function openAll(
  { instance, actAs, openBrowser }: Pick<TestFixtures, 'actAs' | 'openBrowser'> & { readonly instance: Instance },
  sizeOf: (manifest: WidgetManifest) => CellSize,
): Promise<Page> {
  const [list] = await (await actAs('alice')).call('users/lists/list', {});
  const kinds = allWidgets();
  const places = inRows((await Promise.all(kinds.map(manifestOf))).map(sizeOf));
  const signedIn = await signedInState(instance.url, 'alice');
  const storageState = withWidgets(signedIn, instance.url, kinds, optionsWith(list!), (index) => places[index]!);
  const { page } = await openBrowser(undefined, { viewport: SCREEN, storageState });
  await serveFeed(page);
  await page.goto('/dashboard');
  for (const kind of kinds) {
    await page.locator(`[data-widget="${kind}"]`).scrollIntoViewIfNeeded();
    await expectContent(page, kind);
  }
  return page;
}

test(
  'all widgets beside each other at their largest sizes show their content and are accessible',
  { tag: '@whole' },
  async ({ instance, actAs, openBrowser }) => {
    const page = await openAll({ instance, actAs, openBrowser }, largest);
    await expectAccessible(page, '#main');
  },
);

test(
  'all widgets beside each other at their smallest sizes show their content and are accessible',
  { tag: '@whole' },
  async ({ instance, actAs, openBrowser }) => {
    const page = await openAll({ instance, actAs, openBrowser }, ({ size }) => size.min);
    // The colors of a widget are the same at every size.
    await expectAccessibleIn(page, '#main', 'structure');
  },
);

test(
  'every widget alone at its largest size shows its content and is accessible',
  { tag: '@whole' },
  async ({ instance, actAs, openBrowser }) => {
    test.setTimeout(180_000);
    const [list] = await (await actAs('alice')).call('users/lists/list', {});
    const signedIn = await signedInState(instance.url, 'alice');
    // One browser, because a new one fetches and compiles everything again. In a new document, each widget is alone.
    const { page } = await openBrowser(undefined, { viewport: SCREEN });
    for (const kind of allWidgets()) {
      const place = { x: 0, y: 0, ...largest(await manifestOf(kind)) };
      await storeAgain(
        page,
        withWidgets(signedIn, instance.url, [kind], optionsWith(list!), () => place),
      );
      // Only where it is needed, because the browser caches nothing meanwhile.
      if (kind.startsWith('rss')) await serveFeed(page);
      await page.goto('/dashboard');
      await expectContent(page, kind);
      await expectAccessible(page, '#main', { isLast: false });
      await page.unrouteAll();
    }
  },
);
