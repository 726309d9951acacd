import { expect, test } from '../../e2e/fixtures';

/** What the browser says about a manifest. */
interface AppManifest {
  readonly url: string;
  readonly data: string;
  readonly errors: readonly unknown[];
}

test.use({ fetchesAhead: true });

test('the browser finds nothing wrong with the manifest, and can install the product', async ({ openBrowser }) => {
  const app = await openBrowser('alice', { locale: 'ja-JP' });
  await app.open('/');
  const { page } = app;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await page.context().newCDPSession(page);
  const { url, data, errors } = (await session.send('Page.getAppManifest')) as AppManifest;
  expect({ path: new URL(url).pathname, lang: (JSON.parse(data) as { lang: string }).lang, errors }).toEqual({
    path: '/manifests/ja-JP.webmanifest',
    lang: 'ja-JP',
    errors: [],
  });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window of a test keeps nothing, as a private one, and installs nothing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
