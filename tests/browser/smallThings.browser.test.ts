import type { Locator } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures';
import { placeAtRest } from '../../e2e/support/atRest';
import { speakRightToLeft } from '../../e2e/support/speakRightToLeft';

test('code in a line and in a block has the same size, at least 85 percent of the text', async ({ openApp, actAs }) => {
  const bob = await actAs('bob');
  await bob.callAny('notes/create', { text: 'Code `in a line` and\n```\nin a block\n```' });
  const app = await openApp('alice');
  const note = app.note('Code in a line').root;
  const sizeOf = (text: string): Promise<number> =>
    note
      .getByText(text)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const [whole, line] = [await sizeOf('Code'), await sizeOf('in a line')];
  expect(line).toBeGreaterThanOrEqual(whole * 0.85);
  // The block is drawn once more when its colors are there.
  await expect.poll(() => sizeOf('in a block')).toBe(line);
});

test('each paragraph of a text runs in the direction of its own language', async ({ openApp, actAs }) => {
  const bob = await actAs('bob');
  await bob.callAny('notes/create', { text: 'أحبّ القهوة.\n\nHalf of my notes are about ink!' });
  const app = await openApp('alice');
  const { root } = app.note('about ink!');
  const ends = await root.evaluate((note) => {
    const walker = document.createTreeWalker(note, NodeFilter.SHOW_TEXT);
    const leftOf = (sign: string): number => {
      for (walker.currentNode = note; walker.nextNode();) {
        const at = walker.currentNode.textContent!.lastIndexOf(sign);
        if (at === -1) continue;
        const range = document.createRange();
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, at + 1);
        return range.getBoundingClientRect().left;
      }
      return Number.NaN;
    };
    return { beginning: leftOf('H'), end: leftOf('!'), arabic: leftOf('أ'), arabicEnd: leftOf('.') };
  });
  expect({ english: ends.end > ends.beginning, arabic: ends.arabicEnd < ends.arabic }).toEqual({ english: true, arabic: true });
});

test('the buttons of a setting stand beside its control, whatever is written above and below', async ({ openApp }) => {
  const app = await openApp('alice');
  const middleOf = (element: Locator): Promise<number> =>
    element.evaluate((one) => {
      const { y, height } = one.getBoundingClientRect();
      return y + height / 2;
    });
  const own = (label: string): Locator => app.main.getByRole('button', { name: `Use a separate value on this device: ${label}` });
  for (const { path, control, label } of [
    {
      path: '/settings/privacy',
      control: app.main.getByRole('combobox', { name: 'Default visibility' }),
      label: 'Default visibility',
    },
    {
      path: '/settings/drive',
      control: app.main.getByRole('switch', { name: 'Upload originals' }),
      label: 'Upload originals',
    },
  ]) {
    await app.open(path);
    await expect(own(label)).toBeVisible();
    expect(Math.abs((await middleOf(own(label))) - (await middleOf(control))), label).toBeLessThan(4);
  }
});

test('the emoji search stays where it is while people type', async ({ openApp }) => {
  const app = await openApp('alice');
  await app.openComposer();
  await app.composer.root.getByRole('button', { name: 'Emoji' }).click();
  const search = app.page.getByRole('combobox', { name: /search/i });
  await expect(search).toBeFocused();
  const before = await placeAtRest(search);
  await search.fill('cat');
  await expect(app.page.getByRole('gridcell', { selected: true })).toBeVisible();
  expect(await placeAtRest(search)).toEqual(before);
});

/** How an element shows a text that is too long for it. */
const cutOf = (text: Locator) =>
  text.evaluate((element) => {
    let box: Element = element;
    while (getComputedStyle(box).textOverflow !== 'ellipsis') box = box.parentElement!;
    const letters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!;
    const beginning = document.createRange();
    beginning.setStart(letters, 0);
    beginning.setEnd(letters, 1);
    const [seen, first] = [box.getBoundingClientRect(), beginning.getBoundingClientRect()];
    return {
      direction: document.documentElement.dir,
      isCut: box.scrollWidth > box.clientWidth,
      isBeginningSeen: first.left >= seen.left - 1 && first.right <= seen.right + 1,
      isInside: seen.left >= 0 && seen.right <= innerWidth,
    };
  });

for (const direction of ['ltr', 'rtl']) {
  const tag = direction === 'rtl' ? '@whole' : [];
  test(
    `a long name in a narrow column of notifications keeps its beginning, on one line (${direction})`,
    { tag },
    async ({ openApp, actAs, complaints }) => {
      const bob = await actAs('bob');
      await bob.callAny('i/update', { name: 'Bob the Builder of Very Many Mechanical Keyboards' });
      await bob.callAny('following/delete', { userId: await idOf(bob, 'alice') }).catch(() => undefined);
      await bob.callAny('following/create', { userId: await idOf(bob, 'alice') });
      const app = await openApp('alice', { viewport: { width: 320, height: 640 } });
      if (direction === 'rtl') await speakRightToLeft(app, complaints);
      await app.open('/my/notifications');
      const name = app.page
        .locator('[data-part="notification"]')
        .getByRole('link', { name: /^Bob the Builder/ })
        .first();
      await expect(name).toBeVisible();
      const lines = await name.evaluate(
        (element) => element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).fontSize),
      );
      expect({ isOneLine: lines < 2, ...(await cutOf(name)) }).toEqual({
        isOneLine: true,
        direction,
        isCut: true,
        isBeginningSeen: true,
        isInside: true,
      });
    },
  );

  test(
    `a handle that is too long for its place keeps its beginning and ends in an ellipsis (${direction})`,
    { tag },
    async ({ openApp, actAs, complaints }) => {
      const carol = await actAs('carol');
      await carol.callAny('i/update', { name: 'Carol the Keeper of Very Many Mechanical Keyboards' });
      await carol.callAny('notes/create', { text: 'Written in a narrow column' });
      const app = await openApp('alice', { viewport: { width: 320, height: 640 } });
      if (direction === 'rtl') await speakRightToLeft(app, complaints);
      const { root } = app.note('Written in a narrow column');
      await expect(root).toBeVisible();
      expect(await cutOf(root.getByText('@carol', { exact: true }))).toEqual({
        direction,
        isCut: true,
        isBeginningSeen: true,
        isInside: true,
      });
    },
  );
}

test('a list without notes is as high as its column', async ({ openBrowser }) => {
  const app = await openBrowser('alice', { viewport: { width: 900, height: 800 } });
  await app.open('/tags/nobodywritesthis');
  const list = app.main.locator('[data-part="scroller"]');
  await expect(list.getByText('No notes with #nobodywritesthis yet')).toBeVisible();
  const { x, y, height } = (await list.boundingBox())!;
  const spot = (top: number) => app.page.screenshot({ clip: { x: x + 60, y: top, width: 8, height: 8 } });
  // The page fades in, so the first picture can be of another moment than the second.
  await expect.poll(async () => (await spot(y + height - 20)).equals(await spot(y + 8))).toBe(true);
});

test('the start page of visitors uses a wide screen', async ({ app }) => {
  await app.page.setViewportSize({ width: 1920, height: 1080 });
  await app.open('/');
  await expect(app.page.getByRole('article').first()).toBeVisible();
  const parts = app.main.locator('[data-part="scroller"]').first().locator(':scope > *');
  const boxes = await Promise.all((await parts.all()).map(async (part) => (await part.boundingBox())!));
  const [left, right] = [Math.min(...boxes.map(({ x }) => x)), Math.max(...boxes.map(({ x, width }) => x + width))];
  expect(right - left).toBeGreaterThanOrEqual(1920 * 0.9);
});

/** The id of a user of this server. */
async function idOf(user: { callAny(endpoint: string, params: object): Promise<unknown> }, username: string): Promise<string> {
  return ((await user.callAny('users/show', { username })) as { readonly id: string }).id;
}

test('the selected tab is in sight in a row that is too narrow for all tabs', async ({ openBrowser }) => {
  const app = await openBrowser('alice', { viewport: { width: 390, height: 844 } });
  await app.open('/@alice/raw');
  const tabs = app.main.getByRole('tablist', { name: 'Profile sections' });
  await expect(tabs.getByRole('tab', { name: 'Raw data' })).toBeInViewport({ ratio: 1 });
  await app.open('/@alice');
  await expect(tabs.getByRole('tab', { name: 'Home' })).toBeInViewport({ ratio: 1 });
});

test('a long line of raw data scrolls in its block and leaves the page as wide as it is', async ({ openBrowser, actAs }) => {
  const alice = await actAs('alice');
  const [server] = (await alice.callAny('federation/instances', { limit: 1 })) as readonly [{ readonly host: string }];
  const app = await openBrowser('alice', { viewport: { width: 390, height: 844 } });
  await app.open(`/instance-info/${server.host}#raw`);
  await expect(app.main.getByRole('region', { name: 'Code (json)' })).toBeVisible();
  const scroller = app.main.locator('[data-part="scroller"]');
  expect(await scroller.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test.describe('beside the page', () => {
  test.use({ sidePanel: true });

  test('a ring surrounds the picture of a person, and not what decorates it', async ({ openBrowser, actAs }) => {
    const alice = await actAs('alice');
    const [decoration] = (await alice.callAny('get-avatar-decorations', {})) as { id: string; url: string }[];
    await alice.callAny('i/update', { avatarDecorations: [{ id: decoration!.id }] });
    const app = await openBrowser('alice');
    await app.open('/@alice');
    const worn = `img[src="${decoration!.url}"]`;
    const profile = app.main.getByRole('region', { name: 'Profile' }).locator(worn).first();
    // The profile widget comes after what the widgets above it show of the same person.
    const widget = app.page.getByRole('complementary', { name: 'Side panel' }).locator(worn).last();
    for (const ornament of [profile, widget]) {
      await expect(ornament).toHaveCSS('box-shadow', 'none');
      await expect(ornament.locator('xpath=preceding-sibling::img[1]')).not.toHaveCSS('box-shadow', 'none');
    }
  });
});
