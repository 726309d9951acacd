import { expect, test } from '../../fixtures';

const DAY_MS = 86_400_000;

/** A day ahead, as a field for dates holds it. */
const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test(
  'a note is scheduled, changed and posted by the server, and another one is canceled',
  { tag: '@whole' },
  async ({ instance, openApp }) => {
    const app = await openApp('alice');
    const { page, composer } = app;
    const drafts = page.getByRole('dialog', { name: 'Drafts' });
    const list = drafts.getByRole('list', { name: 'Synced drafts' });
    const schedule = async (text: string, days: number) => {
      await app.openComposer();
      await composer.text.fill(text);
      await composer.root.getByRole('button', { name: 'Schedule', exact: true }).click();
      await composer.root.getByLabel('Date').fill(dayAhead(days));
      await composer.root.getByRole('button', { name: 'Schedule note' }).click();
      await expect(composer.root).toBeHidden();
    };

    await schedule('Spring is coming', 3);
    await page.getByRole('button', { name: 'Show drafts' }).click();
    await list.getByRole('button', { name: /Scheduled for .*Spring is coming/ }).click();
    await expect(composer.text).toHaveValue('Spring is coming');
    await composer.text.fill('Spring is almost here');
    await composer.root.getByRole('button', { name: 'Schedule note' }).click();
    await expect(composer.root).toBeHidden();

    await schedule('Never mind', 6);
    await page.getByRole('button', { name: 'Show drafts' }).last().click();
    await drafts.getByRole('button', { name: 'Cancel schedule: Never mind' }).click();
    await expect(drafts.getByRole('button', { name: 'Cancel schedule: Never mind' })).toBeHidden();
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
  },
);

for (const [locale, later] of [
  ['en-US', 'Schedule'],
  ['ja-JP', '予約投稿'],
] as const) {
  test(`on a phone, all tools fit into their row, and the post button below it, in ${locale}`, async ({ openBrowser }) => {
    const { page } = await openBrowser('alice', { viewport: { width: 390, height: 844 }, hasTouch: true, locale });
    await page.goto('/');
    await page.getByRole('feed').getByRole('article').first().waitFor();
    await page.keyboard.press('n');
    const composer = page.getByRole('dialog').getByRole('form');
    await composer.getByRole('button', { name: later, exact: true }).click();
    const submit = composer.locator('[type=submit]');
    const tools = composer.locator('fieldset').last();
    const hidden = () => tools.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await hidden()).toBe(0);

    // On a smaller one, the post button stays whole.
    await page.setViewportSize({ width: 320, height: 640 });
    const end = async () => {
      const box = await submit.boundingBox();
      return { isInSight: endOf(box) <= 320, isCut: await submit.evaluate((it) => it.scrollWidth > it.clientWidth) };
    };
    expect(await end()).toEqual({ isInSight: true, isCut: false });
  });
}

/** Where a box ends, in px. */
const endOf = (box: { readonly x: number; readonly width: number } | null): number => (box ? box.x + box.width : Number.NaN);
