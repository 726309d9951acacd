import { HEIGHT_LIMIT, WIDE } from '~/services/workspace/dashboard';
import type { AnyWidgetManifest } from '~/registry/defineWidget';
import { expect, test } from '../../fixtures';
import { expectAccessible, expectAccessibleIn } from '../../support/axe';
import { storeAgain } from '../../support/browserStorage';
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

const FEED_OPTIONS = { url: 'https://news.example/feed' };

const manifestOf = async (kind: string): Promise<AnyWidgetManifest> =>
  ((await import(`../../../widgets/${kind}/manifest.ts`)) as { default: AnyWidgetManifest }).default;

/** The sizes of a widget in cells. */
const SIZES = {
  smallest: ({ size }: AnyWidgetManifest) => size.min,
  largest: ({ size }: AnyWidgetManifest) => size.max ?? { w: WIDE, h: HEIGHT_LIMIT },
};

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 1920, height: 1080 } });

for (const [name, sizeOf] of Object.entries(SIZES)) {
  test(`every widget alone at its ${name} size shows its content and is accessible`, async ({ instance, actAs, openBrowser, viewport }) => {
    test.slow();
    const [list] = await (await actAs('alice')).call('users/lists/list', {});
    const options = {
      rss: FEED_OPTIONS,
      rssTicker: FEED_OPTIONS,
      slideshow: { folderId: '' },
      userList: { list: { id: list!.id, name: list!.name } },
    };
    const signedIn = await signedInState(instance.url, 'alice');
    // One browser, because a new one fetches and compiles everything again. In a new document, each widget is alone.
    const { page } = await openBrowser(undefined, { viewport });
    for (const kind of allWidgets()) {
      const size = sizeOf(await manifestOf(kind));
      const widgets = withWidgets(signedIn, instance.url, [kind], options, () => ({ x: 0, y: 0, ...size }));
      await storeAgain(page, widgets);
      // Only where it is needed, because the browser caches nothing meanwhile.
      if (kind.startsWith('rss')) await page.route('**/api/fetch-rss*', (route) => route.fulfill({ json: FEED }));
      await page.goto('/dashboard');
      const widget = page.locator(`[data-widget="${kind}"]`);
      await expect(WIDGET_CONTENT[kind]!(widget).first(), `the widget ${kind}`).toBeVisible();
      await expect(widget.getByRole('alert'), `failures of the widget ${kind}`).toHaveCount(0);
      // The colors of a widget are the same at every size.
      await (name === 'largest'
        ? expectAccessible(page, '#main', { isLast: false })
        : expectAccessibleIn(page, '#main', { hasColors: false }));
      await page.unrouteAll();
    }
  });
}
