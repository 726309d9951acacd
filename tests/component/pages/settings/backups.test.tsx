import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SettingsForm } from '~/components/settings/SettingsForm';
import { createSettingConflicts, reportSettingConflict } from '~/stores/settings/SettingConflicts';
import PreferencesBackupsPage from '../../../../pages/settings/preferences-backups/PreferencesBackupsPage';
import SettingsPage from '../../../../pages/settings/SettingsPage';
import { settled } from '../../../fixtures/createTestRoot';
import type { ApiScript } from '../../../fixtures/FakeApi';
import { apiError } from '../../../fixtures/FakeApi';
import { renderSettings } from './renderSettings';

/** The registry of a server with backups. */
function registry(stored: Record<string, unknown> = {}) {
  const values = new Map(Object.entries(stored));
  const api: ApiScript = {
    'i/registry/get-all': () => Object.fromEntries(values),
    'i/registry/set': ({ key, value }) => void values.set(key, structuredClone(value)),
    'i/registry/remove': ({ key }) => void values.delete(key),
  };
  return { values, api };
}

/** A backup as another client of this family stores it. */
const ofAnotherClient = {
  name: 'Phone',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: null,
  misskeyVersion: '2024.2.0',
  host: 'example.test',
  settings: {
    hot: { squareAvatars: true, nsfw: 'loud', aiChanMode: true },
    cold: { darkTheme: null },
    fontSize: '2',
    useSystemFont: 't',
    wallpaper: null,
  },
};

type Rendered = Awaited<ReturnType<typeof renderSettings>>;

/** Answers the topmost question. */
async function answer({ root }: Rendered, value: string | boolean): Promise<void> {
  const top = root.overlays.stack.at(-1);
  await act(async () => {
    if (top?.kind === 'dialog' && top.dialog.type !== 'alert') (top.dialog.answer as (value: unknown) => void)(value);
    else top?.close();
    await settled();
  });
}

async function runItem(rendered: Rendered, name: string, text: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: `${name}: actions` }));
  const menu = rendered.root.overlays.stack.at(-1)!;
  const items = menu.kind === 'menu' && 'length' in menu.items ? menu.items : [];
  const item = items.find((one) => 'text' in one && one.text === text);
  await act(async () => {
    menu.close();
    if (item && 'action' in item) void item.action();
    await settled();
  });
}

const names = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('div > div')?.textContent);

test('the present settings are saved under a name, and every device sees them', async () => {
  const { values, api } = registry();
  const rendered = await renderSettings(<PreferencesBackupsPage />, { api });
  expect(screen.getByText('No backups yet')).toBeTruthy();
  act(() => rendered.root.settings.set('squareAvatars', true));
  fireEvent.click(screen.getByRole('button', { name: 'Back up current settings' }));
  await answer(rendered, 'Desk');
  expect(names()).toEqual(['Desk']);
  expect([...values.values()]).toMatchObject([{ name: 'Desk', updatedAt: null, settings: { hot: { squareAvatars: true } } }]);
  expect(JSON.stringify([...values.values()])).not.toContain('secret');
});

test('a name that another backup has is refused', async () => {
  const { values, api } = registry({ k: ofAnotherClient });
  const rendered = await renderSettings(<PreferencesBackupsPage />, { api });
  fireEvent.click(screen.getByRole('button', { name: 'Back up current settings' }));
  await answer(rendered, 'Phone');
  expect(rendered.root.overlays.stack).toMatchObject([{ dialog: { type: 'alert', options: { text: 'Another backup has that name.' } } }]);
  expect(values.size).toBe(1);
});

test('a backup of another client is applied after a question, and what this client cannot use is named', async () => {
  const rendered = await renderSettings(<PreferencesBackupsPage />, { api: registry({ k: ofAnotherClient }).api });
  const { settings, overlays } = rendered.root;
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(settings.get('squareAvatars')).toBe(false);
  await answer(rendered, true);
  expect({ square: settings.get('squareAvatars'), size: settings.get('fontSize'), nsfw: settings.get('nsfw') }).toEqual({
    square: true,
    size: 2,
    nsfw: 'respect',
  });
  expect(overlays.stack).toMatchObject([{ dialog: { options: { text: expect.stringContaining('nsfw, aiChanMode') as string } } }]);
});

test('a backup is renamed, overwritten and deleted', async () => {
  const { values, api } = registry({ k: ofAnotherClient, broken: { name: 1 } });
  const rendered = await renderSettings(<PreferencesBackupsPage />, { api });
  await runItem(rendered, 'Phone', 'Rename');
  await answer(rendered, 'Old phone');
  expect(names()).toEqual(['Old phone']);
  await runItem(rendered, 'Old phone', 'Overwrite');
  await answer(rendered, true);
  expect(values.get('k')).toMatchObject({
    name: 'Old phone',
    createdAt: ofAnotherClient.createdAt,
    settings: { hot: { squareAvatars: false } },
  });
  await runItem(rendered, 'Old phone', 'Delete');
  await answer(rendered, true);
  expect([...values.keys()]).toEqual(['broken']);
});

test('a backup that the server does not take says so, and the list stays', async () => {
  const { api } = registry({ k: ofAnotherClient });
  const rendered = await renderSettings(<PreferencesBackupsPage />, {
    api: { ...api, 'i/registry/set': apiError({ code: 'REGISTRY_FULL' }) },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Back up current settings' }));
  await answer(rendered, 'Desk');
  expect(rendered.root.overlays.stack).toMatchObject([{ kind: 'dialog' }]);
  expect(names()).toEqual(['Phone']);
});

test('a change of the backups by another device shows at once', async () => {
  const { values, api } = registry();
  const { network, frames } = await renderSettings(<PreferencesBackupsPage />, { api });
  network.socket.accept();
  values.set('k', ofAnotherClient);
  await act(async () => {
    network.socket.receiveOn('main', 'registryUpdated', { scope: ['clientPreferencesProfiles'], key: 'k', value: ofAnotherClient });
    frames.next();
    await settled();
  });
  expect(names()).toEqual(['Phone']);
});

test.each([
  ['that this page saved', { kind: 'wisteria settings', version: 1, values: { squareAvatars: true, nsfw: 'loud' } }, 1],
  ['of another client', ofAnotherClient, 3],
])('settings are restored from a file %s, and refused ones are named', async (_what, content, count) => {
  const { root } = await renderSettings(<PreferencesBackupsPage />, { api: registry().api });
  const file = new File([JSON.stringify(content)], 'settings.json', { type: 'application/json' });
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Restore from a file'), { target: { files: [file] } });
    await settled();
  });
  expect(root.settings.get('squareAvatars')).toBe(true);
  const said = root.overlays.stack.at(-1);
  const text = said?.kind === 'dialog' ? said.dialog.options.text : '';
  expect(text).toContain(`${count} setting`);
  expect(text).toContain('nsfw');
});

test('a file without settings is refused', async () => {
  const { root } = await renderSettings(<PreferencesBackupsPage />, { api: registry().api });
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Restore from a file'), { target: { files: [new File(['{}'], 'x.json')] } });
    await settled();
  });
  expect(root.overlays.stack).toMatchObject([{ dialog: { options: { text: 'That file contains no settings.' } } }]);
});

test('a value that was replaced by another device is listed, can be taken back, and can be dismissed', async () => {
  const { api } = registry();
  const { root, local } = await renderSettings(<PreferencesBackupsPage />, { api });
  expect(screen.queryByRole('heading', { name: 'Changed on two devices' })).toBeNull();
  const conflicts = root.part(createSettingConflicts);
  act(() => {
    conflicts.add({ name: 'defaultNoteVisibility', lost: 'followers', kept: 'home', isLostHere: true, at: 2 });
    conflicts.add({ name: 'keepCw', lost: false, isLostHere: false, at: 1 });
    conflicts.add({ name: 'memo', lost: 'buy milk', kept: null, isLostHere: true, at: 0 });
  });
  expect(screen.getByText('This device had “Followers”, another device changed it to “Home timelines”.')).toBeTruthy();
  expect(screen.getByText('Another device had “Off”, this device changed it to “On”.')).toBeTruthy();
  expect(screen.getByText('This device had “buy milk”, another device changed it to “None”.')).toBeTruthy();
  const takeBack = screen.getByRole('button', { name: 'Use “Followers” again' });
  takeBack.focus();
  fireEvent.click(takeBack);
  expect(document.activeElement, 'the focus leaves with its button').not.toBe(document.body);
  expect(root.settings.get('defaultNoteVisibility')).toBe('followers');
  fireEvent.click(screen.getByRole('button', { name: `Dismiss: ${root.i18n.t('setting.keepCw')}` }));
  expect(root.settings.get('keepCw')).toBe(true);
  expect(conflicts.items.map(({ name }) => name)).toEqual(['memo']);
  expect(local.get(`settingConflicts::${root.session.current.key}`)).not.toContain('keepCw');
  await act(settled);
});

test('a conflict that is found is told at once, and the list of the settings leads to both values, as narrow panes show it', async () => {
  const { root } = await renderSettings(<SettingsPage />, { outlet: <p>another page</p> });
  const conflict = { name: 'keepCw', lost: false, isLostHere: true, at: 1 };
  await act(async () => reportSettingConflict(root, conflict));
  expect(root.overlays.toasts.items).toMatchObject([
    { text: `“${root.i18n.t('setting.keepCw')}” was changed on two devices. See both values in “Settings backups”.` },
  ]);
  expect(screen.getByText('A setting was changed on two devices.', { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show both values' }).getAttribute('href')).toBe('/settings/preferences-backups');
});

test('a setting of the account gets a value of its own on this device with its button', async () => {
  const { root, api } = await renderSettings(<SettingsForm names={['keepCw', 'squareAvatars']} />, {
    api: { 'i/registry/set': () => undefined },
  });
  const label = root.i18n.t('setting.keepCw');
  const own = screen.getByRole('button', { name: `Use a separate value on this device: ${label}`, pressed: false });
  expect(screen.getAllByRole('button', { name: /^Use a separate value/ })).toHaveLength(1);
  fireEvent.click(own);
  fireEvent.click(screen.getByRole('switch', { name: label }));
  await act(settled);
  expect(screen.getByText('This device only')).toBeTruthy();
  expect({ value: root.settings.get('keepCw'), sent: api.calls.filter(({ endpoint }) => endpoint === 'i/registry/set') }).toEqual({
    value: false,
    sent: [],
  });
  fireEvent.click(screen.getByRole('button', { name: `Use a separate value on this device: ${label}`, pressed: true }));
  expect(root.settings.get('keepCw')).toBe(true);
  expect(screen.queryByText('This device only')).toBeNull();
});
