import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError } from '~/lib/AppError';
import { PageError } from '~/workspace/panes/PageError';
import { settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

const meta = { version: '2024.2.0', name: 'Garden', uri: 'https://example.test' } as never;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Shows the error page of a client whose entry is `main-1.js`. @param served the page that the server has now */
async function open({ api, served = '' }: { api: object; served?: string }) {
  const entry = document.createElement('i');
  entry.setAttribute('src', '/assets/main-1.js');
  const query = document.querySelector.bind(document);
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) => (selector.startsWith('script') ? entry : query(selector)));
  const asked = vi.fn<() => Promise<Response>>(async () => new Response(served));
  vi.stubGlobal('fetch', asked);
  const onRetry = vi.fn<() => void>();
  renderWithRoot(<PageError error={new NetworkError('no code')} onRetry={onRetry} />, { api });
  await act(settled);
  await screen.findByRole('alert');
  return { asked, onRetry };
}

test('a page that fails while the server cannot be reached says so and offers a retry', async () => {
  const { onRetry, asked } = await open({ api: { meta: new NetworkError('down') } });
  expect(screen.getByText("The server isn't responding. It may be down, or you may be offline.")).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a page that fails because the server has a newer client offers to reload', async () => {
  await open({ api: { meta }, served: '<script type="module" src="/assets/main-2.js"></script>' });
  expect(screen.getByText('A new version of Wisteria is available. Reload to update.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a page that fails for another reason offers a retry, and help', async () => {
  const { onRetry } = await open({ api: { meta }, served: '<script type="module" src="/assets/main-1.js"></script>' });
  expect(screen.getByText('Something went wrong while showing the page. Try again.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Troubleshooting' }).getAttribute('target')).toBe('_blank');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
