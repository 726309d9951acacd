import { expect, test } from '../../fixtures';

/** Long enough for a timer of the page to run. */
const afterTimers = 'new Promise((resolve) => setTimeout(resolve, 50))';

test.describe('a journey', () => {
  test('passes when its pages stay quiet', async ({ page }) => {
    expect(await page.evaluate('1 + 1')).toBe(2);
  });

  test.fail('fails when a page writes an error', async ({ page }) => {
    await page.evaluate("console.error('lost')");
  });

  test.fail('fails when a page throws', async ({ page }) => {
    await page.evaluate(`setTimeout(() => { throw new Error('thrown'); }); ${afterTimers}`);
  });

  test.fail('fails when a page loses a promise', async ({ page }) => {
    await page.evaluate(`void Promise.reject(new Error('rejected')); ${afterTimers}`);
  });

  test.fail('fails when a page breaks the content security policy', async ({ app }) => {
    await app.open('/');
    await app.page.evaluate(
      `document.body.append(Object.assign(document.createElement('script'), { text: 'window.broken = true' })); ${afterTimers}`,
    );
  });

  test.fail('fails when a second window complains', async ({ openApp }) => {
    const other = await openApp();
    await other.page.evaluate("console.error('lost')");
  });

  test('passes when it said that this complaint would come', async ({ page, complaints }) => {
    complaints.allow(/lost on purpose/);
    await page.evaluate("console.error('lost on purpose')");
  });
});
