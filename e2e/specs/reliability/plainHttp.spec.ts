import { expect, test } from '../../fixtures';
import { NAME_WITHOUT_HTTPS } from '../../support/browserArguments';

test('a second device in the local network signs in over plain HTTP, posts, copies, and hears live what others post', async ({
  instance,
  openApp,
  openBrowser,
  complaints,
}) => {
  // The browser says that it ignores a header there, which protects pages over HTTPS.
  complaints.allow(/Cross-Origin-Opener-Policy header has been ignored/);
  const here = await openApp('bob');
  const there = await openBrowser(undefined, { baseURL: instance.url.replace('127.0.0.1', NAME_WITHOUT_HTTPS) });
  const { page } = there;
  await there.signIn('alice');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);

  await there.compose('From the garden');
  await expect(there.note('From the garden').root).toBeVisible();
  await here.chooseTimeline('Local');
  await expect(here.note('From the garden').root).toBeVisible();
  await here.compose('Bring tomatoes');
  await there.chooseTimeline('Local');
  await expect(there.note('Bring tomatoes').root).toBeVisible();

  await there.note('Bring tomatoes').button('More').click();
  await page.getByRole('menuitem', { name: 'Copy content' }).click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await there.openComposer();
  await page.keyboard.press('Control+v');
  await expect(there.composer.text).toHaveValue('Bring tomatoes');
});
