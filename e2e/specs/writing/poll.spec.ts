import { expect, test } from '../../fixtures';

const DAY_MS = 86_400_000;

test('a poll with a warning is posted to the people that it mentions, once they are added', async ({ openApp, actAs }) => {
  const bob = await actAs('bob');
  const app = await openApp('alice');
  const { composer } = app;
  await app.openComposer();
  await composer.chooseVisibility(/^Direct/);
  await composer.text.fill('@bob which one?');
  await composer.root.getByRole('button', { name: 'Content warning (CW)' }).click();
  await composer.root.getByRole('textbox', { name: 'Content warning' }).fill('Hot drinks');

  const choice = (n: number) => composer.root.getByRole('textbox', { name: `Choice ${n}` });
  await test.step('choices are written, pasted and moved with the keyboard alone', async () => {
    await composer.root.getByRole('button', { name: 'Poll', exact: true }).click();
    await expect(choice(1)).toBeFocused();
    await app.page.keyboard.type('Tea');
    await app.page.keyboard.press('Enter');
    await app.page.keyboard.type('Coffee');
    await app.page.keyboard.press('Enter');
    await expect(choice(3)).toBeFocused();
    await app.page.keyboard.press('Backspace');
    await expect(choice(2)).toBeFocused();
    await expect(choice(3)).toHaveCount(0);
    await composer.root.getByRole('button', { name: 'Move Choice 2', exact: true }).focus();
    await app.page.keyboard.press('Space');
    await expect(composer.root.getByText(/^Choice 2(?: taken|: place 2 of 2)\.$/)).toBeAttached();
    // The list ignores an arrow that comes before it has measured its rows.
    await expect(async () => {
      await app.page.keyboard.press('ArrowUp');
      await expect(composer.root.getByText('Choice 2: place 1 of 2.')).toBeAttached({ timeout: 500 });
    }).toPass();
    await app.page.keyboard.press('Space');
    await expect(choice(1)).toHaveValue('Coffee');
  });

  await composer.root.getByRole('combobox', { name: 'Ends' }).selectOption('After a set time');
  await composer.root.getByRole('spinbutton', { name: 'Duration' }).fill('2');
  await composer.root.getByRole('combobox', { name: 'Unit' }).selectOption('Days');
  const warning = composer.root.getByText("Some people you mention won't receive the note.");
  await expect(warning).toBeVisible();
  await composer.root.getByRole('button', { name: 'Add them' }).click();
  await expect(warning).toHaveCount(0);
  await composer.post.click();
  await expect(composer.root).toBeHidden();

  const [direct] = await bob.call('notes/mentions', { limit: 1, visibility: 'specified' });
  expect(direct).toMatchObject({ text: '@bob which one?', cw: 'Hot drinks', visibility: 'specified' });
  expect(direct?.poll?.choices.map(({ text }) => text)).toEqual(['Coffee', 'Tea']);
  expect(Date.parse(direct!.poll!.expiresAt!) - Date.parse(direct!.createdAt)).toBe(2 * DAY_MS);
});

test('an answer to a note for followers is for followers as well', async ({ openBrowser, actAs }) => {
  const bob = await actAs('bob');
  const noteId = await bob.post({ text: '@alice between us and my followers', visibility: 'followers' });
  const app = await openBrowser('alice');
  await app.open(`/notes/${noteId}`);
  await app.note('between us and my followers').reply();
  const { composer } = app;
  await expect(composer.root.getByRole('button', { name: 'Visibility: Followers' })).toBeVisible();
  await composer.text.fill('@bob so it stays');
  await composer.post.click();
  await expect(composer.root).toBeHidden();
  const [answer] = await bob.call('notes/mentions', { limit: 1 });
  expect(answer).toMatchObject({ text: '@bob so it stays', visibility: 'followers', replyId: noteId });
});
