import { expect, test } from '../../e2e/fixtures';

const WORDS = 'Two words';

test('a short note takes 60 px in a column at most, and 30 px on one line', { tag: '@whole' }, async ({ openApp, actAs }) => {
  const bob = await actAs('bob');
  await bob.post(WORDS);
  const app = await openApp('alice', { columns: ['/timeline?src=local'] });
  const column = app.deck.column('Local');
  const note = column.getByRole('article').filter({ hasText: WORDS }).first();
  const height = async (): Promise<number> => (await note.boundingBox())!.height;
  await expect(note).toBeVisible();
  expect(await height()).toBeLessThanOrEqual(60);
  await app.deck.handle('Local').focus();
  await app.page.keyboard.press('v');
  await expect.poll(height).toBeLessThanOrEqual(31);
  await app.page.keyboard.press('v');
  await expect.poll(height).toBeGreaterThan(80);
});

test('the buttons of a compact note come with the pointer and with the focus, and cannot be pressed by mistake before', async ({
  openApp,
}) => {
  const app = await openApp('alice', { columns: ['/timeline?src=local'] });
  const note = app.deck.column('Local').getByRole('article').first();
  const footer = note.locator('footer');
  await expect(footer).toHaveCSS('opacity', '0');
  await expect(footer).toHaveCSS('pointer-events', 'none');
  await note.hover();
  await expect(footer).toHaveCSS('opacity', '1');
  await app.page.mouse.move(0, 0);
  await expect(footer).toHaveCSS('opacity', '0');
  await note.focus();
  await expect(footer).toHaveCSS('opacity', '1');
});
