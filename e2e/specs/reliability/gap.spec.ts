import { expect, test } from '../../fixtures';
import { notice } from '../../support/keptOffline';
import { expectNothingMissing, localTimelineDownTo, missed, MISSED, postUnheard, readDownTo } from '../../support/feedRows';

/** How long a slow answer takes, in ms. */
const SLOW_MS = 3_000;

test.describe('after a lost connection', () => {
  test.beforeEach(({ complaints }) => complaints.allow(/WebSocket connection/));

  test('missed notes beyond a few pages leave a gap that fills itself when it is read', async ({ instance, openApp, actAs }) => {
    const app = await openApp('alice');
    await app.chooseTimeline('Local');
    const local = app.timeline('Local');
    const bob = await actAs('bob');
    const first = await bob.post('Seen before the loss');
    await expect(local.note('Seen before the loss').root).toBeVisible();

    await postUnheard(instance, bob, missed(MISSED));
    await expect(local.note('Missed last').root).toHaveCount(0);
    await instance.controls.clear();
    await expect(local.note('Missed last').root).toBeVisible({ timeout: 20_000 });

    const gap = local.feed.getByRole('article', { name: 'Missing notes' });
    // It fills shortly before it comes into sight. With a slow server it is visible.
    await instance.controls.delay('/api/notes/local-timeline', SLOW_MS, 1);
    await app.scrollTo(gap);
    await expect(gap).toBeVisible();
    await expect(gap.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await expectNothingMissing(local.feed, bob, first);
  });

  test('the key l fetches missed notes from anywhere in the list', { tag: '@whole' }, async ({ instance, openApp, actAs }) => {
    const app = await openApp('alice');
    await app.chooseTimeline('Local');
    const local = app.timeline('Local');
    const bob = await actAs('bob');
    const first = await bob.post('Seen before the loss');
    await expect(local.note('Seen before the loss').root).toBeVisible();

    await postUnheard(instance, bob, missed(MISSED));
    await instance.controls.clear();
    await expect(local.note('Missed last').root).toBeVisible({ timeout: 20_000 });

    await local.note('Missed last').root.focus();
    const asked = app.page.waitForRequest((request) => request.url().endsWith('/api/notes/local-timeline'));
    await app.page.keyboard.press('l');
    // Nothing was scrolled, so nothing else asks.
    expect((await asked).postDataJSON()).toHaveProperty('untilId');
    await expect(local.note('Missed last').focused, 'the focus stays').toHaveCount(1);
    await expectNothingMissing(local.feed, bob, first);
  });

  test('missed notes of a page or two appear without a gap, in order', async ({ instance, openApp, actAs }) => {
    const app = await openApp('alice');
    await app.chooseTimeline('Local');
    const local = app.timeline('Local');
    const bob = await actAs('bob');
    const first = await bob.post('Seen before the loss');
    await expect(local.note('Seen before the loss').root).toBeVisible();

    await postUnheard(instance, bob, missed(40));
    await instance.controls.clear();
    await expect(local.note('Missed last').root).toBeVisible({ timeout: 20_000 });
    expect(await readDownTo(local.feed, first)).toEqual(await localTimelineDownTo(bob, first));
  });

  test('a lasting loss shows a line, which goes when the connection is back', { tag: '@whole' }, async ({ instance, openApp }) => {
    const app = await openApp('alice');
    const line = notice(app.page);
    await instance.controls.fail('/streaming', 503);
    await instance.controls.dropSockets();
    await expect(line).toBeVisible();
    await instance.controls.clear();
    await expect(line).toHaveCount(0, { timeout: 20_000 });
  });
});
