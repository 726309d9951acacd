import { expect, test } from '../../fixtures';
import { localTimelineDownTo, readDownTo } from '../../support/feedRows';

/** More than the client asks for by itself after a loss, so that a gap is left to be filled when it is read. */
const MISSED = 130;

/** An answer that takes long enough to be waited for; ms. */
const SLOW_MS = 3_000;

test.describe('after a lost connection', () => {
  test.beforeEach(({ complaints }) => complaints.allow(/WebSocket connection/));

  test('what was missed beyond a few pages is a gap that fills itself when it is read', async ({ instance, openApp, actAs }) => {
    const app = await openApp('alice');
    await app.chooseTimeline('Local');
    const local = app.timeline('Local');
    const bob = await actAs('bob');
    const first = await bob.post('Seen before the loss');
    await expect(local.note('Seen before the loss').root).toBeVisible();

    await instance.controls.fail('/streaming', 503);
    await instance.controls.dropSockets();
    for (let n = 1; n < MISSED; n += 1) await bob.post(`Missed ${n}`);
    await bob.post('Missed last');
    await expect(local.note('Missed last').root).toHaveCount(0);
    await instance.controls.clear();
    await expect(local.note('Missed last').root).toBeVisible({ timeout: 20_000 });

    const gap = local.feed.getByRole('article', { name: 'Missing notes' });
    // It is filled shortly before it comes into sight; a slow server lets it be seen.
    await instance.controls.delay('/api/notes/local-timeline', SLOW_MS, 1);
    await app.scrollTo(gap);
    await expect(gap).toBeVisible();
    await expect(gap.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    const kept = await localTimelineDownTo(bob, first);
    await expect(async () => expect(await readDownTo(local.feed, first)).toEqual(kept)).toPass();
  });

  test('what was missed is fetched with l, wherever in the list one is', async ({ instance, openApp, actAs }) => {
    const app = await openApp('alice');
    await app.chooseTimeline('Local');
    const local = app.timeline('Local');
    const bob = await actAs('bob');
    const first = await bob.post('Seen before the loss');
    await expect(local.note('Seen before the loss').root).toBeVisible();

    await instance.controls.fail('/streaming', 503);
    await instance.controls.dropSockets();
    for (let n = 1; n < MISSED; n += 1) await bob.post(`Missed ${n}`);
    await bob.post('Missed last');
    await instance.controls.clear();
    await expect(local.note('Missed last').root).toBeVisible({ timeout: 20_000 });

    await local.note('Missed last').root.focus();
    const asked = app.page.waitForRequest((request) => request.url().endsWith('/api/notes/local-timeline'));
    await app.page.keyboard.press('l');
    // Nothing was scrolled, so nothing else asks.
    expect((await asked).postDataJSON()).toHaveProperty('untilId');
    await expect(local.note('Missed last').focused, 'the focus stays').toHaveCount(1);
    const kept = await localTimelineDownTo(bob, first);
    await expect(async () => expect(await readDownTo(local.feed, first)).toEqual(kept)).toPass();
  });

  test('what was missed on a page or two is there without a gap, in order', async ({ instance, openApp, actAs }) => {
    const app = await openApp('alice');
    await app.chooseTimeline('Local');
    const local = app.timeline('Local');
    const bob = await actAs('bob');
    const first = await bob.post('Seen before the loss');
    await expect(local.note('Seen before the loss').root).toBeVisible();

    await instance.controls.fail('/streaming', 503);
    await instance.controls.dropSockets();
    for (let n = 1; n < 40; n += 1) await bob.post(`Missed ${n}`);
    await bob.post('Missed last');
    await instance.controls.clear();
    await expect(local.note('Missed last').root).toBeVisible({ timeout: 20_000 });
    expect(await readDownTo(local.feed, first)).toEqual(await localTimelineDownTo(bob, first));
  });

  test('a loss that lasts is told, and the line goes when the connection is back', async ({ instance, openApp }) => {
    const app = await openApp('alice');
    const line = app.page.getByText('Connection to the server lost.');
    await instance.controls.fail('/streaming', 503);
    await instance.controls.dropSockets();
    await expect(line).toBeVisible();
    await instance.controls.clear();
    await expect(line).toHaveCount(0, { timeout: 20_000 });
  });
});
