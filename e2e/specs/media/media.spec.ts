import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures';
import type { ApiUser } from '../../support/ApiUser';

/** How far the reader has scrolled in the list around a note. */
const scrolled = (note: Locator): Promise<number> => note.evaluate((element) => element.closest('[data-part="scroller"]')!.scrollTop);

/** Posts a note with three pictures of the author's drive, the last of them sensitive, and newer notes above it. */
async function postGallery(author: ApiUser, text: string): Promise<void> {
  const files = await author.call('drive/files', { limit: 20, type: 'image/*' });
  const [first, second, third] = files.filter((file) => !file.isSensitive);
  const describe = (fileId: string, comment: string, isSensitive = false) =>
    author.call('drive/files/update', { fileId, comment, isSensitive });
  await describe(first!.id, 'The first picture');
  await describe(second!.id, 'The second picture');
  await describe(third!.id, 'The third picture', true);
  await author.post({ text, fileIds: [first!.id, second!.id, third!.id] });
  for (let n = 0; n < 6; n += 1) await author.post(`Something newer ${n}`);
}

test('pictures are revealed, hidden and browsed, and Back leads to the same place', async ({ openApp, actAs }) => {
  await postGallery(await actAs('alice'), 'My gallery');
  const app = await openApp('alice');
  const note = app.timeline('Home').note('My gallery').root;
  const picture = note.getByRole('img', { name: 'The first picture' });
  await app.scrollTo(note);
  // Pictures are drawn a little after the text, and the wheel does not wait for them.
  await expect(picture).toBeAttached();
  await app.scrollTo(picture);

  const curtain = note.getByRole('button', { name: 'Sensitive Click to show' });
  const secret = note.getByRole('img', { name: 'The third picture' });
  // Blurred colors stand for the picture that is hidden, and around one that is shown whole.
  await expect(curtain.locator('canvas:visible')).toHaveCount(1);
  await expect(note.locator('canvas:visible:not(:has(~ a [data-fit="contain"]), button *)')).toHaveCount(0);
  await curtain.click();
  await expect(secret).toBeVisible();
  await secret.hover();
  await note.getByRole('button', { name: 'Hide', exact: true }).last().click();
  await expect(curtain).toBeVisible();

  const first = note.getByRole('link', { name: 'The first picture' });
  const place = { top: await scrolled(note), address: app.page.url() };
  await first.click();
  const viewer = app.page.getByRole('dialog', { name: 'Image viewer' });
  await expect(viewer.getByRole('note')).toHaveText('The first picture');
  await viewer.getByRole('button', { name: 'Next' }).click();
  await expect(viewer.getByRole('note')).toHaveText('The second picture');
  await app.page.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('note')).toHaveText('The first picture');
  await app.page.goBack();
  await expect(viewer).toBeHidden();
  await expect(first).toBeFocused();
  await expect.poll(async () => ({ top: await scrolled(note), address: app.page.url() })).toEqual(place);
});

test('a page has a preview in a place of its own, and its player runs only after a click', async ({ instance, openApp, actAs }) => {
  const player = { url: 'https://play.example/embed', width: 640, height: 360, allow: ['autoplay'] };
  await instance.controls.linkPreview('https://film.example/', { title: 'A film about wisteria', player });
  const bob = await actAs('bob');
  await bob.post('Watch this: https://film.example/');

  const app = await openApp('alice');
  const asked: string[] = [];
  await app.page.route('https://play.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Now playing</p>' });
  });
  await app.chooseTimeline('Local');
  const card = app.timeline('Local').note('Watch this').root.getByRole('group', { name: 'Preview of film.example' });
  await expect(card.getByRole('link', { name: /A film about wisteria/ })).toHaveAttribute('href', 'https://film.example/');
  const before = await card.boundingBox();
  expect(asked).toEqual([]);

  await card.getByRole('button', { name: 'Play A film about wisteria' }).click();
  await expect(card.frameLocator('iframe').getByText('Now playing')).toBeVisible();
  await card.getByRole('button', { name: 'Close player' }).click();
  await expect(card.locator('iframe')).toHaveCount(0);
  await expect.poll(async () => (await card.boundingBox())?.height).toBe(before?.height);

  await card.getByRole('button', { name: 'Play in a window' }).click();
  const window = app.page.getByRole('dialog', { name: 'Player' });
  await expect(window.frameLocator('iframe').getByText('Now playing')).toBeVisible();
  await window.getByRole('button', { name: 'Close' }).click();
  await expect(window).toBeHidden();
  expect(asked).toEqual(Array.from({ length: 2 }, () => 'https://play.example/embed?autoplay=1&auto_play=1'));
});
