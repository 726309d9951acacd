import { expect, MOVING, test } from '../../fixtures';

test.use(MOVING);

test('code is colored, formulas are typeset, and functions move where they may', async ({ openBrowser, complaints }) => {
  // Accounts that the samples mention do not exist.
  complaints.allow(/404 \(Not Found\)/);
  const app = await openBrowser('alice');
  await app.open('/dev');
  const code = app.page.getByRole('region', { name: 'Code (ts)' });
  await expect(code.locator('code span').first()).toHaveAttribute('style', /color/);
  await expect(code.getByRole('button', { name: 'Copy code' })).toBeVisible();
  await expect(app.page.locator('math mfrac').first()).toBeVisible();
  const spinning = app.page.locator('[data-fn="spin"]').first();
  await expect(spinning).toHaveCount(0);
  await app.page.getByRole('switch', { name: 'Show animated text' }).click();
  await expect(spinning).toHaveCSS('animation-iteration-count', 'infinite');
});
