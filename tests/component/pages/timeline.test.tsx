import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import TimelinePage from '../../../pages/timeline/TimelinePage';
import { note, user } from '../../fixtures/builders';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

const home = note().id('n1').by(user('bob').build()).text('at home').build();
const listed = note().id('n2').by(user('carol').build()).text('in the list').build();

async function opened(setUp: (test: ReturnType<typeof createTestRoot>) => void = () => {}) {
  const test = createTestRoot({ me: user('alice').me(), api: { 'notes/timeline': [home], 'notes/user-list-timeline': [listed] } });
  setUp(test);
  const view = renderWithRoot(<TimelinePage params={{}} />, { test });
  await act(settled);
  return view;
}

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

test('a pinned list is the last tab, and shows the notes of the list', async () => {
  const { api } = await opened(({ root }) => root.settings.set('pinnedUserLists', { id: 'l1', name: 'Bakers' }));
  expect(tabs()).toEqual(['Home', 'Local', 'Social', 'Global', 'Bakers']);
  fireEvent.click(screen.getByRole('tab', { name: 'Bakers' }));
  await act(settled);
  expect(screen.getByRole('feed', { name: 'Notes of the list Bakers' }).textContent).toContain('in the list');
  expect(api.paramsOf('notes/user-list-timeline')[0]).toMatchObject({ listId: 'l1' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bakers');
});

test('without the pinned list, whoever read it is at home again', async () => {
  const { root } = await opened(({ root: before }) => {
    before.settings.set('pinnedUserLists', { id: 'l1', name: 'Bakers' });
    before.settings.set('tl', { ...before.settings.get('tl'), src: 'list:l1' });
  });
  expect(screen.getByRole('tab', { name: 'Bakers' }).getAttribute('aria-selected')).toBe('true');
  act(() => root.settings.set('pinnedUserLists', null));
  await act(settled);
  expect(tabs()).toEqual(['Home', 'Local', 'Social', 'Global']);
  expect(screen.getByRole('tab', { name: 'Home' }).getAttribute('aria-selected')).toBe('true');
});
