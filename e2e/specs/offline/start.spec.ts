import { expect, test } from '../../fixtures';
import { leaveForStorage } from '../../support/browserStorage';
import { expectNothingMissing, missed, MISSED, postUnheard } from '../../support/feedRows';
import { goOffline, notice, OFFLINE_COMPLAINTS, whenKept, whenRemembered } from '../../support/keptOffline';

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
  await goOffline(page);
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

test('threads, profiles, notifications, menus and dialogs open without a network', async ({ openBrowser, actAs, complaints }) => {
  complaints.allow(OFFLINE_COMPLAINTS);
  const bob = await actAs('bob');
  await bob.post('@alice A question for later');
  const app = await openBrowser('alice');
  const { page } = app;
  const question = app.main.getByText('A question for later').first();
  // What the first seconds show is remembered, although the memory begins later.
  await app.open('/@bob');
  await expect(question).toBeVisible();
  await app.navigation.getByRole('link', { name: /^Notifications/ }).click();
  await expect(question).toBeVisible();
  await app.navigation.getByRole('link', { name: 'Timeline' }).click();
  const article = app.main.getByRole('article').first();
  await expect(article).toBeVisible();
  await whenRemembered(page, 'A question for later');
  await goOffline(page);
  await article
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/notes\//);
  await expect(article).toBeVisible();
  await article.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(page.getByText("You're seeing what this device has kept")).toBeVisible();
  await expect(article).toBeVisible();
  await app.open('/my/notifications');
  await expect(question).toBeVisible();
  await app.open('/@bob');
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText('I build keyboards');
  await expect(app.note('A question for later').root).toBeVisible();
  await expect(page.getByText(/Couldn't load (?:the|part of the) page/)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(notice(page)).toBeHidden();
});

test('thirty minutes without a network lose nothing: what was missed comes in order, what was done is sent once @whole', async ({
  openBrowser,
  actAs,
  instance,
  complaints,
}) => {
  test.slow();
  complaints.allow(OFFLINE_COMPLAINTS);
  complaints.allow(/WebSocket is closed|no answer in time/);
  const [alice, bob] = [await actAs('alice'), await actAs('bob')];
  const app = await openBrowser('alice');
  const { page } = app;
  await page.clock.install();
  await app.openSignedIn();
  await app.chooseTimeline('Local');
  const local = app.timeline('Local');
  const first = await bob.post('Seen before the tunnel');
  await expect(local.note('Seen before the tunnel').root).toBeVisible();

  await goOffline(page);
  await postUnheard(instance, bob, missed(MISSED));
  await local.note('Seen before the tunnel').react('👍');
  await app.compose('Written in the tunnel');
  for (let minute = 0; minute < 30; minute += 1) await page.clock.fastForward(60_000);
  await expect(notice(page)).toContainText('2 unsent');
  await expect(local.note('Missed last').root).toHaveCount(0);

  await instance.controls.clear();
  await page.context().setOffline(false);
  await expect(local.note('Written in the tunnel').root).toBeVisible({ timeout: 20_000 });
  await expect(notice(page)).toBeHidden();
  await expectNothingMissing(local.feed, bob, first);
  const { reactions } = await alice.call('notes/show', { noteId: first });
  const written = (await alice.call('users/notes', { userId: alice.id, limit: 10 })).filter(({ text }) => text === 'Written in the tunnel');
  expect({ reactions, written: written.length }).toEqual({ reactions: { '👍': 1 }, written: 1 });
});

test('a browser that removed its stored notes and files while the product was closed says so once, and keeps them again @whole', async ({
  openApp,
  complaints,
}) => {
  complaints.allow(OFFLINE_COMPLAINTS);
  const app = await openApp('alice');
  const { page } = app;
  const said = page.getByText("The notes you've read couldn't be loaded from this device");
  const foundNotes = () => page.evaluate(() => localStorage.getItem('memoryHad') !== null);
  await whenKept(page);
  await whenRemembered(page);
  await page.reload();
  await expect.poll(foundNotes).toBe(true);
  await leaveForStorage(page);
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,cache_storage,service_workers,file_systems' });
  await session.detach();

  await app.openSignedIn();
  await expect(said).toBeVisible({ timeout: 20_000 });
  expect(await foundNotes()).toBe(false);
  await whenRemembered(page);
  await goOffline(page);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(app.timeline('Home').articles.first()).toBeVisible();
  await expect.poll(foundNotes).toBe(true);
  await expect(said).toHaveCount(0);
});

test('a damaged copy of the first script says so, and the next start fetches it again @whole', async ({ openApp, complaints }) => {
  complaints.allow(/SyntaxError|Unexpected|Invalid|^uncaught: $/);
  const app = await openApp('alice');
  const { page } = app;
  await whenKept(page);
  const first = (await page.locator('script[type="module"]').first().getAttribute('src'))!;
  const stored = () => page.evaluate(async (path) => (await caches.match(path))?.text(), first);
  // The worker may still be looking for damage, as it does when a page is idle.
  await expect(async () => {
    await page.evaluate(async (path) => {
      const headers = { 'content-type': 'text/javascript' };
      await (await caches.open(`shell ${path}`)).put(path, new Response('const half = (', { headers }));
    }, first);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Wisteria could not be loaded', { timeout: 3_000 });
  }).toPass();
  // Other files may be there again: the page goes on to ask for them.
  await expect.poll(stored).not.toBe('const half = (');
  await page.reload();
  await expect(app.timeline('Home').articles.first()).toBeVisible();
});

test('safe mode starts without what the worker keeps @whole', async ({ openApp, complaints }) => {
  complaints.allow(OFFLINE_COMPLAINTS);
  const app = await openApp('alice');
  const { page } = app;
  await goOffline(page);
  await expect(page.goto('/?safe')).rejects.toThrow('net::ERR_');
  // The browser's own page about it comes a moment later.
  await page.waitForURL('chrome-error://chromewebdata/');
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
});
