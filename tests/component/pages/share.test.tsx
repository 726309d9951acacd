import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import SharePage from '../../../pages/share/SharePage';
import { KEPT_SHARES_KEY } from '~/stores/share/keptShares';
import { apiError } from '../../fixtures/FakeApi';
import { file, note, user } from '../../fixtures/builders';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
import { MemoryKeyValueStore } from '../../fixtures/memoryStores';
import { renderWithRoot } from '../renderWithRoot';

const picture = file();

const API = {
  emojis: { emojis: [] },
  'notes/show': apiError({ code: 'NO_SUCH_NOTE', message: 'No such note.' }),
  'drive/files/show': picture,
  'notes/create': { createdNote: note().id('n1').build() },
};

async function open(params: Record<string, string>, test = createTestRoot({ me: user('alice').me(), api: API })) {
  const rendered = renderWithRoot(<SharePage params={{ ...params }} />, { test });
  await act(settled);
  return rendered;
}

test('shared content fills the composer, is posted, and the embedding page is notified', async () => {
  const tell = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => {});
  const { api, visited, clock } = await open({ title: 'Moss', url: 'https://a.example/', visibility: 'home', fileIds: picture.id });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note text' }).value).toBe('[ Moss ]\nhttps://a.example/');
  fireEvent.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(screen.getByText('Note posted')).toBeTruthy());
  expect(api.paramsOf('notes/create')).toMatchObject([{ visibility: 'home', fileIds: [picture.id] }]);
  expect(tell.mock.calls).toEqual([[{ type: 'misskey:shareForm:shareCompleted' }, '*']]);

  const close = vi.spyOn(window, 'close').mockImplementation(() => {});
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect({ closeCount: close.mock.calls.length, visited }).toEqual({ closeCount: 1, visited: [] });
  act(() => clock.advance(100));
  expect(visited).toEqual(['/']);
});

test('the composer opens although a shared note is deleted', async () => {
  await open({ text: 'An answer', replyId: 'gone' });
  expect(screen.getByRole('alert').textContent).toContain('No such note.');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note text' }).value).toBe('An answer');
});

test('what another app shared is uploaded and posted, and forgotten then', async () => {
  const kv = new MemoryKeyValueStore();
  const upload = new File(['a text'], 'moss.txt', { type: 'text/plain' });
  const share = { id: 's1', at: 1, title: 'Moss', text: 'green', files: [upload] };
  const read = kv.get.bind(kv);
  // Files of this environment cannot be cloned.
  vi.spyOn(kv, 'get').mockImplementation(async (key) => (key === KEPT_SHARES_KEY ? [share] : read(key)));
  const forgotten = vi.spyOn(kv, 'update');
  const test = createTestRoot({ me: user('alice').me(), kv, api: API });
  const uploaded = vi.spyOn(test.api, 'upload').mockResolvedValue(picture);
  const { api } = await open({ kept: 's1' }, test);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note text' }).value).toBe('[ Moss ]\ngreen');
  await waitFor(() => expect(uploaded).toHaveBeenCalledTimes(1));
  await act(settled);
  fireEvent.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(screen.getByText('Note posted')).toBeTruthy());
  expect(api.paramsOf('notes/create')).toMatchObject([{ text: '[ Moss ]\ngreen', fileIds: [picture.id] }]);
  expect(forgotten).toHaveBeenCalledWith(KEPT_SHARES_KEY, expect.any(Function));
});

test('a share that is not there any more is told, and the composer opens', async () => {
  await open({ kept: 'lost' });
  expect(screen.getByRole('alert').textContent).toContain("Couldn't keep what was shared");
  expect(screen.getByRole('textbox', { name: 'Note text' })).toBeTruthy();
});

test('texts whose files were lost fill the composer, and the files are missed', async () => {
  await open({ text: 'Moss', kept: 'files-lost' });
  expect(screen.getByRole('alert').textContent).toContain("The text arrived, but the files didn't.");
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note text' }).value).toBe('Moss');
});

test('without an account there is no composer', () => {
  renderWithRoot(<SharePage params={{}} />);
  expect(screen.queryByRole('form')).toBeNull();
});
