import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { WirePoll } from '~/api/wire';
import { NoteCard } from '~/components/note/card/NoteCard';
import { note, poll, user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { answer, renderWith } from '../renderNote';

beforeAll(async () => {
  await import('~/components/note/card/PollView');
});

test('the bars of a poll stay the same elements after a vote, so that they grow to the result', async () => {
  const shown = note()
    .by(user('alice').build())
    .poll(poll(['Tea', 'Coffee']))
    .build();
  const view = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown], api: { 'notes/polls/vote': undefined } });
  const choice = await screen.findByRole('button', { name: 'Tea' });
  const bars = screen.getAllByRole('listitem').filter((item) => /Tea|Coffee/.test(item.textContent));
  const shares = () => bars.map((bar) => bar.style.getPropertyValue('--poll-share'));
  expect(shares()).toEqual(['0.0%', '0.0%']);
  fireEvent.click(choice);
  await act(settled);
  await answer(view, true);
  await act(settled);
  expect({ isConnected: choice.isConnected, shares: shares() }).toEqual({ isConnected: false, shares: ['100.0%', '0.0%'] });
});

test('the focus stays in the note when the focused choice disappears, and when there is nothing to show or hide', async () => {
  const shown = note()
    .by(user('alice').build())
    .poll(poll(['Tea', 'Coffee'], { multiple: true, expiresAt: '2024-03-01T00:00:00.000Z' }))
    .build();
  const view = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
  const choice = await screen.findByRole('button', { name: 'Tea' });
  const article = screen.getByRole('article');
  const change = (fields: Partial<WirePoll>) =>
    act(() => view.account.notes.patch(shown.id, (known) => ({ ...known, poll: { ...known.poll!, ...fields } })));
  choice.focus();
  change({
    choices: [
      { text: 'Tea', votes: 1, isVoted: true },
      { text: 'Coffee', votes: 0, isVoted: false },
    ],
  });
  expect({ isConnected: choice.isConnected, isArticleFocused: document.activeElement === article }).toEqual({
    isConnected: false,
    isArticleFocused: true,
  });
  screen.getByRole('button', { name: 'Show results' }).focus();
  change({ multiple: false });
  expect({
    showResultsButton: screen.queryByRole('button', { name: 'Show results' }),
    isArticleFocused: document.activeElement === article,
  }).toEqual({ showResultsButton: null, isArticleFocused: true });
});
