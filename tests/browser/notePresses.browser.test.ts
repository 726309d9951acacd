import { expect, test } from '../../e2e/fixtures';

test('pressing the text of a note opens its thread, and selecting the text does not', async ({ openApp, actAs }) => {
  const bob = await actAs('bob');
  await bob.post('A note to press, long enough to select some of it');
  const app = await openApp('alice');
  const { page } = app;
  const note = app.timeline('Home').articles.first();
  const text = note.getByText('A note to press');
  await expect(text).toBeVisible();
  const { x, y, height } = (await text.boundingBox())!;
  await page.mouse.move(x + 4, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 90, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => page.evaluate(() => getSelection()!.toString().length)).toBeGreaterThan(3);
  // The press that ends a selection does nothing else.
  await page.mouse.click(x + 150, y + height / 2);
  await expect.poll(() => page.evaluate(() => getSelection()!.isCollapsed)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/');
  await page.mouse.click(x + 150, y + height / 2);
  await expect(page).toHaveURL(/\/notes\//);
  await expect(page.getByRole('tab', { name: 'Replies' })).toBeVisible();
});

test('Space shows the thread of the focused note at the side, which follows the focus, and Escape closes it', async ({
  openApp,
  actAs,
}) => {
  const bob = await actAs('bob');
  await bob.post('The second');
  await bob.post('The first');
  const app = await openApp('alice');
  const { page } = app;
  const notes = app.timeline('Home').articles;
  await expect(notes.first()).toContainText('The first');
  await notes.first().focus();
  await page.keyboard.press('Space');
  const sheet = page.getByRole('dialog', { name: 'Thread' });
  await expect(sheet).toContainText('The first');
  await expect(notes.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(sheet).toContainText('The second');
  await page.keyboard.press('Tab');
  await expect.poll(() => sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(notes.nth(1)).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/');
});
