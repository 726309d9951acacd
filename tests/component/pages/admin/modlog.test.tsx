import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireModerationLog } from '~/api/wire';
import ModlogPage from '../../../../pages/admin/modlog/ModlogPage';
import { user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { renderWithRoot } from '../../renderWithRoot';

const log = (id: string, type: string, info: WireModerationLog['info'], createdAt = '2026-11-20T12:00:00.000Z'): WireModerationLog => ({
  id,
  createdAt,
  type,
  info,
  userId: 'mona',
  user: user('mona').detailed(),
});

const LOGS = [
  log('4', 'suspend', { userId: 'bob', userUsername: 'bob', userHost: null }, '2026-11-21T12:00:00.000Z'),
  log('3', 'updateRole', { roleId: 'r1', before: { name: 'Gardener' }, after: { name: 'Head gardener' } }),
  log('2', 'addCustomEmoji', { emojiId: '1', emoji: { name: 'fern' } }),
  log('1', 'inventedElsewhere', { secret: 'tea' }),
];

async function open({ params = {}, api = {} }: { params?: Readonly<Record<string, string>>; api?: ApiScript } = {}) {
  const rendered = renderWithRoot(<ModlogPage params={params} />, {
    me: user('mona').me({ isAdmin: true, isModerator: true }),
    api: {
      endpoints: ['admin/show-moderation-logs'],
      'admin/show-moderation-logs': LOGS,
      'users/show': user('zoe').id('z1').detailed() as never,
      ...api,
    },
  });
  await act(settled);
  return rendered;
}

const entries = () => screen.queryAllByRole('group').filter(({ tagName }) => tagName === 'DETAILS');
function unfold(entry: HTMLElement) {
  (entry as HTMLDetailsElement).open = true;
  fireEvent(entry, new Event('toggle'));
  return within(entry);
}

test('entries are listed by day with what was done, to whom and by whom', async () => {
  const { api } = await open();
  expect(api.paramsOf('admin/show-moderation-logs')).toEqual([{ type: null, userId: null, limit: 30 }]);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(entries().map((entry) => entry.querySelector('summary')!.textContent)).toEqual([
    expect.stringContaining('Suspended account@bob'),
    expect.stringContaining('Changed roleGardener'),
    expect.stringContaining('Added emoji:fern:'),
    expect.stringContaining('inventedElsewhere'),
  ]);
  expect(within(entries()[0]!).getByText('@mona')).toBeTruthy();
});

test('the color follows the meaning', async () => {
  await open();
  expect(entries().map((entry) => entry.querySelector('[data-tone]')!.getAttribute('data-tone'))).toEqual([
    'bad',
    'plain',
    'good',
    'plain',
  ]);
});

test('an entry opens to what it is about, what was different before, and its raw data', async () => {
  await open();
  const [suspension, change, , unknown] = entries();
  expect(unfold(suspension!).getByRole('link', { name: '@bob' }).getAttribute('href')).toBe('/@bob');
  const inside = unfold(change!);
  expect(inside.getByRole('link', { name: 'Gardener' }).getAttribute('href')).toBe('/roles/r1');
  expect(inside.getByText('Gardener', { selector: 'del' })).toBeTruthy();
  expect(inside.getByText('Head gardener', { selector: 'ins' })).toBeTruthy();
  unfold(unknown!);
  const raw = unfold(within(unknown!).getByText('Raw data').closest('details')!);
  expect(raw.getByText(/"secret"/)).toBeTruthy();
});

test('the filters come from the address, name the moderator, and change it', async () => {
  const { api, visited } = await open({ params: { type: 'deleteNote', user: 'z1' } });
  expect(api.paramsOf('admin/show-moderation-logs')).toEqual([{ type: 'deleteNote', userId: 'z1', limit: 30 }]);
  expect(screen.getByRole('button', { name: '@zoe' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: "Show everyone's actions" }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Action' }), { target: { value: 'suspend' } });
  expect(visited).toEqual(['/admin/modlog?type=deleteNote', '/admin/modlog?type=suspend&user=z1']);
});

test('a moderator is chosen among the people of the server', async () => {
  const { root, visited } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Anyone' }));
  const [chooser] = root.overlays.stack;
  if (chooser?.kind !== 'window') throw new Error('no chooser');
  await act(async () => chooser.finish({ id: 'z1', username: 'zoe', host: null }));
  expect(visited).toEqual(['/admin/modlog?user=z1']);
});

test('an empty log says what will be in it, and an empty search that nothing was found', async () => {
  const { unmount } = await open({ api: { 'admin/show-moderation-logs': [] } });
  expect(screen.getByText('No actions yet')).toBeTruthy();
  unmount();
  await open({ params: { type: 'suspend' }, api: { 'admin/show-moderation-logs': [] } });
  expect(screen.getByText('No actions found')).toBeTruthy();
});

test('a log that does not load offers another try', async () => {
  await open({ api: { 'admin/show-moderation-logs': apiError({ status: 500 }) } });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a server without a log says so', async () => {
  await open({ api: { endpoints: [], 'admin/show-moderation-logs': apiError({ status: 404 }) } });
  expect(screen.getByText('Not available on this server')).toBeTruthy();
});
