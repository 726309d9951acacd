import { expect, test } from '../../fixtures';

const WORDS = 'Wisteria could not be loaded. Check the connection and reload the page.';

test.describe('a start whose script does not load', () => {
  for (const [what, file] of [
    ['first script', /assets\/index-[^/]+\.js/],
    ['code of the product', /assets\/shell-[^/]+\.js/],
  ] as const) {
    test(`a start whose ${what} does not load says so after a while`, async ({ page, complaints }) => {
      complaints.allow(/Failed to load resource|ERR_FAILED|dynamically imported module/);
      await page.route(file, (route) => route.abort());
      await page.goto('/');
      const words = page.getByText(WORDS);
      await expect(words).toBeAttached();
      // The time until the words appear is that of an animation, which ends here.
      await words.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
      await expect(words).toBeVisible();
    });
  }
});

test('a start that takes its time shows no failure', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(WORDS)).toBeHidden();
});

test('a browser that is too old says so, and which ones the product runs in', async ({ page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(URL, 'canParse'));
  await page.goto('/');
  await expect(page.getByText('This browser is too old for Wisteria.')).toBeVisible();
  await expect(page.getByText(/^Wisteria runs in Chrome \d+, Firefox \d+, Safari/)).toBeVisible();
  await expect(page.getByText(WORDS)).toBeHidden();
});
