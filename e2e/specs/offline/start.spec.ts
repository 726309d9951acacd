import { expect, test } from '../../fixtures';
import { leaveForStorage } from '../../support/browserStorage';
import { notice, OFFLINE_COMPLAINTS, whenKept } from '../../support/keptOffline';

test.use({ fetchesAhead: true });

test('without a network the product opens, reads and searches, and what is done then is sent once when the network is back', async ({
  openBrowser,
  actAs,
  complaints,
}) => {
  complaints.allow(OFFLINE_COMPLAINTS);
  const [alice, bob] = [await actAs('alice'), await actAs('bob')];
  const noteId = await bob.post('An unforgettable heron');
  const app = await openBrowser('alice');
  const { page } = app;
  await app.open(`/notes/${noteId}`);
  const heron = app.note('An unforgettable heron');
  await expect(heron.root).toBeVisible();
  await whenKept(page);

  await page.context().setOffline(true);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await heron.react('👍');
  const waits = heron.root.getByRole('button', { name: 'Waiting to be sent' });
  await expect(waits).toBeVisible();
  await app.openComposer();
  await app.composer.send('Written after an offline start');
  await expect(app.composer.root).toBeHidden();

  // Both outlive another start, at another address. The search knows the reaction.
  await app.open('/memory?q=unforgettable');
  await expect(notice(page)).toContainText('2 unsent');
  await expect(heron.reaction('👍')).toHaveAttribute('aria-pressed', 'true');
  await expect(waits).toBeVisible();
  await notice(page).getByRole('button', { name: 'Open outbox' }).click();
  await expect(page.getByRole('dialog', { name: 'Outbox' }).getByRole('listitem')).toHaveText([
    /React with 👍.*@bob: An unforgettable heron/,
    /Written after an offline start/,
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByText("Couldn't load the page")).toHaveCount(0);

  await page.context().setOffline(false);
  await expect(notice(page)).toBeHidden();
  await expect(waits).toBeHidden();
  const there = async () => {
    const notes = await alice.call('users/notes', { userId: alice.id, limit: 10 });
    const { reactions } = await bob.call('notes/show', { noteId });
    return { reactions, written: notes.filter(({ text }) => text === 'Written after an offline start').length };
  };
  await expect.poll(there).toEqual({ reactions: { '👍': 1 }, written: 1 });
  await app.openSignedIn();
  await expect(app.note('Written after an offline start').root).toBeVisible();
  expect(await there()).toEqual({ reactions: { '👍': 1 }, written: 1 });
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

test('a browser that removed its stored notes and files while the product was closed says so once, and keeps them again @whole', async ({
  openApp,
  complaints,
}) => {
  complaints.allow(OFFLINE_COMPLAINTS);
  const app = await openApp('alice');
  const { page } = app;
  await whenKept(page);
  const said = page.getByText("The notes you've read couldn't be loaded from this device");
  const hadNotes = () => page.evaluate(() => localStorage.getItem('memoryHad') !== null);
  // The second start finds what the first one kept.
  await expect(async () => {
    await page.reload();
    await expect.poll(hadNotes, { timeout: 8_000 }).toBe(true);
  }).toPass({ timeout: 30_000 });
  await leaveForStorage(page);
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,cache_storage,service_workers,file_systems' });

  await app.openSignedIn();
  await expect(said).toBeVisible({ timeout: 20_000 });
  await whenKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(app.timeline('Home').articles.first()).toBeVisible();
  await expect(said).toHaveCount(0);
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
  await expect(notice(page)).toBeVisible();
});
