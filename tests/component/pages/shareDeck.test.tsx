import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import ShareDeckPage from '../../../pages/share-deck/ShareDeckPage';
import ReadyDecksWindow from '../../../windows/readyDecks/ReadyDecksWindow';
import { titleOf } from '~/components/decks/planPages';
import { collectPages } from '~/registry/collectPages';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

async function open(deck: string) {
  const rendered = renderWithRoot(<ShareDeckPage params={{ deck }} />, { me: user('alice').me() });
  await act(settled);
  const { root } = rendered;
  const hrefs = () =>
    runInAction(() => root.workspace.deckPanes.map((id) => (id === 'main' ? 'main' : root.workspace.visitsOf(id).entries[0]!.href)));
  return { ...rendered, hrefs, toasts: () => runInAction(() => root.overlays.toasts.items) };
}

test('a shared deck shows what it would open, and opens it only when asked', async () => {
  const { hrefs, visited } = await open('main\n/explore 400\n+ /channels');
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['Main pane', 'Explore/explore', 'Channels/channels']);
  expect(hrefs()).toEqual(['main']);
  fireEvent.click(screen.getByRole('button', { name: 'Open deck' }));
  expect({ hrefs: hrefs(), visited }).toEqual({ hrefs: ['main', '/explore', '/channels'], visited: ['/'] });
});

test('an opened deck can be undone', async () => {
  const { hrefs, toasts } = await open('main\n/explore');
  fireEvent.click(screen.getByRole('button', { name: 'Open deck' }));
  const [toast] = toasts();
  expect(toast?.text).toBe('The shared deck is open');
  act(() => toast?.action?.run());
  expect(hrefs()).toEqual(['main']);
});

test('pages that are unknown or not for this viewer are named, and left out', async () => {
  const { hrefs } = await open('main\n/nowhere/at-all\n/explore');
  expect(screen.getByText("No page has this address, so it's left out.")).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Open deck' }));
  expect(hrefs()).toEqual(['main', '/explore']);
});

test('a link that is no deck says which line, and leads to the ready-made ones', async () => {
  await open('main\njavascript:alert(1)');
  expect(screen.getByText("Line 2 can't be read. Nothing was opened.")).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ready-made decks' })).toBeTruthy();
});

test('a ready-made deck is opened at once, with a way back', async () => {
  let closed = 0;
  const { root } = renderWithRoot(<ReadyDecksWindow params={{}} close={() => (closed += 1)} />, { me: user('alice').me() });
  await act(settled);
  expect(screen.queryByRole('button', { name: 'Use this deck: Moderating' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Use this deck: Writing' }));
  const hrefs = () => runInAction(() => root.workspace.deckPanes.map((id) => root.workspace.visitsOf(id).entries[0]!.href));
  expect({ hrefs: hrefs(), closed }).toEqual({
    hrefs: ['/', '/compose', '/my/notifications#mentions', '/my/notifications#directs'],
    closed: 1,
  });
  act(() => root.workspace.undo());
  expect(hrefs()).toEqual(['/']);
});

test('one of three ways to read applies at once', async () => {
  const { root } = renderWithRoot(<ReadyDecksWindow params={{}} close={() => {}} />, { me: user('alice').me() });
  await act(settled);
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
  expect(chosen()).toEqual([true, false, false]);
  fireEvent.click(screen.getByRole('radio', { name: /^Deck/ }));
  expect({ chosen: chosen(), columns: runInAction(() => root.workspace.deckPanes.length) }).toEqual({
    chosen: [false, true, false],
    columns: 3,
  });
  fireEvent.click(screen.getByRole('radio', { name: /^Dashboard/ }));
  expect(chosen()).toEqual([false, false, true]);
});

test('a deck names each page as its manifest does', () => {
  const pages = [...collectPages().values()];
  expect(pages.map(({ id }) => titleOf(id))).toEqual(pages.map(({ title }) => title));
});
