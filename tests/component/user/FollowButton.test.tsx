import { act, fireEvent, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { describe, expect, test, vi } from 'vitest';
import type { WireUserDetailed } from '~/api/wire';
import { FollowButton } from '~/components/user/FollowButton';
import { useAccount } from '~/react/context';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import type { ApiScript } from '../../fixtures/FakeApi';
import { answer, bob, renderWith } from '../note/renderNote';

const Subject = observer(function Subject() {
  const alice = useAccount().users.get('user-alice');
  return alice ? <FollowButton user={alice} full /> : null;
});

function renderButton(fields: Partial<WireUserDetailed>, api: ApiScript = {}, me = bob.me() as ReturnType<typeof bob.me> | null) {
  const view = renderWith(<Subject />, { me, api });
  act(() => void view.account.ingest.users([user('alice').detailed(fields)], 'fetch'));
  return view;
}

const button = () => screen.getByRole('button');

describe('the follow button', () => {
  test.each<[Partial<WireUserDetailed>, string, string]>([
    [{}, 'Follow @alice', 'false'],
    [{ isLocked: true }, 'Request to follow @alice', 'false'],
    [{ isFollowing: true }, 'Following @alice', 'true'],
    [{ isLocked: true, hasPendingFollowRequestFromYou: true }, 'Requested @alice', 'true'],
    [{ hasPendingFollowRequestFromYou: true }, 'Processing… @alice', 'true'],
    [{ isBlocking: true }, 'Unblock @alice', 'false'],
  ])('the follow button with %o says %s', (fields, name, pressed) => {
    renderButton(fields);
    expect(button().getAttribute('aria-label')).toBe(name);
    expect(button().getAttribute('aria-pressed')).toBe(pressed);
  });

  test.each<Partial<WireUserDetailed>>([{ isBlocked: true }, { movedTo: 'elsewhere' }])(
    'the follow button with %o does nothing',
    (fields) => {
      renderButton(fields);
      expect(button().hasAttribute('disabled')).toBe(true);
    },
  );

  test('the follow button follows at once', async () => {
    const { api } = renderButton({}, { 'following/create': user('alice').build() });
    fireEvent.click(button());
    await act(settled);
    expect(api.paramsOf('following/create')).toEqual([{ userId: 'user-alice', withReplies: false }]);
    expect(button().getAttribute('aria-label')).toBe('Following @alice');
  });

  test('without a network, the follow button shows the wanted relation and says that it waits', async () => {
    const { api, browser } = renderButton({});
    act(() => browser.set({ isOnline: false }));
    fireEvent.click(button());
    await act(async () => vi.waitFor(() => expect(button().getAttribute('aria-description')).toBe('Waiting to be sent')));
    expect({ name: button().getAttribute('aria-label'), calls: api.paramsOf('following/create') }).toEqual({
      name: 'Following @alice',
      calls: [],
    });
  });

  test('the follow button asks before it stops following', async () => {
    const view = renderButton({ isFollowing: true }, { 'following/delete': user('alice').build() });
    fireEvent.click(button());
    await act(settled);
    expect(view.api.paramsOf('following/delete')).toEqual([]);
    await answer(view, true);
    expect(view.api.paramsOf('following/delete')).toEqual([{ userId: 'user-alice' }]);
  });

  test('the follow button cancels a request', async () => {
    const { api } = renderButton(
      { isLocked: true, hasPendingFollowRequestFromYou: true },
      { 'following/requests/cancel': user('alice').build() },
    );
    fireEvent.click(button());
    await act(settled);
    expect(api.paramsOf('following/requests/cancel')).toEqual([{ userId: 'user-alice' }]);
  });

  test('the follow button fetches the relation to a user who is only known from a note', async () => {
    const view = renderWith(<Subject />, { api: { 'users/show': user('alice').detailed({ isFollowing: true }) } });
    act(() => void view.account.ingest.users([user('alice').build()], 'fetch'));
    await act(settled);
    expect(button().getAttribute('aria-label')).toBe('Following @alice');
  });

  test("the follow button refuses if the viewer's account has moved", async () => {
    const { api, overlay } = renderButton({}, {}, bob.me({ movedTo: 'elsewhere' }));
    fireEvent.click(button());
    await act(settled);
    expect(api.paramsOf('following/create')).toEqual([]);
    expect(overlay()).toMatchObject({ kind: 'dialog', dialog: { type: 'alert' } });
  });

  test('the follow button is hidden from visitors', () => {
    renderButton({}, {}, null);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
