import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import preloadAntenna from '../../../pages/antenna-timeline/preload';
import AntennaTimelinePage from '../../../pages/antenna-timeline/AntennaTimelinePage';
import preloadList from '../../../pages/list-timeline/preload';
import ListTimelinePage from '../../../pages/list-timeline/ListTimelinePage';
import type { WireAntenna, WireUserList } from '~/api/wire';
import { PaneContext } from '~/router/PaneContext';
import { pageAt } from '../../fixtures/allRoutes';
import { note, user } from '../../fixtures/builders';
import { apiError } from '../../fixtures/FakeApi';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
import { fakePane } from '../../fixtures/fakePane';
import { renderWithRoot } from '../renderWithRoot';

const notes = [note().id('n1').by(user('bob').build()).text('found').build()];
const list = {
  id: 'l1',
  name: 'Neighbors',
  createdAt: '2024-01-01T00:00:00.000Z',
  userIds: [],
  isPublic: false,
} as unknown as WireUserList;
const antenna = { id: 'a1', name: 'Things' } as unknown as WireAntenna;

/** An answer that comes when the test says so. */
function held<T>(value: T) {
  let answer = () => {};
  const promise = new Promise<T>((resolve) => (answer = () => resolve(value)));
  return { promise, answer: () => answer() };
}

test('the notes of a list do not wait for its name', async () => {
  const shown = held(list);
  renderWithRoot(<ListTimelinePage params={{ listId: 'l1' }} />, {
    me: user('alice').me(),
    api: { 'notes/user-list-timeline': notes, 'users/lists/show': () => shown.promise },
  });
  await act(settled);
  expect(within(screen.getByRole('feed', { name: 'List' })).getByRole('article').textContent).toContain('found');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('List');
  await act(async () => {
    shown.answer();
    await settled();
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Neighbors');
  expect(screen.getByRole('feed', { name: 'Notes in the list Neighbors' })).toBeTruthy();
});

test('the notes of an antenna do not wait for its name', async () => {
  const shown = held(antenna);
  renderWithRoot(<AntennaTimelinePage params={{ antennaId: 'a1' }} />, {
    me: user('alice').me(),
    api: { 'antennas/notes': notes, 'antennas/show': () => shown.promise },
  });
  await act(settled);
  expect(within(screen.getByRole('feed', { name: 'Antenna' })).getByRole('article').textContent).toContain('found');
  await act(async () => {
    shown.answer();
    await settled();
  });
  expect(screen.getByRole('feed', { name: 'Notes in the antenna Things' })).toBeTruthy();
});

test('a list that does not exist says so', async () => {
  const gone = apiError({ endpoint: 'users/lists/show', status: 400, code: 'NO_SUCH_LIST' });
  renderWithRoot(<ListTimelinePage params={{ listId: 'l1' }} />, {
    me: user('alice').me(),
    api: { 'notes/user-list-timeline': gone, 'users/lists/show': gone },
  });
  await act(settled);
  expect(screen.getByRole('alert')).toBeTruthy();
});

test.each([
  ['a list', preloadList, { listId: 'l1' }, 'notes/user-list-timeline'],
  ['an antenna', preloadAntenna, { antennaId: 'a1' }, 'antennas/notes'],
] as const)('the start asks for the notes of %s, and the page takes them over', async (_what, preload, params, endpoint) => {
  const { root, api } = createTestRoot({ me: user('alice').me(), api: { 'notes/user-list-timeline': notes, 'antennas/notes': notes } });
  await preload(root, { paneId: 'p1', visitKey: '0', params, options: {} });
  expect(api.calls.map((call) => call.endpoint)).toEqual([endpoint]);
  expect(api.calls[0]!.params).toMatchObject({ ...params, limit: 10 });
});

/** Opens the menu of the page. @returns its entries by their texts */
async function openMenu({ root }: ReturnType<typeof renderWithRoot>) {
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await act(async () => {
    await vi.dynamicImportSettled();
    await settled();
  });
  const menu = root.overlays.stack.at(-1);
  if (menu?.kind !== 'menu') throw new Error('no menu is open');
  return new Map((await menu.items).flatMap((item) => ('text' in item ? [[item.text, item] as const] : [])));
}

/** Chooses an entry that does something. */
async function choose(items: Awaited<ReturnType<typeof openMenu>>, text: string): Promise<void> {
  const item = items.get(text);
  if (!item || !('action' in item)) throw new Error(`the menu has no action ${text}`);
  void item.action();
  await act(settled);
}

/** Answers the question for a day. */
async function answerDay({ root }: ReturnType<typeof renderWithRoot>, day: string): Promise<void> {
  const asked = root.overlays.stack.at(-1);
  if (asked?.kind !== 'dialog' || asked.dialog.type !== 'prompt') throw new Error('no day is asked for');
  const { dialog } = asked;
  await act(async () => {
    dialog.answer(day);
    await settled();
  });
}

test('the menu of a list leads to its members, and jumps to a day', async () => {
  const page = renderWithRoot(<ListTimelinePage params={{ listId: 'l1' }} />, {
    me: user('alice').me(),
    api: { 'notes/user-list-timeline': notes, 'users/lists/show': list },
  });
  await act(settled);
  const items = await openMenu(page);
  expect(items.get('Members and settings')).toMatchObject({ type: 'link', to: '/my/lists/l1' });
  await choose(items, 'Jump to a date…');
  await answerDay(page, '2024-02-05');
  // The whole day counts, in the time zone of the reader.
  expect(page.api.paramsOf('notes/user-list-timeline').at(-1)).toMatchObject({ listId: 'l1', untilDate: new Date(2024, 1, 6).getTime() });
});

test('the menu of an antenna reloads its page, jumps to a day, and leads to its settings', async () => {
  const reload = vi.fn<() => void>();
  const page = renderWithRoot(
    <PaneContext value={fakePane([], { reload })}>
      <AntennaTimelinePage params={{ antennaId: 'a1' }} />
    </PaneContext>,
    { me: user('alice').me(), api: { 'antennas/notes': notes, 'antennas/show': antenna } },
  );
  await act(settled);
  const items = await openMenu(page);
  expect([...items.keys()]).toEqual(['Reload', 'Jump to a date…', 'Antenna settings']);
  expect(items.get('Antenna settings')).toMatchObject({ type: 'link', to: '/my/antennas/a1' });
  expect(pageAt('/my/antennas/a1', true)?.id).toBe('antenna');
  await choose(items, 'Reload');
  expect(reload).toHaveBeenCalledOnce();
  await choose(items, 'Jump to a date…');
  await answerDay(page, '2024-02-05');
  expect(page.api.paramsOf('antennas/notes').at(-1)).toMatchObject({ antennaId: 'a1', untilDate: new Date(2024, 1, 6).getTime() });
});
