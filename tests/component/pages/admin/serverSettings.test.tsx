import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import type { WireMeta } from '~/api/wire';
import BrandingPage from '../../../../pages/admin/branding/BrandingPage';
import ExternalServicesPage from '../../../../pages/admin/external-services/ExternalServicesPage';
import InstanceBlockPage from '../../../../pages/admin/instance-block/InstanceBlockPage';
import ModerationPage from '../../../../pages/admin/moderation/ModerationPage';
import ObjectStoragePage from '../../../../pages/admin/object-storage/ObjectStoragePage';
import OtherSettingsPage from '../../../../pages/admin/other-settings/OtherSettingsPage';
import ProxyAccountPage from '../../../../pages/admin/proxy-account/ProxyAccountPage';
import SecurityPage from '../../../../pages/admin/security/SecurityPage';
import ServerRulesPage from '../../../../pages/admin/server-rules/ServerRulesPage';
import SettingsPage from '../../../../pages/admin/settings/SettingsPage';
import { user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { renderWithRoot } from '../../renderWithRoot';

const ENDPOINTS = ['admin/meta', 'admin/update-meta'];
const admin = { ...user('alice').me(), isAdmin: true, isModerator: true };

type SettingsPage = ComponentType<{ params: { setting: string | undefined } }>;

/** A server that keeps its settings, and what others may do to them meanwhile. */
function serverWith(settings: Record<string, unknown>) {
  const api: ApiScript = {
    endpoints: ENDPOINTS,
    'admin/meta': () => ({ ...settings }),
    'admin/update-meta': (changes) => void Object.assign(settings, changes),
    meta: () => settings as unknown as WireMeta,
  };
  return { settings, api };
}

async function open(
  Page: SettingsPage,
  settings: Record<string, unknown>,
  { api = {}, setting }: { api?: ApiScript; setting?: string } = {},
) {
  const server = serverWith(settings);
  const rendered = renderWithRoot(<Page params={{ setting }} />, { me: admin, api: { ...server.api, ...api } });
  await act(settled);
  return { ...rendered, settings };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
}

type Root = Awaited<ReturnType<typeof open>>['root'];

async function answer(root: Root, isSure: boolean) {
  const asked = root.overlays.stack.at(-1);
  if (asked?.kind !== 'dialog' || asked.dialog.type !== 'confirm') throw new Error('no question');
  const { dialog } = asked;
  await act(async () => dialog.answer(isSure));
  await act(settled);
  return { title: dialog.options.title, text: dialog.options.text };
}

async function undo(root: Root) {
  await act(async () => root.overlays.toasts.items.at(-1)!.action!.run());
  await act(settled);
}

test('only changed settings are sent, and the client shows the server as it is then', async () => {
  const { api, root } = await open(SettingsPage, { name: 'Garden', shortName: null, description: 'Trees', pinnedUsers: ['@alice'] });
  expect(saveButton().disabled).toBe(true);
  type('Name', 'Park');
  type('Recommended accounts', '@alice\n@bob');
  await press('Save');
  expect(api.paramsOf('admin/update-meta')).toEqual([{ name: 'Park', pinnedUsers: ['@alice', '@bob'] }]);
  expect(root.session.current.server.name).toBe('Park');
  expect({ isDone: saveButton().disabled, toast: root.overlays.toasts.items.map(({ text }) => text) }).toEqual({
    isDone: true,
    toast: ['Settings saved'],
  });
});

test('Undo writes the former values back, and the form shows them', async () => {
  const { api, root } = await open(SettingsPage, { name: 'Garden', shortName: 'G' });
  type('Name', 'Park');
  await press('Save');
  await undo(root);
  expect(api.paramsOf('admin/update-meta').at(-1)).toEqual({ name: 'Garden' });
  expect({ shown: field('Name').value, name: root.session.current.server.name }).toEqual({ shown: 'Garden', name: 'Garden' });
});

test('Undo leaves alone what somebody else changed since', async () => {
  const { api, root, settings } = await open(SettingsPage, { name: 'Garden' });
  type('Name', 'Park');
  await press('Save');
  settings['name'] = 'Forest';
  await undo(root);
  expect(api.paramsOf('admin/update-meta')).toHaveLength(1);
  expect(root.overlays.toasts.items.at(-1)?.text).toBe('The settings have changed since, so nothing was restored');
});

test('a setting that somebody else changed meanwhile is shown with both values, and overwritten only if wanted', async () => {
  const { api, root, settings } = await open(SettingsPage, { name: 'Garden', shortName: 'G' });
  type('Name', 'Park');
  Object.assign(settings, { name: 'Forest', shortName: 'F' });
  await press('Save');
  expect(await answer(root, false)).toEqual({
    title: 'Someone else has changed this setting',
    text: 'Name\nNow: Forest\nYours: Park',
  });
  expect(api.paramsOf('admin/update-meta')).toEqual([]);
  expect({ mine: field('Name').value, theirs: field('Short name').value }).toEqual({ mine: 'Park', theirs: 'F' });
  await press('Save');
  await answer(root, true);
  expect(api.paramsOf('admin/update-meta')).toEqual([{ name: 'Park' }]);
});

test('what only somebody else changed is left alone, and shown after saving', async () => {
  const { api, settings } = await open(SettingsPage, { name: 'Garden', shortName: 'G' });
  type('Name', 'Park');
  settings['shortName'] = 'F';
  await press('Save');
  expect(api.paramsOf('admin/update-meta')).toEqual([{ name: 'Park' }]);
  expect({ other: field('Short name').value, isDone: saveButton().disabled }).toEqual({ other: 'F', isDone: true });
});

test('Discard shows the settings of the server again', async () => {
  await open(SettingsPage, { name: 'Garden' });
  type('Name', 'Park');
  screen.getByRole('button', { name: 'Discard' }).focus();
  await press('Discard');
  expect({ name: field('Name').value, isDone: saveButton().disabled }).toEqual({ name: 'Garden', isDone: true });
  expect({ isBody: document.activeElement === document.body, isAround: document.activeElement?.contains(field('Name')) }).toEqual({
    isBody: false,
    isAround: true,
  });
});

test('a refused setting is named at its field in the words of the server', async () => {
  const refused = apiError({ code: 'INVALID_PARAM', info: { param: '#/properties/name', reason: 'must be shorter' } });
  await open(SettingsPage, { name: 'Garden' }, { api: { 'admin/update-meta': refused } });
  type('Name', 'Park');
  await press('Save');
  expect({ text: screen.getByText('must be shorter').textContent, focused: document.activeElement }).toEqual({
    text: 'must be shorter',
    focused: field('Name'),
  });
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
});

test('a wrong address is said at its field before anything is sent, and an old one keeps nothing from being saved', async () => {
  const { api } = await open(SettingsPage, { maintainerEmail: 'nobody', impressumUrl: null, name: 'Garden' });
  type('Legal notice URL', 'example.com');
  await press('Save');
  expect(screen.getByText('Enter an address that begins with https://, http:// or /.')).toBeTruthy();
  expect(api.paramsOf('admin/update-meta')).toEqual([]);
  type('Legal notice URL', '');
  type('Name', 'Park');
  await press('Save');
  expect(api.paramsOf('admin/update-meta')).toEqual([{ name: 'Park' }]);
});

test('settings that the server lacks are not there', async () => {
  await open(SettingsPage, { name: 'Garden' });
  expect(screen.queryByLabelText('Short name')).toBeNull();
  expect(screen.queryByText('Push notifications')).toBeNull();
});

test('the keys of push notifications are shown while they are on, the private one hidden', async () => {
  await open(SettingsPage, { enableServiceWorker: false, swPublickey: 'BFG1', swPrivateKey: 'secret' });
  expect(screen.queryByLabelText('VAPID public key')).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'Push notifications' }));
  expect(field('VAPID public key').value).toBe('BFG1');
  expect(screen.getByLabelText<HTMLInputElement>('VAPID private key').type).toBe('password');
});

test('a server without an address for its source is told to give one', async () => {
  await open(SettingsPage, { repositoryUrl: null, providesTarball: false });
  expect(screen.getByText(/license of Misskey/)).toBeTruthy();
  type('Source code URL', 'https://git.example/');
  expect(screen.queryByText(/license of Misskey/)).toBeNull();
});

test('the address of a setting brings the focus to it, or to the switch that hides it', async () => {
  const { unmount } = await open(SettingsPage, { name: 'Garden', shortName: 'G' }, { setting: 'shortName' });
  expect(document.activeElement).toBe(field('Short name'));
  unmount();
  await open(SettingsPage, { enableServiceWorker: false, swPrivateKey: null }, { setting: 'swPrivateKey' });
  expect(document.activeElement).toBe(screen.getByRole('switch', { name: 'Push notifications' }));
});

test('a page whose settings do not load offers another try', async () => {
  await open(SettingsPage, {}, { api: { 'admin/meta': apiError({ status: 500 }) } });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a server whose settings cannot be changed this way says so', async () => {
  await open(SettingsPage, { name: 'Garden' }, { api: { endpoints: ['meta'] } });
  expect(screen.getByText("This server doesn't offer these settings.")).toBeTruthy();
});

test('a theme and a manifest are read before they are sent', async () => {
  const { api } = await open(BrandingPage, { defaultLightTheme: null, manifestJsonOverride: '{}', themeColor: null });
  type('Default light theme', '{ nonsense');
  await press('Save');
  await act(settled);
  expect(await screen.findByText("This isn't the code of a theme.")).toBeTruthy();
  type('Default light theme', '');
  type('App manifest', '[]');
  await press('Save');
  expect(await screen.findByText('The manifest must be an object in braces.')).toBeTruthy();
  type('App manifest', "{ name: 'Garden' }");
  type('Theme color', '#86b300');
  await press('Save');
  await act(settled);
  expect(api.paramsOf('admin/update-meta')).toEqual([{ manifestJsonOverride: "{ name: 'Garden' }", themeColor: '#86b300' }]);
});

test('registration is open while its setting is off', async () => {
  const { api } = await open(ModerationPage, { disableRegistration: true });
  const registration = screen.getByRole('switch', { name: 'Open registration' });
  expect(registration.getAttribute('aria-checked')).toBe('false');
  fireEvent.click(registration);
  await press('Save');
  expect(api.paramsOf('admin/update-meta')).toEqual([{ disableRegistration: false }]);
});

test('the page for moderation leads to the rules of the server', async () => {
  await open(ModerationPage, { tosUrl: null });
  expect(screen.getByRole('link', { name: 'Server rules' }).getAttribute('href')).toBe('/admin/server-rules');
});

test('rules are added, changed, removed and saved, without empty ones', async () => {
  const { api } = await open(ServerRulesPage, { serverRules: ['Be kind', 'No ads', 'No bots'] });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Rule 2' }));
  await press('Add rule');
  expect(document.activeElement).toBe(field('Rule 3'));
  type('Rule 3', 'No spam');
  await press('Add rule');
  await press('Save');
  expect(api.paramsOf('admin/update-meta')).toEqual([{ serverRules: ['Be kind', 'No bots', 'No spam'] }]);
  expect(screen.getAllByRole('textbox').map((one) => (one as HTMLInputElement).value)).toEqual(['Be kind', 'No bots', 'No spam']);
});

test('a server without rules says what they are for', async () => {
  await open(ServerRulesPage, { serverRules: [] });
  expect(screen.getByText(/No rules yet/)).toBeTruthy();
});

test('where files are stored is asked once object storage is on', async () => {
  const { api } = await open(ObjectStoragePage, { useObjectStorage: false, objectStorageBucket: null, objectStorageSecretKey: null });
  expect(screen.queryByLabelText('Bucket')).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'Object storage' }));
  type('Bucket', 'files');
  type('Secret key', 'hush');
  await press('Save');
  expect(api.paramsOf('admin/update-meta')).toEqual([
    { useObjectStorage: true, objectStorageBucket: 'files', objectStorageSecretKey: 'hush' },
  ]);
});

test('a secret is in no question', async () => {
  const { root, settings } = await open(ExternalServicesPage, { deeplAuthKey: 'old-key', deeplIsPro: false });
  type('DeepL API key', 'my-key');
  settings['deeplAuthKey'] = 'their-key';
  await press('Save');
  expect((await answer(root, true)).text).toBe('DeepL API key\nNow: (hidden)\nYours: (hidden)');
});

test('one captcha takes the place of another, with the fields of its keys', async () => {
  const { api } = await open(SecurityPage, {
    enableHcaptcha: true,
    hcaptchaSiteKey: null,
    hcaptchaSecretKey: null,
    enableTurnstile: false,
    turnstileSiteKey: null,
    turnstileSecretKey: null,
  });
  expect(screen.getByLabelText('hCaptcha site key')).toBeTruthy();
  expect(
    within(screen.getByLabelText('CAPTCHA'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['None', 'hCaptcha', 'Turnstile']);
  type('CAPTCHA', 'enableTurnstile');
  expect(screen.queryByLabelText('hCaptcha site key')).toBeNull();
  type('Turnstile secret key', 'hush');
  await press('Save');
  expect(api.paramsOf('admin/update-meta')).toEqual([{ enableHcaptcha: false, enableTurnstile: true, turnstileSecretKey: 'hush' }]);
});

test('a captcha is shown as the keys in the form make it', async () => {
  const { clock } = await open(SecurityPage, {
    enableMcaptcha: true,
    mcaptchaSiteKey: null,
    mcaptchaInstanceUrl: 'https://captcha.example',
  });
  expect(screen.queryByText('Preview')).toBeNull();
  type('mCaptcha site key', 'key1');
  await act(async () => clock.advance(1000));
  expect(document.querySelector('iframe')?.getAttribute('src')).toBe('https://captcha.example/widget/?sitekey=key1');
});

test('recording addresses is saved at once, and can be taken back', async () => {
  const { api, root } = await open(SecurityPage, { enableIpLogging: false });
  fireEvent.click(screen.getByRole('switch', { name: 'Record IP addresses' }));
  await act(settled);
  expect(screen.getByRole('switch', { name: 'Record IP addresses' }).getAttribute('aria-checked')).toBe('true');
  await undo(root);
  expect(api.paramsOf('admin/update-meta')).toEqual([{ enableIpLogging: true }, { enableIpLogging: false }]);
});

test('both lists of servers are saved together', async () => {
  const { api } = await open(InstanceBlockPage, { blockedHosts: ['a.example'], silencedHosts: [] });
  type('Blocked servers', 'a.example\nb.example');
  type('Silenced servers', 'c.example');
  await press('Save');
  expect(api.paramsOf('admin/update-meta')).toEqual([{ blockedHosts: ['a.example', 'b.example'], silencedHosts: ['c.example'] }]);
});

test('a list that the server writes in its own way is saved, shown that way, and taken back', async () => {
  const settings: Record<string, unknown> = { blockedHosts: [], silencedHosts: [] };
  const lowered = (changes: Readonly<Record<string, unknown>>) => {
    settings['blockedHosts'] = (changes['blockedHosts'] as readonly string[]).map((host) => host.toLowerCase());
  };
  const { api, root } = await open(InstanceBlockPage, settings, { api: { 'admin/update-meta': lowered } });
  type('Blocked servers', 'A.example');
  await press('Save');
  expect({ shown: field('Blocked servers').value, isDone: saveButton().disabled }).toEqual({ shown: 'a.example', isDone: true });
  await undo(root);
  expect(api.paramsOf('admin/update-meta').at(-1)).toEqual({ blockedHosts: [] });
});

test('an address in a list of servers is refused at the field', async () => {
  const { api } = await open(InstanceBlockPage, { blockedHosts: [], silencedHosts: [] }, { setting: 'blockedHosts' });
  type('Blocked servers', 'https://a.example/');
  await press('Save');
  expect(screen.getByText("https://a.example/ isn't a host name. Leave out https:// and paths.")).toBeTruthy();
  expect(api.paramsOf('admin/update-meta')).toEqual([]);
});

test('the proxy account is saved when it is chosen', async () => {
  const bob = user('bob').me();
  const { api, root } = await open(ProxyAccountPage, { proxyAccountId: null }, { api: { 'users/show': bob } });
  expect(screen.getByText('None')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Choose account' }));
  const [chooser] = root.overlays.stack;
  if (chooser?.kind !== 'window') throw new Error('no window');
  expect({ id: chooser.id, params: chooser.params }).toEqual({ id: 'userChooser', params: { includeSelf: true, localOnly: true } });
  await act(async () => chooser.finish({ id: bob.id, username: 'bob', host: null }));
  await act(settled);
  expect(api.paramsOf('admin/update-meta')).toEqual([{ proxyAccountId: bob.id }]);
  expect(screen.getByText('@bob')).toBeTruthy();
  await press('Remove');
  expect(api.paramsOf('admin/update-meta').at(-1)).toEqual({ proxyAccountId: null });
});

test('a server that only keeps the settings of a page says so once', async () => {
  await open(ExternalServicesPage, { deeplAuthKey: null, deeplIsPro: false, withoutEffect: ['deeplAuthKey', 'deeplIsPro'] });
  expect(screen.getAllByText("This server keeps these settings but doesn't use them.")).toHaveLength(1);
});

test('a server that keeps some settings of a page without using them names them', async () => {
  await open(OtherSettingsPage, {
    enableServerMachineStats: true,
    enableIdenticonGeneration: true,
    enableChartsForRemoteUser: true,
    withoutEffect: ['enableIdenticonGeneration', 'enableChartsForRemoteUser'],
  });
  expect(screen.getByText("This server keeps a setting but doesn't use it: Draw default avatars.")).toBeTruthy();
  expect(screen.getByText("This server keeps this setting but doesn't use it.")).toBeTruthy();
});
