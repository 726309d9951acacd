import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import type { WireBlocking, WireMe, WireMuting } from '~/api/wire';
import MuteBlockPage from '../../../../pages/settings/mute-block/MuteBlockPage';
import { user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { renderWithRoot } from '../../renderWithRoot';

const alice = user('alice').me({ mutedWords: [['cats']] });
const bob = user('bob').detailed();
const carol = user('carol').detailed();

const muting = (id: string, mutee: typeof bob, expiresAt: string | null = null): WireMuting => ({
  id,
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt,
  muteeId: mutee.id,
  mutee,
});
const blocking = (id: string, blockee: typeof bob): WireBlocking => ({
  id,
  createdAt: '2026-11-20T12:00:00.000Z',
  blockeeId: blockee.id,
  blockee,
});

const EMPTY: ApiScript = { 'mute/list': [], 'renote-mute/list': [], 'blocking/list': [] };

async function open(api: ApiScript = {}) {
  const view = renderWithRoot(<MuteBlockPage />, { me: alice, api: { ...EMPTY, ...api } });
  await act(settled);
  return view;
}

const part = (name: string) => within(screen.getByRole('region', { name }));

async function press(button: HTMLElement) {
  fireEvent.click(button);
  await act(settled);
}

test('words are saved on the page, and what is changed back later is sent as well', async () => {
  const { api } = await open({ 'i/update': (changes) => ({ ...alice, ...(changes as Partial<WireMe>) }) });
  const field = () => part('Words and servers').getByLabelText('Muted words');
  fireEvent.change(field(), { target: { value: 'cats\nmoss' } });
  await press(part('Words and servers').getByRole('button', { name: 'Save' }));
  fireEvent.change(field(), { target: { value: 'cats' } });
  await press(part('Words and servers').getByRole('button', { name: 'Save' }));
  expect(api.paramsOf('i/update')).toEqual([{ mutedWords: [['cats'], ['moss']] }, { mutedWords: [['cats']] }]);
});

test('muted people are listed with the time until which they are muted', async () => {
  await open({ 'mute/list': [muting('m2', bob, '2026-12-24T12:00:00.000Z'), muting('m1', carol)] });
  const people = part('Muted people');
  expect(people.getByText('@bob').closest('div')?.textContent).toContain('until 12/24/26, 12:00 PM');
  expect(people.getByText('@carol').closest('div')?.textContent).toContain('forever');
});

test('unmuting somebody takes them off the list and keeps the focus', async () => {
  const { api, root } = await open({ 'mute/list': [muting('m2', bob), muting('m1', carol)], 'mute/delete': undefined });
  await press(part('Muted people').getByRole('button', { name: 'Unmute @bob' }));
  expect(api.paramsOf('mute/delete')).toEqual([{ userId: bob.id }]);
  expect(part('Muted people').queryByText('@bob')).toBeNull();
  expect(part('Muted people').getByText('@carol')).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
  expect(runInAction(() => root.session.current.users.get(bob.id)?.isMuted)).toBe(false);
});

test('muted renotes end with a button of their own', async () => {
  const { api } = await open({ 'renote-mute/list': [muting('m1', bob)], 'renote-mute/delete': undefined });
  await press(part('Muted renotes').getByRole('button', { name: 'Unmute renotes by @bob' }));
  expect(api.paramsOf('renote-mute/delete')).toEqual([{ userId: bob.id }]);
  expect(part('Muted renotes').getByText("You haven't muted anyone's renotes.")).toBeTruthy();
});

test('unblocking asks first', async () => {
  const { api, root } = await open({ 'blocking/list': [blocking('b1', carol)], 'blocking/delete': carol });
  await press(part('Blocked people').getByRole('button', { name: 'Unblock @carol' }));
  expect(api.paramsOf('blocking/delete')).toEqual([]);
  const [asked] = root.overlays.stack;
  if (asked?.kind !== 'dialog' || asked.dialog.type !== 'confirm') throw new Error('no question');
  await act(async () => asked.dialog.type === 'confirm' && asked.dialog.answer(true));
  await act(settled);
  expect(api.paramsOf('blocking/delete')).toEqual([{ userId: carol.id }]);
  expect(part('Blocked people').getByText("You haven't blocked anyone.")).toBeTruthy();
});

test('a refused removal keeps the row and says why', async () => {
  const { root } = await open({ 'mute/list': [muting('m1', bob)], 'mute/delete': apiError({ code: 'NOT_MUTING' }) });
  await press(part('Muted people').getByRole('button', { name: 'Unmute @bob' }));
  expect(part('Muted people').getByText('@bob')).toBeTruthy();
  expect(root.overlays.stack).toHaveLength(1);
});

test('further people load with a button', async () => {
  const all = Array.from({ length: 12 }, (_, n) => muting(`m${String(12 - n).padStart(2, '0')}`, user(`u${n}`).detailed()));
  await open({ 'mute/list': ({ untilId, limit = 10 }) => all.filter(({ id }) => !untilId || id < untilId).slice(0, limit) });
  expect(part('Muted people').getAllByRole('button', { name: /^Unmute/ })).toHaveLength(10);
  await press(part('Muted people').getByRole('button', { name: 'Load more' }));
  expect(part('Muted people').getAllByRole('button', { name: /^Unmute/ })).toHaveLength(12);
});

test('a list that fails to load offers another try, and the others are there', async () => {
  const { api } = await open({ 'mute/list': apiError({ status: 500 }) });
  expect(part('Blocked people').getByText("You haven't blocked anyone.")).toBeTruthy();
  api.on('mute/list', []);
  await press(part('Muted people').getByRole('button', { name: 'Try again' }));
  expect(part('Muted people').getByText("You haven't muted anyone.")).toBeTruthy();
});
