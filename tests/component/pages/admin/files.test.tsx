import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { WireDriveFile, WireFileForStaff } from '~/api/wire';
import FilePage from '../../../../pages/admin/file/FilePage';
import FilesPage from '../../../../pages/admin/files/FilesPage';
import { driveFiles } from '~/stores/resources/drive/driveFiles';
import { file, user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { answerDialogs, dialogOf } from '../../../fixtures/dialogs';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { renderWithRoot } from '../../renderWithRoot';

const me = user('mona').me({ isAdmin: true, isModerator: true });
const OFFERED = ['admin/drive/files', 'admin/drive/show-file', 'admin/drive/clean-remote-files'];
const bob = user('bob').build();
const sea = file({ id: 'f1', name: 'sea.png', type: 'image/png', size: 2048, userId: bob.id, user: bob, isSensitive: true, md5: 'abc123' });

describe('the list of files', () => {
  const NONE = { origin: undefined, host: undefined, userId: undefined, type: undefined };

  async function open(params: Partial<Record<keyof typeof NONE, string>> = {}, api: ApiScript = {}) {
    const rendered = renderWithRoot(<FilesPage params={{ ...NONE, ...params }} />, {
      me,
      api: { endpoints: OFFERED, 'admin/drive/files': [sea, file({ id: 'f2', name: 'icon.png', userId: null, user: null })], ...api },
    });
    await act(settled);
    return rendered;
  }

  const first = { origin: 'local', hostname: null, userId: null, type: null, limit: 30 };

  test('it shows what the server stores, and each file leads to its page', async () => {
    const { api } = await open();
    expect(api.paramsOf('admin/drive/files')).toEqual([first]);
    const [one, other] = within(screen.getByRole('list', { name: 'Files' })).getAllByRole('link');
    expect(one!.getAttribute('href')).toBe('/admin/file/f1');
    expect(one!.textContent).toContain('Sensitive');
    expect(one!.getAttribute('title')).toContain('uploaded by @bob');
    expect(other!.getAttribute('title')).toContain('uploaded by the system');
  });

  test('the files of others do not join the drive of the administrator', async () => {
    const { root } = await open();
    expect(driveFiles.of(root.session.current).all()).toEqual([]);
  });

  test('the address says which files are listed', async () => {
    const { api } = await open({ origin: 'remote', host: 'far.example', userId: 'u1', type: 'image/*' });
    expect(api.paramsOf('admin/drive/files')).toEqual([
      { ...first, origin: 'remote', hostname: 'far.example', userId: 'u1', type: 'image/*' },
    ]);
  });

  test('filters go into the address', async () => {
    const { visited, clock } = await open();
    fireEvent.change(screen.getByRole('combobox', { name: 'Where from' }), { target: { value: 'combined' } });
    fireEvent.change(screen.getByRole('searchbox', { name: 'MIME type' }), { target: { value: 'video/mp4' } });
    await act(async () => clock.advance(1_000));
    expect(visited).toEqual(['/admin/files?origin=combined', '/admin/files?type=video%2Fmp4']);
  });

  test('copies of files of other servers are deleted after a question', async () => {
    const { api, root } = await open({}, { 'admin/drive/clean-remote-files': undefined });
    fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
    const menu = root.overlays.stack.at(-1);
    if (menu?.kind !== 'menu') throw new Error('no menu is open');
    const [item] = await menu.items;
    if (!item || !('action' in item)) throw new Error('nothing to choose');
    menu.close();
    const done = item.action();
    expect(api.paramsOf('admin/drive/clean-remote-files')).toEqual([]);
    await answerDialogs(root, true);
    await act(async () => done);
    expect(api.paramsOf('admin/drive/clean-remote-files')).toEqual([{}]);
  });

  test('a list without files says how to find others', async () => {
    await open({}, { 'admin/drive/files': [] });
    expect(screen.getByText('Change the filters to see other files.')).toBeTruthy();
  });

  test('a list of files that does not load offers another try', async () => {
    await open({}, { 'admin/drive/files': apiError({ status: 500 }) });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  test('a server that does not list files is said to lack it', async () => {
    await open({}, { endpoints: [], 'admin/drive/files': apiError({ status: 404 }) });
    expect(screen.getByText('Not available on this server')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  });
});

describe('the page of a file', () => {
  const { user: _user, ...plain } = sea;
  const forStaff: WireFileForStaff = {
    ...plain,
    userHost: null,
    isLink: false,
    maybePorn: false,
    maybeSensitive: false,
    src: null,
    uri: null,
    accessKey: 'a-key',
    thumbnailAccessKey: null,
    webpublicAccessKey: null,
    webpublicType: null,
    webpublicUrl: null,
    storedInternal: true,
    requestIp: null,
    requestHeaders: null,
  };

  async function open(tab?: string, api: ApiScript = {}, shown: WireDriveFile = sea) {
    const rendered = renderWithRoot(<FilePage params={{ fileId: 'f1', tab }} />, {
      me,
      api: { endpoints: OFFERED, 'drive/files/show': shown, 'admin/drive/show-file': forStaff, ...api },
    });
    await act(settled);
    return rendered;
  }

  test('it says what the file is, and whose', async () => {
    await open();
    expect(screen.getByText('image/png')).toBeTruthy();
    expect(screen.getByText('abc123')).toBeTruthy();
    expect(screen.getByRole('link', { name: '@bob' }).getAttribute('href')).toBe(`/admin/user/${bob.id}`);
  });

  test('a file without an owner belongs to the system', async () => {
    await open(undefined, {}, file({ id: 'f1', userId: null, user: null }));
    expect(screen.getByText('System')).toBeTruthy();
  });

  test('the mark of a sensitive file is taken away at once', async () => {
    const { api } = await open(undefined, { 'drive/files/update': { ...sea, isSensitive: false } });
    fireEvent.click(screen.getByRole('switch', { name: 'Sensitive' }));
    await act(settled);
    expect(api.paramsOf('drive/files/update')).toEqual([{ fileId: 'f1', isSensitive: false }]);
    expect(screen.getByRole('switch', { name: 'Sensitive' }).getAttribute('aria-checked')).toBe('false');
  });

  test('it is deleted after a question, and the list of files opens', async () => {
    const { api, root, visited } = await open(undefined, { 'drive/files/delete': undefined });
    fireEvent.click(screen.getByRole('button', { name: 'Delete file' }));
    await act(settled);
    expect(dialogOf(root).options.text).toContain('sea.png');
    await answerDialogs(root, true);
    expect(api.paramsOf('drive/files/delete')).toEqual([{ fileId: 'f1' }]);
    expect(visited).toEqual(['/admin/files']);
  });

  test('a file that cannot be deleted stays, and the reason is shown', async () => {
    const { root, visited } = await open(undefined, {
      'drive/files/delete': apiError({ code: 'ACCESS_DENIED', message: 'Access denied.' }),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Delete file' }));
    await act(settled);
    await answerDialogs(root, true);
    expect(dialogOf(root).options).toMatchObject({ kind: 'error' });
    expect(visited).toEqual([]);
  });

  test('it says from where the file was uploaded, or that nobody kept it', async () => {
    const { unmount } = await open('ip', {
      'admin/drive/show-file': { ...forStaff, requestIp: '192.0.2.7', requestHeaders: { accept: '*/*' } },
    });
    expect(screen.getByText('192.0.2.7')).toBeTruthy();
    expect(screen.getByText(/"accept"/)).toBeTruthy();
    unmount();
    await open('ip');
    expect(screen.getByText('No IP address stored')).toBeTruthy();
  });

  test('the raw data is what the server answers to the staff', async () => {
    await open('raw');
    expect(screen.getByText(/"accessKey": "a-key"/)).toBeTruthy();
  });

  test('a file that does not load offers another try', async () => {
    await open(undefined, { 'drive/files/show': apiError({ status: 500 }) });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
