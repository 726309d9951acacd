import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { PHONE, swipe } from '../../support/touch';

const TOP = { x: 200, y: 300 };
const FAR = { x: 205, y: 600 };
const NEAR = { x: 205, y: 480 };

/** Counts the calls of an endpoint from now on. */
function questions(page: Page, endpoint: string): () => number {
  let count = 0;
  page.on('request', (request) => (count += Number(request.url().endsWith(`/api/${endpoint}`))));
  return () => count;
}

/** The part that follows a finger loads by itself after the notes. */
const pullable = (page: Page) => expect(page.locator('[data-part="pull"]').first()).toBeAttached();

test('a pull at the top of a timeline reloads it, and a pull elsewhere scrolls', async ({ openApp }) => {
  const app = await openApp('alice', PHONE);
  const { page } = app;
  const notes = app.timeline().articles;
  await expect(notes.first()).toBeVisible();
  await pullable(page);
  const asked = questions(page, 'notes/timeline');

  await swipe(page, TOP, NEAR, () => expect(page.getByText('Pull down to reload')).toBeVisible());
  await expect(page.getByText('Pull down to reload')).toBeHidden();
  expect(asked()).toBe(0);

  await swipe(page, TOP, FAR, () => expect(page.getByText('Release to reload')).toBeVisible());
  await expect.poll(asked).toBe(1);
  await expect(page.getByText('Reloading…')).toBeHidden();

  await swipe(page, { x: 200, y: 600 }, { x: 200, y: 200 });
  const scrolled = await page
    .locator('[data-part="scroller"]')
    .first()
    .evaluate(({ scrollTop }) => scrollTop);
  expect(scrolled).toBeGreaterThan(100);
  const before = asked();
  await swipe(page, TOP, { x: 200, y: 380 });
  await expect(page.getByText('Pull down to reload')).toBeHidden();
  expect(asked()).toBe(before);
});

test('a pull reloads notifications and other lists, too', async ({ openBrowser, actAs }) => {
  await (await actAs('alice')).post('Something to be told of');
  const app = await openBrowser('alice', PHONE);
  const { page } = app;
  await app.open('/my/notifications');
  await expect(page.getByRole('feed', { name: 'Notifications' }).getByRole('article').first()).toBeVisible();
  await pullable(page);
  const notifications = questions(page, 'i/notifications-grouped');
  await swipe(page, TOP, FAR);
  await expect.poll(notifications).toBe(1);

  await app.open('/my/clips');
  await expect(page.getByRole('button', { name: 'New clip' }).first()).toBeVisible();
  await pullable(page);
  const clips = questions(page, 'clips/list');
  await swipe(page, TOP, FAR);
  await expect.poll(clips).toBe(1);
});

test('a page reloads from its menu and by a command, without a finger', async ({ openApp }) => {
  const app = await openApp('alice');
  const { page } = app;
  const notes = app.timeline().articles;
  await expect(notes.first()).toBeVisible();
  const asked = questions(page, 'notes/timeline');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('menuitem', { name: 'Reload' }).click();
  await expect.poll(asked).toBeGreaterThan(0);
  await expect(notes.first()).toBeVisible();
  const before = asked();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Reload');
  await page.keyboard.press('Enter');
  await expect.poll(asked).toBeGreaterThan(before);
});
