import { expect, test } from '../../fixtures';

/** What the log names last, newest first. */
const LOGGED = ['Created role', 'Published announcement', 'Resolved report', 'Suspended account', 'Deleted note'];

test('a report is heard, judged and answered, and whoever sent it sees each effect without a reload', async ({
  openApp,
  openBrowser,
  actAs,
  complaints,
}) => {
  // The suspended author's own browser is told so, and nobody else finds the account.
  complaints.allow(/YOUR_ACCOUNT_SUSPENDED|403|404 .*users\/show/);
  const carol = await actAs('carol');
  await carol.post('Buy my miracle moss');
  const staff = await openBrowser('admin');
  await staff.open('/admin/abuses');
  await expect(staff.page.getByText('No unresolved reports')).toBeVisible();

  const reader = await openApp('bob');
  await reader.chooseTimeline('Local');
  const note = reader.note('Buy my miracle moss');
  await note.button('More').click();
  await reader.page.getByRole('menuitem', { name: 'Report note' }).click();
  const dialog = reader.page.getByRole('dialog', { name: /Report/ });
  await dialog.getByRole('textbox').fill('Spam: sells moss');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await reader.page.getByRole('button', { name: 'Got it' }).click();

  const report = staff.page.getByRole('article', { name: 'Report about @carol' });
  await expect(report).toContainText('Spam: sells moss');

  // The note goes.
  await report.getByRole('link', { name: /Carol/ }).first().click();
  await staff.note('Buy my miracle moss').button('More').click();
  await staff.page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await staff.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(note.root).toHaveCount(0);

  // The author is suspended.
  await staff.main.getByRole('button', { name: 'User actions' }).first().click();
  await staff.page.getByRole('menuitem', { name: 'Moderation' }).click();
  await staff.page.getByRole('switch', { name: 'Suspended' }).click();
  await staff.page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(staff.page.getByRole('switch', { name: 'Suspended' })).toBeChecked();
  await expect(carol.call('i', {})).rejects.toThrow();
  await reader.page.keyboard.press('Control+K');
  const palette = reader.page.getByRole('dialog', { name: 'Commands' });
  await palette.getByRole('combobox').fill('@carol');
  await palette
    .getByRole('option', { name: /@carol/ })
    .first()
    .click();
  await expect(reader.main.getByText('User not found')).toBeVisible();
  await reader.page.goBack();

  // The report is closed.
  await staff.open('/admin/abuses');
  await report.getByRole('button', { name: 'Mark as resolved' }).click();
  await expect(report).toHaveCount(0);

  // An announcement.
  await staff.page.getByRole('link', { name: 'Announcements', exact: true }).last().click();
  await staff.page.getByRole('button', { name: 'New announcement' }).first().click();
  const form = staff.page.getByRole('form', { name: 'New announcement' });
  await form.getByRole('textbox', { name: 'Title' }).fill('No more miracle moss');
  await form.getByRole('textbox', { name: 'Text' }).fill('Thank you for your reports.');
  await form.getByRole('radio', { name: 'Banner' }).press('Space');
  await form.getByRole('button', { name: 'Publish' }).click();
  await expect(reader.page.getByText('No more miracle moss').first()).toBeVisible();

  // A role by condition.
  await expect(reader.page.getByRole('tab', { name: 'Global', exact: true })).toBeVisible();
  await staff.open('/admin/roles/new');
  await staff.page.getByRole('textbox', { name: 'Name' }).fill('Locals');
  await staff.page.getByRole('radio', { name: 'By condition' }).press('Space');
  await staff.page.getByRole('button', { name: 'Options for “Is on another server”' }).click();
  await staff.page.getByRole('menuitem', { name: 'Change condition' }).click();
  await staff.page.getByRole('menuitemradio', { name: 'On this server' }).click();
  const policy = staff.page.getByRole('group', { name: 'See the global timeline', exact: true });
  await policy.getByRole('switch', { name: 'Use base value' }).click();
  await policy.getByRole('radio', { name: 'No', exact: true }).press('Space');
  await staff.page.getByRole('button', { name: /Create|Save/ }).click();
  await expect(reader.page.getByRole('tab', { name: 'Global', exact: true })).toHaveCount(0);

  await staff.open('/admin/modlog');
  for (const name of LOGGED) await expect(staff.main.locator('summary').filter({ hasText: name }).first()).toBeVisible();
});
