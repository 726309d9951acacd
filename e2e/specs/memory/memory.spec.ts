import { expect, test } from '../../fixtures';
import { OFFLINE_COMPLAINTS, whenKept } from '../../support/keptOffline';

test.use({ fetchesAhead: true });

test('what was read is found as one types, in a second tab, and with its timeline without a network', async ({
  openApp,
  actAs,
  complaints,
}) => {
  complaints.allow(OFFLINE_COMPLAINTS);
  const bob = await actAs('bob');
  await bob.call('notes/create', { text: '雨上がりの苔の庭で本を読んだ' });
  await bob.call('notes/create', { text: 'An unforgettable heron at the lake' });
  const app = await openApp('alice');
  const { page } = app;
  await page.goto(`/@bob`);
  await expect(app.note('An unforgettable heron at the lake').root).toBeVisible();
  await whenKept(page);

  await page.goto('/memory');
  const field = page.getByRole('searchbox', { name: "Search what you've read" });
  const results = page.getByRole('feed').getByRole('article');
  await field.fill('heron');
  await expect(results).toHaveCount(1);
  await field.fill('苔の');
  await expect(results).toHaveCount(1);
  await expect(results).toContainText('雨上がりの苔の庭');
  await expect(page).toHaveURL(/\/memory\?q=/);

  // Another tab has no file of its own, and asks this one.
  const second = await page.context().newPage();
  await second.goto('/memory?q=heron');
  await expect(second.getByRole('feed').getByRole('article')).toHaveCount(1);
  await second.close();

  await page.context().setOffline(true);
  await page.reload();
  await expect(results).toContainText('雨上がりの苔の庭');
  await field.fill('unforgettable');
  await expect(results).toContainText('heron at the lake');

  await page.context().setOffline(false);
  await app.openSignedIn();
  // What a timeline has is kept a moment after it is on screen, which nothing shows.
  const keptTimelines = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('lastTimelines::')));
  await expect.poll(keptTimelines).toHaveLength(1);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/^As of /)).toBeVisible();
  await expect(app.timeline('Home').articles.first()).toBeVisible();
  await page.context().setOffline(false);
});
