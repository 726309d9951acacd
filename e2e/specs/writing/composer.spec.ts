import { expect, test } from '../../fixtures';

/** The longest note that the demo instance allows, in characters. The counter appears when fewer than 100 are left. */
const MAX_LENGTH = 3_000;

test('a content warning needs words', async ({ openApp }) => {
  const app = await openApp('alice');
  const { composer } = app;
  await app.openComposer();
  await composer.root.getByRole('button', { name: 'Content warning (CW)' }).click();
  await composer.root.getByRole('textbox', { name: 'Content warning' }).fill('   ');
  await composer.send('The end of the story');
  const refusal = app.page.getByRole('alertdialog');
  await expect(refusal).toContainText('Enter a content warning');
  await refusal.getByRole('button', { name: 'Got it' }).click();
  await expect(composer.text).toHaveValue('The end of the story');

  await composer.root.getByRole('textbox', { name: 'Content warning' }).fill('Spoilers');
  await composer.post.click();
  await expect(composer.root).toBeHidden();
  const note = app.timeline('Home').note('Spoilers');
  await expect(note.root.getByText('The end of the story')).toHaveCount(0);
  await note.root.getByRole('button', { name: /^Show(?! (?:more|less))/ }).click();
  await expect(note.root.getByText('The end of the story')).toBeVisible();
});

test('a posted note stands in the timeline at once, comes back whole, and is posted once when its time is over', async ({
  openBrowser,
}) => {
  const app = await openBrowser('alice');
  await app.page.addInitScript(() => {
    const data = { stamp: 1, values: { undoSend: 3 }, unsaved: {} };
    localStorage.setItem('settings', JSON.stringify({ version: 0, data }));
  });
  await app.openSignedIn();
  const { page, composer } = app;
  const waiting = page.getByRole('region', { name: 'Note being posted' });
  await app.openComposer();
  await composer.root.getByRole('button', { name: 'Content warning (CW)' }).click();
  await composer.root.getByRole('textbox', { name: 'Content warning' }).fill('Kilns');
  await composer.send('It opens at six.');
  await expect(composer.root).toBeHidden();
  await expect(waiting).toContainText('Kilns');
  await waiting.getByRole('button', { name: 'Undo' }).click();
  await expect(composer.text).toHaveValue('It opens at six.');
  await expect(composer.root.getByRole('textbox', { name: 'Content warning' })).toHaveValue('Kilns');
  await composer.text.press('Control+Enter');
  await expect(waiting).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(app.timeline('Home').note('Kilns').root).toHaveCount(1);
});

test('the composer counts the rest of the space when it gets scarce, and a text that is too long cannot be posted', async ({ openApp }) => {
  const app = await openApp('alice');
  const { composer } = app;
  await app.openComposer();
  await expect(composer.post).toBeDisabled();
  await composer.text.fill('a'.repeat(MAX_LENGTH - 100));
  await expect(composer.root.getByText(/characters? left/)).toHaveCount(0);
  await composer.text.fill('a'.repeat(MAX_LENGTH - 99));
  await expect(composer.root.getByText('99 characters left')).toBeVisible();
  await composer.text.fill('a'.repeat(MAX_LENGTH));
  await expect(composer.root.getByText('0 characters left')).toBeVisible();
  await expect(composer.post).toBeEnabled();
  await composer.text.fill('a'.repeat(MAX_LENGTH + 1));
  await expect(composer.root.getByText('-1 character left')).toBeVisible();
  await expect(composer.post).toBeDisabled();
});

test('a draft survives closing and reloading, and is gone once it is posted', async ({ openApp }) => {
  const app = await openApp('alice');
  const { composer } = app;
  await app.openComposer();
  await composer.text.fill('Not finished yet');
  await composer.root.getByRole('button', { name: 'Close and keep draft' }).click();
  await expect(composer.root).toBeHidden();
  await app.openComposer();
  await expect(composer.text).toHaveValue('Not finished yet');
  await app.page.reload();
  await expect(app.timeline('Home').articles.first()).toBeVisible();
  await app.openComposer();
  await expect(composer.text).toHaveValue('Not finished yet');
  await composer.post.click();
  await expect(app.timeline('Home').note('Not finished yet').root).toBeVisible();
  await app.openComposer();
  await expect(composer.text).toHaveValue('');
});

test('a reply goes to its note and mentions the author', async ({ openApp, actAs }) => {
  const bob = await actAs('bob');
  await bob.post('Any answers?');
  const app = await openApp('alice');
  await app.chooseTimeline('Local');
  const local = app.timeline('Local');
  await local.note('Any answers?').reply();
  await expect(app.composer.root.getByText('Any answers?')).toBeVisible();
  await app.composer.send('Here is one');
  await expect(app.composer.root).toBeHidden();
  const answer = local.articles.filter({ hasText: 'Here is one' });
  await expect(answer).toContainText('Any answers?');
  const asked = local.articles.filter({ hasText: 'Any answers?' }).last();
  await expect(asked.getByRole('button', { name: 'Reply' })).toHaveAccessibleDescription('1 reply');
});

test('a quote puts the note into a new one, and a renote repeats it', async ({ openApp, actAs }) => {
  const bob = await actAs('bob');
  await bob.post('Quotable');
  const app = await openApp('alice');
  await app.chooseTimeline('Local');
  const local = app.timeline('Local');
  await local.note('Quotable').button('Renote').click();
  await app.page.getByRole('menuitem', { name: 'Quote', exact: true }).click();
  await app.composer.send('Look at this');
  const quote = local.articles.filter({ hasText: 'Look at this' });
  await expect(quote.getByRole('figure')).toContainText('Quotable');

  await local.articles.filter({ hasText: 'Quotable' }).last().getByRole('button', { name: 'Renote', exact: true }).click();
  await app.page.getByRole('menuitem', { name: 'Renote', exact: true }).click();
  await expect(app.page.getByText('Renoted', { exact: true })).toBeVisible();
  await expect(local.articles.filter({ hasText: 'Quotable' }).filter({ hasText: ' renoted' })).toHaveCount(1);
});

test('a direct note warns of people who would not get it, and reaches them once they are added', async ({ openApp, actAs }) => {
  const [bob, carol] = [await actAs('bob'), await actAs('carol')];
  const app = await openApp('alice');
  const { composer } = app;
  await app.openComposer();
  await composer.chooseVisibility(/^Direct/);
  await composer.text.fill('@bob between us');
  const warning = composer.root.getByText("Some people you mention won't receive the note.");
  await expect(warning).toBeVisible();
  await composer.root.getByRole('button', { name: 'Add them' }).click();
  await expect(warning).toHaveCount(0);
  await expect(composer.root.getByRole('list', { name: 'Recipients' })).toContainText('@bob');
  await composer.post.click();
  await expect(composer.root).toBeHidden();

  const [direct] = await bob.call('notes/mentions', { limit: 1, visibility: 'specified' });
  expect(direct?.text).toBe('@bob between us');
  const forOthers = await carol.call('notes/show', { noteId: direct!.id });
  expect({ isHidden: forOthers.isHidden, text: forOthers.text }).toEqual({ isHidden: true, text: null });
});

test('a note that fails to post stays in the composer, with the reason and its id', async ({ instance, openApp, complaints }) => {
  complaints.allow(/status of 4\d\d/);
  const app = await openApp('alice');
  const { composer } = app;
  await instance.controls.fail('/api/notes/create', 400, {
    error: { code: 'NOT_TODAY', id: '11111111-2222-4333-8444-555555555555', message: 'No notes are taken today.', kind: 'client' },
    times: 1,
  });
  await app.openComposer();
  await composer.send('Precious words');
  const refusal = composer.root.getByRole('alert');
  await expect(refusal).toContainText("Couldn't post the note");
  await expect(refusal).toContainText('No notes are taken today.');
  await expect(composer.text).toHaveValue('Precious words');
  await expect(composer.text).toBeFocused();
  await composer.root.getByText('Details', { exact: true }).click();
  await expect(composer.root.getByText('11111111-2222-4333-8444-555555555555')).toBeVisible();
  await composer.post.click();
  await expect(app.timeline('Home').note('Precious words').root).toBeVisible();
});

test('a note whose answer is lost counts as posted, because it is found on the server', async ({ instance, openApp, complaints }) => {
  complaints.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  const app = await openApp('alice');
  await instance.controls.loseAnswer('/api/notes/create');
  await app.openComposer();
  await app.composer.send('Sent into the void');
  await expect(app.composer.root).toBeHidden();
  await expect(app.timeline('Home').articles.filter({ hasText: 'Sent into the void' })).toHaveCount(1);
});

test('a note that is written again is deleted once the composer is open, and its words are never lost', async ({
  openApp,
  actAs,
  complaints,
}) => {
  complaints.allow(/net::ERR_FAILED/);
  const alice = await actAs('alice');
  await alice.post('Full of tpyos');
  const app = await openApp('alice');
  const { composer, page } = app;
  const note = app.timeline('Home').note('Full of tpyos');
  const writeAgain = async () => {
    await note.choose('Delete and redraft');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };

  // A file that is gone after a deployment deletes nothing, and can be asked for again.
  await page.route(/\/assets\/ComposerWindow-/, (route) => route.abort());
  await writeAgain();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(page.locator('article', { hasText: 'Full of tpyos' })).toHaveCount(1);
  await page.unrouteAll();

  await again.click();
  await expect(composer.text).toHaveValue('Full of tpyos');
  await expect(composer.text).toBeFocused();
  await expect(app.timeline('Home').articles.filter({ hasText: 'Full of tpyos' })).toHaveCount(0);
  await composer.root.getByRole('button', { name: 'Close and keep draft' }).click();
  await app.openComposer();
  await expect(composer.text).toHaveValue('Full of tpyos');
  await composer.send('Free of typos');
  await expect(app.timeline('Home').note('Free of typos').root).toBeVisible();
});

test('the button for a warning leads to its field, where a space is a space', async ({ openApp }) => {
  const app = await openApp('alice');
  const { composer, page } = app;
  await app.openComposer();
  await composer.root.getByRole('button', { name: 'Content warning (CW)' }).press('Space');
  const warning = composer.root.getByRole('textbox', { name: 'Content warning' });
  await expect(warning).toBeFocused();
  await page.keyboard.type('two words');
  await expect(warning).toHaveValue('two words');
});

// Only Chromium can be slowed down.
test('on a slow machine, letters typed at once are kept', { tag: '@chromium' }, async ({ openApp }) => {
  const app = await openApp('alice');
  const { composer, page } = app;
  await expect(app.timeline('Home').articles.first()).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await app.openComposer();
  await page.keyboard.type('Typed at once');
  await expect(composer.text).toHaveValue('Typed at once');
});

test('N opens the composer and focuses its text, also if it is pressed while commands and composer load', async ({ openApp }) => {
  const app = await openApp('alice');
  const { page } = app;
  let arrive!: () => void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/(?:after|ComposerWindow)-[^/]+\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.reload();
  await expect(app.timeline('Home').articles.first()).toBeVisible();
  await page.keyboard.press('n');
  arrive();
  await expect(app.composer.text).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
