import { expect, test } from '../../fixtures';
import type { App } from '../../objects/App';
import { expectAccessible } from '../../support/axe';

const VIEWPORTS = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** Everything that opens without an account. */
async function visitVisitorPages(app: App): Promise<void> {
  const { page } = app;
  await app.open('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  await expect(app.signInDialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Sign up', exact: true }).first().click();
  const signUp = page.getByRole('dialog', { name: 'Sign up' });
  await expect(signUp.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expectAccessible(page);
  await signUp.getByRole('switch').click();
  await page.getByRole('button', { name: 'I agree', exact: true }).click();
  await signUp.getByRole('button', { name: 'Continue' }).click();
  await signUp.getByRole('textbox', { name: 'Username' }).fill('alice');
  await signUp.getByLabel('Password', { exact: true }).fill('weak');
  await signUp.getByLabel('Password again').fill('other');
  await expect(signUp.getByText('This username is taken.').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await app.open('/my/notifications');
  await expect(page.getByText('Sign in to see this')).toBeVisible();
  await expectAccessible(page);
}

/** Another test covers every page in every frame (`workspace/matrix.spec.ts`). These are the pages with the most on them. */
async function visitPages(app: App, noteId: string): Promise<void> {
  const { page } = app;
  for (const [path, sign] of [
    [`/notes/${noteId}`, app.main.getByRole('article').first()],
    ['/nowhere/at/all', page.getByText('There is nothing here')],
  ] as const) {
    await app.open(path);
    await expect(sign).toBeVisible();
    await expectAccessible(page);
  }
}

async function visitOverlays(app: App): Promise<void> {
  const { page } = app;
  await app.open('/');
  const note = app.timeline('Local').note('With everything');
  await expect(note.root).toBeVisible();
  await app.openComposer();
  await app.composer.root.getByRole('button', { name: 'Content warning' }).click();
  await app.composer.text.fill('a'.repeat(2_950));
  await expectAccessible(page);
  await app.composer.root.getByRole('button', { name: 'Close, keeping the draft' }).click();
  await expect(app.composer.root).toBeHidden();

  await note.button('More').click();
  await expect(page.getByRole('menuitem', { name: 'Delete', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

  await note.button('React').click();
  await expect(page.getByRole('dialog', { name: 'Choose a reaction' }).getByRole('gridcell').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // On phones it is in the drawer.
  const drawer = page.getByRole('button', { name: 'Menu', exact: true });
  if (await drawer.isVisible()) await drawer.click();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out', exact: true })).toBeVisible();
  await expectAccessible(page);
}

for (const [width, viewport] of Object.entries(VIEWPORTS)) {
  test.describe(`axe finds nothing (${width})`, () => {
    // Colors change at once then, so axe never sees one halfway to another.
    test.use({ viewport });

    test('on the pages of visitors', ({ app }) => visitVisitorPages(app));

    test('on pages and in overlays', async ({ openApp, actAs }) => {
      test.setTimeout(120_000);
      const alice = await actAs('alice');
      const noteId = await alice.post({
        text: 'With everything: **bold**, `code`, @bob, #tag, https://example.com/ and :wisteria:',
        poll: { choices: ['One', 'Two'], multiple: false, expiresAt: null, expiredAfter: null },
      });
      await alice.call('notes/reactions/create', { noteId, reaction: '👍' });
      await alice.post({ text: 'An answer', replyId: noteId });
      const app = await openApp('alice');
      await visitPages(app, noteId);
      await app.open('/');
      await app.chooseTimeline('Local');
      await visitOverlays(app);
    });
  });
}
