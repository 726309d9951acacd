import { act, screen } from '@testing-library/react';
import type { WireNote } from '~/api/wire';
import { NoteThread } from '~/components/note/thread/NoteThread';
import { user } from '../../../fixtures/builders';
import type { ApiScript } from '../../../fixtures/FakeApi';
import { settled } from '../../../fixtures/createTestRoot';
import { renderWith } from '../renderNote';

/** The author of most shown notes. */
export const alice = user('alice').build();

/** The author of most other notes. */
export const carol = user('carol').build();

/**
 * Renders the thread of a note, as Bob sees it, and waits until everything is loaded.
 * @param notes the notes that the client knows already
 */
export async function renderThread(shown: WireNote, api: ApiScript = {}, notes: readonly WireNote[] = [], me = user('bob').me()) {
  const view = renderWith(<NoteThread noteId={shown.id} />, { notes, me, api: { 'notes/show': shown, 'notes/children': [], ...api } });
  await act(async () => void (await view.account.mutes.loading));
  await act(settled);
  return view;
}

/** The texts of the notes on screen, from top to bottom. */
export const texts = () => screen.getAllByRole('article').map((article) => article.querySelector('div[dir="auto"]')?.textContent);
