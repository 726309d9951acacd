import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UploadOptions } from '~/api/ApiClient';
import type { WireDriveFile } from '~/api/wire';
import { createAllUploads } from '~/stores/uploads/AllUploads';
import { BesideDialogs } from '~/workspace/overlays/BesideDialogs';
import { file, user } from '../../fixtures/builders';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
import { apiError } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

interface Sending {
  readonly options: UploadOptions;
  readonly arrive: () => void;
  readonly fail: (error: Error) => void;
}

/** Shows the indicator of a workspace whose server stores a file when a test says so. */
function show() {
  const test = createTestRoot({ me: user('alice').me() });
  const sending: Sending[] = [];
  test.api.upload = (_file: Blob, options?: UploadOptions) =>
    new Promise<WireDriveFile>((resolve, reject) => {
      const name = options?.name ?? '';
      sending.push({ options: options ?? {}, arrive: () => resolve(file({ id: name, name })), fail: reject });
    });
  const view = renderWithRoot(<BesideDialogs />, { test });
  const all = test.root.part(createAllUploads);
  const uploads = all.of(test.root.session.current);
  const add = (...names: string[]) =>
    act(async () => {
      void uploads.add(
        names.map((name) => new File(['words'], name, { type: 'text/plain' })),
        { folderId: null },
      );
      await settled();
    });
  return { ...view, root: test.root, uploads, sending, add };
}

test('nothing is shown and nothing is fetched before the first upload', () => {
  const { root } = show();
  expect({ list: screen.queryByRole('list'), used: root.overlays.wasUsed }).toEqual({ list: null, used: false });
});

test('a row only moves while nobody knows how long it takes', async () => {
  const { add, sending } = show();
  await add('a.txt', 'b.txt', 'c.txt', 'd.txt', 'e.txt', 'f.txt');
  const list = await screen.findByRole('list', { name: 'Uploads' });
  const moving = () =>
    within(list)
      .getAllByRole('listitem')
      .filter((row) => row.querySelector('progress:not([value]), [class*="spinner"]') !== null).length;
  expect(moving()).toBe(0);
  act(() => sending[0]!.options.onProgress?.(5, 10));
  expect(moving()).toBe(0);
  act(() => sending[1]!.options.onProgress?.(10, 10));
  expect(moving()).toBe(1);
});

test('an upload waits, tells how much is sent, and leaves when it is stored', async () => {
  const { add, sending } = show();
  await add('notes.txt');
  const row = within(await screen.findByRole('list', { name: 'Uploads' }));
  expect(row.getByText('Waiting…')).toBeTruthy();
  act(() => sending[0]!.options.onProgress?.(1_500_000, 3_000_000));
  expect(row.getByText('1,465 / 2,930 KB (50%)')).toBeTruthy();
  expect(row.getByRole('progressbar', { name: 'notes.txt' }).getAttribute('value')).toBe('0.5');
  // Everything is sent, but not stored yet.
  act(() => sending[0]!.options.onProgress?.(3_000_000, 3_000_000));
  expect(row.getByRole('progressbar', { name: 'notes.txt' }).getAttribute('value')).toBeNull();
  await act(async () => {
    sending[0]!.arrive();
    await settled();
  });
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
});

test('several uploads also say how far they are together', async () => {
  const { add, sending } = show();
  await add('a.txt', 'b.txt');
  await screen.findByText('0 of 2 files, 0%');
  act(() => sending[0]!.options.onProgress?.(5, 5));
  expect(screen.getByText('0 of 2 files, 50%')).toBeTruthy();
});

test.each([
  { error: apiError({ status: 413, code: 'FILE_TOO_LARGE' }), text: 'The file is larger than the server allows.', again: true },
  {
    error: apiError({ id: 'bec5bd69-fba3-43c9-b4fb-2894b66ad5d2' }),
    text: 'The server rejected the file because it may be inappropriate.',
    again: false,
  },
  { error: apiError({ id: 'd08dbc37-a6a9-463a-8c47-96c32ab5f064' }), text: 'Your drive is full.', again: true },
])('a failed upload says "$text" and offers another try: $again', async ({ error, text, again }) => {
  const { add, sending } = show();
  await add('notes.txt');
  await screen.findByRole('list', { name: 'Uploads' });
  await act(async () => {
    sending[0]!.fail(error);
    await settled();
  });
  expect(screen.getByText("Couldn't upload notes.txt")).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry uploading notes.txt' }) !== null).toBe(again);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notes.txt' }));
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
});

test('the page asks before it is left while something uploads', async () => {
  const { add, sending } = show();
  await add('notes.txt');
  await screen.findByRole('list', { name: 'Uploads' });
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  await act(async () => {
    sending[0]!.arrive();
    await settled();
  });
  expect(leave()).toBe(false);
});
