import { describe, expect, test } from 'vitest';
import { initialContent, type InitialContext } from '~/components/composer/initialContent';
import type { Note, User } from '~/services/records';
import { note, user } from '../../../fixtures/builders';

const me = user('me').me();
const server = { host: 'here.test', isOwnHost: (host: string) => host === 'here.test' };
const context: InitialContext = { me, server, visibility: 'public', localOnly: false, reactionAcceptance: null, keepCw: true };

/** Returns the context of a reply to a user's note. */
function answering(author: User, fields: Partial<Note>, more: Partial<InitialContext> = {}): InitialContext {
  const reply = { ...note().text('hello').build(), userId: author.id, ...fields } as Note;
  return { ...context, reply, replyAuthor: author, ...more };
}

const bob = user('bob').build() as User;
const remote = user('rin').from('there.test').build() as User;

describe('initialContent', () => {
  test('the initial content starts empty with the remembered or default visibility', () => {
    expect(initialContent({}, { ...context, visibility: 'followers', localOnly: true, reactionAcceptance: 'likeOnly' })).toEqual({
      text: '',
      useCw: false,
      cw: '',
      visibility: 'followers',
      localOnly: true,
      visibleUserIds: [],
      reactionAcceptance: 'likeOnly',
      files: [],
      poll: null,
      quoteId: null,
    });
  });

  test('the initial content mentions the author and everyone that the note mentions once, without the viewer', () => {
    const { text } = initialContent({ replyId: 'n' }, answering(bob, { text: 'to @me and @carol and @bob and @carol' }));
    expect(text).toBe('@bob @carol ');
  });

  test('the initial content puts mentions before shared text, so that no address absorbs a name', () => {
    const params = { replyId: 'n', initialText: 'https://a.example/' };
    expect(initialContent(params, answering(bob, {})).text).toBe('@bob https://a.example/');
  });

  test('the initial content adds the server to bare names in a remote note', () => {
    expect(initialContent({ replyId: 'n' }, answering(remote, { text: 'with @yuki' })).text).toBe('@rin@there.test @yuki@there.test ');
  });

  test('a reply to the viewer mentions nobody', () => {
    expect(initialContent({ replyId: 'n' }, answering(me as unknown as User, {})).text).toBe('');
  });

  test.each([
    ['public', 'public', 'public'],
    ['public', 'home', 'home'],
    ['followers', 'home', 'followers'],
    ['public', 'followers', 'followers'],
    ['specified', 'home', 'specified'],
    ['home', 'specified', 'specified'],
  ] as const)('with the visibility %s as the default, a reply to a note with %s has %s', (chosen, replied, expected) => {
    expect(initialContent({ replyId: 'n' }, answering(bob, { visibility: replied }, { visibility: chosen })).visibility).toBe(expected);
  });

  test('the initial content addresses a reply to a direct note to its other recipients', () => {
    const { visibleUserIds } = initialContent({ replyId: 'n' }, answering(bob, { visibility: 'specified', visibleUserIds: ['x', me.id] }));
    expect(visibleUserIds).toEqual(['x', bob.id]);
  });

  test('the initial content keeps a silenced account off public timelines', () => {
    expect(initialContent({}, { ...context, me: { ...me, isSilenced: true } }).visibility).toBe('home');
  });

  test('the initial content is public and local in a channel', () => {
    expect(initialContent({ channelId: 'c' }, { ...context, visibility: 'followers' })).toMatchObject({
      visibility: 'public',
      localOnly: true,
    });
  });

  test('the initial content copies the content warning of the note being replied to, if the settings say so', () => {
    expect(initialContent({ replyId: 'n' }, answering(bob, { cw: 'food' }))).toMatchObject({ useCw: true, cw: 'food' });
    expect(initialContent({ replyId: 'n' }, answering(bob, { cw: 'food' }, { keepCw: false }))).toMatchObject({ useCw: false, cw: '' });
  });

  test('the initial content restores a deleted note for rewriting', () => {
    const initialNote = {
      ...note().text('old').build(),
      cw: 'w',
      visibility: 'home',
      localOnly: true,
      reactionAcceptance: 'likeOnly',
    } as unknown as Note;
    expect(initialContent({ initialNote }, { ...context, initialNote })).toEqual({
      text: 'old',
      useCw: true,
      cw: 'w',
      visibility: 'home',
      localOnly: true,
      visibleUserIds: [],
      reactionAcceptance: 'likeOnly',
      files: [],
      poll: null,
      quoteId: null,
    });
  });
});
