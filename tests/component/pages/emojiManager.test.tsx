import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import type { WireDriveFile, WireEmojiDetailed, WireMe } from '~/api/wire';
import { createAllUploads } from '~/stores/uploads/AllUploads';
import CustomEmojisManagerPage from '../../../pages/custom-emojis-manager/CustomEmojisManagerPage';
import EmojiFormWindow from '../../../windows/emojiForm/EmojiFormWindow';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const emoji = (id: string, name: string, more: Partial<WireEmojiDetailed> = {}): WireEmojiDetailed => ({
  id,
  name,
  aliases: [],
  category: null,
  host: null,
  url: `https://example.test/${name}.webp`,
  license: null,
  isSensitive: false,
  localOnly: false,
  roleIdsThatCanBeUsedThisEmojiAsReaction: [],
  ...more,
});

const me = user('mona').me();
const manager = { ...me, policies: { ...me.policies, canManageCustomEmojis: true } };

async function open({ viewer = manager, tab, api = {} }: { viewer?: WireMe; tab?: string; api?: ApiScript } = {}) {
  const rendered = renderWithRoot(<CustomEmojisManagerPage params={{ tab }} />, {
    me: viewer,
    api: {
      'admin/emoji/list': [emoji('2', 'moss', { category: 'Plants' }), emoji('1', 'fern')],
      'admin/emoji/list-remote': [emoji('9', 'wave', { host: 'far.example' })],
      endpoints: ['admin/emoji/copy'],
      emojis: { emojis: [] },
      ...api,
    },
  });
  await act(settled);
  return rendered;
}

type Opened = Awaited<ReturnType<typeof open>>;

async function answer({ root }: Pick<Opened, 'root'>, given: never) {
  const [asked] = root.overlays.stack;
  if (asked?.kind !== 'dialog') throw new Error('no question');
  const { dialog } = asked;
  await act(async () => dialog.answer(given));
  await act(settled);
}

const tiles = () => within(screen.getByRole('list')).getAllByRole('button');
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};

test('the emoji of the server are listed, and a press opens one', async () => {
  const { root } = await open();
  expect(tiles().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('moss'), expect.stringContaining('fern')]);
  fireEvent.click(tiles()[0]!);
  expect(root.overlays.stack).toMatchObject([{ kind: 'window', id: 'emojiForm', params: { emoji: { id: '2' } } }]);
});

test('the search asks once people pause', async () => {
  const { api, clock } = await open();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search by name' }), { target: { value: 'mo' } });
  await act(async () => clock.advance(1_000));
  await act(settled);
  expect(api.paramsOf('admin/emoji/list').at(-1)).toMatchObject({ query: 'mo' });
});

test('the list follows what others add, change and delete', async () => {
  const { network, frames } = await open();
  act(() => {
    network.socket.accept();
    network.socket.receive({ type: 'emojiAdded', body: { emoji: emoji('3', 'cup') } });
    network.socket.receive({ type: 'emojiUpdated', body: { emojis: [emoji('2', 'moss', { category: 'Green' })] } });
    network.socket.receive({ type: 'emojiDeleted', body: { emojis: [emoji('1', 'fern')] } });
    frames.next();
  });
  expect(tiles().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('cup'), expect.stringContaining('Green')]);
});

test('several chosen emoji get a category, or are deleted after a question', async () => {
  const opened = await open({ api: { 'admin/emoji/set-category-bulk': undefined, 'admin/emoji/delete-bulk': undefined } });
  fireEvent.click(screen.getByRole('switch', { name: 'Select several' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
  fireEvent.click(tiles()[1]!);
  expect(tiles()[1]!.getAttribute('aria-pressed')).toBe('true');
  await press('Set category');
  await answer(opened, 'Plants' as never);
  expect(opened.api.paramsOf('admin/emoji/set-category-bulk')).toEqual([{ ids: ['1'], category: 'Plants' }]);
  await press('Select all');
  await press('Delete');
  await answer(opened, true as never);
  expect(opened.api.paramsOf('admin/emoji/delete-bulk')).toEqual([{ ids: ['2', '1'] }]);
});

test('tags of chosen emoji are added word by word', async () => {
  const opened = await open({ api: { 'admin/emoji/add-aliases-bulk': undefined } });
  fireEvent.click(screen.getByRole('switch', { name: 'Select several' }));
  await press('Select all');
  await press('Add tags');
  await answer(opened, ' green  leaf ' as never);
  expect(opened.api.paramsOf('admin/emoji/add-aliases-bulk')).toEqual([{ ids: ['2', '1'], aliases: ['green', 'leaf'] }]);
});

test('an emoji of another server is copied after a question, where the server can do that', async () => {
  const opened = await open({ tab: 'remote', api: { 'admin/emoji/copy': { id: '10' } } });
  fireEvent.click(tiles()[0]!);
  await act(settled);
  await answer(opened, true as never);
  expect(opened.api.paramsOf('admin/emoji/copy')).toEqual([{ emojiId: '9' }]);
});

test('a server that cannot copy says so', async () => {
  const { api, root } = await open({ tab: 'remote', api: { endpoints: [] } });
  fireEvent.click(tiles()[0]!);
  await act(settled);
  expect(root.overlays.stack).toMatchObject([{ kind: 'dialog', dialog: { type: 'alert' } }]);
  expect(api.paramsOf('admin/emoji/copy')).toEqual([]);
});

test('others are told that they may not manage emoji', async () => {
  const { api } = await open({ viewer: me });
  expect(screen.getByText("Your account isn't allowed to manage custom emoji.")).toBeTruthy();
  expect(api.paramsOf('admin/emoji/list')).toEqual([]);
});

test('a list that does not load offers another try', async () => {
  await open({ api: { 'admin/emoji/list': apiError({ status: 500 }) } });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

function openForm(given: WireEmojiDetailed | null, api: ApiScript = {}, viewer: WireMe = manager) {
  let closed = 0;
  const rendered = renderWithRoot(<EmojiFormWindow params={{ emoji: given }} close={() => (closed += 1)} />, { me: viewer, api });
  return { ...rendered, closed: () => closed };
}

test('an emoji gets another name and tags', async () => {
  const { api, closed } = openForm(emoji('1', 'fern'), { 'admin/emoji/update': undefined });
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'lady_fern' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Tags' }), { target: { value: 'green leaf' } });
  await press('Save');
  expect(api.paramsOf('admin/emoji/update')).toEqual([
    {
      id: '1',
      name: 'lady_fern',
      category: null,
      aliases: ['green', 'leaf'],
      license: null,
      isSensitive: false,
      localOnly: false,
      roleIdsThatCanBeUsedThisEmojiAsReaction: [],
    },
  ]);
  expect(closed()).toBe(1);
});

test('a name with other signs is refused before it is sent', () => {
  openForm(emoji('1', 'fern'));
  const name = screen.getByRole('textbox', { name: 'Name' });
  fireEvent.change(name, { target: { value: 'a b' } });
  expect(name.getAttribute('aria-invalid')).toBe('true');
});

test('a new emoji takes its picture from the drive and its name from the file', async () => {
  const { api, root } = openForm(null, { 'admin/emoji/add': { id: '5' } });
  expect(screen.getByText('Choose an image.')).toBeTruthy();
  await press('Choose from drive');
  const [picker] = root.overlays.stack;
  if (picker?.kind !== 'window') throw new Error('no picker');
  await act(async () => picker.finish([{ id: 'f1', name: 'tea_pot.png', url: 'https://example.test/tea.png', type: 'image/png' }]));
  await act(settled);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('tea_pot');
  await press('Save');
  expect(api.paramsOf('admin/emoji/add')).toMatchObject([{ fileId: 'f1', name: 'tea_pot' }]);
});

test('an emoji is deleted after a question', async () => {
  const opened = openForm(emoji('1', 'fern'), { 'admin/emoji/delete-bulk': undefined });
  await press('Delete emoji');
  await answer(opened, true as never);
  expect(opened.api.paramsOf('admin/emoji/delete-bulk')).toEqual([{ ids: ['1'] }]);
  expect(opened.closed()).toBe(1);
});

test('a moderator says which roles may react with an emoji; others leave them as they are', async () => {
  const limited = emoji('1', 'fern', { roleIdsThatCanBeUsedThisEmojiAsReaction: ['r1'] });
  const roles = [
    { id: 'r1', name: 'Gardener' },
    { id: 'r2', name: 'Artist' },
  ];
  const change = { 'admin/emoji/update': undefined };
  const { api, unmount } = openForm(limited, { ...change, 'admin/roles/list': roles as never }, { ...manager, isModerator: true });
  await act(settled);
  expect(screen.getByRole('switch', { name: 'Gardener' }).getAttribute('aria-checked')).toBe('true');
  fireEvent.click(screen.getByRole('switch', { name: 'Gardener' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Artist' }));
  await press('Save');
  expect(api.paramsOf('admin/emoji/update')).toMatchObject([{ roleIdsThatCanBeUsedThisEmojiAsReaction: ['r2'] }]);
  unmount();
  const other = openForm(limited, change);
  expect(screen.queryByRole('group', { name: 'Who can react with it' })).toBeNull();
  fireEvent.change(screen.getByRole('textbox', { name: 'Category' }), { target: { value: 'Plants' } });
  await press('Save');
  expect(other.api.paramsOf('admin/emoji/update')).toMatchObject([{ roleIdsThatCanBeUsedThisEmojiAsReaction: ['r1'] }]);
});

test('an archive is imported from this device after a question, where the server can do that', async () => {
  const chosen = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: [new File(['zip'], 'plants.zip')] });
    this.dispatchEvent(new Event('change'));
  });
  const opened = await open({ api: { endpoints: ['admin/emoji/import-zip'], 'admin/emoji/import-zip': undefined } });
  const adding = vi.spyOn(opened.root.part(createAllUploads).of(runInAction(() => opened.root.session.current)), 'addFile');
  adding.mockResolvedValue({ ok: true, value: { id: 'z1' } as WireDriveFile });
  await press('Import from zip file');
  await answer(opened, true as never);
  expect(opened.api.paramsOf('admin/emoji/import-zip')).toEqual([{ fileId: 'z1' }]);
  chosen.mockRestore();
});

const answered = (root: Opened['root']) =>
  runInAction(() => root.overlays.stack.map((entry) => (entry.kind === 'dialog' ? entry.dialog.options.text : entry.kind)));

test('an export is asked of the server, which says where its file will be', async () => {
  const { api, root } = await open({ api: { endpoints: ['export-custom-emojis'], 'export-custom-emojis': undefined } });
  await press('Export');
  expect(api.paramsOf('export-custom-emojis')).toEqual([{}]);
  expect(answered(root)).toEqual(["The server is preparing your file. It may take a while. You'll find it in your drive."]);
});

test('an export that was asked for not long ago has to wait', async () => {
  const refused = apiError({ status: 429, code: 'RATE_LIMIT_EXCEEDED' });
  const { root } = await open({ api: { endpoints: ['export-custom-emojis'], 'export-custom-emojis': refused } });
  await press('Export');
  expect(answered(root)).toEqual([expect.stringContaining('Try again in an hour')]);
});

test('a server without archives has no buttons for them', async () => {
  await open({ api: { endpoints: [] } });
  expect(screen.queryByRole('button', { name: 'Import from zip file' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});
