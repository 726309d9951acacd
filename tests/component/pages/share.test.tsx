import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import SharePage from '../../../pages/share/SharePage';
import { apiError } from '../../fixtures/FakeApi';
import { file, note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

const picture = file();

async function open(params: Record<string, string>) {
  const shared = { ...params };
  const rendered = renderWithRoot(<SharePage params={shared} />, {
    me: user('alice').me(),
    api: {
      emojis: { emojis: [] },
      'notes/show': apiError({ code: 'NO_SUCH_NOTE', message: 'No such note.' }),
      'drive/files/show': picture,
      'notes/create': { createdNote: note().id('n1').build() },
    },
  });
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

test('without an account there is no composer', () => {
  renderWithRoot(<SharePage params={{}} />);
  expect(screen.queryByRole('form')).toBeNull();
});
