import { expect, test } from '../../fixtures';
import { ApiUser } from '../../support/ApiUser';

const PASSWORD = 'a long enough password';

// Playwright's way to take a picture in Firefox breaks the content security policy.
test('a new account sets itself up, goes on after a reload, and is not asked again', { tag: '@chromium' }, async ({ app, instance }) => {
  const { page, setup } = app;
  const heading = (name: string) => expect(setup.getByRole('heading', { name })).toBeFocused();
  const next = () => setup.getByRole('button', { name: 'Next' }).click();
  await app.open('/');
  await app.signUp('newcomer', PASSWORD);
  await heading('Welcome, @newcomer!');
  await setup.getByRole('button', { name: 'Get started' }).click();
  await heading('Your profile');

  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 100 } });
  const chooser = page.waitForEvent('filechooser');
  await setup.getByRole('button', { name: 'Change avatar' }).click();
  await page.getByRole('menuitem', { name: 'Upload image' }).click();
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('dialog', { name: 'Crop image' }).getByRole('button', { name: 'Crop' }).click();
  await expect(page.getByText('Avatar updated')).toBeVisible();
  await setup.getByLabel('Display name').fill('Nora Newcomer');
  await next();
  await heading('Privacy');
  await setup.getByRole('switch', { name: 'Approve followers' }).click();
  await expect(setup.getByRole('switch', { name: 'Approve followers' })).toBeChecked();
  await next();
  await heading('Follow people');

  await test.step('after a reload it goes on where it was', async () => {
    await page.reload();
    await heading('Follow people');
  });

  const people = setup.getByRole('list', { name: 'Suggested people' }).getByRole('listitem');
  for (const person of [people.first(), people.nth(1)]) {
    await person.getByRole('button').click();
    await expect(person.getByRole('button', { pressed: true })).toBeVisible();
  }
  await next();
  await heading('Notifications');
  await next();
  await heading('How do you want to read?');
  await setup.getByRole('radio', { name: 'Deck' }).check();
  await expect(page.getByText('Now: Deck')).toBeVisible();
  await expect(page.locator('[data-column]')).toHaveCount(3);
  await next();
  await heading('Your account is ready');
  await setup.getByRole('button', { name: 'Done' }).click();
  await expect(setup).toBeHidden();

  const newcomer = await ApiUser.signIn(instance.url, 'newcomer', PASSWORD);
  expect(await newcomer.callAny('i', {})).toMatchObject({
    name: 'Nora Newcomer',
    isLocked: true,
    followingCount: 2,
    avatarId: expect.any(String),
  });
  await app.open('/@newcomer');
  await expect(app.main.getByText('Nora Newcomer').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(setup).toBeHidden();
});
