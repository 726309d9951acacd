import { expect, test } from '../../fixtures';
import { OFFLINE_COMPLAINTS, whenKept } from '../../support/keptOffline';

test.use({ fetchesAhead: true });

test('without a network the product opens, and a note that is written then is sent once when the network is back', async ({
  openApp,
  actAs,
  complaints,
}) => {
  complaints.allow(OFFLINE_COMPLAINTS);
  const app = await openApp('alice');
  const { page } = app;
  await whenKept(page);
  await page.context().setOffline(true);
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: "You're offline" });
  await expect(notice).toBeVisible();
  await app.openComposer();
  await app.composer.send('Written after an offline start');
  await expect(app.composer.root).toBeHidden();

  // The outbox outlives another start, at another address.
  await page.goto('/my/notifications');
  await expect(notice).toContainText('1 unsent');
  await expect(page.getByText("Couldn't load the page")).toHaveCount(0);

  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
  const alice = await actAs('alice');
  const sent = async () =>
    (await alice.call('users/notes', { userId: alice.id, limit: 10 })).filter(({ text }) => text === 'Written after an offline start')
      .length;
  await expect.poll(sent).toBe(1);
  await app.openSignedIn();
  await expect(app.note('Written after an offline start').root).toBeVisible();
  expect(await sent()).toBe(1);
});
