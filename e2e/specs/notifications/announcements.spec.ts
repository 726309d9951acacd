import { expect, test } from '../../fixtures';

test('an announcement is marked as read after a question, and a banner stays above the page until it is read', async ({
  openApp,
  actAs,
}) => {
  const admin = await actAs('admin');
  const announce = (title: string, more: object) =>
    admin.callAny('admin/announcements/create', { title, text: 'Bring your own cup.', imageUrl: null, ...more });
  await announce('Tea at five', { display: 'dialog', needConfirmationToRead: true });
  const app = await openApp('alice');
  const { page } = app;
  const dialog = page.getByRole('dialog', { name: 'Announcement' });
  await expect(dialog).toContainText('Bring your own cup.');
  await dialog.getByRole('button', { name: 'Mark as read' }).click();
  await page.getByRole('dialog', { name: 'Mark as read?' }).getByRole('button', { name: 'Mark as read' }).click();
  await expect(dialog).toBeHidden();

  await announce('Rain tonight', { display: 'banner' });
  const strip = page.getByRole('complementary', { name: 'Announcements' });
  await strip.getByRole('link', { name: /Rain tonight/ }).click();
  await expect(page).toHaveURL(/\/announcements$/);
  await app.main.getByRole('article', { name: 'Rain tonight' }).getByRole('button', { name: 'Mark as read' }).click();
  await expect(strip).toBeHidden();
});
