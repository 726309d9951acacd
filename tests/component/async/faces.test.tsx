import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { ExternalLink } from '~/components/ui/ExternalLink';
import { LoadingState } from '~/components/async/LoadingState';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { NetworkError } from '~/lib/AppError';
import { FIXTURE_NOW } from '../../fixtures/builders';
import { apiError } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

describe('the faces of a list', () => {
  test('one that loads says so', () => {
    renderWithRoot(<LoadingState />);
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });

  test('one that is empty says why', () => {
    renderWithRoot(<EmptyState text="No notes yet" />);
    expect(screen.getByText('No notes yet')).toBeTruthy();
  });

  test('one that failed says why, and can be tried again', () => {
    const retry = vi.fn<() => void>();
    renderWithRoot(<ErrorState error={apiError({ message: 'No such list.', id: 'abc' })} onRetry={retry} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect({ alertText: screen.getByRole('alert').textContent, retryCount: retry.mock.calls.length }).toEqual({
      alertText: expect.stringContaining('No such list.\nabc'),
      retryCount: 1,
    });
  });

  test('one that failed without a way to try again has no button', () => {
    renderWithRoot(<ErrorState error={new NetworkError()} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a time', () => {
  const iso = (agoMs: number) => new Date(FIXTURE_NOW - agoMs).toISOString();

  test('is told as a distance, with the moment for machines', () => {
    renderWithRoot(<RelativeTime iso={iso(5 * 60_000)} />);
    const time = screen.getByText('5m ago');
    expect({ tag: time.tagName, datetime: time.getAttribute('datetime') }).toEqual({ tag: 'TIME', datetime: iso(5 * 60_000) });
  });

  test('goes on by itself', () => {
    const { clock, frames } = renderWithRoot(<RelativeTime iso={iso(0)} />);
    expect(screen.getByText('just now')).toBeTruthy();
    act(() => clock.advance(10_000));
    act(() => frames.next());
    expect(screen.getByText('10s ago')).toBeTruthy();
  });

  test('in detail is written out too', () => {
    renderWithRoot(<RelativeTime iso={iso(5 * 60_000)} detail />);
    expect(screen.getByText(/\(5m ago\)/).textContent).toMatch(/\d{4}/);
  });

  test('stands out when it is old', () => {
    renderWithRoot(<RelativeTime iso={iso(200 * 86_400_000)} />);
    expect(document.querySelector('time')?.dataset.age).toBe('veryOld');
  });

  test('that is none is said to be invalid', () => {
    renderWithRoot(<RelativeTime iso="nonsense" />);
    expect(screen.getByText('invalid')).toBeTruthy();
  });

  test('changes together with all others', () => {
    const { clock, frames } = renderWithRoot([<RelativeTime key="a" iso={iso(56_000)} />, <RelativeTime key="b" iso={iso(53_000)} />]);
    act(() => clock.advance(9_999));
    act(() => frames.next());
    expect(screen.queryByText('1m ago')).toBeNull();
    act(() => clock.advance(1));
    act(() => frames.next());
    expect(screen.getAllByText('1m ago')).toHaveLength(2);
  });

  test('leaves no timer behind', () => {
    const { clock, unmount } = renderWithRoot(<RelativeTime iso={iso(0)} />);
    const running = clock.pendingTimers;
    unmount();
    expect(clock.pendingTimers).toBe(running - 1);
  });
});

describe('a link to elsewhere', () => {
  test('opens a new tab', () => {
    renderWithRoot(<ExternalLink href="https://a.example">there</ExternalLink>);
    expect(screen.getByRole('link', { name: 'there' }).getAttribute('target')).toBe('_blank');
  });

  test('to what is no address is text', () => {
    renderWithRoot(<ExternalLink href="javascript:alert(1)">there</ExternalLink>);
    expect({ link: screen.queryByRole('link'), thereTag: screen.getByText('there').tagName }).toEqual({ link: null, thereTag: 'SPAN' });
  });
});
