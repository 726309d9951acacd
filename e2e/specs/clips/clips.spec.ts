import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../support/axe';

test('a note is added to a new clip, appears there, and is removed again', async ({ openBrowser, actAs, complaints }) => {
  complaints.allow(/clips\/add-note/);
  const bob = await actAs('bob');
  const noteId = await bob.post('Worth keeping');
  const app = await openBrowser('alice');
  const { page } = app;
  await app.open(`/notes/${noteId}`);
  const note = app.note('Worth keeping');
  await note.button('More').click();
  await page.getByRole('menuitem', { name: 'Clip', exact: true }).click();
  await page.getByRole('menuitem', { name: 'New clip' }).click();
  const form = page.getByRole('dialog', { name: 'Clip' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Keepsakes');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  await note.button('More').click();
  await page.getByRole('menuitem', { name: 'Clip', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Keepsakes' }).click();
  await expect(page.getByRole('dialog', { name: /./ }).or(page.getByRole('alertdialog')).last()).toContainText('Remove it?');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await app.open('/my/clips');
  await page.getByRole('link', { name: 'Keepsakes' }).click();
  await expect(page.getByRole('feed', { name: 'Notes in Keepsakes' }).getByRole('article')).toHaveCount(1);
  await app.note('Worth keeping').button('More').click();
  await page.getByRole('menuitem', { name: 'Remove from clip' }).click();
  await expect(page.getByText('This clip is empty')).toBeVisible();
});

test("another user's public clip is liked, and an own clip is changed and deleted", { tag: '@whole' }, async ({ openBrowser, actAs }) => {
  const bob = await actAs('bob');
  const [shared] = await bob.call('clips/list', {});
  const app = await openBrowser('carol');
  const { page } = app;
  await app.open(`/clips/${shared!.id}`);
  // The button changes before the server answers, and a reload would cancel the call.
  const liked = page.waitForResponse('**/api/clips/favorite');
  await page.getByRole('button', { name: `Favorite (${shared!.favoritedCount})` }).click();
  await liked;
  await expect(page.getByRole('button', { name: `Unfavorite (${shared!.favoritedCount + 1})` })).toBeVisible();
  await app.open('/my/clips#favorites');
  await expect(page.getByRole('link', { name: shared!.name })).toBeVisible();

  await page.getByRole('tab', { name: 'Mine' }).click();
  await page.getByRole('button', { name: 'New clip' }).first().click();
  const form = page.getByRole('dialog', { name: 'Clip' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Soup');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/clips\//);
  await page.getByRole('button', { name: 'Clip actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await form.getByRole('textbox', { name: 'Name' }).fill('Stew');
  await form.getByRole('switch').click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Stew' })).toBeVisible();
  await page.getByRole('button', { name: 'Clip actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No clips yet')).toBeVisible();
});

for (const { width, viewport } of [
  { width: 'wide', viewport: { width: 1280, height: 800 } },
  { width: 'phone', viewport: { width: 390, height: 844 } },
]) {
  test.describe(`axe finds nothing in clips (${width})`, { tag: '@whole' }, () => {
    test.use({ viewport });

    test('on their pages and in their form', async ({ openBrowser, actAs }) => {
      const alice = await actAs('alice');
      const [clip] = await alice.call('clips/list', {});
      const app = await openBrowser('alice');
      const { page } = app;
      await app.open('/my/clips');
      await expect(page.getByRole('link', { name: clip!.name })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'New clip' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Clip' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await app.open(`/clips/${clip!.id}`);
      await expect(app.main.getByRole('feed').getByRole('article').first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}
