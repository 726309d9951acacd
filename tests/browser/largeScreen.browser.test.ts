import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures';
import { placeAtRest } from '../../e2e/support/atRest';
import { startWith } from '../../e2e/support/startWith';
import { PHONE, swipe } from '../../e2e/support/touch';

const DEAD = 'https://nobody-has-this-name.invalid/page';

test('UP6 a note whose link has no preview keeps no room for one once it was out of sight, also after a reload', async ({
  openApp,
  actAs,
}) => {
  const bob = await actAs('bob');
  await bob.post(`Look at ${DEAD}`);
  const app = await openApp('alice');
  const { page } = app;
  const card = page.getByRole('group', { name: 'Preview of nobody-has-this-name.invalid' }).first();
  await expect(card).toContainText('nobody-has-this-name.invalid /page');
  const note = app.note('Look at').root;
  const before = (await note.boundingBox())!.height;
  await page.reload();
  await expect(note).toBeVisible();
  await expect(card).toBeHidden();
  expect((await note.boundingBox())!.height).toBeLessThan(before - 30);
});

test('tabs are no higher than a tab where parts are below each other', async ({ openApp }) => {
  const { page } = await openApp('alice');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('workspaces');
  await page.keyboard.press('Enter');
  const tabs = page.getByRole('dialog', { name: 'Workspaces' }).getByRole('tablist');
  await expect(tabs).toBeVisible();
  expect((await tabs.boundingBox())!.height).toBeLessThan(50);
});

test('a composer in a column of the usual width shows all of its tools', async ({ openApp }) => {
  const app = await openApp('alice', { viewport: { width: 1920, height: 1080 } });
  await startWith(app, 'column', [{ href: '/compose' }]);
  const column = app.deck.column('New note');
  await expect(column.getByRole('button', { name: 'More' })).toBeVisible();
  const edge = await placeAtRest(column);
  expect(edge.width).toBeLessThanOrEqual(330);
  for (const tool of await column.getByRole('button').all()) {
    if (!(await tool.isVisible())) continue;
    const { x, width } = (await tool.boundingBox())!;
    expect({ from: x >= edge.x, to: x + width <= edge.x + edge.width + 1 }, await tool.innerText()).toEqual({ from: true, to: true });
  }
});

test('a composer opens below the top edge without moving the page, and grows downwards only', async ({ openApp }) => {
  const app = await openApp('alice', { viewport: { width: 1280, height: 800 } });
  const { page, composer } = app;
  await expect(app.timeline().articles.first()).toBeVisible();
  // Pictures and emoji that are still loading may move the notes around them.
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main [role="feed"] img')].every(
      (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
    ),
  );
  // By selector: a dialog hides what is behind it from the tree of roles.
  const behind = page.locator('[role="tablist"]').first();
  const before = await placeAtRest(behind);
  const moved = await watchShifts(page);
  await app.openComposer();
  const opened = await placeAtRest(composer.root);
  const after = await placeAtRest(behind);
  expect(await moved()).toEqual([]);
  await composer.text.fill('A line\n'.repeat(12));
  await composer.root.getByRole('button', { name: 'Content warning (CW)' }).click();
  const grown = await placeAtRest(composer.root);
  expect({ x: grown.x, y: grown.y, width: opened.width, isHigher: grown.height > opened.height, behind: after }).toEqual({
    x: opened.x,
    y: 72,
    width: 680,
    isHigher: true,
    behind: before,
  });
});

/** Watches what the layout moves from now on. @returns a function that reads what moved, and from where to where */
async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    type Shift = PerformanceEntry & { sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[] };
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x}, ${y} (${width} × ${height})`;
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[]) {
        const moves = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.outerHTML.slice(0, 150) ?? 'what is gone'}: ${place(previousRect)} → ${place(currentRect)}`;
        });
        shifts.push(moves.join('\n'));
      }
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: readonly string[] }).shifts);
}

test('a page that is opened alone has no columns, and leaves those of other windows as they are', async ({ openApp }) => {
  const app = await openApp('alice', { viewport: { width: 1280, height: 800 } });
  await startWith(app, 'column', [{ href: '/timeline?src=local' }, { href: '/explore' }]);
  await expect(app.deck.column('Explore')).toBeVisible();
  const alone = await app.page.context().newPage();
  await alone.goto('/timeline?src=global&alone');
  await expect(alone.getByRole('feed').getByRole('article').first()).toBeVisible();
  await expect(alone.locator('[data-column]')).toHaveCount(0);
  await expect(alone.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await alone.reload();
  await expect(alone.getByRole('feed').getByRole('article').first()).toBeVisible();
  await alone.close();
  await app.page.reload();
  await expect(app.deck.column('Explore')).toBeVisible();
});

test.describe('on paper', () => {
  test.use({ sidePanel: true });

  test('a long note is printed whole, without what is around it', async ({ openBrowser, actAs }) => {
    const bob = await actAs('bob');
    const text = Array.from({ length: 80 }, (_, n) => `Line ${n + 1} of a long note.`).join('\n\n');
    const id = await bob.post(text);
    const app = await openBrowser('alice');
    const { page } = app;
    await app.open(`/notes/${id}`);
    await expect(page.getByText('Line 80 of a long note.')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(app.navigation).toBeHidden();
    await expect(page.locator('[data-part="dashboardPanel"]')).toBeHidden();
    const paper = await page.evaluate(() => {
      const last = [...document.querySelectorAll('main article')].at(0)!.getBoundingClientRect();
      return { note: last.bottom, page: document.documentElement.scrollHeight };
    });
    expect({ isLong: paper.note > 1_500, isWhole: paper.page >= paper.note }).toEqual({ isLong: true, isWhole: true });
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(1);
  });
});

test('the page is dark before its scripts are there, if that was chosen on a light system', async ({ openApp }) => {
  const app = await openApp('alice', { colorScheme: 'light' });
  const { page } = app;
  await page.evaluate(() => localStorage.setItem('SELECTED_COLOR_SCHEME', 'dark'));
  await page.reload();
  await expect(app.timeline().articles.first()).toBeVisible();
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const stored = () => page.evaluate(() => /"dark":.*?"bg":"([^"]+)"/.exec(localStorage.getItem('theme') ?? '')?.[1]);
  await expect.poll(async () => (await stored()) === (await background())).toBe(true);
  const chosen = await background();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#splash')).toBeVisible();
  const early = { background: await background(), scheme: await page.evaluate(() => document.documentElement.style.colorScheme) };
  release();
  expect(early).toEqual({ background: chosen, scheme: 'dark' });
});

test('without animations in the settings, nothing moves when menus, dialogs and windows open', { tag: '@whole' }, async ({ openApp }) => {
  const { page } = await openApp('alice', { reducedMotion: 'no-preference' });
  const seconds = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      const names = ['--dur-1', '--dur-2', '--dur-3', '--dur-drawer', '--dur-turn', '--dur-theme'];
      probe.style.transition = names.map((name) => `opacity var(${name})`).join(',');
      const total = getComputedStyle(probe)
        .transitionDuration.split(',')
        .reduce((sum, one) => sum + Number.parseFloat(one), 0);
      probe.remove();
      return total;
    });
  expect(await seconds()).toBeGreaterThan(1);
  await page.goto('/settings');
  await expect(page.getByRole('switch', { name: 'Interface animations' })).toBeVisible();
  const moved = await watchMotion(page);
  const openAll = async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Sounds', exact: true }).click({ modifiers: ['Shift'] });
    await expect(page.getByRole('dialog', { name: 'Sounds' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add column', exact: true }).first().click();
    await expect(page.getByRole('menu').first()).toBeVisible();
    await page.keyboard.press('Escape');
  };
  await openAll();
  expect(await moved()).toBeGreaterThan(2);
  await page.getByRole('switch', { name: 'Interface animations' }).click();
  await expect.poll(seconds).toBe(0);
  const before = await moved();
  await openAll();
  expect((await moved()) - before).toBe(0);
});

/** Counts the animations and transitions of a page that take any time. @returns a function that reads the count */
async function watchMotion(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['moved'] = '0';
    const count = ({ target }: Event) => {
      const takesTime =
        target instanceof Element && target.getAnimations().some(({ effect }) => Number(effect?.getComputedTiming().endTime) > 0);
      if (takesTime) dataset['moved'] = `${Number(dataset['moved']) + 1}`;
    };
    for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, count, true);
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['moved']));
}

test('the dialog that asks for the password is 370 px wide and about 400 px high', async ({ openBrowser }) => {
  const { page } = await openBrowser('alice');
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Password', { exact: true }) });
  await expect(dialog).toBeVisible();
  const { width, height } = await placeAtRest(dialog);
  expect({ width, isHighEnough: height >= 390, isLowEnough: height <= 420 }, String(height)).toEqual({
    width: 370,
    isHighEnough: true,
    isLowEnough: true,
  });
});

test('a submenu closes once the pointer rests on another entry', async ({ openApp }) => {
  const app = await openApp('alice');
  const { page } = app;
  await page.getByRole('button', { name: 'Add column', exact: true }).first().click();
  const parent = page.getByRole('menuitem', { name: 'Timelines', exact: true });
  await parent.hover();
  const inside = page.getByRole('menuitem', { name: 'Local', exact: true });
  await expect(inside).toBeVisible();
  // Back to an entry that has no menu of its own.
  const other = page.getByRole('menuitem', { name: 'New note', exact: true });
  await other.hover();
  await expect(inside).toBeHidden();
  await expect(other).toBeVisible();
});

test.describe('on a phone', () => {
  test('a swipe over a page shows what its next tab has', async ({ openBrowser }) => {
    const app = await openBrowser('alice', PHONE);
    const { page } = app;
    await app.open('/my/notifications');
    await expect(page.getByRole('feed', { name: 'Notifications' }).getByRole('article').first()).toBeVisible();
    await swipe(page, { x: 320, y: 500 }, { x: 60, y: 505 });
    await expect(page.getByRole('tab', { name: 'Mentions' })).toHaveAttribute('aria-selected', 'true');
    await app.open('/about');
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    const first = await page.getByRole('tab', { selected: true }).textContent();
    await swipe(page, { x: 320, y: 500 }, { x: 60, y: 505 });
    await expect(page.getByRole('tab', { selected: true })).not.toHaveText(first!);
  });
});
