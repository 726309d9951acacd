import { expect, test } from '../../fixtures';

test('a view that failed without a network tries again by itself when the network is back', async ({ openApp, complaints }) => {
  // Code that loads while the page is idle fails as well, and is tried again later.
  complaints.allow(/ERR_INTERNET_DISCONNECTED|WebSocket connection|dynamically imported module|storage code could not be loaded/);
  const app = await openApp('alice');
  const { page } = app;
  await page.context().setOffline(true);
  await app.chooseTimeline('Global');
  await expect(app.main.getByRole('alert')).toContainText("You're offline");
  // The browser may say so a moment before calls succeed.
  await page.context().setOffline(false);
  await expect(app.timeline('Global').articles.first()).toBeVisible();
  await expect(app.main.getByRole('alert')).toHaveCount(0);
});

test('a user who does not exist is told in plain words, with a search instead of another try', async ({ openBrowser, complaints }) => {
  complaints.allow(/status of 4\d\d/);
  const app = await openBrowser('alice');
  await app.open('/@nobodyatall');
  const face = app.main.getByRole('alert');
  await expect(face).toContainText('User not found');
  await expect(face.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(face.getByText('NO_SUCH_USER')).toBeHidden();
  await face.getByText('Details').click();
  await expect(face.getByText('NO_SUCH_USER')).toBeVisible();
  await face.getByRole('link', { name: 'Search for @nobodyatall' }).click();
  await expect(app.main.getByRole('searchbox').first()).toHaveValue('nobodyatall');
});

test('the title of the browser counts unread notifications', async ({ openApp, actAs }) => {
  // The dashboard, which shows notifications and so reads them, is in a drawer here.
  const app = await openApp('carol', { viewport: { width: 900, height: 800 } });
  await expect(app.page).toHaveTitle(/Home/);
  // Journeys beside this one may notify the same person.
  const unread = async () => Number(/^\((\d+)\) /.exec(await app.page.title())?.[1] ?? 0);
  const before = await unread();
  const bob = await actAs('bob');
  await bob.post('Hello @carol');
  await expect.poll(unread).toBeGreaterThan(before);
});
