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
  test('a loading list says so', () => {
    renderWithRoot(<LoadingState />);
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });

  test('an empty list says why', () => {
    renderWithRoot(<EmptyState text="No notes yet" />);
    expect(screen.getByText('No notes yet')).toBeTruthy();
  });

  test('a failed list says why, and can be loaded again', () => {
    const retry = vi.fn<() => void>();
    renderWithRoot(<ErrorState error={apiError({ message: 'No such list.', id: 'abc' })} onRetry={retry} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect({ alertText: screen.getByRole('alert').textContent, retryCount: retry.mock.calls.length }).toEqual({
      alertText: expect.stringContaining('No such list.\nabc'),
      retryCount: 1,
    });
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
