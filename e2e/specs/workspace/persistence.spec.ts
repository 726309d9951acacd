import { expect, test } from '../../fixtures';
import type { App } from '../../objects/App';
import type { ApiUser } from '../../support/ApiUser';
import { placeAtRest } from '../../support/atRest';
import { expectAccessible } from '../../support/axe';

test.use({ viewport: { width: 1600, height: 900 } });

/** Stacks the second of two columns, and opens a window. */
async function arrange(app: App): Promise<void> {
  await app.deck.choose('Global', 'Move', 'Stack under the left column');
  await app.navigation.getByRole('link', { name: /^Notifications/ }).click({ modifiers: ['Shift'] });
  await expect(app.page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
}

async function openWorkspaces({ page }: App, part: 'Workspaces' | 'History' | 'File') {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('workspaces');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Workspaces' });
  await dialog.getByRole('tab', { name: part, exact: true }).click();
  return dialog;
}

const layout = async (app: App) => ({
  columns: await app.deck.places(),
  window: await app.page.getByRole('dialog', { name: 'Notifications' }).boundingBox(),
});

/** The workspace as the browser has stored it. */
async function storedWorkspace({ page }: App, { id }: ApiUser): Promise<unknown> {
  const text = await page.evaluate((user) => localStorage.getItem(`workspace::${location.host}/${user}`), id);
  return JSON.parse(text ?? 'null');
}

/** Waits until the server has the last change, the window, and everything else that the browser has stored. */
async function storedOnServer(app: App, alice: ApiUser): Promise<void> {
  await expect(async () => {
    const workspace = await storedWorkspace(app, alice);
    expect(workspace).toMatchObject({ data: { workspace: { windows: [{ state: 'normal' }] } } });
    expect(await alice.call('i/registry/get', { scope: ['client', 'wisteria', 'workspaces'], key: 'default' })).toEqual(workspace);
  }).toPass();
}

test('a wiped browser gets the identical workspace back from the server', async ({ openApp, actAs }) => {
  const app = await openApp('alice', { columns: ['/timeline?src=local', '/timeline?src=global'] });
  await arrange(app);
  await app.deck.rest();
  await placeAtRest(app.page.getByRole('dialog', { name: 'Notifications' }));
  const before = await layout(app);
  await storedOnServer(app, await actAs('alice'));
  const { origin } = new URL(app.page.url());
  await app.page.goto('about:blank');
  const client = await app.page.context().newCDPSession(app.page);
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await app.signIn('alice');
  await expect(app.deck.column('Global').getByRole('feed')).toBeVisible();
  await expect.poll(async () => await layout(app)).toEqual(before);
});

test('two tabs keep the panes that either of them opens', async ({ openApp }) => {
  const app = await openApp('alice');
  const other = await app.page.context().newPage();
  await other.goto('/');
  await expect(other.getByRole('feed', { name: 'Home timeline' })).toBeVisible();
  await app.deck.add('Local', 'Timelines', 'Local');
  await expect(other.getByRole('region', { name: 'Local', exact: true })).toBeVisible();
});

test('a workspace is saved under another name, restored from the history, and read from a text', { tag: '@whole' }, async ({ openApp }) => {
  const app = await openApp('alice', { columns: ['/timeline?src=local'] });
  const { page, deck } = app;
  const dialog = await openWorkspaces(app, 'Workspaces');
  await dialog.getByRole('button', { name: 'Save as…' }).click();
  await page.getByRole('dialog', { name: 'Workspace name' }).getByRole('textbox').fill('Work');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Work' })).toContainText('In use');
  await expectAccessible(page);

  await dialog.getByRole('tab', { name: 'File', exact: true }).click();
  await dialog.getByRole('button', { name: 'Show current workspace' }).click();
  const text = dialog.getByRole('textbox', { name: 'Workspace as JSON5' });
  await expect(text).toHaveValue(/src=local/);
  const exported = await text.inputValue();
  expect(exported).not.toContain('token');
  await text.fill(exported.replace('src=local', 'src=global').replace('visits', 'visitors'));
  await dialog.getByRole('button', { name: 'Use this text' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing changed');
  await text.fill(exported.replace('src=local', 'src=global'));
  await dialog.getByRole('button', { name: 'Use this text' }).click();
  await expect(page.getByText('Imported. Undo brings back the previous workspace.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(deck.column('Global')).toBeVisible();

  const history = await openWorkspaces(app, 'History');
  await expect(history.getByRole('img', { name: /1 column/ }).first()).toBeVisible();
  await expectAccessible(page);
});

test('safe mode, which pressing g five times begins, leaves the stored workspace alone', { tag: '@whole' }, async ({ openApp }) => {
  const app = await openApp('alice', { columns: ['/timeline?src=local'] });
  // Keys that belong together need the commands, which load after the first notes.
  await app.page.waitForLoadState('networkidle');
  for (let presses = 0; presses < 5; presses += 1) await app.page.keyboard.press('g');
  await app.page.getByRole('button', { name: 'Start in safe mode' }).click();
  await expect(app.page).toHaveURL(/\?safe/);
  await expect(app.page.getByRole('dialog', { name: 'Safe mode' })).toBeVisible();
  await expect(app.deck.column('Local')).toBeHidden();
  await app.page.getByRole('button', { name: 'Leave safe mode' }).click();
  await expect(app.deck.column('Local')).toBeVisible();
});
