import { act, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '~/api/endpoints';
import { ArchiveButtons } from '~/components/emojiManager/ArchiveButtons';
import { AppRequest } from '~/components/authorize/AppRequest';
import { DriveCommands } from '~/components/drive/DriveCommands';
import { fileMenu } from '~/components/drive/driveMenus';
import { NotePreviews } from '~/components/note/card/NotePreviews';
import { PushSettings } from '~/components/notification/PushSettings';
import { SettingRows } from '~/components/settings/SettingsForm';
import { createInstalledThemes } from '~/stores/themes/InstalledThemes';
import ApiPage from '../../../../pages/settings/api/ApiPage';
import AppsPage from '../../../../pages/settings/apps/AppsPage';
import ImportExportPage from '../../../../pages/settings/import-export/ImportExportPage';
import MigrationPage from '../../../../pages/settings/migration/MigrationPage';
import OtherPage from '../../../../pages/settings/other/OtherPage';
import SecurityPage from '../../../../pages/settings/security/SecurityPage';
import RegistryPage from '../../../../pages/registry/RegistryPage';
import SignUpWindow from '../../../../windows/signUp/SignUpWindow';
import { appAccount } from '../../../fixtures/appAccount';
import { file } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import type { ApiScript } from '../../../fixtures/FakeApi';
import { renderWithRoot } from '../../renderWithRoot';

/** What a server answers only to the accounts' own tokens. */
const KEPT_FROM_APPS =
  /^(?:i\/(?:signin-history|apps|2fa|export|import|move|delete|change-password|registry\/scopes)|miauth|auth|sw)|emoji\/import-zip|export-custom/;

async function open(Part: ComponentType, script: ApiScript = {}) {
  const account = appAccount({ drive: { usage: 1, capacity: 2 }, ...script });
  const rendered = renderWithRoot(<Part />, account);
  await act(settled);
  return { ...rendered, far: account.far };
}

const leadsTo = () => screen.getAllByRole<HTMLAnchorElement>('link', { name: /Open far\.test/ }).map(({ href }) => href);

describe('an app of another server', () => {
  test.each<[string, ComponentType, string, RegExp]>([
    ['security', SecurityPage, '/settings/security', /password|authenticator|sign out everywhere/i],
    ['apps', AppsPage, '/settings/apps', /revoke/i],
    ['tokens', ApiPage, '/settings', /create|token/i],
    ['export and import', ImportExportPage, '/settings', /export|import/i],
    ['moving', MigrationPage, '/settings', /move…/i],
    ['deletion', OtherPage, '/settings', /delete/i],
    ['the registry', RegistryPage, '/registry', /add/i],
  ])('the page of %s says where it works, and offers nothing that cannot work', async (_name, Part, path, refused) => {
    const { far } = await open(Part);
    expect(screen.getAllByText('Only on far.test itself')).toHaveLength(1);
    expect(leadsTo()).toEqual([`https://far.test${path}`]);
    expect(screen.queryAllByRole('button', { name: refused })).toEqual([]);
    expect(far.calls.map(({ endpoint }) => endpoint).filter((one: Endpoint) => KEPT_FROM_APPS.test(one))).toEqual([]);
  });

  test('another app cannot be let in, and the server of the account does not hear of it', async () => {
    const Asking = () => (
      <AppRequest
        app={{ name: 'Other', iconUrl: null, permissions: [], returnTo: 'nowhere' }}
        grant={() => Promise.reject(new Error('asked'))}
      />
    );
    await open(Asking);
    expect(leadsTo()).toEqual(['https://far.test/settings']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('all emoji are exported and imported on the server itself', async () => {
    await open(ArchiveButtons, { endpoints: ['export-custom-emojis', 'admin/emoji/import-zip'] });
    expect(leadsTo()).toEqual(['https://far.test/custom-emojis-manager']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a new account on its server is made there', async () => {
    await open(() => <SignUpWindow params={{}} close={() => {}} />);
    expect(leadsTo()).toEqual(['https://far.test/']);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('notifications come while the client is open', async () => {
    await open(PushSettings);
    expect(screen.getByText(/Notifications come while Wisteria is open/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('settings are kept on this device without asking the registry, and count from the start', async () => {
    const { root, far, local, reports } = await open(() => <SettingRows names={['collapseRenotes']} />);
    await act(async () => root.session.boot());
    root.settings.set('collapseRenotes', false);
    await act(settled);
    expect(runInAction(() => root.settings.isSynced)).toBe(true);
    expect(screen.queryByRole('button', { name: /separate value on this device/i })).toBeNull();
    expect(far.calls.filter(({ endpoint }) => endpoint.startsWith('i/registry/'))).toEqual([]);
    expect(reports).toEqual([]);
    const { root: next } = renderWithRoot(null, { ...appAccount(), local });
    expect(runInAction(() => next.settings.get('collapseRenotes'))).toBe(false);
  });

  test('the workspace is kept on this device without asking the registry', async () => {
    const { root, far, clock } = await open(() => null);
    await root.workspaceKeeper.start();
    root.workspace.openColumn('/my/notifications');
    clock.advance(600_000);
    await settled();
    expect(far.calls.filter(({ endpoint }) => endpoint.startsWith('i/registry/'))).toEqual([]);
    expect(root.workspaceKeeper.syncs).toBe(false);
  });

  test('the pages behind links are not asked for', async () => {
    const { container, far, api } = await open(() => <NotePreviews text="https://elsewhere.example/page" quotedId={null} />);
    expect({ drawn: container.childElementCount, far: far.previewed, page: api.previewed }).toEqual({ drawn: 0, far: [], page: [] });
  });

  test('a stored picture is not offered for cropping, and a stored sound not for events', async () => {
    const { root } = await open(() => <SettingRows names={['sound_note']} />);
    const commands = new DriveCommands({ root, i18n: root.i18n, account: root.session.current, folderId: null });
    const items = fileMenu(commands, file({ type: 'image/png' })).flatMap((item) => ('text' in item ? [item.text] : []));
    expect(items).toContain('Rename');
    expect(items).not.toContain('Crop as new file');
    expect(screen.queryByRole('option', { name: /drive/i })).toBeNull();
    expect(screen.getAllByRole('option').length).toBeGreaterThan(3);
  });

  test('an installed theme is kept on this device', async () => {
    const { root, far } = await open(() => null);
    const themes = root.part(createInstalledThemes);
    const theme = { id: 't1', name: 'Mine', author: '', base: 'light', props: {} } as const;
    expect(await themes.install(theme as never)).toMatchObject({ ok: true });
    expect(runInAction(() => themes.list.map(({ id }) => id))).toEqual(['t1']);
    expect(far.calls.filter(({ endpoint }) => endpoint.startsWith('i/registry/'))).toEqual([]);
  });
});
