import { expect, test } from '../../fixtures';
import { OFFLINE_COMPLAINTS, whenKept } from '../../support/keptOffline';

test.use({ fetchesAhead: true });

test('without a network the product opens, and a note that is written then is sent once when the network is back', async ({
  openApp,
  actAs,
  complaints,
}) => {
  complaints.allow(OFFLINE_COMPLAINTS);
  const app = await openApp('alice');
  const { page } = app;
  await whenKept(page);
  await page.context().setOffline(true);
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: "You're offline" });
  await expect(notice).toBeVisible();
  await app.openComposer();
  await app.composer.send('Written after an offline start');
  await expect(app.composer.root).toBeHidden();

  // The outbox outlives another start, at another address.
  await page.goto('/my/notifications');
  await expect(notice).toContainText('1 unsent');
  await expect(page.getByText("Couldn't load the page")).toHaveCount(0);

  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
  const alice = await actAs('alice');
  const sent = async () =>
    (await alice.call('users/notes', { userId: alice.id, limit: 10 })).filter(({ text }) => text === 'Written after an offline start')
      .length;
  await expect.poll(sent).toBe(1);
  await app.openSignedIn();
  await expect(app.note('Written after an offline start').root).toBeVisible();
  expect(await sent()).toBe(1);
});

test('threads, menus and dialogs open without a network, and an answer waits in the outbox', async ({ openApp, complaints }) => {
  complaints.allow(OFFLINE_COMPLAINTS);
  const app = await openApp('alice');
  const { page } = app;
  await whenKept(page);
  const note = app.timeline('Home').articles.first();
  await page.context().setOffline(true);
  await note
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/notes\//);
  await expect(app.main.getByRole('article').first()).toBeVisible();
  await app.main.getByRole('article').first().getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  // This device remembers what was read.
  await page.reload();
  await expect(app.main.getByRole('article').first()).toBeVisible();
  await expect(page.getByText("Couldn't load part of the page")).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(app.main.getByRole('article').first()).toBeVisible();
});

test('a damaged copy of the first script says so, and the next start fetches it again @whole', async ({ openApp, complaints }) => {
  complaints.allow(/SyntaxError|Unexpected|Invalid|^uncaught: $/);
  const app = await openApp('alice');
  const { page } = app;
  await whenKept(page);
  await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('shell '));
    const headers = { 'content-type': 'text/javascript' };
    await (await caches.open(name)).put(name.slice('shell '.length), new Response('const half = (', { headers }));
  });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Wisteria could not be loaded');
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).filter((one) => one.startsWith('shell ')))).toEqual([]);
  await page.reload();
  await expect(app.timeline('Home').articles.first()).toBeVisible();
});

test('safe mode starts without what the worker keeps @whole', async ({ openApp, complaints }) => {
  complaints.allow(OFFLINE_COMPLAINTS);
  const app = await openApp('alice');
  const { page } = app;
  await whenKept(page);
  await page.context().setOffline(true);
  await expect(page.goto('/?safe')).rejects.toThrow('net::ERR_');
  await page.goto('/');
  await expect(page.getByRole('status').filter({ hasText: "You're offline" })).toBeVisible();
});
