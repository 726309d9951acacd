import { expect, test } from '../../fixtures';
import { Complaints } from '../../support/Complaints';

/** Long enough for a timer of the page to run, in ms. */
const afterTimers = 'new Promise((resolve) => setTimeout(resolve, 50))';

test.describe('the complaints of a page', () => {
  for (const [what, script] of [
    ['an error on the console', "console.error('lost')"],
    ['a warning on the console', "console.warn('lost')"],
    ['an error that nobody caught', `setTimeout(() => { throw new Error('lost'); }); ${afterTimers}`],
    ['a promise that nobody waited for', `void Promise.reject(new Error('lost')); ${afterTimers}`],
  ] as const) {
    test(`include ${what}`, async ({ browser }) => {
      const watched = new Complaints();
      const context = await browser.newContext();
      watched.watch(context);
      const page = await context.newPage();
      await page.evaluate(script);
      await context.close();
      expect(watched.remaining.join()).toContain('lost');
    });
  }

  test('leave out a quiet page and an allowed complaint', async ({ page, complaints }) => {
    complaints.allow(/lost on purpose/);
    await page.evaluate("console.error('lost on purpose')");
    expect(complaints.remaining).toEqual([]);
  });

  test.fail('fail the journey, as here by a script that the content security policy refuses', async ({ app }) => {
    await app.open('/');
    await app.page.evaluate(
      `document.body.append(Object.assign(document.createElement('script'), { text: 'window.broken = true' })); ${afterTimers}`,
    );
  });
});
