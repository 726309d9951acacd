import type { App } from '../../e2e/objects/App';
import { expect, test } from '../../e2e/fixtures';
import { placeAtRest } from '../../e2e/support/atRest';

/** Longer than a test takes, in ms. */
const NEVER_MS = 120_000;

test.beforeEach(async ({ complaints, instance }) => {
  complaints.allow(/net::ERR_FAILED/);
  complaints.allow(/closed before the connection is established/);
  // The client tries again by itself after the stream opens, and would do so before these tests press the button.
  await instance.controls.delay('/streaming', NEVER_MS);
});

test('files that failed to draw are drawn after another try, with their styles', async ({ openApp, actAs }) => {
  const alice = await actAs('alice');
  const [picture] = await alice.call('drive/files', { limit: 1, type: 'image/*' });
  await alice.call('drive/files/update', { fileId: picture!.id, comment: 'A picture', isSensitive: false });
  await alice.post({ text: 'Look at this', fileIds: [picture!.id] });
  const app = await openApp('alice');
  const note = app.note('Look at this').root;
  const image = note.getByRole('img', { name: 'A picture' });
  await expect(image).toBeVisible();
  const size = await placeAtRest(image);

  await reloadWithout(app, /\/assets\/media-/);
  const retry = note.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(note.getByText('Look at this')).toBeVisible();
  await app.page.unrouteAll();
  await retry.click();
  await expect(image).toBeVisible();
  await expect.poll(() => image.boundingBox()).toEqual(size);
});

test('a menu whose code fails to load leaves the page as it is, and opens after another try', async ({ openApp }) => {
  const app = await openApp('alice');
  // A wider screen would show the dashboard, which needs the same file.
  await app.page.setViewportSize({ width: 1000, height: 800 });
  const preloadErrors: string[] = [];
  await app.page.exposeFunction('tellPreloadError', () => preloadErrors.push('lost'));
  await app.page.addInitScript("addEventListener('vite:preloadError', () => tellPreloadError())");
  await reloadWithout(app, /\/assets\/after-/);
  const first = app.timeline('Home').articles.first();
  await first.getByRole('button', { name: 'More' }).click();
  const notice = app.page.getByRole('status').filter({ hasText: "Couldn't load part of the page" });
  await expect(notice).toBeVisible();
  expect(preloadErrors.length, 'the event of the bundler tells other code of the page').toBeGreaterThan(0);
  await expect(first).toBeVisible();
  await app.page.unrouteAll();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
  // The file that was lost also has what shows menus and messages, so the first press is forgotten.
  await first.getByRole('button', { name: 'More' }).click();
  await expect(app.page.getByRole('menu').getByRole('menuitem').first()).toBeVisible();
});

/** Loses a file from here on. */
async function reloadWithout({ page }: App, file: RegExp): Promise<void> {
  await page.route(file, (route) => route.abort());
  await page.reload();
}
