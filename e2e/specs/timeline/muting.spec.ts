import { expect, test } from '../../fixtures';
import { App } from '../../objects/App';
import { expectAccessible } from '../../support/axe';

// Colors change at once then, so axe never sees one halfway to another.

test('a muted word turns notes into lines, and a hidden word removes them, in every tab', async ({ openApp, actAs }) => {
  const author = await actAs('bob');
  await author.post('Plain note');
  await author.post('The butler did it');
  const app = await openApp('alice');
  const { page } = app;
  await app.chooseTimeline('Local');
  const other = new App(await page.context().newPage());
  await other.open('/');
  await other.chooseTimeline('Local');
  const line = (of: App) => of.timeline('Local').articles.getByRole('button', { name: 'said something (muted word)' });
  const note = app.timeline('Local').note('The butler did it');
  await expect(note.root).toBeVisible();

  await note.choose('Mute words and servers…');
  const words = page.getByRole('dialog', { name: 'Muted words and servers' });
  await expectAccessible(page);
  await words.getByLabel('Muted words').fill(String.raw`/\bbutler\b/i`);
  await words.getByRole('button', { name: 'Save' }).click();
  await expect(words).toBeHidden();
  await expect(line(app)).toBeVisible();
  await expect(line(other)).toBeVisible();
  await expect(note.root).toHaveCount(0);
  await line(other).click();
  await expect(other.timeline('Local').note('The butler did it').root).toBeVisible();

  await app.timeline('Local').note('Plain note').choose('Mute words and servers…');
  await words.getByLabel('Hidden words').fill('butler');
  await words.getByRole('button', { name: 'Save' }).click();
  await expect(words).toBeHidden();
  await expect(line(app)).toHaveCount(0);
  await expect(other.timeline('Local').note('The butler did it').root).toHaveCount(0);
  await expect(other.timeline('Local').note('Plain note').root).toBeVisible();
  await app.open('/');
  await app.chooseTimeline('Local');
  await expect(app.timeline('Local').note('Plain note').root).toBeVisible();
  await expect(app.timeline('Local').note(/butler|said something/).root).toHaveCount(0);
});
