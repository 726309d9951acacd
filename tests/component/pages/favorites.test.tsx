import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireNoteFavorite } from '~/api/wire';
import FavoritesPage from '../../../pages/favorites/FavoritesPage';
import { favoriteNotes } from '~/stores/resources/content/favorites';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import { note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWith } from '../note/renderNote';

const favorite = (id: string, text: string): WireNoteFavorite => {
  const kept = note().id(`note-of-${id}`).by(user('carol').build()).text(text).build();
  return { id, createdAt: '2024-02-10T11:00:00.000Z', noteId: kept.id, note: kept };
};

async function opened(answers: ApiScript['i/favorites']) {
  const view = renderWith(<FavoritesPage />, { api: { 'i/favorites': answers } });
  await act(settled);
  return view;
}

test('the favorites are notes in the order in which they were added', async () => {
  await opened(({ untilId }) => (untilId === undefined ? [favorite('f2', 'added last'), favorite('f1', 'added first')] : []));
  expect(screen.getAllByRole('article').map((one) => /added \w+/.exec(one.textContent)?.[0])).toEqual(['added last', 'added first']);
});

test('further favorites are asked for by the id of the last one, not of its note', async () => {
  const view = await opened(({ untilId }) => (untilId === undefined ? [favorite('f2', 'one')] : []));
  await act(() => resourcesOf(view.account).collection(favoriteNotes, null).loadMore());
  expect(view.api.paramsOf('i/favorites')).toEqual([{ limit: 10 }, { limit: 30, untilId: 'f2' }]);
});

test('without favorites, the page says how to get some', async () => {
  await opened([]);
  expect(screen.getByText('No favorites yet')).toBeTruthy();
});

test('a failure offers another try', async () => {
  await opened(apiError({ status: 500 }));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
