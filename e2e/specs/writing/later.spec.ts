import { expect, test } from '../../fixtures';

const DAY_MS = 86_400_000;

/** A day ahead, as a field for dates holds it. */
const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test('a note is scheduled, changed and posted by the server, and another one is canceled', async ({ instance, openApp }) => {
  const app = await openApp('alice');
  const { page, composer } = app;
  const drafts = page.getByRole('dialog', { name: 'Drafts' });
  const list = drafts.getByRole('list', { name: 'Drafts on the server' });
  const schedule = async (text: string, days: number) => {
    await app.openComposer();
    await composer.text.fill(text);
    await composer.root.getByRole('button', { name: 'Post later' }).click();
    await composer.root.getByLabel('Date').fill(dayAhead(days));
    await composer.root.getByRole('button', { name: 'Schedule' }).click();
    await expect(composer.root).toBeHidden();
  };

  await schedule('Spring is coming', 3);
  await page.getByRole('button', { name: 'Show drafts' }).click();
  await list.getByRole('button', { name: /Will be posted on .*Spring is coming/ }).click();
  await expect(composer.text).toHaveValue('Spring is coming');
  await composer.text.fill('Spring is almost here');
  await composer.root.getByRole('button', { name: 'Schedule' }).click();
  await expect(composer.root).toBeHidden();

  await schedule('Never mind', 6);
  await page.getByRole('button', { name: 'Show drafts' }).last().click();
  await drafts.getByRole('button', { name: 'Do not post: Never mind' }).click();
  await expect(drafts.getByRole('button', { name: 'Do not post: Never mind' })).toBeHidden();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');

  await instance.controls.advanceClock(8 * DAY_MS);
  const articles = app.timeline('Home').articles;
  await expect(articles.filter({ hasText: 'Spring is almost here' })).toHaveCount(1);
  await app.open('/my/notifications');
  await expect(page.getByRole('article', { name: 'Your scheduled note was posted' })).toHaveCount(1);
  await app.open('/');
  await expect(articles.filter({ hasText: 'Spring is almost here' })).toHaveCount(1);
  await expect(articles.filter({ hasText: /Spring is coming|Never mind/ })).toHaveCount(0);
});
