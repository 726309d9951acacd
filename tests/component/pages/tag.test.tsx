import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import TagPage from '../../../pages/tag/TagPage';
import type { WireMe } from '~/api/wire';
import { note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

const post = (id: string, text: string) => note().id(id).by(user('bob').build()).text(text).build();

async function open(me: WireMe | null = user('alice').me()) {
  const rendered = renderWithRoot(<TagPage params={{ tag: 'moss' }} />, {
    me,
    api: { emojis: { emojis: [] }, 'notes/search-by-tag': [post('n1', 'old #moss')] },
  });
  await act(settled);
  return rendered;
}

test('the page of a tag shows its notes as a live feed', async () => {
  const { network, frames } = await open();
  const feed = screen.getByRole('feed', { name: 'Notes with #moss' });
  expect(within(feed).getByRole('article').textContent).toContain('old');
  act(() => {
    network.socket.accept();
    network.socket.receiveOn('hashtag', 'note', post('n2', 'new #moss'));
    frames.next();
  });
  expect(within(feed).getAllByRole('article')[0]!.textContent).toContain('new');
});

test('writing opens a composer with the tag and without a draft', async () => {
  const { root } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Post with this hashtag' }));
  await act(settled);
  expect(root.overlays.stack).toMatchObject([{ kind: 'window', id: 'composer', params: { initialText: '#moss ', instant: true } }]);
});

test('an account that has moved is refused before it writes', async () => {
  const { root } = await open(user('alice').me({ movedTo: 'elsewhere' }));
  fireEvent.click(screen.getByRole('button', { name: 'Post with this hashtag' }));
  await act(settled);
  expect(root.overlays.stack).toMatchObject([{ kind: 'dialog', dialog: { type: 'alert' } }]);
});

test('visitors can only read', async () => {
  await open(null);
  expect(screen.queryByRole('button', { name: 'Post with this hashtag' })).toBeNull();
});
