import type { Locator } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures';

/** Whether a plain color lies between the text and the blurred colors in the place of a picture. */
const isOverPlainColor = (text: Locator): Promise<boolean> =>
  text.evaluate((element) => {
    for (let around: Element | null = element; around && !around.querySelector('canvas'); around = around.parentElement) {
      if (getComputedStyle(around).backgroundColor.startsWith('rgb(')) return true;
    }
    return false;
  });

test('files that fail to load say so in a readable place, and load after another try', async ({ openApp, actAs, complaints }) => {
  complaints.allow(/net::ERR_FAILED/);
  const alice = await actAs('alice');
  const [picture] = await alice.call('drive/files', { limit: 1, type: 'image/*' });
  await alice.call('drive/files/update', { fileId: picture!.id, comment: 'A picture', isSensitive: false });
  await alice.post({ text: 'Look at this', fileIds: [picture!.id] });
  const app = await openApp('alice');
  const note = app.note('Look at this').root;
  const image = note.getByRole('img', { name: 'A picture' });
  await expect(image).toBeVisible();

  const address = (await image.getAttribute('src'))!;
  await app.page.route(address, (route) => route.abort());
  await app.page.reload();
  const failure = note.getByText("Couldn't load the image");
  await expect(failure).toBeVisible();
  await expect.poll(() => isOverPlainColor(failure)).toBe(true);
  await expect.poll(() => isOverPlainColor(note.getByText('A picture'))).toBe(true);

  await app.page.unrouteAll();
  const retry = note.getByRole('button', { name: 'Try again' });
  await retry.focus();
  await app.page.keyboard.press('Enter');
  await expect(image).toHaveAttribute('data-loaded');
  await expect(failure).toBeHidden();
  await expect(note).toBeFocused();
});
