import { expect, test } from '../../fixtures';

/** Refusals of `notes/create`, and what people read. A component test has all of them. */
const REFUSALS: readonly { code: string; id: string; status: number; told: string }[] = [
  { code: 'RATE_LIMIT_EXCEEDED', id: 'd5826d14-3982-4d2e-8011-b9e9f02499ef', status: 429, told: 'Wait a moment and try again.' },
  { code: 'SOMETHING_NEW', id: '11111111-2222-4333-8444-555555555555', status: 400, told: 'As the server words it.' },
];

test('whatever the server refuses a note for, its words, warning and choices stay and the reason is told', async ({
  instance,
  openApp,
  complaints,
}) => {
  complaints.allow(/status of 4\d\d/);
  const app = await openApp('alice');
  const { composer } = app;
  const choice = composer.root.getByRole('textbox', { name: 'Choice 1' });
  const warning = composer.root.getByRole('textbox', { name: 'Content warning' });
  await app.openComposer();
  await composer.text.fill('Precious words');
  await composer.root.getByRole('button', { name: 'Content warning (CW)' }).click();
  await warning.fill('A warning');
  await composer.root.getByRole('button', { name: 'Poll', exact: true }).click();
  await choice.fill('One');
  await composer.root.getByRole('textbox', { name: 'Choice 2' }).fill('Two');
  for (const { code, id, status, told } of REFUSALS) {
    await test.step(code, async () => {
      const error = { code, id, message: 'As the server words it.', kind: 'client' };
      await instance.controls.fail('/api/notes/create', status, { error, times: 1 });
      await composer.post.click();
      const refusal = composer.root.getByRole('alert');
      await expect(refusal).toContainText(told);
      await expect(composer.root.getByText(id)).toBeAttached();
      await expect(composer.text).toBeFocused();
      await expect(composer.text).toHaveValue('Precious words');
      await expect(warning).toHaveValue('A warning');
      await expect(choice).toHaveValue('One');
    });
  }
  await composer.post.click();
  await expect(composer.root).toBeHidden();
  await expect(app.timeline('Home').articles.filter({ hasText: 'A warning' })).toHaveCount(1);
});

test(
  'a suspended account is told why it is signed out, and its words are there when it comes back',
  { tag: '@whole' },
  async ({ instance, openApp, complaints }) => {
    complaints.allow(/status of 403/);
    const app = await openApp('alice');
    const { page, composer } = app;
    const error = { code: 'YOUR_ACCOUNT_SUSPENDED', id: 'a8c724b3-6e9c-4b46-b1a8-bc3ed6258370', message: 'Suspended.', kind: 'permission' };
    await app.openComposer();
    await composer.text.fill('Words before the suspension');
    await instance.controls.fail('/api/notes/create', 403, { error, times: 1 });
    await composer.post.click();
    const told = page.getByRole('alertdialog', { name: 'Your account is suspended' });
    await expect(told).toContainText('The administrators of this server suspended your account');
    await told.getByRole('button').click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();

    await app.signIn('alice');
    await app.openComposer();
    await expect(composer.text).toHaveValue('Words before the suspension');
    await composer.post.click();
    await expect(composer.root).toBeHidden();
    await expect(app.timeline('Home').articles.filter({ hasText: 'Words before the suspension' })).toHaveCount(1);
  },
);

/** A refusal of `drive/files/create`, and what people read. */
const UPLOADS: readonly { name: string; status: number; error?: { code: string; id: string }; told: string }[] = [
  { name: 'large.txt', status: 413, told: 'The file is larger than the server allows.' },
  {
    name: 'rude.txt',
    status: 400,
    error: { code: 'INAPPROPRIATE', id: 'bec5bd69-fba3-43c9-b4fb-2894b66ad5d2' },
    told: 'inappropriate',
  },
  {
    name: 'full.txt',
    status: 400,
    error: { code: 'NO_FREE_SPACE', id: 'd08dbc37-a6a9-463a-8c47-96c32ab5f064' },
    told: 'Your drive is full.',
  },
  { name: 'broken.txt', status: 502, told: 'broken.txt' },
];

test('whatever the server refuses a file for, the note stays and the reason is told', async ({ instance, openApp, complaints }) => {
  complaints.allow(/status of [45]\d\d/);
  const app = await openApp('alice');
  const { page, composer } = app;
  await app.openComposer();
  await composer.text.fill('With files');
  for (const { name, status, error, told } of UPLOADS) {
    await test.step(name, async () => {
      await instance.controls.fail('/api/drive/files/create', status, { error: error && { ...error, message: 'Refused.' }, times: 1 });
      const chooser = page.waitForEvent('filechooser');
      await composer.root.getByRole('button', { name: 'Attach files' }).click();
      await page.getByRole('menuitem', { name: 'Upload', exact: true }).click();
      await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('words') });
      await expect(composer.root.getByRole('button', { name: `Couldn't upload ${name}` })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Uploads' }).getByRole('alert').filter({ hasText: told })).toBeVisible();
      await expect(composer.text).toHaveValue('With files');
    });
  }
});
