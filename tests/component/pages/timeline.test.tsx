import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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
  expect(screen.getByRole('feed', { name: 'Notes in the list Bakers' }).textContent).toContain('in the list');
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

test('each timeline of the server explains itself until the account closes that, on any device', async () => {
  const { root, api } = await opened(({ root: before, api: calls }) => {
    calls.on('i/registry/get-all', { timelineTutorials: { local: true } });
    calls.on('i/registry/set', undefined);
    calls.on('notes/local-timeline', []);
    void before.session.boot();
  });
  const tip = await screen.findByRole('complementary', { name: 'About this timeline' });
  expect(tip.textContent).toContain('people you follow');
  const close = screen.getByRole('button', { name: 'Close tip' });
  // As the pane around the page is.
  const pane = screen.getByRole('feed').closest<HTMLElement>('[data-part="scroller"]')!.parentElement!;
  pane.tabIndex = -1;
  close.focus();
  fireEvent.click(close);
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(document.activeElement).toBe(pane);
  expect(root.settings.get('timelineTutorials')).toEqual({ home: true, local: true, social: false, global: false });
  await vi.waitFor(() =>
    expect(api.paramsOf('i/registry/set')).toContainEqual(
      expect.objectContaining({ key: 'timelineTutorials', value: { home: true, local: true, social: false, global: false } }),
    ),
  );
  fireEvent.click(screen.getByRole('tab', { name: 'Local' }));
  await act(settled);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('a swipe on a touch screen shows the next timeline unless the setting is off', async () => {
  const points = vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
  const { root, api } = await opened(({ api: calls }) => calls.on('notes/local-timeline', []));
  const page = screen.getByRole('feed').closest<HTMLElement>('[data-part="scroller"]')!.parentElement!;
  page.setPointerCapture = () => {};
  const touch = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientY: 300 };
  const swipe = () => {
    fireEvent.pointerDown(page, { ...touch, clientX: 300 });
    fireEvent.pointerMove(page, { ...touch, clientX: 100 });
    fireEvent.pointerUp(page, { ...touch, clientX: 100 });
  };
  const shown = () => screen.getByRole('tab', { selected: true }).textContent;
  await vi.waitFor(() => expect(page.className).toContain('swiped'));
  act(() => root.settings.set('enableHorizontalSwipe', false));
  swipe();
  expect(shown()).toBe('Home');
  act(() => root.settings.set('enableHorizontalSwipe', true));
  act(swipe);
  await act(settled);
  expect(shown()).toBe('Local');
  expect(api.paramsOf('notes/local-timeline')).toHaveLength(1);
  points.mockRestore();
});

test('the menu of the page jumps to a day of the timeline', async () => {
  const { root, api } = await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await act(settled);
  const menu = root.overlays.stack.at(-1);
  if (menu?.kind !== 'menu') throw new Error('no menu is open');
  const jump = (await menu.items).find((item) => 'text' in item && item.text === 'Jump to a date…');
  if (!jump || !('action' in jump)) throw new Error('the menu does not jump');
  void jump.action();
  const dialog = await vi.waitFor(() => {
    const asked = root.overlays.stack.at(-1);
    if (asked?.kind !== 'dialog' || asked.dialog.type !== 'prompt') throw new Error('no day is asked for');
    return asked.dialog;
  });
  await act(async () => {
    dialog.answer('2024-02-05');
    await settled();
  });
  expect(api.paramsOf('notes/timeline').at(-1)).toMatchObject({ untilDate: new Date(2024, 1, 6).getTime() });
});

test('an empty home leads to people and to the local timeline', async () => {
  const { visited } = await opened(({ api: calls }) => {
    calls.on('notes/timeline', []);
    calls.on('notes/local-timeline', [home]);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Find people' }));
  expect(visited).toEqual(['/explore#users']);
  fireEvent.click(screen.getByRole('button', { name: 'See Local' }));
  await act(settled);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Local');
  expect(screen.queryByRole('button', { name: 'Find people' })).toBeNull();
});

test('the options of the page contain lists, antennas and channels, for headers without room for their buttons', async () => {
  const { root } = await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await act(settled);
  const menu = root.overlays.stack.at(-1);
  if (menu?.kind !== 'menu') throw new Error('no menu is open');
  const parents = (await menu.items).flatMap((item) => (item.type === 'parent' ? [item.text] : []));
  expect(parents).toEqual(['Lists', 'Antennas', 'Channels']);
});
