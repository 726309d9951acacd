import { expect, test } from '../../fixtures';
import { App } from '../../objects/App';

/** Kills the page as a browser that runs out of memory does, and opens the product again. */
async function crash({ page }: App): Promise<App> {
  const context = page.context();
  const client = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Never answered: the page is gone.
  void client.send('Page.crash').catch(() => {});
  await crashed;
  const app = new App(await context.newPage());
  await app.openSignedIn();
  return app;
}

test('what was typed is there again after the page crashed', async ({ openApp, complaints }) => {
  complaints.allow(/crash/i);
  const app = await openApp('alice');
  await app.openComposer();
  await app.page.keyboard.type('Typed a moment before');
  await expect(app.composer.text).toHaveValue('Typed a moment before');
  const again = await crash(app);
  await again.openComposer();
  await expect(again.composer.text).toHaveValue('Typed a moment before');
});

test(
  'a note with poll, picture and warning that is written again survives a crash during its deletion',
  { tag: '@whole' },
  async ({ openApp, actAs, complaints }) => {
    complaints.allow(/crash/i);
    const alice = await actAs('alice');
    const [picture] = await alice.call('drive/files', { limit: 1, type: 'image/*' });
    await alice.post({
      text: 'Which ferns?',
      cw: 'Plants and tpyos',
      fileIds: [picture!.id],
      poll: { choices: ['Tree ferns', 'Water ferns'], multiple: true, expiresAt: null, expiredAfter: null },
    });
    const app = await openApp('alice');
    // The server deletes the note, and its answer never arrives.
    let reachServer = () => {};
    const deleted = new Promise<void>((resolve) => (reachServer = resolve));
    await app.page.route('**/api/notes/delete', async (route) => {
      await route.fetch();
      reachServer();
    });
    await app.timeline('Home').note('Plants and tpyos').choose('Delete and redraft');
    await app.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await deleted;

    const again = await crash(app);
    const { page, composer } = again;
    await again.openComposer();
    await expect(composer.text).toHaveValue('Which ferns?');
    await expect(composer.root.getByRole('textbox', { name: 'Content warning' })).toHaveValue('Plants and tpyos');
    await expect(composer.root.getByRole('textbox', { name: 'Choice 1' })).toHaveValue('Tree ferns');
    await expect(composer.root.getByRole('textbox', { name: 'Choice 2' })).toHaveValue('Water ferns');
    await expect(composer.root.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveCount(1);

    await composer.root.getByRole('button', { name: 'Drafts' }).click();
    await page.getByRole('menuitem', { name: 'Open drafts' }).click();
    const drafts = page.getByRole('dialog', { name: 'Drafts' });
    await expect(drafts.getByRole('listitem')).toContainText(['From a deleted note']);
    await expect(drafts.getByText('Poll with 2 choices')).toBeVisible();
  },
);
