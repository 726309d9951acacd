import { expect, test } from '../../fixtures';

test('a channel is created, and notes in it appear live in its page and in a column', async ({ openApp, actAs }) => {
  const app = await openApp('alice');
  const { page, main, deck } = app;
  await app.open('/channels');
  await main.getByRole('button', { name: 'New channel' }).click();
  await main.getByRole('textbox', { name: 'Name' }).fill('Owls');
  await main.getByRole('textbox', { name: 'Description' }).fill('Seen at night');
  await main.getByRole('button', { name: 'Create' }).click();
  await expect(main.getByText('Seen at night')).toBeVisible();
  const channelId = /channels\/(\w+)/.exec(page.url())![1]!;

  await main.getByRole('button', { name: 'Follow', exact: true }).click();
  await main.getByRole('tab', { name: 'Notes' }).click();
  await deck.add('Owls', 'Channels', 'Owls');
  const feeds = [main, deck.column('Owls')].map((place) => place.getByRole('feed', { name: 'Notes in Owls' }));

  await main.getByRole('button', { name: 'Write in Owls' }).last().click();
  const composer = page.getByRole('dialog');
  await expect(composer.getByRole('button', { name: 'Owls' })).toBeDisabled();
  await composer.getByRole('textbox').first().fill('Who is awake?');
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  for (const feed of feeds) await expect(feed.getByRole('article').first()).toContainText('Who is awake?');

  const bob = await actAs('bob');
  await bob.callAny('channels/follow', { channelId });
  await bob.callAny('notes/create', { text: 'Hoo, hoo', channelId });
  for (const feed of feeds) await expect(feed.getByRole('article').first()).toContainText('Hoo, hoo');
});
