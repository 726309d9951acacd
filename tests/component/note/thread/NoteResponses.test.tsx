import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reactorsOf } from '~/stores/resources/content/notes';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import { note, user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { alice, carol, renderThread } from './renderThread';

test('the people who reacted are listed, one kind at a time', async () => {
  const shown = note().by(alice).reactions({ '👍': 2, '🎉': 1 }).build();
  await renderThread(shown, {
    'notes/reactions': ({ type }) => [
      { id: `r-${type}`, createdAt: '2024-02-10T00:00:00.000Z', user: type === '🎉' ? carol : alice, type: type! },
    ],
  });
  fireEvent.click(screen.getByRole('tab', { name: 'Reactions' }));
  await act(settled);
  const panel = within(screen.getByRole('tabpanel', { name: 'Reactions' }));
  expect(panel.getByText('Alice')).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: '🎉, 1 reaction' }));
  await act(settled);
  expect(panel.getByText('Carol')).toBeTruthy();
});

test('the people who renoted are listed', async () => {
  const shown = note().by(alice).with({ renoteCount: 1 }).build();
  await renderThread(shown, { 'notes/renotes': [note().by(carol).renoting(shown).build()] });
  fireEvent.click(screen.getByRole('tab', { name: 'Renotes' }));
  await act(settled);
  expect(within(screen.getByRole('tabpanel', { name: 'Renotes' })).getByText('Carol')).toBeTruthy();
});

test('the people who reacted load again when somebody reacts', async () => {
  const shown = note().by(alice).reactions({ '👍': 1 }).build();
  const entry = (who: typeof carol) => ({ id: `r-${who.id}`, createdAt: '2024-02-10T00:00:00.000Z', user: who, type: '👍' });
  const { account, api, clock, unmount } = await renderThread(shown, { 'notes/reactions': [entry(alice)] });
  fireEvent.click(screen.getByRole('tab', { name: 'Reactions' }));
  await act(settled);
  const join = (count: number) => act(() => account.notes.patch(shown.id, (known) => ({ ...known, reactions: { '👍': count } })));
  api.on('notes/reactions', [entry(carol), entry(alice)]);
  for (const count of [2, 3, 4]) join(count);
  act(() => clock.advance(1_000));
  await act(settled);
  expect(within(screen.getByRole('tabpanel', { name: 'Reactions' })).getByText('Carol')).toBeTruthy();
  expect(api.paramsOf('notes/reactions')).toHaveLength(2);
  join(5);
  unmount();
  clock.advance(1_000);
  expect(api.paramsOf('notes/reactions')).toHaveLength(2);
});

test('the open list of people who reacted stays, whatever the counts are', async () => {
  const shown = note().by(alice).reactions({ '👍': 20, '🎉': 19 }).build();
  const entries = Array.from({ length: 20 }, (_, place) => {
    const who = user(`fan${place}`).build();
    return { id: `r${String(99 - place)}`, createdAt: '2024-02-10T00:00:00.000Z', user: who, type: '👍' };
  });
  const { account, api, clock } = await renderThread(shown, {
    'notes/reactions': ({ untilId, limit = 10 }) => entries.filter(({ id }) => untilId === undefined || id < untilId).slice(0, limit),
  });
  fireEvent.click(screen.getByRole('tab', { name: 'Reactions' }));
  await act(settled);
  const panel = within(screen.getByRole('tabpanel', { name: 'Reactions' }));
  fireEvent.click(panel.getByRole('button', { name: 'Load more' }));
  await act(settled);
  act(() => account.notes.patch(shown.id, (known) => ({ ...known, reactions: { '👍': 21, '🎉': 40 } })));
  act(() => clock.advance(1_000));
  await act(settled);
  expect(resourcesOf(account).collection(reactorsOf, { noteId: shown.id, reaction: '👍' }).items).toHaveLength(20);
  expect(
    panel
      .getAllByRole('button', { name: /reactions$/ })
      .map((kind) => ({ label: kind.ariaLabel ?? kind.getAttribute('aria-label'), pressed: kind.getAttribute('aria-pressed') })),
  ).toEqual([
    { label: '👍, 21 reactions', pressed: 'true' },
    { label: '🎉, 40 reactions', pressed: 'false' },
  ]);
  expect(api.paramsOf('notes/reactions').map(({ type }) => type)).toEqual(['👍', '👍', '👍']);
});

test('the clips of a note are listed', async () => {
  const clip = { id: 'c1', createdAt: '2024-02-10T00:00:00.000Z', lastClippedAt: null, userId: carol.id, user: carol, name: 'Soups' };
  const fields = { description: null, isPublic: true, favoritedCount: 0, isFavorited: false };
  await renderThread(note().by(alice).with({ clippedCount: 1 }).build(), { 'notes/clips': [{ ...clip, ...fields }] });
  const clips = within(screen.getByRole('region', { name: 'Clips' }));
  expect(clips.getByRole('link', { name: 'Soups' }).getAttribute('href')).toBe('/clips/c1');
});

test('clips are not requested for a note that is in none, except for old notes, whose clips were not counted', async () => {
  const { api, unmount } = await renderThread(note().by(alice).with({ clippedCount: 0 }).build());
  expect(api.paramsOf('notes/clips')).toEqual([]);
  unmount();
  const old = await renderThread(note().by(alice).with({ clippedCount: 0, createdAt: '2023-09-30T00:00:00.000Z' }).build(), {
    'notes/clips': [],
  });
  expect(old.api.paramsOf('notes/clips')).toHaveLength(1);
});
