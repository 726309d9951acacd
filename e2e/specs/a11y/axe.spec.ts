import { expect, test } from '../../fixtures';
import type { App } from '../../objects/App';
import { ABOVE, expectAccessible } from '../../support/axe';

const VIEWPORTS = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** What opens above the page of visitors. Another test covers every page (`workspace/matrix.spec.ts`). */
async function visitDialogsOfVisitors(app: App): Promise<void> {
  const { page } = app;
  await app.open('/');
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  await expect(app.signInDialog).toBeVisible();
  await expectAccessible(page, ABOVE, { isLast: false });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Sign up', exact: true }).first().click();
  const signUp = page.getByRole('dialog', { name: 'Sign up' });
  await expect(signUp.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expectAccessible(page, ABOVE, { isLast: false });
  await signUp.getByRole('switch').click();
  await signUp.getByRole('button', { name: 'Continue' }).click();
  await signUp.getByRole('textbox', { name: 'Username' }).fill('alice');
  await signUp.getByLabel('Password', { exact: true }).fill('weak');
  await signUp.getByLabel('Confirm password').fill('other');
  await expect(signUp.getByText('That username is taken.').first()).toBeVisible();
  await expectAccessible(page, ABOVE, { isLast: false });
}

async function visitOverlays(app: App): Promise<void> {
  const { page } = app;
  const note = app.timeline('Local').note('With everything');
  await expect(note.root).toBeVisible();
  await expectAccessible(page, 'html', { isLast: false });
  await app.openComposer();
  await app.composer.root.getByRole('button', { name: 'Content warning (CW)' }).click();
  await app.composer.text.fill('a'.repeat(2_950));
  await expectAccessible(page, ABOVE, { isLast: false });
  await app.composer.root.getByRole('button', { name: 'Close and keep draft' }).click();
  await expect(app.composer.root).toBeHidden();

  await note.button('More').click();
  await expect(page.getByRole('menuitem', { name: 'Delete', exact: true })).toBeVisible();
  await expectAccessible(page, ABOVE, { isLast: false });
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, ABOVE, { isLast: false });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

  await note.button('React').click();
  await expect(page.getByRole('dialog', { name: 'Choose a reaction' }).getByRole('gridcell').first()).toBeVisible();
  await expectAccessible(page, ABOVE, { isLast: false });
  await page.keyboard.press('Escape');

  // On phones it is in the drawer.
  const drawer = page.getByRole('button', { name: 'Menu', exact: true });
  if (await drawer.isVisible()) await drawer.click();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out', exact: true })).toBeVisible();
  await expectAccessible(page, ABOVE, { isLast: false });
}

for (const [width, viewport] of Object.entries(VIEWPORTS)) {
  test.describe(`axe finds nothing (${width})`, () => {
    // Colors change at once then, so axe never sees one halfway to another.
    test.use({ viewport });

    const tag = width === 'phone' ? '@whole' : [];
    test('in the dialogs of visitors', { tag: '@whole' }, ({ app }) => visitDialogsOfVisitors(app));

    test('in overlays and around a note with everything', { tag }, async ({ openApp, actAs }) => {
      const alice = await actAs('alice');
      const noteId = await alice.post({
        text: 'With everything: **bold**, `code`, @bob, #tag, https://example.com/ and :wisteria:',
        poll: { choices: ['One', 'Two'], multiple: false, expiresAt: null, expiredAfter: null },
      });
      await alice.call('notes/reactions/create', { noteId, reaction: '👍' });
      await alice.post({ text: 'An answer', replyId: noteId });
      const app = await openApp('alice');
      await app.chooseTimeline('Local');
      await visitOverlays(app);
    });
  });
}
