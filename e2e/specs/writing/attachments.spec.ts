import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../fixtures';

/** Makes a picture of one color. @returns its path: the browser reads it itself, as 27 MB would take long to send to it */
async function picture(name: string, background: string, side = 40): Promise<string> {
  const path = test.info().outputPath(name);
  await sharp({ create: { width: side, height: side, channels: 3, background } })
    .png({ compressionLevel: 0 })
    .toFile(path);
  return path;
}

const attached = (composer: Locator) => composer.getByRole('list', { name: 'Attached files' }).locator('button[title]');

async function choose(page: Page, button: Locator, entry: string): Promise<void> {
  await button.click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('four pictures are posted in the chosen order, with descriptions, a poll and a warning, and made smaller on the way', async ({
  openApp,
  actAs,
}) => {
  const alice = await actAs('alice');
  const app = await openApp('alice');
  const { page, composer } = app;
  await app.openComposer();
  const chooser = page.waitForEvent('filechooser');
  await choose(page, composer.root.getByRole('button', { name: 'Attach files' }), 'Upload');
  // The first one is the largest, so it arrives last.
  await (
    await chooser
  ).setFiles([
    await picture('red.png', 'red', 3000),
    await picture('green.png', 'green'),
    await picture('blue.png', 'blue'),
    await picture('white.png', 'white'),
  ]);
  const names = () => attached(composer.root).evaluateAll((all) => all.map((one) => one.getAttribute('title')?.split('.')[0]));
  await expect.poll(names).toEqual(['red', 'green', 'blue', 'white']);
  await expect(composer.root.getByText('4 of 16')).toBeVisible();

  await attached(composer.root).nth(3).focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect.poll(names).toEqual(['red', 'green', 'white', 'blue']);

  for (const [at, words] of ['A red square', 'A green square'].entries()) {
    await choose(page, attached(composer.root).nth(at), 'Edit alt text');
    const dialog = page.getByRole('dialog', { name: 'Edit alt text' });
    await dialog.getByRole('textbox', { name: 'Alt text' }).fill(words);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  }
  await composer.root.getByRole('button', { name: 'Content warning (CW)' }).click();
  await composer.root.getByRole('textbox', { name: 'Content warning' }).fill('Squares');
  await composer.root.getByRole('button', { name: 'Poll', exact: true }).click();
  await composer.root.getByRole('textbox', { name: 'Choice 1' }).fill('Red');
  await composer.root.getByRole('textbox', { name: 'Choice 2' }).fill('Blue');
  await composer.send('Four squares');
  await expect(composer.root).toBeHidden();

  const [note] = await alice.call('users/notes', { userId: alice.id, limit: 1 });
  const posted = note?.files?.map(({ name, type, comment, properties }) => ({
    name: name.split('.')[0],
    type,
    comment,
    width: properties.width,
  }));
  expect(note).toMatchObject({ text: 'Four squares', cw: 'Squares', poll: { choices: [{ text: 'Red' }, { text: 'Blue' }] } });
  expect(posted).toMatchObject([
    { name: 'red', type: 'image/webp', comment: 'A red square', width: 2048 },
    { name: 'green', comment: 'A green square', width: 40 },
    { name: 'white', comment: null, width: 40 },
    { name: 'blue', comment: null, width: 40 },
  ]);
});

test('a cropped picture takes the place of the original, which stays in the drive', { tag: '@whole' }, async ({ openApp }) => {
  const app = await openApp('alice');
  const { page, composer } = app;
  await app.openComposer();
  const chooser = page.waitForEvent('filechooser');
  await choose(page, composer.root.getByRole('button', { name: 'Attach files' }), 'Upload');
  await (await chooser).setFiles([await picture('red.png', 'red', 400)]);
  await choose(page, attached(composer.root).first(), 'Crop');
  const dialog = page.getByRole('dialog', { name: 'Crop image' });
  await dialog.getByRole('combobox', { name: 'Shape' }).selectOption('16:9');
  await expect(dialog.getByText('360 × 203 pixels')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bottom right corner' }).press('ArrowLeft');
  await expect(dialog.getByText('360 × 203 pixels')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Crop', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(composer.root.getByRole('button', { name: /^Actions for cropped_red/ })).toBeVisible();
  await expect(composer.root.getByText('1 of 16')).toBeVisible();
});
