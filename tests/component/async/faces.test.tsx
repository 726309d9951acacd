import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { ExternalLink } from '~/components/ui/ExternalLink';
import { LinkButton } from '~/components/ui/LinkButton';
import { LoadingState } from '~/components/async/LoadingState';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { AuthError, NetworkError, PermissionError } from '~/lib/AppError';
import { FIXTURE_NOW, user } from '../../fixtures/builders';
import { apiError } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

describe('the faces of a list', () => {
  test('a loading list says so', () => {
    renderWithRoot(<LoadingState />);
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });

  test('an empty list says why', () => {
    renderWithRoot(<EmptyState text="No notes yet" />);
    expect(screen.getByText('No notes yet')).toBeTruthy();
  });

  test('an empty list says what will be there, and leads on', () => {
    renderWithRoot(
      <EmptyState icon="list" text="No lists yet" hint="A list is a timeline of some people.">
        <LinkButton to="/my/lists">Make one</LinkButton>
      </EmptyState>,
    );
    expect(screen.getByText('A list is a timeline of some people.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Make one' }).getAttribute('href')).toBe('/my/lists');
  });

  test('the mascot stands in an empty place without an icon of its own, as the place says', async () => {
    const { container } = renderWithRoot(<EmptyState text="No such note" pose="searching" />);
    await waitFor(() => expect(container.querySelector('[data-part="mascot"]')?.getAttribute('data-pose')).toBe('searching'));
  });

  test.each([
    ['a visitor', null, 'CONTENT_RESTRICTED_BY_SERVER', true],
    ['a visitor', null, 'CONTENT_RESTRICTED_BY_USER', true],
    ['a visitor', null, 'NO_SUCH_NOTE', false],
    ['an account', user('alice').me(), 'CONTENT_RESTRICTED_BY_SERVER', false],
  ])('%s (%o) who is refused with %s is offered to sign in: %s', (_who, me, code, isOffered) => {
    renderWithRoot(<ErrorState error={apiError({ code })} />, { me });
    expect(screen.queryByRole('button', { name: 'Sign in' }) !== null).toBe(isOffered);
  });

  test('a failed list says why, and can be loaded again', () => {
    const retry = vi.fn<() => void>();
    renderWithRoot(<ErrorState error={apiError({ message: 'No such list.', id: 'abc' })} onRetry={retry} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect({ alertText: screen.getByRole('alert').textContent, retryCount: retry.mock.calls.length }).toEqual({
      alertText: expect.stringContaining('No such list.'),
      retryCount: 1,
    });
  });

  test('a failure has its code and id in a fold', () => {
    renderWithRoot(<ErrorState error={apiError({ message: 'No such list.', code: 'NO_SUCH_LIST', id: 'abc' })} />);
    const fold = screen.getByText('Details').closest('details')!;
    expect({ isOpen: fold.open, text: fold.querySelector('code')?.textContent }).toEqual({ isOpen: false, text: 'NO_SUCH_LIST\nabc' });
  });

  test.each([
    ['a thing that does not exist', apiError({ status: 404, code: 'NO_SUCH_NOTE' })],
    ['a thing that is gone', apiError({ status: 410, code: 'USER_SUSPENDED' })],
    ['an account that is suspended', new AuthError('i', 403, { code: 'YOUR_ACCOUNT_SUSPENDED', id: 's', message: '' })],
    ['a missing permission', new PermissionError('i', 403, { code: 'ROLE_PERMISSION_DENIED', id: 'p', message: '' })],
  ])('%s cannot be tried again', (_what, error) => {
    renderWithRoot(<ErrorState error={error} onRetry={() => {}} />);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('a failed view tries again at once when the network is back, and other failures do not', () => {
    const [lost, refused] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const { browser } = renderWithRoot(
      <>
        <ErrorState error={new NetworkError()} onRetry={lost} />
        <ErrorState error={apiError({})} onRetry={refused} />
      </>,
    );
    act(() => browser.set({ isOnline: false }));
    expect(lost).not.toHaveBeenCalled();
    act(() => browser.set({ isOnline: true }));
    expect({ lost: lost.mock.calls.length, refused: refused.mock.calls.length }).toEqual({ lost: 1, refused: 0 });
  });

  test('a failed view tries again at once when the server is back', () => {
    const retry = vi.fn<() => void>();
    const { network } = renderWithRoot(<ErrorState error={new NetworkError()} onRetry={retry} />, { me: user('alice').me() });
    act(() => network.socket.accept());
    expect(retry).toHaveBeenCalledOnce();
  });

  test('a view that fails again just after the network is back tries again after 2, 5 and 15 seconds, until it works', () => {
    let errors = 3;
    const retry = vi.fn<() => void>(() => (errors -= 1));
    const { browser, clock, rerender } = renderWithRoot(<ErrorState error={new NetworkError()} onRetry={retry} />);
    act(() => browser.set({ isOnline: false }));
    act(() => browser.set({ isOnline: true }));
    const at = (seconds: number) => {
      act(() => clock.advance(seconds * 1_000));
      if (errors === 0) rerender(<p>Loaded</p>);
      return retry.mock.calls.length;
    };
    expect({ at0: at(0), at2: at(2), at5: at(3), at15: at(10), at60: at(45) }).toEqual({ at0: 1, at2: 2, at5: 3, at15: 3, at60: 3 });
  });

  test('a failed list without a retry has no button', () => {
    renderWithRoot(<ErrorState error={new NetworkError()} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a time', () => {
  const iso = (agoMs: number) => new Date(FIXTURE_NOW - agoMs).toISOString();

  test('a time is shown as a distance, with the date for machines', () => {
    renderWithRoot(<RelativeTime iso={iso(5 * 60_000)} />);
    const time = screen.getByText('5m ago');
    expect({ tag: time.tagName, datetime: time.getAttribute('datetime') }).toEqual({ tag: 'TIME', datetime: iso(5 * 60_000) });
  });

  test('a time updates by itself', () => {
    const { clock, frames } = renderWithRoot(<RelativeTime iso={iso(0)} />);
    expect(screen.getByText('just now')).toBeTruthy();
    act(() => clock.advance(10_000));
    act(() => frames.next());
    expect(screen.getByText('10s ago')).toBeTruthy();
  });

  test('a detailed time also has the full date', () => {
    renderWithRoot(<RelativeTime iso={iso(5 * 60_000)} detail />);
    expect(screen.getByText(/\(5m ago\)/).textContent).toMatch(/\d{4}/);
  });

  test('an old time stands out', () => {
    renderWithRoot(<RelativeTime iso={iso(200 * 86_400_000)} />);
    expect(document.querySelector('time')?.dataset.age).toBe('veryOld');
  });

  test('an invalid time is shown as invalid', () => {
    renderWithRoot(<RelativeTime iso="nonsense" />);
    expect(screen.getByText('invalid')).toBeTruthy();
  });

  test('all times change together', () => {
    const { clock, frames } = renderWithRoot([<RelativeTime key="a" iso={iso(56_000)} />, <RelativeTime key="b" iso={iso(53_000)} />]);
    act(() => clock.advance(9_999));
    act(() => frames.next());
    expect(screen.queryByText('1m ago')).toBeNull();
    act(() => clock.advance(1));
    act(() => frames.next());
    expect(screen.getAllByText('1m ago')).toHaveLength(2);
  });

  test('a time leaves no timer behind', () => {
    const { clock, unmount } = renderWithRoot(<RelativeTime iso={iso(0)} />);
    const running = clock.pendingTimers;
    unmount();
    expect(clock.pendingTimers).toBe(running - 1);
  });
});

describe('a link to elsewhere', () => {
  test('a link to another site opens a new tab', () => {
    renderWithRoot(<ExternalLink href="https://a.example">there</ExternalLink>);
    expect(screen.getByRole('link', { name: 'there' }).getAttribute('target')).toBe('_blank');
  });

  test('a link to an invalid address is text', () => {
    renderWithRoot(<ExternalLink href="javascript:alert(1)">there</ExternalLink>);
    expect({ link: screen.queryByRole('link'), thereTag: screen.getByText('there').tagName }).toEqual({ link: null, thereTag: 'SPAN' });
  });
});
