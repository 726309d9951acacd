import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import preloadAntenna from '../../../pages/antenna-timeline/preload';
import AntennaTimelinePage from '../../../pages/antenna-timeline/AntennaTimelinePage';
import preloadList from '../../../pages/list-timeline/preload';
import ListTimelinePage from '../../../pages/list-timeline/ListTimelinePage';
import type { WireAntenna, WireUserList } from '~/api/wire';
import { note, user } from '../../fixtures/builders';
import { apiError } from '../../fixtures/FakeApi';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
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
  expect(screen.getByRole('feed', { name: 'Notes of the list Neighbors' })).toBeTruthy();
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
  expect(screen.getByRole('feed', { name: 'Notes of the antenna Things' })).toBeTruthy();
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
