import { expect, test as base } from '../../fixtures';
import { passwordOf } from '../../support/accounts';
import { ApiUser } from '../../support/ApiUser';
import { expectAccessible } from '../../support/axe';
import { Instance } from '../../support/Instance';

/** A second server, on which the people of the journey have their accounts. */
const test = base.extend<object, { far: Instance }>({
  far: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
    async ({}, provide) => {
      const far = await Instance.start({ seed: 'demo', flavor: '2026' });
      await provide(far);
      await far.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});

test(
  'a page signs in to another server at its own page, shows its timeline, and its server learns nothing of it',
  { tag: '@whole' },
  async ({ instance, far, app, complaints }) => {
    // A host where nothing is.
    complaints.allow(/ERR_CONNECTION_REFUSED|Failed to load resource/);
    const { page } = app;
    const host = new URL(far.url).host;
    const alice = await ApiUser.signIn(far.url, 'alice', passwordOf('alice'));
    await alice.call('notes/create', { text: 'Only on the far server' });
    const toOwn: string[] = [];
    page.on('request', (request) => request.url().startsWith(`${instance.url}/api/`) && toOwn.push(request.postData() ?? ''));

    await app.open('/');
    await page.getByRole('button', { name: 'Account on another server' }).click();
    const field = page.getByRole('textbox', { name: 'Server' });
    await expect(page).toHaveURL(/\/sign-in\?/);
    await expect(page.getByRole('button', { name: new URL(instance.url).host })).toBeVisible();

    await test.step('a host where nothing answers is told', async () => {
      await field.fill('127.0.0.1:9');
      await field.press('Enter');
      await expect(page.getByRole('alert')).toContainText('Nothing responds');
      await expectAccessible(page);
    });

    await test.step('the marks turn, and the page of the server asks', async () => {
      await field.fill(`@alice@${host}`);
      await field.press('Enter');
      const found = page.getByRole('region', { name: `Checking ${host}` });
      await expect(found.getByRole('listitem')).toHaveText([/Yes$/, /Yes$/, /Yes$/]);
      await expectAccessible(page);
      await found.getByRole('button', { name: `Continue at ${host}` }).click();
      await expect(page).toHaveURL(new RegExp(`^${far.url}/miauth/`));
      const form = page.getByRole('form', { name: 'Sign in' });
      await form.getByRole('textbox', { name: 'Username' }).fill('alice');
      await form.getByLabel('Password', { exact: true }).fill(passwordOf('alice'));
      await form.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('button', { name: 'Allow', exact: true }).click();
    });

    await test.step('back here, the timeline of the other server is live', async () => {
      await expect(page).toHaveURL(`${instance.url}/`);
      await expect(app.accountMenu('alice')).toBeVisible();
      await expect(app.note('Only on the far server').root).toBeVisible();
      await alice.call('notes/create', { text: 'Heard live from the far server' });
      await expect(app.note('Heard live from the far server').root).toBeVisible();
      const stored = await page.evaluate(() => localStorage.getItem('account'));
      const { data } = JSON.parse(stored ?? '') as { data: { token: string; origin: string; kind: string } };
      expect({ origin: data.origin, kind: data.kind }).toEqual({ origin: far.url, kind: 'app' });
      expect(toOwn.filter((body) => body.includes(data.token))).toEqual([]);
    });

    await test.step('the link back works once', async () => {
      const session = await page.evaluate(() => sessionStorage.getItem('miauthTaken'));
      await app.open(`/signed-in?session=${session}`);
      await expect(page.getByText('This link has already been used')).toBeVisible();
      await expect(page).toHaveURL(`${instance.url}/signed-in`);
      await expectAccessible(page);
    });

    await test.step('signing out says where the server ends it', async () => {
      await app.open('/');
      await app.accountMenu('alice').click();
      await page.getByRole('menu', { name: 'Account', exact: true }).getByRole('menuitem', { name: 'Sign out', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('link', { name: `Apps at ${host}` })).toHaveAttribute('href', `${far.url}/settings/apps`);
      await dialog.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByRole('button', { name: 'Account on another server' })).toBeVisible();
    });
  },
);
