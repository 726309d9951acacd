import { expect, MOVING, test } from '../../fixtures';
import { App } from '../../objects/App';

test.use({ ...MOVING, seed: 'busy' });

test('at rest, a page with a feed and the dashboard has no animation without an end', async ({ page }) => {
  const app = new App(page);
  await app.signIn('alice');
  await page.getByRole('feed').first().getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const endless = () =>
    page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        const { target } = effect as KeyframeEffect;
        return effect?.getTiming().iterations === Infinity ? [target!.className] : [];
      }),
    );
  await expect.poll(endless).toEqual([]);
});
