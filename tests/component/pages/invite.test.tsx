import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, expect, test, vi } from 'vitest';
import type { WireInvitation, WireMe } from '~/api/wire';
import InvitePage from '../../../pages/invite/InvitePage';
import { user } from '../../fixtures/builders';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const invitation = (id: string, more: Partial<WireInvitation> = {}): WireInvitation => ({
  id,
  code: `CODE${id}`,
  createdAt: '2026-11-20T12:00:00.000Z',
  createdBy: null,
  expiresAt: null,
  usedBy: null,
  usedAt: null,
  used: false,
  ...more,
});

const me = user('alice').me();
const inviter = { ...me, policies: { ...me.policies, canInvite: true, inviteLimit: 3, inviteLimitCycle: 1_440 } };

async function open({ viewer = inviter, isClosed = true, api = {} }: { viewer?: WireMe; isClosed?: boolean; api?: ApiScript } = {}) {
  const given = createTestRoot({ me: viewer, api: { 'invite/list': [invitation('1')], 'invite/limit': { remaining: 2 }, ...api } });
  runInAction(() => (given.root.session.current.server.meta = { disableRegistration: isClosed } as never));
  const rendered = renderWithRoot(<InvitePage />, { test: given });
  await act(settled);
  return rendered;
}

const card = (code: string) => within(screen.getByRole('article', { name: code }));

afterEach(() => vi.unstubAllGlobals());

test('the page tells how many people may be invited, and lists the codes', async () => {
  await open({
    api: {
      'invite/list': [invitation('1'), invitation('2', { used: true, usedBy: user('bob').build(), usedAt: '2026-11-21T12:00:00.000Z' })],
    },
  });
  expect(screen.getByText('3 invitations in 1 day')).toBeTruthy();
  expect(screen.getByText('2 left')).toBeTruthy();
  expect(card('CODE1').getByText('Unused')).toBeTruthy();
  expect(card('CODE2').getByRole('link', { name: '@bob' }).getAttribute('href')).toBe('/@bob');
  expect(card('CODE2').queryByRole('button')).toBeNull();
});

test('a new code is shown and joins the list, and the rest is counted again', async () => {
  const { api, root } = await open({ api: { 'invite/create': invitation('3') } });
  api.on('invite/limit', { remaining: 0 });
  fireEvent.click(screen.getByRole('button', { name: 'Create code' }));
  await act(settled);
  expect(root.overlays.stack).toMatchObject([{ kind: 'dialog', dialog: { type: 'alert', options: { text: 'CODE3' } } }]);
  expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual(['CODE3', 'CODE1']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create code' }).disabled).toBe(true);
});

test('a code is copied', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await open();
  fireEvent.click(card('CODE1').getByRole('button', { name: 'Copy code' }));
  await act(settled);
  expect(writeText).toHaveBeenCalledWith('CODE1');
});

test('a code is deleted after a question', async () => {
  const { api, root } = await open({ api: { 'invite/delete': undefined } });
  fireEvent.click(card('CODE1').getByRole('button', { name: 'Delete' }));
  const [asked] = root.overlays.stack;
  if (asked?.kind !== 'dialog' || asked.dialog.type !== 'confirm') throw new Error('no question');
  const { dialog } = asked;
  await act(async () => dialog.answer(true));
  await act(settled);
  expect(api.paramsOf('invite/delete')).toEqual([{ inviteId: '1' }]);
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByText('No codes yet')).toBeTruthy();
});

test('a code that is out of time can only be deleted', async () => {
  await open({ api: { 'invite/list': [invitation('1', { expiresAt: '2020-01-01T00:00:00.000Z' })] } });
  expect(card('CODE1').getByText('Expired')).toBeTruthy();
  expect(
    card('CODE1')
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Delete']);
});

test('people who may not invite are told so, and nothing is asked for them', async () => {
  const { api } = await open({ viewer: me });
  expect(screen.getByText("Your account isn't allowed to invite people.")).toBeTruthy();
  expect(api.paramsOf('invite/list')).toEqual([]);
});

test('nobody needs an invitation while registration is open', async () => {
  await open({ isClosed: false });
  expect(screen.getByText(/no one needs an invitation/)).toBeTruthy();
});

test('a list that does not load offers another try', async () => {
  await open({ api: { 'invite/list': apiError({ status: 500 }) } });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
