import { act } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { WireClip, WireUserDetailed } from '~/api/wire';
import { ClipCard } from '~/components/clip/ClipCard';
import { NoteClips } from '~/components/note/thread/NoteClips';
import { UserCard } from '~/components/user/UserCard';
import { UserProfile } from '~/components/user/UserProfile';
import { clips, takeClip } from '~/stores/resources/content/clips';
import { note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { WRONG } from '../../fixtures/hostileNotes';
import { renderWithRoot } from '../renderWithRoot';

/** The fields that a profile is read from. */
const PROFILE = Object.keys(user('mallory').detailed()).filter((field) => field !== 'id') as (keyof WireUserDetailed)[];

const clip: WireClip = {
  id: 'c',
  createdAt: '2024-02-10T12:00:00.000Z',
  lastClippedAt: null,
  userId: 'user-mallory',
  user: user('mallory').build(),
  name: 'Soup',
  description: 'Recipes',
  isPublic: true,
  favoritedCount: 2,
};
const FIELDS: readonly (keyof WireClip)[] = ['lastClippedAt', 'userId', 'user', 'name', 'description', 'isPublic', 'favoritedCount'];
const OWNER_FIELDS = Object.keys(clip.user).filter((field) => field !== 'id');

/** Ingests users and renders each with a profile and a card. */
async function draw(people: readonly WireUserDetailed[]) {
  const { root, container, rerender } = renderWithRoot(<div />);
  const { ingest, users } = root.session.current;
  const ids = ingest.users(people, 'fetch');
  rerender(ids.flatMap((id) => [<UserProfile key={id} userId={id} />, <UserCard key={`card of ${id}`} user={users.get(id)!} />]));
  await act(() => vi.dynamicImportSettled());
  return container;
}

describe.each(WRONG)('when a value is %s', (_kind, value) => {
  test('profiles and cards with wrong values are rendered', async () => {
    const whole = user('mallory').detailed({ fields: [{ name: 'a', value: 'b' }] });
    const people = PROFILE.map((field) => ({ ...whole, id: `of ${field}`, [field]: value }));
    const container = await draw(people);
    expect(container.querySelectorAll('[data-part]')).toHaveLength(2 * people.length);
  });

  test('profile fields with wrong values are rendered', async () => {
    const pairs = [{ name: value, value: 'b' }, { name: 'a', value }, value] as never;
    const container = await draw([user('mallory').detailed({ fields: pairs })]);
    expect(container.querySelectorAll('dl')).toHaveLength(1);
  });

  test('clips with wrong values are rendered', () => {
    const { root, container, rerender } = renderWithRoot(<div />);
    const account = root.session.current;
    const shown = FIELDS.map((field) => clips.one(account, takeClip(account, { ...clip, id: `with ${field}`, [field]: value }))!);
    rerender(shown.map((one, index) => <ClipCard key={FIELDS[index]} clip={one} showsOwner />));
    expect(container.querySelectorAll('article')).toHaveLength(FIELDS.length);
  });

  test('the clips of a note are rendered, whatever their owners are', async () => {
    const clips = OWNER_FIELDS.map((field) => ({ ...clip, id: `of ${field}`, user: { ...clip.user, id: field, [field]: value } }));
    const { container } = renderWithRoot(<NoteClips note={{ ...note().build(), clippedCount: 1 }} />, { api: { 'notes/clips': clips } });
    await act(settled);
    expect(container.querySelectorAll('article')).toHaveLength(clips.length);
  });
});
