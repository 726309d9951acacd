import { expect, test } from '../../fixtures';

test('a channel is created, and notes in it appear live in its page and in a column', async ({ openBrowser, actAs }) => {
  const app = await openBrowser('alice');
  const { page, main } = app;
  await app.open('/channels');
  await main.getByRole('button', { name: 'New channel' }).click();
  await main.getByRole('textbox', { name: 'Name' }).fill('Owls');
  await main.getByRole('textbox', { name: 'Description' }).fill('Seen at night');
  await main.getByRole('button', { name: 'Create' }).click();
  await expect(main.getByRole('region', { name: 'Owls' })).toContainText('Seen at night');
  const channelId = /channels\/(\w+)/.exec(page.url())![1]!;

  await main.getByRole('button', { name: 'Follow', exact: true }).click();
  await main.getByRole('tab', { name: 'Notes' }).click();
  await main.getByRole('button', { name: 'Post in Owls' }).click();
  await expect(app.composer.root.getByRole('button', { name: 'Owls' })).toBeDisabled();
  await app.composer.send('Who is awake?');
  const feeds = page.getByRole('feed', { name: 'Notes in Owls' });
  await expect(feeds.getByRole('article').first()).toContainText('Who is awake?');

  await page.getByRole('button', { name: 'Add column', exact: true }).first().click();
  for (const name of ['Channels', 'Owls']) await page.getByRole('menuitem', { name, exact: true }).click();
  await expect(feeds).toHaveCount(2);
  const bob = await actAs('bob');
  await bob.callAny('channels/follow', { channelId });
  await bob.callAny('notes/create', { text: 'Hoo, hoo', channelId });
  for (const feed of [feeds.first(), feeds.last()]) await expect(feed.getByRole('article').first()).toContainText('Hoo, hoo');
});
