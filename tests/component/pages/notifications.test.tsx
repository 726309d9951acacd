import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import NotificationsPage from '../../../pages/notifications/NotificationsPage';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

const tabNames = () =>
  screen.getAllByRole('tab').map((tab) => [tab.textContent, within(tab).queryByRole('img', { name: 'New activity' }) !== null]);

async function open() {
  const test = renderWithRoot(<NotificationsPage params={{ tab: undefined }} />, {
    me: user('alice').me({ hasUnreadMentions: true }),
    api: { emojis: { emojis: [] }, 'i/notifications-grouped': [] },
  });
  await act(settled);
  return test;
}

test('the tabs of mentions and direct notes have a dot while one of their notes is unread', async () => {
  const { root } = await open();
  expect(tabNames()).toEqual([
    ['All', false],
    ['Mentions', true],
    ['Direct notes', false],
  ]);
  act(() => root.session.current.meStore.merge({ hasUnreadMentions: false, hasUnreadSpecifiedNotes: true }));
  expect(tabNames().map(([, hasDot]) => hasDot)).toEqual([false, false, true]);
});
