import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { WirePage } from '~/api/wire';
import { takePage } from '~/stores/resources/content/writtenPages';
import PageEditorPage from '../../../pages/page-editor/PageEditorPage';
import { NetworkError } from '~/lib/AppError';
import { file, user } from '../../fixtures/builders';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { MemoryKeyValueStore, MemoryLocalStore } from '../../fixtures/memoryStores';
import { answer, chooseItem, finish, loaded, menuTexts, renderWith } from '../note/renderNote';

const alice = user('alice');
const picture = file({ id: 'f1', name: 'leaf.png', type: 'image/png', comment: 'A leaf' });

const page = (fields: Partial<WirePage> = {}): WirePage => ({
  id: 'p1',
  createdAt: '2024-01-01T00:00:00.000Z',
  updatedAt: '2024-01-02T00:00:00.000Z',
  userId: alice.build().id,
  user: alice.build(),
  content: [
    { id: 'a', type: 'text', text: 'First' },
    { id: 'b', type: 'section', title: 'Oven', children: [{ id: 'c', type: 'text', text: 'Hot' }] },
    { id: 'd', type: 'radioButton', values: ['yes'] },
    { id: 'e', type: 'text', text: 'Last' },
  ],
  variables: [{ name: 'x' }],
  title: 'How to bake',
  name: 'bake',
  summary: null,
  hideTitleWhenPinned: false,
  alignCenter: false,
  font: 'sans-serif',
  script: 'old script',
  eyeCatchingImageId: null,
  eyeCatchingImage: null,
  attachedFiles: [],
  likedCount: 0,
  isLiked: false,
  ...fields,
});

interface Browser {
  readonly local: MemoryLocalStore;
  readonly kv: MemoryKeyValueStore;
}
const newBrowser = (): Browser => ({ local: new MemoryLocalStore(), kv: new MemoryKeyValueStore() });

async function open(params: { pageId?: string }, api: ApiScript, browser = newBrowser()) {
  const view = renderWith(<PageEditorPage params={params} />, { api, me: alice.me(), ...browser });
  await loaded();
  return view;
}
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await loaded();
};
type View = Awaited<ReturnType<typeof open>>;
const choose = (view: View, text: string) => act(() => chooseItem(view, text));
const add = async (view: View, kind: string, button = 'Add block') => {
  await press(button);
  await choose(view, kind);
  await loaded();
};
/** The names of the blocks, in order. */
const blocks = (list = 'Contents') =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('button', { name: /^Move / })
    .map((button) => button.getAttribute('aria-label')!.slice('Move '.length));

test('a page is written with the four kinds of blocks and published', async () => {
  const view = await open(
    {},
    { 'pages/create': page({ name: 'bread' }), 'drive/files/show': picture, 'notes/show': apiError({ status: 404 }) },
  );
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);
  write('Title', 'Bread');
  write('Text 1', 'Rye is **strong**.');
  await add(view, 'Section');
  write('Section title', 'Oven');
  await add(view, 'Text', 'Add block to Oven');
  fireEvent.change(within(screen.getByRole('list', { name: 'Contents of Oven' })).getByRole('textbox'), { target: { value: 'Hot.' } });
  await add(view, 'Image');
  fireEvent.click(within(screen.getByRole('group', { name: 'Image 3' })).getByRole('button', { name: 'Choose image…' }));
  await finish(view, [picture]);
  await loaded();
  expect(screen.getByText('A leaf')).toBeTruthy();
  await add(view, 'Note');
  write('Note link or ID', 'https://example.test/notes/n1');
  write('URL name', 'bread');
  write('Summary', 'With patience');
  await press('Publish');
  expect(view.api.paramsOf('pages/create')).toMatchObject([
    {
      title: 'Bread',
      name: 'bread',
      summary: 'With patience',
      content: [
        { type: 'text', text: 'Rye is **strong**.' },
        { type: 'section', title: 'Oven', children: [{ type: 'text', text: 'Hot.' }] },
        { type: 'image', fileId: 'f1' },
        { type: 'note', note: 'n1', detailed: false },
      ],
      variables: [],
      script: '',
      font: 'sans-serif',
      alignCenter: false,
      hideTitleWhenPinned: false,
      eyeCatchingImageId: null,
    },
  ]);
  expect(view.visited).toEqual(['/@alice/pages/bread']);
});

test('a block that was added takes the focus', async () => {
  const view = await open({}, {});
  await add(view, 'Section');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Section title' }));
});

test('the block in the place of a removed one takes the focus, and after the last one the button that adds', async () => {
  const view = await open({}, {});
  await add(view, 'Section');
  const remove = (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  };
  expect([remove('Remove Text 1'), remove('Remove Section 1')]).toEqual(['Remove Section 1', 'Add block']);
});

test('an edited page keeps blocks, variables and scripts that the editor does not know', async () => {
  const view = await open({ pageId: 'p1' }, { 'pages/show': page(), 'pages/update': undefined });
  expect(screen.getByText("Wisteria can't show this part: radioButton")).toBeTruthy();
  write('Text 1', 'Updated');
  await press('Save');
  expect(view.api.paramsOf('pages/update')).toMatchObject([
    {
      pageId: 'p1',
      variables: [{ name: 'x' }],
      script: 'old script',
      content: [
        { id: 'a', type: 'text', text: 'Updated' },
        { id: 'b', type: 'section', title: 'Oven', children: [{ id: 'c', type: 'text', text: 'Hot' }] },
        { id: 'd', type: 'radioButton', values: ['yes'] },
        { id: 'e', type: 'text', text: 'Last' },
      ],
    },
  ]);
  expect(view.visited).toEqual([]);
});

test('blocks are sorted by their menus, also into sections and out of them, and the new place is announced', async () => {
  const view = await open({ pageId: 'p1' }, { 'pages/show': page() });
  expect(blocks()).toEqual(['Text 1', 'Oven', 'Oven: Text 1', 'radioButton 3', 'Text 4']);
  await press('Actions for Text 4');
  await choose(view, 'Move up');
  act(() => view.clock.advance(200));
  expect(screen.getByText('Text 4 moved to place 3 of 4.')).toBeTruthy();
  await press('Actions for Text 3');
  await choose(view, 'Move into the section above');
  expect(blocks('Contents of Oven')).toEqual(['Oven: Text 1', 'Oven: Text 2']);
  await press('Actions for Oven: Text 2');
  await choose(view, 'Move out of the section');
  expect(blocks('Contents of Oven')).toEqual(['Oven: Text 1']);
  expect(blocks()).toEqual(['Text 1', 'Oven', 'Oven: Text 1', 'Text 3', 'radioButton 4']);
  await press('Actions for radioButton 4');
  expect(await menuTexts(view)).toEqual(['Move up', 'Move down']);
});

test('a block is moved with the keyboard on its handle', async () => {
  // Rows have no place in this environment, so each gets one below the one before.
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('li');
    const at = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : 0;
    return new DOMRect(0, at * 100, 300, 90);
  });
  const view = await open({ pageId: 'p1' }, { 'pages/show': page({ content: page().content.filter(({ type }) => type === 'text') }) });
  const handle = screen.getByRole('button', { name: 'Move Text 1' });
  handle.focus();
  for (const [code, said] of [
    ['Space', 'Text 1: place 1 of 2.'],
    ['ArrowDown', 'Text 1: place 2 of 2.'],
    ['Space', 'Text 1 dropped at place 2 of 2.'],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? handle, { code, key: code === 'Space' ? ' ' : code });
    expect(await screen.findByText(said)).toBeTruthy();
  }
  expect(screen.getAllByRole('textbox', { name: /^Text/ }).map((field) => (field as HTMLTextAreaElement).value)).toEqual(['Last', 'First']);
  place.mockRestore();
  view.unmount();
});

test('a removed block comes back by undoing', async () => {
  const view = await open({ pageId: 'p1' }, { 'pages/show': page() });
  await press('Remove Text 4');
  expect(screen.queryByDisplayValue('Last')).toBeNull();
  expect(document.activeElement).toBe(screen.getAllByRole('button', { name: /^Remove / }).at(-1));
  act(() => view.root.overlays.toasts.items.at(-1)!.action!.run());
  expect(screen.getByDisplayValue('Last')).toBeTruthy();
});

test('the name must fit into an address, and a name in use is said at its field', async () => {
  const view = await open({ pageId: 'p1' }, { 'pages/show': page(), 'pages/update': apiError({ code: 'NAME_ALREADY_EXISTS' }) });
  write('URL name', 'a b');
  expect(screen.getByText(/Don't use spaces/)).toBeTruthy();
  await press('Save');
  expect(view.api.paramsOf('pages/update')).toEqual([]);
  write('URL name', 'taken');
  fireEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  await press('Save');
  const field = screen.getByRole('textbox', { name: 'URL name' });
  expect(screen.getByText('You already have a page with that name.')).toBeTruthy();
  expect({ isFocused: document.activeElement === field, value: (field as HTMLInputElement).value }).toEqual({
    isFocused: true,
    value: 'taken',
  });
});

test('what is typed survives a failure to save, and a crash', async () => {
  const browser = newBrowser();
  const api: ApiScript = { 'pages/show': page(), 'pages/update': apiError({ code: 'RATE_LIMIT_EXCEEDED' }) };
  const first = await open({ pageId: 'p1' }, api, browser);
  write('Text 1', 'A long text');
  expect(screen.getByText('Unsaved changes are kept in your browser.')).toBeTruthy();
  await press('Save');
  expect(screen.getByDisplayValue('A long text')).toBeTruthy();
  first.unmount();

  const second = await open({ pageId: 'p1' }, { ...api, 'pages/update': undefined }, browser);
  expect(screen.getByDisplayValue('First')).toBeTruthy();
  expect(screen.getByText(/There are unsaved changes from /)).toBeTruthy();
  await press('Restore');
  expect(screen.getByDisplayValue('A long text')).toBeTruthy();
  await press('Save');
  expect(second.api.paramsOf('pages/update')).toMatchObject([{ content: [{ text: 'A long text' }, {}, { type: 'radioButton' }, {}] }]);
  second.unmount();

  await open({ pageId: 'p1' }, api, browser);
  expect(screen.queryByText(/There are unsaved changes from/)).toBeNull();
});

test('a new page that was left is offered, can be discarded, and comes back by undoing', async () => {
  const browser = newBrowser();
  const first = await open({}, {}, browser);
  write('Title', 'Half a page');
  first.unmount();
  const second = await open({}, {}, browser);
  await press('Discard');
  expect(screen.queryByText(/There are unsaved changes from/)).toBeNull();
  act(() => second.root.overlays.toasts.items.at(-1)!.action!.run());
  await press('Restore');
  expect(screen.getByDisplayValue('Half a page')).toBeTruthy();
});

test('a browser that keeps nothing says so before the page is left', async () => {
  const browser = newBrowser();
  browser.local.isFull = true;
  browser.kv.failure = new Error('full');
  await open({}, {}, browser);
  write('Title', 'Half a page');
  await loaded();
  expect(screen.getByText("Your browser can't keep your changes. Save them before you leave.")).toBeTruthy();
});

test('a page that was saved elsewhere is not overwritten: the author keeps one version, and the browser the other', async () => {
  const theirs = page({ updatedAt: '2024-01-03T00:00:00.000Z', title: 'Theirs' });
  const view = await open({ pageId: 'p1' }, { 'pages/show': page(), 'pages/update': undefined });
  write('Title', 'Mine');
  view.api.on('pages/show', theirs);
  await press('Save');
  const keep = screen.getByRole('button', { name: 'Keep mine' });
  expect({ saved: view.api.paramsOf('pages/update'), isFocused: document.activeElement === keep }).toEqual({ saved: [], isFocused: true });
  expect(screen.getByRole('alert').textContent).toContain('This page was saved elsewhere');
  await press('Keep mine');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(/^Your browser keeps the version saved on .*\.$/)).toBeTruthy();
  await press('Save');
  expect(view.api.paramsOf('pages/update')).toMatchObject([{ title: 'Mine' }]);
  await press('Restore version');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Theirs');
});

test('a page that was just saved here was not saved elsewhere, although the server did not say when', async () => {
  const view = await open({ pageId: 'p1' }, { 'pages/show': page(), 'pages/update': undefined });
  let saved: object = {};
  let isSilent = false;
  view.api.on('pages/update', (params) => {
    saved = { ...params, updatedAt: '2024-01-03T00:00:00.000Z' };
    isSilent = true;
  });
  view.api.on('pages/show', () => {
    if (isSilent) throw new NetworkError('nobody answers');
    return page(saved);
  });
  write('Title', 'Mine');
  await press('Save');
  isSilent = false;
  write('Title', 'Mine again');
  await press('Save');
  expect({ alert: screen.queryByRole('alert'), saved }).toMatchObject({ alert: null, saved: { title: 'Mine again' } });

  // What somebody else saved meanwhile is still noticed.
  isSilent = false;
  write('Title', 'Mine for good');
  saved = { ...saved, title: 'Theirs', updatedAt: '2024-01-04T00:00:00.000Z' };
  await press('Save');
  expect(screen.getByRole('alert').textContent).toContain('This page was saved elsewhere');
});

test('an author who takes the version that was saved elsewhere can still restore the own one', async () => {
  const view = await open({ pageId: 'p1' }, { 'pages/show': page() });
  const title = () => screen.getByRole('textbox', { name: 'Title' });
  write('Title', 'Mine');
  view.api.on('pages/show', page({ updatedAt: '2024-01-03T00:00:00.000Z', title: 'Theirs' }));
  await press('Save');
  await press('Use the other one');
  expect(title()).toHaveProperty('value', 'Theirs');
  expect(screen.getByText('The page was saved elsewhere since then.')).toBeTruthy();
  await press('Restore');
  expect(title()).toHaveProperty('value', 'Mine');
  expect(screen.getByRole('button', { name: 'Keep mine' })).toBeTruthy();
});

test('a page that another pane saves is taken over at once where nothing was changed', async () => {
  const view = await open({ pageId: 'p1' }, { 'pages/show': page() });
  act(() => void takePage(view.account, page({ updatedAt: '2024-01-03T00:00:00.000Z', title: 'Theirs' })));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Theirs');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a draft that is older than the saved page says so, and asks which version counts when it is restored', async () => {
  const browser = newBrowser();
  const first = await open({ pageId: 'p1' }, { 'pages/show': page() }, browser);
  write('Title', 'Mine');
  first.unmount();
  await open({ pageId: 'p1' }, { 'pages/show': page({ updatedAt: '2024-01-03T00:00:00.000Z', title: 'Theirs' }) }, browser);
  expect(screen.getByText('The page was saved elsewhere since then.')).toBeTruthy();
  await press('Restore');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Mine');
  expect(screen.getByRole('button', { name: 'Use the other one' })).toBeTruthy();
});

test('what is typed is not lost when a draft is restored over it', async () => {
  const browser = newBrowser();
  const first = await open({}, {}, browser);
  write('Title', 'Half a page');
  first.unmount();
  await open({}, {}, browser);
  write('Title', 'Another page');
  await press('Restore');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Half a page');
  await press('Restore');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Another page');
});

test('the server is asked for a note once its author pauses, and what cannot be a note is said at its field', async () => {
  const view = await open({}, { 'notes/show': apiError({ status: 404 }) });
  const pause = async () => {
    act(() => view.clock.advance(300));
    await loaded();
  };
  await add(view, 'Note');
  const label = 'Note link or ID';
  write(label, 'abcdefgh');
  write(label, 'abcdefgh1');
  expect(view.api.paramsOf('notes/show')).toEqual([]);
  await pause();
  expect(view.api.paramsOf('notes/show')).toEqual([{ noteId: 'abcdefgh1' }]);
  expect(screen.getByText("The note was deleted, or you can't see it.")).toBeTruthy();
  write(label, 'not a note!');
  await pause();
  expect(screen.getByText("That isn't a note's link or ID.")).toBeTruthy();
  expect(view.api.paramsOf('notes/show')).toHaveLength(1);
});

test('the preview shows the page as readers will see it', async () => {
  await open({ pageId: 'p1' }, { 'pages/show': page() });
  write('Text 1', 'Rye is **strong**.');
  fireEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  await loaded();
  expect(screen.getByText('strong').tagName).toBe('B');
  expect(screen.getByRole('heading', { level: 3, name: 'Oven' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a page is deleted after a question, and copied under another name', async () => {
  const view = await open({ pageId: 'p1' }, { 'pages/show': page(), 'pages/create': page({ id: 'p2' }), 'pages/delete': undefined });
  await press('Page actions');
  await choose(view, 'Duplicate');
  await loaded();
  expect(view.api.paramsOf('pages/create')).toMatchObject([{ title: 'How to bake (copy)', script: 'old script' }]);
  expect(view.api.paramsOf('pages/create')[0]!.name).not.toBe('bake');
  await press('Page actions');
  await choose(view, 'Delete');
  await answer(view, true);
  expect(view.api.paramsOf('pages/delete')).toEqual([{ pageId: 'p1' }]);
  expect(view.visited).toEqual(['/pages/edit/p2', '/pages#mine']);
});

test('a page of somebody else cannot be edited', async () => {
  await open({ pageId: 'p1' }, { 'pages/show': page({ userId: 'other', user: { ...alice.build(), id: 'other' } }) });
  expect(screen.getByText('Only its author can edit this page.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
