import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UploadRequest } from '~/api/upload';
import { MisskeyClient } from '~/api/MisskeyClient';
import { Composer } from '~/components/composer/Composer';
import { UploadIndicator } from '~/components/uploads/UploadIndicator';
import { systemClock } from '~/lib/clock';
import { user } from '../../fixtures/builders';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

/** A request that ends with an answer. */
function requestFor(status: number, responseText: string): UploadRequest {
  const listeners = new Map<string, (event: Event) => void>();
  return {
    upload: { addEventListener: () => {} },
    status,
    responseText,
    open: () => {},
    getResponseHeader: () => null,
    addEventListener: (type: string, listener: (event: Event) => void) => void listeners.set(type, listener),
    abort: () => {},
    send: () => queueMicrotask(() => listeners.get('load')?.(new Event('load'))),
  };
}

const refusal = (code: string, id: string, message = 'As the server says it.') => JSON.stringify({ error: { code, id, message } });

/** What is answered to `drive/files/create`, and what people read. */
const ANSWERS: readonly (readonly [what: string, status: number, body: string, told: string])[] = [
  ['HTTP 413 with a page of a proxy', 413, '<html>Request Entity Too Large</html>', 'The file is larger than the server allows.'],
  ['HTTP 413 with JSON', 413, refusal('PAYLOAD_TOO_LARGE', ''), 'The file is larger than the server allows.'],
  ['"inappropriate"', 400, refusal('INAPPROPRIATE', 'bec5bd69-fba3-43c9-b4fb-2894b66ad5d2'), 'inappropriate'],
  ['"no free space"', 400, refusal('NO_FREE_SPACE', 'd08dbc37-a6a9-463a-8c47-96c32ab5f064'), 'Your drive is full.'],
  ['too many calls', 429, refusal('RATE_LIMIT_EXCEEDED', 'd5826d14-3982-4d2e-8011-b9e9f02499ef'), 'Wait a moment and try again'],
  ['no permission', 403, refusal('PERMISSION_DENIED', '1370e5b7-d4eb-4566-bb1d-7748ee6a1838'), 'Sign in again to grant it'],
  ['a moved account', 403, refusal('YOUR_ACCOUNT_MOVED', '56f20ec9-fd06-4fa5-841b-edd6d7d4fa31'), "Accounts that have moved can't do that"],
  ['another refusal', 400, refusal('SOMETHING_NEW', '11111111-2222-3333-4444-555555555555'), 'As the server says it.'],
  ['an answer that is no JSON', 502, 'upstream is away', 'upstream is away'],
];

test.each(ANSWERS)('an upload that ends with %s says why, and the text stays', async (_what, status, body, told) => {
  const test = createTestRoot({ me: user('alice').me(), api: { emojis: { emojis: [] } } });
  const client = new MisskeyClient({
    origin: test.api.origin,
    token: 'secret',
    clock: systemClock,
    isOnline: () => true,
    createUpload: () => requestFor(status, body),
  });
  test.api.upload = (content, options) => client.upload(content, options);
  renderWithRoot(
    <>
      <Composer variant="inline" params={{ initialText: 'With a file' }} />
      <UploadIndicator />
    </>,
    { test },
  );
  const form = screen.getByRole('form', { name: 'New note' });
  const dataTransfer = { types: ['Files'], files: [new File(['x'], 'notes.txt', { type: 'text/plain' })], getData: () => '' };
  await act(async () => {
    fireEvent.drop(form, { dataTransfer });
    await settled();
  });
  expect((await screen.findByRole('alert')).textContent).toContain(told);
  expect(await screen.findByRole('button', { name: "Couldn't upload notes.txt" })).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note text' }).value).toBe('With a file');
});
