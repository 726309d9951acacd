import { expect, test } from '../../fixtures';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test(
  'whoever has the emoji picker open sees how an emoji is added, renamed and deleted',
  { tag: '@whole' },
  async ({ openApp, openBrowser }) => {
    const reader = await openApp('bob');
    await reader.openComposer();
    await reader.composer.root.getByRole('button', { name: 'Emoji', exact: true }).click();
    const picker = reader.page.getByRole('dialog', { name: 'Choose emoji' });
    await picker.getByRole('combobox', { name: 'Search emoji' }).fill('mosspot');
    await expect(picker.getByRole('gridcell')).toHaveCount(0);

    const manager = await openBrowser('admin');
    const { page } = manager;
    await manager.open('/custom-emojis-manager');
    await page.getByRole('button', { name: 'Add emoji' }).click();
    const form = page.getByRole('dialog', { name: 'Custom emoji', exact: true });
    const chooser = page.waitForEvent('filechooser');
    await form.getByRole('button', { name: 'Upload image' }).click();
    await (await chooser).setFiles([{ name: 'mosspot.png', mimeType: 'image/png', buffer: PNG }]);
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('mosspot');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(picker.getByRole('gridcell', { name: ':mosspot:' })).toBeVisible();

    await page.getByRole('button', { name: /mosspot/ }).click();
    await form.getByRole('textbox', { name: 'Name' }).fill('mosspot_green');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(picker.getByRole('gridcell', { name: ':mosspot_green:' })).toBeVisible();
    await expect(picker.getByRole('gridcell')).toHaveCount(1);

    await page.getByRole('button', { name: /mosspot_green/ }).click();
    await form.getByRole('button', { name: 'Delete emoji' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(picker.getByRole('gridcell')).toHaveCount(0);
  },
);
