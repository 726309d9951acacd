import type { WireUserDetailed } from '~/api/wire';
import { expect, test } from '../../fixtures';

test('follow requests arrive, and are accepted and rejected, while the page stays open', async ({ openApp, actAs }) => {
  const { page } = await openApp('carol');
  const carol = await actAs('carol');
  const ask = async (name: 'admin' | 'bob') => {
    const person = await actAs(name);
    const { isFollowing } = (await person.call('users/show', { userId: carol.id })) as WireUserDetailed;
    if (isFollowing) await person.call('following/delete', { userId: carol.id });
    await person.call('following/create', { userId: carol.id });
    return person;
  };
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Follow requests/ })
    .click();
  const requests = page.getByRole('feed', { name: 'Received' });
  const admin = await ask('admin');
  await expect(requests.getByRole('article', { name: 'Wisteria Admin' })).toBeVisible();
  await ask('bob');
  const bob = requests.getByRole('article', { name: /Bob/ });
  await expect(bob).toBeVisible();

  await bob.getByRole('button', { name: 'Reject' }).click();
  await expect(bob).toBeHidden();
  await requests.getByRole('button', { name: 'Accept' }).first().click();
  await expect(requests.getByRole('article')).toHaveCount(0);
  await expect.poll(async () => ((await admin.call('users/show', { userId: carol.id })) as WireUserDetailed).isFollowing).toBe(true);
});

test("a role on a profile leads to the role's people and their notes", async ({ openApp, actAs }) => {
  const app = await openApp('bob');
  const { page } = app;
  await app.open('/@alice');
  await page.getByRole('link', { name: 'Artist' }).click();
  await expect(page).toHaveURL(/\/roles\/\w+$/);
  const people = page.getByRole('feed', { name: 'People with the role Artist' });
  await expect(people.getByRole('article')).toHaveCount(2);
  await page.getByRole('tab', { name: 'Notes' }).click();
  const notes = page.getByRole('feed', { name: 'Notes of people with the role Artist' });
  await expect(notes.getByRole('article').first()).toBeVisible();
  const alice = await actAs('alice');
  await alice.post('Drawn a minute ago');
  await expect(notes.getByRole('article').first()).toContainText('Drawn a minute ago');
});
