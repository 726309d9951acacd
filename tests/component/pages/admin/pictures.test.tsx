import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import AdminAvatarDecorationsPage from '../../../../pages/admin/avatar-decorations/AdminAvatarDecorationsPage';
import AdminEmojisPage from '../../../../pages/admin/emojis/AdminEmojisPage';
import { user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { renderWithRoot } from '../../renderWithRoot';

const me = user('mona').me({ isAdmin: true, isModerator: true });

test('the control panel lists the custom emoji of the server, and a press opens one', async () => {
  const emoji = { id: '1', name: 'fern', aliases: [], category: 'Plants', host: null, url: 'https://example.test/fern.webp' };
  const { root } = renderWithRoot(<AdminEmojisPage params={{ tab: undefined }} />, {
    me,
    api: { 'admin/emoji/list': [emoji] as never, endpoints: [], emojis: { emojis: [] } },
  });
  await act(settled);
  expect(screen.getByRole('heading', { name: 'Custom emoji' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /fern/ }));
  expect(root.overlays.stack).toMatchObject([{ kind: 'window', id: 'emojiForm', params: { emoji: { id: '1' } } }]);
});

test('the control panel lists the avatar decorations of the server, and adds one', async () => {
  const decoration = {
    id: '1',
    name: 'Crown',
    description: '',
    url: 'https://example.test/crown.webp',
    roleIdsThatCanBeUsedThisDecoration: [],
  };
  const { root } = renderWithRoot(<AdminAvatarDecorationsPage />, {
    me,
    api: { 'admin/avatar-decorations/list': [decoration] as never },
  });
  await act(settled);
  expect(screen.getByRole('button', { name: 'Edit Crown' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add decoration' }));
  expect(root.overlays.stack).toMatchObject([{ kind: 'window', id: 'decorationForm', params: { decoration: null } }]);
});
