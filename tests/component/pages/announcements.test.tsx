import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireAnnouncement, WireMe } from '~/api/wire';
import AnnouncementsPage from '../../../pages/announcements/AnnouncementsPage';
import AnnouncementWindow from '../../../windows/announcement/AnnouncementWindow';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const announcement = (id: string, more: Partial<WireAnnouncement> = {}): WireAnnouncement => ({
  id,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: null,
  title: `Title of ${id}`,
  text: `The **text** of ${id}`,
  imageUrl: null,
  icon: 'info',
  display: 'normal',
  needConfirmationToRead: false,
  silence: false,
  forYou: false,
  isRead: false,
  ...more,
});

const alice = user('alice').me({ hasUnreadAnnouncement: true, unreadAnnouncements: [announcement('tea')] });

async function open(list: ApiScript['announcements'], { me = alice, tab }: { me?: WireMe | null; tab?: string } = {}) {
  const rendered = renderWithRoot(<AnnouncementsPage params={{ tab }} />, {
    me,
    api: { announcements: list, 'i/read-announcement': undefined },
  });
  await act(settled);
  return rendered;
}

const card = (title: string) => within(screen.getByRole('article', { name: title }));

test('the page shows the current announcements with their markup, and which of them are new', async () => {
  const { api } = await open([announcement('tea'), announcement('rain', { isRead: true, forYou: true })]);
  expect(api.paramsOf('announcements')).toMatchObject([{ isActive: true }]);
  expect(card('Title of tea').getByText('text').tagName).toBe('B');
  expect(card('Title of tea').getByText('New')).toBeTruthy();
  expect(card('Title of rain').queryByText('New')).toBeNull();
  expect(card('Title of rain').getByText('Only for you')).toBeTruthy();
});

test('reading an announcement marks it everywhere', async () => {
  const { api, root } = await open([announcement('tea')]);
  fireEvent.click(card('Title of tea').getByRole('button', { name: 'Mark as read' }));
  await act(settled);
  expect(api.paramsOf('i/read-announcement')).toEqual([{ announcementId: 'tea' }]);
  expect(card('Title of tea').queryByText('New')).toBeNull();
  expect(root.session.current.me).toMatchObject({ hasUnreadAnnouncement: false, unreadAnnouncements: [] });
});

test('an announcement that wants to be sure asks before it is marked as read', async () => {
  const { api, root } = await open([announcement('tea', { needConfirmationToRead: true })]);
  fireEvent.click(card('Title of tea').getByRole('button', { name: 'Mark as read' }));
  await act(settled);
  expect(api.paramsOf('i/read-announcement')).toEqual([]);
  const [asked] = root.overlays.stack;
  if (asked?.kind !== 'dialog' || asked.dialog.type !== 'confirm') throw new Error('no question');
  await act(async () => asked.dialog.type === 'confirm' && asked.dialog.answer(true));
  await act(settled);
  expect(api.paramsOf('i/read-announcement')).toEqual([{ announcementId: 'tea' }]);
});

test('silent announcements and those of the past ask for nothing', async () => {
  await open([announcement('tea', { silence: true })]);
  expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull();
});

test('the tab of earlier announcements asks for those', async () => {
  const { api } = await open([announcement('old')], { tab: 'past' });
  expect(api.paramsOf('announcements')).toMatchObject([{ isActive: false }]);
  expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull();
});

test.each(['for the viewer alone', 'for everybody'])('a new announcement %s joins the list at once', async (whom) => {
  const { network, frames } = await open([announcement('tea')]);
  const body = { announcement: announcement('walk') };
  act(() => {
    network.socket.accept();
    if (whom === 'for everybody') network.socket.receive({ type: 'announcementCreated', body });
    else network.socket.receiveOn('main', 'announcementCreated', body);
    frames.next();
  });
  expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual(['Title of walk', 'Title of tea']);
  expect(card('Title of walk').getByText('New')).toBeTruthy();
});

test('visitors read announcements without being asked for anything', async () => {
  await open([announcement('tea')], { me: null });
  expect(card('Title of tea').queryByRole('button')).toBeNull();
});

test('the page says that there are none, and offers another try after a failure', async () => {
  const { unmount } = await open([]);
  expect(screen.getByText('No announcements right now')).toBeTruthy();
  unmount();
  await open(apiError({ status: 500 }));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('the dialog of an announcement closes once it is marked as read', async () => {
  let closed = 0;
  const { api } = renderWithRoot(<AnnouncementWindow params={{ announcement: announcement('tea') }} close={() => (closed += 1)} />, {
    me: alice,
    api: { 'i/read-announcement': undefined },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
  await act(settled);
  expect({ asked: api.paramsOf('i/read-announcement'), closed }).toEqual({ asked: [{ announcementId: 'tea' }], closed: 1 });
});

test('an announcement that is put off stays unread', async () => {
  let closed = 0;
  const { api } = renderWithRoot(<AnnouncementWindow params={{ announcement: announcement('tea') }} close={() => (closed += 1)} />, {
    me: alice,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect({ asked: api.paramsOf('i/read-announcement'), closed }).toEqual({ asked: [], closed: 1 });
});
