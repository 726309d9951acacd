import { expect, test } from '../../fixtures';

test('a person reacts with a built-in emoji, changes to one of the server, and learns which one the note refuses', async ({
  openApp,
  actAs,
}) => {
  const bob = await actAs('bob');
  await bob.post({ text: 'Rate my soup', reactionAcceptance: 'nonSensitiveOnly' });
  const app = await openApp('alice');
  await app.chooseTimeline('Local');
  const note = app.timeline('Local').note('Rate my soup');
  const picker = app.page.getByRole('dialog', { name: 'Choose a reaction' });
  const search = picker.getByRole('combobox', { name: 'Search emoji' });

  await note.button('React').click();
  await search.fill('stew');
  await search.press('Enter');
  await expect(picker).toBeHidden();
  await expect(note.reaction('🍲, 1 reaction')).toHaveAttribute('aria-pressed', 'true');

  await note.root.press('e');
  await search.fill('skull_boo');
  await expect(picker.getByRole('status')).toContainText("You can't use");
  await expect(picker.getByRole('gridcell')).toHaveCount(0);

  await search.fill('');
  await picker.getByRole('tab', { name: 'Custom' }).click();
  const first = picker.getByRole('gridcell').first();
  const name = await first.getAttribute('aria-label');
  await first.click();
  await app.page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'OK' }).click();
  await expect(note.reaction(`${name}, 1 reaction`)).toHaveAttribute('aria-pressed', 'true');
  await expect(note.reaction('🍲')).toHaveCount(0);

  await note.reaction(`${name}, 1 reaction`).click({ button: 'right' });
  await app.page.getByRole('menuitem', { name: 'About this emoji' }).click();
  await expect(app.page.getByRole('dialog', { name: 'Custom emoji' })).toContainText(name!);
});

test('emoji are inserted into a text one after the other', async ({ openApp }) => {
  const app = await openApp('alice');
  await app.openComposer();
  await app.composer.text.fill('Soup ');
  await app.composer.root.getByRole('button', { name: 'Emoji', exact: true }).click();
  const search = app.page.getByRole('dialog', { name: 'Choose emoji' }).getByRole('combobox', { name: 'Search emoji' });
  // The picker forgets an Enter that is pressed before the emoji have loaded if the search changes meanwhile.
  await search.fill('stew');
  await search.press('Enter');
  await expect(app.composer.text).toHaveValue('Soup 🍲');
  await search.fill('sushi');
  await search.press('Enter');
  await expect(app.composer.text).toHaveValue('Soup 🍲🍣');
  await search.press('Escape');
  await expect(app.composer.text).toBeFocused();
  await app.page.keyboard.type(' for all');
  await expect(app.composer.text).toHaveValue('Soup 🍲🍣 for all');

  await app.composer.root.getByRole('button', { name: 'Emoji', exact: true }).click();
  await app.page.getByRole('button', { name: 'Keep open in a window' }).click();
  const window = app.page.getByRole('dialog', { name: 'Choose emoji' });
  await window.getByRole('combobox', { name: 'Search emoji' }).fill('tea');
  await window.getByRole('gridcell').first().click();
  await app.composer.text.press('End');
  await app.page.keyboard.type('!');
  await expect(app.composer.text).toHaveValue(/^Soup 🍲🍣 for all.+!$/u);
  await app.composer.post.click();
  await expect(window).toBeHidden();
});
