import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireAntenna } from '~/api/wire';
import AntennaPage from '../../../pages/antenna/AntennaPage';
import AntennasPage from '../../../pages/antennas/AntennasPage';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { answer, finish, renderWith } from '../note/renderNote';

const antenna: WireAntenna = {
  id: 'a1',
  createdAt: '2024-01-01T00:00:00.000Z',
  name: 'Bread',
  keywords: [['rye', 'bread'], ['sourdough']],
  excludeKeywords: [['toast']],
  src: 'users',
  userListId: null,
  users: ['@carol'],
  caseSensitive: true,
  localOnly: true,
  notify: false,
  withReplies: true,
  withFile: false,
  isActive: true,
  hasUnreadNote: true,
};

async function opened(page: React.ReactElement, api: ApiScript) {
  const view = renderWith(page, { api });
  await act(settled);
  return view;
}

const write = (label: RegExp | string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const click = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};

test('the page of antennas leads to their notes and settings, and says which have new notes', async () => {
  const view = await opened(<AntennasPage />, { 'antennas/list': [antenna] });
  expect(screen.getByText('1 of 5 antennas')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bread' }).getAttribute('href')).toBe('/timeline/antenna/a1');
  expect(screen.getByText('New notes')).toBeTruthy();
  await click('Bread settings');
  expect(view.visited).toEqual(['/my/antennas/a1']);
});

test('without antennas, the page explains them and offers a new one', async () => {
  const view = await opened(<AntennasPage />, { 'antennas/list': [] });
  fireEvent.click(screen.getAllByRole('button', { name: 'New antenna' }).at(-1)!);
  expect(view.visited).toEqual(['/my/antennas/create']);
});

test('a new antenna needs a name and words; each line of words is a group', async () => {
  const view = await opened(<AntennaPage params={{}} />, { 'antennas/create': antenna });
  const create = () => screen.getByRole('button', { name: 'Create' });
  write('Name', 'Bread');
  expect(create()).toHaveProperty('disabled', true);
  expect(screen.getByText(/Enter keywords, or excluded/)).toBeTruthy();
  write('Keywords', 'rye  bread\n\nsourdough ');
  fireEvent.click(screen.getByRole('switch', { name: 'Include replies' }));
  fireEvent.click(create());
  await act(settled);
  expect(view.api.paramsOf('antennas/create')).toEqual([
    {
      name: 'Bread',
      src: 'all',
      userListId: null,
      users: [],
      keywords: [['rye', 'bread'], ['sourdough']],
      excludeKeywords: [],
      caseSensitive: false,
      withReplies: true,
      localOnly: false,
      withFile: false,
      notify: false,
    },
  ]);
  expect(view.visited).toEqual(['/my/antennas']);
});

test('people are added to an antenna from the user chooser', async () => {
  const view = await opened(<AntennaPage params={{}} />, {});
  fireEvent.change(screen.getByLabelText('Notes from'), { target: { value: 'users' } });
  write('People', '@carol');
  await click('Add person');
  await finish(view, { id: 'u', username: 'dave', host: 'xn--eckwd4c7cu47r2wf.jp' });
  expect(screen.getByLabelText('People')).toHaveProperty('value', '@carol\n@dave@xn--eckwd4c7cu47r2wf.jp');
});

test('an antenna for a list needs one of the lists', async () => {
  const list = { id: 'l1', createdAt: '2024-01-01T00:00:00.000Z', name: 'Bakers', userIds: [], isPublic: false };
  const view = await opened(<AntennaPage params={{}} />, { 'users/lists/list': [list], 'antennas/create': antenna });
  write('Name', 'Bread');
  write('Keywords', 'rye');
  fireEvent.change(screen.getByLabelText('Notes from'), { target: { value: 'list' } });
  await act(settled);
  expect(screen.getByRole('button', { name: 'Create' })).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('List'), { target: { value: 'l1' } });
  await click('Create');
  expect(view.api.paramsOf('antennas/create')).toMatchObject([{ src: 'list', userListId: 'l1' }]);
});

test('an antenna is shown as it is and sent as a whole', async () => {
  const view = await opened(<AntennaPage params={{ antennaId: 'a1' }} />, { 'antennas/show': antenna, 'antennas/update': antenna });
  expect(screen.getByLabelText('Keywords')).toHaveProperty('value', 'rye bread\nsourdough');
  expect(screen.getByRole('switch', { name: 'Only notes from this server' }).getAttribute('aria-checked')).toBe('true');
  write('Excluded keywords', '');
  await click('Save');
  expect(view.api.paramsOf('antennas/update')).toMatchObject([
    {
      antennaId: 'a1',
      src: 'users',
      users: ['@carol'],
      keywords: [['rye', 'bread'], ['sourdough']],
      excludeKeywords: [],
      withReplies: true,
    },
  ]);
});

test.each([
  ['bots', 'Exclude bots', 'excludeBots'],
  ['notes in sensitive channels', 'Exclude notes in sensitive channels', 'excludeNotesInSensitiveChannel'],
])('%s can be left out only where the server knows it', async (_what, label, field) => {
  const first = await opened(<AntennaPage params={{ antennaId: 'a1' }} />, { 'antennas/show': antenna });
  expect(screen.queryByRole('switch', { name: label })).toBeNull();
  first.unmount();
  const newer = { ...antenna, [field]: false };
  const view = await opened(<AntennaPage params={{ antennaId: 'a1' }} />, { 'antennas/show': newer, 'antennas/update': newer });
  fireEvent.click(screen.getByRole('switch', { name: label }));
  await click('Save');
  expect(view.api.paramsOf('antennas/update')).toMatchObject([{ [field]: true }]);
});

test('people whom one follows are a source only where the server says that its antennas know them', async () => {
  for (const { features, isOffered } of [
    { features: { antennaOfHome: true }, isOffered: true },
    { features: { miauth: true }, isOffered: false },
  ]) {
    const meta = { version: '2024.2.0-wisteria', features } as never;
    const view = await opened(<AntennaPage params={{}} />, { meta });
    await act(async () => void (await view.root.session.current.server.load()));
    expect({ features, isOffered: screen.queryByRole('option', { name: 'People you follow' }) !== null }).toEqual({ features, isOffered });
    view.unmount();
  }
});

test('what was typed stays when the server refuses an antenna', async () => {
  await opened(<AntennaPage params={{}} />, { 'antennas/create': apiError({ code: 'TOO_MANY_ANTENNAS', message: 'Too many.' }) });
  write('Name', 'Bread');
  write('Keywords', 'rye');
  await click('Create');
  expect(screen.getByLabelText('Keywords')).toHaveProperty('value', 'rye');
});

test('an antenna is deleted after a question', async () => {
  const view = await opened(<AntennaPage params={{ antennaId: 'a1' }} />, { 'antennas/show': antenna, 'antennas/delete': undefined });
  await click('Delete');
  await answer(view, true);
  expect({ asked: view.api.paramsOf('antennas/delete'), visited: view.visited }).toEqual({
    asked: [{ antennaId: 'a1' }],
    visited: ['/my/antennas'],
  });
});
