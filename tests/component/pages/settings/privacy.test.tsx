import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireMe } from '~/api/wire';
import PrivacyPage from '../../../../pages/settings/privacy/PrivacyPage';
import { user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { renderWithRoot } from '../../renderWithRoot';

const alice = user('alice').me({ isLocked: false, publicReactions: true });

async function open(me: WireMe = alice, update?: ApiScript['i/update']) {
  const answer: ApiScript['i/update'] = update ?? ((changes) => ({ ...me, ...(changes as Partial<WireMe>) }));
  const view = renderWithRoot(<PrivacyPage />, { me, api: { 'i/update': answer } });
  await act(settled);
  return view;
}

const flag = (name: string) => screen.getByRole('switch', { name });

async function press(name: string) {
  fireEvent.click(flag(name));
  await act(settled);
}

test('every switch sends its own field at once', async () => {
  const { api } = await open(user('alice').me({ isLocked: true }));
  for (const name of [
    'Approve people you follow',
    'Public reactions',
    'Hide online status',
    'Show me in Explore',
    'Hide from search engines',
    'Opt out of AI training',
    'Approve followers',
  ]) {
    await press(name);
  }
  expect(api.paramsOf('i/update').flatMap((changes) => Object.keys(changes))).toEqual([
    'autoAcceptFollowed',
    'publicReactions',
    'hideOnlineStatus',
    'isExplorable',
    'noCrawle',
    'preventAiLearning',
    'isLocked',
  ]);
});

test('who sees the follows and the followers is chosen', async () => {
  const { api } = await open();
  fireEvent.change(screen.getByRole('combobox', { name: 'Who can see who you follow' }), { target: { value: 'followers' } });
  await act(settled);
  fireEvent.change(screen.getByRole('combobox', { name: 'Who can see your followers' }), { target: { value: 'private' } });
  await act(settled);
  expect(api.paramsOf('i/update')).toEqual([{ followingVisibility: 'followers' }, { followersVisibility: 'private' }]);
});

test('accepting people automatically is offered only to an account that approves followers', async () => {
  await open();
  expect(screen.queryByRole('switch', { name: 'Approve people you follow' })).toBeNull();
  await press('Approve followers');
  expect(flag('Approve people you follow')).toBeTruthy();
});

test('a refused change goes back, and a message says why', async () => {
  const { root } = await open(alice, apiError({ code: 'RATE_LIMIT_EXCEEDED', status: 429 }));
  await press('Public reactions');
  expect(flag('Public reactions').getAttribute('aria-checked')).toBe('true');
  expect(root.overlays.stack.length + root.overlays.toasts.items.length).toBeGreaterThan(0);
});

test('an account with waiting requests is asked before everybody is let in', async () => {
  const { api, root } = await open(user('alice').me({ isLocked: true, hasPendingReceivedFollowRequest: true }));
  await press('Approve followers');
  expect(api.paramsOf('i/update')).toEqual([]);
  const [asked] = root.overlays.stack;
  if (asked?.kind !== 'dialog' || asked.dialog.type !== 'confirm') throw new Error('no question');
  await act(async () => asked.dialog.type === 'confirm' && asked.dialog.answer(true));
  await act(settled);
  expect(api.paramsOf('i/update')).toEqual([{ isLocked: false }]);
});

test('the visibility of new notes can be chosen unless it is remembered', async () => {
  await open();
  expect(screen.getByRole('combobox', { name: 'Default visibility' })).toBeTruthy();
  await press('Remember visibility');
  expect(screen.queryByRole('combobox', { name: 'Default visibility' })).toBeNull();
});

test('what newer servers hide is offered where the account has the fields, and sent as they take it', async () => {
  await open();
  expect(screen.queryByRole('switch', { name: 'Only show my posts to signed-in people' })).toBeNull();
  document.body.replaceChildren();
  const newer = { requireSigninToViewContents: false, makeNotesFollowersOnlyBefore: null, makeNotesHiddenBefore: -172_800 };
  const { api } = await open(user('alice').me(newer));
  await press('Only show my posts to signed-in people');
  const hidden = screen.getByLabelText<HTMLSelectElement>('Hide old notes from everyone else');
  expect(hidden.selectedOptions[0]?.textContent, 'a value that is not offered stays').toBe('After 2 days');
  fireEvent.change(screen.getByLabelText('Show old notes to followers only'), { target: { value: '-604800' } });
  await act(settled);
  fireEvent.change(hidden, { target: { value: '' } });
  await act(settled);
  expect(api.paramsOf('i/update')).toEqual([
    { requireSigninToViewContents: true },
    { makeNotesFollowersOnlyBefore: -604_800 },
    { makeNotesHiddenBefore: null },
  ]);
});
