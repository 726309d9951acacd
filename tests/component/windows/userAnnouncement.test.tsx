import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import UserAnnouncementWindow from '../../../windows/userAnnouncement/UserAnnouncementWindow';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

test('an announcement to one user opens as a dialog for them, and the window ends when it is stored', async () => {
  const close = vi.fn<() => void>();
  const stored = { id: 'a1', createdAt: '2026-11-20T12:00:00.000Z', updatedAt: null, forYou: true, isRead: false };
  const { api } = renderWithRoot(<UserAnnouncementWindow params={{ userId: 'u1', announcement: null }} close={close} />, {
    me: user('mona').me({ isAdmin: true }),
    api: {
      'admin/announcements/create': ({ userId: _reader, forExistingUsers: _isForAll, ...given }) => ({
        icon: 'info',
        display: 'dialog',
        needConfirmationToRead: false,
        silence: false,
        ...given,
        ...stored,
      }),
    },
  });
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'A word' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: 'Please be kind' } });
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await act(settled);
  expect(api.paramsOf('admin/announcements/create')).toMatchObject([
    { title: 'A word', text: 'Please be kind', display: 'dialog', imageUrl: null, userId: 'u1' },
  ]);
  expect(close).toHaveBeenCalledOnce();
});
