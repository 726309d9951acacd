import { expect, test } from '../../fixtures';
import type { App } from '../../objects/App';
import { Keyboard } from '../../support/Keyboard';

async function signUp(app: App, keyboard: Keyboard, username: string, password: string): Promise<void> {
  const { page } = app;
  await keyboard.activate(page.getByRole('button', { name: 'Sign up', exact: true }).first());
  const dialog = page.getByRole('dialog', { name: 'Sign up' });
  await keyboard.activate(dialog.getByRole('switch', { name: 'I agree to the rules' }), 'Space');
  await keyboard.activate(dialog.getByRole('button', { name: 'Continue' }));
  await keyboard.fill(dialog.getByRole('textbox', { name: 'Username' }), username);
  await keyboard.fill(dialog.getByLabel('Password', { exact: true }), password);
  await keyboard.fill(dialog.getByLabel('Confirm password'), password);
  await keyboard.press('Enter');
  await expect(app.setup).toBeVisible();
  await keyboard.activate(app.setup.getByRole('button', { name: 'Skip all' }));
  await keyboard.activate(page.getByRole('button', { name: 'Skip all steps' }));
  await expect(app.accountMenu(username)).toBeVisible();
}

async function signIn(app: App, keyboard: Keyboard, username: string, password: string): Promise<void> {
  const { page, signInDialog } = app;
  await keyboard.activate(page.getByRole('button', { name: 'Sign in', exact: true }).first());
  await keyboard.fill(signInDialog.getByRole('textbox', { name: 'Username' }), username);
  await keyboard.fill(signInDialog.getByLabel('Password', { exact: true }), password);
  await keyboard.press('Enter');
  await expect(app.accountMenu(username)).toBeVisible();
}

async function chooseTimeline({ page }: App, keyboard: Keyboard, steps: number): Promise<void> {
  await keyboard.walkTo(page.getByRole('tab', { selected: true }));
  for (let step = 0; step < steps; step += 1) await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
}

// In Firefox only one of two windows has the focus.
test('a person signs up, posts, reads, answers, reacts and deletes without a mouse', { tag: '@chromium' }, async ({ app, openApp }) => {
  const text = 'Written without a mouse';
  const mine = new Keyboard(app.page);
  await app.open('/');
  await signUp(app, mine, 'newcomer', 'a long enough password');
  const other = await openApp();
  const theirs = new Keyboard(other.page);
  await other.open('/');
  await signIn(other, theirs, 'alice', 'alice-pass');
  await chooseTimeline(other, theirs, 1);
  const local = other.timeline('Local');
  await expect(local.articles.first()).toBeVisible();

  await test.step('n opens the composer, Control and Enter post', async () => {
    await mine.press('n');
    await expect(app.composer.text).toBeFocused();
    await mine.type(text);
    await mine.press('Control+Enter');
    await expect(app.composer.root).toBeHidden();
    await expect(app.note(text).root).toBeVisible();
    await expect(local.note(text).root).toBeVisible();
  });

  await test.step('j and k walk through the notes', async () => {
    await theirs.walkTo(local.articles.nth(0));
    await theirs.press('j');
    await expect(local.articles.nth(1)).toBeFocused();
    await theirs.press('k');
    await expect(local.note(text).root).toBeFocused();
  });

  await test.step('e reacts', async () => {
    await theirs.press('e');
    await expect(other.page.getByRole('combobox', { name: 'Search emoji' })).toBeFocused();
    await theirs.press('ArrowDown', 'Enter');
    await expect(local.note(text).reaction('👍, 1 reaction')).toHaveAttribute('aria-pressed', 'true');
    await expect(app.note(text).reaction('👍, 1 reaction')).toHaveAttribute('aria-pressed', 'false');
    await expect(local.note(text).focused, 'the focus comes back to the note').toHaveCount(1);
  });

  await test.step('r answers', async () => {
    await theirs.press('r');
    await expect(other.composer.text).toBeFocused();
    await theirs.type('And read without one');
    await theirs.press('Control+Enter');
    await expect(other.composer.root).toBeHidden();
    // It appears above. If the focus was back among the notes before it came, it waits there.
    await expect(local.note('And read without one').root.or(local.newNotes)).toBeVisible();
  });

  await test.step('notes that arrive during reading by keyboard wait above', async () => {
    await mine.press('n');
    await expect(app.composer.text).toBeFocused();
    await mine.type('Something newer');
    await mine.press('Control+Enter');
    await theirs.walkTo(local.newNotes, { isBack: true });
    await theirs.press('Enter');
    await expect(local.note('Something newer').root).toBeFocused();
  });

  await test.step('m and the arrows delete', async () => {
    await mine.walkTo(app.timeline('Home').note(text).root);
    await mine.press('m');
    const entry = app.page.getByRole('menu', { name: 'Note actions' }).getByRole('menuitem', { name: 'Delete', exact: true });
    await expect(entry).toBeVisible();
    await mine.press('End');
    await expect(entry).toBeFocused();
    await mine.press('Enter');
    await mine.activate(app.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await expect(app.timeline('Home').articles.filter({ hasText: text })).toHaveCount(0);
    await expect(local.articles.filter({ hasText: text })).toHaveCount(0);
  });
});

test('the focus moves to the next note of a conversation when its own note is deleted', async ({ openBrowser, actAs }) => {
  const [alice, bob] = [await actAs('alice'), await actAs('bob')];
  const replyId = await bob.post('Who is there?');
  const texts = ['First', 'Second', 'Third'];
  const ids = new Map<string, string>();
  // oxlint-disable-next-line no-await-in-loop -- their order is that of the answers
  for (const text of texts) ids.set(text, await alice.post({ text, replyId }));
  const app = await openBrowser('alice');
  const keyboard = new Keyboard(app.page);
  await app.open(`/notes/${replyId}`);
  const answer = (text: string) => app.main.locator(`article[data-note="${ids.get(text)}"]`);

  await test.step('here', async () => {
    await keyboard.walkTo(answer('Third'));
    await keyboard.press('m');
    const entry = app.page.getByRole('menuitem', { name: 'Delete', exact: true });
    await expect(entry).toBeVisible();
    await keyboard.press('End');
    await expect(entry).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.activate(app.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await expect(answer('Third')).toHaveCount(0);
    await expect(answer('Second')).toBeFocused();
  });

  await test.step('on another device', async () => {
    await alice.call('notes/delete', { noteId: ids.get('Second')! });
    await expect(answer('Second')).toHaveCount(0);
    await expect(answer('First')).toBeFocused();
  });
});

test('a person gets around with g and a letter, and among columns with Control and an arrow', async ({ openApp }) => {
  const app = await openApp('alice');
  const { page, deck } = app;
  const keyboard = new Keyboard(page);
  const local = app.timeline('Local');
  await expect(app.timeline('Home').articles.first()).toBeVisible();
  // Keys that belong together need the commands, which load after the first notes.
  await page.waitForLoadState('networkidle');

  await test.step('to timelines and pages', async () => {
    await keyboard.press('g', 'n');
    await expect(page).toHaveURL(/\/my\/notifications$/);
    await keyboard.press('g', 'l');
    await expect(local.articles.first()).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
    await keyboard.press('g', 'u');
    await expect(page).toHaveURL(/\/@alice$/);
    await keyboard.press('g', 'h');
    await expect(app.timeline('Home').articles.first()).toBeVisible();
  });

  await test.step('from column to column', async () => {
    await deck.add('Global', 'Timelines', 'Global');
    await keyboard.press('Control+ArrowLeft');
    await expect(page.locator('[data-pane="main"]')).toBeFocused();
    await keyboard.press('Control+ArrowRight');
    await expect(deck.column('Global').locator('[data-pane]')).toBeFocused();
    await keyboard.press('Control+ArrowRight');
    await expect(deck.column('Global').locator('[data-pane]'), 'there is none behind the last').toBeFocused();
  });

  await test.step('the list of keys shows all of it', async () => {
    await keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const keysOf = (name: string) =>
      help
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${name}$`) })
        .locator('+ dd kbd');
    await expect(keysOf('Next column')).toHaveText(['Ctrl+→']);
    await expect(keysOf('Notifications')).toHaveText(['G', 'N']);
    await keyboard.press('Escape');
    await expect(help).toBeHidden();
  });
});
