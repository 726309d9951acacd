import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { WireUserDetailed } from '~/api/wire';
import { UserProfile } from '~/components/user/UserProfile';
import { NetworkError } from '~/lib/AppError';
import { note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import type { ApiScript } from '../../fixtures/FakeApi';
import { renderWith } from '../note/renderNote';

function renderProfile(fields: Partial<WireUserDetailed> = {}, api: ApiScript = {}, of = user('alice')) {
  const view = renderWith(<UserProfile userId="user-alice" />, { api });
  act(() => void view.account.ingest.users([of.detailed(fields)], 'fetch'));
  return view;
}

describe('a profile', () => {
  test('a profile shows counts that link to their lists', () => {
    renderProfile({ notesCount: 1234, followingCount: 5, followersCount: 6 });
    expect(screen.getByRole('link', { name: '1,234 Notes' }).getAttribute('href')).toBe('/@alice');
    expect(screen.getByRole('link', { name: '5 Following' }).getAttribute('href')).toBe('/@alice/following');
    expect(screen.getByRole('link', { name: '6 Followers' }).getAttribute('href')).toBe('/@alice/followers');
  });

  test('a profile hides lists that the user does not share', () => {
    renderProfile({ followingVisibility: 'private', followersVisibility: 'followers' });
    expect(screen.queryByRole('link', { name: /Following|Followers/ })).toBeNull();
  });

  test('a profile says that the user follows the viewer', () => {
    renderProfile({ isFollowed: true });
    expect(screen.getByText('Follows you')).toBeTruthy();
  });

  test('a profile warns that a remote profile may be incomplete', () => {
    renderProfile({ url: 'https://far.example/@alice' }, {}, user('alice').from('far.example'));
    expect(screen.getByText(/on another server/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /original server/ }).getAttribute('href')).toBe('https://far.example/@alice');
  });

  test('a remote profile leads to what is known of its server', () => {
    renderProfile({}, {}, user('alice').from('far.example'));
    expect(screen.getByRole('link', { name: 'far.example' }).getAttribute('href')).toBe('/instance-info/far.example');
  });

  test('a profile says where the user moved to', async () => {
    renderProfile({ movedTo: 'user-alice2' }, { 'users/show': user('alice2').detailed() });
    await act(settled);
    expect(screen.getByText(/moved to/).textContent).toBe('This account has moved to @alice2@example.test.');
  });

  test('a profile shows fields with a mark for verified links', () => {
    renderProfile({ fields: [{ name: 'Home', value: 'https://alice.example/' }], verifiedLinks: ['https://alice.example/'] });
    expect(screen.getByText('Home')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Verified link' })).toBeTruthy();
  });

  test('a profile shows pinned notes', () => {
    const pinned = note().text('Read me first').build();
    renderProfile({ pinnedNoteIds: [pinned.id], pinnedNotes: [pinned] });
    expect(screen.getByRole('article', { description: 'Read me first' })).toBeTruthy();
    expect(screen.getByText('Pinned note')).toBeTruthy();
  });

  test('a profile saves a memo when the field loses the focus', async () => {
    const { api } = renderProfile({}, { 'users/update-memo': undefined });
    fireEvent.click(screen.getByRole('button', { name: 'Add memo' }));
    const field = screen.getByRole('textbox', { name: 'Memo' });
    fireEvent.change(field, { target: { value: 'met in Lisbon' } });
    fireEvent.blur(field);
    await act(settled);
    expect(api.paramsOf('users/update-memo')).toEqual([{ userId: 'user-alice', memo: 'met in Lisbon' }]);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Memo' }).value).toBe('met in Lisbon');
  });

  const memo = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Memo' });

  test('a profile keeps the text of a memo that was not saved, and saves it the next time', async () => {
    const { api } = renderProfile({ memo: 'tall' }, { 'users/update-memo': new NetworkError() });
    fireEvent.change(memo(), { target: { value: 'tall, met in Lisbon' } });
    fireEvent.blur(memo());
    await act(settled);
    expect(memo().value).toBe('tall, met in Lisbon');
    api.on('users/update-memo', undefined);
    fireEvent.blur(memo());
    await act(settled);
    fireEvent.blur(memo());
    await act(settled);
    expect(api.paramsOf('users/update-memo').map((params) => params.memo)).toEqual(['tall, met in Lisbon', 'tall, met in Lisbon']);
  });

  test('a profile shows a memo that was changed elsewhere if nothing is unsaved', async () => {
    const view = renderProfile({ memo: 'tall' }, { 'users/update-memo': undefined });
    fireEvent.change(memo(), { target: { value: 'taller' } });
    fireEvent.blur(memo());
    await act(settled);
    act(() => void view.account.ingest.users([user('alice').detailed({ memo: 'tallest' })], 'fetch'));
    expect(memo().value).toBe('tallest');
  });

  test('a profile saves a memo when the viewer leaves the page while typing', async () => {
    const view = renderProfile({}, { 'users/update-memo': undefined });
    fireEvent.click(screen.getByRole('button', { name: 'Add memo' }));
    fireEvent.change(memo(), { target: { value: 'met in Lisbon' } });
    view.unmount();
    await settled();
    expect(view.api.paramsOf('users/update-memo')).toEqual([{ userId: 'user-alice', memo: 'met in Lisbon' }]);
  });

  test('a profile saves a memo only once when the viewer leaves during a save', async () => {
    const view = renderProfile({ memo: 'tall' }, { 'users/update-memo': undefined });
    fireEvent.change(memo(), { target: { value: 'taller' } });
    fireEvent.blur(memo());
    view.unmount();
    await settled();
    expect(view.api.paramsOf('users/update-memo')).toHaveLength(1);
  });
});
