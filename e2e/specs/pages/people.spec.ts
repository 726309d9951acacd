import type { WireUserDetailed } from '~/api/wire';
import { expect, test } from '../../fixtures';

test('follow requests come, go, and are accepted and rejected, while the page stays open', async ({ openApp, actAs }) => {
  const { page } = await openApp('carol');
  const [carol, bob] = [await actAs('carol'), await actAs('bob')];
  // Requests of people whom Carol follows would be accepted at once.
  for (const [from, to] of [
    [carol, bob],
    [bob, carol],
  ] as const) {
    const { isFollowing } = (await from.call('users/show', { userId: to.id })) as WireUserDetailed;
    if (isFollowing) await from.call('following/delete', { userId: to.id });
  }
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Follow requests/ })
    .click();
  const requests = page.getByRole('feed', { name: 'Received' });
  const [first, second] = [requests.getByRole('article', { name: /Bob/ }), requests.getByRole('article', { name: /Jonas/ })];
  await expect(second).toBeVisible();
  await bob.call('following/create', { userId: carol.id });
  await expect(first).toBeVisible();
  await bob.call('following/requests/cancel', { userId: carol.id });
  await expect(first).toBeHidden();
  await bob.call('following/create', { userId: carol.id });
  await first.getByRole('button', { name: 'Accept' }).click();
  await expect(first).toBeHidden();
  await second.getByRole('button', { name: 'Reject' }).click();
  await expect(second).toBeHidden();
  const seen = (await bob.call('users/show', { userId: carol.id })) as WireUserDetailed;
  expect(seen.isFollowing).toBe(true);
});

test("a role on a profile leads to the role's people and their notes", async ({ openBrowser, actAs }) => {
  const app = await openBrowser('bob');
  const { page } = app;
  await app.open('/@alice');
  await page.getByRole('link', { name: 'Artist' }).click();
  await expect(page).toHaveURL(/\/roles\/\w+$/);
  const people = page.getByRole('feed', { name: 'People with the role Artist' });
  await expect(people.getByRole('article')).toHaveCount(2);
  await page.getByRole('tab', { name: 'Notes' }).click();
  const notes = page.getByRole('feed', { name: 'Notes by people with the role Artist' });
  await expect(notes.getByRole('article').first()).toBeVisible();
  const alice = await actAs('alice');
  await alice.post('Drawn a minute ago');
  await expect(notes.getByRole('article').first()).toContainText('Drawn a minute ago');
});
