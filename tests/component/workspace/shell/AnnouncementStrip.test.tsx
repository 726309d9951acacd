import { act, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import type { WireAnnouncement } from '~/api/wire';
import { AroundPage } from '~/workspace/shell/AroundPage';
import { user } from '../../../fixtures/builders';
import { renderWithRoot } from '../../renderWithRoot';

const announcement = (id: string, display: WireAnnouncement['display']): WireAnnouncement => ({
  id,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: null,
  title: `Title of ${id}`,
  text: `Text of ${id}`,
  imageUrl: null,
  icon: 'warning',
  display,
  needConfirmationToRead: false,
  silence: false,
});

test('unread banners are above every page, lead to the announcements, and leave when they are read', async () => {
  const me = user('alice').me({ unreadAnnouncements: [announcement('rain', 'banner'), announcement('tea', 'normal')] });
  const { root } = renderWithRoot(<AroundPage kind="full">page</AroundPage>, { me });
  const strip = within(await screen.findByRole('complementary', { name: 'Announcements' }));
  const [link, ...others] = strip.getAllByRole('link');
  expect({ text: link!.textContent, href: link!.getAttribute('href'), others }).toEqual({
    text: 'Title of rainText of rain',
    href: '/announcements',
    others: [],
  });
  const receive = (type: string, body: unknown) => act(() => runInAction(() => root.session.current.meStore.receive(type, body)));
  receive('announcementCreated', { announcement: announcement('storm', 'banner') });
  expect(strip.getAllByRole('link')).toHaveLength(2);
  receive('meUpdated', { unreadAnnouncements: [] });
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('pages without navigation have no banners', () => {
  const me = user('alice').me({ unreadAnnouncements: [announcement('rain', 'banner')] });
  renderWithRoot(<AroundPage kind="reduced">page</AroundPage>, { me });
  expect(screen.queryByRole('complementary')).toBeNull();
});
