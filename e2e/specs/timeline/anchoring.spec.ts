import type { Locator } from '@playwright/test';
import { expect, MOVING, test } from '../../fixtures';
import type { App } from '../../objects/App';
import type { Timeline } from '../../objects/Timeline';
import { elementCount } from '../../support/feedRows';
import { Place } from '../../support/Place';

test.use({ ...MOVING, seed: 'busy' });

/** The number of DOM elements that a page may have at any depth. The bench has the same target. */
const MOST_ELEMENTS = 2_500;

const LONG_TEXT = Array.from({ length: 30 }, (_, line) => `Line ${line + 1} of a long text`).join('\n');

async function openLocal(openApp: (account: 'alice') => Promise<App>): Promise<{ app: App; local: Timeline }> {
  const app = await openApp('alice');
  await app.chooseTimeline('Local');
  const local = app.timeline('Local');
  await expect(local.articles.first()).toBeVisible();
  return { app, local };
}

/** Scrolls with the wheel until a place in the feed is mounted. */
async function scrollToPlace(app: App, local: Timeline, place: number): Promise<void> {
  await app.scrollTo(local.feed.locator(`article[aria-posinset="${place}"]`));
}

/** Holds back every picture that is asked for from now on. Returns what lets them arrive. */
async function holdPictures({ page }: App): Promise<() => void> {
  let letArrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    letArrive = resolve;
  });
  await page.route(/\/(?:files|proxy)\//, async (route) => {
    await arrival;
    await route.continue();
  });
  return letArrive;
}

/** Turns the wheel so that a note ends just above the visible part. */
async function scrollJustPast(app: App, article: Locator): Promise<void> {
  await app.scrollTo(article);
  const below = (): Promise<number> =>
    article.evaluate(
      (element) => element.getBoundingClientRect().bottom - element.closest('[data-part="scroller"]')!.getBoundingClientRect().top,
    );
  // Firefox takes whole pixels only.
  await app.page.mouse.wheel(0, Math.ceil(await below()) + 8);
  await expect.poll(below).toBeLessThan(0);
  // A page hears of a scroll with the next frame.
  await article.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(article).toBeAttached();
}

test.describe('a note under the eye keeps its place', () => {
  test('while notes arrive above, and a pill counts them', async ({ instance, openApp }) => {
    const { app, local } = await openLocal(openApp);
    await scrollToPlace(app, local, 40);
    const place = await Place.ofReader(local.feed);
    await place.staysWhile('25 notes arrive', async () => {
      await instance.controls.burst(25, 1);
      await expect(local.newNotes).toHaveText('25 new notes');
    });
    await local.newNotes.click();
    await expect(local.note('burst 25').root).toBeInViewport();
    await expect(local.newNotes).toHaveCount(0);
  });

  test('while pictures arrive late', { tag: '@whole' }, async ({ openApp }) => {
    const { app, local } = await openLocal(openApp);
    const letPicturesArrive = await holdPictures(app);
    await scrollToPlace(app, local, 60);
    const unloaded = (): Promise<number> =>
      local.feed.evaluate((feed) => [...feed.querySelectorAll('img')].filter((image) => !image.complete).length);
    expect(await unloaded()).toBeGreaterThan(0);
    const place = await Place.ofReader(local.feed);
    await place.staysWhile('pictures arrive', async () => {
      letPicturesArrive();
      await expect.poll(unloaded, { timeout: 30_000 }).toBe(0);
    });
  });

  test('while a note above unfolds, opens its warning, gets reactions and goes', async ({ openApp, actAs }) => {
    const bob = await actAs('bob');
    const long = await bob.post(LONG_TEXT);
    const warned = await bob.post({ text: LONG_TEXT, cw: 'Behind a warning' });
    const plain = await bob.post('Nothing special');
    for (let n = 0; n < 12; n += 1) await bob.post(`Something newer ${n}`);
    const { app, local } = await openLocal(openApp);
    const noteOf = (id: string): Locator => local.feed.locator(`[data-row="${id}"]`).getByRole('article');

    await scrollJustPast(app, noteOf(warned));
    let place = await Place.ofReader(local.feed);
    await place.staysWhile('a warning above opens', async () => {
      // These use no pointer: a click would make this the note that the reader is on.
      await noteOf(warned)
        .getByRole('button', { name: /^Show(?! (?:more|less))/ })
        .dispatchEvent('click');
      await expect(noteOf(warned).getByRole('button', { name: 'Hide', exact: true })).toBeAttached();
    });
    await place.staysWhile('a note above gets a reaction', async () => {
      await bob.call('notes/reactions/create', { noteId: plain, reaction: '👍' });
      await expect(noteOf(plain).getByRole('button', { name: '👍, 1 reaction' })).toBeAttached();
    });
    await place.staysWhile('a note above is deleted', async () => {
      await bob.call('notes/delete', { noteId: warned });
      await expect(noteOf(warned)).toHaveCount(0);
    });

    await scrollJustPast(app, noteOf(long));
    place = await Place.ofReader(local.feed);
    await place.staysWhile('a long text above unfolds', async () => {
      await noteOf(long).getByRole('button', { name: 'Show more' }).dispatchEvent('click');
      await expect(noteOf(long).getByRole('button', { name: 'Show less' })).toBeAttached();
    });
  });

  test('when the window changes its width', { tag: '@whole' }, async ({ openApp }) => {
    const { app, local } = await openLocal(openApp);
    await scrollToPlace(app, local, 40);
    const place = await Place.ofReader(local.feed);
    await place.staysWhile('the window becomes narrower and wide again', async () => {
      await app.page.setViewportSize({ width: 900, height: 800 });
      await app.page.setViewportSize({ width: 1280, height: 800 });
    });
  });

  test('after a reload', async ({ openApp }) => {
    const { app, local } = await openLocal(openApp);
    await scrollToPlace(app, local, 50);
    const place = await Place.ofReader(local.feed);
    await app.page.reload();
    await place.expectRestored();
  });

  test('after a look at another page', { tag: '@whole' }, async ({ openApp }) => {
    const { app, local } = await openLocal(openApp);
    await scrollToPlace(app, local, 30);
    const place = await Place.ofReader(local.feed);
    await app.navigation.getByRole('link', { name: 'Notifications' }).click();
    await expect(local.feed).toHaveCount(0);
    await app.page.goBack();
    await place.expectRestored();
  });
});

test('at the top a new note appears by itself', async ({ openApp, actAs }) => {
  const { local } = await openLocal(openApp);
  const bob = await actAs('bob');
  await bob.post('Straight to the top');
  await expect(local.articles.first()).toContainText('Straight to the top');
  await expect(local.newNotes).toHaveCount(0);
});

test('a thousand notes deep the page is as light as at its beginning', { tag: '@whole' }, async ({ openApp }) => {
  const { app, local } = await openLocal(openApp);
  const deepest = (): Promise<number> =>
    local.feed.evaluate((feed) =>
      Math.max(0, ...[...feed.querySelectorAll('article')].map((article) => Number(article.getAttribute('aria-posinset')))),
    );
  await app.page.mouse.move(640, 400);
  let most = 0;
  await expect(async () => {
    await app.page.mouse.wheel(0, 4_000);
    most = Math.max(most, await elementCount(app.page));
    expect(await deepest()).toBeGreaterThan(1_000);
  }).toPass({ intervals: [20] });
  expect(most).toBeLessThan(MOST_ELEMENTS);
});
