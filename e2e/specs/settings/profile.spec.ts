import { expect, test } from '../../fixtures';

test('a changed name, a new row and a birthday are on the own profile', async ({ openBrowser }) => {
  const app = await openBrowser('alice');
  const { page } = app;
  await app.open('/settings/profile');
  const form = page.getByRole('form', { name: 'About you' });
  await form.getByRole('textbox', { name: 'Display name' }).fill('Alice of the moss');
  await form.getByLabel('Birthday').fill('1995-05-05');
  await form.getByRole('button', { name: 'Add row' }).click();
  // The new row has the focus.
  await page.keyboard.type('Tea');
  await form.getByLabel('Text').last().fill('Green, without sugar');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveAttribute('aria-busy', 'false');
  await expect(form).not.toHaveAttribute('data-unsaved');

  // Nothing unsaved is left, so no question comes between.
  await app.accountMenu('alice').click();
  await page.getByRole('menuitem', { name: 'Profile', exact: true }).click();
  const profile = app.main.getByRole('region', { name: 'Profile' });
  await expect(profile.getByRole('heading', { name: 'Alice of the moss' })).toBeVisible();
  await expect(profile).toContainText('May 5, 1995');
  await expect(profile).toContainText('Tea');
  await expect(profile).toContainText('Green, without sugar');
});

test('a word that is muted on the page folds notes of the timeline', async ({ openBrowser, actAs }) => {
  await (await actAs('bob')).post('The gardener did it');
  const app = await openBrowser('alice');
  const { page } = app;
  await app.open('/settings/mute-block');
  const form = page.getByRole('form', { name: 'Words and servers' });
  await form.getByLabel('Muted words').fill('gardener');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).not.toHaveAttribute('data-unsaved');
  await app.navigation.getByRole('link', { name: 'Timeline' }).first().click();
  await app.chooseTimeline('Local');
  await expect(app.timeline('Local').articles.getByRole('button', { name: 'said something (muted word)' }).first()).toBeVisible();
  await expect(app.timeline('Local').note('The gardener did it').root).toHaveCount(0);
});
